# Ce se cere acum
ask-take = { $most ->
    [1] Ia o carte. Alice îi ține locul.
    [2] Ia o carte sau două vecine.
   *[3] Ia până la trei cărți de pe o linie.
}
ask-sure = { $count ->
    [one] Iei cartea asta? Puncte: { $before } → { $after }
    [few] Iei aceste { $count } cărți? Puncte: { $before } → { $after }
   *[other] Iei aceste { $count } de cărți? Puncte: { $before } → { $after }
}
take = { $count ->
    [0] Iau
    [one] Iau una
   *[other] Iau { $count }
}
put-back = Le las
hint-wait = Încă nu e rândul tău. Se joacă în sensul acelor de ceasornic.
why-rule = De ce? { $rule }

# Ce se vede
grid = Cărțile de pe masă
cell = { $cell }: { $card }
cell-empty = { $cell }: fără carte
round = Runda { $round } din { $rounds }
pile = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}
pile-holds = Mai urmează:
column = { $card }: { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
column-after = Apoi: { $card }, { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
holds-alice = o are pe Alice: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
points-now = Puncte acum: { $points }.
