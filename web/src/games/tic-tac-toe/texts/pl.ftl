ui-choose = Wybierz wolne pole.
ui-square = { $square }: { $mark ->
    [none] wolne
   *[other] { $mark }
}
