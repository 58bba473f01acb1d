"""What one viewer is told about a table. Messages are built from nothing, never cut down from the log. No I/O."""

from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.game import Game
from curiouser.engine.move import Move
from curiouser.server.core import entries as e
from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.apply import OF_THE_MATCH
from curiouser.server.core.table import Table
from curiouser.server.core.visibility import TALKING, Eyes, eyes_in, eyes_of, is_shut_out, may_hear
from curiouser.server.wire import messages as w
from curiouser.server.wire.game_messages import AnyItem, Moved, Welcome
from curiouser.server.wire.room import room_of, room_with
from curiouser.server.wire.wording import worded

encode: Final = w.encode

TALK = 30  # how much of what was said a newcomer hears


@final
class Wants:
    """What somebody asked for beside the usual."""

    def __init__(self, texts: bool = False, moves: bool = False) -> None:
        self.texts = texts
        self.moves = moves


NOTHING: Final = Wants()
MOVED: Final[type[e.Entry]] = e.Moved
BARE: Final[set[type[e.Entry]]] = {e.Started, e.Opened, e.Rematched}  # that it happened is all there is to tell
SEATS: Final = [f',"seat":{seat}'.encode() for seat in range(100)]


@final
class ItemTemplate:
    """The JSON of an entry in two parts; in the copy for its author, the key of the command goes between them.

    Only moves and what is `BARE` have a front: any other entry is worded for each listener."""

    def __init__(self, told: AppliedEntry) -> None:
        entry = told.entry
        kind: type[e.Entry] = type(entry)
        self.told = told
        self.by: int = entry.by
        self.key: str = entry.key
        self.is_move = kind is MOVED
        self.is_of_match = told.is_of_match
        self.is_talk = not self.is_of_match and kind in TALKING
        self.has_secrets = False
        self.front = self.back = b""
        if self.is_move:
            self.front = f'{{"item":"moved","n":{told.n},"at":{told.at}'.encode()
            self.has_secrets = has_secrets(told.events)
            self.back = b"" if self.has_secrets else with_events(told.events)
        elif kind in BARE:
            by = f',"by":{self.by}' if self.by else ""
            self.front = f'{{"item":"changed","n":{told.n},"at":{told.at}{by}'.encode()
            self.back = f',"what":"{KINDS[kind]}"}}'.encode()

    def whole(self, person: int, eyes: Eyes) -> bytes:
        back = self.back
        if self.has_secrets:
            back = with_events(seen_of(self.told.events, eyes))
        if self.by == person and self.key:
            return b"".join([self.front, b',"key":', encode(self.key), back])
        return self.front + back


@final
class MessageEncoder:
    """Words one moment of a table for many listeners; what two of them hear alike is encoded once."""

    _items: list[ItemTemplate]
    _crowd: dict[tuple[Eyes, bool, bool, int], bytes]

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int, bytes] = {}
        self._room = b""
        self._turn = b""
        self._applied: Sequence[AppliedEntry] | None = None
        self._is_talk = False
        self._is_match = False
        self._head = b""
        self._tail = b""

    def welcome(self, person: int, wants: Wants = NOTHING) -> bytes:
        table = self.table
        eyes = eyes_of(table, person)
        talk = [told for told in table.told if type(told.entry) in TALKING][-TALK:]
        past = talk if not wants.texts else sorted([*talk, *self._match_so_far()], key=lambda told: told.n)
        items = (self.item(told, person, eyes, wants.texts) for told in past)
        is_on = table.match is not None
        return encode(
            Welcome(
                table=table.id,
                n=table.n,
                at=table.at,
                you=person,
                room=msgspec.Raw(self.room(person)),
                turn=msgspec.Raw(self.turn()) if is_on and not is_shut_out(table, person) else None,
                views=tuple(msgspec.Raw(self.view(seat, wants.moves)) for seat in eyes) if is_on else (),
                talk=tuple(item for item in items if not is_hidden(item)),
            )
        )

    def _match_so_far(self) -> list[AppliedEntry]:
        """As much as is remembered of the match that is on the table."""
        found: list[AppliedEntry] = []
        for told in self.table.told:
            if isinstance(told.entry, e.Started | e.Rematched):
                found.clear()
            elif type(told.entry) in OF_THE_MATCH:
                found.append(told)
        return found

    def news(self, applied: Sequence[AppliedEntry], person: int, wants: Wants = NOTHING) -> bytes:
        """Of these entries; the room, the turn and the views as they stand now."""
        if applied is not self._applied:
            self._take_up(applied)
        eyes = eyes_of(self.table, person)
        if len(eyes) == 1 and eyes[0] >= 0:
            return self._news(person, eyes, wants)  # nobody else sees the same
        is_alone = not eyes or not self._is_match or self._is_author(person)
        ear = eyes, wants.texts, wants.moves, person if is_alone else 0
        words = self._crowd.get(ear)
        if words is None:
            words = self._crowd[ear] = self._news(person, eyes, wants)
        return words

    def _take_up(self, applied: Sequence[AppliedEntry]) -> None:
        """What all hear alike: the beginning and, after the entries, all but the views."""
        self._applied, self._crowd = applied, {}
        self._items = items = [ItemTemplate(told) for told in applied]
        self._is_talk, self._is_match = True, bool(items)  # who has missed nothing hears nothing but the number
        for item in items:
            self._is_talk = self._is_talk and item.is_talk
            self._is_match = self._is_match and item.is_of_match
        self._head = f'{{"is":"news","n":{self.table.n},"at":{self.table.at},"items":['.encode()
        self._tail = b"]" if self._is_talk else self._after_items(b"" if self._is_match else self._whole_room(), True)

    def _after_items(self, room: bytes, with_turn: bool) -> bytes:
        room = b',"room":' + room if room else b""
        turn = b',"turn":' + self.turn() if with_turn and self.table.match is not None else b""
        return b"".join([b"]", room, turn])

    def _is_author(self, person: int) -> bool:
        return any(item.by == person for item in self._items)

    def _news(self, person: int, eyes: Eyes, wants: Wants) -> bytes:
        """As `News` of `wire.py`, put together by hand."""
        items = b",".join([self._item(item, person, eyes, wants.texts) for item in self._items])
        is_out = is_shut_out(self.table, person)
        is_plain = self._is_talk or not (is_out or (self._mutes(person) and not self._is_match))
        tail = self._tail if is_plain else self._after_items(b"" if self._is_match else self.room(person), not is_out)
        if not eyes or self._is_talk or self.table.match is None:
            return b"".join([self._head, items, tail, b"}"])
        views = b",".join([self.view(seat, wants.moves) for seat in eyes])
        return b"".join([self._head, items, tail, b',"views":[', views, b"]}"])

    def _item(self, item: ItemTemplate, person: int, eyes: Eyes, with_texts: bool) -> bytes:
        if not item.front or (item.is_move and (with_texts or not eyes or item.told.number != self.table.number)):
            return encode(self.item(item.told, person, eyes, with_texts))
        return item.whole(person, eyes)

    def _mutes(self, person: int) -> set[int] | None:
        own = self.table.people.get(person)
        return None if own is None else own.mutes

    def room(self, person: int) -> bytes:
        """A `Room`."""
        if self._mutes(person) or is_shut_out(self.table, person):
            return encode(room_of(self.table, person))
        return self._whole_room()

    def _whole_room(self) -> bytes:
        """As all see it who may look on."""
        if not self._room:
            self._room = encode(room_with(self.table, msgspec.Raw(self.table.terms_told)))
        return self._room

    def turn(self) -> bytes:
        """A `Turn`, where there is a match."""
        if not self._turn:
            self._turn = turn_of(self.table)
        return self._turn

    def view(self, seat: int, with_moves: bool) -> bytes:
        """A `SeatView`, where there is a match."""
        place = 2 * seat + with_moves
        view = self._views.get(place)
        if view is None:
            view = self._views[place] = view_of(self.table, seat, with_moves)
        return view

    def item(self, told: AppliedEntry, person: int, eyes: Eyes, with_texts: bool = False) -> AnyItem:
        n, at, entry = told.n, told.at, told.entry
        if not may_hear(self.table, told, person):
            return w.Changed(n=n, at=at, what="hidden")
        if told.number != self.table.number:
            eyes = eyes_in(self.table, told.number, person)
        key = entry.key if entry.by == person else ""
        if isinstance(entry, e.Moved):
            seen = seen_of(told.events, eyes)
            texts = tuple([worded(self.table.game.tell(event)) for event in seen]) if with_texts else ()
            return Moved(n=n, at=at, key=key, events=seen, texts=texts)
        if isinstance(entry, e.TookBack):
            return w.TookBack(n=n, at=at, by=entry.by, key=key, seats=entry.seats)
        if type(entry) in TALKING:
            return self._talk(told, person, key)
        return change_of(told, person, key)

    def _talk(self, told: AppliedEntry, person: int, key: str) -> AnyItem:
        entry, mutes = told.entry, self._mutes(person)
        if mutes and entry.by in mutes:
            return w.Changed(n=told.n, at=told.at, what="hidden")
        if isinstance(entry, e.Said):
            return w.Said(n=told.n, at=told.at, by=entry.by, key=key, text=entry.text)
        assert isinstance(entry, e.Emoted)
        return w.Emoted(n=told.n, at=told.at, by=entry.by, key=key, emote=entry.emote)


def turn_of(table: Table) -> bytes:
    """A `Turn`: by hand where one actor has all the time there is, which is usual."""
    actors, deadline = table.actors, table.deadline
    if len(actors) == 1 and deadline is None:
        return f'{{"actors":[{actors[0]}],"since":{table.turn_at}}}'.encode()
    assert table.match is not None
    return encode(w.Turn(actors, table.turn_at, deadline, None if actors else table.match.outcome))


def view_of(table: Table, seat: int, with_moves: bool) -> bytes:
    """A `SeatView`, by hand around the game's own view."""
    match = table.match
    assert match is not None
    seen: Any = match.game.view(match.position, seat)
    where = SEATS[seat] if seat >= 0 else b""
    undo = b',"can_undo":true' if seat >= 0 and table.is_playing and table.to_take_back(seat) else b""
    moves = with_moves_of(match.game, seen.legal) if with_moves else b""
    return b"".join([b'{"view":', encode(seen), where, undo, moves, b"}"])


def with_moves_of(game: Game[Any], legal: Sequence[Move]) -> bytes:
    return b',"moves":' + encode([worded(game.tell_move(move)) for move in legal]) if legal else b""


def has_secrets(events: tuple[Event, ...]) -> bool:
    return any(event.seen_by is not None for event in events)


def seen_of(events: tuple[Event, ...], eyes: Eyes) -> tuple[Event, ...]:
    """Somebody without eyes sees nothing, not even what everybody may see."""
    return tuple([event for event in events if any(event.is_seen_by(seat) for seat in eyes)])


def with_events(events: tuple[Event, ...]) -> bytes:
    return b',"events":' + encode(events) + b"}" if events else b"}"


def is_hidden(item: AnyItem) -> bool:
    return isinstance(item, w.Changed) and item.what == "hidden"


def change_of(told: AppliedEntry, person: int, key: str) -> w.Changed:
    """The public side of an entry, field by field."""
    entry = told.entry
    what: w.What = KINDS[type(entry)]
    if type(entry) in BARE:
        return w.Changed(n=told.n, at=told.at, by=entry.by, key=key, what=what)
    more: dict[str, str | int | bool] = {}
    match entry:
        case e.Muted() if not entry.everyone and entry.by != person:
            return w.Changed(n=told.n, at=told.at, what="hidden")
        case e.Left():
            what = "left" if entry.by == entry.person else "kicked"
            more = {"person": entry.person}
        case e.Joined():
            more = {"person": entry.person, "name": entry.name}
        case e.Named():
            more = {"person": entry.by, "name": entry.name}
        case e.Seated():
            more = {"person": entry.person, "seat": entry.seat}
        case e.BotSeated() | e.Ran():
            more = {"seat": entry.seat, "bot": entry.bot}
        case e.Stood() | e.UndoAsked():
            more = {"seat": entry.seat}
        case e.UndoAnswered():
            more = {"yes": entry.yes}
        case e.Muted():
            more = {"person": entry.person, "yes": entry.on}
        case e.HandedOver():
            more = {"person": entry.person}
        case _:
            pass
    return w.Changed(n=told.n, at=told.at, by=entry.by, key=key, what=what, **more)  # type: ignore[arg-type]


KINDS: dict[type[e.Entry], w.What] = {
    e.Made: "made",
    e.Changed: "changed",
    e.Joined: "joined",
    e.Named: "named",
    e.Rekeyed: "rekeyed",
    e.Left: "left",
    e.Seated: "seated",
    e.Stood: "stood",
    e.BotSeated: "bot-seated",
    e.Stirred: "stirred",
    e.Readied: "readied",
    e.Opening: "opening",
    e.WordOpened: "word-opened",
    e.Started: "started",
    e.Ran: "ran-out",
    e.UndoAsked: "undo-asked",
    e.UndoAnswered: "undo-answered",
    e.Muted: "muted",
    e.Paused: "paused",
    e.Resumed: "resumed",
    e.HandedOver: "handed-over",
    e.Opened: "opened",
    e.Rematched: "rematched",
    e.Closed: "closed",
}
