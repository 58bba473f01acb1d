# Why there is no review
review-open = Matches of this game can't be reviewed: nobody can count its moves.
review-unfinished = This match is not over, so there is nothing to review yet; come back when it is.
review-which = { $file } holds { $matches } matches; choose one with --match, from 1 to { $matches }.

# Where the result came from
review-title = What was luck, what was choice
review-reviewing = Reviewing
review-chance = Chance to win
review-points = Points ahead
review-start = the start
review-luck = luck
review-own = own choices
review-others = choices of others
review-result = the result
review-story = { $name }: luck gave a lead of { $luck } points (±{ $luck_error }); the choices gave { $own } points (±{ $own_error }) against decent play, and { $lost } points (±{ $lost_error }) against the best play.
review-measured = Every place of the match was played on { $tries ->
    [one] once
   *[other] { $tries } times
} by decent players. ± is half of a 95 % interval. A choice is judged by what its player knew; what hidden cards add is luck.

# What mattered most
review-turns = What mattered most
review-no-turns = No single step stands out.
review-move = Move { $n }
review-turn-luck = Luck: { $name } { $change } % (±{ $error }), to { $now } %.
review-turn-choice = { $name } chose “{ $move }”: { $change } % (±{ $error }), to { $now } %.
review-better = Better by what { $name } knew: “{ $move }”, { $chance } % (±{ $error }) instead of { $own } %.
review-sure = Better, counted out to the end: “{ $move }”.
review-best = The best move, as far as { $name } could know.

# The page
review-graph = Chance to win, move by move
review-steps = Step by step
review-alternatives = What could be chosen
review-legend = Open dots are luck, full ones are choices; the band is the 95 % interval.
