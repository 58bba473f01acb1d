"""The reasons for moves in Tea Time, in words."""

from curiouser.engine.rng import seeded
from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.rules import TeaTime


def read(notation: str) -> TeaTime:
    return GAME.read(notation, GAME.setup(2))


def reasons(notation: str, typed: str) -> list[str]:
    position = read(notation)
    move = GAME.parse(typed, position, int(position.actor))
    words = GAME.words("en")
    return [words.say(reason.text) for reason in GAME.reasons(position, GAME.numbers(position)[move])]


def test_pairs_that_go_and_points_that_come_are_named() -> None:
    """G11, G14"""
    assert reasons("cat . hatter . / alice ; 0 cat*:1 hatter:2 ; to-move:0 turn:3", "a1") == [
        "You discard a pair: Cheshire Cat (G11).",
        "Cheshire Cat: you would hold none and gain 4 points (G14).",
        "You leave 2 cards for the next player (G9).",
    ]


def test_points_that_are_lost_are_named() -> None:
    """G14"""
    assert reasons("cat . hatter . / alice ; 0 cat:0 hatter:2 ; to-move:0 turn:3", "a1")[0] == (
        "Cheshire Cat: you would hold one card and lose 4 points (G14)."
    )


def test_alice_starts_the_next_round_or_is_worth_points() -> None:
    """G12, G15"""
    line = "cat . alice . ; to-move:0 turn:3"
    assert "You take Alice, so you start the next round (G12)." in reasons(line, "c1")
    assert "You take Alice, who scores points at the end (G15)." in reasons(f"{line} ; round:5", "c1")


def test_alice_alone_is_left_to_the_next_player() -> None:
    """G22"""
    told = reasons("cat . alice . ; to-move:0 turn:3", "a1")
    assert told[-1] == "You leave only Alice, and the next player must take her (G22)."


def test_the_last_cards_end_the_round() -> None:
    """G13"""
    assert reasons("cat . . . ; 1 alice ; to-move:0 turn:3", "a1")[-1].endswith("which ends the round (G13).")


def test_what_is_counted_out_is_said() -> None:
    """G16, G20"""
    words = GAME.words("en")
    said = [words.say(reason.text) for value in (7, -3, 1, -1) for reason in GAME.explain_solution(value)]
    assert said == [
        "Working it out to the end shows that you win by 3 points (G16).",
        "Working it out to the end shows that you lose by one point (G16).",
        "Working it out to the end gives a tie, which Alice breaks in your favour (G20).",
        "Working it out to the end gives a tie, which Alice breaks against you (G20).",
    ]


def test_only_where_luck_is_done_an_end_is_counted_out() -> None:
    last = read("cat . alice . ; to-move:0 turn:3 ; round:5")
    values = GAME.solve_endgame(last)
    assert values is not None
    assert len(values) == len(last.legal())
    first = GAME.start(GAME.setup(2))
    first.resolve_chance(seeded(1))
    assert GAME.solve_endgame(first) is None
