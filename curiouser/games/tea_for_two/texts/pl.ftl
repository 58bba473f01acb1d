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
card = { $character } { $stars }
card-plain = { $character }
effect = { $effect ->
    [destroy] zniszczenie odrzuconej karty
    [draw] odkrycie własnych kart
    [copy] wierzchnia karta przeciwnika
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
    [cakes] gwiazdki za ciastka
   *[hourglasses] gwiazdki za klepsydry
}
question = { $phase ->
    [act] użyj efektu swojej karty albo kup jedną kartę.
    [king] weź flaminga albo ciastka.
    [point] wybierz pole dla wskazówki zegarka.
    [stack] wybierz stos, którego wierzchnią kartę niszczysz.
    [discarded] wybierz kartę do zniszczenia z własnego stosu odrzuconych.
   *[wind] wydaj klepsydry, żeby przesunąć wskazówkę, albo zostaw zegarek.
}

# Co się stało
mission-placed = Nad stosem „{ $character }”: { $mission }.
stack-laid = Stos „{ $character }” od góry: { $cards }.
flamingo-given = { $seat } dostaje flaminga i { $cakes ->
    [one] ciastko
    [few] { $cakes } ciastka
   *[many] { $cakes } ciastek
}, { $other_seat } dostaje { $other_cakes ->
    [one] ciastko
    [few] { $other_cakes } ciastka
   *[many] { $other_cakes } ciastek
}.
watch-set = Wskazówka zegarka stoi na polu { $space }: { $effect }.
round-began = Runda { $round }.
card-turned-over = { $seat } odkrywa: { $card }.
round-won = { $tie ->
    [yes] Remis: { $seat } ma flaminga i wygrywa rundę.
   *[no] { $seat } wygrywa rundę; różnica: { $difference }.
}
effect-used = { $seat } używa efektu: { $character }.
card-bought = { $seat } kupuje kartę { $card } { $cakes ->
    [0] bez dopłaty.
    [one] za ciastko.
    [few] za { $cakes } ciastka.
   *[many] za { $cakes } ciastek.
}
tokens-taken = { $seat } bierze z puli { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciastko
        [few] { $count } ciastka
       *[many] { $count } ciastek
    }
}.
tokens-stolen = W puli brakuje, więc { $seat } bierze { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciastko
        [few] { $count } ciastka
       *[many] { $count } ciastek
    }
}. Traci { $other_seat }.
flamingo-taken = { $seat } bierze flaminga.
card-destroyed = { $seat } niszczy kartę { $card } { $place ->
    [deck] z wierzchu talii przeciwnika
    [stack] z planszy
   *[discard] z własnego stosu odrzuconych
} i zdobywa { $stars ->
    [0] zero gwiazdek.
    [one] gwiazdkę.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
}
queen-spared = { $seat } odkrywa kartę { $card }: Kat jej nie rusza, trafia na stos odrzuconych.
stack-emptied = Stos „{ $character }” jest pusty; jego misja będzie się liczyć: { $mission }.
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
space-skipped = Pole { $space } już w tym łańcuchu zadziałało, więc nic więcej się nie dzieje.
effect-copied = { $seat } powtarza wierzchnią kartę przeciwnika: { $card }.
nothing-done = { $seat } trafia w próżnię: nic się nie dzieje.
watch-left = { $seat } nie rusza zegarka.
deck-renewed = { $rabbit ->
    [yes] { $seat } dokłada Białego Królika i tasuje nową talię: { $cards ->
        [one] jedna karta.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
   *[no] { $seat } nie ma skąd wziąć Białego Królika, więc partia kończy się z tą rundą; w nowej talii { $cards ->
        [0] nie ma kart.
        [one] jest jedna karta.
        [few] są { $cards } karty.
       *[many] jest { $cards } kart.
    }
}
mission-scored = Misja nad stosem „{ $character }”, { $mission }: gwiazdki: { $stars }.
match-ended = Koniec partii. Gwiazdki: { $scores }.

# Co można zrobić
move-use-effect = { $character ->
    [cat] Użyj Kota z Cheshire: ustaw wskazówkę zegarka na dowolnym polu
    [mouse] Użyj Myszki: weź ciastka
    [guard] Użyj Straży: przeciwnik odrzuca karty z talii
    [executioner] Użyj Kata: zniszcz wierzchnią kartę z talii przeciwnika
    [knave] Użyj Waleta Kier: weź ciastka
    [caterpillar] Użyj Gąsienicy: weź klepsydry
    [king] Użyj Króla Kier: weź flaminga albo ciastka
    [alice] Użyj Alicji: weź klepsydry
    [queen] Użyj Królowej Kier: zniszcz kartę na planszy
   *[rabbit] Użyj Białego Królika: zniszcz kartę na planszy
}
move-buy-card = Kup kartę { $character } { $cakes ->
    [0] bez dopłaty
    [one] za ciastko
    [few] za { $cakes } ciastka
   *[many] za { $cakes } ciastek
}
move-take-flamingo = Weź flaminga
move-take-cakes = Weź { $cakes ->
    [one] ciastko
    [few] { $cakes } ciastka
   *[many] { $cakes } ciastek
}
move-point-hand = Wskaż pole { $space }: { $effect }
move-destroy-stacked = Zniszcz wierzchnią kartę stosu „{ $character }”
move-destroy-discarded = { $nth ->
    [1] Zniszcz kartę { $card }
   *[other] Zniszcz kartę { $card }, { $nth }. taką od góry
}
move-wind-watch = Wydaj { $hourglasses ->
    [one] klepsydrę
    [few] { $hourglasses } klepsydry
   *[many] { $hourglasses } klepsydr
}
move-leave-watch = Zostaw zegarek
move-place-mission = Los kładzie misję: { $mission }
move-lay-card = Los kładzie kartę { $card }
move-give-flamingo = Los wskazuje, kto dostaje flaminga: { $seat }
move-set-watch = Los ustawia wskazówkę na polu { $space }: { $effect }
move-turn-over = Los odkrywa kartę { $card }: { $seat }
end-stacks = wyczerpało się dość stosów
end-rabbits = trzeba było wziąć Białego Królika, a żadnego już nie było

# Czego nie można
refused-effect = Odkryta jest inna karta, więc można użyć tylko jej efektu: { $character } (T7).
refused-stack = Wybierz na planszy stos, w którym jest jeszcze karta (T21).
refused-discarded = Nie ma takiej karty na twoim stosie odrzuconych (T22); przejrzyj go i wybierz jedną.
refused-space = Zegarek ma { $spaces ->
    [one] jedno pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
}; wybierz jedno, podając numer i efekt (T13).
refused-gift = Król daje { $cakes ->
    [one] jedno ciastko
    [few] { $cakes } ciastka
   *[many] { $cakes } ciastek
} albo flaminga (T19).
refused-hourglasses = { $held ->
    [one] Masz jedną klepsydrę
    [few] Masz { $held } klepsydry
   *[many] Masz { $held } klepsydr
}: wydaj z nich ile chcesz albo zostaw zegarek (T9).
refused-question = Teraz kolej na coś innego: { $question }
refused-no-stack = Żaden stos na planszy nie ma takich kart, a Białych Królików nie można kupować (T8).
refused-empty-stack = Ten stos jest pusty (T8); wybierz inny.
refused-too-dear = Ta karta kosztuje { $price ->
    [one] ciastko
    [few] { $price } ciastka
   *[many] { $price } ciastek
}, a u ciebie { $cakes ->
    [0] nie ma żadnego
    [one] jest jedno
    [few] są { $cakes }
   *[many] jest { $cakes }
} (T8); wybierz tańszą albo użyj efektu.
refused-price = { $price ->
    [0] Za tę kartę płaci sama różnica: ciastek się nie dokłada (T35).
    [one] Ta karta kosztuje dokładnie jedno ciastko (T35).
    [few] Ta karta kosztuje dokładnie { $price } ciastka (T35).
   *[many] Ta karta kosztuje dokładnie { $price } ciastek (T35).
}
notation-missions = Dwie strony jednej płytki misji nie mogą być na planszy naraz.
notation-tokens = W tej pozycji jest więcej ciastek albo klepsydr niż w pudełku.
notation-count = Karty się nie zgadzają: { $card }. Każda karta z pudełka gdzieś leży; „rest” oznacza wszystkie nigdzie niewymienione.
notation-place = Partia nie może tak stać; sprawdź phase, winner, pending, talie i to, co leży na wierzchu.
edition-keys = muszą tu być dokładnie: { $known }.
edition-name = „{ $name }” jest tu nieznane; do wyboru: { $known }.
edition-twice = „{ $name }” jest dwa razy.
edition-range = { $number } nie mieści się między { $least } a { $most }.
edition-size = liczba wpisów to { $size }; może być od { $least } do { $most }.
edition-first-cakes = razem to więcej, niż jest w pudełku: { $cakes }.
edition-missions = płytek musi być tyle, ile stosów: { $stacks }.

# Zasady
rule-T1 = Jest pięćdziesiąt kart postaci, każda z wartością, efektem i gwiazdkami. Każda osoba zaczyna z dziewięcioma: Kot z Cheshire 1, Myszka 2, Straż 3, Kat 4, Walet Kier 5, Gąsienica 6, Król Kier 7, Alicja 8, Królowa Kier 9. Dwadzieścia pięć leży na planszy, po pięć od 4 do 8. Siedem to Białe Króliki o wartości 1.
rule-T2 = Oprócz kart jest flaming, pięć dwustronnych płytek misji, pięć klepsydr, dziewięć ciastek, zegarek kieszonkowy z jedną wskazówką i tor gwiazdek z pionkiem dla każdej osoby (Marcowy Zając, Szalony Kapelusznik) oraz dwie filiżanki, z których każda oznacza okrążenie, czyli 25.
rule-T3 = Pięć płytek misji leży w losowej kolejności, każda losową stroną, po jednej nad każdym z pięciu stosów.
rule-T4 = Każda osoba tasuje swoje dziewięć kart i kładzie je zakryte. Pozostałe dwadzieścia pięć dzieli się według wartości na pięć stosów; każdy się tasuje i kładzie odkryty. Odkryte stosy można przeglądać w każdej chwili, ale ich kolejność się nie zmienia.
rule-T5 = Wylosowana osoba bierze flaminga i jedno ciastko, druga trzy ciastka. Pięć ciastek, pięć klepsydr i siedem Białych Królików to wspólna pula. Wskazówka zegarka zaczyna na losowym polu.
rule-T6 = W każdej rundzie obie osoby odkrywają wierzchnią kartę talii na własny stos odrzuconych. Wyższa wartość wygrywa rundę, a przy równych wygrywa ją ten, kto ma flaminga.
rule-T7 = Działa tylko zwycięzca rundy i robi jedną rzecz: używa efektu odkrytej właśnie karty albo kupuje dokładnie jedną kartę.
rule-T8 = Kupując, masz tyle punktów, ile wynosi różnica obu wartości, i o jeden więcej za każde wydane ciastko. Weź wierzchnią kartę stosu o wartości nie większej niż twoje punkty i połóż ją na swoim stosie odrzuconych. Reszta punktów przepada. Białych Królików nie można kupować.
rule-T9 = Po akcji zwycięzca może wydać klepsydry: wskazówka zegarka przesuwa się naprzód o dokładnie tyle pól, a pole, na którym stanie, działa.
rule-T10 = Gdy skończy ci się talia, połóż na swoim stosie odrzuconych Białego Królika z puli i potasuj stos: to twoja nowa talia. Efekt, któremu zabrakło kart, trwa dalej z nową talią.
rule-T11 = Jeśli w puli brakuje ciastek albo klepsydr, weź, co jest, a resztę od przeciwnika.
rule-T12 = Karta zniszczona dowolnym efektem trafia na twój własny stos zniszczonych, a ty zdobywasz jej gwiazdki.
rule-T13 = Kot z Cheshire (1): przesuń wskazówkę zegarka na dowolne pole i wykonaj je.
rule-T14 = Myszka (2): weź dwa ciastka.
rule-T15 = Straż (3): przeciwnik odkrywa i odrzuca trzy wierzchnie karty swojej talii; ich efekty nie działają.
rule-T16 = Kat (4): zniszcz wierzchnią kartę talii przeciwnika. Królowa Kier trafia zamiast tego na stos odrzuconych przeciwnika.
rule-T17 = Walet Kier (5): weź trzy ciastka.
rule-T18 = Gąsienica (6): weź dwie klepsydry.
rule-T19 = Król Kier (7): zabierz przeciwnikowi flaminga albo weź dwa ciastka.
rule-T20 = Alicja (8): weź jedną klepsydrę.
rule-T21 = Królowa Kier (9) i Biały Królik (1): zniszcz wierzchnią kartę dowolnego stosu na planszy.
rule-T22 = Zegarek: zniszcz wybraną kartę z własnego stosu odrzuconych.
rule-T23 = Zegarek: odkryj i odrzuć dwie wierzchnie karty własnej talii i zdobądź ich gwiazdki.
rule-T24 = Zegarek: użyj efektu wierzchniej karty ze stosu odrzuconych przeciwnika.
rule-T25 = Zegarek: zdobądź dwie gwiazdki.
rule-T26 = Zegarek: weź flaminga.
rule-T27 = Partia kończy się wraz z rundą, w której cztery z pięciu stosów są puste albo w której trzeba było wziąć Białego Królika, a żadnego już nie było.
rule-T28 = Twój wynik to gwiazdki zdobyte w grze i gwiazdki z misji, z których liczą się tylko te nad pustymi stosami. Wygrywa, kto ma najwięcej gwiazdek; przy remisie ten, kto ma flaminga.
rule-T29 = Misje, gdzie x to wartość stosu pod spodem: x gwiazdek dla tego, kto ma najwięcej kart pokazanej postaci; x gwiazdek dla tego, kto ma najwięcej kart; x gwiazdek dla tego, kto zniszczył najwięcej kart; gwiazdka za każde twoje ciastko; dwie gwiazdki za każdą twoją klepsydrę. Remisy w misjach wygrywa ten, kto ma flaminga.
rule-T30 = Wyczerpaną talię odnawia się na końcu rundy, po akcji i zegarku, albo od razu, gdy efekt potrzebuje kolejnej karty. Karty z tej rundy też się wtedy wtasowuje, więc to, co odrzucił efekt, może wyjść jeszcze raz.
rule-T31 = Runda kończy się w tej kolejności: akcja, zegarek, nowe talie (najpierw osoba z flamingiem), sprawdzenie końca, punktacja. Gdy nie ma już Białych Królików, talię tasuje się bez niego, a partia kończy się z tą rundą.
rule-T32 = W jednym łańcuchu efektów każde pole zegarka działa najwyżej raz, więc łańcuchy Kota z Cheshire i powtórzonych kart się kończą. Akcja to jeden łańcuch, klepsydry drugi.
rule-T33 = Kot z Cheshire może zostawić wskazówkę tam, gdzie stoi. Pięć klepsydr obraca ją raz dookoła: ruszyła się, więc jej pole działa.
rule-T34 = Klepsydry wydaje się raz na rundę, po akcji: także te zdobyte akcją, ale tych zdobytych z zegarka już nie. Wydane ciastka i klepsydry wracają do puli.
rule-T35 = Kto wygrywa remisem, ma różnicę zero: zostaje efekt albo karta opłacona samymi ciastkami. Pasować nie można. Cena w ciastkach to dokładnie wartość bez różnicy, nigdy więcej.
rule-T36 = Efektu bez celu można użyć i nic się nie dzieje: pusty stos, brak stosów, flaming już u ciebie, nic do wzięcia. Jeśli przeciwnik też ma za mało, weź, co jest; reszta przepada.
rule-T37 = Pole, które niszczy kartę z własnego stosu odrzuconych, trzeba wykonać, jeśli jest tam karta; może to być ta właśnie odkryta albo kupiona, Królowa też. Powtórzony efekt jest twój własny, a stos bierze się taki, jaki jest w tej chwili.
rule-T38 = Królowa Kier, na którą trafi Kat, nie daje gwiazdek i nie liczy się jako zniszczona. Zniszczone karty nigdy nie wracają i wszystkie, także Białe Króliki, liczą się do najwięcej zniszczonych.
rule-T39 = Twoje karty to wszystkie w talii i na stosie odrzuconych, także Białe Króliki i kupione. Zero do zera to remis. Flaminga ma ten, kto trzyma go w danej chwili.
rule-T40 = Stos, który wyczerpie się w środku tury, jest pusty od razu, ale rundę gra się do końca. Jeśli puste jest wszystkie pięć, liczy się pięć misji.
rule-T41 = Gwiazdki to jedna, wszystkim znana liczba bez ograniczeń. Stosy odrzuconych, zniszczone karty, stosy na planszy w swojej kolejności i wszystkie żetony są jawne. Kolejności obu talii nie zna nikt.

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
board-supply = Pula: ciastka { $cakes } · klepsydry { $hourglasses } · Białe Króliki { $rabbits }
board-player = { $name }: wynik { $score } · gwiazdki { $stars } · ciastka { $cakes } · klepsydry { $hourglasses }{ $flamingo ->
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
hint-price = Kosztuje { $cakes ->
    [one] ciastko
    [few] { $cakes } ciastka
   *[many] { $cakes } ciastek
} (T8).
hint-tokens = Daje { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciastko
        [few] { $count } ciastka
       *[many] { $count } ciastek
    }
} ({ $rule }).
hint-stolen = W zapasie jest za mało, więc druga osoba oddaje ci { $token ->
    [hourglasses] { $count ->
        [one] klepsydrę
        [few] { $count } klepsydry
       *[many] { $count } klepsydr
    }
   *[cakes] { $count ->
        [one] ciastko
        [few] { $count } ciastka
       *[many] { $count } ciastek
    }
} ({ $rule }).
hint-stars = Daje od razu { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} ({ $rule }).
hint-flamingo = Daje flaminga, a z nim każdy remis ({ $rule }).
hint-empties = Opróżnia stos; pustych będzie { $empty }, a przy { $needed } jest koniec (T27).
hint-keeps = Zachowuje na później { $count ->
    [one] klepsydrę
    [few] { $count } klepsydry
   *[many] { $count } klepsydr
} (T34).
hint-stack = Wybierasz kartę z wierzchu stosu; najlepsza ma { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} (T21).
hint-gift = Flaming albo { $cakes ->
    [one] ciastko
    [few] { $cakes } ciastka
   *[many] { $cakes } ciastek
} (T19).
hint-point = Wybierasz dowolne pole zegarka; jedno daje { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} (T13).
hint-discarded = Niszczysz dla gwiazdek kartę z odrzuconych; jest ich { $cards } (T22).
hint-guard = Druga osoba odrzuca bez użycia tyle kart: { $cards }; w jej talii jest ich { $deck } (T15).
hint-executioner = Niszczy jedną z { $deck } kart cudzej talii; bezpiecznych Królowych jest w niej { $queens } (T16).
hint-draw = Odkrywasz tyle swoich kart: { $cards }; w talii jest ich { $deck }, a na nich razem { $stars ->
    [one] gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} (T23).
hint-reveals = Twoje karty wygrają wtedy { $won } z { $all } odsłon, teraz { $before } z { $before_all } (T6).
hint-mission = Wychodzisz na prowadzenie, misja „{ $mission }”: { $stars ->
    [one] gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, gdy jej stos będzie pusty (T29).
hint-mission-lost = Tracisz prowadzenie, misja „{ $mission }”: { $stars ->
    [one] gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, gdy jej stos będzie pusty (T29).
