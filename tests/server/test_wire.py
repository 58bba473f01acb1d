"""The messages: generated files are fresh, every entry has a public form, and nobody is told what they may not know."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from curiouser.engine.errors import Problem
from curiouser.engine.game import all_games
from curiouser.engine.position import CLOCK, LUCK, WATCHER
from curiouser.engine.rng import seeded
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core.apply import APPLIERS, OF_THE_MATCH, apply
from curiouser.server.core.decide import bot_move
from curiouser.server.core.entries import AnyEntry, read_entry, write_entry
from curiouser.server.core.table import Table
from curiouser.server.core.visibility import TALKING
from curiouser.server.wire import game_messages as sent
from curiouser.server.wire import generate
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import KINDS, MessageEncoder, Wants
from curiouser.server.wire.room import room_of
from curiouser.server.wire.wording import refusal
from tests.server.plainly import plain_news
from tests.server.room import SECRET, Room, random_moves, started

ALL = Wants(texts=True, moves=True)
GAMES = [(game.name, seats) for game in all_games() for seats in game.seat_counts]


def test_the_protocol_page_and_the_typescript_types_are_fresh() -> None:
    assert generate.stale(Path(__file__).parents[2]) == [], f"run {generate.COMMAND}"


def test_every_entry_is_folded_and_has_a_public_side() -> None:
    kinds = set(e.Entry.__subclasses__())
    assert set(APPLIERS) == kinds
    assert {*KINDS, *OF_THE_MATCH, *TALKING} == kinds


def test_every_message_survives_the_trip() -> None:
    room = started("tea-time", 2)
    welcome = msgspec.json.decode(MessageEncoder(room.table).welcome(1), type=wire.Welcome)
    assert welcome.you == 1
    assert welcome.n == room.table.n
    assert [view.seat for view in welcome.views] == [0]
    onlooker = msgspec.json.decode(MessageEncoder(room.table).welcome(0), type=wire.Welcome)
    assert [view.seat for view in onlooker.views] == [None]


@pytest.mark.parametrize("wants", [Wants(), ALL])
def test_what_is_sent_in_parts_is_the_message_of_the_wire(wants: Wants) -> None:
    room = started("tea-time", 2)
    for person in (0, 1, 2):
        teller = MessageEncoder(room.table)
        welcome, news = teller.welcome(person, wants), teller.news(list(room.table.told), person, wants)
        assert wire.encode(msgspec.json.decode(welcome, type=wire.Welcome)) == welcome
        assert wire.encode(msgspec.json.decode(news, type=wire.News)) == news
    assert sent.Welcome.__struct_fields__ == wire.Welcome.__struct_fields__
    assert sent.Welcome.__struct_config__.tag == wire.Welcome.__struct_config__.tag


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("wants", [Wants(), ALL])
def test_news_put_together_by_hand_are_those_of_the_structures(game: str, seats: int, wants: Wants) -> None:
    room = started(game, seats)
    for _ in random_moves(room, 6):
        told = list(room.table.told)
        teller = MessageEncoder(room.table)
        for person, count in product(range(seats + 1), (1, 2, 3, len(told))):
            assert teller.news(told[-count:], person, wants) == plain_news(room.table, told[-count:], person, wants)


def test_news_of_a_whole_evening_are_those_of_the_structures() -> None:
    room = started(watch="people")
    room.join("Cat")
    room.do(1, c.Say, text="hm")
    room.do(1, c.Mute, person=2)
    room.do(2, c.Say, text='a "riddle"', key="\\")
    for number in range(len(room.table.told), 0, -1):
        all_hear_it(room, number)
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    all_hear_it(room, 1)
    room.do(2, c.Answer, yes=True)
    all_hear_it(room, 2)
    for person, square in ((1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")):
        room.mark(person, square)
        all_hear_it(room, 1)
    all_hear_it(room, 2)
    room.do(2, c.Rematch)
    all_hear_it(room, 1)
    room.do(1, c.Start)
    all_hear_it(room, 1)


@pytest.mark.parametrize("watch", ["people", "nobody"])
def test_news_for_those_outside_are_those_of_the_structures(watch: e.Watch) -> None:
    """The host gives the seat up and is among them; one has joined and looks at a closed door."""
    room = Room(watch=watch)
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.join("Cat")
    room.do(3, c.Say, text="may I?")
    all_hear_it(room, 3)
    room.do(1, c.Start)
    room.do(2, c.Say, text="no")
    room.do(3, c.Mute, person=2)
    room.do(1, c.Stand, seat=0)
    room.do(2, c.Rename, name="March Hare")
    for number in range(len(room.table.told), 0, -1):
        all_hear_it(room, number)
    room.do(1, c.Close)
    all_hear_it(room, 1)


def all_hear_it(room: Room, count: int) -> None:
    """One teller for all, as a table has it."""
    teller, applied = MessageEncoder(room.table), list(room.table.told)[-count:]
    for person, wants in product((0, 1, 2, 3), (Wants(), ALL)):
        assert teller.news(applied, person, wants) == plain_news(room.table, applied, person, wants)


def test_who_comes_back_and_has_missed_nothing_hears_the_number_alone() -> None:
    room = started()
    room.mark(1, "a1")
    for person in (0, 1, 2):
        gap = room.table.since(room.table.n)
        assert gap == []
        assert MessageEncoder(room.table).news(gap, person) == wire.encode(
            wire.News(n=room.table.n, at=room.now, items=())
        )


def test_no_token_or_its_hash_is_told_to_anybody() -> None:
    room = started()
    room.do(1, c.NewLink, token="down the rabbit hole")
    for person in (0, 1, 2):
        teller = MessageEncoder(room.table)
        told = teller.welcome(person) + teller.news(list(room.table.told), person)
        for someone in room.table.people.values():
            assert someone.token.encode() not in told


def test_a_table_without_onlookers_shows_them_no_match() -> None:
    room = started(watch="nobody")
    assert msgspec.json.decode(MessageEncoder(room.table).welcome(0), type=wire.Welcome).views == ()
    room = started(watch="people")
    assert msgspec.json.decode(MessageEncoder(room.table).welcome(0), type=wire.Welcome).views == ()
    cat = room.join("Cat")
    assert len(msgspec.json.decode(MessageEncoder(room.table).welcome(cat), type=wire.Welcome).views) == 1


def all_that_is_told(room: Room, person: int) -> bytes:
    teller, applied = MessageEncoder(room.table), list(room.table.told)
    one_by_one = [MessageEncoder(room.table).news([told], person, ALL) for told in applied]
    page = wire.encode(room_of(room.table)) if not person else b""
    return b"".join([teller.welcome(person, ALL), teller.news(applied, person), *one_by_one, page])


def outside(watch: e.Watch) -> Room:
    """A match of Alice and Hare; Cat joined before it and has no seat."""
    room = Room(watch=watch)
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.join("Cat")
    room.do(2, c.Stir, word="a secret word")
    room.do(1, c.Start)
    room.do(2, c.Say, text="our street")
    room.do(1, c.React, emote="tea")
    room.do(1, c.Rename, name="Alicia")
    return room


PRIVATE = (b"Alice", b"Alicia", b"Hare", b"our street", b'"tea"', b"a secret word")


@pytest.mark.parametrize(("watch", "person"), [("nobody", 0), ("nobody", 3), ("people", 0)])
def test_who_may_not_look_on_hears_no_word_and_no_name(watch: e.Watch, person: int) -> None:
    room = outside(watch)
    told = all_that_is_told(room, person)
    assert [word for word in PRIVATE if word in told] == []
    assert b'"status":"playing"' in told
    assert (b"Cat" in told) == bool(person)
    for seated in (1, 2):
        assert [word for word in PRIVATE if word not in all_that_is_told(room, seated)] == []


@pytest.mark.parametrize(("watch", "person"), [("anyone", 0), ("people", 3)])
def test_who_may_look_on_hears_what_is_said(watch: e.Watch, person: int) -> None:
    told = all_that_is_told(outside(watch), person)
    assert [word for word in PRIVATE if word not in told] == []


def test_before_a_match_all_see_who_is_there_and_those_who_joined_talk() -> None:
    room = Room(watch="nobody")
    cat = room.join("Cat")
    room.do(1, c.Say, text="our street")
    stranger, newcomer = all_that_is_told(room, 0), all_that_is_told(room, cat)
    assert b"Alice" in stranger
    assert b"our street" not in stranger
    assert b"our street" in newcomer


def over(room: Room) -> None:
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)


@pytest.mark.parametrize("later", ["nobody", "anyone"])
def test_what_was_said_in_a_private_match_stays_there(later: e.Watch) -> None:
    room = outside("nobody")
    over(room)
    room.do(2, c.Rematch)
    room.do(1, c.Change, terms=c.Asked(game="tic-tac-toe", seats=2, watch=later))
    room.do(1, c.Say, text="once more")
    for person in (0, 3, room.join("Dormouse")):
        told = all_that_is_told(room, person)
        assert [word for word in (b"our street", b'"tea"', b'Alicia",', b'"square"') if word in told] == []
        assert (b"once more" in told) == (person != 0 or later == "anyone")
    assert b"our street" in all_that_is_told(room, 2)


def last_news(room: Room, person: int, count: int = 1) -> wire.News:
    return msgspec.json.decode(MessageEncoder(room.table).news(list(room.table.told)[-count:], person), type=wire.News)


@pytest.mark.parametrize("person", [0, 1, 2])
def test_a_move_after_which_the_bot_that_stood_in_goes_tells_so(person: int) -> None:
    room = started(clock=60, late="move")
    room.now += 60_000
    room.strike()
    room.keep(bot_move(room.table, 0, b'{"type":"Mark","square":"b2"}', room.now, SECRET))
    news = last_news(room, person)
    assert news.room is not None
    assert [seat.bot for seat in news.room.seats] == ["", ""]
    room.mark(2, "a1")
    assert last_news(room, person).room is None
    assert last_news(room, person, 2).room is not None


@pytest.mark.parametrize("person", [0, 1, 2])
def test_a_move_that_answers_who_asked_to_take_one_back_tells_so(person: int) -> None:
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    assert last_news(room, person).room is not None
    room.mark(2, "b2")
    news = last_news(room, person)
    assert news.room is not None
    assert news.room.asking is None


def test_a_host_without_a_seat_knows_whom_they_host() -> None:
    room = outside("nobody")
    room.do(1, c.Stand, seat=0)
    told = all_that_is_told(room, 1)
    assert b"Hare" in told
    assert b"our street" in told
    assert msgspec.json.decode(MessageEncoder(room.table).welcome(1), type=wire.Welcome).views == ()


def test_who_mutes_somebody_hears_nothing_of_them_and_nobody_else_hears_of_it() -> None:
    room = started()
    room.do(1, c.Mute, person=2)
    room.do(2, c.Say, text="a riddle")
    news = {person: MessageEncoder(room.table).news(list(room.table.told)[-2:], person) for person in (0, 1, 2)}
    assert b"a riddle" not in news[1]
    assert b"a riddle" in news[2]
    assert b"a riddle" not in MessageEncoder(room.table).welcome(1)
    assert b"muted" in news[1]
    assert b"muted" not in news[0] + news[2]


def test_only_the_author_sees_the_key() -> None:
    room = started()
    room.do(1, c.Say, text="hm", key="mine")
    last = list(room.table.told)[-1:]
    assert b"mine" in MessageEncoder(room.table).news(last, 1)
    assert b"mine" not in MessageEncoder(room.table).news(last, 2) + MessageEncoder(room.table).news(last, 0)


def read_news(room: Room, count: int, person: int, wants: Wants) -> wire.News:
    return msgspec.json.decode(
        MessageEncoder(room.table).news(list(room.table.told)[-count:], person, wants), type=wire.News
    )


def test_events_and_moves_come_with_their_texts_if_these_are_asked_for() -> None:
    room = started()
    room.mark(1, "a1")
    [moved_] = read_news(room, 1, 2, ALL).items
    assert isinstance(moved_, wire.Moved)
    seat = {"id": "seat", "args": {"seat": 1}}
    assert moved_.texts == (wire.Worded("square-marked", {"rule": "X2", "seat": seat, "square": "a1"}),)
    [seen] = read_news(room, 1, 2, ALL).views
    assert [text.args["square"] for text in seen.moves] == ["b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    [plain] = read_news(room, 1, 2, Wants()).items
    assert isinstance(plain, wire.Moved)
    assert plain.texts == ()
    assert read_news(room, 1, 2, Wants()).views[0].moves == ()


def test_who_asks_for_texts_is_welcomed_with_the_match_so_far() -> None:
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Say, text="hm")
    room.mark(2, "b1")
    texts = msgspec.json.decode(MessageEncoder(room.table).welcome(0, ALL), type=wire.Welcome).talk
    assert [type(item) for item in texts] == [wire.Moved, wire.Said, wire.Moved]
    assert [
        type(item) for item in msgspec.json.decode(MessageEncoder(room.table).welcome(0), type=wire.Welcome).talk
    ] == [wire.Said]


def test_a_new_match_forgets_the_old_one() -> None:
    room = started()
    for person, square in ((1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")):
        room.mark(person, square)
    assert len(msgspec.json.decode(MessageEncoder(room.table).welcome(0, ALL), type=wire.Welcome).talk) == 5
    room.do(1, c.Rematch)
    assert msgspec.json.decode(MessageEncoder(room.table).welcome(0, ALL), type=wire.Welcome).talk == ()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_text_that_is_sent_can_be_worded(game: str, seats: int) -> None:
    room = started(game, seats)
    words = room.table.game.words("pl")
    for item in msgspec.json.decode(MessageEncoder(room.table).welcome(1, ALL), type=wire.Welcome).talk:
        assert isinstance(item, wire.Moved)
        assert len(item.texts) == len(item.events)
        assert all(words.has(text.id) for text in item.texts)


def test_a_refusal_can_say_anything_back() -> None:
    half = msgspec.json.decode(rb'"\ud83d"') if can_decode_half() else "\ud83d"
    problem = Problem("unknown-game", game=half, known="")
    assert msgspec.json.decode(refusal("k", problem, "en"), type=wire.Refusal).key == "k"


def can_decode_half() -> bool:
    try:
        msgspec.json.decode(rb'"\ud83d"')
    except msgspec.DecodeError:
        return False
    return True


def after(room: Room, entries: list[AnyEntry]) -> Table:
    table = room.folded_again()
    for entry in entries:
        apply(table, read_entry(write_entry(entry)), table.n + 1, room.now)
    return table


def everything(table: Table, viewer: int, last: int) -> bytes:
    """All bytes that a viewer can get: live, as a newcomer and on return. Luck's own seal is not looked at."""
    person = 0 if viewer == WATCHER else table.seats[viewer].person
    teller = MessageEncoder(table)
    live = teller.news(table.since(table.n - 1) or [], person, ALL)
    gap = table.since(last)
    return live + teller.welcome(person, ALL) + (teller.news(gap, person, ALL) if gap is not None else b"")


def alternatives(table: Table, viewer: int) -> Iterator[tuple[Any, Any, int]]:
    """Pairs of next moves, of luck or of another seat, that the viewer may not tell apart."""
    match = table.match
    assert match is not None
    actor = table.actors[0]
    if actor in (viewer, CLOCK):
        return
    rng = seeded(7)
    game = match.game
    moves = [move for move, _ in game.chances(match.position)] if actor == LUCK else match.legal(actor)
    seen: dict[bytes, Any] = {}
    for move in [moves[rng.below(len(moves))] for _ in range(min(24, len(moves)))]:
        position = game.copy(match.position)
        events = game.play(position, actor, move)
        looks = msgspec.json.encode(
            [
                game.view(position, viewer),
                [event for event in events if event.is_seen_by(viewer)],
                game.actors(position),
            ]
        )
        other = seen.setdefault(looks, move)
        if other != move:
            yield other, move, actor


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_viewer_may_not_know_changes_no_byte_it_gets(game: str, seats: int) -> None:
    """Luck and the others do something else that the viewer can't see: live, on coming and on coming back."""
    room = started(game, seats)
    table = room.table
    checked = 0
    base = Room.__new__(Room)
    base.log, base.now = [entry for entry in room.log if b'"moved"' not in entry[1]], room.now
    rng = seeded(1)
    position = base.folded_again()
    for _ in range(120):
        match = position.match
        assert match is not None
        if not position.actors or position.actors == (CLOCK,):
            break
        actor = position.actors[0]
        for viewer in (WATCHER, *range(seats)):
            for one, other, who in list(alternatives(position, viewer))[:2]:
                tables = [after(base, [moved(who, move)]) for move in (one, other)]
                assert everything(tables[0], viewer, position.n - 3) == everything(tables[1], viewer, position.n - 3)
                checked += 1
        moves = [m for m, _ in match.game.chances(match.position)] if actor == LUCK else match.legal(actor)
        if not moves:
            break
        base.log.append((base.now, write_entry(moved(actor, moves[rng.below(len(moves))]))))
        position = base.folded_again()
    assert checked or not has_secrets(table, rng)


def moved(actor: int, move: Any) -> e.Moved:
    return e.Moved(actor=actor, by=0, move=msgspec.Raw(msgspec.json.encode(move)))


def has_secrets(table: Table, rng: Any) -> bool:
    """Whether re-dealing for an onlooker ever leads elsewhere from here."""
    match = table.match
    assert match is not None
    before = msgspec.json.encode(match.game.opened(match.position))
    for _ in range(20):
        world = match.game.copy(match.position)
        match.game.redeal(world, WATCHER, rng)
        if msgspec.json.encode(match.game.opened(world)) != before:
            return True
    return False
