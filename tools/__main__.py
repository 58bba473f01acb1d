"""`python3 run.py VERB …`: passes the words to the verb's module."""

import importlib
import sys

from tools.shell import SetupError, say

MODULES = {
    "test": "testing",
    "dev": "dev",
    "bench": "benchmarks",
    "lint": "linting",
    "format": "formatting",
    "docs": "documents",
    "shots": "pictures",
    "lock": "locks",
    "release": "release",
}


def main(verb: str, words: list[str]) -> int:
    try:
        code: int = importlib.import_module(f"tools.{MODULES[verb]}").main(words)
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
