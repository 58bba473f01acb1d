ui-intro = How the games play when bots play them by the thousand: who wins, how close it gets, what each card is worth. And what would change if the box were another.
ui-games = Games
ui-look = What would you like to look at?
ui-part-found = What was found
ui-part-what-if = What if?
ui-as-table = As a table
ui-highest = the highest is { $share } %

ui-what-if-title = { $game }: what if?
ui-what-if-intro = Change a number of the box or an option. Bots then play the game as it is and as you would have it, over the same luck, and you see what differs.
ui-off = What-ifs are not played on this server. They keep a computer busy, so whoever runs it allows them when starting it:
ui-changes = What shall be different?
ui-what = Change { $number }
ui-choose = Choose …
ui-value = New value
ui-yes = yes
ui-no = no
ui-more = One more change
ui-less = One less
ui-bot = Who plays all the seats?
ui-matches = How many matches of each?
ui-limit = { $seconds ->
    [0] More matches make the differences sharper.
    [one] More matches make the differences sharper. After one second it ends with what was found by then.
   *[other] More matches make the differences sharper. After { $seconds } seconds it ends with what was found by then.
}
ui-run = Play it
ui-stop = Stop

ui-progress-name = Matches played
ui-queue = { $before ->
    [0] It begins in a moment.
    [one] One other what-if is played first.
   *[other] { $before } other what-ifs are played first.
}
ui-starting = The bots sit down …
ui-progress = { $done } of { $matches } matches, { $rate } a second; { $left ->
    [one] about one second left
   *[other] about { $left } seconds left
}.
ui-state-done = All { $matches } matches are played, in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
ui-state-stopped = The time is up: { $done } of { $matches } matches were played. The intervals are wider for it.
ui-state-lost = It broke off again and again and was given up after { $done } of { $matches } matches. Try fewer matches or another change.
ui-state-ended = Stopped after { $done } of { $matches } matches.
ui-over = The what-if is over.

ui-found-title = What differs
ui-clear = { $count ->
    [one] One difference is clear.
   *[other] { $count } differences are clear.
}
ui-not-yet = After { $done } matches, with 95 % intervals. What is clear is said when all matches are played: who looks early finds too much.
ui-cut-short = After { $done } matches, with 95 % intervals. As not all were played, nothing is called clear.

ui-place-length = how many
ui-place-basic = basic game
ui-place-advanced = advanced game
ui-place-draw = draw cards
ui-place-stars = stars
ui-place-cakes = cakes
ui-place-hourglasses = hourglasses
ui-place-hatter = the Hatter’s
ui-place-twins = the Twins’

number-tea-time-copies = Cards of each character
number-tea-time-left-out = Cards of each character left in the box
number-tea-time-rounds = Rounds
number-tea-time-grid = Rows (0) and columns (1) of the grid
number-tea-time-points = Points for so many cards of a character
number-tea-time-alice = Points for Alice
number-adventures-spaces = Spaces of the ring
number-adventures-numbers = Numbers on the spaces
number-adventures-cards = Cards of each player with the number
number-adventures-jokers = Jokers of each player
number-adventures-joker-most = Highest number of a Joker
number-adventures-large-cookies = Large cookies worth
number-adventures-left-out = Large cookies of each value left in the box
number-adventures-small-cookies = Small cookies
number-adventures-small-points = Points of a small cookie
number-tea-for-two-values = Value of the character
number-tea-for-two-start-deck = Cards of a start deck
number-tea-for-two-start-stars = Stars on the card of a start deck
number-tea-for-two-stacks = Stacks
number-tea-for-two-stack-stars = Stars on the cards of the stack
number-tea-for-two-rabbits = White Rabbits in the supply
number-tea-for-two-cakes = Cakes in the box
number-tea-for-two-hourglasses = Hourglasses in the box
number-tea-for-two-first-cakes = Cakes at the start, with the flamingo (0) and without (1)
number-tea-for-two-amounts = How much the effect gives
number-tea-for-two-watch = Spaces of the watch
number-tea-for-two-token-stars = Stars in the mission for each of one’s
number-tea-for-two-empty-stacks = Empty stacks that end the game
number-wordland-seconds = Seconds of the teapot
number-wordland-time-tokens = Time tokens
number-wordland-scoring = Points on card
