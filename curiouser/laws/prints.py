"""One hash over whole matches: equal whenever the rules do the same, compiled or not."""

import hashlib
from collections.abc import Mapping
from typing import Any

from curiouser.engine.game import Game
from curiouser.engine.luck import SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.record import Seed
from curiouser.engine.rng import seeded
from curiouser.laws.case import choose
from curiouser.laws.history import full_record


def fingerprint(game: Game[Any], seats: int, options: Mapping[str, Any], matches: int, seed: int) -> str:
    """SHA-256 over the records of random matches, with every move, event and position in them."""
    whole = hashlib.sha256()
    for number in range(matches):
        match = Match(game, game.setup(seats, options))
        dealer, rng = SeededDealer(seeded(seed, 2 * number)), seeded(seed, 2 * number + 1)
        while (choice := choose(game, match.position, rng, dealer)) is not None:
            match.play(*choice)
        whole.update(full_record(match, Seed(seed, 2 * number)).encode())
    return whole.hexdigest()
