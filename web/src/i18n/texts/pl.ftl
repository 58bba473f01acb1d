title = Curiouser
motto = Cztery gry z Krainy Czarów, a na herbatkę i tak wszyscy spóźnieni.
home = Strona główna
back = Wróć
close = Zamknij
language = Język
offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
too-long = To za długie; serwer tego nie przyjmie.
strange-answer = Serwer odpowiedział coś niezrozumiałego ({ $status }). Spróbuj jeszcze raz za chwilę.
nothing-here = Pod tym adresem nic nie ma. Może po drodze zgubił się kawałek linku: poproś o niego jeszcze raz.
updated = Curiouser ma nową wersję: odśwież stronę.
reload = Odśwież
opening = Nakrywamy do stołu…
closed = Ten stół jest zamknięty.
closed-by-operator = Ten stół zamknęła osoba, która prowadzi serwer.
closed-reason = Powód: „{ $reason }”
no-table = Tego stołu już nie ma.
no-game = Takiej gry tu nie ma.
nothing-to-see = Ten stół widzą tylko gracze.

# Gry
game-adventures = Przygody
    .acc = Przygody
game-tea-for-two = Herbatka dla dwojga
    .acc = Herbatkę dla dwojga
game-tea-time = Herbatka
    .acc = Herbatkę
game-tic-tac-toe = Kółko i krzyżyk
    .acc = kółko i krzyżyk
game-wordland = Kraina słów
    .acc = Krainę słów
players = { $range ->
    [one] { $least ->
        [one] Dla 1 osoby
        [few] Dla { $least } osób
       *[many] Dla { $least } osób
    }
   *[more] { $most ->
        [one] Od { $least } do { $most } osoby
        [few] Od { $least } do { $most } osób
       *[many] Od { $least } do { $most } osób
    }
}

# Nowy stół
tables-left = Wróć do swoich stołów
code = Kod
code-enter = Dołącz
your-name = Twoje imię
name-usual = { $which ->
    [0] Piernik
    [1] Naparstek
    [2] Malina
    [3] Rumianek
    [4] Koniczyna
    [5] Wanilia
    [6] Pigwa
    [7] Melisa
    [8] Makaronik
    [9] Imbir
    [10] Łyżeczka
   *[other] Szafran
}
variant = Wariant z laboratorium: niektóre liczby są inne niż w pudełku.
how-many = Liczba graczy
bots = Poziom botów
bot-uniform = Marzyciel: gra co popadnie
bot-greedy = Prędki: łapie, co się świeci
bot-level-1 = Poziom 1: kociak
bot-level-2 = Poziom 2: suseł
bot-level-3 = Poziom 3: zając
bot-level-4 = Poziom 4: kapelusznik
bot-level-5 = Poziom 5: królowa
bot-name = { $seat ->
    [0] Dodo
    [1] Papużka
    [2] Kaczka
    [3] Orlik
    [4] Jaszczur
    [5] Gryf
    [6] Mors
   *[other] Cieśla
}
play-bots = Graj od razu, z botami
play-people = Załóż stół dla znajomych

# Przed grą
waiting-room = Przed grą
copy = Skopiuj link
copied = Skopiowano
copy-by-hand = Skopiuj ręcznie
sit = Siadam tutaj
seat-bot = Posadź bota
seat-clear = Odeślij bota
seat-free = Wolne miejsce
seat-away = bez połączenia
start = Zaczynamy
start-not-yet = { $free ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[many] { $free } miejsc jest jeszcze wolnych
}
wait-for-host = { $name } rozpocznie partię, gdy wszyscy będą na miejscu.
add-here = Jeszcze ktoś na tym urządzeniu
join = Siadam do stołu

# Przy stole
players-here = Przy stole
score = Punkty:
is-to-move = teraz gra
your-turn = Twoja kolej, { $name }.
your-turn-short = Twoja kolej
waiting-for = Teraz { $names }.
just-a-moment = Chwileczkę…
paused = Przerwa przy stole.
over = Koniec partii.
time-left = Zostało:
log = Co się działo
log-empty = Jeszcze nic.
rules = Zasady
talk = Czat
talk-empty = Jeszcze nikt nic nie napisał.
talk-say = Napisz coś
talk-send = Wyślij
settings = Stół i ustawienia
theme = Motyw
theme-auto = Jak na urządzeniu
theme-light = Jasny
theme-dark = Ciemny
sounds = Dźwięki
motion = Animacje
pause = Przerwa
resume = Gramy dalej
leave = Odejdź od stołu
undo = Cofnij
undo-asked = { $name } chce cofnąć ruch.
undo-waiting = Ktoś chce cofnąć ruch; czekamy na zgodę pozostałych.
undo-yes = Proszę bardzo
undo-no = Raczej nie
hint = Podpowiedź
hint-show = Pokaż
hint-thinking = Niech pomyślę…
hint-chance = { $chance }% szans na wygraną (±{ $error })
hint-score = przewidywane punkty: { $score } (±{ $error })
hint-sure = { $won ->
    [yes] Wygrana, cokolwiek się stanie
   *[no] Przegrana, jeśli przeciwnik zagra dobrze
}
hint-others = { $count ->
    [one] Jedyny inny ruch wygląda słabiej.
    [few] Pozostałe { $count } ruchy wyglądają słabiej.
   *[many] Pozostałych { $count } ruchów wygląda słabiej.
}
hint-how = Obliczone z tego, co wiesz, przy założeniu, że wszyscy grają dalej rozsądnie. Wartość po ± to połowa 95-procentowego przedziału ufności.
why = Dlaczego?
why-rule = Dlaczego? Zasada { $rule }
line-lost = Połączenie zerwane. Łączymy się ponownie…
line-lost-sending = Połączenie zerwane. Wyślemy twój ruch, gdy połączenie wróci.
hand-on = Podaj urządzenie dalej: teraz gra { $name }.
hand-on-ready = To ja, { $name }
any-moves = Twoje ruchy
any-facts = Stół z punktu widzenia serwera

# Koniec
draw = Remis
won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają razem { $names }
   *[many] Wygrywają razem { $names }
}
won-you = { $count ->
    [0] Wygrywasz
   *[other] Wygrywacie razem: ty i { $names }
}
rematch = Jeszcze raz
try-again = Spróbuj jeszcze raz
again-yes = Tak, jeszcze raz
again-said = chce zagrać jeszcze raz
days-left = { $count ->
    [one] dzień
    [few] { $count } dni
   *[many] { $count } dni
}
log-laying = { $count ->
    [one] Przygotowanie gry (jedno zdarzenie)
    [few] Przygotowanie gry ({ $count } zdarzenia)
   *[many] Przygotowanie gry ({ $count } zdarzeń)
}
tie-broken = Tyle samo punktów: o miejscach decydują zasady rozstrzygania remisów.
account = Skąd te punkty
account-total = Razem
result = Wynik
last-result = Ostatni wynik
next-asked = Ktoś chce zagrać jeszcze raz.
next-begun = Następna partia już trwa.
look-at-table = Zobacz stół
look-back = Zobacz, jak było

# Rozmowa i dziennik
somebody = Ktoś
said = { $name }: { $text }
took-back = { $name } cofa ruch.
emote-hello = Cześć!
emote-well-played = Pięknie zagrane!
emote-thanks = Dziękuję!
emote-oops = Ojej!
emote-hurry = O rety, spóźnię się!
emote-laugh = Ha, ha!
emote-wow = Coraz dziwniej i dziwniej!
emote-tea = Jeszcze herbaty?
emote-goodbye = Do zobaczenia!
log-joined = { $name } dołącza do stołu.
log-left = { $name } odchodzi od stołu.
log-kicked = { $name } odchodzi na prośbę gospodarza.
log-seated = { $name } siada.
log-stood = { $name } zwalnia miejsce.
log-started = Partia się zaczyna.
log-ran-out = { $seat }: czas minął.
log-paused = { $name } prosi o przerwę.
log-resumed = Gramy dalej.
log-rematched = Stół nakryty do nowej partii.
log-closed = Stół jest zamknięty.
log-changed = { $name } zmienia ustalenia.
log-named = Ktoś nazywa się teraz { $name }.
log-handed-over = Gospodarzem stołu jest teraz { $name }.

# Sprawdzanie zapisu
lab-page = Laboratorium
history-page = Twoje partie
check-title = Sprawdź partię u siebie

# Strona główna
skip = Przejdź do gry
choose-game = W co gramy?
day-link = Rozdanie dnia
warm-up = Albo na rozgrzewkę:
play-now = Graj od razu
with-friends = Ze znajomymi…
blurb-adventures = Wyścig po ogrodzie: zbieraj ciasteczka i nie wpadnij do Króliczej Nory.
blurb-wordland = Powiedz słowo związane z tematem, zanim imbryk przestanie grać – byle bez zakazanych liter.
blurb-tea-time = Zbieraj gości ze stołu, ale uważaj: lustrzane odbicia mogą ci ich odebrać.
blurb-tea-for-two = Pojedynek przy herbacie: karta przeciw karcie, o gwiazdki i ciasta.
by-code = Masz kod?
by-code-how = Kod od znajomych.
tables-open = Stoły z wolnymi miejscami
tables-more = { $count ->
    [one] Pokaż jeszcze jeden stół
    [few] Pokaż jeszcze { $count } stoły
   *[other] Pokaż jeszcze { $count } stołów
}
seats-free = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
status-waiting = czeka na graczy
status-ready = zaraz się zacznie
status-may-begin = możesz zaczynać
status-playing = partia trwa
status-over = partia skończona: zobacz wynik albo zagraj jeszcze raz
status-your-turn = twoja kolej
status-closed = stół zamknięty
status-unknown = …

# Ustalenia przy stole
more-options = Więcej opcji
words-language = Język słów
children = Grają też dzieci
children-any = Bez swobodnych rozmów; do stołu dołączy tylko ten, kto ma link albo kod.
children-adventures = Po dwie karty na ręce i łatwiejsza Nora; bez swobodnych rozmów; do stołu dołączy tylko ten, kto ma link albo kod.
children-wordland = Tematy dla dzieci i jedna zakazana litera; bez swobodnych rozmów; do stołu dołączy tylko ten, kto ma link albo kod.
clock = Czas na ruch
clock-0 = Bez pośpiechu
clock-30 = 30 sekund
clock-90 = Półtorej minuty
clock-300 = 5 minut
clock-86400 = Doba
clock-259200 = Trzy doby
clock-other = { $seconds } s
late = Gdy czas minie
late-bot = Gra bot, dopóki gracz nie wróci
late-move = Bot robi tylko ten jeden ruch
chat = Jak rozmawiamy
chat-free = Swobodnie
chat-emotes = Gotowymi zwrotami
chat-off = Wcale
watch = Kto może oglądać
watch-anyone = Każdy, kto ma link
watch-people = Tylko ci, którzy dołączyli
watch-nobody = Tylko gracze
hints = Podpowiedzi
hints-how = Gdy przyjdzie twoja kolej, możesz zapytać, które ruchy wyglądają najlepiej.
listed = Stół otwarty dla wszystkich
listed-how = Dopóki są wolne miejsca, stół widać na stronie głównej.
option-open_hands = Otwarte karty
how-open_hands = Wszyscy widzą karty wszystkich: dobre na pierwszy raz.
option-easy_hole = Łatwiejsza Nora
how-easy_hole = Po nieudanej próbie można wyjść, zagrywając kartę.
option-advanced = Wariant zaawansowany
how-advanced = Z postaciami i ich zdolnościami.
option-madness = Zakazane litery
values-madness = { $value ->
    [0] Jak zwykle
   *[other] { $value }
}
option-seconds = Ile sekund gra imbryk
values-seconds = { $value ->
    [0] Jak zwykle
   *[other] { $value }
}
option-careful = Ostrożnie także na czacie
how-careful = Za zakazaną literę na czacie też się odpada.
option-need_winner = Tylko jeden zwycięzca
how-need_winner = Remis rozstrzyga karta punktacji z ostatniej rundy.
option-teapot = Wokół jednego ekranu
how-teapot = Wszyscy mówią na głos, a ekran jest imbrykiem.
agreed = Ustalenia
agreed-clock = Czas na ruch: { $clock }
agreed-late-move = Gdy czas minie, bot robi jeden ruch
agreed-watch-people = Oglądają tylko ci, którzy dołączyli
agreed-watch-nobody = Bez widzów
agreed-chat-emotes = Tylko gotowe zwroty
agreed-chat-off = Bez czatu
agreed-no-hints = Bez podpowiedzi
change = Zmień ustalenia
change-do = Zapisz zmiany

# Zapraszanie i rola gospodarza
invite = Zaproś
invited = { $name } zaprasza cię do stołu.
invitation = Zagrajmy w { $game_acc }! Kod stołu to { $code }.
code-to-tell = Kod dla znajomych
qr = Link do tego stołu jako kod QR
share = Udostępnij
consent-yes = Zgadzam się na losowania z innej partii
start-consent = { $people ->
    [one] Jedna osoba nie zgodziła się jeszcze na losowania z innej partii
    [few] { $people } osoby nie zgodziły się jeszcze na losowania z innej partii
   *[many] { $people } osób nie zgodziło się jeszcze na losowania z innej partii
}
borrowed-short = losowania z innej partii
words-opening = Trwa odsłanianie przypadkowych słów wszystkich graczy; zaraz potem zacznie się partia.
words-voided = Ktoś odszedł bez odsłonięcia swojego słowa, więc wszyscy dorzucili nowe.
luck-sealed = Losowania tej partii są już zapieczętowane. Po partii pieczęć zostanie otwarta i każdy będzie mógł ją sprawdzić.
seal = Pieczęć
seal-how = Cyfrowy odcisk wszystkich losowań tej partii, ogłoszony przed rozdaniem. To urządzenie go zapamięta i porówna na końcu.
word-added = To urządzenie dorzuciło do losowania własne przypadkowe słowo, więc nikt nie mógł ustawić rozdania.
seal-changed = Pieczęć tej partii jest inna niż ta, którą to urządzenie widziało przed rozdaniem. Ktoś mógł ustawić rozdanie; zachowaj zapis.
word-missing = W losowaniu tej partii brakuje słowa, które dorzuciło to urządzenie, choć serwer je przyjął. Ktoś mógł ustawić rozdanie; zachowaj zapis.
fill-bots = { $free ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $free } wolnych miejscach
   *[many] Posadź boty na { $free } wolnych miejscach
}
their-name = Imię
add-here-do = Dodaj
host = gospodarz
you = ty
bot-stands-in = gra bot
play-again = Wracam do gry
let-bot = Niech bot zagra za mnie
let-bot-them = Niech gra bot
host-silent = Gospodarz stołu ({ $name }) może już nie wrócić. Jeśli przez godzinę się nie odezwie, jego rolę może przejąć każdy z graczy.
take-over = Przejmij rolę gospodarza
pause-long = Przerwa się przedłuża: każdy z graczy może ją zakończyć.
block = Zablokuj
unblock = Odblokuj
blocked = wiadomości ukryte
report = Zgłoś…
report-why = Co jest nie tak?
report-words = Obraźliwe wiadomości
report-name = Niestosowne imię
report-cheating = Oszukiwanie
report-other = Coś innego
report-more = Szczegóły (nieobowiązkowo)
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Zgłoszenie przeczyta osoba, która prowadzi ten serwer; nikt przy stole się o nim nie dowie.
silence = Wycisz dla wszystkich
unsilence = Pozwól znowu pisać
silenced = nie może pisać
person-more = { $name }: więcej
rename = Zmień moje imię
stand = Wstaję i tylko oglądam
stand-playing = Wstaję; dalej gra bot
give = Oddaj
give-chair = Oddaj miejsce tej osobie
give-which = Czyje miejsce oddać
give-seat-of = Oddaj miejsce, na którym siedzi { $name }
give-own-which = Komu oddać moje miejsce
give-own = Moje miejsce dostaje { $name }
hand-over = Oddaj rolę gospodarza
kick = Wyproś
joined-only = Przy stole, ale bez miejsca
sure = { $label }: na pewno?
onlookers = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
at-table = Przy tym stole
close-table = Zamknij stół
other-device = Graj na innym urządzeniu
other-device-how = Ten link to twoje miejsce przy stole: otwórz go na innym urządzeniu i graj dalej. Nie dawaj go nikomu.
own-link = Skopiuj mój link
new-link = Nowy link dla mnie
new-link-how = Gdy utworzysz nowy link, stare przestaną działać. Na tym urządzeniu nic nie musisz robić.
new-link-done = Masz nowy link; stare już nie działają.
this-device = Na tym urządzeniu
notices = Daj znać, gdy przyjdzie moja kolej
notices-how = Gdy ta strona jest w tle, a jeśli serwer to potrafi, także gdy jest zamknięta.
webhook = Adres wywoływany, gdy przyjdzie twoja kolej
webhook-save = Zapisz adres
webhook-end = Usuń adres
webhook-how = Jeśli masz własną usługę, damy jej znać, gdy przyjdzie twoja kolej, a ciebie nie będzie przy stole.
webhook-on = Usługa dostaje wiadomość, gdy przychodzi twoja kolej, a ciebie nie ma przy stole; dotyczy to wszystkich stołów, przy których grasz na tym urządzeniu.
talk-unread = { $count ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
   *[many] Czat, { $count } nowych wiadomości
}
emotes = Gotowe zwroty
question = Twoja decyzja
record-save = Zapisz przebieg partii
record-check = Sprawdź partię u siebie

# Zasady
learn = Pierwsza gra
learn-none = Do tej gry nie ma jeszcze lekcji, za to zasady są krótkie.
learn-step = Krok { $at } z { $of }
learn-other = To dobry pomysł na później; teraz zrób to, o co prosi lekcja.
tv = Pokaż stół na dużym ekranie
no-network = Brak sieci. Do gry potrzebne jest połączenie; strona połączy się sama.
play-it = Zagraj
howto = Jak grać
howto-part = { $part ->
    [aim] Cel gry
    [turn] Przebieg gry
    [special] Zasady szczególne
    [end] Koniec gry
   *[scoring] Punktacja
}
rules-in-full = Wszystkie zasady po kolei
rules-search = Szukaj słowa albo numeru
rules-found = { $count ->
    [one] Znaleziono jedną zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
rules-none = Żadna zasada o tym nie mówi.
rules-kinds = Pokaż tylko
kind-book = Z instrukcji
kind-ruling = Nasze rozstrzygnięcia
kind-ruling-how = Instrukcja milczy albo sama sobie przeczy, więc trzeba było zdecydować.
kind-rebuilt = Odtworzone przez nas
kind-rebuilt-how = Instrukcja o tym milczy albo pokazuje to tylko na obrazku; uzupełniliśmy to sami.
rebuilt-adventures-characters = Postacie graczy: instrukcja wymienia Kapelusznika i Królową Kier, a my dodaliśmy Alicję i Białego Królika.
rebuilt-adventures-spaces = Które z dwunastu pól są specjalne. W instrukcji jest obrazek, ale nie ma listy.
rebuilt-adventures-numbers = Liczby na polach, ważne przy Małych Ciasteczkach.
rebuilt-wordland-scoring = Punkty na kartach punktacji, osobno dla każdej liczby graczy.
rebuilt-wordland-lexicon = Tematy oraz litery na kartach każdego koloru, dla każdego języka przygotowane od zera.
rebuilt-tea-time-characters = Szósta postać. Instrukcja wymienia pięć.
rebuilt-tea-for-two-start_stars = Gwiazdki: po jednej na każdej karcie początkowych talii, a na Białych Królikach z puli żadnej.
rebuilt-tea-for-two-stack_stars = Gwiazdki na kartach pięciu stosów: w każdym 1, 1, 2, 2 i 3.
rebuilt-tea-for-two-watch = Kolejność pięciu pól na tarczy zegarka.
rebuilt-tea-for-two-missions = Które dwie misje są na jednej płytce.
