"""A table's state: the fold of its log, and nothing else. This module reads no clock, and sends and stores nothing."""

from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple, final

import msgspec

from curiouser.bots import usual_bot
from curiouser.engine.edition import make_edition
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Game, Setup, all_games, installed_game
from curiouser.engine.match import Match, Played
from curiouser.engine.moment import MadeMove
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.record import Origin, Seal, write_checkable
from curiouser.server.core import entries as e
from curiouser.server.core.errors import Broken

OF_THE_MATCH: Final[set[type[e.Entry]]] = {e.Moved, e.TookBack}
KEYS: Final = 128  # of how many commands of a person a table remembers the answer
TOLD = 256  # how many of the last entries it can tell again
OPENING = 15_000  # ms in which words for the luck must be opened
GRACE: Final = 10_000  # ms that are left at least after a pause, and once to whoever let another take a move back

find_game = cache(installed_game)


@cache
def known_games() -> tuple[Game[Any], ...]:
    """Every title, looked for once: to find them takes as long as many moves."""
    return tuple(all_games())


@final
class Person:
    def __init__(self, id: int, name: str, token: str) -> None:
        self.id = id
        self.name = name
        self.token = token
        self.ids: tuple[int, ...] = (id,)  # and those they had before they left and came back
        self.has_sat = False  # in any match of the table
        self.silenced = False
        self.mutes: set[int] = set()
        self.active = 0  # when they last did something
        self.keys: dict[str, int] = {}  # of their last commands, with the numbers under which these are kept
        self.latest: list[str] = []  # the same keys; the oldest is at `oldest` as soon as there are enough
        self.oldest = 0

    def remember(self, key: str, n: int) -> None:
        """Nobody else's commands make the table forget one's own."""
        if key not in self.keys:
            if len(self.latest) < KEYS:
                self.latest.append(key)
            else:
                del self.keys[self.latest[self.oldest]]
                self.latest[self.oldest] = key
                self.oldest = (self.oldest + 1) % KEYS
        self.keys[key] = n


@final
class Seat:
    """Who sits there. A bot beside a person stands in for them; `once`: for one move."""

    def __init__(self) -> None:
        self.person = 0
        self.bot = ""
        self.once = False

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class Gone(NamedTuple):
    """Somebody who left and was not to be heard, or had a seat in a match."""

    ids: tuple[int, ...]
    silenced: bool
    has_sat: bool


@final
class Attendance:
    """Who was in one match of the table; `visibility.py` decides by it who may see anything of that match.

    `watch` is "" until it starts. `people` had joined before it ended, `seats` are those that each person had in it."""

    def __init__(self, people: set[int]) -> None:
        self.watch = ""
        self.people = people
        self.seats: dict[int, set[int]] = {}
        self.hosts: set[int] = set()

    def add_again(self, before: int, now: int) -> None:
        """Somebody who left and came back under another number."""
        if before in self.people:
            self.people.add(now)
        if before in self.seats:
            self.seats[now] = self.seats[before]
        if before in self.hosts:
            self.hosts.add(now)


class Request(NamedTuple):
    """Somebody wants to take moves back, and waits for these people."""

    seat: int
    by: int
    seats: tuple[int, ...]
    waiting: frozenset[int]


@final
class Foreseen:
    """What a move leads to that was tried when it was decided, so that folding it need not play it again."""

    def __init__(self, entry: e.Moved, played: Played, position: Any, actors: tuple[int, ...]) -> None:
        self.entry = entry
        self.played = played
        self.position = position
        self.actors = actors


@final
class Told:
    """An entry that was folded, with the events it led to. `is_of_match`: nothing else changed than the match.
    `watch`: who might look on then; `number`: the match of the table that it belongs to, also before that starts."""

    __slots__ = ("at", "entry", "events", "is_of_match", "n", "number", "watch")

    def __init__(
        self, n: int, at: int, entry: e.AnyEntry, events: tuple[Event, ...], is_of_match: bool, watch: str, number: int
    ) -> None:
        self.n = n
        self.at = at
        self.entry = entry
        self.events = events
        self.is_of_match = is_of_match
        self.watch = watch
        self.number = number


def reveals(events: tuple[Event, ...]) -> bool:
    return any(event.reveals for event in events)


def setup_of(terms: e.Terms) -> tuple[Game[Any], Setup]:
    game = find_game(terms.game).older(terms.rules)
    if game is None:
        raise Broken(terms.game)
    edition = None if terms.edition is None else make_edition(game, terms.edition)
    return game, game.setup(terms.seats, terms.options, edition)


class Table:
    """`fold` is the only way in which a table changes.

    A clock belongs to a decision, which is so many moves that stand. However often a match comes back to it, the clock
    goes on where it was: moves that are taken back, bots that come and go, and pauses give no time back."""

    def __init__(self, id: str = "") -> None:
        self.id = id
        self.n = 0
        self.at = 0
        self.made_at = 0
        self.code = self.more = ""
        self.status = "new"  # waiting, playing, over, closed
        self.closed_for = ""  # the reason, where whoever runs the server closed it
        self.is_closed_by_operator = False
        self.paused = False
        self.host = 0
        self.people: dict[int, Person] = {}
        self.tokens: dict[str, int] = {}
        self.joined = 0
        self.seats: list[Seat] = []
        self.stirred: dict[int, str] = {}  # words for the luck that are open to the server
        self.hashes: dict[int, str] = {}  # of words that are opened when the host has started
        self.opening_at = 0  # when they were asked for; 0: not yet
        self.starter = 0
        self.voided = 0  # how often somebody did not open theirs
        self.salt = ""
        self.ready: set[int] = set()  # who is for the next match
        self.number = 1
        self.commitment = ""
        self.match: Match | None = None
        self.actors: tuple[int, ...] = ()
        self.players: tuple[str, ...] = ()
        self.entropy: tuple[str, ...] = ()
        self.drawn = 0
        self.opened = ""
        self.ended = False  # the match on the table is over
        self.attended = {1: Attendance(set())}  # by the number of the match, as far back as entries are remembered
        self.origin: e.Origin | None = None  # of the first match only
        self.begun = 0  # moves of the match that were made before it began here
        self.request: Request | None = None
        self.turn_at = 0  # since when whoever is to move is to move, but for the time that does not count
        self.used: list[int] = []  # ms that were thought about each decision of the match, by the moves before it
        self.by_bots: set[int] = set()  # which moves of the match bots made
        self.sat: dict[int, set[int]] = {}  # which seats of the match each person has had
        self.gone: dict[str, Gone] = {}  # by their tokens
        self.paused_at = 0
        self.time_at = 0  # until when the game's own clock has been told of the time
        self.told: deque[Told] = deque(maxlen=TOLD)
        self.graced: set[int] = set()  # for which decisions of the match somebody got more time already
        self.foreseen: Foreseen | None = None  # no part of the state
        self.is_room_new = False  # no part of the state: whether a move changed more than the match
        self.size = 0  # no part of the state: bytes of the log, as whoever stores or reads it counts them

    @property
    def terms(self) -> e.Terms:
        return self._terms

    @property
    def is_playing(self) -> bool:
        return self.status == "playing"

    def person_of(self, token_hash: str) -> int:
        """0 for a stranger."""
        return self.tokens.get(token_hash, 0)

    @property
    def invitation(self) -> str:
        """What is typed to come here. Four letters can be guessed, so a private table has more of them."""
        return self.code if self._terms.watch == "anyone" else self.code + self.more

    def ids_of(self, token_hash: str) -> tuple[int, ...]:
        """All numbers that the holder of a link has had here, also after they left; none for a stranger."""
        if token_hash in self.tokens:
            return self.people[self.tokens[token_hash]].ids
        gone = self.gone.get(token_hash)
        return () if gone is None else gone.ids

    @property
    def attendance(self) -> Attendance:
        """Of the match that is on the table or waited for."""
        return self.attended[self.number]

    def number_of(self, person: int, key: str) -> int | None:
        """Under which number a command of this person is kept."""
        own = self.people.get(person)
        return None if own is None else own.keys.get(key)

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def is_to_move(self, person: int) -> bool:
        """Whether it is one of this person's turns."""
        return any(actor >= 0 and self.seats[actor].person == person for actor in self.actors)

    def owing(self) -> list[int]:
        """Seats of people for whom the table waits."""
        if not self.is_playing or self.paused:
            return []
        return [actor for actor in self.actors if actor >= 0 and not self.seats[actor].bot]

    def bots_to_move(self) -> list[int]:
        """Bots that may do something now; where a game has its own clock, they also may let time pass."""
        if not self.is_playing or self.paused:
            return []
        return [actor for actor in self.actors if actor >= 0 and self.seats[actor].bot]

    @property
    def deadline(self) -> int | None:
        """When the clock strikes next, by the server's time in ms."""
        if self.opening_at and self.status == "waiting":
            return self.opening_at + OPENING
        if self.status != "playing" or self.paused or self.match is None:
            return None
        if CLOCK in self.actors:
            due = self.match.legal(CLOCK)
            return self.time_at + int(getattr(due[0], "ms", 0)) if due else None
        clock = self.clock
        return self.turn_at + clock * 1000 if clock and self.owing() else None

    @property
    def is_borrowed(self) -> bool:
        """Whether the luck is that of another match or of a day, so that somebody may know it already."""
        return self.origin is not None and (self.origin.luck == "same" or self.origin.deal != "")

    @property
    def words(self) -> tuple[str, ...]:
        """All that is mixed into the seed of the match."""
        return (*self.entropy, self.salt) if self.salt else self.entropy

    def seated(self) -> set[int]:
        return {seat.person for seat in self.seats if seat.person}

    def to_open(self) -> list[int]:
        """Who sits and has given a hash whose word is not open yet."""
        return sorted((self.hashes.keys() & self.seated()) - self.stirred.keys())

    def usual_bot(self) -> str:
        return usual_bot(self.game)

    def fold(self, entry: e.AnyEntry, n: int, at: int) -> Told:
        assert n == self.n + 1, f"entry {n} after {self.n}"
        self.n = n
        self.at = at
        self.is_room_new = False
        kind: type[e.Entry] = type(entry)
        events = FOLDS[kind](self, entry) or ()
        by: int = entry.by
        if by and (person := self.people.get(by)) is not None:
            person.active = at
            key: str = entry.key
            if key:
                person.remember(key, n)
        self.foreseen = None
        is_of_match = kind in OF_THE_MATCH and not self.is_room_new
        told = Told(n, at, entry, events, is_of_match, self._terms.watch, self.number)
        self.told.append(told)
        return told

    def since(self, last: int) -> list[Told] | None:
        """The entries after `last`; None where some of them are not remembered any more."""
        if not 0 < last <= self.n or self.n - last > len(self.told):
            return None
        return [self.told[index] for index in range(last - self.n, 0)]

    def record(self, opened: str = "") -> str:
        """The match as a file, once it is over; `opened`: the seed, where the end of the match did not tell it yet."""
        return self.recorder(opened)()

    def recorder(self, opened: str = "") -> Callable[[], str]:
        """Writes the match as a file, whatever becomes of the table meanwhile: a long one is no work for the loop."""
        assert self.match is not None
        assert self.ended
        opened = opened or self.opened
        seal, origin = Seal(self.commitment, self.entropy, self.salt), self.origin
        whence = None
        if origin is not None:
            is_borrowed = self.is_borrowed and origin.luck == "new"
            whence = Origin(origin.luck, len(origin.steps), origin.day, is_borrowed)
        seed = bytes.fromhex(opened) if opened else None
        return partial(write_checkable, self.match, seal, self.players, seed, whence)

    def _made(self, entry: e.Made) -> None:
        self.code, self.more = entry.code, entry.more
        self.made_at = self.at
        self.commitment = entry.commitment
        self.origin = entry.origin
        self.status = "waiting"
        self.agree(entry.terms)

    def _changed(self, entry: e.Changed) -> None:
        """Whoever was for a match was for the one that was laid out."""
        self.agree(entry.terms)
        self.ready = set()

    def agree(self, terms: e.Terms) -> None:
        self._terms = terms
        self.terms_told = e.ENCODER.encode(terms)
        self.title, self.clock = terms.game, terms.clock
        self.game, self.setup = setup_of(terms)
        self._decode: Callable[[bytes | msgspec.Raw], Move] = self.game.move_reader.decode
        self.is_countable = isinstance(self.game, CountableGame)
        self.seats = [*self.seats, *(Seat() for _ in range(terms.seats))][: terms.seats]

    def _joined(self, entry: e.Joined) -> None:
        person = self.people[entry.person] = Person(entry.person, entry.name, entry.token)
        self.tokens[entry.token] = entry.person
        self.joined = max(self.joined, entry.person)
        self.host = self.host or entry.person
        if not self.ended:
            self.attendance.people.add(entry.person)
        before = self.gone.pop(entry.token, None)
        if before is not None:
            self._return(person, before)

    def _return(self, person: Person, before: Gone) -> None:
        """Whoever left and comes back by the same link is the same to those who don't want to hear them."""
        person.silenced, person.has_sat, person.ids = before.silenced, before.has_sat, (*before.ids, person.id)
        for each in self.people.values():
            if not each.mutes.isdisjoint(before.ids):
                each.mutes.add(person.id)
        for match in self.attended.values():
            match.add_again(before.ids[-1], person.id)

    def _named(self, entry: e.Named) -> None:
        self.people[entry.by].name = entry.name

    def _rekeyed(self, entry: e.Rekeyed) -> None:
        person = self.people[entry.by]
        del self.tokens[person.token]
        person.token = entry.token
        self.tokens[entry.token] = entry.by

    def _left(self, entry: e.Left) -> None:
        for number in self.seats_of(entry.person):
            self._free(number)
        person = self.people.pop(entry.person)
        del self.tokens[person.token]
        is_muted = any(person.id in each.mutes for each in self.people.values())
        if person.silenced or is_muted or person.has_sat:
            self.gone[person.token] = Gone(person.ids, person.silenced, person.has_sat)
        self._take_out(entry.person)
        if self.host == entry.person:
            seated = [seat.person for seat in self.seats if seat.person]
            self._follow(min(seated or self.people, default=0))
        if self.request is not None and (self.request.by == entry.person or entry.person in self.request.waiting):
            self.request = None

    def _follow(self, person: int) -> None:
        """A new host; they have not been silent since they are it."""
        self.host = person
        if person:
            self.people[person].active = self.at
            if self.is_playing:
                self.attendance.hosts.add(person)

    def _free(self, number: int) -> None:
        """Nobody holds the seat any more; in a match a bot plays on."""
        seat = self.seats[number]
        person, seat.person, seat.once = seat.person, 0, False
        if self.opening_at:
            self._void_words()
        if not self.seats_of(person):
            self._take_out(person)
        seat.bot = (seat.bot or self.usual_bot()) if self.is_playing else ""

    def _take_out(self, person: int) -> None:
        """Somebody sits no more: their word is not in the luck, and what they agreed to is void."""
        self.ready.discard(person)
        self.stirred.pop(person, None)
        self.hashes.pop(person, None)

    def _void_words(self) -> None:
        """Somebody goes while words are opened: all are given anew, or the last one could choose between two lucks."""
        self.opening_at = 0
        self.voided += 1
        for person in self.hashes:
            self.stirred.pop(person, None)
        self.hashes = {}

    def _seated(self, entry: e.Seated) -> None:
        seat = self.seats[entry.seat]
        before, seat.person, seat.bot, seat.once = seat.person, entry.person, "", False
        if before and not self.seats_of(before):
            self._take_out(before)
        if self.match is not None and not self.ended:
            self.sat.setdefault(entry.person, set()).add(entry.seat)
            self.people[entry.person].has_sat = True

    def _stood(self, entry: e.Stood) -> None:
        self._free(entry.seat)

    def _bot_seated(self, entry: e.BotSeated) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.once = entry.bot, False

    def _stirred(self, entry: e.Stirred) -> None:
        self.stirred.pop(entry.by, None)
        self.hashes.pop(entry.by, None)
        if entry.hash:
            self.hashes[entry.by] = entry.hash
        else:
            self.stirred[entry.by] = entry.word

    def _opening(self, entry: e.Opening) -> None:
        self.opening_at, self.starter, self.salt = self.at, entry.by, entry.salt

    def _word_opened(self, entry: e.WordOpened) -> None:
        self.stirred[entry.by] = entry.word

    def _readied(self, entry: e.Readied) -> None:
        self.ready.add(entry.by)

    def _started(self, entry: e.Started) -> None:
        self.match = Match(self.game, self.setup)
        self.players, self.entropy, self.ready = entry.players, entry.entropy, set()
        self.salt, self.opening_at = entry.salt, 0
        self.status, self.paused, self.drawn, self.opened = "playing", False, 0, ""
        self.ended = False
        self._attend()
        self._begin()
        self.used, self.by_bots, self.graced = [0] * self.begun, set(), set()
        self._turn(self.match.actors)

    def _attend(self) -> None:
        match = self.attendance
        match.watch, match.hosts = self._terms.watch, {self.host}
        self.sat = match.seats = {seat.person: set(self.seats_of(seat.person)) for seat in self.seats if seat.person}
        for person in self.sat:
            self.people[person].has_sat = True

    def _begin(self) -> None:
        """Play what was played before; luck goes on where it was if it is the same."""
        assert self.match is not None
        steps = self.steps()
        for step in steps:
            self.match.play(step.actor, step.move)
        self.begun = len(steps)
        self.drawn = self.drawn_in(steps)

    def steps(self) -> list[MadeMove]:
        """The moves before the first one that is made here."""
        if self.origin is None:
            return []
        return [MadeMove(step.actor, self.read_move(step.move)) for step in self.origin.steps]

    def drawn_in(self, steps: list[MadeMove]) -> int:
        """How many draws of the seal those moves were."""
        if self.origin is None or self.origin.luck == "new":
            return 0
        return len([step for step in steps if step.actor == LUCK])

    def _moved(self, entry: e.Moved) -> tuple[Event, ...]:
        assert self.match is not None
        foreseen = self.foreseen
        if foreseen is not None and foreseen.entry is entry:
            events, actors = self.match.take_on(foreseen.played, foreseen.position), foreseen.actors
        else:
            events = self.match.play(entry.actor, self.read_move(entry.move))
            actors = self.match.actors
        actor: int = entry.actor
        before = len(self.match.played) - 1
        self.by_bots.discard(before)
        if actor == LUCK:
            self.drawn += 1
        elif actor >= 0:
            if entry.by == e.SERVER:
                self.by_bots.add(before)
            if self.seats[actor].once:
                self.seats[actor].bot, self.seats[actor].once = "", False
                self.is_room_new = True
        self._use(before)
        self._turn(actors)
        return events

    def _use(self, before: int) -> None:
        """The decision after so many moves took so long until now."""
        used = self.at - self.turn_at
        if before < len(self.used):
            self.used[before] = used
        else:
            self.used.append(used)

    def _turn(self, actors: tuple[int, ...]) -> None:
        assert self.match is not None
        self.actors = actors
        self.turn_at = self.time_at = self.at
        if self.request is not None:
            self.request = None
            self.is_room_new = True
        before = len(self.match.played)
        if before < len(self.used) and CLOCK not in actors:
            self.turn_at -= self.used[before]

    def time_but_grace(self) -> int:
        return max(0, self.clock * 1000 - GRACE)

    def is_late(self, seat: int, now: int) -> bool:
        """Whether the clock for the move of this seat has run out, whoever sits there."""
        if not self.is_playing or self.paused or not self.clock or CLOCK in self.actors:
            return False
        return seat in self.actors and now - self.turn_at >= self.clock * 1000

    def read_move(self, raw: bytes | msgspec.Raw) -> Move:
        return self._decode(raw)

    def _ran(self, entry: e.Ran) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.once = entry.bot, entry.once

    def _undo_asked(self, entry: e.UndoAsked) -> None:
        self.request = Request(entry.seat, entry.by, tuple(self.to_take_back(entry.seat)), self.affected(entry.by))

    def _undo_answered(self, entry: e.UndoAnswered) -> None:
        assert self.request is not None
        waiting = self.request.waiting - {entry.by}
        self.request = self.request._replace(waiting=waiting) if entry.yes and waiting else None

    def to_take_back(self, seat: int) -> list[int]:
        """The seats whose last moves go, the latest first; what bots moved after the seat goes too.

        What a bot did for the seat itself stays."""
        match = self.match
        if match is None:
            return []
        seats: list[int] = []
        for index in range(len(match.played) - 1, self.begun - 1, -1):
            played = match.played[index]
            actor: int = played.actor
            if actor < 0 or (actor != seat and index not in self.by_bots) or reveals(played.events):
                return []
            seats.append(actor)
            if actor == seat:
                return [] if index in self.by_bots else seats
        return []

    def affected(self, asker: int) -> frozenset[int]:
        """Who may already be thinking about the next move."""
        return frozenset(self.seats[seat].person for seat in self.owing()) - {asker, 0}

    def _took_back(self, entry: e.TookBack) -> None:
        assert self.match is not None
        before = len(self.match.played)
        self._use(before)
        is_short = self.clock > 0 and self.used[before] > self.time_but_grace()
        if is_short and self.affected(entry.by) and before not in self.graced:
            self.graced.add(before)
            self.used[before] = self.time_but_grace()
        for seat in entry.seats:
            self.match.undo(seat)
        self._turn(self.match.actors)

    def _talked(self, entry: e.AnyEntry) -> None:
        """Words are told and not kept in the state."""

    def _muted(self, entry: e.Muted) -> None:
        if entry.everyone:
            self.people[entry.person].silenced = entry.on
        elif entry.on:
            self.people[entry.by].mutes.add(entry.person)
        else:
            self.people[entry.by].mutes.discard(entry.person)

    def _paused(self, entry: e.Paused) -> None:
        self.paused = True
        self.paused_at = self.at

    def _resumed(self, entry: e.Resumed) -> None:
        """A game's own clock was told of all the time before the pause."""
        self.paused = False
        self.time_at = self.at
        self.turn_at = self.at if CLOCK in self.actors else min(self.at, self.turn_at + self.at - self.paused_at)
        if self.clock:
            self.turn_at = max(self.turn_at, self.at - self.time_but_grace())

    def _handed_over(self, entry: e.HandedOver) -> None:
        self._follow(entry.person)

    def _opened(self, entry: e.Opened) -> None:
        self.status, self.opened, self.actors, self.ended = "over", entry.seed, (), True

    def _rematched(self, entry: e.Rematched) -> None:
        self.commitment = entry.commitment
        self.number += 1
        self.status, self.paused, self.match, self.opened, self.ended = "waiting", False, None, "", False
        self.attended = {number: match for number, match in self.attended.items() if number >= self.told[0].number}
        self.attended[self.number] = Attendance(set(self.people))
        self.origin = None
        self.seats = [self.seats[-1], *self.seats[:-1]]
        for seat in self.seats:
            seat.once = False
        self.stirred, self.hashes, self.voided, self.salt = {}, {}, 0, ""

    def _closed(self, entry: e.Closed) -> None:
        self.status, self.actors, self.request = "closed", (), None
        self.closed_for, self.is_closed_by_operator = entry.reason, entry.by == e.SERVER


FOLDS: Final[dict[type[e.Entry], Any]] = {
    e.Made: Table._made,
    e.Changed: Table._changed,
    e.Joined: Table._joined,
    e.Named: Table._named,
    e.Rekeyed: Table._rekeyed,
    e.Left: Table._left,
    e.Seated: Table._seated,
    e.Stood: Table._stood,
    e.BotSeated: Table._bot_seated,
    e.Stirred: Table._stirred,
    e.Readied: Table._readied,
    e.Opening: Table._opening,
    e.WordOpened: Table._word_opened,
    e.Started: Table._started,
    e.Moved: Table._moved,
    e.Ran: Table._ran,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.TookBack: Table._took_back,
    e.Said: Table._talked,
    e.Emoted: Table._talked,
    e.Muted: Table._muted,
    e.Paused: Table._paused,
    e.Resumed: Table._resumed,
    e.HandedOver: Table._handed_over,
    e.Opened: Table._opened,
    e.Rematched: Table._rematched,
    e.Closed: Table._closed,
}
