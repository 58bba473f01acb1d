"""Reads frames from a socket. Compiled, because every move arrives here.

Whole frames of usual length are read here. Anything else, such as a fragment or an invalid frame, goes to aiohttp's
parser, and so does everything after it on that connection. Frames that aren't whole messages are counted here in any
case, because nobody else would see some of them.
"""

from collections.abc import Callable
from typing import Any, Final, final

from curiouser.server.net.frames import BINARY, PONG, TEXT

MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
LAST_PIECE: Final = 0x80


@final
class FrameReader:
    """The protocol of an open socket; `before` was it until then, and is still told how the line is."""

    def __init__(
        self,
        receive: Callable[[int, bytes], None],
        fail: Callable[[], None],
        before: Any,
        most: int,
        is_plain: bool,
        may_go_on: Callable[[int], bool] | None = None,
    ) -> None:
        self.receive = receive
        self.fail = fail
        self.before = before
        self.most = most
        self.is_plain = is_plain
        self.may_go_on = may_go_on  # asked for each frame that is no message
        self.head = b""  # of a frame, as far as it has come
        self.ahead = 0  # bytes until the next head

    def data_received(self, data: bytes) -> None:
        if self.is_plain:
            read = self.read(data)
            if read == len(data):
                return
            self.is_plain = False
            data = data[read:]
        if self.count(data):
            self.before.data_received(data)

    def read(self, data: bytes) -> int:
        """Hands on every frame up to the first that is not plain; gives how far that was."""
        start, end = 0, len(data)
        while end - start >= 6:
            kind, size, body = data[start], data[start + 1] - MASKED, start + 6
            if size == 126 and end - start >= 8:
                size = data[start + 2] << 8 | data[start + 3]
                body += 2
                if size < 126 or kind == PONG:
                    break
            elif size < 0 or size > 125:
                break
            if (kind != TEXT and kind != PONG) or size > self.most or body + size > end:
                break
            if kind == PONG and self.may_go_on is not None and not self.may_go_on(kind):
                return end
            mask, start = data[body - 4 : body], body + size
            text = data[body:start]
            self.hand_on(kind & 15, text if mask == NO_MASK else unmasked(text, mask))
        return start

    def count(self, data: bytes) -> bool:
        """Goes from head to head through what aiohttp will read; False: there was too much in it that is no message."""
        if self.may_go_on is None:
            return True
        data, at = self.head + data, self.ahead
        end = len(data)
        while at + 2 <= end:
            kind, size = data[at], data[at + 1] & 127
            body = at + (2 if size < 126 else 4 if size == 126 else 10)
            if body > end:
                break
            if kind != TEXT and kind != BINARY and kind != LAST_PIECE and not self.may_go_on(kind):
                return False
            at = body + (4 if data[at + 1] & MASKED else 0) + (size if size < 126 else whole(data[at + 2 : body]))
        self.head = data[at:]
        self.ahead = max(at - end, 0)
        return True

    def hand_on(self, kind: int, text: bytes) -> None:
        try:
            self.receive(kind, text)
        except Exception:
            self.fail()

    def connection_lost(self, error: Exception | None) -> None:
        self.before.connection_lost(error)

    def eof_received(self) -> Any:
        return self.before.eof_received()

    def pause_writing(self) -> None:
        self.before.pause_writing()

    def resume_writing(self) -> None:
        self.before.resume_writing()


def whole(number: bytes) -> int:
    return int.from_bytes(number, "big")


def unmasked(text: bytes, mask: bytes) -> bytes:
    size = len(text)
    mask = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text, "little") ^ int.from_bytes(mask, "little")).to_bytes(size, "little")
