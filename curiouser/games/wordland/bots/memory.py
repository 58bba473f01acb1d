"""Which words of a topic a bot knows; more likely the first ones on the list, which everybody thinks of."""

from collections import Counter
from functools import lru_cache

from curiouser.engine.plan import mind
from curiouser.games.wordland.bots.skill import Skill
from curiouser.games.wordland.bots.time import happens
from curiouser.games.wordland.box import Box

NEIGHBOURS = 3


@lru_cache(1024)
def known(words: tuple[str, ...], knows: int, seed: int) -> tuple[str, ...]:
    """The same words for the same bot in a whole match."""
    rng, missing = mind(seed, "known", words[0], len(words)), 1000 - knows
    return tuple(word for place, word in enumerate(words) if happens(1000 - 2 * missing * place // len(words), rng))


def known_of(box: Box, topic: str, skill: Skill, seed: int) -> tuple[str, ...]:
    return known(box.topics[topic].words, skill.knows, seed)


@lru_cache(1024)
def akin(words: tuple[str, ...], others: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Words of the topics that share most with this one, and not of this one: what somebody says who has no better."""
    own = set(words)
    near = sorted(others, key=lambda other: (-len(own.intersection(other)), other))[:NEIGHBOURS]
    return tuple(dict.fromkeys(word for other in near for word in other if word not in own))


def hardly_fitting(box: Box, topic: str) -> tuple[str, ...]:
    words = box.topics[topic].words
    return akin(words, tuple(other.words for other in box.language.topics if other.words != words))


@lru_cache(16)
def uses(topics: tuple[tuple[str, ...], ...]) -> Counter[str]:
    """In how many topics a word is at home."""
    return Counter(word.casefold() for words in topics for word in words)


@lru_cache(1024)
def small(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word.casefold() for word in words)


def is_of_topic(box: Box, topic: str, phrase: str) -> bool:
    return phrase.casefold() in small(box.topics[topic].words)


def is_of_another(box: Box, phrase: str) -> bool:
    return uses(tuple(topic.words for topic in box.language.topics))[phrase.casefold()] > 0
