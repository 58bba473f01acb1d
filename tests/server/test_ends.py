"""The limits of a table's memory, and what can't be taken back."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.server.core import commands as c
from curiouser.server.core.members import KEYS
from tests.server.kept import over
from tests.server.room import Room, started


def nearly_over() -> Room:
    """Alice wins with her next mark."""
    room = started()
    for person, square in ((1, "a1"), (2, "b1"), (1, "a2"), (2, "b2")):
        room.mark(person, square)
    return room


def test_the_move_that_ended_a_match_can_not_be_taken_back() -> None:
    """With the end the seal is opened, and everybody knows the luck."""
    room = nearly_over()
    room.mark(1, "a3")
    assert room.table.status == "over"
    with pytest.raises(Refused) as refused:
        room.do(1, c.Undo, seat=0)
    assert refused.value.text.id == "refused-not-started"


def test_the_move_before_it_can() -> None:
    room = nearly_over()
    room.do(2, c.Undo, seat=1)
    room.do(1, c.Answer, yes=True)
    assert room.table.actors == (1,)


def test_a_question_about_a_move_ends_with_the_match() -> None:
    room = nearly_over()
    room.do(2, c.Undo, seat=1)
    room.mark(1, "a3")
    assert room.table.request is None
    with pytest.raises(Refused):
        room.do(1, c.Answer, yes=True)


def test_a_rematch_takes_nothing_back() -> None:
    room = over()
    room.do(1, c.Rematch)
    room.do(1, c.Start)
    with pytest.raises(Refused):
        room.do(1, c.Undo, seat=room.table.seats_of(1)[0])


def test_the_last_keys_are_remembered_and_older_ones_are_not() -> None:
    room = Room()
    room.do(1, c.Say, key="first", text="tea")
    for number in range(KEYS - 1):
        room.do(1, c.Say, key=f"then {number}", text="more tea")
    assert room.do(1, c.Say, key="first", text="tea") == []
    room.do(1, c.Say, key="and then", text="more tea")
    assert len(room.do(1, c.Say, key="first", text="tea")) == 1
