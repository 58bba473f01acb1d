"""A connection to a table: what a device sends and receives. Compiled, because every move passes through here."""

import asyncio
import time
from functools import partial
from typing import Any, Final, final

import msgspec
import structlog
from mypy_extensions import mypyc_attr

from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.position import CLOCK
from curiouser.engine.text import LANGUAGES
from curiouser.server.core import decide
from curiouser.server.core.commands import AnyCommand, Change, Command, NewLink, OpenWord, Rename, Say, Stir
from curiouser.server.core.decide import LAST
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.errors import refused
from curiouser.server.core.people import hash_token
from curiouser.server.core.table import Table
from curiouser.server.net.connection_limit import Guest
from curiouser.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT
from curiouser.server.net.limits import ASKING, Bucket
from curiouser.server.net.round_trip import Line
from curiouser.server.runtime import hints
from curiouser.server.runtime.connection_services import ConnectionServices
from curiouser.server.runtime.metrics import note_store_problem
from curiouser.server.runtime.table_runtime import (
    FunctionTask,
    Listener,
    TableRuntime,
    TableTask,
    check_known,
    decide_nothing,
    make_room,
    number_in,
)
from curiouser.server.runtime.worker_pool import HintQuestion
from curiouser.server.store.base import StoreProblem
from curiouser.server.wire import messages
from curiouser.server.wire.broadcast import MessageEncoder, Wants
from curiouser.server.wire.messages import READER, Ack, AskHints, Hello, encode, key_of
from curiouser.server.wire.wording import refusal

log = structlog.get_logger("curiouser.socket")

decode: Final = READER.decode

PATIENCE = 50  # refusals for haste after which a connection is closed
LOOKS = 1.5  # s between two pings at a table that plays against a clock
KINDS: Final[dict[type[Any], str]] = {kind: str(kind.__struct_config__.tag) for kind in Command.__subclasses__()}
WORDED: Final[set[type[Any]]] = {Say, Stir, OpenWord, Rename, Change}  # commands that bring words for others
LIGHT = 1024  # bytes of a message that count as one
PENDING = 32  # commands of one connection that may wait for their answer
LOST = 10.0  # s after which no answer to a ping is waited for


@final
class CommandTask(TableTask):
    """A command of a person; its connection hears under which number it is kept, now or when it was sent first."""

    def __init__(self, live: TableRuntime, connection: "Connection", command: AnyCommand) -> None:
        super().__init__()
        self.live = live
        self.connection = connection
        self.by = connection.person
        self.address = connection.address
        self.command = command
        self.key = command.key
        self.credit: int = connection.line.credit
        self.began = connection.heard
        self.number: int | None = None
        self.is_done = False

    def decide(self, table: Table, now: int) -> list[AnyEntry]:
        entries = decide.decide(table, self.by, self.command, now, self.live.secret, self.credit, self.live.salt)
        self.number = number_in(entries, self.key, table.n + 1) or table.number_of(self.by, self.key)
        return entries

    def done(self, result: int | Problem) -> None:
        """Once: what fails after it was answered is no second answer."""
        if self.is_done:
            return
        self.is_done = True
        if isinstance(result, int):
            result = self.number or result
        self.connection.answer(self.command, self.key, time.monotonic() - self.began, result)


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection(Listener):
    """One device at one table, from its greeting to its end."""

    def __init__(self, services: ConnectionServices, table: str, address: str) -> None:
        super().__init__(services.batcher, address)
        self.services = services
        self.tables = services.tables
        self.counters = services.metrics.tallies
        self.limit = services.limits.requests
        self.table = table
        self.language = "en"
        self.is_greeted = False
        self.pending = 0
        self.hasty = 0
        self.heard = time.monotonic()
        self.line = Line()
        self.pings = 0
        self.owed = 0  # answers to pings of ours
        self.pinged = 0.0  # when the last ping went out, until it is answered
        self.looked = 0.0  # when the line was measured last
        self.bucket: Bucket | None = None
        self.hint_bucket: Bucket | None = None
        self.is_hinting = False
        self.guest: Guest | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take_limits()

    def take_limits(self) -> None:
        """As the settings are now."""
        now = self.services.limits.settings
        self.bucket = Bucket(now.messages_rate, 3 * now.messages_rate) if now.messages_rate > 0 else None
        self.hint_bucket = Bucket(now.hints_rate / 60, hints.BURST) if now.hints_rate > 0 else None
        self.most_waiting = now.queue_bytes

    def hear(self, message: bytes, is_answer: bool = False) -> None:
        self.send(message, is_answer)
        live = self.live
        if live is not None and CLOCK in live.table.actors and self.looked < time.monotonic() - LOOKS:
            self.ping()  # where time is played against, the line is measured again and again

    def too_slow(self) -> None:
        self.services.metrics.dropped.labels("slow").inc()
        self.lost()

    def receive(self, kind: int, data: Any) -> None:
        """`kind` as frames have it in their heads."""
        self.heard = time.monotonic()
        if self.is_closed:
            return
        if kind == TEXT & 15 or kind == BINARY & 15:
            self.message(data)
        elif kind == PING & 15:
            self.frame(PONG, bytes(data[:125]))
        elif kind == PONG & 15:
            self.measure(bytes(data))
        elif kind == CLOSE & 15:
            self.close(1000)

    def message(self, data: Any) -> None:
        """A message of any kind, from anybody."""
        if not self.may_speak(data):
            return
        try:
            said: Any = decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(key_of(data), refused("refused-message", reason=fault_of(error)))
            return
        live, kind = self.live, type(said)
        if kind is Hello:
            self.hello(said)
        elif not self.is_greeted or live is None:
            self.refuse(said.key, refused("refused-message", reason="hello"))
        elif self.pending >= PENDING:
            self.refuse(said.key, refused("refused-rate"))
        elif kind is AskHints:
            self.ask_hints(live, said)
        elif kind not in LAST and self.tables.storing.owes(self.address):
            self.refuse(said.key, refused("refused-stored"))
        elif kind in WORDED and not self.may_say(said):
            pass
        else:
            self.pending += 1
            self.batcher.under_way += 1
            self.tables.post(live, CommandTask(live, self, said))

    def may_say(self, said: Any) -> bool:
        """Whether the operator allows these words."""
        try:
            self.services.moderation.check(said)
        except Problem as problem:
            self.refuse(said.key, problem)
            return False
        return True

    def may_speak(self, data: Any) -> bool:
        if self.is_in_time(1 + len(data) // LIGHT):
            return True
        if self.hasty <= PATIENCE:
            self.refuse(key_of(data), refused("refused-rate"))
        return False

    def is_in_time(self, amount: int = 1) -> bool:
        """Counts what came, whatever it is; who is hasty too often is shown out."""
        if (self.bucket is None or self.bucket.take(amount)) and self.limit.take(self.address, amount):
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > PATIENCE:
            self.bye("rate")
        return False

    def answer(self, said: AnyCommand, key: str, took: float, result: int | Problem) -> None:
        self.pending -= 1
        self.batcher.under_way -= 1
        live = self.live
        self.counters.answered(took, "" if live is None else live.table.title, KINDS.get(type(said), ""))
        if not isinstance(result, int):
            self.refuse(key, result)
            return
        if type(said) is NewLink:
            self.token = hash_token(said.token)
        self.hear(encode(Ack(key=key, n=result)), live is not None and not live.table.is_to_move(self.person))

    def refuse(self, key: str, problem: Problem) -> None:
        self.services.metrics.refusals.inc()
        self.hear(refusal(key, problem, self.language))

    def hello(self, said: messages.Hello) -> None:
        if self.is_greeted:
            self.refuse("", refused("refused-message", reason="hello"))
            return
        self.is_greeted = True
        self.language = said.language if said.language in LANGUAGES else "en"
        self.wants = Wants(said.texts, said.moves)
        self.tables.spawn(self.attach(said))

    async def attach(self, said: messages.Hello) -> None:
        ASKING.set(self.address)
        try:
            self.services.moderation.check_address(self.address)
            live = await self.tables.get(self.table)
        except StoreProblem as problem:
            note_store_problem(self.services.metrics, problem)
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
        self.tables.post(live, FunctionTask(partial(check_known, said), lambda _: self.sit_down(live, said)))

    def sit_down(self, live: TableRuntime, said: messages.Hello) -> None:
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
        if not make_room(live, self.person, self.services.limits.settings.listeners):
            self.refuse("", refused("refused-rate"))
            self.bye("rate")
            return
        if self.person and self.guest is not None:
            self.services.limits.places.know(self.guest)
        self.live = live
        live.listeners.add(self)
        gap = table.since(said.last) if said.last else None
        encoder = MessageEncoder(table)
        ear = self.person, self.wants
        self.hear(encoder.welcome(*ear) if gap is None else encoder.news(gap, *ear))
        self.ping()
        self.services.changed(live)

    def is_unwelcome(self, live: TableRuntime | None) -> bool:
        """Whether the operator has banned the address, or the name that the person has at this table."""
        person = live.table.people.get(self.person) if live is not None else None
        rules = self.services.moderation
        return rules.is_banned(self.address) or (person is not None and rules.is_name_banned(person.name))

    def turn_out(self) -> None:
        self.refuse("", refused("refused-banned"))
        self.bye("table")

    def ask_hints(self, live: TableRuntime, said: messages.AskHints) -> None:
        """Between two jobs of the table: nobody may know yet what is not stored."""
        self.tables.post(live, FunctionTask(decide_nothing, lambda _: self.begin_hints(live, said)))

    def begin_hints(self, live: TableRuntime, said: messages.AskHints) -> None:
        """One at a time, and not too many."""
        if self.is_closed or live.is_dropped:
            return
        try:
            question = hints.question_of(live.table, self.person, said)
            if self.is_hinting or not (self.hint_bucket is None or self.hint_bucket.take()):
                raise refused("refused-hint-rate")
        except Problem as problem:
            self.refuse(said.key, problem)
        else:
            self.is_hinting = True
            self.tables.spawn(self.give_hints(question))

    async def give_hints(self, question: HintQuestion) -> None:
        try:
            self.hear(await hints.think(self.services.workers, question, self.address))
        except Problem as problem:
            self.refuse(question.key, problem)
        except Exception:
            log.exception("hint-failed", table=self.table[:16])
            self.services.metrics.troubles.inc()
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
        self.hear(messages.encode(messages.Bye(why=why)))
        if why in {"slow", "rate"}:
            self.services.metrics.dropped.labels(why).inc()
        self.close(1000)

    def make_place(self) -> None:
        """Somebody else needs the place."""
        self.refuse("", refused("refused-place"))
        self.bye("rate")
        if self.transport is not None and self.transport.get_write_buffer_size():
            self.transport.abort()

    def fail(self) -> None:
        log.exception("server-fault", table=self.table[:16])
        self.services.metrics.troubles.inc()
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
            self.services.changed(self.live)
            self.live = None
