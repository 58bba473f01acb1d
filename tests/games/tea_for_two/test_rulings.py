"""Our rulings where the rulebook is silent: T30–T41."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.rng import seeded
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.events import DeckRenewed, MissionScored, NothingDone, SpaceSkipped, StackEmptied
from curiouser.games.tea_for_two.moves import BuyCard, TurnOver
from curiouser.games.tea_for_two.scoring import count_for_mission, mission_stars
from tests.games.tea_for_two.table import (
    FOUR_EMPTY,
    acting,
    chances,
    match,
    options,
    player,
    read,
    told,
    turn_over,
    typed,
    view,
)


def test_an_effect_that_needs_a_card_renews_the_deck_at_once() -> None:
    """T30, T10: the card turned over this round is shuffled in, and the Guard goes on"""
    game = acting("guard1", "mouse1", "1 deck queen1 ; 0 destroyed rest")
    typed(game, "use")
    events = turn_over(game, "queen1")
    assert told(events, DeckRenewed) == [DeckRenewed(seat=1, cards=3, rabbit=True, rule="T10")]
    assert set(chances(game.position)) == {TurnOver(1, "queen1"), TurnOver(1, "mouse1"), TurnOver(1, "rabbit0")}
    turn_over(game, "queen1", "mouse1")  # the Queen for the second time
    assert (player(game, 1).discard, player(game, 1).deck) == (("mouse1", "queen1"), {"rabbit0": 1})


def test_the_executioner_meets_a_renewed_deck_too() -> None:
    """T30"""
    game = acting("executioner1", "mouse1", "1 deck ; 0 destroyed rest")
    typed(game, "use")
    assert set(chances(game.position)) == {TurnOver(1, "mouse1"), TurnOver(1, "rabbit0")}
    turn_over(game, "rabbit0")
    assert player(game, 0).destroyed["rabbit0"] == 1
    assert (player(game, 0).stars, view(game).rabbits) == (0, 6)


def test_the_own_deck_is_renewed_in_the_middle_of_the_two_cards() -> None:
    """T30, T23"""
    game = acting("mouse1", "cat1", "0 deck alice1 ; 0 hourglasses:1 ; watch:1 ; 1 destroyed rest")
    typed(game, "use", "wind 1")
    turn_over(game, "alice1")
    assert set(chances(game.position)) == {TurnOver(0, card) for card in ("alice1", "mouse1", "rabbit0")}
    turn_over(game, "alice1")
    assert player(game, 0).stars == 2


def test_a_deck_used_up_by_the_last_card_of_an_effect_waits_for_the_end_of_the_round() -> None:
    """T30: the hourglasses come first"""
    game = acting("guard1", "mouse1", "1 deck queen1 king1 alice1 ; 0 hourglasses:1 ; 0 destroyed rest")
    typed(game, "use")
    turn_over(game, "queen1", "king1", "alice1")
    assert (player(game, 1).deck, len(player(game, 1).discard)) == ({}, 4)
    typed(game, "stop")
    assert (len(player(game, 1).deck), player(game, 1).discard) == (5, ())


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_flamingo_renews_first(holder: int) -> None:
    """T31: and gets the last White Rabbit; the other is shuffled without one, and it is the end"""
    game = acting("mouse1", "cat1", f"0 deck ; 1 deck ; rabbits:1 ; {holder} flamingo ; 0 destroyed rest")
    events = typed(game, "use")
    assert told(events, DeckRenewed) == [
        DeckRenewed(seat=holder, cards=2, rabbit=True, rule="T10"),
        DeckRenewed(seat=1 - holder, cards=1, rabbit=False, rule="T31"),
    ]
    assert game.outcome is not None
    assert game.outcome.reason == "rabbits"


def test_a_rabbit_lacking_in_the_middle_of_an_effect_ends_the_match_with_the_round() -> None:
    """T31: the effect and the watch are played to the end"""
    game = acting("guard1", "mouse1", "1 deck cat1 ; rabbits:0 ; 0 hourglasses:1 ; watch:3 ; 0 destroyed rest")
    typed(game, "use")
    turn_over(game, "cat1")
    assert view(game).last_round
    turn_over(game, "mouse1", "cat1")
    assert view(game).phase == "wind"
    typed(game, "wind 1")
    assert player(game, 0).stars == 2
    assert game.outcome is not None


def test_the_rabbit_of_the_last_renewal_counts_for_the_missions() -> None:
    """T31: renewals come before scoring"""
    stacks = FOUR_EMPTY.format("rabbit", "hourglasses", "cards", "destroyed").replace("king ", "king 2 ")
    game = acting("queen1", "cat1", f"{stacks} ; 0 deck ; 1 flamingo ; 1 destroyed rest ; rabbits:1")
    typed(game, "use", "destroy king")
    assert game.outcome is not None
    assert mission_stars(game.position, 0, 0) == 4


def test_when_both_ends_come_in_one_round_the_stacks_are_the_reason() -> None:
    """T27, T31"""
    stacks = FOUR_EMPTY.format("rabbit", "hourglasses", "cards", "destroyed").replace("king ", "king 2 ")
    game = acting("queen1", "cat1", f"{stacks} ; 0 deck ; rabbits:0 ; 1 destroyed rest")
    typed(game, "use", "destroy king")
    assert game.outcome is not None
    assert (game.outcome.reason, view(game).last_round) == ("stacks", True)


def test_a_chain_resolves_a_space_only_once() -> None:
    """T32: Cat, copy space, the opponent's Cat, copy space again"""
    game = acting("cat1", "cat1", "0 flamingo")
    typed(game, "use", "point 3")
    assert view(game).phase == "point"
    assert view(game).resolved == (3,)
    events = typed(game, "point 3")
    assert told(events, SpaceSkipped) == [SpaceSkipped(space=3, effect="copy")]
    assert (view(game).phase, view(game).resolved) == ("reveal", ())


def test_inside_a_chain_another_space_is_resolved() -> None:
    """T32"""
    game = acting("cat1", "cat1", "0 flamingo")
    typed(game, "use", "point 3", "point 4")
    assert player(game, 0).stars == 2


def test_the_hourglasses_are_a_chain_of_their_own() -> None:
    """T32: the copy space was resolved by the action, and is again"""
    game = acting("cat1", "cat1", "0 flamingo ; 0 hourglasses:4 ; watch:1")
    typed(game, "use", "point 3", "point 4", "wind 4")
    assert (view(game).phase, view(game).resolved, view(game).winding) == ("point", (3,), True)
    typed(game, "point 4")
    assert player(game, 0).stars == 4


def test_the_cat_may_choose_the_space_where_the_hand_is() -> None:
    """T33"""
    game = acting("cat1", "rabbit0", "0 flamingo ; watch:4 ; 1 destroyed rest")
    typed(game, "use", "point 4")
    assert (view(game).hand, player(game, 0).stars) == (4, 2)


def test_five_hourglasses_turn_a_full_circle_and_resolve_the_space() -> None:
    """T33"""
    game = acting("mouse1", "cat1", "0 hourglasses:5 ; watch:4")
    typed(game, "use", "wind 5")
    assert (view(game).hand, player(game, 0).stars, view(game).hourglasses) == (4, 2, 5)


def test_hourglasses_gained_by_the_action_may_be_spent() -> None:
    """T34"""
    game = acting("alice1", "cat1")
    typed(game, "use")
    assert options(game) == ["stop", "wind 1"]


def test_hourglasses_gained_by_the_watch_may_not_be_spent_any_more() -> None:
    """T34: the one that was spent is back in the supply and may be gained again"""
    game = acting("queen1", "caterpillar1", "0 hourglasses:5 ; watch:2")
    typed(game, "use", "destroy king", "wind 1")
    assert (player(game, 0).hourglasses, view(game).hourglasses) == (5, 0)
    assert view(game).phase == "reveal"


def test_spent_cakes_go_back_to_the_supply() -> None:
    """T34"""
    game = acting("knave1", "cat1", "0 cakes:4")
    typed(game, "buy alice")
    assert (player(game, 0).cakes, view(game).cakes) == (0, 9)


def test_a_win_by_tie_pays_wholly_in_cakes() -> None:
    """T35"""
    game = acting("queen1", "queen1", "0 flamingo ; 0 cakes:5")
    assert game.legal(0)[1:] == [BuyCard("executioner", 4), BuyCard("knave", 5)]


def test_there_is_no_passing() -> None:
    """T35: whoever can't pay must use the effect"""
    game = acting("king1", "king1", "0 flamingo ; 0 cakes:3")
    assert options(game) == ["use"]


@pytest.mark.parametrize("cakes", [0, 2, 3])
def test_exactly_the_missing_points_are_paid(cakes: int) -> None:
    """T35"""
    game = acting("king1", "mouse1", "0 cakes:5")
    with pytest.raises(Refused, match="exactly one cake") as refused:
        game.play(0, BuyCard("caterpillar", cakes))
    assert refused.value.rule == "T35"


@pytest.mark.parametrize(
    ("own", "other", "more", "words"),
    [
        ("king1", "cat1", "0 flamingo", ("use", "flamingo")),
        ("mouse1", "cat1", "0 flamingo ; 0 hourglasses:1 ; watch:4", ("use", "wind 1")),
        ("alice1", "cat1", "0 hourglasses:5 ; watch:3", ("use",)),
    ],
)
def test_an_effect_without_a_target_may_be_chosen_and_does_nothing(
    own: str, other: str, more: str, words: tuple[str, ...]
) -> None:
    """T36: a flamingo already held, nothing to take"""
    assert told(typed(acting(own, other, more), *words), NothingDone) == [NothingDone(seat=0)]


def test_the_queen_finds_no_stack_when_all_are_empty() -> None:
    """T36, T40"""
    stacks = "stack executioner ; stack knave ; stack caterpillar ; stack king ; stack alice 1"
    more = f"{stacks} ; 1 discard queen1 ; 0 destroyed rest ; 0 hourglasses:1 ; watch:2 ; phase:stack winner:0"
    game = match(more)
    typed(game, "destroy alice")
    events = typed(game, "wind 1")  # copies the Queen
    assert told(events, NothingDone) == [NothingDone(seat=0)]
    assert game.outcome is not None


def test_an_empty_discard_pile_gives_nothing_to_destroy_or_to_copy() -> None:
    """T36: the opponent's pile was shuffled in the middle of the Executioner's effect"""
    game = acting("executioner1", "mouse1", "1 deck ; 0 hourglasses:1 ; watch:2 ; 0 destroyed rest")
    typed(game, "use")
    turn_over(game, "rabbit0")
    assert player(game, 1).discard == ()
    assert told(typed(game, "wind 1"), NothingDone) == [NothingDone(seat=0)]


def test_the_own_pile_may_be_empty_too() -> None:
    """T36, T22: it became the deck, from which no card came back"""
    game = match("0 discard ; 0 hourglasses:1 ; watch:5 ; phase:wind")
    assert told(typed(game, "wind 1"), NothingDone) == [NothingDone(seat=0)]


def test_a_deck_that_no_card_can_renew_stops_the_effect() -> None:
    """T36, T31: the Cat destroyed itself, its owner's only card, and no White Rabbit is left"""
    game = acting("cat1", "rabbit0", "0 deck ; rabbits:0 ; 1 destroyed rest ; 0 hourglasses:1 ; watch:4")
    events = typed(game, "use", "point 1", "destroy cat1", "wind 1")
    assert told(events, DeckRenewed)[0] == DeckRenewed(seat=0, cards=0, rabbit=False, rule="T31")
    assert told(events, NothingDone) == [NothingDone(seat=0)]
    assert (view(game).last_round, view(game).over) == (True, True)


def test_what_the_opponent_lacks_too_is_lost() -> None:
    """T36, T11"""
    game = acting("knave1", "cat1", "0 cakes:8 ; 1 cakes:1")
    typed(game, "use")
    assert (player(game, 0).cakes, player(game, 1).cakes, view(game).cakes) == (9, 0, 0)


def test_the_card_just_bought_may_be_destroyed_and_must_if_it_is_the_only_one() -> None:
    """T37: one's own Queen too"""
    game = acting("queen1", "cat1", "0 hourglasses:1 ; watch:5 ; stack alice 3 1 1 2 2")
    typed(game, "buy alice", "wind 1")
    assert options(game) == ["destroy alice3", "destroy queen1"]
    typed(game, "destroy queen1")
    assert (player(game, 0).discard, player(game, 0).stars) == (("alice3",), 1)


def test_a_copied_effect_is_the_copiers_own() -> None:
    """T37, T24: the copied Executioner strikes the opponent's deck"""
    game = acting("king1", "executioner1", "0 hourglasses:1 ; watch:2")
    typed(game, "use", "cakes", "wind 1")
    assert set(chances(game.position)) == {TurnOver(1, card) for card in player(game, 1).deck}
    turn_over(game, "king1")
    assert player(game, 0).destroyed == {"king1": 1}


def test_the_copied_pile_is_the_one_of_that_moment() -> None:
    """T37: after the Guard, the last card discarded is on top"""
    game = acting("guard1", "mouse1", "0 hourglasses:1 ; watch:2")
    typed(game, "use")
    turn_over(game, "queen1", "cat1", "knave1")
    typed(game, "wind 1")
    assert player(game, 0).cakes == 3


def test_destroyed_white_rabbits_count_and_never_come_back() -> None:
    """T38"""
    game = acting("mouse1 rabbit0", "cat1", "0 hourglasses:1 ; watch:5")
    typed(game, "use", "wind 1", "destroy rabbit0")
    assert (player(game, 0).destroyed, player(game, 0).stars, view(game).rabbits) == ({"rabbit0": 1}, 0, 6)
    assert count_for_mission(game.position, 11, 0) == 1  # most destroyed cards


def test_deck_and_discard_pile_count_together_with_rabbits_and_bought_cards() -> None:
    """T39"""
    position = read("0 discard rabbit0 alice2 mouse1 ; stack alice 1 1 2 3 ; phase:point")
    assert count_for_mission(position, 10, 0) == 11  # most cards
    assert count_for_mission(position, 7, 0) == 2  # most Alices: the own one and the bought one


@pytest.mark.parametrize("holder", [0, 1])
def test_a_mission_of_nothing_against_nothing_is_a_tie_for_the_flamingo(holder: int) -> None:
    """T39: nobody owns a White Rabbit"""
    stacks = FOUR_EMPTY.format("rabbit", "hourglasses", "cards", "destroyed")
    position = read(f"{stacks} ; {holder} flamingo ; 0 destroyed rest ; phase:over")
    assert (mission_stars(position, 0, holder), mission_stars(position, 0, 1 - holder)) == (4, 0)


def test_a_round_in_which_the_last_stacks_are_emptied_is_played_to_its_end() -> None:
    """T40: all five empty, five missions"""
    stacks = "stack executioner ; stack knave ; stack caterpillar ; stack king 1 ; stack alice 1 mission:cakes"
    game = acting("queen1", "rabbit0", f"{stacks} ; 0 hourglasses:1 ; watch:2 ; 1 destroyed rest ; 0 cakes:2")
    events = typed(game, "use", "destroy king", "wind 1", "destroy alice")  # the opponent's Rabbit is copied
    assert [event.character for event in told(events, StackEmptied)] == ["king", "alice"]
    assert game.outcome is not None
    assert [event.character for event in told(events, MissionScored)] == [
        "executioner",
        "knave",
        "caterpillar",
        "king",
        "alice",
    ]


def test_all_is_public_but_the_order_of_the_decks() -> None:
    """T41: both seats and a watcher see the same, and there is nothing to deal anew"""
    game = acting("king1", "mouse1", "0 stars:140 ; 1 destroyed rest ; 0 deck cat1 queen1")
    views = [GAME.view(game.position, seat) for seat in (1, WATCHER)]
    assert views[0] == views[1] == GAME.opened(game.position)
    assert views[0].players[0].deck == {"cat1": 1, "queen1": 1}
    assert views[0].players[0].stars == 140
    written = GAME.write(game.position)
    GAME.redeal(game.position, 1, seeded(7))
    assert GAME.write(game.position) == written


def test_a_deck_has_no_order_until_luck_turns_a_card_over() -> None:
    """T41: every card of the deck has the chance of its number"""
    position = read("0 deck cat1 queen1 rabbit0:3 ; 0 destroyed rest")
    assert chances(position) == {TurnOver(0, "cat1"): 1, TurnOver(0, "queen1"): 1, TurnOver(0, "rabbit0"): 3}
    assert position.actor == LUCK
