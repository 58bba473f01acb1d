"""One clock per decision: nothing that people do at a table gives time back, and nobody loses time they had."""

from curiouser.engine.errors import Refused
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import seeded
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core.decide import bot_move
from curiouser.server.core.seating import PATIENCE
from curiouser.server.core.table import GRACE
from tests.server.room import SECRET, Room, random_moves, started
from tests.server.test_table import refusal

B2 = b'{"type":"Mark","square":"b2"}'


def left(room: Room) -> int:
    """ms until the clock strikes."""
    assert room.table.deadline is not None
    assert room.folded_again().deadline == room.table.deadline
    return room.table.deadline - room.now


def with_bot(**asked: object) -> Room:
    room = Room(**asked)  # type: ignore[arg-type]
    room.do(1, c.SeatBot, seat=1)
    room.do(1, c.Start)
    return room


def test_a_seat_that_goes_to_a_bot_and_back_has_no_more_time() -> None:
    room = started(clock=30)
    for passed in (20_000, 5_000):
        room.now += passed
        room.do(1, c.SeatBot, seat=0)
        room.do(1, c.Sit, seat=0)
    assert left(room) == 5_000
    room.now += 5_000
    assert room.strike() == [e.Ran(seat=0, bot="greedy")]


def test_a_seat_that_is_given_up_and_given_back_has_no_more_time() -> None:
    room = started(clock=30)
    room.now += 20_000
    room.do(1, c.Stand, seat=0)
    room.do(1, c.Give, seat=0, person=1)
    assert left(room) == 10_000


def test_who_comes_back_after_the_clock_ran_out_goes_on_after_the_move_of_the_bot() -> None:
    room = started(clock=30)
    room.now += 30_000
    room.strike()
    assert room.do(1, c.Sit, seat=0)[1:] == [e.Ran(seat=0, bot="greedy", once=True)]
    assert room.table.owing() == []
    room.keep(bot_move(room.table, 0, B2, room.now, SECRET))
    assert room.table.seats[0].bot == ""
    assert room.table.owing() == [1]


def test_patience_with_a_player_who_comes_and_goes_ends() -> None:
    room = started()
    for _ in range(10):
        room.now += PATIENCE // 10
        room.do(1, c.SeatBot, seat=0)
        room.do(1, c.Sit, seat=0)
    room.do(2, c.SeatBot, seat=0)
    assert room.table.bots_to_move() == [0]


def can_take_back_alone(room: Room, seat: int) -> bool:
    person = room.table.seats[seat].person
    return bool(room.table.to_take_back(seat)) and not room.table.affected(person)


def in_a_long_turn() -> tuple[Room, int]:
    """A match in which a seat has moved, is to move again, and may take its move back."""
    rng = seeded(0)
    for _ in range(20):
        room = started("tea-for-two", 2, clock=30)
        while room.table.is_playing:
            seat = room.table.actors[0]
            assert room.table.match is not None
            legal = room.table.match.legal(seat)
            room.play(room.table.seats[seat].person, seat, legal[rng.below(len(legal))])
            if room.table.status == "playing" and can_take_back_alone(room, seat):
                return room, seat
    raise AssertionError("no such turn")


def play_again(room: Room, seat: int) -> None:
    """Any move after which it is still the same seat's turn."""
    assert room.table.match is not None
    for move in room.table.match.legal(seat):
        try:
            room.play(room.table.seats[seat].person, seat, move)
        except Refused:
            continue
        if can_take_back_alone(room, seat):
            return
        raise AssertionError("the turn is over")


def test_moves_to_and_fro_within_a_turn_use_up_its_clocks() -> None:
    room, seat = in_a_long_turn()
    person = room.table.seats[seat].person
    assert left(room) == 30_000
    room.now += 10_000
    room.do(person, c.Undo, seat=seat)
    assert left(room) == 30_000
    room.now += 25_000
    play_again(room, seat)
    assert left(room) == 20_000
    room.now += 1_000
    room.do(person, c.Undo, seat=seat)
    assert left(room) == 5_000
    play_again(room, seat)
    assert left(room) == 19_000
    room.do(person, c.Undo, seat=seat)
    room.now += 5_000
    assert [type(entry) for entry in room.strike()] == [e.Ran]


def test_a_move_that_is_taken_back_from_a_bot_gives_no_time_back() -> None:
    room = with_bot(clock=30)
    room.now += 20_000
    room.mark(1, "a1")
    room.keep(bot_move(room.table, 1, B2, room.now, SECRET))
    assert left(room) == 30_000
    room.now += 12_000
    room.do(1, c.Undo, seat=0)
    assert left(room) == 10_000
    room.mark(1, "c3")
    room.keep(bot_move(room.table, 1, B2, room.now, SECRET))
    assert left(room) == 18_000


def test_who_lets_another_take_a_move_back_keeps_their_time_and_enough_of_it() -> None:
    room = started(clock=30)
    for thought, kept in ((4_000, 26_000), (25_000, GRACE)):
        room.mark(1, "a1")
        room.now += thought
        room.do(1, c.Undo, seat=0)
        room.do(2, c.Answer, yes=True)
        assert left(room) == 30_000
        room.mark(1, "b1")
        assert left(room) == kept
        room.do(1, c.Undo, seat=0)
        room.do(2, c.Answer, yes=True)


def test_two_who_take_a_move_back_again_and_again_do_not_stop_the_clock() -> None:
    room = started(clock=30)
    for _ in range(2):
        room.mark(1, "a1")
        room.now += 29_000
        room.do(1, c.Undo, seat=0)
        room.do(2, c.Answer, yes=True)
    room.mark(1, "a1")
    assert left(room) < 0
    room.strike()
    assert room.table.seats[1].bot


def test_nobody_takes_back_what_a_bot_did_for_them() -> None:
    room = with_bot(clock=30, late="move")
    room.now += 30_000
    room.strike()
    room.keep(bot_move(room.table, 0, B2, room.now, SECRET))
    assert refusal(room, 1, c.Undo, seat=0) == "refused-undo"
    room.keep(bot_move(room.table, 1, b'{"type":"Mark","square":"a1"}', room.now, SECRET))
    assert refusal(room, 1, c.Undo, seat=0) == "refused-undo"
    room.mark(1, "c3")
    room.do(1, c.Undo, seat=0)
    assert room.table.actors == (0,)


def test_a_pause_leaves_what_was_left() -> None:
    room = started(clock=60)
    room.now += 20_000
    room.do(1, c.Pause)
    room.now += 100_000
    room.do(1, c.Resume)
    assert left(room) == 40_000
    room.now += 39_000
    room.do(1, c.Pause)
    room.do(1, c.Resume)
    assert left(room) == GRACE


def test_nothing_is_taken_back_during_a_pause() -> None:
    room = started(clock=60)
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    room.do(1, c.Pause)
    assert refusal(room, 2, c.Answer, yes=True) == "refused-paused"
    room.do(1, c.Resume)
    room.do(2, c.Answer, yes=True)
    assert room.table.actors == (0,)


def test_the_clock_of_the_next_match_is_a_new_one() -> None:
    room = started(clock=60)
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.now += 30_000
        room.mark(by, square)
    room.do(1, c.Rematch)
    room.do(1, c.Start)
    assert left(room) == 60_000
    room.mark(2, "a1")
    assert left(room) == 60_000


def test_a_pause_does_not_move_the_hand_of_a_games_own_clock() -> None:
    room = started("wordland", 3, clock=60)
    for _ in random_moves(room, 20):
        if CLOCK in room.table.actors:
            break
    room.now += 2_000
    room.do(1, c.Pause)
    room.now += 50_000
    room.do(1, c.Resume)
    assert CLOCK in room.table.actors
    assert room.table.turn_at == room.table.time_at == room.now
