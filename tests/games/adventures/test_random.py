"""Random matches of every seat count and variant: they end, and the invariants hold."""

from collections import Counter

import pytest

from curiouser.engine.playout import play_out_many
from curiouser.engine.position import LUCK, OVER
from curiouser.engine.rng import seeded
from curiouser.games.adventures import GAME
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.view import View
from curiouser.native import COMPILED
from tests.games.adventures.table import HOLE, TEA_PARTY, VARIANTS, match, read

MATCHES = 6 if COMPILED else 2


def check(position: Adventures, view: View) -> None:
    """A5, A11, A17, A21, A29, A31"""
    places = Counter(player.space for player in view.players)
    assert all(count == 1 for space, count in places.items() if space != TEA_PARTY)
    assert sum(player.large for player in view.players) <= 1
    for player in view.players:
        assert not player.in_hole or (player.space == HOLE and not player.large)
        assert not player.may_walk_out or player.in_hole
        assert player.score == sum(player.cookies) + player.small
        assert sum(player.played.values()) + len(player.hand) + player.pile == 11
    if position.actor == LUCK:
        assert all(weight > 0 for _, weight in GAME.chances(position))
    assert len(set(position.legal())) == len(position.legal()) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_random_matches_end_and_keep_every_part(seats: int, options: dict[str, bool]) -> None:
    """A1, A2, A25"""
    rng = seeded(seats, 7)
    for _ in range(MATCHES):
        position = GAME.start(GAME.setup(seats, options))
        parts = GAME.parts(position)
        assert sum(parts.values()) == {2: 16, 3: 20, 4: 24}[seats] + 20 + 11 * seats
        while position.actor != OVER:
            check(position, GAME.opened(position))
            copy = GAME.copy(position)
            position.play(position.draw(rng) if position.actor == LUCK else position.pick(rng))
            assert GAME.parts(position) == parts
            assert GAME.opened(copy) != GAME.opened(position)
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert sorted(outcome.places) == list(range(1, seats + 1))  # A26: pawns never end on one space


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_draws_are_the_general_ones(seats: int) -> None:
    """A42: `Adventures.draw` spends the same tickets as a dealer does"""
    position, one, two = GAME.start(GAME.setup(seats)), seeded(3), seeded(3)
    while position.actor != OVER:
        if position.actor == LUCK:
            ticket = two.below(sum(position.weights()))
            general = [
                move for move, weight in zip(position.legal(), position.weights(), strict=True) for _ in range(weight)
            ]
            drawn = position.draw(one)
            assert drawn == general[ticket]
            position.play(drawn)
        else:
            position.play(position.legal()[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_plays_eleven_cards_and_makes_the_choices_between(seats: int) -> None:
    """A25"""
    sums = play_out_many(GAME.start(GAME.setup(seats)), seeded(1), 20)
    assert sums[seats] >= 20 * 11 * seats
    assert all(total > 0 for total in sums[:seats])


@pytest.mark.parametrize("number", [3, 4])
def test_what_nobody_listens_to_happens_all_the_same(number: int) -> None:
    """A35, A36: no cookie is left to take on the Tea Party and behind it"""
    notation = f"0 at:9 hand:{number},1,1 ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:-"
    told, untold = match(notation, "left").position, read(notation)
    untold.play(untold.legal()[0])
    assert GAME.opened(untold) == GAME.opened(told)
