"""Draws Adventures in the terminal: the spaces in rows, clockwise, and what each player has."""

from curiouser.engine.text import Text, Words, text
from curiouser.games.adventures.view import Player, View

COLUMNS = 6
WIDTH = 13


def draw(view: View, words: Words) -> str:
    """A pawn is its seat's number: 2 small, 2+ large, (2) in the Hole. Brackets mark the cards that may be played."""
    lines: list[str] = []
    for first in range(0, len(view.spaces), COLUMNS):
        row = range(first, min(first + COLUMNS, len(view.spaces)))
        lines.append("".join(_space(view, number, words).ljust(WIDTH) for number in row).rstrip())
        lines.append("".join(f"   ·{_pawns(view, number)}".ljust(WIDTH) for number in row).rstrip())
    lines += ["", words.say(_cookies(view)), ""]
    for seat, player in enumerate(view.players):
        lines += [words.say(_player(seat, player)), "  " + words.say(_things(player, words))]
    if view.shown is not None:
        shown = _space(view, view.shown, words).strip()
        lines += ["", words.say(text("board-shown", space=shown, spins=view.spins_left))]
    return "\n".join(lines)


def _space(view: View, number: int, words: Words) -> str:
    return f"{number:>2} {words.say(text('short', kind=view.spaces[number].kind))}"


def _pawns(view: View, number: int) -> str:
    """The printed number of a space, and who stands there."""
    pawns = [
        f"({seat})" if player.in_hole else f"{seat}+" if player.large else str(seat)
        for seat, player in enumerate(view.players, start=1)
        if player.space == number
    ]
    return " ".join([str(view.spaces[number].number), *pawns])


def _cookies(view: View) -> Text:
    stack = " ".join(f"{count}×{points}" for points, count in view.stack.items() if count)
    face_up = "–" if view.face_up is None else str(view.face_up)
    return text("board-cookies", face_up=face_up, stack=stack or "–", pool=view.pool)


def _player(seat: int, player: Player) -> Text:
    character = text("character", character=player.character)
    return text("board-player", name=text("seat", seat=seat + 1), character=character, score=player.score)


def _things(player: Player, words: Words) -> Text:
    """A8: the outer cards in brackets."""
    last = len(player.hand) - 1
    cards = [words.say(text("card", card=card)) for card in player.hand]
    hand = " ".join(f"[{card}]" if place in (0, last) else card for place, card in enumerate(cards))
    cookies = " ".join(map(str, player.cookies))
    return text("board-things", hand=hand or "–", pile=player.pile, cookies=cookies or "–", small=player.small)
