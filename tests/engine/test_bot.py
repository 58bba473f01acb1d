"""The contract of bots, kept by a stranger's uncompiled classes."""

from curiouser.engine.bot import Bot, Judge
from curiouser.engine.position import Position
from curiouser.engine.rng import Rng, seeded
from curiouser.native import i64
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
    assert [Judge().value(position, seat) for seat in range(3)] == [-3, 3, -5]


def test_a_game_has_a_judge() -> None:
    assert isinstance(HiddenHandGame().judge(), Judge)
