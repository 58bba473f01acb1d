"""What a game provides to the rest of the software: seats, options, moves, views, texts; and the registry of games."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from curiouser.engine import counted
from curiouser.engine.about import About
from curiouser.engine.bot import Bot, Evaluator, LinearEvaluator
from curiouser.engine.edition import load_edition
from curiouser.engine.errors import BadSetup, Refused, UnknownGame
from curiouser.engine.event import Event
from curiouser.engine.faults import fault_of
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.plan import Planner
from curiouser.engine.position import CLOCK, LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.engine.text import Text, Words, text, words

P = TypeVar("P")
C = TypeVar("C", bound=Position)

BY_SEAT = ("scores", "stars")  # where a field of these names is a tuple, it has a number for each seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's table options; every one has a default."""


class Setup(msgspec.Struct, frozen=True):
    """All that a match starts from: the same setup and the same moves give the same match."""

    seats: int
    options: Options
    edition: Any  # the game's edition structure


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Places count from 1; equal places are shared."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(ranking: Sequence[Any]) -> tuple[int, ...]:
    """Places from 1 for values of which more is better; equal values share a place."""
    return tuple(1 + sum(other > own for other in ranking) for own in ranking)


def by_seat(numbers: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(text("seat-number", seat=text("seat", seat=seat), number=n) for seat, n in enumerate(numbers, 1))


def kebab(name: str) -> str:
    """CardsTaken → cards-taken."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _spell(value: Any) -> str:
    return " ".join(map(_spell, value)) if isinstance(value, tuple) else str(value).lower()


class Game(ABC, Generic[P]):
    """A title. Everything above the engine sees games only through this; positions are opaque to it."""

    name: ClassVar[str]
    version: ClassVar[int] = 1  # raised only when the same moves would give another match
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[type[Options]] = Options
    edition: ClassVar[type[msgspec.Struct]]
    move_types: ClassVar[tuple[type[Move], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    ends: ClassVar[tuple[str, ...]]  # the reasons for which a match can end
    rules: ClassVar[
        tuple[str, int, int]
    ]  # letter of the rule ids, how many there are, and the first that is a ruling of ours
    about: ClassVar[About] = About()
    planners: ClassVar[tuple[str, ...]] = ()  # names of its bots, in a game that is played against the clock

    @property
    def package(self) -> str:
        """The package that holds the texts and the edition."""
        return type(self).__module__

    def older(self, version: int) -> "Game[Any] | None":
        """The same title under earlier rules, for records that were played under them."""
        return self if version == self.version else None

    def setup(self, seats: int, options: Mapping[str, Any] | None = None, edition: Any = None) -> Setup:
        """Check what somebody asked for. Options may come as words ("true", "3"); without an edition it is ours."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadSetup("bad-seats", game=self.name, seats=seats, counts=counts)
        known = {field.name for field in msgspec.structs.fields(self.options)}
        for name in options or {}:
            if name not in known:
                raise BadSetup("bad-option", game=self.name, option=str(name), known=", ".join(sorted(known)) or "–")
        try:
            chosen = msgspec.convert(dict(options or {}), self.options, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-option-value", game=self.name, reason=fault_of(error)) from None
        return Setup(seats, chosen, self.shipped_edition if edition is None else edition)

    @cached_property
    def shipped_edition(self) -> Any:
        return load_edition(self)

    @cached_property
    def move_reader(self) -> msgspec.json.Decoder[Move]:
        union: Any = self.move_types[0]
        for kind in self.move_types[1:]:
            union = union | kind
        return msgspec.json.Decoder(union)

    def words(self, language: str) -> Words:
        return words(language, self.package)

    def tell(self, event: Event) -> Text:
        """An event as a text; a game overrides it where an argument needs words of its own."""
        return Text(kebab(type(event).__name__), self.arguments(event))

    def tell_move(self, move: Move) -> Text:
        return Text("move-" + kebab(type(move).__name__), self.arguments(move))

    def arguments(self, told: msgspec.Struct) -> dict[str, Any]:
        fields = msgspec.structs.asdict(told)
        fields.pop("seen_by", None)
        return {name: self.argument(name, value) for name, value in fields.items() if value is not None}

    def argument(self, name: str, value: Any) -> Any:
        """One field as an argument of a text. Seats become names; a game overrides this for its own values."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name == "seat" or name.endswith("_seat"):
            return text("seat", seat=value + 1)
        if isinstance(value, tuple):
            return by_seat(value) if name in BY_SEAT else ", ".join(map(str, value))
        return value

    def spell(self, move: Move) -> str:
        """A move as somebody would type it."""
        return " ".join([kebab(type(move).__name__), *(_spell(value) for value in msgspec.structs.astuple(move))])

    def parse(self, typed: str, position: P, actor: int) -> Move:
        """The move somebody typed, legal or not; raises `Refused` for words that mean nothing here."""
        wanted = " ".join(typed.lower().split())
        for move in self.legal(position, actor):
            if self.spell(move) == wanted:
                return move
        raise Refused("refused-words", typed=typed)

    def rule_ids(self) -> list[str]:
        letter, count, _ = self.rules
        return [f"{letter}{number}" for number in range(1, count + 1)]

    def is_ruling(self, rule: str) -> bool:
        """Whether a rule is a ruling of ours, where the rulebook is silent or says two things."""
        return int(rule[1:]) >= self.rules[2]

    def tidy(self, move: Move) -> Move:
        """The one form of a move that people may write in several ways, for instance cards in any order."""
        return move

    def stamp(self, position: P, move: Move, credit: int) -> Move:
        """Add to a client's move what only the server knows, such as the network delay, `credit`, in ms. Most games add
        nothing."""
        return move

    def planner(self, name: str) -> Planner:
        """One of `planners`."""
        raise NotImplementedError

    def warm_up(self, setup: Setup) -> None:
        """Read what takes long to read, such as dictionaries; a server asks for it before anybody plays."""

    def strike(self, position: P) -> Move | None:
        """The clock's next move if nobody does anything and no connection is slow; None if no clock runs."""
        due = self.legal(position, CLOCK) if CLOCK in self.actors(position) else ()
        return due[0] if due else None

    def goes_without_saying(self, event: Event) -> bool:
        """Whether to leave this event out when the match is told."""
        return False

    @abstractmethod
    def start(self, setup: Setup) -> P: ...

    @abstractmethod
    def actors(self, position: P) -> tuple[int, ...]:
        """Who may move now: seats, or LUCK alone; nobody once the match is over."""

    @abstractmethod
    def legal(self, position: P, actor: int) -> Sequence[Move]: ...

    def examples(self, position: P, actor: int, rng: Rng) -> Sequence[Move]:
        """Moves to try in random matches: the legal ones; a game of open moves adds some that are not listed."""
        return self.legal(position, actor)

    @abstractmethod
    def chances(self, position: P) -> Sequence[tuple[Move, int]]:
        """Luck's outcomes with their weights, all above 0."""

    @abstractmethod
    def play(self, position: P, actor: int, move: Move) -> list[Event]:
        """Make a move and tell what happened; an illegal one raises `Refused`, with the rule, and changes nothing."""

    @abstractmethod
    def copy(self, position: P) -> P: ...

    @abstractmethod
    def redeal(self, position: P, seat: int, rng: Rng) -> None: ...

    @abstractmethod
    def view(self, position: P, seat: int) -> msgspec.Struct:
        """What one seat, or WATCHER, may see. Build it field by field; never copy the position and delete secrets."""

    @abstractmethod
    def opened(self, position: P) -> msgspec.Struct:
        """Everything there is to know about the position; two positions are the same if and only if this is equal."""

    def revealed(self, position: P) -> msgspec.Struct:
        """A view with nothing hidden, for replays. By default the same as `opened`."""
        return self.opened(position)

    @abstractmethod
    def parts(self, position: P) -> Mapping[str, int]:
        """All parts of the box, counted wherever they are. The counts must never change in a match."""

    @abstractmethod
    def scores(self, position: P) -> tuple[int, ...]: ...

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def draw(self, view: Any, words: Words) -> str:
        """A view as text, for the terminal; about 80 columns wide."""

    @abstractmethod
    def write(self, position: P) -> str:
        """The position in short notation, secrets included."""

    @abstractmethod
    def read(self, notation: str, setup: Setup) -> P:
        """The position of a notation; raises `BadSetup` with the reason if it is none."""


class CountableGame(Game[C]):
    """A title whose moves can be numbered: it has a compiled `Position`, and tables of the moves behind the numbers."""

    @abstractmethod
    def moves(self, position: C) -> Sequence[Move]:
        """The moves of seats, by number."""

    @abstractmethod
    def luck(self, position: C) -> Sequence[Move]:
        """The outcomes of luck, by number."""

    @abstractmethod
    def refuse(self, position: C, move: Move) -> Refused:
        """Why the actor may not make this move, with the rule; called for illegal moves only."""

    def evaluator(self) -> Evaluator:
        """Evaluates positions for bots that look only a little ahead. The default compares scores."""
        return Evaluator()

    def linear_evaluator(self) -> LinearEvaluator | None:
        """Estimates the chance to win with two seats, by learned weights. Only some games have one."""
        return None

    def strongest(self, bot: Bot) -> Bot:
        """The bot of the highest level, given the one that `about.levels` describes; a game may solve its endgames."""
        return bot

    def observer(self, position: C) -> Observer | None:
        """Turns what a seat sees into numbers. Learning environments need it."""
        return None

    def solve_endgame(self, position: C) -> Sequence[int] | None:
        """The result of each legal move under best play: above 0 wins, below 0 loses; None: not solved."""
        return None

    def reasons(self, position: C, number: int) -> Sequence[Reason]:
        """What speaks for a move or against it, from what its player knows."""
        return ()

    def explain_solution(self, value: int) -> Sequence[Reason]:
        """Says a value of `solve_endgame` in words."""
        return ()

    def numbers(self, position: C) -> Mapping[Move, int]:
        """Moves of the actor's table back to numbers. A game whose tables are large overrides it with a cached one."""
        table = self.luck(position) if position.actor == LUCK else self.moves(position)
        return {move: number for number, move in enumerate(table)}

    def actors(self, position: C) -> tuple[int, ...]:
        return () if position.actor == OVER else (position.actor,)

    def legal(self, position: C, actor: int) -> list[Move]:
        if position.actor != actor or actor == OVER:
            return []
        if actor == LUCK:
            return [move for move, _ in self.chances(position)]
        table = self.moves(position)
        return [table[number] for number in position.legal()]

    def chances(self, position: C) -> list[tuple[Move, int]]:
        table = self.luck(position)
        pairs = zip(position.legal(), position.weights(), strict=True)
        return [(table[number], weight) for number, weight in pairs if weight > 0]

    def number(self, position: C, actor: int, move: Move) -> int:
        """The number of a legal move; raises `Refused` for any other."""
        return counted.number_of(self, position, actor, move)

    def play(self, position: C, actor: int, move: Move) -> list[Event]:
        return counted.play(self, position, actor, move)

    def copy(self, position: C) -> C:
        return position.copy()  # type: ignore[return-value]

    def redeal(self, position: C, seat: int, rng: Rng) -> None:
        position.redeal(seat, rng)

    def scores(self, position: C) -> tuple[int, ...]:
        return counted.scores(position)

    def outcome(self, position: C) -> Outcome | None:
        if position.actor != OVER:
            return None
        scores = self.scores(position)
        ranking = [(score, position.tiebreak(seat)) for seat, score in enumerate(scores)]
        return Outcome(self.ends[position.ending], scores, places(ranking))


def find_game(name: str) -> Game[Any]:
    """The title of that name, ours or from any installed package; `module:Name` loads one that is not installed."""
    return load_game(name) if ":" in name else installed_game(name)


def installed_game(name: str) -> Game[Any]:
    """The installed title of that name. Names from outside, such as a record's, must load nothing else."""
    found = {entry.name: entry.value for entry in entry_points(group="curiouser.games")}
    if name not in found:
        raise UnknownGame("unknown-game", game=name, known=", ".join(sorted(found)))
    return load_game(found[name])


def load_game(path: str) -> Game[Any]:
    """A game by `module:Name`: an instance, or a class that is made without arguments."""
    module, _, attribute = path.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError):
        raise UnknownGame("unknown-module", game=path) from None
    if isinstance(found, type) and issubclass(found, Game):
        try:
            found = found()
        except TypeError as error:
            raise UnknownGame("unfinished-game", game=path, reason=fault_of(error)) from None
    if not isinstance(found, Game):
        raise UnknownGame("not-a-game", game=path)
    return found


def all_games() -> list[Game[Any]]:
    """Every installed title, by name."""
    return [find_game(name) for name in sorted({entry.name for entry in entry_points(group="curiouser.games")})]
