"""The numbers that stand for spaces, phases, purposes and choices, and their names. Compiled."""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1  # no cookie, no space
JOKER: Final = 0  # any other card is its number
PLACES: Final = 3  # places kept in each hand; the cards stand at the left end
MOST_SPACES: Final = 60

# A3: what is printed on a space.
KIND_NAMES: Final = ["ordinary", "tea-party", "cat", "hole", "small-cookies", "caterpillar"]
ORDINARY: Final = 0
TEA_PARTY: Final = 1
CAT: Final = 2
HOLE: Final = 3
SMALL_COOKIES: Final = 4
CATERPILLAR: Final = 5

PHASE_NAMES: Final = [
    "first-cookie",
    "deal",
    "starter",
    "play",
    "turn-up",
    "turn-up-last",
    "spin",
    "choose",
    "tea-party",
    "unseen",
    "small-cookies",
    "draw",
    "over",
]
FIRST_COOKIE: Final = 0
DEAL: Final = 1
STARTER: Final = 2
PLAY: Final = 3
TURN_UP: Final = 4  # after a pass: the space where the pawn stopped acts next
TURN_UP_LAST: Final = 5  # after a choice on the Tea Party: the turn ends next
SPIN: Final = 6
CHOOSE: Final = 7
AT_TEA: Final = 8
UNSEEN: Final = 9
SMALL_SPIN: Final = 10
DRAW: Final = 11
ENDED: Final = 12

# A seat's moves: blocks of `most` numbers, by purpose, place and Joker; then the four choices.
TO_MOVE: Final = 0
TO_MOVE_PLUS_ONE: Final = 1
TO_SPIN: Final = 2
BLOCKS: Final = 12
ACCEPT: Final = 0
SPIN_AGAIN: Final = 1
TAKE_FACE_UP: Final = 2
TAKE_UNSEEN: Final = 3

# How a pawn stands when its card is played: which purposes are open to it.
SMALL: Final = 0
LARGE: Final = 1
FALLEN: Final = 2
MAY_WALK_OUT: Final = 3
STANDINGS: Final = 4
