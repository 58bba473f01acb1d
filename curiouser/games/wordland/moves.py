"""The moves of Wordland, including luck's and the clock's. Seats count from 0, letters are lower case, topics are ids.

The server, never a client, fills in `sent_ms_ago` and `looked_up` (W36, W37), in `WordlandGame.stamp`.
"""

import msgspec

from curiouser.engine.move import Move


class LookedUp(msgspec.Struct, frozen=True):
    """W36: what the dictionary says of a phrase. It is kept with the move, so that a record outlives dictionaries."""

    repeats: str = ""  # an earlier phrase of the round, or the topic
    known: bool = True  # a hint: the dictionary has it
    like: str = ""  # a hint: an earlier phrase it may be derived from


class SayPhrase(Move, frozen=True):
    """W9, W16, W35: say it and press the teapot; W42: with one's secret letter; W46: declaring immunity."""

    text: str
    lay_letter: bool = False
    immunity: bool = False
    sent_ms_ago: int = 0
    looked_up: LookedUp | None = None


class TapTeapot(Move, frozen=True):
    """W8, W10, W14: start the clock of one's own turn."""


class SkipTurn(Move, frozen=True):
    """W26: the Cheshire Cat."""

    sent_ms_ago: int = 0


class RestartTeapot(Move, frozen=True):
    """W27, W31: discard a time token."""

    sent_ms_ago: int = 0


class DeclareImmunity(Move, frozen=True):
    """W31, W46: the Hatter, before the word."""

    sent_ms_ago: int = 0


class ForceTurn(Move, frozen=True):
    """W30: the Two of Hearts sends the last speaker round again."""


class Object(Move, frozen=True):
    """W14, W48: against the word just accepted."""


class Vote(Move, frozen=True):
    against: bool


class Speak(Move, frozen=True):
    """W34, W40, W51: something said in the chat, out of turn too."""

    text: str


class PlaceToken(Move, frozen=True):
    """W28, W45: the Caterpillar's token goes before an opponent."""

    on_seat: int


class ChooseTopic(Move, frozen=True):
    """W6."""

    topic: str


class PassTurn(Move, frozen=True):
    """W38: a word was spoken aloud; in teapot mode only."""

    lay_letter: bool = False
    sent_ms_ago: int = 0


class MarkOut(Move, frozen=True):
    """W38: everybody agrees that this player is out; in teapot mode only."""

    marked_seat: int


class ChooseQueen(Move, frozen=True):
    """W44: luck."""

    seat: int


class DealCharacter(Move, frozen=True):
    """W20, W44: luck deals to the next seat, clockwise from the Queen."""

    character: str


class DrawLetter(Move, frozen=True):
    """W7, W21: luck draws a card of the pile whose turn it is."""

    letter: str


class TurnUpTopic(Move, frozen=True):
    """W6: luck."""

    topic: str


class PassTime(Move, frozen=True):
    """The clock: so many ms went by. `credit` is the most that a word still on its way could be credited (W37)."""

    ms: int
    credit: int = 500
