# Stół Przygód w przeglądarce

ui-board = Ścieżka w ogrodzie, od Herbatki zgodnie z ruchem wskazówek zegara
ui-stone = { $number ->
    [one] { $space }; jeśli wskazówka zatrzyma się tutaj, daje jedno małe ciasteczko.
    [few] { $space }; jeśli wskazówka zatrzyma się tutaj, daje { $number } małe ciasteczka.
   *[many] { $space }; jeśli wskazówka zatrzyma się tutaj, daje { $number } małych ciasteczek.
}
ui-stone-pawn = { $state ->
    [fallen] W Norze siedzi { $name }.
    [large] Stoi tu { $name } (duży pionek).
   *[small] Stoi tu { $name }.
}
ui-stone-open = { $number ->
    [one] Dojdziesz tu, przesuwając się o jedno pole.
    [few] Dojdziesz tu, przesuwając się o { $number } pola.
   *[many] Dojdziesz tu, przesuwając się o { $number } pól.
}
ui-face-up = Odkryte ciasteczko: { $points }
ui-face-up-none = Nie ma odkrytego ciasteczka
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
    [one] Jedno duże ciasteczko
    [few] { $large } duże ciasteczka
   *[many] { $large } dużych ciasteczek
}, { $small ->
    [one] jedno małe
    [few] { $small } małe
   *[many] { $small } małych
}
ui-held = { $pile ->
    [one] Na ręce: { $hand }, w stosie jedna karta
    [few] Na ręce: { $hand }, w stosie { $pile } karty
   *[many] Na ręce: { $hand }, w stosie { $pile } kart
}
ui-pile = { $count ->
    [0] Twój stos dobierania jest pusty
    [one] Jedna karta w twoim stosie
    [few] { $count } karty w twoim stosie
   *[many] { $count } kart w twoim stosie
}
ui-your-hand = Twoje karty
ui-your-score = Twoje punkty
ui-joker = Joker, 1–5
ui-hand-left = Lewa karta: { $card }
ui-hand-centre = Środkowa karta, przewiązana wstążką: { $card }
ui-hand-right = Prawa karta: { $card }
ui-numbers = Ile pól
ui-note-in-hole = w Norze
ui-note-large = duży pionek
ui-note-larger = może iść o pole dalej
ui-note-turn = teraz gra
ui-note-away = nie ma przy stole
ui-points-of = Punkty
ui-from-large = duże ciasteczka
ui-from-small = małe ciasteczka

# O co pytamy
ui-ask-card = Zagraj lewą albo prawą kartę
ui-ask-last-card = Zagraj ostatnią kartę
ui-ask-hole = W Norze karta daje zakręcenia: zagraj lewą albo prawą
ui-ask-walk-out = Zagraj kartę: wyjdź z Nory albo zakręć
ui-ask-joker = Jaką liczbą ma być Joker?
ui-ask-joker-spins = Ile zakręceń ma dać Joker?
ui-ask-larger = Twój pionek jest duży: idź o tyle pól, ile wskazuje karta, albo o jedno więcej.
ui-ask-cookie = Podano herbatę! Które ciasteczko bierzesz?
ui-ask-shown = Wskazówka pokazuje { $space_acc }.
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
ui-do-again = Kręcę dalej (pozostało: { $number })
ui-do-face-up = Odkryte { $points } ({ $score })
ui-do-unseen = Zakryte ({ $score })
ui-purpose-walk = Idź
ui-purpose-spin = Zakręć

# Co by się stało
ui-effect-walk = Idziesz { $space_onto }.
ui-effect-cat = Kot posyła cię dalej { $space_onto }.
ui-effect-pass = Mijasz Herbatkę i bierzesz ciasteczko o wartości { $points }.
ui-effect-tea = Tam wybierzesz ciasteczko.
ui-effect-cookies = Zakręcisz, żeby zdobyć małe ciasteczka.
ui-effect-fall = Wpadasz do środka!
ui-effect-shrink = Znów malejesz.
ui-effect-grow = Rośniesz.
ui-effect-grow-other = Rośniesz, a { $seat } maleje.
ui-effect-grow-drop = Rośniesz, a { $seat } wpada do Nory.
ui-effect-spins = { $number ->
    [one] Jedno zakręcenie: idziesz tam, gdzie pokaże wskazówka.
    [few] Do { $number } zakręceń; przestań, gdy pole ci się spodoba.
   *[many] Do { $number } zakręceń; przestań, gdy pole ci się spodoba.
}
ui-cant-reach = Żadna karta cię tam nie doprowadzi.
ui-cant-walk = Z Nory wyprowadza tylko wskazówka: zagraj kartę, żeby zakręcić.

# Pierwsza partia
ui-lesson-welcome = Witaj w ogrodzie! Karty stoją w rzędzie, a środkową blokuje wstążka. Dotknij trójki: cień pionka pokaże, jak Kot z Cheshire posyła cię dalej o tyle samo pól. Zagraj trójkę.
ui-lesson-on = W środek trafiła nowa karta. Teraz zagraj jedynkę z prawej. Sąsiednie pole jest zajęte, więc staniesz na następnym wolnym i zakręcisz wskazówką, żeby zdobyć małe ciasteczka.
ui-lesson-caterpillar = Trzy małe ciasteczka, każde za punkt! Dwa pola dalej siedzi Pan Gąsienica, u którego się rośnie. Zagraj dwójkę.
ui-lesson-plus = Kapelusznik minął Herbatkę i zabrał odkryte ciasteczko. Twój pionek jest teraz duży i do każdej karty możesz dodać 1: dotknij jedynki, wybierz 1+1 i stań na Herbatce.
ui-lesson-tea = Kto tu stanie, wybiera: ciasteczko odkryte albo, w ciemno, zakryte z wierzchu stosu. Weź odkrytą piątkę.
ui-lesson-hole = Królicza Nora połyka małe pionki, ale twój jest duży. Zagraj piątkę i stań tuż nad Norą.
ui-lesson-fallen = Ojej: Kapelusznik urósł, a duży pionek może być tylko jeden, więc twój zmalał i wpadł. Tu na dole karta daje zakręcenia. Zagraj Jokera jako 3.
ui-lesson-accept = Za pierwszym razem wskazówka pokazała zajęte pole, więc zakręciła się jeszcze raz. Teraz wypadło pole tuż za tobą: droga prowadzi dookoła, obok Herbatki. Idź tam!
ui-lesson-end = I to wszystko. Gdy każdy zagra jedenaście kart, wygrywa ten, kto ma najwięcej punktów. Uważaj na Norę. Smacznej herbaty!
