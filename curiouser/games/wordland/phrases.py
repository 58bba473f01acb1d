"""Phrases, W9–W17, W35, W36, W47: what is checked at once. The players decide the rest (W12, W17, W48)."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from curiouser.engine.errors import Problem, Refused
from curiouser.games.wordland.characters import check_immunity, declare_immunity
from curiouser.games.wordland.events import PhraseSaid
from curiouser.games.wordland.letters import check_letter, forbidden
from curiouser.games.wordland.moves import LookedUp, SayPhrase
from curiouser.games.wordland.position import Said, Turn, Wordland
from curiouser.games.wordland.turns import accept, check_own_turn, check_time, put_out, use_credit
from curiouser.games.wordland.words import Language

REMEMBERED = 1 << 14  # comparisons: a match that is replayed or taken back asks again


class Fault(NamedTuple):
    reason: str
    rule: str
    what: str


def check_screens(position: Wordland) -> None:
    """W38: around one teapot phrases, objections and votes are spoken."""
    if position.box.options.teapot:
        raise Refused("refused-aloud", rule="W38", texts=__package__)


def check_say(position: Wordland, seat: int) -> Turn:
    check_screens(position)
    return check_own_turn(position, seat)


def say(position: Wordland, seat: int, move: SayPhrase) -> None:
    """W9, W35, W42, W46."""
    turn = check_say(position, seat)
    phrase = read_phrase(position, move.text)
    if move.lay_letter:
        check_letter(position, seat)
    if move.immunity:
        check_immunity(position, seat)
    use_credit(position, turn, check_time(position, turn, move.sent_ms_ago))
    if move.immunity:
        declare_immunity(position, seat)
    found = move.looked_up if move.looked_up is not None else look_up(position, phrase)
    fault = letter_fault(position, seat, phrase) or repetition(position, seat, found)
    if fault is None:
        position.said.append(Said(seat, phrase, stands=True, known=found.known, like=found.like))
        position.tell(PhraseSaid(seat=seat, phrase=phrase, known=found.known, like=found.like))
        accept(position, seat, with_letter=move.lay_letter)
    else:
        position.said.append(Said(seat, phrase, stands=False))
        position.tell(PhraseSaid(seat=seat, phrase=phrase))
        put_out(position, seat, fault.reason, fault.rule, fault.what)


def stamp(position: Wordland, move: SayPhrase) -> SayPhrase:
    """The move with what the dictionary says, if there is anything to look up."""
    try:
        phrase = position.box.language.tidy(move.text)
    except Problem:
        phrase = ""
    found = look_up(position, phrase) if phrase and position.topic else None
    return replace(move, looked_up=found)


def read_phrase(position: Wordland, typed: str) -> str:
    try:
        return position.box.language.tidy(typed)
    except Problem as problem:
        raise Refused(problem.text.id, rule="W35", texts=problem.texts, **problem.text.args) from None


def letter_fault(position: Wordland, seat: int, phrase: str) -> Fault | None:
    """W10, W15, W16, W24, W25: every letter of every word counts as spelled."""
    spoken = letters_of(position, phrase)
    found = {letter: rule for letter, rule in forbidden(position, seat).items() if letter in spoken}
    if not found:
        return None
    rule = next(iter(found.values()))
    return Fault("letter", "W16" if rule == "W10" and " " in phrase else rule, " ".join(found))


def letters_of(position: Wordland, phrase: str) -> frozenset[str]:
    """W15, W39."""
    return position.box.language.letters(phrase)


def look_up(position: Wordland, phrase: str) -> LookedUp:
    """W36: an unknown or perhaps derived phrase is only marked."""
    language = position.box.language
    earlier = [said.phrase for said in position.said]
    return LookedUp(
        repeats=repeated(position, phrase),
        known=language.is_known(phrase),
        like=next((other for other in earlier if is_derived(language, other, phrase)), ""),
    )


@lru_cache(REMEMBERED)
def is_same(language: Language, earlier: str, phrase: str) -> bool:
    return language.is_same(earlier, phrase)


@lru_cache(REMEMBERED)
def is_derived(language: Language, earlier: str, phrase: str) -> bool:
    return language.is_likely_derived(earlier, phrase)


def repeated(position: Wordland, phrase: str) -> str:
    """W13, W47: the earlier phrase, or the topic, that a phrase repeats. Of an accepted phrase each noun counts too."""
    language, topic = position.box.language, position.box.topics[position.topic]
    for said in position.said:
        if is_same(language, said.phrase, phrase) and (said.stands or is_same(language, phrase, said.phrase)):
            return said.phrase
    return topic.title if is_same(language, topic.said, phrase) else ""


def repetition(position: Wordland, seat: int, found: LookedUp) -> Fault | None:
    """W13; W47: one's own word, one that put its speaker out, and the topic's own word too."""
    if not found.repeats:
        return None
    others = [said.phrase for said in position.said if said.stands and said.seat != seat]
    return Fault("repeated", "W13" if found.repeats in others else "W47", found.repeats)
