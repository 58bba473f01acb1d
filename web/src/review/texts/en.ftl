working = Playing the match on from every place, over and over …
waiting = { $ahead ->
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
progress = How far the review is
first-look = A first look at the review is here. It gets finer.
ready = The review is ready.
whose = Whose chances
graph = Chance to win, move by move
graph-keys = The arrow keys go from step to step.
value = Move { $n }: { $name } { $chance }.
luck = luck
choice = choice
band = how sure it is
now-title = This moment
at-start = Before the first move: { $name } { $chance }.
luck-step = Luck moved { $name } by { $change }, from { $from } % to { $to } %.
no-change = That changed next to nothing: { $name } { $to } %.
choice-step = { $who } chose “{ $move }”.
choice-change = For { $name } that was { $change }, from { $from } % to { $to } %.
choice-as-known = By what { $who } could know it was { $change }: from { $from } % to { $to } %.
hidden-luck = What lay hidden moved { $name } by { $change } at that: that was luck.
knew = With everything open the chance was { $open } %; { $who } could only know of { $known } %.
show = Show it on the table
see = What { $who } saw before it
is-best = The best choice, by what { $who } could know.
is-close = Nearly as good as the best.
is-worse = Better by what { $who } could know: “{ $move }”, { $best } % instead of { $own } %.
is-worse-sure = Better, counted out to the end: “{ $move }”.
options = What could be chosen
made = chosen
sure = counted out
others = { $count ->
    [one] One more move was possible.
   *[other] { $count } more moves were possible.
}
more-told = { $count ->
    [one] and one more thing happened
   *[other] and { $count } more things happened
}
weighing = What else could be chosen is still being weighed …
totals = What was luck, what was choice
story = Luck gave { $name } { $luck } points. The choices of { $name } gave { $own } against decent play, and { $lost } against the best play.
chance = Chance to win
points = Points ahead
part-start = the start
part-luck = luck
part-own = own choices
part-others = choices of others
part-result = the result
turns = What mattered most
no-turns = No single step stands out.
move = Move { $n }
turn-luck = Luck: { $name } { $change }, to { $to } %.
turn-choice = { $who } chose “{ $move }”: { $change }, to { $to } %.
steps = Every step in a table
step-what = Step
step-change = Change for { $name }
step-after = Chance after it
by-luck = luck
by-choice = choice of { $who }
rule = Rule { $rule }
measured = Every place of the match was played on { $tries ->
    [one] once
   *[other] { $tries } times
} by decent players. ± is half of a 95 % interval. Points are those before the best of the others. A choice is judged by what its player could know; what hidden cards add is luck.
