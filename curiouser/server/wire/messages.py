"""The messages of a table's WebSocket. `docs/wire.md` and `web/src/client/wire.ts` are generated from here.

A client sends `Hello` first, then commands (`commands.py`). Everything about entry n of the table carries n.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from curiouser.engine.game import Outcome
from curiouser.server.core.commands import AnyCommand, Key, NewLink, Play, Seat, Short
from curiouser.server.core.entries import Emote, Luck, Terms

Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: your token and the last number you have seen. Without a token you are a spectator.

    With `texts` events come with their texts, and a `welcome` with the match so far; with `moves` the legal moves come
    with their texts."""

    token: Token = ""
    last: Number = 0
    language: Short = "en"
    texts: bool = False
    moves: bool = False


class Keyed(msgspec.Struct):
    """What is looked for in a message that can't be read."""

    key: str = ""


class AskHints(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask for the best moves of your own seat on its turn, with reasons. Nothing is stored or sent to others."""

    key: Key
    seat: Seat


class Worded(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text as an id with arguments. An argument may be a text itself, or a list of texts."""

    id: str
    args: dict[str, Any] = {}


class PersonShown(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    silenced: bool = False


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `person` 0 means nobody; a `bot` beside a person stands in for them, `once` for one move only."""

    person: int = 0
    bot: str = ""
    once: bool = False


class Asking(msgspec.Struct, frozen=True):
    """Somebody wants to take a move back; `waiting` lists the people who haven't answered yet."""

    seat: int
    by: int
    waiting: tuple[int, ...]


class Begun(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the match began if not from scratch: after `moves` of another one, with the same luck or with new luck.

    `deal` is the name of a deal that others play too, `day` the date of a deal of the day. `borrowed`: somebody may
    know the luck already, so no words are mixed into it, and everybody who sits must be `ready` before it starts."""

    luck: Luck
    moves: int = 0
    deal: str = ""
    day: str = ""
    borrowed: bool = False


class SealedWord(msgspec.Struct, frozen=True):
    """The hash of somebody's word for the luck."""

    person: int
    hash: str


class Shut(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever runs the server closed the table, and may have said why."""

    reason: str = ""


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table except its match. `commitment` seals the luck; `seed` reveals it at the end."""

    code: str
    terms: Terms
    status: Literal["waiting", "playing", "over", "closed"]
    number: int  # of the match in this room, from 1
    host: int
    people: tuple[PersonShown, ...]
    seats: tuple[SeatShown, ...]
    commitment: str
    stirred: tuple[int, ...] = ()  # who has added entropy to the next match
    ready: tuple[int, ...] = ()  # who is for the next match
    entropy: tuple[str, ...] = ()  # of the match that was started
    seed: str = ""
    paused: bool = False
    asking: Asking | None = None
    muted: tuple[int, ...] = ()  # by you
    hints: bool = False  # players may ask for them, and the game has some
    begun: Begun | None = None
    sealed: tuple[SealedWord, ...] = ()  # words for the luck that are opened when the host has started
    opening: tuple[int, ...] = ()  # whose words are waited for; then the match begins
    opens_until: int | None = None  # in ms; who has not opened theirs by then loses their seat
    salt: str = ""  # the server's own word for the luck, fixed before the players' are opened
    voided: int = 0  # how often words had to be given anew, as somebody did not open theirs
    closed: Shut | None = None  # by whoever runs the server


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may move, since when and until when, in the server's time in ms. Luck is -1, the clock -4."""

    actors: tuple[int, ...]
    since: int
    deadline: int | None = None
    outcome: Outcome | None = None


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one of your seats sees, in the game's own form; without a seat, what everybody may see."""

    view: msgspec.Raw
    seat: int | None = None
    can_undo: bool = False
    moves: tuple[Worded, ...] = ()  # of the view's `legal`, in the same order, if asked for


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="item"):
    """Something that happened. `key` is there if it was your command."""

    n: int
    at: int
    by: int = 0
    key: str = ""


class Moved(Item, frozen=True, kw_only=True, tag="moved"):
    """A move of a seat, of luck or of the clock, as the events that you may see."""

    events: tuple[msgspec.Raw, ...] = ()
    texts: tuple[Worded, ...] = ()  # of the events, in the same order, if asked for


class TookBack(Item, frozen=True, kw_only=True, tag="took-back"):
    seats: tuple[int, ...]


class Said(Item, frozen=True, kw_only=True, tag="said"):
    text: str


class Emoted(Item, frozen=True, kw_only=True, tag="emoted"):
    emote: Emote


What: TypeAlias = Literal[
    "made",
    "changed",
    "joined",
    "named",
    "rekeyed",
    "left",
    "kicked",
    "seated",
    "stood",
    "bot-seated",
    "stirred",
    "readied",
    "opening",
    "word-opened",
    "started",
    "ran-out",
    "undo-asked",
    "undo-answered",
    "muted",
    "paused",
    "resumed",
    "handed-over",
    "opened",
    "rematched",
    "closed",
    "hidden",
]


class Changed(Item, frozen=True, kw_only=True, tag="changed"):
    """Any other change; the new room comes with it. `hidden` means that it doesn't concern you."""

    what: What
    person: int = 0
    seat: int | None = None
    bot: str = ""
    name: str = ""
    yes: bool = False


AnyItem: TypeAlias = Moved | TookBack | Said | Emoted | Changed


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    pass


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The whole table after entry n. `you` is 0 for a spectator."""

    table: str
    n: int
    at: int
    you: int
    room: Room
    turn: Turn | None = None
    views: tuple[SeatView, ...] = ()
    talk: tuple[AnyItem, ...] = ()


class News(Message, frozen=True, kw_only=True, tag="news"):
    """The entries up to n that you haven't seen yet, without gaps, and what they changed."""

    n: int
    at: int
    items: tuple[AnyItem, ...]
    room: Room | None = None
    turn: Turn | None = None
    views: tuple[SeatView, ...] = ()


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """Your command is stored as entry n."""

    key: str
    n: int


class Refusal(Message, frozen=True, kw_only=True, tag="refusal"):
    """Your command changed nothing. The reason is a text id with arguments, the rule, and a sentence."""

    key: str
    id: str
    args: dict[str, Any] = {}
    rule: str = ""
    sentence: str = ""


class Why(msgspec.Struct, frozen=True):
    """A sentence about a move, with the rule or the count behind it."""

    rule: str
    text: Worded


class HintShown(msgspec.Struct, frozen=True):
    """A move with its chance of winning, from 0 to 1, and its expected score; errors are half of a 95% interval.

    `sure`: the end was solved exactly."""

    move: msgspec.Raw
    text: Worded
    chance: float
    chance_error: float
    score: float
    score_error: float
    sure: bool
    reasons: tuple[Why, ...]


class Hints(Message, frozen=True, kw_only=True, tag="hints"):
    """The best moves of your seat, best first, based on what it knows; `moves` is the number of its legal moves.

    `n` is the last entry that was known when you asked."""

    key: str
    n: int
    seat: int
    moves: int
    best: tuple[HintShown, ...]


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """Who is connected now, and how many are watching; `at` is the server's time now."""

    people: tuple[int, ...]
    at: int
    watching: int = 0


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The last message: you have left, your link is invalid, you were too slow or too fast, or the server stops."""

    why: Literal["left", "link", "slow", "rate", "stop", "table"]


AnyMessage: TypeAlias = Welcome | News | Ack | Refusal | Hints | Presence | Bye
FromClient: TypeAlias = Hello | AskHints | AnyCommand

READER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode

__all__ = ["READER", "AnyMessage", "FromClient", "Hello", "NewLink", "Play", "encode"]


def key_of(data: Any) -> str:
    """The key of a message that is none, if it has one, so that its author knows which was meant."""
    try:
        key = msgspec.json.decode(data, type=Keyed).key[:40]
        key.encode()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return key
