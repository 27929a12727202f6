### Уроки в браузере

learn-title = Учиться
learn-why = Минута-две на урок, на настоящем поле. Ошибиться здесь не страшно.
learn-count = Пройдено: { $done } из { $count }.
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
    }
learn-begun = начат
learn-done = пройден
learn-step = Шаг { $step } из { $steps }
learn-show = Покажите
learn-next = Дальше
learn-next-lesson = Дальше: { $title }
learn-all = Все уроки
learn-restart = Сначала

## Задачи

puzzles = Задачи
puzzles-why = Моменты настоящих партий, в которых один ответ явно лучше всех. Вы видите то же, что видел игрок.
puzzles-count = Решено: { $solved } из { $count }.
puzzle-title = Задача { $number }
puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
    }
puzzle-task = Какой ответ лучший?
puzzle-astray = Есть ответ лучше, чем этот: { $choice }.
puzzle-solved = решена
puzzle-found = Верно, это лучший ответ: { $choice }.
puzzle-shown = Лучший ответ: { $choice }.
puzzle-chance = С ним выигрывают примерно { $chance } таких партий, с лучшим — { $best }.
puzzle-untried = Он не входит в число многообещающих. С лучшим ответом выигрывают примерно { $best } таких партий.
puzzle-cost = Он обходится вам в { $points }.
puzzle-ahead = С ним в конце можно ожидать отрыва от лучшего соперника: { $points }.
puzzle-behind = С ним в конце можно ожидать отставания от лучшего соперника: { $points }.
puzzle-even = С ним в конце можно ожидать равного счёта с лучшим соперником.
puzzle-gain = Следующий по силе ответ хуже на { $points }: { $choice }.
puzzle-follows = Что непременно произойдёт: { $events }
puzzle-chances = Вероятность победы после каждого ответа
puzzle-how = Вероятности оценил сильнейший бот по тому, что мог знать игрок.
puzzle-next = Следующая задача
puzzle-all = Все задачи
