"""Hints: the best moves with their chances, from what the player knows, and why."""

from typing import Any

import msgspec
import pytest

from curiouser.bots.hints import error_of, hints
from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.position import OVER
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from tests.laws import hidden_hand

COUNTABLE = [game for game in [*all_games(), hidden_hand.GAME] if isinstance(game, CountableGame)]
SETUPS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in COUNTABLE for seats in game.seat_counts]
FEW = 8


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_every_game_has_hints_and_words_for_them(game: CountableGame[Any], seats: int) -> None:
    rng, position = seeded(4), game.start(game.setup(seats))
    position.resolve_chance(rng)
    for number in range(40):
        if position.actor == OVER:
            break
        if number % 5 == 0:
            found = hints(game, position, iterations=FEW)
            assert found.seat == position.actor
            assert all(hint.move in game.legal(position, found.seat) for hint in found.best)
            assert msgspec.json.decode(msgspec.json.encode(found))["seat"] == found.seat
            for language in LANGUAGES:
                words = game.words(language)
                for reason in (reason for hint in found.best for reason in hint.reasons):
                    assert reason.rule in words.say(reason.text)
        position.play(position.pick(rng))
        position.resolve_chance(rng)


@pytest.mark.parametrize("game", COUNTABLE, ids=lambda game: game.name)
def test_hints_hang_on_the_seed_and_on_nothing_hidden(game: CountableGame[Any]) -> None:
    position = game.start(game.setup(max(game.seat_counts)))
    position.resolve_chance(seeded(4))
    first = hints(game, position, seed=3, iterations=FEW)
    for stranger in range(3):
        other = position.copy()
        other.redeal(position.actor, seeded(stranger))
        assert hints(game, other, seed=3, iterations=FEW) == first


def test_the_best_move_comes_first() -> None:
    found = hints(TIC_TAC_TOE, TIC_TAC_TOE.read("xx./oo./...", TIC_TAC_TOE.setup(2)), iterations=300)
    assert TIC_TAC_TOE.spell(found.best[0].move).endswith("c1")
    assert (found.moves, len(found.best)) == (5, 3)
    assert found.best[0].chance == 1
    assert 0 < found.best[0].chance_error < 0.05


def test_an_end_that_is_counted_out_is_sure() -> None:
    """G16: the Cat makes four of them; whoever takes Alice instead falls behind."""
    notation = "cat . alice . ; 0 cat:3 ; 1 hatter:4 ; to-move:0 turn:3 ; round:5"
    found = hints(TEA_TIME, TEA_TIME.read(notation, TEA_TIME.setup(2)), iterations=FEW, shown=9)
    values = [hint.chance for hint in found.best]
    assert all(hint.is_sure and hint.chance_error == 0 for hint in found.best)
    assert values == sorted(values, reverse=True)
    assert all(hint.reasons[0].text.id.startswith("hint-counted") for hint in found.best)


def test_a_time_ends_the_thinking() -> None:
    position = TIC_TAC_TOE.read("x../.../...", TIC_TAC_TOE.setup(2))
    assert sum(hint.tries for hint in hints(TIC_TAC_TOE, position, iterations=1 << 40, seconds=0.01).best) > 0


def test_a_single_try_is_no_certain_score() -> None:
    position = TEA_TIME.start(TEA_TIME.setup(2))
    position.resolve_chance(seeded(4))
    found = hints(TEA_TIME, position, iterations=FEW, shown=FEW)
    assert {hint.tries for hint in found.best} == {1}
    assert min(hint.score_error for hint in found.best) > 1


def test_few_tries_leave_much_open() -> None:
    assert error_of(1.0, 3) > 0.3 > error_of(0.5, 100) > error_of(0.5, 10_000)
