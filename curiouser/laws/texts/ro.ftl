nobody = { $who ->
    [-1] Norocul
    [-3] Cineva care privește
   *[-4] Ceasul
}

# Legile
law-starts = O partidă poate începe cu orice număr de locuri și cu orice opțiune.
law-ends = Orice partidă se termină.
law-has-move = Până la sfârșit cineva are de făcut o mutare și o poate face.
law-turns = Mutări se oferă numai celor al căror rând este.
law-outcome = Rezultatul apare la sfârșit și niciodată înainte; motivul este cunoscut, iar clasamentul se potrivește cu punctele.
law-parts = Nicio piesă din cutie nu se pierde și nu apare din senin.
law-legal-applies = Orice mutare permisă se poate face și duce în același loc, fie că ascultă cineva, fie că nu.
law-illegal-refused = Orice altă mutare este refuzată, în cuvinte, și nu schimbă nimic.
law-order = Mutările permise au o singură ordine fixă și nu se repetă.
law-copies = Ce i se întâmplă unei copii i se întâmplă numai ei.
law-notation = Poziția citită din notația ei este aceeași poziție.
law-moves = O mutare este aceeași ca structură, număr, JSON și cuvinte scrise.
law-pick = Alegerea rapidă dintre mutările unui loc dă același lucru ca cea lentă.
law-views = O vedere se poate trimite și oferă mutări numai locului al cărui rând este.
law-events = Orice eveniment este de un fel cunoscut, urmează o regulă cunoscută și se poate trimite.
law-texts = Tot ce se întâmplă, se poate face, se refuză sau încheie jocul are o propoziție în fiecare limbă.
law-luck = Ponderile norocului au sens, iar tragerile rapide dau același lucru ca cele lente.
law-secret-view = Reîmpărțirea a ceea ce privitorul nu poate ști nu schimbă nimic din ce vede.
law-secret-moves = Reîmpărțirea a ceea ce un loc nu poate ști nu schimbă mutările care i se oferă.
law-secret-event = Cine vede același lucru află același lucru.
law-secret-refusal = Un refuz nu îi spune unui loc nimic din ce nu poate ști.
law-redeal = Reîmpărțirea găsește altă lume oriunde există una, și numai lumi corecte.
law-undo = O mutare luată înapoi nu a existat niciodată.
law-record = O înregistrare duce din nou la aceeași partidă, octet cu octet.

# Cum se încalcă
broken-raised = La verificare a apărut eroarea { $error }.
broken-endless = Partida nu s-a terminat după atâtea mutări: { $moves }.
broken-dead-end = { $who }: este la rând, dar nu are nicio mutare de făcut.
broken-nobody = Nu este rândul nimănui, iar partida nu s-a terminat.
broken-actors = La rând nu pot fi { $actors }: numai locuri și ceasul, fiecare o dată, sau norocul singur.
broken-offer = { $who }: nu este la rând, dar i se oferă mutări.
broken-early-outcome = Cineva este la rând, dar există deja un rezultat.
broken-no-outcome = Partida s-a oprit fără rezultat.
broken-reason = S-a terminat prin „{ $reason }”, care nu este printre sfârșiturile jocului.
broken-scores = Rezultatul are punctele { $scores }, dar jocul spune { $found }.
broken-places = Clasamentul { $places } nu se potrivește cu punctele { $scores }.
broken-part = { $part }: { $had } la început, { $has } acum.
broken-legal = { $who }: mutarea permisă { $move } a dat eroarea { $error }.
broken-unheard = { $who }: mutarea { $move } duce în altă parte când nu ascultă nimeni.
broken-accepted = { $who }: mutarea { $move } nu este permisă, dar a fost primită.
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
broken-future = Două copii, aceleași alegeri și același noroc au dus la partide diferite.
broken-notation = Notația { $notation } se citește ca altă poziție.
broken-notation-again = Notația { $notation }, citită și scrisă din nou, devine { $again }.
broken-notation-future = Poziția citită din { $notation } se joacă altfel mai departe.
broken-move-type = { $move } nu este unul dintre felurile de mutări ale jocului.
broken-move-json = Mutarea { $move } nu se întoarce din JSON.
broken-tidy = Mutarea permisă { $move } nu este în forma ei ordonată.
broken-number = Mutarea { $move } nu se întoarce din numărul ei.
broken-spelling = Mutarea { $move } nu se întoarce din scrierea ei „{ $spelled }”.
broken-view-moves = { $viewer }: vederea oferă alte mutări decât ale locului.
broken-event-type = { $event } nu este unul dintre felurile de evenimente ale jocului.
broken-event-json = Evenimentul { $event } nu se întoarce din JSON.
broken-rule = { $what } numește regula „{ $rule }”, pe care jocul nu o are.
broken-text = Textul „{ $id }” nu poate fi spus în limba { $language }: { $reason }.
broken-drawing = Nu există desen în limba { $language }.
broken-chances = Șansele norocului nu pot fi { $weights }: trebuie să existe, toate peste 0.
broken-chances-legal = Șansele norocului nu sunt mutările lui permise.
broken-weights = Variantele { $outcomes } nu pot avea ponderile { $weights }: câte una pentru fiecare, niciuna sub 0.
broken-draw = Tragerea rapidă a dat { $drawn }, împotriva ponderilor.
broken-draw-changed = Tragerea rapidă a schimbat poziția.
broken-let-luck = Mutările norocului făcute deodată diferă de cele făcute pe rând.
broken-pick = Alegerea rapidă a dat { $picked }, alta decât cea lentă.
broken-secret-view = { $viewer }: vederea se schimbă odată cu ce nu poate ști.
broken-secret-turn = { $viewer }: cine este la rând se schimbă odată cu ce nu poate ști.
broken-secret-moves = { $viewer }: mutările oferite se schimbă odată cu ce nu poate ști.
broken-secret-event = { $viewer }: află ceea ce nu vede: { $event }.
broken-secret-refusal = { $viewer }: refuzul mutării { $move } se schimbă odată cu ce nu poate ști.
broken-redeal = { $viewer }: reîmpărțirea nu schimbă nimic, deși norocul a făcut ceva ce nu poate ști.
broken-redeal-notation = Poziția { $notation }, reîmpărțită, se citește ca alta.
broken-redeal-end = O poziție reîmpărțită nu poate fi jucată până la capăt.
broken-undo = Luarea înapoi a mutării nu a dus la poziția dinaintea ei.
broken-undo-again = Mutarea luată înapoi, făcută din nou, a dus în altă parte.
broken-record-position = Reluarea înregistrării duce la altă poziție.
broken-record-bytes = Partida reluată scrie altă înregistrare.
