"""The tests of the rules use a dictionary of a few words, so no real one affects them."""

from collections.abc import Iterator

import pytest

from curiouser.games.wordland import words
from curiouser.games.wordland.box import box_of
from tests.games.wordland.small_dictionary import small_language


@pytest.fixture
def small_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    box_of.cache_clear()
    monkeypatch.setattr(words, "language", small_language)
    yield
    box_of.cache_clear()
