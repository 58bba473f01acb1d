title = Curiouser
motto = Patru jocuri din Țara Minunilor, iar la ceai tot întârzie toată lumea.
home = Acasă
back = Înapoi
close = Închide
language = Limba
offline = Nu ajungem la server. Verifică legătura și mai încearcă o dată.
too-long = E prea lung pentru server.
strange-answer = Serverul a răspuns ceva de neînțeles ({ $status }). Mai încearcă peste o clipă.
nothing-here = La adresa aceasta nu este nimic. Poate s-a pierdut pe drum o parte din link: cere-l încă o dată.
updated = Curiouser a fost actualizat: reîncarcă pagina.
reload = Reîncarcă
opening = Punem masa …
closed = Masa aceasta este închisă.
no-table = Masa aceasta nu mai există.
no-game = Nu avem un asemenea joc.
nothing-to-see = La masa aceasta se uită doar cine joacă.

# Games
game-adventures = Aventuri
game-tea-for-two = Ceai pentru doi
game-tea-time = Ora ceaiului
game-tic-tac-toe = X și zero
game-wordland = Țara cuvintelor
players = { $range ->
    [one] Pentru { $least } persoane
   *[more] Pentru { $least } până la { $most } persoane
}

# A new table
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
variant = O variantă din laborator: unele numere din cutie sunt altele aici.
how-many = Câte persoane joacă
bots = Cât de bine joacă boții
bot-uniform = Visător: joacă orice
bot-greedy = Grăbit: ia ce sclipește
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
play-people = Pune o masă pentru prieteni

# The waiting room
waiting-room = Înainte de partidă
copy = Copiază linkul
copied = Copiat
copy-by-hand = De copiat cu mâna
sit = Mă așez aici
seat-bot = Așază un bot
seat-clear = Trimite botul acasă
seat-free = Loc liber
seat-away = nu-i la masă
start = Începem
start-not-yet = { $free ->
    [one] Mai e un loc liber
    [few] Mai sunt { $free } locuri libere
   *[other] Mai sunt { $free } de locuri libere
}
wait-for-host = { $name } începe când e toată lumea la masă.
add-here = Încă cineva pe acest aparat
join = Vin la masă

# At the table
players-here = La masă
score = Puncte:
is-to-move = la mutare
your-turn = E rândul tău, { $name }.
your-turn-short = Rândul tău
waiting-for = Așteptăm: { $names }.
just-a-moment = O clipă …
paused = Masa ia o pauză.
over = Partida s-a încheiat.
time-left = Timp rămas:
log = Ce s-a întâmplat
log-empty = Nimic încă.
rules = Reguli
talk = Vorbe
talk-empty = Încă n-a zis nimeni nimic.
talk-say = Spune ceva
talk-send = Spune
settings = Masa și setările
theme = Luminos sau întunecat
theme-auto = Ca aparatul
theme-light = Luminos
theme-dark = Întunecat
sounds = Sunete
motion = Mișcare pe ecran
pause = Pauză
resume = Mergem mai departe
leave = Pleacă de la masă
undo = Ia înapoi
undo-asked = { $name } ar vrea să ia o mutare înapoi.
undo-waiting = Cineva vrea să ia o mutare înapoi; așteptăm răspunsul.
undo-yes = Desigur
undo-no = Mai bine nu
hint = Sfat
hint-show = Arată-mi
hint-thinking = Stai să mă gândesc …
hint-chance = { $chance } % șanse de victorie (± { $error })
hint-score = puncte la sfârșit: { $score } (± { $error })
hint-sure = { $won ->
    [yes] Victorie, orice ar fi
   *[no] Se pierde, dacă ceilalți joacă bine
}
hint-others = { $count ->
    [one] Încă o mutare pare mai slabă.
    [few] Celelalte { $count } mutări par mai slabe.
   *[other] Celelalte { $count } de mutări par mai slabe.
}
hint-how = Din ce știi tu, dacă toată lumea joacă mai departe cu cap. ± e jumătate dintr-un interval de 95 %.
why = De ce?
why-rule = De ce? Regula { $rule }
line-lost = S-a întrerupt legătura. Mai încercăm …
line-lost-sending = S-a întrerupt legătura. Mutarea ta e păstrată și va fi trimisă.
hand-on = Dă aparatul mai departe: { $name }.
hand-on-ready = Eu sunt { $name }
any-moves = Mutările tale
any-facts = Masa așa cum o vede serverul

# The end
draw = Remiză
won = { $count ->
    [one] Câștigă { $names }
    [few] Câștigă împreună { $names }
   *[other] Câștigă împreună { $names }
}
won-you = { $count ->
    [0] Ai câștigat
   *[other] Ai câștigat împreună cu { $names }
}
rematch = Încă o dată
try-again = Mai încearcă o dată
again-yes = Da, încă o dată
again-said = vrea încă o partidă
days-left = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}
log-laying = { $count ->
    [one] S-a pus masa: un rând
    [few] S-a pus masa: { $count } rânduri
   *[other] S-a pus masa: { $count } de rânduri
}
tie-broken = Puncte egale: regulile spun cine e primul.
account = De unde vin punctele
account-total = În total
result = Rezultatul
last-result = Ultimul rezultat
next-asked = Cineva mai vrea o partidă.
next-begun = Următoarea partidă a început.
look-at-table = Privește masa
look-back = Privește înapoi

# Talk and the log
somebody = Cineva
said = { $name }: { $text }
took-back = { $name } ia o mutare înapoi.
emote-hello = Salut!
emote-well-played = Frumos jucat!
emote-thanks = Mulțumesc!
emote-oops = Hopa!
emote-hurry = E târziu, e târziu!
emote-laugh = Ha, ha!
emote-wow = Tot mai curios!
emote-tea = Încă un ceai?
emote-goodbye = Pe curând!
log-joined = { $name } vine la masă.
log-left = { $name } pleacă de la masă.
log-kicked = { $name } trebuie să plece de la masă.
log-seated = { $name } se așază.
log-stood = { $name } eliberează un scaun.
log-started = Partida începe.
log-ran-out = Timpul a trecut: { $seat }.
log-paused = { $name } cere o pauză.
log-resumed = Mergem mai departe.
log-rematched = Masa e pusă pentru o partidă nouă.
log-closed = Masa este închisă.
log-changed = { $name } schimbă înțelegerea de la masă.
log-named = Cineva se numește acum { $name }.
log-handed-over = { $name } e acum gazda mesei.

# Verificarea unei înregistrări
lab-page = Laboratorul
history-page = Partidele tale
check-title = Verifică singur

# The first page
skip = Sari la joc
choose-game = Ce jucăm?
day-link = Împărțirea zilei
warm-up = Sau, pentru încălzire:
play-now = Joacă acum
with-friends = Cu prietenii …
blurb-adventures = O cursă pe cărarea grădinii: adună biscuiți și ai grijă la groapă.
blurb-wordland = Spune un cuvânt pe temă până fluieră ceainicul, fără literele interzise.
blurb-tea-time = Ia oaspeți de la masă; gemenii lor din oglindă îi iau înapoi.
blurb-tea-for-two = Un duel între două ceainice: carte cu carte, prăjitură cu prăjitură.
by-code = Ai un cod?
by-code-how = Cele patru litere de la prieteni.
tables-open = Mese cu scaune libere
tables-more = { $count ->
    [one] Arată încă o masă
    [few] Arată încă { $count } mese
   *[other] Arată încă { $count } de mese
}
seats-free = { $free ->
    [one] un scaun liber
    [few] { $free } scaune libere
   *[other] { $free } de scaune libere
}
status-waiting = așteaptă jucători
status-ready = începe îndată
status-may-begin = poți începe
status-playing = partida e în toi
status-over = încheiată: vezi rezultatul sau mai jucați o dată
status-your-turn = e rândul tău
status-closed = închisă
status-unknown = …

# What a table agrees on
more-options = Mai multe alegeri
words-language = Limba cuvintelor
children = Joacă și copii
children-any = Fără discuții libere, iar la masă vine doar cine are linkul sau codul.
children-adventures = Câte două cărți în mână și o groapă mai ușoară; fără discuții libere, iar la masă vine doar cine are linkul sau codul.
children-wordland = Teme pentru copii și o singură literă interzisă; fără discuții libere, iar la masă vine doar cine are linkul sau codul.
clock = Timp pentru o mutare
clock-0 = Fără grabă
clock-30 = 30 de secunde
clock-90 = Un minut și jumătate
clock-300 = 5 minute
clock-86400 = O zi
clock-259200 = Trei zile
clock-other = { $seconds } s
late = Când expiră timpul
late-bot = Joacă un bot până la întoarcere
late-move = Un bot face doar mutarea aceea
chat = Cum se vorbește
chat-free = Liber
chat-emotes = Cu vorbe gata făcute
chat-off = Deloc
watch = Cine poate privi
watch-anyone = Oricine are linkul
watch-people = Cine a venit la masă
watch-nobody = Doar cine joacă
hints = Sfaturi
hints-how = Cine e la mutare poate întreba ce mutări par cele mai bune.
listed = Deschisă pentru toată lumea
listed-how = Cât sunt scaune libere, masa apare pe prima pagină.
option-open_hands = Cărți la vedere
how-open_hands = Toată lumea vede toate cărțile: bun pentru prima partidă.
option-easy_hole = O groapă mai ușoară
how-easy_hole = După o încercare ratată poți ieși cu o carte.
option-advanced = Jocul avansat
how-advanced = Cu personaje și puterile lor.
option-madness = Litere interzise
values-madness = { $value ->
    [0] Ca de obicei
   *[other] { $value }
}
option-seconds = Secunde pe ceainic
values-seconds = { $value ->
    [0] Ca de obicei
   *[other] { $value }
}
option-careful = Atenție și la vorbe
how-careful = O literă interzisă în discuții te scoate și ea.
option-need_winner = Un singur câștigător
how-need_winner = Ultima carte de punctaj hotărăște la egalitate.
option-teapot = În jurul unui singur ecran
how-teapot = Toată lumea vorbește cu voce tare; ecranul e ceainicul.
agreed = Ce s-a convenit
agreed-clock = Timp pentru o mutare: { $clock }
agreed-late-move = Când expiră timpul, un bot face o mutare
agreed-watch-people = Privesc doar cei care au venit la masă
agreed-watch-nobody = Nu privește nimeni
agreed-chat-emotes = Doar vorbe gata făcute
agreed-chat-off = Fără vorbe
agreed-no-hints = Fără sfaturi
change = Schimbă înțelegerea
change-do = Așa jucăm

# Inviting and hosting
invite = Invită
invited = { $name } a pus masa pentru tine.
invitation = Hai să jucăm { $game }! Codul mesei este { $code }.
code-to-tell = Codul pentru prieteni
qr = Linkul acestei mese ca un cod QR
share = Trimite
luck-sealed = Norocul acestei partide e deja sigilat. La sfârșit sigiliul se deschide și oricine îl poate verifica.
seal = Sigiliul
seal-how = Amprenta întregului noroc al acestei partide, publicată înainte de împărțire. Dispozitivul acesta o ține minte și o compară la sfârșit.
word-added = Dispozitivul acesta a adăugat un cuvânt al lui, la întâmplare: nimeni nu putea alege norocul dinainte.
seal-changed = Sigiliul acestei partide nu e cel pe care dispozitivul acesta l-a văzut înainte de împărțire. Poate că cineva i-a ales norocul; păstrează înregistrarea.
word-missing = Din norocul acestei partide lipsește cuvântul adăugat de dispozitivul acesta, deși serverul îl primise. Poate că cineva a ales norocul; păstrează înregistrarea.
fill-bots = { $free ->
    [one] Așază un bot pe scaunul liber
    [few] Așază boți pe cele { $free } scaune libere
   *[other] Așază boți pe cele { $free } de scaune libere
}
their-name = Numele
add-here-do = Adaugă
host = gazda
you = tu
bot-stands-in = joacă un bot
play-again = M-am întors
let-bot = Să joace un bot pentru mine
let-bot-them = Să joace mai departe un bot
host-silent = { $name }, gazda mesei, poate a plecat. După o oră fără niciun semn, oricare jucător îi poate lua rolul.
take-over = Preia rolul de gazdă
pause-long = Pauza durează de mult: oricare jucător poate merge mai departe.
mute = Nu-i mai asculta vorbele
unmute = Ascultă din nou
silence = Fără vorbe, pentru toți
unsilence = Lasă din nou să vorbească
silenced = nu are voie să vorbească
person-more = Mai multe despre { $name }
rename = Schimbă-mi numele
stand = Mă ridic și privesc
stand-playing = Mă ridic; joacă un bot
give = Dă scaunul
give-chair = Dă un scaun
give-which = Al cui scaun îl dai
give-seat-of = Dă scaunul pe care stă { $name }
give-own-which = Cui îi dau scaunul meu
give-own = Dau scaunul meu: { $name }
hand-over = Predă rolul de gazdă
kick = Roagă să plece
joined-only = La masă, fără scaun
sure = { $label }: sigur?
onlookers = { $count ->
    [one] Privește o persoană.
    [few] Privesc { $count } persoane.
   *[other] Privesc { $count } de persoane.
}
at-table = La masa aceasta
close-table = Închide masa
other-device = Joacă în altă parte
other-device-how = Linkul acesta e locul tău: deschide-l pe alt aparat și joacă de acolo. Nu-l da nimănui.
own-link = Copiază linkul meu
new-link = Link nou pentru mine
new-link-how = Cu un link nou, cele vechi nu mai merg. Aparatul acesta joacă mai departe singur.
new-link-done = Ai un link nou; cele vechi nu mai merg.
this-device = Pe acest aparat
notices = Anunță-mă când e rândul meu
notices-how = Cât timp te uiți în altă parte; dacă serverul poate, chiar și cu pagina închisă.
webhook = Adresă de apelat când e rândul meu
webhook-save = Apelează-o
webhook-end = Gata cu apelurile
webhook-how = Pentru cine are un serviciu propriu: află când e rândul tău și nu ești aici.
webhook-on = Serviciul află când e rândul tău și nu ești aici, de la fiecare masă la care stai pe aparatul acesta.
talk-unread = { $count ->
    [one] Vorbe, una nouă
    [few] Vorbe, { $count } noi
   *[other] Vorbe, { $count } de noi
}
emotes = Spune-o repede
question = Ce se cere acum
record-save = Salvează partida
record-check = Verifică chiar tu

# Rules
learn = Prima partidă
learn-none = Aici nu e încă o lecție; regulile sunt scurte.
learn-step = Pasul { $at } din { $of }
learn-other = O idee bună pentru mai târziu; acum fă ce cere lecția.
tv = Arată masa pe un ecran mare
no-network = Nu ai legătură la rețea. Pentru mese e nevoie de ea; pagina revine singură.
play-it = Joacă
rules-search = Caută un cuvânt sau un număr
rules-found = { $count ->
    [one] O regulă găsită
    [few] { $count } reguli găsite
   *[other] { $count } de reguli găsite
}
rules-none = Nicio regulă nu vorbește despre asta.
rules-kinds = Arată doar
kind-book = Din regulament
kind-ruling = Hotărârile noastre
kind-ruling-how = Aici regulamentul tace sau spune două lucruri, așa că a trebuit să hotărâm.
kind-rebuilt = Refăcute de noi
kind-rebuilt-how = Ce regulamentul arată doar într-o imagine sau deloc; am completat noi.
rebuilt-adventures-characters = Cine joacă: regulamentul îi numește pe Pălărier și pe Regină, iar Alice și Iepurele Alb au venit cu noi.
rebuilt-adventures-spaces = Care dintre cele douăsprezece căsuțe este care. Regulamentul are o imagine, dar nu o listă.
rebuilt-adventures-numbers = Numerele de pe căsuțe, citite de ac la Fursecurile mici.
rebuilt-wordland-scoring = Punctele de pe cărțile de punctaj, pentru fiecare număr de jucători.
rebuilt-wordland-lexicon = Temele și de câte ori apare fiecare literă în teancul ei; în fiecare limbă de la zero.
rebuilt-tea-time-characters = Al șaselea personaj. Regulamentul numește cinci.
rebuilt-tea-for-two-start_stars = Stelele de pe cărțile primelor pachete: câte una, iar pe Iepurele Alb niciuna.
rebuilt-tea-for-two-stack_stars = Stelele de pe cărțile celor cinci teancuri: 1, 1, 2, 2 și 3 în fiecare.
rebuilt-tea-for-two-watch = Ordinea celor cinci căsuțe de pe ceas.
rebuilt-tea-for-two-missions = Care două misiuni stau pe aceeași plăcuță.
