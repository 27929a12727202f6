### Carson City: to, co mówi tylko rysunek w przeglądarce.

## Plansza

carson-spaces = Pola akcji
carson-characters = Karty person
carson-tray = Twoja ręka
carson-round = Runda { $round } z { $rounds }

## Krótkie nazwy na polach akcji

carson-short-wages = Płaca
carson-short-ammunition = Naboje
carson-short-roads_3 = Trzy drogi
carson-short-road_1 = Droga
carson-short-parcel_purchase = Zakup parceli
carson-short-kept_buildings = Zatrzymane budynki
carson-short-parcel_income = Zyski za parcele
carson-short-firepower_income = Zyski za siłę ognia
carson-short-gambling = Hazard
carson-short-estate_income = Zyski z nieru{"\u00AD"}chomości
carson-short-parcel_vp = Parcele
carson-short-firepower_vp = Siła ognia
carson-short-property_vp = Nieru{"\u00AD"}chomości
carson-short-buy_vp = Zakup PZ

## Co objaśnienie mówi o miejscu

carson-parcel = { $parcel }: { $content }
carson-owner = Właściciel: { $owner }.
carson-price = Niczyja; kosztuje { $price } $.
carson-income = Teraz przynosi { $income } $.
carson-doubled = W tej rundzie podwójnie.
carson-robbed = Połowę rabuje { $robber }.
carson-standing = Kowboje tutaj: { $who }.
carson-standing-one = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
    }
carson-standing-white = { $name } (biały kowboj)
carson-offer = Do kupienia: { $building }.
carson-no-offer = Nie ma tu budynku.
carson-closed = Pole zablokowane przez licznik tur.
carson-card-of = Tę kartę ma { $seat }.
carson-card-free = Nikt jeszcze nie ma tej karty.
carson-card-title = { $number }. { $character } (strona { $side })
carson-card-waiting = Nagroda jeszcze czeka.

carson-why-nothing = Właściciel może tu budować.
carson-why-house = Zarabiają na nim sąsiadujące sklepy, banki i saloony; na parceli z właścicielem daje mu na koniec 2 PZ.
carson-why-mountain = Zarabiają na niej sąsiadujące kopalnie; na parceli z właścicielem daje mu na koniec 2 PZ. Nie można tu budować.
carson-why-river = Nikt nie może jej kupić ani na niej budować. Dla rancz jest wolną parcelą, a kopalnia obok zarabia 3 $ więcej.
carson-why-road = Droga: poza ranczem i kopalnią każdy budynek, a także każdy dom, potrzebuje jej w rogu swojej parceli.
carson-why-bridge = Most: droga przez rzekę, ułożona z dwóch dróg. Zajęta parcela przy jego końcu daje na koniec 1 PZ więcej.
carson-why-edge = Nowa droga musi stykać się z już leżącą.

## Co objaśnienie mówi o zapasach i kolejności

carson-why-round = Po każdej rundzie licznik tur blokuje najtańsze dostępne pole zakupu PZ.
carson-why-order = Według numerów kart person.
carson-why-passed = Kto wcześniej spasuje, wygrywa remisy w pojedynkach i pierwszy wybiera kartę w następnej rundzie.
carson-passed-nobody = Nikt jeszcze nie spasował.
carson-why-houses = Stąd bierze się dom stawiany przy każdym budynku poza ranczem i kopalnią.
carson-why-roads_left = Drogi, których nikt jeszcze nie wziął.
carson-why-bag = W woreczku są jeszcze: { $buildings }.
carson-bag-empty = Woreczek jest pusty.
carson-counted = { $count } × { $thing }

## Co objaśnienie mówi o rzeczach gracza

carson-why-cash = { $limit ->
    [none] Bez persony nie ma limitu gotówki.
   *[other] Na koniec rundy trzeba oddać wszystko ponad { $limit } $; każde pełne 10 $ daje 1 PZ.
    }
carson-why-cowboys = Gotowi do postawienia: { $ready }, na planszy: { $board }, we wspólnych zapasach: { $supply }.
carson-why-roads = Drogi można kłaść przed każdą własną decyzją.
carson-why-revolvers = Każdy na stałe dodaje 1 do siły ognia.
carson-why-firepower = Kowboje w osobistych zapasach, rewolwery, szton „3 gnaty” i najemnik: to, co w pojedynku dodaje się do kości.
carson-why-property_tiles = Na każdą parcelę potrzebna jest jedna.
carson-why-kept = Kupione i jeszcze niezbudowane: { $buildings }.
carson-why-three_guns = 3 punkty siły ognia do końca rundy.
carson-why-white = Tam, gdzie stoi, nikt nie może postawić kowboja.
carson-why-duel_tiles = { $total ->
    [unknown] Na ręce: { $count }.
   *[other] Na ręce: { $count }, o łącznej wartości { $total }.
    }
carson-duel-tile = Płytka pojedynku { $tile }
carson-why-tile = Zagrana w pojedynku liczy się zamiast rzutu kością.
carson-why-moves = Ile razy w tej rundzie przestawiono kowboja; najwyżej 20.

## Sceny

carson-duel-for = Pojedynek: { $place }
carson-wins = Wygrywa { $seat }
carson-gambling = { $seat } rzuca kośćmi
carson-estate = Zyski z nieruchomości
carson-earns = { $building }, { $parcel }
carson-robs = { $building }, { $parcel } (rabunek)
carson-scene-number = { $number } z { $count }
carson-scene-next = Dalej
carson-homeless = { $building }: nie ma jeszcze dla niego parceli. Można go tylko zatrzymać na później.

## What an edition is, for those who own none of them

option-edition-russian-why = Najpełniejsza z instrukcji i najlepszy wybór, jeśli nie masz żadnego z tych pudełek: kościoła i więzienia nie można zaatakować, a kopalnie liczą się jako nieruchomości.
option-edition-polish-why = Najbliższa pierwszej edycji angielskiej: kopalnie nie liczą się jako nieruchomości, a wczesny pas daje punkty na koniec każdej gry.
option-edition-italian-why = Najśmielsza: można zaatakować nawet kościół i więzienie, atak na budynek chroniony przez kościół się nie udaje, a najemnik liczy się tylko w pojedynkach.
