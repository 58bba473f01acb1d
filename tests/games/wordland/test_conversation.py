"""The conversation: turns, phrases and going out. W9–W17, W35, W36, W39, W46, W47, W49."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.games.wordland import GAME, events
from curiouser.games.wordland.moves import LookedUp, SayPhrase, TapTeapot
from tests.games.wordland.table import talk

pytestmark = pytest.mark.usefixtures("small_words")


def test_a_word_passes_the_turn_and_the_next_clock_runs_at_once() -> None:
    """W9, W35"""
    table = talk().wait(4_000).say(0, "lion")
    assert table.next() == (1, True, "W9")
    assert table.turn.until == 4_000 + 15_000


def test_turns_go_clockwise_and_skip_those_who_are_out() -> None:
    """W8, W11"""
    table = talk(4, queen=2).say(2, "lion").say(3, "horse")
    assert table.out() == (3, "letter", "W10")
    table.say(0, "tent").say(1, "drum").say(2, "seal")
    assert table.turn.seat == 0


@pytest.mark.parametrize(
    "word",
    [
        pytest.param("clown", id="a person"),
        pytest.param("lion", id="an animal"),
        pytest.param("tent", id="a thing"),
        pytest.param("juggling", id="an activity"),
        pytest.param("Dumbo", id="a title"),
    ],
)
def test_words_for_which_the_circus_is_known_stand(word: str) -> None:
    """W12, the book's example"""
    table = talk().say(0, word)
    assert table.the(events.PhraseSaid).phrase == word
    assert table.are_out() == []


@pytest.mark.parametrize("word", [pytest.param("joy", id="a notion"), pytest.param("teaser", id="no part of it")])
def test_what_does_not_fit_is_for_the_players_to_vote_down(word: str) -> None:
    """W12, W36: the server takes any word; the players don't"""
    table = talk().say(0, word)
    assert table.are_out() == []
    table.vote_down(1, 2)
    assert table.out() == (0, "vote", "W14")


def test_a_teacher_is_not_what_the_circus_is_known_for() -> None:
    """W12, the book's example"""
    table = talk(letters="fb").say(0, "teacher").vote_down(2, 1)
    assert table.are_out() == [0]


def test_a_forbidden_letter_puts_its_speaker_out() -> None:
    """W10, W11"""
    table = talk().say(0, "elephant")
    assert table.out() == (0, "letter", "W10")
    assert table.the(events.WentOut).what == "h"
    assert table.player(0).card == 1
    assert table.next() == (1, False, "W10")


def test_the_next_player_presses_the_teapot_after_somebody_went_out() -> None:
    """W10, W37: a tap, or three seconds"""
    table = talk().wait(1_000).say(0, "elephant").wait(2_999)
    assert not table.turn.running
    assert table.tap(1).turn.until == 3_999 + 15_000


def test_a_word_may_be_said_before_the_teapot_is_tapped() -> None:
    """W35: sending presses the teapot"""
    table = talk(4).say(0, "elephant").say(1, "lion")
    assert table.next() == (2, True, "W9")


def test_when_the_music_ends_its_player_is_out() -> None:
    """W10"""
    table = talk(4).wait(15_000)
    assert table.out() == (0, "time", "W10")
    assert table.next() == (1, False, "W10")


def test_silent_letters_count() -> None:
    """W15, the book's example: no Thor without H"""
    assert talk().say(0, "Thor").out() == (0, "letter", "W10")


def test_more_than_one_word_may_be_said() -> None:
    """W16, the book's example"""
    table = talk().say(0, "lion tamer")
    assert table.are_out() == []


def test_every_letter_of_every_word_counts() -> None:
    """W16: the m of the second word"""
    table = talk(letters="fm").say(0, "lion tamer")
    assert table.out() == (0, "letter", "W16")
    assert table.the(events.WentOut).what == "m"


def test_a_foreign_word_is_for_the_players() -> None:
    """W17, the book's example: Polish has taken “croissant” in"""
    table = talk(letters="bd", language="pl").say(0, "croissant")
    assert table.are_out() == []
    table.object(1).vote(favour="2")
    assert table.are_out() == []


@pytest.mark.parametrize(
    ("language", "letters", "word", "is_out"),
    [
        ("pl", "łd", "lew", False),
        ("pl", "bl", "łopata", False),
        ("pl", "bc", "ćma", False),
        ("en", "fb", "CAFÉ", True),
        ("en", "zb", "garçon", False),
        ("ro", "țf", "urşi", False),
        ("ro", "șf", "urşi", True),
        ("ro", "jf", "ski-jet", True),
        ("en", "jg", "3-d'Artagnan", True),
    ],
)
def test_letters_are_those_of_the_alphabet(language: str, letters: str, word: str, is_out: bool) -> None:
    """W39"""
    table = talk(language=language, letters=letters, children="no").say(0, word)
    assert (table.are_out() == [0]) is is_out


def test_a_word_said_before_in_the_round_is_out() -> None:
    """W13"""
    table = talk().say(0, "lion").say(1, "LION")
    assert table.out() == (1, "repeated", "W13")
    assert table.the(events.WentOut).what == "lion"


def test_another_form_of_a_word_is_the_same_word() -> None:
    """W13, W36"""
    assert talk().say(0, "lion").say(1, "lions").out() == (1, "repeated", "W13")


def test_a_derived_word_is_marked_and_for_the_players() -> None:
    """W13, W36, the book's example: after “dom”, “domek” is out"""
    table = talk(language="pl", letters="bl").say(0, "dom").say(1, "domek")
    assert table.the(events.PhraseSaid).like == "dom"
    assert table.are_out() == []
    table.vote_down(0, 2)
    assert table.out() == (1, "vote", "W14")


def test_a_compound_with_an_earlier_word_in_it_is_allowed() -> None:
    """W13, the book's example: after “dom”, “domofon” is in"""
    table = talk(language="pl", letters="bl").say(0, "dom").say(1, "domofon")
    assert table.the(events.PhraseSaid).like == ""
    assert table.are_out() == []


def test_an_unknown_word_is_only_marked() -> None:
    """W36: spelling help, not a judge"""
    table = talk(letters="vg").say(0, "flurble")
    assert not table.the(events.PhraseSaid).known
    assert table.are_out() == []


def test_one_may_not_repeat_oneself() -> None:
    """W47"""
    table = talk().say(0, "lion").say(1, "tent").say(2, "drum").say(0, "lion")
    assert table.out() == (0, "repeated", "W47")


def test_a_word_that_put_its_speaker_out_may_not_be_said_either() -> None:
    """W47: the Hatter may ignore letters, but not that"""
    table = talk(3, characters="hatter cat").say(0, "horse").tap(1).say(1, "horse", immunity=True)
    assert table.out() == (1, "repeated", "W47")


def test_the_nouns_of_a_phrase_that_was_out_were_not_said() -> None:
    """W47: only those of an accepted one count"""
    table = talk(4, letters="fm").say(0, "lion tamer").tap(1).say(1, "lion")
    assert table.are_out() == [0]


def test_a_phrase_that_fell_may_not_be_said_again_as_a_whole() -> None:
    """W47"""
    table = talk(4, letters="vg").say(0, "lion tamer").vote_down(1, 2).tap(1).say(1, "lion tamer")
    assert table.out() == (1, "repeated", "W47")


def test_the_topics_own_word_may_not_be_said() -> None:
    """W47"""
    table = talk(letters="vb").say(0, "circus")
    assert table.out() == (0, "repeated", "W47")
    assert table.the(events.WentOut).what == "The circus"


def test_each_noun_of_an_accepted_phrase_counts_as_said() -> None:
    """W47"""
    assert talk(4).say(0, "lion tamer").say(1, "lions").out() == (1, "repeated", "W13")


def test_a_phrase_that_contains_an_earlier_word_is_like_a_compound() -> None:
    """W47"""
    table = talk().say(0, "lion").say(1, "lion tamer")
    assert table.are_out() == []


@pytest.mark.parametrize("text", ["", "   ", "?!", "x" * 100, "line\x07"])
def test_what_nobody_could_say_is_refused(text: str) -> None:
    """W35"""
    table = talk()
    with pytest.raises(Refused) as refused:
        table.say(0, text)
    assert refused.value.rule == "W35"
    assert table.are_out() == []


def test_only_whoever_has_the_turn_may_speak() -> None:
    """W9"""
    with pytest.raises(Refused) as refused:
        talk().say(1, "lion")
    assert refused.value.rule == "W9"


def test_nothing_is_said_before_the_letters_are_seen() -> None:
    """W8"""
    table = talk()
    table.position.phase, table.position.turn = "choose", None
    for move in (SayPhrase("lion"), TapTeapot()):
        with pytest.raises(Refused) as refused:
            table.play(0, move)
        assert refused.value.rule == "W8"


def test_a_teapot_that_plays_is_not_tapped() -> None:
    """W9"""
    with pytest.raises(Refused) as refused:
        talk().tap(0)
    assert refused.value.rule == "W9"


def test_with_two_players_left_the_first_failure_decides() -> None:
    """W49: the last one need not speak again"""
    table = talk().say(0, "horse").tap(1).say(1, "lion").say(2, "lion")
    assert table.the(events.LastOneLeft).seat == 1
    assert table.position.round == 2


def test_what_the_dictionary_said_is_kept_with_the_move() -> None:
    """W36: a record outlives dictionaries"""
    table = talk().say(0, "lion")
    stamped = GAME.stamp(table.position, SayPhrase("lions", looked_up=LookedUp()), 0)
    assert stamped == SayPhrase("lions", looked_up=LookedUp(repeats="lion"))
    table.play(1, SayPhrase("tent", looked_up=LookedUp(repeats="lion")))
    assert table.out() == (1, "repeated", "W13")


def test_a_dictionary_is_not_asked_about_what_nobody_could_say() -> None:
    """W35, W36"""
    position = talk().position
    assert GAME.stamp(position, SayPhrase("?", looked_up=LookedUp("lion")), 0) == SayPhrase("?")
    assert GAME.stamp(position, TapTeapot(), 300) == TapTeapot()
