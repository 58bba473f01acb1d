"""Moves as people type them: a phrase by itself, or `say clown`, `object`, `vote against`, `topic circus`, `out 3` …"""

import re

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.games.wordland.moves import (
    ChooseTopic,
    DeclareImmunity,
    ForceTurn,
    MarkOut,
    Object,
    PassTurn,
    PlaceToken,
    RestartTeapot,
    SayPhrase,
    SkipTurn,
    Speak,
    TapTeapot,
    Vote,
)
from curiouser.games.wordland.offers import can_say, legal
from curiouser.games.wordland.position import Wordland

FIXED: dict[str, Move] = {
    "tap": TapTeapot(),
    "skip": SkipTurn(),
    "restart": RestartTeapot(),
    "immunity": DeclareImmunity(),
    "force": ForceTurn(),
    "object": Object(),
    "vote against": Vote(against=True),
    "vote for": Vote(against=False),
    "pass": PassTurn(),
    "pass+letter": PassTurn(lay_letter=True),
}
SPELLED = {move: words for words, move in FIXED.items()}
SAYING = re.compile(r"say(\+letter)?(\+immunity)? (.+)", re.IGNORECASE | re.DOTALL)
SPEAKING = re.compile(r"speak (.+)", re.IGNORECASE | re.DOTALL)
NUMBERED = re.compile(r"(token|out) ([1-8])")


def spell(move: Move) -> str | None:
    """The words that always mean this move; None for those that nobody types."""
    match move:
        case SayPhrase(text, lay_letter, immunity):
            return f"say{'+letter' if lay_letter else ''}{'+immunity' if immunity else ''} {text}"
        case Speak(text):
            return f"speak {text}"
        case PlaceToken(seat):
            return f"token {seat + 1}"
        case MarkOut(seat):
            return f"out {seat + 1}"
        case ChooseTopic(topic):
            return f"topic {topic}"
        case _:
            return SPELLED.get(move)


def parse(typed: str, position: Wordland, actor: int) -> Move:
    """Words that are no move now are a phrase, if one may be said."""
    if saying := SAYING.fullmatch(typed):
        return SayPhrase(saying[3], lay_letter=bool(saying[1]), immunity=bool(saying[2]))
    if speaking := SPEAKING.fullmatch(typed):
        return Speak(speaking[1])
    move = read_words(" ".join(typed.lower().split()))
    if move is not None and (move in legal(position, actor) or not can_say(position, actor)):
        return move
    if not can_say(position, actor):
        raise Refused("refused-words", typed=typed)
    return SayPhrase(typed)


def read_words(words: str) -> Move | None:
    if numbered := NUMBERED.fullmatch(words):
        seat = int(numbered[2]) - 1
        return PlaceToken(seat) if numbered[1] == "token" else MarkOut(seat)
    if words.startswith("topic "):
        return ChooseTopic(words.removeprefix("topic "))
    return FIXED.get(words)
