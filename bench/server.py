"""`python3 run.py bench server`: tic-tac-toe over sockets on our server and on boardgame.io's, under the same load.

Ours keeps every move in SQLite on a disk before anybody hears of it; theirs keeps everything in memory. Each server has
one core, the load (`server_load.py`) another. Theirs runs on this machine's own Node, where there is one, and on the
one that we bring, which is newer; the goal is set against the first. Turns alternate, every turn with a fresh server;
the best of each counts. Ends with an error if a goal is missed.
"""

import asyncio
import hashlib
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvloop

from bench.measure import ROOT
from bench.server_load import Load, set_up
from tools.pages import fetched_node

COUNTS = (10, 100, 500)
IDLE = (1000, 5000)
TURNS = 3
SECONDS = 4.0
FASTER = 4.0  # times theirs
LARGEST = 50.0  # kB an idle table, its two sockets included
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
FREE = ("--messages-rate", "--address-rate", "--tables-rate", "--joins-rate", "--connections")

Start = Callable[[int, Path], "subprocess.Popen[bytes]"]


def on_core(number: int) -> Callable[[], None] | None:
    """Where there are two and the system lets us choose."""
    return (lambda: os.sched_setaffinity(0, {CORES[number]})) if len(CORES) > 1 else None


def start_ours(port: int, folder: Path) -> "subprocess.Popen[bytes]":
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{folder / 'tables.db'}", "--log", "warning"]
    free = [word for flag in FREE for word in (flag, "0")]
    command = [sys.executable, "-m", "curiouser", *words, *free]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=on_core(0))


def start_theirs(node: Path, port: int, _: Path) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    command = [str(node), str(their_folder() / "server.cjs")]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, preexec_fn=on_core(0))


def nodes() -> dict[str, Path]:
    """By their versions; the first is the one to be measured by."""
    found = [Path(place) for place in [shutil.which("node")] if place] + [fetched_node().node]
    return {version_of(each): each for each in found}


def version_of(node: Path) -> str:
    return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def their_folder() -> Path:
    return ROOT / ".build" / "boardgame_io"


def install_theirs() -> None:
    """The packages of the lock file, once, until it or the script changes."""
    source, folder = ROOT / "bench" / "boardgame_io", their_folder()
    files = sorted(path for path in source.iterdir() if path.is_file())
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    stamp = folder / "stamp"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in files:
        shutil.copy(path, folder)
    found = fetched_node()
    command = [*found.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, env=found.environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"boardgame.io could not be installed:\n{done.stdout}{done.stderr}")
    stamp.write_text(wanted, encoding="utf-8")


@contextmanager
def serving(start: Start) -> Iterator[tuple[int, int]]:
    """The process and the port of a fresh server, whose files lie on the disk of this folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="bench-server-", dir=ROOT / ".build") as folder:
        server = start(port, Path(folder))
        try:
            wait_for(port, server)
            yield server.pid, port
        finally:
            server.terminate()
            server.wait()


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) == 0:
                return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    sys.exit("A server did not start.")


def turn(name: str, start: Start, tables: int, seconds: float) -> dict[str, Any]:
    with serving(start) as (process, port):
        words = ["-m", "bench.server_load", name, str(port), str(tables), str(seconds), "--server", str(process)]
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False, preexec_fn=on_core(1))
    if done.returncode:
        sys.exit(f"{name} with {tables} tables: {done.stdout}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def race(tables: int, turns: int, seconds: float) -> bool:
    """A line of the table for each; whether ours was fast enough."""
    ours: Start = start_ours
    theirs: dict[str, Start] = {version: partial(start_theirs, node) for version, node in nodes().items()}
    best: dict[str, dict[str, Any]] = {}
    for number in range(turns):
        for name, start in {"": ours, **theirs}.items():
            print(f"  {tables} tables, {name or 'ours'}, turn {number + 1} of {turns} …", file=sys.stderr, flush=True)
            told = turn("boardgame.io" if name else "curiouser", start, tables, seconds)
            if name not in best or told["rate"] > best[name]["rate"]:
                best[name] = told
    print(line(tables, "Curiouser", best[""], ""))
    reached = [compared(tables, name, best[""], best[name], name == next(iter(theirs))) for name in theirs]
    return all(reached)


def compared(tables: int, node: str, ours: dict[str, Any], theirs: dict[str, Any], is_goal: bool) -> bool:
    ratio: float = ours["rate"] / theirs["rate"]
    is_reached = bool(ratio >= FASTER and ours["p99"] <= theirs["p99"])
    mark = "" if is_reached else " **missed**" if is_goal else f" (below {FASTER:g} ×)"
    print(line(tables, f"boardgame.io, Node {node}", theirs, f"{ratio:.2f} ×{mark}"))
    return is_reached or not is_goal


def line(tables: int, name: str, told: dict[str, Any], ratio: str) -> str:
    busy = f"{100 * told['load busy']:.0f} %"
    cells = (f"{told['rate']:,}", ratio, told["p50"], told["p99"], told["server µs"], busy)
    return f"| {tables} | {name} | " + " | ".join(map(str, cells)) + " |"


def flushes() -> str:
    """How long the disk takes to keep a page."""
    with tempfile.NamedTemporaryFile(dir=ROOT / ".build") as file:
        waits = []
        for _ in range(200):
            os.pwrite(file.fileno(), os.urandom(4096), 0)
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
    waits.sort()
    return f"p50 {waits[100]:.2f} ms, p99 {waits[197]:.2f} ms"


async def idle_memory(process: int, port: int, counts: tuple[int, ...]) -> list[float]:
    """kB for each table that was opened after the first few, with its two sockets, match started, nobody moving."""
    load = Load("127.0.0.1", port, 0)
    kept = [await set_up("curiouser", load, 20)]
    before, open_, found = resident(process), 0, []
    for count in counts:
        kept.append(await set_up("curiouser", load, count - open_))
        open_ = count
        await asyncio.sleep(2)
        found.append((resident(process) - before) / count)
    return found


def resident(process: int) -> float:
    """kB in memory."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def memory(counts: tuple[int, ...]) -> bool:
    print("\n| idle tables, two sockets each | memory a table | goal |\n|---|---|---|")
    with serving(start_ours) as (process, port):
        found = uvloop.run(idle_memory(process, port, counts))
    for count, size in zip(counts, found, strict=True):
        print(f"| {count:,} | {size:.1f} kB | < {LARGEST:g} kB{'' if size < LARGEST else ' **missed**'} |", flush=True)
    return max(found) < LARGEST


def main() -> int:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    install_theirs()
    their_version = json.loads((their_folder() / "package.json").read_text())["dependencies"]["boardgame.io"]
    print(
        f"boardgame.io {their_version}; aiohttp {version('aiohttp')}, uvloop {version('uvloop')}."
        f" The server has one core, the load another. A flush of our disk: {flushes()}. Goal: ≥ {FASTER:g} × the moves,"
        f" p99 not above theirs, on Node {next(iter(nodes()))}.\n"
    )
    print("| tables | server | moves/s | ours is | p50 ms | p99 ms | processor µs a move | load busy |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    turns, seconds = (TURNS, SECONDS) if scale >= 1 else (1, max(1.0, SECONDS * scale))
    reached = [race(tables, turns, seconds) for tables in COUNTS]
    reached.append(memory(IDLE if scale >= 1 else IDLE[:1]))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
