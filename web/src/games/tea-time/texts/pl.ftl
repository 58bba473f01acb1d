# O co chodzi w tej chwili
ask-take = { $most ->
    [1] Weź jedną kartę. Alicja zajmie jej miejsce.
    [2] Weź jedną kartę albo dwie sąsiednie.
   *[3] Weź do trzech kart z jednej linii.
}
ask-sure = { $count ->
    [one] Bierzesz tę kartę? Punkty: { $before } → { $after }
    [few] Bierzesz te { $count } karty? Punkty: { $before } → { $after }
   *[many] Bierzesz te { $count } kart? Punkty: { $before } → { $after }
}
take = { $count ->
    [0] Biorę
    [one] Biorę jedną
   *[other] Biorę { $count }
}
put-back = Odkładam
hint-wait = Jeszcze nie twoja kolej. Gramy zgodnie z ruchem wskazówek zegara.
why-rule = Dlaczego? { $rule }

# Co widać
grid = Karty na stole
cell = { $cell }: { $card }
cell-empty = { $cell }: bez karty
round = Runda { $round } z { $rounds }
pile = { $count ->
    [one] 1 karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
pile-holds = Jeszcze przyjdą:
column = { $card }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
column-after = Potem: { $card }, { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
holds-alice = ma Alicję: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
points-now = Punkty teraz: { $points }.
