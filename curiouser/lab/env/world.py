"""What every environment starts from: a game, its setup, and its representation in numbers."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from curiouser.bots import find_bot
from curiouser.engine.bot import Bot
from curiouser.engine.errors import BadSetup, Problem
from curiouser.engine.game import CountableGame, find_game
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.position import Position
from curiouser.lab.env.stepping import Stepper

Player = Bot | str | None


class World:
    """A countable game with its seats, options and edition."""

    def __init__(
        self,
        game: str | CountableGame[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
    ) -> None:
        found = find_game(game) if isinstance(game, str) else game
        if not isinstance(found, CountableGame):
            raise Problem("no-bots", game=found.name)
        self.game: CountableGame[Any] = found
        self.setup = found.setup(min(found.seat_counts) if seats is None else seats, options, edition)
        self.seats = self.setup.seats
        self.start: Position = found.start(self.setup)

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, and built again in the other process."""
        return World, (self.game.name, self.seats, msgspec.structs.asdict(self.setup.options), self.setup.edition)

    @cached_property
    def moves(self) -> Sequence[Move]:
        """The moves behind the actions."""
        return self.game.moves(self.start)

    @cached_property
    def observer(self) -> Observer:
        found = self.game.observer(self.start)
        if found is None:
            raise Problem("no-observer", game=self.game.name)
        return found

    @cached_property
    def fields(self) -> dict[str, slice]:
        """Where things stand in an observation, by name; those that end with _0 are the looking seat's own."""
        return {name: slice(first, first + count) for name, (first, count) in self.observer.fields.items()}

    def stepper(self, players: Sequence[Player] | None = None) -> Stepper:
        """A match to be stepped; the players that are None move from outside."""
        chosen = [None] * self.seats if players is None else list(players)
        if len(chosen) != self.seats:
            raise BadSetup("bad-bots", seats=self.seats, bots=len(chosen))
        stepper = Stepper()
        bots = [find_bot(player, self.game) if isinstance(player, str) else player for player in chosen]
        stepper.prepare(self.start, self.observer, len(self.moves), bots)
        return stepper

    def draw(self, position: Position, seat: int, language: str) -> str:
        """What a seat sees, as text."""
        words = self.game.words(language)
        return self.game.draw(self.game.view(position, seat), words)
