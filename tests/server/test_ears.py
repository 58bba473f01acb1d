"""Frames read by our code and by aiohttp: a listener can't tell the difference."""

import asyncio
from itertools import pairwise
from typing import Any

from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol
from aiohttp.http import WebSocketReader

from curiouser.server.net.frame_reader import FrameReader
from curiouser.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT
from tests.property_testing import given, settings, st

MOST = 2000
KINDS = (TEXT, BINARY, CLOSE, PING, PONG, 0x01, 0x80, 0xC1, 0x83)


class Listener:
    """Notes down what it hears, and trips over a word that it can't bear."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, bytes]] = []
        self.faults = 0

    def receive(self, kind: int, data: Any) -> None:
        if data == b"Jabberwock":
            raise ValueError
        self.noted.append((kind, bytes(data)))

    def fail(self) -> None:
        self.faults += 1


class Queue(WebSocketDataQueue):  # type: ignore[misc, unused-ignore]
    listener: Listener

    def feed_data(self, data: Any, size: int) -> None:
        self.listener.receive(data[0], data[1])

    def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
        self.listener.noted.append((-1, b""))


class Before:
    """What aiohttp's protocol does once a socket is open."""

    def __init__(self, listener: Listener) -> None:
        loop = asyncio.get_running_loop()
        queue = Queue(BaseProtocol(loop), MOST, loop=loop)
        queue.listener = listener
        self.reader = WebSocketReader(queue, MOST, compress=False, decode_text=False)
        self.heard = 0
        self.told: list[str] = []

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        self.reader.feed_data(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.told.append("lost")

    def eof_received(self) -> None:
        self.told.append("end")

    def pause_writing(self) -> None:
        self.told.append("pause")

    def resume_writing(self) -> None:
        self.told.append("resume")


def frame(kind: int, text: bytes, mask: bytes) -> bytes:
    size = len(text)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(letter ^ mask[i % 4] for i, letter in enumerate(text))


def hear(pieces: list[bytes], *, alone: bool = False) -> tuple[list[tuple[int, bytes]], int]:
    """What is heard of a line, and how much of it was left to aiohttp."""
    listener = Listener()
    before = Before(listener)
    ears = FrameReader(listener.receive, listener.fail, before, MOST, not alone)
    for piece in pieces:
        ears.data_received(piece)
    return listener.noted, before.heard


def cut(line: bytes, places: list[int]) -> list[bytes]:
    ends = sorted({place % (len(line) + 1) for place in places} | {0, len(line)})
    return [line[start:end] for start, end in pairwise(ends)]


frames = st.builds(
    frame,
    st.sampled_from((TEXT, TEXT, TEXT, PONG, *KINDS)),
    st.one_of(st.binary(max_size=130), st.integers(0, MOST + 5).map(lambda size: b"x" * size)),
    st.one_of(st.just(bytes(4)), st.binary(min_size=4, max_size=4)),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(frames, max_size=6), st.lists(st.integers(0, 5000), max_size=3), st.binary(max_size=12))
def test_a_line_is_heard_as_aiohttp_hears_it(sent: list[bytes], places: list[int], end: bytes) -> None:
    async def both() -> None:
        pieces = cut(b"".join(sent) + end, places)
        assert hear(pieces)[0] == hear(pieces, alone=True)[0]

    asyncio.run(both())


async def test_usual_messages_are_read_here() -> None:
    line = frame(TEXT, b"tea", b"hare") + frame(PONG, b"1", b"mask") + frame(TEXT, b"x" * 900, bytes(4))
    assert hear([line, frame(TEXT, b"", bytes(4))]) == ([(1, b"tea"), (10, b"1"), (1, b"x" * 900), (1, b"")], 0)


async def test_after_a_frame_in_pieces_the_rest_is_left_to_aiohttp() -> None:
    first, second = frame(TEXT, b"tea", b"hare"), frame(TEXT, b"time", b"hare")
    assert hear([first + second[:7], second[7:], first]) == (
        [(1, b"tea"), (1, b"time"), (1, b"tea")],
        len(second) + len(first),
    )


async def test_what_came_with_the_greeting_is_finished_where_it_was_begun() -> None:
    """The parser may hold the first half of a frame then."""
    text = frame(TEXT, b"tea", b"hare")
    assert hear([text], alone=True) == ([(1, b"tea")], len(text))


async def test_a_fault_of_a_listener_is_its_own() -> None:
    listener = Listener()
    ears = FrameReader(listener.receive, listener.fail, Before(listener), MOST, True)
    ears.data_received(frame(TEXT, b"Jabberwock", bytes(4)) + frame(TEXT, b"tea", bytes(4)))
    assert (listener.faults, listener.noted) == (1, [(1, b"tea")])


async def test_how_the_line_is_is_told_to_who_had_it_before() -> None:
    listener = Listener()
    before = Before(listener)
    ears = FrameReader(listener.receive, listener.fail, before, MOST, True)
    ears.pause_writing()
    ears.resume_writing()
    ears.eof_received()
    ears.connection_lost(None)
    assert before.told == ["pause", "resume", "end", "lost"]
