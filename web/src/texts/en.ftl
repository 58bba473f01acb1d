title = Curiouser
motto = Four games from Wonderland, and everybody is late for tea.
home = Home
back = Back
close = Close
language = Language
offline = The server can't be reached. Check your connection and try again.
too-long = That is too long for the server.
strange-answer = The server gave an answer that makes no sense here ({ $status }). Try again in a moment.
nothing-here = There is nothing at this address. Perhaps a part of the link was lost on its way: ask for it once more.
updated = Curiouser was updated: reload the page.
reload = Reload
opening = Laying the table …
closed = This table is closed.
no-table = This table is not there any more.
no-game = There is no such game here.
nothing-to-see = Only those who play may look at this table.

# Games
game-adventures = Adventures
game-tea-for-two = Tea for Two
game-tea-time = Tea Time
game-tic-tac-toe = Tic-tac-toe
game-wordland = Wordland
players = { $range ->
    [one] For { $least } players
   *[more] For { $least } to { $most } players
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
variant = A variant from the lab: some numbers of the box are others here.
how-many = How many play
bots = How well bots play
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
play-bots = Play now, against bots
play-people = Make a table for friends

# The waiting room
waiting-room = Before the match
copy = Copy the link
copied = Copied
copy-by-hand = To copy by hand
sit = Sit here
seat-bot = Seat a bot
seat-clear = Send the bot away
seat-free = Free chair
seat-away = away
start = Begin
start-not-yet = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
wait-for-host = { $name } begins when everybody is here.
add-here = Another player on this device
join = Come to the table

# At the table
players-here = Players
score = Score:
is-to-move = to move
your-turn = It’s your turn, { $name }.
your-turn-short = Your turn
waiting-for = Waiting for { $names }.
just-a-moment = Just a moment …
paused = The table pauses.
over = The match is over.
time-left = Time left:
log = What happened
log-empty = Nothing yet.
rules = Rules
talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
settings = Table and settings
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sounds = Sounds
motion = Motion
pause = Pause
resume = Go on
leave = Leave the table
undo = Take back
undo-asked = { $name } would like to take a move back.
undo-waiting = A move may be taken back; somebody is being asked.
undo-yes = Of course
undo-no = Rather not
hint = Hint
hint-show = Show me
hint-thinking = Let me think …
hint-chance = { $chance } % to win (± { $error })
hint-score = { $score } points at the end (± { $error })
hint-sure = { $won ->
    [yes] A win, whatever happens
   *[no] Lost against good play
}
hint-others = { $count ->
    [one] Another move looks weaker.
   *[other] { $count } other moves look weaker.
}
hint-how = From what you know, with everybody playing on sensibly. ± is half of a 95 % interval.
why = Why?
why-rule = Why? Rule { $rule }
line-lost = The line is lost. Trying again …
line-lost-sending = The line is lost. Your move is kept and will be sent.
hand-on = Hand the device to { $name }.
hand-on-ready = I am { $name }
any-moves = Your moves
any-facts = The table as the server tells it

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
rematch = Once more
try-again = Try again
again-yes = Yes, once more
again-said = for one more
days-left = { $count ->
    [one] a day
   *[other] { $count } days
}
log-laying = { $count ->
    [one] The table is laid: one line
   *[other] The table is laid: { $count } lines
}
tie-broken = Equal points: the rules say who comes first.
account = Where the points come from
account-total = In all
result = The result
last-result = The last result
next-asked = Somebody would like one more match.
next-begun = The next match has begun.
look-at-table = Look at the table
look-back = Look back

# Talk and the log
somebody = Somebody
said = { $name }: { $text }
took-back = { $name } takes a move back.
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-hurry = I’m late, I’m late!
emote-laugh = Ha ha!
emote-wow = Curiouser and curiouser!
emote-tea = More tea?
emote-goodbye = Goodbye!
log-joined = { $name } comes to the table.
log-left = { $name } leaves the table.
log-kicked = { $name } was asked to leave.
log-seated = { $name } sits down.
log-stood = { $name } frees a chair.
log-started = The match begins.
log-ran-out = Time is up for { $seat }.
log-paused = { $name } asks for a pause.
log-resumed = The match goes on.
log-rematched = A new match is laid out.
log-closed = The table is closed.
log-changed = { $name } changes what the table plays by.
log-named = Somebody is called { $name } now.
log-handed-over = { $name } is the host now.

# The first page
skip = Skip to the game
choose-game = What shall we play?
day-link = Deal of the day
warm-up = Or, to warm up:
play-now = Play now
with-friends = With friends …
blurb-adventures = Race along the garden path, gather cookies, and mind the hole.
blurb-wordland = Say a word on the topic before the pot whistles, without the forbidden letters.
blurb-tea-time = Take guests from the table; their looking-glass twins take them away again.
blurb-tea-for-two = A duel of two teapots, card against card, cake by cake.
by-code = Have a code?
by-code-how = The four letters that your friends told you.
tables-open = Tables with free chairs
tables-more = { $count ->
    [one] Show one more table
   *[other] Show { $count } more tables
}
seats-free = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
}
status-waiting = waiting for players
status-ready = about to begin
status-may-begin = you can begin
status-playing = in play
status-over = finished: look at the result, or once more
status-your-turn = it’s your turn
status-closed = closed
status-unknown = …

# What a table agrees on
more-options = More choices
words-language = Language of the words
children = Children play along
children-any = No free talk, and only who has the link or the code comes to the table.
children-adventures = Hands of two cards and an easier Hole; no free talk, and only who has the link or the code comes to the table.
children-wordland = Topics for children and one forbidden letter; no free talk, and only who has the link or the code comes to the table.
clock = Time for a turn
clock-0 = As long as you like
clock-30 = 30 seconds
clock-90 = A minute and a half
clock-300 = 5 minutes
clock-86400 = A day
clock-259200 = Three days
clock-other = { $seconds } seconds
late = When time is up
late-bot = A bot plays on until they are back
late-move = A bot makes that one move
chat = How people talk
chat-free = Freely
chat-emotes = With ready-made words
chat-off = Not at all
watch = Who may look on
watch-anyone = Anybody with the link
watch-people = Those who have joined
watch-nobody = Only those who play
hints = Hints
hints-how = Whoever is to move may ask which moves look best.
listed = Open to everybody
listed-how = The table is shown on the first page while chairs are free.
option-open_hands = Open hands
how-open_hands = Everybody sees all cards: good for a first game.
option-easy_hole = An easier Hole
how-easy_hole = After a failed try a card lets you walk out.
option-advanced = The advanced game
how-advanced = With characters and their powers.
option-madness = Forbidden letters
values-madness = { $value ->
    [0] As usual
   *[other] { $value }
}
option-seconds = Seconds on the pot
values-seconds = { $value ->
    [0] As usual
   *[other] { $value }
}
option-careful = Careful in the chat, too
how-careful = A forbidden letter there puts you out as well.
option-need_winner = One winner only
how-need_winner = The last scoring card decides a tie.
option-teapot = Around one screen
how-teapot = Everybody speaks aloud; the screen is the teapot.
agreed = What was agreed on
agreed-clock = Time for a turn: { $clock }
agreed-late-move = When time is up, a bot makes that one move
agreed-watch-people = Only those who have joined look on
agreed-watch-nobody = Nobody looks on
agreed-chat-emotes = Ready-made words only
agreed-chat-off = No talk
agreed-no-hints = No hints
change = Change the table
change-do = Agree on this

# Inviting and hosting
invite = Invite
invited = { $name } has laid a table for you.
invitation = Come and play { $game }! The code of the table is { $code }.
code-to-tell = The code to tell your friends
qr = The link to this table as a QR code
share = Share
luck-sealed = The luck of this match is sealed already. At the end the seal is opened, and anybody can check it.
seal = The seal
seal-how = The fingerprint of all luck of this match, published before the deal. This device remembers it, and compares it at the end.
word-added = This device has added a word of chance of its own: nobody can have chosen the luck before.
seal-changed = The seal of this match is not the one that this device saw before the deal. Somebody may have chosen its luck; keep the record.
word-missing = The word that this device added to the luck is missing from it, though the server had taken it. Somebody may have chosen the luck; keep the record.
fill-bots = { $free ->
    [one] Seat a bot on the free chair
   *[other] Seat bots on all { $free } free chairs
}
their-name = Their name
add-here-do = Add them
host = host
you = you
bot-stands-in = a bot stands in
play-again = I’m back
let-bot = Let a bot play for me
let-bot-them = Let a bot play on
host-silent = { $name }, the host, may be gone. After an hour without a sign of them any player can take over.
take-over = Become the host
pause-long = The pause has been long: any player may go on.
mute = Mute their talk
unmute = Listen again
silence = Silence for everybody
unsilence = Let them talk again
silenced = may not talk
person-more = More about { $name }
rename = Change my name
stand = Stand up and look on
stand-playing = Stand up; a bot plays on
give = Give it
give-chair = Give them a chair
give-which = Give them the chair of
give-seat-of = Give them the chair of { $name }
give-own-which = Give my chair to
give-own = Give my chair to { $name }
hand-over = Make them the host
kick = Ask to leave
joined-only = At the table without a chair
sure = { $label }: sure?
onlookers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
at-table = At this table
close-table = Close the table
other-device = Go on elsewhere
other-device-how = This link is your seat: open it on another device and play on there. Give it to nobody else.
own-link = Copy my own link
new-link = New link for me
new-link-how = With a new link the old ones stop working. This device goes on by itself.
new-link-done = You have a new link; the old ones no longer work.
this-device = On this device
notices = Tell me when it’s my turn
notices-how = While you look elsewhere; where the server can, even when this page is closed.
webhook = Call an address on my turns
webhook-save = Call it
webhook-end = No more calls
webhook-how = For those who run a service of their own: it hears of your turns while you are away.
webhook-on = It is called when it’s your turn and you are away, from every table where you sit on this device.
talk-unread = { $count ->
    [one] Talk, one new
   *[other] Talk, { $count } new
}
emotes = Say it quickly
question = What is asked
record-save = Save the record
record-check = Check it yourself

# Rules
learn = First game
learn-none = There is no guided first game here yet; the rules are short.
learn-step = Step { $at } of { $of }
learn-other = A fine idea for later; here, do what the lesson asks.
tv = Show the table on a big screen
no-network = You are offline. Tables need a connection; this page comes back by itself.
play-it = Play it
rules-search = Look for a word or a number
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule speaks of that.
rules-kinds = Show only
kind-book = From the rulebook
kind-ruling = Our rulings
kind-ruling-how = Where the rulebook is silent, or says two things, we had to decide.
kind-rebuilt = Rebuilt by us
kind-rebuilt-how = What the rulebook shows in a picture only, or not at all; we have filled it in.
rebuilt-adventures-characters = Who plays: the rulebook names the Hatter and the Queen, Alice and the White Rabbit came with us.
rebuilt-adventures-spaces = Which of the twelve spaces is which. The rulebook has a picture of them and no list.
rebuilt-adventures-numbers = The numbers on the spaces, which the spinner reads at the Small Cookies.
rebuilt-wordland-scoring = The points on the scoring cards, for each number of players.
rebuilt-wordland-lexicon = The topics, and how often each letter is in its pile; in each language from scratch.
rebuilt-tea-time-characters = The sixth character. The rulebook names five.
rebuilt-tea-for-two-start_stars = The stars on the cards of the first decks: one each, and none on a White Rabbit.
rebuilt-tea-for-two-stack_stars = The stars on the cards of the five stacks: 1, 1, 2, 2 and 3 in each.
rebuilt-tea-for-two-watch = The order of the five spaces around the watch.
rebuilt-tea-for-two-missions = Which two missions share a tile.

# Checking a record
lab-page = The lab
history-page = Your matches
check-title = Check it yourself
