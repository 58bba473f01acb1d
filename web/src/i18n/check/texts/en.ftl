intro = This page checks the record of a match on your own device: nothing is sent anywhere, and you don’t have to trust anybody.
choose = Choose a record
drop = … or drop a file here
working = Checking…
gone = This record can’t be loaded: { $reason }
good = This record is untouched, as far as can be told without the rules of the game.
proven-links = No line was changed, moved, added or removed after it was written: { $moves ->
    [one] the move is
   *[other] all { $moves } moves are
} as recorded.
proven-seats = Every move was made from a seat at this table, and people took back only their own last move.
proven-seal = The seed revealed at the end matches the seal that was published before the match.
proven-luck = { $proven ->
    [one] The random draw comes
   *[other] All { $proven } random draws come
} from that seed and the players’ words, so nobody could choose what was drawn.
proven-alone = { $proven ->
    [one] The random draw comes
   *[other] All { $proven } random draws come
} from that seed alone.
proven-borrowed = { $proven ->
    [one] The random draw comes
   *[other] All { $proven } random draws come
} from that seed, which was used before.
proven-seed = { $proven ->
    [one] The random draw comes
   *[other] All { $proven } random draws come
} from the public seed of this simulation.
proven-piles = Cards were drawn from full piles, and then from what was left of them: nothing was added, nothing was missing.
proven-kept = This is exactly the record that this device saved when the match ended.
proven-own = { $own ->
    [one] The move made on this device is
   *[other] All { $own } moves made on this device are
} in this record, unchanged.
seen = The seal is the one that this device saw during the match.
seen-before = The seal is exactly the one that this device saw before the deal.
own-words = { $words ->
    [one] The random word from this device is
   *[other] All { $words } random words from this device are
} among the players’ words.
no-own-words = None of the players’ words comes from this device, so you have to trust that the others didn’t fix the draws.
no-words = No player added a word, so whoever ran the server could have fixed the draws beforehand.
changed-seal = The seal isn’t the one that this device saw before the deal: somebody may have fixed the draws.
other-words = A random word from this device is missing from this record, although the server accepted it: somebody may have fixed the draws.
other-seal = The seal isn’t the one that this device saw during the match.
unfinished = The record stops before the end of the match, so the seal hasn’t been opened yet.
borrowed = { $borrowed ->
    [one] A random draw comes
   *[other] { $borrowed } random draws come
} from another match that this one continues or repeats: somebody may have known beforehand what was drawn.
unproven = { $draws ->
    [one] One random draw can’t be proved here: it has no recorded source.
   *[other] { $draws } random draws can’t be proved here: they have no recorded source.
}
bad = { $move ->
    [0] Line { $line }
   *[other] Move { $move } (line { $line })
}: { $kind ->
    [form] this isn’t a line of a record.
    [order] this line is out of order, or one is missing.
    [link] this line was changed after it was written.
    [seal] the revealed seed doesn’t match the seal that was published before the match.
    [actor] this table has no such seat.
    [undo] somebody takes back a move that isn’t their own last one.
    [luck] this draw doesn’t come from the sealed seed.
    [chances] something was drawn that wasn’t available.
    [result] the result doesn’t match the seats.
   *[pile] something was added to the pile, or removed from it without being drawn.
}
tampered = This record was tampered with or damaged. Don’t trust anything after this point.
other-record = This device saved a different record of this very match: one of the two was changed.
other-moves = A move made on this device is missing from this record, or is different in it.
limits = This page doesn’t know the rules of the game. To check that every move was allowed and the points are right, run:
scores = Points: { $scores }
