title = Ora ceaiului
character = { $character ->
    [caterpillar] Omida
    [cat] Motanul de Cheshire
    [hatter] Pălărierul
    [queen] Regina de Inimă Roșie
    [twins] Tweedledum și Tweedledee
   *[rabbit] Iepurele Alb
}
card = { $side ->
    [mirror] { $character ->
        [caterpillar] Omida (oglindă)
        [cat] Motanul de Cheshire (oglindă)
        [hatter] Pălărierul (oglindă)
        [queen] Regina de Inimă Roșie (oglindă)
        [twins] Tweedledum și Tweedledee (oglindă)
       *[rabbit] Iepurele Alb (oglindă)
    }
   *[face] { $character ->
        [caterpillar] Omida
        [cat] Motanul de Cheshire
        [hatter] Pălărierul
        [queen] Regina de Inimă Roșie
        [twins] Tweedledum și Tweedledee
        [alice] Alice
       *[rabbit] Iepurele Alb
    }
}

# Ce s-a întâmplat
starter-chosen = { $seat } începe și o are pe Alice.
round-began = Runda { $round }: începe { $seat }.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } ia: { $cards }.
alice-laid = { $seat } o pune pe Alice pe { $cell }.
alice-taken = { $seat } o are acum pe Alice și va începe runda următoare.
pairs-discarded = { $seat } elimină { $pairs ->
    [one] o pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
} de fețe opuse: { $character }.
match-ended = Partida s-a terminat. Puncte: { $scores }.

# Ce se poate face
move-take-cards = Ia { $cells }
move-choose-starter = Norocul alege cine începe: { $seat }
move-turn-up = Norocul întoarce: { $character }
end-last-round = s-a terminat ultima rundă

# Ce nu se poate
refused-no-cards = Spune una până la trei cărți după căsuțele lor, de exemplu a1 b1 (G9).
refused-empty = Pe { $cell } nu este nicio carte (G8); cărțile despărțite de un loc gol nu sunt vecine.
refused-too-many = { $most ->
    [1] În prima tură a rundei se ia exact o carte (G5).
    [2] În a doua tură a rundei se iau cel mult două cărți (G6).
   *[3] Într-o tură se iau cel mult trei cărți (G7).
}
refused-no-line = Cărțile acestea nu stau una lângă alta în linie dreaptă (G8); alege vecine pe rând, pe coloană sau pe diagonală.
notation-alice = Alice apare în această poziție de mai multe ori.
notation-grid = Tabelul are { $rows } × { $columns } (rânduri × coloane).
notation-side = Cartea de pe { $cell } stă pe partea greșită: fețele alternează ca pe tabla de șah, cea din stânga sus cu fața (G19).
notation-count = Numărul cărților nu se potrivește: { $character }. Cărțile ies din joc numai în perechi (G11).
notation-place = Partida nu poate fi în acest punct; verifică round, turn, to-move și unde este Alice.
edition-characters = cele șase personaje trebuie să fie { $known }, în această ordine.
edition-points = trebuie să existe cel puțin un număr.
edition-range = numerele trebuie să fie de la { $least } la { $most }.
edition-no-seats = lipsește valoarea pentru { $seats } locuri.
edition-grid = tabelul pentru { $seats } locuri trebuie să aibă de la 1 la { $most } rânduri și coloane.
edition-cards = pentru { $seats } locuri, toate rundele cer cărți: { $needed }, iar cărți sunt: { $cards }.

# Regulile
rule-G1 = Sunt șaizeci de cărți cu personaje, câte zece pentru fiecare dintre cele șase. O parte arată fața personajului, cealaltă imaginea lui în oglindă; de pe oricare se vede cine este. Mai este o carte cu Alice.
rule-G2 = În doi se joacă cu toate cele șaizeci de cărți, cinci runde. În trei, câte două cărți din fiecare personaj rămân în cutie și se joacă trei runde. În patru se joacă cu toate cărțile, trei runde.
rule-G3 = Norocul alege cine începe prima rundă; acela o primește pe Alice. Celelalte cărți se amestecă într-un singur teanc.
rule-G4 = În fiecare rundă se așază din teanc un tabel nou, cu fețele alternând: trei pe patru pentru doi jucători, patru pe patru pentru trei, patru pe cinci pentru patru. Ultima rundă folosește tot teancul.
rule-G5 = Prima tură a rundei: cine o are pe Alice ia exact o carte și o pune pe Alice în locul ei.
rule-G6 = A doua tură a rundei: următorul jucător, în sensul acelor de ceasornic, ia una sau două cărți.
rule-G7 = De la a treia tură a rundei: ia una, două sau trei cărți.
rule-G8 = Cărțile luate împreună trebuie să fie vecine: alături, una deasupra alteia sau colț la colț. Trei trebuie să fie în linie dreaptă, fără gol; un loc gol desparte cărțile.
rule-G9 = În fiecare tură trebuie luată cel puțin o carte.
rule-G10 = Cărțile luate stau în fața jucătorului, văzute de toți, pe personaje, cu partea pe care o arătau în tabel. Rămân acolo de la o rundă la alta.
rule-G11 = Cine are ambele fețe ale unui personaj le elimină imediat, pereche cu pereche, până rămâne o singură parte. Într-o tură pot pleca mai multe perechi; ele ies din joc.
rule-G12 = Alice se ia ca orice altă carte și se socotește drept carte. Cine o ia începe runda următoare.
rule-G13 = Runda se termină când tabelul este gol; atunci se așază următorul.
rule-G14 = După ultima rundă, fiecare dintre cele șase personaje aduce puncte după numărul cărților: niciuna 5 puncte, una 1, două 3, trei 6, patru 10, cinci sau mai multe 15.
rule-G15 = Cine o are pe Alice la sfârșit primește 4 puncte.
rule-G16 = Câștigă cine are cele mai multe puncte.
rule-G17 = Textul vorbește de doi primi jucători; socotim că runda următoare o deschide cine a luat-o pe Alice, iar cel ales de noroc începe doar prima rundă. Turele merg în sensul acelor de ceasornic de la cel care deschide.
rule-G18 = Limitele de una, două și trei cărți țin de prima, a doua și a treia tură a fiecărei runde și se iau de la capăt în fiecare. În doi, a treia tură este a doua a celui care a început.
rule-G19 = Fețele alternează ca pătratele tablei de șah, cartea din stânga sus cu fața.
rule-G20 = Dintre cei la egalitate câștigă cine o are pe Alice; o egalitate fără ea se împarte.
rule-G21 = Alice nu are parte și nu se anulează niciodată. Poate fi capătul sau mijlocul unei linii. În tura în care este pusă nu poate fi luată înapoi.
rule-G22 = Limitele sunt maxime: o singură carte se poate lua oricând. Nu se poate sări peste rând, iar Alice trebuie luată când este ultima carte, așa că mereu o are cineva.
rule-G23 = Și cărțile luate în aceeași tură se anulează între ele; rămâne diferența celor două fețe. Un personaj anulat de tot se socotește fără cărți.
rule-G24 = În trei, toți știu ce cărți au rămas în cutie; necunoscută este doar ordinea teancului.

# Terminalul
short = { $character ->
    [caterpillar] Omidă
    [cat] Motan
    [hatter] Pălărier
    [queen] Regină
    [twins] Gemeni
    [alice] Alice
   *[rabbit] Iepure
}
board-player = { $name }, { $score ->
    [one] 1 punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}: { $cards }

# De ce poate fi bună o mutare
hint-pairs = Elimină { $pairs ->
    [one] o pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
}: { $character } (G11).
hint-gains = { $character }: { $cards ->
    [0] nu mai rămâne nicio carte
    [one] ai o carte
    [few] ai { $cards } cărți
   *[other] ai { $cards } de cărți
}, { $points ->
    [one] un punct în plus
    [few] { $points } puncte în plus
   *[other] { $points } de puncte în plus
} (G14).
hint-costs = { $character }: { $cards ->
    [0] nu mai rămâne nicio carte
    [one] ai o carte
    [few] ai { $cards } cărți
   *[other] ai { $cards } de cărți
}, { $points ->
    [one] un punct în minus
    [few] { $points } puncte în minus
   *[other] { $points } de puncte în minus
} (G14).
hint-alice = O ia pe Alice, deci runda următoare o începi tu (G12).
hint-alice-last = O ia pe Alice, care aduce puncte la sfârșit (G15).
hint-alice-left = O lasă doar pe Alice, iar ea trebuie luată (G22).
hint-leaves = Îi lasă celui care urmează { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
} (G9).
hint-last = Ia tot ce a mai rămas; runda se termină (G13).
hint-counted-won = Socotit până la capăt: câștigi cu { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} în plus (G16).
hint-counted-lost = Socotit până la capăt: pierzi cu { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} (G16).
hint-counted-tie-won = Socotit până la capăt: egalitate, iar Alice o hotărăște în favoarea ta (G20).
hint-counted-tie-lost = Socotit până la capăt: egalitate, iar Alice o hotărăște împotriva ta (G20).
