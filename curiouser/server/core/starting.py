"""Decides how a match starts: words for the luck, consent, and the start itself."""

import re
from typing import Final

from curiouser.engine.luck import commitment, word_hash
from curiouser.server.core import entries as e
from curiouser.server.core import moves
from curiouser.server.core.asking import Asking, Entries
from curiouser.server.core.errors import refused
from curiouser.server.core.people import clean_text, seed_of

FIGURES: Final = re.compile("[0-9 ]+")  # a word for the luck that says nothing else


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


def rematch(ask: Asking) -> Entries:
    if ask.table.status != "over":
        raise refused("refused-not-over")
    if not ask.is_player():
        ask.check_host()
    seed = seed_of(ask.secret, ask.table.number + 1)
    return [e.Rematched(**ask.said(), commitment=commitment(seed))]
