"""Writes messages to a socket, many at a time. Compiled, because every move passes through here."""

import asyncio
import time
from typing import final

from mypy_extensions import mypyc_attr

from curiouser.server.net.frames import HEADS, TEXT, header

QUIET = 0.00008  # s without a command after which answers go out
LATEST = 0.02  # s after which they go out, whatever else there is


@final
class WriteBatcher:
    """Writes to many sockets one after another, which wakes those who wait for them less often, and an answer together
    with its news. Those who are answered come last: they know what they did, others don't yet. While there is more to
    do, an answer waits for the next news, to be one write with them."""

    def __init__(self) -> None:
        self.waiting: list[SocketWriter] = []
        self.answered: list[SocketWriter] = []
        self.turn = 0
        self.under_way = 0  # commands that are not answered yet
        self.quiet_until = 0.0
        self.is_called = False
        self.is_looking = False
        self.timer: asyncio.TimerHandle | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def add(self, writer: "SocketWriter", is_answer: bool) -> None:
        if not self.is_called:
            self.is_called = True
            if self.loop is None:
                self.loop = asyncio.get_running_loop()  # which asks the system every time
            self.loop.call_soon(self.empty)
        (self.answered if is_answer else self.waiting).append(writer)

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


def write_all(writers: "list[SocketWriter]") -> None:
    for writer in writers:
        if writer.held:
            SocketWriter.write(writer, b"")


@mypyc_attr(allow_interpreted_subclasses=True)
class SocketWriter:
    """The sending half of a socket."""

    def __init__(self, batcher: WriteBatcher) -> None:
        self.batcher = batcher
        self.transport: asyncio.Transport | None = None
        self.is_closed = False
        self.held = b""
        self.is_patient = False  # what is held may wait for more
        self.turn = 0  # of the batcher, when it was held
        self.most_waiting = 0  # bytes

    def too_slow(self) -> None:
        """Whoever is there does not read what is written."""
        raise NotImplementedError

    @final
    def send(self, message: bytes, is_answer: bool = False) -> None:
        """Goes out at the end of this turn of the loop, together with what else there is."""
        if not self.held:
            self.is_patient = is_answer
            self.turn = self.batcher.turn
            self.batcher.add(self, is_answer)
        elif self.is_patient and self.turn != self.batcher.turn:
            self.is_patient = False
            self.batcher.add(self, False)
        size = len(message)
        self.held += (HEADS[size] if size < len(HEADS) else header(TEXT, size)) + message

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
            transport.abort()
            self.too_slow()
            return
        transport.write(data)
