# What is asked
ui-laying = Setting the table…
ui-over = The match is over
ui-ask-topic = You are the Queen. Which topic would you like?
ui-ask-queen = { $name } is the Queen and chooses the topic.
ui-ask-token = Who will you bet on? You score half of their card.
ui-ask-caterpillar = { $name } is deciding who to bet on.
ui-ask-tap = It’s your turn! The teapot starts by itself in a moment.
ui-ask-say = Say something about “{ $topic }”!
ui-ask-say-aloud = Say something aloud about “{ $topic }”, then tap the teapot.
ui-ask-wait = { $state ->
    [running] It’s { $name }’s turn to speak.
   *[waiting] It’s { $name }’s turn to tap the teapot.
}
ui-ask-vote = Does { $name }’s “{ $phrase }” fit “{ $topic }”?
ui-vote-yours = The others are voting: does your “{ $phrase }” fit “{ $topic }”? Votes so far: { $cast } of { $voters }.
ui-vote-wait = Does “{ $phrase }” fit “{ $topic }”? Votes so far: { $cast } of { $voters }.
ui-ask-mark = Is { $name } out?

# Answers
ui-do-mark = { $name } is out
ui-do-back = Back
ui-do-favour = It fits
ui-do-against = It doesn’t
ui-do-pass = Said it: next player
ui-do-pass-letter = Said it: play { $letter }
ui-do-restart = { $tokens ->
    [one] More time (the last token)
   *[other] More time ({ $tokens } tokens)
}
ui-do-immunity = Go mad: all letters allowed
ui-do-skip = Vanish: skip the turn
ui-do-force = Another turn, { $name }!
ui-do-object = Object to “{ $phrase }”
ui-do-say = Say it
ui-do-chat = Chat
ui-do-lay = { $state ->
    [on] Your letter will be played with your word.
   *[off] Tap the seal to play your letter with your word.
}

# The word field
ui-word = Your word
ui-word-here = Your word…
ui-word-later = Wait for your turn
ui-word-chat = Forbidden letters count here!
ui-forbidden-here = { $count ->
    [one] { $letters } is forbidden to you!
   *[other] { $letters } are forbidden to you!
}
ui-hint-wait = It’s { $name }’s turn. Your word stays here until it’s yours.
ui-hint-out = You are out of this round, but you may still object and vote.
ui-hint-vote = There is a vote going on; wait for the result.
ui-hint-early = The conversation hasn’t started yet; wait for the topic and the letters.
ui-out-title = You are out of this round.
ui-out-text = You may still object and vote.
ui-listen = Speak instead of typing
ui-listen-ask = Your browser turns speech into text, and many browsers use their maker’s server to do it. We don’t hear or keep anything. You see the word before you send it.
ui-listen-yes = Listen to me
ui-listen-no = I’d rather type
ui-listening = I’m listening…
ui-listen-failed = I couldn’t hear you; please type the word.

# The table
ui-topic = Topic
ui-letters = Forbidden letters
ui-no-letters = No letter is forbidden.
ui-letter = { $state ->
    [free] { $letter }, not forbidden to you
   *[forbidden] { $letter }
}
ui-laid-by = – played by { $name }
ui-secret = Your secret letter: { $letter }
ui-secret-closed = Your secret letter: tap to peek
ui-said = Said so far
ui-said-fell = rejected
ui-said-like = derived from “{ $like }”?
ui-said-unknown = not in our dictionary
ui-votes = For: { $favour }, against: { $against }, voters: { $voters }
ui-pot = { $seconds ->
    [none] The teapot
    [one] The teapot: 1 second
   *[other] The teapot: { $seconds } seconds
}
ui-too-late = Time is up: { $name } is out and takes scoring card { $card }.
ui-hurry = Hurry up, the tune is nearly over!
ui-why-rule = Why? { $rule }

# The guests
ui-guest = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-you = You
ui-guest-queen = Queen of this round
ui-guest-speaks = speaking now
ui-guest-out = out of this round, with scoring card { $card }
ui-guest-mad = mad: may use any letter
ui-guest-letter = holds a secret letter ({ $colour })
ui-voted-against = voted against
ui-voted-favour = voted for it
ui-person-basic = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
ui-person-state = { $state ->
    [out] Out of this round with scoring card { $card }; may still object and vote.
    [sideways] The card is sideways and can’t be used again this round.
    [speaks] Speaking now.
   *[in] In the conversation.
}
ui-power-queen = Chooses the topic and starts. May play a secret red letter after one of her own words; the others must avoid it.
ui-power-rabbit = May play a secret purple letter after one of his own words; the others must avoid it.
ui-power-cat = May skip his own turn once a round.
ui-power-twins = Have two time tokens; each starts the teapot again.
ui-power-caterpillar = Bets on another player and scores half of their card too.
ui-power-alice = Scores a bonus of half her own card, rounded down.
ui-power-two = Once a round, right after another player’s word, may make that player take another turn. The red letter isn’t forbidden to this character.
ui-power-hatter = Has one time token. Once a round, may use any letter for one turn.

# The first game
ui-lesson-topic = Welcome to tea! You are the Queen, so you choose what we talk about. Pick “The circus”.
ui-lesson-tap = The letters in wax are forbidden: no F and no H. Everybody has a few seconds to say a word before the teapot stops playing. Tap it! (In this lesson it waits for you.)
ui-lesson-say = Say something the circus is known for: type “clown” and send it.
ui-lesson-marks = The others have answered. Type “tightrope”: the H turns red. Nobody stops you, but it would put you out of the round. Say “tiger” instead.
ui-lesson-object = Somebody said “hoop” and is out: look under the table. And “submarine”? That has nothing to do with the circus. Object to it, and everybody votes!
ui-lesson-points = The word was rejected, and you were the last one left: the best scoring card is yours. Now somebody else is the Queen. Say “map”.
ui-lesson-letter = In the advanced game, everybody is a character. As the Queen of Hearts you have a secret red letter: tap your seal, then say “trapeze”. The others must avoid that letter.
ui-lesson-end = The Cheshire Cat vanished for a turn, and the Hatter went mad: for that turn, no letter was forbidden to him. Tap a guest to read what they can do. When everybody has been Queen, whoever has the most points wins. Your tea is ready!
