"""Records of every kind, and ways to tamper with them, on which both verifiers must agree."""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, product
from pathlib import Path
from typing import Any, get_args

import msgspec
from playwright.sync_api import Page, expect

from curiouser.engine.errors import BadRecord, Problem
from curiouser.engine.game import Game, Setup, all_games
from curiouser.engine.luck import Dealer, SealedDealer, SeededDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record import Origin, Seal, Seed, link_of, read_records, verify, write_checkable, write_record
from curiouser.engine.rng import Rng, seeded
from curiouser.games.wordland.moves import DealCharacter, DrawLetter, TurnUpTopic

ENTROPY = ("drink me", "zjedz mnie")
PLAYERS = ("Hare", "Żółw", "Șoarece")
MOST = 3000  # moves in a match of chance
UNDO = 9  # one move in so many is taken back, where it may be
GAMES = ("adventures", "tea-for-two", "tea-time", "tic-tac-toe", "wordland")
ORIGINS = {9: Origin("same"), 10: Origin("new", 12)}  # now and then a match that went on from another one
VALUES: dict[str, list[Any]] = {"starter": [-1, 1], "first_queen": [-1, 2], "seconds": [0, 30], "characters": [""]}
Lines = list[dict[str, Any]]
Change = Callable[[Lines], None]


def game_named(name: str) -> Game[Any]:
    return next(each for each in all_games() if each.name == name)


def setup_by_chance(game: Game[Any], rng: Rng) -> Setup:
    """Any seat count, and any options that go together."""
    while True:
        seats = game.seat_counts[rng.below(len(game.seat_counts))]
        options = {}
        for field in msgspec.structs.fields(game.options):
            values = VALUES.get(field.name) or ([False, True] if field.type is bool else [*get_args(field.type)])
            if values:
                options[field.name] = values[rng.below(len(values))]
        try:
            setup = game.setup(seats, options)
            game.start(setup)
        except Problem:
            continue
        return setup


def record(name: str, number: int) -> str:
    """A match of chance: luck sealed or openly seeded, moves taken back, some unfinished or begun elsewhere."""
    game, rng = game_named(name), seeded(number, 7)
    match = Match(game, setup_by_chance(game, rng))
    seed = number.to_bytes(32, "big")
    is_sealed = number % 3 != 2
    dealer: Dealer = SealedDealer(seed, ENTROPY) if is_sealed else SeededDealer(seeded(number * 2**40, 5))
    luck = Seal(commitment(seed), ENTROPY) if is_sealed else Seed(number * 2**40, 5)
    origin = ORIGINS.get(number % 11)
    if origin is not None and origin.moves:
        play(match, SealedDealer(seed, ("elsewhere",)), rng, origin.moves, undo=0)
        origin = msgspec.structs.replace(origin, moves=len(match.history))
    play(match, dealer, rng, 40 if number % 17 == 16 else MOST)
    opened = seed if is_sealed else None
    if number % 13 == 12 and origin is None:
        return write_record(match, luck, PLAYERS[: match.setup.seats], opened)
    return write_checkable(match, luck, PLAYERS[: match.setup.seats], opened, origin)


def record_without_words() -> str:
    """Of a match that goes on, under a seal to which nobody has added anything."""
    game, seed = game_named("tea-time"), bytes(32)
    match = Match(game, game.setup(2))
    play(match, SealedDealer(seed, ()), seeded(1), 40)
    return write_checkable(match, Seal(commitment(seed)), PLAYERS[:2], None)


def play(match: Match, dealer: Dealer, rng: Rng, most: int, undo: int = UNDO) -> None:
    for _ in range(most):
        if not match.actors:
            return
        actor = match.actors[rng.below(len(match.actors))]
        if actor == LUCK:
            match.play(LUCK, dealer.deal(match.game.chances(match.position)))
        elif moves := match.game.examples(match.position, actor, rng):
            try_move(match, actor, moves[rng.below(len(moves))])
            if undo and match.can_undo(actor) and rng.below(undo) == 0:
                match.undo(actor)


def try_move(match: Match, actor: int, move: Any) -> None:
    """Examples of open moves may be refused."""
    try:
        match.play(actor, move)
    except Problem:
        return


def relinked(lines: Lines) -> str:
    """The lines with all links made anew, as a careful cheat would."""
    written, link = [], ""
    for line in lines:
        body = msgspec.json.encode({name: value for name, value in line.items() if name != "link"})
        link = link_of(link, body)
        written.append(body[:-1].decode() + f',"link":"{link}"}}')
    return "\n".join(written) + "\n"


def joined(lines: Lines) -> str:
    """The lines with the links they have."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def moves(lines: Lines, *, by_luck: bool) -> Lines:
    return [line for line in lines if line["line"] == "move" and (line["actor"] == "luck") is by_luck]


def draws(lines: Lines) -> Lines:
    """Where luck could have done something else, and says so: not from a deck that only the rules know, made anew."""
    decks: dict[Any, int] = {}
    found = []
    for line in lines:
        chances, owner = line.get("chances", ()), (line.get("move") or {}).get("seat")
        if len(chances) > 1 and decks.get(owner) != 1:
            found.append(line)
        if chances and line["move"]["type"] == "TurnOver":
            decks[owner] = sum(weight for _, weight in chances)
    return found


def middle(lines: Lines) -> dict[str, Any]:
    return lines[len(lines) // 2]


def another_draw(lines: Lines) -> None:
    line = middle(draws(lines))
    line["move"] = next(move for move, _ in line["chances"] if move != line["move"])


def heavier_chance(lines: Lines) -> None:
    line = middle(draws(lines))
    next(each for each in line["chances"] if each[0] != line["move"])[1] += 1_000_000


def lighter_chances(lines: Lines) -> None:
    """Nothing but what was drawn."""
    line = middle(draws(lines))
    line["chances"] = [each for each in line["chances"] if each[0] == line["move"]]


def impossible_draw(lines: Lines) -> None:
    line = middle(draws(lines))
    line["chances"] = [each for each in line["chances"] if each[0] != line["move"]]


def other_seed(lines: Lines) -> None:
    if lines[0]["luck"]["type"] == "seeded":
        lines[0]["luck"]["seed"] += 1
    elif lines[-1]["line"] == "end":
        lines[-1]["opened"] = "00" * 31 + "ff"


def other_seal(lines: Lines) -> None:
    if "commitment" in lines[0]["luck"]:
        lines[0]["luck"]["commitment"] = "00" * 32


def other_entropy(lines: Lines) -> None:
    if "entropy" in lines[0]["luck"]:
        lines[0]["luck"]["entropy"] = ["eat me"]


def missing_line(lines: Lines) -> None:
    del lines[len(lines) // 2]


def swapped_lines(lines: Lines) -> None:
    half = len(lines) // 2
    lines[half], lines[half - 1] = lines[half - 1], lines[half]


def foreign_seat(lines: Lines) -> None:
    middle(moves(lines, by_luck=False))["actor"] = lines[0]["seats"]


def foreign_undo(lines: Lines) -> None:
    """Somebody takes back what luck did, or the first move of all."""
    before = 1 + next((n for n, line in enumerate(lines[1:]) if line.get("actor") == "luck"), -1)
    lines.insert(before + 1, {"line": "undo", "n": 0, "seat": 0})
    number(lines)


def number(lines: Lines) -> None:
    for n, line in enumerate(lines):
        if "n" in line:
            line["n"] = n


def cut_line(text: str) -> str:
    """In the middle of a line."""
    lines = text.splitlines(keepends=True)
    half = len(lines) // 2
    return "".join(lines[:half]) + lines[half][: len(lines[half]) // 2]


def cut_off(text: str) -> str:
    """At the end of a line: a match that was not finished."""
    lines = text.splitlines(keepends=True)
    return "".join(lines[: 1 + len(lines) // 2])


def changed_link(text: str) -> str:
    lines = text.splitlines()
    half = len(lines) // 2
    digit = "1" if lines[half][-3] == "0" else "0"
    return "\n".join([*lines[:half], lines[half][:-3] + digit + lines[half][-2:], *lines[half + 1 :]]) + "\n"


def other_move(lines: Lines) -> None:
    """A number or a word of somebody's move is another one."""
    line = middle(moves(lines, by_luck=False))
    name = next((each for each in line["move"] if each != "type"), "type")
    line["move"][name] = 1 if line["move"][name] == 0 else 0


def other_points(lines: Lines) -> None:
    lines[-1].get("outcome", {"scores": [0]})["scores"][0] += 1000


def other_places(lines: Lines) -> None:
    """Everybody has won."""
    outcome = lines[-1].get("outcome", {"places": []})
    outcome["places"] = [1] * len(outcome["places"])


def missing_points(lines: Lines) -> None:
    lines[-1].get("outcome", {"scores": [0]})["scores"].pop()


# What nobody needs the rules for: both find it, in the same line.
FORGERIES: list[Change] = [
    another_draw,
    heavier_chance,
    lighter_chances,
    impossible_draw,
    other_seed,
    other_seal,
    other_entropy,
    missing_line,
    swapped_lines,
    foreign_seat,
    foreign_undo,
    missing_points,
]
# What only the rules can find, once the links are made anew.
RULED: list[Change] = [other_move, other_points, other_places]
# What takes the rules too where a record does not say what luck drew from, or its seal is not open yet.
DEALT: list[Change] = [other_seed, other_entropy, another_draw]
DAMAGES: list[Callable[[str], str]] = [cut_line, cut_off, changed_link]


def is_open(text: str) -> bool:
    first, *_, last = (json.loads(line) for line in text.splitlines())
    return bool(first["luck"]["type"] == "seeded" or last["line"] == "end")


def tampered(text: str) -> dict[str, tuple[str, bool]]:
    """Copies of a record that were tampered with, by what was done; and whether it takes the rules to see it."""
    found = {damage.__name__: (damage(text), False) for damage in DAMAGES}
    ruled = RULED if '"chances":' in text and is_open(text) else [*RULED, *DEALT]
    for change, (way, write) in product([*FORGERIES, *RULED], {"": joined, "relinked ": relinked}.items()):
        lines = [json.loads(line) for line in text.splitlines()]
        try:
            change(lines)
        except (IndexError, StopIteration):
            continue  # nothing of that kind is in this record
        found[way + change.__name__] = write(lines), write is relinked and change in ruled
    return found


def by_python(text: str) -> int:
    """The line of the first fault, 0 for none."""
    try:
        for each in read_records(text.removesuffix("\n").split("\n")):
            verify(each)
    except BadRecord as bad:
        return bad.line
    return 0


def by_page(page: Page, file: Path, texts: Sequence[str]) -> list[int]:
    """The same for each of these records, by the page; lines are counted in each from 1."""
    file.write_text("".join(text if text.endswith("\n") else f"{text}\n" for text in texts), encoding="utf-8")
    articles = page.locator("article")
    if not page.url.endswith("/check") or articles.count():
        page.goto("/check")
    page.set_input_files("input[type=file]", file)
    expect(articles).to_have_count(len(texts))
    found = articles.evaluate_all("all => all.map(each => Number(each.dataset.line))")
    starts = accumulate((max(1, text.removesuffix("\n").count("\n") + 1) for text in texts), initial=0)
    return [line and line - start for line, start in zip(found, starts, strict=False)]


ONLY_FIRST = ("PlaceMission", "TurnOver")  # later ones depend on what was played


def full_piles(name: str) -> dict[str, set[str]]:
    """What luck can draw where a pile is begun, by the kind of draw, for any number of seats."""
    found: dict[str, set[str]] = {}
    for match in openings(name):
        begun, met = set(), set()
        for line in map(json.loads, write_checkable(match, None, (), None).splitlines()):
            if line.get("actor") != "luck":
                continue
            kind, left = line["move"]["type"], [[move, weight] for move, weight in line["chances"]]
            key, owner = (kind, digest(left)), (kind, line["move"].get("seat"))
            if key not in begun and (kind not in ONLY_FIRST or owner not in met):
                found.setdefault(kind, set()).add(key[1])
            met.add(owner)
            next(each for each in left if each[0] == line["move"])[1] -= 1
            begun.add((kind, digest([each for each in left if each[1]])))
    return {kind: piles for kind, piles in found.items() if kind not in ("ChooseStarter", "ChooseQueen")}


def openings(name: str) -> Iterator[Match]:
    """Matches in which every pile is begun."""
    game = game_named(name)
    for seats in game.seat_counts:
        match = Match(game, game.setup(seats))
        play(match, SeededDealer(seeded(seats, 1)), seeded(seats, 2), MOST)
        yield match


def full_piles_of_words() -> dict[str, set[str]]:
    """The same for Wordland, whose piles are in the box: by language, with and without children, for few and many; and
    by rules version, as records of all of them are checked."""
    found: dict[str, set[str]] = {"TurnUpTopic": set(), "DrawLetter": set(), "DealCharacter": set()}
    now = game_named("wordland")
    variants: list[dict[str, Any]] = [{"advanced": True}, {"children": "one-letter"}]
    games = [game for version in range(1, now.version + 1) if (game := now.older(version)) is not None]
    for game, language, seats, more in product(games, ("en", "pl", "ro"), now.seat_counts, variants):
        box = game.start(game.setup(seats, {"language": language, **more})).box
        found["TurnUpTopic"].add(digest([[TurnUpTopic(topic), 1] for topic in box.topics]))
        found["DrawLetter"] |= {digest([[DrawLetter(each), 1] for each in pile]) for pile in box.letters.values()}
        if box.characters:
            dealt = [name for name in box.characters if name != "queen"]  # W44: that is the first Queen's
            found["DealCharacter"].add(digest([[DealCharacter(name), 1] for name in dealt]))
    return found


def digest(chances: list[Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(chances)).hexdigest()[:8]
