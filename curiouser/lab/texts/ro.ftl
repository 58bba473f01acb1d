# What can go wrong
lab-needs = Lipsește pachetul { $package }: instalează-l cu pip install 'curiouser[{ $extra }]'.
lab-lost = Procesele s-au pierdut de mai multe ori, așa că treaba a fost oprită; ce s-a păstrat rămâne, iar aceeași comandă continuă de acolo.
lab-no-cluster = La { $address } nu e niciun planificator Dask ({ $reason }); pornește unul cu „dask scheduler”, iar lucrătorii cu „dask worker ADRESĂ”.
lab-other-job = În { $folder } sunt tabelele altei treburi; alege alt dosar.
lab-other-versions = Lucrătorii au alte versiuni ({ $theirs }) decât mașina asta ({ $ours }), deci tabelele ar ieși altfel; instalează-le pe aceleași.
lab-bad-set = „{ $word }” nu e o schimbare; scrie NUME=VALOARE, de exemplu alice=9, iar pentru mai multe valori 0,2,4 sau 0..8.
lab-bad-value = { $change } nu se potrivește: { $reason }
lab-no-number = Ediția asta nu are niciun număr „{ $path }”; alege dintre: { $known }.
lab-bad-range = „{ $word }” nu e un interval; scrie DE_LA..PÂNĂ_LA, de exemplu 0..12.
lab-too-many = Ar fi prea multe variante deodată; se compară cel mult { $most }.
lab-bad-goal = „{ $word }” nu e o țintă; scrie even-seats sau MĂSURĂ=VALOARE, de exemplu length=40.
lab-no-measure = „{ $measure }” nu se măsoară; alege dintre: { $known }.
lab-nothing-allowed = Jocul nu primește niciuna dintre variantele astea.

# The page
lab-title = { $game }: cum se joacă
lab-lead = Partide jucate: { $matches }, locuri la masă: { $seats }, joacă: { $bots }.
lab-command = Făcut cu
lab-edition = Ediția
lab-changed = Și dacă?
lab-changed-lead = Fiecare variantă s-a jucat cu același noroc ca baza, partidă cu partidă. Diferențele sunt medii cu intervale de 95 %. Una „clară” ar apărea pe mai puțin de 5 din 100 de astfel de pagini dacă nu s-ar deosebi nimic (corecția lui Holm, comparații: { $count }).
lab-nothing-clear = Nicio diferență nu e clară.
lab-base = Baza
lab-variant = Varianta
lab-measure = Ce se măsoară
lab-difference = Diferența
lab-chance = p (Holm)
lab-clear = clară
lab-open-table = Deschide o masă cu varianta asta
lab-sweep = { $measure }, după { $path }

lab-seats = Cine câștigă, după loc
lab-seats-text = Ce parte din partide câștigă fiecare loc; un prim loc împărțit se numără pe părți. Linia întreruptă e partea dreaptă.
lab-start = Avantajul cui începe
lab-start-text = Cine face prima mutare câștigă { $won } % din partide (95 % între { $low } și { $high } %); drept ar fi { $fair } %.
lab-start-none = Asta nu e un avantaj, atât cât pot spune partidele astea.
lab-start-more = Deci cine începe are un avantaj.
lab-start-less = Deci cine începe e în dezavantaj.
lab-scores = Punctele de la sfârșit
lab-scores-text = Cât de des termină un loc cu atâtea puncte, în procente din partide.
lab-length = Lungimea
lab-length-text = Decizii într-o partidă: în medie { $mean } (± { $half }).
lab-leads = Schimbări în frunte
lab-leads-text = De câte ori trece altcineva în frunte: { $mean } pe partidă (± { $half }).
lab-decided = Când se hotărăște
lab-decided-text = Partea din partidă după care cine câștigă rămâne în frunte: în medie { $mean } % (± { $half }). Târziu înseamnă palpitant.
lab-gap = Cât de strâns se termină
lab-gap-text = Puncte între locul întâi și al doilea: în medie { $mean } (± { $half }).
lab-numbers = În cifre
lab-numbers-text = Medii peste toate partidele, cu intervale de 95 %.
lab-ends = Cum se termină partidele
lab-ends-text = În procente din partide.
lab-rules = Cât de des intră în joc fiecare regulă
lab-rules-text = De câte ori pe partidă; partide ascultate: { $heard }. Regulile care spun doar ce e voie nu apar aici.
lab-rules-words = Regulile în cuvinte
lab-rules-fired = { $share } % din partide
lab-things-text = La stânga: cât de des pe partidă. La dreapta: cu câte puncte procentuale câștigă mai des un loc pentru fiecare bucată în plus față de ceilalți. Merg împreună; nu e neapărat cauza. Partide ascultate: { $heard }.
lab-use = pe partidă
lab-worth = valoare
lab-sample = Cum s-a făcut
lab-sample-text = Sămânța { $seed }, versiunea regulilor { $rules }. Toate intervalele sunt de 95 %; ale mediilor din împrăștierea între partide, ale valorii ca ale unei pante în interiorul partidelor. Aceeași sămânță dă aceeași pagină.
lab-of-matches = % din partide
lab-times = ori pe partidă
lab-points = puncte
lab-decisions = decizii
lab-part = % din partidă
lab-seat = Locul { $seat }
lab-between = { $low } până la { $high }
lab-mean = Media
lab-interval = Interval de 95 %

# What is measured
measure-won = Câștigă locul { $name }
measure-score = Punctele locului { $name }
measure-starter-won = Câștigă cine începe
measure-length = Decizii
measure-luck = Mutări ale norocului
measure-gap = Puncte între locul întâi și al doilea
measure-best-score = Punctele cui câștigă
measure-lead-changes = Schimbări în frunte
measure-drama = Cu câte puncte e în urmă, în medie, cine va câștiga
measure-decided = Partea din partidă până la hotărâre
measure-shared = Prime locuri împărțite
measure-end = Sfârșit: { $name }
measure-rule = Regula { $name }

# Things
thing-cards-taken-cards = Cărți luate
thing-cards-taken-cells = Locurile din grilă
thing-pairs-discarded-character = Perechi aruncate
thing-pawn-moved-kind = Feluri de spații
thing-pawn-moved-space = Spații pe care se ajunge
thing-cookie-taken-points = Fursecuri mari
thing-cookie-taken-how = Cum se iau fursecurile
thing-card-bought-card = Cărți cumpărate
thing-effect-used-character = Efecte folosite
thing-hand-moved-effect = Spațiile ceasului
thing-mission-scored-mission = Stele din misiuni
thing-character-dealt-character = Personaje
thing-went-out-reason = Cum se iese
thing-letter-forbidden-letter = Litere interzise
thing-square-marked-square = Pătrate
value-kind = { $value ->
    [tea-party] Petrecerea cu ceai
    [cat] Pisica de Cheshire
    [hole] Vizuina Iepurelui
    [small-cookies] Fursecuri mici
    [caterpillar] Omida
   *[ordinary] Spațiu obișnuit
}
value-how = { $value ->
    [passing] În trecere
    [face-up] Cel deschis
    [unseen] Pe nevăzute
   *[last] Ultimul
}
value-reason = { $value ->
    [letter] Literă interzisă
    [time] Timpul
    [repeated] Repetare
    [vote] Vot
    [speech] Vorbit
   *[marked] Însemnare
}
value-space = Spațiul { $value }
value-points = De { $value } puncte
