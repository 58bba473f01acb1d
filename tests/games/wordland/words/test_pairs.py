"""W13, W36: the thresholds that word tools must meet, on the pairs they were made with and on others."""

from collections.abc import Callable
from importlib.util import find_spec

import pytest
from simplemma.strategies.dictionaries import StreamDictionaryFactory

from curiouser.games.wordland.words import Language, language
from curiouser.games.wordland.words.plain_polish import PlainPolish
from tests.games.wordland.words.pairs import KINDS, Pair, fresh, given, said_no, said_yes
from tests.laws.untraced import untraced

# The share of derived pairs that must be suggested, and of the others that may be; given pairs, then fresh ones.
LIKELY = {"en": ((0.95, 0.02), (0.85, 0.06)), "pl": ((0.95, 0.08), (0.75, 0.15)), "ro": ((0.85, 0.06), (0.6, 0.06))}
BEST = [
    "en",
    pytest.param("pl", marks=pytest.mark.skipif(find_spec("morfeusz2") is None, reason="Morfeusz is not installed")),
    "ro",
]


def share(found: list[Pair], pairs: list[Pair], *kinds: str) -> float:
    return len(found) / sum(pair.kind in kinds for pair in pairs)


def wrongly_same(ours: Language, pairs: list[Pair]) -> list[Pair]:
    return [pair for kind in KINDS[1:] for pair in said_yes(pairs, kind, ours.is_same)]


@pytest.mark.parametrize("code", BEST)
def test_98_of_100_forms_of_a_word_are_the_same_word(code: str) -> None:
    """W36"""
    missed = said_no(given(code), "inflected", language(code).is_same)
    assert share(missed, given(code), "inflected") <= 0.02, missed


@pytest.mark.parametrize("code", BEST)
def test_so_are_nearly_all_others(code: str) -> None:
    """W36"""
    missed = said_no(fresh(code), "inflected", language(code).is_same)
    assert share(missed, fresh(code), "inflected") <= 0.06, missed


@pytest.mark.parametrize("pairs", [given, fresh])
@pytest.mark.parametrize("code", BEST)
def test_no_other_word_is_ever_the_same(code: str, pairs: Callable[[str], list[Pair]]) -> None:
    """W36: nobody is put out wrongly."""
    assert wrongly_same(language(code), pairs(code)) == []


@pytest.mark.parametrize(("pairs", "which"), [(given, 0), (fresh, 1)])
@pytest.mark.parametrize("code", BEST)
def test_derived_words_are_suggested_and_few_others(code: str, pairs: Callable[[str], list[Pair]], which: int) -> None:
    """W13"""
    all_pairs, question = pairs(code), language(code).is_likely_derived
    hits, alarms = LIKELY[code][which]
    assert share(said_yes(all_pairs, "derived", question), all_pairs, "derived") >= hits
    others = [pair for kind in KINDS[2:] for pair in said_yes(all_pairs, kind, question)]
    assert share(others, all_pairs, *KINDS[2:]) <= alarms, others


def test_polish_without_morfeusz_misses_more_but_is_never_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """W36: one test, because reading the list takes seconds, and traced three times as many."""
    read = StreamDictionaryFactory.get_dictionary
    monkeypatch.setattr(StreamDictionaryFactory, "get_dictionary", untraced()(read))
    ours = Language("pl", PlainPolish())
    assert ours.tools.startswith("simplemma")
    for pairs, most in ((given("pl"), 0.1), (fresh("pl"), 0.12)):
        assert share(said_no(pairs, "inflected", ours.is_same), pairs, "inflected") <= most
        assert wrongly_same(ours, pairs) == []
