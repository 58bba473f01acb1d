"""A small client for the table server: keeps its state, resumes after a lost connection, repeats until answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

import aiohttp
import msgspec

from curiouser.engine.luck import word_hash
from curiouser.server.core.commands import AnyCommand, OpenWord, Stir
from curiouser.server.wire import messages as wire

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # s between attempts to connect again
FROM_SERVER: msgspec.json.Decoder[wire.AnyMessage] = msgspec.json.Decoder(wire.AnyMessage)


class NotDone(Exception):
    """The server refused; `id` names the text, `rule` the rule of the game if there is one."""

    def __init__(self, refusal: wire.Refusal) -> None:
        super().__init__(refusal.sentence)
        self.id = refusal.id
        self.rule = refusal.rule


async def post(base: str, path: str, body: Any) -> Any:
    """A request of the HTTP part; raises `NotDone`."""
    async with aiohttp.ClientSession(base) as session, session.post(path, data=msgspec.json.encode(body)) as response:
        answer = msgspec.json.decode(await response.read())
        if response.status != 200:
            raise NotDone(wire.Refusal(key="", id=answer["id"], sentence=answer["sentence"]))
        return answer


async def make_table(base: str, game: str, seats: int, name: str, **terms: Any) -> "Client":
    """A new table, and you at it."""
    body = {"terms": {"game": game, "seats": seats, **terms}, "name": name}
    made = await post(base, "/api/tables", body)
    return Client(base, made["table"], made["token"])


async def join_table(base: str, table: str, name: str) -> "Client":
    made = await post(base, f"/api/tables/{table}/people", {"name": name})
    return Client(base, table, made["token"])


class Client:
    """`async with` it; then `room`, `turn` and `views` (by seat, None for an onlooker) are what was told last."""

    def __init__(self, base: str, table: str, token: str = "", language: str = "en") -> None:
        self.base = base
        self.table = table
        self.token = token
        self.language = language
        self.n = 0
        self.you = 0
        self.room: wire.Room | None = None
        self.turn: wire.Turn | None = None
        self.views: dict[int | None, Any] = {}
        self.items: list[wire.AnyItem] = []
        self.messages: list[bytes] = []
        self.gone = ""  # why the server said good-bye for good
        self.is_thrown_out = False  # by a table that met a fault
        self.pending: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.word = ""  # for the luck, until it is open
        self.news = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self.session = aiohttp.ClientSession(self.base)
        self.task = asyncio.get_running_loop().create_task(self._stay())
        await self.until(lambda: self.room is not None or bool(self.gone))
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        assert self.task is not None
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        await self.session.close()

    async def until(self, is_so: Callable[[], bool], timeout: float = 30) -> None:
        """Wait for news until something is so."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(is_so), timeout)

    async def do(self, command: AnyCommand) -> int:
        """Send a command until it is answered, and hear what came of it; gives its number, or raises `NotDone`."""
        n: int = await self.send(command.key, msgspec.json.encode(command))
        await self.until(lambda: self.n >= n or bool(self.gone))
        return n

    async def contribute(self) -> None:
        """Add a word of chance to the luck of the next match: its hash now, and the word itself when it starts."""
        self.word = secrets.token_hex(16)
        await self.do(Stir(key=new_key(), hash=word_hash(self.word)))

    async def _open_word(self) -> None:
        if self.word and self.room is not None and self.you in self.room.opening:
            word, self.word = self.word, ""
            await self._send(msgspec.json.encode(OpenWord(key=new_key(), word=word)))

    async def hints(self, seat: int) -> wire.Hints:
        """The best moves of a seat of yours that is to move; raises `NotDone`."""
        asked = wire.AskHints(key=new_key(), seat=seat)
        found: wire.Hints = await self.send(asked.key, msgspec.json.encode(asked))
        return found

    async def send(self, key: str, message: bytes) -> Any:
        """What it is answered with: the number of a command, or hints."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.pending[key] = message, answer
        await self._send(message)
        return await answer

    async def play(self, seat: int, move: Any) -> int:
        return await self.do(wire.Play(key=new_key(), seat=seat, move=msgspec.Raw(msgspec.json.encode(move))))

    async def _send(self, message: bytes) -> None:
        """Without a socket it waits in `pending`."""
        if self.socket is not None:
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(message.decode())

    async def _stay(self) -> None:
        attempt = 0
        while not self.gone:
            try:
                self.is_thrown_out = False
                await self._connect()
                attempt = min(attempt + 1, len(PAUSES) - 1) if self.is_thrown_out else 0
            except (aiohttp.ClientError, OSError):
                attempt = min(attempt + 1, len(PAUSES) - 1)
            self.socket = None
            await asyncio.sleep(PAUSES[attempt])

    async def _connect(self) -> None:
        async with self.session.ws_connect(f"/api/tables/{self.table}/socket", max_msg_size=0) as socket:
            hello = wire.Hello(token=self.token, last=self.n, language=self.language)
            await socket.send_str(msgspec.json.encode(hello).decode())
            greeted = False
            async for message in socket:
                if message.type != aiohttp.WSMsgType.TEXT:
                    break
                await self._hear(message.data.encode())
                if not greeted:
                    greeted, self.socket = True, socket
                    for waiting, _ in list(self.pending.values()):
                        await self._send(waiting)

    async def _hear(self, data: bytes) -> None:
        self.messages.append(data)
        message = FROM_SERVER.decode(data)
        match message:
            case wire.Welcome():
                self.n, self.you, self.room, self.turn = message.n, message.you, message.room, message.turn
                self.items = list(message.talk)
                self._see(message.views)
            case wire.News():
                self._learn(message)
            case wire.Ack():
                self._answer(message.key).set_result(message.n)
            case wire.Hints():
                self._answer(message.key).set_result(message)
            case wire.Refusal(id="refused-banned"):
                self.gone = "banned"
            case wire.Refusal():
                self._answer(message.key).set_exception(NotDone(message))
            case wire.Bye():
                self.is_thrown_out = message.why == "table"
                is_for_now = message.why in {"slow", "stop", "table"} and self.room is not None
                self.gone = self.gone or ("" if is_for_now else message.why)
            case wire.Presence():
                pass
        await self._open_word()
        async with self.news:
            self.news.notify_all()

    def _learn(self, news: wire.News) -> None:
        self.n = news.n
        self.items += news.items
        self.room = news.room or self.room
        self.turn = news.turn or self.turn
        if news.room is not None or news.views:
            self._see(news.views)

    def _see(self, views: tuple[wire.SeatView, ...]) -> None:
        self.views = {view.seat: msgspec.json.decode(view.view) for view in views}

    def _answer(self, key: str) -> "asyncio.Future[Any]":
        """An answer that nobody waits for goes nowhere."""
        _, answer = self.pending.pop(key, (b"", asyncio.get_running_loop().create_future()))
        return answer if not answer.done() else asyncio.get_running_loop().create_future()


def new_key() -> str:
    return secrets.token_urlsafe(9)
