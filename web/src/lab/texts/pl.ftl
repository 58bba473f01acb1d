ui-intro = Jak wypadają gry, gdy boty rozgrywają je tysiącami: kto wygrywa, jak blisko bywa, ile warta jest każda karta. I co by się zmieniło, gdyby w pudełku było co innego.
ui-games = Gry
ui-look = Co chcesz obejrzeć?
ui-part-found = Co już wiadomo
ui-part-what-if = Co by było, gdyby?
ui-as-table = Jako tabela
ui-highest = najwyższy słupek to { $share } %

ui-what-if-title = { $game }: co by było, gdyby?
ui-what-if-intro = Zmień jakąś liczbę z pudełka albo opcję. Boty zagrają w grę taką, jaka jest, i w twoją, przy tym samym losie, a ty zobaczysz, co się różni.
ui-off = Na tym serwerze nie rozgrywa się prób. Zajmują komputer, więc pozwala na nie ten, kto go uruchamia:
ui-changes = Co ma być inaczej?
ui-what = Zmiana { $number }
ui-choose = Wybierz …
ui-value = Nowa wartość
ui-yes = tak
ui-no = nie
ui-more = Jeszcze jedna zmiana
ui-less = O jedną mniej
ui-bot = Kto gra na wszystkich miejscach?
ui-matches = Ile partii każdej gry?
ui-limit = { $seconds ->
    [0] Im więcej partii, tym ostrzej widać różnice.
    [one] Im więcej partii, tym ostrzej widać różnice. Po jednej sekundzie próba kończy się z tym, co już wiadomo.
    [few] Im więcej partii, tym ostrzej widać różnice. Po { $seconds } sekundach próba kończy się z tym, co już wiadomo.
   *[many] Im więcej partii, tym ostrzej widać różnice. Po { $seconds } sekundach próba kończy się z tym, co już wiadomo.
}
ui-run = Zagraj
ui-stop = Przerwij

ui-progress-name = Rozegrane partie
ui-queue = { $before ->
    [0] Zaraz się zacznie.
    [one] Najpierw jedna inna próba.
    [few] Najpierw { $before } inne próby.
   *[many] Najpierw { $before } innych prób.
}
ui-starting = Boty siadają do stołu …
ui-progress = Partie: { $done } z { $matches }, { $rate } na sekundę; { $left ->
    [one] została około jedna sekunda
    [few] zostały około { $left } sekundy
   *[many] zostało około { $left } sekund
}.
ui-state-done = Wszystkie partie rozegrane ({ $matches }), w { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
ui-state-stopped = Czas minął: rozegrano { $done } z { $matches } partii. Przedziały są przez to szersze.
ui-state-lost = Próba urywała się raz po raz i została porzucona po { $done } z { $matches } partii. Spróbuj z mniejszą liczbą partii albo inną zmianą.
ui-state-ended = Przerwano po { $done } z { $matches } partii.
ui-over = Próba skończona.

ui-found-title = Co się różni
ui-clear = { $count ->
    [one] Jedna różnica jest wyraźna.
    [few] { $count } różnice są wyraźne.
   *[many] { $count } różnic jest wyraźnych.
}
ui-not-yet = Rozegrane partie: { $done }; przedziały 95 %. Co jest wyraźne, okaże się po wszystkich partiach: kto patrzy za wcześnie, widzi za dużo.
ui-cut-short = Rozegrane partie: { $done }; przedziały 95 %. Nie rozegrano wszystkich, więc niczego nie nazywamy wyraźnym.

ui-place-length = ile ich jest
ui-place-basic = gra podstawowa
ui-place-advanced = gra zaawansowana
ui-place-draw = dobieranie kart
ui-place-stars = gwiazdki
ui-place-cakes = ciastka
ui-place-hourglasses = klepsydry
ui-place-hatter = Kapelusznika
ui-place-twins = Bliźniąt

number-tea-time-copies = Karty każdej postaci
number-tea-time-left-out = Karty każdej postaci zostające w pudełku
number-tea-time-rounds = Rundy
number-tea-time-grid = Rzędy (0) i kolumny (1) układu
number-tea-time-points = Punkty za tyle kart postaci
number-tea-time-alice = Punkty za Alicję
number-adventures-spaces = Pola na ścieżce
number-adventures-numbers = Liczby na polach
number-adventures-cards = Karty każdej osoby z liczbą
number-adventures-jokers = Jokery każdej osoby
number-adventures-joker-most = Najwyższa liczba Jokera
number-adventures-large-cookies = Duże ciastka o wartości
number-adventures-left-out = Duże ciastka każdej wartości zostające w pudełku
number-adventures-small-cookies = Małe ciastka
number-adventures-small-points = Punkty za małe ciastko
number-tea-for-two-values = Wartość postaci
number-tea-for-two-start-deck = Karty talii początkowej
number-tea-for-two-start-stars = Gwiazdki na karcie talii początkowej
number-tea-for-two-stacks = Stosy
number-tea-for-two-stack-stars = Gwiazdki na kartach stosu
number-tea-for-two-rabbits = Białe Króliki w zasobach
number-tea-for-two-cakes = Ciastka w pudełku
number-tea-for-two-hourglasses = Klepsydry w pudełku
number-tea-for-two-first-cakes = Ciastka na początku, z flamingiem (0) i bez (1)
number-tea-for-two-amounts = Ile daje efekt
number-tea-for-two-watch = Pola zegarka
number-tea-for-two-token-stars = Gwiazdki w misji za każdy własny żeton
number-tea-for-two-empty-stacks = Puste stosy, które kończą grę
number-wordland-seconds = Sekundy czajniczka
number-wordland-time-tokens = Żetony czasu
number-wordland-scoring = Punkty na karcie
