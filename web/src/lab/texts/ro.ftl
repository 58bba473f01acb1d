ui-intro = Cum se joacă jocurile când boții le joacă cu miile: cine câștigă, cât de strâns se termină, cât valorează fiecare carte. Și ce s-ar schimba dacă în cutie ar fi altceva.
ui-games = Jocuri
ui-look = Ce vrei să vezi?
ui-part-found = Ce s-a aflat
ui-part-what-if = Ce-ar fi dacă?
ui-as-table = Ca tabel
ui-highest = cea mai înaltă coloană: { $share } %

ui-what-if-title = { $game }: ce-ar fi dacă?
ui-what-if-intro = Schimbă un număr din cutie sau o opțiune. Boții joacă apoi jocul așa cum e și așa cum l-ai vrea tu, cu același noroc, iar tu vezi ce diferă.
ui-off = Pe acest server nu se joacă încercări. Țin calculatorul ocupat, așa că le permite cine îl pornește:
ui-changes = Ce să fie altfel?
ui-what = Schimbarea { $number }
ui-choose = Alege …
ui-value = Valoarea nouă
ui-yes = da
ui-no = nu
ui-more = Încă o schimbare
ui-less = Una mai puțin
ui-bot = Cine joacă pe toate locurile?
ui-matches = Câte partide din fiecare?
ui-limit = { $seconds ->
    [0] Cu mai multe partide diferențele se văd mai clar.
    [one] Cu mai multe partide diferențele se văd mai clar. După o secundă se încheie cu ce s-a aflat până atunci.
    [few] Cu mai multe partide diferențele se văd mai clar. După { $seconds } secunde se încheie cu ce s-a aflat până atunci.
   *[other] Cu mai multe partide diferențele se văd mai clar. După { $seconds } de secunde se încheie cu ce s-a aflat până atunci.
}
ui-run = Joacă
ui-stop = Oprește

ui-progress-name = Partide jucate
ui-queue = { $before ->
    [0] Începe imediat.
    [one] Mai întâi se joacă o altă încercare.
    [few] Mai întâi se joacă alte { $before } încercări.
   *[other] Mai întâi se joacă alte { $before } de încercări.
}
ui-starting = Boții se așază la masă …
ui-progress = Partide: { $done } din { $matches }, { $rate } pe secundă; { $left ->
    [one] mai rămâne cam o secundă
    [few] mai rămân cam { $left } secunde
   *[other] mai rămân cam { $left } de secunde
}.
ui-state-done = S-au jucat toate partidele ({ $matches }), în { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}.
ui-state-stopped = Timpul s-a scurs: partide jucate { $done } din { $matches }. Intervalele sunt de aceea mai largi.
ui-state-lost = S-a întrerupt de mai multe ori și s-a renunțat; partide jucate: { $done } din { $matches }. Încearcă cu mai puține partide sau cu altă schimbare.
ui-state-ended = Oprit; partide jucate: { $done } din { $matches }.
ui-over = Încercarea s-a încheiat.

ui-found-title = Ce diferă
ui-clear = { $count ->
    [one] O diferență este clară.
    [few] { $count } diferențe sunt clare.
   *[other] { $count } de diferențe sunt clare.
}
ui-not-yet = Partide jucate: { $done }; intervale de 95 %. Ce e clar se spune după toate partidele: cine se uită prea devreme vede prea multe.
ui-cut-short = Partide jucate: { $done }; intervale de 95 %. Nu s-au jucat toate, așa că nimic nu e numit clar.

ui-place-length = câte sunt
ui-place-basic = jocul de bază
ui-place-advanced = jocul avansat
ui-place-draw = tragere de cărți
ui-place-stars = stele
ui-place-cakes = prăjituri
ui-place-hourglasses = clepsidre
ui-place-hatter = ale Pălărierului
ui-place-twins = ale Gemenilor

number-tea-time-copies = Cărți din fiecare personaj
number-tea-time-left-out = Cărți din fiecare personaj rămase în cutie
number-tea-time-rounds = Runde
number-tea-time-grid = Rânduri (0) și coloane (1) ale grilei
number-tea-time-points = Puncte pentru atâtea cărți ale unui personaj
number-tea-time-alice = Puncte pentru Alice
number-adventures-spaces = Spații pe cărare
number-adventures-numbers = Numere pe spații
number-adventures-cards = Cărți ale fiecăruia cu numărul
number-adventures-jokers = Jokeri ai fiecăruia
number-adventures-joker-most = Cel mai mare număr al unui Joker
number-adventures-large-cookies = Prăjituri mari de valoarea
number-adventures-left-out = Prăjituri mari din fiecare valoare rămase în cutie
number-adventures-small-cookies = Prăjituri mici
number-adventures-small-points = Puncte pentru o prăjitură mică
number-tea-for-two-values = Valoarea personajului
number-tea-for-two-start-deck = Cărți într-un pachet de început
number-tea-for-two-start-stars = Stele pe cartea dintr-un pachet de început
number-tea-for-two-stacks = Teancuri
number-tea-for-two-stack-stars = Stele pe cărțile din teancul
number-tea-for-two-rabbits = Iepuri Albi în rezervă
number-tea-for-two-cakes = Prăjituri în cutie
number-tea-for-two-hourglasses = Clepsidre în cutie
number-tea-for-two-first-cakes = Prăjituri la început, cu flamingo (0) și fără (1)
number-tea-for-two-amounts = Cât dă efectul
number-tea-for-two-watch = Spații ale ceasului
number-tea-for-two-token-stars = Stele în misiune pentru fiecare jeton propriu
number-tea-for-two-empty-stacks = Teancuri goale care încheie jocul
number-wordland-seconds = Secundele ceainicului
number-wordland-time-tokens = Jetoane de timp
number-wordland-scoring = Puncte pe cartea
