# What is asked
ui-ask-take = { $most ->
    [1] Take one card. Alice goes in its place.
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
ui-hint-wait = It isn't your turn yet. Turns go clockwise.
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
ui-points-now = Points now: { $points }.
