"""Decides every command against the state of its table: the resulting entries, or a refusal. Changes nothing."""

from collections.abc import Callable
from typing import Final

from curiouser.bots import names_for, usual_bot
from curiouser.engine.errors import Refused
from curiouser.engine.luck import commitment
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core import moves, seating, starting, talking
from curiouser.server.core.asking import Asking, Entries
from curiouser.server.core.errors import refused
from curiouser.server.core.people import clean_name, seed_of
from curiouser.server.core.table import Table, find_game
from curiouser.server.core.terms import Beginning, agree, is_same_match, keep_rules

MOST_PEOPLE = 50
FULL = 20_000  # entries of a table from which on only what was begun is ended
FULL_BYTES = 4 << 20  # and bytes
BRIMFUL = 30_000  # entries from which on nothing is
BRIMFUL_BYTES = 6 << 20
LAST: Final[set[type[c.Command]]] = {c.Play, c.Leave, c.Close}


def make(
    code: str,
    asked: c.Asked,
    name: str,
    token: str,
    secret: bytes,
    key: str = "",
    beginning: Beginning | None = None,
    more: str = "",
) -> Entries:
    """A new table and its host, who has the first seat, or the one they want where a match goes on."""
    terms, seat = agree(asked), 0
    origin: e.Origin | None = None
    if beginning is not None:
        terms, origin, seat = keep_rules(terms, beginning.rules), beginning.origin, beginning.seat
        if seat >= terms.seats:
            raise refused("refused-no-seat", most=terms.seats)
    return [
        e.Made(code=code, more=more, terms=terms, commitment=commitment(seed_of(secret, 1)), origin=origin),
        e.Joined(key=key, by=1, person=1, name=clean_name(name), token=token),
        e.Seated(by=1, seat=seat, person=1),
    ]


def join(table: Table, name: str, token: str, key: str = "") -> Entries:
    """Asked again with the same token, nothing more happens."""
    check_open(table)
    if token in table.tokens:
        return []
    name = clean_name(name)
    if is_full(table):
        raise refused("refused-full")
    if len(table.people) >= MOST_PEOPLE:
        raise refused("refused-crowd", most=MOST_PEOPLE)
    if table.terms.watch == "nobody" and table.status != "waiting":
        raise refused("refused-no-watching")
    seating.check_name_free(table, name)
    person = table.joined + 1
    return [e.Joined(key=key, by=person, person=person, name=name, token=token)]


def check_open(table: Table) -> None:
    if table.status in {"new", "closed"}:
        raise refused("refused-closed")


def decide(
    table: Table, by: int, command: c.AnyCommand, now: int, secret: bytes, credit: int = 0, salt: str = ""
) -> Entries:
    """The entries of a command; raises `Problem` with the reason. A key that was heard before leads to nothing. `salt`
    is a word for the luck that the server has had since it started."""
    check_open(table)
    if by not in table.people:
        raise refused("refused-stranger")
    key: str = command.key
    if table.number_of(by, key) is not None:
        return []
    if is_full(table):
        check_full(table, command)
    return DECISIONS[type(command)](Asking(table, by, command, key, max(now, table.at), secret, credit, salt))


def check_full(table: Table, command: c.AnyCommand) -> None:
    """The log of a table has an end: whoever wakes it folds all of it. A match that is under way is played out."""
    if type(command) not in LAST or table.n >= BRIMFUL or table.size >= BRIMFUL_BYTES:
        raise refused("refused-full")


def is_full(table: Table) -> bool:
    return table.n >= FULL or table.size >= FULL_BYTES


def change(ask: Asking) -> Entries:
    ask.check_host()
    ask.check_waiting()
    terms, was = agree(ask.command.terms), ask.table.terms
    if ask.table.origin is not None:
        if not is_same_match(terms, was):
            raise refused("refused-begun")
        terms = keep_rules(terms, was.rules)
    return [e.Changed(**ask.said(), terms=terms), *other_bots(ask, terms)]


def other_bots(ask: Asking, terms: e.Terms) -> Entries:
    """Bots that don't play what is played now make room for the usual one."""
    game = find_game(terms.game)
    known, usual = names_for(game, terms.seats), usual_bot(game)
    return [
        e.BotSeated(by=ask.by, seat=number, bot=usual)
        for number, seat in enumerate(ask.table.seats[: terms.seats])
        if seat.bot and seat.bot not in known
    ]


def play(ask: Asking) -> Entries:
    ask.check_playing()
    if ask.own_seat().bot:
        raise refused("refused-bot-plays")
    command = ask.command
    return moves.play(ask.table, ask.by, ask.key, command.seat, command.move, ask.now, ask.secret, ask.credit)


def undo(ask: Asking) -> Entries:
    ask.check_playing()
    ask.own_seat()
    seats = ask.table.to_take_back(ask.command.seat)
    if not seats:
        raise Refused("refused-undo")
    if ask.table.request is not None:
        raise refused("refused-asked-already")
    if ask.table.affected(ask.by):
        return [e.UndoAsked(**ask.said(), seat=ask.command.seat)]
    return [e.TookBack(**ask.said(), seats=tuple(seats))]


def answer(ask: Asking) -> Entries:
    request = ask.table.request
    if request is None or ask.by not in request.waiting:
        raise refused("refused-not-asked")
    ask.check_playing()
    answered: Entries = [e.UndoAnswered(**ask.said(), yes=ask.command.yes)]
    if ask.command.yes and request.waiting == {ask.by}:
        answered.append(e.TookBack(by=request.by, seats=request.seats))
    return answered


def pause(ask: Asking) -> Entries:
    """Time that went by until now still counts."""
    ask.check_host()
    ask.check_playing()
    passed = moves.let_time_pass(ask.table, ask.now, ask.secret)
    if any(isinstance(entry, e.Opened) for entry in passed):
        return passed
    return [*passed, e.Paused(**ask.said())]


def resume(ask: Asking) -> Entries:
    """The host's to say, and any player's after a long pause, whatever is said meanwhile."""
    if not ask.table.paused or not ask.table.is_playing:
        raise refused("refused-not-paused")
    if not (ask.is_player() and ask.now - ask.table.paused_at >= seating.PATIENCE):
        ask.check_host()
    return [e.Resumed(**ask.said())]


def close(ask: Asking) -> Entries:
    ask.check_host()
    return [e.Closed(**ask.said())]


def close_by_operator(table: Table, reason: str) -> Entries:
    """Whoever runs the server closes a table, whatever is going on there; closed twice it is closed."""
    return [] if table.status == "closed" else [e.Closed(reason=reason)]


DECISIONS: Final[dict[type[c.Command], Callable[[Asking], Entries]]] = {
    c.Change: change,
    c.Rename: seating.rename,
    c.NewLink: seating.new_link,
    c.Leave: seating.leave,
    c.Sit: seating.sit,
    c.Stand: seating.stand,
    c.Give: seating.give,
    c.SeatBot: seating.seat_bot,
    c.Clear: seating.clear,
    c.Stir: starting.stir,
    c.OpenWord: starting.open_word,
    c.Ready: starting.ready,
    c.Start: starting.start,
    c.Play: play,
    c.Undo: undo,
    c.Answer: answer,
    c.Say: talking.say,
    c.React: talking.react,
    c.Mute: talking.mute,
    c.Pause: pause,
    c.Resume: resume,
    c.HandOver: seating.hand_over,
    c.Kick: seating.kick,
    c.Rematch: starting.rematch,
    c.Close: close,
}


def strike(table: Table, now: int, secret: bytes) -> Entries:
    """The clock of the table: nothing before its time."""
    deadline = table.deadline
    if deadline is None or now < deadline:
        return []
    if table.opening_at:
        return [e.Stood(seat=seat) for person in table.to_open() for seat in table.seats_of(person)]
    if passed := moves.let_time_pass(table, now, secret):
        return passed
    once = table.terms.late == "move"
    return [e.Ran(seat=seat, bot=table.usual_bot(), once=once) for seat in table.owing()]


def bot_move(table: Table, seat: int, move: bytes, now: int, secret: bytes) -> Entries:
    """What a bot chose; nothing if the table has moved on meanwhile."""
    if seat not in table.bots_to_move():
        return []
    return moves.play(table, e.SERVER, "", seat, move, now, secret)
