# Tables
no-table = There is no table “{ $table }”; check the code or ask for a new link.
table-broken = This version of the program can’t open this table ({ $table }); ask whoever runs the server.
refused-closed = This table is closed; make a new one.
refused-stranger = You are only watching; join the table with a name first.
refused-message = This message isn’t valid: { $reason }.
refused-rate = Too many requests; wait a moment and try again.
refused-place = The server has too many connections, so this one was closed to make room for others. Try again in a moment.
refused-tables = Too many tables have been made from your address recently; try again in a few minutes.
refused-stored = Too much has been stored from your address recently; try again in a few minutes.
refused-full = This table is full: there is no room for more moves or messages. Make a new one.
refused-trouble = Something went wrong on the server, but nothing was lost. Try again in a moment.
record-sealed = The record of this match is sealed until the match is over.
refused-replay = Only people at this table can look back at its matches; ask one of them for the record.
refused-long-record = This record is too long to show here; use “curiouser replay” in a terminal.
refused-no-reviews = This server doesn’t offer reviews; use “curiouser review” in a terminal.
refused-reviews-busy = The server is busy with other reviews; try again in a minute.
refused-review-gone = This review has been deleted; ask for it again.
refused-long-review = This match is too long to review here; use “curiouser review” in a terminal.
refused-origin = This page isn’t allowed to connect to this server.
refused-encoding = This server doesn’t unpack compressed requests; send the body as it is.
refused-link = This link no longer works; ask for a new one.

# Terms
refused-language = That language isn’t available here; choose one of: { $known }.
refused-edition = This edition can’t be played: { $reason }.

# People
refused-name = A name must have { $most ->
    [one] one character
   *[other] 1 to { $most } characters
}.
refused-name-taken = Somebody at this table is already called “{ $name }”; choose another name.
refused-name-bot = “{ $name }” is a bot’s name; choose another name.
refused-rename = At this table you can’t change your name during a match.
refused-crowd = This table is full: { $most ->
    [one] there is already one person here
   *[other] there are already { $most } people here
}.
refused-no-watching = Nobody can watch this table once a match has begun.
refused-nobody = There is nobody with that number at this table.
refused-yourself = You can’t do that to yourself.
refused-host = Only the host of the table can do that.
refused-host-already = That person is already the host.
refused-host-patience = The host was active not long ago; any player can take over once the host has been inactive for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

# Seats
refused-no-seat = There is no such seat; this table has { $most ->
    [one] one seat
   *[other] { $most } seats
}.
refused-not-yours = That isn’t your seat.
refused-sitting = You are already sitting there.
refused-taken-seat = Somebody else has that seat.
refused-free-seat = Nobody is sitting there.
refused-free-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} still free; wait for others, or seat bots.
refused-second-seat = Nobody can take a second seat during a match.
refused-held-seat = Somebody else has played this seat in this match; only they can come back to it.
refused-bot = There is no such bot for this game; choose from: { $known }.
refused-bot-plays = A bot is playing your seat; take it back first.
refused-patience = That player has a little more time: after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} of waiting, a bot can take over.
refused-players-only = Only players with a seat can do that.
refused-word = At this table, a word for the shuffle may contain only digits.
refused-opening = The match is about to begin: seats, bots and settings stay as they are now.
refused-not-opening = You don’t need to give a word for the shuffle now.
refused-word-hash = That isn’t the word you committed to. Reload the page and try again.
refused-borrowed = The shuffle of this match comes from somewhere else, so words can’t be added to it.
refused-consent = The shuffle of this match comes from somewhere else, and { $people ->
    [one] one player hasn’t
   *[other] { $people } players haven’t
} agreed to that yet.

# The match
refused-started = The match has already begun; you can only do that before it starts.
refused-not-started = No match is being played at the moment.
refused-not-over = The match isn’t over yet.
refused-paused = The table is paused; wait until the match continues.
refused-not-paused = The table isn’t paused.
refused-no-move = This isn’t a move of the game: { $reason }.
refused-long-move = This move is too long.
refused-asked-already = There is already a request to take back a move.
refused-not-asked = There is no request for you to answer.

# A match that goes on from another one
refused-begun = This table continues another match: the game, the seats and the options stay as they were there.
refused-moment-clock = This game is played against the clock, so you can’t continue from the middle of a match. Play a new match.
refused-moment-over = The match was already over then; choose an earlier moment.
refused-moment-step = There is no such moment in this match.
refused-moment-luck = This record doesn’t contain the seed of its random draws. Choose “Dealt again” instead.
refused-moment-long = This match is too long for its hidden cards to be dealt again. Choose “As it was”, or an earlier moment.
refused-deal = There is no such deal.
refused-deal-open = This match isn’t over yet; you can share its deal afterwards.
refused-day = There is no deal for that day. Choose today or an earlier day.
refused-day-game = There is no deal of the day for this game.

# Hints
refused-hint-none = There are no hints in this game.
refused-hint-off = Hints are off at this table.
refused-hint-watching = Hints are for players; you are only watching.
refused-hint-turn = You can only ask for a hint when it is your turn.
refused-hint-busy = The server is busy with other hints; ask again in a moment.
refused-hint-rate = You have asked for a lot of hints; think for yourself for a little while, then ask again.

# Talk
refused-text = A message must have { $most ->
    [one] one character
   *[other] 1 to { $most } characters
}.
refused-chat = { $chat ->
    [off] There is no chat at this table.
   *[emotes] At this table you can use only the quick phrases.
}
refused-silenced = The host has muted you.

# Operators
export-line = Line { $line } isn’t a line of an export: { $reason }.
export-order = Line { $line } is in the wrong place in the export.
export-format = This export has format { $format }, but this program knows only format { $known }; upgrade it.
export-changed = The file was changed after it was written; get another copy of it.
export-cut = The file ends at line { $line }, in the middle of an export; get another copy of it.
import-exists = Table { $table } is already in the database, so nothing was imported; use --skip-existing to add only what is missing.
import-fault = Nothing was imported. { $what }
replay-fault = Table { $table }, entry { $n }: { $fault ->
    [gap] entries are missing or duplicated.
    [entry] it can’t be read or played any more ({ $reason }).
    [luck] the draws don’t match the seal.
    [seal] the seal isn’t valid.
    [end] the match is marked as over, but it isn’t.
    [other-end] from this move on the match replays differently.
   *[summary] the summary of the table doesn’t match its log.
}

# Notices
refused-no-push = This server doesn’t send push notifications.
refused-no-webhooks = This server doesn’t call webhooks.
refused-notice-address = Notifications can’t be sent to this address; use a public one that starts with https://.
refused-notices = You already have { $most ->
    [one] one notification set up at this table; remove it first
   *[other] { $most } notifications set up at this table; remove one of them first
}.

# The lab
refused-lab-off = This server doesn’t run what-ifs; whoever runs it can allow them with “curiouser serve --lab”.
refused-lab-busy = One of your what-ifs is still running, or too many are waiting; try again when one has finished.
refused-lab-many = That is too many matches for this server; it plays up to { $most }.
refused-lab-gone = This what-if has been deleted; run it again.

# Moderation
refused-banned = You have been banned from this server; if that’s a mistake, ask whoever runs it.
refused-name-banned = This name isn’t allowed on this server; choose another name.
refused-words = This contains a word that isn’t allowed on this server; write it differently.
refused-reports = There are already many reports about this table; whoever runs the server will look at them.
refused-admin = The admin token is wrong or missing.
refused-ban = Say what to ban: an address, a network or a name.
refused-too-many-rules = There are already too many bans and forbidden words; remove some first.
refused-list-word = A word for the list has { $most ->
    [one] one letter
   *[other] 1 to { $most } letters
} and may have a star at either end or both, such as “tea*”.
refused-limit = There is no such limit; choose one of: { $known }.
refused-limit-value = { $most ->
    [0] This limit can only be 0.
   *[other] This limit can be anything from 0 to { $most }.
}
admin-token-open = Others can read { $file }; run chmod 600 on it, or delete it and restart the server to get a new one.
admin-token-short = The admin token in { $file } is too short; it needs at least { $least ->
    [one] one character
   *[other] { $least } characters
}.
