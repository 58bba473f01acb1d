# Ce se cere acum
ui-ask-take = { $most ->
    [1] Ia o carte. Alice se așază în locul ei.
    [2] Ia o carte sau două alăturate.
   *[3] Ia cel mult trei cărți de pe aceeași linie.
}
ui-ask-sure = { $count ->
    [one] Iei cartea asta? Puncte: { $before } → { $after }
    [few] Iei { $count } cărți? Puncte: { $before } → { $after }
   *[other] Iei { $count } de cărți? Puncte: { $before } → { $after }
}
ui-take = { $count ->
    [0] Iau
    [one] Iau una
   *[other] Iau { $count }
}
ui-put-back = Le pun la loc
ui-hint-wait = Încă nu e rândul tău. Se joacă în sensul acelor de ceasornic.
ui-why-rule = De ce? { $rule }

# Ce se vede
ui-grid = Cărțile de pe masă
ui-cell = { $cell }: { $card }
ui-cell-empty = { $cell }: fără carte
ui-round = Runda { $round } din { $rounds }
ui-pile = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}
ui-pile-holds = Urmează:
ui-column = { $card }: { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
ui-column-after = Apoi: { $card }, { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
ui-holds-alice = o are pe Alice: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ui-none-yet = { $points ->
    [one] un punct pentru fiecare personaj pe care nu îl ai
    [few] { $points } puncte pentru fiecare personaj pe care nu îl ai
   *[other] { $points } de puncte pentru fiecare personaj pe care nu îl ai
}
ui-points-now = Puncte acum: { $points }.

# Primul joc
ui-lesson-alice = Bun venit la ceai! O ai pe Alice, deci începi tu, cu o singură carte. Atinge Pălărierul din rândul din mijloc și ia-l; Alice se așază în locul lui.
ui-lesson-line = În prima tură iei o carte, în a doua cel mult două, iar de la a treia cel mult trei, în linie dreaptă. Trage cu degetul în jos pe coloana din dreapta: două Regine și un Iepure.
ui-lesson-burst = Cărțile argintii sunt imagini în oglindă. Invitatul tău avea ambele fețe ale Motanului: s-au anulat și au fost eliminate. La fel pățesc și Pălărierii tăi: ia Pălărierul argintiu și Iepurele de sub el. Niciun Pălărier înseamnă 5 puncte, doi Iepuri 3.
ui-lesson-corner = Cărțile pot fi alăturate și la colțuri. Ia-o pe Alice împreună cu Omida: cine o ia pe Alice începe runda următoare.
ui-lesson-round = Un tabel nou, iar cărțile tale rămân la tine. Regina din colț stă cu fața în sus și ți-ar anula una dintre cele două argintii. Ia Regina argintie de lângă ea.
ui-lesson-five = Acum ia trei din rândul al doilea: atinge un capăt, apoi celălalt, iar cartea dintre ele vine și ea. Cinci Regine fac 15 puncte, mai mult nu se poate.
ui-lesson-gap = Au rămas două cărți. Între ele e un loc gol, așa că nu le poți lua pe amândouă. Un Pălărier te-ar costa 4 puncte; Alice îți aduce 4 la sfârșit. Ia-o pe ea.
ui-lesson-end = Asta e tot: ai câștigat cu 43 la 30. Multe de același fel sau niciuna: acesta e tot secretul. Poftă bună la ceai!
