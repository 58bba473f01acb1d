working = Gramy tę partię dalej z każdego miejsca, raz po raz …
waiting = { $ahead ->
    [one] Przed tą czeka jeszcze jedna analiza.
    [few] Przed tą czekają jeszcze { $ahead } analizy.
   *[many] Przed tą czeka jeszcze { $ahead } analiz.
}
progress = Postęp analizy
first-look = Jest już pierwszy rzut oka. Analiza będzie coraz dokładniejsza.
ready = Analiza gotowa.
whose = Czyje szanse
graph = Szansa na wygraną, ruch po ruchu
graph-keys = Strzałki przechodzą od kroku do kroku.
value = Ruch { $n }: { $name } { $chance }.
luck = szczęście
choice = wybór
band = na ile to pewne
now-title = Ta chwila
at-start = Przed pierwszym ruchem: { $name } { $chance }.
luck-step = Szczęście: { $name } { $change }, z { $from } % na { $to } %.
no-change = To prawie nic nie zmieniło: { $name } { $to } %.
choice-step = { $who } wybiera „{ $move }”.
choice-change = { $name }: { $change }, z { $from } % na { $to } %.
choice-as-known = Według tego, co { $who } może wiedzieć: { $change }, z { $from } % na { $to } %.
hidden-luck = Co było zakryte, dołożyło { $change } ({ $name }): to szczęście.
knew = Przy odkrytych kartach szansa wynosiła { $open } %; { $who } może wiedzieć tylko o { $known } %.
show = Pokaż na stole
see = Co przedtem widzi { $who }
is-best = Najlepszy wybór, na ile { $who } może wiedzieć.
is-close = Prawie tak dobrze jak najlepszy.
is-worse = Lepiej według tego, co { $who } może wiedzieć: „{ $move }”, { $best } % zamiast { $own } %.
is-worse-sure = Lepiej, policzone do końca: „{ $move }”.
options = Co było do wyboru
made = wybrane
sure = policzone
others = { $count ->
    [one] Możliwy był jeszcze jeden ruch.
    [few] Możliwe były jeszcze { $count } ruchy.
   *[many] Możliwych było jeszcze { $count } ruchów.
}
more-told = { $count ->
    [one] i zdarzyła się jeszcze jedna rzecz
    [few] i zdarzyły się jeszcze { $count } rzeczy
   *[many] i zdarzyło się jeszcze { $count } rzeczy
}
weighing = Ważymy jeszcze, co innego dało się wybrać …
totals = Co było szczęściem, a co wyborem
story = { $name }: szczęście dało { $luck } pkt. Własne wybory: { $own } pkt względem przyzwoitej gry i { $lost } pkt względem najlepszej.
chance = Szansa na wygraną
points = Punkty przewagi
part-start = początek
part-luck = szczęście
part-own = własne wybory
part-others = wybory innych
part-result = wynik
turns = Co znaczyło najwięcej
no-turns = Żaden krok się nie wyróżnia.
move = Ruch { $n }
turn-luck = Szczęście: { $name } { $change }, teraz { $to } %.
turn-choice = { $who } wybiera „{ $move }”: { $change }, teraz { $to } %.
steps = Wszystkie kroki w tabeli
step-what = Krok
step-change = Zmiana: { $name }
step-after = Szansa potem
by-luck = szczęście
by-choice = wybór: { $who }
rule = Zasada { $rule }
measured = Każde miejsce partii zostało dograne { $tries ->
    [one] raz
   *[other] { $tries } razy
} przez przyzwoitych graczy. ± to połowa przedziału 95 %. Punkty to przewaga nad najlepszą z pozostałych osób. Wybór oceniamy według tego, co było wtedy wiadomo; co dokładają zakryte karty, to szczęście.
