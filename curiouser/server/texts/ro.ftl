# Tables
no-table = Nu există masa „{ $table }”; verifică codul sau cere un link nou.
table-broken = Masa aceasta ({ $table }) nu poate fi deschisă de versiunea de acum a programului; întreabă pe cine ține serverul.
refused-closed = Masa aceasta e închisă; fă una nouă.
refused-stranger = Aici doar privești; mai întâi alătură-te mesei cu un nume.
refused-message = Mesajul nu poate fi înțeles: { $reason }.
refused-rate = Prea multe deodată; așteaptă o clipă și încearcă din nou.
refused-tables = De la adresa ta s-au făcut prea multe mese în ultima vreme; încearcă din nou peste câteva minute.
refused-full = La masa asta s-au întâmplat atât de multe, încât nu mai încape nimic. Fă una nouă.
refused-trouble = Ceva nu merge pe server; nu s-a pierdut nimic. Încearcă din nou într-o clipă.
record-sealed = Înregistrarea partidei e sigilată până la sfârșitul ei.
refused-replay = Doar cine e la masa asta își poate revedea partidele; cere-i cuiva de acolo înregistrarea.
refused-long-record = Înregistrarea e prea lungă ca s-o arătăm aici; „curiouser replay” o arată în terminal.
refused-no-reviews = Acest server nu face analize; „curiouser review” în terminal face.
refused-reviews-busy = Chiar acum se fac multe analize; încearcă din nou peste un minut.
refused-review-gone = Această analiză nu mai e păstrată; cere-o din nou.
refused-long-review = Partida e prea lungă pentru a fi analizată aici; „curiouser review” în terminal are timp.
refused-origin = Pagina aceasta nu are voie să vorbească cu serverul.
refused-link = Linkul acesta nu mai e bun; cere unul nou.

# Terms
refused-language = Nu avem limba aceasta aici; alege una dintre: { $known }.
refused-edition = Din ediția aceasta nu iese o partidă: { $reason }.

# People
refused-name = Un nume are între 1 și { $most } de litere.
refused-name-taken = Cineva de la masă se numește deja „{ $name }”; alege alt nume.
refused-name-bot = „{ $name }” este numele unui bot; alege alt nume.
refused-rename = La masa aceasta numele rămân cum sunt în timpul partidei.
refused-crowd = La masă sunt deja { $most } de oameni; mai mulți nu încap.
refused-no-watching = La masa aceasta nu se privește după ce a început partida.
refused-nobody = La masă nu e nimeni cu numărul acesta.
refused-yourself = Nu îți poți face asta ție.
refused-host = Doar gazda mesei poate face asta.
refused-host-already = Aceasta este deja gazda.
refused-host-patience = Gazda a fost aici de curând; după { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de tăcere, orice jucător îi poate lua locul.

# Seats
refused-no-seat = Nu există locul acesta; masa are { $most ->
    [one] un loc
    [few] { $most } locuri
   *[other] { $most } de locuri
}.
refused-not-yours = Locul acela nu e al tău.
refused-sitting = Stai deja acolo.
refused-taken-seat = Locul acela e al altcuiva.
refused-free-seat = Nu stă nimeni acolo.
refused-free-seats = { $seats ->
    [one] Un loc e încă liber
    [few] { $seats } locuri sunt încă libere
   *[other] { $seats } de locuri sunt încă libere
}; așteaptă-i pe ceilalți sau așază boți.
refused-second-seat = În timpul partidei nimeni nu poate lua un al doilea loc.
refused-held-seat = Altcineva a jucat pe locul acesta în partida de acum; doar acea persoană se poate întoarce la el.
refused-bot = Nu avem un asemenea bot pentru jocul acesta; alege dintre: { $known }.
refused-bot-plays = Pe locul tău joacă un bot; ia-l mai întâi înapoi.
refused-patience = Locul acela mai are puțin timp: după { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de așteptare îl poate lua un bot.
refused-players-only = Doar cine are un loc poate face asta.
refused-word = La masa aceasta un cuvânt pentru noroc e făcut numai din cifre.

# The match
refused-started = Partida a început; asta se poate face doar înaintea ei.
refused-not-started = Acum nu se joacă nicio partidă.
refused-not-over = Partida nu s-a terminat încă.
refused-paused = Masa e în pauză; așteaptă până merge mai departe.
refused-not-paused = Masa nu e în pauză.
refused-no-move = Aceasta nu e o mutare a jocului: { $reason }.
refused-long-move = Mutarea e prea lungă ca să fie una.
refused-asked-already = Se întreabă deja despre o mutare.
refused-not-asked = Acum nu te întreabă nimeni nimic.

# A match that goes on from another one
refused-begun = La masa asta continuă altă partidă: jocul, locurile și opțiunile rămân cum erau acolo.
refused-moment-clock = Jocul acesta se joacă contra cronometru, deci nu se poate continua de la mijloc. Începe o partidă nouă.
refused-moment-over = Acolo partida se terminase; alege un moment mai devreme.
refused-moment-step = Partida nu are un asemenea moment.
refused-moment-luck = Înregistrarea aceasta nu spune ce noroc a avut. Alege „împărțit din nou”.
refused-moment-long = Partida e prea lungă ca secretele ei să fie împărțite din nou. Alege „cum era” sau un moment mai devreme.
refused-deal = Nu există o asemenea împărțire.
refused-deal-open = Partida încă nu s-a terminat; norocul ei poate fi dat altora după aceea.
refused-day = Pentru ziua aceea nu există o împărțire. Alege ziua de azi sau una dinainte.
refused-day-game = Jocul acesta nu are o împărțire a zilei.

# Hints
refused-hint-none = În jocul acesta nu există sfaturi.
refused-hint-off = La masa aceasta se joacă fără sfaturi.
refused-hint-watching = Sfaturile sunt pentru cine joacă; tu doar privești.
refused-hint-turn = Sfatul e pentru cine e la mutare; așteaptă-ți rândul.
refused-hint-busy = Toate ajutoarele stau acum pe gânduri; mai întreabă peste o clipă.
refused-hint-rate = Ai întrebat de multe ori; mai gândește-te puțin, apoi întreabă din nou.

# Talk
refused-text = Spune ceva între 1 și { $most } de litere.
refused-chat = { $chat ->
    [off] La masa aceasta nu se vorbește.
   *[emotes] La masa aceasta se vorbește doar prin semne.
}
refused-silenced = Gazda te-a rugat să faci liniște.

# Operators
export-line = Rândul { $line } nu e un rând de export: { $reason }.
export-order = Rândul { $line } nu are ce căuta acolo într-un export.
export-format = Exportul are formatul { $format }, iar programul acesta știe formatul { $known }; actualizează-l.
export-changed = Fișierul a fost schimbat după ce a fost scris; ia altă copie.
export-cut = Fișierul se termină cu rândul { $line }, în mijlocul exportului; ia altă copie.
import-exists = Masa { $table } e deja în baza de date, așa că de data aceasta nu s-a păstrat nimic; --skip-existing ia doar ce lipsește.
import-fault = Nu s-a păstrat nimic. { $what }
replay-fault = Masa { $table }, însemnarea { $n }: { $fault ->
    [gap] lipsesc însemnări sau se repetă.
    [entry] nu mai poate fi citită sau jucată ({ $reason }).
    [luck] norocul nu e cel din sigiliu.
    [seal] sigiliul nu se potrivește.
    [end] partida nu se termină acolo.
    [other-end] de la mutarea aceasta partida merge altfel decât a mers.
   *[summary] ce s-a notat despre masă nu se potrivește cu jurnalul ei.
}

# Notices
refused-no-push = Serverul acesta nu trimite notificări push.
refused-no-webhooks = Serverul acesta nu apelează webhookuri.
refused-notice-address = La adresa aceasta nu se pot trimite notificări; dă una care începe cu https:// și la care ajunge oricine.
refused-notices = La masa aceasta ai deja { $most } notificări; oprește mai întâi una.

# Laboratorul
refused-lab-off = Acest server nu încearcă „ce-ar fi dacă”; cine îl ține deschis poate permite asta cu „curiouser serve --lab”.
refused-lab-busy = O încercare de-a ta încă se joacă sau așteaptă deja prea multe; încearcă din nou când se termină una.
refused-lab-many = Sunt prea multe partide pentru acest server; joacă cel mult { $most }.
refused-lab-gone = Încercarea aceasta nu mai e aici; întreabă din nou.
