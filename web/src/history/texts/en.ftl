title = Your matches
tab-matches = Matches
tab-groups = Groups
intro = Kept on this device only, without any account. Save them as a file now and then, or take them to another device.
empty = Nothing here yet. Every match that you play to its end on this device will be here, with its record.
filter-game = Game
any-game = any
filter-person = Person
anybody = anybody
search = Search by name
found = { $count ->
    [0] No match
    [one] One match
   *[other] { $count } matches
}
more = Show more
a-bot = bot
no-record = The record was not kept
forget-one = Delete
forget-all = Delete everything
forgotten-one = Deleted from this device.
forgotten-all = Everything is deleted from this device.
export = Save all as a file
import = Bring in a file
brought = { $fresh ->
    [0] Nothing new was in that file.
    [one] One match is new here.
   *[other] { $fresh } matches are new here.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }One entry could not be read and was left out.
   *[other] { " " }{ $unreadable } entries could not be read and were left out.
}
bad-file = That is no file of matches. Nothing was changed.
trouble-none = This browser lets the page keep nothing, perhaps because the window is private. Matches that are played now won't be here later.
trouble-full = There is no room left on this device, so the last one was not kept; nothing else was lost. Save all as a file, then delete what you don't need.
unreadable = { $count ->
    [one] One entry
   *[other] { $count } entries
} of this device can't be read. All others are here.
groups-intro = For a family, a class or a club: every match counts in which only its members played, and bots. Groups stay on this device too.
group-new = A new group
group-name = Its name
group-who = Who belongs to it?
group-make = Make the group
group-import = Bring in a group's file
group-empty = Its members have not met yet: a match counts when at least two of them played, and nobody else but bots.
all-games = all games
results = Results
column-name = Name
column-played = Played
column-won = Won
column-points = Points
column-rating = Rating
column-rating-error = ± (95 %)
column-pair = Pair
column-score = Ahead
column-equal = Equal
rating-few = after { $enough } matches (now { $played })
rating-note = A rating is an estimate: the true strength lies within ± of it in 19 cases of 20. Where two ranges overlap, nobody knows who is stronger. It is shown after { $enough } matches.
rating-by-game = Ratings are by game: choose one.
pairs-title = One against one
pairs-note = “2 : 1”: in two matches the one named first had the better place, in one the other.
save-table = Save as a table (CSV)
print = Print
members = Members
also = also { $names }
same-as = the same person as …
same-as-label = { $name } is the same person as
member-remove = Take { $name } out
member-add = Somebody else
add = Add
group-share = Other devices of the group know other matches: exchange these files, and what both know counts once.
group-export = Save the group as a file
group-forget = Delete the group, not its matches
