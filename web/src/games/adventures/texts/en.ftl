# The table of Adventures in the browser

ui-board = The garden path, clockwise from the Tea Party
ui-stone = { $number ->
    [one] This is { $space }; if you spin for small cookies and the spinner stops here, you take one.
   *[other] This is { $space }; if you spin for small cookies and the spinner stops here, you take { $number }.
}
ui-stone-pawn = { $state ->
    [fallen] { $name } is in the Hole.
    [large] { $name } stands here and is large.
   *[small] { $name } stands here.
}
ui-stone-open = { $number ->
    [one] A move of one space gets you here.
   *[other] A move of { $number } spaces gets you here.
}
ui-face-up = The face-up cookie: { $points }
ui-face-up-none = There is no face-up cookie
ui-stack = { $count ->
    [0] The stack is empty
    [one] One unseen cookie
   *[other] { $count } unseen cookies
}
ui-pool = { $count ->
    [0] No small cookies are left
    [one] One small cookie is left
   *[other] { $count } small cookies are left
}
ui-winnings = { $large ->
    [one] One large cookie
   *[other] { $large } large cookies
}, { $small ->
    [one] one small cookie
   *[other] { $small } small cookies
}
ui-held = Cards in hand: { $hand }; cards in the pile: { $pile }
ui-pile = { $count ->
    [0] Your pile is empty
    [one] One card in your pile
   *[other] { $count } cards in your pile
}
ui-your-hand = Your hand
ui-your-score = Your points
ui-joker = Joker (you choose its number)
ui-hand-left = Left card: { $card }
ui-hand-centre = Centre card, tied with a ribbon: { $card }
ui-hand-right = Right card: { $card }
ui-numbers = How to play this card
ui-note-in-hole = in the Hole
ui-note-large = large
ui-note-larger = may go one space further
ui-note-turn = to move
ui-note-away = away
ui-points-of = Points
ui-from-large = large cookies
ui-from-small = small cookies

# What is asked
ui-ask-card = Play the left or the right card
ui-ask-last-card = Play your last card
ui-ask-hole = In the Hole, a card gives you spins: play the left or the right one
ui-ask-walk-out = Play a card: walk out of the Hole, or spin
ui-ask-joker = What should the Joker count as?
ui-ask-joker-spins = How many spins should the Joker give?
ui-ask-larger = You are large: go this far, or one space further.
ui-ask-cookie = Tea is served! Which cookie will you take?
ui-ask-shown = The spinner shows { $space }.
ui-ask-why = Why?
ui-do-left = Left: { $card }
ui-do-right = Right: { $card }
ui-do-only = Choose: { $card }
ui-do-play = Play { $number }
ui-do-spin = { $number ->
    [one] Play for one spin
   *[other] Play for up to { $number } spins
}
ui-do-cancel = Not this one
ui-do-accept = Go there
ui-do-again = Spin again ({ $number } left)
ui-do-face-up = The face-up { $points } (new total: { $score })
ui-do-unseen = The unseen one (new total: { $score })
ui-purpose-walk = Walk
ui-purpose-spin = Spin

# What a choice would do
ui-effect-walk = You move { $space_onto }.
ui-effect-cat = The Cat sends you on { $space_onto }.
ui-effect-pass = You pass the Tea Party and take the cookie worth { $points }.
ui-effect-tea = You choose a cookie there.
ui-effect-cookies = You spin for small cookies.
ui-effect-fall = You fall in!
ui-effect-shrink = You shrink.
ui-effect-grow = You grow large.
ui-effect-grow-other = You grow large, and { $seat } shrinks.
ui-effect-grow-drop = You grow large, and { $seat } falls into the Hole.
ui-effect-spins = { $number ->
    [one] You get one spin and must accept what it shows.
   *[other] You get up to { $number } spins; stop when you like what you see.
}
ui-cant-reach = No card you can play gets you to that space.
ui-cant-walk = Only the spinner gets you out of the Hole: play a card for spins.

# The first game
ui-lesson-welcome = Welcome to the garden! You hold your cards in a row, and the ribbon locks the centre one. Tap the 3: the ghost shows how the Cheshire Cat sends you on the same number of spaces again. Play it.
ui-lesson-on = You have a new card in the middle. Now play the 1 on the right. The space it leads to is taken, so you move on to the next free one, where you spin for small cookies.
ui-lesson-caterpillar = Three small cookies, one point each! Two spaces ahead sits the Caterpillar, who makes you grow. Play the 2.
ui-lesson-plus = The Hatter passed the Tea Party and took the face-up cookie. You are large now, so any card may count as 1 more: tap the 1, choose 1+1, and stop on the Tea Party.
ui-lesson-tea = If you stop here, you choose: the face-up cookie, or the unseen one on top of the stack. Take the face-up 5.
ui-lesson-hole = The Rabbit Hole swallows small pawns, but you are large. Play the 5 and stand right over it.
ui-lesson-fallen = Oh dear: the Hatter grew. Only one pawn can be large, so you shrank and fell in. Down here a card gives you spins. Play the Joker and let it count as 3.
ui-lesson-accept = The first spin showed a taken space, so you spun again. Now the spinner shows the space behind you: going there takes you all the way round, past the Tea Party. Go there!
ui-lesson-end = That’s all there is to it. When everybody has played eleven cards, whoever has the most points wins. Mind the Hole, and enjoy your tea!
