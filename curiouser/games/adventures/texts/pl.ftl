title = Przygody
character = { $character ->
    [alice] Alicja
    [hatter] Kapelusznik
    [queen] Królowa Kier
   *[rabbit] Biały Królik
}
card = { $card ->
    [joker] Joker
   *[number] { $card }
}
    .acc = { $card ->
        [joker] Jokera
       *[number] kartę { $card }
    }
space = { $kind ->
    [tea-party] Herbatka
    [cat] Kot z Cheshire
    [hole] Królicza Nora
    [small-cookies] Małe Ciasteczka
    [caterpillar] Pan Gąsienica
   *[ordinary] pole { $number }
}
    .acc = { $kind ->
        [tea-party] Herbatkę
        [cat] Kota z Cheshire
        [hole] Króliczą Norę
        [small-cookies] Małe Ciasteczka
        [caterpillar] Pana Gąsienicę
       *[ordinary] pole { $number }
    }
    .onto = { $kind ->
        [tea-party] na Herbatkę
        [cat] do Kota z Cheshire
        [hole] na Króliczą Norę
        [small-cookies] na Małe Ciasteczka
        [caterpillar] do Pana Gąsienicy
       *[ordinary] na pole { $number }
    }

# Opcje stołu
option-open_hands = Otwarte karty: wszyscy widzą karty wszystkich (A27)
option-youngest = Dla najmłodszych: po dwie karty na ręce (A28)
option-easy_hole = Łatwa Nora: po nieudanej próbie można wyjść, zagrywając kartę (A29)
option-starter = Kto zaczyna: numer miejsca, licząc od 0; −1 oznacza losowanie (A7)
option-characters = Postacie w kolejności miejsc, na przykład „queen hatter” (A2)
bad-characters = „{ $chosen }” nie jest listą postaci dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
}; wybierz różne spośród: { $known }.
bad-starter = Nie ma miejsca { $starter }; miejsca mają numery od 0 do { $last }, a −1 oznacza losowanie.

# Co się stało
starter-chosen = { $seat } zaczyna.
cookie-turned-up = Odkryto ciasteczko o wartości { $points }.
card-drawn = { $seat } dobiera kartę.
card-seen = { $seat } ma nową kartę: { $card }.
card-played = { $purpose ->
    [spin] { $seat } zagrywa { $card_acc } i może zakręcić { $number ->
        [one] raz
        [few] do { $number } razy
       *[many] do { $number } razy
    }.
    [walk-out] { $seat } zagrywa { $card_acc } i wychodzi z Nory: idzie { $number ->
        [one] jedno pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
   *[move] { $seat } zagrywa { $card_acc } i idzie { $number ->
        [one] jedno pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
}
pawn-moved = { $seat } idzie { $space_onto }.
pawn-went-on = To pole jest zajęte, więc { $seat } idzie dalej { $space_onto }.
tea-party-passed = { $seat } mija Herbatkę.
cookie-taken = { $how ->
    [unseen] { $seat } bierze zakryte ciasteczko; ma ono wartość { $points }.
   *[face-up] { $seat } bierze ciasteczko o wartości { $points }.
}
no-cookie-left = { $seat } nic nie bierze: nie ma już dużych ciasteczek.
hole-spun = { $blocked ->
    [yes] Wskazówka pokazuje { $space_acc }. { $seat } nie może tam pójść.
   *[no] Wskazówka pokazuje { $space_acc }.
} Pozostałe zakręcenia: { $spins_left }.
spin-declined = { $seat } kręci jeszcze raz.
stayed-in-hole = { $seat } zostaje w Króliczej Norze.
fell-into-hole = { $seat } wpada do Króliczej Nory.
pawn-grew = { $seat } rośnie i ma teraz duży pionek.
pawn-shrank = { $seat } maleje i ma teraz mały pionek.
small-cookies-taken = Wskazówka pokazuje { $number }, więc { $seat } bierze { $count ->
    [one] jedno małe ciasteczko
    [few] { $count } małe ciasteczka
   *[many] { $count } małych ciasteczek
}.
small-cookies-gone = Małe ciasteczka się skończyły; pole Małe Ciasteczka jest od teraz zwykłym polem.
match-ended = Koniec partii. Punkty: { $scores }.

# Co można zrobić
move-play-to-move = { $place ->
    [left] { $joker ->
        [yes] { $plus_one ->
            [yes] Zagraj lewą kartę (Joker jako { $number }) i dodaj 1
           *[no] Zagraj lewą kartę (Joker jako { $number })
        }
       *[no] { $plus_one ->
            [yes] Zagraj lewą kartę ({ $number }) i dodaj 1
           *[no] Zagraj lewą kartę ({ $number })
        }
    }
   *[right] { $joker ->
        [yes] { $plus_one ->
            [yes] Zagraj prawą kartę (Joker jako { $number }) i dodaj 1
           *[no] Zagraj prawą kartę (Joker jako { $number })
        }
       *[no] { $plus_one ->
            [yes] Zagraj prawą kartę ({ $number }) i dodaj 1
           *[no] Zagraj prawą kartę ({ $number })
        }
    }
}: idziesz { $total ->
    [one] jedno pole
    [few] { $total } pola
   *[many] { $total } pól
}
move-play-to-spin = { $place ->
    [left] { $joker ->
        [yes] Zagraj lewą kartę (Joker jako { $number })
       *[no] Zagraj lewą kartę ({ $number })
    }
   *[right] { $joker ->
        [yes] Zagraj prawą kartę (Joker jako { $number })
       *[no] Zagraj prawą kartę ({ $number })
    }
}: { $number ->
    [one] możesz zakręcić raz
    [few] możesz zakręcić do { $number } razy
   *[many] możesz zakręcić do { $number } razy
}
move-accept = Idź na wskazane pole
move-spin-again = Zakręć jeszcze raz
move-take-face-up = Weź odkryte ciasteczko
move-take-unseen = Weź zakryte ciasteczko z wierzchu stosu
move-choose-starter = Losowanie: zaczyna { $seat }
move-turn-up = Wylosowano ciasteczko o wartości { $points }
move-draw-card = Wylosowana karta: { $card }
move-spin = Wskazówka pokazuje { $space_acc }
end-last-card = zagrano ostatnią kartę

# Czego nie można
refused-choose = Najpierw zdecyduj: idziesz na wskazane pole czy kręcisz jeszcze raz (A22).
refused-tea-party = Najpierw wybierz ciasteczko: odkryte albo zakryte (A15).
refused-no-card = Teraz trzeba zagrać kartę: lewą albo prawą z ręki (A8).
refused-centre = Środkowej karty nie wolno zagrać (A8); wybierz lewą albo prawą.
refused-only-card = Masz tylko jedną kartę (A31); zagraj ją jako lewą.
refused-other-card = { $place ->
    [left] Podana karta się nie zgadza: twoja lewa karta to { $card } (A8).
   *[right] Podana karta się nie zgadza: twoja prawa karta to { $card } (A8).
}
refused-joker = { $most ->
    [1] Joker może się liczyć tylko jako 1 (A9).
   *[other] Joker liczy się jako liczba od 1 do { $most } (A9).
}
refused-joker-number = Podaj, jaką liczbą ma być Joker, na przykład „left 4” (A9).
refused-spin = Karta daje zakręcenia tylko w Króliczej Norze (A22), a twojego pionka tam nie ma.
refused-in-hole = W Króliczej Norze karta daje zakręcenia, a nie pola (A22); zagraj ją, żeby zakręcić.
refused-walk-out = Z Króliczej Nory można wyjść za pomocą karty dopiero po nieudanej próbie w poprzedniej turze (A29); zagraj kartę, żeby zakręcić.
refused-plus-one = Dodać 1 może tylko duży pionek (A10).
notation-large = W tej pozycji dwa pionki są duże, a duży może być najwyżej jeden (A17).
notation-cards = Karty miejsca { $seat } się nie zgadzają; ręka, stos dobierania i karty zagrane to razem jeden komplet (A2).
notation-pawns = Pionki nie mogą tak stać: poza początkiem gry na polu stoi tylko jeden (A5), mały na Króliczej Norze siedzi w środku (A21), a wyjść za pomocą karty można dopiero po nieudanej próbie (A29).
notation-hands = Gracze nie mogą mieć takich kart: ręce są pełne, dopóki starcza kart (A14), a liczby kart zagranych przez graczy różnią się najwyżej o jeden (A7).
notation-last = Ostatnia karta któregoś miejsca się nie zgadza; musi to być jedna z kart zagranych z tego miejsca (A8).
notation-cookies = Liczba ciasteczek się nie zgadza; zdobyte, odkryte, stos i pula to razem wszystkie ciasteczka w grze (A1, A4).
notation-place = Do takiej pozycji nie da się dojść w grze; sprawdź turn, phase, last, spins i shown.
edition-characters = muszą to być te postacie, w dowolnej kolejności: { $known }.
edition-card-numbers = { $most ->
    [1] na kartach może być tylko liczba 1.
   *[other] liczby na kartach muszą wynosić od 1 do { $most }.
}
edition-range = liczba musi wynosić od { $least } do { $most }.
edition-hand = każdy musi mieć co najmniej { $least ->
    [one] jedną kartę
    [few] { $least } karty
   *[many] { $least } kart
}.
edition-kind = „{ $name }” nie jest rodzajem pola; do wyboru: { $known }.
edition-special = { $count ->
    [0] brakuje pola „{ $name }”; musi wystąpić dokładnie raz.
   *[other] pole „{ $name }” występuje więcej niż raz; musi wystąpić dokładnie raz.
}
edition-spaces = przy tych kartach liczba pól musi wynosić od { $least } do { $most }, a wynosi { $count }.
edition-numbers = każde pole musi mieć swoją liczbę (pola: { $needed }, liczby: { $count }).
edition-no-seats = brakuje wartości dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
}.
edition-left-out = w grze dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
} liczba odkładanych dużych ciasteczek każdej wartości musi wynosić co najmniej 0 i nie może być większa od liczby ciasteczek tej wartości.
edition-no-cookies = w grze dla { $seats ->
    [one] 1 osoby
    [few] { $seats } osób
   *[many] { $seats } osób
} nie zostaje żadne duże ciasteczko.
edition-cookie-points = { $most ->
    [1] wartość dużego ciasteczka musi wynosić 1.
   *[other] wartość dużego ciasteczka musi wynosić od 1 do { $most }.
}

# Jak grać
howto-aim = Krążysz po Krainie Czarów i zbierasz ciasteczka.
    Wygrywa ten, kto na końcu ma z nich najwięcej punktów.
howto-turn = Trzymasz trzy karty w kolejności dobrania. Zagraj lewą albo prawą, nigdy środkową.
    Idź zgodnie z ruchem wskazówek zegara o tyle pól, ile wskazuje karta; Joker to dowolna liczba od 1 do 5.
    Jeśli pole jest zajęte, stań na następnym wolnym.
    Gdy miniesz Herbatkę, weź odkryte duże ciasteczko.
    Na koniec dobierz kartę i włóż ją w środek.
howto-special = Herbatka u Kapelusznika: gdy tu staniesz, weź odkryte duże ciasteczko albo, w ciemno, zakryte z wierzchu stosu.
    Kot z Cheshire: idź jeszcze raz o tyle samo pól.
    Małe Ciasteczka: zakręć wskazówką i weź tyle małych ciasteczek, ile wynosi liczba na wskazanym polu.
    Pan Gąsienica: mały pionek rośnie, a duży maleje. Duży może być tylko jeden, więc gdy twój urośnie, poprzedni zmaleje. Duży pionek nie wpada do Nory i pozwala dodać 1 do zagrywanej karty.
    Królicza Nora: mały pionek wpada. W następnej turze karta nie daje ruchu, tylko zakręcenia: po każdym możesz iść na wskazane wolne pole albo kręcić dalej, aż się skończą.
howto-end = Partia kończy się, gdy każdy zagra wszystkie jedenaście kart.
howto-scoring = Duże ciasteczka są warte od 2 do 5 punktów, małe po 1.
    Przy remisie wygrywa ten, kto ma więcej dużych ciasteczek, a jeśli i tu jest równo – ten, czyj pionek stoi dalej od Herbatki.

# Zasady
rule-A1 = Są 24 duże ciasteczka, po sześć o wartości 2, 3, 4 i 5, oraz 20 małych po 1 punkcie.
rule-A2 = Każdy ma inną postać i jej jedenaście kart: po dwie każdej wartości od 1 do 5 i Jokera. Ma też jej pionek w dwóch rozmiarach, mały i duży.
rule-A3 = Pola tworzą krąg wokół wskazówki. Pięć jest specjalnych: Herbatka u Kapelusznika, na której wszyscy zaczynają, Kot z Cheshire, Królicza Nora, Małe Ciasteczka i Pan Gąsienica. Na każdym polu jest liczba, ważna tylko przy Małych Ciasteczkach.
rule-A4 = W cztery osoby gra się wszystkimi dużymi ciasteczkami, w trzy – bez jednego każdej wartości, a w dwie – bez dwóch każdej wartości. Pozostałe tasuje się i układa w zakryty stos, a wierzchnie odkrywa się i kładzie obok.
rule-A5 = Wszystkie małe pionki zaczynają na Herbatce; tylko wtedy na jednym polu może stać ich kilka. Duże czekają obok planszy.
rule-A6 = Każdy tasuje swoje jedenaście kart i dobiera trzy. Trzyma je w kolejności dobrania, tak by inni ich nie widzieli. Tej kolejności nigdy nie wolno zmieniać.
rule-A7 = Według instrukcji zaczyna ten, kto najczęściej się spóźnia, albo najmłodsza osoba; tutaj wybiera gospodarz stołu albo decyduje losowanie. Dalej gra się zgodnie z ruchem wskazówek zegara.
rule-A8 = Zagraj lewą albo prawą kartę z ręki, nigdy środkową. Połóż ją odkrytą na swoim stosie zagranych kart.
rule-A9 = Jeśli twój pionek nie jest w Króliczej Norze, idź zgodnie z ruchem wskazówek zegara dokładnie o tyle pól, ile wskazuje karta; liczą się wszystkie pola, także zajęte. Joker zastępuje dowolną liczbę od 1 do 5.
rule-A10 = Dopóki twój pionek jest duży, możesz dodać 1 do zagrywanej karty; z 5 robi się wtedy 6.
rule-A11 = Jeśli na polu, na którym kończy się ruch, stoi inny pionek, idź na następne wolne pole i tam się zatrzymaj.
rule-A12 = Gdy twój pionek jakimkolwiek ruchem minie Herbatkę, czyli przejdzie przez nią bez zatrzymania, od razu bierzesz odkryte duże ciasteczko; potem odkrywa się następne. Wyjście z Herbatki nie liczy się jako minięcie. Zdobyte ciasteczka leżą odkryte: punkty są jawne.
rule-A13 = Na polu specjalnym trzeba wykonać jego akcję. Może ona zaprowadzić pionek na kolejne pole specjalne; wtedy wykonuje się także akcję tamtego pola.
rule-A14 = Na koniec tury dobierz wierzchnią kartę ze swojego stosu dobierania i włóż ją między dwie karty na ręce.
rule-A15 = Gdy staniesz na Herbatce, wybierz: duże ciasteczko odkryte (wtedy odkrywa się następne) albo zakryte z wierzchu stosu (odkryte zostaje). Pokaż wzięte ciasteczko. Decyzji nie można zmienić.
rule-A16 = Małe Ciasteczka: zakręć raz i weź tyle małych ciasteczek, ile wynosi liczba na wskazanym polu, albo wszystkie, które zostały. Gdy małe ciasteczka się skończą, to pole staje się zwykłym polem.
rule-A17 = Pan Gąsienica: mały pionek staje się duży. Jeśli pionek innego gracza jest już duży, maleje tam, gdzie stoi; duży pionek może być tylko jeden.
rule-A18 = Pan Gąsienica: duży pionek staje się mały.
rule-A19 = Jeśli pionek, który zmalał, bo urósł inny, stoi na Króliczej Norze, od razu do niej wpada.
rule-A20 = Kot z Cheshire: idź jeszcze raz o tyle pól, ile wskazuje karta zagrana w tej turze, a przy Jokerze o podaną liczbę.
rule-A21 = Królicza Nora: mały pionek wpada do środka. Dla dużego to zwykłe pole.
rule-A22 = Gdy twój pionek jest w Norze, liczba na karcie zagranej w następnej turze to maksymalna liczba zakręceń; przy Jokerze jest to liczba, którą podasz. Po każdym zakręceniu idź na wskazane pole albo kręć dalej. Ostatni wynik trzeba przyjąć.
rule-A23 = Jeśli wskazówka pokaże Króliczą Norę albo pole z innym pionkiem, nie można tam pójść: zakręć jeszcze raz. Jeśli było to ostatnie zakręcenie, zostajesz w Norze i próbujesz znowu w następnej turze.
rule-A24 = Gdy przyjmiesz wynik, idź zgodnie z ruchem wskazówek zegara na wskazane pole. Minięcie Herbatki i pola specjalne działają jak zwykle; Kot przesuwa o tyle pól, ile wskazuje karta zagrana w tej turze.
rule-A25 = Partia kończy się, gdy wszyscy zagrają po jedenaście kart. Liczą się punkty z dużych i z małych ciasteczek; wygrywa ten, kto ma najwięcej punktów.
rule-A26 = Przy remisie wygrywa ten, kto ma więcej dużych ciasteczek (liczą się sztuki, nie punkty), a jeśli i tu jest równo – ten, czyj pionek stoi dalej od Herbatki, licząc zgodnie z ruchem wskazówek zegara.
rule-A27 = Wariant prostszy, w otwarte karty: wszyscy widzą karty wszystkich.
rule-A28 = Wariant dla najmłodszych: po dwie karty na ręce. Zagraj dowolną z nich, potem dobierz jedną.
rule-A29 = Wariant z łatwą Norą: jeśli w poprzedniej turze nie udało się wyjść z Nory, możesz zagrać kartę i wyjść tak jak ze zwykłego pola.
rule-A30 = Tam, gdzie dwie wydrukowane wersje instrukcji się różnią, obowiązuje polska. Liczą się kroki tury, a nie kolejność w przykładzie: nową kartę dobiera się na końcu.
rule-A31 = Przy dwóch kartach na ręce obie są skrajne, a gdy zostanie jedna, wolno ją zagrać. Gdy stos dobierania jest pusty, nic się nie dobiera i kart na ręce ubywa.
rule-A32 = Dodatkową jedynkę dużego pionka zapowiada się razem z kartą. Dotyczy ona też Jokera i obowiązuje całą turę, więc Kot powtarza zwiększoną liczbę. Pionek, który urósł w tej turze, jeszcze jej nie ma.
rule-A33 = Pionek w Norze nadal zajmuje pole Królicza Nora: kto miałby się tam zatrzymać, idzie na następne wolne pole i nie wpada.
rule-A34 = Zatrzymanie się za zajętym polem liczy się jak zwykłe zatrzymanie, więc pole specjalne działa. Pójście dalej z zajętej Herbatki to minięcie, a dojście na wolną Herbatkę to zatrzymanie.
rule-A35 = Kto w jednej turze dwa razy minie Herbatkę, za każdym razem bierze ciasteczko, które wtedy leży odkryte. Gdy żadnego nie ma, nic się nie bierze.
rule-A36 = Jeśli na Herbatce jest do wzięcia tylko jedno ciasteczko, bierze się je bez pytania; gdy nie ma żadnego, nic się nie dzieje.
rule-A37 = Pole, z którego pionek wyszedł, jest już wolne, więc może on na nim znowu stanąć.
rule-A38 = Z Nory do Kota i z powrotem do Nory: pionek wpada jeszcze raz i tura się kończy. Wcześniej wyszedł, więc nie jest to nieudana próba.
rule-A39 = Przy Jokerze w Norze jedna podana liczba oznacza i limit zakręceń, i to, o ile przesuwa Kot. Jeśli wyniku nie można przyjąć, kręci się dalej bez pytania, dopóki zostały zakręcenia; do odrzuconego wyniku nie można wrócić.
rule-A40 = W łatwej Norze o wyjściu albo kręceniu decyduje się przy zagrywaniu karty, a prawo do wyjścia trwa, aż pionek wyjdzie. Wpadnięcie przez to, że urósł inny pionek, nie jest nieudaną próbą.
rule-A41 = Wszystko, co wywoła ostatnia karta, dzieje się jeszcze przed liczeniem punktów. Przy remisie przyjmuje się, że pionek w Norze stoi na polu Królicza Nora, a odległość pionka stojącego na Herbatce wynosi 0.
rule-A42 = Wskazówka może się zatrzymać na każdym polu z takim samym prawdopodobieństwem.

# Terminal
short = { $kind ->
    [tea-party] Herbatka
    [cat] Kot
    [hole] Nora
    [small-cookies] Małe c.
    [caterpillar] Pan G.
   *[ordinary] –
}
board-cookies = Odkryte: { $face_up } · stos: { $stack } · małe ciasteczka: { $pool }
board-player = { $name } ({ $character }), { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
board-things = ręka: { $hand } · stos: { $pile } · ciasteczka: { $cookies } · małe: { $small }
board-shown = Wskazówka: { $space } · pozostałe zakręcenia: { $spins }

# Dlaczego ruch może być dobry
hint-accept = { $better ->
    [0] Żadne inne pole nie byłoby lepsze (A22).
    [one] Lepsze byłoby tylko jedno pole z { $spaces } (A22).
    [few] Lepsze byłyby { $better } pola z { $spaces } (A22).
   *[many] Lepszych byłoby { $better } pól z { $spaces } (A22).
}
hint-spin-again = { $better ->
    [0] Żadne inne pole nie byłoby lepsze (A22).
    [one] Lepsze od tego jest jedno pole z { $spaces } (A22).
    [few] Lepsze od tego są { $better } pola z { $spaces } (A22).
   *[many] Lepszych od tego jest { $better } pól z { $spaces } (A22).
}
hint-cookies = Odkryte ciasteczko ma wartość { $points }; { $better ->
    [0] żadne z zakrytych nie jest warte więcej
    [one] spośród zakrytych więcej warte jest jedno z { $unseen }
    [few] spośród zakrytych więcej warte są { $better } z { $unseen }
   *[many] spośród zakrytych więcej wartych jest { $better } z { $unseen }
} (A15).
hint-cookie = Od razu bierzesz ciasteczko o wartości { $points } ({ $rule }).
hint-cat = Kot z Cheshire przesuwa cię jeszcze raz (A20).
hint-falls = Wpadasz do Króliczej Nory ({ $rule }).
hint-drops = Inny pionek wpada do Króliczej Nory ({ $rule }).
hint-grows = Twój pionek urośnie; potem możesz dodawać 1 do kart (A17).
hint-shrinks = Twój pionek znów będzie mały (A18).
hint-way-out = { $free ->
    [one] Z Nory możesz wyjść na jedno pole z { $spaces }
    [few] Z Nory możesz wyjść na { $free } pola z { $spaces }
   *[many] Z Nory możesz wyjść na { $free } pól z { $spaces }
}, a zakręcić możesz { $spins ->
    [one] raz
    [few] do { $spins } razy
   *[many] do { $spins } razy
} (A22).
hint-small = Zakręcisz, żeby zdobyć małe ciasteczka: { $most ->
    [1] jedno
   *[other] od { $fewest } do { $most }
} (A16).
hint-distance = Do Herbatki { $spaces ->
    [one] zostaje jedno pole
    [few] zostają { $spaces } pola
   *[many] zostaje { $spaces } pól
} (A12).
