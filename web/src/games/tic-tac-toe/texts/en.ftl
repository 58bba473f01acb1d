ui-choose = Choose a free square.
ui-square = { $square }: { $mark ->
    [none] free
   *[other] { $mark }
}
