# The deal of the day
day-title = Rozdanie dnia
day-intro = Danego dnia wszyscy mają to samo szczęście. Kto wyciśnie z niego najwięcej?
day-other = Inne dni
day-against = Przeciwnik: { $bot }
day-played = { $played ->
    [0] Nikt jeszcze nie dograł do końca
    [one] Na razie jeden wynik
    [few] Na razie { $played } wyniki
   *[many] Na razie { $played } wyników
}
day-play = Graj
day-friends = Ze znajomymi
day-results = Wyniki
day-again = Zagraj jeszcze raz, dla zabawy
day-go-on = Wróć do swojej partii
day-done = To rozdanie masz już za sobą.
day-seal = Dowód
day-seal-how = Los był ustalony, zanim ktokolwiek zagrał; to jest jego pieczęć. Każdy zapis pokazuje, że nic nie zmieniono.
day-seal-next = Pieczęć jutrzejszego losu:

# The same luck for others
deal-title = To samo szczęście dla wszystkich
deal-intro = To rozdanie ma już za sobą { $name }. Dostajesz to samo szczęście: pójdzie ci lepiej?
deal-share = Wyślij ten link: kto go otworzy, zagra z tym samym szczęściem, a wyniki staną tu obok siebie.
deal-new = To samo rozdanie dla znajomych

# Results
results-title = Wyniki
results-none = Nikt jeszcze nie dograł do końca. Możesz być na pierwszym miejscu!
results-how = Najpierw liczy się wygrana, potem przewaga, potem punkty.
results-together = Zagrane wspólnie
results-you = ty
results-rank = Miejsce { $rank } na { $played }
results-points = Punkty

# To show to others
card-title = Twój wynik do pokazania
card-alt = { $title }: wynik { $score } do { $other }
card-send = Udostępnij
card-copy = Kopiuj jako tekst
card-save = Zapisz obrazek
link-copy = Kopiuj link

# From a moment
here-title = Graj od tego miejsca
here-seat = Kim grasz?
here-luck = To, czego nikt nie widział
here-same = Jak było
here-new = Rozdane od nowa
here-same-how = Przyjdą te same karty i ten sam los, co w tamtej partii.
here-new-how = Zostaje to, co było w twojej ręce i na widoku. To, czego nie dało się wiedzieć, rozdajemy od nowa, i los też zaczyna od nowa.
here-clock = W tę grę gra się na czas: nie da się zacząć od środka.

# In the waiting room
begun-day = Rozdanie dnia, { $day }: wszyscy mają to samo szczęście.
begun-deal = Inni grają z tym samym szczęściem, a wyniki można porównać.
begun-moment = { $luck ->
    [same] Gramy dalej po ruchu { $moves } innej partii, z tym samym losem.
   *[new] Gramy dalej po ruchu { $moves } innej partii, z nowym losem.
}
