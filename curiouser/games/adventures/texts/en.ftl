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
    .acc = { $card ->
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
    .onto = { $kind ->
        [tea-party] to the Tea Party
        [cat] to the Cheshire Cat
        [hole] to the Rabbit Hole
        [small-cookies] to the Small Cookies
        [caterpillar] to the Caterpillar
       *[ordinary] to space { $number }
    }

# Options of a table
option-open_hands = Open hands: everybody sees every hand (A27)
option-youngest = For the youngest players: everybody holds two cards (A28)
option-easy_hole = Easy Hole: after a failed attempt to escape, you may play a card to move out (A29)
option-starter = Who starts: a seat number, counting from 0, or −1 to draw it at random (A7)
option-characters = Characters in seat order, such as “queen hatter” (A2)
bad-characters = { $seats ->
    [one] “{ $chosen }” isn’t a character; choose one of these for the only seat: { $known }.
   *[other] “{ $chosen }” isn’t a list of characters for { $seats } seats; choose a different one for each seat from: { $known }.
}
bad-starter = There is no seat { $starter }; seats are numbered from 0 to { $last }, and −1 draws one at random.

# What happened
starter-chosen = { $seat } starts.
cookie-turned-up = A cookie worth { $points } is turned up.
card-drawn = { $seat } draws a card.
card-seen = { $seat } draws { $card_acc }.
card-played = { $purpose ->
    [spin] { $number ->
        [one] { $seat } plays { $card_acc } for one spin.
       *[other] { $seat } plays { $card_acc } for up to { $number } spins.
    }
    [walk-out] { $number ->
        [one] { $seat } plays { $card_acc } to walk one space out of the Hole.
       *[other] { $seat } plays { $card_acc } to walk { $number } spaces out of the Hole.
    }
   *[move] { $number ->
        [one] { $seat } plays { $card_acc } to move one space.
       *[other] { $seat } plays { $card_acc } to move { $number } spaces.
    }
}
pawn-moved = { $seat } moves { $space_onto }.
pawn-went-on = That space is taken, so { $seat } moves on { $space_onto }.
tea-party-passed = { $seat } passes the Tea Party.
cookie-taken = { $how ->
    [unseen] { $seat } takes the unseen cookie, which is worth { $points }.
   *[face-up] { $seat } takes the cookie worth { $points }.
}
no-cookie-left = There is no large cookie left for { $seat }.
hole-spun = { $blocked ->
    [yes] The spinner shows { $space }: { $seat } can’t go there.
   *[no] The spinner shows { $space }.
} Spins left: { $spins_left }.
spin-declined = { $seat } spins again.
stayed-in-hole = { $seat } stays in the Rabbit Hole.
fell-into-hole = { $seat } falls into the Rabbit Hole.
pawn-grew = { $seat } grows large.
pawn-shrank = { $seat } shrinks.
small-cookies-taken = The spinner shows { $number }: { $seat } takes { $count ->
    [one] one small cookie
   *[other] { $count } small cookies
}.
small-cookies-gone = The small cookies are gone; their space is an ordinary one from now on.
match-ended = The match is over. Points: { $scores }.

# What can be done
move-play-to-move = { $joker ->
    [yes] { $plus_one ->
        [yes] { $total ->
            [one] Play the { $place } card (Joker) and add 1: move one space
           *[other] Play the { $place } card (Joker as { $number }) and add 1: move { $total } spaces
        }
       *[no] { $total ->
            [one] Play the { $place } card (Joker as 1): move one space
           *[other] Play the { $place } card (Joker as { $number }): move { $total } spaces
        }
    }
   *[no] { $plus_one ->
        [yes] { $total ->
            [one] Play the { $place } card and add 1: move one space
           *[other] Play the { $place } card ({ $number }) and add 1: move { $total } spaces
        }
       *[no] { $total ->
            [one] Play the { $place } card (1): move one space
           *[other] Play the { $place } card ({ $number }): move { $total } spaces
        }
    }
}
move-play-to-spin = { $joker ->
    [yes] { $number ->
        [one] Play the { $place } card (Joker as 1): spin once to get out
       *[other] Play the { $place } card (Joker as { $number }): spin up to { $number } times to get out
    }
   *[no] { $number ->
        [one] Play the { $place } card (1): spin once to get out
       *[other] Play the { $place } card ({ $number }): spin up to { $number } times to get out
    }
}
move-accept = Go to the space shown
move-spin-again = Spin again
move-take-face-up = Take the face-up cookie
move-take-unseen = Take the unseen cookie on top of the stack
move-choose-starter = Drawn at random: { $seat } starts
move-turn-up = Turned up at random: a cookie worth { $points }
move-draw-card = Drawn at random: { $card }
move-spin = The spinner stops on { $space }
end-last-card = the last card was played

# What can't be done
refused-choose = Decide about the spin first: accept the space shown or spin again (A22).
refused-tea-party = Choose a cookie first: the face-up one or the unseen one (A15).
refused-no-card = Play a card now: the left or the right one in your hand (A8).
refused-centre = You can’t play the centre card (A8); choose the left or the right one.
refused-only-card = You have only one card (A31); play it as the left one.
refused-other-card = That isn’t your { $place } card, which is { $card_acc } (A8).
refused-joker = { $most ->
    [one] A Joker can only stand for 1 (A9).
   *[other] A Joker must stand for a number from 1 to { $most } (A9).
}
refused-joker-number = Say which number the Joker stands for (A9); for example, type “left 4”.
refused-spin = You can play a card for spins only when you are in the Rabbit Hole (A22).
refused-in-hole = In the Rabbit Hole, a card gives you spins, not steps (A22); play it to spin.
refused-walk-out = You can walk out of the Rabbit Hole only after a turn in which you failed to leave it (A29); play the card to spin.
refused-plus-one = Only a large pawn can add 1 (A10).
notation-large = Two pawns are large in this position; there is never more than one (A17).
notation-cards = The cards of seat { $seat } don’t add up; hand, pile and played cards must make one full set (A2).
notation-pawns = The pawns can’t stand like this. There can be only one on a space, except at the start (A5); a small pawn on the Rabbit Hole must be in it (A21); and a pawn that may walk out must have failed to leave before (A29).
notation-hands = The hands can’t be like this. They must be full while there are cards to draw (A14), and everybody must have played equally often, give or take one turn (A7).
notation-last = The last card can’t be right; it must be one of the cards that the seat has played (A8).
notation-cookies = The cookies don’t add up; those won, the face-up one, the stack and the pool must make the full set (A1, A4).
notation-place = No match can reach this position; check “turn”, “phase”, “last”, “spins” and “shown”.
edition-characters = the characters must be { $known }, in any order.
edition-card-numbers = { $most ->
    [one] the only card number allowed is 1
   *[other] card numbers must be from 1 to { $most }
}.
edition-range = the number must be from { $least } to { $most }.
edition-hand = every player needs at least { $least ->
    [one] one card
   *[other] { $least } cards
}.
edition-kind = “{ $name }” isn’t a kind of space; choose from: { $known }.
edition-special = { $count ->
    [0] “{ $name }” is missing; it must appear exactly once.
   *[other] “{ $name }” appears more than once; it must appear exactly once.
}
edition-spaces = with these cards, the number of spaces must be from { $least } to { $most }, not { $count }.
edition-numbers = there must be one number for each space: { $needed }, not { $count }.
edition-no-seats = there is no value for matches with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
edition-left-out = with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, the number of large cookies of each value to leave out must be at least 0, and no more than there are of that value.
edition-no-cookies = with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, no large cookies would be left.
edition-cookie-points = { $most ->
    [one] a large cookie must be worth 1 point
   *[other] a large cookie must be worth 1 to { $most } points
}.

# How to play
howto-aim = Race round the garden path and collect cookies. Whoever has the most points at the end wins.
howto-turn =
    You hold three cards in a row. Play the left or the right one, never the centre one.
    Move clockwise exactly as many spaces as the card says. If somebody is already standing where you would stop, go on to the next free space.
    Each time you pass the Tea Party, take the face-up large cookie.
    At the end of your turn, draw a card and put it between the other two.
howto-special =
    Tea Party: if you stop here, choose the face-up cookie or the unseen one on top of the stack.
    Cheshire Cat: move the same number of spaces again.
    Small Cookies: spin, and take as many small cookies as the number on the space shown.
    Caterpillar: you grow large and may add 1 to your cards. Only one pawn can be large, so whoever was large shrinks. If you are large already, you shrink.
    Rabbit Hole: a small pawn falls in. Next turn, the number on your card is how many spins you get to escape: go to a space the spinner shows, or spin again.
howto-end = The match ends when everybody has played all eleven cards.
howto-scoring =
    Large cookies are worth 2 to 5 points, small ones 1 point each. The most points wins.
    If there is a tie, the player with more large cookies wins; if that is tied too, the one whose pawn is farther round from the Tea Party wins.

# The rules
rule-A1 = There are 24 large cookies, six each worth 2, 3, 4 and 5 points, and 20 small ones worth 1 point each.
rule-A2 = Each player plays a different character and has its eleven cards (two each of 1 to 5 and a Joker) and its small and large pawns.
rule-A3 = The spaces form a ring around a spinner. Five are special: the Hatter’s Tea Party, where everybody starts, the Cheshire Cat, the Rabbit Hole, the Small Cookies and the Caterpillar. Every space has a printed number, which matters only for the Small Cookies.
rule-A4 = With four players, use all the large cookies. With three, set aside one of each value; with two, set aside two of each. Shuffle the rest into a face-down stack and turn the top cookie face up beside it.
rule-A5 = All small pawns start on the Tea Party; this is the only time that pawns share a space. The large pawns wait beside the board.
rule-A6 = Shuffle your eleven cards and draw three. Keep them in the order you drew them, hidden from the others. You may never change that order.
rule-A7 = The rulebook gives the first turn to whoever is late most often, or to the youngest player. Here the host chooses, or the starting player is drawn at random. Turns go clockwise.
rule-A8 = Play the left or the right card from your hand, never the centre one. It goes face up on your pile of played cards.
rule-A9 = Outside the Rabbit Hole, move clockwise exactly as many spaces as the card says; count every space, occupied ones too. For a Joker, declare any number from 1 to 5.
rule-A10 = While your pawn is large, you may add 1 to the card you play, so a 5 becomes a 6.
rule-A11 = If another pawn stands on the space you reach, move on to the next free space and stop there.
rule-A12 = Whenever you pass the Tea Party, which means moving over it without stopping, you take the face-up large cookie at once; then the next one is turned up. Starting from the Tea Party doesn’t count as passing it. Cookies you have won stay face up, so everybody can see the score.
rule-A13 = If you stop on a special space, you must do what it says. If that takes you to another special space, do what that one says too.
rule-A14 = At the end of your turn, draw the top card of your own pile and put it between the two cards in your hand.
rule-A15 = If you stop on the Tea Party, choose the face-up large cookie or the unseen one on top of the stack. If you take the face-up one, the next one is turned up; otherwise it stays. Show what you took. You can’t change your mind.
rule-A16 = Small Cookies: spin once and take as many small cookies as the number on the space shown, or all that are left. When none are left, this is an ordinary space.
rule-A17 = If a small pawn stops on the Caterpillar, it grows large. If somebody else’s pawn is large, that one shrinks where it stands; there is never more than one large pawn.
rule-A18 = If a large pawn stops on the Caterpillar, it shrinks.
rule-A19 = If a pawn shrinks on the Rabbit Hole because somebody else grew, it falls in at once.
rule-A20 = Cheshire Cat: move again as many spaces as the number you played this turn; for a Joker, the number you declared.
rule-A21 = Rabbit Hole: a small pawn falls in. For a large pawn this is an ordinary space.
rule-A22 = In the Hole, the number on the card you play next turn is the most spins you get; for a Joker, declare the number. After each spin, accept the space shown or spin again. You must accept the last spin.
rule-A23 = You can’t accept a spin that shows the Rabbit Hole or a space with another pawn: spin again. If it was your last spin, you stay in the Hole and try again next turn.
rule-A24 = When you accept a spin, move clockwise to the space shown. If you pass the Tea Party or stop on a special space, that works as usual; the Cheshire Cat moves you on as many spaces as the number you played this turn.
rule-A25 = The match ends when everybody has played all eleven cards. Add up the points on your large and small cookies.
rule-A26 = If players are tied, the one with more large cookies wins (count the cookies, not their points). If that is tied too, the one whose pawn is farther clockwise from the Tea Party wins.
rule-A27 = In the open-hands variant, everybody sees every hand.
rule-A28 = In the variant for the youngest players, you hold two cards instead of three. Play either of them, then draw one.
rule-A29 = In the easy-Hole variant, after a turn in which you failed to leave the Hole, you may play your next card to walk out, as if from an ordinary space.
rule-A30 = Where the two printed rulebooks differ, we follow the Polish one. Where its example contradicts the steps of a turn, the steps take precedence: you draw the new card last.
rule-A31 = If you have two cards, both are outer cards; if you have one, you may play it. When your pile is empty, you draw nothing and your hand shrinks.
rule-A32 = Declare the extra 1 of a large pawn when you play the card. It works with a Joker too and lasts for the whole turn, so the Cheshire Cat repeats the higher number. A pawn that grows this turn has no extra 1 until the next turn.
rule-A33 = A pawn in the Hole still occupies the Rabbit Hole: anyone who would stop there moves on without falling in.
rule-A34 = If you move on because a space is occupied, the space you reach counts as your stop, so a special space takes effect. Moving on from an occupied Tea Party counts as passing it; moving on to a free one counts as stopping there.
rule-A35 = If you pass the Tea Party twice in one turn, you take the face-up cookie each time. If there is no face-up cookie, you take nothing.
rule-A36 = If you stop on the Tea Party and only one cookie is left, you take it without being asked; if none is left, nothing happens.
rule-A37 = The space your pawn starts from is free once the pawn has left, so it may stop there again.
rule-A38 = If you leave the Hole for the Cheshire Cat and end up back on the Hole, you fall in again and your turn ends. You did leave, so this doesn’t count as a failed try.
rule-A39 = If you play a Joker in the Hole, you declare one number, which is both the most spins you get and how far the Cat moves you. A blocked spin is repeated automatically while spins are left, and you can’t go back to a space you declined.
rule-A40 = With the easy Hole, you choose to walk out or to spin when you play the card, and you keep the right to walk out until you leave. Falling in because somebody else grew doesn’t count as a failed try.
rule-A41 = Everything the last card sets off happens before the points are counted. For tie-breaks, a pawn in the Hole stands on the Rabbit Hole, and a pawn on the Tea Party is 0 spaces away from it.
rule-A42 = The spinner is equally likely to stop on any space.

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
board-things = hand: { $hand } · pile: { $pile } · large cookies: { $cookies } · small: { $small }
board-shown = The spinner shows { $space }; spins left: { $spins }.

# Why a move may be good
hint-accept = { $better ->
    [0] No other spin would be better (A22).
   *[other] The chance of a better spin is { $better } in { $spaces } (A22).
}
hint-spin-again = { $better ->
    [0] No other spin would be better (A22).
   *[other] The chance of a better spin is { $better } in { $spaces } (A22).
}
hint-cookies = { $better ->
    [0] The face-up cookie is worth { $points }; the unseen one can’t be worth more (A15).
   *[other] The face-up cookie is worth { $points }; the chance that the unseen one is worth more is { $better } in { $unseen } (A15).
}
hint-cookie = You take the cookie worth { $points } at once ({ $rule }).
hint-cat = The Cheshire Cat moves you on again (A20).
hint-falls = You fall into the Rabbit Hole ({ $rule }).
hint-drops = Another pawn falls down the Rabbit Hole ({ $rule }).
hint-grows = Your pawn grows large, so you may add 1 to your cards (A17).
hint-shrinks = Your pawn shrinks (A18).
hint-way-out = The chance that a spin gets you out is { $free } in { $spaces }, and you have { $spins ->
    [one] one spin
   *[other] up to { $spins } spins
} (A22).
hint-small = { $most ->
    [one] You spin and take one small cookie (A16).
   *[other] You spin for small cookies and take { $fewest } to { $most } (A16).
}
hint-distance = After that, { $spaces ->
    [one] it is one space
   *[other] it is { $spaces } spaces
} to the Tea Party (A12).
