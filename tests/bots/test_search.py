"""The tree search: strong where that can be checked, reproducible by seed, and usable in any countable game."""

from functools import cache
from typing import Any

import pytest

from curiouser.bots.estimate import MoveEstimate
from curiouser.bots.rollout import ONE
from curiouser.bots.search import TreeSearch
from curiouser.bots.tally import Tally, ask, play_matches
from curiouser.bots.ucb import bucket
from curiouser.engine.bot import Evaluator
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.native import i64, vec
from tests.laws import hidden_hand

COUNTABLE = [game for game in [*all_games(), hidden_hand.GAME] if isinstance(game, CountableGame)]
SETUPS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in COUNTABLE for seats in game.seat_counts]


def searching(iterations: int) -> TreeSearch:
    search = TreeSearch()
    search.iterations = iterations
    return search


def visits(search: TreeSearch) -> list[int]:
    return [int(estimate.visits) for estimate in search.estimates()]


@cache
def answer(notation: str) -> int:
    """The square that the search marks."""
    position = TIC_TAC_TOE.read(notation, TIC_TAC_TOE.setup(2))
    return int(searching(1000).choose(position, seeded(1)))


def outcomes(position: TicTacToe, seat: int) -> set[int]:
    """The leads with which matches end if the search plays the seat and the other tries everything."""
    if position.actor == OVER:
        return {int(position.score(seat) - position.score(1 - seat))}
    if position.actor == seat:
        moves = [answer(TIC_TAC_TOE.write(position))]
    elif position.crosses | position.noughts == 0:
        moves = [0, 1, 4]  # the others are the same, turned
    else:
        moves = list(position.legal())
    found = set()
    for move in moves:
        after = position.copy()
        after.play(move)
        found |= outcomes(after, seat)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_it_never_loses_at_tic_tac_toe(seat: int) -> None:
    assert outcomes(TicTacToe(), seat) == {0, 1}


def test_a_seed_gives_the_same_tree_compiled_and_interpreted() -> None:
    grid = "cat hatter* queen cat* / rabbit* twins caterpillar* cat / queen hatter* rabbit twins*"
    position = TEA_TIME.read(f"{grid} ; 0 alice ; to-move:0 turn:1", TEA_TIME.setup(2))
    search = searching(300)
    search.choose(position, seeded(5))
    first = visits(search)
    search.choose(position, seeded(6))
    assert visits(search) != first
    search.choose(position, seeded(5))
    assert visits(search) == first == [43, 35, 16, 15, 33, 27, 8, 15, 24, 26, 53, 5]


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_it_plays_any_countable_game_to_the_end(game: CountableGame[Any], seats: int) -> None:
    tally = Tally()
    tally.prepare(seats, len(game.ends))
    play_matches(game.start(game.setup(seats)), [searching(4)] * seats, 3, 0, 1, tally)
    assert tally.matches == 1


class Choice(Position):
    """Seat 0 takes points for sure (0) or lets luck give many or none (1); or seat 1 gets some (2)."""

    sure, many, weight = 2, 9, 1

    def __init__(self) -> None:
        super().__init__()
        self.seats = 3
        self.actor = 0
        self.points = [0, 1, 0]

    def legal(self) -> vec[i64]:
        return vec[i64]([0, 1, 2] if self.actor == 0 else [0, 1])

    def weights(self) -> vec[i64]:
        return vec[i64]([self.weight, 1])

    def play(self, move: i64) -> None:
        if self.actor == LUCK:
            self.points[0] += int(move) * self.many
        elif move == 0:
            self.points[0] += self.sure
        elif move == 2:
            self.points[1] += 5
        self.actor = LUCK if self.actor == 0 and move == 1 else OVER

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def copy(self) -> "Choice":
        other = type(self)()
        other.actor = self.actor
        other.points = list(self.points)
        return other


class LongShot(Choice):
    sure, many, weight = 0, 9, 1


def test_it_takes_what_is_sure_rather_than_a_long_shot() -> None:
    assert searching(400).choose(Choice(), seeded(1)) == 0


def test_it_takes_a_chance_where_nothing_is_sure() -> None:
    search = searching(400)
    assert search.choose(LongShot(), seeded(1)) == 1
    sure, chance, gift = search.estimates()
    assert sure.chance() == gift.chance() == 0
    assert abs(chance.chance() - 0.5) < 0.1
    assert abs(chance.mean_score() - 4.5) < 1
    assert 0.01 < chance.error() < 0.05


def test_findings_of_several_trees_add_up() -> None:
    one, other = (
        MoveEstimate(3, 10, 5 * ONE, 4 * ONE, 70, 4 * ONE * ONE, 500),
        MoveEstimate(3, 30, 15 * ONE, 8 * ONE, 90, 9 * ONE * ONE, 300),
    )
    one.add(other)
    assert (one.visits, one.value(), one.chance(), one.mean_score()) == (40, 0.5, 0.3, 4.0)
    assert one.score_error() == pytest.approx((4 / 40) ** 0.5)
    assert MoveEstimate(*one.row()).row() == one.row()


def test_every_iteration_is_counted() -> None:
    search = searching(777)
    search.choose(TicTacToe(), seeded(1))
    assert sum(visits(search)) == 777


def test_a_forced_move_takes_no_time() -> None:
    position = TIC_TAC_TOE.read("xox/oxo/ox.", TIC_TAC_TOE.setup(2))
    search = searching(1 << 40)
    assert search.choose(position, seeded(1)) == 8


def test_it_stops_when_its_time_is_up() -> None:
    search = searching(1 << 40)
    search.seconds = 0.01
    search.choose(TicTacToe(), seeded(1))
    assert sum(visits(search)) >= 256


def test_with_a_horizon_the_judge_is_asked() -> None:
    search = searching(300)
    search.rollout.horizon = 0
    position = TEA_TIME.read("cat . hatter . / alice ; 0 cat:4 hatter:0 ; to-move:0 turn:3", TEA_TIME.setup(2))
    assert TEA_TIME.spell(TEA_TIME.moves(position)[search.choose(position, seeded(1))]) == "a1 a2"


def test_large_counts_share_rows_in_order() -> None:
    rows = [int(bucket(count)) for count in (0, 1, 255, 256, 257, 258, 511, 512, 516, 1 << 30)]
    assert rows == sorted(rows)
    assert rows[:4] == [0, 1, 255, 256]
    assert rows[3] == rows[4] < rows[5]


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_it_does_not_look_at_what_its_seat_cannot_know(game: CountableGame[Any], seats: int) -> None:
    search, rng = searching(20), seeded(2)
    position = game.start(game.setup(seats))
    position.resolve_chance(rng)
    looked = 0
    while position.actor != OVER and looked < 25:
        move = ask(search, position, seeded(9))
        for stranger in range(2):
            other = position.copy()
            other.redeal(position.actor, seeded(stranger))
            assert ask(search, other, seeded(9)) == move
        looked += 1
        position.play(move)
        position.resolve_chance(rng)
    assert looked > 2


def test_the_generator_of_the_bot_is_all_the_chance_there_is() -> None:
    rng, other = Rng(), Rng()
    rng.seed(4)
    other.seed(4)
    assert [searching(50).choose(TicTacToe(), rng) for _ in range(5)] == [
        searching(50).choose(TicTacToe(), other) for _ in range(5)
    ]


class Lottery(Choice):
    """Luck has a hundred outcomes."""

    def legal(self) -> vec[i64]:
        return vec[i64]([0, 1, 2] if self.actor == 0 else range(100))

    def weights(self) -> vec[i64]:
        return vec[i64]([1] * 100)

    def play(self, move: i64) -> None:
        if self.actor == LUCK:
            SEEN.add(int(move))
        super().play(move)


SEEN: set[int] = set()


@pytest.mark.parametrize(("widening", "least", "most"), [(0, 60, 100), (1, 2, 30)])
def test_with_widening_few_outcomes_of_luck_are_followed(widening: int, least: int, most: int) -> None:
    SEEN.clear()
    search = searching(300)
    search.widening = widening
    search.choose(Lottery(), seeded(1))
    assert least <= len(SEEN) <= most


def test_a_judge_who_knows_chances_is_asked_at_the_leaf() -> None:
    class Sure(Evaluator):
        def chance(self, position: Position, seat: i64) -> i64:
            assert isinstance(position, TicTacToe)
            return ONE if (seat == 0) == bool(TIC_TAC_TOE.write(position).startswith("..x")) else 0

    search = searching(100)
    search.rollout.at_once = True
    search.rollout.guide.evaluator = Sure()
    assert search.choose(TicTacToe(), seeded(1)) == 2
