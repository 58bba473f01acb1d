# Tables
no-table = There is no table “{ $table }”; check the code or ask for a new link.
table-broken = This table ({ $table }) can't be opened by this version of the program; ask whoever runs the server.
refused-closed = This table is closed; make a new one.
refused-stranger = You only look on here; join the table with a name first.
refused-message = This message can't be understood: { $reason }.
refused-rate = Too much at once; wait a moment and try again.
refused-tables = Too many tables were made from your address lately; try again in a few minutes.
refused-full = So much has happened at this table that there is no room for more. Make a new one.
refused-trouble = Something is wrong on the server; nothing was lost. Try again in a moment.
record-sealed = The record of this match is sealed until the match is over.
refused-replay = Only those who are at this table may look back at its matches; ask one of them for the record.
refused-long-record = This record is too long to be shown here; “curiouser replay” in a terminal shows it.
refused-no-reviews = This server makes no reviews; “curiouser review” in a terminal does.
refused-reviews-busy = Many reviews are being made just now; try again in a minute.
refused-review-gone = This review is no longer kept; ask for it again.
refused-long-review = This match is too long to be reviewed here; “curiouser review” in a terminal takes its time.
refused-origin = This page may not talk to this server.
refused-link = This link is no longer good; ask for a new one.

# Terms
refused-language = There is no such language here; choose one of: { $known }.
refused-edition = This edition makes no match: { $reason }.

# People
refused-name = A name has 1 to { $most } letters.
refused-name-taken = Somebody at this table is called “{ $name }” already; choose another name.
refused-name-bot = “{ $name }” is how a bot is called; choose another name.
refused-rename = At this table names stay as they are during a match.
refused-crowd = There are { $most } people at this table already; that is as many as fit.
refused-no-watching = Nobody may look on at this table once a match has begun.
refused-nobody = Nobody with that number is at this table.
refused-yourself = You can't do that to yourself.
refused-host = Only the host of the table may do that.
refused-host-already = That is the host already.
refused-host-patience = The host was here not long ago; after { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} of silence any player may take their part.

# Seats
refused-no-seat = There is no such seat; this table has { $most ->
    [one] one seat
   *[other] { $most } seats
}.
refused-not-yours = That seat is not yours.
refused-sitting = You sit there already.
refused-taken-seat = Somebody else has that seat.
refused-free-seat = Nobody sits there.
refused-free-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} still free; wait for others, or seat bots.
refused-second-seat = During a match nobody may take a second seat.
refused-held-seat = Somebody else has played this seat in this match; only they may come back to it.
refused-bot = There is no such bot for this game; choose from: { $known }.
refused-bot-plays = A bot plays your seat; take it back first.
refused-patience = That seat has a little more time: after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} of waiting a bot may take over.
refused-players-only = Only those who have a seat may do that.
refused-word = At this table a word for the luck is made of figures only.

# The match
refused-started = The match has begun; that can only be done before it.
refused-not-started = No match is being played now.
refused-not-over = The match is not over yet.
refused-paused = The table pauses; wait until it goes on.
refused-not-paused = The table does not pause.
refused-no-move = This is not a move of the game: { $reason }.
refused-long-move = This move is too long to be one.
refused-asked-already = Somebody is being asked about a move already.
refused-not-asked = You are not asked anything now.

# A match that goes on from another one
refused-begun = This table goes on with another match: game, seats and options stay as they were there.
refused-moment-clock = This game is played against the clock, so nobody can go on from the middle of it. Play a new match.
refused-moment-over = The match was over there; choose an earlier moment.
refused-moment-step = The match has no such moment.
refused-moment-luck = This record does not tell its luck. Choose “dealt anew” instead.
refused-moment-long = This match is too long for its secrets to be dealt anew. Choose “as it was”, or an earlier moment.
refused-deal = There is no such deal.
refused-deal-open = This match is not over yet; its luck can be shared afterwards.
refused-day = There is no deal for that day. Choose today or an earlier day.
refused-day-game = There is no deal of the day for this game.

# Hints
refused-hint-none = There are no hints in this game.
refused-hint-off = This table plays without hints.
refused-hint-watching = Hints are for those who play; you only look on.
refused-hint-turn = A hint is for whoever is to move; wait for your turn.
refused-hint-busy = All helpers are busy thinking just now; ask again in a moment.
refused-hint-rate = That was a lot of asking; think for yourself a little, then ask again.

# Talk
refused-text = Say something of 1 to { $most } letters.
refused-chat = { $chat ->
    [off] There is no chat at this table.
   *[emotes] At this table people talk by signs only.
}
refused-silenced = The host has asked you to be silent.

# Operators
export-line = Line { $line } is no line of an export: { $reason }.
export-order = Line { $line } does not belong where it stands in an export.
export-format = This is an export of format { $format }, and this program knows format { $known }; upgrade it.
export-changed = The file was changed after it was written; take another copy of it.
export-cut = The file ends with line { $line }, in the middle of an export; take another copy of it.
import-exists = Table { $table } is in the database already, so nothing was stored this time; --skip-existing takes only what is missing.
import-fault = Nothing was stored. { $what }
replay-fault = Table { $table }, entry { $n }: { $fault ->
    [gap] entries are missing, or stand twice.
    [entry] it can't be read or played any more ({ $reason }).
    [luck] luck is not what the seal says.
    [seal] the seal does not hold.
    [end] the match is not over there.
    [other-end] from this move on the match goes another way than it went.
   *[summary] what is noted about the table does not fit its log.
}

# Notices
refused-no-push = This server sends no pushes.
refused-no-webhooks = This server calls no webhooks.
refused-notice-address = Notices can't be sent to this address; name one that starts with https:// and can be reached by everybody.
refused-notices = You have { $most } notices at this table already; end one first.

# The lab
refused-lab-off = This server plays no what-ifs; whoever runs it can allow them with “curiouser serve --lab”.
refused-lab-busy = A what-if of yours is still being played, or too many wait already; try again when one is over.
refused-lab-many = That is too many matches for this server; it plays up to { $most }.
refused-lab-gone = This what-if is not here any more; ask again.
