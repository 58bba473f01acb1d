"""A22–A24 and A38–A39: the way out of the Rabbit Hole. A29 is with the variants."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.games.adventures.events import (
    CardPlayed,
    FellIntoHole,
    HoleSpun,
    PawnMoved,
    SpinDeclined,
    StayedInHole,
    TeaPartyPassed,
)
from curiouser.games.adventures.moves import Accept, PlayToMove, PlayToSpin
from tests.games.adventures.table import (
    CAT,
    CATERPILLAR,
    HOLE,
    TEA_PARTY,
    cookie,
    legal,
    match,
    player,
    read,
    rules,
    spin,
    told,
    view,
)

FALLEN = "0 at:5 fallen hand:3,1,2 ; 1 at:9"


def test_in_the_hole_a_card_gives_spins() -> None:
    """A22"""
    assert legal(read(FALLEN)) == ["left 3 spin", "right 2 spin"]
    game = match(FALLEN, "left")
    assert (view(game).phase, view(game).spins_left, player(game).space) == ("spin", 3, HOLE)
    assert told(game, CardPlayed)[0].rule == "A22"


def test_a_joker_in_the_hole_gives_one_to_five_spins() -> None:
    """A22"""
    assert legal(read("0 at:5 fallen hand:j,1,2")) == [*(f"left joker {n} spin" for n in range(1, 6)), "right 2 spin"]


def test_in_the_hole_nobody_walks() -> None:
    """A22"""
    with pytest.raises(Refused, match=r"spins, not steps \(A22\)"):
        match(FALLEN).play(0, PlayToMove("left", 3))


def test_outside_the_hole_nobody_plays_for_spins() -> None:
    """A22"""
    with pytest.raises(Refused, match=r"only when you are in the Rabbit Hole \(A22\)"):
        match("0 hand:3,1,2").play(0, PlayToSpin("left", 3))


def test_after_a_spin_its_space_may_be_accepted() -> None:
    """A22, A24"""
    game = match(FALLEN, "left", spin(7))
    assert legal(game.position) == ["accept", "again"]
    assert (view(game).shown, view(game).spins_left) == (7, 2)
    game = match(FALLEN, "left", spin(7), "accept")
    assert (player(game).space, player(game).in_hole, view(game).shown) == (7, False, None)
    assert told(game, PawnMoved) == [PawnMoved(seat=0, origin=HOLE, space=7, kind="ordinary", rule="A24")]


def test_after_a_spin_there_may_be_another_one() -> None:
    """A22"""
    game = match(FALLEN, "left", spin(7), "again", spin(11))
    assert (view(game).shown, view(game).spins_left) == (11, 1)


def test_the_last_spin_is_accepted_without_asking() -> None:
    """A22"""
    game = match(FALLEN, "right", spin(7), "again", spin(6))
    assert (player(game).space, view(game).phase) == (6, "draw")


def test_while_a_spin_waits_nothing_else_can_be_done() -> None:
    """A22"""
    with pytest.raises(Refused, match=r"Decide about the spin first.*\(A22\)"):
        match(FALLEN, "left", spin(7)).play(0, PlayToMove("left", 1))


def test_before_a_card_is_played_there_is_nothing_to_accept() -> None:
    """A8"""
    with pytest.raises(Refused, match=r"Play a card now.*\(A8\)"):
        match(FALLEN).play(0, Accept())


@pytest.mark.parametrize("space", [HOLE, 9])
def test_a_blocked_spin_is_repeated_without_asking(space: int) -> None:
    """A23, A39: the Rabbit Hole, and a space with another pawn"""
    game = match(FALLEN, "left", spin(space))
    assert (view(game).phase, view(game).to_move, view(game).spins_left) == ("spin", None, 2)
    assert told(game, HoleSpun)[0].rule == "A23"
    assert told(game, HoleSpun)[0].blocked


@pytest.mark.parametrize("space", [HOLE, 9])
def test_after_a_blocked_last_spin_the_pawn_stays_in_the_hole(space: int) -> None:
    """A23: and tries again in the same way"""
    game = match(FALLEN, "right", spin(7), "again", spin(space))
    assert (player(game).in_hole, view(game).phase, view(game).spins_left) == (True, "draw", 0)
    assert told(game, StayedInHole) == [StayedInHole(seat=0, rule="A23")]
    assert legal(read("0 at:5 fallen hand:3,1,2 played:4 ; 1 at:9 played:4")) == ["left 3 spin", "right 2 spin"]


def test_a_declined_spin_can_not_be_taken_back() -> None:
    """A39"""
    game = match(FALLEN, "left", spin(7), "again")
    assert told(game, SpinDeclined) == [SpinDeclined(seat=0)]
    assert not game.can_undo(0)


def test_the_way_out_goes_clockwise_over_the_tea_party() -> None:
    """A24, A12"""
    game = match(FALLEN + " ; up:4", "left", spin(2), "accept", cookie(3))
    assert (player(game).space, player(game).cookies) == (2, (4,))
    assert told(game, TeaPartyPassed) == [TeaPartyPassed(seat=0, rule="A12")]


def test_the_way_out_to_the_tea_party_stops_there() -> None:
    """A24, A15"""
    game = match(FALLEN, "left", spin(TEA_PARTY), "accept")
    assert (view(game).phase, told(game, TeaPartyPassed)) == ("tea-party", [])


def test_the_way_out_leads_to_what_the_space_does() -> None:
    """A24, A13"""
    game = match(FALLEN, "left", spin(CATERPILLAR), "accept")
    assert player(game).large


def test_the_way_out_over_the_cat_goes_on_by_the_card_played() -> None:
    """A24, A20"""
    game = match(FALLEN, "left", spin(CAT), "accept", cookie(2))
    assert [event.space for event in told(game, PawnMoved)] == [CAT, 6]


def test_one_declared_number_is_limit_of_spins_and_distance_of_the_cat() -> None:
    """A39"""
    steps: tuple[str | Move, ...] = ("left 4", spin(7), "again", spin(7), "again", spin(7), "again", spin(CAT))
    game = match("0 at:5 fallen hand:j,1,2 ; 1 at:9", *steps, cookie(2))
    assert player(game).space == CAT + 4


def test_out_of_the_hole_over_the_cat_and_back_in_is_no_failed_try() -> None:
    """A38"""
    game = match(FALLEN, "right", spin(CAT), "accept", cookie(2), easy_hole=True)
    assert (player(game).space, player(game).in_hole, player(game).may_walk_out) == (HOLE, True, False)
    assert told(game, FellIntoHole) == [FellIntoHole(seat=0, rule="A21")]
    assert view(game).phase == "draw"
    assert "A29" not in rules(game)
