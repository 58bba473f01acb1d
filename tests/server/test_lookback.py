"""Replays of finished matches: each viewer sees the engine's views, and nothing is revealed early."""

import asyncio
import io
from typing import Any

import aiohttp
import pytest

from curiouser.client import join_table
from curiouser.engine.game import Game, all_games, installed_game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.record import Seed, read_records, to_json, write_record
from curiouser.engine.record import replay as replay_record
from curiouser.engine.rng import seeded
from curiouser.server.core import commands as c
from curiouser.server.http.replays import RECORD_BYTES
from curiouser.server.net.limits import Limit
from curiouser.server.runtime import replay_format
from tests.server.playing import come, play_all, play_match, start
from tests.server.serving import base, serving
from tests.server.test_http import asking, get, post
from tests.waiting import until

EYES = {"open": None, "watcher": WATCHER, "0": 0, "1": 1}


def played(name: str, seats: int, stop: int = 10_000) -> Match:
    """A match of chance."""
    game: Game[Any] = installed_game(name)
    match, dealer, rng = Match(game, game.setup(seats)), SeededDealer(seeded(1)), seeded(2)
    match.resolve_chance(dealer)
    while match.actors and len(match.played) < stop:
        actor = match.actors[rng.below(len(match.actors))]
        if moves := game.examples(match.position, actor, rng):
            match.play(actor, moves[rng.below(len(moves))])
            match.resolve_chance(dealer)
    return match


def seen(match: Match, eyes: int | None) -> list[tuple[Any, list[Any]]]:
    """The views and events of a match as the engine has them."""
    found, again = [], Match(match.game, match.setup)
    for each in (None, *match.played):
        events = () if each is None else again.play(each.actor, each.move)
        view = match.game.revealed(again.position) if eyes is None else match.game.view(again.position, eyes)
        found.append((to_json(view), to_json([event for event in events if eyes is None or event.is_seen_by(eyes)])))
    return found


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_everything_open_has_the_form_of_a_view(name: str) -> None:
    match = played(name, installed_game(name).seat_counts[-1], stop=40)
    assert type(match.game.revealed(match.position)) is type(match.game.view(match.position, WATCHER))


async def test_a_match_of_a_table_is_shown_as_every_pair_of_eyes_saw_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, aiohttp.ClientSession(base(server)) as session:
        record = await play_match(server, "adventures", 2)
        [id] = server.tables.live
        match = replay_record(next(read_records(record.splitlines())))
        for word, eyes in EYES.items():
            status, found = await get(session, f"/api/tables/{id}/matches/1/replay?eyes={word}")
            assert status == 200
            assert [(step["view"], step["events"]) for step in found["steps"]] == seen(match, eyes)
        assert found["players"] == [{"name": "Alice", "bot": ""}, {"name": "Hare", "bot": ""}]
        assert found["outcome"] == to_json(match.outcome)


async def test_hands_are_open_to_open_eyes_only(sqlite_url: str) -> None:
    """A6"""
    text = write_record(played("adventures", 2), None)
    async with asking(sqlite_url) as (_, session):
        hands = {}
        for word in EYES:
            _, found = await post(session, "/api/replay", {"record": text, "eyes": word})
            middle = found["steps"][found["laid"]]["view"]
            hands[word] = [player["hand"] for player in middle["players"]]
    assert "?" not in str(hands["open"])
    assert hands["watcher"] == [["?"] * 3] * 2
    assert hands["0"] == [hands["open"][0], ["?"] * 3]


@pytest.mark.parametrize(("game", "seats"), [("tea-time", 3), ("tea-for-two", 2), ("tic-tac-toe", 2), ("wordland", 3)])
async def test_a_record_is_shown_as_every_pair_of_eyes_saw_it(game: str, seats: int, sqlite_url: str) -> None:
    match = played(game, seats)
    text = write_record(match, None)
    async with asking(sqlite_url) as (_, session):
        for word in ("open", "1"):
            status, found = await post(session, "/api/replay", {"record": text, "eyes": word})
            assert status == 200
            assert [(step["view"], step["events"]) for step in found["steps"]] == seen(match, EYES[word])
        assert [step["actor"] for step in found["steps"][1:]] == [
            {LUCK: "luck", -4: "clock"}.get(each.actor, each.actor) for each in match.played
        ]


async def test_an_unfinished_record_of_ones_own_is_shown_as_far_as_it_goes(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        _, found = await post(session, "/api/replay", {"record": write_record(played("tea-time", 2, stop=30), None)})
    assert found["outcome"] is None
    assert found["players"] == [{"name": "", "bot": ""}] * 2


async def test_rounds_are_the_games_own_or_turns_of_who_began(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (_, session):
        _, tea = await post(session, "/api/replay", {"record": write_record(played("tea-time", 2), None)})
        _, marks = await post(session, "/api/replay", {"record": write_record(played("tic-tac-toe", 2, stop=4), None)})
    assert [step["round"] for step in tea["steps"]] == [step["view"]["round"] for step in tea["steps"]]
    assert [step["round"] for step in marks["steps"]] == [1, 1, 2, 2, 3]
    assert all(step["actors"] == [LUCK] for step in tea["steps"][: tea["laid"]])
    assert tea["steps"][tea["laid"]]["actors"] != [LUCK]


async def test_bots_are_told_from_people(sqlite_url: str) -> None:
    record = write_record(played("tea-time", 4, stop=20), None, ("greedy", "Hare", "Dodo=level-2", "my:Bot"))
    async with asking(sqlite_url) as (_, session):
        _, found = await post(session, "/api/replay", {"record": record})
    names = [(player["name"], player["bot"]) for player in found["players"]]
    assert names == [("", "greedy"), ("Hare", ""), ("Dodo", "level-2"), ("", "my:Bot")]


async def test_nothing_of_a_running_match_is_shown(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        clients = await come(base(server), base(server), "tea-time", 2)
        async with clients[0] as host, clients[1] as guest:
            table = host.table
            for number in ("1", "2", "0", "x", "٣", "123456789"):
                assert await shown(session, table, number) == (409, "record-sealed")
            await start([host, guest])
            for number in ("1", "2"):
                assert await shown(session, table, number) == (409, "record-sealed")
                assert await shown(session, table, number, host.token) == (409, "record-sealed")
            await play_all([host, guest])
            assert await shown(session, table, "1") == (200, "tea-time")
            await host.do(c.Rematch(key="again"))
            await host.do(c.Start(key="start"))
            assert await shown(session, table, "1") == (200, "tea-time")
            assert await shown(session, table, "2", host.token) == (409, "record-sealed")


@pytest.mark.parametrize("watch", ["nobody", "people"])
async def test_whoever_may_not_look_on_may_not_look_back(watch: str, sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        clients = await come(base(server), base(server), "tic-tac-toe", 2, watch=watch)
        dodo = await join_table(base(server), clients[0].table, "Dodo")
        async with clients[0] as host, clients[1] as guest:
            await start([host, guest])
            await play_all([host, guest])
            assert await shown(session, host.table, "1") == (403, "refused-replay")
            assert await shown(session, host.table, "1", "not a token of anybody") == (403, "refused-replay")
            assert await shown(session, host.table, "1", guest.token) == (200, "tic-tac-toe")
            expected = (200, "tic-tac-toe") if watch == "people" else (403, "refused-replay")
            assert await shown(session, host.table, "1", dodo.token) == expected
            assert await record_status(session, host.table) == 403
            assert await record_status(session, host.table, guest.token) == 200
            assert await record_status(session, host.table, dodo.token) == expected[0]
            await host.do(c.Rematch(key="again"))
            await host.do(c.Change(key="open", terms=c.Asked(game="tic-tac-toe", seats=2, watch="anyone")))
            await guest.do(c.NewLink(key="new", token="another link of the guest"))
            for token, status in (("", 403), (dodo.token, expected[0]), ("another link of the guest", 200)):
                assert await record_status(session, host.table, token, "1") == status
                assert (await shown(session, host.table, "1", token))[0] == status


async def record_status(session: aiohttp.ClientSession, table: str, token: str = "", number: str = "") -> int:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with session.get(f"/api/tables/{table}/record?match={number}", headers=headers) as response:
        return response.status


async def shown(session: aiohttp.ClientSession, table: str, number: str, token: str = "") -> tuple[int, str]:
    """The game that is shown, or why none is."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    status, answer = await get(session, f"/api/tables/{table}/matches/{number}/replay", headers=headers)
    return status, answer.get("game") or answer["id"]


async def test_a_changed_record_is_named_with_its_first_bad_line(sqlite_url: str) -> None:
    text = write_record(played("tea-time", 2), Seed(1))
    lines = text.splitlines()
    cheat = "\n".join([*lines[:40], lines[40].replace('"n":40', '"n": 40'), *lines[41:]])
    async with asking(sqlite_url) as (_, session):
        polish = {"Accept-Language": "pl"}
        status, trouble = await post(session, "/api/replay", {"record": cheat}, headers=polish)
        assert (status, trouble["id"]) == (400, "record-link")
        assert "Wiersz 41" in trouble["sentence"]
        for bad, id in (("", "record-empty"), ("tea\n", "record-bad-line"), (lines[1], "record-no-header")):
            assert (await post(session, "/api/replay", {"record": bad}))[1]["id"] == id


@pytest.mark.parametrize("eyes", ["2", "7", "hare", "", "-1", "00"])
async def test_eyes_that_nobody_has_are_refused(eyes: str, sqlite_url: str) -> None:
    text = write_record(played("tic-tac-toe", 2), None)
    async with asking(sqlite_url) as (_, session):
        status, trouble = await post(session, "/api/replay", {"record": text, "eyes": eyes})
        assert (status, trouble["id"]) == (400, "refused-message")
        status, trouble = await get(session, f"/api/tables/0123456789abcdef/matches/1/replay?eyes={eyes}x")
        assert (status, trouble["id"]) == (400, "refused-message")


async def test_records_that_would_keep_the_server_busy_are_refused(sqlite_url: str) -> None:
    match = Match(game := installed_game("tic-tac-toe"), game.setup(2))
    for _ in range(replay_format.MOST_TAKEN_BACK + 1):
        match.play(0, match.legal(0)[0])
        match.undo(0)
    back_and_forth = write_record(match, None)
    long = "\n" * (replay_format.MOST_LINES + 1)
    async with asking(sqlite_url) as (_, session):
        for text in (back_and_forth, long):
            origin = {"from": "moment", "record": text, "step": 0, "luck": "new"}
            table = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Alice", "origin": origin}
            for path, body in (("/api/replay", {"record": text}), ("/api/replay/table", table)):
                status, trouble = await post(session, path, body)
                assert (status, trouble["id"]) == (400, "refused-long-record")
        heavy = io.BytesIO(b'{"record":"' + b"x" * RECORD_BYTES + b'"}')
        async with session.post("/api/replay", data=heavy) as response:
            assert response.status == 413


async def test_what_was_taken_back_is_left_out(sqlite_url: str) -> None:
    match = Match(game := installed_game("tic-tac-toe"), game.setup(2))
    match.play(0, match.legal(0)[0])
    match.undo(0)
    match.play(0, match.legal(0)[4])
    async with asking(sqlite_url) as (_, session):
        _, found = await post(session, "/api/replay", {"record": write_record(match, None)})
    assert [sum(row.count("x") for row in step["view"]["board"]) for step in found["steps"]] == [0, 1]


async def test_replays_are_rationed(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        server.replays.limit = Limit(1e-9, 2.9)  # what is left pays for the work
        text = write_record(played("tic-tac-toe", 2), None)
        found = [await post(session, "/api/replay", {"record": text}) for _ in range(3)]
    assert [status for status, _ in found] == [200, 200, 429]


async def test_a_rematch_does_not_take_a_replay_away(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        clients = await come(base(server), base(server), "tic-tac-toe", 2)
        async with clients[0] as host, clients[1] as guest:
            await start([host, guest])
            await play_all([host, guest])
            await server.replays.turn.acquire()
            waiting = asyncio.ensure_future(shown(session, host.table, "1"))
            await until(lambda: server.replays.turn._waiters)
            await host.do(c.Rematch(key="again"))
            server.replays.turn.release()
            assert await waiting == (200, "tic-tac-toe")


async def test_replays_wait_for_one_another_and_not_on_the_loop(sqlite_url: str) -> None:
    async with asking(sqlite_url) as (server, session):
        text = write_record(played("tic-tac-toe", 2), None)
        await server.replays.turn.acquire()
        waiting = asyncio.ensure_future(post(session, "/api/replay", {"record": text}))
        await until(lambda: server.replays.turn._waiters)
        assert (await get(session, "/healthz"))[0] == 200
        assert not waiting.done()
        server.replays.turn.release()
        assert (await waiting)[0] == 200
