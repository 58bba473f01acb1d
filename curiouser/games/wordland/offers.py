"""Who may do what now: the moves that can be listed, and whether a seat may speak. The rules decide."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.games.wordland import characters, laying, phrases, speech, teapot, turns, voting
from curiouser.games.wordland.clock import next_deadline
from curiouser.games.wordland.moves import (
    ChooseTopic,
    DeclareImmunity,
    ForceTurn,
    MarkOut,
    Object,
    PassTime,
    PassTurn,
    PlaceToken,
    RestartTeapot,
    SkipTurn,
    TapTeapot,
    Vote,
)
from curiouser.games.wordland.position import LUCK_PHASES, Turn, Wordland

Check: TypeAlias = Callable[[Wordland, int], object]
Offer: TypeAlias = tuple[Check, Move]

OWN_TURN: tuple[Offer, ...] = (
    (turns.check_tap, TapTeapot()),
    (teapot.check_pass, PassTurn()),
    (teapot.check_pass_with_letter, PassTurn(lay_letter=True)),
    (characters.check_skip, SkipTurn()),
    (characters.check_restart, RestartTeapot()),
    (characters.check_immunity, DeclareImmunity()),
)
FORCE: Offer = (characters.check_force, ForceTurn())
OBJECT: Offer = (voting.check_object, Object())
VOTES: tuple[Offer, ...] = (
    (voting.check_vote, Vote(against=True)),
    (voting.check_vote, Vote(against=False)),
)


def is_allowed(check: Callable[..., object], *args: Any) -> bool:
    try:
        check(*args)
    except Refused:
        return False
    return True


def actors(position: Wordland) -> tuple[int, ...]:
    """Whoever's turn it is comes first; then the others clockwise, then the clock."""
    if position.phase == "over":
        return ()
    if position.phase in LUCK_PHASES:
        return (LUCK,)
    if position.turn is None:
        seat = position.queen if position.phase == "choose" else position.seat_of("caterpillar")
        assert seat is not None
        return (seat,)
    seats = position.box.seats
    order = ((position.turn.seat + step) % seats for step in range(seats))
    return (*(seat for seat in order if can_act(position, seat)), CLOCK)


def can_act(position: Wordland, seat: int) -> bool:
    assert position.turn is not None
    can_talk = can_say(position, seat) or can_speak(position, seat)
    return can_talk or any(True for _ in in_talk(position, seat, position.turn))


def can_say(position: Wordland, seat: int) -> bool:
    """Whether this seat may say a phrase, its time not looked at."""
    turn = position.turn
    return turn is not None and turn.seat == seat and is_allowed(phrases.check_say, position, seat)


def can_speak(position: Wordland, seat: int) -> bool:
    return position.box.options.careful and is_allowed(speech.check_speak, position, seat)


def legal(position: Wordland, actor: int) -> list[Move]:
    """Phrases and speech can't be listed; they may be said all the same."""
    if actor == LUCK:
        return laying.outcomes(position) if position.phase in LUCK_PHASES else []
    if actor == CLOCK:
        due = next_deadline(position)
        return [] if due is None else [PassTime(max(due - position.now, 1))]
    if not 0 <= actor < position.box.seats:
        return []
    turn = position.turn
    return before_talk(position, actor) if turn is None else list(in_talk(position, actor, turn))


def before_talk(position: Wordland, seat: int) -> list[Move]:
    tokens = [PlaceToken(on) for on in range(position.box.seats) if is_allowed(laying.check_token, position, seat, on)]
    topics = [ChooseTopic(topic) for topic in position.up if is_allowed(laying.check_topic, position, seat, topic)]
    return [*tokens, *topics]


def in_talk(position: Wordland, seat: int, turn: Turn) -> Iterator[Move]:
    for check, move in worth_asking(position, seat, turn):
        if is_allowed(check, position, seat) and not is_late(position, turn, move):
            yield move
    if position.box.options.teapot:
        yield from map(MarkOut, position.in_play())


def worth_asking(position: Wordland, seat: int, turn: Turn) -> Iterator[Offer]:
    """What could be allowed at such a moment; to ask for all would take long."""
    if position.vote is not None:
        yield from VOTES
        return
    if turn.seat == seat:
        yield from OWN_TURN
    if position.force_until is not None:
        yield FORCE
    if position.object_until is not None:
        yield OBJECT


def is_late(position: Wordland, turn: Turn, move: Move) -> bool:
    """W37: after the end of the clock only what was sent before it still counts, so nothing is offered any more."""
    has_time = "sent_ms_ago" in move.__struct_fields__
    return has_time and not is_allowed(turns.check_time, position, turn, 0)
