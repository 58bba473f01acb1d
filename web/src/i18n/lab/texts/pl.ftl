ui-intro = Jak wypadają gry, gdy boty rozgrywają tysiące partii: kto wygrywa, jak wyrównana bywa gra, ile jest warta każda karta. I co by się zmieniło, gdyby pudełko było inne.
ui-games = Gry
ui-look = Co chcesz obejrzeć?
ui-part-found = Co już wiadomo
ui-part-what-if = Co by było, gdyby?
ui-as-table = Jako tabela
ui-highest = najwyższy słupek to { $share }%

ui-what-if-title = { $game }: co by było, gdyby?
ui-what-if-intro = Zmień jakąś liczbę z pudełka albo opcję. Boty zagrają w obie wersje, zwykłą i twoją, przy tych samych losowaniach, a ty zobaczysz, co się różni.
ui-off = Na tym serwerze nie przeprowadza się prób. Obciążają komputer, więc musi na nie pozwolić osoba, która prowadzi serwer:
ui-changes = Co ma być inne?
ui-what = Zmiana { $number }
ui-choose = Wybierz…
ui-value = Nowa wartość
ui-yes = tak
ui-no = nie
ui-more = Dodaj zmianę
ui-less = Usuń zmianę
ui-bot = Kto gra na wszystkich miejscach?
ui-matches = Ile partii w każdej wersji?
ui-limit = { $seconds ->
    [0] Im więcej partii, tym wyraźniejsze różnice.
    [one] Im więcej partii, tym wyraźniejsze różnice. Po jednej sekundzie próba się kończy i widać to, co udało się ustalić.
    [few] Im więcej partii, tym wyraźniejsze różnice. Po { $seconds } sekundach próba się kończy i widać to, co udało się ustalić.
   *[many] Im więcej partii, tym wyraźniejsze różnice. Po { $seconds } sekundach próba się kończy i widać to, co udało się ustalić.
}
ui-run = Rozegraj
ui-stop = Przerwij

ui-progress-name = Rozegrane partie
ui-queue = { $before ->
    [0] Zaraz się zacznie.
    [one] Najpierw odbędzie się jedna inna próba.
    [few] Najpierw odbędą się { $before } inne próby.
   *[many] Najpierw odbędzie się { $before } innych prób.
}
ui-starting = Boty siadają do stołu…
ui-progress = Partie: { $done } z { $matches }, { $rate } na sekundę; { $left ->
    [one] została mniej więcej jedna sekunda
    [few] zostały mniej więcej { $left } sekundy
   *[many] zostało mniej więcej { $left } sekund
}.
ui-state-done = Rozegrano wszystkie partie ({ $matches }) w { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
ui-state-stopped = Czas minął. Rozegrane partie: { $done } z { $matches }. Przedziały są przez to szersze.
ui-state-lost = Próba wciąż ulegała awarii, więc ją przerwano. Rozegrane partie: { $done } z { $matches }. Spróbuj z mniejszą liczbą partii albo z inną zmianą.
ui-state-ended = Przerwano. Rozegrane partie: { $done } z { $matches }.
ui-over = Próba skończona.

ui-found-title = Co się różni
ui-clear = { $count ->
    [one] Jedna różnica jest wyraźna.
    [few] { $count } różnice są wyraźne.
   *[many] { $count } różnic jest wyraźnych.
}
ui-not-yet = Rozegrane partie: { $done }. Przedziały są 95-procentowe. Które różnice są wyraźne, okaże się po wszystkich partiach: kto patrzy za wcześnie, widzi ich za dużo.
ui-cut-short = Rozegrane partie: { $done }. Przedziały są 95-procentowe. Nie rozegrano wszystkich partii, więc żadnej różnicy nie nazywamy wyraźną.

ui-place-length = ile ich jest
ui-place-basic = wariant podstawowy
ui-place-advanced = wariant zaawansowany
ui-place-draw = odkrywanie kart
ui-place-stars = gwiazdki
ui-place-cakes = ciasta
ui-place-hourglasses = klepsydry
ui-place-hatter = Kapelusznik
ui-place-twins = Bliźniacy

number-tea-time-copies = Karty każdej postaci
number-tea-time-left-out = Karty każdej postaci zostające w pudełku
number-tea-time-rounds = Rundy
number-tea-time-grid = Rzędy (0) i kolumny (1) siatki
number-tea-time-points = Punkty według liczby kart jednej postaci
number-tea-time-alice = Punkty za Alicję
number-adventures-spaces = Pola na ścieżce
number-adventures-numbers = Liczby na polach
number-adventures-cards = Karty z tą liczbą u każdego gracza
number-adventures-jokers = Jokery u każdego gracza
number-adventures-joker-most = Najwyższa wartość Jokera
number-adventures-large-cookies = Duże ciasteczka o tej wartości
number-adventures-left-out = Duże ciasteczka każdej wartości zostające w pudełku
number-adventures-small-cookies = Małe ciasteczka
number-adventures-small-points = Punkty za małe ciasteczko
number-tea-for-two-values = Wartość postaci
number-tea-for-two-start-deck = Karty talii początkowej
number-tea-for-two-start-stars = Gwiazdki na karcie talii początkowej
number-tea-for-two-stacks = Stosy
number-tea-for-two-stack-stars = Gwiazdki na kartach stosu
number-tea-for-two-rabbits = Białe Króliki w puli
number-tea-for-two-cakes = Ciasta w pudełku
number-tea-for-two-hourglasses = Klepsydry w pudełku
number-tea-for-two-first-cakes = Ciasta na początku, z flamingiem (0) i bez niego (1)
number-tea-for-two-amounts = Ile daje efekt
number-tea-for-two-watch = Pola zegarka
number-tea-for-two-token-stars = Gwiazdki w misji za każdy własny żeton
number-tea-for-two-empty-stacks = Puste stosy, które kończą grę
number-wordland-seconds = Ile sekund gra imbryk
number-wordland-time-tokens = Żetony czasu
number-wordland-scoring = Punkty na karcie
