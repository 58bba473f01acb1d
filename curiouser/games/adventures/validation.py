"""Checks whether a position that was read can occur in a match."""

from curiouser.engine.errors import BadSetup
from curiouser.games.adventures.moves import PlayToSpin
from curiouser.games.adventures.numbers import (
    AT_TEA,
    CHOOSE,
    DRAW,
    ENDED,
    FIRST_COOKIE,
    JOKER,
    NOBODY,
    NOTHING,
    PLACES,
    PLAY,
    SMALL_COOKIES,
    SMALL_SPIN,
    SPIN,
    STARTER,
    TURN_UP,
    TURN_UP_LAST,
    UNSEEN,
)
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.view import last_of


def validate(position: Adventures) -> None:
    for holds, problem in (
        (validate_place, "notation-place"),
        (validate_pawns, "notation-pawns"),
        (validate_hands, "notation-hands"),
        (validate_lasts, "notation-last"),
        (validate_cookies, "notation-cookies"),
    ):
        if not holds(position):
            raise BadSetup(problem, texts=__package__)


def validate_pawns(position: Adventures) -> bool:
    """A5, A11: one pawn a space, except those that never left the start; A21: who is small on the Hole is in it."""
    tables = position.tables
    moved = [count_played(position, seat) > 0 for seat in range(position.seats)]
    for seat in range(position.seats):
        shared = position.occupied_by_others(seat) >> position.space[seat] & 1
        if shared and (position.space[seat] != tables.tea_party or moved[seat]):
            return False
        falls = position.phase == TURN_UP and seat == position.player  # not yet: a cookie is turned up first
        is_in = position.fallen >> seat & 1
        on_hole = position.space[seat] == tables.hole
        if is_in != (on_hole and position.large != seat and not falls):
            return False
    return position.earned & ~position.fallen == 0 and (tables.easy_hole or position.earned == 0)


def validate_hands(position: Adventures) -> bool:
    """A6, A14, A31: hands are full while there are cards; A7: nobody is more than one turn ahead."""
    seats, phase, size = position.seats, position.phase, position.tables.hand
    hands = [count_hand(position, seat) for seat in range(seats)]
    if phase <= STARTER:
        dealt = {FIRST_COOKIE: 0, STARTER: size * seats}.get(phase)
        full, part = divmod(sum(hands), size)
        in_order = hands == [size] * full + [part] * (full < seats) + [0] * (seats - full - 1)
        is_dealt = sum(hands) == dealt if dealt is not None else full == position.player
        return in_order and is_dealt and not any(position.played)
    middle = phase not in (PLAY, ENDED)
    owned = [hands[seat] + position.count_pile(seat) for seat in range(seats)]
    for seat in range(seats):
        if hands[seat] != min(owned[seat], size - (middle and seat == position.player)):
            return False
    if phase == ENDED:
        return not any(owned)
    before = [owned[(position.player + k) % seats] for k in range(seats)]
    before[0] += middle
    return before[0] > 0 and before == sorted(before, reverse=True) and before[0] - before[-1] <= 1


def validate_lasts(position: Adventures) -> bool:
    """A8: the last card of a seat is one that it has played."""
    for seat in range(position.seats):
        last = last_of(position, seat)
        if last is not None:
            card = JOKER if last.joker else last.number
            if position.played[seat * position.tables.cards + card] == 0:
                return False
            if last.joker and last.number > position.tables.joker_most:
                return False
    return True


def validate_cookies(position: Adventures) -> bool:
    """A4, A12: a cookie lies face up while there are any, except where luck is just about to turn one up."""
    if position.phase in (FIRST_COOKIE, TURN_UP, TURN_UP_LAST):
        return position.face_up == NOTHING and position.stack > 0
    if position.phase in (AT_TEA, UNSEEN):
        return position.face_up != NOTHING and position.stack > 0
    return position.face_up != NOTHING or position.stack == 0


def validate_place(position: Adventures) -> bool:
    """Each phase has what it needs and nothing else."""
    tables, phase, seat = position.tables, position.phase, position.player
    nobody = phase in (FIRST_COOKIE, STARTER, ENDED)
    if (seat == NOBODY) != nobody or (position.number > 0) != (PLAY < phase < ENDED):
        return False
    if (position.spins > 0) != (phase in (SPIN, CHOOSE)) or (position.shown != NOTHING) != (phase == CHOOSE):
        return False
    if nobody:
        return phase != STARTER or tables.starter == NOBODY
    space = position.space[seat]
    if phase in (SPIN, CHOOSE):
        blocked = position.occupied_by_others(seat) | 1 << tables.hole
        allowed = phase == SPIN or not blocked >> position.shown & 1
        spun = position.number - position.spins >= (phase == CHOOSE)
        return (
            bool(position.fallen >> seat & 1) and allowed and spun and isinstance(last_of(position, seat), PlayToSpin)
        )
    if phase in (AT_TEA, UNSEEN, TURN_UP_LAST):
        return space == tables.tea_party
    if phase == TURN_UP:
        return space != tables.tea_party
    if phase == SMALL_SPIN:
        return tables.kinds[space] == SMALL_COOKIES and position.left[tables.small] > 0
    return phase != DRAW or position.count_pile(seat) > 0


def count_hand(position: Adventures, seat: int) -> int:
    hand = position.hands[seat * PLACES : (seat + 1) * PLACES]
    return sum(card != position.tables.empty for card in hand)


def count_played(position: Adventures, seat: int) -> int:
    cards = position.tables.cards
    return sum(position.played[seat * cards : (seat + 1) * cards])
