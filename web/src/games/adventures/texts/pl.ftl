# Stół Przygód w przeglądarce

board = Ścieżka w ogrodzie, zgodnie z ruchem wskazówek od Herbatki
stone = { $number ->
    [one] { $space }; wskazówka daje tu jedno małe ciasteczko.
    [few] { $space }; wskazówka daje tu { $number } małe ciasteczka.
   *[many] { $space }; wskazówka daje tu { $number } małych ciasteczek.
}
stone-pawn = { $state ->
    [fallen] W Norze siedzi { $name }.
    [large] Stoi tu { $name }, duży pionek.
   *[small] Stoi tu { $name }.
}
stone-open = { $number ->
    [one] Dojdziesz tu jednym krokiem.
    [few] Dojdziesz tu za { $number } kroki.
   *[many] Dojdziesz tu za { $number } kroków.
}
face-up = Odkryte ciasteczko: { $points }
face-up-none = Żadne ciasteczko nie leży odkryte
stack = { $count ->
    [0] Stos jest pusty
    [one] Jedno zakryte ciasteczko
    [few] { $count } zakryte ciasteczka
   *[many] { $count } zakrytych ciasteczek
}
pool = { $count ->
    [0] Małych ciasteczek już nie ma
    [one] Zostało jedno małe ciasteczko
    [few] Zostały { $count } małe ciasteczka
   *[many] Zostało { $count } małych ciasteczek
}
winnings = { $large ->
    [one] Jedno duże ciasteczko, małe: { $small }
    [few] { $large } duże ciasteczka, małe: { $small }
   *[many] { $large } dużych ciasteczek, małe: { $small }
}
held = { $pile ->
    [one] Na ręce: { $hand }, w talii jedna karta
    [few] Na ręce: { $hand }, w talii { $pile } karty
   *[many] Na ręce: { $hand }, w talii { $pile } kart
}
pile = { $count ->
    [0] Twoja talia jest pusta
    [one] Jedna karta w twojej talii
    [few] { $count } karty w twojej talii
   *[many] { $count } kart w twojej talii
}
your-hand = Twoje karty
your-score = Twoje punkty
hand-left = Lewa karta: { $card }
hand-centre = Środkowa karta, trzyma ją wstążka: { $card }
hand-right = Prawa karta: { $card }
numbers = Jak daleko
note-in-hole = w Norze
note-large = duży pionek
note-turn = teraz gra
note-away = poza stołem
points-of = Punkty

# O co pytamy
ask-card = Zagraj lewą albo prawą kartę
ask-last-card = Zagraj ostatnią kartę
ask-hole = W Norze karta daje zakręcenia: zagraj lewą albo prawą
ask-walk-out = Zagraj kartę: wyjdź z Nory albo zakręć
ask-joker = Ile ma znaczyć Joker?
ask-joker-spins = Ile zakręceń ma dać Joker?
ask-cookie = Podano herbatę! Które ciasteczko bierzesz?
ask-shown = Wskazówka pokazuje: { $space }.
ask-why = Dlaczego?
do-left = Lewa: { $card }
do-right = Prawa: { $card }
do-only = Wybierz: { $card }
do-play = Zagraj { $number }
do-spin = { $number ->
    [one] Zagraj: jedno zakręcenie
    [few] Zagraj: do { $number } zakręceń
   *[many] Zagraj: do { $number } zakręceń
}
do-cancel = Jednak nie ta
do-accept = Idę tam
do-again = Kręcę dalej (zostało { $number })
do-face-up = Odkryte { $points } ({ $score })
do-unseen = Zakryte ({ $score })
purpose-walk = Idź
purpose-spin = Zakręć

# Co by się stało
effect-walk = Idziesz { $onto }.
effect-cat = Kot posyła cię dalej { $onto }.
effect-pass = Mijasz Herbatkę i bierzesz ciasteczko o wartości { $points }.
effect-tea = Tam wybierzesz ciasteczko.
effect-cookies = Kręcisz o małe ciasteczka.
effect-fall = Wpadasz do środka!
effect-shrink = Znów malejesz.
effect-grow = Rośniesz.
effect-grow-other = Rośniesz, a { $seat } maleje.
effect-grow-drop = Rośniesz, a { $seat } wpada do Nory.
effect-spins = { $number ->
    [one] Jedno zakręcenie i bierzesz, co wypadnie.
    [few] Do { $number } zakręceń; przestań, gdy spodoba ci się pole.
   *[many] Do { $number } zakręceń; przestań, gdy spodoba ci się pole.
}
cant-reach = Żadna z kart tam nie prowadzi.
cant-walk = Z Nory prowadzi tylko wskazówka: zagraj kartę, żeby kręcić.

# Pierwsza partia
lesson-title = Spacer po ogrodzie
lesson-welcome = Witaj w ogrodzie! Ścigamy się dookoła i zbieramy ciasteczka. Karty stoją w rzędzie, a środkową trzyma wstążka. Stuknij lewą kartę, trójkę.
lesson-cat = Widzisz ducha? Trzy kroki prowadzą do Kota z Cheshire, a Kot posyła dalej o tyle samo. Zagraj trójkę.
lesson-draw = Między karty trafiła nowa i trzyma ją wstążka. Teraz jedynka z prawej: kamień, na którym ktoś stoi, jest zajęty, więc idziesz o jeden dalej. Zagraj ją.
lesson-pass = Ciasteczko w górnym rogu leży odkryte. Kto mija Herbatkę, od razu je bierze. Twoja piątka wystarczy: zagraj ją.
lesson-caterpillar = Dwa kroki dalej siedzi Gąsienica. U niej rośniesz, a z dużym pionkiem możesz do każdej karty dodać 1. Zagraj dwójkę.
lesson-plus = Pionek jest duży! Stuknij czwórkę: może znaczyć 4 albo 5. Piątka kończy się dokładnie przy stole. Wybierz 4 + 1 i zagraj.
lesson-tea = Kto staje na Herbatce, wybiera: ciasteczko odkryte albo to z wierzchu stosu, w ciemno. Weź odkrytą piątkę.
lesson-small = Patera: wskazówka się kręci, a ty bierzesz tyle małych ciasteczek, ile pokaże. Zagraj trójkę.
lesson-hole = A to Królicza Nora: małe pionki w nią wpadają. Tu karta oznacza zakręcenia. Zagraj Jokera jako 3.
lesson-choose = Wskazówka pokazuje, dokąd możesz pójść. Za mało? Zakręć jeszcze raz, ale odrzucone pole przepada. Teraz idź do patery.
lesson-end = To wszystko. Gdy każdy zagra jedenaście kart, wygrywa najwięcej punktów. Smacznej herbaty!
lesson-not-that = Jeszcze nie to; spróbuj tak, jak mówi tekst.
