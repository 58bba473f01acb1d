# The deal of the day
day-title = Deal of the day
day-intro = Everybody gets the same deal on the same day. Who makes the most of it?
day-other = Other days
day-against = Against { $bot }
day-played = { $played ->
    [0] Nobody has finished it yet
    [one] One result so far
   *[other] { $played } results so far
}
day-play = Play
day-friends = With friends
day-results = Results
day-again = Play it again, just for fun
day-go-on = Continue your match
day-done = You have played this one.
day-seal = Proof
day-seal-how = The deal was settled before anybody played; this is its seal. Every record shows that nothing was changed.
day-seal-next = The seal of tomorrow’s deal:

# The same luck for others
deal-title = Same deal for everybody
deal-intro = { $name } has played this one. You get the same deal: can you do better?
deal-share = Send this link: whoever opens it plays the same deal, and the results appear here side by side.
deal-new = Same deal for a friend

# Results
results-title = Results
results-none = Nobody has finished it yet. Be the first!
results-how = Results are ranked by wins, then by the lead, then by points.
results-together = Played together
results-you = you
results-rank = Rank { $rank } of { $played }
results-points = Points

# To show to others
card-title = Share your result
card-alt = { $title }: { $score ->
    [one] one point
   *[other] { $score } points
} against { $other }
card-send = Share
card-copy = Copy as text
card-save = Save the picture
link-copy = Copy the link

# From a moment
here-title = Play from here
here-seat = Who are you?
here-luck = What you couldn’t know
here-same = As it was
here-new = Dealt again
here-same-how = The same cards and the same random draws as in that match.
here-new-how = What you held and saw stays the same. What you couldn’t know is dealt again, and everything after that is random.
here-clock = This game is played against the clock, so you can’t continue from the middle of a match.

# In the waiting room
begun-day = The deal of the day, { $day }: everybody gets this deal.
begun-borrowed = The random draws of this match are borrowed. They come from a record, an earlier match or the deal of the day, so somebody may know them already, and adding random words can’t change them. The match begins only when everybody at the table has agreed.
begun-deal = Others play the same deal, and the results are compared.
begun-moment = { $luck ->
    [same] This match continues another one after move { $moves }, with the same random draws.
   *[new] This match continues another one after move { $moves }, with new random draws.
}
