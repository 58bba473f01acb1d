# Stół „Herbatki dla dwojga” w przeglądarce

ui-tray = Taca ze stosami i misjami
ui-watch = Zegarek kieszonkowy
ui-stack = { $count ->
    [one] { $name }: jedna karta, { $card }.
    [few] { $name }: { $count } karty, na wierzchu { $card }.
   *[many] { $name }: { $count } kart, na wierzchu { $card }.
}
ui-stack-below = Pod nią: { $cards }.
ui-stack-empty = { $name }: ten stos jest pusty.
ui-stack-price = { $cakes ->
    [0] Możesz ją kupić bez dopłaty.
    [one] Możesz ją kupić za jedno ciastko.
    [few] Możesz ją kupić za { $cakes } ciastka.
   *[many] Możesz ją kupić za { $cakes } ciastek.
}
ui-stack-lit = Możesz zniszczyć jego wierzchnią kartę.
ui-mission = { $kind ->
    [each] Misja: { $mission }, za każdą sztukę { $value }. { $one } ma { $first }, { $other } ma { $second }.
   *[most] Misja: { $mission }, warta { $value }. { $one } ma { $first }, { $other } ma { $second }.
}
ui-mission-counts = Stos jest pusty, więc misja się liczy.
ui-mission-told = { $kind ->
    [cakes] Misja „{ $mission }”: gdy stos pod nią się skończy, każdy dostaje gwiazdki za swoje ciastka.
    [hourglasses] Misja „{ $mission }”: gdy stos pod nią się skończy, każdy dostaje gwiazdki za swoje klepsydry.
    [destroyed] Misja „{ $mission }”: gdy stos pod nią się skończy, jej gwiazdki dostaje ten, kto najwięcej zniszczył.
    [cards] Misja „{ $mission }”: gdy stos pod nią się skończy, jej gwiazdki dostaje ten, kto ma ich najwięcej w talii i na stosie odrzuconych.
   *[character] Misja „{ $mission }”: gdy stos pod nią się skończy, jej gwiazdki dostaje ten, kto ma ich najwięcej w talii i na stosie odrzuconych.
}
ui-empty = Puste stosy: { $empty } z { $needed }
ui-last-round = Ostatnia runda!
ui-over = Herbata wypita
ui-from-play = zdobyte w trakcie gry
ui-from-missions = misje nad pustymi stosami
ui-look = { $name }: obejrzyj wszystkie karty. W talii { $deck }, odrzuconych { $discard }, zniszczonych { $gone }.
ui-cards-of = { $name }: wszystkie karty
ui-pile-discard = Odrzucone, od wierzchu ({ $count })
ui-pile-deck = W talii, w kolejności nieznanej nikomu ({ $count })
ui-pile-gone = Zniszczone ({ $count })
ui-cakes = { $count ->
    [one] Jedno ciastko
    [few] { $count } ciastka
   *[many] { $count } ciastek
}
ui-hourglasses = { $count ->
    [one] Jedna klepsydra
    [few] { $count } klepsydry
   *[many] { $count } klepsydr
}
ui-gone = { $count ->
    [one] Jedna karta zniszczona
    [few] { $count } karty zniszczone
   *[many] { $count } kart zniszczonych
}
ui-stars = { $count ->
    [one] Jedna gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
}
ui-flamingo = Ma flaminga
ui-discard = { $count ->
    [one] { $name }, odrzucone: { $card }, wartość { $value }.
   *[many] { $name }, odrzuconych kart { $count }: na wierzchu { $card }, wartość { $value }.
}
ui-discard-empty = { $name }: stos odrzuconych jest pusty.
ui-your-discard = Twoje odrzucone karty, od wierzchu
ui-space-label = Pole { $space }: { $effect }.
ui-space-cost = { $hourglasses ->
    [one] Kosztuje jedną klepsydrę.
    [few] Kosztuje { $hourglasses } klepsydry.
   *[many] Kosztuje { $hourglasses } klepsydr.
}

# O co chodzi teraz
ui-ask = { $phase ->
    [act] Dotknij karty, którą chcesz kupić.
    [king] Prezent od Króla: flaming czy ciastka?
    [point] Dokąd ma pokazać wskazówka zegarka?
    [stack] Którą wierzchnią kartę niszczysz?
    [discarded] Którą ze swoich odrzuconych kart niszczysz?
   *[wind] Nakręcasz zegarek? Każda klepsydra przesuwa wskazówkę o jedno pole.
}
ui-or-buy = Albo dotknij karty, żeby ją kupić.
ui-ask-buy = { $cakes ->
    [0] { $card }: różnica wystarczy na tę kartę.
    [one] { $card } kosztuje cię jedno ciastko.
    [few] { $card } kosztuje cię { $cakes } ciastka.
   *[many] { $card } kosztuje cię { $cakes } ciastek.
}
ui-ask-destroy = { $stars ->
    [0] Zniszczyć kartę { $card }? Nie ma na niej gwiazdek.
    [one] Zniszczyć kartę { $card } za jedną gwiazdkę?
    [few] Zniszczyć kartę { $card } za { $stars } gwiazdki?
   *[many] Zniszczyć kartę { $card } za { $stars } gwiazdek?
}
ui-empties = Stos będzie wtedy pusty i policzy się jego misja: { $mission }.
ui-do-use = Użyj efektu
ui-do-buy = { $cakes ->
    [0] Kup
    [one] Kup za jedno ciastko
    [few] Kup za { $cakes } ciastka
   *[many] Kup za { $cakes } ciastek
}
ui-do-destroy = Zniszcz
ui-do-point = Przesuń tam
ui-do-back = Jednak nie ta
ui-do-leave = Zostaw
ui-why = Dlaczego? ({ $rule })

# Co zrobi wybór
ui-effect = { $character ->
    [mouse] { $name }: { $amount ->
        [one] weź ciastko.
        [few] weź { $amount } ciastka.
       *[many] weź { $amount } ciastek.
    }
    [knave] { $name }: { $amount ->
        [one] weź ciastko.
        [few] weź { $amount } ciastka.
       *[many] weź { $amount } ciastek.
    }
    [caterpillar] { $name }: { $amount ->
        [one] weź klepsydrę.
        [few] weź { $amount } klepsydry.
       *[many] weź { $amount } klepsydr.
    }
    [alice] { $name }: { $amount ->
        [one] weź klepsydrę.
        [few] weź { $amount } klepsydry.
       *[many] weź { $amount } klepsydr.
    }
    [guard] { $name }: { $amount ->
        [one] przeciwnik odrzuca wierzchnią kartę talii.
        [few] przeciwnik odrzuca { $amount } wierzchnie karty talii.
       *[many] przeciwnik odrzuca { $amount } wierzchnich kart talii.
    }
    [executioner] { $name }: { $deck ->
        [0] zniszcz wierzchnią kartę nowej talii przeciwnika.
        [one] zniszcz ostatnią kartę talii przeciwnika.
       *[many] zniszcz wierzchnią kartę talii przeciwnika (jest ich tam { $deck }).
    }
    [king] { $name }: { $amount ->
        [one] weź flaminga albo ciastko.
        [few] weź flaminga albo { $amount } ciastka.
       *[many] weź flaminga albo { $amount } ciastek.
    }
    [cat] { $name }: ustaw wskazówkę zegarka, gdzie chcesz.
   *[queen] { $name }: zniszcz wierzchnią kartę na tacy.
}
ui-stolen = { $count ->
    [one] W puli brakuje: jedno oddaje przeciwnik.
   *[many] W puli brakuje: { $count } oddaje przeciwnik.
}
ui-nothing = Nie ma czego wziąć.
ui-space = { $effect ->
    [destroy] { $cards ->
        [0] Twój stos odrzuconych jest pusty: tu nic się nie stanie.
       *[many] Zniszcz jedną ze swoich odrzuconych kart i weź jej gwiazdki.
    }
    [draw] { $amount ->
        [one] Odkryj wierzchnią kartę swojej talii i zdobądź jej gwiazdki.
        [few] Odkryj { $amount } wierzchnie karty swojej talii i zdobądź ich gwiazdki.
       *[many] Odkryj { $amount } wierzchnich kart swojej talii i zdobądź ich gwiazdki.
    }
    [stars] { $amount ->
        [one] Zdobądź gwiazdkę.
        [few] Zdobądź { $amount } gwiazdki.
       *[many] Zdobądź { $amount } gwiazdek.
    }
   *[flamingo] Weź flaminga.
}
ui-space-copy = Powtarzasz kartę przeciwnika.
ui-space-copy-none = Stos odrzuconych przeciwnika jest pusty: nie ma czego powtórzyć.
ui-space-flamingo-held = Flaming już jest twój.
ui-space-spent = To pole już w tym łańcuchu zadziałało: nic się nie stanie.

# Czego nie można
ui-cant-wait = Działa tylko ten, kto wygrał rundę.
ui-cant-stack = Teraz chodzi o coś innego; karty kupuje się po wygranej rundzie.

# Pierwsza partia
ui-lesson-effect = Z obu czajniczków wypadło po karcie. Twoja Myszka, czyli 2, bije 1: działasz tylko ty. Użyj jej efektu i weź dwa ciastka.
ui-lesson-buy = Twoja 7 bije 2 o 5, i tyle masz pieniędzy. Z ciastkiem to już 6. Dotknij Gąsienicy na tacy i kup ją. Trafi na stos odrzuconych i wróci później.
ui-lesson-tie = Alicja przeciwnika wygrała rundę i wzięła klepsydrę. Teraz 6 na 6: remis wygrywa ten, kto ma flaminga, czyli ty. Użyj efektu Gąsienicy.
ui-lesson-wind = Dwie klepsydry! Po akcji mogą przesunąć wskazówkę zegarka. Dwa pola dalej czekają dwie gwiazdki, a gwiazdkami wygrywa się grę: dotknij ich na zegarku.
ui-lesson-queen = Twoja Królowa Kier bije wszystko. Użyj jej efektu: ściąć komuś głowę!
ui-lesson-destroy = Zniszczona karta od razu daje swoje gwiazdki. Weź Alicję z trzema.
ui-lesson-executioner = Kat niszczy to, co leży na wierzchu talii przeciwnika, choć nikt tego nie widzi. Do dzieła.
ui-lesson-mission = Spójrz nad stosy: to misje, a każda liczy się, gdy stos pod nią jest pusty. Nad Gąsienicami chodzi o najwięcej Gąsienic. Prowadzisz; kup jeszcze jedną za dwa ciastka.
ui-lesson-rabbit = Przeciwnikowi skończyła się talia: odrzucone karty stały się nową, z bezwartościowym Białym Królikiem w środku. I oto on, 1 na 1 z twoim Kotem z Cheshire. Znów rozstrzyga flaming: użyj Kota.
ui-lesson-point = Kot przesuwa wskazówkę za darmo. Poślij ją na rozdartą kartę, gdzie wolno zniszczyć jedną z własnych kart.
ui-lesson-discard = Szczupła talia wygrywa więcej pojedynków. Zniszcz Kota, swoją najniższą kartę, i zachowaj jego gwiazdkę.
ui-lesson-end = To już wszystko. Gdy cztery stosy są puste albo zabraknie Królików, liczy się gwiazdki razem z misjami nad pustymi stosami. Jeszcze herbaty?
