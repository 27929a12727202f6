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
