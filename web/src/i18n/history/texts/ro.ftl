title = Partidele tale
tab-matches = Partide
tab-groups = Grupuri
intro = Partidele se păstrează doar pe dispozitivul acesta, fără niciun cont. Salvează-le din când în când într-un fișier sau mută-le pe alt dispozitiv.
empty = Încă nu e nimic aici. Fiecare partidă jucată până la capăt pe dispozitivul acesta va apărea în listă, cu înregistrarea ei.
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
forgotten-one = S-a șters de pe dispozitivul acesta.
forgotten-all = S-a șters totul de pe dispozitivul acesta.
export = Salvează tot într-un fișier
import = Importă un fișier
brought = { $fresh ->
    [0] În fișier nu era nimic nou.
    [one] S-a adăugat o partidă nouă.
    [few] S-au adăugat { $fresh } partide noi.
   *[other] S-au adăugat { $fresh } de partide noi.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }O intrare nu a putut fi citită și a fost lăsată deoparte.
    [few] { " " }{ $unreadable } intrări nu au putut fi citite și au fost lăsate deoparte.
   *[other] { " " }{ $unreadable } de intrări nu au putut fi citite și au fost lăsate deoparte.
}
bad-file = Acesta nu e un fișier cu partide. Nu s-a schimbat nimic.
trouble-none = Browserul nu permite paginii să păstreze nimic, poate pentru că fereastra e privată. Partidele jucate acum nu vor mai fi aici mai târziu.
trouble-full = Pe dispozitivul acesta nu mai e loc, așa că ultima partidă nu a fost păstrată; altceva nu s-a pierdut. Salvează tot într-un fișier, apoi șterge ce nu-ți trebuie.
unreadable = { $count ->
    [one] O intrare de pe dispozitivul acesta nu poate fi citită.
    [few] { $count } intrări de pe dispozitivul acesta nu pot fi citite.
   *[other] { $count } de intrări de pe dispozitivul acesta nu pot fi citite.
} Toate celelalte sunt aici.
groups-intro = Pentru o familie, o clasă sau un club: contează fiecare partidă în care au jucat doar membrii grupului și boți. Și grupurile rămân pe dispozitivul acesta.
group-new = Grup nou
group-name = Numele grupului
group-who = Cine face parte din el?
group-make = Creează grupul
group-import = Importă fișierul unui grup
group-empty = Membrii încă nu au jucat împreună: o partidă contează dacă au jucat cel puțin doi dintre ei și nimeni altcineva, cu excepția boților.
all-games = toate jocurile
results = Rezultate
column-name = Nume
column-played = Jucate
column-won = Câștigate
column-points = Puncte
column-rating = Rating
column-rating-error = ± (95%)
column-pair = Pereche
column-score = Loc mai bun
column-equal = Egal
rating-few = după { $enough ->
    [one] o partidă
    [few] { $enough } partide
   *[other] { $enough } de partide
} (deocamdată { $played })
rating-note = Ratingul e o estimare: forța reală se află între limitele ± în 19 cazuri din 20. Unde două intervale se suprapun, nu se știe cine e mai puternic. Ratingul apare după { $enough ->
    [one] o partidă
    [few] { $enough } partide
   *[other] { $enough } de partide
}.
rating-by-game = Ratingul se calculează pe jocuri: alege unul.
pairs-title = Unu la unu
pairs-note = „2 : 1” înseamnă că prima persoană s-a clasat mai bine în două partide, iar a doua într-una.
save-table = Salvează tabelul (CSV)
print = Tipărește
members = Membri
also = și ca { $names }
same-as = aceeași persoană cu…
same-as-label = { $name } e aceeași persoană cu
member-remove = Scoate persoana { $name } din grup
member-add = Altcineva
add = Adaugă
group-share = Alte dispozitive ale grupului au alte partide: faceți schimb de fișiere, iar partidele comune contează o singură dată.
group-export = Salvează grupul într-un fișier
group-forget = Șterge grupul, nu și partidele
