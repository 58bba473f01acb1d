title = Ora ceaiului
character = { $character ->
    [caterpillar] Omida
    [cat] Motanul de Cheshire
    [hatter] Pălărierul nebun
    [queen] Regina de Inimă Roșie
    [twins] Gemenii
   *[rabbit] Iepurele Alb
}
card = { $side ->
    [mirror] { $character ->
        [caterpillar] Omida (oglindă)
        [cat] Motanul de Cheshire (oglindă)
        [hatter] Pălărierul nebun (oglindă)
        [queen] Regina de Inimă Roșie (oglindă)
        [twins] Gemenii (oglindă)
       *[rabbit] Iepurele Alb (oglindă)
    }
   *[face] { $character ->
        [caterpillar] Omida
        [cat] Motanul de Cheshire
        [hatter] Pălărierul nebun
        [queen] Regina de Inimă Roșie
        [twins] Gemenii
        [alice] Alice
       *[rabbit] Iepurele Alb
    }
}
    .acc = { $side ->
        [mirror] { $character ->
            [caterpillar] Omida (oglindă)
            [cat] Motanul de Cheshire (oglindă)
            [hatter] Pălărierul nebun (oglindă)
            [queen] Regina de Inimă Roșie (oglindă)
            [twins] Gemenii (oglindă)
           *[rabbit] Iepurele Alb (oglindă)
        }
       *[face] { $character ->
            [caterpillar] Omida
            [cat] Motanul de Cheshire
            [hatter] Pălărierul nebun
            [queen] Regina de Inimă Roșie
            [twins] Gemenii
            [alice] cartea Alice
           *[rabbit] Iepurele Alb
        }
    }

# Ce s-a întâmplat
starter-chosen = { $seat } începe și o primește pe Alice.
round-began = Runda { $round }: începe { $seat }.
card-turned-up = { $cell }: { $card }.
cards-taken = { $seat } ia { $cards_acc }.
alice-laid = { $seat } o așază pe Alice la { $cell }.
alice-taken = { $seat } a luat-o pe Alice și va începe runda următoare.
pairs-discarded = { $seat } elimină { $pairs ->
    [one] o pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
} (față și oglindă): { $character }.
match-ended = Partida s-a terminat. Puncte: { $scores }.

# Ce se poate face
move-take-cards = Ia { $cells }
move-choose-starter = Tragere la sorți: începe { $seat }
move-turn-up = La întâmplare: se descoperă { $character }
end-last-round = s-a încheiat ultima rundă

# Ce nu se poate
refused-no-cards = Alege între una și trei cărți, după căsuțe, de exemplu a1 b1 (G9).
refused-empty = La { $cell } nu e nicio carte (G8); cărțile despărțite de un loc gol nu sunt învecinate.
refused-too-many = { $most ->
    [1] În prima tură a rundei iei exact o carte (G5).
    [2] În a doua tură a rundei iei cel mult două cărți (G6).
   *[3] Într-o tură iei cel mult trei cărți (G7).
}
refused-no-line = Cărțile acestea nu sunt învecinate și în linie dreaptă (G8); alege cărți alăturate de pe un rând, o coloană sau o diagonală.
notation-alice = Alice apare în această poziție de mai multe ori.
notation-grid = Poziția nu se potrivește cu tabelul, care are dimensiunile { $rows } × { $columns } (rânduri × coloane).
notation-side = Cartea de la { $cell } stă pe fața greșită: fețele alternează ca pe tabla de șah, iar cartea din stânga sus arată personajul (G19).
notation-count = Numărul cărților nu se potrivește: { $character }. Cărțile ies din joc numai în perechi (G11).
notation-place = Nicio partidă nu poate ajunge în această poziție; verifică round, turn, to-move și unde este Alice.
edition-characters = cele șase personaje trebuie să fie { $known }, în această ordine.
edition-points = trebuie să existe cel puțin un număr.
edition-range = numerele trebuie să fie între { $least } și { $most }.
edition-no-seats = lipsește valoarea pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}.
edition-grid = pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, numărul de rânduri și cel de coloane ale tabelului trebuie să fie { $most ->
    [one] 1
    [few] între 1 și { $most }
   *[other] între 1 și { $most }
}.
edition-cards = pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, toate rundele au nevoie în total de { $needed ->
    [one] o carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
}, dar în cutie sunt { $cards }.

# Cum se joacă
howto-aim =
    Adună invitații de la masă și strânge puncte.
    Personajele din care ai multe cărți sau niciuna aduc multe puncte; una sau două cărți aduc puține.
howto-turn =
    Cine începe runda ia o singură carte și o pune pe Alice în locul ei.
    Al doilea jucător ia una sau două cărți, iar de la a treia tură se iau una, două sau trei.
    Cărțile luate împreună trebuie să fie alăturate, în linie dreaptă și fără goluri: pe un rând, pe o coloană sau pe o diagonală.
    Așază-le în fața ta, pe personaje, cu fața pe care o arătau în tabel.
howto-special =
    Fiecare carte are două fețe: personajul și imaginea lui în oglindă. Dacă ai ambele fețe ale unui personaj, cărțile se anulează: le elimini imediat, pereche cu pereche.
    Alice se ia ca orice altă carte; cine o ia începe runda următoare.
    Nu poți sări peste tură: iei mereu cel puțin o carte.
howto-end =
    Runda se încheie când tabelul e gol; cărțile rămân la tine, iar din teanc se așază alt tabel.
    În doi se joacă cinci runde; în trei sau în patru, trei runde.
howto-scoring =
    Fiecare dintre cele șase personaje aduce puncte după câte cărți ai: niciuna – 5 puncte, una – 1, două – 3, trei – 6, patru – 10, cinci sau mai multe – 15.
    Cine o are pe Alice la sfârșit mai primește 4 puncte.
    Câștigă cine are cele mai multe puncte; dintre cei la egalitate, cine o are pe Alice.

# Regulile
rule-G1 = Sunt șaizeci de cărți cu șase personaje, câte zece de fiecare. Pe o față este personajul, pe cealaltă, imaginea lui în oglindă (în regulamentul românesc: lupa); oricare dintre fețe arată cine este. În plus, există o carte cu Alice.
rule-G2 = În doi se folosesc toate cele șaizeci de cărți și se joacă cinci runde. În trei se lasă în cutie câte două cărți cu fiecare personaj și se joacă trei runde. În patru se folosesc toate cărțile și se joacă trei runde.
rule-G3 = Cine începe prima rundă se alege la întâmplare și o primește pe Alice. Celelalte cărți se amestecă și se pun într-un singur teanc.
rule-G4 = În fiecare rundă se așază din teanc un tabel nou, cu fețele alternând: trei pe patru cărți pentru doi jucători, patru pe patru pentru trei, patru pe cinci pentru patru. Ultima rundă folosește tot teancul.
rule-G5 = Prima tură a rundei: cine o are pe Alice ia exact o carte și o pune pe Alice în locul ei.
rule-G6 = A doua tură a rundei: cine urmează, în sensul acelor de ceasornic, ia una sau două cărți.
rule-G7 = Începând cu a treia tură a rundei: iei una, două sau trei cărți.
rule-G8 = Cărțile luate împreună trebuie să fie învecinate: pe orizontală, pe verticală sau pe diagonală. Dacă iei trei, trebuie să fie în linie dreaptă, fără goluri; un loc gol desparte cărțile.
rule-G9 = În fiecare tură trebuie să iei cel puțin o carte.
rule-G10 = Cărțile luate stau în fața jucătorului, la vedere, grupate pe personaje, cu fața pe care o arătau în tabel. Rămân acolo de la o rundă la alta.
rule-G11 = Dacă ai ambele fețe ale unui personaj, cărțile se anulează: le elimini imediat, pereche cu pereche, până rămâi cu o singură față. Într-o tură se pot elimina mai multe perechi; cărțile eliminate ies din joc.
rule-G12 = Alice se ia ca orice altă carte și contează ca o carte. Cine o ia începe runda următoare.
rule-G13 = Runda se încheie când tabelul e gol; atunci se așază următorul.
rule-G14 = După ultima rundă, fiecare dintre cele șase personaje aduce puncte după numărul cărților: niciuna – 5 puncte, una – 1, două – 3, trei – 6, patru – 10, cinci sau mai multe – 15.
rule-G15 = Cine o are pe Alice la sfârșit primește 4 puncte.
rule-G16 = Câștigă cine are cele mai multe puncte.
rule-G17 = Regulamentul spune în două feluri cine începe runda; noi am hotărât că runda următoare o începe cine a luat-o pe Alice, iar cine a fost ales la întâmplare începe doar prima rundă. Se joacă în sensul acelor de ceasornic, de la cine începe runda.
rule-G18 = Limita e de o carte în prima tură a rundei, de două în a doua și de trei începând cu a treia; în fiecare rundă se ia de la capăt. În doi, a treia tură este a doua pentru cine a început.
rule-G19 = Fețele alternează ca pătratele tablei de șah; cartea din stânga sus e cu fața în sus.
rule-G20 = La egalitate câștigă cine o are pe Alice; dacă n-o are niciunul dintre cei la egalitate, victoria se împarte.
rule-G21 = Alice nu are două fețe și nu se anulează niciodată. Poate fi capătul sau mijlocul unei linii. Nu poate fi luată înapoi în tura în care a fost așezată.
rule-G22 = Limitele arată doar maximul: poți lua oricând și o singură carte. Nu poți sări peste tură, iar Alice trebuie luată când e ultima carte, așa că o are mereu cineva.
rule-G23 = Și cărțile luate în aceeași tură se anulează între ele; rămâne diferența dintre cele două fețe. Un personaj anulat de tot contează ca zero cărți.
rule-G24 = În trei, toți știu ce cărți au rămas în cutie; doar ordinea din teanc e necunoscută.

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
hint-pairs = Anulezi { $pairs ->
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
hint-alice = O iei pe Alice, deci vei începe runda următoare (G12).
hint-alice-last = O iei pe Alice, care aduce puncte la sfârșit (G15).
hint-alice-left = Rămâne doar Alice, care trebuie luată (G22).
hint-leaves = Îi lași jucătorului următor { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
} (G9).
hint-last = Iei tot ce a mai rămas; runda se încheie (G13).
hint-counted-won = Calculat până la capăt: câștigi la o diferență de { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} (G16).
hint-counted-lost = Calculat până la capăt: pierzi la o diferență de { $lead ->
    [one] un punct
    [few] { $lead } puncte
   *[other] { $lead } de puncte
} (G16).
hint-counted-tie-won = Calculat până la capăt: egalitate, iar Alice o rezolvă în favoarea ta (G20).
hint-counted-tie-lost = Calculat până la capăt: egalitate, iar Alice o rezolvă împotriva ta (G20).
