seat = Seat { $seat }
seat-number = { $seat } { $number }
bad-seats = { $game } can’t be played with { $seats } { $seats ->
    [one] seat
   *[other] seats
}; choose one of: { $counts }.
bad-option = { $game } has no option “{ $option }”; its options are: { $known }.
bad-option-value = An option of { $game } has an invalid value ({ $reason }); see “curiouser games”.
unknown-game = There is no game called “{ $game }”; choose one of: { $known }.
unknown-module = “{ $game }” can’t be loaded; write module:Class, naming a module that Python can import.
not-a-game = “{ $game }” isn’t a game; it must be a subclass of curiouser.engine.game.Game.
unfinished-game = “{ $game }” isn’t a complete game yet: { $reason }.
edition-unreadable = The edition { $file } can’t be read ({ $reason }); choose a TOML file you have permission to read.
edition-no-toml = The edition { $file } isn’t valid TOML: { $reason }.
edition-fault = The edition { $file }, line { $line }, has an error in { $path }: { $reason }
refused-over = The match is over; start a new one.
refused-luck = Something is being drawn at random; wait a moment.
refused-turn = It’s seat { $seat }’s turn; wait for yours.
refused-chance = That can’t be drawn now.
refused-words = “{ $typed }” isn’t a move here; choose one of those offered.
refused-undo = This move can’t be taken back: it wasn’t yours, or a random draw, a reveal or somebody else’s move came after it.
script-over = The script of random draws has ended, but another draw is needed.
notation-word = “{ $word }” means nothing in this position; see the game’s page in the docs for the notation.
record-empty = The record is empty; choose a file that contains a match.
record-no-header = Line { $line } comes before the start of a match; the first line must be the header.
record-after-end = Line { $line } comes after the end of the match.
record-out-of-order = Line { $line } is move { $n }, but move { $expected } was expected.
record-long-line = Line { $line } is too long for a record.
record-bad-line = Line { $line } isn’t a line of a record: { $reason }.
record-no-link = Line { $line } doesn’t end with its link; the record was cut off or changed.
record-format = Line { $line }: this record has format { $format }, which this version can’t read; use a newer version.
record-rules = Line { $line }: the match uses version { $rules } of the rules of { $game }, but this program knows them only up to version { $known }; upgrade the program.
record-setup = Line { $line }: { $reason }
record-edition = Line { $line }: the edition in the header has an error: { $reason }
record-refused = Line { $line }, move { $n }, isn’t allowed: { $reason }
record-bad-move = Line { $line }, move { $n }, isn’t a move of this game: { $reason }.
record-luck = Line { $line }, move { $n }: this draw doesn’t come from the sealed seed; the random draws of this match were changed.
record-outcome = Line { $line }: the recorded result isn’t the one the moves lead to.
record-link = { $place ->
    [move] Line { $line }, move { $n }, was changed: it doesn’t match its link.
    [header] Line { $line }, the header, was changed: it doesn’t match its link.
   *[end] Line { $line }, the end, was changed: it doesn’t match its link.
}
record-seal = Line { $line }: the revealed seed isn’t the one that was sealed before the match.
record-told = Line { $line }, move { $n }: { $what ->
    [events] the recorded events don’t
    [chances] the recorded probabilities don’t
   *[position] the recorded position doesn’t
} match the moves.
unknown-bot = There is no bot called “{ $bot }”; choose from: { $known }.
not-a-bot = “{ $bot }” isn’t a bot; it must be a subclass of curiouser.engine.bot.Bot.
bot-unmade = The bot “{ $bot }” can’t be created: { $reason }.
no-bots = These bots can’t play { $game }.
no-plan = No bot at this table knows how to play { $game }.
no-observer = There is no numeric observation for { $game }.
nobody-steps = An environment needs at least one match, and a seat that no bot plays.
bad-bots = { $seats ->
    [one] 1 seat needs 1 bot
   *[other] { $seats } seats need { $seats } bots
}, but you named { $bots }.

# What a library or the system found wrong
value-type = { $kind ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [object] a table of values
    [array] a list
    [null] null
   *[other] something else
}
fault-kind = expected { $expected }, not { $got }
fault-bound = { $bound ->
    [least] the number must be at least { $number }
    [above] the number must be above { $number }
    [most] the number must be at most { $number }
   *[below] the number must be below { $number }
}
fault-length = the length is wrong
fault-missing = “{ $field }” is missing
fault-unknown = “{ $field }” doesn’t belong here
fault-choice = “{ $value }” isn’t one of the possible values
fault-large = the number is too large
fault-at = { $path }: { $reason }
fault-json = it isn’t valid JSON
fault-toml = there is a mistake at line { $line }, column { $column }
fault-toml-end = it ends too early
fault-letters = it isn’t valid UTF-8
fault-deep = it is nested too deeply
fault-methods = these methods are missing: { $methods }
fault-other = it isn’t valid
fault-os = { $code ->
    [ENOENT] there is no such file
    [ENOTDIR] there is no such folder
    [EISDIR] it is a folder
    [EACCES] you don’t have permission
    [EPERM] you don’t have permission
    [EROFS] the disk is read-only
    [ENOSPC] the disk is full
    [EDQUOT] your disk quota is used up
    [EFBIG] the file is too large
    [EIO] the disk or the connection failed
    [ENAMETOOLONG] the name is too long
    [EADDRNOTAVAIL] this machine has no such address
    [gaierror] there is no such host
   *[other] system error { $code }
}
