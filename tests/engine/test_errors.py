"""Problems: messages for people, in their language."""

import pytest

from curiouser.engine.errors import BadRecord, BadSetup, Problem, Refused, UnknownGame


def test_a_problem_speaks_english_unless_asked_otherwise() -> None:
    problem = Problem("refused-over")
    assert str(problem) == problem.say("en") == "The match is over; start a new one."
    assert problem.say("ro") == "Partida s-a terminat; începe una nouă."


def test_a_problem_speaks_in_the_words_of_a_game() -> None:
    assert str(Problem("refused-other", texts="tests.laws.hidden_hand")) == "You can’t do that now."


def test_a_refusal_names_the_rule() -> None:
    refusal = Refused("refused-not-held", rule="H3", texts="tests.laws.hidden_hand", card="7")
    assert (refusal.rule, str(refusal)) == ("H3", "You don’t hold 7.")
    assert Refused("refused-over").rule == ""


def test_a_bad_record_names_its_line() -> None:
    problem = BadRecord("record-no-link", line=7)
    assert problem.line == 7
    assert "Line 7" in str(problem)


@pytest.mark.parametrize("kind", [Refused, UnknownGame, BadSetup, BadRecord])
def test_all_that_comes_from_outside_and_is_wrong_is_a_problem(kind: type[Exception]) -> None:
    assert issubclass(kind, Problem)
