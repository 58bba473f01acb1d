"""`python3 run.py bench proof`: records, and copies that were tampered with, by `curiouser verify` and by the page.

The page is the real one, in Chromium, and is handed files; its verifier shares no line with the package. Where nobody
needs the rules, both must name the same line, or both none.
"""

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, Serving, chromium
from tests.browser.proving import GAMES, by_page, by_python, record, tampered

RECORDS = 1000
COPIES = 4  # of each record, all ways in turn
TOGETHER = 100  # texts in a file


class Text(NamedTuple):
    way: str
    text: str
    takes_rules: bool


def texts(records: int) -> Iterator[Text]:
    for number in range(records // len(GAMES)):
        for game in GAMES:
            whole = record(game, number)
            yield Text("", whole, False)
            copies = sorted(tampered(whole).items())
            for copy in range(COPIES):
                way, (text, takes_rules) = copies[(number * COPIES + copy) % len(copies)]
                yield Text(way, text, takes_rules)


def compare(found: list[Text], lines: list[int], counts: Counter[tuple[str, bool, str]]) -> None:
    for (way, text, takes_rules), line in zip(found, lines, strict=True):
        expected = by_python(text)
        alike = how_alike(line, expected, takes_rules)
        counts[way, takes_rules, alike] += 1
        if alike != "alike" and not takes_rules:
            print(f"{way or 'untouched'}: line {line} by the page, {expected} by the program", file=sys.stderr)


def how_alike(line: int, expected: int, takes_rules: bool) -> str:
    """Where it takes the rules to see the first fault, the page may find what came of it."""
    if line == expected:
        return "alike"
    if not line or not expected:
        return "false alarm" if line else "missed"
    return "later" if takes_rules and line > expected else "elsewhere"


def report(counts: Counter[tuple[str, bool, str]], seconds: float) -> tuple[str, bool]:
    plain = {
        alike: n for alike in ("alike", "missed", "false alarm", "elsewhere") if (n := total(counts, alike, False))
    }
    whole = sum(n for (way, _, _), n in counts.items() if not way)
    ways = sorted({way for way, takes_rules, _ in counts if way and not takes_rules})
    copies = sum(n for (way, takes_rules, _), n in counts.items() if way and not takes_rules)
    ruled = sum(n for (_, takes_rules, _), n in counts.items() if takes_rules)
    same = (
        f"{whole:,} records of {len(GAMES)} games (every seat count, options by chance, sealed and seeded luck, moves "
        f"taken back, some unfinished) and {copies:,} copies that were tampered with in {len(ways)} ways: the page and "
        f"`curiouser verify` say the same, line for line, of {plain.get('alike', 0):,} of {whole + copies:,}."
    )
    rules = (
        f"{ruled:,} copies with links made anew that only the rules can find (another move of a seat, other points or "
        f"places, other luck in a record that does not open it): the page finds what came of it in "
        f"{total(counts, 'later', True)}, names a wrong line in {total(counts, 'elsewhere', True)}, raises a false "
        f"alarm in {total(counts, 'false alarm', True)}, and says of all that the rules are not checked there."
    )
    lines = [f"- {each}" for each in (same, rules, f"Ways: {', '.join(ways)}.", f"{seconds:.0f} s in all.")]
    fine = set(plain) == {"alike"} and not total(counts, "elsewhere", True) and not total(counts, "false alarm", True)
    return "\n".join(lines) + ("" if fine else "\n\n**missed**"), fine


def total(counts: Counter[tuple[str, bool, str]], alike: str, takes_rules: bool) -> int:
    return sum(n for (_, ruled, how), n in counts.items() if how == alike and ruled is takes_rules)


def main() -> int:
    records = round(RECORDS * float(sys.argv[1])) if sys.argv[1:] else RECORDS
    counts: Counter[tuple[str, bool, str]] = Counter()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, redirect_stdout(sys.stderr):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with Serving(f"sqlite:///{Path(folder) / 'tables.db'}") as serving:
            page = browser.new_context(base_url=serving.base).new_page()
            waiting: list[Text] = []
            for made in texts(records):
                waiting.append(made)
                if len(waiting) == TOGETHER:
                    compare(waiting, by_page(page, Path(folder, "r.jsonl"), [each.text for each in waiting]), counts)
                    waiting = []
            if waiting:
                compare(waiting, by_page(page, Path(folder, "r.jsonl"), [each.text for each in waiting]), counts)
        browser.close()
    text, fine = report(counts, time.monotonic() - begun)
    print(text)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
