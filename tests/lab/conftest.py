"""These tests play many matches, so they run without coverage, which measures only engine and games and is slow."""

from collections.abc import Iterator

import pytest

from tests.laws.untraced import untraced


@pytest.fixture(autouse=True)
def play_untraced() -> Iterator[None]:
    with untraced():
        yield
