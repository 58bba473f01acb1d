"""A review as pages get it: numbers, and texts as ids with arguments. Made in the process that reviews."""

from typing import Any

import msgspec

from curiouser import bots
from curiouser.engine.game import CountableGame
from curiouser.engine.move import Move
from curiouser.review.findings import Alternative, Decision, Kind, Review, Swing, Total
from curiouser.review.series import Amount
from curiouser.server.runtime.replay_format import Player, player_of
from curiouser.server.wire.messages import Why, Worded
from curiouser.server.wire.wording import sendable, worded

DIGITS = 4


class OptionShown(msgspec.Struct, frozen=True):
    """A move that could be made, and what it was worth to whoever had to choose. `sure`: it was counted out."""

    text: Worded
    worth: Amount
    sure: bool
    reasons: tuple[Why, ...]


class DecisionShown(msgspec.Struct, frozen=True):
    """`best`: the best first, of so many `moves`; `lost` is against the best."""

    seat: int
    chosen: OptionShown
    best: tuple[OptionShown, ...]
    moves: int
    is_best: bool
    lost: Amount


class SwingShown(msgspec.Struct, frozen=True):
    """A step of luck or a choice: after `n` moves, of so many `moves`; amounts are by seat.

    `known`, at a choice: what it was worth before, by what its player could know."""

    n: int
    moves: int
    kind: Kind
    seat: int | None
    before: tuple[Amount, ...]
    luck: tuple[Amount, ...]
    choice: tuple[Amount, ...]
    told: tuple[Why, ...]
    known: Amount | None
    decision: DecisionShown | None


class ReviewShown(msgspec.Struct, frozen=True):
    """`tries` from every place; `turns` are the numbers of the steps that mattered most."""

    game: str
    seats: int
    players: tuple[Player, ...]
    tries: int
    is_whole: bool
    swings: tuple[SwingShown, ...]
    totals: tuple[Total, ...]
    turns: tuple[int, ...]


def shown(game: CountableGame[Any], review: Review) -> ReviewShown:
    known = bots.names_for(game)
    return ReviewShown(
        game=review.game,
        seats=review.seats,
        players=tuple(player_of(sendable(name), known) for name in review.players),
        tries=review.tries,
        is_whole=review.is_whole,
        swings=tuple(swing_of(game, swing) for swing in review.swings),
        totals=tuple(total_of(total) for total in review.totals),
        turns=review.turns,
    )


def swing_of(game: CountableGame[Any], swing: Swing) -> SwingShown:
    told = [event for event in swing.events if not game.goes_without_saying(event)]
    return SwingShown(
        n=swing.n,
        moves=swing.moves,
        kind=swing.kind,
        seat=swing.seat,
        before=tuple(map(short, swing.before)),
        luck=tuple(map(short, swing.luck)),
        choice=tuple(map(short, swing.choice)),
        told=tuple(Why(event.rule, worded(game.tell(event))) for event in told),
        known=None if swing.known is None else short(swing.known),
        decision=None if swing.decision is None else decision_of(game, swing.decision),
    )


def decision_of(game: CountableGame[Any], decision: Decision) -> DecisionShown:
    return DecisionShown(
        seat=decision.seat,
        chosen=option_of(game, decision.chosen),
        best=tuple(option_of(game, option) for option in decision.best),
        moves=decision.moves,
        is_best=decision.is_best,
        lost=short(decision.lost),
    )


def option_of(game: CountableGame[Any], option: Alternative) -> OptionShown:
    move: Move = option.move
    reasons = tuple(Why(reason.rule, worded(reason.text)) for reason in option.reasons)
    return OptionShown(worded(game.tell_move(move)), short(option.worth), option.is_sure, reasons)


def total_of(total: Total) -> Total:
    parts = ("start", "luck", "own", "others", "result", "lost")
    return msgspec.structs.replace(total, **{part: short(getattr(total, part)) for part in parts})


def short(amount: Amount) -> Amount:
    """As many digits as anybody could want to see."""
    return Amount(*(round(value, DIGITS) for value in msgspec.structs.astuple(amount)))
