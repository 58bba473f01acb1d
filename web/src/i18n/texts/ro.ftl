title = Curiouser
motto = Patru jocuri din Țara Minunilor, iar toată lumea întârzie la ceai.
home = Acasă
back = Înapoi
close = Închide
language = Limba
offline = Serverul nu răspunde. Verifică-ți conexiunea și mai încearcă o dată.
too-long = Textul e prea lung pentru server.
strange-answer = Serverul a dat un răspuns neașteptat ({ $status }). Mai încearcă peste câteva clipe.
nothing-here = La adresa aceasta nu e nimic. Poate s-a pierdut o parte din link pe drum: cere-l din nou.
updated = Curiouser a fost actualizat: reîncarcă pagina.
reload = Reîncarcă
opening = Se pune masa…
closed = Masa aceasta s-a închis.
closed-by-operator = Masa a fost închisă de persoana care administrează serverul.
closed-reason = Motivul: „{ $reason }”
no-table = Masa aceasta nu mai există.
no-game = Aici nu există jocul acesta.
nothing-to-see = Doar jucătorii pot vedea masa aceasta.

# Jocuri
game-adventures = Aventuri
game-tea-for-two = Ceai pentru doi
game-tea-time = Ora ceaiului
game-tic-tac-toe = X și zero
game-wordland = Țara cuvintelor
players = { $range ->
    [one] { $least ->
        [one] Pentru o persoană
        [few] Pentru { $least } persoane
       *[other] Pentru { $least } de persoane
    }
   *[more] { $most ->
        [one] Pentru o persoană
        [few] Pentru { $least }–{ $most } persoane
       *[other] Pentru { $least }–{ $most } de persoane
    }
}

# O masă nouă
tables-left = Înapoi la mesele tale
code = Cod
code-enter = Mă așez
your-name = Numele tău
name-usual = { $which ->
    [0] Turtă
    [1] Degețel
    [2] Dulceață
    [3] Mușețel
    [4] Trifoi
    [5] Biscuit
    [6] Vanilie
    [7] Linguriță
    [8] Ghimbir
    [9] Prună
    [10] Mentă
   *[other] Șofran
}
variant = O variantă din laborator: unele numere diferă de cele din cutie.
how-many = Câți jucători
bots = Cât de bine joacă boții
bot-uniform = Visătorul: joacă la nimereală
bot-greedy = Grăbitul: ia tot ce strălucește
bot-level-1 = Nivelul 1: un pisoi
bot-level-2 = Nivelul 2: un pârș
bot-level-3 = Nivelul 3: un iepure
bot-level-4 = Nivelul 4: un pălărier
bot-level-5 = Nivelul 5: o regină
bot-name = { $seat ->
    [0] Dodo
    [1] Papagal
    [2] Rățușcă
    [3] Vultur
    [4] Șopârlă
    [5] Grifon
    [6] Morsă
   *[other] Dulgher
}
play-bots = Joacă acum, cu boți
play-people = Deschide o masă pentru prieteni

# Sala de așteptare
waiting-room = Înainte de partidă
copy = Copiază linkul
copied = Copiat
copy-by-hand = Copiază manual
sit = Mă așez aici
seat-bot = Pune un bot
seat-clear = Trimite botul acasă
seat-free = Loc liber
seat-away = nu e la masă
start = Începem
start-not-yet = { $free ->
    [one] Mai e un loc liber
    [few] Mai sunt { $free } locuri libere
   *[other] Mai sunt { $free } de locuri libere
}
wait-for-host = { $name } dă startul când e toată lumea la masă.
add-here = Încă un jucător pe dispozitivul acesta
join = Vino la masă

# La masă
players-here = La masă
score = Puncte:
is-to-move = e la rând
your-turn = E rândul tău, { $name }.
your-turn-short = Rândul tău
waiting-for = Așteptăm să joace { $names }.
just-a-moment = O clipă…
paused = Pauză la masa aceasta.
over = Partida s-a încheiat.
time-left = Timp rămas:
log = Ce s-a întâmplat
log-empty = Încă nimic.
rules = Reguli
talk = Discuții
talk-empty = Încă n-a zis nimeni nimic.
talk-say = Scrie ceva
talk-send = Trimite
settings = Masa și setările
theme = Aspect
theme-auto = Ca pe dispozitiv
theme-light = Luminos
theme-dark = Întunecat
sounds = Sunete
motion = Animații
pause = Pauză
resume = Continuă
leave = Pleacă de la masă
undo = Ia mutarea înapoi
undo-asked = { $name } ar vrea să-și ia mutarea înapoi.
undo-waiting = Cineva vrea să-și ia mutarea înapoi; se așteaptă răspunsul.
undo-yes = Desigur
undo-no = Mai bine nu
hint = Sfat
hint-show = Arată-mi
hint-thinking = Stai să mă gândesc…
hint-chance = { $chance }% șanse de victorie (±{ $error })
hint-score = la final, puncte: { $score } (±{ $error })
hint-sure = { $won ->
    [yes] Victorie sigură
   *[no] Înfrângere, dacă ceilalți joacă bine
}
hint-others = { $count ->
    [one] Cealaltă mutare pare mai slabă.
    [few] Celelalte { $count } mutări par mai slabe.
   *[other] Celelalte { $count } de mutări par mai slabe.
}
hint-how = Estimare pe baza a ceea ce știi tu, dacă toți joacă rezonabil în continuare. ± este jumătate din lățimea unui interval de 95%.
why = De ce?
why-rule = De ce? Regula { $rule }
line-lost = S-a întrerupt conexiunea. Se reîncearcă…
line-lost-sending = S-a întrerupt conexiunea. Mutarea ta e păstrată și va fi trimisă.
hand-on = Dă dispozitivul mai departe; urmează { $name }.
hand-on-ready = Eu sunt { $name }
any-moves = Mutările tale
any-facts = Masa așa cum o vede serverul

# Sfârșitul
draw = Egalitate
won = { $count ->
    [one] Câștigă { $names }
    [few] Câștigă împreună { $names }
   *[other] Câștigă împreună { $names }
}
won-you = { $count ->
    [0] Ai câștigat
   *[other] Ai câștigat împreună cu { $names }
}
rematch = Încă o partidă
try-again = Mai încearcă o dată
again-yes = Da, încă una
again-said = vrea încă o partidă
days-left = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}
log-laying = { $count ->
    [one] Pregătirea mesei (un rând)
    [few] Pregătirea mesei ({ $count } rânduri)
   *[other] Pregătirea mesei ({ $count } de rânduri)
}
tie-broken = Punctaj egal: regulile spun cine câștigă.
account = De unde vin punctele
account-total = Total
result = Rezultatul
last-result = Ultimul rezultat
next-asked = Cineva mai vrea o partidă.
next-begun = Următoarea partidă a început.
look-at-table = Vezi masa
look-back = Revezi partida

# Discuțiile și jurnalul
somebody = Cineva
said = { $name }: { $text }
took-back = { $name } își ia mutarea înapoi.
emote-hello = Salut!
emote-well-played = Bine jucat!
emote-thanks = Mulțumesc!
emote-oops = Hopa!
emote-hurry = Am întârziat, am întârziat!
emote-laugh = Ha, ha!
emote-wow = Din ce în ce mai curios!
emote-tea = Mai vrei ceai?
emote-goodbye = La revedere!
log-joined = { $name } vine la masă.
log-left = { $name } pleacă de la masă.
log-kicked = { $name } a plecat de la masă la cererea gazdei.
log-seated = { $name } se așază.
log-stood = { $name } eliberează un loc.
log-started = Partida începe.
log-ran-out = Timpul a expirat pentru { $seat }.
log-paused = { $name } pune partida pe pauză.
log-resumed = Partida continuă.
log-rematched = Se pregătește o partidă nouă.
log-closed = Masa s-a închis.
log-changed = { $name } schimbă setările mesei.
log-named = Cineva și-a schimbat numele; acum se numește { $name }.
log-handed-over = { $name } e acum gazda mesei.

# Prima pagină
skip = Sari la joc
choose-game = Ce jucăm?
day-link = Partida zilei
warm-up = Sau, pentru încălzire:
play-now = Joacă acum
with-friends = Cu prietenii…
blurb-adventures = O cursă pe aleile grădinii: strânge fursecuri și ferește-te de Vizuină.
blurb-wordland = Spune un cuvânt pe temă înainte să tacă ceainicul, fără literele interzise.
blurb-tea-time = Adună invitații de la masă, dar ai grijă: imaginile lor din oglindă îi trimit acasă.
blurb-tea-for-two = Un duel la ceai: carte contra carte, prăjitură cu prăjitură.
by-code = Ai un cod?
by-code-how = Codul primit de la prieteni.
tables-open = Mese cu locuri libere
tables-more = { $count ->
    [one] Arată încă o masă
    [few] Arată încă { $count } mese
   *[other] Arată încă { $count } de mese
}
seats-free = { $free ->
    [one] un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
status-waiting = se așteaptă jucători
status-ready = începe imediat
status-may-begin = poți începe
status-playing = în desfășurare
status-over = încheiată: vezi rezultatul sau mai joacă o partidă
status-your-turn = e rândul tău
status-closed = închisă
status-unknown = …

# Ce se stabilește la masă
more-options = Mai multe opțiuni
words-language = Limba cuvintelor
children = Joacă și copii
children-any = Fără chat liber; la masă vine doar cine are linkul sau codul.
children-adventures = Doar două cărți în mână și o Vizuină mai ușoară; fără chat liber, iar la masă vine doar cine are linkul sau codul.
children-wordland = Teme pentru copii și o singură literă interzisă; fără chat liber, iar la masă vine doar cine are linkul sau codul.
clock = Timp pentru o tură
clock-0 = Oricât
clock-30 = 30 de secunde
clock-90 = Un minut și jumătate
clock-300 = 5 minute
clock-86400 = O zi
clock-259200 = Trei zile
clock-other = { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
late = Când expiră timpul
late-bot = Un bot joacă până la întoarcerea jucătorului
late-move = Un bot face doar mutarea întârziată
chat = Cum se discută
chat-free = Liber
chat-emotes = Doar cu replici rapide
chat-off = Deloc
watch = Cine se poate uita
watch-anyone = Oricine are linkul
watch-people = Cine a venit la masă
watch-nobody = Doar jucătorii
hints = Sfaturi
hints-how = Cine e la rând poate întreba ce mutări par mai bune.
listed = Masă deschisă tuturor
listed-how = Cât mai sunt locuri libere, masa apare pe prima pagină.
option-open_hands = Cărți la vedere
how-open_hands = Toți văd toate cărțile: bun pentru prima partidă.
option-easy_hole = Vizuină mai ușoară
how-easy_hole = După o încercare nereușită poți ieși jucând o carte.
option-advanced = Varianta avansată
how-advanced = Cu personaje și puterile lor.
option-madness = Litere interzise
values-madness = { $value ->
    [0] Ca de obicei
   *[other] { $value }
}
option-seconds = Cât cântă ceainicul (secunde)
values-seconds = { $value ->
    [0] Ca de obicei
   *[other] { $value }
}
option-careful = Cu atenție și pe chat
how-careful = Și o literă interzisă scrisă pe chat te elimină.
option-need_winner = Un singur câștigător
how-need_winner = La egalitate departajează ultima carte de punctaj.
option-teapot = În jurul unui singur ecran
how-teapot = Toți vorbesc cu voce tare; ecranul e ceainicul.
agreed = Cum se joacă aici
agreed-clock = Timp pentru o tură: { $clock }
agreed-late-move = Când expiră timpul, un bot face mutarea întârziată
agreed-watch-people = Se uită doar cine a venit la masă
agreed-watch-nobody = Nu se uită nimeni din afară
agreed-chat-emotes = Doar replici rapide
agreed-chat-off = Fără chat
agreed-no-hints = Fără sfaturi
change = Schimbă setările mesei
change-do = Salvează schimbările

# Invitații și gazdă
invite = Invită
invited = { $name } a pus masa pentru tine.
invitation = Hai să jucăm { $game }! Codul mesei este { $code }.
code-to-tell = Codul pentru prieteni
qr = Linkul acestei mese, sub formă de cod QR
share = Distribuie
consent-yes = Accept tragerile împrumutate
start-consent = { $people ->
    [one] O persoană nu a acceptat încă tragerile împrumutate
    [few] { $people } persoane nu au acceptat încă tragerile împrumutate
   *[other] { $people } de persoane nu au acceptat încă tragerile împrumutate
}
borrowed-short = trageri împrumutate
words-opening = Se dezvăluie cuvintele aleatorii ale tuturor; apoi începe partida.
words-voided = Cineva a plecat fără să-și dezvăluie cuvântul aleatoriu, așa că toți au dat unul nou.
luck-sealed = Tragerile la sorți ale acestei partide sunt deja sigilate. La sfârșit, sigiliul se deschide și oricine poate verifica.
seal = Sigiliul
seal-how = Amprenta tuturor tragerilor la sorți din această partidă, publicată înainte de împărțirea cărților. Dispozitivul acesta o ține minte și o compară la sfârșit.
word-added = Dispozitivul acesta a adăugat un cuvânt propriu, ales la întâmplare: nimeni nu putea aranja dinainte cărțile.
seal-changed = Sigiliul acestei partide nu e cel pe care dispozitivul acesta l-a văzut înainte de împărțirea cărților. Poate că cineva le-a aranjat; păstrează înregistrarea.
word-missing = Cuvântul adăugat de dispozitivul acesta lipsește din amestecare, deși serverul îl primise. Poate că cineva a aranjat cărțile; păstrează înregistrarea.
fill-bots = { $free ->
    [one] Pune un bot pe locul liber
    [few] Pune boți pe cele { $free } locuri libere
   *[other] Pune boți pe cele { $free } de locuri libere
}
their-name = Numele
add-here-do = Adaugă
host = gazda
you = tu
bot-stands-in = îi ține locul un bot
play-again = M-am întors
let-bot = Las un bot să joace pentru mine
let-bot-them = Lasă un bot să joace mai departe
host-silent = { $name }, gazda mesei, pare să fi plecat. Dacă nu dă niciun semn timp de o oră, orice jucător îi poate lua rolul.
take-over = Preia rolul de gazdă
pause-long = Pauza durează de mult: orice jucător poate relua partida.
block = Blochează
unblock = Deblochează
blocked = mesaje ascunse
report = Raportează…
report-why = Ce nu e în regulă?
report-words = Mesaje jignitoare
report-name = Nume nepotrivit
report-cheating = Trișează
report-other = Altceva
report-more = Detalii (opțional)
report-send = Trimite raportarea
report-sent = Mulțumim. Raportarea va fi citită de persoana care administrează serverul; la masă nu află nimeni.
silence = Interzice-i să scrie
unsilence = Permite-i să scrie
silenced = nu are voie să scrie
person-more = Mai multe despre { $name }
rename = Schimbă-mi numele
stand = Mă ridic și doar mă uit
stand-playing = Mă ridic; joacă un bot în locul meu
give = Dă locul
give-chair = Dă-i un loc
give-which = Al cui loc îl dai?
give-seat-of = Dă-i locul pe care stă { $name }
give-own-which = Cui îi dau locul meu
give-own = { $name } primește locul meu
hand-over = Predă-i rolul de gazdă
kick = Cere-i să plece
joined-only = La masă, fără loc
sure = { $label }: sigur?
onlookers = { $count ->
    [one] Se uită o persoană.
    [few] Se uită { $count } persoane.
   *[other] Se uită { $count } de persoane.
}
at-table = La masa aceasta
close-table = Închide masa
other-device = Continuă pe alt dispozitiv
other-device-how = Linkul acesta e locul tău: deschide-l pe alt dispozitiv și joacă de acolo. Nu-l da nimănui.
own-link = Copiază linkul meu
new-link = Link nou pentru mine
new-link-how = Cu un link nou, cele vechi nu mai funcționează. Pe dispozitivul acesta nu trebuie să faci nimic.
new-link-done = Ai un link nou; cele vechi nu mai funcționează.
this-device = Pe dispozitivul acesta
notices = Anunță-mă când e rândul meu
notices-how = Când pagina e în fundal și, dacă serverul permite, chiar și când e închisă.
webhook = Apelează o adresă (URL) când e rândul meu
webhook-save = Activează apelarea
webhook-end = Oprește anunțurile
webhook-how = Pentru cine are un serviciu web propriu: acesta e anunțat când e rândul tău și nu ești aici.
webhook-on = Adresa e apelată când e rândul tău și nu ești aici, pentru fiecare masă la care ai venit de pe dispozitivul acesta.
talk-unread = { $count ->
    [one] Discuții: un mesaj nou
    [few] Discuții: { $count } mesaje noi
   *[other] Discuții: { $count } de mesaje noi
}
emotes = Replici rapide
question = Ce ai de făcut
record-save = Salvează înregistrarea
record-check = Verifică și tu

# Reguli
learn = Prima partidă
learn-none = Aici nu există încă o primă partidă ghidată; regulile sunt scurte.
learn-step = Pasul { $at } din { $of }
learn-other = Bună idee, pentru mai târziu; acum fă ce cere lecția.
tv = Arată masa pe un ecran mare
no-network = Ești offline. Pentru mese e nevoie de conexiune; pagina se reconectează singură.
play-it = Joacă
howto = Cum se joacă
howto-part = { $part ->
    [aim] Scopul jocului
    [turn] O tură
    [special] Cazuri speciale
    [end] Sfârșitul jocului
   *[scoring] Punctajul
}
rules-in-full = Toate regulile, după număr
rules-search = Caută un cuvânt sau un număr
rules-found = { $count ->
    [one] O regulă găsită
    [few] { $count } reguli găsite
   *[other] { $count } de reguli găsite
}
rules-none = Nu am găsit nicio regulă despre asta.
rules-kinds = Arată doar
kind-book = Din regulament
kind-ruling = Deciziile noastre
kind-ruling-how = Aici regulamentul tace sau se contrazice, așa că a trebuit să decidem noi.
kind-rebuilt = Completate de noi
kind-rebuilt-how = Ce arată regulamentul doar într-o imagine sau nu arată deloc; am completat noi.
rebuilt-adventures-characters = Personajele: regulamentul îi numește pe Pălărier și pe Regină, iar pe Alice și pe Iepurele Alb i-am adăugat noi.
rebuilt-adventures-spaces = Ce fel de căsuță e fiecare dintre cele douăsprezece. Regulamentul le arată într-o imagine, dar nu are o listă.
rebuilt-adventures-numbers = Numerele de pe căsuțe, pe care le indică săgeata la Fursecurile mici.
rebuilt-wordland-scoring = Punctele de pe cărțile de punctaj, pentru fiecare număr de jucători.
rebuilt-wordland-lexicon = Temele și literele de pe cărțile fiecărei culori, alcătuite de la zero pentru fiecare limbă.
rebuilt-tea-time-characters = Al șaselea personaj. Regulamentul numește doar cinci.
rebuilt-tea-for-two-start_stars = Stelele de pe cărțile pachetelor de început: câte una, iar pe Iepurele Alb niciuna.
rebuilt-tea-for-two-stack_stars = Stelele de pe cărțile celor cinci teancuri: 1, 1, 2, 2 și 3 în fiecare.
rebuilt-tea-for-two-watch = Ordinea celor cinci căsuțe de pe ceas.
rebuilt-tea-for-two-missions = Ce misiuni sunt pe cele două fețe ale aceleiași plăcuțe.

# Verificarea unei înregistrări
lab-page = Laboratorul
history-page = Partidele tale
check-title = Verifică și tu
