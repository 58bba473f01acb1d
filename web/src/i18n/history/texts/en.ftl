title = Your matches
tab-matches = Matches
tab-groups = Groups
intro = Your matches are saved on this device only, and you don’t need an account. Save them to a file now and then, or move them to another device.
empty = Nothing here yet. Every match you finish on this device appears here, with its record.
filter-game = Game
any-game = any
filter-person = Person
anybody = anybody
search = Search by name
found = { $count ->
    [0] No matches
    [one] One match
   *[other] { $count } matches
}
more = Show more
a-bot = bot
no-record = The record wasn’t saved
forget-one = Delete
forget-all = Delete everything
forgotten-one = Deleted from this device.
forgotten-all = Everything has been deleted from this device.
export = Save all to a file
import = Import a file
brought = { $fresh ->
    [0] There was nothing new in that file.
    [one] One match was added.
   *[other] { $fresh } matches were added.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }One entry couldn’t be read and was left out.
   *[other] { " " }{ $unreadable } entries couldn’t be read and were left out.
}
bad-file = That isn’t a file of matches. Nothing was changed.
trouble-none = This browser doesn’t let the page store anything, perhaps because you are using a private window. Matches you play now won’t be here later.
trouble-full = This device is full, so the last match wasn’t saved; nothing else was lost. Save all to a file, then delete what you don’t need.
unreadable = { $count ->
    [one] One entry
   *[other] { $count } entries
} on this device can’t be read. All others are here.
groups-intro = For a family, a class or a club: a match counts if only members and bots played in it. Groups are saved on this device only, too.
group-new = A new group
group-name = Name of the group
group-who = Who is in it?
group-make = Create the group
group-import = Import a group file
group-empty = No matches yet. A match counts when at least two members played, and nobody else except bots.
all-games = all games
results = Results
column-name = Name
column-played = Played
column-won = Won
column-points = Points
column-rating = Rating
column-rating-error = ± (95%)
column-pair = Pair
column-score = Ahead
column-equal = Tied
rating-few = after { $enough ->
    [one] one match
   *[other] { $enough } matches
} ({ $played } so far)
rating-note = A rating is an estimate: in 19 cases out of 20, the true strength lies within the ± range. Where two ranges overlap, it isn’t clear who is stronger. Ratings appear after { $enough ->
    [one] one match
   *[other] { $enough } matches
}.
rating-by-game = Each game has its own ratings: choose a game.
pairs-title = Head to head
pairs-note = “2 : 1” means that the first player finished ahead in two matches and the second in one.
save-table = Save as a table (CSV)
print = Print
members = Members
also = also { $names }
same-as = the same person as…
same-as-label = { $name } is the same person as…
member-remove = Remove { $name }
member-add = Somebody else
add = Add
group-share = Other devices in the group have other matches: exchange these files to bring them together. Each match still counts only once.
group-export = Save the group to a file
group-forget = Delete the group, but keep its matches
