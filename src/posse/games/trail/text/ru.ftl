### Великий западный путь: слова и предложения игры. Краткие правила — в rules/.

## Места на пути. `.worth` — то, что даёт там торговля.

spot-start = начало пути
    .gen = начала пути
    .loc = начале пути
spot-start-why = Отсюда идут к первому нейтральному зданию.
spot-a = место A
    .gen = места A
    .loc = месте A
spot-a-why = Здесь стоит нейтральное здание.
spot-a1 = место A1
    .gen = места A1
    .loc = месте A1
spot-a1-why = Место под застройку.
spot-a2 = место A2
    .gen = места A2
    .loc = месте A2
spot-a2-why = { spot-a1-why }
spot-a3 = место A3
    .gen = места A3
    .loc = месте A3
spot-a3-why = { spot-a1-why }
spot-flood1 = место наводнения 1
    .gen = места наводнения 1
    .loc = месте наводнения 1
spot-flood1-why = Место для наводнения. Сначала занимают свободное место с наименьшим номером; пустое место шага не требует.
spot-flood2 = место наводнения 2
    .gen = места наводнения 2
    .loc = месте наводнения 2
spot-flood2-why = { spot-flood1-why }
spot-flood3 = место наводнения 3
    .gen = места наводнения 3
    .loc = месте наводнения 3
spot-flood3-why = { spot-flood1-why }
spot-flood4 = место наводнения 4
    .gen = места наводнения 4
    .loc = месте наводнения 4
spot-flood4-why = { spot-flood1-why }
spot-flood_risk1 = место риска 1 у наводнений
    .gen = места риска 1 у наводнений
    .loc = месте риска 1 у наводнений
spot-flood_risk1-why = Место под застройку с рискованным действием: сбросить джерсейскую за 1 сертификат и $2.
spot-flood_risk2 = место риска 2 у наводнений
    .gen = места риска 2 у наводнений
    .loc = месте риска 2 у наводнений
spot-flood_risk2-why = Место под застройку в лесу с рискованным действием: сбросить джерсейскую за 1 сертификат и $2.
spot-b = место B
    .gen = места B
    .loc = месте B
spot-b-why = { spot-a-why }
spot-b1 = место B1
    .gen = места B1
    .loc = месте B1
spot-b1-why = Место под застройку в лесу.
spot-b2 = место B2
    .gen = места B2
    .loc = месте B2
spot-b2-why = { spot-a1-why }
spot-b3 = место B3
    .gen = места B3
    .loc = месте B3
spot-b3-why = { spot-a1-why }
spot-drought1 = место засухи 1
    .gen = места засухи 1
    .loc = месте засухи 1
spot-drought1-why = Место для засухи. Сначала занимают свободное место с наименьшим номером; пустое место шага не требует.
spot-drought2 = место засухи 2
    .gen = места засухи 2
    .loc = месте засухи 2
spot-drought2-why = { spot-drought1-why }
spot-drought3 = место засухи 3
    .gen = места засухи 3
    .loc = месте засухи 3
spot-drought3-why = { spot-drought1-why }
spot-drought4 = место засухи 4
    .gen = места засухи 4
    .loc = месте засухи 4
spot-drought4-why = { spot-drought1-why }
spot-drought_risk = место риска у засух
    .gen = места риска у засух
    .loc = месте риска у засух
spot-drought_risk-why = Место под застройку с рискованным действием: сбросить любую карту скота за 1 сертификат.
spot-c = место C
    .gen = места C
    .loc = месте C
spot-c-why = { spot-a-why }
spot-c_north1 = северное место C1
    .gen = северного места C1
    .loc = северном месте C1
spot-c_north1-why = { spot-b1-why }
spot-c_north2 = северное место C2
    .gen = северного места C2
    .loc = северном месте C2
spot-c_north2-why = { spot-b1-why }
spot-c_south = южное место C
    .gen = южного места C
    .loc = южном месте C
spot-c_south-why = { spot-a1-why }
spot-d = место D
    .gen = места D
    .loc = месте D
spot-d-why = { spot-a-why }
spot-trade1 = место торговли 1
    .gen = места торговли 1
    .loc = месте торговли 1
    .worth = +$1
spot-trade1-why = Торговля здесь приносит $1.
spot-trade2 = место торговли 2
    .gen = места торговли 2
    .loc = месте торговли 2
    .worth = +$2
spot-trade2-why = Торговля здесь приносит $2.
spot-trade4 = место торговли 4
    .gen = места торговли 4
    .loc = месте торговли 4
    .worth = +$4
spot-trade4-why = Торговля здесь приносит $4.
spot-trade6 = место торговли 6
    .gen = места торговли 6
    .loc = месте торговли 6
    .worth = +$6
spot-trade6-why = Торговля здесь приносит $6.
spot-trade8 = место торговли 8
    .gen = места торговли 8
    .loc = месте торговли 8
    .worth = +$8
spot-trade8-why = Торговля здесь приносит $8.
spot-trade10 = место торговли 10
    .gen = места торговли 10
    .loc = месте торговли 10
    .worth = +$10
spot-trade10-why = Торговля здесь приносит $10.
spot-trade_risk1 = место риска 1 у торговли
    .gen = места риска 1 у торговли
    .loc = месте риска 1 у торговли
spot-trade_risk1-why = { spot-drought_risk-why }
spot-trade_risk2 = место риска 2 у торговли
    .gen = места риска 2 у торговли
    .loc = месте риска 2 у торговли
spot-trade_risk2-why = { spot-flood_risk1-why }
spot-trade_minus3 = место торговли −3
    .gen = места торговли −3
    .loc = месте торговли −3
    .worth = −$3
spot-trade_minus3-why = В стороне от пути, сюда не заходят никогда. Торговля здесь стоит $3.
spot-trade_minus2 = место торговли −2
    .gen = места торговли −2
    .loc = месте торговли −2
    .worth = −$2
spot-trade_minus2-why = В стороне от пути, сюда не заходят никогда. Торговля здесь стоит $2.
spot-trade_minus1 = место торговли −1
    .gen = места торговли −1
    .loc = месте торговли −1
    .worth = −$1
spot-trade_minus1-why = В стороне от пути, сюда не заходят никогда. Торговля здесь стоит $1.
spot-e = место E
    .gen = места E
    .loc = месте E
spot-e-why = { spot-a-why }
spot-e1 = место E1
    .gen = места E1
    .loc = месте E1
spot-e1-why = { spot-b1-why }
spot-e2 = место E2
    .gen = места E2
    .loc = месте E2
spot-e2-why = { spot-b1-why }
spot-rockfall1 = место камнепада 1
    .gen = места камнепада 1
    .loc = месте камнепада 1
spot-rockfall1-why = Место для камнепада. Сначала занимают свободное место с наименьшим номером; пустое место шага не требует.
spot-rockfall2 = место камнепада 2
    .gen = места камнепада 2
    .loc = месте камнепада 2
spot-rockfall2-why = { spot-rockfall1-why }
spot-rockfall3 = место камнепада 3
    .gen = места камнепада 3
    .loc = месте камнепада 3
spot-rockfall3-why = { spot-rockfall1-why }
spot-rockfall4 = место камнепада 4
    .gen = места камнепада 4
    .loc = месте камнепада 4
spot-rockfall4-why = { spot-rockfall1-why }
spot-rockfall_risk1 = место риска 1 у камнепадов
    .gen = места риска 1 у камнепадов
    .loc = месте риска 1 у камнепадов
spot-rockfall_risk1-why = { spot-drought_risk-why }
spot-rockfall_risk2 = место риска 2 у камнепадов
    .gen = места риска 2 у камнепадов
    .loc = месте риска 2 у камнепадов
spot-rockfall_risk2-why = { spot-flood_risk2-why }
spot-f = место F
    .gen = места F
    .loc = месте F
spot-f-why = { spot-a-why }
spot-f1 = место F1
    .gen = места F1
    .loc = месте F1
spot-f1-why = { spot-a1-why }
spot-f2 = место F2
    .gen = места F2
    .loc = месте F2
spot-f2-why = { spot-b1-why }
spot-g = место G
    .gen = места G
    .loc = месте G
spot-g-why = { spot-a-why }
spot-g1 = место G1
    .gen = места G1
    .loc = месте G1
spot-g1-why = { spot-a1-why }
spot-g2 = место G2
    .gen = места G2
    .loc = месте G2
spot-g2-why = { spot-a1-why }
spot-kansas_city = Канзас-Сити
spot-kansas_city-why = Движение здесь заканчивается: три жетона, доход и доставка.

# За столом в браузере: место по зданию на нём, а свободное — по зданиям до и после него.
spot-built = { $owner ->
    [none] место здания { $building }
   *[other] место здания { $building } ({ $owner })
    }
    .gen = { $owner ->
        [none] места здания { $building }
       *[other] места здания { $building } ({ $owner })
        }
    .loc = { $owner ->
        [none] месте здания { $building }
       *[other] месте здания { $building } ({ $owner })
        }
spot-free = место { $number } между { $from } и { $to }
    .gen = места { $number } между { $from } и { $to }
    .loc = месте { $number } между { $from } и { $to }

## Действия, как их называют значки. `.do` — текст кнопки.

action-guernsey_2 = сбросить гернзейскую за $2
    .do = Сбросить гернзейскую за $2
action-guernsey_2-why = Сбросьте с руки гернзейскую и получите $2.
action-guernsey_4 = сбросить гернзейскую за $4
    .do = Сбросить гернзейскую за $4
action-guernsey_4-why = Сбросьте с руки гернзейскую и получите $4.
action-dutch_belt_2 = сбросить голландскую поясную за $2
    .do = Сбросить голландскую поясную за $2
action-dutch_belt_2-why = Сбросьте с руки голландскую поясную и получите $2.
action-dutch_belt_3 = сбросить голландскую поясную за $3
    .do = Сбросить голландскую поясную за $3
action-dutch_belt_3-why = Сбросьте с руки голландскую поясную и получите $3.
action-black_angus_2 = сбросить чёрного ангуса за $2
    .do = Сбросить чёрного ангуса за $2
action-black_angus_2-why = Сбросьте с руки чёрного ангуса и получите $2.
action-black_angus_certificates = сбросить чёрного ангуса за 2 сертификата
    .do = Сбросить чёрного ангуса за 2 сертификата
action-black_angus_certificates-why = Сбросьте с руки чёрного ангуса и сдвиньте маркер сертификатов вперёд не больше чем на 2 места.
action-holstein_10 = сбросить голштинскую за $10
    .do = Сбросить голштинскую за $10
action-holstein_10-why = Сбросьте с руки голштинскую и получите $10.
action-pair_4 = сбросить пару за $4
    .do = Сбросить пару за $4
action-pair_4-why = Сбросьте с руки две карты скота одной породы и получите $4.
action-pair_3 = сбросить пару за $3
    .do = Сбросить пару за $3
action-pair_3-why = Сбросьте с руки две карты скота одной породы и получите $3.
action-jersey_engine = сбросить джерсейскую и сдвинуть паровоз на 1 вперёд
    .do = Сбросить джерсейскую и сдвинуть паровоз на 1 вперёд
action-jersey_engine-why = Сбросьте с руки джерсейскую; затем можно сдвинуть паровоз на 1 деление вперёд.
action-objective_certificates = сбросить карту задания за 2 сертификата
    .do = Сбросить карту задания за 2 сертификата
action-objective_certificates-why = Сбросьте с руки карту задания и сдвиньте маркер сертификатов вперёд не больше чем на 2 места.
action-cattle_objective = сбросить любую карту скота за $3 и карту задания
    .do = Сбросить любую карту скота за $3 и карту задания
action-cattle_objective-why = Сбросьте с руки любую карту скота, получите $3 и возьмите карту задания прямо на руку.
action-risk_jersey = сбросить джерсейскую за 1 сертификат и $2
    .do = Сбросить джерсейскую за 1 сертификат и $2
action-risk_jersey-why = Рискованное действие места: сбросьте с руки джерсейскую, сдвиньте маркер сертификатов на 1 место вперёд и получите $2.
action-risk_cattle = сбросить любую карту скота за 1 сертификат
    .do = Сбросить любую карту скота за 1 сертификат
action-risk_cattle-why = Рискованное действие места: сбросьте с руки любую карту скота и сдвиньте маркер сертификатов на 1 место вперёд.
action-jersey_certificate = сбросить джерсейскую за 1 сертификат
    .do = Сбросить джерсейскую за 1 сертификат
action-jersey_certificate-why = Сбросьте с руки джерсейскую и сдвиньте маркер сертификатов на 1 место вперёд.
action-jersey_2 = сбросить джерсейскую за $2
    .do = Сбросить джерсейскую за $2
action-jersey_2-why = Сбросьте с руки джерсейскую и получите $2.
action-jersey_certificates = сбросить джерсейскую за 2 сертификата
    .do = Сбросить джерсейскую за 2 сертификата
action-jersey_certificates-why = Сбросьте с руки джерсейскую и сдвиньте маркер сертификатов вперёд не больше чем на 2 места.
action-jersey_4 = сбросить джерсейскую за $4
    .do = Сбросить джерсейскую за $4
action-jersey_4-why = Сбросьте с руки джерсейскую и получите $4.
action-hire = нанять помощника
    .do = Нанять помощника
action-hire-why = Наймите помощника из ряда выше жетона рынка труда и заплатите, сколько указано в его ряду.
action-hire_dearer = нанять помощника на $2 дороже
    .do = Нанять помощника на $2 дороже
action-hire_dearer-why = Наймите помощника из ряда выше жетона рынка труда и заплатите на $2 больше, чем указано в его ряду.
action-hire_cheaper = нанять помощника на $1 дешевле
    .do = Нанять помощника на $1 дешевле
action-hire_cheaper-why = Наймите помощника из ряда выше жетона рынка труда и заплатите на $1 меньше, чем указано в его ряду.
action-hire_cheapest = нанять помощника на $2 дешевле
    .do = Нанять помощника на $2 дешевле
action-hire_cheapest-why = Наймите помощника из ряда выше жетона рынка труда и заплатите на $2 меньше, чем указано в его ряду.
action-build = построить здание по $2 за строителя
    .do = Построить здание по $2 за строителя
action-build-why = Постройте своё личное здание по $2 за каждого нужного строителя или замените им менее ценное, заплатив только за разницу.
action-build_cheaply = построить здание по $1 за строителя
    .do = Построить здание по $1 за строителя
action-build_cheaply-why = Постройте своё личное здание по $1 за каждого нужного строителя или замените им менее ценное, заплатив только за разницу.
action-certificate = взять сертификат
    .do = Взять сертификат
action-certificate-why = Сдвиньте маркер сертификатов на 1 место вперёд.
action-certificates_full = взять сертификаты до предела
    .do = Взять сертификаты до предела
action-certificates_full-why = Сдвиньте маркер сертификатов вперёд до своего предела.
action-take_objective = взять карту задания
    .do = Взять карту задания
action-take_objective-why = Возьмите открытое задание или вслепую верхнюю карту стопки; карта ложится в вашу стопку сброса.
action-engine_engineers = сдвинуть паровоз вперёд, по делению за инженера
    .do = Сдвинуть паровоз вперёд, по делению за инженера
action-engine_engineers-why = Сдвиньте паровоз вперёд на столько делений, сколько у вас инженеров, или меньше.
action-engine_2_for_2 = за $2 сдвинуть паровоз вперёд на 1–2 деления
    .do = За $2 сдвинуть паровоз вперёд на 1–2 деления
action-engine_2_for_2-why = Заплатите $2 и сдвиньте паровоз вперёд на 1 или 2 деления.
action-engine_2 = сдвинуть паровоз вперёд на 1–2 деления
    .do = Сдвинуть паровоз вперёд на 1–2 деления
action-engine_2-why = Сдвиньте паровоз вперёд на 1 или 2 деления.
action-engine_3 = сдвинуть паровоз вперёд на 1–3 деления
    .do = Сдвинуть паровоз вперёд на 1–3 деления
action-engine_3-why = Сдвиньте паровоз вперёд на 3 деления или меньше.
action-engine_4 = сдвинуть паровоз вперёд на 1–4 деления
    .do = Сдвинуть паровоз вперёд на 1–4 деления
action-engine_4-why = Сдвиньте паровоз вперёд на 4 деления или меньше.
action-engine_woods = сдвинуть паровоз вперёд, по делению за здание в лесу
    .do = Сдвинуть паровоз вперёд, по делению за здание в лесу
action-engine_woods-why = Сдвиньте паровоз вперёд на столько делений, сколько у вас зданий в лесу, или меньше.
action-engine_back_3 = сдвинуть паровоз на 1 назад и получить $3
    .do = Сдвинуть паровоз на 1 назад и получить $3
action-engine_back_3-why = Сдвиньте паровоз ровно на 1 деление назад и получите $3.
action-trade = торговать и взять типи
    .do = Торговать и взять типи
action-trade-why = Возьмите себе любое типи и получите число его места торговли в долларах, а если оно отрицательное — заплатите.
action-auxiliary = одинарное или двойное вспомогательное действие
    .do = Вспомогательное действие (можно двойное)
action-auxiliary-why = Выполните одно из открытых вспомогательных действий; если сняты оба его диска, его можно выполнить двойным.
action-buy_cattle = купить скот
    .do = Купить скот
action-buy_cattle-why = Используйте своих ковбоев, каждого по разу: покупайте карты рынка скота или открывайте по 2 новые карты за ковбоя.
action-hazard_7 = убрать опасность за $7
    .do = Убрать опасность за $7
action-hazard_7-why = Заплатите $7 и возьмите себе с пути любую опасность.
action-hazard_5 = убрать опасность за $5
    .do = Убрать опасность за $5
action-hazard_5-why = Заплатите $5 и возьмите себе с пути любую опасность.
action-hazard_free = бесплатно убрать опасность
    .do = Бесплатно убрать опасность
action-hazard_free-why = Возьмите себе с пути любую опасность, ничего не платя.
action-cattleman_1 = передвинуть погонщика на 1 шаг
    .do = Передвинуть погонщика на 1 шаг
action-cattleman_1-why = Передвиньте погонщика на 1 шаг, с обычными пошлинами, и используйте новую локацию; всё неиспользованное здесь пропадает.
action-cattleman_2 = передвинуть погонщика на 1–2 шага
    .do = Передвинуть погонщика на 1–2 шага
action-cattleman_2-why = Передвиньте погонщика на 1 или 2 шага, с обычными пошлинами, и используйте новую локацию; всё неиспользованное здесь пропадает.
action-cattleman_3 = передвинуть погонщика на 1–3 шага
    .do = Передвинуть погонщика на 1–3 шага
action-cattleman_3-why = Передвиньте погонщика на 1–3 шага, с обычными пошлинами, и используйте новую локацию; всё неиспользованное здесь пропадает.
action-cattleman_4 = передвинуть погонщика на 1–4 шага
    .do = Передвинуть погонщика на 1–4 шага
action-cattleman_4-why = Передвиньте погонщика на 1–4 шага, с обычными пошлинами, и используйте новую локацию; всё неиспользованное здесь пропадает.
action-cattleman_5 = передвинуть погонщика на 1–5 шагов
    .do = Передвинуть погонщика на 1–5 шагов
action-cattleman_5-why = Передвиньте погонщика на 1–5 шагов, с обычными пошлинами, и используйте новую локацию; всё неиспользованное здесь пропадает.
action-free_move_3 = бесплатное движение на 1–3 шага
    .do = Бесплатно передвинуть погонщика на 1–3 шага
action-free_move_3-why = Передвиньте погонщика на 1–3 шага без пошлин, но не в Канзас-Сити и без действий новой локации; в фазе B это завершает фазу.
action-gain_2 = получить $2
    .do = Получить $2
action-gain_2-why = Получите $2.
action-gain_4 = получить $4
    .do = Получить $4
action-gain_4-why = Получите $4.
action-gain_woods = получить по $2 за здание в лесу
    .do = Получить по $2 за здание в лесу
action-gain_woods-why = Получите $2 за каждое своё здание в лесу.
action-gain_teepees = получить по $2 и по 2 сертификата за пару типи
    .do = Получить по $2 и по 2 сертификата за пару типи
action-gain_teepees-why = За каждую свою пару типи, зелёное и синее, получите $2 и сдвиньте маркер сертификатов вперёд не больше чем на 2 места.
action-gain_engineers = получить по $1 за инженера
    .do = Получить по $1 за инженера
action-gain_engineers-why = Получите $1 за каждого своего инженера.
action-draw_cowboys = взять по карте за ковбоя или меньше и сбросить столько же
    .do = Взять по карте за ковбоя или меньше и сбросить столько же
action-draw_cowboys-why = Возьмите карт не больше, чем у вас ковбоев, затем сбросьте с руки столько же.
action-draw_3 = взять до 3 карт и сбросить столько же
    .do = Взять до 3 карт и сбросить столько же
action-draw_3-why = Возьмите до 3 карт, затем сбросьте с руки столько же.
action-copy = скопировать соседнее здание
    .do = Скопировать соседнее здание
action-copy-why = Используйте местные действия здания на прямо соединённом месте, чьё бы оно ни было, вместе с его рискованным действием.
action-upgrade_behind = улучшить станцию позади паровоза
    .do = Улучшить станцию позади паровоза
action-upgrade_behind-why = Улучшите одну из станций позади паровоза по обычной цене, в том числе с её начальником.
action-special_delivery = особая доставка
    .do = Выполнить особую доставку
action-special_delivery-why = Сдвиньте паровоз назад хотя бы на 1 деление и выполните доставку в город ценностью не больше числа пройденных делений с номерами; за перевозку не платят.
action-hazard_or_trade = бесплатно убрать опасность или торговать
    .do = Бесплатно убрать опасность или торговать
action-hazard_or_trade-why = Возьмите себе с пути любую опасность, ничего не платя, или торгуйте и возьмите типи.

## Вспомогательные действия. `.single` и `.double` говорят, что они дают один раз и вдвойне.

aux-dollar = взять доллары
    .single = получить $1
    .double = получить $2
aux-dollar-why = Получите $1; двойное — $2.
aux-draw = взять и сбросить
    .single = взять 1 карту, затем сбросить 1
    .double = взять 2 карты, затем сбросить 2
aux-draw-why = Возьмите 1 карту, затем сбросьте 1; двойное — 2 и 2. Сбросить можно любые карты с руки.
aux-certificate = сертификат за ход назад
    .single = за $1 отвести паровоз на 1 назад и взять 1 сертификат
    .double = за $2 отвести паровоз на 2 назад и взять 2 сертификата
aux-certificate-why = Заплатите $1 и сдвиньте паровоз ровно на 1 деление назад, затем маркер сертификатов на 1 место вперёд; двойное — всего по 2.
aux-engine = паровоз вперёд
    .single = за $1 сдвинуть паровоз на 1 вперёд
    .double = за $2 сдвинуть паровоз вперёд на 1–2 деления
aux-engine-why = Заплатите $1, затем сдвиньте паровоз на 1 деление вперёд; двойное — $2 и до 2 делений.
aux-remove = удалить карты
    .single = сдвинуть паровоз на 1 назад и удалить 1 карту
    .double = сдвинуть паровоз на 2 назад и удалить до 2 карт
aux-remove-why = Сдвиньте паровоз ровно на 1 деление назад, затем можете удалить из игры 1 карту с руки; двойное — 2 деления и до 2 карт.

## Здания: у нейтральных буква, у личных номер и сторона

building-A = здание A
building-A-why = Действия: { action-guernsey_2 }; { action-hire }; { action-hire_dearer }.
building-B = здание B
building-B-why = Действия: { action-dutch_belt_2 }; { action-build }.
building-C = здание C
building-C-why = Действия: { action-certificate } либо { action-take_objective }; { action-engine_engineers }.
building-D = здание D
building-D-why = Действия: { action-trade } либо { action-engine_2_for_2 }; { action-auxiliary }.
building-E = здание E
building-E-why = Действия: { action-black_angus_2 }; { action-buy_cattle }.
building-F = здание F
building-F-why = Действия: { action-pair_4 }; { action-hazard_7 }.
building-G = здание G
building-G-why = Действия: { action-engine_engineers }; { action-auxiliary }.
building-1a = здание 1a
building-1a-why = Действия: { action-gain_woods }. Нужен 1 строитель; 1 ПО. Пошлина: зелёная рука.
building-1b = здание 1b
building-1b-why = Действия: { action-objective_certificates }; { action-engine_back_3 }. Нужен 1 строитель; 1 ПО. Пошлина: зелёная рука.
building-2a = здание 2a
building-2a-why = Действия: { action-guernsey_4 }; { action-buy_cattle }. Нужен 1 строитель; 1 ПО.
building-2b = здание 2b
building-2b-why = Действия: { action-jersey_engine }; { action-dutch_belt_3 }. Нужен 1 строитель; 1 ПО.
building-3a = здание 3a
building-3a-why = Действия: { action-pair_3 }; { action-cattleman_1 }. Нужен 1 строитель; 1 ПО.
building-3b = здание 3b
building-3b-why = Действия: { action-auxiliary }; { action-cattleman_1 }. Нужны 2 строителя; 3 ПО.
building-4a = здание 4a
building-4a-why = Действия: { action-hazard_5 }; { action-cattleman_2 }. Нужны 2 строителя; 3 ПО. Пошлина: чёрная рука.
building-4b = здание 4b
building-4b-why = Действия: { action-draw_cowboys }; { action-cattleman_3 }. Нужны 2 строителя; 3 ПО. Пошлина: чёрная рука.
building-5a = здание 5a
building-5a-why = Действия: { action-hire_cheaper }; { action-engine_engineers }. Нужны 3 строителя; 4 ПО.
building-5b = здание 5b
building-5b-why = Действия: { action-black_angus_certificates }; { action-gain_engineers }. Нужны 3 строителя; 4 ПО.
building-6a = здание 6a
building-6a-why = Действия: { action-holstein_10 }; { action-auxiliary }. Нужны 4 строителя; 5 ПО.
building-6b = здание 6b
building-6b-why = Действия: { action-cattle_objective }. Нужны 4 строителя; 5 ПО.
building-7a = здание 7a
building-7a-why = Действия: { action-gain_teepees }. Нужно 5 строителей; 6 ПО. Пошлина: зелёная и чёрная рука.
building-7b = здание 7b
building-7b-why = Действия: { action-engine_woods }. Нужно 5 строителей; 6 ПО. Пошлина: зелёная и чёрная рука.
building-8a = здание 8a
building-8a-why = Действия: { action-trade } либо { action-auxiliary }; { action-engine_2 }. Нужно 5 строителей; 6 ПО. Пошлина: зелёная рука.
building-8b = здание 8b
building-8b-why = Действия: { action-copy }. Нужно 6 строителей; 8 ПО.
building-9a = здание 9a
building-9a-why = Действия: { action-special_delivery }; { action-engine_3 }. Нужно 7 строителей; 9 ПО.
building-9b = здание 9b
building-9b-why = Действия: { action-upgrade_behind }. Нужно 6 строителей; 8 ПО.
building-10a = здание 10a
building-10a-why = Действия: { action-certificates_full }; { action-cattleman_5 }. Нужно 9 строителей; 13 ПО. Пошлина: чёрная рука.
building-10b = здание 10b
building-10b-why = Действия: { action-gain_4 }; { action-engine_4 }; { action-cattleman_4 }. Нужно 8 строителей; 11 ПО. Пошлина: чёрная рука.

## Помощники и жетоны

worker-cowboy = ковбой
    .acc = ковбоя
worker-cowboy-why = Покупает скот. В столбце 4 вашего планшета: бесплатно убрать опасность; в столбце 6: торговля. В столбцах 5 и 6 — по 4 ПО.
worker-craftsman = строитель
    .acc = строителя
worker-craftsman-why = Строит здания. В столбцах 4 и 6 вашего планшета: построить здание по $1 за строителя. В столбцах 5 и 6 — по 4 ПО.
worker-engineer = инженер
    .acc = инженера
worker-engineer-why = Двигает паровоз. В столбцах 2, 3, 5 и 6 вашего планшета: сбросить джерсейскую за 1 сертификат, $2, 2 сертификата, $4; в столбце 4: нанять на $2 дешевле. В столбцах 5 и 6 — по 4 ПО.

tile-cowboy = { worker-cowboy }
    .acc = { worker-cowboy.acc }
tile-cowboy-why = { worker-cowboy-why }
tile-craftsman = { worker-craftsman }
    .acc = { worker-craftsman.acc }
tile-craftsman-why = { worker-craftsman-why }
tile-engineer = { worker-engineer }
    .acc = { worker-engineer.acc }
tile-engineer-why = { worker-engineer-why }
tile-green_teepee = зелёное типи
tile-green_teepee-why = Пошлина: зелёная рука. Его получают торговлей; считается для заданий и в парах «зелёное и синее».
tile-blue_teepee = синее типи
tile-blue_teepee-why = Пошлина: чёрная рука. Его получают торговлей; считается для заданий и в парах «зелёное и синее».
tile-flood_green2 = наводнение (зелёная рука, 2 ПО)
tile-flood_green2-why = Пошлина: зелёная рука. 2 ПО тому, кто уберёт.
tile-flood_green3 = наводнение (зелёная рука, 3 ПО)
tile-flood_green3-why = Пошлина: зелёная рука. 3 ПО тому, кто уберёт.
tile-flood_green4 = наводнение (зелёная рука, 4 ПО)
tile-flood_green4-why = Пошлина: зелёная рука. 4 ПО тому, кто уберёт.
tile-flood_black2 = наводнение (чёрная рука, 2 ПО)
tile-flood_black2-why = Пошлина: чёрная рука. 2 ПО тому, кто уберёт.
tile-flood_black3 = наводнение (чёрная рука, 3 ПО)
tile-flood_black3-why = Пошлина: чёрная рука. 3 ПО тому, кто уберёт.
tile-drought_green2 = засуха (зелёная рука, 2 ПО)
    .acc = засуху (зелёная рука, 2 ПО)
tile-drought_green2-why = Пошлина: зелёная рука. 2 ПО тому, кто уберёт.
tile-drought_green3 = засуха (зелёная рука, 3 ПО)
    .acc = засуху (зелёная рука, 3 ПО)
tile-drought_green3-why = Пошлина: зелёная рука. 3 ПО тому, кто уберёт.
tile-drought_green4 = засуха (зелёная рука, 4 ПО)
    .acc = засуху (зелёная рука, 4 ПО)
tile-drought_green4-why = Пошлина: зелёная рука. 4 ПО тому, кто уберёт.
tile-drought_black2 = засуха (чёрная рука, 2 ПО)
    .acc = засуху (чёрная рука, 2 ПО)
tile-drought_black2-why = Пошлина: чёрная рука. 2 ПО тому, кто уберёт.
tile-drought_black3 = засуха (чёрная рука, 3 ПО)
    .acc = засуху (чёрная рука, 3 ПО)
tile-drought_black3-why = Пошлина: чёрная рука. 3 ПО тому, кто уберёт.
tile-rockfall_green2 = камнепад (зелёная рука, 2 ПО)
tile-rockfall_green2-why = Пошлина: зелёная рука. 2 ПО тому, кто уберёт.
tile-rockfall_green3 = камнепад (зелёная рука, 3 ПО)
tile-rockfall_green3-why = Пошлина: зелёная рука. 3 ПО тому, кто уберёт.
tile-rockfall_green4 = камнепад (зелёная рука, 4 ПО)
tile-rockfall_green4-why = Пошлина: зелёная рука. 4 ПО тому, кто уберёт.
tile-rockfall_black2 = камнепад (чёрная рука, 2 ПО)
tile-rockfall_black2-why = Пошлина: чёрная рука. 2 ПО тому, кто уберёт.
tile-rockfall_black3 = камнепад (чёрная рука, 3 ПО)
tile-rockfall_black3-why = Пошлина: чёрная рука. 3 ПО тому, кто уберёт.

## Породы и карты. `.few` и `.many` — после чисел, `.short` — на узкой карте.

breed-jersey = джерсейская
    .acc = джерсейскую
    .few = джерсейские
    .many = джерсейских
    .short = джерсей
breed-dutch_belt = голландская поясная
    .acc = голландскую поясную
    .few = голландские поясные
    .many = голландских поясных
    .short = поясная
breed-black_angus = чёрный ангус
    .acc = чёрного ангуса
    .few = чёрных ангуса
    .many = чёрных ангусов
breed-guernsey = гернзейская
    .acc = гернзейскую
    .few = гернзейские
    .many = гернзейских
    .short = гернзей
breed-holstein = голштинская
    .acc = голштинскую
    .few = голштинские
    .many = голштинских
    .short = голштин
breed-brown_swiss = бурая швицкая
    .acc = бурую швицкую
    .few = бурые швицкие
    .many = бурых швицких
breed-ayrshire = айрширская
    .acc = айрширскую
    .few = айрширские
    .many = айрширских
    .short = айршир
breed-west_highland = хайлендская
    .acc = хайлендскую
    .few = хайлендские
    .many = хайлендских
    .short = хайленд
breed-texas_longhorn = техасский лонгхорн
    .acc = техасского лонгхорна
    .few = техасских лонгхорна
    .many = техасских лонгхорнов
    .short = лонгхорн

card-jersey = { breed-jersey }
    .acc = { breed-jersey.acc }
    .few = { breed-jersey.few }
    .many = { breed-jersey.many }
card-jersey-why = Племенная ценность 1, ПО нет.
card-dutch_belt = { breed-dutch_belt }
    .acc = { breed-dutch_belt.acc }
    .few = { breed-dutch_belt.few }
    .many = { breed-dutch_belt.many }
card-dutch_belt-why = Племенная ценность 2, ПО нет.
card-black_angus = { breed-black_angus }
    .acc = { breed-black_angus.acc }
    .few = { breed-black_angus.few }
    .many = { breed-black_angus.many }
card-black_angus-why = Племенная ценность 2, ПО нет.
card-guernsey = { breed-guernsey }
    .acc = { breed-guernsey.acc }
    .few = { breed-guernsey.few }
    .many = { breed-guernsey.many }
card-guernsey-why = Племенная ценность 2, ПО нет.
card-holstein = { breed-holstein }
    .acc = { breed-holstein.acc }
    .few = { breed-holstein.few }
    .many = { breed-holstein.many }
card-holstein-why = Племенная ценность 3, 1 ПО.
card-brown_swiss = { breed-brown_swiss }
    .acc = { breed-brown_swiss.acc }
    .few = { breed-brown_swiss.few }
    .many = { breed-brown_swiss.many }
card-brown_swiss-why = Племенная ценность 3, 2 ПО.
card-ayrshire = { breed-ayrshire }
    .acc = { breed-ayrshire.acc }
    .few = { breed-ayrshire.few }
    .many = { breed-ayrshire.many }
card-ayrshire-why = Племенная ценность 3, 3 ПО.
card-west_highland3 = { breed-west_highland } (3 ПО)
    .acc = { breed-west_highland.acc } (3 ПО)
    .few = { breed-west_highland.few } (3 ПО)
    .many = { breed-west_highland.many } (3 ПО)
card-west_highland3-why = Племенная ценность 4, 3 ПО.
card-west_highland4 = { breed-west_highland } (4 ПО)
    .acc = { breed-west_highland.acc } (4 ПО)
    .few = { breed-west_highland.few } (4 ПО)
    .many = { breed-west_highland.many } (4 ПО)
card-west_highland4-why = Племенная ценность 4, 4 ПО.
card-west_highland5 = { breed-west_highland } (5 ПО)
    .acc = { breed-west_highland.acc } (5 ПО)
    .few = { breed-west_highland.few } (5 ПО)
    .many = { breed-west_highland.many } (5 ПО)
card-west_highland5-why = Племенная ценность 4, 5 ПО.
card-texas_longhorn5 = { breed-texas_longhorn } (5 ПО)
    .acc = { breed-texas_longhorn.acc } (5 ПО)
    .few = { breed-texas_longhorn.few } (5 ПО)
    .many = { breed-texas_longhorn.many } (5 ПО)
card-texas_longhorn5-why = Племенная ценность 5, 5 ПО.
card-texas_longhorn6 = { breed-texas_longhorn } (6 ПО)
    .acc = { breed-texas_longhorn.acc } (6 ПО)
    .few = { breed-texas_longhorn.few } (6 ПО)
    .many = { breed-texas_longhorn.many } (6 ПО)
card-texas_longhorn6-why = Племенная ценность 5, 6 ПО.
card-texas_longhorn7 = { breed-texas_longhorn } (7 ПО)
    .acc = { breed-texas_longhorn.acc } (7 ПО)
    .few = { breed-texas_longhorn.few } (7 ПО)
    .many = { breed-texas_longhorn.many } (7 ПО)
card-texas_longhorn7-why = Племенная ценность 5, 7 ПО.

objective-gain_bll = задание «здание, 2 синих типи» ($2)
objective-gain_bll-why = Условия: 1 ваше здание на пути, 2 синих типи. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-gain_2 }.
objective-gain_bgl = задание «здание, зелёное типи, синее типи» ($2)
objective-gain_bgl-why = Условия: 1 ваше здание на пути, 1 зелёное типи, 1 синее типи. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-gain_2 }.
objective-gain_4hh = задание «хайлендская, 2 опасности» ($2)
objective-gain_4hh-why = Условия: 1 хайлендская, 2 жетона опасности. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-gain_2 }.
objective-gain_ssh = задание «2 станции, опасность» ($2)
objective-gain_ssh-why = Условия: 2 ваших диска на станциях, 1 жетон опасности. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-gain_2 }.
objective-gain_333b = задание «3 карты скота ценностью 3, здание» ($2)
objective-gain_333b-why = Условия: 3 карты скота ценностью 3, 1 ваше здание на пути. Если выполнено — 4 ПО, иначе −2 ПО. Когда сыграно: { action-gain_2 }.
objective-aux_sf = задание «Сан-Франциско» (вспомогательное действие)
objective-aux_sf-why = Условие: 1 ваш диск в Сан-Франциско. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-auxiliary }.
objective-draw_bbh = задание «2 здания, опасность» (добор 3 карт)
objective-draw_bbh-why = Условия: 2 ваших здания на пути, 1 жетон опасности. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-draw_3 }.
objective-draw_sgl = задание «станция, зелёное типи, синее типи» (добор 3 карт)
objective-draw_sgl-why = Условия: 1 ваш диск на станции, 1 зелёное типи, 1 синее типи. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-draw_3 }.
objective-draw_5h = задание «техасский лонгхорн, опасность» (добор 3 карт)
objective-draw_5h-why = Условия: 1 техасский лонгхорн, 1 жетон опасности. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-draw_3 }.
objective-draw_sgg = задание «станция, 2 зелёных типи» (добор 3 карт)
objective-draw_sgg-why = Условия: 1 ваш диск на станции, 2 зелёных типи. Если выполнено — 3 ПО, иначе −2 ПО. Когда сыграно: { action-draw_3 }.
objective-draw_333s = задание «3 карты скота ценностью 3, станция» (добор 3 карт)
objective-draw_333s-why = Условия: 3 карты скота ценностью 3, 1 ваш диск на станции. Если выполнено — 4 ПО, иначе −2 ПО. Когда сыграно: { action-draw_3 }.
objective-engine_44sg = задание «2 хайлендские, станция, зелёное типи» (паровоз на 2)
objective-engine_44sg-why = Условия: 2 хайлендские, 1 ваш диск на станции, 1 зелёное типи. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-engine_2 }.
objective-engine_345 = задание «скот ценностью 3, хайлендская, техасский лонгхорн» (паровоз на 2)
objective-engine_345-why = Условия: 1 карта скота ценностью 3, 1 хайлендская, 1 техасский лонгхорн. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-engine_2 }.
objective-engine_bbgg = задание «2 здания, 2 зелёных типи» (паровоз на 2)
objective-engine_bbgg-why = Условия: 2 ваших здания на пути, 2 зелёных типи. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-engine_2 }.
objective-engine_blhh = задание «здание, синее типи, 2 опасности» (паровоз на 3)
objective-engine_blhh-why = Условия: 1 ваше здание на пути, 1 синее типи, 2 жетона опасности. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-engine_3 }.
objective-engine_sshh = задание «2 станции, 2 опасности» (паровоз на 3)
objective-engine_sshh-why = Условия: 2 ваших диска на станциях, 2 жетона опасности. Если выполнено — 5 ПО, иначе −3 ПО. Когда сыграно: { action-engine_3 }.
objective-move_bbhh = задание «2 здания, 2 опасности» (бесплатное движение)
objective-move_bbhh-why = Условия: 2 ваших здания на пути, 2 жетона опасности. Если выполнено — 5 ПО, иначе −2 ПО. Когда сыграно: { action-free_move_3 }.
objective-move_ssll = задание «2 станции, 2 синих типи» (бесплатное движение)
objective-move_ssll-why = Условия: 2 ваших диска на станциях, 2 синих типи. Если выполнено — 5 ПО, иначе −2 ПО. Когда сыграно: { action-free_move_3 }.
objective-move_345 = задание «скот ценностью 3, хайлендская, техасский лонгхорн» (бесплатное движение)
objective-move_345-why = Условия: 1 карта скота ценностью 3, 1 хайлендская, 1 техасский лонгхорн. Если выполнено — 5 ПО, иначе −2 ПО. Когда сыграно: { action-free_move_3 }.
objective-move_34hh = задание «скот ценностью 3, хайлендская, 2 опасности» (бесплатное движение)
objective-move_34hh-why = Условия: 1 карта скота ценностью 3, 1 хайлендская, 2 жетона опасности. Если выполнено — 5 ПО, иначе −2 ПО. Когда сыграно: { action-free_move_3 }.
objective-move_ssbb = задание «2 станции, 2 здания» (бесплатное движение)
objective-move_ssbb-why = Условия: 2 ваших диска на станциях, 2 ваших здания на пути. Если выполнено — 5 ПО, иначе −2 ПО. Когда сыграно: { action-free_move_3 }.
objective-start_34b = начальное задание «скот ценностью 3, хайлендская, здание»
objective-start_34b-why = Условия: 1 карта скота ценностью 3, 1 хайлендская, 1 ваше здание на пути. Если выполнено — 3 ПО, иначе ничего.
objective-start_ssg = начальное задание «2 станции, зелёное типи»
objective-start_ssg-why = Условия: 2 ваших диска на станциях, 1 зелёное типи. Если выполнено — 3 ПО, иначе ничего.
objective-start_bbh = начальное задание «2 здания, опасность»
objective-start_bbh-why = Условия: 2 ваших здания на пути, 1 жетон опасности. Если выполнено — 3 ПО, иначе ничего.
objective-start_lhh = начальное задание «синее типи, 2 опасности»
objective-start_lhh-why = Условия: 1 синее типи, 2 жетона опасности. Если выполнено — 3 ПО, иначе ничего.

card-gain_bll = { objective-gain_bll }
card-gain_bll-why = { objective-gain_bll-why }
card-gain_bgl = { objective-gain_bgl }
card-gain_bgl-why = { objective-gain_bgl-why }
card-gain_4hh = { objective-gain_4hh }
card-gain_4hh-why = { objective-gain_4hh-why }
card-gain_ssh = { objective-gain_ssh }
card-gain_ssh-why = { objective-gain_ssh-why }
card-gain_333b = { objective-gain_333b }
card-gain_333b-why = { objective-gain_333b-why }
card-aux_sf = { objective-aux_sf }
    .few = задания «Сан-Франциско» (вспомогательное действие)
    .many = заданий «Сан-Франциско» (вспомогательное действие)
card-aux_sf-why = { objective-aux_sf-why }
card-draw_bbh = { objective-draw_bbh }
card-draw_bbh-why = { objective-draw_bbh-why }
card-draw_sgl = { objective-draw_sgl }
card-draw_sgl-why = { objective-draw_sgl-why }
card-draw_5h = { objective-draw_5h }
card-draw_5h-why = { objective-draw_5h-why }
card-draw_sgg = { objective-draw_sgg }
card-draw_sgg-why = { objective-draw_sgg-why }
card-draw_333s = { objective-draw_333s }
card-draw_333s-why = { objective-draw_333s-why }
card-engine_44sg = { objective-engine_44sg }
card-engine_44sg-why = { objective-engine_44sg-why }
card-engine_345 = { objective-engine_345 }
card-engine_345-why = { objective-engine_345-why }
card-engine_bbgg = { objective-engine_bbgg }
card-engine_bbgg-why = { objective-engine_bbgg-why }
card-engine_blhh = { objective-engine_blhh }
card-engine_blhh-why = { objective-engine_blhh-why }
card-engine_sshh = { objective-engine_sshh }
card-engine_sshh-why = { objective-engine_sshh-why }
card-move_bbhh = { objective-move_bbhh }
card-move_bbhh-why = { objective-move_bbhh-why }
card-move_ssll = { objective-move_ssll }
card-move_ssll-why = { objective-move_ssll-why }
card-move_345 = { objective-move_345 }
card-move_345-why = { objective-move_345-why }
card-move_34hh = { objective-move_34hh }
card-move_34hh-why = { objective-move_34hh-why }
card-move_ssbb = { objective-move_ssbb }
card-move_ssbb-why = { objective-move_ssbb-why }

## Покупки на рынке скота. `.price` — сколько они стоят, после «за».

offer-value3_1 = 1 карта скота ценностью 3 за 1 ковбоя и $6
    .price = 1 ковбоя и $6
offer-value3_1-why = 1 карта скота ценностью 3 (голштинская, бурая швицкая, айрширская) за 1 ковбоя и $6.
offer-value3_2 = 1 карта скота ценностью 3 за 2 ковбоев и $3
    .price = 2 ковбоев и $3
offer-value3_2-why = 1 карта скота ценностью 3 (голштинская, бурая швицкая, айрширская) за 2 ковбоев и $3.
offer-value3_3 = 2 карты скота ценностью 3 за 3 ковбоев и $5
    .price = 3 ковбоев и $5, вместе с ещё одной
offer-value3_3-why = Ровно 2 карты скота ценностью 3 (голштинская, бурая швицкая, айрширская) за 3 ковбоев и $5.
offer-highland_1 = 1 хайлендская за 1 ковбоя и $12
    .price = 1 ковбоя и $12
offer-highland_1-why = 1 хайлендская за 1 ковбоя и $12.
offer-highland_3 = 1 хайлендская за 3 ковбоев и $6
    .price = 3 ковбоев и $6
offer-highland_3-why = 1 хайлендская за 3 ковбоев и $6.
offer-highland_5 = 2 хайлендские за 5 ковбоев и $8
    .price = 5 ковбоев и $8, вместе с ещё одной
offer-highland_5-why = Ровно 2 хайлендские за 5 ковбоев и $8.
offer-longhorn_2 = 1 техасский лонгхорн за 2 ковбоев и $12
    .price = 2 ковбоев и $12
offer-longhorn_2-why = 1 техасский лонгхорн за 2 ковбоев и $12.
offer-longhorn_4 = 1 техасский лонгхорн за 4 ковбоев и $6
    .price = 4 ковбоев и $6
offer-longhorn_4-why = 1 техасский лонгхорн за 4 ковбоев и $6.

## Диски планшета: что они открывают

disc-aux_dollar2 = вспомогательное действие «доллары», двойное
disc-aux_dollar2-why = Белые углы. Вспомогательное действие «{ aux-dollar.single }» можно выполнять двойным: $2.
disc-aux_draw2 = вспомогательное действие «добор», двойное
disc-aux_draw2-why = Белые углы. Вспомогательное действие «{ aux-draw.single }» можно выполнять двойным: 2 и 2.
disc-aux_certificate1 = вспомогательное действие «сертификат», первый диск
disc-aux_certificate1-why = Белые углы. Открывает вспомогательное действие «{ aux-certificate.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-aux_certificate2 = вспомогательное действие «сертификат», второй диск
disc-aux_certificate2-why = Белые углы. Открывает вспомогательное действие «{ aux-certificate.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-aux_engine1 = вспомогательное действие «паровоз», первый диск
disc-aux_engine1-why = Белые углы. Открывает вспомогательное действие «{ aux-engine.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-aux_engine2 = вспомогательное действие «паровоз», второй диск
disc-aux_engine2-why = Белые углы. Открывает вспомогательное действие «{ aux-engine.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-aux_remove1 = вспомогательное действие «удаление карт», первый диск
disc-aux_remove1-why = Белые углы. Открывает вспомогательное действие «{ aux-remove.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-aux_remove2 = вспомогательное действие «удаление карт», второй диск
disc-aux_remove2-why = Белые углы. Открывает вспомогательное действие «{ aux-remove.single }»; если сняты оба его диска, его можно выполнять двойным.
disc-certificates4 = предел сертификатов 4
disc-certificates4-why = Белые углы. Вы можете иметь 4 сертификата вместо 3.
disc-step_dollars = шаги и доллары
disc-step_dollars-why = Чёрные углы. Сразу получите $3; предел шагов +1 при двух игроках, +2 при трёх и четырёх.
disc-step_points = шаги и очки
disc-step_points-why = Чёрные углы. Предел шагов +1; 3 ПО в конце игры.
disc-hand1 = размер руки, первый диск
disc-hand1-why = Чёрные углы. Заплатите $5; предел карт на руке растёт на 1.
disc-hand2 = размер руки, второй диск
disc-hand2-why = Чёрные углы. Заплатите $5; предел карт на руке растёт на 1.
disc-certificates6 = предел сертификатов 6
disc-certificates6-why = Чёрные углы. Вы можете иметь 6 сертификатов, но только если снят и диск с предела 4.

## Железная дорога: боковые пути, станции (`.cost` — цена улучшения), начальники станций

space-turnout1 = боковой путь станции 1
space-turnout1-why = { station-station1-why }
space-turnout2 = боковой путь станции 2
space-turnout2-why = { station-station2-why }
space-turnout3 = боковой путь станции 3
space-turnout3-why = { station-station3-why }
space-turnout4 = боковой путь станции 4
space-turnout4-why = { station-station4-why }
space-turnout5 = боковой путь станции 5
space-turnout5-why = { station-station5-why }
space-turnout6 = боковой путь станции 6
space-turnout6-why = { station-station6-why }
space-turnout7 = боковой путь станции 7
space-turnout7-why = { station-station7-why }
space-turnout8 = боковой путь станции 8
space-turnout8-why = { station-station8-why }
space-turnout9 = боковой путь станции 9
space-turnout9-why = { station-station9-why }

station-station1 = станция 1
    .acc = станцию 1
    .gen = станции 1
    .loc = станции 1
    .cost = $2
station-station1-why = На боковом пути после деления 4. Улучшение: $2, 1 ПО; белые углы. Кто первым оставит здесь помощника, забирает начальника станции.
station-station2 = станция 2
    .acc = станцию 2
    .gen = станции 2
    .loc = станции 2
    .cost = $2
station-station2-why = На боковом пути после деления 7. Улучшение: $2, 1 ПО; белые углы. Кто первым оставит здесь помощника, забирает начальника станции.
station-station3 = станция 3
    .acc = станцию 3
    .gen = станции 3
    .loc = станции 3
    .cost = $4
station-station3-why = На боковом пути после деления 10. Улучшение: $4, 2 ПО; белые углы. Кто первым оставит здесь помощника, забирает начальника станции.
station-station4 = станция 4
    .acc = станцию 4
    .gen = станции 4
    .loc = станции 4
    .cost = $4
station-station4-why = На боковом пути после деления 13. Улучшение: $4, 2 ПО; белые углы. Кто первым оставит здесь помощника, забирает начальника станции.
station-station5 = станция 5
    .acc = станцию 5
    .gen = станции 5
    .loc = станции 5
    .cost = $6
station-station5-why = На боковом пути после деления 16. Улучшение: $6, 3 ПО; чёрные углы. Кто первым оставит здесь помощника, забирает начальника станции.
station-station6 = станция 6
    .acc = станцию 6
    .gen = станции 6
    .loc = станции 6
    .cost = $8
station-station6-why = На боковом пути после деления 21. Улучшение: $8, 5 ПО; чёрные углы.
station-station7 = станция 7
    .acc = станцию 7
    .gen = станции 7
    .loc = станции 7
    .cost = $7
station-station7-why = На боковом пути после деления 25. Улучшение: $7, 6 ПО; чёрные углы.
station-station8 = станция 8
    .acc = станцию 8
    .gen = станции 8
    .loc = станции 8
    .cost = $6
station-station8-why = На боковом пути после деления 29. Улучшение: $6, 7 ПО; чёрные углы.
station-station9 = станция 9
    .acc = станцию 9
    .gen = станции 9
    .loc = станции 9
    .cost = $5
station-station9-why = На боковом пути после деления 33. Улучшение: $5, 8 ПО; чёрные углы.
station-station10 = станция 10
    .acc = станцию 10
    .gen = станции 10
    .loc = станции 10
    .cost = $3
station-station10-why = В конце железной дороги, деление 39. Улучшение: $3, 9 ПО; чёрные углы.

master-workers = начальник станции (помощники)
    .acc = начальника станции (помощники)
    .short = начальник (помощники)
master-workers-why = Сразу получите $2. В конце игры 1 ПО за каждого помощника на вашем планшете, считая напечатанных.
master-objectives = начальник станции (задания)
    .acc = начальника станции (задания)
    .short = начальник (задания)
master-objectives-why = Сразу бесплатно уберите опасность или торгуйте. В конце игры 3 ПО за каждые 2 карты в вашей зоне заданий.
master-hazards = начальник станции (опасности)
    .acc = начальника станции (опасности)
    .short = начальник (опасности)
master-hazards-why = 1 постоянный сертификат. В конце игры 3 ПО за каждые 2 ваших жетона опасности.
master-teepees = начальник станции (типи)
    .acc = начальника станции (типи)
    .short = начальник (типи)
master-teepees-why = 1 постоянный сертификат. В конце игры 3 ПО за каждую пару типи, зелёное и синее.
master-certificates = начальник станции (сертификаты)
    .acc = начальника станции (сертификаты)
    .short = начальник (сертификаты)
master-certificates-why = 1 постоянный сертификат. В конце игры 3 ПО за каждые 2 ваших сертификата, считая постоянные.

## Города

city-kansas_city = Канзас-Сити
city-kansas_city-why = Ценность 0; белые углы. Дисков сколько угодно: каждый приносит сразу $6, а в конце −6 ПО.
city-topeka = Топика
    .acc = Топику
city-topeka-why = Ценность 1; белые углы. Вместе с Уичито — сразу карта задания, в конце −3 ПО.
city-wichita = Уичито
city-wichita-why = Ценность 4; белые углы. Вместе с Топикой — сразу карта задания, в конце −3 ПО; вместе с Колорадо-Спрингсом — в конце −1 ПО.
city-colorado_springs = Колорадо-Спрингс
city-colorado_springs-why = Ценность 6; белые углы. Вместе с Уичито — в конце −1 ПО; вместе с Санта-Фе — сразу карта задания.
city-santa_fe = Санта-Фе
city-santa_fe-why = Ценность 8; белые углы. Вместе с Колорадо-Спрингсом — сразу карта задания; вместе с Альбукерке — сразу карта задания.
city-albuquerque = Альбукерке
city-albuquerque-why = Ценность 10; чёрные углы. Вместе с Санта-Фе — сразу карта задания; вместе с Эль-Пасо — в конце 6 ПО.
city-el_paso = Эль-Пасо
city-el_paso-why = Ценность 12; чёрные углы. Вместе с Альбукерке — в конце 6 ПО; вместе с Сан-Диего — в конце 8 ПО.
city-san_diego = Сан-Диего
city-san_diego-why = Ценность 14; белые углы. Вместе с Эль-Пасо — в конце 8 ПО; вместе с Сакраменто — в конце 4 ПО.
city-sacramento = Сакраменто
city-sacramento-why = Ценность 16; чёрные углы. 6 ПО. Вместе с Сан-Диего — в конце ещё 4 ПО.
city-san_francisco = Сан-Франциско
city-san_francisco-why = Ценность 18; чёрные углы. Дисков сколько угодно, по 9 ПО за каждый.

## Откуда очки

source-dollars = доллары
source-dollars-why = 1 ПО за каждые полные $5.
source-buildings = здания
source-buildings-why = ПО, напечатанные на ваших зданиях на пути.
source-cities = города
source-cities-why = Диски: в Канзас-Сити −6 ПО за каждый, в Сакраменто 6, в Сан-Франциско 9 за каждый; и стрелки, на обоих концах которых есть ваши диски.
source-stations = станции
source-stations-why = ПО станций с вашим диском.
source-hazards = опасности
source-hazards-why = ПО, напечатанные на ваших жетонах опасности.
source-cattle = скот
source-cattle-why = ПО, напечатанные на картах скота всей вашей колоды.
source-objectives = задания
source-objectives-why = Карты заданий: их ПО, если выполнены, иначе штраф. Предметы и несыгранные карты учитываются так, как вам выгоднее.
source-station_masters = начальники станций
source-station_masters-why = ПО взятых вами начальников станций.
source-workers = помощники
source-workers-why = 4 ПО за каждого помощника в столбцах 5 и 6.
source-steps = диск шагов
source-steps-why = 3 ПО, если снят диск «шаги и очки».
source-token = жетон рынка труда
source-token-why = 2 ПО тому, у кого жетон рынка труда.

tie = При равенстве очков победа общая (GWT-19.12).

side-a = сторона a
side-b = сторона b

## Что лежит на столе и перед игроком

label-current = ходит
label-trail = путь
label-tile = жетон
label-building = здание
label-owner = владелец
label-tolls = пошлины
label-green = зелёная рука
label-black = чёрная рука
label-jobs = рынок труда
label-wages = плата за наём
label-token = ряд жетона рынка труда
label-foresight = поле прогнозов
label-piles = запас Канзас-Сити
label-market = рынок скота
label-market_size = размер рынка скота
label-cattle_left = карты скота в стопке
label-display = открытые задания
label-objectives_left = карты заданий в стопке
label-masters = начальники станций
label-master = начальник станции
label-worker = помощник
label-buildings = личные здания в игре
label-holder = у кого жетон рынка труда
label-left = осталось последних ходов
label-players = игроки
label-reach = куда можно дойти
label-steps = шаги
label-toll = пошлина
label-money = доллары
label-place = погонщик
label-engine = паровоз
label-certificates = сертификаты
label-certificate_limit = предел сертификатов
label-permanent = постоянные сертификаты
label-step_limit = предел шагов
label-hand_limit = предел карт на руке
label-discs = диски на планшете
label-workers = помощники
label-titles = взятые начальники станций
label-tiles = добытые жетоны
label-unbuilt = непостроенные здания
label-stations = станции
label-cities = города
label-transport = стоимость перевозки
label-area = зона заданий
label-hand = рука
label-stack = стопка добора
label-discarded = карты в стопке сброса
label-discard = стопка сброса
label-deck = вся колода
label-points = ПО
label-score = итого
label-seat = место за столом
label-value = ценность руки

vp = { $amount } ПО

## Виды слов, для сообщений о неверных словах

noun-spot = место на пути
noun-action = действие
noun-aux = вспомогательное действие
noun-building = здание
noun-worker = помощник
noun-tile = жетон
noun-breed = порода
noun-card = карта
noun-objective = карта задания
noun-task = условие
noun-offer = покупка на рынке скота
noun-disc = диск
noun-space = деление железной дороги
noun-station = станция
noun-master = начальник станции
noun-city = город
noun-source = источник очков
noun-side = сторона здания
noun-row = ряд рынка труда
noun-cards = число карт
noun-certificates = число сертификатов

## Ответы

verb-begin = Начать на { $spot_loc }
verb-move = { $spot_key ->
    [kansas_city] Гнать стадо в Канзас-Сити
   *[other] Гнать стадо на { $spot }
    }
verb-via = { $spot_key ->
    [kansas_city] Дальше в Канзас-Сити
   *[other] Дальше на { $spot }
    }
verb-play = Сыграть { $objective }
verb-use = { $action_do }
verb-auxiliary = Вспомогательное: { $aux_single }
verb-double = Двойное вспомогательное: { $aux_double }
verb-copy = Скопировать здание на { $spot_loc }
verb-done = Готово
verb-skip = Отказаться
verb-discard = Сбросить { $card_acc }
verb-remove = Удалить из игры { $card_acc }
verb-draw = { $amount ->
    [one] Взять { $amount } карту
    [few] Взять { $amount } карты
   *[many] Взять { $amount } карт
    }
verb-hire = Нанять { $worker_acc } из ряда { $row }
verb-build = Построить { $building }
verb-site = Построить на { $spot_loc }
verb-buy = Купить { $card_acc } за { $offer_price }
verb-add = Взять ещё { $card_acc }
verb-turn_up = Открыть на рынке 2 карты (1 ковбой)
verb-take = Взять { $objective }
verb-take_unseen = Взять вслепую верхнюю карту заданий
verb-engine = { $space ->
    [0] Паровоз назад на старт
    [39] Паровоз в конец дороги, на деление 39
    [one] Паровоз на деление { $space }
    [few] Паровоз на деление { $space }
    [many] Паровоз на деление { $space }
   *[turnout] Паровоз на { $space }
    }
verb-trade = Взять типи с { $spot_gen } ({ $spot_worth })
verb-clear = Убрать опасность с { $spot_gen }
verb-upgrade = Улучшить { $station_acc } за { $station_cost }
verb-disc = Снять диск: { $disc }
verb-lift = Забрать диск со { $station_gen }
verb-appoint = Оставить на станции { $worker_acc }
verb-foresee = Выбрать { $tile_acc }
verb-spend = { $amount ->
    [0] Не тратить сертификатов
    [one] Потратить { $amount } сертификат
    [few] Потратить { $amount } сертификата
   *[many] Потратить { $amount } сертификатов
    }
verb-deliver = Доставить стадо в { $city_acc }

## Вопросы

ask-begin = Где начинается ваш перегон? Подойдёт любое нейтральное здание.
ask-move = Куда вы гоните стадо? Сначала можно сыграть карты заданий.
ask-drive = { $steps ->
    [1] Куда вы гоните стадо дальше? Ровно { $steps } шаг.
   *[many] Куда вы гоните стадо дальше? До { $steps } шагов.
    }
ask-free_move = { $steps ->
    [1] Бесплатное движение: куда вы идёте? { $steps } шаг, без пошлин.
   *[many] Бесплатное движение: куда вы идёте? До { $steps } шагов, без пошлин.
    }
ask-way = Какой дорогой вы идёте { $spot_key ->
    [kansas_city] в Канзас-Сити
   *[other] на { $spot }
    }? У вас { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[many] осталось { $steps } шагов
    }.
ask-visit = Вы { $spot_key ->
    [kansas_city] в Канзас-Сити
   *[other] на { $spot_loc }
    }: что вы делаете?
ask-offered = Выполняете ли вы мгновенное действие «{ $action }»?
ask-discard_for = { $left ->
    [2] Первая карта пары: какую вы сбрасываете? Действие: «{ $action }».
   *[many] Какую карту вы сбрасываете? Действие: «{ $action }».
    }
ask-discard_drawn = { $left ->
    [1] Какую карту вы сбрасываете?
   *[many] Какие карты вы сбрасываете? Осталось сбросить: { $left }.
    }
ask-remove_cards = { $left ->
    [1] Какую карту вы удаляете из игры? Не больше { $left }.
   *[many] Какие карты вы удаляете из игры? Не больше { $left }.
    }
ask-draw_cards = { $most ->
    [1] Берёте ли вы { $most } карту? Потом вы сбросите столько же.
   *[many] Сколько карт вы берёте? Не больше { $most }; потом вы сбросите столько же.
    }
ask-auxiliary = Какое вспомогательное действие вы выполняете, одинарное или двойное?
ask-hire = { $modifier ->
    [0] Кого вы нанимаете? Плата — как в его ряду.
    [2] Кого вы нанимаете? Плата — на $2 выше, чем в его ряду.
    [-1] Кого вы нанимаете? Плата — на $1 ниже, чем в его ряду.
   *[many] Кого вы нанимаете? Плата — на $2 ниже, чем в его ряду.
    }
ask-build = Какое здание вы строите? Цена — ${ $each } за каждого нужного строителя.
ask-site = Где вы строите { $building }? Цена — ${ $each } за строителя; заменяя своё здание, вы платите только за разницу.
ask-buy = { $cowboys ->
    [0] Все ваши ковбои уже использованы.
    [one] Какой скот вы покупаете? У вас свободен { $cowboys } ковбой.
    [few] Какой скот вы покупаете? У вас свободны { $cowboys } ковбоя.
   *[many] Какой скот вы покупаете? У вас свободно { $cowboys } ковбоев.
    }
ask-buy_second = Какую карту вы берёте второй? Покупка: { $offer }.
ask-objective = { $to_hand ->
    [0] Какую карту задания вы берёте? Она ляжет в вашу стопку сброса.
   *[many] Какую карту задания вы берёте на руку?
    }
ask-trade = Торговля: какое типи вы берёте?
ask-hazard = { $cost ->
    [0] Какую опасность вы бесплатно убираете?
   *[many] Какую опасность вы убираете за ${ $cost }?
    }
ask-hazard_or_trade = Какую опасность вы бесплатно убираете или какое типи берёте, торгуя?
ask-engine = { $steps ->
    [1] Куда едет ваш паровоз? На { $steps } деление вперёд.
   *[many] Куда едет ваш паровоз? До { $steps } делений вперёд.
    }
ask-engine_back = { $steps ->
    [one] Куда едет ваш паровоз? Ровно на { $steps } деление назад.
    [few] Куда едет ваш паровоз? Ровно на { $steps } деления назад.
   *[many] Куда едет ваш паровоз? Ровно на { $steps } делений назад.
    }
ask-engine_home = Конец железной дороги: куда возвращается ваш паровоз? За это вы получаете $3.
ask-special_delivery = Особая доставка: куда отъезжает назад ваш паровоз? Каждое пройденное деление с номером прибавляет 1 к доступной ценности города.
ask-upgrade = Улучшаете ли вы { $station_acc } за { $station_cost }?
ask-upgrade_behind = Какую станцию позади паровоза вы улучшаете?
ask-station_master = Какого нанятого помощника вы оставляете на { $station_loc }, чтобы забрать её начальника? Можно и отказаться.
ask-city_disc = { $transport ->
    [0] Какой диск вы кладёте в { $city_acc }?
   *[many] Какой диск вы кладёте в { $city_acc }? Перевозка обойдётся в ${ $transport }.
    }
ask-station_disc = Какой диск вы кладёте на { $station_acc }?
ask-foresight = Канзас-Сити, этап { $column }: какой жетон из столбца { $column } вы выкладываете на поле?
ask-income = Канзас-Сити, этап 4: ваша рука стоит ${ $value }. Сколько сертификатов вы добавляете, по $1 за каждый?
ask-deliver = { $special ->
    [0] Канзас-Сити, этап 5: в какой город ценностью до { $value } вы доставляете стадо?
   *[many] Особая доставка: в какой город ценностью до { $value } вы доставляете стадо?
    }

## События. `got_card` видит только один игрок.

event-first = { $seat } начинает игру.
event-stands = На { $spot_loc } стоит { $building }.
event-lies_open = В игре у всех: { $building }.
event-waits = На { $station_loc } ждёт { $master_short }.
event-dealt = { $seat } получает { $objective }.
event-laid = На { $spot_loc } появляется { $tile }.
event-out_of_work = В ряду { $row } ищет работу { $worker }.
event-tile_gone = Свободного места нет: { $tile } выходит из игры.
event-foresight = Новое на поле прогнозов: { $tile }.
event-on_sale = Новое на рынке скота: { $card }.
event-on_display = Открывается новое { $objective }.
event-turn = Ходит { $seat }.
event-began = { $seat } начинает перегон на { $spot_loc }.
event-moved = { $spot_key ->
    [kansas_city] { $seat } пригоняет стадо в Канзас-Сити.
   *[other] { $seat } гонит стадо на { $spot }.
    }
event-toll = { $seat } платит ${ $amount } пошлины на { $spot_loc }.
event-toll_to = { $seat } платит ${ $amount } пошлины на { $spot_loc }; деньги получает { $owner }.
event-played = { $seat } разыгрывает { $objective }.
event-used = { $action_key ->
    [auxiliary] { $seat } выбирает вспомогательное действие.
    [free_move_3] { $seat } использует { $action }.
    [special_delivery] { $seat } выполняет особую доставку.
   *[other] { $seat } использует действие «{ $action }».
    }
event-helped = { $amount ->
    [1] { $seat } выполняет вспомогательное действие «{ $aux_single }».
   *[many] { $seat } выполняет двойное вспомогательное действие «{ $aux_double }».
    }
event-copied = { $seat } копирует { $building } на { $spot_loc }.
event-discarded = { $seat } сбрасывает { $card_acc }.
event-removed = { $seat } удаляет из игры { $card_acc }.
event-drew = { $seat } берёт { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
    }.
event-got_card = { $seat } берёт на руку { $card_acc }.
event-shuffled = { $seat } перемешивает стопку сброса: теперь это новая стопка добора.
event-gained = { $seat } получает ${ $amount }.
event-paid = { $seat } платит ${ $amount }.
event-certified = { $seat } сдвигает маркер сертификатов до отметки { $amount }.
event-hired = { $seat } нанимает { $worker_acc } за ${ $amount }.
event-built = { $seat } строит { $building } на { $spot_loc } за ${ $amount }.
event-replaced = { $seat } сносит { $building }.
event-bought = { $seat } покупает { $card_acc }.
event-took_card = { $seat } берёт { $objective }.
event-took_to_hand = { $seat } берёт на руку { $objective }.
event-engine_went = { $space ->
    [0] { $seat } возвращает паровоз на старт.
    [39] { $seat } доводит паровоз до конца дороги, деления 39.
    [one] { $seat } ведёт паровоз на деление { $space }.
    [few] { $seat } ведёт паровоз на деление { $space }.
    [many] { $seat } ведёт паровоз на деление { $space }.
   *[turnout] { $seat } ведёт паровоз на { $space }.
    }
event-upgraded = { $seat } улучшает { $station_acc }.
event-disc_came = { $seat } снимает диск с планшета: { $disc }.
event-lifted = { $seat } забирает диск со { $station_gen }.
event-appointed = { $seat } отдаёт { $worker_acc } и забирает { $master_acc }.
event-traded = { $seat } торгует и берёт { $tile_acc }.
event-cleared = { $seat } убирает с пути { $tile_acc }.
event-showed = { $amount ->
    [1] { $seat } показывает { $card_acc }.
    [few] { $seat } показывает: { $amount } { $card_few }.
   *[many] { $seat } показывает: { $amount } { $card_many }.
    }
event-spent = { $seat } тратит { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
    }.
event-earned = { $seat } выручает за стадо ${ $amount }.
event-delivered = { $seat } доставляет стадо в { $city_acc }.
event-not_delivered = { $seat } остаётся без диска для доставки.
event-transport = { $seat } платит ${ $amount } за перевозку.
event-token_went = Жетон рынка труда спускается в ряд { $row }.
event-last_round = { $seat } заполняет рынок труда и забирает его жетон. У всех остальных ещё по одному ходу.
event-counted = { $seat } записывает { $amount } ПО ({ $source }).

## Настройки: название, пояснение, значения

option-setup = Раскладка
option-setup-why = Как раскладывают здания: по порядку (для первых партий) или случайно.
option-setup-beginner = первая партия
option-setup-standard = обычная раскладка
option-neutral = Нейтральные здания
option-neutral-why = Какое нейтральное здание стоит на каком из мест A–G; можно задать и семь букв в порядке мест, например CABDGFE.
option-neutral-in_order = каждое на своей букве
option-neutral-random = случайно
option-sides = Стороны личных зданий
option-sides-why = Какой стороной у всех лежит каждое личное здание; можно задать и десять букв для зданий 1–10, например abbabaabba.
option-sides-all_a = все стороной a
option-sides-random = случайно

## Ошибки

error-neutral-letters = Нейтральные здания задают буквами от A до G, каждой по разу; здесь иначе: «{ $given }».
error-building-sides = Стороны личных зданий задают десятью буквами a или b; здесь иначе: «{ $given }».
error-scene-certificates = «{ $field }»: указано { $given }; такого значения нет на шкале сертификатов.
error-scene-spot-taken = «{ $field }»: указано { $given }, но на этом месте уже лежит что-то другое.
error-scene-spot-tile = «{ $field }»: указано { $given }, а это не может там лежать.
error-scene-foresight = «{ $field }»: указано { $given }, а в стопке этого столбца такого нет.
error-scene-building-spot = «{ $field }»: указано { $given }; на месте для построек стоит личное здание с владельцем, например [0, "1a"], а на других местах — нет.
error-scene-building-side = «{ $field }»: указано { $given }, но играют стороной { $wanted }.
error-scene-building-twice = «{ $field }»: указано { $given }, а игрок на месте { NUMBER($owner, useGrouping: 0) } это здание уже построил или потерял.
error-scene-known = «{ $field }»: карт { $card } указано { $given }, а на руке их { $most }.
error-scene-dealt = «{ $field }»: начальных целей { $given }, а игроку раздают одну.
error-scene-given = «{ $field }» и «{ $master }» противоречат друг другу: помощник лежит на станции тогда и только тогда, когда её начальника забрали.
error-scene-jobs = «{ $field }» должно быть свободно: помощники заполняют ряд за рядом до жетона, а он в ряду { $row }, по месту на игрока.
error-scene-filled = «{ $field }»: указано { $given }, но помощников в ряду жетона { $most }, а последнее место занимает сам жетон.
error-scene-holder = «{ $field }»: жетон рынка труда у кого-то есть тогда и только тогда, когда он покинул последний ряд; тогда «token» — { $last }, а здесь { $token }.
error-scene-off-trail = «{ $field }»: указано { $given }, а это в стороне от тропы; ни один погонщик там не стоит.
error-scene-in-city = «{ $field }»: указано { $given }, но на этом шаге погонщик этого игрока не может быть там.
error-scene-engine-taken = «{ $field }»: указано { $given }, а там стоит другой паровоз; несколько помещается только на старте.
error-scene-engine-end = «{ $field }»: указано { $given } — конец железной дороги, откуда паровоз сразу возвращается.
error-scene-step-current = «{ $given }» в «{ $field }» — шаг не того игрока, чей сейчас ход (место { NUMBER($current, useGrouping: 0) }).
error-scene-step-stands = «{ $given }» в «{ $field }»: погонщик этого игрока в другом месте.
error-scene-step-way = «{ $given }» в «{ $field }»: до этой цели не дойти за столько шагов.
error-scene-step-used = «{ $given }» в «{ $field }»: вспомогательное действие и местные действия не используют в одно посещение.
error-scene-step-copies = «{ $given }» в «{ $field }»: эти здания не могли скопировать одно другое.
error-scene-step-action = «{ $given }» в «{ $field }» не спрашивают об этом действии.
error-scene-step-printed = «{ $given }» в «{ $field }»: такого числа нет ни на чём в игре.
error-scene-step-too-few = «{ $given }» в «{ $field }» не подходит к числу карт, из которых игрок может выбрать.
error-scene-step-value = «{ $given }» в «{ $field }»: рука этого игрока стоит иначе.
error-scene-step-money = «{ $given }» в «{ $field }»: у игрока на это не хватает денег.
error-scene-step-transport = «{ $given }» в «{ $field }»: перевозка в этот город стоит иначе.
error-scene-step-disc = «{ $given }» в «{ $field }» не подходит к дискам этого игрока.
error-scene-step-engine = «{ $given }» в «{ $field }»: паровоза этого игрока там нет.
error-scene-step-master = «{ $given }» в «{ $field }»: на этой станции нет начальника.
error-scene-step-foresight = «{ $given }» в «{ $field }»: в этом столбце нечего выбрать.
error-scene-step-building = «{ $given }» в «{ $field }»: у игрока нет такого здания для постройки.
error-scene-step-cowboys = «{ $given }» в «{ $field }»: у игрока нет столько ковбоев.
error-scene-step-offer = «{ $given }» в «{ $field }»: это предложение только на одну карту.

## Почему что-то нельзя

why-later_move = Погонщик двигается в начале вашего хода.
why-later_use = Действия здания выполняют, когда погонщик до него дошёл.
why-later_auxiliary = Вспомогательные действия выполняют там, где остановился погонщик.
why-later_play = Карты заданий играют до движения, а также до или после действия.
why-later_discard = Карты скота сбрасывают, когда этого требует действие.
why-later_hire = Помощников нанимают действием, например в нейтральном здании A.
why-later_build = Здания строят действием, например в нейтральном здании B.
why-later_buy = Скот покупают действием, например в нейтральном здании E.
why-later_turn_up = Рынок скота пополняют во время покупки скота.
why-later_take = Карты заданий берут действием или при доставке.
why-later_take_unseen = Карты заданий берут действием или при доставке.
why-later_engine = Паровоз едет, когда это позволяет действие.
why-later_upgrade = Станцию улучшают, когда у неё останавливается ваш паровоз.
why-later_appoint = Помощник становится начальником станции сразу после её улучшения.
why-later_disc = Диски снимают при доставке или улучшении станции.
why-later_foresee = Жетоны с поля прогнозов выбирают в Канзас-Сити, столбец за столбцом.
why-later_spend = Сертификаты тратят при получении дохода в Канзас-Сити.
why-later_deliver = Стада отправляют в города из Канзас-Сити, после трёх жетонов и дохода.
why-compulsory = Сейчас это обязательно: нужно выбрать.
why-other_action = Сейчас речь о другом: { $action }.
why-other_station = Ваш паровоз остановился у другой станции: { $station }.
why-auxiliary_used = В этот визит уже выполнено вспомогательное действие, больше здесь делать нечего.
why-local_used = Вы уже использовали действие этого места, а это исключает вспомогательное.
why-not_yours_to_use = Здесь можно только одно вспомогательное действие: местные дают нейтральные и ваши здания.
why-not_offered = Здание здесь этого не даёт.
why-used_up = В этот визит вы это уже использовали.
why-no_copier = Использовать можно только здание, где стоит ваш погонщик; другое копирует лишь 8b.
why-not_linked = Копировать можно только здание, соседнее по пути.
why-no_building = Там нет здания.
why-copied_already = Это здание уже участвует в копировании.
why-not_neutral = Начинают на нейтральном здании.
why-off_the_trail = Это место торговли лежит в стороне от пути, туда не ходят.
why-stands_here = Ваш погонщик уже там, а нужно идти дальше.
why-no_location = Без жетона там остановиться нельзя.
why-no_way_there = Стрелки туда не ведут: назад пути нет.
why-not_into_the_city = Бесплатным ходом в Канзас-Сити не войти.
why-too_far = Слишком далеко: нужно не меньше { $need } шагов, а у вас { $have }.
why-not_next = Это не следующее место на вашем пути.
why-leads_astray = Оттуда шагов до цели не хватит: { $spot }.
why-not_in_hand = Этой карты у вас в руке нет: { $card }.
why-objective_not_in_hand = Этой карты задания у вас в руке нет: { $objective }.
why-no_objective_in_hand = У вас в руке нет карты задания.
why-no_cattle_in_hand = У вас в руке нет карты скота.
why-wants_cattle = Нужна карта скота.
why-wants_objective = Нужна карта задания.
why-no_pair = Нужны две карты одной породы.
why-no_effect = Сейчас это вам ничего не даст.
why-nobody_to_hire = Нет никого, кого вы могли бы нанять и оплатить.
why-nothing_to_build = Ни на одно ваше здание не хватает строителей или денег.
why-at_certificate_limit = Сертификатов у вас уже сколько можно: { $most }.
why-no_cards_left = Карт заданий больше не осталось.
why-no_teepee_to_trade = Нет типи, за которое вы могли бы торговать.
why-nothing_on_sale = На рынке скота нечего купить и нечего открыть.
why-no_hazard = На пути нет опасностей.
why-no_station_behind = Позади вашего паровоза нет станции, которую можно улучшить.
why-locked = Это вспомогательное действие ещё закрыто диском.
why-locked_twice = Для двойного нужно снять оба диска этого вспомогательного действия.
why-draw_piles_empty = Вам больше нечего брать из стопки.
why-too_few = Нужно не меньше { $least }.
why-too_many = Можно не больше { $most }.
why-row_closed = Из этого ряда ещё нельзя нанимать: только из рядов выше жетона.
why-not_in_row = В этом ряду такого помощника нет: { $worker }.
why-row_full = Ваш ряд для этого вида заполнен: { $worker }.
why-not_your_building = Это не ваше здание в этой игре.
why-built_already = Вы уже построили это здание.
why-no_building_spot = Свои здания ставят только на места для зданий.
why-owned_by = Там уже стоит здание, владелец: { $seat }.
why-not_more_craftsmen = Здание заменяет другое ваше, только если требует больше строителей.
why-too_few_craftsmen = { $need ->
    [one] Нужен { $need } строитель
    [few] Нужно { $need } строителя
   *[many] Нужно { $need } строителей
    }, а у вас { $have }.
why-other_offer = Покупают здесь не это.
why-not_on_sale = Такой карты на рынке скота нет.
why-too_few_on_sale = На рынке скота не хватает карт: нужно { $need }.
why-too_few_cowboys = { $need ->
    [one] Нужен { $need } неиспользованный ковбой
    [few] Нужно { $need } неиспользованных ковбоя
   *[many] Нужно { $need } неиспользованных ковбоев
    }, а у вас { $have }.
why-stack_empty = Стопка пуста.
why-no_teepee_there = Там нет типи.
why-no_hazard_there = Там нет опасности.
why-not_on_display = Эта карта не выложена.
why-not_ahead = Сейчас ваш паровоз едет вперёд.
why-not_behind = Это должно быть позади вашего паровоза.
why-engine_there = Там стоит другой паровоз: { $seat }.
why-engine_too_far = Слишком далеко: паровоз может проехать не больше чем на { $most ->
    [one] { $most } деление
    [few] { $most } деления
   *[many] { $most } делений
    }.
why-not_exactly = Паровоз должен отъехать назад ровно на { $exactly ->
    [one] { $exactly } деление
    [few] { $exactly } деления
   *[many] { $exactly } делений
    }.
why-cannot_go_back = Паровоз не может отъехать назад на { $exactly ->
    [one] { $exactly } деление
    [few] { $exactly } деления
   *[many] { $exactly } делений
    }.
why-only_printed = Начальником станции станет только нанятый помощник, не напечатанный: { $worker }.
why-not_in_column = Этого жетона нет в столбце, из которого вы сейчас выбираете.
why-no_more_workers = Когда начался конец игры, помощников выбирать уже нельзя.
why-city_too_dear = Ваше стадо стоит { $have }, а этому городу нужно { $need }.
why-disc_there = Там уже лежит ваш диск.
why-no_disc_there = Там нет вашего диска, который можно забрать.
why-disc_gone = С этого места диск уже снят.
why-white_first = Пока есть диски с белых мест, туда, где углы белые, идут только они.
why-twin_first = Сначала снимите другой диск, который открывает то же самое.
why-board_first = Диски со станций берут, только если ни один с планшета использовать нельзя.
why-no_disc = У вас нет диска, который можно туда положить.
why-too_expensive = Нужно ${ $need }, а у вас ${ $have }.

# What may be planned before one is asked

plan-no_upgrades = Не улучшать станции, на которых останавливается ваш паровоз
plan-no_upgrades-until = Пока вы это не отмените.
plan-no_masters = Оставлять начальников на их станциях
plan-no_masters-until = Пока вы это не отмените.
plan-move = Гнать стадо
plan-move-until = Один раз, в ваш ближайший ход.
