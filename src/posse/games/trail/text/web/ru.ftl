### Великий западный путь: то, что говорит только рисунок в браузере.

## Виды поля

trail-views = Виды
trail-map = Путь
trail-railroad = Железная дорога
trail-view-trail = Путь
trail-view-railroad = Ж/д
trail-view-own = Планшет
trail-view-markets = Рынки
trail-view-more = Очки и прочее
trail-board-of = Планшет: { $seat }
trail-marked = { $view } (на выбор: { $count })

## Что пояснение говорит о месте или делении дороги

trail-reach = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
    }, { $toll ->
    [0] без пошлин.
   *[other] пошлины: ${ $toll }.
    }
trail-owned = { $building } ({ $seat }).
trail-here = Погонщики здесь: { $players }.
trail-space = Деление { $number } железной дороги
trail-engines-here = Паровозы здесь: { $players }.
trail-why-space = Занятые деления паровоз проходит бесплатно, но остановиться на них не может.
trail-why-turnout = Паровоз, остановившийся здесь, может улучшить станцию рядом.

## Что пояснение говорит о помощниках

trail-wage = Ряд { $row }: плата ${ $wage }.
trail-not-yet = Нанять можно, когда жетон пройдёт этот ряд.
trail-column = { $worker }, столбец { $column }
trail-at-once = Кто его займёт, может сразу: { $action }.
trail-column-points = { $points } ПО в конце.
trail-why-column = Сначала занимают самый левый свободный столбец.

## Что пояснение говорит о вещах игрока

trail-counted = { $count } × { $thing }
trail-why-cattleman = Проходит от 1 до { $limit } шагов за ход.
trail-why-engine = Едет благодаря действиям; на боковых путях улучшает станции, и чем он дальше, тем дешевле доставки.
trail-why-money = 1 ПО за каждые $5 в конце.
trail-why-certificates = { $certificates } из { $limit }. Каждый потраченный в Канзас-Сити прибавляет $1 к доходу и 1 к ценности доставки.
trail-why-permanent = Каждый прибавляет 1 к каждому доходу; их не тратят.
trail-why-steps = Сколько локаций можно пройти за одно движение: { $limit }.
trail-why-hand = Карт на руке: { $hand }. В конце хода добирают до { $limit }.
trail-why-stack = Карт в стопке добора: { $stack }. Когда она пуста, перемешивают стопку сброса.
trail-why-discard = Карт — { $count }: { $cards }.
trail-why-deck = Карт — { $count }: { $cards }.
trail-why-workers = Ковбои: { $cowboy }. Строители: { $craftsman }. Инженеры: { $engineer }. Первый каждого вида напечатан на планшете.
trail-why-tiles = Убранные опасности и полученные типи; считаются в конце и для заданий.
trail-why-teepees = Получены торговлей; считаются для заданий и начальников станций.
trail-why-hazards = Убраны с пути; в конце приносят свои ПО.
trail-why-area = Сыгранные задания ({ $count }): все условия выполнены — ПО, иначе штраф.
trail-why-unbuilt = Ещё не построено зданий: { $count }.
trail-why-discs = Дисков на планшете: { $count }. Каждая доставка и каждая станция снимает один и открывает его место.
trail-why-score = Сколько было бы очков, если бы игра кончилась сейчас.

## Что пояснение говорит о столе

trail-why-token = Стоит в ряду { $row }: помощников выше можно нанять. Когда он покинет последний ряд, начнётся конец игры.
trail-why-row = Нанять помощника из ряда { $row } стоит ${ $wage }, не считая поправки действия.
trail-why-foresight = В Канзас-Сити по одному жетону из каждого столбца попадает на поле. В стопке столбца { $column } осталось: { $left }.
trail-why-jobs = Помощников над жетоном можно нанять; число впереди — плата.
trail-why-market = Карт на рынке: { $count }, у жёлтых стрелок пополняется до { $size }; в стопке: { $left }.
trail-why-display = Берут действием или при доставке; в стопке: { $left }.
trail-why-income = Столько рука принесла бы сейчас в Канзас-Сити: ${ $value }. Каждая порода считается один раз.
trail-why-hands = Зелёная рука стоит ${ $green }, чёрная — ${ $black }: в банк или владельцу здания.
trail-why-end = Жетон у игрока { $seat }. Осталось ходов: { $left }.

## Игроки и рынки

trail-auxiliary = Вспомогательные действия
trail-limits = Сертификаты, шаги, рука
trail-tray = Что можно сделать здесь
trail-no-cards = На руке нет карт.
trail-worth = Ваша рука стоит ${ $value }
trail-known = Карты, известные всем
trail-why-known = Все могут вычислить, что на руке: { $cards }.
trail-pile = Осталось в стопке: { $left }
trail-tasks-met = { $card }: выполнено условий { $done } из { $tasks }
trail-score-sheet = Очки на этот момент
trail-fills = Жёлтая стрелка
trail-why-fills = Когда жетон покидает этот ряд, рынок скота пополняется.
trail-ends = Красная стрелка
trail-why-ends = Когда жетон покидает этот ряд, начинается конец игры.

## Канзас-Сити шаг за шагом

trail-kansas-tile = Жетон
trail-kansas-income = Доход
trail-kansas-delivery = Доставка
trail-with-certificates = до ${ $most } с сертификатами
trail-city-taken = { $city }: ваш диск уже там
trail-city-far = { $city }: ценность { $value }, не достать
trail-city-open = { $city }, перевозка ${ $cost }{ $lacks ->
        [0] {""}
       *[other] , нужно сертификатов: { $lacks }
    }

## Значки

trail-legend = Что значат значки
trail-legend-discard = Сброс карт
trail-legend-money = Деньги и сертификаты
trail-legend-people = Наём и постройка
trail-legend-cards = Скот и карты
trail-legend-railroad = Железная дорога
trail-legend-trail = На пути
trail-legend-risk = Рискованные действия
trail-legend-auxiliary = Вспомогательные действия

## Вспомогательные действия вкратце

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
