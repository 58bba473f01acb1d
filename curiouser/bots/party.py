"""Plays a match against the clock among bots without waiting: the earliest plan is carried out, or time passes."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from curiouser.engine.errors import Problem, Refused
from curiouser.engine.game import Game
from curiouser.engine.luck import Dealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.plan import Plan, Planner, mind
from curiouser.engine.position import CLOCK, LUCK

UNTIMED = 30_000  # ms after which a clock strikes that counts none


class Due(NamedTuple):
    """A seat's plan, ready to be carried out after so many ms."""

    delay: int
    seat: int
    move: Move


def ask(game: Game[Any], planner: Planner, position: Any, seat: int, seed: int) -> Plan | None:
    """A bot's plan, from a position in which what its seat can't know was dealt anew."""
    own = game.copy(position)
    game.redeal(own, seat, mind(seed, "redeal"))
    return planner.plan(own, seat, seed)


def first_due(match: Match, planners: Mapping[int, Planner], seeds: Sequence[int]) -> Due | None:
    """The earliest plan. If several are due at once, the first seat among the actors goes first."""
    best: Due | None = None
    for seat in match.actors:
        if seat in planners:
            plan = ask(match.game, planners[seat], match.position, seat, seeds[seat])
            if plan is not None and (best is None or plan.delay < best.delay):
                best = Due(plan.delay, seat, plan.move)
    return best


def time_left(match: Match) -> int | None:
    """How many ms it is until something happens by itself; None where no clock runs."""
    strike = match.game.strike(match.position)
    return None if strike is None else int(getattr(strike, "ms", UNTIMED))


def time_move(match: Match, ms: int) -> Move | None:
    """The clock's move for so many ms; None where there is nothing to tell it."""
    strike = match.game.strike(match.position)
    if strike is None or ms <= 0 or not hasattr(strike, "ms"):
        return None
    return msgspec.structs.replace(strike, ms=ms)


def is_still_legal(match: Match, seat: int, move: Move) -> bool:
    """Whether a move can still be made when its time has come."""
    try:
        match.game.play(match.game.copy(match.position), seat, move)
    except Refused:
        return False
    return True


class Party:
    """`planners` by seat. Seats without one never act here."""

    def __init__(self, match: Match, planners: Mapping[int, Planner], seeds: Sequence[int], dealer: Dealer) -> None:
        self.match = match
        self.planners = planners
        self.seeds = seeds
        self.dealer = dealer
        self.waiting: Due | None = None  # whose time has just come

    def choose(self) -> tuple[int, Move] | None:
        """Who does what next, the clock and luck included; None when it is over."""
        match, game, actors = self.match, self.match.game, self.match.actors
        if not actors:
            return None
        if actors == (LUCK,):
            return LUCK, self.dealer.deal(game.chances(match.position))
        due, left = self.waiting or first_due(match, self.planners, self.seeds), time_left(match)
        self.waiting = None
        if due is not None and (left is None or due.delay < left):
            if (passed := time_move(match, due.delay)) is not None:
                self.waiting = due._replace(delay=0)
                return CLOCK, passed
            move = game.stamp(match.position, game.tidy(due.move), 0)
            if is_still_legal(match, due.seat, move):
                return due.seat, move
        strike = game.strike(match.position)
        if strike is None:
            raise Problem("no-plan", game=game.name)
        return CLOCK, strike

    def step(self) -> bool:
        """Make the next move. Returns whether there was one."""
        choice = self.choose()
        if choice is not None:
            self.match.play(*choice)
        return choice is not None

    def play_out(self) -> Match:
        while self.step():
            pass
        return self.match
