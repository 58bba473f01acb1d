"""Coverage-guided fuzzing of records, read and verified.

`python -m tests.fuzz.fuzz_records FOLDER -runs=100000`
"""

import sys

import atheris

with atheris.instrument_imports(include=["curiouser.engine", "curiouser.games"]):
    from tests.fuzz.corpus import keep, records
    from tests.fuzz.targets import verify_record

    RECORDS = records()  # loads the games


def fuzz(data: bytes) -> None:
    """The first byte says whether somebody linked the lines anew."""
    verify_record(data[1:].splitlines(), relink=data[:1] == b"+")


if __name__ == "__main__":
    short = {name: record.splitlines(keepends=True)[:12] for name, record in RECORDS.items()}
    keep(sys.argv[1], [mark + "".join(lines).encode() for lines in short.values() for mark in (b"+", b"-")])
    atheris.Setup(sys.argv, fuzz)
    atheris.Fuzz()
