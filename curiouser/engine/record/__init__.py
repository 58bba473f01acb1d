"""A match as a file: versioned JSON lines, each chained to the one before by a hash (docs/records.md).

Reading checks the form, `replay` checks legality through `Match`, and `verify` checks everything, including luck.
"""

from curiouser.engine.record.lines import EndLine, FORMAT, Header, LINK_DIGITS, MoveLine, NAMES_OF_NOBODY, Origin, Seal, Seed, UndoLine, link_of, to_json
from curiouser.engine.record.writing import Writer, write_checkable, write_record
from curiouser.engine.record.reading import Find, MAX_LINE, Record, read_line, read_records, replay, setup_of
from curiouser.engine.record.verifying import Verdict, begun_of, verify

__all__ = ["EndLine", "FORMAT", "Find", "Header", "LINK_DIGITS", "MAX_LINE", "MoveLine", "NAMES_OF_NOBODY", "Origin", "Record", "Seal", "Seed", "UndoLine", "Verdict", "Writer", "begun_of", "link_of", "read_line", "read_records", "replay", "setup_of", "to_json", "verify", "write_checkable", "write_record"]
