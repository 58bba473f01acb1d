working = Se joacă mai departe din fiecare punct al partidei, iar și iar…
waiting = { $ahead ->
    [one] Mai e o analiză înainte.
    [few] Mai sunt { $ahead } analize înainte.
   *[other] Mai sunt { $ahead } de analize înainte.
}
progress = Progresul analizei
first-look = Iată o primă analiză; se rafinează pe parcurs.
ready = Analiza e gata.
whose = Șansele jucătorului
graph = Șansa de câștig, mutare cu mutare
graph-keys = Cu săgețile treci de la un pas la altul.
value = Mutarea { $n }: { $name } { $chance }.
luck = noroc
choice = alegere
band = incertitudine
now-title = Momentul acesta
at-start = Înainte de prima mutare: { $name } { $chance }.
in-percent = { $chance }%
chance-changed = { $change }%
luck-step = Norocul a însemnat { $change } pentru { $name }, de la { $from }% la { $to }%.
no-change = Asta nu a schimbat aproape nimic: { $name } { $to }%.
choice-step = { $who } a ales „{ $move }”.
choice-change = Pentru { $name } a însemnat { $change }, de la { $from }% la { $to }%.
choice-as-known = Din câte putea ști { $who }, a însemnat { $change }: de la { $from }% la { $to }%.
hidden-luck = Cărțile ascunse au mai însemnat { $change } pentru { $name }: partea aceasta a fost noroc.
knew = Cu toate cărțile pe față, șansa era de { $open }%; din câte putea ști { $who }, era de { $known }%.
show = Arată pe masă
see = Ce vedea { $who } înainte de mutare
is-best = Cea mai bună alegere, din câte putea ști { $who }.
is-close = Aproape la fel de bună ca cea mai bună.
is-worse = Din câte putea ști { $who }, mai bine ar fi fost „{ $move }”: { $best }% în loc de { $own }%.
is-worse-sure = Calculul până la capăt arată că mai bine ar fi fost „{ $move }”.
options = Ce se putea alege
made = aleasă
sure = sigur
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
weighing = Încă se evaluează ce altceva se putea alege…
totals = Ce a fost noroc, ce a fost alegere
story = { $name }, în puncte: norocul a adus { $luck }, iar alegerile proprii, { $own } față de un joc decent și { $lost } față de cel mai bun joc.
chance = Șansa de câștig
points = Avans în puncte
part-start = începutul
part-luck = norocul
part-own = alegerile proprii
part-others = alegerile celorlalți
part-result = rezultatul
turns = Ce a contat cel mai mult
no-turns = Niciun pas nu iese în evidență.
move = Mutarea { $n }
turn-luck = Noroc: { $name } { $change }, până la { $to }%.
turn-choice = { $who } a ales „{ $move }”: { $change }, până la { $to }%.
steps = Toți pașii, într-un tabel
step-what = Pas
step-change = Schimbarea pentru { $name }
step-after = Șansa după aceea
by-luck = noroc
by-choice = a ales { $who }
rule = Regula { $rule }
measured = Din fiecare moment al partidei, jocul a fost continuat { $tries ->
    [one] o dată
    [few] de { $tries } ori
   *[other] de { $tries } de ori
}, cu jucători rezonabili. ± este jumătate din lățimea unui interval de 95%. Punctajul arată avansul față de cel mai bun adversar. O alegere se judecă după ce se putea ști atunci; ce adaugă cărțile ascunse e noroc.
