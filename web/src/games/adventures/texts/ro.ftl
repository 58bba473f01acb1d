# Masa de Aventuri în browser

ui-board = Cărarea din grădină, în sensul acelor de ceasornic, de la Ceaiul Pălărierului
ui-stone = { $number ->
    [one] { $space }; aici acul dă un fursec mic.
    [few] { $space }; aici acul dă { $number } fursecuri mici.
   *[other] { $space }; aici acul dă { $number } de fursecuri mici.
}
ui-stone-pawn = { $state ->
    [fallen] { $name } este în Vizuină.
    [large] Aici este { $name }, cu pionul mare.
   *[small] Aici este { $name }.
}
ui-stone-open = { $number ->
    [one] Ajungi aici cu un pas.
    [few] Ajungi aici cu { $number } pași.
   *[other] Ajungi aici cu { $number } de pași.
}
ui-face-up = Fursecul la vedere: { $points }
ui-face-up-none = Niciun fursec la vedere
ui-stack = { $count ->
    [0] Teancul este gol
    [one] Un fursec nevăzut
    [few] { $count } fursecuri nevăzute
   *[other] { $count } de fursecuri nevăzute
}
ui-pool = { $count ->
    [0] Nu mai sunt fursecuri mici
    [one] A mai rămas un fursec mic
    [few] Au mai rămas { $count } fursecuri mici
   *[other] Au mai rămas { $count } de fursecuri mici
}
ui-winnings = { $large ->
    [one] Un fursec mare, mici: { $small }
    [few] { $large } fursecuri mari, mici: { $small }
   *[other] { $large } de fursecuri mari, mici: { $small }
}
ui-held = { $pile ->
    [one] Cărți în mână: { $hand }, una în teanc
    [few] Cărți în mână: { $hand }, { $pile } în teanc
   *[other] Cărți în mână: { $hand }, { $pile } în teanc
}
ui-pile = { $count ->
    [0] Teancul tău este gol
    [one] O carte în teancul tău
    [few] { $count } cărți în teancul tău
   *[other] { $count } de cărți în teancul tău
}
ui-your-hand = Cărțile tale
ui-your-score = Punctele tale
ui-joker = Joker, 1–5
ui-hand-left = Cartea din stânga: { $card }
ui-hand-centre = Cartea din mijloc, ținută de panglică: { $card }
ui-hand-right = Cartea din dreapta: { $card }
ui-numbers = Cât de departe
ui-note-in-hole = a căzut
ui-note-large = pion mare
ui-note-larger = poate merge cu un pas mai mult
ui-note-turn = e la rând
ui-note-away = nu e la masă
ui-points-of = Puncte
ui-from-large = fursecuri mari
ui-from-small = fursecuri mici

# Ce se întreabă
ui-ask-card = Joacă cartea din stânga sau pe cea din dreapta
ui-ask-last-card = Joacă ultima carte
ui-ask-hole = În Vizuină cartea dă învârtiri: joac-o pe cea din stânga sau pe cea din dreapta
ui-ask-walk-out = Joacă o carte: ieși din Vizuină sau învârte
ui-ask-joker = Cât valorează Jokerul?
ui-ask-joker-spins = Câte învârtiri dă Jokerul?
ui-ask-larger = Pionul tău e mare: mergi atât, sau cu un pas mai mult.
ui-ask-cookie = S-a servit ceaiul! Ce fursec iei?
ui-ask-shown = Acul arată: { $space }.
ui-ask-why = De ce?
ui-do-left = Stânga: { $card }
ui-do-right = Dreapta: { $card }
ui-do-only = Alege: { $card }
ui-do-play = Joacă { $number }
ui-do-spin = { $number ->
    [one] Joacă: o învârtire
    [few] Joacă: cel mult { $number } învârtiri
   *[other] Joacă: cel mult { $number } de învârtiri
}
ui-do-cancel = Nu asta
ui-do-accept = Merg acolo
ui-do-again = Mai învârt (rămân { $number })
ui-do-face-up = Cel de { $points } ({ $score })
ui-do-unseen = Cel nevăzut ({ $score })
ui-purpose-walk = Mergi
ui-purpose-spin = Învârte

# Ce s-ar întâmpla
ui-effect-walk = Mergi { $onto }.
ui-effect-cat = Motanul te trimite mai departe { $onto }.
ui-effect-pass = Treci de Ceaiul Pălărierului și iei fursecul de { $points }.
ui-effect-tea = Acolo alegi un fursec.
ui-effect-cookies = Învârți pentru fursecuri mici.
ui-effect-fall = Cazi înăuntru!
ui-effect-shrink = Te micșorezi la loc.
ui-effect-grow = Crești.
ui-effect-grow-other = Crești, iar { $seat } se micșorează.
ui-effect-grow-drop = Crești, iar { $seat } cade în Vizuină.
ui-effect-spins = { $number ->
    [one] O singură învârtire și mergi unde arată acul.
    [few] Cel mult { $number } învârtiri; te oprești când îți place.
   *[other] Cel mult { $number } de învârtiri; te oprești când îți place.
}
ui-cant-reach = Niciuna dintre cărți nu te duce acolo.
ui-cant-walk = Din Vizuină te scoate doar acul: joacă o carte pentru învârtiri.

# Prima partidă
ui-lesson-welcome = Bun venit în grădină! Cărțile stau la rând, iar panglica o ține pe cea din mijloc. Atinge 3: fantoma arată cum Motanul de Cheshire te trimite mai departe cu tot atâția pași. Joacă-l.
ui-lesson-on = În mijloc a venit o carte nouă. Joacă acum 1, din dreapta. Piatra aceea e ocupată, așa că treci pe următoarea liberă, iar acolo acul se învârte pentru fursecuri mici.
ui-lesson-caterpillar = Trei fursecuri mici, câte un punct fiecare! La doi pași e Omida, la care crești. Joacă 2.
ui-lesson-plus = Pălărierul a trecut de Ceai și a luat fursecul la vedere. Pionul tău e mare acum și orice carte poate valora cu 1 mai mult: atinge 1, alege 1+1 și oprește-te la masă.
ui-lesson-tea = Cine se oprește aici alege: fursecul la vedere sau pe cel de deasupra teancului, nevăzut. Ia-l pe cel de 5.
ui-lesson-hole = Vizuina Iepurelui înghite pionii mici, dar al tău e mare. Joacă 5 și stai chiar deasupra ei.
ui-lesson-fallen = Vai: Pălărierul a crescut, pion mare nu e decât unul, așa că te-ai micșorat și ai căzut. Aici jos cartea dă învârtiri. Joacă Jokerul ca 3.
ui-lesson-accept = Prima învârtire a arătat o piatră ocupată, așa că s-a repetat. Acum e piatra din spatele tău: drumul ocolește toată grădina, pe lângă Ceai. Mergi acolo!
ui-lesson-end = Asta e tot. Când toți au jucat unsprezece cărți, câștigă cine are mai multe puncte. Ai grijă la Vizuină și poftă bună la ceai!
