"""What never changes in a match: the cards, numbers and words of one table. All copies of a position share it."""

from functools import lru_cache

import msgspec

from curiouser.engine.edition import EDITIONS
from curiouser.games.wordland import words
from curiouser.games.wordland.edition import Edition
from curiouser.games.wordland.options import WordlandOptions
from curiouser.games.wordland.words import COLOURS, Language, Topic

CHARACTERS = ("queen", "rabbit", "cat", "twins", "caterpillar", "alice", "two", "hatter")
SECRET_COLOURS = {"queen": "red", "rabbit": "purple"}
LETTER_RULES = {"blue": "W7", "purple": "W7", "green": "W20", "red": "W50"}
FEW = 3  # players without Alice and the Caterpillar


class Box(msgspec.Struct, frozen=True):
    rules: int  # their version
    seats: int
    options: WordlandOptions
    language: Language
    turn_ms: int
    points: tuple[int, ...]  # of the scoring cards, from card 1
    tokens: dict[str, int]  # by character: time tokens at the start of a round
    topics: dict[str, Topic]
    letters: dict[str, tuple[str, ...]]  # by colour
    row: tuple[str, ...]  # colours of the letters that are turned up in a round
    characters: tuple[str, ...]  # that may take part; none in the basic game

    def left_of(self, seat: int) -> int:
        """Clockwise."""
        return (seat + 1) % self.seats


def row_of(options: WordlandOptions) -> tuple[str, ...]:
    """W7, W20, W32, W33, W50: the colours of the open letters."""
    if options.children != "no":
        return ("blue",) if options.children == "one-letter" else ()
    if options.madness:
        return ("blue", "purple", "green", "red", "purple")[: options.madness]
    return ("blue", "purple", "green") if options.advanced else ("blue", "purple")


def characters_of(options: WordlandOptions, seats: int) -> tuple[str, ...]:
    """W20, W44."""
    if not options.advanced:
        return ()
    return tuple(name for name in CHARACTERS if seats > FEW or name not in ("alice", "caterpillar"))


@lru_cache(EDITIONS)
def box_of(seats: int, options: WordlandOptions, edition_json: bytes, rules: int) -> Box:
    edition = msgspec.json.decode(edition_json, type=Edition)
    language = words.language(options.language)
    deck, topics = language.letter_cards, language.topics_under(rules)
    usual = edition.seconds.value.advanced if options.advanced else edition.seconds.value.basic
    return Box(
        rules=rules,
        seats=seats,
        options=options,
        language=language,
        turn_ms=(options.seconds or usual) * 1_000,
        points=edition.scoring.value[seats],
        tokens=msgspec.to_builtins(edition.time_tokens.value),
        topics={topic.id: topic for topic in topics if topic.children or options.children == "no"},
        letters={colour: tuple(card.letter for card in deck if card.colour == colour) for colour in COLOURS},
        row=row_of(options),
        characters=characters_of(options, seats),
    )
