"""curiouser play with bots against the clock: from a pipe, and at a real terminal in real time."""

import os
import pty
import re
import subprocess
from pathlib import Path

from tests.cli.running import PROGRAM, Cli

WORDLAND = ["play", "wordland", "--seed", "3", "--record", "r.jsonl", "--option", "first_queen=0"]
BOTS = ["--seats", "Dodo=level-1,Lory=level-2,Mouse=level-1"]
ONE = ["--seats", "me,level-1,level-2"]


def test_a_party_of_bots_is_told_with_its_times(cli: Cli) -> None:
    code, out, err = cli(*WORDLAND, *BOTS)
    assert (code, err) == (0, "")
    assert "Dodo · Lory · Mouse" in out
    assert re.search(r"^\d:\d\d\.\d  (Dodo|Lory|Mouse): “.+” \(W9\)$", out, re.MULTILINE)
    assert "is next; the teapot is playing. (W9)" not in out
    assert "The match is over: everyone has been Queen" in out
    assert cli("verify", "r.jsonl").code == 0
    assert "Lory" in cli("replay", "r.jsonl").out


def test_a_person_says_words_and_an_empty_line_lets_time_pass(cli: Cli) -> None:
    """W9, W10"""
    code, out, _ = cli(*WORDLAND, *ONE, typed="1\ntap\n/help\nqqq\n" + "\n" * 400)
    assert code == 0
    assert "You (seat 1)" in out or "Seat 1" in out
    assert "“qqq” (not in our dictionary)" in out
    assert "time is up" in out
    assert "The match is over" in out or "The match is saved." in out
    assert '"qqq"' in Path("r.jsonl").read_text(encoding="utf-8")


def test_what_is_refused_takes_its_time_and_changes_nothing(cli: Cli) -> None:
    out = cli(*WORDLAND, *ONE, typed="1\nforce\nskip\n/why\n/quit\n").out
    assert "The match is saved." in out


def test_a_match_that_was_left_goes_on_with_the_same_bots(cli: Cli) -> None:
    cli(*WORDLAND, *ONE, typed="1\ntap\n/quit\n")
    code, out, err = cli("play", "--resume", "r.jsonl", typed="\n" * 5)
    assert (code, err) == (0, "")
    assert "resume" in out
    assert "The match is saved." in out


def test_two_people_and_a_bot_share_a_keyboard(cli: Cli) -> None:
    out = cli(*WORDLAND, "--seats", "Alice,Hare,level-1", typed="1\ntap\nxylo\n\n\n").out
    assert "Alice: “xylo”" in out


def test_a_bot_may_have_a_name_and_must_be_one(cli: Cli) -> None:
    code, _, err = cli("play", "wordland", "--seats", "Dodo=dodo,level-1,level-2")
    assert code == 2
    assert "There is no bot “dodo”; choose from: uniform, level-1" in err


def test_games_names_the_bots_of_wordland(cli: Cli) -> None:
    assert "uniform, level-1, level-2" in cli("games").out


def test_bots_play_while_the_laws_are_checked(cli: Cli) -> None:
    code, out, _ = cli("check-game", "tests.laws.open_words:GAME", "--matches", "2", "--bots", "uniform")
    assert code == 0
    assert "keeps all" in out
    assert cli("check-game", "tea-time", "--bots", "dodo", "--matches", "1").code == 2


def test_parties_are_simulated_and_their_records_verified(cli: Cli) -> None:
    words = ["simulate", "wordland", "--matches", "2", "--bots", "level-1,level-2,level-3", "--records", "m.jsonl"]
    assert cli(*words).code == 0
    assert cli("verify", "m.jsonl").out.count("from the seed") == 2


def test_time_is_real_at_a_terminal() -> None:
    """The teapot waits for a tap for three seconds; nothing is typed ahead, so it starts by itself."""
    above, below = pty.openpty()
    playing = subprocess.Popen(
        [*PROGRAM, *WORDLAND, *ONE], stdin=below, stdout=below, stderr=below, env=os.environ | {"TERM": "xterm"}
    )
    os.close(below)
    said = b""
    os.write(above, b"1\n")
    try:
        while b"starts by itself" not in said:
            said += os.read(above, 10_000)
        os.write(above, b"/quit\n")
        while True:
            said += os.read(above, 10_000)
    except OSError:  # how Linux says that the other side is gone
        pass
    os.close(above)
    assert playing.wait() == 0
    assert b"curiouser play --resume r.jsonl" in said
