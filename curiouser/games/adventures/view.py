"""What one seat of Adventures may see. Only the others' hands are hidden (A6), unless hands are open (A27)."""

import msgspec

from curiouser.engine.position import OVER
from curiouser.games.adventures.moves import Accept, PlayToMove, PlayToSpin, SpinAgain, TakeFaceUp, TakeUnseen
from curiouser.games.adventures.numbers import KIND_NAMES, NOTHING, PHASE_NAMES, PLACES
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.tables import seat_moves

SeatMove = PlayToMove | PlayToSpin | Accept | SpinAgain | TakeFaceUp | TakeUnseen


class Space(msgspec.Struct, frozen=True):
    kind: str
    number: int


class Player(msgspec.Struct, frozen=True):
    """A card is "1" … "5" or "joker", and "?" where the viewer may not see it."""

    character: str
    space: int
    large: bool
    in_hole: bool
    may_walk_out: bool
    hand: tuple[str, ...]  # from the left
    pile: int
    played: dict[str, int]
    last: PlayToMove | PlayToSpin | None  # how the top card of the played pile was played
    unseen: dict[str, int]  # cards of the pile, and of the hand where that is hidden
    cookies: tuple[int, ...]  # points of the large ones
    small: int
    score: int


class View(msgspec.Struct, frozen=True):
    seats: int
    to_move: int | None  # a seat; None while luck moves and at the end
    over: bool
    phase: str
    turn: int | None  # whose turn it is, or who is being dealt
    number: int  # of the card played this turn, the +1 included; 0 before it
    spins_left: int
    shown: int | None  # the space to accept or decline
    spaces: tuple[Space, ...]
    face_up: int | None  # points
    stack: dict[str, int]  # unseen large cookies by points
    pool: int
    players: tuple[Player, ...]
    legal: tuple[SeatMove, ...] = ()


def hand_of(position: Adventures, seat: int) -> tuple[str, ...]:
    tables = position.tables
    cards = position.hands[seat * PLACES : (seat + 1) * PLACES]
    return tuple(tables.card_names[card] for card in cards if card != tables.empty)


def cards_of(position: Adventures, seat: int, counts: list[int]) -> dict[str, int]:
    """The counts of one seat, by the names of the cards."""
    cards = position.tables.cards
    own = counts[seat * cards : (seat + 1) * cards]
    return dict(zip(position.tables.card_names, map(int, own), strict=True))


def cookies_of(position: Adventures, seat: int) -> tuple[int, ...]:
    tables = position.tables
    first = seat * (tables.small + 1)
    return tuple(int(tables.points[kind]) for kind in range(tables.small) for _ in range(position.won[first + kind]))


def last_of(position: Adventures, seat: int) -> PlayToMove | PlayToSpin | None:
    if position.last[seat] == NOTHING:
        return None
    move = seat_moves(position.tables.most)[0][position.last[seat]]
    assert isinstance(move, PlayToMove | PlayToSpin)
    return move


def player(position: Adventures, seat: int, hand_is_seen: bool) -> Player:
    tables = position.tables
    hand = hand_of(position, seat)
    unseen = cards_of(position, seat, list(position.piles))
    pile = sum(unseen.values())
    if not hand_is_seen:
        for card in hand:
            unseen[card] += 1
        hand = ("?",) * len(hand)
    return Player(
        character=tables.characters[seat],
        space=position.space[seat],
        large=position.large == seat,
        in_hole=bool(position.fallen >> seat & 1),
        may_walk_out=bool(position.earned >> seat & 1),
        hand=hand,
        pile=pile,
        played=cards_of(position, seat, list(position.played)),
        last=last_of(position, seat),
        unseen=unseen,
        cookies=cookies_of(position, seat),
        small=position.won[seat * (tables.small + 1) + tables.small],
        score=position.score(seat),
    )


def view(position: Adventures, seen: frozenset[int], legal: tuple[SeatMove, ...] = ()) -> View:
    """The position with the hands of the seats `seen`."""
    tables = position.tables
    spaces = zip(tables.kinds, tables.numbers, strict=True)
    return View(
        seats=position.seats,
        to_move=position.actor if position.actor >= 0 else None,
        over=position.actor == OVER,
        phase=PHASE_NAMES[position.phase],
        turn=position.player if position.player >= 0 else None,
        number=position.number,
        spins_left=position.spins,
        shown=position.shown if position.shown != NOTHING else None,
        spaces=tuple(Space(KIND_NAMES[kind], int(number)) for kind, number in spaces),
        face_up=int(tables.points[position.face_up]) if position.face_up != NOTHING else None,
        stack={str(tables.points[kind]): int(position.left[kind]) for kind in range(tables.small)},
        pool=position.left[tables.small],
        players=tuple(player(position, seat, seat in seen) for seat in range(position.seats)),
        legal=legal,
    )
