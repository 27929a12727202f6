### Карсон-Сити: то, что говорит только рисунок в браузере.

## Поле

carson-spaces = Клетки действий
carson-characters = Карточки персонажей
carson-tray = У вас на руке
carson-round = Раунд { $round } из { $rounds }

## Короткие названия на клетках действий

carson-short-wages = Жало{"\u00AD"}ванье
carson-short-ammunition = Бое{"\u00AD"}припасы
carson-short-roads_3 = Три дороги
carson-short-road_1 = Дорога
carson-short-parcel_purchase = Покупка участка
carson-short-kept_buildings = Отложен{"\u00AD"}ные здания
carson-short-parcel_income = Доход с участков
carson-short-firepower_income = Доход за мощь
carson-short-gambling = Азартная игра
carson-short-estate_income = Доход от зданий
carson-short-parcel_vp = Участки
carson-short-firepower_vp = Огневая мощь
carson-short-property_vp = Здания
carson-short-buy_vp = Покупка ПО

## Что объяснение говорит о месте

carson-parcel = { $parcel }: { $content }
carson-owner = Владелец: { $owner }.
carson-price = Ничей; стоит ${ $price }.
carson-income = Сейчас приносит ${ $income }.
carson-doubled = В этом раунде вдвойне.
carson-robbed = Половину забирает { $robber }.
carson-standing = Ковбои здесь: { $who }.
carson-standing-one = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count })
    }
carson-standing-white = { $name } (белый ковбой)
carson-offer = Продаётся: { $building }.
carson-no-offer = Здания здесь нет.
carson-closed = Закрыта фишкой «1858».
carson-card-of = Эта карточка у игрока { $seat }.
carson-card-free = Этой карточки пока нет ни у кого.
carson-card-title = № { $number }: { $character }, { $side } сторона
carson-card-waiting = Награда ещё впереди.

carson-why-nothing = Владелец может здесь строить.
carson-why-house = На нём зарабатывают соседние аптеки, банки и салуны; владельцу участка он в конце даёт 2 ПО.
carson-why-mountain = На ней зарабатывают соседние рудники; владельцу участка она в конце даёт 2 ПО. Строить здесь нельзя.
carson-why-river = Реку нельзя ни купить, ни застроить. Для ранчо это свободный участок, а рудник рядом приносит на $3 больше.
carson-why-road = Дорога: к участку городского здания или его дома она должна подходить хотя бы в одном углу.
carson-why-bridge = Мост: переправа через реку, на него уходят две дороги. Застроенный участок у его конца даёт при подсчёте на 1 ПО больше.
carson-why-edge = Новая дорога должна касаться уже лежащей.

## Что объяснение говорит о запасах и порядке

carson-why-round = После каждого раунда фишка «1858» закрывает самую дешёвую клетку покупки ПО.
carson-why-order = По номерам карточек персонажей.
carson-why-passed = Кто спасует раньше, выигрывает дуэли при равенстве и в следующем раунде раньше выбирает карточку.
carson-passed-nobody = Пока никто не спасовал.
carson-why-houses = Из этого запаса каждое городское здание получает свой дом.
carson-why-roads_left = Дороги, которых ещё никто не взял.
carson-why-bag = В мешочке остались: { $buildings }.
carson-bag-empty = Мешочек пуст.
carson-counted = { $count } × { $thing }

## Что объяснение говорит о том, что лежит перед игроком

carson-why-cash = { $limit ->
    [none] Пока персонаж не выбран, ограничения по деньгам нет.
   *[other] В конце раунда всё сверх ${ $limit } нужно сдать в общий банк; каждые полные $10 дают 1 ПО.
    }
carson-why-cowboys = Готовы к расстановке: { $ready }, на поле: { $board }, в общем резерве: { $supply }.
carson-why-roads = Дороги можно класть перед любым своим решением.
carson-why-revolvers = Каждый навсегда добавляет 1 к огневой мощи.
carson-why-firepower = Ковбои в личном запасе, револьверы, фишка «Три ствола» и наёмник: всё, что в дуэли прибавляется к кубику.
carson-why-property_tiles = На каждый участок нужна одна.
carson-why-kept = Куплены, но ещё не построены: { $buildings }.
carson-why-three_guns = 3 очка огневой мощи до конца раунда.
carson-why-white = Туда, где он стоит, никто не может поставить ковбоя.
carson-why-duel_tiles = { $total ->
    [unknown] На руке: { $count }.
   *[other] На руке: { $count }, сумма { $total }.
    }
carson-duel-tile = Фишка «Дуэль» { $tile }
carson-why-tile = Сыгранная в дуэли, она считается вместо кубика.
carson-why-moves = Сколько раз в этом раунде переставляли ковбоя; не больше 20.

## Сцены

carson-duel-for = Дуэль: { $place }
carson-wins = Побеждает { $seat }
carson-gambling = { $seat } бросает кубики
carson-estate = Доход от зданий
carson-earns = { $building }, { $parcel }
carson-robs = { $building }, { $parcel } (грабёж)
carson-scene-number = { $number } из { $count }
carson-scene-next = Дальше
carson-homeless = { $building }: подходящего участка пока нет. Здание можно будет только отложить.

## What an edition is, for those who own none of them

option-edition-russian-why = Самые полные правила и лучший выбор, если у вас нет ни одной из этих коробок: церковь и тюрьму атаковать нельзя, а рудники считаются зданиями.
option-edition-polish-why = Ближе всего к первому английскому изданию: рудники не считаются зданиями, а ранний пас приносит очки в конце каждой игры.
option-edition-italian-why = Самое смелое: атаковать можно даже церковь и тюрьму, атака под защитой церкви не удаётся, а наёмник считается только в дуэлях.
