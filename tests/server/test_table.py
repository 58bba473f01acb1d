"""Tables without a server: every command, its refusals, and the fold."""

import msgspec
import pytest

from curiouser.bots import names_for
from curiouser.engine.errors import Refused
from curiouser.engine.record import read_records, verify
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core.decide import bot_move
from curiouser.server.core.members import KEYS
from curiouser.server.core.people import hash_token
from curiouser.server.core.seating import HOST_PATIENCE, PATIENCE
from curiouser.server.wire.room import room_of
from tests.server.room import SECRET, Room, started, state


def refusal(room: Room, by: int, kind: type[c.Command], **fields: object) -> str:
    """The id of the sentence; nothing changed."""
    before = state(room.folded_again())
    with pytest.raises(Refused) as caught:
        room.do(by, kind, **fields)
    assert state(room.table) == before
    for language in ("en", "pl", "ro"):
        assert caught.value.say(language)
    return caught.value.text.id


def join_refusal(room: Room, name: str) -> str:
    with pytest.raises(Refused) as caught:
        room.join(name)
    for language in ("en", "pl", "ro"):
        assert caught.value.say(language)
    return caught.value.text.id


def is_asked(room: Room) -> bool:
    return room.table.request is not None


def test_whoever_makes_a_table_is_its_host_and_has_the_first_seat() -> None:
    room = Room()
    assert room.table.host == 1
    assert room.table.seats_of(1) == [0]
    assert room.table.status == "waiting"


def test_a_token_is_kept_as_a_hash_only() -> None:
    room = Room()
    assert room.table.person_of(hash_token("alice")) == 1
    assert room.table.person_of(hash_token("nobody's")) == 0
    assert not any(b'"alice"' in data for _, data in room.log)


def test_the_seed_is_not_in_the_log_before_the_end() -> None:
    room = started("tea-time", 2)
    assert not any(b"seed" in data or SECRET in data for _, data in room.log)


def test_names_are_cleaned_and_nobody_has_the_name_of_another() -> None:
    room = Room()
    hare = room.join("  March\u202e\n Hare ")
    assert room.table.people[hare].name == "March Hare"
    with pytest.raises(Refused, match="already"):
        room.join("march hare")
    with pytest.raises(Refused, match="characters"):
        room.join("\u200b")
    assert refusal(room, hare, c.Rename, name="ALICE") == "refused-name-taken"
    room.do(hare, c.Rename, name="Hare")
    assert room.table.people[hare].name == "Hare"


def test_a_match_starts_when_every_seat_is_taken_and_the_host_says_so() -> None:
    room = Room()
    assert refusal(room, 1, c.Start) == "refused-free-seats"
    hare = room.join("Hare")
    room.do(hare, c.Sit, seat=1)
    assert refusal(room, hare, c.Start) == "refused-host"
    room.do(1, c.Start)
    assert room.table.is_playing
    assert room.table.players == ("Alice", "Hare")
    assert refusal(room, 1, c.Start) == "refused-started"


def test_one_person_may_have_several_seats() -> None:
    room = Room("tea-time", 3)
    room.do(1, c.Sit, seat=2)
    room.do(1, c.Sit, seat=1)
    assert room.table.seats_of(1) == [0, 1, 2]
    room.do(1, c.Start)
    assert room.table.is_playing


def test_a_seat_has_one_player() -> None:
    room = Room()
    hare = room.join("Hare")
    assert refusal(room, hare, c.Sit, seat=0) == "refused-taken-seat"
    assert refusal(room, hare, c.Sit, seat=2) == "refused-no-seat"
    assert refusal(room, 1, c.Sit, seat=0) == "refused-sitting"
    assert refusal(room, hare, c.Stand, seat=0) == "refused-not-yours"


def test_strangers_may_do_nothing() -> None:
    assert refusal(Room(), 7, c.Say, text="hello") == "refused-stranger"


def test_a_whole_match_opens_its_seal_and_its_record_is_verified() -> None:
    room = started()
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    assert room.table.status == "over"
    [record] = read_records(room.table.record().splitlines())
    verdict = verify(record)
    assert verdict.outcome is not None
    assert verdict.outcome.winners == (0,)
    assert record.header.players == ("Alice", "Hare")


def test_the_commitment_is_there_before_the_start_and_players_stir_the_luck() -> None:
    room = Room("tea-time", 2)
    sealed = room.table.commitment
    assert len(sealed) == 64
    hare = room.join("Hare")
    assert refusal(room, hare, c.Stir, word="curious") == "refused-players-only"
    room.do(hare, c.Sit, seat=1)
    room.do(hare, c.Stir, word="curious")
    room.do(1, c.Stir, word="curiouser")
    room.do(1, c.Start)
    assert room.table.entropy == ("curiouser", "curious")
    assert room.table.commitment == sealed


def test_moves_go_through_the_gate() -> None:
    room = started()
    assert refusal(room, 2, c.Play, seat=1, move=msgspec.Raw(b'{"type":"Mark","square":"a1"}')) == "refused-turn"
    assert refusal(room, 2, c.Play, seat=0, move=msgspec.Raw(b'{"type":"Mark","square":"a1"}')) == "refused-not-yours"
    for nonsense in (b"{}", b'{"type":"Mark"}', b"[]", b'{"type":"Mark","square":7}', b'"\xff"'):
        assert refusal(room, 1, c.Play, seat=0, move=msgspec.Raw(nonsense)) == "refused-no-move"
    too_long = msgspec.Raw(b'{"type":"Mark","square":"' + b"a" * 5000 + b'"}')
    assert refusal(room, 1, c.Play, seat=0, move=too_long) == "refused-long-move"
    room.mark(1, "a1")
    assert refusal(room, 2, c.Play, seat=1, move=msgspec.Raw(b'{"type":"Mark","square":"a1"}')) == "refused-taken"


def test_a_repeated_key_is_not_played_twice() -> None:
    room = started("tea-time", 2)
    seat = room.table.actors[0]
    match = room.table.match
    assert match is not None
    move = msgspec.Raw(msgspec.json.encode(match.legal(seat)[0]))
    by = room.table.seats[seat].person
    first = room.do(by, c.Play, seat=seat, move=move, key="same")
    number = room.table.number_of(by, "same")
    assert first
    assert room.do(by, c.Play, seat=seat, move=move, key="same") == []
    assert room.table.number_of(by, "same") == number


def test_however_much_others_do_a_table_remembers_ones_own_commands() -> None:
    room = started()
    room.do(1, c.Say, text="one", key="mine")
    for number in range(2 * KEYS):
        room.do(2, c.Say, text=str(number))
    assert room.do(1, c.Say, text="one", key="mine") == []
    for number in range(KEYS):
        room.do(1, c.Say, text=str(number))
    assert room.table.number_of(1, "mine") is None


def test_keys_of_two_people_have_nothing_to_do_with_each_other() -> None:
    room = started()
    room.do(1, c.Say, text="one", key="k")
    assert room.do(2, c.Say, text="two", key="k")


def test_an_undo_needs_the_consent_of_whoever_is_to_move_now() -> None:
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    assert is_asked(room)
    assert refusal(room, 1, c.Answer, yes=True) == "refused-not-asked"
    assert refusal(room, 1, c.Undo, seat=0) == "refused-asked-already"
    room.do(2, c.Answer, yes=True)
    assert not is_asked(room)
    assert room.table.actors == (0,)
    assert refusal(room, 1, c.Undo, seat=0) == "refused-undo"


def test_an_undo_may_be_declined_and_a_move_answers_it_too() -> None:
    room = started()
    room.mark(1, "a1")
    room.do(1, c.Undo, seat=0)
    room.do(2, c.Answer, yes=False)
    assert room.table.actors == (1,)
    room.do(1, c.Undo, seat=0)
    room.mark(2, "b2")
    assert room.table.request is None
    assert refusal(room, 2, c.Answer, yes=True) == "refused-not-asked"


def test_bots_take_their_moves_back_as_well_and_ask_for_nothing() -> None:
    room = Room()
    room.do(1, c.SeatBot, seat=1)
    room.do(1, c.Start)
    room.mark(1, "a1")
    room.keep(bot_move(room.table, 1, b'{"type":"Mark","square":"b2"}', room.now, SECRET))
    room.do(1, c.Undo, seat=0)
    match = room.table.match
    assert match is not None
    assert match.played == []
    assert len(match.history) == 4


def test_nothing_is_taken_back_after_luck() -> None:
    room = started("tea-time", 2)
    seat = room.table.actors[0]
    assert refusal(room, room.table.seats[seat].person, c.Undo, seat=seat) == "refused-undo"


def test_whoever_leaves_a_match_is_replaced_by_a_bot() -> None:
    room = started()
    room.do(2, c.Leave)
    assert room.table.seats[1].bot == "greedy"
    assert 2 not in room.table.people
    assert refusal(room, 2, c.Say, text="back again") == "refused-stranger"


def test_a_host_who_leaves_is_followed_by_a_player() -> None:
    room = Room()
    room.join("Watcher")
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.do(1, c.Leave)
    assert room.table.host == 3


def test_the_host_kicks_silences_and_hands_over() -> None:
    room = started()
    assert refusal(room, 2, c.Kick, person=1) == "refused-host"
    assert refusal(room, 1, c.Kick, person=1) == "refused-yourself"
    assert refusal(room, 1, c.Kick, person=9) == "refused-nobody"
    room.do(1, c.Mute, person=2, everyone=True)
    assert refusal(room, 2, c.Say, text="but") == "refused-silenced"
    assert refusal(room, 1, c.HandOver, person=1) == "refused-host-already"
    room.do(1, c.HandOver, person=2)
    assert room.table.host == 2
    room.do(2, c.Kick, person=1)
    assert list(room.table.people) == [2]


def test_who_is_silenced_and_leaves_comes_back_silenced() -> None:
    room = started()
    cat = room.join("Cat")
    room.do(1, c.Mute, person=cat, everyone=True)
    room.do(2, c.Mute, person=cat)
    room.do(cat, c.Leave)
    again = room.join("Cat")
    assert again != cat
    assert refusal(room, again, c.Say, text="me again") == "refused-silenced"
    assert again in room.table.people[2].mutes
    room.do(1, c.Mute, person=again, on=False, everyone=True)
    room.do(again, c.Leave)
    room.do(room.join("Cat"), c.Say, text="thank you")


def test_who_is_muted_by_one_person_and_leaves_is_still_muted_by_them() -> None:
    room = started()
    cat = room.join("Cat")
    room.do(2, c.Mute, person=cat)
    room.do(cat, c.Leave)
    again = room.join("Cat")
    assert room.table.people[2].mutes == {cat, again}
    assert not room.table.people[again].silenced
    assert room.join("Dormouse") not in room.table.people[2].mutes


def test_a_player_may_follow_a_host_who_is_silent_for_long() -> None:
    room = started()
    assert refusal(room, 2, c.HandOver, person=2) == "refused-host-patience"
    room.now += HOST_PATIENCE
    room.do(2, c.HandOver, person=2)
    assert room.table.host == 2


def test_a_host_whose_turn_takes_days_is_not_silent_before() -> None:
    room = started(clock=3 * 24 * 3600)
    room.now += HOST_PATIENCE
    assert refusal(room, 2, c.HandOver, person=2) == "refused-host-patience"
    room.now += 3 * 24 * 3600 * 1000
    room.do(2, c.HandOver, person=2)


@pytest.mark.parametrize(("kind", "fields"), [(c.HandOver, {"person": 2}), (c.Leave, {})])
def test_a_new_host_was_not_silent_yet(kind: type[c.Command], fields: dict[str, int]) -> None:
    room = started("tea-time", 3)
    room.now += HOST_PATIENCE
    room.do(1, kind, **fields)
    assert room.table.host == 2
    assert refusal(room, 3, c.HandOver, person=3) == "refused-host-patience"


def test_a_host_without_a_seat_does_not_take_the_one_that_somebody_held() -> None:
    room = Room("adventures", 3)
    room.do(1, c.Stand, seat=0)
    for seat, name in enumerate(("Hare", "Hatter")):
        room.do(room.join(name), c.Sit, seat=seat)
    room.do(1, c.SeatBot, seat=2)
    room.do(1, c.Start)
    room.do(1, c.Kick, person=2)
    assert refusal(room, 1, c.Give, seat=0, person=1) == "refused-held-seat"
    hare = room.join("Hare")
    room.do(1, c.Give, seat=0, person=hare)
    room.do(1, c.Give, seat=2, person=1)
    assert room.table.seats[2].person == 1


def test_a_holder_gives_their_seat_to_a_host_who_has_none() -> None:
    room = Room("adventures", 2)
    room.do(1, c.Stand, seat=0)
    for seat, name in enumerate(("Hare", "Hatter")):
        room.do(room.join(name), c.Sit, seat=seat)
    room.do(1, c.Start)
    room.do(2, c.Give, seat=0, person=1)
    assert room.table.seats[0].person == 1


def test_nobody_takes_back_what_a_person_did_for_whom_a_bot_plays_now() -> None:
    room = started()
    for by, square in ((1, "a1"), (2, "b2"), (1, "a2")):
        room.mark(by, square)
    room.do(2, c.SeatBot, seat=1)
    room.keep(bot_move(room.table, 1, b'{"type":"Mark","square":"c3"}', room.now, SECRET))
    room.do(1, c.Undo, seat=0)
    assert room.table.actors == (0,)
    assert refusal(room, 1, c.Undo, seat=0) == "refused-undo"


@pytest.mark.parametrize("chat", ["emotes", "off"])
def test_where_nobody_may_write_names_and_words_for_the_luck_say_nothing(chat: e.Chat) -> None:
    room = Room(chat=chat)
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.do(2, c.Rename, name="March Hare")
    assert refusal(room, 2, c.Stir, word="come to my house") == "refused-word"
    room.do(2, c.Stir, word="4 294 967 295")
    room.do(1, c.Start)
    assert refusal(room, 2, c.Rename, name="come to my house") == "refused-rename"


def test_who_is_silenced_says_nothing_by_a_name_or_a_word_for_the_luck() -> None:
    room = Room()
    room.do(room.join("Hare"), c.Sit, seat=1)
    room.do(1, c.Mute, person=2, everyone=True)
    assert refusal(room, 2, c.Rename, name="but") == "refused-silenced"
    assert refusal(room, 2, c.Stir, word="but") == "refused-word"


@pytest.mark.parametrize(
    "name", ["level-3", "Bob=greedy", "my.bots:Best", "\u3164", "\u2800\u2800", "\u115f\u1160", "Bob=a:B"]
)
def test_names_that_nobody_sees_or_that_bots_have_are_refused(name: str) -> None:
    assert join_refusal(Room(), name) in {"refused-name", "refused-name-bot"}


@pytest.mark.parametrize("name", ["Ali\u034fce", "Alice\ufe0f", "\uff21lice", "Al\u17b5ice"])
def test_names_that_look_alike_are_taken(name: str) -> None:
    assert join_refusal(Room(), name) == "refused-name-taken"


@pytest.mark.parametrize("name", ["Anna :)", "Żółć", "=^.^=", "Zoë", "level 3", "Al\u00ecce"])
def test_other_names_are_as_people_write_them(name: str) -> None:
    room = Room()
    assert room.table.people[room.join(name)].name == name


def test_what_others_say_is_no_sign_of_the_host() -> None:
    room = started()
    cat = room.join("Cat")
    room.now += HOST_PATIENCE - 1000
    room.do(cat, c.React, emote="tea")
    room.do(2, c.Say, text="hello?")
    room.now += 1000
    assert refusal(room, cat, c.HandOver, person=cat) == "refused-host"
    room.do(2, c.HandOver, person=2)
    assert room.table.host == 2


def test_a_seat_that_keeps_the_table_waiting_goes_to_a_bot_until_its_player_returns() -> None:
    room = started()
    assert refusal(room, 2, c.SeatBot, seat=0) == "refused-patience"
    room.now += PATIENCE
    room.do(2, c.SeatBot, seat=0)
    assert room.table.bots_to_move() == [0]
    assert refusal(room, 1, c.Play, seat=0, move=msgspec.Raw(b"{}")) == "refused-bot-plays"
    room.do(1, c.Sit, seat=0)
    assert room.table.owing() == [0]


def test_nobody_gets_a_second_seat_during_a_match() -> None:
    room = started()
    room.do(2, c.Leave)
    assert refusal(room, 1, c.Give, seat=1, person=1) == "refused-second-seat"
    hatter = room.join("Hatter")
    assert refusal(room, hatter, c.Sit, seat=1) == "refused-started"
    room.do(1, c.Give, seat=1, person=hatter)
    assert room.table.seats_of(hatter) == [1]


def test_nobody_looks_into_one_hand_after_the_other() -> None:
    room = Room("adventures", 3)
    hare = room.join("Hare")
    room.do(hare, c.Sit, seat=1)
    room.do(1, c.SeatBot, seat=2)
    room.do(1, c.Start)
    room.do(1, c.Stand, seat=0)
    assert refusal(room, 1, c.Give, seat=2, person=1) == "refused-second-seat"
    room.do(hare, c.Leave)
    assert refusal(room, 1, c.Give, seat=0, person=room.join("Hare")) == "refused-second-seat"
    room.do(1, c.Give, seat=0, person=1)
    assert room.table.seats_of(1) == [0]


def test_the_seats_of_one_match_are_not_those_of_the_next() -> None:
    room = started()
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    room.do(1, c.Rematch)
    room.do(1, c.Start)
    assert room.table.seats_of(1) == [1]
    room.do(1, c.Stand, seat=1)
    room.do(1, c.Give, seat=1, person=1)
    assert room.table.seats_of(1) == [1]


def test_who_has_several_seats_may_come_back_to_each_of_them() -> None:
    room = Room("tea-time", 3)
    room.do(1, c.Sit, seat=1)
    room.do(1, c.SeatBot, seat=2)
    room.do(1, c.Start)
    room.do(1, c.Stand, seat=1)
    assert refusal(room, 1, c.Give, seat=2, person=1) == "refused-second-seat"
    room.do(1, c.Give, seat=1, person=1)
    assert room.table.seats_of(1) == [0, 1]


def test_a_new_link_makes_the_old_one_worthless() -> None:
    room = Room()
    room.do(1, c.NewLink, token="down the rabbit hole")
    assert room.table.person_of(hash_token("alice")) == 0
    assert room.table.person_of(hash_token("down the rabbit hole")) == 1
    assert refusal(room, 1, c.NewLink, token="down the rabbit hole") == "refused-link"


@pytest.mark.parametrize(
    ("chat", "free", "signs"), [("free", True, True), ("emotes", False, True), ("off", False, False)]
)
def test_children_talk_by_signs(chat: e.Chat, free: bool, signs: bool) -> None:
    room = Room(chat=chat)
    if free:
        room.do(1, c.Say, text="hello")
    else:
        assert refusal(room, 1, c.Say, text="hello") == "refused-chat"
    if signs:
        room.do(1, c.React, emote="tea")
    else:
        assert refusal(room, 1, c.React, emote="tea") == "refused-chat"


def test_a_paused_table_waits() -> None:
    room = started(clock=60)
    assert refusal(room, 1, c.Resume) == "refused-not-paused"
    room.do(1, c.Pause)
    assert room.table.deadline is None
    assert refusal(room, 1, c.Play, seat=0, move=msgspec.Raw(b"{}")) == "refused-paused"
    assert refusal(room, 2, c.Resume) == "refused-host"
    room.now += PATIENCE
    room.do(2, c.Resume)
    assert room.table.deadline == room.now + 60_000


def test_talk_makes_no_pause_longer() -> None:
    room = started()
    cat = room.join("Cat")
    room.do(1, c.Pause)
    room.now += PATIENCE - 1000
    room.do(cat, c.React, emote="tea")
    assert refusal(room, 2, c.Resume) == "refused-host"
    room.now += 1000
    assert refusal(room, cat, c.Resume) == "refused-host"
    room.do(2, c.Resume)
    assert not room.table.paused


def test_a_bot_takes_over_when_the_clock_runs_out() -> None:
    room = started(clock=60)
    assert room.table.deadline == room.now + 60_000
    room.now += 59_999
    assert room.strike() == []
    room.now += 1
    assert room.strike() == [e.Ran(seat=0, bot="greedy")]
    assert room.table.bots_to_move() == [0]
    assert room.table.deadline is None


def test_or_one_move_is_made_and_the_player_goes_on() -> None:
    room = started(clock=60, late="move")
    room.now += 60_000
    room.strike()
    room.keep(bot_move(room.table, 0, b'{"type":"Mark","square":"b2"}', room.now, SECRET))
    assert room.table.seats[0].bot == ""
    assert room.table.owing() == [1]


def test_a_bot_that_was_overtaken_does_nothing() -> None:
    room = started()
    assert bot_move(room.table, 0, b'{"type":"Mark","square":"b2"}', room.now, SECRET) == []


def test_a_rematch_moves_everybody_one_seat_on_under_a_new_seal() -> None:
    room = started("tea-time", 3)
    assert refusal(room, 1, c.Rematch) == "refused-not-over"
    while room.table.is_playing:
        match, seat = room.table.match, room.table.actors[0]
        assert match is not None
        room.play(room.table.seats[seat].person, seat, match.legal(seat)[0])
    sealed = room.table.commitment
    room.do(2, c.Rematch)
    assert [seat.person for seat in room.table.seats] == [3, 1, 2]
    assert room.table.commitment != sealed
    room.do(1, c.Start)
    assert room.table.is_playing


def test_players_say_that_they_are_ready_for_a_rematch() -> None:
    room = started()
    cat = room.join("Cat")
    assert refusal(room, 2, c.Ready) == "refused-started"
    for by, square in [(1, "a1"), (2, "b1"), (1, "a2"), (2, "b2"), (1, "a3")]:
        room.mark(by, square)
    room.do(2, c.Rematch)
    room.do(2, c.Ready)
    assert room_of(room.table).ready == (2,)
    assert refusal(room, cat, c.Ready) == "refused-players-only"
    room.do(1, c.Stir, word="curiouser")
    assert room_of(room.table).ready == (2,)
    room.do(1, c.Ready)
    n = room.table.n
    room.do(1, c.Ready)
    assert (room_of(room.table).ready, room.table.n) == ((1, 2), n)
    room.do(2, c.Leave)
    assert room_of(room.table).ready == (1,)
    room.do(room.join("Dormouse"), c.Sit, seat=0)
    room.do(1, c.Start)
    assert room_of(room.table).ready == ()


def test_who_stands_up_or_hears_of_other_terms_is_not_ready_any_more() -> None:
    room = Room()
    hare = room.join("Hare")
    room.do(hare, c.Sit, seat=1)
    for by in (1, hare):
        room.do(by, c.Ready)
    room.do(hare, c.Stand, seat=1)
    assert room_of(room.table).ready == (1,)
    room.do(1, c.Change, terms=c.Asked(game="tic-tac-toe", seats=2, clock=30))
    assert room_of(room.table).ready == ()


def test_the_host_changes_the_terms_before_a_match() -> None:
    room = Room()
    assert refusal(room, 1, c.Change, terms=c.Asked(game="tea-time", seats=2, language="xx")) == "refused-language"
    room.do(1, c.Change, terms=c.Asked(game="tea-time", seats=4, clock=30))
    assert len(room.table.seats) == 4
    assert room.table.game.name == "tea-time"


def test_bots_that_do_not_play_the_new_game_make_room_for_one_that_does() -> None:
    room = Room("tea-time", 4)
    for seat, bot in ((1, "greedy"), (2, "uniform"), (3, "greedy")):
        room.do(1, c.SeatBot, seat=seat, bot=bot)
    room.do(1, c.Change, terms=c.Asked(game="wordland", seats=3))
    usual = room.table.usual_bot()
    assert [seat.bot for seat in room.table.seats] == ["", usual, "uniform"]
    assert usual in names_for(room.table.game, 3)
    room.do(1, c.Change, terms=c.Asked(game="tea-time", seats=3))
    assert [seat.bot for seat in room.table.seats] == ["", usual, "uniform"]
    assert usual in names_for(room.table.game, 3)


def test_a_closed_table_is_closed() -> None:
    room = started()
    room.do(1, c.Close)
    assert refusal(room, 1, c.Say, text="hello?") == "refused-closed"
    with pytest.raises(Refused, match="closed"):
        room.join("Late")


def test_who_may_not_watch_may_not_join_a_running_match() -> None:
    room = started(watch="nobody")
    with pytest.raises(Refused, match="can watch"):
        room.join("Cat")


def test_the_gap_is_told_exactly_while_it_is_remembered() -> None:
    room = started()
    last = room.table.n
    room.mark(1, "a1")
    room.do(2, c.Say, text="hm")
    assert [told.n for told in room.table.since(last) or ()] == [last + 1, last + 2]
    assert room.table.since(room.table.n) == []
    assert room.table.since(0) is None
    assert room.table.since(room.table.n + 1) is None
    for number in range(300):
        room.do(1, c.Say, text=str(number))
    assert room.table.since(last) is None
