no-language = W Krainę słów nie gra się w języku „{ $code }”; do wyboru: { $known }.
word-empty = Powiedz coś: jedno słowo albo kilka.
word-long = To za długie; można wpisać najwyżej { $most ->
    [one] jeden znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
word-no-letters = Nie ma tu żadnej litery; powiedz jakieś słowo.
word-control = Jest tu niewidoczny znak; wpisz słowo jeszcze raz.
word-letter = „{ $letter }” to litera z innego alfabetu; zapisz słowo literami tego języka.
word-sign = „{ $sign }” to nie litera; pomiń ten znak.
pack-unreadable = Nie da się odczytać pliku { $file } ({ $reason }); podaj plik, do którego masz prawo odczytu.
pack-invalid = Plik { $file } nie jest prawidłowym zestawem słów: { $reason }.
pack-fault = W pliku { $file } jest błąd: { $reason }
pack-no-letter = „{ $letter }” jest na karcie, ale nie ma takiej litery w alfabecie.
pack-letter-twice = Ta sama litera jest na dwóch kartach.
pack-no-colour = { $colour ->
    [blue] Nie ma ani jednej niebieskiej karty.
    [purple] Nie ma ani jednej fioletowej karty.
    [green] Nie ma ani jednej zielonej karty.
   *[red] Nie ma ani jednej czerwonej karty.
}
pack-few-topics = Do wyboru muszą być co najmniej dwa tematy.
pack-topic-twice = Dwa tematy mają ten sam identyfikator.
pack-topic = Temat „{ $topic }”: { $reason }
pack-no-words = Nie ma w nim słów.
pack-word = Słowa „{ $word }” nie da się użyć. { $reason }
pack-untidy = Słowo „{ $word }” trzeba zapisać tak: „{ $tidy }”.
pack-word-twice = Słowo „{ $word }” występuje dwa razy.
