"""The set-up: where words go, which packages a command needs, and when something is rebuilt.

Nothing here downloads or builds anything; test_cold.py does, in its own clone.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

import run
import web_build
from tools import compiled, packages, shell, testing
from tools.__main__ import MODULES


class HandedOver(Exception):
    """Instead of becoming another program."""


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything is set up; what run.py does then: the group, what was built, the words, the environment."""
    done: list[Any] = []

    def hand_over(command: list[Any], environment: dict[str, str]) -> NoReturn:
        done.extend(["run", *map(str, command[1:]), environment.get("PYTHONPATH", "")])
        raise HandedOver

    def note(name: str, answer: Any = None) -> Callable[..., Any]:
        def called(*words: Any) -> Any:
            done.append((name, *words))
            return answer

        return called

    monkeypatch.setattr(run, "hand_over", hand_over)
    monkeypatch.setattr(run, "sync", note("sync", Path("python")))
    monkeypatch.setattr(run, "pages_if_possible", note("pages"))
    monkeypatch.setattr(run, "build_compiled", note("compile", True))
    monkeypatch.setattr(run, "is_compiled", lambda: True)
    return done


def started(handed: list[Any], *words: str) -> list[Any]:
    with pytest.raises(HandedOver):
        run.main(words)
    return handed[:-1]


def test_no_word_serves_with_the_packages_for_serving_alone(handed: list[Any]) -> None:
    assert sorted(map(str, started(handed))) == sorted(map(str, [("pages",), ("sync", "serve"), "run", "serve"]))


@pytest.mark.parametrize("verb", sorted(run.VERBS))
def test_a_verb_gets_the_words_after_it(verb: str, handed: list[Any]) -> None:
    wanted = [("sync", run.VERBS[verb])] if run.VERBS[verb] else []
    assert started(handed, verb, "--upgrade", "x") == [*wanted, "run", "-m", "tools", verb, "--upgrade", "x"]


def test_every_verb_has_a_module_and_a_line_of_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(MODULES) == set(run.VERBS)
    assert run.main(["--help"]) == 0
    told = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  ")}
    assert set(run.VERBS) <= told


@pytest.mark.parametrize(
    ("words", "group", "is_compiled"),
    [
        (["games"], "serve", False),
        (["rules", "tea-time", "G8"], "serve", False),
        (["serve", "--help"], "serve", False),
        (["play", "tea-time"], "serve", True),
        (["simulate", "tea-time"], "lab", True),
    ],
)
def test_a_command_gets_what_it_needs_and_no_more(
    words: list[str], group: str, is_compiled: bool, handed: list[Any]
) -> None:
    built = [("compile",)] if is_compiled else []
    assert started(handed, *words) == [("sync", group), *built, "run", *words]


def test_a_server_with_a_lab_gets_the_packages_of_the_lab(handed: list[Any]) -> None:
    assert ("sync", "lab") in started(handed, "serve", "--lab")


def test_what_is_not_compiled_yet_is_served_and_compiled_behind_it(
    handed: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(run, "is_compiled", lambda: False)
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: begun.append(words))
    monkeypatch.setattr(signal, "pthread_sigmask", lambda *what: begun.append(what))
    monkeypatch.delenv("CURIOUSER_COMPILE", raising=False)
    assert ("compile",) not in started(handed, "serve")
    assert begun.pop() == (signal.SIG_BLOCK, {signal.SIGUSR2})
    assert begun == [[sys.executable, str(shell.ROOT / "run.py"), "--compile-behind", str(os.getpid())]]
    # The server has the folder on its path before it is there: a new start finds it.
    assert handed[-1].startswith(str(compiled.BUILDS))


@pytest.mark.parametrize(("parent", "is_told"), [(0, True), (1, False)])
def test_only_the_server_that_was_started_is_told_that_it_is_compiled(
    parent: int, is_told: bool, handed: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(os, "kill", lambda *what: told.append(what))
    server = os.getppid() + parent
    assert run.main(["--compile-behind", str(server)]) == 0
    assert told == ([(server, signal.SIGUSR2)] if is_told else [])
    assert handed == [("compile",)]


def test_a_problem_of_the_set_up_is_one_sentence_and_an_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> Path:
        raise shell.SetupError("Install this.")

    monkeypatch.setattr(run, "sync", stop)
    assert run.main(["play"]) == 1
    assert capsys.readouterr().err == "Install this.\n"


# Packages


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny checkout."""
    for module in (shell, packages, compiled):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(packages, "LOCKS", tmp_path / "requirements")
    monkeypatch.setattr(packages, "VENV", tmp_path / ".venv")
    (tmp_path / "curiouser").mkdir()
    (tmp_path / ".venv").mkdir()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "curiouser" / "cli.py").write_text("one = 1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "curiouser"\n', encoding="utf-8")
    for group in packages.GROUPS:
        (tmp_path / "requirements" / f"{group}.lock").write_text("rich==15.0.0\n", encoding="utf-8")
    return tmp_path


def install(root: Path, group: str) -> None:
    shell.write_stamp(root / ".venv", packages.python_key(), group, packages.packages_key(group))


@pytest.mark.parametrize(
    ("has", "needs", "is_installed"),
    [
        (None, "serve", "serve"),
        ("serve", "serve", None),
        ("serve", "dev", "dev"),
        ("dev", "serve", None),
        ("bench", "lab", None),
    ],
)
def test_packages_are_only_ever_added(root: Path, has: str | None, needs: str, is_installed: str | None) -> None:
    if has is not None:
        install(root, has)
    assert packages.group_to_install(needs) == is_installed


def test_packages_whose_lock_has_changed_are_installed_anew_and_stay_as_many(root: Path) -> None:
    install(root, "dev")
    (root / "requirements" / "dev.lock").write_text("rich==15.0.1\n", encoding="utf-8")
    assert packages.group_to_install("serve") == "dev"


def test_packages_are_installed_anew_only_when_the_lock_or_the_project_changes(root: Path) -> None:
    install(root, "serve")
    project = root / "pyproject.toml"
    project.write_text(project.read_text(encoding="utf-8") + "[tool.ruff]\nline-length = 100\n", encoding="utf-8")
    assert packages.group_to_install("serve") is None
    project.write_text('[project]\nname = "other"\n', encoding="utf-8")
    assert packages.group_to_install("serve") == "serve"


def commands_to_install(group: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[list[str]] = []
    monkeypatch.setattr(packages, "run_quietly", lambda command, *_: asked.append([str(word) for word in command]))
    packages.install_group(Path("uv"), group)
    return [" ".join(word for word in words[1:3] if word != "pip") for words in asked]


def test_a_larger_group_leaves_a_running_server_s_packages_in_place(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pip sync` would take Curiouser itself out, and a server that is just starting would not find it."""
    install(root, "serve")
    assert commands_to_install("build", monkeypatch) == ["install"]
    assert packages.group_to_install("build") is None


def test_packages_that_are_no_longer_locked_go(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(root, "serve")
    (root / "requirements" / "serve.lock").write_text("rich==15.0.1\n", encoding="utf-8")
    assert commands_to_install("build", monkeypatch) == ["sync", "install"]
    (root / ".venv" / "stamp").write_text("another Python\n", encoding="utf-8")
    assert commands_to_install("serve", monkeypatch) == ["venv --clear", "sync", "install"]


def test_without_pip_and_venv_the_set_up_says_what_to_install(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "TOOLS", root)
    monkeypatch.setattr(packages, "has_module", lambda _name: False)
    with pytest.raises(shell.SetupError, match="apt install python3-venv"):
        packages.fetch_uv(root / "uv")
    assert not (root / "uv").exists()


# Steps


def test_a_failed_step_shows_what_the_program_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(shell.SetupError, match=r"No tea\."):
        shell.run_quietly([sys.executable, "-c", "import sys; sys.exit('the pot is empty')"], "No tea.")
    assert "the pot is empty" in capsys.readouterr().err


def test_a_folder_without_a_stamp_was_never_finished(tmp_path: Path) -> None:
    assert shell.read_stamp(tmp_path / "nowhere") == []
    (tmp_path / "stamp.unfinished").write_text("abc\n", encoding="utf-8")
    assert shell.read_stamp(tmp_path) == []
    shell.write_stamp(tmp_path, "abc", "def")
    assert shell.read_stamp(tmp_path) == ["abc", "def"]


def test_one_process_at_a_time_installs_and_another_can_when_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(shell, "BUILD", tmp_path)
    with (tmp_path / "packages.lock").open("w", encoding="utf-8") as second:
        with shell.alone("packages"), pytest.raises(BlockingIOError):
            fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_the_parts_of_a_digest_do_not_run_together() -> None:
    assert shell.digest("ab", "c") != shell.digest("a", "bc")


def test_the_exit_code_of_the_command_is_ours() -> None:
    code = "import os, sys; from tools import shell; shell.hand_over([sys.executable, '-c', 'exit(7)'], os.environ)"
    environment = shell.clean_environment(PYTHONPATH=str(shell.ROOT))
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 7


# The compiled package


@pytest.mark.parametrize(
    "name", ["curiouser/cli.py", "curiouser/new.ftl", "pyproject.toml", "requirements/build.lock", "native_build.py"]
)
def test_the_package_is_compiled_anew_when_a_file_of_it_changes(root: Path, name: str) -> None:
    before = compiled.compiled_key()
    assert compiled.compiled_key() == before
    (root / name).write_text('[project]\nname = "other"\n', encoding="utf-8")
    assert compiled.compiled_key() != before


def test_the_package_is_compiled_anew_when_a_file_is_renamed(root: Path) -> None:
    before = compiled.compiled_key()
    (root / "curiouser" / "cli.py").rename(root / "curiouser" / "door.py")
    assert compiled.compiled_key() != before


@pytest.mark.usefixtures("root")
def test_the_package_is_compiled_anew_when_the_compiler_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    before = compiled.compiled_key()
    monkeypatch.setenv("CC", "other")
    assert compiled.compiled_key() != before


def test_what_python_leaves_behind_does_not_matter(root: Path) -> None:
    before = compiled.compiled_key()
    (root / "curiouser" / "__pycache__").mkdir()
    (root / "curiouser" / "__pycache__" / "cli.cpython-311.pyc").write_bytes(b"")
    assert compiled.compiled_key() == before


def test_the_compiled_package_wins_over_the_sources_and_foreign_paths_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.delenv("CURIOUSER_COMPILE", raising=False)
    environment = compiled.package_environment(shell.ROOT)
    assert environment["PYTHONPATH"] == f"{compiled.compiled_folder()}{os.pathsep}{shell.ROOT}"
    assert environment["PYTHONSAFEPATH"] == "1"


def test_nothing_compiled_is_used_where_nothing_shall_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CURIOUSER_COMPILE", "0")
    assert compiled.package_environment()["PYTHONPATH"] == ""
    assert not compiled.build_compiled()


def test_without_a_compiler_one_line_says_what_that_costs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CURIOUSER_COMPILE", raising=False)
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert not compiled.build_compiled()
    assert capsys.readouterr().err == compiled.NO_COMPILER + "\n"


def test_only_the_newest_builds_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "BUILDS", tmp_path)
    for number in range(6):
        (tmp_path / str(number)).mkdir()
    compiled.forget_old_builds()
    assert len(list(tmp_path.iterdir())) == compiled.KEPT_BUILDS - 1


# Pages


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("nothing", False),
    ],
)
def test_a_node_that_vite_can_not_run_on_is_passed_over(version: str, is_enough: bool) -> None:
    assert web_build.is_new_enough(version) is is_enough


# Tests


@pytest.fixture
def pytests(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The words that pytest is called with."""
    called: list[list[str]] = []

    def call(command: list[str], environment: dict[str, str]) -> int:
        called.append([environment["CURIOUSER_EXPECT"], *command[3:]])
        return 0

    monkeypatch.setattr(testing, "call", call)
    monkeypatch.setattr(testing, "build_compiled", lambda: True)
    return called


@pytest.mark.parametrize(
    ("words", "calls"),
    [
        (["tests/setup/test_run.py", "-x"], [["interpreted", "tests/setup/test_run.py", "-x"]]),
        (["--compiled", "-k", "tea"], [["compiled", "-k", "tea"]]),
        (["-k", "compiled", "--interpreted"], [["interpreted", "-k", "compiled"]]),
        (["--compiled", "--interpreted", "-x"], [["interpreted", "-x"], ["compiled", "-x"]]),
        (["tests/laws"], [["interpreted", "tests/laws", *testing.PARALLEL]]),
        (["tests/laws", "-n", "1"], [["interpreted", "tests/laws", "-n", "1"]]),
    ],
)
def test_some_tests_run_interpreted_unless_it_is_said_otherwise(
    words: list[str], calls: list[list[str]], pytests: list[list[str]]
) -> None:
    assert testing.main(words) == 0
    assert pytests == calls
