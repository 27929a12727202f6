### Carson City: słowa i zdania gry. Zasady w skrócie są w rules/.

## Miejsca: pola akcji w kolejności rozstrzygania. `.buy` to rzecz, którą można tam kupić.

place-wages = płaca
    .loc = polu „płaca”
    .acc = pole „płaca”
    .gen = pola „płaca”
place-wages-why = 4 $ za każdego twojego kowboja na tym polu; bez pojedynku.
place-ammunition = naboje
    .loc = polu „naboje”
    .acc = pole „naboje”
    .gen = pola „naboje”
place-ammunition-why = Weź szton „3 gnaty”: 3 punkty siły ognia do końca rundy.
place-roads_3 = trzy drogi
    .loc = polu „trzy drogi”
    .acc = pole „trzy drogi”
    .gen = pola „trzy drogi”
place-roads_3-why = Weź 3 drogi.
place-road_1 = droga
    .loc = polu „droga”
    .acc = pole „droga”
    .gen = pola „droga”
place-road_1-why = 1 droga za każdego twojego kowboja na tym polu; bez pojedynku.
place-construction_12 = stawianie budynku za 12 $
    .loc = polu budowy za 12 $
    .acc = pole budowy za 12 $
    .gen = pola budowy za 12 $
    .buy = budynek z pola za 12 $
place-construction_12-why = Kup leżący tu budynek za 12 $ i zbuduj go lub zatrzymaj.
place-construction_10 = stawianie budynku za 10 $
    .loc = polu budowy za 10 $
    .acc = pole budowy za 10 $
    .gen = pola budowy za 10 $
    .buy = budynek z pola za 10 $
place-construction_10-why = Kup leżący tu budynek za 10 $ i zbuduj go lub zatrzymaj.
place-construction_8 = stawianie budynku za 8 $
    .loc = polu budowy za 8 $
    .acc = pole budowy za 8 $
    .gen = pola budowy za 8 $
    .buy = budynek z pola za 8 $
place-construction_8-why = Kup leżący tu budynek za 8 $ i zbuduj go lub zatrzymaj.
place-construction_6 = stawianie budynku za 6 $
    .loc = polu budowy za 6 $
    .acc = pole budowy za 6 $
    .gen = pola budowy za 6 $
    .buy = budynek z pola za 6 $
place-construction_6-why = Kup leżący tu budynek za 6 $ i zbuduj go lub zatrzymaj.
place-construction_5 = stawianie budynku za 5 $
    .loc = polu budowy za 5 $
    .acc = pole budowy za 5 $
    .gen = pola budowy za 5 $
    .buy = budynek z pola za 5 $
place-construction_5-why = Kup leżący tu budynek za 5 $ i zbuduj go lub zatrzymaj.
place-construction_4 = stawianie budynku za 4 $
    .loc = polu budowy za 4 $
    .acc = pole budowy za 4 $
    .gen = pola budowy za 4 $
    .buy = budynek z pola za 4 $
place-construction_4-why = Kup leżący tu budynek za 4 $ i zbuduj go lub zatrzymaj.
place-construction_3 = stawianie budynku za 3 $
    .loc = polu budowy za 3 $
    .acc = pole budowy za 3 $
    .gen = pola budowy za 3 $
    .buy = budynek z pola za 3 $
place-construction_3-why = Kup leżący tu budynek za 3 $ i zbuduj go lub zatrzymaj.
place-parcel_income = zyski za parcele
    .loc = polu „zyski za parcele”
    .acc = pole „zyski za parcele”
    .gen = pola „zyski za parcele”
place-parcel_income-why = 2 $ za każdą twoją parcelę.
place-firepower_income = zyski za siłę ognia
    .loc = polu „zyski za siłę ognia”
    .acc = pole „zyski za siłę ognia”
    .gen = pola „zyski za siłę ognia”
place-firepower_income-why = 2 $ za każdy punkt twojej siły ognia.
place-gambling = hazard
    .loc = polu „hazard”
    .acc = pole „hazard”
    .gen = pola „hazard”
place-gambling-why = Rzuć dwiema kośćmi i weź tyle dolarów, ile wynosi suma oczek.
place-parcel_vp = punkty za parcele
    .loc = polu „punkty za parcele”
    .acc = pole „punkty za parcele”
    .gen = pola „punkty za parcele”
place-parcel_vp-why = 1 PZ za każde dwie twoje parcele.
place-firepower_vp = punkty za siłę ognia
    .loc = polu „punkty za siłę ognia”
    .acc = pole „punkty za siłę ognia”
    .gen = pola „punkty za siłę ognia”
place-firepower_vp-why = 1 PZ za każde dwa punkty twojej siły ognia.
place-property_vp = punkty za nieruchomości
    .loc = polu „punkty za nieruchomości”
    .acc = pole „punkty za nieruchomości”
    .gen = pola „punkty za nieruchomości”
place-property_vp-why = 1 PZ za każdy twój zbudowany budynek.
place-buy_vp_5 = zakup punktów po 5 $
    .loc = polu zakupu punktów po 5 $
    .acc = pole zakupu punktów po 5 $
    .gen = pola zakupu punktów po 5 $
place-buy_vp_5-why = Kup dowolnie wiele PZ po 5 $.
place-buy_vp_4 = zakup punktów po 4 $
    .loc = polu zakupu punktów po 4 $
    .acc = pole zakupu punktów po 4 $
    .gen = pola zakupu punktów po 4 $
place-buy_vp_4-why = Kup dowolnie wiele PZ po 4 $; nie w rundzie 4.
place-buy_vp_3 = zakup punktów po 3 $
    .loc = polu zakupu punktów po 3 $
    .acc = pole zakupu punktów po 3 $
    .gen = pola zakupu punktów po 3 $
place-buy_vp_3-why = Kup dowolnie wiele PZ po 3 $; tylko w rundach 1 i 2.
place-buy_vp_2 = zakup punktów po 2 $
    .loc = polu zakupu punktów po 2 $
    .acc = pole zakupu punktów po 2 $
    .gen = pola zakupu punktów po 2 $
place-buy_vp_2-why = Kup dowolnie wiele PZ po 2 $; tylko w rundzie 1.
place = parcela { $parcel }
    .loc = parceli { $parcel }
    .acc = parcelę { $parcel }
    .gen = parceli { $parcel }
    .buy = parcelę { $parcel }
place-parcel-why = Kowboj na parceli bez właściciela ją kupuje, na cudzym budynku atakuje, a na własnym go broni.
place-parcel_purchase = zakup parceli
place-parcel_purchase-why = Tu kowboje kupują parcele bez właściciela, na których stoją; gdzie stoi kilku, po pojedynku.
place-kept_buildings = zatrzymane budynki
place-kept_buildings-why = Tu każdy może zbudować zatrzymane dotąd budynki.
place-estate_income = zyski z nieruchomości
place-estate_income-why = Tu rozstrzyga się ataki, a wszystkie budynki przynoszą zyski swoim właścicielom.

parcel = { $parcel }
edge = { $side ->
    [N] północny bok parceli { $parcel }
    [S] południowy bok parceli { $parcel }
    [W] zachodni bok parceli { $parcel }
   *[E] wschodni bok parceli { $parcel }
    }
    .loc = { $side ->
    [N] północnym boku parceli { $parcel }
    [S] południowym boku parceli { $parcel }
    [W] zachodnim boku parceli { $parcel }
   *[E] wschodnim boku parceli { $parcel }
    }

## Budynki i co jeszcze może leżeć na parceli

building-ranch = ranczo
    .from = z rancza
    .plural = rancza
    .many = rancz
building-ranch-why = 1 $ za każdą niezajętą parcelę obok, co najmniej 1 $; 1 rewolwer.
building-mine = kopalnia
    .acc = kopalnię
    .from = z kopalni
    .plural = kopalnie
    .many = kopalni
building-mine-why = 3 $ za każdą sąsiadującą górę, twoją lub niczyją; 1 rewolwer.
building-drugstore = sklep
    .from = ze sklepu
    .plural = sklepy
    .many = sklepów
building-drugstore-why = 3 $ za każdy sąsiadujący dom, twój lub niczyj, oraz za każde twoje ranczo, gdziekolwiek stoi.
building-bank = bank
    .from = z banku
    .plural = banki
    .many = banków
building-bank-why = 3 $ za każdy sąsiadujący dom, twój lub niczyj, oraz za każdą twoją kopalnię, gdziekolwiek stoi.
building-saloon = saloon
    .from = z saloonu
    .plural = saloony
    .many = saloonów
building-saloon-why = 5 $ za każdy sąsiadujący dom, twój lub niczyj.
building-hotel = hotel
    .from = z hotelu
    .plural = hotele
    .many = hoteli
building-hotel-why = Zawsze 6 $; dla sąsiadów liczy się jak dwa domy.
building-church = kościół
    .from = z kościoła
    .plural = kościoły
    .many = kościołów
building-church-why = Bez zysku; chroni twoje sąsiadujące budynki przed atakami i liczy się jak dom.
building-prison = więzienie
    .from = z więzienia
    .plural = więzienia
    .many = więzień
building-prison-why = Bez zysku; 2 rewolwery.

content-nothing = pusta
content-house = dom
content-mountain = góra
content-ranch = { building-ranch }
content-mine = { building-mine }
content-drugstore = { building-drugstore }
content-bank = { building-bank }
content-saloon = { building-saloon }
content-hotel = { building-hotel }
content-church = { building-church }
content-prison = { building-prison }
content-river = rzeka

## Persony

side-yellow = żółta
side-red = czerwona

character-sheriff = szeryf
    .acc = szeryfa
character-sheriff-yellow = Weź białego kowboja: staje na wolnym miejscu i tam jest sam.
character-sheriff-red = Bez ataków i wyzwań; za przegrany pojedynek dostajesz 3 PZ.
character-banker = bankier
    .acc = bankiera
character-banker-yellow = Weź od razu 9 $.
character-banker-red = Na koniec rundy: 3 PZ za 3 $, 5 PZ za 12 $ albo 7 PZ za 25 $.
character-shopkeeper = sprzedawczyni
    .acc = sprzedawczynię
character-shopkeeper-yellow = 8 $ teraz lub później albo podwójny zysk z rodzaju budynku.
character-shopkeeper-red = 8 $ od razu albo na koniec rundy 1 PZ za każdy twój dom.
character-worker = robotnik
    .acc = robotnika
character-worker-yellow = Od razu 2 drogi; budynki za pół ceny, zaokrąglonej w górę.
character-worker-red = Możesz od razu wziąć dowolny budynek z pól budowy za 5 $.
character-settler = osadnik
    .acc = osadnika
character-settler-yellow = Możesz za darmo wziąć dowolną parcelę bez właściciela.
character-settler-red = 8 $ albo na koniec rundy nagroda za każdą twoją górę.
character-captain = kapitan
    .acc = kapitana
character-captain-yellow = Możesz dobrać kowbojów: 1 za 1 $, 2 za 4 $ albo 3 za 9 $.
character-captain-red = Możesz kupić rewolwery na stałe: 1 za 3 $ albo 2 za 9 $.
character-mercenary = najemnik
    .acc = najemnika
character-mercenary-yellow = W tej rundzie masz 3 punkty siły ognia więcej.
character-mercenary-red = W tej rundzie masz 2 punkty siły ognia więcej.

## Skąd są pieniądze i punkty

cause-wages = płaca
cause-parcel_income = zyski za parcele
cause-firepower_income = zyski za siłę ognia
cause-gambling = hazard
cause-banker = bankier
cause-shopkeeper = sprzedawczyni
cause-settler = osadnik

source-parcel_vp = punkty za parcele
source-firepower_vp = punkty za siłę ognia
source-property_vp = punkty za nieruchomości
source-buy_vp = kupione punkty
source-sheriff = szeryf
source-banker = bankier
source-shopkeeper = sprzedawczyni
source-settler = osadnik
source-cash_limit = limit gotówki
source-filled_parcels = zajęte parcele
source-bridges = parcele przy moście
source-cash = pozostała gotówka
source-pass_order = wczesny pas

tie = Remis, { $points }: rozstrzyga wcześniejszy pas w rundzie 4, wyżej { $seats } (CC-13.3).

## Fazy

phase-starting_parcels = parcele początkowe

## Elementy gry i to, co leży przed graczem

component-building = budynek
    .plural = budynki
component-parcel = parcela
    .plural = parcele
component-house = dom
    .plural = domy
component-mountain = góra
    .plural = góry
component-river = rzeka
    .plural = rzeki
component-road = droga
    .plural = drogi
component-bridge = most
    .plural = mosty
component-cowboy = kowboj
    .plural = kowboje
component-white_cowboy = biały kowboj
    .plural = biali kowboje
component-revolver = rewolwer
    .plural = rewolwery
component-three_guns = szton „3 gnaty”
    .plural = sztony „3 gnaty”
component-property_tile = płytka własności
    .plural = płytki własności
component-duel_tile = płytka pojedynku
    .plural = płytki pojedynku
component-character = persona
    .plural = persony
component-die = kość
    .plural = kości

label-cash = gotówka
label-limit = limit gotówki
label-points = PZ
label-roads = drogi
label-revolvers = rewolwery
label-cowboys = kowboje
label-supply = kowboje we wspólnych zapasach
label-firepower = siła ognia
label-property_tiles = płytki własności
label-character = persona
label-waiting = nagroda jeszcze czeka
label-kept = zatrzymane budynki
label-moves = przestawienia
label-duel_tiles = płytki pojedynku
label-town = miasto
label-row = pola budowy
label-bag = woreczek
label-order = porządek tury
label-passed = kolejność pasowania
label-price = cena
label-income = zysk
label-owner = właściciel
label-houses = pozostałe domy
label-roads_left = pozostałe drogi
label-bridges = mosty
label-white = biały kowboj
label-three_guns = szton „3 gnaty”
label-doubled = podwójny zysk
label-robber = rabuś

vp = { $amount } PZ

## Rodzaje słów, do komunikatów o błędnych słowach

noun-parcel = parcela
noun-place = miejsce
noun-edge = bok parceli
noun-building = budynek
noun-content = zawartość parceli
noun-character = persona
noun-side = strona karty
noun-tile = płytka pojedynku
noun-face = liczba oczek
noun-source = źródło punktów
noun-cause = źródło pieniędzy
noun-vp = punkty zwycięstwa
noun-share = udział

## Odpowiedzi

verb-own = Weź parcelę { $parcel }
verb-take = Weź { $character_acc }
verb-cash = Weź 8 $
verb-later = Poczekaj na drugą nagrodę
verb-hire = { $amount ->
    [1] Weź 1 kowboja za 1 $
    [2] Weź 2 kowbojów za 4 $
    [3] Weź 3 kowbojów za 9 $
   *[many] Weź { $amount } kowbojów
    }
verb-arm = { $amount ->
    [1] Kup 1 rewolwer za 3 $
    [2] Kup 2 rewolwery za 9 $
   *[many] Kup { $amount } rewolwerów
    }
verb-place = Postaw kowboja na { $place_loc }
verb-white = Postaw białego kowboja na { $place_loc }
verb-lift = Przestaw kowboja z { $place_gen }
verb-lift_white = Przestaw białego kowboja
verb-back = Zostaw, jak było
verb-pass = Pasuj
verb-roads = Najpierw połóż drogi
verb-road = Połóż drogę na { $edge_loc }
verb-done = Gotowe
verb-carry = Wykonaj akcję
verb-decline = Zrezygnuj
verb-fight = Następny pojedynek: parcela { $parcel }
verb-buy = Kup { $place_buy }
verb-build = Zbuduj { $building_acc } na parceli { $parcel }
verb-keep = Zatrzymaj budynek na później
verb-house = Postaw dom na parceli { $parcel }
verb-yes = Zgódź się
verb-no = Odmów
verb-double = Podwój zyski ze swoich { $building_many }
verb-points = { $amount ->
    [0] Nie kupuj PZ
   *[many] Kup { $amount } PZ
    }
verb-invest = { $amount ->
    [3] Kup 3 PZ za 3 $
    [5] Kup 5 PZ za 12 $
    [7] Kup 7 PZ za 25 $
   *[many] Kup { $amount } PZ
    }
verb-mountains = Weź nagrodę za swoje góry
verb-return = { $amount ->
    [0] Niczego nie oddawaj
   *[many] Oddaj { $amount } $
    }
verb-tile = Zagraj płytkę pojedynku { $tile }

## Pytania

ask-start_parcel = Którą parcelę początkową wybierasz?
ask-character = Którą personę bierzesz w tej rundzie?
ask-shopkeeper = Sprzedawczyni: bierzesz teraz 8 $ czy czekasz na drugą nagrodę?
ask-worker = Robotnik: który budynek z pól budowy bierzesz za 5 $?
ask-settler_parcel = Osadnik: którą parcelę bierzesz za darmo?
ask-settler_cash = Osadnik: bierzesz teraz 8 $ czy czekasz na nagrodę za góry?
ask-captain = Kapitan: jakie wsparcie kupujesz?
ask-place = Gdzie stawiasz kowboja? Możesz też spasować.
ask-kit_carson = Stawiasz lub przestawiasz kowboja czy pasujesz?
ask-roads = Gdzie kładziesz drogę?
ask-carry_out = Czy wykonujesz akcję na { $place_loc }?
ask-buy_vp = Ile PZ kupujesz ({ $place })?
ask-next_parcel = O którą sporną parcelę toczy się następny pojedynek?
ask-buy_parcel = Czy kupujesz parcelę { $parcel }?
ask-buy_parcels = Którą parcelę ze swoim kowbojem kupujesz teraz? Jeśli zrezygnujesz, tracisz wszystkie pozostałe.
ask-buy_building = Czy kupujesz { $building_acc } z { $place_gen }?
ask-build = Gdzie stawiasz { $building_acc }? Możesz też zatrzymać budynek na później.
ask-kept_turn = Który zatrzymany budynek stawiasz i gdzie?
ask-house = Gdzie stawiasz dom, który dostajesz za { $building_acc } na parceli { $parcel }?
ask-consent = { $builder } chce postawić dom na twojej parceli { $house }, budując { $building_acc } na parceli { $parcel }. Zgadzasz się?
ask-declare = Sprzedawczyni: bierzesz 8 $ czy podwajasz zyski z jednego rodzaju budynku?
ask-next_attack = Który atak rozstrzyga się teraz?
ask-choose_tiles = Którą płytkę pojedynku wybierasz w tajemnicy? Pojedynek o { $place_acc }: { $seats }.
ask-lay_tile = Którą płytkę pojedynku wykładasz jawnie? Pojedynek o { $place_acc }: { $seats }.
ask-banker = Bankier: ile PZ kupujesz?
ask-settler_end = Osadnik: bierzesz 8 $ czy nagrodę za góry?
ask-cash_limit = { $least ->
    [0] Ile gotówki oddajesz? Mieścisz się w limicie; za każde pełne 10 $ dostajesz 1 PZ.
   *[many] Ile gotówki oddajesz? Limit każe oddać co najmniej { $least } $; za każde pełne 10 $ dostajesz 1 PZ.
    }
ask-last_road = Czy kładziesz drogi przed końcową punktacją?

## Zdarzenia

event-ordered = { $seat } zajmuje { $position }. miejsce w porządku tury.
event-sided = Karta persony: { $character }, strona { $side }.
event-dealt = { $seat } dostaje płytkę pojedynku { $tile }.
event-dealt-hidden = { $seat } dostaje płytkę pojedynku.
event-announced = { $seat } ogłasza sumę płytek pojedynku: { $amount }.
event-centre = Centrum miasta leży na parceli { $parcel }.
event-mountain = Na parceli { $parcel } wyrasta góra.
event-offered = Nowość na { $place_loc }: { $building }.
event-owned = { $seat } bierze parcelę { $parcel }.
event-round = Zaczyna się runda { $amount }.
event-took = { $seat } bierze { $character_acc }.
event-gained = { $seat } dostaje { $amount } $ ({ $cause }).
event-scored = { $seat } zdobywa { $amount } PZ ({ $source }).
event-got_roads = { $amount ->
    [0] { $seat } nie dostaje drogi: we wspólnych zapasach już ich nie ma.
    [one] { $seat } bierze { $amount } drogę.
    [few] { $seat } bierze { $amount } drogi.
   *[many] { $seat } bierze { $amount } dróg.
    }
event-laid = { $seat } kładzie drogę na { $edge_loc }.
event-bridged = { $seat } buduje most na { $edge_loc }.
event-hired = { $seat } bierze { $amount ->
    [one] { $amount } kowboja
   *[many] { $amount } kowbojów
    } za { $price } $.
event-armed = { $seat } kupuje { $amount ->
    [one] { $amount } rewolwer
    [few] { $amount } rewolwery
   *[many] { $amount } rewolwerów
    } za { $price } $.
event-placed = { $seat } stawia kowboja na { $place_loc }.
event-placed_white = { $seat } stawia białego kowboja na { $place_loc }.
event-moved = { $seat } przestawia kowboja z { $place_gen } na { $target_acc }.
event-moved_white = { $seat } przestawia białego kowboja z { $place_gen } na { $target_acc }.
event-passed = { $seat } pasuje i zajmuje { $position }. miejsce w kolejności pasowania.
event-duel = Pojedynek o { $place_acc }: { $seats }.
event-fired = { $seat } strzela: siła ognia { $firepower } + { $amount } = { $strength }.
event-laid_tile = { $seat } wybiera płytkę pojedynku { $tile }.
event-laid_tile-hidden = { $seat } wybiera płytkę pojedynku w tajemnicy.
event-showed_tile = { $seat } odkrywa płytkę pojedynku { $tile }.
event-redrew = { $seat } dobiera płytkę pojedynku { $tile }.
event-redrew-hidden = { $seat } dobiera płytkę pojedynku.
event-tied = { $amount } : { $amount }, rozstrzyga wcześniejszy pas: { $seat }.
event-won = { $seat } wygrywa pojedynek o { $place_acc }.
event-took_back = { $seat } odzyskuje kowboja z { $place_gen }.
event-declined = { $seat } rezygnuje z { $place_gen }.
event-three_guns = { $seat } bierze szton „3 gnaty”.
event-gambled = { $seat } rzuca kośćmi: { $first } i { $second }.
event-bought_parcel = { $seat } kupuje parcelę { $parcel } za { $price } $.
event-bought_building = { $seat } kupuje { $building_acc } za { $price } $.
event-built = { $seat } buduje { $building_acc } na parceli { $parcel }.
event-housed = { $seat } stawia dom na parceli { $parcel }.
event-kept = { $seat } zatrzymuje { $building_acc } na później.
event-asked_consent = { $seat } prosi o zgodę na dom na parceli { $parcel }; decyduje { $owner }.
event-consented = { $seat } zgadza się na dom na parceli { $parcel }.
event-refused = { $seat } nie zgadza się na dom na parceli { $parcel }.
event-voided = { $seat } odzyskuje kowboja: kościół chroni budynek na parceli { $parcel }.
event-raided = { $seat } skutecznie atakuje budynek na parceli { $parcel }.
event-held = { $seat } skutecznie broni budynku na parceli { $parcel }.
event-doubles = { $seat } podwaja w tej rundzie zyski ze swoich { $building_many }.
event-earned = { $seat } dostaje { $amount } $ za { $building_acc } na parceli { $parcel }.
event-stole = { $seat } rabuje { $amount } $ { $building_from } na parceli { $parcel }.
event-invested = { $seat } kupuje { $amount } PZ za { $price } $ (bankier).
event-bought_points = { $seat } kupuje { $amount } PZ za { $price } $.
event-returned = { $seat } oddaje { $amount } $ do banku centralnego.
event-joined = { $seat } dostaje { $amount ->
    [one] { $amount } nowego kowboja
   *[many] { $amount } nowych kowbojów
    }.

## Opcje: nazwa, wyjaśnienie, wartości

option-edition = Edycja
option-edition-why = Czyja instrukcja obowiązuje tam, gdzie edycje się różnią; każdy punkt można zmienić z osobna.
option-edition-polish = edycja polska
option-edition-italian = edycja włoska
option-edition-russian = edycja rosyjska

option-revolver_chips = Sztony rewolweru
option-revolver_chips-why = Ile sztonów rewolweru jest w pudełku; w grze niczego to nie zmienia.
option-coins_5 = Monety po 5 $
option-coins_5-why = Ile monet po 5 $ jest w pudełku; w grze niczego to nie zmienia.
option-row_die_colour = Kolor kości rzędu
option-row_die_colour-why = Kolor kości, która wskazuje rząd parceli; w grze niczego to nie zmienia.
option-row_die_colour-black = czarna
option-row_die_colour-red = czerwona
option-captain_yellow_cash_limit = Limit gotówki żółtego kapitana
option-captain_yellow_cash_limit-why = Ile dolarów żółty kapitan może zachować na koniec rundy.
option-settler_red_cash_timing = 8 $ czerwonego osadnika
option-settler_red_cash_timing-why = Kiedy czerwony osadnik bierze 8 $ zamiast nagrody za góry.
option-settler_red_cash_timing-immediate = od razu
option-settler_red_cash_timing-end_of_round = na koniec rundy
option-settler_red_mountain_reward = Góry czerwonego osadnika
option-settler_red_mountain_reward-why = Co czerwony osadnik dostaje za każdą swoją górę.
option-settler_red_mountain_reward-dollar = po 1 $
option-settler_red_mountain_reward-vp = po 1 PZ
option-parcel_duel_order_chooser = Kolejność pojedynków na mapie
option-parcel_duel_order_chooser-why = Kto ustala, w jakiej kolejności toczy się kilka pojedynków o parcele lub kilka ataków.
option-parcel_duel_order_chooser-first_passed = ten, kto pierwszy spasował
option-parcel_duel_order_chooser-first_passed_participant = ten z uczestników, który pierwszy spasował
option-estate_vp_counts_mines = Kopalnie w punktach za nieruchomości
option-estate_vp_counts_mines-why = Czy kopalnie liczą się na polu „punkty za nieruchomości”.
option-estate_vp_counts_mines-true = liczą się
option-estate_vp_counts_mines-false = nie liczą się
option-pass_order_vp = PZ za wczesny pas
option-pass_order_vp-why = Kiedy końcowa punktacja daje 1 PZ za każdego gracza, który w rundzie 4 spasował później.
option-pass_order_vp-never = nigdy
option-pass_order_vp-kit_carson = tylko w wariancie „Kit Carson”
option-pass_order_vp-always = zawsze
option-prison_attackable = Ataki na więzienia
option-prison_attackable-why = Czy wolno atakować więzienie; nie ma tam czego zrabować.
option-prison_attackable-true = dozwolone
option-prison_attackable-false = zabronione
option-church_attackable = Ataki na kościoły
option-church_attackable-why = Czy wolno atakować kościół; nie ma tam czego zrabować.
option-church_attackable-true = dozwolone
option-church_attackable-false = zabronione
option-church_protection = Ochrona kościoła
option-church_protection-why = Jak kościół chroni sąsiadujące budynki swojego właściciela.
option-church_protection-forbid_placement = nikt nie może ich atakować
option-church_protection-attack_fails = ataki nie udają się przy zyskach z nieruchomości
option-undefended_attack = Atak bez obrońcy
option-undefended_attack-why = Co się dzieje, gdy jedyny atakujący nie zastaje kowboja właściciela.
option-undefended_attack-automatic = atak się udaje
option-undefended_attack-duel_with_owner = właściciel i tak walczy
option-mercenary_counts = Siła ognia najemnika
option-mercenary_counts-why = Czy punkty najemnika liczą się także na polach siły ognia.
option-mercenary_counts-everywhere = liczy się wszędzie
option-mercenary_counts-duels_only = liczy się tylko w pojedynkach
option-kept_building_window = Zatrzymane budynki
option-kept_building_window-why = Od kiedy wolno zbudować zatrzymany budynek.
option-kept_building_window-same_round = w tej samej rundzie
option-kept_building_window-next_round = od następnej rundy
option-sheriff_yellow_own_building = Biały kowboj na własnym budynku
option-sheriff_yellow_own_building-why = Czy żółty szeryf może postawić białego kowboja na własnym budynku.
option-sheriff_yellow_own_building-true = dozwolone
option-sheriff_yellow_own_building-false = zabronione
option-sheriff_red_white_cowboy = Biały kowboj czerwonego szeryfa
option-sheriff_red_white_cowboy-why = Czy białego kowboja bierze także czerwony szeryf.
option-sheriff_red_white_cowboy-true = tak
option-sheriff_red_white_cowboy-false = nie
option-sheriff_counts_in_firepower = Niepostawiony biały kowboj
option-sheriff_counts_in_firepower-why = Czy biały kowboj w zapasach dodaje 1 punkt siły ognia.
option-sheriff_counts_in_firepower-true = liczy się do siły ognia
option-sheriff_counts_in_firepower-false = nie liczy się
option-mine_brings_house = Dom za kopalnię
option-mine_brings_house-why = Czy przy budowie kopalni stawia się dom, jak przy wszystkich budynkach poza ranczem.
option-mine_brings_house-true = tak
option-mine_brings_house-false = nie
option-firepower_vp_rounding = Zaokrąglanie punktów za siłę ognia
option-firepower_vp_rounding-why = Czy kowbojów i rewolwery dodaje się przed podzieleniem na pół, czy dzieli każde z osobna.
option-firepower_vp_rounding-sum = połowa sumy
option-firepower_vp_rounding-separate = połowa każdego z osobna
option-doubling_lost_on = Utrata podwójnego zysku
option-doubling_lost_on-why = Który atak odbiera budynkowi podwojenie od sprzedawczyni.
option-doubling_lost_on-successful_attack = udany atak
option-doubling_lost_on-any_attack = każdy atak
option-duel_tile_reveal = Odkrywanie płytek pojedynku
option-duel_tile_reveal-why = Jak zagrywa się płytki pojedynku w wariancie „Silniejszy ma zawsze rację”.
option-duel_tile_reveal-simultaneous = w tajemnicy, odkrywane razem
option-duel_tile_reveal-in_pass_order = jawnie, w kolejności pasowania
option-shopkeeper_declares = Decyzja żółtej sprzedawczyni
option-shopkeeper_declares-why = Kiedy żółta sprzedawczyni wybiera między 8 $ a podwójnym zyskiem.
option-shopkeeper_declares-before_attacks = przed atakami
option-shopkeeper_declares-after_attacks = po atakach

option-characters = Strony person
option-characters-why = Którą stroną gra się wszystkimi siedmioma kartami; żółta jest dla początkujących, a dla poszczególnych kart można wybrać inaczej.
option-characters-yellow = same żółte
option-characters-red = same czerwone
option-characters-random = losowo
option-sheriff_side = Strona szeryfa
option-sheriff_side-why = Którą stroną gra się kartą szeryfa.
option-sheriff_side-yellow = żółta
option-sheriff_side-red = czerwona
option-sheriff_side-random = losowo
option-banker_side = Strona bankiera
option-banker_side-why = Którą stroną gra się kartą bankiera.
option-banker_side-yellow = żółta
option-banker_side-red = czerwona
option-banker_side-random = losowo
option-shopkeeper_side = Strona sprzedawczyni
option-shopkeeper_side-why = Którą stroną gra się kartą sprzedawczyni.
option-shopkeeper_side-yellow = żółta
option-shopkeeper_side-red = czerwona
option-shopkeeper_side-random = losowo
option-worker_side = Strona robotnika
option-worker_side-why = Którą stroną gra się kartą robotnika.
option-worker_side-yellow = żółta
option-worker_side-red = czerwona
option-worker_side-random = losowo
option-settler_side = Strona osadnika
option-settler_side-why = Którą stroną gra się kartą osadnika.
option-settler_side-yellow = żółta
option-settler_side-red = czerwona
option-settler_side-random = losowo
option-captain_side = Strona kapitana
option-captain_side-why = Którą stroną gra się kartą kapitana.
option-captain_side-yellow = żółta
option-captain_side-red = czerwona
option-captain_side-random = losowo
option-mercenary_side = Strona najemnika
option-mercenary_side-why = Którą stroną gra się kartą najemnika.
option-mercenary_side-yellow = żółta
option-mercenary_side-red = czerwona
option-mercenary_side-random = losowo

option-might_makes_right = Silniejszy ma zawsze rację
option-might_makes_right-why = Wariant: w pojedynku zamiast rzucać kością wybiera się w tajemnicy płytkę pojedynku od 0 do 5.
option-might_makes_right-true = płytki pojedynku
option-might_makes_right-false = kości
option-kit_carson = Kit Carson
option-kit_carson-why = Wariant: wszyscy jednocześnie stawiają i przestawiają kowbojów.
option-kit_carson-true = wszyscy naraz
option-kit_carson-false = po kolei
option-river = Rzeka Carson
option-river-why = Wariant: przez mapę płynie rzeka, a drogi przechodzą przez nią mostami; można też podać własny bieg, na przykład b1 b2 b3 a3.
option-river-none = bez rzeki
option-river-carson = rzeka Carson

## Błędy

error-river-parcel = Bieg rzeki składa się z parcel takich jak c4, a nie „{ $given }”.
error-river-length = Rzeka ma od 2 do 15 różnych parcel; tu jest inaczej: „{ $given }”.
error-river-ends = Rzeka zaczyna się i kończy na skraju mapy, ale nie w jej rogu; tu jest inaczej: „{ $given }”.
error-river-rim = Tylko oba końce rzeki mogą leżeć na skraju mapy; ta dotyka go także pośrodku: „{ $given }”.
error-river-sides = Kolejne parcele rzeki mają wspólny bok, a inne nie; tu jest inaczej: „{ $given }”.
error-river-corners = Dwie parcele rzeki mogą stykać się rogiem tylko na pojedynczym zakręcie; tu jest inaczej: „{ $given }”.

## Scenes that cannot be

error-scene-spot = „{ $field }” to { $given }; działkę opisuje właściciel, miejsce od 0 do { $last }, to, co na niej stoi, albo jedno i drugie, na przykład „0 ranch”.
error-scene-river = „{ $field }” to rzeka: nie ma właściciela i nic na niej nie stoi.
error-scene-no-owner = Na „{ $field }” stoi budynek, ale nie ma właściciela; miejsce trzeba podać przed nim.
error-scene-centre = „{ $field }” nie może być na { $given }: stoi tam coś innego niż dom.
error-scene-no-roads = „{ $field }” jest puste, a wokół centrum miasta zawsze są drogi.
error-scene-bridge = „{ $field }” podaje { $given }, co nie przecina rzeki.
error-scene-passed = „{ $field }” podaje liczbę graczy { $given }; na tym kroku spasowało od { $least } do { $most }.
error-scene-no-card = Brakuje „{ $field }”: na tym kroku rundy gracz ma już postać.
error-scene-card-early = „{ $field }” to { $given }, ale na tym kroku gracz nie ma jeszcze postaci.
error-scene-card = „{ $field }” to { $given }; na tym kroku musi to być { $wanted }.
error-scene-side = „{ $field }” leży na tym kroku niewłaściwą stroną do góry.
error-scene-promised = „{ $field }” nie może być true: { $given } nie ma nagrody, która mogłaby czekać.
error-scene-cowboy = „{ $field }”: kowboj miejsca { $given } nie może tam stać, bo { $why ->
    [over] na tym kroku rundy nie ma tam kowbojów
    [blocked] blokuje je znacznik rundy
    [empty] nie leży tam żaden budynek
    [river] to rzeka
    [owned] działka ma właściciela i nie ma na niej budynku
   *[protected] tego budynku nie wolno atakować
    }.
error-scene-white = „{ $field }” stawia białego kowboja na { $given }, ale jego właściciel nie ma tam kowboja.
error-scene-white-alone = „{ $field }” stawia białego kowboja na { $given }, gdzie nie może stać: nikogo nie atakuje i stoi sam.
error-scene-half = „{ $field }” to { $given }, ale gracz nie mógł zacząć tego ruchu.
error-scene-not-now = „{ $field }” mówi o czymś, co nie trwa do tego kroku.
error-scene-raid = „{ $field }” podaje { $given }, gdzie nie mógł zostać zaatakowany budynek innego gracza, albo dwa razy to samo.
error-scene-hand = „{ $field }” jest puste, a każdy zawsze ma żeton pojedynku.
error-scene-hands = „{ $field }”: liczba żetonów pojedynku u pozostałych graczy to { $given }; mogą mieć najwyżej { $most }, żeby dało się dociągnąć trzy.
error-scene-rest = „{ $field }” to { $given }; musi to być suma ręki, { $total }, albo -1, jeśli ręka to reszta dociągniętych żetonów.
error-scene-chosen = „{ $field }” to { $given }, ale gracz nie bierze udziału w pojedynku albo nie ma tego żetonu.
error-scene-draw = „{ $field }” to { $given }, a to nie może być dociągnięcie trzech z leżących tam żetonów.
error-scene-step-round = „{ $given }” w „{ $field }” należy do rundy, a scena żadnej nie ma; rundy liczy się od 1.
error-scene-step-turn = „{ $given }” w „{ $field }” liczy więcej kolejek, niż jest graczy.
error-scene-step-alone = „{ $given }” w „{ $field }” pyta o pole, na którym musi stać ten gracz i nikt inny.
error-scene-step-parcels = „{ $given }” w „{ $field }”: ktoś ma więcej działek, niż mógł do tej pory wybrać.
error-scene-step-passed = „{ $given }” w „{ $field }” pyta innych graczy niż ci, którzy teraz wystawiają kowbojów.
error-scene-step-duel = „{ $given }” w „{ $field }”: ci gracze nie toczą pojedynku o to pole.
error-scene-step-tiles = „{ $given }” w „{ $field }” pyta innych graczy niż ci, którzy teraz wykładają żeton pojedynku.
error-scene-step-place = „{ $given }” w „{ $field }” nie dotyczy tego pola.
error-scene-step-bought = „{ $given }” w „{ $field }”: gracz nie kupił tego budynku.
error-scene-step-site = „{ $given }” w „{ $field }”: o dom nie można tu tak pytać.
error-scene-step-cash = „{ $given }” w „{ $field }”: gracz nie ma tylu pieniędzy.
error-scene-step-river = „{ $given }” w „{ $field }” to pytanie tylko z wariantem rzeki.

## Dlaczego czegoś nie można

why-later_take = Persony wybiera się na początku każdej rundy.
why-later_place = Kowbojów stawia się, gdy wszyscy mają już wybrane persony.
why-later_build = Zatrzymane budynki stawia się zaraz po polu budowy za 3 $.
why-later_road = Drogi kładzie się, gdy masz coś do zdecydowania.
why-later_tile = Płytki pojedynku zagrywa się w pojedynku.
why-forced = Drogi kładzie się tylko wtedy, gdy masz coś do zdecydowania.
why-no_roads = Nie masz w zapasach żadnej drogi.
why-roads_first = Aby położyć tu drogę, wybierz najpierw kładzenie dróg.
why-none_laid = Najpierw połóż co najmniej jedną drogę.
why-begun = Najpierw dokończ albo cofnij rozpoczęty ruch.
why-not_begun = Nie ma rozpoczętego ruchu, który można cofnąć.
why-too_early = Niczego nie można przestawiać, zanim pierwszy gracz postawi kowboja albo spasuje.
why-no_moves = Masz już za sobą wszystkie przestawienia w tej rundzie: { $most }.
why-no_cowboys = Nie masz już w zapasach żadnego kowboja.
why-no_white = Nie masz białego kowboja.
why-not_there = Nie stoi tam żaden twój kowboj.
why-other_place = Teraz działa twój kowboj na { $place_loc }.
why-other_building = Teraz budujesz { $building_acc }.
why-other_side = W grze jest { $side } strona kapitana, a ona tego nie daje.
why-none_kept = Nie trzymasz w zapasach takiego budynku: { $building }.
why-kept_too_late = Budynek kupiony w tej rundzie można zbudować dopiero w następnej.
why-not_built = Nie masz na planszy takiego budynku: { $building }.
why-no_such_tile = Nie masz na ręce płytki pojedynku { $tile }.
why-no_duel = Nie czeka tam żaden pojedynek.
why-character_taken = Tę personę ma już { $seat }.
why-blocked = W rundzie { $round } to pole blokuje licznik tur.
why-no_building = Nie leży tam żaden budynek.
why-on_river = Płynie tędy rzeka: niczego nie da się tu posiadać ani zbudować.
why-not_owned = Ta parcela nie jest twoja.
why-owned_by = Ta parcela ma właściciela: { $seat }.
why-owned_by_you = Ta parcela jest już twoja.
why-nothing_built = Parcela ma właściciela, ale nie ma na niej budynku: nie ma czego atakować ani bronić.
why-no_tiles = Nie masz już płytek własności.
why-stands_there = Stoi tam już twój kowboj.
why-lifted_here = Ten kowboj stał właśnie tutaj; postaw go gdzie indziej.
why-white_there = Stoi tam biały kowboj, do którego nikt nie może dołączyć.
why-white_alone = Biały kowboj może stanąć tylko tam, gdzie nie ma żadnego kowboja.
why-white_nowhere = Nie ma innego wolnego miejsca dla białego kowboja.
why-white_no_attack = Biały kowboj nie może atakować.
why-white_no_defence = Biały kowboj nie może stać na twoich budynkach.
why-sheriff_joins_nobody = Jako czerwony szeryf nie możesz dołączać tu do innych graczy.
why-sheriff_no_attack = Jako czerwony szeryf nie możesz atakować.
why-safe = Tego budynku nie wolno atakować: { $building }.
why-covered = Ten budynek chroni sąsiedni kościół.
why-occupied = Coś już tam stoi: { $content }.
why-not_reached = Do tej parceli nie dochodzi droga.
why-no_houses = Ten budynek wymaga domu, a domów już nie ma.
why-no_home = Nie byłoby parceli na dom, który się z nim stawia.
why-same_parcel = Tu stanie sam budynek; dom potrzebuje innej parceli.
why-house_refused = Właściciel nie zgodził się na ten dom.
why-road_there = Na tym boku leży już droga.
why-unconnected = Nowa droga musi mieć wspólny róg z drogą na planszy.
why-bridge = Tu potrzebny jest most z dwóch dróg, a masz jedną.
why-too_few = Musi być co najmniej { $least }.
why-supply_short = { $left ->
    [0] We wspólnych zapasach nie ma już twoich kowbojów.
    [one] We wspólnych zapasach został tylko { $left } twój kowboj.
   *[many] We wspólnych zapasach zostało tylko { $left } twoich kowbojów.
    }
why-too_expensive = Potrzebujesz { $need } $, a masz { $have } $.

# What may be planned before one is asked

plan-pass = Spasuj, gdy przyjdzie twoja kolej stawiania kowboja
plan-pass-until = Do końca rundy albo dopóki nikt nie zaatakuje twojego budynku.
plan-pass-disturbed = Ktoś atakuje twój budynek: wstrzymano.
plan-refuse = Odmawiaj zgody na domy innych na twoich parcelach
plan-refuse-until = Do końca rundy.
plan-place = Postaw następnego kowboja
plan-place-until = Raz, chyba że wcześniej skończy się runda albo ktoś zaatakuje twój budynek.
plan-place-disturbed = Ktoś atakuje twój budynek: wstrzymano.
plan-character = Weź personę
plan-character-until = Raz, przy najbliższym pytaniu.
