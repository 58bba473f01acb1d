"""The path of a message through the server without sockets and stores: read, decided, folded, told, or refused."""

from collections.abc import Callable

import msgspec

from curiouser.engine.errors import Problem
from curiouser.engine.game import all_games
from curiouser.engine.text import LANGUAGES
from curiouser.server.core import commands as c
from curiouser.server.core import decide
from curiouser.server.core.apply import apply
from curiouser.server.core.entries import read_entry, write_entry
from curiouser.server.core.errors import refused
from curiouser.server.runtime import hints as hinting
from curiouser.server.wire import messages as wire
from curiouser.server.wire.broadcast import MessageEncoder
from curiouser.server.wire.messages import key_of
from curiouser.server.wire.wording import refusal
from tests.server.hostile import ODD, examples
from tests.server.room import SECRET, Room, started


def waiting() -> Room:
    room = Room("tea-time", 3)
    room.join("Hare")
    return room


def asking() -> Room:
    """Somebody wants to take a move back."""
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    return room


def paused() -> Room:
    room = started("adventures", 2, clock=60)
    room.do(1, c.Pause)
    return room


def over() -> Room:
    room = started()
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    return room


def playing(game: str, seats: int) -> Callable[[], Room]:
    return lambda: started(game, seats)


STATES = [waiting, asking, paused, over, *(playing(game.name, game.seat_counts[0]) for game in all_games())]
ROOMS = [make() for make in STATES]


def answer(data: bytes) -> bool:
    """The first byte says where, the second who; nothing but a `Problem` may come of the rest. Says if it was done."""
    room = ROOMS[data[0] % len(ROOMS)] if data else ROOMS[0]
    by = data[1] % 4 if len(data) > 1 else 0
    try:
        done = do(room, by, data[2:])
    except Problem as problem:
        said = refusal(key_of(data[2:]), problem, LANGUAGES[len(data) % len(LANGUAGES)])
        return not msgspec.json.decode(said, type=wire.Refusal).id
    if done:
        ROOMS[ROOMS.index(room)] = STATES[ROOMS.index(room)]()
    return done


def do(room: Room, by: int, data: bytes) -> bool:
    try:
        said = wire.READER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("refused-message", reason=str(error)[:200]) from None
    if isinstance(said, wire.Hello):
        return False
    if isinstance(said, wire.AskHints):
        hinting.check(room.table, by, said.seat)
        return False
    entries = decide.decide(room.table, by, said, room.now, SECRET)
    for entry in entries:
        kept = read_entry(write_entry(entry))
        apply(room.table, kept, room.table.n + 1, room.now)
    for person in (0, 1, 2):
        told = MessageEncoder(room.table).news(list(room.table.told)[-len(entries) :], person) if entries else b"{}"
        assert msgspec.json.decode(told)
        assert msgspec.json.decode(MessageEncoder(room.table).welcome(person), type=wire.Welcome).you == person
    return bool(entries)


def seeds() -> list[bytes]:
    """Messages to begin with, for every room and everybody in it."""
    found = [*ODD, *examples(80)]
    return [bytes([number % len(ROOMS), number % 3]) + message for number, message in enumerate(found)]
