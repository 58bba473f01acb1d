"""Decision notes: half a page each, dated, with a status, always in the same order, and all of them listed."""

import re
from datetime import date
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
NOTES = sorted(FOLDER.glob("[0-9]*.md"))
PARTS = ["Context", "Decision", "Consequences"]
FIRST_DAY = date(2026, 11, 15)
HALF_A_PAGE = 320  # words, tables included
STATUS = re.compile(r"(\d{4}-\d\d-\d\d), (accepted|superseded by \[decision \d+\]\(\d{4}-[\w-]+\.md\))[.;]")

each_note = pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)


def test_numbers_follow_each_other() -> None:
    assert [int(note.name[:4]) for note in NOTES] == list(range(1, len(NOTES) + 1))


@each_note
def test_a_note_begins_with_its_number_a_date_and_a_status(note: Path) -> None:
    head, empty, status, *_ = note.read_text(encoding="utf-8").splitlines()
    assert head.startswith(f"# {int(note.name[:4])}. ")
    assert empty == ""
    found = STATUS.match(status)
    assert found is not None, status
    assert date.fromisoformat(found[1]) >= FIRST_DAY


@each_note
def test_a_note_goes_from_context_to_decision_to_consequences(note: Path) -> None:
    text = note.read_text(encoding="utf-8")
    assert re.findall(rf"^\*\*({'|'.join(PARTS)})\.\*\*", text, re.MULTILINE) == PARTS


@each_note
def test_a_note_takes_half_a_page(note: Path) -> None:
    assert len(note.read_text(encoding="utf-8").split()) <= HALF_A_PAGE


def test_every_note_has_its_line_in_the_list() -> None:
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| \[.+?\]\((.+?)\) \| \S.*\|$", listed, re.MULTILINE)
    assert rows == [(str(number), note.name) for number, note in enumerate(NOTES, start=1)]
