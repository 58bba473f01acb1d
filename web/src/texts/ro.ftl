title = Curiouser
motto = Patru jocuri din Țara Minunilor, iar la ceai tot întârzie toată lumea.
home = Acasă
back = Înapoi
close = Închide
language = Limba
offline = Nu ajungem la server. Verifică legătura și mai încearcă o dată.
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
name-usual = Alice
how-many = Câte persoane joacă
bots = Boți
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
sit = Mă așez aici
seat-bot = Așază un bot
seat-clear = Eliberează locul
seat-free = Liber
seat-away = nu-i la masă
start = Începem
start-not-yet = Mai sunt locuri libere
wait-for-host = Începem când e toată lumea la masă.
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
ruling = O hotărâre a noastră, acolo unde regulamentul tace.
talk = Vorbe
talk-empty = Încă n-a zis nimeni nimic.
talk-say = Spune ceva
talk-send = Spune
settings = Setări
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
rematch = Încă o dată
look-at-table = Privește masa

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
log-started = Partida începe.
log-ran-out = Timpul a trecut: { $seat }.
log-paused = { $name } cere o pauză.
log-resumed = Mergem mai departe.
log-rematched = Masa e pusă pentru o partidă nouă.
log-closed = Masa este închisă.
