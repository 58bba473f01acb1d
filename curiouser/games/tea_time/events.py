"""The events of Tea Time. A card is "cat" face up, "cat*" on its mirror side, or "alice". All are public."""

from curiouser.engine.event import Event


class StarterChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "G3"


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    seat: int
    rule: str = "G17"


class CardTurnedUp(Event, frozen=True, kw_only=True):
    cell: str
    card: str
    rule: str = "G4"


class CardsTaken(Event, frozen=True, kw_only=True):
    """`rule` is the one that says how many may be taken."""

    seat: int
    cells: tuple[str, ...]
    cards: tuple[str, ...]


class AliceLaid(Event, frozen=True, kw_only=True):
    seat: int
    cell: str
    rule: str = "G5"


class AliceTaken(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "G12"


class PairsDiscarded(Event, frozen=True, kw_only=True):
    seat: int
    character: str
    pairs: int
    rule: str = "G11"


class MatchEnded(Event, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    rule: str = "G16"
