"""Any sequence of commands folds or is refused with a message, and the log alone gives the same table again."""

from typing import Any

import msgspec
import pytest

from curiouser.engine.errors import Problem
from curiouser.engine.game import all_games
from curiouser.engine.record import read_records, verify
from curiouser.server.core import commands as c
from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.decide import bot_move
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.seating import PATIENCE
from curiouser.server.wire.broadcast import MessageEncoder, Wants
from tests.property_testing import HealthCheck, given, settings, st
from tests.server.plainly import plain_news
from tests.server.room import SECRET, Room, random_moves, started, state

SEATS = {"tic-tac-toe": (2,), "tea-time": (2, 3, 4), "tea-for-two": (2,), "adventures": (2, 3, 4)}
people = st.integers(1, 5)
seats = st.integers(0, 5)
yes = st.booleans()

steps = st.one_of(
    st.tuples(st.just(c.Sit), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just(c.Stand), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just(c.Give), st.fixed_dictionaries({"seat": seats, "person": people})),
    st.tuples(st.just(c.SeatBot), st.fixed_dictionaries({"seat": seats, "bot": st.sampled_from(["", "uniform", "x"])})),
    st.tuples(st.just(c.Clear), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just(c.Stir), st.fixed_dictionaries({"word": st.text(min_size=1, max_size=100)})),
    st.tuples(st.just(c.Rename), st.fixed_dictionaries({"name": st.text(max_size=30)})),
    st.tuples(st.just(c.Undo), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just(c.Answer), st.fixed_dictionaries({"yes": yes})),
    st.tuples(st.just(c.Say), st.fixed_dictionaries({"text": st.text(max_size=400)})),
    st.tuples(st.just(c.NewLink), st.fixed_dictionaries({"token": st.text(min_size=20, max_size=30)})),
    st.tuples(st.just(c.React), st.just({"emote": "tea"})),
    st.tuples(st.just(c.Mute), st.fixed_dictionaries({"person": people, "on": yes, "everyone": yes})),
    st.tuples(st.just(c.HandOver), st.fixed_dictionaries({"person": people})),
    st.tuples(st.just(c.Kick), st.fixed_dictionaries({"person": people})),
    st.tuples(st.sampled_from([c.Leave, c.Ready, c.Start, c.Pause, c.Resume, c.Rematch, c.Close]), st.just({})),
    st.tuples(st.just(c.Play), st.fixed_dictionaries({"seat": seats, "move": st.just(msgspec.Raw(b'{"type":"x"}'))})),
)
wild: st.SearchStrategy[tuple[str, Any]] = st.one_of(
    st.tuples(st.just("command"), st.tuples(people, steps)),
    st.tuples(st.just("move"), st.integers(0, 1000)),
    st.tuples(st.just("time"), st.sampled_from([1, 1000, 61_000, PATIENCE])),
    st.tuples(st.just("join"), st.text(max_size=8)),
    st.tuples(st.just("fill"), st.none()),
)


def attempt(room: Room, kind: str, what: Any) -> list[AnyEntry]:
    if kind == "command":
        by, (command, fields) = what
        return room.do(by, command, **fields)
    if kind == "time":
        room.now += what
        return room.strike()
    if kind == "join":
        room.join(what)
        return []
    if kind == "fill":
        return fill(room)
    return any_move(room, what)


def refusal_of(room: Room, kind: str, what: Any) -> str | None:
    try:
        attempt(room, kind, what)
    except Problem as problem:
        return problem.say("en")
    return None


def fill(room: Room) -> list[AnyEntry]:
    """Bots on every free seat, and off we go."""
    for number, seat in enumerate(room.table.seats):
        if seat.is_free:
            room.do(room.table.host, c.SeatBot, seat=number)
    return room.do(room.table.host, c.Start)


def any_move(room: Room, choice: int) -> list[AnyEntry]:
    table = room.table
    if table.match is None or not table.actors:
        return []
    seat = table.actors[0]
    legal = table.match.legal(seat)
    move = legal[choice % len(legal)]
    if table.seats[seat].bot:
        return room.keep(bot_move(table, seat, msgspec.json.encode(move), room.now, SECRET))
    return room.play(table.seats[seat].person, seat, move)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(SEATS)), st.data())
def test_whatever_people_ask_the_table_folds_or_says_why_not(game: str, data: st.DataObject) -> None:
    count = data.draw(st.sampled_from(SEATS[game]))
    terms = {
        "clock": data.draw(st.sampled_from([0, 60])),
        "late": data.draw(st.sampled_from(["bot", "move"])),
        "watch": data.draw(st.sampled_from(["anyone", "people", "nobody"])),
        "chat": data.draw(st.sampled_from(["free", "emotes", "off"])),
    }
    room = Room(game, count, **terms)
    for kind, what in data.draw(st.lists(wild, max_size=40)):
        before, heard = state(room.table), room.table.n
        refusal = refusal_of(room, kind, what)
        all_hear_it(room, room.table.since(heard) or [])
        assert refusal is None or kind == "fill" or (refusal and state(room.table) == before)
    assert state(room.folded_again()) == state(room.table)


def all_hear_it(room: Room, applied: list[AppliedEntry]) -> None:
    """One teller for all; what it puts together by hand is what the structures give."""
    teller = MessageEncoder(room.table)
    for person in range(4):
        assert teller.news(applied, person) == plain_news(room.table, applied, person, Wants())


def finish(room: Room, choices: list[int]) -> None:
    while room.table.is_playing:
        any_move(room, choices.pop() if choices else 0)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(SEATS)), st.lists(st.integers(0, 1000), max_size=60), st.data())
def test_whole_matches_give_records_that_are_proven(game: str, choices: list[int], data: st.DataObject) -> None:
    room = Room(game, data.draw(st.sampled_from(SEATS[game])))
    fill(room)
    finish(room, choices)
    [record] = read_records(room.table.record().splitlines())
    verdict = verify(record)
    assert verdict.luck_proven
    assert verdict.outcome is not None
    assert state(room.folded_again()) == state(room.table)


@pytest.mark.parametrize(("game", "seats"), [(game.name, game.seat_counts[0]) for game in all_games()])
def test_a_move_that_was_tried_is_the_move_that_the_log_gives(game: str, seats: int) -> None:
    """Folded as decided, nothing is played twice; folded from its bytes, everything is."""
    room = started(game, seats)
    for _ in random_moves(room, 12):
        assert state(room.table) == state(room.folded_again())


def test_a_position_that_was_tried_is_taken_on() -> None:
    room = started()
    assert room.table.match is not None
    before = room.table.match.position
    room.mark(1, "a1")
    assert room.table.match.position is not before
    assert room.table.foreseen is None
