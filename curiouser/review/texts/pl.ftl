# Dlaczego nie ma analizy
review-open = Partii tej gry nie da się przeanalizować, bo nie da się wypisać wszystkich możliwych ruchów.
review-unfinished = Ta partia jeszcze trwa, więc nie ma czego analizować; zajrzyj tu po jej końcu.
review-which = { $matches ->
    [one] W pliku { $file } jest tylko jedna partia; pomiń opcję --match.
    [few] W pliku { $file } są { $matches } partie; wybierz jedną opcją --match, od 1 do { $matches }.
   *[many] W pliku { $file } jest { $matches } partii; wybierz jedną opcją --match, od 1 do { $matches }.
}

# Skąd wziął się wynik
review-title = Los i wybory
review-reviewing = Analizujemy
review-chance = Szansa na wygraną
review-points = Przewaga w punktach
review-start = początek
review-luck = los
review-own = własne wybory
review-others = wybory innych
review-result = wynik
review-story = { $name }: los dał { $luck } pkt (±{ $luck_error }). Własne wybory dały { $own } pkt (±{ $own_error }) w porównaniu z rozsądną grą, a { $lost } pkt (±{ $lost_error }) w porównaniu z najlepszą.
review-measured = Z każdej pozycji rozegrano dalszy ciąg { $tries ->
    [one] raz
    [few] { $tries } razy
   *[many] { $tries } razy
}, grając rozsądnie za wszystkich. Wartość po ± to połowa 95-procentowego przedziału ufności. Wybór oceniamy według tego, co gracz mógł wtedy wiedzieć; to, co zależało od zakrytych kart, zaliczamy do losu.

# Co miało największe znaczenie
review-turns = Co miało największe znaczenie
review-no-turns = Żaden ruch się nie wyróżnia.
review-move = Ruch { $n }
review-turn-luck = Los: { $name } { $change } pkt proc. (±{ $error }), teraz { $now }%.
review-turn-choice = { $name } wybiera „{ $move }”: { $change } pkt proc. (±{ $error }), teraz { $now }%.
review-better = Według tego, co w tym momencie może wiedzieć { $name }, lepszy jest ruch „{ $move }”: { $chance }% (±{ $error }) zamiast { $own }%.
review-sure = Z obliczeń do końca gry wynika, że lepszy był ruch „{ $move }”.
review-best = Najlepszy ruch według tego, co w tym momencie może wiedzieć { $name }.

# Strona
review-graph = Szansa na wygraną, ruch po ruchu
review-steps = Krok po kroku
review-alternatives = Co było do wyboru
review-legend = Puste kropki to los, pełne to wybory; pas to 95-procentowy przedział ufności.
