"""The state of a match of Wordland, including secrets. The rules that change it are in the modules beside it."""

from copy import copy
from typing import Literal, TypeAlias

import msgspec

from curiouser.engine.event import Event
from curiouser.games.wordland.box import Box

Phase: TypeAlias = Literal[
    "first-queen", "characters", "token", "rabbit", "queen", "topics", "choose", "letters", "talk", "over"
]
LUCK_PHASES: tuple[Phase, ...] = ("first-queen", "characters", "rabbit", "queen", "topics", "letters")


class Player(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    score: int = 0
    card: int = 0  # number of the scoring card of this round; 0 before it is taken
    out: bool = False
    character: str = ""
    sideways: bool = False
    tokens: int = 0  # of time
    letter: str = ""  # the secret one, while it is held
    immune: bool = False  # W31: in the turn under way, or in the one that the Two of Hearts put off
    may_object: bool = True
    spent: int = 0  # ms of the quota for network delay (W37)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    colour: str


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """W24, W25: a secret letter above the row."""

    letter: str
    colour: str
    seat: int


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase of this round; `stands` is False for one that put its speaker out."""

    seat: int
    phrase: str
    stands: bool
    known: bool = True  # the dictionary has it; only a hint (W36)
    like: str = ""  # an earlier phrase it may be derived from; only a hint (W36)


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """`until` is when the clock runs out or, before it runs, when it starts by itself; 0 while there is a vote."""

    seat: int
    until: int = 0
    running: bool = False
    forced: bool = False  # W43: the extra turn
    credited: int = 0  # ms, of this turn


class Ballot(msgspec.Struct, forbid_unknown_fields=True):
    """W48: the vote under way about the last phrase; the clock stopped at `since`."""

    objector: int
    since: int
    until: int
    against: list[int]  # seats, as they voted
    favour: list[int]


class State(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that changes. Times are ms since the match began."""

    phase: Phase = "first-queen"
    now: int = 0
    round: int = 0
    queen: int | None = None
    players: list[Player]
    up: list[str] = []  # topics to choose from
    topic: str = ""
    used: list[str] = []  # topics at the bottom of the pile
    piles: dict[str, list[str]]  # letters by colour; the order means nothing
    row: list[Card] = []
    laid: Laid | None = None
    gone: list[Card] = []  # letters that were laid and left
    token_on: int | None = None  # who has the Caterpillar's token before them
    said: list[Said] = []
    turn: Turn | None = None
    speaker: int | None = None  # whose turn ended just now with an accepted phrase
    force_until: int | None = None  # W43
    object_until: int | None = None  # W48
    vote: Ballot | None = None


class Wordland(State, kw_only=True):
    box: Box
    event_sink: list[Event] = []

    def tell(self, event: Event) -> None:
        self.event_sink.append(event)

    def copy(self) -> "Wordland":
        other = copy(self)
        other.players = [copy(player) for player in self.players]
        other.piles = {colour: list(pile) for colour, pile in self.piles.items()}
        other.up, other.used, other.row = list(self.up), list(self.used), list(self.row)
        other.gone, other.said, other.event_sink = list(self.gone), list(self.said), []
        other.turn = copy(self.turn)
        if self.vote is not None:
            other.vote = copy(self.vote)
            other.vote.against, other.vote.favour = list(self.vote.against), list(self.vote.favour)
        return other

    @property
    def is_advanced(self) -> bool:
        return self.box.options.advanced

    def seat_of(self, character: str) -> int | None:
        """Who plays a character this round."""
        for seat, player in enumerate(self.players):
            if player.character == character:
                return seat
        return None

    def in_play(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def next_seat(self, seat: int) -> int:
        """The next player clockwise who is not out."""
        seat = self.box.left_of(seat)
        while self.players[seat].out:
            seat = self.box.left_of(seat)
        return seat


def full_piles(box: Box) -> dict[str, list[str]]:
    return {colour: list(letters) for colour, letters in box.letters.items()}


def start(box: Box) -> Wordland:
    return Wordland(box=box, players=[Player() for _ in range(box.seats)], piles=full_piles(box))
