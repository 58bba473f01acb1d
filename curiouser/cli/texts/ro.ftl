# Cuvinte care nu sunt comenzi
unknown-command = Nu există comanda „{ $word }”; alege dintre: { $known }.
unknown-flag = Aici nu există opțiunea „{ $word }”; vezi „{ $command } --help”.
unused-word = „{ $word }” e un argument în plus; vezi „{ $command } --help”.
missing-word = Lipsește { $name }; vezi „{ $command } --help”.
missing-value = După { $name } lipsește o valoare; vezi „{ $command } --help”.
repeated-flag = Opțiunea { $word } poate fi folosită o singură dată.
bad-value = „{ $value }” nu e o valoare potrivită pentru { $name }; vezi „{ $command } --help”.
misread = Comanda nu poate fi înțeleasă; vezi „{ $command } --help”.
bad-count = { $flag } nu poate fi { $value }; alege { $most ->
    [one] 1
    [few] un număr de la 1 la { $most }
   *[other] un număr de la 1 la { $most }
}.
bad-option-form = „{ $word }” nu e o opțiune de joc; scrie NUME=VALOARE (numele le vezi cu „curiouser games”).
bad-name = „{ $name }” nu poate fi un nume de jucător; alege un nume { $most ->
    [one] cu un singur caracter
    [few] care are între 1 și { $most } caractere
   *[other] care are între 1 și { $most } de caractere
}.
unknown-player = Nu există botul „{ $name }”; alege dintre: { $known }. Pentru oameni scrie „me” sau un nume care începe cu majusculă.
unknown-rule = În { $game } nu există regula „{ $id }”; regulile sunt de la { $first } la { $last }.

# Fișiere
cant-read = { $file } nu poate fi citit: { $why ->
    [no-such-file] fișierul nu există
    [is-a-folder] e un dosar
    [not-permitted] nu ai drept de citire
   *[other] { $reason }
}.
cant-write = { $file } nu poate fi scris: { $why ->
    [no-such-file] dosarul nu există
    [is-a-folder] e un dosar
    [not-permitted] nu ai drept de scriere acolo
   *[other] { $reason }
}.
no-room = Rezultatul nu poate fi scris: { $reason }.
record-unfinished = În { $file } este o partidă neterminată; continu-o cu „curiouser play --resume” sau alege alt fișier.
resume-alone = --resume ia totul din fișier; nu mai indica nici jocul, nici alte opțiuni în afară de --language.
resume-over = Ultima partidă din { $file } s-a terminat; o poți revedea cu „curiouser replay”.
resume-seed = { $file } nu conține sămânța sigilată a partidei, așa că partida nu poate continua.

# Jucători
seat-one = Locul { $seat }
seat-you = Locul { $seat } (tu)
seat-of = Locul { $seat } ({ $player })

# Jocul
play-which = Ce jucăm?
play-number = Număr sau nume:
play-no-number = Nu e în listă; scrie { $most ->
    [one] 1
    [few] un număr de la 1 la { $most }
   *[other] un număr de la 1 la { $most }
} sau un nume.
play-how = Scrie numărul unei mutări sau chiar mutarea; cu „{ $help }” vezi ce mai poți scrie.
luck-sealed = Toate tragerile la sorți ale acestei partide sunt acum sigilate. Dacă vrei, notează amprenta sigiliului:
luck-entropy = Adaugă la amestecare un cuvânt al tău sau apasă doar Enter:
luck-seeded = cu tragerile la sorți din sămânța { $seed }
kept-as-it-goes = Partida se salvează în { $file }.
resumed = { $moves ->
    [0] de la început, înainte de prima mutare
    [one] de unde ai rămas, după o mutare
    [few] de unde ai rămas, după { $moves } mutări
   *[other] de unde ai rămas, după { $moves } de mutări
}
hand-over-hide = Apasă Enter ca să golești ecranul, apoi dă tastatura mai departe; urmează { $name }.
hand-over-take = Dă tastatura mai departe. { $name }, apasă Enter când nu se mai uită nimeni.
your-turn = { $name }, este rândul tău.
more-moves = … și { $more ->
    [one] încă una
    [few] încă { $more }
   *[other] încă { $more }
}; cu „{ $moves }” le vezi pe toate.
others-may = Acum mai poate muta și altcineva: { $names }. Ca să faci mutarea altui jucător, scrie-i numele înainte: „{ $name }: …”.
no-move-number = Nu există nicio mutare cu acest număr; alege { $most ->
    [one] 1
    [few] un număr de la 1 la { $most }
   *[other] un număr de la 1 la { $most }
} sau scrie chiar mutarea.
refused-why = Scrie „{ $why }” ca să citești regula { $rule }.
why-nothing = Acum nu e nicio regulă de citat.
rule-kind = { $kind ->
    [ruling] decizia noastră
   *[rule] din regulament
}
taken-back = { $name } își ia înapoi ultima mutare.
kept = Partida e salvată. Ca s-o continui:
over = Partida s-a terminat: { $reason }
over-place = { $name }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}
not-over = Partida nu s-a terminat încă
seal-opened = Sigiliul s-a deschis; aceasta a fost sămânța tuturor tragerilor la sorți:
play-verify = Oricine poate verifica dacă s-a umblat la partidă:

command-why = motiv
command-undo = înapoi
command-rules = reguli
command-board = masa
command-moves = mutări
command-help = ajutor
command-quit = gata
command-time = timpul
command-hint = sfat
help-move = Poți scrie numărul unei mutări, chiar mutarea sau unul dintre aceste cuvinte:
help-why = regula pe care se bazează ultimul mesaj sau refuz
help-undo = îți iei înapoi ultima mutare; boții fac la fel cu ale lor
help-rules = toate regulile sau una singură: „reguli G8”
help-board = arată masa din nou
help-moves = toate mutările pe care le poți face
help-help = lista aceasta
help-quit = oprești aici; partida rămâne salvată
help-time = anunță că a expirat timpul
help-hint = cele mai bune mutări, șansele lor și motivele
hint-chances = { $chance }% șanse de victorie (±{ $error }), puncte: { $score } (±{ $score_error })
hint-sure = { $won ->
    [yes] așa câștigi sigur
   *[no] așa pierzi, dacă adversarul joacă bine
}

# Înregistrări
verified = verificat: { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, { $luck }{ $over ->
    [no] ; partida nu s-a terminat
   *[yes] { "" }
}
verified-begun = { $moves ->
    [one] Prima mutare s-a jucat
    [few] Primele { $moves } mutări s-au jucat
   *[other] Primele { $moves } de mutări s-au jucat
} în altă partidă{ $luck ->
    [same] , cu aceleași trageri la sorți.
   *[new] ; sigiliul se referă la tragerile de după aceea.
}
verified-many = verificat: { $matches ->
    [one] o partidă
    [few] { $matches } partide
   *[other] { $matches } de partide
} cu { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, { $luck }
verified-no-words = Nimeni nu a adăugat un cuvânt la amestecare: cine a împărțit cărțile le putea aranja dinainte.
verified-no-words-many = { $matches ->
    [one] Într-o partidă
    [few] În { $matches } partide
   *[other] În { $matches } de partide
} nimeni nu a adăugat un cuvânt la amestecare: cine a împărțit cărțile le putea aranja dinainte.
verified-borrowed = { $kind ->
    [day] Tragerile la sorți sunt cele din partida zilei ({ $day })
   *[match] Tragerile la sorți sunt luate din altă partidă
}: cineva putea să le știe înainte de începutul acestei partide.
verified-borrowed-many = { $matches ->
    [one] Într-o partidă
    [few] În { $matches } partide
   *[other] În { $matches } de partide
} tragerile la sorți sunt luate din altă partidă sau din partida zilei: cineva putea să le știe dinainte.
verified-luck = { $proof ->
    [no-luck] niciuna trasă la sorți
    [seal] { $luck ->
        [one] dintre care una trasă la sorți, din sigiliu
        [few] dintre care { $luck } trase la sorți, toate din sigiliu
       *[other] dintre care { $luck } trase la sorți, toate din sigiliu
    }
    [borrowed] { $luck ->
        [one] dintre care una trasă la sorți, dintr-un sigiliu împrumutat
        [few] dintre care { $luck } trase la sorți, toate dintr-un sigiliu împrumutat
       *[other] dintre care { $luck } trase la sorți, toate dintr-un sigiliu împrumutat
    }
    [seed] { $luck ->
        [one] dintre care una trasă la sorți, din sămânță
        [few] dintre care { $luck } trase la sorți, toate din sămânță
       *[other] dintre care { $luck } trase la sorți, toate din sămânță
    }
    [sealed-still] { $luck ->
        [one] dintre care una trasă la sorți, cu sigiliul încă nedeschis
        [few] dintre care { $luck } trase la sorți, cu sigiliul încă nedeschis
       *[other] dintre care { $luck } trase la sorți, cu sigiliul încă nedeschis
    }
   *[unproven] { $luck ->
        [one] dintre care una trasă la sorți, pe care n-o poate verifica nimeni
        [few] dintre care { $luck } trase la sorți, pe care nu le poate verifica nimeni
       *[other] dintre care { $luck } trase la sorți, pe care nu le poate verifica nimeni
    }
}
step = [Enter]

# Jocuri și reguli
games-seats = Locuri
games-bots = Boți
games-option = Opțiune
games-how = curiouser play JOC · curiouser rules JOC
rules-howto = { $part ->
    [aim] Scopul jocului
    [turn] O tură
    [special] Cazuri speciale
    [end] Sfârșitul jocului
   *[scoring] Punctajul
}
rules-rules = Regulile
rules-rulings = Deciziile noastre, unde regulamentul tace sau se contrazice
rules-edition = Valorile acestei ediții
rules-source = { $source ->
    [rulebook] din regulament
    [reconstructed] reconstituit
   *[changed] modificat
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Simulări
simulating = Se joacă
writing-records = Se scriu înregistrările
records-written = { $matches ->
    [one] S-a scris o înregistrare
    [few] S-au scris { $matches } înregistrări
   *[other] S-au scris { $matches } de înregistrări
} în { $file }.
tables-written = { $matches ->
    [one] S-a salvat o partidă
    [few] S-au salvat { $matches } partide
   *[other] S-au salvat { $matches } de partide
} sub formă de tabele în { $folder }.
reporting = Se joacă
report-written = Raportul e în { $file }.
pictures-written = Graficele sunt în { $folder }, ca PNG și SVG.
differences-clear = { $count ->
    [0] Nicio diferență față de bază nu e clară.
    [one] O diferență față de bază e clară.
    [few] { $count } diferențe față de bază sunt clare.
   *[other] { $count } de diferențe față de bază sunt clare.
}
trying = Se încearcă
balance-best = Cel mai bun rezultat
balance-none = Spune cu --vary ce se poate schimba, de exemplu --vary alice=0..12, și cu --goal ce țintă urmărești.
head-number = Număr
head-value = Valoare
head-goal = Țintă
head-wanted = Dorit
head-reached = Atins
balance-tried = { $count ->
    [one] S-a încercat o variantă, pe { $matches ->
        [one] o partidă
        [few] { $matches } partide
       *[other] { $matches } de partide
    }.
    [few] S-au încercat { $count } variante, fiecare pe { $matches ->
        [one] aceeași partidă
        [few] aceleași { $matches } partide
       *[other] aceleași { $matches } de partide
    }.
   *[other] S-au încercat { $count } de variante, fiecare pe { $matches ->
        [one] aceeași partidă
        [few] aceleași { $matches } partide
       *[other] aceleași { $matches } de partide
    }.
}
balance-checked = Jucat din nou, cu alte trageri la sorți:
simulated = { $matches ->
    [one] O partidă
    [few] { $matches } partide
   *[other] { $matches } de partide
} în { $seconds } s, adică { $speed } pe secundă; decizii pe partidă: { $decisions } ({ $compiled ->
    [yes] compilat
   *[no] interpretat
}).
head-seat = Loc
head-bot = Bot
head-score = Scor mediu
head-wins = Victorii
head-rate = Procent
head-between = Interval de 95%
head-rating = Rating
head-against = Adversar
head-matches = Partide
head-chance = Din întâmplare
ladder-chance = Ultima coloană arată cât de probabil e ca doi boți la fel de buni să difere atât de mult doar din întâmplare.
balance-even = Pe toate locurile joacă același bot și, din câte se poate vedea, niciunul nu câștigă mai des sau mai rar decât ar fi corect.
balance-uneven = Pe toate locurile joacă același bot, și totuși { $count ->
    [one] locul { $seats } câștigă
    [few] locurile { $seats } câștigă
   *[other] locurile { $seats } câștigă
} mai des sau mai rar decât ar fi corect.
ends = Cum s-au terminat partidele
end-count = { $reason }: { $count } ({ $share }%)

# Legile
checking = Se verifică
laws-kept = { $game } respectă { $laws ->
    [one] singura lege
    [few] toate cele { $laws } legi
   *[other] toate cele { $laws } de legi
}: { $matches ->
    [one] o partidă
    [few] { $matches } partide
   *[other] { $matches } de partide
}, { $positions ->
    [one] o poziție
    [few] { $positions } poziții
   *[other] { $positions } de poziții
}.
laws-broken = { $game } încalcă { $broken ->
    [one] o lege
    [few] legile în { $broken } feluri
   *[other] legile în { $broken } de feluri
}:
laws-place = locuri { $seats }, opțiuni { $options }, sămânța { $seed }, partida { $match }, după { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}

# Serverul
serve-open = Curiouser rulează la { $url } – închide-l cu Ctrl-C.
serve-port = { $port } nu poate fi un port; alege un număr de la 0 la { $most }.
serve-below = { $flag } nu poate fi { $value }; alege 0 sau mai mult.
serve-proxies = „{ $given }” nu e o listă de adrese; scrie-le despărțite prin virgule, de exemplu 127.0.0.1,10.0.0.0/8.
serve-no-port = Serverul nu poate porni la { $host }, portul { $port }: { $reason }. Alege alt port cu --port.
serve-lan = Ceilalți pot juca la { $url }
serve-port-taken = Portul { $port } de la { $host } e folosit de alt program, poate de alt server Curiouser; închide-l sau alege alt port cu --port.
serve-public = „{ $given }” nu e o adresă web; scrie-o așa: https://play.example.org.
serve-contact = „{ $given }” nu e o adresă de contact; scrie mailto:NUME@GAZDĂ sau o adresă care începe cu https://.
serve-push = Pentru notificări push e nevoie de pachetul cryptography; instalează curiouser[push] sau renunță la --push-contact.
serve-lab = Experimentele „Dar dacă…?” au nevoie de pachetele laboratorului; renunță la --lab sau instalează-le cu pip install 'curiouser[lab]'.
serve-variable = Variabila { $variable } are o valoare, dar nu există o astfel de setare; poate e vorba de { $nearest }?
serve-variable-unknown = Variabila { $variable } are o valoare, dar nu există o astfel de setare.
serve-token = Tokenul din { $flag } e prea scurt; trebuie să aibă cel puțin { $least ->
    [one] un caracter
    [few] { $least } caractere
   *[other] { $least } de caractere
}.

# Administratori
no-tables = Fișierul { $file } nu există; indică baza de date a serverului cu --db.
backed-up = { $tables ->
    [one] O masă a fost copiată
    [few] { $tables } mese au fost copiate
   *[other] { $tables } de mese au fost copiate
} în { $file }.
backups-removed = { $backups ->
    [one] S-a șters o copie de rezervă mai veche.
    [few] S-au șters { $backups } copii de rezervă mai vechi.
   *[other] S-au șters { $backups } de copii de rezervă mai vechi.
}
exporting = Se scriu mesele
exported = { $tables ->
    [one] O masă e
    [few] { $tables } mese sunt
   *[other] { $tables } de mese sunt
} în { $file }.
export-left-out = { $tables ->
    [one] O masă cu partida neterminată a fost lăsată
    [few] { $tables } mese cu partida neterminată au fost lăsate
   *[other] { $tables } de mese cu partida neterminată au fost lăsate
} deoparte, ca să rămână secret ce e ascuns acolo. Cu --unfinished se exportă și astfel de mese.
export-secret = { $file } conține secretele { $tables ->
    [one] unei mese neterminate
    [few] a { $tables } mese neterminate
   *[other] a { $tables } de mese neterminate
}: cine îl citește știe cărțile ascunse și ce urmează să se tragă la sorți. Păstrează-l în siguranță.
export-exists = { $file } există deja; alege un fișier nou.
export-no-table = Nu există masa { $table }.
importing = Se verifică mesele
imported = { $tables ->
    [0] Nu s-a importat nicio masă
    [one] S-a importat o masă
    [few] S-au importat { $tables } mese
   *[other] S-au importat { $tables } de mese
}{ $skipped ->
    [0] .
    [one] ; una exista deja.
    [few] ; { $skipped } existau deja.
   *[other] ; { $skipped } existau deja.
}
import-unfinished = { $why } { $tables ->
    [0] Până atunci nu s-a importat nicio masă
    [one] Până atunci s-a importat o masă
    [few] Până atunci s-au importat { $tables } mese
   *[other] Până atunci s-au importat { $tables } de mese
}. După ce rezolvi problema, importă din nou cu --skip-existing: se adaugă doar ce lipsește.
replaying = Se reiau partidele
replayed = Mese: { $tables }; partide terminate: { $matches } (fără amprente păstrate: { $unproven }); în curs: { $playing }; mutări: { $moves }. { $findings ->
    [0] La reluare, toate partidele ies la fel.
    [one] La reluare, partidele de la o masă nu ies la fel.
    [few] La reluare, partidele de la { $findings } mese nu ies la fel.
   *[other] La reluare, partidele de la { $findings } de mese nu ies la fel.
}
tables-kept = { $tables ->
    [one] E păstrată o masă.
    [few] Sunt păstrate { $tables } mese.
   *[other] Sunt păstrate { $tables } de mese.
}
tables-state = { $state ->
    [waiting] așteaptă jucători
    [playing] în desfășurare
    [over] terminate
   *[closed] închise
}: { $tables }
tables-deleted = { $tables ->
    [0] Nu s-a șters nicio masă
    [one] S-a șters o masă
    [few] S-au șters { $tables } mese
   *[other] S-au șters { $tables } de mese
} la care nu se mai întâmplase nimic de { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}.

# Ajutor
about = Jocuri de societate din Țara Minunilor: același motor pentru masă, boți și laborator.
about-more = Fiecare comandă acceptă --help și răspunde în engleză, poloneză sau română (--language en|pl|ro).
usage = Utilizare:
usage-word = { $word ->
    [command] COMANDĂ
    [options] OPȚIUNI
    [args] ARGUMENTE
    [game] JOC
    [file] FIȘIER
    [id] REGULĂ
    [action] ACȚIUNE
    [words] ARGUMENTE
   *[other] { $word }
}
usage-value = { $kind ->
    [int] NUMĂR
    [float] NUMĂR
    [path] CALE
    [choice] VARIANTĂ
   *[str] TEXT
}
usage-title = { $group ->
    [commands] Comenzi
    [arguments] Argumente
   *[parameters] Opțiuni
}
usage-required = {"["}obligatoriu]
usage-choices = {"["}una dintre: { $choices }]
usage-variable = {"["}variabila: { $variable }]
usage-default = {"["}implicit: { $value }]
flag-help = Arată acest ajutor.
flag-version = Arată versiunea.

# Comenzi
purpose-play = Joacă în acest terminal, contra boților sau cu alții la aceeași tastatură.
purpose-serve = Pornește un server: mese pentru oameni de oriunde și pentru boți.
purpose-simulate = Pune boții să joace multe partide și vezi rezultatele.
purpose-report = Pune boții să joace și scrie o pagină cu grafice, inclusiv despre efectul schimbărilor tale.
purpose-balance = Caută valori ale ediției care ating o țintă.
purpose-ladder = Pune fiecare bot să joace cu toți ceilalți și calculează-le ratingul.
purpose-replay = Povestește în cuvinte o partidă înregistrată.
purpose-review = Arată cât a fost noroc și cât alegere într-o partidă încheiată.
purpose-verify = Verifică mutările, tragerile la sorți și rezultatul unei înregistrări.
purpose-games = Arată jocurile, cu locurile, opțiunile și boții lor.
purpose-rules = Arată regulile unui joc, deciziile noastre și valorile ediției.
purpose-check-game = Verifică dacă un joc, al nostru sau al tău, respectă legile pe care trebuie să le respecte orice joc.
purpose-tables = Pentru administratori: numără mesele serverului sau șterge-le pe cele vechi.
purpose-backup = Pentru administratori: copiază tot ce păstrează serverul, fără să-l oprești.
purpose-export = Pentru administratori: scrie mesele într-un fișier JSON, câte un obiect pe rând.
purpose-import = Pentru administratori: importă mese dintr-un export sau dintr-o copie de rezervă.
purpose-replay-all = Pentru administratori: verifică dacă toate partidele păstrate ies la fel la reluare.
purpose-admin = Pentru administratori: gestionează un server pornit.

# Opțiuni
flag-language = Limba: en, pl sau ro; dacă lipsește, cea a sistemului.
flag-json = Scrie JSON, pentru programe.
flag-game = Un nume din „curiouser games” sau modul:Clasă.
flag-play-game = Un nume din „curiouser games” sau modul:Clasă; dacă lipsește, poți alege la pornire.
flag-option = O opțiune a jocului, sub forma NUME=VALOARE; se poate repeta.
flag-edition = Un fișier TOML cu valori modificate.
flag-file = Un fișier cu înregistrări (JSON, câte un obiect pe rând).
flag-import-file = Un fișier scris de „curiouser export” sau „curiouser backup”.
flag-export-file = Un fișier nou, care va conține câte un obiect JSON pe rând.
flag-backup-file = Un fișier nou, care devine o bază de date SQLite, sau un dosar, în care fișierul primește ca nume data și ora.
flag-keep = Câte copii de rezervă se păstrează în dosar; cele mai vechi se șterg.
flag-seats = Câte locuri; dacă lipsește, câți boți sunt sau minimul permis de joc.
flag-check-game-seats = Verifică jocul doar cu acest număr de locuri.
flag-play-seats = Cine stă pe fiecare loc: „me”, nume cu majusculă sau boți; de exemplu me,greedy sau Ana,Ion.
flag-seed = Același număr dă aceleași partide.
flag-play-seed = Trage totul din acest număr, nu dintr-o sămânță sigilată, ca să poți repeta partida.
flag-review-seed = Același număr dă aceeași analiză.
flag-record = Unde se salvează partida; dacă lipsește, în dosarul tău de date.
flag-resume = Continuă partida salvată în acest fișier.
flag-matches = Câte partide.
flag-check-game-matches = Câte partide la întâmplare pentru fiecare număr de locuri și fiecare combinație de opțiuni.
flag-bots = Boții, în ordinea locurilor; dacă dai unul singur, joacă pe toate; dacă lipsește, greedy.
flag-simulate-bots = Boții, în ordinea locurilor, de exemplu greedy,uniform; dacă dai unul singur, joacă pe toate.
flag-ladder-bots = Boții, de exemplu greedy,level-3,level-4.
flag-check-game-bots = Un bot pentru toate locurile; dacă lipsește, mutările sunt la întâmplare.
flag-jobs = Câte procese să fie folosite; dacă lipsește, cel mult câte unul pentru fiecare nucleu.
flag-on = Adresa unui cluster Dask care joacă în locul calculatorului tău, de forma tcp://GAZDĂ:PORT.
flag-tables = Salvează toate partidele și mutările, în format Parquet, în acest dosar; la următoarea rulare continuă.
flag-records = Scrie în acest fișier fiecare partidă, cu toate evenimentele și pozițiile.
flag-to = Fișierul pentru pagină; dacă lipsește, JOC-report.html.
flag-pictures = Salvează și graficele în acest dosar, ca PNG și SVG.
flag-set = O valoare modificată a ediției sau o opțiune, sub forma NUME=VALOARE; se poate repeta.
flag-sweep = Mai multe valori, câte o variantă pentru fiecare: NUME=1,2,5 sau NUME=0..8; se poate repeta.
flag-against = O variantă din alt fișier TOML; se poate repeta.
flag-told = În câte partide se urmăresc toate evenimentele, pentru cifrele despre reguli, cărți și căsuțe.
flag-server = Serverul pe care linkurile deschid o masă cu varianta respectivă.
flag-vary = O valoare care se poate schimba, sub forma NUME=MIN..MAX; se poate repeta.
flag-goal = even-seats sau MĂSURĂ=VALOARE, de exemplu length=40; se poate repeta.
flag-tries = Câte variante se încearcă, cel mult.
flag-deals = Câte împărțiri joacă fiecare pereche; fiecare se joacă de două ori, cu locurile schimbate.
flag-step = Așteaptă Enter după fiecare mutare a unui jucător.
flag-boards = Desenează masa după fiecare mutare a unui jucător.
flag-match = A câta partidă din fișier, numărând de la 1; nu e necesar dacă e una singură.
flag-depth = Cât de amănunțit: de câte ori mai multe încercări decât de obicei.
flag-html = Scrie analiza în acest fișier, ca pagină HTML.
flag-id = Arată o singură regulă, de exemplu G8.
flag-closely = Din câte în câte poziții se verifică legile lente; cele rapide se verifică la toate.
flag-db = sqlite:///FIȘIER sau postgresql://…; dacă lipsește, un fișier SQLite în dosarul tău de date.
flag-delete-older = Șterge mesele la care nu s-a mai întâmplat nimic de atâtea zile și la care nu merge niciun ceas.
flag-table = Identificatorul unei mese; dacă lipsește, toate.
flag-unfinished = Exportă și mesele neterminate, cu tot ce e secret la ele.
flag-skip-existing = Importă doar mesele care nu există încă.
flag-open = Deschide pagina în browser.
flag-port = Portul; 0 alege unul liber.
flag-host = Adresa pe care ascultă serverul; 0.0.0.0 sau :: pentru toate adresele calculatorului.
flag-fd = Numărul unui socket deschis pe care ascultă serverul; se poate repeta.
flag-origin = O pagină de pe alt domeniu care are voie să comunice cu serverul; se poate repeta.
flag-public-url = Adresa publică a serverului, de exemplu https://play.example.org.
flag-trusted-proxies = Adresele serverelor proxy al căror X-Forwarded-For e de încredere.
flag-log = Cât de detaliat e jurnalul, pe stderr.
flag-log-json = Scrie jurnalul ca obiecte JSON, câte unul pe linie.
flag-serve-bots = În câte procese gândesc boții; 0: în fire de execuție ale serverului.
flag-bot = Un bot propriu, sub forma modul:Nume, care poate fi ales la mese; se poate repeta.
flag-bot-pause = Câte milisecunde așteaptă un bot înainte să mute.
flag-poll = La câte milisecunde se verifică ceasurile meselor pe care nu le are nimeni deschise.
flag-message-bytes = Lungimea maximă a unui mesaj pe un socket, în octeți.
flag-body-bytes = Lungimea maximă a corpului unei cereri, în octeți.
flag-body-seconds = Câte secunde poate dura corpul unei cereri; 0: fără limită.
flag-bodies = Câte corpuri lungi se citesc în același timp, cel mult un sfert de la aceeași adresă; 0: fără limită.
flag-idle = În câte secunde trebuie să sosească în întregime cererea următoare; 0: fără limită.
flag-queue-bytes = După câți octeți netrimiși e deconectat un client lent.
flag-messages-rate = Mesaje pe secundă pe un socket; 0: fără limită.
flag-address-rate = Mesaje și cereri pe secundă de la o adresă; 0: fără limită.
flag-tables-rate = Mese noi pe oră de la o adresă; 0: fără limită.
flag-joins-rate = Coduri încercate sau mese la care se intră, pe minut, de la o adresă; 0: fără limită.
flag-stored-rate = Megaocteți salvați pe oră de la o adresă; 0: fără limită.
flag-hints-rate = Sfaturi pe minut pe un socket; 0: fără limită.
flag-reviews = În câte procese se analizează partidele încheiate; 0: fără analize.
flag-reviews-rate = Analize pe oră de la o adresă; 0: fără limită.
flag-connections = Câte socketuri poate avea deschise o adresă (conexiuni: de două ori pe atât); 0: fără limită.
flag-listeners = Câte socketuri pot fi deschise la o masă.
flag-silence = După câte secunde de inactivitate se închide un socket.
flag-forget = După câte secunde e scoasă din memorie o masă pe care nu o are nimeni deschisă.
flag-keep-days = După câte zile se șterge o masă la care nu s-a mai întâmplat nimic; 0: niciodată.
flag-push-contact = Contactul tău pentru serviciile push, mailto:… sau https://…; fără el nu se trimit notificări push.
flag-webhooks = Permite jucătorilor să seteze un webhook care anunță când le vine rândul.
flag-notice-wait = După câte secunde dintr-o tură e anunțat un jucător absent.
flag-notice-private = Notificările pot fi trimise la adrese private și prin http simplu.
flag-lab = Permite experimente „Dar dacă…?” pe pagina laboratorului.
flag-lab-matches = Câte partide poate avea un experiment.
flag-lab-seconds = Câte secunde poate dura un experiment; 0: fără limită.
flag-lab-rate = Experimente pe oră de la o adresă; 0: fără limită.
flag-accept-loss = Deschide o bază de date deteriorată atât cât poate fi citită.
flag-admin-token = Secretul pentru „curiouser admin”; dacă lipsește, se face unul și se păstrează lângă baza de date.
flag-metrics-token = Secretul cu care /metrics se poate citi din altă parte; fără el, doar de pe acest calculator.
flag-action = Ce să facă: să arate mesele, raportările, blocările, cuvintele nepermise, limitele sau spațiul ocupat ori să schimbe ceva din ele.
flag-words = La ce se referă: o masă, o raportare, o adresă sau un nume, un cuvânt ori o limită și valoarea ei.
flag-reason = De ce se închide o masă (cei de la masă văd motivul) sau de ce se blochează cineva.
flag-days = Pentru câte zile se blochează; 0: pentru totdeauna.
flag-after = Arată mesele de după aceasta.
flag-admin-server = Adresa serverului; dacă lipsește, cel de pe acest calculator.
flag-admin-admin-token = Tokenul de administrator al serverului; dacă lipsește, cel păstrat lângă baza de date.

# Administrare
admin-form = Scrie așa: { $form }
admin-no-token = În { $file } nu e niciun token de administrator ({ $reason }); indică baza de date a serverului cu --db sau tokenul în CURIOUSER_ADMIN_TOKEN.
admin-away = { $server } nu răspunde ca un server Curiouser ({ $reason }); indică adresa lui cu --server.
admin-said = { $sentence }
admin-nothing = Nu e nimic de arătat.
admin-more = Mai sunt și altele; continuă cu --after { $table }.
admin-not-there = Nu s-a schimbat nimic: { $target }
admin-done = { $what ->
    [closed] S-a închis: { $target }
    [report-done] S-a șters raportarea: { $target }
    [banned] Fără acces: { $target }
    [unbanned] Cu acces din nou: { $target }
    [word-added] Adăugat în listă: { $target }
    [word-removed] Scos din listă: { $target }
   *[limit] S-a schimbat limita: { $target }
}
admin-disk = Baza de date: { $database }. Analize: { $reviews }. Liber: { $free }.
