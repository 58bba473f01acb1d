no-language = You can’t play Wordland in “{ $code }”; choose one of: { $known }.
word-empty = Say something: a word or a few words.
word-long = That is too long; use at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
word-no-letters = That has no letters; say a word.
word-control = That contains an invisible character; type the word again.
word-letter = “{ $letter }” belongs to another script; spell the word with the letters of this language.
word-sign = “{ $sign }” isn’t a letter; leave it out.
pack-unreadable = { $file } can’t be read ({ $reason }); choose a file you have permission to read.
pack-invalid = { $file } isn’t a valid word pack: { $reason }.
pack-fault = { $file } has an error: { $reason }
pack-no-letter = There is a card for “{ $letter }”, which isn’t in the alphabet.
pack-letter-twice = Two cards have the same letter.
pack-no-colour = There is no { $colour } card.
pack-few-topics = There must be at least two topics to choose from.
pack-topic-twice = Two topics have the same id.
pack-topic = Topic “{ $topic }”: { $reason }
pack-no-words = It has no words.
pack-word = “{ $word }” can’t be used. { $reason }
pack-untidy = “{ $word }” must be written “{ $tidy }”.
pack-word-twice = “{ $word }” appears twice.
