title = Curiouser
motto = Four games from Wonderland, and everybody is late for tea.
home = Home
back = Back
close = Close
language = Language
offline = The server can’t be reached. Check your connection and try again.
too-long = That is too long for the server.
strange-answer = The server gave an unexpected answer ({ $status }). Try again in a moment.
nothing-here = There is nothing at this address. Perhaps part of the link got lost: ask for it again.
updated = Curiouser has been updated: reload the page.
reload = Reload
opening = Setting the table…
closed = This table is closed.
closed-by-operator = Whoever runs this server has closed this table.
closed-reason = Their reason: “{ $reason }”
no-table = This table no longer exists.
no-game = There is no such game here.
nothing-to-see = Only players can see this table.

# Games
game-adventures = Adventures
game-tea-for-two = Tea for Two
game-tea-time = Tea Time
game-tic-tac-toe = Tic-tac-toe
game-wordland = Wordland
players = { $range ->
    [one] Players: { $least }
   *[more] Players: { $least } to { $most }
}

# A new table
tables-left = Back to your tables
code = Code
code-enter = Sit down
your-name = Your name
name-usual = { $which ->
    [0] Crumpet
    [1] Thimble
    [2] Marmalade
    [3] Clover
    [4] Biscuit
    [5] Nutmeg
    [6] Buttercup
    [7] Teaspoon
    [8] Ginger
    [9] Plum
    [10] Pepper
   *[other] Saffron
}
variant = A variant from the lab: some of the numbers differ from those in the box.
how-many = Number of players
bots = How well the bots play
bot-uniform = Daydreamer: plays anything
bot-greedy = Quick: takes what glitters
bot-level-1 = Level 1: a kitten
bot-level-2 = Level 2: a dormouse
bot-level-3 = Level 3: a hare
bot-level-4 = Level 4: a hatter
bot-level-5 = Level 5: a queen
bot-name = { $seat ->
    [0] Dodo
    [1] Lory
    [2] Duck
    [3] Eaglet
    [4] Lizard
    [5] Gryphon
    [6] Walrus
   *[other] Carpenter
}
play-bots = Play now against bots
play-people = Set up a table for friends

# The waiting room
waiting-room = Before the match
copy = Copy the link
copied = Copied
copy-by-hand = Copy it by hand
sit = Sit here
seat-bot = Seat a bot
seat-clear = Remove the bot
seat-free = Free seat
seat-away = away
start = Begin
start-not-yet = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
wait-for-host = { $name } starts the match when everybody is here.
add-here = Another player on this device
join = Join the table

# At the table
players-here = Players
score = Score:
is-to-move = to move
your-turn = It’s your turn, { $name }.
your-turn-short = Your turn
waiting-for = Waiting for { $names }.
just-a-moment = Just a moment…
paused = The table is paused.
over = The match is over.
time-left = Time left:
log = What happened
log-empty = Nothing yet.
rules = Rules
talk = Chat
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
settings = Table and settings
theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
sounds = Sounds
motion = Animation
pause = Pause
resume = Continue
leave = Leave the table
undo = Take back
undo-asked = { $name } would like to take back a move.
undo-waiting = Waiting for an answer to the request to take back a move.
undo-yes = Of course
undo-no = I’d rather not
hint = Hint
hint-show = Show me
hint-thinking = Let me think…
hint-chance = { $chance }% chance of winning (±{ $error })
hint-score = { $score ->
    [one] one point
   *[other] { $score } points
} at the end (±{ $error })
hint-sure = { $won ->
    [yes] A win, whatever happens
   *[no] A loss against good play
}
hint-others = { $count ->
    [one] The only other move looks weaker.
   *[other] { $count } other moves look weaker.
}
hint-how = These estimates use only what you know and assume that everybody plays sensibly. ± is half the width of a 95% interval.
why = Why?
why-rule = Why? Rule { $rule }
line-lost = Connection lost. Trying again…
line-lost-sending = Connection lost. Your move is saved and will be sent.
hand-on = Hand the device to { $name }.
hand-on-ready = I am { $name }
any-moves = Your moves
any-facts = The table as the server sees it

# The end
draw = A draw
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
won-you = { $count ->
    [0] You win
   *[other] You win together with { $names }
}
rematch = Play again
try-again = Try again
again-yes = Yes, play again
again-said = wants to play again
days-left = { $count ->
    [one] a day
   *[other] { $count } days
}
log-laying = { $count ->
    [one] Setup (one line)
   *[other] Setup ({ $count } lines)
}
tie-broken = Tied on points: the rules decide who comes first.
account = Where the points come from
account-total = Total
result = The result
last-result = The last result
next-asked = Somebody would like to play again.
next-begun = The next match has begun.
look-at-table = Look at the table
look-back = Replay

# Talk and the log
somebody = Somebody
said = { $name }: { $text }
took-back = { $name } takes back a move.
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-hurry = I’m late, I’m late!
emote-laugh = Ha ha!
emote-wow = Curiouser and curiouser!
emote-tea = More tea?
emote-goodbye = Goodbye!
log-joined = { $name } joins the table.
log-left = { $name } leaves the table.
log-kicked = { $name } was removed from the table.
log-seated = { $name } sits down.
log-stood = { $name } stands up.
log-started = The match begins.
log-ran-out = Time is up for { $seat }.
log-paused = { $name } pauses the match.
log-resumed = The match continues.
log-rematched = A new match is set up.
log-closed = The table is closed.
log-changed = { $name } changes the table settings.
log-named = Somebody is now called { $name }.
log-handed-over = { $name } is now the host.

# The first page
skip = Skip to the game
choose-game = What would you like to play?
day-link = Deal of the day
warm-up = Or, to warm up:
play-now = Play now
with-friends = With friends…
blurb-adventures = Race along the garden path, collect cookies, and mind the Hole.
blurb-wordland = Say a word on the topic before the teapot stops, without the forbidden letters.
blurb-tea-time = Collect guests from the table, but beware: their mirror images send them home.
blurb-tea-for-two = A duel over tea, card against card, cake by cake.
by-code = Have a code?
by-code-how = Enter your friends’ code.
tables-open = Tables with free seats
tables-more = { $count ->
    [one] Show one more table
   *[other] Show { $count } more tables
}
seats-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
status-waiting = waiting for players
status-ready = about to start
status-may-begin = you can start
status-playing = in progress
status-over = finished: see the result, or play again
status-your-turn = it’s your turn
status-closed = closed
status-unknown = …

# What a table agrees on
more-options = More options
words-language = Language of the words
children = Children are playing
children-any = Quick phrases instead of open chat, and only people with the link or the code can join.
children-adventures = Hands of two cards and an easier Hole; quick phrases instead of open chat, and only people with the link or the code can join.
children-wordland = Topics for children and one forbidden letter; quick phrases instead of open chat, and only people with the link or the code can join.
clock = Time per turn
clock-0 = As long as you like
clock-30 = 30 seconds
clock-90 = 90 seconds
clock-300 = 5 minutes
clock-86400 = 1 day
clock-259200 = 3 days
clock-other = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
late = When time is up
late-bot = A bot plays until the player is back
late-move = A bot makes that one move
chat = Chat
chat-free = Open chat
chat-emotes = Quick phrases only
chat-off = No chat
watch = Who can watch
watch-anyone = Anybody with the link
watch-people = People who have joined
watch-nobody = Players only
hints = Hints
hints-how = On your turn you can ask which moves look best.
listed = Open to everybody
listed-how = The table is shown on the home page while seats are free.
option-open_hands = Open hands
how-open_hands = Everybody sees all cards: good for a first game.
option-easy_hole = An easier Hole
how-easy_hole = After a failed attempt to escape, you can play a card to move out.
option-advanced = The advanced game
how-advanced = Adds characters and their powers.
option-madness = Forbidden letters
values-madness = { $value ->
    [0] As usual
   *[other] { $value }
}
option-seconds = How long the teapot plays (in seconds)
values-seconds = { $value ->
    [0] As usual
   *[other] { $value }
}
option-careful = Careful in the chat too
how-careful = A forbidden letter there puts you out as well.
option-need_winner = One winner only
how-need_winner = The last scoring card breaks a tie.
option-teapot = Around one screen
how-teapot = Everybody speaks aloud; the screen is the teapot.
agreed = Table settings
agreed-clock = Time per turn: { $clock }
agreed-late-move = When time is up, a bot makes that one move
agreed-watch-people = Only people who have joined can watch
agreed-watch-nobody = Nobody can watch
agreed-chat-emotes = Quick phrases only
agreed-chat-off = No chat
agreed-no-hints = No hints
change = Change the table settings
change-do = Save changes

# Inviting and hosting
invite = Invite
invited = { $name } has set a table for you.
invitation = Come and play { $game }! The table’s code is { $code }.
code-to-tell = The code to tell your friends
qr = The link to this table as a QR code
share = Share
consent-yes = I agree to the borrowed draws
start-consent = { $people ->
    [one] One player hasn’t agreed to the borrowed draws yet
   *[other] { $people } players haven’t agreed to the borrowed draws yet
}
borrowed-short = borrowed draws
words-opening = Everybody’s random words are being revealed; then the match begins.
words-voided = Somebody left without revealing their random word, so everybody has given a new one.
luck-sealed = The random draws of this match are already sealed. The seal is opened at the end, and anybody can check it.
seal = The seal
seal-how = This is the fingerprint of all the random draws in this match, published before the deal. This device remembers it and checks it at the end.
word-added = This device has added its own random word, so nobody can have fixed the shuffle.
seal-changed = The seal of this match isn’t the one that this device saw before the deal. Somebody may have fixed the draws; keep the record.
word-missing = The random word from this device is missing, although the server accepted it. Somebody may have fixed the draws; keep the record.
fill-bots = { $free ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $free } free seats
}
their-name = Their name
add-here-do = Add them
host = host
you = you
bot-stands-in = a bot is standing in
play-again = I’m back
let-bot = Let a bot play for me
let-bot-them = Let a bot play for them
host-silent = { $name }, the host, may be away. Any player can take over once the host has been inactive for an hour, or longer where turns may take longer.
take-over = Become the host
pause-long = It has been a long pause: any player can continue the match.
block = Block
unblock = Unblock
blocked = blocked
report = Report…
report-why = What is wrong?
report-words = Offensive messages
report-name = Offensive name
report-cheating = Cheating
report-other = Something else
report-more = Details (optional)
report-send = Send report
report-sent = Thank you. Whoever runs this server will look at your report; nobody at the table will be told.
silence = Mute for everybody
unsilence = Unmute
silenced = muted
person-more = More about { $name }
rename = Change my name
stand = Stand up and watch
stand-playing = Stand up and let a bot play
give = Give it
give-chair = Give them a seat
give-which = Give them this player’s seat:
give-seat-of = Give them { $name }’s seat
give-own-which = Give my seat to…
give-own = Give my seat to { $name }
hand-over = Make them the host
kick = Remove from the table
joined-only = At the table without a seat
sure = { $label }: are you sure?
onlookers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
at-table = At this table
close-table = Close the table
other-device = Continue on another device
other-device-how = This link is your seat: open it on another device to play there. Don’t give it to anybody else.
own-link = Copy my own link
new-link = Get a new link
new-link-how = If you get a new link, the old ones stop working. Nothing changes on this device.
new-link-done = You have a new link; the old ones no longer work.
this-device = On this device
notices = Tell me when it’s my turn
notices-how = This works when the page is in the background and, if the server allows it, even when it is closed.
webhook = Call a URL when it’s my turn
webhook-save = Save the URL
webhook-end = Remove the URL
webhook-how = For people who run their own service: the URL is called when it’s your turn and you are away.
webhook-on = The URL is called when it’s your turn and you are away, for every table you have joined on this device.
talk-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
emotes = Quick phrases
question = Your decision
record-save = Save the record
record-check = Check it yourself

# Rules
learn = First game
learn-none = There is no guided first game here yet; the rules are short.
learn-step = Step { $at } of { $of }
learn-other = A fine idea for later; for now, do what the lesson asks.
tv = Show the table on a big screen
no-network = You are offline. Tables need a connection; this page reconnects by itself.
play-it = Play it
howto = How to play
howto-part = { $part ->
    [aim] Aim of the game
    [turn] A turn
    [special] Special cases
    [end] End of the game
   *[scoring] Scoring
}
rules-in-full = All the rules, numbered
rules-search = Search for a word or a number
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions that.
rules-kinds = Show only
kind-book = From the rulebook
kind-ruling = Our rulings
kind-ruling-how = Where the rulebook is silent or contradicts itself, we had to decide.
kind-rebuilt = Reconstructed by us
kind-rebuilt-how = The rulebook shows this only in a picture, or not at all, so we have filled it in.
rebuilt-adventures-characters = The characters: the rulebook names the Hatter and the Queen; we added Alice and the White Rabbit.
rebuilt-adventures-spaces = Which of the twelve spaces is which. The rulebook shows them in a picture but has no list.
rebuilt-adventures-numbers = The numbers on the spaces, which matter when you spin for small cookies.
rebuilt-wordland-scoring = The points on the scoring cards, for each number of players.
rebuilt-wordland-lexicon = The topics, and which letters are on the cards of each colour, made from scratch for each language. The English topics are British but include American words too.
rebuilt-tea-time-characters = The sixth character. The rulebook names five.
rebuilt-tea-for-two-start_stars = The stars on the cards of the starting decks: one each, and none on a White Rabbit.
rebuilt-tea-for-two-stack_stars = The stars on the cards of the five stacks: 1, 1, 2, 2 and 3 in each.
rebuilt-tea-for-two-watch = The order of the five spaces around the watch.
rebuilt-tea-for-two-missions = Which two missions share each tile.

# Checking a record
lab-page = The lab
history-page = Your matches
check-title = Check it yourself
