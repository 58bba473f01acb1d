"""Saves the record of a match in the terminal: every move is appended at once, so nothing is lost."""

import os
import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from curiouser.cli.files import reading, records_of, trouble
from curiouser.cli.language import problem
from curiouser.engine.luck import commitment
from curiouser.engine.match import Match
from curiouser.engine.record import Record, RecordWriter, Seal, Seed


class Keeper:
    """Writes what is new in a match to its file; the seed of a sealed match waits in a file beside it."""

    def __init__(self, file: Path, writer: RecordWriter, secret: bytes | None, kept: int = 0) -> None:
        self.file = file
        self.writer = writer
        self.secret = secret
        self.kept = kept
        self.opened = open_for_more(file)

    @property
    def quoted(self) -> str:
        """The file as a shell takes it."""
        return shlex.quote(str(self.file))

    def begin(self) -> None:
        if self.secret is not None:
            write_secret(self.file, self.secret)
        self._write(self.writer.header())

    def keep(self) -> None:
        history = self.writer.match.history
        for entry in history[self.kept :]:
            self._write(self.writer.entry(entry))
        self.kept = len(history)

    def end(self) -> None:
        """The seal is opened: the seed goes into the record."""
        self._write(self.writer.end(self.secret))
        if self.secret is not None:
            secret_file(self.file).unlink(missing_ok=True)

    def close(self) -> None:
        self.opened.close()

    def _write(self, line: str) -> None:
        try:
            self.opened.write(line + "\n")
            self.opened.flush()
        except OSError as error:
            raise trouble("cant-write", self.file, error) from None


def begin_record(
    file: Path | None, match: Match, luck: Seal | Seed | None, players: tuple[str, ...], secret: bytes | None
) -> Keeper:
    """A new record in the file named, or in one of its own in the user's data folder."""
    if file is None:
        file = new_file(match.game.name)
    elif has_content(file):
        refuse_unfinished(file)
    keeper = Keeper(file, RecordWriter(match, luck, players), secret)
    keeper.begin()
    return keeper


def resume_record(file: Path, record: Record, match: Match, secret: bytes | None) -> Keeper:
    """Go on with the last record of a file."""
    last = record.entries[-1] if record.entries else record.header
    writer = RecordWriter(match, record.header.luck, record.header.players, last.link, len(record.entries))
    return Keeper(file, writer, secret, len(match.history))


def last_record(file: Path) -> Record:
    """The record to go on with; one that is over is none."""
    *_, last = records_of(file)
    if last.end is not None:
        raise problem("resume-over", file=str(file))
    return last


def refuse_unfinished(file: Path) -> None:
    """A new match may follow records that are over, and nothing else."""
    *_, last = records_of(file)
    if last.end is None:
        raise problem("record-unfinished", file=str(file))


def has_content(file: Path) -> bool:
    try:
        return file.exists() and (file.is_dir() or file.stat().st_size > 0)
    except OSError as error:
        raise trouble("cant-write", file, error) from None


def records_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return data / "curiouser" / "records"


def new_file(game: str) -> Path:
    """A name nobody has used: the game and the time, to the second or as much finer as it takes."""
    folder = records_folder()
    moment = datetime.now(UTC)
    for form in ("%Y-%m-%d-%H%M%S", "%Y-%m-%d-%H%M%S-%f"):
        file = folder / f"{game}-{moment.strftime(form)}.jsonl"
        if not file.exists():
            break
    return file


def open_for_more(file: Path) -> IO[str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        opened = file.open("a", encoding="utf-8", newline="\n")
        if opened.tell() > 0 and not file.read_bytes().endswith(b"\n"):
            opened.write("\n")
        return opened
    except OSError as error:
        raise trouble("cant-write", file, error) from None


def secret_file(file: Path) -> Path:
    return file.with_name(file.name + ".seed")


def write_secret(file: Path, secret: bytes) -> None:
    """For the owner's eyes only, until the match is over."""
    place = secret_file(file)
    try:
        place.touch(mode=0o600)
        place.write_text(secret.hex() + "\n", encoding="ascii")
    except OSError as error:
        raise trouble("cant-write", place, error) from None


def read_secret(file: Path, luck: Seal | Seed | None) -> bytes | None:
    """The seed of a seal, from the file beside the record; it must be the one that was sealed."""
    if not isinstance(luck, Seal):
        return None
    place = secret_file(file)
    with reading(place) as opened:
        written = opened.read(1000)
    try:
        secret = bytes.fromhex(written.decode("ascii"))
    except ValueError:
        secret = b""
    if commitment(secret) != luck.commitment:
        raise problem("resume-seed", file=str(place))
    return secret
