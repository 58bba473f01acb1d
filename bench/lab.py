"""What the lab promises: quick reports, flat memory, the same bytes from a cluster that loses a worker, quiet nulls.

Called as `python3 run.py bench lab`; says what it counted, and whether all held.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.measure import ROOT
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.lab.cluster import Run
from curiouser.lab.simulate import simulate
from curiouser.lab.study import study
from curiouser.lab.whatif import LEVEL, clear_ones, compare, vary
from tests.lab import dice

PROCESSES = 2
REPORT_GOAL = 60  # s
MEMORY_GOAL = 1.25  # the last tenth of a run beside its second
COMPARISONS = 200
MOST_LOUD = 18  # of 200 at 5 %: more would happen in one run of 300
GREEDY = ("greedy", "greedy")


def report(scale: float) -> tuple[str, bool]:
    matches = int(100_000 * scale)
    with tempfile.TemporaryDirectory() as folder:
        words = ["report", "tea-time", "--matches", str(matches), "--bots", "greedy", "--jobs", str(PROCESSES)]
        started, spent = time.perf_counter(), processor_time()
        command = [sys.executable, "-m", "curiouser", *words, "--to", f"{folder}/report.html"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        seconds, spent = time.perf_counter() - started, processor_time() - spent
        size = Path(folder, "report.html").stat().st_size
    told = f"A report of {matches:,} Tea Time matches of greedy bots in {seconds:.0f} s on {PROCESSES} processes"
    busy = f"{spent:.0f} s of processor time; load of the machine {os.getloadavg()[0]:.1f}"
    return f"{told} ({busy}; {size // 1024} kB; goal {REPORT_GOAL} s).", seconds < REPORT_GOAL


def processor_time() -> float:
    """Of all processes that were started and are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def memory(scale: float) -> tuple[str, bool]:
    matches = int(40_000 * scale)
    seen: list[tuple[int, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        simulate(
            TEA_TIME,
            TEA_TIME.setup(2),
            ("uniform", "uniform"),
            matches,
            1,
            Run(PROCESSES, progress=lambda done: seen.append((done, resident(os.getpid())))),
            tables=Path(folder),
        )
    every = max(1, len(seen) // 10)
    curve = ", ".join(f"{done:,}: {kilobytes // 1024}" for done, kilobytes in seen[::every])
    early = max(kilobytes for _, kilobytes in seen[every : 3 * every])
    late = max(kilobytes for _, kilobytes in seen[-every:])
    told = f"Memory of all processes in MB while {matches:,} matches become tables, by matches done: {curve}."
    return told, late < MEMORY_GOAL * early


def resident(process: int) -> int:
    """kB in memory, of a process and all it started."""
    total = 0
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
        total += next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)
        for task in Path(f"/proc/{process}/task").iterdir():
            children = (task / "children").read_text(encoding="ascii").split()
            total += sum(map(resident, map(int, children)))
    except OSError:
        return total
    return total


@contextmanager
def dask() -> Iterator[tuple[str, list[int]]]:
    """A cluster of two workers on this machine: its address, and the processes."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=PROCESSES, threads_per_worker=1, dashboard_address=None) as local:
        yield local.scheduler_address, [worker.process.pid for worker in local.workers.values()]


def cluster(scale: float) -> tuple[str, bool]:
    matches = int(20_000 * scale)
    setup = TEA_TIME.setup(2)
    with tempfile.TemporaryDirectory() as folder, dask() as (address, workers):
        here, there = Path(folder, "here"), Path(folder, "there")
        simulate(TEA_TIME, setup, GREEDY, matches, 7, Run(PROCESSES), tables=here)
        killed: list[int] = []

        def kill_one(done: int) -> None:
            if not killed and done * 3 >= matches:
                os.kill(workers[0], signal.SIGKILL)
                killed.append(done)

        simulate(TEA_TIME, setup, GREEDY, matches, 7, Run(1, address, kill_one), tables=there)
        same = contents(here) == contents(there)
        files, size = len(contents(here)), sum(map(len, contents(here).values()))
    told = f"{matches:,} greedy matches here and on two Dask workers, one of them killed after {killed[0]:,}"
    return f"{told}: {files} files, {size / 1e6:.1f} MB, {'byte for byte the same' if same else '**different**'}.", same


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def quiet(scale: float) -> tuple[str, bool]:
    """The same game on both sides, over other luck."""
    tries = max(10, int(COMPARISONS * scale))
    setup = TEA_TIME.setup(2)
    loud = raw = measures = 0
    for number in range(tries):
        seeds = (10_000 + 2 * number, 10_001 + 2 * number)
        found = study("tea-time", [setup, setup], ("uniform", "uniform"), 300, told=40, seeds=seeds)
        differences = compare(found)
        measures = len(differences)
        loud += bool(clear_ones(differences))
        raw += any(abs(each.difference) > each.half for each in differences if each.half)
    told = (
        f"{tries} comparisons of Tea Time with itself, {measures} measures each: in {loud} something was called clear"
    )
    most = MOST_LOUD * tries / COMPARISONS + 2
    return f"{told} (stated level {LEVEL:.0%}); uncorrected it would have been {raw}.", loud <= most


def planted(scale: float) -> tuple[str, bool]:
    setup = dice.GAME.setup(2)
    rows, right = [], True
    for bonus in (0, 1, 2):
        changed = vary(dice.GAME, setup, {"bonus": bonus})
        found = study(dice.PATH, [setup, changed], ("uniform", "uniform"), int(20_000 * scale), seed=5)
        (won,) = [each for each in compare(found) if each.measure == "won-1"]
        size = dice.chance_of_first(bonus) - dice.chance_of_first(0)
        right = right and won.is_clear == (bonus > 0) and abs(won.difference - size) <= 1.5 * won.half
        rows.append(f"{bonus}: {100 * won.difference:+.2f} ± {100 * won.half:.2f} (on paper {100 * size:+.2f})")
    return "A bonus of one seat and what it adds to its wins, in percentage points: " + "; ".join(rows) + ".", right


def main(scale: float) -> int:
    held = True
    for prove in (report, memory, cluster, quiet, planted):
        told, fine = prove(scale)
        print(f"- {told}{'' if fine else ' **missed**'}", flush=True)
        held = held and fine
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0))
