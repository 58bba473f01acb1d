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
card-object = { $card ->
    [joker] Jokera
   *[number] { $card }
}
space = { $kind ->
    [tea-party] Herbatka
    [cat] Kot z Cheshire
    [hole] Królicza Nora
    [small-cookies] Małe Ciasteczka
    [caterpillar] Gąsienica
   *[ordinary] pole { $number }
}
space-onto = { $kind ->
    [tea-party] na Herbatkę
    [cat] na Kota z Cheshire
    [hole] na Króliczą Norę
    [small-cookies] na Małe Ciasteczka
    [caterpillar] na Gąsienicę
   *[ordinary] na pole { $number }
}

# Opcje stołu
option-open_hands = Odkryte karty: wszyscy widzą wszystkie ręce (A27)
option-youngest = Dla najmłodszych: po dwie karty na ręce (A28)
option-easy_hole = Łatwa Nora: po nieudanej próbie można wyjść, zagrywając kartę (A29)
option-starter = Kto zaczyna: miejsce liczone od 0 albo -1, wtedy decyduje los (A7)
option-characters = Postacie według miejsc, na przykład „queen hatter” (A2)
bad-characters = „{ $chosen }” nie wskazuje postaci dla liczby miejsc { $seats }; podaj różne spośród: { $known }.
bad-starter = Nie ma miejsca { $starter }, które mogłoby zacząć; miejsca liczy się od 0 do { $last }, a przy -1 decyduje los.

# Co się stało
starter-chosen = { $seat } zaczyna.
cookie-turned-up = Odkryto ciasteczko o wartości { $points }.
card-drawn = { $seat } dobiera kartę.
card-seen = { $seat } ma nową kartę: { $card }.
card-played = { $purpose ->
    [spin] { $seat } zagrywa { $object }: { $number ->
        [one] jedno zakręcenie
        [few] do { $number } zakręceń
       *[many] do { $number } zakręceń
    }.
    [walk-out] { $seat } zagrywa { $object } i wychodzi z Nory: { $number ->
        [one] jedno pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
   *[move] { $seat } zagrywa { $object }: { $number ->
        [one] jedno pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
}
pawn-moved = { $seat } idzie { $onto }.
pawn-went-on = Tam już ktoś stoi, więc { $seat } idzie dalej { $onto }.
tea-party-passed = { $seat } mija Herbatkę.
cookie-taken = { $how ->
    [unseen] { $seat } bierze zakryte ciasteczko i pokazuje: { $points }.
   *[face-up] { $seat } bierze ciasteczko o wartości { $points }.
}
no-cookie-left = { $seat }: nie ma już dużych ciasteczek.
hole-spun = { $blocked ->
    [yes] Wskazówka pokazuje: { $space }. { $seat } nie może tam pójść.
   *[no] Wskazówka pokazuje: { $space }.
} Pozostałe zakręcenia: { $spins_left }.
spin-declined = { $seat } kręci jeszcze raz.
stayed-in-hole = { $seat } zostaje w Króliczej Norze.
fell-into-hole = { $seat } wpada do Króliczej Nory.
pawn-grew = { $seat } rośnie: pionek jest duży.
pawn-shrank = { $seat } maleje: pionek jest mały.
small-cookies-taken = Wskazówka pokazuje { $number }: { $seat } bierze { $count ->
    [one] jedno małe ciasteczko
    [few] { $count } małe ciasteczka
   *[many] { $count } małych ciasteczek
}.
small-cookies-gone = Małe ciasteczka się skończyły; ich pole jest odtąd zwykłe.
match-ended = Koniec partii. Punkty: { $scores }.

# Co można zrobić
move-play-to-move = { $place ->
    [left] { $joker ->
        [yes] { $plus_one ->
            [yes] Zagraj lewą kartę, Jokera jako { $number } i 1 więcej
           *[no] Zagraj lewą kartę, Jokera jako { $number }
        }
       *[no] { $plus_one ->
            [yes] Zagraj lewą kartę, { $number }, i dodaj 1
           *[no] Zagraj lewą kartę, { $number }
        }
    }
   *[right] { $joker ->
        [yes] { $plus_one ->
            [yes] Zagraj prawą kartę, Jokera jako { $number } i 1 więcej
           *[no] Zagraj prawą kartę, Jokera jako { $number }
        }
       *[no] { $plus_one ->
            [yes] Zagraj prawą kartę, { $number }, i dodaj 1
           *[no] Zagraj prawą kartę, { $number }
        }
    }
}: idziesz { $total ->
    [one] jedno pole
    [few] { $total } pola
   *[many] { $total } pól
}
move-play-to-spin = { $place ->
    [left] { $joker ->
        [yes] Zagraj lewą kartę, Jokera jako { $number }
       *[no] Zagraj lewą kartę, { $number }
    }
   *[right] { $joker ->
        [yes] Zagraj prawą kartę, Jokera jako { $number }
       *[no] Zagraj prawą kartę, { $number }
    }
}: { $number ->
    [one] jedno zakręcenie, żeby wyjść
    [few] do { $number } zakręceń, żeby wyjść
   *[many] do { $number } zakręceń, żeby wyjść
}
move-accept = Idź na wskazane pole
move-spin-again = Zakręć jeszcze raz
move-take-face-up = Weź odkryte ciasteczko
move-take-unseen = Weź zakryte ciasteczko z wierzchu stosu
move-choose-starter = Los wskazuje, kto zaczyna: { $seat }
move-turn-up = Los odkrywa ciasteczko o wartości { $points }
move-draw-card = Los dobiera: { $card }
move-spin = Wskazówka zatrzymuje się na: { $space }
end-last-card = zagrano ostatnią kartę

# Czego nie można
refused-choose = Najpierw zdecyduj o zakręceniu: idź na wskazane pole albo zakręć jeszcze raz (A22).
refused-tea-party = Najpierw wybierz ciasteczko: odkryte albo zakryte (A15).
refused-no-card = Teraz zagrywa się kartę: lewą albo prawą z ręki (A8).
refused-centre = Środkowej karty nie wolno zagrać (A8); wybierz lewą albo prawą.
refused-only-card = Masz tylko jedną kartę (A31); zagraj ją jako lewą.
refused-other-card = { $place ->
    [left] Twoja lewa karta jest inna (A8): { $card }.
   *[right] Twoja prawa karta jest inna (A8): { $card }.
}
refused-joker = Joker liczy się jako liczba od 1 do { $most } (A9).
refused-joker-number = Powiedz, jaką liczbą jest Joker, na przykład „left 4” (A9).
refused-spin = Kartę na zakręcenia zagrywa się tylko w Króliczej Norze (A22), a ciebie tam nie ma.
refused-in-hole = W Króliczej Norze karta daje zakręcenia, nie kroki (A22); zagraj ją, żeby kręcić.
refused-walk-out = Wyjść z Króliczej Nory kartą można dopiero po turze, w której się to nie udało (A29); zagraj kartę, żeby kręcić.
refused-plus-one = Tylko duży pionek może dodać 1 (A10).
notation-large = W tej pozycji dwa pionki są duże; nigdy nie ma ich więcej niż jeden (A17).
notation-cards = Karty miejsca { $seat } się nie zgadzają; ręka, stos i karty zagrane to razem jeden komplet (A2).
notation-pawns = Pionki nie mogą tak stać: po jednym na polu, chyba że na początku (A5), mały na Króliczej Norze jest w środku (A21), a kto może wyjść, temu już raz się nie udało (A29).
notation-hands = Ręce nie mogą tak wyglądać: są pełne, póki są karty (A14), i wszyscy zagrali tyle samo razy albo o raz więcej (A7).
notation-last = Ostatnia karta któregoś miejsca nie mogła być tak zagrana; musi być jedną z zagranych (A8).
notation-cookies = Liczba ciasteczek się nie zgadza; zdobyte, odkryte, stos i pula to wszystkie, jakie są (A1, A4).
notation-place = Partia nie może być w takim miejscu; sprawdź turn, phase, last, spins i shown.
edition-characters = postacie to { $known }, w dowolnej kolejności.
edition-card-numbers = karty mają liczby od 1 do { $most }.
edition-range = liczba musi być od { $least } do { $most }.
edition-hand = liczba kart każdego gracza musi być co najmniej taka: { $least }.
edition-kind = „{ $name }” nie jest rodzajem pola; są: { $known }.
edition-special = „{ $name }” musi wystąpić dokładnie raz, a występuje tyle razy: { $count }.
edition-spaces = przy tych kartach liczba pól musi być od { $least } do { $most }, a jest: { $count }.
edition-numbers = każde pole musi mieć liczbę; pola: { $needed }, liczby: { $count }.
edition-no-seats = brakuje wartości dla liczby miejsc { $seats }.
edition-left-out = przy liczbie miejsc { $seats } odkłada się więcej ciasteczek, niż jest, albo mniej niż zero.
edition-no-cookies = przy liczbie miejsc { $seats } nie zostaje żadne duże ciasteczko.
edition-cookie-points = duże ciasteczko jest warte od 1 do { $most } punktów.

# Zasady
rule-A1 = Są 24 duże ciasteczka, po sześć o wartości 2, 3, 4 i 5, oraz 20 małych po 1 punkcie.
rule-A2 = Każdy ma inną postać i jej jedenaście kart, po dwie od 1 do 5 i Jokera, a także jej pionek w dwóch rozmiarach, mały i duży.
rule-A3 = Pola tworzą krąg wokół wskazówki. Pięć jest specjalnych: Herbatka u Kapelusznika, gdzie wszyscy zaczynają, Kot z Cheshire, Królicza Nora, Małe Ciasteczka i Gąsienica. Każde pole ma liczbę, która liczy się tylko przy Małych Ciasteczkach.
rule-A4 = We czworo gra się wszystkimi dużymi ciasteczkami, we troje bez jednego każdej wartości, we dwoje bez dwóch każdej. Resztę tasuje się w zakryty stos, a wierzchnie ciasteczko odkrywa się obok.
rule-A5 = Wszystkie małe pionki zaczynają na Herbatce; tylko wtedy na jednym polu może stać ich kilka. Duże czekają obok planszy.
rule-A6 = Każdy tasuje swoje jedenaście kart i dobiera trzy, trzymane w kolejności dobrania i ukryte przed innymi. Tej kolejności nigdy nie wolno zmieniać.
rule-A7 = Kto zaczyna, o tym decyduje los albo gospodarz stołu. Tury idą zgodnie z ruchem wskazówek zegara.
rule-A8 = Zagraj lewą albo prawą kartę z ręki, nigdy środkową. Trafia odkryta na twój stos kart zagranych.
rule-A9 = Poza Króliczą Norą idź zgodnie z ruchem wskazówek zegara dokładnie tyle pól, ile mówi karta; liczy się każde pole, zajęte też. Jokera zagrywa się jako dowolną liczbę od 1 do 5.
rule-A10 = Póki twój pionek jest duży, możesz dodać 1 do zagrywanej karty, tak że 5 staje się 6.
rule-A11 = Jeśli na ostatnim polu stoi inny pionek, idź dalej do najbliższego pola bez pionka i tam się zatrzymaj.
rule-A12 = Minięcie Herbatki, czyli przejście nad nią bez zatrzymania, jakimkolwiek ruchem, daje ci od razu odkryte duże ciasteczko; potem odkrywa się następne. Wyjście z Herbatki to nie minięcie. Zdobycze leżą odkryte: punkty są jawne.
rule-A13 = Kto zatrzyma się na polu specjalnym, musi zrobić to, co ono mówi. Może to zaprowadzić na kolejne pole specjalne, i wtedy ono też działa.
rule-A14 = Na koniec dobierz wierzchnią kartę ze swojego stosu i włóż ją między dwie karty na ręce.
rule-A15 = Postój na Herbatce: wybierz odkryte duże ciasteczko, a wtedy odkrywa się następne, albo zakryte z wierzchu stosu, a wtedy odkryte zostaje. Pokaż, co masz. Nie można zmienić zdania.
rule-A16 = Małe Ciasteczka: zakręć raz i weź tyle małych ciasteczek, ile pokazuje wskazane pole, albo wszystkie, które zostały. Gdy ich zabraknie, to pole jest zwykłe.
rule-A17 = Gąsienica, pionek mały: staje się duży. Jeśli czyjś inny pionek jest duży, maleje tam, gdzie stoi; nigdy nie ma więcej niż jednego dużego.
rule-A18 = Gąsienica, pionek duży: staje się mały.
rule-A19 = Jeśli pionek, który zmalał przez czyjś wzrost, stoi na Króliczej Norze, od razu do niej wpada.
rule-A20 = Kot z Cheshire: idź jeszcze raz o liczbę zagraną w tej turze; przy Jokerze o tę, którą podano.
rule-A21 = Królicza Nora, pionek mały: wpada do środka. Dla dużego to zwykłe pole.
rule-A22 = W Norze liczba karty zagranej w następnej turze mówi, ile najwyżej razy kręcisz; przy Jokerze ją podajesz. Po każdym zakręceniu idź na wskazane pole albo kręć dalej. Ostatni wynik trzeba przyjąć.
rule-A23 = Wyniku, który pokazuje Króliczą Norę albo pole z innym pionkiem, nie można przyjąć: kręcisz jeszcze raz. Jeśli to było ostatnie zakręcenie, zostajesz w Norze i próbujesz w następnej turze.
rule-A24 = Po przyjęciu wyniku idź zgodnie z ruchem wskazówek zegara na wskazane pole. Minięcie Herbatki liczy się jak zawsze i pole specjalne działa jak zawsze; Kot prowadzi o kartę zagraną w tej turze.
rule-A25 = Partia kończy się, gdy wszyscy zagrają po jedenaście kart. Punkty to wartości dużych ciasteczek i małe ciasteczka.
rule-A26 = Przy remisie wygrywa, kto ma więcej dużych ciasteczek, na sztuki; jeśli i to jest równe, kto ma pionek dalej od Herbatki, licząc zgodnie z ruchem wskazówek zegara.
rule-A27 = Wariant z odkrytymi kartami: wszyscy widzą wszystkie ręce.
rule-A28 = Wariant dla najmłodszych: po dwie karty na ręce. Zagraj dowolną, potem dobierz jedną.
rule-A29 = Wariant z łatwą Norą: po turze, w której nie udało się wyjść z Nory, możesz następną kartę zagrać tak, by wyjść jak ze zwykłego pola.
rule-A30 = Gdzie dwa wydrukowane teksty się różnią, idziemy za polskim. Liczą się kroki tury, nie kolejność w przykładzie: nową kartę dobiera się na końcu.
rule-A31 = Z dwóch kart na ręce obie są skrajne, a pojedynczą wolno zagrać. Gdy stos jest pusty, nic się nie dobiera i ręka maleje.
rule-A32 = Dodatkową jedynkę dużego pionka ogłasza się razem z kartą, działa też z Jokerem i przez całą turę, więc Kot powtarza zwiększoną liczbę. Pionek, który w tej turze urósł, jeszcze jej nie ma.
rule-A33 = Pionek w Norze nadal zajmuje pole Króliczej Nory: kto by się tam zatrzymał, idzie dalej i nie wpada.
rule-A34 = Pójście dalej przez czyjś pionek kończy się prawdziwym postojem i pole specjalne działa. Dalej z zajętej Herbatki to minięcie; dalej na wolną Herbatkę to postój.
rule-A35 = Kto w jednej turze mija Herbatkę dwa razy, bierze za każdym razem to ciasteczko, które wtedy leży odkryte. Gdy żadne nie leży, nie ma czego wziąć.
rule-A36 = Gdy na Herbatce zostało jedno ciasteczko, bierze się je bez pytania; gdy żadne, nic się nie dzieje.
rule-A37 = Pole, z którego pionek rusza, jest wolne, gdy je opuści, więc może na nim znowu stanąć.
rule-A38 = Z Nory na Kota i z powrotem do Nory: pionek wpada jeszcze raz i tura się kończy. Wyszedł, więc to nie jest nieudana próba.
rule-A39 = Przy Jokerze w Norze jedna podana liczba to i limit zakręceń, i odległość Kota. Zablokowane zakręcenie powtarza się bez pytania, póki są następne, a odrzuconego nie można cofnąć.
rule-A40 = W łatwej Norze o wyjściu albo kręceniu decyduje się razem z kartą, a prawo do wyjścia trwa, aż pionek wyjdzie. Wpadnięcie przez czyjś wzrost to nie jest nieudana próba.
rule-A41 = Wszystko, co uruchomi ostatnia karta, dzieje się przed liczeniem punktów. Przy remisie pionek w Norze stoi na polu Króliczej Nory, a pionek na Herbatce ma zero pól.
rule-A42 = Wskazówka zatrzymuje się na każdym polu z taką samą szansą.

# Terminal
short = { $kind ->
    [tea-party] Herbatka
    [cat] Kot
    [hole] Nora
    [small-cookies] Małe c.
    [caterpillar] Gąsien.
   *[ordinary] –
}
board-cookies = Odkryte: { $face_up } · stos: { $stack } · małe ciasteczka: { $pool }
board-player = { $name } ({ $character }), { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
board-things = ręka: { $hand } · stos: { $pile } · ciasteczka: { $cookies } · małe: { $small }
board-shown = Wskazówka pokazuje: { $space }. Pozostałe zakręcenia: { $spins }.

# Dlaczego ruch może być dobry
hint-accept = { $better ->
    [0] Na { $spaces } pól koła żadne nie byłoby lepsze (A22).
    [one] Na { $spaces } pól koła tylko jedno byłoby lepsze (A22).
    [few] Na { $spaces } pól koła lepsze byłyby { $better } (A22).
   *[many] Na { $spaces } pól koła lepszych byłoby { $better } (A22).
}
hint-spin-again = Na { $spaces } pól koła lepszych od tego jest { $better } (A22).
hint-cookies = Odkryte ma wartość { $points }; wśród zakrytych ({ $unseen }) więcej wartych jest { $better } (A15).
hint-cookie = Od razu zabiera ciasteczko o wartości { $points } ({ $rule }).
hint-cat = Kot z Cheshire niesie cię jeszcze raz dalej (A20).
hint-falls = Wpadasz do Króliczej Nory ({ $rule }).
hint-drops = Inny pionek wpada do Króliczej Nory ({ $rule }).
hint-grows = Twój pionek rośnie i może dodawać jeden do swoich kart (A17).
hint-shrinks = Twój pionek znów jest mały (A18).
hint-way-out = Na { $spaces } pól koła wyprowadza { $free }, a kręcić możesz { $spins ->
    [one] raz
    [few] do { $spins } razy
   *[many] do { $spins } razy
} (A22).
hint-small = Zakręcisz o małe ciasteczka: od { $fewest } do { $most } (A16).
hint-distance = Do Herbatki zostaje { $spaces ->
    [one] jedno pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
} (A12).
