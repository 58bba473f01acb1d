"""What one seat of Wordland may see. Only the piles and the letters of the Queen and the Rabbit are hidden."""

import msgspec

from curiouser.engine.position import WATCHER
from curiouser.games.wordland.box import SECRET_COLOURS
from curiouser.games.wordland.fairness import QUOTA
from curiouser.games.wordland.letters import forbidden
from curiouser.games.wordland.moves import (
    ChooseTopic,
    DeclareImmunity,
    ForceTurn,
    MarkOut,
    Object,
    PassTurn,
    PlaceToken,
    RestartTeapot,
    SkipTurn,
    TapTeapot,
    Vote,
)
from curiouser.games.wordland.offers import can_say, can_speak, legal
from curiouser.games.wordland.position import Ballot, Card, Laid, Phase, Said, Turn, Wordland

SeatMove = (
    TapTeapot
    | PassTurn
    | SkipTurn
    | RestartTeapot
    | DeclareImmunity
    | ForceTurn
    | Object
    | Vote
    | MarkOut
    | PlaceToken
    | ChooseTopic
)


class TopicCard(msgspec.Struct, frozen=True):
    id: str
    title: str


class Seat(msgspec.Struct, frozen=True):
    """One player as the viewer sees it. A player who is out has the character face down (W22)."""

    score: int
    card: int
    points: int  # on that card
    out: bool
    character: str
    sideways: bool
    tokens: int
    secret: str  # colour of the secret letter held; empty without one
    letter: str  # that letter, if the viewer may see it
    immune: bool
    may_object: bool
    quota: int  # ms of network delay that may still be credited (W37)
    forbidden: tuple[str, ...]  # letters in force for this player
    may_say: bool  # a phrase, on a turn of one's own
    may_speak: bool  # in the chat, where that counts


class View(msgspec.Struct, frozen=True):
    seats: int
    language: str  # of topics, letters and words (W40)
    phase: Phase
    over: bool
    now: int
    clock: int  # ms a turn
    round: int
    rounds: int
    queen: int | None
    up: tuple[TopicCard, ...]
    topic: TopicCard | None
    used: tuple[str, ...]
    row: tuple[Card, ...]
    laid: Laid | None
    gone: tuple[Card, ...]
    token_on: int | None
    said: tuple[Said, ...]
    turn: Turn | None
    speaker: int | None
    force_until: int | None
    object_until: int | None
    vote: Ballot | None
    voters: int
    players: tuple[Seat, ...]
    teapot: bool
    legal: tuple[SeatMove, ...] = ()


def topic_card(position: Wordland, topic: str) -> TopicCard:
    return TopicCard(topic, position.box.topics[topic].title)


def seat_view(position: Wordland, seat: int, is_own: bool) -> Seat:
    player = position.players[seat]
    return Seat(
        score=player.score,
        card=player.card,
        points=position.box.points[player.card - 1] if player.card else 0,
        out=player.out,
        character=player.character,
        sideways=player.sideways,
        tokens=player.tokens,
        secret=SECRET_COLOURS[player.character] if player.letter else "",
        letter=player.letter if is_own else "",
        immune=player.immune,
        may_object=player.may_object,
        quota=QUOTA - player.spent,
        forbidden=tuple(forbidden(position, seat)) if position.turn is not None else (),
        may_say=can_say(position, seat),
        may_speak=can_speak(position, seat),
    )


def view(position: Wordland, seat: int) -> View:
    """For a seat, or for somebody who looks on; to them all is the same but `legal` and the letters held."""
    offered = legal(position, seat) if seat >= 0 else []
    other = position.copy()  # what a viewer gets must not change with the match
    return View(
        seats=position.box.seats,
        language=position.box.options.language,
        phase=position.phase,
        over=position.phase == "over",
        now=position.now,
        clock=position.box.turn_ms,
        round=position.round,
        rounds=position.box.seats,
        queen=position.queen,
        up=tuple(topic_card(position, topic) for topic in position.up),
        topic=topic_card(position, position.topic) if position.topic else None,
        used=tuple(position.used),
        row=tuple(position.row),
        laid=position.laid,
        gone=tuple(position.gone),
        token_on=position.token_on,
        said=tuple(position.said),
        turn=other.turn,
        speaker=position.speaker,
        force_until=position.force_until,
        object_until=position.object_until,
        vote=other.vote,
        voters=position.box.seats - 1,
        players=tuple(seat_view(position, owner, owner == seat) for owner in range(position.box.seats)),
        teapot=position.box.options.teapot,
        legal=tuple(move for move in offered if isinstance(move, SeatMove)),
    )


def revealed(position: Wordland) -> View:
    """What somebody who looks on sees, with the letters that were secret."""
    players = tuple(seat_view(position, seat, is_own=True) for seat in range(position.box.seats))
    return msgspec.structs.replace(view(position, WATCHER), players=players)
