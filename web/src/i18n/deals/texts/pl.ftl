# Rozdanie dnia
day-title = Rozdanie dnia
day-intro = Danego dnia wszyscy dostają to samo rozdanie. Kto wyciśnie z niego najwięcej?
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
day-seal-how = Rozdanie było ustalone, zanim ktokolwiek zagrał; to jest jego pieczęć. Każdy zapis pokazuje, że niczego nie zmieniono.
day-seal-next = Pieczęć jutrzejszego rozdania:

# To samo rozdanie dla innych
deal-title = To samo rozdanie dla wszystkich
deal-intro = { $name } ma to rozdanie już za sobą. Dostajesz dokładnie takie samo: pójdzie ci lepiej?
deal-share = Wyślij ten link: kto go otworzy, dostanie to samo rozdanie, a wyniki będzie można tu porównać.
deal-new = To samo rozdanie dla znajomych

# Wyniki
results-title = Wyniki
results-none = Nikt jeszcze nie dograł do końca. Możesz być na pierwszym miejscu!
results-how = Najpierw liczy się wygrana, potem przewaga, a na końcu punkty.
results-together = Zagrane wspólnie
results-you = ty
results-rank = Miejsce { $rank } na { $played }
results-points = Punkty

# Do pokazania innym
card-title = Pokaż innym swój wynik
card-alt = { $title }: wynik { $score }, przeciwnik { $other }
card-send = Udostępnij
card-copy = Kopiuj jako tekst
card-save = Zapisz obrazek
link-copy = Kopiuj link

# Od wybranego momentu
here-title = Graj od tego miejsca
here-seat = Kim grasz?
here-luck = To, co było zakryte
here-same = Jak było
here-new = Rozdane od nowa
here-same-how = Te same karty i ten sam los co w tamtej partii.
here-new-how = Zostaje to, co było widać i co było na twojej ręce. To, czego nie dało się wiedzieć, rozdajemy od nowa; losowania też zaczynają się od nowa.
here-clock = W tę grę gra się na czas, więc nie da się zacząć od środka.

# Przed grą
begun-day = Rozdanie dnia, { $day }: wszyscy dostają to samo.
begun-borrowed = Losowania tej partii nie są nowe. Pochodzą z zapisu, z wcześniejszej partii albo z rozdania dnia, więc ktoś może je już znać, a słowa graczy nic w nich nie zmienią. Partia zacznie się dopiero wtedy, gdy zgodzą się na to wszyscy, którzy tu siedzą.
begun-deal = Inni dostają to samo rozdanie, a wyniki można porównać.
begun-moment = { $luck ->
    [same] Ta partia to dalszy ciąg innej, po ruchu { $moves }, z tymi samymi losowaniami.
   *[new] Ta partia to dalszy ciąg innej, po ruchu { $moves }, z nowymi losowaniami.
}
