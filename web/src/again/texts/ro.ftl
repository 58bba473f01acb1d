# The deal of the day
day-title = Împărțirea zilei
day-intro = Într-o zi toți au același noroc. Cine scoate cel mai mult din el?
day-other = Alte zile
day-against = Adversar: { $bot }
day-played = { $played ->
    [0] Încă n-a terminat-o nimeni
    [one] Un rezultat până acum
    [few] { $played } rezultate până acum
   *[other] { $played } de rezultate până acum
}
day-play = Joacă
day-friends = Cu prietenii
day-results = Rezultate
day-again = Mai joacă o dată, de plăcere
day-go-on = Continuă partida ta
day-done = Pe asta ai jucat-o deja.
day-seal = Dovada
day-seal-how = Norocul a fost stabilit înainte să joace cineva; acesta e sigiliul lui. Fiecare înregistrare arată că nu s-a schimbat nimic.
day-seal-next = Sigiliul norocului de mâine:

# The same luck for others
deal-title = Același noroc pentru toți
deal-intro = Pe asta a jucat-o { $name }. Primești același noroc: te descurci mai bine?
deal-share = Trimite linkul: cine îl deschide joacă cu același noroc, iar rezultatele stau aici unele lângă altele.
deal-new = Aceeași împărțire pentru prieteni

# Results
results-title = Rezultate
results-none = Încă n-a terminat-o nimeni. Poți avea primul rezultat!
results-how = Contează întâi victoria, apoi avansul, apoi punctele.
results-together = Jucate împreună
results-you = tu
results-rank = Locul { $rank } din { $played }
results-points = Puncte

# To show to others
card-title = Rezultatul tău, de arătat
card-alt = { $title }: scor { $score } la { $other }
card-send = Trimite
card-copy = Copiază ca text
card-save = Salvează imaginea
link-copy = Copiază linkul

# From a moment
here-title = Joacă de aici
here-seat = Cine ești?
here-luck = Ce nu putea vedea nimeni
here-same = Cum era
here-new = Împărțit din nou
here-same-how = Vin aceleași cărți și același noroc ca în partida aceea.
here-new-how = Rămâne ce aveai în mână și ce ai văzut. Ce nu puteai ști se împarte din nou, iar norocul începe și el din nou.
here-clock = Jocul acesta se joacă contra cronometru: nu se poate continua de la mijloc.

# In the waiting room
begun-day = Împărțirea zilei, { $day }: toți au norocul acesta.
begun-deal = Și alții joacă cu același noroc, iar rezultatele se compară.
begun-moment = { $luck ->
    [same] Partida continuă după mutarea { $moves } a alteia, cu același noroc.
   *[new] Partida continuă după mutarea { $moves } a alteia, cu noroc nou.
}
