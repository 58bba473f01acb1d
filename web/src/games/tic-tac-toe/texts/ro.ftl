ui-choose = Alege o căsuță liberă.
ui-square = { $square }: { $mark ->
    [none] liberă
   *[other] { $mark }
}
