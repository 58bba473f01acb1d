"""Recorded matches replay for ever, whatever dictionaries say later."""

from pathlib import Path
from typing import Any

import pytest

from curiouser.engine.game import Game
from curiouser.engine.position import CLOCK
from curiouser.engine.record import read_records, replay, verify
from curiouser.games.wordland import GAME
from curiouser.games.wordland.moves import SayPhrase

pytestmark = pytest.mark.usefixtures("small_words")

RECORDS = sorted((Path(__file__).parents[2] / "records" / "wordland").glob("*.jsonl"))


def find(name: str) -> Game[Any]:
    assert name == GAME.name
    return GAME


def test_there_is_a_record_for_every_number_of_seats_and_every_variant() -> None:
    """W3, W20, W32–W34, W38, W40"""
    headers = [next(read_records(file.read_bytes().splitlines())).header for file in RECORDS]
    assert {header.seats for header in headers} == set(GAME.seat_counts)
    assert {header.rules for header in headers} == set(range(1, GAME.version + 1))
    assert {header.options["language"] for header in headers} == {"en", "pl", "ro"}
    for option in ("advanced", "careful", "teapot", "madness", "need_winner"):
        assert any(header.options[option] for header in headers), option
    assert any(header.options["children"] != "no" for header in headers)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_replay_for_ever(file: Path) -> None:
    """W37: the clock's moves included"""
    for record in read_records(file.read_bytes().splitlines()):
        verdict = verify(record, find)
        assert verdict.luck_proven
        assert verdict.outcome is not None
        assert any(entry.actor == "clock" for entry in record.entries if hasattr(entry, "actor"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_words_are_kept_with_what_the_dictionary_said(file: Path) -> None:
    """W36"""
    (record,) = read_records(file.read_bytes().splitlines())
    played = replay(record, find).played
    words = [entry.move for entry in played if isinstance(entry.move, SayPhrase)]
    assert all(word.looked_up is not None for word in words)
    assert bool(words) is not record.header.options["teapot"]
    assert CLOCK in {entry.actor for entry in played}
