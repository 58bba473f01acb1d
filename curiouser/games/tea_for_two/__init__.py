"""Tea for Two by Cédrick Chaboussit: a deck-building duel."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from curiouser.engine.bot import Evaluator, LinearEvaluator
from curiouser.engine.errors import Refused
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.text import Text, Words, text
from curiouser.games.tea_for_two import events, hints, moves, notation, spelling
from curiouser.games.tea_for_two.about import ABOUT
from curiouser.games.tea_for_two.board import draw
from curiouser.games.tea_for_two.bots import TeaForTwoEvaluator
from curiouser.games.tea_for_two.edition import Edition
from curiouser.games.tea_for_two.linear_evaluator import TeaForTwoLinearEvaluator
from curiouser.games.tea_for_two.moves import SeatMove
from curiouser.games.tea_for_two.numbers import GIVE_FLAMINGO, NOBODY
from curiouser.games.tea_for_two.observer import new_observer
from curiouser.games.tea_for_two.refusals import refusal
from curiouser.games.tea_for_two.rules import TeaForTwo, start
from curiouser.games.tea_for_two.tables import luck_moves, seat_moves, tables_of
from curiouser.games.tea_for_two.view import View, cards_of, name_counts, view


class TeaForTwoGame(CountableGame[TeaForTwo]):
    name = "tea-for-two"
    about = ABOUT
    seat_counts = (2,)
    edition = Edition
    move_types = (
        moves.UseEffect,
        moves.BuyCard,
        moves.TakeFlamingo,
        moves.TakeCakes,
        moves.PointHand,
        moves.DestroyStacked,
        moves.DestroyDiscarded,
        moves.WindWatch,
        moves.LeaveWatch,
        moves.PlaceMission,
        moves.LayCard,
        moves.GiveFlamingo,
        moves.SetWatch,
        moves.TurnOver,
    )
    event_types = (
        events.MissionPlaced,
        events.StackLaid,
        events.FlamingoGiven,
        events.WatchSet,
        events.RoundBegan,
        events.CardTurnedOver,
        events.RoundWon,
        events.EffectUsed,
        events.CardBought,
        events.TokensTaken,
        events.TokensStolen,
        events.FlamingoTaken,
        events.CardDestroyed,
        events.QueenSpared,
        events.StackEmptied,
        events.StarsGained,
        events.HandMoved,
        events.SpaceSkipped,
        events.EffectCopied,
        events.NothingDone,
        events.WatchLeft,
        events.DeckRenewed,
        events.MissionScored,
        events.MatchEnded,
    )
    ends = ("stacks", "rabbits")
    rules = ("T", 41, 30)

    def start(self, setup: Setup) -> TeaForTwo:
        return start(tables_of(msgspec.json.encode(setup.edition)))

    def moves(self, position: TeaForTwo) -> Sequence[Move]:
        return seat_moves(position.tables)[0]

    def luck(self, position: TeaForTwo) -> Sequence[Move]:
        return luck_moves(position.tables)[0]

    def numbers(self, position: TeaForTwo) -> Mapping[Move, int]:
        table = luck_moves(position.tables) if position.actor == LUCK else seat_moves(position.tables)
        return table[1]

    def refuse(self, position: TeaForTwo, move: Move) -> Refused:
        return refusal(position, move)

    def evaluator(self) -> Evaluator:
        return TeaForTwoEvaluator()

    def linear_evaluator(self) -> LinearEvaluator:
        return TeaForTwoLinearEvaluator()

    def observer(self, position: TeaForTwo) -> Observer:
        return new_observer(position.tables)

    def reasons(self, position: TeaForTwo, number: int) -> Sequence[Reason]:
        return hints.reasons(position, number)

    def view(self, position: TeaForTwo, seat: int) -> View:
        legal = self.legal(position, seat) if seat == position.actor else []
        return view(position, tuple(move for move in legal if isinstance(move, SeatMove)))

    def opened(self, position: TeaForTwo) -> View:
        return self.view(position, WATCHER)

    def parts(self, position: TeaForTwo) -> dict[str, int]:
        """T1, T2: every card by name, tokens, mission tiles and the flamingo; before T3–T5 they are in the box."""
        shown = view(position)
        lying = [card for stack in shown.stacks for card in stack.cards]
        lying += [name for name, n in name_counts(position, list(position.loose)).items() for _ in range(n)]
        lying += [card for player in shown.players for card in cards_of(player)]
        lying += [position.tables.kind_names[position.tables.rabbit]] * shown.rabbits
        tiles = {face // 2 for face in position.missions if face != NOBODY}
        in_box = sum(stack.mission is None for stack in shown.stacks)
        return {
            **{name: lying.count(name) for name in position.tables.kind_names},
            "cakes": shown.cakes + sum(player.cakes for player in shown.players),
            "hourglasses": shown.hourglasses + sum(player.hourglasses for player in shown.players),
            "missions": len(tiles) + in_box,
            "flamingo": 1 if position.phase <= GIVE_FLAMINGO else sum(player.flamingo for player in shown.players),
        }

    def draw(self, view: View, words: Words) -> str:
        return draw(view, words)

    def write(self, position: TeaForTwo) -> str:
        return notation.write(position)

    def read(self, notation_text: str, setup: Setup) -> TeaForTwo:
        return notation.read(notation_text, tables_of(msgspec.json.encode(setup.edition)))

    def spell(self, move: Move) -> str:
        return spelling.spell(move) if isinstance(move, SeatMove) else super().spell(move)

    def parse(self, typed: str, position: TeaForTwo, actor: int) -> Move:
        return spelling.parse(typed, position)

    def tell_move(self, move: Move) -> Text:
        if isinstance(move, moves.UseEffect):
            return Text("move-use-effect", {"character": move.character})
        return super().tell_move(move)

    def argument(self, name: str, value: Any) -> Any:
        if name == "card":
            return card_text(value)
        if name == "cards" and isinstance(value, tuple):
            return tuple(map(card_text, value))
        if name in ("character", "effect", "mission"):
            return Text(name, {name: value})
        return super().argument(name, value)


def card_text(card: str) -> Text:
    """A card by its character and its stars, such as king2."""
    stars = int(card[-1])
    return text("card" if stars else "card-plain", character=text("character", character=card[:-1]), stars="★" * stars)


GAME = TeaForTwoGame()
