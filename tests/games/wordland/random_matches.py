"""Random matches with random clocks, and what happened in them."""

from collections import Counter
from typing import Any

from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match, Played
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.rng import Rng, seeded
from curiouser.games.wordland import GAME
from curiouser.games.wordland.events import LetterLeft, TeapotRestarted, TeapotStarted, TurnBegan, VoteEnded, WentOut
from curiouser.games.wordland.moves import PassTime, SayPhrase
from curiouser.games.wordland.offers import is_allowed
from curiouser.games.wordland.position import Wordland


def play_match(seats: int, seed: int, options: dict[str, Any], happened: Counter[str]) -> Match:
    """Seats and the clock by chance, words stamped as a server does; every move is counted by what it led to."""
    match = Match(GAME, GAME.setup(seats, options))
    dealer, rng = SeededDealer(seeded(seed, 2 * seats)), seeded(seed, 2 * seats + 1)
    while match.actors:
        before = GAME.copy(match.position)
        if match.actors == (LUCK,):
            match.play(LUCK, dealer.deal(GAME.chances(match.position)))
        else:
            match.play(*choose(match, rng))
        happened.update(kinds(before, match.played[-1]))
    return match


def choose(match: Match, rng: Rng) -> tuple[int, Move]:
    offers = [(actor, move) for actor in match.actors if (move := pick(match, actor, rng)) is not None]
    return offers[rng.below(len(offers))]


def pick(match: Match, actor: int, rng: Rng) -> Move | None:
    """One move; of the clock often such that a word comes just too late, which its credit then mends."""
    position = match.position
    turn = position.turn
    if actor == CLOCK and turn is not None and turn.running and rng.below(3) == 0:
        return PassTime(max(turn.until + rng.below(300) - position.now, 1), 500)
    if turn is not None and turn.seat == actor and turn.running and position.now >= turn.until:
        late = GAME.stamp(position, SayPhrase("tea"), 400)
        return late if is_allowed(GAME.play, GAME.copy(position), actor, late) else None
    moves = GAME.examples(position, actor, rng)
    return GAME.stamp(position, moves[rng.below(len(moves))], rng.below(500)) if moves else None


def kinds(before: Wordland, played: Played) -> list[str]:
    """What a move led to, in words that tell apart what the rules tell apart."""
    found = [type(played.move).__name__]
    for event in played.events:
        name = type(event).__name__
        match event:
            case WentOut(reason=reason, rule=rule):
                found.append(f"{name} {reason} {rule}")
                if before.turn is not None and before.turn.forced:
                    found.append(f"{name} in extra turn")
            case TurnBegan(rule=rule) | LetterLeft(rule=rule) | TeapotRestarted(rule=rule) | TeapotStarted(rule=rule):
                found.append(f"{name} {rule}")
            case VoteEnded(stands=stands):
                found.append(f"{name} {'stands' if stands else 'falls'}")
                if before.turn is not None and before.turn.forced:
                    found.append(f"{name} {'stands' if stands else 'falls'} in extra turn")
            case _:
                found.append(name)
    late = before.turn is not None and before.turn.running and before.now >= before.turn.until
    return [*found, "credited word"] if isinstance(played.move, SayPhrase) and late else found
