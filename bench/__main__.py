"""`python3 run.py bench [NAME …]`: every comparison in one run, or some; the proofs of the server only by their names.

What was measured takes the place of its section in bench/results.md. With `--quick` shorter turns, nothing kept.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.measure import ROOT, Contender, interpreted, race, table
from curiouser.native import COMPILED

RESULTS = ROOT / "bench" / "results.md"
PYTHON = sys.executable


def tic_tac_toe(scale: float) -> tuple[str, bool]:
    """Ours against OpenSpiel and PettingZoo, from Python."""

    def contender(name: str, key: str, moves: int) -> Contender:
        return Contender(name, [PYTHON, "-m", "bench.tic_tac_toe", key, str(int(moves * scale))])

    contenders = [
        contender("Curiouser", "curiouser", 1_000_000),
        contender("OpenSpiel, C++", "open_spiel", 1_000_000),
        contender("OpenSpiel, Python", "open_spiel_python", 40_000),
        contender("PettingZoo", "pettingzoo", 20_000),
    ]
    race(contenders)
    goals = {"OpenSpiel, C++": 1.0, "OpenSpiel, Python": 25.0, "PettingZoo": 50.0}
    return table("Tic-tac-toe, random moves, driven from Python", contenders, "moves/s", goals)


def tea_time(scale: float) -> tuple[str, bool]:
    """Compiled against interpreted and against tight C: the same draws, the same scores."""
    compiled, plain = int(200_000 * scale), int(3_000 * scale)
    with tempfile.TemporaryDirectory() as folder:
        limit = Path(folder) / "tea_time"
        source = ROOT / "bench" / "limit" / "tea_time.c"
        subprocess.run([os.environ.get("CC", "cc"), "-O3", "-o", limit, source], check=True)
        contenders = [
            Contender("Curiouser, compiled", playout("tea-time", 2, compiled)),
            Contender("Curiouser, interpreted", playout("tea-time", 2, plain), interpreted()),
            Contender("tight C", [str(limit), "1", str(compiled)]),
        ]
        race(contenders, 7)
    same = contenders[0].results[0]["scores"] == contenders[2].results[0]["scores"]
    if not same:
        sys.exit("The tight C program reached other scores than the rules: they don't play the same game.")
    goals = {"Curiouser, interpreted": 30.0, "tight C": 0.4}
    return table("Tea Time for two, uniform playouts, luck drawn card by card", contenders, "matches/s", goals)


def compiled_against_interpreted(scale: float) -> tuple[str, bool]:
    """Every countable title, for every number of seats."""
    from curiouser.engine.game import CountableGame, all_games

    report, reached = [], True
    for game in all_games():
        for seats in game.seat_counts if isinstance(game, CountableGame) else ():
            contenders = [
                Contender("compiled", playout(game.name, seats, int(50_000 * scale))),
                Contender("interpreted", playout(game.name, seats, int(1_000 * scale)), interpreted()),
            ]
            race(contenders, 3)
            goal = {"interpreted": 30.0 if game.name == "tea-time" and seats == 2 else 15.0}
            if game.name == "tic-tac-toe":
                goal = {}
            text, fine = table(f"{game.name}, {seats} seats, uniform playouts", contenders, "matches/s", goal)
            report.append(text)
            reached = reached and fine
    return "\n".join(report), reached


def search(scale: float) -> tuple[str, bool]:
    """Tree searches of the first move: against OpenSpiel's, and against tight C that finds the same tree."""
    total = int(400_000 * scale)
    reports, reached = [], True
    for iterations in (1_000, 10_000, 100_000):
        words = ["tic-tac-toe", "1", str(iterations), str(max(1, total // iterations))]
        contenders = [
            Contender("Curiouser", [PYTHON, "-m", "bench.search", "curiouser", *words]),
            Contender("OpenSpiel, C++ MCTSBot", [PYTHON, "-m", "bench.search", "open_spiel", *words]),
        ]
        race(contenders)
        title = f"Tic-tac-toe, tree search of {iterations:,} simulations with one random rollout each"
        text, fine = table(title, contenders, "simulations/s", {"OpenSpiel, C++ MCTSBot": 2.0})
        reports.append(text)
        reached = reached and fine
    text, fine = search_tea_time(str(total // 2))
    return "\n".join([*reports, text]), reached and fine


def search_tea_time(iterations: str) -> tuple[str, bool]:
    with tempfile.TemporaryDirectory() as folder:
        limit = Path(folder) / "tea_time_search"
        source = ROOT / "bench" / "limit" / "tea_time_search.c"
        subprocess.run([os.environ.get("CC", "cc"), "-O3", "-o", limit, source, "-lm"], check=True)
        contenders = [
            Contender("Curiouser", [PYTHON, "-m", "bench.search", "curiouser", "tea-time", "1", iterations, "1"]),
            Contender("tight C", [str(limit), "1", iterations]),
        ]
        race(contenders)
    if contenders[0].results[0]["visits"] != contenders[1].results[0]["visits"]:
        sys.exit("The tight C program found another tree than the search: they don't do the same work.")
    title = "Tea Time for two, tree search of the first move, the same visits of every move"
    return table(title, contenders, "iterations/s", {"tight C": 0.4})


def playout(game: str, seats: int, matches: int) -> list[str]:
    return [PYTHON, "-m", "bench.playout", game, str(seats), "1", str(max(1, matches))]


def peer(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} (not installed)"


class Crashed(Exception):
    """A proof that came to no end, after saying this."""


def proof(name: str) -> Callable[[float], tuple[str, bool]]:
    """A script that puts the server to the test; it says what it counted, and whether all held."""

    def run(scale: float) -> tuple[str, bool]:
        with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
            command = [PYTHON, "-m", f"bench.{name}", str(scale)]
            process = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=subprocess.PIPE, text=True)
            assert process.stderr is not None
            has_crashed = False
            for line in process.stderr:
                print(line, end="", file=sys.stderr, flush=True)
                has_crashed = has_crashed or line.startswith("Traceback")
            code = process.wait()
            said.seek(0)
            text = said.read()
        if has_crashed or code not in (0, 1) or not text.strip():
            raise Crashed(text)
        return text, code == 0

    return run


SUITES = {"tic-tac-toe": tic_tac_toe, "tea-time": tea_time, "search": search, "compiled": compiled_against_interpreted}
PROOFS = {  # and what each is about
    "environments": "the environments beside PettingZoo's and RLCard's",
    "review": "whether luck and skill are told apart as they should be",
    "server": "tic-tac-toe over sockets beside boardgame.io's server",
    "server-disturbed": "whole matches through a proxy that cuts, delays, doubles and reorders",
    "server-kills": "servers killed at 200 random moments while people play",
    "server-luck": "whether a dishonest player can choose the luck",
    "server-secrecy": "what viewers get in two worlds that they may not tell apart",
    "server-hostile": "100,000 malformed, hostile or illegal messages",
    "server-soak": "1,000 open tables for ten minutes",
    "solver": "last rounds of Tea Time counted out",
    "start": "from `python3 run.py` to the first page, everything set up",
    "first-start": "from a fresh clone, with empty caches, to the first page and to compiled rules; and after changes",
    "page": "how soon somebody with a slow phone and a slow line can play",
    "proof": "records that were tampered with, by `curiouser verify` and by the page",
    "wordland": "thousands of matches of Wordland, all laws checked",
    "lab": "what the lab promises: quick reports, flat memory, the same bytes from a cluster",
}
SCRIPTS = {  # they keep what they find themselves, and take words of their own
    "ladder": "who beats whom",
    "spins": "Adventures by who expects every spin exactly",
    "tune": "find an evaluator's weights anew",
}


def parser() -> argparse.ArgumentParser:
    suites = {name: (suite.__doc__ or "").strip().rstrip(".") for name, suite in SUITES.items()}
    names = "\n".join(f"  {name:18}{about}" for name, about in (suites | PROOFS | SCRIPTS).items())
    made = argparse.ArgumentParser(
        prog="python3 run.py bench",
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=f"Measures; without a name {', '.join(SUITES)}.\n\n{names}",
        epilog=f"{', '.join(SCRIPTS)} take words of their own; see `python3 run.py bench ladder --help`",
    )
    made.add_argument("names", nargs="*", metavar="NAME", help="what to measure")
    made.add_argument("--quick", action="store_true", help="shorter turns, nothing kept in bench/results.md")
    return made


def main() -> int:
    if sys.argv[1:2] and sys.argv[1] in SCRIPTS:
        return subprocess.run([PYTHON, "-m", f"bench.{sys.argv[1]}", *sys.argv[2:]], cwd=ROOT, check=False).returncode
    words = parser().parse_args()
    known = SUITES | {name: proof(name.replace("-", "_")) for name in PROOFS}
    unknown = [name for name in words.names if name not in known]
    if unknown:
        print(f"There is no measurement called “{unknown[0]}”; choose from: {', '.join(known)}.", file=sys.stderr)
        return 2
    if not COMPILED:
        print(
            "The package is not compiled here, so there is nothing to measure; install a C compiler.", file=sys.stderr
        )
        return 2
    reached = True
    for name in words.names or SUITES:
        print(f"{name}:", file=sys.stderr)
        try:
            text, fine = known[name](0.1 if words.quick else 1.0)
        except Crashed as crashed:
            print(f"{crashed}\n{name} broke off; what was kept before stays.", file=sys.stderr)
            reached = False
            continue
        print(text)
        if not words.quick:
            keep(name, text, list(known))
        reached = reached and fine
    return 0 if reached else 1


def keep(name: str, text: str, order: Sequence[str]) -> None:
    """In its place among the others."""
    heading, *sections = RESULTS.read_text(encoding="utf-8").split("\n## ")
    kept = {section.partition("\n")[0]: section for section in sections}
    kept[name] = f"{name}\n\n{circumstances()}\n\n{text.strip()}\n"
    ordered = sorted(kept, key=lambda each: order.index(each) if each in order else len(order))
    RESULTS.write_text("\n## ".join([heading, *(kept[each] for each in ordered)]), encoding="utf-8")
    print(f"Kept in {RESULTS.relative_to(ROOT)}.", file=sys.stderr)


def circumstances() -> str:
    when = datetime.now(UTC).date().isoformat()
    peers = ", ".join(map(peer, ("open_spiel", "pettingzoo", "mypy")))
    return f"{when}; {os.cpu_count()} cores, {platform.machine()}; Python {platform.python_version()}; {peers}."


if __name__ == "__main__":
    sys.exit(main())
