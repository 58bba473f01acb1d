title = Kraina słów
character = { $character ->
    [queen] Królowa Kier
    [rabbit] Biały Królik
    [cat] Kot z Cheshire
    [twins] Tweedledum i Tweedledee
    [caterpillar] Gąsienica
    [alice] Alicja
    [two] Dwójka Kier
   *[hatter] Kapelusznik
}
colour = { $colour ->
    [blue] niebieska
    [purple] fioletowa
    [green] zielona
   *[red] czerwona
}

# Co się stało
queen-chosen = Pierwszą Królową Kier jest: { $seat }.
character-dealt = { $seat } dostaje postać: { $character }.
round-began = Runda { $round }. Królowa: { $seat }.
time-tokens-taken = { $seat } bierze { $tokens ->
    [one] żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}.
token-placed = { $seat } kładzie żeton Gąsienicy przed: { $on_seat }.
secret-letter-taken = { $seat } bierze tajną literę ({ $colour }).
secret-letter-seen = Twoja tajna litera to { $letter }. Nikt inny jej nie widzi.
topic-turned-up = Odkryty temat: { $title }.
topic-chosen = { $seat } wybiera temat: { $title }.
letter-forbidden = Zakazana w tej rundzie: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] Teraz { $seat }; imbryk gra.
   *[no] Teraz { $seat }: stuknij w imbryk.
}
teapot-started = { $tapped ->
    [yes] { $seat } stuka w imbryk.
   *[no] Imbryk rusza sam; mówi { $seat }.
}
phrase-said = { $seat }: „{ $phrase }”{ $known ->
    [yes] {""}
   *[no] {" "}(nie ma w naszym słowniku)
}{ $derived ->
    [no] {""}
   *[yes] {" "}(może od „{ $like }”?)
}
turn-passed = { $seat } mówi słowo i stuka w imbryk.
spoke = { $seat } na czacie: { $text }
went-out = { $reason ->
    [letter] { $seat } odpada; zakazane tu: { $what }. Karta punktacji { $card }.
    [time] { $seat } odpada: czas minął. Karta punktacji { $card }.
    [repeated] { $seat } odpada: to już było („{ $what }”). Karta punktacji { $card }.
    [vote] { $seat } odpada: stół nie przyjmuje „{ $what }”. Karta punktacji { $card }.
    [speech] { $seat } odpada za nieostrożne gadanie; zakazane tu: { $what }. Karta punktacji { $card }.
   *[marked] { $seat } odpada. Karta punktacji { $card }.
}
letter-laid = { $seat } wykłada tajną literę: { $letter } ({ $colour }) jest zakazana dla wszystkich pozostałych.
letter-left = Litera { $letter } ({ $colour }) znika (wyłożona przez: { $seat }).
turn-skipped = { $seat } uśmiecha się i znika: ta kolejka przepada.
teapot-restarted = { $seat } odrzuca żeton czasu i imbryk gra od nowa; zostaje żetonów: { $tokens }.
immunity-declared = { $seat } szaleje: w tej kolejce wolno użyć każdej litery.
turn-forced = { $by_seat } daje rozkaz: { $seat } ma jeszcze jedną kolejkę.
objected = { $seat } zgłasza sprzeciw wobec „{ $phrase }” (mówi to { $against_seat }). Głosujemy!
vote-cast = { $against ->
    [yes] { $seat } głosuje przeciw.
   *[no] { $seat } głosuje za.
}
vote-ended = { $stands ->
    [yes] „{ $phrase }” zostaje; przeciw: { $against } z { $voters }.
   *[no] „{ $phrase }” odrzucone; przeciw: { $against } z { $voters }.
}
vote-dropped = Nie ma już po co głosować nad „{ $phrase }”.
last-one-left = Przy stole zostaje tylko { $seat }: karta punktacji { $card }.
card-scored = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za kartę { $card }.
alice-scored = { $seat } gra Alicją i dostaje jeszcze { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
caterpillar-scored = { $seat } gra Gąsienicą i dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za cudzą kartę ({ $of_seat }).
characters-passed = Wszystkie postacie wędrują w lewo.
queen-passed = Królową zostaje: { $seat }.
match-ended = Koniec herbatki. Punkty: { $scores }.

# Co można zrobić
move-say-phrase = Powiedz „{ $text }”
move-tap-teapot = Stuknij w imbryk
move-skip-turn = Pomiń tę kolejkę (Kot z Cheshire)
move-restart-teapot = Odrzuć żeton czasu i uruchom imbryk od nowa
move-declare-immunity = Nie zważaj w tej kolejce na żadne litery (Kapelusznik)
move-force-turn = Każ powtórzyć kolejkę temu, kto mówił ostatnio (Dwójka Kier)
move-object = Zgłoś sprzeciw wobec ostatniego słowa
move-vote = { $against ->
    [yes] Głosuj przeciw słowu
   *[no] Głosuj za słowem
}
move-speak = Napisz na czacie: „{ $text }”
move-place-token = Połóż żeton Gąsienicy przed: { $on_seat }
move-choose-topic = Wybierz temat { $topic }
move-pass-turn = { $lay_letter ->
    [yes] Słowo padło; wyłóż tajną literę i przekaż kolejkę
   *[no] Słowo padło; przekaż kolejkę
}
move-mark-out = { $marked_seat } odpada
move-choose-queen = Los wskazuje pierwszą Królową: { $seat }
move-deal-character = Los rozdaje: { $character }
move-draw-letter = Los dobiera literę { $letter }
move-turn-up-topic = Los odkrywa temat { $topic }
move-pass-time = Mija czas: { $ms } ms
end-last-round = wszyscy byli już Królową

# Czego nie można
refused-no-talk = Rozmowa jeszcze się nie zaczęła (W8); poczekaj na temat i litery.
refused-vote-on = Trwa głosowanie (W48); najpierw niech stół zdecyduje.
refused-credit = Za opóźnienie sieci dolicza się od 0 do { $most } ms (W37), a wpisuje to serwer.
refused-late = Za późno: czas minął (W10).
refused-tap = Twój imbryk już gra (W9); powiedz słowo.
refused-letter = Nie masz tajnej litery do wyłożenia (W42).
refused-character = Twoja postać tego nie potrafi; to umie inna.
refused-used = Twoja postać leży zakryta albo na boku i nie można jej użyć (W22).
refused-no-token = Nie masz żetonu czasu (W27).
refused-not-running = Imbryk jeszcze nie gra (W27); najpierw w niego stuknij.
refused-force = Można to zrobić tylko tuż po przyjętym słowie przeciwnika: w ciągu 2 sekund i przed następnym słowem (W43).
refused-aloud = Tutaj słowa i głosy padają na głos (W38); stuknij w imbryk albo zaznacz, kto odpada.
refused-screens = To jest dla stołu z jednym imbrykiem (W38); tutaj słowo się wpisuje.
refused-object = Nie ma teraz słowa, wobec którego można zgłosić sprzeciw (W48): tylko ostatnie, przez 5 sekund.
refused-object-own = Wobec własnego słowa nie zgłasza się sprzeciwu (W48).
refused-object-again = Jeden twój sprzeciw w tej rundzie już upadł; więcej nie można (W48).
refused-no-vote = Nikt nie zgłosił sprzeciwu, więc nie ma nad czym głosować (W48).
refused-vote-own = To twoje słowo; głosują nad nim inni (W48).
refused-vote-again = Twój głos już padł (W48).
refused-chat = To, co na czacie, liczy się tylko w grze ostrożnej i tylko podczas rozmowy (W34).
refused-chat-out = Jesteś już poza rozmową, więc twoje słowa się nie liczą (W11); pisz, co chcesz.
refused-chat-length = Jednorazowo można powiedzieć od 1 do { $most } znaków (W34).
refused-token = Żeton Gąsienicy kładzie Gąsienica, zanim widać temat i litery (W45).
refused-token-place = Żeton kładzie się przed przeciwnikiem (W45); wybierz kogoś innego.
refused-topic = Temat wybiera tylko Królowa, gdy leżą dwa odkryte (W6).
refused-topic-name = Ten temat nie jest odkryty (W6); do wyboru: { $topics }.
refused-mark = Ta osoba nie bierze teraz udziału w rozmowie (W38).
refused-clock = Czas biegnie do przodu, najwyżej o dobę naraz (W37).
bad-first-queen = Miejsce { $seat } nie może być pierwszą Królową; tutaj miejsca mają numery od 0 do { $last }, a -1 zostawia wybór losowi.
bad-children = Z dziećmi gra się w wersji podstawowej, z najwyżej jedną literą (W32, W50); wyłącz wersję zaawansowaną i szaleństwo.
notation-json = To nie jest pozycja Krainy słów: { $reason }
notation-seats = Pozycja mówi o miejscu, którego nie ma.
notation-players = Coś się nie zgadza u graczy; sprawdź karty, żetony i kto odpadł (W11).
notation-characters = Tak nie mogły się rozłożyć postacie (W20, W45).
notation-topics = Liczba tematów się nie zgadza; w każdej rundzie widać dwa (W6).
notation-letters = Litery się nie zgadzają; każda leży tylko w jednym miejscu (W7, W42).
notation-phrases = Takie wypowiedzi nie mogły tam paść (W35).
notation-place = Partia nie może być w takim miejscu; sprawdź fazę, kolejkę i czasy.
notation-vote = Takiego sprzeciwu ani głosowania nie mogło być (W43, W48).
edition-seconds = kolejka trwa od 1 do { $most } sekund.
edition-tokens = żetonów czasu w pudełku jest: { $most }.
edition-cards = liczba kart punktacji musi być równa liczbie miejsc: { $seats }.
edition-points = karta jest warta od 0 do { $most } punktów.

# Opcje
option-language = język tematów, liter i słów: en, pl albo ro
option-advanced = gra zaawansowana, z postaciami (W20)
option-seconds = długość kolejki w sekundach; 0 – jak w zasadach
option-children = tematy dla dzieci: no (nie), no-letter (bez liter) albo one-letter (jedna litera) (W32)
option-madness = 4 albo 5 zakazanych liter; 0 – zwykła liczba (W33)
option-careful = zakazana litera na czacie też wyklucza (W34)
option-teapot = wszyscy przy jednym ekranie, mówią na głos (W38)
option-need_winner = remis rozstrzyga ostatnia karta punktacji (W19)
option-first_queen = miejsce pierwszej Królowej; -1 zostawia wybór losowi (W44)

# Zasady
rule-W1 = W pudełku: imbryk grający przez 15 albo 10 sekund, osiem postaci, osiem kart punktacji, sześćdziesiąt tematów (część oznaczona jako dobra dla dzieci), żetony punktów, trzy żetony czasu, żeton Gąsienicy i dwadzieścia pięć liter w czterech kolorach: bez niebieskich łatwo się obyć, bez fioletowych trudniej, bez zielonych trudno, bez czerwonych bardzo trudno.
rule-W2 = Tematy tworzą jeden zakryty stos, a litery po jednym na kolor; wszystkie są potasowane.
rule-W3 = Gra podstawowa: imbryk gra 15 sekund, a w grze są tylko litery niebieskie i fioletowe. Ktoś ma Królową Kier; tutaj pokazuje ona tylko, kto zaczyna.
rule-W4 = Rund jest tyle, ilu graczy.
rule-W5 = Na rundę karty punktacji układa się w stos: 1 na wierzchu, na spodzie karta z liczbą graczy. Karty 5 i 7 mają dwie strony; o stronie decyduje liczba graczy.
rule-W6 = Królowa odkrywa dwa tematy. Jeden zostaje tematem rundy, drugi wraca pod spód stosu.
rule-W7 = Królowa dobiera na oczach wszystkich jedną niebieską i jedną fioletową literę. To zakazane litery tej rundy.
rule-W8 = Królowa uruchamia imbryk i ma pierwszą kolejkę; dalej zgodnie z ruchem wskazówek zegara.
rule-W9 = W swojej kolejce powiedz słowo, które łączy się z tematem i nie ma zakazanej litery, i naciśnij imbryk. Od razu biegnie czas następnej osoby.
rule-W10 = Zakazana litera w słowie albo muzyka, która ucichła przed słowem: odpadasz z tej rundy. Następna osoba naciska imbryk i gra toczy się dalej.
rule-W11 = Kto odpada, bierze wierzchnią kartę punktacji i nie bierze już udziału w rozmowie.
rule-W12 = Słowo to nazwa osoby, rośliny, zwierzęcia, rzeczy, czynności albo dzieła, z których temat jest znany. Cyrk: klaun, lew, namiot, żonglowanie. Nie „radość”, bo to pojęcie, i nie „nauczyciel”: może tam pójść, ale cyrk nie jest z tego znany.
rule-W13 = Słowo, które w tej rundzie już padło, albo pochodne od niego wyklucza. Złożenie z wcześniejszym słowem jest w porządku: po „dom” nie wolno „domek”, ale wolno „domofon”.
rule-W14 = W razie prawdziwej wątpliwości gracze głosują. Większość przeciw: mówiący odpada. Remis jest na korzyść słowa. Potem następna osoba naciska imbryk i zaczyna.
rule-W15 = Litery liczą się tak, jak się pisze, także te nieme: gdy zakazane jest H, nie ma „Thora”.
rule-W16 = W kolejce można powiedzieć więcej niż jedno słowo, jeśli wszystkie należą do tematu, na przykład „treser lwów”. Liczy się każda litera każdego słowa.
rule-W17 = Obce słowa tylko wtedy, gdy język je przyjął, jak „croissant”, albo gdy są nazwami własnymi czy tytułami.
rule-W18 = Runda kończy się, gdy zostaje jedna osoba; bierze ostatnią kartę. Każdy dostaje punkty ze swojej karty, temat wraca pod spód stosu, a Królowa przechodzi w lewo.
rule-W19 = Gra kończy się, gdy każdy był Królową. Wygrywa, kto ma najwięcej punktów, a remis jest wspólny. Jeśli chcecie jednego zwycięzcy: z remisujących ten, kto w ostatniej rundzie miał lepszą kartę.
rule-W20 = Gra zaawansowana: imbryk gra 10 sekund, a zakazane są trzy litery: niebieska, fioletowa i zielona. Każdy dostaje jedną odkrytą postać. Królowa Kier gra zawsze; we troje nie ma Alicji ani Gąsienicy.
rule-W21 = Runda zaczyna się w tej kolejności: Kapelusznik bierze żeton czasu, Gąsienica swój żeton, Biały Królik tajną fioletową literę, Bliźniacy dwa żetony czasu, Królowa tajną czerwoną literę. Potem temat i litery.
rule-W22 = Kto odpada, odwraca postać zakrytą stroną do góry. Postaci zakrytej albo leżącej na boku nie można użyć.
rule-W23 = Po podliczeniu wszystkie postacie przechodzą w lewo, prosto i odkryte; żetony i niezużyte litery wracają. Gra kończy się, gdy każdy miał każdą postać.
rule-W24 = Królowa Kier: wybiera temat i zaczyna. Zaraz po własnej kolejce może wyłożyć nad rzędem swoją czerwoną literę; jest zakazana dla przeciwników do początku jej następnej kolejki. Leżącą tam fioletową literę najpierw się odrzuca.
rule-W25 = Biały Królik: to samo ze swoją fioletową literą; leżącą tam czerwoną najpierw się odrzuca.
rule-W26 = Kot z Cheshire: raz na rundę, w swojej kolejce i przed końcem czasu, obraca kartę na bok i pomija kolejkę. Zaczyna następna osoba.
rule-W27 = Bliźniacy: w swojej kolejce, przed końcem czasu, mogą odrzucić żeton czasu; imbryk rusza od nowa, a kolejka trwa. W jednej kolejce mogą pójść oba żetony.
rule-W28 = Gąsienica: kładzie żeton przed przeciwnikiem i dostaje połowę punktów z jego karty, w dół. Nie we troje.
rule-W29 = Alicja: dostaje dodatkowo połowę punktów z własnej karty, w dół. Nie we troje.
rule-W30 = Dwójka Kier: raz na rundę, tuż po kolejce przeciwnika, obróć ją na bok; przeciwnik naciska imbryk i ma jeszcze jedną kolejkę. Czerwona litera Królowej nie dotyczy Dwójki Kier.
rule-W31 = Kapelusznik: ma żeton czasu, działający jak u Bliźniaków. W swojej kolejce może obrócić kartę na bok: wtedy w tej kolejce żadna litera nie jest dla niego zakazana. W jednej kolejce można zrobić jedno i drugie.
rule-W32 = Z dziećmi: tylko oznaczone tematy i jedna zakazana litera albo żadna.
rule-W33 = Szaleństwo: więcej niż trzy zakazane litery.
rule-W34 = Ostrożnie: zakazana litera wyklucza zawsze, nie tylko we własnej kolejce.
rule-W35 = Na ekranach słowo się wpisuje i wysyła; wysłanie naciska imbryk. Gdzie przeglądarka umie słuchać, można mówić.
rule-W36 = Serwer od razu sprawdza trzy rzeczy: litery zakazane dla ciebie, czas i czy to samo słowo lub jego forma już padły. Czy słowo jest pochodne, pasuje do tematu albo w ogóle istnieje, rozstrzygają gracze. Nieznane naszemu słownikowi jest tylko zaznaczane.
rule-W37 = Czas mierzy serwer. Zegar rusza, gdy widać kolejkę; gdy ktoś odpadł – kiedy następna osoba stuknie w imbryk, najpóźniej po 3 sekundach. Zmierzone opóźnienie sieci jest doliczane, do pół sekundy na kolejkę i z zapasu, który się odnawia: wolne łącze nikogo nie wyklucza, a wstrzymywanie nic nie daje.
rule-W38 = Tryb imbryka: siedzicie przy prawdziwym stole i mówicie. Jeden ekran jest imbrykiem, kartami i wynikiem; jedno stuknięcie przekazuje kolejkę, inne zaznacza, kto odpada.
rule-W39 = Litera to litera alfabetu danego języka. Po polsku ą to nie a, po rumuńsku ș to nie s (z przecinkiem czy z ogonkiem – to samo). Obcy znak liczy się jak litera pod nim. Wielkość nie gra roli; łączniki, apostrofy, spacje i cyfry to nie litery.
rule-W40 = Polski, angielski i rumuński mają własne litery i tematy; stół wybiera jeden język. W grze ostrożnej czat liczy się jak mowa.
rule-W41 = Postać, której nie można użyć, traci to, co umie w rozmowie. Punkty Alicji i Gąsienicy należą się także tym, którzy odpadli. Dwójka Kier na boku nie jest już chroniona przed czerwoną literą; karta Kapelusznika działa w tej kolejce, w której poszła na bok, jego żeton czasu też, a później ani jedno, ani drugie.
rule-W42 = Królowa i Królik wykładają literę razem z wysłanym słowem, więc następna osoba widzi ją od początku. Litera odchodzi, gdy zaczynałaby się ich kolejka albo gdy odpadną. Zastąpiona lub zdjęta nie wraca w tej rundzie.
rule-W43 = Dwójka Kier ma 2 sekundy po przyjętym słowie przeciwnika i tylko do następnego słowa; pominięcie przez Kota się nie liczy. Dodatkowa kolejka należy do tej samej: świeżo wyłożona litera działa dopiero po niej, nie można jej powtórzyć drugi raz, a gdy mówiący odpadnie, gra idzie dalej w lewo od niego.
rule-W44 = Pierwszą Królową wybiera gospodarz albo los. W grze zaawansowanej pozostałe postacie rozdaje los; we troje Alicja i Gąsienica odpadają wcześniej.
rule-W45 = Gąsienica musi położyć żeton, przed przeciwnikiem, zanim widać temat i litery. Połowa liczy się z samej karty, bez premii Alicji.
rule-W46 = Kapelusznik jest chroniony tylko przed literami; mówi o tym przed słowem albo razem z nim. Zdolność liczy się, jeśli dotrze do serwera przed końcem czasu z doliczeniem, a nowy start daje pełny zegar.
rule-W47 = Wyklucza też powtórzenie własnego słowa, słowa, przez które ktoś odpadł, i samego słowa tematu. Wyrażenie porównuje się w całości. Każdy rzeczownik przyjętego wyrażenia liczy się jako powiedziany; wyrażenie z wcześniejszym słowem jest jak złożenie.
rule-W48 = Każdy poza mówiącym, także kto odpadł, może zgłosić sprzeciw przez pierwsze 5 sekund następnej kolejki, o ile trwa ona tak długo; raz na słowo. Zegar staje i do końca głosowania nie ma słów ani zdolności. Wszyscy poza mówiącym głosują w ciągu 10 sekund; sprzeciw to głos przeciw, milczenie to głos za słowem. Słowo upada, gdy przeciw jest ponad połowa uprawnionych; wtedy mówiący odpada, a wymuszona po nim dodatkowa kolejka przepada. Jeśli zostaje, autor sprzeciwu nie może go już zgłosić w tej rundzie. Czyja jest kolejka, ten zaczyna z pełnym zegarem.
rule-W49 = Gdy zostały dwie osoby, rozstrzyga pierwszy błąd, a ostatnia nie musi już nic mówić. Koniec rundy kończy sprzeciwy.
rule-W50 = Stosy liter tasuje się na każdą rundę od nowa, ze wszystkimi kartami. Z dziećmi gra się w wersji podstawowej, bez szaleństwa, a jedyna litera jest niebieska. Szaleństwo to cztery litery, po jednej z koloru, albo pięć, z drugą fioletową; tajne litery dobiera się najpierw.
rule-W51 = Za nieostrożne gadanie liczą się litery zakazane dla danej osoby. Odpada od razu; trwająca kolejka toczy się dalej, chyba że była jej.
rule-W52 = Lepsza karta przy remisie to ta z wyższym numerem. Punkty nie mają górnej granicy.

# Terminal
letter = { $letter } ({ $colour })
board-round = Runda { $round } z { $rounds }
board-up = Temat do wyboru: { $title } ({ $topic })
board-topic = Temat: { $title }
board-letters = Zakazane: { $letters }
board-laid = a dla wszystkich oprócz { $seat }: { $letter }
board-turn = { $state ->
    [running] Mówi { $seat }: { $seconds } s
   *[waiting] W imbryk stuka { $seat }: { $seconds } s
}
board-vote = Głosowanie nad „{ $phrase }”: przeciw na razie { $against } z { $voters }, { $seconds } s
board-said = Padło: { $phrases }
board-player = { $name }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}: { $things }
character-card = { $state ->
    [upright] { $character }
    [sideways] { $character } (na boku)
   *[face-down] { $character } (zakryta karta)
}
board-card = karta punktacji { $card }
board-tokens = { $tokens ->
    [one] 1 żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}
board-token = żeton Gąsienicy
board-nothing = –
