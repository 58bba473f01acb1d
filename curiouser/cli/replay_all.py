"""curiouser replay-all: checks that every stored match still replays identically."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from curiouser.cli.language import Voice
from curiouser.cli.operating import Db, database, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language
from curiouser.cli.progress import progress_bar

if TYPE_CHECKING:
    from curiouser.server.runtime.replay_check import Finding

FOUND_WANTING = 1


class ReplayFault(msgspec.Struct, frozen=True):
    """A table that differs: the entry, what kind of fault, and a sentence."""

    table: str
    n: int
    fault: str
    sentence: str


class ReplayReport(msgspec.Struct):
    """`matches` are over; `unproven` of them ended before hashes were kept, and `playing` are not over."""

    tables: int = 0
    matches: int = 0
    unproven: int = 0
    playing: int = 0
    moves: int = 0
    findings: list[ReplayFault] = []


def replay_all(*, db: Db = "", json: Json = False, language: Language = None) -> int:
    voice = Voice(language)

    def found(finding: "Finding") -> None:
        sentence = finding.problem().say(voice.language)
        report.findings.append(ReplayFault(finding.table, finding.n, finding.fault, sentence))
        if not json:
            print(sentence, flush=True)

    report = ReplayReport()
    with progress_bar(voice.say("replaying"), not json) as heard:
        run(replay(db, report, found, heard))
    if json:
        print_json(report)
    else:
        counts = {name: getattr(report, name) for name in ("tables", "matches", "unproven", "playing", "moves")}
        print(voice.say("replayed", **counts, findings=len(report.findings)))
    return FOUND_WANTING if report.findings else 0


async def replay(
    db: str, report: ReplayReport, found: "Callable[[Finding], None]", heard: Callable[[int, int | None], None]
) -> None:
    from curiouser.server.runtime.replay_check import replay_table

    async with database(db) as store:
        count = await store.count()
        async for kept in store.snapshot():
            replayed = replay_table(kept)
            report.tables += 1
            report.matches += replayed.matches
            report.unproven += replayed.unproven
            report.playing += replayed.is_playing
            report.moves += replayed.moves
            if replayed.finding is not None:
                found(replayed.finding)
            heard(report.tables, max(count, report.tables))
