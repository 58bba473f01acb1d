"""The pages with parties match what the terminal prints."""

import importlib.util

import pytest

from tests.games.wordland.parties import PARTIES, Party, page_of
from tests.laws.untraced import untraced


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: party.language)
def test_the_page_of_a_party_is_what_the_terminal_says(party: Party) -> None:
    """When bots or texts were changed on purpose, `python -m tests.games.wordland.parties` writes the pages anew."""
    if party.language == "pl" and importlib.util.find_spec("morfeusz2") is None:
        pytest.skip("the page was made with Morfeusz")
    with untraced():
        page = page_of(party)
    assert page == party.page.read_text(encoding="utf-8")
