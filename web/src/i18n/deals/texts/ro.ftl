# Partida zilei
day-title = Partida zilei
day-intro = În fiecare zi, toată lumea primește aceeași partidă. Cine se descurcă cel mai bine?
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
day-again = Mai joac-o o dată, de plăcere
day-go-on = Continuă-ți partida
day-done = Ai jucat-o deja pe aceasta.
day-seal = Dovada
day-seal-how = Cărțile și tragerile la sorți au fost stabilite înainte să joace cineva; acesta e sigiliul lor. Fiecare înregistrare arată că nu s-a schimbat nimic.
day-seal-next = Sigiliul partidei de mâine:

# Aceeași partidă pentru alții
deal-title = Aceeași partidă pentru toți
deal-intro = { $name } a jucat deja partida aceasta. Tu o primești exact la fel: te descurci mai bine?
deal-share = Trimite linkul: cine îl deschide joacă aceeași partidă, iar rezultatele apar aici unele lângă altele.
deal-new = Aceeași partidă pentru prieteni

# Rezultate
results-title = Rezultate
results-none = Încă n-a terminat-o nimeni. Deschide tu clasamentul!
results-how = Contează întâi victoria, apoi avansul, apoi punctele.
results-together = Au jucat împreună
results-you = tu
results-rank = Locul { $rank } din { $played }
results-points = Puncte

# De arătat altora
card-title = Arată-le și altora rezultatul tău
card-alt = { $title }: scor { $score } la { $other }
card-send = Distribuie
card-copy = Copiază ca text
card-save = Salvează imaginea
link-copy = Copiază linkul

# Dintr-un moment
here-title = Joacă de aici
here-seat = Cine ești?
here-luck = Ce nu putea vedea nimeni
here-same = Ca atunci
here-new = Amestecat din nou
here-same-how = Vin aceleași cărți și aceleași trageri la sorți ca în partida aceea.
here-new-how = Rămâne ce aveai în mână și ce ai văzut. Ce nu puteai ști se amestecă din nou, iar de aici totul vine la întâmplare.
here-clock = Jocul acesta se joacă contra cronometru, deci o partidă nu poate fi continuată de la mijloc.

# În sala de așteptare
begun-day = Partida zilei, { $day }: aceeași pentru toată lumea.
begun-borrowed = Tragerile la sorți ale acestei partide sunt împrumutate. Vin dintr-o înregistrare, dintr-o partidă anterioară sau din partida zilei, așa că cineva le poate ști deja, iar cuvintele jucătorilor nu schimbă nimic. Partida începe doar după ce toți cei așezați aici sunt de acord.
begun-deal = Și alții joacă aceeași partidă, iar rezultatele se compară.
begun-moment = { $luck ->
    [same] Se continuă altă partidă, după mutarea { $moves }, cu aceleași trageri la sorți.
   *[new] Se continuă altă partidă, după mutarea { $moves }, cu alte trageri la sorți.
}
