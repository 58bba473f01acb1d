title = Curiouser
motto = Cztery gry z Krainy Czarów, a na herbatę i tak wszyscy spóźnieni.
home = Strona główna
back = Wróć
close = Zamknij
language = Język
offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
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
name-usual = Alicja
how-many = Ile osób gra
bots = Boty
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
sit = Siadam tutaj
seat-bot = Posadź bota
seat-clear = Zwolnij miejsce
seat-free = Wolne
seat-away = poza stołem
start = Zaczynamy
start-not-yet = Są jeszcze wolne miejsca
wait-for-host = Partia zacznie się, gdy wszyscy będą na miejscu.
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
ruling = Nasze rozstrzygnięcie tam, gdzie instrukcja milczy.
talk = Rozmowa
talk-empty = Jeszcze nikt nic nie powiedział.
talk-say = Powiedz coś
talk-send = Powiedz
settings = Ustawienia
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
rematch = Jeszcze raz
look-at-table = Popatrz na stół

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
log-joined = { $name } siada do stołu.
log-left = { $name } odchodzi od stołu.
log-kicked = { $name } musi odejść od stołu.
log-started = Partia się zaczyna.
log-ran-out = Czas minął: { $seat }.
log-paused = { $name } prosi o przerwę.
log-resumed = Gramy dalej.
log-rematched = Nakryte do nowej partii.
log-closed = Stół jest zamknięty.
