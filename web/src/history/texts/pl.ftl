title = Twoje partie
tab-matches = Partie
tab-groups = Grupy
intro = Zapisane tylko na tym urządzeniu, bez żadnego konta. Zachowaj je czasem do pliku albo przenieś na inne urządzenie.
empty = Jeszcze nic tu nie ma. Trafi tu każda partia rozegrana do końca na tym urządzeniu, razem z zapisem.
filter-game = Gra
any-game = każda
filter-person = Osoba
anybody = ktokolwiek
search = Szukaj po imieniu
found = { $count ->
    [0] Żadnej partii
    [one] Jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
more = Pokaż więcej
a-bot = bot
no-record = Zapisu nie zachowano
forget-one = Usuń
forget-all = Usuń wszystko
forgotten-one = Usunięto z tego urządzenia.
forgotten-all = Wszystko usunięto z tego urządzenia.
export = Zachowaj wszystko do pliku
import = Wczytaj plik
brought = { $fresh ->
    [0] W tym pliku nie było nic nowego.
    [one] Przybyła jedna partia.
    [few] Przybyły { $fresh } partie.
   *[many] Przybyło { $fresh } partii.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }Jednego wpisu nie dało się odczytać i został pominięty.
    [few] { " " }{ $unreadable } wpisów nie dało się odczytać i zostały pominięte.
   *[many] { " " }{ $unreadable } wpisów nie dało się odczytać i zostały pominięte.
}
bad-file = To nie jest plik z partiami. Niczego nie zmieniono.
trouble-none = Ta przeglądarka nie pozwala stronie niczego zachować, może okno jest prywatne. Partii rozegranych teraz później tu nie będzie.
trouble-full = Na tym urządzeniu brak miejsca, więc ostatniej partii nie zachowano; nic innego nie przepadło. Zachowaj wszystko do pliku, a potem usuń to, co zbędne.
unreadable = { $count ->
    [one] Jednego wpisu
    [few] { $count } wpisów
   *[many] { $count } wpisów
} z tego urządzenia nie da się odczytać. Wszystkie inne są tutaj.
groups-intro = Dla rodziny, klasy albo klubu: liczy się każda partia, w której grali tylko jej członkowie i boty. Grupy też zostają na tym urządzeniu.
group-new = Nowa grupa
group-name = Jej nazwa
group-who = Kto do niej należy?
group-make = Utwórz grupę
group-import = Wczytaj plik grupy
group-empty = Nikt tu jeszcze ze sobą nie grał: partia liczy się, gdy gra co najmniej dwoje członków grupy i nikt inny prócz botów.
all-games = wszystkie gry
results = Wyniki
column-name = Imię
column-played = Partie
column-won = Wygrane
column-points = Punkty
column-rating = Ranking
column-rating-error = ± (95 %)
column-pair = Para
column-score = Lepsze miejsce
column-equal = Po równo
rating-few = po { $enough } partiach (teraz { $played })
rating-note = Ranking to szacunek: prawdziwa siła leży w granicach ± w 19 przypadkach na 20. Gdzie przedziały się pokrywają, nie wiadomo, kto jest lepszy. Pojawia się po { $enough } partiach.
rating-by-game = Ranking liczy się osobno dla każdej gry: wybierz jedną.
pairs-title = Jeden na jednego
pairs-note = „2 : 1”: w dwóch partiach lepsze miejsce miała pierwsza osoba, w jednej druga.
save-table = Zachowaj tabelę (CSV)
print = Drukuj
members = Członkowie
also = także { $names }
same-as = ta sama osoba co …
same-as-label = { $name } to ta sama osoba co
member-remove = Usuń z grupy: { $name }
member-add = Ktoś jeszcze
add = Dodaj
group-share = Inne urządzenia grupy znają inne partie: wymieńcie się tymi plikami, a to, co znają oba, policzy się raz.
group-export = Zachowaj grupę do pliku
group-forget = Usuń grupę, ale nie jej partie
