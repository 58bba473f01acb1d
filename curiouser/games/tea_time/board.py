"""Draws Tea Time in the terminal: the grid with short names, and the cards in front of each player."""

from curiouser.engine.text import Words, text
from curiouser.games.tea_time.view import View

WIDTH = 12


def draw(view: View, words: Words) -> str:
    """Cards show the first letters of their character; the mirror side stands between bars, as in a looking-glass."""
    names = {name: words.say(text("short", character=name)) for name in view.pile}
    lines = ["    " + "".join(chr(97 + column).center(WIDTH) for column in range(len(view.grid[0])))]
    for number, row in enumerate(view.grid, start=1):
        lines.append(f"{number:>2}  " + "".join(_card(card, names, words).center(WIDTH) for card in row))
    lines.append("")
    for seat, player in enumerate(view.players):
        held = [f"{abs(n)} × {_side(names[name], n < 0)}" for name, n in player.cards.items() if n]
        held += [words.say(text("short", character="alice"))] if player.alice else []
        seat_name = words.say(text("seat", seat=seat + 1))
        lines.append(words.say(text("board-player", name=seat_name, score=player.score, cards=" · ".join(held) or "–")))
    return "\n".join(lines)


def _card(card: str, names: dict[str, str], words: Words) -> str:
    if card == ".":
        return "·"
    if card == "alice":
        return words.say(text("short", character="alice")).upper()
    return _side(names[card.rstrip("*")], card.endswith("*"))


def _side(name: str, mirror: bool) -> str:
    return f"|{name}|" if mirror else name
