"""curiouser play: whole matches through the keyboard, and everything that can be typed in them."""

import os
import pty
import signal
import subprocess
from pathlib import Path

import pytest

from curiouser.cli import turn
from curiouser.cli.keeping import records_folder
from curiouser.cli.page import in_columns
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.text import LANGUAGES
from tests.cli.running import PROGRAM, Cli

TWO = ["play", "tic-tac-toe", "--seats", "Alice,Hare", "--record", "r.jsonl"]
FIRST_MOVES = "1\n" * 200


def boards(out: str) -> list[str]:
    """The boards of tic-tac-toe that were drawn."""
    lines = out.splitlines()
    return ["/".join(row[2:] for row in lines[n + 1 : n + 4]) for n, line in enumerate(lines) if line == "  a b c"]


def test_two_people_play_to_the_end(cli: Cli) -> None:
    code, out, err = cli(*TWO, typed="a1\nb1\na2\nb2\na3\n")
    assert (code, err) == (0, "")
    assert "Alice · Hare" in out
    assert "Hare, it’s your turn." in out
    assert boards(out)[-1] == "x o ./x o ./x . ."
    assert "The match is over: three in a line" in out
    assert "1. Alice, 1 point\n2. Hare, 0 points\n" in out
    assert out.endswith("curiouser verify r.jsonl\n")
    assert cli("verify", "r.jsonl").code == 0


def test_a_move_is_chosen_by_its_number(cli: Cli) -> None:
    assert boards(cli(*TWO, typed="5\n1\n").out)[-1] == "o . ./. x ./. . ."


def test_a_number_that_is_not_offered_is_refused(cli: Cli) -> None:
    out = cli(*TWO, typed="10\n0\n").out
    assert out.count("There is no move with that number; choose a number up to 9") == 2


def test_a_move_that_is_refused_changes_nothing_and_says_why(cli: Cli) -> None:
    out = cli(*TWO, typed="b2\nb2\nwhy\nc9\nwhy\n").out
    assert "That square is already marked; choose a free one.\nType “why” to read rule X2.\n" in out
    assert "X2 The players take turns to mark a free square." in out
    assert "X1 The board has nine squares in three rows. (from the rulebook)" in out
    assert len(boards(out)) == 2


def test_why_explains_what_was_told_last(cli: Cli) -> None:
    out = cli(*TWO, typed="why\nb2\nwhy\n").out
    assert "There is no rule to quote at the moment." in out
    assert "X2 The players take turns" in out


def test_a_refusal_is_forgotten_after_the_next_move(cli: Cli) -> None:
    out = cli(*TWO, typed="zz\nb2\nwhy\n").out
    assert "X1 " not in out
    assert "X2 " in out


def test_rules_can_be_read_while_playing(cli: Cli) -> None:
    out = cli(*TWO, typed="rules x3\nrules X9\n").out
    assert "X3 Whoever has three marks" in out
    assert "There is no rule “X9” in tic-tac-toe; its rules run from X1 to X4." in out
    out = cli("play", "tic-tac-toe", typed="rules\n").out
    assert all(f"\n{id} " in out for id in ("X1", "X2", "X3", "X4"))


def test_help_names_every_word(cli: Cli) -> None:
    out = cli(*TWO, typed="help\n").out
    assert all(f"\n{word} " in out for word in ("why", "undo", "rules", "board", "moves", "help", "quit"))


def test_board_and_moves_are_shown_again(cli: Cli) -> None:
    out = cli(*TWO, typed="board\nmoves\n\n").out
    assert len(boards(out)) == 2
    assert out.count("it’s your turn.") == 2


def test_few_moves_are_told_in_sentences(cli: Cli) -> None:
    assert "\n1 b2  Mark b2\n" in cli(*TWO, typed="a1\nb1\nc1\na2\n").out


def test_very_many_moves_are_listed_on_demand(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "MANY", 7)
    before, after = cli(*TWO, typed="moves\n").out.split("> moves")
    assert "… and 2 more; type “moves” to see them all." in before
    assert "9 c3" not in before
    assert "9 c3" in after


def test_commands_may_have_a_slash_and_capitals(cli: Cli) -> None:
    assert "this" in cli(*TWO, typed="/HELP\n").out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [("pl", "cofnij", "cofa ostatni ruch"), ("ro", "înapoi", "își ia înapoi"), ("ro", "Inapoi", "își ia înapoi")],
)
def test_commands_have_words_in_every_language(cli: Cli, language: str, typed: str, said: str) -> None:
    assert said in cli(*TWO, "--language", language, typed=f"a1\n{typed}\n").out


def test_a_move_is_taken_back(cli: Cli) -> None:
    out = cli(*TWO, typed="a1\nundo\nundo\nb2\n").out
    assert "Alice takes back the last move." in out
    assert "This move can’t be taken back" in out
    assert boards(out)[-1] == ". . ./. x ./. . ."
    assert cli("verify", "r.jsonl").out == "verified: 3 moves, none drawn at random; the match isn’t over\n"


def test_bots_take_their_moves_back_too(cli: Cli) -> None:
    out = cli("play", "tic-tac-toe", "--record", "r.jsonl", typed="a1\nundo\n").out
    assert "Seat 2 (greedy) takes back the last move.\nSeat 1 (you) takes back the last move.\n" in out
    assert boards(out)[-1] == ". . ./. . ./. . ."
    assert cli("verify", "r.jsonl").code == 0


def test_luck_is_not_taken_back(cli: Cli) -> None:
    assert "This move can’t be taken back" in cli("play", "tea-time", "--seats", "Alice,Hare", typed="\nundo\n").out


def test_a_whole_match_with_sealed_luck(cli: Cli) -> None:
    typed = "a word of mine\na9\nwhy\n1\nundo\nrules G8\nhelp\n" + FIRST_MOVES
    code, out, err = cli("play", "tea-time", "--seats", "Alice,Hare,uniform", "--record", "r.jsonl", typed=typed)
    assert (code, err) == (0, "")
    sealed, opened = out.index("Everything that will be drawn at random"), out.index("The seal is open")
    assert sealed < out.index("starts and holds Alice") < opened
    assert "takes back the last move." in out
    assert "G8 Cards you take together must be neighbours" in out
    assert "The match is over: the last round is over" in out
    record = Path("r.jsonl").read_text(encoding="utf-8")
    assert '"entropy":["a word of mine"]' in record.splitlines()[0]
    assert out.splitlines()[-3].strip() in record.splitlines()[-1]
    assert "from the sealed seed" in cli("verify", "r.jsonl").out
    assert not Path("r.jsonl.seed").exists()


def test_without_a_word_of_ones_own_the_system_gives_one(cli: Cli) -> None:
    cli("play", "tea-time", "--record", "r.jsonl", typed="\n")
    assert '"entropy":[""]' not in Path("r.jsonl").read_text(encoding="utf-8")


def test_the_same_seed_deals_the_same(cli: Cli) -> None:
    first, second = (
        cli("play", "tea-time", "--seed", "7", "--record", f"{n}.jsonl", typed=FIRST_MOVES).code for n in (1, 2)
    )
    assert first == second == 0
    assert Path("1.jsonl").read_bytes() == Path("2.jsonl").read_bytes()
    assert "from the seed" in cli("verify", "1.jsonl").out


def test_bots_play_alone_if_nobody_sits_down(cli: Cli) -> None:
    code, out, _ = cli("play", "tic-tac-toe", "--seats", "uniform,greedy")
    assert code == 0
    assert "Seat 1 (uniform) marks" in out
    assert "The match is over" in out
    assert ">" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.name for game in all_games() if isinstance(game, CountableGame)])
def test_every_game_is_played_to_the_end_in_every_language(cli: Cli, name: str, language: str) -> None:
    code, out, err = cli("play", name, "--record", "r.jsonl", "--language", language, typed="\n" + "1\n" * 3000)
    assert (code, err) == (0, "")
    assert out.endswith("curiouser verify r.jsonl\n")
    assert max(map(len, out.splitlines())) <= 80
    assert cli("verify", "r.jsonl").code == 0


def test_without_a_game_one_is_asked_for(cli: Cli) -> None:
    out = cli("play", typed="0\nTic-Tac-Toe\n").out
    assert "What would you like to play?" in out
    assert "That isn’t on the list" in out
    assert "Seat 1 (you) · Seat 2 (greedy)" in out


def test_the_game_asked_for_may_be_a_number(cli: Cli) -> None:
    number = [game.name for game in all_games()].index("tic-tac-toe") + 1
    assert "Seat 1 (you), it’s your turn." in cli("play", typed=f"{number}\n").out


@pytest.mark.parametrize("words", [["play"], ["play", "tea-time"]])
def test_nobody_there_from_the_start_is_no_problem(cli: Cli, words: list[str]) -> None:
    assert cli(*words)[::2] == (0, "")


@pytest.mark.parametrize("typed", ["a1\n", "a1\nquit\n"])
def test_a_match_that_is_left_goes_on_where_it_was(cli: Cli, typed: str) -> None:
    left = cli(*TWO, typed=typed)
    assert (left.code, left.err) == (0, "")
    assert left.out.endswith("The match is saved. To continue it:\n  curiouser play --resume r.jsonl\n")
    code, out, _ = cli("play", "--resume", "r.jsonl", typed="b1\na2\nb2\na3\n")
    assert code == 0
    assert "where you left off, after one move" in out
    assert boards(out)[0] == "x . ./. . ./. . ."
    assert "The match is over" in out
    assert cli("verify", "r.jsonl").out == "verified: 5 moves, none drawn at random\n"


def test_luck_goes_on_under_the_same_seal(cli: Cli) -> None:
    cli("play", "tea-time", "--record", "r.jsonl", typed="\n" + "1\n" * 9)
    assert Path("r.jsonl.seed").stat().st_mode & 0o777 == 0o600
    cli("play", "--resume", "r.jsonl", typed="1\n" * 5)
    assert "The seal is open" in cli("play", "--resume", "r.jsonl", typed=FIRST_MOVES).out
    assert "61 drawn at random from the sealed seed" in cli("verify", "r.jsonl").out


def test_luck_goes_on_from_the_same_seed(cli: Cli) -> None:
    cli("play", "tea-time", "--seed", "3", "--record", "r.jsonl", typed="1\n" * 9)
    cli("play", "--resume", "r.jsonl", typed=FIRST_MOVES)
    assert "61 drawn at random from the seed" in cli("verify", "r.jsonl").out


def test_a_match_without_a_move_goes_on_too(cli: Cli) -> None:
    cli(*TWO)
    cli("play", "--resume", "r.jsonl", typed="a1\n")
    assert cli("verify", "r.jsonl").code == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "there is no such file"), ("00\n", "doesn’t contain the sealed seed"), ("?", "doesn’t contain")],
)
def test_without_its_seed_a_sealed_match_can_not_go_on(cli: Cli, content: str | None, said: str) -> None:
    cli("play", "tea-time", "--record", "r.jsonl", typed="\n1\n")
    seed = Path("r.jsonl.seed")
    seed.unlink()
    if content is not None:
        seed.write_text(content, encoding="utf-8")
    code, _, err = cli("play", "--resume", "r.jsonl")
    assert code == 2
    assert "r.jsonl.seed" in err
    assert said in err


def test_a_match_that_is_over_does_not_go_on(cli: Cli) -> None:
    cli(*TWO, typed="a1\nb1\na2\nb2\na3\n")
    said = "The last match in r.jsonl is over; watch it with “curiouser replay”.\n"
    assert cli("play", "--resume", "r.jsonl") == (2, "", said)


def test_a_match_that_was_tampered_with_does_not_go_on(cli: Cli) -> None:
    cli(*TWO, typed="a1\n")
    record = Path("r.jsonl")
    record.write_text(record.read_text(encoding="utf-8").replace('"a1"', '"b2"'), encoding="utf-8")
    assert cli("play", "--resume", "r.jsonl").err == "Line 2, move 1, was changed: it doesn’t match its link.\n"


def test_matches_that_are_over_can_share_a_file(cli: Cli) -> None:
    cli(*TWO, typed="a1\nb1\na2\nb2\na3\n")
    Path("r.jsonl").write_bytes(Path("r.jsonl").read_bytes().rstrip(b"\n"))
    cli(*TWO, typed="a1\nb1\na2\nb2\na3\n")
    assert len(cli("verify", "r.jsonl").out.splitlines()) == 2


def test_a_match_that_is_not_over_is_not_written_over(cli: Cli) -> None:
    cli(*TWO, typed="a1\n")
    code, _, err = cli(*TWO)
    assert code == 2
    assert "contains an unfinished match" in err


def test_a_file_of_something_else_is_left_alone(cli: Cli) -> None:
    Path("r.jsonl").write_text("my diary\n", encoding="utf-8")
    assert cli(*TWO).code == 2
    assert Path("r.jsonl").read_text(encoding="utf-8") == "my diary\n"


@pytest.mark.parametrize("file", [".", "/dev/null/r.jsonl"])
def test_a_record_that_can_not_be_written_is_a_problem(cli: Cli, file: str) -> None:
    code, _, err = cli("play", "tic-tac-toe", "--record", file)
    assert code == 2
    assert len(err.splitlines()) == 1


def test_records_lie_in_the_data_folder(cli: Cli, tmp_path: Path) -> None:
    first, second = (cli("play", "tic-tac-toe", typed="a1\n").out for _ in range(2))
    files = sorted((tmp_path / "data" / "curiouser" / "records").glob("tic-tac-toe-*.jsonl"))
    assert len(files) == 2
    assert all(any(str(file) in out for file in files) for out in (first, second))


def test_without_a_data_folder_of_its_own_the_usual_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for strange in ("", "not/absolute"):
        monkeypatch.setenv("XDG_DATA_HOME", strange)
        assert records_folder() == tmp_path / ".local" / "share" / "curiouser" / "records"


def test_names_may_hold_anything_that_can_be_printed(cli: Cli) -> None:
    out = cli("play", "tic-tac-toe", "--seats", 'The "Mock" {Turtle}\\,Hare', typed="a1\n").out
    assert 'The "Mock" {Turtle}\\ marks a1. (X2)' in out


def test_several_people_without_names_are_seats(cli: Cli) -> None:
    assert "Seat 1 · Seat 2" in cli("play", "tic-tac-toe", "--seats", "me,me").out


def test_secrets_are_hidden_before_the_keyboard_is_passed(cli: Cli) -> None:
    words = ["play", "tests.cli.whisper:Whisper", "--seats", "Alice,Hare"]
    out = cli(*words, typed="\na1\n\n\n").out
    before, after = out.split("Pass the keyboard to Hare.")
    assert "the secret of 0" in before
    assert "the secret of 1" not in before
    assert "Press Enter to clear the screen, then pass the keyboard to Hare." in before
    assert "the secret of 1" in after
    assert "the secret of 0" not in after
    assert "Alice marks a1." in before
    assert "Alice marks a1." in after


def test_one_person_alone_keeps_the_keyboard(cli: Cli) -> None:
    out = cli("play", "tests.cli.whisper:Whisper", typed="a1\n").out
    assert "keyboard" not in out
    assert out.count("the secret of 0") == 2


def test_nobody_takes_the_keyboard(cli: Cli) -> None:
    out = cli("play", "tests.cli.whisper:Whisper", "--seats", "Alice,Hare", typed="\na1\n").out
    assert "The match is saved." in out


OPEN = ["play", "tests.laws.open_words:GAME", "--seats", "Alice,Hare", "--record", "r.jsonl"]


def test_a_move_can_be_any_word_and_commands_need_a_slash(cli: Cli) -> None:
    out = cli(*OPEN, typed="\nsay teapot\nsay hatter\n/quit\n").out  # luck names t or h
    assert "Alice whispers a word. (O2)" in out
    assert "type “/help” to see what else you can do." in " ".join(out.split())
    assert "“help” isn’t a move here" in cli(*OPEN[:-2], typed="\nhelp\n").out


def test_several_may_move_and_say_who_they_are(cli: Cli) -> None:
    out = cli(*OPEN, typed="\nHare: 2\nsay tea\nsay hat\n").out  # luck names t or h
    assert "Hare may move now too. Type “Hare:” before a move to make it for them." in out
    assert "Hare whispers a word. (O2)" in out
    assert "1. Hare, 6 points" in out


def test_people_say_when_time_is_up(cli: Cli) -> None:
    out = cli(*OPEN, typed="\n/help\n/time\n").out
    assert "time is up" in out
    assert "Time is up. (O3)" in out
    assert "The match is over: time is up" in out


HAND = ["play", "tests.laws.hidden_hand:GAME", "--seats", "Alice,Hare"]


def test_each_sees_a_hand_of_their_own(cli: Cli) -> None:
    code, out, err = cli(*HAND, typed="\n" + "\n\n1\n" * 30)
    assert (code, err) == (0, "")
    assert "Pass the keyboard to Hare." in out


def test_an_edition_of_ones_own_is_kept_in_the_record(cli: Cli) -> None:
    Path("own.toml").write_text('title = "Noughts"\n', encoding="utf-8")
    cli(*TWO, "--edition", "own.toml", typed="a1\n")
    assert "Noughts" in Path("r.jsonl").read_text(encoding="utf-8")
    assert cli("play", "--resume", "r.jsonl", typed="b2\n").code == 0


def hear_ctrl_c() -> None:
    """Tests in the background of a shell would pass on that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_the_match_and_ends_with_130() -> None:
    playing = subprocess.Popen(
        [*PROGRAM, *TWO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=0,
        preexec_fn=hear_ctrl_c,
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("a1\n")
    playing.stdin.flush()
    said = ""
    while said.count("\n> ") < 2:
        said += playing.stdout.read(1)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate()
    assert (playing.returncode, err) == (130, "")
    assert out.endswith("curiouser play --resume r.jsonl\n")


def test_a_match_at_a_real_terminal() -> None:
    above, below = pty.openpty()
    words = ["play", "tests.cli.whisper:Whisper", "--seats", "Alice,Hare", "--record", "r.jsonl"]
    playing = subprocess.Popen(
        [*PROGRAM, *words], stdin=below, stdout=below, stderr=below, env=os.environ | {"TERM": "xterm"}
    )
    os.close(below)
    os.write(above, b"\na1\n\n\nquit\n")
    said = b""
    while True:
        try:
            said += os.read(above, 10_000)
        except OSError:  # how Linux says that the other side is gone
            break
        if not said.endswith(b"\r\n") and playing.poll() is not None:
            break
    os.close(above)
    assert playing.wait() == 0
    assert b"\x1b[3J" in said
    assert b"Alice marks a1." in said
    assert b"curiouser play --resume r.jsonl" in said


def test_columns_are_read_downwards() -> None:
    assert in_columns(["1 a", "2 b", "3 c", "4 d", "5 e"], 16) == ["1 a  3 c  5 e", "2 b  4 d"]
    assert in_columns([], 80) == []
    assert in_columns(["longer than the page"], 5) == ["longer than the page"]
