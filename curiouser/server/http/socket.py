"""The WebSocket of a table. Messages are handled as they are parsed, without waking a task for each.

These two classes use internals of aiohttp; docs/decisions/0020-sockets.md says why.
"""

import asyncio
from typing import Any, cast

from aiohttp import web
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketReader

from curiouser.server.net.frame_reader import FrameReader
from curiouser.server.runtime.connection import Connection


class Inbox(WebSocketDataQueue):  # type: ignore[misc, unused-ignore]
    """Hands every message on at once."""

    connection: Connection

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

    def __init__(self, connection: Connection, most: int) -> None:
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
        reader = FrameReader(
            self._connection.receive, self._connection.fail, before, self._most, not begun, self._connection.may_go_on
        )
        reader.count(begun)
        before.set_parser(self._parser)
        before.keep_alive(False)
        transport.set_protocol(cast(asyncio.Protocol, reader))
