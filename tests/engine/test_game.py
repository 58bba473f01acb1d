"""What every game gets from the engine: setups, typed moves, tables of moves, outcomes."""

from typing import Any

import msgspec
import pytest

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Options, Outcome, Setup, kebab, places
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER, WATCHER
from curiouser.engine.rng import seeded
from curiouser.engine.text import Text, text
from tests.laws.hidden_hand import (
    CARDS,
    Bury,
    CardShown,
    Deal,
    HiddenHand,
    HiddenHandGame,
    HiddenOptions,
    Show,
)
from tests.laws.open_words import OpenWordsGame, RingBell, Say

GAME = HiddenHandGame()


def after(*moves: Move, seats: int = 2, bury: bool = False) -> HiddenHand:
    position = GAME.start(GAME.setup(seats, {"bury": bury}))
    for move in moves:
        GAME.play(position, position.actor, move)
    return position


DEALT = tuple(map(Deal, (0, 1, 2, 3, 4, 5)))  # seat 0 holds 0, 2, 4 and seat 1 holds 1, 3, 5


def test_the_defaults_are_the_games_own() -> None:
    assert GAME.setup(2) == Setup(2, HiddenOptions(bury=False), GAME.shipped_edition)


def test_options_may_come_as_words() -> None:
    assert GAME.setup(3, {"bury": "true"}).options == HiddenOptions(bury=True)


def test_an_edition_of_somebodys_own_is_taken() -> None:
    edition = GAME.edition(title="Mine")
    assert GAME.setup(2, edition=edition).edition is edition


def test_a_number_of_seats_it_is_not_played_with_is_refused() -> None:
    with pytest.raises(BadSetup, match="can’t be played with 5 seats; choose one of: 2, 3"):
        GAME.setup(5)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no option “dig”; its options are: bury"):
        GAME.setup(2, {"dig": True})


def test_an_option_of_a_game_without_any_is_refused() -> None:
    with pytest.raises(BadSetup, match="its options are: –"):
        OpenWordsGame().setup(2, {"dig": True})


def test_a_value_an_option_cannot_have_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"an invalid value \(bury: expected true or false"):
        GAME.setup(2, {"bury": "deep"})


@pytest.mark.parametrize(
    ("name", "kebabed"), [("CardsTaken", "cards-taken"), ("Mark", "mark"), ("", ""), ("ABitMore", "a-bit-more")]
)
def test_names_of_events_become_ids_of_texts(name: str, kebabed: str) -> None:
    assert kebab(name) == kebabed


def test_an_event_is_told_with_seats_by_name() -> None:
    told = GAME.tell(CardShown(seat=0, card=7, seen_by=(0,)))
    assert told == Text("card-shown", {"seat": text("seat", seat=1), "card": 7, "rule": "H3"})


def test_a_move_is_told() -> None:
    assert GAME.tell_move(Show(7)) == Text("move-show", {"card": 7})


def test_arguments_become_words() -> None:
    class Everything(Event, frozen=True, kw_only=True):
        next_seat: int
        flag: bool
        off: bool
        names: tuple[str, ...]
        nothing: int | None = None
        rule: str = ""

    arguments = GAME.arguments(Everything(next_seat=2, flag=True, off=False, names=("a", "b")))
    assert arguments == {
        "next_seat": text("seat", seat=3),
        "flag": "yes",
        "off": "no",
        "names": "a, b",
        "rule": "",
    }


def test_the_words_of_a_game_are_its_own_and_the_engines() -> None:
    assert GAME.words("en").say(text("title")) == "Hidden Hand"
    assert GAME.words("en").has("seat")


def test_the_package_of_a_game_is_its_module_unless_it_says_otherwise() -> None:
    assert super(HiddenHandGame, GAME).package == "tests.laws.hidden_hand"


def test_rules_are_counted_and_rulings_are_the_last_of_them() -> None:
    assert GAME.rule_ids() == ["H1", "H2", "H3", "H4", "H5"]

    class Ruled(HiddenHandGame):
        rules = ("H", 5, 4)

    assert [Ruled().is_ruling(rule) for rule in ("H3", "H4", "H5")] == [False, True, True]


def test_a_move_is_spelled_by_its_name_and_fields() -> None:
    class Turn(Move, frozen=True):
        card: str
        sides: tuple[int, ...]
        up: bool

    assert GAME.spell(Turn("Cat", (1, 2), True)) == "turn cat 1 2 true"


def test_a_typed_move_is_found_among_the_legal_ones() -> None:
    assert GAME.parse("  SHOW  2 ", after(*DEALT), 0) == Show(2)


def test_words_that_mean_nothing_are_refused() -> None:
    with pytest.raises(Refused, match="“show 1” isn’t a move here"):
        GAME.parse("show 1", after(*DEALT), 0)


def test_moves_are_tidy_as_they_are_unless_a_game_says_otherwise() -> None:
    assert GAME.tidy(Show(2)) == Show(2)


@pytest.mark.parametrize("move", [Deal(1), Bury(2), Show(3)])
def test_every_kind_of_move_is_read_from_json(move: Move) -> None:
    assert GAME.move_reader.decode(msgspec.json.encode(move)) == move


def test_a_game_with_one_kind_of_move_reads_it_too() -> None:
    class Silent(OpenWordsGame):
        move_types = (Say,)

    assert Silent().move_reader.decode(b'{"type":"Say","word":"tea"}') == Say("tea")


def test_luck_is_to_move_alone() -> None:
    position = after()
    assert GAME.actors(position) == (LUCK,)
    assert GAME.legal(position, 0) == []
    assert GAME.legal(position, LUCK) == [Deal(card) for card in range(CARDS)]


def test_outcomes_that_cannot_happen_are_no_chances() -> None:
    assert GAME.chances(after(Deal(0), Deal(9))) == [(Deal(card), 1) for card in range(1, 9)]


def test_a_seat_to_move_is_offered_its_own_moves() -> None:
    position = after(*DEALT)
    assert GAME.actors(position) == (0,)
    assert GAME.legal(position, 0) == [Show(0), Show(2), Show(4)]
    assert GAME.legal(position, 1) == GAME.legal(position, WATCHER) == []


def test_nothing_is_hidden_from_those_who_look_back() -> None:
    position = after(*DEALT)
    assert GAME.revealed(position) == GAME.opened(position)


def test_random_matches_try_the_legal_moves_unless_a_game_knows_more() -> None:
    position = after(*DEALT)
    assert GAME.examples(position, 0, seeded(1)) == GAME.legal(position, 0)


def test_at_the_end_nobody_is_offered_anything() -> None:
    position = after(*DEALT, *map(Show, (0, 1, 2, 3, 4, 5)))
    assert GAME.actors(position) == ()
    assert GAME.legal(position, OVER) == []


def test_moves_have_numbers() -> None:
    assert GAME.number(after(), LUCK, Deal(3)) == 3
    assert GAME.number(after(*DEALT), 0, Show(2)) == CARDS + 2


@pytest.mark.parametrize(
    ("position", "actor", "move", "sentence"),
    [
        (after(*DEALT, *map(Show, (0, 1, 2, 3, 4, 5))), 0, Show(0), "match is over"),
        (after(), 0, Show(0), "is being drawn at random"),
        (after(*DEALT), 1, Show(1), "seat 1’s turn"),
        (after(*DEALT), LUCK, Deal(6), "seat 1’s turn"),
        (after(Deal(0)), LUCK, Deal(0), "can’t be drawn now"),
        (after(Deal(0)), LUCK, Show(0), "can’t be drawn now"),
        (after(*DEALT), 0, Show(1), "don’t hold 1"),
        (after(*DEALT), 0, Bury(0), "can’t do that now"),
        (after(*DEALT), 0, RingBell(), "can’t do that now"),
    ],
)
def test_what_is_not_legal_has_no_number(position: Any, actor: int, move: Move, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        GAME.number(position, actor, move)


def test_a_move_that_is_made_tells_its_events_and_then_nobody_listens() -> None:
    position = after(*DEALT)
    assert GAME.play(position, 0, Show(4)) == [CardShown(seat=0, card=4)]
    assert position.event_sink is None


def test_a_copy_is_another_position() -> None:
    position = after(*DEALT)
    copy = GAME.copy(position)
    GAME.play(copy, 0, Show(4))
    assert position.hands[0] == [0, 2, 4]


def test_dealing_anew_keeps_what_the_seat_knows() -> None:
    position = after(*DEALT)
    GAME.redeal(position, 0, seeded(1))
    assert position.hands[0] == [0, 2, 4]


def test_there_is_none_before_the_end() -> None:
    assert GAME.outcome(after(*DEALT)) is None


def test_it_tells_reason_scores_and_places() -> None:
    position = after(*DEALT, *map(Show, (4, 1, 2, 3, 0, 5)))
    assert GAME.scores(position) == (1, 2)
    assert GAME.outcome(position) == Outcome("hands-empty", (1, 2), (2, 1))


def test_a_tiebreak_decides_between_equal_scores() -> None:
    class Broken(HiddenHand):
        def tiebreak(self, seat: int) -> int:
            return seat

    position = Broken()
    position.seats, position.actor, position.tricks = 3, OVER, [1, 1, 0]
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


def test_equal_places_are_shared_and_so_is_winning() -> None:
    assert places([3, 5, 5, 1]) == (3, 1, 1, 4)
    assert Outcome("hands-empty", (3, 5, 5, 1), (3, 1, 1, 4)).winners == (1, 2)


def test_a_game_knows_its_own_version_only() -> None:
    assert GAME.older(1) is GAME
    assert GAME.older(2) is None


def test_options_are_frozen_and_have_defaults() -> None:
    assert Options() == Options()


def test_a_game_of_open_moves_says_when_its_clock_strikes() -> None:
    game = OpenWordsGame()
    match = Match(game, game.setup(2))
    assert game.strike(match.position) is None
    match.resolve_chance(SeededDealer(seeded(1)))
    assert game.strike(match.position) == RingBell()


def test_nothing_goes_without_saying_and_nothing_needs_warming_up() -> None:
    game = OpenWordsGame()
    match = Match(game, game.setup(2))
    match.resolve_chance(SeededDealer(seeded(1)))
    assert not any(game.goes_without_saying(event) for event in match.events(0))
    game.warm_up(match.setup)
    assert game.planners == ()


def test_a_game_without_a_solver_leaves_the_strongest_bot_as_it_is() -> None:
    bot: Any = object()
    assert GAME.strongest(bot) is bot
