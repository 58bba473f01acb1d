# The table of Adventures in the browser

board = The garden path, clockwise from the Tea Party
stone = { $number ->
    [one] { $space }; the pointer gives one small cookie here.
   *[other] { $space }; the pointer gives { $number } small cookies here.
}
stone-pawn = { $state ->
    [fallen] { $name } is in the Hole.
    [large] { $name } stands here, large.
   *[small] { $name } stands here.
}
stone-open = { $number ->
    [one] You get here with one step.
   *[other] You get here with { $number } steps.
}
face-up = The cookie that lies open: { $points }
face-up-none = No cookie lies open
stack = { $count ->
    [0] The stack is empty
    [one] One cookie, unseen
   *[other] { $count } cookies, unseen
}
pool = { $count ->
    [0] No small cookies are left
    [one] One small cookie is left
   *[other] { $count } small cookies are left
}
winnings = { $large ->
    [one] One large cookie, small ones: { $small }
   *[other] { $large } large cookies, small ones: { $small }
}
held = { $pile ->
    [one] Cards in hand: { $hand }, one in the pile
   *[other] Cards in hand: { $hand }, { $pile } in the pile
}
pile = { $count ->
    [0] Your pile is empty
    [one] One card in your pile
   *[other] { $count } cards in your pile
}
your-hand = Your hand
your-score = Your points
hand-left = Left card: { $card }
hand-centre = Centre card, held by the ribbon: { $card }
hand-right = Right card: { $card }
numbers = How far
note-in-hole = in the Hole
note-large = large
note-turn = to move
note-away = away
points-of = Points

# What is asked
ask-card = Play the left or the right card
ask-last-card = Play your last card
ask-hole = In the Hole a card gives you spins: play the left or the right one
ask-walk-out = Play a card: walk out of the Hole, or spin
ask-joker = What does the Joker count as?
ask-joker-spins = How many spins does the Joker give?
ask-cookie = Tea is served! Which cookie do you take?
ask-shown = The pointer shows { $space }.
ask-why = Why?
do-left = Left: { $card }
do-right = Right: { $card }
do-only = Choose: { $card }
do-play = Play { $number }
do-spin = { $number ->
    [one] Play: one spin
   *[other] Play: up to { $number } spins
}
do-cancel = Not this one
do-accept = Go there
do-again = Spin again ({ $number } left)
do-face-up = The { $points } ({ $score })
do-unseen = The unseen one ({ $score })
purpose-walk = Walk
purpose-spin = Spin

# What a choice would do
effect-walk = You go { $onto }.
effect-cat = The Cat sends you on { $onto }.
effect-pass = Passing the Tea Party brings you the { $points }.
effect-tea = You choose a cookie there.
effect-cookies = You spin for small cookies.
effect-fall = You fall in!
effect-shrink = You become small again.
effect-grow = You grow large.
effect-grow-other = You grow large, and { $seat } becomes small.
effect-grow-drop = You grow large, and { $seat } falls into the Hole.
effect-spins = { $number ->
    [one] One spin, and you take what it shows.
   *[other] Up to { $number } spins; stop when you like what you see.
}
cant-reach = Neither card gets you to that space.
cant-walk = From the Hole only the pointer leads on: play a card for spins.

# The first game
lesson-title = A walk around the garden
lesson-welcome = Welcome to the garden! You race around the ring and collect cookies. Your cards stand in a row, and the ribbon holds the one in the middle. Tap the left card, the 3.
lesson-cat = See the ghost? Three steps lead to the Cheshire Cat, and the Cat sends you on by the same number. Play the 3.
lesson-draw = A new card came between the two others, and the ribbon holds it. Now the 1 on the right: a stone with a pawn on it doesn't count as free, so you go one farther. Play it.
lesson-pass = The cookie in the top corner lies open. Whoever passes the Tea Party takes it, at once. Your 5 gets you past it: play it.
lesson-caterpillar = Two steps lead to the Caterpillar. There you grow large, and while you are large you may add 1 to each card. Play the 2.
lesson-plus = Large now! Tap the 4: it may count as 4 or as 5. With 5 you stop right at the tea table. Choose 4 + 1 and play it.
lesson-tea = Stop at the Tea Party and you choose: the open cookie, or the top one of the stack, unseen. Take the open 5.
lesson-small = The dish: the pointer spins, and you get as many small cookies as it shows. Play the 3.
lesson-hole = And this is the Rabbit Hole: small pawns fall in. There your card counts as spins. Play the Joker and let it count as 3.
lesson-choose = The pointer shows where you may go. Not good enough? Spin again, but what you decline is gone. Go to the dish now.
lesson-end = That is all. After eleven cards each, the most points win. Enjoy your tea!
lesson-not-that = Not now; try what the text says.
