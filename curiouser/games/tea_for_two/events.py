"""The events of Tea for Two. A card is its character and its stars, such as "king2". All are public (T41)."""

from typing import ClassVar

from curiouser.engine.event import Event


class MissionPlaced(Event, frozen=True, kw_only=True):
    character: str
    mission: str
    rule: str = "T3"


class StackLaid(Event, frozen=True, kw_only=True):
    """`cards` from the top."""

    character: str
    cards: tuple[str, ...]
    rule: str = "T4"


class FlamingoGiven(Event, frozen=True, kw_only=True):
    seat: int
    cakes: int
    other_seat: int
    other_cakes: int
    rule: str = "T5"


class WatchSet(Event, frozen=True, kw_only=True):
    space: int
    effect: str
    rule: str = "T5"


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    rule: str = "T6"


class CardTurnedOver(Event, frozen=True, kw_only=True):
    """It goes on the discard pile of its owner; `rule` is the one that asked for it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class RoundWon(Event, frozen=True, kw_only=True):
    seat: int
    difference: int
    tie: bool
    rule: str = "T6"


class EffectUsed(Event, frozen=True, kw_only=True):
    """`rule` is the effect's own."""

    seat: int
    character: str


class CardBought(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    cakes: int
    rule: str = "T8"


class TokensTaken(Event, frozen=True, kw_only=True):
    """From the supply; `rule` is the effect's."""

    seat: int
    token: str  # "cakes" or "hourglasses"
    count: int


class TokensStolen(Event, frozen=True, kw_only=True):
    seat: int
    token: str
    count: int
    other_seat: int
    rule: str = "T11"


class FlamingoTaken(Event, frozen=True, kw_only=True):
    seat: int


class CardDestroyed(Event, frozen=True, kw_only=True):
    """T12; `rule` is the effect's, `place` where the card was: "deck", "stack" or "discard"."""

    seat: int
    card: str
    stars: int
    place: str


class QueenSpared(Event, frozen=True, kw_only=True):
    """`seat` owns her."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    rule: str = "T38"


class StackEmptied(Event, frozen=True, kw_only=True):
    character: str
    mission: str
    rule: str = "T40"


class StarsGained(Event, frozen=True, kw_only=True):
    seat: int
    stars: int


class HandMoved(Event, frozen=True, kw_only=True):
    """By hourglasses (T9), or by the Cheshire Cat (T13), who needs none."""

    seat: int
    space: int
    effect: str
    hourglasses: int


class SpaceSkipped(Event, frozen=True, kw_only=True):
    space: int
    effect: str
    rule: str = "T32"


class EffectCopied(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    rule: str = "T24"


class NothingDone(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "T36"


class WatchLeft(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "T9"


class DeckRenewed(Event, frozen=True, kw_only=True):
    """T10, T31: with a White Rabbit, or without one when none is left."""

    seat: int
    cards: int
    rabbit: bool


class MissionScored(Event, frozen=True, kw_only=True):
    character: str
    mission: str
    stars: tuple[int, ...]  # by seat
    rule: str = "T29"


class MatchEnded(Event, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    rule: str = "T28"
