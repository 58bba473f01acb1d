"""The events of Adventures. A card is "1" … "5" or "joker"; a space has a number, clockwise, and a kind.

Everything is public except which card somebody drew.
"""

from typing import ClassVar

from curiouser.engine.event import Event


class StarterChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "A7"


class CookieTurnedUp(Event, frozen=True, kw_only=True):
    """A4 at the start, A12 and A15 later."""

    points: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A6 at the start, A14 later, A28 with hands of two."""

    seat: int


class CardSeen(Event, frozen=True, kw_only=True):
    """The card just drawn, for its owner only; for all with open hands (A27)."""

    seat: int
    card: str


class CardPlayed(Event, frozen=True, kw_only=True):
    """`number` holds for the whole turn; `purpose` is "move" (A9, A10 with the +1), "spin" (A22), "walk-out" (A29)."""

    reveals: ClassVar[bool] = True
    seat: int
    place: str
    card: str
    number: int
    purpose: str


class PawnMoved(Event, frozen=True, kw_only=True):
    """A9 by a card, A20 by the Cat, A24 out of the Hole; before going on by A11."""

    seat: int
    origin: int
    space: int
    kind: str


class PawnWentOn(Event, frozen=True, kw_only=True):
    """A11: `space` is the next one without a pawn. A33 if somebody in the Hole was in the way."""

    seat: int
    space: int
    kind: str


class TeaPartyPassed(Event, frozen=True, kw_only=True):
    """A12, or A34 when going on from an occupied Tea Party."""

    seat: int


class CookieTaken(Event, frozen=True, kw_only=True):
    """`how` is "passing" (A12), "face-up" or "unseen" (A15), "last" (A36). A15: no change of mind."""

    reveals: ClassVar[bool] = True
    seat: int
    points: int
    how: str


class NoCookieLeft(Event, frozen=True, kw_only=True):
    """A35 in passing, A36 when stopping."""

    seat: int


class HoleSpun(Event, frozen=True, kw_only=True):
    """A22; A23 if the space can't be accepted."""

    seat: int
    space: int
    kind: str
    blocked: bool
    spins_left: int


class SpinDeclined(Event, frozen=True, kw_only=True):
    """A39: it can't be taken back."""

    reveals: ClassVar[bool] = True
    seat: int
    rule: str = "A39"


class StayedInHole(Event, frozen=True, kw_only=True):
    """A23; A29 if the next card may be played to walk out."""

    seat: int


class FellIntoHole(Event, frozen=True, kw_only=True):
    """A21, A38; A19 if the Caterpillar made the pawn small there."""

    seat: int


class PawnGrew(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "A17"


class PawnShrank(Event, frozen=True, kw_only=True):
    """A17: somebody else grew; A18: on the Caterpillar."""

    seat: int


class SmallCookiesTaken(Event, frozen=True, kw_only=True):
    """The spinner showed `space` with `number`; `count` were there to take."""

    seat: int
    space: int
    number: int
    count: int
    rule: str = "A16"


class SmallCookiesGone(Event, frozen=True, kw_only=True):
    rule: str = "A16"


class MatchEnded(Event, frozen=True, kw_only=True):
    """A25; A26 if the best score is shared."""

    scores: tuple[int, ...]
