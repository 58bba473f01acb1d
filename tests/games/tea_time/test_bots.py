"""The last round for two players, solved exactly."""

import pytest

from curiouser.bots import find_bot
from curiouser.engine.bot import Bot
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng, seeded
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.bots import NO_LIMIT, EndgameSolver, Solver, can_solve
from curiouser.games.tea_time.rules import TeaTime
from curiouser.native import COMPILED, i64
from tests.laws.untraced import untraced


def random_end(seed: int, cells: int) -> TeaTime:
    """A position of some last round with at most so many cards."""
    rng = seeded(seed)
    position = GAME.start(GAME.setup(2))
    while not can_solve(position) or int(position.occupied).bit_count() > cells:
        if position.actor == LUCK:
            position.resolve_chance(rng)
        elif position.actor == OVER:
            position = GAME.start(GAME.setup(2))
        else:
            position.play(position.pick(rng))
    return position


def brute(position: TeaTime, seat: int) -> int:
    """Twice the lead of the seat at the end, and Alice, if both play well: every match there is, played out."""
    if position.actor == OVER:
        alice = 1 if position.alice == seat else -1
        return 2 * int(position.score(seat) - position.score(1 - seat)) + alice
    values = []
    for move in position.legal():
        after = position.copy()
        after.play(move)
        values.append(brute(after, seat))
    return max(values) if position.actor == seat else min(values)


@pytest.mark.parametrize("chunk", range(10))
def test_counting_out_agrees_with_playing_every_match(chunk: int) -> None:
    """G5–G15, G20, over a thousand grids."""
    solver = Solver()
    for seed in range(chunk * 100, chunk * 100 + 100):
        position = random_end(seed, 4)
        values = []
        for move in position.legal():
            after = position.copy()
            after.play(move)
            values.append(brute(after, int(position.actor)))
        assert list(solver.values(position)) == values
        assert values[list(position.legal()).index(solver.best(position))] == max(values)


@pytest.mark.parametrize("number", range(12 if COMPILED else 1))
def test_the_first_card_of_the_round_is_counted_out_too(number: int) -> None:
    """G5: it is worth what is left for the other, once Alice is laid."""
    position = random_end(1, 12)
    assert position.turn == 1
    move = position.legal()[number]
    after = position.copy()
    after.play(move)
    solver = Solver()
    with untraced():
        worth = -max(solver.values(after))
    assert solver.try_move(position, move, -NO_LIMIT) == worth
    assert solver.try_move(position, move, worth) <= worth


@pytest.mark.skipif(not COMPILED, reason="a minute interpreted; the package's half does it")
def test_the_best_first_card_is_worth_most() -> None:
    """G5"""
    position = random_end(1, 12)
    solver = Solver()
    values = list(solver.values(position))
    assert values[list(position.legal()).index(solver.best(position))] == max(values)


def test_a_whole_grid_is_solved_from_its_third_turn() -> None:
    """Far fewer places are looked at than the 3¹¹ × 2 that there may be."""
    position = random_end(1, 11)
    solver = Solver()
    solver.best(position)
    assert 0 < solver.looked < 60_000


def test_only_the_last_round_of_two_is_counted_out() -> None:
    rng = seeded(1)
    position = GAME.start(GAME.setup(2))
    assert not can_solve(position)
    position.resolve_chance(rng)
    assert not can_solve(position)
    more = GAME.start(GAME.setup(3))
    while more.round < more.tables.rounds or more.actor == LUCK:
        more.resolve_chance(rng)
        more.play(more.pick(rng))
    assert not can_solve(more)


class First(Bot):
    def choose(self, position: Position, rng: Rng) -> i64:
        return position.legal()[0]


def test_another_bot_plays_the_rounds_before() -> None:
    counter = EndgameSolver()
    counter.other = First()
    position = GAME.start(GAME.setup(2))
    position.resolve_chance(seeded(1))
    assert counter.choose(position, seeded(1)) == position.legal()[0]


def test_level_5_never_loses_a_round_that_is_won() -> None:
    bot, solver, rng = find_bot("level-5", GAME), Solver(), seeded(3)
    for seed in range(20):
        position = random_end(seed, 7)
        seat = position.actor
        is_won = max(solver.values(position)) > 0
        while position.actor != OVER:
            position.play(bot.choose(position, rng) if position.actor == seat else position.pick(rng))
        if is_won:
            assert (position.score(seat), position.tiebreak(seat)) > (
                position.score(1 - seat),
                position.tiebreak(1 - seat),
            )
