"""W15, W16, W39: letters, and phrases that can be said."""

import unicodedata

import pytest

from curiouser.engine.errors import Problem
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import language
from tests.property_testing import given, st


def letters(code: str, phrase: str) -> str:
    return "".join(sorted(language(code).letters(phrase)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_silent_letters_count(code: str) -> None:
    """W15"""
    assert "h" in language(code).letters("Thor")


def test_every_word_of_a_phrase_counts() -> None:
    """W16"""
    assert letters("en", "lion tamer") == "aeilmnort"


def test_an_adopted_word_has_the_letters_it_is_spelled_with() -> None:
    """W17"""
    assert letters("pl", "croissant") == "acinorst"


def test_polish_letters_with_a_tail_or_an_accent_are_letters_of_their_own() -> None:
    """W39"""
    assert letters("pl", "Łąka") == "akął"
    assert "a" not in language("pl").letters("wąż")
    assert not {"l", "o", "d"} & language("pl").letters("łódź") - {"d"}


def test_romanian_letters_with_a_comma_are_not_the_bare_ones() -> None:
    """W39"""
    assert letters("ro", "șaț") == "așț"


@pytest.mark.parametrize("cedilla", ["Şoarece", "s\u0327oarece", "S\u0326oarece"])
def test_cedillas_count_as_commas_in_romanian(cedilla: str) -> None:
    """W39"""
    assert "ș" in language("ro").letters(cedilla)
    assert language("ro").tidy("ţară") == "țară"


def test_cedillas_are_foreign_accents_elsewhere() -> None:
    """W39"""
    assert letters("en", "şţ") == "st"
    assert language("en").tidy("Kuşadası") == "Kuşadası"


@pytest.mark.parametrize(
    ("code", "name", "spelled"),
    [
        ("en", "Beyoncé", "bceno" + "y"),
        ("pl", "Hélène", "ehln"),
        ("ro", "Müller", "elmru"),
        ("en", "Łódź", "dloz"),
        ("pl", "Ōsaka", "akos"),
        ("ro", "ấ", "â"),
        ("pl", "ę́", "ę"),
    ],
)
def test_an_accent_outside_the_alphabet_counts_as_its_base_letter(code: str, name: str, spelled: str) -> None:
    """W39"""
    assert letters(code, name) == "".join(sorted(spelled))


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [("Æsop", "aeops"), ("œuvre", "eoruv"), ("Straße", "aerst"), ("ﬁn", "fin"), ("Ørsted", "deorst"), ("ｗｅｅ", "ew")],
)
def test_ligatures_and_strange_forms_are_taken_apart(typed: str, spelled: str) -> None:
    """W39"""
    assert letters("en", typed) == "".join(sorted(spelled))


def test_a_ligature_with_an_accent_is_taken_apart_too() -> None:
    """W39"""
    assert letters("en", "ǽ") == "ae"


def test_foreign_letters_count_in_polish_names() -> None:
    """W39"""
    assert letters("pl", "Quo vadis") == "adioqsuv"


@pytest.mark.parametrize("code", LANGUAGES)
def test_hyphens_apostrophes_spaces_digits_and_case_do_not_matter(code: str) -> None:
    """W39"""
    assert language(code).letters("A-b'c ’ 7 +d!") == frozenset("abcd")
    assert language(code).letters("ABC") == language(code).letters("abc")


def test_letters_of_other_scripts_are_no_letters_here() -> None:
    """W39"""
    assert letters("en", "кот") == ""


def test_a_phrase_is_tidied() -> None:
    """W35"""
    assert language("pl").tidy("  lew \u00a0 morski ") == "lew morski"
    assert language("ro").tidy(unicodedata.normalize("NFD", "câine-lup")) == "câine-lup"


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("", "word-empty"),
        ("   ", "word-empty"),
        ("a" * 61, "word-long"),
        ("42", "word-no-letters"),
        ("…!", "word-no-letters"),
        ("li\u200bon", "word-control"),
        ("lion\n", "word-control"),
        ("li\u2028on", "word-control"),
        ("liоn", "word-letter"),
        ("lion 🦁", "word-sign"),
        ("li①n", "word-sign"),
        ("ⓛion", "word-sign"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(typed: str, id: str) -> None:
    """W35"""
    with pytest.raises(Problem) as raised:
        language("en").tidy(typed)
    assert raised.value.text.id == id
    assert len({raised.value.say(code) for code in LANGUAGES}) == 3


def test_sixty_characters_are_not_too_long() -> None:
    """W35"""
    assert language("en").tidy("a" * 60) == "a" * 60


@given(st.text(max_size=80), st.sampled_from(LANGUAGES))
def test_what_is_tidy_stays_tidy_and_has_only_letters_that_are_known(typed: str, code: str) -> None:
    ours = language(code)
    assert ours.letters(typed) <= ours.spelling.known
    try:
        tidy = ours.tidy(typed)
    except Problem:
        return
    assert ours.tidy(tidy) == tidy
    assert ours.letters(tidy) == ours.letters(typed) != frozenset()
