"""The golden files match the texts, so a changed text shows up as a change in what people read."""

from pathlib import Path

import pytest

from curiouser.engine.text import LANGUAGES
from tools import golden_texts
from tools.golden_texts import FOLDER, NUMBERS, golden, package_of, path_of
from tools.texts import files

PACKAGES = sorted({package_of(file) for file in files()})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_texts_say_what_was_read(package: str, language: str) -> None:
    kept = path_of(package, language).read_text(encoding="utf-8")
    assert golden(package, language) == kept, "python3 run.py docs --texts writes the file anew; read what has changed"


def test_there_is_no_file_without_texts() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path_of(package, each) for package in PACKAGES for each in LANGUAGES}


def test_numbers_names_and_cases_are_shown() -> None:
    said = golden("curiouser/games/adventures", "pl")
    assert "[2 22] " in said
    assert "Ola" in said
    assert "Wawrzyniec Brzęczysz" in said
    assert ".acc Jokera" in said
    assert {0, 1, 2, 5, 12, 20, 22, 101} == set(NUMBERS)


def test_the_command_writes_what_is_stale_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "golden"
    (folder / "pl").mkdir(parents=True)
    (folder / "pl" / "gone.txt").write_text("of a package that is gone\n", encoding="utf-8")
    monkeypatch.setattr(golden_texts, "FOLDER", folder)
    monkeypatch.setattr(golden_texts, "all_golden", lambda: iter([(folder / "pl" / "new.txt", "new\n")]))
    assert golden_texts.main(["--check"]) == 1
    assert capsys.readouterr().out.count("is not what the texts say now") == 2
    assert golden_texts.main([]) == 0
    assert [path.name for path in folder.rglob("*.txt")] == ["new.txt"]
    assert golden_texts.main(["--check"]) == 0
