title = Ceai pentru doi
character = { $character ->
    [cat] Motanul de Cheshire
    [mouse] Șoarecele
    [guard] Garda
    [executioner] Călăul
    [knave] Valetul de Inimă Roșie
    [caterpillar] Omida
    [king] Regele de Inimă Roșie
    [alice] Alice
    [queen] Regina de Inimă Roșie
   *[rabbit] Iepurele Alb
}
    .gen = { $character ->
        [cat] Motanului de Cheshire
        [mouse] Șoarecelui
        [guard] Gărzii
        [executioner] Călăului
        [knave] Valetului de Inimă Roșie
        [caterpillar] Omizii
        [king] Regelui de Inimă Roșie
        [alice] lui Alice
        [queen] Reginei de Inimă Roșie
       *[rabbit] Iepurelui Alb
    }
    .acc = { $character ->
        [cat] Motanul de Cheshire
        [mouse] Șoarecele
        [guard] Garda
        [executioner] Călăul
        [knave] Valetul de Inimă Roșie
        [caterpillar] Omida
        [king] Regele de Inimă Roșie
        [alice] cartea Alice
        [queen] Regina de Inimă Roșie
       *[rabbit] Iepurele Alb
    }
card = { $character } { $stars }
    .acc = { $character_acc } { $stars }
card-plain = { $character }
    .acc = { $character_acc }
effect = { $effect ->
    [destroy] distrugerea unei cărți decartate
    [draw] descoperirea unor cărți proprii
    [copy] copierea cărții adversarului
    [stars] stele
   *[flamingo] flamingoul
}
mission = { $mission ->
    [cat] cei mai mulți Motani de Cheshire
    [mouse] cei mai mulți Șoareci
    [guard] cele mai multe Gărzi
    [executioner] cei mai mulți Călăi
    [knave] cei mai mulți Valeți de Inimă Roșie
    [caterpillar] cele mai multe Omizi
    [king] cei mai mulți Regi de Inimă Roșie
    [alice] cele mai multe Alice
    [queen] cele mai multe Regine de Inimă Roșie
    [rabbit] cei mai mulți Iepuri Albi
    [cards] cele mai multe cărți
    [destroyed] cele mai multe cărți distruse
    [cakes] stele pentru prăjituri
   *[hourglasses] stele pentru clepsidre
}
question = { $phase ->
    [act] folosește efectul cărții tale sau cumpără o carte.
    [king] ia flamingoul sau prăjituri.
    [point] alege căsuța pe care pui acul ceasului.
    [stack] alege teancul căruia îi distrugi cartea de deasupra.
    [discarded] alege ce carte distrugi din teancul tău de decartate.
   *[wind] cheltuiește clepsidre ca să muți acul sau lasă ceasul așa cum e.
}

# Ce s-a întâmplat
mission-placed = Misiunea de deasupra teancului „{ $character }”: { $mission }.
stack-laid = Teancul „{ $character }”, de sus în jos: { $cards }.
flamingo-given = { $seat } primește flamingoul și { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
}, iar { $other_seat } primește { $other_cakes ->
    [one] o prăjitură
    [few] { $other_cakes } prăjituri
   *[other] { $other_cakes } de prăjituri
}.
watch-set = Acul ceasului pornește de pe căsuța { $space }: { $effect }.
round-began = Runda { $round }.
card-turned-over = { $seat } descoperă { $card_acc }.
round-won = { $tie ->
    [yes] Egalitate: { $seat } are flamingoul și câștigă runda.
   *[no] { $seat } câștigă runda la o diferență de { $difference }.
}
effect-used = { $seat } folosește efectul { $character_gen }.
card-bought = { $seat } cumpără { $card_acc } { $cakes ->
    [0] fără prăjituri.
    [one] cu o prăjitură.
    [few] cu { $cakes } prăjituri.
   *[other] cu { $cakes } de prăjituri.
}
tokens-taken = { $seat } ia din rezervă { $token ->
    [hourglasses] { $count ->
        [one] o clepsidră
        [few] { $count } clepsidre
       *[other] { $count } de clepsidre
    }
   *[cakes] { $count ->
        [one] o prăjitură
        [few] { $count } prăjituri
       *[other] { $count } de prăjituri
    }
}.
tokens-stolen = Rezerva nu ajunge: { $other_seat } îi dă jucătorului { $seat } { $token ->
    [hourglasses] { $count ->
        [one] o clepsidră
        [few] { $count } clepsidre
       *[other] { $count } de clepsidre
    }
   *[cakes] { $count ->
        [one] o prăjitură
        [few] { $count } prăjituri
       *[other] { $count } de prăjituri
    }
}.
flamingo-taken = { $seat } ia flamingoul.
card-destroyed = { $seat } distruge { $card_acc } { $place ->
    [deck] din vârful pachetului adversarului
    [stack] de pe tablă
   *[discard] din propriul teanc de decartate
} și { $stars ->
    [0] nu câștigă nicio stea.
    [one] câștigă o stea.
    [few] câștigă { $stars } stele.
   *[other] câștigă { $stars } de stele.
}
queen-spared = { $seat } descoperă { $card_acc }: Călăul n-o poate distruge, așa că e doar decartată.
stack-emptied = Teancul „{ $character }” s-a golit; misiunea lui contează: { $mission }.
stars-gained = { $seat } câștigă { $stars ->
    [one] o stea.
    [few] { $stars } stele.
   *[other] { $stars } de stele.
}
hand-moved = { $hourglasses ->
    [0] { $seat } mută acul pe căsuța { $space }: { $effect }.
    [one] { $seat } cheltuiește o clepsidră; acul se oprește pe căsuța { $space }: { $effect }.
    [few] { $seat } cheltuiește { $hourglasses } clepsidre; acul se oprește pe căsuța { $space }: { $effect }.
   *[other] { $seat } cheltuiește { $hourglasses } de clepsidre; acul se oprește pe căsuța { $space }: { $effect }.
}
space-skipped = Căsuța { $space } a fost deja folosită în acest lanț de efecte, așa că nu se mai întâmplă nimic.
effect-copied = { $seat } copiază cartea adversarului: { $card }.
nothing-done = { $seat } nu are pe ce folosi efectul, așa că nu se întâmplă nimic.
watch-left = { $seat } nu mută acul ceasului.
deck-renewed = { $rabbit ->
    [yes] { $seat } adaugă un Iepure Alb și amestecă un pachet nou, de { $cards ->
        [one] o carte.
        [few] { $cards } cărți.
       *[other] { $cards } de cărți.
    }
   *[no] Pentru { $seat } nu mai e niciun Iepure Alb, așa că partida se încheie cu această rundă; pachetul nou { $cards ->
        [0] e gol.
        [one] are o carte.
        [few] are { $cards } cărți.
       *[other] are { $cards } de cărți.
    }
}
mission-scored = Misiunea de deasupra teancului „{ $character }”: { $mission }. Stele: { $stars }.
match-ended = Partida s-a terminat. Stele: { $scores }.

# Ce se poate face
move-use-effect = { $character ->
    [cat] Folosește Motanul de Cheshire: mută acul ceasului pe orice căsuță
    [mouse] Folosește Șoarecele: ia prăjituri
    [guard] Folosește Garda: adversarul decartează cărți din pachet
    [executioner] Folosește Călăul: distruge cartea de deasupra din pachetul adversarului
    [knave] Folosește Valetul de Inimă Roșie: ia prăjituri
    [caterpillar] Folosește Omida: ia clepsidre
    [king] Folosește Regele de Inimă Roșie: ia flamingoul sau prăjituri
    [alice] Folosește-o pe Alice: ia o clepsidră
    [queen] Folosește Regina de Inimă Roșie: distruge o carte de pe tablă
   *[rabbit] Folosește Iepurele Alb: distruge o carte de pe tablă
}
move-buy-card = Cumpără { $character_acc } { $cakes ->
    [0] fără prăjituri
    [one] cu o prăjitură
    [few] cu { $cakes } prăjituri
   *[other] cu { $cakes } de prăjituri
}
move-take-flamingo = Ia flamingoul
move-take-cakes = Ia { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
}
move-point-hand = Mută acul pe căsuța { $space }: { $effect }
move-destroy-stacked = Distruge cartea de deasupra din teancul „{ $character }”
move-destroy-discarded = { $nth ->
    [1] Distruge { $card_acc }
    [2] Distruge { $card_acc }, a doua de acest fel, de sus în jos
   *[other] Distruge { $card_acc }, a { $nth }-a de acest fel, de sus în jos
}
move-wind-watch = Cheltuiește { $hourglasses ->
    [one] o clepsidră
    [few] { $hourglasses } clepsidre
   *[other] { $hourglasses } de clepsidre
}
move-leave-watch = Lasă ceasul așa cum e
move-place-mission = La întâmplare: urmează misiunea „{ $mission }”
move-lay-card = La întâmplare: se așază { $card_acc }
move-give-flamingo = Tragere la sorți: { $seat } primește flamingoul
move-set-watch = La întâmplare: acul pornește de pe căsuța { $space } ({ $effect })
move-turn-over = La întâmplare: { $seat } descoperă { $card_acc }
end-stacks = s-au golit destule teancuri
end-rabbits = trebuia luat un Iepure Alb și nu mai era niciunul

# Ce nu se poate
refused-effect = Ai descoperit altă carte; poți folosi doar efectul { $character_gen } (T7).
refused-stack = Alege de pe tablă un teanc în care mai sunt cărți (T21).
refused-discarded = În teancul tău de decartate nu există această carte (T22); uită-te prin el și alege una.
refused-space = Ceasul are { $spaces ->
    [one] o căsuță
    [few] { $spaces } căsuțe
   *[other] { $spaces } de căsuțe
}; alege una, după număr și efect (T13).
refused-gift = Regele dă { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} sau flamingoul (T19).
refused-hourglasses = { $held ->
    [one] Ai o singură clepsidră: cheltuiește-o
    [few] Ai { $held } clepsidre: cheltuiește câte vrei dintre ele
   *[other] Ai { $held } de clepsidre: cheltuiește câte vrei dintre ele
} sau lasă ceasul așa cum e (T9).
refused-question = Întâi trebuie să hotărăști altceva: { $question }
refused-no-stack = Niciun teanc de pe tablă nu are această carte, iar Iepurii Albi nu se pot cumpăra (T8).
refused-empty-stack = Teancul acesta e gol (T8); alege altul.
refused-too-dear = Cartea aceasta costă { $price ->
    [one] o prăjitură
    [few] { $price } prăjituri
   *[other] { $price } de prăjituri
}, iar tu { $cakes ->
    [0] nu ai niciuna
    [one] ai una
    [few] ai { $cakes }
   *[other] ai { $cakes }
} (T8); alege o carte mai ieftină sau folosește efectul.
refused-price = { $price ->
    [0] Diferența ajunge pentru cartea aceasta: nu poți adăuga prăjituri (T35).
    [one] Cartea aceasta costă exact o prăjitură (T35).
    [few] Cartea aceasta costă exact { $price } prăjituri (T35).
   *[other] Cartea aceasta costă exact { $price } de prăjituri (T35).
}
notation-missions = Cele două fețe ale unei plăcuțe de misiune nu pot fi pe tablă în același timp.
notation-tokens = În această poziție sunt mai multe prăjituri sau clepsidre decât în cutie.
notation-count = Numărul cărților nu se potrivește: { $card }. Fiecare carte din cutie trebuie să fie undeva; „rest” înseamnă toate cele nemenționate.
notation-place = Nicio partidă nu poate ajunge în această poziție; verifică phase, winner, pending, pachetele și cărțile de deasupra.
edition-keys = trebuie să conțină exact: { $known }.
edition-name = „{ $name }” nu există aici; alege dintre: { $known }.
edition-twice = „{ $name }” apare de două ori.
edition-range = { $number } nu este între { $least } și { $most }.
edition-size = are { $size ->
    [one] o intrare
    [few] { $size } intrări
   *[other] { $size } de intrări
}; trebuie să aibă între { $least } și { $most }.
edition-first-cakes = împreună ar fi mai multe prăjituri decât în cutie ({ $cakes }).
edition-missions = trebuie să fie tot atâtea plăcuțe câte teancuri sunt: { $stacks }.

# Cum se joacă
howto-aim =
    Câștigă runde, îmbunătățește-ți pachetul și strânge stele.
    Câștigă cine are cele mai multe stele la sfârșit.
howto-turn =
    Amândoi descoperiți cartea de deasupra din pachet; runda o câștigă valoarea mai mare, iar la egalitate, cine are flamingoul.
    Doar cine a câștigat runda face o acțiune: folosește efectul cărții sale sau cumpără o carte.
    Când cumperi, ai atâtea puncte câte arată diferența dintre cărți, plus 1 pentru fiecare prăjitură cheltuită; cartea nouă merge pe teancul tău de decartate.
    Apoi poți cheltui clepsidre ca să muți acul ceasului tot atâtea căsuțe; se aplică efectul căsuței pe care se oprește.
howto-special =
    Cartea pe care o distrugi îți aduce imediat stelele de pe ea.
    Când ți se termină pachetul, adaugi un Iepure Alb la cărțile decartate, le amesteci și ai un pachet nou.
    Dacă în rezervă nu sunt destule prăjituri sau clepsidre, restul îl iei de la adversar.
    Călăul nu poate distruge Regina de Inimă Roșie.
howto-end = Partida se încheie cu runda în care s-au golit patru dintre cele cinci teancuri sau în care cineva trebuia să ia un Iepure Alb și nu mai era niciunul.
howto-scoring =
    La stelele câștigate în timpul jocului se adaugă cele din misiuni; o misiune contează doar dacă teancul de sub ea e gol.
    Câștigă cine are cele mai multe stele; la egalitate, cine are flamingoul.

# Regulile
rule-T1 = Sunt cincizeci de cărți cu personaje, fiecare cu o valoare, un efect și stele. Fiecare jucător începe cu nouă: Motanul de Cheshire 1, Șoarecele 2, Garda 3, Călăul 4, Valetul de Inimă Roșie 5, Omida 6, Regele de Inimă Roșie 7, Alice 8, Regina de Inimă Roșie 9. Douăzeci și cinci stau pe tablă, câte cinci de fiecare valoare de la 4 la 8. Șapte sunt Iepuri Albi, cu valoarea 1.
rule-T2 = Pe lângă cărți există flamingoul, cinci plăcuțe de misiune cu două fețe, cinci clepsidre, nouă prăjituri, un ceas de buzunar cu un singur ac și un traseu de stele cu câte un pion pentru fiecare jucător (Iepurele de Martie, Pălărierul nebun) și două cești care valorează câte 25 de stele.
rule-T3 = Cele cinci plăcuțe de misiune se așază la întâmplare, și ca ordine, și ca față, câte una deasupra fiecăruia dintre cele cinci teancuri.
rule-T4 = Fiecare jucător își amestecă cele nouă cărți și le pune cu fața în jos. Celelalte douăzeci și cinci se împart după valoare în cinci teancuri; fiecare se amestecă și se pune cu fața în sus. Teancurile cu fața în sus pot fi răsfoite oricând, dar ordinea lor nu se schimbă.
rule-T5 = Un jucător ia flamingoul și o prăjitură, celălalt ia trei prăjituri. După regulament, flamingoul îl poate primi, de exemplu, cine a băut cel mai recent ceai; aici se trage la sorți. Cinci prăjituri, cinci clepsidre și șapte Iepuri Albi formează rezerva comună. Acul ceasului pornește de pe o căsuță aleasă la întâmplare.
rule-T6 = În fiecare rundă, fiecare descoperă cartea de deasupra din pachetul său și o pune pe propriul teanc de decartate. Runda o câștigă valoarea mai mare, iar la egalitate, cine are flamingoul.
rule-T7 = Doar cine câștigă runda face o acțiune, și numai una: folosește efectul cărții abia descoperite sau cumpără exact o carte.
rule-T8 = Când cumperi, ai atâtea puncte câte arată diferența dintre cele două valori, plus câte unul pentru fiecare prăjitură cheltuită. Ia cartea de deasupra dintr-un teanc a cărui valoare nu depășește punctele tale și pune-o pe teancul tău de decartate. Punctele rămase se pierd. Iepurii Albi nu se pot cumpăra.
rule-T9 = După acțiune, cine a câștigat runda poate cheltui clepsidre: acul ceasului avansează, în sensul acelor de ceasornic, exact atâtea căsuțe câte clepsidre s-au cheltuit și se aplică efectul căsuței pe care se oprește.
rule-T10 = Când ți se termină pachetul, pune pe teancul tău de decartate un Iepure Alb din rezervă și amestecă: acesta e noul tău pachet. Un efect care mai avea nevoie de cărți continuă cu el.
rule-T11 = Dacă în rezervă nu sunt destule prăjituri sau clepsidre, iei câte sunt, iar restul de la adversar.
rule-T12 = O carte pe care o distrugi, prin orice efect, merge în teancul tău de cărți distruse, iar tu câștigi stelele de pe ea.
rule-T13 = Motanul de Cheshire (1): mută acul ceasului pe orice căsuță și aplică efectul ei.
rule-T14 = Șoarecele (2): ia două prăjituri.
rule-T15 = Garda (3): adversarul descoperă și decartează primele trei cărți din pachetul lui, fără să le folosească efectele.
rule-T16 = Călăul (4): distruge cartea de deasupra din pachetul adversarului. Dacă e Regina de Inimă Roșie, ea merge doar pe teancul de decartate al adversarului.
rule-T17 = Valetul de Inimă Roșie (5): ia trei prăjituri.
rule-T18 = Omida (6): ia două clepsidre.
rule-T19 = Regele de Inimă Roșie (7): ia flamingoul de la adversar sau ia două prăjituri.
rule-T20 = Alice (8): ia o clepsidră.
rule-T21 = Regina de Inimă Roșie (9) și Iepurele Alb (1): distruge cartea de deasupra din orice teanc de pe tablă.
rule-T22 = Ceasul: distruge o carte, la alegere, din teancul tău de decartate.
rule-T23 = Ceasul: descoperă și decartează primele două cărți din pachetul tău și câștigă stelele de pe ele.
rule-T24 = Ceasul: folosește efectul cărții de deasupra din teancul de decartate al adversarului.
rule-T25 = Ceasul: câștigă două stele.
rule-T26 = Ceasul: ia flamingoul.
rule-T27 = Partida se încheie cu runda în care patru dintre cele cinci teancuri sunt goale sau în care cineva trebuia să ia un Iepure Alb și nu mai era niciunul.
rule-T28 = Scorul tău înseamnă stelele câștigate în timpul jocului plus cele din misiuni, dintre care contează doar cele de deasupra teancurilor goale. Câștigă cine are cele mai multe stele; la egalitate, cine are flamingoul.
rule-T29 = Misiunile, unde x este valoarea teancului de dedesubt: x stele pentru cine are cele mai multe cărți cu personajul arătat; x stele pentru cine are cele mai multe cărți; x stele pentru cine a distrus cele mai multe cărți; o stea pentru fiecare prăjitură a ta; două stele pentru fiecare clepsidră a ta. Egalitățile din misiuni le câștigă cine are flamingoul.
rule-T30 = Un pachet terminat se reface la sfârșitul rundei, după acțiune și ceas, sau imediat, dacă un efect mai are nevoie de o carte. Atunci se amestecă și cărțile din această rundă, așa că o carte decartată de un efect poate apărea din nou.
rule-T31 = O rundă se încheie în această ordine: acțiunea, ceasul, pachetele noi (întâi cine are flamingoul), verificarea sfârșitului de partidă, punctajul. Dacă nu mai e niciun Iepure Alb, pachetul se amestecă fără el, iar partida se încheie cu această rundă.
rule-T32 = Într-un lanț de efecte, efectul fiecărei căsuțe de pe ceas se aplică cel mult o dată, așa că lanțurile cu Motanul de Cheshire și cu efecte copiate se termină. Acțiunea e un lanț, clepsidrele, altul.
rule-T33 = Motanul de Cheshire poate lăsa acul pe căsuța pe care se află. Cu cinci clepsidre, acul face un tur complet: s-a mișcat, deci efectul căsuței se aplică.
rule-T34 = Clepsidrele se cheltuiesc o dată pe rundă, după acțiune: inclusiv cele câștigate prin acțiune, dar nu și cele câștigate de la ceas. Prăjiturile și clepsidrele cheltuite se întorc în rezervă.
rule-T35 = Cine câștigă la egalitate are diferența 0: folosește efectul sau plătește o carte numai cu prăjituri. Nu poți renunța la acțiune. Prețul în prăjituri este exact valoarea cărții minus diferența, niciodată mai mult.
rule-T36 = Poți folosi și un efect care nu are pe ce să se aplice (teancul e gol, nu mai e niciun teanc pe tablă, ai deja flamingoul sau nu e nimic de luat), dar atunci nu se întâmplă nimic. Dacă nici adversarul nu are destule prăjituri sau clepsidre, iei câte sunt; restul se pierde.
rule-T37 = Căsuța care distruge o carte din teancul tău de decartate e obligatorie, dacă ai o carte acolo; poate fi și cea abia descoperită sau cumpărată, chiar și o Regină. Un efect copiat se aplică de parcă ar fi al tău, pe teancul așa cum e în acel moment.
rule-T38 = Regina de Inimă Roșie descoperită de Călău nu aduce stele și nu contează ca distrusă. Cărțile distruse nu se mai întorc și contează toate, inclusiv Iepurii Albi, la misiunea „cele mai multe cărți distruse”.
rule-T39 = Cărțile tale sunt toate cele din pachet și din teancul de decartate, inclusiv Iepurii Albi și cărțile cumpărate. Zero la zero înseamnă egalitate. La egalitate contează cine are flamingoul în acel moment.
rule-T40 = Un teanc golit în timpul rundei e considerat gol imediat, dar runda se joacă până la capăt. Dacă se golesc toate cinci, contează cinci misiuni.
rule-T41 = Stelele se țin ca un singur număr, public și fără limită. Teancurile de decartate, cărțile distruse, teancurile de pe tablă în ordinea lor și toate jetoanele sunt la vedere. Ordinea cărților din cele două pachete nu o știe nimeni.

# Terminalul
short = { $character ->
    [cat] Motan
    [mouse] Șoarece
    [guard] Gardă
    [executioner] Călău
    [knave] Valet
    [caterpillar] Omidă
    [king] Rege
    [alice] Alice
    [queen] Regină
   *[rabbit] Iepure
}
short-space = { $effect ->
    [destroy] distruge
    [draw] cărți proprii
    [copy] copiază
    [stars] stele
   *[flamingo] flamingo
}
board-round = Runda { $round }
board-watch = Ceasul:
board-supply = Rezerva: prăjituri { $cakes } · clepsidre { $hourglasses } · Iepuri Albi { $rabbits }
board-player = { $name }: scor { $score } · stele { $stars } · prăjituri { $cakes } · clepsidre { $hourglasses }{ $flamingo ->
    [yes] {" "}· FLAMINGO
   *[no] {""}
}
board-pile = { $pile ->
    [deck] pachet
    [discard] decartate, de sus în jos
   *[destroyed] distruse
} ({ $count }):
board-asked = { $name }: { $question }

# De ce poate fi bună o mutare
hint-price = Te costă { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} (T8).
hint-tokens = Îți aduce { $token ->
    [hourglasses] { $count ->
        [one] o clepsidră
        [few] { $count } clepsidre
       *[other] { $count } de clepsidre
    }
   *[cakes] { $count ->
        [one] o prăjitură
        [few] { $count } prăjituri
       *[other] { $count } de prăjituri
    }
} ({ $rule }).
hint-stolen = Rezerva nu ajunge, așa că adversarul îți dă { $token ->
    [hourglasses] { $count ->
        [one] o clepsidră
        [few] { $count } clepsidre
       *[other] { $count } de clepsidre
    }
   *[cakes] { $count ->
        [one] o prăjitură
        [few] { $count } prăjituri
       *[other] { $count } de prăjituri
    }
} ({ $rule }).
hint-stars = Îți aduce imediat { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} ({ $rule }).
hint-flamingo = Îți aduce flamingoul: câștigi orice egalitate ({ $rule }).
hint-empties = Golești un teanc; teancuri goale: { $empty } din cele { $needed } care încheie partida (T27).
hint-keeps = Păstrezi pentru mai târziu { $count ->
    [one] o clepsidră
    [few] { $count } clepsidre
   *[other] { $count } de clepsidre
} (T34).
hint-stack = Alegi cartea de deasupra dintr-un teanc; cea mai bună are { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} (T21).
hint-gift = Alegi flamingoul sau { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} (T19).
hint-point = Alegi orice căsuță de pe ceas; una aduce { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} (T13).
hint-discarded = { $cards ->
    [one] Distrugi singura ta carte decartată și îi iei stelele (T22).
    [few] Distrugi una dintre cele { $cards } cărți decartate ale tale și îi iei stelele (T22).
   *[other] Distrugi una dintre cele { $cards } de cărți decartate ale tale și îi iei stelele (T22).
}
hint-guard = Adversarul decartează fără folos { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}; acum are în pachet { $deck ->
    [one] o carte
    [few] { $deck } cărți
   *[other] { $deck } de cărți
} (T15).
hint-executioner = { $deck ->
    [one] { $queens ->
        [0] Distrugi singura carte din pachetul adversarului
       *[1] Singura carte din pachetul adversarului e o Regină și scapă
    }
    [few] Distrugi una dintre cele { $deck } cărți din pachetul adversarului; { $queens ->
        [0] niciuna nu e Regină
        [one] una e Regină și scapă
        [few] { $queens } sunt Regine și scapă
       *[other] { $queens } sunt Regine și scapă
    }
   *[other] Distrugi una dintre cele { $deck } de cărți din pachetul adversarului; { $queens ->
        [0] niciuna nu e Regină
        [one] una e Regină și scapă
        [few] { $queens } sunt Regine și scapă
       *[other] { $queens } sunt Regine și scapă
    }
} (T16).
hint-draw = Descoperi { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
} de-ale tale; în pachet ai { $deck ->
    [one] o carte
    [few] { $deck } cărți
   *[other] { $deck } de cărți
}, cu { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} în total (T23).
hint-reveals = Dueluri posibile pe care le-ar câștiga cărțile tale: { $won } din { $all }; înainte de mutare: { $before } din { $before_all } (T6).
hint-mission = Treci în frunte la „{ $mission }”: { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} când se golește teancul de sub misiune (T29).
hint-mission-lost = Rămâi în urmă la „{ $mission }”: { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} când se golește teancul de sub misiune (T29).
