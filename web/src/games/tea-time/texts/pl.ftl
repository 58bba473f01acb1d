# O co chodzi w tej chwili
ui-ask-take = { $most ->
    [1] Weź jedną kartę: na jej miejscu usiądzie Alicja.
    [2] Weź jedną kartę albo dwie sąsiednie.
   *[3] Weź do trzech kart z jednej linii.
}
ui-ask-sure = { $count ->
    [one] Bierzesz tę kartę? Punkty: { $before } → { $after }
    [few] Bierzesz { $count } karty? Punkty: { $before } → { $after }
   *[many] Bierzesz { $count } kart? Punkty: { $before } → { $after }
}
ui-take = { $count ->
    [0] Biorę
    [one] Biorę jedną
   *[other] Biorę { $count }
}
ui-put-back = Odkładam
ui-hint-wait = Jeszcze nie twoja kolej. Gramy zgodnie z ruchem wskazówek zegara.
ui-why-rule = Dlaczego? { $rule }

# Co widać
ui-grid = Karty na stole
ui-cell = { $cell }: { $card }
ui-cell-empty = { $cell }: brak karty
ui-round = Runda { $round } z { $rounds }
ui-pile = { $count ->
    [one] 1 karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
ui-pile-holds = W stosie są jeszcze:
ui-column = { $card }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ui-column-after = Potem: { $card }, { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ui-holds-alice = ma Alicję: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-none-yet = { $points ->
    [one] 1 punkt za każdą postać, której nie masz
    [few] { $points } punkty za każdą postać, której nie masz
   *[many] { $points } punktów za każdą postać, której nie masz
}
ui-points-now = Punkty teraz: { $points }.

# Pierwsza gra
ui-lesson-alice = Zapraszamy na herbatkę! Masz Alicję, więc zaczynasz: weź dokładnie jedną kartę. Dotknij Kapelusznika w środkowym rzędzie i weź go; Alicja usiądzie na jego miejscu.
ui-lesson-line = W pierwszej turze bierze się jedną kartę, w drugiej najwyżej dwie, a w każdej następnej najwyżej trzy, w jednej linii. Przesuń palcem w dół prawej kolumny: dwie Królowe i Królik.
ui-lesson-burst = Srebrne karty to odbicia. Przeciwnik miał obie strony Kota, więc odrzucił tę parę; tak samo będzie z twoimi Kapelusznikami. Weź srebrnego Kapelusznika i Królika pod nim: brak Kapeluszników to 5 punktów, a dwa Króliki – 3.
ui-lesson-corner = Karty mogą też stykać się rogami. Weź Alicję i Gąsienicę: kto bierze Alicję, zaczyna następną rundę.
ui-lesson-round = Nowa siatka, a twoje karty zostają z tobą. Królowa w rogu leży awersem do góry i przez nią trzeba by odrzucić jedną z twoich dwóch srebrnych. Weź srebrną Królową obok niej.
ui-lesson-five = Teraz trzy karty z drugiego rzędu: dotknij jednego końca, potem drugiego, a karta pomiędzy nimi dołączy sama. Pięć Królowych to 15 punktów; więcej się nie da.
ui-lesson-gap = Zostały dwie karty. Dzieli je luka, więc nie da się wziąć obu. Kapelusznik kosztowałby cię 4 punkty, a Alicja na koniec daje 4. Weź ją.
ui-lesson-end = Herbata wypita, a wygrana twoja: 43 do 30. Wielu takich samych gości albo ani jednego: oto cała tajemnica. Smacznej herbatki!
