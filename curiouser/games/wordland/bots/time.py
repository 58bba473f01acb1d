"""How long people take. `QUICKEST` and `STROKE` are lower limits: no bot is faster."""

from curiouser.engine.rng import Rng
from curiouser.games.wordland.bots.skill import Skill

QUICKEST = 180  # ms to react to anything
STROKE = 80  # ms a letter
# A log-normal with a spread of one half: its quantiles at 0, 1/16 … 1, of a thousand, the ends cut off. In whole
# numbers, so that every machine finds the same.
SHAPE = (312, 464, 563, 642, 714, 783, 853, 924, 1000, 1082, 1173, 1277, 1401, 1558, 1777, 2153, 3200)
STEPS = 1 << 10


def about(usual: int, rng: Rng) -> int:
    """A time whose middle is the usual one: often a little less, now and then much more."""
    at = rng.below((len(SHAPE) - 1) * STEPS)
    low, high, rest = SHAPE[at // STEPS], SHAPE[at // STEPS + 1], at % STEPS
    return usual * (low * (STEPS - rest) + high * rest) // (1000 * STEPS)


def reaction(skill: Skill, rng: Rng) -> int:
    return max(about(skill.reaction, rng), QUICKEST)


def typing(skill: Skill, phrase: str, rng: Rng) -> int:
    return len(phrase) * max(about(skill.typing, rng), STROKE)


def happens(chance: int, rng: Rng) -> bool:
    """Of a thousand."""
    return rng.below(1000) < chance
