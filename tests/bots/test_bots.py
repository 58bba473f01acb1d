"""Bots for any countable game, and the loop that lets them play."""

from pathlib import Path

import pytest

from curiouser.bots import NAMES, find_bot, own_bot
from curiouser.bots.greedy import Greedy
from curiouser.bots.tally import SHARES, Tally, ask, play_matches
from curiouser.engine.bot import Bot
from curiouser.engine.errors import Problem
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.native import i64
from tests.laws import open_words


def board(notation: str) -> TicTacToe:
    return TIC_TAC_TOE.read(notation, TIC_TAC_TOE.setup(2))


def test_uniform_takes_every_move_equally_often() -> None:
    position = board("xo./.x./..o")
    uniform, rng = find_bot("uniform", TIC_TAC_TOE), seeded(1)
    chosen = [uniform.choose(position, rng) for _ in range(5000)]
    expected = 5000 / len(position.legal())
    assert {move: abs(chosen.count(move) - expected) < 120 for move in position.legal()} == dict.fromkeys(
        position.legal(), True
    )


def test_greedy_takes_what_gives_most_at_once() -> None:
    position = TEA_TIME.read("cat . hatter . / alice ; 0 cat:4 hatter:0 ; to-move:0 turn:3", TEA_TIME.setup(2))
    choice = find_bot("greedy", TEA_TIME).choose(position, seeded(1))
    assert TEA_TIME.spell(TEA_TIME.moves(position)[choice]) == "a1 a2"


def test_greedy_sees_a_winning_line() -> None:
    greedy = Greedy()
    assert {greedy.choose(board("xx./oo./..."), seeded(seed)) for seed in range(20)} == {2}


def test_greedy_chooses_evenly_among_equals() -> None:
    rng = seeded(1)
    chosen = [Greedy().choose(board(".../.../..."), rng) for _ in range(4500)]
    assert set(chosen) == set(range(9))
    assert max(abs(chosen.count(square) - 500) for square in range(9)) < 100


class Spoiler(Bot):
    """Plays about with the position it was given."""

    def choose(self, position: Position, rng: Rng) -> i64:
        move = position.legal()[0]
        position.play(move)
        return move


def test_a_bot_gets_a_position_of_its_own() -> None:
    position = board("x../.../...")
    assert ask(Spoiler(), position, seeded(1)) == 1
    assert TIC_TAC_TOE.write(position) == "x../.../..."


class Redealt(Position):
    """Counts what is done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.actor = 1
        self.dealt_for: list[int] = []

    def copy(self) -> "Redealt":
        other = Redealt()
        other.dealt_for = self.dealt_for
        return other

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.dealt_for.append(int(seat))


class First(Bot):
    def choose(self, position: Position, rng: Rng) -> i64:
        return 0


def test_what_a_bots_seat_cannot_know_is_dealt_anew() -> None:
    position = Redealt()
    ask(First(), position, seeded(1))
    assert position.dealt_for == [1]


def test_a_shared_first_place_is_a_shared_win() -> None:
    tally = Tally()
    tally.prepare(2, 2)
    tally.count(board("xox/xoo/oxx"))
    tally.count(board("xxx/oo./..."))
    assert list(tally.shares) == [SHARES // 2 + SHARES, SHARES // 2]
    assert (list(tally.outright), list(tally.ends), list(tally.scores)) == ([1, 0], [1, 1], [1, 0])


def test_a_tie_is_broken_before_a_win_is_counted() -> None:
    """G20"""
    empty = "pile caterpillar:0 cat:0 hatter:0 queen:0 twins:0 rabbit:0"
    setup = TEA_TIME.setup(2)
    for alice, places in ((0, [1, 0]), (1, [0, 1])):
        held = "cat:2 hatter:2 twins:2"
        seats = [f"0 {held} alice", "1 queen:2"] if alice == 0 else ["0 queen:2", f"1 {held} alice"]
        position = TEA_TIME.read(f". ; {' ; '.join(seats)} ; {empty} ; round:5 to-move:over", setup)
        tally = Tally()
        tally.prepare(2, 1)
        tally.count(position)
        assert list(tally.outright) == places


def test_matches_have_their_own_streams() -> None:
    """Matches 0–9 played at once are those played one by one."""
    bots = [find_bot("uniform", TEA_TIME), find_bot("greedy", TEA_TIME)]
    start = TEA_TIME.start(TEA_TIME.setup(2))
    whole, parts = Tally(), Tally()
    whole.prepare(2, 1)
    parts.prepare(2, 1)
    play_matches(start, bots, 7, 0, 10, whole)
    for match in reversed(range(10)):
        play_matches(start, bots, 7, match, 1, parts)
    assert list(whole.scores) == list(parts.scores)
    assert (whole.decisions, whole.matches) == (parts.decisions, 10)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Problem, match=r"“grady”.*uniform, greedy"):
        find_bot("grady", TEA_TIME)
    assert {"uniform", "greedy", "level-1", "level-5"} <= set(NAMES)


def test_a_bot_of_ones_own_is_loaded_by_its_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = "from curiouser.engine.bot import Bot\n\nclass Last(Bot):\n    choose = lambda self, position, rng: 8\n"
    (tmp_path / "ones_own.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find_bot("ones_own:Last", TIC_TAC_TOE).choose(board("x../.../..."), seeded(1)) == 8
    with pytest.raises(Problem, match="can’t be loaded"):
        find_bot("ones_own:First", TIC_TAC_TOE)
    with pytest.raises(Problem, match="isn’t a bot"):
        find_bot("curiouser.engine.rng:Rng", TIC_TAC_TOE)
    with pytest.raises(Problem, match="bots can’t play"):
        find_bot("ones_own:Last", open_words.GAME)


def test_names_from_outside_load_nothing() -> None:
    with pytest.raises(Problem, match="no bot called"):
        own_bot("curiouser.bots.uniform:Uniform", TIC_TAC_TOE)
