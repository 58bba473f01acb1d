"""The lines of a record, and the chain of hashes that links each to the one before."""

import hashlib
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from curiouser.engine.game import Outcome
from curiouser.engine.position import CLOCK, LUCK

FORMAT = 1
LINK_DIGITS = 32
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Nobody: TypeAlias = Literal["luck", "clock"]
NOBODIES: dict[Nobody, int] = {"luck": LUCK, "clock": CLOCK}
NAMES_OF_NOBODY: dict[int, int | Nobody] = {LUCK: "luck", CLOCK: "clock"}


class Seal(msgspec.Struct, frozen=True, tag="sealed", forbid_unknown_fields=True):
    """Luck of a table: a commitment before the first move, the players' entropy after it.

    `salt` is a word of the server's own, left out where there is none: it was fixed before the players' were opened,
    and differs after a restart, so that a restored server deals anew."""

    commitment: str
    entropy: tuple[str, ...] = ()
    salt: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """All that is mixed into the seed."""
        return (*self.entropy, self.salt) if self.salt else self.entropy


class Seed(msgspec.Struct, frozen=True, tag="seeded", forbid_unknown_fields=True):
    """Luck of a simulation: the fast generator, open to everybody."""

    seed: int
    stream: int = 0


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a match began that continues another one: its first `moves` were played there.

    Luck is the "same" as there, from a seed that others may have known; or "new", and the seal speaks of the moves
    after those, unless that too was `borrowed`. `day` is that of a deal of the day."""

    luck: Literal["same", "new"]
    moves: Seat = 0
    day: str = ""
    borrowed: bool = False

    @property
    def is_borrowed(self) -> bool:
        """Whether somebody may have known the luck of the match before it began."""
        return self.borrowed or self.luck == "same"


class Header(msgspec.Struct, frozen=True, tag="match", tag_field="line", forbid_unknown_fields=True):
    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None  # None: the one that ships with these rules
    players: tuple[str, ...] = ()
    luck: Seal | Seed | None = None
    format: int = FORMAT
    origin: Origin | None = None  # left out where there is none
    link: str = ""


class MoveLine(
    msgspec.Struct, frozen=True, tag="move", tag_field="line", omit_defaults=True, forbid_unknown_fields=True
):
    n: int
    actor: Seat | Nobody
    move: msgspec.Raw
    chances: list[Any] | None = None  # luck's outcomes with their weights, from which the move was drawn
    events: list[Any] | None = None
    position: dict[str, Any] | None = None
    link: str = ""


class UndoLine(msgspec.Struct, frozen=True, tag="undo", tag_field="line", forbid_unknown_fields=True):
    n: int
    seat: Seat
    link: str = ""


class EndLine(msgspec.Struct, frozen=True, tag="end", tag_field="line", forbid_unknown_fields=True):
    outcome: Outcome
    opened: str | None = None  # the seed, for a sealed match
    link: str = ""


Line = Header | MoveLine | UndoLine | EndLine


def to_json(value: Any) -> Any:
    """The value as it reads after a trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def link_of(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()[:LINK_DIGITS]
