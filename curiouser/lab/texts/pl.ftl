# What can go wrong
lab-needs = Brakuje pakietu { $package }: zainstaluj go przez pip install 'curiouser[{ $extra }]'.
lab-lost = Procesy raz po raz ginęły, więc zadanie przerwano; co zapisane, to zapisane, a to samo polecenie pójdzie dalej od tego miejsca.
lab-no-cluster = Pod adresem { $address } nie ma planisty Dask ({ $reason }); uruchom go przez „dask scheduler”, a robotników przez „dask worker ADRES”.
lab-other-job = W { $folder } leżą tabele innego zadania; wybierz inny folder.
lab-other-versions = Robotnicy mają inne wersje ({ $theirs }) niż ta maszyna ({ $ours }), więc tabele by się różniły; zainstaluj takie same.
lab-bad-set = „{ $word }” to nie zmiana; napisz NAZWA=WARTOŚĆ, na przykład alice=9, a dla kilku wartości 0,2,4 albo 0..8.
lab-bad-value = { $change } nie pasuje: { $reason }
lab-no-number = W tym wydaniu nie ma liczby „{ $path }”; do wyboru: { $known }.
lab-bad-range = „{ $word }” to nie zakres; napisz OD..DO, na przykład 0..12.
lab-too-many = To byłoby za dużo wariantów naraz; porównuje się najwyżej { $most }.
lab-bad-goal = „{ $word }” to nie cel; napisz even-seats albo MIARA=WARTOŚĆ, na przykład length=40.
lab-no-measure = „{ $measure }” nie jest mierzone; do wyboru: { $known }.
lab-nothing-allowed = Gra nie przyjmuje żadnego z tych wariantów.

# The page
lab-title = { $game }: jak się w to gra
lab-lead = Rozegrane partie: { $matches }, miejsc przy stole: { $seats }, grają: { $bots }.
lab-command = Zrobione przez
lab-edition = Wydanie
lab-changed = A gdyby?
lab-changed-lead = Każdy wariant rozegrano przy tym samym losie co wersję wyjściową, partia po partii. Różnice to średnie z przedziałami 95 %. „Wyraźna” trafiłaby się na mniej niż 5 ze 100 takich stron, gdyby nic się nie różniło (poprawka Holma, porównań: { $count }).
lab-nothing-clear = Żadna różnica nie jest wyraźna.
lab-base = Wyjściowo
lab-variant = Wariant
lab-measure = Co się mierzy
lab-difference = Różnica
lab-chance = p (Holm)
lab-clear = wyraźna
lab-open-table = Otwórz stół z tym wariantem
lab-sweep = { $measure } zależnie od { $path }

lab-seats = Kto wygrywa, według miejsc
lab-seats-text = Jaką część partii wygrywa każde miejsce; wspólne pierwsze miejsce liczy się po części. Linia przerywana to sprawiedliwy udział.
lab-start = Przewaga zaczynającej osoby
lab-start-text = Kto robi pierwszy ruch, wygrywa { $won } % partii (95 % między { $low } a { $high } %); sprawiedliwie byłoby { $fair } %.
lab-start-none = To żadna przewaga, o ile te partie pozwalają to stwierdzić.
lab-start-more = Zaczynanie daje więc przewagę.
lab-start-less = Zaczynanie więc przeszkadza.
lab-scores = Punkty na koniec
lab-scores-text = Jak często miejsce kończy z tyloma punktami, w procentach partii.
lab-length = Długość
lab-length-text = Decyzje w partii: średnio { $mean } (± { $half }).
lab-leads = Zmiany prowadzenia
lab-leads-text = Jak często na czoło wychodzi ktoś inny: { $mean } na partię (± { $half }).
lab-decided = Kiedy się rozstrzyga
lab-decided-text = Część partii, po której zwycięska osoba prowadzi już do końca: średnio { $mean } % (± { $half }). Późno znaczy ciekawie.
lab-gap = Jak blisko się kończy
lab-gap-text = Punkty między pierwszym a drugim miejscem: średnio { $mean } (± { $half }).
lab-numbers = W liczbach
lab-numbers-text = Średnie ze wszystkich partii, z przedziałami 95 %.
lab-ends = Jak kończą się partie
lab-ends-text = W procentach partii.
lab-rules = Jak często działa każda zasada
lab-rules-text = Razy na partię, ze zdarzeń { $heard } partii. Zasad, które mówią tylko, co wolno, tu nie widać.
lab-rules-words = Zasady słowami
lab-rules-fired = { $share } % partii
lab-things-text = Po lewej: jak często na partię. Po prawej: o ile punktów procentowych częściej wygrywa miejsce za każdą sztukę więcej niż u innych. To idzie w parze, ale nie musi być przyczyną. Z { $heard } partii.
lab-use = na partię
lab-worth = wartość
lab-sample = Jak to powstało
lab-sample-text = Ziarno { $seed }, wersja zasad { $rules }. Wszystkie przedziały są 95-procentowe; średnich z rozrzutu między partiami, wartości jak dla nachylenia wewnątrz partii. To samo ziarno daje tę samą stronę.
lab-of-matches = % partii
lab-times = razy na partię
lab-points = punkty
lab-decisions = decyzje
lab-part = % partii
lab-seat = Miejsce { $seat }
lab-between = { $low } do { $high }
lab-mean = Średnia
lab-interval = Przedział 95 %

# What is measured
measure-won = Wygrywa miejsce { $name }
measure-score = Punkty miejsca { $name }
measure-starter-won = Wygrywa osoba zaczynająca
measure-length = Decyzje
measure-luck = Ruchy losu
measure-gap = Punkty między pierwszym a drugim miejscem
measure-best-score = Punkty zwycięskiej osoby
measure-lead-changes = Zmiany prowadzenia
measure-drama = O ile punktów średnio z tyłu jest ten, kto potem wygra
measure-decided = Część partii do rozstrzygnięcia
measure-shared = Wspólne pierwsze miejsca
measure-end = Koniec: { $name }
measure-rule = Zasada { $name }

# Things
thing-cards-taken-cards = Wzięte karty
thing-cards-taken-cells = Pola układu
thing-pairs-discarded-character = Odrzucone pary
thing-pawn-moved-kind = Rodzaje pól
thing-pawn-moved-space = Pola, na które się wchodzi
thing-cookie-taken-points = Duże ciastka
thing-cookie-taken-how = Jak się bierze ciastka
thing-card-bought-card = Kupione karty
thing-effect-used-character = Użyte efekty
thing-hand-moved-effect = Pola zegarka
thing-mission-scored-mission = Gwiazdki z misji
thing-character-dealt-character = Postacie
thing-went-out-reason = Jak się odpada
thing-letter-forbidden-letter = Zakazane litery
thing-square-marked-square = Pola
value-kind = { $value ->
    [tea-party] Herbatka
    [cat] Kot z Cheshire
    [hole] Królicza Nora
    [small-cookies] Małe ciastka
    [caterpillar] Gąsienica
   *[ordinary] Zwykłe pole
}
value-how = { $value ->
    [passing] Po drodze
    [face-up] Odkryte
    [unseen] W ciemno
   *[last] Ostatnie
}
value-reason = { $value ->
    [letter] Zakazana litera
    [time] Czas
    [repeated] Powtórzenie
    [vote] Głosowanie
    [speech] Odezwanie się
   *[marked] Naznaczenie
}
value-space = Pole { $value }
value-points = Za { $value } pkt
