# Why there is no review
review-open = Partii tej gry nie da się przeanalizować: jej ruchów nie da się policzyć.
review-unfinished = Ta partia jeszcze trwa, więc nie ma czego analizować; zajrzyj tu po jej końcu.
review-which = { $file } zawiera partie w liczbie { $matches }; wybierz jedną przez --match, od 1 do { $matches }.

# Where the result came from
review-title = Co było szczęściem, a co wyborem
review-reviewing = Analiza
review-chance = Szansa na wygraną
review-points = Punkty przewagi
review-start = początek
review-luck = szczęście
review-own = własne wybory
review-others = wybory innych
review-result = wynik
review-story = { $name }: szczęście dało { $luck } punktu przewagi (±{ $luck_error }); wybory dały { $own } punktu (±{ $own_error }) względem przyzwoitej gry i { $lost } punktu (±{ $lost_error }) względem najlepszej.
review-measured = Każde miejsce partii zostało dograne { $tries ->
    [one] raz
   *[other] { $tries } razy
} przez przyzwoitych graczy. ± to połowa przedziału 95 %. Wybór oceniamy według tego, co było wtedy wiadomo; co dokładają zakryte karty, to szczęście.

# What mattered most
review-turns = Co znaczyło najwięcej
review-no-turns = Żaden krok się nie wyróżnia.
review-move = Ruch { $n }
review-turn-luck = Szczęście: { $name } { $change } % (±{ $error }), teraz { $now } %.
review-turn-choice = { $name } wybiera „{ $move }”: { $change } % (±{ $error }), teraz { $now } %.
review-better = Lepiej według tego, co { $name } wie: „{ $move }”, { $chance } % (±{ $error }) zamiast { $own } %.
review-sure = Lepiej, policzone do końca: „{ $move }”.
review-best = Najlepszy ruch, na ile { $name } może wiedzieć.

# The page
review-graph = Szansa na wygraną, ruch po ruchu
review-steps = Krok po kroku
review-alternatives = Co było do wyboru
review-legend = Puste kropki to szczęście, pełne to wybory; pas to przedział 95 %.
