"""Plays random matches to the end as fast as the rules allow, and counts who comes first."""

from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec


def play_out(position: Position, rng: Rng) -> i64:
    """Play to the end, each legal move with the same chance. Returns how many moves the seats made."""
    decisions: i64 = 0
    while True:
        actor = position.actor
        if actor == LUCK:
            position.resolve_chance(rng)
        elif actor == OVER:
            return decisions
        else:
            position.play(position.pick(rng))
            decisions += 1


def play_out_many(start: Position, rng: Rng, matches: i64) -> vec[i64]:
    """Play many matches from one position; the sums of the seats' scores, and behind them how many moves they made."""
    sums = vec[i64]([0] * (start.seats + 1))
    for _ in range(matches):
        position = start.copy()
        sums[position.seats] += play_out(position, rng)
        for seat in range(position.seats):
            sums[seat] += position.score(seat)
    return sums


def is_above(position: Position, seat: i64, other: i64) -> bool:
    """Whether a seat would have a better place than another if the match ended now."""
    own = position.score(seat)
    others = position.score(other)
    return own > others or (own == others and position.tiebreak(seat) > position.tiebreak(other))


def leader(position: Position) -> i64:
    """A seat in the first place. Seats that it is not above share that place."""
    best: i64 = 0
    for seat in range(position.seats):
        if is_above(position, seat, best):
            best = seat
    return best


def count_leaders(position: Position, best: i64) -> i64:
    count: i64 = 0
    for seat in range(position.seats):
        if not is_above(position, best, seat):
            count += 1
    return count
