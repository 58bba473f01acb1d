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
card = { $character } { $stars }
card-plain = { $character }
effect = { $effect ->
    [destroy] distruge o carte decartată
    [draw] întoarce cărți proprii
    [copy] cartea de sus a adversarului
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
    [king] ia flamingoul sau ia prăjituri.
    [point] alege un câmp pentru acul ceasului.
    [stack] alege teancul căruia îi distrugi cartea de sus.
    [discarded] alege o carte de distrus din propriul teanc de decartate.
   *[wind] cheltuie clepsidre ca să muți acul sau lasă ceasul.
}

# Ce s-a întâmplat
mission-placed = Deasupra teancului „{ $character }”: { $mission }.
stack-laid = Teancul „{ $character }”, de sus în jos: { $cards }.
flamingo-given = { $seat } primește flamingoul și { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
}, { $other_seat } primește { $other_cakes ->
    [one] o prăjitură
    [few] { $other_cakes } prăjituri
   *[other] { $other_cakes } de prăjituri
}.
watch-set = Acul ceasului arată câmpul { $space }: { $effect }.
round-began = Runda { $round }.
card-turned-over = { $seat } întoarce: { $card }.
round-won = { $tie ->
    [yes] Egalitate: { $seat } are flamingoul și câștigă runda.
   *[no] { $seat } câștigă runda; diferența: { $difference }.
}
effect-used = { $seat } folosește efectul: { $character }.
card-bought = { $seat } cumpără { $card } { $cakes ->
    [0] fără prăjituri.
    [one] pentru o prăjitură.
    [few] pentru { $cakes } prăjituri.
   *[other] pentru { $cakes } de prăjituri.
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
tokens-stolen = Rezerva nu ajunge, așa că { $seat } ia { $token ->
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
} de la { $other_seat }.
flamingo-taken = { $seat } ia flamingoul.
card-destroyed = { $seat } distruge { $card } { $place ->
    [deck] de deasupra pachetului adversarului
    [stack] de pe tablă
   *[discard] din propriul teanc de decartate
} și câștigă { $stars ->
    [0] zero stele.
    [one] o stea.
    [few] { $stars } stele.
   *[other] { $stars } de stele.
}
queen-spared = { $seat } întoarce { $card }: Călăul nu o atinge, ea se decartează.
stack-emptied = Teancul „{ $character }” s-a golit; misiunea lui va conta: { $mission }.
stars-gained = { $seat } câștigă { $stars ->
    [one] o stea.
    [few] { $stars } stele.
   *[other] { $stars } de stele.
}
hand-moved = { $hourglasses ->
    [0] { $seat } mută acul pe câmpul { $space }: { $effect }.
    [one] { $seat } cheltuie o clepsidră; acul se oprește pe câmpul { $space }: { $effect }.
    [few] { $seat } cheltuie { $hourglasses } clepsidre; acul se oprește pe câmpul { $space }: { $effect }.
   *[other] { $seat } cheltuie { $hourglasses } de clepsidre; acul se oprește pe câmpul { $space }: { $effect }.
}
space-skipped = Câmpul { $space } a fost deja folosit în acest lanț, așa că nu se mai întâmplă nimic.
effect-copied = { $seat } copiază cartea de sus a adversarului: { $card }.
nothing-done = { $seat } nu are asupra a ce acționa, așa că nu se întâmplă nimic.
watch-left = { $seat } lasă ceasul în pace.
deck-renewed = { $rabbit ->
    [yes] { $seat } adaugă un Iepure Alb și amestecă un pachet nou: { $cards ->
        [one] o carte.
        [few] { $cards } cărți.
       *[other] { $cards } de cărți.
    }
   *[no] Nu mai este niciun Iepure Alb pentru { $seat }, așa că partida se termină cu această rundă; pachetul nou are { $cards ->
        [0] zero cărți.
        [one] o carte.
        [few] { $cards } cărți.
       *[other] { $cards } de cărți.
    }
}
mission-scored = Misiunea de deasupra teancului „{ $character }”, { $mission }: stele: { $stars }.
match-ended = Partida s-a terminat. Stele: { $scores }.

# Ce se poate face
move-use-effect = { $character ->
    [cat] Folosește Motanul de Cheshire: pune acul ceasului pe orice câmp
    [mouse] Folosește Șoarecele: ia prăjituri
    [guard] Folosește Garda: adversarul decartează din pachet
    [executioner] Folosește Călăul: distruge cartea de sus din pachetul adversarului
    [knave] Folosește Valetul de Inimă Roșie: ia prăjituri
    [caterpillar] Folosește Omida: ia clepsidre
    [king] Folosește Regele de Inimă Roșie: ia flamingoul sau prăjituri
    [alice] Folosește-o pe Alice: ia clepsidre
    [queen] Folosește Regina de Inimă Roșie: distruge o carte de pe tablă
   *[rabbit] Folosește Iepurele Alb: distruge o carte de pe tablă
}
move-buy-card = Cumpără { $character } { $cakes ->
    [0] fără prăjituri
    [one] pentru o prăjitură
    [few] pentru { $cakes } prăjituri
   *[other] pentru { $cakes } de prăjituri
}
move-take-flamingo = Ia flamingoul
move-take-cakes = Ia { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
}
move-point-hand = Arată câmpul { $space }: { $effect }
move-destroy-stacked = Distruge cartea de sus a teancului „{ $character }”
move-destroy-discarded = { $nth ->
    [1] Distruge { $card }
   *[other] Distruge { $card }, numărul { $nth } de felul ei de sus în jos
}
move-wind-watch = Cheltuie { $hourglasses ->
    [one] o clepsidră
    [few] { $hourglasses } clepsidre
   *[other] { $hourglasses } de clepsidre
}
move-leave-watch = Lasă ceasul în pace
move-place-mission = Norocul pune o misiune: { $mission }
move-lay-card = Norocul așază { $card }
move-give-flamingo = Norocul alege cine primește flamingoul: { $seat }
move-set-watch = Norocul pune acul pe câmpul { $space }: { $effect }
move-turn-over = Norocul întoarce { $card } pentru { $seat }
end-stacks = s-au golit destule teancuri
end-rabbits = trebuia luat un Iepure Alb și nu mai era niciunul

# Ce nu se poate
refused-effect = Ai întors altă carte, așa că se poate folosi doar efectul ei: { $character } (T7).
refused-stack = Alege de pe tablă un teanc care mai are o carte (T21).
refused-discarded = Nu există o astfel de carte în teancul tău de decartate (T22); uită-te prin el și alege una.
refused-space = Ceasul are { $spaces ->
    [one] un câmp
    [few] { $spaces } câmpuri
   *[other] { $spaces } de câmpuri
}; alege unul după număr și efect (T13).
refused-gift = Regele dă { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} sau flamingoul (T19).
refused-hourglasses = { $held ->
    [one] Ai o clepsidră
    [few] Ai { $held } clepsidre
   *[other] Ai { $held } de clepsidre
}: cheltuie din ele cât vrei sau lasă ceasul (T9).
refused-question = Acum urmează altceva: { $question }
refused-no-stack = Niciun teanc de pe tablă nu are astfel de cărți, iar Iepurii Albi nu se cumpără (T8).
refused-empty-stack = Teancul acesta este gol (T8); alege altul.
refused-too-dear = Cartea aceasta costă { $price ->
    [one] o prăjitură
    [few] { $price } prăjituri
   *[other] { $price } de prăjituri
}, iar tu ai { $cakes ->
    [0] zero
    [one] una
   *[other] { $cakes }
} (T8); alege una mai ieftină sau folosește efectul.
refused-price = { $price ->
    [0] Cartea aceasta se plătește doar din diferență: nu se adaugă prăjituri (T35).
    [one] Cartea aceasta costă exact o prăjitură (T35).
    [few] Cartea aceasta costă exact { $price } prăjituri (T35).
   *[other] Cartea aceasta costă exact { $price } de prăjituri (T35).
}
notation-missions = Două fețe ale aceleiași plăcuțe de misiune nu pot fi pe tablă deodată.
notation-tokens = În această poziție sunt mai multe prăjituri sau clepsidre decât în cutie.
notation-count = Cărțile nu se potrivesc: { $card }. Fiecare carte din cutie stă undeva; „rest” înseamnă toate cele nenumite nicăieri.
notation-place = Nicio partidă nu poate sta așa; verifică phase, winner, pending, pachetele și ce se află deasupra.
edition-keys = trebuie să numească exact: { $known }.
edition-name = „{ $name }” nu este cunoscut aici; alege dintre: { $known }.
edition-twice = „{ $name }” apare de două ori.
edition-range = { $number } nu este între { $least } și { $most }.
edition-size = numărul de intrări este { $size }; se poate de la { $least } la { $most }.
edition-first-cakes = împreună este mai mult decât are cutia: { $cakes }.
edition-missions = trebuie să fie tot atâtea plăcuțe câte teancuri: { $stacks }.

# Regulile
rule-T1 = Sunt cincizeci de cărți cu personaje, fiecare cu o valoare, un efect și stele. Fiecare jucător începe cu nouă: Motanul de Cheshire 1, Șoarecele 2, Garda 3, Călăul 4, Valetul de Inimă Roșie 5, Omida 6, Regele de Inimă Roșie 7, Alice 8, Regina de Inimă Roșie 9. Douăzeci și cinci stau pe tablă, câte cinci de la 4 la 8. Șapte sunt Iepuri Albi cu valoarea 1.
rule-T2 = Pe lângă cărți sunt: un flamingo, cinci plăcuțe de misiune cu două fețe, cinci clepsidre, nouă prăjituri, un ceas de buzunar cu un singur ac și un traseu de stele cu câte un pion (Iepurele de Martie, Pălărierul Nebun) și două cești, fiecare pentru un ocol de 25.
rule-T3 = Cele cinci plăcuțe de misiune stau în ordine întâmplătoare, fiecare pe o față la întâmplare, câte una deasupra fiecăruia dintre cele cinci teancuri.
rule-T4 = Fiecare jucător își amestecă cele nouă cărți cu fața în jos. Celelalte douăzeci și cinci se împart după valoare în cinci teancuri; fiecare se amestecă și se pune cu fața în sus. Teancurile cu fața în sus pot fi răsfoite oricând, dar ordinea lor rămâne.
rule-T5 = Un jucător ales la întâmplare ia flamingoul și o prăjitură, celălalt trei prăjituri. Cinci prăjituri, cinci clepsidre și șapte Iepuri Albi sunt rezerva comună. Acul ceasului pornește de pe un câmp la întâmplare.
rule-T6 = În fiecare rundă, amândoi întorc cartea de sus a pachetului pe propriul teanc de decartate. Valoarea mai mare câștigă runda; la egalitate o câștigă cine are flamingoul.
rule-T7 = Doar câștigătorul rundei acționează și face un singur lucru: folosește efectul cărții tocmai întoarse sau cumpără exact o carte.
rule-T8 = Când cumperi, ai atâtea puncte cât diferența dintre cele două valori și încă unul pentru fiecare prăjitură cheltuită. Ia cartea de sus a unui teanc cu valoarea cel mult cât punctele tale și pune-o pe teancul tău de decartate. Punctele rămase se pierd. Iepurii Albi nu se cumpără.
rule-T9 = După acțiune, câștigătorul poate cheltui clepsidre: acul ceasului înaintează cu exact atâtea câmpuri, iar câmpul pe care se oprește se rezolvă.
rule-T10 = Când ți se termină pachetul, pune pe teancul tău de decartate un Iepure Alb din rezervă și amestecă teancul: acesta este noul tău pachet. Un efect căruia îi mai trebuiau cărți continuă cu el.
rule-T11 = Dacă rezerva nu are destule prăjituri sau clepsidre, ia cât este, iar restul de la adversar.
rule-T12 = O carte pe care o distrugi, prin orice efect, merge în propriul teanc de cărți distruse, iar tu îi câștigi stelele.
rule-T13 = Motanul de Cheshire (1): mută acul ceasului pe orice câmp și rezolvă-l.
rule-T14 = Șoarecele (2): ia două prăjituri.
rule-T15 = Garda (3): adversarul întoarce și decartează primele trei cărți ale pachetului său; efectele lor nu se folosesc.
rule-T16 = Călăul (4): distruge cartea de sus a pachetului adversarului. Regina de Inimă Roșie merge în schimb pe teancul de decartate al adversarului.
rule-T17 = Valetul de Inimă Roșie (5): ia trei prăjituri.
rule-T18 = Omida (6): ia două clepsidre.
rule-T19 = Regele de Inimă Roșie (7): ia flamingoul de la adversar sau ia două prăjituri.
rule-T20 = Alice (8): ia o clepsidră.
rule-T21 = Regina de Inimă Roșie (9) și Iepurele Alb (1): distruge cartea de sus a oricărui teanc de pe tablă.
rule-T22 = Ceasul: distruge o carte la alegere din propriul teanc de decartate.
rule-T23 = Ceasul: întoarce și decartează primele două cărți ale propriului pachet și câștigă stelele lor.
rule-T24 = Ceasul: folosește efectul cărții de sus din teancul de decartate al adversarului.
rule-T25 = Ceasul: câștigă două stele.
rule-T26 = Ceasul: ia flamingoul.
rule-T27 = Partida se termină cu runda în care patru dintre cele cinci teancuri sunt goale sau în care cineva trebuia să ia un Iepure Alb și nu mai era niciunul.
rule-T28 = Scorul tău este format din stelele câștigate în joc și cele ale misiunilor, dintre care contează doar cele de deasupra teancurilor goale. Câștigă cine are cele mai multe stele; la egalitate, cine are flamingoul.
rule-T29 = Misiunile, unde x este valoarea teancului de dedesubt: x stele pentru cine are cele mai multe cărți cu personajul arătat; x stele pentru cine are cele mai multe cărți; x stele pentru cine a distrus cele mai multe cărți; o stea pentru fiecare prăjitură a ta; două stele pentru fiecare clepsidră a ta. Egalitățile din misiuni le câștigă cine are flamingoul.
rule-T30 = Un pachet terminat se reface la sfârșitul rundei, după acțiune și ceas, sau imediat, dacă un efect mai are nevoie de o carte. Atunci se amestecă și cărțile din această rundă, așa că ce a decartat un efect poate apărea din nou.
rule-T31 = O rundă se încheie în această ordine: acțiunea, ceasul, pachetele noi (întâi cine are flamingoul), verificarea sfârșitului, punctajul. Dacă nu mai este niciun Iepure Alb, pachetul se amestecă fără el, iar partida se termină cu această rundă.
rule-T32 = Într-un lanț de efecte fiecare câmp al ceasului se rezolvă cel mult o dată, așa că lanțurile de Motan de Cheshire și cărți copiate se sfârșesc. Acțiunea este un lanț, clepsidrele altul.
rule-T33 = Motanul de Cheshire poate lăsa acul pe câmpul pe care se află. Cinci clepsidre îl rotesc o dată complet: s-a mișcat, deci câmpul se rezolvă.
rule-T34 = Clepsidrele se cheltuie o dată pe rundă, după acțiune: și cele câștigate prin acțiune, dar nu și cele câștigate de la ceas. Prăjiturile și clepsidrele cheltuite se întorc în rezervă.
rule-T35 = Cine câștigă la egalitate are diferența zero: efectul sau o carte plătită numai în prăjituri. Nu se poate sări peste rând. Prețul în prăjituri este exact valoarea fără diferență, niciodată mai mult.
rule-T36 = Un efect fără țintă poate fi folosit și nu face nimic: un teanc gol, niciun teanc rămas, flamingoul deja la tine, nimic de luat. Dacă nici adversarul nu are destul, ia cât este; restul se pierde.
rule-T37 = Câmpul care distruge o carte din propriul teanc de decartate trebuie urmat dacă există una; poate fi cea tocmai întoarsă sau cumpărată, chiar și o Regină. Un efect copiat este al tău, iar teancul se ia așa cum este în acel moment.
rule-T38 = Regina de Inimă Roșie întâlnită de Călău nu aduce stele și nu se socotește distrusă. Cărțile distruse nu se mai întorc și toate contează la cele mai multe distruse, inclusiv Iepurii Albi.
rule-T39 = Cărțile tale sunt toate cele din pachet și din teancul de decartate, cu Iepuri Albi și cumpărate cu tot. Zero la zero este egalitate. Flamingoul îl are cine îl ține în acel moment.
rule-T40 = Un teanc golit în mijlocul turei este gol imediat, dar runda se joacă până la capăt. Dacă sunt goale toate cinci, contează cinci misiuni.
rule-T41 = Stelele sunt un singur număr, văzut de toți și fără limită. Teancurile de decartate, cărțile distruse, teancurile de pe tablă în ordinea lor și toate jetoanele sunt la vedere. Ordinea celor două pachete nu o știe nimeni.

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
hint-price = Costă { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} (T8).
hint-tokens = Aduce { $token ->
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
hint-stars = Aduce pe loc { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} ({ $rule }).
hint-flamingo = Aduce flamingoul și, odată cu el, orice egalitate ({ $rule }).
hint-empties = Golește un teanc: vor fi goale { $empty }, iar la { $needed } e sfârșitul (T27).
hint-keeps = Păstrează pentru mai târziu { $count ->
    [one] o clepsidră
    [few] { $count } clepsidre
   *[other] { $count } de clepsidre
} (T34).
hint-stack = Alegi o carte din vârful unui teanc; cea mai bună are { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} (T21).
hint-gift = Flamingoul sau { $cakes ->
    [one] o prăjitură
    [few] { $cakes } prăjituri
   *[other] { $cakes } de prăjituri
} (T19).
hint-point = Alegi orice spațiu al ceasului; unul aduce { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} (T13).
hint-discarded = Distrugi pentru stele una dintre cărțile decartate; sunt { $cards } (T22).
hint-guard = Adversarul decartează nefolosite { $cards } cărți; în pachet mai are { $deck } (T15).
hint-executioner = Distruge una din { $deck } cărți ale pachetului advers; Regine la adăpost sunt acolo { $queens } (T16).
hint-draw = Întorci { $cards } dintre cărțile tale; cele { $deck } din pachet au la un loc { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} (T23).
hint-reveals = Cărțile tale câștigă atunci { $won } din { $all } întoarceri; acum { $before } din { $before_all } (T6).
hint-mission = Treci în față la „{ $mission }”: { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} când teancul ei e gol (T29).
hint-mission-lost = Rămâi în urmă la „{ $mission }”: { $stars ->
    [one] o stea
    [few] { $stars } stele
   *[other] { $stars } de stele
} când teancul ei e gol (T29).
