"""Whole recorded matches of every seat count and variant, replayed and verified, including luck."""

from pathlib import Path
from typing import Any

import pytest

from curiouser.engine.game import Game
from curiouser.engine.record import Record, read_records, replay, verify
from curiouser.games.adventures import GAME
from curiouser.games.adventures.events import CardPlayed

FOLDER = Path(__file__).parents[2] / "records/adventures"
FILES = sorted(FOLDER.glob("*.jsonl"))


def find(name: str) -> Game[Any]:
    return {GAME.name: GAME}[name]


def record(name: str) -> Record:
    (found,) = read_records((FOLDER / f"{name}.jsonl").read_bytes().splitlines())
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_is_verified(file: Path) -> None:
    """A25"""
    verdict = verify(record(file.stem), find)
    assert verdict.luck_proven
    assert verdict.outcome is not None
    assert verdict.outcome.reason == "last-card"


def test_there_is_a_record_of_every_seat_count_and_variant() -> None:
    """A27–A29"""
    headers = [record(file.stem).header for file in FILES]
    assert {header.seats for header in headers} == {2, 3, 4}
    for variant in ("open_hands", "youngest", "easy_hole"):
        assert any(header.options[variant] for header in headers)


def test_a_recorded_tie_is_broken() -> None:
    """A26"""
    outcome = replay(record("3-seats-tie"), find).outcome
    assert outcome is not None
    assert outcome.scores.count(max(outcome.scores)) == 2
    assert len(outcome.winners) == 1


def test_somebody_walked_out_of_the_hole_on_record() -> None:
    """A29"""
    played = replay(record("2-seats-easy-hole"), find).played
    assert any(
        isinstance(event, CardPlayed) and event.purpose == "walk-out" for entry in played for event in entry.events
    )
