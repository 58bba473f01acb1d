"""A12, A15, A16, A35, A36: a player takes cookies. Compiled."""

from curiouser.engine.position import LUCK
from curiouser.games.adventures.events import CookieTaken, NoCookieLeft, SmallCookiesGone, SmallCookiesTaken
from curiouser.games.adventures.numbers import AT_TEA, BLOCKS, NOTHING, TAKE_UNSEEN, TURN_UP_LAST, UNSEEN
from curiouser.games.adventures.state import AdventuresState
from curiouser.games.adventures.turns import end_turn
from curiouser.native import i64


def take_face_up(state: AdventuresState, how: str, rule: str) -> None:
    cookie = state.face_up
    state.face_up = NOTHING
    win(state, cookie, how, rule)


def win(state: AdventuresState, cookie: i64, how: str, rule: str) -> None:
    points = state.tables.points
    state.won[state.player * len(points) + cookie] += 1
    if state.event_sink is not None:
        state.event_sink.append(CookieTaken(seat=state.player, points=points[cookie], how=how, rule=rule))


def find_no_cookie(state: AdventuresState, rule: str) -> None:
    if state.event_sink is not None:
        state.event_sink.append(NoCookieLeft(seat=state.player, rule=rule))


def stop_at_tea(state: AdventuresState) -> None:
    """A15; A36: without a choice nobody is asked."""
    if state.face_up == NOTHING:
        find_no_cookie(state, "A36")
        end_turn(state)
    elif state.stack == 0:
        take_face_up(state, "last", "A36")
        end_turn(state)
    else:
        state.phase = AT_TEA
        state.actor = state.player


def choose_cookie(state: AdventuresState, move: i64) -> None:
    """A15: the one face up, or the unseen one."""
    state.actor = LUCK
    if move == BLOCKS * state.tables.most + TAKE_UNSEEN:
        state.phase = UNSEEN
    else:
        take_face_up(state, "face-up", "A15")
        state.phase = TURN_UP_LAST


def take_unseen(state: AdventuresState, cookie: i64) -> None:
    """A15: it is shown; the face-up one stays."""
    state.left[cookie] -= 1
    state.stack -= 1
    win(state, cookie, "unseen", "A15")
    end_turn(state)


def take_small_cookies(state: AdventuresState, space: i64) -> None:
    """A16: as many as the number shown, or all that are left."""
    tables = state.tables
    small = tables.small
    number = tables.numbers[space]
    count = min(state.left[small], number)
    state.left[small] -= count
    state.won[state.player * (small + 1) + small] += count
    if state.event_sink is not None:
        state.event_sink.append(SmallCookiesTaken(seat=state.player, space=space, number=number, count=count))
        if state.left[small] == 0:
            state.event_sink.append(SmallCookiesGone())
    end_turn(state)
