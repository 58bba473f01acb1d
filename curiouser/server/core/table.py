"""A table's state: the fold of its log, and nothing else. This module reads no clock, sends nothing, stores nothing."""

from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import msgspec

from curiouser.bots import usual_bot
from curiouser.engine.edition import make_edition
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Game, Setup, all_games, installed_game
from curiouser.engine.match import Match
from curiouser.engine.moment import MadeMove
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.record import Origin, Seal, write_checkable
from curiouser.server.core import entries as e
from curiouser.server.core.applied import AppliedEntry, CachedTransition
from curiouser.server.core.errors import Broken
from curiouser.server.core.members import Attendance, Gone, Person, Request, Seat

TOLD = 256  # how many of the last entries it can tell again
OPENING = 15_000  # ms in which words for the luck must be opened
GRACE: Final = 10_000  # ms that are left at least after a pause, and once to whoever let another take a move back

find_game = cache(installed_game)


@cache
def known_games() -> tuple[Game[Any], ...]:
    """Every title, looked for once: to find them takes as long as many moves."""
    return tuple(all_games())


def reveals(events: tuple[Event, ...]) -> bool:
    return any(event.reveals for event in events)


def setup_of(terms: e.Terms) -> tuple[Game[Any], Setup]:
    game = find_game(terms.game).older(terms.rules)
    if game is None:
        raise Broken(terms.game)
    edition = None if terms.edition is None else make_edition(game, terms.edition)
    return game, game.setup(terms.seats, terms.options, edition)


class Table:
    """`apply.py` is the only way in which a table changes.

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
        self.told: deque[AppliedEntry] = deque(maxlen=TOLD)
        self.graced: set[int] = set()  # for which decisions of the match somebody got more time already
        self.foreseen: CachedTransition | None = None  # no part of the state
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

    def since(self, last: int) -> list[AppliedEntry] | None:
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

    def agree(self, terms: e.Terms) -> None:
        self._terms = terms
        self.terms_told = e.ENCODER.encode(terms)
        self.title, self.clock = terms.game, terms.clock
        self.game, self.setup = setup_of(terms)
        self._decode: Callable[[bytes | msgspec.Raw], Move] = self.game.move_reader.decode
        self.is_countable = isinstance(self.game, CountableGame)
        self.seats = [*self.seats, *(Seat() for _ in range(terms.seats))][: terms.seats]

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

    def time_but_grace(self) -> int:
        return max(0, self.clock * 1000 - GRACE)

    def is_late(self, seat: int, now: int) -> bool:
        """Whether the clock for the move of this seat has run out, whoever sits there."""
        if not self.is_playing or self.paused or not self.clock or CLOCK in self.actors:
            return False
        return seat in self.actors and now - self.turn_at >= self.clock * 1000

    def read_move(self, raw: bytes | msgspec.Raw) -> Move:
        return self._decode(raw)

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
