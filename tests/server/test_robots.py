"""Bots at real tables: all at once against the clock, never faster than a person, never in people's way."""

import contextlib
import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from curiouser import client
from curiouser.client import Client, new_key
from curiouser.engine.match import Match
from curiouser.engine.position import CLOCK
from curiouser.engine.record import replay, verify
from curiouser.games.wordland.bots import judging
from curiouser.games.wordland.bots.time import QUICKEST, STROKE
from curiouser.games.wordland.moves import SayPhrase
from curiouser.games.wordland.position import Wordland
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.net.round_trip import CAP, Line
from curiouser.server.runtime import worker_pool as thinking
from curiouser.server.runtime.bot_runner import LONGEST_LOOK, SHORTEST_LOOK, BotRunner, look_ms, seed_of
from curiouser.server.runtime.connection import Connection
from curiouser.server.runtime.worker_pool import NOTHING, PlanQuestion
from tests.server.clocked import by_hand
from tests.server.hurrying import hurrying
from tests.server.playing import is_over, is_to_move, record_of
from tests.server.serving import base, serving
from tests.waiting import until


async def lay(stack: contextlib.AsyncExitStack, server: Server, bots: list[str], **options: Any) -> Client:
    """One person and some bots; the match has begun."""
    asked = {"language": "en", **options}
    host = await client.make_table(base(server), "wordland", len(bots) + 1, "Alice", options=asked)
    await stack.enter_async_context(host)
    for seat, bot in enumerate(bots, start=1):
        await host.do(c.SeatBot(key=new_key(), seat=seat, bot=bot))
    await host.do(c.Start(key=new_key()))
    return host


def words_with_time(match: Match) -> Iterator[tuple[int, str, int]]:
    """Who said what, and how many ms after the clock of the turn began to run."""
    again = Match(match.game, match.setup)
    for played in match.played:
        position: Wordland = again.position
        turn = position.turn
        if isinstance(played.move, SayPhrase) and turn is not None and turn.running:
            yield played.actor, played.move.text, position.now - (turn.until - position.box.turn_ms)
        again.play(played.actor, played.move)


async def test_a_person_who_says_nothing_and_bots_play_a_match_in_human_time(sqlite_url: str) -> None:
    """W37: whoever is silent goes out with the music; bots speak, object and vote, and none is faster than a person"""
    async with hurrying(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        host = await lay(stack, server, ["level-1", "level-2"])
        while not is_over(host):
            await host.until(lambda: is_over(host) or is_to_choose(host))
            if not is_over(host):
                await host.play(0, host.views[0]["legal"][0])
        record = await record_of(server, host.table)
        assert verify(record).luck_proven
        said = list(words_with_time(replay(record)))
        assert said
        assert 0 not in {seat for seat, _, _ in said}
        assert all(ms >= QUICKEST + STROKE * len(word) for _, word, ms in said)
        assert record.header.players == ("Alice", "level-1", "level-2")


def is_to_choose(host: Client) -> bool:
    """The person is Queen, or the Caterpillar, and everybody waits."""
    return host.turn is not None and tuple(host.turn.actors) == (0,) and bool(host.views.get(0, {}).get("legal"))


async def test_bots_vote_about_what_a_person_said(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """W48: every bot that may act does, not only the one whose turn it is; here they are sure and quick"""
    monkeypatch.setattr(judging, "finds_wrong", lambda *_: True)
    monkeypatch.setattr(judging, "wrongness", lambda *_: 1000)
    for name, value in (("RAISED", 1000), ("OBJECTING", 200), ("VOTING", 200)):
        monkeypatch.setattr(judging, name, value)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        stack.enter_context(by_hand(server))  # nobody can be too late
        host = await lay(stack, server, ["level-4", "level-4", "level-4"], first_queen=0, seconds=60)
        await host.until(lambda: is_to_move(host, 0))
        await host.play(0, host.views[0]["legal"][0])
        await host.until(lambda: bool(host.views[0]["players"][0]["may_say"]))
        letters = {card["letter"] for card in host.views[0]["row"]}
        topic = host.views[0]["topic"]["id"]
        await host.play(0, {"type": "SayPhrase", "text": misfit(letters, topic)})
        await host.until(lambda: any(said(item, "VoteEnded") for item in host.items))
        voters = {seat for seat in (1, 2, 3) if any(said(item, "VoteCast", seat) for item in host.items)}
        objectors = {seat for seat in (1, 2, 3) if any(said(item, "Objected", seat) for item in host.items)}
        assert (len(objectors), len(voters | objectors) >= 2) == (1, True)
        assert any(said(item, "WentOut", 0) for item in host.items)


def misfit(letters: set[str], topic: str) -> str:
    """A word that belongs to another topic."""
    from curiouser.games.wordland.words import language

    words = language("en").topics
    own = {word for each in words if each.id == topic for word in each.words}
    others = (word for each in words for word in each.words if word not in own)
    return next(word for word in others if letters.isdisjoint(language("en").letters(word)))


def said(item: Any, kind: str, seat: int | None = None) -> bool:
    events = [msgspec.json.decode(event) for event in getattr(item, "events", ())]
    return any(event["type"] == kind and (seat is None or event.get("seat") == seat) for event in events)


async def test_talk_disturbs_no_plan_and_another_bot_makes_all_plan_anew(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotRunner, "strike", lambda *_: None)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        stack.enter_context(by_hand(server))
        host = await lay(stack, server, ["level-2", "level-2"], first_queen=0)
        await host.until(lambda: is_to_move(host, 0))
        await host.play(0, host.views[0]["legal"][0])
        await host.until(lambda: bool(host.views[0]["players"][0]["may_say"]))
        letters = {card["letter"] for card in host.views[0]["row"]}
        await host.play(0, {"type": "SayPhrase", "text": misfit(letters, host.views[0]["topic"]["id"])})
        (waiting,) = server.bots.waiting.values()
        await host.do(c.Say(key=new_key(), text="hello"))
        assert list(server.bots.waiting.values()) == [waiting]
        await host.do(c.SeatBot(key=new_key(), seat=1, bot="level-5"))
        (other,) = server.bots.waiting.values()
        assert other is not waiting
        await host.do(c.Pause(key=new_key()))
        assert not server.bots.waiting


async def test_a_plan_for_another_position_is_dropped(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        stack.enter_context(by_hand(server))
        host = await lay(stack, server, ["level-2", "level-2"], first_queen=0)
        await host.until(lambda: is_to_move(host, 0))
        live = server.tables.live[host.table]
        before = live.table.n
        move = msgspec.json.encode(host.views[0]["legal"][0])
        assert await server.bots.carry_out(live, 1, move, ("another", "stage"))
        assert live.table.n == before


async def test_a_bot_makes_the_one_choice_for_which_no_clock_runs(sqlite_url: str) -> None:
    """W6: the Queen is a bot, and chooses the topic"""
    async with hurrying(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        host = await lay(stack, server, ["level-2", "uniform"], first_queen=1)
        await host.until(lambda: host.views.get(0, {}).get("topic") is not None)
        assert any(said(item, "TopicChosen", 1) for item in host.items)


def test_a_bot_looks_as_long_as_a_person_would() -> None:
    looks = [look_ms(600) for _ in range(300)]
    assert min(looks) >= 600 * SHORTEST_LOOK
    assert max(looks) <= 600 * LONGEST_LOOK
    assert look_ms(0) == 0


async def test_a_pause_tells_nothing_of_a_hand(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with a Joker has more to choose from: the pause is chosen before anybody looks at its moves."""
    looked: list[str] = []
    legal = Match.legal

    def look(*given: object) -> float:
        looked.append(f"look {given}")
        return 0.0

    def legal_too(match: Match, actor: int) -> Any:
        looked.append("legal")
        return legal(match, actor)

    monkeypatch.setattr("curiouser.server.runtime.bot_runner.look_ms", look)
    monkeypatch.setattr(Match, "legal", legal_too)
    monkeypatch.setitem(thinking.THINK, thinking.Question, lambda _: looked.append("asked"))
    async with serving(sqlite_url, bot_pause=600) as server:
        host = await client.make_table(base(server), "adventures", 2, "Alice")
        async with host:
            await host.do(c.SeatBot(key=new_key(), seat=0))
            await host.do(c.SeatBot(key=new_key(), seat=1))
            looked.clear()
            await host.do(c.Start(key=new_key()))
            await until(lambda: "asked" in looked)
    about_bots = [each for each in looked if each != "asked"]
    assert about_bots == ["look (600,)"]


def test_workers_are_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    by: list[int] = []
    monkeypatch.setattr(os, "nice", by.append)
    thinking.prepare(())
    assert by == [thinking.NICE]


def test_a_bot_is_the_same_in_every_process_and_another_in_every_seat_and_match() -> None:
    seeds = {seed_of(b"s" * 32, number, seat) for number in (1, 2) for seat in range(8)}
    assert len(seeds) == 16
    assert seed_of(b"s" * 32, 1, 0) == seed_of(b"s" * 32, 1, 0) != seed_of(b"t" * 32, 1, 0)


def test_nothing_to_do_is_said_too() -> None:
    """The Queen is no bot: before she has chosen nobody plans anything."""
    from tests.server.room import started

    room = started("wordland", 3, options={"first_queen": 0})
    assert room.table.match is not None
    position = room.table.game.write(room.table.match.position)
    question = PlanQuestion(
        msgspec.json.encode(room.table.terms), position, ((1, "level-3"), (2, "level-3")), (1, 2, 3)
    )
    assert thinking.plan(question) == NOTHING


async def test_dictionaries_are_read_before_anybody_plays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from curiouser.games.wordland import WordlandGame

    warmed: list[str] = []
    monkeypatch.setattr(WordlandGame, "warm_up", lambda _, setup: warmed.append(setup.options.language))
    async with serving(sqlite_url) as server:
        host = await client.make_table(base(server), "wordland", 3, "Alice", options={"language": "ro"})
        async with host:
            await host.do(c.SeatBot(key=new_key(), seat=1))
            await host.do(c.SeatBot(key=new_key(), seat=2))
        assert warmed == ["ro"]


class Pinged:
    """A connection whose clock is in our hand, and whose line takes as long as we say."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1_000.0
        monkeypatch.setattr("time.monotonic", lambda: self.seconds)
        self.connection = Connection(server.connections.services, "t", "127.0.0.1")

    def trip(self, *round_trips: int) -> "Pinged":
        for ms in round_trips:
            self.connection.ping()
            self.seconds += ms / 1000
            self.connection.measure(b"%d" % self.connection.pings)
            self.seconds += 2
        return self


async def test_a_slow_line_is_credited_as_the_pings_measure_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W37: there and back, up to half a second"""
    async with serving(sqlite_url) as server:
        assert abs(Pinged(server, monkeypatch).trip(400, 400, 400).connection.line.credit - 400) <= 1
        assert Pinged(server, monkeypatch).trip(*[2_000] * 7).connection.line.credit == CAP


async def test_a_line_that_jumps_and_late_answers_now_and_then_gain_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W37"""
    async with serving(sqlite_url) as server:
        line = Pinged(server, monkeypatch).trip(40, 40, 900, 40, 40, 900, 40).connection.line
        assert abs(line.credit - 40) <= 1


async def test_only_the_answer_to_the_last_ping_counts(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """W37: nobody shortens or stretches a line with answers that were not asked for"""
    async with serving(sqlite_url) as server:
        pinged = Pinged(server, monkeypatch)
        line = pinged.connection
        line.ping()
        pinged.seconds += 0.3
        line.measure(b"7")
        line.measure(b"")
        assert line.line.credit == 0
        line.ping()  # the first one is still waited for
        line.measure(b"1")
        assert abs(line.line.credit - 300) <= 1
        line.measure(b"1")
        assert len(line.line.round_trips) == 1


async def test_a_word_sent_in_time_on_a_slow_line_counts_at_the_table(sqlite_url: str) -> None:
    """W37: with the measured credit, and only with it"""
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        stack.enter_context(by_hand(server))
        host = await lay(stack, server, ["level-2", "level-2"], first_queen=0)
        await host.until(lambda: is_to_move(host, 0))
        await host.play(0, host.views[0]["legal"][0])
        await host.play(0, {"type": "TapTeapot"})
        live = server.tables.live[host.table]
        assert live.table.match is not None
        (connection,) = (each for each in server.connections.all if each.person == host.you)
        connection.line = Line((400, 400, 400), 400)
        until = live.table.time_at + live.table.match.position.turn.until - live.table.match.position.now
        for late, stands in ((450, False), (350, True)):
            table, position = live.table, live.table.game.copy(live.table.match.position)
            table.game.play(
                position, CLOCK, table.game.legal(position, CLOCK)[0].__class__(ms=until + late - table.time_at)
            )
            word = table.game.stamp(position, SayPhrase("tea"), connection.line.credit)
            assert is_accepted(table.game, position, word) is stands


def is_accepted(game: Any, position: Any, word: Any) -> bool:
    from curiouser.engine.errors import Refused

    try:
        game.play(position, 0, word)
    except Refused:
        return False
    return True
