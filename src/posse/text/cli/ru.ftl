### То, что говорит только терминал. Всё здесь начинается с cli-.

cli-usage = Использование:
cli-about = Настольные игры о Диком Западе в браузере и в терминале.
cli-commands = Команды
cli-group-general = Общие параметры
cli-group-own = Параметры
cli-about-serve = запустить сервер для игры в браузере, на этом компьютере и по сети
cli-about-play = сыграть с ботами или вместе за одним устройством
cli-about-learn = учиться игре, играя урок за уроком
cli-about-replay = посмотреть записанную партию строка за строкой
cli-about-verify = проверить записанную партию
cli-about-rules = прочитать правила вкратце
cli-about-options = показать настройки игры
cli-about-arena = устроить матч между ботами

cli-arg-version = показать версию и то, скомпилирован ли движок
cli-arg-help = показать эту справку
cli-arg-lang = язык: { $languages }
cli-arg-game = игра: { $games }
cli-arg-lesson = название урока; без него выводится список уроков
cli-arg-file = файл с записью партии
cli-arg-seats = сколько всего игроков, с ботами (по умолчанию 4)
cli-arg-humans = сколько людей за этим устройством (по умолчанию 1)
cli-arg-names = имена игроков, сначала люди
cli-arg-bots = уровень ботов, от level1 (новичок) до level5 (легенда); один на всех или свой для каждого
cli-arg-arena-bots = играющие боты: от level1 до level5, random, greedy, search, search:400 (число прогонов), search:0.5s (секунды) или ФАЙЛ.py:ИМЯ — свой класс или функция
cli-arg-arena-seats = сколько мест за столом (если не указано — сколько ботов); если ботов больше, играет каждый возможный состав, если меньше, они повторяются
cli-arg-deals = сколько раздач сыграть (если не указано — { $default }); в каждой любой состав играет по разу при каждом сдвиге мест
cli-arg-sprt = проверить, выигрывает ли первый из двух ботов на столько процентных пунктов чаще, чем причитается (5, если число не указано), и остановиться, как только это станет ясно
cli-arg-alpha = риск, что проверка сочтёт равных ботов неравными (если не указано — { $default })
cli-arg-beta = риск, что проверка не заметит разницы (если не указано — { $default })
cli-arg-arena-workers = сколько партий идёт одновременно (если не указано — сколько ядер)
cli-arg-ray = играть на кластере Ray: его адрес или «auto» для кластера на этом компьютере
cli-arg-arena-log = файл, в который дописывается каждый результат и с которого продолжает следующий запуск
cli-arg-records = папка для записей всех партий
cli-arg-picture = файл SVG для лестницы ботов
cli-arg-seconds = сколько секунд бот может думать над каждым ходом
cli-arg-edition = издание, по правилам которого идёт игра
cli-arg-option = настройка игры; можно указать несколько раз
cli-arg-seed = число, от которого зависят все случайности
cli-arg-watch = играют только боты, а вы смотрите
cli-arg-delay = сколько секунд показывать каждый ход
cli-arg-plain = показывать стол простым текстом, а не рисунком
cli-arg-coach = наставник один раз поясняет каждый новый вид вопроса
cli-arg-save = файл, в котором хранится партия
cli-arg-resume = продолжить записанную партию; без файла — последнюю
cli-arg-wanted = номер, например CC-7.5, глава, например 7, или слово
cli-arg-data = папка, в которой сервер всё хранит
cli-arg-host = адрес, на котором сервер принимает соединения (по умолчанию { $default }: только этот компьютер); 0.0.0.0 открывает его для сети
cli-arg-port = порт сервера (по умолчанию { $default } или следующий свободный); 0 — любой
cli-arg-database = адрес базы данных PostgreSQL вместо базы в папке
cli-arg-workers = сколько процессов думает за ботов
cli-arg-processes = сколько процессов вместе обслуживают порт (по умолчанию 1); для нескольких нужна PostgreSQL
cli-arg-internal = по какому адресу этот процесс доступен другим процессам на той же PostgreSQL (по умолчанию — адрес, который он слушает)
cli-arg-no-browser = не открывать браузер

cli-version-compiled = posse { $version }, скомпилированная версия
cli-version-plain = posse { $version }, интерпретируемая версия

cli-command-help = помощь
cli-command-undo = отменить
cli-command-redo = вернуть
cli-command-preview = прогноз
cli-command-hint = подсказка
cli-command-rules = правила
cli-command-log = журнал
cli-command-score = счёт
cli-command-board = поле
cli-command-save = сохранить
cli-command-quit = выход
cli-command-show = покажи

cli-help-answers = Отвечайте номером или словами; достаточно начала каждого слова, клавиша Tab его дополнит. Или наберите:
cli-help-help = показать эту справку
cli-help-undo = взять назад свой последний ход; боты всегда согласны
cli-help-redo = вернуть то, что только что отменено
cli-help-preview = показать, что ответ даст наверняка: прогноз 3
cli-help-hint = спросить сильнейшего бота, что бы он выбрал и почему
cli-help-rules = искать в правилах: правила 7.5, правила отель
cli-help-log = показать всё, что произошло
cli-help-score = показать, откуда взялись очки
cli-help-board = показать поле ещё раз
cli-help-save = показать, где хранится партия, или записать копию: сохранить ФАЙЛ
cli-help-quit = выйти; партию можно продолжить
cli-help-show = показать: дать ответ, который ведёт дальше
cli-help-undo-lesson = отменить последний ответ
cli-help-rules-lesson = прочитать правило этого шага или найти другое: правила 7.5
cli-help-quit-lesson = покинуть урок

cli-coach = Наставник: { $said }
cli-news = С вашего прошлого хода:
cli-earlier = { $count ->
    [one] … до этого { $count } строка
    [few] … до этого { $count } строки
   *[many] … до этого { $count } строк
    }
cli-small-screen = В этом окне { $width }×{ $height } символов; при { $columns }×{ $rows } видно всё поле сразу.
cli-go-on = Нажмите Enter, чтобы продолжить.
cli-hand-over = Передайте устройство: теперь ходит { $name }. Enter нажимает тот, кто его получил.
cli-ask-game = Какая игра?
cli-ask-consent = Другие уже видели, что было дальше. Все согласны это отменить?
cli-ask-resume = Продолжить незаконченную партию { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Наверняка сказать ничего нельзя: всё зависит от случая или от других игроков.
cli-hinting = Бот думает…
cli-saved = Партия хранится в файле { $file }.
cli-was-cut = Последняя строка была оборвана и отброшена; игра продолжается с предыдущей.
cli-goes-on = Партия сохранена. Продолжить: { $file }
cli-replay-it = Посмотреть ещё раз: { $file }
cli-interrupted = Прервано.

cli-choices-marked = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
    } на рисунке, например «{ $example }»: { $sentence }
cli-choices-row = от { $first } до { $last }; наберите, например, «{ $example }»: { $sentence }

cli-serve-here = Салун открыт: { $address }
cli-serve-network = Для других в той же сети: { $address }
cli-serve-kept = Всё хранится в { $file }
cli-serve-stop = Ctrl-C закроет его; после следующего запуска можно будет играть дальше.
cli-serve-stopped = Закрыто. Все партии сохранены.

cli-replay-prompt = ← → или n p, g 12, home, end, q >
cli-replay-line = Строка { $line } из { $last }
cli-replay-undo = Отменены строки с { $first } по { $last }.
cli-replay-start = Подготовка к игре.
cli-replay-imagine = Здесь всё скрытое разыграно заново.
cli-replay-scores = Итоговый счёт.

cli-verified = { $file }: всё верно, законченная партия, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
    }.
cli-verified-unfinished = { $file }: пока всё верно, незаконченная партия, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
    }.
cli-verified-no-scores = Нет строки с итоговым счётом.
cli-loads-to = Запись можно загрузить до строки { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Из этой записи ничего нельзя загрузить.
cli-options-default = • значение по умолчанию; другие задаются так: --option ИМЯ=ЗНАЧЕНИЕ
cli-arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
    }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
    }, боты меняются местами:
cli-arena-progress = партий: { $done } из { $total }, осталось около { $left }
cli-arena-column-bot = бот
cli-arena-column-games = партии
cli-arena-column-lineup = между собой
cli-arena-against = { $bot } против { $others }
cli-arena-column-wins = победы
cli-arena-column-fair = равная доля
cli-arena-column-score = средний счёт
cli-arena-column-winning = при победе
cli-arena-column-time = время на решение
cli-arena-column-rating = рейтинг
cli-arena-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
    }
cli-arena-scale = доля побед с интервалом; пунктир: равная доля
cli-arena-drawn = Рисунок в файле { $file }
cli-arena-go-on = Остановлено. Та же команда продолжит с этого места.
cli-arena-stronger = { $first } сильнее, чем { $second }, с перевесом в { $margin } процентного пункта; это ясно после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
    }.
cli-arena-not-stronger = { $first } не сильнее, чем { $second }, с перевесом в { $margin } процентного пункта; это ясно после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
    }.
cli-arena-open = Сильнее ли { $first }, чем { $second }, с перевесом в { $margin } процентного пункта, после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
    } ещё неясно.

cli-error-arguments = Не удалось понять команду; смотрите: { $program } --help
cli-error-argument = Что-то не так с «{ $name }»; смотрите: { $program } --help
cli-error-unknown = Неизвестно: «{ $name }»; смотрите: { $program } --help
cli-error-number = Для { $name } нужно число, а не «{ $given }».
cli-error-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
cli-error-host = Этот компьютер не может принимать соединения по адресу «{ $given }».
cli-error-port = Порты нумеруются от 0 до { $most }; «{ $given }» — не порт.
cli-error-processes = Нескольким процессам нужна общая база данных: укажите --database с адресом, который начинается с postgresql://.
cli-error-internal = «{ $given }» — не адрес вида 10.0.0.5:8100: укажите для --internal машину и порт.
cli-error-port-taken = Порт { $port } уже занят другой программой.
cli-error-port-permission = Порт { $port } доступен только администратору.
cli-error-no-folder = { $file } нельзя использовать как папку.
cli-error-which-game = Какая игра? Есть: { $games }
cli-error-which-file = Какой файл?
cli-error-many-humans = Людей ({ $humans }) больше, чем мест ({ $seats }).
cli-error-names = Имена должны быть короткими и разными, и их может быть не больше { $seats }.
cli-error-no-file = Файла { $file } нет.
cli-error-folder = { $file } — папка.
cli-error-permission = Нет права читать или писать { $file }.
cli-error-exists = Файл { $file } уже есть и не будет перезаписан.
cli-error-file = Файл { $file } не подходит: { $why }
cli-error-not-text = { $file } — не текстовый файл.
cli-error-no-record = { $file } — не запись известной здесь игры.
cli-error-other-writer = Файл { $file } изменила другая программа, больше в него ничего не пишется.
cli-error-not-saved = Партия не хранится ни в каком файле; «сохранить ФАЙЛ» её запишет.
cli-error-nothing-to-resume = Незаконченных партий нет.
cli-error-no-choice = «{ $typed }» — такого варианта нет; наберите номер, слова или «помощь».
cli-error-no-number = Варианта { $number } нет; они идут от { $least } до { $most }.
cli-why = { $why }
cli-error-unclear = «{ $typed }» подходит к нескольким вариантам ({ $count }): { $named }
cli-error-no-rule = В правилах ничего нет о «{ $wanted }».
cli-error-replay = «{ $typed }» никуда не ведёт; наберите n, p, home, end, q или строку от 0 до { $last }.

## Уроки

cli-learn-how = Начать урок: posse learn { $game } НАЗВАНИЕ
cli-learn-none = Для игры { $game } уроков пока нет.
cli-learn-step = Шаг { $step } из { $steps }
cli-learn-again = Нажмите Enter, чтобы отменить и попробовать ещё раз.
cli-learn-next = Следующий урок: { $title }. Дальше?
cli-learn-you = Незнакомец
cli-error-nothing-to-show = Показывать сейчас нечего.
cli-error-nothing-to-undo = Отменять пока нечего.
