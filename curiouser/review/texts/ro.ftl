# De ce nu există analiză
review-open = Partidele acestui joc nu pot fi analizate: mutările lui nu pot fi enumerate.
review-unfinished = Partida nu s-a terminat, deci nu e încă nimic de analizat; revino la sfârșit.
review-which = { $file } conține { $matches ->
    [one] o partidă; alege-o cu --match 1
    [few] { $matches } partide; alege una cu --match, de la 1 la { $matches }
   *[other] { $matches } de partide; alege una cu --match, de la 1 la { $matches }
}.

# De unde vine rezultatul
review-title = Ce a fost noroc, ce a fost alegere
review-reviewing = Se analizează
review-chance = Șansa de câștig
review-points = Avans în puncte
review-start = începutul
review-luck = norocul
review-own = alegerile proprii
review-others = alegerile celorlalți
review-result = rezultatul
review-story = { $name }, în puncte: norocul a adus { $luck } (±{ $luck_error }), iar alegerile, { $own } (±{ $own_error }) față de un joc decent și { $lost } (±{ $lost_error }) față de cel mai bun joc.
review-measured = Din fiecare moment al partidei, jocul a fost continuat { $tries ->
    [one] o dată
    [few] de { $tries } ori
   *[other] de { $tries } de ori
}, cu jucători rezonabili. ± este jumătate din lățimea unui interval de 95%. O alegere se judecă după ce se știa atunci; ce adaugă cărțile ascunse e noroc.

# Ce a contat cel mai mult
review-turns = Ce a contat cel mai mult
review-no-turns = Niciun pas nu iese în evidență.
review-move = Mutarea { $n }
review-turn-luck = Noroc: { $name } { $change }% (±{ $error }), până la { $now }%.
review-turn-choice = { $name } a ales „{ $move }”: { $change }% (±{ $error }), până la { $now }%.
review-better = Din câte știa { $name }, mai bine ar fi fost „{ $move }”: { $chance }% (±{ $error }) în loc de { $own }%.
review-sure = Calculul până la capăt arată că mai bine ar fi fost „{ $move }”.
review-best = Cea mai bună mutare, din câte putea ști { $name }.

# Pagina
review-graph = Șansa de câștig, mutare cu mutare
review-steps = Pas cu pas
review-alternatives = Ce se putea alege
review-legend = Punctele goale înseamnă noroc, cele pline, alegeri; banda e intervalul de 95%.
