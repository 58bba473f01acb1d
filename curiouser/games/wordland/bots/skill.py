"""The differences between levels. Times are in ms, chances per thousand. docs/games/wordland.md shows the effect."""

import msgspec


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    knows: int  # words of a topic; below 500 rather more, for the first ones of a pack are known to most
    reaction: int  # until anything is done at all
    pace: int  # to think of one word, the middle of many
    typing: int  # a letter
    slips: int  # a forbidden letter in a word is overlooked
    forgets: int  # that a word was said
    blank: int  # nothing comes to mind for a while
    bluffs: int  # with no word left, one that hardly fits
    alert: int  # thinks of the own character when it would help
    sharp: int  # judges a word rightly


KNOWS = (170, 230, 300, 400, 540)
REACTION = (450, 400, 360, 310, 260)
PACE = (2_800, 2_300, 1_900, 1_550, 1_200)
TYPING = (250, 210, 170, 140, 110)
SLIPS = (60, 42, 28, 17, 9)
FORGETS = (26, 19, 13, 8, 3)
BLANK = (200, 150, 110, 75, 40)
BLUFFS = (400, 350, 300, 240, 180)
ALERT = (550, 700, 820, 920, 990)
SHARP = (650, 740, 820, 890, 950)
SKILLS = {
    level + 1: Skill(
        knows=KNOWS[level],
        reaction=REACTION[level],
        pace=PACE[level],
        typing=TYPING[level],
        slips=SLIPS[level],
        forgets=FORGETS[level],
        blank=BLANK[level],
        bluffs=BLUFFS[level],
        alert=ALERT[level],
        sharp=SHARP[level],
    )
    for level in range(5)
}
