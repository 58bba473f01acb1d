"""What tells the levels apart. Times are ms, chances are of a thousand. docs/games/wordland.md has what comes of it."""

import msgspec


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    knows: int  # words of a topic
    reaction: int  # until anything is done at all
    pace: int  # to think of one word, the middle of many
    typing: int  # a letter
    slips: int  # a forbidden letter in a word is overlooked
    forgets: int  # that a word was said
    blank: int  # nothing comes to mind for a while
    bluffs: int  # with no word left, one that hardly fits
    alert: int  # thinks of the own character when it would help
    sharp: int  # judges a word rightly


SKILLS = {
    1: Skill(
        knows=170,
        reaction=450,
        pace=2_800,
        typing=250,
        slips=60,
        forgets=120,
        blank=200,
        bluffs=550,
        alert=550,
        sharp=650,
    ),
    2: Skill(
        knows=230,
        reaction=400,
        pace=2_300,
        typing=210,
        slips=42,
        forgets=85,
        blank=150,
        bluffs=500,
        alert=700,
        sharp=740,
    ),
    3: Skill(
        knows=300,
        reaction=360,
        pace=1_900,
        typing=170,
        slips=28,
        forgets=58,
        blank=110,
        bluffs=450,
        alert=820,
        sharp=820,
    ),
    4: Skill(
        knows=400,
        reaction=310,
        pace=1_550,
        typing=140,
        slips=17,
        forgets=34,
        blank=75,
        bluffs=400,
        alert=920,
        sharp=890,
    ),
    5: Skill(
        knows=540, reaction=260, pace=1_200, typing=110, slips=9, forgets=14, blank=40, bluffs=350, alert=990, sharp=950
    ),
}
