"""The tests and benchmarks that SECURITY.md names exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_test_it_names_exists_and_has_tests() -> None:
    named = set(re.findall(r"`(tests/[\w/.]+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8")))
    assert len(named) > 15
    for name in named:
        place = ROOT / name
        files = [place] if place.is_file() else list(place.glob("test_*.py"))
        assert any("def test_" in file.read_text(encoding="utf-8") for file in files), name


def test_every_measurement_it_names_exists() -> None:
    named = set(re.findall(r"run\.py bench ([\w-]+)", (ROOT / "SECURITY.md").read_text(encoding="utf-8")))
    known = (ROOT / "bench" / "__main__.py").read_text(encoding="utf-8")
    assert named
    assert all(f'"{name}"' in known for name in named)
