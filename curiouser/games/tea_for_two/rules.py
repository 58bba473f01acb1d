"""The rules of Tea for Two, T1–T41. Compiled; texts, views and notation are in other files.

Every match ends. Each round turns over a card of each deck, a deck gets cards only when it is renewed, and each renewal
takes a White Rabbit out of the supply for good or ends the match (T10, T31). So with R Rabbits and C cards in the box
there are at most (R + 1) × C rounds. Within a round, each chain resolves a space of the watch at most once (T32), so
its moves are bounded too.
"""

from typing import Final, final

from curiouser.engine.position import LUCK, OVER, Position
from curiouser.engine.rng import Rng
from curiouser.games.tea_for_two.events import (
    CardBought,
    CardDestroyed,
    CardTurnedOver,
    DeckRenewed,
    EffectCopied,
    EffectUsed,
    FlamingoGiven,
    FlamingoTaken,
    HandMoved,
    MatchEnded,
    MissionPlaced,
    MissionScored,
    NothingDone,
    QueenSpared,
    RoundBegan,
    RoundWon,
    SpaceSkipped,
    StackEmptied,
    StackLaid,
    StarsGained,
    TokensStolen,
    TokensTaken,
    WatchLeft,
    WatchSet,
)
from curiouser.native import append, i64, vec

NOBODY: Final = -1

CHARACTER_NAMES: Final = [
    "cat",
    "mouse",
    "guard",
    "executioner",
    "knave",
    "caterpillar",
    "king",
    "alice",
    "queen",
    "rabbit",
]
EFFECT_RULES: Final = ["T13", "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T21"]
CAT: Final = 0
MOUSE: Final = 1
GUARD: Final = 2
EXECUTIONER: Final = 3
KNAVE: Final = 4
CATERPILLAR: Final = 5
KING: Final = 6
ALICE: Final = 7
QUEEN: Final = 8
RABBIT: Final = 9
CHARACTERS: Final = 10

SPACE_NAMES: Final = ["destroy", "draw", "copy", "stars", "flamingo"]
SPACE_RULES: Final = ["T22", "T23", "T24", "T25", "T26"]
DESTROY_SPACE: Final = 0
DRAW_SPACE: Final = 1
COPY_SPACE: Final = 2
STARS_SPACE: Final = 3

# T29: "king" is a mission for most Kings; the number of a mission for most of a character is the character's.
MISSION_NAMES: Final = [*CHARACTER_NAMES, "cards", "destroyed", "cakes", "hourglasses"]
MOST_CARDS: Final = 10
MOST_DESTROYED: Final = 11
CAKE_STARS: Final = 12

# What is to be done next. Luck does what comes before ACT.
PHASE_NAMES: Final = [
    "missions",
    "stacks",
    "flamingo",
    "watch",
    "reveal",
    "guard",
    "executioner",
    "draw",
    "act",
    "king",
    "point",
    "stack",
    "discarded",
    "wind",
    "over",
]
PLACE_MISSIONS: Final = 0
LAY_STACKS: Final = 1
GIVE_FLAMINGO: Final = 2
SET_WATCH: Final = 3
REVEAL: Final = 4
GUARD_DRAWS: Final = 5
EXECUTE: Final = 6
DRAW_OWN: Final = 7
ACT: Final = 8
CHOOSE_GIFT: Final = 9
POINT: Final = 10
PICK_STACK: Final = 11
PICK_DISCARDED: Final = 12
WIND: Final = 13
ENDED: Final = 14

STACKS_END: Final = 0
RABBITS_END: Final = 1

# What each holder holds: both seats and the supply, one row of ROW numbers each.
TOKEN_NAMES: Final = ["cakes", "hourglasses"]
CAKES: Final = 0
HOURGLASSES: Final = 1
STARS: Final = 2
DECK: Final = 3  # these three are numbers of cards
DISCARD: Final = 4
DESTROYED: Final = 5
ROW: Final = 8
SUPPLY: Final = 16


@final
class Tables:
    """What never changes in a match: cards, numbers of the edition, where kinds of moves begin. Shared by all copies.

    Cards of one character with equal stars are one kind. Kinds are sorted by character, then by stars.
    """

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.kind_names: list[str] = []
        self.characters: vec[i64] = vec[i64]()  # by kind
        self.values: vec[i64] = vec[i64]()
        self.stars: vec[i64] = vec[i64]()
        self.box: vec[i64] = vec[i64]()  # by kind: how many there are in all
        self.most: i64 = 0  # how many cards of one kind there can be in a discard pile
        self.room: i64 = 0  # for a discard pile
        self.start_deck: vec[i64] = vec[i64]()  # by kind
        self.start_size: i64 = 0
        self.rabbit: i64 = 0  # its kind
        self.rabbits: i64 = 0
        self.cakes: i64 = 0
        self.hourglasses: i64 = 0
        self.flamingo_cakes: i64 = 0
        self.other_cakes: i64 = 0
        self.amounts: vec[i64] = vec[i64]()  # by character
        self.draw_amount: i64 = 0
        self.stars_amount: i64 = 0
        self.token_stars: vec[i64] = vec[i64]()
        self.empty_stacks: i64 = 0
        self.stacks: i64 = 0
        self.stack_characters: vec[i64] = vec[i64]()
        self.stack_values: vec[i64] = vec[i64]()
        self.stack_starts: vec[i64] = vec[i64]()  # by stack: its first place in `TeaForTwo.stacked`
        self.stack_ends: vec[i64] = vec[i64]()
        self.stack_firsts: vec[i64] = vec[i64]()  # by stack: its first kind
        self.board: vec[i64] = vec[i64]()  # by kind: how many cards the stacks have at first
        self.stacked: i64 = 0
        self.spaces: i64 = 0
        self.watch: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()  # missions, two for each tile
        self.prices: i64 = 0  # how many prices in cakes a card can have
        self.first_buy: i64 = 0  # a move that uses an effect is the number of its character
        self.first_gift: i64 = 0
        self.first_point: i64 = 0
        self.first_stack: i64 = 0
        self.first_discarded: i64 = 0
        self.first_wind: i64 = 0
        self.first_lay: i64 = 0  # luck turns over kind k of seat s by the number s × kinds + k
        self.first_mission: i64 = 0
        self.first_flamingo: i64 = 0
        self.first_space: i64 = 0
        self.turns: vec[vec[i64]] = vec[vec[i64]]()  # by seat: what luck can turn over
        self.lays: vec[vec[i64]] = vec[vec[i64]]()  # by stack: what luck can lay
        self.gifts: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.winds: vec[vec[i64]] = vec[vec[i64]]()  # by hourglasses held


def find(counts: vec[i64], place: i64, ticket: i64) -> i64:
    """Which of the places, from this one on, holds the ticket, if each holds as many as it counts."""
    while ticket >= counts[place]:
        ticket -= counts[place]
        place += 1
    return place


@final
class TeaForTwo(Position):
    """The decks have no order: luck draws each card when it is turned over (T41). All else lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = NO_TABLES
        self.round: i64 = 0
        self.phase: i64 = PLACE_MISSIONS
        self.pending: i64 = 0  # how often luck is to do what the phase says
        self.winner: i64 = NOBODY  # of the round
        self.winding: i64 = 0  # 1 in the chain of the hourglasses, 0 in that of the action (T32)
        self.resolved: i64 = 0  # spaces that this chain has resolved, as a bit mask
        self.lacked: i64 = 0  # 1 when a White Rabbit was to be taken and none was left
        self.flamingo: i64 = NOBODY
        self.hand: i64 = NOBODY  # the space it points to, from 0
        self.rabbits: i64 = 0
        self.held: vec[i64] = vec[i64]()  # by holder and thing
        self.decks: vec[i64] = vec[i64]()  # by seat and kind: how many cards
        self.discards: vec[i64] = vec[i64]()  # by seat: kinds from the bottom, as many as `held` says
        self.destroyed: vec[i64] = vec[i64]()  # by seat and kind: how many cards
        self.tops: vec[i64] = vec[i64]()  # by stack: the place of its top card in `stacked`
        self.stacked: vec[i64] = vec[i64]()  # kinds; written while luck sets up, shared by all copies afterwards
        self.loose: vec[i64] = vec[i64]()  # by kind: cards still to be laid; written and shared like `stacked`
        self.missions: vec[i64] = vec[i64]()  # by stack: a face; written and shared like `stacked`

    def legal(self) -> vec[i64]:
        phase = self.phase
        tables = self.tables
        if phase == ACT:
            return self.actions()
        if REVEAL <= phase < ACT:
            return tables.turns[self.source()]
        if phase == WIND:
            return tables.winds[self.held[self.winner * ROW + HOURGLASSES]]
        if phase == PICK_STACK:
            return self.stacks_to_hit()
        if phase == PICK_DISCARDED:
            return self.discarded_to_destroy()
        if phase == POINT:
            return tables.points
        if phase == CHOOSE_GIFT:
            return tables.gifts
        return self.set_ups()

    def actions(self) -> vec[i64]:
        """T7: the effect, or any card that can be bought."""
        tables = self.tables
        difference = self.difference()
        found = append(vec[i64](), tables.characters[self.top(self.winner)])
        for stack in range(tables.stacks):
            if self.can_buy(stack, difference):
                found = append(found, tables.first_buy + stack * tables.prices + self.price(stack, difference))
        return found

    def difference(self) -> i64:
        """T6, T8: by how much the winner's card is above the other."""
        values = self.tables.values
        return values[self.top(self.winner)] - values[self.top(1 - self.winner)]

    def price(self, stack: i64, difference: i64) -> i64:
        """T8, T35: what the difference doesn't pay, in cakes."""
        return max(0, self.tables.stack_values[stack] - difference)

    def can_buy(self, stack: i64, difference: i64) -> bool:
        """T8: there is a card, and it can be paid."""
        return not self.is_empty(stack) and self.price(stack, difference) <= self.held[self.winner * ROW + CAKES]

    def is_empty(self, stack: i64) -> bool:
        return self.tops[stack] == self.tables.stack_ends[stack]

    def pick(self, rng: Rng) -> i64:
        """The same choice as the general one, without a list of the actions."""
        if self.phase != ACT:
            return super().pick(rng)
        tables = self.tables
        difference = self.difference()
        count: i64 = 1
        for stack in range(tables.stacks):
            if self.can_buy(stack, difference):
                count += 1
        left = rng.below(count)
        if left == 0:
            return tables.characters[self.top(self.winner)]
        chosen: i64 = -1
        while left > 0:
            chosen += 1
            if self.can_buy(chosen, difference):
                left -= 1
        return tables.first_buy + chosen * tables.prices + self.price(chosen, difference)

    def stacks_to_hit(self) -> vec[i64]:
        """T21: any stack that is not empty."""
        found = vec[i64]()
        for stack in range(self.tables.stacks):
            if not self.is_empty(stack):
                found = append(found, self.tables.first_stack + stack)
        return found

    def discarded_to_destroy(self) -> vec[i64]:
        """T22, T37: every card of the winner's discard pile, from the top."""
        tables = self.tables
        seen = vec[i64]([0] * tables.kinds)
        found = vec[i64]()
        bottom = self.winner * tables.room
        place = bottom + self.held[self.winner * ROW + DISCARD]
        while place > bottom:
            place -= 1
            kind = self.discards[place]
            found = append(found, tables.first_discarded + kind * tables.most + seen[kind])
            seen[kind] += 1
        return found

    def set_ups(self) -> vec[i64]:
        """T3–T5: what luck may do before the first round; nothing once the match is over."""
        tables = self.tables
        if self.phase == PLACE_MISSIONS:
            return vec[i64]([tables.first_mission + f for f in range(len(tables.faces)) if not self.is_placed(f // 2)])
        if self.phase == LAY_STACKS:
            return tables.lays[self.next_stack()]
        if self.phase == GIVE_FLAMINGO:
            return vec[i64]([tables.first_flamingo, tables.first_flamingo + 1])
        if self.phase == SET_WATCH:
            return vec[i64]([tables.first_space + space for space in range(tables.spaces)])
        return vec[i64]()

    def is_placed(self, tile: i64) -> bool:
        return any(face != NOBODY and face // 2 == tile for face in self.missions)

    def weights(self) -> vec[i64]:
        tables = self.tables
        if self.phase == LAY_STACKS:
            stack = self.next_stack()
            return self.loose[tables.stack_firsts[stack] : tables.stack_firsts[stack] + i64(len(tables.lays[stack]))]
        if self.phase < REVEAL:
            return vec[i64]([1] * len(self.set_ups()))
        first = self.source() * tables.kinds
        return self.decks[first : first + tables.kinds]

    def next_stack(self) -> i64:
        """T4: the stack that gets the next card."""
        place = self.tables.stacked - self.pending
        stack: i64 = 0
        while place >= self.tables.stack_ends[stack]:
            stack += 1
        return stack

    def draw(self, rng: Rng) -> i64:
        """The same draw as the general one, without a list of the outcomes."""
        tables = self.tables
        if self.phase >= REVEAL:
            seat = self.source()
            return find(self.decks, seat * tables.kinds, rng.below(self.held[seat * ROW + DECK]))
        if self.phase == LAY_STACKS:
            stack = self.next_stack()
            ticket = rng.below(tables.stack_ends[stack] - tables.stacked + self.pending)
            return tables.first_lay + find(self.loose, tables.stack_firsts[stack], ticket)
        return super().draw(rng)

    def source(self) -> i64:
        """The seat whose deck luck turns over next; in T6 seat 0 is the first to be written down."""
        if self.phase == REVEAL:
            return 2 - self.pending
        return self.winner if self.phase == DRAW_OWN else 1 - self.winner

    def top(self, seat: i64) -> i64:
        """The kind of the top card of a discard pile that is not empty."""
        return self.discards[seat * self.tables.room + self.held[seat * ROW + DISCARD] - 1]

    def play(self, move: i64) -> None:
        phase = self.phase
        tables = self.tables
        if phase < REVEAL:
            self.set_up(move)
        elif phase < ACT:
            self.turn_over(move)
        elif phase == ACT:
            if move < tables.first_buy:
                self.use(move)
            else:
                self.buy((move - tables.first_buy) // tables.prices, (move - tables.first_buy) % tables.prices)
        elif phase == WIND:
            self.wind(move - tables.first_wind)
        elif phase == PICK_STACK:
            self.destroy_stacked(move - tables.first_stack)
        elif phase == PICK_DISCARDED:
            place = move - tables.first_discarded
            self.destroy_discarded(place // tables.most, place % tables.most)
        elif phase == POINT:
            self.point(move - tables.first_point)
        elif move == tables.first_gift:
            self.take_flamingo("T19")
        else:
            self.take(CAKES, tables.amounts[KING], "T19")
            self.finish()

    def set_up(self, move: i64) -> None:
        """T3–T5."""
        tables = self.tables
        if self.phase == PLACE_MISSIONS:
            self.place_mission(move - tables.first_mission)
        elif self.phase == LAY_STACKS:
            self.lay_card(move - tables.first_lay)
        elif self.phase == GIVE_FLAMINGO:
            self.give_flamingo(move - tables.first_flamingo)
        else:
            self.hand = move - tables.first_space
            if self.told is not None:
                self.told.append(WatchSet(space=self.hand + 1, effect=SPACE_NAMES[tables.watch[self.hand]]))
            self.begin_round()

    def place_mission(self, face: i64) -> None:
        """T3: above the next stack."""
        stack = self.tables.stacks - self.pending
        self.missions[stack] = face
        if self.told is not None:
            self.told.append(MissionPlaced(character=self.stack_name(stack), mission=self.mission_name(stack)))
        self.pending -= 1
        if self.pending == 0:
            self.phase = LAY_STACKS
            self.pending = self.tables.stacked

    def lay_card(self, kind: i64) -> None:
        """T4: below those of its stack that lie already."""
        tables = self.tables
        place = tables.stacked - self.pending
        stack = self.next_stack()
        self.stacked[place] = kind
        self.loose[kind] -= 1
        if self.told is not None and place + 1 == tables.stack_ends[stack]:
            laid = self.stacked[tables.stack_starts[stack] : place + 1]
            cards = tuple([tables.kind_names[card] for card in laid])
            self.told.append(StackLaid(character=self.stack_name(stack), cards=cards))
        self.pending -= 1
        if self.pending == 0:
            self.phase = GIVE_FLAMINGO
            self.pending = 1

    def give_flamingo(self, seat: i64) -> None:
        """T5: the flamingo and few cakes to one, more cakes to the other."""
        tables = self.tables
        held = self.held
        self.flamingo = seat
        held[seat * ROW + CAKES] = tables.flamingo_cakes
        held[(1 - seat) * ROW + CAKES] = tables.other_cakes
        held[SUPPLY + CAKES] -= tables.flamingo_cakes + tables.other_cakes
        self.phase = SET_WATCH
        if self.told is not None:
            own, other = tables.flamingo_cakes, tables.other_cakes
            self.told.append(FlamingoGiven(seat=seat, cakes=own, other_seat=1 - seat, other_cakes=other))

    def begin_round(self) -> None:
        """T6: both decks are turned over next."""
        self.round += 1
        self.phase = REVEAL
        self.pending = 2
        self.actor = LUCK
        self.winner = NOBODY
        if self.told is not None:
            self.told.append(RoundBegan(round=self.round))

    def turn_over(self, move: i64) -> None:
        """T6, T15, T16, T23: the top card of a deck is known now."""
        tables = self.tables
        seat = self.source()
        kind = move - seat * tables.kinds
        self.decks[move] -= 1
        self.held[seat * ROW + DECK] -= 1
        self.pending -= 1
        if self.phase == EXECUTE:
            self.execute(seat, kind)
            return
        self.discard(seat, kind)
        if self.told is not None:
            rule = "T6" if self.phase == REVEAL else "T15" if self.phase == GUARD_DRAWS else "T23"
            self.told.append(CardTurnedOver(seat=seat, card=tables.kind_names[kind], rule=rule))
        if self.phase == DRAW_OWN:
            self.gain(tables.stars[kind], "T23")
        if self.phase != REVEAL:
            self.go_on_drawing()
        elif self.pending == 0:
            self.compare()

    def discard(self, seat: i64, kind: i64) -> None:
        size = self.held[seat * ROW + DISCARD]
        self.discards[seat * self.tables.room + size] = kind
        self.held[seat * ROW + DISCARD] = size + 1

    def compare(self) -> None:
        """T6: the higher value wins, a tie goes to the flamingo; T7: only the winner acts."""
        values = self.tables.values
        difference = values[self.top(0)] - values[self.top(1)]
        winner = self.flamingo if difference == 0 else 0 if difference > 0 else 1
        self.winner = winner
        self.actor = winner
        self.phase = ACT
        if self.told is not None:
            gap = abs(int(difference))
            self.told.append(RoundWon(seat=winner, difference=gap, tie=gap == 0))

    def buy(self, stack: i64, cakes: i64) -> None:
        """T8, T34, T35: the cakes go back to the supply, the card goes on the discard pile."""
        winner = self.winner
        kind = self.take_top(stack)
        self.held[winner * ROW + CAKES] -= cakes
        self.held[SUPPLY + CAKES] += cakes
        self.discard(winner, kind)
        if self.told is not None:
            self.told.append(CardBought(seat=winner, card=self.tables.kind_names[kind], cakes=cakes))
        self.tell_if_empty(stack)
        self.finish()

    def take_top(self, stack: i64) -> i64:
        kind = self.stacked[self.tops[stack]]
        self.tops[stack] += 1
        return kind

    def tell_if_empty(self, stack: i64) -> None:
        """T40."""
        if self.told is not None and self.is_empty(stack):
            self.told.append(StackEmptied(character=self.stack_name(stack), mission=self.mission_name(stack)))

    def use(self, character: i64) -> None:
        """T7: the winner's own effect, whether the card is the winner's or copied (T37)."""
        if self.told is not None:
            name, rule = CHARACTER_NAMES[character], EFFECT_RULES[character]
            self.told.append(EffectUsed(seat=self.winner, character=name, rule=rule))
        if character == GUARD:
            self.start_drawing(GUARD_DRAWS, self.tables.amounts[GUARD])
        elif character == EXECUTIONER:
            self.start_drawing(EXECUTE, 1)
        elif character == CAT:
            self.ask(POINT)
        elif character == KING:
            self.ask(CHOOSE_GIFT)
        elif character in (QUEEN, RABBIT):
            self.aim_at_stacks()
        else:
            token = CAKES if character in (MOUSE, KNAVE) else HOURGLASSES
            self.take(token, self.tables.amounts[character], EFFECT_RULES[character])
            self.finish()

    def ask(self, phase: i64) -> None:
        self.phase = phase
        self.actor = self.winner

    def aim_at_stacks(self) -> None:
        """T21, T36."""
        if self.count_empty() < self.tables.stacks:
            self.ask(PICK_STACK)
        else:
            self.do_nothing()

    def do_nothing(self) -> None:
        """T36: an effect without a target."""
        if self.told is not None:
            self.told.append(NothingDone(seat=self.winner))
        self.finish()

    def take(self, token: i64, wanted: i64, rule: str) -> None:
        """T11, T14, T17–T20, T36: from the supply, then from the opponent; what neither has is lost."""
        held = self.held
        winner = self.winner
        other = (1 - winner) * ROW + token
        given = min(wanted, held[SUPPLY + token])
        stolen = min(wanted - given, held[other])
        held[SUPPLY + token] -= given
        held[other] -= stolen
        held[winner * ROW + token] += given + stolen
        if self.told is not None:
            name = TOKEN_NAMES[token]
            if given > 0:
                self.told.append(TokensTaken(seat=winner, token=name, count=given, rule=rule))
            if stolen > 0:
                self.told.append(TokensStolen(seat=winner, token=name, count=stolen, other_seat=1 - winner))
            if given + stolen == 0:
                self.told.append(NothingDone(seat=winner))

    def take_flamingo(self, rule: str) -> None:
        """T19, T26, T36."""
        if self.flamingo == self.winner:
            self.do_nothing()
            return
        self.flamingo = self.winner
        if self.told is not None:
            self.told.append(FlamingoTaken(seat=self.winner, rule=rule))
        self.finish()

    def gain(self, stars: i64, rule: str) -> None:
        """T23, T25."""
        self.held[self.winner * ROW + STARS] += stars
        if self.told is not None and stars > 0:
            self.told.append(StarsGained(seat=self.winner, stars=stars, rule=rule))

    def destroy(self, kind: i64, place: str, rule: str) -> None:
        """T12, T38: the card goes to the winner's destroyed cards, its stars to the winner."""
        winner = self.winner
        stars = self.tables.stars[kind]
        self.destroyed[winner * self.tables.kinds + kind] += 1
        self.held[winner * ROW + DESTROYED] += 1
        self.held[winner * ROW + STARS] += stars
        if self.told is not None:
            card = self.tables.kind_names[kind]
            self.told.append(CardDestroyed(seat=winner, card=card, stars=stars, place=place, rule=rule))

    def execute(self, owner: i64, kind: i64) -> None:
        """T16, T38: a Queen of Hearts is not destroyed; she goes to her owner's discard pile."""
        if self.tables.characters[kind] == QUEEN:
            self.discard(owner, kind)
            if self.told is not None:
                self.told.append(QueenSpared(seat=owner, card=self.tables.kind_names[kind]))
        else:
            self.destroy(kind, "deck", "T16")
        self.finish()

    def destroy_stacked(self, stack: i64) -> None:
        """T21."""
        self.destroy(self.take_top(stack), "stack", "T21")
        self.tell_if_empty(stack)
        self.finish()

    def destroy_discarded(self, kind: i64, above: i64) -> None:
        """T22, T37: the card of that kind with so many of its kind above it; the pile closes over the gap."""
        discards = self.discards
        last = self.winner * self.tables.room + self.held[self.winner * ROW + DISCARD] - 1
        place = last
        while discards[place] != kind or above > 0:
            if discards[place] == kind:
                above -= 1
            place -= 1
        while place < last:
            discards[place] = discards[place + 1]
            place += 1
        self.held[self.winner * ROW + DISCARD] -= 1
        self.destroy(kind, "discard", "T22")
        self.finish()

    def start_drawing(self, phase: i64, cards: i64) -> None:
        """T15, T16, T23."""
        self.phase = phase
        self.pending = cards
        self.go_on_drawing()

    def go_on_drawing(self) -> None:
        """T10, T30: luck turns over the next card of this effect; an empty deck is renewed at once."""
        if self.pending == 0:
            self.finish()
            return
        seat = self.source()
        self.renew_if_empty(seat)
        if self.held[seat * ROW + DECK] > 0:
            self.actor = LUCK
        else:
            self.pending = 0
            self.do_nothing()

    def renew_if_empty(self, seat: i64) -> None:
        if self.held[seat * ROW + DECK] == 0:
            self.renew(seat)

    def renew(self, seat: i64) -> None:
        """T10, T31: a White Rabbit joins the discard pile, if there is one, and the pile becomes the deck."""
        tables = self.tables
        rabbit = self.rabbits > 0
        if rabbit:
            self.rabbits -= 1
            self.discard(seat, tables.rabbit)
        else:
            self.lacked = 1
        cards = self.held[seat * ROW + DISCARD]
        first = seat * tables.kinds
        bottom = seat * tables.room
        for place in range(bottom, bottom + cards):
            self.decks[first + self.discards[place]] += 1
        self.held[seat * ROW + DECK] = cards
        self.held[seat * ROW + DISCARD] = 0
        if self.told is not None:
            self.told.append(DeckRenewed(seat=seat, cards=cards, rabbit=rabbit, rule="T10" if rabbit else "T31"))

    def point(self, space: i64) -> None:
        """T13, T33."""
        self.move_hand(space, 0, "T13")

    def wind(self, hourglasses: i64) -> None:
        """T9, T33, T34: a chain of its own (T32)."""
        self.resolved = 0
        self.winding = 1
        if hourglasses == 0:
            if self.told is not None:
                self.told.append(WatchLeft(seat=self.winner))
            self.end_round()
            return
        self.held[self.winner * ROW + HOURGLASSES] -= hourglasses
        self.held[SUPPLY + HOURGLASSES] += hourglasses
        self.move_hand((self.hand + hourglasses) % self.tables.spaces, hourglasses, "T9")

    def move_hand(self, space: i64, hourglasses: i64, rule: str) -> None:
        self.hand = space
        if self.told is not None:
            effect = SPACE_NAMES[self.tables.watch[space]]
            event = HandMoved(seat=self.winner, space=space + 1, effect=effect, hourglasses=hourglasses, rule=rule)
            self.told.append(event)
        if self.resolved >> space & 1 == 1:
            self.skip(space)
        else:
            self.resolved |= 1 << space
            self.resolve(self.tables.watch[space])

    def skip(self, space: i64) -> None:
        """T32: this chain has been here."""
        if self.told is not None:
            self.told.append(SpaceSkipped(space=space + 1, effect=SPACE_NAMES[self.tables.watch[space]]))
        self.finish()

    def resolve(self, effect: i64) -> None:
        """T22–T26."""
        if effect == DESTROY_SPACE:
            if self.held[self.winner * ROW + DISCARD] > 0:
                self.ask(PICK_DISCARDED)
            else:
                self.do_nothing()
        elif effect == DRAW_SPACE:
            self.start_drawing(DRAW_OWN, self.tables.draw_amount)
        elif effect == COPY_SPACE:
            self.copy_effect()
        elif effect == STARS_SPACE:
            self.gain(self.tables.stars_amount, "T25")
            self.finish()
        else:
            self.take_flamingo("T26")

    def copy_effect(self) -> None:
        """T24, T37: the opponent's discard pile as it is now."""
        if self.held[(1 - self.winner) * ROW + DISCARD] == 0:
            self.do_nothing()
            return
        kind = self.top(1 - self.winner)
        if self.told is not None:
            self.told.append(EffectCopied(seat=self.winner, card=self.tables.kind_names[kind]))
        self.use(self.tables.characters[kind])

    def finish(self) -> None:
        """T9, T31: after the action comes the watch, if there is an hourglass to spend; then the round ends."""
        if self.winding == 0 and self.held[self.winner * ROW + HOURGLASSES] > 0:
            self.resolved = 0
            self.ask(WIND)
        else:
            self.end_round()

    def end_round(self) -> None:
        """T30, T31: renewals, the flamingo's holder first; T27: is it the end?"""
        self.resolved = 0
        self.winding = 0
        self.renew_if_empty(self.flamingo)
        self.renew_if_empty(1 - self.flamingo)
        if self.count_empty() >= self.tables.empty_stacks:
            self.end(STACKS_END)
        elif self.lacked == 1:
            self.end(RABBITS_END)
        else:
            self.begin_round()

    def count_empty(self) -> i64:
        empty: i64 = 0
        for stack in range(self.tables.stacks):
            if self.is_empty(stack):
                empty += 1
        return empty

    def end(self, ending: i64) -> None:
        """T27, T28."""
        self.actor = OVER
        self.phase = ENDED
        self.ending = ending
        self.winner = NOBODY
        if self.told is not None:
            for stack in range(self.tables.stacks):
                if self.is_empty(stack):
                    stars = (int(self.mission_stars(stack, 0)), int(self.mission_stars(stack, 1)))
                    name, mission = self.stack_name(stack), self.mission_name(stack)
                    self.told.append(MissionScored(character=name, mission=mission, stars=stars))
            self.told.append(MatchEnded(scores=(int(self.score(0)), int(self.score(1)))))

    def score(self, seat: i64) -> i64:
        """T28, T40: stars gained in play, and the missions above empty stacks."""
        total = self.held[seat * ROW + STARS]
        for stack in range(self.tables.stacks):
            if self.is_empty(stack):
                total += self.mission_stars(stack, seat)
        return total

    def mission_stars(self, stack: i64, seat: i64) -> i64:
        """T29, T39: a tie, nothing against nothing included, goes to the flamingo."""
        mission = self.tables.faces[self.missions[stack]]
        if mission >= CAKE_STARS:
            token = mission - CAKE_STARS
            return self.held[seat * ROW + token] * self.tables.token_stars[token]
        own = self.count(mission, seat)
        other = self.count(mission, 1 - seat)
        if own > other or (own == other and self.flamingo == seat):
            return self.tables.stack_values[stack]
        return 0

    def count(self, mission: i64, seat: i64) -> i64:
        """T29, T39: what a mission compares; cards count in deck and discard pile together."""
        tables = self.tables
        row = seat * ROW
        if mission == MOST_DESTROYED:
            return self.held[row + DESTROYED]
        if mission == MOST_CARDS:
            return self.held[row + DECK] + self.held[row + DISCARD]
        found: i64 = 0
        for kind in range(tables.kinds):
            if tables.characters[kind] == mission:
                found += self.decks[seat * tables.kinds + kind]
        bottom = seat * tables.room
        for place in range(bottom, bottom + self.held[row + DISCARD]):
            if tables.characters[self.discards[place]] == mission:
                found += 1
        return found

    def tiebreak(self, seat: i64) -> i64:
        """T28: a tie goes to the flamingo."""
        return 1 if self.flamingo == seat else 0

    def copy(self) -> "TeaForTwo":
        other = TeaForTwo()
        other.seats = self.seats
        other.actor = self.actor
        other.ending = self.ending
        other.tables = self.tables
        other.round = self.round
        other.phase = self.phase
        other.pending = self.pending
        other.winner = self.winner
        other.winding = self.winding
        other.resolved = self.resolved
        other.lacked = self.lacked
        other.flamingo = self.flamingo
        other.hand = self.hand
        other.rabbits = self.rabbits
        other.held = self.held[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.destroyed = self.destroyed[:]
        other.tops = self.tops[:]
        is_setting_up = self.phase < REVEAL
        other.stacked = self.stacked[:] if is_setting_up else self.stacked
        other.loose = self.loose[:] if is_setting_up else self.loose
        other.missions = self.missions[:] if is_setting_up else self.missions
        return other

    def stack_name(self, stack: i64) -> str:
        return CHARACTER_NAMES[self.tables.stack_characters[stack]]

    def mission_name(self, stack: i64) -> str:
        return MISSION_NAMES[self.tables.faces[self.missions[stack]]]


NO_TABLES: Final = Tables()


def start(tables: Tables) -> TeaForTwo:
    """T1–T5: a new match; luck sets it up."""
    position = TeaForTwo()
    position.seats = 2
    position.tables = tables
    position.pending = tables.stacks
    position.rabbits = tables.rabbits
    position.held = vec[i64]([0] * (SUPPLY + ROW))
    position.held[DECK] = tables.start_size
    position.held[ROW + DECK] = tables.start_size
    position.held[SUPPLY + CAKES] = tables.cakes
    position.held[SUPPLY + HOURGLASSES] = tables.hourglasses
    position.decks = vec[i64]([count for _ in range(2) for count in tables.start_deck])
    position.discards = vec[i64]([0] * (2 * tables.room))
    position.destroyed = vec[i64]([0] * (2 * tables.kinds))
    position.tops = tables.stack_starts[:]
    position.stacked = vec[i64]([0] * tables.stacked)
    position.loose = tables.board[:]
    position.missions = vec[i64]([NOBODY] * tables.stacks)
    return position
