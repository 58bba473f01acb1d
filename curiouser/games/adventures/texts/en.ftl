title = Adventures
character = { $character ->
    [alice] Alice
    [hatter] Hatter
    [queen] Queen of Hearts
   *[rabbit] White Rabbit
}
card = { $card ->
    [joker] Joker
   *[number] { $card }
}
card-object = { $card ->
    [joker] the Joker
   *[number] a { $card }
}
space = { $kind ->
    [tea-party] the Tea Party
    [cat] the Cheshire Cat
    [hole] the Rabbit Hole
    [small-cookies] the Small Cookies
    [caterpillar] the Caterpillar
   *[ordinary] space { $number }
}
space-onto = { $kind ->
    [tea-party] to the Tea Party
    [cat] to the Cheshire Cat
    [hole] to the Rabbit Hole
    [small-cookies] to the Small Cookies
    [caterpillar] to the Caterpillar
   *[ordinary] to space { $number }
}

# Options of a table
option-open_hands = Open hands: everybody sees all cards (A27)
option-youngest = For the youngest: hands of two cards (A28)
option-easy_hole = Easy Hole: after a failed try a card may be played to walk out (A29)
option-starter = Who starts: a seat counted from 0, or -1 for luck (A7)
option-characters = Characters by seat, such as “queen hatter” (A2)
bad-characters = “{ $chosen }” names no characters for { $seats } seats; name different ones of: { $known }.
bad-starter = There is no seat { $starter } to start; seats count from 0 to { $last }, and -1 lets luck choose.

# What happened
starter-chosen = { $seat } starts.
cookie-turned-up = A cookie of { $points } is turned up.
card-drawn = { $seat } draws a card.
card-seen = { $seat } has drawn: { $card }.
card-played = { $purpose ->
    [spin] { $number ->
        [one] { $seat } plays { $object } for one spin.
       *[other] { $seat } plays { $object } for up to { $number } spins.
    }
    [walk-out] { $number ->
        [one] { $seat } plays { $object } to walk out of the Hole, one space.
       *[other] { $seat } plays { $object } to walk out of the Hole, { $number } spaces.
    }
   *[move] { $number ->
        [one] { $seat } plays { $object } to move one space.
       *[other] { $seat } plays { $object } to move { $number } spaces.
    }
}
pawn-moved = { $seat } moves { $onto }.
pawn-went-on = There is a pawn already, so { $seat } goes on { $onto }.
tea-party-passed = { $seat } passes the Tea Party.
cookie-taken = { $how ->
    [unseen] { $seat } takes the unseen cookie and shows it: { $points }.
   *[face-up] { $seat } takes the cookie of { $points }.
}
no-cookie-left = There is no large cookie left for { $seat }.
hole-spun = { $blocked ->
    [yes] The spinner shows { $space }: { $seat } can't go there.
   *[no] The spinner shows { $space }.
} Spins left: { $spins_left }.
spin-declined = { $seat } spins again.
stayed-in-hole = { $seat } stays in the Rabbit Hole.
fell-into-hole = { $seat } falls into the Rabbit Hole.
pawn-grew = { $seat } grows large.
pawn-shrank = { $seat } becomes small.
small-cookies-taken = The spinner shows { $number }: { $seat } takes { $count ->
    [one] one small cookie
   *[other] { $count } small cookies
}.
small-cookies-gone = The small cookies are gone; their space is an ordinary one from now on.
match-ended = The match is over. Points: { $scores }.

# What can be done
move-play-to-move = { $joker ->
    [yes] { $plus_one ->
        [yes] Play the { $place } card, the Joker as { $number } and 1 more: move { $total } spaces
       *[no] { $total ->
            [one] Play the { $place } card, the Joker as 1: move one space
           *[other] Play the { $place } card, the Joker as { $number }: move { $total } spaces
        }
    }
   *[no] { $plus_one ->
        [yes] Play the { $place } card, { $number }, and add 1: move { $total } spaces
       *[no] { $total ->
            [one] Play the { $place } card, 1: move one space
           *[other] Play the { $place } card, { $number }: move { $total } spaces
        }
    }
}
move-play-to-spin = { $joker ->
    [yes] { $number ->
        [one] Play the { $place } card, the Joker as 1: one spin to get out
       *[other] Play the { $place } card, the Joker as { $number }: up to { $number } spins to get out
    }
   *[no] { $number ->
        [one] Play the { $place } card, 1: one spin to get out
       *[other] Play the { $place } card, { $number }: up to { $number } spins to get out
    }
}
move-accept = Go to the space shown
move-spin-again = Spin again
move-take-face-up = Take the cookie that lies face up
move-take-unseen = Take the unseen top cookie
move-choose-starter = Luck lets { $seat } start
move-turn-up = Luck turns up a cookie of { $points }
move-draw-card = Luck draws: { $card }
move-spin = The spinner stops on { $space }
end-last-card = the last card was played

# What can't be done
refused-choose = First decide about the spin: accept the space shown or spin again (A22).
refused-tea-party = First choose a cookie: the one face up or the unseen one (A15).
refused-no-card = It is time to play a card: the left or the right one of your hand (A8).
refused-centre = The centre card can't be played (A8); choose the left or the right one.
refused-only-card = You hold one card only (A31); play it as the left one.
refused-other-card = Your { $place } card is another one (A8): { $card }.
refused-joker = A Joker counts as a number from 1 to { $most } (A9).
refused-joker-number = Say which number the Joker stands for, for instance “left 4” (A9).
refused-spin = A card is played for spins only in the Rabbit Hole (A22); you are not in it.
refused-in-hole = In the Rabbit Hole a card gives spins, not steps (A22); play it to spin.
refused-walk-out = Walking out of the Rabbit Hole is allowed after a turn that failed to leave it (A29); play the card to spin.
refused-plus-one = Only a large pawn may add 1 (A10).
notation-large = Two pawns are large in this position; there is never more than one (A17).
notation-cards = The cards of seat { $seat } don't add up; hand, pile and played cards together are one set (A2).
notation-pawns = Pawns can't stand like this: one a space except at the start (A5), a small one on the Rabbit Hole is in it (A21), and who may walk out has failed before (A29).
notation-hands = Hands can't be like this: they are full while there are cards (A14), and all have played equally often, or once more (A7).
notation-last = A seat can't have played its last card like this; it must be one of those it has played (A8).
notation-cookies = The cookies don't add up; won ones, the one face up, the stack and the pool are all there are (A1, A4).
notation-place = Nobody could be in such a place of the match; look at turn, phase, last, spins and shown.
edition-characters = the characters must be { $known }, in any order.
edition-card-numbers = cards have numbers from 1 to { $most }.
edition-range = the number must be from { $least } to { $most }.
edition-hand = everybody needs at least { $least } cards.
edition-kind = “{ $name }” is no kind of space; there are { $known }.
edition-special = “{ $name }” must be there exactly once, and is there { $count ->
    [one] once
   *[other] { $count } times
}.
edition-spaces = with these cards the ring needs from { $least } to { $most } spaces, and has { $count }.
edition-numbers = there must be a number for each of the { $needed } spaces, and there are { $count }.
edition-no-seats = a value for { $seats } seats is missing.
edition-left-out = for { $seats } seats more cookies are left out than there are, or fewer than none.
edition-no-cookies = no large cookie is left for { $seats } seats.
edition-cookie-points = a large cookie is worth 1 to { $most } points.

# The rules
rule-A1 = There are 24 large cookies, six each of 2, 3, 4 and 5 points, and 20 small ones of 1 point.
rule-A2 = Each player is one of the characters, all different, and has its eleven cards, two each of 1 to 5 and a Joker, and its pawn in two sizes, small and large.
rule-A3 = The spaces form a ring around a spinner. Five are special: the Hatter's Tea Party where all start, the Cheshire Cat, the Rabbit Hole, the Small Cookies and the Caterpillar. Every space has a printed number, which matters for the Small Cookies only.
rule-A4 = Four players use all large cookies, three put one of each value away, two put away two of each. The rest is shuffled into a face-down stack, and its top cookie is turned up beside it.
rule-A5 = All small pawns start on the Tea Party; only then may a space hold several. The large pawns wait beside the board.
rule-A6 = Everybody shuffles the eleven cards and draws three, kept in the order drawn and hidden from the others. Nobody may ever change that order.
rule-A7 = One player starts, chosen by luck or by the host. Turns go clockwise.
rule-A8 = Play the left or the right card of your hand, never the one in the centre. It goes face up on your pile of played cards.
rule-A9 = Outside the Rabbit Hole, move clockwise exactly as many spaces as the card says; every space counts, occupied ones too. For a Joker you declare any number from 1 to 5.
rule-A10 = While your pawn is large you may add 1 to the card you play, so that a 5 becomes a 6.
rule-A11 = If another pawn stands on the last space, go on to the next space without one and stop there.
rule-A12 = Passing the Tea Party, which means moving over it without stopping, by whatever move, gives you the face-up large cookie at once; then the next one is turned up. Starting from the Tea Party is not passing it. What you have won lies open: points are public.
rule-A13 = If you stop on a special space you must do what it says. That may take you to another special space, and then you do that one too.
rule-A14 = Last, draw the top card of your own pile and put it between the two cards of your hand.
rule-A15 = Stop on the Tea Party: choose the face-up large cookie, and the next one is turned up, or the unseen top one of the stack, and the face-up one stays. Show what you took. You can't change your mind.
rule-A16 = Small Cookies: spin once and take as many small cookies as the space shown says, or all that are left. When none are left this is an ordinary space.
rule-A17 = Caterpillar with a small pawn: it becomes large. If somebody else's pawn is large, that one becomes small where it stands; there is never more than one large pawn.
rule-A18 = Caterpillar with a large pawn: it becomes small.
rule-A19 = If the pawn that somebody else's growing makes small stands on the Rabbit Hole, it falls in at once.
rule-A20 = Cheshire Cat: move again by the number you played this turn; for a Joker, by the number you declared.
rule-A21 = Rabbit Hole with a small pawn: it falls in. For a large pawn this is an ordinary space.
rule-A22 = In the Hole, the number of the card you play next turn is the most spins you get; for a Joker you declare it. After each spin accept the space shown or spin again. The last spin must be accepted.
rule-A23 = A spin that shows the Rabbit Hole or a space with another pawn can't be accepted: you spin again. If it was the last one you stay in the Hole and try again next turn.
rule-A24 = When you accept, move clockwise to the space shown. Passing the Tea Party counts as always, and a special space acts as always; the Cat moves you by the card you played this turn.
rule-A25 = The match ends when everybody has played all eleven cards. Your points are those of your large cookies and your small ones.
rule-A26 = Of tied players the one with more large cookies wins, by pieces; if that is equal too, the one whose pawn is farther clockwise from the Tea Party.
rule-A27 = Variant, open hands: everybody sees all hands.
rule-A28 = Variant for the youngest: hands of two cards. Play either one, then draw one.
rule-A29 = Variant, easy Hole: after a turn that failed to leave the Hole, you may play your next card to walk out, as from an ordinary space.
rule-A30 = Where the two printed texts differ we follow the Polish one. The steps of a turn count, not the order in its example: the new card is drawn last.
rule-A31 = Of two cards in hand both are outer ones, and a single card may be played. With an empty pile nothing is drawn and the hand shrinks.
rule-A32 = The extra 1 of a large pawn is declared with the card, works with a Joker too and holds for the whole turn, so the Cat repeats the raised number. A pawn that grows this turn has no extra 1 this turn.
rule-A33 = A pawn in the Hole still occupies the Rabbit Hole: who would stop there goes on without falling in.
rule-A34 = Going on past a pawn ends in a real stop, and a special space acts. Going on from an occupied Tea Party is passing it; going on to a free one is stopping there.
rule-A35 = Passing the Tea Party twice in one turn gives each time the cookie that lies face up at that moment. With none face up there is nothing to take.
rule-A36 = On the Tea Party with a single cookie left it is taken without asking; with none left nothing happens.
rule-A37 = The space a pawn starts a move from is free once it has left, so it may stop there again.
rule-A38 = Out of the Hole to the Cat and back to the Hole: the pawn falls in again and the turn ends. It had left, so this is no failed try.
rule-A39 = For a Joker in the Hole one declared number is both the limit of spins and the Cat's distance. A blocked spin with spins left is repeated without asking, and a declined one can't be taken back.
rule-A40 = With the easy Hole, walking out or spinning is chosen together with the card, and the right to walk out lasts until the pawn leaves. Falling in because somebody else grew is no failed try.
rule-A41 = Everything the last card sets off is done before points are counted. For a tie a pawn in the Hole stands on the Rabbit Hole, and one on the Tea Party has gone no space.
rule-A42 = The spinner stops on every space with the same chance.

# The terminal
short = { $kind ->
    [tea-party] Tea Party
    [cat] Cat
    [hole] Hole
    [small-cookies] Small C.
    [caterpillar] Caterp.
   *[ordinary] –
}
board-cookies = Face up: { $face_up } · stack: { $stack } · small cookies: { $pool }
board-player = { $name } ({ $character }), { $score ->
    [one] 1 point
   *[other] { $score } points
}
board-things = hand: { $hand } · pile: { $pile } · cookies: { $cookies } · small: { $small }
board-shown = The spinner shows { $space }. Spins left: { $spins }.

# Why a move may be good
hint-accept = { $better ->
    [0] None of { $spaces } spins would be better (A22).
    [one] Only 1 of { $spaces } spins would be better (A22).
   *[other] { $better } of { $spaces } spins would be better (A22).
}
hint-spin-again = { $better ->
    [one] 1 of { $spaces } spins is better than this one (A22).
   *[other] { $better } of { $spaces } spins are better than this one (A22).
}
hint-cookies = { $points } lie face up; { $better } of { $unseen } unseen cookies are worth more (A15).
hint-cookie = Takes the cookie of { $points } at once ({ $rule }).
hint-cat = The Cheshire Cat moves you on once more (A20).
hint-falls = You fall into the Rabbit Hole ({ $rule }).
hint-drops = Another pawn falls into the Rabbit Hole ({ $rule }).
hint-grows = Your pawn grows large and may add one to its cards (A17).
hint-shrinks = Your pawn becomes small again (A18).
hint-way-out = { $free } of { $spaces } spins lead out, and you have { $spins ->
    [one] one spin
   *[other] up to { $spins } spins
} (A22).
hint-small = A spin for { $fewest } to { $most } small cookies (A16).
hint-distance = Then it is { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to the Tea Party (A12).
