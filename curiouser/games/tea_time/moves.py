"""The moves of Tea Time, including luck's."""

from curiouser.engine.move import Move


class TakeCards(Move, frozen=True):
    """G5–G9: one to three cards of one line, named by their cells; "a1" is the left one of the top row."""

    cells: tuple[str, ...]


class ChooseStarter(Move, frozen=True):
    """G3: luck."""

    seat: int


class TurnUp(Move, frozen=True):
    """G4: luck turns up the next card of the pile."""

    character: str
