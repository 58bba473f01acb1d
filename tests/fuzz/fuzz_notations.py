"""Coverage-guided fuzzing of notations, read and played on.

`python -m tests.fuzz.fuzz_notations FOLDER -runs=9999`
"""

import sys

import atheris

with atheris.instrument_imports(include=["curiouser.engine", "curiouser.games"]):
    from tests.fuzz.corpus import keep, notations
    from tests.fuzz.targets import read_notation

    NOTATIONS = notations()  # loads the games

SETUPS = list({(game.name, setup.seats): (game, setup) for _, game, setup, _ in NOTATIONS}.values())


def fuzz(data: bytes) -> None:
    """The first byte says for which game and how many seats."""
    game, setup = SETUPS[data[0] % len(SETUPS)] if data else SETUPS[0]
    read_notation(game, setup, data[1:].decode(errors="replace"))


if __name__ == "__main__":
    kept = [bytes([SETUPS.index((game, setup))]) + notation.encode() for _, game, setup, notation in NOTATIONS[::4]]
    keep(sys.argv[1], kept)  # the rest the fuzzer finds by itself
    atheris.Setup(sys.argv, fuzz)
    atheris.Fuzz()
