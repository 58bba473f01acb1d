"""The characters' powers in the conversation, W22, W26, W27, W30, W31, W41, W43: conditions and effects."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import ImmunityDeclared, TeapotRestarted, TurnForced, TurnSkipped
from curiouser.games.wordland.position import Player, Turn, Wordland
from curiouser.games.wordland.turns import (
    OBJECT,
    check_own_turn,
    check_time,
    finish_turn,
    give_turn,
    start_clock,
    use_credit,
)


def check_character(position: Wordland, seat: int, character: str, rule: str) -> Player:
    """W22: not face down, which is how those who are out have it, and not sideways."""
    player = position.players[seat]
    if player.character != character:
        raise Refused("refused-character", rule=rule, texts=__package__)
    if player.out or player.sideways:
        raise Refused("refused-used", rule="W22", texts=__package__)
    return player


def check_skip(position: Wordland, seat: int) -> Turn:
    turn = check_own_turn(position, seat)
    check_character(position, seat, "cat", "W26")
    return turn


def skip(position: Wordland, seat: int, sent_ms_ago: int) -> None:
    """W26: the Cheshire Cat; the next player starts."""
    turn = check_skip(position, seat)
    use_credit(position, turn, check_time(position, turn, sent_ms_ago))
    position.players[seat].sideways = True
    position.tell(TurnSkipped(seat=seat))
    finish_turn(position)
    give_turn(position, position.next_seat(seat), "W26", running=True)


def check_restart(position: Wordland, seat: int) -> Turn:
    """W27, W31; W41: the Hatter's token also in the turn for which his card went sideways, not later."""
    turn, player = check_own_turn(position, seat), position.players[seat]
    if not player.tokens:
        raise Refused("refused-no-token", rule="W27", texts=__package__)
    if player.sideways and not player.immune:
        raise Refused("refused-used", rule="W22", texts=__package__)
    if not turn.running:
        raise Refused("refused-not-running", rule="W27", texts=__package__)
    return turn


def restart(position: Wordland, seat: int, sent_ms_ago: int) -> None:
    """W27, W31, W46: a full clock for the turn under way."""
    turn, player = check_restart(position, seat), position.players[seat]
    use_credit(position, turn, check_time(position, turn, sent_ms_ago))
    player.tokens -= 1
    start_clock(position, turn)
    rule = "W31" if player.character == "hatter" else "W27"
    position.tell(TeapotRestarted(seat=seat, tokens=player.tokens, rule=rule))


def check_immunity(position: Wordland, seat: int) -> Turn:
    turn = check_own_turn(position, seat)
    check_character(position, seat, "hatter", "W31")
    return turn


def become_immune(position: Wordland, seat: int, sent_ms_ago: int) -> None:
    """W31, W46: declared before the word."""
    turn = check_immunity(position, seat)
    use_credit(position, turn, check_time(position, turn, sent_ms_ago))
    declare_immunity(position, seat)


def declare_immunity(position: Wordland, seat: int) -> None:
    position.players[seat].sideways = position.players[seat].immune = True
    position.tell(ImmunityDeclared(seat=seat))


def check_force(position: Wordland, seat: int) -> int:
    """W30, W43: says whose turn it was."""
    if position.vote is not None:
        raise Refused("refused-vote-on", rule="W48", texts=__package__)
    check_character(position, seat, "two", "W30")
    if position.force_until is None or position.speaker is None or position.speaker == seat:
        raise Refused("refused-force", rule="W43", texts=__package__)
    return position.speaker


def force(position: Wordland, seat: int) -> None:
    """W30, W43: the last speaker presses the teapot and takes another turn."""
    speaker = check_force(position, seat)
    position.players[seat].sideways = True
    position.force_until = None
    if position.object_until is not None:
        position.object_until = position.now + OBJECT
    position.tell(TurnForced(seat=speaker, by_seat=seat))
    give_turn(position, speaker, "W30", running=True, forced=True)
