# Co może pójść nie tak
lab-needs = Brakuje pakietu { $package }: zainstaluj go poleceniem pip install 'curiouser[{ $extra }]'.
lab-lost = Procesy robocze wciąż ulegały awarii, więc zadanie przerwano. Gotowe wyniki są zapisane, a to samo polecenie wznowi pracę od tego miejsca.
lab-no-cluster = Pod adresem { $address } nie ma planisty Dask ({ $reason }); uruchom go poleceniem „dask scheduler”, a procesy robocze poleceniem „dask worker ADRES”.
lab-other-job = W { $folder } leżą tabele innego zadania; wybierz inny folder.
lab-other-versions = Procesy robocze mają inne wersje ({ $theirs }) niż ten komputer ({ $ours }), więc tabele by się różniły; zainstaluj wszędzie te same wersje.
lab-bad-set = „{ $word }” to nie zmiana; napisz NAZWA=WARTOŚĆ, na przykład alice=9, a dla kilku wartości 0,2,4 albo 0..8.
lab-bad-value = Zmiana { $change } jest niemożliwa: { $reason }
lab-no-number = W tej edycji nie ma liczby „{ $path }”; do wyboru: { $known }.
lab-bad-range = „{ $word }” to nie zakres; napisz OD..DO, na przykład 0..12.
lab-too-many = To byłoby za dużo wariantów naraz; porównuje się najwyżej { $most }.
lab-bad-goal = „{ $word }” to nie cel; napisz even-seats albo MIARA=WARTOŚĆ, na przykład length=40.
lab-no-measure = Nie mierzymy „{ $measure }”; do wyboru: { $known }.
lab-nothing-allowed = Gra nie dopuszcza żadnego z tych wariantów.

# Strona
lab-title = { $game }: jak przebiega gra
lab-lead = Rozegrane partie: { $matches }, miejsca przy stole: { $seats }, grają: { $bots }.
lab-command = Utworzono poleceniem
lab-edition = Edycja
lab-changed = Co by było, gdyby?
lab-changed-lead = Każdy wariant rozegrano przy tych samych losowaniach co wersję wyjściową, partia po partii. Różnice to średnie z 95-procentowymi przedziałami. Gdyby nic się nie różniło, „wyraźna” różnica trafiłaby się mniej niż 5 razy na 100 takich stron (poprawka Holma, liczba porównań: { $count }).
lab-nothing-clear = Żadna różnica nie jest wyraźna.
lab-base = Wersja wyjściowa
lab-variant = Wariant
lab-measure = Co mierzymy
lab-difference = Różnica
lab-chance = p (Holm)
lab-clear = wyraźna
lab-open-table = Otwórz stół z tym wariantem
lab-sweep = { $measure } w zależności od { $path }

lab-seats = Kto wygrywa, według miejsc
lab-seats-text = Jaką część partii wygrywa każde miejsce; dzielone pierwsze miejsce liczy się częściowo. Linia przerywana pokazuje równy podział.
lab-start = Przewaga osoby zaczynającej
lab-start-text = Kto robi pierwszy ruch, wygrywa { $won }% partii (95-procentowy przedział od { $low } do { $high }%); przy równych szansach byłoby to { $fair }%.
lab-start-none = Te partie nie pokazują tu żadnej przewagi.
lab-start-more = Zaczynanie daje więc przewagę.
lab-start-less = Zaczynanie jest więc niekorzystne.
lab-scores = Punkty na koniec
lab-scores-text = Jak często miejsce kończy z daną liczbą punktów, w procentach partii.
lab-length = Długość
lab-length-text = Decyzje w partii: średnio { $mean } (±{ $half }).
lab-leads = Zmiany prowadzenia
lab-leads-text = Jak często na prowadzenie wychodzi ktoś inny: średnio { $mean } raza na partię (±{ $half }).
lab-decided = Kiedy rozstrzyga się partia
lab-decided-text = Część partii, po której zwycięzca prowadzi już do końca: średnio { $mean }% (±{ $half }). Im później, tym ciekawiej.
lab-gap = Jak wyrównany jest koniec
lab-gap-text = Różnica punktów między pierwszym a drugim miejscem: średnio { $mean } (±{ $half }).
lab-numbers = W liczbach
lab-numbers-text = Średnie ze wszystkich partii, z 95-procentowymi przedziałami.
lab-ends = Jak kończą się partie
lab-ends-text = W procentach partii.
lab-rules = Jak często działa każda zasada
lab-rules-text = Ile razy na partię; liczba zbadanych partii: { $heard }. Zasad, które mówią tylko, co wolno, tu nie widać.
lab-rules-words = Treść zasad
lab-rules-fired = { $share }% partii
lab-things-text = Po lewej: ile razy na partię. Po prawej: o ile punktów procentowych częściej wygrywa miejsce na każdą sztukę przewagi nad innymi. To związek, niekoniecznie przyczynowy. Liczba zbadanych partii: { $heard }.
lab-use = na partię
lab-worth = wartość
lab-sample = Jak to powstało
lab-sample-text = Ziarno { $seed }, wersja zasad { $rules }. Wszystkie przedziały są 95-procentowe; dla średnich liczymy je z rozrzutu między partiami, a dla wartości z nachylenia prostej wewnątrz partii. To samo ziarno daje tę samą stronę.
lab-of-matches = % partii
lab-times = razy na partię
lab-points = punkty
lab-decisions = decyzje
lab-part = % długości partii
lab-seat = Miejsce { $seat }
lab-between = od { $low } do { $high }
lab-mean = Średnia
lab-interval = Przedział 95%

# Co mierzymy
measure-won = Wygrywa miejsce { $name }
measure-score = Punkty miejsca { $name }
measure-starter-won = Wygrywa osoba zaczynająca
measure-length = Decyzje
measure-luck = Losowania
measure-gap = Różnica punktów między pierwszym a drugim miejscem
measure-best-score = Punkty zwycięzcy
measure-lead-changes = Zmiany prowadzenia
measure-drama = Średnia strata punktowa późniejszego zwycięzcy
measure-decided = Część partii przed rozstrzygnięciem
measure-shared = Dzielone pierwsze miejsca
measure-end = Zakończenie: { $name }
measure-rule = Zasada { $name }

# Rzeczy
thing-cards-taken-cards = Wzięte karty
thing-cards-taken-cells = Pola siatki
thing-pairs-discarded-character = Odrzucone pary
thing-pawn-moved-kind = Rodzaje pól
thing-pawn-moved-space = Pola, na które się wchodzi
thing-cookie-taken-points = Duże ciasteczka
thing-cookie-taken-how = Jak się bierze ciasteczka
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
    [small-cookies] Małe Ciasteczka
    [caterpillar] Pan Gąsienica
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
    [time] Koniec czasu
    [repeated] Powtórzenie
    [vote] Głosowanie
    [speech] Litera na czacie
   *[marked] Wskazanie przez graczy
}
value-space = Pole { $value }
value-points = { $value } pkt
