"""What one pair of eyes is told of a table. Messages are built up from nothing, never cut down from the log. Pure."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.event import Event
from curiouser.engine.position import WATCHER
from curiouser.engine.text import Argument, Text
from curiouser.server import entries as e
from curiouser.server import wire as w
from curiouser.server.sent import AnyItem, Moved, News, SeatView, Welcome
from curiouser.server.table import Table, Told

TALK = 30  # how much of what was said a newcomer hears

Eyes: TypeAlias = tuple[int, ...]  # the seats through which somebody sees, or WATCHER alone, or nothing


class Wants(NamedTuple):
    """What somebody asked for beside the usual."""

    texts: bool = False
    moves: bool = False


NOTHING = Wants()
BARE: set[type[e.Entry]] = {e.Started, e.Opened, e.Rematched}  # that it happened is all there is to tell
OF_THE_MATCH: set[type[e.Entry]] = {e.Moved, e.TookBack}
TALKING: set[type[e.Entry]] = {e.Said, e.Emoted}


def eyes_of(table: Table, person: int) -> Eyes:
    if person and (seats := table.seats_of(person)):
        return tuple(seats)
    watch = table.terms.watch
    return (WATCHER,) if watch == "anyone" or (watch == "people" and person) else ()


class Teller:
    """Words one moment of a table for many listeners; what two of them hear alike is encoded once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[tuple[int, bool], bytes] = {}
        self._room: msgspec.Raw | None = None
        self._turn = b""
        self._tolds: Sequence[Told] = ()
        self._is_talk = False
        self._is_match = False
        self._head = b""
        self._tail = b""
        self._halved: Told | None = None
        self._front = b""
        self._back = b""
        self._worded: dict[tuple[Eyes, Wants, int], bytes] = {}

    def welcome(self, person: int, wants: Wants = NOTHING) -> bytes:
        table = self.table
        eyes = eyes_of(table, person)
        talk = [told for told in table.told if type(told.entry) in TALKING][-TALK:]
        past = talk if not wants.texts else sorted([*talk, *self._match_so_far()], key=lambda told: told.n)
        items = (self.item(told, person, eyes, wants.texts) for told in past)
        return w.encode(
            Welcome(
                table=table.id,
                n=table.n,
                at=table.at,
                you=person,
                room=self.room(person),
                turn=self.turn(),
                views=self.views(eyes, wants.moves),
                talk=tuple(item for item in items if not is_hidden(item)),
            )
        )

    def _match_so_far(self) -> list[Told]:
        """As much as is remembered of the match that is on the table."""
        found: list[Told] = []
        for told in self.table.told:
            if isinstance(told.entry, e.Started | e.Rematched):
                found.clear()
            elif type(told.entry) in OF_THE_MATCH:
                found.append(told)
        return found

    def news(self, tolds: Sequence[Told], person: int, wants: Wants = NOTHING) -> bytes:
        """Of these entries; the room, the turn and the views as they stand now."""
        if tolds is not self._tolds:
            self._take_up(tolds)
        eyes = eyes_of(self.table, person)
        if not self._is_match:
            return self._worded_once((eyes, wants, person), tolds)
        if (len(eyes) == 1 and eyes[0] != WATCHER) or is_author(person, tolds):
            return self._of_match(tolds, person, eyes, wants)  # nobody else sees or hears the same
        return self._worded_once((eyes, wants, 0), tolds)

    def _take_up(self, tolds: Sequence[Told]) -> None:
        self._tolds, self._worded, self._head = tolds, {}, b""
        self._is_talk, self._is_match = True, bool(tolds)  # who has missed nothing hears nothing but the number
        for told in tolds:
            kind: type[e.Entry] = type(told.entry)
            self._is_talk = self._is_talk and kind in TALKING
            self._is_match = self._is_match and kind in OF_THE_MATCH

    def _worded_once(self, ear: tuple[Eyes, Wants, int], tolds: Sequence[Told]) -> bytes:
        words = self._worded.get(ear)
        if words is None:
            eyes, wants, person = ear
            words = (self._of_match if self._is_match else self._news)(tolds, person, eyes, wants)
            self._worded[ear] = words
        return words

    def _news(self, tolds: Sequence[Told], person: int, eyes: Eyes, wants: Wants) -> bytes:
        table, is_talk = self.table, self._is_talk
        return w.encode(
            News(
                n=table.n,
                at=table.at,
                items=tuple([self.item(told, person, eyes, wants.texts) for told in tolds]),
                room=None if is_talk else self.room(person),
                turn=None if is_talk else self.turn(),
                views=() if is_talk else self.views(eyes, wants.moves),
            )
        )

    def _of_match(self, tolds: Sequence[Told], person: int, eyes: Eyes, wants: Wants) -> bytes:
        """News of moves alone, which is what is said most: put together from parts that others hear too."""
        if not self._head:
            self._head = f'{{"is":"news","n":{self.table.n},"at":{self.table.at},"items":['.encode()
            self._tail = b'],"turn":' + self._worded_turn()
        items = [self._item(told, person, eyes, wants.texts) for told in tolds]
        parts = [self._head, items[0] if len(items) == 1 else b",".join(items), self._tail]
        if eyes:
            views = [self._view(seat, wants.moves) for seat in eyes]
            parts += [b',"views":[', views[0] if len(views) == 1 else b",".join(views), b"]"]
        parts.append(b"}")
        return b"".join(parts)

    def _item(self, told: Told, person: int, eyes: Eyes, with_texts: bool) -> bytes:
        """`item` as bytes; what is before and after a key is the same for all."""
        entry = told.entry
        if with_texts or type(entry) is not e.Moved:
            return w.encode(self.item(told, person, eyes, with_texts))
        if told is not self._halved:
            self._halved = told
            self._front = f'{{"item":"moved","n":{told.n},"at":{told.at}'.encode()
            self._back = with_events(told.events)
        seen = seen_of(told.events, eyes)
        back = self._back if seen is told.events else with_events(seen)
        if entry.by == person and entry.key:
            return b"".join([self._front, b',"key":', w.encode(entry.key), back])
        return self._front + back

    def room(self, person: int) -> msgspec.Raw:
        own = self.table.people.get(person)
        if own is not None and own.mutes:
            shown = msgspec.structs.replace(room_of(self.table), muted=tuple(sorted(own.mutes)))
            return msgspec.Raw(w.encode(shown))
        if self._room is None:
            self._room = msgspec.Raw(w.encode(room_of(self.table)))
        return self._room

    def turn(self) -> msgspec.Raw | None:
        return None if self.table.match is None else msgspec.Raw(self._worded_turn())

    def _worded_turn(self) -> bytes:
        if not self._turn:
            table = self.table
            assert table.match is not None
            outcome = None if table.actors else table.match.outcome
            self._turn = w.encode(w.Turn(table.actors, table.turn_at, table.deadline, outcome))
        return self._turn

    def views(self, eyes: Eyes, with_moves: bool = False) -> tuple[msgspec.Raw, ...]:
        if self.table.match is None:
            return ()
        return tuple([msgspec.Raw(self._view(seat, with_moves)) for seat in eyes])

    def _view(self, seat: int, with_moves: bool) -> bytes:
        view = self._views.get((seat, with_moves))
        if view is None:
            match = self.table.match
            assert match is not None
            seen: Any = match.game.view(match.position, seat)
            can_undo = seat >= 0 and self.table.is_playing and bool(self.table.to_take_back(seat))
            moves = tuple([worded(match.game.tell_move(move)) for move in seen.legal]) if with_moves else ()
            shown = SeatView(seen, seat if seat >= 0 else None, can_undo, moves)
            view = self._views[seat, with_moves] = w.encode(shown)
        return view

    def item(self, told: Told, person: int, eyes: Eyes, with_texts: bool = False) -> AnyItem:
        n, at, entry = told.n, told.at, told.entry
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

    def _talk(self, told: Told, person: int, key: str) -> AnyItem:
        entry, own = told.entry, self.table.people.get(person)
        if own is not None and entry.by in own.mutes:
            return w.Changed(n=told.n, at=told.at, what="hidden")
        if isinstance(entry, e.Said):
            return w.Said(n=told.n, at=told.at, by=entry.by, key=key, text=entry.text)
        assert isinstance(entry, e.Emoted)
        return w.Emoted(n=told.n, at=told.at, by=entry.by, key=key, emote=entry.emote)


def is_author(person: int, tolds: Sequence[Told]) -> bool:
    return any(told.entry.by == person for told in tolds)


def seen_of(events: tuple[Event, ...], eyes: Eyes) -> tuple[Event, ...]:
    """Somebody without eyes sees nothing, not even what everybody may see."""
    if not eyes:
        return ()
    for event in events:
        if event.seen_by is not None:
            return tuple([event for event in events if any(event.is_seen_by(seat) for seat in eyes)])
    return events


def with_events(events: tuple[Event, ...]) -> bytes:
    return b"".join([b',"events":', w.encode(events), b"}"]) if events else b"}"


def is_hidden(item: AnyItem) -> bool:
    return isinstance(item, w.Changed) and item.what == "hidden"


def room_of(table: Table) -> w.Room:
    request = table.request
    return w.Room(
        code=table.code,
        terms=table.terms,
        status=table.status,  # type: ignore[arg-type]
        number=table.number,
        host=table.host,
        people=tuple(w.PersonShown(person.id, person.name, person.silenced) for person in table.people.values()),
        seats=tuple(w.SeatShown(seat.person, seat.bot, seat.once) for seat in table.seats),
        commitment=table.commitment,
        stirred=tuple(sorted(table.stirred)),
        entropy=table.entropy if table.match is not None else (),
        seed=table.opened,
        paused=table.paused,
        hints=has_hints(table),
        asking=None if request is None else w.Asking(request.seat, request.by, tuple(sorted(request.waiting))),
        begun=begun_of(table),
    )


def begun_of(table: Table) -> w.Begun | None:
    """Not the moves: what they hid is still hidden."""
    origin = table.origin
    return None if origin is None else w.Begun(origin.luck, len(origin.steps), origin.deal, origin.day)


def has_hints(table: Table) -> bool:
    return table.terms.hints and table.is_countable


def change_of(told: Told, person: int, key: str) -> w.Changed:
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


def refusal(key: str, problem: Problem, language: str) -> bytes:
    rule = problem.rule if isinstance(problem, Refused) else ""
    return w.encode(
        w.Refusal(
            key=key,
            id=problem.text.id,
            args=plain_args(problem.text),
            rule=rule,
            sentence=sendable(problem.say(language)),
        )
    )


def worded(text: Text) -> w.Worded:
    return w.Worded(text.id, plain_args(text))


def plain_args(text: Text) -> dict[str, Any]:
    return {name: plain(value) for name, value in text.args.items()}


def plain(value: Argument) -> object:
    """An argument that may be a text itself, as JSON."""
    if isinstance(value, Text):
        return {"id": value.id, "args": plain_args(value)}
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return sendable(value) if isinstance(value, str) else value


def sendable(words: str) -> str:
    """Halves of letters, which JSON can smuggle in, can't be sent back."""
    return words.encode(errors="replace").decode()
