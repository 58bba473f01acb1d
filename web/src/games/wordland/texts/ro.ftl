# Ce se întreabă
ui-laying = Se pune masa…
ui-over = Partida s-a încheiat
ui-ask-topic = Ești Regina. Ce temă alegi?
ui-ask-queen = { $name } e Regina și alege tema.
ui-ask-token = Pe cine mizezi? Mai primești jumătate din punctele de pe cartea acelui jucător.
ui-ask-caterpillar = { $name } se gândește pe cine să mizeze.
ui-ask-tap = E rândul tău! Ceainicul pornește imediat singur.
ui-ask-say = Spune ceva despre „{ $topic }”!
ui-ask-say-aloud = Spune cu voce tare ceva despre „{ $topic }”, apoi atinge ceainicul.
ui-ask-wait = { $state ->
    [running] Acum vorbește { $name }.
   *[waiting] { $name } trebuie să atingă ceainicul.
}
ui-ask-vote = „{ $phrase }” ({ $name }): se potrivește cu „{ $topic }”?
ui-vote-yours = Se votează: cuvântul tău „{ $phrase }” se potrivește cu „{ $topic }”? Voturi: { $cast } din { $voters }.
ui-vote-wait = „{ $phrase }” se potrivește cu „{ $topic }”? Voturi: { $cast } din { $voters }.
ui-ask-mark = { $name } iese din rundă?

# Răspunsuri
ui-do-mark = { $name } iese
ui-do-back = Înapoi
ui-do-favour = Se potrivește
ui-do-against = Nu se potrivește
ui-do-pass = Am spus, mai departe
ui-do-pass-letter = Am spus și așez litera { $letter }
ui-do-restart = { $tokens ->
    [one] Mai mult timp (ultimul jeton)
    [few] Mai mult timp ({ $tokens } jetoane)
   *[other] Mai mult timp ({ $tokens } de jetoane)
}
ui-do-immunity = Nebunie: orice literă e permisă
ui-do-skip = Dispar: sar peste tură
ui-do-force = Încă o dată, { $name }!
ui-do-object = Contest „{ $phrase }”
ui-do-say = Spune
ui-do-chat = Scrie pe chat
ui-do-lay = { $state ->
    [on] Litera ta se așază odată cu cuvântul.
   *[off] Atinge sigiliul ca să așezi litera odată cu cuvântul.
}

# Câmpul pentru cuvânt
ui-word = Cuvântul tău
ui-word-here = Cuvântul tău…
ui-word-later = Așteaptă-ți rândul
ui-word-chat = Literele contează!
ui-forbidden-here = { $count ->
    [one] Nu poți folosi litera { $letters }!
   *[other] Nu poți folosi literele { $letters }!
}
ui-hint-wait = Acum e rândul altcuiva ({ $name }). Cuvântul tău așteaptă aici.
ui-hint-out = Ai ieșit din runda asta, dar poți contesta și vota.
ui-hint-vote = Se votează; așteaptă rezultatul.
ui-hint-early = Conversația n-a început încă; așteaptă tema și literele.
ui-out-title = Ai ieșit din runda asta.
ui-out-text = Poți contesta și vota în continuare.
ui-listen = Vorbește în loc să scrii
ui-listen-ask = Browserul tău transformă vorbirea în text, iar multe browsere folosesc pentru asta serverul producătorului. Noi nu auzim și nu păstrăm nimic. Vezi cuvântul înainte să-l trimiți.
ui-listen-yes = Ascultă-mă
ui-listen-no = Mai bine scriu
ui-listening = Te ascult…
ui-listen-failed = Nu te-am auzit; te rog să scrii cuvântul.

# Masa
ui-topic = Tema
ui-letters = Litere interzise
ui-no-letters = Nicio literă nu e interzisă.
ui-letter = { $state ->
    [free] { $letter }, permisă pentru tine
   *[forbidden] { $letter }
}
ui-laid-by = – așezată de { $name }
ui-secret = Litera ta secretă: { $letter }
ui-secret-closed = Litera ta secretă: atinge ca s-o vezi
ui-said = S-a spus deja
ui-said-fell = nu a fost acceptat
ui-said-like = derivat din „{ $like }”?
ui-said-unknown = nu e în dicționarul nostru
ui-votes = Pentru: { $favour }, împotrivă: { $against }, din { $voters }
ui-pot = { $seconds ->
    [none] Ceainicul
    [one] Ceainicul: 1 secundă
    [few] Ceainicul: { $seconds } secunde
   *[other] Ceainicul: { $seconds } de secunde
}
ui-too-late = A expirat timpul: { $name } iese din rundă și primește cartea de punctaj { $card }.
ui-hurry = Repede, melodia e pe sfârșite!
ui-why-rule = De ce? { $rule }

# Oaspeții
ui-guest = { $name }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ui-you = Tu
ui-guest-queen = Regina rundei
ui-guest-speaks = vorbește acum
ui-guest-out = sub masă, cu cartea { $card }
ui-guest-mad = nebunie: toate literele sunt permise
ui-guest-letter = are o literă secretă { $colour }
ui-voted-against = a votat împotrivă
ui-voted-favour = a votat pentru
ui-person-basic = { $points ->
    [one] Deocamdată 1 punct.
    [few] Deocamdată { $points } puncte.
   *[other] Deocamdată { $points } de puncte.
}
ui-person-state = { $state ->
    [out] Sub masă, cu cartea de punctaj { $card }; mai poate contesta.
    [sideways] Cartea e rotită într-o parte: puterea a fost deja folosită în runda asta.
    [speaks] Vorbește acum.
   *[in] Participă la conversație.
}
ui-power-queen = Alege tema și începe. După un cuvânt al ei poate așeza o literă roșie secretă, interzisă celorlalți.
ui-power-rabbit = După un cuvânt al lui poate așeza o literă mov secretă, interzisă celorlalți.
ui-power-cat = O dată pe rundă: sare peste tura sa.
ui-power-twins = Două jetoane de timp: cu fiecare, ceainicul pornește din nou.
ui-power-caterpillar = Mizează pe cineva și mai primește jumătate din punctele de pe cartea acelui jucător.
ui-power-alice = Primește în plus jumătate din punctele de pe propria carte.
ui-power-two = O dată pe rundă, imediat după cuvântul cuiva: acel jucător mai are o tură. Acestui personaj nu-i e interzisă litera roșie.
ui-power-hatter = Un jeton de timp, iar o dată pe rundă toate literele sunt permise.

# Primul joc
ui-lesson-topic = Bine ai venit la ceai! Ești Regina, deci tu alegi despre ce vorbim. Alege „Circul”.
ui-lesson-tap = Literele de pe sigiliile de ceară sunt interzise: fără J și fără F. Fiecare are câteva secunde pentru un cuvânt, cât cântă ceainicul. Atinge-l! (În lecția asta te așteaptă.)
ui-lesson-say = Spune ceva pentru care circul e cunoscut: scrie „clovn” și trimite.
ui-lesson-marks = Ceilalți au răspuns. Scrie „fachir”: F se face roșu. Nimeni nu te oprește, dar ai ieși din rundă. Spune mai bine „tigru”.
ui-lesson-object = Cineva a spus „bufon” și acum stă sub masă. Dar „castravete”? N-are nicio legătură cu circul. Contestă-l și se votează!
ui-lesson-points = Cuvântul a căzut, iar în rundă ai rămas doar tu: cea mai bună carte de punctaj e a ta. Acum e altcineva Regină. Spune „hartă”.
ui-lesson-letter = În varianta avansată, fiecare are un personaj. Ca Regină de Inimă Roșie ai o literă roșie secretă: atinge-ți sigiliul, apoi spune „cupolă”. Ceilalți nu vor mai putea folosi litera aceea.
ui-lesson-end = Motanul de Cheshire a dispărut pentru o tură, iar Pălărierul și-a pierdut mințile: atunci nu-i e interzisă nicio literă. Atinge un invitat ca să citești ce poate. După ce toți au fost Regină, câștigă cine are cele mai multe puncte. Ceaiul e gata!
