title = Kółko i krzyżyk
rule-X1 = Plansza ma dziewięć pól w trzech rzędach.
rule-X2 = Gracze robią ruchy na przemian; w swojej turze każdy zaznacza jedno wolne pole. Zaczynają krzyżyki.
rule-X3 = Kto ma trzy znaki w rzędzie, kolumnie albo na przekątnej, od razu wygrywa.
rule-X4 = Pełna plansza bez takiej linii to remis.
square-marked = { $seat } zaznacza pole { $square }.
line-made = { $seat } ma trzy znaki w linii i wygrywa.
board-filled = Plansza jest pełna: remis.
move-mark = Zaznacz pole { $square }
end-line = trzy znaki w linii
end-full-board = pełna plansza
refused-taken = To pole jest już zaznaczone; wybierz wolne.
refused-no-square = Nie ma takiego pola; podaj pole od a1 do c3.
notation-turns = Przy takiej liczbie krzyżyków i kółek gracze nie mogli robić ruchów na przemian; policz znaki jeszcze raz.

# Dlaczego ruch może być dobry
hint-line = Trzy znaki w linii od razu dają wygraną (X3).
hint-stop = Blokujesz linię przeciwnika (X3).
