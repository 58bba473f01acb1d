intro = Ta strona sprawdza zapis partii na twoim urządzeniu: niczego nigdzie nie wysyła, więc nie musisz nikomu ufać.
choose = Wybierz zapis
drop = albo upuść plik tutaj
working = Sprawdzamy…
gone = Nie da się pobrać tego zapisu: { $reason }
good = Nietknięty zapis, o ile da się to stwierdzić bez znajomości zasad gry.
proven-links = Od zapisania żadnego wiersza nie zmieniono, nie przestawiono, nie dodano ani nie usunięto: { $moves ->
    [one] ruch jest taki, jak go zapisano.
    [few] wszystkie { $moves } ruchy są takie, jak je zapisano.
   *[many] wszystkie ruchy ({ $moves }) są takie, jak je zapisano.
}
proven-seats = Każdy ruch zrobił ktoś, kto siedział przy stole, a cofano tylko własny ostatni ruch.
proven-seal = Ziarno otwarte na końcu pasuje do pieczęci ogłoszonej przed partią.
proven-luck = { $proven ->
    [one] Losowanie wynika
    [few] Wszystkie { $proven } losowania wynikają
   *[many] Wszystkie losowania ({ $proven }) wynikają
} z tego ziarna i ze słów graczy; nikt niczego nie wybierał.
proven-alone = { $proven ->
    [one] Losowanie wynika
    [few] Wszystkie { $proven } losowania wynikają
   *[many] Wszystkie losowania ({ $proven }) wynikają
} tylko z tego ziarna.
proven-borrowed = { $proven ->
    [one] Losowanie pochodzi
    [few] Wszystkie { $proven } losowania pochodzą
   *[many] Wszystkie losowania ({ $proven }) pochodzą
} z tego ziarna, którego użyto już wcześniej.
proven-seed = { $proven ->
    [one] Losowanie wynika
    [few] Wszystkie { $proven } losowania wynikają
   *[many] Wszystkie losowania ({ $proven }) wynikają
} z jawnego ziarna tej symulacji.
proven-piles = Losowano z pełnych stosów, a potem z tego, co w nich zostało: nic nie przybyło i niczego nie zabrakło.
proven-kept = To dokładnie ten zapis, który to urządzenie zachowało po zakończeniu partii.
proven-own = { $own ->
    [one] Ruch wykonany na tym urządzeniu jest w zapisie taki sam jak w grze.
    [few] Wszystkie { $own } ruchy wykonane na tym urządzeniu są w zapisie takie same jak w grze.
   *[many] Wszystkie ruchy wykonane na tym urządzeniu ({ $own }) są w zapisie takie same jak w grze.
}
seen = To ta sama pieczęć, którą to urządzenie widziało podczas partii.
seen-before = To ta sama pieczęć, którą to urządzenie widziało przed rozdaniem.
own-words = { $words ->
    [one] Słowo, które to urządzenie dorzuciło do losowania, jest
    [few] Wszystkie { $words } słowa, które to urządzenie dorzuciło do losowania, są
   *[many] Wszystkie słowa ({ $words }), które to urządzenie dorzuciło do losowania, są
} wśród słów graczy.
no-own-words = Żadne ze słów graczy nie pochodzi z tego urządzenia: za to, że nikt nie ustawił rozdania, ręczą tylko inni.
no-words = Nikt nie dorzucił słowa: ten, kto prowadził serwer, mógł z góry ustawić rozdanie.
changed-seal = To nie ta pieczęć, którą to urządzenie widziało przed rozdaniem: ktoś mógł ustawić rozdanie.
other-words = W tym zapisie brakuje słowa, które to urządzenie dorzuciło do losowania, choć serwer je przyjął: ktoś mógł ustawić rozdanie.
other-seal = To nie ta pieczęć, którą to urządzenie widziało podczas partii.
unfinished = Zapis urywa się przed końcem partii, więc pieczęć nie jest jeszcze otwarta.
borrowed = { $borrowed ->
    [one] Jedno losowanie pochodzi
    [few] { $borrowed } losowania pochodzą
   *[many] { $borrowed } losowań pochodzi
} z innej partii, którą ta kontynuuje albo powtarza: ktoś mógł je znać.
unproven = Losowań nie da się tu potwierdzić: { $draws ->
    [one] przy jednym losowaniu nie zapisano
    [few] przy { $draws } losowaniach nie zapisano
   *[many] przy { $draws } losowaniach nie zapisano
}, z czego losowano.
bad = { $move ->
    [0] Wiersz { $line }
   *[other] Ruch { $move } (wiersz { $line })
}: { $kind ->
    [form] to nie jest wiersz zapisu.
    [order] ten wiersz nie jest na swoim miejscu albo któregoś brakuje.
    [link] ten wiersz zmieniono po zapisaniu.
    [seal] otwarte ziarno nie pasuje do pieczęci ogłoszonej przed partią.
    [actor] ruch zrobiono z miejsca, na którym nikt nie siedzi.
    [undo] ktoś cofa ruch, który nie jest jego ostatnim.
    [luck] wynik losowania nie zgadza się z pieczęcią.
    [chances] wylosowano coś, czego nie było do wylosowania.
    [result] wynik nie pasuje do miejsc przy stole.
   *[pile] stos się zmienił, choć nikt niczego z niego nie dobrał.
}
tampered = Ten zapis przerobiono albo uszkodzono. Od tego miejsca niczemu nie można ufać.
other-record = To urządzenie zachowało inny zapis tej samej partii: jeden z nich zmieniono.
other-moves = W tym zapisie brakuje ruchu wykonanego na tym urządzeniu albo zapisano go inaczej.
limits = Czy każdy ruch był dozwolony i czy punkty policzono dobrze, da się ocenić tylko według zasad gry. Ruch po ruchu sprawdza to polecenie
scores = Punkty: { $scores }
