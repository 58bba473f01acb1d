"""Texts: ids and arguments become sentences; anything else is a bug of ours."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from curiouser.engine.text import FORMS, LANGUAGES, Text, Words, text, words

HAND = "tests.laws.hidden_hand"
ROOT = Path(__file__).parents[2]
BOTH = json.loads((ROOT / "tests" / "texts" / "forms.json").read_text(encoding="utf-8"))  # the pages read it too


def test_a_text_is_an_id_and_arguments() -> None:
    assert text("seat", seat=2) == Text("seat", {"seat": 2})
    assert text("title") == Text("title")


@pytest.mark.parametrize(("language", "sentence"), [("en", "Seat 2"), ("pl", "Miejsce 2"), ("ro", "Locul 2")])
def test_a_text_is_worded_in_the_language_of_its_reader(language: str, sentence: str) -> None:
    assert words(language).say(text("seat", seat=2)) == sentence


def test_an_argument_may_be_a_text_itself() -> None:
    told = text("card-shown", seat=text("seat", seat=1), card=7)
    assert words("en", HAND).say(told) == "Seat 1 shows 7."


def test_several_texts_are_worded_as_a_list() -> None:
    seats = tuple(text("seat", seat=n) for n in (1, 2))
    assert words("en", HAND).say(text("card-shown", seat=seats, card=7)) == "Seat 1, Seat 2 shows 7."


def test_a_game_has_the_texts_of_the_engine_too_and_may_word_them_itself() -> None:
    assert words("en", HAND).has("refused-over")
    assert not words("en").has("refused-not-held")


def test_later_packages_win() -> None:
    assert words("en", HAND, "tests.laws.open_words").say(text("title")) == "Open Words"
    assert words("en", "tests.laws.open_words", HAND).say(text("title")) == "Hidden Hand"


def test_an_unknown_text_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError):
        words("en").say(text("nonsense"))


def test_a_missing_argument_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError, match="seat"):
        words("en").say(text("seat"))


def test_a_text_without_a_sentence_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = words("en", HAND, "tests.laws.open_words", "curiouser.laws")
    message = spoken.bundle.get_message("seat")
    monkeypatch.setattr(message, "value", None)
    with pytest.raises(LookupError, match="seat"):
        spoken.say(text("seat", seat=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_sentences_take_the_right_form(language: str) -> None:
    sentences = {
        "en": ["1 seat;", "2 seats;", "5 seats;", "22 seats;"],
        "pl": ["1 osobę;", "2 osoby;", "5 osób;", "22 osoby;"],
        "ro": ["1 jucător;", "2 jucători;", "5 jucători;", "22 de jucători;"],
    }
    for seats, ending in zip((1, 2, 5, 22), sentences[language], strict=True):
        assert ending in words(language).say(text("bad-seats", game="x", seats=seats, counts="2"))


def test_a_sentence_counts_only_so_far() -> None:
    for number, shown in ((10**5000, "∞"), (-(10**5000), "−∞"), (7, "7")):
        assert words("en").say(text("seat", seat=number)) == f"Seat {shown}"


def argument(value: Any) -> Any:
    """An argument as it is in a file: a text is an object, several texts are a list."""
    if isinstance(value, list):
        return tuple(map(argument, value))
    return told(value) if isinstance(value, dict) else value


def told(case: dict[str, Any]) -> Text:
    return Text(case["id"], {name: argument(value) for name, value in case.get("args", {}).items()})


@pytest.mark.parametrize("case", BOTH["cases"], ids=lambda case: case["sentence"])
def test_a_sentence_asks_for_the_form_of_a_noun(case: dict[str, Any]) -> None:
    spoken = Words(BOTH["language"], ())
    spoken.add("\n".join(BOTH["source"]))
    assert spoken.say(told(case)) == case["sentence"]


def test_the_pages_know_the_same_forms() -> None:
    source = (ROOT / "web" / "src" / "i18n" / "catalog.ts").read_text(encoding="utf-8")
    found = re.search(r"FORMS = \[(.*)\]", source)
    assert found is not None
    assert json.loads(f"[{found[1]}]") == list(FORMS)
