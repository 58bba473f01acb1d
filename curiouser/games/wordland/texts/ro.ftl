title = Țara cuvintelor
character = { $character ->
    [queen] Regina de Inimă Roșie
    [rabbit] Iepurele Alb
    [cat] Motanul de Cheshire
    [twins] Gemenii
    [caterpillar] Omida
    [alice] Alice
    [two] Doiul de Inimă Roșie
   *[hatter] Pălărierul nebun
}
colour = { $colour ->
    [blue] albastră
    [purple] mov
    [green] verde
   *[red] roșie
}

# Ce s-a întâmplat
queen-chosen = Prima Regină de Inimă Roșie este { $seat }.
character-dealt = { $seat } primește personajul { $character }.
round-began = Runda { $round }. Regina este { $seat }.
time-tokens-taken = { $seat } ia { $tokens ->
    [one] un jeton de timp
    [few] { $tokens } jetoane de timp
   *[other] { $tokens } de jetoane de timp
}.
token-placed = { $seat } pune jetonul Omizii în fața jucătorului { $on_seat }.
secret-letter-taken = { $seat } ia o literă secretă { $colour }.
secret-letter-seen = Litera ta secretă este { $letter }. N-o știe nimeni altcineva.
topic-turned-up = Se descoperă tema „{ $title }”.
topic-chosen = { $seat } alege tema „{ $title }”.
letter-forbidden = Literă interzisă în runda asta: { $letter } ({ $colour }).
turn-began = { $running ->
    [yes] Urmează { $seat }; ceainicul cântă.
   *[no] Urmează { $seat }; ceainicul așteaptă.
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
   *[yes] {" "}(derivat din „{ $like }”?)
}
turn-passed = { $seat } spune un cuvânt și atinge ceainicul.
spoke = { $seat } scrie pe chat: { $text }
went-out = { $reason ->
    [letter] { $seat } iese din rundă; literă interzisă: { $what }. Primește cartea de punctaj { $card }.
    [time] { $seat } iese din rundă: a expirat timpul. Primește cartea de punctaj { $card }.
    [repeated] { $seat } iese din rundă: cuvântul s-a mai spus („{ $what }”). Primește cartea de punctaj { $card }.
    [vote] { $seat } iese din rundă: ceilalți nu acceptă „{ $what }”. Primește cartea de punctaj { $card }.
    [speech] { $seat } iese din rundă pentru ce a scris pe chat; literă interzisă: { $what }. Primește cartea de punctaj { $card }.
   *[marked] { $seat } iese din rundă. Primește cartea de punctaj { $card }.
}
letter-laid = { $seat } așază o literă secretă: { $letter } ({ $colour }) le e interzisă tuturor celorlalți.
letter-left = { $seat } își retrage litera { $letter } ({ $colour }).
turn-skipped = { $seat } rânjește și dispare: sare peste tură.
teapot-restarted = { $seat } dă un jeton de timp și ceainicul pornește din nou; { $tokens ->
    [0] nu mai are niciun jeton
    [one] mai are un jeton
    [few] mai are { $tokens } jetoane
   *[other] mai are { $tokens } de jetoane
}.
immunity-declared = { $seat } și-a pierdut mințile: în tura asta nu-i e interzisă nicio literă.
turn-forced = { $by_seat } dă ordin: { $seat } mai are o tură.
objected = { $seat } contestă cuvântul „{ $phrase }”, spus de { $against_seat }. La vot!
vote-cast = { $against ->
    [yes] { $seat } votează împotrivă.
   *[no] { $seat } votează pentru.
}
vote-ended = { $stands ->
    [yes] „{ $phrase }” rămâne valabil; împotrivă: { $against } din { $voters }.
   *[no] „{ $phrase }” cade; împotrivă: { $against } din { $voters }.
}
vote-dropped = Votul despre „{ $phrase }” nu mai e necesar.
last-one-left = În rundă a mai rămas doar { $seat }. Primește cartea de punctaj { $card }.
card-scored = { $seat } primește { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} cu cartea { $card }.
alice-scored = { $seat } e Alice și mai primește { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
caterpillar-scored = { $seat } e Omida și primește { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru cartea jucătorului { $of_seat }.
characters-passed = Toate personajele trec la vecinul din stânga.
queen-passed = Acum Regina este { $seat }.
match-ended = Partida s-a terminat. Puncte: { $scores }.

# Ce se poate face
move-say-phrase = Spune „{ $text }”
move-tap-teapot = Atinge ceainicul
move-skip-turn = Sari peste tură (Motanul de Cheshire)
move-restart-teapot = Dă un jeton de timp și repornește ceainicul
move-declare-immunity = Toate literele sunt permise în tura asta (Pălărierul nebun)
move-force-turn = Cere încă o tură de la ultimul vorbitor (Doiul de Inimă Roșie)
move-object = Contestă ultimul cuvânt
move-vote = { $against ->
    [yes] Votează împotriva cuvântului
   *[no] Votează pentru cuvânt
}
move-speak = Scrie pe chat „{ $text }”
move-place-token = Pune jetonul Omizii în fața jucătorului { $on_seat }
move-choose-topic = Alege tema „{ $topic }”
move-pass-turn = { $lay_letter ->
    [yes] Cuvânt spus; așază litera secretă și dă rândul mai departe
   *[no] Cuvânt spus; dă rândul mai departe
}
move-mark-out = { $marked_seat } iese din rundă
move-choose-queen = Tragere la sorți: prima Regină este { $seat }
move-deal-character = La întâmplare: personajul { $character }
move-draw-letter = La întâmplare: se trage litera { $letter }
move-turn-up-topic = La întâmplare: tema „{ $topic }”
move-pass-time = Trece timpul: { $ms } ms
end-last-round = toată lumea a fost Regină

# Ce nu se poate
refused-no-talk = Conversația n-a început încă (W8); așteaptă tema și literele.
refused-vote-on = Se votează (W48); așteaptă rezultatul.
refused-credit = Pentru întârzierea rețelei se acordă între 0 și { $most } ms (W37), iar valoarea o completează serverul.
refused-late = Prea târziu: a expirat timpul (W10).
refused-tap = Ceainicul tău cântă deja (W9); spune un cuvânt.
refused-letter = Nu ai nicio literă secretă de așezat (W42).
refused-character = Personajul tău nu poate face asta.
refused-used = Personajul tău e cu fața în jos sau rotit într-o parte și nu poate fi folosit (W22).
refused-no-token = Nu ai jetoane de timp (W27).
refused-not-running = Ceainicul nu cântă încă (W27); atinge-l întâi.
refused-force = Se poate doar imediat după ce s-a acceptat cuvântul unui adversar: în cel mult 2 secunde și înainte de cuvântul următor (W43).
refused-aloud = Aici cuvintele și voturile se spun cu voce tare (W38); atinge ceainicul sau marchează cine iese.
refused-screens = Asta se poate doar în modul ceainic (W38); aici cuvântul se scrie.
refused-object = Acum nu e nimic de contestat (W48): poți contesta doar ultimul cuvânt, timp de 5 secunde.
refused-object-own = Nu-ți poți contesta propriul cuvânt (W48).
refused-object-again = Contestația ta a fost respinsă; în runda asta nu mai poți contesta (W48).
refused-no-vote = N-a contestat nimeni, deci nu e nimic de votat (W48).
refused-vote-own = E cuvântul tău; votează doar ceilalți (W48).
refused-vote-again = Ai votat deja (W48).
refused-chat = Ce scrii pe chat contează doar în varianta „Cu atenție” și doar în timpul conversației (W34).
refused-chat-out = Ai ieșit din rundă, așa că vorbele tale nu mai contează (W11); scrie ce vrei.
refused-chat-length = Un mesaj trebuie să aibă { $most ->
    [one] un singur caracter
    [few] între 1 și { $most } caractere
   *[other] între 1 și { $most } de caractere
} (W34).
refused-token = Jetonul Omizii îl pune doar Omida, înainte să se vadă tema și literele (W45).
refused-token-place = Jetonul se pune în fața unui adversar (W45); alege pe altcineva.
refused-topic = Tema o alege doar Regina, după ce s-au descoperit două (W6).
refused-topic-name = Tema asta nu e printre cele descoperite (W6); alege dintre: { $topics }.
refused-mark = Jucătorul acesta nu participă acum la conversație (W38).
refused-clock = Timpul merge doar înainte și sare cel mult o zi la fiecare pas (W37).
bad-first-queen = Locul { $seat } nu poate fi prima Regină; aici locurile sunt numerotate de la 0 la { $last }, iar −1 înseamnă tragere la sorți.
bad-children = Cu copii se joacă varianta de bază, cu cel mult o literă (W32, W50); dezactivează varianta avansată și nebunia.
notation-json = Asta nu e o poziție din Țara cuvintelor: { $reason }
notation-seats = Poziția conține un loc care nu există.
notation-players = Ceva nu se potrivește la jucători; verifică cărțile, jetoanele și cine a ieșit (W11).
notation-characters = Personajele nu pot fi împărțite așa (W20, W45).
notation-topics = Numărul temelor nu se potrivește; în fiecare rundă se văd două (W6).
notation-letters = Literele nu se potrivesc; fiecare stă într-un singur loc (W7, W42).
notation-phrases = Asemenea cuvinte nu puteau fi spuse acolo (W35).
notation-place = Nicio partidă nu poate ajunge în această poziție; verifică phase, turn și timpii.
notation-vote = Nu putea exista o asemenea contestație sau un asemenea vot (W43, W48).
edition-seconds = o tură durează { $most ->
    [one] o secundă
    [few] între 1 și { $most } secunde
   *[other] între 1 și { $most } de secunde
}.
edition-tokens = în cutie { $most ->
    [one] e un singur jeton
    [few] sunt doar { $most } jetoane
   *[other] sunt doar { $most } de jetoane
} de timp.
edition-cards = { $seats ->
    [one] un jucător are nevoie de o carte de punctaj
    [few] { $seats } jucători au nevoie de tot atâtea cărți de punctaj
   *[other] { $seats } de jucători au nevoie de tot atâtea cărți de punctaj
}.
edition-points = o carte valorează între 0 și { $most ->
    [one] { $most } punct
    [few] { $most } puncte
   *[other] { $most } de puncte
}.

# Opțiuni
option-language = Limba temelor, a literelor și a cuvintelor: en, pl sau ro
option-advanced = Varianta avansată, cu personaje (W20)
option-seconds = Durata unei ture, în secunde; 0 înseamnă ca în regulament
option-children = Teme pentru copii: no (nu), no-letter (fără litere) sau one-letter (o literă) (W32)
option-madness = 4 sau 5 litere interzise; 0 înseamnă numărul obișnuit (W33)
option-careful = Și o literă interzisă scrisă pe chat te elimină (W34)
option-teapot = Toți în jurul aceluiași ecran, vorbind cu voce tare (W38)
option-need_winner = La egalitate departajează ultima carte de punctaj (W19)
option-first_queen = Locul primei Regine; −1 înseamnă tragere la sorți (W44)

# Cum se joacă
howto-aim =
    La ceaiul Reginei se vorbește pe o temă, dar unele litere sunt interzise.
    Cu cât rămâi mai mult în conversație, cu atât primești mai multe puncte.
howto-turn =
    Regina de Inimă Roșie alege una dintre două teme, descoperă literele interzise și începe.
    Când îți vine rândul, spune un cuvânt care ține de temă și nu conține nicio literă interzisă, apoi atinge ceainicul (pe ecran, trimite cuvântul).
    Imediat începe timpul următorului jucător.
    Ieși din rundă dacă folosești o literă interzisă, dacă repeți un cuvânt sau dacă se termină muzica. Atunci iei cartea de punctaj de deasupra.
howto-special =
    Literele contează așa cum se scriu, inclusiv cele care nu se aud; ă, â, î, ș și ț sunt litere de sine stătătoare.
    Nu ai voie nici cu un cuvânt derivat dintr-unul deja spus: după „casă” nu merge „căsuță”.
    Nu ești de acord cu un cuvânt? Contestă-l: se votează, iar la egalitate cuvântul rămâne.
    În varianta avansată ai mai puțin timp și o literă interzisă în plus, dar și un personaj cu o putere proprie.
howto-end =
    Runda se încheie când rămâne un singur jucător; el ia ultima carte de punctaj. Regina trece apoi la vecinul din stânga.
    Partida se încheie după ce toată lumea a fost Regină.
howto-scoring =
    La sfârșitul rundei primești punctele de pe cartea ta: cu cât ieși mai târziu, cu atât e mai bună.
    Câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte.

# Regulile
rule-W1 = În cutie: un ceainic care cântă 15 sau 10 secunde, opt personaje, opt cărți de punctaj, șaizeci de teme (unele marcate ca potrivite pentru copii), jetoane de puncte, trei jetoane de timp, jetonul Omizii și douăzeci și cinci de litere în patru culori: albastre (ușoare), mov (medii), verzi (grele) și roșii (foarte grele).
rule-W2 = Temele formează un teanc cu fața în jos, iar literele, câte un teanc de fiecare culoare; toate se amestecă.
rule-W3 = Varianta de bază: ceainicul cântă 15 secunde și se folosesc doar litere albastre și mov. Cineva primește Regina de Inimă Roșie (după regulament, cel mai tânăr jucător); aici ea arată doar cine începe.
rule-W4 = Se joacă atâtea runde câți jucători sunt.
rule-W5 = La începutul rundei, cărțile de punctaj, de la 1 până la numărul jucătorilor, se așază într-un teanc, cu cartea 1 deasupra. Cărțile 5 și 7 au două fețe; care dintre ele contează depinde de numărul jucătorilor.
rule-W6 = Regina descoperă două teme. Una devine tema rundei, cealaltă merge sub teanc.
rule-W7 = Regina trage, în văzul tuturor, o literă albastră și una mov: literele interzise ale rundei.
rule-W8 = Regina pornește ceainicul și vorbește prima; apoi se continuă în sensul acelor de ceasornic.
rule-W9 = Când îți vine rândul, spune un cuvânt care are legătură cu tema și nu conține nicio literă interzisă, apoi atinge ceainicul. Imediat începe timpul următorului jucător.
rule-W10 = Dacă spui un cuvânt cu o literă interzisă sau se termină muzica înainte să spui ceva, ieși din rundă. Următorul jucător atinge ceainicul și jocul continuă.
rule-W11 = Cine iese ia cartea de punctaj de deasupra și nu mai participă la conversație.
rule-W12 = Cuvintele sunt nume de persoane, plante, viețuitoare, lucruri, activități sau opere pentru care tema e cunoscută. La circ: clovn, leu, cort, jonglerie. Nu „bucurie”, care e o noțiune abstractă, și nici „profesor”: poate merge și el la circ, dar circul nu e cunoscut pentru asta.
rule-W13 = Dacă spui un cuvânt care s-a mai spus în rundă sau unul derivat din el, ieși. Un cuvânt compus care îl conține e permis: după „casă” nu merge „căsuță”, dar merge „casă de bilete”.
rule-W14 = Dacă există o îndoială serioasă că un cuvânt se potrivește, jucătorii votează. Dacă majoritatea e împotrivă, cine l-a spus iese. La egalitate, cuvântul rămâne. Apoi următorul jucător atinge ceainicul și continuă.
rule-W15 = Literele contează așa cum se scriu, inclusiv cele care nu se aud: cu H interzis, „Thor” nu merge.
rule-W16 = Într-o tură poți spune mai multe cuvinte, dacă țin toate de temă, de exemplu „dresor de lei”. Contează fiecare literă din fiecare cuvânt.
rule-W17 = Cuvintele străine sunt permise doar dacă au intrat în limbă, ca „croissant”, sau dacă sunt nume ori titluri.
rule-W18 = Runda se încheie când rămâne un singur jucător; el ia ultima carte. Toți primesc punctele de pe cartea lor, tema merge sub teanc, iar Regina trece la vecinul din stânga.
rule-W19 = Partida se încheie după ce toată lumea a fost Regină. Câștigă cine are cele mai multe puncte, iar la egalitate victoria se împarte. Dacă vreți un singur câștigător, departajează cartea de punctaj din ultima rundă.
rule-W20 = Varianta avansată: ceainicul cântă 10 secunde și sunt interzise trei litere, una albastră, una mov și una verde. Fiecare primește un personaj, cu fața în sus. Regina de Inimă Roșie participă întotdeauna; în trei se joacă fără Alice și fără Omidă.
rule-W21 = Runda începe în această ordine: Pălărierul nebun ia un jeton de timp; Omida își ia jetonul; Iepurele Alb ia o literă mov secretă; Gemenii iau două jetoane de timp; Regina ia o literă roșie secretă. Urmează tema și literele.
rule-W22 = Cine iese din rundă își întoarce personajul cu fața în jos. Un personaj aflat cu fața în jos sau rotit într-o parte nu poate fi folosit.
rule-W23 = După ce se dau punctele, toate cărțile cu personaje trec la vecinul din stânga, drepte și cu fața în sus; jetoanele și literele nefolosite se dau înapoi. Partida se încheie după ce fiecare jucător a avut toate personajele.
rule-W24 = Regina de Inimă Roșie: alege tema și începe. Imediat după tura ei poate așeza litera roșie deasupra celorlalte; adversarilor le e interzisă până la următoarea ei tură. Dacă acolo e o literă mov, aceea se îndepărtează.
rule-W25 = Iepurele Alb: imediat după tura lui poate așeza litera mov deasupra celorlalte; adversarilor le e interzisă până la următoarea lui tură. Dacă acolo e o literă roșie, aceea se îndepărtează.
rule-W26 = Motanul de Cheshire: o dată pe rundă, în tura lui și înainte să expire timpul, poate să-și rotească într-o parte cartea și să sară peste tură. Continuă următorul jucător.
rule-W27 = Gemenii: în tura lor, înainte să expire timpul, pot da un jeton de timp; ceainicul pornește din nou și tura continuă. Pot folosi ambele jetoane în aceeași tură.
rule-W28 = Omida: își pune jetonul în fața unui adversar și primește jumătate din punctele de pe cartea acestuia, rotunjite în jos. Nu se joacă în trei.
rule-W29 = Alice: primește în plus jumătate din punctele de pe propria carte, rotunjite în jos. Nu se joacă în trei.
rule-W30 = Doiul de Inimă Roșie: o dată pe rundă, imediat după tura unui adversar, poate să-și rotească într-o parte cartea; acel adversar atinge ceainicul și mai are o tură. Litera roșie a Reginei nu e interzisă pentru Doiul de Inimă Roșie.
rule-W31 = Pălărierul nebun: are un jeton de timp, pe care îl folosește ca Gemenii. În tura lui își poate roti cartea într-o parte: atunci, în tura aceea, nicio literă nu-i e interzisă. Le poate face pe amândouă în aceeași tură.
rule-W32 = Cu copii: doar temele marcate pentru ei și cel mult o literă interzisă.
rule-W33 = Nebunie: mai mult de trei litere interzise.
rule-W34 = Cu atenție: o literă interzisă te elimină oricând o spui, nu doar în tura ta.
rule-W35 = Pe ecran, cuvântul se scrie și se trimite, iar trimiterea ține locul atingerii ceainicului. Dacă browserul poate asculta, poți să-l și rostești.
rule-W36 = Serverul verifică imediat trei lucruri: literele interzise pentru tine, timpul și dacă s-a mai spus același cuvânt sau o formă a lui. Dacă un cuvânt e derivat, dacă se potrivește cu tema sau dacă există măcar, hotărăsc jucătorii. Un cuvânt care nu e în dicționarul nostru e doar marcat.
rule-W37 = Timpul îl măsoară serverul. Ceasul pornește când ți se arată că e rândul tău; după ce a ieșit cineva, când următorul jucător atinge ceainicul, cel târziu după 3 secunde. Întârzierea măsurată a rețelei ți se compensează, cel mult o jumătate de secundă pe tură, dintr-o rezervă care se reface: o conexiune lentă nu elimină pe nimeni, iar tragerea de timp nu aduce niciun câștig.
rule-W38 = Modul ceainic: stați la o masă adevărată și vorbiți cu voce tare. Un singur ecran ține loc de ceainic, cărți și tabelă de scor; cu o atingere dai rândul mai departe, cu alta marchezi cine iese.
rule-W39 = Literele sunt cele din alfabetul limbii. În poloneză, ą nu e a; în română, ș nu e s (cu sedilă sau cu virgulă, e aceeași literă). O literă cu un semn străin contează ca litera simplă. Majusculele nu contează; cratimele, apostrofurile, spațiile și cifrele nu sunt litere.
rule-W40 = Româna, engleza și poloneza au litere și teme proprii; la o masă se joacă într-o singură limbă. În varianta „Cu atenție”, chatul contează ca vorbire.
rule-W41 = Un personaj care nu poate fi folosit își pierde puterea din conversație. Punctele pentru Alice și Omida se dau și celor care au ieșit. Un Doi de Inimă Roșie rotit într-o parte nu mai e scutit de litera roșie; cartea Pălărierului nebun are efect doar în tura în care a fost rotită într-o parte, la fel și jetonul lui de timp.
rule-W42 = Regina și Iepurele își așază litera odată cu cuvântul trimis, așa că următorul jucător o vede de la început. Litera se retrage când ar începe tura lor sau când ies din rundă. O literă înlocuită sau retrasă nu mai revine în aceeași rundă.
rule-W43 = Doiul de Inimă Roșie are la dispoziție 2 secunde după ce s-a acceptat cuvântul unui adversar și numai până la cuvântul următor; tura sărită de Motan nu contează. Tura suplimentară face parte din aceeași tură: o literă abia așezată are efect după ea, nu mai poate fi cerută încă una, iar dacă jucătorul iese, se continuă cu vecinul lui din stânga.
rule-W44 = Pe prima Regină o alege gazda mesei sau se trage la sorți. În varianta avansată, celelalte personaje se împart la întâmplare; în trei, Alice și Omida se scot dinainte.
rule-W45 = Omida trebuie să-și pună jetonul în fața unui adversar înainte să se vadă tema și literele. Primește jumătate doar din punctele de pe carte, fără cele suplimentare pentru Alice.
rule-W46 = Pălărierul nebun e scutit doar de litere și anunță asta înainte de cuvânt sau odată cu el. O putere contează dacă ajunge la server înainte să expire timpul (cu întârzierea rețelei inclusă), iar o repornire dă timpul întreg.
rule-W47 = Ieși și dacă repeți propriul cuvânt, un cuvânt pentru care a ieșit cineva sau chiar cuvântul temei. O expresie se compară ca întreg. Fiecare substantiv dintr-o expresie acceptată contează ca spus; o expresie care conține un cuvânt deja spus se tratează ca un cuvânt compus.
rule-W48 = Oricine în afară de vorbitor, chiar și cine a ieșit, poate contesta un cuvânt în primele 5 secunde din tura următoare, dacă aceasta durează atât; fiecare cuvânt poate fi contestat o singură dată. Ceasul se oprește, iar până la sfârșitul votului nu se spun cuvinte și nu se folosesc puteri. Toți în afară de vorbitor votează în cel mult 10 secunde; contestația e un vot împotrivă, iar cine tace votează pentru cuvânt. Cuvântul cade dacă mai mult de jumătate dintre cei cu drept de vot sunt împotrivă; atunci vorbitorul iese, iar o tură suplimentară cerută după cuvântul lui se anulează. Dacă rămâne valabil, cine l-a contestat nu mai poate contesta în runda asta. Jucătorul la rând începe cu timpul întreg.
rule-W49 = Când au rămas doi jucători, decide prima greșeală, iar ultimul rămas nu mai trebuie să spună nimic. La sfârșitul rundei nu se mai poate contesta.
rule-W50 = Teancurile de litere se amestecă din nou la fiecare rundă, cu toate cărțile în ele. Cu copii se joacă varianta de bază, fără nebunie, iar singura literă e albastră. Nebunia are patru litere, câte una din fiecare culoare, sau cinci, cu încă una mov; literele secrete se trag primele.
rule-W51 = În varianta „Cu atenție”, pentru fiecare mesaj contează literele interzise celui care l-a scris. Dacă mesajul conține una dintre ele, autorul iese imediat; tura în curs continuă, dacă nu era a lui.
rule-W52 = La egalitate, cartea mai bună e cea care valorează mai multe puncte în ultima rundă; dacă valorează la fel, victoria rămâne împărțită. Punctele nu au limită.

# Terminalul
letter = { $letter } ({ $colour })
board-round = Runda { $round } din { $rounds }
board-up = Temă de ales: „{ $title }” ({ $topic })
board-topic = Tema: „{ $title }”
board-letters = Interzise: { $letters }
board-laid = iar pentru ceilalți, de la { $seat }: { $letter }
board-turn = { $state ->
    [running] Vorbește { $seat }: { $seconds } s
   *[waiting] { $seat } trebuie să atingă ceainicul: { $seconds } s
}
board-vote = Se votează „{ $phrase }”; împotrivă până acum: { $against } din { $voters }; { $seconds } s
board-said = S-au spus: { $phrases }
board-player = { $name }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}: { $things }
character-card = { $state ->
    [upright] { $character }
    [sideways] { $character } (într-o parte)
   *[face-down] { $character } (cu fața în jos)
}
board-card = cartea de punctaj { $card }
board-tokens = { $tokens ->
    [one] 1 jeton de timp
    [few] { $tokens } jetoane de timp
   *[other] { $tokens } de jetoane de timp
}
board-token = jetonul Omizii
board-nothing = –
