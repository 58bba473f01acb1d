seat = Seat { $seat }
seat-number = { $seat } { $number }
bad-seats = { $game } is not played with { $seats } { $seats ->
    [one] seat
   *[other] seats
}; choose one of: { $counts }.
bad-option = { $game } has no option “{ $option }”; it has: { $known }.
bad-option-value = An option of { $game } has a value it can't have ({ $reason }); look at “curiouser games”.
unknown-game = There is no game called “{ $game }”; choose one of: { $known }.
unknown-module = “{ $game }” can't be loaded; write module:Class of a module that Python can import.
not-a-game = “{ $game }” is not a game; it must be a subclass of curiouser.engine.game.Game.
unfinished-game = “{ $game }” is not a whole game yet: { $reason }.
edition-unreadable = The edition { $file } can't be read ({ $reason }); name a TOML file you may read.
edition-no-toml = The edition { $file } is not valid TOML: { $reason }.
edition-fault = The edition { $file }, line { $line }, has a fault in { $path }: { $reason }
refused-over = The match is over; start a new one.
refused-luck = Luck is to move now; wait for it.
refused-turn = It is the turn of seat { $seat }; wait for yours.
refused-chance = Luck can't do that now.
refused-words = “{ $typed }” is not a move here; choose one of those offered.
refused-undo = This can't be taken back: luck, a reveal or somebody else's move came after it, or it was not your move.
script-over = The script of luck is over, but luck is to move.
notation-word = “{ $word }” is not understood in this position; look at the game's page in the docs for the notation.
record-empty = The record is empty; name a file that holds a match.
record-no-header = Line { $line } comes before any match begins; the first line must be the header.
record-after-end = Line { $line } comes after the end of the match.
record-out-of-order = Line { $line } is move { $n }, but move { $expected } is missing before it.
record-long-line = Line { $line } is too long for a record.
record-bad-line = Line { $line } is not a line of a record: { $reason }.
record-no-link = Line { $line } does not end with its link; the record was cut off or changed.
record-format = Line { $line }: this record has format { $format }, which this version can't read; use a newer one.
record-rules = Line { $line }: the match was played under rules { $rules } of { $game }; this version knows up to { $known }. Use a newer one.
record-setup = Line { $line }: { $reason }
record-edition = Line { $line }: the edition in the header has a fault: { $reason }
record-refused = Line { $line }, move { $n }, may not be made: { $reason }
record-bad-move = Line { $line }, move { $n }, is not a move of this game: { $reason }.
record-luck = Line { $line }, move { $n }: luck did not come from the seal; the luck of this match was changed.
record-outcome = Line { $line }: the result that is written down is not the one the moves lead to.
record-link = { $place ->
    [move] Line { $line }, move { $n }, was changed: it does not match its link.
    [header] Line { $line }, the header, was changed: it does not match its link.
   *[end] Line { $line }, the end, was changed: it does not match its link.
}
record-seal = Line { $line }: the opened seed is not the one that was sealed before the match.
record-told = Line { $line }, move { $n }: { $what ->
    [events] the events written down are not
    [chances] the chances of luck written down are not
   *[position] the position written down is not
} what the moves lead to.
unknown-bot = There is no bot called “{ $bot }”; choose from: { $known }.
not-a-bot = “{ $bot }” is not a bot; it must be a subclass of curiouser.engine.bot.Bot.
bot-unmade = The bot “{ $bot }” can't be made: { $reason }.
no-bots = { $game } is not played by these bots.
no-plan = Nobody at this table of { $game } knows what to do.
no-observer = Nobody says what { $game } looks like in numbers.
nobody-steps = An environment needs at least one match, and a seat that is nobody’s bot.
bad-bots = { $seats } { $seats ->
    [one] seat needs
   *[other] seats need
} as many bots, and { $bots } { $bots ->
    [one] is
   *[other] are
} named.
