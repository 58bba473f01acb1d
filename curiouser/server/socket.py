"""A WebSocket at a table. Messages are handled as they are parsed, without waking a task for each.

The two classes at the top are the only place that reaches into aiohttp; docs/decisions/0005-server.md says why.
"""

import asyncio
import time
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketReader

from curiouser.engine.errors import Problem
from curiouser.engine.position import CLOCK
from curiouser.engine.text import LANGUAGES
from curiouser.server import hinting, wire
from curiouser.server.entries import AnyEntry
from curiouser.server.errors import refused
from curiouser.server.limits import Bucket
from curiouser.server.line import Line
from curiouser.server.people import hash_token
from curiouser.server.table import Table
from curiouser.server.tables import Job, Live
from curiouser.server.telling import NOTHING, Teller, Wants, refusal
from curiouser.server.thinking import HintQuestion

if TYPE_CHECKING:
    from curiouser.server.app import Server

log = structlog.get_logger("curiouser.socket")

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88
SHORT, MIDDLE, LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")  # heads of frames
PATIENCE = 50  # refusals for haste after which a connection is closed
LOOKS = 1.5  # s between two pings at a table that plays against a clock
LOST = 10.0  # s after which no answer to a ping is waited for
PENDING = 32  # commands of one connection that may wait for their answer


class Inbox(WebSocketDataQueue):  # type: ignore[misc, unused-ignore]
    """Hands every message on at once."""

    connection: "Connection"

    def feed_data(self, data: Any, size: int) -> None:
        try:
            self.connection.receive(data.type, data.data)
        except Exception:  # the parser would swallow it
            self.connection.fail()

    def feed_eof(self) -> None:
        self.connection.lost()

    def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
        self.connection.broken(getattr(exc, "code", 1002))


class Socket(web.WebSocketResponse):
    """aiohttp's handshake with our inbox behind it."""

    def __init__(self, connection: "Connection", most: int) -> None:
        super().__init__(compress=False, decode_text=False, max_msg_size=most, autoping=False)
        self._connection = connection
        self._most = most

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        self._ws_protocol = protocol
        self._writer = writer
        inbox = Inbox(request._protocol, self._most, loop=asyncio.get_running_loop())
        inbox.connection = self._connection
        assert request.transport is not None
        self._connection.transport = request.transport
        self._reader = inbox
        self._parser = WebSocketReader(inbox, self._most, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)


class Outbox:
    """Whoever is to be written to: one write for an answer and its news, and all writes one after another, which wakes
    those who wait for them less often."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.empty)
        self.waiting.append(connection)

    def empty(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.let_go()


class Connection:
    """One device at one table, as a person or as an onlooker."""

    def __init__(self, server: "Server", table: str, address: str) -> None:
        self.server = server
        self.table = table
        self.address = address
        self.person = 0
        self.token = ""
        self.language = "en"
        self.wants = NOTHING
        self.live: Live | None = None
        self.transport: asyncio.Transport | None = None
        self.is_greeted = False
        self.pending = 0
        self.held = b""
        self.hasty = 0
        self.heard = time.monotonic()
        self.pings = 0
        self.pinged = 0.0  # when the last ping went out, until it is answered
        self.looked = 0.0  # when the line was measured last
        self.line = Line()
        rate = server.settings.messages_rate
        self.bucket = Bucket(rate, 3 * rate) if rate > 0 else None
        often = server.settings.hints_rate
        self.hints = Bucket(often / 60, hinting.BURST) if often > 0 else None
        self.is_hinting = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, kind: int, data: bytes) -> None:
        self.heard = time.monotonic()
        if self.closed.done():
            return
        if kind in (WSMsgType.TEXT, WSMsgType.BINARY):
            self.message(data)
        elif kind == WSMsgType.PING:
            self.frame(PONG, data[:125])
        elif kind == WSMsgType.PONG:
            self.measure(data)
        elif kind in (WSMsgType.CLOSE, WSMsgType.CLOSING):
            self.close(1000)

    def message(self, data: bytes) -> None:
        """A message of any kind, from anybody."""
        if not self.may_speak():
            return
        try:
            said = wire.READER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(key_of(data), refused("refused-message", reason=str(error)[:200]))
            return
        if isinstance(said, wire.Hello):
            self.hello(said)
        elif not self.is_greeted or self.live is None:
            self.refuse(said.key, refused("refused-message", reason="hello"))
        elif self.pending >= PENDING:
            self.refuse(said.key, refused("refused-rate"))
        elif isinstance(said, wire.AskHints):
            self.ask_hints(self.live, said)
        else:
            self.pending += 1
            self.command(self.live, said)

    def may_speak(self) -> bool:
        own = self.bucket is None or self.bucket.take()
        if own and self.server.address_limit.take(self.address):
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > PATIENCE:
            self.bye("rate")
        else:
            self.refuse("", refused("refused-rate"))
        return False

    def hello(self, said: wire.Hello) -> None:
        if self.is_greeted:
            self.refuse("", refused("refused-message", reason="hello"))
            return
        self.is_greeted = True
        self.language = said.language if said.language in LANGUAGES else "en"
        self.wants = Wants(said.texts, said.moves)
        self.server.tables.spawn(self.attach(said))

    async def attach(self, said: wire.Hello) -> None:
        try:
            live = await self.server.tables.get(self.table)
        except Problem as problem:
            self.refuse("", problem)
            self.bye("table")
            return
        self.server.tables.post(live, Job(partial(check_known, said), lambda _: self.sit_down(live, said)))

    def sit_down(self, live: Live, said: wire.Hello) -> None:
        """Between two jobs of the table, so that nothing comes twice or is left out."""
        if self.closed.done():
            return
        if live.is_dropped:
            self.bye("table")
            return
        table = live.table
        if said.token:
            self.token = hash_token(said.token)
            self.person = table.person_of(self.token)
            if not self.person:
                self.refuse("", refused("refused-link"))
                self.bye("link")
                return
        if len(live.listeners) >= self.server.settings.listeners:
            self.refuse("", refused("refused-rate"))
            self.bye("rate")
            return
        self.live = live
        live.listeners.add(self)
        gap = table.since(said.last) if said.last else None
        teller = Teller(table)
        ear = self.person, self.wants
        self.send(teller.welcome(*ear) if gap is None else teller.news(gap, *ear))
        self.ping()
        self.server.presence(live)

    def command(self, live: Live, said: Any) -> None:
        answer = partial(self.answer, said, time.perf_counter())
        self.server.tables.command(live, self.person, said, answer, self.line.credit)

    def ask_hints(self, live: Live, said: wire.AskHints) -> None:
        """One at a time, and not too many."""
        try:
            question = hinting.question_of(live.table, self.person, said)
            if self.is_hinting or not (self.hints is None or self.hints.take()):
                raise refused("refused-hint-rate")
        except Problem as problem:
            self.refuse(said.key, problem)
        else:
            self.is_hinting = True
            self.server.tables.spawn(self.give_hints(question))

    async def give_hints(self, question: HintQuestion) -> None:
        try:
            self.send(await hinting.think(self.server.robots.thinkers, question))
        except Problem as problem:
            self.refuse(question.key, problem)
        except Exception:
            log.exception("a hint failed", table=self.table[:16])
            self.server.metrics.troubles.inc()
            self.refuse(question.key, refused("refused-trouble"))
        finally:
            self.is_hinting = False

    def answer(self, said: Any, began: float, result: int | Problem) -> None:
        self.pending -= 1
        self.server.metrics.answered.observe(time.perf_counter() - began)
        if isinstance(result, Problem):
            self.refuse(said.key, result)
            return
        if isinstance(said, wire.NewLink):
            self.token = hash_token(said.token)
        self.send(wire.encode(wire.Ack(key=said.key, n=result)))

    def refuse(self, key: str, problem: Problem) -> None:
        self.server.metrics.refusals.inc()
        self.send(refusal(key, problem, self.language))

    def send(self, message: bytes) -> None:
        """Goes out at the end of this turn of the loop, together with what else there is."""
        if not self.held:
            self.server.outbox.add(self)
        self.held += header(TEXT, len(message)) + message
        self.look()

    def let_go(self) -> None:
        if self.held:
            self.write(b"")

    def frame(self, kind: int, payload: bytes) -> None:
        self.write(header(kind, len(payload)) + payload)

    def write(self, data: bytes) -> None:
        if self.held:
            data, self.held = self.held + data, b""
        transport = self.transport
        if transport is None or self.closed.done() or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self.server.settings.queue_bytes:
            self.server.metrics.dropped.labels("slow").inc()
            transport.abort()
            self.lost()
            return
        transport.write(data)

    def ping(self) -> None:
        """One at a time: an answer must be to the last."""
        if not self.pinged or self.looked < time.monotonic() - LOST:
            self.pings += 1
            self.pinged = self.looked = time.monotonic()
        self.frame(PING, b"%d" % self.pings)

    def measure(self, answered: bytes) -> None:
        """How long the line takes there and back, as long as somebody plays against a clock to be credited."""
        if self.pinged and bytes(answered) == b"%d" % self.pings:
            self.line = self.line.ping(int((time.monotonic() - self.pinged) * 1000))
            self.pinged = 0.0

    def look(self) -> None:
        """Where time is played against, the line is measured again and again."""
        live = self.live
        if live is not None and CLOCK in live.table.actors and self.looked < time.monotonic() - LOOKS:
            self.ping()

    def bye(self, why: Any) -> None:
        """The last word."""
        self.send(wire.encode(wire.Bye(why=why)))
        if why in {"slow", "rate"}:
            self.server.metrics.dropped.labels(why).inc()
        self.close(1000)

    def fail(self) -> None:
        log.exception("fault", table=self.table[:16])
        self.server.metrics.troubles.inc()
        self.close(1011)

    def broken(self, code: int) -> None:
        """What came was no WebSocket, or too long."""
        self.close(code)

    def close(self, code: int) -> None:
        if not self.closed.done():
            self.frame(CLOSE, code.to_bytes(2, "big"))
        self.lost()
        if self.transport is not None:
            self.transport.close()

    def lost(self) -> None:
        if self.closed.done():
            return
        self.closed.set_result(None)
        if self.live is not None:
            self.live.listeners.discard(self)
            self.server.presence(self.live)
            self.live = None


def check_known(said: wire.Hello, table: Table, _: int) -> list[AnyEntry]:
    """Whoever comes from another process may know more than this one has heard of: then the store is asked first."""
    if said.last > table.n or (said.token and not table.person_of(hash_token(said.token))):
        raise refused("refused-link")
    return []


def header(kind: int, length: int) -> bytes:
    if length < 126:
        return SHORT.pack(kind, length)
    if length < 1 << 16:
        return MIDDLE.pack(kind, 126, length)
    return LONG.pack(kind, 127, length)


class Keyed(msgspec.Struct):
    key: str = ""


def key_of(data: bytes) -> str:
    """The key of a message that is none, if it has one, so that its author knows which was meant."""
    try:
        key = msgspec.json.decode(data, type=Keyed).key[:40]
        key.encode()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return key
