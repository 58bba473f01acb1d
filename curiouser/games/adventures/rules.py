"""The rules of Adventures, A1–A42. Compiled; `tables.py` fills the tables. Texts, views and notation are elsewhere."""

from typing import Final, final

from curiouser.engine.event import Event
from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.games.adventures.events import (
    CardDrawn,
    CardPlayed,
    CardSeen,
    CookieTaken,
    CookieTurnedUp,
    FellIntoHole,
    HoleSpun,
    MatchEnded,
    NoCookieLeft,
    PawnGrew,
    PawnMoved,
    PawnShrank,
    PawnWentOn,
    SmallCookiesGone,
    SmallCookiesTaken,
    SpinDeclined,
    StarterChosen,
    StayedInHole,
    TeaPartyPassed,
)
from curiouser.native import i64, vec

NOBODY: Final = -1
NOTHING: Final = -1  # no cookie, no space
JOKER: Final = 0  # any other card is its number
PLACES: Final = 3  # places kept in each hand; the cards stand at the left end
MOST_SPACES: Final = 60

# A3: what is printed on a space.
KIND_NAMES: Final = ["ordinary", "tea-party", "cat", "hole", "small-cookies", "caterpillar"]
ORDINARY: Final = 0
TEA_PARTY: Final = 1
CAT: Final = 2
HOLE: Final = 3
SMALL_COOKIES: Final = 4
CATERPILLAR: Final = 5

PHASE_NAMES: Final = [
    "first-cookie",
    "deal",
    "starter",
    "play",
    "turn-up",
    "turn-up-last",
    "spin",
    "choose",
    "tea-party",
    "unseen",
    "small-cookies",
    "draw",
    "over",
]
FIRST_COOKIE: Final = 0
DEAL: Final = 1
STARTER: Final = 2
PLAY: Final = 3
TURN_UP: Final = 4  # after a pass: the space where the pawn stopped acts next
TURN_UP_LAST: Final = 5  # after a choice on the Tea Party: the turn ends next
SPIN: Final = 6
CHOOSE: Final = 7
AT_TEA: Final = 8
UNSEEN: Final = 9
SMALL_SPIN: Final = 10
DRAW: Final = 11
ENDED: Final = 12

# A seat's moves: blocks of `most` numbers, by purpose, place and Joker; then the four choices.
TO_MOVE: Final = 0
TO_MOVE_PLUS_ONE: Final = 1
TO_SPIN: Final = 2
BLOCKS: Final = 12
ACCEPT: Final = 0
SPIN_AGAIN: Final = 1
TAKE_FACE_UP: Final = 2
TAKE_UNSEEN: Final = 3

# How a pawn stands when its card is played: which purposes are open to it.
SMALL: Final = 0
LARGE: Final = 1
FALLEN: Final = 2
MAY_WALK_OUT: Final = 3
STANDINGS: Final = 4


@final
class Tables:
    """What never changes in a match: the edition, the options, the moves by hand. Shared by all copies."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.starter: i64 = NOBODY  # A7: NOBODY lets luck choose
        self.open_hands: bool = False  # A27
        self.easy_hole: bool = False  # A29
        self.hand: i64 = PLACES  # A6, A28
        self.joker_most: i64 = 0
        self.most: i64 = 0  # the highest number of a card or a Joker
        self.cards: i64 = 0  # kinds of cards: the Joker and the numbers
        self.empty: i64 = 0  # an empty place in a hand; one more than the last card
        self.deck: vec[i64] = vec[i64]()  # by card
        self.spaces: i64 = 0
        self.kinds: vec[i64] = vec[i64]()  # by space
        self.numbers: vec[i64] = vec[i64]()  # by space
        self.tea_party: i64 = 0
        self.hole: i64 = 0
        self.small: i64 = 0  # kinds of large cookies; also the number of the small kind
        self.points: vec[i64] = vec[i64]()  # by kind of cookie, the small one last
        self.cookies: vec[i64] = vec[i64]()  # by kind
        self.plays: vec[vec[i64]] = vec[vec[i64]]()  # by standing, left and right card: the legal moves
        self.hole_choices: vec[i64] = vec[i64]()
        self.tea_choices: vec[i64] = vec[i64]()
        self.starters: vec[i64] = vec[i64]()  # luck's outcomes, one after the other
        self.turn_ups: vec[i64] = vec[i64]()
        self.draws: vec[i64] = vec[i64]()
        self.spins: vec[i64] = vec[i64]()
        self.even_chances: vec[i64] = vec[i64]()  # A42: by space
        self.card_names: list[str] = []
        self.characters: list[str] = []  # A2: by seat


@final
class Adventures(Position):
    """Piles and the stack have no order: luck draws each card and cookie when it is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES
        self.phase: i64 = FIRST_COOKIE
        self.player: i64 = NOBODY  # whose turn it is, or who is being dealt
        self.number: i64 = 0  # A32: of this turn, the +1 included
        self.spins: i64 = 0  # left
        self.shown: i64 = NOTHING  # the space to accept or decline
        self.face_up: i64 = NOTHING
        self.stack: i64 = 0  # large cookies face down
        self.large: i64 = NOBODY  # A17: the seat of the one large pawn
        self.fallen: i64 = 0  # bits of the seats in the Hole
        self.earned: i64 = 0  # A29: bits of those who may walk out of it
        self.space: vec[i64] = vec[i64]()  # by seat
        self.hands: vec[i64] = vec[i64]()  # by seat and place, from the left
        self.piles: vec[i64] = vec[i64]()  # by seat and card: not drawn yet
        self.played: vec[i64] = vec[i64]()  # by seat and card
        self.last: vec[i64] = vec[i64]()  # by seat: the move that played its last card, or NOTHING; all see it
        self.left: vec[i64] = vec[i64]()  # by kind of cookie: in the stack, and in the pool of small ones
        self.won: vec[i64] = vec[i64]()  # by seat and kind of cookie

    def legal(self) -> vec[i64]:
        """A8, A10, A15, A22, A29: what the seat may do; or what luck may do."""
        tables = self.tables
        phase = self.phase
        if phase == PLAY:
            return tables.plays[self.hand_number()]
        if phase == CHOOSE:
            return tables.hole_choices
        if phase == AT_TEA:
            return tables.tea_choices
        if phase in (DEAL, DRAW):
            return tables.draws
        if phase in (SPIN, SMALL_SPIN):
            return tables.spins
        return tables.starters if phase == STARTER else tables.turn_ups

    def hand_number(self) -> i64:
        """The row of the legal moves: how the pawn stands, and the outer cards (A31: one card is the left one)."""
        tables = self.tables
        seat = self.player
        standing: i64 = SMALL
        if self.large == seat:
            standing = LARGE
        elif (self.fallen >> seat) & 1:
            standing = MAY_WALK_OUT if (self.earned >> seat) & 1 else FALLEN
        hands = self.hands
        first = seat * PLACES
        right = hands[first + 2]
        if right == tables.empty:
            right = hands[first + 1]
        return (standing * tables.cards + hands[first]) * (tables.cards + 1) + right

    def weights(self) -> vec[i64]:
        """A42 for the spinner; cards and cookies by what is left of them."""
        tables = self.tables
        phase = self.phase
        if phase in (DEAL, DRAW):
            first = self.player * tables.cards
            return self.piles[first : first + tables.cards]
        if phase in (SPIN, SMALL_SPIN):
            return tables.even_chances
        return tables.even_chances[: self.seats] if phase == STARTER else self.left[: tables.small]

    def draw(self, rng: Rng) -> i64:
        """The same draw as the general one, without new vectors."""
        tables = self.tables
        phase = self.phase
        if phase in (SPIN, SMALL_SPIN):
            return tables.spins[rng.below(tables.spaces)]
        if phase in (DEAL, DRAW):
            return tables.draws[self.draw_from_pile(self.player, rng)]
        if phase == STARTER:
            return tables.starters[rng.below(self.seats)]
        ticket = rng.below(self.stack)
        left = self.left
        cookie: i64 = 0
        while ticket >= left[cookie]:
            ticket -= left[cookie]
            cookie += 1
        return tables.turn_ups[cookie]

    def draw_from_pile(self, seat: i64, rng: Rng) -> i64:
        piles = self.piles
        first = seat * self.tables.cards
        ticket = rng.below(self.count_pile(seat))
        place = first
        while ticket >= piles[place]:
            ticket -= piles[place]
            place += 1
        return place - first

    def count_pile(self, seat: i64) -> i64:
        piles = self.piles
        cards = self.tables.cards
        total: i64 = 0
        for place in range(seat * cards, seat * cards + cards):
            total += piles[place]
        return total

    def play(self, move: i64) -> None:
        tables = self.tables
        phase = self.phase
        if phase == PLAY:
            self.play_card(move)
        elif phase == DRAW:
            self.draw_card(move - tables.draws[0])
        elif phase == SPIN:
            self.spin(move - tables.spins[0])
        elif phase == CHOOSE:
            self.choose(move)
        elif phase == SMALL_SPIN:
            self.take_small_cookies(move - tables.spins[0])
        elif phase == AT_TEA:
            self.choose_cookie(move)
        elif phase == UNSEEN:
            self.take_unseen(move - tables.turn_ups[0])
        elif phase == DEAL:
            self.deal(move - tables.draws[0])
        elif phase == STARTER:
            self.begin(move)
        else:
            self.turn_up(move - tables.turn_ups[0])

    def deal(self, card: i64) -> None:
        """A6, A28: the first cards, in the order drawn; then the next seat's."""
        tables = self.tables
        seat = self.player
        place = seat * PLACES
        while self.hands[place] != tables.empty:
            place += 1
        self.put_in_hand(place, card)
        if place - seat * PLACES + 1 < tables.hand:
            return
        if seat + 1 < self.seats:
            self.player = seat + 1
            return
        self.player = NOBODY
        self.phase = STARTER
        if tables.starter != NOBODY:
            self.begin(tables.starter)

    def begin(self, seat: i64) -> None:
        """A7: by luck, or as the host chose."""
        if self.told is not None:
            self.told.append(StarterChosen(seat=seat))
        self.begin_turn(seat)

    def begin_turn(self, seat: i64) -> None:
        self.player = seat
        self.actor = seat
        self.phase = PLAY
        self.number = 0

    def play_card(self, move: i64) -> None:
        """A8–A10, A22, A29, A40: an outer card is played, to move or to spin."""
        tables = self.tables
        seat = self.player
        block = move // tables.most
        number = move - block * tables.most + 1
        purpose = block >> 2
        from_right = (block >> 1) & 1
        card: i64 = JOKER if block & 1 else number
        self.take_from_hand(seat, from_right)
        self.played[seat * tables.cards + card] += 1
        self.last[seat] = move
        self.number = number + 1 if purpose == TO_MOVE_PLUS_ONE else number
        if self.told is not None:
            self.tell_played(self.told, from_right, card, purpose)
        if purpose == TO_SPIN:
            self.spins = number
            self.phase = SPIN
            self.actor = LUCK
        else:
            self.climb_out(seat)
            self.go(self.number, "A9")

    def take_from_hand(self, seat: i64, from_right: i64) -> None:
        """A8, A31: the cards that stay keep their order."""
        hands = self.hands
        first = seat * PLACES
        empty = self.tables.empty
        if from_right:
            hands[first + 2 if hands[first + 2] != empty else first + 1] = empty
        else:
            hands[first] = hands[first + 1]
            hands[first + 1] = hands[first + 2]
            hands[first + 2] = empty

    def go(self, steps: i64, rule: str) -> None:
        """A9, A11, A37: clockwise, and on to the next space without another pawn; A12: maybe over the Tea Party."""
        tables = self.tables
        seat = self.player
        origin = self.space[seat]
        occupied = self.occupied_by_others(seat)
        walked = steps
        space = (origin + steps) % tables.spaces
        while (occupied >> space) & 1:
            walked += 1
            space = space + 1 if space + 1 < tables.spaces else 0
        self.space[seat] = space
        if self.told is not None:
            self.tell_moved(self.told, origin, steps, rule)
        to_tea_party = tables.tea_party - origin
        if to_tea_party <= 0:  # leaving the Tea Party is not passing it
            to_tea_party += tables.spaces
        if walked > to_tea_party:
            self.pass_tea_party("A34" if steps <= to_tea_party else "A12")
        else:
            self.stop()

    def occupied_by_others(self, seat: i64) -> i64:
        """The spaces of all other pawns as bits, A33: also of those in the Hole."""
        space = self.space
        occupied: i64 = 0
        for other in range(self.seats):
            if other != seat:
                occupied |= i64(1) << space[other]
        return occupied

    def pass_tea_party(self, rule: str) -> None:
        """A12, A35: the face-up cookie is taken at once and the next one turned up; then the pawn stops."""
        if self.told is not None:
            self.told.append(TeaPartyPassed(seat=self.player, rule=rule))
        if self.face_up == NOTHING:
            self.find_no_cookie("A35")
            self.stop()
            return
        self.take_face_up("passing", "A12")
        if self.stack > 0:
            self.phase = TURN_UP
            self.actor = LUCK
        else:
            self.stop()

    def stop(self) -> None:
        """A13: a special space acts."""
        seat = self.player
        kind = self.tables.kinds[self.space[seat]]
        if kind == CAT:
            self.go(self.number, "A20")  # A20, A32
        elif kind == TEA_PARTY:
            self.stop_at_tea()
        elif kind == SMALL_COOKIES and self.left[self.tables.small] > 0:
            self.phase = SMALL_SPIN
            self.actor = LUCK
        else:
            if kind == CATERPILLAR:
                self.meet_caterpillar()
            elif kind == HOLE and self.large != seat:
                self.fall(seat, "A21")
            self.end_turn()

    def end_turn(self) -> None:
        """A14, A31: a card is drawn if there is one; A30: last of all."""
        if self.count_pile(self.player) > 0:
            self.phase = DRAW
            self.actor = LUCK
        else:
            self.pass_turn()

    def draw_card(self, card: i64) -> None:
        """A14: between the two cards in hand; A28: beside the one."""
        place = self.player * PLACES + 1
        self.hands[place + 1] = self.hands[place]
        self.put_in_hand(place, card)
        self.pass_turn()

    def put_in_hand(self, place: i64, card: i64) -> None:
        """Everybody hears that a card was drawn, its owner hears which."""
        tables = self.tables
        seat = self.player
        self.hands[place] = card
        self.piles[seat * tables.cards + card] -= 1
        if self.told is not None:
            rule = "A6" if self.phase == DEAL else "A28" if tables.hand < PLACES else "A14"
            name = tables.card_names[card]
            self.told.append(CardDrawn(seat=seat, rule=rule))
            if tables.open_hands:
                self.told.append(CardSeen(seat=seat, card=name, rule="A27"))
            else:
                self.told.append(CardSeen(seat=seat, card=name, rule=rule, seen_by=(int(seat),)))

    def pass_turn(self) -> None:
        """A7: clockwise; A25, A41: all have played equally often, so the first empty hand ends the match."""
        seat = self.player + 1 if self.player + 1 < self.seats else 0
        if self.hands[seat * PLACES] != self.tables.empty:
            self.begin_turn(seat)
            return
        self.player = NOBODY
        self.actor = OVER
        self.phase = ENDED
        self.number = 0
        if self.told is not None:
            scores = [int(self.score(seat)) for seat in range(self.seats)]
            rule = "A26" if scores.count(max(scores)) > 1 else "A25"
            self.told.append(MatchEnded(scores=tuple(scores), rule=rule))

    def take_face_up(self, how: str, rule: str) -> None:
        cookie = self.face_up
        self.face_up = NOTHING
        self.win(cookie, how, rule)

    def win(self, cookie: i64, how: str, rule: str) -> None:
        points = self.tables.points
        self.won[self.player * len(points) + cookie] += 1
        if self.told is not None:
            self.told.append(CookieTaken(seat=self.player, points=points[cookie], how=how, rule=rule))

    def find_no_cookie(self, rule: str) -> None:
        if self.told is not None:
            self.told.append(NoCookieLeft(seat=self.player, rule=rule))

    def turn_up(self, cookie: i64) -> None:
        """A4, A12, A15: the next cookie lies face up; then what was interrupted goes on."""
        self.left[cookie] -= 1
        self.stack -= 1
        self.face_up = cookie
        phase = self.phase
        if self.told is not None:
            rule = "A4" if phase == FIRST_COOKIE else "A12" if phase == TURN_UP else "A15"
            self.told.append(CookieTurnedUp(points=self.tables.points[cookie], rule=rule))
        if phase == FIRST_COOKIE:
            self.phase = DEAL
            self.player = 0
        elif phase == TURN_UP:
            self.stop()
        else:
            self.end_turn()

    def stop_at_tea(self) -> None:
        """A15; A36: without a choice nobody is asked."""
        if self.face_up == NOTHING:
            self.find_no_cookie("A36")
            self.end_turn()
        elif self.stack == 0:
            self.take_face_up("last", "A36")
            self.end_turn()
        else:
            self.phase = AT_TEA
            self.actor = self.player

    def choose_cookie(self, move: i64) -> None:
        """A15: the one face up, or the unseen one."""
        self.actor = LUCK
        if move == BLOCKS * self.tables.most + TAKE_UNSEEN:
            self.phase = UNSEEN
        else:
            self.take_face_up("face-up", "A15")
            self.phase = TURN_UP_LAST

    def take_unseen(self, cookie: i64) -> None:
        """A15: it is shown; the face-up one stays."""
        self.left[cookie] -= 1
        self.stack -= 1
        self.win(cookie, "unseen", "A15")
        self.end_turn()

    def take_small_cookies(self, space: i64) -> None:
        """A16: as many as the number shown, or all that are left."""
        tables = self.tables
        small = tables.small
        number = tables.numbers[space]
        count = min(self.left[small], number)
        self.left[small] -= count
        self.won[self.player * (small + 1) + small] += count
        if self.told is not None:
            self.told.append(SmallCookiesTaken(seat=self.player, space=space, number=number, count=count))
            if self.left[small] == 0:
                self.told.append(SmallCookiesGone())
        self.end_turn()

    def meet_caterpillar(self) -> None:
        """A17–A19: never more than one large pawn."""
        seat = self.player
        other = self.large
        self.large = seat if other != seat else NOBODY
        if other != seat and self.told is not None:
            self.told.append(PawnGrew(seat=seat))
        if other == NOBODY:
            return
        if self.told is not None:
            self.told.append(PawnShrank(seat=other, rule="A18" if other == seat else "A17"))
        if self.space[other] == self.tables.hole:
            self.fall(other, "A19")

    def fall(self, seat: i64, rule: str) -> None:
        """A21, A38, A40: no try has failed yet."""
        self.fallen |= i64(1) << seat
        if self.told is not None:
            self.told.append(FellIntoHole(seat=seat, rule=rule))

    def climb_out(self, seat: i64) -> None:
        """A38, A40: leaving ends what A29 gave."""
        self.fallen &= ~(i64(1) << seat)
        self.earned &= ~(i64(1) << seat)

    def spin(self, space: i64) -> None:
        """A22, A23, A39: a blocked spin is repeated while spins are left, the last allowed one is accepted."""
        tables = self.tables
        seat = self.player
        self.spins -= 1
        blocked = space == tables.hole or (self.occupied_by_others(seat) >> space) & 1 == 1
        if self.told is not None:
            kind = KIND_NAMES[tables.kinds[space]]
            rule = "A23" if blocked else "A22"
            self.told.append(
                HoleSpun(seat=seat, space=space, kind=kind, blocked=blocked, spins_left=self.spins, rule=rule)
            )
        if blocked:
            if self.spins == 0:
                self.stay_in_hole()
        elif self.spins == 0:
            self.leave_for(space)
        else:
            self.shown = space
            self.phase = CHOOSE
            self.actor = seat

    def stay_in_hole(self) -> None:
        """A23; A29: a failed try earns the way out."""
        seat = self.player
        if self.tables.easy_hole:
            self.earned |= i64(1) << seat
        if self.told is not None:
            self.told.append(StayedInHole(seat=seat, rule="A29" if self.tables.easy_hole else "A23"))
        self.end_turn()

    def choose(self, move: i64) -> None:
        """A22: accept the space shown or spin again."""
        space = self.shown
        self.shown = NOTHING
        if move == BLOCKS * self.tables.most + ACCEPT:
            self.leave_for(space)
            return
        self.phase = SPIN
        self.actor = LUCK
        if self.told is not None:
            self.told.append(SpinDeclined(seat=self.player))

    def leave_for(self, space: i64) -> None:
        """A24: clockwise to the space shown."""
        tables = self.tables
        self.spins = 0
        self.climb_out(self.player)
        steps = space - tables.hole
        self.go(steps if steps > 0 else steps + tables.spaces, "A24")

    def score(self, seat: i64) -> i64:
        """A25: the printed points of all cookies."""
        won = self.won
        points = self.tables.points
        first = seat * len(points)
        total: i64 = 0
        for cookie in range(i64(len(points))):
            total += points[cookie] * won[first + cookie]
        return total

    def tiebreak(self, seat: i64) -> i64:
        """A26: large cookies, then how far the pawn is from the Tea Party; A41: one in the Hole stands on its space."""
        return self.count_large(seat) * MOST_SPACES + self.count_from_tea(seat)

    def count_large(self, seat: i64) -> i64:
        small = self.tables.small
        total: i64 = 0
        for place in range(seat * (small + 1), seat * (small + 1) + small):
            total += self.won[place]
        return total

    def count_from_tea(self, seat: i64) -> i64:
        """Spaces from the Tea Party clockwise to the pawn."""
        return (self.space[seat] - self.tables.tea_party) % self.tables.spaces

    def copy(self) -> "Adventures":
        other = Adventures()
        other.seats = self.seats
        other.actor = self.actor
        other.tables = self.tables
        other.phase = self.phase
        other.player = self.player
        other.number = self.number
        other.spins = self.spins
        other.shown = self.shown
        other.face_up = self.face_up
        other.stack = self.stack
        other.large = self.large
        other.fallen = self.fallen
        other.earned = self.earned
        other.space = self.space[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.played = self.played[:]
        other.last = self.last[:]
        other.left = self.left[:]
        other.won = self.won[:]
        return other

    def redeal(self, seat: i64, rng: Rng) -> None:
        """A6: the other hands are drawn anew from hand and pile; A27: open ones are known."""
        if self.tables.open_hands:
            return
        for other in range(self.seats):
            if other != seat:
                self.draw_hand_anew(other, rng)

    def draw_hand_anew(self, seat: i64, rng: Rng) -> None:
        tables = self.tables
        first = seat * PLACES
        last = first
        while last < first + PLACES and self.hands[last] != tables.empty:
            self.piles[seat * tables.cards + self.hands[last]] += 1
            last += 1
        for place in range(first, last):
            card = self.draw_from_pile(seat, rng)
            self.hands[place] = card
            self.piles[seat * tables.cards + card] -= 1

    def kind_name(self, space: i64) -> str:
        return KIND_NAMES[self.tables.kinds[space]]

    def tell_played(self, told: list[Event], from_right: i64, card: i64, purpose: i64) -> None:
        seat = self.player
        word, rule = "move", "A9"
        if purpose == TO_SPIN:
            word, rule = "spin", "A22"
        elif (self.fallen >> seat) & 1:
            word, rule = "walk-out", "A29"
        elif purpose == TO_MOVE_PLUS_ONE:
            rule = "A10"
        place = "right" if from_right else "left"
        name = self.tables.card_names[card]
        told.append(CardPlayed(seat=seat, place=place, card=name, number=self.number, purpose=word, rule=rule))

    def tell_moved(self, told: list[Event], origin: i64, steps: i64, rule: str) -> None:
        """A11: where the number led, and where the pawn went on to."""
        seat = self.player
        aim = (origin + steps) % self.tables.spaces
        space = self.space[seat]
        told.append(PawnMoved(seat=seat, origin=origin, space=aim, kind=self.kind_name(aim), rule=rule))
        if space != aim:
            in_hole = aim == self.tables.hole and self.fallen != 0
            told.append(
                PawnWentOn(seat=seat, space=space, kind=self.kind_name(space), rule="A33" if in_hole else "A11")
            )


NO_TABLES: Final = Tables()


def start(tables: Tables) -> Adventures:
    """A4–A6: a new match; luck turns up the first cookie, deals the hands and names the starter."""
    position = Adventures()
    position.seats = tables.seats
    position.tables = tables
    position.space = vec[i64]([tables.tea_party] * tables.seats)
    position.hands = vec[i64]([tables.empty] * (tables.seats * PLACES))
    position.piles = vec[i64]([tables.deck[card] for _ in range(tables.seats) for card in range(tables.cards)])
    position.played = vec[i64]([0] * (tables.seats * tables.cards))
    position.last = vec[i64]([NOTHING] * tables.seats)
    position.left = tables.cookies[:]
    position.stack = sum(tables.cookies) - tables.cookies[tables.small]
    position.won = vec[i64]([0] * (tables.seats * (tables.small + 1)))
    return position
