"""What one seat of Tea Time may see. Nothing is hidden: the pile has no order until a card is turned up (G24)."""

import msgspec

from curiouser.engine.position import LUCK, OVER
from curiouser.games.tea_time.moves import TakeCards
from curiouser.games.tea_time.rules import CHARACTER_NAMES, CHARACTERS, COLUMNS, TeaTime


class Player(msgspec.Struct, frozen=True):
    """G10: cards in front of a player; a character is in `cards` as face cards or, below 0, as mirror cards."""

    cards: dict[str, int]
    alice: bool
    score: int


class View(msgspec.Struct, frozen=True):
    seats: int
    to_move: int | None  # a seat; None while luck deals and at the end
    over: bool
    round: int
    rounds: int
    turn: int
    most: int  # how many cards may be taken at most now
    grid: tuple[tuple[str, ...], ...]  # rows of cards; "." where there is none
    pile: dict[str, int]
    players: tuple[Player, ...]
    points: tuple[int, ...]  # G14: for no card of a character, for one, two …
    alice_points: int  # G15
    legal: tuple[TakeCards, ...] = ()


def grid(position: TeaTime) -> tuple[tuple[str, ...], ...]:
    tables = position.tables
    lying = position.occupied if position.actor != LUCK else (1 << position.dealt) - 1
    cards = [position.card_name(cell) if lying >> cell & 1 else "." for cell in range(tables.cells)]
    return tuple(tuple(cards[row * tables.columns :][: tables.columns]) for row in range(tables.rows))


def player(position: TeaTime, seat: int) -> Player:
    held = position.held[seat * COLUMNS : seat * COLUMNS + CHARACTERS]
    cards = dict(zip(CHARACTER_NAMES, held, strict=True))
    return Player(cards, position.alice == seat, position.score(seat))


def view(position: TeaTime, legal: tuple[TakeCards, ...] = ()) -> View:
    return View(
        seats=position.seats,
        to_move=position.actor if position.actor >= 0 else None,
        over=position.actor == OVER,
        round=position.round,
        rounds=position.tables.rounds,
        turn=position.turn,
        most=min(position.turn, 3),
        grid=grid(position),
        pile=dict(zip(CHARACTER_NAMES, position.left, strict=True)),
        players=tuple(player(position, seat) for seat in range(position.seats)),
        points=tuple(map(int, position.tables.points)),
        alice_points=int(position.tables.alice_points),
        legal=legal,
    )
