# What is asked
ask-take = { $most ->
    [1] Take one card. Alice goes in its place.
    [2] Take one card, or two neighbours.
   *[3] Take up to three cards in one line.
}
ask-sure = { $count ->
    [one] Take this card? { $before } → { $after } points
   *[other] Take these { $count } cards? { $before } → { $after } points
}
take = { $count ->
    [0] Take
    [one] Take one
   *[other] Take { $count }
}
put-back = Put back
hint-wait = It isn't your turn yet. Turns go clockwise.
why-rule = Why? { $rule }

# What is seen
grid = Cards on the table
cell = { $cell }: { $card }
cell-empty = { $cell }: no card
round = Round { $round } of { $rounds }
pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
pile-holds = Still to come:
column = { $card }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
column-after = After this: { $card }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
holds-alice = holds Alice: { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-now = Points now: { $points }.
