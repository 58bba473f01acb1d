# O co chodzi w tej chwili
ui-ask-take = { $most ->
    [1] Weź jedną kartę. Alicja zajmie jej miejsce.
    [2] Weź jedną kartę albo dwie sąsiednie.
   *[3] Weź do trzech kart z jednej linii.
}
ui-ask-sure = { $count ->
    [one] Bierzesz tę kartę? Punkty: { $before } → { $after }
    [few] Bierzesz { $count } karty? Punkty: { $before } → { $after }
   *[many] Bierzesz { $count } kart? Punkty: { $before } → { $after }
}
ui-take = { $count ->
    [0] Biorę
    [one] Biorę jedną
   *[other] Biorę { $count }
}
ui-put-back = Odkładam
ui-hint-wait = Jeszcze nie twoja kolej. Gramy zgodnie z ruchem wskazówek zegara.
ui-why-rule = Dlaczego? { $rule }

# Co widać
ui-grid = Karty na stole
ui-cell = { $cell }: { $card }
ui-cell-empty = { $cell }: bez karty
ui-round = Runda { $round } z { $rounds }
ui-pile = { $count ->
    [one] 1 karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
ui-pile-holds = Jeszcze przyjdą:
ui-column = { $card }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ui-column-after = Potem: { $card }, { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ui-holds-alice = ma Alicję: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-points-now = Punkty teraz: { $points }.
