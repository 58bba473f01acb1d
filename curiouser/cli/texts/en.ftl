# Words that are no command
unknown-command = There is no command “{ $word }”; choose one of: { $known }.
unknown-flag = There is no “{ $word }” here; “{ $command } --help” shows what there is.
unused-word = “{ $word }” is one word too many; “{ $command } --help” shows what is expected.
missing-word = { $name } is missing; “{ $command } --help” shows what is expected.
missing-value = Nothing stands behind { $name }; “{ $command } --help” shows what is expected.
repeated-flag = { $word } may be given only once.
bad-value = “{ $value }” can't be the value of { $name }; “{ $command } --help” shows what can.
misread = These words can't be understood; “{ $command } --help” shows what is expected.
bad-count = { $flag } can't be { $value }; choose a number from 1 to { $most }.
bad-option-form = “{ $word }” is not an option of a game; write NAME=VALUE, and see “curiouser games” for the names.
bad-name = “{ $name }” can't be a player's name; choose one of 1 to { $most } letters.
unknown-player = There is no bot “{ $name }”; choose from: { $known }. People are “me”, or have a name with a capital letter.
unknown-rule = There is no rule “{ $id }” in { $game }; its rules are { $first } to { $last }.

# Files
cant-read = { $file } can't be read: { $why ->
    [no-such-file] there is no such file
    [is-a-folder] it is a folder
    [not-permitted] you may not read it
   *[other] { $reason }
}.
cant-write = { $file } can't be written: { $why ->
    [no-such-file] there is no such folder
    [is-a-folder] it is a folder
    [not-permitted] you may not write there
   *[other] { $reason }
}.
no-room = The output can't be written: { $reason }.
record-unfinished = { $file } holds a match that is not over; go on with “curiouser play --resume”, or name another file.
resume-alone = --resume takes everything from the file; leave out the game and all other flags but --language.
resume-over = The last match in { $file } is over; look at it with “curiouser replay”.
resume-seed = { $file } does not hold the seed that was sealed for this match, so luck can't go on.

# Players
seat-one = Seat { $seat }
seat-you = Seat { $seat } (you)
seat-of = Seat { $seat } ({ $player })

# Playing
play-which = What shall we play?
play-number = Number or name:
play-no-number = That is none of them; type a number from 1 to { $most }, or a name.
play-how = Type the number of a move, or the move itself; “{ $help }” shows what else you can type.
luck-sealed = All the luck of this match is sealed now. Keep the fingerprint of the seal, if you like:
luck-entropy = Add a word of your own to the luck, or just press Enter:
luck-seeded = with the luck of seed { $seed }
kept-as-it-goes = This match is kept in { $file }.
resumed = where you left it, after { $moves ->
    [0] no move
    [one] one move
   *[other] { $moves } moves
}
hand-over-hide = Press Enter to hide this page, then pass the keyboard to { $name }.
hand-over-take = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
your-turn = { $name }, it's your turn.
more-moves = … and { $more ->
    [one] one more
   *[other] { $more } more
}; type “{ $moves }” to see them all.
others-may = Now may also move: { $names }. Type “{ $name }: …” for them.
no-move-number = There is no such number; choose one from 1 to { $most }, or type the move itself.
refused-why = Type “{ $why }” to read rule { $rule }.
why-nothing = There is no rule to quote just now.
rule-kind = { $kind ->
    [ruling] our ruling
   *[rule] from the rulebook
}
taken-back = { $name } takes the last move back.
kept = The match is kept. To go on with it:
over = The match is over: { $reason }
over-place = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
not-over = The match is not over yet
seal-opened = The seal is opened; this was the seed of all luck:
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
help-why = the rule behind what was just refused or told
help-undo = take your last move back; bots do the same with theirs
help-rules = all rules, or one: “rules G8”
help-board = the board once more
help-moves = every move you can make
help-help = this
help-quit = stop here; the match is kept
help-time = the clock strikes: time is up
help-hint = the best moves, their chances, and why
hint-chances = a chance of { $chance } % (± { $error }), { $score } points (± { $score_error })
hint-sure = { $won ->
    [yes] this wins, whatever comes
   *[no] this loses against good play
}

# Records
verified = verified: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $luck }{ $over ->
    [no] ; the match is not over
   *[yes] { "" }
}
verified-begun = { $moves ->
    [one] The first move was
   *[other] The first { $moves } moves were
} played in another match{ $luck ->
    [same] , with the same luck.
   *[new] ; the seal speaks of the luck after that.
}
verified-many = verified: { $matches } matches with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $luck }
verified-no-words = Nobody added a word to the luck: whoever dealt could have chosen it beforehand.
verified-no-words-many = In { $matches ->
    [one] one match
   *[other] { $matches } matches
} nobody added a word to the luck: whoever dealt could have chosen it beforehand.
verified-luck = { $proof ->
    [no-luck] none of luck
    [seal] { $luck } of luck, all from the seal
    [seed] { $luck } of luck, all from the seed
    [sealed-still] { $luck } of luck, the seal not opened yet
   *[unproven] { $luck } of luck, which nobody can check
}
step = [Enter]

# Games and rules
games-seats = Seats
games-bots = Bots
games-option = Option
games-how = curiouser play GAME · curiouser rules GAME
rules-rules = The rules
rules-rulings = Our rulings, where the rulebook is silent or says two things
rules-edition = The numbers of this edition
rules-source = { $source ->
    [rulebook] from the rulebook
    [reconstructed] reconstructed
   *[changed] changed
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Simulation
simulating = Playing
writing-records = Writing records
records-written = { $matches ->
    [one] One record is
   *[other] { $matches } records are
} in { $file }.
tables-written = { $matches ->
    [one] One match is
   *[other] { $matches } matches are
} kept as tables in { $folder }.
reporting = Playing
report-written = The report is in { $file }.
pictures-written = Its plots are in { $folder }, as PNG and SVG.
differences-clear = { $count ->
    [0] No difference from the base is clear.
    [one] One difference from the base is clear.
   *[other] { $count } differences from the base are clear.
}
trying = Trying
balance-best = Best found
balance-none = Say what may change with --vary, for instance --vary alice=0..12, and what for with --goal.
head-number = Number
head-value = Value
head-goal = Goal
head-wanted = Wanted
head-reached = Reached
balance-tried = { $count ->
    [one] One variant was tried
   *[other] { $count } variants were tried
}, each over the same { $matches } matches.
balance-checked = Played again over other luck:
simulated = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s, that is { $speed } a second, with { $decisions } decisions a match ({ $compiled ->
    [yes] compiled
   *[no] interpreted
}).
head-seat = Seat
head-bot = Bot
head-score = Mean score
head-wins = Wins
head-rate = Share
head-between = 95 % between
head-rating = Rating
head-against = Against
head-matches = Matches
head-chance = By chance
ladder-chance = The last column says how likely two equally strong bots would be to differ by as much.
balance-even = All seats are played alike, and no seat wins more or less than its share as far as this can tell.
balance-uneven = All seats are played alike, but { $count ->
    [one] seat { $seats } wins
   *[other] seats { $seats } win
} more or less than a fair share.
ends = How the matches ended
end-count = { $reason }: { $count } ({ $share } %)

# Laws
checking = Checking
laws-kept = { $game } keeps all { $laws } laws: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $positions ->
    [one] 1 position
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
serve-open = Curiouser is open at { $url } – press Ctrl-C to close it.
serve-port = { $port } can't be a port; choose a number from 0 to { $most }.
serve-below = { $flag } can't be { $value }; choose 0 or more.
serve-proxies = “{ $given }” is no list of addresses; write them between commas, for instance 127.0.0.1,10.0.0.0/8.
serve-no-port = Nothing can be served at { $host }, port { $port }: { $reason }. Choose another with --port.
serve-lan = Others on your network find it at { $url }
serve-port-taken = Port { $port } of { $host } is taken by another program, perhaps by a Curiouser that is open already; end it, or choose another port with --port.
serve-public = “{ $given }” is no address of a page; write it like https://play.example.org.
serve-contact = “{ $given }” is no way to reach you; write mailto:NAME@HOST or an address that starts with https://.
serve-push = Pushes need the package cryptography; install curiouser[push], or leave out --push-contact.
serve-lab = What-ifs need the packages of the lab; install them with pip install 'curiouser[lab]', or leave out --lab.

# Operators
no-tables = There are no tables in { $file }; name the database of your server with --db.
backed-up = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} copied to { $file }.
exporting = Writing tables
exported = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }.
export-left-out = { $tables ->
    [one] One table that is not over was
   *[other] { $tables } tables that are not over were
} left out: what is hidden there is not for everybody’s eyes. With --unfinished they come along.
export-secret = { $file } holds the secrets of { $tables ->
    [one] one table that is not over: whoever reads it knows the hidden cards and the luck to come there
   *[other] { $tables } tables that are not over: whoever reads it knows the hidden cards and the luck to come there
}. Guard it well.
export-exists = { $file } is there already; name a new file.
export-no-table = There is no table { $table }.
importing = Checking tables
imported = { $tables ->
    [0] No table was
    [one] One table was
   *[other] { $tables } tables were
} taken in{ $skipped ->
    [0] .
    [one] ; one was there already.
   *[other] ; { $skipped } were there already.
}
import-unfinished = { $why } { $tables ->
    [0] No table was
    [one] One table was
   *[other] { $tables } tables were
} taken in before that. When it is mended, import again with --skip-existing: it takes what is missing.
replaying = Replaying
replayed = Tables: { $tables }, with { $matches } matches that are over ({ $unproven } of them from before hashes were kept), { $playing } being played, { $moves } moves. { $findings ->
    [0] All of it leads where it led.
    [one] One table does not lead where it led.
   *[other] { $findings } tables don't lead where they led.
}
tables-kept = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} kept.
tables-state = { $state ->
    [waiting] waiting for players
    [playing] being played
    [over] over
   *[closed] closed
}: { $tables }
tables-deleted = { $tables ->
    [0] No table was
    [one] One table was
   *[other] { $tables } tables were
} deleted; nothing had happened there for { $days ->
    [one] a day
   *[other] { $days } days
}.
