### Posse: слова, общие для всех игр. Слова отдельной игры лежат рядом с её правилами.
### Сообщения с приставкой cli- принадлежат командной строке.

## Игры и языки

game-carson = Карсон-Сити
game-carson-why = Постройте город на Диком Западе, покупайте землю и сходитесь в дуэлях за лучшие места: от 2 до 5 игроков, четыре раунда.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Места и боты

seat-name = Игрок { $number }
nobody = никто
player-you = вы
player-human = человек
player-bot = бот
bot-easy = лёгкий
bot-medium = средний
bot-hard = сложный

## Части предложений

nothing = ничего
quoted = «{ $text }»
list-more = { $items } и ещё { $count }
number-of-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
    }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
    }
noun-seat = место
noun-seats = места
noun-number = число
noun-amount = количество

## Стол

yes = да
no = нет
default = по умолчанию
hidden = скрыто
your-turn = Ваш ход
turn-of = Ходит { $seat }.
waiting-for = Ждём: { $seats }.
thinking = { $seat } думает.
round = Раунд { $number }
game-over = Игра окончена.
wins = { $seat } побеждает, набрав { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
shared-win = { $seats } делят победу, набрав по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
    }.
rank = { $number }-е место
ranking = Итоговые места
score = Счёт
total = Итого
players = Игроки
choices = Варианты
options = Настройки партии
rules = Правила
log = Журнал
record = Запись партии
undo = Отменить ход
redo = Вернуть ход
help = Помощь

## Ошибки; что можно и почему, говорится в отдельных предложениях

error-allowed = Можно: { $allowed }.

error-not-a-game = Игры «{ $given }» нет.
error-not-a-language = Текстов на языке «{ $given }» нет.
error-wrong-seats = Число игроков в этой игре — от { $least } до { $most }, а не { $given }.
error-not-an-option = В этой игре нет настройки «{ $given }».
error-not-a-value = Настройка «{ $option }» не может иметь значение «{ $given }».
error-option-seats = Настройка «{ $option }» не может иметь значение «{ $given }», когда за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
    }.

error-not-a-word = «{ $given }» — не ответ в этой игре.
error-not-a-noun = «{ $given }» здесь ничего не означает; на этом месте должно стоять: { $kind }.
error-not-a-chance = «{ $given }» — не то, что в этой игре может сказать случай.
error-not-a-step = «{ $given }» — не шаг этой игры.
error-wrong-count = В «{ $given }» слишком мало или слишком много слов; пишется так: { $allowed }.

error-not-allowed = «{ $given }» сейчас нельзя.
error-not-asked = { $seat } сейчас ничего не решает; игра ждёт ответа: { $asked }.
error-game-over = Игра окончена, решать больше нечего.
error-no-such-seat = Места «{ $given }» нет; места за столом считаются с 0, всего их { $seats }.

error-undo-consent = Строку { NUMBER($line, useGrouping: 0) } («{ $given }») можно отменить только с общего согласия: другие уже видели, что было дальше.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Возвращать нечего: последняя строка — не отмена.
error-undo-imagined = Строку { NUMBER($line, useGrouping: 0) } отменить нельзя: после неё всё скрытое разыграно заново.

error-scene-table = Сцена — не простое описание стола: «{ $given }».
error-scene-key = В сцене сказано то, чего в сценах не бывает: «{ $given }».
error-scene-value = В сцене невозможное значение: «{ $given }».
error-scene-players = В сцене { $given ->
    [one] описан { $given } игрок
    [few] описаны { $given } игрока
   *[many] описано { $given } игроков
    }, а за столом число игроков — { $allowed }.
error-scene-step = Игра не может стоять на шаге «{ $given }».
error-scene-sums = В сцене не сходится счёт: { $given }.

error-record-format = Это не запись партии: она начинается с «{ $given }», а не с «{ $allowed }».
error-record-header = Строке { NUMBER($line, useGrouping: 0) } не место в заголовке записи: «{ $given }».
error-record-no-start = В записи нет строки «start».
error-record-line = Строку { NUMBER($line, useGrouping: 0) } записи не прочесть: «{ $given }».
error-record-cut = Запись обрывается на строке { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-record-game = В строке { NUMBER($line, useGrouping: 0) } записи названа неизвестная игра: «{ $given }».
error-record-version = Запись сделана по правилам версии { $given }; самая новая из известных здесь — { $allowed }.
error-record-broken = По записи нельзя играть дальше, начиная со строки { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-wrong-scores = По записи счёт «{ $given }», а на деле «{ $allowed }».

error-chance-missing = Случаю больше нечего сказать, а спрошено: { $asked }.
error-chance-other = Случай говорит «{ $given }», а спрошено: { $asked }.
error-chance-impossible = Случай говорит «{ $given }», но сейчас такого быть не может.
error-chance-left = Случай говорит больше, чем спрошено: «{ $given }».
error-empty-bag = Нужно что-то вытянуть, но тянуть больше не из чего.

error-doubled-word = Ошибка в правилах игры, сообщите о ней: слово «{ $given }» объявлено дважды.
error-no-options = Ошибка в правилах игры, сообщите о ней: { $seat } не имеет ни одного ответа на шаг «{ $step }».
error-steps-wrong = Ошибка в правилах игры, сообщите о ней: шагов { $steps }, а видов { $kinds }; не хватает: { $missing }.
