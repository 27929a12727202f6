### Posse: слова, общие для всех игр. Слова отдельной игры лежат рядом с её правилами.

## Языки

language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Места и боты

seat-name = Игрок { $number }
seat-deleted = Удалённый игрок { $number }
seat-number = место { $number }
nobody = никто
player-you = вы
player-bot = бот
bot-level1 = новичок
bot-level1-why = знает правила, но часто ошибается
bot-level2 = ковбой
bot-level2-why = играет разумно, но редко думает наперёд
bot-level3 = помощник шерифа
bot-level3-why = достойный соперник для тех, кто играет время от времени
bot-level4 = рейнджер
bot-level4-why = думает наперёд и наказывает за ошибки
bot-level5 = легенда
bot-level5-why = сильнейший из ботов
bot-guest = гостевой бот
bot-guest-why = программа, которую кто-то запустил на своём компьютере
bot-random = случайный
bot-random-why = лёгкий: играет как попало, лишь бы по правилам
bot-greedy = жадный
bot-greedy-why = средний: берёт то, что сейчас выглядит лучше всего
bot-search = думающий
bot-search-why = сильный: думает наперёд, разыгрывая пробные партии

## Характеры ботов

character-pearl = хранит по пуговице из каждого города
character-cassidy = не признаёт никаких заборов
character-hank = беседует с лошадьми, реже с людьми
character-wyatt = всё начищает дважды
character-rosa = печёт лучший кукурузный хлеб на всей тропе
character-jesse = читает у костра грошовые романы
character-lottie = по субботам поёт в салуне
character-buck = ворчит, но одолжит последнюю спичку
character-etta = однажды ради вида прокатилась на крыше поезда
character-cole = считает звёзды, когда не спится
character-maude = держит лавку и знает всех
character-frank = пишет домой длинные письма

## Подсказки

hint-says = Легенда выбрала бы: { $choice }.
hint-ahead = По её расчёту, вы опережаете лучшего соперника на { $points }.
hint-behind = По её расчёту, вы отстаёте от лучшего соперника на { $points }.
hint-even = По её расчёту, вы идёте вровень с лучшим соперником.
hint-end = Она ждёт, что в конце у вас будет { $points }.
hint-next = Следующий выбор, хуже на { $points }: { $choice }.
hint-close = Почти так же хорошо: { $choice }.
hint-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
    }

## Части предложений

nothing = ничего
quoted = «{ $text }»
list-more = { $items } и ещё { $count }
number-of-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
    }
money = ${ NUMBER($amount, useGrouping: 0) }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
    }
noun-seat = место
noun-seats = места
noun-number = число
noun-amount = количество

## Стол

yes = да
no = нет
default = по умолчанию
your-turn = Ваш ход
waiting-for = Ждём: { $seats }.
thinking = { $seat } думает.
round = Раунд { $number }
game-over = Игра окончена.
wins = { $seat } побеждает, набрав { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
shared-win = { $seats } делят победу, набрав по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
    }.
nobody-wins = Никто не побеждает.
share-game = { $game }: { $ending }
share-place = { $place }. { $name }, { $score }
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
error-not-a-lesson = Урока «{ $given }» нет.
error-not-a-bot = Бота «{ $given }» нет.
error-not-a-language = Текстов на языке «{ $given }» нет.
error-wrong-seats = Эта игра рассчитана на { $least }–{ $most } игроков, а не на { $given }.
error-not-an-option = В этой игре нет настройки «{ $given }».
error-not-a-seed = Начальное число — целое; { $given } не подходит.
error-not-options = Настройки задают по именам, например "name": "value"; дано { $given }.
error-not-a-value = Настройка «{ $option }» не может иметь значение «{ $given }».
error-wrong-buffer = В массиве должны помещаться числа типа { $type } (сколько: { $size }), он должен быть доступен для записи и без промежутков; дано { $given }.
error-option-seats = Настройка «{ $option }» не может иметь значение «{ $given }», когда за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
    }.

error-not-a-word = Такого ответа, «{ $given }», в этой игре нет.
error-not-a-noun = «{ $given }» здесь ничего не означает; на этом месте должно стоять: { $kind }.
error-not-in-range = «{ $given }» — не целое число от { $least } до { $most }.
error-not-a-chance = Такого случайного исхода в этой игре нет: «{ $given }».
error-not-a-step = «{ $given }» — не шаг этой игры.
error-wrong-count = В «{ $given }» слишком мало или слишком много слов; пишется так: { $allowed }.

error-not-allowed = «{ $given }» сейчас нельзя.
error-not-asked = Сейчас отвечает не { $seat }; игра ждёт ответа: { $asked }.
error-game-over = Игра окончена, решать больше нечего.
error-no-such-seat = Места «{ $given }» нет; места за столом считаются с 0, всего их { $seats }.

error-batch-actions = Для шага нужно по одному целому числу на стол (столов: { $tables }), в массиве int64 или списком; дано { $given }.
error-batch-not-allowed = Стол { NUMBER($table, useGrouping: 0) }: «{ $given }» сейчас нельзя; отвечает { $seat }.
error-batch-number = «{ $name }» — целое число от { $least } до { $most }; { $given } не подходит.
error-batch-opponents = Соперников задают именами ботов по местам, например 1: "random"; дано { $given }.
error-batch-full = Соперники заняли все места ({ $seats }); оставьте свободным хотя бы одно.
error-not-begun = До первого reset() в среде нет { $name }.
error-no-answer = Нет ответа для { $given }; он нужен от каждого спрошенного агента: { $agents }.
error-wrong-opponents = Соперников задают именем одного бота или по одному для мест { $seats }; дано { $given }.
error-batch-closed = Эта группа столов закрыта.
error-batch-worker-gone = Один из процессов группы завершился. Скрипт запускает процессы только под: if __name__ == "__main__".
error-batch-worker-raised = В одном из процессов группы произошла ошибка: { $why }

error-no-bot-file = Файл бота { $given } не читается.
error-bot-file-raises = Файл бота { $given } не выполняется: { $why }.
error-no-bot-class = В файле { $file } нет класса или функции «{ $given }», создающей бота; укажите её как ФАЙЛ.py:ИМЯ.
error-bot-not-made = «{ $bot }» не создаёт бота, получив название игры и начальное число: { $why }.
error-no-bots = Для арены нужен хотя бы один бот.
error-same-bot-name = Два разных бота называются «{ $given }»; дайте одному другое имя.
error-bots-and-seats = Бота можно назвать дважды, только если на каждое место приходится один бот: ботов { $bots }, мест { $seats }.
error-bot-not-sent = «{ $bot }» нельзя передать другим процессам; поместите его в отдельный файл или играйте в одном процессе.
error-bot-illegal = { $bot }: недопустимый ответ «{ $answer }»; { $seat }, { $game }, начальное число { $seed } (раздача { $deal }, сдвиг { $rotation }).
error-bot-raised = { $bot }: сбой, { $why }; { $seat }, { $game }, начальное число { $seed } (раздача { $deal }, сдвиг { $rotation }).
error-game-endless = { $bot } играет без конца: ответов { $answers }, а партия не закончена; { $seat }, { $game }, начальное число { $seed } (раздача { $deal }, сдвиг { $rotation }).
error-worker-died = Партия завершила процесс, в котором шла, попыток: { $attempts }; { $game }, начальное число { $seed } (раздача { $deal }, сдвиг { $rotation }).
error-not-a-log = В файле { $file } нет результатов арены, и в него ничего не записывается.
error-not-a-result = Строка { NUMBER($line, useGrouping: 0) } файла { $file } — не партия этой арены.
error-other-arena = В файле { $file } результаты другой арены: «{ $field }» там { $there }, а здесь { $here }.
error-no-extra = Библиотека { $library } не установлена; она входит в дополнение «{ $extra }» к Posse.
error-no-cluster = По адресу «{ $given }» нет кластера Ray.
error-cluster-fails = Компьютеры кластера Ray не могут играть; на всех ли стоит та же Posse, что и здесь? { $why }
error-test-of-two = Последовательная проверка сравнивает двух ботов, а не { $given }.
error-wrong-margin = Порог проверки лежит между 0 и { $most } процентными пунктами; { $given } не подходит.
error-wrong-risk = «{ $name }» — вероятность между 0 и 0,5; { $given } ею не является.

error-undo-consent = Строку { NUMBER($line, useGrouping: 0) } («{ $given }») можно отменить только с общего согласия: другие уже видели, что было дальше.
error-analysis-unfinished = Разобрать можно только оконченную партию.
error-not-a-puzzle = Нет задачи «{ $given }».
error-bad-puzzle = Это не задача, или она повреждена: { $given }
error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Возвращать нечего: последняя строка — не отмена.
error-undo-imagined = Строку { NUMBER($line, useGrouping: 0) } отменить нельзя: после неё всё скрытое разыграно заново.
error-undo-between = Строки с { NUMBER($line, useGrouping: 0) } по { NUMBER($last, useGrouping: 0) } нельзя отменить отдельно: нужно отменить и последующие ответы.
error-undo-often = Предел отменённых ходов ({ $most }) исчерпан.
error-undo-rated = В рейтинговой игре с ботами можно отменить только то, что ещё ничего не открыло.

error-scene-table = Сцена — не простое описание стола: «{ $given }».
error-scene-key = «{ $given }» — не ключ { $field ->
    [top] сцены
   *[other] в «{ $field }» сцены
    }.
error-scene-number = «{ $field }»: указано { $given }; нужно целое число от { $least } до { $most }.
error-scene-truth = «{ $field }»: указано { $given }; нужно true или false.
error-scene-seat = «{ $field }»: указано { $given }; нужно место от 0 до { $last }.
error-scene-seat-or-nobody = «{ $field }»: указано { $given }; нужно место от 0 до { $last } или { $nobody }, если никто.
error-scene-order = «{ $field }»: указано { $given }; каждое место от 0 до { $last } должно быть названо один раз.
error-scene-word = «{ $field }»: указано { $given }; здесь подходит только: { $kind }.
error-scene-list = «{ $field }»: указано { $given }; нужен список.
error-scene-dict = «{ $field }»: указано { $given }; нужен объект с ключами и значениями.
error-scene-length = «{ $field }»: число записей — { $given }; их должно быть { $most }.
error-scene-length-most = «{ $field }»: число записей — { $given }; их может быть не больше { $most }.
error-scene-doubled = В «{ $field }» дважды названо { $given }.
error-scene-absent = «{ $field }»: указано { $given }, но за этим столом играют без этого.
error-scene-count = «{ $field }»: в сцене { $given }, в игре { $there } ({ $where }).
error-scene-sums = В сцене не сходится счёт: { $given }.
error-scene-steps = «{ $field }»: указано { $given }; нужен шаг, например «game», или список шагов.
error-scene-deep = Сцена открывает шагов друг на друге: { $given }; открытыми могут быть не больше { $most }.
error-scene-step-asks = «{ $given }» в «{ $field }» — вопрос; после двоеточия должно стоять место, которому он задан, например «: 0».
error-scene-step-duty = «{ $given }» в «{ $field }» — не вопрос и никого не спрашивает.
error-scene-step-one = «{ $given }» в «{ $field }» спрашивает только одно место.
error-scene-step-seat = «{ $given }» в «{ $field }» спрашивает место, которого нет за столом; последнее место — { $last }.
error-scene-step-argument = В шаге «{ $given }» в «{ $field }» слово «{ $argument }» не называет ничего, что есть на столе.
error-scene-step-misfit = «{ $given }» в «{ $field }» не подходит к остальной сцене.
error-scene-step-nested = «{ $given }» в «{ $field }» вытекает из другого вопроса, который сцена тоже должна назвать.
error-scene-step-under = В «{ $field }» под «{ $above }» лежит «{ $given }», а этого не может быть.
error-scene-no-answer = На шаге «{ $given }» в «{ $field }» ни у кого не было бы ответа.
error-scene-lost = Из этой сцены игра не может продолжаться: { $given }.
error-scene-value = В сцене невозможное значение: «{ $given }».
error-scene-players = В сцене { $given ->
    [one] описан { $given } игрок
    [few] описаны { $given } игрока
   *[many] описано { $given } игроков
    }, а за столом их { $allowed }.
error-scene-step = Игра не может стоять на шаге «{ $given }».

error-record-format = Это не запись партии: она начинается с «{ $given }», а не с «{ $allowed }».
error-record-header = Строке { NUMBER($line, useGrouping: 0) } не место в заголовке записи: «{ $given }».
error-record-no-start = В записи нет строки «start».
error-record-line = Строку { NUMBER($line, useGrouping: 0) } записи прочесть нельзя: «{ $given }».
error-record-cut = Запись обрывается на строке { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-record-drawn = Строка { NUMBER($line, useGrouping: 0) } записи не перечисляет, как должна, что было выбрано: «{ $given }».
error-record-long = В записи строк: { $lines }; можно прочитать не больше { $most }.
error-record-heavy = Начиная со строки { NUMBER($line, useGrouping: 0) }, в этой записи отменяется столько, что пришлось бы заново сыграть больше { $most } ответов.
error-record-game = В строке { NUMBER($line, useGrouping: 0) } записи названа неизвестная игра: «{ $given }».
error-record-version = Запись сделана по правилам версии { $given }; самая новая из известных здесь — { $allowed }.
error-record-broken = По записи нельзя играть дальше, начиная со строки { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-wrong-scores = По записи счёт «{ $given }», а на деле «{ $allowed }».

error-luck-none = Случайность этой партии проверить нельзя: до её начала не было дано никакого обязательства.
error-luck-secret = Случайность этой партии пока нельзя проверить: в записи нет зерна.
error-luck-fork = Случайность этой партии проверить нельзя: она продолжает другую, и кое-что в ней было разыграно заново.
error-luck-version = Случайность этой партии здесь проверить нельзя: она выведена по версии { $given }; эта программа знает версию { $allowed }.
error-luck-commitment = Это не то зерно, к которому обязывает строка { NUMBER($line, useGrouping: 0) }.
error-luck-outcome = Жребий { NUMBER($draw, useGrouping: 0) } не следует из зерна: в строке { NUMBER($line, useGrouping: 0) } стоит «{ $given }», а из зерна следует «{ $allowed }».
error-luck-draw = Жребий { NUMBER($draw, useGrouping: 0) } для строки { NUMBER($line, useGrouping: 0) } записан как { $given }, а из зерна следует { $allowed }.
error-luck-given = С этого места уже внесён вклад в случайность; изменить его нельзя.

error-chance-list = Заданные броски — это список исходов вроде «die 4», а не { $given }.
error-chance-word = Исход { $number } заданных бросков записан не словами: { $given }.
error-chance-unknown = Исхода { $number } заданных бросков в этой игре не бывает: «{ $given }».
error-chance-missing = Заданные броски кончились: не хватает исхода { $number }, а нужен: { $asked }.
error-chance-other = Исход { $number } заданных бросков — «{ $given }», а нужен: { $asked }.
error-chance-impossible = Исход { $number } заданных бросков, «{ $given }», сейчас невозможен.
error-chance-left = Задано больше исходов, чем понадобилось: «{ $given }».
error-empty-bag = Нужно что-то вытянуть, но тянуть больше не из чего.

error-doubled-word = Ошибка в правилах игры, сообщите о ней: слово «{ $given }» объявлено дважды.
error-no-options = Ошибка в правилах игры, сообщите о ней: на шаг «{ $step }» нет ни одного ответа ({ $seat }).
error-steps-wrong = Ошибка в правилах игры, сообщите о ней: шагов { $steps }, а видов { $kinds }; не хватает: { $missing }.
error-row-wrong = Ошибка в правилах игры, сообщите о ней: наблюдение на месте { $at } вместо { $size }, рядом с «{ $given }».

## Сервер

error-bot-failed = Бот не смог сделать ход ({ $seat }).

error-two-writers = Этот стол одновременно изменили в другом месте; загрузите его снова.
error-table-moved = Этот стол только что перешёл к другому процессу сервера. Попробуйте ещё раз через мгновение.
error-store-failed = Серверу не удалось это сохранить. Попробуйте ещё раз чуть позже.
error-store-replaced = База данных сервера опустошена или подменена: пока это не исправит тот, кто им управляет, ничего нельзя ни показать, ни сохранить.
error-server-full = Сервер заполнен. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
    }.
error-banned = Вам закрыт доступ к этому серверу. Если это ошибка, обратитесь к тому, кто им управляет.
error-banned-until = Доступ к этому серверу закрыт для вас до { $until }.
error-quota-unstarted = Одновременно { $most ->
    [one] может ждать начала только { $most } стол
    [few] могут ждать начала только { $most } стола
    [many] могут ждать начала только { $most } столов
   *[other] могут ждать начала только { $most } стола
    }; сначала начните игру за одним из своих или закройте его.
error-quota-running = Одновременно { $most ->
    [one] может идти только { $most } игра
    [few] могут идти только { $most } игры
    [many] могут идти только { $most } игр
   *[other] могут идти только { $most } игры
    }; сначала закончите одну из них или сдайтесь в ней.
error-quota-tables-a-day = С одного интернет-адреса за сутки можно создать только { $most ->
    [one] { $most } стол
    [few] { $most } стола
    [many] { $most } столов
   *[other] { $most } стола
    }. Приходите завтра.
error-quota-guests-a-day = С одного интернет-адреса за сутки { $most ->
    [one] может прийти только { $most } новый игрок
    [few] могут прийти только { $most } новых игрока
    [many] могут прийти только { $most } новых игроков
   *[other] могут прийти только { $most } нового игрока
    }. Войдите в учётную запись или приходите завтра.
error-too-many-windows = Этот стол у вас уже открыт в { $most ->
    [one] { $most } окне
   *[other] { $most } окнах
    }; сначала закройте одно из них.
error-too-many-spectators = За этим столом есть место для { $most ->
    [one] { $most } зрителя
   *[other] { $most } зрителей
    }, и все места заняты.
error-name-taken = Имя учётной записи «{ $given }» занято.
error-has-account = У вас уже есть учётная запись: «{ $given }».
error-bad-name = В имени должно быть от 1 до { $most } видимых символов.
error-bad-account = В имени учётной записи должно быть от { $least } до { $most } символов: буквы, цифры, точки, дефисы, подчёркивания.
error-bad-password = В пароле должно быть от { $least } до { $most } символов.
error-wrong-password = Такой учётной записи нет, или пароль неверен.
error-not-your-password = Это не ваш пароль.
error-no-account = У вас ещё нет учётной записи, а значит, и пароля.
error-wrong-code = Такой учётной записи нет, или код восстановления неверен.
error-dead-link = Эта ссылка уже использована, старше часа или неполная. Запросите новую.
error-no-mail = Этот сервер не отправляет почту. Сохраните вместо этого код восстановления.
error-bad-email = «{ $given }» — не адрес электронной почты.
error-logged-out = Здесь ваш сеанс завершён. Войдите снова, чтобы продолжить.
error-no-such-session = Этот сеанс уже завершён.
error-seat-without-link = Ссылка есть только у места, за которым сидит человек.
error-too-many-logins = Слишком много неудачных попыток. Повторите через { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
        }
   *[other] { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
        }
    }.
error-bad-smtp = Адрес почтового сервера непонятен; напишите его так: smtps://ИМЯ:ПАРОЛЬ@УЗЕЛ.
error-bad-mail-from = С адреса «{ $given }» нельзя отправлять почту: это не адрес электронной почты.
error-bad-mail-site = «{ $given }» — не адрес сайта; напишите его так: https://УЗЕЛ.
error-bad-address = «{ $given }» — не адрес базы данных; укажите файл или адрес, который начинается с postgresql://.
error-no-database = Базу данных { $given } нельзя использовать: { $detail }
error-newer-database = Базу данных { $given } создала версия Posse новее этой.
error-older-database = База данных { $given } создана более старой версией Posse; запустите один раз сервер, чтобы её обновить.
error-no-database-file = В { $given } нет базы данных
error-backup-exists = { $file } уже существует и не будет перезаписан.
error-backup-missing = Файла { $file } нет.
error-backup-strange = { $file } — не копия базы данных Posse.
error-backup-damaged = Копия { $file } повреждена: { $detail }
error-backup-newer = Копия { $file } создана более новой версией Posse, чем эта.
error-backup-failed = { $file }: копирование не удалось: { $detail }
error-backup-no-program = Не хватает программы { $program }; она входит в PostgreSQL (в Debian — пакет postgresql-client).
error-database-in-use = С базой данных { $given } уже работает процесс { $pid } на машине { $host }, порт { $port }. Сначала остановите его; для нескольких процессов нужна PostgreSQL.
error-no-such-table = Стола «{ $given }» нет: возможно, ссылка неполная или такого стола никогда не было.
error-no-such-key = Эта ссылка больше не ведёт ни к какому месту.
error-no-such-page = По адресу «{ $given }» ничего нет.
error-no-such-method = «{ $given }» не принимает такие запросы.
error-no-such-moment = В этой партии нет момента { NUMBER($given, useGrouping: 0) }; последний — { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Это может сделать только хозяин стола.
error-not-your-seat = Это не ваше место.
error-seat-resigned = Вы сдали эту партию.
error-no-spectators = Зрителей за этот стол не пускают.
error-no-server = Сервер по адресу { $address } не отвечает: { $why }
error-server-answers = Это не похоже на сервер Posse: он отвечает кодом { $status }.
error-bot-raises = Бот дал сбой: { $why }
error-bot-not-a-choice = Бот ответил «{ $given }», а такого среди вариантов нет.
error-no-guest-bots = Гостевых ботов за этот стол не пускают. Хозяин стола может разрешить их до начала игры.
error-bots-only-play = С токеном бота можно только играть за столом.
error-no-such-bot = Этот токен отозван или никогда не существовал. Создайте новый на странице учётной записи.
error-bot-verb = Гостевому боту нельзя отправлять «{ $given }».
error-bots-need-account = Ботов могут иметь только те, у кого есть учётная запись. Сначала создайте её.
error-plan-wrong = Ошибка в правилах игры, сообщите о ней: план { $given } говорит о том, чего в игре нет: { $unknown }.
error-no-such-plan = В этой игре нет плана { $given }.
error-plan-words = Это нельзя запланировать: { $given }.
error-no-such-plan-made = Этот план уже отменён.
error-too-many-plans = За одним столом можно иметь не больше { $most ->
    [one] { $most } плана
   *[other] { $most } планов
    }; сначала отмените один из них.
error-no-such-bot-of-yours = Этот токен уже отозван.
error-too-many-bots = Одновременно можно иметь не больше { $most ->
    [one] { $most } бота
   *[other] { $most } ботов
    }; сначала отзовите один из токенов.
error-too-many-bot-tables = Этот бот уже сидит за { $most ->
    [one] { $most } столом
   *[other] { $most } столами
    }, и больше нельзя; сначала дождитесь конца одной из игр.
error-no-such-person = Такого человека здесь нет.
error-that-is-you = Это вы сами.
error-not-welcome = За этот стол вам сесть нельзя.
error-cannot-invite = Этого человека пригласить нельзя.
error-too-many-relations = Подписок, отключённых и заблокированных может быть не больше { $most } вместе.
error-too-many-reports = В день можно отправить не больше { $most } жалоб. Попробуйте завтра.
error-no-such-posse = Такого отряда нет, или вы в нём не состоите.
error-dead-posse-link = Эта ссылка в отряд больше не работает. Попросите новую у кого-нибудь из отряда.
error-posse-full = В этом отряде больше нет мест, их { $most }.
error-too-many-posses = Можно состоять не больше чем в { $most } отрядах.
error-not-the-owner = Это может сделать только глава отряда.
error-members-only = Этот стол только для членов отряда.
error-no-such-season = Сезона «{ $given }» нет.
error-no-such-tournament = Такого турнира нет.
error-tournament-started = Турнир уже начался.
error-tournament-over = Турнир окончен.
error-tournament-full = В этом турнире больше нет мест, их { $most }.
error-too-many-tournaments = Одновременно, как и за сутки, можно участвовать только в { $most ->
    [one] { $most } турнире
    [few] { $most } турнирах
    [many] { $most } турнирах
   *[other] { $most } турнира
    }; подождите, пока один из них закончится.
error-too-few-entrants = Для турнира по этой игре нужно не меньше { $least ->
    [one] { $least } игрока
   *[other] { $least } игроков
    }.
error-not-your-tournament = Это может сделать только создатель турнира.
error-wrong-origin = Этот запрос пришёл с другого сайта.
error-wrong-host = Этот сервер не отзывается на имя «{ $given }». Если имя верное, запустите его с параметром --origin { $origin }
error-name-needed = Сначала введите имя.
error-name-at-table = За этим столом кого-то уже зовут «{ $given }».
error-host-sits = Вы уже сидите за этим столом.
error-table-started = Игра уже началась.
error-table-not-running = За этим столом сейчас не играют.
error-table-not-over = Это возможно только после конца игры.
error-no-picture = Картинки этой партии сейчас нет.
error-rated-terms = Рейтинговая игра открыта для всех, идёт с часами, по истечении которых играет бот, и без гостевых ботов.
error-rated-shared = В рейтинговой игре каждый играет за одно место на своём устройстве.
error-hint-rated = В рейтинговой игре подсказок нет.
error-not-a-face = Такого лица нет среди тех, что можно выбрать.
error-table-full = Все места за этим столом ({ $seats }) заняты.
error-seat-taken = Это место уже занято: { $seat }.
error-seats-open = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
    }; пригласите кого-нибудь или посадите бота.
error-seat-has-bot = За игрока { $seat } уже играет бот.
error-seat-is-here = { $seat } — за столом.
error-seat-kept = Место игрока { $seat } пока ждёт. Подождите { $unit ->
    [days] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
        }
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
        }
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
        }
   *[seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
        }
    }; потом остальные могут решить, что поиграет бот.
error-proposal-open = Сначала нужно закончить голосование по предыдущему предложению.
error-proposal-gone = По этому предложению решение уже принято.
error-no-vote = Вы не участвуете в этом голосовании или уже проголосовали.
error-fork-over = В этот момент партия уже окончена; выберите более ранний.
error-too-many-analyses = Одновременно может идти не больше ваших разборов, чем { $most }.
error-stale-ticket = За это время на столе всё изменилось. Посмотрите ещё раз.
error-too-fast = Слишком много действий подряд. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
    }.
error-hints-waiting = Уже ожидается подсказок: { $most }; спросите снова, когда одна из них придёт.
error-message-too-large = Сообщение слишком длинное; допустимо не больше { $most } байт.
error-message-no-json = Сообщение — не JSON.
error-message-no-object = Сообщение — не объект JSON.
error-message-no-verb = В сообщении не сказано, что сделать.
error-message-extra = В сообщении есть лишнее: «{ $given }».
error-message-value = В сообщении нет «{ $given }», или это значение не подходит.
error-bad-request = В запросе нет «{ $given }», или это значение не подходит.
error-request-too-large = Запрос слишком большой; допустимо не больше { $most } байт.
error-not-json = Запрос должен быть в формате JSON.
error-server-mistake = На сервере произошла ошибка, она записана в его журнал. Всё сохранённое цело.
error-bad-url = По этому адресу ничего нельзя отправить; запишите его так: https://ХОСТ/ПУТЬ.
error-url-not-secure = Адрес должен начинаться с https://.
error-url-internal = Этот адрес ведёт в частную сеть, а туда сервер ничего не отправляет.
error-url-unknown = Сервера с именем «{ $given }» нет.
error-bad-subscription = Браузер дал негодные ключи для уведомлений.
error-no-such-browser = Этот браузер и так больше не получает уведомлений.
error-no-such-webhook = Этот вебхук уже удалён.
error-too-many-webhooks = У вас уже { $most ->
    [one] { $most } вебхук
    [few] { $most } вебхука
    [many] { $most } вебхуков
   *[other] { $most } вебхука
    }; сначала удалите один из них.
error-dead-unsubscribe = Эта ссылка неполная, или её учётной записи больше нет.
server-no-page = Сервер работает, но его страница не собрана. Соберите её командой «make web» или установите готовый пакет.

## Письма

mail-reset-subject = Новый пароль для вашей учётной записи Posse
mail-reset-text =
    Кто-то, вероятно вы, просит новый пароль для учётной записи «{ $account }» в Posse.

    Выберите его здесь в течение часа; ссылка действует один раз:
    { $link }

    Если это не вы, не обращайте внимания на письмо: ничего не изменилось.
mail-confirm-subject = Подтвердите свой адрес в Posse
mail-confirm-text =
    Учётная запись «{ $account }» в Posse хочет использовать этот адрес для восстановления пароля.

    Если она ваша, подтвердите адрес в течение часа:
    { $link }

    Если нет, не обращайте внимания на письмо: ваш адрес не будет использован.

## Оповещения тем, кого ждут: в браузере, по почте, через вебхук

alert-turn = Ваш ход.
alert-consent = У вас просят согласия.
alert-begin = Игра началась.
alert-end = Игра окончена.
alert-table-turn = { $count ->
    [one] Ждём хода: { $names }.
    [few] Ждём ходов: { $names }.
    [many] Ждём ходов: { $names }.
   *[other] Ждём ходов: { $names }.
}
alert-table-consent = Нужно согласие: { $names }.
alert-table-begin = Игра началась.
alert-table-end = Игра окончена.
alert-line =
    { $game }: { $text }
    { $link }
alert-mail-turns = { $count ->
    [one] Ваш ход в Posse за { $count } столом
    [few] Ваш ход в Posse за { $count } столами
    [many] Ваш ход в Posse за { $count } столами
   *[other] Ваш ход в Posse за { $count } стола
}
alert-mail-news = Новости с ваших столов в Posse
alert-mail-text =
    { $lines }

    Вы получаете эти письма, потому что выбрали их для своей учётной записи. Отказаться от них можно здесь:
    { $stop }
manifest-description = Настольные игры о Диком Западе: с друзьями и ботами, в браузере.

## Почему что-то нельзя

why-game_over = Игра окончена.
why-watching = Вы смотрите партию: выбирают только игроки.
why-not_asked = Сейчас не ваш ход. Игра ждёт ответа: { $asked }.
why-other_question = Это не ответ на текущий вопрос.
why-other_choice = Это не сочетается с тем, что уже выбрано; сначала отмените выбор.
why-belongs_to = Это чужое; владелец: { $seat }.

## Уроки

learn-else = Ошибки здесь нет, но этот урок о другом. Отмените и попробуйте ещё раз.
learn-drawn = Игра окончена, победа общая. Вот и вся игра: открывайте свой стол, когда захотите.

# The README of a dataset

dataset-title = Законченные игры
dataset-about = { $count ->
    [one] { $count } законченная открытая игра с сервера Posse, без имён.
    [few] { $count } законченные открытые игры с сервера Posse, без имён.
   *[many] { $count } законченных открытых игр с сервера Posse, без имён.
    } Игр тех, кто этого не хочет, здесь нет.
dataset-file-records = каждая игра как запись, которую Posse воспроизводит строка за строкой
dataset-file-parquet = те же игры в виде таблицы, по строке на игру
dataset-column = Столбец
dataset-column-id = имя записи; к столу на сервере оно не ведёт
dataset-column-game = игра
dataset-column-version = версия её правил
dataset-column-options = настройки: название и значение
dataset-column-seats = сколько было игроков
dataset-column-players = для каждого места `person` (человек) или уровень бота
dataset-column-scores = очки каждого места в конце
dataset-column-places = место каждого в итоге, с 1; при ничьей оно общее
dataset-column-answers = ответы, которые не были отменены: место и слова
dataset-column-standins = номера ответов, которые бот дал за отсутствующего человека
dataset-column-day = день, когда был создан стол, по UTC
dataset-licence = Лицензия: CC0 1.0. Насколько позволяет закон, все права на это собрание переданы в общественное достояние.
