"""Valid records and notations of every installed game, as a corpus for fuzzing."""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from curiouser.engine.game import Game, Setup, all_games
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.record import Seed, write_record
from curiouser.engine.rng import seeded
from curiouser.laws.case import choose
from curiouser.laws.history import full_record


def play(game: Game[Any], seats: int, stream: int, moves: int) -> Match:
    match = Match(game, game.setup(seats))
    dealer, rng = SeededDealer(seeded(1, stream)), seeded(2, stream)
    while len(match.played) < moves and (choice := choose(game, match.position, rng, dealer)) is not None:
        match.play(*choice)
    return match


@cache
def records() -> dict[str, str]:
    """By game: a whole match; the beginning of one with all that is told, and of one with its edition written out."""
    found = {}
    for game in all_games():
        seats = game.seat_counts[0]
        found[game.name] = write_record(play(game, seats, 0, 10_000), Seed(1, 0))
        found[f"{game.name}, told"] = full_record(play(game, seats, 0, 12), Seed(1, 0))
        header, *lines = write_record(play(game, seats, 0, 12), Seed(1, 0)).encode().splitlines()
        edition = msgspec.json.encode(msgspec.to_builtins(game.shipped_edition, str_keys=True))
        lines = linked([header.replace(b'"edition":null', b'"edition":' + edition), *lines])
        found[f"{game.name}, edition"] = b"\n".join(lines).decode() + "\n"
    return found


@cache
def notations() -> list[tuple[str, Game[Any], Setup, str]]:
    """Positions from all parts of random matches."""
    found = []
    for game in all_games():
        for seats in game.seat_counts:
            whole = play(game, seats, seats, 10_000)
            match = Match(game, whole.setup)
            for number, played in enumerate(whole.played):
                if number % 7 == 0:
                    found.append((game.name, game, whole.setup, game.write(match.position)))
                match.play(played.actor, played.move)
            found.append((game.name, game, whole.setup, game.write(match.position)))
    return found


def linked(lines: Iterable[bytes]) -> list[bytes]:
    """Lines with new links wherever they can be linked at all, so that what lies behind the links is reached."""
    previous = ""
    done = []
    for line in lines:
        try:
            fields = json.loads(line)
            fields.pop("link", None)
            body = json.dumps(fields, separators=(",", ":"), ensure_ascii=False).encode()
        except (ValueError, AttributeError, TypeError, RecursionError):
            done.append(line)
            continue
        previous = hashlib.sha256(previous.encode() + body).hexdigest()[:32]
        done.append(body[:-1] + f',"link":"{previous}"}}'.encode())
    return done


def keep(folder: str, seeds: Iterable[bytes]) -> None:
    """Files to begin with, for a fuzzer."""
    for number, seed in enumerate(seeds):
        Path(folder, f"seed-{number}").write_bytes(seed)
