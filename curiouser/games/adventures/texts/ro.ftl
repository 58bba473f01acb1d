title = Aventuri
character = { $character ->
    [alice] Alice
    [hatter] Pălărierul nebun
    [queen] Regina de Inimă Roșie
   *[rabbit] Iepurele Alb
}
card = { $card ->
    [joker] Joker
   *[number] { $card }
}
    .acc = { $card ->
        [joker] Jokerul
       *[number] un { $card }
    }
space = { $kind ->
    [tea-party] Ceaiul Pălărierului
    [cat] Motanul de Cheshire
    [hole] Vizuina Iepurelui
    [small-cookies] Fursecurile mici
    [caterpillar] Omida
   *[ordinary] căsuța { $number }
}
    .onto = { $kind ->
        [tea-party] la Ceaiul Pălărierului
        [cat] la Motanul de Cheshire
        [hole] la Vizuina Iepurelui
        [small-cookies] la Fursecurile mici
        [caterpillar] la Omidă
       *[ordinary] pe căsuța { $number }
    }

# Opțiunile mesei
option-open_hands = Cărți la vedere: fiecare vede cărțile tuturor (A27)
option-youngest = Pentru cei mici: doar două cărți în mână (A28)
option-easy_hole = Vizuină ușoară: după o încercare nereușită poți ieși jucând o carte (A29)
option-starter = Cine începe: numărul locului, de la 0; −1 înseamnă tragere la sorți (A7)
option-characters = Personajele, în ordinea locurilor, de exemplu „queen hatter” (A2)
bad-characters = „{ $chosen }” nu este o listă de personaje pentru { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}; alege personaje diferite dintre: { $known }.
bad-starter = Nu există locul { $starter }; locurile sunt numerotate de la 0 la { $last }, iar −1 înseamnă tragere la sorți.

# Ce s-a întâmplat
starter-chosen = { $seat } începe.
cookie-turned-up = S-a descoperit un fursec de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
card-drawn = { $seat } trage o carte.
card-seen = { $seat } a tras o carte: { $card }.
card-played = { $purpose ->
    [spin] { $seat } joacă { $card_acc } și poate învârti săgeata { $number ->
        [one] o dată
        [few] de cel mult { $number } ori
       *[other] de cel mult { $number } de ori
    }.
    [walk-out] { $seat } joacă { $card_acc }, iese din Vizuină și avansează { $number ->
        [one] o căsuță
        [few] { $number } căsuțe
       *[other] { $number } de căsuțe
    }.
   *[move] { $seat } joacă { $card_acc } și avansează { $number ->
        [one] o căsuță
        [few] { $number } căsuțe
       *[other] { $number } de căsuțe
    }.
}
pawn-moved = { $seat } ajunge { $space_onto }.
pawn-went-on = Căsuța e ocupată; { $seat } trece mai departe, { $space_onto }.
tea-party-passed = { $seat } trece de Ceaiul Pălărierului.
cookie-taken = { $how ->
    [unseen] { $seat } ia fursecul ascuns și îl arată: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
   *[face-up] { $seat } ia fursecul de { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
}
no-cookie-left = { $seat } nu mai are ce lua: fursecurile mari s-au terminat.
hole-spun = { $blocked ->
    [yes] Săgeata indică { $space }, dar { $seat } nu poate merge acolo.
   *[no] Săgeata indică { $space }.
} Învârtiri rămase: { $spins_left }.
spin-declined = { $seat } mai învârte o dată.
stayed-in-hole = { $seat } rămâne în Vizuina Iepurelui.
fell-into-hole = { $seat } cade în Vizuina Iepurelui.
pawn-grew = { $seat } crește: are acum pionul mare.
pawn-shrank = { $seat } se micșorează: are acum pionul mic.
small-cookies-taken = Săgeata indică { $number }: { $seat } ia { $count ->
    [one] un fursec mic
    [few] { $count } fursecuri mici
   *[other] { $count } de fursecuri mici
}.
small-cookies-gone = Fursecurile mici s-au terminat; de acum, căsuța lor e una obișnuită.
match-ended = Partida s-a terminat. Puncte: { $scores }.

# Ce se poate face
move-play-to-move = { $place ->
    [left] { $joker ->
        [yes] { $plus_one ->
            [yes] Joacă Jokerul din stânga ca { $number }, plus 1
           *[no] Joacă Jokerul din stânga ca { $number }
        }
       *[no] { $plus_one ->
            [yes] Joacă cartea din stânga ({ $number }, plus 1)
           *[no] Joacă cartea din stânga ({ $number })
        }
    }
   *[right] { $joker ->
        [yes] { $plus_one ->
            [yes] Joacă Jokerul din dreapta ca { $number }, plus 1
           *[no] Joacă Jokerul din dreapta ca { $number }
        }
       *[no] { $plus_one ->
            [yes] Joacă cartea din dreapta ({ $number }, plus 1)
           *[no] Joacă cartea din dreapta ({ $number })
        }
    }
}: avansezi { $total ->
    [one] o căsuță
    [few] { $total } căsuțe
   *[other] { $total } de căsuțe
}
move-play-to-spin = { $place ->
    [left] { $joker ->
        [yes] Joacă Jokerul din stânga ca { $number }
       *[no] Joacă cartea din stânga ({ $number })
    }
   *[right] { $joker ->
        [yes] Joacă Jokerul din dreapta ca { $number }
       *[no] Joacă cartea din dreapta ({ $number })
    }
}: { $number ->
    [one] o singură învârtire ca să ieși
    [few] cel mult { $number } învârtiri ca să ieși
   *[other] cel mult { $number } de învârtiri ca să ieși
}
move-accept = Mergi pe căsuța indicată
move-spin-again = Mai învârte o dată
move-take-face-up = Ia fursecul de la vedere
move-take-unseen = Ia fursecul ascuns din vârful teancului
move-choose-starter = Tragere la sorți: începe { $seat }
move-turn-up = La întâmplare: se descoperă un fursec de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
move-draw-card = La întâmplare: cartea trasă este { $card }
move-spin = Săgeata indică { $space }
end-last-card = s-a jucat ultima carte

# Ce nu se poate
refused-choose = Hotărăște întâi: mergi pe căsuța indicată sau mai învârți o dată (A22)?
refused-tea-party = Alege întâi un fursec: cel de la vedere sau cel ascuns (A15).
refused-no-card = Acum trebuie să joci o carte: cea din stânga sau cea din dreapta (A8).
refused-centre = Cartea din mijloc nu se poate juca (A8); alege cartea din stânga sau pe cea din dreapta.
refused-only-card = Ai o singură carte (A31); joac-o ca pe cea din stânga.
refused-other-card = { $place ->
    [left] Cartea ta din stânga este alta (A8): { $card }.
   *[right] Cartea ta din dreapta este alta (A8): { $card }.
}
refused-joker = Un Joker valorează { $most ->
    [one] 1
    [few] un număr de la 1 la { $most }
   *[other] un număr de la 1 la { $most }
} (A9).
refused-joker-number = Spune ce număr valorează Jokerul, de exemplu „left 4” (A9).
refused-spin = Doar în Vizuina Iepurelui joci o carte ca să învârți săgeata (A22), iar tu nu ești acolo.
refused-in-hole = În Vizuina Iepurelui cartea dă învârtiri, nu pași (A22); joac-o ca să învârți săgeata.
refused-walk-out = Din Vizuina Iepurelui poți ieși pe jos doar după o încercare nereușită (A29); joacă o carte ca să învârți săgeata.
refused-plus-one = Doar cu pionul mare poți adăuga 1 (A10).
notation-large = În această poziție sunt doi pioni mari; nu poate fi decât unul (A17).
notation-cards = Cărțile locului { $seat } nu se potrivesc; mâna, teancul și cărțile jucate trebuie să formeze împreună un set (A2).
notation-pawns = Pionii nu pot sta așa: pe o căsuță stă un singur pion, cu excepția începutului (A5), un pion mic aflat pe Vizuina Iepurelui a căzut în ea (A21), iar pe jos iese doar cine a avut o încercare nereușită (A29).
notation-hands = Mâinile nu pot arăta așa: sunt pline cât timp mai sunt cărți în teanc (A14) și toți au jucat la fel de multe cărți, cel mult cu una în plus (A7).
notation-last = Ultima carte a unui loc nu poate fi aceasta; trebuie să fie una dintre cele jucate (A8).
notation-cookies = Numărul fursecurilor nu se potrivește; cele câștigate, cel de la vedere, teancul și rezerva trebuie să dea totalul (A1, A4).
notation-place = Nicio partidă nu poate ajunge în această poziție; verifică turn, phase, last, spins și shown.
edition-characters = personajele trebuie să fie { $known }, în orice ordine.
edition-card-numbers = cărțile pot avea { $most ->
    [one] doar numărul 1
    [few] numere de la 1 la { $most }
   *[other] numere de la 1 la { $most }
}.
edition-range = numărul trebuie să fie între { $least } și { $most }.
edition-hand = fiecare jucător are nevoie de cel puțin { $least ->
    [one] o carte
    [few] { $least } cărți
   *[other] { $least } de cărți
}.
edition-kind = nu există tipul de căsuță „{ $name }”; tipurile sunt: { $known }.
edition-special = „{ $name }” trebuie să apară exact o dată; aici { $count ->
    [0] lipsește
    [one] apare o dată
    [few] apare de { $count } ori
   *[other] apare de { $count } de ori
}.
edition-spaces = cu aceste cărți, traseul trebuie să aibă { $most ->
    [one] o căsuță
    [few] între { $least } și { $most } căsuțe
   *[other] între { $least } și { $most } de căsuțe
}, dar are { $count }.
edition-numbers = fiecare căsuță are nevoie de un număr: { $needed ->
    [one] e o căsuță
    [few] sunt { $needed } căsuțe
   *[other] sunt { $needed } de căsuțe
} și { $count ->
    [one] un număr
    [few] { $count } numere
   *[other] { $count } de numere
}.
edition-no-seats = lipsește valoarea pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}.
edition-left-out = pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, numărul fursecurilor lăsate în cutie este negativ sau mai mare decât al celor care există.
edition-no-cookies = pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
} nu rămâne niciun fursec mare.
edition-cookie-points = un fursec mare valorează { $most ->
    [one] un punct
    [few] între 1 și { $most } puncte
   *[other] între 1 și { $most } de puncte
}.

# Cum se joacă
howto-aim = Aleargă pe aleile grădinii și strânge fursecuri. Câștigă cine are cele mai multe puncte la sfârșit.
howto-turn =
    Ai trei cărți în mână. Joac-o pe cea din stânga sau pe cea din dreapta, niciodată pe cea din mijloc.
    Avansează exact atâtea căsuțe câte arată cartea; la Joker alegi un număr de la 1 la 5. Dacă acolo stă alt pion, treci pe următoarea căsuță liberă.
    Ori de câte ori treci de Ceaiul Pălărierului, iei fursecul mare de la vedere.
    La sfârșitul turei, trage o carte și pune-o în mijloc.
howto-special =
    Ceaiul Pălărierului: dacă te oprești aici, alegi fursecul mare de la vedere sau pe cel ascuns din vârful teancului.
    Motanul de Cheshire: mai avansezi o dată tot atâtea căsuțe.
    Fursecurile mici: învârți săgeata și iei atâtea fursecuri mici câte arată căsuța indicată.
    Omida: crești și poți adăuga 1 la cărțile tale. Pe tablă nu poate fi decât un pion mare, așa că cel care era mare se micșorează. Dacă ești deja mare, te micșorezi tu.
    Vizuina Iepurelui: un pion mic cade în ea. În tura următoare, cartea jucată arată de câte ori poți învârti săgeata ca să ieși.
howto-end = Partida se încheie după ce toți și-au jucat cele unsprezece cărți.
howto-scoring =
    Fursecurile mari valorează de la 2 la 5 puncte, cele mici câte 1 punct.
    La egalitate câștigă cine are mai multe fursecuri mari, apoi cine are pionul mai departe de Ceaiul Pălărierului.

# Regulile
rule-A1 = Sunt 24 de fursecuri mari, câte șase de 2, 3, 4 și 5 puncte, și 20 de fursecuri mici de câte 1 punct.
rule-A2 = Fiecare joacă cu alt personaj și primește cele unsprezece cărți ale acestuia (câte două de la 1 la 5 și un Joker), plus un pion mic și unul mare.
rule-A3 = Căsuțele formează un traseu circular în jurul unei săgeți rotitoare. Cinci sunt speciale: Ceaiul Pălărierului, de unde pornesc toți, Motanul de Cheshire, Vizuina Iepurelui, Fursecurile mici și Omida. Fiecare căsuță are un număr, care contează numai la Fursecurile mici.
rule-A4 = În patru se folosesc toate fursecurile mari; în trei se scoate câte unul de fiecare valoare, iar în doi, câte două. Restul se amestecă și se așază într-un teanc, cu fața în jos, iar cel din vârf se pune alături, la vedere.
rule-A5 = Toți pionii mici pornesc de la Ceaiul Pălărierului; doar la început pot sta mai mulți pe aceeași căsuță. Pionii mari așteaptă lângă tablă.
rule-A6 = Fiecare își amestecă cele unsprezece cărți și trage trei, pe care le ține în ordinea în care le-a tras, fără să le arate. Ordinea lor nu se schimbă niciodată.
rule-A7 = După regulament, începe cine întârzie cel mai des sau cine e cel mai tânăr; aici alege gazda mesei ori se trage la sorți. Se joacă în sensul acelor de ceasornic.
rule-A8 = Joacă din mână cartea din stânga sau pe cea din dreapta, niciodată pe cea din mijloc. Pune-o cu fața în sus pe teancul tău de cărți jucate.
rule-A9 = Dacă nu ești în Vizuină, avansezi în sensul acelor de ceasornic exact atâtea căsuțe câte arată cartea; se numără toate, inclusiv cele ocupate. La Joker alegi orice număr de la 1 la 5.
rule-A10 = Cât timp ai pionul mare, poți adăuga 1 la cartea jucată: un 5 devine 6.
rule-A11 = Dacă pe căsuța unde ar trebui să te oprești stă alt pion, mergi mai departe până la prima căsuță liberă și te oprești acolo.
rule-A12 = Când treci de Ceaiul Pălărierului fără să te oprești, prin orice fel de mutare, iei imediat fursecul mare de la vedere, apoi se descoperă următorul. Plecarea de la Ceai nu se consideră trecere. Ce ai câștigat stă la vedere: punctele sunt publice.
rule-A13 = Dacă te oprești pe o căsuță specială, trebuie să-i aplici efectul. Acesta te poate duce pe altă căsuță specială; atunci se aplică și efectul aceleia.
rule-A14 = La sfârșitul turei, trage cartea din vârful teancului tău și pune-o între cele două rămase în mână.
rule-A15 = Dacă te oprești la Ceaiul Pălărierului, alegi fursecul mare de la vedere (și se descoperă următorul) sau pe cel ascuns din vârful teancului (iar cel de la vedere rămâne). Arată tuturor ce ai luat. Nu te mai poți răzgândi.
rule-A16 = Fursecurile mici: învârte săgeata o dată și ia atâtea fursecuri mici câte arată căsuța indicată, sau toate câte au mai rămas. După ce se termină, căsuța devine una obișnuită.
rule-A17 = Omida, cu pionul mic: pionul devine mare. Dacă altcineva are deja pionul mare, al lui se micșorează acolo unde stă; pe tablă nu e niciodată mai mult de un pion mare.
rule-A18 = Omida, cu pionul mare: pionul se micșorează.
rule-A19 = Dacă un pion aflat pe Vizuina Iepurelui se micșorează pentru că a crescut altul, cade imediat în ea.
rule-A20 = Motanul de Cheshire: mai avansezi o dată atâtea căsuțe câte arată cartea jucată în tura aceasta; la Joker, câte ai ales.
rule-A21 = Vizuina Iepurelui: un pion mic cade în ea. Pentru un pion mare e o căsuță obișnuită.
rule-A22 = Dacă ai căzut în Vizuină, cartea pe care o joci în tura următoare arată de câte ori poți învârti săgeata; la Joker alegi tu numărul. După fiecare învârtire accepți căsuța indicată sau mai învârți o dată. Ultimul rezultat trebuie acceptat.
rule-A23 = Un rezultat care indică Vizuina Iepurelui sau o căsuță ocupată nu poate fi acceptat: învârți din nou. Dacă era ultima învârtire, rămâi în Vizuină și încerci din nou în tura următoare.
rule-A24 = Dacă accepți rezultatul, avansezi în sensul acelor de ceasornic până la căsuța indicată. Dacă treci de Ceai, iei fursecul ca de obicei, iar pe o căsuță specială se aplică efectul ei; Motanul te mai duce atâtea căsuțe câte arată cartea jucată în tura aceasta.
rule-A25 = Partida se încheie după ce toți și-au jucat cele unsprezece cărți. Se adună punctele de pe fursecurile mari și câte 1 punct pentru fiecare fursec mic.
rule-A26 = La egalitate câștigă cine are mai multe fursecuri mari (ca număr, nu ca puncte); dacă și aici e egalitate, cine are pionul mai departe de Ceaiul Pălărierului, în sensul acelor de ceasornic.
rule-A27 = Varianta cu cărțile la vedere: fiecare vede cărțile tuturor.
rule-A28 = Varianta pentru cei mici: doar două cărți în mână. Joci oricare dintre ele, apoi tragi una.
rule-A29 = Varianta cu Vizuină ușoară: după o tură în care n-ai reușit să ieși din Vizuină, poți juca o carte ca să ieși pe jos, ca de pe o căsuță obișnuită.
rule-A30 = Unde cele două texte tipărite diferă, îl urmăm pe cel polonez. Contează pașii turei, nu ordinea din exemplu: cartea nouă se trage la final.
rule-A31 = Când ai două cărți în mână, o poți juca pe oricare; când ai una singură, o joci pe aceea. Dacă teancul s-a golit, nu mai tragi nimic și rămâi cu tot mai puține cărți.
rule-A32 = Plusul de 1 al pionului mare se anunță odată cu cartea, e valabil și la Joker și ține toată tura, așa că Motanul repetă numărul mărit. Un pion abia crescut nu primește plusul în aceeași tură.
rule-A33 = Un pion căzut în Vizuină ocupă în continuare căsuța ei: cine s-ar opri acolo merge mai departe și nu cade.
rule-A34 = Dacă mergi mai departe fiindcă o căsuță e ocupată, cea la care ajungi contează ca oprire: pe o căsuță specială se aplică efectul ei. Dacă la Ceai e ocupat, înseamnă că ai trecut de el; dacă ajungi la Ceai și e liber, te-ai oprit acolo.
rule-A35 = Cine trece de Ceai de două ori într-o tură ia de fiecare dată fursecul aflat atunci la vedere. Dacă nu e niciunul, nu are ce lua.
rule-A36 = Dacă la Ceai a mai rămas un singur fursec, îl iei fără să mai alegi; dacă nu a mai rămas niciunul, nu se întâmplă nimic.
rule-A37 = Căsuța de pe care pleacă un pion e liberă din clipa aceea, așa că pionul se poate opri din nou pe ea.
rule-A38 = Din Vizuină la Motan și înapoi în Vizuină: pionul cade din nou și tura se încheie. Pentru că ieșise, nu e o încercare nereușită.
rule-A39 = Dacă joci Jokerul în Vizuină, numărul ales arată și de câte ori poți învârti, și câte căsuțe te duce Motanul. O învârtire blocată se repetă automat, cât timp mai ai învârtiri, iar un rezultat refuzat rămâne refuzat.
rule-A40 = La Vizuina ușoară, alegi odată cu cartea dacă ieși pe jos sau învârți, iar dreptul de a ieși pe jos îl păstrezi până ieși. Dacă ai căzut pentru că a crescut altcineva, nu e o încercare nereușită.
rule-A41 = Tot ce declanșează ultima carte se joacă înainte de numărarea punctelor. La departajare, un pion căzut în Vizuină se consideră pe căsuța ei, iar unul aflat la Ceai are distanța 0.
rule-A42 = Săgeata se poate opri pe orice căsuță, cu șanse egale.

# Terminalul
short = { $kind ->
    [tea-party] Ceai
    [cat] Motan
    [hole] Vizuină
    [small-cookies] Furs. mici
    [caterpillar] Omidă
   *[ordinary] –
}
board-cookies = La vedere: { $face_up } · teanc: { $stack } · fursecuri mici: { $pool }
board-player = { $name } ({ $character }), { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}
board-things = în mână: { $hand } · teanc: { $pile } · fursecuri: { $cookies } · mici: { $small }
board-shown = Săgeata indică { $space }. Învârtiri rămase: { $spins }.

# De ce poate fi bună o mutare
hint-accept = { $better ->
    [0] Niciun alt rezultat nu ar fi mai bun (A22).
   *[other] Șansa unui rezultat mai bun este de { $better } din { $spaces } (A22).
}
hint-spin-again = { $better ->
    [0] Niciun alt rezultat nu ar fi mai bun (A22).
   *[other] Șansa unui rezultat mai bun este de { $better } din { $spaces } (A22).
}
hint-cookies = Fursecul de la vedere are { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; { $unseen ->
    [one] { $better ->
        [0] cel ascuns nu valorează mai mult
       *[1] cel ascuns valorează mai mult
    }
    [few] dintre cele { $unseen } ascunse, { $better ->
        [0] niciunul nu valorează mai mult
        [one] unul valorează mai mult
        [few] { $better } valorează mai mult
       *[other] { $better } valorează mai mult
    }
   *[other] dintre cele { $unseen } ascunse, { $better ->
        [0] niciunul nu valorează mai mult
        [one] unul valorează mai mult
        [few] { $better } valorează mai mult
       *[other] { $better } valorează mai mult
    }
} (A15).
hint-cookie = Iei imediat fursecul de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} ({ $rule }).
hint-cat = Motanul de Cheshire te mai duce o dată la fel de departe (A20).
hint-falls = Cazi în Vizuina Iepurelui ({ $rule }).
hint-drops = Alt pion cade în Vizuina Iepurelui ({ $rule }).
hint-grows = Pionul tău crește, iar la cărțile tale poți adăuga 1 (A17).
hint-shrinks = Pionul tău se micșorează la loc (A18).
hint-way-out = Șansa ca o învârtire să te scoată din Vizuină este de { $free } din { $spaces }; poți învârti săgeata { $spins ->
    [one] o dată
    [few] de cel mult { $spins } ori
   *[other] de cel mult { $spins } de ori
} (A22).
hint-small = Învârți săgeata și iei { $most ->
    [one] un fursec mic
    [few] între { $fewest } și { $most } fursecuri mici
   *[other] între { $fewest } și { $most } de fursecuri mici
} (A16).
hint-distance = De acolo mai ai { $spaces ->
    [one] o căsuță
    [few] { $spaces } căsuțe
   *[other] { $spaces } de căsuțe
} până la Ceai (A12).
