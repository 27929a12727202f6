### Trener gry Carson City: `coach-ask-*` przy pierwszym pytaniu danego rodzaju, `coach-event-*`, gdy coś zdarza ci się po raz pierwszy.

coach-goal = Wygrywa, kto ma najwięcej punktów. Każda runda biegnie tak samo: wybierz personę, wyślij kowbojów, zbierz owoce ich pracy, rozlicz się.

coach-ask-start_parcel = Przy domu w środku szybko zaczniesz budować, przy górach dobrze stanie kopalnia. Wielu bierze po jednej takiej parceli.
coach-ask-character = To prezent na tę rundę, a numer ustala kolejność. Spójrz też na drobny druk: ile gotówki wolno ci zachować na koniec.
coach-ask-shopkeeper = Pieniądze teraz są pewne. Czekać warto, gdy liczysz na więcej ze swoich budynków albo domów.
coach-ask-worker = Jeden budynek po okazyjnej cenie, obojętnie z którego pola. Najwięcej oszczędzasz na najdroższych, o ile masz dla nich ziemię.
coach-ask-settler_parcel = Ziemia za darmo, choćby bardzo podrożała. Weź tę, na którą cię nie stać: wśród domów albo górę, która liczy się na koniec.
coach-ask-settler_cash = Policz swoje góry. Jeśli masz ich mało, lepsza jest gotówka.
coach-ask-captain = Pierwsze wsparcie jest tanie, każde kolejne droższe. Więcej ludzi to więcej pracy albo większa siła ognia, gdy zostają w domu.
coach-ask-place = Po jednym kowboju na zmianę z innymi. Szukaj zajęć, których nikt jeszcze nie chce; kto zostaje w domu, zwiększa siłę ognia, a wcześniejszy pas wygrywa remisy.
coach-ask-kit_carson = Tu możesz też przestawić kogoś, kto już gdzieś stoi. Pas zamyka twój plan.
coach-ask-roads = Większość budynków potrzebuje parceli, której droga dotyka choćby rogiem. Drogi są niczyje, więc prowadź je najpierw do siebie.
coach-ask-carry_out = Ta akcja należy do ciebie. Rezygnacja oszczędza pieniądze, ale kowboja i tak tracisz.
coach-ask-buy_vp = Punkty za gotówkę. Z czasem drożeją, a nadwyżka ponad limit i tak topnieje; zostaw tyle, ile jeszcze będzie potrzebne.
coach-ask-next_parcel = Kolejność ma znaczenie: przegrany kowboj wraca do domu i liczy się już w następnym pojedynku.
coach-ask-buy_parcel = Cena rośnie ze wszystkim, co stoi wokół. Parcela z domem, górą lub twoim budynkiem daje punkty na koniec.
coach-ask-buy_parcels = Zacznij od najważniejszej, póki masz pieniądze. Czego nie kupisz, zostaje dla innych.
coach-ask-buy_building = Od teraz będzie płacić co rundę, więc im wcześniej, tym lepiej. Pomyśl, gdzie stanie i co będzie obok.
coach-ask-build = O zysku decyduje sąsiedztwo: rancza lubią przestrzeń, kopalnie góry, sklepy domy. Wskaż miejsce, a zobaczysz, ile przyniesie.
coach-ask-kept_turn = To chwila na zatrzymane budynki. Niepostawione nie zarabiają i nie dają punktów.
coach-ask-house = Dom służy każdemu budynkowi wokół, któremu wolno go liczyć. Najlepiej stawiać go przy własnych sklepach; na twojej ziemi da też punkty.
coach-ask-consent = Dom na twojej parceli jest twój i liczy się na koniec, ale nic innego już tam nie stanie. Czy tobie też się przyda?
coach-ask-declare = Porównaj: ile razem przynoszą twoje budynki jednego rodzaju? Jeśli więcej niż gotówka, podwój zyski.
coach-ask-next_attack = Pokonani kowboje wracają do domu i wzmacniają swoich w następnej walce. Zacznij tam, gdzie ci to na rękę.
coach-ask-choose_tiles = Płytka zastępuje kość, a użyta znika na długo. Wysokie zostaw na to, co naprawdę ważne.
coach-ask-lay_tile = Wszyscy ją zobaczą i już jej nie będzie. Wyłóż tyle, ile trzeba, nie więcej.
coach-ask-banker = Dobry interes, jeśli tę gotówkę i tak zabierze limit.
coach-ask-settler_end = Policz swoje góry i porównaj.
coach-ask-cash_limit = Co przekracza limit twojej persony, trzeba oddać. Okrągłe sumy zamieniają się w punkty, więc czasem warto dołożyć.
coach-ask-last_road = Drogi nie dają już punktów; kładź je tylko wtedy, gdy coś ci to zmienia.

coach-event-duel = Kilka osób chce tego samego: pojedynek. Każda strona rzuca kością i dodaje siłę ognia, czyli kowbojów w domu i rewolwery.
coach-event-won = Wygrana, akcja jest twoja; gdy ją wykonasz, kowboj wróci do wspólnych zapasów.
coach-event-took_back = Nic się nie stało: kowboj wraca do domu, od razu zwiększa siłę ognia i popracuje w następnej rundzie.
coach-event-tied = Remis wygrywa ten, kto wcześniej spasował. Wczesny pas ma swoje zalety.
coach-event-earned = Dochód! Każdy budynek płaci co rundę, a tym więcej, im lepsze ma sąsiedztwo.
coach-event-stole = Napad się udał: atakujący zabiera część dochodu z tej rundy, ale budynek zostaje u właściciela.
coach-event-held = Udana obrona: cały dochód zostaje u ciebie.
coach-event-voided = Kościół chroni sąsiednie budynki swojego właściciela; kowboj wraca do domu.
coach-event-three_guns = Szton wzmacnia cię w każdym pojedynku, ale tylko do końca tej rundy.
coach-event-built = Stoi na zawsze, a jego parcela da punkty na koniec.
coach-event-refused = Tym razem nie. Może znajdzie się inne miejsce na dom.
coach-event-passed = Twoi ludzie są już na miejscach. Gdy wszyscy spasują, akcje wykona się po kolei, pole po polu.
coach-event-joined = Świeże siły na następną rundę. Kto pracuje, ten odchodzi, więc dobrze ich wykorzystaj.
