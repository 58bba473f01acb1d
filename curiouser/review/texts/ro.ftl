# Why there is no review
review-open = Partidele acestui joc nu pot fi analizate: mutările lui nu pot fi numărate.
review-unfinished = Partida nu s-a terminat, deci nu e încă nimic de analizat; revino la sfârșit.
review-which = { $file } conține partide în număr de { $matches }; alege una cu --match, de la 1 la { $matches }.

# Where the result came from
review-title = Ce a fost noroc, ce a fost alegere
review-reviewing = Analiză
review-chance = Șansa de câștig
review-points = Puncte avans
review-start = începutul
review-luck = norocul
review-own = alegerile proprii
review-others = alegerile celorlalți
review-result = rezultatul
review-story = { $name }: norocul a dat un avans de { $luck } puncte (±{ $luck_error }); alegerile au adus { $own } puncte (±{ $own_error }) față de un joc cumpătat și { $lost } puncte (±{ $lost_error }) față de cel mai bun joc.
review-measured = Fiecare loc al partidei a fost jucat mai departe { $tries ->
    [one] o dată
    [few] de { $tries } ori
   *[other] de { $tries } de ori
} de jucători cumpătați. ± e jumătate din intervalul de 95 %. O alegere e judecată după ce se știa atunci; ce adaugă cărțile ascunse e noroc.

# What mattered most
review-turns = Ce a contat cel mai mult
review-no-turns = Niciun pas nu iese în evidență.
review-move = Mutarea { $n }
review-turn-luck = Noroc: { $name } { $change } % (±{ $error }), acum { $now } %.
review-turn-choice = { $name } alege „{ $move }”: { $change } % (±{ $error }), acum { $now } %.
review-better = Mai bine, după ce știa { $name }: „{ $move }”, { $chance } % (±{ $error }) în loc de { $own } %.
review-sure = Mai bine, numărat până la capăt: „{ $move }”.
review-best = Cea mai bună mutare, din câte putea ști { $name }.

# The page
review-graph = Șansa de câștig, mutare cu mutare
review-steps = Pas cu pas
review-alternatives = Ce se putea alege
review-legend = Punctele goale sunt noroc, cele pline sunt alegeri; banda e intervalul de 95 %.
