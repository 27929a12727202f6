### Что произошло, ход за ходом.

turn-line = { $seat }: { $line }
turn-times = { $deed } ({ $count }×)
turn-points = { $points } ПО

## Пересказ и темп

table-recap-short = Что было
table-recap-play = Посмотреть
table-long-press = Долгое нажатие на что угодно откроет пояснение. Двумя пальцами можно увеличить поле.
table-understood = Понятно
table-sound-ask = Включить звуки?
table-sound-listen = Послушать
table-sound-yes = Да
table-sound-no = Нет
table-sound-on = Включить звуки
table-sound-off = Выключить звуки
table-pace = Темп ходов
table-pace-pause = Пауза
table-pace-calm = Спокойно
table-pace-brisk = Бодро
table-pace-once = Сразу

## Клавиши

table-keys = Клавиши
table-key-choose = Выбрать один из предложенных ответов
table-key-board = Перейти к подсвеченному на поле и дальше от одного к другому
table-key-confirm = Выбрать отмеченное, подсказанное или единственный ответ
table-key-undo = Отменить
table-key-hint = Попросить подсказку
table-key-recap = Что сделали другие с вашего прошлого хода
table-key-pause = Задержать ходы других или продолжить
table-key-help = Этот список
table-key-zoom = Крупнее, мельче, всё поле
table-key-back = Отменить щелчок, закрыть
