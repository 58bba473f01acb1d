# Why there is no review
review-open = Matches of this game can’t be reviewed: its moves can’t be listed.
review-unfinished = This match isn’t over, so there is nothing to review yet; come back when it is.
review-which = { $file } contains { $matches ->
    [one] only one match; leave out --match
   *[other] { $matches } matches; choose one with --match, from 1 to { $matches }
}.

# Where the result came from
review-title = Luck and choice
review-reviewing = Reviewing
review-chance = Chance of winning
review-points = Points ahead
review-start = the start
review-luck = luck
review-own = choices
review-others = others’ choices
review-result = the result
review-story = Luck gave { $name } { $luck } points (±{ $luck_error }). Compared with decent play, { $name }’s choices gave { $own } points (±{ $own_error }); compared with the best play, { $lost } points (±{ $lost_error }).
review-measured = From every point in the match, bots of decent strength played on to the end { $tries ->
    [one] once
   *[other] { $tries } times
}. ± is half the width of a 95% interval. A choice is judged by what its player knew; the effect of hidden cards counts as luck.

# What mattered most
review-turns = What mattered most
review-no-turns = No single move stands out.
review-move = Move { $n }
review-turn-luck = Luck changed { $name }’s chance of winning by { $change }% (±{ $error }), to { $now }%.
review-turn-choice = { $name } chose “{ $move }”, which changed the chance of winning by { $change } percentage points (±{ $error }), to { $now }%.
review-better = Going by what { $name } knew, “{ $move }” was better: { $chance }% (±{ $error }) instead of { $own }%.
review-sure = Working it out to the end shows that “{ $move }” was better.
review-best = This was the best move, going by what { $name } could know.

# The page
review-graph = Chance of winning, move by move
review-steps = Move by move
review-alternatives = Possible moves
review-legend = Open dots are luck, filled dots are choices; the band is the 95% interval.
