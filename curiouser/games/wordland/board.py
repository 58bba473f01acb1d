"""Draws Wordland in the terminal: the cards on the table, the clock, what was said, and the players."""

import textwrap

from curiouser.engine.text import Text, Words, text
from curiouser.games.wordland.view import Seat, View

WIDTH = 80


def draw(view: View, words: Words) -> str:
    lines = [words.say(line) for line in (*_cards(view), *_clock(view))]
    lines += textwrap.wrap(_phrases(view, words), WIDTH, subsequent_indent="  ") if view.said else []
    lines.append("")
    for seat in range(view.seats):
        lines.append(words.say(_player(view, seat)))
    return "\n".join(lines)


def seat_name(seat: int) -> Text:
    return text("seat", seat=seat + 1)


def letter_text(letter: str, colour: str) -> Text:
    return text("letter", letter=letter.upper(), colour=text("colour", colour=colour))


def _cards(view: View) -> list[Text]:
    """Round, topic and letters."""
    lines = [text("board-round", round=view.round, rounds=view.rounds)]
    lines += [text("board-up", topic=card.id, title=card.title) for card in view.up]
    if view.topic is not None:
        lines.append(text("board-topic", title=view.topic.title))
    letters = [letter_text(card.letter, card.colour) for card in view.row]
    if letters:
        lines.append(text("board-letters", letters=tuple(letters)))
    if view.laid is not None:
        letter = letter_text(view.laid.letter, view.laid.colour)
        lines.append(text("board-laid", letter=letter, seat=seat_name(view.laid.seat)))
    return lines


def _clock(view: View) -> list[Text]:
    """Whose turn it is and for how long, or what is voted about."""
    if view.turn is None:
        return []
    if view.vote is not None:
        left = _seconds(view.vote.until - view.now)
        votes = len(view.vote.against)
        return [text("board-vote", phrase=view.said[-1].phrase, against=votes, voters=view.voters, seconds=left)]
    left = _seconds(view.turn.until - view.now)
    state = "running" if view.turn.running else "waiting"
    return [text("board-turn", seat=seat_name(view.turn.seat), state=state, seconds=left)]


def _seconds(ms: int) -> int:
    """Rounded up, as a clock that counts down shows them."""
    return max(-(-ms // 1_000), 0)


def _phrases(view: View, words: Words) -> str:
    said = " · ".join(said.phrase if said.stands else f"({said.phrase})" for said in view.said)
    return words.say(text("board-said", phrases=said))


def _player(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text("board-player", name=seat_name(seat), score=player.score, things=tuple(_things(view, seat, player)))


def _things(view: View, seat: int, player: Seat) -> list[Text]:
    things: list[Text] = []
    if player.character:
        things.append(
            text("character-card", character=text("character", character=player.character), state=_state(player))
        )
    elif seat == view.queen:
        things.append(text("character", character="queen"))
    if player.card:
        things.append(text("board-card", card=player.card))
    if player.tokens:
        things.append(text("board-tokens", tokens=player.tokens))
    if view.token_on == seat:
        things.append(text("board-token"))
    if player.secret:
        things.append(letter_text(player.letter or "?", player.secret))
    return things or [text("board-nothing")]


def _state(player: Seat) -> str:
    return "face-down" if player.out else "sideways" if player.sideways else "upright"
