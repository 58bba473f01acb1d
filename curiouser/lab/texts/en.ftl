# What can go wrong
lab-needs = The { $package } package is missing: install it with pip install 'curiouser[{ $extra }]'.
lab-lost = Worker processes kept crashing, so the job was stopped. What was finished is saved, and the same command continues from there.
lab-no-cluster = There is no Dask scheduler at { $address } ({ $reason }); start one with “dask scheduler”, and workers with “dask worker ADDRESS”.
lab-other-job = { $folder } contains the tables of another job; choose another folder.
lab-other-versions = The versions on the workers ({ $theirs }) differ from those on this machine ({ $ours }), so the tables would differ; install the same versions everywhere.
lab-bad-set = “{ $word }” isn’t a change; write NAME=VALUE, such as alice=9. For several values, write alice=0,2,4 or alice=0..8.
lab-bad-value = { $change } isn’t possible: { $reason }
lab-no-number = There is no number called “{ $path }” in this edition; choose from: { $known }.
lab-bad-range = “{ $word }” isn’t a range; write LOW..HIGH, such as 0..12.
lab-too-many = That is too many variants at once; the limit is { $most }.
lab-bad-goal = “{ $word }” isn’t a goal; write even-seats, or MEASURE=VALUE, such as length=40.
lab-no-measure = “{ $measure }” isn’t measured; choose from: { $known }.
lab-nothing-allowed = The game doesn’t allow any of these variants.

# The page
lab-title = How { $game } plays out
lab-lead = { $matches ->
    [one] One match
   *[other] { $matches } matches
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, played by { $bots }.
lab-command = Made with
lab-edition = Edition
lab-changed = What if?
lab-changed-lead = Each variant was played with the same luck as the base, match by match. Differences are means with 95% intervals. If nothing differed at all, a “clear” difference would appear on fewer than 5 in 100 such pages (Holm’s correction over { $count ->
    [one] one comparison
   *[other] { $count } comparisons
}).
lab-nothing-clear = There are no clear differences.
lab-base = Base
lab-variant = Variant
lab-measure = Measure
lab-difference = Difference
lab-chance = p (Holm)
lab-clear = clear
lab-open-table = Open a table with this variant
lab-sweep = { $measure }, by { $path }

lab-seats = Who wins, by seat
lab-seats-text = The share of matches each seat wins; a shared first place is split. The dashed line is a fair share.
lab-start = The first player’s advantage
lab-start-text = Whoever makes the first move wins { $won }% of the matches (95% interval { $low } to { $high }%); a fair share would be { $fair }%.
lab-start-none = These matches show no advantage.
lab-start-more = So the first player has an advantage.
lab-start-less = So the first player is at a disadvantage.
lab-scores = Points at the end
lab-scores-text = How often a seat ends with this many points, as a percentage of the matches.
lab-length = Length
lab-length-text = Decisions per match: { $mean } on average (±{ $half }).
lab-leads = Lead changes
lab-leads-text = How often the lead changes hands: { $mean } times per match (±{ $half }).
lab-decided = When the match is decided
lab-decided-text = How much of the match has been played when the winner takes the lead for good: { $mean }% on average (±{ $half }). Later is more exciting.
lab-gap = How close the result is
lab-gap-text = Points between first and second: { $mean } on average (±{ $half }).
lab-numbers = In numbers
lab-numbers-text = Means over all matches, with 95% intervals.
lab-ends = How matches end
lab-ends-text = How often each ending comes up, as a percentage of the matches.
lab-rules = How often each rule comes into play
lab-rules-text = How many times each rule is used per match, based on the events of { $heard ->
    [one] one match
   *[other] { $heard } matches
}. Rules that only say what is allowed never appear here.
lab-rules-words = The rules in words
lab-rules-fired = { $share }% of matches
lab-things-text = Left: how often each comes up per match. Right: how much more often a seat wins, in percentage points, for each one it has more than the others. This is a correlation, not necessarily a cause. Based on { $heard ->
    [one] one match
   *[other] { $heard } matches
}.
lab-use = per match
lab-worth = worth
lab-sample = How this was made
lab-sample-text = The seed was { $seed }, with version { $rules } of the rules. All intervals are 95% intervals: those for means come from the spread between matches, those for worth from a slope within matches. The same seed gives the same page.
lab-of-matches = % of matches
lab-times = times per match
lab-points = points
lab-decisions = decisions
lab-part = % of the match
lab-seat = Seat { $seat }
lab-between = { $low } to { $high }
lab-mean = Mean
lab-interval = 95% interval

# What is measured
measure-won = Seat { $name } wins
measure-score = Points scored by seat { $name }
measure-starter-won = The first player wins
measure-length = Decisions
measure-luck = Random draws
measure-gap = Points between first and second
measure-best-score = The winner’s points
measure-lead-changes = Lead changes
measure-drama = Points the eventual winner is behind, on average
measure-decided = Share of the match played before it is decided
measure-shared = Shared first places
measure-end = Ending: { $name }
measure-rule = Rule { $name }

# Things
thing-cards-taken-cards = Cards taken
thing-cards-taken-cells = Squares of the grid
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
    [small-cookies] Small Cookies
    [caterpillar] Caterpillar
   *[ordinary] Ordinary space
}
value-how = { $value ->
    [passing] When passing
    [face-up] Face-up cookie
    [unseen] Unseen cookie
   *[last] Last cookie
}
value-reason = { $value ->
    [letter] Forbidden letter
    [time] Time ran out
    [repeated] Repetition
    [vote] Vote
    [speech] Careless talk
   *[marked] Marked as out by the players
}
value-space = Space { $value }
value-points = { $value } points
