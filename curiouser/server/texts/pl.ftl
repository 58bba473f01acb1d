# Stoły
no-table = Nie ma stołu „{ $table }”; sprawdź kod albo poproś o nowy link.
table-broken = Tego stołu ({ $table }) nie da się otworzyć w tej wersji programu; zapytaj osobę, która prowadzi serwer.
refused-closed = Ten stół jest zamknięty; załóż nowy.
refused-stranger = Na razie tylko oglądasz; najpierw dołącz do stołu i podaj imię.
refused-message = Tej wiadomości nie da się zrozumieć: { $reason }.
refused-rate = Za dużo naraz; odczekaj chwilę i spróbuj ponownie.
refused-place = Serwer ma za dużo połączeń, więc to zostało zamknięte. Spróbuj ponownie za chwilę.
refused-tables = Z twojego adresu założono ostatnio zbyt wiele stołów; spróbuj ponownie za kilka minut.
refused-stored = Z twojego adresu zapisano ostatnio zbyt dużo danych; spróbuj ponownie za kilka minut.
refused-full = Przy tym stole wydarzyło się już tyle, że nic więcej się nie zmieści. Załóż nowy.
refused-trouble = Coś nie działa na serwerze; nic nie przepadło. Spróbuj ponownie za chwilę.
record-sealed = Zapis tej partii jest zapieczętowany, dopóki partia się nie skończy.
refused-replay = Partie z tego stołu mogą oglądać tylko osoby, które przy nim siedzą; poproś kogoś z nich o zapis.
refused-long-record = Ten zapis jest za długi, żeby go tu pokazać; zrobi to „curiouser replay” w terminalu.
refused-no-reviews = Ten serwer nie analizuje partii; zrobi to „curiouser review” w terminalu.
refused-reviews-busy = Trwa teraz wiele analiz; spróbuj ponownie za minutę.
refused-review-gone = Tej analizy już tu nie ma; poproś o nią jeszcze raz.
refused-long-review = Ta partia jest za długa, żeby ją tu analizować; zrobi to „curiouser review” w terminalu.
refused-origin = Ta strona nie może łączyć się z tym serwerem.
refused-encoding = Ten serwer nie rozpakowuje skompresowanych żądań; wyślij treść bez kompresji.
refused-link = Ten link już nie działa; poproś o nowy.

# Ustalenia
refused-language = Nie ma tu takiego języka; do wyboru: { $known }.
refused-edition = W tej edycji nie da się zagrać: { $reason }.

# Ludzie
refused-name = { $most ->
    [1] Imię musi mieć jeden znak.
   *[other] Imię musi mieć od 1 do { $most } znaków.
}
refused-name-taken = Przy tym stole ktoś już ma na imię „{ $name }”; wybierz inne imię.
refused-name-bot = „{ $name }” to nazwa bota; wybierz inne imię.
refused-rename = Przy tym stole nie zmienia się imion w czasie partii.
refused-crowd = Przy tym stole { $most ->
    [one] jest już jedna osoba
    [few] są już { $most } osoby
   *[many] jest już { $most } osób
}; więcej się nie zmieści.
refused-no-watching = Tego stołu nie wolno oglądać, gdy partia już trwa.
refused-nobody = Przy tym stole nie ma osoby o takim numerze.
refused-yourself = Nie możesz zrobić tego sobie.
refused-host = To może zrobić tylko gospodarz stołu.
refused-host-already = Ta osoba już jest gospodarzem.
refused-host-patience = Gospodarz był tu niedawno; po { $minutes ->
    [one] jednej minucie
    [few] { $minutes } minutach
   *[many] { $minutes } minutach
} jego nieobecności każdy gracz może przejąć tę rolę.

# Miejsca
refused-no-seat = Nie ma takiego miejsca; przy tym stole { $most ->
    [one] jest jedno miejsce
    [few] są { $most } miejsca
   *[many] jest { $most } miejsc
}.
refused-not-yours = To nie twoje miejsce.
refused-sitting = Już tam siedzisz.
refused-taken-seat = To miejsce zajmuje ktoś inny.
refused-free-seat = Nikt tam nie siedzi.
refused-free-seats = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $seats } miejsca są jeszcze wolne
   *[many] { $seats } miejsc jest jeszcze wolnych
}; poczekaj na innych albo posadź boty.
refused-second-seat = W czasie partii nikt nie może zająć drugiego miejsca.
refused-held-seat = Na tym miejscu grał w tej partii ktoś inny; tylko ta osoba może na nie wrócić.
refused-bot = Nie ma takiego bota do tej gry; do wyboru: { $known }.
refused-bot-plays = Na twoim miejscu gra bot; najpierw wróć do gry.
refused-patience = Ta osoba ma jeszcze trochę czasu: bot może ją zastąpić po { $minutes ->
    [one] jednej minucie
    [few] { $minutes } minutach
   *[many] { $minutes } minutach
} czekania.
refused-players-only = To mogą zrobić tylko osoby, które mają miejsce przy stole.
refused-word = Przy tym stole słowo do losowania może się składać tylko z cyfr.
refused-opening = Partia zaraz się zacznie: miejsca, boty i ustawienia zostają już takie, jakie są.
refused-not-opening = Teraz nie potrzeba od ciebie słowa do losowania.
refused-word-hash = To inne słowo niż to, które serwer od ciebie przyjął. Wczytaj stronę ponownie i spróbuj jeszcze raz.
refused-borrowed = Losowania tej partii ustalono gdzie indziej, więc nie można do nich dorzucać słów.
refused-consent = Losowania tej partii pochodzą z innej partii. Osoby, które jeszcze się na to nie zgodziły: { $people }.

# Partia
refused-started = Partia już się zaczęła; to można zrobić tylko przed jej początkiem.
refused-not-started = Teraz nie trwa żadna partia.
refused-not-over = Partia jeszcze się nie skończyła.
refused-paused = Przy stole jest przerwa; poczekaj, aż gra ruszy dalej.
refused-not-paused = Przy stole nie ma teraz przerwy.
refused-no-move = To nie jest ruch w tej grze: { $reason }.
refused-long-move = To za długie jak na ruch.
refused-asked-already = Ktoś już prosi o cofnięcie ruchu.
refused-not-asked = Nikt cię teraz o nic nie pyta.

# Partia, która jest dalszym ciągiem innej
refused-begun = Przy tym stole toczy się dalszy ciąg innej partii: gra, miejsca i opcje zostają takie, jakie w niej były.
refused-moment-clock = W tę grę gra się na czas, więc nie da się zacząć od środka. Zagraj nową partię.
refused-moment-over = W tym momencie partia była już skończona; wybierz wcześniejszy moment.
refused-moment-step = W tej partii nie ma takiego ruchu.
refused-moment-luck = Z tego zapisu nie da się odtworzyć losowań. Wybierz „Rozdane od nowa”.
refused-moment-long = Ta partia jest za długa, żeby rozdać od nowa to, co w niej zakryte. Wybierz „Jak było” albo wcześniejszy moment.
refused-deal = Nie ma takiego rozdania.
refused-deal-open = Ta partia jeszcze trwa; jej rozdanie będzie można udostępnić, gdy się skończy.
refused-day = Na ten dzień nie ma rozdania. Wybierz dzisiejszy albo wcześniejszy dzień.
refused-day-game = Ta gra nie ma rozdania dnia.

# Podpowiedzi
refused-hint-none = W tej grze nie ma podpowiedzi.
refused-hint-off = Przy tym stole gra się bez podpowiedzi.
refused-hint-watching = Podpowiedzi są dla tych, którzy grają; ty tylko oglądasz.
refused-hint-turn = O podpowiedź można poprosić tylko wtedy, gdy jest twoja kolej.
refused-hint-busy = Wszyscy doradcy są teraz zajęci; zapytaj za chwilę.
refused-hint-rate = Za dużo pytań naraz; pomyśl chwilę samodzielnie i zapytaj znowu.

# Rozmowa
refused-text = { $most ->
    [1] Wiadomość musi mieć jeden znak.
   *[other] Wiadomość musi mieć od 1 do { $most } znaków.
}
refused-chat = { $chat ->
    [off] Przy tym stole czat jest wyłączony.
   *[emotes] Przy tym stole można używać tylko gotowych zwrotów.
}
refused-silenced = Gospodarz wyciszył cię przy tym stole, więc nie możesz pisać.

# Dla administratorów
export-line = Wiersz { $line } nie jest wierszem eksportu: { $reason }.
export-order = Wiersz { $line } nie jest na swoim miejscu w eksporcie.
export-format = To eksport w formacie { $format }, a ten program zna format { $known }; zaktualizuj go.
export-changed = Plik zmieniono po zapisaniu; weź inną kopię.
export-cut = Plik urywa się na wierszu { $line }, w środku eksportu; weź inną kopię.
import-exists = Stół { $table } jest już w bazie, więc tym razem nic nie zapisano; z opcją --skip-existing wczytasz tylko to, czego brakuje.
import-fault = Nic nie zapisano. { $what }
replay-fault = Stół { $table }, wpis { $n }: { $fault ->
    [gap] wpisów brakuje albo się powtarzają.
    [entry] nie da się go już odczytać ani zagrać ({ $reason }).
    [luck] losowanie jest inne, niż wynika z pieczęci.
    [seal] pieczęć się nie zgadza.
    [end] partia wcale się tu nie kończy.
    [other-end] od tego ruchu partia toczy się inaczej niż wtedy.
   *[summary] to, co zanotowano o stole, nie zgadza się z jego dziennikiem.
}

# Powiadomienia
refused-no-push = Ten serwer nie wysyła powiadomień push.
refused-no-webhooks = Ten serwer nie wywołuje webhooków.
refused-notice-address = Pod ten adres nie da się wysyłać powiadomień; podaj taki, który zaczyna się od https:// i jest dostępny dla wszystkich.
refused-notices = { $most ->
    [one] Masz już przy tym stole jedno powiadomienie; najpierw je wyłącz.
    [few] Masz już przy tym stole { $most } powiadomienia; najpierw wyłącz któreś z nich.
   *[many] Masz już przy tym stole { $most } powiadomień; najpierw wyłącz któreś z nich.
}

# Laboratorium
refused-lab-off = Ten serwer nie przeprowadza prób „co by było, gdyby”; ten, kto go prowadzi, może na nie pozwolić poleceniem „curiouser serve --lab”.
refused-lab-busy = Twoja poprzednia próba jeszcze trwa albo za dużo ich już czeka; spróbuj ponownie, gdy któraś się skończy.
refused-lab-many = To za dużo partii dla tego serwera; rozgrywa ich najwyżej { $most }.
refused-lab-gone = Tej próby już tu nie ma; uruchom ją jeszcze raz.

# Moderacja
refused-banned = Nie masz już wstępu na ten serwer; jeśli to pomyłka, zapytaj osobę, która go prowadzi.
refused-name-banned = To imię jest na tym serwerze niedozwolone; wybierz inne imię.
refused-words = Jest tu słowo niedozwolone na tym serwerze; napisz to inaczej.
refused-reports = Zgłoszeń z tego stołu jest już dużo; zajmie się nimi osoba, która prowadzi serwer.
refused-admin = Brakuje tokenu administratora albo jest on błędny.
refused-ban = Podaj adres, sieć albo imię do zablokowania.
refused-too-many-rules = Blokad i niedozwolonych słów jest już za dużo; najpierw usuń niektóre.
refused-list-word = Słowo na liście ma { $most ->
    [1] jedną literę
   *[other] od 1 do { $most } liter
} i może mieć gwiazdkę na początku lub na końcu, na przykład „herbat*”.
refused-limit = Nie ma takiego limitu; do wyboru: { $known }.
refused-limit-value = Ten limit może wynosić { $most ->
    [0] tylko 0.
   *[other] od 0 do { $most }.
}
admin-token-open = Plik { $file } mogą czytać inni; ogranicz uprawnienia poleceniem chmod 600 albo usuń go i uruchom serwer ponownie, żeby powstał nowy.
admin-token-short = Token administratora w pliku { $file } jest za krótki; potrzeba co najmniej { $least ->
    [one] jednego znaku
    [few] { $least } znaków
   *[many] { $least } znaków
}.
