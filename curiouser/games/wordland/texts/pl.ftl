title = Kraina słów
character = { $character ->
    [queen] Królowa Kier
    [rabbit] Biały Królik
    [cat] Kot z Cheshire
    [twins] Bliźniacy
    [caterpillar] Pan Gąsienica
    [alice] Alicja
    [two] Dwójka Kier
   *[hatter] Kapelusznik
}
    .acc = { $character ->
        [queen] Królową Kier
        [rabbit] Białego Królika
        [cat] Kota z Cheshire
        [twins] Bliźniaków
        [caterpillar] Pana Gąsienicę
        [alice] Alicję
        [two] Dwójkę Kier
       *[hatter] Kapelusznika
    }
colour = { $colour ->
    [blue] niebieska
    [purple] fioletowa
    [green] zielona
   *[red] czerwona
}
    .acc = { $colour ->
        [blue] niebieską
        [purple] fioletową
        [green] zieloną
       *[red] czerwoną
    }

# Co się stało
queen-chosen = Pierwszą Królową Kier jest { $seat }.
character-dealt = { $seat } dostaje { $character_acc }.
round-began = Runda { $round }. Królową jest { $seat }.
time-tokens-taken = { $seat } bierze { $tokens ->
    [one] żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}.
token-placed = { $on_seat } dostaje żeton Pana Gąsienicy; kładzie go { $seat }.
secret-letter-taken = { $seat } bierze tajną { $colour_acc } literę.
secret-letter-seen = Twoja tajna litera to { $letter }. Nikt inny jej nie widzi.
topic-turned-up = Odkryty temat: { $title }.
topic-chosen = { $seat } wybiera temat: { $title }.
letter-forbidden = Zakazana litera tej rundy: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] { $seat } zaczyna kolejkę; imbryk gra.
   *[no] { $seat } zaczyna kolejkę; imbryk czeka na naciśnięcie.
}
teapot-started = { $tapped ->
    [yes] { $seat } naciska imbryk.
   *[no] Imbryk rusza sam; mówi { $seat }.
}
phrase-said = { $seat }: „{ $phrase }”{ $known ->
    [yes] {""}
   *[no] {" "}(brak w naszym słowniku)
}{ $derived ->
    [no] {""}
   *[yes] {" "}(pochodne od „{ $like }”?)
}
turn-passed = { $seat } mówi słowo i naciska imbryk.
spoke = { $seat } na czacie: { $text }
went-out = { $reason ->
    [letter] { $seat } odpada (zakazane: { $what }). Karta punktacji { $card }.
    [time] { $seat } odpada: czas minął. Karta punktacji { $card }.
    [repeated] { $seat } odpada: to już było („{ $what }”). Karta punktacji { $card }.
    [vote] { $seat } odpada: gracze nie uznają słowa „{ $what }”. Karta punktacji { $card }.
    [speech] { $seat } odpada za słowa na czacie (zakazane: { $what }). Karta punktacji { $card }.
   *[marked] { $seat } odpada. Karta punktacji { $card }.
}
letter-laid = { $seat } wykłada tajną literę: { $letter } ({ $colour }) jest odtąd zakazana dla wszystkich pozostałych.
letter-left = { $seat } zabiera swoją literę: { $letter } ({ $colour }).
turn-skipped = { $seat } uśmiecha się i znika: pomija tę kolejkę.
teapot-restarted = { $seat } odrzuca żeton czasu i imbryk gra od nowa; { $tokens ->
    [0] to był ostatni żeton
    [one] zostaje jeden żeton
    [few] zostają { $tokens } żetony
   *[many] zostaje { $tokens } żetonów
}.
immunity-declared = { $seat } szaleje: w tej kolejce wolno użyć każdej litery.
turn-forced = { $by_seat } wydaje rozkaz: { $seat } ma jeszcze jedną kolejkę.
objected = { $seat } zgłasza sprzeciw wobec słowa „{ $phrase }” ({ $against_seat }). Głosujemy!
vote-cast = { $against ->
    [yes] { $seat } głosuje przeciw.
   *[no] { $seat } głosuje za.
}
vote-ended = { $stands ->
    [yes] Słowo „{ $phrase }” zostaje uznane; przeciw: { $against } z { $voters }.
   *[no] Słowo „{ $phrase }” nie zostaje uznane; przeciw: { $against } z { $voters }.
}
vote-dropped = Nad słowem „{ $phrase }” nie trzeba już głosować.
last-one-left = W rozmowie zostaje tylko { $seat }: karta punktacji { $card }.
card-scored = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za kartę { $card }.
alice-scored = { $seat } gra Alicją i zdobywa jeszcze { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
caterpillar-scored = { $seat } gra Panem Gąsienicą i zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za cudzą kartę ({ $of_seat }).
characters-passed = Wszystkie postacie przechodzą w lewo.
queen-passed = Królową zostaje { $seat }.
match-ended = Koniec herbatki. Punkty: { $scores }.

# Co można zrobić
move-say-phrase = Powiedz „{ $text }”
move-tap-teapot = Naciśnij imbryk
move-skip-turn = Pomiń tę kolejkę (Kot z Cheshire)
move-restart-teapot = Odrzuć żeton czasu i uruchom imbryk od nowa
move-declare-immunity = Zignoruj w tej kolejce wszystkie zakazane litery (Kapelusznik)
move-force-turn = Każ osobie, która właśnie mówiła, rozegrać jeszcze jedną kolejkę (Dwójka Kier)
move-object = Zgłoś sprzeciw wobec ostatniego słowa
move-vote = { $against ->
    [yes] Głosuj przeciw słowu
   *[no] Głosuj za słowem
}
move-speak = Napisz na czacie: „{ $text }”
move-place-token = Połóż żeton Pana Gąsienicy: dostaje go { $on_seat }
move-choose-topic = Wybierz temat { $topic }
move-pass-turn = { $lay_letter ->
    [yes] Słowo padło; wyłóż tajną literę i oddaj kolejkę
   *[no] Słowo padło; oddaj kolejkę
}
move-mark-out = { $marked_seat } odpada
move-choose-queen = Losowanie: pierwszą Królową jest { $seat }
move-deal-character = Wylosowana postać: { $character }
move-draw-letter = Wylosowana litera: { $letter }
move-turn-up-topic = Wylosowany temat: { $topic }
move-pass-time = Mija czas: { $ms } ms
end-last-round = wszyscy byli już Królową

# Czego nie można
refused-no-talk = Rozmowa jeszcze się nie zaczęła (W8); poczekaj na temat i litery.
refused-vote-on = Trwa głosowanie (W48); poczekaj na jego wynik.
refused-credit = Za opóźnienie sieci dolicza się od 0 do { $most } ms (W37), a ustala to serwer.
refused-late = Za późno: czas minął (W10).
refused-tap = Twój imbryk już gra (W9); powiedz słowo.
refused-letter = Nie masz tajnej litery do wyłożenia (W42).
refused-character = Twoja postać nie ma takiej zdolności.
refused-used = Twoja postać jest zakryta albo obrócona na bok i nie możesz używać jej zdolności (W22).
refused-no-token = Nie masz żetonu czasu (W27).
refused-not-running = Imbryk jeszcze nie gra (W27); najpierw go naciśnij.
refused-force = Można to zrobić tylko tuż po uznanym słowie przeciwnika: w ciągu 2 sekund i przed następnym słowem (W43).
refused-aloud = Tutaj mówi się i głosuje na głos (W38); naciśnij imbryk albo zaznacz, kto odpada.
refused-screens = To działa tylko w trybie imbryka (W38); tutaj słowa się wpisuje.
refused-object = Nie można teraz zgłosić sprzeciwu (W48): wolno tylko wobec ostatniego słowa i tylko przez 5 sekund.
refused-object-own = Nie można zgłosić sprzeciwu wobec własnego słowa (W48).
refused-object-again = W tej rundzie jeden twój sprzeciw już upadł; drugiego nie można zgłosić (W48).
refused-no-vote = Nikt nie zgłosił sprzeciwu, więc nie ma nad czym głosować (W48).
refused-vote-own = To twoje słowo; głosują nad nim inni (W48).
refused-vote-again = Twój głos jest już oddany (W48).
refused-chat = Słowa na czacie liczą się tylko w wariancie „Ostrożnie” i tylko podczas rozmowy (W34).
refused-chat-out = W tej rundzie już nie grasz, więc twoje słowa się nie liczą (W11); pisz, co chcesz.
refused-chat-length = { $most ->
    [1] Można napisać tylko jeden znak naraz (W34).
   *[other] Można napisać od 1 do { $most } znaków naraz (W34).
}
refused-token = Żeton Pana Gąsienicy kładzie Pan Gąsienica, zanim odkryje się temat i litery (W45).
refused-token-place = Żeton kładzie się przed przeciwnikiem (W45); wybierz kogoś innego.
refused-topic = Temat wybiera tylko Królowa, gdy odkryte są dwa (W6).
refused-topic-name = Ten temat nie jest odkryty (W6); do wyboru: { $topics }.
refused-mark = Ta osoba nie bierze teraz udziału w rozmowie (W38).
refused-clock = Czas biegnie tylko do przodu, najwyżej o dobę naraz (W37).
bad-first-queen = Miejsce { $seat } nie może być pierwszą Królową; miejsca mają tu numery od 0 do { $last }, a −1 oznacza losowanie.
bad-children = Z dziećmi gra się w wariant podstawowy, z najwyżej jedną literą (W32, W50); wyłącz wariant zaawansowany i szaleństwo.
notation-json = To nie jest pozycja Krainy słów: { $reason }
notation-seats = W pozycji podano miejsce, którego nie ma.
notation-players = Coś się nie zgadza u graczy; sprawdź karty, żetony i to, kto odpadł (W11).
notation-characters = Postaci nie można tak rozdać (W20, W45).
notation-topics = Liczba tematów się nie zgadza; w każdej rundzie odkrywa się dwa (W6).
notation-letters = Litery się nie zgadzają; każda leży tylko w jednym miejscu (W7, W42).
notation-phrases = Takie słowa nie mogły tam paść (W35).
notation-place = Do takiej pozycji nie da się dojść w grze; sprawdź fazę, kolejkę i czasy.
notation-vote = Takiego sprzeciwu ani głosowania nie mogło być (W43, W48).
edition-seconds = { $most ->
    [1] kolejka musi trwać 1 s.
   *[other] kolejka musi trwać od 1 do { $most } s.
}
edition-tokens = razem może być najwyżej tyle żetonów czasu, ile jest w pudełku: { $most }.
edition-cards = kart punktacji musi być tyle, ilu graczy ({ $seats }).
edition-points = wartość karty musi wynosić od 0 do { $most }.

# Opcje
option-language = Język tematów, liter i słów: en, pl albo ro
option-advanced = Wariant zaawansowany, z postaciami (W20)
option-seconds = Długość kolejki w sekundach; 0 – jak w zasadach
option-children = Tematy dla dzieci: no (nie), no-letter (bez liter) albo one-letter (jedna litera) (W32)
option-madness = 4 albo 5 zakazanych liter; 0 – zwykła liczba (W33)
option-careful = Za zakazaną literę na czacie też się odpada (W34)
option-teapot = Wszyscy siedzą przy jednym ekranie i mówią na głos (W38)
option-need_winner = Remis rozstrzyga karta punktacji z ostatniej rundy (W19)
option-first_queen = Numer miejsca pierwszej Królowej; −1 oznacza losowanie (W44)

# Jak grać
howto-aim = Mówcie po kolei słowa związane z tematem, ale bez zakazanych liter. Im dłużej utrzymasz się w rozmowie, tym więcej punktów zdobędziesz.
    Wygrywa ten, kto na końcu ma ich najwięcej.
howto-turn = Królowa Kier wybiera jeden z dwóch tematów i odkrywa zakazane litery: niebieską i fioletową. Ona też zaczyna.
    W swojej kolejce powiedz słowo, które wiąże się z tematem i nie zawiera zakazanej litery.
    Potem naciśnij imbryk, a jeśli gracie na ekranach, po prostu wyślij słowo: od razu zaczyna biec czas następnej osoby.
    Słowo z zakazaną literą, powtórzone albo spóźnione oznacza, że odpadasz z rundy i bierzesz wierzchnią kartę punktacji.
howto-special = Dozwolone są nazwy osób, zwierząt, roślin, przedmiotów i czynności oraz tytuły dzieł: to, z czego temat jest znany. Liczy się pisownia, także nieme litery.
    Nie wolno powtarzać słów ani używać słów pochodnych: po słowie „dom” nie wolno powiedzieć „domek”, ale „domofon” już tak.
    Nie zgadzasz się ze słowem? Zgłoś sprzeciw: pozostali głosują, a przy remisie słowo zostaje uznane.
    W wariancie zaawansowanym czasu jest mniej, dochodzi zielona litera, a każdy gra postacią, która ma własną zdolność.
howto-end = Runda kończy się, gdy w rozmowie zostanie jedna osoba. Potem Królową zostaje gracz z lewej.
    Gra kończy się, gdy każdy był już Królową.
howto-scoring = Po rundzie każdy zdobywa tyle punktów, ile jest na jego karcie punktacji; im później się odpada, tym lepsza karta.
    Remisujący wygrywają razem, chyba że chcecie jednego zwycięzcy: wtedy rozstrzyga karta z ostatniej rundy.

# Zasady
rule-W1 = W pudełku są: imbryk grający przez 15 albo 10 sekund, osiem kart postaci, osiem kart punktacji, sześćdziesiąt kart tematów (część oznaczona jako odpowiednia dla dzieci), żetony punktów, trzy żetony czasu, żeton Pana Gąsienicy i dwadzieścia pięć kart liter w czterech kolorach: niebieskie są łatwe, fioletowe średnie, zielone trudne, a czerwone bardzo trudne.
rule-W2 = Tematy tworzą jeden zakryty stos, a litery po jednym stosie na kolor; wszystkie są potasowane.
rule-W3 = Wariant podstawowy: imbryk gra 15 sekund, a używa się tylko liter niebieskich i fioletowych. Jedna osoba (według instrukcji na początku najmłodsza) ma kartę Królowej Kier; karta pokazuje tu tylko, kto zaczyna rundę.
rule-W4 = Gra trwa tyle rund, ilu jest graczy.
rule-W5 = Na każdą rundę karty punktacji układa się w stos: na wierzchu leży karta 1, a na samym dole karta z numerem równym liczbie graczy. Karty 5 i 7 mają dwie strony; o stronie decyduje liczba graczy.
rule-W6 = Królowa odkrywa dwa tematy. Jeden z nich wybiera jako temat rundy, a drugi kładzie na spód stosu.
rule-W7 = Królowa dobiera jedną niebieską i jedną fioletową literę i kładzie je odkryte. To zakazane litery tej rundy.
rule-W8 = Królowa uruchamia imbryk i ma pierwszą kolejkę; dalej gra się zgodnie z ruchem wskazówek zegara.
rule-W9 = W swojej kolejce powiedz słowo, które wiąże się z tematem i nie zawiera zakazanej litery, a potem naciśnij imbryk. Od razu zaczyna biec czas następnej osoby.
rule-W10 = Jeśli twoje słowo zawiera zakazaną literę albo muzyka ucichnie, zanim coś powiesz, odpadasz z rundy. Następna osoba naciska imbryk i zaczyna swoją kolejkę.
rule-W11 = Kto odpadł, bierze wierzchnią kartę punktacji i nie bierze już udziału w rozmowie.
rule-W12 = Słowo musi być nazwą osoby, rośliny, zwierzęcia, przedmiotu lub czynności albo tytułem dzieła: ma to być coś, z czego temat jest znany. Przy temacie „cyrk” może to być klaun, lew, namiot albo żonglowanie. Nie może to być „radość”, bo to pojęcie, ani „nauczyciel”, bo choć może pójść do cyrku, cyrk nie jest znany z nauczycieli.
rule-W13 = Kto powie słowo, które w tej rundzie już padło, albo słowo od niego pochodne, odpada. Słowo złożone, które zawiera wcześniejsze, jest dozwolone: po słowie „dom” nie wolno powiedzieć „domek”, ale wolno „domofon”.
rule-W14 = W razie poważnych wątpliwości gracze głosują. Jeśli większość jest przeciw, mówiący odpada; przy remisie słowo zostaje uznane. Potem następna osoba naciska imbryk i zaczyna swoją kolejkę.
rule-W15 = Litery liczą się tak, jak się je pisze, także nieme: gdy zakazane jest H, nie wolno powiedzieć „Thor”.
rule-W16 = W jednej kolejce można powiedzieć więcej niż jedno słowo, jeśli wszystkie dotyczą tematu, na przykład „treser lwów”. Liczy się każda litera każdego słowa.
rule-W17 = Obcych słów wolno używać tylko wtedy, gdy przyjął je nasz język, jak „croissant”, albo gdy są nazwami własnymi czy tytułami.
rule-W18 = Runda kończy się, gdy zostanie jedna osoba; bierze ona ostatnią kartę punktacji. Każdy zdobywa punkty ze swojej karty, temat wraca na spód stosu, a karta Królowej przechodzi w lewo.
rule-W19 = Gra kończy się, gdy każdy był już Królową. Wygrywa ten, kto ma najwięcej punktów, a remisujący wygrywają razem. Jeśli koniecznie chcecie jednego zwycięzcy, jest nim ten z remisujących, kto w ostatniej rundzie miał lepszą kartę punktacji.
rule-W20 = Wariant zaawansowany: imbryk gra 10 sekund, a zakazane są trzy litery: niebieska, fioletowa i zielona. Każdy dostaje jedną odkrytą kartę postaci. Królowa Kier bierze udział w każdej grze, a w grze 3-osobowej nie używa się Alicji ani Pana Gąsienicy.
rule-W21 = Runda zaczyna się w tej kolejności: Kapelusznik bierze żeton czasu, Pan Gąsienica – swój żeton, Biały Królik – tajną fioletową literę, Bliźniacy – dwa żetony czasu, a Królowa – tajną czerwoną literę. Potem odkrywa się temat i litery.
rule-W22 = Kto odpada, odwraca kartę postaci obrazkiem do dołu. Zdolności postaci odwróconej albo obróconej na bok nie można używać.
rule-W23 = Po podliczeniu punktów wszystkie postacie przechodzą w lewo, wyprostowane i odkryte; żetony i niezużyte litery wracają na miejsce. Gra kończy się, gdy każdy zagrał już każdą postacią.
rule-W24 = Królowa Kier: wybiera temat i zaczyna. Zaraz po swojej kolejce może położyć swoją czerwoną literę nad rzędem liter; jest ona zakazana dla przeciwników do początku następnej kolejki Królowej. Leżącą tam fioletową literę najpierw się odrzuca.
rule-W25 = Biały Królik: tak samo kładzie swoją fioletową literę; leżącą tam czerwoną najpierw się odrzuca.
rule-W26 = Kot z Cheshire: raz na rundę, w swojej kolejce i zanim minie czas, może obrócić kartę na bok i pominąć kolejkę. Zaczyna następna osoba.
rule-W27 = Bliźniacy: w swojej kolejce, zanim minie czas, mogą odrzucić żeton czasu; imbryk rusza od nowa, a kolejka trwa dalej. W jednej kolejce wolno odrzucić oba żetony.
rule-W28 = Pan Gąsienica: kładzie swój żeton przed przeciwnikiem i zdobywa połowę punktów z jego karty punktacji, zaokrąglając w dół. Nie bierze udziału w grze 3-osobowej.
rule-W29 = Alicja: zdobywa dodatkowo połowę punktów ze swojej karty punktacji, zaokrąglając w dół. Nie bierze udziału w grze 3-osobowej.
rule-W30 = Dwójka Kier: raz na rundę, tuż po kolejce przeciwnika, może obrócić kartę na bok; przeciwnik naciska wtedy imbryk i rozgrywa jeszcze jedną kolejkę. Czerwona litera Królowej nie jest dla Dwójki Kier zakazana.
rule-W31 = Kapelusznik: ma żeton czasu, którego używa jak Bliźniacy. W swojej kolejce może też obrócić kartę na bok: wtedy do końca tej kolejki żadna litera nie jest dla niego zakazana. W jednej kolejce wolno użyć obu zdolności.
rule-W32 = Gra z dziećmi: tylko oznaczone tematy i jedna zakazana litera albo żadna.
rule-W33 = Szaleństwo: więcej niż trzy zakazane litery.
rule-W34 = Ostrożnie: kto powie słowo z zakazaną literą, odpada zawsze, także poza swoją kolejką.
rule-W35 = Na ekranie słowo się wpisuje i wysyła; wysłanie słowa uruchamia imbryk. Jeśli przeglądarka umie słuchać, można mówić zamiast pisać.
rule-W36 = Serwer od razu sprawdza trzy rzeczy: litery zakazane dla ciebie, czas i to, czy takie słowo albo jego forma już padły. Czy słowo jest pochodne, czy pasuje do tematu i czy w ogóle istnieje, rozstrzygają gracze. Słowo, którego nie ma w naszym słowniku, jest tylko zaznaczane.
rule-W37 = Czas mierzy serwer. Zegar rusza z początkiem kolejki, a gdy ktoś odpadł – w chwili, gdy następna osoba naciśnie imbryk, najpóźniej po 3 sekundach. Zmierzone opóźnienie sieci przedłuża czas gracza najwyżej o pół sekundy na kolejkę, w granicach limitu, który się odnawia: przez wolne łącze nikt nie odpadnie, a zwlekanie nic nie daje.
rule-W38 = Tryb imbryka: siedzicie przy prawdziwym stole i mówicie na głos. Jeden ekran zastępuje imbryk, karty i tablicę wyników; jednym naciśnięciem oddaje się kolejkę, innym zaznacza, kto odpada.
rule-W39 = Litera to litera alfabetu danego języka. Po polsku ą to nie a, po rumuńsku ș to nie s (z przecinkiem czy z cedyllą – to ta sama litera). Obcy znak liczy się jak litera, od której pochodzi. Wielkość liter nie ma znaczenia; łączniki, apostrofy, spacje i cyfry to nie litery.
rule-W40 = Polski, angielski i rumuński mają własne litery i tematy; przy stole gra się w jednym języku. W wariancie „Ostrożnie” czat liczy się jak mowa.
rule-W41 = Postać, której nie można używać, traci zdolności na czas rozmowy. Punkty Alicji i Pana Gąsienicy należą się także tym, którzy odpadli. Dwójka Kier obrócona na bok nie jest już chroniona przed czerwoną literą; karta Kapelusznika i jego żeton czasu działają jeszcze w tej kolejce, w której obrócono kartę, a później już nie.
rule-W42 = Królowa i Królik wykładają literę razem z wysłanym słowem, więc następna osoba widzi ją od początku. Literę zdejmuje się, gdy miałaby się zacząć ich następna kolejka albo gdy odpadną. Litera zastąpiona lub zdjęta w tej rundzie już nie wraca.
rule-W43 = Dwójka Kier ma na rozkaz 2 sekundy po uznanym słowie przeciwnika, i tylko do następnego słowa; pominięcie kolejki przez Kota się nie liczy. Dodatkowa kolejka jest częścią tej samej kolejki: świeżo wyłożona litera działa dopiero po niej, kolejnej dodatkowej kolejki nie można już wymusić, a gdy mówiący odpadnie, gra toczy się dalej od osoby po jego lewej.
rule-W44 = Pierwszą Królową wskazuje gospodarz albo los (w instrukcji jest to najmłodsza osoba). W wariancie zaawansowanym pozostałe postacie są losowane; w grze 3-osobowej Alicję i Pana Gąsienicę odkłada się wcześniej do pudełka.
rule-W45 = Pan Gąsienica musi położyć żeton przed przeciwnikiem, zanim odkryje się temat i litery. Liczy się połowa samej karty, bez dodatkowych punktów Alicji.
rule-W46 = Kapelusznik jest chroniony tylko przed literami i ogłasza to przed słowem albo razem z nim. Zdolność liczy się, jeśli dotrze do serwera przed końcem czasu (z doliczonym opóźnieniem), a imbryk uruchomiony od nowa gra pełny czas.
rule-W47 = Odpada też ten, kto powtórzy własne słowo, słowo, przez które ktoś odpadł, albo sam temat. Wyrażenie porównuje się w całości. Każdy rzeczownik uznanego wyrażenia liczy się jako powiedziany; wyrażenie z wcześniejszym słowem traktuje się jak słowo złożone.
rule-W48 = Każdy poza mówiącym, także ten, kto odpadł, może zgłosić sprzeciw przez pierwsze 5 sekund następnej kolejki, o ile trwa ona tak długo; raz na słowo. Zegar staje i do końca głosowania nie ma słów ani zdolności. Wszyscy poza mówiącym głosują w ciągu 10 sekund; sprzeciw to głos przeciw, a milczenie – za słowem. Słowo nie zostaje uznane, gdy przeciw jest ponad połowa uprawnionych; wtedy mówiący odpada, a wymuszona po nim dodatkowa kolejka przepada. Jeśli słowo zostaje uznane, autor sprzeciwu nie może w tej rundzie zgłosić kolejnego. Osoba, która ma kolejkę, zaczyna z pełnym czasem.
rule-W49 = Gdy zostaną dwie osoby, rozstrzyga pierwszy błąd, a ostatnia osoba nie musi już nic mówić. Po końcu rundy nie można już zgłaszać sprzeciwu.
rule-W50 = Stosy liter tasuje się na każdą rundę od nowa, ze wszystkimi kartami. Z dziećmi gra się w wariant podstawowy, bez szaleństwa, a jedyna litera jest niebieska. Szaleństwo to cztery litery, po jednej z każdego koloru, albo pięć, z drugą fioletową; tajne litery dobiera się najpierw.
rule-W51 = W wariancie „Ostrożnie” w każdej wypowiedzi liczą się litery zakazane dla tej osoby, która mówi. Kto użyje takiej litery, odpada od razu; trwająca kolejka toczy się dalej, chyba że należała do tej osoby.
rule-W52 = Lepsza karta przy remisie to ta, która w ostatniej rundzie jest warta więcej punktów; przy kartach o tej samej wartości zwycięstwo pozostaje wspólne. Punkty nie mają górnej granicy.

# Terminal
letter = { $letter } ({ $colour })
board-round = Runda { $round } z { $rounds }
board-up = Temat do wyboru: { $title } ({ $topic })
board-topic = Temat: { $title }
board-letters = Zakazane: { $letters }
board-laid = oraz dla wszystkich poza graczem { $seat }: { $letter }
board-turn = { $state ->
    [running] Mówi { $seat }: { $seconds } s
   *[waiting] { $seat } ma nacisnąć imbryk: { $seconds } s
}
board-vote = Głosowanie nad słowem „{ $phrase }”: przeciw na razie { $against } z { $voters }, { $seconds } s
board-said = Dotychczasowe słowa: { $phrases }
board-player = { $name }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}: { $things }
character-card = { $state ->
    [upright] { $character }
    [sideways] { $character } (karta obrócona na bok)
   *[face-down] { $character } (zakryta karta)
}
board-card = karta punktacji { $card }
board-tokens = { $tokens ->
    [one] 1 żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}
board-token = żeton Pana Gąsienicy
board-nothing = –
