"""The contract of positions, implemented by a third-party class that isn't compiled, on either engine."""

import pytest

from curiouser.engine.luck import SeededDealer
from curiouser.engine.playout import count_leaders, is_above, leader, play_out, play_out_many
from curiouser.engine.position import LUCK, OVER, WATCHER, Position
from curiouser.engine.rng import seeded
from curiouser.games.tic_tac_toe.rules import TicTacToe
from curiouser.native import i64, vec
from tests.laws.hidden_hand import HiddenHand, HiddenHandGame

GAME = HiddenHandGame()


def start() -> HiddenHand:
    return GAME.start(GAME.setup(3, {"bury": True}))


class Dice(Position):
    """Luck throws an uneven die until it shows its last side."""

    def legal(self) -> vec[i64]:
        return vec[i64]([4, 5, 6])

    def weights(self) -> vec[i64]:
        return vec[i64]([3, 0, 1])

    def play(self, move: i64) -> None:
        self.ending += 1
        if move == 6:
            self.actor = OVER


def test_a_new_position_has_nobody_listening_and_luck_to_move() -> None:
    position = Position()
    assert (position.seats, position.actor, position.ending, position.event_sink) == (0, LUCK, 0, None)


def test_a_game_without_secrets_has_nothing_to_deal_anew() -> None:
    position = TicTacToe()
    position.redeal(WATCHER, seeded(0))
    assert list(position.legal()) == list(range(9))


def test_without_a_tiebreak_equal_scores_share_a_place() -> None:
    assert Position().tiebreak(0) == 0


def test_luck_is_drawn_by_its_weights_as_a_dealer_draws_it() -> None:
    game_luck = [(4, 3), (5, 0), (6, 1)]
    for seed in range(200):
        drawn = Dice().draw(seeded(seed))
        ticket = SeededDealer(seeded(seed)).ticket(4)
        assert drawn == (4 if ticket < 3 else 6), game_luck


def test_a_strangers_position_is_played_to_its_end_by_chance() -> None:
    position = start()
    decisions = play_out(position, seeded(3))
    assert position.actor == OVER
    assert decisions == 9
    assert sum(position.tricks) == 2


def test_the_same_chance_plays_the_same_match() -> None:
    endings = []
    for _ in range(2):
        position = start()
        play_out(position, seeded(3))
        endings.append(GAME.opened(position))
    assert endings[0] == endings[1]


def test_many_matches_are_played_from_one_position_which_stays_as_it_is() -> None:
    position = start()
    play_out_many(position, seeded(3), 20)
    assert GAME.opened(position) == GAME.opened(start())


@pytest.mark.parametrize("matches", [0, 1, 50])
def test_one_of_our_positions_is_played_out(matches: int) -> None:
    told = play_out_many(TicTacToe(), seeded(5), matches)
    assert told is not None


class Points(Position):
    """A match that is over, with these scores and tiebreaks by seat."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[tuple[int, int]] = []

    def score(self, seat: i64) -> i64:
        return self.places[seat][0]

    def tiebreak(self, seat: i64) -> i64:
        return self.places[seat][1]


@pytest.mark.parametrize(
    ("places", "first"),
    [
        ([(3, 0), (5, 0), (4, 9)], [1]),
        ([(5, 1), (5, 2), (4, 9)], [1]),
        ([(5, 2), (1, 0), (5, 2)], [0, 2]),
        ([(-2, 0), (-2, 0), (-2, 0)], [0, 1, 2]),
    ],
)
def test_the_first_place_is_of_the_best_score_and_then_the_best_tiebreak(
    places: list[tuple[int, int]], first: list[int]
) -> None:
    position = Points()
    position.places, position.seats = places, len(places)
    best = leader(position)
    assert best in first
    assert [seat for seat in range(len(places)) if not is_above(position, best, seat)] == first
    assert count_leaders(position, best) == len(first)
