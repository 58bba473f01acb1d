"""The compiled contract of positions in countable games. It contains no rules and no random choices."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from curiouser.engine.rng import Rng
from curiouser.native import i64, vec

if TYPE_CHECKING:
    from curiouser.engine.event import Event

LUCK: Final = -1
OVER: Final = -2
WATCHER: Final = -3  # somebody who looks on
CLOCK: Final = -4  # time, in games that are played against it


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Where a match stands, secrets included. Numbers of moves are indices into the game's tables of moves."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.actor: i64 = LUCK
        self.ending: i64 = 0
        self.event_sink: list[Event] | None = None

    def legal(self) -> vec[i64]:
        """The actor's moves or luck's outcomes, in a fixed order, never empty before OVER. Never write to it."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """Luck's weights, beside `legal`; an outcome of weight 0 can't happen. Never write to it."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Change the position. The move must be legal: `Match` is the gate, and nothing is checked here."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An independent copy without an event sink."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw anew whatever this seat (or WATCHER) can't know. Nothing to do in a game without secrets."""

    def score(self, seat: i64) -> i64:
        """What the seat would have if the match ended now."""
        raise NotImplementedError

    def tiebreak(self, seat: i64) -> i64:
        """What decides between seats of equal score; equal again means a shared place."""
        return 0

    def pick(self, rng: Rng) -> i64:
        """One of the actor's moves, each with the same chance."""
        moves = self.legal()
        return moves[rng.below(len(moves))]

    def draw(self, rng: Rng) -> i64:
        """One of luck's outcomes, chosen by the weights."""
        outcomes = self.legal()
        weights = self.weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        ticket = rng.below(total)
        index: i64 = 0
        while ticket >= weights[index]:
            ticket -= weights[index]
            index += 1
        return outcomes[index]

    def resolve_chance(self, rng: Rng) -> None:
        """Let luck make its moves until somebody else is to move."""
        while self.actor == LUCK:
            self.play(self.draw(rng))
