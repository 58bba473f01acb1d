"""What can happen at a table, as it is stored: one frozen structure per fact, without secrets.

A table's log is a list of these; `table.py` folds them. `by` is the person who did it (0: the server), `key` the
client's key for the command. New fields need a default, and no field changes its meaning. Nothing here can be part of a
reference cycle (`gc=False`).
"""

from typing import Any, Literal, TypeAlias

import msgspec

Watch: TypeAlias = Literal["anyone", "people", "nobody"]
Chat: TypeAlias = Literal["free", "emotes", "off"]
Late: TypeAlias = Literal["bot", "move"]
Luck: TypeAlias = Literal["same", "new"]
Emote: TypeAlias = Literal["hello", "well-played", "thanks", "oops", "hurry", "laugh", "wow", "tea", "goodbye"]

SERVER = 0


class Terms(msgspec.Struct, frozen=True):
    """What a table agreed on before a match."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None  # None: the one that ships with the rules
    language: str = "en"
    clock: int = 0  # seconds a turn; 0: no clock
    late: Late = "bot"  # when the clock runs out: a bot takes the seat over, or one move is made
    watch: Watch = "anyone"
    chat: Chat = "free"
    listed: bool = False
    hints: bool = True  # players may ask for them, in games that have some


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", gc=False):
    key: str = ""
    by: int = SERVER


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A move that was made before the table was: `actor` as in `Moved`."""

    actor: int
    move: msgspec.Raw


class Origin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the first match of a table begins, if not anew.

    With the "same" luck the seed is that of another match, with its entropy; with "new" luck it starts after the steps,
    and is the table's own, unless others play the same `deal`. Results of a deal are compared, if they count. The name
    of a deal has that of a table in it, and is told to others only if it is `public`."""

    luck: Luck
    steps: tuple[Step, ...] = ()
    entropy: tuple[str, ...] = ()
    deal: str = ""
    day: str = ""
    counts: bool = True
    public: bool = False


class Made(Entry, frozen=True, kw_only=True, tag="made"):
    """`more` follows the code in invitations as long as not everybody may watch; "" at tables of earlier programs."""

    code: str
    more: str = ""
    terms: Terms
    commitment: str
    origin: Origin | None = None


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    terms: Terms


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """`token` is the SHA-256 of the person's secret."""

    person: int
    name: str
    token: str


class Named(Entry, frozen=True, kw_only=True, tag="named"):
    name: str


class Rekeyed(Entry, frozen=True, kw_only=True, tag="rekeyed"):
    """The person moved to a new secret link; the old one opens nothing any more."""

    token: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A person is gone, by their own will or (`by` another) because the host said so."""

    person: int


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    """A person takes a seat, or comes back to it from a bot."""

    seat: int
    person: int


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    seat: int


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot plays the seat; where a person holds it, for that person."""

    seat: int
    bot: str


class Stirred(Entry, frozen=True, kw_only=True, tag="stirred"):
    """A person's own entropy for the luck of the next match: its hash, or of earlier clients the word itself."""

    word: str = ""
    hash: str = ""


class Readied(Entry, frozen=True, kw_only=True, tag="readied"):
    """A person is for the next match."""


class Opening(Entry, frozen=True, kw_only=True, tag="opening"):
    """The host has started: those who gave a hash open their words now. `salt` is the server's own word."""

    salt: str = ""


class WordOpened(Entry, frozen=True, kw_only=True, tag="word-opened"):
    word: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    players: tuple[str, ...]
    entropy: tuple[str, ...]
    salt: str = ""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """`actor` is a seat, or luck or the clock by their numbers."""

    actor: int
    move: msgspec.Raw


class Ran(Entry, frozen=True, kw_only=True, tag="ran-out"):
    """The seat's clock ran out; the bot plays on for it, or makes one move."""

    seat: int
    bot: str
    once: bool = False


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    seat: int


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    yes: bool


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """Moves taken back, the latest first."""

    seats: tuple[int, ...]


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    text: str


class Emoted(Entry, frozen=True, kw_only=True, tag="emoted"):
    emote: Emote


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """For the one who mutes, or for all, which is the host's to say."""

    person: int
    on: bool
    everyone: bool = False


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    pass


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed-over"):
    """Somebody else is the host now."""

    person: int


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The match is over: the seed of its luck, for everybody; "" as long as the day of a deal of the day lasts.

    `digest` is what the match came to, `trail` what its moves led to before the last one (see `digests.py`)."""

    seed: str
    digest: str = ""
    trail: str = ""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same room once more, everybody one seat on, under a new seal."""

    commitment: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """By the host, or (`by` the server) by whoever runs it, who may give a reason."""

    reason: str = ""


AnyEntry: TypeAlias = (
    Made
    | Changed
    | Joined
    | Named
    | Rekeyed
    | Left
    | Seated
    | Stood
    | BotSeated
    | Stirred
    | Readied
    | Opening
    | WordOpened
    | Started
    | Moved
    | Ran
    | UndoAsked
    | UndoAnswered
    | TookBack
    | Said
    | Emoted
    | Muted
    | Paused
    | Resumed
    | HandedOver
    | Opened
    | Rematched
    | Closed
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return ENCODER.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    return DECODER.decode(data)
