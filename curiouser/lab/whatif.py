"""What-ifs: variants of a setup with changed values, and how far they are from the base."""

import base64
import math
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from curiouser.engine.edition import EditionFault, make_edition
from curiouser.engine.errors import BadSetup, Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.game import Game, Setup
from curiouser.lab.cluster import TEXTS

if TYPE_CHECKING:
    from curiouser.lab.study import StudyResult
    from curiouser.lab.sums import Sum

LEVEL = 0.05  # how often anything at all is called clear where nothing differs
MOST_VARIANTS = 40
LENGTH = "length"


class SetupChange(msgspec.Struct, frozen=True):
    """A variant and what it is called; `value` where it is one of a sweep over numbers."""

    name: str
    setup: Setup
    value: float | None = None


class MeasureDifference(msgspec.Struct, frozen=True):
    """How far a measure's mean is from the base. `p` is corrected for all comparisons, after Holm."""

    variant: int
    measure: str
    base: float
    mean: float
    difference: float
    half: float
    p: float

    @property
    def is_clear(self) -> bool:
        return self.p < LEVEL


def read_change(word: str) -> tuple[str, str]:
    path, equals, value = word.partition("=")
    if not equals or not path.strip():
        raise Problem("lab-bad-set", texts=TEXTS, word=word)
    return path.strip(), value.strip()


def read_value(value: str) -> Any:
    """A value as TOML writes it; anything else is a word."""
    try:
        return tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return value


def read_values(values: str) -> list[Any]:
    """The values of a sweep: 1,2,5 or 1..5, or 0..10..2 in steps."""
    if ".." in values:
        try:
            first, last, *step = map(int, values.split(".."))
        except ValueError:
            raise Problem("lab-bad-set", texts=TEXTS, word=values) from None
        return list(range(first, last + 1, step[0] if step and step[0] > 0 else 1))
    found = read_value(f"[{values}]")
    return found if isinstance(found, list) else values.split(",")


def vary(game: Game[Any], setup: Setup, changes: Mapping[str, Any]) -> Setup:
    """The setup with numbers of the edition, or options, changed."""
    edition = msgspec.json.decode(msgspec.json.encode(setup.edition))  # lists all the way down
    options = msgspec.to_builtins(setup.options)
    for path, value in changes.items():
        if path in options:
            options[path] = value
        else:
            put(edition, path, value)
    named = ", ".join(f"{path}={value}" for path, value in changes.items())
    try:
        return game.setup(setup.seats, options, make_edition(game, edition))
    except msgspec.ValidationError as error:
        raise Problem("lab-bad-value", texts=TEXTS, change=named, reason=fault_of(error)) from None
    except EditionFault as fault:
        raise BadSetup(
            "edition-fault", texts=game.package, file=named, line=1, path=fault.path, reason=fault.reason
        ) from None


def put(edition: dict[str, Any], path: str, value: Any) -> None:
    """Change the value of a dotted path, through tables, lists (from 0) and `length`, which cuts a list or repeats its
    last value."""
    *way, last = path.split(".")
    node: Any = edition
    for name in way:
        node = inside(step(node, name, path, edition))
    if isinstance(node, list) and last == LENGTH and isinstance(value, int) and node:
        node[:] = [node[min(index, len(node) - 1)] for index in range(max(0, value))]
        return
    held = step(node, last, path, edition)
    if is_sourced(held):
        held["value"], held["source"] = value, "changed"
    elif isinstance(node, list):
        node[int(last)] = value
    else:
        node[last] = value


def is_sourced(node: Any) -> bool:
    return isinstance(node, dict) and {"value", "source"} <= node.keys()


def inside(node: Any) -> Any:
    if is_sourced(node):
        node["source"] = "changed"
        return node["value"]
    return node


def step(node: Any, name: str, path: str, edition: Mapping[str, Any]) -> Any:
    if isinstance(node, dict) and name in node:
        return node[name]
    if isinstance(node, list) and name.isdecimal() and int(name) < len(node):
        return node[int(name)]
    known = ", ".join(name for name, value in edition.items() if is_sourced(value))
    raise Problem("lab-no-number", texts=TEXTS, path=path, known=known or "–")


def sweep(game: Game[Any], setup: Setup, ranges: Mapping[str, Sequence[Any]]) -> list[SetupChange]:
    """A variant for every combination of values."""
    found = []
    if math.prod(map(len, ranges.values())) > MOST_VARIANTS:
        raise Problem("lab-too-many", texts=TEXTS, most=MOST_VARIANTS)
    for values in product(*ranges.values()):
        changes = dict(zip(ranges, values, strict=True))
        name = ", ".join(f"{path}={value}" for path, value in changes.items())
        is_number = len(values) == 1 and isinstance(values[0], int | float)
        found.append(SetupChange(name, vary(game, setup, changes), float(values[0]) if is_number else None))
    return found


def compare(found: "StudyResult") -> list[MeasureDifference]:
    """Every variant with the base, measure by measure."""
    raw: list[tuple[int, str, Sum, float]] = []
    for variant, differences in enumerate(found.differences):
        for name, difference in differences.items():
            if difference.squares or mean_of(found, 0, name):  # what never happens on either side is no question
                raw.append((variant, name, difference, chance(difference)))
    corrected = holm([p for *_, p in raw])
    compared = []
    for (variant, name, difference, _), p in zip(raw, corrected, strict=True):
        base = mean_of(found, 0, name)
        compared.append(
            MeasureDifference(variant, name, base, base + difference.mean, difference.mean, difference.half, p)
        )
    return compared


def mean_of(found: "StudyResult", variant: int, name: str) -> float:
    sums = found.sums[variant]
    if name.startswith("rule-"):
        rule = sums.rules.get(name.removeprefix("rule-"))
        return rule.mean if rule is not None else 0.0
    return sums.measures[name].mean


def chance(difference: "Sum") -> float:
    """The p-value of a difference: Student's t-test, two-sided."""
    from scipy.special import stdtr  # a server that only checks changes does without it

    if difference.total == 0 or difference.n < 2:
        return 1.0
    if difference.error == 0:
        return float(2.0 ** (1 - min(difference.n, 1000)))  # all alike: as likely as so many coins
    return float(2 * stdtr(difference.n - 1, -abs(difference.mean) / difference.error))


def holm(chances: Sequence[float]) -> list[float]:
    """P-values after Holm's correction: the chance of any false positive stays below `LEVEL`."""
    corrected = [1.0] * len(chances)
    worst = 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[index]))
        corrected[index] = worst
    return corrected


def link(server: str, game: Game[Any], setup: Setup) -> str:
    """A link that opens a new table with this variant. The variant follows the #, so it never leaves the browser."""
    wanted = {"seats": setup.seats, "options": setup.options, "edition": setup.edition}
    written = msgspec.json.encode(msgspec.to_builtins(wanted, str_keys=True))
    return f"{server.rstrip('/')}/new/{game.name}#variant={base64.urlsafe_b64encode(written).decode().rstrip('=')}"


def read_link(address: str) -> dict[str, Any]:
    """What a link says, for tests and programs."""
    coded = address.partition("#variant=")[2]
    found: dict[str, Any] = msgspec.json.decode(base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4)))
    return found


def clear_ones(differences: Iterable[MeasureDifference]) -> list[MeasureDifference]:
    return [difference for difference in differences if difference.is_clear]


def options_of(setup: Setup) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(setup.options)
    return found


def read_range(values: str) -> tuple[int, int]:
    """LOW..HIGH."""
    low, dots, high = values.partition("..")
    try:
        found = int(low), int(high)
    except ValueError:
        found = (1, 0)
    if not dots or found[0] > found[1]:
        raise Problem("lab-bad-range", texts=TEXTS, word=values)
    return found
