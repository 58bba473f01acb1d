"""Secrets: the letters of the Queen and the Rabbit. W21, W24, W25."""

from collections import Counter

import msgspec
import pytest

from curiouser.engine.position import WATCHER
from curiouser.engine.rng import seeded
from curiouser.games.wordland import GAME
from curiouser.games.wordland.view import View
from tests.games.wordland.table import talk

pytestmark = pytest.mark.usefixtures("small_words")


def test_everybody_sees_that_a_letter_is_held_and_its_owner_sees_which() -> None:
    """W21"""
    position = talk(characters="rabbit cat", secrets="ba").position
    assert [(p.secret, p.letter) for p in GAME.view(position, 1).players] == [("red", ""), ("purple", "b"), ("", "")]
    assert [(p.secret, p.letter) for p in GAME.view(position, 0).players] == [("red", "a"), ("purple", ""), ("", "")]
    assert all(not player.letter for seat in (2, WATCHER) for player in GAME.view(position, seat).players)


def test_whoever_looks_back_sees_every_letter_and_else_what_was_seen() -> None:
    """W21"""
    position = talk(characters="rabbit cat", secrets="ba").position
    back, watcher = GAME.revealed(position), GAME.view(position, WATCHER)
    assert [player.letter for player in back.players] == ["a", "b", ""]
    hidden = tuple(msgspec.structs.replace(player, letter="") for player in back.players)
    assert msgspec.structs.replace(back, players=hidden) == watcher


def test_a_laid_letter_is_seen_by_all() -> None:
    """W24"""
    position = talk(characters="rabbit cat", secrets="ba").say(0, "lion", lay_letter=True).position
    view = GAME.view(position, 2)
    assert view.laid is not None
    assert (view.laid.letter, view.players[0].secret) == ("a", "")


@pytest.mark.parametrize(("viewer", "red", "purple"), [(0, 1, 6), (1, 5, 1), (2, 5, 6), (WATCHER, 5, 6)])
def test_letters_are_dealt_anew_among_those_that_a_viewer_has_not_seen(viewer: int, red: int, purple: int) -> None:
    """W21: seven purple letters, one of which lies in the row; five red ones"""
    position = talk(characters="rabbit cat", secrets="ba").position
    before = GAME.view(position, viewer)
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(200):
        world = GAME.copy(position)
        GAME.redeal(world, viewer, seeded(seed))
        assert GAME.view(world, viewer) == before
        assert GAME.parts(world) == GAME.parts(position)
        seen[world.players[0].letter, world.players[1].letter] += 1
    assert (len({queen for queen, _ in seen}), len({rabbit for _, rabbit in seen})) == (red, purple)
    assert "h" not in {rabbit for _, rabbit in seen}


def test_a_letter_that_was_laid_is_not_dealt_anew() -> None:
    """W42"""
    position = talk(characters="cat two", secrets="a").say(0, "lion", lay_letter=True).position
    before = GAME.write(position)
    GAME.redeal(position, WATCHER, seeded(1))
    assert GAME.write(position) == before


def test_views_can_be_sent() -> None:
    table = talk(4, characters="rabbit cat two").say(0, "joy").object(1)
    view = GAME.view(table.position, 2)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_a_view_does_not_change_with_the_match() -> None:
    table = talk(4).say(0, "joy").object(1)
    view = GAME.view(table.position, 2)
    before = msgspec.json.encode(view)
    table.vote(favour="2")
    assert msgspec.json.encode(view) == before


def test_a_view_tells_who_may_say_what() -> None:
    """W24, W30, W35: the letters in force for it, and whether it may speak"""
    position = talk(4, characters="two cat hatter", secrets="a", careful=True).say(0, "lion", lay_letter=True).position
    players = GAME.view(position, WATCHER).players
    assert [player.forbidden for player in players] == [tuple("fhc"), tuple("fhc"), tuple("fhca"), tuple("fhca")]
    assert [player.may_say for player in players] == [False, True, False, False]
    assert all(player.may_speak for player in players)


def test_without_secret_letters_everybody_sees_the_same() -> None:
    """W3: but for what each may do"""
    position = talk(4).say(0, "lion").position
    views = [msgspec.structs.replace(GAME.view(position, seat), legal=()) for seat in (0, 1, 2, 3, WATCHER)]
    assert all(view == views[0] for view in views)
