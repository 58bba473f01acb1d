store-url-unknown = Stołów nie da się przechowywać pod adresem, który zaczyna się od „{ $scheme }”; napisz sqlite:///PLIK albo postgresql://…
store-closed = Serwer właśnie się zamyka i niczego już nie przyjmuje; spróbuj za chwilę.
store-full = Na dysku z { $where } skończyło się miejsce. Nic nie przepadło, ale niczego więcej nie da się zapisać; zwolnij trochę miejsca.
store-read-only = Bazę { $where } można tylko odczytywać; daj serwerowi prawo zapisu.
store-locked = Inny program blokuje { $where }; zamknij go albo poczekaj, aż skończy.
store-served = Inny Curiouser korzysta już z { $where }; zamknij go albo podaj inny plik w opcji --db.
store-no-database = { $where } nie jest bazą SQLite; podaj inny plik.
store-foreign = { $where } to baza innego programu; podaj inny plik.
store-damaged = Baza { $where } jest uszkodzona; zatrzymaj serwer i przywróć ostatnią kopię zapasową.
store-log-damaged = Dziennik zapisu { $where } jest uszkodzony: nie da się już odczytać { $commits ->
    [one] jednego potwierdzonego zapisu
   *[other] { $commits } potwierdzonych zapisów
}. Skopiuj plik razem z plikiem -wal w bezpieczne miejsce i przywróć ostatnią kopię zapasową albo uruchom serwer raz z opcją --accept-loss, żeby działał dalej bez utraconych danych.
store-gaps = W { $where } brakuje wpisów { $tables ->
    [one] jednego stołu
   *[other] { $tables } stołów
}. Skopiuj plik w bezpieczne miejsce i przywróć ostatnią kopię zapasową albo uruchom serwer z opcją --accept-loss, żeby działał dalej bez brakujących wpisów.
store-newer = Baza { $where } pochodzi z nowszej wersji Curiouser (schemat { $found }, ta wersja zna { $known }); zaktualizuj program.
store-fails = Z { $where } nie da się korzystać: { $reason }.
store-away = PostgreSQL pod adresem { $where } nie odpowiada ({ $reason }); sprawdź, czy działa i czy da się z nim stąd połączyć.
store-login = PostgreSQL pod adresem { $where } nas nie wpuszcza; sprawdź nazwę i hasło.
store-unknown = W PostgreSQL nie ma bazy { $where }; utwórz ją poleceniem createdb.
store-backup-exists = { $file } już istnieje; podaj nowy plik na kopię zapasową.
