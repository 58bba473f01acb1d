"""Whole builds of a tiny package, with the real mypyc and the real compiler."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import native_build
import native_compiler

ROOT = Path(__file__).parents[2]
FOR_WHEELS = ("build_info.py", "curiouser/cli/commit.py")  # which the hook asks for the commit
pytestmark = pytest.mark.skipif(not native_build.can_compile(), reason="there is no C compiler here")

FILES = {
    "pyproject.toml": """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "curiouser"
version = "1"
requires-python = ">=3.11"
[tool.hatch.build.targets.wheel]
packages = ["curiouser"]
[tool.hatch.build.hooks.custom]
compile = ["curiouser/engine/teapot.py", "curiouser/server/cup.py", "curiouser/server/teapot.py"]
requires = []
""",
    "curiouser/__init__.py": "",
    "curiouser/plain.py": "def sugar() -> int:\n    return 'this is no number'\n",
    "curiouser/engine/__init__.py": "",
    "curiouser/engine/teapot.py": """
class Pot:
    def __init__(self, cups: int) -> None:
        self.cups = cups

    def pour(self) -> int:
        self.cups -= 1
        return self.cups
""",
    "curiouser/server/__init__.py": "",
    "curiouser/server/teapot.py": "def name() -> str:\n    return 'the other teapot'\n",
    "curiouser/server/cup.py": """
import a_package_that_nobody_has
from curiouser.engine.teapot import Pot
from curiouser.plain import sugar
from curiouser.server.teapot import name

def untyped(something):
    return something  # type: ignore

def drink(pot: Pot) -> str:
    pot.pour()
    return f"{pot.cups} cups left in {name()}, " + untyped("no room")
""",
}
# Says every call, with the words that matter; may stop for ever or fail at a piece.
COMPILER = """#!/bin/sh
made=none
for word in "$@"; do
    case $word in
        -O*) level=$word;;
        *.c|*.h) piece=${word##*/};;
    esac
    case $last in -o) made=$word;; esac
    last=$word
done
echo "${level:-none} ${piece:-none} ${made##*.} $*" >> "$CALLS"
case $piece in
    "${STOP_AT:-none}") echo $$ > "$CALLS.stopped"; kill -STOP $$;;
    "${FAIL_AT:-none}") echo "I don't like it." >&2; exit 1;;
esac
exec %s "$@"
"""


class House:
    """A checkout, with what its compiler was called for since that was last asked."""

    def __init__(self, root: Path, compiler: Path) -> None:
        self.root = root
        self.calls = root / "calls"
        strange = {"STOP_AT", "FAIL_AT", "CURIOUSER_COMPILE", "PYTHONPATH"}
        kept = {name: value for name, value in os.environ.items() if name not in strange}
        flags = {"CC": str(compiler), "CFLAGS": "-DTEA=1", "LDFLAGS": "-L/tea"}
        self.environment = {**kept, **flags, "CALLS": str(self.calls), "CURIOUSER_PAGES": ""}

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1
        self.write(name, text.replace(old, new))

    def start(self, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, ROOT / "native_build.py", "--root", self.root, "--jobs", "2"],
            env={**self.environment, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def build(self, **environment: str) -> Path:
        process = self.start(**environment)
        out, err = process.communicate()
        assert process.returncode == 0, err
        return Path(out.strip())

    def told(self) -> list[list[str]]:
        """The words of every call: level, piece, what it makes, and those that the compiler got."""
        lines = self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return [line.split() for line in lines]

    def compiled(self) -> list[str]:
        """The pieces, sorted."""
        return sorted(piece for _, piece, made, *_ in self.told() if made == "o")

    def unfinished(self) -> list[Path]:
        return [*(self.root / ".build" / "native").glob("unfinished-*")]

    def builds(self) -> list[Path]:
        return [path for path in (self.root / ".build" / "native").iterdir() if path.is_dir()]

    def run(self, built: Path, code: str) -> str:
        """In a process, with the libraries beside the sources and what is missing made up."""
        package = self.root / "installed"
        shutil.rmtree(package, ignore_errors=True)
        shutil.copytree(self.root / "curiouser", package / "curiouser")
        shutil.copytree(built, package, dirs_exist_ok=True)
        (package / "a_package_that_nobody_has.py").touch()
        command, around = [sys.executable, "-c", code], {**self.environment, "PYTHONPATH": str(package)}
        return subprocess.run(command, env=around, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    script = tmp_path_factory.mktemp("compiler") / "cc"
    script.write_text(COMPILER % " ".join(native_compiler.compiler_words()), encoding="utf-8")
    script.chmod(0o755)
    return script


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory, compiler: Path) -> House:
    """The first build: everything is compiled."""
    house = House(tmp_path_factory.mktemp("finished"), compiler)
    for name, text in FILES.items():
        house.write(name, text)
    for name in FOR_WHEELS:
        house.write(name, (ROOT / name).read_text(encoding="utf-8"))
    house.build()
    return house


@pytest.fixture(scope="module")
def first(finished: House) -> list[list[str]]:
    """What the compiler was called for then."""
    return finished.told()


@pytest.fixture
def house(finished: House, compiler: Path, tmp_path: Path) -> House:
    """A copy of it, so that each test may change what it likes and has no need to compile all."""
    root = tmp_path / "house"
    shutil.copytree(finished.root, root, ignore=shutil.ignore_patterns("calls"))
    return House(root, compiler)


LAST = "import curiouser.server.cup as cup; print(cup.drink(cup.Pot(3)), '|', cup.__file__)"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def test_the_libraries_lie_like_in_the_wheel_and_do_what_the_sources_say(house: House) -> None:
    """Neither strictness, nor an error in what is not compiled, nor a package that is not there stops the build."""
    (built,) = house.builds()
    assert sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()) == [
        f"curiouser/engine/teapot{SUFFIX}",
        f"curiouser/server/cup{SUFFIX}",
        f"curiouser/server/teapot{SUFFIX}",
        f"curiouser__mypyc{SUFFIX}",
    ]
    told, place = house.run(built, LAST).split(" | ")
    assert told == "2 cups left in the other teapot, no room"
    assert place.endswith(f"curiouser/server/cup{SUFFIX}")


def test_what_is_built_is_found_again_without_compiling(house: House) -> None:
    (built,) = house.builds()
    assert house.build() == built
    assert house.compiled() == []
    shutil.rmtree(built)
    assert house.build() == built
    assert house.compiled() == []


def test_modules_with_the_same_last_name_are_kept_apart(house: House) -> None:
    names = "import curiouser.engine.teapot as a, curiouser.server.teapot as b; print(a.__name__, b.__name__, b.name())"
    (built,) = house.builds()
    assert house.run(built, names) == "curiouser.engine.teapot curiouser.server.teapot the other teapot"


@pytest.mark.parametrize(
    ("old", "new", "pieces"),
    [
        ("self.cups -= 1", "self.cups -= 2", ["curiouser.engine.teapot.c"]),
        (
            "self.cups -= 1",
            "self.cups -= 1\n        'more'.split()",
            ["curiouser.engine.teapot.c", "curiouser__mypyc.c"],
        ),
        (
            "    def pour(",
            "    def refill(self) -> None:\n        self.cups = 9\n\n    def pour(",
            ["curiouser.engine.teapot.c", "curiouser__mypyc.c"],
        ),
        (
            "self.cups = cups",
            "self.lid = True\n        self.cups = cups",
            ["curiouser.engine.teapot.c", "curiouser.server.cup.c", "curiouser__mypyc.c"],
        ),
    ],
    ids=["a body", "a new word in a body", "a new method", "a new attribute"],
)
def test_only_the_pieces_that_a_change_touches_are_compiled_again(
    house: House, old: str, new: str, pieces: list[str]
) -> None:
    house.replace("curiouser/engine/teapot.py", old, new)
    built = house.build()
    assert house.compiled() == pieces
    assert house.run(built, LAST).startswith("1 cups" if "2" in new else "2 cups")


def test_everything_is_compiled_once_with_the_flags_of_its_group_and_of_the_environment(first: list[list[str]]) -> None:
    levels = {
        "curiouser.engine.teapot.c": "-O2",
        "curiouser.server.cup.c": "-O1",
        "curiouser.server.teapot.c": "-O1",
        "curiouser__mypyc.c": "-O1",
        "runtime.c": "-O2",
        "shims-0.c": "-O1",
        "shims-1.c": "-O1",
    }
    pieces = [call for call in first if call[2] == "o"]
    links = [call for call in first if call[2] == "so"]
    assert sorted((piece, level) for level, piece, *_ in pieces) == sorted(levels.items())
    assert all({"-fvisibility=hidden", "-w"} <= set(call) for call in pieces)
    assert all(call.index(call[0], 3) < call.index("-DTEA=1") for call in pieces)
    assert len(links) == 3
    assert all("-L/tea" in call for call in links)


def test_a_type_error_in_what_is_compiled_is_told(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "return self.cups", "return 'none'")
    process = house.start()
    out, err = process.communicate()
    assert (process.returncode, out) == (1, "")
    assert "curiouser/engine/teapot.py:8: error" in err
    assert err.splitlines()[-1] == "mypyc can't turn Curiouser into C."
    assert house.unfinished() == []


def test_a_failing_compiler_is_told_with_the_piece_it_failed_on(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "-= 1", "-= 2")
    process = house.start(FAIL_AT="curiouser.engine.teapot.c")
    out, err = process.communicate()
    assert (process.returncode, out) == (1, "")
    *details, sentence = err.splitlines()
    assert details == ["I don't like it."]
    assert sentence.startswith("The C compiler (")
    assert sentence.endswith(") failed on curiouser.engine.teapot.")
    assert house.unfinished() == []
    assert house.run(house.build(), LAST).startswith("1 cups")


def test_missing_headers_are_told_from_a_missing_compiler(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", " ".join(native_compiler.compiler_words()))
    monkeypatch.setenv("CFLAGS", "-nostdinc")
    assert native_build.main(["--root", str(house.root)]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        "Python's header files are missing here (on Debian: apt install python3-dev), "
        "so Curiouser runs as plain Python: bots think 20 to 50 times slower.\n"
    )


def test_a_broken_cache_stops_nothing(house: House) -> None:
    (old,) = house.builds()
    broken = [path for path in (house.root / ".build" / "mypyc-cache").rglob("*") if path.is_file()]
    assert broken
    for path in broken:
        path.write_bytes(b"no database")
    shutil.rmtree(old)
    assert house.build() == old
    assert house.compiled() == []


@contextlib.contextmanager
def lock(house: House) -> Iterator[None]:
    fcntl = pytest.importorskip("fcntl")
    with (house.root / ".build" / "native" / "lock").open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_two_builds_at_once_do_the_work_once(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "-= 1", "-= 2")
    with lock(house):
        processes = [house.start(), house.start()]
        for process in processes:
            assert process.stderr is not None
            assert process.stderr.readline() == "Another build is under way in this folder: waiting for it.\n"
    told = {process.communicate()[0] for process in processes}
    assert [process.returncode for process in processes] == [0, 0]
    assert len(told) == 1
    assert house.compiled() == ["curiouser.engine.teapot.c"]
    assert house.run(Path(told.pop().strip()), LAST).startswith("1 cups")


def wait_for_stop(house: House, process: subprocess.Popen[str]) -> int:
    """The number of the compiler that has stopped in the middle of its work."""
    place = Path(f"{house.calls}.stopped")
    while not (place.exists() and place.read_text(encoding="utf-8").endswith("\n")):
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.02)
        assert process.returncode is None
    return int(place.read_text(encoding="utf-8"))


def test_an_interrupted_build_takes_its_compilers_along_and_leaves_nothing_unfinished(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "-= 1", "-= 2")
    (old,) = house.builds()
    process = house.start(STOP_AT="curiouser.engine.teapot.c")
    compiler = wait_for_stop(house, process)
    process.terminate()
    process.communicate()
    assert process.returncode == 143
    with pytest.raises(ProcessLookupError):
        os.kill(compiler, 0)
    assert house.builds() == [old]
    assert house.run(house.build(), LAST).startswith("1 cups")


def test_what_a_killed_build_left_is_cleared_away_by_the_next(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "-= 1", "-= 2")
    process = house.start(STOP_AT="curiouser.engine.teapot.c")
    compiler = wait_for_stop(house, process)
    process.kill()
    os.kill(compiler, signal.SIGKILL)
    process.communicate()
    assert len(house.unfinished()) == 1
    assert house.run(house.build(), LAST).startswith("1 cups")
    assert house.unfinished() == []


def test_only_the_newest_builds_are_kept(house: House) -> None:
    builds = house.builds()
    for number in range(2, 2 + native_build.KEPT_BUILDS):
        house.write("curiouser/server/teapot.py", f"def name() -> str:\n    return 'pot {number}'\n")
        builds.append(house.build())
    assert set(house.builds()) == set(builds[1:])


def wheel(house: House, **environment: str) -> tuple[str, str]:
    """By the hook: the name of the wheel, if there is one, and what was said."""
    for name in ("hatch_build.py", "native_build.py", "native_compiler.py", "native_front.py", "web_build.py"):
        shutil.copy(ROOT / name, house.root)
    out = house.root / "dist"
    shutil.rmtree(out, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", out],
        cwd=house.root,
        env={**house.environment, "NO_COLOR": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    names = [path.name for path in out.glob("*.whl")]
    assert len(names) == (done.returncode == 0)
    return (names or [""])[0], done.stdout


def lines_about(said: str, words: str) -> list[str]:
    return [line for line in said.splitlines() if words in line]


def test_the_wheel_holds_the_libraries(house: House) -> None:
    name, said = wheel(house, CURIOUSER_COMPILE="1")
    assert not name.endswith("-none-any.whl"), said
    with zipfile.ZipFile(house.root / "dist" / name) as archive:
        held = archive.namelist()
    assert {f"curiouser/server/cup{SUFFIX}", f"curiouser__mypyc{SUFFIX}", "curiouser/server/cup.py"} <= set(held)


BROKEN: list[tuple[Mapping[str, str], str]] = [
    ({"CC": "/bin/false"}, "No C compiler works here (tried: /bin/false)"),
    ({"FAIL_AT": "curiouser.engine.teapot.c"}, "failed on curiouser.engine.teapot."),
]


@pytest.mark.parametrize(("environment", "words"), BROKEN, ids=["no compiler", "a compiler that fails"])
def test_a_wheel_that_can_not_be_compiled_is_plain_python_and_says_so(
    house: House, environment: Mapping[str, str], words: str
) -> None:
    house.replace("curiouser/engine/teapot.py", "-= 1", "-= 2")
    name, said = wheel(house, **environment)
    assert name == "curiouser-1-py3-none-any.whl"
    (line,) = lines_about(said, "slower")
    assert words in line
    assert "plain Python: bots think 20 to 50 times slower." in line
    name, said = wheel(house, CURIOUSER_COMPILE="1", **environment)
    assert name == ""
    assert words in said


def test_a_wheel_is_plain_python_when_mypyc_finds_fault_with_the_sources(house: House) -> None:
    house.replace("curiouser/engine/teapot.py", "return self.cups", "return 'none'")
    name, said = wheel(house)
    assert name == "curiouser-1-py3-none-any.whl"
    assert len(lines_about(said, "mypyc can't turn Curiouser into C.")) == 1
    name, said = wheel(house, CURIOUSER_COMPILE="1")
    assert name == ""
    assert "curiouser/engine/teapot.py:8: error" in said


def test_nobody_compiles_where_that_is_not_wanted(house: House) -> None:
    name, said = wheel(house, CURIOUSER_COMPILE="0")
    assert name == "curiouser-1-py3-none-any.whl"
    assert lines_about(said, "slower") == []


def test_a_release_of_the_sources_has_all_that_a_wheel_is_made_with(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path], cwd=ROOT, check=True)
    (release,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(release) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "web_build.py", *native_build.TOOLS} <= held
    assert {"web/package.json", "web/package-lock.json", "web/index.html"} <= held
    assert not any("node_modules" in name for name in held)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == ["hatchling>=1.27"]
    assert {source.as_posix() for source in native_build.sources_to_compile(ROOT)} <= held
