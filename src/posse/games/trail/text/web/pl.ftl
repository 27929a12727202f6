### Great Western Trail: to, co mówi tylko rysunek w przeglądarce.

## Widoki planszy

trail-views = Widoki
trail-map = Szlak
trail-railroad = Tory
trail-view-trail = Szlak
trail-view-railroad = Tory
trail-view-own = Moja plansza
trail-view-markets = Rynki
trail-view-more = Punkty i inne
trail-board-of = Plansza: { $seat }
trail-marked = { $view } (do wyboru: { $count })

## Co objaśnienie mówi o obszarze lub polu torów

trail-reach = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
    }, { $toll ->
    [0] bez opłat.
   *[other] opłaty: { $toll } $.
    }
trail-owned = { $building } ({ $seat }).
trail-here = Ranczerzy tutaj: { $players }.
trail-space = Pole { $number } torów
trail-engines-here = Lokomotywy tutaj: { $players }.
trail-why-space = Zajęte pola lokomotywa mija bez liczenia, ale nie może się na nich zatrzymać.
trail-why-turnout = Lokomotywa, która się tu zatrzyma, może rozbudować stację obok.

## Co objaśnienie mówi o pomocnikach

trail-wage = Rząd { $row }: koszt { $wage } $.
trail-not-yet = Do zatrudnienia, gdy żeton minie ten rząd.
trail-column = { $worker }, kolumna { $column }
trail-at-once = Akcja natychmiastowa po zakryciu: { $action }.
trail-column-points = { $points } PZ na koniec.
trail-why-column = Najpierw zapełnia się wolną kolumnę najdalej z lewej.

## Co objaśnienie mówi o rzeczach gracza

trail-counted = { $count } × { $thing }
trail-why-cattleman = W turze idzie od 1 do { $limit } kroków.
trail-why-engine = Jedzie dzięki akcjom; na bocznicach rozbudowuje stacje, a im dalej stoi, tym tańsze są dostawy.
trail-why-money = Na koniec gry 1 PZ za każde 5 $.
trail-why-certificates = { $certificates } (limit: { $limit }). Każdy wykorzystany w Kansas City dodaje 1 $ dochodu i 1 do wartości dostawy.
trail-why-permanent = Każdy dodaje 1 do każdego dochodu; nigdy się nie zużywa.
trail-why-steps = Najwięcej pól w jednym ruchu: { $limit }.
trail-why-hand = Karty w ręce: { $hand }. Na koniec tury dociąga się do { $limit }.
trail-why-stack = Karty do dobrania: { $stack }. Gdy ich zabraknie, tasuje się stos kart odrzuconych.
trail-why-discard = Karty ({ $count }): { $cards }.
trail-why-deck = Karty ({ $count }): { $cards }.
trail-why-workers = Kowboje: { $cowboy }. Rzemieślnicy: { $craftsman }. Inżynierowie: { $engineer }. Pierwszy każdego rodzaju jest nadrukowany na planszy.
trail-why-tiles = Usunięte niebezpieczeństwa i zdobyte tipi; liczą się na koniec i do celów.
trail-why-teepees = Zdobyte w handlu z Indianami; liczą się do celów i zawiadowców.
trail-why-hazards = Usunięte ze szlaku; na koniec dają swoje PZ.
trail-why-area = Zagrane cele ({ $count }): każdy cel ze wszystkimi zadaniami wykonanymi daje PZ, każdy inny karę.
trail-why-unbuilt = Budynki do zbudowania: { $count }.
trail-why-discs = Dyski na planszy: { $count }. Każda dostawa i każda stacja zabiera jeden i odblokowuje jego miejsce.
trail-why-score = Ile PZ dałaby partia, gdyby skończyła się teraz.

## Co objaśnienie mówi o stole

trail-why-token = Stoi w rzędzie { $row }: pomocników powyżej można zatrudnić. Gdy opuści ostatni rząd, zostaje wywołany koniec gry.
trail-why-row = Pomocnik z rzędu { $row } kosztuje { $wage } $; akcja może ten koszt zmienić.
trail-why-foresight = W Kansas City po jednym żetonie z każdej kolumny trafia na planszę. W stosie kolumny { $column } zostało: { $left }.
trail-why-jobs = Pomocników nad żetonem można zatrudnić; liczba z przodu to koszt zatrudnienia.
trail-why-market = Kart na targu: { $count }, przy żółtych strzałkach uzupełnia się do { $size }; w stosie: { $left }.
trail-why-display = Bierze się je akcją lub przy dostawie; w stosie: { $left }.
trail-why-income = Tyle dałyby teraz w Kansas City karty w ręce: { $value } $. Każdy rodzaj liczy się raz.
trail-why-hands = Zielona dłoń kosztuje { $green } $, czarna { $black } $: do banku albo dla właściciela budynku.
trail-why-end = Żeton ma { $seat }. Pozostałe tury: { $left }.

## Gracze i targi

trail-auxiliary = Akcje pomocnicze
trail-limits = Certyfikaty, kroki, ręka
trail-tray = Co można tu zrobić
trail-no-cards = Brak kart w ręce.
trail-worth = Karty w ręce są warte { $value } $
trail-known = Karty znane wszystkim
trail-why-known = Wszyscy mogą wywnioskować, że w ręce są: { $cards }.
trail-pile = W stosie zostało: { $left }
trail-tasks-met = { $card }, wykonane zadania: { $done } z { $tasks }
trail-score-sheet = Punkty do tej pory
trail-fills = Żółta strzałka
trail-why-fills = Gdy żeton opuszcza ten rząd, targ bydła zostaje uzupełniony.
trail-ends = Czerwona strzałka
trail-why-ends = Gdy żeton opuszcza ten rząd, zostaje wywołany koniec gry.

## Kansas City krok po kroku

trail-kansas-tile = Żeton
trail-kansas-income = Dochód
trail-kansas-delivery = Dostawa
trail-with-certificates = do { $most } $ z certyfikatami
trail-city-taken = { $city }: leży tam już twój dysk
trail-city-far = { $city }: wartość { $value }, poza zasięgiem
trail-city-open = { $city }, transport { $cost } ${ $lacks ->
        [0] {""}
       *[other] , potrzebne certyfikaty: { $lacks }
    }

## Ikony

trail-legend = Co znaczą ikony
trail-legend-discard = Odrzucanie kart
trail-legend-money = Pieniądze i certyfikaty
trail-legend-people = Zatrudnianie i budowa
trail-legend-cards = Krowy i karty
trail-legend-railroad = Kolej
trail-legend-trail = Na szlaku
trail-legend-risk = Akcje ryzyka
trail-legend-auxiliary = Akcje pomocnicze

## Akcje pomocnicze w skrócie

trail-once-dollar = { aux-dollar.single }
trail-once-draw = { aux-draw.single }
trail-once-certificate = { aux-certificate.single }
trail-once-engine = { aux-engine.single }
trail-once-remove = { aux-remove.single }
trail-twice-dollar = { aux-dollar.double }
trail-twice-draw = { aux-draw.double }
trail-twice-certificate = { aux-certificate.double }
trail-twice-engine = { aux-engine.double }
trail-twice-remove = { aux-remove.double }
