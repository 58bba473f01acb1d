"""The lints of texts: all texts pass, and a planted fault of each kind doesn't."""

import re
from pathlib import Path

import pytest

from tools.lint_texts import LINTS, faults, glossary, is_about, main
from tools.texts import ROOT, Entry, entries, files, parsed, shown

LANGUAGES = ("en", "pl", "ro")


def planted(language: str, source: str, folder: str = "web/src/i18n") -> Entry:
    return next(parsed(source, ROOT / folder / "texts" / f"{language}.ftl"))


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("lint", LINTS)
@pytest.mark.parametrize("file", files(), ids=name_of)
def test_no_text_has_a_fault(file: Path, lint: str) -> None:
    assert [str(fault) for entry in entries(file) for fault in faults(entry, lint)] == []


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("pl", "x = a dla wszystkich oprócz { $seat }: H"),
        ("pl", "x = kładzie żeton przed: { $on_seat }."),
        ("pl", "x = Więcej o { $name }"),
        ("pl", "x = Królowa: { $seat }."),
        ("pl", "x = { $count ->\n    [one] raz\n    [few] dwa\n   *[many] z { $who }\n}"),
        ("ro", "x = Norocul i-a dat lui { $name } ceva."),
        ("ro", "x = pune jetonul în fața: { $on_seat }"),
        ("ro", "x = pune jetonul în fața { $on_seat }"),
        ("en", "x = The first Queen: { $seat }."),
    ],
)
def test_a_name_without_its_case_is_refused(language: str, source: str) -> None:
    assert faults(planted(language, source), "names")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("pl", "x = Podaj urządzenie graczowi { $name }."),
        ("pl", "x = Runda 2: { $seat } zaczyna."),
        ("pl", "x = Wygrywają: { $names }"),
        ("pl", "seat = Miejsce o numerze { $seat }"),
        ("ro", "x = în fața jucătorului { $on_seat }"),
        ("ro", "x = un cuvânt spus de { $name }"),
        ("en", "x = a word by { $name }"),
    ],
)
def test_a_name_may_stand_in_apposition_or_in_the_nominative(language: str, source: str) -> None:
    assert not faults(planted(language, source), "names")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "x = one of { $deck } cards"),
        ("pl", "x = Na { $spaces } pól żadne nie byłoby lepsze."),
        ("ro", "x = una din { $deck } cărți"),
        ("ro", "x = între 1 și { $most } caractere"),
        ("pl", "x = { $better ->\n    [one] jedno\n    [few] dwa\n   *[many] na { $spaces } pól\n}"),
    ],
)
def test_a_number_beside_a_noun_outside_a_selector_is_refused(language: str, source: str) -> None:
    assert faults(planted(language, source), "counts")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "x = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}"),
        ("en", "x = { $at } of { $of }"),
        ("pl", "x = od 1 do { $most } znaków"),
        ("pl", "x = Karty: { $cards }, klepsydry: { $hourglasses }"),
        ("ro", "x = rândul { $line } lipsește"),
    ],
)
def test_a_number_that_needs_no_noun_is_let_through(language: str, source: str) -> None:
    assert not faults(planted(language, source), "counts")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "x = 95 % of them"),
        ("pl", "x = { $share } % partii"),
        ("ro", "x = 95\u00a0%"),
        ("en", "x = Just a moment …"),
        ("en", "x = Wait..."),
        ("en", "x = It can't be"),
        ("en", 'x = the "best" move'),
        ("pl", "x = temat “Szkoła”"),
        ("en", "x = the topic „School”"),
        ("ro", "x = cărţi"),
        ("pl", "x = miejsce od 0 albo -1"),
        ("en", "x = Alice - the girl"),
        ("en", "x = { $score } (± { $error })"),
        ("en", "x = after { $seconds } s"),
        ("en", "x = at most 10 MB"),
    ],
)
def test_typography_is_refused_that_the_language_does_not_have(language: str, source: str) -> None:
    assert faults(planted(language, source), "typography")


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "x = 95% of them can’t wait… “so”"),
        ("en", "x = … and { $more } more; type “{ $who }: …”"),
        ("en", "x = use pip install 'curiouser[{ $extra }]', or pip install 'curiouser[lab]'."),
        ("pl", "x = „{ $name }” albo −1, { $seconds }\u00a0s (±{ $error })"),
        ("ro", "x = s-a terminat în 3 s-o vedem"),
    ],
)
def test_typography_of_the_language_is_let_through(language: str, source: str) -> None:
    assert not faults(planted(language, source), "typography")


@pytest.mark.parametrize(
    ("language", "source", "folder"),
    [
        ("pl", "x = Czajnik zagwizdał", "web/src/games/wordland"),
        ("ro", "x = Pisica de Cheshire", "curiouser/lab"),
        ("en", "x = The pointer shows 3", "web/src/games/adventures"),
        ("pl", "x = żeton Gąsienicy", "curiouser/games/wordland"),
        ("ro", "number-adventures-small = Prăjituri mici", "web/src/i18n/lab"),
    ],
)
def test_a_word_that_the_glossary_replaces_is_refused(language: str, source: str, folder: str) -> None:
    assert faults(planted(language, source, folder), "terms")


def test_a_word_may_mean_something_else_elsewhere() -> None:
    assert not faults(planted("pl", "x = Gąsienica", "curiouser/games/tea_for_two"), "terms")
    assert not faults(planted("pl", "x = żeton Pana Gąsienicy", "curiouser/games/wordland"), "terms")
    assert not faults(planted("ro", "number-tea-for-two-cakes = Prăjituri", "web/src/i18n/lab"), "terms")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("concept", glossary(), ids=lambda concept: concept.id)
def test_a_word_of_the_glossary_is_in_use(concept: object, language: str) -> None:
    """Else it names a word that nobody reads, and something else stands in the texts."""
    word = str(getattr(concept, language))
    stem = re.compile(r"\w*.*".join(re.escape(part[:4]) for part in word.lower().split()))
    said = (
        shown(reading).lower()
        for file in files()
        if file.stem == language
        for entry in entries(file)
        if is_about(concept, file.parents[1].relative_to(ROOT).as_posix(), entry.id)  # type: ignore[arg-type]
        for reading in entry.readings()
    )
    assert any(stem.search(text) for text in said)


def test_the_command_lists_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-folder"]) == 0
    assert capsys.readouterr().out == ""
