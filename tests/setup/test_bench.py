"""The bench command: unknown names measure nothing and save nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def ask(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", *words], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_help_names_every_measurement() -> None:
    asked = ask("--help")
    assert asked.returncode == 0
    for name in ("tic-tac-toe", "server-soak", "ladder"):
        assert f"\n  {name} " in asked.stdout
    assert not asked.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--quik",), "--quik"),
        (("server", "--q"), "--q"),
        (("teatime",), "There is no measurement called “teatime”; choose from: tic-tac-toe, "),
        (("ladder", "teatime"), "there is no ladder of “teatime”; choose from "),
        (("ladder", "--table", "x"), "--table"),
        (("spins", "7"), "there is no search of 7 here; choose from "),
        (("tune",), "GAME"),
        (("tune", "tic-tac-toe"), "tic-tac-toe"),
    ],
)
def test_unknown_words_are_refused_by_name(words: tuple[str, ...], said: str) -> None:
    asked = ask(*words)
    assert asked.returncode == 2
    assert said in asked.stderr
    assert "Traceback" not in asked.stderr
    assert not asked.stdout
