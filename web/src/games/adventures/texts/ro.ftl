# Masa de Aventuri în browser

board = Cărarea din grădină, în sensul acelor de ceasornic, de la Ceaiul Pălărierului
stone = { $number ->
    [one] { $space }; aici acul dă un fursec mic.
    [few] { $space }; aici acul dă { $number } fursecuri mici.
   *[other] { $space }; aici acul dă { $number } de fursecuri mici.
}
stone-pawn = { $state ->
    [fallen] { $name } este în Vizuină.
    [large] Aici este { $name }, cu pionul mare.
   *[small] Aici este { $name }.
}
stone-open = { $number ->
    [one] Ajungi aici cu un pas.
    [few] Ajungi aici cu { $number } pași.
   *[other] Ajungi aici cu { $number } de pași.
}
face-up = Fursecul la vedere: { $points }
face-up-none = Niciun fursec la vedere
stack = { $count ->
    [0] Teancul este gol
    [one] Un fursec nevăzut
    [few] { $count } fursecuri nevăzute
   *[other] { $count } de fursecuri nevăzute
}
pool = { $count ->
    [0] Nu mai sunt fursecuri mici
    [one] A mai rămas un fursec mic
    [few] Au mai rămas { $count } fursecuri mici
   *[other] Au mai rămas { $count } de fursecuri mici
}
winnings = { $large ->
    [one] Un fursec mare, mici: { $small }
    [few] { $large } fursecuri mari, mici: { $small }
   *[other] { $large } de fursecuri mari, mici: { $small }
}
held = { $pile ->
    [one] Cărți în mână: { $hand }, una în teanc
    [few] Cărți în mână: { $hand }, { $pile } în teanc
   *[other] Cărți în mână: { $hand }, { $pile } în teanc
}
pile = { $count ->
    [0] Teancul tău este gol
    [one] O carte în teancul tău
    [few] { $count } cărți în teancul tău
   *[other] { $count } de cărți în teancul tău
}
your-hand = Cărțile tale
your-score = Punctele tale
hand-left = Cartea din stânga: { $card }
hand-centre = Cartea din mijloc, ținută de panglică: { $card }
hand-right = Cartea din dreapta: { $card }
numbers = Cât de departe
note-in-hole = în Vizuină
note-large = pion mare
note-turn = e la rând
note-away = nu e la masă
points-of = Puncte

# Ce se întreabă
ask-card = Joacă cartea din stânga sau pe cea din dreapta
ask-last-card = Joacă ultima carte
ask-hole = În Vizuină cartea dă învârtiri: joac-o pe cea din stânga sau pe cea din dreapta
ask-walk-out = Joacă o carte: ieși din Vizuină sau învârte
ask-joker = Cât valorează Jokerul?
ask-joker-spins = Câte învârtiri dă Jokerul?
ask-cookie = S-a servit ceaiul! Ce fursec iei?
ask-shown = Acul arată: { $space }.
ask-why = De ce?
do-left = Stânga: { $card }
do-right = Dreapta: { $card }
do-only = Alege: { $card }
do-play = Joacă { $number }
do-spin = { $number ->
    [one] Joacă: o învârtire
    [few] Joacă: cel mult { $number } învârtiri
   *[other] Joacă: cel mult { $number } de învârtiri
}
do-cancel = Nu asta
do-accept = Merg acolo
do-again = Mai învârt (rămân { $number })
do-face-up = Cel de { $points } ({ $score })
do-unseen = Cel nevăzut ({ $score })
purpose-walk = Mergi
purpose-spin = Învârte

# Ce s-ar întâmpla
effect-walk = Mergi { $onto }.
effect-cat = Motanul te trimite mai departe { $onto }.
effect-pass = Treci de Ceaiul Pălărierului și iei fursecul de { $points }.
effect-tea = Acolo alegi un fursec.
effect-cookies = Învârți pentru fursecuri mici.
effect-fall = Cazi înăuntru!
effect-shrink = Te micșorezi la loc.
effect-grow = Crești.
effect-grow-other = Crești, iar { $seat } se micșorează.
effect-grow-drop = Crești, iar { $seat } cade în Vizuină.
effect-spins = { $number ->
    [one] O singură învârtire și mergi unde arată acul.
    [few] Cel mult { $number } învârtiri; te oprești când îți place.
   *[other] Cel mult { $number } de învârtiri; te oprești când îți place.
}
cant-reach = Niciuna dintre cărți nu te duce acolo.
cant-walk = Din Vizuină te scoate doar acul: joacă o carte pentru învârtiri.

# Prima partidă
lesson-title = O plimbare prin grădină
lesson-welcome = Bun venit în grădină! Facem turul cărării și strângem fursecuri. Cărțile stau la rând, iar panglica o ține pe cea din mijloc. Atinge cartea din stânga, 3.
lesson-cat = Vezi fantoma? Trei pași duc la Motanul de Cheshire, iar el te trimite mai departe cu tot atâția. Joacă 3.
lesson-draw = Între cele două a venit o carte nouă, pe care o ține panglica. Acum 1, din dreapta: piatra cu un pion e ocupată, așa că mergi cu una mai departe. Joacă-l.
lesson-pass = Fursecul din colțul de sus e la vedere. Cine trece de Ceaiul Pălărierului îl ia pe loc. Cu 5 treci: joacă-l.
lesson-caterpillar = La doi pași e Omida. La ea crești, iar cu pionul mare poți adăuga 1 la orice carte. Joacă 2.
lesson-plus = Pionul e mare! Atinge 4: poate fi 4 sau 5. Cu 5 te oprești chiar la masă. Alege 4 + 1 și joacă.
lesson-tea = Cine se oprește la Ceaiul Pălărierului alege: fursecul la vedere sau pe cel de deasupra teancului, nevăzut. Ia-l pe cel de 5.
lesson-small = Fructiera cu fursecuri: acul se învârte și iei atâtea fursecuri mici câte arată. Joacă 3.
lesson-hole = Iar asta e Vizuina Iepurelui: pionii mici cad în ea. Aici cartea înseamnă învârtiri. Joacă Jokerul ca 3.
lesson-choose = Acul arată unde poți merge. Nu-ți place? Mai învârte, dar ce refuzi s-a pierdut. Acum mergi la fursecuri.
lesson-end = Asta e tot. Când toți au jucat unsprezece cărți, câștigă cine are mai multe puncte. Poftă bună la ceai!
lesson-not-that = Încă nu; încearcă ce spune textul.
