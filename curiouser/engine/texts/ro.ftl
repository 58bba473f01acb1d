seat = Locul { $seat }
seat-number = { $seat } { $number }
bad-seats = { $game } nu se joacă cu { $seats } { $seats ->
    [one] jucător
    [few] jucători
   *[other] de jucători
}; alege dintre: { $counts }.
bad-option = { $game } nu are opțiunea „{ $option }”; opțiuni posibile: { $known }.
bad-option-value = O opțiune din { $game } are o valoare nepermisă ({ $reason }); vezi „curiouser games”.
unknown-game = Nu există jocul „{ $game }”; alege dintre: { $known }.
unknown-module = „{ $game }” nu poate fi încărcat; scrie modul:Clasă, cu un modul pe care Python îl poate importa.
not-a-game = „{ $game }” nu este un joc; trebuie să fie o subclasă a curiouser.engine.game.Game.
unfinished-game = „{ $game }” nu e încă un joc complet: { $reason }.
edition-unreadable = Ediția { $file } nu poate fi citită ({ $reason }); alege un fișier TOML pe care ai dreptul să-l citești.
edition-no-toml = Ediția { $file } nu este TOML valid: { $reason }.
edition-fault = Ediția { $file }, rândul { $line }, are o greșeală la { $path }: { $reason }
refused-over = Partida s-a terminat; începe una nouă.
refused-luck = Acum se trage la sorți; așteaptă o clipă.
refused-turn = E rândul locului { $seat }; așteaptă-ți rândul.
refused-chance = Tragerea la sorți nu poate da acum acest rezultat.
refused-words = „{ $typed }” nu e o mutare aici; alege una dintre cele oferite.
refused-undo = Mutarea nu se mai poate lua înapoi: a urmat o tragere la sorți, o carte descoperită sau mutarea altcuiva, ori nu era mutarea ta.
script-over = Lista tragerilor la sorți s-a terminat, dar mai e nevoie de o tragere.
notation-word = „{ $word }” nu poate fi înțeles în această poziție; notația e descrisă pe pagina jocului din documentație.
record-empty = Înregistrarea este goală; alege un fișier care conține o partidă.
record-no-header = Rândul { $line } apare înainte de începutul partidei; primul rând trebuie să fie antetul.
record-after-end = Rândul { $line } apare după sfârșitul partidei.
record-out-of-order = Rândul { $line } e mutarea { $n }, dar înaintea ei lipsește mutarea { $expected }.
record-long-line = Rândul { $line } este prea lung pentru o înregistrare.
record-bad-line = Rândul { $line } nu e un rând de înregistrare: { $reason }.
record-no-link = Rândul { $line } nu se încheie cu legătura lui; înregistrarea a fost trunchiată sau modificată.
record-format = Rândul { $line }: înregistrarea are formatul { $format }, pe care versiunea aceasta nu îl poate citi; folosește una mai nouă.
record-rules = Rândul { $line }: partida s-a jucat după versiunea { $rules } a regulilor din { $game }; programul acesta le cunoaște până la { $known }. Folosește o versiune mai nouă.
record-setup = Rândul { $line }: { $reason }
record-edition = Rândul { $line }: ediția din antet are o greșeală: { $reason }
record-refused = Rândul { $line }: mutarea { $n } nu este permisă: { $reason }
record-bad-move = Rândul { $line }: mutarea { $n } nu există în acest joc: { $reason }.
record-luck = Rândul { $line }, mutarea { $n }: tragerea la sorți nu vine din sămânța sigilată; rezultatul ei a fost modificat.
record-outcome = Rândul { $line }: rezultatul notat nu e cel la care duc mutările.
record-link = { $place ->
    [move] Rândul { $line }, mutarea { $n }, a fost modificat: nu se potrivește cu legătura lui.
    [header] Rândul { $line }, antetul, a fost modificat: nu se potrivește cu legătura lui.
   *[end] Rândul { $line }, sfârșitul, a fost modificat: nu se potrivește cu legătura lui.
}
record-seal = Rândul { $line }: sămânța dezvăluită nu e cea sigilată înainte de partidă.
record-told = Rândul { $line }, mutarea { $n }: { $what ->
    [events] evenimentele notate nu sunt cele
    [chances] șansele notate pentru tragerea la sorți nu sunt cele
   *[position] poziția notată nu e cea
} la care duc mutările.
unknown-bot = Nu există botul „{ $bot }”; alege dintre: { $known }.
not-a-bot = „{ $bot }” nu este un bot; trebuie să fie o subclasă a curiouser.engine.bot.Bot.
bot-unmade = Botul „{ $bot }” nu poate fi creat: { $reason }.
no-bots = Boții aceștia nu știu să joace { $game }.
no-plan = Niciun bot de la masa aceasta nu știe să joace { $game }.
no-observer = Pentru { $game } nu există o descriere numerică a pozițiilor.
nobody-steps = Un mediu are nevoie de cel puțin o partidă și de un loc pe care nu joacă un bot.
bad-bots = { $seats ->
    [one] Un loc are nevoie de un bot
    [few] { $seats } locuri au nevoie de tot atâția boți
   *[other] { $seats } de locuri au nevoie de tot atâția boți
}, dar { $bots ->
    [one] s-a dat unul
    [few] s-au dat { $bots }
   *[other] s-au dat { $bots }
}.

# Ce nu-i place unei biblioteci sau sistemului
value-type = { $kind ->
    [int] un număr întreg
    [float] un număr
    [str] un text
    [bool] adevărat sau fals
    [object] un grup de valori
    [array] o listă
    [null] o valoare nulă
   *[other] altceva
}
fault-kind = trebuie să fie { $expected }, dar este { $got }
fault-bound = { $bound ->
    [least] numărul trebuie să fie cel puțin { $number }
    [above] numărul trebuie să fie mai mare decât { $number }
    [most] numărul trebuie să fie cel mult { $number }
   *[below] numărul trebuie să fie mai mic decât { $number }
}
fault-length = lungimea nu e potrivită
fault-missing = lipsește „{ $field }”
fault-unknown = „{ $field }” nu are ce căuta aici
fault-choice = „{ $value }” nu e printre valorile posibile
fault-large = numărul este prea mare
fault-at = { $path }: { $reason }
fault-json = nu e JSON valid
fault-toml = e o greșeală la rândul { $line }, coloana { $column }
fault-toml-end = se termină prea devreme
fault-letters = textul nu e scris în UTF-8
fault-deep = e imbricat pe prea multe niveluri
fault-methods = lipsesc metodele: { $methods }
fault-other = conținutul nu e valid
fault-os = { $code ->
    [ENOENT] fișierul nu există
    [ENOTDIR] dosarul nu există
    [EISDIR] e un dosar
    [EACCES] nu ai permisiunea
    [EPERM] nu ai permisiunea
    [EROFS] discul poate fi doar citit
    [ENOSPC] discul e plin
    [EDQUOT] ai folosit tot spațiul alocat pe disc
    [EFBIG] fișierul e prea mare
    [EIO] eroare de disc sau de conexiune
    [ENAMETOOLONG] numele e prea lung
    [EADDRNOTAVAIL] calculatorul acesta nu are adresa cerută
    [gaierror] adresa nu există
   *[other] eroare de sistem ({ $code })
}
