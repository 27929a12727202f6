### Colt Express: что говорит только рисунок в браузере.

## Стол

colt-round = Раунд { $round } из { $rounds }
colt-begins = Ограбление начинается: все занимают места в поезде.
colt-begins-horses = Налёт верхом: бандиты скачут вдоль поезда и запрыгивают в вагоны.
colt-tray = На выбор
colt-no-cards = На руке нет карт.
colt-counted = { $count } × { $thing }

## Фильм

colt-film = Фильм
colt-film-back = Назад
colt-film-next = Дальше
colt-film-pause = Пауза
colt-film-play = Продолжить
colt-film-speed = Скорость

## Что объяснение говорит о месте

colt-here = Здесь: { $bandits }.
colt-marshal-here = Здесь маршал.
colt-shotgun-here = Здесь охранник.
colt-loot-here = Добыча: { $loot }.
colt-hostages-here = Заложники: { $hostages }.
colt-coach-here = Рядом едет дилижанс.
colt-why-inside = Внутри переходят на один вагон; выстрелы достают до соседнего вагона.
colt-why-roof = По крышам переходят до 3 вагонов; выстрелы достают до ближайших на виду.
colt-why-coach = Входят с его крыши или верхом; вошедший берёт заложника.
colt-why-coach_roof = Соседствует с крышей вагона рядом. В начале игры охранник стережёт здесь сейф.

## Что объяснение говорит о бандитах и законе

colt-bandit-of = { $bandit } ({ $seat })
colt-bandit-has = Осталось пуль: { $left }. Жетонов добычи: { $loot }.
colt-why-marshal = Кто окажется в его вагоне, получает нейтральную пулю и убегает на крышу.
colt-why-shotgun = На поезде он всегда на крыше рядом с дилижансом; кто попадёт туда, получает нейтральную пулю и должен бежать.
colt-why-horse = { $count ->
    [one] Здесь ждёт { $count } лошадь.
    [few] Здесь ждут { $count } лошади.
   *[many] Здесь ждут { $count } лошадей.
    } Для скачки нужна лошадь рядом с вагоном.

## Что объяснение говорит о картах

colt-card-of = { $card } ({ $bandit })
colt-played-by = Карта { $number }, игрок { $seat }.
colt-face-down = Закрытая карта
colt-why-face-down = Закрыта, пока до неё не дойдёт очередь.
colt-why-bullet = Пулю нельзя сыграть: она только занимает место на руке.
colt-why-round = Раунд планируют карта за картой, а потом выполняют карты в том же порядке.
colt-why-first = Начинает каждый ход этого раунда; потом первым станет следующий игрок.
colt-why-neutral = Их дают маршал, охранник и события.
colt-why-keep = { $count ->
    [one] Одну карту с руки можно оставить на следующий раунд.
    [few] { $count } карты с руки можно оставить на следующий раунд.
   *[many] { $count } карт с руки можно оставить на следующий раунд.
    }

## Что объяснение говорит о добыче и вещах игрока

colt-value-known = Вам известно: ${ NUMBER($value, useGrouping: 0) }.
colt-half = Наполовину полна.
colt-purses-known = Известные: { $values }.
colt-purses-hidden = Ещё { $count } неизвестной ценности.
colt-why-left = Выпущено пуль: { $fired }. Кто выпустит больше всех, получит в конце $1000.
colt-why-cash = В конце считается как добыча.
colt-why-hand = Карты на руке.
colt-why-deck = Вместо того чтобы сыграть карту, можно взять отсюда 3.
colt-why-bullets = Засоряют колоду до конца игры.
colt-worth-at-least = { $known } + ?
colt-overview = Весь поезд
