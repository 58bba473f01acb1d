"""Positions of Adventures as short text, for tests, records and people.

`0 at:9 hand:3,4,2 ; 1 at:2 large won:5,3 small:2 ; up:3 stack:2x4,5 pool:18 ; turn:0 phase:play`: what each seat has,
then the cookies, then the state of the match. docs/games/adventures.md lists all words and their defaults.
"""

import re
from collections.abc import Iterable

from curiouser.engine.errors import BadSetup
from curiouser.engine.position import LUCK, OVER
from curiouser.games.adventures.moves import Place, PlayToMove, PlayToSpin
from curiouser.games.adventures.numbers import (
    AT_TEA,
    CHOOSE,
    DEAL,
    ENDED,
    FIRST_COOKIE,
    NOBODY,
    NOTHING,
    PHASE_NAMES,
    PLACES,
    PLAY,
    STARTER,
    TURN_UP,
    TURN_UP_LAST,
)
from curiouser.games.adventures.rules import Adventures, start
from curiouser.games.adventures.state import Tables
from curiouser.games.adventures.tables import seat_moves
from curiouser.games.adventures.validation import validate
from curiouser.games.adventures.view import last_of

FLAGS = ("large", "fallen", "may-walk-out")
SEAT_WORDS = (*FLAGS, "at", "hand", "pile", "played", "last", "won", "small")
TABLE_WORDS = ("up", "stack", "pool", "turn", "phase", "spins", "shown")
LAST = re.compile(r"([lr])(j?)([0-9])([+s]?)")


def write(position: Adventures) -> str:
    sections = [_write_seat(position, seat) for seat in range(position.seats)]
    points = _cookie_names(position.tables)
    up = points[position.face_up] if position.face_up != NOTHING else "-"
    stack = _write_counts(points, position.left[: position.tables.small])
    sections.append(f"up:{up} stack:{stack} pool:{position.left[position.tables.small]}")
    turn = str(position.player) if position.player != NOBODY else "-"
    words = [f"turn:{turn} phase:{PHASE_NAMES[position.phase]}"]
    words += [f"spins:{position.spins}"] if position.spins else []
    words += [f"shown:{position.shown}"] if position.shown != NOTHING else []
    return " ; ".join([*sections, " ".join(words)])


def _write_seat(position: Adventures, seat: int) -> str:
    tables = position.tables
    names = _card_names(tables)
    is_so = (position.large == seat, position.fallen >> seat & 1, position.earned >> seat & 1)
    hand = [names[card] for card in position.hands[seat * PLACES : (seat + 1) * PLACES] if card != tables.empty]
    cards = slice(seat * tables.cards, (seat + 1) * tables.cards)
    first = seat * (tables.small + 1)
    words = [
        f"{seat} at:{position.space[seat]}",
        *(flag for flag, holds in zip(FLAGS, is_so, strict=True) if holds),
        f"hand:{','.join(hand) or '-'}",
        f"pile:{_write_counts(names, position.piles[cards])}",
        f"played:{_write_counts(names, position.played[cards])}",
        *([f"last:{_write_last(last)}"] if (last := last_of(position, seat)) else []),
        f"won:{_write_counts(_cookie_names(tables), position.won[first : first + tables.small])}",
        f"small:{position.won[first + tables.small]}",
    ]
    return " ".join(words)


def _write_last(move: PlayToMove | PlayToSpin) -> str:
    """Such as l3, rj4+ or l2s: the end of the hand, j for a Joker, the number, + with the +1, s for spins."""
    ending = "s" if isinstance(move, PlayToSpin) else "+" if move.plus_one else ""
    return f"{move.place[0]}{'j' if move.joker else ''}{move.number}{ending}"


def _write_counts(names: list[str], counts: Iterable[int]) -> str:
    pairs = zip(names, counts, strict=True)
    return ",".join(name if n == 1 else f"{name}x{n}" for name, n in pairs if n) or "-"


def _card_names(tables: Tables) -> list[str]:
    return ["j", *tables.card_names[1:]]


def _cookie_names(tables: Tables) -> list[str]:
    return [str(tables.points[kind]) for kind in range(tables.small)]


def read(notation: str, tables: Tables) -> Adventures:
    position = start(tables)
    seats: dict[int, dict[str, str]] = {seat: {} for seat in range(tables.seats)}
    table: dict[str, str] = {}
    for section in notation.split(";"):
        words = section.split()
        if words and words[0] in map(str, seats):
            _read_pairs(words[1:], SEAT_WORDS, seats[int(words[0])])
        else:
            _read_pairs(words, TABLE_WORDS, table)
    _read_place(position, table)
    for seat, pairs in seats.items():
        _read_pawn(position, seat, pairs)
        _read_cards(position, seat, pairs)
        _read_last(position, seat, pairs.get("last"))
    _read_cookies(position, seats, table)
    validate(position)
    return position


def _read_pairs(words: list[str], known: tuple[str, ...], pairs: dict[str, str]) -> None:
    for word in words:
        name, colon, value = word.partition(":")
        if name not in known or name in pairs or (name in FLAGS) == bool(colon):
            raise BadSetup("notation-word", word=word)
        pairs[name] = value


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 5 and int(word) <= most):
        raise BadSetup("notation-word", word=word)
    return int(word)


def _items(value: str, names: list[str]) -> list[int]:
    """A value such as 3,4x2,j as indices of its names."""
    found: list[int] = []
    for word in value.split(",") if value != "-" else ():
        name, times, count = word.partition("x")
        if name not in names:
            raise BadSetup("notation-word", word=word)
        found += [names.index(name)] * (_number(count, 999) if times else 1)
    return found


def _counts(value: str, names: list[str]) -> list[int]:
    items = _items(value, names)
    return [items.count(item) for item in range(len(names))]


def _read_place(position: Adventures, table: dict[str, str]) -> None:
    """Whose turn it is and what comes next; without words seat 0 plays a card."""
    tables = position.tables
    phase = table.get("phase", "play")
    if phase not in PHASE_NAMES:
        raise BadSetup("notation-word", word=phase)
    position.phase = PHASE_NAMES.index(phase)
    turn = table.get("turn", "-" if position.phase in (FIRST_COOKIE, STARTER, ENDED) else "0")
    position.player = NOBODY if turn == "-" else _number(turn, tables.seats - 1)
    position.spins = _number(table.get("spins", "0"), tables.most)
    position.shown = _number(table["shown"], tables.spaces - 1) if "shown" in table else NOTHING
    if position.phase in (PLAY, CHOOSE, AT_TEA):
        position.actor = position.player
    else:
        position.actor = OVER if position.phase == ENDED else LUCK


def _read_pawn(position: Adventures, seat: int, pairs: dict[str, str]) -> None:
    tables = position.tables
    position.space[seat] = _number(pairs["at"], tables.spaces - 1) if "at" in pairs else tables.tea_party
    if "large" in pairs:
        if position.large != NOBODY:
            raise BadSetup("notation-large", texts=__package__)
        position.large = seat
    position.fallen |= ("fallen" in pairs) << seat
    position.earned |= ("may-walk-out" in pairs) << seat


def _read_cards(position: Adventures, seat: int, pairs: dict[str, str]) -> None:
    """Without words nothing is played, the hand holds the lowest cards, the pile the rest; at the end all is played."""
    tables = position.tables
    names = _card_names(tables)
    played = _counts(pairs.get("played", "-"), names)
    pile = _counts(pairs.get("pile", "-"), names)
    rest = [deck - a - b for deck, a, b in zip(tables.deck, played, pile, strict=True)]
    if "hand" in pairs:
        hand = _items(pairs["hand"], names)
    else:
        hand = [card for card in (*range(1, len(names)), 0) for _ in range(rest[card])][: _hand_size(position, seat)]
    for card in hand:
        rest[card] -= 1
    goes_on = "pile" not in pairs and position.phase != ENDED
    if goes_on or "played" not in pairs:
        into = pile if goes_on else played
        for card, count in enumerate(rest):
            into[card] += count
            rest[card] = 0
    if len(hand) > PLACES or any(rest) or min(played) < 0 or min(pile) < 0:
        raise BadSetup("notation-cards", texts=__package__, seat=seat)
    for place, card in enumerate(hand):
        position.hands[seat * PLACES + place] = card
    for card in range(tables.cards):
        position.piles[seat * tables.cards + card] = pile[card]
        position.played[seat * tables.cards + card] = played[card]


def _read_last(position: Adventures, seat: int, word: str | None) -> None:
    """In the middle of a turn the last card says by which number its player moves."""
    if word is None:
        return
    found = LAST.fullmatch(word)
    if found is None or not 1 <= int(found[3]) <= position.tables.most:
        raise BadSetup("notation-word", word=word)
    number, joker, plus_one = int(found[3]), bool(found[2]), found[4] == "+"
    place: Place = "left" if found[1] == "l" else "right"
    move = PlayToSpin(place, number, joker) if found[4] == "s" else PlayToMove(place, number, joker, plus_one)
    position.last[seat] = seat_moves(position.tables.most)[1][move]
    if seat == position.player and PLAY < position.phase < ENDED:
        position.number = number + plus_one


def _hand_size(position: Adventures, seat: int) -> int:
    """How many cards a seat holds now."""
    phase, size = position.phase, int(position.tables.hand)
    if phase in (FIRST_COOKIE, ENDED) or (phase == DEAL and seat >= position.player):
        return 0
    return size - 1 if phase > PLAY and seat == position.player else size


def _read_cookies(position: Adventures, seats: dict[int, dict[str, str]], table: dict[str, str]) -> None:
    """Without words the cheapest cookie left lies face up, and stack and pool hold the rest."""
    tables = position.tables
    names = _cookie_names(tables)
    small = tables.small
    rest = [int(count) for count in tables.cookies]
    for seat, pairs in seats.items():
        won = [*_counts(pairs.get("won", "-"), names), _number(pairs.get("small", "0"), 999)]
        for kind, count in enumerate(won):
            position.won[seat * (small + 1) + kind] = count
            rest[kind] -= count
    stack = [*_counts(table.get("stack", "-"), names), _number(table.get("pool", "0"), 999)]
    rest = [all_ - count for all_, count in zip(rest, stack, strict=True)]
    if "up" in table:
        up = _items(table["up"], names)
    else:
        lies = position.phase not in (FIRST_COOKIE, TURN_UP, TURN_UP_LAST)
        up = [kind for kind in range(small) if rest[kind] > 0][:1] if lies else []
    for kind in up:
        rest[kind] -= 1
    for kind in range(small + 1):
        if ("pool" if kind == small else "stack") not in table:
            stack[kind], rest[kind] = rest[kind], 0
        position.left[kind] = stack[kind]
    if len(up) > 1 or any(rest) or min(stack) < 0:
        raise BadSetup("notation-cookies", texts=__package__)
    position.face_up = up[0] if up else NOTHING
    position.stack = sum(stack[:small])
