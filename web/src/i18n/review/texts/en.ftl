working = Continuing the match from every point, again and again…
waiting = { $ahead ->
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
progress = Review progress
first-look = A first version of the review is here. It will get more precise.
ready = The review is ready.
whose = Whose chances to show
graph = Chance of winning, move by move
graph-keys = Use the arrow keys to go from move to move.
value = Move { $n }: { $name } is at { $chance }.
luck = luck
choice = choice
band = uncertainty
now-title = This moment
at-start = Before the first move, { $name } is at { $chance }.
in-percent = { $chance }%
chance-changed = { $change }%
luck-step = Luck changed { $name }’s chance by { $change }, from { $from }% to { $to }%.
no-change = That changed almost nothing: { $name } is still at { $to }%.
choice-step = { $who } chose “{ $move }”.
choice-change = That changed { $name }’s chance by { $change }, from { $from }% to { $to }%.
choice-as-known = Going by what { $who } could know, the chance changed by { $change }, from { $from }% to { $to }%.
hidden-luck = The hidden cards changed { $name }’s chance by { $change }; that part was luck.
knew = With everything visible, the chance was { $open }%; going by what { $who } could know, it was { $known }%.
show = Show it on the table
see = What { $who } saw before this move
is-best = This was the best choice, going by what { $who } could know.
is-close = This was almost as good as the best choice.
is-worse = Going by what { $who } could know, “{ $move }” was better: { $best }% instead of { $own }%.
is-worse-sure = Working it out to the end shows that “{ $move }” was better.
options = Possible moves
made = chosen
sure = certain
others = { $count ->
    [one] One more move was possible.
   *[other] { $count } more moves were possible.
}
more-told = { $count ->
    [one] and one more thing happened
   *[other] and { $count } more things happened
}
weighing = The other moves are still being weighed…
totals = Luck and choice
story = Luck gave { $name } { $luck } points. Compared with decent play, { $name }’s choices gave { $own }; compared with the best play, { $lost }.
chance = Chance of winning
points = Points ahead
part-start = the start
part-luck = luck
part-own = choices
part-others = others’ choices
part-result = the result
turns = What mattered most
no-turns = No single move stands out.
move = Move { $n }
turn-luck = Luck changed { $name }’s chance by { $change }, to { $to }%.
turn-choice = { $who } chose “{ $move }”, which changed the chance of winning by { $change }, to { $to }%.
steps = All moves as a table
step-what = Move
step-change = Change for { $name }
step-after = Chance afterwards
by-luck = luck
by-choice = { $who }’s choice
rule = Rule { $rule }
measured = From every point in the match, bots of decent strength played on to the end { $tries ->
    [one] once
   *[other] { $tries } times
}. ± is half the width of a 95% interval. Points are the lead over the best opponent. A choice is judged by what its player could know; the effect of hidden cards counts as luck.
