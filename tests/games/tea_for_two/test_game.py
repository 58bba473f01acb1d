"""Tea for Two as a game: refusals, texts, editions, the drawn board, luck's draws."""

import re
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from curiouser.engine.edition import load_edition, read_edition
from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER, WATCHER, Position
from curiouser.engine.record import read_records, verify
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_for_two import GAME, events
from curiouser.games.tea_for_two.moves import (
    BuyCard,
    DestroyDiscarded,
    DestroyStacked,
    LayCard,
    LeaveWatch,
    PointHand,
    TakeCakes,
    TakeFlamingo,
    UseEffect,
    WindWatch,
)
from tests.games.tea_for_two.table import acting, match, options, read, typed, view

TOML = (resources.files("curiouser.games.tea_for_two") / "edition.toml").read_text(encoding="utf-8")
ACT = "0 discard king1 ; 1 discard mouse1 ; 0 cakes:1 ; stack alice ; 1 destroyed rest ; phase:act"
ENDED = "last-round ; rabbits:0 ; 0 destroyed rest ; phase:over"


@pytest.mark.parametrize(
    ("notation", "typed", "move"),
    [
        (ACT, " USE ", UseEffect("king")),
        (ACT, "buy  caterpillar", BuyCard("caterpillar", 1)),
        (ACT, "buy dodo", BuyCard("dodo", 0)),
        ("phase:king", "flamingo", TakeFlamingo()),
        ("phase:king", "cakes", TakeCakes(2)),
        ("phase:point", "point 3", PointHand(3, "copy")),
        ("phase:point", "point 9", PointHand(9, "")),
        ("phase:point", "use", UseEffect("")),
        ("phase:point", "buy king", BuyCard("king", 0)),
        ("phase:stack", "destroy king", DestroyStacked("king")),
        ("0 discard cat1 ; phase:discarded", "destroy cat1", DestroyDiscarded("cat1", 1)),
        ("0 discard cat1 ; phase:discarded", "destroy cat1 2", DestroyDiscarded("cat1", 2)),
        ("0 hourglasses:1 ; phase:wind", "wind 1", WindWatch(1)),
        ("0 hourglasses:1 ; phase:wind", "stop", LeaveWatch()),
    ],
)
def test_a_move_is_typed_in_short_words(notation: str, typed: str, move: Move) -> None:
    assert GAME.parse(typed, read(notation), 0) == move


@pytest.mark.parametrize(
    "typed", ["", "pass", "buy", "buy king now", "point x", "point 1234", "wind ²", "destroy a b c"]
)
def test_other_words_are_refused(typed: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(typed, read(ACT), 0)


def test_luck_is_spelled_too() -> None:
    assert GAME.spell(LayCard("king2")) == "lay-card king2"


@pytest.mark.parametrize(
    ("notation", "move", "rule", "reason"),
    [
        (ACT, UseEffect("queen"), "T7", "King of Hearts"),
        (ACT, WindWatch(1), "T7", "or buy one card"),
        (ACT, BuyCard("rabbit", 0), "T8", "No stack"),
        (ACT, BuyCard("alice", 1), "T8", "empty"),
        (ACT, BuyCard("king", 2), "T8", "costs 2 cakes, but you have only one"),
        (ACT, BuyCard("knave", 1), "T35", "difference alone"),
        ("phase:king", TakeCakes(3), "T19", "2 cakes, or the flamingo"),
        ("phase:king", LeaveWatch(), "T19", "take the flamingo, or take cakes"),
        ("phase:point", PointHand(4, "copy"), "T13", "5 spaces"),
        ("phase:point", LayCard("king1"), "T13", "space for the hand"),
        ("phase:stack ; stack king ; 1 destroyed rest", DestroyStacked("king"), "T21", "still has cards"),
        ("phase:stack", DestroyDiscarded("king1", 1), "T21", "choose a stack"),
        ("0 discard cat1 ; phase:discarded", DestroyDiscarded("cat1", 2), "T22", "That card isn’t in"),
        ("0 discard cat1 ; phase:discarded", DestroyStacked("king"), "T22", "own discard pile"),
        ("0 hourglasses:2 ; phase:wind", WindWatch(3), "T9", "2 hourglasses"),
        ("0 hourglasses:2 ; phase:wind", UseEffect("king"), "T9", "wind the watch"),
    ],
)
def test_a_refusal_names_the_rule_and_says_what_to_do(notation: str, move: Move, rule: str, reason: str) -> None:
    position = read(notation)
    with pytest.raises(Refused) as refused:
        GAME.play(position, 0, move)
    assert refused.value.rule == rule
    assert reason in str(refused.value)
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_only_the_seat_to_move_is_offered_moves() -> None:
    position = read(ACT)
    assert len(GAME.view(position, 0).legal) == 4
    assert GAME.view(position, 1).legal == GAME.view(position, WATCHER).legal == ()


def test_luck_draws_and_moves_are_picked_as_the_general_ways_do() -> None:
    """T3–T6: the quick ways of the rules are the general ones"""
    position = GAME.start(GAME.setup(2))
    step = 0
    while position.actor != OVER:
        step += 1
        quick, general = seeded(step), seeded(step)
        if position.actor == LUCK:
            move = position.draw(quick)
            assert move == Position.draw(position, general)
        else:
            move = position.pick(quick)
            assert move == Position.pick(position, general)
        assert quick.bits() == general.bits()
        position.play(move)
    assert list(position.legal()) == []


def test_a_copy_goes_its_own_way_even_while_luck_sets_up() -> None:
    position = GAME.start(GAME.setup(2))
    rng = seeded(1)
    for _ in range(60):
        before = GAME.write(position)
        other = position.copy()
        other.play(other.draw(rng) if other.actor == LUCK else other.pick(rng))
        assert GAME.write(other) != before
        assert GAME.write(position) == before
        position = other


def test_a_choice_may_be_taken_back_until_luck_moves() -> None:
    game = Match(GAME, GAME.setup(2))
    while game.actors == (LUCK,):
        game.play(LUCK, GAME.chances(game.position)[-1][0])
    (seat,) = game.actors
    before = GAME.write(game.position)
    game.play(seat, game.legal(seat)[0])
    game.undo(seat)
    assert GAME.write(game.position) == before


def test_events_tell_the_story_in_every_language() -> None:
    game = acting("queen1", "cat1", "0 hourglasses:2 ; watch:2 ; stack alice 3 ; 1 destroyed rest")
    story = typed(game, "use", "destroy alice", "wind 2")
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all(words.say(GAME.tell(event)) for event in story)
    english = [GAME.words("en").say(GAME.tell(event)) for event in story]
    assert english == [
        "Seat 1 uses the Queen of Hearts effect.",
        "Seat 1 destroys Alice ★★★ from the board and gains 3 stars.",
        "The Alice stack is empty, so its mission counts: most Alices.",
        "Seat 1 spends 2 hourglasses; the hand stops on space 4: gain stars.",
        "Seat 1 gains 2 stars.",
        "Round 2.",
    ]


@pytest.mark.parametrize(
    ("count", "polish", "romanian"),
    [
        (1, "bierze z puli ciasto.", "ia din rezervă o prăjitură."),
        (3, "bierze z puli 3 ciasta.", "ia din rezervă 3 prăjituri."),
        (5, "bierze z puli 5 ciast.", "ia din rezervă 5 prăjituri."),
        (20, "bierze z puli 20 ciast.", "ia din rezervă 20 de prăjituri."),
        (22, "bierze z puli 22 ciasta.", "ia din rezervă 22 de prăjituri."),
    ],
)
def test_plurals_are_right(count: int, polish: str, romanian: str) -> None:
    taken = GAME.tell(events.TokensTaken(seat=0, token="cakes", count=count, rule="T14"))
    assert polish in GAME.words("pl").say(taken)
    assert romanian in GAME.words("ro").say(taken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    english, other = (
        (resources.files("curiouser.games.tea_for_two") / "texts" / f"{name}.ftl").read_text(encoding="utf-8")
        for name in ("en", language)
    )
    keys = re.findall(r"^([\w-]+) =", english, re.MULTILINE)
    assert re.findall(r"^([\w-]+) =", other, re.MULTILINE) == keys
    assert {f"rule-{rule}" for rule in GAME.rule_ids()} <= set(keys)


def test_effects_are_offered_in_words() -> None:
    game = acting("king1", "mouse1", "0 cakes:1")
    words = GAME.words("en")
    assert [words.say(GAME.tell_move(move)) for move in game.legal(0)] == [
        "Use the King of Hearts: take the flamingo or cakes",
        "Buy the Executioner without spending cakes",
        "Buy the Knave of Hearts without spending cakes",
        "Buy the Caterpillar for a cake",
    ]


BOARD = """\
Round 4
Watch:  1 destroy  2 turn over  [3 copy]  4 stars  5 flamingo

 4 Executioner  ★ ★ ★★ ★★ ★★★            most Knaves of Hearts
 5 Knave        ★ ★ ★★ ★★ ★★★            most Caterpillars
 6 Caterpillar  ★ ★ ★★ ★★ ★★★            most Kings of Hearts
 7 King         ★★★                      stars for cakes
 8 Alice        –                        most Alices

Supply: cakes 8 · hourglasses 5 · White Rabbits 6

Seat 1: score 7 · stars 7 · cakes 1 · hourglasses 0
  deck (2): Cat 1 ★, Mouse 2 ★
  discard pile from the top (2): King 7 ★, Rabbit 1
  destroyed (0): –

Seat 2: score 8 · stars 0 · cakes 0 · hourglasses 0 · FLAMINGO
  deck (8): Cat 1 ★, Guard 3 ★, Executioner 4 ★, Knave 5 ★, Caterpillar 6 ★,
    King 7 ★, Alice 8 ★, Queen 9 ★
  discard pile from the top (1): Mouse 2 ★
  destroyed (15): Guard 3 ★, Executioner 4 ★, Knave 5 ★, Caterpillar 6 ★,
    King 7 ★, King 7 ★, King 7 ★★, King 7 ★★, Alice 8 ★, Alice 8 ★, Alice 8 ★,
    Alice 8 ★★, Alice 8 ★★, Alice 8 ★★★, Queen 9 ★

Seat 1: use the effect of your card, or buy one card."""


def test_the_board_is_drawn_for_the_terminal() -> None:
    notation = (
        "stack king 3 mission:cakes ; stack alice mission:alice ; 0 deck cat1 mouse1 ; 0 discard king1 rabbit0 ;"
        "0 cakes:1 stars:7 ; 1 discard mouse1 ; 1 flamingo ; 1 destroyed rest ; round:4 watch:3 phase:act"
    )
    drawn = GAME.draw(GAME.view(read(notation), 0), GAME.words("en"))
    assert drawn.replace("\N{NO-BREAK SPACE}", " ") == BOARD


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notation", ["phase:missions", "0 discard king1 ; 1 discard cat1 ; phase:act", ENDED])
def test_the_board_fits_into_eighty_columns(language: str, notation: str) -> None:
    drawn = GAME.draw(GAME.view(read(notation), 0), GAME.words(language))
    assert max(map(len, drawn.splitlines())) < 80


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("rabbit = 1 }", "dodo = 1 }", 7, "exactly: cat, mouse"),
        ("queen = 9", "queen = 21", 7, "from 0 to 20, not 21"),
        ('["cat", "mouse", "guard"', '["rabbit", "mouse", "guard"', 12, "“rabbit” isn’t known here"),
        ('"alice", "queen"]\n', '"queen"]\n', 16, "exactly: cat"),
        ("alice = 1, queen = 1, rabbit = 0", "alice = 1, queen = 1, rabbit = 10", 16, "from 0 to 9, not 10"),
        ('["executioner", "knave", "caterpillar", "king", "alice"]', "[]", 21, "entries must be from 1 to 8, not 0"),
        ('"king", "alice"]\n\n[stack_stars]', '"king", "king"]\n\n[stack_stars]', 21, "“king” appears twice"),
        ("{ executioner = [1, 1, 2, 2, 3]", "{ executioner = []", 25, "entries must be from 1"),
        ("{ executioner = [1, 1", "{ executioner = [-1, 1", 25, "not −1"),
        ("value = 7", "value = 21", 30, "from 0 to 20, not 21"),
        ("value = 9\n", "value = 31\n", 35, "not 31"),
        ("value = 5\n", "value = -1\n", 40, "not −1"),
        ("[1, 3]", "[-1, 3]", 45, "not −1"),
        ("[1, 3]", "[7, 3]", 45, "more cakes than the 9 in the box"),
        ("mouse = 2, guard = 3, knave", "mouse = 10, guard = 3, knave", 50, "not 10"),
        ("draw = 2, stars = 2", "draw = 2", 50, "exactly: mouse"),
        ('"copy", "stars"', '"coffee", "stars"', 54, "“coffee” isn’t known"),
        ('["executioner", "cakes"]', '["executioner", "tea"]', 58, "“tea” isn’t known"),
        ('["executioner", "cakes"]', '["executioner", "alice"]', 58, "“alice” appears twice"),
        ('    ["alice", "rabbit"],\n', "", 58, "as many tiles as stacks: 5"),
        ("{ cakes = 1, hourglasses = 2 }", "{ cakes = 1, hourglasses = 12 }", 69, "not 12"),
        ("value = 4\n", "value = 6\n", 74, "from 1 to 5, not 6"),
        ("value = 7", 'value = "seven"', 30, "expected a whole number"),
    ],
)
def test_a_bad_edition_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in TOML
    with pytest.raises(BadSetup) as problem:
        read_edition(GAME, TOML.replace(old, new, 1), "mine.toml")
    assert reason in str(problem.value)
    assert f"line {line}" in str(problem.value)
    assert all(problem.value.say(language) for language in LANGUAGES)


def test_an_edition_of_a_file_is_played(tmp_path: Path) -> None:
    """Designers change numbers and play: two stacks, a watch of three spaces, one White Rabbit, dearer Guards."""
    changes = [
        ('["executioner", "knave", "caterpillar", "king", "alice"]', '["guard", "queen"]'),
        ("caterpillar = [1, 1, 2, 2, 3], king = [1, 1, 2, 2, 3], alice = [1, 1, 2, 2, 3] }", "guard = [4, 5] }"),
        ("{ executioner = [1, 1, 2, 2, 3], knave = [1, 1, 2, 2, 3], ", "{ queen = [2, 2, 2], "),
        ("guard = 3, executioner = 4", "guard = 11, executioner = 4"),
        ('["destroy", "draw", "copy", "stars", "flamingo"]', '["stars", "stars", "copy"]'),
        ('    ["caterpillar", "cards"],\n    ["king", "destroyed"],\n    ["alice", "rabbit"],\n', ""),
        ("value = 7", "value = 1"),
        ("value = 4\n", "value = 2\n"),
        ("stars = 2 }", "stars = 5 }"),
    ]
    toml = TOML
    for old, new in changes:
        assert old in toml
        toml = toml.replace(old, new)
    file = tmp_path / "edition.toml"
    file.write_text(toml, encoding="utf-8")
    setup = GAME.setup(2, edition=load_edition(GAME, file))
    position = GAME.read("0 discard guard1 ; 1 discard cat1 ; 0 hourglasses:1 cakes:2 ; phase:act", setup)
    assert [GAME.spell(move) for move in GAME.legal(position, 0)] == ["use", "buy guard", "buy queen"]
    GAME.play(position, 0, BuyCard("guard", 1))
    GAME.play(position, 0, WindWatch(1))
    shown = GAME.view(position, 0)
    assert (shown.players[0].discard, shown.players[0].stars, shown.hand) == (("guard4", "guard1"), 5, 2)
    box = GAME.parts(position)
    assert sum(box[name] for name in position.tables.kind_names) == 18 + 5 + 1
    rng = seeded(3)
    while position.actor != OVER:
        position.play(position.draw(rng) if position.actor == LUCK else position.pick(rng))
        assert GAME.parts(position) == box


RECORDS = sorted((Path(__file__).parents[2] / "records" / "tea_for_two").glob("*.jsonl"))


def test_there_is_a_record_for_every_way_to_end_and_of_a_changed_edition() -> None:
    records = [record for file in RECORDS for record in read_records(file.read_bytes().splitlines())]
    assert {record.end.outcome.reason for record in records if record.end} == set(GAME.ends)
    assert {record.header.rules for record in records} == set(range(1, GAME.version + 1))
    assert any(record.header.edition for record in records)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_replay_for_ever(file: Path) -> None:
    for record in read_records(file.read_bytes().splitlines()):
        verdict = verify(record, lambda _: GAME)
        assert verdict.luck_proven
        assert verdict.outcome is not None


def test_the_view_can_be_sent() -> None:
    shown = GAME.view(read(ACT), 0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown


def test_the_difference_is_shown_while_the_winner_acts() -> None:
    game = match("0 discard king1 ; 1 discard mouse1 ; 0 hourglasses:1 ; phase:act")
    assert view(game).difference == 5
    typed(game, "use", "cakes")
    assert (view(game).difference, options(game)) == (None, ["stop", "wind 1"])
