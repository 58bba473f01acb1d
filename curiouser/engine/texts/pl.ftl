seat = Miejsce { $seat }
seat-number = { $seat } { $number }
bad-seats = W { $game } nie gra się w { $seats } { $seats ->
    [one] osobę
    [few] osoby
   *[many] osób
}; wybierz jedną z liczb: { $counts }.
bad-option = { $game } nie ma opcji „{ $option }”; są: { $known }.
bad-option-value = Opcja gry { $game } ma niedozwoloną wartość ({ $reason }); zajrzyj do „curiouser games”.
unknown-game = Nie ma gry „{ $game }”; do wyboru: { $known }.
unknown-module = Nie da się wczytać „{ $game }”; podaj moduł:Klasę z modułu, który Python potrafi zaimportować.
not-a-game = „{ $game }” nie jest grą; to musi być podklasa curiouser.engine.game.Game.
unfinished-game = „{ $game }” nie jest jeszcze całą grą: { $reason }.
edition-unreadable = Nie da się odczytać edycji { $file } ({ $reason }); podaj plik TOML, który możesz czytać.
edition-no-toml = Edycja { $file } nie jest poprawnym plikiem TOML: { $reason }.
edition-fault = Edycja { $file }, wiersz { $line }, ma błąd w { $path }: { $reason }
refused-over = Partia jest skończona; zacznij nową.
refused-luck = Teraz rusza się los; poczekaj na niego.
refused-turn = Teraz kolej na miejsce { $seat }; poczekaj na swoją.
refused-chance = Los nie może teraz tego zrobić.
refused-words = „{ $typed }” nie jest tu ruchem; wybierz jeden z podanych.
refused-undo = Tego nie można cofnąć: potem był los, odkrycie albo cudzy ruch, albo to nie był twój ruch.
script-over = Scenariusz losu się skończył, a teraz jego ruch.
notation-word = „{ $word }” jest w tej pozycji niezrozumiałe; zapis opisuje strona gry w dokumentacji.
record-empty = Zapis jest pusty; podaj plik z partią.
record-no-header = Wiersz { $line } stoi przed początkiem partii; pierwszy wiersz musi być nagłówkiem.
record-after-end = Wiersz { $line } stoi po końcu partii.
record-out-of-order = Wiersz { $line } to ruch { $n }, ale brakuje przed nim ruchu { $expected }.
record-long-line = Wiersz { $line } jest za długi jak na zapis.
record-bad-line = Wiersz { $line } nie jest wierszem zapisu: { $reason }.
record-no-link = Wiersz { $line } nie kończy się ogniwem; zapis ucięto albo zmieniono.
record-format = Wiersz { $line }: ten zapis ma format { $format }, którego ta wersja nie czyta; użyj nowszej.
record-rules = Wiersz { $line }: partię rozegrano według zasad { $rules } gry { $game }; ta wersja zna zasady do { $known }. Użyj nowszej.
record-setup = Wiersz { $line }: { $reason }
record-edition = Wiersz { $line }: edycja w nagłówku ma błąd: { $reason }
record-refused = Wiersz { $line }, ruch { $n }, jest niedozwolony: { $reason }
record-bad-move = Wiersz { $line }, ruch { $n }, nie jest ruchem tej gry: { $reason }.
record-luck = Wiersz { $line }, ruch { $n }: los nie pochodzi spod pieczęci; zmieniono los tej partii.
record-outcome = Wiersz { $line }: zapisany wynik nie wynika z ruchów.
record-link = { $place ->
    [move] Wiersz { $line }, ruch { $n }, został zmieniony: nie pasuje do swojego ogniwa.
    [header] Wiersz { $line }, nagłówek, został zmieniony: nie pasuje do swojego ogniwa.
   *[end] Wiersz { $line }, zakończenie, został zmieniony: nie pasuje do swojego ogniwa.
}
record-seal = Wiersz { $line }: otwarte ziarno nie jest tym, które zapieczętowano przed partią.
record-told = Wiersz { $line }, ruch { $n }: { $what ->
    [events] zapisane zdarzenia nie są tymi, do których prowadzą ruchy.
    [chances] zapisane szanse losu nie są tymi, które wynikają z ruchów.
   *[position] zapisana pozycja nie jest tą, do której prowadzą ruchy.
}
unknown-bot = Nie ma bota „{ $bot }”; do wyboru: { $known }.
not-a-bot = „{ $bot }” nie jest botem; to musi być podklasa curiouser.engine.bot.Bot.
bot-unmade = Nie da się utworzyć bota „{ $bot }”: { $reason }.
no-bots = W { $game } te boty nie grają.
no-plan = Przy tym stole ({ $game }) nikt nie wie, co robić.
no-observer = Nikt nie umie pokazać { $game } w liczbach.
nobody-steps = Środowisko potrzebuje choć jednej partii i miejsca, na którym nie siedzi bot.
bad-bots = Każde miejsce potrzebuje bota; miejsc: { $seats }, podanych botów: { $bots }.
