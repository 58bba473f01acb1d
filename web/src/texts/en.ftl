title = Curiouser
motto = Four games from Wonderland, and everybody is late for tea.
home = Home
back = Back
close = Close
language = Language
offline = The server can't be reached. Check your connection and try again.
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
name-usual = Alice
how-many = How many play
bots = Bots
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
sit = Sit here
seat-bot = Seat a bot
seat-clear = Free the seat
seat-free = Free
seat-away = away
start = Begin
start-not-yet = Some seats are still free
wait-for-host = The host begins when everybody is here.
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
ruling = A ruling of ours, where the rulebook is silent.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
settings = Settings
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
rematch = Once more
look-at-table = Look at the table

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
log-started = The match begins.
log-ran-out = Time is up for { $seat }.
log-paused = { $name } asks for a pause.
log-resumed = The match goes on.
log-rematched = A new match is laid out.
log-closed = The table is closed.
