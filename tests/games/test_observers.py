"""Positions as numbers: an observation says what the seat's view says, no more and no less."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from curiouser.engine.game import CountableGame, all_games
from curiouser.engine.observer import Observer
from curiouser.engine.position import OVER, Position
from curiouser.engine.rng import seeded
from curiouser.games.adventures import GAME as ADVENTURES
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.native import i64, vec

COUNTABLE = [game for game in all_games() if isinstance(game, CountableGame)]
TABLES = [(game, seats) for game in COUNTABLE for seats in sorted({min(game.seat_counts), max(game.seat_counts)})]


def observe(observer: Observer, position: Position, seat: int) -> list[int]:
    seen = vec[i64]([0] * (observer.width + 2))
    observer.observe(position, seat, seen, 1)
    assert seen[0] == seen[observer.width + 1] == 0
    return list(seen)[1:-1]


def observer_of(game: CountableGame[Any], position: Position) -> Observer:
    found = game.observer(position)
    assert found is not None
    return found


def positions(game: CountableGame[Any], seats: int, matches: int) -> Iterator[Position]:
    """Of random matches, luck's moves included."""
    for match in range(matches):
        position, rng = game.start(game.setup(seats)), seeded(match)
        while position.actor != OVER:
            yield position
            position.play(position.draw(rng) if position.actor < 0 else position.pick(rng))
        yield position


def view_of(game: CountableGame[Any], position: Position, seat: int) -> bytes:
    """What an observation has to say; the moves are the mask's affair."""
    return msgspec.json.encode(msgspec.structs.replace(game.view(position, seat), legal=()))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "name", str(part)))
def test_observations_are_equal_where_views_are_equal_and_only_there(game: CountableGame[Any], seats: int) -> None:
    seen: dict[bytes, list[int]] = {}
    for position in positions(game, seats, 2):
        numbers = observe(observer_of(game, position), position, seats - 1)
        assert seen.setdefault(view_of(game, position, seats - 1), numbers) == numbers
    assert len({tuple(numbers) for numbers in seen.values()}) == len(seen)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "name", str(part)))
def test_observations_keep_to_their_bounds_and_their_names(game: CountableGame[Any], seats: int) -> None:
    for position in positions(game, seats, 1):
        observer = observer_of(game, position)
        for low, number, high in zip(observer.low, observe(observer, position, 0), observer.high, strict=True):
            assert low <= number <= high
    assert all(low < high for low, high in zip(observer.low, observer.high, strict=True))
    assert sum(count for _, count in observer.fields.values()) == observer.width


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_hidden_shows_in_an_observation(seat: int) -> None:
    """A6: whatever the others hold, the numbers stay the same."""
    changed = 0
    for position in positions(ADVENTURES, 3, 1):
        observer, other = observer_of(ADVENTURES, position), position.copy()
        other.redeal(seat, seeded(7))
        changed += ADVENTURES.opened(position) != ADVENTURES.opened(other)  # type: ignore[arg-type]
        assert observe(observer, position, seat) == observe(observer, other, seat)
    assert changed > 10


def test_open_hands_are_seen() -> None:
    """A27."""
    position = ADVENTURES.start(ADVENTURES.setup(2, {"open_hands": True}))
    position.resolve_chance(seeded(3))
    observer = observer_of(ADVENTURES, position)
    first, count = observer.fields["hand_1"]
    assert observe(observer, position, 0)[first : first + count] == [card + 1 for card in position.hands[3:6]]


def test_each_seat_sees_itself_first() -> None:
    """G10: columns in front of both, from either side of the table."""
    position = TEA_TIME.read("cat . hatter . / alice ; 0 cat:4 hatter:0 ; to-move:0 turn:3", TEA_TIME.setup(2))
    observer = observer_of(TEA_TIME, position)
    own, other = observe(observer, position, 0), observe(observer, position, 1)
    assert own[0] == 0
    assert other[0] == 1
    (first, count), (second, _) = observer.fields["cards_0"], observer.fields["cards_1"]
    assert own[first : first + count] == other[second : second + count] == [0, 4, 0, 0, 0, 0]


def test_a_game_may_have_no_observer() -> None:
    from tests.laws.hidden_hand import GAME

    assert GAME.observer(GAME.start(GAME.setup(2))) is None
