"""Positions of Tea for Two as short text, for tests, records and people.

`stack king 2 1 mission:cakes ; 0 deck cat1 mouse1:2 ; 0 discard king1 alice2 ; 0 destroyed rest ; 1 cakes:3 flamingo ;
rabbits:5 watch:2 round:4 phase:act`: the stars of each stack from the top, what each seat owns with discard piles from
the top, and the state of the match. Defaults are as after setup, without cakes; `rest` stands for all cards that are
named nowhere.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from curiouser.engine.errors import BadSetup
from curiouser.engine.position import LUCK, OVER
from curiouser.games.tea_for_two.numbers import (
    ACT,
    CAKES,
    CHARACTER_NAMES,
    CHOOSE_GIFT,
    DECK,
    DESTROYED,
    DISCARD,
    DRAW_OWN,
    ENDED,
    EXECUTE,
    GUARD,
    GUARD_DRAWS,
    HOURGLASSES,
    MISSION_NAMES,
    PHASE_NAMES,
    PICK_DISCARDED,
    PICK_STACK,
    POINT,
    RABBITS_END,
    REVEAL,
    ROW,
    STACKS_END,
    STARS,
    SUPPLY,
    WIND,
)
from curiouser.games.tea_for_two.rounds import compare
from curiouser.games.tea_for_two.rules import TeaForTwo, start
from curiouser.games.tea_for_two.state import Tables
from curiouser.games.tea_for_two.view import View, view
from curiouser.native import i64, vec

Said: TypeAlias = dict[tuple[Any, ...], Any]
CARD = re.compile(r"([a-z]+[0-9])(?::([0-9]{1,2}))?")
THINGS = {"stars": STARS, "cakes": CAKES, "hourglasses": HOURGLASSES}
PILES = ("deck", "discard", "destroyed")
CHAINS = ("action", "watch")
MAX_NUMBER = 9999


def write(position: TeaForTwo) -> str:
    shown = view(position)
    sections = [_stack(position, stack) for stack in range(position.tables.stacks)]
    for seat, player in enumerate(shown.players):
        sections.append(" ".join([f"{seat} deck", *_counted(player.deck)]))
        sections.append(" ".join([f"{seat} discard", *player.discard]))
        sections.append(" ".join([f"{seat} destroyed", *_counted(player.destroyed)]))
        things = [f"{name}:{getattr(player, name)}" for name in THINGS]
        sections.append(" ".join([str(seat), *things, *(["flamingo"] if player.flamingo else [])]))
    return " ; ".join([*sections, _place(shown)])


def _stack(position: TeaForTwo, stack: int) -> str:
    shown = view(position).stacks[stack]
    mission = [] if shown.mission is None else [f"mission:{shown.mission}"]
    return " ".join(["stack", shown.character, *(card[-1] for card in shown.cards), *mission])


def _counted(cards: Mapping[str, int]) -> list[str]:
    return [name if count == 1 else f"{name}:{count}" for name, count in cards.items()]


def _place(shown: View) -> str:
    words = [f"rabbits:{shown.rabbits}"]
    words += [] if shown.hand is None else [f"watch:{shown.hand}"]
    words += [f"round:{shown.round}", f"phase:{shown.phase}", f"pending:{shown.pending}"]
    words += [] if shown.winner is None else [f"winner:{shown.winner}", f"chain:{CHAINS[shown.winding]}"]
    words += ["resolved:" + ",".join(map(str, shown.resolved))] if shown.resolved else []
    return " ".join([*words, *(["last-round"] if shown.last_round else [])])


def read(notation: str, tables: Tables) -> TeaForTwo:
    said = _said(notation, tables)
    phase = said.get(("phase",), REVEAL)
    position = _set_up(said, tables) if phase < REVEAL else _build(said, phase, tables)
    everything = _said(write(position), tables)
    unsaid = (("rest",), said.get(("rest",)))
    if any(everything.get(key) != value for key, value in said.items() if key not in unsaid):
        raise _misplaced()
    return position


def _misplaced() -> BadSetup:
    return BadSetup("notation-place", texts=__package__)


def _said(notation: str, tables: Tables) -> Said:
    """Every single thing that a notation says."""
    said: Said = {}
    for words in filter(None, (section.split() for section in notation.split(";"))):
        if words[0] == "stack":
            _read_stack(said, words[1:], tables)
        elif words[0] not in ("0", "1"):
            _read_place(said, words, tables)
        elif len(words) > 1 and words[1] in PILES:
            _read_pile(said, ("pile", int(words[0]), words[1]), words[2:], tables)
        else:
            _read_things(said, int(words[0]), words[1:])
    return said


def _read_stack(said: Said, words: list[str], tables: Tables) -> None:
    names = [CHARACTER_NAMES[character] for character in tables.stack_characters]
    if not words or words[0] not in names:
        raise BadSetup("notation-word", word=" ".join(["stack", *words[:1]]))
    stack = names.index(words[0])
    faces = [MISSION_NAMES[mission] for mission in tables.faces]
    cards = []
    for word in words[1:]:
        mission = word.removeprefix("mission:")
        if mission == word:
            cards += _kinds(words[0] + word, tables)
        elif mission in faces:
            said["mission", stack] = faces.index(mission)
        else:
            raise BadSetup("notation-word", word=word)
    said["stack", stack] = tuple(cards)


def _read_pile(said: Said, pile: tuple[str, int, str], words: list[str], tables: Tables) -> None:
    """The discard pile has an order; the deck and the destroyed cards have none."""
    is_ordered = pile[2] == "discard"
    if "rest" in words and not is_ordered:
        said["rest",] = pile
        words = [word for word in words if word != "rest"]
    kinds = [kind for word in words for kind in _kinds(word, tables)]
    said[pile] = tuple(kinds if is_ordered else sorted(kinds))


def _kinds(word: str, tables: Tables) -> list[int]:
    """The cards of a word such as king2 or mouse1:2."""
    found = CARD.fullmatch(word)
    if found is None or found[1] not in tables.kind_names:
        raise BadSetup("notation-word", word=word)
    return [tables.kind_names.index(found[1])] * int(found[2] or 1)


def _read_things(said: Said, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, value = word.partition(":")
        if word == "flamingo":
            said["flamingo",] = seat
        elif name in THINGS:
            said["thing", seat, name] = _number(word, value, MAX_NUMBER)
        else:
            raise BadSetup("notation-word", word=word)


def _read_place(said: Said, words: list[str], tables: Tables) -> None:
    most = {"rabbits": tables.rabbits, "watch": tables.spaces, "round": MAX_NUMBER, "pending": MAX_NUMBER, "winner": 1}
    for word in words:
        name, _, value = word.partition(":")
        if name in most:
            said[name,] = _number(word, value, most[name])
        elif name == "phase" and value in PHASE_NAMES:
            said[name,] = PHASE_NAMES.index(value)
        elif name == "chain" and value in CHAINS:
            said[name,] = CHAINS.index(value)
        elif name == "resolved":
            spaces = {_number(word, space, tables.spaces) for space in value.split(",")}
            said[name,] = sum(1 << space for space in spaces) >> 1
        elif word == "last-round":
            said[word,] = 1
        else:
            raise BadSetup("notation-word", word=word)


def _number(word: str, value: str, most: int) -> int:
    if not (value.isdecimal() and value.isascii() and len(value) <= 4 and int(value) <= most):
        raise BadSetup("notation-word", word=word)
    return int(value)


def _set_up(said: Said, tables: Tables) -> TeaForTwo:
    """Before the first round luck's moves are played again."""
    position = start(tables)
    for stack in range(tables.stacks):
        if ("mission", stack) in said:
            _resolve_chance(position, tables.first_mission + said["mission", stack])
    for stack in range(tables.stacks):
        for kind in said.get(("stack", stack), ()):
            _resolve_chance(position, tables.first_lay + kind)
    if ("flamingo",) in said:
        _resolve_chance(position, tables.first_flamingo + said["flamingo",])
    return position


def _resolve_chance(position: TeaForTwo, number: int) -> None:
    if dict(zip(position.legal(), position.weights(), strict=True)).get(number, 0) == 0:
        raise _misplaced()
    position.play(number)


def _build(said: Said, phase: int, tables: Tables) -> TeaForTwo:
    position = start(tables)
    position.phase = phase
    position.round = said.get(("round",), 1)
    position.flamingo = said.get(("flamingo",), 0)
    position.hand = said.get(("watch",), 1) - 1
    position.lacked = said.get(("last-round",), 0)
    position.winding = said.get(("chain",), 0)
    position.resolved = said.get(("resolved",), 0)
    _put_missions(position, said)
    _put_tokens(position, said)
    _put_cards(position, said)
    _put_pending(position, said)
    _put_winner(position, said)
    if not _is_valid(position):
        raise _misplaced()
    return position


def _put_missions(position: TeaForTwo, said: Said) -> None:
    """Stacks of which nothing is said get the first tiles that are left, with their first side."""
    given = {stack: said["mission", stack] for stack in range(position.tables.stacks) if ("mission", stack) in said}
    tiles = [face // 2 for face in given.values()]
    left = [2 * tile for tile in range(position.tables.stacks) if tile not in tiles]
    if len(set(tiles)) < len(tiles):
        raise BadSetup("notation-missions", texts=__package__)
    for stack in range(position.tables.stacks):
        position.missions[stack] = given[stack] if stack in given else left.pop(0)


def _put_tokens(position: TeaForTwo, said: Said) -> None:
    for seat in (0, 1):
        for name, thing in THINGS.items():
            position.held[seat * ROW + thing] = said.get(("thing", seat, name), 0)
    for thing in (CAKES, HOURGLASSES):
        position.held[SUPPLY + thing] -= position.held[thing] + position.held[ROW + thing]
        if position.held[SUPPLY + thing] < 0:
            raise BadSetup("notation-tokens", texts=__package__)


def _put_cards(position: TeaForTwo, said: Said) -> None:
    """T1: every card of the box lies somewhere, and a start card never gets to the other player."""
    tables = position.tables
    kinds = range(tables.kinds)
    stacks = [list(said.get(("stack", stack), _full_stack(tables, stack))) for stack in range(tables.stacks)]
    piles = {(seat, pile): list(said.get(("pile", seat, pile), ())) for seat in (0, 1) for pile in PILES}
    for seat in (0, 1):
        if ("pile", seat, "deck") not in said:
            spare = [tables.start_deck[kind] - piles[seat, "discard"].count(kind) for kind in kinds]
            piles[seat, "deck"] = [kind for kind in kinds for _ in range(spare[kind])]
    lying = [kind for cards in (*stacks, *piles.values()) for kind in cards]
    missing = [tables.box[kind] - lying.count(kind) for kind in kinds]
    position.rabbits = said.get(("rabbits",), max(0, missing[tables.rabbit]))
    missing[tables.rabbit] -= position.rabbits
    if ("rest",) in said:
        _, seat, pile = said["rest",]
        piles[seat, pile] += [kind for kind in kinds for _ in range(missing[kind])]
        missing = [min(0, count) for count in missing]
    for kind in kinds:
        owned = [(piles[seat, "deck"] + piles[seat, "discard"]).count(kind) for seat in (0, 1)]
        if missing[kind] != 0 or max(owned) > tables.box[kind] - tables.start_deck[kind]:
            raise BadSetup("notation-count", texts=__package__, card=tables.kind_names[kind])
    _lay(position, stacks)
    for seat in (0, 1):
        _give(position, seat, piles[seat, "deck"], piles[seat, "discard"], piles[seat, "destroyed"])


def _full_stack(tables: Tables, stack: int) -> Iterable[int]:
    return [
        kind - tables.first_lay for kind in tables.lays[stack] for _ in range(tables.board[kind - tables.first_lay])
    ]


def _lay(position: TeaForTwo, stacks: list[list[int]]) -> None:
    """T4: each stack ends where its last place is."""
    tables = position.tables
    for stack, cards in enumerate(stacks):
        position.tops[stack] = tables.stack_ends[stack] - len(cards)
        for place, kind in enumerate(cards, start=int(position.tops[stack])):
            position.stacked[place] = kind
    position.loose = vec[i64]([0] * tables.kinds)


def _give(position: TeaForTwo, seat: int, deck: list[int], discard: list[int], destroyed: list[int]) -> None:
    tables = position.tables
    for kind in range(tables.kinds):
        position.decks[seat * tables.kinds + kind] = deck.count(kind)
        position.destroyed[seat * tables.kinds + kind] = destroyed.count(kind)
    for place, kind in enumerate(reversed(discard), start=seat * int(tables.room)):
        position.discards[place] = kind
    for thing, cards in ((DECK, deck), (DISCARD, discard), (DESTROYED, destroyed)):
        position.held[seat * ROW + thing] = len(cards)


def _put_pending(position: TeaForTwo, said: Said) -> None:
    tables = position.tables
    most = {REVEAL: 2, GUARD_DRAWS: tables.amounts[GUARD], EXECUTE: 1, DRAW_OWN: tables.draw_amount}
    wanted = most.get(position.phase, 0)
    position.pending = said.get(("pending",), wanted)
    if not min(1, wanted) <= position.pending <= wanted:
        raise _misplaced()


def _put_winner(position: TeaForTwo, said: Said) -> None:
    """T6: in the middle of a turn whose it is must be said, or it is seat 0's; before it the cards tell."""
    position.actor = LUCK if position.phase < ACT else OVER
    if position.phase in (REVEAL, ENDED):
        return
    if position.phase != ACT:
        position.winner = said.get(("winner",), 0)
    elif position.held[DISCARD] > 0 and position.held[ROW + DISCARD] > 0:
        compare(position)
    if position.phase >= ACT:
        position.actor = position.winner


def _is_valid(position: TeaForTwo) -> bool:
    """Whether a match could stand like that, with somebody to move who has a move."""
    phase = position.phase
    winner = position.winner
    is_last = position.lacked == 1 or position.count_empty() >= position.tables.empty_stacks
    if phase == ENDED:
        position.ending = STACKS_END if position.count_empty() >= position.tables.empty_stacks else RABBITS_END
        return is_last and position.round > 0 and position.winding == position.resolved == 0
    decks = [position.held[DECK] > 0, position.held[ROW + DECK] > 0]
    discards = [position.held[DISCARD] > 0, position.held[ROW + DISCARD] > 0]
    if phase == REVEAL:
        able = decks[1] and (decks[0] if position.pending == 2 else discards[0])
    elif phase < ACT:
        able = decks[position.source()]
    elif phase == PICK_STACK:
        able = position.count_empty() < position.tables.stacks
    elif phase == PICK_DISCARDED:
        able = discards[winner]
    elif phase == WIND:
        able = position.held[winner * ROW + HOURGLASSES] > 0
    else:
        able = phase in (CHOOSE_GIFT, POINT) or all(discards)
    is_between = phase in (REVEAL, ACT, WIND)
    fresh = position.winding == position.resolved == 0 if is_between else True
    return able and fresh and position.round > 0 and not (is_last and phase in (REVEAL, ACT))
