"""Notifies people who are away of their turn: once per turn and address, by Web Push or webhook, without secrets."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple

import aiohttp
import msgspec
import structlog

from curiouser.engine.errors import Problem
from curiouser.engine.position import CLOCK
from curiouser.server.core.errors import Broken, NoTable
from curiouser.server.core.table import Table
from curiouser.server.net.safe_http import Sender
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.runtime.table_runtime import TableRuntime
from curiouser.server.runtime.tables import Tables
from curiouser.server.settings import Settings
from curiouser.server.store.base import Notice

log = structlog.get_logger("curiouser.notices")

MOST = 5  # notices of one person at one table
SLOW = 300  # s a turn from which on a clock is slow
QUEUE = 1000
AT_ONCE = 32
PAUSES = (2.0, 15.0, 60.0)  # s before the next attempts
GONE = {404, 410}
MATCH = 1_000_000_000  # moves that no match has
KEY = "push"


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a notice: the hash of the link it was asked with, and for a push the keys of the browser."""

    token: str
    p256dh: str = ""
    auth: str = ""


class YourTurn(msgspec.Struct, frozen=True, tag="your-turn", tag_field="notice"):
    """All that is sent. `link` is there where the operator has said what the server is called."""

    table: str
    game: str
    seat: int
    since: int
    deadline: int | None
    link: str = ""


class Parcel(NamedTuple):
    table: str
    turn: int
    notice: Notice
    body: bytes
    attempt: int = 0


def turn_of(table: Table) -> int:
    """A number for whose turn it is that only grows, moves that are taken back included."""
    assert table.match is not None
    return table.number * MATCH + len(table.match.history)


def is_slow(table: Table) -> bool:
    """Nobody sits and waits: there is no clock, or one of minutes and more."""
    return CLOCK not in table.actors and (table.terms.clock == 0 or table.terms.clock >= SLOW)


class Notifications:
    """Hangs on the tables as clocks and bots do. Any process may tell: the store lets only one."""

    def __init__(
        self, tables: Tables, metrics: Metrics, settings: Settings, is_here: Callable[[str, int], bool]
    ) -> None:
        self.tables = tables
        self.metrics = metrics
        self.settings = settings
        self.is_here = is_here
        self.sender = Sender(settings.notice_private)
        self.queue: asyncio.Queue[Parcel] = asyncio.Queue(QUEUE)
        self.timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self.retries: set[asyncio.TimerHandle] = set()
        self.workers: list[asyncio.Task[None]] = []
        self.key: Any = None
        if self.is_on:
            tables.broadcaster.moved.append(self.watch)

    @property
    def is_on(self) -> bool:
        return bool(self.settings.push_contact) or self.settings.webhooks

    @property
    def public_key(self) -> str:
        """By which browsers know this server; "" where it sends no pushes."""
        if self.key is None:
            return ""
        from curiouser.server.net import web_push as push

        return push.to_text(push.public_bytes(self.key))

    async def open(self) -> None:
        if self.settings.push_contact:
            from curiouser.server.net import web_push as push

            self.key = push.read_key(await self.tables.store.shared(KEY, push.new_key()))
        if self.is_on:
            loop = asyncio.get_running_loop()
            self.workers = [loop.create_task(self.resume()), *(loop.create_task(self.work()) for _ in range(AT_ONCE))]

    async def resume(self) -> None:
        """Turns that nobody was told of when the server before stopped: a table that is folded anew is watched."""
        try:
            for id in await self.tables.store.noticed():
                with contextlib.suppress(NoTable, Broken):
                    await self.tables.get(id)
        except Problem as problem:
            log.warning("notices-skipped", problem=problem.text.id)

    async def close(self) -> None:
        for timer in (*(timer for _, timer in self.timers.values()), *self.retries):
            timer.cancel()
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        await self.sender.close()

    def watch(self, live: TableRuntime) -> None:
        """Called after every change of a table, and when somebody comes or goes: look again after a while."""
        table = live.table
        if not self.is_on or not table.owing() or not is_slow(table):
            return
        turn = turn_of(table)
        waiting = self.timers.get(table.id)
        if waiting is not None:
            if waiting[0] == turn:
                return
            waiting[1].cancel()
        timer = asyncio.get_running_loop().call_later(self.settings.notice_wait, self.strike, table.id)
        self.timers[table.id] = turn, timer

    def strike(self, id: str) -> None:
        self.timers.pop(id, None)
        self.tables.spawn(self.look(id))

    async def look(self, id: str) -> None:
        try:
            table = (await self.tables.get(id)).table
            if table.owing() and is_slow(table):
                self.forget(id, turn_of(table))
                await self.tell(table)
        except Problem as problem:
            log.warning("notices-delayed", table=id, problem=problem.text.id)

    def forget(self, id: str, turn: int) -> None:
        """A table that had to be folded for this look needs no other one."""
        waiting = self.timers.get(id)
        if waiting is not None and waiting[0] == turn:
            waiting[1].cancel()
            del self.timers[id]

    async def tell(self, table: Table) -> None:
        """Whoever is asked to move and is not here, wherever they want to hear of it."""
        owing = {table.seats[seat].person: seat for seat in table.owing()}
        away = {person: seat for person, seat in owing.items() if person and not self.is_here(table.id, person)}
        if not away:
            return
        turn, id, body = turn_of(table), table.id, {seat: self.word(table, seat) for seat in away.values()}
        hashes = {person: table.people[person].token for person in away}
        for notice in await self.tables.store.notices(id):
            seat = away.get(notice.person)
            if seat is None or notice.told >= turn or not self.may_send(wanted(notice), hashes[notice.person]):
                continue
            if await self.tables.store.claim(notice.id, turn):
                self.post(Parcel(id, turn, notice, body[seat]))

    def may_send(self, asked: Wanted, token: str) -> bool:
        """Asked for with a link that is still good, in a way that this server still offers."""
        return asked.token == token and (self.key is not None if asked.p256dh else self.settings.webhooks)

    def word(self, table: Table, seat: int) -> bytes:
        base = self.settings.public_url.rstrip("/")
        link = f"{base}/t/{table.id}" if base else ""
        return msgspec.json.encode(YourTurn(table.id, table.terms.game, seat, table.turn_at, table.deadline, link))

    def post(self, parcel: Parcel) -> None:
        try:
            self.queue.put_nowait(parcel)
        except asyncio.QueueFull:
            self.metrics.notices.labels("dropped").inc()

    async def work(self) -> None:
        while True:
            parcel = await self.queue.get()
            try:
                self.metrics.notices.labels(await self.deliver(parcel)).inc()
            except Exception:
                log.exception("server-fault", table=parcel.table)
                self.metrics.troubles.inc()

    async def deliver(self, parcel: Parcel) -> str:
        """How it went. What may go better later is tried again, without keeping others waiting."""
        if parcel.attempt and await self.is_past(parcel):
            return "late"
        status = await self.send(parcel)
        if status in GONE:
            await self.tables.store.end_notice(parcel.table, parcel.notice.person, parcel.notice.address)
            return "gone"
        if 200 <= status < 300:
            return "sent"
        is_passing = status in {0, 429} or status >= 500
        if is_passing and parcel.attempt < len(PAUSES) and len(self.retries) < QUEUE:
            self.retry(parcel)
            return "delayed"
        return "failed"

    def retry(self, parcel: Parcel) -> None:
        def again() -> None:
            self.retries.discard(timer)
            self.post(parcel._replace(attempt=parcel.attempt + 1))

        timer = asyncio.get_running_loop().call_later(PAUSES[parcel.attempt], again)
        self.retries.add(timer)

    async def is_past(self, parcel: Parcel) -> bool:
        """The table has moved on meanwhile, so there is nothing to tell any more."""
        with contextlib.suppress(Problem):
            table = (await self.tables.get(parcel.table)).table
            return table.match is None or turn_of(table) != parcel.turn
        return True

    async def send(self, parcel: Parcel) -> int:
        """The status of the answer; 0 where there was none."""
        body, headers = self.wrap(parcel)
        try:
            return await self.sender.post(parcel.notice.address, body, headers)
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            log.info("notice-not-taken", table=parcel.table, error=type(error).__name__)
            return 0

    def wrap(self, parcel: Parcel) -> tuple[bytes, dict[str, str]]:
        about = wanted(parcel.notice)
        if not about.p256dh:
            return parcel.body, {"Content-Type": "application/json"}
        from curiouser.server.net import web_push as push

        sealed = push.encrypt(parcel.body, about.p256dh, about.auth)
        signature = push.sign(parcel.notice.address, self.settings.push_contact, self.key)
        return sealed, {
            "Authorization": signature,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(24 * 3600),
            "Urgency": "normal",
        }


def wanted(notice: Notice) -> Wanted:
    return msgspec.json.decode(notice.data, type=Wanted)
