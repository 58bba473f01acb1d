"""Which library carries the sockets: a bare relay between the two sockets of a table, one server process on one core.

`python bench/server_choice.py` runs all in turns; needs aiohttp, uvloop and picows. No rules, no storage: only what a
message costs on its way in and out. Processor time a move is told too: it stands still when the machine is busy.
Results and the choice: docs/decisions/0020-sockets.md.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

PORT = 8731
MESSAGE = json.dumps({"do": "play", "key": "k12345", "seat": 0, "move": {"type": "Mark", "square": "a1"}}).encode()
CONTENDERS = ("aiohttp", "aiohttp-callback", "picows")
rooms: dict[str, list[Any]] = {}


async def serve_aiohttp(callback: bool) -> None:
    from aiohttp import web
    from aiohttp._websocket.reader import WebSocketDataQueue
    from aiohttp.http import WebSocketReader

    class Inbox(WebSocketDataQueue):
        """Hands every message on at once instead of waking a task for it."""

        room: str

        def feed_data(self, data: Any, size: int) -> None:
            for transport in rooms[self.room]:
                transport.write(b"\x81" + bytes([len(data.data)]) + data.data)

    async def handle(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(compress=False, decode_text=False, heartbeat=None)
        await socket.prepare(request)
        room = rooms.setdefault(request.path, [])
        if not callback:
            room.append(socket)
            async for message in socket:
                for other in room:
                    await other.send_frame(message.data, 1)
            return socket
        room.append(request.transport)
        inbox = Inbox(request.protocol, 1 << 16, loop=asyncio.get_running_loop())
        inbox.room = request.path
        request.protocol._payload_parser = None
        request.protocol.set_parser(WebSocketReader(inbox, 1 << 16, compress=False, decode_text=False))
        await asyncio.get_running_loop().create_future()
        return socket

    app = web.Application()
    app.router.add_get("/{room}", handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", PORT).start()


async def serve_picows() -> None:
    from picows import WSListener, WSMsgType, ws_create_server

    class Listener(WSListener):  # type: ignore[misc]
        def __init__(self, room: str) -> None:
            self.room = rooms.setdefault(room, [])

        def on_ws_connected(self, transport: Any) -> None:
            self.room.append(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                message = frame.get_payload_as_bytes()
                for other in self.room:
                    other.send(WSMsgType.TEXT, message)

    await ws_create_server(lambda request: Listener(request.path.decode()), "127.0.0.1", PORT)


async def load(tables: int, seconds: float, server: int) -> dict[str, float]:
    """Two sockets a table; whoever hears the other's move answers at once."""
    from picows import WSListener, WSMsgType, ws_connect

    waits: list[float] = []
    stop = False

    class Client(WSListener):  # type: ignore[misc]
        def __init__(self, state: dict[str, Any], seat: int) -> None:
            self.state, self.seat = state, seat

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT and self.state["turn"] != self.seat:
                waits.append(time.perf_counter() - self.state["sent"])
                if not stop:
                    self.state.update(turn=self.seat, sent=time.perf_counter())
                    transport.send(WSMsgType.TEXT, MESSAGE)

    firsts = []
    for number in range(tables):
        state = {"turn": 0, "sent": 0.0}
        pair = [
            await ws_connect(lambda *_, s=state, k=seat: Client(s, k), f"ws://127.0.0.1:{PORT}/t{number}")
            for seat in (0, 1)
        ]
        firsts.append((state, pair[0][0]))
    for state, transport in firsts:
        state["sent"] = time.perf_counter()
        transport.send(WSMsgType.TEXT, MESSAGE)
    await asyncio.sleep(seconds / 4)
    waits.clear()
    began, busy = time.perf_counter(), processor_ms(server)
    await asyncio.sleep(seconds)
    took, busy, stop = time.perf_counter() - began, processor_ms(server) - busy, True
    waits.sort()
    p99 = waits[int(len(waits) * 0.99)] * 1000
    return {"moves/s": round(len(waits) / took), "p99 ms": round(p99, 1), "cpu µs": round(1000 * busy / len(waits), 1)}


def processor_ms(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def serve(name: str) -> None:
    await (serve_picows() if name == "picows" else serve_aiohttp(name == "aiohttp-callback"))
    print("ready", flush=True)
    await asyncio.get_running_loop().create_future()


def measure(name: str, tables: int) -> dict[str, float]:
    server = subprocess.Popen([sys.executable, __file__, "serve", name], stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        words = [sys.executable, __file__, "load", str(tables), "2", str(server.pid)]
        done = subprocess.run(words, capture_output=True, check=True)
        size = [line for line in Path(f"/proc/{server.pid}/status").read_text().splitlines() if "VmRSS" in line]
        return {**json.loads(done.stdout), "MB": int(size[0].split()[1]) // 1024}
    finally:
        server.kill()
        server.wait()


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        uvloop.run(serve(sys.argv[2]))
    elif sys.argv[1:2] == ["load"]:
        print(json.dumps(uvloop.run(load(int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])))))
    else:
        for turn in range(2):
            for tables in (10, 100, 500):
                for name in CONTENDERS:
                    print(turn, tables, name, measure(name, tables), flush=True)


if __name__ == "__main__":
    main()
