"""Positions as text: written ones can be read, impossible ones are refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from curiouser.engine.errors import BadSetup
from curiouser.games.wordland import GAME
from curiouser.games.wordland.moves import ChooseQueen, DealCharacter, DrawLetter, ForceTurn, PassTurn
from tests.games.wordland.table import Talk, lay, talk

pytestmark = pytest.mark.usefixtures("small_words")

ALL = "rabbit caterpillar cat twins alice two hatter"
Change = Callable[[Any], Any]


def basic() -> Talk:
    """Seat 3 is out, seat 0 has said something, seat 1 is to speak."""
    return talk(4, queen=3).say(3, "horse").tap(0).say(0, "lion")


def advanced() -> Talk:
    """The Queen's letter lies above the row; the Two of Hearts may act."""
    return talk(8, characters=ALL, secrets="ba").say(0, "lion", lay_letter=True)


def voting() -> Talk:
    return basic().object(2)


def dealing() -> Talk:
    return Talk(4, {"advanced": True}).luck(ChooseQueen(2), DealCharacter("cat"))


def token() -> Talk:
    return dealing().luck(DealCharacter("caterpillar"), DealCharacter("two"))


def secret() -> Talk:
    """The Rabbit has drawn, the Queen has not."""
    table = Talk(3, {"advanced": True}).luck(ChooseQueen(0), DealCharacter("rabbit"), DealCharacter("cat"))
    return table.luck(DrawLetter("b"))


def forced() -> Talk:
    return advanced().play(6, ForceTurn())


def laying() -> Talk:
    return lay(3, letters="f")


def aloud() -> Talk:
    return talk(3, teapot=True).play(0, PassTurn())


def over() -> Talk:
    table = lay(3)
    while table.position.phase != "over":
        actor = table.match.actors[-1]
        table.play(actor, table.match.legal(actor)[0])
    return table


PLACES = [basic, advanced, voting, dealing, token, secret, forced, laying, aloud, over, lambda: Talk(3, {})]


@pytest.mark.parametrize("place", PLACES)
def test_a_position_survives_its_notation(place: Callable[[], Talk]) -> None:
    table = place()
    written = GAME.write(table.position)
    read = GAME.read(written, table.match.setup)
    assert GAME.write(read) == written
    assert GAME.opened(read) == GAME.opened(table.position)


def test_what_is_as_at_the_start_is_left_out() -> None:
    assert GAME.write(Talk(3, {}).position).startswith('{"players":[{},{},{}],"piles":')


def put(*path: str | int, to: Any) -> Change:
    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] = to

    return change


def drop(*path: str | int) -> Change:
    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        del state[path[-1]]

    return change


FAULTS: list[tuple[Callable[[], Talk], str, Change]] = [
    (basic, "seats", drop("players", 0)),
    (basic, "seats", put("queen", to=4)),
    (basic, "seats", put("said", 0, "seat", to=-1)),
    (basic, "seats", put("turn", "seat", to=9)),
    (advanced, "seats", put("laid", "seat", to=9)),
    (voting, "seats", put("vote", "against", to=[2, 7])),
    (basic, "players", put("players", 3, "card", to=2)),
    (basic, "players", put("players", 0, "card", to=1)),
    (basic, "players", put("players", 0, "score", to=-1)),
    (basic, "players", put("players", 0, "spent", to=2_000)),
    (basic, "players", put("players", 0, "tokens", to=1)),
    (basic, "players", put("players", 0, "sideways", to=True)),
    (advanced, "players", put("players", 7, "immune", to=True)),
    (laying, "players", put("players", 0, "may_object", to=False)),
    (laying, "players", put("players", 0, to={"out": True, "card": 1})),
    (over, "players", put("players", 0, "out", to=False)),
    (basic, "players", put("players", to=[{"out": True, "card": n} for n in (1, 2, 3)] + [{"out": True, "card": 4}])),
    (basic, "characters", drop("queen")),
    (basic, "characters", put("players", 0, "character", to="cat")),
    (laying, "characters", put("phase", to="rabbit")),
    (dealing, "characters", put("players", 2, "character", to="alice")),
    (dealing, "characters", put("players", 0, "character", to="cat")),
    (dealing, "characters", put("players", 3, "character", to="dodo")),
    (dealing, "characters", put("phase", to="topics")),
    (token, "characters", put("token_on", to=1)),
    (token, "characters", put("players", 0, "character", to="alice")),
    (advanced, "characters", put("token_on", to=2)),
    (advanced, "characters", drop("token_on")),
    (basic, "topics", put("topic", to="dodo")),
    (basic, "topics", put("topic", to="farm")),
    (basic, "topics", put("up", to=["zoo"])),
    (basic, "topics", drop("topic")),
    (basic, "topics", put("used", to=["zoo", "pets"])),
    (basic, "topics", put("round", to=0)),
    (basic, "topics", put("round", to=9)),
    (over, "topics", put("round", to=2)),
    (basic, "letters", drop("row", 1)),
    (basic, "letters", put("row", 0, to={"letter": "v", "colour": "blue"})),
    (basic, "letters", put("row", 0, "letter", to="q")),
    (laying, "letters", put("row", to=[{"letter": "f", "colour": "blue"}, {"letter": "h", "colour": "purple"}])),
    (basic, "letters", put("piles", "red", to=["a"])),
    (basic, "letters", put("players", 0, "letter", to="v")),
    (advanced, "letters", put("laid", "seat", to=3)),
    (advanced, "letters", put("laid", "colour", to="purple")),
    (advanced, "letters", put("players", 1, "letter", to="")),
    (secret, "letters", put("phase", to="rabbit")),
    (basic, "phrases", put("said", 0, "phrase", to=" lion")),
    (basic, "phrases", put("said", 0, "phrase", to="")),
    (aloud, "phrases", put("said", to=[{"seat": 0, "phrase": "lion", "stands": True}])),
    (laying, "phrases", put("said", to=[{"seat": 0, "phrase": "lion", "stands": True}])),
    (basic, "place", put("now", to=-1)),
    (basic, "place", drop("turn")),
    (laying, "place", put("speaker", to=1)),
    (laying, "place", put("turn", to={"seat": 0})),
    (basic, "place", put("turn", "seat", to=3)),
    (basic, "place", put("turn", "until", to=60_000)),
    (basic, "place", put("turn", "running", to=False)),
    (voting, "place", put("turn", "until", to=5)),
    (basic, "place", put("turn", "credited", to=501)),
    (basic, "place", put("speaker", to=3)),
    (basic, "place", put("speaker", to=1)),
    (basic, "place", put("turn", "forced", to=True)),
    (basic, "place", drop("speaker")),
    (basic, "place", put("object_until", to=0)),
    (basic, "vote", put("force_until", to=2_000)),
    (basic, "vote", drop("said", 1)),
    (basic, "vote", put("said", 1, "stands", to=False)),
    (basic, "vote", put("said", to=[])),
    (forced, "vote", put("force_until", to=2_000)),
    (voting, "vote", put("object_until", to=4_000)),
    (voting, "vote", put("vote", "against", to=[1])),
    (voting, "vote", put("vote", "favour", to=[2])),
    (voting, "vote", put("vote", "favour", to=[0])),
    (voting, "vote", put("vote", "until", to=0)),
    (voting, "vote", put("vote", "against", to=[1, 2, 3])),
]


@pytest.mark.parametrize(("place", "problem", "change"), FAULTS)
def test_a_position_that_could_not_be_is_refused(place: Callable[[], Talk], problem: str, change: Change) -> None:
    table = place()
    state = msgspec.json.decode(GAME.write(table.position))
    change(state)
    with pytest.raises(BadSetup) as refused:
        GAME.read(msgspec.json.encode(state).decode(), table.match.setup)
    assert refused.value.text.id == f"notation-{problem}"


@pytest.mark.parametrize(
    "written", ["", "circus", "[]", '{"players":[]}', '{"queen":true}', "\ud800", "[" * 100_000, '{"teapot":1}']
)
def test_what_is_no_position_is_refused(written: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.read(written, GAME.setup(3))
    assert refused.value.text.id == "notation-json"


def test_copies_are_independent() -> None:
    table = voting()
    copy = GAME.copy(table.position)
    before = GAME.write(copy)
    table.vote(favour="13")
    assert GAME.write(copy) == before
