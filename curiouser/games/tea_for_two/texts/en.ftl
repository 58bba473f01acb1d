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
    .acc = { $character ->
        [cat] the Cheshire Cat
        [mouse] the Mouse
        [guard] the Guard
        [executioner] the Executioner
        [knave] the Knave of Hearts
        [caterpillar] the Caterpillar
        [king] the King of Hearts
        [alice] Alice
        [queen] the Queen of Hearts
       *[rabbit] the White Rabbit
    }
card = { $character } { $stars }
    .acc = { $character_acc } { $stars }
card-plain = { $character }
    .acc = { $character_acc }
effect = { $effect ->
    [destroy] destroy a discarded card
    [draw] turn over your own cards
    [copy] copy the opponent’s top card
    [stars] gain stars
   *[flamingo] take the flamingo
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
    [stack] choose a stack and destroy its top card.
    [discarded] choose a card in your own discard pile to destroy.
   *[wind] spend hourglasses to wind the watch, or leave it alone.
}

# What happened
mission-placed = The mission above the { $character } stack is “{ $mission }”.
stack-laid = The { $character } stack from the top: { $cards }.
flamingo-given = { $seat } gets the flamingo and { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
}; { $other_seat } gets { $other_cakes ->
    [one] a cake
   *[other] { $other_cakes } cakes
}.
watch-set = The hand of the watch points to space { $space }: { $effect }.
round-began = Round { $round }.
card-turned-over = { $seat } turns over { $card_acc }.
round-won = { $tie ->
    [yes] A tie: { $seat } has the flamingo and wins the round.
   *[no] { $seat } wins the round by { $difference }.
}
effect-used = { $seat } uses the { $character } effect.
card-bought = { $seat } buys { $card_acc } { $cakes ->
    [0] without spending cakes.
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
card-destroyed = { $seat } destroys { $card_acc } { $place ->
    [deck] from the top of the opponent’s deck
    [stack] from the board
   *[discard] from their own discard pile
} and gains { $stars ->
    [0] no stars.
    [one] a star.
   *[other] { $stars } stars.
}
queen-spared = { $seat } turns over { $card_acc }: the Executioner can’t destroy her, so she goes to the discard pile.
stack-emptied = The { $character } stack is empty, so its mission counts: { $mission }.
stars-gained = { $seat } gains { $stars ->
    [one] a star.
   *[other] { $stars } stars.
}
hand-moved = { $hourglasses ->
    [0] { $seat } moves the hand to space { $space }: { $effect }.
    [one] { $seat } spends an hourglass; the hand stops on space { $space }: { $effect }.
   *[other] { $seat } spends { $hourglasses } hourglasses; the hand stops on space { $space }: { $effect }.
}
space-skipped = Space { $space } has already been used in this chain, so nothing more happens.
effect-copied = { $seat } copies the opponent’s top card: { $card }.
nothing-done = There is nothing for the effect to act on, so { $seat } does nothing.
watch-left = { $seat } leaves the watch alone.
deck-renewed = { $rabbit ->
    [yes] { $seat } adds a White Rabbit and shuffles a new deck of { $cards ->
        [one] one card.
       *[other] { $cards } cards.
    }
   *[no] No White Rabbit is left for { $seat }, so the match ends with this round; the new deck has { $cards ->
        [0] no cards.
        [one] one card.
       *[other] { $cards } cards.
    }
}
mission-scored = The mission “{ $mission }” above the { $character } stack is scored. Stars: { $stars }.
match-ended = The match is over. Stars: { $scores }.

# What can be done
move-use-effect = { $character ->
    [cat] Use the Cheshire Cat: point the hand of the watch to any space
    [mouse] Use the Mouse: take cakes
    [guard] Use the Guard: your opponent discards cards from their deck
    [executioner] Use the Executioner: destroy the top card of your opponent’s deck
    [knave] Use the Knave of Hearts: take cakes
    [caterpillar] Use the Caterpillar: take hourglasses
    [king] Use the King of Hearts: take the flamingo or cakes
    [alice] Use Alice: take an hourglass
    [queen] Use the Queen of Hearts: destroy a card on the board
   *[rabbit] Use the White Rabbit: destroy a card on the board
}
move-buy-card = Buy { $character_acc } { $cakes ->
    [0] without spending cakes
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
    [1] Destroy { $card_acc }
   *[other] Destroy { $card_acc } (copy { $nth }, counting from the top of the pile)
}
move-wind-watch = Spend { $hourglasses ->
    [one] an hourglass
   *[other] { $hourglasses } hourglasses
}
move-leave-watch = Leave the watch alone
move-place-mission = Drawn at random: the mission “{ $mission }”
move-lay-card = Drawn at random: { $card }
move-give-flamingo = Drawn at random: { $seat } gets the flamingo
move-set-watch = Drawn at random: the hand points to space { $space } ({ $effect })
move-turn-over = { $seat } turns over the top card: { $card }
end-stacks = enough stacks are empty
end-rabbits = someone needed a White Rabbit and none was left

# What can't be done
refused-effect = You turned over a different card: { $character }. You can use only its effect (T7).
refused-stack = Choose a stack on the board that still has cards (T21).
refused-discarded = That card isn’t in your discard pile (T22); look through the pile and choose one.
refused-space = { $spaces ->
    [one] The watch has only one space; choose it by its number and effect (T13).
   *[other] The watch has { $spaces } spaces; choose one by its number and effect (T13).
}
refused-gift = The King gives { $cakes ->
    [one] one cake
   *[other] { $cakes } cakes
}, or the flamingo (T19).
refused-hourglasses = { $held ->
    [0] You have no hourglasses; leave the watch alone (T9).
    [one] You have one hourglass: spend it, or leave the watch alone (T9).
   *[other] You have { $held } hourglasses: spend up to that many, or leave the watch alone (T9).
}
refused-question = You have something else to do first: { $question }
refused-no-stack = No stack on the board has that card, and you can’t buy White Rabbits (T8).
refused-empty-stack = That stack is empty (T8); choose another one.
refused-too-dear = { $price ->
    [one] That card costs a cake, but you have none
   *[other] That card costs { $price } cakes, but you have { $cakes ->
        [0] none
        [one] only one
       *[other] only { $cakes }
    }
} (T8); choose a cheaper one, or use the effect.
refused-price = { $price ->
    [0] The difference alone pays for that card: you can’t add cakes (T35).
    [one] That card costs exactly one cake (T35).
   *[other] That card costs exactly { $price } cakes (T35).
}
notation-missions = The two sides of one mission tile can’t both be on the board.
notation-tokens = This position has more cakes or hourglasses than there are in the box.
notation-count = The cards don’t add up: { $card }. Every card in the box must be somewhere; “rest” stands for all that aren’t named.
notation-place = No match can reach this position; check “phase”, “winner”, “pending”, the decks and the top cards.
edition-keys = it must contain exactly: { $known }.
edition-name = “{ $name }” isn’t known here; choose from: { $known }.
edition-twice = “{ $name }” appears twice.
edition-range = the number must be from { $least } to { $most }, not { $number }.
edition-size = the number of entries must be from { $least } to { $most }, not { $size }.
edition-first-cakes = together, these are more cakes than the { $cakes } in the box.
edition-missions = there must be as many tiles as stacks: { $stacks }.

# How to play
howto-aim =
    Win rounds, improve your deck and gain stars.
    Whoever has the most stars at the end wins.
howto-turn =
    Both players turn over the top card of their deck. The higher value wins the round; if they are equal, whoever holds the flamingo wins.
    Only the winner acts: use the effect of your card, or buy one card.
    To buy, you have as many points as the difference between the two cards, plus 1 for each cake you spend. Bought cards go to your discard pile.
    After that, you may spend hourglasses to move the hand of the watch that many spaces, and use the space it stops on.
howto-special =
    When your deck runs out, add a White Rabbit to your discard pile and shuffle it: that is your new deck.
    If you destroy a card, put it on your pile of destroyed cards and gain its stars.
    If the supply has too few cakes or hourglasses, take the rest from your opponent.
howto-end = The match ends with the round in which four of the five stacks are empty, or in which someone needs a White Rabbit and none is left.
howto-scoring =
    Add the stars you gained in play and those of the missions. A mission counts only if the stack below it is empty.
    The most stars wins; if there is a tie, whoever holds the flamingo wins.

# The rules
rule-T1 = There are fifty character cards, each with a value, an effect and stars. Both players start with the same nine: Cheshire Cat 1, Mouse 2, Guard 3, Executioner 4, Knave of Hearts 5, Caterpillar 6, King of Hearts 7, Alice 8, Queen of Hearts 9. Twenty-five belong on the board, five each of 4 to 8. Seven are White Rabbits with value 1.
rule-T2 = There are also the flamingo, five two-sided mission tiles, five hourglasses, nine cakes, a pocket watch with one hand, and a star track with a pawn for each player (March Hare, Mad Hatter) and two cups, each standing for 25 stars.
rule-T3 = Place the five mission tiles in random order, each with a random side up, one above each of the five stacks.
rule-T4 = Both players shuffle their nine cards face down. Sort the other twenty-five by value into five stacks, shuffle each and place it face up. You may look through face-up piles at any time, but don’t change their order.
rule-T5 = One player takes the flamingo and one cake; the other takes three cakes. The rulebook suggests that whoever last drank tea gets the flamingo; here that player is drawn at random. Five cakes, five hourglasses and seven White Rabbits form the supply. The hand of the watch starts on a random space.
rule-T6 = Each round, both players turn over the top card of their deck onto their own discard pile. The higher value wins the round; if they are equal, whoever holds the flamingo wins.
rule-T7 = Only the winner of the round acts, and does one thing: use the effect of the card just turned over, or buy exactly one card.
rule-T8 = To buy, you have as many points as the difference between the two values, plus one for each cake you spend. Take the top card of a stack whose value is no higher than your points and put it on your discard pile. Leftover points are lost. You can’t buy White Rabbits.
rule-T9 = After the action, the winner may spend hourglasses: move the hand of the watch clockwise exactly that many spaces and use the space it stops on.
rule-T10 = When your deck runs out, put a White Rabbit from the supply on your discard pile and shuffle it: that is your new deck. If an effect needed more cards, continue it with the new deck.
rule-T11 = If the supply has too few cakes or hourglasses, take what there is and the rest from your opponent.
rule-T12 = When you destroy a card, by any effect, put it on your own pile of destroyed cards and gain the stars on it.
rule-T13 = Cheshire Cat (1): move the hand of the watch to any space and use that space.
rule-T14 = Mouse (2): take two cakes.
rule-T15 = Guard (3): your opponent turns over the top three cards of their deck and discards them without using their effects.
rule-T16 = Executioner (4): destroy the top card of your opponent’s deck. A Queen of Hearts goes to her owner’s discard pile instead.
rule-T17 = Knave of Hearts (5): take three cakes.
rule-T18 = Caterpillar (6): take two hourglasses.
rule-T19 = King of Hearts (7): take the flamingo from your opponent, or take two cakes.
rule-T20 = Alice (8): take one hourglass.
rule-T21 = Queen of Hearts (9) and White Rabbit (1): destroy the top card of any stack on the board.
rule-T22 = Watch: destroy a card of your choice from your own discard pile.
rule-T23 = Watch: turn over the top two cards of your own deck, discard them and gain their stars.
rule-T24 = Watch: use the effect of the top card of your opponent’s discard pile.
rule-T25 = Watch: gain two stars.
rule-T26 = Watch: take the flamingo.
rule-T27 = The match ends with the round in which four of the five stacks are empty, or in which somebody needed a White Rabbit and none was left.
rule-T28 = Your score is the stars you gained in play plus those of the missions; only missions above empty stacks count. Whoever has the most stars wins; if there is a tie, whoever holds the flamingo wins.
rule-T29 = Some missions give stars to whoever has the most cards of the character shown, the most cards or the most destroyed cards: as many stars as the value of the stack below. Others give each player one star for each of their cakes, or two stars for each of their hourglasses. If a mission is tied, the holder of the flamingo wins it.
rule-T30 = A deck that has run out is renewed at the end of the round, after the action and the watch, or at once if an effect needs another card. The cards of this round are then shuffled in too, so a card that an effect discarded may come up again.
rule-T31 = A round ends in this order: action, watch, new decks (the holder of the flamingo first), a check for the last round, scoring. If no White Rabbit is left, shuffle the deck without one; the match ends with this round.
rule-T32 = Within one chain of effects, each space of the watch is used at most once, so chains of Cheshire Cats and copied cards come to an end. The action is one chain; the hourglasses are another.
rule-T33 = The Cheshire Cat may leave the hand where it is. Five hourglasses move the hand all the way round: it has moved, so you use its space.
rule-T34 = You may spend hourglasses once a round, after the action. You can use those the action gave you, but not those the watch then gives you. Spent cakes and hourglasses go back to the supply.
rule-T35 = If you win a tie, the difference is 0: use the effect, or pay for a card in cakes alone. You can’t pass. The price in cakes is exactly the value of the card minus the difference, never more.
rule-T36 = You may use an effect that has nothing to act on: if the pile or all the stacks are empty, you already hold the flamingo, or there is nothing to take, nothing happens. If the supply and your opponent together have too little, take what there is; the rest is lost.
rule-T37 = If you have a card in your discard pile, you must use the space that destroys one there. It may be the card you just turned over or bought, even a Queen. A copied effect counts as your own and uses the pile as it is at that moment.
rule-T38 = A Queen of Hearts turned over by the Executioner gives no stars and doesn’t count as destroyed. Destroyed cards never come back. All of them count towards the mission for the most destroyed cards, White Rabbits included.
rule-T39 = Your cards are all those in your deck and your discard pile, including White Rabbits and cards you bought. If both players have none of what a mission counts, that is a tie. The holder of the flamingo is whoever holds it when the rule is applied.
rule-T40 = A stack that runs out during a turn counts as empty at once, but the round is played to the end. If all five are empty, five missions count.
rule-T41 = Each player’s stars are a single public number without a limit. Discard piles, destroyed cards, the stacks in their order and all tokens are visible to everybody. Nobody knows the order of the two decks.

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
    [draw] turn over
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
hint-price = You spend { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
} (T8).
hint-tokens = You take { $token ->
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
hint-stars = You gain { $stars ->
    [one] a star
   *[other] { $stars } stars
} at once ({ $rule }).
hint-flamingo = You take the flamingo, so you win every tie ({ $rule }).
hint-empties = You empty a stack: number { $empty } of the { $needed } that end the match (T27).
hint-keeps = You keep { $count ->
    [one] your hourglass
   *[other] { $count } hourglasses
} for later (T34).
hint-stack = You choose a top card; the best has { $stars ->
    [one] a star
   *[other] { $stars } stars
} (T21).
hint-gift = You choose the flamingo or { $cakes ->
    [one] a cake
   *[other] { $cakes } cakes
} (T19).
hint-point = You choose any space of the watch; one of them gives { $stars ->
    [one] a star
   *[other] { $stars } stars
} (T13).
hint-discarded = { $cards ->
    [one] You destroy the only card in your discard pile for its stars (T22).
   *[other] You destroy one of the { $cards } cards in your discard pile for its stars (T22).
}
hint-guard = Your opponent discards { $cards ->
    [one] a card without using it
   *[other] { $cards } cards without using them
}; before that, { $deck ->
    [one] there is one card
   *[other] there are { $deck } cards
} in their deck (T15).
hint-executioner = { $deck ->
    [one] { $queens ->
        [0] You destroy the last card of your opponent’s deck, which isn’t a Queen (T16).
       *[other] The last card of your opponent’s deck is a Queen, so she is safe (T16).
    }
   *[other] { $queens ->
        [0] You destroy one of the { $deck } cards in your opponent’s deck; none of them is a Queen (T16).
        [one] You destroy one of the { $deck } cards in your opponent’s deck; the only Queen among them is safe (T16).
       *[other] You destroy one of the { $deck } cards in your opponent’s deck; the { $queens } Queens among them are safe (T16).
    }
}
hint-draw = You turn over { $cards ->
    [one] one of your own cards
   *[other] { $cards } of your own cards
}; { $deck ->
    [one] the card in your deck has { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
   *[other] the { $deck } cards in your deck have { $stars ->
        [one] one star
       *[other] { $stars } stars
    } in all
} (T23).
hint-reveals = Possible duels that your cards would win: { $won } of { $all }; before this move: { $before } of { $before_all } (T6).
hint-mission = You get ahead in the mission “{ $mission }”, worth { $stars ->
    [one] one star
   *[other] { $stars } stars
} once its stack is empty (T29).
hint-mission-lost = You fall behind in the mission “{ $mission }”, worth { $stars ->
    [one] one star
   *[other] { $stars } stars
} once its stack is empty (T29).
