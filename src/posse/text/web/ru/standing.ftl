### Люди и их игры: профили, таблицы лидеров, статистика; и главная страница.

## Профиль

standing-games = Игры
standing-favourite = любимая игра
standing-played = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
    }, побед: { $won }
standing-rating-why = Рейтинг и то, насколько от него может отличаться настоящая сила игры. Его определяют рейтинговые партии, а боты служат неподвижными ориентирами.
standing-rated-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
    }
standing-plot = Рейтинг за последние рейтинговые партии ({ $count }); сейчас { $points } ± { $within }.
standing-no-plot = Историю этого рейтинга сейчас показать нельзя.
standing-nothing = Законченных партий пока нет.
standing-finished = Законченные партии
standing-filter-game = Игра
standing-filter-any = Все игры
standing-filter-kind = Какие
standing-filter-all = Все
standing-filter-rated = Рейтинговые
standing-filter-friendly = Дружеские
standing-filter-won = Победы
standing-filter-lost = Без победы
standing-search = С игроком
standing-no-games = Такой партии нет.
standing-more = Показать ещё
standing-rated = рейтинговая
standing-left = выход из игры
standing-between = Вы и { $name }
standing-opponents = Недавние соперники
standing-meeting = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
    }: выше — { $ahead }, ниже — { $behind }
standing-guest-bot = Бот, которого кто-то запускает
standing-export = Скачать все мои партии
standing-face = Выберите лицо
standing-face-change = Сменить лицо
standing-face-number = Лицо { $number }
standing-face-none = Без рисунка, только первая буква
standing-lessons = Уроки
standing-lessons-done = пройдено { $done } из { $count }

## Таблица лидеров и статистика

standing-leaderboard = Таблица лидеров
standing-leaderboard-why = По рейтингу, который у игрока есть наверняка: очки минус неопределённость. Боты стоят там, где стоят всегда.
standing-leaderboard-empty = Рейтинга пока нет ни у кого. Сыграйте рейтинговую партию и возглавьте таблицу.
standing-play-rated = Открыть рейтинговый стол
standing-statistics = Статистика
standing-statistics-why = { $count ->
    [one] По { $count } законченной партии.
    [few] По { $count } законченным партиям.
   *[many] По { $count } законченным партиям.
    }
standing-all-counts = все
standing-by-seat = Место за столом
standing-by-luck = Удача в разобранных партиях
standing-by-player = Игроки
standing-seat = Место { $number }
standing-people = Люди
standing-what = Что
standing-shares = Доля побед
standing-how-often = Сколько раз
standing-shares-why = Полоса — доля выигранных партий, число за ней — сколько их сыграно. Вертикальная черта — справедливая доля ({ $fair }); тонкая линия показывает, насколько доля надёжна.
standing-scores = Итоговые очки
standing-scores-picture = Как часто набирали столько очков: результатов — { $count }, в среднем { $mean }.
standing-winners = победители
standing-others = остальные

## Галерея

gallery-title = Галерея
gallery-why = Завершённые партии за открытыми столами: так выглядели поля в конце.
gallery-why-person = Завершённые партии: так выглядели поля в конце. Партии за столами по ссылке видят только их участники.
gallery-empty = Пока нет ни одной завершённой партии.
gallery-share = Поделиться партией
gallery-share-why = Любой, у кого есть эта ссылка, может посмотреть повтор. Сайты и мессенджеры покажут рядом с ней картинку поля в конце игры.
gallery-profile = К профилю

## Рейтинговые столы

new-rated = Идёт ли игра в счёт?
new-rated-friendly = Дружеская
new-rated-friendly-why = Ничей рейтинг не изменится.
new-rated-rated = Рейтинговая
new-rated-rated-why = Меняет рейтинги. Стол открыт для всех и с часами; кто уйдёт, тот последний. Без подсказок и без гостевых ботов.
new-takebacks = Идёт в счёт, даже если все согласятся отменить то, что открыл случай
room-rated = Рейтинг
room-rated-yes = рейтинговая игра
room-rated-takebacks = рейтинговая игра, даже с отменами
room-rated-no = дружеская игра

## Главная страница

home-waits = Ваш ход
home-left = осталось: { $time }
home-known = Столы знакомых
home-continue = Продолжить начатое
home-lesson = Урок: { $game }
home-lessons = Уроки: { $game } (пройдено { $done } из { $count })
home-picture = { $game }: поле сейчас
home-puzzle = Задача дня
home-puzzle-why = Момент настоящей партии. Один ответ явно лучше всех: найдёте его?
home-puzzle-solved = Решена! Завтра будет новая.
home-puzzle-solve = Решить
