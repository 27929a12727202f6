### Кольт Экспресс: слова и предложения игры. Краткие правила — в rules/.

## Бандиты. Белль и Шайенн — женщины; склоняются только Док и Призрак.

bandit-belle = Белль
bandit-belle-why = В неё нельзя стрелять и её нельзя бить, пока у нападающего есть другая цель.
bandit-cheyenne = Шайенн
bandit-cheyenne-why = Если её удар выбивает кошелёк, Шайенн может забрать его себе.
bandit-django = Джанго
bandit-django-why = Тот, в кого он попал, ещё и отлетает от него на один вагон, если поезд там не кончается.
bandit-doc = Док
    .acc = Дока
    .gen = Дока
    .ins = Доком
bandit-doc-why = Берёт в начале раунда 7 карт вместо 6.
bandit-ghost = Призрак
    .acc = Призрака
    .gen = Призрака
    .ins = Призраком
bandit-ghost-why = В первом ходе раунда может сыграть свою карту в закрытую.
bandit-tuco = Туко
bandit-tuco-why = Может стрелять и сквозь крышу: вверх или вниз в пределах своего вагона.

## Действия: названия карт

action-move = Движение
action-move-why = Внутри — в соседний вагон. По крышам — на 1–3 вагона в одну сторону.
action-floor = Смена уровня
    .acc = Смену уровня
action-floor-why = Изнутри вагона на его крышу или с крыши внутрь.
action-fire = Выстрел
action-fire-why = Выстрелите в бандита: внутри — в соседнем вагоне, на крышах — в ближайшего на виду, как бы далеко он ни был; в тех, кто на вашем месте, стрелять нельзя.
action-robbery = Ограбление
action-robbery-why = Возьмите один жетон добычи со своего места.
action-punch = Удар
action-punch-why = Ударьте бандита на своём месте: он роняет один жетон добычи и отлетает в соседний вагон.
action-marshal = Маршал
    .acc = Маршала
action-marshal-why = Отправьте маршала в соседний вагон: каждый бандит внутри получает нейтральную пулю и бежит на крышу.
action-ride = Скачка
    .acc = Скачку
action-ride-why = Если рядом с вашим вагоном есть лошадь, проскачите до 3 вагонов и окажитесь внутри вагона или дилижанса.

## Места. `.at` — где что-то находится, `.into` — куда попадает, `.ins` — рядом с чем.

spot-loco = локомотив
    .at = в локомотиве
    .into = в локомотив
    .ins = локомотивом
spot-loco_roof = крыша локомотива
    .at = на крыше локомотива
    .into = на крышу локомотива
    .ins = крышей локомотива
spot-car1 = вагон 1
    .at = в вагоне 1
    .into = в вагон 1
    .ins = вагоном 1
spot-car1_roof = крыша вагона 1
    .at = на крыше вагона 1
    .into = на крышу вагона 1
    .ins = крышей вагона 1
spot-car2 = вагон 2
    .at = в вагоне 2
    .into = в вагон 2
    .ins = вагоном 2
spot-car2_roof = крыша вагона 2
    .at = на крыше вагона 2
    .into = на крышу вагона 2
    .ins = крышей вагона 2
spot-car3 = вагон 3
    .at = в вагоне 3
    .into = в вагон 3
    .ins = вагоном 3
spot-car3_roof = крыша вагона 3
    .at = на крыше вагона 3
    .into = на крышу вагона 3
    .ins = крышей вагона 3
spot-car4 = вагон 4
    .at = в вагоне 4
    .into = в вагон 4
    .ins = вагоном 4
spot-car4_roof = крыша вагона 4
    .at = на крыше вагона 4
    .into = на крышу вагона 4
    .ins = крышей вагона 4
spot-car5 = вагон 5
    .at = в вагоне 5
    .into = в вагон 5
    .ins = вагоном 5
spot-car5_roof = крыша вагона 5
    .at = на крыше вагона 5
    .into = на крышу вагона 5
    .ins = крышей вагона 5
spot-car6 = вагон 6
    .at = в вагоне 6
    .into = в вагон 6
    .ins = вагоном 6
spot-car6_roof = крыша вагона 6
    .at = на крыше вагона 6
    .into = на крышу вагона 6
    .ins = крышей вагона 6
spot-coach = дилижанс
    .at = в дилижансе
    .into = в дилижанс
    .ins = дилижансом
spot-coach_roof = крыша дилижанса
    .at = на крыше дилижанса
    .into = на крышу дилижанса
    .ins = крышей дилижанса

## Вагоны под буквами. `.loot` — что в них лежит.

car-a = A
    .loot = 3 кошелька
car-b = B
    .loot = 3 драгоценности
car-c = C
    .loot = 1 кошелёк и 1 драгоценность
car-d = D
    .loot = 3 кошелька и 1 драгоценность
car-e = E
    .loot = 4 кошелька и 1 драгоценность
car-f = F
    .loot = 1 кошелёк

## Добыча. Жетон — одна её штука на каком-то месте.

loot-purse = кошелёк
    .plural = кошельки
loot-purse-why = В нём от $250 до $500; сколько именно, знают только те, кто его держал.
loot-jewel = драгоценность
    .plural = драгоценности
loot-jewel-why = Стоит $500.
loot-strongbox = сейф
    .plural = сейфы
loot-strongbox-why = Стоит $1000.
loot-flask = фляга виски
    .acc = флягу виски
    .plural = фляги виски
loot-flask-why = Ничего не стоит, но из неё можно дважды выпить в обычный ход.

token-purse1 = кошелёк 1
token-purse2 = кошелёк 2
token-purse3 = кошелёк 3
token-purse4 = кошелёк 4
token-purse5 = кошелёк 5
token-purse6 = кошелёк 6
token-purse7 = кошелёк 7
token-purse8 = кошелёк 8
token-purse9 = кошелёк 9
token-purse10 = кошелёк 10
token-purse11 = кошелёк 11
token-purse12 = кошелёк 12
token-purse13 = кошелёк 13
token-purse14 = кошелёк 14
token-purse15 = кошелёк 15
token-purse16 = кошелёк 16
token-purse17 = кошелёк 17
token-purse18 = кошелёк 18
token-flask1 = фляга 1
    .acc = флягу 1
token-flask2 = фляга 2
    .acc = флягу 2
token-flask3 = фляга 3
    .acc = флягу 3
token-flask4 = фляга 4
    .acc = флягу 4
token-flask5 = фляга 5
    .acc = флягу 5
token-flask6 = фляга 6
    .acc = флягу 6
token-jewel = драгоценность
token-strongbox = сейф

# За столом в браузере: номер ничего не говорит, а известная сумма — да.
token-purse = кошелёк
token-worth = кошелёк, в котором { $value }
token-flask = фляга
    .acc = флягу

whiskey-normal = обычный виски
    .gen = обычного виски
whiskey-normal-why = Один глоток: возьмите 3 карты, затем сыграйте одну.
whiskey-old = выдержанный виски
    .gen = выдержанного виски
whiskey-old-why = Один глоток: сыграйте 2 карты подряд.

flask-whiskey = фляга обычного виски
    .gen = фляги обычного виски
flask-whiskey-why = Возьмите 3 карты, затем сыграйте одну; фляги хватит ещё на один глоток.
flask-old_whiskey = фляга выдержанного виски
    .gen = фляги выдержанного виски
flask-old_whiskey-why = Сыграйте 2 карты подряд; фляги хватит ещё на один глоток.
flask-half_whiskey = наполовину полная фляга обычного виски
    .gen = наполовину полной фляги обычного виски
flask-half_whiskey-why = Возьмите 3 карты, затем сыграйте одну; после этого фляга пуста.
flask-half_old_whiskey = наполовину полная фляга выдержанного виски
    .gen = наполовину полной фляги выдержанного виски
flask-half_old_whiskey-why = Сыграйте 2 карты подряд; после этого фляга пуста.

## Заложники: штраф и выкуп

hostage-nun = Монахиня
    .acc = Монахиню
hostage-nun-why = Нельзя скакать. Выкуп: $700.
hostage-minister = Пастор
    .acc = Пастора
hostage-minister-why = В начале раунда вы берёте на одну карту меньше. Выкуп: $900.
hostage-old_lady = Старушка
    .acc = Старушку
hostage-old_lady-why = По крышам — только на один шаг. Выкуп: $500 за каждую драгоценность у бандита.
hostage-teacher = Учительница
    .acc = Учительницу
hostage-teacher-why = Нельзя бить. Выкуп: $800.
hostage-photographer = Фотограф
    .acc = Фотографа
hostage-photographer-why = Нельзя играть карты в закрытую. Выкуп: $200 за каждую пулю другого бандита (но не союзника) среди ваших карт.
hostage-banker = Банкир
    .acc = Банкира
hostage-banker-why = Штрафа нет. Выкуп: $1000, если у бандита есть сейф.
hostage-poker_player = Картёжница
    .acc = Картёжницу
hostage-poker_player-why = Бандит лишается особой способности. Выкуп: $250 за каждый кошелёк у бандита.
hostage-poodle = Пудель
    .acc = Пуделя
hostage-poodle-why = В начале каждого раунда вы получаете нейтральную пулю. Выкуп: $1000.

## Карты раундов и их события; начиная с «Карманной кражи» — станции

round_card-angry_marshal = Разъярённый маршал
round_card-angry_marshal-why = Все на крыше вагона маршала получают по нейтральной пуле; затем он переходит на один вагон к хвосту поезда.
round_card-swivel_arm = Поворотная стрела
round_card-swivel_arm-why = Всех с крыш поезда сметает на крышу хвостового вагона.
round_card-braking = Торможение
round_card-braking-why = Все на крышах поезда сдвигаются на один вагон к локомотиву.
round_card-take_it_all = Забирай всё!
round_card-take_it_all-why = В вагон маршала кладут второй сейф.
round_card-passengers_rebellion = Бунт пассажиров
round_card-passengers_rebellion-why = Все внутри поезда получают по нейтральной пуле.
round_card-tunnel = Тоннель
round_card-tunnel-why = Без события.
round_card-bridge = Мост
round_card-bridge-why = Без события.
round_card-ambush = Засада
round_card-ambush-why = Без события.
round_card-panting_horses = Усталые лошади
round_card-panting_horses-why = Из игры уходят ближайшие к хвостовому вагону лошади: 2, если игроков не больше 4, иначе 3.
round_card-whiskey_for_marshal = Виски для маршала
round_card-whiskey_for_marshal-why = Маршал выпивает флягу в своём вагоне: от обычного виски он переходит на один вагон к хвосту поезда, от выдержанного — до самого хвостового вагона.
round_card-higher_speed = Полный ход
round_card-higher_speed-why = Бандиты на крышах поезда, лошади, дилижанс и охранник отстают на один вагон.
round_card-shotgun_rage = Ярость охранника
round_card-shotgun_rage-why = Все в дилижансе и в вагоне рядом с ним, внутри и на крышах, получают по нейтральной пуле.
round_card-pickpocketing = Карманная кража
round_card-pickpocketing-why = Кто один на своём месте, может взять оттуда кошелёк.
round_card-marshals_revenge = Месть маршала
round_card-marshals_revenge-why = Все на крыше вагона маршала теряют свой самый дешёвый кошелёк.
round_card-hostage_conductor = Кондуктор в заложниках
round_card-hostage_conductor-why = Все в локомотиве и на его крыше получают по $250.
round_card-sharing_the_loot = Делёж добычи
round_card-sharing_the_loot-why = В конце бандиты на одном месте делят ценность сейфов, которые кто-то из них держит.
round_card-escape = Побег
round_card-escape-why = «Скачкой» можно уйти насовсем; кто к концу остался в поезде, внутри или на крыше, пойман и победить не может.
round_card-mortal_bullet = Смертельная пуля
round_card-mortal_bullet-why = Каждая пуля, полученная в этом раунде, стоит $150.

## Ходы на карте раунда. `.turn` — после слова «ход».

symbol-standard = обычный ход
    .turn = обычный
symbol-standard-why = Каждый действует один раз, по часовой стрелке; карты играют в открытую.
symbol-tunnel = тоннель
symbol-tunnel-why = Каждый действует один раз, по часовой стрелке; карты играют в закрытую.
symbol-speeding_up = ускорение
symbol-speeding_up-why = Каждый действует два раза подряд, по часовой стрелке; карты играют в открытую.
symbol-switching = смена направления
symbol-switching-why = Каждый действует один раз, от первого игрока против часовой стрелки; карты играют в открытую.
symbol-simultaneous = одновременный ход
    .turn = одновременный
symbol-simultaneous-why = Все тайно выбирают карту или добор и вскрывают выбранное вместе.

## Карты игрока. Другой бандит — это второй свой бандит или бандит напарника.

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-robbery = { action-robbery }
card-punch = { action-punch }
card-marshal = { action-marshal }
card-ride = { action-ride }
card-other_move = { action-move } другого бандита
card-other_floor = { action-floor } другого бандита
card-other_fire = { action-fire } другого бандита
card-other_robbery = { action-robbery } другого бандита
card-other_punch = { action-punch } другого бандита
card-other_marshal = { action-marshal } другого бандита
card-other_ride = { action-ride } другого бандита
card-bullet_belle = { bullet-belle }
card-bullet_cheyenne = { bullet-cheyenne }
card-bullet_django = { bullet-django }
card-bullet_doc = { bullet-doc }
card-bullet_ghost = { bullet-ghost }
card-bullet_tuco = { bullet-tuco }
card-bullet = { bullet-neutral }

bullet-belle = пуля Белль
    .acc = пулю Белль
bullet-cheyenne = пуля Шайенн
    .acc = пулю Шайенн
bullet-django = пуля Джанго
    .acc = пулю Джанго
bullet-doc = пуля Дока
    .acc = пулю Дока
bullet-ghost = пуля Призрака
    .acc = пулю Призрака
bullet-tuco = пуля Туко
    .acc = пулю Туко
bullet-neutral = нейтральная пуля
    .acc = нейтральную пулю

## Откуда деньги в конце игры

source-purses = кошельки
source-jewels = драгоценности
source-strongboxes = сейфы
source-sharing = делёж сейфов
source-cash = наличные
source-ransom = выкуп
source-gunslinger = «Меткий стрелок»
source-gunslinger-why = $1000 тому, кто выпустил больше всех пуль.
source-mortal_bullet = «Смертельная пуля»

tie = Поровну, { $points }: решает меньшее число пуль, выше { $seats } (CE-9.4).
upset = Кто остался в поезде, тот пойман и победить не может (CE-18.6).

## Что лежит на столе и перед игроком

label-round = раунд
label-card = карта раунда
label-turns = ходы
label-turn = текущий ход
label-keep = сколько карт можно оставить
label-first = первый игрок
label-train = поезд
label-marshal = маршал
label-neutral = осталось нейтральных пуль
label-bandits = бандиты
label-players = игроки
label-teams = командная игра
label-expert = экспертный вариант
label-coach = дилижанс
label-shotgun = охранник
label-horses = лошади
label-hostages = заложники в дилижансе
label-spot = место
label-left = осталось пуль
label-fired = выпущено пуль
label-hostage = заложник
label-cash = наличные
label-jewels = драгоценности
label-strongboxes = сейфы
label-purses = кошельки
label-flasks = фляги виски
label-loot = добыча
label-hand = рука
label-deck = колода
label-discard = стопка сброса
label-kept = оставленные карты
label-held = отложенные карты
label-hand_size = размер руки
label-bullets = полученные пули
label-hits = всего получено пуль
label-struck = получено пуль в этом раунде
label-pile = общая стопка
label-resolved = разыгранные карты
label-playable = карты, которые можно сыграть
label-chosen = тайный выбор
label-down = в закрытую
label-half = наполовину полная
label-kind = вид
label-gone = побег удался

points-of-game = ${ NUMBER($count, useGrouping: 0, maximumFractionDigits: 0) }
wins-of-game = { $seat } побеждает, награбив { $points }.
you-win-of-game = Вы побеждаете, награбив { $points }.
shared-win-of-game = { $seats } делят победу, награбив по { $points }.

## Виды слов, для сообщений о неверных словах

noun-bandit = бандит
noun-action = действие
noun-spot = место
noun-car = вагон
noun-token = жетон добычи
noun-loot = вид добычи
noun-purse = ценность кошелька
noun-whiskey = вид виски
noun-flask = фляга виски
noun-hostage = заложник
noun-round_card = карта раунда
noun-symbol = вид хода
noun-card = карта
noun-bullet = пуля
noun-source = источник денег
noun-any = число

## Ответы

verb-pick = Играть за { $bandit_acc }
verb-start = Поставить { $bandit_acc } в хвостовой вагон
verb-ride_on = Скакать дальше
verb-board = Пусть запрыгнет { $bandit }
verb-board_both = Пусть запрыгнут оба бандита
verb-enter = Запрыгнуть { $spot_into }
verb-play = Сыграть «{ $action_acc }» { $bandit_gen }
verb-hide = Сыграть «{ $action_acc }» { $bandit_gen } в закрытую
verb-draw = Взять 3 карты
verb-drink = Выпить из { $flask_gen } ({ $bandit })
verb-keep = Оставить «{ $action_acc }» { $bandit_gen }
verb-keep_bullet = Оставить { $bullet_acc }
verb-done = Готово
verb-move = Перейти { $spot_into }
verb-send = Отправить маршала { $spot_into }
verb-shoot = Выстрелить в { $bandit_acc }
verb-rob = Взять { $token_acc }
verb-punch = Ударить { $bandit_acc }
verb-punch_shotgun = Ударить охранника
verb-knock = Выбить { $loot_acc }
verb-take = Забрать кошелёк
verb-drop = Пусть кошелёк упадёт
verb-push = Отбросить { $spot_into }
verb-ride = Перебраться верхом { $spot_into }
verb-escape = Ускакать насовсем
verb-flee = Бежать { $spot_into }
verb-seize = Взять в заложники { $hostage_acc }
verb-leave = Ничего не брать

## Вопросы

ask-character = За какого бандита вы играете?
ask-start_car = Кто из ваших бандитов начинает в хвостовом вагоне? Другой начнёт в вагоне перед ним.
ask-board = Налёт верхом: запрыгиваете { $spot_into } или скачете дальше?
ask-last_rider = Скачете только вы: в какой вагон запрыгивает { $bandit }?
ask-act = { $second ->
    [0] Сейчас { $symbol }: сыграть карту или взять 3?
   *[many] Сейчас { $symbol }, второе действие: сыграть карту или взять 3?
    }
ask-play_card = { $left ->
    [1] Виски: какую карту вы теперь играете?
    [few] Виски: вы играете { $left } карты подряд. Какую первой?
   *[many] Виски: вы играете { $left } карт подряд. Какую первой?
    }
ask-all_at_once = Все одновременно: что вы тайно выбираете?
ask-keep_cards = { $most ->
    [99] Какие карты вы оставляете на следующий раунд? Можно сколько угодно.
    [1] Какую карту вы оставляете на следующий раунд? Не больше одной.
   *[many] Какие карты вы оставляете на следующий раунд? Не больше { $most }.
    }
ask-move = Куда идёт { $bandit }?
ask-marshal = Куда { $bandit } отправляет маршала?
ask-fire = В кого стреляет { $bandit }?
ask-robbery = Что берёт { $bandit }?
ask-punch = Кого бьёт { $bandit }?
ask-knock_loot = { $bandit } бьёт { $target_acc }: какую добычу выбить?
ask-take_purse = У { $target_gen } выбит кошелёк: { $bandit } забирает его или он падает?
ask-push_target = { $bandit } бьёт { $target_acc }: куда отбросить?
ask-ride = Куда скачет { $bandit }?
ask-flee = На этой крыше охранник: куда бежит { $bandit }?
ask-seize_hostage = Кого { $bandit } берёт в заложники?
ask-pickpocket = Рядом с { $bandit_ins } никого: какой кошелёк вы берёте? Можно и не брать.

## События. `got_card`, `set_aside`, `looked_in` и `smelled` видит только один игрок.

event-first = Первый игрок — { $seat }.
event-offered = Можно выбрать { $bandit_acc }.
event-plays = { $seat } играет за { $bandit_acc }.
event-coupled = Прицеплен { $column }: в нём { $car_loot }.
event-waits = В дилижансе сидит { $hostage }.
event-started = { $bandit } начинает { $spot_at }.
event-chose = { $seat } делает выбор.
event-boarded = { $bandit } запрыгивает { $spot_into }.
event-rode_on = { $bandit } скачет дальше.
event-round = Начинается раунд { $amount }: «{ $round_card }».
event-turn = Ход { $amount }: { $symbol_turn }.
event-drew = { $amount ->
    [0] { $seat } не берёт карт.
    [one] { $seat } берёт { $amount } карту.
    [few] { $seat } берёт { $amount } карты.
   *[many] { $seat } берёт { $amount } карт.
    }
event-got_card = { $seat } получает карту: { $card }.
event-crossed = { $seat } берёт карту из колоды напарника ({ $partner }).
event-threw_bullets = { $seat } сбрасывает { $amount ->
    [one] { $amount } только что взятую пулю
    [few] { $amount } только что взятые пули
   *[many] { $amount } только что взятых пуль
    }.
event-shuffled = { $seat } перемешивает стопку сброса: теперь это новая колода.
event-played = { $seat } играет «{ $action_acc }» { $bandit_gen }.
event-hid = { $seat } играет «{ $action_acc }» { $bandit_gen } в закрытую.
event-hid-hidden = { $seat } играет карту в закрытую.
event-skipped = { $seat } не может ни сыграть, ни взять карту и пропускает очередь.
event-drank = { $seat } пьёт из { $flask_gen }.
event-set_aside = { $seat } оставляет карту: { $card }.
event-kept = { $amount ->
    [0] { $seat } не оставляет карт на следующий раунд.
    [one] { $seat } оставляет { $amount } карту на следующий раунд.
    [few] { $seat } оставляет { $amount } карты на следующий раунд.
   *[many] { $seat } оставляет { $amount } карт на следующий раунд.
    }
event-resolved = Следующая карта: «{ $action }» { $bandit_gen }.
event-revealed = Вскрывается следующая карта: «{ $action }» { $bandit_gen }.
event-in_vain = «{ $action }» { $bandit_gen } не срабатывает.
event-moved = { $bandit } перебирается { $spot_into }.
event-marshal_went = Маршал идёт { $spot_into }.
event-hit = { $amount ->
    [0] Нейтральные пули кончились: { $bandit } отделывается лёгким испугом.
   *[many] { $bandit } получает нейтральную пулю.
    }
event-escaped_to = { $bandit } бежит от маршала { $spot_into }.
event-shot = { $bandit } стреляет в { $target_acc }.
event-pushed = { $bandit } отлетает { $spot_into }.
event-robbed = { $bandit } хватает { $loot_acc }.
event-looked_in = { $bandit } находит в кошельке ${ $purse }.
event-smelled = { $bandit } нюхает флягу: в ней { $whiskey }.
event-punched = { $bandit } бьёт { $target_acc }.
event-dropped = { $bandit } роняет { $loot_acc } { $spot_at }.
event-stole = { $bandit } выхватывает кошелёк у { $target_gen }.
event-punched_shotgun = { $bandit } сбивает охранника { $spot_into }; сейф дилижанса больше никто не охраняет.
event-fled = { $bandit } бежит от охранника { $spot_into }.
event-rode = { $bandit } перебирается верхом { $spot_into }.
event-got_away = { $bandit } скачет прочь и уходит от погони.
event-seized = { $bandit } берёт в заложники { $hostage_acc }.
event-event = Событие: «{ $round_card }».
event-brought = Второй сейф приносят { $spot_into }.
event-lost_purse = { $bandit } теряет кошелёк, в котором ${ $purse }.
event-paid = { $bandit } вытряхивает из кондуктора ${ NUMBER($amount, useGrouping: 0) }.
event-horses_left = { $amount ->
    [0] Уставать больше некому: лошадей не осталось.
    [one] { $amount } лошадь выбивается из сил и отстаёт насовсем.
    [few] { $amount } лошади выбиваются из сил и отстают насовсем.
   *[many] { $amount } лошадей выбиваются из сил и отстают насовсем.
    }
event-marshal_drank = Маршал выпивает флягу { $whiskey_gen }.
event-coach_went = Дилижанс теперь рядом с { $spot_ins }.
event-picked_pocket = Рядом никого: { $bandit } обчищает карманы.
event-caught = { $bandit } не успевает скрыться и попадается в поезде.
event-counted = { $source_key ->
    [sharing] { $amount ->
        [one] { $seat } засчитывает себе { NUMBER($amount, useGrouping: 0) } доллар ({ $source }).
        [few] { $seat } засчитывает себе { NUMBER($amount, useGrouping: 0) } доллара ({ $source }).
       *[many] { $seat } засчитывает себе { NUMBER($amount, useGrouping: 0) } долларов ({ $source }).
        }
    [mortal_bullet] { $seat } теряет деньги ({ $source }): { NUMBER($amount, useGrouping: 0) } долларов.
   *[other] { $seat } засчитывает себе ${ NUMBER($amount, useGrouping: 0) } ({ $source }).
    }

## Настройки: название, пояснение, значения

option-horses = Лошади и дилижанс
option-horses-why = Дополнение: налёт верхом, скачки, дилижанс с заложниками и охранником, виски и новые карты раундов.
option-horses-false = основная игра
option-horses-true = с дополнением
option-expert = Экспертный вариант
option-expert-why = Колоды перемешивают, только когда они кончаются, и каждый оставляет на следующий раунд сколько угодно карт.
option-expert-false = нет
option-expert-true = да
option-teams = Командная игра
option-teams-why = Двое соседей составляют команду, каждый раунд берут по карте друг у друга и складывают деньги; не сочетается с экспертным вариантом.
option-teams-false = каждый за себя
option-teams-true = команды по двое
option-two_players = Игра вдвоём
option-two_players-why = По два бандита у игрока, экспертный вариант и 3 вагона — или простая дуэль: по одному бандиту и 2 вагона.
option-two_players-two_bandits = по два бандита
option-two_players-duel = дуэль
option-characters = Бандиты
option-characters-why = Кто за кого играет: бандитов раздают случайно, выбирают по очереди из всех шести или по очереди из нескольких случайных.
option-characters-random = случайно
option-characters-choose = свободный выбор
option-characters-draft = выбор из нескольких
option-train = Поезд
option-train-why = Вагоны за локомотивом; можно и самим задать их латинскими буквами от локомотива к хвосту, например c a e: a — 3 кошелька, b — 3 драгоценности, c — 1 кошелёк и 1 драгоценность, d — 3 кошелька и 1 драгоценность, e — 4 кошелька и 1 драгоценность, f — 1 кошелёк.
option-train-random = случайно
option-neutral_bullets = Нейтральные пули
option-neutral_bullets-why = Может ли кончиться запас нейтральных пуль: их 13, с дополнением «Лошади и дилижанс» — 16.
option-neutral_bullets-limited = запас ограничен
option-neutral_bullets-unlimited = без ограничения
option-own_bandit = Ваш второй бандит
option-own_bandit-why = Может ли бандит стрелять во второго бандита того же игрока и бить его.
option-own_bandit-target = тоже цель
option-own_bandit-spared = не цель
option-duo_hostages = Заложники при игре вдвоём
option-duo_hostages-why = Сколько заложников сидит в дилижансе, когда у двоих игроков по два бандита.

## Ошибки

error-options-clash = Настройка «{ $option }» не может иметь значение «{ $given }», пока у «{ $other }» значение «{ $value }» ({ $rule }).
error-train-car = Поезд задают буквами вагонов, например c a e, а не так: «{ $given }».
error-train-twice = Каждый вагон может быть в поезде только один раз, а здесь какой-то повторяется: «{ $given }».
error-train-length = В этом поезде за локомотивом { $allowed ->
    [one] должен быть { $allowed } вагон
    [few] должно быть { $allowed } вагона
   *[many] должно быть { $allowed } вагонов
    }, а здесь их другое число: «{ $given }».
error-scene-wanted = «{ $field }»: указано { $given }; за этим столом должно быть { $wanted }.
error-scene-round-card = «{ $field }»: указано { $given }, но это не может быть картой раунда { $number }: с раунда 1 лежит карта этой игры, которой ещё не было, в последнем раунде станция, до него другая.
error-scene-past = «{ $field }»: указано { $given }; в раунде { $number } здесь могут быть разве что карты прошлых раундов и никаких станций.
error-scene-not-in-play = В «{ $field }» назван бандит { $given }, за которого никто не играет.
error-scene-not-offered = В «{ $field }» нет бандита { $given }, а он в игре.
error-scene-no-spot = В «{ $field }» названо { $given }, но в этом поезде такого нет.
error-scene-bandit = «{ $field }» не может быть в { $given }: { $why ->
    [aboard] на этом шаге все бандиты в поезде
    [gone] на этом шаге ещё никто не сбежал
    [absent] за этим столом нет такого места
    [marshal] в этом вагоне маршал
   *[shotgun] на этой крыше охранник
    }.
error-scene-not-now = «{ $field }» говорит о том, что не длится до этого шага.
error-scene-loot = «{ $field }»: указано { $given }; добычу пишут словами, например «purse jewel», или «-», если её нет.
error-scene-token = «{ $field }»: указано { $given }; владелец должен знать, что внутри, неоткрытого не знает никто, а израсходованное вне игры.
error-scene-guarded = В «{ $field }» нет сейфа на дилижансе, а охранник его ещё сторожит.
error-scene-laid = «{ $field }» — карта бандита { $given }, которой у игрока на месте { $player } нет.
error-scene-others = В «{ $field }» есть { $given }, но у игрока нет такого бандита.
error-scene-held = В «{ $field }» есть { $given }, но игрок не может это сейчас оставлять.
error-scene-answer-word = «{ $field }»: указано { $given }, но такого ответа в этой игре нет.
error-scene-answer = «{ $field }»: указано { $given }; на этом шаге игрок не мог этого выбрать.
error-scene-step-round = «{ $given }» в «{ $field }» относится к раунду, а в сцене его нет; раунды считают с 1.
error-scene-step-whose = «{ $given }» в «{ $field }» не подходит к тому, чей сейчас ход.
error-scene-step-rules = «{ $given }» в «{ $field }» не бывает при настройках этого стола.
error-scene-step-column = «{ $given }» в «{ $field }» должно называть вагон поезда за локомотивом.
error-scene-step-riders = «{ $given }» в «{ $field }» спрашивает не тех, кто ещё скачет, или выбирать не из чего.
error-scene-step-symbol = «{ $given }» в «{ $field }» не подходит к ходу на карте раунда.
error-scene-step-cards = «{ $given }» в «{ $field }»: у игрока нет для этого карт.
error-scene-step-keep = «{ $given }» в «{ $field }» не подходит к тому, сколько карт можно оставить.
error-scene-step-pile = «{ $given }» в «{ $field }»: в стопке нет карты, которая уже началась.
error-scene-step-bandit = «{ $given }» в «{ $field }» должно спрашивать игрока этого бандита и больше никого.
error-scene-step-vain = «{ $given }» в «{ $field }» спрашивает о том, чего бандит здесь сделать не может.
error-scene-step-marshal = «{ $given }» в «{ $field }» называет не тот вагон, в котором маршал.
error-scene-step-shotgun = «{ $given }» в «{ $field }», но охранника нет на поезде.
error-scene-step-event = «{ $given }» в «{ $field }» не подходит к событию на карте раунда.

## Почему что-то нельзя

why-later_pick = Персонажей выбирают до начала игры.
why-later_play = Карты играют во время планирования.
why-later_drink = Виски пьют во время планирования, в обычный ход.
why-later_keep_bullet = Пули сыграть нельзя, они только занимают место на руке.
why-later_move = Вагоны и крыши выбирают, когда в стопке доходит очередь до карты, которая кого-то перемещает.
why-later_shoot = В бандитов стреляют и бьют их, когда разыгрывают такую карту.
why-later_rob = Добычу берут, когда разыгрывают карту «Ограбление».
why-later_knock = Добычу выбивают у бандита ударом.
why-later_seize = Заложника берут, попав внутрь дилижанса.
why-not_yours = Это не ваш бандит: { $bandit }.
why-not_offered = Этого персонажа нет на выбор.
why-played_by = Этот персонаж уже у другого игрока: { $seat }.
why-aboard = Этот бандит уже в поезде: { $bandit }.
why-one_rides = У вас нет двух бандитов, которые ещё скачут.
why-only_cars = Запрыгивают внутрь вагона, но не в локомотив, не на крышу и не в дилижанс.
why-car_passed = Всадники этот вагон уже проскакали.
why-card_not_in_hand = Такой карты у вас на руке нет: { $action }.
why-only_ghost = В закрытую играет только Призрак, и только первую карту в первом ходе раунда.
why-deck_empty = Ваша колода пуста, придётся сыграть карту.
why-only_standard = Виски пьют только в обычный ход.
why-no_such_flask = У вас нет такой фляги.
why-two_cards = Для выдержанного виски нужны хотя бы две карты действий на руке.
why-keep_limit = Оставить можно только { $most ->
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
    }.
why-no_bullets_kept = Пули оставлять нельзя.
why-no_such_bullet = Такой пули у вас на руке нет.
why-no_such_spot = У этого поезда такого нет.
why-stands_here = Бандит уже там, а оказаться должен в другом месте.
why-other_level = Это другой уровень: так остаются внутри или на крышах.
why-not_into_coach = Движением внутрь дилижанса не попасть.
why-only_inside = Так оказываются внутри вагона, а не там.
why-too_far = Слишком далеко: не дальше чем на { $most ->
    [one] { $most } вагон
    [few] { $most } вагона
   *[many] { $most } вагонов
    }.
why-not_adjacent = Подходит только соседний вагон или соседняя крыша.
why-only_when_escaping = Уехать насовсем можно только в раунде «Побег».
why-not_in_play = Этого бандита в поезде нет.
why-itself = Бандит не может целиться в себя.
why-out_of_sight = Отсюда в этого бандита не попасть: он не на линии огня.
why-elsewhere = Этот бандит в другом месте.
why-your_own = Это ваш бандит, а за этим столом своих щадят.
why-belle_protected = Белль нельзя выбрать, пока есть другая цель.
why-no_shotgun = До охранника отсюда не дотянуться.
why-lacks_loot = У этого бандита такой добычи нет: { $bandit }.
why-only_purses = Карманники берут только кошельки.
why-not_lying_here = Это лежит не там, где стоит бандит.
why-guarded = Этот сейф стережёт охранник.
why-looks_alike = Нераскрытые жетоны одинаковы, один отвечает за всех.
why-hostage_gone = Этого заложника в дилижансе нет.

# What may be planned before one is asked

plan-draw = Брать карты в каждый свой ход
plan-draw-until = До конца раунда.
plan-keep_nothing = Не оставлять карт на следующий раунд
plan-keep_nothing-until = Пока вы это не отмените.
plan-leave_purses = Не брать кошелёк, когда рядом с вашим бандитом никого нет
plan-leave_purses-until = Пока вы это не отмените.
plan-card = Сыграть карту
plan-card-until = Один раз, в ваш ближайший ход, если раунд не кончится раньше.
