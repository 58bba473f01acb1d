"""W1, W40: packs of topics and letters, those that ship with the game and inconsistent ones."""

from collections import Counter
from pathlib import Path

import pytest

from curiouser.engine.errors import BadSetup
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import COLOURS, LetterCard, language
from curiouser.games.wordland.words.pack import load_letters, load_topics
from curiouser.games.wordland.words.spelling import Spelling

# Phrases with a noun that is also on the topic's list by itself: whoever says the phrase may not say the noun after it.
# Words that come to mind first are listed all the same (spoon beside wooden spoon), but they stay few.
MOST_NOUNS_TWICE = 0.03


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_are_sixty_topics_with_sixty_words_and_enough_for_children(code: str) -> None:
    topics = language(code).topics
    assert len(topics) == 60
    assert min(len(topic.words) for topic in topics) >= 60
    assert sum(topic.children for topic in topics) >= 24


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_deck_has_25_letters_in_four_colours(code: str) -> None:
    deck = language(code).letter_cards
    assert Counter(card.colour for card in deck) == {"blue": 7, "purple": 7, "green": 6, "red": 5}
    assert len({card.letter for card in deck}) == 25
    assert {card.letter for card in deck} <= set(language(code).alphabet)


def test_the_romanian_deck_holds_letters_of_its_own() -> None:
    assert {"ă", "ș", "ț"} <= {card.letter for card in language("ro").letter_cards}


@pytest.mark.parametrize("code", LANGUAGES)
def test_common_words_are_spelled_in_the_alphabet(code: str) -> None:
    """W39: names may have accents of other languages."""
    ours = language(code)
    words = [word for topic in ours.topics for word in topic.words if word.islower()]
    assert [word for word in words if set(word) - ours.spelling.known - set(" -'’.!")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_words_of_a_topic_are_the_same(code: str) -> None:
    """W13: as whole phrases."""
    ours = language(code)
    for topic in ours.topics:
        said: dict[str, str] = {}
        for word in topic.words:
            for base in ours._whole(word):
                other = said.setdefault(base, word)
                assert other == word or not ours._is_repeated(other, word), f"{topic.id}: {other}, {word}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_few_words_of_a_topic_are_nouns_of_a_phrase_in_it(code: str) -> None:
    """W47"""
    ours = language(code)
    twice = []
    for topic in ours.topics:
        nouns = {base for word in topic.words for base in ours.bases(word) - ours._whole(word)}
        twice += [word for word in topic.words if not nouns.isdisjoint(ours._whole(word))]
    assert len(twice) <= MOST_NOUNS_TWICE * sum(len(topic.words) for topic in ours.topics)


def test_the_title_counts_as_said() -> None:
    """W47"""
    english, polish, romanian = map(language, LANGUAGES)
    titles = [next(topic.said for topic in ours.topics if topic.id == "circus") for ours in (english, polish, romanian)]
    assert titles == ["the circus", "cyrk", "circul"]
    assert english.is_same(titles[0], "circus")
    assert polish.is_same(titles[1], "cyrki")
    assert romanian.is_same(titles[2], "circ")


LETTERS = """
alphabet = "abcdefg"
[cards]
source = "changed"
blue = ["a"]
purple = ["b"]
green = ["c"]
red = ["d"]
"""
TOPICS = """
[[topics]]
id = "one"
title = "One"
words = ["abc"]
[[topics]]
id = "two"
title = "Two"
children = true
words = ["cab", "face"]
"""


def write(folder: Path, letters: str = LETTERS, topics: str = TOPICS) -> Path:
    (folder / "letters.toml").write_text(letters, encoding="utf-8")
    (folder / "topics.toml").write_text(topics, encoding="utf-8")
    return folder


def reason(raised: pytest.ExceptionInfo[BadSetup]) -> str:
    assert len({raised.value.say(code) for code in LANGUAGES}) == 3
    return raised.value.say("en")


SPELLING = Spelling("abcdefghijklmnopqrstuvwxyz")


def test_a_pack_of_ones_own_is_read(tmp_path: Path) -> None:
    write(tmp_path)
    assert load_letters("en", tmp_path).deck() == tuple(
        LetterCard(letter, colour) for letter, colour in zip("abcd", COLOURS, strict=True)
    )
    one, two = load_topics("en", SPELLING, tmp_path)
    assert (one.children, two.children, two.words) == (False, True, ("cab", "face"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["a"]', '["z"]', "There is a card for “z”, which isn’t in the alphabet."),
        ('["a"]', '["ab"]', "There is a card for “ab”, which isn’t in the alphabet."),
        ('["a"]', '["b"]', "Two cards have the same letter."),
        ('["a"]', "[]", "There is no blue card."),
    ],
)
def test_letters_that_do_not_hold_together_are_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    write(tmp_path, letters=LETTERS.replace(old, new))
    with pytest.raises(BadSetup) as raised:
        load_letters("en", tmp_path)
    assert reason(raised) == f"letters.toml has an error: {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "two"', 'id = "one"', "Two topics have the same id."),
        (TOPICS[TOPICS.rindex("[[") :], "", "There must be at least two topics to choose from."),
        ('["abc"]', "[]", "Topic “one”: It has no words."),
        ('["abc"]', '["7"]', "Topic “one”: “7” can’t be used. That has no letters; say a word."),
        ('["abc"]', '["a  b"]', "Topic “one”: “a  b” must be written “a b”."),
        ('"face"', '"Cab"', "Topic “two”: “Cab” appears twice."),
        ('"Two"', '""', "Topic “two”: “” can’t be used. Say something: a word or a few words."),
    ],
)
def test_topics_that_do_not_hold_together_are_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    write(tmp_path, topics=TOPICS.replace(old, new))
    with pytest.raises(BadSetup) as raised:
        load_topics("en", SPELLING, tmp_path)
    assert reason(raised) == f"topics.toml has an error: {said}"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as raised:
        load_letters("en", tmp_path)
    assert (
        reason(raised)
        == "letters.toml can’t be read (there is no such file); choose a file you have permission to read."
    )


@pytest.mark.parametrize("letters", ["alphabet = ", LETTERS.replace('"changed"', '"guessed"'), "cards = 1"])
def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, letters: str) -> None:
    write(tmp_path, letters=letters)
    with pytest.raises(BadSetup) as raised:
        load_letters("en", tmp_path)
    assert reason(raised).startswith("letters.toml isn’t a valid word pack: ")


def test_another_language_is_refused() -> None:
    with pytest.raises(BadSetup) as raised:
        language("eo")
    assert reason(raised) == "You can’t play Wordland in “eo”; choose one of: en, pl, ro."
