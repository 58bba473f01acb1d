"""A match is the only gate: legal moves go in, illegal ones leave no trace, and few can be taken back."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.luck import ScriptedDealer
from curiouser.engine.match import Match, Played, TakenBack
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK, WATCHER
from tests.laws.hidden_hand import Bury, CardDealt, CardSeen, CardShown, Deal, HiddenHand, HiddenHandGame, Show
from tests.laws.open_words import Name, OpenWordsGame, RingBell, Say

GAME = HiddenHandGame()
DEALS = tuple(map(Deal, (0, 1, 2, 3, 4, 5)))  # seat 0 holds 0, 2, 4 and seat 1 holds 1, 3, 5


def dealt(*, bury: bool = False) -> Match:
    match = Match(GAME, GAME.setup(2, {"bury": bury}))
    match.resolve_chance(ScriptedDealer(DEALS))
    return match


def test_luck_moves_until_a_seat_is_to_move() -> None:
    match = dealt()
    assert match.actors == (0,)
    assert [played.move for played in match.played] == list(DEALS)


class Stamping(HiddenHandGame):
    """Takes cards in pairs, and adds what only the server knows."""

    def tidy(self, move: Move) -> Move:
        assert isinstance(move, Show)
        return Show(move.card // 2 * 2)

    def stamp(self, position: HiddenHand, move: Move, credit: int) -> Move:
        assert isinstance(move, Show)
        return Show(move.card + credit)


class Tidying(HiddenHandGame):
    def tidy(self, move: Move) -> Move:
        return Show(4)


@pytest.mark.parametrize("game", [GAME, Tidying(), Stamping()])
def test_a_move_is_taken_as_the_game_tidies_and_stamps_it(game: HiddenHandGame) -> None:
    match = Match(game, game.setup(2))
    tidied = game.stamp(match.position, game.tidy(Show(3)), 1)
    assert match.taken(match.position, Show(3), 1) == tidied


def test_luck_is_heard_move_by_move() -> None:
    match = Match(GAME, GAME.setup(2))
    heard: list[Played] = []
    match.resolve_chance(ScriptedDealer(DEALS), heard.append)
    assert heard == match.played


def test_luck_moves_only_when_it_is_to_move() -> None:
    match = dealt()
    match.resolve_chance(ScriptedDealer([]))
    assert match.actors == (0,)


def test_a_legal_move_is_made_and_kept() -> None:
    match = dealt()
    assert match.legal(0) == [Show(0), Show(2), Show(4)]
    assert match.play(0, Show(2)) == (CardShown(seat=0, card=2),)
    assert match.played[-1] == match.history[-1] == Played(0, Show(2), (CardShown(seat=0, card=2),))
    assert match.outcome is None


@pytest.mark.parametrize(
    ("actor", "move"), [(0, Show(1)), (1, Show(1)), (LUCK, Deal(6)), (0, Deal(6)), (WATCHER, Show(0)), (7, Show(0))]
)
def test_any_other_move_is_refused_and_leaves_no_trace(actor: int, move: Move) -> None:
    match = dealt()
    before = match.game.write(match.position), list(match.played), list(match.history)
    with pytest.raises(Refused):
        match.play(actor, move)
    assert (match.game.write(match.position), match.played, match.history) == before


def test_a_move_is_kept_in_its_tidy_form() -> None:
    class Tidied(OpenWordsGame):
        def tidy(self, move: Move) -> Move:
            return Say(move.word.lower()) if isinstance(move, Say) else move

    match = Match(Tidied(), Tidied().setup(2))
    match.play(LUCK, Name("t"))
    match.play(0, Say("TEA"))
    assert match.played[-1].move == Say("tea")


def test_a_seat_is_told_what_it_may_know() -> None:
    match = dealt()
    own = [event for event in match.events(1) if isinstance(event, CardSeen)]
    assert [event.card for event in own] == [1, 3, 5]
    assert {type(event) for event in match.events(WATCHER)} == {CardDealt}


def test_a_match_that_is_over_has_an_outcome_and_takes_no_more_moves() -> None:
    match = dealt()
    for seat, card in ((0, 0), (1, 1), (0, 2), (1, 3), (0, 4), (1, 5)):
        match.play(seat, Show(card))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    with pytest.raises(Refused, match="match is over"):
        match.play(0, Show(0))


def test_several_seats_and_the_clock_may_move_at_the_same_time() -> None:
    game = OpenWordsGame()
    match = Match(game, game.setup(4))
    match.play(LUCK, Name("t"))
    match.play(2, Say("tea"))
    match.play(0, Say("twinkle"))
    assert match.actors == (1, 3, CLOCK)
    match.play(CLOCK, RingBell())
    assert match.outcome is not None
    assert match.outcome.reason == "time-up"


def test_a_seat_takes_its_last_move_back() -> None:
    match = dealt()
    before = match.game.write(match.position)
    match.play(0, Show(2))
    assert match.can_undo(0)
    match.undo(0)
    assert match.game.write(match.position) == before
    assert [played.move for played in match.played] == list(DEALS)
    assert match.history[-2:] == [Played(0, Show(2), (CardShown(seat=0, card=2),)), TakenBack(0)]


def test_what_was_taken_back_can_be_done_otherwise() -> None:
    match = dealt()
    match.play(0, Show(2))
    match.undo(0)
    match.play(0, Show(4))
    assert match.position.shown == [4]


@pytest.mark.parametrize("seat", [1, LUCK, CLOCK, WATCHER])
def test_nobody_takes_back_the_move_of_another(seat: int) -> None:
    match = dealt(bury=True)
    match.play(0, Bury(0))
    assert not match.can_undo(seat)
    with pytest.raises(Refused, match="can’t be taken back"):
        match.undo(seat)


def test_a_move_is_not_taken_back_after_somebody_else_moved() -> None:
    match = dealt()
    match.play(0, Show(2))
    match.play(1, Show(3))
    assert not match.can_undo(0)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert not Match(GAME, GAME.setup(2)).can_undo(0)


def test_luck_is_never_taken_back() -> None:
    match = dealt()
    assert not match.can_undo(0)
    assert not match.can_undo(LUCK)


def test_time_is_never_taken_back() -> None:
    game = OpenWordsGame()
    match = Match(game, game.setup(2))
    match.play(LUCK, Name("t"))
    match.play(CLOCK, RingBell())
    assert not match.can_undo(CLOCK)


def test_a_move_that_revealed_something_is_not_taken_back() -> None:
    class Peeking(HiddenHandGame):
        def play(self, position, actor, move):  # type: ignore[no-untyped-def]
            return [*super().play(position, actor, move), CardSeen(card=9, seen_by=(actor,))]

    match = Match(Peeking(), GAME.setup(2))
    match.resolve_chance(ScriptedDealer(DEALS))
    match.play(0, Show(2))
    assert not match.can_undo(0)
