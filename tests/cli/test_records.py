"""curiouser verify and curiouser replay: what a record shows, and every way in which a file isn't one."""

from pathlib import Path

import msgspec
import pytest

from curiouser.cli.replay import ReplayedMove
from curiouser.cli.verify import VerifyReport
from curiouser.engine.game import find_game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.record import write_record
from curiouser.engine.rng import seeded
from tests.cli.running import Cli, forbid

ALL_FIRST_MOVES = "my own luck\n" + "1\n" * 100
X_WINS = "a1\nb1\na2\nb2\na3\n"


@pytest.fixture
def sealed(cli: Cli) -> Path:
    """A whole match of Tea Time, with sealed luck."""
    file = Path("sealed.jsonl")
    assert cli("play", "tea-time", "--record", str(file), typed=ALL_FIRST_MOVES).code == 0
    return file


@pytest.fixture
def won(cli: Cli) -> Path:
    """A match of tic-tac-toe of five moves."""
    file = Path("won.jsonl")
    assert cli("play", "tic-tac-toe", "--seats", "Alice,Hare", "--record", str(file), typed=X_WINS).code == 0
    return file


def change(file: Path, line: int, old: str, new: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def drop(file: Path, line: int) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[: line - 1] + lines[line:]) + "\n", encoding="utf-8")


def test_luck_from_an_opened_seal_is_proven(cli: Cli, sealed: Path) -> None:
    moves = len(sealed.read_text(encoding="utf-8").splitlines()) - 2
    told = f"verified: {moves} moves, 61 drawn at random from the sealed seed\n"
    assert cli("verify", str(sealed)) == (0, told, "")


def test_without_its_end_the_seal_is_not_opened(cli: Cli, sealed: Path) -> None:
    moves = len(sealed.read_text(encoding="utf-8").splitlines()) - 2
    drop(sealed, moves + 2)
    said = f"verified: {moves} moves, 61 drawn at random; the seal hasn’t been opened yet\n"
    assert cli("verify", str(sealed)).out == said


def test_luck_from_an_open_seed_is_proven(cli: Cli) -> None:
    cli("simulate", "tea-time", "--matches", "1", "--records", "r.jsonl")
    assert "61 drawn at random from the seed" in cli("verify", "r.jsonl").out


def test_luck_that_says_nothing_of_itself_can_not_be_checked(cli: Cli) -> None:
    game = find_game("tea-time")
    match = Match(game, game.setup(2))
    match.resolve_chance(SeededDealer(seeded(1)))
    Path("r.jsonl").write_text(write_record(match, None), encoding="utf-8")
    said = "verified: 13 moves, 13 drawn at random, which nobody can check; the match isn’t over\n"
    assert cli("verify", "r.jsonl").out == said


def test_a_match_without_luck_needs_no_seal(cli: Cli, won: Path) -> None:
    assert cli("verify", str(won)) == (0, "verified: 5 moves, none drawn at random\n", "")


def test_many_records_are_one_line(cli: Cli) -> None:
    cli("simulate", "tic-tac-toe", "--matches", "30", "--records", "r.jsonl")
    code, out, _ = cli("verify", "r.jsonl")
    assert code == 0
    assert out.startswith("verified: 30 matches with ")
    assert len(out.splitlines()) == 1


def test_a_changed_move_is_named(cli: Cli, won: Path) -> None:
    change(won, 3, "b1", "c1")
    said = "Line 3, move 2, was changed: it doesn’t match its link.\n"
    assert cli("verify", str(won)) == (2, "", said)


def test_a_changed_result_is_named(cli: Cli, won: Path) -> None:
    change(won, 7, "[1,0]", "[0,1]")
    assert cli("verify", str(won)).err == "Line 7, the end, was changed: it doesn’t match its link.\n"


def test_a_missing_move_is_named(cli: Cli, won: Path) -> None:
    drop(won, 4)
    assert cli("verify", str(won)).err == "Line 4 is move 4, but move 3 was expected.\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_that_was_cut_off_is_refused(cli: Cli, won: Path, command: str) -> None:
    won.write_bytes(won.read_bytes()[:-40])
    code, out, err = cli(command, str(won))
    assert (code, out) == (2, "")
    assert err.startswith("Line 7 ")
    assert len(err.splitlines()) == 1


FILES = {
    "missing": (None, "can’t be read: there is no such file."),
    "empty": (b"", "The record is empty; choose a file that contains a match."),
    "binary": (bytes(range(256)), "Line 1 isn’t a line of a record"),
    "zeros": (b"\0" * 3_000_000, "Line 1 is too long for a record."),
    "text": (b"Down the rabbit hole\n", "Line 1 isn’t a line of a record"),
    "headless": (
        b'{"line":"undo","n":1,"seat":0,"link":"' + b"0" * 32 + b'"}\n',
        "Line 1 comes before the start of a match",
    ),
}


@pytest.mark.parametrize(
    "words", [["verify"], ["verify", "--json"], ["replay"], ["replay", "--json"], ["play", "--resume"]]
)
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_record_is_refused(cli: Cli, words: list[str], name: str) -> None:
    content, said = FILES[name]
    if content is not None:
        Path(name).write_bytes(content)
    code, _, err = cli(*words, name)
    assert code == 2
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_is_refused(cli: Cli, command: str) -> None:
    assert cli(command, ".") == (2, "", ". can’t be read: it is a folder.\n")


def test_a_file_one_may_not_read_is_refused(cli: Cli, won: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(monkeypatch, "won.jsonl")
    assert cli("verify", str(won)).err == "won.jsonl can’t be read: you don’t have permission.\n"


def test_a_program_reads_what_was_verified(cli: Cli, won: Path) -> None:
    report = msgspec.json.decode(cli("verify", "--json", str(won)).out, type=VerifyReport)
    assert (report.verified, report.problem) == (True, None)
    (record,) = report.records
    assert (record.game, record.moves, record.luck_moves, record.luck) == ("tic-tac-toe", 5, 0, "no-luck")
    assert record.outcome is not None
    assert record.outcome.winners == (0,)


def test_a_program_reads_what_is_wrong_with_the_second_record(cli: Cli, won: Path) -> None:
    won.write_bytes(won.read_bytes() * 2)
    change(won, 9, "a1", "c3")
    code, out, err = cli("verify", "--json", str(won))
    report = msgspec.json.decode(out, type=VerifyReport)
    assert (code, report.verified, len(report.records)) == (2, False, 1)
    assert report.problem == err.strip() == "Line 9, move 1, was changed: it doesn’t match its link."


def test_a_match_is_told_in_words(cli: Cli, won: Path) -> None:
    code, out, err = cli("replay", str(won))
    assert (code, err) == (0, "")
    assert "Alice · Hare" in out
    assert "Hare marks b2. (X2)" in out
    assert "Alice has three in a line and wins. (X3)" in out
    assert "1. Alice, 1 point" in out
    assert "1 x o ." not in out


def test_a_match_is_told_in_the_readers_language(cli: Cli, won: Path) -> None:
    assert "1. Alice, 1 punkt" in cli("replay", str(won), "--language", "pl").out


def test_boards_can_be_drawn(cli: Cli, won: Path) -> None:
    out = cli("replay", str(won), "--boards").out
    assert out.count("  a b c") == 5
    assert "1 x o .\n2 x o .\n3 x . .\n" in out


def test_luck_is_told_together_with_what_it_follows(cli: Cli, sealed: Path) -> None:
    out = cli("replay", str(sealed), "--boards").out
    assert "starts and holds Alice. (G3)" in out
    assert "The match is over: the last round is over" in out


def test_one_can_go_step_by_step_and_stop_at_any(cli: Cli, won: Path) -> None:
    out = cli("replay", str(won), "--step", typed="\n\n").out
    assert out.count("[Enter]") == 3
    assert "Alice marks a2" in out
    assert "Hare marks b2" not in out


def test_step_by_step_comes_to_the_end(cli: Cli, won: Path) -> None:
    assert "1. Alice, 1 point" in cli("replay", str(won), "--step", typed="\n" * 5).out


def test_moves_taken_back_are_told(cli: Cli) -> None:
    cli("play", "tic-tac-toe", "--seats", "Alice,Hare", "--record", "r.jsonl", typed="a1\nundo\nb2\n")
    out = cli("replay", "r.jsonl").out
    assert "Alice takes back the last move." in out
    assert "The match isn’t over yet" in out


def test_a_program_reads_every_move(cli: Cli, won: Path) -> None:
    (record,) = msgspec.json.decode(cli("replay", "--json", str(won)).out)
    assert set(record) == {"game", "seats", "options", "players", "moves", "outcome"}
    assert [move["actor"] for move in record["moves"]] == [0, 1, 0, 1, 0]
    assert set(record["moves"][0]) == set(ReplayedMove.__struct_fields__)
    assert record["moves"][1]["told"] == ["Hare marks b1."]
    assert record["moves"][-1]["position"] == "xo./xo./x.."


def test_a_program_reads_moves_taken_back_and_luck(cli: Cli) -> None:
    cli("play", "tea-time", "--seats", "Alice,Hare", "--record", "r.jsonl", typed="\n1\nundo\n")
    (record,) = msgspec.json.decode(cli("replay", "--json", "r.jsonl").out)
    assert record["moves"][0]["actor"] == "luck"
    assert record["moves"][-1]["move"] is None
    assert record["outcome"] is None


@pytest.mark.parametrize("players", [(), ("Alice",), ("Alice", "\x1b[31mHare"), ("Alice", "x" * 99)])
def test_players_who_are_missing_or_strange_are_seats(cli: Cli, players: tuple[str, ...]) -> None:
    game = find_game("tic-tac-toe")
    match = Match(game, game.setup(2))
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    Path("r.jsonl").write_text(write_record(match, None, players), encoding="utf-8")
    out = cli("replay", "r.jsonl").out
    assert "Seat 2 marks b1. (X2)" in out
    assert "\x1b" not in out
