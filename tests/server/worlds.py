"""Two worlds that one viewer can't tell apart: the same match for this viewer, with different secrets.

They are made without a server. `build` plays a match twice in parallel: whenever luck or another seat does something
that the viewer doesn't fully see, the second world does something different that looks the same. In addition, the
game's own `redeal` changes what else might be hidden at a moment.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from curiouser.engine.game import CountableGame, Game
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.rng import Rng, seeded

TRIES = 40  # moves of a moment that are looked at
OPTIONS: dict[str, dict[str, Any]] = {"wordland": {"advanced": True}}  # where there are more secrets than usual
GUESSES = 3
TRIED = 4


class Step(NamedTuple):
    """What an actor does in either world, and what can be tried after it."""

    actor: int
    moves: tuple[Move, Move]
    guesses: tuple[tuple[int, Move], ...]  # what a viewer's seat tries in vain
    redealt: Any  # another position that the viewer can't tell from this one, or None
    is_other: bool  # whether the two worlds differ now
    is_rest: bool  # whether luck has nothing more to do


class Match:
    """One of the two worlds."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.position = game.start(game.setup(seats, OPTIONS.get(game.name)))

    def options(self, actor: int, rng: Rng) -> list[Move]:
        if actor == LUCK:
            found = [move for move, _ in self.game.chances(self.position)]
        elif actor == CLOCK:
            found = list(self.game.legal(self.position, actor))[:1]
        else:
            found = list(self.game.examples(self.position, actor, rng))
        return [found.pop(rng.below(len(found))) for _ in range(min(TRIES, len(found)))]

    def after(self, actor: int, move: Move) -> tuple[Any, list[Any]]:
        position = self.game.copy(self.position)
        move = move if actor < 0 else self.game.stamp(position, self.game.tidy(move), 0)
        return position, self.game.play(position, actor, move)

    def opened(self) -> bytes:
        return msgspec.json.encode(self.game.opened(self.position))


def build(game: Game[Any], seats: int, eyes: Sequence[int], rng: Rng, longest: int) -> list[Step]:
    """Until the match would be over, or nothing can be done in both worlds that looks the same."""
    here, there = Match(game, seats), Match(game, seats)
    steps: list[Step] = []
    while len(steps) < longest and (actors := game.actors(here.position)):
        actor = actors[rng.below(len(actors))] if rng.below(3) else actors[0]
        found = choose(here, there, actor, eyes, rng)
        if found is None:
            break
        here.position = here.after(actor, found[0])[0]
        there.position = there.after(actor, found[1])[0]
        if game.outcome(here.position) is not None or game.outcome(there.position) is not None:
            break
        is_other = here.opened() != there.opened()
        is_rest = game.actors(here.position) != (LUCK,)
        steps.append(Step(actor, found, guesses(here, eyes, rng), redealt(here, eyes, rng), is_other, is_rest))
    while steps and not steps[-1].is_rest:
        steps.pop()
    return steps


def build_best(game: Game[Any], seats: int, eyes: Sequence[int], stream: int, longest: int) -> list[Step]:
    """Of several, the two worlds in which people do most while these differ."""
    tried = [build(game, seats, eyes, seeded(stream, number), longest) for number in range(TRIED)]
    return max(tried, key=lambda steps: (sum(step.is_other and step.actor >= 0 for step in steps), len(steps)))


def choose(here: Match, there: Match, actor: int, eyes: Sequence[int], rng: Rng) -> tuple[Move, Move] | None:
    """A move in each world; often another one where any other looks the same. Not always: somebody who holds nothing
    that they hold in the first world could soon not do there what is seen here."""
    options = here.options(actor, rng)
    if actor in eyes or actor == CLOCK:
        return (options[0], options[0]) if options else None
    others = there.options(actor, rng)
    for move in options:
        seen = look(here, actor, move, eyes)
        alike = [other for other in (move, *others) if look(there, actor, other, eyes) == seen]
        if alike:
            return move, alike[-1] if rng.below(3) == 0 else alike[0]
    return None


def look(match: Match, actor: int, move: Move, eyes: Sequence[int]) -> bytes | None:
    """What these eyes see of a move; None where it can't be made."""
    try:
        position, events = match.after(actor, move)
    except Exception:
        return None
    game = match.game
    views = [game.view(position, eye) for eye in eyes]
    seen = [event for event in events if any(event.is_seen_by(eye) for eye in eyes)]
    undoable = [any(event.reveals for event in events)]
    return msgspec.json.encode([views, seen, game.actors(position), undoable])


def guesses(match: Match, eyes: Sequence[int], rng: Rng) -> tuple[tuple[int, Move], ...]:
    """What these seats try in vain: any moves of the game, or those of others."""
    found = []
    for seat in (eye for eye in eyes if eye >= 0):
        table = tries(match, rng)
        tried = [table[rng.below(len(table))] for _ in range(GUESSES)] if table else []
        found += [(seat, move) for move in tried if look(match, seat, move, eyes) is None]
    return tuple(found)


def tries(match: Match, rng: Rng) -> list[Move]:
    if isinstance(match.game, CountableGame):
        return list(match.game.moves(match.position))
    actors = [actor for actor in match.game.actors(match.position) if actor >= 0]
    return [move for actor in actors for move in match.game.examples(match.position, actor, rng)]


def redealt(match: Match, eyes: Sequence[int], rng: Rng) -> Any:
    if len(eyes) > 1:
        return None
    position = match.game.copy(match.position)
    match.game.redeal(position, eyes[0], rng)
    return position if match.game.opened(position) != match.game.opened(match.position) else None
