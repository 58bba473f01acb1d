"""The one door: where words go, and when something is made anew. Nothing here fetches or builds anything."""

import subprocess
import sys
from pathlib import Path

import pytest

import run


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny checkout."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "LOCKS", tmp_path / "requirements")
    (tmp_path / "curiouser").mkdir()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "curiouser" / "cli.py").write_text("one = 1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "curiouser"\n', encoding="utf-8")
    (tmp_path / "requirements" / "dev.lock").write_text("rich==15.0.0\n", encoding="utf-8")
    return tmp_path


def test_no_word_serves() -> None:
    assert run.DEFAULT_WORDS == ("serve",)
    assert run.route([]) == (run.command_line, run.DEFAULT_WORDS)


@pytest.mark.parametrize("verb", sorted(run.VERBS))
def test_a_verb_gets_the_words_after_it(verb: str) -> None:
    assert run.route([verb, "--upgrade", "x"]) == (run.VERBS[verb], ["--upgrade", "x"])


def test_any_other_word_goes_to_the_command_line_with_all_that_follows() -> None:
    assert run.route(["simulate", "tea-time", "--seed", "1"]) == (
        run.command_line,
        ["simulate", "tea-time", "--seed", "1"],
    )


@pytest.mark.parametrize(
    ("words", "ways", "rest"),
    [
        ([], ["interpreted", "compiled"], []),
        (["tests/laws", "-x"], ["interpreted", "compiled"], ["tests/laws", "-x"]),
        (["--compiled", "tests/laws"], ["compiled"], ["tests/laws"]),
        (["-k", "compiled", "--interpreted"], ["interpreted"], ["-k", "compiled"]),
        (["--compiled", "--interpreted"], ["interpreted", "compiled"], []),
    ],
)
def test_a_way_to_test_is_taken_out_of_the_words_for_pytest(words: list[str], ways: list[str], rest: list[str]) -> None:
    assert run.split_test_words(words) == (ways, rest)


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    told = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  ")}
    assert set(run.VERBS) <= told


def test_a_problem_of_the_set_up_is_one_sentence_and_an_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> Path:
        raise run.SetupError("Install this.")

    monkeypatch.setattr(run, "environment_in", stop)
    assert run.main(["play"]) == 1
    assert capsys.readouterr().err == "Install this.\n"


def test_without_pip_and_venv_the_set_up_says_what_to_install(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "TOOLS", root)
    monkeypatch.setattr(run, "has_module", lambda _name: False)
    with pytest.raises(run.SetupError, match="apt install python3-venv"):
        run.fetch_uv(root / "uv")
    assert not (root / "uv").exists()


def test_a_failed_step_shows_what_the_program_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(run.SetupError, match=r"No tea\."):
        run.run_quietly([sys.executable, "-c", "import sys; sys.exit('the pot is empty')"], "No tea.")
    assert "the pot is empty" in capsys.readouterr().err


def test_a_folder_without_a_stamp_was_never_finished(tmp_path: Path) -> None:
    assert run.read_stamp(tmp_path / "nowhere") == []
    (tmp_path / "stamp.unfinished").write_text("abc\n", encoding="utf-8")
    assert run.read_stamp(tmp_path) == []
    run.write_stamp(tmp_path, "abc", "def")
    assert run.read_stamp(tmp_path) == ["abc", "def"]


def test_the_parts_of_a_digest_do_not_run_together() -> None:
    assert run.digest("ab", "c") != run.digest("a", "bc")


@pytest.mark.parametrize(
    "name", ["curiouser/cli.py", "curiouser/new.ftl", "pyproject.toml", "requirements/dev.lock", "hatch_build.py"]
)
def test_the_package_is_built_anew_when_a_file_of_it_changes(root: Path, name: str) -> None:
    before = run.compiled_key()
    assert run.compiled_key() == before
    (root / name).write_text('[project]\nname = "other"\n', encoding="utf-8")
    assert run.compiled_key() != before


def test_the_package_is_built_anew_when_a_file_is_renamed(root: Path) -> None:
    before = run.compiled_key()
    (root / "curiouser" / "cli.py").rename(root / "curiouser" / "door.py")
    assert run.compiled_key() != before


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("name", ["CC", "CURIOUSER_COMPILE"])
def test_the_package_is_built_anew_when_the_compiler_changes(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delenv(name, raising=False)
    before = run.compiled_key()
    monkeypatch.setenv(name, "0")
    assert run.compiled_key() != before


def test_what_python_leaves_behind_does_not_matter(root: Path) -> None:
    before = run.compiled_key()
    (root / "curiouser" / "__pycache__").mkdir()
    (root / "curiouser" / "__pycache__" / "cli.cpython-311.pyc").write_bytes(b"")
    assert run.compiled_key() == before


def test_packages_are_installed_anew_only_when_the_lock_or_the_project_changes(root: Path) -> None:
    lock, project = root / "requirements" / "dev.lock", root / "pyproject.toml"
    before = run.packages_key(lock)
    project.write_text(project.read_text(encoding="utf-8") + "[tool.ruff]\nline-length = 100\n", encoding="utf-8")
    assert run.packages_key(lock) == before
    lock.write_text("rich==15.0.1\n", encoding="utf-8")
    assert run.packages_key(lock) != before


def test_the_built_package_wins_over_the_sources_and_foreign_paths_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    environment = run.compiled_environment(run.ROOT)
    assert environment["PYTHONPATH"].startswith(str(run.COMPILED))
    assert "elsewhere" not in environment["PYTHONPATH"]
    assert environment["PYTHONSAFEPATH"] == "1"


def test_the_exit_code_of_the_command_is_ours() -> None:
    code = "import os, sys, run; run.hand_over([sys.executable, '-c', 'import sys; sys.exit(7)'], os.environ)"
    environment = run.clean_environment(PYTHONPATH=str(run.ROOT))
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 7
