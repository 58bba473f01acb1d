"""A6: what a seat may not know changes nothing that it gets, over random matches of every variant."""

import msgspec
import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.rng import Rng, seeded
from curiouser.games.adventures import GAME
from curiouser.games.adventures.moves import Accept, PlayToMove, PlayToSpin, TakeUnseen
from curiouser.games.adventures.rules import Adventures
from tests.games.adventures.table import VARIANTS, read

encode = msgspec.json.encode
GUESSES: tuple[Move, ...] = (
    PlayToMove("left", 3),
    PlayToMove("centre", 1),
    PlayToMove("right", 2, joker=True),
    PlayToSpin("left", 4),
    Accept(),
    TakeUnseen(),
)


def worlds(position: Adventures, viewer: int, rng: Rng) -> Adventures:
    """A position that the viewer can't tell from this one."""
    other = GAME.copy(position)
    GAME.redeal(other, viewer, rng)
    return other


def refusals(position: Adventures, seat: int) -> list[object]:
    """What a seat hears when it tries this and that; None where it may."""
    heard: list[object] = []
    for move in GUESSES:
        try:
            GAME.number(position, seat, move)
            heard.append(None)
        except Refused as refused:
            heard.append((refused.text, refused.rule))
    return heard


def step(position: Adventures, rng: Rng) -> None:
    moves = GAME.legal(position, position.actor)
    GAME.play(position, position.actor, moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_a_viewer_gets_the_same_in_every_world_it_can_not_tell_apart(seats: int, options: dict[str, bool]) -> None:
    """A6, A27"""
    position, rng = GAME.start(GAME.setup(seats, options)), seeded(seats, 1)
    changed = 0
    while GAME.outcome(position) is None:
        for viewer in (*range(seats), WATCHER):
            world = worlds(position, viewer, rng)
            changed += GAME.opened(world) != GAME.opened(position)
            assert encode(GAME.view(world, viewer)) == encode(GAME.view(position, viewer))
            assert GAME.parts(world) == GAME.parts(position)
            assert viewer == WATCHER or refusals(world, viewer) == refusals(position, viewer)
        step(position, rng)
    assert (changed > 0) != options["open_hands"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_is_told_the_same_about_its_own_move_in_every_such_world(seats: int) -> None:
    """A6"""
    position, rng = GAME.start(GAME.setup(seats)), seeded(seats, 2)
    while GAME.outcome(position) is None:
        actor = position.actor
        if actor != LUCK:
            for move in GAME.legal(position, actor):
                here, there = GAME.copy(position), worlds(position, actor, rng)
                assert GAME.play(here, actor, move) == GAME.play(there, actor, move)
        step(position, rng)


@pytest.mark.parametrize("seats", [2, 3])
def test_others_are_told_that_a_card_is_drawn_but_not_which(seats: int) -> None:
    """A6, A14"""
    position, rng = GAME.start(GAME.setup(seats)), seeded(seats, 3)
    draws = 0
    while GAME.outcome(position) is None:
        if GAME.opened(position).phase in ("deal", "draw"):
            draws += 1
            owner = position.player
            for viewer in {*range(seats), WATCHER} - {owner}:
                told = set()
                for move in GAME.legal(position, LUCK):
                    after = GAME.copy(position)
                    events = GAME.play(after, LUCK, move)
                    told.add(
                        encode([[event for event in events if event.is_seen_by(viewer)], GAME.view(after, viewer)])
                    )
                assert len(told) == 1
        step(position, rng)
    assert draws == 11 * seats


def test_redealing_keeps_the_hand_of_the_one_who_looks() -> None:
    """A6"""
    position = read("0 hand:3,4,2 ; 1 hand:5,j,5")
    for seed in range(20):
        world = worlds(position, 0, seeded(seed))
        assert GAME.opened(world).players[0].hand == ("3", "4", "2")
        assert len(GAME.opened(world).players[1].hand) == 3


def test_redealing_finds_every_hand_that_could_be() -> None:
    """A6, A31: of the last two cards either may be the left one"""
    position = read("0 at:1 hand:3,4 pile:- ; 1 at:2 hand:5,j pile:-")
    hands = {GAME.opened(worlds(position, 0, seeded(seed))).players[1].hand for seed in range(40)}
    assert hands == {("5", "joker"), ("joker", "5")}


def test_what_was_played_is_in_no_redealt_hand() -> None:
    """A8"""
    position = read("0 at:1 played:1,1,2,2 ; 1 at:2 played:j,5,5,4")
    for seed in range(40):
        hand = GAME.opened(worlds(position, 0, seeded(seed))).players[1].hand
        assert not {"joker", "5"} & set(hand)
        assert hand.count("4") <= 1


def test_hidden_cards_are_counted_but_not_named() -> None:
    """A6"""
    player = GAME.view(read("0 hand:3,4,2 ; 1 hand:5,j,5"), 0).players[1]
    assert player.hand == ("?", "?", "?")
    assert (player.pile, sum(player.unseen.values())) == (8, 11)


def test_only_the_seat_that_owes_a_move_sees_what_is_legal() -> None:
    """A6"""
    position = read("0 hand:3,4,2")
    assert GAME.view(position, 0).legal == (PlayToMove("left", 3), PlayToMove("right", 2))
    assert GAME.view(position, 1).legal == GAME.view(position, WATCHER).legal == ()
