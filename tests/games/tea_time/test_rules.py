"""Tea Time, paragraph by paragraph: G1–G24 and the figures of the rulebook."""

import pytest

from curiouser.engine.errors import Refused
from curiouser.engine.game import Outcome
from curiouser.engine.position import LUCK, OVER
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.moves import ChooseStarter, TurnUp
from tests.games.tea_time.table import FULL_ROUND, legal, match, new_match, read, take

EMPTY_PILE = "pile caterpillar:0 cat:0 hatter:0 queen:0 twins:0 rabbit:0"


@pytest.mark.parametrize(("seats", "cards", "rounds"), [(2, 60, 5), (3, 48, 3), (4, 60, 3)])
def test_each_number_of_players_has_its_cards_and_rounds(seats: int, cards: int, rounds: int) -> None:
    """G1, G2, G24"""
    view = GAME.view(GAME.start(GAME.setup(seats)), 0)
    assert (sum(view.pile.values()), view.rounds) == (cards, rounds)
    assert set(view.pile.values()) == {cards // 6}


def test_luck_names_the_first_starter_who_holds_alice() -> None:
    """G3"""
    position = GAME.start(GAME.setup(3))
    assert GAME.chances(position) == [(ChooseStarter(0), 1), (ChooseStarter(1), 1), (ChooseStarter(2), 1)]
    GAME.play(position, LUCK, ChooseStarter(2))
    assert [player.alice for player in GAME.view(position, 0).players] == [False, False, True]


@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 3, 4), (3, 4, 4), (4, 4, 5)])
def test_the_grid_has_the_size_for_the_players_and_uses_the_pile_up(seats: int, rows: int, columns: int) -> None:
    """G4"""
    view = GAME.view(GAME.start(GAME.setup(seats)), 0)
    assert (len(view.grid), len(view.grid[0])) == (rows, columns)
    assert rows * columns * view.rounds == sum(view.pile.values())


def test_luck_turns_up_what_is_left_in_the_pile() -> None:
    """G4, G24"""
    position = read(". ; 0 alice ; pile cat:2 hatter:0 queen:4 twins:0 rabbit:0 caterpillar:6 ; round:5 to-move:luck")
    assert GAME.chances(position) == [(TurnUp("caterpillar"), 6), (TurnUp("cat"), 2), (TurnUp("queen"), 4)]


def test_sides_alternate_like_a_chessboard_from_the_top_left_face() -> None:
    """G4, G19"""
    grid = GAME.view(new_match(2, 0, "cat cat cat cat " + "hatter " * 8).position, 0).grid
    assert grid == (
        ("cat", "cat*", "cat", "cat*"),
        ("hatter*", "hatter", "hatter*", "hatter"),
        ("hatter", "hatter*", "hatter", "hatter*"),
    )


def test_the_holder_of_alice_takes_exactly_one_card_and_lays_her_in_its_place() -> None:
    """G5, G21"""
    game = new_match(2, 1, FULL_ROUND)
    assert {len(move.cells) for move in game.legal(1)} == {1}  # type: ignore[attr-defined]
    game.play(1, take("b2"))
    view = GAME.view(game.position, 0)
    assert (view.grid[1][1], view.players[1].cards["cat"], view.players[1].alice) == ("alice", 1, False)
    assert view.to_move == 0


def test_on_the_second_turn_one_or_two_cards_are_taken() -> None:
    """G6"""
    game = new_match(2, 0, FULL_ROUND)
    game.play(0, take("a1"))
    assert {len(move.cells) for move in game.legal(1)} == {1, 2}  # type: ignore[attr-defined]
    with pytest.raises(Refused, match=r"\(G6\)") as refused:
        game.play(1, take("a2", "b2", "c2"))
    assert refused.value.rule == "G6"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_third_turn_of_the_round_three_cards_may_be_taken(seats: int) -> None:
    """G7, G18: with two players the third turn is the starter's second"""
    game = new_match(seats, 0, "cat " * 6 + "hatter " * 6 + "queen " * {2: 0, 3: 4, 4: 8}[seats])
    game.play(0, take("a1"))
    game.play(1, take("b1"))
    assert game.actors == (2 % seats,)
    assert {len(move.cells) for move in game.legal(2 % seats)} == {1, 2, 3}  # type: ignore[attr-defined]


def test_the_limits_start_anew_in_every_round() -> None:
    """G18"""
    game = match("queen / alice ; 0 ; 1 ; round:1 turn:9 to-move:1")
    game.play(1, take("a1", "a2"))
    assert GAME.view(game.position, 0).round == 2
    for card in FULL_ROUND.replace("/", "").replace("*", "").split():
        game.play(LUCK, TurnUp(card))
    assert game.actors == (1,)
    assert len(game.legal(1)) == 12


@pytest.mark.parametrize(
    ("cells", "lie_in_a_line"),
    [
        (("a1", "b1"), True),
        (("a1", "a2"), True),
        (("a1", "b2"), True),
        (("b1", "a2"), True),
        (("a1", "b1", "c1"), True),
        (("a1", "a2", "a3"), True),
        (("a1", "b2", "c3"), True),
        (("c1", "b2", "a3"), True),
        (("a1", "c1"), False),
        (("a1", "b1", "b2"), False),
        (("a1", "b2", "a3"), False),
        (("a1", "b1", "d1"), False),
        (("d1", "a2"), False),
    ],
)
def test_cards_taken_together_lie_in_a_line(cells: tuple[str, ...], lie_in_a_line: bool) -> None:
    """G8"""
    position = read(FULL_ROUND.replace("hatter*", "alice", 1) + "; to-move:0 turn:3")
    assert (GAME.tidy(take(*cells)) in legal(position)) == lie_in_a_line


def test_cards_with_a_gap_between_them_are_not_adjacent() -> None:
    """G8, figure 4"""
    position = read("rabbit . rabbit . / hatter* cat . . / . . alice ; to-move:0 turn:3")
    assert take("a1", "c1") not in legal(position)
    assert take("a1", "b2", "c3") in legal(position)


def test_a_card_must_be_taken() -> None:
    """G9"""
    game = match("cat . / alice ; to-move:0 turn:5")
    with pytest.raises(Refused, match=r"\(G9\)"):
        game.play(0, take())
    assert all(move.cells for move in game.legal(0))  # type: ignore[attr-defined]


def test_taken_cards_stay_in_front_of_the_player_on_their_side() -> None:
    """G10"""
    game = match("cat hatter* . . / alice ; 0 queen:2 ; to-move:0 turn:3")
    game.play(0, take("a1", "b1"))
    for viewer in (0, 1, -3):
        assert GAME.view(game.position, viewer).players[0].cards == {
            "caterpillar": 0,
            "cat": 1,
            "hatter": -1,
            "queen": 2,
            "twins": 0,
            "rabbit": 0,
        }


def test_both_sides_of_a_character_go_pair_by_pair() -> None:
    """G11"""
    game = match("cat hatter* cat / alice ; 0 cat*:3 hatter:1 ; to-move:0 turn:3")
    told = game.play(0, take("a1", "b1", "c1"))
    assert GAME.view(game.position, 0).players[0].cards["cat"] == -1
    assert [(event.rule, event.character, event.pairs) for event in told[1:]] == [  # type: ignore[attr-defined]
        ("G11", "cat", 2),
        ("G11", "hatter", 1),
    ]


def test_cards_of_one_turn_cancel_each_other_too() -> None:
    """G23: what remains is the difference, and nothing counts as no cards"""
    game = match("cat cat* . . / alice ; 1 cat ; to-move:0 turn:3")
    game.play(0, take("a1", "b1"))
    player = GAME.view(game.position, 0).players[0]
    assert (player.cards["cat"], player.score) == (0, 30)


def test_alice_is_taken_like_a_card_and_her_taker_starts_the_next_round() -> None:
    """G12, G13, G17, G21: she may be the middle of a line, and never cancels"""
    game = match("cat alice cat . ; 0 ; 1 ; to-move:1 turn:4 round:2")
    told = game.play(1, take("a1", "b1", "c1"))
    assert [event.rule for event in told] == ["G7", "G12", "G17"]
    view = GAME.view(game.position, 0)
    assert (view.round, view.players[1].cards["cat"], view.players[1].alice) == (3, 2, True)
    for _ in range(8):
        game.play(LUCK, TurnUp("cat"))
    for _ in range(4):
        game.play(LUCK, TurnUp("twins"))
    assert game.actors == (1,)


def test_whoever_takes_alice_starts_even_if_somebody_else_empties_the_grid() -> None:
    """G12, G17"""
    game = match("cat alice ; 0 ; 1 ; to-move:0 turn:4 round:2")
    game.play(0, take("b1"))
    game.play(1, take("a1"))
    assert GAME.view(game.position, 0).players[0].alice


def test_alice_cannot_be_taken_back_in_the_turn_that_lays_her() -> None:
    """G21"""
    game = new_match(2, 0, FULL_ROUND)
    game.play(0, take("a1"))
    assert game.actors == (1,)
    assert take("a1") in game.legal(1)


def test_alice_as_the_last_card_must_be_taken() -> None:
    """G22"""
    assert legal(read(". . alice ; to-move:1 turn:8")) == [take("c1")]


def test_any_single_card_may_always_be_taken_and_nobody_may_pass() -> None:
    """G22"""
    position = read("cat hatter* / . alice ; to-move:1 turn:6")
    assert [move for move in legal(position) if len(move.cells) == 1] == [  # type: ignore[attr-defined]
        take("a1"),
        take("b1"),
        take("b2"),
    ]


@pytest.mark.parametrize(("cards", "points"), [(0, 5), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)])
def test_a_character_scores_by_its_cards_on_either_side(cards: int, points: int) -> None:
    """G14"""
    for side in ("", "*"):
        position = read(f"alice ; 0 cat{side}:{cards} ; to-move:0 turn:9")
        assert GAME.scores(position) == (25 + points, 30)


def test_alice_gives_four_points_at_the_end() -> None:
    """G15"""
    game = match("alice ; 0 cat:2 ; 1 cat:2 ; to-move:1 turn:9")
    assert GAME.scores(game.position) == (28, 28)
    game.play(1, take("a1"))
    assert GAME.scores(game.position) == (28, 32)


def end(notation: str) -> Outcome | None:
    """The last card of the last round is taken."""
    game = match(f"{notation} ; {EMPTY_PILE} ; round:5 turn:9 to-move:0")
    game.play(0, game.legal(0)[0])
    return game.outcome


def test_most_points_win() -> None:
    """G16"""
    assert end("alice ; 0 cat:2 hatter:2 ; 1 twins:4 queen:2") == Outcome("last-round", (30, 33), (2, 1))


def test_of_tied_players_the_holder_of_alice_wins() -> None:
    """G20"""
    assert end("alice ; 0 cat:2 hatter:2 twins:4 queen:2 ; 1 rabbit:6") is not None
    outcome = end("alice ; 0 cat:2 hatter:2 twins:2 ; 1 queen:2")
    assert outcome == Outcome("last-round", (28, 28), (1, 2))


def test_a_tie_without_alice_is_shared() -> None:
    """G20"""
    position = read(
        ". ; 0 cat:2 ; 1 hatter:2 ; 2 alice queen:1 twins:1 rabbit:2 caterpillar:1 cat*:1 hatter*:1 ; "
        "pile cat:1 hatter:1 queen:1 twins:1 rabbit:0 caterpillar:1 ; round:3 to-move:over",
        seats=3,
    )
    assert GAME.outcome(position) == Outcome("last-round", (28, 28, 12), (1, 1, 3))


def test_figures_2_4_and_5_the_starter_collects_two_hatters() -> None:
    """E1: Hatter (mirror) for Alice, then Cat (face), Hatter (mirror) and Caterpillar (face) in one line"""
    game = new_match(2, 0, "cat hatter* caterpillar rabbit* / hatter* queen cat* rabbit / twins cat* rabbit queen*")
    game.play(0, take("a2"))
    game.play(1, take("b3", "c2"))
    game.play(0, take("a1", "b1", "c1"))
    cards = GAME.view(game.position, 0).players[0].cards
    assert {name: count for name, count in cards.items() if count} == {"hatter": -2, "cat": 1, "caterpillar": 1}


def test_figures_3_5_and_6_the_rabbits_cancel_and_alice_and_two_cats_are_left() -> None:
    """E2, G11, G12"""
    game = match(". cat* . . / . alice . . / . rabbit* . ; 1 rabbit:1 cat*:1 ; to-move:1 turn:4")
    told = game.play(1, take("b1", "b2", "b3"))
    assert [event.rule for event in told[:3]] == ["G7", "G11", "G12"]
    player = GAME.view(game.position, 1).players[1]
    assert (player.cards["rabbit"], player.cards["cat"], player.alice) == (0, -2, True)


def test_figure_4_three_cards_with_a_gap_cannot_be_taken_but_two_neighbours_can() -> None:
    """E3, G8"""
    game = match("rabbit hatter* . rabbit* / alice ; to-move:0 turn:3")
    with pytest.raises(Refused, match=r"\(G8\)") as refused:
        game.play(0, take("a1", "b1", "d1"))
    assert refused.value.rule == "G8"
    assert take("a1", "b1") in game.legal(0)


@pytest.mark.parametrize(("sixth", "total"), [("", 47), ("twins:1", 43), ("twins:2", 45)])
def test_figure_7_the_example_of_scoring(sixth: str, total: int) -> None:
    """E4: 5 + 5 + 3 + 10 + 15 + 4 = 42 and the points of the sixth character, which the figure leaves out"""
    position = read(
        f". ; 0 alice rabbit:2 cat:4 hatter:6 {sixth} ; 1 ; "
        "pile caterpillar:0 cat:0 hatter:0 queen:0 rabbit:0 twins:" + ("1" if ":1" in sixth else "0") + " ; "
        "round:5 to-move:over"
    )
    assert position.score(0) == total


def test_the_match_is_over_after_the_last_round() -> None:
    """G14, G16"""
    game = match(
        "alice ; 0 ; 1 ; pile caterpillar:0 cat:0 hatter:0 queen:0 twins:0 rabbit:0 ; to-move:1 turn:9 round:5"
    )
    told = game.play(1, take("a1"))
    assert told[-1].rule == "G16"
    assert game.position.actor == OVER
    with pytest.raises(Refused, match="over"):
        game.play(0, take("a1"))
