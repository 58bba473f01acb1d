"""Numbers of Tea for Two, computed here from the rulebook alone, without the code of the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from curiouser.engine.position import LUCK
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.moves import BuyCard
from curiouser.games.tea_for_two.numbers import GUARD_DRAWS
from curiouser.games.tea_for_two.rules import TeaForTwo
from tests.games.tea_for_two.table import read

NAMES = ["cat", "mouse", "guard", "executioner", "knave", "caterpillar", "king", "alice", "queen"]
STACKS = {"executioner": 4, "knave": 5, "caterpillar": 6, "king": 7, "alice": 8}


@pytest.mark.parametrize("holder", [0, 1])
def test_the_winner_of_the_first_round_is_distributed_as_81_reveals_say(holder: int) -> None:
    """T6: 36 for either, and the nine ties for the flamingo"""
    expected = Counter(0 if a > b else 1 if b > a else holder for a, b in product(range(1, 10), repeat=2))
    assert expected == {holder: 45, 1 - holder: 36}
    found: Counter[int] = Counter()
    start = read(f"{holder} flamingo")
    for first, weight in GAME.chances(start):
        middle = GAME.copy(start)
        GAME.play(middle, LUCK, first)
        for second, other_weight in GAME.chances(middle):
            position = GAME.copy(middle)
            GAME.play(position, LUCK, second)
            found[position.actor] += weight * other_weight
    assert found == expected


def test_every_reveal_and_every_number_of_cakes_offers_exactly_the_payable_cards() -> None:
    """T7, T8, T35"""
    for (a, b), cakes in product(product(range(1, 10), repeat=2), range(10)):
        if a < b:
            continue
        position = read(f"0 discard {NAMES[a - 1]}1 ; 1 discard {NAMES[b - 1]}1 ; 0 flamingo cakes:{cakes} ; phase:act")
        payable = {BuyCard(name, max(0, value - a + b)) for name, value in STACKS.items() if value - a + b <= cakes}
        assert set(GAME.legal(position, 0)[1:]) == payable


def test_setting_up_has_as_many_equally_likely_outcomes_as_combinatorics_say() -> None:
    """T3–T5: 5! orders of tiles with 2^5 sides, 30 orders of each stack by stars, two players, five spaces"""
    position = GAME.start(GAME.setup(2))
    chance = Fraction(1)
    while position.round == 0:
        move, weight = GAME.chances(position)[0]
        chance *= Fraction(weight, sum(weight for _, weight in GAME.chances(position)))
        GAME.play(position, LUCK, move)
    assert chance == Fraction(1, 120 * 32 * 30**5 * 2 * 5)


def test_the_guard_has_as_many_ends_as_there_are_sets_of_three_cards() -> None:
    """T15: from a deck of eight different cards, in every order with the same chance"""
    position = read("0 discard guard1 ; 1 discard mouse1 ; phase:guard")
    seen: Counter[frozenset[str]] = Counter()

    def turn(position: TeaForTwo, weight: int) -> None:
        if position.phase != GUARD_DRAWS:
            seen[frozenset(GAME.view(position, 0).players[1].discard)] += weight
            return
        for move, chance in GAME.chances(position):
            after = GAME.copy(position)
            GAME.play(after, LUCK, move)
            turn(after, weight * chance)

    turn(position, 1)
    assert len(seen) == 56
    assert set(seen.values()) == {6}
