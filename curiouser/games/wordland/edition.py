"""The structure of an edition of Wordland (its TOML file). The lexicon has letters and topics, a pack per language."""

import msgspec

from curiouser.engine.edition import EditionFault, Sourced
from curiouser.engine.text import text

SEATS = (3, 4, 5, 6, 7, 8)
MOST_SECONDS = 600
MOST_POINTS = 1_000
TIME_TOKENS = 3


class Seconds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basic: int
    advanced: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hatter: int
    twins: int


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    seconds: Sourced[Seconds]
    time_tokens: Sourced[Tokens]
    scoring: Sourced[dict[int, tuple[int, ...]]]

    def check(self) -> None:
        """W5: a card for every player, whatever their number."""
        if not all(1 <= time <= MOST_SECONDS for time in (self.seconds.value.basic, self.seconds.value.advanced)):
            raise EditionFault("seconds.value", text("edition-seconds", most=MOST_SECONDS))
        tokens = self.time_tokens.value
        if min(tokens.hatter, tokens.twins) < 0 or tokens.hatter + tokens.twins > TIME_TOKENS:
            raise EditionFault("time_tokens.value", text("edition-tokens", most=TIME_TOKENS))
        for seats in SEATS:
            cards = self.scoring.value.get(seats, ())
            if len(cards) != seats:
                raise EditionFault("scoring.value", text("edition-cards", seats=seats))
            if not all(0 <= points <= MOST_POINTS for points in cards):
                raise EditionFault("scoring.value", text("edition-points", most=MOST_POINTS))
