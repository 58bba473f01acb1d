"""The structure of an edition of Adventures (its TOML file)."""

import msgspec

from curiouser.engine.edition import EditionFault, Sourced
from curiouser.engine.text import text
from curiouser.games.adventures.numbers import KIND_NAMES, MOST_SPACES, ORDINARY, PLACES

SEATS = (2, 3, 4)
CHARACTERS = ("alice", "hatter", "queen", "rabbit")
LEAST_SPACES = 10
MOST_NUMBER = 9  # of a card or a Joker
MOST_COPIES = 20
MOST_POINTS = 99
MOST_COOKIES = 999


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    characters: Sourced[tuple[str, ...]]
    spaces: Sourced[tuple[str, ...]]
    numbers: Sourced[tuple[int, ...]]
    cards: Sourced[dict[int, int]]
    jokers: Sourced[int]
    joker_most: Sourced[int]
    large_cookies: Sourced[dict[int, int]]
    left_out: Sourced[dict[int, int]]
    small_cookies: Sourced[int]
    small_points: Sourced[int]

    @property
    def most(self) -> int:
        """The highest number somebody can play."""
        return max([self.joker_most.value, *self.cards.value])

    def check(self) -> None:
        if sorted(self.characters.value) != sorted(CHARACTERS):
            raise EditionFault("characters.value", text("edition-characters", known=", ".join(CHARACTERS)))
        self.check_cards()
        self.check_spaces()
        self.check_cookies()

    def check_cards(self) -> None:
        """A2, A9: numbers that can be counted, and a hand for everybody."""
        if not all(1 <= number <= MOST_NUMBER for number in self.cards.value):
            raise EditionFault("cards.value", text("edition-card-numbers", most=MOST_NUMBER))
        if not 1 <= self.joker_most.value <= MOST_NUMBER:
            raise EditionFault("joker_most.value", text("edition-range", least=1, most=MOST_NUMBER))
        for name, copies in (("cards", tuple(self.cards.value.values())), ("jokers", (self.jokers.value,))):
            if not all(0 <= count <= MOST_COPIES for count in copies):
                raise EditionFault(f"{name}.value", text("edition-range", least=0, most=MOST_COPIES))
        if sum(self.cards.value.values()) + self.jokers.value < PLACES:
            raise EditionFault("cards.value", text("edition-hand", least=PLACES))

    def check_spaces(self) -> None:
        """A3: each special space once, and a ring so long that the Cat's move can't come back to the Cat."""
        spaces, numbers = self.spaces.value, self.numbers.value
        for name in spaces:
            if name not in KIND_NAMES:
                raise EditionFault("spaces.value", text("edition-kind", name=name, known=", ".join(KIND_NAMES)))
        for name in KIND_NAMES[ORDINARY + 1 :]:
            if spaces.count(name) != 1:
                raise EditionFault("spaces.value", text("edition-special", name=name, count=spaces.count(name)))
        least = max(LEAST_SPACES, self.most + 1 + max(SEATS))  # the +1, three pawns in the way, and one space more
        if not least <= len(spaces) <= MOST_SPACES:
            raise EditionFault("spaces.value", text("edition-spaces", least=least, most=MOST_SPACES, count=len(spaces)))
        if len(numbers) != len(spaces):
            raise EditionFault("numbers.value", text("edition-numbers", needed=len(spaces), count=len(numbers)))
        if not all(1 <= number <= MOST_POINTS for number in numbers):
            raise EditionFault("numbers.value", text("edition-range", least=1, most=MOST_POINTS))

    def check_cookies(self) -> None:
        """A1, A4."""
        for seats in SEATS:
            if seats not in self.left_out.value:
                raise EditionFault("left_out.value", text("edition-no-seats", seats=seats))
            out = self.left_out.value[seats]
            if out < 0 or any(count < out for count in self.large_cookies.value.values()):
                raise EditionFault("left_out.value", text("edition-left-out", seats=seats))
            if sum(count - out for count in self.large_cookies.value.values()) < 1:
                raise EditionFault("large_cookies.value", text("edition-no-cookies", seats=seats))
        if not all(1 <= points <= MOST_POINTS for points in self.large_cookies.value):
            raise EditionFault("large_cookies.value", text("edition-cookie-points", most=MOST_POINTS))
        most_of_a_kind = max(self.large_cookies.value.values())
        for name, count in (("large_cookies", most_of_a_kind), ("small_cookies", self.small_cookies.value)):
            if not 0 <= count <= MOST_COOKIES:
                raise EditionFault(f"{name}.value", text("edition-range", least=0, most=MOST_COOKIES))
        if not 0 <= self.small_points.value <= MOST_POINTS:
            raise EditionFault("small_points.value", text("edition-range", least=0, most=MOST_POINTS))
