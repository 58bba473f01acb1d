"""Tea Time as a game: refusals, texts, editions, the drawn board, luck's draws."""

from pathlib import Path

import msgspec
import pytest

from curiouser.engine.edition import load_edition, read_edition
from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.position import LUCK, WATCHER, Position
from curiouser.engine.record import read_records, verify
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.events import CardTurnedUp, PairsDiscarded
from curiouser.games.tea_time.moves import ChooseStarter, TakeCards, TurnUp
from tests.games.tea_time.table import FULL_ROUND, match, new_match, read, take


def test_cards_may_be_named_in_any_order_and_typed_in_any_way() -> None:
    game = match("cat hatter* cat / alice ; to-move:0 turn:3")
    game.play(0, GAME.parse("C1, b1 A1", game.position, 0))
    assert game.played[-1].move == take("a1", "b1", "c1")
    assert GAME.spell(game.played[-1].move) == "a1 b1 c1"
    assert GAME.spell(TurnUp("cat")) == "turn-up cat"
    assert GAME.tidy(TurnUp("cat")) == TurnUp("cat")


@pytest.mark.parametrize("typed", ["", "take the cat", "a1 and b1", "11"])
def test_words_that_name_no_cells_are_refused(typed: str) -> None:
    with pytest.raises(Refused):
        GAME.parse(typed, read("cat . alice ; to-move:0 turn:3"), 0)


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        (take(), "G9", "one to three cards"),
        (take("z9"), "G9", "one to three cards"),
        (TurnUp("cat"), "G9", "one to three cards"),
        (take("b1"), "G8", "no card on b1"),
        (take("a1", "c1", "d1", "d2"), "G7", "at most three"),
        (take("a1", "c1"), "G8", "side by side"),
        (take("a1", "a1"), "G8", "side by side"),
    ],
)
def test_a_refusal_names_the_rule(move: TakeCards, rule: str, reason: str) -> None:
    position = read("cat . cat hatter* / . . . alice ; to-move:0 turn:3")
    with pytest.raises(Refused) as refused:
        GAME.play(position, 0, move)
    assert (refused.value.rule, reason in str(refused.value)) == (rule, True)


def test_more_than_one_card_on_the_first_turn_breaks_g5() -> None:
    with pytest.raises(Refused) as refused:
        new_match(2, 0, FULL_ROUND).play(0, take("a1", "b1"))
    assert refused.value.rule == "G5"


def test_only_the_seat_to_move_is_offered_moves() -> None:
    game = new_match(2, 1, FULL_ROUND)
    assert len(GAME.view(game.position, 1).legal) == 12
    assert GAME.view(game.position, 0).legal == GAME.view(game.position, WATCHER).legal == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_draws_as_its_weights_say(seats: int) -> None:
    """G3, G4: the quick draw of the rules is the general one"""
    position = GAME.start(GAME.setup(seats))
    for step in range(13):
        quick, general = seeded(step), seeded(step)
        outcome = position.draw(quick)
        assert outcome == Position.draw(position, general)
        assert quick.bits() == general.bits()
        position.play(outcome)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("heard", [False, True])
def test_a_whole_grid_is_dealt_as_card_by_card(seats: int, heard: bool) -> None:
    """G3, G4: the quick way of luck is the general one, with or without somebody who listens"""
    quick, general = GAME.start(GAME.setup(seats)), GAME.start(GAME.setup(seats))
    for seed in range(3):
        quick.event_sink = [] if heard else None
        one, other = seeded(seed), seeded(seed)
        quick.resolve_chance(one)
        Position.resolve_chance(general, other)
        assert GAME.write(quick) == GAME.write(general)
        assert (one.bits(), len(quick.event_sink or [])) == (other.bits(), len(quick.event_sink or []) if heard else 0)
        quick.resolve_chance(one)
        while quick.actor >= 0:
            move = quick.legal()[0]
            quick.play(move)
            general.play(move)


def test_events_tell_the_story_in_every_language() -> None:
    game = match("cat hatter* alice / ; 0 cat*:3 ; to-move:0 turn:3 round:5")
    events = [*game.play(0, take("a1", "b1", "c1"))]
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all(words.say(GAME.tell(event)) for event in events)
    english = [GAME.words("en").say(GAME.tell(event)) for event in events]
    assert english[0] == "Seat 1 takes from the grid: Cheshire Cat, Hatter (mirror), Alice."
    assert english[1] == "Seat 1 discards a pair of opposite sides: Cheshire Cat."
    turned = CardTurnedUp(cell="a1", card="hatter*")
    assert GAME.words("en").say(GAME.tell(turned)) == "a1: Hatter (mirror)."


@pytest.mark.parametrize(
    ("pairs", "polish", "romanian"),
    [(1, "odrzuca parę", "elimină o pereche"), (2, "odrzuca 2 pary", "elimină 2 perechi")],
)
def test_plurals_are_right(pairs: int, polish: str, romanian: str) -> None:
    told = GAME.tell(PairsDiscarded(seat=0, character="cat", pairs=pairs))
    assert polish in GAME.words("pl").say(told)
    assert romanian in GAME.words("ro").say(told)


def test_the_board_is_drawn_with_mirrors_between_bars() -> None:
    drawn = GAME.draw(
        GAME.view(read("cat hatter* alice . ; 0 cat*:3 ; 1 queen ; to-move:0 turn:3"), 0), GAME.words("en")
    )
    assert drawn.splitlines()[1].split() == ["1", "Cat", "|Hatter|", "ALICE", "·"]
    assert drawn.splitlines()[5:] == ["Seat 1, 31 points: 3 × |Cat|", "Seat 2, 26 points: 1 × Queen"]
    held = GAME.draw(GAME.view(read(". ; 1 alice ; round:1 to-move:luck"), 0), GAME.words("en"))
    assert held.splitlines()[5:] == ["Seat 1, 30 points: –", "Seat 2, 34 points: Alice"]


def test_alice_is_in_the_box_until_somebody_starts() -> None:
    position = GAME.start(GAME.setup(2))
    assert GAME.parts(position)["alice"] == 1
    GAME.play(position, LUCK, ChooseStarter(0))
    assert GAME.parts(position)["alice"] == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"rabbit"]', '"dodo"]', 6, "in this order"),
        ("[5, 1, 3, 6, 10, 15]", "[]", 31, "at least one number"),
        ("{ 2 = 5, 3 = 3, 4 = 3 }", "{ 2 = 5, 3 = 3 }", 21, "no value for matches with 4 seats"),
        ("[3, 4]", "[3, 9]", 26, "at most 6 of each"),
        ("value = 10\n", "value = 1_000_000\n", 11, "from 1 to 99"),
        ("{ 2 = 0,", "{ 2 = -1,", 16, "from 0 to 10"),
        ("15]", "1_000]", 31, "from −999 to 999"),
        ("value = 4\n", "value = 1_000\n", 36, "from −999 to 999"),
        ("2 = 5, 3", "2 = 6, 3", 21, "need 72 cards"),
        ("2 = 5, 3", "2 = 0, 3", 21, "need 0 cards"),
        ("value = 10\n", 'value = "ten"\n', 11, "expected a whole number"),
        ('source = "rulebook"\nrule = "G15"', 'source = "hearsay"', 34, "isn’t one of the possible values"),
        ("[alice]", "[alicia]", 1, "doesn’t belong here"),
        ("title =", "title", 0, "isn’t valid TOML"),
    ],
)
def test_a_bad_edition_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    from importlib import resources

    toml = (resources.files("curiouser.games.tea_time") / "edition.toml").read_text(encoding="utf-8")
    assert old in toml
    with pytest.raises(BadSetup) as problem:
        read_edition(GAME, toml.replace(old, new, 1), "mine.toml")
    sentence = str(problem.value)
    assert reason in sentence
    assert f"line {line}" in sentence or line == 0


def test_an_edition_of_a_file_is_played(tmp_path: Path) -> None:
    """Designers change a number and play: four rounds, and Alice is worth nothing."""
    from importlib import resources

    toml = (resources.files("curiouser.games.tea_time") / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "edition.toml"
    file.write_text(toml.replace("2 = 5, 3", "2 = 4, 3").replace("value = 4\n", "value = 0\n"), encoding="utf-8")
    setup = GAME.setup(2, edition=load_edition(GAME, file))
    view = GAME.view(GAME.start(setup), 0)
    assert (view.rounds, view.alice_points, view.points[:6]) == (4, 0, (5, 1, 3, 6, 10, 15))
    assert GAME.read("alice ; to-move:0 turn:9", setup).score(0) == 30
    assert GAME.start(GAME.setup(2)).tables.alice_points == 4


RECORDS = sorted((Path(__file__).parents[2] / "records" / "tea_time").glob("*.jsonl"))


def test_there_is_a_record_for_every_number_of_seats() -> None:
    headers = [next(read_records(file.read_bytes().splitlines())).header for file in RECORDS]
    assert {header.seats for header in headers} == {2, 3, 4}
    assert {header.rules for header in headers} == set(range(1, GAME.version + 1))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_replay_for_ever(file: Path) -> None:
    for record in read_records(file.read_bytes().splitlines()):
        verdict = verify(record)
        assert verdict.luck_proven
        assert verdict.outcome is not None


def test_the_view_can_be_sent() -> None:
    view = GAME.view(new_match(2, 0, FULL_ROUND).position, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
