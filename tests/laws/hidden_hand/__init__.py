"""Hidden Hand: a small correct game with secrets, written as a third party would, for testing the laws.

H1 luck deals three cards to each seat, unseen by the others. H2 with the option, each seat buries one face down. H3
everybody shows a card in turn, and H4 the highest takes the trick. H5 most tricks win.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar

import msgspec

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Options, Setup
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.engine.text import Words
from curiouser.native import i64, vec

CARDS = 10
HAND = 3


class Deal(Move, frozen=True):
    card: int


class Bury(Move, frozen=True):
    card: int


class Show(Move, frozen=True):
    card: int


DEALS = tuple(Deal(card) for card in range(CARDS))
CHOICES = (*(Bury(card) for card in range(CARDS)), *(Show(card) for card in range(CARDS)))


class CardDealt(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "H1"


class CardSeen(Event, frozen=True, kw_only=True):
    """Told to its owner only."""

    reveals = True
    card: int
    rule: str = "H1"


class CardBuried(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "H2"


class CardShown(Event, frozen=True, kw_only=True):
    seat: int
    card: int
    rule: str = "H3"


class TrickTaken(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "H4"


class HiddenOptions(Options, frozen=True):
    bury: bool = False


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str


class Player(msgspec.Struct, frozen=True):
    cards: int
    buried: int
    shown: int | None
    tricks: int


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    hand: tuple[int, ...]
    own_buried: tuple[int, ...]
    gone: tuple[int, ...]
    players: tuple[Player, ...]
    legal: tuple[Move, ...] = ()


class Opened(msgspec.Struct, frozen=True):
    actor: int
    bury: bool
    hands: tuple[tuple[int, ...], ...]
    buried: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]
    tricks: tuple[int, ...]
    gone: tuple[int, ...]


class HiddenHand(Position):
    def __init__(self) -> None:
        super().__init__()
        self.bury = False
        self.hands: list[list[int]] = []
        self.buried: list[list[int]] = []
        self.shown: list[int] = []  # in the order of seats; who begins is always seat 0
        self.tricks: list[int] = []
        self.gone: list[int] = []

    @property
    def unknown(self) -> list[int]:
        """Cards luck still has."""
        return [card for card in range(CARDS) if card not in self.dealt]

    @property
    def dealt(self) -> list[int]:
        return [*chain(*self.hands, *self.buried), *self.shown, *self.gone]

    def legal(self) -> vec[i64]:
        if self.actor == LUCK:
            return vec[i64](range(CARDS))
        offset = 0 if self.is_burying() else CARDS
        return vec[i64]([offset + card for card in self.hands[self.actor]])

    def is_burying(self) -> bool:
        return self.bury and not self.buried[self.actor]

    def weights(self) -> vec[i64]:
        unknown = self.unknown
        return vec[i64]([int(card in unknown) for card in range(CARDS)])

    def play(self, move: i64) -> None:
        if self.actor == LUCK:
            self.deal(move)
        elif move < CARDS:
            self.bury_card(move)
        else:
            self.show(move - CARDS)

    def tell(self, *events: Event) -> None:
        if self.event_sink is not None:
            self.event_sink.extend(events)

    def deal(self, card: int) -> None:
        """H1"""
        seat = sum(map(len, self.hands)) % self.seats
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(CardDealt(seat=seat), CardSeen(card=card, seen_by=(seat,)))
        if all(len(hand) == HAND for hand in self.hands):
            self.actor = 0

    def bury_card(self, card: int) -> None:
        """H2"""
        seat = self.actor
        self.hands[seat].remove(card)
        self.buried[seat].append(card)
        self.tell(CardBuried(seat=seat))
        self.actor = (seat + 1) % self.seats

    def show(self, card: int) -> None:
        """H3"""
        seat = self.actor
        self.hands[seat].remove(card)
        self.shown.append(card)
        self.tell(CardShown(seat=seat, card=card))
        self.actor = seat + 1
        if len(self.shown) == self.seats:
            self.take_trick()

    def take_trick(self) -> None:
        """H4"""
        winner = self.shown.index(max(self.shown))
        self.tricks[winner] += 1
        self.tell(TrickTaken(seat=winner))
        self.gone = sorted([*self.gone, *self.shown])
        self.shown = []
        self.actor = 0 if any(self.hands) else OVER

    def score(self, seat: i64) -> i64:
        """H5"""
        return self.tricks[seat]

    def copy(self) -> "HiddenHand":
        other = type(self)()
        other.seats = self.seats
        other.actor = self.actor
        other.bury = self.bury
        other.hands = [list(hand) for hand in self.hands]
        other.buried = [list(cards) for cards in self.buried]
        other.shown = list(self.shown)
        other.tricks = list(self.tricks)
        other.gone = list(self.gone)
        return other

    def redeal(self, seat: i64, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        pool = sorted([*self.unknown, *chain(*(self.hands[other] + self.buried[other] for other in others))])
        for other in others:
            for cards in (self.hands[other], self.buried[other]):
                cards[:] = sorted(pool.pop(rng.below(len(pool))) for _ in cards)


class HiddenHandGame(CountableGame[HiddenHand]):
    name = "hidden-hand"
    seat_counts = (2, 3)
    options = HiddenOptions
    edition: ClassVar[type[msgspec.Struct]] = Edition
    move_types: ClassVar[tuple[type[Move], ...]] = (Deal, Bury, Show)
    event_types: ClassVar[tuple[type[Event], ...]] = (CardDealt, CardSeen, CardBuried, CardShown, TrickTaken)
    ends: ClassVar[tuple[str, ...]] = ("hands-empty",)
    rules = ("H", 5, 6)
    position: type[HiddenHand] = HiddenHand

    @property
    def package(self) -> str:
        return __name__

    def start(self, setup: Setup) -> HiddenHand:
        position = self.position()
        position.seats = setup.seats
        position.bury = setup.options.bury  # type: ignore[attr-defined]
        position.hands = [[] for _ in range(setup.seats)]
        position.buried = [[] for _ in range(setup.seats)]
        position.tricks = [0] * setup.seats
        return position

    def moves(self, position: HiddenHand) -> Sequence[Move]:
        return CHOICES

    def luck(self, position: HiddenHand) -> Sequence[Move]:
        return DEALS

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        if not isinstance(move, Bury | Show) or isinstance(move, Bury) != position.is_burying():
            return Refused("refused-other", rule="H2", texts=__name__)
        return Refused("refused-not-held", rule="H3", texts=__name__, card=str(move.card))

    def view(self, position: HiddenHand, seat: int) -> View:
        players = tuple(
            Player(
                cards=len(position.hands[other]),
                buried=len(position.buried[other]),
                shown=position.shown[other] if other < len(position.shown) else None,
                tricks=position.tricks[other],
            )
            for other in range(position.seats)
        )
        return View(
            to_move=position.actor if position.actor >= 0 else None,
            hand=tuple(position.hands[seat]) if seat >= 0 else (),
            own_buried=tuple(position.buried[seat]) if seat >= 0 else (),
            gone=tuple(position.gone),
            players=players,
            legal=tuple(self.legal(position, seat)),
        )

    def opened(self, position: HiddenHand) -> Opened:
        return Opened(
            position.actor,
            position.bury,
            tuple(map(tuple, position.hands)),
            tuple(map(tuple, position.buried)),
            tuple(position.shown),
            tuple(position.tricks),
            tuple(position.gone),
        )

    def parts(self, position: HiddenHand) -> dict[str, int]:
        cards = [*position.dealt, *position.unknown]
        return {"cards": len(cards), "different": len(set(cards))}

    def draw(self, view: View, words: Words) -> str:
        return f"{words.language}: {view.hand} {view.players}"

    def write(self, position: HiddenHand) -> str:
        return msgspec.json.encode(self.opened(position)).decode()

    def read(self, notation: str, setup: Setup) -> HiddenHand:
        try:
            opened = msgspec.json.decode(notation, type=Opened)
        except msgspec.MsgspecError:
            raise BadSetup("notation-word", word=notation) from None
        position = self.start(setup)
        position.actor = opened.actor
        position.hands = [list(hand) for hand in opened.hands]
        position.buried = [list(cards) for cards in opened.buried]
        position.shown = list(opened.shown)
        position.tricks = list(opened.tricks)
        position.gone = list(opened.gone)
        return position


GAME: CountableGame[Any] = HiddenHandGame()
