"""Adventures as numbers. 0 means nothing, so cards, spaces and cookies count from 1. Compiled."""

from typing import Final, final

from curiouser.engine.observer import Observer
from curiouser.engine.position import Position
from curiouser.games.adventures.numbers import BLOCKS, ENDED, PLACES
from curiouser.games.adventures.rules import Adventures
from curiouser.games.adventures.state import Tables
from curiouser.native import i64, vec

STANDING: Final = 4  # the space, and whether the pawn is large, in the Hole and may walk out


@final
class AdventuresObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.small: i64 = 0
        self.cookies: i64 = 0
        self.players: i64 = 0

    def describe(self, tables: Tables) -> None:
        self.seats = tables.seats
        self.small = tables.small
        cards = tables.cards
        deck: i64 = sum(tables.deck)
        self.add("to_move", 1, 0, self.seats + 1)
        self.add("phase", 1, 0, ENDED)
        self.add("turn", 1, 0, self.seats)
        self.add("number", 1, 0, tables.most + 1)
        self.add("spins_left", 1, 0, tables.most)
        self.add("shown", 1, 0, tables.spaces)
        self.add("face_up", 1, 0, tables.small)
        self.cookies = self.add("cookies", tables.small + 1, 0, max(1, *tables.cookies))
        self.players = self.width
        for seat in range(self.seats):
            self.add(f"space_{seat}", 1, 1, tables.spaces)
            self.add(f"large_{seat}", 1, 0, 1)
            self.add(f"in_hole_{seat}", 1, 0, 1)
            self.add(f"may_walk_out_{seat}", 1, 0, 1)
            self.add(f"hand_{seat}", PLACES, 0, cards + 1)
            self.add(f"last_{seat}", 1, 0, BLOCKS * tables.most)
            self.add(f"played_{seat}", cards, 0, deck)
            self.add(f"unseen_{seat}", cards, 0, deck)
            self.add(f"won_{seat}", tables.small + 1, 0, max(1, *tables.cookies))
            self.add(f"score_{seat}", 1, 0, max(1, count_points(tables)))

    def observe(self, position: Position, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(position, Adventures)
        into[at] = self.about_turn(position, seat)
        into[at + 1] = position.phase
        into[at + 2] = self.around(position.player, seat) + 1 if position.player >= 0 else 0
        into[at + 3] = position.number
        into[at + 4] = position.spins
        into[at + 5] = position.shown + 1
        into[at + 6] = position.face_up + 1
        first = at + self.cookies
        for kind in range(self.small + 1):
            into[first + kind] = position.left[kind]
        place = at + self.players
        other = seat
        for _ in range(self.seats):
            is_seen = other == seat or position.tables.open_hands
            place = self.observe_player(position, other, is_seen, into, place)
            other = other + 1 if other + 1 < self.seats else 0

    def observe_player(self, position: Adventures, seat: i64, is_seen: bool, into: vec[i64], place: i64) -> i64:
        """A6, A27: a hidden hand shows how many cards it has, and is counted with the pile."""
        tables = position.tables
        into[place] = position.space[seat] + 1
        into[place + 1] = 1 if position.large == seat else 0
        into[place + 2] = (position.fallen >> seat) & 1
        into[place + 3] = (position.earned >> seat) & 1
        place += STANDING
        cards = tables.cards
        unseen = place + PLACES + 1 + cards
        for card in range(cards):
            into[unseen + card - cards] = position.played[seat * cards + card]
            into[unseen + card] = position.piles[seat * cards + card]
        for index in range(i64(PLACES)):
            card = position.hands[seat * PLACES + index]
            if card == tables.empty:
                into[place + index] = 0
            elif is_seen:
                into[place + index] = card + 1
            else:
                into[place + index] = cards + 1
                into[unseen + card] += 1
        into[place + PLACES] = position.last[seat] + 1
        return self.observe_cookies(position, seat, into, unseen + cards)

    def observe_cookies(self, position: Adventures, seat: i64, into: vec[i64], place: i64) -> i64:
        """A25."""
        kinds = self.small + 1
        for kind in range(kinds):
            into[place + kind] = position.won[seat * kinds + kind]
        into[place + kinds] = position.score(seat)
        return place + kinds + 1


def count_points(tables: Tables) -> i64:
    """Of all cookies together."""
    total: i64 = 0
    for kind in range(tables.small + 1):
        total += tables.points[kind] * tables.cookies[kind]
    return total


def new_observer(tables: Tables) -> AdventuresObserver:
    observer = AdventuresObserver()
    observer.describe(tables)
    return observer
