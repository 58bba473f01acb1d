"""Positions of Tea for Two as short text."""

import pytest

from curiouser.engine.errors import BadSetup
from curiouser.engine.position import LUCK
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_for_two import GAME
from tests.games.tea_for_two.table import FOUR_EMPTY, read

MISSIONS = FOUR_EMPTY.format("cakes", "knave", "cards", "king") + " ; stack alice mission:alice"
ENDED = FOUR_EMPTY.format("cakes", "knave", "cards", "king") + " ; 1 destroyed rest ; phase:over"


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "phase:missions",
        "stack executioner mission:cakes ; stack knave mission:cards ; phase:missions",
        f"{MISSIONS} ; phase:stacks",
        MISSIONS.replace("stack knave", "stack knave 3 1").replace("cutioner", "cutioner 1 1 3 2 2")
        + " ; phase:stacks",
        "pending:1 ; 0 discard king1",
        "0 discard king1 ; 1 discard queen1 ; phase:act ; 1 flamingo cakes:3",
        "0 discard king1 ; 1 discard king1 ; phase:act winner:1 ; 1 flamingo",
        "0 discard king1 rabbit0:2 ; 1 discard cat1 ; phase:guard pending:2 winner:1 chain:watch resolved:3,5",
        "phase:executioner winner:1 chain:watch resolved:3",
        "phase:draw pending:1 winner:1 chain:action resolved:2",
        "0 discard mouse1 ; phase:discarded resolved:1 ; watch:1",
        "0 deck ; 0 destroyed rest ; phase:stack rabbits:2 ; last-round",
        "phase:king winner:1 round:17",
        "phase:point",
        "1 hourglasses:2 stars:31 ; phase:wind winner:1",
        "0 deck cat1 mouse1 ; 0 destroyed alice1 rest ; 1 deck cat1",
        ENDED,
        "last-round ; rabbits:0 ; 0 destroyed rest ; phase:over",
    ],
)
def test_a_position_survives_writing_and_reading(notation: str) -> None:
    position = read(notation)
    written = GAME.write(position)
    again = read(written)
    assert GAME.write(again) == written
    assert GAME.opened(again) == GAME.opened(position)
    assert sum(n for card, n in GAME.parts(position).items() if card[-1].isdigit()) == 50


def test_every_step_of_setting_up_can_be_written_down() -> None:
    position = GAME.start(GAME.setup(2))
    while position.round == 0:
        again = read(GAME.write(position))
        assert GAME.opened(again) == GAME.opened(position)
        assert list(again.weights()) == list(position.weights())
        GAME.play(position, LUCK, GAME.chances(position)[-1][0])


def test_what_is_left_out_is_as_after_setting_up() -> None:
    view = GAME.view(read("0 discard king1"), 0)
    assert [len(stack.cards) for stack in view.stacks] == [5] * 5
    assert [stack.mission for stack in view.stacks] == ["executioner", "knave", "caterpillar", "king", "alice"]
    assert (len(view.players[0].deck), len(view.players[1].deck), view.rabbits) == (8, 9, 7)
    assert (view.cakes, view.hourglasses, view.hand, view.players[0].flamingo) == (9, 5, 1, True)


def test_the_rest_are_all_cards_named_nowhere() -> None:
    view = GAME.view(read("stack king 3 ; stack alice ; 0 destroyed rest ; rabbits:4"), 0)
    assert view.players[0].destroyed == {
        "king1": 2,
        "king2": 2,
        "alice1": 2,
        "alice2": 2,
        "alice3": 1,
        "rabbit0": 3,
    }


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("dodo", "dodo"),
        ("stack", "“stack”"),
        ("stack dodo", "stack dodo"),
        ("stack king 9", "king9"),
        ("stack king mission:tea", "mission:tea"),
        ("0 tea:4", "tea:4"),
        ("0 cakes:many", "cakes:many"),
        ("0 cakes:12345", "cakes:12345"),
        ("0 deck dodo1", "dodo1"),
        ("0 deck cat1:²", "cat1:²"),
        ("0 deck cat1:٣", "cat1:٣"),
        ("0 discard rest", "“rest”"),
        ("phase:nap", "phase:nap"),
        ("chain:gold", "chain:gold"),
        ("watch:6", "watch:6"),
        ("phase:point resolved:6", "resolved:6"),
        ("rabbits:8", "rabbits:8"),
        ("winner:2", "winner:2"),
        ("stack king mission:king ; stack alice mission:destroyed", "one mission tile"),
        ("0 cakes:5 ; 1 cakes:5", "than there are in the box"),
        ("0 hourglasses:6", "than there are in the box"),
        ("0 discard cat1:2", "add up: cat1"),
        ("0 deck cat1", "add up: mouse1"),
        ("0 deck cat1:2 ; 1 deck ; 1 destroyed rest", "add up: cat1"),
        ("rabbits:6", "add up: rabbit0"),
        ("0 discard rabbit0:9", "add up: rabbit0"),
        ("0 deck ; 0 destroyed rest", "No match"),
        ("1 deck ; 0 destroyed rest ; pending:1", "No match"),
        ("pending:1", "No match"),
        ("pending:3", "No match"),
        ("winner:0", "No match"),
        ("round:0", "No match"),
        ("last-round", "No match"),
        ("resolved:2", "No match"),
        ("phase:point resolved:0", "No match"),
        ("phase:act", "No match"),
        ("0 discard king1 ; 1 discard cat1 ; phase:act winner:1", "No match"),
        ("0 discard king1 ; 1 discard cat1 ; phase:act ; last-round", "No match"),
        ("phase:guard pending:0", "No match"),
        ("phase:guard pending:4", "No match"),
        ("phase:point pending:1", "No match"),
        ("phase:executioner ; 1 deck ; 0 destroyed rest", "No match"),
        ("phase:discarded", "No match"),
        ("phase:wind", "No match"),
        ("phase:wind ; 0 hourglasses:1 ; chain:watch", "No match"),
        (ENDED.replace("over", "stack") + " ; stack alice", "No match"),
        ("phase:over", "No match"),
        (ENDED + " chain:watch", "No match"),
        ("phase:missions ; stack knave mission:cakes", "No match"),
        ("phase:missions ; 0 cakes:1", "No match"),
        ("phase:missions ; round:1", "No match"),
        ("phase:stacks", "No match"),
        (f"{MISSIONS.replace('stack knave', 'stack knave 3')} ; phase:stacks", "No match"),
        (f"{MISSIONS} ; phase:stacks ; 1 flamingo", "No match"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(notation: str, reason: str) -> None:
    with pytest.raises(BadSetup) as problem:
        read(notation)
    assert reason in str(problem.value)
    assert all(problem.value.say(language) for language in LANGUAGES)
