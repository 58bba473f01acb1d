"""A reader with their own language, data folder and working folder."""

import io
from pathlib import Path

import pytest

from curiouser.cli import main
from tests.cli.running import Cli, Run


@pytest.fixture(autouse=True)
def reader(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs a command inside this process; all that is typed is said beforehand."""

    def run(*words: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return Run(main(list(words)), *capsys.readouterr())

    return run
