nobody = { $who ->
    [-1] Hazardul
    [-3] Un spectator
   *[-4] Ceasul
}

# Legile
law-starts = O partidă poate începe cu orice număr de locuri permis și cu orice opțiune.
law-ends = Orice partidă se termină.
law-has-move = Până la sfârșit, cineva e la rând și are ce muta.
law-turns = Doar cine e la rând are de ales o mutare.
law-outcome = Rezultatul apare la sfârșit și niciodată înainte; motivul e unul cunoscut, iar clasamentul se potrivește cu punctele.
law-parts = Nicio piesă din cutie nu se pierde și nu apare din senin.
law-legal-applies = Orice mutare permisă se poate face și duce la aceeași poziție, fie că evenimentele sunt urmărite, fie că nu.
law-illegal-refused = Orice altă mutare e refuzată, cu o explicație, și nu schimbă nimic.
law-order = Mutările permise au mereu aceeași ordine și nu se repetă.
law-copies = Ce i se întâmplă unei copii nu afectează originalul.
law-notation = Poziția citită din notația ei este aceeași poziție.
law-moves = O mutare rămâne aceeași ca structură, număr, JSON și text scris.
law-pick = Alegerea rapidă dintre mutările unui loc dă același rezultat ca alegerea lentă.
law-views = Ce vede un privitor se poate serializa, iar mutări i se oferă doar locului aflat la rând.
law-events = Orice eveniment e de un tip cunoscut, ține de o regulă cunoscută și se poate serializa.
law-texts = Orice eveniment, mutare, refuz sau final are un text în fiecare limbă.
law-luck = Ponderile tragerilor la sorți au sens, iar tragerile rapide dau același rezultat ca cele lente.
law-secret-view = Dacă se reîmparte ce nu poate ști un privitor, ceea ce vede el nu se schimbă.
law-secret-moves = Dacă se reîmparte ce nu poate ști un loc, mutările care i se oferă nu se schimbă.
law-secret-event = Cine vede același lucru află același lucru.
law-secret-refusal = Un refuz nu îi spune unui loc nimic din ce nu poate ști.
law-redeal = Reîmpărțirea găsește altă variantă oriunde există una, și numai variante valide.
law-undo = O mutare luată înapoi e ca și cum nu ar fi existat.
law-record = O înregistrare duce din nou la aceeași partidă, octet cu octet.

# Cum se încalcă
broken-raised = La verificare a apărut eroarea { $error }.
broken-endless = Partida nu s-a terminat după { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
broken-dead-end = { $who }: e la rând, dar nu are ce muta.
broken-nobody = Nu e nimeni la rând, iar partida nu s-a terminat.
broken-actors = La rând nu pot fi { $actors }: doar locurile și ceasul, fiecare o singură dată, sau numai hazardul.
broken-offer = { $who }: nu este la rând, dar i se oferă mutări.
broken-early-outcome = Cineva este la rând, dar există deja un rezultat.
broken-no-outcome = Partida s-a oprit fără rezultat.
broken-reason = Partida s-a terminat cu „{ $reason }”, care nu e printre finalurile jocului.
broken-scores = Rezultatul are punctele { $scores }, dar jocul spune { $found }.
broken-places = Clasamentul { $places } nu se potrivește cu punctele { $scores }.
broken-part = { $part }: { $had } la început, { $has } acum.
broken-legal = { $who }: mutarea permisă { $move } a dat eroarea { $error }.
broken-unheard = { $who }: mutarea { $move } duce la altă poziție când evenimentele nu sunt urmărite.
broken-accepted = { $who }: mutarea { $move } nu e permisă, dar a fost acceptată.
broken-refusal = { $who }: mutarea { $move } nu a fost refuzată, ci a dat eroarea { $error }.
broken-refused-changed = { $who }: mutarea { $move } a fost refuzată, dar a schimbat poziția.
broken-twice = { $who }: aceeași mutare este oferită de două ori.
broken-order = { $who }: mutările permise diferă când { $where ->
    [again] le ceri din nou
    [copy] le ceri pe o copie
   *[notation] poziția este citită din notația ei
}.
broken-copy = O copie nu este aceeași poziție.
broken-original = Jocul pe o copie a schimbat originalul.
broken-twin = Jocul pe o poziție i-a schimbat copia.
broken-future = Două copii, cu aceleași alegeri și aceleași trageri la sorți, au dus la partide diferite.
broken-notation = Notația { $notation } se citește ca altă poziție.
broken-notation-again = Notația { $notation }, citită și scrisă din nou, devine { $again }.
broken-notation-future = Poziția citită din { $notation } se joacă altfel mai departe.
broken-move-type = { $move } nu e de niciunul dintre tipurile de mutări ale jocului.
broken-move-json = Mutarea { $move } nu se reface din JSON.
broken-tidy = Mutarea permisă { $move } nu e în forma ei normală.
broken-number = Mutarea { $move } nu se reface din numărul ei.
broken-spelling = Mutarea { $move } nu se reface din forma ei scrisă, „{ $spelled }”.
broken-view-moves = { $viewer }: mutările pe care le vede nu sunt cele pe care le are.
broken-event-type = { $event } nu e de niciunul dintre tipurile de evenimente ale jocului.
broken-event-json = Evenimentul { $event } nu se reface din JSON.
broken-rule = { $what } numește regula „{ $rule }”, pe care jocul nu o are.
broken-text = Textul „{ $id }” nu poate fi afișat în limba { $language }: { $reason }.
broken-drawing = Nu există desen în limba { $language }.
broken-chances = Șansele tragerii la sorți nu pot fi { $weights }: trebuie să fie cel puțin una, toate peste 0.
broken-chances-legal = Șansele tragerii la sorți nu corespund mutărilor permise.
broken-weights = Variantele { $outcomes } nu pot avea ponderile { $weights }: câte una pentru fiecare, niciuna sub 0.
broken-draw = Tragerea rapidă a dat { $drawn }, ceea ce contrazice ponderile.
broken-draw-changed = Tragerea rapidă a schimbat poziția.
broken-let-luck = Tragerile la sorți făcute toate deodată diferă de cele făcute pe rând.
broken-pick = Alegerea rapidă a dat { $picked }, care nu e rezultatul alegerii lente.
broken-secret-view = { $viewer }: ceea ce vede depinde de ceva ce nu poate ști.
broken-secret-turn = { $viewer }: cine este la rând depinde de ceva ce nu poate ști.
broken-secret-moves = { $viewer }: mutările oferite depind de ceva ce nu poate ști.
broken-secret-event = { $viewer }: află ceva ce nu poate vedea: { $event }.
broken-secret-refusal = { $viewer }: refuzul mutării { $move } depinde de ceva ce nu poate ști.
broken-redeal = { $viewer }: reîmpărțirea nu schimbă nimic, deși s-a tras la sorți ceva ce nu poate ști.
broken-redeal-notation = Poziția { $notation }, reîmpărțită, se citește ca alta.
broken-redeal-end = O poziție reîmpărțită nu poate fi jucată până la capăt.
broken-undo = Luarea înapoi a mutării nu a dus la poziția dinaintea ei.
broken-undo-again = Mutarea luată înapoi, făcută din nou, a dus la altă poziție.
broken-record-position = Reluarea înregistrării duce la altă poziție.
broken-record-bytes = Partida reluată scrie altă înregistrare.
