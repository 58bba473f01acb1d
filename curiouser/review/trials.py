"""Plays matches on from one position with decent play. Compiled.

A match of the same number has the same luck wherever it starts, so positions can be compared match by match.
"""

from typing import Final

from curiouser.bots.rollout import ONE
from curiouser.engine.bot import Bot
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec

STAND: Final = -1  # no move is made first
OPEN: Final = -1  # nobody's eyes: hidden cards stay as they are
WHIM: Final = 1 << 40  # streams of their own for what is not luck
DEAL: Final = 1 << 41


def try_out(start: Position, move: i64, seat: i64, bot: Bot, seed: i64, first: i64, times: i64) -> vec[i64]:
    """The share of the win, in parts of ONE, and the score, by match and seat.

    If `seat` is one, whatever that seat can't know is dealt anew in each match before the move is made.
    """
    found = vec[i64]([0] * (2 * start.seats * times))
    luck = Rng()
    whim = Rng()
    place: i64 = 0
    for number in range(first, first + times):
        position = start.copy()
        if seat != OPEN:
            luck.seed(seed, DEAL + number)
            position.redeal(seat, luck)
        luck.seed(seed, number)
        whim.seed(seed, WHIM + number)
        if move != STAND:
            position.play(move)
        play_on(position, bot, luck, whim)
        place = note(position, found, place)
    return found


def play_on(position: Position, bot: Bot, luck: Rng, whim: Rng) -> None:
    while position.actor != OVER:
        if position.actor == LUCK:
            position.resolve_chance(luck)
        else:
            position.play(bot.choose(position, whim))


def note(position: Position, found: vec[i64], place: i64) -> i64:
    """Write down how the match ended. Returns where the next one goes."""
    best = position.score(0)
    best_tiebreak = position.tiebreak(0)
    winners: i64 = 1
    for seat in range(1, position.seats):
        score = position.score(seat)
        tiebreak = position.tiebreak(seat)
        if score > best or (score == best and tiebreak > best_tiebreak):
            best = score
            best_tiebreak = tiebreak
            winners = 1
        elif score == best and tiebreak == best_tiebreak:
            winners += 1
    for seat in range(position.seats):
        score = position.score(seat)
        if score == best and position.tiebreak(seat) == best_tiebreak:
            found[place] = ONE // winners
        found[place + 1] = score
        place += 2
    return place
