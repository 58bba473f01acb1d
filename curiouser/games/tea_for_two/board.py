"""Draws Tea for Two in the terminal: the watch, the stacks with their missions, and what each player owns."""

from textwrap import wrap

from curiouser.engine.text import Words, text
from curiouser.games.tea_for_two.view import Player, Stack, View

WIDTH = 78


def draw(view: View, words: Words) -> str:
    """Cards show their value, a short name and their stars."""
    lines = [words.say(text("board-round", round=view.round)), *_watch(view, words), ""]
    lines += [_stack(stack, words) for stack in view.stacks]
    supply = text("board-supply", cakes=view.cakes, hourglasses=view.hourglasses, rabbits=view.rabbits)
    lines += ["", words.say(supply)]
    for seat, player in enumerate(view.players):
        lines += ["", *_player(seat, player, view, words)]
    if view.to_move is not None:
        name = words.say(text("seat", seat=view.to_move + 1))
        lines += ["", words.say(text("board-asked", name=name, question=words.say(text("question", phase=view.phase))))]
    return "\n".join(lines)


def _watch(view: View, words: Words) -> list[str]:
    spaces = [words.say(text("board-watch"))]
    for number, effect in enumerate(view.watch, start=1):
        name = _unbroken(f"{number} {words.say(text('short-space', effect=effect))}")
        spaces.append(f"[{name}]" if number == view.hand else name)
    return wrap("  ".join(spaces), WIDTH, subsequent_indent="  ")


def _stack(stack: Stack, words: Words) -> str:
    name = words.say(text("short", character=stack.character))
    cards = " ".join("★" * int(card[-1]) or "0" for card in stack.cards) or "–"
    mission = "" if stack.mission is None else words.say(text("mission", mission=stack.mission))
    return f"{stack.value:>2} {name:<12} {cards:<24} {mission}".rstrip()


def _player(seat: int, player: Player, view: View, words: Words) -> list[str]:
    heading = text(
        "board-player",
        name=text("seat", seat=seat + 1),
        stars=player.stars,
        score=player.score,
        cakes=player.cakes,
        hourglasses=player.hourglasses,
        flamingo="yes" if player.flamingo else "no",
    )
    deck = [card for card, count in player.deck.items() for _ in range(count)]
    destroyed = [card for card, count in player.destroyed.items() for _ in range(count)]
    lines = [words.say(heading)]
    for pile, cards in (("deck", deck), ("discard", player.discard), ("destroyed", destroyed)):
        lines += _pile(pile, [_card(card, view, words) for card in cards], words)
    return lines


def _pile(pile: str, names: list[str], words: Words) -> list[str]:
    label = words.say(text("board-pile", pile=pile, count=len(names)))
    return wrap(f"  {label} {', '.join(names) or '–'}", WIDTH, subsequent_indent="    ")


def _card(card: str, view: View, words: Words) -> str:
    name = words.say(text("short", character=card[:-1]))
    return _unbroken(f"{name} {view.values[card[:-1]]} {'★' * int(card[-1])}".rstrip())


def _unbroken(name: str) -> str:
    """With spaces at which no line may end."""
    return name.replace(" ", "\u00a0")
