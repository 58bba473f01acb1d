nobody = { $who ->
    [-1] Los
    [-3] Widz
   *[-4] Zegar
}

# Prawa
law-starts = Partię da się zacząć przy każdej liczbie miejsc i każdej opcji.
law-ends = Każda partia się kończy.
law-has-move = Aż do końca ktoś ma ruch i może go zrobić.
law-turns = Ruchy proponuje się tylko tym, na których przypada kolej.
law-outcome = Wynik pojawia się na końcu i nigdy wcześniej; powód jest znany, a zajęte miejsca zgadzają się z punktami.
law-parts = Żaden element z pudełka nie ginie i żaden się nie mnoży.
law-legal-applies = Każdy dozwolony ruch da się zrobić i prowadzi do tej samej pozycji niezależnie od tego, czy ktoś odbiera zdarzenia.
law-illegal-refused = Każdy inny ruch jest odrzucany z uzasadnieniem i niczego nie zmienia.
law-order = Dozwolone ruchy mają jedną stałą kolejność i nie powtarzają się.
law-copies = Zmiana kopii nie zmienia niczego poza nią.
law-notation = Pozycja odczytana z zapisu jest tą samą pozycją.
law-moves = Ruch pozostaje ten sam jako struktura, liczba, JSON i wpisane słowa.
law-pick = Szybki wybór spośród ruchów miejsca daje to samo co powolny.
law-views = Widok da się wysłać, a ruchy proponuje tylko miejscu, na które przypada kolej.
law-events = Każde zdarzenie jest znanego rodzaju, wynika ze znanej zasady i da się je wysłać.
law-texts = Wszystko, co się dzieje, co można zrobić, co jest odrzucane i co kończy grę, ma swój tekst w każdym języku.
law-luck = Wagi losowań są prawidłowe, a szybkie losowania dają to samo co powolne.
law-secret-view = Ponowne rozdanie tego, czego patrzący nie może wiedzieć, nie zmienia niczego w jego widoku.
law-secret-moves = Ponowne rozdanie tego, czego miejsce nie może wiedzieć, nie zmienia proponowanych mu ruchów.
law-secret-event = Kto widzi to samo, dowiaduje się tego samego.
law-secret-refusal = Odrzucenie ruchu nie zdradza miejscu niczego, czego nie może ono wiedzieć.
law-redeal = Ponowne rozdanie znajduje inny możliwy układ wszędzie tam, gdzie taki istnieje, a nigdy nie daje niemożliwego.
law-undo = Cofnięty ruch nie zostawia żadnego śladu.
law-record = Odtworzony zapis daje tę samą partię, bajt w bajt.

# Jak się je łamie
broken-raised = Przy sprawdzaniu pojawił się błąd { $error }.
broken-endless = { $moves ->
    [one] Partia nie skończyła się po jednym ruchu.
    [few] Partia nie skończyła się po { $moves } ruchach.
   *[many] Partia nie skończyła się po { $moves } ruchach.
}
broken-dead-end = { $who } ma zrobić ruch, ale żaden nie jest możliwy.
broken-nobody = Nikt nie ma ruchu, a partia się nie skończyła.
broken-actors = Ruchu nie mogą mieć { $actors }: mogą go mieć miejsca i zegar, bez powtórzeń, albo sam los.
broken-offer = { $who } nie ma teraz ruchu, a dostaje propozycje ruchów.
broken-early-outcome = Ktoś ma jeszcze ruch, a wynik już jest.
broken-no-outcome = Partia stanęła bez wyniku.
broken-reason = Powodu „{ $reason }”, z którego skończyła się partia, nie ma wśród zakończeń gry.
broken-scores = W wyniku są punkty { $scores }, a według gry powinny być { $found }.
broken-places = Zajęte miejsca { $places } nie zgadzają się z punktami { $scores }.
broken-part = { $part }: na początku { $had }, teraz { $has }.
broken-legal = { $who }: dozwolony ruch { $move } wywołał błąd { $error }.
broken-unheard = { $who }: ruch { $move } prowadzi do innej pozycji, gdy nikt nie odbiera zdarzeń.
broken-accepted = { $who }: ruch { $move } jest niedozwolony, a został przyjęty.
broken-refusal = { $who }: ruch { $move } nie został odrzucony, tylko wywołał błąd { $error }.
broken-refused-changed = { $who }: ruch { $move } został odrzucony, a zmienił pozycję.
broken-twice = { $who }: ten sam ruch jest proponowany dwa razy.
broken-order = { $who }: dozwolone ruchy są inne, { $where ->
    [again] gdy pyta się o nie drugi raz
    [copy] gdy pyta się o nie na kopii
   *[notation] gdy pozycję odczytano z zapisu
}.
broken-copy = Kopia nie jest tą samą pozycją.
broken-original = Gra na kopii zmieniła oryginał.
broken-twin = Gra na pozycji zmieniła jej kopię.
broken-future = Dwie kopie przy tych samych wyborach i tych samych losowaniach dały różne partie.
broken-notation = Zapis { $notation } odczytuje się jako inną pozycję.
broken-notation-again = Zapis { $notation } po odczytaniu i ponownym zapisaniu to { $again }.
broken-notation-future = W pozycji odczytanej z zapisu { $notation } dalsza gra przebiega inaczej.
broken-move-type = { $move } nie jest żadnym z rodzajów ruchów tej gry.
broken-move-json = Ruchu { $move } nie da się wiernie odtworzyć z JSON-a.
broken-tidy = Dozwolony ruch { $move } nie jest w postaci kanonicznej.
broken-number = Ruchu { $move } nie da się odtworzyć z jego numeru.
broken-spelling = Ruchu { $move } nie da się odtworzyć z jego zapisu słownego „{ $spelled }”.
broken-view-moves = { $viewer }: ruchy proponowane w widoku są inne niż ruchy, które to miejsce ma do wyboru.
broken-event-type = { $event } nie jest żadnym z rodzajów zdarzeń tej gry.
broken-event-json = Zdarzenia { $event } nie da się wiernie odtworzyć z JSON-a.
broken-rule = { $what } podaje zasadę „{ $rule }”, której gra nie ma.
broken-text = Tekstu „{ $id }” nie da się pokazać w języku { $language }: { $reason }.
broken-drawing = Nie ma rysunku w języku { $language }.
broken-chances = Szanse losowania nie mogą wynosić { $weights }: musi być choć jedna, a każda większa od 0.
broken-chances-legal = Szanse losowania nie zgadzają się z dozwolonymi ruchami losu.
broken-weights = Możliwości { $outcomes } nie mogą mieć wag { $weights }: każda musi mieć jedną, nie mniejszą niż 0.
broken-draw = Szybkie losowanie dało { $drawn }, wbrew wagom.
broken-draw-changed = Szybkie losowanie zmieniło pozycję.
broken-let-luck = Wszystkie losowania naraz dają co innego niż jedno po drugim.
broken-pick = Szybki wybór dał { $picked }, a powolny coś innego.
broken-secret-view = { $viewer }: widok zależy od tego, czego stąd nie widać.
broken-secret-turn = { $viewer }: to, kto ma ruch, zależy od tego, czego stąd nie widać.
broken-secret-moves = { $viewer }: proponowane ruchy zależą od tego, czego stąd nie widać.
broken-secret-event = { $viewer } dowiaduje się o czymś, czego stąd nie widać: { $event }.
broken-secret-refusal = { $viewer }: odrzucenie ruchu { $move } zależy od tego, czego stąd nie widać.
broken-redeal = { $viewer }: ponowne rozdanie niczego nie zmienia, choć wylosowano coś, czego stąd nie widać.
broken-redeal-notation = Pozycja { $notation } po ponownym rozdaniu odczytuje się jako inna.
broken-redeal-end = Pozycji po ponownym rozdaniu nie da się dograć do końca.
broken-undo = Po cofnięciu ruchu pozycja jest inna niż przed nim.
broken-undo-again = Cofnięty ruch zrobiony jeszcze raz doprowadził do czegoś innego.
broken-record-position = Odtworzenie zapisu prowadzi do innej pozycji.
broken-record-bytes = Odtworzona partia daje inny zapis.
