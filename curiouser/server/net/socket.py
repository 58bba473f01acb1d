"""A WebSocket at a table. Messages are handled as they are parsed (`device.py`), without waking a task for each.

Only the two classes at the top use internals of aiohttp; docs/decisions/0020-sockets.md says why.
"""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import structlog
from aiohttp import web
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketReader

from curiouser.engine.errors import Problem
from curiouser.engine.text import LANGUAGES
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.errors import refused
from curiouser.server.core.people import hash_token
from curiouser.server.core.table import Table
from curiouser.server.net.connection import CLOSE, PATIENCE, PING, PONG, Device
from curiouser.server.net.connection_limit import Guest
from curiouser.server.net.frame_reader import Ears
from curiouser.server.runtime import hints as hinting
from curiouser.server.runtime.limits import ASKING, Bucket
from curiouser.server.runtime.table_runtime import Job, Live
from curiouser.server.runtime.worker_pool import HintQuestion
from curiouser.server.store import StoreProblem
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import Teller, Wants

if TYPE_CHECKING:
    from curiouser.server.app import Server

log = structlog.get_logger("curiouser.socket")

BY_PERSON = 8  # sockets that one person may have at a table: tabs and devices
LOST = 10.0  # s after which no answer to a ping is waited for


class Inbox(WebSocketDataQueue):  # type: ignore[misc, unused-ignore]
    """Hands every message on at once."""

    connection: "Connection"

    def feed_data(self, data: Any, size: int) -> None:
        try:
            self.connection.receive(data[0], data[1])
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
        transport, before = request.transport, request.protocol
        assert transport is not None
        self._connection.transport = transport
        self._reader = inbox
        self._parser = WebSocketReader(inbox, self._most, compress=False, decode_text=False)
        begun = before._message_tail
        ears = Ears(self._connection, before, self._most, not begun, self._connection.may_go_on)
        ears.count(begun)
        before.set_parser(self._parser)
        before.keep_alive(False)
        transport.set_protocol(cast(asyncio.Protocol, ears))


class Connection(Device):
    """One device at one table, from its greeting to its end."""

    def __init__(self, server: "Server", table: str, address: str) -> None:
        super().__init__(server, address)
        self.table = table
        self.pings = 0
        self.owed = 0  # answers to pings of ours
        self.pinged = 0.0  # when the last ping went out, until it is answered
        often = server.settings.hints_rate
        self.hints = Bucket(often / 60, hinting.BURST) if often > 0 else None
        self.is_hinting = False
        self.since = time.monotonic()
        self.guest: Guest | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hello(self, said: wire.Hello) -> None:
        if self.is_greeted:
            self.refuse("", refused("refused-message", reason="hello"))
            return
        self.is_greeted = True
        self.language = said.language if said.language in LANGUAGES else "en"
        self.wants = Wants(said.texts, said.moves)
        self.server.tables.spawn(self.attach(said))

    async def attach(self, said: wire.Hello) -> None:
        ASKING.set(self.address)
        try:
            self.server.moderation.check_address(self.address)
            live = await self.server.tables.get(self.table)
        except StoreProblem as problem:
            self.server.note(problem)
            self.refuse("", refused("refused-trouble"))
            self.bye("table")
            return
        except Problem as problem:
            self.refuse("", problem)
            self.bye("table")
            return
        except Exception:
            self.fail()
            return
        self.server.tables.post(live, Job(partial(check_known, said), lambda _: self.sit_down(live, said)))

    def sit_down(self, live: Live, said: wire.Hello) -> None:
        """Between two jobs of the table, so that nothing comes twice or is left out."""
        if self.is_closed:
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
            if self.is_unwelcome(live):
                self.turn_out()
                return
        if not make_room(live, self.person, self.server.settings.listeners):
            self.refuse("", refused("refused-rate"))
            self.bye("rate")
            return
        if self.person and self.guest is not None:
            self.server.places.know(self.guest)
        self.live = live
        live.listeners.add(self)
        gap = table.since(said.last) if said.last else None
        teller = Teller(table)
        ear = self.person, self.wants
        self.send(teller.welcome(*ear) if gap is None else teller.news(gap, *ear))
        self.ping()
        self.server.presence(live)

    def is_unwelcome(self, live: Live | None) -> bool:
        """Whether the operator has banned the address, or the name that the person has at this table."""
        person = live.table.people.get(self.person) if live is not None else None
        rules = self.server.moderation
        return rules.is_banned(self.address) or (person is not None and rules.is_name_banned(person.name))

    def turn_out(self) -> None:
        self.refuse("", refused("refused-banned"))
        self.bye("table")

    def ask_hints(self, live: Live, said: wire.AskHints) -> None:
        """Between two jobs of the table: nobody may know yet what is not stored."""
        self.server.tables.post(live, Job(decide_nothing, lambda _: self.begin_hints(live, said)))

    def begin_hints(self, live: Live, said: wire.AskHints) -> None:
        """One at a time, and not too many."""
        if self.is_closed or live.is_dropped:
            return
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
            self.send(await hinting.think(self.server.robots.thinkers, question, self.address))
        except Problem as problem:
            self.refuse(question.key, problem)
        except Exception:
            log.exception("hint-failed", table=self.table[:16])
            self.server.metrics.troubles.inc()
            self.refuse(question.key, refused("refused-trouble"))
        finally:
            self.is_hinting = False

    def ping(self) -> None:
        """One at a time: an answer must be to the last."""
        if not self.pinged or self.looked < time.monotonic() - LOST:
            self.pings += 1
            self.pinged = self.looked = time.monotonic()
        self.owed += 1
        self.frame(PING, b"%d" % self.pings)

    def may_go_on(self, kind: int) -> bool:
        """A frame that is no message counts as one. It is not refused, but too many end it; answers to our pings are
        free."""
        if kind == PONG and self.owed:
            self.owed -= 1
            return True
        return self.is_in_time() or self.hasty <= PATIENCE

    def measure(self, answered: bytes) -> None:
        """How long the line takes there and back, as long as somebody plays against a clock to be credited."""
        if self.pinged and bytes(answered) == b"%d" % self.pings:
            self.line = self.line.ping(int((time.monotonic() - self.pinged) * 1000))
            self.pinged = 0.0

    def bye(self, why: Any) -> None:
        """The last word."""
        self.send(wire.encode(wire.Bye(why=why)))
        if why in {"slow", "rate"}:
            self.server.metrics.dropped.labels(why).inc()
        self.close(1000)

    def make_place(self) -> None:
        """Somebody else needs the place."""
        self.refuse("", refused("refused-place"))
        self.bye("rate")
        if self.transport is not None and self.transport.get_write_buffer_size():
            self.transport.abort()

    def fail(self) -> None:
        log.exception("server-fault", table=self.table[:16])
        self.server.metrics.troubles.inc()
        self.close(1011)

    def broken(self, code: int) -> None:
        """What came was no WebSocket, or too long."""
        self.close(code)

    def close(self, code: int) -> None:
        if not self.is_closed:
            self.frame(CLOSE, code.to_bytes(2, "big"))
        self.lost()
        if self.transport is not None:
            self.transport.close()

    def lost(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.closed.set_result(None)
        if self.live is not None:
            self.live.listeners.discard(self)
            self.server.presence(self.live)
            self.live = None


def make_room(live: Live, person: int, most: int) -> bool:
    """Whether somebody may listen at a table. Strangers share what people leave; among people seats come first, and
    nobody listens too often."""
    listeners = [each for each in live.listeners if isinstance(each, Connection)]
    own = [each for each in listeners if person and each.person == person]
    if len(own) >= BY_PERSON:
        make_place(own)
        return True
    if len(listeners) < most:
        return True
    seated = {seat.person for seat in live.table.seats if seat.person}
    if make_place([each for each in listeners if person and not each.person]):
        return True
    if person not in seated:
        return False
    make_place([each for each in listeners if each.person not in seated])
    return True


def make_place(listeners: list[Connection]) -> bool:
    """The first of them goes."""
    if listeners:
        min(listeners, key=lambda each: each.since).make_place()
    return bool(listeners)


def decide_nothing(_: Table, __: int) -> list[AnyEntry]:
    return []


def check_known(said: wire.Hello, table: Table, _: int) -> list[AnyEntry]:
    """Whoever comes from another process may know more than this one has heard of: then the store is asked first."""
    if said.last > table.n or (said.token and not table.person_of(hash_token(said.token))):
        raise refused("refused-link")
    return []
