title = X și zero
rule-X1 = Tabla are nouă căsuțe pe trei rânduri.
rule-X2 = Se joacă pe rând; când îți vine rândul, marchezi o căsuță liberă. Începe X.
rule-X3 = Cine are trei semne pe un rând, pe o coloană sau pe o diagonală câștigă imediat.
rule-X4 = O tablă plină fără o astfel de linie înseamnă remiză.
square-marked = { $seat } marchează { $square }.
line-made = { $seat } are trei în linie și câștigă.
board-filled = Tabla este plină: remiză.
move-mark = Marchează { $square }
end-line = trei în linie
end-full-board = tablă plină
refused-taken = Căsuța aceea este deja marcată; alege una liberă.
refused-no-square = Nu există această căsuță; alege una de la a1 la c3.
notation-turns = În această poziție semnele X și zero nu alternează; numără-le din nou.

# De ce poate fi bună o mutare
hint-line = Trei semne în linie: câștigi imediat (X3).
hint-stop = Îi blochezi adversarului linia de trei (X3).
