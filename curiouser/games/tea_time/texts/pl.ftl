title = Herbatka
character = { $character ->
    [caterpillar] Gąsienica
    [cat] Kot z Cheshire
    [hatter] Kapelusznik
    [queen] Królowa Kier
    [twins] Bliźniacy
   *[rabbit] Biały Królik
}
    .gen = { $character ->
        [caterpillar] Gąsienicy
        [cat] Kota z Cheshire
        [hatter] Kapelusznika
        [queen] Królowej Kier
        [twins] Bliźniaków
       *[rabbit] Białego Królika
    }
    .acc = { $character ->
        [caterpillar] Gąsienicę
        [cat] Kota z Cheshire
        [hatter] Kapelusznika
        [queen] Królową Kier
        [twins] Bliźniaków
       *[rabbit] Białego Królika
    }
card = { $side ->
    [mirror] { $character ->
        [caterpillar] Gąsienica (odbicie)
        [cat] Kot z Cheshire (odbicie)
        [hatter] Kapelusznik (odbicie)
        [queen] Królowa Kier (odbicie)
        [twins] Bliźniacy (odbicie)
       *[rabbit] Biały Królik (odbicie)
    }
   *[face] { $character ->
        [caterpillar] Gąsienica
        [cat] Kot z Cheshire
        [hatter] Kapelusznik
        [queen] Królowa Kier
        [twins] Bliźniacy
        [alice] Alicja
       *[rabbit] Biały Królik
    }
}
    .acc = { $side ->
        [mirror] { $character ->
            [caterpillar] Gąsienicę (odbicie)
            [cat] Kota z Cheshire (odbicie)
            [hatter] Kapelusznika (odbicie)
            [queen] Królową Kier (odbicie)
            [twins] Bliźniaków (odbicie)
           *[rabbit] Białego Królika (odbicie)
        }
       *[face] { $character ->
            [caterpillar] Gąsienicę
            [cat] Kota z Cheshire
            [hatter] Kapelusznika
            [queen] Królową Kier
            [twins] Bliźniaków
            [alice] Alicję
           *[rabbit] Białego Królika
        }
    }

# Co się stało
starter-chosen = { $seat } zaczyna i dostaje Alicję.
round-began = Runda { $round }: zaczyna { $seat }.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } bierze { $cards_acc }.
alice-laid = { $seat } kładzie Alicję na polu { $cell }.
alice-taken = { $seat } ma teraz Alicję i zacznie następną rundę.
pairs-discarded = { $seat } odrzuca { $pairs ->
    [one] parę
    [few] { $pairs } pary
   *[many] { $pairs } par
} kart { $character_gen } (awers i odbicie).
match-ended = Koniec partii. Punkty: { $scores }.

# Co można zrobić
move-take-cards = Weź { $cells }
move-choose-starter = Losowanie: zaczyna { $seat }
move-turn-up = Wylosowana karta: { $character }
end-last-round = skończyła się ostatnia runda

# Czego nie można
refused-no-cards = Wskaż od jednej do trzech kart, podając ich pola, na przykład a1 b1 (G9).
refused-empty = Na polu { $cell } nie ma karty (G8); karty przedzielone luką nie sąsiadują ze sobą.
refused-too-many = { $most ->
    [1] W pierwszej turze rundy bierze się dokładnie jedną kartę (G5).
    [2] W drugiej turze rundy bierze się najwyżej dwie karty (G6).
   *[3] W jednej turze bierze się najwyżej trzy karty (G7).
}
refused-no-line = Te karty nie leżą obok siebie w jednej linii (G8); wybierz sąsiednie karty w rzędzie, w kolumnie albo po skosie.
notation-alice = Alicja występuje w tej pozycji więcej niż raz.
notation-grid = Siatka musi mieć wymiary { $rows } × { $columns } (rzędy × kolumny).
notation-side = Karta na polu { $cell } leży złą stroną do góry: strony zmieniają się jak na szachownicy, a lewa górna karta leży awersem do góry (G19).
notation-count = Liczba kart { $character_gen } się nie zgadza. Karty wychodzą z gry tylko parami (G11).
notation-place = Do takiej pozycji nie da się dojść w grze; sprawdź round, turn, to-move i to, gdzie jest Alicja.
edition-characters = musi tu być sześć postaci w tej kolejności: { $known }.
edition-points = musi tu być co najmniej jedna liczba.
edition-range = liczby muszą wynosić od { $least } do { $most }.
edition-no-seats = brakuje wartości dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
}.
edition-grid = w siatce dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
} { $most ->
    [1] może być tylko jeden rząd i jedna kolumna.
   *[other] liczba rzędów i liczba kolumn muszą wynosić od 1 do { $most }.
}
edition-cards = w grze dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
} na wszystkie rundy { $needed ->
    [one] potrzeba jednej karty
    [few] potrzeba { $needed } kart
   *[many] potrzeba { $needed } kart
}, a jest ich { $cards }.

# Jak grać
howto-aim = Zbierasz karty gości z herbatki. Opłaca się mieć wielu takich samych gości albo ani jednego.
    Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów.
howto-turn = Rundę zaczyna osoba, która ma Alicję: bierze z siatki jedną kartę i kładzie Alicję na jej miejscu.
    Następna osoba bierze jedną albo dwie karty, a od trzeciej tury rundy bierze się najwyżej trzy.
    Karty brane razem muszą sąsiadować w rzędzie, w kolumnie albo po skosie; trzy muszą leżeć w jednej linii bez luk.
    W każdej turze trzeba wziąć co najmniej jedną kartę.
howto-special = Karty leżą przed tobą tą stroną do góry, którą leżały w siatce: awersem albo lustrzanym odbiciem.
    Gdy masz obie strony tej samej postaci, od razu odrzucasz je parami, aż zostanie tylko jedna strona.
    Alicję bierze się jak każdą inną kartę. Kto ją weźmie, zacznie następną rundę.
howto-end = Runda kończy się, gdy siatka jest pusta. Twoje karty zostają, a na stół trafia nowa siatka.
    W dwie osoby gra się pięć rund, a w trzy lub cztery – trzy.
howto-scoring = Każda z sześciu postaci punktuje osobno: brak kart to 5 punktów, jedna karta – 1, dwie – 3, trzy – 6, cztery – 10, pięć lub więcej – 15.
    Alicja na koniec gry daje 4 punkty i rozstrzyga remis.

# Zasady
rule-G1 = W pudełku jest sześćdziesiąt kart postaci, po dziesięć każdej z sześciu postaci. Na awersie jest postać, a na drugiej stronie – jej lustrzane odbicie; z obu stron widać, kto to. Do tego dochodzi jedna karta Alicji.
rule-G2 = W dwie osoby gra się wszystkimi sześćdziesięcioma kartami przez pięć rund. W trzy osoby po dwie karty każdej postaci zostają w pudełku i gra się trzy rundy. W cztery osoby gra się wszystkimi kartami przez trzy rundy.
rule-G3 = Osobę, która zaczyna pierwszą rundę i dostaje Alicję, wybiera się losowo. Pozostałe karty tasuje się i układa w jeden stos.
rule-G4 = W każdej rundzie wykłada się ze stosu nową siatkę kart, na przemian awersem i odbiciem do góry: trzy na cztery karty w grze dla dwóch osób, cztery na cztery dla trzech, a cztery na pięć dla czterech. W ostatniej rundzie stos się kończy.
rule-G5 = Pierwsza tura rundy: osoba, która ma Alicję, bierze dokładnie jedną kartę i kładzie Alicję na jej miejscu.
rule-G6 = Druga tura rundy: następna osoba zgodnie z ruchem wskazówek zegara bierze jedną albo dwie karty.
rule-G7 = Od trzeciej tury rundy: weź jedną, dwie albo trzy karty.
rule-G8 = Karty brane razem muszą sąsiadować w rzędzie lub w kolumnie albo stykać się rogami. Trzy karty muszą leżeć w jednej linii prostej i bez luk: karty przedzielone pustym miejscem nie sąsiadują.
rule-G9 = W każdej turze trzeba wziąć co najmniej jedną kartę.
rule-G10 = Wzięte karty leżą przed graczem, widoczne dla wszystkich, ułożone według postaci, tą stroną do góry, którą leżały w siatce. Zostają tam do końca gry, z rundy na rundę.
rule-G11 = Kto ma obie strony tej samej postaci, od razu odrzuca je parami, aż zostanie tylko jedna strona. W jednej turze można odrzucić kilka par; odrzucone karty wychodzą z gry.
rule-G12 = Alicję bierze się jak każdą inną kartę i tak samo wlicza się ją do limitu. Kto ją weźmie, zaczyna następną rundę.
rule-G13 = Runda kończy się, gdy siatka jest pusta; wtedy wykłada się następną.
rule-G14 = Po ostatniej rundzie punktuje każda z sześciu postaci, według liczby jej kart: brak kart daje 5 punktów, jedna – 1, dwie – 3, trzy – 6, cztery – 10, pięć lub więcej – 15.
rule-G15 = Kto na końcu gry ma Alicję, dostaje 4 punkty.
rule-G16 = Wygrywa ten, kto ma najwięcej punktów.
rule-G17 = Instrukcja wskazuje dwie różne osoby rozpoczynające; przyjmujemy, że następną rundę zaczyna ten, kto wziął Alicję, a wylosowana osoba zaczyna tylko pierwszą. Dalej gra się zgodnie z ruchem wskazówek zegara.
rule-G18 = Limit wynosi jedną kartę w pierwszej turze rundy, dwie w drugiej i trzy w każdej następnej; w nowej rundzie liczy się go od początku. W dwie osoby trzecia tura rundy jest drugą turą tej osoby, która zaczynała.
rule-G19 = Strony zmieniają się jak pola szachownicy; lewa górna karta leży awersem do góry.
rule-G20 = Przy remisie wygrywa ten z remisujących, kto ma Alicję; jeśli nie ma jej żaden z nich, wygrywają razem.
rule-G21 = Alicja nie ma drugiej strony i nigdy nie tworzy pary do odrzucenia. Może leżeć na końcu albo w środku linii. Nie można jej zabrać w tej samej turze, w której się ją położyło.
rule-G22 = Limity mówią tylko, ile kart można wziąć najwyżej: jedną kartę zawsze wolno wziąć. Nie wolno pasować, a gdy Alicja jest ostatnią kartą, trzeba ją wziąć, więc ktoś zawsze ją ma.
rule-G23 = Pary odrzuca się także z kart wziętych w tej samej turze; zostaje tylko nadwyżka jednej ze stron. Postać, której wszystkie karty odrzucono, liczy się jako brak kart.
rule-G24 = W grze dla trzech osób wszyscy wiedzą, które karty zostały w pudełku; nieznana jest tylko kolejność kart w stosie.

# Terminal
short = { $character ->
    [caterpillar] Gąsien.
    [cat] Kot
    [hatter] Kapel.
    [queen] Królowa
    [twins] Bliźn.
    [alice] Alicja
   *[rabbit] Królik
}
board-player = { $name }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}: { $cards }

# Dlaczego ruch może być dobry
hint-pairs = Odrzucasz { $pairs ->
    [one] parę
    [few] { $pairs } pary
   *[many] { $pairs } par
} kart { $character_gen } (G11).
hint-gains = { $character }: { $cards ->
    [0] nie zostanie żadna karta
    [one] będzie jedna karta
    [few] będą { $cards } karty
   *[many] będzie { $cards } kart
}, { $points ->
    [one] o jeden punkt więcej
    [few] o { $points } punkty więcej
   *[many] o { $points } punktów więcej
} (G14).
hint-costs = { $character }: { $cards ->
    [0] nie zostanie żadna karta
    [one] będzie jedna karta
    [few] będą { $cards } karty
   *[many] będzie { $cards } kart
}, { $points ->
    [one] o jeden punkt mniej
    [few] o { $points } punkty mniej
   *[many] o { $points } punktów mniej
} (G14).
hint-alice = Bierzesz Alicję, więc zaczniesz następną rundę (G12).
hint-alice-last = Bierzesz Alicję, a ona na końcu daje punkty (G15).
hint-alice-left = Zostawiasz samą Alicję, a ją trzeba wziąć (G22).
hint-leaves = Następnej osobie zostawiasz { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} (G9).
hint-last = Bierzesz ostatnie karty z siatki; runda się kończy (G13).
hint-counted-won = Obliczone do końca gry: wygrasz różnicą { $lead ->
    [one] jednego punktu
    [few] { $lead } punktów
   *[many] { $lead } punktów
} (G16).
hint-counted-lost = Obliczone do końca gry: przegrasz różnicą { $lead ->
    [one] jednego punktu
    [few] { $lead } punktów
   *[many] { $lead } punktów
} (G16).
hint-counted-tie-won = Obliczone do końca gry: będzie remis, który dzięki Alicji wygrasz (G20).
hint-counted-tie-lost = Obliczone do końca gry: będzie remis, który przez Alicję przegrasz (G20).
