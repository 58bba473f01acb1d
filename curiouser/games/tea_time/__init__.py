"""Tea Time by Emanuele Ornella: a draft with mirror images, for two to four players."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from curiouser.engine.bot import Bot
from curiouser.engine.edition import EDITIONS
from curiouser.engine.errors import Refused
from curiouser.engine.game import CountableGame, Setup
from curiouser.engine.hint import Reason
from curiouser.engine.move import Move
from curiouser.engine.observer import Observer
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.text import Words, text
from curiouser.games.tea_time import events, hints, notation
from curiouser.games.tea_time.about import ABOUT
from curiouser.games.tea_time.board import draw
from curiouser.games.tea_time.bots import EndgameSolver
from curiouser.games.tea_time.edition import SEATS, Edition
from curiouser.games.tea_time.moves import ChooseStarter, TakeCards, TurnUp
from curiouser.games.tea_time.observer import new_observer
from curiouser.games.tea_time.rules import (
    ALICE,
    CHARACTER_NAMES,
    CHARACTERS,
    TAKING_RULES,
    Tables,
    TeaTime,
    line_up,
    make_tables,
    start,
)
from curiouser.games.tea_time.view import View, view


class TeaTimeGame(CountableGame[TeaTime]):
    name = "tea-time"
    about = ABOUT
    seat_counts = SEATS
    edition = Edition
    move_types = (TakeCards, ChooseStarter, TurnUp)
    event_types = (
        events.StarterChosen,
        events.RoundBegan,
        events.CardTurnedUp,
        events.CardsTaken,
        events.AliceLaid,
        events.AliceTaken,
        events.PairsDiscarded,
        events.MatchEnded,
    )
    ends = ("last-round",)
    rules = ("G", 24, 17)

    def start(self, setup: Setup) -> TeaTime:
        return start(tables_of(setup.seats, msgspec.json.encode(setup.edition)))

    def moves(self, position: TeaTime) -> Sequence[Move]:
        return take_moves(position.tables.rows, position.tables.columns)[0]

    def luck(self, position: TeaTime) -> Sequence[Move]:
        return luck_moves(position.seats)[0]

    def numbers(self, position: TeaTime) -> Mapping[Move, int]:
        if position.actor == LUCK:
            return luck_moves(position.seats)[1]
        return take_moves(position.tables.rows, position.tables.columns)[1]

    def refuse(self, position: TeaTime, move: Move) -> Refused:
        """The first rule of G5–G9 that the move breaks."""
        names = position.tables.cell_names
        if not isinstance(move, TakeCards) or not move.cells or not set(move.cells) <= set(names):
            return Refused("refused-no-cards", rule="G9", texts=__package__)
        cells = [names.index(cell) for cell in move.cells]
        empty = [names[cell] for cell in cells if not position.occupied >> cell & 1]
        if empty:
            return Refused("refused-empty", rule="G8", texts=__package__, cell=empty[0])
        most = min(position.turn, 3)
        if len(cells) > most:
            return Refused("refused-too-many", rule=TAKING_RULES[most], texts=__package__, most=most)
        return Refused("refused-no-line", rule="G8", texts=__package__)

    def observer(self, position: TeaTime) -> Observer:
        return new_observer(position.tables)

    def strongest(self, bot: Bot) -> Bot:
        """G14, G24: the last round of two is solved exactly."""
        solving = EndgameSolver()
        solving.other = bot
        return solving

    def solve_endgame(self, position: TeaTime) -> Sequence[int] | None:
        return hints.solve_endgame(position)

    def reasons(self, position: TeaTime, number: int) -> Sequence[Reason]:
        return hints.reasons(position, number)

    def explain_solution(self, value: int) -> Sequence[Reason]:
        return (hints.explain_solution(value),)

    def view(self, position: TeaTime, seat: int) -> View:
        legal = self.legal(position, seat) if seat == position.actor else []
        return view(position, tuple(move for move in legal if isinstance(move, TakeCards)))

    def opened(self, position: TeaTime) -> View:
        return self.view(position, WATCHER)

    def parts(self, position: TeaTime) -> dict[str, int]:
        """Pairs leave the game two by two (G11), so each character's cards stay odd or even; there is one Alice."""
        shown = view(position)
        lying = [card.rstrip("*") for row in shown.grid for card in row]
        counts = {"alice": lying.count("alice") + sum(player.alice for player in shown.players)}
        if position.round == 0:
            counts["alice"] = 1  # in the box until G3 hands her out
        for character in CHARACTER_NAMES:
            held = sum(abs(player.cards[character]) for player in shown.players)
            counts[character] = (shown.pile[character] + lying.count(character) + held) % 2
        return counts

    def draw(self, view: View, words: Words) -> str:
        return draw(view, words)

    def write(self, position: TeaTime) -> str:
        return notation.write(position)

    def read(self, notation_text: str, setup: Setup) -> TeaTime:
        return notation.read(notation_text, tables_of(setup.seats, msgspec.json.encode(setup.edition)))

    def spell(self, move: Move) -> str:
        return " ".join(move.cells) if isinstance(move, TakeCards) else super().spell(move)

    def parse(self, typed: str, position: TeaTime, actor: int) -> Move:
        """Cells by their names, with or without spaces: "a1 b2 c3", "a1b2c3"."""
        cells = re.findall(r"[a-z]\d", typed.lower())
        if not cells or "".join(cells) != re.sub(r"[\s,]", "", typed.lower()):
            raise Refused("refused-words", typed=typed)
        return TakeCards(tuple(cells))

    def tidy(self, move: Move) -> Move:
        """Cards may be named in any order; ours is row by row."""
        if isinstance(move, TakeCards):
            return TakeCards(tuple(sorted(move.cells, key=lambda cell: (cell[1:], cell[:1]))))
        return move

    def argument(self, name: str, value: Any) -> Any:
        if name == "cards":
            return tuple(card_text(card) for card in value)
        if name == "card":
            return card_text(value)
        if name == "character":
            return text("character", character=value)
        return super().argument(name, value)


def card_text(card: str) -> Any:
    return text("card", character=card.rstrip("*"), side="mirror" if card.endswith("*") else "face")


@lru_cache(EDITIONS)
def tables_of(seats: int, edition_json: bytes) -> Tables:
    edition = msgspec.json.decode(edition_json, type=Edition)
    rows, columns = edition.grid.value[seats]
    copies = edition.copies.value - edition.left_out.value[seats]
    points = list(edition.points.value)
    return make_tables(seats, rows, columns, edition.rounds.value[seats], copies, points, edition.alice.value)


@lru_cache(EDITIONS)
def take_moves(rows: int, columns: int) -> tuple[tuple[Move, ...], dict[Move, int]]:
    names = [f"{chr(97 + cell % columns)}{cell // columns + 1}" for cell in range(rows * columns)]
    moves = tuple(TakeCards(tuple(names[cell] for cell in cells)) for cells in line_up(rows, columns))
    return moves, {move: number for number, move in enumerate(moves)}


@lru_cache(EDITIONS)
def luck_moves(seats: int) -> tuple[tuple[Move, ...], dict[Move, int]]:
    moves: tuple[Move, ...] = (*map(TurnUp, CHARACTER_NAMES), *map(ChooseStarter, range(seats)))
    return moves, {move: number for number, move in enumerate(moves)}


assert CHARACTERS == ALICE == len(CHARACTER_NAMES)
GAME = TeaTimeGame()
