# Words that are no command
unknown-command = Nie ma polecenia „{ $word }”; do wyboru: { $known }.
unknown-flag = Nie ma tu „{ $word }”; co jest, pokaże „{ $command } --help”.
unused-word = „{ $word }” to o jedno słowo za dużo; czego trzeba, pokaże „{ $command } --help”.
missing-word = Brakuje { $name }; czego trzeba, pokaże „{ $command } --help”.
missing-value = Za { $name } nic nie stoi; czego trzeba, pokaże „{ $command } --help”.
repeated-flag = { $word } można podać tylko raz.
bad-value = „{ $value }” nie może być wartością { $name }; co może, pokaże „{ $command } --help”.
misread = Tych słów nie da się zrozumieć; czego trzeba, pokaże „{ $command } --help”.
bad-count = { $flag } nie może być { $value }; wybierz liczbę od 1 do { $most }.
bad-option-form = „{ $word }” nie jest opcją gry; napisz NAZWA=WARTOŚĆ, a nazwy pokaże „curiouser games”.
bad-name = „{ $name }” nie może być imieniem; wybierz takie, które ma od 1 do { $most } liter.
unknown-player = Nie ma bota „{ $name }”; do wyboru: { $known }. Ludzie to „me” albo imię wielką literą.
unknown-rule = Nie ma zasady „{ $id }” w { $game }; są od { $first } do { $last }.

# Files
cant-read = Nie da się odczytać { $file }: { $why ->
    [no-such-file] nie ma takiego pliku
    [is-a-folder] to jest folder
    [not-permitted] nie wolno ci go czytać
   *[other] { $reason }
}.
cant-write = Nie da się zapisać { $file }: { $why ->
    [no-such-file] nie ma takiego folderu
    [is-a-folder] to jest folder
    [not-permitted] nie wolno ci tam pisać
   *[other] { $reason }
}.
no-room = Nie da się zapisać wyniku: { $reason }.
record-unfinished = W { $file } jest niedokończona partia; zagraj dalej przez „curiouser play --resume” albo podaj inny plik.
resume-alone = --resume bierze wszystko z pliku; pomiń grę i wszystkie inne flagi poza --language.
resume-over = Ostatnia partia w { $file } jest skończona; obejrzyj ją przez „curiouser replay”.
resume-seed = W { $file } nie ma ziarna, które zapieczętowano dla tej partii, więc los nie może grać dalej.

# Players
seat-one = Miejsce { $seat }
seat-you = Miejsce { $seat } (ty)
seat-of = Miejsce { $seat } ({ $player })

# Playing
play-which = W co zagramy?
play-number = Numer albo nazwa:
play-no-number = Takiej nie ma; wpisz numer od 1 do { $most } albo nazwę.
play-how = Wpisz numer ruchu albo sam ruch; „{ $help }” powie, co jeszcze można wpisać.
luck-sealed = Cały los tej partii jest już zapieczętowany. Oto odcisk pieczęci, jeśli chcesz go zachować:
luck-entropy = Dorzuć do losu własne słowo albo po prostu naciśnij Enter:
luck-seeded = z losem z ziarna { $seed }
kept-as-it-goes = Ta partia zapisuje się w { $file }.
resumed = w miejscu przerwania, po { $moves ->
    [0] zerze ruchów
    [one] jednym ruchu
   *[other] { $moves } ruchach
}
hand-over-hide = Naciśnij Enter, żeby ukryć tę stronę, a potem podaj klawiaturę dalej: { $name }.
hand-over-take = Klawiatura dla: { $name }. Naciśnij Enter, kiedy nikt inny nie patrzy.
your-turn = { $name }: twoja kolej.
more-moves = … i jeszcze { $more }; „{ $moves }” pokaże wszystkie.
others-may = Ruch może teraz zrobić także: { $names }. Wpisz za nich „{ $name }: …”.
no-move-number = Nie ma takiego numeru; wybierz od 1 do { $most } albo wpisz sam ruch.
refused-why = Wpisz „{ $why }”, żeby przeczytać zasadę { $rule }.
why-nothing = Nie ma teraz zasady, którą można by przytoczyć.
rule-kind = { $kind ->
    [ruling] nasze rozstrzygnięcie
   *[rule] z instrukcji
}
taken-back = { $name } cofa ostatni ruch.
kept = Partia jest zapisana. Żeby grać dalej:
over = Koniec partii: { $reason }
over-place = { $name }, { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
not-over = Partia jeszcze trwa
seal-opened = Pieczęć otwarta; oto ziarno całego losu:
play-verify = Każdy może sprawdzić, że nikt niczego nie zmienił:

command-why = dlaczego
command-undo = cofnij
command-rules = zasady
command-board = stół
command-moves = ruchy
command-help = pomoc
command-quit = koniec
command-time = czas
command-hint = rada
help-move = Możesz wpisać numer ruchu, sam ruch albo jedno z tych słów:
help-why = zasada stojąca za ostatnią odmową albo za tym, co się stało
help-undo = cofnij swój ostatni ruch; boty cofną swoje
help-rules = wszystkie zasady albo jedna: „zasady G8”
help-board = stół jeszcze raz
help-moves = wszystkie możliwe ruchy
help-help = ta lista
help-quit = przerwij; partia zostaje zapisana
help-time = zegar bije: czas minął
help-hint = najlepsze ruchy, ich szanse i powody
hint-chances = szansa { $chance } % (± { $error }), punkty: { $score } (± { $score_error })
hint-sure = { $won ->
    [yes] to wygrywa, cokolwiek się stanie
   *[no] przy dobrej grze drugiej strony to przegrywa
}

# Records
verified = sprawdzone: { $moves } { $moves ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}, { $luck }{ $over ->
    [no] ; partia nie jest skończona
   *[yes] { "" }
}
verified-begun = Ruchy z innej partii na początku: { $moves }{ $luck ->
    [same] ; los jest ten sam, co w niej.
   *[new] ; pieczęć mówi o losie po nich.
}
verified-many = sprawdzone partie: { $matches }, ruchy: { $moves }, { $luck }
verified-no-words = Nikt nie dorzucił słowa do losu: kto rozdawał, mógł go wybrać z góry.
verified-no-words-many = Partie, w których nikt nie dorzucił słowa do losu: { $matches }; kto rozdawał, mógł go tam wybrać z góry.
verified-luck = { $proof ->
    [no-luck] bez losu
    [seal] w tym los: { $luck }, wszystko spod pieczęci
    [seed] w tym los: { $luck }, wszystko z ziarna
    [sealed-still] w tym los: { $luck }, pieczęć jeszcze nie otwarta
   *[unproven] w tym los: { $luck }, czego nikt nie sprawdzi
}
step = [Enter]

# Games and rules
games-seats = Miejsca
games-bots = Boty
games-option = Opcja
games-how = curiouser play GRA · curiouser rules GRA
rules-rules = Zasady
rules-rulings = Nasze rozstrzygnięcia tam, gdzie instrukcja milczy albo mówi dwojako
rules-edition = Liczby tej edycji
rules-source = { $source ->
    [rulebook] z instrukcji
    [reconstructed] odtworzone
   *[changed] zmienione
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Simulation
simulating = Gramy
writing-records = Zapisujemy partie
records-written = Zapisane partie w { $file }: { $matches }.
tables-written = { $matches ->
    [one] Jedna partia jest zapisana
    [few] { $matches } partie są zapisane
   *[many] { $matches } partii jest zapisanych
} jako tabele w { $folder }.
reporting = Gramy
report-written = Raport jest w { $file }.
pictures-written = Wykresy są w { $folder }, jako PNG i SVG.
differences-clear = { $count ->
    [0] Żadna różnica względem wersji wyjściowej nie jest wyraźna.
    [one] Jedna różnica względem wersji wyjściowej jest wyraźna.
    [few] { $count } różnice względem wersji wyjściowej są wyraźne.
   *[many] { $count } różnic względem wersji wyjściowej jest wyraźnych.
}
trying = Próby
balance-best = Najlepsze, co się znalazło
balance-none = Powiedz przez --vary, co wolno zmieniać, na przykład --vary alice=0..12, a przez --goal, po co.
head-number = Liczba
head-value = Wartość
head-goal = Cel
head-wanted = Chciane
head-reached = Osiągnięte
balance-tried = { $count ->
    [one] Wypróbowano jeden wariant
    [few] Wypróbowano { $count } warianty
   *[many] Wypróbowano { $count } wariantów
}, wszystkie na tych samych partiach ({ $matches }).
balance-checked = Rozegrane jeszcze raz, przy innym losie:
simulated = { $matches } { $matches ->
    [one] partia
    [few] partie
   *[many] partii
} w { $seconds } s, czyli { $speed } na sekundę, po { $decisions } decyzji na partię ({ $compiled ->
    [yes] skompilowane
   *[no] interpretowane
}).
head-seat = Miejsce
head-bot = Bot
head-score = Średni wynik
head-wins = Wygrane
head-rate = Udział
head-between = 95 % między
head-rating = Ranking
head-against = Przeciwko
head-matches = Partie
head-chance = Przypadek
ladder-chance = Ostatnia kolumna mówi, jak często dwa równie silne boty różniłyby się przypadkiem co najmniej tak samo.
balance-even = Na wszystkich miejscach gra się tak samo i, o ile to widać, żadne nie wygrywa częściej ani rzadziej.
balance-uneven = Na wszystkich miejscach gra się tak samo, a jednak { $count ->
    [one] miejsce { $seats } wygrywa
   *[other] miejsca { $seats } wygrywają
} częściej albo rzadziej, niż wypada.
ends = Jak kończyły się partie
end-count = { $reason }: { $count } ({ $share } %)

# Laws
checking = Sprawdzamy
laws-kept = { $game } zachowuje wszystkie prawa ({ $laws }); partie: { $matches }, pozycje: { $positions }.
laws-broken = { $game } łamie prawa; znalezione przypadki: { $broken }.
laws-place = miejsca { $seats }, opcje { $options }, ziarno { $seed }, partia { $match }, wykonane ruchy: { $moves }

# Serving
serve-open = Curiouser jest otwarty pod adresem { $url } – Ctrl-C go zamyka.
serve-port = { $port } nie może być portem; wybierz liczbę od 0 do { $most }.
serve-below = { $flag } nie może mieć wartości { $value }; wybierz 0 lub więcej.
serve-proxies = „{ $given }” to nie lista adresów; wypisz je po przecinku, na przykład 127.0.0.1,10.0.0.0/8.
serve-no-port = Pod adresem { $host } na porcie { $port } nie da się otworzyć serwera: { $reason }. Wybierz inny port przez --port.
serve-lan = Inni w twojej sieci znajdą go pod adresem { $url }
serve-port-taken = Port { $port } pod adresem { $host } zajmuje inny program, może już otwarty Curiouser; zakończ go albo wybierz inny port przez --port.
serve-public = „{ $given }” to nie adres strony; napisz go tak: https://play.example.org.
serve-contact = „{ $given }” to nie kontakt; napisz mailto:NAZWA@HOST albo adres, który zaczyna się od https://.
serve-push = Do powiadomień push potrzeba pakietu cryptography; zainstaluj curiouser[push] albo pomiń --push-contact.
serve-lab = Do prób „co by było, gdyby” potrzebne są pakiety laboratorium; zainstaluj je poleceniem pip install 'curiouser[lab]' albo pomiń --lab.

# Operators
no-tables = W { $file } nie ma stołów; podaj bazę swojego serwera przez --db.
backed-up = { $tables ->
    [one] Skopiowano jeden stół
    [few] Skopiowano { $tables } stoły
   *[many] Skopiowano { $tables } stołów
} do { $file }.
exporting = Zapisujemy stoły
exported = { $tables ->
    [one] Zapisano jeden stół
    [few] Zapisano { $tables } stoły
   *[many] Zapisano { $tables } stołów
} w { $file }.
export-left-out = { $tables ->
    [one] Pominięto jeden stół, przy którym gra się nie skończyła
    [few] Pominięto { $tables } stoły, przy których gra się nie skończyła
   *[many] Pominięto { $tables } stołów, przy których gra się nie skończyła
}: to, co tam zakryte, nie jest dla wszystkich. Z --unfinished też się znajdą w pliku.
export-secret = { $file } zawiera tajemnice { $tables ->
    [one] jednego niedokończonego stołu
    [few] { $tables } niedokończonych stołów
   *[many] { $tables } niedokończonych stołów
}: kto go przeczyta, zna tam zakryte karty i przyszły los. Pilnuj go dobrze.
export-exists = { $file } już istnieje; podaj nowy plik.
export-no-table = Nie ma stołu { $table }.
importing = Sprawdzamy stoły
imported = { $tables ->
    [0] Nie przyjęto żadnego stołu
    [one] Przyjęto jeden stół
    [few] Przyjęto { $tables } stoły
   *[many] Przyjęto { $tables } stołów
}{ $skipped ->
    [0] .
    [one] ; jeden już tu był.
    [few] ; { $skipped } już tu były.
   *[many] ; { $skipped } już tu było.
}
import-unfinished = { $why } { $tables ->
    [0] Wcześniej nie przyjęto żadnego stołu
    [one] Wcześniej przyjęto jeden stół
    [few] Wcześniej przyjęto { $tables } stoły
   *[many] Wcześniej przyjęto { $tables } stołów
}. Gdy to naprawisz, powtórz import z --skip-existing: weźmie to, czego brakuje.
replaying = Odtwarzamy
replayed = Stoły: { $tables }, skończone partie: { $matches } (w tym { $unproven } z czasów, gdy nie zapisywano skrótów), trwające: { $playing }, ruchy: { $moves }. { $findings ->
    [0] Wszystko prowadzi tam, dokąd prowadziło.
    [one] Jeden stół nie prowadzi tam, dokąd prowadził.
    [few] { $findings } stoły nie prowadzą tam, dokąd prowadziły.
   *[many] { $findings } stołów nie prowadzi tam, dokąd prowadziło.
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
    [0] Nie usunięto żadnego stołu
    [one] Usunięto jeden stół
    [few] Usunięto { $tables } stoły
   *[many] Usunięto { $tables } stołów
}; nic się tam nie działo od { $days ->
    [one] jednego dnia
    [few] { $days } dni
   *[many] { $days } dni
}.
