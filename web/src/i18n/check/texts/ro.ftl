intro = Pagina aceasta verifică înregistrarea unei partide chiar pe dispozitivul tău: nu trimite nimic nicăieri și nu trebuie să crezi pe nimeni pe cuvânt.
choose = Alege o înregistrare
drop = … sau trage un fișier aici
working = Se verifică…
gone = Înregistrarea nu poate fi încărcată: { $reason }
good = Neatinsă, din câte se poate verifica fără regulile jocului.
proven-links = Niciun rând nu a fost schimbat, mutat, adăugat sau scos după ce a fost scris: { $moves ->
    [one] mutarea a rămas
    [few] toate cele { $moves } mutări au rămas
   *[other] toate cele { $moves } de mutări au rămas
} ca la înregistrare.
proven-seats = Fiecare mutare a fost făcută de cineva care stătea pe locul respectiv, iar cine a luat înapoi o mutare și-a luat-o pe a sa, cea mai recentă.
proven-seal = Sămânța dezvăluită la sfârșit se potrivește cu sigiliul publicat înainte de partidă.
proven-luck = { $proven ->
    [one] Tragerea la sorți vine
    [few] Toate cele { $proven } trageri la sorți vin
   *[other] Toate cele { $proven } de trageri la sorți vin
} din acea sămânță și din cuvintele jucătorilor; rezultatul nu l-a ales nimeni.
proven-alone = { $proven ->
    [one] Tragerea la sorți vine
    [few] Toate cele { $proven } trageri la sorți vin
   *[other] Toate cele { $proven } de trageri la sorți vin
} doar din acea sămânță.
proven-borrowed = { $proven ->
    [one] Tragerea la sorți provine
    [few] Toate cele { $proven } trageri la sorți provin
   *[other] Toate cele { $proven } de trageri la sorți provin
} din acea sămânță, folosită deja înainte.
proven-seed = { $proven ->
    [one] Tragerea la sorți vine
    [few] Toate cele { $proven } trageri la sorți vin
   *[other] Toate cele { $proven } de trageri la sorți vin
} din sămânța publică a acestei simulări.
proven-piles = S-a tras din teancuri întregi, apoi din ce a rămas din ele: nu a apărut nimic în plus și nu a lipsit nimic.
proven-kept = E chiar înregistrarea pe care dispozitivul acesta a păstrat-o la sfârșitul partidei.
proven-own = { $own ->
    [one] Mutarea făcută pe dispozitivul acesta apare neschimbată
    [few] Toate cele { $own } mutări făcute pe dispozitivul acesta apar neschimbate
   *[other] Toate cele { $own } de mutări făcute pe dispozitivul acesta apar neschimbate
} în înregistrare.
seen = E chiar sigiliul pe care dispozitivul acesta l-a văzut în timpul partidei.
seen-before = E chiar sigiliul pe care dispozitivul acesta l-a văzut înainte de împărțirea cărților.
own-words = { $words ->
    [one] Cuvântul adăugat de dispozitivul acesta este
    [few] Toate cele { $words } cuvinte adăugate de dispozitivul acesta sunt
   *[other] Toate cele { $words } de cuvinte adăugate de dispozitivul acesta sunt
} printre cuvintele jucătorilor.
no-own-words = Niciunul dintre cuvintele jucătorilor nu vine de pe dispozitivul acesta: trebuie să-i crezi pe ceilalți pe cuvânt că nu a aranjat nimeni cărțile.
no-words = Nimeni nu a adăugat un cuvânt: cine administra serverul putea aranja cărțile dinainte.
changed-seal = Nu e sigiliul pe care dispozitivul acesta l-a văzut înainte de împărțirea cărților: poate că cineva le-a aranjat.
other-words = Din înregistrare lipsește un cuvânt adăugat de dispozitivul acesta, deși serverul îl primise: poate că cineva a aranjat cărțile.
other-seal = Nu e sigiliul pe care dispozitivul acesta l-a văzut în timpul partidei.
unfinished = Înregistrarea se oprește înainte de sfârșitul partidei, așa că sigiliul nu e încă deschis.
borrowed = { $borrowed ->
    [one] O tragere la sorți vine
    [few] { $borrowed } trageri la sorți vin
   *[other] { $borrowed } de trageri la sorți vin
} din altă partidă, pe care aceasta o continuă sau o repetă: cineva putea ști rezultatul dinainte.
unproven = Aici nu se poate dovedi că nimeni nu a ales rezultatul: { $draws ->
    [one] pentru o tragere la sorți
    [few] pentru { $draws } trageri la sorți
   *[other] pentru { $draws } de trageri la sorți
} nu e notată sursa.
bad = { $move ->
    [0] Rândul { $line }
   *[other] Mutarea { $move } (rândul { $line })
}: { $kind ->
    [form] acesta nu e un rând de înregistrare.
    [order] rândul nu e la locul lui sau lipsește unul înainte.
    [link] rândul a fost schimbat după ce a fost scris.
    [seal] sămânța dezvăluită nu se potrivește cu sigiliul publicat înainte de partidă.
    [actor] la masă nu există acest loc.
    [undo] cineva ia înapoi altceva decât propria ultimă mutare.
    [luck] tragerea la sorți nu vine din sămânța sigilată.
    [chances] s-a tras ceva ce nu se putea trage.
    [result] rezultatul nu se potrivește cu locurile de la masă.
   *[pile] în teanc a apărut ceva în plus sau a dispărut ceva fără să fi fost tras.
}
tampered = Înregistrarea a fost modificată sau s-a stricat. Nimic de aici încolo nu mai e de încredere.
other-record = Dispozitivul acesta a păstrat o altă înregistrare a acestei partide: una dintre cele două a fost schimbată.
other-moves = O mutare făcută pe dispozitivul acesta lipsește din înregistrare sau apare altfel.
limits = Pagina aceasta nu cunoaște regulile jocului. Ca să verifici dacă fiecare mutare a fost permisă și dacă punctele sunt corecte, rulează
scores = Puncte: { $scores }
