"""A dishonest player at a table with an honest one: what card does the honest one get first?

The cheat may know the seed, as somebody in league with the operator would, and wants the honest player to hold a low
card. Tables are decided and folded as the server does it, without sockets."""

import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from curiouser.engine.luck import SealedDealer, word_hash
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.server.core import commands as c
from curiouser.server.core import decide
from curiouser.server.core.entries import AnyEntry
from curiouser.server.core.people import SECRET_BYTES, hash_token, seed_of
from curiouser.server.core.table import OPENING, Table
from tests.server.room import Room

GAME = "adventures"
FIRST = 1  # of luck's moves: the first card of seat 0, who is honest
TRIES = 8  # words that a cheat tries out
HONEST, CHEAT = 1, 2


class Fair(Room):
    """A table with a secret of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.table, self.log, self.secret = Table("t"), [], secrets.token_bytes(SECRET_BYTES)
        self.salt = secrets.token_hex(16)
        asked = c.Asked(game=GAME, seats=2)
        self.keep(decide.make("BCDF", asked, "Alice", hash_token("alice"), self.secret))
        self.join("Knave")

    def do(self, by: int, kind: type[c.Command], **fields: Any) -> list[AnyEntry]:
        self.keys += 1
        command: Any = kind(**{"key": f"k{self.keys}", **fields})
        return self.keep(decide.decide(self.table, by, command, self.now, self.secret, 0, self.salt))

    def commit(self, by: int, word: str) -> None:
        self.do(by, c.Stir, hash=word_hash(word))

    def strike(self) -> list[AnyEntry]:
        return self.keep(decide.strike(self.table, self.now, self.secret))


def new_word() -> str:
    return secrets.token_hex(16)


def card_of(match: Match) -> str:
    """What the honest player holds first."""
    return str(getattr(match.played[FIRST].move, "card"))  # noqa: B009


def foreseen(room: Fair, words: list[str], salt: str) -> str:
    """The card that these words lead to, for somebody who knows the seed."""
    match = Match(room.table.game, room.table.setup)
    match.resolve_chance(SealedDealer(seed_of(room.secret, 1), [*words, salt] if salt else words))
    return card_of(match)


def is_bad(card: str) -> bool:
    """For the honest player: the cheat wants this."""
    return card <= "2"


def best_word(room: Fair, others: list[str], salt: str) -> str:
    """A word for which the card is low, if the others' words were these."""
    words = [new_word() for _ in range(TRIES)]
    return next((word for word in words if is_bad(foreseen(room, [*others, word], salt))), words[0])


def commit_honestly(room: Fair) -> str:
    word = new_word()
    room.commit(HONEST, word)
    return word


def speak_last(room: Fair) -> None:
    """The cheat knows the seed and gives a word after the honest one, and opens it last."""
    room.do(CHEAT, c.Sit, seat=1)
    word = commit_honestly(room)
    mine = best_word(room, [room.table.hashes[HONEST]], room.salt)
    room.commit(CHEAT, mine)
    room.do(HONEST, c.Start)
    room.do(HONEST, c.OpenWord, word=word)
    room.do(CHEAT, c.OpenWord, word=mine)


def stand_up(room: Fair) -> None:
    """The cheat sits down, gives a word, stands up, and does so again until the words it left behind would do."""
    word = commit_honestly(room)
    left: list[str] = []
    for _ in range(3):
        room.do(CHEAT, c.Sit, seat=1)
        left.append(best_word(room, left, room.salt))
        room.commit(CHEAT, left[-1])
        room.do(CHEAT, c.Stand, seat=1)
    room.do(CHEAT, c.Sit, seat=1)
    mine = new_word()
    room.commit(CHEAT, mine)
    room.do(HONEST, c.Start)
    room.do(CHEAT, c.OpenWord, word=mine)
    room.do(HONEST, c.OpenWord, word=word)


def aborting(knows: bool) -> Callable[[Fair], None]:
    """The cheat does not open its word where the honest player would get a good card, as far as it knows: all that a
    player alone has seen are hashes, the salt and the own word; the operator has the seed and the honest word."""

    def abort(room: Fair) -> None:
        for attempt in range(4):
            room.do(CHEAT, c.Sit, seat=1)
            word, mine = commit_honestly(room), new_word()
            room.commit(CHEAT, mine)
            room.do(HONEST, c.Start)
            seen = [word, mine] if knows else [room.table.hashes[HONEST], mine]
            if not knows:
                assert word.encode() not in b"".join(data for _, data in room.log)
            room.do(HONEST, c.OpenWord, word=word)
            if attempt == 3 or is_bad(foreseen(room, seen, room.table.salt)):
                room.do(CHEAT, c.OpenWord, word=mine)
                return
            if attempt % 2:
                room.do(CHEAT, c.Stand, seat=1)
            else:
                room.now += OPENING
                room.strike()

    return abort


def words_in_the_clear(room: Fair) -> None:
    """As it was before hashes: the cheat has the seed and the honest word, and speaks last."""
    word = new_word()
    room.do(CHEAT, c.Sit, seat=1)
    room.do(HONEST, c.Stir, word=word)
    room.do(CHEAT, c.Stir, word=best_word(room, [word], ""))
    room.do(HONEST, c.Start)


CHEATS: dict[str, Callable[[Fair], None]] = {
    "speaks last, and knows the seed": speak_last,
    "does not open, or stands up instead": aborting(knows=False),
    "sits, gives words and stands up, and knows the seed": stand_up,
}
UNFAIR: dict[str, Callable[[Fair], None]] = {
    "earlier clients: words in the clear, and the operator in league": words_in_the_clear,
    "does not open, with the operator in league (every time is counted in the room)": aborting(knows=True),
}


class Found(NamedTuple):
    matches: int
    counts: dict[str, int]
    expected: dict[str, float]
    voided: int

    @property
    def chi_square(self) -> float:
        return sum((self.counts.get(card, 0) - due) ** 2 / due for card, due in self.expected.items())

    @property
    def freedom(self) -> int:
        return len(self.expected) - 1


def simulate(cheat: Callable[[Fair], None], matches: int) -> Found:
    counts: Counter[str] = Counter()
    voided = 0
    for _ in range(matches):
        room = Fair()
        cheat(room)
        match = room.table.match
        assert match is not None
        counts[card_of(match)] += 1
        voided += room.table.voided
    game, position = room.table.game, room.table.game.start(room.table.setup)
    game.play(position, LUCK, game.chances(position)[0][0])
    chances = [(str(getattr(move, "card")), weight) for move, weight in game.chances(position)]  # noqa: B009
    total = sum(weight for _, weight in chances)
    return Found(matches, dict(counts), {card: matches * weight / total for card, weight in chances}, voided)
