title = Partidele tale
tab-matches = Partide
tab-groups = Grupuri
intro = Păstrate doar pe dispozitivul acesta, fără niciun cont. Salvează-le din când în când într-un fișier sau du-le pe alt dispozitiv.
empty = Încă nu e nimic aici. Va apărea orice partidă jucată până la capăt pe dispozitivul acesta, cu înregistrarea ei.
filter-game = Joc
any-game = oricare
filter-person = Persoană
anybody = oricine
search = Caută după nume
found = { $count ->
    [0] Nicio partidă
    [one] O partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
more = Arată mai multe
a-bot = bot
no-record = Înregistrarea nu a fost păstrată
forget-one = Șterge
forget-all = Șterge tot
forgotten-one = Șters de pe dispozitivul acesta.
forgotten-all = Totul a fost șters de pe dispozitivul acesta.
export = Salvează tot într-un fișier
import = Adu un fișier
brought = { $fresh ->
    [0] În fișier nu era nimic nou.
    [one] O partidă e nouă aici.
    [few] { $fresh } partide sunt noi aici.
   *[other] { $fresh } de partide sunt noi aici.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }O însemnare nu a putut fi citită și a fost lăsată deoparte.
    [few] { " " }{ $unreadable } însemnări nu au putut fi citite și au fost lăsate deoparte.
   *[other] { " " }{ $unreadable } de însemnări nu au putut fi citite și au fost lăsate deoparte.
}
bad-file = Acesta nu e un fișier cu partide. Nu s-a schimbat nimic.
trouble-none = Browserul nu lasă pagina să păstreze nimic, poate pentru că fereastra e privată. Partidele jucate acum nu vor fi aici mai târziu.
trouble-full = Nu mai e loc pe dispozitivul acesta, așa că ultima partidă nu a fost păstrată; altceva nu s-a pierdut. Salvează tot într-un fișier, apoi șterge ce nu-ți trebuie.
unreadable = { $count ->
    [one] O însemnare de pe dispozitivul acesta nu se poate citi.
    [few] { $count } însemnări de pe dispozitivul acesta nu se pot citi.
   *[other] { $count } de însemnări de pe dispozitivul acesta nu se pot citi.
} Toate celelalte sunt aici.
groups-intro = Pentru o familie, o clasă sau un club: contează orice partidă în care au jucat doar membrii și boți. Și grupurile rămân pe dispozitivul acesta.
group-new = Un grup nou
group-name = Numele lui
group-who = Cine face parte din el?
group-make = Creează grupul
group-import = Adu fișierul unui grup
group-empty = Membrii nu s-au întâlnit încă: o partidă contează când joacă cel puțin doi dintre ei și nimeni altcineva în afară de boți.
all-games = toate jocurile
results = Rezultate
column-name = Nume
column-played = Jucate
column-won = Câștigate
column-points = Puncte
column-rating = Scor de forță
column-rating-error = ± (95 %)
column-pair = Pereche
column-score = Loc mai bun
column-equal = Egal
rating-few = după { $enough } partide (acum { $played })
rating-note = Scorul de forță e o estimare: forța adevărată se află între limitele ± în 19 cazuri din 20. Unde intervalele se suprapun, nu se știe cine e mai bun. Apare după { $enough } partide.
rating-by-game = Scorul de forță se face pe fiecare joc: alege unul.
pairs-title = Unu la unu
pairs-note = „2 : 1”: în două partide a avut locul mai bun prima persoană, într-una a doua.
save-table = Salvează tabelul (CSV)
print = Tipărește
members = Membri
also = și { $names }
same-as = aceeași persoană cu …
same-as-label = { $name } e aceeași persoană cu
member-remove = Scoate din grup: { $name }
member-add = Altcineva
add = Adaugă
group-share = Alte dispozitive ale grupului știu alte partide: faceți schimb de fișiere, iar ce știu amândouă contează o singură dată.
group-export = Salvează grupul într-un fișier
group-forget = Șterge grupul, nu și partidele
