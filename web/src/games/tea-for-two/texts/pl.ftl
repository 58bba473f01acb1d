# Stół „Herbatki dla dwojga” w przeglądarce

ui-tray = Plansza ze stosami i misjami
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
    [one] Możesz ją kupić za jedno ciasto.
    [few] Możesz ją kupić za { $cakes } ciasta.
   *[many] Możesz ją kupić za { $cakes } ciast.
}
ui-stack-lit = Możesz zniszczyć wierzchnią kartę tego stosu.
ui-mission = { $kind ->
    [each] Misja: { $mission }, za każdą sztukę { $value }. { $one } ma { $first }, { $other } ma { $second }.
   *[most] Misja: { $mission }, warta { $value }. { $one } ma { $first }, { $other } ma { $second }.
}
ui-mission-counts = Stos jest pusty, więc misja się liczy.
ui-mission-told = { $kind ->
    [cakes] Misja „{ $mission }”: gdy stos pod nią się wyczerpie, każdy dostaje gwiazdki za swoje ciasta.
    [hourglasses] Misja „{ $mission }”: gdy stos pod nią się wyczerpie, każdy dostaje gwiazdki za swoje klepsydry.
    [destroyed] Misja „{ $mission }”: gdy stos pod nią się wyczerpie, jej gwiazdki dostaje ten, kto zniszczył najwięcej kart.
    [cards] Misja „{ $mission }”: gdy stos pod nią się wyczerpie, jej gwiazdki dostaje ten, kto ma najwięcej kart w talii i na stosie odrzuconych.
   *[character] Misja „{ $mission }”: gdy stos pod nią się wyczerpie, jej gwiazdki dostaje ten, kto ma najwięcej takich kart w talii i na stosie odrzuconych.
}
ui-empty = Puste stosy: { $empty } z { $needed }
ui-last-round = Ostatnia runda!
ui-over = Koniec partii
ui-from-play = zdobyte w trakcie gry
ui-from-missions = misje nad pustymi stosami
ui-look = { $name }: obejrzyj wszystkie karty. W talii: { $deck }, odrzucone: { $discard }, zniszczone: { $gone }.
ui-cards-of = { $name }: wszystkie karty
ui-pile-discard = Odrzucone, od wierzchu ({ $count })
ui-pile-deck = W talii, w nieznanej nikomu kolejności ({ $count })
ui-pile-gone = Zniszczone ({ $count })
ui-cakes = { $count ->
    [one] Jedno ciasto
    [few] { $count } ciasta
   *[many] { $count } ciast
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
    [one] { $name }, odrzucona karta: { $card }, wartość { $value }.
    [few] { $name }, { $count } odrzucone karty: na wierzchu { $card }, wartość { $value }.
   *[many] { $name }, { $count } odrzuconych kart: na wierzchu { $card }, wartość { $value }.
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
    [king] Prezent od Króla: flaming czy ciasta?
    [point] Na którym polu ustawiasz wskazówkę zegarka?
    [stack] Którą wierzchnią kartę niszczysz?
    [discarded] Którą ze swoich odrzuconych kart niszczysz?
   *[wind] Przesuwasz wskazówkę zegarka? Każda klepsydra to jedno pole.
}
ui-or-buy = Albo dotknij karty, żeby ją kupić.
ui-ask-buy = { $cakes ->
    [0] { $card }: wystarczy sama różnica.
    [one] { $card } kosztuje cię jedno ciasto.
    [few] { $card } kosztuje cię { $cakes } ciasta.
   *[many] { $card } kosztuje cię { $cakes } ciast.
}
ui-ask-destroy = { $stars ->
    [0] Zniszczyć { $card_acc }? Na tej karcie nie ma gwiazdek.
    [one] Zniszczyć { $card_acc } i zdobyć jedną gwiazdkę?
    [few] Zniszczyć { $card_acc } i zdobyć { $stars } gwiazdki?
   *[many] Zniszczyć { $card_acc } i zdobyć { $stars } gwiazdek?
}
ui-empties = Stos się wtedy wyczerpie i będzie się liczyć jego misja: { $mission }.
ui-do-use = Użyj efektu
ui-do-buy = { $cakes ->
    [0] Kup
    [one] Kup za jedno ciasto
    [few] Kup za { $cakes } ciasta
   *[many] Kup za { $cakes } ciast
}
ui-do-destroy = Zniszcz
ui-do-point = Ustaw tutaj
ui-do-back = Jednak nie ta
ui-do-leave = Zostaw
ui-why = Dlaczego? ({ $rule })

# Co zrobi wybór
ui-effect = { $character ->
    [mouse] { $name }: { $amount ->
        [one] weź ciasto.
        [few] weź { $amount } ciasta.
       *[many] weź { $amount } ciast.
    }
    [knave] { $name }: { $amount ->
        [one] weź ciasto.
        [few] weź { $amount } ciasta.
       *[many] weź { $amount } ciast.
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
        [few] zniszcz wierzchnią z { $deck } kart w talii przeciwnika.
       *[many] zniszcz wierzchnią z { $deck } kart w talii przeciwnika.
    }
    [king] { $name }: { $amount ->
        [one] weź flaminga albo ciasto.
        [few] weź flaminga albo { $amount } ciasta.
       *[many] weź flaminga albo { $amount } ciast.
    }
    [cat] { $name }: ustaw wskazówkę zegarka, gdzie chcesz.
   *[queen] { $name }: zniszcz wierzchnią kartę któregoś stosu na planszy.
}
ui-stolen = { $count ->
    [one] W puli jest za mało żetonów: jedną sztukę oddaje przeciwnik.
    [few] W puli jest za mało żetonów: { $count } sztuki oddaje przeciwnik.
   *[many] W puli jest za mało żetonów: { $count } sztuk oddaje przeciwnik.
}
ui-nothing = Nie ma czego wziąć.
ui-space = { $effect ->
    [destroy] { $cards ->
        [0] Twój stos odrzuconych jest pusty: nic się tu nie stanie.
       *[many] Zniszcz jedną ze swoich odrzuconych kart i zdobądź jej gwiazdki.
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
ui-space-copy = Powtarzasz efekt karty przeciwnika.
ui-space-copy-none = Stos odrzuconych przeciwnika jest pusty: nie ma czego powtórzyć.
ui-space-flamingo-held = Flaming jest już twój.
ui-space-spent = To pole już zadziałało w tym łańcuchu efektów: nic się nie stanie.

# Czego nie można
ui-cant-wait = Akcję wykonuje tylko ten, kto wygrał rundę.
ui-cant-stack = Najpierw odpowiedz na pytanie; karty kupuje się po wygranej rundzie.

# Pierwsza partia
ui-lesson-effect = Z obu imbryków wypadło po karcie. Twoja Myszka (2) bije jedynkę, więc akcję wykonujesz tylko ty. Użyj jej efektu i weź dwa ciasta.
ui-lesson-buy = Twoja siódemka bije dwójkę, a różnica to 5: tyle masz punktów zakupowych. Z ciastem to już 6. Dotknij Gąsienicy na planszy i kup ją. Trafi na stos odrzuconych i wróci później.
ui-lesson-tie = Alicja przeciwnika wygrała rundę i wzięła klepsydrę. Teraz 6 na 6: remis wygrywa ten, kto ma flaminga, czyli ty. Użyj efektu Gąsienicy.
ui-lesson-wind = Dwie klepsydry! Po akcji możesz nimi przesunąć wskazówkę zegarka. Dwa pola dalej czekają dwie gwiazdki, a gwiazdkami wygrywa się grę: dotknij tego pola na zegarku.
ui-lesson-queen = Twoja Królowa Kier bije wszystkich. Użyj jej efektu i zetnij komuś głowę!
ui-lesson-destroy = Zniszczona karta od razu daje swoje gwiazdki. Zniszcz Alicję z trzema gwiazdkami.
ui-lesson-executioner = Kat niszczy wierzchnią kartę talii przeciwnika, choć nikt jej nie widzi. Do dzieła!
ui-lesson-mission = Spójrz nad stosy: to misje, a każda liczy się dopiero, gdy stos pod nią się wyczerpie. Nad Gąsienicami chodzi o to, kto ma najwięcej Gąsienic. Prowadzisz; kup jeszcze jedną za dwa ciasta.
ui-lesson-rabbit = Przeciwnikowi skończyła się talia: z odrzuconych kart powstała nowa, do której trafił słaby Biały Królik. I oto on: jedynka przeciwko jedynce, czyli twojemu Kotowi z Cheshire. Znów rozstrzyga flaming: użyj Kota.
ui-lesson-point = Kot przesuwa wskazówkę za darmo. Ustaw ją na polu z rozdartą kartą, które pozwala zniszczyć jedną z własnych kart.
ui-lesson-discard = Odchudzona talia wygrywa więcej pojedynków. Zniszcz Kota, swoją najniższą kartę, i zdobądź jego gwiazdkę.
ui-lesson-end = To już wszystko. Gdy wyczerpią się cztery stosy albo zabraknie Królików, liczy się gwiazdki razem z misjami nad pustymi stosami. Jeszcze herbaty?
