# Słowa, które nie są poleceniem
unknown-command = Nie ma polecenia „{ $word }”; do wyboru: { $known }.
unknown-flag = Nie ma tu opcji „{ $word }”; zobacz „{ $command } --help”.
unused-word = „{ $word }” to zbędny argument; zobacz „{ $command } --help”.
missing-word = Brakuje argumentu { $name }; zobacz „{ $command } --help”.
missing-value = Po { $name } brakuje wartości; zobacz „{ $command } --help”.
repeated-flag = { $word } można podać tylko raz.
bad-value = Wartość „{ $value }” nie pasuje do { $name }; zobacz „{ $command } --help”.
misread = Tego polecenia nie da się zrozumieć; zobacz „{ $command } --help”.
bad-count = { $flag } nie może mieć wartości { $value }; { $most ->
    [one] możliwe jest tylko 1.
   *[other] wybierz liczbę od 1 do { $most }.
}
bad-option-form = „{ $word }” nie jest opcją gry; napisz NAZWA=WARTOŚĆ, a nazwy znajdziesz w „curiouser games”.
bad-name = „{ $name }” nie może być imieniem; { $most ->
    [one] imię musi mieć jeden znak.
   *[other] wybierz takie, które ma od 1 do { $most } znaków.
}
unknown-player = Nie ma bota „{ $name }”; do wyboru: { $known }. Jeśli ma grać człowiek, wpisz „me” albo imię wielką literą.
unknown-rule = W grze { $game } nie ma zasady „{ $id }”; zasady mają numery od { $first } do { $last }.

# Pliki
cant-read = Nie da się odczytać { $file }: { $why ->
    [no-such-file] nie ma takiego pliku
    [is-a-folder] to jest folder
    [not-permitted] nie masz uprawnień do odczytu
   *[other] { $reason }
}.
cant-write = Nie da się zapisać { $file }: { $why ->
    [no-such-file] nie ma takiego folderu
    [is-a-folder] to jest folder
    [not-permitted] nie masz uprawnień do zapisu
   *[other] { $reason }
}.
no-room = Nie da się zapisać wyniku: { $reason }.
record-unfinished = W pliku { $file } jest niedokończona partia; graj dalej poleceniem „curiouser play --resume” albo podaj inny plik.
resume-alone = --resume bierze wszystko z pliku; pomiń grę i wszystkie inne opcje poza --language.
resume-over = Ostatnia partia w pliku { $file } jest skończona; obejrzyj ją poleceniem „curiouser replay”.
resume-seed = W pliku { $file } nie ma zapieczętowanego ziarna tej partii, więc nie da się dalej losować.

# Gracze
seat-one = Miejsce { $seat }
seat-you = Miejsce { $seat } (ty)
seat-of = Miejsce { $seat } ({ $player })

# Gra
play-which = W co zagramy?
play-number = Numer albo nazwa:
play-no-number = Nie ma takiej gry; wpisz { $most ->
    [one] 1
   *[other] numer od 1 do { $most }
} albo nazwę.
play-how = Wpisz numer ruchu albo jego zapis; po wpisaniu „{ $help }” zobaczysz, co jeszcze można wpisać.
luck-sealed = Wszystkie losowania tej partii są już zapieczętowane. Oto odcisk pieczęci, jeśli chcesz go zachować:
luck-entropy = Dorzuć do losowania własne słowo albo po prostu naciśnij Enter:
luck-seeded = losowanie z ziarna { $seed }
kept-as-it-goes = Ta partia zapisuje się w pliku { $file }.
resumed = wznowiona partia, { $moves ->
    [0] przed pierwszym ruchem
    [one] po jednym ruchu
    [few] po { $moves } ruchach
   *[many] po { $moves } ruchach
}
hand-over-hide = Naciśnij Enter, żeby wyczyścić ekran, a potem podaj klawiaturę dalej: teraz gra { $name }.
hand-over-take = Klawiaturę bierze { $name }. Naciśnij Enter, kiedy nikt inny nie patrzy.
your-turn = { $name }: twoja kolej.
more-moves = … i jeszcze { $more }; wpisz „{ $moves }”, żeby zobaczyć wszystkie.
others-may = Ruch może teraz zrobić także ktoś inny ({ $names }). Żeby zrobić ruch za inną osobę, wpisz przed nim jej imię: „{ $name }: …”.
no-move-number = Nie ma takiego numeru; wpisz { $most ->
    [one] 1
   *[other] numer od 1 do { $most }
} albo zapis ruchu.
refused-why = Wpisz „{ $why }”, żeby przeczytać zasadę { $rule }.
why-nothing = Nie ma teraz zasady do przytoczenia.
rule-kind = { $kind ->
    [ruling] nasze rozstrzygnięcie
   *[rule] z instrukcji
}
taken-back = { $name } cofa ostatni ruch.
kept = Partia jest zapisana. Żeby do niej wrócić:
over = Koniec partii: { $reason }
over-place = { $name }, { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
not-over = Partia jeszcze trwa
seal-opened = Pieczęć otwarta; oto ziarno wszystkich losowań:
play-verify = Każdy może się upewnić, że nikt przy niczym nie majstrował:

command-why = dlaczego
command-undo = cofnij
command-rules = zasady
command-board = stół
command-moves = ruchy
command-help = pomoc
command-quit = koniec
command-time = czas
command-hint = podpowiedź
help-move = Możesz wpisać numer ruchu, jego zapis albo jedno z tych słów:
help-why = zasada, z której wynika ostatnia odmowa albo ostatnie zdarzenie
help-undo = cofnij swój ostatni ruch; boty cofną swoje
help-rules = wszystkie zasady albo jedna: „zasady G8”
help-board = pokaż jeszcze raz stół
help-moves = wszystkie możliwe ruchy
help-help = ta lista
help-quit = przerwij; partia zostaje zapisana
help-time = ogłoś, że czas na ruch minął
help-hint = najlepsze ruchy, ich szanse i uzasadnienie
hint-chances = szansa { $chance }% (±{ $error }), punkty: { $score } (±{ $score_error })
hint-sure = { $won ->
    [yes] ten ruch wygrywa, cokolwiek się stanie
   *[no] ten ruch przegrywa, jeśli przeciwnik zagra dobrze
}

# Zapisy
verified = sprawdzone: { $moves } { $moves ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}, { $luck }{ $over ->
    [no] ; partia nie jest skończona
   *[yes] { "" }
}
verified-begun = { $moves ->
    [one] Pierwszy ruch pochodzi
    [few] Pierwsze { $moves } ruchy pochodzą
   *[many] Pierwszych { $moves } ruchów pochodzi
} z innej partii{ $luck ->
    [same] , a losowania są takie same jak w niej.
   *[new] ; pieczęć obejmuje dopiero późniejsze losowania.
}
verified-many = sprawdzone partie: { $matches }, ruchy: { $moves }, { $luck }
verified-no-words = Nikt nie dorzucił słowa do losowania, więc ten, kto rozdawał, mógł z góry ustawić, co wypadnie.
verified-no-words-many = Partie, w których nikt nie dorzucił słowa do losowania: { $matches }; ten, kto rozdawał, mógł w nich z góry ustawić, co wypadnie.
verified-borrowed = { $kind ->
    [day] Losowania są te same co w rozdaniu dnia ({ $day })
   *[match] Losowania pochodzą z innej partii
}: ktoś mógł je znać, zanim ta partia się zaczęła.
verified-borrowed-many = Partie z losowaniami z innej partii albo z rozdania dnia: { $matches }; ktoś mógł je znać wcześniej.
verified-luck = { $proof ->
    [no-luck] bez losowań
    [seal] w tym losowania: { $luck }, wszystkie zgodne z pieczęcią
    [borrowed] w tym losowania: { $luck }, wszystkie zgodne z pieczęcią spoza tej partii
    [seed] w tym losowania: { $luck }, wszystkie z ziarna
    [sealed-still] w tym losowania: { $luck }, pieczęć jeszcze nie otwarta
   *[unproven] w tym losowania: { $luck }, których nikt nie może sprawdzić
}
step = [Enter]

# Gry i zasady
games-seats = Miejsca
games-bots = Boty
games-option = Opcja
games-how = curiouser play GRA · curiouser rules GRA
rules-howto = { $part ->
    [aim] Cel gry
    [turn] Przebieg gry
    [special] Zasady szczególne
    [end] Koniec gry
   *[scoring] Punktacja
}
rules-rules = Zasady
rules-rulings = Nasze rozstrzygnięcia tam, gdzie instrukcja milczy albo sama sobie przeczy
rules-edition = Wartości tej edycji
rules-source = { $source ->
    [rulebook] z instrukcji
    [reconstructed] odtworzone
   *[changed] zmienione
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Symulacje
simulating = Rozgrywamy partie
writing-records = Zapisujemy partie
records-written = Partie zapisane w pliku { $file }: { $matches }.
tables-written = { $matches ->
    [one] Jedna partia jest zapisana
    [few] { $matches } partie są zapisane
   *[many] { $matches } partii jest zapisanych
} jako tabele w folderze { $folder }.
reporting = Rozgrywamy partie
report-written = Raport jest w pliku { $file }.
pictures-written = Wykresy (PNG i SVG) są w folderze { $folder }.
differences-clear = { $count ->
    [0] Żadna różnica względem wersji wyjściowej nie jest wyraźna.
    [one] Jedna różnica względem wersji wyjściowej jest wyraźna.
    [few] { $count } różnice względem wersji wyjściowej są wyraźne.
   *[many] { $count } różnic względem wersji wyjściowej jest wyraźnych.
}
trying = Sprawdzamy warianty
balance-best = Najlepszy znaleziony wariant
balance-none = Podaj w opcji --vary, co wolno zmieniać, na przykład --vary alice=0..12, a w opcji --goal, jaki jest cel.
head-number = Nazwa
head-value = Wartość
head-goal = Cel
head-wanted = Oczekiwane
head-reached = Osiągnięte
balance-tried = { $count ->
    [one] Wypróbowano jeden wariant; rozegrane partie: { $matches }.
    [few] Wypróbowano { $count } warianty, wszystkie na tych samych partiach ({ $matches }).
   *[many] Wypróbowano { $count } wariantów, wszystkie na tych samych partiach ({ $matches }).
}
balance-checked = Rozegrane jeszcze raz, przy innych losowaniach:
simulated = { $matches ->
    [one] Jedna partia
    [few] { $matches } partie
   *[many] { $matches } partii
} w { $seconds } s, czyli { $speed } na sekundę; średnia liczba decyzji w partii: { $decisions } ({ $compiled ->
    [yes] kod skompilowany
   *[no] kod interpretowany
}).
head-seat = Miejsce
head-bot = Bot
head-score = Średni wynik
head-wins = Wygrane
head-rate = Udział
head-between = Przedział 95%
head-rating = Ranking
head-against = Przeciwnik
head-matches = Partie
head-chance = Szansa, że to przypadek
ladder-chance = Ostatnia kolumna mówi, jak często dwa równie silne boty różniłyby się przypadkiem co najmniej tak bardzo.
balance-even = Na wszystkich miejscach gra ten sam bot i żadne nie wygrywa wyraźnie częściej ani rzadziej, niż powinno.
balance-uneven = Na wszystkich miejscach gra ten sam bot, a jednak { $count ->
    [one] miejsce { $seats } wygrywa wyraźnie częściej albo rzadziej, niż powinno.
    [few] miejsca { $seats } wygrywają wyraźnie częściej albo rzadziej, niż powinny.
   *[many] miejsca { $seats } wygrywają wyraźnie częściej albo rzadziej, niż powinny.
}
ends = Jak kończyły się partie
end-count = { $reason }: { $count } ({ $share }%)

# Prawa
checking = Sprawdzamy
laws-kept = Gra { $game } przestrzega wszystkich praw ({ $laws }); partie: { $matches }, pozycje: { $positions }.
laws-broken = Gra { $game } łamie prawa; znalezione przypadki: { $broken }.
laws-place = miejsca { $seats }, opcje { $options }, ziarno { $seed }, partia { $match }, wykonane ruchy: { $moves }

# Serwer
serve-open = Curiouser działa pod adresem { $url } – zamkniesz go, naciskając Ctrl-C.
serve-port = { $port } nie może być portem; wybierz { $most ->
    [0] 0.
   *[other] liczbę od 0 do { $most }.
}
serve-below = { $flag } nie może mieć wartości { $value }; wybierz 0 lub więcej.
serve-proxies = „{ $given }” to nie lista adresów; wypisz je po przecinku, na przykład 127.0.0.1,10.0.0.0/8.
serve-no-port = Pod adresem { $host } na porcie { $port } nie da się uruchomić serwera: { $reason }. Wybierz inny port opcją --port.
serve-lan = Inni mogą grać pod adresem { $url }
serve-port-taken = Port { $port } pod adresem { $host } zajmuje inny program, być może już uruchomiony Curiouser; zamknij go albo wybierz inny port opcją --port.
serve-public = „{ $given }” to nie adres strony; napisz go tak: https://play.example.org.
serve-contact = „{ $given }” to nie adres kontaktowy; napisz mailto:NAZWA@HOST albo adres, który zaczyna się od https://.
serve-push = Do powiadomień push potrzebny jest pakiet cryptography; zainstaluj curiouser[push] albo pomiń --push-contact.
serve-lab = Do prób „co by było, gdyby” potrzebne są pakiety laboratorium; zainstaluj je poleceniem pip install 'curiouser[lab]' albo pomiń --lab.
serve-variable = Zmienna środowiskowa { $variable } nie odpowiada żadnemu ustawieniu; może chodziło o { $nearest }?
serve-variable-unknown = Zmienna środowiskowa { $variable } nie odpowiada żadnemu ustawieniu.
serve-token = Token w { $flag } jest za krótki; potrzeba co najmniej { $least ->
    [one] jednego znaku
    [few] { $least } znaków
   *[many] { $least } znaków
}.

# Dla administratorów
no-tables = Pliku { $file } nie ma; podaj bazę swojego serwera w opcji --db.
backed-up = { $tables ->
    [one] Skopiowano jeden stół
    [few] Skopiowano { $tables } stoły
   *[many] Skopiowano { $tables } stołów
} do { $file }.
backups-removed = { $backups ->
    [one] Usunięto jedną starszą kopię zapasową.
    [few] Usunięto { $backups } starsze kopie zapasowe.
   *[many] Usunięto { $backups } starszych kopii zapasowych.
}
exporting = Zapisujemy stoły
exported = { $tables ->
    [one] Zapisano jeden stół
    [few] Zapisano { $tables } stoły
   *[many] Zapisano { $tables } stołów
} w pliku { $file }.
export-left-out = { $tables ->
    [one] Pominięto jeden stół z niedokończoną grą
    [few] Pominięto { $tables } stoły z niedokończoną grą
   *[many] Pominięto { $tables } stołów z niedokończoną grą
}, żeby nie zdradzić zakrytych kart. Opcja --unfinished zapisze także takie stoły.
export-secret = Plik { $file } zawiera tajemnice { $tables ->
    [one] jednego stołu z niedokończoną grą
    [few] { $tables } stołów z niedokończoną grą
   *[many] { $tables } stołów z niedokończoną grą
}: kto go przeczyta, pozna zakryte karty i przyszłe losowania. Dobrze go pilnuj.
export-exists = { $file } już istnieje; podaj nowy plik.
export-no-table = Nie ma stołu { $table }.
importing = Sprawdzamy stoły
imported = { $tables ->
    [0] Nie wczytano żadnego stołu
    [one] Wczytano jeden stół
    [few] Wczytano { $tables } stoły
   *[many] Wczytano { $tables } stołów
}{ $skipped ->
    [0] .
    [one] ; jeden już tu był.
    [few] ; { $skipped } już tu były.
   *[many] ; { $skipped } już tu było.
}
import-unfinished = { $why } { $tables ->
    [0] Wcześniej nie wczytano żadnego stołu
    [one] Wcześniej wczytano jeden stół
    [few] Wcześniej wczytano { $tables } stoły
   *[many] Wcześniej wczytano { $tables } stołów
}. Gdy usuniesz błąd, powtórz import z opcją --skip-existing, żeby wczytać to, czego brakuje.
replaying = Odtwarzamy
replayed = Stoły: { $tables }, skończone partie: { $matches } (w tym { $unproven } z czasów, gdy nie zapisywano sum kontrolnych), trwające: { $playing }, ruchy: { $moves }. { $findings ->
    [0] Wszystkie partie odtwarzają się tak, jak przebiegły.
    [one] Przy jednym stole partia odtwarza się inaczej, niż przebiegła.
    [few] Przy { $findings } stołach partie odtwarzają się inaczej, niż przebiegły.
   *[many] Przy { $findings } stołach partie odtwarzają się inaczej, niż przebiegły.
}
tables-kept = { $tables ->
    [one] W bazie jest jeden stół.
    [few] W bazie są { $tables } stoły.
   *[many] W bazie jest { $tables } stołów.
}
tables-state = { $state ->
    [waiting] czekają na graczy
    [playing] w trakcie gry
    [over] po partii
   *[closed] zamknięte
}: { $tables }
tables-deleted = { $tables ->
    [0] Niczego nie usunięto: nie ma stołów, przy których
    [one] Usunięto jeden stół, przy którym
    [few] Usunięto { $tables } stoły, przy których
   *[many] Usunięto { $tables } stołów, przy których
} nic się nie działo od { $days ->
    [one] jednego dnia
    [few] { $days } dni
   *[many] { $days } dni
}.

# Pomoc
about = Gry planszowe z Krainy Czarów: jeden silnik dla stołu, botów i laboratorium.
about-more = Każde polecenie ma opcję --help. Program mówi po angielsku, polsku i rumuńsku (--language en|pl|ro).
usage = Użycie:
usage-word = { $word ->
    [command] POLECENIE
    [options] OPCJE
    [args] ARGUMENTY
    [game] GRA
    [file] PLIK
    [id] ZASADA
    [action] DZIAŁANIE
    [words] ARGUMENTY
   *[other] { $word }
}
usage-value = { $kind ->
    [int] LICZBA
    [float] LICZBA
    [path] ŚCIEŻKA
    [choice] WYBÓR
   *[str] TEKST
}
usage-title = { $group ->
    [commands] Polecenia
    [arguments] Argumenty
   *[parameters] Opcje
}
usage-required = {"["}wymagane]
usage-choices = {"["}do wyboru: { $choices }]
usage-variable = {"["}zmienna: { $variable }]
usage-default = {"["}domyślnie: { $value }]
flag-help = Pokaż tę pomoc.
flag-version = Pokaż wersję.

# Polecenia
purpose-play = Graj w tym terminalu, z botami albo z innymi osobami przy tej samej klawiaturze.
purpose-serve = Uruchom serwer ze stołami dla graczy z całej sieci i dla botów.
purpose-simulate = Niech boty rozegrają wiele partii; zobacz, jak im poszło.
purpose-report = Niech boty rozegrają partie; powstanie strona z wykresami, także o skutkach twoich zmian.
purpose-balance = Szukaj takich wartości edycji, które prowadzą do wyznaczonego celu.
purpose-ladder = Niech każdy bot zagra z każdym; powstanie ich ranking.
purpose-replay = Opowiedz słowami zapisaną partię.
purpose-review = Pokaż, ile w skończonej partii zależało od losu, a ile od wyborów.
purpose-verify = Sprawdź każdy ruch, losowania i wynik zapisanej partii.
purpose-games = Pokaż dostępne gry, liczbę osób, opcje i boty.
purpose-rules = Pokaż zasady gry, nasze rozstrzygnięcia i wartości jej edycji.
purpose-check-game = Sprawdź, czy gra, nasza albo twoja, przestrzega praw wszystkich gier.
purpose-tables = Dla administratorów: policz stoły na serwerze albo usuń stare.
purpose-backup = Dla administratorów: skopiuj wszystkie dane serwera, nie zatrzymując go.
purpose-export = Dla administratorów: zapisz stoły w pliku z wierszami JSON.
purpose-import = Dla administratorów: wczytaj stoły z eksportu albo z kopii zapasowej.
purpose-replay-all = Dla administratorów: sprawdź, czy każda zapisana partia nadal odtwarza się tak samo.
purpose-admin = Dla administratorów: zarządzaj działającym serwerem.

# Opcje
flag-language = Język: en, pl albo ro; domyślnie język systemu.
flag-json = Wypisz JSON, dla programów.
flag-game = Nazwa z „curiouser games” albo module:Class.
flag-play-game = Nazwa z „curiouser games” albo module:Class; jeśli jej nie podasz, program zapyta.
flag-option = Opcja gry w postaci NAZWA=WARTOŚĆ; można powtarzać.
flag-edition = Plik TOML ze zmienionymi wartościami.
flag-file = Plik z zapisami partii (wiersze JSON).
flag-import-file = Plik z „curiouser export” albo „curiouser backup”.
flag-export-file = Nowy plik, w formacie wierszy JSON.
flag-backup-file = Nowy plik na kopię (baza SQLite) albo folder; plik dostanie wtedy nazwę z daty i godziny.
flag-keep = Zachowaj w folderze tyle kopii zapasowych, a starsze usuń.
flag-seats = Liczba miejsc; domyślnie liczba botów albo najmniejsza, na jaką pozwala gra.
flag-check-game-seats = Sprawdź grę tylko przy tej liczbie miejsc.
flag-play-seats = Kto gdzie siedzi: „me”, imiona wielką literą albo boty; na przykład me,greedy albo Ola,Jan.
flag-seed = Ta sama liczba daje te same partie.
flag-play-seed = Losuj wszystko z tej liczby zamiast z zapieczętowanego ziarna, żeby powtórzyć rozdanie.
flag-review-seed = Ta sama liczba daje tę samą analizę.
flag-record = Gdzie zapisać partię; domyślnie w twoim folderze danych.
flag-resume = Wznów partię zapisaną w tym pliku.
flag-matches = Ile partii rozegrać.
flag-check-game-matches = Ile losowych partii dla każdej liczby miejsc i każdego zestawu opcji.
flag-bots = Boty na kolejne miejsca; jeśli podasz jednego, zagra na wszystkich; domyślnie greedy.
flag-simulate-bots = Boty na kolejne miejsca, na przykład greedy,uniform; jeśli podasz jednego, zagra na wszystkich.
flag-ladder-bots = Boty, na przykład greedy,level-3,level-4.
flag-check-game-bots = Bot na wszystkich miejscach; domyślnie każdy ruch jest losowy.
flag-jobs = Ile procesów uruchomić; domyślnie najwyżej po jednym na rdzeń.
flag-on = Adres klastra Dask, który rozegra partie, w postaci tcp://HOST:PORT.
flag-tables = Zapisuj każdą partię i każdy ruch jako Parquet w tym folderze; to samo polecenie wznawia przerwaną pracę.
flag-records = Zapisz w tym pliku każdą partię, ze wszystkimi zdarzeniami i pozycjami.
flag-to = Plik, w którym zapisać stronę; domyślnie GRA-report.html.
flag-pictures = Zapisz też wykresy w tym folderze, jako PNG i SVG.
flag-set = Zmieniona wartość edycji albo opcja, w postaci NAZWA=WARTOŚĆ; można powtarzać.
flag-sweep = Kilka wartości, z każdej jeden wariant: NAZWA=1,2,5 albo NAZWA=0..8; można powtarzać.
flag-against = Wariant z innego pliku TOML; można powtarzać.
flag-told = Z ilu partii zbierać wszystkie zdarzenia do statystyk zasad, kart i pól.
flag-server = Serwer, do którego prowadzą linki otwierające stół z wariantem.
flag-vary = Wartość, która może się zmieniać, w postaci NAZWA=OD..DO; można powtarzać.
flag-goal = even-seats albo MIARA=WARTOŚĆ, na przykład length=40; można powtarzać.
flag-tries = Ile najwyżej wariantów wypróbować.
flag-deals = Ile rozdań gra każda para; każde rozdanie z obu miejsc.
flag-step = Czekaj na Enter po każdym ruchu gracza.
flag-boards = Rysuj planszę po każdym ruchu gracza.
flag-match = Która partia z pliku, licząc od 1; zbędne, jeśli jest tylko jedna.
flag-depth = Dokładność: ile razy więcej prób niż zwykle.
flag-html = Zapisz analizę w tym pliku jako jedną stronę HTML.
flag-id = Tylko jedna zasada, na przykład G8.
flag-closely = Prawa, których badanie trwa długo, sprawdzaj raz na tyle pozycji; pozostałe w każdej.
flag-db = sqlite:///PLIK albo postgresql://…; domyślnie plik SQLite w twoim folderze danych.
flag-delete-older = Usuń stoły, przy których od tylu dni nic się nie działo i nie biegnie zegar.
flag-table = Identyfikator jednego stołu; domyślnie wszystkie.
flag-unfinished = Także stoły z niedokończoną grą, ze wszystkim, co jest tam tajne.
flag-skip-existing = Wczytaj tylko stoły, których jeszcze nie ma.
flag-open = Pokaż stronę w przeglądarce.
flag-port = Port; 0 oznacza dowolny wolny.
flag-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 albo :: to wszystkie adresy tego komputera.
flag-fd = Numer otwartego gniazda, na którym serwer nasłuchuje; można powtarzać.
flag-origin = Strona z innego hosta, która może łączyć się z serwerem; można powtarzać.
flag-public-url = Publiczny adres serwera, na przykład https://play.example.org.
flag-trusted-proxies = Adresy serwerów proxy, których nagłówkowi X-Forwarded-For można ufać.
flag-log = Jak szczegółowy ma być dziennik (na stderr).
flag-log-json = Zapisuj w dzienniku po jednym obiekcie JSON w wierszu.
flag-serve-bots = W ilu procesach myślą boty; 0: w wątkach serwera.
flag-bot = Twój bot w postaci module:Name, do wyboru przy stołach; można powtarzać.
flag-bot-pause = Ile milisekund bot czeka przed ruchem.
flag-poll = Co ile milisekund sprawdzać zegary przy stołach, których nikt nie ma otwartych.
flag-message-bytes = Najdłuższa wiadomość WebSocket, w bajtach.
flag-body-bytes = Najdłuższa treść żądania, w bajtach.
flag-body-seconds = Ile sekund może trwać odbieranie treści żądania; 0: bez limitu.
flag-bodies = Ile długich treści czyta się naraz, z jednego adresu najwyżej jedną czwartą; 0: bez limitu.
flag-idle = Ile sekund połączenie może czekać na kolejne żądanie; 0: bez limitu.
flag-queue-bytes = Przy ilu niewysłanych bajtach rozłącza się powolnego odbiorcę.
flag-messages-rate = Wiadomości na sekundę w jednym połączeniu WebSocket; 0: bez limitu.
flag-address-rate = Wiadomości i żądania na sekundę z jednego adresu; 0: bez limitu.
flag-tables-rate = Nowe stoły na godzinę z jednego adresu; 0: bez limitu.
flag-joins-rate = Wpisywanie kodów i dołączanie do stołów na minutę z jednego adresu; 0: bez limitu.
flag-stored-rate = Megabajty zapisywane na godzinę z jednego adresu; 0: bez limitu.
flag-hints-rate = Podpowiedzi na minutę w jednym połączeniu WebSocket; 0: bez limitu.
flag-reviews = Ile procesów analizuje skończone partie; 0: bez analiz.
flag-reviews-rate = Analizy na godzinę z jednego adresu; 0: bez limitu.
flag-connections = Otwarte połączenia WebSocket z jednego adresu (wszystkich połączeń może być dwa razy tyle); 0: bez limitu.
flag-listeners = Otwarte połączenia WebSocket przy jednym stole.
flag-silence = Po ilu sekundach bez wiadomości zamyka się połączenie WebSocket.
flag-forget = Po ilu sekundach stół, którego nikt nie ma otwartego, znika z pamięci.
flag-keep-days = Po ilu dniach usuwa się stół, przy którym nic się nie dzieje; 0: nigdy.
flag-push-contact = Twój kontakt dla usług push, mailto:… albo https://…; bez niego nie ma powiadomień push.
flag-webhooks = Pozwól graczom podać webhook wywoływany, gdy przyjdzie ich kolej.
flag-notice-wait = Po ilu sekundach czekania na ruch nieobecnej osoby wysyła się jej powiadomienie.
flag-notice-private = Pozwól wysyłać powiadomienia na adresy prywatne i przez zwykłe http.
flag-lab = Pozwól na próby „co by było, gdyby” na stronie laboratorium.
flag-lab-matches = Ile partii może mieć jedna próba.
flag-lab-seconds = Ile sekund może trwać jedna próba; 0: bez limitu.
flag-lab-rate = Próby na godzinę z jednego adresu; 0: bez limitu.
flag-accept-loss = Otwórz uszkodzoną bazę na tyle, na ile da się ją odczytać.
flag-admin-token = Tajny token dla „curiouser admin”; domyślnie powstaje sam i leży obok bazy.
flag-metrics-token = Tajny token, który pozwala czytać /metrics z innych komputerów; bez niego można tylko z tego.
flag-action = Co zrobić: pokazać albo zmienić stoły, zgłoszenia, blokady, słowa lub limity albo pokazać miejsce zajęte na dysku.
flag-words = Czego to dotyczy: stołu, zgłoszenia, adresu lub imienia, słowa albo limitu i jego wartości.
flag-reason = Powód zamknięcia stołu (zobaczą go osoby przy stole) albo powód blokady.
flag-days = Na ile dni zablokować; 0: na zawsze.
flag-after = Pokaż stoły, które są na liście za podanym.
flag-admin-server = Adres serwera; domyślnie na tym komputerze.
flag-admin-admin-token = Token administratora serwera; domyślnie ten, który leży obok bazy.

# Administracja
admin-form = Napisz to tak: { $form }
admin-no-token = W { $file } nie ma tokenu administratora ({ $reason }); podaj bazę serwera w opcji --db albo token w CURIOUSER_ADMIN_TOKEN.
admin-away = { $server } nie odpowiada jak serwer Curiouser ({ $reason }); podaj jego adres w opcji --server.
admin-said = { $sentence }
admin-nothing = Nie ma czego pokazać.
admin-more = To nie wszystko; ciąg dalszy pokaże opcja --after { $table }.
admin-not-there = Nie było czego zmieniać: { $target }
admin-done = { $what ->
    [closed] Zamknięto: { $target }
    [report-done] Usunięto zgłoszenie: { $target }
    [banned] Zablokowano: { $target }
    [unbanned] Odblokowano: { $target }
    [word-added] Dodano do listy: { $target }
    [word-removed] Skreślono z listy: { $target }
   *[limit] Zmieniono limit: { $target }
}
admin-disk = Baza: { $database }. Analizy: { $reviews }. Wolne: { $free }.
