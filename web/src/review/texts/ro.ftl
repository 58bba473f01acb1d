working = Jucăm partida mai departe din fiecare loc, iar și iar …
waiting = { $ahead ->
    [one] Înainte mai este o analiză.
    [few] Înainte mai sunt { $ahead } analize.
   *[other] Înainte mai sunt { $ahead } de analize.
}
progress = Cât de departe e analiza
first-look = Prima privire asupra analizei e aici. Devine tot mai fină.
ready = Analiza e gata.
whose = Șansele cui
graph = Șansa de câștig, mutare cu mutare
graph-keys = Săgețile trec de la un pas la altul.
value = Mutarea { $n }: { $name } { $chance }.
luck = noroc
choice = alegere
band = cât de sigur e
now-title = Acest moment
at-start = Înainte de prima mutare: { $name } { $chance }.
luck-step = Norocul: { $name } { $change }, de la { $from } % la { $to } %.
no-change = Asta n-a schimbat aproape nimic: { $name } { $to } %.
choice-step = { $who } a ales „{ $move }”.
choice-change = Pentru { $name } a însemnat { $change }, de la { $from } % la { $to } %.
choice-as-known = După ce putea ști { $who }, a însemnat { $change }: de la { $from } % la { $to } %.
hidden-luck = Ce era ascuns a adăugat { $change } ({ $name }): asta a fost noroc.
knew = Cu totul pe față, șansa era { $open } %; { $who } putea ști doar de { $known } %.
show = Arată pe masă
see = Ce vedea { $who } înainte
is-best = Cea mai bună alegere, din câte putea ști { $who }.
is-close = Aproape la fel de bine ca cea mai bună.
is-worse = Mai bine, după ce putea ști { $who }: „{ $move }”, { $best } % în loc de { $own } %.
is-worse-sure = Mai bine, numărat până la capăt: „{ $move }”.
options = Ce se putea alege
made = aleasă
sure = numărat
others = { $count ->
    [one] Mai era posibilă o mutare.
    [few] Mai erau posibile { $count } mutări.
   *[other] Mai erau posibile { $count } de mutări.
}
more-told = { $count ->
    [one] și s-a mai întâmplat un lucru
    [few] și s-au mai întâmplat { $count } lucruri
   *[other] și s-au mai întâmplat { $count } de lucruri
}
weighing = Încă se cântărește ce altceva se putea alege …
totals = Ce a fost noroc, ce a fost alegere
story = Norocul i-a dat lui { $name } { $luck } puncte. Alegerile proprii: { $own } față de un joc cumpătat și { $lost } față de cel mai bun joc.
chance = Șansa de câștig
points = Puncte avans
part-start = începutul
part-luck = norocul
part-own = alegerile proprii
part-others = alegerile celorlalți
part-result = rezultatul
turns = Ce a contat cel mai mult
no-turns = Niciun pas nu iese în evidență.
move = Mutarea { $n }
turn-luck = Noroc: { $name } { $change }, acum { $to } %.
turn-choice = { $who } a ales „{ $move }”: { $change }, acum { $to } %.
steps = Toți pașii într-un tabel
step-what = Pas
step-change = Schimbarea: { $name }
step-after = Șansa după
by-luck = noroc
by-choice = alegerea: { $who }
rule = Regula { $rule }
measured = Fiecare loc al partidei a fost jucat mai departe { $tries ->
    [one] o dată
    [few] de { $tries } ori
   *[other] de { $tries } de ori
} de jucători cumpătați. ± e jumătate din intervalul de 95 %. Punctele sunt avansul față de cel mai bun dintre ceilalți. O alegere e judecată după ce se putea ști atunci; ce adaugă cărțile ascunse e noroc.
