# O co pytamy
ui-laying = Nakrywamy do stołu…
ui-over = Koniec partii
ui-ask-topic = Jesteś Królową. Jaki będzie temat?
ui-ask-queen = { $name } jest Królową i wybiera temat.
ui-ask-token = Na kogo stawiasz? Zdobędziesz połowę punktów z karty tej osoby.
ui-ask-caterpillar = { $name } zastanawia się, na kogo postawić.
ui-ask-tap = Twoja kolej! Za chwilę imbryk zagra sam.
ui-ask-say = Powiedz coś na temat „{ $topic }”!
ui-ask-say-aloud = Powiedz na głos coś na temat „{ $topic }” i naciśnij imbryk.
ui-ask-wait = { $state ->
    [running] Teraz mówi { $name }.
   *[waiting] Czekamy, aż { $name } naciśnie imbryk.
}
ui-ask-vote = „{ $phrase }” ({ $name }): czy to pasuje do tematu „{ $topic }”?
ui-vote-yours = Inni głosują: czy twoje słowo „{ $phrase }” pasuje do tematu „{ $topic }”? Oddane głosy: { $cast } z { $voters }.
ui-vote-wait = Czy „{ $phrase }” pasuje do tematu „{ $topic }”? Oddane głosy: { $cast } z { $voters }.
ui-ask-mark = { $name } odpada?

# Odpowiedzi
ui-do-mark = { $name } odpada
ui-do-back = Wróć
ui-do-favour = Pasuje
ui-do-against = Nie pasuje
ui-do-pass = Słowo padło, dalej
ui-do-pass-letter = Słowo padło, wykładam { $letter }
ui-do-restart = { $tokens ->
    [one] Więcej czasu (ostatni żeton)
    [few] Więcej czasu ({ $tokens } żetony)
   *[many] Więcej czasu ({ $tokens } żetonów)
}
ui-do-immunity = Szaleję: wszystkie litery dozwolone
ui-do-skip = Znikam: pomijam kolejkę
ui-do-force = Jeszcze raz, { $name }!
ui-do-object = Sprzeciw: „{ $phrase }”
ui-do-say = Mówię
ui-do-chat = Piszę
ui-do-lay = { $state ->
    [on] Wyłożysz literę razem ze słowem.
   *[off] Dotknij pieczęci, żeby wyłożyć literę razem ze słowem.
}

# Pole na słowo
ui-word = Twoje słowo
ui-word-here = Twoje słowo…
ui-word-later = Poczekaj na swoją kolej
ui-word-chat = Uwaga na zakazane litery!
ui-forbidden-here = { $count ->
    [one] Nie możesz użyć tej litery: { $letters }!
    [few] Nie możesz użyć tych liter: { $letters }!
   *[many] Nie możesz użyć tych liter: { $letters }!
}
ui-hint-wait = Teraz mówi { $name }. Twoje słowo poczeka tu na twoją kolej.
ui-hint-out = W tej rundzie już nie mówisz, ale możesz zgłaszać sprzeciw i głosować.
ui-hint-vote = Trwa głosowanie; poczekaj na jego wynik.
ui-hint-early = Rozmowa jeszcze się nie zaczęła; poczekaj na temat i litery.
ui-out-title = Odpadasz z tej rundy.
ui-out-text = Nadal możesz głosować i zgłaszać sprzeciw.
ui-listen = Mów, zamiast pisać
ui-listen-ask = Mowę na tekst zamienia twoja przeglądarka, a wiele przeglądarek prosi o to serwer swojego producenta. My niczego nie słyszymy i nie zapisujemy. Zobaczysz słowo, zanim je wyślesz.
ui-listen-yes = Słuchaj mnie
ui-listen-no = Wolę pisać
ui-listening = Słucham…
ui-listen-failed = Nic nie słychać; wpisz słowo.

# Stół
ui-topic = Temat
ui-letters = Zakazane litery
ui-no-letters = Żadna litera nie jest zakazana.
ui-letter = { $state ->
    [free] { $letter }, dla ciebie dozwolona
   *[forbidden] { $letter }
}
ui-laid-by = – wykłada { $name }
ui-secret = Twoja tajna litera: { $letter }
ui-secret-closed = Twoja tajna litera: dotknij, żeby zerknąć
ui-said = Co już padło
ui-said-fell = nieuznane
ui-said-like = pochodne od „{ $like }”?
ui-said-unknown = nie ma w naszym słowniku
ui-votes = Za: { $favour }, przeciw: { $against }, uprawnieni: { $voters }
ui-pot = { $seconds ->
    [none] Imbryk
    [one] Imbryk: 1 sekunda
    [few] Imbryk: { $seconds } sekundy
   *[many] Imbryk: { $seconds } sekund
}
ui-too-late = Imbryk ucichł: { $name } odpada i bierze kartę punktacji { $card }.
ui-hurry = Szybko, melodia zaraz się skończy!
ui-why-rule = Dlaczego? { $rule }

# Goście
ui-guest = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-you = Ty
ui-guest-queen = Królowa tej rundy
ui-guest-speaks = teraz mówi
ui-guest-out = pod stołem z kartą { $card }
ui-guest-mad = szaleństwo: żadna litera nie jest zakazana
ui-guest-letter = ma tajną { $colour_acc } literę
ui-voted-against = głos przeciw
ui-voted-favour = głos za
ui-person-basic = { $points ->
    [one] Na razie 1 punkt.
    [few] Na razie { $points } punkty.
   *[many] Na razie { $points } punktów.
}
ui-person-state = { $state ->
    [out] Pod stołem z kartą punktacji { $card }; nadal może zgłaszać sprzeciw.
    [sideways] Karta obrócona na bok: w tej rundzie już zużyta.
    [speaks] Teraz mówi.
   *[in] W rozmowie.
}
ui-power-queen = Wybiera temat i zaczyna. Po swoim słowie może wyłożyć tajną czerwoną literę; reszta musi się bez niej obejść.
ui-power-rabbit = Po swoim słowie może wyłożyć tajną fioletową literę; reszta musi się bez niej obejść.
ui-power-cat = Raz na rundę może pominąć swoją kolejkę.
ui-power-twins = Mają dwa żetony czasu; odrzucenie żetonu uruchamia imbryk od nowa.
ui-power-caterpillar = Stawia na kogoś i dodatkowo zdobywa połowę punktów z karty tej osoby.
ui-power-alice = Zdobywa dodatkowo połowę punktów ze swojej karty.
ui-power-two = Raz na rundę, tuż po słowie przeciwnika, może mu kazać rozegrać jeszcze jedną kolejkę. Czerwona litera Królowej nie jest dla Dwójki Kier zakazana.
ui-power-hatter = Ma jeden żeton czasu, a raz na rundę wolno mu przez całą kolejkę używać wszystkich liter.

# Pierwsza gra
ui-lesson-topic = Witaj na herbatce! Jesteś Królową, więc wybierasz, o czym rozmawiamy. Weź temat „Cyrk”.
ui-lesson-tap = Litery w laku są zakazane: żadnego B i żadnego T. Każdy ma na słowo kilka sekund, dopóki gra imbryk. Naciśnij go! (Na tej lekcji poczeka na ciebie.)
ui-lesson-say = Powiedz coś, z czego cyrk jest znany: wpisz „klaun” i wyślij.
ui-lesson-marks = Inni już odpowiedzieli. Wpisz „namiot”: T robi się czerwone. Nikt ci nie zabroni wysłać tego słowa, ale odpadniesz z rundy. Powiedz raczej „magik”.
ui-lesson-object = Ktoś powiedział „trapez” i siedzi teraz pod stołem. A „cukinia”? Z cyrkiem nie ma nic wspólnego. Zgłoś sprzeciw, a wszyscy zagłosują!
ui-lesson-points = Słowa nie uznano i przy stole zostajesz tylko ty: najlepsza karta punktacji jest twoja. Teraz Królową jest ktoś inny. Powiedz „mapa”.
ui-lesson-letter = W wariancie zaawansowanym każdy jest jakąś postacią. Jako Królowa Kier masz tajną czerwoną literę: dotknij swojej pieczęci, a potem powiedz „cylinder”. Reszta musi się obejść bez tej litery.
ui-lesson-end = Kot z Cheshire zniknął na jedną kolejkę, a Kapelusznik oszalał: wtedy żadna litera nie jest zakazana. Dotknij gościa, żeby przeczytać, co potrafi. Gdy wszyscy byli już Królową, wygrywa ten, kto ma najwięcej punktów. Herbata gotowa!
