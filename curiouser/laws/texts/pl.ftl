nobody = { $who ->
    [-1] Los
    [-3] Ktoś, kto się przygląda
   *[-4] Zegar
}

# Prawa
law-starts = Partię da się zacząć przy każdej liczbie miejsc i każdej opcji.
law-ends = Każda partia się kończy.
law-has-move = Aż do końca ktoś jest winien ruch i ma jakiś do zrobienia.
law-turns = Ruchy proponuje się tylko tym, na których jest kolej.
law-outcome = Wynik jest na końcu i nigdy wcześniej; powód jest znany, a miejsca zgadzają się z punktami.
law-parts = Żadna część z pudełka nie ginie i żadna się nie mnoży.
law-legal-applies = Każdy dozwolony ruch da się zrobić i prowadzi w to samo miejsce, czy ktoś słucha, czy nie.
law-illegal-refused = Każdy inny ruch jest odrzucany, słowami, i niczego nie zmienia.
law-order = Dozwolone ruchy mają jedną stałą kolejność i nie powtarzają się.
law-copies = Co dzieje się z kopią, dzieje się tylko z nią.
law-notation = Pozycja odczytana z zapisu jest tą samą pozycją.
law-moves = Ruch jest ten sam jako struktura, liczba, JSON i wpisane słowa.
law-pick = Szybki wybór spośród ruchów miejsca daje to samo co powolny.
law-views = Widok da się wysłać, a ruchy proponuje tylko miejscu, na którym jest kolej.
law-events = Każde zdarzenie jest znanego rodzaju, wynika ze znanej zasady i da się je wysłać.
law-texts = Wszystko, co się dzieje, co można zrobić, co jest odrzucane i co kończy grę, ma zdanie w każdym języku.
law-luck = Wagi losu mają sens, a szybkie losowania dają to samo co powolne.
law-secret-view = Ponowne rozdanie tego, czego patrzący nie może wiedzieć, nie zmienia niczego w jego widoku.
law-secret-moves = Ponowne rozdanie tego, czego miejsce nie może wiedzieć, nie zmienia proponowanych mu ruchów.
law-secret-event = Kto widzi to samo, słyszy to samo.
law-secret-refusal = Odmowa nie zdradza miejscu niczego, czego nie może wiedzieć.
law-redeal = Ponowne rozdanie znajduje inny świat wszędzie tam, gdzie on jest, i tylko prawidłowe.
law-undo = Ruchu, który cofnięto, nigdy nie było.
law-record = Zapis prowadzi znowu do tej samej partii, bajt w bajt.

# Jak się je łamie
broken-raised = Przy sprawdzaniu pojawił się błąd { $error }.
broken-endless = Partia nie skończyła się po tylu ruchach: { $moves }.
broken-dead-end = { $who }: jest kolej, ale nie ma żadnego ruchu.
broken-nobody = Nikt nie jest na ruchu, a partia się nie skończyła.
broken-actors = Na ruchu nie może być { $actors }: tylko miejsca i zegar, każde raz, albo sam los.
broken-offer = { $who }: nie ma kolei, a ruchy są proponowane.
broken-early-outcome = Ktoś jest na ruchu, a wynik już jest.
broken-no-outcome = Partia stanęła bez wyniku.
broken-reason = Skończyło się przez „{ $reason }”, czego nie ma wśród zakończeń gry.
broken-scores = Wynik podaje punkty { $scores }, a gra mówi { $found }.
broken-places = Miejsca { $places } nie zgadzają się z punktami { $scores }.
broken-part = { $part }: na początku { $had }, teraz { $has }.
broken-legal = { $who }: dozwolony ruch { $move } wywołał błąd { $error }.
broken-unheard = { $who }: ruch { $move } prowadzi gdzie indziej, gdy nikt nie słucha.
broken-accepted = { $who }: ruch { $move } jest niedozwolony, a został przyjęty.
broken-refusal = { $who }: ruch { $move } nie został odrzucony, tylko wywołał błąd { $error }.
broken-refused-changed = { $who }: ruch { $move } został odrzucony, a zmienił pozycję.
broken-twice = { $who }: ten sam ruch jest proponowany dwa razy.
broken-order = { $who }: dozwolone ruchy są inne, { $where ->
    [again] gdy zapytać drugi raz
    [copy] gdy zapytać o nie na kopii
   *[notation] gdy pozycję odczytano z zapisu
}.
broken-copy = Kopia nie jest tą samą pozycją.
broken-original = Gra na kopii zmieniła oryginał.
broken-twin = Gra na pozycji zmieniła jej kopię.
broken-future = Dwie kopie przy tych samych wyborach i tym samym losie dały różne partie.
broken-notation = Zapis { $notation } odczytuje się jako inną pozycję.
broken-notation-again = Zapis { $notation } po odczytaniu i ponownym zapisaniu to { $again }.
broken-notation-future = Pozycja odczytana z { $notation } gra się dalej inaczej.
broken-move-type = { $move } nie jest żadnym z rodzajów ruchów tej gry.
broken-move-json = Ruch { $move } nie wraca z JSON.
broken-tidy = Dozwolony ruch { $move } nie ma swojej uporządkowanej postaci.
broken-number = Ruch { $move } nie wraca ze swojego numeru.
broken-spelling = Ruch { $move } nie wraca ze swojej pisowni „{ $spelled }”.
broken-view-moves = { $viewer }: widok proponuje inne ruchy niż własne.
broken-event-type = { $event } nie jest żadnym z rodzajów zdarzeń tej gry.
broken-event-json = Zdarzenie { $event } nie wraca z JSON.
broken-rule = { $what } podaje zasadę „{ $rule }”, której gra nie ma.
broken-text = Tekstu „{ $id }” nie da się powiedzieć w języku { $language }: { $reason }.
broken-drawing = Nie ma rysunku w języku { $language }.
broken-chances = Szanse losu nie mogą wynosić { $weights }: musi być choć jedna, a każda powyżej 0.
broken-chances-legal = Szanse losu to nie jego dozwolone ruchy.
broken-weights = Możliwości { $outcomes } nie mogą mieć wag { $weights }: każda ma mieć jedną, nie mniejszą niż 0.
broken-draw = Szybkie losowanie dało { $drawn }, wbrew wagom.
broken-draw-changed = Szybkie losowanie zmieniło pozycję.
broken-let-luck = Wszystkie ruchy losu naraz to nie to samo co jeden po drugim.
broken-pick = Szybki wybór dał { $picked }, a powolny coś innego.
broken-secret-view = { $viewer }: widok zmienia się z tym, czego nie może wiedzieć.
broken-secret-turn = { $viewer }: to, kto jest na ruchu, zmienia się z tym, czego nie może wiedzieć.
broken-secret-moves = { $viewer }: proponowane ruchy zmieniają się z tym, czego nie może wiedzieć.
broken-secret-event = { $viewer }: słyszy o tym, czego nie widzi: { $event }.
broken-secret-refusal = { $viewer }: odmowa ruchu { $move } zmienia się z tym, czego nie może wiedzieć.
broken-redeal = { $viewer }: ponowne rozdanie niczego nie zmienia, choć los zrobił coś, czego nie może wiedzieć.
broken-redeal-notation = Pozycja { $notation } po ponownym rozdaniu odczytuje się jako inna.
broken-redeal-end = Pozycji po ponownym rozdaniu nie da się dograć do końca.
broken-undo = Cofnięcie ruchu nie wróciło do pozycji sprzed niego.
broken-undo-again = Cofnięty ruch, zrobiony jeszcze raz, poprowadził gdzie indziej.
broken-record-position = Odtworzenie zapisu prowadzi do innej pozycji.
broken-record-bytes = Odtworzona partia daje inny zapis.
