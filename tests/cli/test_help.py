"""Help and error messages in three languages: no English is left in the other two."""

import re
from pathlib import Path

import pytest

from curiouser.cli import main
from curiouser.cli.app import COMMANDS, app
from curiouser.cli.help import Help
from curiouser.cli.language import Voice

OTHERS = ("pl", "ro")
PAGES = ("", *COMMANDS)
LIBRARY = ("Usage", "Commands", "Parameters", "Arguments", "required", "default", "env var", "choices", "Display")


@pytest.fixture(autouse=True)
def _speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def page(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """A page of help without its frames and line breaks."""
    assert main([*([command] if command else []), "--help", "--language", language]) == 0
    return " ".join(re.sub("[│╭╮╰╯─]", " ", capsys.readouterr().out).split())


def sentences(text: str) -> set[str]:
    """Three words in a row; names of options and their values don't stand so."""
    words = r"(?=\b([a-z]+ [a-z]+ [a-z]+)\b)"
    return set(re.findall(words, text))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", PAGES)
def test_no_sentence_of_help_is_left_in_english(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english, other = page(command, "en", capsys), page(command, language, capsys)
    assert len(sentences(english)) > 5
    assert sentences(english) & sentences(other) == set()
    assert [word for word in LIBRARY if re.search(rf"\b{word}\b", other)] == []


def test_a_sentence_left_in_english_is_noticed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = page("rules", "en", capsys)
    say = Voice.say
    monkeypatch.setattr(
        Voice, "say", lambda self, id, **args: say(Voice("en") if id == "flag-language" else self, id, **args)
    )
    assert sentences(english) & sentences(page("rules", "pl", capsys))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["play", "--nonsense"],
        ["rules"],
        ["rules", "tea-time", "G8", "more"],
        ["simulate", "tea-time", "--matches", "many"],
        ["simulate", "tea-time", "--matches", "0"],
        ["simulate", "tea-time", "--option", "nonsense"],
        ["simulate", "tea-time", "--option", "nonsense=1"],
        ["simulate", "adventures", "--option", "open_hands=perhaps"],
        ["ladder", "tea-time", "--bots"],
        ["verify", "NOWHERE"],
        ["verify", "BAD"],
        ["verify", "."],
        ["rules", "tea-time", "--edition", "NOWHERE"],
        ["rules", "tea-time", "--edition", "BAD"],
        ["rules", "tea-time", "--edition", "TOML"],
        ["export", "FOLDER/x.jsonl", "--db", "sqlite:///NOWHERE"],
        ["import", "BAD", "--db", "sqlite:///NEW"],
    ],
)
def test_no_complaint_is_left_in_english(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad").write_bytes(b'{"this": is no record}\n')
    (tmp_path / "toml").write_text('[alice]\nvalue = "four"\n', encoding="utf-8")
    places = {"NOWHERE": "nowhere", "BAD": "bad", "TOML": "toml", "NEW": "new.db", "FOLDER": ""}
    for name, file in places.items():
        words = [word.replace(name, str(tmp_path / file)) for word in words]
    assert main(words) != 0
    english = capsys.readouterr().err.strip()
    assert main([*words, "--language", language]) != 0
    other = capsys.readouterr().err.strip()
    assert english
    assert other
    assert other != english
    assert "Expected" not in english + other  # a library's own word
    assert sentences(english) & sentences(other) == set()


def options_of(command: str) -> list[str]:
    found = app[command].assemble_argument_collection(parse_docstring=False)
    return [argument.name.lstrip("-").lower() for argument in found if argument.name != "*"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_a_text(command: str) -> None:
    helping = Help(Voice("en"), command)
    assert [name for name in options_of(command) if not helping.voice.words.has(helping.text_of(name))] == []


def test_every_text_is_of_an_option() -> None:
    wanted = {"flag-help", "flag-version"}
    for command in COMMANDS:
        helping = Help(Voice("en"), command)
        wanted |= set(map(helping.text_of, options_of(command)))
    source = (Path(__file__).parents[2] / "curiouser" / "cli" / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(flag-[\w-]+) =", source, re.MULTILINE)) == wanted


@pytest.mark.parametrize("words", [["--language", "pl"], ["--language=pl", "--help"], ["--help", "--language=pl"]])
def test_the_language_may_be_said_first_or_alone(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("Użycie: curiouser POLECENIE")


def test_help_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ro_RO.UTF-8")
    assert main(["serve", "--help"]) == 0
    assert capsys.readouterr().out.startswith("Utilizare: curiouser serve [OPȚIUNI]")
