"""Decides every command against the state of its table: the resulting entries, or a refusal. Changes nothing."""

import re
from collections.abc import Callable
from typing import Any, Final, final

from curiouser.bots import names_for, usual_bot
from curiouser.engine.errors import Refused
from curiouser.engine.luck import commitment, word_hash
from curiouser.server.core import commands as c
from curiouser.server.core import entries as e
from curiouser.server.core import moves
from curiouser.server.core.errors import refused
from curiouser.server.core.people import clean_name, clean_text, hash_token, is_alike, seed_of
from curiouser.server.core.table import Seat, Table, find_game
from curiouser.server.core.terms import Beginning, agree, is_same_match, keep_rules

MOST_PEOPLE = 50
FULL = 20_000  # entries of a table from which on only what was begun is ended
FULL_BYTES = 4 << 20  # and bytes
BRIMFUL = 30_000  # entries from which on nothing is
BRIMFUL_BYTES = 6 << 20
LAST: Final[set[type[c.Command]]] = {c.Play, c.Leave, c.Close}
PATIENCE = 10 * 60 * 1000  # ms after which a turn without a clock may be given to a bot by any player
HOST_PATIENCE = 60 * 60 * 1000  # ms of silence, or a turn's, after which a player may become the host

FIGURES: Final = re.compile("[0-9 ]+")  # a word for the luck that says nothing else

Entries = list[e.AnyEntry]


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
    check_name_free(table, name)
    person = table.joined + 1
    return [e.Joined(key=key, by=person, person=person, name=name, token=token)]


def check_name_free(table: Table, name: str, own: int = 0) -> None:
    if any(is_alike(person.name, name) for person in table.people.values() if person.id != own):
        raise refused("refused-name-taken", name=name)


def check_open(table: Table) -> None:
    if table.status in {"new", "closed"}:
        raise refused("refused-closed")


@final
class Asking:
    """One command of one person, with everything that decides about it."""

    def __init__(
        self, table: Table, by: int, command: Any, key: str, now: int, secret: bytes, credit: int, salt: str
    ) -> None:
        self.table = table
        self.by = by
        self.command = command
        self.key = key
        self.now = now
        self.secret = secret
        self.credit = credit
        self.salt = salt

    def said(self) -> dict[str, Any]:
        return {"key": self.key, "by": self.by}

    def seat(self) -> Seat:
        number: int = self.command.seat
        if number >= len(self.table.seats):
            raise refused("refused-no-seat", most=len(self.table.seats))
        return self.table.seats[number]

    def own_seat(self) -> Seat:
        seat = self.seat()
        if seat.person != self.by:
            raise refused("refused-not-yours")
        return seat

    def person(self) -> int:
        number: int = self.command.person
        if number not in self.table.people:
            raise refused("refused-nobody")
        return number

    def check_host(self) -> None:
        if self.table.host != self.by:
            raise refused("refused-host")

    def check_waiting(self) -> None:
        if self.table.status != "waiting":
            raise refused("refused-started")
        self.check_not_opening()

    def check_not_opening(self) -> None:
        """While words for the luck are opened, everything stays as it is; whoever goes makes all of them void."""
        if self.table.opening_at:
            raise refused("refused-opening")

    def check_playing(self) -> None:
        if not self.table.is_playing:
            raise refused("refused-not-started")
        if self.table.paused:
            raise refused("refused-paused")

    def is_player(self) -> bool:
        return bool(self.table.seats_of(self.by))


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


def stir(ask: Asking) -> Entries:
    ask.check_waiting()
    if not ask.is_player():
        raise refused("refused-players-only")
    if ask.table.is_borrowed:
        raise refused("refused-borrowed")
    if ask.command.hash:
        others = {hash for person, hash in ask.table.hashes.items() if person != ask.by}
        if ask.command.word or ask.command.hash in others:
            raise refused("refused-word-hash")
        return [e.Stirred(**ask.said(), hash=ask.command.hash)]
    word = clean_text(ask.command.word)
    check_word(ask, word)
    return [e.Stirred(**ask.said(), word=word)]


def check_word(ask: Asking, word: str) -> None:
    is_free = ask.table.terms.chat == "free" and not ask.table.people[ask.by].silenced
    if not is_free and FIGURES.fullmatch(word) is None:
        raise refused("refused-word")


def open_word(ask: Asking) -> Entries:
    """Whoever is last starts the match for the host."""
    table, word = ask.table, ask.command.word
    waiting = table.to_open() if table.opening_at else []
    if ask.by not in waiting:
        raise refused("refused-not-opening")
    if word_hash(clean_text(word)) != table.hashes[ask.by]:
        raise refused("refused-word-hash")
    check_word(ask, word)
    opened: Entries = [e.WordOpened(**ask.said(), word=word)]
    if waiting != [ask.by]:
        return opened
    return [*opened, *begin(ask, {**table.stirred, ask.by: word}, table.salt, table.starter, "")]


def ready(ask: Asking) -> Entries:
    ask.check_waiting()
    if not ask.is_player():
        raise refused("refused-players-only")
    return [] if ask.by in ask.table.ready else [e.Readied(**ask.said())]


def start(ask: Asking) -> Entries:
    table = ask.table
    ask.check_host()
    ask.check_waiting()
    free = sum(seat.is_free for seat in table.seats)
    if free:
        raise refused("refused-free-seats", seats=free)
    if table.is_borrowed:
        check_consent(ask)
    elif table.to_open():
        return [e.Opening(**ask.said(), salt=salt_for(ask))]
    return begin(ask, table.stirred, salt_for(ask), ask.by, ask.key)


def check_consent(ask: Asking) -> None:
    """To luck that somebody may know already; the host agrees by starting."""
    silent = ask.table.seated() - ask.table.ready - {ask.by}
    if silent:
        raise refused("refused-consent", people=len(silent))


def salt_for(ask: Asking) -> str:
    """None where the server knows words already, of clients that don't hash them: it could choose one for them."""
    return "" if ask.table.is_borrowed or ask.table.stirred else ask.salt


def begin(ask: Asking, words: dict[int, str], salt: str, by: int, key: str) -> Entries:
    """Only the words of those who sit are in the luck."""
    table = ask.table
    entropy = tuple(words[person] for person in sorted(words.keys() & table.seated()))
    if table.is_borrowed and table.origin is not None:
        entropy = table.origin.entropy
    players = tuple(table.people[seat.person].name if seat.person else seat.bot for seat in table.seats)
    mixed = (*entropy, salt) if salt else entropy
    return [
        e.Started(key=key, by=by, players=players, entropy=entropy, salt=salt),
        *moves.begin(table, ask.secret, mixed, ask.now),
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


def say(ask: Asking) -> Entries:
    check_may_talk(ask, free=True)
    return [e.Said(**ask.said(), text=clean_text(ask.command.text))]


def react(ask: Asking) -> Entries:
    check_may_talk(ask, free=False)
    return [e.Emoted(**ask.said(), emote=ask.command.emote)]


def check_may_talk(ask: Asking, *, free: bool) -> None:
    chat = ask.table.terms.chat
    if chat == "off" or (free and chat != "free"):
        raise refused("refused-chat", chat=chat)
    if ask.table.people[ask.by].silenced:
        raise refused("refused-silenced")


def mute(ask: Asking) -> Entries:
    person = ask.person()
    if ask.command.everyone:
        ask.check_host()
    if person == ask.by:
        raise refused("refused-yourself")
    return [e.Muted(**ask.said(), person=person, on=ask.command.on, everyone=ask.command.everyone)]


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
    if not (ask.is_player() and ask.now - ask.table.paused_at >= PATIENCE):
        ask.check_host()
    return [e.Resumed(**ask.said())]


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


def kick(ask: Asking) -> Entries:
    ask.check_host()
    person = ask.person()
    if person == ask.by:
        raise refused("refused-yourself")
    if ask.table.seats_of(person):
        ask.check_not_opening()
    return [e.Left(**ask.said(), person=person)]


def rematch(ask: Asking) -> Entries:
    if ask.table.status != "over":
        raise refused("refused-not-over")
    if not ask.is_player():
        ask.check_host()
    seed = seed_of(ask.secret, ask.table.number + 1)
    return [e.Rematched(**ask.said(), commitment=commitment(seed))]


def close(ask: Asking) -> Entries:
    ask.check_host()
    return [e.Closed(**ask.said())]


def close_by_operator(table: Table, reason: str) -> Entries:
    """Whoever runs the server closes a table, whatever is going on there; closed twice it is closed."""
    return [] if table.status == "closed" else [e.Closed(reason=reason)]


DECISIONS: Final[dict[type[c.Command], Callable[[Asking], Entries]]] = {
    c.Change: change,
    c.Rename: rename,
    c.NewLink: new_link,
    c.Leave: leave,
    c.Sit: sit,
    c.Stand: stand,
    c.Give: give,
    c.SeatBot: seat_bot,
    c.Clear: clear,
    c.Stir: stir,
    c.OpenWord: open_word,
    c.Ready: ready,
    c.Start: start,
    c.Play: play,
    c.Undo: undo,
    c.Answer: answer,
    c.Say: say,
    c.React: react,
    c.Mute: mute,
    c.Pause: pause,
    c.Resume: resume,
    c.HandOver: hand_over,
    c.Kick: kick,
    c.Rematch: rematch,
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
