# Masa de Aventuri în browser

ui-board = Aleea din grădină, în sensul acelor de ceasornic, de la Ceaiul Pălărierului
ui-stone = { $number ->
    [one] { $space }; dacă săgeata se oprește aici, dă un fursec mic.
    [few] { $space }; dacă săgeata se oprește aici, dă { $number } fursecuri mici.
   *[other] { $space }; dacă săgeata se oprește aici, dă { $number } de fursecuri mici.
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
ui-face-up = Fursecul de la vedere: { $points }
ui-face-up-none = Niciun fursec la vedere
ui-stack = { $count ->
    [0] Teancul este gol
    [one] Un fursec ascuns
    [few] { $count } fursecuri ascunse
   *[other] { $count } de fursecuri ascunse
}
ui-pool = { $count ->
    [0] Nu mai sunt fursecuri mici
    [one] A mai rămas un fursec mic
    [few] Au mai rămas { $count } fursecuri mici
   *[other] Au mai rămas { $count } de fursecuri mici
}
ui-winnings = { $large ->
    [one] Un fursec mare; mici: { $small }
    [few] { $large } fursecuri mari; mici: { $small }
   *[other] { $large } de fursecuri mari; mici: { $small }
}
ui-held = { $pile ->
    [one] Cărți în mână: { $hand }; în teanc: una
    [few] Cărți în mână: { $hand }; în teanc: { $pile }
   *[other] Cărți în mână: { $hand }; în teanc: { $pile }
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
ui-hand-centre = Cartea din mijloc, legată cu panglică: { $card }
ui-hand-right = Cartea din dreapta: { $card }
ui-numbers = Cât avansezi
ui-note-in-hole = în Vizuină
ui-note-large = pion mare
ui-note-larger = poate avansa cu o căsuță în plus
ui-note-turn = e la rând
ui-note-away = nu e la masă
ui-points-of = Puncte
ui-from-large = fursecuri mari
ui-from-small = fursecuri mici

# Ce se întreabă
ui-ask-card = Joacă cartea din stânga sau pe cea din dreapta
ui-ask-last-card = Joacă ultima carte
ui-ask-hole = În Vizuină cartea dă învârtiri: joacă cartea din stânga sau pe cea din dreapta
ui-ask-walk-out = Joacă o carte: ieși pe jos din Vizuină sau învârți săgeata
ui-ask-joker = Cât valorează Jokerul?
ui-ask-joker-spins = Câte învârtiri dă Jokerul?
ui-ask-larger = Ai pionul mare: avansează atât sau cu o căsuță în plus.
ui-ask-cookie = S-a servit ceaiul! Ce fursec iei?
ui-ask-shown = Săgeata indică { $space }.
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
ui-do-cancel = Nu pe asta
ui-do-accept = Merg acolo
ui-do-again = Mai învârt (am încă { $number })
ui-do-face-up = Cel de { $points } ({ $score })
ui-do-unseen = Cel ascuns ({ $score })
ui-purpose-walk = Ieși pe jos
ui-purpose-spin = Învârte

# Ce s-ar întâmpla
ui-effect-walk = Ajungi { $space_onto }.
ui-effect-cat = Motanul te duce mai departe, { $space_onto }.
ui-effect-pass = Treci de Ceaiul Pălărierului și iei fursecul de { $points }.
ui-effect-tea = Acolo alegi un fursec.
ui-effect-cookies = Învârți săgeata pentru fursecuri mici.
ui-effect-fall = Cazi înăuntru!
ui-effect-shrink = Te micșorezi la loc.
ui-effect-grow = Crești: ai pionul mare.
ui-effect-grow-other = Crești, iar { $seat } se micșorează.
ui-effect-grow-drop = Crești, iar { $seat } cade în Vizuină.
ui-effect-spins = { $number ->
    [one] O singură învârtire: mergi unde indică săgeata.
    [few] Cel mult { $number } învârtiri; te oprești când îți convine.
   *[other] Cel mult { $number } de învârtiri; te oprești când îți convine.
}
ui-cant-reach = Cu nicio carte pe care o poți juca nu ajungi acolo.
ui-cant-walk = Din Vizuină te scoate doar săgeata: joacă o carte ca să învârți.

# Prima partidă
ui-lesson-welcome = Bun venit în grădină! Îți ții cărțile în șir, iar panglica o leagă pe cea din mijloc. Atinge cartea 3: umbra pionului îți arată cum te duce Motanul de Cheshire mai departe, încă o dată tot atâtea căsuțe. Joacă această carte.
ui-lesson-on = În mijloc a venit o carte nouă. Joacă acum cartea 1, cea din dreapta. Căsuța aceea e ocupată, așa că ajungi pe următoarea liberă, iar acolo învârți săgeata pentru fursecuri mici.
ui-lesson-caterpillar = Trei fursecuri mici, câte un punct fiecare! Peste două căsuțe stă Omida, care te face mare. Joacă cartea 2.
ui-lesson-plus = Pălărierul a trecut de Ceai și a luat fursecul de la vedere. Acum ai pionul mare și orice carte poate valora cu 1 mai mult: atinge cartea 1, alege 1+1 și oprește-te la Ceai.
ui-lesson-tea = Cine se oprește aici alege: fursecul de la vedere sau pe cel ascuns din vârful teancului. Ia-l pe cel de 5.
ui-lesson-hole = Vizuina Iepurelui înghite pionii mici, dar al tău e mare. Joacă 5 și oprește-te chiar deasupra ei.
ui-lesson-fallen = Vai, Pălărierul a crescut! Nu poate exista decât un pion mare, așa că te-ai micșorat și ai căzut. Aici, jos, cartea dă învârtiri. Joacă Jokerul ca 3.
ui-lesson-accept = Prima învârtire a indicat o căsuță ocupată, așa că s-a repetat. Acum săgeata indică o căsuță din spatele tău: ca să ajungi acolo, faci tot înconjurul grădinii și treci de Ceai. Mergi!
ui-lesson-end = Asta e tot! După ce toți și-au jucat cele unsprezece cărți, câștigă cine are cele mai multe puncte. Ferește-te de Vizuină și poftă bună la ceai!
