"""What happened in a match, in words that make the same distinctions as the rules."""

from collections.abc import Iterator

from curiouser.engine.event import Event
from curiouser.engine.match import Match
from curiouser.games.wordland.events import (
    LetterLeft,
    Objected,
    TeapotRestarted,
    TeapotStarted,
    TurnBegan,
    VoteEnded,
    WentOut,
)
from curiouser.games.wordland.moves import DeclareImmunity, SayPhrase

EVERYWHERE = {
    "WentOut letter W10", "WentOut letter W16", "WentOut time W10", "WentOut repeated W13", "WentOut repeated W47",
    "WentOut vote W14", "VoteEnded stands", "VoteEnded falls", "TeapotStarted W8", "TeapotStarted W37", "TurnBegan W8",
    "TurnBegan W9", "TurnBegan W10", "TurnBegan W48", "LastOneLeft", "MatchEnded", "Objected",
}  # fmt: skip
BASIC = EVERYWHERE | {"QueenPassed"}
ADVANCED = EVERYWHERE | {
    "WentOut letter W24", "WentOut letter W25", "LetterLaid", "LetterLeft W24", "LetterLeft W25", "LetterLeft W42",
    "TurnSkipped", "TeapotRestarted W27", "TeapotRestarted W31", "ImmunityDeclared", "immunity before the word",
    "immunity with the word", "TurnForced", "TokenPlaced", "WentOut in the extra turn", "Objected in the extra turn",
    "VoteEnded stands in the extra turn", "VoteEnded falls in the extra turn", "AliceScored", "CaterpillarScored",
    "CharactersPassed", "TurnBegan W26", "TurnBegan W30",
}  # fmt: skip
CAREFUL = {"WentOut speech W51", "VoteDropped", "Spoke"}
TEAPOT = {"WentOut marked W38", "TurnPassed"}


def wanted() -> set[str]:
    """Every power, interruption and way out."""
    return BASIC | ADVANCED | CAREFUL | TEAPOT


def paths(match: Match) -> Iterator[str]:
    is_forced = False
    for played in match.played:
        if isinstance(played.move, DeclareImmunity):
            yield "immunity before the word"
        elif isinstance(played.move, SayPhrase) and played.move.immunity:
            yield "immunity with the word"
        for event in played.events:
            name = name_of(event)
            yield name
            if is_forced and isinstance(event, WentOut | Objected | VoteEnded):
                yield f"{name.split(' ')[0] if isinstance(event, WentOut) else name} in the extra turn"
            if isinstance(event, TurnBegan) and event.rule != "W48":
                is_forced = event.rule == "W30"


def name_of(event: Event) -> str:
    name = type(event).__name__
    match event:
        case WentOut(reason=reason, rule=rule):
            return f"{name} {reason} {rule}"
        case TurnBegan(rule=rule) | LetterLeft(rule=rule) | TeapotRestarted(rule=rule) | TeapotStarted(rule=rule):
            return f"{name} {rule}"
        case VoteEnded(stands=stands):
            return f"{name} {'stands' if stands else 'falls'}"
        case _:
            return name
