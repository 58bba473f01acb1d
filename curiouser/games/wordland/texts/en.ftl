title = Wordland
character = { $character ->
    [queen] Queen of Hearts
    [rabbit] White Rabbit
    [cat] Cheshire Cat
    [twins] Tweedledum & Tweedledee
    [caterpillar] Caterpillar
    [alice] Alice
    [two] Two of Hearts
   *[hatter] Hatter
}
colour = { $colour ->
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
}

# What happened
queen-chosen = { $seat } is the first Queen of Hearts.
character-dealt = { $seat } gets a character: { $character }.
round-began = Round { $round }. { $seat } is Queen.
time-tokens-taken = { $seat } takes { $tokens ->
    [one] a time token
   *[other] { $tokens } time tokens
}.
token-placed = { $seat } puts the Caterpillar's token before { $on_seat }.
secret-letter-taken = { $seat } takes a secret letter ({ $colour }).
secret-letter-seen = Your secret letter is { $letter }. Nobody else has seen it.
topic-turned-up = A topic turns up: { $title }.
topic-chosen = { $seat } chooses the topic: { $title }.
letter-forbidden = Forbidden this round: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] { $seat } is next; the teapot is playing.
   *[no] { $seat } is next: tap the teapot.
}
teapot-started = { $tapped ->
    [yes] { $seat } taps the teapot.
   *[no] The teapot starts by itself for { $seat }.
}
phrase-said = { $seat }: “{ $phrase }”{ $known ->
    [yes] {""}
   *[no] {" "}(not in our dictionary)
}{ $derived ->
    [no] {""}
   *[yes] {" "}(perhaps from “{ $like }”?)
}
turn-passed = { $seat } says a word and taps the teapot.
spoke = { $seat } chats: { $text }
went-out = { $reason ->
    [letter] { $seat } is out; forbidden here: { $what }. Scoring card { $card }.
    [time] { $seat } is out: time is up. Scoring card { $card }.
    [repeated] { $seat } is out: that was said already (“{ $what }”). Scoring card { $card }.
    [vote] { $seat } is out: the table won't have “{ $what }”. Scoring card { $card }.
    [speech] { $seat } is out for careless talk; forbidden here: { $what }. Scoring card { $card }.
   *[marked] { $seat } is out. Scoring card { $card }.
}
letter-laid = { $seat } lays a secret letter: { $letter } ({ $colour }) is forbidden to all the others.
letter-left = The letter { $letter } ({ $colour }) is gone; { $seat } had laid it.
turn-skipped = { $seat } grins and vanishes: the turn is skipped.
teapot-restarted = { $seat } discards a time token and starts the teapot again; { $tokens ->
    [0] none is left
    [one] 1 is left
   *[other] { $tokens } are left
}.
immunity-declared = { $seat } is mad this turn: no letter is forbidden.
turn-forced = { $by_seat } gives the order: { $seat } takes another turn.
objected = { $seat } objects to “{ $phrase }” by { $against_seat }. Vote!
vote-cast = { $against ->
    [yes] { $seat } votes against it.
   *[no] { $seat } votes for it.
}
vote-ended = { $stands ->
    [yes] “{ $phrase }” stands; against it: { $against } of { $voters }.
   *[no] “{ $phrase }” falls; against it: { $against } of { $voters }.
}
vote-dropped = No need to vote about “{ $phrase }” any more.
last-one-left = { $seat } is the last one at the table: scoring card { $card }.
card-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with card { $card }.
alice-scored = { $seat } is Alice and scores { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
caterpillar-scored = { $seat } is the Caterpillar and scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with the card of { $of_seat }.
characters-passed = Every character moves on to the left.
queen-passed = { $seat } is Queen now.
match-ended = The tea is over. Points: { $scores }.

# What can be done
move-say-phrase = Say “{ $text }”
move-tap-teapot = Tap the teapot
move-skip-turn = Skip this turn (Cheshire Cat)
move-restart-teapot = Discard a time token and start the teapot again
move-declare-immunity = Ignore every letter this turn (Hatter)
move-force-turn = Send the last speaker round again (Two of Hearts)
move-object = Object to the last word
move-vote = { $against ->
    [yes] Vote against the word
   *[no] Vote for the word
}
move-speak = Chat: “{ $text }”
move-place-token = Put the Caterpillar's token before { $on_seat }
move-choose-topic = Choose the topic { $topic }
move-pass-turn = { $lay_letter ->
    [yes] Word said; lay the secret letter and pass the turn
   *[no] Word said; pass the turn
}
move-mark-out = { $marked_seat } is out
move-choose-queen = Luck makes { $seat } the first Queen
move-deal-character = Luck deals: { $character }
move-draw-letter = Luck draws the letter { $letter }
move-turn-up-topic = Luck turns up the topic { $topic }
move-pass-time = Time passes: { $ms } ms
end-last-round = everyone has been Queen

# What can't be done
refused-no-talk = The conversation hasn't started yet (W8); wait for the topic and the letters.
refused-vote-on = There is a vote now (W48); first the table decides.
refused-credit = The credit for network delay is 0 to { $most } ms (W37), and the server fills it in.
refused-late = Too late: time is up (W10).
refused-tap = Your teapot is playing already (W9); say a word.
refused-letter = You hold no secret letter to lay (W42).
refused-character = Your character can't do that; only another one can.
refused-used = Your character is face down or sideways and can't be used (W22).
refused-no-token = You have no time token (W27).
refused-not-running = The teapot isn't playing yet (W27); tap it first.
refused-force = That works right after an opponent's accepted word only, within 2 seconds and before the next one (W43).
refused-aloud = Here words and votes are spoken aloud (W38); tap the teapot or mark a player out.
refused-screens = That is for a table around one teapot (W38); here you type your word.
refused-object = There is no word to object to now (W48): only the last one, for 5 seconds.
refused-object-own = You can't object to your own word (W48).
refused-object-again = One objection of yours failed in this round; that was the last (W48).
refused-no-vote = Nobody has objected; there is no vote now (W48).
refused-vote-own = It is your own word; the others vote about it (W48).
refused-vote-again = You have voted already (W48).
refused-chat = What is said in the chat counts only where players must be careful, and only during a conversation (W34).
refused-chat-out = You are out, so your talk doesn't count any more (W11); chat as you like.
refused-chat-length = Say 1 to { $most } characters at a time (W34).
refused-token = The Caterpillar's token is placed by the Caterpillar, before topic and letters are seen (W45).
refused-token-place = The token goes before an opponent (W45); choose another player.
refused-topic = Only the Queen chooses the topic, when two are turned up (W6).
refused-topic-name = That topic isn't turned up (W6); choose one of: { $topics }.
refused-mark = That player isn't in the conversation now (W38).
refused-clock = Time passes forward, in steps of at most a day (W37).
bad-first-queen = Seat { $seat } can't be the first Queen; seats count from 0 to { $last } here, and -1 lets luck choose.
bad-children = The game with children is basic, with at most one letter (W32, W50); switch off advanced and madness.
notation-json = That is no position of Wordland: { $reason }
notation-seats = The position names a seat that isn't there.
notation-players = The players don't add up; look at cards, tokens and who is out (W11).
notation-characters = The characters can't be dealt like that (W20, W45).
notation-topics = The topics don't add up; two are seen in every round (W6).
notation-letters = The letters don't add up; each lies in one place only (W7, W42).
notation-phrases = Such phrases can't have been said there (W35).
notation-place = Nobody could be in such a place of the match; look at phase, turn and times.
notation-vote = There could be no such objection or vote (W43, W48).
edition-seconds = a turn lasts 1 to { $most } seconds.
edition-tokens = there are { $most } time tokens in the box.
edition-cards = { $seats } seats need as many scoring cards.
edition-points = a card is worth 0 to { $most } points.

# The options
option-language = the language of topics, letters and words: en, pl or ro
option-advanced = the advanced game with characters (W20)
option-seconds = length of a turn in seconds; 0 as the rules have it
option-children = topics for children: no, no-letter or one-letter (W32)
option-madness = 4 or 5 forbidden letters; 0 for the usual number (W33)
option-careful = a forbidden letter puts out in the chat too (W34)
option-teapot = everybody around one screen, speaking aloud (W38)
option-need_winner = the last scoring card breaks ties (W19)
option-first_queen = the seat that is Queen first; -1 lets luck choose (W44)

# The rules
rule-W1 = In the box: a teapot that plays for 15 or for 10 seconds, eight characters, eight scoring cards, sixty topics (some marked as good with children), point tokens, three time tokens, the Caterpillar's token, and twenty-five letters in four colours: blue ones are easy to do without, purple ones harder, green ones hard, red ones very hard.
rule-W2 = The topics make one face-down pile, the letters one for each colour; all are shuffled.
rule-W3 = Basic game: the teapot plays for 15 seconds, and only blue and purple letters are used. One player has the Queen of Hearts; here she only shows who starts.
rule-W4 = There are as many rounds as players.
rule-W5 = For a round the scoring cards are stacked from 1 on top down to the number of players. Cards 5 and 7 have two sides; the number of players says which one counts.
rule-W6 = The Queen turns up two topics. She keeps one as the topic of the round; the other goes under the pile.
rule-W7 = She draws a blue and a purple letter for all to see. These are the forbidden letters of the round.
rule-W8 = She starts the teapot and has the first turn; then it goes clockwise.
rule-W9 = On your turn, say a word that has to do with the topic and has no forbidden letter, and press the teapot. At once the next player's time is running.
rule-W10 = A forbidden letter in your word, or music that ends before you have said one: you are out of this round. The next player presses the teapot and goes on.
rule-W11 = Whoever goes out takes the top scoring card, and stays out of the conversation.
rule-W12 = A word is the name of a person, a plant, an animal, a thing, an activity or a work for which the topic is known. For the circus: clown, lion, tent, juggling. Not joy, which is a notion, and not teacher: one may go there, but the circus isn't known for it.
rule-W13 = A word that was said in this round, or one derived from it, puts you out. A compound that has an earlier word in it is fine: after “house”, a “housekeeper” may come.
rule-W14 = If there is real doubt about a word, the players vote. More against it than for it: its speaker is out. A tie is for the word. Then the next player presses the teapot and starts.
rule-W15 = Letters count as a word is spelled, those you don't hear too: without H there is no “Thor”.
rule-W16 = You may say more than one word in a turn if all of it belongs to the topic, such as “lion tamer”. Every letter of every word counts.
rule-W17 = Foreign words only if the language has made them its own, such as “croissant”, or if they are names or titles.
rule-W18 = The round ends when one player is left, who takes the last card. All score the points on their cards, the topic goes under the pile, and the Queen passes to the left.
rule-W19 = The game ends when everyone has been Queen. Most points win, and a tie is shared. If you want one winner: of those tied, whoever had the better scoring card in the last round.
rule-W20 = Advanced game: the teapot plays for 10 seconds, and three letters are forbidden, a blue, a purple and a green one. Everybody gets one character, face up. The Queen of Hearts is always among them; with three players Alice and the Caterpillar are not.
rule-W21 = A round starts in this order: the Hatter takes a time token, the Caterpillar his own token, the White Rabbit a secret purple letter, the Twins two time tokens, the Queen a secret red letter. Then topic and letters.
rule-W22 = Whoever goes out turns the character face down. A character that lies face down or sideways can't be used.
rule-W23 = After scoring, all characters pass to the left, upright and face up; tokens and unused letters go back. The game ends when everyone has had every character.
rule-W24 = Queen of Hearts: she chooses the topic and starts. Right after her own turn she may lay her red letter above the row; it is forbidden to her opponents until her next turn starts. A purple letter there is discarded first.
rule-W25 = White Rabbit: the same with his purple letter; a red one there is discarded first.
rule-W26 = Cheshire Cat: once a round, on his turn and before the time is over, he turns his card sideways and skips the turn. The next player starts.
rule-W27 = Twins: on their turn, before the time is over, they may discard a time token; the teapot starts again and the turn goes on. Both tokens may go in one turn.
rule-W28 = Caterpillar: he puts his token before an opponent and scores half of that player's scoring card, rounded down. Not with three players.
rule-W29 = Alice: she scores half of her own scoring card once more, rounded down. Not with three players.
rule-W30 = Two of Hearts: once a round, right after an opponent's turn, turn it sideways; that opponent presses the teapot and takes another turn. The Queen's red letter doesn't count for the Two of Hearts.
rule-W31 = Hatter: he has a time token to use like the Twins. On his turn he may turn his card sideways: then no letter at all is forbidden to him in that turn. Both may happen in one turn.
rule-W32 = With children: only topics marked for them, and one forbidden letter or none.
rule-W33 = Madness: more than three forbidden letters.
rule-W34 = Careful: a forbidden letter puts you out whenever you say it, not only on your turn.
rule-W35 = On screens a phrase is typed and sent, and sending it presses the teapot. Where the browser can listen, you may speak instead.
rule-W36 = At once the server checks three things: the letters forbidden to you, the time, and whether the same word or a form of it was said before. If a word is derived, fits the topic or is a word at all is up to the players. One that our dictionary doesn't know is only marked.
rule-W37 = Time is the server's. The clock of a turn starts when the turn is shown; after somebody went out, when the next player taps the teapot, at the latest after 3 seconds. Your measured network delay is credited, up to half a second a turn and from a quota that refills: a slow line puts nobody out, and holding back gains nothing.
rule-W38 = Teapot mode: you sit around one real table and speak. One screen is the teapot, the cards and the score; one tap passes the turn, another marks a player out.
rule-W39 = What a letter is: one of the language's own alphabet. In Polish ą is not a, in Romanian ș is not s (with a cedilla or a comma, it is the same). A foreign accent counts as the letter below it. Capitals don't matter; hyphens, apostrophes, spaces and digits are no letters.
rule-W40 = English, Polish and Romanian have their own letters and topics, and the table chooses one language. Where players must be careful, the chat counts as speech.
rule-W41 = A character that can't be used loses what it can do in the conversation. The points of Alice and the Caterpillar are paid to players who are out, too. A sideways Two of Hearts isn't safe from the red letter any more; the Hatter's card works in the turn it went sideways, his time token too, and later neither.
rule-W42 = The Queen and the Rabbit lay their letter together with the word they send, so the next player sees it from the start. It leaves when a turn of theirs would start or when they go out. A letter that was replaced or left is gone for the round.
rule-W43 = The Two of Hearts has 2 seconds after an opponent's accepted word, and only until the next word; the Cat's skip doesn't count. The extra turn belongs to the same turn: a letter just laid takes effect after it, it can't be forced again, and if its player goes out, play goes on to that player's left.
rule-W44 = The host or luck chooses the first Queen. In the advanced game luck deals the other characters; with three players Alice and the Caterpillar are taken out before.
rule-W45 = The Caterpillar must place the token, before an opponent, and before topic and letters are seen. It halves the card alone, without Alice's extra points.
rule-W46 = The Hatter's immunity is for letters only and is declared before the word or with it. A power counts if it reaches the server before the credited end of the clock, and a restart gives a full clock.
rule-W47 = To repeat your own word, one that put its speaker out or the word of the topic itself is out too. A phrase is compared as a whole. Each noun of an accepted phrase counts as said; a phrase with an earlier word in it is like a compound.
rule-W48 = Everyone but the speaker, out or not, may object to a word until 5 seconds into the next turn, if that turn lasts so long; once a word. The clock stops, and until the vote is over there are no words and no powers. All but the speaker vote within 10 seconds; to object is to vote against, to be silent is to vote for the word. It falls if more than half of all who may vote are against it; then its speaker is out, and an extra turn forced on it is cancelled. If it stands, whoever objected may not do so again in this round. Whoever's turn it is starts with a full clock.
rule-W49 = With two players left the first failure decides, and the last one need say nothing more. The end of the round ends all objections.
rule-W50 = The letter piles are shuffled for every round with all cards in them. Games with children are basic, without madness, and their one letter is blue. Madness has four letters, one of each colour, or five with a second purple one; secret letters are drawn first.
rule-W51 = For careless talk the letters forbidden to that player count. The player is out at once; the turn under way goes on unless it was theirs.
rule-W52 = The better card for a tie is the one with the higher number. Points have no limit.

# The terminal
letter = { $letter } ({ $colour })
board-round = Round { $round } of { $rounds }
board-up = Topic to choose: { $title } ({ $topic })
board-topic = Topic: { $title }
board-letters = Forbidden: { $letters }
board-laid = and for all but { $seat }: { $letter }
board-turn = { $state ->
    [running] { $seat } is to speak: { $seconds } s
   *[waiting] { $seat } is to tap the teapot: { $seconds } s
}
board-vote = Vote about “{ $phrase }”: { $against } of { $voters } against so far, { $seconds } s
board-said = Said: { $phrases }
board-player = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $things }
character-card = { $state ->
    [upright] { $character }
    [sideways] { $character } (sideways)
   *[face-down] { $character } (face down)
}
board-card = scoring card { $card }
board-tokens = { $tokens ->
    [one] 1 time token
   *[other] { $tokens } time tokens
}
board-token = the Caterpillar's token
board-nothing = –
