"""Why a move of Tea for Two is illegal, with the rule and what to do instead."""

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.text import Argument, text
from curiouser.games.tea_for_two.moves import (
    BuyCard,
    DestroyDiscarded,
    DestroyStacked,
    PointHand,
    TakeCakes,
    UseEffect,
    WindWatch,
)
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKES,
    CHARACTER_NAMES,
    CHOOSE_GIFT,
    HOURGLASSES,
    KING,
    PHASE_NAMES,
    PICK_DISCARDED,
    PICK_STACK,
    POINT,
    ROW,
    WIND,
)
from curiouser.games.tea_for_two.rules import TeaForTwo

QUESTION_RULES = {ACT: "T7", CHOOSE_GIFT: "T19", POINT: "T13", PICK_STACK: "T21", PICK_DISCARDED: "T22", WIND: "T9"}


def refusal(position: TeaForTwo, move: Move) -> Refused:
    """A move of the wrong kind is answered with the question that is asked now."""
    phase = position.phase
    tables = position.tables
    if phase == ACT and isinstance(move, UseEffect):
        shown = tables.characters[position.top(position.winner)]
        return _refused("effect", "T7", character=text("character", character=CHARACTER_NAMES[shown]))
    if phase == ACT and isinstance(move, BuyCard):
        return _refuse_buying(position, move)
    if phase == PICK_STACK and isinstance(move, DestroyStacked):
        return _refused("stack", "T21")
    if phase == PICK_DISCARDED and isinstance(move, DestroyDiscarded):
        return _refused("discarded", "T22")
    if phase == POINT and isinstance(move, PointHand):
        return _refused("space", "T13", spaces=tables.spaces)
    if phase == CHOOSE_GIFT and isinstance(move, TakeCakes):
        return _refused("gift", "T19", cakes=tables.amounts[KING])
    if phase == WIND and isinstance(move, WindWatch):
        return _refused("hourglasses", "T9", held=position.held[position.winner * ROW + HOURGLASSES])
    return _refused("question", QUESTION_RULES[phase], question=text("question", phase=PHASE_NAMES[phase]))


def _refuse_buying(position: TeaForTwo, move: BuyCard) -> Refused:
    stack = find_stack(position, move.character)
    if stack is None:
        return _refused("no-stack", "T8")
    if position.is_empty(stack):
        return _refused("empty-stack", "T8")
    price = price_of(position, stack)
    cakes = position.held[position.winner * ROW + CAKES]
    if price > cakes:
        return _refused("too-dear", "T8", price=price, cakes=cakes)
    return _refused("price", "T35", price=price)


def find_stack(position: TeaForTwo, name: str) -> int | None:
    names = [CHARACTER_NAMES[character] for character in position.tables.stack_characters]
    return names.index(name) if name in names else None


def price_of(position: TeaForTwo, stack: int) -> int:
    """T8, T35: the cakes that the top card of a stack costs the winner, while the winner is to act."""
    return position.price(stack, position.difference())


def _refused(id: str, rule: str, **args: Argument) -> Refused:
    return Refused(f"refused-{id}", rule=rule, texts=__package__, **args)
