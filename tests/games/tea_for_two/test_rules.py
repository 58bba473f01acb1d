"""Tea for Two, paragraph by paragraph: T1–T12 and T27–T29 with the rulebook's examples. Effects have their own file."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.game import Outcome
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.events import (
    CardDestroyed,
    DeckRenewed,
    MatchEnded,
    MissionScored,
    RoundWon,
    StackEmptied,
    TokensStolen,
    TokensTaken,
)
from curiouser.games.tea_for_two.moves import BuyCard, GiveFlamingo, LayCard, PlaceMission, SetWatch, TurnOver
from curiouser.games.tea_for_two.scoring import mission_stars
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

VALUES = {"cat": 1, "mouse": 2, "guard": 3, "executioner": 4, "knave": 5, "caterpillar": 6, "king": 7, "alice": 8}
VALUES |= {"queen": 9, "rabbit": 1}


def test_the_box_holds_fifty_cards_of_ten_characters() -> None:
    """T1"""
    parts = GAME.parts(GAME.start(GAME.setup(2)))
    count = {name: sum(n for card, n in parts.items() if card[:-1] == name) for name in VALUES}
    assert count == dict.fromkeys(VALUES, 7) | {"cat": 2, "mouse": 2, "guard": 2, "queen": 2}
    assert sum(count.values()) == 50


def test_both_start_with_the_same_nine_cards_of_values_one_to_nine() -> None:
    """T1"""
    position = GAME.start(GAME.setup(2))
    first, second = GAME.view(position, 0).players
    assert first.deck == second.deck
    values = dict(zip(position.tables.kind_names, position.tables.values, strict=True))
    assert sorted(values[card] for card in first.deck) == list(range(1, 10))
    assert all(values[card] == VALUES[card[:-1]] for card in values)


def test_besides_the_cards_there_are_tokens_missions_and_the_flamingo() -> None:
    """T2"""
    parts = GAME.parts(GAME.start(GAME.setup(2)))
    assert (parts["cakes"], parts["hourglasses"], parts["missions"], parts["flamingo"]) == (9, 5, 5, 1)
    assert GAME.view(GAME.start(GAME.setup(2)), 0).watch == ("destroy", "draw", "copy", "stars", "flamingo")


def test_missions_come_in_random_order_on_random_sides() -> None:
    """T3"""
    position = GAME.start(GAME.setup(2))
    assert list(chances(position).values()) == [1] * 10
    GAME.play(position, LUCK, PlaceMission("cakes"))
    left = chances(position)
    assert len(left) == 8
    assert PlaceMission("executioner") not in left  # the other side of the same tile
    assert [stack.mission for stack in GAME.view(position, 0).stacks] == ["cakes", None, None, None, None]


def set_up(stars: str = "12123") -> Match:
    """A match in which luck has placed the missions and lays every stack in this order."""
    game = Match(GAME, GAME.setup(2))
    for mission in ("cakes", "hourglasses", "cards", "destroyed", "rabbit"):
        game.play(LUCK, PlaceMission(mission))
    for name in ("executioner", "knave", "caterpillar", "king", "alice"):
        for star in stars:
            game.play(LUCK, LayCard(name + star))
    return game


def test_each_stack_holds_the_five_cards_of_one_value_shuffled_and_open() -> None:
    """T4, T41"""
    shown = GAME.view(set_up("31212").position, 0).stacks
    assert [stack.value for stack in shown] == [4, 5, 6, 7, 8]
    assert shown[3].cards == ("king3", "king1", "king2", "king1", "king2")


def test_luck_lays_what_is_left_of_the_stack() -> None:
    """T4"""
    position = read("phase:missions")
    for mission in ("cakes", "hourglasses", "cards", "destroyed", "rabbit"):
        GAME.play(position, LUCK, PlaceMission(mission))
    assert chances(position) == {LayCard("executioner1"): 2, LayCard("executioner2"): 2, LayCard("executioner3"): 1}
    GAME.play(position, LUCK, LayCard("executioner3"))
    assert chances(position) == {LayCard("executioner1"): 2, LayCard("executioner2"): 2}
    with pytest.raises(Refused):
        GAME.play(position, LUCK, LayCard("knave1"))


@pytest.mark.parametrize(("seat", "cakes"), [(0, [1, 3]), (1, [3, 1])])
def test_one_gets_the_flamingo_and_a_cake_the_other_three_cakes(seat: int, cakes: list[int]) -> None:
    """T5"""
    game = set_up()
    assert chances(game.position) == {GiveFlamingo(0): 1, GiveFlamingo(1): 1}
    game.play(LUCK, GiveFlamingo(seat))
    shown = view(game)
    assert [player.cakes for player in shown.players] == cakes
    assert [player.flamingo for player in shown.players] == [seat == 0, seat == 1]
    assert (shown.cakes, shown.hourglasses, shown.rabbits) == (5, 5, 7)


def test_the_hand_of_the_watch_starts_anywhere() -> None:
    """T5"""
    game = set_up()
    game.play(LUCK, GiveFlamingo(0))
    effects = ["destroy", "draw", "copy", "stars", "flamingo"]
    assert chances(game.position) == {SetWatch(space, effect): 1 for space, effect in enumerate(effects, start=1)}
    game.play(LUCK, SetWatch(3, "copy"))
    assert (view(game).hand, view(game).round, view(game).phase) == (3, 1, "reveal")


def test_both_turn_over_their_top_card_onto_their_discard_pile() -> None:
    """T6, T41: what comes up is luck's, among the cards of the deck"""
    game = match("0 deck king1 queen1 ; 0 destroyed rest ; 0 flamingo")
    assert chances(game.position) == {TurnOver(0, "king1"): 1, TurnOver(0, "queen1"): 1}
    turn_over(game, "king1")
    assert (player(game, 0).discard, player(game, 0).deck) == (("king1",), {"queen1": 1})
    assert len(chances(game.position)) == 9
    turn_over(game, "mouse1")
    assert player(game, 1).discard == ("mouse1",)


@pytest.mark.parametrize(("first", "second", "winner"), [("queen1", "cat1", 0), ("knave1", "caterpillar1", 1)])
def test_the_higher_value_wins_the_round(first: str, second: str, winner: int) -> None:
    """T6, T7: only the winner acts"""
    game = match("1 flamingo")
    turn_over(game, first, second)
    assert game.actors == (winner,)
    assert not game.legal(1 - winner)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_goes_to_the_flamingo(holder: int) -> None:
    """T6"""
    game = match(f"{holder} flamingo")
    events = turn_over(game, "king1", "king1")
    assert game.actors == (holder,)
    assert told(events, RoundWon) == [RoundWon(seat=holder, difference=0, tie=True)]


def test_the_winner_uses_the_effect_or_buys_one_card() -> None:
    """T7"""
    game = acting("guard1", "mouse1", "0 cakes:3")
    assert options(game) == ["use", "buy executioner"]
    typed(game, "buy executioner")
    assert view(game).phase == "reveal"
    assert view(game).round == 2


def test_seven_against_two_buys_up_to_five_and_six_for_a_cake() -> None:
    """E1, T8"""
    game = acting("king1", "mouse1", "0 cakes:1")
    assert game.legal(0)[1:] == [BuyCard("executioner", 0), BuyCard("knave", 0), BuyCard("caterpillar", 1)]
    typed(game, "buy caterpillar")
    assert (player(game, 0).cakes, player(game, 0).discard) == (0, ("caterpillar1", "king1"))


def test_a_bought_card_is_the_top_of_its_stack_and_points_left_over_are_lost() -> None:
    """T8"""
    game = acting("queen1", "cat1", "stack knave 3 1 1 2 2 ; 0 cakes:2")
    typed(game, "buy knave")
    assert player(game, 0).discard == ("knave3", "queen1")
    assert player(game, 0).cakes == 2
    assert view(game).stacks[1].cards == ("knave1", "knave1", "knave2", "knave2")


def test_white_rabbits_cannot_be_bought() -> None:
    """T8"""
    with pytest.raises(Refused, match="you can’t buy White Rabbits") as refused:
        typed(acting("queen1", "cat1"), "buy rabbit")
    assert refused.value.rule == "T8"


def test_two_hourglasses_move_the_hand_two_spaces_to_two_stars() -> None:
    """E2, T9"""
    game = acting("mouse1", "cat1", "0 hourglasses:3 ; watch:2")
    typed(game, "use")
    assert options(game) == ["stop", "wind 1", "wind 2", "wind 3"]
    typed(game, "wind 2")
    assert (view(game).hand, player(game, 0).stars, player(game, 0).hourglasses) == (4, 2, 1)
    assert view(game).hourglasses == 4


def test_without_an_hourglass_nobody_is_asked_about_the_watch() -> None:
    """T9"""
    game = acting("mouse1", "cat1", "1 hourglasses:5")
    typed(game, "use")
    assert view(game).phase == "reveal"


def test_hourglasses_may_be_kept() -> None:
    """T9: the hand did not move, so nothing is resolved"""
    game = acting("mouse1", "cat1", "0 hourglasses:1 ; watch:4")
    typed(game, "use", "stop")
    assert (view(game).hand, player(game, 0).stars, player(game, 0).hourglasses) == (4, 0, 1)
    assert view(game).phase == "reveal"


def test_a_deck_that_runs_out_is_renewed_with_a_white_rabbit() -> None:
    """T10, T30: at the end of the round, with the cards just turned over"""
    game = acting("mouse1 king1", "cat1", "0 deck ; 0 destroyed rest")
    events = typed(game, "use")
    assert told(events, DeckRenewed) == [DeckRenewed(seat=0, cards=3, rabbit=True, rule="T10")]
    assert (player(game, 0).deck, player(game, 0).discard) == ({"mouse1": 1, "king1": 1, "rabbit0": 1}, ())
    assert view(game).rabbits == 6


@pytest.mark.parametrize(
    ("cakes", "taken", "stolen"),
    [("0 cakes:0", 3, 0), ("0 cakes:5 ; 1 cakes:3", 1, 2), ("0 cakes:6 ; 1 cakes:3", 0, 3)],
)
def test_what_the_supply_lacks_is_taken_from_the_opponent(cakes: str, taken: int, stolen: int) -> None:
    """T11"""
    game = acting("knave1", "cat1", cakes)
    before = player(game, 0).cakes
    events = typed(game, "use")
    assert player(game, 0).cakes == before + 3
    assert sum(event.count for event in told(events, TokensTaken)) == taken
    assert sum(event.count for event in told(events, TokensStolen)) == stolen


def test_hourglasses_too_are_taken_from_the_opponent() -> None:
    """T11"""
    game = acting("caterpillar1", "cat1", "0 hourglasses:2 ; 1 hourglasses:2")
    typed(game, "use")
    assert (player(game, 0).hourglasses, player(game, 1).hourglasses, view(game).hourglasses) == (4, 1, 0)


def test_a_destroyed_card_goes_to_the_destroyer_who_gains_its_stars() -> None:
    """T12"""
    game = acting("queen1", "cat1", "stack alice 3 2 2 1 1")
    events = typed(game, "use", "destroy alice")
    assert (player(game, 0).stars, player(game, 0).destroyed) == (3, {"alice3": 1})
    assert told(events, CardDestroyed)[0].stars == 3


def empty(*missions: str, more: str = "") -> str:
    """The end of a match: the stacks of 4 to 7 are empty, with these missions above them."""
    return f"{FOUR_EMPTY.format(*missions)} ; {more} ; phase:over"


def test_the_match_ends_with_the_round_in_which_the_fourth_stack_is_emptied() -> None:
    """T27: an effect of the watch may still follow"""
    stacks = "stack executioner ; stack knave ; stack caterpillar ; stack king 1"
    game = acting("queen1", "cat1", f"{stacks} ; 0 hourglasses:1 ; watch:3 ; 1 destroyed rest")
    events = typed(game, "use", "destroy king")
    assert [event.character for event in told(events, StackEmptied)] == ["king"]
    assert not view(game).over
    typed(game, "wind 1")
    assert game.outcome is not None
    assert game.outcome.reason == "stacks"


def test_the_match_ends_with_the_round_in_which_a_white_rabbit_is_lacking() -> None:
    """T27"""
    game = acting("mouse1", "cat1", "1 deck ; rabbits:0 ; 0 destroyed rest")
    typed(game, "use")
    assert game.outcome is not None
    assert game.outcome.reason == "rabbits"


def test_three_empty_stacks_and_a_last_white_rabbit_end_nothing() -> None:
    """T27"""
    stacks = "stack executioner ; stack knave ; stack caterpillar"
    game = acting("mouse1", "cat1", f"{stacks} ; 0 deck ; rabbits:1 ; 1 destroyed rest")
    typed(game, "use")
    assert game.outcome is None
    assert (view(game).rabbits, view(game).round) == (0, 2)


def test_only_missions_above_empty_stacks_count() -> None:
    """T28: the Alices' stack has cards, so its mission for White Rabbits is nobody's"""
    more = "stack alice 1 1 2 2 3 mission:rabbit ; 0 deck rabbit0:2 ; 1 deck ; 1 destroyed rest ; 0 stars:4 ; 1 stars:3"
    position = read(empty("cakes", "hourglasses", "cards", "destroyed", more=more + " ; 1 flamingo"))
    assert (position.score(0), position.score(1)) == (4 + 6, 3 + 7)


def test_most_stars_win() -> None:
    """T28"""
    more = "0 stars:10 ; 1 stars:9 ; 1 flamingo ; 0 destroyed rest"
    position = read(empty("cakes", "hourglasses", "rabbit", "king", more=more))
    assert (position.score(0), position.score(1)) == (10, 9 + 6 + 7)
    assert GAME.outcome(position) == Outcome("stacks", (10, 22), (2, 1))


@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_of_stars_goes_to_the_flamingo(holder: int) -> None:
    """T28"""
    more = f"0 stars:12 ; 1 stars:12 ; {holder} flamingo ; last-round ; 0 destroyed rest ; rabbits:0"
    outcome = GAME.outcome(read(f"{more} ; phase:over"))
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("rabbits", (12, 12), (holder,))


@pytest.mark.parametrize(
    ("mission", "owned", "stars"),
    [
        ("executioner", "0 deck executioner1:2 ; 1 deck executioner3 executioner2:1", (0, 6)),
        ("executioner", "0 deck executioner1 ; 0 discard executioner2 ; 1 deck executioner3", (6, 0)),
        ("rabbit", "0 deck rabbit0:2 ; 1 deck rabbit0:3", (0, 6)),
        ("cards", "0 deck cat1 mouse1 ; 1 deck queen1", (6, 0)),
        ("cards", "0 deck cat1 ; 1 deck queen1 ; 1 discard alice1", (0, 6)),
        ("cakes", "0 cakes:2 ; 1 cakes:4 ; 0 deck ; 1 deck", (2, 4)),
        ("hourglasses", "0 hourglasses:3 ; 1 hourglasses:1 ; 0 deck ; 1 deck", (6, 2)),
    ],
)
def test_each_mission_counts_what_it_says(mission: str, owned: str, stars: tuple[int, int]) -> None:
    """T29: above the stack of 6; destroyed cards are seat 1's, who also has the flamingo"""
    stacks = f"stack executioner ; stack knave ; stack caterpillar mission:{mission} ; stack king"
    position = read(f"{stacks} ; {owned} ; 1 destroyed rest ; 1 flamingo ; phase:over")
    assert (mission_stars(position, 2, 0), mission_stars(position, 2, 1)) == stars


def test_whoever_destroyed_most_cards_has_the_mission_for_it() -> None:
    """T29"""
    position = read(empty("destroyed", "hourglasses", "cards", "cakes", more="0 destroyed rest ; 1 flamingo"))
    assert (mission_stars(position, 0, 0), mission_stars(position, 0, 1)) == (4, 0)


def test_the_end_is_told_mission_by_mission() -> None:
    """T28, T29"""
    stacks = FOUR_EMPTY.format("cakes", "hourglasses", "cards", "destroyed").replace("king ", "king 2 ")
    game = acting("queen1", "cat1", f"{stacks} ; 0 stars:5 cakes:2 ; 1 cakes:1 ; 1 destroyed rest")
    events = typed(game, "use", "destroy king")
    assert [(event.character, event.stars) for event in told(events, MissionScored)] == [
        ("executioner", (2, 1)),
        ("knave", (0, 0)),
        ("caterpillar", (6, 0)),
        ("king", (0, 7)),
    ]
    assert told(events, MatchEnded) == [MatchEnded(scores=(5 + 2 + 2 + 6, 1 + 7))]
    assert game.outcome == Outcome("stacks", (15, 8), (1, 2))
