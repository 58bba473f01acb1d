"""`python3 run.py bench spins`: whether Adventures is played better by who expects every spin of the Hole exactly.

A judge that goes through all spins, and through what the best choice after each would be, against the judge that is
used, which estimates. The same luck for both, seats changed.
"""

import argparse

from bench.ladder import row
from curiouser.bots.greedy import Greedy
from curiouser.bots.levels import player
from curiouser.bots.search import TreeSearch
from curiouser.bots.tally import SHARES, Tally, play_matches
from curiouser.engine.about import SearchLevel
from curiouser.engine.bot import Bot, Evaluator
from curiouser.engine.position import Position
from curiouser.games.adventures import GAME
from curiouser.games.adventures.bots import AdventuresEvaluator
from curiouser.games.adventures.hole import stay_in_hole
from curiouser.games.adventures.numbers import ACCEPT, BLOCKS, CHOOSE, SPIN, SPIN_AGAIN
from curiouser.games.adventures.rules import Adventures
from curiouser.lab.ladder import judge

SEED = 78
SIZES = {0: 20_000, 80: 1_500, 8_000: 120}  # deals by iterations of the search; 0: greedy


class Counting(Evaluator):
    """A22–A24: the value of the best choices over all spins that are left."""

    def __init__(self) -> None:
        super().__init__()
        self.plain = AdventuresEvaluator()

    def value(self, position: Position, seat: int) -> int:
        assert isinstance(position, Adventures)
        if position.phase == SPIN:
            return self.expect(position, seat)
        if position.phase != CHOOSE:
            return self.plain.value(position, seat)
        player = int(position.player)
        accepted, again = after(position, ACCEPT), after(position, SPIN_AGAIN)
        if self.plain.value(accepted, player) >= self.expect(again, player):
            return self.plain.value(accepted, seat)
        return self.expect(again, seat)

    def expect(self, position: Adventures, seat: int) -> int:
        """What the seat gets if the player takes the best of every spin."""
        spaces, player = int(position.tables.spaces), int(position.player)
        ends = [self.both(leave(position, space), player, seat) for space in free_spaces(position)]
        stay = position.copy()
        stay.spins = 0
        stay_in_hole(stay)
        own, wanted = self.both(stay, player, seat)
        blocked = spaces - len(ends)
        for left in range(int(position.spins)):
            taken = [end if left == 0 or end[0] >= own else (own, wanted) for end in ends]
            own, wanted = (
                (sum(end[0] for end in taken) + blocked * own) // spaces,
                (sum(end[1] for end in taken) + blocked * wanted) // spaces,
            )
        return own if seat == player else wanted

    def both(self, position: Adventures, player: int, seat: int) -> tuple[int, int]:
        """For whoever has spun, whose turn may be over now, and for the seat."""
        return self.plain.value(position, player), self.plain.value(position, seat)


def free_spaces(position: Adventures) -> list[int]:
    taken = int(position.occupied_by_others(position.player)) | 1 << int(position.tables.hole)
    return [space for space in range(int(position.tables.spaces)) if not taken >> space & 1]


def leave(position: Adventures, space: int) -> Adventures:
    shown = position.copy()
    shown.phase, shown.shown, shown.actor = CHOOSE, space, position.player
    return after(shown, ACCEPT)


def after(position: Adventures, choice: int) -> Adventures:
    chosen = position.copy()
    chosen.play(BLOCKS * position.tables.most + choice)
    return chosen


def bot(iterations: int, evaluator: Evaluator) -> Bot:
    if iterations == 0:
        greedy = Greedy()
        greedy.evaluator = evaluator
        return greedy
    search = player(SearchLevel(iterations, horizon=4), GAME)
    assert isinstance(search, TreeSearch)
    search.rollout.guide.evaluator = evaluator
    return search


def points(first: Bot, second: Bot, deals: int) -> list[float]:
    found, start = [], GAME.start(GAME.setup(2))
    for deal in range(deals):
        for seat, bots in enumerate(([first, second], [second, first])):
            tally = Tally()
            tally.prepare(2, len(GAME.ends))
            play_matches(start, bots, SEED, deal, 1, tally)
            found.append(int(tally.shares[seat]) / SHARES)
    return found


def main() -> None:
    about = "Expecting every spin, or estimating it."
    parser = argparse.ArgumentParser("python3 run.py bench spins", description=about)
    parser.add_argument("sizes", nargs="*", type=int, metavar="ITERATIONS", help=f"of {', '.join(map(str, SIZES))}")
    words = parser.parse_args()
    if unknown := [size for size in words.sizes if size not in SIZES]:
        parser.error(f"there is no search of {unknown[0]} here; choose from {', '.join(map(str, SIZES))}")
    for iterations in words.sizes or SIZES:
        counting, estimating = bot(iterations, Counting()), bot(iterations, AdventuresEvaluator())
        name = f"search of {iterations}" if iterations else "greedy"
        print(
            row(judge(f"{name}, counting", "estimating", points(counting, estimating, SIZES[iterations]))), flush=True
        )


if __name__ == "__main__":
    main()
