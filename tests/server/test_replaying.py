"""Every stored match replays identically; one that doesn't is named by table and entry."""

import msgspec
import pytest

from curiouser.engine.position import LUCK
from curiouser.server.core.digests import STEP, parting
from curiouser.server.runtime.replay_check import Finding, replay_table
from curiouser.server.store.base import Kept
from tests.server.kept import changed, find, kept, over, play_on, taken_back, twice
from tests.server.room import Room, started

TABLE = f"{1:016x}"


def finding(table: Kept) -> tuple[int, str]:
    found = replay_table(table).finding
    assert found is not None
    assert found.table == TABLE
    return found.n, found.fault


@pytest.mark.parametrize("game", ["tic-tac-toe", "tea-time", "tea-for-two", "adventures"])
def test_a_match_of_every_game_leads_where_it_led(game: str) -> None:
    replayed = replay_table(kept(over(game)))
    assert replayed.finding is None
    assert (replayed.matches, replayed.unproven, replayed.is_playing) == (1, 0, False)


def test_all_matches_of_a_room_are_played_again() -> None:
    replayed = replay_table(kept(twice()))
    assert replayed.finding is None
    assert replayed.matches == 2


def test_a_table_that_waits_or_plays_is_fine_as_far_as_it_got() -> None:
    assert replay_table(kept(Room())).finding is None
    replayed = replay_table(kept(play_on(started("tea-time"), 3)))
    assert replayed.finding is None
    assert (replayed.matches, replayed.is_playing) == (0, True)


def test_moves_that_were_taken_back_do_not_count() -> None:
    assert replay_table(kept(taken_back())).finding is None


def test_a_match_from_before_hashes_were_kept_is_counted_as_such() -> None:
    table = kept(over())
    table = changed(table, find(table, "opened"), digest="", trail="")
    assert replay_table(table).unproven == 1


def test_another_end_is_found_and_the_move_where_it_began_is_named() -> None:
    table = kept(taken_back())
    n = find(table, "opened")
    trail = msgspec.json.decode(table.entries[n - 1].data)["trail"]
    third = find(table, "moved", 3)  # one was taken back: this is the third that stands
    other = trail[: 2 * STEP] + "x" * STEP + trail[3 * STEP :]
    assert finding(changed(table, n, digest="0" * 32, trail=other)) == (third, "other-end")


def test_another_end_after_the_same_moves_began_with_the_last_one() -> None:
    table = kept(over())
    assert finding(changed(table, find(table, "opened"), digest="0" * 32)) == (find(table, "moved", -1), "other-end")
    nothing = changed(table, find(table, "opened"), digest="0" * 32, trail="")
    assert finding(nothing) == (find(table, "moved", 0), "other-end")


def test_luck_that_is_not_of_the_seal_is_found() -> None:
    table = kept(play_on(started("tea-time"), 3))
    n = find(table, "moved", actor=LUCK)
    other = find(table, "moved", -1, actor=LUCK)
    moves = [msgspec.json.decode(table.entries[each - 1].data)["move"] for each in (n, other)]
    assert moves[0] != moves[1]
    assert finding(changed(table, n, move=moves[1])) == (n, "luck")
    assert finding(changed(table, n, move={"type": "Nonsense"})) == (n, "entry")


def test_luck_where_none_is_due_is_found() -> None:
    table = kept(over())
    assert finding(changed(table, find(table, "moved"), actor=LUCK)) == (find(table, "moved"), "luck")


def test_a_seal_that_does_not_hold_is_found() -> None:
    table = kept(over("tea-time"))
    n, start = find(table, "opened"), find(table, "started")
    assert finding(changed(table, n, seed="00" * 32)) == (start, "seal")
    assert finding(changed(table, n, seed="no seed")) == (start, "seal")
    playing = msgspec.structs.replace(kept(started("tea-time")), secret=b"another")
    assert finding(playing) == (find(playing, "started"), "seal")


def test_an_illegal_move_is_found() -> None:
    table = kept(over())
    second = find(table, "moved", 1)
    first = msgspec.json.decode(table.entries[find(table, "moved") - 1].data)["move"]
    assert finding(changed(table, second, move=first)) == (second, "entry")
    assert finding(changed(table, second, actor=7)) == (second, "entry")


def test_an_end_before_the_end_is_found() -> None:
    table = kept(play_on(started(), 2))
    last = len(table.entries)
    data = b'{"entry":"opened","seed":"00"}'
    assert finding(with_entry(table, last, data))[1] == "seal"
    room = Room()
    assert finding(with_entry(kept(room), 3, data)) == (3, "end")


def with_entry(table: Kept, n: int, data: bytes) -> Kept:
    entries = list(table.entries)
    entries[n - 1] = msgspec.structs.replace(entries[n - 1], data=data)
    return msgspec.structs.replace(table, entries=entries)


@pytest.mark.parametrize("data", [b"", b"{", b'{"entry":"jumped"}', b"[" * 10_000, b"\xff", b'"opened"'])
def test_an_entry_that_can_not_be_read_is_found(data: bytes) -> None:
    assert finding(with_entry(kept(over()), 2, data)) == (2, "entry")


def test_a_gap_is_found() -> None:
    table = kept(over())
    assert finding(msgspec.structs.replace(table, entries=[*table.entries[:4], *table.entries[5:]])) == (5, "gap")


def test_a_summary_of_another_table_is_found() -> None:
    table = kept(over())
    last = len(table.entries)
    wrong = msgspec.structs.replace(table.summary, status="closed")
    assert finding(msgspec.structs.replace(table, summary=wrong)) == (last, "summary")
    assert finding(msgspec.structs.replace(table, entries=table.entries[:-1])) == (last - 1, "summary")
    assert finding(msgspec.structs.replace(table, entries=[])) == (0, "summary")
    later = msgspec.structs.replace(table.summary, deadline=7)
    assert replay_table(msgspec.structs.replace(table, summary=later)).finding is None


def test_trails_part_where_they_differ() -> None:
    assert parting("aaaabbbb", "aaaabbbb") == 2
    assert parting("aaaabbbb", "aaaacccc") == 1
    assert parting("aaaa", "aaaabbbb") == 1
    assert parting("", "") == 0


@pytest.mark.parametrize("language", ["en", "pl", "ro"])
def test_a_finding_is_a_sentence(language: str) -> None:
    assert TABLE in Finding(TABLE, 12345, "luck").problem().say(language)
    assert "12345" in Finding(TABLE, 12345, "luck").problem().say(language)
