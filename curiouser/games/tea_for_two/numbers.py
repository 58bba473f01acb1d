"""The numbers that stand for characters, spaces, missions and phases, and their names. Compiled."""

from typing import Final

NOBODY: Final = -1

CHARACTER_NAMES: Final = [
    "cat",
    "mouse",
    "guard",
    "executioner",
    "knave",
    "caterpillar",
    "king",
    "alice",
    "queen",
    "rabbit",
]
EFFECT_RULES: Final = ["T13", "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T21"]
CAT: Final = 0
MOUSE: Final = 1
GUARD: Final = 2
EXECUTIONER: Final = 3
KNAVE: Final = 4
CATERPILLAR: Final = 5
KING: Final = 6
ALICE: Final = 7
QUEEN: Final = 8
RABBIT: Final = 9
CHARACTERS: Final = 10

SPACE_NAMES: Final = ["destroy", "draw", "copy", "stars", "flamingo"]
SPACE_RULES: Final = ["T22", "T23", "T24", "T25", "T26"]
DESTROY_SPACE: Final = 0
DRAW_SPACE: Final = 1
COPY_SPACE: Final = 2
STARS_SPACE: Final = 3

# T29: "king" is a mission for most Kings; the number of a mission for most of a character is the character's.
MISSION_NAMES: Final = [*CHARACTER_NAMES, "cards", "destroyed", "cakes", "hourglasses"]
MOST_CARDS: Final = 10
MOST_DESTROYED: Final = 11
CAKE_STARS: Final = 12

# What is to be done next. Luck does what comes before ACT.
PHASE_NAMES: Final = [
    "missions",
    "stacks",
    "flamingo",
    "watch",
    "reveal",
    "guard",
    "executioner",
    "draw",
    "act",
    "king",
    "point",
    "stack",
    "discarded",
    "wind",
    "over",
]
PLACE_MISSIONS: Final = 0
LAY_STACKS: Final = 1
GIVE_FLAMINGO: Final = 2
SET_WATCH: Final = 3
REVEAL: Final = 4
GUARD_DRAWS: Final = 5
EXECUTE: Final = 6
DRAW_OWN: Final = 7
ACT: Final = 8
CHOOSE_GIFT: Final = 9
POINT: Final = 10
PICK_STACK: Final = 11
PICK_DISCARDED: Final = 12
WIND: Final = 13
ENDED: Final = 14

STACKS_END: Final = 0
RABBITS_END: Final = 1

# What each holder holds: both seats and the supply, one row of ROW numbers each.
TOKEN_NAMES: Final = ["cakes", "hourglasses"]
CAKES: Final = 0
HOURGLASSES: Final = 1
STARS: Final = 2
DECK: Final = 3  # these three are numbers of cards
DISCARD: Final = 4
DESTROYED: Final = 5
ROW: Final = 8
SUPPLY: Final = 16
