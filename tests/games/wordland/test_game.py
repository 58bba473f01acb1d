"""Wordland as a game: offers, texts, editions, the drawn table."""

from importlib import resources
from pathlib import Path

import pytest

from curiouser.engine.edition import load_edition, read_edition
from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK, WATCHER
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland import GAME, events, moves, words
from curiouser.laws import LAWS, check_game
from tests.games.wordland.small_dictionary import SmallDictionary, small_language
from tests.games.wordland.table import Talk, lay, talk
from tests.laws.untraced import untraced

pytestmark = pytest.mark.usefixtures("small_words")


def offers(table: Talk, seat: int) -> list[str]:
    return [GAME.spell(move) for move in table.match.legal(seat)]


def test_a_language_is_read_before_its_first_word_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Noting(SmallDictionary):
        def bases(self, word: str) -> frozenset[str]:
            asked.append(word)
            return super().bases(word)

    noting = words.Language("en", Noting())
    monkeypatch.setattr(words, "language", lambda _: noting)
    GAME.warm_up(GAME.setup(3, {"language": "en"}))
    assert asked


def test_each_seat_is_offered_what_it_may_do() -> None:
    table = talk(4, characters="cat twins two").say(0, "lion")
    assert [offers(table, seat) for seat in range(4)] == [[], ["skip", "object"], ["object"], ["force", "object"]]
    assert table.actors() == [1, 2, 3, CLOCK]
    table.object(2)
    assert table.actors() == [1, 3, CLOCK]
    assert offers(table, 1) == ["vote against", "vote for"]


def test_whoever_has_the_turn_comes_first_with_nothing_to_list_but_words() -> None:
    table = talk(3, queen=2)
    assert (table.match.actors, offers(table, 2)) == ((2, CLOCK), [])


def test_the_hatter_and_the_twins_are_offered_their_powers() -> None:
    table = talk(3, characters="hatter twins").say(0, "lion").wait(5_000)
    assert offers(table, 1) == ["restart", "immunity"]
    assert offers(table.say(1, "tent").wait(5_000), 2) == ["restart"]


def test_around_one_teapot_everybody_may_mark() -> None:
    """W38"""
    table = lay(3, characters="two cat", teapot=True)
    assert offers(table, 0) == ["tap", "pass", "pass+letter", "out 1", "out 2", "out 3"]
    assert offers(table, 1) == ["out 1", "out 2", "out 3"]
    assert table.match.actors == (0, 1, 2, CLOCK)


def test_nobody_who_looks_on_is_offered_anything() -> None:
    assert talk().match.legal(WATCHER) == []
    assert talk().match.legal(LUCK) == []
    assert GAME.chances(talk().position) == []


@pytest.mark.parametrize(
    ("actor", "move"),
    [(LUCK, moves.TapTeapot()), (CLOCK, moves.TapTeapot()), (7, moves.TapTeapot()), (0, moves.PassTime(5))],
)
def test_moves_of_others_are_refused(actor: int, move: Move) -> None:
    with pytest.raises(Refused):
        talk().play(actor, move)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("lion tamer", moves.SayPhrase("lion tamer")),
        ("say object", moves.SayPhrase("object")),
        ("say+letter Lion", moves.SayPhrase("Lion", lay_letter=True)),
        ("say+immunity pie", moves.SayPhrase("pie", immunity=True)),
        ("speak good grief", moves.Speak("good grief")),
        ("skip", moves.SayPhrase("skip")),
        ("tap", moves.TapTeapot()),
    ],
)
def test_what_is_typed_is_a_phrase_unless_it_is_a_move(typed: str, move: Move) -> None:
    table = lay()
    assert GAME.parse(typed, table.position, 0) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("Object", moves.Object()),
        ("vote against", moves.Vote(against=True)),
        ("vote for", moves.Vote(against=False)),
        ("token 3", moves.PlaceToken(2)),
        ("out 1", moves.MarkOut(0)),
        ("topic circus", moves.ChooseTopic("circus")),
        ("pass+letter", moves.PassTurn(lay_letter=True)),
    ],
)
def test_moves_are_understood_before_they_are_refused(typed: str, move: Move) -> None:
    position = talk().position
    assert GAME.parse(typed, position, 1) == move
    assert GAME.spell(move) == typed.lower()


def test_other_words_of_somebody_who_may_not_speak_mean_nothing() -> None:
    with pytest.raises(Refused):
        GAME.parse("lion", talk().position, 1)


def test_what_is_spelled_is_understood() -> None:
    position = lay().position
    for move in (moves.SayPhrase("pie", True, True), moves.SayPhrase("lion tamer"), moves.Speak("Oh, bother")):
        assert GAME.parse(GAME.spell(move), position, 0) == move


def test_moves_that_nobody_types_have_words_too() -> None:
    assert GAME.spell(moves.DrawLetter("f")) == "draw-letter f"
    assert GAME.words("en").say(GAME.tell_move(moves.DealCharacter("two"))) == "Dealt at random: Two of Hearts"
    assert GAME.words("en").say(GAME.tell_move(moves.DrawLetter("f"))) == "Drawn at random: the letter F"


def test_there_is_no_outcome_before_the_end() -> None:
    assert talk().match.outcome is None


def test_words_are_kept_composed_and_with_single_spaces() -> None:
    """W39"""
    assert GAME.tidy(moves.SayPhrase("  lion   tamer ")) == moves.SayPhrase("lion tamer")
    assert GAME.tidy(moves.Speak("z\u0307aba")) == moves.Speak("żaba")


def test_events_tell_the_story_in_every_language() -> None:
    table = talk(4, characters="cat twins two").say(0, "flurble")
    told = [GAME.words("en").say(GAME.tell(event)) for event in table.told]
    assert told == [
        "Seat 1: “flurble”",
        "Seat 1 is out for a forbidden letter (F) and takes scoring card 1.",
        "Seat 2 is next; the teapot is waiting.",
    ]
    for language in LANGUAGES:
        assert all(GAME.words(language).say(GAME.tell(event)) for event in table.told)


def test_hints_are_told_with_the_phrase() -> None:
    """W36"""
    table = talk(letters="vg").say(0, "clown").say(1, "clownish")
    assert GAME.words("en").say(GAME.tell(table.told[0])) == "Seat 2: “clownish” (derived from “clown”?)"
    table.say(2, "flurble")
    assert GAME.words("en").say(GAME.tell(table.told[0])) == "Seat 3: “flurble” (not in our dictionary)"


@pytest.mark.parametrize(
    ("tokens", "polish", "romanian"), [(1, "żeton czasu", "un jeton"), (2, "2 żetony czasu", "2 jetoane")]
)
def test_plurals_are_right(tokens: int, polish: str, romanian: str) -> None:
    told = GAME.tell(events.TimeTokensTaken(seat=0, tokens=tokens))
    assert polish in GAME.words("pl").say(told)
    assert romanian in GAME.words("ro").say(told)


def test_the_table_is_drawn() -> None:
    table = talk(5, characters="rabbit caterpillar hatter cat", secrets="ba", token_on=0)
    table.say(0, "lion", lay_letter=True).say(1, "drama").tap(2).say(2, "horse")
    drawn = GAME.draw(GAME.view(table.position, 0), GAME.words("en"))
    assert drawn.splitlines() == [
        "Round 1 of 5",
        "Topic: The circus",
        "Forbidden: F (blue), H (purple), C (green)",
        "and for everybody except Seat 1: A (red)",
        "Waiting for Seat 4 to tap the teapot: 3\u00a0s",
        "Said: lion · (drama) · (horse)",
        "",
        "Seat 1, 0 points: Queen of Hearts, the Caterpillar’s token",
        "Seat 2, 0 points: White Rabbit (face down), scoring card 1, ? (purple)",
        "Seat 3, 0 points: Caterpillar (face down), scoring card 2",
        "Seat 4, 0 points: Hatter, 1 time token",
        "Seat 5, 0 points: Cheshire Cat",
    ]


def test_a_vote_a_running_clock_and_topics_to_choose_are_drawn() -> None:
    table = talk(4).say(0, "joy").wait(1)
    words = GAME.words("en")
    assert "It’s Seat 2’s turn: 15\u00a0s" in GAME.draw(GAME.view(table.position, 1), words)
    table.object(1)
    drawn = GAME.draw(GAME.view(table.position, WATCHER), words)
    assert "Votes against “joy” so far: 1 of 3; 10\u00a0s left" in drawn
    table = Talk(3, {})
    assert "Round 0 of 3" in GAME.draw(GAME.view(table.position, 0), words)
    table.luck(moves.ChooseQueen(0), moves.TurnUpTopic("zoo"), moves.TurnUpTopic("circus"))
    drawn = GAME.draw(GAME.view(table.position, 0), words)
    assert "Topic to choose: At the zoo (zoo)" in drawn
    assert "Seat 1, 0 points: Queen of Hearts" in drawn
    assert "Seat 2, 0 points: –" in drawn


def test_a_sideways_character_is_drawn_so() -> None:
    table = talk(3, characters="cat two").say(0, "lion").play(1, moves.SkipTurn())
    assert "Cheshire Cat (sideways)" in GAME.draw(GAME.view(table.position, 0), GAME.words("en"))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("basic = 15", "basic = 0", 8, "1 to 600 seconds"),
        ("twins = 2", "twins = 3", 13, "3 time tokens"),
        ("hatter = 1", "hatter = -1", 13, "3 time tokens"),
        ("4 = [0, 0, 1, 2]\n", "", 19, "4 seats need"),
        ("3 = [0, 0, 1]", "3 = [0, 0, -1]", 19, "0 to 1,000 points"),
        ("[scoring]", "[scores]", 1, "doesn’t belong here"),
    ],
)
def test_a_bad_edition_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    toml = (resources.files("curiouser.games.wordland") / "edition.toml").read_text(encoding="utf-8")
    assert old in toml
    with pytest.raises(BadSetup) as problem:
        read_edition(GAME, toml.replace(old, new, 1), "mine.toml")
    assert reason in str(problem.value)
    assert f"line {line}" in str(problem.value)


def test_an_edition_of_a_file_is_played(tmp_path: Path) -> None:
    """Designers change a number and play: quicker turns, no tokens."""
    toml = (resources.files("curiouser.games.wordland") / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "edition.toml"
    toml = toml.replace("advanced = 10", "advanced = 7").replace("hatter = 1, twins = 2", "hatter = 0, twins = 0")
    file.write_text(toml, encoding="utf-8")
    table = talk(3, characters="hatter twins", edition=load_edition(GAME, file))
    assert table.turn.until == 7_000
    assert [player.tokens for player in table.position.players] == [0, 0, 0]


def test_examples_are_moves_that_can_be_made() -> None:
    table = talk(3, characters="hatter rabbit", careful=True)
    for seed in range(40):
        for actor in table.match.actors:
            for move in GAME.examples(table.position, actor, seeded(seed)):
                GAME.play(GAME.copy(table.position), actor, move)
    late = talk().wait(15_100, 500)
    assert GAME.examples(late.position, 0, seeded(1)) == []


OPTIONS = [
    {},
    {"advanced": True},
    {"advanced": True, "careful": True, "madness": 5, "language": "pl"},
    {"teapot": True, "advanced": True, "need_winner": True},
    {"children": "one-letter", "language": "ro", "careful": True},
    {"children": "no-letter", "teapot": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options)) or "basic")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_game_keeps_the_laws(seats: int, options: dict[str, object]) -> None:
    with untraced():
        report = check_game(GAME, seats=seats, options=options, matches=3, share=0.05, records=0.5)
    assert report.broken == []
    assert report.matches == 3


def test_every_law_was_looked_at() -> None:
    with untraced():
        report = check_game(GAME, seats=3, options={"advanced": True}, matches=1)
    assert report.broken == []
    assert set(report.checks) == set(LAWS)


def test_warming_up_looks_up_a_word_of_the_language() -> None:
    """W40"""
    GAME.warm_up(GAME.setup(3, {"language": "ro"}))
    assert "bases" in dir(small_language("ro").dictionary)
    assert small_language("ro")._bases.cache_info().currsize > 0


def test_what_goes_without_saying_is_left_out_of_an_account() -> None:
    """W9, W28, W29: whose turn it is while the teapot plays on, the tap, half of nothing"""
    said = talk().say(0, "lion").told
    assert [type(event) for event in said if not GAME.goes_without_saying(event)] == [events.PhraseSaid]
    assert GAME.goes_without_saying(events.TeapotStarted(seat=0, tapped=True, rule="W8"))
    assert not GAME.goes_without_saying(events.TeapotStarted(seat=0, tapped=False, rule="W37"))
    assert GAME.goes_without_saying(events.AliceScored(seat=0, points=0))
    assert not GAME.goes_without_saying(events.CaterpillarScored(seat=0, of_seat=1, points=1))
    assert not GAME.goes_without_saying(events.TurnBegan(seat=0, running=True, rule="W30"))
