### Colt Express: co mówi tylko rysunek w przeglądarce.

## Plansza

colt-round = Runda { $round } z { $rounds }
colt-begins = Napad się zaczyna: wszyscy zajmują miejsca w pociągu.
colt-begins-horses = Napad z siodła: bandyci jadą wzdłuż pociągu i wskakują do wagonów.
colt-tray = Do wyboru
colt-no-cards = Brak kart na ręce.
colt-counted = { $count } × { $thing }

## Film

colt-film = Film
colt-film-back = Wstecz
colt-film-next = Dalej
colt-film-pause = Pauza
colt-film-play = Wznów
colt-film-speed = Szybkość

## Co objaśnienie mówi o miejscu

colt-here = Tutaj: { $bandits }.
colt-marshal-here = Jest tu szeryf.
colt-shotgun-here = Jest tu konwojent.
colt-loot-here = Łup: { $loot }.
colt-hostages-here = Czekają: { $hostages }.
colt-coach-here = Obok jedzie dyliżans.
colt-why-inside = Wewnątrz przechodzi się o jeden wagon; strzały sięgają sąsiedniego wagonu.
colt-why-roof = Po dachach idzie się o 1, 2 lub 3 wagony; strzelać można do najbliższych w zasięgu wzroku.
colt-why-coach = Wchodzi się z jego dachu albo konno; kto wejdzie, bierze zakładnika.
colt-why-coach_roof = Sąsiaduje z dachem wagonu obok. Na początku konwojent pilnuje tu walizki.

## Co objaśnienie mówi o bandytach i prawie

colt-bandit-of = { $bandit } ({ $seat })
colt-bandit-has = Pozostałe pociski: { $left }. Żetony łupu: { $loot }.
colt-why-marshal = Kto jest w jego wagonie, dostaje neutralny pocisk i ucieka na dach.
colt-why-shotgun = Uderzony stoi odtąd na dachu wagonu obok dyliżansu; kto tam trafi, dostaje neutralny pocisk i musi uciekać.
colt-why-horse = { $count ->
    [one] Czeka tu { $count } koń.
    [few] Czekają tu { $count } konie.
   *[many] Czeka tu { $count } koni.
    } Jazda wymaga konia obok wagonu.

## Co objaśnienie mówi o kartach

colt-card-of = { $card } ({ $bandit })
colt-played-by = Karta { $number } (gracz: { $seat }).
colt-face-down = Zakryta karta
colt-why-face-down = Zakryta, aż przyjdzie jej kolej.
colt-why-bullet = Pocisku nie można zagrać: tylko zajmuje miejsce na ręce.
colt-why-round = Rundę planuje się karta po karcie, a potem wykonuje karty w tej samej kolejności.
colt-why-first = Zaczyna każdą turę tej rundy; w następnej rundzie pierwszym graczem zostaje kolejna osoba.
colt-why-neutral = Dają je szeryf, konwojent i wydarzenia.
colt-why-keep = { $count ->
    [one] Jedną kartę z ręki można zatrzymać na następną rundę.
    [few] { $count } karty z ręki można zatrzymać na następną rundę.
   *[many] { $count } kart z ręki można zatrzymać na następną rundę.
    }

## Co objaśnienie mówi o łupie i rzeczach gracza

colt-value-known = Znasz wartość: { NUMBER($value, useGrouping: 0) } $.
colt-half = W połowie pełna.
colt-purses-known = Znane: { $values }.
colt-purses-hidden = { $count } o nieznanej wartości.
colt-why-left = Wystrzelone pociski: { $fired }. Kto wystrzeli ich najwięcej, dostanie na koniec 1000 $.
colt-why-cash = Na koniec liczy się jak łup.
colt-why-hand = Karty na ręce.
colt-why-deck = Zamiast zagrać kartę można stąd dobrać 3.
colt-why-bullets = Zaśmiecają talię do końca gry.
colt-worth-at-least = { $known } + ?
colt-overview = Cały pociąg
