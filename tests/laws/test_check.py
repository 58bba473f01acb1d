"""How games are checked: correct ones pass, and exactly what was asked for is checked."""

import pytest

from curiouser.laws import LAWS, check_game
from curiouser.laws.check import option_sets
from tests.laws import hidden_hand, open_words
from tests.laws.faults import RedealOfNothing


def test_an_honest_game_with_secrets_keeps_every_law() -> None:
    report = check_game(hidden_hand.GAME, matches=5)
    assert report.is_clean
    assert set(report.checks) == set(LAWS)
    assert min(report.checks.values()) > 0


def test_an_honest_game_with_open_moves_and_a_clock_keeps_every_law() -> None:
    report = check_game(open_words.GAME, matches=10)
    assert report.is_clean
    assert set(report.checks) == set(LAWS)


def test_an_open_move_that_nobody_listed_may_be_accepted() -> None:
    class AnyWord(open_words.OpenWordsGame):
        def fits(self, word: str, letter: str) -> bool:
            return word not in ("", "-")

    assert check_game(AnyWord(), matches=10).broken == []


def test_every_number_of_seats_and_every_combination_of_options_is_played() -> None:
    assert check_game(hidden_hand.GAME, matches=2, share=0, records=0).matches == 2 * 2 * 2


def test_only_the_seats_and_options_asked_for_are_played() -> None:
    report = check_game(hidden_hand.GAME, seats=3, options={"bury": True}, matches=2, share=0, records=0)
    assert report.matches == 2
    assert report.positions == 2 * (9 + 3 + 6 + 1)


def test_options_that_are_on_or_off_are_combined() -> None:
    assert option_sets(hidden_hand.GAME) == [{"bury": False}, {"bury": True}]
    assert option_sets(open_words.GAME) == [{}]
    assert option_sets(hidden_hand.GAME, {"bury": True}) == [{"bury": True}]


def test_the_same_seed_checks_the_same_matches() -> None:
    reports = [check_game(hidden_hand.GAME, matches=2, share=0.3, seed=9) for _ in range(2)]
    assert reports[0] == reports[1]


def test_dear_laws_are_looked_at_in_a_share_of_the_positions() -> None:
    none = check_game(hidden_hand.GAME, matches=5, share=0, records=0)
    assert {"has-move", "outcome", "events", "parts", "ends"} <= set(none.checks)
    assert "secret-view" not in none.checks
    half = check_game(hidden_hand.GAME, seats=2, options={}, matches=20, share=0.5, records=0)
    assert 0.3 < half.checks["secret-view"] / half.positions < 0.7


def test_progress_is_told_match_by_match() -> None:
    told: list[tuple[int, int]] = []
    check_game(open_words.GAME, matches=2, share=0, records=0, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("bury", [False, True])
def test_a_redeal_that_hides_a_leak_is_found_whether_cards_are_buried_or_not(bury: bool) -> None:
    report = check_game(RedealOfNothing(), seats=3, options={"bury": bury}, matches=2)
    assert {broken.law for broken in report.broken} == {"redeal"}
