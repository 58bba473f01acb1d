# Masa jocului „Ceai pentru doi” în browser

ui-tray = Tava cu teancurile și misiunile lor
ui-watch = Ceasul de buzunar
ui-stack = { $count ->
    [one] { $name }: o carte, { $card }.
    [few] { $name }: { $count } cărți, deasupra { $card }.
   *[other] { $name }: { $count } de cărți, deasupra { $card }.
}
ui-stack-below = Sub ea: { $cards }.
ui-stack-empty = { $name }: teancul acesta e gol.
ui-stack-price = { $cakes ->
    [0] O poți cumpăra fără prăjituri.
    [one] O poți cumpăra cu o prăjitură.
    [few] O poți cumpăra cu { $cakes } prăjituri.
   *[other] O poți cumpăra cu { $cakes } de prăjituri.
}
ui-stack-lit = Îi poți distruge cartea de sus.
ui-mission = { $kind ->
    [each] Misiune: { $mission }, câte { $value } pentru fiecare. { $one } are { $first }, { $other } are { $second }.
   *[most] Misiune: { $mission }, valorează { $value }. { $one } are { $first }, { $other } are { $second }.
}
ui-mission-counts = Teancul e gol, deci misiunea contează.
ui-mission-told = { $kind ->
    [cakes] Misiunea „{ $mission }”: când se golește teancul de dedesubt, fiecare primește stele pentru prăjiturile sale.
    [hourglasses] Misiunea „{ $mission }”: când se golește teancul de dedesubt, fiecare primește stele pentru clepsidrele sale.
    [destroyed] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele ei merg la cine a distrus cele mai multe.
    [cards] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele ei merg la cine are cele mai multe în pachet și printre decartate.
   *[character] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele ei merg la cine are cele mai multe în pachet și printre decartate.
}
ui-empty = Teancuri goale: { $empty } din { $needed }
ui-last-round = Ultima rundă!
ui-over = Ceaiul s-a băut
ui-from-play = câștigate în timpul jocului
ui-from-missions = misiuni deasupra teancurilor goale
ui-look = { $name }: vezi toate cărțile. În pachet { $deck }, decartate { $discard }, distruse { $gone }.
ui-cards-of = { $name }: toate cărțile
ui-pile-discard = Decartate, de sus în jos ({ $count })
ui-pile-deck = În pachet, într-o ordine pe care n-o știe nimeni ({ $count })
ui-pile-gone = Distruse ({ $count })
ui-cakes = { $count ->
    [one] O prăjitură
    [few] { $count } prăjituri
   *[other] { $count } de prăjituri
}
ui-hourglasses = { $count ->
    [one] O clepsidră
    [few] { $count } clepsidre
   *[other] { $count } de clepsidre
}
ui-gone = { $count ->
    [one] O carte distrusă
    [few] { $count } cărți distruse
   *[other] { $count } de cărți distruse
}
ui-stars = { $count ->
    [one] O stea
    [few] { $count } stele
   *[other] { $count } de stele
}
ui-flamingo = Are flamingoul
ui-discard = { $count ->
    [one] { $name }, decartate: { $card }, valoarea { $value }.
    [few] { $name }, { $count } cărți decartate: deasupra { $card }, valoarea { $value }.
   *[other] { $name }, { $count } de cărți decartate: deasupra { $card }, valoarea { $value }.
}
ui-discard-empty = { $name }: teancul de decartate e gol.
ui-your-discard = Cărțile tale decartate, de sus în jos
ui-space-label = Câmpul { $space }: { $effect }.
ui-space-cost = { $hourglasses ->
    [one] Costă o clepsidră.
    [few] Costă { $hourglasses } clepsidre.
   *[other] Costă { $hourglasses } de clepsidre.
}

# Ce se întreabă
ui-ask = { $phase ->
    [act] Atinge cartea pe care vrei s-o cumperi.
    [king] Darul Regelui: flamingoul sau prăjituri?
    [point] Încotro să arate acul ceasului?
    [stack] Ce carte de deasupra distrugi?
    [discarded] Care dintre cărțile tale decartate o distrugi?
   *[wind] Întorci ceasul? Fiecare clepsidră mută acul cu un câmp.
}
ui-or-buy = Sau cumpără o carte: atinge-o.
ui-ask-buy = { $cakes ->
    [0] { $card }: diferența ajunge pentru ea.
    [one] { $card } te costă o prăjitură.
    [few] { $card } te costă { $cakes } prăjituri.
   *[other] { $card } te costă { $cakes } de prăjituri.
}
ui-ask-destroy = { $stars ->
    [0] Distrugi { $card }? Nu are nicio stea.
    [one] Distrugi { $card } pentru o stea?
    [few] Distrugi { $card } pentru { $stars } stele?
   *[other] Distrugi { $card } pentru { $stars } de stele?
}
ui-empties = Atunci teancul se golește și misiunea lui contează: { $mission }.
ui-do-use = Folosește efectul
ui-do-buy = { $cakes ->
    [0] Cumpăr-o
    [one] Cumpăr-o cu o prăjitură
    [few] Cumpăr-o cu { $cakes } prăjituri
   *[other] Cumpăr-o cu { $cakes } de prăjituri
}
ui-do-destroy = Distruge-o
ui-do-point = Mută acul acolo
ui-do-back = Nu asta
ui-do-leave = Lasă-l
ui-why = De ce? ({ $rule })

# Ce ar face o alegere
ui-effect = { $character ->
    [mouse] { $name }: { $amount ->
        [one] iei o prăjitură.
        [few] iei { $amount } prăjituri.
       *[other] iei { $amount } de prăjituri.
    }
    [knave] { $name }: { $amount ->
        [one] iei o prăjitură.
        [few] iei { $amount } prăjituri.
       *[other] iei { $amount } de prăjituri.
    }
    [caterpillar] { $name }: { $amount ->
        [one] iei o clepsidră.
        [few] iei { $amount } clepsidre.
       *[other] iei { $amount } de clepsidre.
    }
    [alice] { $name }: { $amount ->
        [one] iei o clepsidră.
        [few] iei { $amount } clepsidre.
       *[other] iei { $amount } de clepsidre.
    }
    [guard] { $name }: { $amount ->
        [one] adversarul decartează cartea de sus a pachetului.
        [few] adversarul decartează primele { $amount } cărți din pachet.
       *[other] adversarul decartează primele { $amount } de cărți din pachet.
    }
    [executioner] { $name }: { $deck ->
        [0] distrugi prima carte din noul pachet al adversarului.
        [one] distrugi ultima carte din pachetul adversarului.
       *[other] distrugi cartea de sus din pachetul adversarului (sunt { $deck }).
    }
    [king] { $name }: { $amount ->
        [one] iei flamingoul sau o prăjitură.
        [few] iei flamingoul sau { $amount } prăjituri.
       *[other] iei flamingoul sau { $amount } de prăjituri.
    }
    [cat] { $name }: pui acul ceasului unde vrei.
   *[queen] { $name }: distrugi o carte de deasupra de pe tavă.
}
ui-stolen = { $count ->
    [one] Rezerva nu ajunge: una vine de la adversar.
    [few] Rezerva nu ajunge: { $count } vin de la adversar.
   *[other] Rezerva nu ajunge: { $count } vin de la adversar.
}
ui-nothing = Nu e nimic de luat.
ui-space = { $effect ->
    [destroy] { $cards ->
        [0] Teancul tău de decartate e gol: aici nu se întâmplă nimic.
       *[other] Distrugi o carte decartată de-a ta și îi iei stelele.
    }
    [draw] { $amount ->
        [one] Întorci cartea de sus din pachetul tău și îi câștigi stelele.
        [few] Întorci primele { $amount } cărți din pachetul tău și le câștigi stelele.
       *[other] Întorci primele { $amount } de cărți din pachetul tău și le câștigi stelele.
    }
    [stars] { $amount ->
        [one] Câștigi o stea.
        [few] Câștigi { $amount } stele.
       *[other] Câștigi { $amount } de stele.
    }
   *[flamingo] Iei flamingoul.
}
ui-space-copy = Copiezi cartea adversarului.
ui-space-copy-none = Teancul de decartate al adversarului e gol: nu e nimic de copiat.
ui-space-flamingo-held = Flamingoul e deja al tău.
ui-space-spent = Câmpul acesta a fost deja folosit în acest lanț: nu s-ar întâmpla nimic.

# Ce nu se poate
ui-cant-wait = Acționează doar cine câștigă runda.
ui-cant-stack = Acum se întreabă altceva; cărțile se cumpără când câștigi o rundă.

# Prima partidă
ui-lesson-effect = Din fiecare ceainic a ieșit o carte. Șoarecele tău, un 2, bate 1: acționezi doar tu. Folosește-i efectul și ia două prăjituri.
ui-lesson-buy = 7-le tău bate 2-ul cu 5: aceștia sunt banii tăi. Cu o prăjitură sunt 6. Atinge Omida de pe tavă și cumpăr-o. Merge printre cele decartate și se întoarce mai târziu.
ui-lesson-tie = Alice a adversarului a câștigat o rundă și a luat o clepsidră. Acum e 6 la 6: la egalitate câștigă cine are flamingoul, adică tu. Folosește efectul Omizii.
ui-lesson-wind = Două clepsidre! După acțiune pot muta acul ceasului. Peste două câmpuri te așteaptă două stele, iar cu stele se câștigă jocul: atinge-le pe ceas.
ui-lesson-queen = Regina ta de Inimă Roșie bate tot. Folosește-i efectul: să cadă un cap!
ui-lesson-destroy = O carte distrusă îți dă pe loc stelele ei. Ia-o pe Alice cea cu trei.
ui-lesson-executioner = Călăul distruge ce se află deasupra pachetului adversarului, fără să se vadă dinainte. La treabă.
ui-lesson-mission = Uită-te deasupra teancurilor: acolo sunt misiunile, și fiecare contează când teancul de sub ea e gol. Deasupra Omizilor se cer cele mai multe Omizi. Ești în frunte; mai cumpără una cu două prăjituri.
ui-lesson-rabbit = Adversarului i s-a terminat pachetul: cărțile decartate au devenit pachet nou, cu un Iepure Alb fără valoare. Iată-l, 1 la 1 cu Motanul tău de Cheshire. Decide iar flamingoul: folosește Motanul.
ui-lesson-point = Motanul mută acul pe gratis. Trimite-l la cartea ruptă, unde poți distruge una dintre cărțile tale.
ui-lesson-discard = Un pachet subțire câștigă mai multe dueluri. Distruge Motanul, cea mai mică dintre cărțile tale, și păstrează-i steaua.
ui-lesson-end = Asta e tot. Când patru teancuri sunt goale sau nu mai e niciun Iepure de luat, se numără stelele, cu tot cu misiunile de deasupra teancurilor goale. Mai vrei ceai?
