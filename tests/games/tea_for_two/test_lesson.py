"""The guided first game is a real match with scripted luck; run as a module, this file writes it."""

import json
from pathlib import Path
from typing import Any

import msgspec

from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.games.tea_for_two import GAME
from curiouser.games.tea_for_two.moves import (
    BuyCard,
    DestroyDiscarded,
    DestroyStacked,
    GiveFlamingo,
    LayCard,
    LeaveWatch,
    PlaceMission,
    PointHand,
    SetWatch,
    TurnOver,
    UseEffect,
    WindWatch,
)

LESSON = Path(__file__).parents[3] / "web" / "src" / "games" / "tea-for-two" / "lesson.json"
LEARNER, OTHER = 0, 1
MISSIONS = ["cakes", "hourglasses", "caterpillar", "destroyed", "rabbit"]
STACKS = {"executioner": "12123", "knave": "21132", "caterpillar": "21231", "king": "12231", "alice": "32112"}


def turn_over(own: str, other: str) -> list[tuple[int, Move]]:
    """T6."""
    return [(LUCK, TurnOver(LEARNER, own)), (LUCK, TurnOver(OTHER, other))]


SCRIPT: list[tuple[int, Move]] = [
    *((LUCK, PlaceMission(mission)) for mission in MISSIONS),
    *((LUCK, LayCard(f"{name}{stars}")) for name, cards in STACKS.items() for stars in cards),
    (LUCK, GiveFlamingo(LEARNER)),
    (LUCK, SetWatch(2, "draw")),
    *turn_over("mouse1", "cat1"),
    (LEARNER, UseEffect("mouse")),
    *turn_over("king1", "mouse1"),
    (LEARNER, BuyCard("caterpillar", 1)),
    *turn_over("guard1", "alice1"),
    (OTHER, UseEffect("alice")),
    (OTHER, LeaveWatch()),
    *turn_over("caterpillar1", "caterpillar1"),
    (LEARNER, UseEffect("caterpillar")),
    (LEARNER, WindWatch(2)),
    *turn_over("queen1", "king1"),
    (LEARNER, UseEffect("queen")),
    (LEARNER, DestroyStacked("alice")),
    *turn_over("executioner1", "guard1"),
    (LEARNER, UseEffect("executioner")),
    (LUCK, TurnOver(OTHER, "knave1")),
    *turn_over("alice1", "executioner1"),
    (LEARNER, BuyCard("caterpillar", 2)),
    *turn_over("knave1", "queen1"),
    (OTHER, UseEffect("queen")),
    (OTHER, DestroyStacked("king")),
    (OTHER, LeaveWatch()),
    *turn_over("cat1", "rabbit0"),
    (LEARNER, UseEffect("cat")),
    (LEARNER, PointHand(1, "destroy")),
    (LEARNER, DestroyDiscarded("cat1", 1)),
    *turn_over("king1", "mouse1"),
]


def plain(told: object) -> Any:
    return json.loads(msgspec.json.encode(told))


def play_lesson() -> list[dict[str, Any]]:
    """For each decision of the learner: the view, the move, and what happens until the next one."""
    match = Match(GAME, GAME.setup(2))
    steps: list[dict[str, Any]] = []
    for actor, move in SCRIPT:
        if actor == LEARNER:
            steps.append({"view": plain(GAME.view(match.position, LEARNER)), "move": plain(move), "events": []})
        events = match.play(actor, move)
        if steps:
            steps[-1]["events"] += [plain(event) for event in events]
    return [*steps, {"view": plain(GAME.view(match.position, LEARNER)), "move": None, "events": []}]


def test_the_lesson_is_what_the_rules_make_of_its_moves() -> None:
    assert json.loads(LESSON.read_text(encoding="utf-8")) == play_lesson()


def test_the_lesson_teaches_buying_effects_the_watch_and_rabbits() -> None:
    told = {event["type"] for step in play_lesson() for event in step["events"]}
    assert {"CardBought", "TokensTaken", "HandMoved", "StarsGained", "CardDestroyed", "DeckRenewed"} <= told


if __name__ == "__main__":
    LESSON.write_text(json.dumps(play_lesson(), separators=(",", ":")), encoding="utf-8")
