"""Coverage-guided fuzzing of commands: read, decided, folded and told, without a socket.

`python -m tests.server.fuzz_commands FOLDER -runs=9999`
"""

import sys

import atheris

with atheris.instrument_imports(include=["curiouser.server", "curiouser.engine"]):
    from tests.server.pure import answer, seeds

if __name__ == "__main__":
    from tests.fuzz.corpus import keep

    keep(sys.argv[1], seeds())
    atheris.Setup(sys.argv, answer)
    atheris.Fuzz()
