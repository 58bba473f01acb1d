# Words that are no command
unknown-command = Nu există comanda „{ $word }”; alege dintre: { $known }.
unknown-flag = Aici nu există „{ $word }”; ce există arată „{ $command } --help”.
unused-word = „{ $word }” este un cuvânt în plus; ce se așteaptă arată „{ $command } --help”.
missing-word = Lipsește { $name }; ce se așteaptă arată „{ $command } --help”.
missing-value = După { $name } nu urmează nimic; ce se așteaptă arată „{ $command } --help”.
repeated-flag = { $word } se dă o singură dată.
bad-value = „{ $value }” nu poate fi valoarea lui { $name }; ce se poate arată „{ $command } --help”.
misread = Aceste cuvinte nu se înțeleg; ce se așteaptă arată „{ $command } --help”.
bad-count = { $flag } nu poate fi { $value }; alege un număr de la 1 la { $most }.
bad-option-form = „{ $word }” nu este o opțiune de joc; scrie NUME=VALOARE, iar numele le arată „curiouser games”.
bad-name = „{ $name }” nu poate fi un nume de jucător; alege unul cu 1 până la { $most } litere.
unknown-player = Nu există botul „{ $name }”; alege dintre: { $known }. Oamenii sunt „me” sau au un nume cu literă mare.
unknown-rule = Nu există regula „{ $id }” în { $game }; sunt de la { $first } la { $last }.

# Files
cant-read = { $file } nu poate fi citit: { $why ->
    [no-such-file] nu există un asemenea fișier
    [is-a-folder] este un dosar
    [not-permitted] nu ai voie să îl citești
   *[other] { $reason }
}.
cant-write = { $file } nu poate fi scris: { $why ->
    [no-such-file] nu există un asemenea dosar
    [is-a-folder] este un dosar
    [not-permitted] nu ai voie să scrii acolo
   *[other] { $reason }
}.
no-room = Rezultatul nu poate fi scris: { $reason }.
record-unfinished = În { $file } este o partidă neterminată; continu-o cu „curiouser play --resume” sau dă alt fișier.
resume-alone = --resume ia totul din fișier; lasă deoparte jocul și toate celelalte opțiuni în afară de --language.
resume-over = Ultima partidă din { $file } s-a terminat; privește-o cu „curiouser replay”.
resume-seed = { $file } nu conține sămânța sigilată pentru această partidă, așa că norocul nu poate continua.

# Players
seat-one = Locul { $seat }
seat-you = Locul { $seat } (tu)
seat-of = Locul { $seat } ({ $player })

# Playing
play-which = Ce jucăm?
play-number = Numărul sau numele:
play-no-number = Nu este niciunul dintre ele; scrie un număr de la 1 la { $most } sau un nume.
play-how = Scrie numărul unei mutări sau mutarea însăși; „{ $help }” arată ce mai poți scrie.
luck-sealed = Tot norocul acestei partide este acum sigilat. Păstrează amprenta sigiliului, dacă vrei:
luck-entropy = Adaugă norocului un cuvânt al tău sau apasă doar Enter:
luck-seeded = cu norocul din sămânța { $seed }
kept-as-it-goes = Partida se păstrează în { $file }.
resumed = de unde ai rămas, după { $moves ->
    [0] nicio mutare
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}
hand-over-hide = Apasă Enter ca să ascunzi pagina, apoi dă tastatura mai departe: { $name }.
hand-over-take = Tastatura merge la: { $name }. Apasă Enter când nu se uită nimeni altcineva.
your-turn = { $name }, este rândul tău.
more-moves = … și încă { $more }; „{ $moves }” le arată pe toate.
others-may = Acum mai pot muta: { $names }. Scrie pentru ei „{ $name }: …”.
no-move-number = Nu există acest număr; alege unul de la 1 la { $most } sau scrie mutarea însăși.
refused-why = Scrie „{ $why }” ca să citești regula { $rule }.
why-nothing = Nu este nicio regulă de citat acum.
rule-kind = { $kind ->
    [ruling] hotărârea noastră
   *[rule] din regulament
}
taken-back = { $name } își ia înapoi ultima mutare.
kept = Partida este păstrată. Ca să continui:
over = Partida s-a terminat: { $reason }
over-place = { $name }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}
not-over = Partida nu s-a terminat încă
seal-opened = Sigiliul este deschis; aceasta a fost sămânța întregului noroc:
play-verify = Oricine poate verifica faptul că nimeni nu a schimbat nimic:

command-why = motiv
command-undo = înapoi
command-rules = reguli
command-board = masa
command-moves = mutări
command-help = ajutor
command-quit = gata
command-time = timpul
command-hint = sfat
help-move = Poți scrie numărul unei mutări, mutarea însăși sau unul dintre aceste cuvinte:
help-why = regula din spatele ultimului refuz sau al celor întâmplate
help-undo = ia-ți înapoi ultima mutare; boții fac la fel cu ale lor
help-rules = toate regulile sau una singură: „reguli G8”
help-board = masa încă o dată
help-moves = toate mutările pe care le poți face
help-help = lista aceasta
help-quit = oprește-te aici; partida este păstrată
help-time = bate ceasul: timpul s-a scurs
help-hint = cele mai bune mutări, șansele lor și de ce
hint-chances = o șansă de { $chance } % (± { $error }), puncte: { $score } (± { $score_error })
hint-sure = { $won ->
    [yes] așa se câștigă, orice ar fi
   *[no] așa se pierde, dacă adversarul joacă bine
}

# Records
verified = verificat: { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, { $luck }{ $over ->
    [no] ; partida nu s-a terminat
   *[yes] { "" }
}
verified-begun = Mutări din altă partidă, la început: { $moves }{ $luck ->
    [same] ; norocul e cel de acolo.
   *[new] ; sigiliul vorbește despre norocul de după ele.
}
verified-many = partide verificate: { $matches }, mutări: { $moves }, { $luck }
verified-no-words = Nimeni nu a adăugat norocului un cuvânt: cine împărțea îl putea alege dinainte.
verified-no-words-many = Partide în care nimeni nu a adăugat norocului un cuvânt: { $matches }; acolo cine împărțea îl putea alege dinainte.
verified-luck = { $proof ->
    [no-luck] niciuna a norocului
    [seal] din care ale norocului: { $luck }, toate de sub sigiliu
    [seed] din care ale norocului: { $luck }, toate din sămânță
    [sealed-still] din care ale norocului: { $luck }, sigiliul nu este încă deschis
   *[unproven] din care ale norocului: { $luck }, pe care nu le poate verifica nimeni
}
step = [Enter]

# Games and rules
games-seats = Locuri
games-bots = Boți
games-option = Opțiune
games-how = curiouser play JOC · curiouser rules JOC
rules-rules = Regulile
rules-rulings = Hotărârile noastre, unde regulamentul tace sau spune două lucruri
rules-edition = Numerele acestei ediții
rules-source = { $source ->
    [rulebook] din regulament
    [reconstructed] reconstituit
   *[changed] schimbat
}{ $rule ->
    [none] { "" }
   *[other] , { $rule }
}

# Simulation
simulating = Se joacă
writing-records = Se scriu partidele
records-written = Partide scrise în { $file }: { $matches }.
tables-written = { $matches ->
    [one] O partidă e păstrată
    [few] { $matches } partide sunt păstrate
   *[other] { $matches } de partide sunt păstrate
} ca tabele în { $folder }.
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
balance-best = Cel mai bine
balance-none = Spune cu --vary ce se poate schimba, de exemplu --vary alice=0..12, și cu --goal pentru ce.
head-number = Numărul
head-value = Valoarea
head-goal = Ținta
head-wanted = Dorit
head-reached = Atins
balance-tried = { $count ->
    [one] S-a încercat o variantă
    [few] S-au încercat { $count } variante
   *[other] S-au încercat { $count } de variante
}, fiecare pe aceleași partide ({ $matches }).
balance-checked = Jucată încă o dată, cu alt noroc:
simulated = { $matches ->
    [one] O partidă
    [few] { $matches } partide
   *[other] { $matches } de partide
} în { $seconds } s, adică { $speed } pe secundă, cu { $decisions } decizii pe partidă ({ $compiled ->
    [yes] compilat
   *[no] interpretat
}).
head-seat = Loc
head-bot = Bot
head-score = Scor mediu
head-wins = Victorii
head-rate = Cotă
head-between = 95 % între
head-rating = Punctaj
head-against = Împotriva
head-matches = Partide
head-chance = Din întâmplare
ladder-chance = Ultima coloană arată cât de des doi boți la fel de puternici s-ar deosebi măcar la fel de mult din întâmplare.
balance-even = Pe toate locurile se joacă la fel și, cât se poate vedea, niciunul nu câștigă mai des sau mai rar.
balance-uneven = Pe toate locurile se joacă la fel, și totuși { $count ->
    [one] locul { $seats } câștigă
   *[other] locurile { $seats } câștigă
} mai des sau mai rar decât s-ar cuveni.
ends = Cum s-au terminat partidele
end-count = { $reason }: { $count } ({ $share } %)

# Laws
checking = Se verifică
laws-kept = { $game } respectă toate legile ({ $laws }); partide: { $matches }, poziții: { $positions }.
laws-broken = { $game } încalcă legile; cazuri găsite: { $broken }.
laws-place = locuri { $seats }, opțiuni { $options }, sămânța { $seed }, partida { $match }, mutări făcute: { $moves }

# Serving
serve-open = Curiouser e deschis la { $url } – Ctrl-C îl închide.
serve-port = { $port } nu poate fi un port; alege un număr de la 0 la { $most }.
serve-below = { $flag } nu poate fi { $value }; alege 0 sau mai mult.
serve-proxies = „{ $given }” nu e o listă de adrese; scrie-le cu virgule între ele, de exemplu 127.0.0.1,10.0.0.0/8.
serve-no-port = La { $host }, portul { $port }, nu se poate deschide serverul: { $reason }. Alege alt port cu --port.
serve-lan = Ceilalți din rețeaua ta îl găsesc la { $url }
serve-port-taken = Portul { $port } de la { $host } e ocupat de alt program, poate de un Curiouser deja deschis; închide-l sau alege alt port cu --port.
serve-public = „{ $given }” nu e adresa unei pagini; scrie-o așa: https://play.example.org.
serve-contact = „{ $given }” nu e un contact; scrie mailto:NUME@GAZDĂ sau o adresă care începe cu https://.
serve-push = Pentru notificări push e nevoie de pachetul cryptography; instalează curiouser[push] sau renunță la --push-contact.
serve-lab = Încercările „ce-ar fi dacă” au nevoie de pachetele laboratorului; instalează-le cu pip install 'curiouser[lab]' sau renunță la --lab.

# Operators
no-tables = În { $file } nu sunt mese; spune cu --db unde e baza de date a serverului tău.
backed-up = { $tables ->
    [one] O masă a fost copiată
    [few] { $tables } mese au fost copiate
   *[other] { $tables } de mese au fost copiate
} în { $file }.
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
} deoparte: ce e ascuns acolo nu e pentru ochii oricui. Cu --unfinished vin și ele.
export-secret = { $file } ține secretele { $tables ->
    [one] unei mese neterminate
    [few] a { $tables } mese neterminate
   *[other] a { $tables } de mese neterminate
}: cine îl citește știe cărțile ascunse și norocul care urmează acolo. Păzește-l bine.
export-exists = { $file } există deja; alege un fișier nou.
export-no-table = Nu există masa { $table }.
importing = Se verifică mesele
imported = { $tables ->
    [0] Nu a fost preluată nicio masă
    [one] A fost preluată o masă
    [few] Au fost preluate { $tables } mese
   *[other] Au fost preluate { $tables } de mese
}{ $skipped ->
    [0] .
    [one] ; una era deja aici.
    [few] ; { $skipped } erau deja aici.
   *[other] ; { $skipped } erau deja aici.
}
import-unfinished = { $why } { $tables ->
    [0] Până atunci nu a fost preluată nicio masă
    [one] Până atunci a fost preluată o masă
    [few] Până atunci au fost preluate { $tables } mese
   *[other] Până atunci au fost preluate { $tables } de mese
}. După ce repari asta, importă din nou cu --skip-existing: ia ce lipsește.
replaying = Se rejoacă
replayed = Mese: { $tables }, partide terminate: { $matches } (dintre ele { $unproven } de pe vremea când nu se păstrau amprente), în curs: { $playing }, mutări: { $moves }. { $findings ->
    [0] Totul duce unde a dus.
    [one] O masă nu duce unde a dus.
    [few] { $findings } mese nu duc unde au dus.
   *[other] { $findings } de mese nu duc unde au dus.
}
tables-kept = { $tables ->
    [one] E păstrată o masă.
    [few] Sunt păstrate { $tables } mese.
   *[other] Sunt păstrate { $tables } de mese.
}
tables-state = { $state ->
    [waiting] așteaptă jucători
    [playing] în joc
    [over] terminate
   *[closed] închise
}: { $tables }
tables-deleted = { $tables ->
    [0] Nu a fost ștearsă nicio masă
    [one] A fost ștearsă o masă
    [few] Au fost șterse { $tables } mese
   *[other] Au fost șterse { $tables } de mese
}; acolo nu se mai întâmplase nimic de { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}.
