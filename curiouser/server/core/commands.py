"""The commands for a table. Each carries a key from the client, so a repeated command is executed only once."""

from typing import Annotated, Any, TypeAlias

import msgspec

from curiouser.server.core.entries import Chat, Emote, Late, Watch

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
PersonId: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=2_000)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Entropy: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms that somebody asks for when they create or change a table."""

    game: Short
    seats: Seat
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    language: Short = "en"
    clock: Seconds = 0
    late: Late = "bot"
    watch: Watch = "anyone"
    chat: Chat = "free"
    listed: bool = False
    hints: bool = True


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    key: Key


class Change(Command, frozen=True, kw_only=True, tag="change"):
    """The host changes the terms before a match."""

    terms: Asked


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    name: Name


class NewLink(Command, frozen=True, kw_only=True, tag="new-link"):
    """Set a new token, chosen by the client; links with the old one stop working."""

    token: Secret


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    pass


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat before a match, or take your own seat back from the bot that stood in."""

    seat: Seat


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up your own seat; during a match a bot continues."""

    seat: Seat


class Give(Command, frozen=True, kw_only=True, tag="give"):
    """The holder of a seat, or the host for a free one, gives it to somebody who has joined."""

    seat: Seat
    person: PersonId


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Let a bot play a seat: a free one (host only), your own, or that of somebody who keeps the table waiting."""

    seat: Seat
    bot: Short = ""


class Clear(Command, frozen=True, kw_only=True, tag="clear"):
    """The host frees a seat before a match."""

    seat: Seat


class Stir(Command, frozen=True, kw_only=True, tag="stir"):
    """Add entropy of one's own to the luck of the next match: the `hash` of a word (SHA-256 of "curiouser word 1", a
    line feed and the word), to be opened when the match starts. Earlier clients give the word itself."""

    word: Word = ""
    hash: Hash = ""


class OpenWord(Command, frozen=True, kw_only=True, tag="open-word"):
    """The word behind one's hash, once the host has started and nobody can give another. When all are open, the match
    begins; who does not open theirs in time loses their seat, and all words are given anew."""

    word: Entropy


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Agree to the match that is set up: a rematch that somebody asked for, or one on borrowed luck, which needs
    everybody's consent."""


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host starts the match."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """A move of the game, as in its records."""

    seat: Seat
    move: msgspec.Raw


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take your last move back; people who are already thinking about it are asked first."""

    seat: Seat


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Answer somebody who wants to take a move back."""

    yes: bool


class Say(Command, frozen=True, kw_only=True, tag="say"):
    text: Words


class React(Command, frozen=True, kw_only=True, tag="react"):
    emote: Emote


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """Mute somebody, or unmute them; only the host may do it for `everyone`."""

    person: PersonId
    on: bool = True
    everyone: bool = False


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    pass


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    pass


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Make somebody else the host; a player may replace a host who has been silent for long."""

    person: PersonId


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    person: PersonId


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    pass


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The host closes the table: it stays visible, but nothing happens there any more."""


AnyCommand: TypeAlias = (
    Change
    | Rename
    | NewLink
    | Leave
    | Sit
    | Stand
    | Give
    | SeatBot
    | Clear
    | Stir
    | OpenWord
    | Ready
    | Start
    | Play
    | Undo
    | Answer
    | Say
    | React
    | Mute
    | Pause
    | Resume
    | HandOver
    | Kick
    | Rematch
    | Close
)
