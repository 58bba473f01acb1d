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
value = Ruch { $n }: { $name }, szansa { $chance }.
luck = los
choice = wybór
band = niepewność
now-title = Ten moment
at-start = Przed pierwszym ruchem: { $name }, szansa { $chance }.
in-percent = { $chance }%
chance-changed = { $change } pkt proc.
luck-step = Los: { $name } { $change }, z { $from }% na { $to }%.
no-change = To prawie nic nie zmieniło: { $name }, szansa { $to }%.
choice-step = { $who } wybiera „{ $move }”.
choice-change = { $name }: { $change }, z { $from }% na { $to }%.
choice-as-known = Według tego, co w tym momencie może wiedzieć { $who }: { $change }, z { $from }% na { $to }%.
hidden-luck = { $name }: zakryte karty dały { $change }; to był los.
knew = Przy odkrytych kartach szansa wynosi { $open }%, a według tego, co w tym momencie może wiedzieć { $who }, wynosi { $known }%.
show = Pokaż na stole
see = Co widzi { $who } przed tym ruchem
is-best = Najlepszy wybór według tego, co w tym momencie może wiedzieć { $who }.
is-close = Prawie tak dobry jak najlepszy.
is-worse = Według tego, co w tym momencie może wiedzieć { $who }, lepszy jest ruch „{ $move }”: { $best }% zamiast { $own }%.
is-worse-sure = Z obliczeń do końca gry wynika, że lepszy był ruch „{ $move }”.
options = Co było do wyboru
made = wybrany ruch
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
story = { $name }: los dał { $luck } pkt. Własne wybory dały { $own } pkt w porównaniu z rozsądną grą, a { $lost } pkt w porównaniu z najlepszą.
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
by-choice = wybiera { $who }
rule = Zasada { $rule }
measured = Z każdej pozycji rozegrano dalszy ciąg { $tries ->
    [one] raz
    [few] { $tries } razy
   *[many] { $tries } razy
}, grając rozsądnie za wszystkich. Wartość po ± to połowa 95-procentowego przedziału ufności. Punkty to przewaga nad najlepszym z pozostałych graczy. Wybór oceniamy według tego, co gracz mógł wtedy wiedzieć; to, co zależało od zakrytych kart, zaliczamy do losu.
