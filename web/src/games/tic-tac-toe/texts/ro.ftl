ui-choose = Alege un pătrat liber.
ui-square = { $square }: { $mark ->
    [none] liber
   *[other] { $mark }
}
