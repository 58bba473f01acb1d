"""Positions as short text: defaults, round trips, and impossible positions."""

import msgspec
import pytest

from curiouser.engine.edition import Sourced
from curiouser.engine.errors import BadSetup
from curiouser.engine.position import LUCK
from curiouser.engine.rng import seeded
from curiouser.games.adventures import GAME
from tests.games.adventures.table import VARIANTS, match, read

SHORT_JOKERS = msgspec.structs.replace(GAME.shipped_edition, joker_most=Sourced(2, "changed"))
FALLEN = "0 at:5 fallen hand:1,2 played:3 last:l3s"


def test_what_is_left_out_means_the_beginning() -> None:
    """A4–A6"""
    view = GAME.opened(read(""))
    assert [(player.space, player.hand, player.pile) for player in view.players] == [(0, ("1", "1", "2"), 8)] * 2
    assert (view.face_up, view.stack, view.pool) == (2, {"2": 3, "3": 4, "4": 4, "5": 4}, 20)
    assert (view.turn, view.phase, view.to_move) == (0, "play", 0)


def test_a_hand_that_is_left_out_holds_the_lowest_cards_there_are() -> None:
    players = GAME.opened(read("0 at:1 played:1x2,2 ; 1 at:2 played:j,1,2")).players
    assert [player.hand for player in players] == [("2", "3", "3"), ("1", "2", "3")]
    last = GAME.opened(read("0 at:1 pile:- hand:j ; 1 at:2 played:1x2,2x2,3x2,4x2,5x2")).players
    assert [player.hand for player in last] == [("joker",), ("joker",)]


def test_what_is_not_in_hand_or_pile_was_played() -> None:
    assert GAME.opened(read("0 at:1 hand:3 pile:- ; 1 at:2 hand:4 pile:-")).players[0].played == {
        "joker": 1,
        "1": 2,
        "2": 2,
        "3": 1,
        "4": 2,
        "5": 2,
    }


@pytest.mark.parametrize("last", ["l3", "r3+", "lj4", "rj5+", "l2s", "rj1s"])
def test_the_last_card_of_a_seat_is_written_and_read(last: str) -> None:
    """A8"""
    notation = f"0 at:1 hand:1,1,4 played:j,2,3 last:{last} ; 1 at:2 hand:1,1,4 played:j,2,3"
    position = read(notation)
    assert f"last:{last} " in GAME.write(position)
    assert GAME.opened(read(GAME.write(position))) == GAME.opened(position)


@pytest.mark.parametrize(
    "notation",
    [
        "phase:first-cookie",
        "up:3 ; turn:1 phase:deal ; 1 hand:3,4",
        "phase:starter",
        "0 at:5 large ; 1 at:7 won:3,5 small:2",
        "0 at:1 hand:3,4 played:2 last:l2 ; turn:0 phase:turn-up",
        "0 at:5 hand:3,4 played:2 last:l2 ; turn:0 phase:turn-up",
        "0 hand:3,4 played:2 last:l2 ; 1 at:1 ; turn:0 phase:turn-up-last",
        FALLEN + " ; turn:0 phase:spin spins:2",
        FALLEN + " ; 1 at:9 ; turn:0 phase:choose spins:2 shown:7",
        "0 hand:3,4 played:2 last:r2 ; 1 at:1 ; turn:0 phase:tea-party",
        "0 hand:3,4 played:2 last:r2 ; 1 at:1 ; turn:0 phase:unseen",
        "0 at:8 hand:3,4 played:2 last:r2 ; turn:0 phase:small-cookies",
        "0 at:8 hand:3,4 played:2 last:r2 ; turn:0 phase:draw",
        "0 at:8 won:5 ; 1 at:3 ; phase:over",
    ],
)
def test_every_phase_goes_round(notation: str) -> None:
    position = read(notation)
    assert GAME.opened(read(GAME.write(position))) == GAME.opened(position)
    assert GAME.write(read(GAME.write(position))) == GAME.write(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_every_position_of_a_match_goes_round(seats: int, options: dict[str, bool]) -> None:
    setup = GAME.setup(seats, options)
    position, rng = GAME.start(setup), seeded(seats)
    while moves := GAME.legal(position, position.actor):
        again = GAME.read(GAME.write(position), setup)
        assert GAME.opened(again) == GAME.opened(position)
        assert GAME.legal(again, again.actor) == moves
        assert again.actor != LUCK or GAME.chances(again) == GAME.chances(position)
        GAME.play(position, position.actor, moves[rng.below(len(moves))])
    assert GAME.outcome(GAME.read(GAME.write(position), setup)) == GAME.outcome(position)


@pytest.mark.parametrize(
    "notation",
    [
        "0 nonsense",
        "0 at",
        "0 at:12",
        "0 at:²",
        "0 at:99999",
        "0 at:1 at:2",
        "0 large:1",
        "0 hand:6",
        "0 hand:1xx",
        "2 at:3",
        "phase:lunch",
        "turn:2",
        "0 last:l9",
        "0 last:l0",
        "0 last:x3",
        "up:7",
    ],
)
def test_words_that_mean_nothing_are_named(notation: str) -> None:
    with pytest.raises(BadSetup, match="means nothing in this position"):
        read(notation)


@pytest.mark.parametrize(
    "notation",
    [
        "0 hand:1,1,1",
        "0 hand:1,1,2,2",
        "0 played:1x3",
        "0 pile:1x3",
        "0 hand:1,2,3 pile:1 played:2",
        "0 hand:1,2,3 pile:1x2,2x2,3x2,4x2,5x2,j played:-",
        "0 played:1 ; phase:over",
    ],
)
def test_cards_must_add_up(notation: str) -> None:
    """A2"""
    with pytest.raises(BadSetup, match=r"The cards of seat 0 don’t add up.*\(A2\)"):
        read(notation)


@pytest.mark.parametrize(
    "notation",
    [
        "0 won:2x5",
        "up:2,3",
        "up:-",
        "stack:2",
        "0 small:21",
        "pool:19",
        "up:2 ; phase:first-cookie",
        "0 at:1 hand:3,4 played:2 last:l2 ; up:2 ; phase:turn-up",
        "0 hand:3,4 played:2 last:r2 ; 1 at:1 won:2x3,3x4,4x4,5x4 ; phase:tea-party",
    ],
)
def test_cookies_must_add_up(notation: str) -> None:
    """A1, A4"""
    with pytest.raises(BadSetup, match=r"The cookies don’t add up.*\(A1, A4\)"):
        read(notation)


@pytest.mark.parametrize(
    "notation",
    [
        "0 at:1 ; 1 at:1",
        "0 played:1 ; 1 played:1",
        "0 at:5",
        "0 at:5 large fallen",
        "0 at:4 fallen",
        "0 at:5 fallen may-walk-out",
        "0 at:5 fallen hand:3,4 played:2 last:l2 ; phase:turn-up",
    ],
)
def test_pawns_must_be_able_to_stand_so(notation: str) -> None:
    """A5, A21, A29"""
    with pytest.raises(BadSetup, match="pawns can’t stand like this"):
        read(notation)


def test_nobody_may_walk_out_who_is_not_in_the_hole() -> None:
    """A29"""
    with pytest.raises(BadSetup, match="pawns can’t stand like this"):
        read("0 at:4 may-walk-out", easy_hole=True)


def test_two_pawns_are_never_large() -> None:
    """A17"""
    with pytest.raises(BadSetup, match=r"Two pawns are large.*\(A17\)"):
        read("0 at:1 large ; 1 at:2 large")


@pytest.mark.parametrize(
    "notation",
    [
        "0 hand:1,2",
        "0 hand:1,2,3 ; phase:first-cookie",
        "0 hand:1,2 ; 1 hand:1 ; turn:0 phase:deal",
        "0 hand:1,2,3 ; turn:0 phase:deal",
        "0 hand:1 ; phase:starter",
        "0 at:1 played:1 ; 1 at:2 played:1 ; phase:starter",
        "0 at:1 played:1 ; turn:0",
        "0 at:1 played:1,2 ; turn:1",
        "0 at:1 hand:1 pile:- ; 1 at:2 hand:1 pile:- ; phase:over",
        "0 at:1 pile:- hand:- ; 1 at:2 pile:- hand:-",
    ],
)
def test_hands_must_be_able_to_be_so(notation: str) -> None:
    """A7, A14, A31"""
    with pytest.raises(BadSetup, match="hands can’t be like this"):
        read(notation)


@pytest.mark.parametrize("last", ["l3", "lj3"])
def test_a_last_card_must_have_been_played(last: str) -> None:
    """A8"""
    with pytest.raises(BadSetup, match=r"one of the cards that the seat has played \(A8\)"):
        read(f"0 last:{last}")


@pytest.mark.parametrize(
    "notation",
    [
        "turn:-",
        "turn:0 phase:starter",
        "turn:0 phase:over",
        "0 at:8 hand:3,4 played:2 ; phase:draw",
        "spins:1",
        "shown:1",
        FALLEN + " ; phase:spin",
        FALLEN + " ; phase:spin spins:4",
        FALLEN + " ; phase:choose spins:3 shown:7",
        FALLEN + " ; phase:choose spins:2 shown:5",
        FALLEN + " ; 1 at:7 ; phase:choose spins:2 shown:7",
        FALLEN + " ; phase:choose spins:2",
        "0 at:4 hand:1,2 played:3 last:l3s ; phase:spin spins:2",
        "0 at:5 fallen hand:1,2 played:3 last:l3 ; phase:spin spins:2",
        "0 at:4 hand:1,2 played:3 last:l3 ; phase:tea-party",
        "0 hand:1,2 played:3 last:l3 ; 1 at:1 ; phase:turn-up",
        "0 at:4 hand:1,2 played:3 last:l3 ; phase:small-cookies",
        "0 at:8 hand:1,2 played:3 last:l3 ; 1 at:1 small:20 ; phase:small-cookies",
        "0 at:4 hand:1,2 pile:- last:l3 ; 1 at:1 hand:1,2,3 pile:- ; phase:draw",
    ],
)
def test_a_match_must_be_able_to_be_in_such_a_place(notation: str) -> None:
    with pytest.raises(BadSetup, match="No match can reach this position"):
        read(notation)


def test_luck_names_no_starter_where_the_host_did() -> None:
    """A7"""
    with pytest.raises(BadSetup, match="No match can reach this position"):
        read("phase:starter", starter=1)


def test_a_joker_was_never_more_than_it_may_be() -> None:
    """A9"""
    with pytest.raises(BadSetup, match="one of the cards that the seat has played"):
        read("0 at:1 played:j last:lj5 ; 1 at:2 played:j", edition=SHORT_JOKERS)


def test_a_match_goes_on_from_a_notation() -> None:
    game = match("0 at:2 hand:2 pile:- ; 1 at:6 hand:1 pile:-", "left", "left")
    assert game.outcome is not None
