"""Wordland's bots: they know what their seat can know, need a person's time, make mistakes, judge, and use powers."""

from collections import Counter
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from curiouser.bots import find_planner
from curiouser.bots.driving import drive
from curiouser.bots.party import ask
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.plan import Plan, mind
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import seeded
from curiouser.games.wordland import GAME, moves
from curiouser.games.wordland.bots import NAMES, WordlandPlanner, guest
from curiouser.games.wordland.bots.choosing import lays_letter
from curiouser.games.wordland.bots.finding import WordSearch
from curiouser.games.wordland.bots.judging import wrongness
from curiouser.games.wordland.bots.memory import hardly_fitting, is_of_another, is_of_topic, known_of, uses
from curiouser.games.wordland.bots.skill import SKILLS, Skill
from curiouser.games.wordland.bots.time import QUICKEST, SHAPE, STROKE, about, reaction, typing
from curiouser.games.wordland.events import CardScored, Objected, PhraseSaid
from curiouser.games.wordland.position import Said, Wordland
from tests.games.wordland.paths import ADVANCED, BASIC, paths
from tests.games.wordland.table import Talk, lay, talk
from tests.laws.untraced import untraced

pytestmark = pytest.mark.usefixtures("small_words")

SEED = 1865
PERFECT: dict[str, Any] = {"slips": 0, "forgets": 0, "blank": 0, "bluffs": 0, "alert": 1000, "sharp": 1000}
QUICK = replace(SKILLS[5], **PERFECT, knows=1000, reaction=200, pace=200, typing=80)
LOST = replace(QUICK, pace=400_000)  # thinks of nothing in time
RARE = {
    "TeapotStarted W37", "WentOut repeated W47", "LetterLeft W24", "Objected in the extra turn", "WentOut letter W24",
    "WentOut letter W25", "VoteEnded falls in the extra turn", "VoteEnded stands in the extra turn",
}  # fmt: skip


def plan(table: Talk, seat: int, skill: Skill = QUICK, seed: int = SEED) -> Plan | None:
    return WordlandPlanner(skill).plan(table.position, seat, seed)


def planned(table: Talk, seat: int, skill: Skill = QUICK, seed: int = SEED) -> Move:
    found = plan(table, seat, skill, seed)
    assert found is not None
    return found.move


def party(names: list[str], seed: int, **options: Any) -> Match:
    match = Match(GAME, GAME.setup(len(names), options))
    choose = drive(match, names, seed, 0, SeededDealer(seeded(seed)))
    while (choice := choose()) is not None:
        match.play(*choice)
    return match


def positions_of(match: Match) -> list[Wordland]:
    """Every position of a match in which a seat may act."""
    again = Match(GAME, match.setup)
    found = []
    for played in match.played:
        if again.actors and again.actors[0] >= 0:
            found.append(GAME.copy(again.position))
        again.play(played.actor, played.move)
    return found


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of all levels, with secret letters."""
    with untraced():
        return party(["level-1", "level-2", "level-3", "level-4", "level-5", "uniform"], 3, advanced=True)


@pytest.mark.parametrize("name", ["uniform", *NAMES])
def test_a_bot_plans_the_same_whatever_it_cannot_know(match: Match, name: str) -> None:
    """W21, W24, W25: other letters in the hands of the Queen and the Rabbit, the same plan"""
    bot, changed, plans = find_planner(name, GAME), 0, 0
    with untraced():
        for number, position in enumerate(positions_of(match)[::5]):
            for seat in GAME.actors(position)[:3]:
                if seat != CLOCK:
                    other = GAME.copy(position)
                    GAME.redeal(other, seat, seeded(number, 9))
                    changed += GAME.opened(other) != GAME.opened(position)
                    here, there = (ask(GAME, bot, world, seat, SEED) for world in (position, other))
                    assert here == there
                    plans += here is not None
    assert min(changed, plans) > 20


@pytest.mark.parametrize("name", NAMES)
def test_asked_again_a_bot_says_the_same_and_nothing_changes(match: Match, name: str) -> None:
    bot = guest(name)
    with untraced():
        for position in positions_of(match)[::20]:
            before = GAME.write(position)
            seats = [seat for seat in GAME.actors(position) if seat >= 0]
            assert [bot.plan(position, seat, 1) for seat in seats] == [bot.plan(position, seat, 1) for seat in seats]
            assert GAME.write(position) == before


def test_a_plan_does_not_move_while_time_goes_by() -> None:
    """Asked in the middle of its thoughts, a bot means the same word at the same moment."""
    early = talk()
    late = talk().wait(300)
    first, later = plan(early, 0, SKILLS[3]), plan(late, 0, SKILLS[3])
    assert first is not None
    assert later is not None
    assert (first.move, first.delay) == (later.move, later.delay + 300)


def test_nobody_is_faster_than_a_person(match: Match) -> None:
    """W37: a word takes a reaction and every letter its stroke; a power, an objection or a vote a reaction"""
    words = 0
    for played, position, since in timed(match):
        turn = position.turn
        assert since >= QUICKEST or turn is None, played
        if isinstance(played.move, moves.SayPhrase) and turn is not None and turn.running:
            words += 1
            spent = position.now - (turn.until - position.box.turn_ms)
            assert spent >= QUICKEST + STROKE * len(played.move.text), played
    assert words > 50


def timed(match: Match) -> Any:
    """Moves of the seats with the position before, and the ms since anything else happened that they could react to."""
    again, changed = Match(GAME, match.setup), 0
    for played in match.played:
        if played.actor >= 0 and match.position.box.seats:
            answers = isinstance(played.move, moves.Vote)
            ballot = again.position.vote
            yield (
                played,
                GAME.copy(again.position),
                again.position.now - (ballot.since if answers and ballot else changed),
            )
        again.play(played.actor, played.move)
        if any(isinstance(event, PhraseSaid | Objected) for event in played.events):
            changed = again.position.now


def test_times_are_spread_like_those_of_people() -> None:
    """Half are shorter than usual, few much longer, none beyond what the shape allows"""
    rng = seeded(1)
    times = [about(1_000, rng) for _ in range(4_000)]
    assert abs(median(times) - 1_000) < 40
    assert min(times) >= SHAPE[0]
    assert max(times) <= SHAPE[-1]
    assert 100 < sum(time > 2_000 for time in times) < 500
    assert min(reaction(QUICK, rng) for _ in range(300)) == QUICKEST
    assert min(typing(QUICK, "lion", rng) for _ in range(300)) == 4 * STROKE


def test_higher_levels_know_more_and_the_first_words_of_a_pack_are_known_to_most() -> None:
    box = talk().position.box
    words = box.topics["circus"].words
    known = [[known_of(box, "circus", skill, seed) for seed in range(40)] for skill in SKILLS.values()]
    sizes = [sum(map(len, of_level)) for of_level in known]
    assert sizes == sorted(set(sizes))
    assert known[0][7] == known_of(box, "circus", SKILLS[1], 7)
    half = len(words) // 2
    counted = Counter(word for of_level in known for of_bot in of_level for word in of_bot)
    assert sum(counted[word] for word in words[:half]) > 2 * sum(counted[word] for word in words[half:])


def test_a_bot_says_a_word_of_the_topic_without_forbidden_letters() -> None:
    """W9, W12"""
    for seed in range(30):
        move = planned(talk(), 0, seed=seed)
        assert isinstance(move, moves.SayPhrase)
        assert is_of_topic(talk().position.box, "circus", move.text)
        assert not GAME.view(talk().play(0, move).position, 0).players[0].out


def test_it_avoids_what_was_said_and_what_may_be_derived_from_it() -> None:
    """W13"""
    table = talk().say(0, "lion").say(1, "clown")
    for seed in range(30):
        move = planned(table, 2, seed=seed)
        assert isinstance(move, moves.SayPhrase)
        assert move.text not in ("lion", "clown", "lions")


def test_who_slips_says_forbidden_letters_and_who_forgets_says_words_again() -> None:
    """W10, W13"""
    table = talk(letters="kd").say(0, "tiger").say(1, "lion")
    careless = [planned(table, 2, replace(QUICK, slips=1000), seed) for seed in range(40)]
    assert any({"k", "d"} & set(getattr(move, "text", "")) for move in careless)
    table = talk(letters="jy")
    for word in table.position.box.topics["circus"].words[:30]:
        if not {"j", "y"} & set(word.lower()):
            table.say(table.turn.seat, word)
    said = {said.phrase for said in table.position.said}
    again = [planned(table, table.turn.seat, replace(QUICK, forgets=1000), seed) for seed in range(40)]
    assert any(getattr(move, "text", "") in said for move in again)


def test_a_word_that_may_be_derived_seems_wrong_to_whoever_pays_attention() -> None:
    """W13"""
    position = talk(language="pl", letters="fl").say(0, "dom").position
    rng = mind(1)
    assert not WordSearch(position, 1, QUICK, rng).seems_right("domek", is_forgotten=False)
    assert WordSearch(position, 1, replace(QUICK, forgets=1000), rng).seems_right("domek", is_forgotten=False)
    assert not WordSearch(position, 1, QUICK, rng).seems_right("domy", is_forgotten=False)
    assert WordSearch(position, 1, replace(QUICK, forgets=1000), rng).seems_right("domy", is_forgotten=False)


def test_a_blank_mind_takes_longer() -> None:
    fresh, blank = (
        WordSearch(talk().position, 0, skill, mind(1)).word(SEED) for skill in (QUICK, replace(QUICK, blank=1000))
    )
    assert blank.ms > fresh.ms


def test_nobody_looks_for_ever() -> None:
    """A bot that takes a minute for every word gives up."""
    slow = replace(QUICK, pace=200_000)
    forbidden = talk(3, characters="cat two", letters="kps").position
    times = [WordSearch(forbidden, 0, slow, mind(seed)).word(SEED) for seed in range(20)]
    assert any(not found.phrase and found.ms > 60_000 for found in times)


def test_whoever_knows_only_what_was_said_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """W13"""
    monkeypatch.setattr("curiouser.games.wordland.bots.finding.known_of", lambda *_: ())
    assert WordSearch(talk().position, 0, QUICK, mind(1)).word(SEED).phrase == ""


def test_a_teapot_that_waits_is_tapped() -> None:
    """W8: before it starts by itself"""
    found = plan(lay(), 0)
    assert found is not None
    assert found.move == moves.TapTeapot()
    assert QUICKEST < found.delay < 4_000


def test_a_bot_whose_turn_it_is_not_lets_the_others_speak() -> None:
    assert plan(talk(), 1) is None
    assert plan(talk(), 2, SKILLS[1]) is None


def test_who_knows_no_word_lets_the_music_end() -> None:
    """W10"""
    assert plan(talk(), 0, LOST) is None


def test_the_cat_skips_the_twins_start_again_and_neither_before_it_is_needed() -> None:
    """W26, W27"""
    table = talk(3, characters="cat twins").say(0, "lion")
    assert isinstance(planned(table, 1), moves.SayPhrase)
    found = plan(table, 1, LOST)
    assert found is not None
    assert found.move == moves.SkipTurn()
    assert found.delay > 5_000
    assert planned(table.play(1, moves.SkipTurn()), 2, LOST) == moves.RestartTeapot()
    assert plan(table, 2, replace(LOST, alert=0)) is None


def test_the_hatter_goes_mad_when_letters_leave_him_nothing() -> None:
    """W31: before the word or with it; then anything may be said"""
    table = talk(3, characters="hatter twins", letters="kps").say(0, "lion")
    slow = replace(QUICK, pace=5_000)
    ways = [planned(table, 1, slow, seed) for seed in range(80)]
    assert moves.DeclareImmunity() in ways
    assert any(isinstance(move, moves.SayPhrase) and move.immunity for move in ways)
    table.play(1, moves.DeclareImmunity())
    mad = plan(table, 1)
    assert mad is not None
    assert isinstance(mad.move, moves.SayPhrase)
    assert mad.delay > 5_000
    assert not mad.move.immunity


def test_the_hatter_takes_his_token_where_even_madness_finds_no_word() -> None:
    """W31"""
    table = talk(3, characters="hatter twins").say(0, "lion")
    moves_made = {type(planned(table, 1, LOST, seed)) for seed in range(40)}
    assert moves_made == {moves.DeclareImmunity, moves.RestartTeapot}


def test_a_bluff_is_a_word_of_a_topic_close_by() -> None:
    """W12: somebody will object"""
    table = talk()
    bluffing = replace(LOST, bluffs=1000)
    found = plan(table, 0, bluffing)
    assert found is not None
    assert isinstance(found.move, moves.SayPhrase)
    assert found.move.text in hardly_fitting(table.position.box, "circus")
    assert not is_of_topic(table.position.box, "circus", found.move.text)
    assert found.delay > 10_000


def test_a_long_bluff_does_not_come_in_time() -> None:
    """The shortest clock leaves no time to type much."""
    table = talk(seconds=1)
    plans = [plan(table, 0, replace(LOST, bluffs=1000), seed) for seed in range(40)]
    assert None in plans
    said = [found.move for found in plans if found is not None]
    assert all(isinstance(move, moves.SayPhrase) and len(move.text) < 10 for move in said)


def test_without_a_fine_word_there_is_no_bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curiouser.games.wordland.bots.finding.hardly_fitting", lambda *_: ("fish",))
    assert plan(talk(letters="fh"), 0, replace(LOST, bluffs=1000)) is None


def test_around_one_teapot_a_bot_passes_its_turn() -> None:
    """W38"""
    assert planned(talk(teapot=True), 0) == moves.PassTurn()
    table = talk(3, characters="hatter cat", teapot=True).play(0, moves.PassTurn())
    ways = {type(planned(table, 1, replace(LOST, bluffs=1000), seed)) for seed in range(20)}
    assert ways == {moves.DeclareImmunity}


def test_around_one_teapot_a_bot_is_speechless_now_and_then() -> None:
    """W38: so that a round ends though nobody keeps the words"""
    table = talk(teapot=True)
    plans = [plan(table, 0, replace(QUICK, blank=200, pace=100), seed) for seed in range(100)]
    assert 5 < plans.count(None) < 50
    with untraced():
        assert party(["level-5", "level-5", "level-4"], 1, teapot=True, seconds=60).outcome is not None


def test_the_queen_lays_her_letter_sooner_where_few_are_left() -> None:
    """W24"""
    many, few = talk(8, characters="cat two hatter twins alice caterpillar rabbit"), talk(3, characters="cat two")
    laid = [sum(lays_letter(table.position, 0, QUICK, mind(seed)) for seed in range(300)) for table in (many, few)]
    assert 0 < laid[0] < laid[1] < 300
    assert not lays_letter(few.position, 0, replace(QUICK, alert=0), mind(1))
    assert not lays_letter(few.position, 1, QUICK, mind(1))


def test_the_two_of_hearts_sends_somebody_round_now_and_then() -> None:
    """W30, W43: at once or not at all, and sooner where few are left"""
    few, many = talk(3, characters="cat two").say(0, "lion"), talk(4, characters="cat twins two").say(0, "lion")
    for table, seat in ((few, 2), (many, 3)):
        plans = [plan(table, seat, replace(QUICK, sharp=1000), seed) for seed in range(200)]
        sent = [found for found in plans if found is not None and found.move == moves.ForceTurn()]
        assert 10 < len(sent) < 190
        assert all(QUICKEST <= found.delay < 2_000 for found in sent)
    assert plan(many, 2) is None


def test_the_caterpillar_bets_on_the_leader() -> None:
    """W28, W45"""
    table = Talk(4, {"advanced": True}).luck(moves.ChooseQueen(0))
    for character in ("caterpillar", "cat", "two"):
        table.luck(moves.DealCharacter(character))
    table.player(2).score = 5
    assert planned(table, 1) == moves.PlaceToken(2)
    assert {planned(table, 1, replace(QUICK, alert=0), seed) for seed in range(40)} == {
        moves.PlaceToken(0), moves.PlaceToken(2), moves.PlaceToken(3)
    }  # fmt: skip
    assert plan(table, 0) is None


def test_the_queen_chooses_the_topic_she_knows_best() -> None:
    """W6"""
    table = Talk(3, {}).luck(moves.ChooseQueen(1), moves.TurnUpTopic("circus"), moves.TurnUpTopic("zoo"))
    box = table.position.box
    for seed in range(20):
        best = max(("circus", "zoo"), key=lambda topic: len(known_of(box, topic, SKILLS[3], seed)))
        assert planned(table, 1, replace(SKILLS[3], alert=1000), seed) == moves.ChooseTopic(best)
    assert len({planned(table, 1, replace(QUICK, alert=0), seed) for seed in range(20)}) == 2
    assert plan(table, 0) is None


@pytest.mark.parametrize(
    ("said", "least", "most"),
    [
        (Said(0, "lion", stands=True), 0, 0),
        (Said(0, "Lion", stands=True), 0, 0),
        (Said(0, "submarine", stands=True), 700, 800),
        (Said(0, "clownish", stands=True, like="clown"), 800, 900),
        (Said(0, "flurble", stands=True, known=False), 300, 500),
        (Said(0, "Gazza Ladra", stands=True, known=False), 50, 200),
        (Said(0, "candlewick", stands=True), 50, 200),
    ],
)
def test_words_are_judged_by_where_they_belong(said: Said, least: int, most: int) -> None:
    """W12, W13, W17: of a word that no pack has, the benefit of the doubt"""
    uses.cache_clear()  # no test of many matches may have counted them unseen
    position = talk().position
    assert least <= wrongness(position, said) <= most
    assert is_of_another(position.box, "submarine")


def test_a_word_of_another_topic_is_objected_to_and_voted_down() -> None:
    """W14, W48"""
    table = talk(4).say(0, "submarine")
    objecting = [seed for seed in range(40) if (found := plan(table, 2, seed=seed)) and found.move == moves.Object()]
    assert 10 < len(objecting) < 40
    table.object(2)
    against = [planned(table, 3, seed=seed) == moves.Vote(against=True) for seed in range(40)]
    assert 20 < sum(against) < 40
    assert plan(table, 0) is None
    assert plan(table, 2) is None


def test_a_word_of_the_topic_is_left_alone() -> None:
    """W48"""
    table = talk(4).say(0, "lion")
    assert sum(plan(table, 2, seed=seed) is not None for seed in range(60)) <= 3
    table.object(2)
    assert sum(planned(table, 3, seed=seed) == moves.Vote(against=True) for seed in range(60)) <= 3


def test_who_makes_up_their_mind_too_late_says_nothing() -> None:
    """W48: after 5 s, or 10 s of a vote"""
    table = talk(8).say(0, "submarine")
    plans = [plan(table, seat, seed=seed) for seat in range(2, 8) for seed in range(60)]
    assert all(found.delay < 5_000 for found in plans if found is not None)
    table.object(2)
    table.position.vote.until = table.position.now + 900  # type: ignore[union-attr]
    votes = [plan(table, 3, seed=seed) for seed in range(60)]
    assert any(found is None for found in votes)
    assert all(found.delay < 900 for found in votes if found is not None)


def test_of_two_plans_the_earlier_is_carried_out() -> None:
    """Whose turn it is may object too; then there is time to think."""
    table = talk(4).say(0, "submarine")
    plans = [plan(table, 1, replace(SKILLS[1], sharp=1000), seed) for seed in range(60)]
    assert {type(found.move) for found in plans if found is not None} >= {moves.Object, moves.SayPhrase}


def test_every_path_happens_at_parties() -> None:
    """W9–W31, W41–W51: powers, interruptions and ways out, by bots alone"""
    happened: Counter[str] = Counter()
    levels = [*NAMES, "level-1", "level-2", "level-3"]
    with untraced():
        for seed, seats in enumerate((8, 7, 5, 4)):
            happened.update(paths(party(levels[:seats], seed, advanced=True)))
        happened.update(paths(party(levels[:4], 9)))
    assert (BASIC | ADVANCED) - set(happened) <= RARE


def test_higher_levels_last_longer() -> None:
    cards = [0] * 3
    names = ["level-1", "level-3", "level-5"]
    with untraced():
        for number in range(9):
            turned = [names[(seat + number) % 3] for seat in range(3)]
            for played in party(turned, number, advanced=True).played:
                for event in played.events:
                    if isinstance(event, CardScored):
                        cards[(event.seat + number) % 3] += event.card
    assert cards == sorted(set(cards))
