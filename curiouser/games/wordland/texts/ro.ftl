title = Țara cuvintelor
character = { $character ->
    [queen] Regina de Inimă Roșie
    [rabbit] Iepurele Alb
    [cat] Motanul de Cheshire
    [twins] Tweedledum și Tweedledee
    [caterpillar] Omida
    [alice] Alice
    [two] Doiul de Inimă Roșie
   *[hatter] Pălărierul
}
colour = { $colour ->
    [blue] albastră
    [purple] mov
    [green] verde
   *[red] roșie
}

# Ce s-a întâmplat
queen-chosen = Prima Regină de Inimă Roșie: { $seat }.
character-dealt = { $seat } primește un personaj: { $character }.
round-began = Runda { $round }. Regina: { $seat }.
time-tokens-taken = { $seat } ia { $tokens ->
    [one] un jeton de timp
    [few] { $tokens } jetoane de timp
   *[other] { $tokens } de jetoane de timp
}.
token-placed = { $seat } pune jetonul Omidei în fața: { $on_seat }.
secret-letter-taken = { $seat } ia o literă secretă ({ $colour }).
secret-letter-seen = Litera ta secretă este { $letter }. N-a mai văzut-o nimeni.
topic-turned-up = Temă descoperită: { $title }.
topic-chosen = { $seat } alege tema: { $title }.
letter-forbidden = Interzisă în runda asta: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] Urmează { $seat }; ceainicul cântă.
   *[no] Urmează { $seat }: atinge ceainicul.
}
teapot-started = { $tapped ->
    [yes] { $seat } atinge ceainicul.
   *[no] Ceainicul pornește singur; vorbește { $seat }.
}
phrase-said = { $seat }: „{ $phrase }”{ $known ->
    [yes] {""}
   *[no] {" "}(nu e în dicționarul nostru)
}{ $derived ->
    [no] {""}
   *[yes] {" "}(poate de la „{ $like }”?)
}
turn-passed = { $seat } spune un cuvânt și atinge ceainicul.
spoke = { $seat } pe chat: { $text }
went-out = { $reason ->
    [letter] { $seat } iese; interzis aici: { $what }. Cartea de punctaj { $card }.
    [time] { $seat } iese: timpul s-a terminat. Cartea de punctaj { $card }.
    [repeated] { $seat } iese: s-a mai spus („{ $what }”). Cartea de punctaj { $card }.
    [vote] { $seat } iese: masa nu primește „{ $what }”. Cartea de punctaj { $card }.
    [speech] { $seat } iese pentru vorbe neatente; interzis aici: { $what }. Cartea de punctaj { $card }.
   *[marked] { $seat } iese. Cartea de punctaj { $card }.
}
letter-laid = { $seat } pune o literă secretă: { $letter } ({ $colour }) este interzisă pentru toți ceilalți.
letter-left = Litera { $letter } ({ $colour }) dispare; o pusese { $seat }.
turn-skipped = { $seat } zâmbește și dispare: sare peste tură.
teapot-restarted = { $seat } dă un jeton de timp și ceainicul pornește din nou; jetoane rămase: { $tokens }.
immunity-declared = { $seat } e în toane: în tura asta nicio literă nu e interzisă.
turn-forced = { $by_seat } dă ordinul: { $seat } mai are o tură.
objected = { $seat } contestă „{ $phrase }” (spus de { $against_seat }). La vot!
vote-cast = { $against ->
    [yes] { $seat } votează împotrivă.
   *[no] { $seat } votează pentru.
}
vote-ended = { $stands ->
    [yes] „{ $phrase }” rămâne; împotrivă: { $against } din { $voters }.
   *[no] „{ $phrase }” cade; împotrivă: { $against } din { $voters }.
}
vote-dropped = Nu mai e nevoie de vot pentru „{ $phrase }”.
last-one-left = La masă rămâne doar { $seat }: cartea de punctaj { $card }.
card-scored = { $seat } ia { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} cu cartea { $card }.
alice-scored = { $seat } este Alice și mai ia { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
caterpillar-scored = { $seat } este Omida și ia { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} din cartea altcuiva ({ $of_seat }).
characters-passed = Toate personajele trec la stânga.
queen-passed = Regină este acum { $seat }.
match-ended = S-a terminat ceaiul. Puncte: { $scores }.

# Ce se poate face
move-say-phrase = Spune „{ $text }”
move-tap-teapot = Atinge ceainicul
move-skip-turn = Sari peste tură (Motanul de Cheshire)
move-restart-teapot = Dă un jeton de timp și repornește ceainicul
move-declare-immunity = Nu ține cont de litere în tura asta (Pălărierul)
move-force-turn = Trimite-l încă o dată pe cel care a vorbit ultimul (Doiul de Inimă Roșie)
move-object = Contestă ultimul cuvânt
move-vote = { $against ->
    [yes] Votează împotriva cuvântului
   *[no] Votează pentru cuvânt
}
move-speak = Scrie pe chat: „{ $text }”
move-place-token = Pune jetonul Omidei în fața: { $on_seat }
move-choose-topic = Alege tema { $topic }
move-pass-turn = { $lay_letter ->
    [yes] Cuvântul e spus; pune litera secretă și dă tura mai departe
   *[no] Cuvântul e spus; dă tura mai departe
}
move-mark-out = { $marked_seat } iese
move-choose-queen = Norocul alege prima Regină: { $seat }
move-deal-character = Norocul împarte: { $character }
move-draw-letter = Norocul trage litera { $letter }
move-turn-up-topic = Norocul descoperă tema { $topic }
move-pass-time = Trece timpul: { $ms } ms
end-last-round = toată lumea a fost Regină

# Ce nu se poate
refused-no-talk = Conversația n-a început încă (W8); așteaptă tema și literele.
refused-vote-on = Acum se votează (W48); întâi hotărăște masa.
refused-credit = Pentru întârzierea rețelei se acordă între 0 și { $most } ms (W37), iar serverul le completează.
refused-late = Prea târziu: timpul s-a terminat (W10).
refused-tap = Ceainicul tău cântă deja (W9); spune un cuvânt.
refused-letter = Nu ai o literă secretă de pus (W42).
refused-character = Personajul tău nu știe asta; altul da.
refused-used = Personajul tău stă cu fața în jos sau culcat și nu poate fi folosit (W22).
refused-no-token = Nu ai jetoane de timp (W27).
refused-not-running = Ceainicul nu cântă încă (W27); atinge-l întâi.
refused-force = Se poate doar imediat după un cuvânt acceptat al unui adversar: în 2 secunde și înainte de următorul cuvânt (W43).
refused-aloud = Aici cuvintele și voturile se spun cu voce tare (W38); atinge ceainicul sau arată cine iese.
refused-screens = Asta e pentru masa cu un singur ceainic (W38); aici scrii cuvântul.
refused-object = Acum nu e niciun cuvânt de contestat (W48): doar ultimul, timp de 5 secunde.
refused-object-own = Nu-ți poți contesta propriul cuvânt (W48).
refused-object-again = O contestație de-a ta a căzut în runda asta; a fost ultima (W48).
refused-no-vote = N-a contestat nimeni, deci nu e ce vota (W48).
refused-vote-own = E cuvântul tău; ceilalți votează (W48).
refused-vote-again = Ai votat deja (W48).
refused-chat = Ce se spune pe chat contează doar în jocul cu atenție și doar în timpul conversației (W34).
refused-chat-out = Nu mai ești în conversație, așa că vorbele tale nu contează (W11); scrie ce vrei.
refused-chat-length = Se pot spune între 1 și { $most } caractere odată (W34).
refused-token = Jetonul Omidei îl pune Omida, înainte să se vadă tema și literele (W45).
refused-token-place = Jetonul se pune în fața unui adversar (W45); alege pe altcineva.
refused-topic = Tema o alege doar Regina, când sunt două descoperite (W6).
refused-topic-name = Tema asta nu e descoperită (W6); alege una dintre: { $topics }.
refused-mark = Persoana asta nu e acum în conversație (W38).
refused-clock = Timpul merge înainte, cel mult o zi odată (W37).
bad-first-queen = Locul { $seat } nu poate fi prima Regină; aici locurile au numere de la 0 la { $last }, iar -1 lasă alegerea norocului.
bad-children = Cu copiii se joacă varianta de bază, cu cel mult o literă (W32, W50); oprește varianta avansată și nebunia.
notation-json = Asta nu e o poziție din Țara cuvintelor: { $reason }
notation-seats = Poziția vorbește de un loc care nu există.
notation-players = Ceva nu se potrivește la jucători; vezi cărțile, jetoanele și cine a ieșit (W11).
notation-characters = Personajele nu pot fi împărțite așa (W20, W45).
notation-topics = Numărul temelor nu se potrivește; în fiecare rundă se văd două (W6).
notation-letters = Literele nu se potrivesc; fiecare stă într-un singur loc (W7, W42).
notation-phrases = Asemenea vorbe nu puteau fi spuse acolo (W35).
notation-place = Partida nu poate fi într-un asemenea loc; vezi faza, tura și timpii.
notation-vote = O asemenea contestație sau un asemenea vot nu putea fi (W43, W48).
edition-seconds = o tură durează între 1 și { $most } secunde.
edition-tokens = jetoane de timp în cutie: { $most }.
edition-cards = numărul cărților de punctaj trebuie să fie cel al locurilor: { $seats }.
edition-points = o carte valorează între 0 și { $most } puncte.

# Opțiuni
option-language = limba temelor, a literelor și a cuvintelor: en, pl sau ro
option-advanced = jocul avansat, cu personaje (W20)
option-seconds = durata unei ture în secunde; 0 – ca în reguli
option-children = teme pentru copii: no (nu), no-letter (fără litere) sau one-letter (o literă) (W32)
option-madness = 4 sau 5 litere interzise; 0 – numărul obișnuit (W33)
option-careful = o literă interzisă pe chat te scoate și ea (W34)
option-teapot = toți în jurul unui singur ecran, cu voce tare (W38)
option-need_winner = egalitatea o rupe ultima carte de punctaj (W19)
option-first_queen = locul primei Regine; -1 lasă alegerea norocului (W44)

# Regulile
rule-W1 = În cutie: un ceainic care cântă 15 sau 10 secunde, opt personaje, opt cărți de punctaj, șaizeci de teme (unele însemnate ca bune pentru copii), jetoane de puncte, trei jetoane de timp, jetonul Omidei și douăzeci și cinci de litere în patru culori: de cele albastre te lipsești ușor, de cele mov mai greu, de cele verzi greu, de cele roșii foarte greu.
rule-W2 = Temele fac un singur teanc cu fața în jos, literele câte unul pe culoare; toate sunt amestecate.
rule-W3 = Jocul de bază: ceainicul cântă 15 secunde și se folosesc doar litere albastre și mov. Cineva are Regina de Inimă Roșie; aici ea arată doar cine începe.
rule-W4 = Sunt atâtea runde câți jucători.
rule-W5 = Pentru o rundă cărțile de punctaj se așază într-un teanc: 1 deasupra, jos cartea cu numărul jucătorilor. Cărțile 5 și 7 au două fețe; numărul jucătorilor spune care contează.
rule-W6 = Regina descoperă două teme. Una rămâne tema rundei, cealaltă merge sub teanc.
rule-W7 = Regina trage, la vederea tuturor, o literă albastră și una mov. Sunt literele interzise ale rundei.
rule-W8 = Regina pornește ceainicul și are prima tură; apoi se merge în sensul acelor de ceasornic.
rule-W9 = În tura ta, spune un cuvânt care are legătură cu tema și nu conține o literă interzisă, apoi apasă ceainicul. Imediat curge timpul următorului jucător.
rule-W10 = O literă interzisă în cuvânt sau muzica terminată înainte de cuvânt: ieși din rundă. Următorul jucător apasă ceainicul și jocul merge mai departe.
rule-W11 = Cine iese ia cartea de punctaj de deasupra și nu mai ia parte la conversație.
rule-W12 = Un cuvânt este numele unei persoane, plante, viețuitoare, lucru, activitate sau opere pentru care tema e cunoscută. Circul: clovn, leu, cort, jonglerie. Nu „bucurie”, care e o noțiune, și nici „profesor”: poate merge acolo, dar circul nu e cunoscut pentru asta.
rule-W13 = Un cuvânt spus deja în rundă, sau unul derivat din el, te scoate. Un cuvânt compus care îl conține e în regulă: după „casă” nu merge „căsuță”, dar merge „casă de bilete”.
rule-W14 = Dacă există o îndoială adevărată, jucătorii votează. Majoritate împotrivă: cine a vorbit iese. Egalitatea e în favoarea cuvântului. Apoi următorul jucător apasă ceainicul și începe.
rule-W15 = Literele contează așa cum se scrie, și cele mute: cu H interzis nu există „Thor”.
rule-W16 = Într-o tură se pot spune mai multe cuvinte, dacă toate țin de temă, de pildă „dresor de lei”. Contează fiecare literă a fiecărui cuvânt.
rule-W17 = Cuvinte străine doar dacă limba le-a adoptat, ca „croissant”, sau dacă sunt nume ori titluri.
rule-W18 = Runda se termină când rămâne un singur jucător; el ia ultima carte. Toți primesc punctele de pe cartea lor, tema merge sub teanc, iar Regina trece la stânga.
rule-W19 = Jocul se termină când toată lumea a fost Regină. Câștigă cine are cele mai multe puncte, iar egalitatea se împarte. Dacă vreți un singur câștigător: dintre cei la egalitate, cel cu cartea mai bună în ultima rundă.
rule-W20 = Jocul avansat: ceainicul cântă 10 secunde și sunt interzise trei litere, una albastră, una mov și una verde. Fiecare primește un personaj, cu fața în sus. Regina de Inimă Roșie joacă întotdeauna; în trei nu sunt Alice și Omida.
rule-W21 = O rundă începe în ordinea asta: Pălărierul ia un jeton de timp, Omida jetonul ei, Iepurele Alb o literă mov secretă, Gemenii două jetoane de timp, Regina o literă roșie secretă. Apoi tema și literele.
rule-W22 = Cine iese își întoarce personajul cu fața în jos. Un personaj cu fața în jos sau culcat nu poate fi folosit.
rule-W23 = După punctaj toate personajele trec la stânga, drepte și cu fața în sus; jetoanele și literele nefolosite se întorc. Jocul se termină când fiecare a avut fiecare personaj.
rule-W24 = Regina de Inimă Roșie: alege tema și începe. Imediat după tura ei poate pune deasupra rândului litera roșie; e interzisă adversarilor până la începutul următoarei ei ture. O literă mov aflată acolo se dă întâi la o parte.
rule-W25 = Iepurele Alb: la fel, cu litera lui mov; una roșie aflată acolo se dă întâi la o parte.
rule-W26 = Motanul de Cheshire: o dată pe rundă, în tura lui și înainte să se termine timpul, se culcă și sare peste tură. Începe următorul jucător.
rule-W27 = Gemenii: în tura lor, înainte să se termine timpul, pot da un jeton de timp; ceainicul pornește din nou și tura continuă. Pot merge amândouă într-o singură tură.
rule-W28 = Omida: pune jetonul în fața unui adversar și ia jumătate din cartea lui de punctaj, rotunjit în jos. Nu în trei.
rule-W29 = Alice: mai ia jumătate din propria carte de punctaj, rotunjit în jos. Nu în trei.
rule-W30 = Doiul de Inimă Roșie: o dată pe rundă, imediat după tura unui adversar, culcă-l; acel adversar apasă ceainicul și mai are o tură. Litera roșie a Reginei nu e interzisă pentru Doiul de Inimă Roșie.
rule-W31 = Pălărierul: are un jeton de timp, folosit ca la Gemeni. În tura lui își poate culca personajul: atunci, în tura aceea, nicio literă nu e interzisă pentru el. Amândouă se pot face în aceeași tură.
rule-W32 = Cu copii: doar temele însemnate și o literă interzisă sau niciuna.
rule-W33 = Nebunie: mai mult de trei litere interzise.
rule-W34 = Cu atenție: o literă interzisă te scoate oricând o spui, nu doar în tura ta.
rule-W35 = Pe ecrane cuvântul se scrie și se trimite; trimiterea apasă ceainicul. Unde navigatorul știe să asculte, se poate vorbi.
rule-W36 = Serverul verifică pe loc trei lucruri: literele interzise pentru tine, timpul și dacă același cuvânt sau o formă a lui s-a mai spus. Dacă un cuvânt e derivat, se potrivește cu tema sau măcar există, hotărăsc jucătorii. Unul necunoscut dicționarului nostru e doar însemnat.
rule-W37 = Timpul e al serverului. Ceasul pornește când se vede tura; după ce a ieșit cineva, când următorul jucător atinge ceainicul, cel târziu după 3 secunde. Întârzierea măsurată a rețelei se acordă, până la o jumătate de secundă pe tură și dintr-o rezervă care se reface: o linie lentă nu scoate pe nimeni, iar tragerea de timp nu aduce nimic.
rule-W38 = Modul ceainic: stați la o masă adevărată și vorbiți. Un singur ecran e ceainicul, cărțile și scorul; o atingere dă tura mai departe, alta arată cine iese.
rule-W39 = O literă este una din alfabetul limbii. În poloneză ą nu e a, în română ș nu e s (cu sedilă sau cu virgulă, e aceeași). Un accent străin contează ca litera de sub el. Majusculele nu contează; cratimele, apostrofurile, spațiile și cifrele nu sunt litere.
rule-W40 = Româna, engleza și poloneza au litere și teme proprii; masa alege o limbă. În jocul cu atenție, chatul contează ca vorbire.
rule-W41 = Un personaj care nu poate fi folosit pierde ce știe în conversație. Punctele lui Alice și ale Omidei se dau și celor care au ieșit. Un Doi de Inimă Roșie culcat nu mai e ferit de litera roșie; cartea Pălărierului lucrează în tura în care s-a culcat, jetonul lui la fel, iar mai târziu niciunul.
rule-W42 = Regina și Iepurele pun litera odată cu cuvântul trimis, așa că următorul jucător o vede de la început. Pleacă atunci când ar începe tura lor sau când ies. O literă înlocuită sau plecată nu se mai întoarce în rundă.
rule-W43 = Doiul de Inimă Roșie are 2 secunde după un cuvânt acceptat al unui adversar și numai până la următorul cuvânt; saltul Motanului nu se pune. Tura în plus ține de aceeași tură: o literă abia pusă lucrează după ea, nu se mai poate cere o dată, iar dacă jucătorul iese, se merge mai departe la stânga lui.
rule-W44 = Prima Regină o alege gazda sau norocul. În jocul avansat celelalte personaje le împarte norocul; în trei, Alice și Omida se scot înainte.
rule-W45 = Omida trebuie să pună jetonul, în fața unui adversar, înainte să se vadă tema și literele. Se înjumătățește doar cartea, fără punctele în plus ale lui Alice.
rule-W46 = Pălărierul e ferit doar de litere și o spune înainte de cuvânt sau odată cu el. O putere contează dacă ajunge la server înainte de sfârșitul acordat al ceasului, iar o repornire dă un ceas întreg.
rule-W47 = Te scoate și repetarea propriului cuvânt, a unuia care și-a scos vorbitorul sau a cuvântului temei. O expresie se compară întreagă. Fiecare substantiv al unei expresii acceptate contează ca spus; o expresie cu un cuvânt dinainte e ca un cuvânt compus.
rule-W48 = Oricine în afară de vorbitor, ieșit sau nu, poate contesta un cuvânt în primele 5 secunde ale turei următoare, dacă ea durează atât; o dată pe cuvânt. Ceasul se oprește, iar până la sfârșitul votului nu sunt cuvinte și nici puteri. Toți în afară de vorbitor votează în 10 secunde; contestația e un vot împotrivă, tăcerea e un vot pentru cuvânt. Cuvântul cade dacă mai mult de jumătate din cei care pot vota sunt împotrivă; atunci vorbitorul iese, iar o tură în plus cerută după el se anulează. Dacă rămâne, cine a contestat nu mai poate contesta în runda asta. Cel aflat la rând începe cu ceasul întreg.
rule-W49 = Cu doi jucători rămași hotărăște prima greșeală, iar ultimul nu mai trebuie să spună nimic. Sfârșitul rundei închide contestațiile.
rule-W50 = Teancurile de litere se amestecă din nou la fiecare rundă, cu toate cărțile în ele. Cu copii se joacă varianta de bază, fără nebunie, iar singura literă e albastră. Nebunia are patru litere, câte una din fiecare culoare, sau cinci, cu o a doua mov; literele secrete se trag întâi.
rule-W51 = Pentru vorbe neatente contează literele interzise acelui jucător. Iese pe loc; tura în curs continuă, dacă nu era a lui.
rule-W52 = Cartea mai bună la egalitate e cea cu numărul mai mare. Punctele n-au limită.

# Terminalul
letter = { $letter } ({ $colour })
board-round = Runda { $round } din { $rounds }
board-up = Temă de ales: { $title } ({ $topic })
board-topic = Tema: { $title }
board-letters = Interzise: { $letters }
board-laid = iar pentru toți în afară de { $seat }: { $letter }
board-turn = { $state ->
    [running] Vorbește { $seat }: { $seconds } s
   *[waiting] Atinge ceainicul { $seat }: { $seconds } s
}
board-vote = Vot despre „{ $phrase }”: împotrivă până acum { $against } din { $voters }, { $seconds } s
board-said = S-a spus: { $phrases }
board-player = { $name }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}: { $things }
character-card = { $state ->
    [upright] { $character }
    [sideways] { $character } (culcat)
   *[face-down] { $character } (cu fața în jos)
}
board-card = cartea de punctaj { $card }
board-tokens = { $tokens ->
    [one] 1 jeton de timp
    [few] { $tokens } jetoane de timp
   *[other] { $tokens } de jetoane de timp
}
board-token = jetonul Omidei
board-nothing = –
