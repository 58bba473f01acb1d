"""Variants of Hidden Hand with one fault each, and the law that must find it."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import msgspec

from curiouser.engine.errors import BadSetup, Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Outcome, Setup
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, OVER
from curiouser.engine.rng import Rng
from curiouser.native import i64, vec
from tests.laws.hidden_hand import (
    CARDS,
    CHOICES,
    CardDealt,
    CardSeen,
    HiddenHand,
    HiddenHandGame,
    Opened,
    Show,
    TrickTaken,
    View,
)


class EveryLegalMoveShown(HiddenHandGame):
    law = "views"

    def view(self, position: HiddenHand, seat: int) -> View:
        return msgspec.structs.replace(super().view(position, seat), legal=tuple(self.legal(position, position.actor)))


class NotToBeOpened(HiddenHandGame):
    law = "views"

    def opened(self, position: HiddenHand) -> Opened:
        if position.actor == LUCK and len(position.hands[0]) == 2:
            raise RuntimeError("locked")
        return super().opened(position)


class HandsInTheView(HiddenHandGame):
    law = "secret-view"

    def view(self, position: HiddenHand, seat: int) -> View:
        return msgspec.structs.replace(super().view(position, seat), gone=tuple(position.hands[0]))


class OrderOfTheRestInTheView(HiddenHandGame):
    """The smallest of leaks: one bit of one card."""

    law = "secret-view"

    def view(self, position: HiddenHand, seat: int) -> View:
        view = super().view(position, seat)
        odd = sum(position.unknown) % 2
        return msgspec.structs.replace(view, gone=view.gone[::-1]) if odd else view


class DealToldToAll(HiddenHandGame):
    law = "secret-event"

    class position(HiddenHand):  # noqa: N801
        def tell(self, *events: Event) -> None:
            super().tell(*(msgspec.structs.replace(event, seen_by=None) for event in events))


class BurialToldToAll(HiddenHandGame):
    """A secret choice of a seat, not of luck."""

    law = "secret-event"

    class position(HiddenHand):  # noqa: N801
        def bury_card(self, card: int) -> None:
            super().bury_card(card)
            self.tell(CardSeen(card=card))


class SumOfTheHandTold(HiddenHandGame):
    """A public move that tells more than is seen."""

    law = "secret-event"

    class position(HiddenHand):  # noqa: N801
        def take_trick(self) -> None:
            super().take_trick()
            self.tell(CardSeen(card=sum(self.hands[0]), rule="H4"))


class RefusalNamesTheHolder(HiddenHandGame):
    law = "secret-refusal"

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        card = move.card  # type: ignore[attr-defined]
        if any(card in hand for hand in position.hands):
            return Refused("refused-other", texts=self.package)
        return super().refuse(position, move)


class MovesHangOnOtherHands(HiddenHandGame):
    law = "secret-moves"

    class position(HiddenHand):  # noqa: N801
        def legal(self) -> vec[i64]:
            moves = super().legal()
            is_low = self.actor == 0 and len(moves) == 3 and sum(self.hands[1]) < 12
            return vec[i64](moves[:2]) if is_low else moves


class RedealPassesTheTurn(HiddenHandGame):
    law = "secret-view"

    class position(HiddenHand):  # noqa: N801
        def redeal(self, seat: i64, rng: Rng) -> None:
            super().redeal(seat, rng)
            if self.actor >= 0:
                self.actor = rng.below(self.seats)

    def view(self, position: HiddenHand, seat: int) -> View:
        return msgspec.structs.replace(super().view(position, seat), to_move=None)


class RedealOfNothing(HiddenHandGame):
    law = "redeal"

    class position(HiddenHand):  # noqa: N801
        def redeal(self, seat: i64, rng: Rng) -> None:
            pass


class RedealOfHandsOnly(HiddenHandGame):
    """It leaves the buried cards where they are, so it can't see that they are told."""

    law = "redeal"

    class position(HiddenHand):  # noqa: N801
        def redeal(self, seat: i64, rng: Rng) -> None:
            if not any(self.buried):
                super().redeal(seat, rng)


class RedealLosesCards(HiddenHandGame):
    law = "redeal"

    class position(HiddenHand):  # noqa: N801
        def redeal(self, seat: i64, rng: Rng) -> None:
            super().redeal(seat, rng)
            if self.hands[seat - 1]:
                self.hands[seat - 1][0] = self.hands[seat - 1][-1]


class LastCardStuck(HiddenHandGame):
    law = "has-move"

    class position(HiddenHand):  # noqa: N801
        def legal(self) -> vec[i64]:
            is_stuck = self.actor >= 0 and len(self.hands[self.actor]) == 1
            return vec[i64]() if is_stuck else super().legal()


class LuckStuck(HiddenHandGame):
    law = "has-move"

    class position(HiddenHand):  # noqa: N801
        def weights(self) -> vec[i64]:
            return vec[i64]([0] * CARDS) if any(self.hands) else super().weights()


class StopsWithoutEnd(HiddenHandGame):
    law = "has-move"

    def actors(self, position: HiddenHand) -> tuple[int, ...]:
        return () if any(position.tricks) else super().actors(position)

    def outcome(self, position: HiddenHand) -> Outcome | None:
        return None


class NobodysTurn(HiddenHandGame):
    law = "turns"

    def legal(self, position: HiddenHand, actor: int) -> list[Move]:
        return super().legal(position, position.actor if actor >= 0 else actor)


class LuckBesideASeat(HiddenHandGame):
    law = "turns"

    def actors(self, position: HiddenHand) -> tuple[int, ...]:
        return (0, LUCK) if position.actor == 0 else super().actors(position)


class NobodyKnowsWhoMoves(HiddenHandGame):
    law = "turns"

    def actors(self, position: HiddenHand) -> tuple[int, ...]:
        if any(position.tricks):
            raise RuntimeError("whose turn is it?")
        return super().actors(position)


class AnyCardAccepted(HiddenHandGame):
    law = "illegal-refused"

    def number(self, position: HiddenHand, actor: int, move: Move) -> int:
        if actor == position.actor and actor >= 0 and not position.is_burying() and 0 <= getattr(move, "card", -1) < 10:
            (card,) = [position.hands[actor][0]]
            return CARDS + card
        return super().number(position, actor, move)


class AnySeatAccepted(HiddenHandGame):
    law = "illegal-refused"

    def number(self, position: HiddenHand, actor: int, move: Move) -> int:
        return super().number(position, position.actor if actor >= 0 else actor, move)


class RefusalChangesThings(HiddenHandGame):
    law = "illegal-refused"

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        position.tricks[0] += 1
        return super().refuse(position, move)


class RefusalRaisesSomethingElse(HiddenHandGame):
    law = "illegal-refused"

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        return Refused("refused-not-held", card=str(["ok"][move.card]))  # type: ignore[attr-defined]


class RefusalByNoRule(HiddenHandGame):
    law = "illegal-refused"

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        return Refused("refused-other", rule="H77", texts=self.package)


class RefusalWithoutWords(HiddenHandGame):
    law = "illegal-refused"

    def refuse(self, position: HiddenHand, move: Move) -> Refused:
        return Refused("refused-nowhere", texts=self.package)


class LegalMoveRaises(HiddenHandGame):
    law = "legal-applies"

    class position(HiddenHand):  # noqa: N801
        def show(self, card: int) -> None:
            assert card != self.hands[self.actor][-1]
            super().show(card)


class ListeningMatters(HiddenHandGame):
    law = "legal-applies"

    class position(HiddenHand):  # noqa: N801
        def take_trick(self) -> None:
            super().take_trick()
            if self.event_sink is not None:
                self.tricks[0] += 1


class CardLost(HiddenHandGame):
    law = "parts"

    def parts(self, position: HiddenHand) -> dict[str, int]:
        return {"cards": CARDS - (len(position.gone) > 3)}


class Endless(HiddenHandGame):
    law = "ends"

    class position(HiddenHand):  # noqa: N801
        def take_trick(self) -> None:
            for hand, card in zip(self.hands, self.shown, strict=True):
                hand.append(card)
                hand.sort()
            self.shown = []
            self.actor = 0


class UnstableOrder(HiddenHandGame):
    law = "order"
    asked = count()

    def legal(self, position: HiddenHand, actor: int) -> list[Move]:
        legal = super().legal(position, actor)
        return legal[::-1] if next(self.asked) % 2 else legal


class SameMoveTwice(HiddenHandGame):
    law = "order"

    class position(HiddenHand):  # noqa: N801
        def legal(self) -> vec[i64]:
            moves = super().legal()
            return moves if self.actor == LUCK else vec[i64]([*moves, moves[0]])


class CopySharesHands(HiddenHandGame):
    law = "copies"

    class position(HiddenHand):  # noqa: N801
        def copy(self) -> HiddenHand:
            other = super().copy()
            other.tricks = self.tricks
            return other


class CopySharesTheUnseen(HiddenHandGame):
    """What is shared shows nowhere until much later."""

    law = "copies"

    class position(HiddenHand):  # noqa: N801
        def __init__(self) -> None:
            super().__init__()
            self.moods: list[int] = []

        def copy(self) -> HiddenHand:
            other = super().copy()
            other.moods = self.moods  # type: ignore[attr-defined]
            return other

        def show(self, card: int) -> None:
            self.moods.append(card)
            super().show(card)

        def take_trick(self) -> None:
            super().take_trick()
            if self.actor == OVER:
                self.tricks[0] += len(self.moods)


class CopyIsAnother(HiddenHandGame):
    law = "copies"

    class position(HiddenHand):  # noqa: N801
        def copy(self) -> HiddenHand:
            other = super().copy()
            other.shown = []
            return other


class NotationForgets(HiddenHandGame):
    law = "notation"

    def read(self, notation: str, setup: Setup) -> HiddenHand:
        position = super().read(notation, setup)
        position.tricks[0] = 0
        return position


class NotationForgetsTheUnseen(HiddenHandGame):
    law = "notation"

    class position(HiddenHand):  # noqa: N801
        def __init__(self) -> None:
            super().__init__()
            self.plays = 0

        def copy(self) -> HiddenHand:
            other = super().copy()
            other.plays = self.plays  # type: ignore[attr-defined]
            return other

        def show(self, card: int) -> None:
            self.plays += 1
            super().show(card)

        def take_trick(self) -> None:
            super().take_trick()
            if self.actor == OVER:
                self.tricks[0] += self.plays


class NotationOfTwoKinds(HiddenHandGame):
    law = "notation"

    class position(HiddenHand):  # noqa: N801
        was_read = False

    def write(self, position: HiddenHand) -> str:
        return super().write(position) + (" " if position.was_read else "")  # type: ignore[attr-defined]

    def read(self, notation: str, setup: Setup) -> HiddenHand:
        position = super().read(notation, setup)
        position.was_read = True  # type: ignore[attr-defined]
        return position


class AmbiguousSpelling(HiddenHandGame):
    law = "moves"

    def spell(self, move: Move) -> str:
        return "show"


class MovesReadAsAnother(HiddenHandGame):
    law = "moves"

    class Reader:
        def decode(self, json: bytes) -> Move:
            return CHOICES[0]

    move_reader = Reader()  # type: ignore[assignment]


class MoveOfNoKind(HiddenHandGame):
    law = "moves"
    move_types = HiddenHandGame.move_types[:2]


class UntidyMoves(HiddenHandGame):
    law = "moves"

    def tidy(self, move: Move) -> Move:
        return Show(9 - move.card) if isinstance(move, Show) else move


class UnknownEvent(HiddenHandGame):
    law = "events"
    event_types = HiddenHandGame.event_types[:4]


class Heap(Event, frozen=True, kw_only=True):
    cards: Any
    rule: str = "H4"


class EventLosesItsShape(HiddenHandGame):
    law = "events"
    event_types = (*HiddenHandGame.event_types, Heap)

    class position(HiddenHand):  # noqa: N801
        def take_trick(self) -> None:
            super().take_trick()
            self.tell(Heap(cards=tuple(self.gone)))


class UnknownRule(HiddenHandGame):
    law = "events"

    class position(HiddenHand):  # noqa: N801
        def tell(self, *events: Event) -> None:
            super().tell(*(msgspec.structs.replace(e, rule="H9") if isinstance(e, TrickTaken) else e for e in events))


class MissingEventText(HiddenHandGame):
    law = "texts"

    def tell(self, event: Event) -> Any:
        told = super().tell(event)
        return msgspec.structs.replace(told, id="trick-won") if isinstance(event, TrickTaken) else told


class MissingArgument(HiddenHandGame):
    law = "texts"

    def arguments(self, told: msgspec.Struct) -> dict[str, Any]:
        return {} if isinstance(told, CardDealt) else super().arguments(told)


class MissingEndText(HiddenHandGame):
    law = "texts"
    ends = ("hands-empty", "all-gone")


class NothingDrawn(HiddenHandGame):
    law = "texts"

    def draw(self, view: View, words: Any) -> str:
        return "" if words.language == "ro" else super().draw(view, words)


class WrongQuickDraw(HiddenHandGame):
    law = "luck"

    class position(HiddenHand):  # noqa: N801
        def draw(self, rng: Rng) -> i64:
            return self.unknown[-1 - rng.below(len(self.unknown))]


class NegativeWeight(HiddenHandGame):
    law = "luck"

    class position(HiddenHand):  # noqa: N801
        def weights(self) -> vec[i64]:
            return vec[i64]([weight or -1 for weight in super().weights()])


class ChanceOfNothing(HiddenHandGame):
    law = "luck"

    def chances(self, position: HiddenHand) -> list[tuple[Move, int]]:
        return [*super().chances(position), (CHOICES[0], 0)]


class ChancesNotLegal(HiddenHandGame):
    law = "luck"

    def legal(self, position: HiddenHand, actor: int) -> list[Move]:
        legal = super().legal(position, actor)
        return legal[:-1] if actor == LUCK and len(legal) > 3 else legal


class DrawChangesThings(HiddenHandGame):
    law = "luck"

    class position(HiddenHand):  # noqa: N801
        def draw(self, rng: Rng) -> i64:
            self.tricks[0] += 1
            return super().draw(rng)


class LuckMovesTooFar(HiddenHandGame):
    law = "luck"

    class position(HiddenHand):  # noqa: N801
        def resolve_chance(self, rng: Rng) -> None:
            super().resolve_chance(rng)
            self.hands[0].sort(reverse=True)


class LuckDrawsOneTooMany(HiddenHandGame):
    law = "luck"

    class position(HiddenHand):  # noqa: N801
        def resolve_chance(self, rng: Rng) -> None:
            super().resolve_chance(rng)
            rng.bits()


class WrongQuickChoice(HiddenHandGame):
    law = "pick"

    class position(HiddenHand):  # noqa: N801
        def pick(self, rng: Rng) -> i64:
            rng.bits()
            return super().pick(rng)


class OutcomeTooEarly(HiddenHandGame):
    law = "outcome"

    def outcome(self, position: HiddenHand) -> Outcome | None:
        return super().outcome(position) or (Outcome("hands-empty", (), ()) if any(position.tricks) else None)


class UnknownReason(HiddenHandGame):
    law = "outcome"

    def outcome(self, position: HiddenHand) -> Outcome | None:
        found = super().outcome(position)
        return found and msgspec.structs.replace(found, reason="because")


class WinnersLast(HiddenHandGame):
    law = "outcome"

    class position(HiddenHand):  # noqa: N801
        def score(self, seat: i64) -> i64:
            return seat

    def outcome(self, position: HiddenHand) -> Outcome | None:
        found = super().outcome(position)
        return found and msgspec.structs.replace(found, places=found.places[::-1])


class NobodyFirst(HiddenHandGame):
    law = "outcome"

    def outcome(self, position: HiddenHand) -> Outcome | None:
        found = super().outcome(position)
        return found and msgspec.structs.replace(found, places=(2,) * len(found.places))


class ScoresMadeUp(HiddenHandGame):
    law = "outcome"

    def outcome(self, position: HiddenHand) -> Outcome | None:
        found = super().outcome(position)
        return found and msgspec.structs.replace(found, scores=tuple(score + 1 for score in found.scores))


class StartRemembers(HiddenHandGame):
    """The start depends on how many there were before, so nothing can be played again."""

    law = "undo"
    starts = count()

    def start(self, setup: Setup) -> HiddenHand:
        position = super().start(setup)
        position.tricks[0] = next(self.starts)
        return position


class RecordDiffers(HiddenHandGame):
    law = "record"
    version = 2

    def older(self, version: int) -> Any:
        return HiddenHandGame()


class RecordOfOtherRules(HiddenHandGame):
    law = "record"

    class Other(HiddenHandGame):
        class position(HiddenHand):  # noqa: N801
            def take_trick(self) -> None:
                super().take_trick()
                self.tricks[0] += 1

    def older(self, version: int) -> Any:
        return self.Other()


class NoSuchSeats(HiddenHandGame):
    law = "starts"

    def start(self, setup: Setup) -> HiddenHand:
        raise BadSetup("bad-seats", game=self.name, seats=setup.seats, counts="2")


class PartsUncountable(HiddenHandGame):
    law = "starts"

    def parts(self, position: HiddenHand) -> Mapping[str, int]:  # type: ignore[override]
        raise RuntimeError("lost count")


FAULTS: Sequence[type[HiddenHandGame]] = [
    kind for kind in list(globals().values()) if isinstance(kind, type) and "law" in vars(kind)
]
