ui-intro = See how the games turn out when bots play them thousands of times: who wins, how close it gets and what each card is worth. Then find out what would change if the box were different.
ui-games = Games
ui-look = What would you like to look at?
ui-part-found = Findings
ui-part-what-if = What if?
ui-as-table = As a table
ui-highest = the highest is { $share }%

ui-what-if-title = { $game }: what if?
ui-what-if-intro = Change one of the game’s numbers or options. Bots then play both versions with the same luck, and you see what differs.
ui-off = This server doesn’t run what-ifs. They keep a computer busy, so whoever runs the server has to allow them:
ui-changes = What should change?
ui-what = Change { $number }
ui-choose = Choose…
ui-value = New value
ui-yes = yes
ui-no = no
ui-more = Add a change
ui-less = Remove a change
ui-bot = Who plays all the seats?
ui-matches = How many matches of each version?
ui-limit = { $seconds ->
    [0] More matches make the differences clearer.
    [one] More matches make the differences clearer. The what-if stops after one second.
   *[other] More matches make the differences clearer. The what-if stops after { $seconds } seconds.
}
ui-run = Run it
ui-stop = Stop

ui-progress-name = Matches played
ui-queue = { $before ->
    [0] The what-if starts in a moment.
    [one] One other what-if runs first.
   *[other] { $before } other what-ifs run first.
}
ui-starting = The bots are sitting down…
ui-progress = { $done } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $rate } per second; { $left ->
    [one] about one second left
   *[other] about { $left } seconds left
}.
ui-state-done = { $matches ->
    [one] One match was played
   *[other] All { $matches } matches were played
} in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
ui-state-stopped = Time is up: { $done } of { $matches ->
    [one] 1 match was
   *[other] { $matches } matches were
} played, so the intervals are wider.
ui-state-lost = The what-if kept crashing and was stopped after { $done } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}. Try fewer matches or another change.
ui-state-ended = Stopped after { $done } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
ui-over = The what-if has finished.

ui-found-title = What differs
ui-clear = { $count ->
    [one] There is one clear difference.
   *[other] There are { $count } clear differences.
}
ui-not-yet = These are the results after { $done ->
    [one] one match
   *[other] { $done } matches
}, with 95% intervals. You will see which differences are clear when all matches have been played: looking too early finds differences that aren’t there.
ui-cut-short = These are the results after { $done ->
    [one] one match
   *[other] { $done } matches
}, with 95% intervals. Not all matches were played, so no difference counts as clear.

ui-place-length = how many there are
ui-place-basic = basic game
ui-place-advanced = advanced game
ui-place-draw = turning over cards
ui-place-stars = stars
ui-place-cakes = cakes
ui-place-hourglasses = hourglasses
ui-place-hatter = for the Hatter
ui-place-twins = for Tweedledum & Tweedledee

number-tea-time-copies = Cards of each character
number-tea-time-left-out = Cards of each character left in the box
number-tea-time-rounds = Rounds
number-tea-time-grid = Rows (0) and columns (1) of the grid
number-tea-time-points = Points for this many cards of a character
number-tea-time-alice = Points for Alice
number-adventures-spaces = Spaces in the ring
number-adventures-numbers = Numbers on the spaces
number-adventures-cards = Each player’s cards with this number
number-adventures-jokers = Each player’s Jokers
number-adventures-joker-most = Highest number a Joker can stand for
number-adventures-large-cookies = Large cookies of this value
number-adventures-left-out = Large cookies of each value left in the box
number-adventures-small-cookies = Small cookies
number-adventures-small-points = Points for a small cookie
number-tea-for-two-values = Value of the character
number-tea-for-two-start-deck = Cards in a starting deck
number-tea-for-two-start-stars = Stars on the card in a starting deck
number-tea-for-two-stacks = Stacks
number-tea-for-two-stack-stars = Stars on the cards of the stack
number-tea-for-two-rabbits = White Rabbits in the supply
number-tea-for-two-cakes = Cakes in the box
number-tea-for-two-hourglasses = Hourglasses in the box
number-tea-for-two-first-cakes = Cakes at the start, with the flamingo (0) and without (1)
number-tea-for-two-amounts = How much the effect gives
number-tea-for-two-watch = Spaces of the watch
number-tea-for-two-token-stars = Stars the mission gives for each token
number-tea-for-two-empty-stacks = Empty stacks that end the match
number-wordland-seconds = How long the teapot plays (in seconds)
number-wordland-time-tokens = Time tokens
number-wordland-scoring = Points on the scoring card
