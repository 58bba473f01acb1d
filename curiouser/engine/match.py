"""One play of a game. Every move passes through here, also when loading, and its legality is checked here alone."""

from collections.abc import Callable
from typing import Any

from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup
from curiouser.engine.luck import Dealer
from curiouser.engine.move import Move
from curiouser.engine.played import Played, TakenBack
from curiouser.engine.position import LUCK

__all__ = ["Match", "Played", "TakenBack"]


class Match:
    """`history` is what a record keeps, moves that were taken back included; `played` is what still stands."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.is_literal = type(game).tidy is Game.tidy and type(game).stamp is Game.stamp
        self.setup = setup
        self.position: Any = game.start(setup)
        self.played: list[Played] = []
        self.history: list[Played | TakenBack] = []

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.position)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def legal(self, actor: int) -> list[Move]:
        return list(self.game.legal(self.position, actor))

    def play(self, actor: int, move: Move) -> tuple[Event, ...]:
        """Make a move if it is legal; otherwise raise `Refused` and change nothing."""
        move = self.game.tidy(move)
        return self.take_on(Played(actor, move, tuple(self.game.play(self.position, actor, move))), self.position)

    def taken(self, position: Any, move: Move, credit: int) -> Move:
        """A client's move, tidied and stamped by the game. Most games leave it as it is."""
        return move if self.is_literal else self.game.stamp(position, self.game.tidy(move), credit)

    def take_on(self, played: Played, position: Any) -> tuple[Event, ...]:
        """Add a move that was played already, here or on a copy, with the position after it."""
        self.position = position
        self.played.append(played)
        self.history.append(played)
        return played.events

    def resolve_chance(self, dealer: Dealer, heard: Callable[[Played], None] | None = None) -> None:
        """Let luck move until a seat is to move or the match is over."""
        while self.actors == (LUCK,):
            self.play(LUCK, dealer.deal(self.game.chances(self.position)))
            if heard is not None:
                heard(self.played[-1])

    def events(self, seat: int) -> list[Event]:
        """What a seat, or WATCHER, has been told so far."""
        return [event for played in self.played for event in played.events if event.is_seen_by(seat)]

    def can_undo(self, seat: int) -> bool:
        """A seat may take its last move back while no luck, no reveal and nobody else's move came after."""
        if seat < 0 or not self.played or self.played[-1].actor != seat:
            return False
        return not any(event.reveals for event in self.played[-1].events)

    def undo(self, seat: int) -> None:
        """Take the seat's last move back."""
        if not self.can_undo(seat):
            raise Refused("refused-undo")
        standing = self.played[:-1]
        self.position = self.game.start(self.setup)
        for played in standing:
            self.game.play(self.position, played.actor, played.move)
        self.played = standing
        self.history.append(TakenBack(seat))
