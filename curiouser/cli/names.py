"""The names of players in the texts of a match."""

from collections.abc import Sequence
from typing import Any

from curiouser.cli.language import Voice
from curiouser.engine.game import Game
from curiouser.engine.record import Header
from curiouser.engine.text import Words

ME = "me"
LONGEST_NAME = 20
NAMED = "="


def is_person(player: str) -> bool:
    """`me`, or a name with a capital letter; bots are written small, so that a slip of the pen is noticed."""
    return player == ME or (player[:1].isupper() and NAMED not in player)


def bot_of(player: str) -> str:
    """The bot itself, without the name that somebody gave it: of Hatter=level-3, level-3."""
    return player.rpartition(NAMED)[2]


def is_valid_name(player: str) -> bool:
    """Short, and nothing in it that would upset a terminal: records come from anywhere."""
    return 1 <= len(player) <= LONGEST_NAME and player.isprintable()


def players_of(header: Header, unknown: str = "") -> tuple[str, ...]:
    """The players of a record, as many as it has seats."""
    return (*header.players, *[unknown] * header.seats)[: header.seats]


def seat_names(players: Sequence[str], voice: Voice) -> list[str]:
    """Names stand for themselves; everybody else is a seat, with a word on who sits there."""
    return [_name(seat, player, players, voice) for seat, player in enumerate(players, start=1)]


def _name(seat: int, player: str, players: Sequence[str], voice: Voice) -> str:
    if player == ME and is_alone(players):
        return voice.say("seat-you", seat=seat)
    if player == ME or not is_valid_name(player):
        return voice.say("seat-one", seat=seat)
    if is_person(player):
        return player
    name, named, bot = player.rpartition(NAMED)
    return name if named and name else voice.say("seat-of", seat=seat, player=bot)


def is_alone(players: Sequence[str]) -> bool:
    """Whether one person plays against bots, so that it is clear who "you" are."""
    return sum(map(is_person, players)) == 1


def words_with_names(game: Game[Any], language: str, names: Sequence[str]) -> Words:
    """The game's texts, in which seats have names."""
    words = Words(language, ("curiouser.engine", game.package))
    cases = "".join(f"\n    [{seat}] {{ {quoted(name)} }}" for seat, name in enumerate(names, start=1))
    if cases:
        words.add(f"seat = {{ $seat ->{cases}\n   *[other] {{ $seat }}\n}}\n")
    return words


def quoted(name: str) -> str:
    """A name as a string of Fluent."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
