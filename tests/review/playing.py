"""Whole matches to review."""

from curiouser.bots.levels import level
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.rng import seeded
from curiouser.review.review import Depth

QUICK = Depth(look=3, places=6, stages=((2, 2),), choices=4)


def played(name: str, levels: tuple[int, ...], seed: int = 1) -> Match:
    """A match between bots of these levels."""
    game = find_game(name)
    assert isinstance(game, CountableGame)
    match, rng = Match(game, game.setup(len(levels))), seeded(seed, 1)
    bots, dealer = [level(number, game) for number in levels], SeededDealer(seeded(seed))
    while match.actors:
        if match.actors == (LUCK,):
            match.resolve_chance(dealer)
            continue
        (seat,) = match.actors
        own = match.position.copy()
        own.redeal(seat, rng)
        match.play(seat, game.moves(own)[bots[seat].choose(own, rng)])
    return match
