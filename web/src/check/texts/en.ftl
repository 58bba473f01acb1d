intro = This page checks a record of a match on your own device: nothing is sent anywhere, and nobody has to be trusted.
choose = Choose a record
drop = … or drop a file here
working = Checking …
gone = This record can't be had: { $reason }
good = Untouched, as far as can be told without the rules.
proven-links = No line was changed, moved, put in or taken out since it was written: { $moves ->
    [one] the move stands
   *[other] all { $moves } moves stand
} as recorded.
proven-seats = Every move is by somebody who sat there, and people took back only their own last move.
proven-seal = The seed that was opened at the end fits the seal that was published before the match.
proven-luck = { $proven ->
    [one] The draw of luck comes
   *[other] All { $proven } draws of luck come
} from that seed and the players' words; nobody chose.
proven-alone = { $proven ->
    [one] The draw of luck comes
   *[other] All { $proven } draws of luck come
} from that seed alone.
proven-seed = { $proven ->
    [one] The draw of luck comes
   *[other] All { $proven } draws of luck come
} from the open seed of this simulation.
proven-piles = Luck drew from whole piles, and then from what was left of them: nothing came in, nothing was missing.
proven-kept = It is the very record that this device kept when the match ended.
proven-own = { $own ->
    [one] The move that was made on this device stands
   *[other] All { $own } moves that were made on this device stand
} in it as made.
seen = The seal is the one that this device saw during the match.
seen-before = The seal is the very one that this device saw before the deal.
own-words = { $words ->
    [one] The word that this device added to the luck is
   *[other] All { $words } words that this device added to the luck are
} among the players' words.
no-own-words = None of the players' words is from this device: it has to take the others' word that nobody chose the luck.
no-words = Nobody added a word: whoever ran the server could have chosen this luck beforehand.
changed-seal = The seal is not the one that this device saw before the deal: somebody may have chosen the luck.
other-words = A word that this device added to the luck is missing from this record, though the server had taken it: somebody may have chosen the luck.
other-seal = The seal is not the one that this device saw during the match.
unfinished = The record stops before the end of the match, so the seal is not open yet.
borrowed = { $borrowed ->
    [one] A draw of luck comes
   *[other] { $borrowed } draws of luck come
} from another match that this one went on from or repeats: somebody may have known.
unproven = Luck can't be proven here: { $draws ->
    [one] a draw has
   *[other] { $draws } draws have
} nothing written down to draw it from.
bad = { $move ->
    [0] Line { $line }
   *[other] Move { $move } (line { $line })
}: { $kind ->
    [form] this is not a line of a record.
    [order] this line is out of order, or one is missing.
    [link] this line was changed after it was written.
    [seal] the opened seed does not fit the seal that was published before the match.
    [actor] nobody sits there.
    [undo] somebody takes back what is not their own last move.
    [luck] luck did not come from the seal.
    [chances] luck drew something that was not to be had.
    [result] the result does not fit the seats.
   *[pile] something has come into the pile, or gone from it, that nobody drew.
}
tampered = This record was tampered with, or damaged. Nothing after this place can be trusted.
other-record = This device kept another record of this very match: one of the two was changed.
other-moves = A move that was made on this device is not in this record, or is another one there.
limits = Whether every move was allowed, and the points counted right, takes the rules themselves. They are checked, move by move, by
scores = Points: { $scores }
