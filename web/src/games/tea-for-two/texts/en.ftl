# The table of Tea for Two in the browser

ui-tray = The board with the stacks and their missions
ui-watch = The pocket watch
ui-stack = { $count ->
    [one] { $name }: one card, { $card }.
   *[other] { $name }: { $count } cards, { $card } on top.
}
ui-stack-below = Below it: { $cards }.
ui-stack-empty = { $name }: this stack is empty.
ui-stack-price = { $cakes ->
    [0] You can buy it without spending cakes.
    [one] You can buy it for one cake.
   *[other] You can buy it for { $cakes } cakes.
}
ui-stack-lit = You can destroy its top card.
ui-mission = { $kind ->
    [each] Mission: { $mission }, { $value } for each. { $one } has { $first } and { $other } has { $second }.
   *[most] { $value ->
        [one] Mission: { $mission }, worth one star. { $one } has { $first } and { $other } has { $second }.
       *[other] Mission: { $mission }, worth { $value } stars. { $one } has { $first } and { $other } has { $second }.
    }
}
ui-mission-counts = The stack is empty, so this mission counts.
ui-mission-told = { $kind ->
    [cakes] Mission “{ $mission }”: once the stack below is empty, everybody gets stars for their own cakes.
    [hourglasses] Mission “{ $mission }”: once the stack below is empty, everybody gets stars for their own hourglasses.
    [destroyed] Mission “{ $mission }”: once the stack below is empty, its stars go to whoever has destroyed the most cards.
    [cards] Mission “{ $mission }”: once the stack below is empty, its stars go to whoever has the most cards in their deck and discard pile.
   *[character] Mission “{ $mission }”: once the stack below is empty, its stars go to whoever has the most of these cards in their deck and discard pile.
}
ui-empty = Empty stacks: { $empty } of { $needed }
ui-last-round = The last round!
ui-over = The match is over
ui-from-play = gained in play
ui-from-missions = missions above empty stacks
ui-look = { $name }: look at all cards. In the deck: { $deck }, discarded: { $discard }, destroyed: { $gone }.
ui-cards-of = { $name }: all cards
ui-pile-discard = Discard pile, from the top ({ $count })
ui-pile-deck = In the deck, in an order nobody knows ({ $count })
ui-pile-gone = Destroyed ({ $count })
ui-cakes = { $count ->
    [one] One cake
   *[other] { $count } cakes
}
ui-hourglasses = { $count ->
    [one] One hourglass
   *[other] { $count } hourglasses
}
ui-gone = { $count ->
    [one] One card destroyed
   *[other] { $count } cards destroyed
}
ui-stars = { $count ->
    [one] One star
   *[other] { $count } stars
}
ui-flamingo = Has the flamingo
ui-discard = { $count ->
    [one] { $name }, discard pile: { $card }, value { $value }.
   *[other] { $name }, discard pile of { $count }: the top card is { $card }, value { $value }.
}
ui-discard-empty = { $name }: the discard pile is empty.
ui-your-discard = Your discard pile, from the top
ui-space-label = Space { $space }: { $effect }.
ui-space-cost = { $hourglasses ->
    [one] It costs one hourglass to get there.
   *[other] It costs { $hourglasses } hourglasses to get there.
}

# What is asked
ui-ask = { $phase ->
    [act] Tap the card you want to buy.
    [king] The King’s gift: the flamingo, or cakes?
    [point] Where should the hand of the watch point?
    [stack] Which top card will you destroy?
    [discarded] Which card in your discard pile will you destroy?
   *[wind] Wind the watch? Each hourglass moves the hand one space.
}
ui-or-buy = Or tap a card to buy it.
ui-ask-buy = { $cakes ->
    [0] { $card }: the difference pays for it.
    [one] { $card } costs you one cake.
   *[other] { $card } costs you { $cakes } cakes.
}
ui-ask-destroy = { $stars ->
    [0] Destroy { $card_acc }? This card has no stars.
    [one] Destroy { $card_acc } for one star?
   *[other] Destroy { $card_acc } for { $stars } stars?
}
ui-empties = Then the stack is empty, and its mission counts: { $mission }.
ui-do-use = Use the effect
ui-do-buy = { $cakes ->
    [0] Buy it
    [one] Buy it for one cake
   *[other] Buy it for { $cakes } cakes
}
ui-do-destroy = Destroy it
ui-do-point = Point there
ui-do-back = Not this one
ui-do-leave = Leave it alone
ui-why = Why? ({ $rule })

# What a choice would do
ui-effect = { $character ->
    [mouse] { $name }: { $amount ->
        [one] take a cake.
       *[other] take { $amount } cakes.
    }
    [knave] { $name }: { $amount ->
        [one] take a cake.
       *[other] take { $amount } cakes.
    }
    [caterpillar] { $name }: { $amount ->
        [one] take an hourglass.
       *[other] take { $amount } hourglasses.
    }
    [alice] { $name }: { $amount ->
        [one] take an hourglass.
       *[other] take { $amount } hourglasses.
    }
    [guard] { $name }: { $amount ->
        [one] your opponent discards the top card of their deck.
       *[other] your opponent discards the top { $amount } cards of their deck.
    }
    [executioner] { $name }: { $deck ->
        [0] destroy the top card of your opponent’s new deck.
        [one] destroy the last card of your opponent’s deck.
       *[other] destroy the top card of your opponent’s deck of { $deck } cards.
    }
    [king] { $name }: { $amount ->
        [one] take the flamingo, or a cake.
       *[other] take the flamingo, or { $amount } cakes.
    }
    [cat] { $name }: point the hand of the watch wherever you like.
   *[queen] { $name }: destroy the top card of a stack on the board.
}
ui-stolen = { $count ->
    [one] The supply is short: one comes from your opponent.
   *[other] The supply is short: { $count } come from your opponent.
}
ui-nothing = There is nothing to take.
ui-space = { $effect ->
    [destroy] { $cards ->
        [0] Your discard pile is empty: nothing happens here.
       *[other] Destroy a card in your discard pile for its stars.
    }
    [draw] { $amount ->
        [one] Turn over the top card of your deck and gain its stars.
       *[other] Turn over the top { $amount } cards of your deck and gain their stars.
    }
    [stars] { $amount ->
        [one] Gain a star.
       *[other] Gain { $amount } stars.
    }
   *[flamingo] Take the flamingo.
}
ui-space-copy = You copy your opponent’s card.
ui-space-copy-none = Your opponent’s discard pile is empty: there is nothing to copy.
ui-space-flamingo-held = You already have the flamingo.
ui-space-spent = This space has already been used in this chain: nothing would happen.

# What can’t be done
ui-cant-wait = Only the winner of the round acts.
ui-cant-stack = First answer the question; you can buy a card when you win a round.

# The first game
ui-lesson-effect = Each of you has turned over a card. Your Mouse, a 2, beats the 1, so only you act. Use its effect and take two cakes.
ui-lesson-buy = Your 7 beats the 2 by 5, and that is your money. A cake makes it 6. Tap the Caterpillar on the board and buy it. It goes to your discard pile and comes back later.
ui-lesson-tie = Your opponent’s Alice won a round and took an hourglass. Now it is 6 against 6: ties go to whoever holds the flamingo, and that is you. Use the Caterpillar’s effect.
ui-lesson-wind = Two hourglasses! After your action you may spend them to move the hand of the watch. Two spaces ahead there are two stars, and stars win the game: tap that space.
ui-lesson-queen = Your Queen of Hearts beats everything. Use her effect: off with somebody’s head!
ui-lesson-destroy = A destroyed card gives you its stars at once. Destroy the Alice with three stars.
ui-lesson-executioner = The Executioner destroys the top card of your opponent’s deck, sight unseen. Go ahead.
ui-lesson-mission = Look at the tiles above the stacks: those are the missions, and each counts once the stack below it is empty. Above the Caterpillars, the mission is “most Caterpillars”. You are ahead; buy one more for two cakes.
ui-lesson-rabbit = Your opponent’s deck ran out, so the discard pile became the new deck, with a weak White Rabbit in it. And here it is: 1 against your Cheshire Cat. The flamingo decides again: use the Cat.
ui-lesson-point = The Cat moves the hand for free. Send it to the torn card, where you may destroy one of your own cards.
ui-lesson-discard = A slim deck wins more duels. Destroy the Cat, your lowest card, and gain its star.
ui-lesson-end = That’s all. When four stacks are empty, or no Rabbit is left to take, count your stars and the missions above empty stacks. More tea?
