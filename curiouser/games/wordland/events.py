"""The events of Wordland. All are public, except which letter the Queen and the Rabbit drew.

Words, powers and votes can't be taken back, so their events have `reveals`.
"""

from typing import ClassVar

from curiouser.engine.event import Event


class Shown(Event, frozen=True, kw_only=True):
    """Base of events after which nothing can be taken back."""

    reveals: ClassVar[bool] = True


class QueenChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "W44"


class CharacterDealt(Event, frozen=True, kw_only=True):
    seat: int
    character: str
    rule: str = "W44"


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    seat: int
    rule: str = "W4"


class TimeTokensTaken(Event, frozen=True, kw_only=True):
    seat: int
    tokens: int
    rule: str = "W21"


class TokenPlaced(Event, frozen=True, kw_only=True):
    seat: int
    on_seat: int
    rule: str = "W45"


class SecretLetterTaken(Event, frozen=True, kw_only=True):
    seat: int
    colour: str
    rule: str = "W21"


class SecretLetterSeen(Event, frozen=True, kw_only=True):
    """For its owner only."""

    seat: int
    letter: str
    colour: str
    rule: str = "W21"


class TopicTurnedUp(Event, frozen=True, kw_only=True):
    topic: str
    title: str
    rule: str = "W6"


class TopicChosen(Event, frozen=True, kw_only=True):
    seat: int
    topic: str
    title: str
    rule: str = "W6"


class LetterForbidden(Event, frozen=True, kw_only=True):
    """W7; W20 the green one, W50 a red one; W32 with children."""

    letter: str
    colour: str


class TurnBegan(Event, frozen=True, kw_only=True):
    """W8 the Queen's first, W9 after a phrase, W10 after somebody went out, W26 after the Cat, W30 once more, W48 after
    a vote. Where the clock is not `running`, it waits for the teapot to be tapped."""

    seat: int
    running: bool


class TeapotStarted(Shown, frozen=True, kw_only=True):
    """W8 by a tap, W37 by itself."""

    seat: int
    tapped: bool


class PhraseSaid(Shown, frozen=True, kw_only=True):
    """`known` and `like` are hints only (W36): whether the dictionary has it, and what it may be derived from."""

    seat: int
    phrase: str
    known: bool = True
    like: str = ""
    rule: str = "W9"


class TurnPassed(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "W38"


class Spoke(Shown, frozen=True, kw_only=True):
    seat: int
    text: str
    rule: str = "W40"


class WentOut(Event, frozen=True, kw_only=True):
    """`reason` is "letter", "time", "repeated", "vote", "speech" or "marked"; `what` the letters or the earlier phrase.
    `card` is the scoring card taken (W11)."""

    seat: int
    reason: str
    what: str = ""
    card: int


class LetterLaid(Shown, frozen=True, kw_only=True):
    """W24 the Queen's, W25 the Rabbit's."""

    seat: int
    letter: str
    colour: str


class LetterLeft(Event, frozen=True, kw_only=True):
    seat: int
    letter: str
    colour: str
    rule: str = "W42"


class TurnSkipped(Shown, frozen=True, kw_only=True):
    seat: int
    rule: str = "W26"


class TeapotRestarted(Shown, frozen=True, kw_only=True):
    """W27 the Twins, W31 the Hatter."""

    seat: int
    tokens: int


class ImmunityDeclared(Shown, frozen=True, kw_only=True):
    seat: int
    rule: str = "W31"


class TurnForced(Shown, frozen=True, kw_only=True):
    seat: int
    by_seat: int
    rule: str = "W30"


class Objected(Shown, frozen=True, kw_only=True):
    seat: int
    against_seat: int
    phrase: str
    rule: str = "W48"


class VoteCast(Shown, frozen=True, kw_only=True):
    seat: int
    against: bool
    rule: str = "W48"


class VoteEnded(Shown, frozen=True, kw_only=True):
    """W14."""

    phrase: str
    against: int
    voters: int
    stands: bool
    rule: str = "W14"


class VoteDropped(Shown, frozen=True, kw_only=True):
    """W51: the speaker went out meanwhile."""

    phrase: str
    rule: str = "W51"


class LastOneLeft(Event, frozen=True, kw_only=True):
    seat: int
    card: int
    rule: str = "W18"


class CardScored(Event, frozen=True, kw_only=True):
    seat: int
    card: int
    points: int
    rule: str = "W18"


class AliceScored(Event, frozen=True, kw_only=True):
    seat: int
    points: int
    rule: str = "W29"


class CaterpillarScored(Event, frozen=True, kw_only=True):
    seat: int
    of_seat: int
    points: int
    rule: str = "W28"


class CharactersPassed(Event, frozen=True, kw_only=True):
    rule: str = "W23"


class QueenPassed(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "W18"


class MatchEnded(Event, frozen=True, kw_only=True):
    """W19; W52 if a tie was broken."""

    scores: tuple[int, ...]
