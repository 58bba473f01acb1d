"""Matches played to the end by uniform choice, as fast as the rules allow."""

from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64


def play_out(position: Position, rng: Rng) -> i64:
    """Play on to the end, every legal move with the same chance; says how many moves the seats made."""
    decisions: i64 = 0
    while True:
        actor = position.actor
        if actor == LUCK:
            position.play(position.draw(rng))
        elif actor == OVER:
            return decisions
        else:
            moves = position.legal()
            position.play(moves[rng.below(len(moves))])
            decisions += 1


def play_out_many(start: Position, rng: Rng, matches: i64) -> i64:
    """Play many matches from one position; says how many moves the seats made in all."""
    decisions: i64 = 0
    for _ in range(matches):
        decisions += play_out(start.copy(), rng)
    return decisions
