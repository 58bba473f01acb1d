title = Twoje partie
tab-matches = Partie
tab-groups = Grupy
intro = Zapisane tylko na tym urządzeniu, bez żadnego konta. Od czasu do czasu zapisz je w pliku albo przenieś na inne urządzenie.
empty = Na razie nic tu nie ma. Trafi tu każda partia, którą rozegrasz do końca na tym urządzeniu, razem z zapisem.
filter-game = Gra
any-game = dowolna
filter-person = Osoba
anybody = dowolna
search = Szukaj po imieniu
found = { $count ->
    [0] Brak partii
    [one] Jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
more = Pokaż więcej
a-bot = bot
no-record = Nie zachowano zapisu
forget-one = Usuń
forget-all = Usuń wszystko
forgotten-one = Usunięto z tego urządzenia.
forgotten-all = Wszystko usunięto z tego urządzenia.
export = Zapisz wszystko w pliku
import = Wczytaj plik
brought = { $fresh ->
    [0] W tym pliku nie było nic nowego.
    [one] Dodano jedną partię.
    [few] Dodano { $fresh } partie.
   *[many] Dodano { $fresh } partii.
}{ $unreadable ->
    [0] { "" }
    [one] { " " }Pominięto jeden wpis, którego nie dało się odczytać.
    [few] { " " }Pominięto { $unreadable } wpisy, których nie dało się odczytać.
   *[many] { " " }Pominięto { $unreadable } wpisów, których nie dało się odczytać.
}
bad-file = To nie jest plik z partiami. Niczego nie zmieniono.
trouble-none = Ta przeglądarka nie pozwala stronie niczego zapisać; może to okno prywatne. Partii, które teraz rozegrasz, później tu nie będzie.
trouble-full = Na tym urządzeniu brak miejsca, więc ostatniej partii nie zapisano; nic innego nie przepadło. Zapisz wszystko w pliku, a potem usuń to, czego nie potrzebujesz.
unreadable = { $count ->
    [one] Jednego wpisu
    [few] { $count } wpisów
   *[many] { $count } wpisów
} z tego urządzenia nie da się odczytać. Wszystkie inne są tutaj.
groups-intro = Dla rodziny, klasy albo klubu: liczy się każda partia, w której grali tylko członkowie grupy i boty. Grupy też są zapisane tylko na tym urządzeniu.
group-new = Nowa grupa
group-name = Nazwa grupy
group-who = Kto do niej należy?
group-make = Utwórz grupę
group-import = Wczytaj plik grupy
group-empty = Członkowie grupy jeszcze ze sobą nie grali: partia liczy się, gdy gra co najmniej dwoje z nich i nikt inny oprócz botów.
all-games = wszystkie gry
results = Wyniki
column-name = Imię
column-played = Partie
column-won = Wygrane
column-points = Punkty
column-rating = Ranking
column-rating-error = ± (95%)
column-pair = Para
column-score = Lepsze miejsce
column-equal = Remisy
rating-few = { $enough ->
    [one] po pierwszej partii (na razie { $played })
    [few] po { $enough } partiach (na razie { $played })
   *[many] po { $enough } partiach (na razie { $played })
}
rating-note = Ranking to szacunek: prawdziwa siła gracza mieści się w granicach ± w 19 przypadkach na 20. Gdy przedziały się nakładają, nie wiadomo, kto jest lepszy. Ranking pojawia się po { $enough ->
    [one] pierwszej partii
    [few] { $enough } partiach
   *[many] { $enough } partiach
}.
rating-by-game = Ranking liczy się osobno dla każdej gry: wybierz jedną.
pairs-title = Jeden na jednego
pairs-note = „2 : 1”: w dwóch partiach lepsze miejsce miała pierwsza osoba, w jednej druga.
save-table = Zapisz tabelę (CSV)
print = Drukuj
members = Członkowie
also = także { $names }
same-as = ta sama osoba co…
same-as-label = { $name } to ta sama osoba co
member-remove = { $name }: usuń z grupy
member-add = Ktoś jeszcze
add = Dodaj
group-share = Na innych urządzeniach grupy są inne partie: wymieńcie się tymi plikami, a każda partia i tak policzy się tylko raz.
group-export = Zapisz grupę w pliku
group-forget = Usuń grupę, ale nie jej partie
