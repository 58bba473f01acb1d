"""The structure of an edition of Tea for Two (its TOML file)."""

from collections.abc import Iterable

import msgspec

from curiouser.engine.edition import EditionFault, Sourced
from curiouser.engine.text import Text, text
from curiouser.games.tea_for_two.numbers import CHARACTER_NAMES, MISSION_NAMES, SPACE_NAMES

MAX_VALUE = 20
MAX_STARS = 9
MAX_AMOUNT = 9
MAX_TOKENS = 30
MAX_CARDS = 20  # in a start deck, in a stack, among the Rabbits
MAX_STACKS = 8
MAX_SPACES = 12
AMOUNTS = ("mouse", "guard", "knave", "caterpillar", "king", "alice", "draw", "stars")


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    values: Sourced[dict[str, int]]
    start_deck: Sourced[tuple[str, ...]]
    start_stars: Sourced[dict[str, int]]
    stacks: Sourced[tuple[str, ...]]
    stack_stars: Sourced[dict[str, tuple[int, ...]]]
    rabbits: Sourced[int]
    cakes: Sourced[int]
    hourglasses: Sourced[int]
    first_cakes: Sourced[tuple[int, int]]
    amounts: Sourced[dict[str, int]]
    watch: Sourced[tuple[str, ...]]
    missions: Sourced[tuple[tuple[str, str], ...]]
    token_stars: Sourced[dict[str, int]]
    empty_stacks: Sourced[int]

    def check(self) -> None:
        """T1, T2: every number within its limits, and a mission tile for every stack."""
        self._check_cards()
        self._check_tokens()
        self._check_watch_and_missions()

    def _check_cards(self) -> None:
        others = CHARACTER_NAMES[:-1]  # White Rabbits are neither dealt nor bought
        _keys("values", self.values.value, CHARACTER_NAMES)
        _range("values", self.values.value.values(), 0, MAX_VALUE)
        _names("start_deck", self.start_deck.value, others)
        _size("start_deck", len(self.start_deck.value), 1, MAX_CARDS)
        _keys("start_stars", self.start_stars.value, [*dict.fromkeys(self.start_deck.value), "rabbit"])
        _range("start_stars", self.start_stars.value.values(), 0, MAX_STARS)
        _names("stacks", self.stacks.value, others)
        _size("stacks", len(self.stacks.value), 1, MAX_STACKS)
        _distinct("stacks", self.stacks.value)
        _keys("stack_stars", self.stack_stars.value, self.stacks.value)
        for cards in self.stack_stars.value.values():
            _size("stack_stars", len(cards), 1, MAX_CARDS)
            _range("stack_stars", cards, 0, MAX_STARS)
        _range("rabbits", [self.rabbits.value], 0, MAX_CARDS)

    def _check_tokens(self) -> None:
        _range("cakes", [self.cakes.value], 0, MAX_TOKENS)
        _range("hourglasses", [self.hourglasses.value], 0, MAX_TOKENS)
        _range("first_cakes", self.first_cakes.value, 0, MAX_TOKENS)
        if sum(self.first_cakes.value) > self.cakes.value:
            raise _fault("first_cakes", text("edition-first-cakes", cakes=self.cakes.value))
        _keys("amounts", self.amounts.value, AMOUNTS)
        _range("amounts", self.amounts.value.values(), 0, MAX_AMOUNT)
        _keys("token_stars", self.token_stars.value, ("cakes", "hourglasses"))
        _range("token_stars", self.token_stars.value.values(), 0, MAX_STARS)

    def _check_watch_and_missions(self) -> None:
        _names("watch", self.watch.value, SPACE_NAMES)
        _size("watch", len(self.watch.value), 1, MAX_SPACES)
        faces = [face for tile in self.missions.value for face in tile]
        _names("missions", faces, MISSION_NAMES)
        _distinct("missions", faces)
        if len(self.missions.value) != len(self.stacks.value):
            raise _fault("missions", text("edition-missions", stacks=len(self.stacks.value)))
        _range("empty_stacks", [self.empty_stacks.value], 1, len(self.stacks.value))


def _fault(path: str, reason: Text) -> EditionFault:
    return EditionFault(f"{path}.value", reason)


def _keys(path: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    if set(found) != set(wanted):
        raise _fault(path, text("edition-keys", known=", ".join(wanted)))


def _names(path: str, found: Iterable[str], known: Iterable[str]) -> None:
    for name in found:
        if name not in known:
            raise _fault(path, text("edition-name", name=name, known=", ".join(known)))


def _distinct(path: str, found: Iterable[str]) -> None:
    names = list(found)
    for name in names:
        if names.count(name) > 1:
            raise _fault(path, text("edition-twice", name=name))


def _range(path: str, found: Iterable[int], least: int, most: int) -> None:
    for number in found:
        if not least <= number <= most:
            raise _fault(path, text("edition-range", number=number, least=least, most=most))


def _size(path: str, size: int, least: int, most: int) -> None:
    if not least <= size <= most:
        raise _fault(path, text("edition-size", size=size, least=least, most=most))
