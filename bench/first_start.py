"""`python3 run.py bench first-start`: what a stranger waits for, and how much room it takes.

A fresh clone, every cache empty, `python3 run.py serve`: seconds to the first page and until the rules are compiled,
the size of the folder, the second start; on this machine as it is, without its Node, and without a compiler. Then what
one changed line costs, in the rules and in a page.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
from pathlib import Path
from typing import NamedTuple

from bench.measure import ROOT
from tools.cold import PYTHON, address_of, environment, get, running, see_page

LONGEST = 900.0  # s; nothing here should take as long
RULES = "curiouser/games/tea_time/rules.py"
PAGE = "web/src/App.svelte"
GOALS = {"first page": 20.0, "compiled": 60.0, "second start": 1.0, "MB": 350.0, "rules": 10.0, "a page": 2.0}


class Way(NamedTuple):
    name: str
    hidden: str  # "", "node" or "compiler"


WAYS = (Way("this machine as it is", ""), Way("no Node on it", "node"), Way("no compiler on it", "compiler"))


def wait_until_compiled(url: str) -> None:
    began = time.monotonic()
    while 'way="compiled"' not in metrics(url):
        if time.monotonic() - began > LONGEST:
            sys.exit("The rules were not compiled in time.")
        time.sleep(0.1)


def metrics(url: str) -> str:
    try:
        return get(url + "metrics")
    except (urllib.error.URLError, ConnectionError):  # just starting anew
        return ""


def size(folder: Path) -> float:
    """In MB as the disk counts them; what several names stand for counts once."""
    seen = {}
    for path in folder.rglob("*"):
        found = path.lstat()
        seen[found.st_ino] = found.st_blocks * 512
    return sum(seen.values()) / 1e6


class Measured(NamedTuple):
    page: float
    compiled: float | None
    megabytes: float
    second: float


def measure(way: Way, folder: Path) -> Measured:
    around, clone = environment(folder / "home", way.hidden), folder / "curiouser"
    words = [PYTHON, "run.py", "serve", "--port", "0", "--log", "error"]
    began = time.perf_counter()
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    compiled = None
    with running(words, clone, around) as server:
        url = address_of(server)
        see_page(url)
        page = time.perf_counter() - began
        if way.hidden != "compiler":
            wait_until_compiled(url)
            compiled = time.perf_counter() - began
        megabytes = size(clone)
    began = time.perf_counter()
    with running(words, clone, around) as server:
        see_page(address_of(server))
        second = time.perf_counter() - began
    return Measured(page, compiled, megabytes, second)


def change(clone: Path, name: str, old: str, new: str) -> None:
    text = (clone / name).read_text(encoding="utf-8")
    assert old in text
    (clone / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def measure_rules(folder: Path) -> float:
    """One more statement in a function of the rules, until the compiled package is there again."""
    around, clone = environment(folder / "again", ""), folder / "curiouser"
    text = (clone / RULES).read_text(encoding="utf-8")
    body = re.search(r"\n    def legal\(self\)[^\n]*:\n(?:        \"\"\"[^\n]*\n)?", text)
    assert body is not None
    change(clone, RULES, body[0], body[0] + "        _changed: i64 = 1\n")
    began = time.perf_counter()
    done = subprocess.run([PYTHON, "run.py", "--version"], cwd=clone, env=around, capture_output=True, text=True)
    seconds = time.perf_counter() - began
    if "compiled" not in done.stdout:
        sys.exit(done.stderr)
    return seconds


def measure_page(folder: Path) -> float:
    """One changed line of a page, until `python3 run.py dev` serves it; its packages are installed already."""
    around, clone = environment(folder / "pages", ""), folder / "curiouser"
    with running([PYTHON, "run.py", "dev", "--port", "8399", "--log", "error"], clone, around):
        url, began = "http://localhost:5173/src/App.svelte", time.monotonic()
        while not fetched(url):
            if time.monotonic() - began > LONGEST:
                sys.exit("Vite did not serve the page.")
            time.sleep(0.1)
        change(clone, PAGE, "</script>", "  const changed = 'one line';\n  void changed;\n</script>")
        began = time.perf_counter()
        while "one line" not in fetched(url):
            time.sleep(0.01)
        return time.perf_counter() - began


def fetched(url: str) -> str:
    try:
        return get(url)
    except (urllib.error.URLError, ConnectionError):
        return ""


def shown(value: float | None, goal: str, unit: str) -> str:
    if value is None:
        return "–"
    return f"{value:.1f} {unit}" + ("" if value <= GOALS[goal] else " **missed**")


def main() -> int:
    lines = [
        "A fresh clone, nothing cached, packages over the network:",
        "",
        "| | first page | compiled | folder | second start |",
        "|---|---|---|---|---|",
    ]
    for way in WAYS:
        print(f"  {way.name} …", file=sys.stderr)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
            folder = Path(name)
            found = measure(way, folder)
            row = [
                shown(found.page, "first page", "s"),
                shown(found.compiled, "compiled", "s"),
                shown(found.megabytes, "MB", "MB"),
                shown(found.second, "second start", "s"),
            ]
            lines.append(f"| {way.name} | {' | '.join(row)} |")
            if way == WAYS[0]:
                rules, page = measure_rules(folder), measure_page(folder)
                changes = [
                    f"One changed line in a rules file: compiled again in {shown(rules, 'rules', 's')}.",
                    f"One changed line in a page: served by `python3 run.py dev` in {shown(page, 'a page', 's')}.",
                ]
            shutil.rmtree(folder / "curiouser")
    aims = ", ".join(f"{name} ≤ {goal:g}{'' if name == 'MB' else ' s'}" for name, goal in GOALS.items())
    text = "\n".join([*lines, "", *changes, "", f"Goals: {aims}."])
    print(text)
    return int("missed" in text)


if __name__ == "__main__":
    sys.exit(main())
