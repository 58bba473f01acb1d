"""Adventures as a game: moves in words, texts, drawings, editions."""

import re
from importlib import resources

import msgspec
import pytest

from curiouser.engine.edition import Sourced, load_edition, read_edition
from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.game import load_game
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES, text
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import CardPlayed, HoleSpun, PawnMoved, SmallCookiesTaken
from curiouser.games.adventures.moves import Accept, DrawCard, PlayToMove, PlayToSpin, Spin, SpinAgain, TakeFaceUp
from curiouser.games.adventures.scoring import count_from_tea
from curiouser.games.adventures.tables import luck_moves, seat_moves
from tests.games.adventures.table import RING, RING_OF_TEN, card, cookie, match, player, read, spin

PACKAGE = resources.files("curiouser.games.adventures")
SHIPPED = (PACKAGE / "edition.toml").read_text(encoding="utf-8")


def test_the_game_is_found_by_its_path() -> None:
    assert load_game("curiouser.games.adventures:GAME") is GAME


def test_moves_and_numbers_are_the_same_thing() -> None:
    moves, numbers = seat_moves(5)
    assert len(moves) == len(numbers) == 64
    assert [numbers[move] for move in moves] == list(range(64))
    luck, luck_numbers = luck_moves(2, (2, 3, 4, 5), ("joker", "1", "2", "3", "4", "5"), 12)
    assert [luck_numbers[move] for move in luck] == list(range(2 + 4 + 6 + 12))


@pytest.mark.parametrize("move", seat_moves(5)[0])
def test_every_move_has_a_sentence_and_words_of_its_own(move: Move) -> None:
    for language in LANGUAGES:
        assert GAME.words(language).say(GAME.tell_move(move))
    assert sum(GAME.spell(other) == GAME.spell(move) for other in seat_moves(5)[0]) == 1


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (PlayToMove("left", 1), "Play the left card (1): move one space"),
        (PlayToMove("right", 5, plus_one=True), "Play the right card (5) and add 1: move 6 spaces"),
        (PlayToMove("left", 4, joker=True), "Play the left card (Joker as 4): move 4 spaces"),
        (PlayToMove("left", 4, True, True), "Play the left card (Joker as 4) and add 1: move 5 spaces"),
        (PlayToSpin("left", 3), "Play the left card (3): spin up to 3 times to get out"),
        (PlayToSpin("right", 1, joker=True), "Play the right card (Joker as 1): spin once to get out"),
        (DrawCard("joker"), "Drawn at random: Joker"),
        (Spin(4), "The spinner stops on space 4"),
    ],
)
def test_moves_in_english(move: Move, sentence: str) -> None:
    assert GAME.words("en").say(GAME.tell_move(move)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Zagraj lewą kartę (4) i dodaj 1: idziesz 5 pól"),
        ("ro", "Joacă cartea din stânga (4, plus 1): avansezi 5 căsuțe"),
    ],
)
def test_moves_in_other_languages(language: str, sentence: str) -> None:
    assert GAME.words(language).say(GAME.tell_move(PlayToMove("left", 4, plus_one=True))) == sentence


def test_events_name_special_spaces() -> None:
    words = GAME.words("en")
    moved = PawnMoved(seat=0, origin=1, space=3, kind="cat", rule="A9")
    assert words.say(GAME.tell(moved)) == "Seat 1 moves to the Cheshire Cat."
    spun = HoleSpun(seat=1, space=7, kind="ordinary", blocked=True, spins_left=2, rule="A23")
    assert words.say(GAME.tell(spun)) == "The spinner shows space 7: Seat 2 can’t go there. Spins left: 2."
    taken = SmallCookiesTaken(seat=0, space=2, number=3, count=1)
    assert words.say(GAME.tell(taken)) == "The spinner shows 3: Seat 1 takes one small cookie."


@pytest.mark.parametrize(
    ("language", "joker", "five"),
    [
        ("en", "Seat 1 plays the Joker for up to 2 spins.", "Seat 1 plays a 5 to move 6 spaces."),
        ("pl", "Miejsce 1 zagrywa Jokera i może zakręcić do 2 razy.", "Miejsce 1 zagrywa kartę 5 i idzie 6 pól."),
        (
            "ro",
            "Locul 1 joacă Jokerul și poate învârti săgeata de cel mult 2 ori.",
            "Locul 1 joacă un 5 și avansează 6 căsuțe.",
        ),
    ],
)
def test_a_played_card_stands_in_its_sentence(language: str, joker: str, five: str) -> None:
    """A10, A22"""
    words = GAME.words(language)
    spun = CardPlayed(seat=0, place="left", card="joker", number=2, purpose="spin", rule="A22")
    moved = CardPlayed(seat=0, place="left", card="5", number=6, purpose="move", rule="A10")
    assert (words.say(GAME.tell(spun)), words.say(GAME.tell(moved))) == (joker, five)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str) -> None:
    """A1–A42"""
    words = GAME.words(language)
    assert GAME.rule_ids()[-1] == "A42"
    assert all(len(words.say(text(f"rule-{rule}"))) > 20 for rule in GAME.rule_ids())
    assert [GAME.is_ruling(rule) for rule in ("A29", "A30")] == [False, True]


def test_all_languages_have_the_same_texts() -> None:
    files = [(PACKAGE / f"texts/{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    ids = [re.findall(r"^([a-zA-Z][\w-]*) =", file, re.MULTILINE) for file in files]
    assert len(ids[0]) > 100
    assert ids[0] == ids[1] == ids[2]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("left", PlayToMove("left", 3)),
        ("L 3", PlayToMove("left", 3)),
        (" right  ", PlayToMove("right", 2)),
        ("r +", PlayToMove("right", 2, plus_one=True)),
        ("r+1", PlayToMove("right", 2, plus_one=True)),
        ("c", PlayToMove("centre", 4)),
        ("left spin", PlayToSpin("left", 3)),
        ("left 5", PlayToMove("left", 5)),
        ("yes", Accept()),
        ("no", SpinAgain()),
        ("up", TakeFaceUp()),
    ],
)
def test_moves_are_typed_in_few_words(typed: str, move: Move) -> None:
    assert GAME.parse(typed, read("0 hand:3,4,2"), 0) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("left", PlayToSpin("left", 3)),
        ("left 3", PlayToSpin("left", 3)),
        ("left move", PlayToMove("left", 3)),
        ("left +", PlayToMove("left", 3, plus_one=True)),
        ("right 4", PlayToSpin("right", 4, joker=True)),
    ],
)
def test_in_the_hole_a_typed_card_means_spins(typed: str, move: Move) -> None:
    """A22"""
    assert GAME.parse(typed, read("0 at:5 fallen hand:3,4,j"), 0) == move


def test_who_may_walk_out_says_spin_to_spin() -> None:
    """A29, A40"""
    position = read("0 at:5 fallen may-walk-out hand:3,1,2 played:1 ; 1 at:9 played:1", easy_hole=True)
    assert GAME.parse("left", position, 0) == PlayToMove("left", 3)
    assert GAME.parse("left spin", position, 0) == PlayToSpin("left", 3)


def test_a_single_card_is_meant_by_any_place() -> None:
    """A31"""
    assert GAME.parse("right", read("0 at:1 hand:3 pile:- ; 1 at:2 hand:4 pile:-"), 0) == PlayToMove("left", 3)


def test_a_typed_joker_needs_a_number() -> None:
    """A9"""
    with pytest.raises(Refused, match="which number the Joker stands for"):
        GAME.parse("left", read("0 hand:j,4,2"), 0)


@pytest.mark.parametrize("typed", ["", "tea", "left three", "left 3 +1 spin", "drawcard"])
def test_other_words_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="isn’t a move here"):
        GAME.parse(typed, read("0 hand:3,4,2"), 0)


def test_without_cards_there_is_nothing_to_type() -> None:
    with pytest.raises(Refused, match="isn’t a move here"):
        GAME.parse("left", read("0 at:1 ; phase:over"), 0)


def test_moves_of_luck_are_typed_too() -> None:
    position = Match(GAME, GAME.setup(2)).position
    assert GAME.parse("turn-up 4", position, LUCK) == cookie(4)
    with pytest.raises(Refused):
        GAME.parse("up", position, LUCK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_fits_a_terminal_of_eighty_columns(language: str) -> None:
    words = GAME.words(language)
    for seats, notation in ((4, ""), (2, "0 at:5 fallen hand:1,2 played:3 last:l3s won:5x4,4x4,3x4 small:20")):
        state = "" if seats == 4 else " ; 1 at:10 large ; phase:choose spins:2 shown:7"
        for viewer in (0, WATCHER):
            lines = GAME.draw(GAME.view(read(notation + state, seats), viewer), words).splitlines()
            assert max(map(len, lines)) <= 80


def test_a_drawing_shows_pawns_cards_and_cookies() -> None:
    drawn = GAME.draw(GAME.view(read("0 at:5 fallen hand:3,j,2 won:5 ; 1 at:10 large ; up:4"), 0), GAME.words("en"))
    assert "·3 (1)" in drawn
    assert "·2 2+" in drawn
    assert "hand: [3] Joker [2] · pile: 8 · large cookies: 5 · small: 0" in drawn
    assert "hand: [?] ? [?]" in drawn
    assert "Face up: 4 · stack: 4×2 4×3 3×4 3×5 · small cookies: 20" in drawn
    assert "Seat 1 (Alice), 5 points" in drawn


def test_a_drawing_shows_the_space_to_accept() -> None:
    game = match("0 at:5 fallen hand:3,1,1 ; 1 at:2", "left", spin(8))
    assert "The spinner shows 8 Small C.; spins left: 2." in GAME.draw(GAME.view(game.position, 0), GAME.words("en"))


def test_a_drawing_of_nothing_left_has_dashes() -> None:
    end = read("0 at:1 small:20 ; 1 at:2 won:2x4,3x4,4x4,5x4 ; up:- ; phase:over")
    drawn = GAME.draw(GAME.view(end, 0), GAME.words("en"))
    assert "Face up: – · stack: – · small cookies: 0" in drawn
    assert "hand: – · pile: 0 · large cookies: – · small: 20" in drawn


def test_the_shipped_edition_says_where_its_values_come_from() -> None:
    edition = load_edition(GAME)
    assert edition.cards.source == edition.large_cookies.source == "rulebook"
    assert edition.spaces.source == edition.numbers.source == edition.characters.source == "reconstructed"


def test_the_tea_party_may_stand_anywhere_on_the_ring() -> None:
    """A3, A12, A26: pawns start there, pass it, and are counted from it"""
    turned = msgspec.structs.replace(RING_OF_TEN, spaces=Sourced((*RING.split()[4:], *RING.split()[:4]), "changed"))
    start = GAME.start(GAME.setup(2, edition=turned))
    assert [player.space for player in GAME.opened(start).players] == [6, 6]
    assert start.tiebreak(0) == 0
    game = match("0 at:5 hand:2,1,1 ; 1 at:4 ; up:3", "left", edition=turned)
    assert (player(game).cookies, count_from_tea(game.position, 0)) == ((3,), 1)


def test_a_match_on_another_edition_ends_too() -> None:
    position, rng = GAME.start(GAME.setup(4, edition=RING_OF_TEN)), seeded(1)
    while moves := GAME.legal(position, position.actor):
        GAME.play(position, position.actor, moves[rng.below(len(moves))])
    assert GAME.outcome(position) is not None


RINGS = {
    12: "".join(f'    "{space.kind}",\n' for space in GAME.opened(GAME.start(GAME.setup(2))).spaces),
    9: "".join(f'    "{kind}",\n' for kind in RING.split()[:-1]),
}
CARDS = "{ 1 = 2, 2 = 2, 3 = 2, 4 = 2, 5 = 2 }"
LEFT_OUT = "{ 2 = 2, 3 = 1, 4 = 0 }"
FAULTS = [
    ('"alice", "hatter"', '"alice", "alice"', "characters.value", "in any order"),
    ("{ 1 = 2, 2", "{ 10 = 2, 2", "cards.value", "must be from 1 to 9"),
    ("{ 1 = 2, 2", "{ 1 = 21, 2", "cards.value", "from 0 to 20"),
    (CARDS, "{ 1 = 1 }", "cards.value", "at least 3 cards"),
    ('rule = "A2"\nvalue = 1', 'rule = "A2"\nvalue = -1', "jokers.value", "from 0 to 20"),
    ('rule = "A9"\nvalue = 5', 'rule = "A9"\nvalue = 0', "joker_most.value", "from 1 to 9"),
    ('rule = "A9"\nvalue = 5', 'rule = "A9"\nvalue = 8', "spaces.value", "must be from 13 to 60, not 12"),
    ('"tea-party",\n    "ordinary"', '"tea-party",\n    "garden"', "spaces.value", "isn’t a kind of space"),
    ('"tea-party",\n    "ordinary"', '"tea-party",\n    "hole"', "spaces.value", "appears more than once"),
    ('    "ordinary",\n    "ordinary",\n    "cat"', '    "cat"', "numbers.value", "one number for each space: 10"),
    ("value = [\n" + RINGS[12], "value = [\n" + RINGS[9], "spaces.value", "from 10 to 60"),
    ("[1, 2, 3, 1", "[0, 2, 3, 1", "numbers.value", "from 1 to 99"),
    (LEFT_OUT, "{ 2 = 2, 3 = 1 }", "left_out.value", "no value for matches with 4 seats"),
    (LEFT_OUT, "{ 2 = 7, 3 = 1, 4 = 0 }", "left_out.value", "no more than there are of that value"),
    (LEFT_OUT, "{ 2 = 6, 3 = 1, 4 = 0 }", "large_cookies.value", "with 2 seats, no large cookies would be left"),
    ("{ 2 = 6, 3", "{ 0 = 6, 3", "large_cookies.value", "1 to 99 points"),
    ("{ 2 = 6, 3", "{ 2 = 1000, 3", "large_cookies.value", "from 0 to 999"),
    ("value = 20", "value = -1", "small_cookies.value", "from 0 to 999"),
    ('rule = "A1"\nvalue = 1', 'rule = "A1"\nvalue = 100', "small_points.value", "from 0 to 99"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "path", "reason"), FAULTS)
def test_a_faulty_edition_is_refused_with_its_line_and_the_reason(good: str, bad: str, path: str, reason: str) -> None:
    """A3 and the limits of an edition"""
    assert SHIPPED.count(good) == 1
    toml = SHIPPED.replace(good, bad)
    with pytest.raises(BadSetup, match=reason) as refused:
        read_edition(GAME, toml, "mine.toml")
    assert refused.value.text.args["path"] == path
    line = toml.splitlines()[int(str(refused.value.text.args["line"])) - 1]
    assert line.startswith("value = ")


def test_an_edition_without_number_cards_lives_by_its_jokers() -> None:
    """A9"""
    toml = SHIPPED.replace(CARDS, "{}").replace('rule = "A2"\nvalue = 1', 'rule = "A2"\nvalue = 3')
    edition = read_edition(GAME, toml, "jokers.toml")
    game = Match(GAME, GAME.setup(2, {"starter": 0}, edition))
    for move in (cookie(2), *[card("joker")] * 6):
        game.play(LUCK, move)
    assert len(game.legal(0)) == 10


def test_moves_and_views_can_be_sent_and_read_again() -> None:
    for move in (*seat_moves(5)[0], Spin(3), DrawCard("joker")):
        assert GAME.move_reader.decode(msgspec.json.encode(move)) == move
    view = GAME.view(read("0 hand:3,j,2 ; 1 at:10 played:3 last:l3 ; turn:0", starter=1), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
