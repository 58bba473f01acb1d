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
round-began = Round { $round }. { $seat } is the Queen.
time-tokens-taken = { $seat } takes { $tokens ->
    [one] a time token
   *[other] { $tokens } time tokens
}.
token-placed = { $seat } puts the Caterpillar’s token in front of { $on_seat }.
secret-letter-taken = { $seat } takes a secret letter ({ $colour }).
secret-letter-seen = Your secret letter is { $letter }. Nobody else can see it.
topic-turned-up = A topic is turned up: { $title }.
topic-chosen = { $seat } chooses the topic: { $title }.
letter-forbidden = Forbidden this round: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] { $seat } is next; the teapot is playing.
   *[no] { $seat } is next; the teapot is waiting.
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
   *[yes] {" "}(derived from “{ $like }”?)
}
turn-passed = { $seat } says a word and taps the teapot.
spoke = { $seat } says in the chat: { $text }
went-out = { $reason ->
    [letter] { $seat } is out for a forbidden letter ({ $what }) and takes scoring card { $card }.
    [time] Time is up: { $seat } is out and takes scoring card { $card }.
    [repeated] “{ $what }” has already been said: { $seat } is out and takes scoring card { $card }.
    [vote] The others voted against “{ $what }”: { $seat } is out and takes scoring card { $card }.
    [speech] { $seat } is out for a forbidden letter in the chat ({ $what }) and takes scoring card { $card }.
   *[marked] { $seat } is out and takes scoring card { $card }.
}
letter-laid = { $seat } plays a secret letter: { $letter } ({ $colour }) is forbidden to everybody else.
letter-left = { $seat }’s secret letter is removed: { $letter } ({ $colour }).
turn-skipped = { $seat } grins, vanishes and skips the turn.
teapot-restarted = { $seat } discards a time token and starts the teapot again; { $tokens ->
    [0] no tokens are left
    [one] 1 token is left
   *[other] { $tokens } tokens are left
}.
immunity-declared = { $seat } goes mad and may use any letter this turn.
turn-forced = { $by_seat } orders { $seat } to take another turn.
objected = { $seat } objects to { $against_seat }’s “{ $phrase }”. Vote!
vote-cast = { $against ->
    [yes] { $seat } votes against it.
   *[no] { $seat } votes for it.
}
vote-ended = { $stands ->
    [yes] “{ $phrase }” is accepted; votes against it: { $against } of { $voters }.
   *[no] “{ $phrase }” is rejected; votes against it: { $against } of { $voters }.
}
vote-dropped = There is no need to vote on “{ $phrase }” any more.
last-one-left = { $seat } is the last player left and takes scoring card { $card }.
card-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with card { $card }.
alice-scored = { $seat } is Alice and scores { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}.
caterpillar-scored = { $seat } is the Caterpillar and scores { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $of_seat }’s card.
characters-passed = Every character is passed to the left.
queen-passed = { $seat } is now the Queen.
match-ended = The match is over. Points: { $scores }.

# What can be done
move-say-phrase = Say “{ $text }”
move-tap-teapot = Tap the teapot
move-skip-turn = Skip this turn (Cheshire Cat)
move-restart-teapot = Discard a time token and start the teapot again
move-declare-immunity = Ignore all forbidden letters this turn (Hatter)
move-force-turn = Make the last speaker take another turn (Two of Hearts)
move-object = Object to the last word
move-vote = { $against ->
    [yes] Vote against the word
   *[no] Vote for the word
}
move-speak = Chat: “{ $text }”
move-place-token = Put the Caterpillar’s token in front of { $on_seat }
move-choose-topic = Choose the topic “{ $topic }”
move-pass-turn = { $lay_letter ->
    [yes] Say a word aloud, play the secret letter and pass the turn
   *[no] Say a word aloud and pass the turn
}
move-mark-out = { $marked_seat } is out
move-choose-queen = Drawn at random: { $seat } is the first Queen
move-deal-character = Dealt at random: { $character }
move-draw-letter = Drawn at random: the letter { $letter }
move-turn-up-topic = Drawn at random: the topic “{ $topic }”
move-pass-time = Time passes: { $ms } ms
end-last-round = everyone has been Queen

# What can't be done
refused-no-talk = The conversation hasn’t started yet (W8); wait for the topic and the letters.
refused-vote-on = There is a vote going on (W48); wait for the result.
refused-credit = The credit for network delay must be from 0 to { $most } ms (W37), and the server sets it.
refused-late = Too late: time is up (W10).
refused-tap = Your teapot is already playing (W9); say a word.
refused-letter = You have no secret letter to play (W42).
refused-character = Your character can’t do that.
refused-used = Your character is face down or sideways, so you can’t use it (W22).
refused-no-token = You have no time token (W27).
refused-not-running = The teapot isn’t playing yet (W27); tap it first.
refused-force = You can do that only right after an opponent’s accepted word, within 2 seconds and before the next word (W43).
refused-aloud = At this table you say your words and votes aloud (W38); tap the teapot or mark a player out.
refused-screens = That works only when everybody sits around one screen (W38); here you type your word.
refused-object = There is no word to object to now (W48). You can object only to the last word, for 5 seconds.
refused-object-own = You can’t object to your own word (W48).
refused-object-again = Your objection failed this round, so you can’t object again (W48).
refused-no-vote = Nobody has objected, so there is no vote now (W48).
refused-vote-own = It is your own word, so only the others vote on it (W48).
refused-vote-again = You have already voted (W48).
refused-chat = The chat counts only at careful tables and during a conversation (W34).
refused-chat-out = You are out, so what you say doesn’t count any more (W11); chat as you like.
refused-chat-length = { $most ->
    [one] A message must have exactly 1 character (W34).
   *[other] A message must have 1 to { $most } characters (W34).
}
refused-token = Only the Caterpillar places the Caterpillar’s token, before the topic and the letters are shown (W45).
refused-token-place = The token goes in front of an opponent (W45); choose another player.
refused-topic = Only the Queen chooses the topic, when two have been turned up (W6).
refused-topic-name = That topic hasn’t been turned up (W6); choose one of: { $topics }.
refused-mark = That player isn’t in the conversation now (W38).
refused-clock = Time only moves forward, by at most a day at a time (W37).
bad-first-queen = Seat { $seat } can’t be the first Queen; seats are numbered from 0 to { $last } here, and −1 draws one at random.
bad-children = The game for children is the basic game with at most one forbidden letter (W32, W50); switch off “advanced” and “madness”.
notation-json = That isn’t a Wordland position: { $reason }
notation-seats = The position names a seat that doesn’t exist.
notation-players = The players don’t add up; check cards, tokens and who is out (W11).
notation-characters = The characters can’t be dealt like that (W20, W45).
notation-topics = The topics don’t add up; two are turned up in every round (W6).
notation-letters = The letters don’t add up; each can be in one place only (W7, W42).
notation-phrases = These phrases can’t have been said at this point (W35).
notation-place = No match can reach this position; check “phase”, “turn” and the times.
notation-vote = There can’t be such an objection or vote here (W43, W48).
edition-seconds = { $most ->
    [one] a turn must last 1 second
   *[other] a turn must last 1 to { $most } seconds
}.
edition-tokens = { $most ->
    [one] there is only one time token in the box
   *[other] there are only { $most } time tokens in the box
}.
edition-cards = { $seats ->
    [one] one seat needs one scoring card
   *[other] { $seats } seats need { $seats } scoring cards
}.
edition-points = a card must be worth 0 to { $most } points.

# The options
option-language = The language of topics, letters and words: en, pl or ro
option-advanced = The advanced game with characters (W20)
option-seconds = Length of a turn in seconds; 0 for the time in the rules
option-children = The game for children: “no-letter” for no forbidden letter, “one-letter” for one, or “no” to switch it off (W32)
option-madness = Number of forbidden letters: 4 or 5, or 0 for the usual number (W33)
option-careful = A forbidden letter in the chat puts you out too (W34)
option-teapot = Everybody sits around one screen and speaks aloud (W38)
option-need_winner = The scoring cards of the last round break ties (W19)
option-first_queen = The seat of the first Queen, counting from 0; −1 draws it at random (W44)

# How to play
howto-aim =
    Say words on a topic that don’t contain the forbidden letters.
    The longer you stay in the conversation, the more points you score.
howto-turn =
    The Queen chooses one of two topics, and the forbidden letters of the round are drawn.
    She starts the teapot and says the first word; then turns go clockwise.
    On your turn, before the music ends, say a word that belongs to the topic and has no forbidden letter. Then it is the next player’s turn.
howto-special =
    If you use a forbidden letter, run out of time or repeat a word, you are out of the round and take the top scoring card.
    If you doubt that a word fits, object, and everybody except its speaker votes. If more than half are against it, its speaker is out.
    Silent letters count too. You may say several words if they all belong to the topic, such as “lion tamer”.
    In the advanced game, everybody has a character with a special power, and the characters are passed on after every round.
howto-end = A round ends when only one player is left. The match ends when everybody has been Queen once.
howto-scoring =
    After each round, score the points on your scoring card: the later you go out, the more it is worth.
    The most points wins; a tie is shared.

# The rules
rule-W1 = The box contains a teapot that plays for 15 or 10 seconds, eight characters, eight scoring cards, sixty topics (some marked as suitable for children), point tokens, three time tokens, the Caterpillar’s token, and twenty-five letters in four colours: blue letters are easy to avoid, purple ones harder, green ones hard and red ones very hard.
rule-W2 = Shuffle the topics into one face-down pile and the letters into one pile for each colour.
rule-W3 = In the basic game, the teapot plays for 15 seconds, and only blue and purple letters are used. One player has the Queen of Hearts (in the rulebook, the youngest); she only shows who starts.
rule-W4 = There are as many rounds as players.
rule-W5 = For each round, stack the scoring cards with 1 on top, down to the number of players. Cards 5 and 7 have two sides; the number of players decides which one counts.
rule-W6 = The Queen turns up two topics. One becomes the topic of the round; the other goes under the pile.
rule-W7 = The Queen draws a blue and a purple letter and shows them to everybody. These are the forbidden letters of the round.
rule-W8 = The Queen starts the teapot and takes the first turn; turns then go clockwise.
rule-W9 = On your turn, say a word that belongs to the topic and has no forbidden letter, then tap the teapot. The next player’s time starts at once.
rule-W10 = If your word has a forbidden letter, or the music ends before you say a word, you are out of this round. The next player taps the teapot and continues.
rule-W11 = If you go out, take the top scoring card. You take no further part in the conversation.
rule-W12 = A word must be the name of a person, plant, animal, thing, activity or work that the topic is known for. For the circus, you may say clown, lion, tent or juggling, but not joy, which is an abstract idea, and not teacher: a teacher may go there, but the circus isn’t known for teachers.
rule-W13 = If you say a word that has already been said this round, or one derived from it, you are out. A compound that contains an earlier word is fine: after “house” you may say “housekeeper”.
rule-W14 = If there is real doubt about a word, the players vote. If more vote against it than for it, its speaker is out. If there is a tie, the word is accepted. Then the next player taps the teapot and starts.
rule-W15 = Letters count as the word is spelled, even if you don’t hear them: if H is forbidden, you can’t say “Thor”.
rule-W16 = You may say more than one word in a turn if they all belong to the topic, such as “lion tamer”. Every letter of every word counts.
rule-W17 = Foreign words count only if English has adopted them, such as “croissant”, or if they are names or titles.
rule-W18 = The round ends when only one player is left, who takes the last card. Everybody scores the points on their card, the topic goes under the pile, and the Queen passes to the left.
rule-W19 = The match ends when everybody has been Queen. Whoever has the most points wins, and a tie is shared. If you want a single winner, it is the tied player with the better scoring card in the last round.
rule-W20 = In the advanced game, the teapot plays for 10 seconds, and three letters are forbidden: a blue, a purple and a green one. Everybody gets one character, face up. The Queen of Hearts is always one of them; with three players, leave out Alice and the Caterpillar.
rule-W21 = A round starts in this order: the Hatter takes a time token; the Caterpillar, his own token; the White Rabbit, a secret purple letter; Tweedledum & Tweedledee, two time tokens; and the Queen, a secret red letter. Then come the topic and the letters.
rule-W22 = If you go out, turn your character face down. You can’t use a character that is face down or sideways.
rule-W23 = After scoring, pass all characters to the left, upright and face up; return tokens and unused letters. The match ends when everybody has had every character.
rule-W24 = Queen of Hearts: she chooses the topic and starts. Right after her own turn, she may play her red letter above the row; it is forbidden to her opponents until her next turn starts. If a purple letter is there, discard it first.
rule-W25 = White Rabbit: right after his own turn, he may play his purple letter above the row; it is forbidden to his opponents until his next turn starts. If a red letter is there, discard it first.
rule-W26 = Cheshire Cat: once a round, on his turn and before time is up, he may turn his card sideways and skip the turn. The next player starts.
rule-W27 = Tweedledum & Tweedledee: on their turn, before time is up, they may discard a time token; the teapot starts again and the turn continues. They may use both tokens in one turn.
rule-W28 = Caterpillar: he puts his token in front of an opponent and scores half of that player’s scoring card, rounded down. He isn’t used with three players.
rule-W29 = Alice: she scores half of her own scoring card again, rounded down. She isn’t used with three players.
rule-W30 = Two of Hearts: once a round, right after an opponent’s turn, he may turn his card sideways; that opponent taps the teapot and takes another turn. The Queen’s red letter isn’t forbidden to the Two of Hearts.
rule-W31 = Hatter: he has one time token, used like those of Tweedledum & Tweedledee. On his turn, he may turn his card sideways: then no letter is forbidden to him this turn. He may do both in one turn.
rule-W32 = With children, use only topics marked for them, and one forbidden letter or none.
rule-W33 = In the madness variant, more than three letters are forbidden.
rule-W34 = In the careful variant, a forbidden letter puts you out whenever you say it, even when it isn’t your turn.
rule-W35 = On screen, you type a word or phrase and send it; sending it taps the teapot. If your browser can listen, you may speak instead.
rule-W36 = The server immediately checks three things: the letters forbidden to you, the time, and whether the same word or a form of it has been said before. Whether a word is derived, fits the topic, or exists at all is up to the players. A word that isn’t in our dictionary is only marked.
rule-W37 = The server keeps the time. A turn’s clock starts when the turn is shown; after somebody goes out, it starts when the next player taps the teapot, or after 3 seconds. Your measured network delay is credited, up to half a second a turn, from a quota that refills: a slow connection puts nobody out, and delaying on purpose gains nothing.
rule-W38 = In teapot mode, you sit around a real table and speak. One screen shows the teapot, the cards and the score; one tap passes the turn, another marks a player out.
rule-W39 = A letter is a letter of the language’s own alphabet. In Polish, ą isn’t a, and in Romanian, ș isn’t s (a cedilla counts as a comma below). A foreign accent counts as its base letter. Capitals don’t matter; hyphens, apostrophes, spaces and digits aren’t letters.
rule-W40 = English, Polish and Romanian have their own letters and topics, and the table chooses one language. The English topics use British spelling and include American words too. At careful tables, the chat counts as speech.
rule-W41 = A character that can’t be used loses its powers in the conversation. Alice and the Caterpillar still score their points if their player is out. A sideways Two of Hearts is no longer safe from the red letter. The Hatter’s immunity works in the turn he goes sideways, as does his time token; after that, neither does.
rule-W42 = The Queen and the White Rabbit play their letter together with the word they send, so the next player sees it from the start. It is removed when their next turn would start or when they go out. A letter that was replaced or removed is gone for the round.
rule-W43 = The Two of Hearts must act within 2 seconds of an opponent’s accepted word, and before the next word; a turn the Cat skips doesn’t count. The extra turn counts as part of the same turn: a letter just played takes effect only afterwards, no further turn can be forced, and if the player goes out, the player to their left continues.
rule-W44 = The host chooses the first Queen, or she is drawn at random. In the advanced game, the other characters are dealt at random; with three players, Alice and the Caterpillar are left out first.
rule-W45 = The Caterpillar must place the token in front of an opponent, before the topic and the letters are shown. He scores half of that player’s card only, without Alice’s extra points.
rule-W46 = The Hatter’s immunity covers letters only and is declared before the word or with it. A power counts if it reaches the server before the clock ends, network credit included. A restart gives a full clock.
rule-W47 = You are also out if you repeat your own word, a word that put somebody out, or the topic itself. A phrase is compared as a whole. Each noun of an accepted phrase counts as said; a phrase that contains an earlier word counts as a compound.
rule-W48 = Everybody but the speaker, out or not, may object to a word until 5 seconds into the next turn, or until that turn ends; there is only one vote on each word. The clock stops, and until the vote is over there are no words and no powers. Everybody but the speaker votes within 10 seconds: objecting is a vote against the word, and not voting is a vote for it. The word is rejected if more than half of all voters are against it; then its speaker is out, and an extra turn forced on that word is cancelled. If it is accepted, whoever objected can’t object again this round. The player whose turn it is starts with a full clock.
rule-W49 = With two players left, the first mistake decides the round, and the last player doesn’t have to say anything. Once the round is over, nobody can object any more.
rule-W50 = The letter piles are shuffled for every round with all their cards. With children, you play the basic game without madness, and the only letter is blue. Madness has four letters, one of each colour, or five with a second purple one; secret letters are drawn first.
rule-W51 = At careful tables, each message is checked against the letters forbidden to its writer. If it contains one of them, the writer is out at once; the current turn continues unless it was theirs.
rule-W52 = For a tie, the better card is the one worth more points in the last round; players whose cards are worth the same share the win. There is no limit to points.

# The terminal
letter = { $letter } ({ $colour })
board-round = Round { $round } of { $rounds }
board-up = Topic to choose: { $title } ({ $topic })
board-topic = Topic: { $title }
board-letters = Forbidden: { $letters }
board-laid = and for everybody except { $seat }: { $letter }
board-turn = { $state ->
    [running] It’s { $seat }’s turn: { $seconds } s
   *[waiting] Waiting for { $seat } to tap the teapot: { $seconds } s
}
board-vote = Votes against “{ $phrase }” so far: { $against } of { $voters }; { $seconds } s left
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
board-token = the Caterpillar’s token
board-nothing = –
