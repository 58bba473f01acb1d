"""Commands and flags, and what is said about wrong ones: one sentence, exit code 2, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from curiouser.cli.app import COMMANDS
from curiouser.cli.language import language_of, reader_language
from curiouser.cli.letters import clean
from curiouser.native import COMPILED
from tests.cli.running import PROGRAM, Cli, run_program

WAY = "compiled" if COMPILED else "interpreted"

MISTAKES = [
    (["bogus"], "There is no command “bogus”; choose one of: play, serve, simulate"),
    (["two\nlines\x1b[31m"], "There is no command “two\N{REPLACEMENT CHARACTER}lines"),
    (["--bogus"], "There is no command “--bogus”"),
    (["play", "--bogus"], "There is no “--bogus” here; “curiouser play --help” shows what there is."),
    (["games", "more"], "“more” is one word too many; “curiouser games --help”"),
    (["verify"], "FILE is missing; “curiouser verify --help”"),
    (["simulate", "--matches", "3"], "GAME is missing"),
    (["simulate", "tea-time", "--matches"], "Nothing stands behind --matches"),
    (["simulate", "tea-time", "--matches", "many"], "“many” can't be the value of --matches"),
    (["simulate", "tea-time", "--matches", "2.5"], "“2.5” can't be the value of --matches"),
    (["simulate", "tea-time", "--matches", "0"], "--matches can't be 0; choose a number from 1"),
    (["simulate", "tea-time", "--matches", "-3"], "--matches can't be -3; choose a number from 1"),
    (["simulate", "tea-time", "--jobs", "0"], "--jobs can't be 0; choose a number from 1 to 256."),
    (["simulate", "tea-time", "--json", "--json"], "--json may be given only once."),
    (["simulate", "tea-time", "--seats", "7"], "tea-time is not played with 7 seats; choose one of: 2, 3, 4."),
    (["simulate", "tea-time", "--bots", "dodo"], "There is no bot called “dodo”"),
    (
        ["simulate", "tea-time", "--seats", "3", "--bots", "greedy,uniform"],
        "3 seats need as many bots, and 2 are named.",
    ),
    (["simulate", "tea-time", "--option", "sugar=2"], "tea-time has no option “sugar”"),
    (["simulate", "tea-time", "--option", "sugar"], "“sugar” is not an option of a game; write NAME=VALUE"),
    (["simulate", "tea-time", "--edition", "none.toml"], "none.toml can't be read"),
    (["check-game", "tea-time", "--matches", "0"], "--matches can't be 0"),
    (["check-game", "tea-time", "--closely", "0"], "--closely can't be 0"),
    (["check-game", "tea-time", "--seats", "9"], "tea-time is not played with 9 seats"),
    (["check-game", "no.such:Game"], "“no.such:Game” can't be loaded"),
    (["check-game", "pathlib:Path"], "“pathlib:Path” is not a game"),
    (["rules", "chess"], "There is no game called “chess”; choose one of: "),
    (["rules", "tea-time", "G99"], "There is no rule “G99” in tea-time; its rules are G1 to G24."),
    (["games", "--language", "tlh"], "“tlh” can't be the value of --language"),
    (["play", "tea-time", "--seats", "me,gredy"], "There is no bot “gredy”; choose from: uniform, greedy"),
    (["play", "tea-time", "--seats", "me,,"], "“” can't be a player's name"),
    (["play", "tea-time", "--seats", "me"], "tea-time is not played with 1 seat; choose one of: 2, 3, 4."),
    (["play", "tea-time", "--seats", "me,Bartholomew-of-the-Tea-Party"], "can't be a player's name"),
    (["play", "tea-time", "--seed", "luck"], "“luck” can't be the value of --seed"),
    (["play", "tea-time", "--resume", "x.jsonl"], "--resume takes everything from the file"),
]


@pytest.mark.parametrize(
    ("words", "said"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_a_mistake_is_one_sentence_and_exit_code_2(cli: Cli, words: list[str], said: str) -> None:
    code, out, err = cli(*words)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("language", ["pl", "ro"])
@pytest.mark.parametrize("words", [words for words, _ in MISTAKES if "tlh" not in words], ids=" ".join)
def test_every_mistake_has_a_sentence_in_every_language(cli: Cli, words: list[str], language: str) -> None:
    english = cli(*words).err
    code, out, err = cli(*words, "--language", language)
    if words[-1] != "--matches":  # which takes the next word for its value
        assert (code, out) == (2, "")
        assert err != english
    assert len(err.splitlines()) == 1


def test_the_version_says_whether_the_rules_are_compiled(cli: Cli) -> None:
    assert cli("--version").out == f"curiouser 0.1.0 ({WAY})\n"


def test_the_version_may_stand_behind_the_language(cli: Cli) -> None:
    assert cli("--language", "pl", "--version").out == f"curiouser 0.1.0 ({WAY})\n"


def test_asking_for_the_version_imports_nothing_heavy() -> None:
    asked = "from curiouser.cli import main; main(['--version']); import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    modules = set(done.stdout.split())
    assert "curiouser.native" in modules
    assert not modules & {"cyclopts", "rich", "fluent", "msgspec", "curiouser.engine.game"}


def test_the_program_is_a_module_too() -> None:
    assert run_program("--version") == (0, f"curiouser 0.1.0 ({WAY})\n", "")


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]], ids=" ".join)
def test_help_names_every_command(cli: Cli, words: list[str]) -> None:
    code, out, err = cli(*words)
    assert (code, err) == (0, "")
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(cli: Cli, command: str) -> None:
    code, out, err = cli(command, "--help")
    assert (code, err) == (0, "")
    assert f"curiouser {command}" in out
    assert "--language" in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ro_RO"}, "ro"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ro_RO", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert reader_language(environment) == language


@pytest.mark.parametrize(
    "words", [["--language", "pl", "games"], ["games", "--language=pl"], ["games", "--language", "pl"]]
)
def test_the_language_may_be_asked_for_anywhere(cli: Cli, words: list[str]) -> None:
    assert language_of(words) == "pl"
    assert "Miejsca" in cli(*words).out


def test_a_language_we_do_not_speak_is_complained_about_in_that_of_the_system(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ro_RO.UTF-8")
    assert "nu poate fi valoarea" in cli("games", "--language", "tlh").err


def closed_pipe() -> int:
    """The writing end of a pipe from which nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@pytest.mark.parametrize("words", [["rules", "tea-time"], ["games", "--json"], ["play", "tic-tac-toe"], ["--help"]])
def test_a_reader_who_has_had_enough_is_no_problem(words: list[str]) -> None:
    output = closed_pipe()
    done = subprocess.run([*PROGRAM, *words], stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE)
    os.close(output)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_problem_is_told_even_if_nobody_reads_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("", encoding="utf-8")
    output = closed_pipe()
    done = subprocess.run([*PROGRAM, "verify", "--json", str(file)], stdout=output, stderr=subprocess.PIPE, text=True)
    os.close(output)
    assert (done.returncode, done.stderr) == (2, "The record is empty; name a file that holds a match.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_a_problem() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*PROGRAM, "rules", "tea-time"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("The output can't be written: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    code, out, err = run_program("games", "--language", "pl", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (code, err) == (0, "")
    assert "Miejsca" in out
    assert out.isascii()


def test_a_word_that_is_no_text_is_only_a_wrong_word() -> None:
    done = subprocess.run([*PROGRAM, "rules", b"\xff\xfe"], capture_output=True)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert b"Traceback" not in done.stderr


def test_no_letter_steers_the_terminal_but_spaces_of_all_kinds_stay() -> None:
    assert clean("a\N{NO-BREAK SPACE}b\u2009c ❦ ș") == "a\N{NO-BREAK SPACE}b\u2009c ❦ ș"
    assert clean("\x1b[2J\r\n\u202e") == "�[2J���"
