# What is asked
ui-laying = The table is being laid …
ui-over = The tea is over
ui-ask-topic = You are Queen. Which topic shall it be?
ui-ask-queen = { $name } is Queen and chooses the topic.
ui-ask-token = Whom do you bet on? You score half of their card.
ui-ask-caterpillar = { $name } is thinking about whom to bet on.
ui-ask-tap = It's your turn! The teapot starts by itself in a moment.
ui-ask-say = Say something about “{ $topic }”!
ui-ask-say-aloud = Say something aloud about “{ $topic }”, then tap the teapot.
ui-ask-wait = { $state ->
    [running] { $name } is to speak.
   *[waiting] { $name } is to tap the teapot.
}
ui-ask-vote = “{ $phrase }” by { $name }: does it belong to “{ $topic }”?
ui-vote-yours = They vote: does your “{ $phrase }” belong to “{ $topic }”? { $cast } of { $voters } have voted.
ui-vote-wait = Does “{ $phrase }” belong to “{ $topic }”? { $cast } of { $voters } have voted.
ui-ask-mark = Is { $name } out?

# Answers
ui-do-mark = { $name } is out
ui-do-back = Back
ui-do-favour = It fits
ui-do-against = It doesn't
ui-do-pass = Word said, go on
ui-do-pass-letter = Word said, and lay { $letter }
ui-do-restart = { $tokens ->
    [one] More time (the last token)
   *[other] More time ({ $tokens } tokens)
}
ui-do-immunity = Go mad: all letters allowed
ui-do-skip = Vanish: skip the turn
ui-do-force = Once more, { $name }!
ui-do-object = Object to “{ $phrase }”
ui-do-say = Say it
ui-do-chat = Chat
ui-do-lay = { $state ->
    [on] Your letter will be laid with your word.
   *[off] Tap the seal to lay your letter with the word.
}

# The word field
ui-word = Your word
ui-word-here = Your word …
ui-word-later = Wait for your turn
ui-word-chat = Letters count!
ui-forbidden-here = { $count ->
    [one] { $letters } is forbidden to you!
   *[other] { $letters } are forbidden to you!
}
ui-hint-wait = It's { $name }'s turn. Your word waits here for yours.
ui-hint-out = You are out of this round, but you may still object and vote.
ui-hint-vote = There is a vote; first the table decides.
ui-hint-early = The conversation hasn't started yet; wait for the topic and the letters.
ui-out-title = You are out of this round.
ui-out-text = You may still object and vote.
ui-listen = Speak instead of typing
ui-listen-ask = Your browser turns speech into text, and many browsers ask their maker's server to do it. We neither hear nor keep anything. You see the word before you send it.
ui-listen-yes = Listen to me
ui-listen-no = I'd rather type
ui-listening = I'm listening …
ui-listen-failed = I couldn't hear you; please type it.

# The table
ui-topic = Topic
ui-letters = Forbidden letters
ui-no-letters = No letter is forbidden.
ui-letter = { $state ->
    [free] { $letter }, not forbidden to you
   *[forbidden] { $letter }
}
ui-laid-by = – laid by { $name }
ui-secret = Your secret letter: { $letter }
ui-secret-closed = Your secret letter: tap to peek
ui-said = Said so far
ui-said-fell = not accepted
ui-said-like = perhaps from “{ $like }”?
ui-said-unknown = not in our dictionary
ui-votes = For it { $favour }, against it { $against }, of { $voters }
ui-pot = { $seconds ->
    [none] The teapot
    [one] The teapot: 1 second
   *[other] The teapot: { $seconds } seconds
}
ui-too-late = The pot has whistled: { $name } is out and gets scoring card { $card }.
ui-hurry = Hurry up, the tune is nearly over!
ui-why-rule = Why? { $rule }

# The guests
ui-guest = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-you = You
ui-guest-queen = Queen of this round
ui-guest-speaks = to speak now
ui-guest-out = under the table with card { $card }
ui-guest-mad = mad: no letter is forbidden
ui-guest-letter = holds a secret letter ({ $colour })
ui-voted-against = voted against
ui-voted-favour = voted for it
ui-person-basic = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
ui-person-state = { $state ->
    [out] Under the table with scoring card { $card }; may still object.
    [sideways] The card lies sideways and is used up for this round.
    [speaks] To speak now.
   *[in] In the conversation.
}
ui-power-queen = Chooses the topic and starts. Lays a secret red letter after a word of her own; the others must do without it.
ui-power-rabbit = Lays a secret purple letter after a word of his own; the others must do without it.
ui-power-cat = Once a round: skip a turn of one's own.
ui-power-twins = Two time tokens: the teapot starts again.
ui-power-caterpillar = Bets on somebody and scores half of their card, too.
ui-power-alice = Scores half of her own card once more.
ui-power-two = Once a round, right after somebody's word: that player takes another turn. Red letters don't count here.
ui-power-hatter = One time token; and once a round all letters are allowed.

# The first game
ui-lesson-topic = Welcome to tea! You are Queen, so you choose what we talk about. Take “The circus”.
ui-lesson-tap = The letters in wax are forbidden: no F and no H. Everybody has a few seconds for a word, as long as the teapot plays. Tap it! (In this lesson it waits for you.)
ui-lesson-say = Say something for which the circus is known: type “clown” and send it.
ui-lesson-marks = The others have answered. Type “tightrope”: the H turns red. Nobody stops you, but it would put you out of the round. Say “tiger” instead.
ui-lesson-object = Somebody said “hoop” and sits under the table now. And “submarine”? That has nothing to do with the circus. Object to it, and everybody votes!
ui-lesson-points = The word fell, and you were the last one at the table: the best scoring card is yours. Now somebody else is Queen. Say “map”.
ui-lesson-letter = In the advanced game everybody is a character. As Queen of Hearts you hold a secret red letter: tap your seal, then say “trapeze”. The others must do without it.
ui-lesson-end = The Cheshire Cat vanished for a turn, and the Hatter went mad: no letter is forbidden then. Tap a guest to read what they can do. When everybody has been Queen, most points win. Your tea is ready!
