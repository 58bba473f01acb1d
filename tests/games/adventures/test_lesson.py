"""The guided first game is a real match with scripted luck; run as a module, this file writes it."""

import json
from pathlib import Path
from typing import Any

import msgspec

from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.games.adventures import GAME
from curiouser.games.adventures.moves import Accept, DrawCard, PlayToMove, PlayToSpin, Spin, TakeFaceUp, TurnUp

LESSON = Path(__file__).parents[3] / "web" / "src" / "games" / "adventures" / "lesson.json"
LEARNER, HATTER = 0, 1


def draw(*cards: str) -> list[tuple[int, Move]]:
    return [(LUCK, DrawCard(card)) for card in cards]


SCRIPT: list[tuple[int, Move]] = [
    (LUCK, TurnUp(3)),
    *draw("3", "2", "1"),
    *draw("3", "4", "2"),
    (LEARNER, PlayToMove("left", 3)),
    *draw("5"),
    (HATTER, PlayToMove("left", 3)),
    *draw("1"),
    (LEARNER, PlayToMove("right", 1)),
    (LUCK, Spin(5)),
    *draw("1"),
    (HATTER, PlayToMove("right", 2)),
    *draw("5"),
    (LEARNER, PlayToMove("left", 2)),
    *draw("joker"),
    (HATTER, PlayToMove("left", 4)),
    (LUCK, TurnUp(5)),
    *draw("4"),
    (LEARNER, PlayToMove("left", 1, plus_one=True)),
    (LEARNER, TakeFaceUp()),
    (LUCK, TurnUp(4)),
    *draw("4"),
    (HATTER, PlayToMove("left", 5)),
    *draw("2"),
    (LEARNER, PlayToMove("right", 5)),
    *draw("3"),
    (HATTER, PlayToMove("left", 4)),
    *draw("5"),
    (LEARNER, PlayToSpin("left", 3, joker=True)),
    (LUCK, Spin(10)),
    (LUCK, Spin(4)),
    (LEARNER, Accept()),
    (LUCK, TurnUp(2)),
    *draw("2"),
]


def plain(told: object) -> Any:
    return json.loads(msgspec.json.encode(told))


def play_lesson() -> list[dict[str, Any]]:
    """For each decision of the learner: the view, the move, and what happens until the next one."""
    match = Match(GAME, GAME.setup(2, {"starter": LEARNER}))
    steps: list[dict[str, Any]] = []
    for actor, move in SCRIPT:
        if actor == LEARNER:
            steps.append({"view": plain(GAME.view(match.position, LEARNER)), "move": plain(move), "events": []})
        events = match.play(actor, move)
        if steps:
            steps[-1]["events"] += [plain(event) for event in events if event.is_seen_by(LEARNER)]
    return [*steps, {"view": plain(GAME.view(match.position, LEARNER)), "move": None, "events": []}]


def test_the_lesson_is_what_the_rules_make_of_its_moves() -> None:
    assert json.loads(LESSON.read_text(encoding="utf-8")) == play_lesson()


def test_the_lesson_meets_every_special_space() -> None:
    """A13."""
    told = {event["type"] for step in play_lesson() for event in step["events"]}
    assert {"SmallCookiesTaken", "PawnGrew", "CookieTaken", "FellIntoHole", "HoleSpun", "PawnWentOn"} <= told


if __name__ == "__main__":
    LESSON.write_text(json.dumps(play_lesson(), separators=(",", ":")), encoding="utf-8")
