title = Curiouser
motto = Cztery gry z Krainy Czarów, a na herbatę i tak wszyscy spóźnieni.
home = Strona główna
back = Wróć
close = Zamknij
language = Język
offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
too-long = To za długie dla serwera.
strange-answer = Serwer odpowiedział coś niezrozumiałego ({ $status }). Spróbuj za chwilę.
nothing-here = Pod tym adresem nic nie ma. Może po drodze zgubił się kawałek linku: poproś o niego jeszcze raz.
updated = Curiouser ma nową wersję: odśwież stronę.
reload = Odśwież
opening = Nakrywamy do stołu …
closed = Ten stół jest zamknięty.
no-table = Tego stołu już nie ma.
no-game = Takiej gry tu nie ma.
nothing-to-see = Na ten stół mogą patrzeć tylko grający.

# Games
game-adventures = Przygody
game-tea-for-two = Herbatka dla dwojga
game-tea-time = Herbatka
game-tic-tac-toe = Kółko i krzyżyk
game-wordland = Kraina słów
players = { $range ->
    [one] Dla { $least } osób
   *[more] Od { $least } do { $most } osób
}

# A new table
tables-left = Wróć do swoich stołów
code = Kod
code-enter = Siadam
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
variant = Wariant z laboratorium: niektóre liczby z pudełka są tu inne.
how-many = Ile osób gra
bots = Jak dobrze grają boty
bot-uniform = Marzyciel: gra byle co
bot-greedy = Prędki: bierze, co się świeci
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
play-people = Nakryj stół dla znajomych

# The waiting room
waiting-room = Przed partią
copy = Skopiuj link
copied = Skopiowano
copy-by-hand = Do skopiowania ręcznie
sit = Siadam tutaj
seat-bot = Posadź bota
seat-clear = Odpraw bota
seat-free = Wolne miejsce
seat-away = poza stołem
start = Zaczynamy
start-not-yet = { $free ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[many] { $free } miejsc jest jeszcze wolnych
}
wait-for-host = { $name } zacznie, gdy wszyscy będą na miejscu.
add-here = Jeszcze jedna osoba na tym urządzeniu
join = Siadam do stołu

# At the table
players-here = Przy stole
score = Punkty:
is-to-move = na ruchu
your-turn = Twoja kolej, { $name }.
your-turn-short = Twoja kolej
waiting-for = Teraz kolej na: { $names }.
just-a-moment = Chwileczkę …
paused = Przerwa przy stole.
over = Koniec partii.
time-left = Zostało:
log = Co się działo
log-empty = Jeszcze nic.
rules = Zasady
talk = Rozmowa
talk-empty = Jeszcze nikt nic nie powiedział.
talk-say = Powiedz coś
talk-send = Powiedz
settings = Stół i ustawienia
theme = Jasno czy ciemno
theme-auto = Jak urządzenie
theme-light = Jasno
theme-dark = Ciemno
sounds = Dźwięki
motion = Ruch na ekranie
pause = Przerwa
resume = Gramy dalej
leave = Odejdź od stołu
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie ruchu.
undo-waiting = Ktoś prosi o cofnięcie ruchu, czekamy na odpowiedź.
undo-yes = Proszę bardzo
undo-no = Raczej nie
hint = Podpowiedź
hint-show = Pokaż
hint-thinking = Niech pomyślę …
hint-chance = { $chance } % na wygraną (± { $error })
hint-score = punkty na koniec: { $score } (± { $error })
hint-sure = { $won ->
    [yes] Wygrana, cokolwiek się stanie
   *[no] Przegrana, jeśli druga strona zagra dobrze
}
hint-others = { $count ->
    [one] Jeszcze jeden ruch wygląda słabiej.
    [few] Pozostałe { $count } ruchy wyglądają słabiej.
   *[many] Pozostałych { $count } ruchów wygląda słabiej.
}
hint-how = Na podstawie tego, co wiesz, gdy wszyscy grają dalej rozsądnie. ± to połowa przedziału 95 %.
why = Dlaczego?
why-rule = Dlaczego? Zasada { $rule }
line-lost = Połączenie zerwane. Próbujemy dalej …
line-lost-sending = Połączenie zerwane. Twój ruch czeka i zostanie wysłany.
hand-on = Podaj urządzenie dalej: teraz { $name }.
hand-on-ready = To ja, { $name }
any-moves = Twoje ruchy
any-facts = Stół tak, jak go widzi serwer

# The end
draw = Remis
won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają: { $names }
   *[many] Wspólnie wygrywają: { $names }
}
won-you = { $count ->
    [0] Wygrywasz
   *[other] Wygrywasz, a razem z tobą: { $names }
}
rematch = Jeszcze raz
try-again = Spróbuj jeszcze raz
again-yes = Tak, jeszcze raz
again-said = chce jeszcze raz
days-left = { $count ->
    [one] dzień
    [few] { $count } dni
   *[many] { $count } dni
}
log-laying = { $count ->
    [one] Stół nakryty: jedna linijka
    [few] Stół nakryty: { $count } linijki
   *[many] Stół nakryty: { $count } linijek
}
tie-broken = Tyle samo punktów: o kolejności rozstrzygają zasady.
account = Skąd są punkty
account-total = Razem
result = Wynik
last-result = Ostatni wynik
next-asked = Ktoś chce zagrać jeszcze raz.
next-begun = Następna partia już trwa.
look-at-table = Popatrz na stół
look-back = Zobacz, jak było

# Talk and the log
somebody = Ktoś
said = { $name }: { $text }
took-back = { $name } cofa ruch.
emote-hello = Cześć!
emote-well-played = Pięknie zagrane!
emote-thanks = Dziękuję!
emote-oops = Ojej!
emote-hurry = Późno, późno!
emote-laugh = Ha, ha!
emote-wow = Coraz ciekawiej!
emote-tea = Jeszcze herbaty?
emote-goodbye = Do zobaczenia!
log-joined = { $name } przychodzi do stołu.
log-left = { $name } odchodzi od stołu.
log-kicked = { $name } musi odejść od stołu.
log-seated = { $name } siada.
log-stood = { $name } zwalnia krzesło.
log-started = Partia się zaczyna.
log-ran-out = Czas minął: { $seat }.
log-paused = { $name } prosi o przerwę.
log-resumed = Gramy dalej.
log-rematched = Nakryte do nowej partii.
log-closed = Stół jest zamknięty.
log-changed = { $name } zmienia ustalenia przy stole.
log-named = Ktoś nazywa się teraz { $name }.
log-handed-over = Rolę gospodarza ma teraz { $name }.

# Sprawdzanie zapisu
lab-page = Laboratorium
history-page = Twoje partie
check-title = Sprawdź to samodzielnie

# The first page
skip = Przejdź do gry
choose-game = W co gramy?
day-link = Rozdanie dnia
warm-up = Albo na rozgrzewkę:
play-now = Graj od razu
with-friends = Ze znajomymi …
blurb-adventures = Wyścig ogrodową ścieżką: zbieraj ciastka i uważaj na norę.
blurb-wordland = Powiedz słowo na temat, zanim czajnik zagwiżdże, i bez zakazanych liter.
blurb-tea-time = Zapraszaj gości od stołu; ich lustrzane odbicia zabiorą ich z powrotem.
blurb-tea-for-two = Pojedynek dwóch czajników: karta na kartę, ciastko za ciastkiem.
by-code = Masz kod?
by-code-how = Cztery litery od znajomych.
tables-open = Stoły z wolnymi krzesłami
tables-more = { $count ->
    [one] Pokaż jeszcze jeden stół
    [few] Pokaż jeszcze { $count } stoły
   *[other] Pokaż jeszcze { $count } stołów
}
seats-free = { $free ->
    [one] jedno wolne krzesło
    [few] { $free } wolne krzesła
   *[many] { $free } wolnych krzeseł
}
status-waiting = czeka na graczy
status-ready = zaraz się zacznie
status-may-begin = możesz zaczynać
status-playing = partia trwa
status-over = zakończona: zobacz wynik albo zagraj jeszcze raz
status-your-turn = twoja kolej
status-closed = zamknięty
status-unknown = …

# What a table agrees on
more-options = Więcej możliwości
words-language = Język słów
children = Grają też dzieci
children-any = Bez swobodnych rozmów; do stołu przyjdzie tylko ten, kto ma link albo kod.
children-adventures = Po dwie karty na ręce i łatwiejsza nora; bez swobodnych rozmów; do stołu przyjdzie tylko ten, kto ma link albo kod.
children-wordland = Tematy dla dzieci i jedna zakazana litera; bez swobodnych rozmów; do stołu przyjdzie tylko ten, kto ma link albo kod.
clock = Czas na ruch
clock-0 = Bez pośpiechu
clock-30 = 30 sekund
clock-90 = Półtorej minuty
clock-300 = 5 minut
clock-86400 = Doba
clock-259200 = Trzy doby
clock-other = { $seconds } s
late = Gdy czas minie
late-bot = Gra bot, aż ktoś wróci
late-move = Bot robi tylko ten jeden ruch
chat = Jak rozmawiamy
chat-free = Swobodnie
chat-emotes = Gotowymi zwrotami
chat-off = Wcale
watch = Kto może patrzeć
watch-anyone = Każdy, kto ma link
watch-people = Ci, którzy dołączyli
watch-nobody = Tylko grający
hints = Podpowiedzi
hints-how = Przy ruchu można zapytać, które zagrania wyglądają najlepiej.
listed = Otwarty dla wszystkich
listed-how = Póki są wolne krzesła, stół widać na stronie głównej.
option-open_hands = Odkryte karty
how-open_hands = Wszyscy widzą wszystkie karty: dobre na pierwszy raz.
option-easy_hole = Łatwiejsza nora
how-easy_hole = Po nieudanej próbie można wyjść za kartę.
option-advanced = Gra zaawansowana
how-advanced = Z postaciami i ich mocami.
option-madness = Zakazane litery
values-madness = { $value ->
    [0] Jak zwykle
   *[other] { $value }
}
option-seconds = Sekundy na czajniku
values-seconds = { $value ->
    [0] Jak zwykle
   *[other] { $value }
}
option-careful = Ostrożnie też w rozmowie
how-careful = Zakazana litera w rozmowie też kończy rundę.
option-need_winner = Wygrywa jedna osoba
how-need_winner = O remisie rozstrzyga ostatnia karta punktów.
option-teapot = Wokół jednego ekranu
how-teapot = Wszyscy mówią na głos, ekran jest czajnikiem.
agreed = Ustalenia
agreed-clock = Czas na ruch: { $clock }
agreed-late-move = Gdy czas minie, bot robi jeden ruch
agreed-watch-people = Patrzą tylko ci, którzy dołączyli
agreed-watch-nobody = Nikt nie patrzy
agreed-chat-emotes = Tylko gotowe zwroty
agreed-chat-off = Bez rozmów
agreed-no-hints = Bez podpowiedzi
change = Zmień ustalenia
change-do = Tak gramy

# Inviting and hosting
invite = Zaproś
invited = { $name } nakrywa dla ciebie do stołu.
invitation = Zagrajmy: { $game }! Kod stołu to { $code }.
code-to-tell = Kod dla znajomych
qr = Link do tego stołu jako kod QR
share = Udostępnij
luck-sealed = Los tej partii jest już zapieczętowany. Na końcu pieczęć się otworzy i każdy może ją sprawdzić.
seal = Pieczęć
seal-how = Odcisk całego losu tej partii, ogłoszony przed rozdaniem. To urządzenie go pamięta i porówna na końcu.
word-added = To urządzenie dorzuciło własne losowe słowo: nikt nie mógł wybrać losu wcześniej.
seal-changed = Pieczęć tej partii nie jest tą, którą to urządzenie widziało przed rozdaniem. Ktoś mógł wybrać jej los; zachowaj zapis.
word-missing = W losie tej partii brakuje słowa, które dorzuciło to urządzenie, choć serwer je przyjął. Ktoś mógł wybrać los; zachowaj zapis.
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
let-bot-them = Niech dalej gra bot
host-silent = { $name }, gospodarz stołu, być może już nie wróci. Po godzinie ciszy każdy z graczy może przejąć jego rolę.
take-over = Przejmij rolę gospodarza
pause-long = Przerwa trwa długo: każdy z graczy może ją zakończyć.
mute = Wycisz rozmowę
unmute = Słuchaj znowu
silence = Wycisz dla wszystkich
unsilence = Pozwól znowu mówić
silenced = bez głosu
person-more = Więcej o: { $name }
rename = Zmień moje imię
stand = Wstaję i patrzę
stand-playing = Wstaję, dalej gra bot
give = Oddaj
give-chair = Daj krzesło
give-which = Czyje krzesło dać
give-seat-of = Daj krzesło, na którym siedzi { $name }
give-own-which = Komu oddać moje krzesło
give-own = Oddaję krzesło: { $name }
hand-over = Oddaj rolę gospodarza
kick = Wyproś
joined-only = Przy stole bez krzesła
sure = { $label }: na pewno?
onlookers = { $count ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
   *[many] Patrzy { $count } osób.
}
at-table = Przy tym stole
close-table = Zamknij stół
other-device = Graj gdzie indziej
other-device-how = Ten link to twoje miejsce: otwórz go na innym urządzeniu i graj dalej. Nie dawaj go nikomu.
own-link = Skopiuj mój link
new-link = Nowy link dla mnie
new-link-how = Z nowym linkiem stare przestają działać. To urządzenie gra dalej samo.
new-link-done = Masz nowy link; stare już nie działają.
this-device = Na tym urządzeniu
notices = Daj znać, gdy moja kolej
notices-how = Kiedy patrzysz gdzie indziej, a jeśli serwer potrafi, także gdy ta strona jest zamknięta.
webhook = Adres na moją kolej
webhook-save = Wywołuj
webhook-end = Już nie wywołuj
webhook-how = Dla tych, którzy mają własną usługę: dowie się o twojej kolejce, gdy cię nie ma.
webhook-on = Usługa dowiaduje się o twojej kolejce, gdy cię nie ma, z każdego stołu, przy którym siedzisz na tym urządzeniu.
talk-unread = { $count ->
    [one] Rozmowa, jedna nowa wypowiedź
    [few] Rozmowa, { $count } nowe wypowiedzi
   *[many] Rozmowa, { $count } nowych wypowiedzi
}
emotes = Powiedz to szybko
question = O co chodzi teraz
record-save = Zapisz przebieg partii
record-check = Sprawdź to samodzielnie

# Rules
learn = Pierwsza gra
learn-none = Tu nie ma jeszcze lekcji, za to zasady są krótkie.
learn-step = Krok { $at } z { $of }
learn-other = Dobry pomysł na później; teraz zrób to, o co prosi lekcja.
tv = Pokaż stół na dużym ekranie
no-network = Nie ma sieci. Do gry potrzebne jest połączenie; strona wróci sama.
play-it = Zagraj
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
kind-ruling-how = Tu instrukcja milczy albo mówi dwie rzeczy naraz, więc trzeba było zdecydować.
kind-rebuilt = Odtworzone przez nas
kind-rebuilt-how = To, co instrukcja pokazuje tylko na obrazku albo wcale; uzupełniliśmy to sami.
rebuilt-adventures-characters = Kto gra: instrukcja wymienia Kapelusznika i Królową, Alicję i Białego Królika dodaliśmy my.
rebuilt-adventures-spaces = Które z dwunastu pól jest którym. W instrukcji jest obrazek, ale nie ma listy.
rebuilt-adventures-numbers = Liczby na polach, które wskazówka odczytuje przy Małych Ciasteczkach.
rebuilt-wordland-scoring = Punkty na kartach punktacji, osobno dla każdej liczby graczy.
rebuilt-wordland-lexicon = Tematy oraz to, ile razy każda litera jest w stosie; w każdym języku od zera.
rebuilt-tea-time-characters = Szósta postać. Instrukcja wymienia pięć.
rebuilt-tea-for-two-start_stars = Gwiazdki na kartach pierwszych talii: po jednej, a na Białym Króliku żadnej.
rebuilt-tea-for-two-stack_stars = Gwiazdki na kartach pięciu stosów: w każdym 1, 1, 2, 2 i 3.
rebuilt-tea-for-two-watch = Kolejność pięciu pól na tarczy zegarka.
rebuilt-tea-for-two-missions = Które dwie misje są na jednej płytce.
