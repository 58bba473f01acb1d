"""The measures of matches, checked in games where the answer is known."""

import pytest

from curiouser.engine.event import Event
from curiouser.games.adventures import GAME as ADVENTURES
from curiouser.games.tea_for_two.events import MissionScored
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tea_time.events import CardTurnedUp
from curiouser.games.tic_tac_toe import GAME as TIC_TAC_TOE
from curiouser.lab.event_counter import EventCounter, reader
from curiouser.lab.matches import MatchShare, new_tally, play_share
from curiouser.lab.measures import as_rows, measure, shares_of
from curiouser.lab.simulate import simulate
from curiouser.lab.study import divide, new_notes, study
from curiouser.lab.sums import Sum, sum_up
from curiouser.lab.watch import MATCH_WIDTH, Notes
from tests.lab import dice
from tests.laws import open_words


def share_of(matches: int, seed: int) -> MatchShare:
    return MatchShare("", b"", ("uniform", "uniform"), seed, 0, matches)


def looked_at(*scores: tuple[int, int], won: tuple[int, int]) -> list[int]:
    """The row of a match in which these were the scores after each decision."""
    notes = Notes()
    notes.prepare(2, False)
    notes.begin(7)
    for seat_scores in scores:
        notes.count(0)
        notes.scores[0], notes.scores[1] = seat_scores
        notes.look()
    notes.won[0], notes.won[1] = won
    notes.end(0)
    return [int(number) for number in notes.matches]


def test_the_lead_changes_when_another_is_alone_in_front() -> None:
    _, _, _, decisions, _, changes, *_ = looked_at((1, 0), (1, 1), (1, 2), (3, 2), won=(1, 0))
    assert (decisions, changes) == (4, 2)


def test_a_match_is_decided_after_the_last_decision_at_which_the_winner_was_not_alone_in_front() -> None:
    assert looked_at((1, 0), (1, 1), (2, 1), (3, 1), won=(1, 0))[6] == 2
    assert looked_at((1, 0), (2, 2), won=(1, 1))[6] == 2


def test_drama_is_how_far_the_winner_is_behind_on_average() -> None:
    rows = as_rows(looked_at((0, 4), (0, 2), (3, 2), (3, 2), won=(1, 0)), MATCH_WIDTH + 4)
    assert measure(rows, ("end",))["drama"].tolist() == [1.5]


def test_watched_matches_are_those_that_are_simulated() -> None:
    setup = ADVENTURES.setup(3)
    found = study("adventures", [setup], ["greedy", "uniform", "uniform"], 12, seed=5, told=6)
    simulated = simulate(ADVENTURES, setup, ["greedy", "uniform", "uniform"], 12, seed=5)
    for seat, result in enumerate(simulated.seats, start=1):
        assert found.sums[0].measures[f"score-{seat}"].mean == pytest.approx(result.mean_score)
        assert found.sums[0].measures[f"won-{seat}"].mean == pytest.approx(result.win_rate)
    assert found.sums[0].measures["length"].mean == pytest.approx(simulated.decisions_per_match)
    assert found.sums[0].heard == 6


def test_parts_add_up_to_the_whole() -> None:
    setup = TEA_TIME.setup(2)
    whole = study("tea-time", [setup], ["uniform"] * 2, 8, told=8).sums[0]
    heard: list[list[Event]] = []
    notes = new_notes(setup)
    notes.listener = heard.append
    play_share(TEA_TIME, setup, share_of(8, seed=0), new_tally(TEA_TIME, setup), notes)
    taken = sum(event.rule == "G11" for events in heard for event in events)
    assert whole.rules["G11"].total == taken > 0
    assert whole.rules["G11"].n == whole.fired["G11"].n == whole.heard == 8
    assert whole.things["cards-taken/cards/alice"].uses.mean == 5
    assert sum(whole.shapes["length"].values()) == 8


def test_events_with_a_number_for_each_seat_count_for_each() -> None:
    event = MissionScored(character="king", mission="cards", stars=(2, 0))
    assert ("mission-scored/mission/cards", 0, 2) in list(reader(MissionScored, 2)(event))


def test_what_nobody_does_counts_for_nobody() -> None:
    counter = EventCounter(TEA_TIME, 2)
    counter.hear([CardTurnedUp(cell="a1", card="cat")])
    assert counter.heard().things["card-turned-up/card/cat"].tolist() == [[0, 0, 1]]


def test_a_game_without_numbered_moves_is_watched_too() -> None:
    game = open_words.GAME
    notes = new_notes(game.setup(2), keeps_moves=True)
    said: list[str] = []
    play_share(game, game.setup(2), share_of(4, seed=3), new_tally(game, game.setup(2)), notes, said)
    rows = as_rows(notes.matches, MATCH_WIDTH + 4)
    assert shares_of(rows).sum(axis=1).tolist() == [1, 1, 1, 1]
    assert len(notes.moves) == len(said) * 6


def test_random_tic_tac_toe_comes_to_what_can_be_counted() -> None:
    """Counted through all games: 0.5849 won by the first, 0.1270 drawn."""
    found = study("tic-tac-toe", [TIC_TAC_TOE.setup(2)], ["uniform"] * 2, 400, seed=1)
    won, drawn = found.sums[0].measures["won-1"], found.sums[0].measures["end-full-board"]
    assert abs(won.mean - (0.5849 + 0.1270 / 2)) < 1.5 * won.half
    assert abs(drawn.mean - 0.1270) < 1.5 * drawn.half


def test_worth_is_found_where_points_decide() -> None:
    """A nine wins more often than a nought."""
    found = study(dice.PATH, [dice.GAME.setup(2)], ["uniform"] * 2, 300, told=300)
    high, low = found.sums[0].things["thrown/points/9"], found.sums[0].things["thrown/points/0"]
    assert high.worth - high.half > 0 > low.worth + low.half


def test_intervals_are_those_of_a_mean() -> None:
    import numpy as np

    values = np.array([1.0, 2.0, 4.0, 9.0])
    found = sum_up(values)
    assert found.mean == values.mean()
    assert found.error == pytest.approx(values.std(ddof=1) / 2)
    assert sum_up(np.array([0.1] * 50)).error == 0
    assert Sum(1, 1.0, 1.0).error == float("inf")


def test_matches_are_divided_alike_everywhere() -> None:
    assert divide(25) == [(0, 10), (10, 10), (20, 5)]
    parts = divide(250_000)
    assert sum(count for _, count in parts) == 250_000
    assert max(count for _, count in parts) == 1_000
