seat = Miejsce { $seat }
seat-number = { $seat } { $number }
bad-seats = W grę { $game } nie gra się w { $seats } { $seats ->
    [one] osobę
    [few] osoby
   *[many] osób
}; wybierz jedną z liczb: { $counts }.
bad-option = Gra { $game } nie ma opcji „{ $option }”; do wyboru: { $known }.
bad-option-value = Opcja gry { $game } ma niedozwoloną wartość ({ $reason }); zobacz „curiouser games”.
unknown-game = Nie ma gry „{ $game }”; do wyboru: { $known }.
unknown-module = Nie da się wczytać „{ $game }”; podaj nazwę w postaci moduł:Klasa, z modułem, który Python potrafi zaimportować.
not-a-game = „{ $game }” nie jest grą; to musi być podklasa curiouser.engine.game.Game.
unfinished-game = „{ $game }” nie jest jeszcze kompletną grą: { $reason }.
edition-unreadable = Nie da się odczytać edycji { $file } ({ $reason }); podaj plik TOML, do którego masz prawo odczytu.
edition-no-toml = Edycja { $file } nie jest poprawnym plikiem TOML: { $reason }.
edition-fault = W edycji { $file }, w wierszu { $line }, jest błąd w { $path }: { $reason }
refused-over = Partia jest skończona; zacznij nową.
refused-luck = Trwa losowanie; poczekaj chwilę.
refused-turn = Teraz gra miejsce { $seat }; poczekaj na swoją kolej.
refused-chance = Tego nie można teraz wylosować.
refused-words = „{ $typed }” nie jest teraz możliwym ruchem; wybierz jeden z proponowanych.
refused-undo = Tego ruchu nie można cofnąć: nie był twój albo potem coś wylosowano, coś odkryto lub ruch zrobił ktoś inny.
script-over = Scenariusz losowań się skończył, a trzeba losować dalej.
notation-word = „{ $word }” nic w tej pozycji nie znaczy; sposób zapisu opisano na stronie gry w dokumentacji.
record-empty = Zapis jest pusty; podaj plik z partią.
record-no-header = Wiersz { $line } jest przed początkiem partii; pierwszy wiersz musi być nagłówkiem.
record-after-end = Wiersz { $line } jest po końcu partii.
record-out-of-order = Wiersz { $line } to ruch { $n }, ale brakuje przed nim ruchu { $expected }.
record-long-line = Wiersz { $line } jest za długi jak na zapis.
record-bad-line = Wiersz { $line } nie jest wierszem zapisu: { $reason }.
record-no-link = Wiersz { $line } nie kończy się sumą kontrolną; zapis ucięto albo zmieniono.
record-format = Wiersz { $line }: ten zapis ma format { $format }, którego ta wersja programu nie czyta; użyj nowszej.
record-rules = Wiersz { $line }: partię rozegrano według wersji { $rules } zasad gry { $game }, a ten program zna wersje do { $known }. Użyj nowszego programu.
record-setup = Wiersz { $line }: { $reason }
record-edition = Wiersz { $line }: edycja w nagłówku ma błąd: { $reason }
record-refused = Wiersz { $line }, ruch { $n }, jest niedozwolony: { $reason }
record-bad-move = Wiersz { $line }, ruch { $n }, nie jest ruchem tej gry: { $reason }.
record-luck = Wiersz { $line }, ruch { $n }: wynik losowania nie zgadza się z pieczęcią; losowania tej partii zmieniono.
record-outcome = Wiersz { $line }: zapisany wynik nie wynika z ruchów.
record-link = { $place ->
    [move] Wiersz { $line }, ruch { $n }, został zmieniony: nie pasuje do swojej sumy kontrolnej.
    [header] Wiersz { $line }, nagłówek, został zmieniony: nie pasuje do swojej sumy kontrolnej.
   *[end] Wiersz { $line }, zakończenie, został zmieniony: nie pasuje do swojej sumy kontrolnej.
}
record-seal = Wiersz { $line }: otwarte ziarno nie jest tym, które zapieczętowano przed partią.
record-told = Wiersz { $line }, ruch { $n }: { $what ->
    [events] zapisane zdarzenia nie są tymi, do których prowadzą ruchy.
    [chances] zapisane szanse losowania nie są tymi, które wynikają z ruchów.
   *[position] zapisana pozycja nie jest tą, do której prowadzą ruchy.
}
unknown-bot = Nie ma bota „{ $bot }”; do wyboru: { $known }.
not-a-bot = „{ $bot }” nie jest botem; to musi być podklasa curiouser.engine.bot.Bot.
bot-unmade = Nie da się utworzyć bota „{ $bot }”: { $reason }.
no-bots = Te boty nie umieją grać w tę grę ({ $game }).
no-plan = Żaden bot przy tym stole nie umie grać w tę grę ({ $game }).
no-observer = Gry { $game } nie umiemy przedstawić w liczbach.
nobody-steps = Środowisko potrzebuje co najmniej jednej partii i miejsca, na którym nie gra bot.
bad-bots = Każde miejsce potrzebuje bota (miejsca: { $seats }, podane boty: { $bots }).

# Co nie podoba się bibliotece albo systemowi
value-type = { $kind ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] wartość logiczna
    [object] grupa wartości
    [array] lista
    [null] wartość pusta
   *[other] coś innego
}
    .gen = { $kind ->
        [int] liczby całkowitej
        [float] liczby
        [str] tekstu
        [bool] wartości logicznej
        [object] grupy wartości
        [array] listy
        [null] wartości pustej
       *[other] czegoś innego
    }
fault-kind = oczekiwano { $expected_gen }, a jest { $got }
fault-bound = { $bound ->
    [least] liczba musi wynosić co najmniej { $number }
    [above] liczba musi być większa niż { $number }
    [most] liczba może wynosić najwyżej { $number }
   *[below] liczba musi być mniejsza niż { $number }
}
fault-length = długość się nie zgadza
fault-missing = brakuje „{ $field }”
fault-unknown = nazwa „{ $field }” tu nie pasuje
fault-choice = „{ $value }” nie jest jedną z możliwych wartości
fault-large = liczba jest za duża
fault-at = { $path }: { $reason }
fault-json = to nie jest poprawny JSON
fault-toml = błąd w wierszu { $line }, w kolumnie { $column }
fault-toml-end = plik kończy się za wcześnie
fault-letters = litery nie są zapisane w UTF-8
fault-deep = zagnieżdżenie jest za głębokie
fault-methods = brakuje metod: { $methods }
fault-other = wartość jest nieprawidłowa
fault-os = { $code ->
    [ENOENT] nie ma takiego pliku
    [ENOTDIR] nie ma takiego folderu
    [EISDIR] to jest folder
    [EACCES] brak uprawnień
    [EPERM] brak uprawnień
    [EROFS] dysk jest tylko do odczytu
    [ENOSPC] dysk jest pełny
    [EDQUOT] twój przydział miejsca na dysku jest wyczerpany
    [EFBIG] plik jest za duży
    [EIO] zawiódł dysk albo łącze
    [ENAMETOOLONG] nazwa jest za długa
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
    [gaierror] nie ma takiego adresu
   *[other] błąd systemu ({ $code })
}
