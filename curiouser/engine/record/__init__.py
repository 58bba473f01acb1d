"""A match as a file: versioned JSON lines, each chained to the one before by a hash (docs/records.md).

Reading checks the form, `replay` checks legality through `Match`, and `verify` checks everything, including luck.
"""

from curiouser.engine.record.lines import (
    FORMAT,
    LINK_DIGITS,
    NAMES_OF_NOBODY,
    EndLine,
    Header,
    MoveLine,
    Origin,
    Seal,
    Seed,
    UndoLine,
    link_of,
    to_json,
)
from curiouser.engine.record.reading import MAX_LINE, Find, Record, read_line, read_records, replay, setup_of
from curiouser.engine.record.verifying import Verdict, begun_of, verified_match, verify
from curiouser.engine.record.writing import RecordWriter, write_checkable, write_record

__all__ = [
    "FORMAT",
    "LINK_DIGITS",
    "MAX_LINE",
    "NAMES_OF_NOBODY",
    "EndLine",
    "Find",
    "Header",
    "MoveLine",
    "Origin",
    "Record",
    "RecordWriter",
    "Seal",
    "Seed",
    "UndoLine",
    "Verdict",
    "begun_of",
    "link_of",
    "read_line",
    "read_records",
    "replay",
    "setup_of",
    "to_json",
    "verified_match",
    "verify",
    "write_checkable",
    "write_record",
]
