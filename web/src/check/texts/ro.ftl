intro = Pagina aceasta verifică înregistrarea unei partide chiar pe dispozitivul tău: nu trimite nimic nicăieri și nu trebuie să crezi pe nimeni pe cuvânt.
choose = Alege o înregistrare
drop = … sau trage un fișier aici
working = Se verifică …
gone = Înregistrarea nu poate fi adusă: { $reason }
good = Neatinsă, atât cât se poate spune fără reguli.
proven-links = Niciun rând nu a fost schimbat, mutat, adăugat sau scos după ce a fost scris: { $moves ->
    [one] mutarea a rămas
    [few] toate cele { $moves } mutări au rămas
   *[other] toate cele { $moves } de mutări au rămas
} ca în înregistrare.
proven-seats = Fiecare mutare e a cuiva care stătea acolo și fiecare și-a luat înapoi doar propria ultimă mutare.
proven-seal = Sămânța deschisă la sfârșit se potrivește cu sigiliul publicat înaintea partidei.
proven-luck = { $proven ->
    [one] Extragerea vine
    [few] Toate cele { $proven } extrageri vin
   *[other] Toate cele { $proven } de extrageri vin
} din sămânța aceea și din cuvintele jucătorilor; nu a ales nimeni.
proven-alone = { $proven ->
    [one] Extragerea vine
    [few] Toate cele { $proven } extrageri vin
   *[other] Toate cele { $proven } de extrageri vin
} doar din sămânța aceea.
proven-seed = { $proven ->
    [one] Extragerea vine
    [few] Toate cele { $proven } extrageri vin
   *[other] Toate cele { $proven } de extrageri vin
} din sămânța deschisă a acestei simulări.
proven-piles = S-a extras din teancuri întregi, apoi din ce a rămas din ele: nu a apărut nimic și nu a lipsit nimic.
proven-kept = E chiar înregistrarea pe care dispozitivul acesta a păstrat-o la sfârșitul partidei.
proven-own = { $own ->
    [one] Mutarea făcută pe dispozitivul acesta e în ea
    [few] Toate cele { $own } mutări făcute pe dispozitivul acesta sunt în ea
   *[other] Toate cele { $own } de mutări făcute pe dispozitivul acesta sunt în ea
} exact așa.
seen = E chiar sigiliul pe care dispozitivul acesta l-a văzut în timpul partidei.
seen-before = E chiar sigiliul pe care dispozitivul acesta l-a văzut înainte de împărțire.
own-words = { $words ->
    [one] Cuvântul adăugat norocului de dispozitivul acesta este
    [few] Toate cele { $words } cuvinte adăugate norocului de dispozitivul acesta sunt
   *[other] Toate cele { $words } de cuvinte adăugate norocului de dispozitivul acesta sunt
} printre cuvintele jucătorilor.
no-own-words = Niciun cuvânt al jucătorilor nu vine de pe dispozitivul acesta: că nimeni nu a ales norocul, o spun doar ceilalți.
no-words = Nimeni nu a adăugat un cuvânt: cine ținea serverul putea alege norocul dinainte.
changed-seal = Nu e sigiliul pe care dispozitivul acesta l-a văzut înainte de împărțire: poate că cineva a ales norocul.
other-words = Din înregistrare lipsește un cuvânt pe care dispozitivul acesta l-a adăugat norocului, deși serverul îl primise: poate că cineva a ales norocul.
other-seal = Nu e sigiliul pe care dispozitivul acesta l-a văzut în timpul partidei.
unfinished = Înregistrarea se oprește înainte de sfârșitul partidei, așa că sigiliul nu e încă deschis.
borrowed = { $borrowed ->
    [one] O extragere vine
    [few] { $borrowed } extrageri vin
   *[other] { $borrowed } de extrageri vin
} dintr-o altă partidă, pe care aceasta o continuă sau o repetă: poate că le știa cineva.
unproven = Norocul nu poate fi dovedit aici: { $draws ->
    [one] la o extragere
    [few] la { $draws } extrageri
   *[other] la { $draws } de extrageri
} nu e scris din ce s-a extras.
bad = { $move ->
    [0] Rândul { $line }
   *[other] Mutarea { $move } (rândul { $line })
}: { $kind ->
    [form] acesta nu este un rând de înregistrare.
    [order] rândul nu e la locul lui sau lipsește unul.
    [link] rândul a fost schimbat după ce a fost scris.
    [seal] sămânța deschisă nu se potrivește cu sigiliul publicat înaintea partidei.
    [actor] acolo nu stă nimeni.
    [undo] cineva ia înapoi altceva decât propria ultimă mutare.
    [luck] norocul nu a venit de sub sigiliu.
    [chances] s-a extras ceva ce nu era de extras.
    [result] rezultatul nu se potrivește cu locurile de la masă.
   *[pile] în teanc a apărut sau a dispărut ceva ce nu a tras nimeni.
}
tampered = Înregistrarea a fost modificată sau stricată. Nimic de după locul acesta nu mai e de încredere.
other-record = Dispozitivul acesta a păstrat o altă înregistrare a acestei partide: una dintre ele a fost schimbată.
other-moves = O mutare făcută pe dispozitivul acesta lipsește din înregistrare sau e alta acolo.
limits = Dacă fiecare mutare a fost permisă și punctele au fost numărate bine, pot spune doar regulile. Pe ele le verifică, mutare cu mutare,
scores = Puncte: { $scores }
