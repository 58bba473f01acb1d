"""Tic-tac-toe, X1–X4, and tic-tac-toe as a game."""

import pytest

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.game import Outcome
from curiouser.engine.match import Match
from curiouser.games.tic_tac_toe import GAME
from curiouser.games.tic_tac_toe.moves import Mark
from curiouser.games.tic_tac_toe.rules import TicTacToe


def read(notation: str) -> TicTacToe:
    return GAME.read(notation, GAME.setup(2))


def play(squares: str) -> Match:
    """A match in which the squares are marked one after the other."""
    match = Match(GAME, GAME.setup(2))
    for number, square in enumerate(squares.split()):
        match.play(number % 2, Mark(square))
    return match


def test_the_board_has_nine_squares() -> None:
    """X1"""
    assert GAME.parts(GAME.start(GAME.setup(2))) == {"squares": 9}
    with pytest.raises(Refused, match="no such square"):
        play("d4")


def test_players_take_turns_on_free_squares() -> None:
    """X2"""
    match = play("b2 a1")
    assert (match.actors, len(match.legal(0)), GAME.view(match.position, 1).legal) == ((0,), 7, ())
    with pytest.raises(Refused, match="already marked") as refused:
        match.play(0, Mark("a1"))
    assert refused.value.rule == "X2"


@pytest.mark.parametrize("line", ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"])
def test_three_in_a_line_win(line: str) -> None:
    """X3"""
    squares = line.split()
    others = [square.square for square in GAME.moves(read(".../.../...")) if square.square not in squares]  # type: ignore[attr-defined]
    match = play(f"{squares[0]} {others[0]} {squares[1]} {others[1]} {squares[2]}")
    assert match.outcome == Outcome("line", (1, 0), (1, 2))
    assert match.played[-1].events[-1].rule == "X3"


def test_a_full_board_without_a_line_is_a_draw() -> None:
    """X4"""
    match = play("a1 b1 c1 b2 a2 c2 b3 a3 c3")
    assert match.outcome == Outcome("full-board", (0, 0), (1, 1))
    assert match.played[-1].events[-1].rule == "X4"


def count_games(position: TicTacToe) -> int:
    total = 0
    for move in position.legal():
        after = position.copy()
        after.play(move)
        total += 1 if after.actor < 0 else count_games(after)
    return total


def test_as_many_games_as_everybody_counts() -> None:
    """X2–X4: 255,168 games in all; corners, edges and the centre are alike among themselves"""
    corner, edge, centre = map(count_games, map(read, ("x../.../...", ".x./.../...", ".../.x./...")))
    assert 4 * corner + 4 * edge + centre == 255_168


def test_nobody_draws_luck() -> None:
    position = read(".../.../...")
    assert (list(position.weights()), list(GAME.luck(position))) == ([], [])


def test_everything_is_in_sight() -> None:
    assert GAME.opened(read("x../.../...")).board == ("x..", "...", "...")


def test_moves_are_squares() -> None:
    position = read("x../.../...")
    assert GAME.parse(" B2 ", position, 1) == Mark("b2")
    assert GAME.spell(Mark("b2")) == "b2"
    assert GAME.draw(GAME.view(position, 0), GAME.words("en")) == "  a b c\n1 x . .\n2 . . .\n3 . . ."


@pytest.mark.parametrize("notation", [".../.../...", "xo./.x./...", "xxx/oo./...", "xox/xxo/oxo"])
def test_a_position_survives_writing_and_reading(notation: str) -> None:
    assert GAME.write(read(notation)) == notation


@pytest.mark.parametrize(
    "notation", ["", "xo", "xo./.../..z", "xo/x.o/....", "xxx/.../...", "ooo/xx./...", "xxx/ooo/..."]
)
def test_what_is_no_position_is_refused(notation: str) -> None:
    with pytest.raises(BadSetup):
        read(notation)


def test_a_line_by_whoever_was_not_to_move_is_refused() -> None:
    with pytest.raises(BadSetup, match="taken turns"):
        read("xxx/oo./o..")
    with pytest.raises(BadSetup, match="taken turns"):
        read("ooo/xx./xx.")


def test_a_hint_sees_lines() -> None:
    """X3"""
    words = GAME.words("en")
    position = GAME.read("xx./oo./...", GAME.setup(2))
    said = [[words.say(reason.text) for reason in GAME.reasons(position, square)] for square in (2, 5, 8)]
    assert said == [
        ["You make three in a line and win at once (X3)."],
        ["You stop your opponent from making three in a line (X3)."],
        [],
    ]
