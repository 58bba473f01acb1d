"""What the rules look up instead of working it out: `bench search` compares our tree search with C++. Compiled.

A set of squares is a number with a bit for each: 1 for a1, 2 for b1, 4 for c1, 8 for a2, and so on.
"""

from typing import Final

from curiouser.native import i64, vec

FULL: Final = 0b111111111  # the set of all squares
LINES: Final = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]  # rows, columns, diagonals
FREE: Final = vec[vec[i64]]([vec[i64]([s for s in range(9) if not marked >> s & 1]) for marked in range(FULL + 1)])
HAS_LINE: Final = vec[i64]([int(any(marked & line == line for line in LINES)) for marked in range(FULL + 1)])
