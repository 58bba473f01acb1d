no-language = Țara cuvintelor nu se poate juca în limba „{ $code }”; alege dintre: { $known }.
word-empty = Spune ceva: un cuvânt sau mai multe.
word-long = E prea lung; folosește cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
word-no-letters = Aici nu e nicio literă; spune un cuvânt.
word-control = Aici e un caracter invizibil; scrie cuvântul din nou.
word-letter = „{ $letter }” e o literă din alt alfabet; scrie cuvântul cu literele acestei limbi.
word-sign = „{ $sign }” nu e o literă; scrie fără acest semn.
pack-unreadable = Fișierul { $file } nu poate fi citit ({ $reason }); alege un fișier pe care ai dreptul să-l citești.
pack-invalid = Fișierul { $file } nu are forma unui pachet de cuvinte: { $reason }.
pack-fault = Fișierul { $file } are o greșeală: { $reason }
pack-no-letter = „{ $letter }” apare pe o carte, dar nu e o literă din alfabet.
pack-letter-twice = O literă apare pe două cărți.
pack-no-colour = Nu există nicio carte { $colour ->
    [blue] albastră
    [purple] mov
    [green] verde
   *[red] roșie
}.
pack-few-topics = Trebuie să fie cel puțin două teme de ales.
pack-topic-twice = Două teme au același identificator.
pack-topic = Tema „{ $topic }”: { $reason }
pack-no-words = Nu are cuvinte.
pack-word = „{ $word }” nu poate fi folosit. { $reason }
pack-untidy = „{ $word }” trebuie scris „{ $tidy }”.
pack-word-twice = „{ $word }” apare de două ori.
