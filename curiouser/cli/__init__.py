"""The command line: `curiouser COMMAND …`. One command per file; slow imports wait until they are needed."""

import gc
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and say its exit code: 0 done, 1 something was found wanting, 2 a problem, 130 interrupted."""
    gc.set_threshold(50_000, 20, 50)  # what is loaded stays, and a move leaves no circles behind: little to look for
    given = sys.argv[1:] if words is None else list(words)
    if given == ["--version"]:
        from curiouser.cli.version import version

        print(version())
        return 0
    from curiouser.cli.run import run

    return run(given)
