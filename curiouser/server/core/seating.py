"""Decides who is at a table, under which name, and on which seat."""

from curiouser.bots import names_for
from curiouser.server.core import entries as e
from curiouser.server.core.asking import Asking, Entries
from curiouser.server.core.errors import refused
from curiouser.server.core.people import clean_name, hash_token, is_alike
from curiouser.server.core.table import Table

PATIENCE = 10 * 60 * 1000  # ms after which a turn without a clock may be given to a bot by any player
HOST_PATIENCE = 60 * 60 * 1000  # ms of silence, or a turn's, after which a player may become the host


def rename(ask: Asking) -> Entries:
    """A name is a way to speak too: it stays where people may not."""
    name = clean_name(ask.command.name)
    if ask.table.people[ask.by].silenced:
        raise refused("refused-silenced")
    if ask.table.terms.chat != "free" and ask.table.status != "waiting":
        raise refused("refused-rename")
    check_name_free(ask.table, name, ask.by)
    return [e.Named(**ask.said(), name=name)]


def new_link(ask: Asking) -> Entries:
    token = hash_token(ask.command.token)
    if token in ask.table.tokens:
        raise refused("refused-link")
    return [e.Rekeyed(**ask.said(), token=token)]


def leave(ask: Asking) -> Entries:
    return [e.Left(**ask.said(), person=ask.by)]


def sit(ask: Asking) -> Entries:
    seat = ask.seat()
    if seat.person == ask.by:
        if not seat.bot:
            raise refused("refused-sitting")
    else:
        ask.check_waiting()
        if not seat.is_free:
            raise refused("refused-taken-seat")
    return seated(ask, ask.by)


def seated(ask: Asking, person: int) -> Entries:
    """Who comes when the clock has run out already leaves this one move to the bot."""
    number: int = ask.command.seat
    taken: Entries = [e.Seated(**ask.said(), seat=number, person=person)]
    if ask.table.is_late(number, ask.now):
        taken.append(e.Ran(seat=number, bot=ask.table.seats[number].bot or ask.table.usual_bot(), once=True))
    return taken


def stand(ask: Asking) -> Entries:
    ask.own_seat()
    return [e.Stood(**ask.said(), seat=ask.command.seat)]


def give(ask: Asking) -> Entries:
    """In a match nobody gets another seat than they had in it, not even one after the other: they would see what two
    hold. Nor does a host take for themselves what somebody else held."""
    seat, person = ask.seat(), ask.person()
    ask.check_not_opening()
    if seat.person != ask.by:
        ask.check_host()
        if seat.person:
            raise refused("refused-taken-seat")
    number: int = ask.command.seat
    had = ask.table.sat.get(person, set())
    if ask.table.status != "waiting" and number not in had:
        if had:
            raise refused("refused-second-seat")
        if person == ask.by and any(number in held for held in ask.table.sat.values()):
            raise refused("refused-held-seat")
    return seated(ask, person)


def seat_bot(ask: Asking) -> Entries:
    seat, bot = ask.seat(), ask.command.bot or ask.table.usual_bot()
    known = names_for(ask.table.game, len(ask.table.seats))
    ask.check_not_opening()
    if bot not in known:
        raise refused("refused-bot", known=", ".join(known))
    if seat.person and seat.person != ask.by:
        check_keeps_waiting(ask)
    elif not seat.person:
        ask.check_host()
    return [e.BotSeated(**ask.said(), seat=ask.command.seat, bot=bot)]


def check_keeps_waiting(ask: Asking) -> None:
    """Somebody else's seat: only where no clock runs and the table has waited for it long enough, and only for players
    and the host."""
    table = ask.table
    if not ask.is_player():
        ask.check_host()
    waits = ask.command.seat in table.owing() and ask.now - table.turn_at >= PATIENCE
    if not waits or table.deadline is not None:
        raise refused("refused-patience", minutes=PATIENCE // 60_000)


def clear(ask: Asking) -> Entries:
    ask.check_host()
    ask.check_waiting()
    if ask.seat().is_free:
        raise refused("refused-free-seat")
    return [e.Stood(**ask.said(), seat=ask.command.seat)]


def kick(ask: Asking) -> Entries:
    ask.check_host()
    person = ask.person()
    if person == ask.by:
        raise refused("refused-yourself")
    if ask.table.seats_of(person):
        ask.check_not_opening()
    return [e.Left(**ask.said(), person=person)]


def check_name_free(table: Table, name: str, own: int = 0) -> None:
    if any(is_alike(person.name, name) for person in table.people.values() if person.id != own):
        raise refused("refused-name-taken", name=name)


def hand_over(ask: Asking) -> Entries:
    person = ask.person()
    if person == ask.table.host:
        raise refused("refused-host-already")
    if ask.by != ask.table.host:
        check_heir(ask, person)
    return [e.HandedOver(**ask.said(), person=person)]


def check_heir(ask: Asking, person: int) -> None:
    """A player for themselves, where the host was silent for long."""
    if person != ask.by or not ask.is_player():
        raise refused("refused-host")
    host, patience = ask.table.people.get(ask.table.host), max(HOST_PATIENCE, ask.table.clock * 1000)
    if host is not None and ask.now - host.active < patience:
        raise refused("refused-host-patience", minutes=patience // 60_000)
