"""Whole random matches of Tea for Two: they end within the bound, conserve their parts, and survive a round trip."""

from collections.abc import Iterator

import pytest

from curiouser.engine.playout import play_out
from curiouser.engine.position import LUCK, OVER
from curiouser.engine.rng import Rng, seeded
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.numbers import ACT, DECK, DESTROYED, DISCARD, ROW
from curiouser.games.tea_for_two.rules import TeaForTwo
from curiouser.games.tea_for_two.view import cards_of
from curiouser.native import COMPILED
from tests.laws.untraced import untraced

CARDS, RABBITS = 50, 7
SEEDS = range(8 if COMPILED else 3)


def step(position: TeaForTwo, rng: Rng) -> None:
    position.play(position.draw(rng) if position.actor == LUCK else position.pick(rng))


def positions(seed: int) -> Iterator[TeaForTwo]:
    """Every position of a match of uniform play."""
    position, rng = GAME.start(GAME.setup(2)), seeded(seed)
    yield position
    while position.actor != OVER:
        step(position, rng)
        yield position


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_no_token_and_no_tile_is_ever_lost(seed: int) -> None:
    """T1, T2: nor do the numbers of cards differ from the cards"""
    box = GAME.parts(GAME.start(GAME.setup(2)))
    for position in positions(seed):
        assert GAME.parts(position) == box
        for seat, player in enumerate(GAME.view(position, 0).players):
            held = [position.held[seat * ROW + thing] for thing in (DECK, DISCARD, DESTROYED)]
            assert held == [sum(player.deck.values()), len(player.discard), sum(player.destroyed.values())]
            assert len(cards_of(player)) == sum(held)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_survives_writing_and_can_be_left(seed: int) -> None:
    for position in positions(seed):
        written = GAME.write(position)
        again = GAME.read(written, GAME.setup(2))
        assert GAME.write(again) == written
        assert (again.actor, again.ending) == (position.actor, position.ending)
        assert list(again.legal()) == list(position.legal())
        assert (len(position.legal()) > 0) == (position.actor != OVER)
        assert len(set(position.legal())) == len(position.legal())
        if position.actor == LUCK:
            assert list(again.weights()) == list(position.weights())


@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_offered_can_be_typed_and_read_back(seed: int) -> None:
    for position in positions(100 + seed):
        if position.actor >= 0:
            for move in GAME.legal(position, position.actor):
                assert GAME.parse(GAME.spell(move), position, position.actor) == move


def test_every_match_ends_within_the_rounds_that_the_white_rabbits_allow() -> None:
    """T27, T31: at most (R + 1) × C rounds; no stars are lost on the way"""
    rng = seeded(5)
    start = GAME.start(GAME.setup(2))
    for _ in range(1000 if COMPILED else 200):
        position = start.copy()
        with untraced():
            play_out(position, rng)
        assert position.round <= (RABBITS + 1) * CARDS
        assert position.score(0) + position.score(1) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_told(language: str) -> None:
    words = GAME.words(language)
    position, rng = GAME.start(GAME.setup(2)), seeded(21)
    sentences = []
    while position.actor != OVER:
        table = GAME.luck(position) if position.actor == LUCK else GAME.moves(position)
        sentences += [words.say(GAME.tell_move(table[number])) for number in position.legal()]
        position.event_sink = []
        step(position, rng)
        sentences += [words.say(GAME.tell(event)) for event in position.event_sink]
    assert len(sentences) > 400
    assert all(sentence.strip() for sentence in sentences)


def test_nobody_listening_changes_nothing() -> None:
    heard, unheard = GAME.start(GAME.setup(2)), GAME.start(GAME.setup(2))
    heard.event_sink = []
    one, other = seeded(11), seeded(11)
    while heard.actor != OVER:
        step(heard, one)
        step(unheard, other)
    assert GAME.write(heard) == GAME.write(unheard)
    assert unheard.event_sink is None
    assert len(heard.event_sink) > heard.round


def test_each_round_turns_over_a_card_of_each_deck() -> None:
    """T6: the ground of the bound; a deck grows only when it is renewed"""
    position, rng = GAME.start(GAME.setup(2)), seeded(9)
    while position.actor != OVER:
        before = [position.held[DECK], position.held[ROW + DECK]]
        is_reveal = position.actor == LUCK and position.round > 0 and position.winner < 0
        step(position, rng)
        after = [position.held[DECK], position.held[ROW + DECK]]
        if is_reveal:
            assert sum(after) == sum(before) - 1
        assert position.phase != ACT or min(position.held[DISCARD], position.held[ROW + DISCARD]) > 0
