"""W1, W40: the topics and letter cards of a language, from the lexicon or from files of the same form."""

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from curiouser.engine.errors import BadSetup, Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.text import Text, text
from curiouser.games.wordland.words.spelling import Spelling

Colour = Literal["blue", "purple", "green", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "purple", "green", "red")  # from easy to very hard
LEXICON = resources.files("curiouser.games.wordland") / "lexicon"

T = TypeVar("T")


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`words` are for bots and hints; the rules never ask whether a phrase is among them (W12)."""

    id: str
    title: str
    words: tuple[str, ...]
    children: bool = False

    @property
    def said(self) -> str:
        """W47: the title as something somebody said; its capital letter makes it no name."""
        return self.title[:1].lower() + self.title[1:]


class LetterCard(msgspec.Struct, frozen=True):
    letter: str
    colour: Colour


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Literal["rulebook", "reconstructed", "changed"]
    blue: tuple[str, ...]
    purple: tuple[str, ...]
    green: tuple[str, ...]
    red: tuple[str, ...]


class Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    alphabet: str
    cards: Cards
    foreign: str = ""

    def deck(self) -> tuple[LetterCard, ...]:
        return tuple(LetterCard(letter, colour) for colour in COLOURS for letter in getattr(self.cards, colour))


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differed under earlier rules: other marks, and topics that others have taken the place of."""

    children: dict[str, bool] = {}
    replaced: dict[str, Topic] = {}  # by the id of the topic that is there now

    def topic(self, now: Topic) -> Topic:
        then = self.replaced.get(now.id, now)
        return msgspec.structs.replace(then, children=self.children.get(then.id, then.children))


class TopicFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topics: tuple[Topic, ...]


def load_letters(code: str, folder: Path | None = None) -> Letters:
    source = (LEXICON / code if folder is None else folder) / "letters.toml"
    letters = _read(source, Letters)
    deck = letters.deck()
    for card in deck:
        if len(card.letter) != 1 or card.letter not in letters.alphabet:
            raise _fault(source, text("pack-no-letter", letter=card.letter))
    if len({card.letter for card in deck}) < len(deck):
        raise _fault(source, text("pack-letter-twice"))
    for colour in COLOURS:
        if not getattr(letters.cards, colour):
            raise _fault(source, text("pack-no-colour", colour=colour))
    return letters


def load_earlier_topics(code: str, rules: int, topics: tuple[Topic, ...]) -> tuple[Topic, ...]:
    """As they were under earlier rules, so that the luck of a match played then draws from the same."""
    file = LEXICON / code / f"rules-{rules}.toml"
    return tuple(map(_read(file, Earlier).topic, topics)) if file.is_file() else topics


def load_topics(code: str, spelling: Spelling, folder: Path | None = None) -> tuple[Topic, ...]:
    source = (LEXICON / code if folder is None else folder) / "topics.toml"
    topics = _read(source, TopicFile).topics
    if len(topics) < 2:
        raise _fault(source, text("pack-few-topics"))
    if len({topic.id for topic in topics}) < len(topics):
        raise _fault(source, text("pack-topic-twice"))
    for topic in topics:
        reason = _fault_of(topic, spelling)
        if reason is not None:
            raise _fault(source, text("pack-topic", topic=topic.id, reason=reason))
    return topics


def _fault_of(topic: Topic, spelling: Spelling) -> Text | None:
    seen: set[str] = set()
    if not topic.words:
        return text("pack-no-words")
    for word in (topic.title, *topic.words):
        try:
            tidied = spelling.tidy(word)
        except Problem as problem:
            return text("pack-word", word=word, reason=problem.text)
        if tidied != word:
            return text("pack-untidy", word=word, tidy=tidied)
    for word in topic.words:
        if word.casefold() in seen:
            return text("pack-word-twice", word=word)
        seen.add(word.casefold())
    return None


def _read(source: Traversable, kind: type[T]) -> T:
    try:
        values: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
        return msgspec.convert(values, kind)
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("pack-unreadable", texts=__package__, file=source.name, reason=fault_of(error)) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup("pack-invalid", texts=__package__, file=source.name, reason=fault_of(error)) from None


def _fault(source: Traversable, reason: Text) -> BadSetup:
    return BadSetup("pack-fault", texts=__package__, file=source.name, reason=reason)
