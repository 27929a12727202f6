### Colt Express: słowa i zdania gry. Zasady w skrócie są w rules/.

## Bandyci. Belle i Cheyenne to kobiety. `.gen` to także biernik; bez form imię się nie odmienia.

bandit-belle = Belle
    .dat = Belli
bandit-belle-why = Nie można jej postrzelić ani uderzyć, dopóki atakujący ma inny cel.
bandit-cheyenne = Cheyenne
bandit-cheyenne-why = Gdy jej Cios wytrąca worek, może go zabrać.
bandit-django = Django
bandit-django-why = Kogo postrzeli, tego też odrzuca o jeden wagon od siebie, chyba że pociąg się tam kończy.
bandit-doc = Doc
    .gen = Doca
    .dat = Docowi
bandit-doc-why = Na początku rundy dobiera 7 kart zamiast 6.
bandit-ghost = Ghost
    .gen = Ghosta
    .dat = Ghostowi
bandit-ghost-why = W pierwszej turze rundy może zagrać swoją kartę zakrytą.
bandit-tuco = Tuco
bandit-tuco-why = Może też strzelać przez dach: w górę lub w dół w obrębie swojego wagonu.

## Akcje

action-move = Ruch
action-move-why = Wewnątrz: do sąsiedniego wagonu. Po dachach: o 1, 2 lub 3 wagony w jedną stronę.
action-floor = Zmiana poziomu
    .acc = Zmianę poziomu
action-floor-why = Z wnętrza wagonu na jego dach albo z powrotem.
action-fire = Strzał
action-fire-why = Strzel do bandyty wewnątrz sąsiedniego wagonu, a na dachach do najbliższego w zasięgu wzroku, na dowolną odległość; nigdy do nikogo na własnym miejscu.
action-robbery = Rabunek
action-robbery-why = Weź jeden żeton łupu ze swojego miejsca.
action-punch = Cios
action-punch-why = Uderz bandytę na swoim miejscu: traci jeden żeton łupu i ląduje w sąsiednim wagonie.
action-marshal = Szeryf
    .acc = Szeryfa
action-marshal-why = Przesuń szeryfa do sąsiedniego wagonu; każdy bandyta w środku dostaje neutralny pocisk i ucieka na dach.
action-ride = Jazda
    .acc = Jazdę
action-ride-why = Z koniem obok wagonu: przejedź o 1, 2 lub 3 wagony i wskocz do wagonu albo do dyliżansu.

## Miejsca. `.at` mówi, gdzie coś jest, `.into`, dokąd trafia, a `.gen` to dopełniacz.

spot-loco = lokomotywa
    .at = w lokomotywie
    .into = do lokomotywy
    .gen = lokomotywy
spot-loco_roof = dach lokomotywy
    .at = na dachu lokomotywy
    .into = na dach lokomotywy
spot-car1 = wagon 1
    .at = w wagonie 1
    .into = do wagonu 1
    .gen = wagonu 1
spot-car1_roof = dach wagonu 1
    .at = na dachu wagonu 1
    .into = na dach wagonu 1
spot-car2 = wagon 2
    .at = w wagonie 2
    .into = do wagonu 2
    .gen = wagonu 2
spot-car2_roof = dach wagonu 2
    .at = na dachu wagonu 2
    .into = na dach wagonu 2
spot-car3 = wagon 3
    .at = w wagonie 3
    .into = do wagonu 3
    .gen = wagonu 3
spot-car3_roof = dach wagonu 3
    .at = na dachu wagonu 3
    .into = na dach wagonu 3
spot-car4 = wagon 4
    .at = w wagonie 4
    .into = do wagonu 4
    .gen = wagonu 4
spot-car4_roof = dach wagonu 4
    .at = na dachu wagonu 4
    .into = na dach wagonu 4
spot-car5 = wagon 5
    .at = w wagonie 5
    .into = do wagonu 5
    .gen = wagonu 5
spot-car5_roof = dach wagonu 5
    .at = na dachu wagonu 5
    .into = na dach wagonu 5
spot-car6 = wagon 6
    .at = w wagonie 6
    .into = do wagonu 6
    .gen = wagonu 6
spot-car6_roof = dach wagonu 6
    .at = na dachu wagonu 6
    .into = na dach wagonu 6
spot-coach = dyliżans
    .at = w dyliżansie
    .into = do dyliżansu
spot-coach_roof = dach dyliżansu
    .at = na dachu dyliżansu
    .into = na dach dyliżansu

## Wagony, oznaczone literami. `.loot` to łupy, które w nich leżą.

car-a = A
    .loot = 3 worki
car-b = B
    .loot = 3 klejnoty
car-c = C
    .loot = 1 worek i 1 klejnot
car-d = D
    .loot = 3 worki i 1 klejnot
car-e = E
    .loot = 4 worki i 1 klejnot
car-f = F
    .loot = 1 worek

## Łupy. Żeton to jeden łup na jakimś miejscu; `.acc` mówi, co się bierze.

loot-purse = worek
    .plural = worki
loot-purse-why = Wart od 250 $ do 500 $; ile dokładnie, wie tylko ten, kto go miał.
loot-jewel = klejnot
    .plural = klejnoty
loot-jewel-why = Wart 500 $.
loot-strongbox = walizka
    .acc = walizkę
    .plural = walizki
loot-strongbox-why = Warta 1000 $.
loot-flask = manierka whiskey
    .acc = manierkę whiskey
    .plural = manierki whiskey
loot-flask-why = Nic niewarta, ale w zwykłych turach można się z niej napić dwa razy.

token-purse1 = worek 1
token-purse2 = worek 2
token-purse3 = worek 3
token-purse4 = worek 4
token-purse5 = worek 5
token-purse6 = worek 6
token-purse7 = worek 7
token-purse8 = worek 8
token-purse9 = worek 9
token-purse10 = worek 10
token-purse11 = worek 11
token-purse12 = worek 12
token-purse13 = worek 13
token-purse14 = worek 14
token-purse15 = worek 15
token-purse16 = worek 16
token-purse17 = worek 17
token-purse18 = worek 18
token-flask1 = manierka 1
    .acc = manierkę 1
token-flask2 = manierka 2
    .acc = manierkę 2
token-flask3 = manierka 3
    .acc = manierkę 3
token-flask4 = manierka 4
    .acc = manierkę 4
token-flask5 = manierka 5
    .acc = manierkę 5
token-flask6 = manierka 6
    .acc = manierkę 6
token-jewel = klejnot
token-strongbox = walizka
    .acc = walizkę

# Przy stole w przeglądarce: numer niczego nie mówi, a znana wartość tak.
token-purse = worek
token-worth = worek wart { $value }
token-flask = manierka
    .acc = manierkę

whiskey-normal = zwykła whiskey
    .acc = zwykłą whiskey
    .gen = zwykłej whiskey
whiskey-normal-why = Jeden łyk: dobierz 3 karty, a potem zagraj jedną.
whiskey-old = stara whiskey
    .acc = starą whiskey
    .gen = starej whiskey
whiskey-old-why = Jeden łyk: zagraj 2 karty pod rząd.

flask-whiskey = manierka zwykłej whiskey
    .gen = manierki zwykłej whiskey
flask-whiskey-why = Dobierz 3 karty, a potem zagraj jedną; w manierce zostanie jeszcze jeden łyk.
flask-old_whiskey = manierka starej whiskey
    .gen = manierki starej whiskey
flask-old_whiskey-why = Zagraj 2 karty pod rząd; w manierce zostanie jeszcze jeden łyk.
flask-half_whiskey = manierka zwykłej whiskey (w połowie pełna)
    .gen = manierki zwykłej whiskey (w połowie pełnej)
flask-half_whiskey-why = Dobierz 3 karty, a potem zagraj jedną; manierka będzie pusta.
flask-half_old_whiskey = manierka starej whiskey (w połowie pełna)
    .gen = manierki starej whiskey (w połowie pełnej)
flask-half_old_whiskey-why = Zagraj 2 karty pod rząd; manierka będzie pusta.

## Zakładnicy: kara i okup

hostage-nun = Zakonnica
    .acc = Zakonnicę
hostage-nun-why = Nie możesz jeździć konno. Okup: 700 $.
hostage-minister = Pastor
    .acc = Pastora
hostage-minister-why = Na początku rundy dobierasz o jedną kartę mniej. Okup: 900 $.
hostage-old_lady = Staruszka
    .acc = Staruszkę
hostage-old_lady-why = Po dachach przechodzisz tylko o 1 krok. Okup: 500 $ za każdy twój klejnot.
hostage-teacher = Nauczycielka
    .acc = Nauczycielkę
hostage-teacher-why = Nie możesz bić. Okup: 800 $.
hostage-photographer = Fotograf
    .acc = Fotografa
hostage-photographer-why = Nigdy nie zagrywasz zakrytych kart. Okup: 200 $ za każdy pocisk innego bandyty (ale nie sprzymierzeńca) wśród twoich kart.
hostage-banker = Bankier
    .acc = Bankiera
hostage-banker-why = Bez kary. Okup: 1000 $, jeśli masz walizkę.
hostage-poker_player = Pokerzystka
    .acc = Pokerzystkę
hostage-poker_player-why = Tracisz zdolność specjalną. Okup: 250 $ za każdy twój worek.
hostage-poodle = Pudel staruszki
    .acc = Pudla staruszki
hostage-poodle-why = Na początku każdej rundy dostajesz neutralny pocisk. Okup: 1000 $.

## Karty rundy i ich wydarzenia; od „Kradzieży kieszonkowej” stacje

round_card-angry_marshal = Wściekły szeryf
round_card-angry_marshal-why = Każdy na dachu wagonu z szeryfem dostaje neutralny pocisk; potem szeryf przechodzi o jeden wagon w kierunku brankardu.
round_card-swivel_arm = Obrotowe ramię
round_card-swivel_arm-why = Wszyscy z dachów pociągu zostają zmieceni na dach brankardu.
round_card-braking = Hamowanie
round_card-braking-why = Wszyscy na dachach pociągu przesuwają się o jeden wagon w kierunku lokomotywy.
round_card-take_it_all = Bierz wszystko!
round_card-take_it_all-why = Do wagonu z szeryfem trafia druga walizka.
round_card-passengers_rebellion = Bunt pasażerów
round_card-passengers_rebellion-why = Każdy wewnątrz pociągu dostaje neutralny pocisk.
round_card-tunnel = Tunel
round_card-tunnel-why = Bez wydarzenia.
round_card-bridge = Most
round_card-bridge-why = Bez wydarzenia.
round_card-ambush = Zasadzka
round_card-ambush-why = Bez wydarzenia.
round_card-panting_horses = Zmęczone konie
round_card-panting_horses-why = Z gry odpadają konie najbliżej brankardu: 2 w grze na 2–4 graczy, 3 w grze na 5–6.
round_card-whiskey_for_marshal = Szklaneczka whiskey dla szeryfa
round_card-whiskey_for_marshal-why = Szeryf wypija manierkę w swoim wagonie: po zwykłej whiskey przechodzi o jeden wagon w kierunku brankardu, po starej aż do niego.
round_card-higher_speed = Większa prędkość
round_card-higher_speed-why = Bandyci na dachach pociągu, konie, dyliżans i konwojent przesuwają się o jeden wagon w kierunku tyłu pociągu.
round_card-shotgun_rage = Furia konwojenta
round_card-shotgun_rage-why = Każdy w dyliżansie, w wagonie obok i na ich dachach dostaje neutralny pocisk.
round_card-pickpocketing = Kradzież kieszonkowa
round_card-pickpocketing-why = Kto jest na swoim miejscu sam, może wziąć stamtąd worek.
round_card-marshals_revenge = Zemsta szeryfa
round_card-marshals_revenge-why = Każdy na dachu wagonu z szeryfem traci swój najmniej warty worek.
round_card-hostage_conductor = Konduktor zakładnikiem
round_card-hostage_conductor-why = Każdy w lokomotywie i na jej dachu dostaje 250 $.
round_card-sharing_the_loot = Podział łupu
round_card-sharing_the_loot-why = Na koniec bandyci na tym samym miejscu dzielą się wartością walizek, które tam mają.
round_card-escape = Ucieczka
round_card-escape-why = Jazdą można odjechać na dobre; kto na koniec jest jeszcze w pociągu lub na jego dachu, daje się złapać i nie może wygrać.
round_card-mortal_bullet = Śmiercionośny pocisk
round_card-mortal_bullet-why = Każdy pocisk otrzymany w tej rundzie kosztuje 150 $.

## Tury na karcie rundy

symbol-standard = zwykła
symbol-standard-why = Każdy wykonuje jedną czynność, zgodnie z ruchem wskazówek zegara; karty są odkryte.
symbol-tunnel = tunel
symbol-tunnel-why = Każdy wykonuje jedną czynność, zgodnie z ruchem wskazówek zegara; karty są zakryte.
symbol-speeding_up = przyspieszenie
symbol-speeding_up-why = Każdy wykonuje dwie czynności pod rząd, zgodnie z ruchem wskazówek zegara; karty są odkryte.
symbol-switching = zamiana
symbol-switching-why = Każdy wykonuje jedną czynność, przeciwnie do ruchu wskazówek zegara, począwszy od pierwszego gracza; karty są odkryte.
symbol-simultaneous = wszyscy jednocześnie
symbol-simultaneous-why = Każdy potajemnie wybiera kartę albo dobieranie; wybory ujawnia się razem.

## Karty gracza. Drugi bandyta to ten drugi z własnych albo bandyta partnera.

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-robbery = { action-robbery }
card-punch = { action-punch }
card-marshal = { action-marshal }
card-ride = { action-ride }
card-other_move = { action-move } drugiego bandyty
card-other_floor = { action-floor } drugiego bandyty
card-other_fire = { action-fire } drugiego bandyty
card-other_robbery = { action-robbery } drugiego bandyty
card-other_punch = { action-punch } drugiego bandyty
card-other_marshal = { action-marshal } drugiego bandyty
card-other_ride = { action-ride } drugiego bandyty
card-bullet_belle = { bullet-belle }
card-bullet_cheyenne = { bullet-cheyenne }
card-bullet_django = { bullet-django }
card-bullet_doc = { bullet-doc }
card-bullet_ghost = { bullet-ghost }
card-bullet_tuco = { bullet-tuco }
card-bullet = { bullet-neutral }

bullet-belle = pocisk Belle
bullet-cheyenne = pocisk Cheyenne
bullet-django = pocisk Django
bullet-doc = pocisk Doca
bullet-ghost = pocisk Ghosta
bullet-tuco = pocisk Tuco
bullet-neutral = neutralny pocisk

## Skąd są pieniądze na koniec

source-purses = worki
source-jewels = klejnoty
source-strongboxes = walizki
source-sharing = podział walizek
source-cash = gotówka
source-ransom = okup
source-gunslinger = Najlepszy Rewolwerowiec
source-gunslinger-why = 1000 $ dla tego, kto wystrzelił najwięcej pocisków.
source-mortal_bullet = Śmiercionośny pocisk

tie = Remis, { $points }: rozstrzyga mniejsza liczba pocisków, wyżej { $seats } (CE-9.4).
upset = Kto do końca był w pociągu, tego złapano i nie może wygrać (CE-18.6).

## Co leży na stole i przed graczem

label-round = runda
label-card = karta rundy
label-turns = tury
label-turn = bieżąca tura
label-keep = ile kart można zatrzymać
label-first = pierwszy gracz
label-train = pociąg
label-marshal = szeryf
label-neutral = pozostałe neutralne pociski
label-bandits = bandyci
label-players = gracze
label-teams = gra zespołowa
label-expert = wariant ekspercki
label-coach = dyliżans
label-shotgun = konwojent
label-horses = konie
label-hostages = zakładnicy w dyliżansie
label-spot = miejsce
label-left = pociski w bębenku
label-fired = wystrzelone pociski
label-hostage = zakładnik
label-cash = gotówka
label-jewels = klejnoty
label-strongboxes = walizki
label-purses = worki
label-flasks = manierki whiskey
label-loot = łupy
label-hand = ręka
label-deck = talia
label-discard = stos kart odrzuconych
label-kept = zatrzymane karty
label-held = odłożone karty
label-hand_size = pełna ręka
label-bullets = otrzymane pociski
label-hits = wszystkie otrzymane pociski
label-struck = pociski otrzymane w tej rundzie
label-pile = wspólny stos
label-resolved = rozpatrzone karty
label-playable = karty, które można zagrać
label-chosen = tajny wybór
label-down = zakryta
label-half = w połowie pełna
label-kind = rodzaj
label-gone = już daleko stąd

points-of-game = { NUMBER($count, useGrouping: 0, maximumFractionDigits: 0) } $
wins-of-game = { $seat } wygrywa, zdobywając { $points }.
you-win-of-game = Wygrywasz, zdobywając { $points }.
shared-win-of-game = { $seats } dzielą się zwycięstwem, mając po { $points }.

## Rodzaje słów, do komunikatów o błędnych słowach

noun-bandit = bandyta
noun-action = akcja
noun-spot = miejsce
noun-car = wagon
noun-token = żeton łupu
noun-loot = rodzaj łupu
noun-purse = wartość worka
noun-whiskey = rodzaj whiskey
noun-flask = manierka whiskey
noun-hostage = zakładnik
noun-round_card = karta rundy
noun-symbol = tura
noun-card = karta
noun-bullet = pocisk
noun-source = źródło pieniędzy
noun-any = liczba

## Odpowiedzi

verb-pick = Wybierz { $bandit_gen }
verb-start = Postaw { $bandit_gen } w brankardzie
verb-ride_on = Jedź dalej
verb-board = Wskakuj jako { $bandit }
verb-board_both = Wskakuj oboma bandytami
verb-enter = Wskakuj { $spot_into }
verb-play = Zagraj { $action_acc } { $bandit_gen }
verb-hide = Zagraj zakrytą kartę: { $action } { $bandit_gen }
verb-draw = Dobierz 3 karty
verb-drink = Napij się z { $flask_gen } ({ $bandit })
verb-keep = Zatrzymaj { $action_acc } { $bandit_gen }
verb-keep_bullet = Zatrzymaj { $bullet }
verb-done = Gotowe
verb-move = Przejdź { $spot_into }
verb-send = Wyślij szeryfa { $spot_into }
verb-shoot = Strzel do { $bandit_gen }
verb-rob = Weź { $token_acc }
verb-punch = Uderz { $bandit_gen }
verb-punch_shotgun = Uderz konwojenta
verb-knock = Wytrąć { $loot_acc }
verb-take = Zabierz worek
verb-drop = Niech worek upadnie
verb-push = Pchnij { $spot_into }
verb-ride = Jedź { $spot_into }
verb-escape = Odjedź na dobre
verb-flee = Uciekaj { $spot_into }
verb-seize = Porwij { $hostage_acc }
verb-leave = Nic nie bierz

## Pytania

ask-character = Którego bandytę wybierasz?
ask-start_car = Który z twoich bandytów zaczyna w brankardzie? Drugi zacznie w wagonie tuż przed nim.
ask-board = Napad z siodła: wskakujesz { $spot_into } czy jedziesz dalej?
ask-last_rider = Już tylko ty jedziesz konno: do którego wagonu wskakuje { $bandit }?
ask-act = { $second ->
    [0] Tura „{ $symbol }”: zagrywasz kartę czy dobierasz?
   *[other] Tura „{ $symbol }”, druga karta: zagrywasz czy dobierasz?
    }
ask-play_card = { $left ->
    [1] Whiskey: którą kartę teraz zagrywasz?
    [few] Whiskey: zagrywasz { $left } karty. Którą najpierw?
   *[many] Whiskey: zagrywasz { $left } kart. Którą najpierw?
    }
ask-all_at_once = Wszyscy jednocześnie: co wybierasz w tajemnicy?
ask-keep_cards = { $most ->
    [99] Które karty zatrzymujesz na następną rundę? Ile tylko chcesz.
    [one] Którą kartę zatrzymujesz na następną rundę? Najwyżej { $most }.
   *[many] Które karty zatrzymujesz na następną rundę? Najwyżej { $most }.
    }
ask-move = Dokąd idzie { $bandit }?
ask-marshal = Dokąd { $bandit } wysyła szeryfa?
ask-fire = Do kogo strzela { $bandit }?
ask-robbery = Co bierze { $bandit }?
ask-punch = Kogo { $bandit } chce uderzyć?
ask-knock_loot = { $bandit } uderza { $target_gen }: jaki łup wytrąca?
ask-take_purse = { $bandit } wytrąca { $target_dat } worek: zabiera go czy pozwala mu upaść?
ask-push_target = { $bandit } uderza { $target_gen }: w którą stronę?
ask-ride = Dokąd jedzie { $bandit }?
ask-flee = Na tym dachu jest konwojent: dokąd ucieka { $bandit }?
ask-seize_hostage = Kogo { $bandit } bierze jako zakładnika?
ask-pickpocket = { $bandit } jest tu { $bandit_key ->
    [belle] sama
    [cheyenne] sama
   *[other] sam
    }: który worek bierzesz? Możesz też nie brać żadnego.

## Zdarzenia. `got_card`, `set_aside`, `looked_in` i `smelled` widzi tylko jeden gracz.

event-first = Pierwszym graczem jest { $seat }.
event-offered = Do wyboru jest { $bandit }.
event-plays = { $seat } gra jako { $bandit }.
event-coupled = Do składu dołącza { $column }, a w nim { $car_loot }.
event-waits = W dyliżansie siedzi { $hostage }.
event-started = { $bandit } zaczyna { $spot_at }.
event-chose = { $seat } dokonuje wyboru.
event-boarded = { $bandit } wskakuje { $spot_into }.
event-rode_on = { $bandit } jedzie dalej.
event-round = Zaczyna się runda { $amount }: „{ $round_card }”.
event-turn = Tura { $amount }: { $symbol }.
event-drew = { $seat } { $amount ->
    [0] nie dobiera żadnej karty
    [one] dobiera { $amount } kartę
    [few] dobiera { $amount } karty
   *[many] dobiera { $amount } kart
    }.
event-got_card = { $seat } dostaje kartę: { $card }.
event-crossed = { $seat } dobiera kartę z talii partnera ({ $partner }).
event-threw_bullets = { $seat } odrzuca { $amount ->
    [one] { $amount } właśnie dobrany pocisk
    [few] { $amount } właśnie dobrane pociski
   *[many] { $amount } właśnie dobranych pocisków
    }.
event-shuffled = { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię.
event-played = { $seat } zagrywa { $action_acc } { $bandit_gen }.
event-hid = { $seat } zagrywa zakrytą kartę: { $action } { $bandit_gen }.
event-hid-hidden = { $seat } zagrywa zakrytą kartę.
event-skipped = { $seat } nie może ani zagrać karty, ani dobrać, więc czynność przepada.
event-drank = { $seat } pije z { $flask_gen }.
event-set_aside = { $seat } zatrzymuje kartę: { $card }.
event-kept = { $seat } { $amount ->
    [0] nie zatrzymuje żadnej karty
    [one] zatrzymuje { $amount } kartę
    [few] zatrzymuje { $amount } karty
   *[many] zatrzymuje { $amount } kart
    } na następną rundę.
event-resolved = Następna karta: { $action } { $bandit_gen }.
event-revealed = Następna karta, dotąd zakryta: { $action } { $bandit_gen }.
event-in_vain = { $action } { $bandit_gen } idzie na marne.
event-moved = { $bandit } przechodzi { $spot_into }.
event-marshal_went = Szeryf przechodzi { $spot_into }.
event-hit = { $amount ->
    [0] { $bandit } ma szczęście: neutralnych pocisków już nie ma.
   *[many] { $bandit } obrywa neutralnym pociskiem.
    }
event-escaped_to = { $bandit } ucieka przed szeryfem { $spot_into }.
event-shot = { $bandit } strzela do { $target_gen }.
event-pushed = { $bandit } ląduje { $spot_at }.
event-robbed = { $bandit } zgarnia { $loot_acc }.
event-looked_in = { $bandit } znajduje w worku { $purse } $.
event-smelled = { $bandit } wyczuwa w manierce { $whiskey_acc }.
event-punched = { $bandit } uderza { $target_gen }.
event-dropped = { $bandit } upuszcza { $loot_acc } { $spot_at }.
event-stole = { $bandit } wyrywa { $target_dat } worek.
event-punched_shotgun = { $bandit } uderza konwojenta, który ląduje { $spot_at }; walizka z dyliżansu jest do wzięcia.
event-fled = { $bandit } ucieka przed konwojentem { $spot_into }.
event-rode = { $bandit } jedzie { $spot_into }.
event-got_away = { $bandit } odjeżdża na dobre: ucieczka udana.
event-seized = { $bandit } porywa { $hostage_acc }.
event-event = Wydarzenie: „{ $round_card }”.
event-brought = Druga walizka trafia { $spot_into }.
event-lost_purse = { $bandit } traci worek wart { $purse } $.
event-paid = { $bandit } wymusza na konduktorze { NUMBER($amount, useGrouping: 0) } $.
event-horses_left = { $amount ->
    [0] Nie ma już koni, które mogłyby się zmęczyć.
    [one] { $amount } koń opada z sił i odpada z gry.
    [few] { $amount } konie opadają z sił i odpadają z gry.
   *[many] { $amount } koni opada z sił i odpada z gry.
    }
event-marshal_drank = Szeryf wypija manierkę { $whiskey_gen }.
event-coach_went = Dyliżans jedzie teraz obok { $spot_gen }.
event-picked_pocket = { $bandit } jest { $bandit_key ->
    [belle] sama
    [cheyenne] sama
   *[other] sam
    } i po cichu kradnie worek.
event-caught = { $bandit } daje się złapać w pociągu.
event-counted = { $source_key ->
    [sharing] { $seat }: { NUMBER($amount, useGrouping: 0) } $ ({ $source }).
    [mortal_bullet] { $seat }: { NUMBER($amount, useGrouping: 0) } $ ({ $source }).
   *[other] { $seat } dolicza { NUMBER($amount, useGrouping: 0) } $ ({ $source }).
    }

## Opcje: nazwa, wyjaśnienie, wartości

option-horses = Konie i dyliżans
option-horses-why = Dodatek: napad z siodła, jazda konno, dyliżans z zakładnikami i konwojentem, whiskey i więcej kart rundy.
option-horses-false = gra podstawowa
option-horses-true = z dodatkiem
option-expert = Wariant ekspercki
option-expert-why = Talie tasuje się dopiero, gdy się skończą, a na następną rundę każdy zatrzymuje tyle kart, ile chce.
option-expert-false = nie
option-expert-true = tak
option-teams = Gra zespołowa
option-teams-why = Dwie osoby obok siebie tworzą zespół, w każdej rundzie dobierają po karcie od partnera i sumują pieniądze; nie łączy się z wariantem eksperckim.
option-teams-false = każdy za siebie
option-teams-true = zespoły po dwie osoby
option-two_players = Gra dla 2 graczy
option-two_players-why = Po dwóch bandytów na gracza, z wariantem eksperckim i 3 wagonami, albo zwykły pojedynek: po jednym bandycie i 2 wagony.
option-two_players-two_bandits = po dwóch bandytów
option-two_players-duel = pojedynek
option-characters = Bandyci
option-characters-why = Kto gra którym bandytą: decyduje los albo gracze wybierają po kolei ze wszystkich sześciu lub z kilku wylosowanych.
option-characters-random = losowo
option-characters-choose = wolny wybór
option-characters-draft = wybór z kilku
option-train = Pociąg
option-train-why = Wagony za lokomotywą; można też podać ich litery od przodu do tyłu, na przykład c a e: a to 3 worki, b 3 klejnoty, c 1 worek i 1 klejnot, d 3 worki i 1 klejnot, e 4 worki i 1 klejnot, f 1 worek.
option-train-random = losowo
option-neutral_bullets = Neutralne pociski
option-neutral_bullets-why = Czy neutralne pociski mogą się skończyć: jest ich 13, z dodatkiem „Konie i dyliżans” 16.
option-neutral_bullets-limited = ograniczone
option-neutral_bullets-unlimited = bez ograniczeń
option-own_bandit = Twój drugi bandyta
option-own_bandit-why = Czy bandyta może postrzelić i uderzyć drugiego bandytę tego samego gracza.
option-own_bandit-target = jest celem
option-own_bandit-spared = nie jest celem
option-duo_hostages = Zakładnicy w grze dla 2 graczy
option-duo_hostages-why = Ilu zakładników siedzi w dyliżansie, gdy dwóch graczy ma po dwóch bandytów.

## Błędy

error-options-clash = Opcja „{ $option }” nie może mieć wartości „{ $given }”, gdy opcja „{ $other }” ma wartość „{ $value }” ({ $rule }).
error-train-car = Pociąg podaje się literami wagonów, na przykład c a e; tu jest inaczej: „{ $given }”.
error-train-twice = Każdy wagon może być w pociągu tylko raz; tu jeden się powtarza: „{ $given }”.
error-train-length = Ten pociąg musi mieć za lokomotywą { $allowed ->
    [one] { $allowed } wagon
    [few] { $allowed } wagony
   *[many] { $allowed } wagonów
    }; tu jest inaczej: „{ $given }”.
error-scene-wanted = „{ $field }” to { $given }; przy tym stole musi być { $wanted }.
error-scene-round-card = „{ $field }” to { $given }, a to nie może być karta rundy { $number }: od rundy 1 leży karta tej gry, której jeszcze nie było, w ostatniej rundzie stacja, wcześniej inna.
error-scene-past = „{ $field }” to { $given }; w rundzie { $number } mogą tu być najwyżej karty wcześniejszych rund, bez stacji.
error-scene-not-in-play = „{ $field }” wymienia { $given }, a tym bandytą nikt nie gra.
error-scene-not-offered = W „{ $field }” brakuje { $given }, a ten bandyta jest w grze.
error-scene-no-spot = „{ $field }” wymienia { $given }, a tego w tym pociągu nie ma.
error-scene-bandit = „{ $field }” nie może być na { $given }: { $why ->
    [aboard] na tym kroku wszyscy bandyci są w pociągu
    [gone] na tym kroku nikt jeszcze nie uciekł
    [absent] przy tym stole nie ma takiego miejsca
    [marshal] w tym wagonie jest szeryf
   *[shotgun] na tym dachu jest konwojent
    }.
error-scene-not-now = „{ $field }” mówi o czymś, co nie trwa do tego kroku.
error-scene-loot = „{ $field }” to { $given }; łupy zapisuje się słowami, na przykład „purse jewel”, albo „-”, gdy ich nie ma.
error-scene-token = „{ $field }” to { $given }: kto to trzyma, musi znać zawartość, nieotwartego nie zna nikt, a zużyte jest poza grą.
error-scene-guarded = W „{ $field }” nie ma walizki na dyliżansie, a konwojent wciąż jej tam pilnuje.
error-scene-laid = „{ $field }” to karta bandyty { $given }, której gracz na miejscu { $player } nie ma.
error-scene-others = W „{ $field }” jest { $given }, ale gracz nie ma takiego bandyty.
error-scene-held = W „{ $field }” jest { $given }, a tego gracz nie może teraz zatrzymywać.
error-scene-answer-word = „{ $field }” to { $given }, a takiej odpowiedzi w tej grze nie ma.
error-scene-answer = „{ $field }” to { $given }; na tym kroku gracz nie mógł tego wybrać.
error-scene-step-round = „{ $given }” w „{ $field }” należy do rundy, a scena żadnej nie ma; rundy liczy się od 1.
error-scene-step-whose = „{ $given }” w „{ $field }” nie pasuje do tego, czyja jest kolej.
error-scene-step-rules = „{ $given }” w „{ $field }” nie zdarza się przy opcjach tego stołu.
error-scene-step-column = „{ $given }” w „{ $field }” musi wymieniać wagon pociągu za lokomotywą.
error-scene-step-riders = „{ $given }” w „{ $field }” pyta innych niż tych, którzy jeszcze jadą konno, albo nie ma czego wybierać.
error-scene-step-symbol = „{ $given }” w „{ $field }” nie pasuje do tury na karcie rundy.
error-scene-step-cards = „{ $given }” w „{ $field }”: gracz nie ma na to kart.
error-scene-step-keep = „{ $given }” w „{ $field }” nie pasuje do tego, ile kart można zatrzymać.
error-scene-step-pile = „{ $given }” w „{ $field }”: w stosie nie ma karty, która się zaczęła.
error-scene-step-bandit = „{ $given }” w „{ $field }” musi pytać gracza tego bandyty i nikogo więcej.
error-scene-step-vain = „{ $given }” w „{ $field }” pyta o coś, czego bandyta nie może tu zrobić.
error-scene-step-marshal = „{ $given }” w „{ $field }” wymienia inny wagon niż ten, w którym jest szeryf.
error-scene-step-shotgun = „{ $given }” w „{ $field }”, ale konwojenta nie ma na pociągu.
error-scene-step-event = „{ $given }” w „{ $field }” nie pasuje do wydarzenia na karcie rundy.

## Dlaczego czegoś nie można

why-later_pick = Postacie wybiera się przed rozpoczęciem gry.
why-later_play = Karty zagrywa się podczas planowania.
why-later_drink = Whiskey pije się podczas planowania, w zwykłej turze.
why-later_keep_bullet = Pocisków nie da się zagrać; tylko zajmują miejsce na ręce.
why-later_move = Wagony i dachy wybiera się, gdy na stosie przyjdzie kolej na kartę, która kogoś przesuwa.
why-later_shoot = Do bandytów strzela się i bije ich, gdy rozpatruje się taką kartę.
why-later_rob = Łupy zabiera się, gdy rozpatruje się kartę Rabunku.
why-later_knock = Łup wytrąca się bandycie ciosem.
why-later_seize = Zakładnika bierze się po wejściu do dyliżansu.
why-not_yours = To nie twój bandyta: { $bandit }.
why-not_offered = Tej postaci nie ma do wyboru.
why-played_by = Tę postać ma już { $seat }.
why-aboard = Ten bandyta jest już w pociągu: { $bandit }.
why-one_rides = Nie masz dwóch bandytów, którzy jeszcze jadą konno.
why-only_cars = Wskakuje się do wnętrza wagonu, nigdy do lokomotywy, na dach ani do dyliżansu.
why-car_passed = Jeźdźcy już minęli ten wagon.
why-card_not_in_hand = Nie masz już takiej karty na ręce: { $action }.
why-only_ghost = Zakrytą kartę może zagrać tylko Ghost, i to tylko pierwszą w pierwszej turze rundy.
why-deck_empty = Twoja talia jest pusta, więc trzeba zagrać kartę.
why-only_standard = Whiskey pije się tylko w zwykłej turze.
why-no_such_flask = Nie masz takiej manierki.
why-two_cards = Do starej whiskey potrzeba co najmniej dwóch kart akcji na ręce.
why-keep_limit = Możesz zatrzymać tylko { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
    }.
why-no_bullets_kept = Pocisków nie można zatrzymywać.
why-no_such_bullet = Nie masz już takiego pocisku na ręce.
why-no_such_spot = Tego ten pociąg nie ma.
why-stands_here = Bandyta już tam jest, a musi trafić gdzie indziej.
why-other_level = To inny poziom: tu zostaje się we wnętrzu albo na dachach.
why-not_into_coach = Ruchem nie da się wejść do dyliżansu.
why-only_inside = To kończy się we wnętrzu wagonu, nie tam.
why-too_far = Za daleko: najwyżej o { $most ->
    [one] { $most } wagon
    [few] { $most } wagony
   *[many] { $most } wagonów
    }.
why-not_adjacent = Możliwy jest tylko sąsiedni wagon albo dach.
why-only_when_escaping = Odjechać na dobre można tylko w rundzie „Ucieczka”.
why-not_in_play = Tego bandyty nie ma w pociągu.
why-itself = Bandyta nie może celować w siebie.
why-out_of_sight = Stąd tego bandyty nie da się trafić: nie jest na linii strzału.
why-elsewhere = Ten bandyta jest w innym miejscu.
why-your_own = To twój bandyta, a przy tym stole oszczędza się swoich.
why-belle_protected = Belle nie można wybrać, dopóki jest inny cel.
why-no_shotgun = Konwojent nie jest w zasięgu ciosu.
why-lacks_loot = Ten bandyta nie ma takiego łupu: { $bandit }.
why-only_purses = Kieszonkowcy biorą tylko worki.
why-not_lying_here = To nie leży tam, gdzie stoi bandyta.
why-guarded = Tej walizki pilnuje konwojent.
why-looks_alike = Nieotwarte żetony wyglądają tak samo, więc jeden zastępuje wszystkie.
why-hostage_gone = Tego zakładnika nie ma w dyliżansie.

# What may be planned before one is asked

plan-draw = Dobieraj karty w każdej swojej turze
plan-draw-until = Do końca rundy.
plan-keep_nothing = Nie zachowuj kart na następną rundę
plan-keep_nothing-until = Dopóki tego nie odwołasz.
plan-leave_purses = Nie bierz sakiewki, gdy twój bandyta jest sam
plan-leave_purses-until = Dopóki tego nie odwołasz.
plan-card = Zagraj kartę
plan-card-until = Raz, w twojej najbliższej turze, chyba że wcześniej skończy się runda.
