# Ce se întreabă
ui-laying = Se așază masa …
ui-over = Ceaiul s-a terminat
ui-ask-topic = Tu ai Regina. Care să fie tema?
ui-ask-queen = { $name } are Regina și alege tema.
ui-ask-token = Pe cine mizezi? Primești jumătate din punctele de pe cartea aceea.
ui-ask-caterpillar = { $name } se gândește pe cine să mizeze.
ui-ask-tap = E rândul tău! Ceainicul pornește singur imediat.
ui-ask-say = Spune ceva despre „{ $topic }”!
ui-ask-say-aloud = Spune cu voce tare ceva despre „{ $topic }”, apoi atinge ceainicul.
ui-ask-wait = { $state ->
    [running] Acum vorbește { $name }.
   *[waiting] { $name } trebuie să atingă ceainicul.
}
ui-ask-vote = „{ $phrase }” ({ $name }): ține de tema „{ $topic }”?
ui-vote-yours = Se votează: cuvântul tău „{ $phrase }” ține de tema „{ $topic }”? Au votat { $cast } din { $voters }.
ui-vote-wait = „{ $phrase }” ține de tema „{ $topic }”? Au votat { $cast } din { $voters }.
ui-ask-mark = { $name } iese?

# Răspunsuri
ui-do-mark = { $name } iese
ui-do-back = Înapoi
ui-do-favour = Se potrivește
ui-do-against = Nu se potrivește
ui-do-pass = S-a spus, mai departe
ui-do-pass-letter = S-a spus, pun și { $letter }
ui-do-restart = { $tokens ->
    [one] Mai mult timp (ultimul jeton)
    [few] Mai mult timp ({ $tokens } jetoane)
   *[other] Mai mult timp ({ $tokens } de jetoane)
}
ui-do-immunity = Nebunie: orice literă e voie
ui-do-skip = Dispar: sar peste rând
ui-do-force = Încă o dată, { $name }!
ui-do-object = Mă opun: „{ $phrase }”
ui-do-say = Spun
ui-do-chat = Vorbesc
ui-do-lay = { $state ->
    [on] Litera ta se pune odată cu vorba.
   *[off] Atinge pecetea ca să pui litera cu vorba.
}

# Câmpul pentru cuvânt
ui-word = Cuvântul tău
ui-word-here = Cuvântul tău …
ui-word-later = Așteaptă-ți rândul
ui-word-chat = Literele contează!
ui-forbidden-here = { $count ->
    [one] { $letters } îți este interzisă!
   *[other] { $letters } îți sunt interzise!
}
ui-hint-wait = E rândul altcuiva: { $name }. Cuvântul tău așteaptă aici.
ui-hint-out = Runda asta nu mai vorbești, dar poți să te opui și să votezi.
ui-hint-vote = Acum se votează; întâi hotărăște masa.
ui-hint-early = Conversația n-a început încă; așteaptă tema și literele.
ui-out-title = Ai ieșit din runda asta.
ui-out-text = Poți să te opui și să votezi.
ui-listen = Vorbește în loc să scrii
ui-listen-ask = Browserul tău transformă vorba în text, iar multe browsere cer asta serverului producătorului lor. Noi nu auzim și nu păstrăm nimic. Vezi cuvântul înainte să-l trimiți.
ui-listen-yes = Ascultă-mă
ui-listen-no = Mai bine scriu
ui-listening = Ascult …
ui-listen-failed = Nu s-a auzit nimic; scrie, te rog.

# Masa
ui-topic = Tema
ui-letters = Litere interzise
ui-no-letters = Nicio literă nu e interzisă.
ui-letter = { $state ->
    [free] { $letter }, ție ți-e permisă
   *[forbidden] { $letter }
}
ui-laid-by = – pusă de { $name }
ui-secret = Litera ta secretă: { $letter }
ui-secret-closed = Litera ta secretă: atinge ca să te uiți
ui-said = Ce s-a spus
ui-said-fell = nu s-a acceptat
ui-said-like = poate de la „{ $like }”?
ui-said-unknown = nu e în dicționarul nostru
ui-votes = Pentru: { $favour }, împotrivă: { $against }, din { $voters }
ui-pot = { $seconds ->
    [none] Ceainicul
    [one] Ceainicul: 1 secundă
    [few] Ceainicul: { $seconds } secunde
   *[other] Ceainicul: { $seconds } de secunde
}
ui-too-late = Ceainicul a fluierat: { $name } iese și ia cartea de punctaj { $card }.
ui-hurry = Repede, melodia e pe sfârșite!
ui-why-rule = De ce? { $rule }

# Oaspeții
ui-guest = { $name }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ui-you = Tu
ui-guest-queen = are Regina în runda asta
ui-guest-speaks = vorbește acum
ui-guest-out = sub masă, cu cartea { $card }
ui-guest-mad = nebunie: nicio literă nu e interzisă
ui-guest-letter = are o literă secretă ({ $colour })
ui-voted-against = vot împotrivă
ui-voted-favour = vot pentru
ui-person-basic = { $points ->
    [one] Deocamdată 1 punct.
    [few] Deocamdată { $points } puncte.
   *[other] Deocamdată { $points } de puncte.
}
ui-person-state = { $state ->
    [out] Sub masă, cu cartea de punctaj { $card }; se poate opune în continuare.
    [sideways] Cartea stă culcată: s-a folosit runda asta.
    [speaks] Vorbește acum.
   *[in] În conversație.
}
ui-power-queen = Alege tema și începe. După un cuvânt al ei pune o literă roșie secretă; ceilalți trebuie s-o ocolească.
ui-power-rabbit = După un cuvânt al lui pune o literă mov secretă; ceilalți trebuie s-o ocolească.
ui-power-cat = O dată pe rundă: sare peste rândul său.
ui-power-twins = Două jetoane de timp: ceainicul pornește din nou.
ui-power-caterpillar = Mizează pe cineva și primește și jumătate din punctele de pe cartea aceea.
ui-power-alice = Primește încă jumătate din punctele propriei cărți.
ui-power-two = O dată pe rundă, imediat după cuvântul cuiva: persoana aceea mai vorbește o dată. Literele roșii nu contează aici.
ui-power-hatter = Un jeton de timp; și o dată pe rundă e voie orice literă.

# Primul joc
ui-lesson-topic = Bine ai venit la ceai! Tu ai Regina, deci alegi despre ce vorbim. Ia „Circul”.
ui-lesson-tap = Literele din ceară sunt interzise: fără J și fără F. Fiecare are câteva secunde pentru un cuvânt, cât cântă ceainicul. Atinge-l! (În lecția asta te așteaptă.)
ui-lesson-say = Spune ceva pentru care circul e cunoscut: scrie „clovn” și trimite.
ui-lesson-marks = Ceilalți au răspuns. Scrie „fachir”: F se face roșu. Nimeni nu te oprește, dar ai ieși din rundă. Spune mai bine „tigru”.
ui-lesson-object = Cineva a spus „bufon” și acum stă sub masă. Dar „castravete”? N-are nicio legătură cu circul. Opune-te, și toți votează!
ui-lesson-points = Cuvântul a căzut și la masă ai rămas doar tu: cea mai bună carte de punctaj e a ta. Acum altcineva are Regina. Spune „hartă”.
ui-lesson-letter = În jocul avansat fiecare e un personaj. Ca Regină de Inimă Roșie ai o literă roșie secretă: atinge-ți pecetea, apoi spune „cupolă”. Ceilalți trebuie s-o ocolească.
ui-lesson-end = Motanul de Cheshire a dispărut o tură, iar Pălărierul a înnebunit: atunci nicio literă nu e interzisă. Atinge un oaspete ca să citești ce poate. Când toți au avut Regina, câștigă cele mai multe puncte. Ceaiul e gata!
