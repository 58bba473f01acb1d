title = Tea for Two
character = { $character ->
    [cat] Cheshire Cat
    [mouse] Mouse
    [guard] Guard
    [executioner] Executioner
    [knave] Knave of Hearts
    [caterpillar] Caterpillar
    [king] King of Hearts
    [alice] Alice
    [queen] Queen of Hearts
   *[rabbit] White Rabbit
}
card = { $character } { $stars }
card-plain = { $character }
effect = { $effect ->
    [destroy] destroy a discarded card
    [draw] turn over your own cards
    [copy] the opponent's top card
    [stars] stars
   *[flamingo] the flamingo
}
mission = { $mission ->
    [cat] most Cheshire Cats
    [mouse] most Mice
    [guard] most Guards
    [executioner] most Executioners
    [knave] most Knaves of Hearts
    [caterpillar] most Caterpillars
    [king] most Kings of Hearts
    [alice] most Alices
    [queen] most Queens of Hearts
    [rabbit] most White Rabbits
    [cards] most cards
    [destroyed] most destroyed cards
    [cakes] stars for cakes
   *[hourglasses] stars for hourglasses
}
question = { $phase ->
    [act] use the effect of your card, or buy one card.
    [king] take the flamingo, or take cakes.
    [point] choose a space for the hand of the watch.
    [stack] choose a stack whose top card you destroy.
    [discarded] choose a card of your own discard pile to destroy.
   *[wind] spend hourglasses to wind the watch, or leave it.
}

# What happened
mission-placed = Above the { $character } stack: { $mission }.
stack-laid = The { $character } stack from the top: { $cards }.
flamingo-given = { $seat } gets the flamingo and { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
}, { $other_seat } gets { $other_cakes ->
    [one] a cake
   *[other] { $other_cakes } cakes
}.
watch-set = The hand of the watch points to space { $space }: { $effect }.
round-began = Round { $round }.
card-turned-over = { $seat } turns over: { $card }.
round-won = { $tie ->
    [yes] A tie: { $seat } has the flamingo and wins the round.
   *[no] { $seat } wins the round by { $difference }.
}
effect-used = { $seat } uses the effect: { $character }.
card-bought = { $seat } buys { $card } { $cakes ->
    [0] without a cake.
    [one] for a cake.
   *[other] for { $cakes } cakes.
}
tokens-taken = { $seat } takes { $token ->
    [hourglasses] { $count ->
        [one] an hourglass
       *[other] { $count } hourglasses
    }
   *[cakes] { $count ->
        [one] a cake
       *[other] { $count } cakes
    }
} from the supply.
tokens-stolen = The supply is short, so { $seat } takes { $token ->
    [hourglasses] { $count ->
        [one] an hourglass
       *[other] { $count } hourglasses
    }
   *[cakes] { $count ->
        [one] a cake
       *[other] { $count } cakes
    }
} from { $other_seat }.
flamingo-taken = { $seat } takes the flamingo.
card-destroyed = { $seat } destroys { $card } { $place ->
    [deck] from the top of the opponent's deck
    [stack] from the board
   *[discard] from their own discard pile
} and gains { $stars ->
    [0] no star.
    [one] a star.
   *[other] { $stars } stars.
}
queen-spared = { $seat } turns over { $card }: no Executioner touches her, she is discarded.
stack-emptied = The { $character } stack is empty; its mission will count: { $mission }.
stars-gained = { $seat } gains { $stars ->
    [one] a star.
   *[other] { $stars } stars.
}
hand-moved = { $hourglasses ->
    [0] { $seat } moves the hand to space { $space }: { $effect }.
    [one] { $seat } spends an hourglass; the hand stops on space { $space }: { $effect }.
   *[other] { $seat } spends { $hourglasses } hourglasses; the hand stops on space { $space }: { $effect }.
}
space-skipped = Space { $space } was used in this chain already, so nothing more happens.
effect-copied = { $seat } copies the opponent's top card: { $card }.
nothing-done = { $seat } finds nothing to do it to, so nothing happens.
watch-left = { $seat } leaves the watch alone.
deck-renewed = { $rabbit ->
    [yes] { $seat } adds a White Rabbit and shuffles a new deck: { $cards ->
        [one] one card.
       *[other] { $cards } cards.
    }
   *[no] No White Rabbit is left for { $seat }, so the match ends with this round; the new deck has { $cards ->
        [0] no cards.
        [one] one card.
       *[other] { $cards } cards.
    }
}
mission-scored = Mission above the { $character } stack, { $mission }: stars for { $stars }.
match-ended = The match is over. Stars: { $scores }.

# What can be done
move-use-effect = { $character ->
    [cat] Use the Cheshire Cat: point the hand of the watch to any space
    [mouse] Use the Mouse: take cakes
    [guard] Use the Guard: your opponent discards from the deck
    [executioner] Use the Executioner: destroy the top card of your opponent's deck
    [knave] Use the Knave of Hearts: take cakes
    [caterpillar] Use the Caterpillar: take hourglasses
    [king] Use the King of Hearts: take the flamingo or cakes
    [alice] Use Alice: take hourglasses
    [queen] Use the Queen of Hearts: destroy a card on the board
   *[rabbit] Use the White Rabbit: destroy a card on the board
}
move-buy-card = Buy { $character } { $cakes ->
    [0] without a cake
    [one] for a cake
   *[other] for { $cakes } cakes
}
move-take-flamingo = Take the flamingo
move-take-cakes = Take { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
}
move-point-hand = Point to space { $space }: { $effect }
move-destroy-stacked = Destroy the top card of the { $character } stack
move-destroy-discarded = { $nth ->
    [1] Destroy { $card }
   *[other] Destroy { $card }, number { $nth } of its kind from the top
}
move-wind-watch = Spend { $hourglasses ->
    [one] an hourglass
   *[other] { $hourglasses } hourglasses
}
move-leave-watch = Leave the watch alone
move-place-mission = Luck places a mission: { $mission }
move-lay-card = Luck lays { $card }
move-give-flamingo = Luck gives the flamingo to { $seat }
move-set-watch = Luck sets the hand to space { $space }: { $effect }
move-turn-over = Luck turns over { $card } for { $seat }
end-stacks = enough stacks are empty
end-rabbits = a White Rabbit was to be taken and none was left

# What can't be done
refused-effect = You turned over another card, so only its effect can be used: { $character } (T7).
refused-stack = Choose a stack on the board that still has a card (T21).
refused-discarded = There is no such card in your discard pile (T22); look through it and choose one.
refused-space = The watch has { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}; choose one by its number and effect (T13).
refused-gift = The King gives { $cakes ->
    [one] one cake
   *[other] { $cakes } cakes
}, or the flamingo (T19).
refused-hourglasses = { $held ->
    [one] You have one hourglass
   *[other] You have { $held } hourglasses
}: spend some of those, or leave the watch (T9).
refused-question = Something else is asked now: { $question }
refused-no-stack = No stack on the board has that card, and White Rabbits can't be bought (T8).
refused-empty-stack = That stack is empty (T8); choose another one.
refused-too-dear = That card costs { $price ->
    [one] a cake
   *[other] { $price } cakes
} and you have { $cakes ->
    [0] none
    [one] one
   *[other] { $cakes }
} (T8); choose a cheaper one, or use the effect.
refused-price = { $price ->
    [0] That card is paid by the difference alone: no cake may be added (T35).
    [one] That card costs exactly one cake (T35).
   *[other] That card costs exactly { $price } cakes (T35).
}
notation-missions = Two sides of one mission tile can't both be on the board.
notation-tokens = There are more cakes or hourglasses in this position than in the box.
notation-count = The cards don't add up: { $card }. Every card of the box lies somewhere; “rest” stands for all that are named nowhere.
notation-place = No match could stand like this; look at phase, winner, pending, the decks and what lies on top.
edition-keys = it must name exactly: { $known }.
edition-name = “{ $name }” is not known here; choose among: { $known }.
edition-twice = “{ $name }” is there twice.
edition-range = { $number } is not between { $least } and { $most }.
edition-size = it has { $size ->
    [one] one entry
   *[other] { $size } entries
}; from { $least } to { $most } are possible.
edition-first-cakes = together that is more than the box holds: { $cakes }.
edition-missions = there must be as many tiles as stacks: { $stacks }.

# The rules
rule-T1 = There are fifty character cards, each with a value, an effect and stars. Both players start with nine: Cheshire Cat 1, Mouse 2, Guard 3, Executioner 4, Knave of Hearts 5, Caterpillar 6, King of Hearts 7, Alice 8, Queen of Hearts 9. Twenty-five belong on the board, five each of 4 to 8. Seven are White Rabbits of value 1.
rule-T2 = Besides the cards there are the flamingo, five mission tiles with two sides, five hourglasses, nine cakes, a pocket watch with one hand, and a track of stars with a pawn for each player (March Hare, Mad Hatter) and two cups that stand for a round of 25.
rule-T3 = The five mission tiles lie in random order, each on a random side, one above each of the five stacks.
rule-T4 = Both players shuffle their nine cards face down. The twenty-five others are sorted by value into five stacks; each is shuffled and laid face up. Piles that lie face up may be looked through whenever you like, but their order stays.
rule-T5 = One player, chosen by chance, takes the flamingo and one cake, the other three cakes. Five cakes, five hourglasses and seven White Rabbits are the common supply. The hand of the watch starts on a random space.
rule-T6 = In each round both turn over the top card of their deck onto their own discard pile. The higher value wins the round; if they are equal, the holder of the flamingo wins it.
rule-T7 = Only the winner of the round acts, and does one thing: use the effect of the card just turned over, or buy exactly one card.
rule-T8 = To buy, you have as many points as the difference of the two values, and one more for each cake you spend. Take the top card of a stack whose value is not above your points and put it on your discard pile. Points left over are lost. White Rabbits can't be bought.
rule-T9 = After the action the winner may spend hourglasses: the hand of the watch moves clockwise by exactly as many spaces, and the space it stops on is resolved.
rule-T10 = When your deck runs out, put one White Rabbit from the supply on your discard pile, shuffle it, and it is your new deck. An effect that needed more cards goes on with it.
rule-T11 = If the supply has too few cakes or hourglasses, take what there is and the rest from your opponent.
rule-T12 = A card you destroy, by any effect, goes to your own pile of destroyed cards, and you gain the stars on it.
rule-T13 = Cheshire Cat (1): move the hand of the watch to any space and resolve it.
rule-T14 = Mouse (2): take two cakes.
rule-T15 = Guard (3): your opponent turns over the top three cards of the deck and discards them; their effects are not used.
rule-T16 = Executioner (4): destroy the top card of your opponent's deck. A Queen of Hearts is put on her owner's discard pile instead.
rule-T17 = Knave of Hearts (5): take three cakes.
rule-T18 = Caterpillar (6): take two hourglasses.
rule-T19 = King of Hearts (7): take the flamingo from your opponent, or take two cakes.
rule-T20 = Alice (8): take one hourglass.
rule-T21 = Queen of Hearts (9) and White Rabbit (1): destroy the top card of any stack on the board.
rule-T22 = Watch: destroy a card of your choice from your own discard pile.
rule-T23 = Watch: turn over the top two cards of your own deck, discard them and gain their stars.
rule-T24 = Watch: use the effect of the top card of your opponent's discard pile.
rule-T25 = Watch: gain two stars.
rule-T26 = Watch: take the flamingo.
rule-T27 = The match ends with the round in which four of the five stacks are empty, or in which somebody had to take a White Rabbit and none was left.
rule-T28 = Your score is the stars you gained in play and those of the missions, of which only the ones above empty stacks count. Most stars win; a tie goes to the holder of the flamingo.
rule-T29 = The missions, where x is the value of the stack below: x stars to whoever owns most cards of the character shown; x stars to whoever owns most cards; x stars to whoever destroyed most cards; a star for each of your cakes; two stars for each of your hourglasses. Ties inside a mission go to the holder of the flamingo.
rule-T30 = A deck that ran out is renewed at the end of the round, after the action and the watch, or at once when an effect needs another card. The cards of this round are then shuffled in too, so what an effect discarded may come up again.
rule-T31 = A round ends in this order: action, watch, new decks (the holder of the flamingo first), the question whether it was the last round, scoring. If no White Rabbit is left, the deck is shuffled without one and the match ends with this round.
rule-T32 = In one chain of effects each space of the watch is resolved at most once, so chains of Cheshire Cat and copied cards come to an end. The action is one chain, the hourglasses are another.
rule-T33 = The Cheshire Cat may leave the hand on the space where it is. Five hourglasses turn the hand once round: it moved, so its space is resolved.
rule-T34 = Hourglasses are spent once a round, after the action: those gained by the action too, those gained by the watch not any more. Cakes and hourglasses that were spent go back to the supply.
rule-T35 = Whoever wins by a tie has a difference of nothing: the effect, or a card paid in cakes alone. Passing is not possible. The price in cakes is exactly the value less the difference, never more.
rule-T36 = An effect without a target may be used and does nothing: an empty pile, no stack left, a flamingo already held, nothing to take. If your opponent too has not enough, take what there is; the rest is lost.
rule-T37 = The space that destroys a card of your discard pile must be obeyed if there is one; it may be the card just turned over or bought, a Queen too. A copied effect counts as your own, and the pile is taken as it is at that moment.
rule-T38 = A Queen of Hearts met by the Executioner gives no stars and is not counted as destroyed. Destroyed cards never come back, and all of them count for most destroyed cards, White Rabbits included.
rule-T39 = Your cards are all in your deck and your discard pile, White Rabbits and bought ones included. Nothing against nothing is a tie. The holder of the flamingo is whoever holds it at that moment.
rule-T40 = A stack that becomes empty in the middle of a turn is empty at once, but the round is played to its end. If all five are empty, five missions count.
rule-T41 = Stars are one number that all can see, without limit. Discard piles, destroyed cards, the stacks in their order and all tokens lie open. The order of the two decks is known to nobody.

# The terminal
short = { $character ->
    [cat] Cat
    [mouse] Mouse
    [guard] Guard
    [executioner] Executioner
    [knave] Knave
    [caterpillar] Caterpillar
    [king] King
    [alice] Alice
    [queen] Queen
   *[rabbit] Rabbit
}
short-space = { $effect ->
    [destroy] destroy
    [draw] own cards
    [copy] copy
    [stars] stars
   *[flamingo] flamingo
}
board-round = Round { $round }
board-watch = Watch:
board-supply = Supply: cakes { $cakes } · hourglasses { $hourglasses } · White Rabbits { $rabbits }
board-player = { $name }: score { $score } · stars { $stars } · cakes { $cakes } · hourglasses { $hourglasses }{ $flamingo ->
    [yes] {" "}· FLAMINGO
   *[no] {""}
}
board-pile = { $pile ->
    [deck] deck
    [discard] discard pile from the top
   *[destroyed] destroyed
} ({ $count }):
board-asked = { $name }: { $question }

# Why a move may be good
hint-price = Costs { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
} (T8).
hint-tokens = Brings { $token ->
    [hourglasses] { $count ->
        [one] an hourglass
       *[other] { $count } hourglasses
    }
   *[cakes] { $count ->
        [one] a cake
       *[other] { $count } cakes
    }
} ({ $rule }).
hint-stolen = The supply is short, so your opponent loses { $token ->
    [hourglasses] { $count ->
        [one] an hourglass
       *[other] { $count } hourglasses
    }
   *[cakes] { $count ->
        [one] a cake
       *[other] { $count } cakes
    }
} to you ({ $rule }).
hint-stars = Brings { $stars ->
    [one] a star
   *[other] { $stars } stars
} at once ({ $rule }).
hint-flamingo = Brings the flamingo, and with it every tie ({ $rule }).
hint-empties = Empties a stack: { $empty } of the { $needed } whose end is the end (T27).
hint-keeps = Keeps { $count ->
    [one] your hourglass
   *[other] { $count } hourglasses
} for later (T34).
hint-stack = You choose a top card; the best has { $stars ->
    [one] a star
   *[other] { $stars } stars
} (T21).
hint-gift = The flamingo, or { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
} (T19).
hint-point = You choose any space of the watch; one brings { $stars ->
    [one] a star
   *[other] { $stars } stars
} (T13).
hint-discarded = You destroy one of { $cards ->
    [one] one discarded card
   *[other] { $cards } discarded cards
} for its stars (T22).
hint-guard = Your opponent discards { $cards } cards unused; that deck has { $deck } left (T15).
hint-executioner = Destroys one of { $deck } cards of your opponent's deck; { $queens ->
    [0] no Queen is among them
    [one] one is a Queen, and safe
   *[other] { $queens } are Queens, and safe
} (T16).
hint-draw = Turns over { $cards } of your own cards; the { $deck } in your deck have { $stars ->
    [one] one star
   *[other] { $stars } stars
} in all (T23).
hint-reveals = Your cards then win { $won } of { $all } reveals; now { $before } of { $before_all } (T6).
hint-mission = Puts you ahead for “{ $mission }”: { $stars ->
    [one] one star
   *[other] { $stars } stars
} once its stack is empty (T29).
hint-mission-lost = Puts you behind for “{ $mission }”: { $stars ->
    [one] one star
   *[other] { $stars } stars
} once its stack is empty (T29).
