"""Heads of WebSocket frames, as RFC 6455 has them."""

from struct import Struct
from typing import Final

TEXT: Final = 0x81
BINARY: Final = 0x82
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
SHORT, MIDDLE, LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")
HEADS: Final = [SHORT.pack(TEXT, length) if length < 126 else MIDDLE.pack(TEXT, 126, length) for length in range(2048)]


def header(kind: int, length: int) -> bytes:
    if length < 126:
        return SHORT.pack(kind, length)
    if length < 1 << 16:
        return MIDDLE.pack(kind, 126, length)
    return LONG.pack(kind, 127, length)
