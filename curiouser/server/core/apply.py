"""Applies an entry to a table: every change of a table is made here. No I/O, no clock."""

from typing import Any, Final

from curiouser.engine.event import Event
from curiouser.engine.match import Match
from curiouser.engine.position import CLOCK, LUCK
from curiouser.server.core import entries as e
from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.members import Attendance, Gone, Person, Request
from curiouser.server.core.table import Table

OF_THE_MATCH: Final[set[type[e.Entry]]] = {e.Moved, e.TookBack}


def apply(table: Table, entry: e.AnyEntry, n: int, at: int) -> AppliedEntry:
    """The only way in which a table changes."""
    assert n == table.n + 1, f"entry {n} after {table.n}"
    table.n = n
    table.at = at
    table.is_room_new = False
    kind: type[e.Entry] = type(entry)
    events = APPLIERS[kind](table, entry) or ()
    by: int = entry.by
    if by and (person := table.people.get(by)) is not None:
        person.active = at
        key: str = entry.key
        if key:
            person.remember(key, n)
    table.foreseen = None
    is_of_match = kind in OF_THE_MATCH and not table.is_room_new
    told = AppliedEntry(n, at, entry, events, is_of_match, table._terms.watch, table.number)
    table.told.append(told)
    return told


def _made(table: Table, entry: e.Made) -> None:
    table.code, table.more = entry.code, entry.more
    table.made_at = table.at
    table.commitment = entry.commitment
    table.origin = entry.origin
    table.status = "waiting"
    table.agree(entry.terms)


def _changed(table: Table, entry: e.Changed) -> None:
    """Whoever was for a match was for the one that was laid out."""
    table.agree(entry.terms)
    table.ready = set()


def _joined(table: Table, entry: e.Joined) -> None:
    person = table.people[entry.person] = Person(entry.person, entry.name, entry.token)
    table.tokens[entry.token] = entry.person
    table.joined = max(table.joined, entry.person)
    table.host = table.host or entry.person
    if not table.ended:
        table.attendance.people.add(entry.person)
    before = table.gone.pop(entry.token, None)
    if before is not None:
        _return(table, person, before)


def _return(table: Table, person: Person, before: Gone) -> None:
    """Whoever left and comes back by the same link is the same to those who don't want to hear them."""
    person.silenced, person.has_sat, person.ids = before.silenced, before.has_sat, (*before.ids, person.id)
    for each in table.people.values():
        if not each.mutes.isdisjoint(before.ids):
            each.mutes.add(person.id)
    for match in table.attended.values():
        match.add_again(before.ids[-1], person.id)


def _named(table: Table, entry: e.Named) -> None:
    table.people[entry.by].name = entry.name


def _rekeyed(table: Table, entry: e.Rekeyed) -> None:
    person = table.people[entry.by]
    del table.tokens[person.token]
    person.token = entry.token
    table.tokens[entry.token] = entry.by


def _left(table: Table, entry: e.Left) -> None:
    for number in table.seats_of(entry.person):
        _free(table, number)
    person = table.people.pop(entry.person)
    del table.tokens[person.token]
    is_muted = any(person.id in each.mutes for each in table.people.values())
    if person.silenced or is_muted or person.has_sat:
        table.gone[person.token] = Gone(person.ids, person.silenced, person.has_sat)
    _take_out(table, entry.person)
    if table.host == entry.person:
        seated = [seat.person for seat in table.seats if seat.person]
        _follow(table, min(seated or table.people, default=0))
    if table.request is not None and (table.request.by == entry.person or entry.person in table.request.waiting):
        table.request = None


def _follow(table: Table, person: int) -> None:
    """A new host; they have not been silent since they are it."""
    table.host = person
    if person:
        table.people[person].active = table.at
        if table.is_playing:
            table.attendance.hosts.add(person)


def _free(table: Table, number: int) -> None:
    """Nobody holds the seat any more; in a match a bot plays on."""
    seat = table.seats[number]
    person, seat.person, seat.once = seat.person, 0, False
    if table.opening_at:
        _void_words(table)
    if not table.seats_of(person):
        _take_out(table, person)
    seat.bot = (seat.bot or table.usual_bot()) if table.is_playing else ""


def _take_out(table: Table, person: int) -> None:
    """Somebody sits no more: their word is not in the luck, and what they agreed to is void."""
    table.ready.discard(person)
    table.stirred.pop(person, None)
    table.hashes.pop(person, None)


def _void_words(table: Table) -> None:
    """Somebody goes while words are opened: all are given anew, or the last one could choose between two lucks."""
    table.opening_at = 0
    table.voided += 1
    for person in table.hashes:
        table.stirred.pop(person, None)
    table.hashes = {}


def _seated(table: Table, entry: e.Seated) -> None:
    seat = table.seats[entry.seat]
    before, seat.person, seat.bot, seat.once = seat.person, entry.person, "", False
    if before and not table.seats_of(before):
        _take_out(table, before)
    if table.match is not None and not table.ended:
        table.sat.setdefault(entry.person, set()).add(entry.seat)
        table.people[entry.person].has_sat = True


def _stood(table: Table, entry: e.Stood) -> None:
    _free(table, entry.seat)


def _bot_seated(table: Table, entry: e.BotSeated) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.once = entry.bot, False


def _stirred(table: Table, entry: e.Stirred) -> None:
    table.stirred.pop(entry.by, None)
    table.hashes.pop(entry.by, None)
    if entry.hash:
        table.hashes[entry.by] = entry.hash
    else:
        table.stirred[entry.by] = entry.word


def _opening(table: Table, entry: e.Opening) -> None:
    table.opening_at, table.starter, table.salt = table.at, entry.by, entry.salt


def _word_opened(table: Table, entry: e.WordOpened) -> None:
    table.stirred[entry.by] = entry.word


def _readied(table: Table, entry: e.Readied) -> None:
    table.ready.add(entry.by)


def _started(table: Table, entry: e.Started) -> None:
    table.match = Match(table.game, table.setup)
    table.players, table.entropy, table.ready = entry.players, entry.entropy, set()
    table.salt, table.opening_at = entry.salt, 0
    table.status, table.paused, table.drawn, table.opened = "playing", False, 0, ""
    table.ended = False
    _attend(table)
    _begin(table)
    table.used, table.by_bots, table.graced = [0] * table.begun, set(), set()
    _turn(table, table.match.actors)


def _attend(table: Table) -> None:
    match = table.attendance
    match.watch, match.hosts = table._terms.watch, {table.host}
    table.sat = match.seats = {seat.person: set(table.seats_of(seat.person)) for seat in table.seats if seat.person}
    for person in table.sat:
        table.people[person].has_sat = True


def _begin(table: Table) -> None:
    """Play what was played before; luck goes on where it was if it is the same."""
    assert table.match is not None
    steps = table.steps()
    for step in steps:
        table.match.play(step.actor, step.move)
    table.begun = len(steps)
    table.drawn = table.drawn_in(steps)


def _moved(table: Table, entry: e.Moved) -> tuple[Event, ...]:
    assert table.match is not None
    foreseen = table.foreseen
    if foreseen is not None and foreseen.entry is entry:
        events, actors = table.match.take_on(foreseen.played, foreseen.position), foreseen.actors
    else:
        events = table.match.play(entry.actor, table.read_move(entry.move))
        actors = table.match.actors
    actor: int = entry.actor
    before = len(table.match.played) - 1
    table.by_bots.discard(before)
    if actor == LUCK:
        table.drawn += 1
    elif actor >= 0:
        if entry.by == e.SERVER:
            table.by_bots.add(before)
        if table.seats[actor].once:
            table.seats[actor].bot, table.seats[actor].once = "", False
            table.is_room_new = True
    _use(table, before)
    _turn(table, actors)
    return events


def _use(table: Table, before: int) -> None:
    """The decision after so many moves took so long until now."""
    used = table.at - table.turn_at
    if before < len(table.used):
        table.used[before] = used
    else:
        table.used.append(used)


def _turn(table: Table, actors: tuple[int, ...]) -> None:
    assert table.match is not None
    table.actors = actors
    table.turn_at = table.time_at = table.at
    if table.request is not None:
        table.request = None
        table.is_room_new = True
    before = len(table.match.played)
    if before < len(table.used) and CLOCK not in actors:
        table.turn_at -= table.used[before]


def _ran(table: Table, entry: e.Ran) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.once = entry.bot, entry.once


def _undo_asked(table: Table, entry: e.UndoAsked) -> None:
    table.request = Request(entry.seat, entry.by, tuple(table.to_take_back(entry.seat)), table.affected(entry.by))


def _undo_answered(table: Table, entry: e.UndoAnswered) -> None:
    assert table.request is not None
    waiting = table.request.waiting - {entry.by}
    table.request = table.request._replace(waiting=waiting) if entry.yes and waiting else None


def _took_back(table: Table, entry: e.TookBack) -> None:
    assert table.match is not None
    before = len(table.match.played)
    _use(table, before)
    is_short = table.clock > 0 and table.used[before] > table.time_but_grace()
    if is_short and table.affected(entry.by) and before not in table.graced:
        table.graced.add(before)
        table.used[before] = table.time_but_grace()
    for seat in entry.seats:
        table.match.undo(seat)
    _turn(table, table.match.actors)


def _talked(table: Table, entry: e.AnyEntry) -> None:
    """Words are told and not kept in the state."""


def _muted(table: Table, entry: e.Muted) -> None:
    if entry.everyone:
        table.people[entry.person].silenced = entry.on
    elif entry.on:
        table.people[entry.by].mutes.add(entry.person)
    else:
        table.people[entry.by].mutes.discard(entry.person)


def _paused(table: Table, _: e.Paused) -> None:
    table.paused = True
    table.paused_at = table.at


def _resumed(table: Table, _: e.Resumed) -> None:
    """A game's own clock was told of all the time before the pause."""
    table.paused = False
    table.time_at = table.at
    table.turn_at = table.at if CLOCK in table.actors else min(table.at, table.turn_at + table.at - table.paused_at)
    if table.clock:
        table.turn_at = max(table.turn_at, table.at - table.time_but_grace())


def _handed_over(table: Table, entry: e.HandedOver) -> None:
    _follow(table, entry.person)


def _opened(table: Table, entry: e.Opened) -> None:
    table.status, table.opened, table.actors, table.ended = "over", entry.seed, (), True


def _rematched(table: Table, entry: e.Rematched) -> None:
    table.commitment = entry.commitment
    table.number += 1
    table.status, table.paused, table.match, table.opened, table.ended = "waiting", False, None, "", False
    table.attended = {number: match for number, match in table.attended.items() if number >= table.told[0].number}
    table.attended[table.number] = Attendance(set(table.people))
    table.origin = None
    table.seats = [table.seats[-1], *table.seats[:-1]]
    for seat in table.seats:
        seat.once = False
    table.stirred, table.hashes, table.voided, table.salt = {}, {}, 0, ""


def _closed(table: Table, entry: e.Closed) -> None:
    table.status, table.actors, table.request = "closed", (), None
    table.closed_for, table.is_closed_by_operator = entry.reason, entry.by == e.SERVER


APPLIERS: Final[dict[type[e.Entry], Any]] = {
    e.Made: _made,
    e.Changed: _changed,
    e.Joined: _joined,
    e.Named: _named,
    e.Rekeyed: _rekeyed,
    e.Left: _left,
    e.Seated: _seated,
    e.Stood: _stood,
    e.BotSeated: _bot_seated,
    e.Stirred: _stirred,
    e.Readied: _readied,
    e.Opening: _opening,
    e.WordOpened: _word_opened,
    e.Started: _started,
    e.Moved: _moved,
    e.Ran: _ran,
    e.UndoAsked: _undo_asked,
    e.UndoAnswered: _undo_answered,
    e.TookBack: _took_back,
    e.Said: _talked,
    e.Emoted: _talked,
    e.Muted: _muted,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.HandedOver: _handed_over,
    e.Opened: _opened,
    e.Rematched: _rematched,
    e.Closed: _closed,
}
