# Mese
no-table = Nu există masa „{ $table }”; verifică codul sau cere un link nou.
table-broken = Masa aceasta ({ $table }) nu poate fi deschisă cu versiunea actuală a programului; întreabă persoana care administrează serverul.
refused-closed = Masa aceasta s-a închis; deschide una nouă.
refused-stranger = Aici doar te uiți; întâi vino la masă cu un nume.
refused-message = Mesajul nu poate fi înțeles: { $reason }.
refused-rate = Prea multe cereri deodată; așteaptă o clipă și încearcă din nou.
refused-place = Sunt prea multe conexiuni, așa că aceasta se închide ca să facă loc altora. Încearcă din nou peste o clipă.
refused-tables = De la adresa ta s-au deschis prea multe mese în ultima vreme; încearcă din nou peste câteva minute.
refused-stored = De la adresa ta s-au salvat prea multe date în ultima vreme; încearcă din nou peste câteva minute.
refused-full = Masa aceasta e plină: nu mai încap nici mutări, nici mesaje. Deschide una nouă.
refused-trouble = Ceva nu a mers bine pe server, dar nu s-a pierdut nimic. Încearcă din nou peste câteva clipe.
record-sealed = Înregistrarea rămâne sigilată până la sfârșitul partidei.
refused-replay = Doar cine e la masa aceasta îi poate revedea partidele; cere cuiva de acolo înregistrarea.
refused-long-record = Înregistrarea e prea lungă ca s-o arătăm aici; o poți vedea în terminal cu „curiouser replay”.
refused-no-reviews = Serverul acesta nu face analize; folosește „curiouser review” în terminal.
refused-reviews-busy = Acum se fac deja multe analize; încearcă din nou peste un minut.
refused-review-gone = Analiza aceasta a fost ștearsă; cere-o din nou.
refused-long-review = Partida e prea lungă ca s-o analizăm aici; o poți analiza în terminal cu „curiouser review”.
refused-origin = Pagina aceasta nu are voie să comunice cu serverul.
refused-encoding = Serverul nu decomprimă cererile; trimite conținutul necomprimat.
refused-link = Linkul acesta nu mai e valabil; cere unul nou.

# Condiții
refused-language = Limba aceasta nu există aici; alege dintre: { $known }.
refused-edition = Cu ediția aceasta nu se poate juca: { $reason }.

# Oameni
refused-name = Un nume trebuie să aibă { $most ->
    [one] un singur caracter
    [few] între 1 și { $most } caractere
   *[other] între 1 și { $most } de caractere
}.
refused-name-taken = Cineva de la masă se numește deja „{ $name }”; alege alt nume.
refused-name-bot = „{ $name }” e numele unui bot; alege alt nume.
refused-rename = La masa aceasta, numele nu se schimbă în timpul partidei.
refused-crowd = La masă { $most ->
    [one] e deja o persoană
    [few] sunt deja { $most } persoane
   *[other] sunt deja { $most } de persoane
}; mai multe nu încap.
refused-no-watching = La masa aceasta, partidele nu pot fi privite după ce au început.
refused-nobody = La masă nu e nimeni cu acest număr.
refused-yourself = Nu te poți alege pe tine; alege pe altcineva.
refused-host = Doar gazda mesei poate face asta.
refused-host-already = Persoana aceasta e deja gazda mesei.
refused-host-patience = Gazda a fost aici de curând; după { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de absență, orice jucător îi poate lua rolul.

# Locuri
refused-no-seat = Nu există locul acesta; masa are { $most ->
    [one] un loc
    [few] { $most } locuri
   *[other] { $most } de locuri
}.
refused-not-yours = Locul acela nu e al tău.
refused-sitting = Stai deja acolo.
refused-taken-seat = Pe locul acela stă altcineva.
refused-free-seat = Nu stă nimeni acolo.
refused-free-seats = { $seats ->
    [one] Mai e un loc liber
    [few] Mai sunt { $seats } locuri libere
   *[other] Mai sunt { $seats } de locuri libere
}; așteaptă-i pe ceilalți sau pune boți.
refused-second-seat = În timpul partidei nimeni nu poate lua un al doilea loc.
refused-held-seat = Altcineva a jucat pe locul acesta în partida de acum; doar acea persoană se poate întoarce pe el.
refused-bot = Pentru jocul acesta nu există botul cerut; alege dintre: { $known }.
refused-bot-plays = Pe locul tău joacă un bot; întâi ia-ți locul înapoi.
refused-patience = Jucătorul acela mai are puțin timp: după { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de așteptare, un bot îi poate lua locul.
refused-players-only = Doar cine are un loc poate face asta.
refused-word = La masa aceasta, cuvântul adăugat la amestecare poate conține numai cifre.
refused-opening = Partida începe imediat: locurile, boții și setările rămân așa cum sunt.
refused-not-opening = Acum nu se așteaptă de la tine niciun cuvânt pentru amestecare.
refused-word-hash = Acesta nu este cuvântul pe care l-ai ales la început. Reîncarcă pagina și încearcă din nou.
refused-borrowed = Tragerile la sorți ale acestei partide au fost stabilite în altă parte, așa că nu li se mai pot adăuga cuvinte.
refused-consent = Tragerile la sorți ale acestei partide vin din altă parte, iar { $people ->
    [one] o persoană nu și-a dat încă acordul
    [few] { $people } persoane nu și-au dat încă acordul
   *[other] { $people } de persoane nu și-au dat încă acordul
}.

# Partida
refused-started = Partida a început deja; asta se putea face doar înainte.
refused-not-started = Acum nu se joacă nicio partidă.
refused-not-over = Partida nu s-a terminat încă.
refused-paused = Partida e în pauză; așteaptă să continue.
refused-not-paused = Partida nu e în pauză.
refused-no-move = Aceasta nu e o mutare din joc: { $reason }.
refused-long-move = Mutarea aceasta e prea lungă.
refused-asked-already = Cineva a cerut deja să ia o mutare înapoi.
refused-not-asked = Acum nu ai la ce să răspunzi.

# O partidă care continuă alta
refused-begun = La masa aceasta se continuă altă partidă: jocul, locurile și opțiunile rămân ca acolo.
refused-moment-clock = Jocul acesta se joacă contra cronometru, deci o partidă nu poate fi continuată de la mijloc. Începe una nouă.
refused-moment-over = În acel moment partida se terminase deja; alege un moment anterior.
refused-moment-step = În partida aceasta nu există un asemenea moment.
refused-moment-luck = Înregistrarea aceasta nu arată tragerile la sorți. Alege „Amestecat din nou”.
refused-moment-long = Partida e prea lungă ca să se amestece din nou ce era ascuns. Alege „Ca atunci” sau un moment anterior.
refused-deal = Nu există partida aceasta.
refused-deal-open = Partida încă nu s-a terminat; abia după aceea o poți trimite altora.
refused-day = Pentru ziua aceea nu există o partidă a zilei. Alege ziua de azi sau una dinainte.
refused-day-game = Jocul acesta nu are o partidă a zilei.

# Sfaturi
refused-hint-none = În jocul acesta nu există sfaturi.
refused-hint-off = La masa aceasta se joacă fără sfaturi.
refused-hint-watching = Sfaturile sunt pentru cine joacă; tu doar te uiți.
refused-hint-turn = Sfaturile sunt pentru cine e la rând; așteaptă-ți rândul.
refused-hint-busy = Toți consilierii sunt ocupați acum; mai întreabă peste câteva clipe.
refused-hint-rate = Ai întrebat de prea multe ori; mai gândește-te puțin, apoi întreabă din nou.

# Discuții
refused-text = Un mesaj trebuie să aibă { $most ->
    [one] un singur caracter
    [few] între 1 și { $most } caractere
   *[other] între 1 și { $most } de caractere
}.
refused-chat = { $chat ->
    [off] La masa aceasta nu există chat.
   *[emotes] La masa aceasta poți folosi doar replicile rapide.
}
refused-silenced = Gazda ți-a retras dreptul de a scrie.

# Administratori
export-line = Rândul { $line } nu e un rând de export: { $reason }.
export-order = Rândul { $line } nu e la locul lui în export.
export-format = Exportul are formatul { $format }, iar programul acesta cunoaște doar formatul { $known }; actualizează-l.
export-changed = Fișierul a fost modificat după ce a fost scris; folosește altă copie.
export-cut = Fișierul se termină la rândul { $line }, în mijlocul exportului; folosește altă copie.
import-exists = Masa { $table } e deja în baza de date, așa că nu s-a importat nimic; cu --skip-existing se adaugă doar ce lipsește.
import-fault = Nu s-a importat nimic. { $what }
replay-fault = Masa { $table }, intrarea { $n }: { $fault ->
    [gap] lipsesc intrări sau se repetă.
    [entry] nu mai poate fi citită sau jucată ({ $reason }).
    [luck] tragerea la sorți nu e cea din sigiliu.
    [seal] sigiliul nu se potrivește.
    [end] partida nu se termină acolo.
    [other-end] la reluare, partida decurge altfel de la mutarea aceasta încolo.
   *[summary] datele despre masă nu se potrivesc cu jurnalul ei.
}

# Notificări
refused-no-push = Serverul acesta nu trimite notificări push.
refused-no-webhooks = Serverul acesta nu apelează webhookuri.
refused-notice-address = La adresa aceasta nu se pot trimite notificări; folosește una publică, care începe cu https://.
refused-notices = La masa aceasta ai deja { $most ->
    [one] o notificare
    [few] { $most } notificări
   *[other] { $most } de notificări
}; oprește întâi una.

# Laboratorul
refused-lab-off = Pe serverul acesta nu se fac experimente „Dar dacă…?”; cine îl administrează le poate permite cu „curiouser serve --lab”.
refused-lab-busy = Un experiment al tău e încă în curs sau sunt deja prea multe în așteptare; încearcă din nou când se termină unul.
refused-lab-many = Sunt prea multe partide pentru serverul acesta; poate juca cel mult { $most }.
refused-lab-gone = Experimentul acesta a fost șters; pornește-l din nou.

# Moderare
refused-banned = Nu mai ai acces la acest server; dacă e o greșeală, întreabă persoana care îl administrează.
refused-name-banned = Numele acesta nu e permis pe acest server; alege alt nume.
refused-words = Textul conține un cuvânt care nu e permis pe acest server; scrie altfel.
refused-reports = De la masa aceasta au venit deja multe raportări; le va citi persoana care administrează serverul.
refused-admin = Tokenul de administrator lipsește sau e greșit.
refused-ban = Indică adresa, rețeaua sau numele pe care vrei să le blochezi.
refused-too-many-rules = Sunt deja prea multe blocări și cuvinte nepermise; șterge întâi câteva.
refused-list-word = Un cuvânt din listă trebuie să aibă { $most ->
    [one] o singură literă
    [few] între 1 și { $most } litere
   *[other] între 1 și { $most } de litere
} și poate avea câte un asterisc la fiecare capăt, ca în „ceai*”.
refused-limit = Nu există o astfel de limită; alege una dintre: { $known }.
refused-limit-value = Limita aceasta poate fi între 0 și { $most }.
admin-token-open = Fișierul { $file } poate fi citit și de alții; rulează chmod 600 pe el sau șterge-l și repornește serverul, ca să se facă unul nou.
admin-token-short = Tokenul de administrator din fișierul { $file } e prea scurt; trebuie să aibă cel puțin { $least ->
    [one] un caracter
    [few] { $least } caractere
   *[other] { $least } de caractere
}.
