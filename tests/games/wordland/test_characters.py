"""The eight characters. W22, W24–W31, W41–W43, W45, W46."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.games.wordland import events
from curiouser.games.wordland.moves import DeclareImmunity, ForceTurn, RestartTeapot, SkipTurn
from curiouser.games.wordland.position import Card, Laid
from tests.games.wordland.table import Talk, talk

pytestmark = pytest.mark.usefixtures("small_words")


def refusal(table: Talk, seat: int, move: object) -> str:
    with pytest.raises(Refused) as refused:
        table.play(seat, move)  # type: ignore[arg-type]
    return refused.value.rule


def test_the_queen_lays_her_letter_with_her_word() -> None:
    """W24, W42"""
    table = talk(characters="two cat", secrets="a").say(0, "lion", lay_letter=True)
    assert table.kinds() == [events.PhraseSaid, events.LetterLaid, events.TurnBegan]
    assert table.position.laid == Laid("a", "red", 0)
    assert table.player(0).letter == ""


def test_her_letter_is_forbidden_to_her_opponents() -> None:
    """W24"""
    table = talk(characters="cat two", secrets="a").say(0, "lion", lay_letter=True).say(1, "drama")
    assert table.out() == (1, "letter", "W24")


def test_her_letter_leaves_when_her_next_turn_starts() -> None:
    """W24, W42"""
    table = talk(characters="cat twins", secrets="a").say(0, "lion", lay_letter=True).say(1, "tent").say(2, "drum")
    assert table.the(events.LetterLeft) == events.LetterLeft(seat=0, letter="a", colour="red", rule="W42")
    assert (table.position.laid, table.position.gone) == (None, [Card("a", "red")])
    table.say(0, "drama")
    assert table.are_out() == []


def test_a_letter_once_laid_is_gone_for_the_round() -> None:
    """W42"""
    table = talk(characters="cat twins", secrets="a").say(0, "lion", lay_letter=True).say(1, "tent").say(2, "drum")
    with pytest.raises(Refused) as refused:
        table.say(0, "seal", lay_letter=True)
    assert refused.value.rule == "W42"


def test_the_rabbit_does_the_same_with_a_purple_letter() -> None:
    """W25"""
    table = talk(characters="rabbit twins", secrets="be").say(0, "lion").say(1, "tent", lay_letter=True)
    assert table.position.laid == Laid("b", "purple", 1)
    assert table.say(2, "bear").out() == (2, "letter", "W25")


def test_the_rabbit_discards_the_queens_letter_first() -> None:
    """W25"""
    table = talk(characters="rabbit twins", secrets="ba").say(0, "lion", lay_letter=True)
    table.say(1, "tent", lay_letter=True)
    assert table.the(events.LetterLeft).rule == "W25"
    assert table.position.laid == Laid("b", "purple", 1)
    assert table.say(2, "drama").are_out() == []


def test_the_queen_discards_the_rabbits_letter_first() -> None:
    """W24"""
    table = talk(4, characters="cat twins rabbit", secrets="ba")
    table.say(0, "lion").say(1, "tent").say(2, "drum").say(3, "seal", lay_letter=True).say(0, "pie", lay_letter=True)
    assert table.the(events.LetterLeft) == events.LetterLeft(seat=3, letter="b", colour="purple", rule="W24")
    assert table.position.laid == Laid("a", "red", 0)


def test_a_letter_leaves_when_its_owner_goes_out() -> None:
    """W42"""
    table = talk(4, characters="cat twins hatter", secrets="a").say(0, "lion", lay_letter=True).vote_down(1, 2)
    assert table.out() == (0, "vote", "W14")
    assert table.the(events.LetterLeft).letter == "a"


def test_a_letter_is_not_laid_with_a_word_that_fails() -> None:
    """W24: she lays it after her turn, and she has gone out"""
    table = talk(characters="cat twins", secrets="a").say(0, "horse", lay_letter=True)
    assert table.position.laid is None
    assert table.player(0).letter == "a"


def test_nobody_else_has_a_letter_to_lay() -> None:
    """W24, W25"""
    table = talk(characters="cat twins").say(0, "lion")
    with pytest.raises(Refused) as refused:
        table.say(1, "tent", lay_letter=True)
    assert refused.value.rule == "W42"


def test_the_cat_skips_a_turn_and_the_next_player_starts() -> None:
    """W26"""
    table = talk(characters="cat twins").say(0, "lion").play(1, SkipTurn())
    assert table.player(1).sideways
    assert table.next() == (2, True, "W26")


def test_the_cat_skips_once_a_round() -> None:
    """W22, W26"""
    table = talk(characters="cat twins").say(0, "lion").play(1, SkipTurn()).say(2, "tent").say(0, "drum")
    assert refusal(table, 1, SkipTurn()) == "W22"


@pytest.mark.parametrize(
    ("move", "rule"),
    [(SkipTurn(), "W26"), (RestartTeapot(), "W27"), (DeclareImmunity(), "W31"), (ForceTurn(), "W30")],
)
def test_powers_belong_to_their_characters(move: object, rule: str) -> None:
    """W26, W27, W30, W31"""
    assert refusal(talk(characters="rabbit twins"), 0, move) == rule


@pytest.mark.parametrize("move", [SkipTurn(), DeclareImmunity(), RestartTeapot()])
def test_powers_are_for_ones_own_turn(move: object) -> None:
    """W26, W27, W31"""
    assert refusal(talk(characters="cat hatter"), 1, move) == "W9"


def test_the_twins_start_the_teapot_again() -> None:
    """W27"""
    table = talk(characters="twins cat").say(0, "lion").wait(9_000).play(1, RestartTeapot())
    assert table.the(events.TeapotRestarted) == events.TeapotRestarted(seat=1, tokens=1, rule="W27")
    assert table.turn.until == 9_000 + 10_000
    assert table.turn.seat == 1


def test_the_twins_may_use_both_tokens_in_one_turn() -> None:
    """W27"""
    table = talk(characters="twins cat").say(0, "lion").play(1, RestartTeapot()).wait(9_999).play(1, RestartTeapot())
    assert table.turn.until == 9_999 + 10_000
    assert refusal(table, 1, RestartTeapot()) == "W27"


def test_a_token_does_not_help_when_the_time_is_over() -> None:
    """W27, W46"""
    table = talk(characters="twins cat").say(0, "lion").wait(10_000)
    assert table.out() == (1, "time", "W10")


def test_a_teapot_that_does_not_play_yet_is_not_started_again() -> None:
    """W27"""
    table = talk(characters="twins cat").say(0, "horse")
    assert refusal(table, 1, RestartTeapot()) == "W27"


def test_the_caterpillar_scores_half_of_an_opponents_card() -> None:
    """W28: rounded down"""
    table = talk(5, characters="caterpillar cat twins hatter", token_on=0)
    table.say(0, "lion").wait(10_000)
    for seat in (2, 3, 4):
        table.tap(seat).wait(10_000)
    assert table.the(events.CaterpillarScored) == events.CaterpillarScored(seat=1, of_seat=0, points=1)
    assert [player.score for player in table.position.players] == [3, 1, 0, 1, 2]


def test_alice_scores_half_of_her_own_card_on_top() -> None:
    """W29: rounded down"""
    table = talk(5, characters="alice cat twins hatter").wait(10_000).tap(1).say(1, "lion").wait(10_000)
    for seat in (3, 4):
        table.tap(seat).wait(10_000)
    assert table.the(events.AliceScored) == events.AliceScored(seat=1, points=1)
    assert table.player(1).score == 3 + 1


def test_the_caterpillar_does_not_halve_alices_bonus() -> None:
    """W45: the card alone"""
    table = talk(8, characters="caterpillar alice cat twins hatter rabbit two", token_on=2)
    table.wait(10_000).tap(1).wait(10_000).tap(2).say(2, "lion").wait(10_000)
    for seat in (4, 5, 6, 7):
        table.tap(seat).wait(10_000)
    assert table.the(events.AliceScored).points == 2
    assert table.the(events.CaterpillarScored).points == 2
    assert table.player(2).score == 4 + 2


def test_points_are_paid_to_those_who_are_out() -> None:
    """W41: Alice is out before the last, the Caterpillar is the first"""
    table = talk(5, characters="caterpillar alice cat twins", token_on=0).say(0, "lion").wait(10_000).tap(2)
    table.say(2, "tent").wait(10_000).tap(4).wait(10_000).tap(0).say(0, "drum").wait(10_000)
    assert table.the(events.AliceScored) == events.AliceScored(seat=2, points=1)
    assert table.the(events.CaterpillarScored) == events.CaterpillarScored(seat=1, of_seat=0, points=1)


def test_the_two_of_hearts_sends_the_speaker_round_again() -> None:
    """W30"""
    table = talk(4, characters="cat twins two").say(0, "lion").wait(1_999).play(3, ForceTurn())
    assert table.the(events.TurnForced) == events.TurnForced(seat=0, by_seat=3)
    assert table.next() == (0, True, "W30")
    assert table.turn.until == 1_999 + 10_000
    assert table.player(3).sideways
    table.say(0, "tent")
    assert table.turn.seat == 1


def test_the_two_of_hearts_has_two_seconds() -> None:
    """W43"""
    table = talk(4, characters="cat twins two").say(0, "lion").wait(2_000)
    assert refusal(table, 3, ForceTurn()) == "W43"


def test_the_two_of_hearts_acts_before_the_next_word() -> None:
    """W43: then it is the next speaker who goes round again"""
    table = talk(4, characters="cat twins two").say(0, "lion").say(1, "tent").play(3, ForceTurn())
    assert table.the(events.TurnForced).seat == 1


def test_the_two_of_hearts_may_act_on_her_own_turn() -> None:
    """W30, W43: it is right after an opponent's turn"""
    table = talk(3, characters="cat two").say(0, "lion").say(1, "tent").play(2, ForceTurn())
    assert table.the(events.TurnForced).seat == 1
    assert table.say(1, "drum").turn.seat == 2


def test_nobody_is_sent_round_after_the_cats_skip() -> None:
    """W43"""
    table = talk(4, characters="cat twins two").say(0, "lion").play(1, SkipTurn())
    assert refusal(table, 3, ForceTurn()) == "W43"


def test_nobody_is_sent_round_after_going_out() -> None:
    """W43"""
    table = talk(4, characters="cat twins two").say(0, "horse")
    assert refusal(table, 3, ForceTurn()) == "W43"


def test_the_two_of_hearts_is_no_opponent_of_herself() -> None:
    """W30"""
    table = talk(3, characters="two cat").say(0, "lion").say(1, "tent")
    assert table.position.force_until is None
    assert refusal(table, 1, ForceTurn()) == "W43"


def test_once_a_round() -> None:
    """W22, W30"""
    table = talk(4, characters="cat twins two").say(0, "lion").play(3, ForceTurn()).say(0, "tent").say(1, "drum")
    assert refusal(table, 3, ForceTurn()) == "W22"


def test_a_player_who_is_out_can_use_no_power() -> None:
    """W22"""
    table = talk(4, characters="two cat twins").say(0, "lion").say(1, "horse").tap(2).say(2, "tent")
    assert refusal(table, 1, ForceTurn()) == "W22"


def test_whoever_goes_out_in_the_extra_turn_passes_to_the_left() -> None:
    """W43"""
    table = talk(4, characters="cat twins two").say(0, "lion").play(3, ForceTurn()).say(0, "horse")
    assert table.next() == (1, False, "W10")


def test_a_letter_laid_before_the_extra_turn_stays_and_works_after_it() -> None:
    """W42, W43"""
    table = talk(4, characters="cat twins two", secrets="a").say(0, "lion", lay_letter=True).play(3, ForceTurn())
    assert table.position.laid == Laid("a", "red", 0)
    table.say(0, "drama")
    assert table.say(1, "seal").out() == (1, "letter", "W24")


def test_in_the_extra_turn_a_letter_can_still_be_laid() -> None:
    """W42, W43"""
    table = talk(4, characters="cat twins two", secrets="a").say(0, "lion").play(3, ForceTurn())
    table.say(0, "tent", lay_letter=True)
    assert table.position.laid == Laid("a", "red", 0)


def test_the_letter_of_whoever_would_be_next_has_left_already() -> None:
    """W42: at the start of the turn that would have been theirs"""
    table = talk(3, characters="cat two", secrets="a").say(0, "lion", lay_letter=True).say(1, "tent").say(2, "drum")
    assert table.position.laid is None


def test_the_red_letter_is_not_forbidden_to_the_two_of_hearts() -> None:
    """W30"""
    table = talk(characters="two cat", secrets="a").say(0, "lion", lay_letter=True).say(1, "drama")
    assert table.are_out() == []


def test_the_purple_letter_is() -> None:
    """W30"""
    table = talk(characters="rabbit two", secrets="be").say(0, "lion").say(1, "tent", lay_letter=True).say(2, "bear")
    assert table.out() == (2, "letter", "W25")


def test_a_red_letter_of_the_row_is_too() -> None:
    """W30, W33"""
    table = talk(characters="two cat", letters="fhca", secrets="e", madness=4).say(0, "lion").say(1, "drama")
    assert table.out() == (1, "letter", "W10")


def test_a_sideways_two_of_hearts_is_not_safe_any_more() -> None:
    """W41"""
    table = talk(characters="two cat", secrets="a").say(0, "lion", lay_letter=True).play(1, ForceTurn())
    assert table.say(0, "tent").say(1, "drama").out() == (1, "letter", "W24")


def test_the_hatter_ignores_every_letter_for_a_turn() -> None:
    """W31, W46: the Queen's and the Rabbit's included"""
    table = talk(4, characters="hatter cat rabbit", secrets="ba").say(0, "lion", lay_letter=True)
    table.play(1, DeclareImmunity()).say(1, "elephant")
    assert table.are_out() == []
    assert table.player(1).sideways
    assert not table.player(1).immune


def test_the_rabbits_letter_does_not_count_for_him_either() -> None:
    """W31"""
    table = talk(4, characters="rabbit hatter cat", secrets="ba").say(0, "lion").say(1, "tent", lay_letter=True)
    assert table.say(2, "bear", immunity=True).are_out() == []


def test_immunity_may_be_declared_with_the_word() -> None:
    """W46"""
    table = talk(characters="hatter cat").say(0, "lion").say(1, "horse", immunity=True)
    assert table.kinds()[:2] == [events.ImmunityDeclared, events.PhraseSaid]
    assert table.are_out() == []


def test_immunity_is_for_letters_only() -> None:
    """W46"""
    table = talk(characters="hatter cat").say(0, "lion").say(1, "lion", immunity=True)
    assert table.out() == (1, "repeated", "W13")


def test_immunity_is_for_one_turn() -> None:
    """W31, W41"""
    table = talk(characters="hatter cat").say(0, "lion").say(1, "horse", immunity=True).say(2, "tent").say(0, "drum")
    assert refusal(table, 1, DeclareImmunity()) == "W22"
    assert table.say(1, "elephant").out() == (1, "letter", "W10")


def test_only_the_hatter_can_be_immune() -> None:
    """W31"""
    with pytest.raises(Refused) as refused:
        talk(characters="hatter cat").say(0, "horse", immunity=True)
    assert refused.value.rule == "W31"


def test_the_hatter_has_a_token_too_and_may_use_both_in_one_turn() -> None:
    """W31, W41"""
    table = talk(characters="hatter cat").say(0, "lion").play(1, DeclareImmunity(), RestartTeapot())
    assert table.the(events.TeapotRestarted).rule == "W31"
    assert table.say(1, "horse").are_out() == []


def test_after_the_sideways_turn_his_token_is_no_use() -> None:
    """W41"""
    table = talk(characters="hatter cat").say(0, "lion").say(1, "horse", immunity=True).say(2, "tent").say(0, "drum")
    assert refusal(table, 1, RestartTeapot()) == "W22"


def test_immunity_waits_for_a_turn_that_was_put_off() -> None:
    """W31, W43: the Hatter had declared it, then the player before him was sent round again"""
    table = talk(4, characters="hatter cat two").say(0, "lion").play(1, DeclareImmunity()).play(3, ForceTurn())
    assert table.say(0, "tent").say(1, "horse").are_out() == []
