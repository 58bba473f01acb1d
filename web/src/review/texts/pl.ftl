working = Z każdej pozycji rozgrywamy dalszy ciąg, raz po raz…
waiting = { $ahead ->
    [one] Przed tą czeka jeszcze jedna analiza.
    [few] Przed tą czekają jeszcze { $ahead } analizy.
   *[many] Przed tą czeka jeszcze { $ahead } analiz.
}
progress = Postęp analizy
first-look = To wstępna analiza. Będzie coraz dokładniejsza.
ready = Analiza gotowa.
whose = Czyje szanse
graph = Szansa na wygraną, ruch po ruchu
graph-keys = Strzałkami przechodzi się od kroku do kroku.
value = Ruch { $n }: { $name } { $chance }.
luck = los
choice = wybór
band = na ile to pewne
now-title = Ten moment
at-start = Przed pierwszym ruchem: { $name } { $chance }.
in-percent = { $chance }%
chance-changed = { $change } pkt proc.
luck-step = Los: { $name } { $change }, z { $from }% na { $to }%.
no-change = To prawie nic nie zmieniło: { $name } { $to }%.
choice-step = { $who } wybiera „{ $move }”.
choice-change = { $name }: { $change }, z { $from }% na { $to }%.
choice-as-known = Sądząc po tym, co było wtedy wiadomo ({ $who }): { $change }, z { $from }% na { $to }%.
hidden-luck = Wpływ zakrytych kart ({ $name }): { $change }; to był los.
knew = Przy odkrytych kartach szansa wynosiła { $open }%; z tego, co było wtedy wiadomo ({ $who }), wynikało { $known }%.
show = Pokaż na stole
see = Stół przed tym ruchem ({ $who })
is-best = Najlepszy wybór przy tym, co było wtedy wiadomo ({ $who }).
is-close = Prawie tak dobry jak najlepszy.
is-worse = Przy tym, co było wtedy wiadomo ({ $who }), lepsze było „{ $move }”: { $best }% zamiast { $own }%.
is-worse-sure = Z obliczeń do końca gry wynika, że lepsze było „{ $move }”.
options = Co było do wyboru
made = wybrane
sure = obliczone
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
weighing = Sprawdzamy jeszcze, co innego można było wybrać…
totals = Los i wybory
story = { $name }: los dał { $luck } pkt. Własne wybory dały { $own } pkt w porównaniu z rozsądną grą i { $lost } pkt w porównaniu z najlepszą.
chance = Szansa na wygraną
points = Przewaga w punktach
part-start = początek
part-luck = los
part-own = własne wybory
part-others = wybory innych
part-result = wynik
turns = Co miało największe znaczenie
no-turns = Żaden ruch się nie wyróżnia.
move = Ruch { $n }
turn-luck = Los: { $name } { $change }, teraz { $to }%.
turn-choice = { $who } wybiera „{ $move }”: { $change }, teraz { $to }%.
steps = Wszystkie kroki w tabeli
step-what = Krok
step-change = Zmiana ({ $name })
step-after = Szansa potem
by-luck = los
by-choice = wybór ({ $who })
rule = Zasada { $rule }
measured = Z każdej pozycji rozegrano dalszy ciąg { $tries ->
    [one] raz
    [few] { $tries } razy
   *[many] { $tries } razy
}, grając rozsądnie za wszystkich. Wartość po ± to połowa 95-procentowego przedziału ufności. Punkty to przewaga nad najlepszym z pozostałych graczy. Wybór oceniamy według tego, co było wtedy wiadomo; to, co dokładają zakryte karty, to los.
