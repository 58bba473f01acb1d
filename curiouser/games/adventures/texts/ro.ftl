title = Aventuri
character = { $character ->
    [alice] Alice
    [hatter] Pălărierul
    [queen] Regina de Inimă Roșie
   *[rabbit] Iepurele Alb
}
card = { $card ->
    [joker] Joker
   *[number] { $card }
}
card-object = { $card ->
    [joker] Jokerul
   *[number] { $card }
}
space = { $kind ->
    [tea-party] Ceaiul Pălărierului
    [cat] Motanul de Cheshire
    [hole] Vizuina Iepurelui
    [small-cookies] Fursecurile mici
    [caterpillar] Omida
   *[ordinary] căsuța { $number }
}
space-onto = { $kind ->
    [tea-party] la Ceaiul Pălărierului
    [cat] la Motanul de Cheshire
    [hole] la Vizuina Iepurelui
    [small-cookies] la Fursecurile mici
    [caterpillar] la Omidă
   *[ordinary] pe căsuța { $number }
}

# Opțiunile mesei
option-open_hands = Cărți la vedere: toți văd toate mâinile (A27)
option-youngest = Pentru cei mici: câte două cărți în mână (A28)
option-easy_hole = Vizuină ușoară: după o încercare nereușită se poate ieși jucând o carte (A29)
option-starter = Cine începe: un loc numărat de la 0, sau -1 ca să aleagă norocul (A7)
option-characters = Personajele pe locuri, de exemplu „queen hatter” (A2)
bad-characters = „{ $chosen }” nu numește personaje pentru { $seats } locuri; alege unele diferite dintre: { $known }.
bad-starter = Nu există locul { $starter } ca să înceapă; locurile se numără de la 0 la { $last }, iar la -1 alege norocul.

# Ce s-a întâmplat
starter-chosen = { $seat } începe.
cookie-turned-up = S-a întors un fursec de valoare { $points }.
card-drawn = { $seat } trage o carte.
card-seen = { $seat } a tras: { $card }.
card-played = { $purpose ->
    [spin] { $seat } joacă { $object }: { $number ->
        [one] o învârtire
        [few] cel mult { $number } învârtiri
       *[other] cel mult { $number } de învârtiri
    }.
    [walk-out] { $seat } joacă { $object } și iese din Vizuină: { $number ->
        [one] o căsuță
        [few] { $number } căsuțe
       *[other] { $number } de căsuțe
    }.
   *[move] { $seat } joacă { $object }: { $number ->
        [one] o căsuță
        [few] { $number } căsuțe
       *[other] { $number } de căsuțe
    }.
}
pawn-moved = { $seat } merge { $onto }.
pawn-went-on = Acolo este deja un pion, așa că { $seat } merge mai departe { $onto }.
tea-party-passed = { $seat } trece de Ceaiul Pălărierului.
cookie-taken = { $how ->
    [unseen] { $seat } ia fursecul nevăzut și îl arată: { $points }.
   *[face-up] { $seat } ia fursecul de valoare { $points }.
}
no-cookie-left = { $seat }: nu mai este niciun fursec mare.
hole-spun = { $blocked ->
    [yes] Acul arată: { $space }. { $seat } nu poate merge acolo.
   *[no] Acul arată: { $space }.
} Învârtiri rămase: { $spins_left }.
spin-declined = { $seat } învârte din nou.
stayed-in-hole = { $seat } rămâne în Vizuina Iepurelui.
fell-into-hole = { $seat } cade în Vizuina Iepurelui.
pawn-grew = { $seat } crește: pionul este mare.
pawn-shrank = { $seat } se micșorează: pionul este mic.
small-cookies-taken = Acul arată { $number }: { $seat } ia { $count ->
    [one] un fursec mic
    [few] { $count } fursecuri mici
   *[other] { $count } de fursecuri mici
}.
small-cookies-gone = Fursecurile mici s-au terminat; căsuța lor este de acum una obișnuită.
match-ended = Partida s-a terminat. Puncte: { $scores }.

# Ce se poate face
move-play-to-move = { $place ->
    [left] { $joker ->
        [yes] { $plus_one ->
            [yes] Joacă cartea din stânga, Jokerul ca { $number } și încă 1
           *[no] Joacă cartea din stânga, Jokerul ca { $number }
        }
       *[no] { $plus_one ->
            [yes] Joacă cartea din stânga, { $number }, și adaugă 1
           *[no] Joacă cartea din stânga, { $number }
        }
    }
   *[right] { $joker ->
        [yes] { $plus_one ->
            [yes] Joacă cartea din dreapta, Jokerul ca { $number } și încă 1
           *[no] Joacă cartea din dreapta, Jokerul ca { $number }
        }
       *[no] { $plus_one ->
            [yes] Joacă cartea din dreapta, { $number }, și adaugă 1
           *[no] Joacă cartea din dreapta, { $number }
        }
    }
}: mergi { $total ->
    [one] o căsuță
    [few] { $total } căsuțe
   *[other] { $total } de căsuțe
}
move-play-to-spin = { $place ->
    [left] { $joker ->
        [yes] Joacă cartea din stânga, Jokerul ca { $number }
       *[no] Joacă cartea din stânga, { $number }
    }
   *[right] { $joker ->
        [yes] Joacă cartea din dreapta, Jokerul ca { $number }
       *[no] Joacă cartea din dreapta, { $number }
    }
}: { $number ->
    [one] o învârtire ca să ieși
    [few] cel mult { $number } învârtiri ca să ieși
   *[other] cel mult { $number } de învârtiri ca să ieși
}
move-accept = Mergi la căsuța arătată
move-spin-again = Învârte din nou
move-take-face-up = Ia fursecul cu fața în sus
move-take-unseen = Ia fursecul nevăzut din vârful teancului
move-choose-starter = Norocul alege cine începe: { $seat }
move-turn-up = Norocul întoarce un fursec de valoare { $points }
move-draw-card = Norocul trage: { $card }
move-spin = Acul se oprește la: { $space }
end-last-card = s-a jucat ultima carte

# Ce nu se poate
refused-choose = Mai întâi hotărăște: mergi la căsuța arătată sau învârte din nou (A22).
refused-tea-party = Mai întâi alege un fursec: cel cu fața în sus sau cel nevăzut (A15).
refused-no-card = Acum se joacă o carte: cea din stânga sau cea din dreapta mâinii (A8).
refused-centre = Cartea din mijloc nu se poate juca (A8); alege-o pe cea din stânga sau din dreapta.
refused-only-card = Ai o singură carte (A31); joac-o drept cea din stânga.
refused-other-card = { $place ->
    [left] Cartea ta din stânga este alta (A8): { $card }.
   *[right] Cartea ta din dreapta este alta (A8): { $card }.
}
refused-joker = Un Joker ține loc de un număr de la 1 la { $most } (A9).
refused-joker-number = Spune ce număr este Jokerul, de exemplu „left 4” (A9).
refused-spin = O carte se joacă pentru învârtiri numai în Vizuina Iepurelui (A22), iar tu nu ești acolo.
refused-in-hole = În Vizuina Iepurelui cartea dă învârtiri, nu pași (A22); joac-o ca să învârți.
refused-walk-out = Din Vizuina Iepurelui se poate ieși cu o carte numai după o tură nereușită (A29); joacă cartea ca să învârți.
refused-plus-one = Numai un pion mare poate adăuga 1 (A10).
notation-large = În această poziție doi pioni sunt mari; niciodată nu este mai mult de unul (A17).
notation-cards = Cărțile locului { $seat } nu se potrivesc; mâna, teancul și cărțile jucate fac împreună un set (A2).
notation-pawns = Pionii nu pot sta așa: câte unul pe căsuță, în afară de început (A5), unul mic pe Vizuina Iepurelui este în ea (A21), iar cine poate ieși a avut o încercare nereușită (A29).
notation-hands = Mâinile nu pot fi așa: sunt pline cât timp sunt cărți (A14), iar toți au jucat de tot atâtea ori sau cu o dată mai mult (A7).
notation-last = Ultima carte a unui loc nu putea fi jucată așa; trebuie să fie una dintre cele jucate (A8).
notation-cookies = Numărul fursecurilor nu se potrivește; cele câștigate, cel cu fața în sus, teancul și rezerva sunt toate câte există (A1, A4).
notation-place = Partida nu poate fi în acest punct; verifică turn, phase, last, spins și shown.
edition-characters = personajele trebuie să fie { $known }, în orice ordine.
edition-card-numbers = cărțile au numere de la 1 la { $most }.
edition-range = numărul trebuie să fie de la { $least } la { $most }.
edition-hand = fiecare are nevoie de cărți cel puțin în număr de { $least }.
edition-kind = „{ $name }” nu este un fel de căsuță; există { $known }.
edition-special = „{ $name }” trebuie să apară exact o dată, iar de câte ori apare: { $count }.
edition-spaces = cu aceste cărți, numărul căsuțelor trebuie să fie de la { $least } la { $most }, iar acum este { $count }.
edition-numbers = fiecare căsuță are nevoie de un număr; căsuțe: { $needed }, numere: { $count }.
edition-no-seats = lipsește valoarea pentru { $seats } locuri.
edition-left-out = pentru { $seats } locuri se lasă în cutie mai multe fursecuri decât sunt, sau mai puține decât zero.
edition-no-cookies = pentru { $seats } locuri nu rămâne niciun fursec mare.
edition-cookie-points = un fursec mare valorează de la 1 la { $most } puncte.

# Regulile
rule-A1 = Sunt 24 de fursecuri mari, câte șase de 2, 3, 4 și 5 puncte, și 20 de fursecuri mici de câte 1 punct.
rule-A2 = Fiecare are alt personaj și cele unsprezece cărți ale lui, câte două de la 1 la 5 și un Joker, precum și pionul lui în două mărimi, mic și mare.
rule-A3 = Căsuțele formează un cerc în jurul unui ac. Cinci sunt speciale: Ceaiul Pălărierului, de unde pornesc toți, Motanul de Cheshire, Vizuina Iepurelui, Fursecurile mici și Omida. Fiecare căsuță are un număr, care contează numai la Fursecurile mici.
rule-A4 = În patru se joacă cu toate fursecurile mari, în trei fără câte unul de fiecare valoare, în doi fără câte două. Restul se amestecă într-un teanc cu fața în jos, iar cel din vârf se întoarce alături.
rule-A5 = Toți pionii mici pornesc de la Ceaiul Pălărierului; numai atunci pot sta mai mulți pe o căsuță. Cei mari așteaptă lângă tablă.
rule-A6 = Fiecare își amestecă cele unsprezece cărți și trage trei, ținute în ordinea trasă și ascunse de ceilalți. Ordinea aceasta nu se schimbă niciodată.
rule-A7 = Cine începe este ales de noroc sau de gazda mesei. Turele merg în sensul acelor de ceasornic.
rule-A8 = Joacă din mână cartea din stânga sau pe cea din dreapta, niciodată pe cea din mijloc. Ea merge cu fața în sus pe teancul tău de cărți jucate.
rule-A9 = În afara Vizuinii, mergi în sensul acelor de ceasornic exact atâtea căsuțe câte spune cartea; se numără toate căsuțele, și cele ocupate. Pentru un Joker spui orice număr de la 1 la 5.
rule-A10 = Cât timp pionul tău este mare, poți adăuga 1 la cartea jucată, așa că un 5 devine 6.
rule-A11 = Dacă pe ultima căsuță stă alt pion, mergi mai departe până la prima căsuță fără pion și oprește-te acolo.
rule-A12 = Când treci de Ceaiul Pălărierului fără să te oprești, prin orice mutare, iei imediat fursecul mare cu fața în sus; apoi se întoarce următorul. Plecarea de la Ceai nu înseamnă trecere. Ce ai câștigat stă la vedere: punctele sunt publice.
rule-A13 = Cine se oprește pe o căsuță specială trebuie să facă ce spune ea. Asta îl poate duce pe altă căsuță specială, și atunci o face și pe aceea.
rule-A14 = La sfârșit, trage cartea din vârful teancului tău și pune-o între cele două cărți din mână.
rule-A15 = Oprire la Ceaiul Pălărierului: alege fursecul mare cu fața în sus, și atunci se întoarce următorul, sau pe cel nevăzut din vârful teancului, și atunci cel întors rămâne. Arată ce ai luat. Nu te poți răzgândi.
rule-A16 = Fursecurile mici: învârte o dată și ia atâtea fursecuri mici cât arată căsuța, sau toate câte au rămas. Când nu mai sunt, căsuța este una obișnuită.
rule-A17 = Omida, cu un pion mic: devine mare. Dacă pionul altcuiva este mare, acela se micșorează acolo unde stă; niciodată nu este mai mult de un pion mare.
rule-A18 = Omida, cu un pion mare: devine mic.
rule-A19 = Dacă pionul micșorat de creșterea altcuiva stă pe Vizuina Iepurelui, cade imediat în ea.
rule-A20 = Motanul de Cheshire: mergi încă o dată cu numărul jucat în această tură; la un Joker, cu numărul spus.
rule-A21 = Vizuina Iepurelui, cu un pion mic: cade în ea. Pentru unul mare este o căsuță obișnuită.
rule-A22 = În Vizuină, numărul cărții jucate în tura următoare spune de câte ori poți învârti cel mult; la un Joker îl spui tu. După fiecare învârtire mergi la căsuța arătată sau învârte din nou. Ultimul rezultat trebuie primit.
rule-A23 = Un rezultat care arată Vizuina Iepurelui sau o căsuță cu alt pion nu poate fi primit: învârți din nou. Dacă a fost ultima învârtire, rămâi în Vizuină și încerci în tura următoare.
rule-A24 = Când primești rezultatul, mergi în sensul acelor de ceasornic la căsuța arătată. Trecerea de Ceai contează ca întotdeauna, iar căsuța specială lucrează ca întotdeauna; Motanul te duce cu numărul cărții jucate în această tură.
rule-A25 = Partida se termină când toți și-au jucat cele unsprezece cărți. Punctele sunt valorile fursecurilor mari și fursecurile mici.
rule-A26 = La egalitate câștigă cine are mai multe fursecuri mari, la bucată; dacă și acestea sunt egale, cel al cărui pion este mai departe de Ceaiul Pălărierului, în sensul acelor de ceasornic.
rule-A27 = Varianta cu cărți la vedere: toți văd toate mâinile.
rule-A28 = Varianta pentru cei mici: câte două cărți în mână. Joac-o pe oricare, apoi trage una.
rule-A29 = Varianta cu Vizuină ușoară: după o tură în care nu ai reușit să ieși din Vizuină, poți juca următoarea carte ca să ieși, ca dintr-o căsuță obișnuită.
rule-A30 = Unde cele două texte tipărite diferă, îl urmăm pe cel polonez. Contează pașii turei, nu ordinea din exemplu: cartea nouă se trage la sfârșit.
rule-A31 = Din două cărți în mână amândouă sunt la margine, iar una singură se poate juca. Când teancul este gol nu se trage nimic și mâna se micșorează.
rule-A32 = Adaosul de 1 al pionului mare se anunță odată cu cartea, merge și cu un Joker și ține toată tura, așa că Motanul repetă numărul mărit. Un pion care crește în această tură nu îl are încă.
rule-A33 = Un pion din Vizuină ocupă în continuare căsuța ei: cine s-ar opri acolo merge mai departe și nu cade.
rule-A34 = Mersul mai departe peste un pion se termină cu o oprire adevărată, iar căsuța specială lucrează. Mai departe de la Ceaiul ocupat este o trecere; mai departe până la Ceaiul liber este o oprire.
rule-A35 = Cine trece de Ceai de două ori într-o tură ia de fiecare dată fursecul care stă atunci cu fața în sus. Dacă nu este niciunul, nu are ce lua.
rule-A36 = Când la Ceai a rămas un singur fursec, se ia fără întrebare; când nu a rămas niciunul, nu se întâmplă nimic.
rule-A37 = Căsuța de pe care pleacă un pion este liberă după ce a plecat, așa că se poate opri din nou pe ea.
rule-A38 = Din Vizuină la Motan și înapoi în Vizuină: pionul cade din nou și tura se termină. A ieșit, deci nu este o încercare nereușită.
rule-A39 = La un Joker în Vizuină, un singur număr spus este și limita învârtirilor, și distanța Motanului. O învârtire blocată se repetă fără întrebare cât timp mai sunt altele, iar una refuzată nu mai poate fi luată înapoi.
rule-A40 = Cu Vizuina ușoară, ieșirea sau învârtirea se alege odată cu cartea, iar dreptul de a ieși ține până când pionul iese. Căderea din cauza creșterii altcuiva nu este o încercare nereușită.
rule-A41 = Tot ce pornește ultima carte se face înainte de numărarea punctelor. La egalitate, un pion din Vizuină stă pe căsuța ei, iar unul de la Ceai are zero căsuțe.
rule-A42 = Acul se oprește pe fiecare căsuță cu aceeași șansă.

# Terminalul
short = { $kind ->
    [tea-party] Ceai
    [cat] Motan
    [hole] Vizuină
    [small-cookies] Furs. mici
    [caterpillar] Omidă
   *[ordinary] –
}
board-cookies = Cu fața în sus: { $face_up } · teanc: { $stack } · fursecuri mici: { $pool }
board-player = { $name } ({ $character }), { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}
board-things = mâna: { $hand } · teanc: { $pile } · fursecuri: { $cookies } · mici: { $small }
board-shown = Acul arată: { $space }. Învârtiri rămase: { $spins }.

# De ce poate fi bună o mutare
hint-accept = { $better ->
    [0] Din { $spaces } spații ale roții, niciunul nu ar fi mai bun (A22).
    [one] Din { $spaces } spații ale roții, doar unul ar fi mai bun (A22).
    [few] Din { $spaces } spații ale roții, mai bune ar fi { $better } (A22).
   *[other] Din { $spaces } spații ale roții, mai bune ar fi { $better } (A22).
}
hint-spin-again = Din { $spaces } spații ale roții, mai bune decât acesta sunt { $better } (A22).
hint-cookies = Cel cu fața în sus valorează { $points }; din cele nevăzute ({ $unseen }), mai valoroase sunt { $better } (A15).
hint-cookie = Ia pe loc fursecul de valoare { $points } ({ $rule }).
hint-cat = Motanul de Cheshire te duce încă o dată mai departe (A20).
hint-falls = Cazi în Vizuina Iepurelui ({ $rule }).
hint-drops = Un alt pion cade în Vizuina Iepurelui ({ $rule }).
hint-grows = Pionul tău crește și poate adăuga unu la cărțile lui (A17).
hint-shrinks = Pionul tău se face din nou mic (A18).
hint-way-out = Din { $spaces } spații ale roții, te scot afară { $free }, și poți învârti { $spins ->
    [one] o dată
    [few] de cel mult { $spins } ori
   *[other] de cel mult { $spins } de ori
} (A22).
hint-small = O învârtire pentru fursecuri mici: de la { $fewest } la { $most } (A16).
hint-distance = Până la Ceai mai sunt apoi { $spaces ->
    [one] un spațiu
    [few] { $spaces } spații
   *[other] { $spaces } de spații
} (A12).
