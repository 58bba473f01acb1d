"""`python3 run.py bench ladder [GAME ...]`: who beats whom, kept in bench/ladder/ and told in docs/bots.md.

With `--tables` nothing is played and only the page is made anew.

Every pair of bots meets as in `curiouser ladder GAME --deals … --seed 1`; neighbouring levels, and level 5 and greedy,
meet again over other luck, often enough to tell them apart.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from bench.measure import ROOT
from curiouser.bots import NAMES
from curiouser.engine.game import find_game
from curiouser.lab.ladder import Duel, Ladder, climb

KEPT = ROOT / "bench" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- made by bench/ladder.py -->", "<!-- until here -->"
NEIGHBOURS = [(f"level-{number + 1}", f"level-{number}") for number in range(1, 5)] + [("level-5", "greedy")]
SMALL = 1e-4


class Size(msgspec.Struct, frozen=True):
    all: int  # deals of each pair
    low: int  # of neighbours that take no time to think
    high: int  # of those with level 5


class Kept(msgspec.Struct, frozen=True):
    all: Ladder
    neighbours: tuple[Duel, ...]


SIZES = {"tea-time": Size(30, 150, 100), "tea-for-two": Size(16, 150, 60), "adventures": Size(60, 200, 150)}
SEEDS = (1, 2)


def measure(name: str) -> None:
    game, size = find_game(name), SIZES[name]
    setup = game.setup(2)
    everybody = climb(game, setup, NAMES, size.all, SEEDS[0], progress=lambda *done: say(name, *done))
    duels: list[Duel] = []
    for pair in NEIGHBOURS:
        deals = size.high if "level-5" in pair else size.low
        duels += climb(game, setup, pair, deals, SEEDS[1]).duels
        say(name, len(duels), len(NEIGHBOURS))
    KEPT.mkdir(exist_ok=True)
    kept = msgspec.json.format(msgspec.json.encode(Kept(everybody, tuple(duels))), indent=1)
    (KEPT / f"{name}.json").write_bytes(kept + b"\n")


def say(name: str, done: int, of: int) -> None:
    print(f"  {name}: {done} of {of}", file=sys.stderr, flush=True)


def tables(name: str) -> list[str]:
    kept = msgspec.json.decode((KEPT / f"{name}.json").read_bytes(), type=Kept)
    size = SIZES[name]
    lines = [f"### {name}", "", f"`curiouser ladder {name} --deals {size.all} --seed {kept.all.seed}`:", ""]
    lines += ["| bot | rating | 95 % | won |", "|---|---|---|---|"]
    lines += [
        f"| {rung.bot} | {rung.rating:.1f} | {rung.ci95[0]:.1f} – {rung.ci95[1]:.1f} | {100 * rung.rate:.1f} % |"
        for rung in kept.all.rungs
    ]
    lines += ["", f"Neighbours, `curiouser ladder {name} --bots … --deals … --seed {SEEDS[1]}`:", ""]
    lines += ["| bot | against | deals | won | 95 % | p |", "|---|---|---|---|---|---|"]
    return [*lines, *map(row, kept.neighbours), ""]


def row(duel: Duel) -> str:
    chance = f"{duel.p:.4f}" if duel.p >= SMALL else f"< {SMALL:.4f}"
    between = f"{100 * duel.ci95[0]:.1f} – {100 * duel.ci95[1]:.1f} %"
    return f"| {duel.first} | {duel.second} | {duel.deals} | {100 * duel.rate:.1f} % | {between} | {chance} |"


def write(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    kept = [name for name in SIZES if (KEPT / f"{name}.json").exists()]
    made = "\n".join(line for name in kept for line in tables(name))
    page.write_text(f"{before}{BEGIN}\n{made}{END}{after}", encoding="utf-8")


def main() -> None:
    about = "Who beats whom, in all games or some."
    parser = argparse.ArgumentParser("python3 run.py bench ladder", allow_abbrev=False, description=about)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(SIZES)}")
    parser.add_argument("--tables", action="store_true", help="only write the tables of docs/bots.md anew")
    words = parser.parse_args()
    if unknown := [name for name in words.names if name not in SIZES]:
        parser.error(f"there is no ladder of “{unknown[0]}”; choose from {', '.join(SIZES)}")
    if not words.tables:
        for name in words.names or SIZES:
            measure(name)
    write(PAGE)


if __name__ == "__main__":
    main()
