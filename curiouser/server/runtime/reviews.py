"""Reviews of finished matches: one after another, in separate processes, and cached.

Clients poll: a first result comes within seconds, better ones later. A review's name is a digest of the whole record,
so only people who have the record can ask for it.
"""

import asyncio
import contextlib
import gzip
import hashlib
import os
import shutil
import signal
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog

from curiouser.engine.text import LANGUAGES
from curiouser.server.core.errors import refused
from curiouser.server.logs import relay
from curiouser.server.net.limits import Limit
from curiouser.server.runtime.fair_queue import FairQueue
from curiouser.server.runtime.review_worker import NONE, Order, Said
from curiouser.server.store import data_folder

if TYPE_CHECKING:
    from curiouser.review.review import Depth

log = structlog.get_logger("curiouser.reviews")

FORMAT = 1  # of what is kept
MOST_WAITING = 64
MOST_OF_ADDRESS = 4  # that may wait
MOST_KEPT = 1000  # files
MOST_REMEMBERED = 16  # reviews that are over, in memory
PATIENCE = 10.0  # s that a question waits for news
NICE = 15  # bots have 10
LONGEST = 120.0  # s that a review may take
IDLE = 300.0  # s after which the processes are sent home
DAY = 24 * 3600
LINE = 1 << 26  # bytes
OWN_FOLDER, OWN_FILE = 0o700, 0o600  # as the database: nobody but the owner of the server reads them
ATTEMPTS = 2


class Job:
    """A review that waits, goes on, or is over."""

    def __init__(self, name: str, order: Order | None, table: str = "") -> None:
        self.name = name
        self.order = order
        self.table = table  # whose match it is; "": of a record that somebody brought
        self.version = 0
        self.said = Said()
        self.review = NONE
        self.reviewed = 0  # the version that brought the review
        self.changed = asyncio.Event()

    def hear(self, said: Said) -> None:
        self.version += 1
        self.said = said
        if said.review != NONE:
            self.review, self.reviewed = said.review, self.version
        self.changed.set()
        self.changed = asyncio.Event()

    async def wait(self, after: int) -> None:
        if after >= self.version and not self.said.is_over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), PATIENCE)


class Reviews:
    """`days`: what is older is not kept; 0: nothing is too old."""

    def __init__(self, processes: int, limit: Limit, folder: Path, days: int = 0) -> None:
        self.processes = processes
        self.limit = limit
        self.folder = folder
        self.days = days
        self.nice = NICE
        self.depth: Depth | None = None  # as usual
        self.jobs: dict[str, Job] = {}
        self.waiting: FairQueue[Job] = FairQueue()
        self.called = asyncio.Event()
        self.is_closing = False  # Python 3.11 forgets a cancellation that comes together with what was waited for
        self.task: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def order(self, record: str, address: str, table: str = "") -> Job:
        """The review of a record: one that is known, or one that begins as soon as it can."""
        if self.processes == 0:
            raise refused("refused-no-reviews")
        name = name_of(record, self.depth)
        found = await self.find(name)
        if found is not None and not found.said.trouble:
            return found
        if len(self.waiting) >= MOST_WAITING or self.waiting.count_of(address) >= MOST_OF_ADDRESS:
            raise refused("refused-reviews-busy")
        if not self.limit.take(address):
            raise refused("refused-rate")
        job = Job(name, Order(record, self.depth), table)
        self.remember(job)
        self.waiting.put(address, job)
        self.called.set()
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.run())
        return job

    async def find(self, name: str) -> Job | None:
        if name in self.jobs:
            return self.jobs[name]
        kept = await asyncio.to_thread(self.read, name)
        if kept is None:
            return None
        job = Job(name, None)
        job.hear(Said(review=msgspec.Raw(kept), is_over=True))
        return job

    def remember(self, job: Job) -> None:
        self.jobs[job.name] = job
        over = [name for name, each in self.jobs.items() if each.said.is_over]
        for name in over[: max(0, len(over) - MOST_REMEMBERED)]:
            del self.jobs[name]

    def ahead(self, job: Job) -> int:
        """How many reviews come before this one."""
        if job.said.is_over or job.version:
            return 0
        open_ = [each for each in self.jobs.values() if not each.said.is_over]
        return open_.index(job) if job in open_ else 0

    async def run(self) -> None:
        while not self.is_closing:
            if not len(self.waiting):
                self.called.clear()
                try:
                    await asyncio.wait_for(self.called.wait(), IDLE)
                except TimeoutError:
                    await self.send_home()
                continue
            job = self.waiting.take()
            try:
                await self.work(job)
            except Exception:
                log.exception("server-fault")
                await self.send_home()
                self.fail(job, "refused-trouble")

    async def work(self, job: Job) -> None:
        for attempt in range(ATTEMPTS):
            try:
                await asyncio.wait_for(self.converse(job), LONGEST)
                break
            except TimeoutError:
                await self.send_home()
                self.fail(job, "refused-long-review")
                return
            except (ConnectionError, EOFError, ValueError) as error:
                log.warning("review-interrupted", attempt=attempt, error=type(error).__name__)
                await self.send_home()
        else:
            self.fail(job, "refused-trouble")
            return
        if not job.said.trouble and job.name in self.jobs:
            await asyncio.to_thread(self.keep, job.name, bytes(job.review), job.table)

    def fail(self, job: Job, id: str) -> None:
        problem = refused(id)
        job.hear(Said(is_over=True, trouble=id, sentences={each: problem.say(each) for each in LANGUAGES}))

    async def converse(self, job: Job) -> None:
        """Give the order out, and hear until it is carried out."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "curiouser.server.runtime.review_worker", str(self.processes), str(self.nice)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,
            )
            relay("review", self.process)
        reader, writer = self.process.stdout, self.process.stdin
        assert reader is not None
        assert writer is not None
        writer.write(msgspec.json.encode(job.order) + b"\n")
        await writer.drain()
        is_over = False
        while not is_over:
            line = await reader.readline()
            if not line:
                raise EOFError
            said = msgspec.json.decode(line, type=Said)
            is_over = said.is_over
            job.hear(said)

    async def send_home(self) -> None:
        """The process and its own workers."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                end_group(process)
            await process.wait()

    async def close(self) -> None:
        self.is_closing = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.send_home()

    def read(self, name: str) -> bytes | None:
        for file in (self.folder / f"{name}.json.gz", *self.folder.glob(f"*/{name}.json.gz")):
            with contextlib.suppress(OSError, EOFError):
                return gzip.decompress(file.read_bytes())
        return None

    def keep(self, name: str, review: bytes, table: str = "") -> None:
        """In a folder of its table, to be deleted with it. Nobody minds if it can't be kept: it can be made again."""
        file = self.folder / table / f"{name}.json.gz"
        new = file.with_suffix(f".{os.getpid()}")
        try:
            self.folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            file.parent.mkdir(mode=OWN_FOLDER, exist_ok=True)
            with open(new, "wb", opener=lambda path, flags: os.open(path, flags, OWN_FILE)) as opened:
                opened.write(gzip.compress(review, 6))
            new.replace(file)
            self.clear()
        except OSError as error:
            log.warning("review-not-kept", error=str(error))

    def clear(self) -> None:
        """The oldest go first."""
        files = sorted(self.folder.rglob("*.json.gz"), key=lambda file: file.stat().st_mtime)
        oldest = time.time() - self.days * DAY if self.days else 0.0
        for at, old in enumerate(files):
            if at < len(files) - MOST_KEPT or old.stat().st_mtime < oldest:
                old.unlink(missing_ok=True)

    def protect(self) -> None:
        """What an earlier program kept for everybody to read."""
        with contextlib.suppress(OSError):
            for path in (self.folder, *self.folder.rglob("*")) if self.folder.is_dir() else ():
                path.chmod(OWN_FOLDER if path.is_dir() else OWN_FILE)

    def forget(self, table: str) -> None:
        """The table is deleted, and its reviews with it."""
        for name in [name for name, job in self.jobs.items() if job.table == table]:
            del self.jobs[name]
        forget_reviews(self.folder, table)


def end_group(process: asyncio.subprocess.Process) -> None:
    """With its own workers, where the system knows groups of processes; elsewhere they end when it is gone."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def forget_reviews(folder: Path, table: str) -> None:
    shutil.rmtree(folder / table, ignore_errors=True)


def name_of(record: str, depth: "Depth | None") -> str:
    about = msgspec.json.encode((FORMAT, version("curiouser"), depth))
    return hashlib.sha256(about + record.encode("utf-8", "surrogatepass")).hexdigest()


def folder_of(url: str) -> Path:
    """Beside the tables, where they are in a file."""
    scheme, _, rest = url.partition(":///")
    return (Path(rest).parent if scheme == "sqlite" else data_folder()) / "reviews"
