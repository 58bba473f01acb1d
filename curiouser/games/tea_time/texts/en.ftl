title = Tea Time
character = { $character ->
    [caterpillar] Caterpillar
    [cat] Cheshire Cat
    [hatter] Hatter
    [queen] Queen of Hearts
    [twins] Tweedledum & Tweedledee
   *[rabbit] White Rabbit
}
card = { $side ->
    [mirror] { $character ->
        [caterpillar] Caterpillar (mirror)
        [cat] Cheshire Cat (mirror)
        [hatter] Hatter (mirror)
        [queen] Queen of Hearts (mirror)
        [twins] Tweedledum & Tweedledee (mirror)
       *[rabbit] White Rabbit (mirror)
    }
   *[face] { $character ->
        [caterpillar] Caterpillar
        [cat] Cheshire Cat
        [hatter] Hatter
        [queen] Queen of Hearts
        [twins] Tweedledum & Tweedledee
        [alice] Alice
       *[rabbit] White Rabbit
    }
}

# What happened
starter-chosen = { $seat } starts and holds Alice.
round-began = Round { $round }: { $seat } starts.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } takes from the grid: { $cards }.
alice-laid = { $seat } puts Alice on { $cell }.
alice-taken = { $seat } takes Alice and will start the next round.
pairs-discarded = { $seat } discards { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
} of opposite sides: { $character }.
match-ended = The match is over. Points: { $scores }.

# What can be done
move-take-cards = Take { $cells }
move-choose-starter = Drawn at random: { $seat } starts
move-turn-up = Turned up at random: { $character }
end-last-round = the last round is over

# What can't be done
refused-no-cards = Name one to three cards by their squares (G9); for example, type “a1 b1”.
refused-empty = There is no card on { $cell } (G8); cards with a gap between them aren’t neighbours.
refused-too-many = { $most ->
    [1] On the first turn of a round, you can take only one card (G5).
    [2] On the second turn of a round, you can take at most two cards (G6).
   *[3] You can take at most three cards on a turn (G7).
}
refused-no-line = These cards aren’t side by side in a straight line (G8); choose neighbours in a row, a column or a diagonal.
notation-alice = Alice appears more than once in this position.
notation-grid = This position doesn’t fit the grid, which has { $rows ->
    [one] one row
   *[other] { $rows } rows
} of { $columns ->
    [one] one card
   *[other] { $columns } cards
}.
notation-side = The card on { $cell } shows the wrong side: the sides alternate like the squares of a chessboard, starting face up at the top left (G19).
notation-count = The cards don’t add up: { $character }. Cards leave the game only in pairs (G11).
notation-place = No match can reach this position; check “round”, “turn”, “to-move” and where Alice is.
edition-characters = the six characters must be { $known }, in this order.
edition-points = there must be at least one number.
edition-range = the numbers must be from { $least } to { $most }.
edition-no-seats = there is no value for matches with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
edition-grid = the grid for { $seats ->
    [one] one seat
   *[other] { $seats } seats
} must have at least one row and one column, and at most { $most } of each.
edition-cards = { $seats ->
    [one] one seat needs
   *[other] { $seats } seats need
} { $needed ->
    [one] one card for all rounds, but the box has none
   *[other] { $needed } cards for all rounds, but the box has { $cards ->
        [0] none
        [one] only one
       *[other] only { $cards }
    }
}.

# How to play
howto-aim =
    Collect guests from the table.
    Many cards of one character score well, and so does having none at all; one or two are worth little.
howto-turn =
    The starting player of the round takes one card and puts Alice in its place.
    The next player takes one or two cards. From the third turn on, players take up to three.
    Cards you take together must be neighbours in one straight line: a row, a column or a diagonal, without gaps.
howto-special =
    Every card has two sides: the character’s face and its mirror image. If you hold both sides of a character, discard them in pairs, at once, until only one side is left.
    You can take Alice like any other card. Whoever takes her starts the next round.
howto-end =
    A round ends when the table is empty; you keep your cards, and a new grid is laid out.
    Two players play five rounds; three or four play three.
howto-scoring =
    You score each character by how many of its cards you hold: 5 points for none, 1 for one, 3 for two, 6 for three, 10 for four, 15 for five or more.
    Holding Alice at the end is worth 4 points.
    The most points wins. If there is a tie, the tied player who holds Alice wins.

# The rules
rule-G1 = There are sixty character cards, ten for each of six characters. One side shows the character’s face, the other its mirror image, and you can tell from either side who it is. There is also one Alice card.
rule-G2 = With two players, use all sixty cards and play five rounds. With three, put two cards of each character back in the box and play three rounds. With four, use all the cards and play three rounds.
rule-G3 = Draw the starting player of the first round at random; they get Alice. Shuffle the other cards into one pile.
rule-G4 = Each round, lay out a new grid from the pile with the sides alternating: three by four cards for two players, four by four for three players, four by five for four players. The last round uses up the pile.
rule-G5 = On the first turn of a round, whoever holds Alice takes exactly one card and puts Alice in its place.
rule-G6 = On the second turn of a round, the next player clockwise takes one or two cards.
rule-G7 = From the third turn of a round on, you take one, two or three cards.
rule-G8 = Cards you take together must be neighbours: side by side, one above the other, or corner to corner. Three cards must be in one straight line. Cards with a gap between them aren’t neighbours.
rule-G9 = On every turn, you must take at least one card.
rule-G10 = Put the cards you take in front of you where everybody can see them, sorted by character, with the same side up as in the grid. You keep them from round to round.
rule-G11 = If you hold both sides of a character, you must discard them in pairs, at once, until only one side is left. You may have to discard several pairs in one turn; discarded cards are out of the game.
rule-G12 = You can take Alice like any other card, and she counts as one. Whoever takes her starts the next round.
rule-G13 = A round ends when the grid is empty; then the next grid is laid out.
rule-G14 = After the last round, you score each of the six characters by how many of its cards you hold: 5 points for no cards, 1 for one, 3 for two, 6 for three, 10 for four, 15 for five or more.
rule-G15 = Holding Alice at the end scores 4 points.
rule-G16 = Whoever has the most points wins.
rule-G17 = The rulebook names two different starting players. We rule that whoever takes Alice starts the next round, and that the player drawn at random starts only the first. Turns go clockwise from the starting player of the round.
rule-G18 = The limit is one card on the first turn of a round, two on the second and three on every later turn; it starts again at one in the next round. With two players, the third turn is the starting player’s second.
rule-G19 = The sides alternate like the squares of a chessboard, starting face up at the top left.
rule-G20 = If players are tied, the one who holds Alice wins; if none of them holds her, they share the place.
rule-G21 = Alice has no mirror side and is never discarded. She may be at the end or in the middle of a line. You can’t take her back on the turn you put her down.
rule-G22 = The limits are maximums: you may always take just one card. You can’t pass, and somebody must take Alice when she is the last card, so somebody always holds her.
rule-G23 = Cards taken in the same turn form pairs too, and only the surplus of one side stays. If you discard all your cards of a character, you score for holding none.
rule-G24 = With three players, everybody knows which cards were put back in the box; only the order of the pile is unknown.

# The terminal
short = { $character ->
    [caterpillar] Caterp.
    [cat] Cat
    [hatter] Hatter
    [queen] Queen
    [twins] Twins
    [alice] Alice
   *[rabbit] Rabbit
}
board-player = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $cards }

# Why a move may be good
hint-pairs = You discard { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
}: { $character } (G11).
hint-gains = { $character }: { $cards ->
    [0] you would hold none
    [one] you would hold one card
   *[other] you would hold { $cards } cards
} and gain { $points ->
    [one] one point
   *[other] { $points } points
} (G14).
hint-costs = { $character }: { $cards ->
    [0] you would hold none
    [one] you would hold one card
   *[other] you would hold { $cards } cards
} and lose { $points ->
    [one] one point
   *[other] { $points } points
} (G14).
hint-alice = You take Alice, so you start the next round (G12).
hint-alice-last = You take Alice, who scores points at the end (G15).
hint-alice-left = You leave only Alice, and the next player must take her (G22).
hint-leaves = You leave { $cards ->
    [one] one card
   *[other] { $cards } cards
} for the next player (G9).
hint-last = You clear the grid, which ends the round (G13).
hint-counted-won = Working it out to the end shows that you win by { $lead ->
    [one] one point
   *[other] { $lead } points
} (G16).
hint-counted-lost = Working it out to the end shows that you lose by { $lead ->
    [one] one point
   *[other] { $lead } points
} (G16).
hint-counted-tie-won = Working it out to the end gives a tie, which Alice breaks in your favour (G20).
hint-counted-tie-lost = Working it out to the end gives a tie, which Alice breaks against you (G20).
