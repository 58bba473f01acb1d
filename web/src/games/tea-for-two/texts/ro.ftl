# Masa jocului „Ceai pentru doi” în browser

ui-tray = Tabla cu teancurile și misiunile lor
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
ui-stack-lit = Îi poți distruge cartea de deasupra.
ui-mission = { $kind ->
    [each] Misiune: { $mission }, câte { $value } pentru fiecare. { $one } are { $first }, { $other } are { $second }.
   *[most] Misiune: { $mission }, în valoare de { $value }. { $one } are { $first }, { $other } are { $second }.
}
ui-mission-counts = Teancul e gol, deci misiunea contează.
ui-mission-told = { $kind ->
    [cakes] Misiunea „{ $mission }”: când se golește teancul de dedesubt, fiecare primește stele pentru prăjiturile sale.
    [hourglasses] Misiunea „{ $mission }”: când se golește teancul de dedesubt, fiecare primește stele pentru clepsidrele sale.
    [destroyed] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele le ia cine a distrus cele mai multe cărți.
    [cards] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele le ia cine are cele mai multe cărți în pachet și printre decartate.
   *[character] Misiunea „{ $mission }”: când se golește teancul de dedesubt, stelele le ia cine are cele mai multe astfel de cărți în pachet și printre decartate.
}
ui-empty = Teancuri goale: { $empty } din { $needed }
ui-last-round = Ultima rundă!
ui-over = Partida s-a încheiat
ui-from-play = câștigate în timpul jocului
ui-from-missions = misiuni deasupra teancurilor goale
ui-look = { $name }: vezi toate cărțile. În pachet: { $deck }, decartate: { $discard }, distruse: { $gone }.
ui-cards-of = { $name }: toate cărțile
ui-pile-discard = Decartate, de sus în jos ({ $count })
ui-pile-deck = În pachet, într-o ordine pe care nu o știe nimeni ({ $count })
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
    [one] { $name }, o carte decartată: { $card }, valoarea { $value }.
    [few] { $name }, { $count } cărți decartate: deasupra { $card }, valoarea { $value }.
   *[other] { $name }, { $count } de cărți decartate: deasupra { $card }, valoarea { $value }.
}
ui-discard-empty = { $name }: teancul de decartate e gol.
ui-your-discard = Cărțile tale decartate, de sus în jos
ui-space-label = Căsuța { $space }: { $effect }.
ui-space-cost = { $hourglasses ->
    [one] Costă o clepsidră.
    [few] Costă { $hourglasses } clepsidre.
   *[other] Costă { $hourglasses } de clepsidre.
}

# Ce se întreabă
ui-ask = { $phase ->
    [act] Atinge cartea pe care vrei s-o cumperi.
    [king] Darul Regelui: flamingoul sau prăjituri?
    [point] Pe ce căsuță muți acul ceasului?
    [stack] Din ce teanc distrugi cartea de deasupra?
    [discarded] Pe care dintre cărțile tale decartate o distrugi?
   *[wind] Muți acul ceasului? Fiecare clepsidră îl mută cu o căsuță.
}
ui-or-buy = Sau atinge o carte ca s-o cumperi.
ui-ask-buy = { $cakes ->
    [0] { $card }: ajunge diferența.
    [one] { $card } te costă o prăjitură.
    [few] { $card } te costă { $cakes } prăjituri.
   *[other] { $card } te costă { $cakes } de prăjituri.
}
ui-ask-destroy = { $stars ->
    [0] Distrugi { $card_acc }? Nu are nicio stea.
    [one] Distrugi { $card_acc }? Câștigi o stea.
    [few] Distrugi { $card_acc }? Câștigi { $stars } stele.
   *[other] Distrugi { $card_acc }? Câștigi { $stars } de stele.
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
ui-do-back = Nu pe asta
ui-do-leave = Lasă-l așa
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
        [one] adversarul decartează cartea de deasupra din pachet.
        [few] adversarul decartează primele { $amount } cărți din pachet.
       *[other] adversarul decartează primele { $amount } de cărți din pachet.
    }
    [executioner] { $name }: { $deck ->
        [0] distrugi cartea de deasupra din noul pachet al adversarului.
        [one] distrugi ultima carte din pachetul adversarului.
        [few] distrugi cartea de deasupra din pachetul adversarului, care are { $deck } cărți.
       *[other] distrugi cartea de deasupra din pachetul adversarului, care are { $deck } de cărți.
    }
    [king] { $name }: { $amount ->
        [one] iei flamingoul sau o prăjitură.
        [few] iei flamingoul sau { $amount } prăjituri.
       *[other] iei flamingoul sau { $amount } de prăjituri.
    }
    [cat] { $name }: muți acul ceasului unde vrei.
   *[queen] { $name }: distrugi cartea de deasupra dintr-un teanc de pe tablă.
}
ui-stolen = { $count ->
    [one] Rezerva nu ajunge: una ți-o dă adversarul.
    [few] Rezerva nu ajunge: { $count } ți le dă adversarul.
   *[other] Rezerva nu ajunge: { $count } ți le dă adversarul.
}
ui-nothing = Nu e nimic de luat.
ui-space = { $effect ->
    [destroy] { $cards ->
        [0] Teancul tău de decartate e gol: aici nu se întâmplă nimic.
       *[other] Distrugi una dintre cărțile tale decartate și îi iei stelele.
    }
    [draw] { $amount ->
        [one] Descoperi cartea de deasupra din pachetul tău și îi câștigi stelele.
        [few] Descoperi primele { $amount } cărți din pachetul tău și le câștigi stelele.
       *[other] Descoperi primele { $amount } de cărți din pachetul tău și le câștigi stelele.
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
ui-space-spent = Căsuța aceasta a fost deja folosită în acest lanț de efecte: nu s-ar întâmpla nimic.

# Ce nu se poate
ui-cant-wait = Acțiunea o face doar cine a câștigat runda.
ui-cant-stack = Întâi ai altceva de hotărât; poți cumpăra o carte când câștigi o rundă.

# Prima partidă
ui-lesson-effect = Fiecare ceainic a turnat o carte. Șoarecele tău (2) bate cartea adversarului (1): doar tu faci o acțiune. Folosește-i efectul și ia două prăjituri.
ui-lesson-buy = Cartea ta (7) o bate pe a adversarului (2) la o diferență de 5: atâtea puncte ai de cheltuit. Cu o prăjitură se fac 6. Atinge Omida de pe tablă și cumpăr-o. Merge pe teancul tău de decartate și îți revine mai târziu.
ui-lesson-tie = Cartea Alice a adversarului a câștigat o rundă și a luat o clepsidră. Acum e 6 la 6: egalitatea o câștigă cine are flamingoul, adică tu. Folosește efectul Omizii.
ui-lesson-wind = Două clepsidre! După acțiune poți muta cu ele acul ceasului. Peste două căsuțe te așteaptă două stele, iar jocul se câștigă cu stele: atinge căsuța de pe ceas.
ui-lesson-queen = Regina ta de Inimă Roșie bate tot. Folosește-i efectul: „Tăiați-i capul!”
ui-lesson-destroy = O carte distrusă îți dă imediat stelele ei. Alege-o pe Alice, cea cu trei stele.
ui-lesson-executioner = Călăul distruge cartea de deasupra din pachetul adversarului, oricare ar fi ea. Dă-i drumul!
ui-lesson-mission = Uită-te deasupra teancurilor: acolo sunt misiunile. Fiecare contează după ce se golește teancul de sub ea. Deasupra Omizilor se cer cele mai multe Omizi. Ești în frunte; mai cumpără una cu două prăjituri.
ui-lesson-rabbit = Adversarului i s-a terminat pachetul: cărțile decartate au devenit un pachet nou, la care s-a adăugat un biet Iepure Alb. Iată-l: 1 la 1 cu Motanul tău de Cheshire. Flamingoul decide din nou: folosește Motanul.
ui-lesson-point = Motanul mută acul gratis. Trimite-l la cartea ruptă, unde poți distruge una dintre cărțile tale.
ui-lesson-discard = Un pachet subțire câștigă mai multe dueluri. Distruge Motanul, cea mai slabă carte a ta, și ia-i și steaua.
ui-lesson-end = Asta e tot. Când s-au golit patru teancuri sau nu mai e niciun Iepure de luat, se numără stelele, plus misiunile de deasupra teancurilor goale. Mai vrei ceai?
