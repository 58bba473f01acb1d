# The deal of the day
day-title = Deal of the day
day-intro = Everybody gets the same luck on a day. Who makes the most of it?
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
day-go-on = Go on with your match
day-done = You have played this one.
day-seal = Proof
day-seal-how = The luck was fixed before anybody played; this seal belongs to it. Each record shows that nothing was changed.
day-seal-next = The seal of tomorrow’s luck:

# The same luck for others
deal-title = Same luck for everybody
deal-intro = { $name } has played this one. You get the same luck: can you do better?
deal-share = Send this link: whoever opens it plays the same luck, and the results stand here side by side.
deal-new = Same deal for a friend

# Results
results-title = Results
results-none = Nobody has finished it yet. Be the first!
results-how = A win counts first, then how far ahead one was, then the points.
results-together = Played together
results-you = you
results-rank = Place { $rank } of { $played }
results-points = Points

# To show to others
card-title = Your result to show
card-alt = { $title }: { $score } points against { $other }
card-send = Share
card-copy = Copy as text
card-save = Save the picture
link-copy = Copy the link

# From a moment
here-title = Play from here
here-seat = Who are you?
here-luck = What nobody could see
here-same = As it was
here-new = Dealt anew
here-same-how = The same cards and the same luck come as in that match.
here-new-how = What you held and saw stays. What you could not know is dealt anew, and luck begins anew.
here-clock = This game is played against the clock: nobody can go on from the middle of it.

# In the waiting room
begun-day = The deal of the day, { $day }: everybody gets this luck.
begun-deal = Others play the same luck, and the results are compared.
begun-moment = { $luck ->
    [same] The match goes on after move { $moves } of another one, with the same luck.
   *[new] The match goes on after move { $moves } of another one, with new luck.
}
