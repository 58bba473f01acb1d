"""Live tables: each command is decided, stored, and only then told. One queue per table; the unique key is the lock."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, final

import structlog

from curiouser.engine.errors import Problem
from curiouser.server.core import decide
from curiouser.server.core.commands import AnyCommand, Asked
from curiouser.server.core.entries import ENCODER, AnyEntry, Left, Opened, Rekeyed, write_entry
from curiouser.server.core.errors import Broken, NoTable, refused
from curiouser.server.core.people import (
    MORE_LENGTH,
    TABLE_ID,
    hash_token,
    new_code,
    new_salt,
    new_secret,
    new_table_id,
    new_token,
)
from curiouser.server.core.snapshots import EVERY, is_between, restore, save
from curiouser.server.core.table import Table, Told
from curiouser.server.core.terms import Beginning
from curiouser.server.net.limits import ASKING, Limit
from curiouser.server.runtime.bus import Bus, LocalBus
from curiouser.server.runtime.device import Device
from curiouser.server.runtime.loading import Folder, fold_in
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.table_runtime import Deciding, Job, Live, Order, Work
from curiouser.server.store.answer import Answer
from curiouser.server.store.base import Entry, Store, StoreProblem, Summary
from curiouser.server.wire.broadcast import Teller

log = structlog.get_logger("curiouser.tables")

encode: Final = ENCODER.encode
time_ns: Final = time.time_ns

ATTEMPTS = 20  # lost races for one command after which something must be wrong
BOT_GRACE = 5_000  # ms after which another process may ask for a bot's move
CODES = 50
MOST_FAILED = 1000
CROWD = 16  # listeners from which on it counts how much they are told
TELLING = 16_384  # bytes that count as one request
AHEAD = 60_000  # ms by which logs of other machines may be in the future
WAKING = 1000.0  # requests as which a second counts that it takes to wake a table

T = TypeVar("T")
Words: TypeAlias = list[tuple[Device, bytes]]

PARTINGS: Final[set[type[AnyEntry]]] = {Left, Rekeyed}


class Made(NamedTuple):
    table: str
    code: str
    person: int
    token: str


@final
class Appending:
    """Entries that were folded and handed to the store, with the work they came from and what will be told of them."""

    def __init__(self, tables: "Tables", live: Live, job: Work, after: int, tolds: Sequence[Told]) -> None:
        self.tables = tables
        self.live = live
        self.job = job
        self.after = after
        self.tolds = tolds
        self.words: Words | None = None

    def prepare(self) -> None:
        self.words = self.tables.worded(self.live, self.tolds)

    def settled(self, answer: Answer) -> None:
        self.tables.stored(self, answer)


def wall_clock() -> int:
    """In ms."""
    return time_ns() // 1_000_000


class Tables:
    """`moved` is called after every change of a live table, `urged` after those where a clock or a bot is concerned,
    `ended` after those where a match is over."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.tallies = metrics.tallies
        self.now = clock or wall_clock
        self.salt = new_salt()
        self.is_shared = type(bus) is not LocalBus
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.moved: list[Callable[[Live], None]] = []
        self.urged: list[Callable[[Live], None]] = []
        self.ended: list[Callable[[Live], None]] = []
        self.tasks: set[asyncio.Future[Any]] = set()
        self.appends: set[Answer] = set()
        self.failed: dict[tuple[str, int, str], None] = {}  # commands that came to nothing once
        self.folder = Folder()
        self.work = limits[0] if limits else Limit(0, 0)  # by address
        self.storing = limits[1] if limits else Limit(0, 0)  # the same for bytes

    def open(self) -> None:
        self.bus.listen(self._heard, self._missed)

    async def close(self) -> None:
        """What was begun is finished; nobody is told more."""
        while self.tasks or self.appends:
            await asyncio.wait([*self.tasks, *map(asyncio.ensure_future, self.appends)])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make(
        self, asked: Asked, name: str, token: str = "", beginning: Beginning | None = None, seed: bytes = b""
    ) -> Made:
        """A new table; its host may bring a token of their own, and the luck may be that of another match."""
        if self.storing.owes(ASKING.get()):
            raise refused("refused-stored")
        token, secret = token or new_token(), new_secret() + seed
        for _ in range(CODES):
            id, code, now = new_table_id(), new_code(), self.now()
            more = new_code(MORE_LENGTH)
            entries = decide.make(code, asked, name, hash_token(token), secret, "", beginning, more)
            table, data = Table(id), list(map(write_entry, entries))
            for n, entry in enumerate(entries, start=1):
                table.fold(entry, n, now)
            table.size = sum(map(len, data))
            if await self.store.create(id, code, secret, data, now, summary_of(table)):
                self.live[id] = Live(table, secret, self.salt)
                self.storing.charge(ASKING.get(), table.size)
                self.metrics.tables_made.labels(table.terms.game).inc()
                log.info("table-made", table=id, game=table.terms.game)
                return Made(id, table.invitation, 1, token)
        raise refused("refused-trouble")

    async def join(self, id: str, name: str, token: str = "") -> Made:
        token = token or new_token()
        hashed = hash_token(token)
        live = await self.get(id)
        await self.ask(live, lambda table, _: decide.join(table, name, hashed))
        return Made(id, live.table.invitation, live.table.person_of(hashed), token)

    async def ask(self, live: Live, deciding: Deciding) -> int:
        """Wait for a job; raises its `Problem`."""
        answer: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
        self.post(live, Job(deciding, lambda result: None if answer.done() else answer.set_result(result)))
        result = await answer
        if isinstance(result, Problem):
            raise result
        return result

    async def look(self, id: str, see: Callable[[Table], T]) -> T:
        """Between two jobs: what was folded ahead of the store is not to be seen yet."""
        found: list[T] = []

        def decide_nothing(table: Table, _: int) -> list[AnyEntry]:
            found.append(see(table))
            return []

        await self.ask(await self.get(id), decide_nothing)
        return found[-1]

    def obey(self, live: Live, device: Device, command: AnyCommand) -> None:
        self.post(live, Order(live, device, command))

    def post(self, live: Live, job: Work) -> None:
        live.jobs.append(job)
        self._wake(live)

    def _wake(self, live: Live) -> None:
        if not live.is_busy:
            live.is_busy = True
            self._go_on(live)

    def _go_on(self, live: Live) -> None:
        """One job after the other, without a task for each, until something has to be waited for."""
        while not live.is_behind and live.jobs:
            try:
                if not self._do(live, live.jobs.popleft()):
                    return
            except Exception:
                self._fail(live)
        if live.is_behind:
            self.spawn(self._catch_up(live))
        else:
            live.is_busy = False
            live.used = time.monotonic()

    def _do(self, live: Live, job: Work) -> bool:
        """Decide, fold, and hand to the store. False: it goes on later."""
        if live.is_dropped:
            job.done(refused("refused-trouble"))
            return True
        table = live.table
        now, after = max(self.now() + live.ahead, table.at), table.n
        try:
            entries = job.decide(table, now)
            if entries:
                self._append(live, job, after, [table.fold(entry, table.n + 1, now) for entry in entries])
                return False
        except Problem as problem:
            if self.is_shared:
                self.spawn(self._look_and_decide(live, job, problem))
                return False
            job.done(problem)
        except Exception:
            log.exception("server-fault", table=table.id)
            self._give_up(live, job)
        else:
            job.done(after)
        return True

    def _append(self, live: Live, job: Work, after: int, tolds: Sequence[Told]) -> None:
        table = live.table
        data: list[bytes] = [encode(told.entry) for told in tolds]
        self._count(table, job, sum([len(each) for each in data]))
        answer = self.store.append(table.id, after, data, table.at, summary_of(table))
        if not isinstance(answer, Answer):
            answer = self._waiting(answer)
        self.appends.add(answer)
        appending = Appending(self, live, job, after, tolds)
        answer.meanwhile = appending.prepare
        answer.tell(appending.settled)

    def _count(self, table: Table, job: Work, size: int) -> None:
        """Bytes that are stored count for the table, and for the address from which they came."""
        table.size += size
        if type(job) is Order:
            self.storing.charge(job.device.address, size)

    def _waiting(self, appending: Awaitable[bool]) -> Answer:
        """For a store that answers in its own time."""
        answer = Answer()

        async def wait() -> None:
            try:
                answer.settle(await appending)
            except BaseException as error:
                answer.settle(error)

        self.spawn(wait())
        return answer

    def stored(self, appended: Appending, answer: Answer) -> None:
        self.appends.discard(answer)
        live, job, tolds = appended.live, appended.job, appended.tolds
        if not answer.is_won:
            self.spawn(self._start_over(live, job, appended.after, answer.error))
            return
        try:
            self._spread(live, len(tolds))
            self._count_end(live, [told.entry for told in tolds])
            job.done(live.table.n)
            self._tell(live, tolds, appended.words)
            if type(job) is Order and appended.words is not None and len(live.listeners) >= CROWD:
                told = sum([len(news) for _, news in appended.words])
                self.work.charge(job.device.address, told / TELLING)
            self._save(live)
        except Exception:
            self._fail(live)
        self._go_on(live)

    def _save(self, live: Live) -> None:
        """Now and then, between two matches and two jobs: what is stored then need not be folded again."""
        table = live.table
        if table.n - live.saved >= EVERY and is_between(table):
            live.saved = table.n
            self.spawn(self._keep(table.id, table.n, save(table)))

    async def _keep(self, id: str, n: int, data: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, n, data)
        except StoreProblem as problem:  # it is only for those who come back
            log.warning("snapshot-failed", table=id, problem=problem.text.id)

    def _spread(self, live: Live, entries: int) -> None:
        """Other processes hear of it too."""
        self.tallies.entries += entries
        if self.is_shared:
            self.bus.tell(live.table.id, live.table.n)

    def _count_end(self, live: Live, entries: Sequence[AnyEntry]) -> None:
        if live.table.status == "over" and any(type(entry) is Opened for entry in entries):
            self.metrics.matches_finished.labels(live.table.title).inc()

    def _fail(self, live: Live) -> None:
        """A fault of ours: everybody comes back to a table that is folded anew."""
        log.exception("server-fault", table=live.table.id)
        self.metrics.troubles.inc()
        self._drop(live)

    async def _start_over(self, live: Live, job: Work, heard: int, error: BaseException | None) -> None:
        """What was folded ahead of the store is gone. Whoever only lost a race decides again."""
        if error is None:
            self.metrics.races.inc()
        try:
            await self._reload(live)
            if error is not None:
                raise error
            self._told(live, job, await self._decide(live, job), heard)
        except Exception as problem:
            self._refuse(live, job, problem, heard)
        finally:
            self._go_on(live)

    async def _look_and_decide(self, live: Live, job: Work, problem: Problem) -> None:
        """Before anybody is refused: perhaps another process has stored what we have not heard of yet."""
        heard = live.table.n
        try:
            if not await self._is_news(live):
                raise problem
            self._tell_since(live, heard)
            heard = live.table.n
            self._told(live, job, await self._decide(live, job), heard)
        except Exception as found:
            self._refuse(live, job, found, heard)
        finally:
            self._go_on(live)

    def _told(self, live: Live, job: Work, n: int, heard: int) -> None:
        job.done(n)
        self._tell_since(live, heard)

    def _refuse(self, live: Live, job: Work, problem: Exception, heard: int) -> None:
        if isinstance(problem, Problem) and not isinstance(problem, StoreProblem):
            job.done(problem)
            self._tell_since(live, heard)
            return
        if isinstance(problem, StoreProblem):
            self.tallies.store_failures += 1
            log.error("store-failed", table=live.table.id, problem=problem.text.id)
        else:
            log.error("server-fault", table=live.table.id, exc_info=problem)
        self._give_up(live, job)

    def _give_up(self, live: Live, job: Work) -> None:
        """Everybody comes back to a table that is folded anew. Whoever asked for this asks again then, as they have no
        answer; if that fails too they hear so, or nobody at the table would come to rest."""
        self.metrics.troubles.inc()
        failed = live.table.id, job.by, job.key
        if failed not in self.failed and job.key:
            self.failed[failed] = None
            if len(self.failed) > MOST_FAILED:
                del self.failed[next(iter(self.failed))]
            self._drop(live)
            job.done(refused("refused-trouble"))
        else:
            self.failed.pop(failed, None)
            job.done(refused("refused-trouble"))
            self._drop(live)

    async def _decide(self, live: Live, job: Work) -> int:
        """Decide, fold and store. Whoever lost a race folds what is new and decides again."""
        for _ in range(ATTEMPTS):
            table = live.table
            now, after = max(self.time_at(live), table.at), table.n
            try:
                entries = job.decide(table, now)
            except Problem:
                if await self._is_news(live):
                    continue
                raise
            if not entries:
                return after
            for entry in entries:
                table.fold(entry, table.n + 1, now)
            data = [write_entry(entry) for entry in entries]
            self._count(table, job, sum(map(len, data)))
            try:
                stored = await self.store.append(table.id, after, data, now, summary_of(table))
            except StoreProblem:
                await self._reload(live)
                raise
            if stored:
                self._spread(live, len(entries))
                self._count_end(live, entries)
                return table.n
            self.metrics.races.inc()
            await self._reload(live)
        raise refused("refused-trouble")

    async def _is_news(self, live: Live) -> bool:
        if not self.is_shared:
            return False
        stored = await self.store.read(live.table.id, live.table.n)
        await self._fold(live.table, stored)
        return bool(stored)

    async def _reload(self, live: Live) -> None:
        """Fold the table anew from what is stored: what was folded ahead of the store is gone."""
        live.table, live.saved = await self.read_back(live.table.id)

    async def get(self, id: str) -> Live:
        """The table, from memory or from the store; raises `NoTable`."""
        live = self.live.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if TABLE_ID.fullmatch(id) is None:
            raise NoTable(id[:16])
        waiting = self.loading.get(id)
        if waiting is None:
            waiting = self.loading[id] = asyncio.ensure_future(self._load(id))
            waiting.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(waiting)

    async def _load(self, id: str) -> Live:
        table, saved = await self.read_back(id)
        secret = await self.store.secret(id)
        if secret is None:
            raise NoTable(id)
        live = self.live[id] = Live(table, secret, self.salt)
        live.saved = saved
        self._look_at_time(live)
        self._save(live)
        self._after(live)
        return live

    def _look_at_time(self, live: Live) -> None:
        """A log from when the machine's clock was wrong goes on from where it is: its deadlines are as far away as they
        were then."""
        ahead = live.table.at - self.now()
        live.ahead = ahead if ahead > AHEAD else 0
        if live.ahead:
            log.warning("table-in-future", table=live.table.id, seconds=live.ahead // 1000)

    def time_at(self, live: Live) -> int:
        """The time by which a table lives."""
        return self.now() + live.ahead

    async def read_back(self, id: str) -> tuple[Table, int]:
        """The table as it is stored, and the number of its newest snapshot. The one before that is where it begins, so
        that those who come back hear of all that they may have missed."""
        kept = await self.store.snapshots(id)
        saved = kept[0][0] if kept else 0
        table = restore(id, kept[1][1]) if len(kept) > 1 else None
        if table is not None:
            stored = await self.store.read(id, table.n)
            with contextlib.suppress(Broken):
                if stored:
                    await self._fold(table, stored)
                    return await self._caught_up(table), saved
        table, stored = Table(id), await self.store.read(id)
        if not stored:
            raise NoTable(id)
        await self._fold(table, stored)
        return await self._caught_up(table), saved

    async def _caught_up(self, table: Table) -> Table:
        """While a long log was folded, another process may have stored more."""
        while self.is_shared and (stored := await self.store.read(table.id, table.n)):
            await self._fold(table, stored)
        return table

    async def _fold(self, table: Table, stored: Sequence[Entry]) -> None:
        """Whoever asked for it pays, by the time it takes."""
        self.work.charge(ASKING.get(), WAKING * await self.folder.fold(table, stored))

    def _tell_since(self, live: Live, last: int) -> None:
        if live.table.n != last:
            self._tell(live, live.table.since(last))

    def worded(self, live: Live, tolds: Sequence[Told] | None) -> Words:
        """What everybody at the table will hear of these entries; of all there is, where too much is new."""
        teller = Teller(live.table)
        words: Words = []
        for listener in live.listeners:
            person, wants = listener.person, listener.wants
            news = teller.welcome(person, wants) if tolds is None else teller.news(tolds, person, wants)
            words.append((listener, news))
        return words

    def _tell(self, live: Live, tolds: Sequence[Told] | None, words: Words | None = None) -> None:
        """Everybody who is still at the table hears of what is stored now."""
        for listener, news in self.worded(live, tolds) if words is None else words:
            if listener.live is live:
                Device.send(listener, news)
        if tolds is None or has_parting(tolds):
            self._part(live)
        self._after(live)

    def _part(self, live: Live) -> None:
        """Who has left, or holds a link that is no longer good."""
        for listener in list(live.listeners):
            if listener.person and live.table.person_of(listener.token) != listener.person:
                live.listeners.discard(listener)
                listener.bye("left" if listener.person not in live.table.people else "link")

    def _after(self, live: Live) -> None:
        table = live.table
        if live.timer is not None or not table.is_countable or table.deadline is not None or table.bots_to_move():
            for urged in self.urged:
                urged(live)
        for moved in self.moved:
            moved(live)
        if table.status == "over":
            for ended in self.ended:
                ended(live)

    def _heard(self, id: str, n: int) -> None:
        live = self.live.get(id)
        if live is not None and n > live.table.n:
            self._look(live)

    def _missed(self) -> None:
        for live in list(self.live.values()):
            self._look(live)

    def _look(self, live: Live) -> None:
        live.is_behind = True
        self._wake(live)

    async def _catch_up(self, live: Live) -> None:
        """Another process was here. Between two jobs, so that nothing is folded that waits for the store."""
        live.is_behind = False
        last = live.table.n
        try:
            await self._fold(live.table, await self.store.read(live.table.id, last))
            self._tell_since(live, last)
        except Exception:
            self._fail(live)
        self._go_on(live)

    def _drop(self, live: Live) -> None:
        """Out of the memory: whoever comes next folds it anew."""
        live.is_dropped, live.is_behind = True, False
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        for listener in list(live.listeners):
            listener.bye("table")
        live.listeners.clear()

    def forget_idle(self, seconds: float) -> None:
        now = time.monotonic()
        for live in list(self.live.values()):
            if live.is_idle and now - live.used >= seconds:
                self._drop(live)


def has_parting(tolds: Sequence[Told]) -> bool:
    return any(type(told.entry) in PARTINGS for told in tolds)


def fold(id: str, stored: Sequence[Entry]) -> Table:
    table = Table(id)
    try:
        for entry in stored:
            fold_in(table, entry)
    except Exception as error:
        log.error("table-unreadable", table=id, n=table.n, error=type(error).__name__)
        raise Broken(id) from error
    return table


def summary_of(table: Table) -> Summary:
    """A bot that owes a move counts as a deadline too: should this process die, another one asks it."""
    deadline = table.at + BOT_GRACE if table.bots_to_move() else table.deadline
    status = "listed" if table.status == "waiting" and table.terms.listed else table.status
    return Summary(status, table.title, table.n, deadline, table.at)
