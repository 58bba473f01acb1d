"""The contract of bots, implemented by third-party classes that aren't compiled."""

from curiouser.engine.bot import LOGIT, STAGE, SURE, Bot, Evaluator, LinearEvaluator
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.native import i64, vec
from tests.laws.hidden_hand import HiddenHand, HiddenHandGame


class First(Bot):
    def choose(self, position: Position, rng: Rng) -> i64:
        return position.legal()[0]


def with_tricks(*tricks: int) -> HiddenHand:
    position = HiddenHand()
    position.seats = len(tricks)
    position.tricks = list(tricks)
    return position


def test_a_bot_looks_at_the_position_unless_it_says_otherwise() -> None:
    assert not First().blind


def test_a_bot_chooses_a_move_by_its_number() -> None:
    position = HiddenHandGame().start(HiddenHandGame().setup(2))
    assert First().choose(position, seeded(1)) == 0


def test_a_position_is_worth_the_lead_over_the_best_of_the_others() -> None:
    position = with_tricks(4, 7, 2)
    assert [Evaluator().value(position, seat) for seat in range(3)] == [-3, 3, -5]


def test_a_game_has_a_judge() -> None:
    assert isinstance(HiddenHandGame().evaluator(), Evaluator)


def test_a_judge_of_scores_knows_no_chances() -> None:
    assert Evaluator().chance(with_tricks(4, 7), 0) == -1


def test_a_game_need_not_weigh_count_or_give_reasons() -> None:
    game = HiddenHandGame()
    position = game.start(game.setup(2))
    assert (
        game.linear_evaluator(),
        game.solve_endgame(position),
        game.reasons(position, 0),
        game.explain_solution(1),
    ) == (
        None,
        None,
        (),
        (),
    )


class Tricks(LinearEvaluator):
    """Notices the lead in tricks, which is worth twice as much at the second stage as at the first."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 1
        self.features = vec[i64]([0])
        self.weights = vec[i64]([LOGIT, 2 * LOGIT])

    def extract(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, HiddenHand)
        self.features[0] = position.tricks[seat] - position.tricks[1 - seat]
        return STAGE // 2


def test_a_weigher_adds_up_what_it_notices_between_two_stages() -> None:
    evaluator = Tricks()
    assert evaluator.value(with_tricks(3, 1), 0) == 3 * LOGIT
    assert [round(evaluator.chance(with_tricks(own, 1), 0) / SURE, 2) for own in (0, 1, 2, 90)] == [
        0.18,
        0.5,
        0.82,
        1.0,
    ]
