"""Positions of Tea Time as short text, for tests, records and people.

`hatter cat* . / rabbit* . alice ; 0 cat*:2 queen ; 1 ; pile cat:5 ; round:2 turn:3 to-move:0`: the grid by rows, a star
for the mirror side, a dot for an empty cell (omitted rows and cells are empty); then what each seat holds, the pile,
and the state of the match. By default the pile has every card that isn't visible.
"""

import re

from curiouser.engine.errors import BadSetup
from curiouser.engine.position import LUCK, OVER
from curiouser.engine.text import text
from curiouser.games.tea_time.rules import ALICE, CHARACTER_NAMES, CHARACTERS, COLUMNS, NOBODY, Tables, TeaTime, start
from curiouser.games.tea_time.view import grid

CARD = re.compile(r"([a-z]+)(\*?)(?::(\d{1,3}))?")
SEAT = re.compile("[0-9]{1,3}")
WHO = {"luck": LUCK, "over": OVER}


def write(position: TeaTime) -> str:
    sections = [" / ".join(" ".join(row) for row in grid(position))]
    for seat in range(position.seats):
        held = position.held[seat * COLUMNS : seat * COLUMNS + CHARACTERS]
        counts = zip(CHARACTER_NAMES, map(int, held), strict=True)
        cards = [f"{name}{'*' if n < 0 else ''}:{abs(n)}" for name, n in counts if n]
        sections.append(" ".join([str(seat), *cards, *(["alice"] if position.alice == seat else [])]))
    sections.append(
        " ".join(["pile", *(f"{name}:{n}" for name, n in zip(CHARACTER_NAMES, position.left, strict=True))])
    )
    names = {number: name for name, number in WHO.items()}
    to_move = names.get(position.actor, str(position.actor))
    sections.append(f"round:{position.round} turn:{position.turn} to-move:{to_move}")
    return " ; ".join(sections)


def read(notation: str, tables: Tables) -> TeaTime:
    position = start(tables)
    layout, *sections = (section.split() for section in notation.split(";"))
    place = {"round": 1, "turn": 1, "to-move": 0}
    piled = False
    for words in filter(None, sections):
        if words[0] == "pile":
            piled = True
            for card in words[1:]:
                character, _, count = _card(card)
                position.left[character] = count
        elif SEAT.fullmatch(words[0]):
            _hold(position, words)
        else:
            place |= _place(words, tables)
    position.round, position.turn, position.actor = place["round"], place["turn"], place["to-move"]
    lying = _lay_out(position, layout)
    if not piled:
        for character in range(CHARACTERS):
            position.left[character] = tables.copies - _count_in_sight(position, lying, character)
    position.pile = sum(position.left)
    _check(position, lying)
    return position


def _card(word: str) -> tuple[int, int, int]:
    """Character, side and count of a word such as cat*:2."""
    found = CARD.fullmatch(word)
    if found is None or found[1] not in CHARACTER_NAMES:
        raise BadSetup("notation-word", word=word)
    return CHARACTER_NAMES.index(found[1]), -1 if found[2] else 1, int(found[3] or 1)


def _hold(position: TeaTime, words: list[str]) -> None:
    seat = int(words[0])
    if seat >= position.seats:
        raise BadSetup("notation-word", word=words[0])
    for card in words[1:]:
        if card == "alice":
            if position.alice != NOBODY:
                raise BadSetup("notation-alice", texts=__package__)
            position.alice = seat
        else:
            character, side, count = _card(card)
            position.held[seat * COLUMNS + character] = side * count


def _place(words: list[str], tables: Tables) -> dict[str, int]:
    place = {}
    most = {"round": tables.rounds, "turn": tables.cells + 1, "to-move": tables.seats - 1}
    for word in words:
        name, _, value = word.partition(":")
        number = WHO.get(value, int(value) if value.isdecimal() and value.isascii() and len(value) < 4 else None)
        if name not in most or number is None or number > most[name] or (number < 0 and name != "to-move"):
            raise BadSetup("notation-word", word=word)
        place[name] = number
    return place


def _lay_out(position: TeaTime, layout: list[str]) -> int:
    """Put the cards on the grid; says which cells are occupied."""
    tables = position.tables
    lying = row = column = 0
    for word in layout:
        if word == "/":
            row, column = row + 1, 0
            continue
        if row >= tables.rows or column >= tables.columns:
            raise BadSetup("notation-grid", texts=__package__, rows=tables.rows, columns=tables.columns)
        cell = row * tables.columns + column
        column += 1
        if word == ".":
            continue
        lying |= 1 << cell
        if word == "alice":
            if position.alice != NOBODY or ALICE in position.grid:
                raise BadSetup("notation-alice", texts=__package__)
            position.grid[cell] = ALICE
        else:
            character, side, count = _card(word)
            if count != 1 or side != tables.sign[cell]:
                raise BadSetup("notation-side", texts=__package__, cell=tables.cell_names[cell])
            position.grid[cell] = character
    return lying


def _count_in_sight(position: TeaTime, lying: int, character: int) -> int:
    on_grid = sum(lying >> cell & 1 and position.grid[cell] == character for cell in range(position.tables.cells))
    return on_grid + sum(abs(int(position.held[seat * COLUMNS + character])) for seat in range(position.seats))


def _check(position: TeaTime, lying: int) -> None:
    """A position that could be: pairs left two by two (G11), Alice is somewhere (G22), and somebody can move."""
    tables = position.tables
    for character, name in enumerate(CHARACTER_NAMES):
        gone = tables.copies - position.left[character] - _count_in_sight(position, lying, character)
        if position.left[character] < 0 or gone < 0 or gone % 2:
            raise BadSetup("notation-count", texts=__package__, character=text("character", character=name))
    alice_lies = any(lying >> cell & 1 and position.grid[cell] == ALICE for cell in range(tables.cells))
    if position.actor == LUCK:
        position.dealt = lying.bit_length()
        begun = position.round > 0
        fits = lying & (lying + 1) == 0 and position.dealt < tables.cells and begun == (position.alice != NOBODY)
        fits = fits and not alice_lies and sum(position.left) > 0
    elif position.actor == OVER:
        fits = lying == 0 and position.alice != NOBODY and position.round == tables.rounds
    else:
        position.occupied = lying
        early = position.turn <= 2
        fits = lying > 0 and position.turn > 0 and position.round > 0 and (not early or lying + 1 == 1 << tables.cells)
        fits = (
            fits
            and alice_lies == (position.alice == NOBODY)
            and (position.turn > 1 or position.alice == position.actor)
        )
    to_deal = tables.rounds - position.round + (position.actor == LUCK and position.round > 0)
    if not fits or sum(position.left) + position.dealt < to_deal * tables.cells:
        raise BadSetup("notation-place", texts=__package__)
