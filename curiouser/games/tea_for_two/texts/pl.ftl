title = Herbatka dla dwojga
character = { $character ->
    [cat] Kot z Cheshire
    [mouse] Myszka
    [guard] Straż
    [executioner] Kat
    [knave] Walet Kier
    [caterpillar] Gąsienica
    [king] Król Kier
    [alice] Alicja
    [queen] Królowa Kier
   *[rabbit] Biały Królik
}
    .gen = { $character ->
        [cat] Kota z Cheshire
        [mouse] Myszki
        [guard] Straży
        [executioner] Kata
        [knave] Waleta Kier
        [caterpillar] Gąsienicy
        [king] Króla Kier
        [alice] Alicji
        [queen] Królowej Kier
       *[rabbit] Białego Królika
    }
    .acc = { $character ->
        [cat] Kota z Cheshire
        [mouse] Myszkę
        [guard] Straż
        [executioner] Kata
        [knave] Waleta Kier
        [caterpillar] Gąsienicę
        [king] Króla Kier
        [alice] Alicję
        [queen] Królową Kier
       *[rabbit] Białego Królika
    }
card = { $character } { $stars }
    .gen = { $character_gen } { $stars }
    .acc = { $character_acc } { $stars }
card-plain = { $character }
    .gen = { $character_gen }
    .acc = { $character_acc }
effect = { $effect ->
    [destroy] zniszczenie własnej odrzuconej karty
    [draw] odkrycie własnych kart
    [copy] efekt wierzchniej karty przeciwnika
    [stars] gwiazdki
   *[flamingo] flaming
}
mission = { $mission ->
    [cat] najwięcej Kotów z Cheshire
    [mouse] najwięcej Myszek
    [guard] najwięcej Straży
    [executioner] najwięcej Katów
    [knave] najwięcej Waletów Kier
    [caterpillar] najwięcej Gąsienic
    [king] najwięcej Królów Kier
    [alice] najwięcej Alicji
    [queen] najwięcej Królowych Kier
    [rabbit] najwięcej Białych Królików
    [cards] najwięcej kart
    [destroyed] najwięcej zniszczonych kart
    [cakes] gwiazdki za ciasta
   *[hourglasses] gwiazdki za klepsydry
}
question = { $phase ->
    [act] użyj efektu swojej karty albo kup jedną kartę.
    [king] weź flaminga albo ciasta.
    [point] wybierz pole dla wskazówki zegarka.
    [stack] wybierz stos i zniszcz jego wierzchnią kartę.
    [discarded] wybierz do zniszczenia kartę z własnego stosu odrzuconych.
   *[wind] wydaj klepsydry, żeby przesunąć wskazówkę, albo zostaw zegarek w spokoju.
}

# Co się stało
mission-placed = Misja nad stosem { $character_gen }: { $mission }.
stack-laid = Stos { $character_gen } od góry: { $cards }.
flamingo-given = { $seat } dostaje flaminga i { $cakes ->
    [one] ciasto
    [few] { $cakes } ciasta
   *[many] { $cakes } ciast
}, a { $other_seat } dostaje { $other_cakes ->
    [one] ciasto
    [few] { $other_cakes } ciasta
   *[many] { $other_cakes } ciast
}.
watch-set = Wskazówka zegarka stoi na polu { $space }: { $effect }.
round-began = Runda { $round }.
card-turned-over = { $seat } odkrywa { $card_acc }.
round-won = { $tie ->
    [yes] Remis: { $seat } ma flaminga i wygrywa rundę.
   *[no] { $seat } wygrywa rundę różnicą { $difference }.
}
effect-used = { $seat } używa efektu { $character_gen }.
card-bought = { $seat } kupuje { $card_acc } { $cakes ->
    [0] bez dopłaty.
    [one] za ciasto.
    [few] za { $cakes } ciasta.
   *[many] za { $cakes } ciast.
}
tokens-taken = { $seat } bierze z puli { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciasto
        [few] { $count } ciasta
       *[many] { $count } ciast
    }
}.
tokens-stolen = W puli jest za mało żetonów, więc { $seat } zabiera { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciasto
        [few] { $count } ciasta
       *[many] { $count } ciast
    }
} przeciwnikowi ({ $other_seat }).
flamingo-taken = { $seat } bierze flaminga.
card-destroyed = { $seat } niszczy { $card_acc } { $place ->
    [deck] z wierzchu talii przeciwnika
    [stack] z planszy
   *[discard] z własnego stosu odrzuconych
} i { $stars ->
    [0] nie zdobywa gwiazdek.
    [one] zdobywa gwiazdkę.
    [few] zdobywa { $stars } gwiazdki.
   *[many] zdobywa { $stars } gwiazdek.
}
queen-spared = { $seat } odkrywa { $card_acc }: Kat na nią nie działa, więc karta trafia na stos odrzuconych.
stack-emptied = Stos { $character_gen } jest pusty, więc jego misja się liczy: { $mission }.
stars-gained = { $seat } zdobywa { $stars ->
    [one] gwiazdkę.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
}
hand-moved = { $hourglasses ->
    [0] { $seat } przesuwa wskazówkę na pole { $space }: { $effect }.
    [one] { $seat } wydaje klepsydrę; wskazówka staje na polu { $space }: { $effect }.
    [few] { $seat } wydaje { $hourglasses } klepsydry; wskazówka staje na polu { $space }: { $effect }.
   *[many] { $seat } wydaje { $hourglasses } klepsydr; wskazówka staje na polu { $space }: { $effect }.
}
space-skipped = Pole { $space } już zadziałało w tym łańcuchu efektów, więc nic więcej się nie dzieje.
effect-copied = { $seat } powtarza efekt { $card_gen } z wierzchu odrzuconych kart przeciwnika.
nothing-done = Efekt nie ma na co zadziałać: nic się nie dzieje.
watch-left = { $seat } zostawia zegarek w spokoju.
deck-renewed = { $rabbit ->
    [yes] { $seat } dokłada Białego Królika i tasuje nową talię: { $cards ->
        [one] jedna karta.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
   *[no] { $seat } nie ma skąd wziąć Białego Królika, więc partia kończy się wraz z tą rundą; w nowej talii { $cards ->
        [0] nie ma kart.
        [one] jest jedna karta.
        [few] są { $cards } karty.
       *[many] jest { $cards } kart.
    }
}
mission-scored = Misja nad stosem { $character_gen } ({ $mission }). Zdobyte gwiazdki: { $stars }.
match-ended = Koniec partii. Gwiazdki: { $scores }.

# Co można zrobić
move-use-effect = { $character ->
    [cat] Użyj Kota z Cheshire: ustaw wskazówkę zegarka na dowolnym polu
    [mouse] Użyj Myszki: weź ciasta
    [guard] Użyj Straży: przeciwnik odrzuca karty z talii
    [executioner] Użyj Kata: zniszcz wierzchnią kartę z talii przeciwnika
    [knave] Użyj Waleta Kier: weź ciasta
    [caterpillar] Użyj Gąsienicy: weź klepsydry
    [king] Użyj Króla Kier: weź flaminga albo ciasta
    [alice] Użyj Alicji: weź klepsydrę
    [queen] Użyj Królowej Kier: zniszcz kartę na planszy
   *[rabbit] Użyj Białego Królika: zniszcz kartę na planszy
}
move-buy-card = Kup { $character_acc } { $cakes ->
    [0] bez dopłaty
    [one] za ciasto
    [few] za { $cakes } ciasta
   *[many] za { $cakes } ciast
}
move-take-flamingo = Weź flaminga
move-take-cakes = Weź { $cakes ->
    [one] ciasto
    [few] { $cakes } ciasta
   *[many] { $cakes } ciast
}
move-point-hand = Ustaw wskazówkę na polu { $space }: { $effect }
move-destroy-stacked = Zniszcz wierzchnią kartę ze stosu { $character_gen }
move-destroy-discarded = { $nth ->
    [1] Zniszcz { $card_acc }
   *[other] Zniszcz { $card_acc } ({ $nth }. od góry spośród takich samych)
}
move-wind-watch = Wydaj { $hourglasses ->
    [one] klepsydrę
    [few] { $hourglasses } klepsydry
   *[many] { $hourglasses } klepsydr
}
move-leave-watch = Zostaw zegarek w spokoju
move-place-mission = Wylosowana misja: { $mission }
move-lay-card = Wylosowana karta: { $card }
move-give-flamingo = Losowanie: flaminga dostaje { $seat }
move-set-watch = Losowanie: wskazówka staje na polu { $space } ({ $effect })
move-turn-over = { $seat } losuje { $card_acc }
end-stacks = wyczerpała się wymagana liczba stosów
end-rabbits = trzeba było wziąć Białego Królika, a żadnego już nie było

# Czego nie można
refused-effect = Odkryta jest inna karta, więc można użyć tylko efektu { $character_gen } (T7).
refused-stack = Wybierz na planszy stos, w którym są jeszcze karty (T21).
refused-discarded = Nie ma takiej karty na twoim stosie odrzuconych (T22); przejrzyj go i wybierz jedną.
refused-space = { $spaces ->
    [one] Zegarek ma tylko jedno pole; wybierz je, podając jego numer i efekt (T13).
    [few] Zegarek ma { $spaces } pola; wybierz któreś, podając jego numer i efekt (T13).
   *[many] Zegarek ma { $spaces } pól; wybierz któreś, podając jego numer i efekt (T13).
}
refused-gift = Król daje { $cakes ->
    [one] jedno ciasto
    [few] { $cakes } ciasta
   *[many] { $cakes } ciast
} albo flaminga (T19).
refused-hourglasses = { $held ->
    [0] Nie masz klepsydr; zostaw zegarek w spokoju (T9).
    [one] Masz tylko jedną klepsydrę: wydaj ją albo zostaw zegarek w spokoju (T9).
    [few] Masz { $held } klepsydry: wydaj najwyżej tyle albo zostaw zegarek w spokoju (T9).
   *[many] Masz { $held } klepsydr: wydaj najwyżej tyle albo zostaw zegarek w spokoju (T9).
}
refused-question = Najpierw zrób coś innego: { $question }
refused-no-stack = Na planszy nie ma stosu z takimi kartami, a Białych Królików nie można kupować (T8).
refused-empty-stack = Ten stos jest pusty (T8); wybierz inny.
refused-too-dear = Ta karta kosztuje { $price ->
    [one] jedno ciasto
    [few] { $price } ciasta
   *[many] { $price } ciast
}, a ty { $cakes ->
    [0] nie masz żadnego
    [one] masz jedno
    [few] masz { $cakes }
   *[many] masz { $cakes }
} (T8); wybierz tańszą albo użyj efektu.
refused-price = { $price ->
    [0] Na tę kartę wystarczy sama różnica: ciast się nie dokłada (T35).
    [one] Ta karta kosztuje dokładnie jedno ciasto (T35).
    [few] Ta karta kosztuje dokładnie { $price } ciasta (T35).
   *[many] Ta karta kosztuje dokładnie { $price } ciast (T35).
}
notation-missions = Obie strony tej samej płytki misji nie mogą leżeć na planszy naraz.
notation-tokens = W tej pozycji jest więcej ciast albo klepsydr niż w pudełku.
notation-count = Liczba kart się nie zgadza: { $card }. Każda karta z pudełka musi gdzieś leżeć; „rest” oznacza wszystkie, których nigdzie nie wymieniono.
notation-place = Do takiej pozycji nie da się dojść w grze; sprawdź phase, winner, pending, talie i to, co leży na wierzchu.
edition-keys = muszą tu być dokładnie te nazwy: { $known }.
edition-name = nazwa „{ $name }” jest tu nieznana; do wyboru: { $known }.
edition-twice = „{ $name }” występuje dwa razy.
edition-range = { $number } nie mieści się w zakresie od { $least } do { $most }.
edition-size = liczba wpisów to { $size }, a musi wynosić od { $least } do { $most }.
edition-first-cakes = to razem więcej ciast, niż jest w pudełku ({ $cakes }).
edition-missions = płytek musi być tyle, ile stosów: { $stacks }.

# Jak grać
howto-aim = Pojedynek dwóch talii. Wygrywa ten, kto na końcu ma najwięcej gwiazdek.
howto-turn = Obie osoby odkrywają wierzchnią kartę swojej talii. Wyższa wartość wygrywa rundę, a remis wygrywa ten, kto ma flaminga.
    Tylko zwycięzca wykonuje akcję: używa efektu odkrytej karty albo kupuje jedną kartę z planszy.
    Na zakup ma tyle punktów, ile wynosi różnica wartości, i o 1 więcej za każde wydane ciasto.
    Kupiona karta trafia na stos odrzuconych.
    Potem zwycięzca może wydać klepsydry: każda przesuwa wskazówkę zegarka o jedno pole. Efekt pola, na którym stanie, rozpatruje się od razu.
howto-special = Karta, którą zniszczysz, wychodzi z gry i od razu daje ci swoje gwiazdki.
    Gdy skończy ci się talia, dołóż Białego Królika do odrzuconych kart i potasuj je: to nowa talia.
    Jeśli w puli zabraknie ciast albo klepsydr, resztę zabierasz przeciwnikowi.
    Odkryte stosy wolno przeglądać, ale bez zmieniania kolejności kart.
howto-end = Partia kończy się wraz z rundą, w której wyczerpały się cztery z pięciu stosów albo trzeba było wziąć Białego Królika, a żadnego już nie było.
howto-scoring = Do gwiazdek zdobytych w trakcie gry dodajcie gwiazdki z misji nad pustymi stosami.
    Misja daje gwiazdki za najwięcej kart jakiejś postaci, za najwięcej kart w ogóle, za najwięcej zniszczonych kart, za ciasta albo za klepsydry.
    Wszystkie remisy wygrywa ten, kto ma flaminga.

# Zasady
rule-T1 = W grze jest pięćdziesiąt kart postaci; na każdej podano wartość, efekt i gwiazdki. Obie osoby zaczynają z takimi samymi dziewięcioma kartami: Kot z Cheshire 1, Myszka 2, Straż 3, Kat 4, Walet Kier 5, Gąsienica 6, Król Kier 7, Alicja 8, Królowa Kier 9. Dwadzieścia pięć leży na planszy, po pięć kart każdej wartości od 4 do 8. Siedem to Białe Króliki o wartości 1.
rule-T2 = Oprócz kart jest różowy flaming, pięć dwustronnych płytek misji, pięć klepsydr, dziewięć ciast, zegarek kieszonkowy z jedną wskazówką i tor gwiazdek z pionkiem dla każdej osoby (Marcowy Zając i Szalony Kapelusznik) oraz dwie filiżanki; filiżanka oznacza całe okrążenie, czyli 25 gwiazdek.
rule-T3 = Pięć płytek misji tasuje się i kładzie losowo, dowolną stroną do góry, po jednej nad każdym z pięciu stosów.
rule-T4 = Każda osoba tasuje swoje dziewięć kart i kładzie je zakryte. Pozostałe dwadzieścia pięć układa się według wartości w pięć stosów; każdy z nich osobno tasuje się i kładzie odkryty. Odkryte stosy można przeglądać w każdej chwili, ale nie wolno zmieniać kolejności kart.
rule-T5 = Jedna osoba bierze flaminga i jedno ciasto, a druga – trzy ciasta; według instrukcji flaminga bierze na przykład ten, kto jako ostatni pił herbatę, a tutaj decyduje losowanie. Pięć ciast, pięć klepsydr i siedem Białych Królików tworzy pulę ogólną. Wskazówka zegarka zaczyna na losowym polu.
rule-T6 = W każdej rundzie obie osoby odkrywają wierzchnią kartę swojej talii i kładą ją na własnym stosie odrzuconych. Rundę wygrywa wyższa wartość, a przy remisie ten, kto ma flaminga.
rule-T7 = Akcję wykonuje tylko zwycięzca rundy, i to jedną: używa efektu odkrytej właśnie karty albo kupuje dokładnie jedną kartę.
rule-T8 = Kupując, masz tyle punktów zakupowych, ile wynosi różnica obu wartości, i o jeden więcej za każde wydane ciasto. Weź z wierzchu stosu kartę o wartości nie większej niż liczba twoich punktów i połóż ją na swoim stosie odrzuconych. Reszta punktów przepada. Białych Królików nie można kupować.
rule-T9 = Po akcji zwycięzca może wydać klepsydry: przesuwa wskazówkę zegarka zgodnie z ruchem wskazówek zegara o dokładnie tyle pól, ile klepsydr wydaje, i rozpatruje efekt pola, na którym ona stanie.
rule-T10 = Gdy skończy ci się talia, połóż na swoim stosie odrzuconych Białego Królika z puli i potasuj stos: to twoja nowa talia. Jeśli kart zabrakło w trakcie efektu, rozpatruje się go dalej z nową talią.
rule-T11 = Jeśli w puli brakuje ciast albo klepsydr, weź, ile się da, a resztę zabierz przeciwnikowi.
rule-T12 = Karta, którą zniszczysz jakimkolwiek efektem, trafia na twój stos zniszczonych, a ty zdobywasz jej gwiazdki.
rule-T13 = Kot z Cheshire (1): przesuń wskazówkę zegarka na dowolne pole i rozpatrz jego efekt.
rule-T14 = Myszka (2): weź dwa ciasta.
rule-T15 = Straż (3): przeciwnik odkrywa i odrzuca trzy wierzchnie karty swojej talii; ich efektów się nie rozpatruje.
rule-T16 = Kat (4): zniszcz wierzchnią kartę talii przeciwnika. Na Królową Kier Kat nie działa: trafia ona na stos kart odrzuconych przeciwnika.
rule-T17 = Walet Kier (5): weź trzy ciasta.
rule-T18 = Gąsienica (6): weź dwie klepsydry.
rule-T19 = Król Kier (7): zabierz przeciwnikowi flaminga albo weź dwa ciasta.
rule-T20 = Alicja (8): weź jedną klepsydrę.
rule-T21 = Królowa Kier (9) i Biały Królik (1): zniszcz wierzchnią kartę dowolnego stosu na planszy.
rule-T22 = Zegarek: zniszcz wybraną kartę z własnego stosu odrzuconych.
rule-T23 = Zegarek: odkryj i odrzuć dwie wierzchnie karty własnej talii i zdobądź ich gwiazdki.
rule-T24 = Zegarek: użyj efektu wierzchniej karty ze stosu odrzuconych przeciwnika.
rule-T25 = Zegarek: zdobądź dwie gwiazdki.
rule-T26 = Zegarek: weź flaminga.
rule-T27 = Partia kończy się wraz z rundą, w której wyczerpały się cztery z pięciu stosów albo w której trzeba było wziąć Białego Królika, a żadnego już nie było.
rule-T28 = Twój wynik to gwiazdki zdobyte w trakcie gry i gwiazdki z misji; liczą się tylko misje nad wyczerpanymi stosami. Wygrywa ten, kto ma najwięcej gwiazdek, a przy remisie ten, kto ma flaminga.
rule-T29 = Misje (x to wartość stosu pod misją): x gwiazdek dla tego, kto ma najwięcej kart pokazanej postaci; x gwiazdek dla tego, kto ma najwięcej kart; x gwiazdek dla tego, kto zniszczył najwięcej kart; gwiazdka za każde twoje ciasto; dwie gwiazdki za każdą twoją klepsydrę. Remisy w misjach wygrywa ten, kto ma flaminga.
rule-T30 = Wyczerpaną talię odnawia się na końcu rundy, po akcji i zegarku, albo od razu, gdy efekt wymaga kolejnej karty. Wtasowuje się wtedy także karty z tej rundy, więc to, co odrzucił efekt, może wyjść jeszcze raz.
rule-T31 = Koniec rundy przebiega w tej kolejności: akcja, zegarek, nowe talie (najpierw osoba z flamingiem), sprawdzenie, czy to koniec gry, punktacja. Jeśli nie ma już Białych Królików, talię tasuje się bez nowego Królika, a partia kończy się wraz z tą rundą.
rule-T32 = W jednym łańcuchu efektów efekt każdego pola zegarka rozpatruje się najwyżej raz, więc łańcuchy Kota z Cheshire i powtórzonych kart zawsze się kończą. Akcja to jeden łańcuch, a użycie klepsydr – drugi.
rule-T33 = Kot z Cheshire może zostawić wskazówkę na polu, na którym stoi. Pięć klepsydr to pełny obrót: wskazówka się ruszyła, więc efekt pola się rozpatruje.
rule-T34 = Klepsydry wydaje się raz na rundę, po akcji: także te zdobyte w tej akcji, ale już nie te zdobyte dzięki zegarkowi. Wydane ciasta i klepsydry wracają do puli.
rule-T35 = Kto wygrywa przy remisie, ma różnicę 0: zostaje mu efekt albo karta opłacona samymi ciastami. Nie można pasować. Płaci się dokładnie tyle ciast, ile wynosi wartość karty minus różnica, i ani jednego więcej.
rule-T36 = Efektu można użyć, nawet jeśli nie ma na co zadziałać; wtedy nic się nie dzieje. Tak jest, gdy stos jest pusty, nie ma już stosów, masz już flaminga albo nie ma czego wziąć. Jeśli i przeciwnik ma za mało, weź, ile jest; reszta przepada.
rule-T37 = Jeśli masz odrzucone karty, efekt pola, które niszczy jedną z nich, trzeba rozpatrzyć; może to być karta właśnie odkryta albo kupiona, także Królowa. Powtórzony efekt traktuje się jak twój własny i dotyczy on stosu w takim stanie, w jakim jest w tej chwili.
rule-T38 = Królowa Kier, na którą trafi Kat, nie daje gwiazdek i nie liczy się jako zniszczona. Zniszczone karty nigdy nie wracają i wszystkie, także Białe Króliki, liczą się do misji „najwięcej zniszczonych kart”.
rule-T39 = Twoje karty to wszystkie karty z twojej talii i stosu odrzuconych, także kupione i Białe Króliki. W misji wynik 0:0 to też remis. Flaming rozstrzyga na korzyść tego, kto ma go w danej chwili.
rule-T40 = Stos, który wyczerpie się w trakcie tury, jest pusty od razu, ale rundę gra się do końca. Jeśli wyczerpie się wszystkie pięć, liczy się pięć misji.
rule-T41 = Gwiazdki to jedna liczba, jawna i bez górnej granicy. Stosy odrzuconych, zniszczone karty, stosy na planszy razem z kolejnością kart i wszystkie żetony są jawne. Kolejności kart w obu taliach nie zna nikt.

# Terminal
short = { $character ->
    [cat] Kot
    [mouse] Myszka
    [guard] Straż
    [executioner] Kat
    [knave] Walet
    [caterpillar] Gąsienica
    [king] Król
    [alice] Alicja
    [queen] Królowa
   *[rabbit] Królik
}
short-space = { $effect ->
    [destroy] zniszcz
    [draw] własne karty
    [copy] powtórz
    [stars] gwiazdki
   *[flamingo] flaming
}
board-round = Runda { $round }
board-watch = Zegarek:
board-supply = Pula: ciasta { $cakes } · klepsydry { $hourglasses } · Białe Króliki { $rabbits }
board-player = { $name }: wynik { $score } · gwiazdki { $stars } · ciasta { $cakes } · klepsydry { $hourglasses }{ $flamingo ->
    [yes] {" "}· FLAMING
   *[no] {""}
}
board-pile = { $pile ->
    [deck] talia
    [discard] odrzucone od góry
   *[destroyed] zniszczone
} ({ $count }):
board-asked = { $name }: { $question }

# Dlaczego ruch może być dobry
hint-price = Płacisz { $cakes ->
    [one] jedno ciasto
    [few] { $cakes } ciasta
   *[many] { $cakes } ciast
} (T8).
hint-tokens = Dostajesz { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciasto
        [few] { $count } ciasta
       *[many] { $count } ciast
    }
} ({ $rule }).
hint-stolen = W puli jest za mało żetonów, więc przeciwnik oddaje ci { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciasto
        [few] { $count } ciasta
       *[many] { $count } ciast
    }
} ({ $rule }).
hint-stars = Od razu zdobywasz { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} ({ $rule }).
hint-flamingo = Dostajesz flaminga i odtąd wygrywasz remisy ({ $rule }).
hint-empties = Opróżniasz stos. Puste stosy: { $empty } z { $needed }, które kończą partię (T27).
hint-keeps = Zachowujesz na później { $count ->
    [one] klepsydrę
    [few] { $count } klepsydry
   *[many] { $count } klepsydr
} (T34).
hint-stack = Niszczysz wybraną kartę z wierzchu stosu; na najlepszej { $stars ->
    [one] jest gwiazdka
    [few] są { $stars } gwiazdki
   *[many] jest { $stars } gwiazdek
} (T21).
hint-gift = Dostajesz flaminga albo { $cakes ->
    [one] ciasto
    [few] { $cakes } ciasta
   *[many] { $cakes } ciast
} (T19).
hint-point = Wybierasz dowolne pole zegarka; jedno daje { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} (T13).
hint-discarded = Niszczysz swoją odrzuconą kartę i zdobywasz jej gwiazdki; do wyboru { $cards ->
    [one] jest jedna karta
    [few] są { $cards } karty
   *[many] jest { $cards } kart
} (T22).
hint-guard = Przeciwnik odrzuca { $cards ->
    [one] kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} bez użycia efektów; w talii ma teraz { $deck ->
    [one] jedną kartę
    [few] { $deck } karty
   *[many] { $deck } kart
} (T15).
hint-executioner = Niszczysz wierzchnią kartę talii przeciwnika; { $queens ->
    [0] nie ma w niej Królowej
    [one] jest w niej jedna Królowa, bezpieczna przed Katem
    [few] są w niej { $queens } Królowe, bezpieczne przed Katem
   *[many] jest w niej { $queens } Królowych, bezpiecznych przed Katem
} (T16).
hint-draw = Odkrywasz { $cards ->
    [one] wierzchnią kartę
    [few] { $cards } wierzchnie karty
   *[many] { $cards } wierzchnich kart
} swojej talii; w całej talii { $stars ->
    [one] jest jedna gwiazdka
    [few] są { $stars } gwiazdki
   *[many] jest { $stars } gwiazdek
} (T23).
hint-reveals = Możliwe starcia, które wygrają twoje karty: po tym ruchu { $won } z { $all }, a teraz { $before } z { $before_all } (T6).
hint-mission = Wychodzisz na prowadzenie w misji „{ $mission }”, która da { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, gdy jej stos się wyczerpie (T29).
hint-mission-lost = Tracisz prowadzenie w misji „{ $mission }”, która da { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, gdy jej stos się wyczerpie (T29).
