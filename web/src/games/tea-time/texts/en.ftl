# What is asked
ui-ask-take = { $most ->
    [1] Take one card. Alice takes its place.
    [2] Take one card, or two neighbours.
   *[3] Take up to three cards in one line.
}
ui-ask-sure = { $count ->
    [one] Take this card? { $before } → { $after } points
   *[other] Take { $count } cards? { $before } → { $after } points
}
ui-take = { $count ->
    [0] Take
    [one] Take one
   *[other] Take { $count }
}
ui-put-back = Put back
ui-hint-wait = It isn’t your turn yet. Turns go clockwise.
ui-why-rule = Why? { $rule }

# What is seen
ui-grid = Cards on the table
ui-cell = { $cell }: { $card }
ui-cell-empty = { $cell }: no card
ui-round = Round { $round } of { $rounds }
ui-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
ui-pile-holds = Still to come:
ui-column = { $card }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ui-column-after = After this: { $card }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ui-holds-alice = holds Alice: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-none-yet = { $points ->
    [one] 1 point for each guest you don’t have
   *[other] { $points } points for each guest you don’t have
}
ui-points-now = Points now: { $points }.

# The first game
ui-lesson-alice = Welcome to tea! You hold Alice, so you start by taking exactly one card. Tap the Hatter in the middle row and take him; Alice sits down in his place.
ui-lesson-line = On the first turn you take one card, on the second up to two, and from the third on up to three, in one straight line. Slide your finger down the right column: two Queens and a Rabbit.
ui-lesson-burst = Silver cards are mirror images. Your opponent had both sides of the Cat, so that pair was discarded, and the same will happen to your Hatters. Take the silver Hatter and the Rabbit below: having no Hatters is worth 5 points, and two Rabbits are worth 3.
ui-lesson-corner = Cards may touch at the corners too. Take Alice and the Caterpillar: whoever takes Alice starts the next round.
ui-lesson-round = A new grid, and you keep what you hold. The Queen in the corner shows her face: she would be discarded with one of your two silver ones. Take the silver Queen beside her.
ui-lesson-five = Now take three in the second row: tap one end, then the other, and the card in between comes along. Five Queens are worth 15, the highest score there is.
ui-lesson-gap = Only two cards are left. There is a gap between them, so you can’t take both. A Hatter would cost you 4 points; Alice at the end gives you 4. Take her.
ui-lesson-end = That’s it: you have won by 43 points to 30. Many of a kind, or none at all: that is the whole secret. Enjoy your tea!
