intro = Ta strona sprawdza zapis partii na twoim urządzeniu: niczego nigdzie nie wysyła i nie trzeba nikomu ufać.
choose = Wybierz zapis
drop = … albo upuść tu plik
working = Sprawdzam …
gone = Nie da się pobrać tego zapisu: { $reason }
good = Nietknięty, na ile da się to stwierdzić bez reguł.
proven-links = Od zapisania żadnego wiersza nie zmieniono, nie przestawiono, nie dodano ani nie usunięto: { $moves ->
    [one] ruch jest taki
    [few] wszystkie { $moves } ruchy są takie
   *[many] wszystkie { $moves } ruchów jest takich
}, jak zapisano.
proven-seats = Każdy ruch należy do kogoś, kto tam siedział, i każdy cofał tylko własny ostatni ruch.
proven-seal = Ziarno otwarte na końcu pasuje do pieczęci ogłoszonej przed partią.
proven-luck = { $proven ->
    [one] Losowanie pochodzi
    [few] Wszystkie { $proven } losowania pochodzą
   *[many] Wszystkie { $proven } losowań pochodzi
} z tego ziarna i ze słów graczy; nikt nie wybierał.
proven-alone = { $proven ->
    [one] Losowanie pochodzi
    [few] Wszystkie { $proven } losowania pochodzą
   *[many] Wszystkie { $proven } losowań pochodzi
} tylko z tego ziarna.
proven-seed = { $proven ->
    [one] Losowanie pochodzi
    [few] Wszystkie { $proven } losowania pochodzą
   *[many] Wszystkie { $proven } losowań pochodzi
} z jawnego ziarna tej symulacji.
proven-piles = Losowano z pełnych stosów, a potem z tego, co w nich zostało: nic nie przybyło i niczego nie zabrakło.
proven-kept = To dokładnie ten zapis, który to urządzenie zachowało po zakończeniu partii.
proven-own = { $own ->
    [one] Ruch wykonany na tym urządzeniu jest w nim taki
    [few] Wszystkie { $own } ruchy wykonane na tym urządzeniu są w nim takie
   *[many] Wszystkie { $own } ruchów wykonanych na tym urządzeniu jest w nim takich
}, jak w grze.
seen = To ta sama pieczęć, którą to urządzenie widziało podczas partii.
seen-before = To ta sama pieczęć, którą to urządzenie widziało przed rozdaniem.
own-words = { $words ->
    [one] Słowo, które to urządzenie dorzuciło do losu, jest
    [few] Wszystkie { $words } słowa, które to urządzenie dorzuciło do losu, są
   *[many] Wszystkie { $words } słów, które to urządzenie dorzuciło do losu, jest
} wśród słów graczy.
no-own-words = Żadne ze słów graczy nie pochodzi z tego urządzenia: że nikt nie wybrał losu, ręczą tylko inni.
no-words = Nikt nie dorzucił słowa: kto prowadził serwer, mógł wybrać ten los z góry.
changed-seal = To nie ta pieczęć, którą to urządzenie widziało przed rozdaniem: ktoś mógł wybrać los.
other-words = W tym zapisie brakuje słowa, które to urządzenie dorzuciło do losu, choć serwer je przyjął: ktoś mógł wybrać los.
other-seal = To nie ta pieczęć, którą to urządzenie widziało podczas partii.
unfinished = Zapis urywa się przed końcem partii, więc pieczęć nie jest jeszcze otwarta.
borrowed = { $borrowed ->
    [one] Jedno losowanie pochodzi
    [few] { $borrowed } losowania pochodzą
   *[many] { $borrowed } losowań pochodzi
} z innej partii, którą ta kontynuuje albo powtarza: ktoś mógł je znać.
unproven = Losu nie da się tu dowieść: { $draws ->
    [one] przy jednym losowaniu nie zapisano
    [few] przy { $draws } losowaniach nie zapisano
   *[many] przy { $draws } losowaniach nie zapisano
}, z czego losowano.
bad = { $move ->
    [0] Wiersz { $line }
   *[other] Ruch { $move } (wiersz { $line })
}: { $kind ->
    [form] to nie jest wiersz zapisu.
    [order] ten wiersz jest nie na swoim miejscu albo któregoś brakuje.
    [link] ten wiersz zmieniono po zapisaniu.
    [seal] otwarte ziarno nie pasuje do pieczęci ogłoszonej przed partią.
    [actor] nikt tam nie siedzi.
    [undo] ktoś cofa ruch, który nie jest jego ostatnim.
    [luck] los nie wyszedł spod pieczęci.
    [chances] wylosowano coś, czego nie było w puli.
    [result] wynik nie pasuje do miejsc przy stole.
   *[pile] w stosie pojawiło się albo zniknęło coś, czego nikt nie dobrał.
}
tampered = Ten zapis przerobiono albo uszkodzono. Niczemu po tym miejscu nie można ufać.
other-record = To urządzenie zachowało inny zapis tej samej partii: jeden z nich zmieniono.
other-moves = Ruchu wykonanego na tym urządzeniu nie ma w tym zapisie albo jest tam inny.
limits = Czy każdy ruch był dozwolony i czy punkty policzono dobrze, mówią dopiero same reguły. Sprawdza je, ruch po ruchu,
scores = Punkty: { $scores }
