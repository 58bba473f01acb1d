# Tables
no-table = Nie ma stołu „{ $table }”; sprawdź kod albo poproś o nowy link.
table-broken = Tego stołu ({ $table }) nie da się otworzyć w tej wersji programu; zapytaj osobę, która prowadzi serwer.
refused-closed = Ten stół jest zamknięty; załóż nowy.
refused-stranger = Tutaj tylko patrzysz; najpierw dołącz do stołu i podaj imię.
refused-message = Tej wiadomości nie da się zrozumieć: { $reason }.
refused-rate = Za dużo naraz; odczekaj chwilę i spróbuj ponownie.
refused-tables = Z twojego adresu założono ostatnio zbyt wiele stołów; spróbuj ponownie za kilka minut.
refused-full = Przy tym stole wydarzyło się już tyle, że nic więcej się nie zmieści. Załóż nowy stół.
refused-trouble = Coś nie działa na serwerze; nic nie przepadło. Spróbuj za chwilę.
record-sealed = Zapis tej partii jest zapieczętowany, dopóki partia się nie skończy.
refused-replay = Partie z tego stołu mogą oglądać tylko jego goście; poproś kogoś z nich o zapis.
refused-long-record = Ten zapis jest za długi, żeby go tu pokazać; zrobi to „curiouser replay” w terminalu.
refused-no-reviews = Ten serwer nie analizuje partii; potrafi to „curiouser review” w terminalu.
refused-reviews-busy = Właśnie trwa wiele analiz; spróbuj za minutę.
refused-review-gone = Tej analizy już tu nie ma; poproś o nią jeszcze raz.
refused-long-review = Ta partia jest za długa, żeby ją tu analizować; „curiouser review” w terminalu ma na to czas.
refused-origin = Ta strona nie może rozmawiać z tym serwerem.
refused-link = Ten link już nie działa; poproś o nowy.

# Terms
refused-language = Nie ma tu takiego języka; wybierz jeden z: { $known }.
refused-edition = Z tego wydania nie będzie partii: { $reason }.

# People
refused-name = Imię ma od 1 do { $most } znaków.
refused-name-taken = Ktoś przy tym stole ma już imię „{ $name }”; wybierz inne.
refused-name-bot = „{ $name }” to nazwa bota; wybierz inne imię.
refused-rename = Przy tym stole imiona nie zmieniają się w czasie partii.
refused-crowd = Osób przy tym stole: { $most }. Więcej się nie zmieści.
refused-no-watching = Przy tym stole nie wolno patrzeć, gdy partia już trwa.
refused-nobody = Przy tym stole nie ma osoby o takim numerze.
refused-yourself = Nie możesz zrobić tego sobie.
refused-host = To może zrobić tylko gospodarz stołu.
refused-host-already = To już jest gospodarz.
refused-host-patience = Gospodarz był tu niedawno; jego rolę może przejąć każdy gracz po { $minutes ->
    [one] jednej minucie
    [few] { $minutes } minutach
   *[many] { $minutes } minutach
} ciszy.

# Seats
refused-no-seat = Nie ma takiego miejsca; przy tym stole { $most ->
    [one] jest jedno miejsce
    [few] są { $most } miejsca
   *[many] jest { $most } miejsc
}.
refused-not-yours = To nie twoje miejsce.
refused-sitting = Już tam siedzisz.
refused-taken-seat = To miejsce ma ktoś inny.
refused-free-seat = Nikt tam nie siedzi.
refused-free-seats = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $seats } miejsca są jeszcze wolne
   *[many] { $seats } miejsc jest jeszcze wolnych
}; poczekaj na innych albo posadź boty.
refused-second-seat = W czasie partii nikt nie może zająć drugiego miejsca.
refused-held-seat = Na tym miejscu grał w tej partii ktoś inny; tylko ta osoba może na nie wrócić.
refused-bot = Nie ma takiego bota do tej gry; wybierz z: { $known }.
refused-bot-plays = Na twoim miejscu gra bot; najpierw wróć na nie.
refused-patience = To miejsce ma jeszcze trochę czasu: bot może je przejąć po { $minutes ->
    [one] jednej minucie
    [few] { $minutes } minutach
   *[many] { $minutes } minutach
} czekania.
refused-players-only = To mogą zrobić tylko osoby, które mają miejsce.
refused-word = Przy tym stole słowo dla losu składa się tylko z cyfr.

# The match
refused-started = Partia już się zaczęła; to można zrobić tylko przed nią.
refused-not-started = Teraz nie trwa żadna partia.
refused-not-over = Partia jeszcze się nie skończyła.
refused-paused = Stół ma przerwę; poczekaj, aż gra ruszy dalej.
refused-not-paused = Stół nie ma przerwy.
refused-no-move = To nie jest ruch w tej grze: { $reason }.
refused-long-move = To za długie na ruch.
refused-asked-already = Już trwa pytanie o cofnięcie ruchu.
refused-not-asked = Nikt cię teraz o nic nie pyta.

# A match that goes on from another one
refused-begun = Przy tym stole toczy się dalej inna partia: gra, miejsca i opcje zostają takie, jak w niej były.
refused-moment-clock = W tę grę gra się na czas, więc nie da się zacząć od środka. Zagraj nową partię.
refused-moment-over = Tam partia już się skończyła; wybierz wcześniejszą chwilę.
refused-moment-step = Ta partia nie ma takiej chwili.
refused-moment-luck = Ten zapis nie zdradza swojego losu. Wybierz „rozdane od nowa”.
refused-moment-long = Ta partia jest za długa, żeby rozdać jej sekrety od nowa. Wybierz „jak było” albo wcześniejszą chwilę.
refused-deal = Nie ma takiego rozdania.
refused-deal-open = Ta partia jeszcze trwa; jej los można dać innym, gdy się skończy.
refused-day = Na ten dzień nie ma rozdania. Wybierz dzisiaj albo wcześniejszy dzień.
refused-day-game = Ta gra nie ma rozdania dnia.

# Hints
refused-hint-none = W tej grze nie ma podpowiedzi.
refused-hint-off = Przy tym stole gra się bez podpowiedzi.
refused-hint-watching = Podpowiedzi są dla osób, które grają; ty tylko się przyglądasz.
refused-hint-turn = O podpowiedź pyta się, gdy jest się przy ruchu; poczekaj na swoją kolej.
refused-hint-busy = Wszyscy pomocnicy są właśnie zamyśleni; zapytaj za chwilę.
refused-hint-rate = Dużo tych pytań naraz; pomyśl chwilę po swojemu i zapytaj znowu.

# Talk
refused-text = Powiedz coś, co ma od 1 do { $most } znaków.
refused-chat = { $chat ->
    [off] Przy tym stole nie ma rozmów.
   *[emotes] Przy tym stole rozmawia się tylko znakami.
}
refused-silenced = Gospodarz poprosił cię o ciszę.

# Operators
export-line = Wiersz { $line } nie jest wierszem eksportu: { $reason }.
export-order = Wiersz { $line } nie pasuje do swojego miejsca w eksporcie.
export-format = To eksport w formacie { $format }, a ten program zna format { $known }; zaktualizuj go.
export-changed = Plik zmieniono po zapisaniu; weź inną kopię.
export-cut = Plik kończy się na wierszu { $line }, w środku eksportu; weź inną kopię.
import-exists = Stół { $table } jest już w bazie, więc tym razem nic nie zapisano; --skip-existing bierze tylko to, czego brakuje.
import-fault = Nic nie zapisano. { $what }
replay-fault = Stół { $table }, wpis { $n }: { $fault ->
    [gap] wpisów brakuje albo się powtarzają.
    [entry] nie da się go już odczytać ani zagrać ({ $reason }).
    [luck] los jest inny, niż mówi pieczęć.
    [seal] pieczęć się nie zgadza.
    [end] partia wcale się tu nie kończy.
    [other-end] od tego ruchu partia toczy się inaczej niż wtedy.
   *[summary] to, co zanotowano o stole, nie zgadza się z jego dziennikiem.
}

# Notices
refused-no-push = Ten serwer nie wysyła powiadomień push.
refused-no-webhooks = Ten serwer nie wywołuje webhooków.
refused-notice-address = Pod ten adres nie da się wysyłać powiadomień; podaj taki, który zaczyna się od https:// i jest dostępny dla wszystkich.
refused-notices = Liczba twoich powiadomień przy tym stole to już { $most }; najpierw zakończ któreś.

# Laboratorium
refused-lab-off = Ten serwer nie sprawdza „co by było, gdyby”; kto go prowadzi, może na to pozwolić poleceniem „curiouser serve --lab”.
refused-lab-busy = Twoja poprzednia próba jeszcze trwa albo za dużo ich już czeka; spróbuj ponownie, gdy któraś się skończy.
refused-lab-many = To za dużo partii dla tego serwera; rozgrywa ich najwyżej { $most }.
refused-lab-gone = Tej próby już tu nie ma; zapytaj jeszcze raz.
