"""Exact chances, computed here from the text of the rules and compared with everything luck can do in a position."""

from collections import defaultdict
from fractions import Fraction

import pytest

from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.moves import Accept, TakeFaceUp
from curiouser.games.adventures.rules import Adventures
from tests.games.adventures.table import match, read

Chances = dict[int, Fraction]

CASES = [("1 at:9", (9,)), ("1 at:3", (3,)), ("1 at:4 ; 2 at:6 ; 3 at:7", (4, 6, 7)), ("1 at:0 ; 2 at:8", (0, 8))]


def expected(number: int, others: tuple[int, ...]) -> Chances:
    """A22–A24: twelve spaces, the Hole on 5, the Cat on 3; the first spin that may be accepted is."""
    blocked = {5, *others}
    reached: Chances = defaultdict(Fraction)
    for space in range(12):
        if space not in blocked:
            chance = sum(
                (Fraction(len(blocked), 12) ** failed * Fraction(1, 12) for failed in range(number)), Fraction()
            )
            if space == 3:
                space = 3 + number
                while space in others:
                    space += 1
            reached[space] += chance
    reached[5] += Fraction(len(blocked), 12) ** number
    return dict(reached)


def reached(position: Adventures, known: dict[str, Chances]) -> Chances:
    """Where the pawn of seat 0 ends its turn, over everything luck can do."""
    phase = GAME.opened(position).phase
    if phase in ("draw", "play"):
        return {GAME.opened(position).players[0].space: Fraction(1)}
    if position.actor == 0:
        after = GAME.copy(position)
        GAME.play(after, 0, Accept() if phase == "choose" else TakeFaceUp())
        return reached(after, known)
    notation = GAME.write(position)
    if notation not in known:
        known[notation] = by_luck(position, known)
    return known[notation]


def by_luck(position: Adventures, known: dict[str, Chances]) -> Chances:
    chances = GAME.chances(position)
    total = sum(weight for _, weight in chances)
    found: Chances = defaultdict(Fraction)
    for move, weight in chances:
        after = GAME.copy(position)
        GAME.play(after, LUCK, move)
        for space, share in reached(after, known).items():
            found[space] += share * Fraction(weight, total)
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("pawns", "others"), CASES)
def test_an_escape_that_accepts_the_first_allowed_spin_has_exact_chances(
    number: int, pawns: str, others: tuple[int, ...]
) -> None:
    """A22–A24, A42"""
    seats = 1 + len(others)
    position = match(f"0 at:5 fallen hand:j,1,1 ; {pawns}", f"left {number}", seats=seats).position
    found = reached(position, {})
    assert sum(found.values()) == 1
    assert dict(found) == expected(number, others)


def test_with_one_spin_and_one_other_pawn_two_of_twelve_spins_fail() -> None:
    """A23: the same by hand, for one case"""
    position = match("0 at:5 fallen hand:1,2,2 ; 1 at:9", "left").position
    found = reached(position, {})
    assert found[5] == Fraction(2, 12)  # the Hole and the pawn; the Cat's 1 leads to 4
    assert (found[4], found[11]) == (Fraction(2, 12), Fraction(1, 12))


@pytest.mark.parametrize(("pool", "average"), [(20, Fraction(2)), (2, Fraction(5, 3)), (1, Fraction(1))])
def test_the_small_cookies_give_two_on_average_while_there_are_enough(pool: int, average: Fraction) -> None:
    """A16, A42: numbers 1, 2, 3 equally often"""
    position = match(f"0 at:6 hand:2,1,1 ; 1 at:1 small:{20 - pool}", "left").position
    total = Fraction()
    for move, _ in GAME.chances(position):
        after = GAME.copy(position)
        GAME.play(after, LUCK, move)
        total += Fraction(GAME.scores(after)[0], 12)
    assert total == average


def count(position: Adventures, turns: int) -> int:
    """Ways in which the seats can play so many cards when the first thing luck can do always happens."""
    if turns == 0:
        return 1
    if position.actor == LUCK:
        GAME.play(position, LUCK, GAME.chances(position)[0][0])
        return count(position, turns)
    ways = 0
    for move in GAME.legal(position, position.actor):
        after = GAME.copy(position)
        GAME.play(after, position.actor, move)
        ways += count(after, turns - (GAME.opened(position).phase == "play"))
    return ways


def test_the_ways_to_play_the_first_cards_are_counted_by_hand() -> None:
    """A8, A9: 2 outer cards, or 1 and a Joker of five numbers; every turn draws the Joker first, into the centre"""
    assert count(read("0 hand:2,4,2 ; 1 at:6 hand:1,3,1"), 1) == 2
    assert count(read("0 hand:2,4,2 ; 1 at:6 hand:1,3,1"), 2) == 4
    assert count(read("0 hand:j,4,2 ; 1 at:6 hand:1,3,1"), 1) == 6
