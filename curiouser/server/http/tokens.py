"""The secrets of the operator: given as a setting, or made once and kept in a file beside the database."""

import contextlib
import hashlib
import hmac
import os
import secrets
import stat
from pathlib import Path

from curiouser.server.core.errors import refused
from curiouser.server.store import data_folder, default_url

NAME = "admin-token"
BYTES = 32
SHORTEST = 20  # characters; fewer could be guessed


def token_file(db: str) -> Path:
    """Beside a file of tables; for PostgreSQL in this person's own data folder."""
    url = db or default_url()
    return (Path(url.removeprefix("sqlite:///")).parent if url.startswith("sqlite:///") else data_folder()) / NAME


def keep_token(file: Path) -> str:
    """The token in the file, which is made if there is none; nobody but its owner may read it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as opened:
            opened.write(secrets.token_urlsafe(BYTES) + "\n")
    return read_token(file)


def read_token(file: Path) -> str:
    """Raises `OSError` where there is none, and a refusal where others could have read it or it is too short."""
    with file.open(encoding="utf-8", errors="replace") as opened:
        if os.name == "posix" and stat.S_IMODE(os.fstat(opened.fileno()).st_mode) & 0o077:
            raise refused("admin-token-open", file=str(file))
        token = opened.read(1000).strip()
    if not is_long_enough(token):
        raise refused("admin-token-short", file=str(file), least=SHORTEST)
    return token


def is_long_enough(token: str) -> bool:
    return len(token) >= SHORTEST


def is_same(given: str, token: str) -> bool:
    """In a time that tells nothing about how much of it is right."""
    hashes = (hashlib.sha256(each.encode(errors="replace")).digest() for each in (given, token))
    return bool(token) and hmac.compare_digest(*hashes)


def bearer_of(header: str) -> str:
    """The token of an `Authorization` header; "" where it has none."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
