# Words that are no command
unknown-command = There is no command “{ $word }”; choose one of: { $known }.
unknown-flag = There is no option “{ $word }” here; see “{ $command } --help”.
unused-word = “{ $word }” is one argument too many; see “{ $command } --help”.
missing-word = { $name } is missing; see “{ $command } --help”.
missing-value = { $name } needs a value; see “{ $command } --help”.
repeated-flag = You can use { $word } only once.
bad-value = “{ $value }” isn’t a valid value for { $name }; see “{ $command } --help”.
misread = There is a mistake in this command; see “{ $command } --help”.
bad-count = { $flag } can’t be { $value }; choose { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
}.
bad-option-form = “{ $word }” isn’t a game option; write it as NAME=VALUE, and see “curiouser games” for the names.
bad-name = “{ $name }” can’t be a player’s name; choose one with { $most ->
    [one] one character
   *[other] 1 to { $most } characters
}.
unknown-player = There is no bot “{ $name }”; choose from: { $known }. For people, use “me” or a name that starts with a capital letter.
unknown-rule = There is no rule “{ $id }” in { $game }; its rules run from { $first } to { $last }.

# Files
cant-read = { $file } can’t be read: { $why ->
    [no-such-file] there is no such file
    [is-a-folder] it is a folder
    [not-permitted] you don’t have permission
   *[other] { $reason }
}.
cant-write = { $file } can’t be written: { $why ->
    [no-such-file] there is no such folder
    [is-a-folder] it is a folder
    [not-permitted] you don’t have permission
   *[other] { $reason }
}.
no-room = The output can’t be written: { $reason }.
record-unfinished = { $file } contains an unfinished match; continue it with “curiouser play --resume”, or choose another file.
resume-alone = --resume takes everything from the file; leave out the game and all other options except --language.
resume-over = The last match in { $file } is over; watch it with “curiouser replay”.
resume-seed = { $file } doesn’t contain the sealed seed of its match, so the match can’t continue.

# Players
seat-one = Seat { $seat }
seat-you = Seat { $seat } (you)
seat-of = Seat { $seat } ({ $player })

# Playing
play-which = What would you like to play?
play-number = Number or name:
play-no-number = That isn’t on the list; type a number up to { $most }, or a name.
play-how = Type the number of a move, or the move itself; type “{ $help }” to see what else you can do.
luck-sealed = Everything that will be drawn at random in this match is now sealed. This is the fingerprint of the seal; keep it if you like:
luck-entropy = Add a word of your own to the shuffle, or just press Enter:
luck-seeded = shuffled with seed { $seed }
kept-as-it-goes = This match is saved move by move in { $file }.
resumed = { $moves ->
    [0] before the first move
    [one] where you left off, after one move
   *[other] where you left off, after { $moves } moves
}
hand-over-hide = Press Enter to clear the screen, then pass the keyboard to { $name }.
hand-over-take = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
your-turn = { $name }, it’s your turn.
more-moves = … and { $more ->
    [one] one more
   *[other] { $more } more
}; type “{ $moves }” to see them all.
others-may = { $names } may move now too. Type “{ $name }:” before a move to make it for them.
no-move-number = There is no move with that number; choose a number up to { $most }, or type the move itself.
refused-why = Type “{ $why }” to read rule { $rule }.
why-nothing = There is no rule to quote at the moment.
rule-kind = { $kind ->
    [ruling] our ruling
   *[rule] from the rulebook
}
taken-back = { $name } takes back the last move.
kept = The match is saved. To continue it:
over = The match is over: { $reason }
over-place = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
not-over = The match isn’t over yet
seal-opened = The seal is open. Everything drawn at random came from this seed:
play-verify = Anybody can check that nothing was tampered with:

command-why = why
command-undo = undo
command-rules = rules
command-board = board
command-moves = moves
command-help = help
command-quit = quit
command-time = time
command-hint = hint
help-move = You can type the number of a move, the move itself, or one of these:
help-why = show the rule behind the last message or refusal
help-undo = take your last move back; bots take theirs back too
help-rules = show all rules, or just one: “rules G8”
help-board = show the board again
help-moves = show every move you can make
help-help = show this help
help-quit = stop here; the match is saved
help-time = say that time is up
help-hint = show the best moves with their chances of winning, and why they are good
hint-chances = { $chance }% chance of winning (±{ $error }), { $score ->
    [one] 1 point
   *[other] { $score } points
} (±{ $score_error })
hint-sure = { $won ->
    [yes] this wins, whatever happens
   *[no] this loses against good play
}

# Records
verified = verified: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $luck }{ $over ->
    [no] ; the match isn’t over
   *[yes] { "" }
}
verified-begun = { $moves ->
    [one] The first move was
   *[other] The first { $moves } moves were
} played in another match{ $luck ->
    [same] , with the same draws.
   *[new] ; the seal covers the draws after that.
}
verified-many = verified: { $matches ->
    [one] one match
   *[other] { $matches } matches
} with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $luck }
verified-no-words = No player added a word to the shuffle, so whoever dealt could have fixed the draws beforehand.
verified-no-words-many = In { $matches ->
    [one] one match
   *[other] { $matches } matches
}, no player added a word to the shuffle, so whoever dealt could have fixed the draws beforehand.
verified-borrowed = { $kind ->
    [day] The draws are those of the deal of the day ({ $day })
   *[match] The draws were borrowed from another match
}: somebody may have known them before this match began.
verified-borrowed-many = In { $matches ->
    [one] one match
   *[other] { $matches } matches
}, the draws were borrowed from another match or a deal of the day: somebody may have known them beforehand.
verified-luck = { $proof ->
    [no-luck] none drawn at random
    [seal] { $luck } drawn at random from the sealed seed
    [borrowed] { $luck } drawn at random from a borrowed seed
    [seed] { $luck } drawn at random from the seed
    [sealed-still] { $luck } drawn at random; the seal hasn’t been opened yet
   *[unproven] { $luck } drawn at random, which nobody can check
}
step = [Enter]

# Games and rules
games-seats = Seats
games-bots = Bots
games-option = Option
games-how = curiouser play GAME · curiouser rules GAME
rules-howto = { $part ->
    [aim] Aim of the game
    [turn] A turn
    [special] Special cases
    [end] End of the game
   *[scoring] Scoring
}
rules-rules = The rules
rules-rulings = Our rulings, where the rulebook is silent or contradicts itself
rules-edition = The values of this edition
rules-source = { $source ->
    [rulebook] from the rulebook
    [reconstructed] reconstructed
   *[changed] changed
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Simulation
simulating = Playing matches
writing-records = Writing records
records-written = { $matches ->
    [one] One record was
   *[other] { $matches } records were
} written to { $file }.
tables-written = { $matches ->
    [one] One match is
   *[other] { $matches } matches are
} saved as Parquet tables in { $folder }.
reporting = Playing matches
report-written = The report is in { $file }.
pictures-written = The plots are in { $folder }, as PNG and SVG.
differences-clear = { $count ->
    [0] There are no clear differences from the base.
    [one] There is one clear difference from the base.
   *[other] There are { $count } clear differences from the base.
}
trying = Trying variants
balance-best = The best variant found
balance-none = Use --vary to say what may change, such as --vary alice=0..12, and --goal to set the target.
head-number = Name
head-value = Value
head-goal = Goal
head-wanted = Target
head-reached = Reached
balance-tried = { $count ->
    [one] One variant was tried, over { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
   *[other] { $count } variants were tried, each over { $matches ->
        [one] the same match
       *[other] the same { $matches } matches
    }
}.
balance-checked = Played again with different luck:
simulated = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s ({ $speed } per second), with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} per match ({ $compiled ->
    [yes] compiled
   *[no] interpreted
}).
head-seat = Seat
head-bot = Bot
head-score = Mean score
head-wins = Wins
head-rate = Share
head-between = 95% interval
head-rating = Rating
head-against = Against
head-matches = Matches
head-chance = By chance
ladder-chance = The last column shows how likely it is that two equally strong bots would differ by at least this much.
balance-even = The same bot plays every seat, and no seat wins measurably more or less often than its fair share.
balance-uneven = The same bot plays every seat, but { $count ->
    [one] seat { $seats } wins
   *[other] seats { $seats } win
} measurably too often or too rarely.
ends = How the matches ended
end-count = { $reason }: { $count } ({ $share }%)

# Laws
checking = Checking the laws
laws-kept = { $game } { $laws ->
    [one] keeps its one law
   *[other] keeps all { $laws } laws
}, checked over { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $positions ->
    [one] one position
   *[other] { $positions } positions
}.
laws-broken = { $game } breaks { $broken ->
    [one] a law
   *[other] laws in { $broken } ways
}:
laws-place = seats { $seats }, options { $options }, seed { $seed }, match { $match }, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

# Serving
serve-open = Curiouser is running at { $url } – press Ctrl-C to stop it.
serve-port = { $port } isn’t a valid port; choose a whole number up to { $most }.
serve-below = { $flag } can’t be { $value }; choose 0 or more.
serve-proxies = “{ $given }” isn’t a list of addresses; separate them with commas, for example: 127.0.0.1,10.0.0.0/8.
serve-no-port = Can’t listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
serve-lan = Others can play at { $url }
serve-port-taken = Port { $port } on { $host } is already in use, perhaps by another Curiouser server; stop that program, or choose another port with --port.
serve-public = “{ $given }” isn’t a web address; write one like https://play.example.org.
serve-contact = “{ $given }” isn’t a contact address; write mailto:NAME@HOST or an address that starts with https://.
serve-push = Push notifications need the cryptography package; install it with pip install 'curiouser[push]', or leave out --push-contact.
serve-lab = What-ifs need the lab packages; install them with pip install 'curiouser[lab]', or leave out --lab.
serve-variable = { $variable } is set, but there is no such setting; did you mean { $nearest }?
serve-variable-unknown = { $variable } is set, but there is no such setting.
serve-token = The token given with { $flag } is too short; it needs at least { $least ->
    [one] one character
   *[other] { $least } characters
}.

# Operators
no-tables = There is no database at { $file }; give your server’s database with --db.
backed-up = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} copied to { $file }.
backups-removed = { $backups ->
    [one] One older backup was
   *[other] { $backups } older backups were
} deleted.
exporting = Writing tables
exported = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} written to { $file }.
export-left-out = { $tables ->
    [one] One unfinished table was
   *[other] { $tables } unfinished tables were
} left out, to keep hidden cards secret. Use --unfinished to include such tables.
export-secret = { $file } contains the secrets of { $tables ->
    [one] one unfinished table
   *[other] { $tables } unfinished tables
}: whoever reads it will know the hidden cards and all the draws to come. Keep it safe.
export-exists = { $file } already exists; choose another file.
export-no-table = There is no table { $table }.
importing = Checking tables
imported = { $tables ->
    [0] No tables were
    [one] One table was
   *[other] { $tables } tables were
} imported{ $skipped ->
    [0] .
    [one] ; one was already there.
   *[other] ; { $skipped } were already there.
}
import-unfinished = { $why } { $tables ->
    [0] No tables were
    [one] One table was
   *[other] { $tables } tables were
} imported before that. Once the problem is fixed, import again with --skip-existing to add what is missing.
replaying = Replaying matches
replayed = Tables: { $tables }. Finished matches: { $matches } ({ $unproven } from before hashes were kept). Matches being played: { $playing }. Moves: { $moves }. { $findings ->
    [0] Every match replays exactly as it was played.
    [one] One table doesn’t replay as it was played.
   *[other] { $findings } tables don’t replay as they were played.
}
tables-kept = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} stored.
tables-state = { $state ->
    [waiting] waiting for players
    [playing] being played
    [over] over
   *[closed] closed
}: { $tables }
tables-deleted = { $tables ->
    [0] There were no tables to delete
    [one] One table was deleted
   *[other] { $tables } tables were deleted
} after { $days ->
    [one] a day
   *[other] { $days } days
} without activity.

# Help
about = Board games from Wonderland: one engine for the table, the bots and the lab.
about-more = Every command has --help and speaks English, Polish or Romanian (--language en|pl|ro).
usage = Usage:
usage-word = { $word ->
    [command] COMMAND
    [options] OPTIONS
    [args] ARGUMENTS
    [game] GAME
    [file] FILE
    [id] RULE
    [action] ACTION
    [words] ARGUMENTS
   *[other] { $word }
}
usage-value = { $kind ->
    [int] NUMBER
    [float] NUMBER
    [path] PATH
    [choice] CHOICE
   *[str] TEXT
}
usage-title = { $group ->
    [commands] Commands
    [arguments] Arguments
   *[parameters] Options
}
usage-required = {"["}required]
usage-choices = {"["}one of: { $choices }]
usage-variable = {"["}variable: { $variable }]
usage-default = {"["}default: { $value }]
flag-help = Show this help.
flag-version = Show the version.

# Commands
purpose-play = Play in this terminal, against bots or other people at the keyboard.
purpose-serve = Run a server where people anywhere can play, with each other and with bots.
purpose-simulate = Let bots play many matches, and summarise the results.
purpose-report = Let bots play many matches, then write a page with plots, including the effects of any changes.
purpose-balance = Search for edition values that meet a target.
purpose-ladder = Let every bot play every other bot, and rate them.
purpose-replay = Show a recorded match in words.
purpose-review = Show how much of a finished match was luck and how much was choice.
purpose-verify = Check every move, every random draw and the result of a recorded match.
purpose-games = List the games with their seats, options and bots.
purpose-rules = Show the rules of a game, our rulings and the values of its edition.
purpose-check-game = Check that a game, ours or your own, keeps the laws that every game must keep.
purpose-tables = For operators: count a server’s tables, or delete old ones.
purpose-backup = For operators: copy everything a server has stored, while it runs.
purpose-export = For operators: export tables to a JSON Lines file.
purpose-import = For operators: import tables from an export or a backup.
purpose-replay-all = For operators: check that every stored match still replays identically.
purpose-admin = For operators: look after a server that is running.

# Options
flag-language = The language to use: en, pl or ro; by default, your system’s.
flag-json = Print JSON for other programs to read.
flag-game = The game: a name from “curiouser games”, or module:Class for one of your own.
flag-play-game = The game: a name from “curiouser games”, or module:Class for one of your own; if you leave it out, you choose from a list.
flag-option = An option of the game, as NAME=VALUE; may be repeated.
flag-edition = A TOML file that changes values of the edition.
flag-file = The file of records to read (JSON lines).
flag-import-file = A file written by “curiouser export” or “curiouser backup”.
flag-export-file = The new file to write, as JSON lines.
flag-backup-file = The new file to write (an SQLite database), or a folder for a file named after the current time.
flag-keep = Keep this many backups in the folder, and delete older ones.
flag-seats = How many seats to play with; by default, as many as there are bots, or the fewest the game allows.
flag-check-game-seats = Check only matches with this number of seats.
flag-play-seats = Who sits where: “me”, names that start with a capital letter, or bots; for example, me,greedy or Hare,Hatter.
flag-seed = The seed for everything random: the same number gives the same matches.
flag-play-seed = Draw everything from this number instead of a sealed seed, to repeat a deal.
flag-review-seed = The seed for the review: the same number gives the same review.
flag-record = Where to save the match; by default, in your data folder.
flag-resume = Continue the match saved in this file.
flag-matches = How many matches to play.
flag-check-game-matches = How many random matches to play for each number of seats and each set of options.
flag-bots = The bot for each seat; if you give only one, it plays every seat. The default is greedy.
flag-simulate-bots = The bot for each seat, such as greedy,uniform; if you give only one, it plays every seat.
flag-ladder-bots = The bots that play each other, such as greedy,level-3,level-4.
flag-check-game-bots = The bot that plays every seat; by default, every move is random.
flag-jobs = How many processes to use; by default, up to one for each core.
flag-on = The address of a Dask cluster to play on instead of this machine, such as tcp://HOST:PORT.
flag-tables = Save every match and move as Parquet files in this folder; after an interruption, run the same command again to continue.
flag-records = Write every match to this file, with all events and positions.
flag-to = The file to write the page to; by default, GAME-report.html.
flag-pictures = Also save the plots in this folder, as PNG and SVG.
flag-set = An edition value or an option to change, as NAME=VALUE; may be repeated.
flag-sweep = Several values to try, each as a variant of its own: NAME=1,2,5 or NAME=0..8; may be repeated.
flag-against = A variant to compare with, from another TOML file; may be repeated.
flag-told = How many matches to record event by event, for the figures on rules, cards and spaces.
flag-server = The server on which the links in the report open a table with a variant.
flag-vary = A value that may change, as NAME=LOW..HIGH; may be repeated.
flag-goal = The target: even-seats, or MEASURE=VALUE such as length=40; may be repeated.
flag-tries = The most variants to try.
flag-deals = How many deals each pair of bots plays, each from both seats.
flag-step = Wait for Enter after every player’s move.
flag-boards = Draw the board after every player’s move.
flag-match = Which match in the file to review, counting from 1; not needed if there is only one.
flag-depth = How thorough the review is, as a multiple of the usual number of tries.
flag-html = Write the review to this file as one HTML page.
flag-id = Show only one rule, such as G8.
flag-closely = Check the slow laws only once in this many positions; the quick ones are checked in every position.
flag-db = The database: sqlite:///FILE or postgresql://…; by default, an SQLite file in your data folder.
flag-delete-older = Delete tables where nothing has happened for this many days and no clock is running.
flag-table = The id of a single table to export, instead of all of them.
flag-unfinished = Also export unfinished tables, with all their secrets.
flag-skip-existing = Import only tables that aren’t there yet.
flag-open = Open the page in your browser.
flag-port = The port to listen on; 0 chooses a free one.
flag-host = The address to listen on; use 0.0.0.0 or :: for all addresses of this machine.
flag-fd = The number of an open socket to listen on; may be repeated.
flag-origin = A site on another host whose pages may connect to the server; may be repeated.
flag-public-url = The server’s public address, such as https://play.example.org.
flag-trusted-proxies = The addresses of proxies whose X-Forwarded-For header is trusted, separated by commas.
flag-log = How much to log to stderr.
flag-log-json = Log one JSON object per line.
flag-serve-bots = How many processes run the bots; 0 runs them in the server’s own threads.
flag-bot = A bot of your own, as module:Name, that people can choose at tables; may be repeated.
flag-bot-pause = How long a bot waits before it moves, in milliseconds.
flag-poll = How many milliseconds to wait between checks for clocks that have run out at tables nobody has open.
flag-message-bytes = The longest message a socket may send, in bytes.
flag-body-bytes = The longest body a request may have, in bytes.
flag-body-seconds = How many seconds the body of a request may take to arrive; 0 for no limit.
flag-bodies = How many long request bodies may be read at once, at most a quarter of them from one address; 0 for no limit.
flag-idle = How many seconds a connection may take to send its next request; 0 for no limit.
flag-queue-bytes = How many bytes may wait to be sent before a slow listener is disconnected.
flag-messages-rate = How many messages per second one socket may send; 0 for no limit.
flag-address-rate = How many messages and requests per second one address may send; 0 for no limit.
flag-tables-rate = How many new tables per hour one address may make; 0 for no limit.
flag-joins-rate = How many times per minute one address may try a code or join a table; 0 for no limit.
flag-stored-rate = How many megabytes per hour one address may store; 0 for no limit.
flag-hints-rate = How many hints per minute one socket may ask for; 0 for no limit.
flag-reviews = How many processes review finished matches; 0 for no reviews.
flag-reviews-rate = How many reviews per hour one address may ask for; 0 for no limit.
flag-connections = How many sockets one address may have open (and twice as many connections in all); 0 for no limit.
flag-listeners = How many sockets may be open at one table.
flag-silence = How many seconds a socket may be silent before it is closed.
flag-forget = How many seconds a table that nobody has open stays in memory.
flag-keep-days = How many days an unused table is kept before it is deleted; 0 to keep tables for ever.
flag-push-contact = Your contact for push services, mailto:… or https://…; without it, no push notifications are sent.
flag-webhooks = Let people set a webhook that is called when it’s their turn.
flag-notice-wait = How many seconds into a turn an absent player is notified.
flag-notice-private = Allow notifications to private addresses and over plain HTTP.
flag-lab = Let people run what-ifs on the lab page.
flag-lab-matches = The most matches a what-if may play.
flag-lab-seconds = How many seconds a what-if may take; 0 for no limit.
flag-lab-rate = How many what-ifs per hour one address may run; 0 for no limit.
flag-accept-loss = Open a damaged database anyway, with whatever can still be read.
flag-admin-token = The secret for “curiouser admin”; by default, one is made and kept beside the database.
flag-metrics-token = The secret with which others can read /metrics; without it, only this machine can.
flag-action = What to do: show or change tables, reports, bans, words or limits, or show disk use.
flag-words = What the action applies to: a table, a report, an address or a name, a word, or a limit and its value.
flag-reason = The reason for closing a table, which everybody there sees, or for banning somebody.
flag-days = How many days the ban lasts; 0 means for ever.
flag-after = Show the tables after this one.
flag-admin-server = The server’s address; by default, this machine.
flag-admin-admin-token = The server’s admin token; by default, the one kept beside the database.

# Administration
admin-form = Write it like this: { $form }
admin-no-token = There is no admin token in { $file } ({ $reason }); give the server’s database with --db, or the token in CURIOUSER_ADMIN_TOKEN.
admin-away = { $server } doesn’t answer like a Curiouser server ({ $reason }); give its address with --server.
admin-said = { $sentence }
admin-nothing = There is nothing to show.
admin-more = There are more; continue with --after { $table }.
admin-not-there = There was nothing to change: { $target }
admin-done = { $what ->
    [closed] Closed: { $target }
    [report-done] Report removed: { $target }
    [banned] Banned: { $target }
    [unbanned] Allowed again: { $target }
    [word-added] Added to the list: { $target }
    [word-removed] Removed from the list: { $target }
   *[limit] Limit changed: { $target }
}
admin-disk = Database: { $database }. Reviews: { $reviews }. Free space: { $free }.
