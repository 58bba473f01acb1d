"""The coverage-guided fuzzer, for a limited number of runs; run it by hand for longer ones."""

import os
import platform
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

RUNS = {"fuzz_records": 3_000, "fuzz_notations": 600}  # a notation is dearer to read than most spoilt records
# Where the lock has the fuzzer; elsewhere the other tests of this folder spoil records and notations by themselves.
IS_LOCKED_HERE = sys.platform == "linux" and platform.machine() == "x86_64" and sys.version_info < (3, 14)


def test_the_fuzzer_is_there_where_it_is_locked() -> None:
    assert (find_spec("atheris") is not None) == IS_LOCKED_HERE


@pytest.mark.skipif(not IS_LOCKED_HERE, reason="there is no wheel of the fuzzer for this platform")
@pytest.mark.parametrize("target", RUNS)
def test_nothing_but_problems_comes_out(target: str, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    command: list[str | Path] = [
        sys.executable,
        "-m",
        f"tests.fuzz.{target}",
        tmp_path,
        f"-runs={RUNS[target]}",
        "-seed=1",
        "-max_len=4096",
    ]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-6000:]
    runs = re.search(r"Done (\d+) runs", done.stderr)
    assert runs is not None
    assert int(runs[1]) >= RUNS[target]  # what it begins with counts too
