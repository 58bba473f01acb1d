title = Herbatka
character = { $character ->
    [caterpillar] Gąsienica
    [cat] Kot z Cheshire
    [hatter] Kapelusznik
    [queen] Królowa Kier
    [twins] Tweedledum i Tweedledee
   *[rabbit] Biały Królik
}
card = { $side ->
    [mirror] { $character ->
        [caterpillar] Gąsienica (odbicie)
        [cat] Kot z Cheshire (odbicie)
        [hatter] Kapelusznik (odbicie)
        [queen] Królowa Kier (odbicie)
        [twins] Tweedledum i Tweedledee (odbicie)
       *[rabbit] Biały Królik (odbicie)
    }
   *[face] { $character ->
        [caterpillar] Gąsienica
        [cat] Kot z Cheshire
        [hatter] Kapelusznik
        [queen] Królowa Kier
        [twins] Tweedledum i Tweedledee
        [alice] Alicja
       *[rabbit] Biały Królik
    }
}

# Co się stało
starter-chosen = { $seat } zaczyna i trzyma Alicję.
round-began = Runda { $round }: zaczyna { $seat }.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } bierze: { $cards }.
alice-laid = { $seat } kładzie Alicję na { $cell }.
alice-taken = { $seat } ma teraz Alicję i zacznie następną rundę.
pairs-discarded = { $seat } odrzuca { $pairs ->
    [one] parę
    [few] { $pairs } pary
   *[many] { $pairs } par
} przeciwnych stron: { $character }.
match-ended = Koniec partii. Punkty: { $scores }.

# Co można zrobić
move-take-cards = Weź { $cells }
move-choose-starter = Los wskazuje, kto zaczyna: { $seat }
move-turn-up = Los odkrywa: { $character }
end-last-round = skończyła się ostatnia runda

# Czego nie można
refused-no-cards = Podaj od jednej do trzech kart przez ich pola, na przykład a1 b1 (G9).
refused-empty = Na { $cell } nie ma karty (G8); karty, między którymi jest luka, nie sąsiadują.
refused-too-many = { $most ->
    [1] W pierwszej turze rundy bierze się dokładnie jedną kartę (G5).
    [2] W drugiej turze rundy bierze się najwyżej dwie karty (G6).
   *[3] W jednej turze bierze się najwyżej trzy karty (G7).
}
refused-no-line = Te karty nie leżą obok siebie w jednej linii (G8); wybierz sąsiadki w rzędzie, kolumnie albo po skosie.
notation-alice = Alicja jest w tej pozycji więcej niż raz.
notation-grid = Wymiary siatki: { $rows } × { $columns } (rzędy × kolumny).
notation-side = Karta na { $cell } leży złą stroną: strony zmieniają się jak na szachownicy, lewa górna awersem (G19).
notation-count = Liczba kart się nie zgadza: { $character }. Karty wychodzą z gry tylko parami (G11).
notation-place = Partia nie może być w takim miejscu; sprawdź round, turn, to-move i gdzie jest Alicja.
edition-characters = sześć postaci to { $known }, w tej kolejności.
edition-points = musi tu być co najmniej jedna liczba.
edition-range = liczby muszą być od { $least } do { $most }.
edition-no-seats = brakuje wartości dla liczby miejsc { $seats }.
edition-grid = siatka dla liczby miejsc { $seats } musi mieć od 1 do { $most } rzędów i kolumn.
edition-cards = dla liczby miejsc { $seats } na wszystkie rundy potrzeba kart: { $needed }, a jest: { $cards }.

# Zasady
rule-G1 = Jest sześćdziesiąt kart postaci, po dziesięć każdej z sześciu. Jedna strona pokazuje postać, druga jej lustrzane odbicie; z obu widać, kto to jest. Do tego jedna karta Alicji.
rule-G2 = We dwoje gra się wszystkimi sześćdziesięcioma kartami przez pięć rund. We troje po dwie karty każdej postaci zostają w pudełku, a rundy są trzy. We czworo gra się wszystkimi kartami przez trzy rundy.
rule-G3 = Los wskazuje, kto zaczyna pierwszą rundę; ta osoba dostaje Alicję. Pozostałe karty tasuje się w jeden stos.
rule-G4 = W każdej rundzie wykłada się ze stosu nową siatkę, na przemian jedną i drugą stroną: trzy na cztery dla dwojga, cztery na cztery dla trojga, cztery na pięć dla czworga. Ostatnia runda zużywa cały stos.
rule-G5 = Pierwsza tura rundy: kto ma Alicję, bierze dokładnie jedną kartę i kładzie Alicję na jej miejsce.
rule-G6 = Druga tura rundy: następna osoba zgodnie z ruchem wskazówek zegara bierze jedną albo dwie karty.
rule-G7 = Od trzeciej tury rundy: weź jedną, dwie albo trzy karty.
rule-G8 = Karty brane razem muszą sąsiadować: bokiem, jedna nad drugą albo rogiem. Trzy muszą leżeć w jednej prostej linii bez luki; puste miejsce rozdziela karty.
rule-G9 = W każdej turze trzeba wziąć co najmniej jedną kartę.
rule-G10 = Wzięte karty leżą przed graczem, widoczne dla wszystkich, ułożone według postaci, tą stroną, którą pokazywały w siatce. Zostają tam z rundy na rundę.
rule-G11 = Kto ma obie strony tej samej postaci, od razu odrzuca je parami, aż zostanie tylko jedna strona. W jednej turze może odejść kilka par; wychodzą z gry na dobre.
rule-G12 = Alicję bierze się jak każdą inną kartę i liczy się ona jako karta. Kto ją weźmie, zaczyna następną rundę.
rule-G13 = Runda kończy się, gdy siatka jest pusta; wtedy wykłada się następną.
rule-G14 = Po ostatniej rundzie każda z sześciu postaci punktuje według liczby kart: brak daje 5 punktów, jedna 1, dwie 3, trzy 6, cztery 10, pięć i więcej 15.
rule-G15 = Kto na końcu ma Alicję, dostaje 4 punkty.
rule-G16 = Wygrywa, kto ma najwięcej punktów.
rule-G17 = Tekst mówi o dwóch pierwszych graczach; przyjmujemy, że następną rundę otwiera ten, kto wziął Alicję, a wylosowany zaczyna tylko pierwszą. Tury idą od otwierającego zgodnie z ruchem wskazówek zegara.
rule-G18 = Limity jednej, dwóch i trzech kart dotyczą pierwszej, drugiej i trzeciej tury każdej rundy i co rundę liczą się od nowa. We dwoje trzecia tura jest drugą turą zaczynającego.
rule-G19 = Strony zmieniają się jak pola szachownicy, lewa górna karta leży awersem.
rule-G20 = Przy remisie wygrywa ten z remisujących, kto ma Alicję; remis bez niej jest wspólny.
rule-G21 = Alicja nie ma strony i nigdy się nie znosi. Może być końcem albo środkiem linii. W turze, w której ją położono, nie można jej zabrać.
rule-G22 = Limity mówią, ile najwyżej: jedną kartę można wziąć zawsze. Pasować nie wolno, a Alicję trzeba wziąć, gdy jest ostatnią kartą, więc ktoś zawsze ją ma.
rule-G23 = Karty wzięte w jednej turze też znoszą się nawzajem; zostaje różnica obu stron. Postać zniesiona do zera liczy się jako brak kart.
rule-G24 = We troje wszyscy wiedzą, które karty zostały w pudełku; nieznana jest tylko kolejność stosu.

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
hint-pairs = Znosi { $pairs ->
    [one] parę
    [few] { $pairs } pary
   *[many] { $pairs } par
}: { $character } (G11).
hint-gains = { $character }: { $cards ->
    [0] nie zostaje żadna karta
    [one] masz jedną kartę
    [few] masz { $cards } karty
   *[many] masz { $cards } kart
}, { $points ->
    [one] o jeden punkt więcej
    [few] o { $points } punkty więcej
   *[many] o { $points } punktów więcej
} (G14).
hint-costs = { $character }: { $cards ->
    [0] nie zostaje żadna karta
    [one] masz jedną kartę
    [few] masz { $cards } karty
   *[many] masz { $cards } kart
}, { $points ->
    [one] o jeden punkt mniej
    [few] o { $points } punkty mniej
   *[many] o { $points } punktów mniej
} (G14).
hint-alice = Zabiera Alicję, więc zaczniesz następną rundę (G12).
hint-alice-last = Zabiera Alicję, a ona na końcu daje punkty (G15).
hint-alice-left = Zostawia samą Alicję, a ją trzeba wziąć (G22).
hint-leaves = Zostawia następnej osobie { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} (G9).
hint-last = Zabiera to, co zostało w siatce; runda się kończy (G13).
hint-counted-won = Policzone do końca: wygrywasz o { $lead ->
    [one] jeden punkt
    [few] { $lead } punkty
   *[many] { $lead } punktów
} (G16).
hint-counted-lost = Policzone do końca: przegrywasz o { $lead ->
    [one] jeden punkt
    [few] { $lead } punkty
   *[many] { $lead } punktów
} (G16).
hint-counted-tie-won = Policzone do końca: remis, a Alicja rozstrzyga go dla ciebie (G20).
hint-counted-tie-lost = Policzone do końca: remis, a Alicja rozstrzyga go przeciw tobie (G20).
