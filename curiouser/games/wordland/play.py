"""Passes a move to the rule it belongs to."""

from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.games.wordland import characters, laying, phrases, speech, teapot, turns, voting
from curiouser.games.wordland.clock import pass_time
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
    SayPhrase,
    SkipTurn,
    Speak,
    TapTeapot,
    Vote,
)
from curiouser.games.wordland.position import LUCK_PHASES, Wordland


def play(position: Wordland, actor: int, move: Move) -> list[Event]:
    """Refused moves change nothing: every rule looks before it acts."""
    position.event_sink = []
    if position.phase == "over":
        raise Refused("refused-over")
    if position.phase in LUCK_PHASES:
        play_luck(position, actor, move)
    elif actor == CLOCK and isinstance(move, PassTime):
        pass_time(position, move.ms, move.credit)
    elif 0 <= actor < position.box.seats:
        play_seat(position, actor, move)
    else:
        raise Refused("refused-chance")
    told, position.event_sink = position.event_sink, []
    return told


def play_luck(position: Wordland, actor: int, move: Move) -> None:
    if actor != LUCK:
        raise Refused("refused-luck")
    if move not in laying.outcomes(position):
        raise Refused("refused-chance")
    laying.resolve_chance(position, move)


def play_seat(position: Wordland, seat: int, move: Move) -> None:
    match move:
        case SayPhrase():
            phrases.say(position, seat, move)
        case TapTeapot():
            turns.tap_teapot(position, seat)
        case SkipTurn(sent):
            characters.skip(position, seat, sent)
        case RestartTeapot(sent):
            characters.restart(position, seat, sent)
        case DeclareImmunity(sent):
            characters.become_immune(position, seat, sent)
        case ForceTurn():
            characters.force(position, seat)
        case Object():
            voting.object_to(position, seat)
        case Vote(against):
            voting.cast_vote(position, seat, against)
        case Speak(text):
            speech.speak(position, seat, text)
        case PlaceToken(on_seat):
            laying.place_token(position, seat, on_seat)
        case ChooseTopic(topic):
            laying.choose_topic(position, seat, topic)
        case PassTurn():
            teapot.pass_turn(position, seat, move)
        case MarkOut(marked):
            teapot.mark_out(position, marked)
        case _:
            raise Refused("refused-words", typed=type(move).__name__)
