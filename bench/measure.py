"""How we measure: several contenders in turns, each turn in a fresh process, the best turn of each counts.

Turns alternate, so that a busy moment of the machine hits all contenders alike.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TURNS = 5


class Contender:
    """A command that prints one JSON object with `seconds` and `count`."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.results: list[dict[str, float]] = []

    def take_turn(self) -> None:
        run = subprocess.run(self.command, env=self.environment, cwd=ROOT, capture_output=True, text=True, check=False)
        if run.returncode:
            sys.exit(f"{self.name} failed:\n{run.stderr}")
        self.results.append(json.loads(run.stdout.splitlines()[-1]))

    @property
    def rate(self) -> float:
        """What was counted, a second, in the best turn."""
        return max(result["count"] / result["seconds"] for result in self.results)


def race(contenders: Sequence[Contender], turns: int = TURNS) -> None:
    for turn in range(turns):
        for contender in contenders:
            print(f"  {contender.name}, turn {turn + 1} of {turns} …", file=sys.stderr)
            contender.take_turn()


def interpreted() -> dict[str, str]:
    """An environment in which the source tree comes before the compiled package."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}


def table(title: str, contenders: Sequence[Contender], unit: str, goals: Mapping[str, float]) -> tuple[str, bool]:
    """A Markdown table of rates and of ours against each; whether every goal was reached."""
    ours = contenders[0]
    lines = [f"### {title}", "", f"| contender | {unit} | ours is | goal |", "|---|---|---|---|"]
    reached = True
    for contender in contenders:
        ratio = ours.rate / contender.rate
        goal = goals.get(contender.name)
        reached = reached and (goal is None or ratio >= goal)
        aim = "" if goal is None else f"≥ {goal:g} ×" + ("" if ratio >= goal else " **missed**")
        lines.append(f"| {contender.name} | {contender.rate:,.0f} | {ratio:.2f} × | {aim} |")
    return "\n".join([*lines, ""]), reached
