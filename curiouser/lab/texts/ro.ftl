# Ce poate merge prost
lab-needs = Lipsește pachetul { $package }: instalează-l cu pip install 'curiouser[{ $extra }]'.
lab-lost = Procesele worker s-au oprit de mai multe ori, așa că sarcina a fost abandonată; ce s-a salvat rămâne, iar aceeași comandă continuă de acolo.
lab-no-cluster = La { $address } nu rulează niciun planificator Dask ({ $reason }); pornește unul cu „dask scheduler”, iar procesele worker cu „dask worker ADRESĂ”.
lab-other-job = În { $folder } sunt tabelele altei sarcini; alege alt dosar.
lab-other-versions = Procesele worker au alte versiuni ({ $theirs }) decât calculatorul acesta ({ $ours }), așa că tabelele ar diferi; instalează aceleași versiuni.
lab-bad-set = „{ $word }” nu e o modificare; scrie NUME=VALOARE, de exemplu alice=9, iar pentru mai multe valori 0,2,4 sau 0..8.
lab-bad-value = { $change } nu e posibil: { $reason }
lab-no-number = În ediția aceasta nu există numărul „{ $path }”; alege dintre: { $known }.
lab-bad-range = „{ $word }” nu e un interval; scrie MIN..MAX, de exemplu 0..12.
lab-too-many = Ar fi prea multe variante deodată; se compară cel mult { $most }.
lab-bad-goal = „{ $word }” nu e o țintă; scrie even-seats sau MĂSURĂ=VALOARE, de exemplu length=40.
lab-no-measure = „{ $measure }” nu se măsoară; alege dintre: { $known }.
lab-nothing-allowed = Jocul nu acceptă niciuna dintre aceste variante.

# Pagina
lab-title = { $game }: cum decurg partidele
lab-lead = Partide: { $matches }; locuri: { $seats }; boți: { $bots }.
lab-command = Generat cu
lab-edition = Ediția
lab-changed = Dar dacă…?
lab-changed-lead = Fiecare variantă s-a jucat cu aceleași trageri la sorți ca baza, partidă cu partidă. Diferențele sunt medii, cu intervale de 95%. Dacă de fapt nu ar diferi nimic, diferențe „clare” ar apărea pe mai puțin de 5 din 100 de astfel de pagini (corecția lui Holm; număr de comparații: { $count }).
lab-nothing-clear = Nicio diferență nu e clară.
lab-base = Baza
lab-variant = Varianta
lab-measure = Ce se măsoară
lab-difference = Diferența
lab-chance = p (Holm)
lab-clear = clară
lab-open-table = Deschide o masă cu această variantă
lab-sweep = { $measure }, în funcție de { $path }

lab-seats = Cine câștigă, pe locuri
lab-seats-text = Ce parte din partide câștigă fiecare loc; un prim loc împărțit se numără proporțional. Linia întreruptă arată cota echitabilă.
lab-start = Avantajul primului jucător
lab-start-text = Cine face prima mutare câștigă { $won }% din partide (interval de 95%: între { $low }% și { $high }%); cota echitabilă ar fi { $fair }%.
lab-start-none = Aceste partide nu arată niciun avantaj.
lab-start-more = Deci primul jucător are un avantaj.
lab-start-less = Deci primul jucător e în dezavantaj.
lab-scores = Punctele la final
lab-scores-text = Cât de des termină un loc cu un anumit număr de puncte, în procente din partide.
lab-length = Durata
lab-length-text = Decizii într-o partidă: în medie { $mean } (±{ $half }).
lab-leads = Schimbări de lider
lab-leads-text = De câte ori trece altcineva singur în frunte: în medie de { $mean } ori pe partidă (±{ $half }).
lab-decided = Când se decide partida
lab-decided-text = După ce parte din partidă rămâne câștigătorul singur în frunte: în medie { $mean }% (±{ $half }). Cu cât mai târziu, cu atât mai palpitant.
lab-gap = Cât de strâns e finalul
lab-gap-text = Puncte între primul și al doilea loc: în medie { $mean } (±{ $half }).
lab-numbers = În cifre
lab-numbers-text = Medii pe toate partidele, cu intervale de 95%.
lab-ends = Cum se termină partidele
lab-ends-text = În procente din partide.
lab-rules = Cât de des se aplică fiecare regulă
lab-rules-text = De câte ori pe partidă, după evenimentele din partidele urmărite ({ $heard }). Regulile care spun doar ce e permis nu apar aici.
lab-rules-words = Regulile în cuvinte
lab-rules-fired = { $share }% din partide
lab-things-text = În stânga: de câte ori pe partidă. În dreapta: cu câte puncte procentuale crește șansa de câștig a unui loc pentru fiecare apariție în plus față de ceilalți. E o corelație, nu neapărat o cauză. Partide urmărite: { $heard }.
lab-use = pe partidă
lab-worth = valoare
lab-sample = Cum s-au obținut datele
lab-sample-text = Sămânța { $seed }, versiunea { $rules } a regulilor. Toate intervalele sunt de 95%: la medii, din variația între partide; la valori, din panta calculată în interiorul partidelor. Aceeași sămânță dă aceeași pagină.
lab-of-matches = % din partide
lab-times = de câte ori pe partidă
lab-points = puncte
lab-decisions = decizii
lab-part = % din partidă
lab-seat = Locul { $seat }
lab-between = de la { $low } la { $high }
lab-mean = Medie
lab-interval = Interval de 95%

# Ce se măsoară
measure-won = Câștigă locul { $name }
measure-score = Punctele locului { $name }
measure-starter-won = Câștigă primul jucător
measure-length = Decizii
measure-luck = Trageri la sorți
measure-gap = Puncte între primul și al doilea loc
measure-best-score = Punctele câștigătorului
measure-lead-changes = Schimbări de lider
measure-drama = Cu câte puncte e în urmă, în medie, viitorul câștigător
measure-decided = Cât din partidă trece până se decide
measure-shared = Prime locuri împărțite
measure-end = Final: { $name }
measure-rule = Regula { $name }

# Lucruri numărate
thing-cards-taken-cards = Cărți luate
thing-cards-taken-cells = Locurile din tabel
thing-pairs-discarded-character = Perechi eliminate
thing-pawn-moved-kind = Feluri de căsuțe
thing-pawn-moved-space = Căsuțe pe care se ajunge
thing-cookie-taken-points = Fursecuri mari
thing-cookie-taken-how = Cum se iau fursecurile
thing-card-bought-card = Cărți cumpărate
thing-effect-used-character = Efecte folosite
thing-hand-moved-effect = Căsuțele ceasului
thing-mission-scored-mission = Stele din misiuni
thing-character-dealt-character = Personaje
thing-went-out-reason = De ce se iese din rundă
thing-letter-forbidden-letter = Litere interzise
thing-square-marked-square = Căsuțe
value-kind = { $value ->
    [tea-party] Ceaiul Pălărierului
    [cat] Motanul de Cheshire
    [hole] Vizuina Iepurelui
    [small-cookies] Fursecurile mici
    [caterpillar] Omida
   *[ordinary] Căsuță obișnuită
}
value-how = { $value ->
    [passing] În trecere
    [face-up] Cel de la vedere
    [unseen] Cel ascuns
   *[last] Ultimul
}
value-reason = { $value ->
    [letter] Literă interzisă
    [time] Timp expirat
    [repeated] Repetare
    [vote] Vot
    [speech] Literă interzisă pe chat
   *[marked] Marcare de către jucători
}
value-space = Căsuța { $value }
value-points = { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
