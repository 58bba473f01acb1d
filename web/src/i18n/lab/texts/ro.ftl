ui-intro = Cum decurg jocurile când boții le joacă de mii de ori: cine câștigă, cât de strâns e finalul, cât valorează fiecare carte. Și ce s-ar schimba dacă în cutie ar fi altceva.
ui-games = Jocuri
ui-look = Ce vrei să vezi?
ui-part-found = Ce am aflat
ui-part-what-if = Dar dacă…?
ui-as-table = Ca tabel
ui-highest = maximul este { $share }%

ui-what-if-title = { $game }: dar dacă…?
ui-what-if-intro = Schimbă un număr din cutie sau o opțiune. Boții joacă apoi jocul așa cum e și așa cum îl vrei tu, cu aceleași trageri la sorți, iar tu vezi ce diferă.
ui-off = Pe acest server nu se fac experimente. Ele țin calculatorul ocupat, așa că trebuie permise la pornirea serverului:
ui-changes = Ce schimbi?
ui-what = Schimbarea { $number }
ui-choose = Alege…
ui-value = Valoarea nouă
ui-yes = da
ui-no = nu
ui-more = Încă o schimbare
ui-less = Scoate o schimbare
ui-bot = Cine joacă pe toate locurile?
ui-matches = Câte partide din fiecare variantă?
ui-limit = { $seconds ->
    [0] Cu mai multe partide, diferențele se văd mai clar.
    [one] Cu mai multe partide, diferențele se văd mai clar. Experimentul se oprește după o secundă, cu ce s-a aflat până atunci.
    [few] Cu mai multe partide, diferențele se văd mai clar. Experimentul se oprește după { $seconds } secunde, cu ce s-a aflat până atunci.
   *[other] Cu mai multe partide, diferențele se văd mai clar. Experimentul se oprește după { $seconds } de secunde, cu ce s-a aflat până atunci.
}
ui-run = Pornește
ui-stop = Oprește

ui-progress-name = Partide jucate
ui-queue = { $before ->
    [0] Începe imediat.
    [one] Mai e un experiment înainte.
    [few] Mai sunt { $before } experimente înainte.
   *[other] Mai sunt { $before } de experimente înainte.
}
ui-starting = Boții se așază la masă…
ui-progress = Partide: { $done } din { $matches }, { $rate } pe secundă; { $left ->
    [one] mai rămâne cam o secundă
    [few] mai rămân cam { $left } secunde
   *[other] mai rămân cam { $left } de secunde
}.
ui-state-done = { $matches ->
    [one] S-a jucat o partidă
    [few] S-au jucat toate cele { $matches } partide
   *[other] S-au jucat toate cele { $matches } de partide
}, { $seconds ->
    [one] într-o secundă
    [few] în { $seconds } secunde
   *[other] în { $seconds } de secunde
}.
ui-state-stopped = A expirat timpul; partide jucate: { $done } din { $matches }. De aceea intervalele sunt mai largi.
ui-state-lost = Experimentul s-a întrerupt de mai multe ori și a fost oprit; partide jucate: { $done } din { $matches }. Încearcă mai puține partide sau altă schimbare.
ui-state-ended = Oprit; partide jucate: { $done } din { $matches }.
ui-over = Experimentul s-a încheiat.

ui-found-title = Ce diferă
ui-clear = { $count ->
    [one] O diferență este clară.
    [few] { $count } diferențe sunt clare.
   *[other] { $count } de diferențe sunt clare.
}
ui-not-yet = Partide jucate: { $done }; intervale de 95%. Care diferențe sunt clare se vede abia după toate partidele: cine se uită prea devreme vede diferențe care nu există.
ui-cut-short = Partide jucate: { $done }; intervale de 95%. Pentru că nu s-au jucat toate, nicio diferență nu e considerată clară.

ui-place-length = câte
ui-place-basic = varianta de bază
ui-place-advanced = varianta avansată
ui-place-draw = cărți descoperite
ui-place-stars = stele
ui-place-cakes = prăjituri
ui-place-hourglasses = clepsidre
ui-place-hatter = ale Pălărierului
ui-place-twins = ale Gemenilor

number-tea-time-copies = Câte cărți are fiecare personaj
number-tea-time-left-out = Câte cărți cu fiecare personaj rămân în cutie
number-tea-time-rounds = Runde
number-tea-time-grid = Rândurile (0) și coloanele (1) tabelului
number-tea-time-points = Puncte după numărul de cărți cu un personaj
number-tea-time-alice = Puncte pentru Alice
number-adventures-spaces = Căsuțele traseului
number-adventures-numbers = Numerele de pe căsuțe
number-adventures-cards = Cărțile fiecărui jucător, după număr
number-adventures-jokers = Câți Jokeri are fiecare jucător
number-adventures-joker-most = Cel mai mare număr care se poate alege la Joker
number-adventures-large-cookies = Fursecuri mari, după valoare
number-adventures-left-out = Câte fursecuri mari de fiecare valoare rămân în cutie
number-adventures-small-cookies = Fursecuri mici
number-adventures-small-points = Puncte pentru un fursec mic
number-tea-for-two-values = Valoarea personajului
number-tea-for-two-start-deck = Cărțile dintr-un pachet de început
number-tea-for-two-start-stars = Stelele de pe cărțile pachetului de început
number-tea-for-two-stacks = Teancuri
number-tea-for-two-stack-stars = Stelele de pe cărțile din teancuri
number-tea-for-two-rabbits = Iepuri Albi în rezervă
number-tea-for-two-cakes = Prăjituri în cutie
number-tea-for-two-hourglasses = Clepsidre în cutie
number-tea-for-two-first-cakes = Prăjituri la început, cu flamingo (0) și fără (1)
number-tea-for-two-amounts = Cât dă efectul
number-tea-for-two-watch = Căsuțele ceasului
number-tea-for-two-token-stars = Stele în misiune pentru fiecare jeton propriu
number-tea-for-two-empty-stacks = Câte teancuri goale încheie partida
number-wordland-seconds = Câte secunde cântă ceainicul
number-wordland-time-tokens = Jetoane de timp
number-wordland-scoring = Puncte pe cartea de punctaj
