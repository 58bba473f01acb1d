"""On the wire: what a viewer may not know changes no byte that it gets, whatever it asks. Planted leaks are found."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from curiouser.engine.event import Event
from curiouser.engine.game import all_games, installed_game
from curiouser.engine.position import WATCHER
from curiouser.server.runtime import connections
from curiouser.server.runtime import hints as hinting
from curiouser.server.runtime.connection import Connection
from curiouser.server.wire.room import room_of
from tests.server.witness import compare
from tests.server.worlds import build_best

LONGEST = 30
EVERY = 8
SECRETIVE = {"adventures", "wordland"}
# `bench/server_secrecy.py` has every seat count with every viewer.
CASES = [(game.name, seats) for game in all_games() for seats in sorted({game.seat_counts[0], game.seat_counts[-1]})]


def viewers(number: int, seats: int) -> tuple[int, ...]:
    """An onlooker, a seat, and two seats on one device, in turn."""
    return ((WATCHER,), (seats - 1,), (0, seats - 1))[number % 3]


CASES_AND_EYES = [(game, seats, viewers(number, seats)) for number, (game, seats) in enumerate(CASES)]
OTHERS = [("adventures", 3, (WATCHER,)), ("adventures", 3, (0, 2)), ("wordland", 3, (2,)), ("wordland", 3, (WATCHER,))]


@pytest.mark.parametrize(("game", "seats", "eyes"), [*CASES_AND_EYES, *OTHERS])
async def test_other_secrets_change_no_byte_that_a_viewer_gets(
    game: str, seats: int, eyes: tuple[int, ...], tmp_path: Path
) -> None:
    steps = build_best(installed_game(game), seats, eyes, seats, LONGEST)
    found, messages = await compare(tmp_path, game, seats, eyes, steps, EVERY)
    assert found == ""
    assert messages > len(steps)
    differing = sum(step.is_other or step.redealt is not None for step in steps)
    assert differing > 0 or game not in SECRETIVE or len(eyes) > 1


def tell_all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "is_seen_by", lambda *_: True)


def show_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(installed_game("adventures"))
    monkeypatch.setattr(game, "view", lambda self, position, _: self.opened(position))


def refuse_too_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a refusal gave the position as its reason."""

    class Talkative(Connection):
        def refuse(self, key: str, problem: Any) -> None:
            if self.live is not None and self.live.table.match is not None:
                problem.text.args["reason"] = self.live.table.game.write(self.live.table.match.position)
            super().refuse(key, problem)

    monkeypatch.setattr(connections, "Connection", Talkative)


def put_it_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def room(table: Any) -> Any:
        position = "" if table.match is None else table.game.write(table.match.position)
        return msgspec.structs.replace(room_of(table), seed=position)

    monkeypatch.setattr("curiouser.server.http.tables.room_of", room)


def show_what_was_stirred(monkeypatch: pytest.MonkeyPatch) -> None:
    def room(table: Any) -> Any:
        return msgspec.structs.replace(room_of(table), entropy=tuple(table.stirred.values()))

    monkeypatch.setattr("curiouser.server.http.tables.room_of", room)


def hint_at_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a hint were thought of from all cards."""
    question_of = hinting.question_of

    def ask(*about: Any) -> Any:
        question = question_of(*about)
        return msgspec.structs.replace(question, seed=crc32(question.position.encode()))

    monkeypatch.setattr(hinting, "question_of", ask)


LEAKS = (
    hint_at_what_is_hidden,
    tell_all_events,
    show_everything,
    refuse_too_well,
    put_it_on_the_page,
    show_what_was_stirred,
)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = build_best(installed_game("adventures"), 2, (1,), 1, LONGEST)
    leak(monkeypatch)
    found, _ = await compare(tmp_path, "adventures", 2, (1,), steps, 1)
    assert found.startswith("message ")
