"""A device at a table: what it sends and receives. Compiled, because every move passes through here.

Rare messages, such as greetings, hints, pings and goodbyes, are handled in `socket.py`.
"""

import asyncio
import time
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.position import CLOCK
from curiouser.server.core.commands import AnyCommand, Change, Command, OpenWord, Rename, Say, Stir
from curiouser.server.core.decide import LAST
from curiouser.server.core.errors import refused
from curiouser.server.core.people import hash_token
from curiouser.server.net.limits import Bucket
from curiouser.server.net.round_trip import Line
from curiouser.server.wire.broadcast import NOTHING, refusal
from curiouser.server.wire.messages import READER, Ack, AskHints, Hello, Keyed, NewLink, encode

if TYPE_CHECKING:
    from curiouser.server.app import Server
    from curiouser.server.runtime.table_runtime import Live

decode: Final = READER.decode

TEXT: Final = 0x81
BINARY: Final = 0x82
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
SHORT, MIDDLE, LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")  # heads of frames
HEADS: Final = [SHORT.pack(TEXT, length) if length < 126 else MIDDLE.pack(TEXT, 126, length) for length in range(2048)]
PATIENCE = 50  # refusals for haste after which a connection is closed
LOOKS = 1.5  # s between two pings at a table that plays against a clock
QUIET = 0.00008  # s without a command after which answers go out
LATEST = 0.02  # s after which they go out, whatever else there is
KINDS: Final[dict[type[Any], str]] = {kind: str(kind.__struct_config__.tag) for kind in Command.__subclasses__()}
WORDED: Final[set[type[Any]]] = {Say, Stir, OpenWord, Rename, Change}  # commands that bring words for others
LIGHT = 1024  # bytes of a message that count as one
PENDING = 32  # commands of one connection that may wait for their answer


@final
class Outbox:
    """Whoever is to be written to: one write for an answer and its news, and all writes one after another, which wakes
    those who wait for them less often. Those who are answered come last: they know what they did, others don't yet. And
    while there is more to do, an answer waits for the next news, to be one write with them."""

    def __init__(self) -> None:
        self.waiting: list[Device] = []
        self.answered: list[Device] = []
        self.turn = 0
        self.under_way = 0  # commands that are not answered yet
        self.quiet_until = 0.0
        self.is_called = False
        self.is_looking = False
        self.timer: asyncio.TimerHandle | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def add(self, device: "Device", is_answer: bool) -> None:
        if not self.is_called:
            self.is_called = True
            if self.loop is None:
                self.loop = asyncio.get_running_loop()  # which asks the system every time
            self.loop.call_soon(self.empty)
        (self.answered if is_answer else self.waiting).append(device)

    def empty(self) -> None:
        self.turn += 1
        self.is_called = False
        waiting, self.waiting = self.waiting, []
        write_all(waiting)
        if self.answered and not self.is_looking:
            self.is_looking = True
            self.quiet_until = time.perf_counter() + QUIET
            self.look()

    def look(self) -> None:
        """Whether something else is to be told soon."""
        assert self.loop is not None
        if self.under_way <= 0 and time.perf_counter() < self.quiet_until:
            self.loop.call_soon(self.look)
            return
        self.is_looking = False
        if self.under_way <= 0:
            self.answer()
        elif self.timer is None:
            self.timer = self.loop.call_later(LATEST, self.answer)

    def answer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        answered, self.answered = self.answered, []
        write_all(answered)


def write_all(devices: "list[Device]") -> None:
    for device in devices:
        if device.held:
            Device.write(device, b"")


@mypyc_attr(allow_interpreted_subclasses=True)
class Device:
    """Of a person or of an onlooker. What every move passes is called by the class: a method of an object may be one of
    an interpreted class, which takes longer to find."""

    def __init__(self, server: "Server", address: str) -> None:
        self.server = server
        self.tables = server.tables
        self.tallies = server.metrics.tallies
        self.outbox: Outbox = server.outbox
        self.address = address
        self.person = 0
        self.token = ""
        self.language = "en"
        self.wants = NOTHING
        self.live: Live | None = None
        self.transport: asyncio.Transport | None = None
        self.is_greeted = False
        self.is_closed = False
        self.pending = 0
        self.held = b""
        self.is_patient = False  # what is held may wait for more
        self.turn = 0  # of the outbox, when it was held
        self.hasty = 0
        self.heard = time.monotonic()
        self.looked = 0.0  # when the line was measured last
        self.line = Line()
        self.bucket: Bucket | None = None
        self.limit = server.address_limit
        self.most_waiting = 0
        self.take_limits()

    @final
    def take_limits(self) -> None:
        """As the settings are now."""
        rate = self.server.settings.messages_rate
        self.bucket = Bucket(rate, 3 * rate) if rate > 0 else None
        self.most_waiting = self.server.settings.queue_bytes

    def hello(self, said: Hello) -> None:
        raise NotImplementedError

    def ask_hints(self, live: "Live", said: AskHints) -> None:
        raise NotImplementedError

    def ping(self) -> None:
        raise NotImplementedError

    def bye(self, why: str) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        raise NotImplementedError

    def fail(self) -> None:
        raise NotImplementedError

    def measure(self, answered: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError

    def receive(self, kind: int, data: Any) -> None:
        """`kind` as frames have it in their heads."""
        self.heard = time.monotonic()
        if self.is_closed:
            return
        if kind == TEXT & 15 or kind == BINARY & 15:
            Device.message(self, data)
        elif kind == PING & 15:
            self.frame(PONG, bytes(data[:125]))
        elif kind == PONG & 15:
            self.measure(bytes(data))
        elif kind == CLOSE & 15:
            self.close(1000)

    @final
    def message(self, data: Any) -> None:
        """A message of any kind, from anybody."""
        if not Device.may_speak(self, data):
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
            self.outbox.under_way += 1
            self.tables.obey(live, self, said)

    @final
    def may_say(self, said: Any) -> bool:
        """Whether the operator allows these words."""
        try:
            self.server.moderation.check(said)
        except Problem as problem:
            self.refuse(said.key, problem)
            return False
        return True

    @final
    def may_speak(self, data: Any) -> bool:
        if Device.is_in_time(self, 1 + len(data) // LIGHT):
            return True
        if self.hasty <= PATIENCE:
            self.refuse(key_of(data), refused("refused-rate"))
        return False

    @final
    def is_in_time(self, amount: int = 1) -> bool:
        """Counts what came, whatever it is; who is hasty too often is shown out."""
        if (self.bucket is None or self.bucket.take(amount)) and self.limit.take(self.address, amount):
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > PATIENCE:
            self.bye("rate")
        return False

    @final
    def answer(self, said: AnyCommand, key: str, took: float, result: int | Problem) -> None:
        self.pending -= 1
        self.outbox.under_way -= 1
        live = self.live
        self.tallies.answered(took, "" if live is None else live.table.title, KINDS.get(type(said), ""))
        if not isinstance(result, int):
            self.refuse(key, result)
            return
        if type(said) is NewLink:
            self.token = hash_token(said.token)
        Device.send(self, encode(Ack(key=key, n=result)), live is not None and not live.table.is_to_move(self.person))

    @final
    def refuse(self, key: str, problem: Problem) -> None:
        self.server.metrics.refusals.inc()
        self.send(refusal(key, problem, self.language))

    @final
    def send(self, message: bytes, is_answer: bool = False) -> None:
        """Goes out at the end of this turn of the loop, together with what else there is."""
        if not self.held:
            self.is_patient = is_answer
            self.turn = self.outbox.turn
            self.outbox.add(self, is_answer)
        elif self.is_patient and self.turn != self.outbox.turn:
            self.is_patient = False
            self.outbox.add(self, False)
        size = len(message)
        self.held += (HEADS[size] if size < len(HEADS) else header(TEXT, size)) + message
        live = self.live
        if live is not None and CLOCK in live.table.actors and self.looked < time.monotonic() - LOOKS:
            self.ping()  # where time is played against, the line is measured again and again

    @final
    def frame(self, kind: int, payload: bytes) -> None:
        self.write(header(kind, len(payload)) + payload)

    @final
    def write(self, data: bytes) -> None:
        """Now, after what waited to be sent."""
        if self.held:
            data = self.held + data
            self.held = b""
        transport = self.transport
        if transport is None or self.is_closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self.most_waiting:
            self.server.metrics.dropped.labels("slow").inc()
            transport.abort()
            self.lost()
            return
        transport.write(data)


def header(kind: int, length: int) -> bytes:
    if length < 126:
        return SHORT.pack(kind, length)
    if length < 1 << 16:
        return MIDDLE.pack(kind, 126, length)
    return LONG.pack(kind, 127, length)


def key_of(data: Any) -> str:
    """The key of a message that is none, if it has one, so that its author knows which was meant."""
    try:
        key = msgspec.json.decode(data, type=Keyed).key[:40]
        key.encode()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return key
