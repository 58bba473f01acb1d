"""Identity: secret tokens, stored only as hashes, and names that are safe to show."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from curiouser.bots import NAMES
from curiouser.server.core.errors import refused

LONGEST_NAME = 20
LONGEST_TEXT = 300
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words, and nothing that is mistaken for a figure
CODE_LENGTH = 4
CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")
MORE_LENGTH = 6  # letters that follow where not everybody may watch
INVITATION = re.compile(f"([{CODE_LETTERS}]{{{CODE_LENGTH}}})([{CODE_LETTERS}]{{{MORE_LENGTH}}})?")
TABLE_ID = re.compile("[0-9a-f]{16}")
SECRET_BYTES = 32
INVISIBLE = re.compile(  # to be ignored or blank, though no category says so
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
GUEST = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")  # a bot of somebody else's: module:Name
STACKED = 2  # marks that may stand on one letter
SEEDS = 1000  # of running matches that are not worked out again


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_secret() -> bytes:
    """Of a table: the seeds of its matches come from it."""
    return secrets.token_bytes(SECRET_BYTES)


def new_salt() -> str:
    """A word for the luck that a server has from its start to its end: one that was restored from a backup has another,
    and deals anew."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    return secrets.token_hex(8)


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_invitation(words: str) -> tuple[str, str] | None:
    """The code and what follows it, as people type it; None for what is no invitation."""
    found = INVITATION.fullmatch(re.sub(r"[\s-]", "", words[:40]).upper())
    return None if found is None else (found[1], found[2] or "")


def hash_token(token: str) -> str:
    return hashlib.sha256(b"curiouser token\n" + token.encode(errors="replace")).hexdigest()


@lru_cache(maxsize=SEEDS)
def seed_of(secret: bytes, number: int) -> bytes:
    """The seed of the table's match of that number: one secret a table, and no seed tells of another.

    A table whose luck is that of another match has its seed behind the secret, for the first match."""
    if number == 1 and len(secret) > SECRET_BYTES:
        return secret[SECRET_BYTES:]
    return hmac.digest(secret, b"curiouser match %d" % number, "sha256")


def clean(words: str) -> str:
    """One line: spaces of every kind become one, what steers a screen or piles up on a letter goes."""
    kept: list[str] = []
    stacked = 0
    for letter in unicodedata.normalize("NFC", INVISIBLE.sub("", words)):
        category = unicodedata.category(letter)
        stacked = stacked + 1 if category.startswith("M") else 0
        if letter.isspace() or category == "Zs":
            kept.append(" ")
        elif category[0] != "C" and stacked <= STACKED:
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean(name[: 10 * LONGEST_NAME])
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise refused("refused-name", most=LONGEST_NAME)
    if is_bot(cleaned.rpartition("=")[2], NAMES):
        raise refused("refused-name-bot", name=cleaned)
    return cleaned


def is_bot(name: str, known: Sequence[str]) -> bool:
    """Whether records would call a bot so."""
    return name in known or GUEST.fullmatch(name) is not None


def is_alike(one: str, other: str) -> bool:
    """Whether two names can be told apart only by looking closely."""
    first, second = (unicodedata.normalize("NFKC", name).casefold() for name in (one, other))
    return first == second


def clean_text(words: str) -> str:
    cleaned = clean(words[: 10 * LONGEST_TEXT])
    if not 1 <= len(cleaned) <= LONGEST_TEXT:
        raise refused("refused-text", most=LONGEST_TEXT)
    return cleaned
