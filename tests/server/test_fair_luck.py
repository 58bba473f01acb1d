"""Luck that nobody can have chosen: words behind hashes, borrowed luck with consent, sealed days, restored servers."""

import asyncio
import contextlib
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from curiouser.client import Client, NotDone, join_table, make_table, new_key, post
from curiouser.engine.errors import BadRecord, Refused
from curiouser.engine.luck import commitment, word_hash
from curiouser.engine.record import Origin, Seal, read_records, verify
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core import origins as b
from curiouser.server.core.apply import apply
from curiouser.server.core.people import SECRET_BYTES, hash_token, seed_of
from curiouser.server.core.table import OPENING, Table
from curiouser.server.runtime.exports import is_sealed
from curiouser.server.runtime.replay_check import replay_table
from curiouser.server.runtime.table_runtime import summary_of
from curiouser.server.store.base import Entry, Kept
from curiouser.server.wire.broadcast import MessageEncoder
from curiouser.server.wire.room import room_of
from tests.server.dishonest import CHEAT, CHEATS, HONEST, UNFAIR, Fair, simulate
from tests.server.playing import play_all, record_of
from tests.server.room import random_moves, state
from tests.server.serving import base, serving
from tests.server.test_again import ASKED, Begun, over, play_alone, today
from tests.server.test_again import made as make_from
from tests.server.test_http import asking, get

DAY = 24 * 3600 * 1000


def sitting() -> Fair:
    """Alice hosts and has a word in; Knave sits with one too."""
    room = Fair()
    room.do(CHEAT, c.Sit, seat=1)
    room.commit(HONEST, "alice's word")
    room.commit(CHEAT, "knave's word")
    return room


def why(room: Fair, by: int, kind: type[c.Command], **fields: Any) -> str:
    with pytest.raises(Refused) as refusal:
        room.do(by, kind, **fields)
    return refusal.value.text.id


def test_words_are_opened_together_when_the_host_starts() -> None:
    room = sitting()
    shown = room_of(room.table)
    assert [(each.person, each.hash) for each in shown.sealed] == [
        (1, word_hash("alice's word")),
        (2, word_hash("knave's word")),
    ]
    assert why(room, HONEST, c.OpenWord, word="alice's word") == "refused-not-opening"
    room.do(HONEST, c.Start)
    assert room_of(room.table).opening == (1, 2)
    assert room_of(room.table).opens_until == room.now + OPENING
    room.do(CHEAT, c.OpenWord, word="knave's word")
    assert b"knave's word" not in MessageEncoder(room.table).welcome(HONEST)
    assert room.table.status == "waiting"
    assert why(room, HONEST, c.OpenWord, word="another") == "refused-word-hash"
    room.do(HONEST, c.OpenWord, word="alice's word")
    assert room.table.status == "playing"
    assert room.table.entropy == ("alice's word", "knave's word")
    assert room.table.salt == room.salt == room_of(room.table).salt
    assert state(room.folded_again()) == state(room.table)


def test_the_record_of_sealed_words_is_proven_with_the_salt() -> None:
    room = sitting()
    room.do(HONEST, c.Start)
    room.do(CHEAT, c.OpenWord, word="knave's word")
    room.do(HONEST, c.OpenWord, word="alice's word")
    for _ in random_moves(room, 10_000):
        pass
    lines = room.table.record().splitlines()
    record = next(read_records(lines))
    assert isinstance(record.header.luck, Seal)
    assert (record.header.luck.entropy, record.header.luck.salt) == (room.table.entropy, room.salt)
    assert verify(record).luck_proven
    assert b.of_record(record).entropy == room.table.words == b.of_table(room.table).entropy
    with pytest.raises(BadRecord):
        verify(next(read_records([lines[0].replace(room.salt, "0" * 32), *lines[1:]])))
    entries = [Entry(n, at, data) for n, (at, data) in enumerate(room.log, start=1)]
    assert replay_table(Kept("t", None, room.secret, summary_of(room.table), entries)).finding is None


def test_who_stands_up_gives_the_seat_away_or_has_none_any_more_leaves_no_word_in_the_luck() -> None:
    def stand(room: Fair) -> None:
        room.do(CHEAT, c.Stand, seat=1)

    def leave(room: Fair) -> None:
        room.do(CHEAT, c.Leave)

    def kick(room: Fair) -> None:
        room.do(HONEST, c.Kick, person=CHEAT)

    def give(room: Fair) -> None:
        room.do(CHEAT, c.Give, seat=1, person=room.join("Hare"))

    def shrink(room: Fair) -> None:
        room.do(HONEST, c.Change, terms=c.Asked(game="tea-time", seats=3))
        room.do(CHEAT, c.Stand, seat=1)
        room.do(CHEAT, c.Sit, seat=2)
        room.do(CHEAT, c.Stir, word="words that stay")
        room.do(HONEST, c.Change, terms=c.Asked(game="tea-time", seats=2))

    for go in (stand, leave, kick, give, shrink):
        for stirred in ({"word": "words that stay"}, {"hash": word_hash("words that stay")}):
            room = Fair()
            room.do(CHEAT, c.Sit, seat=1)
            room.do(CHEAT, c.Stir, **stirred)
            go(room)
            if room.table.seats[1].is_free:
                room.do(HONEST, c.SeatBot, seat=1)
            room.do(HONEST, c.Start)
            assert room.table.status == "playing"
            assert room.table.entropy == (), go.__name__


@pytest.mark.parametrize("how", ["stand", "leave", "late"])
def test_who_goes_while_words_are_opened_takes_all_words_with_them(how: str) -> None:
    room = sitting()
    room.do(HONEST, c.Start)
    room.do(HONEST, c.OpenWord, word="alice's word")
    if how == "late":
        room.now += OPENING - 1
        assert room.strike() == []
        room.now += 1
        room.strike()
    elif how == "stand":
        room.do(CHEAT, c.Stand, seat=1)
    else:
        room.do(CHEAT, c.Leave)
    assert room.table.seats[1].is_free
    assert (room.table.opening_at, room.table.stirred, room.table.hashes) == (0, {}, {})
    assert room_of(room.table).voided == 1
    room.do(HONEST, c.SeatBot, seat=1)
    room.commit(HONEST, "another word")
    room.do(HONEST, c.Start)
    room.do(HONEST, c.OpenWord, word="another word")
    assert room.table.entropy == ("another word",)


def test_nothing_changes_while_words_are_opened() -> None:
    room = sitting()
    hare = room.join("Hare")
    room.do(HONEST, c.Start)
    tried: list[tuple[int, type[c.Command], dict[str, Any]]] = [
        (HONEST, c.Start, {}),
        (HONEST, c.Kick, {"person": CHEAT}),
        (HONEST, c.Clear, {"seat": 1}),
        (HONEST, c.SeatBot, {"seat": 0}),
        (HONEST, c.Give, {"seat": 0, "person": hare}),
        (HONEST, c.Change, {"terms": c.Asked(game="tea-time", seats=2)}),
        (CHEAT, c.Stir, {"hash": word_hash("a better one")}),
        (hare, c.Sit, {"seat": 1}),
    ]
    for by, kind, fields in tried:
        assert why(room, by, kind, **fields) == "refused-opening", kind
    room.do(HONEST, c.Kick, person=hare)
    assert room.table.opening_at


def test_a_hash_is_ones_own_and_the_word_keeps_the_rules_of_the_table() -> None:
    room = sitting()
    assert why(room, CHEAT, c.Stir, hash=word_hash("alice's word")) == "refused-word-hash"
    assert why(room, CHEAT, c.Stir, hash=word_hash("x"), word="x") == "refused-word-hash"
    room.do(HONEST, c.Change, terms=c.Asked(game="adventures", seats=2, chat="off"))
    room.commit(HONEST, "17 4")
    room.do(HONEST, c.Start)
    assert why(room, CHEAT, c.OpenWord, word="knave's word") == "refused-word"
    room.do(HONEST, c.OpenWord, word="17 4")
    assert why(room, HONEST, c.OpenWord, word="17 4") == "refused-not-opening"


def test_clients_that_give_words_in_the_clear_play_as_before_and_the_server_adds_none() -> None:
    room = Fair()
    room.do(CHEAT, c.Sit, seat=1)
    room.do(CHEAT, c.Stir, word="treacle")
    room.do(HONEST, c.Start)
    assert (room.table.status, room.table.entropy, room.table.salt) == ("playing", ("treacle",), "")
    assert '"salt"' not in str(e.write_entry(room.table.told[-1].entry))


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_dishonest_player_does_not_choose_the_luck(cheat: str) -> None:
    """A false alarm once in ten million times; `bench server-luck` has 10,000 matches of each."""
    assert simulate(CHEATS[cheat], 400).chi_square < 42


@pytest.mark.parametrize("cheat", UNFAIR)
def test_the_simulation_finds_luck_that_was_chosen(cheat: str) -> None:
    found = simulate(UNFAIR[cheat], 400)
    assert found.chi_square > 100
    assert (found.voided > 0) is ("not open" in cheat)


# Borrowed luck


def borrowed(moment: int = 0) -> Begun:
    """A table on the luck of a record that its host made at home, with a guest."""
    record = next(read_records(over("adventures").record().splitlines()))
    room = Begun(b.from_moment(ASKED, b.of_record(record), moment, "same", 0))
    room.do(room.join("Hare"), c.Sit, seat=1)
    return room


def test_luck_of_a_record_is_called_borrowed_before_anybody_sits_and_needs_consent() -> None:
    room = borrowed()
    begun = room_of(room.table, 0).begun
    assert begun is not None
    assert begun.borrowed
    for by in (1, 2):
        with pytest.raises(Refused) as refusal:
            room.do(by, c.Stir, word="my word")
        assert refusal.value.text.id == "refused-borrowed"
    with pytest.raises(Refused) as refusal:
        room.do(1, c.Start)
    assert (refusal.value.text.id, refusal.value.text.args["people"]) == ("refused-consent", 1)
    room.do(2, c.Ready)
    room.do(2, c.Stand, seat=1)
    room.do(2, c.Sit, seat=1)
    with pytest.raises(Refused):  # whoever sits down anew agrees anew
        room.do(1, c.Start)
    room.do(2, c.Ready)
    room.do(1, c.Start)
    room.finish()
    [record] = read_records(room.table.record().splitlines())
    assert record.header.origin == Origin("same")
    assert record.header.origin.is_borrowed


def test_a_deal_with_new_luck_is_borrowed_by_those_who_play_it_after_the_first() -> None:
    first = Begun(b.from_moment(ASKED, b.of_table(over("adventures")), 20, "new", 0)).start().finish()
    assert not first.table.is_borrowed
    again = Begun(b.from_deal(ASKED, b.of_table(first.table), "t-1", True)).start().finish()
    [record] = read_records(again.table.record().splitlines())
    assert record.header.origin == Origin("new", 20, "", True)
    assert verify(record).luck_proven
    [record] = read_records(first.table.record().splitlines())
    assert record.header.origin is not None
    assert not record.header.origin.is_borrowed


async def test_a_guest_must_agree_over_a_socket_to_the_luck_of_a_record(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        origin = {"from": "moment", "record": over("adventures").record(), "step": 0}
        body = {"terms": {"game": "adventures", "seats": 2}, "name": "Knave", "origin": origin}
        made = await post(base(server), "/api/replay/table", body)
        async with (
            Client(base(server), made["table"], made["token"]) as knave,
            await join_table(base(server), made["table"], "Alice") as alice,
        ):
            assert alice.room is not None
            assert alice.room.begun is not None
            assert alice.room.begun.borrowed
            await alice.do(c.Sit(key=new_key(), seat=1))
            with pytest.raises(NotDone) as refusal:
                await knave.do(c.Start(key=new_key()))
            assert refusal.value.id == "refused-consent"
            with pytest.raises(NotDone) as refusal:
                await alice.contribute()
            assert refusal.value.id == "refused-borrowed"
            await alice.do(c.Ready(key=new_key()))
            await knave.do(c.Start(key=new_key()))


# The deal of a day


def test_the_seed_of_a_day_is_opened_after_the_day() -> None:
    secret, now = b"d" * SECRET_BYTES, datetime(2026, 3, 14, 9, tzinfo=UTC)
    begin = b.from_day(ASKED, secret, "tea-time", "2026-03-14", now.date(), counts=False)
    for late in (False, True):
        room = Begun(begin)
        room.now = int(now.timestamp() * 1000) + late * DAY
        room.start().finish()
        assert room.table.status == "over"
        assert room.table.opened == ("" if not late else begin.seed.hex())
        assert begin.seed.hex().encode() not in b"".join(data for _, data in room.log) or late
        [record] = read_records(room.table.record().splitlines())
        assert verify(record).luck_proven is late
        assert replay_table(room.kept()).finding is None
        assert is_sealed(room.kept()) is not late
        with contextlib.nullcontext() if late else pytest.raises(Refused):
            b.from_moment(ASKED, b.of_table(room.table), 5, "same", 0)
        opened = room.table.record(begin.seed.hex())
        assert verify(next(read_records(opened.splitlines()))).luck_proven


def test_only_the_record_of_a_day_may_lack_its_seed() -> None:
    lines = over("tea-time").record().splitlines()
    [record] = read_records(lines)
    assert record.end is not None
    assert record.header.origin is None
    for origin, is_good in ((None, False), (Origin("same"), False), (Origin("same", 0, "2026-03-14"), True)):
        header = msgspec.structs.replace(record.header, origin=origin)
        unopened = msgspec.structs.replace(record, header=header, end=msgspec.structs.replace(record.end, opened=None))
        with contextlib.nullcontext() if is_good else pytest.raises(BadRecord) as found:
            verify(unopened)
        if found is not None:
            assert found.value.text.id in {"record-link", "record-seal"}


async def test_a_practice_run_tells_nobody_the_seed_of_a_running_match_of_the_day(sqlite_url: str) -> None:
    clock = [int(datetime(2026, 3, 14, 9, tzinfo=UTC).timestamp() * 1000)]
    async with asking(sqlite_url) as (server, session):
        server.tables.now = lambda: clock[0]
        origin = {"from": "deal", "deal": f"tea-time-{today(server)}"}
        async with (
            await make_from(server, "Alice", **origin) as alice,
            await make_from(server, "Knave", **origin, practice=True) as knave,
        ):
            await alice.do(c.SeatBot(key=new_key(), seat=1))
            await alice.do(c.Start(key=new_key()))
            seed = server.tables.live[alice.table].secret[SECRET_BYTES:].hex()
            await play_alone(knave)
            path = f"/api/tables/{knave.table}/record"
            async with session.get(path) as response:
                early = await response.text()
            status, replay = await get(session, f"/api/tables/{knave.table}/matches/1/replay")
            assert status == 200
            for told in (early, repr(replay), repr(knave.messages)):
                assert seed not in told
            clock[0] += DAY
            assert (await record_of(server, knave.table)).end.opened == seed


# A server that was restored


@pytest.mark.parametrize("with_words", [False, True])
async def test_a_restored_server_deals_anew(with_words: bool, tmp_path: Path) -> None:
    url, kept = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup.db"
    async with serving(url) as server:
        made = await make_table(base(server), "adventures", 2, "Alice")
        async with Client(base(server), made.table, made.token) as alice:
            await alice.do(c.SeatBot(key=new_key(), seat=1))
        await server.tables.store.backup(kept)
    dealt = []
    for _ in range(3):
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        shutil.copy(kept, tmp_path / "tables.db")
        async with serving(url) as server, Client(base(server), made.table, made.token) as alice:
            if with_words:
                await alice.contribute()
            await alice.do(c.Start(key=new_key()))
            await alice.until(lambda: alice.room is not None and alice.room.status == "playing")
            dealt.append(msgspec.json.encode(alice.views[0]))
    assert len(set(dealt)) > 1


async def test_two_people_play_with_sealed_words_over_sockets_and_the_record_proves_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice = await stack.enter_async_context(await make_table(base(server), "tea-time", 2, "Alice"))
        hare = await stack.enter_async_context(await join_table(base(server), alice.table, "Hare"))
        await hare.do(c.Sit(key=new_key(), seat=1))
        await asyncio.gather(alice.contribute(), hare.contribute())
        words = {alice.word, hare.word}
        await alice.do(c.Start(key=new_key()))
        await play_all([alice, hare])
        record = await record_of(server, alice.table)
        assert set(record.header.luck.entropy) == words
        assert verify(record).luck_proven


async def test_who_does_not_open_in_time_loses_the_seat_by_the_clock(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curiouser.server.core.table.OPENING", 50)
    async with serving(sqlite_url) as server, contextlib.AsyncExitStack() as stack:
        alice = await stack.enter_async_context(await make_table(base(server), "tea-time", 2, "Alice"))
        hare = await stack.enter_async_context(await join_table(base(server), alice.table, "Hare"))
        await hare.do(c.Sit(key=new_key(), seat=1))
        await alice.contribute()
        await hare.do(c.Stir(key=new_key(), hash="0" * 64))
        await alice.do(c.Start(key=new_key()))
        await alice.until(lambda: alice.room is not None and alice.room.voided == 1)
        assert alice.room is not None
        assert [seat.person for seat in alice.room.seats] == [1, 0]
        assert not alice.room.sealed


def test_logs_of_earlier_programs_fold_as_before() -> None:
    """Entries as they were before hashes, salts and longer codes."""
    terms = {"game": "tic-tac-toe", "rules": 1, "seats": 2}
    log: list[dict[str, Any]] = [
        {"entry": "made", "code": "BCDF", "terms": terms, "commitment": commitment(seed_of(b"s" * 32, 1))},
        {"entry": "joined", "by": 1, "person": 1, "name": "Alice", "token": hash_token("alice")},
        {"entry": "seated", "by": 1, "seat": 0, "person": 1},
        {"entry": "stirred", "by": 1, "word": "treacle"},
        {"entry": "bot-seated", "by": 1, "seat": 1, "bot": "greedy"},
        {"entry": "started", "by": 1, "players": ["Alice", "greedy"], "entropy": ["treacle"]},
    ]
    table = Table("t")
    for n, entry in enumerate(log, start=1):
        apply(table, e.read_entry(msgspec.json.encode(entry)), n, n)
    assert (table.status, table.words, table.invitation) == ("playing", ("treacle",), "BCDF")
