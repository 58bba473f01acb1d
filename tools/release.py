"""Makes a release: `python3 run.py release 1.0.0`, or `--bump minor`; `--dry-run` does everything but release.

Everything happens in a temporary clone. The checkout gets the commit and the tag only at the end, when every artefact
has been installed and has reported its version. Nothing is ever pushed.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "curiouser"
SUMS = "SHA256SUMS"
PARTS = ("major", "minor", "patch")
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
STATED = re.compile(r'(?<=^version = ")[^"]*(?="$)', re.MULTILINE)
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
# What could make git, a build or an installed package look at something else than itself.
STRANGE = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
CHOICES = ("CURIOUSER_COMPILE", "CURIOUSER_PAGES")  # of how to build, which are ours here


class ReleaseError(Exception):
    """There will be no release; the text says why."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(words: list[str], root: Path = ROOT) -> int:
    asked = parser().parse_args(words)
    try:
        release(root, asked.version, asked.bump, dry_run=asked.dry_run)
    except ReleaseError as problem:
        say(str(problem))
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python3 run.py release", description="Make a release from a clean tree.")
    which = made.add_mutually_exclusive_group(required=True)
    which.add_argument("version", nargs="?", help="such as 1.0.0")
    which.add_argument("--bump", choices=PARTS, help="the part of the present version to raise")
    made.add_argument("--dry-run", action="store_true", help="build and try everything; leave nothing but dist/")
    return made


def release(root: Path, version: str | None, bump: str | None, *, dry_run: bool) -> None:
    project, changes = read(root / "pyproject.toml"), read(root / "CHANGELOG.md")
    version = chosen(stated(project), version, bump)
    tag = f"v{version}"
    if git(root, "status", "--porcelain"):
        raise ReleaseError("The tree has changes that are not committed: commit them, or put them away, and try again.")
    if git(root, "tag", "--list", tag):
        raise ReleaseError(f"The tag {tag} exists already: choose another version.")
    changes = dated(changes, version, datetime.now(tz=UTC).date().isoformat())
    with tempfile.TemporaryDirectory(prefix="release-") as folder:
        clone, made = Path(folder, "clone"), Path(folder, "made")
        git(root, "clone", "--quiet", *identity(root), str(root), str(clone))
        (clone / "CHANGELOG.md").write_text(changes, encoding="utf-8")
        (clone / "pyproject.toml").write_text(STATED.sub(version, project, count=1), encoding="utf-8")
        git(clone, "commit", "--quiet", "--all", f"--message=Release {version}")
        git(clone, "tag", "--annotate", f"--message=Curiouser {version}", tag)
        artefacts = build(clone, version, made)
        for number, (artefact, way) in enumerate(artefacts.items()):
            commit = git(clone, "rev-parse", "HEAD")[:7]
            try_out(artefact, f"{PACKAGE} {version} (commit {commit}, {way})", Path(folder, f"clean-{number}"))
        deliver(list(artefacts), root / "dist")
        if dry_run:
            say(f"Version {version} could be released; dist/ has what it would be. Nothing else was changed.")
            return
        git(root, "fetch", "--quiet", "--no-tags", str(clone), "HEAD")
        git(root, "merge", "--quiet", "--ff-only", "FETCH_HEAD")
        git(root, "fetch", "--quiet", str(clone), f"refs/tags/{tag}:refs/tags/{tag}")
    say(f"Version {version} is committed and tagged as {tag}, and dist/ has it. Nothing was pushed.")


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def stated(project: str) -> str:
    """The version stands in one place; everything else asks for it."""
    found = STATED.findall(project)
    if len(found) != 1:
        raise ReleaseError('pyproject.toml must have one line `version = "…"`.')
    return str(found[0])


def chosen(present: str, version: str | None, bump: str | None) -> str:
    """The version that is asked for; one that was never released may be the present one."""
    if version is None:
        numbers = numbers_of(present)
        place = PARTS.index(str(bump))
        return ".".join(map(str, (*numbers[:place], numbers[place] + 1, *(0 for _ in numbers[place + 1 :]))))
    if numbers_of(version) < numbers_of(present):
        raise ReleaseError(f"{version} is older than {present}, which pyproject.toml names: choose a newer version.")
    return version


def numbers_of(version: str) -> tuple[int, ...]:
    found = VERSION.fullmatch(version)
    if found is None:
        raise ReleaseError(f"“{version}” is no version: it has three numbers, such as 1.0.0.")
    return tuple(map(int, found.groups()))


def dated(changes: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the version, and room for what comes next."""
    found = UNRELEASED.search(changes)
    lines = found[1].splitlines() if found else []
    if found is None or not any(line.strip() and not line.startswith("#") for line in lines):
        raise ReleaseError("CHANGELOG.md says nothing under “## Unreleased”: write down what changed.")
    return f"{changes[: found.start()]}## Unreleased\n\n## {version} – {day}\n{changes[found.start(1) :]}"


def identity(root: Path) -> list[str]:
    """A clone does not inherit the name that a checkout was told."""
    names = ("user.name", "user.email")
    known = {name: git(root, "config", "--default=", "--get", name) for name in names}
    return [f"--config={name}={value}" for name, value in known.items() if value]


def build(source: Path, version: str, target: Path) -> dict[Path, str]:
    """The artefacts, with what each says it is; the wheels are made from the source archive, as others would."""
    say("Building the source archive")
    run_build(source, target, "--sdist")
    archive = only(target, rf"{PACKAGE}-{re.escape(version)}\.tar\.gz", "a source archive")
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # the first releases of 3.11 have none
        packed.extractall(target.parent / "unpacked")
    (unpacked,) = (target.parent / "unpacked").iterdir()
    say("Building the wheel for this platform")
    run_build(unpacked, target, "--wheel")
    compiled = only(target, rf"{PACKAGE}-{re.escape(version)}-cp\d+-cp\d+-\w+\.whl", "a compiled wheel")
    say("Building the wheel for all others")
    run_build(unpacked, target, "--wheel", CURIOUSER_COMPILE="0")
    pure = only(target, rf"{PACKAGE}-{re.escape(version)}-py3-none-any\.whl", "a wheel for all platforms")
    return {archive: "interpreted", compiled: "compiled", pure: "interpreted"}


def run_build(source: Path, target: Path, what: str, **more: str) -> None:
    """In an environment of its own, with the versions of the lock where it names one."""
    lock = source / "requirements" / "dev.lock"
    versions = [f"--build-constraints={lock}"] if lock.is_file() else []
    command: list[str | Path] = [
        uv(),
        "build",
        what,
        "--out-dir",
        target,
        "--python",
        sys.executable,
        *versions,
        source,
    ]
    run(command, target.parent, "Curiouser could not be built.", more)


def only(folder: Path, pattern: str, what: str) -> Path:
    found = [path for path in folder.iterdir() if re.fullmatch(pattern, path.name)]
    if len(found) != 1:
        names = ", ".join(sorted(path.name for path in folder.iterdir() if path.suffix in {".gz", ".whl"}))
        raise ReleaseError(f"The build did not make {what}, only {names or 'nothing'}.")
    return found[0]


def try_out(artefact: Path, expected: str, place: Path) -> None:
    """Install it where nothing else is, and let it say what it is."""
    say(f"Trying {artefact.name}")
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    failure = f"{artefact.name} can't be installed."
    run([uv(), "venv", "--python", sys.executable, place], place.parent, failure)
    # A source archive is compiled wherever it is installed; that it can be, the wheel shows.
    run([uv(), "pip", "install", "--python", python, artefact], place.parent, failure, {"CURIOUSER_COMPILE": "0"})
    said = run([python.parent / PACKAGE, "--version"], place.parent, f"{artefact.name} does not run.").strip()
    if said != expected:
        raise ReleaseError(f"{artefact.name} says “{said}” and should say “{expected}”.")
    if not any(place.rglob(f"{PACKAGE}/web/index.html")):
        raise ReleaseError(f"{artefact.name} has no pages: they are built with Node.")


def deliver(artefacts: Sequence[Path], target: Path) -> None:
    """Of earlier releases nothing is left, so that all that lies there belongs together."""
    target.mkdir(exist_ok=True)
    for old in [*target.glob(f"{PACKAGE}-*.whl"), *target.glob(f"{PACKAGE}-*.tar.gz")]:
        old.unlink()
    for artefact in artefacts:
        shutil.copy(artefact, target)
    sums = sorted((path.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in artefacts)
    (target / SUMS).write_text("".join(f"{digest}  {name}\n" for name, digest in sums), encoding="utf-8")


def uv() -> Path:
    """The one that run.py fetched, or the system's."""
    found = [path for path in (ROOT / ".tools").glob("uv-*/*/uv*") if path.stem == "uv"]
    present = shutil.which("uv")
    if not found and present is None:
        raise ReleaseError("There is no uv here: start this with `python3 run.py release`.")
    return found[0] if found else Path(str(present))


def git(root: Path, *words: str) -> str:
    return run(["git", *words], root, f"git {words[0]} failed.").strip()


def run(command: Sequence[str | Path], place: Path, failure: str, more: Mapping[str, str] | None = None) -> str:
    """What it says; shown only when it fails."""
    kept = {name: value for name, value in os.environ.items() if name not in {*STRANGE, *CHOICES}}
    done = subprocess.run(
        command,
        cwd=place,
        env={**kept, **(more or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise ReleaseError(f"{(done.stdout + done.stderr).strip()}\n{failure}".strip())
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
