### Карсон-Сити: слова и предложения игры. Краткие правила — в rules/.

## Места: клетки действий в порядке розыгрыша. `.buy` — то, что там можно купить.

place-wages = жалованье
    .acc = клетку «Жалованье»
    .gen = клетки «Жалованье»
    .loc = клетке «Жалованье»
place-wages-why = $4 за каждого вашего ковбоя на этой клетке; дуэлей нет.
place-ammunition = боеприпасы
    .acc = клетку «Боеприпасы»
    .gen = клетки «Боеприпасы»
    .loc = клетке «Боеприпасы»
place-ammunition-why = Возьмите фишку «Три ствола»: 3 очка огневой мощи до конца раунда.
place-roads_3 = три дороги
    .acc = клетку «Три дороги»
    .gen = клетки «Три дороги»
    .loc = клетке «Три дороги»
place-roads_3-why = Возьмите 3 дороги.
place-road_1 = дорога
    .acc = клетку «Дорога»
    .gen = клетки «Дорога»
    .loc = клетке «Дорога»
place-road_1-why = 1 дорога за каждого вашего ковбоя на этой клетке; дуэлей нет.
place-construction_12 = строительство за $12
    .acc = клетку «Строительство, $12»
    .gen = клетки «Строительство, $12»
    .loc = клетке «Строительство, $12»
    .buy = здание с клетки $12
place-construction_12-why = Купите лежащее здесь здание за $12 и постройте его или отложите.
place-construction_10 = строительство за $10
    .acc = клетку «Строительство, $10»
    .gen = клетки «Строительство, $10»
    .loc = клетке «Строительство, $10»
    .buy = здание с клетки $10
place-construction_10-why = Купите лежащее здесь здание за $10 и постройте его или отложите.
place-construction_8 = строительство за $8
    .acc = клетку «Строительство, $8»
    .gen = клетки «Строительство, $8»
    .loc = клетке «Строительство, $8»
    .buy = здание с клетки $8
place-construction_8-why = Купите лежащее здесь здание за $8 и постройте его или отложите.
place-construction_6 = строительство за $6
    .acc = клетку «Строительство, $6»
    .gen = клетки «Строительство, $6»
    .loc = клетке «Строительство, $6»
    .buy = здание с клетки $6
place-construction_6-why = Купите лежащее здесь здание за $6 и постройте его или отложите.
place-construction_5 = строительство за $5
    .acc = клетку «Строительство, $5»
    .gen = клетки «Строительство, $5»
    .loc = клетке «Строительство, $5»
    .buy = здание с клетки $5
place-construction_5-why = Купите лежащее здесь здание за $5 и постройте его или отложите.
place-construction_4 = строительство за $4
    .acc = клетку «Строительство, $4»
    .gen = клетки «Строительство, $4»
    .loc = клетке «Строительство, $4»
    .buy = здание с клетки $4
place-construction_4-why = Купите лежащее здесь здание за $4 и постройте его или отложите.
place-construction_3 = строительство за $3
    .acc = клетку «Строительство, $3»
    .gen = клетки «Строительство, $3»
    .loc = клетке «Строительство, $3»
    .buy = здание с клетки $3
place-construction_3-why = Купите лежащее здесь здание за $3 и постройте его или отложите.
place-parcel_income = доход с участков
    .acc = клетку «Доход с участков»
    .gen = клетки «Доход с участков»
    .loc = клетке «Доход с участков»
place-parcel_income-why = $2 за каждый ваш участок.
place-firepower_income = доход за огневую мощь
    .acc = клетку «Доход за огневую мощь»
    .gen = клетки «Доход за огневую мощь»
    .loc = клетке «Доход за огневую мощь»
place-firepower_income-why = $2 за каждое очко вашей огневой мощи.
place-gambling = азартная игра
    .acc = клетку «Азартная игра»
    .gen = клетки «Азартная игра»
    .loc = клетке «Азартная игра»
place-gambling-why = Бросьте два кубика и получите их сумму в долларах.
place-parcel_vp = очки за участки
    .acc = клетку «Очки за участки»
    .gen = клетки «Очки за участки»
    .loc = клетке «Очки за участки»
place-parcel_vp-why = 1 ПО за каждые два ваших участка.
place-firepower_vp = очки за огневую мощь
    .acc = клетку «Очки за огневую мощь»
    .gen = клетки «Очки за огневую мощь»
    .loc = клетке «Очки за огневую мощь»
place-firepower_vp-why = 1 ПО за каждые два очка вашей огневой мощи.
place-property_vp = очки за здания
    .acc = клетку «Очки за здания»
    .gen = клетки «Очки за здания»
    .loc = клетке «Очки за здания»
place-property_vp-why = 1 ПО за каждое построенное вами здание.
place-buy_vp_5 = покупка очков по $5
    .acc = клетку «Покупка очков, $5»
    .gen = клетки «Покупка очков, $5»
    .loc = клетке «Покупка очков, $5»
place-buy_vp_5-why = Купите сколько угодно ПО по $5.
place-buy_vp_4 = покупка очков по $4
    .acc = клетку «Покупка очков, $4»
    .gen = клетки «Покупка очков, $4»
    .loc = клетке «Покупка очков, $4»
place-buy_vp_4-why = Купите сколько угодно ПО по $4; в раунде 4 клетка закрыта.
place-buy_vp_3 = покупка очков по $3
    .acc = клетку «Покупка очков, $3»
    .gen = клетки «Покупка очков, $3»
    .loc = клетке «Покупка очков, $3»
place-buy_vp_3-why = Купите сколько угодно ПО по $3; только в раундах 1 и 2.
place-buy_vp_2 = покупка очков по $2
    .acc = клетку «Покупка очков, $2»
    .gen = клетки «Покупка очков, $2»
    .loc = клетке «Покупка очков, $2»
place-buy_vp_2-why = Купите сколько угодно ПО по $2; только в раунде 1.
place = участок { $parcel }
    .acc = участок { $parcel }
    .gen = участка { $parcel }
    .loc = участке { $parcel }
    .buy = участок { $parcel }
place-parcel-why = Ковбой на ничьём участке покупает его, на чужом здании — атакует его, на своём — обороняет.
place-parcel_purchase = покупка участка
place-parcel_purchase-why = Здесь ковбои покупают ничьи участки, на которых стоят; где их несколько — после дуэли.
place-kept_buildings = отложенные здания
place-kept_buildings-why = Здесь каждый может построить здания, отложенные раньше.
place-estate_income = доход от зданий
place-estate_income-why = Здесь разыгрываются атаки, и все здания приносят доход владельцам.

parcel = { $parcel }
edge = { $side ->
    [N] северная сторона { $parcel }
    [S] южная сторона { $parcel }
    [W] западная сторона { $parcel }
   *[E] восточная сторона { $parcel }
    }
    .acc = { $side ->
    [N] северную сторону { $parcel }
    [S] южную сторону { $parcel }
    [W] западную сторону { $parcel }
   *[E] восточную сторону { $parcel }
    }
    .loc = { $side ->
    [N] северной стороне { $parcel }
    [S] южной стороне { $parcel }
    [W] западной стороне { $parcel }
   *[E] восточной стороне { $parcel }
    }

## Здания и что ещё бывает на участке

building-ranch = ранчо
    .plural = ранчо
    .many = ранчо
building-ranch-why = $1 за каждый незанятый участок рядом, не меньше $1; 1 револьвер.
building-mine = рудник
    .gen = рудника
    .plural = рудники
    .many = рудников
building-mine-why = $3 за каждую гору рядом, вашу или ничью; 1 револьвер.
building-drugstore = аптека
    .acc = аптеку
    .gen = аптеки
    .plural = аптеки
    .many = аптек
building-drugstore-why = $3 за каждый дом рядом, ваш или ничей, и за каждое ваше ранчо, где бы оно ни стояло.
building-bank = банк
    .gen = банка
    .plural = банки
    .many = банков
building-bank-why = $3 за каждый дом рядом, ваш или ничей, и за каждый ваш рудник, где бы он ни стоял.
building-saloon = салун
    .gen = салуна
    .plural = салуны
    .many = салунов
building-saloon-why = $5 за каждый дом рядом, ваш или ничей.
building-hotel = отель
    .gen = отеля
    .plural = отели
    .many = отелей
building-hotel-why = Всегда $6; для соседей считается за два дома.
building-church = церковь
    .gen = церкви
    .plural = церкви
    .many = церквей
building-church-why = Дохода нет; защищает от атак ваши здания рядом и считается за дом.
building-prison = тюрьма
    .acc = тюрьму
    .gen = тюрьмы
    .plural = тюрьмы
    .many = тюрем
building-prison-why = Дохода нет; 2 револьвера.

content-nothing = пусто
content-house = дом
content-mountain = гора
content-ranch = { building-ranch }
content-mine = { building-mine }
content-drugstore = { building-drugstore }
content-bank = { building-bank }
content-saloon = { building-saloon }
content-hotel = { building-hotel }
content-church = { building-church }
content-prison = { building-prison }
content-river = река

## Персонажи

side-yellow = жёлтая
side-red = красная

character-sheriff = шериф
    .acc = шерифа
character-sheriff-yellow = Белый ковбой встаёт только туда, где никого нет, и стоит один.
character-sheriff-red = Нельзя атаковать и вызывать на дуэль; 3 ПО за каждую проигранную дуэль.
character-banker = банкир
    .acc = банкира
character-banker-yellow = Сразу возьмите $9.
character-banker-red = В конце раунда: 3 ПО за $3, 5 ПО за $12 или 7 ПО за $25.
character-shopkeeper = торговка
    .acc = торговку
character-shopkeeper-yellow = $8 (сразу или позже) либо двойной доход одного вида зданий.
character-shopkeeper-red = $8 сразу или в конце раунда 1 ПО за каждый ваш дом.
character-worker = рабочий
    .acc = рабочего
character-worker-yellow = Сразу 2 дороги; здания за полцены с округлением вверх.
character-worker-red = Можно сразу взять любое здание из ряда за $5.
character-settler = поселенец
    .acc = поселенца
character-settler-yellow = Можно бесплатно занять любой ничей участок.
character-settler-red = $8 или награда за каждую вашу гору в конце раунда.
character-captain = капитан
    .acc = капитана
character-captain-yellow = Можно взять ещё ковбоев: 1 за $1, 2 за $4 или 3 за $9.
character-captain-red = Можно купить револьверы насовсем: 1 за $3 или 2 за $9.
character-mercenary = наёмник
    .acc = наёмника
character-mercenary-yellow = В этом раунде у вас на 3 очка огневой мощи больше.
character-mercenary-red = В этом раунде у вас на 2 очка огневой мощи больше.

## Откуда деньги и очки

cause-wages = жалованье
cause-parcel_income = доход с участков
cause-firepower_income = доход за огневую мощь
cause-gambling = азартная игра
cause-banker = банкир
cause-shopkeeper = торговка
cause-settler = поселенец

source-parcel_vp = очки за участки
source-firepower_vp = очки за огневую мощь
source-property_vp = очки за здания
source-buy_vp = купленные очки
source-sheriff = шериф
source-banker = банкир
source-shopkeeper = торговка
source-settler = поселенец
source-cash_limit = ограничение по деньгам
source-filled_parcels = застроенные участки
source-bridges = участки у моста
source-cash = оставшиеся деньги
source-pass_order = ранний пас

tie = Поровну, { $points }: решает более ранний пас в раунде 4, выше { $seats } (CC-13.3).

## Фазы

phase-starting_parcels = начальные участки

## Предметы и то, что лежит перед игроком

component-building = здание
    .plural = здания
component-parcel = участок
    .plural = участки
component-house = дом
    .plural = дома
component-mountain = гора
    .plural = горы
component-river = река
    .plural = реки
component-road = дорога
    .plural = дороги
component-bridge = мост
    .plural = мосты
component-cowboy = ковбой
    .plural = ковбои
component-white_cowboy = белый ковбой
    .plural = белые ковбои
component-revolver = револьвер
    .plural = револьверы
component-three_guns = фишка «Три ствола»
    .plural = фишки «Три ствола»
component-property_tile = фишка «Собственность»
    .plural = фишки «Собственность»
component-duel_tile = фишка «Дуэль»
    .plural = фишки «Дуэль»
component-character = персонаж
    .plural = персонажи
component-die = кубик
    .plural = кубики

label-cash = деньги
label-limit = ограничение по деньгам
label-points = ПО
label-roads = дороги
label-revolvers = револьверы
label-cowboys = ковбои
label-supply = ковбои в общем резерве
label-firepower = огневая мощь
label-property_tiles = фишки «Собственность»
label-character = персонаж
label-waiting = награда ещё впереди
label-kept = отложенные здания
label-moves = перестановки
label-duel_tiles = фишки «Дуэль»
label-town = город
label-row = ряд зданий
label-bag = мешочек
label-order = очерёдность хода
label-passed = порядок паса
label-price = цена
label-income = доход
label-owner = владелец
label-houses = осталось домов
label-roads_left = осталось дорог
label-bridges = мосты
label-white = белый ковбой
label-three_guns = фишка «Три ствола»
label-doubled = двойной доход
label-robber = грабитель

vp = { $amount } ПО

## Виды слов, для сообщений о неверных словах

noun-parcel = участок
noun-place = место
noun-edge = сторона участка
noun-building = здание
noun-content = содержимое участка
noun-character = персонаж
noun-side = сторона карточки
noun-tile = фишка «Дуэль»
noun-face = грань кубика
noun-source = источник очков
noun-cause = источник денег
noun-vp = победные очки
noun-share = доля

## Ответы

verb-own = Занять участок { $parcel }
verb-take = Взять { $character_acc }
verb-cash = Взять $8
verb-later = Ждать другой награды
verb-hire = { $amount ->
    [1] Взять 1 ковбоя за $1
    [2] Взять 2 ковбоев за $4
    [3] Взять 3 ковбоев за $9
   *[many] Взять { $amount } ковбоев
    }
verb-arm = { $amount ->
    [1] Купить 1 револьвер за $3
    [2] Купить 2 револьвера за $9
   *[many] Купить { $amount } револьверов
    }
verb-place = Поставить ковбоя на { $place_acc }
verb-white = Поставить белого ковбоя на { $place_acc }
verb-lift = Переставить ковбоя с { $place_gen }
verb-lift_white = Переставить белого ковбоя
verb-back = Оставить как было
verb-pass = Пасовать
verb-roads = Сначала проложить дороги
verb-road = Положить дорогу на { $edge_acc }
verb-done = Готово
verb-carry = Выполнить действие
verb-decline = Отказаться
verb-fight = Следующая дуэль: участок { $parcel }
verb-buy = Купить { $place_buy }
verb-build = Построить { $building_acc } на участке { $parcel }
verb-keep = Отложить здание
verb-house = Поставить дом на участок { $parcel }
verb-yes = Согласиться
verb-no = Отказать
verb-double = Удвоить доход своих { $building_many }
verb-points = { $amount ->
    [0] Не покупать ПО
   *[many] Купить { $amount } ПО
    }
verb-invest = { $amount ->
    [3] Купить 3 ПО за $3
    [5] Купить 5 ПО за $12
    [7] Купить 7 ПО за $25
   *[many] Купить { $amount } ПО
    }
verb-mountains = Взять награду за свои горы
verb-return = { $amount ->
    [0] Ничего не сдавать
   *[many] Сдать ${ $amount }
    }
verb-tile = Сыграть фишку «Дуэль» { $tile }

## Вопросы

ask-start_parcel = Какой начальный участок вы занимаете?
ask-character = Какого персонажа вы берёте в этом раунде?
ask-shopkeeper = Торговка: берёте $8 сейчас или ждёте другой награды?
ask-worker = Рабочий: какое здание из ряда вы берёте за $5?
ask-settler_parcel = Поселенец: какой участок вы занимаете бесплатно?
ask-settler_cash = Поселенец: берёте $8 сейчас или ждёте награды за горы?
ask-captain = Капитан: какое подкрепление вы покупаете?
ask-place = Куда вы ставите ковбоя? Можно и спасовать.
ask-kit_carson = Вы ставите или переставляете ковбоя — или пасуете?
ask-roads = Куда вы кладёте дорогу?
ask-carry_out = Выполняете ли вы действие на { $place_loc }?
ask-buy_vp = Сколько ПО вы покупаете ({ $place })?
ask-next_parcel = За какой спорный участок пройдёт следующая дуэль?
ask-buy_parcel = Покупаете ли вы участок { $parcel }?
ask-buy_parcels = Какой из участков со своими ковбоями вы покупаете теперь? Отказавшись, вы теряете все оставшиеся.
ask-buy_building = Покупаете ли вы { $building_acc } с { $place_gen }?
ask-build = Где вы строите { $building_acc }? Можно и отложить здание.
ask-kept_turn = Какое отложенное здание вы строите и где?
ask-house = Куда вы ставите дом, который полагается за { $building_acc } на участке { $parcel }?
ask-consent = { $builder } хочет поставить дом на ваш участок { $house }, чтобы построить { $building_acc } на участке { $parcel }. Согласны?
ask-declare = Торговка: берёте $8 или удваиваете доход одного вида зданий?
ask-next_attack = Какая атака разыгрывается следующей?
ask-choose_tiles = Какую фишку «Дуэль» вы тайно выбираете? Дуэль за { $place_acc }: { $seats }.
ask-lay_tile = Какую фишку «Дуэль» вы выкладываете в открытую? Дуэль за { $place_acc }: { $seats }.
ask-banker = Банкир: сколько ПО вы покупаете?
ask-settler_end = Поселенец: берёте $8 или награду за горы?
ask-cash_limit = { $least ->
    [0] Сколько денег вы сдаёте? Ограничение не превышено; за каждые полные $10 — 1 ПО.
   *[many] Сколько денег вы сдаёте? Из-за ограничения — не меньше ${ $least }; за каждые полные $10 — 1 ПО.
    }
ask-last_road = Кладёте ли вы дороги перед итоговым подсчётом?

## События

event-ordered = { $seat } занимает { $position }-е место в очерёдности хода.
event-sided = В игре { $character }: { $side } сторона.
event-dealt = { $seat } получает фишку «Дуэль» { $tile }.
event-dealt-hidden = { $seat } получает фишку «Дуэль».
event-announced = { $seat } объявляет сумму фишек «Дуэль»: { $amount }.
event-centre = Центр города — участок { $parcel }.
event-mountain = На участке { $parcel } вырастает гора.
event-offered = Новое здание на { $place_loc }: { $building }.
event-owned = { $seat } занимает участок { $parcel }.
event-round = Начинается раунд { $amount }.
event-took = { $seat } берёт { $character_acc }.
event-gained = { $seat } получает ${ $amount } ({ $cause }).
event-scored = { $seat } набирает { $amount } ПО ({ $source }).
event-got_roads = { $amount ->
    [0] { $seat } не берёт дорог: их больше нет.
    [one] { $seat } берёт { $amount } дорогу.
    [few] { $seat } берёт { $amount } дороги.
   *[many] { $seat } берёт { $amount } дорог.
    }
event-laid = { $seat } кладёт дорогу на { $edge_acc }.
event-bridged = { $seat } строит мост на { $edge_loc }.
event-hired = { $seat } берёт { $amount ->
    [one] { $amount } ковбоя
   *[many] { $amount } ковбоев
    } за ${ $price }.
event-armed = { $seat } покупает { $amount ->
    [one] { $amount } револьвер
    [few] { $amount } револьвера
   *[many] { $amount } револьверов
    } за ${ $price }.
event-placed = { $seat } ставит ковбоя на { $place_acc }.
event-placed_white = { $seat } ставит белого ковбоя на { $place_acc }.
event-moved = { $seat } переставляет ковбоя с { $place_gen } на { $target_acc }.
event-moved_white = { $seat } переставляет белого ковбоя с { $place_gen } на { $target_acc }.
event-passed = { $seat } пасует и занимает { $position }-е место в порядке паса.
event-duel = Дуэль за { $place_acc }: { $seats }.
event-fired = { $seat } стреляет: огневая мощь { $firepower } + { $amount } = сила { $strength }.
event-laid_tile = { $seat } выбирает фишку «Дуэль» { $tile }.
event-laid_tile-hidden = { $seat } тайно выбирает фишку «Дуэль».
event-showed_tile = { $seat } вскрывает фишку «Дуэль» { $tile }.
event-redrew = { $seat } берёт из сброса фишку «Дуэль» { $tile }.
event-redrew-hidden = { $seat } берёт из сброса фишку «Дуэль».
event-tied = { $amount } : { $amount }, решает более ранний пас: { $seat }.
event-won = { $seat } выигрывает дуэль за { $place_acc }.
event-took_back = { $seat } забирает ковбоя с { $place_gen }.
event-declined = { $seat } отказывается от { $place_gen }.
event-three_guns = { $seat } берёт фишку «Три ствола».
event-gambled = { $seat } бросает кубики: { $first } и { $second }.
event-bought_parcel = { $seat } покупает участок { $parcel } за ${ $price }.
event-bought_building = { $seat } покупает { $building_acc } за ${ $price }.
event-built = { $seat } строит { $building_acc } на участке { $parcel }.
event-housed = { $seat } ставит дом на участок { $parcel }.
event-kept = { $seat } откладывает { $building_acc }.
event-asked_consent = { $seat } просит согласия на дом на участке { $parcel }; решает { $owner }.
event-consented = { $seat } соглашается на дом на участке { $parcel }.
event-refused = { $seat } не соглашается на дом на участке { $parcel }.
event-voided = { $seat } забирает ковбоя: церковь защищает здание на участке { $parcel }.
event-raided = { $seat } успешно атакует здание на участке { $parcel }.
event-held = { $seat } успешно обороняет здание на участке { $parcel }.
event-doubles = { $seat } удваивает в этом раунде доход своих { $building_many }.
event-earned = { $seat } получает ${ $amount } за { $building_acc } на участке { $parcel }.
event-stole = { $seat } отбирает ${ $amount } из дохода { $building_gen } на участке { $parcel }.
event-invested = { $seat } покупает { $amount } ПО за ${ $price } (банкир).
event-bought_points = { $seat } покупает { $amount } ПО за ${ $price }.
event-returned = { $seat } сдаёт ${ $amount } в общий банк.
event-joined = { $seat } получает { $amount ->
    [one] { $amount } нового ковбоя
   *[many] { $amount } новых ковбоев
    }.

## Настройки: название, пояснение, значения

option-edition = Издание
option-edition-why = Чьим правилам следовать там, где издания расходятся; любой пункт можно изменить отдельно.
option-edition-polish = польское издание
option-edition-italian = итальянское издание
option-edition-russian = русское издание

option-revolver_chips = Фишки «Револьвер»
option-revolver_chips-why = Сколько фишек «Револьвер» в коробке; в игре это ничего не меняет.
option-coins_5 = Монеты по $5
option-coins_5-why = Сколько монет по $5 в коробке; в игре это ничего не меняет.
option-row_die_colour = Цвет кубика для рядов
option-row_die_colour-why = Цвет кубика, который указывает ряд участка; в игре это ничего не меняет.
option-row_die_colour-black = чёрный
option-row_die_colour-red = красный
option-captain_yellow_cash_limit = Ограничение по деньгам жёлтого капитана
option-captain_yellow_cash_limit-why = Сколько долларов можно сохранить в конце раунда с жёлтым капитаном.
option-settler_red_cash_timing = $8 красного поселенца
option-settler_red_cash_timing-why = Когда красный поселенец берёт $8 вместо награды за горы.
option-settler_red_cash_timing-immediate = сразу
option-settler_red_cash_timing-end_of_round = в конце раунда
option-settler_red_mountain_reward = Горы красного поселенца
option-settler_red_mountain_reward-why = Что красный поселенец получает за каждую свою гору.
option-settler_red_mountain_reward-dollar = по $1
option-settler_red_mountain_reward-vp = по 1 ПО
option-parcel_duel_order_chooser = Порядок дуэлей на карте
option-parcel_duel_order_chooser-why = Кто решает, в каком порядке идут несколько дуэлей за участки или несколько атак.
option-parcel_duel_order_chooser-first_passed = кто спасовал первым
option-parcel_duel_order_chooser-first_passed_participant = кто из участников спасовал первым
option-estate_vp_counts_mines = Рудники в очках за здания
option-estate_vp_counts_mines-why = Считаются ли рудники на клетке «Очки за здания».
option-estate_vp_counts_mines-true = считаются
option-estate_vp_counts_mines-false = не считаются
option-pass_order_vp = ПО за ранний пас
option-pass_order_vp-why = Когда итоговый подсчёт даёт 1 ПО за каждого, кто в раунде 4 спасовал позже.
option-pass_order_vp-never = никогда
option-pass_order_vp-kit_carson = только с «Китом Карсоном»
option-pass_order_vp-always = всегда
option-prison_attackable = Атаки на тюрьмы
option-prison_attackable-why = Можно ли атаковать тюрьму; взять там нечего.
option-prison_attackable-true = разрешены
option-prison_attackable-false = запрещены
option-church_attackable = Атаки на церкви
option-church_attackable-why = Можно ли атаковать церковь; взять там нечего.
option-church_attackable-true = разрешены
option-church_attackable-false = запрещены
option-church_protection = Защита церкви
option-church_protection-why = Как церковь защищает соседние здания своего владельца.
option-church_protection-forbid_placement = их нельзя атаковать
option-church_protection-attack_fails = атаки проваливаются при доходе от зданий
option-undefended_attack = Атака без защитника
option-undefended_attack-why = Что происходит, если единственный нападающий не встречает ковбоя владельца.
option-undefended_attack-automatic = атака успешна
option-undefended_attack-duel_with_owner = владелец всё равно сражается
option-mercenary_counts = Огневая мощь наёмника
option-mercenary_counts-why = Считаются ли очки наёмника и на клетках огневой мощи.
option-mercenary_counts-everywhere = считается везде
option-mercenary_counts-duels_only = считается только в дуэлях
option-kept_building_window = Отложенные здания
option-kept_building_window-why = Когда можно построить отложенное здание.
option-kept_building_window-same_round = в том же раунде
option-kept_building_window-next_round = со следующего раунда
option-sheriff_yellow_own_building = Белый ковбой на своём здании
option-sheriff_yellow_own_building-why = Может ли жёлтый шериф поставить белого ковбоя на своё здание.
option-sheriff_yellow_own_building-true = разрешено
option-sheriff_yellow_own_building-false = запрещено
option-sheriff_red_white_cowboy = Белый ковбой красного шерифа
option-sheriff_red_white_cowboy-why = Берёт ли белого ковбоя и красный шериф.
option-sheriff_red_white_cowboy-true = да
option-sheriff_red_white_cowboy-false = нет
option-sheriff_counts_in_firepower = Непоставленный белый ковбой
option-sheriff_counts_in_firepower-why = Добавляет ли белый ковбой в запасе 1 очко огневой мощи.
option-sheriff_counts_in_firepower-true = входит в огневую мощь
option-sheriff_counts_in_firepower-false = не входит
option-mine_brings_house = Дом за рудник
option-mine_brings_house-why = Ставится ли вместе с рудником дом, как с городскими зданиями.
option-mine_brings_house-true = да
option-mine_brings_house-false = нет
option-firepower_vp_rounding = Округление очков за огневую мощь
option-firepower_vp_rounding-why = Складывать ли ковбоев и револьверы перед делением пополам или делить по отдельности.
option-firepower_vp_rounding-sum = половина суммы
option-firepower_vp_rounding-separate = половина каждого
option-doubling_lost_on = Потеря двойного дохода
option-doubling_lost_on-why = Какая атака лишает здание удвоения от торговки.
option-doubling_lost_on-successful_attack = успешная атака
option-doubling_lost_on-any_attack = любая атака
option-duel_tile_reveal = Показ фишек «Дуэль»
option-duel_tile_reveal-why = Как разыгрываются фишки «Дуэль» в варианте «Право сильного».
option-duel_tile_reveal-simultaneous = тайно, вскрываются вместе
option-duel_tile_reveal-in_pass_order = в открытую, в порядке паса
option-shopkeeper_declares = Решение жёлтой торговки
option-shopkeeper_declares-why = Когда жёлтая торговка выбирает между $8 и двойным доходом.
option-shopkeeper_declares-before_attacks = до атак
option-shopkeeper_declares-after_attacks = после атак

option-characters = Стороны персонажей
option-characters-why = Какой стороной лежат все семь карточек; жёлтая — для новичков, отдельные карточки можно сменить.
option-characters-yellow = все жёлтые
option-characters-red = все красные
option-characters-random = случайно
option-sheriff_side = Сторона шерифа
option-sheriff_side-why = Какой стороной лежит карточка шерифа.
option-sheriff_side-yellow = жёлтая
option-sheriff_side-red = красная
option-sheriff_side-random = случайно
option-banker_side = Сторона банкира
option-banker_side-why = Какой стороной лежит карточка банкира.
option-banker_side-yellow = жёлтая
option-banker_side-red = красная
option-banker_side-random = случайно
option-shopkeeper_side = Сторона торговки
option-shopkeeper_side-why = Какой стороной лежит карточка торговки.
option-shopkeeper_side-yellow = жёлтая
option-shopkeeper_side-red = красная
option-shopkeeper_side-random = случайно
option-worker_side = Сторона рабочего
option-worker_side-why = Какой стороной лежит карточка рабочего.
option-worker_side-yellow = жёлтая
option-worker_side-red = красная
option-worker_side-random = случайно
option-settler_side = Сторона поселенца
option-settler_side-why = Какой стороной лежит карточка поселенца.
option-settler_side-yellow = жёлтая
option-settler_side-red = красная
option-settler_side-random = случайно
option-captain_side = Сторона капитана
option-captain_side-why = Какой стороной лежит карточка капитана.
option-captain_side-yellow = жёлтая
option-captain_side-red = красная
option-captain_side-random = случайно
option-mercenary_side = Сторона наёмника
option-mercenary_side-why = Какой стороной лежит карточка наёмника.
option-mercenary_side-yellow = жёлтая
option-mercenary_side-red = красная
option-mercenary_side-random = случайно

option-might_makes_right = Право сильного
option-might_makes_right-why = Вариант: в дуэлях вместо кубиков играют тайно выбранными фишками «Дуэль» от 0 до 5.
option-might_makes_right-true = фишки «Дуэль»
option-might_makes_right-false = кубики
option-kit_carson = Кит Карсон
option-kit_carson-why = Вариант: все ставят и переставляют ковбоев одновременно.
option-kit_carson-true = все сразу
option-kit_carson-false = по очереди
option-river = Река Карсон
option-river-why = Вариант: карту пересекает река, а дороги идут через неё по мостам; можно задать и своё русло, например b1 b2 b3 a3.
option-river-none = без реки
option-river-carson = река Карсон

## Ошибки

error-river-parcel = Русло реки состоит из участков вида c4, а не «{ $given }».
error-river-length = В реке от 2 до 15 разных участков; здесь иначе: «{ $given }».
error-river-ends = Река начинается и кончается на краю карты, но не в её углу; здесь иначе: «{ $given }».
error-river-rim = На краю карты могут лежать только концы реки; эта касается его и посередине: «{ $given }».
error-river-sides = У соседних по течению участков реки есть общая сторона, у остальных нет; здесь иначе: «{ $given }».
error-river-corners = Два участка реки могут касаться углом только на одиночном изгибе; здесь иначе: «{ $given }».

## Scenes that cannot be

error-scene-spot = «{ $field }»: указано { $given }; участок описывают владельцем (местом от 0 до { $last }), тем, что на нём стоит, или тем и другим, например «0 ranch».
error-scene-river = «{ $field }» — река: у неё нет владельца, и на ней ничего не стоит.
error-scene-no-owner = На «{ $field }» стоит здание, но нет владельца; место нужно написать перед ним.
error-scene-centre = «{ $field }» не может быть { $given }: там стоит не дом.
error-scene-no-roads = «{ $field }» — пусто, но вокруг центра города всегда есть дороги.
error-scene-bridge = В «{ $field }» названо { $given }, что не пересекает реку.
error-scene-passed = В «{ $field }» названо игроков: { $given }; на этом шаге спасовали от { $least } до { $most }.
error-scene-no-card = Не указано «{ $field }»: на этом шаге раунда у игрока уже есть персонаж.
error-scene-card-early = «{ $field }»: указано { $given }, но на этом шаге у игрока ещё нет персонажа.
error-scene-card = «{ $field }»: указано { $given }; на этом шаге нужно { $wanted }.
error-scene-side = «{ $field }» на этом шаге лежит не той стороной вверх.
error-scene-promised = «{ $field }» не может быть true: у { $given } нет награды, которая могла бы ждать.
error-scene-cowboy = «{ $field }»: ковбой места { $given } не может там стоять, потому что { $why ->
    [over] на этом шаге раунда там нет ковбоев
    [blocked] место закрыто маркером раунда
    [empty] там не предложено здание
    [river] это река
    [owned] у участка есть владелец и нет здания
   *[protected] это здание нельзя атаковать
    }.
error-scene-white = В «{ $field }» белый ковбой стоит на { $given }, но у его владельца там нет ковбоя.
error-scene-white-alone = В «{ $field }» белый ковбой стоит на { $given }, где он стоять не может: он никого не атакует и стоит один.
error-scene-half = «{ $field }»: указано { $given }, но игрок не мог начать такой ход.
error-scene-not-now = «{ $field }» говорит о том, что не длится до этого шага.
error-scene-raid = В «{ $field }» названо { $given }, где не могло быть атаковано чужое здание, или названо дважды.
error-scene-hand = «{ $field }» — пусто, но у каждого всегда есть жетон дуэли.
error-scene-hands = «{ $field }»: жетонов дуэли у остальных игроков — { $given }; их может быть не больше { $most }, чтобы можно было добрать три.
error-scene-rest = «{ $field }»: указано { $given }; нужна сумма руки, { $total }, или -1, если рука — остаток добора.
error-scene-chosen = «{ $field }»: указано { $given }, но игрок не участвует в дуэли или у него нет этого жетона.
error-scene-draw = «{ $field }»: указано { $given }; это не может быть добором трёх жетонов из лежавших там.
error-scene-step-round = «{ $given }» в «{ $field }» относится к раунду, а в сцене его нет; раунды считают с 1.
error-scene-step-turn = «{ $given }» в «{ $field }» считает больше очередей, чем игроков.
error-scene-step-alone = «{ $given }» в «{ $field }» — о месте, на котором должен стоять этот игрок и никто другой.
error-scene-step-parcels = «{ $given }» в «{ $field }»: у кого-то больше участков, чем можно было выбрать к этому шагу.
error-scene-step-passed = «{ $given }» в «{ $field }» спрашивает не тех, кто сейчас выставляет ковбоев.
error-scene-step-duel = «{ $given }» в «{ $field }»: эти игроки не ведут дуэль за это место.
error-scene-step-tiles = «{ $given }» в «{ $field }» спрашивает не тех, кто сейчас выкладывает жетон дуэли.
error-scene-step-place = «{ $given }» в «{ $field }» не спрашивают об этом месте.
error-scene-step-bought = «{ $given }» в «{ $field }»: игрок не купил это здание.
error-scene-step-site = «{ $given }» в «{ $field }»: так о доме не спрашивают.
error-scene-step-cash = «{ $given }» в «{ $field }»: у игрока нет столько денег.
error-scene-step-river = «{ $given }» в «{ $field }» спрашивают только с рекой.

## Почему что-то нельзя

why-later_take = Персонажей выбирают в начале каждого раунда.
why-later_place = Ковбоев ставят, когда все уже выбрали персонажей.
why-later_build = Отложенные здания строят сразу после клетки строительства за $3.
why-later_road = Дороги кладут, когда есть что решать.
why-later_tile = Фишки «Дуэль» играют на дуэли.
why-forced = Дороги кладут, только когда есть что решать.
why-no_roads = У вас в запасе нет дорог.
why-roads_first = Чтобы положить здесь дорогу, сначала выберите «положить дороги».
why-none_laid = Сначала положите хотя бы одну дорогу.
why-begun = Сначала закончите или отмените начатое.
why-not_begun = Вы ничего не начали, отменять нечего.
why-too_early = Переставлять нельзя, пока первый игрок не поставил ковбоя или не спасовал.
why-no_moves = Все перестановки этого раунда уже сделаны: { $most }.
why-no_cowboys = У вас в запасе больше нет ковбоев.
why-no_white = У вас нет белого ковбоя.
why-not_there = Там нет вашего ковбоя.
why-other_place = Сейчас действует ваш ковбой на { $place_loc }.
why-other_building = Сейчас вы строите { $building_acc }.
why-other_side = В игре { $side } сторона капитана, она этого не даёт.
why-none_kept = У вас не отложено такое здание: { $building }.
why-kept_too_late = Это здание куплено в этом раунде, построить его можно только со следующего.
why-not_built = У вас не построено ни одного такого здания: { $building }.
why-no_such_tile = У вас на руке нет фишки «Дуэль» { $tile }.
why-no_duel = Там нет дуэли, которая ещё предстоит.
why-character_taken = Этот персонаж уже у другого игрока: { $seat }.
why-blocked = В раунде { $round } эту клетку закрывает фишка «1858».
why-no_building = Там нет здания.
why-on_river = Здесь течёт река: владеть и строить тут нельзя.
why-not_owned = Этот участок вам не принадлежит.
why-owned_by = У этого участка есть владелец: { $seat }.
why-owned_by_you = Этот участок уже ваш.
why-nothing_built = У участка есть владелец, но нет здания: некого атаковать и нечего защищать.
why-no_tiles = У вас больше нет фишек «Собственность».
why-stands_there = Там уже стоит ваш ковбой.
why-lifted_here = Вы подняли ковбоя отсюда; поставьте его в другое место.
why-white_there = Там стоит белый ковбой, и к нему никто не может присоединиться.
why-white_alone = Белый ковбой встаёт только туда, где нет ни одного ковбоя.
why-white_nowhere = Для белого ковбоя нет другого свободного места.
why-white_no_attack = Белый ковбой не может нападать.
why-white_no_defence = Белый ковбой не может стоять на ваших зданиях.
why-sheriff_joins_nobody = С красным шерифом нельзя вставать туда, где стоят другие игроки.
why-sheriff_no_attack = С красным шерифом нельзя нападать.
why-safe = Это здание нельзя атаковать: { $building }.
why-covered = Это здание защищает соседняя церковь.
why-occupied = Место занято: { $content }.
why-not_reached = К этому участку не подходит дорога.
why-no_houses = Этому зданию нужен дом, а домов больше нет.
why-no_home = Для дома, который ставят вместе с ним, не останется участка.
why-same_parcel = Здесь встанет само здание; дому нужен другой участок.
why-house_refused = Владелец не согласился на этот дом.
why-road_there = На этой стороне уже есть дорога.
why-unconnected = У новой дороги должен быть общий угол с дорогой на поле.
why-bridge = Здесь нужен мост из двух дорог, а у вас только одна.
why-too_few = Нужно не меньше { $least }.
why-supply_short = { $left ->
    [0] В общем резерве больше нет ваших ковбоев.
    [one] В общем резерве остался только { $left } ваш ковбой.
    [few] В общем резерве осталось только { $left } ваших ковбоя.
   *[many] В общем резерве осталось только { $left } ваших ковбоев.
    }
why-too_expensive = Нужно ${ $need }, а у вас ${ $have }.

# What may be planned before one is asked

plan-pass = Спасовать, когда придёт ваша очередь ставить ковбоя
plan-pass-until = До конца раунда или пока кто-нибудь не атакует ваше здание.
plan-pass-disturbed = Ваше здание атакуют: план остановлен.
plan-refuse = Отказывать всем, кто хочет поставить дом на ваш участок
plan-refuse-until = До конца раунда.
plan-place = Поставить следующего ковбоя
plan-place-until = Один раз, если до этого не кончится раунд и никто не атакует ваше здание.
plan-place-disturbed = Ваше здание атакуют: план остановлен.
plan-character = Взять персонажа
plan-character-until = Один раз, при ближайшем вопросе.
