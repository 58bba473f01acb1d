# Ce se cere acum
ui-ask-take = { $most ->
    [1] Ia o carte. Alice îi ține locul.
    [2] Ia o carte sau două vecine.
   *[3] Ia până la trei cărți de pe o linie.
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
ui-put-back = Le las
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
ui-pile-holds = Mai urmează:
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
ui-points-now = Puncte acum: { $points }.
