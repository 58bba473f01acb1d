seat = Locul { $seat }
seat-number = { $seat } { $number }
bad-seats = { $game } nu se joacă în { $seats } { $seats ->
    [one] jucător
    [few] jucători
   *[other] de jucători
}; alege dintre: { $counts }.
bad-option = { $game } nu are opțiunea „{ $option }”; are: { $known }.
bad-option-value = O opțiune din { $game } are o valoare nepermisă ({ $reason }); vezi „curiouser games”.
unknown-game = Nu există jocul „{ $game }”; alege dintre: { $known }.
unknown-module = „{ $game }” nu poate fi încărcat; scrie modul:Clasă dintr-un modul pe care Python îl poate importa.
not-a-game = „{ $game }” nu este un joc; trebuie să fie o subclasă a curiouser.engine.game.Game.
unfinished-game = „{ $game }” nu este încă un joc întreg: { $reason }.
edition-unreadable = Ediția { $file } nu poate fi citită ({ $reason }); dă un fișier TOML pe care ai voie să îl citești.
edition-no-toml = Ediția { $file } nu este TOML valid: { $reason }.
edition-fault = Ediția { $file }, rândul { $line }, are o greșeală la { $path }: { $reason }
refused-over = Partida s-a terminat; începe una nouă.
refused-luck = Acum mută norocul; așteaptă-l.
refused-turn = Este rândul locului { $seat }; așteaptă-l pe al tău.
refused-chance = Norocul nu poate face asta acum.
refused-words = „{ $typed }” nu este o mutare aici; alege una dintre cele oferite.
refused-undo = Asta nu se poate lua înapoi: a urmat norocul, o dezvăluire sau mutarea altcuiva, ori nu a fost mutarea ta.
script-over = Scenariul norocului s-a terminat, dar este rândul lui.
notation-word = „{ $word }” nu se înțelege în această poziție; notația este descrisă pe pagina jocului din documentație.
record-empty = Înregistrarea este goală; dă un fișier care conține o partidă.
record-no-header = Rândul { $line } vine înainte de începutul partidei; primul rând trebuie să fie antetul.
record-after-end = Rândul { $line } vine după sfârșitul partidei.
record-out-of-order = Rândul { $line } este mutarea { $n }, dar înaintea ei lipsește mutarea { $expected }.
record-long-line = Rândul { $line } este prea lung pentru o înregistrare.
record-bad-line = Rândul { $line } nu este un rând de înregistrare: { $reason }.
record-no-link = Rândul { $line } nu se încheie cu veriga lui; înregistrarea a fost tăiată sau schimbată.
record-format = Rândul { $line }: înregistrarea are formatul { $format }, pe care această versiune nu îl citește; folosește una mai nouă.
record-rules = Rândul { $line }: partida s-a jucat după regulile { $rules } din { $game }; această versiune le știe până la { $known }. Folosește una mai nouă.
record-setup = Rândul { $line }: { $reason }
record-edition = Rândul { $line }: ediția din antet are o greșeală: { $reason }
record-refused = Rândul { $line }, mutarea { $n }, nu este permisă: { $reason }
record-bad-move = Rândul { $line }, mutarea { $n }, nu este o mutare a acestui joc: { $reason }.
record-luck = Rândul { $line }, mutarea { $n }: norocul nu vine de sub sigiliu; norocul acestei partide a fost schimbat.
record-outcome = Rândul { $line }: rezultatul scris nu este cel la care duc mutările.
record-link = { $place ->
    [move] Rândul { $line }, mutarea { $n }, a fost schimbat: nu se potrivește cu veriga lui.
    [header] Rândul { $line }, antetul, a fost schimbat: nu se potrivește cu veriga lui.
   *[end] Rândul { $line }, sfârșitul, a fost schimbat: nu se potrivește cu veriga lui.
}
record-seal = Rândul { $line }: sămânța deschisă nu este cea sigilată înainte de partidă.
record-told = Rândul { $line }, mutarea { $n }: { $what ->
    [events] evenimentele scrise nu sunt cele
    [chances] șansele norocului, așa cum sunt scrise, nu sunt cele
   *[position] poziția scrisă nu este cea
} la care duc mutările.
unknown-bot = Nu există botul „{ $bot }”; alege dintre: { $known }.
not-a-bot = „{ $bot }” nu este un bot; trebuie să fie o subclasă a curiouser.engine.bot.Bot.
bot-unmade = Botul „{ $bot }” nu poate fi creat: { $reason }.
no-bots = Acești boți nu joacă { $game }.
no-plan = La masa asta de { $game } nimeni nu știe ce să facă.
no-observer = Nimeni nu știe să arate { $game } în numere.
nobody-steps = Un mediu are nevoie de cel puțin o partidă și de un loc la care nu stă un bot.
bad-bots = Fiecare loc are nevoie de un bot; locuri: { $seats }, boți numiți: { $bots }.
