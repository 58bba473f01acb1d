"""W13, W36, W47: what counts as the same word, what only looks derived, and what a dictionary knows."""

import subprocess
import sys
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from curiouser.engine.errors import Problem
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import language
from tests.property_testing import given, st


def same(code: str, earlier: str, later: str) -> bool:
    return language(code).is_same(earlier, later)


def likely(code: str, earlier: str, later: str) -> bool:
    return language(code).is_likely_derived(earlier, later)


def test_a_derived_word_is_only_suggested() -> None:
    """W13, W36: after “dom”, “domek” is for the players to judge."""
    assert not same("pl", "dom", "domek")
    assert likely("pl", "dom", "domek")


def test_a_compound_is_allowed() -> None:
    """W13: after “dom”, “domofon” is in."""
    assert not same("pl", "dom", "domofon")
    assert not likely("pl", "dom", "domofon")


def test_a_form_of_the_same_word_is_the_same() -> None:
    """W36"""
    assert same("en", "mouse", "mice")
    assert same("pl", "lew", "lwy")
    assert same("ro", "om", "oameni")


def test_american_spelling_makes_no_other_word() -> None:
    assert same("en", "colour", "color")
    assert same("en", "tyres", "tire")
    assert same("en", "pajamas", "pyjamas")


@pytest.mark.parametrize("code", LANGUAGES)
def test_case_accents_hyphens_and_spaces_make_no_other_word(code: str) -> None:
    """W36, W39"""
    assert same(code, "Zorro", "zorro")
    assert same(code, "hula hoop", "hula-hoop")
    assert same(code, "hula hoops", "Hulahoops")
    assert same(code, "resume", "résumé")


def test_letters_of_the_alphabet_do_make_another_word() -> None:
    """W39"""
    assert not same("pl", "kat", "kąt")
    assert not same("ro", "tata", "țață")


def test_a_phrase_is_compared_as_a_whole() -> None:
    """W47"""
    assert same("en", "lion tamer", "lion tamers")
    assert same("pl", "wata cukrowa", "waty cukrowe")
    assert not same("en", "timetable", "times tables")


def test_a_phrase_that_contains_an_earlier_word_is_like_a_compound() -> None:
    """W47"""
    assert not same("en", "lion", "lion tamer")
    assert not likely("en", "lion", "lion tamer")
    assert not same("en", "lion cub", "lion tamer")


def test_each_noun_of_a_phrase_counts_as_said() -> None:
    """W47"""
    assert same("en", "lion tamer", "lion")
    assert same("en", "lion tamer", "tamers")
    assert same("pl", "królik z kapelusza", "kapelusz")
    assert same("ro", "vată de zahăr", "zahăr")
    assert likely("en", "lion tamer", "lioness")


def test_other_words_of_a_phrase_do_not_count_as_said() -> None:
    """W47"""
    assert not same("en", "big top", "big")
    assert not same("en", "red nose", "red")
    assert not same("en", "The Greatest Showman", "the")
    assert not same("pl", "czerwony nos", "czerwony")
    assert not same("pl", "królik z kapelusza", "z")
    assert not same("ro", "nas roșu", "roșu")
    assert not same("ro", "vată de zahăr", "de")


def test_a_word_with_a_hyphen_is_one_word() -> None:
    """W47"""
    assert not same("en", "fire-eater", "fire")
    assert not same("ro", "câine-lup", "lup")


def test_an_article_does_not_make_another_phrase() -> None:
    assert same("en", "the lion", "lions")
    assert same("ro", "un leu", "lei")
    assert same("en", "The", "the")


def test_a_name_is_no_form_of_a_common_word() -> None:
    """W36: after “window”, “Windows” is for the players to judge."""
    assert not same("en", "window", "Windows")
    assert likely("en", "window", "Windows")
    assert same("en", "window", "windows")


def test_base_forms_are_of_the_whole_and_of_its_nouns() -> None:
    """W47"""
    assert language("en").bases("Lion tamers") == {"lion tamer", "lion", "tamer"}
    assert language("pl").bases("kapelusze") == {"kapelusz"}
    assert language("ro").bases("omul de zăpadă") == {"om de zăpadă", "zăpadă"}


def test_nothing_is_suggested_for_the_same_word_or_from_a_longer_to_a_shorter_one() -> None:
    """W13"""
    assert not likely("en", "lion", "lions")
    assert not likely("en", "teacher", "teach")
    assert not likely("pl", "domek", "dom")
    assert not likely("ro", "căsuță", "casă")


def test_dictionaries_know_words_and_packs_know_names() -> None:
    """W12, W17"""
    assert language("en").is_known("lion tamer")
    assert language("en").is_known("mother-in-law's")
    assert language("en").is_known("Cirque du Soleil")
    assert language("pl").is_known("croissanty")
    assert language("ro").is_known("oamenilor")
    for code in LANGUAGES:
        assert not language(code).is_known("flurblek")
        assert not language(code).is_known("lion flurblek")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_names_its_tools(code: str) -> None:
    assert language(code) is language(code)
    assert language(code).code == code
    assert language(code).tools.split()[0] in {"simplemma", "morfeusz2"}


@given(st.text(alphabet="aąeioâșțlmnrs kK'’-.7é", max_size=30), st.sampled_from(LANGUAGES))
def test_any_phrase_repeats_itself(typed: str, code: str) -> None:
    """W36, W47"""
    ours = language(code)
    try:
        phrase = ours.tidy(typed)
    except Problem:
        return
    assert ours.is_same(phrase, phrase)
    assert not ours.is_likely_derived(phrase, phrase)
    assert ours.bases(phrase)
    assert ours.is_known(phrase) in (True, False)


def test_nothing_heavy_is_imported_before_a_base_form_is_asked_for() -> None:
    program = """
import sys
import curiouser.games.wordland.words as words
ours = words.language("pl")
ours.tidy("dom"), ours.letters("dom"), ours.topics, ours.letter_cards, ours.alphabet
assert not {"simplemma", "morfeusz2"} & set(sys.modules), "too early"
ours.bases("dom")
assert {"simplemma", "morfeusz2"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_language_has_the_same_sentences() -> None:
    keys = []
    for code in LANGUAGES:
        file = resources.files("curiouser.games.wordland.words") / "texts" / f"{code}.ftl"
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert all(isinstance(entry, Message) for entry in body)
        keys.append([entry.id.name for entry in body if isinstance(entry, Message)])
    assert keys[0] == keys[1] == keys[2]
