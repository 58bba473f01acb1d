# What can go wrong
lab-needs = The package { $package } is missing: install it with pip install 'curiouser[{ $extra }]'.
lab-lost = Processes were lost again and again, so the job was given up; what was kept is kept, and the same command goes on from there.
lab-no-cluster = There is no Dask scheduler at { $address } ({ $reason }); start one with “dask scheduler”, and workers with “dask worker ADDRESS”.
lab-other-job = { $folder } holds the tables of another job; choose another folder.
lab-other-versions = The workers have other versions ({ $theirs }) than this machine ({ $ours }), so the tables would differ; install the same ones.
lab-bad-set = “{ $word }” is no change; write NAME=VALUE, for instance alice=9, and for several values 0,2,4 or 0..8.
lab-bad-value = { $change } does not fit: { $reason }
lab-no-number = There is no number called “{ $path }” in this edition; choose from: { $known }.
lab-bad-range = “{ $word }” is no range; write LOW..HIGH, for instance 0..12.
lab-too-many = That would be too many variants at once; at most { $most } are compared.
lab-bad-goal = “{ $word }” is no goal; write even-seats, or MEASURE=VALUE, for instance length=40.
lab-no-measure = “{ $measure }” is not measured; choose from: { $known }.
lab-nothing-allowed = The game refuses every one of these variants.

# The page
lab-title = { $game }: how it plays
lab-lead = { $matches } matches for { $seats } seats, played by { $bots }.
lab-command = Made by
lab-edition = Edition
lab-changed = What if?
lab-changed-lead = Each variant was played over the same luck as the base, match by match. Differences are means with 95 % intervals. “Clear” ones would come up in less than 5 of 100 such pages if nothing differed at all (Holm’s correction over { $count } comparisons).
lab-nothing-clear = No difference is clear.
lab-base = Base
lab-variant = Variant
lab-measure = What is measured
lab-difference = Difference
lab-chance = p (Holm)
lab-clear = clear
lab-open-table = Open a table with this variant
lab-sweep = { $measure }, by { $path }

lab-seats = Who wins, by seat
lab-seats-text = The share of matches each seat wins; a shared first place counts in parts. The dashed line is a fair share.
lab-start = The edge of the first player
lab-start-text = Whoever makes the first move wins { $won } % of the matches (95 % between { $low } and { $high } %); a fair share would be { $fair } %.
lab-start-none = That is no edge as far as these matches can tell.
lab-start-more = So the first player has an edge.
lab-start-less = So the first player is at a disadvantage.
lab-scores = Points at the end
lab-scores-text = How often a seat ends with so many points, in per cent of the matches.
lab-length = Length
lab-length-text = Decisions in a match: { $mean } on average (± { $half }).
lab-leads = Changes of the lead
lab-leads-text = How often somebody else is alone in front: { $mean } times a match (± { $half }).
lab-decided = When it is decided
lab-decided-text = The part of the match after which the winner stays alone in front: { $mean } % on average (± { $half }). Late is exciting.
lab-gap = How close it ends
lab-gap-text = Points between the first and the second: { $mean } on average (± { $half }).
lab-numbers = In numbers
lab-numbers-text = Means over all matches, with 95 % intervals.
lab-ends = How matches end
lab-ends-text = In per cent of the matches.
lab-rules = How often each rule comes into play
lab-rules-text = Times a match, from the events of { $heard } matches. Rules that only say what is allowed never show here.
lab-rules-words = The rules in words
lab-rules-fired = { $share } % of matches
lab-things-text = Left: how often, a match. Right: how much more often a seat wins, in percentage points, for each one more than the others have. That goes together; it need not be the cause. From { $heard } matches.
lab-use = a match
lab-worth = worth
lab-sample = How this was made
lab-sample-text = Seed { $seed }, rules version { $rules }. All intervals are 95 %; those of means from the spread between matches, those of worth as of a slope within matches. The same seed gives the same page.
lab-of-matches = % of matches
lab-times = times a match
lab-points = points
lab-decisions = decisions
lab-part = % of the match
lab-seat = Seat { $seat }
lab-between = { $low } to { $high }
lab-mean = Mean
lab-interval = 95 % interval

# What is measured
measure-won = Seat { $name } wins
measure-score = Points of seat { $name }
measure-starter-won = The first player wins
measure-length = Decisions
measure-luck = Moves of luck
measure-gap = Points between first and second
measure-best-score = Points of the winner
measure-lead-changes = Changes of the lead
measure-drama = Points the later winner is behind, on average
measure-decided = Part of the match until it is decided
measure-shared = Shared first places
measure-end = Ends: { $name }
measure-rule = Rule { $name }

# Things
thing-cards-taken-cards = Cards taken
thing-cards-taken-cells = Places of the grid
thing-pairs-discarded-character = Pairs discarded
thing-pawn-moved-kind = Kinds of spaces
thing-pawn-moved-space = Spaces moved to
thing-cookie-taken-points = Large cookies
thing-cookie-taken-how = How cookies are taken
thing-card-bought-card = Cards bought
thing-effect-used-character = Effects used
thing-hand-moved-effect = Spaces of the watch
thing-mission-scored-mission = Stars from missions
thing-character-dealt-character = Characters
thing-went-out-reason = Ways to go out
thing-letter-forbidden-letter = Forbidden letters
thing-square-marked-square = Squares
value-kind = { $value ->
    [tea-party] Tea Party
    [cat] Cheshire Cat
    [hole] Rabbit Hole
    [small-cookies] Small cookies
    [caterpillar] Caterpillar
   *[ordinary] Ordinary space
}
value-how = { $value ->
    [passing] In passing
    [face-up] The open one
    [unseen] Unseen
   *[last] The last one
}
value-reason = { $value ->
    [letter] Forbidden letter
    [time] Time
    [repeated] Repetition
    [vote] Vote
    [speech] Speaking
   *[marked] Marked
}
value-space = Space { $value }
value-points = { $value } points
