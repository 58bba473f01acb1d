"""Moves for random matches: those that can be listed, and a few phrases, speeches and times."""

from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK
from curiouser.engine.rng import Rng
from curiouser.games.wordland.characters import check_immunity
from curiouser.games.wordland.letters import check_letter, forbidden
from curiouser.games.wordland.moves import PassTime, SayPhrase, Speak
from curiouser.games.wordland.offers import can_say, can_speak, is_allowed, is_late, legal
from curiouser.games.wordland.phrases import letters_of
from curiouser.games.wordland.position import Wordland

TRIES = 8  # words looked at to find one without a forbidden letter
SHORT, LONG = 1_500, 9_000  # ms


def examples(position: Wordland, actor: int, rng: Rng) -> list[Move]:
    moves = legal(position, actor)
    if actor == CLOCK and moves:
        moves += [PassTime(1 + rng.below(SHORT)), PassTime(1 + rng.below(LONG), credit=0)]
    turn = position.turn
    if actor >= 0 and turn is not None:
        if can_say(position, actor) and not is_late(position, turn, SayPhrase("")):
            moves += [with_powers(position, actor, phrase, rng) for phrase in some_phrases(position, actor, rng)]
        if can_speak(position, actor):
            moves += [Speak(some_word(position, rng)), Speak(fitting_word(position, actor, rng))]
    return list(dict.fromkeys(moves))


def with_powers(position: Wordland, seat: int, phrase: str, rng: Rng) -> Move:
    letter = is_allowed(check_letter, position, seat) and rng.below(2) == 1
    immunity = is_allowed(check_immunity, position, seat) and rng.below(4) == 1
    return SayPhrase(phrase, lay_letter=letter, immunity=immunity)


def some_phrases(position: Wordland, seat: int, rng: Rng) -> list[str]:
    """Two that are likely to stand, any one of the topic, and one that was said."""
    fitting = [fitting_word(position, seat, rng) for _ in range(2)]
    said = [position.said[rng.below(len(position.said))].phrase] if position.said and rng.below(4) == 0 else []
    return [*fitting, some_word(position, rng), *said]


def some_word(position: Wordland, rng: Rng) -> str:
    words = position.box.topics[position.topic].words
    return words[rng.below(len(words))]


def fitting_word(position: Wordland, seat: int, rng: Rng) -> str:
    """A word of the topic, if luck will have it without a forbidden letter."""
    letters = forbidden(position, seat)
    words = [some_word(position, rng) for _ in range(TRIES)]
    return next((word for word in words if letters_of(position, word).isdisjoint(letters)), words[0])
