"""Tables in use. Each task is decided, appended to the log in the store, applied, and only then told.

One queue per table. The store takes an entry of each number once, which is the lock between processes: whoever loses
the race for a number loads what is new and decides again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import structlog

from curiouser.engine.errors import Problem
from curiouser.server.core import decide
from curiouser.server.core.applied import AppliedEntry
from curiouser.server.core.apply import apply
from curiouser.server.core.commands import Asked
from curiouser.server.core.entries import ENCODER, AnyEntry, Opened, write_entry
from curiouser.server.core.errors import NoTable, refused
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
from curiouser.server.core.snapshots import EVERY, is_between, save
from curiouser.server.core.table import Table
from curiouser.server.core.terms import Beginning
from curiouser.server.net.limits import ASKING, Limit
from curiouser.server.runtime.broadcaster import Broadcaster, Messages
from curiouser.server.runtime.bus import Bus, LocalBus
from curiouser.server.runtime.loading import TableLoader
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.pending_append import PendingAppend
from curiouser.server.runtime.steady_clock import wall_clock
from curiouser.server.runtime.table_runtime import Deciding, FunctionTask, OwnPlace, TableRuntime, TableTask, summary_of
from curiouser.server.store.append_result import AppendResult, waiting_for
from curiouser.server.store.base import Store, StoreProblem

log = structlog.get_logger("curiouser.tables")

encode: Final = ENCODER.encode

ATTEMPTS = 20  # lost races for one task after which something must be wrong
CODES = 50
MOST_FAILED = 1000
CROWD = 16  # listeners from which on it counts how much they are told
TELLING = 16_384  # bytes that count as one request
AHEAD = 60_000  # ms by which logs of other machines may be in the future

T = TypeVar("T")


class Tables:
    """`work` and `storing` limit what one address can ask for."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        clock: Callable[[], int] | None = None,
        work: Limit | None = None,
        storing: Limit | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.tallies = metrics.tallies
        self.now = clock or wall_clock
        self.work = work or Limit(0, 0)
        self.storing = storing or Limit(0, 0)
        self.salt = new_salt()
        self.is_shared = type(bus) is not LocalBus
        self.loader = TableLoader(self.work, self.is_shared)
        self.live: dict[str, TableRuntime] = {}
        self.loading: dict[str, asyncio.Future[TableRuntime]] = {}
        self.broadcaster = Broadcaster()
        self.background: set[asyncio.Future[Any]] = set()
        self.appends: set[AppendResult] = set()
        self.failed: dict[tuple[str, int, str], None] = {}  # commands that came to nothing once

    def open(self) -> None:
        self.bus.listen(self._changed_elsewhere, self._missed)

    async def close(self) -> None:
        """What was begun is finished; nobody is told more."""
        while self.background or self.appends:
            await asyncio.wait([*self.background, *map(asyncio.ensure_future, self.appends)])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        started = asyncio.get_running_loop().create_task(work)
        self.background.add(started)
        started.add_done_callback(self.background.discard)

    async def make(
        self, asked: Asked, name: str, token: str = "", beginning: Beginning | None = None, seed: bytes = b""
    ) -> OwnPlace:
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
                apply(table, entry, n, now)
            table.size = sum(map(len, data))
            if await self.store.create(id, code, secret, data, now, summary_of(table)):
                self.live[id] = TableRuntime(table, secret, self.salt)
                self.storing.charge(ASKING.get(), table.size)
                self.metrics.tables_made.labels(table.terms.game).inc()
                log.info("table-made", table=id, game=table.terms.game)
                return OwnPlace(id, table.invitation, 1, token)
        raise refused("refused-trouble")

    async def join(self, id: str, name: str, token: str = "") -> OwnPlace:
        token = token or new_token()
        hashed = hash_token(token)
        live = await self.get(id)
        await self.ask(live, lambda table, _: decide.join(table, name, hashed))
        return OwnPlace(id, live.table.invitation, live.table.person_of(hashed), token)

    async def ask(self, live: TableRuntime, deciding: Deciding) -> int:
        """Wait for a task; raises its `Problem`."""
        answer: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
        self.post(live, FunctionTask(deciding, lambda result: None if answer.done() else answer.set_result(result)))
        result = await answer
        if isinstance(result, Problem):
            raise result
        return result

    async def look(self, id: str, see: Callable[[Table], T]) -> T:
        """Between two tasks: what was applied ahead of the store is not to be seen yet."""
        found: list[T] = []

        def decide_nothing(table: Table, _: int) -> list[AnyEntry]:
            found.append(see(table))
            return []

        await self.ask(await self.get(id), decide_nothing)
        return found[-1]

    def post(self, live: TableRuntime, task: TableTask) -> None:
        live.tasks.append(task)
        self._wake(live)

    def _wake(self, live: TableRuntime) -> None:
        if not live.is_busy:
            live.is_busy = True
            self._go_on(live)

    def _go_on(self, live: TableRuntime) -> None:
        """One task after the other until something has to be waited for; what it waits for calls this again."""
        while not live.is_behind and live.tasks:
            try:
                if not self._do(live, live.tasks.popleft()):
                    return
            except Exception:
                self._fail(live)
        if live.is_behind:
            self.spawn(self._catch_up(live))
        else:
            live.is_busy = False
            live.used = time.monotonic()

    def _do(self, live: TableRuntime, task: TableTask) -> bool:
        """Decide, and append. False: it goes on later."""
        if live.is_dropped:
            task.done(refused("refused-trouble"))
            return True
        table = live.table
        now, after = max(self.now() + live.ahead, table.at), table.n
        try:
            entries = task.decide(table, now)
            if entries:
                self._append(live, task, after, [apply(table, entry, table.n + 1, now) for entry in entries])
                return False
        except Problem as problem:
            if self.is_shared:
                self.spawn(self._refuse_if_nothing_is_new(live, task, problem))
                return False
            task.done(problem)
        except Exception:
            log.exception("server-fault", table=table.id)
            self._give_up(live, task)
        else:
            task.done(after)
        return True

    def _append(self, live: TableRuntime, task: TableTask, after: int, applied: Sequence[AppliedEntry]) -> None:
        """Nobody hears of what was applied before the store has it; should the store fail, the table is loaded anew."""
        table = live.table
        data: list[bytes] = [encode(each.entry) for each in applied]
        size = sum([len(each) for each in data])
        table.size += size
        if task.address:
            self.storing.charge(task.address, size)
        result = self.store.append(table.id, after, data, table.at, summary_of(table))
        if not isinstance(result, AppendResult):
            result = waiting_for(result, self.spawn)
        self.appends.add(result)
        pending = PendingAppend(self.broadcaster, self.stored, live, task, after, applied)
        result.meanwhile = pending.prepare
        result.tell(pending.settled)

    def stored(self, pending: PendingAppend, result: AppendResult) -> None:
        """The store has the entries, or somebody else was quicker, or it failed."""
        self.appends.discard(result)
        live, task = pending.live, pending.task
        if not result.is_won:
            self.spawn(self._load_again(live, task, pending.after, result.error))
            return
        try:
            self._count(live, pending.applied)
            task.done(live.table.n)
            self.broadcaster.tell(live, pending.applied, pending.messages)
            self._charge_for_crowd(live, task, pending.messages)
            self._save(live)
        except Exception:
            self._fail(live)
        self._go_on(live)

    def _count(self, live: TableRuntime, applied: Sequence[AppliedEntry]) -> None:
        self.tallies.entries += len(applied)
        if self.is_shared:
            self.bus.tell(live.table.id, live.table.n)
        if live.table.status == "over" and any(type(each.entry) is Opened for each in applied):
            self.metrics.matches_finished.labels(live.table.title).inc()

    def _charge_for_crowd(self, live: TableRuntime, task: TableTask, messages: Messages | None) -> None:
        """Whoever lets very many be told of something pays for it."""
        if task.address and messages is not None and len(live.listeners) >= CROWD:
            self.work.charge(task.address, sum([len(message) for _, message in messages]) / TELLING)

    def _save(self, live: TableRuntime) -> None:
        """Now and then, between two matches and two tasks: what is stored then need not be applied again."""
        table = live.table
        if table.n - live.saved >= EVERY and is_between(table):
            live.saved = table.n
            self.spawn(self._keep(table.id, table.n, save(table)))

    async def _keep(self, id: str, n: int, data: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, n, data)
        except StoreProblem as problem:  # it is only for those who come back
            log.warning("snapshot-failed", table=id, problem=problem.text.id)

    async def _load_again(self, live: TableRuntime, task: TableTask, heard: int, error: BaseException | None) -> None:
        """What was applied ahead of the store is gone. Whoever only lost a race decides again."""
        try:
            live.table, live.saved = await self.loader.load(self.store, live.table.id)
            if error is not None:
                raise error
            self.metrics.races.inc()
            self.broadcaster.tell_since(live, heard)
            self._try_again(live, task)
        except Exception as problem:
            self._break_off(live, task, problem)
        finally:
            self._go_on(live)

    async def _refuse_if_nothing_is_new(self, live: TableRuntime, task: TableTask, problem: Problem) -> None:
        """Perhaps another process has stored what we have not heard of yet."""
        heard = live.table.n
        try:
            if await self.loader.catch_up(self.store, live.table):
                self.broadcaster.tell_since(live, heard)
                self._try_again(live, task)
            else:
                task.done(problem)
        except Exception as found:
            self._break_off(live, task, found)
        finally:
            self._go_on(live)

    def _try_again(self, live: TableRuntime, task: TableTask) -> None:
        """Before all others."""
        task.attempts += 1
        if task.attempts >= ATTEMPTS:
            task.done(refused("refused-trouble"))
        else:
            live.tasks.appendleft(task)

    def _break_off(self, live: TableRuntime, task: TableTask, problem: Exception) -> None:
        if isinstance(problem, StoreProblem):
            self.tallies.store_failures += 1
            log.error("store-failed", table=live.table.id, problem=problem.text.id)
        else:
            log.error("server-fault", table=live.table.id, exc_info=problem)
        self._give_up(live, task)

    def _give_up(self, live: TableRuntime, task: TableTask) -> None:
        """Everybody comes back to a table that is loaded anew. Whoever asked for this asks again then, as they have no
        answer; if that fails too they hear so, or nobody at the table would come to rest."""
        self.metrics.troubles.inc()
        failed = live.table.id, task.by, task.key
        if failed not in self.failed and task.key:
            self.failed[failed] = None
            if len(self.failed) > MOST_FAILED:
                del self.failed[next(iter(self.failed))]
            self._drop(live)
            task.done(refused("refused-trouble"))
        else:
            self.failed.pop(failed, None)
            task.done(refused("refused-trouble"))
            self._drop(live)

    def _fail(self, live: TableRuntime) -> None:
        """A fault of ours: everybody comes back to a table that is loaded anew."""
        log.exception("server-fault", table=live.table.id)
        self.metrics.troubles.inc()
        self._drop(live)

    async def get(self, id: str) -> TableRuntime:
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

    async def _load(self, id: str) -> TableRuntime:
        table, saved = await self.loader.load(self.store, id)
        secret = await self.store.secret(id)
        if secret is None:
            raise NoTable(id)
        live = self.live[id] = TableRuntime(table, secret, self.salt)
        live.saved = saved
        self._check_time(live)
        self._save(live)
        self.broadcaster.after(live)
        return live

    def _check_time(self, live: TableRuntime) -> None:
        """A log from when the machine's clock was wrong goes on from where it is: its deadlines are as far away as they
        were then."""
        ahead = live.table.at - self.now()
        live.ahead = ahead if ahead > AHEAD else 0
        if live.ahead:
            log.warning("table-in-future", table=live.table.id, seconds=live.ahead // 1000)

    def time_at(self, live: TableRuntime) -> int:
        """The time by which a table lives."""
        return self.now() + live.ahead

    def _changed_elsewhere(self, id: str, n: int) -> None:
        live = self.live.get(id)
        if live is not None and n > live.table.n:
            self._look(live)

    def _missed(self) -> None:
        for live in list(self.live.values()):
            self._look(live)

    def _look(self, live: TableRuntime) -> None:
        live.is_behind = True
        self._wake(live)

    async def _catch_up(self, live: TableRuntime) -> None:
        """Another process was here. Between two tasks, so that nothing is applied that waits for the store."""
        live.is_behind = False
        last = live.table.n
        try:
            await self.loader.catch_up(self.store, live.table)
            self.broadcaster.tell_since(live, last)
        except Exception:
            self._fail(live)
        self._go_on(live)

    def _drop(self, live: TableRuntime) -> None:
        """Out of the memory: whoever comes next loads it anew."""
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
