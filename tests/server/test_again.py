"""Tables that don't start from scratch: from a moment, with the luck of another match, with the deal of a day."""

from datetime import date
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser.client import Client, NotDone, make_table, new_key, post
from curiouser.engine.errors import Problem, Refused
from curiouser.engine.luck import commitment
from curiouser.engine.position import LUCK
from curiouser.engine.record import read_records, verify
from curiouser.server.core import commands as c
from curiouser.server.core import decide
from curiouser.server.core import entries as e
from curiouser.server.core import origins as b
from curiouser.server.core.people import SECRET_BYTES, hash_token, seed_of
from curiouser.server.core.table import Table
from curiouser.server.runtime import exports as exporting
from curiouser.server.runtime.replay_check import Replayed, replay_table
from curiouser.server.runtime.results import Result, Sat, ranked, result_of
from curiouser.server.runtime.table_runtime import summary_of
from curiouser.server.store import open_store
from curiouser.server.store.base import Entry, Kept
from curiouser.server.wire.broadcast import MessageEncoder
from tests.server.room import SECRET, Room, random_moves, started, state
from tests.server.serving import base, serving

COUNTABLE = ["adventures", "tea-time", "tea-for-two"]
TODAY = date(2026, 3, 14)


def over(game: str) -> Table:
    """A table whose match was played to its end."""
    room = started(game, 2)
    for _ in random_moves(room, 10_000):
        pass
    assert room.table.status == "over"
    return room.table


class Begun(Room):
    """A room that begins as it is told; Alice takes the seat she wants."""

    def __init__(self, begin: b.Begin) -> None:
        super().__init__()
        self.table, self.log = Table("t"), []
        self.secret = SECRET + begin.seed
        token = hash_token("alice")
        self.keep(decide.make("WXYZ", begin.asked, "Alice", token, self.secret, "", begin.beginning))

    def do(self, by: int, kind: type[c.Command], **fields: Any) -> list[e.AnyEntry]:
        self.keys += 1
        command: Any = kind(**{"key": f"k{self.keys}", **fields})
        return self.keep(decide.decide(self.table, by, command, self.now, self.secret))

    def start(self) -> "Begun":
        hare = self.join("Hare")
        free = next(number for number, seat in enumerate(self.table.seats) if seat.is_free)
        self.do(hare, c.Sit, seat=free)
        if self.table.is_borrowed:
            self.do(hare, c.Ready)
        else:
            self.do(hare, c.Stir, word="treacle")
        self.do(1, c.Start)
        return self

    def finish(self) -> "Begun":
        for _ in random_moves(self, 10_000):
            pass
        return self

    def kept(self) -> Kept:
        entries = [Entry(n, at, data) for n, (at, data) in enumerate(self.log, start=1)]
        return Kept("t", "WXYZ", self.secret, summary_of(self.table), entries)


ASKED = c.Asked(game="tic-tac-toe", seats=2, language="pl", clock=60)


def moment(table: Table, step: int, luck: e.Luck = "same", seat: int = 0) -> Begun:
    return Begun(b.from_moment(ASKED, b.of_table(table), step, luck, seat))


def played(table: Table) -> list[Any]:
    assert table.match is not None
    return [(each.actor, each.move) for each in table.match.played]


def own_moves(table: Table) -> list[Any]:
    return [each for each in played(table) if each[0] >= 0]


@pytest.mark.parametrize("game", COUNTABLE)
@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_match_goes_on_from_a_moment_to_its_end(game: str, luck: e.Luck) -> None:
    source = over(game)
    step = len(played(source)) // 2
    room = moment(source, step, luck, seat=1).start()
    assert room.table.begun == step
    assert room.table.terms.game == game
    assert room.table.terms.language == "pl"
    assert room.table.seats[1].person == 1
    assert own_moves(room.table) == own_moves(source)[: len(own_moves(room.table))]
    room.finish()
    assert state(room.folded_again()) == state(room.table)
    assert replay_table(room.kept()) == Replayed("t", matches=1, moves=len(played(room.table)) - step)
    record = next(read_records(room.table.record().splitlines()))
    assert verify(record).luck_proven
    assert record.header.origin is not None
    assert (record.header.origin.moves, record.header.origin.luck) == (step, luck)


@pytest.mark.parametrize("game", COUNTABLE)
def test_the_same_choices_meet_the_same_luck(game: str) -> None:
    source = over(game)
    step = len(played(source)) // 3
    room = moment(source, step).start()
    wanted = played(source)
    while room.table.status == "playing":
        made = played(room.table)
        assert made == wanted[: len(made)]
        actor, move = wanted[len(made)]
        room.play(room.table.seats[actor].person, actor, move)
    assert played(room.table) == wanted
    assert room.table.commitment == source.commitment


def test_a_moment_in_the_middle_of_luck_goes_on_with_it() -> None:
    source = over("tea-time")
    room = moment(source, 3).start()
    assert played(room.table) == played(source)[: len(played(room.table))]
    assert len(played(room.table)) > 3


def test_with_new_luck_the_seal_is_the_tables_own_and_the_players_stir_it() -> None:
    source = over("tea-time")
    room = moment(source, 30, "new").start()
    assert room.table.commitment == commitment(seed_of(SECRET, 1))
    assert room.table.entropy == ("treacle",)
    same = moment(source, 30).start()
    assert same.table.entropy == source.entropy


def test_new_luck_keeps_the_own_hand_and_deals_the_others_anew() -> None:
    source = over("adventures")
    step = next(number for number, (actor, _) in enumerate(played(source)) if number > 20 and actor >= 0)
    found = [moment(source, step, "new", seat=1).start().table for _ in range(8)]
    was = moment(source, step).start().table

    def hand(table: Table, seat: int) -> Any:
        assert table.match is not None
        view: Any = table.game.view(table.match.position, seat)
        return view.players[seat].hand

    assert {hand(table, 1) for table in found} == {hand(was, 1)}
    assert len({hand(table, 0) for table in found}) > 1


@pytest.mark.parametrize("luck", ["same", "new"])
def test_nobody_takes_back_what_was_played_before(luck: e.Luck) -> None:
    """The last move before the moment could be taken back in the match it comes from."""
    source = over("tea-for-two")
    assert source.match is not None
    last = next(
        number
        for number, each in enumerate(source.match.played, start=1)
        if each.actor >= 0
        and not any(event.reveals for event in each.events)
        and number < len(source.match.played)
        and source.match.played[number].actor >= 0
    )
    seat = source.match.played[last - 1].actor
    room = moment(source, last, luck, seat=seat).start()
    with pytest.raises(Refused):
        room.do(1, c.Undo, seat=seat)
    assert room.table.to_take_back(seat) == []


def test_a_record_that_takes_back_what_was_before_it_is_refused() -> None:
    source = over("tea-for-two")
    room = moment(source, 40).start().finish()
    text = room.table.record().splitlines()
    verify(next(read_records(text)))
    changed = text[0].replace('"moves":40', '"moves":41')
    with pytest.raises(Problem):
        verify(next(read_records([changed, *text[1:]])))


def test_setup_stays_while_the_rest_can_be_changed() -> None:
    room = moment(over("tea-time"), 20)
    terms = c.Asked(game="tea-time", seats=2, clock=90)
    room.do(1, c.Change, terms=terms)
    assert room.table.terms.clock == 90
    with pytest.raises(Refused) as refusal:
        room.do(1, c.Change, terms=c.Asked(game="tea-time", seats=3))
    assert refusal.value.text.id == "refused-begun"


def test_the_next_match_in_the_room_begins_anew() -> None:
    room = moment(over("tea-time"), 20).start().finish()
    room.do(1, c.Rematch)
    assert room.table.origin is None
    assert room.table.commitment == commitment(seed_of(room.secret, 2))
    room.do(1, c.Start)
    assert room.table.begun == 0
    room.finish()
    assert replay_table(room.kept()).matches == 2
    assert '"origin"' not in room.table.record()


def test_what_was_hidden_is_told_to_nobody_before_the_match() -> None:
    room = moment(over("adventures"), 20)
    told = MessageEncoder(room.table).welcome(0) + MessageEncoder(room.table).welcome(1)
    assert b'"begun":{"luck":"same","moves":20,"borrowed":true}' in told
    assert b"DrawCard" not in told
    assert b"steps" not in told


def test_a_seat_sees_its_own_hand_only_after_a_moment() -> None:
    room = moment(over("adventures"), 20).start()
    assert room.table.match is not None
    view: Any = room.table.game.view(room.table.match.position, 0)
    other = view.players[1].hand
    assert set(other) == {"?"}


REFUSALS: dict[str, dict[str, Any]] = {
    "refused-moment-step": {"step": 10_000},
    "refused-moment-over": {"step": -1},
    "refused-no-seat": {"step": 5, "seat": 2},
}


@pytest.mark.parametrize("why", REFUSALS)
def test_moments_that_are_none_are_refused(why: str) -> None:
    source = over("tea-time")
    asked = REFUSALS[why]
    step = len(played(source)) if asked["step"] == -1 else asked["step"]
    with pytest.raises(Refused) as refusal:
        b.from_moment(ASKED, b.of_table(source), step, "same", asked.get("seat", 0))
    assert refusal.value.text.id == why


def test_a_record_that_does_not_tell_its_luck_can_be_dealt_anew_only() -> None:
    lines = over("tea-time").record().splitlines()
    unfinished = b.of_record(next(read_records(lines[:-1])))
    assert b.from_moment(ASKED, unfinished, 20, "new", 0).seed == b""
    with pytest.raises(Refused) as refusal:
        b.from_moment(ASKED, unfinished, 20, "same", 0)
    assert refusal.value.text.id == "refused-moment-luck"


def test_a_record_begins_a_table_as_its_table_would() -> None:
    source = over("adventures")
    found = b.of_record(next(read_records(source.record().splitlines())))
    assert found.seed == bytes.fromhex(source.opened)
    assert found.entropy == source.entropy
    anew = moment(source, 20, "new").start().finish().table.record()
    assert b.of_record(next(read_records(anew.splitlines()))).seed == b""


def test_secrets_of_an_endless_match_are_not_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    source = over("adventures")
    monkeypatch.setattr(b, "deal_anew", lambda *_: None)
    with pytest.raises(Refused) as refusal:
        moment(source, 20, "new")
    assert refusal.value.text.id == "refused-moment-long"


def test_a_game_against_the_clock_has_no_moments() -> None:
    room = started("wordland", 3)
    assert room.table.match is not None
    found = b.Finished(room.table.match, b"", ())
    with pytest.raises(Refused) as refusal:
        b.from_moment(ASKED, found, 0, "new", 0)
    assert refusal.value.text.id == "refused-moment-clock"


def test_changed_luck_before_the_moment_is_found() -> None:
    room = moment(over("tea-time"), 20).start()
    made = e.read_entry(room.log[0][1])
    assert isinstance(made, e.Made)
    assert made.origin is not None
    steps = list(made.origin.steps)
    other = next(index for index, step in enumerate(steps) if step.actor == LUCK and step.move != steps[0].move)
    steps[0], steps[other] = steps[other], steps[0]
    origin = msgspec.structs.replace(made.origin, steps=tuple(steps))
    room.log[0] = (room.log[0][0], e.write_entry(msgspec.structs.replace(made, origin=origin)))
    finding = replay_table(room.kept()).finding
    assert finding is not None
    assert finding.fault in {"luck", "entry"}


def test_a_deal_is_dealt_alike_from_the_start() -> None:
    source = over("tea-time")
    room = Begun(b.from_deal(ASKED, b.of_table(source), "t-1", True)).start()
    assert played(room.table) == played(source)[: len(played(room.table))] != []
    assert b'"deal":"t-1"' in MessageEncoder(room.table).welcome(0)


@pytest.mark.parametrize("luck", ["same", "new"])
def test_others_play_a_match_that_began_at_a_moment_from_there(luck: e.Luck) -> None:
    first = moment(over("adventures"), 20, luck, seat=1).start().finish()
    room = Begun(b.from_deal(ASKED, b.of_table(first.table), "t-1", True)).start()
    assert room.table.seats[1].person == 1
    assert played(room.table) == played(first.table)[: len(played(room.table))]
    while room.table.status == "playing":
        actor, move = played(first.table)[len(played(room.table))]
        room.play(room.table.seats[actor].person, actor, move)
    assert played(room.table) == played(first.table)
    assert replay_table(room.kept()).finding is None
    assert verify(next(read_records(room.table.record().splitlines()))).luck_proven


def test_luck_that_has_two_seals_is_no_longer_the_same() -> None:
    found = b.of_table(moment(over("tea-time"), 20, "new").start().finish().table)
    with pytest.raises(Refused) as refusal:
        b.from_moment(ASKED, found, 30, "same", 0)
    assert refusal.value.text.id == "refused-moment-luck"


def test_a_day_has_one_deal_for_everybody_and_each_day_another() -> None:
    secret = b"d" * SECRET_BYTES
    rooms = [
        Begun(b.from_day(ASKED, secret, "tea-time", day, TODAY, True)).start()
        for day in ["2026-03-14"] * 2 + ["2026-03-13"]
    ]
    first, second, other = (played(room.table) for room in rooms)
    assert first == second != other
    assert rooms[0].table.entropy == ()
    assert b.day_seed(secret, "tea-time", "2026-03-14") != b.day_seed(secret, "tea-for-two", "2026-03-14")


@pytest.mark.parametrize("day", ["2026-03-15", "2024-03-14", "20260314", "soon"])
def test_no_other_day_is_dealt(day: str) -> None:
    with pytest.raises(Refused) as refusal:
        b.from_day(ASKED, b"d", "tea-time", day, TODAY, True)
    assert refusal.value.text.id == "refused-day"


@pytest.mark.parametrize("game", ["wordland", "tic-tac-toe", "chess"])
def test_a_deal_of_the_day_needs_luck_that_can_be_dealt(game: str) -> None:
    with pytest.raises(Refused) as refusal:
        b.from_day(ASKED, b"d", game, "2026-03-14", TODAY, True)
    assert refusal.value.text.id == "refused-day-game"


def result(name: str, score: int, other: int) -> Result:
    places = (1, 2) if score > other else (2, 1)
    return Result(name, 1, 0, (Sat(name, score, places[0]), Sat("level-3", other, places[1], bot=True)))


def test_winners_come_first_then_larger_leads_then_more_points() -> None:
    results = [result("lost", 20, 21), result("won", 5, 4), result("clear", 9, 2), result("clearer", 10, 3)]
    assert [(rank, each.table) for rank, each in ranked(results)] == [
        (1, "clearer"),
        (2, "clear"),
        (3, "won"),
        (4, "lost"),
    ]
    assert [rank for rank, _ in ranked([result("a", 5, 4), result("b", 5, 4), result("c", 4, 3)])] == [1, 1, 3]


def test_a_seat_that_a_bot_plays_to_the_end_is_the_bots() -> None:
    room = Begun(b.from_day(ASKED, b"d", "tea-time", "2026-03-14", TODAY, True))
    room.do(1, c.SeatBot, seat=1, bot="greedy")
    room.do(1, c.Start)
    while room.table.status == "playing":
        seat = room.table.actors[0]
        assert room.table.match is not None
        move = msgspec.json.encode(room.table.match.legal(seat)[0])
        if room.table.seats[seat].bot:
            room.keep(decide.bot_move(room.table, seat, move, room.now, room.secret))
        else:
            room.play(1, seat, msgspec.json.decode(move))
    told = result_of(room.table)
    assert [sat.bot for sat in told.seats] == [False, True]
    assert told.is_alone
    assert not msgspec.structs.replace(told, seats=told.seats[1:]).is_alone


async def get(server: Any, path: str) -> Any:
    async with aiohttp.ClientSession(base(server)) as session, session.get(path) as response:
        return msgspec.json.decode(await response.read())


async def made(server: Any, name: str, **origin: Any) -> Client:
    body = {"terms": {"game": "tea-time", "seats": 2}, "name": name, "origin": origin}
    answer = await post(base(server), "/api/tables", body)
    return Client(base(server), answer["table"], answer["token"])


async def play_alone(client: Client, seat: int = 0, bot: str = "uniform") -> None:
    """A person who takes what the view offers first, and a bot."""
    await client.do(c.SeatBot(key=new_key(), seat=1 - seat, bot=bot))
    await client.do(c.Start(key=new_key()))
    while True:
        await client.until(lambda: client.room.status == "over" or client.turn.actors == (seat,))  # type: ignore[union-attr]
        if client.room is not None and client.room.status == "over":
            return
        await client.play(seat, client.views[seat]["legal"][0])


async def test_a_challenge_compares_what_everybody_came_to(store_url: str) -> None:
    async with serving(store_url) as server:
        async with await made(server, "Alice", **{"from": "deal", "deal": f"tea-time-{today(server)}"}) as alice:
            await play_alone(alice, bot="level-3")
        async with await made(server, "Cheat", **{"from": "deal", "deal": f"tea-time-{today(server)}"}) as cheat:
            await play_alone(cheat)  # against another bot than all others
        async with await make_table(base(server), "tea-time", 2, "Ada") as ada:
            await play_alone(ada)
        async with await made(server, "Dinah", **{"from": "moment", "table": ada.table, "step": 0}) as dinah:
            await play_alone(dinah)
            assert dinah.room is not None
            assert dinah.room.begun is not None
        deal = f"{dinah.table}-1"
        async with await made(server, "Bill", **{"from": "deal", "deal": deal}) as bill:
            await play_alone(bill)
        async with await made(server, "Cat", **{"from": "deal", "deal": deal, "practice": True}) as cat:
            await play_alone(cat)
        shown = await get(server, f"/api/deals/{deal}")
        assert {place["result"]["seats"][0]["name"] for place in shown["places"]} == {"Dinah", "Bill"}
        assert shown["played"] == 2
        assert await get(server, f"/api/deals/{bill.table}-1") == shown
        days = await get(server, "/api/days")
        assert [each["played"] for each in days["deals"] if each["game"] == "tea-time"] == [1]
        of_day = await get(server, f"/api/deals/tea-time-{days['day']}")
        assert of_day["bot"] == "level-3"
        assert of_day["commitment"] == alice.room.commitment  # type: ignore[union-attr]
        assert set(days["tomorrow"]) == set(COUNTABLE)


def today(server: Any) -> str:
    return b.day_of(server.tables.now()).isoformat()


async def test_a_table_begins_from_the_text_of_a_record(sqlite_url: str) -> None:
    record = over("adventures").record()
    async with serving(sqlite_url) as server:
        origin = {"from": "moment", "record": record, "step": 20, "luck": "new", "seat": 1}
        body = {"terms": {"game": "tea-time", "seats": 3}, "name": "Alice", "origin": origin}
        answer = await post(base(server), "/api/replay/table", body)
        async with Client(base(server), answer["table"], answer["token"]) as alice:
            assert alice.room is not None
            assert alice.room.terms.game == "adventures"
            assert [seat.person for seat in alice.room.seats] == [0, 1]
        origin["record"] = record.replace('"seats":2', '"seats":3')
        with pytest.raises(NotDone) as refusal:
            await post(base(server), "/api/replay/table", body)
        assert refusal.value.id.startswith("record-")


async def test_two_servers_of_a_database_deal_the_same_day(postgres_url: str) -> None:
    async with serving(postgres_url) as one, serving(postgres_url) as other:
        assert await get(one, "/api/days") == await get(other, "/api/days")


async def test_a_moment_of_a_table_that_nobody_may_watch_needs_a_token(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        body = {"terms": {"game": "tea-time", "seats": 2, "watch": "nobody"}, "name": "Alice"}
        answer = await post(base(server), "/api/tables", body)
        async with Client(base(server), answer["table"], answer["token"]) as alice:
            origin = {"from": "moment", "table": alice.table, "step": 5}
            with pytest.raises(NotDone) as refusal:
                await made(server, "Alice", **origin, token=alice.token)
            assert refusal.value.id == "refused-deal-open"
            await play_alone(alice)
            with pytest.raises(NotDone) as refusal:
                await made(server, "Bill", **origin)
            assert refusal.value.id == "refused-replay"
            assert (await made(server, "Alice", **origin, token=alice.token)).table


@pytest.mark.parametrize("deal", ["nothing", "0123456789abcdef-1", "tea-time-2031-01-01", "wordland-2026-01-01"])
async def test_deals_that_are_none_are_refused(deal: str, sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        assert (await get(server, f"/api/deals/{deal}"))["id"] in {
            "refused-deal",
            "no-table",
            "refused-day",
            "refused-day-game",
        }


async def test_a_table_from_a_moment_is_moved_to_another_store_whole(tmp_path: Any) -> None:
    one, other = (open_store(f"sqlite:///{tmp_path / name}") for name in ("one.db", "other.db"))
    room = moment(over("tea-time"), 20, "new").start()
    kept = msgspec.structs.replace(room.kept(), table="0123456789abcdef", code=None)
    file = tmp_path / "export.jsonl"
    await one.open()
    await other.open()
    await one.put(kept)
    with file.open("wb") as opened:
        await exporting.write_export(one, opened, 0, unfinished=True, told=lambda: None)
    assert (await exporting.read_in(other, file, skip=False, told=lambda: None)).tables == 1
    assert await other.read(kept.table) == kept.entries
    await one.close()
    await other.close()
