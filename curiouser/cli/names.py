"""What the players of a match are called in its sentences."""

from collections.abc import Sequence
from typing import Any

from fluent.runtime import FluentResource

from curiouser.cli.language import Voice
from curiouser.engine.game import Game
from curiouser.engine.text import Words

ME = "me"


def is_person(player: str) -> bool:
    """`me`, or a name with a capital letter; bots are written small, so that a slip of the pen is noticed."""
    return player == ME or player[:1].isupper()


def seat_names(players: Sequence[str], voice: Voice) -> list[str]:
    """Names stand for themselves; everybody else is a seat, with a word on who sits there."""
    return [_name(seat, player, players, voice) for seat, player in enumerate(players, start=1)]


def _name(seat: int, player: str, players: Sequence[str], voice: Voice) -> str:
    if player != ME and is_person(player):
        return player
    if player == ME:
        return voice.say("seat-you" if is_alone(players) else "seat-one", seat=seat)
    return voice.say("seat-of", seat=seat, player=player)


def is_alone(players: Sequence[str]) -> bool:
    """Whether one person plays against bots, so that it is clear who "you" are."""
    return sum(map(is_person, players)) == 1


def words_with_names(game: Game[Any], language: str, names: Sequence[str]) -> Words:
    """The game's texts, in which seats have names."""
    words = Words(language, ("curiouser.engine", game.package))
    cases = "".join(f"\n    [{seat}] {{ {quoted(name)} }}" for seat, name in enumerate(names, start=1))
    if cases:
        source = f"seat = {{ $seat ->{cases}\n   *[other] {{ $seat }}\n}}\n"
        words.bundle.add_resource(FluentResource(source), allow_overrides=True)
    return words


def quoted(name: str) -> str:
    """A name as a string of Fluent."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
