"""Adventures by Martino Chiacchiera and Remo Conzadori: a race for cookies, for two to four players."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from curiouser.engine.errors import Refused
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.position import LUCK
from curiouser.engine.text import Words, text
from curiouser.games.adventures import events, hints, moves, notation, words_typed
from curiouser.games.adventures.about import ABOUT
from curiouser.games.adventures.board import draw
from curiouser.games.adventures.bots import AdventuresEvaluator
from curiouser.games.adventures.edition import SEATS, Edition
from curiouser.games.adventures.observer import new_observer
from curiouser.games.adventures.options import AdventuresOptions, check_options
from curiouser.games.adventures.refusals import refuse
from curiouser.games.adventures.rules import Adventures, start
from curiouser.games.adventures.state import Tables
from curiouser.games.adventures.tables import luck_moves, seat_moves, tables_of
from curiouser.games.adventures.view import SeatMove, View, cards_of, cookies_of, hand_of, view


class AdventuresGame(CountableGame[Adventures]):
    name = "adventures"
    about = ABOUT
    seat_counts = SEATS
    options = AdventuresOptions
    edition = Edition
    move_types = (
        moves.PlayToMove,
        moves.PlayToSpin,
        moves.Accept,
        moves.SpinAgain,
        moves.TakeFaceUp,
        moves.TakeUnseen,
        moves.ChooseStarter,
        moves.TurnUp,
        moves.DrawCard,
        moves.Spin,
    )
    event_types = (
        events.StarterChosen,
        events.CookieTurnedUp,
        events.CardDrawn,
        events.CardSeen,
        events.CardPlayed,
        events.PawnMoved,
        events.PawnWentOn,
        events.TeaPartyPassed,
        events.CookieTaken,
        events.NoCookieLeft,
        events.HoleSpun,
        events.SpinDeclined,
        events.StayedInHole,
        events.FellIntoHole,
        events.PawnGrew,
        events.PawnShrank,
        events.SmallCookiesTaken,
        events.SmallCookiesGone,
        events.MatchEnded,
    )
    ends = ("last-card",)
    rules = ("A", 42, 30)

    def setup(self, seats: int, options: Mapping[str, Any] | None = None, edition: Any = None) -> Setup:
        setup = super().setup(seats, options, edition)
        assert isinstance(setup.options, AdventuresOptions)
        check_options(setup.options, setup.edition.characters.value, seats)
        return setup

    def start(self, setup: Setup) -> Adventures:
        return start(tables_for(setup))

    def moves(self, position: Adventures) -> Sequence[Move]:
        return seat_moves(position.tables.most)[0]

    def luck(self, position: Adventures) -> Sequence[Move]:
        return luck_of(position.tables)[0]

    def numbers(self, position: Adventures) -> Mapping[Move, int]:
        return luck_of(position.tables)[1] if position.actor == LUCK else seat_moves(position.tables.most)[1]

    def evaluator(self) -> AdventuresEvaluator:
        return AdventuresEvaluator()

    def observer(self, position: Adventures) -> Observer:
        return new_observer(position.tables)

    def reasons(self, position: Adventures, number: int) -> Sequence[Reason]:
        return hints.reasons(position, number)

    def refuse(self, position: Adventures, move: Move) -> Refused:
        return refuse(position, move)

    def view(self, position: Adventures, seat: int) -> View:
        """A6: one's own hand; A27: all of them."""
        legal = self.legal(position, seat) if seat == position.actor else []
        seen = range(position.seats) if position.tables.open_hands else (seat,)
        return view(position, frozenset(seen), tuple(move for move in legal if isinstance(move, SeatMove)))

    def opened(self, position: Adventures) -> View:
        return view(position, frozenset(range(position.seats)))

    def parts(self, position: Adventures) -> dict[str, int]:
        """A1, A2: cookies by points, and every seat's cards."""
        tables = position.tables
        seats = range(position.seats)
        won = [points for seat in seats for points in cookies_of(position, seat)]
        counts = {"small": sum(position.won[seat * (tables.small + 1) + tables.small] for seat in seats)}
        counts["small"] += position.left[tables.small]
        for kind in range(tables.small):
            points = tables.points[kind]
            counts[f"large {points}"] = position.left[kind] + (position.face_up == kind) + won.count(points)
        for seat in seats:
            hand = hand_of(position, seat)
            piles = cards_of(position, seat, list(position.piles)), cards_of(position, seat, list(position.played))
            for card in tables.card_names:
                counts[f"seat {seat} {card}"] = hand.count(card) + sum(pile[card] for pile in piles)
        return counts

    def draw(self, view: View, words: Words) -> str:
        return draw(view, words)

    def write(self, position: Adventures) -> str:
        return notation.write(position)

    def read(self, notation_text: str, setup: Setup) -> Adventures:
        return notation.read(notation_text, tables_for(setup))

    def spell(self, move: Move) -> str:
        return words_typed.spell(move) or super().spell(move)

    def parse(self, typed: str, position: Adventures, actor: int) -> Move:
        return words_typed.parse(typed, position, actor) or super().parse(typed, position, actor)

    def arguments(self, told: msgspec.Struct) -> dict[str, Any]:
        """Spaces and cards as they stand in a sentence; a card with its +1 by the number that counts."""
        found = super().arguments(told)
        if "space" in found:
            kind, number = found.pop("kind", "ordinary"), found["space"]
            found["space"] = text("space", kind=kind, number=number)
        if isinstance(told, moves.PlayToMove):
            found["total"] = told.number + told.plus_one
        return found

    def argument(self, name: str, value: Any) -> Any:
        return text("card", card=value) if name == "card" else super().argument(name, value)


def tables_for(setup: Setup) -> Tables:
    assert isinstance(setup.options, AdventuresOptions)
    return tables_of(setup.seats, setup.options, msgspec.json.encode(setup.edition))


def luck_of(tables: Tables) -> tuple[tuple[Move, ...], dict[Move, int]]:
    points = tuple(tables.points[kind] for kind in range(tables.small))
    return luck_moves(tables.seats, points, tuple(tables.card_names), tables.spaces)


GAME = AdventuresGame()
