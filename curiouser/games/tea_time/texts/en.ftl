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
round-began = Round { $round }: { $seat } begins.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } takes: { $cards }.
alice-laid = { $seat } lays Alice on { $cell }.
alice-taken = { $seat } has Alice now and will start the next round.
pairs-discarded = { $seat } discards { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
} of opposite sides: { $character }.
match-ended = The match is over. Points: { $scores }.

# What can be done
move-take-cards = Take { $cells }
move-choose-starter = Luck lets { $seat } start
move-turn-up = Luck turns up: { $character }
end-last-round = the last round is over

# What can't be done
refused-no-cards = Name one to three cards by their cells, for instance a1 b1 (G9).
refused-empty = There is no card on { $cell } (G8); cards with a gap between them are not adjacent.
refused-too-many = { $most ->
    [1] On the first turn of a round exactly one card is taken (G5).
    [2] On the second turn of a round at most two cards are taken (G6).
   *[3] At most three cards are taken on a turn (G7).
}
refused-no-line = These cards don't lie side by side in one straight line (G8); choose neighbours in a row, a column or a diagonal.
notation-alice = Alice is in this position more than once.
notation-grid = The grid has { $rows } rows of { $columns } cards here.
notation-side = The card on { $cell } shows the wrong side: sides alternate like a chessboard, top left face up (G19).
notation-count = The cards don't add up: { $character }. They leave the game in pairs only (G11).
notation-place = Nobody could be in such a place of the match; look at round, turn, to-move and where Alice is.
edition-characters = the six characters must be { $known }, in this order.
edition-points = there must be at least one number.
edition-range = the numbers must be from { $least } to { $most }.
edition-no-seats = a value for { $seats } seats is missing.
edition-grid = the grid for { $seats } seats must have 1 to { $most } rows and columns.
edition-cards = { $seats } seats need { $needed } cards for all rounds, and there are { $cards }.

# The rules
rule-G1 = There are sixty character cards, ten of each of six characters. One side shows the character's face, the other its mirror image, and either side tells who it is. Besides them there is one card of Alice.
rule-G2 = With two players all sixty cards are used, for five rounds. With three, two cards of each character stay in the box, and there are three rounds. With four, all cards are used, for three rounds.
rule-G3 = Luck says who starts the first round; that player gets Alice. The other cards are shuffled into one pile.
rule-G4 = Every round a new grid is laid out from the pile, sides alternating: three by four cards for two players, four by four for three, four by five for four. The last round uses the pile up.
rule-G5 = The first turn of a round: whoever holds Alice takes exactly one card and puts Alice in its place.
rule-G6 = The second turn of a round: the next player clockwise takes one or two cards.
rule-G7 = From the third turn of a round on: take one, two or three cards.
rule-G8 = Cards taken together must be neighbours: side by side, one above the other, or corner to corner. Three must lie in one straight line without a gap; an empty place between two cards parts them.
rule-G9 = On every turn at least one card must be taken.
rule-G10 = Taken cards lie in front of their player for all to see, sorted by character, on the side they showed in the grid. They stay there from round to round.
rule-G11 = Whoever holds both sides of a character must discard them in pairs, at once, until only one side is left. Several pairs may go in one turn, and they are out of the game.
rule-G12 = Alice is taken like any other card and counts as one. Whoever takes her starts the next round.
rule-G13 = A round ends when the grid is empty; then the next grid is laid out.
rule-G14 = After the last round each of the six characters scores by the number of its cards: none gives 5 points, one 1, two 3, three 6, four 10, five or more 15.
rule-G15 = Holding Alice at the end gives 4 points.
rule-G16 = Most points win.
rule-G17 = The text has two first players; we hold that whoever takes Alice opens the next round, and that the chosen starter opens the first one only. Turns go clockwise from whoever opens the round.
rule-G18 = The limits of one, two and three cards belong to the first, second and third turn of every round and start anew with each. With two players the third turn is the starter's second.
rule-G19 = The sides alternate like the squares of a chessboard, the top-left card face up.
rule-G20 = Of tied players the one who holds Alice wins; a tie without her is shared.
rule-G21 = Alice has no side and never cancels. She may be the end or the middle of a line. In the turn that lays her she can't be taken back.
rule-G22 = The limits are maxima: any single card may always be taken. Nobody may pass, and Alice must be taken when she is the last card, so somebody always holds her.
rule-G23 = Cards taken in the same turn cancel each other too; the difference of the two sides remains. A character that cancels to nothing counts as no cards.
rule-G24 = With three players everybody knows which cards stayed in the box; only the order of the pile is unknown.

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
hint-pairs = Cancels { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
}: { $character } (G11).
hint-gains = { $character }: { $cards ->
    [0] no card is left
    [one] you hold one card
   *[other] you hold { $cards } cards
}, { $points ->
    [one] one point more
   *[other] { $points } points more
} (G14).
hint-costs = { $character }: { $cards ->
    [0] no card is left
    [one] you hold one card
   *[other] you hold { $cards } cards
}, { $points ->
    [one] one point less
   *[other] { $points } points less
} (G14).
hint-alice = Takes Alice, so the next round is yours to start (G12).
hint-alice-last = Takes Alice, who is worth points at the end (G15).
hint-alice-left = Leaves only Alice, and she has to be taken (G22).
hint-leaves = Leaves { $cards ->
    [one] one card
   *[other] { $cards } cards
} for the next player (G9).
hint-last = Takes the last of the grid; the round is over (G13).
hint-counted-won = Counted out to the end: you win by { $lead ->
    [one] one point
   *[other] { $lead } points
} (G16).
hint-counted-lost = Counted out to the end: you lose by { $lead ->
    [one] one point
   *[other] { $lead } points
} (G16).
hint-counted-tie-won = Counted out to the end: a tie, and Alice decides it for you (G20).
hint-counted-tie-lost = Counted out to the end: a tie, and Alice decides it against you (G20).
