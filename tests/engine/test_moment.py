"""Moments to continue from: the same story with different secrets."""

from collections.abc import Sequence
from typing import Any

import pytest

from curiouser.engine.game import Game, find_game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.moment import Anew, MadeMove, below, deal_anew, share_of
from curiouser.engine.position import WATCHER
from curiouser.engine.rng import seeded

GAMES = ["adventures", "tea-time", "tea-for-two"]
MANY = 8


def match_of(name: str, moves: int, seed: int = 1, **options: Any) -> Match:
    """A match after so many moves, luck included."""
    game = find_game(name)
    match, dealer, rng = Match(game, game.setup(2, options)), SeededDealer(seeded(seed)), seeded(seed, 1)
    while len(match.played) < moves:
        match.resolve_chance(dealer)
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def steps_of(match: Match) -> list[MadeMove]:
    return [MadeMove(played.actor, played.move) for played in match.played]


def looked_at(game: Game[Any], match: Match, steps: Sequence[MadeMove], eye: int) -> list[Any]:
    """All that somebody saw, step by step."""
    position, seen = game.start(match.setup), []
    for step in steps:
        events = game.play(position, step.actor, step.move)
        seen.append(([event for event in events if event.is_seen_by(eye)], game.view(position, eye)))
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("keeps", [0, 1])
def test_whoever_looked_on_and_whoever_keeps_a_seat_saw_just_the_same(name: str, keeps: int) -> None:
    match = match_of(name, 30)
    anew = deal_anew(match.game, match.setup, steps_of(match), (keeps,), seeded(7))
    assert anew is not None
    for eye in (WATCHER, keeps):
        assert looked_at(match.game, match, anew, eye) == looked_at(match.game, match, steps_of(match), eye)


def test_hands_that_nobody_saw_are_other_hands() -> None:
    match = match_of("adventures", 20)
    hands = set()
    for seed in range(MANY):
        anew = deal_anew(match.game, match.setup, steps_of(match), (0,), seeded(seed))
        assert anew is not None
        position = match.game.start(match.setup)
        for step in anew:
            match.game.play(position, step.actor, step.move)
        view: Any = match.game.view(position, 1)
        hands.add(tuple(view.players[1].hand))
    assert len(hands) > 1


@pytest.mark.parametrize("name", ["tea-time", "tea-for-two"])
def test_where_nothing_is_hidden_nothing_changes(name: str) -> None:
    match = match_of(name, 30)
    assert deal_anew(match.game, match.setup, steps_of(match), (0,), seeded(1)) == tuple(steps_of(match))


def test_what_would_take_too_long_is_not_begun() -> None:
    match = match_of("adventures", 30)
    assert deal_anew(match.game, match.setup, steps_of(match), (0,), seeded(1), most=100) is None


def test_open_hands_are_kept() -> None:
    """A27"""
    match = match_of("adventures", 20, open_hands=True)
    assert deal_anew(match.game, match.setup, steps_of(match), (0,), seeded(1)) == tuple(steps_of(match))


def test_a_card_that_was_played_later_can_have_been_no_other() -> None:
    match = match_of("adventures", 40)
    anew = Anew(match.game, match.setup, steps_of(match), (WATCHER, 0))
    first = anew.hidden[0]
    position = match.game.start(match.setup)
    for step in steps_of(match)[:first]:
        match.game.play(position, step.actor, step.move)
    others = [move for move, _ in match.game.chances(position) if move != match.played[first].move]
    assert [anew.likelihood(position, first, move) for move in others] == [0.0] * len(others)
    assert not anew.draw_again(first, seeded(1))


def test_what_cannot_be_drawn_has_no_share() -> None:
    match = match_of("tea-time", 0)
    chances = match.game.chances(match.position)
    assert sum(share_of(chances, move) for move, _ in chances) == pytest.approx(1)
    assert share_of(chances[1:], chances[0][0]) == 0


def test_large_totals_are_reached() -> None:
    rng, total = seeded(3), 1 << 50
    assert max(below(rng, total) for _ in range(MANY)) > 1 << 40
