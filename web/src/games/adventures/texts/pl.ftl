# Stół Przygód w przeglądarce

ui-board = Ścieżka w ogrodzie, zgodnie z ruchem wskazówek od Herbatki
ui-stone = { $number ->
    [one] { $space }; wskazówka daje tu jedno małe ciasteczko.
    [few] { $space }; wskazówka daje tu { $number } małe ciasteczka.
   *[many] { $space }; wskazówka daje tu { $number } małych ciasteczek.
}
ui-stone-pawn = { $state ->
    [fallen] W Norze siedzi { $name }.
    [large] Stoi tu { $name }, duży pionek.
   *[small] Stoi tu { $name }.
}
ui-stone-open = { $number ->
    [one] Dojdziesz tu jednym krokiem.
    [few] Dojdziesz tu za { $number } kroki.
   *[many] Dojdziesz tu za { $number } kroków.
}
ui-face-up = Odkryte ciasteczko: { $points }
ui-face-up-none = Żadne ciasteczko nie leży odkryte
ui-stack = { $count ->
    [0] Stos jest pusty
    [one] Jedno zakryte ciasteczko
    [few] { $count } zakryte ciasteczka
   *[many] { $count } zakrytych ciasteczek
}
ui-pool = { $count ->
    [0] Małych ciasteczek już nie ma
    [one] Zostało jedno małe ciasteczko
    [few] Zostały { $count } małe ciasteczka
   *[many] Zostało { $count } małych ciasteczek
}
ui-winnings = { $large ->
    [one] Jedno duże ciasteczko, małe: { $small }
    [few] { $large } duże ciasteczka, małe: { $small }
   *[many] { $large } dużych ciasteczek, małe: { $small }
}
ui-held = { $pile ->
    [one] Na ręce: { $hand }, w talii jedna karta
    [few] Na ręce: { $hand }, w talii { $pile } karty
   *[many] Na ręce: { $hand }, w talii { $pile } kart
}
ui-pile = { $count ->
    [0] Twoja talia jest pusta
    [one] Jedna karta w twojej talii
    [few] { $count } karty w twojej talii
   *[many] { $count } kart w twojej talii
}
ui-your-hand = Twoje karty
ui-your-score = Twoje punkty
ui-joker = Joker, 1–5
ui-hand-left = Lewa karta: { $card }
ui-hand-centre = Środkowa karta, trzyma ją wstążka: { $card }
ui-hand-right = Prawa karta: { $card }
ui-numbers = Jak daleko
ui-note-in-hole = w Norze
ui-note-large = duży pionek
ui-note-larger = może iść o krok dalej
ui-note-turn = teraz gra
ui-note-away = poza stołem
ui-points-of = Punkty
ui-from-large = duże ciasteczka
ui-from-small = małe ciasteczka

# O co pytamy
ui-ask-card = Zagraj lewą albo prawą kartę
ui-ask-last-card = Zagraj ostatnią kartę
ui-ask-hole = W Norze karta daje zakręcenia: zagraj lewą albo prawą
ui-ask-walk-out = Zagraj kartę: wyjdź z Nory albo zakręć
ui-ask-joker = Ile ma znaczyć Joker?
ui-ask-joker-spins = Ile zakręceń ma dać Joker?
ui-ask-larger = Twój pionek jest duży: idź tyle albo o krok dalej.
ui-ask-cookie = Podano herbatę! Które ciasteczko bierzesz?
ui-ask-shown = Wskazówka pokazuje: { $space }.
ui-ask-why = Dlaczego?
ui-do-left = Lewa: { $card }
ui-do-right = Prawa: { $card }
ui-do-only = Wybierz: { $card }
ui-do-play = Zagraj { $number }
ui-do-spin = { $number ->
    [one] Zagraj: jedno zakręcenie
    [few] Zagraj: do { $number } zakręceń
   *[many] Zagraj: do { $number } zakręceń
}
ui-do-cancel = Jednak nie ta
ui-do-accept = Idę tam
ui-do-again = Kręcę dalej (zostało { $number })
ui-do-face-up = Odkryte { $points } ({ $score })
ui-do-unseen = Zakryte ({ $score })
ui-purpose-walk = Idź
ui-purpose-spin = Zakręć

# Co by się stało
ui-effect-walk = Idziesz { $onto }.
ui-effect-cat = Kot posyła cię dalej { $onto }.
ui-effect-pass = Mijasz Herbatkę i bierzesz ciasteczko o wartości { $points }.
ui-effect-tea = Tam wybierzesz ciasteczko.
ui-effect-cookies = Kręcisz o małe ciasteczka.
ui-effect-fall = Wpadasz do środka!
ui-effect-shrink = Znów malejesz.
ui-effect-grow = Rośniesz.
ui-effect-grow-other = Rośniesz, a { $seat } maleje.
ui-effect-grow-drop = Rośniesz, a { $seat } wpada do Nory.
ui-effect-spins = { $number ->
    [one] Jedno zakręcenie i bierzesz, co wypadnie.
    [few] Do { $number } zakręceń; przestań, gdy spodoba ci się pole.
   *[many] Do { $number } zakręceń; przestań, gdy spodoba ci się pole.
}
ui-cant-reach = Żadna z kart tam nie prowadzi.
ui-cant-walk = Z Nory prowadzi tylko wskazówka: zagraj kartę, żeby kręcić.

# Pierwsza partia
ui-lesson-welcome = Witaj w ogrodzie! Karty stoją w rzędzie, a środkową trzyma wstążka. Stuknij trójkę: duch pokaże, jak Kot z Cheshire posyła cię dalej o tyle samo. Zagraj ją.
ui-lesson-on = W środek trafiła nowa karta. Zagraj teraz jedynkę z prawej. Tamten kamień jest zajęty, więc idziesz na następny wolny, a tam wskazówka kręci się o małe ciasteczka.
ui-lesson-caterpillar = Trzy małe ciasteczka, każde za punkt! Dwa kroki dalej siedzi Gąsienica, u której się rośnie. Zagraj dwójkę.
ui-lesson-plus = Kapelusznik minął Herbatkę i zabrał odkryte ciasteczko. Twój pionek jest teraz duży i każda karta może znaczyć o 1 więcej: stuknij jedynkę, wybierz 1+1 i stań przy stole.
ui-lesson-tea = Kto tu staje, wybiera: ciasteczko odkryte albo to z wierzchu stosu, w ciemno. Weź odkrytą piątkę.
ui-lesson-hole = Królicza Nora połyka małe pionki, ale twój jest duży. Zagraj piątkę i stań tuż nad nią.
ui-lesson-fallen = Ojej: Kapelusznik urósł, duży pionek może być tylko jeden, więc twój zmalał i wpadł. Tu na dole karta daje zakręcenia. Zagraj Jokera jako 3.
ui-lesson-accept = Pierwsze zakręcenie wskazało zajęty kamień, więc było powtórzone. Teraz to kamień tuż za tobą: droga prowadzi dookoła, obok Herbatki. Idź tam!
ui-lesson-end = I to wszystko. Gdy każdy zagra jedenaście kart, wygrywa najwięcej punktów. Uważaj na Norę i smacznej herbaty!
