"""Moves of Tea for Two as people type them: `use`, `buy king`, `destroy king2`, `point 3`, `wind 2`, `stop` …"""

from curiouser.engine.errors import Refused
from curiouser.games.tea_for_two.moves import (
    BuyCard,
    DestroyDiscarded,
    DestroyStacked,
    LeaveWatch,
    PointHand,
    SeatMove,
    TakeCakes,
    TakeFlamingo,
    UseEffect,
    WindWatch,
)
from curiouser.games.tea_for_two.numbers import ACT, CHARACTER_NAMES, KING, SPACE_NAMES
from curiouser.games.tea_for_two.refusals import find_stack, price_of
from curiouser.games.tea_for_two.rules import TeaForTwo


def spell(move: SeatMove) -> str:
    """Where the position tells the rest, only what must be said."""
    match move:
        case UseEffect():
            return "use"
        case BuyCard(character, _):
            return f"buy {character}"
        case TakeFlamingo():
            return "flamingo"
        case TakeCakes():
            return "cakes"
        case PointHand(space, _):
            return f"point {space}"
        case DestroyStacked(character):
            return f"destroy {character}"
        case DestroyDiscarded(card, nth):
            return f"destroy {card}" if nth == 1 else f"destroy {card} {nth}"
        case WindWatch(hourglasses):
            return f"wind {hourglasses}"
    return "stop"


def parse(typed: str, position: TeaForTwo) -> SeatMove:
    """The move, legal or not; the effect, the price and the amount come from the position."""
    match typed.lower().split():
        case ["use"]:
            return UseEffect(shown(position))
        case ["buy", name]:
            return BuyCard(name, price(position, name))
        case ["flamingo"]:
            return TakeFlamingo()
        case ["cakes"]:
            return TakeCakes(position.tables.amounts[KING])
        case ["destroy", name] if name in CHARACTER_NAMES:
            return DestroyStacked(name)
        case ["destroy", card, *nth] if len(nth) < 2 and all(map(is_number, nth)):
            return DestroyDiscarded(card, int(nth[0]) if nth else 1)
        case ["point", space] if is_number(space):
            return PointHand(int(space), effect_of(position, int(space)))
        case ["wind", hourglasses] if is_number(hourglasses):
            return WindWatch(int(hourglasses))
        case ["stop"]:
            return LeaveWatch()
    raise Refused("refused-words", typed=typed)


def is_number(word: str) -> bool:
    return word.isdecimal() and word.isascii() and len(word) < 4


def shown(position: TeaForTwo) -> str:
    """The character of the card that may be used, or none."""
    if position.phase != ACT:
        return ""
    return CHARACTER_NAMES[position.tables.characters[position.top(position.winner)]]


def price(position: TeaForTwo, name: str) -> int:
    stack = find_stack(position, name)
    return price_of(position, stack) if stack is not None and position.phase == ACT else 0


def effect_of(position: TeaForTwo, space: int) -> str:
    if not 1 <= space <= position.tables.spaces:
        return ""
    return SPACE_NAMES[position.tables.watch[space - 1]]
