### То, что говорит только терминал. Всё здесь начинается с cli-.

cli-usage = Использование:
cli-about = Настольные игры о Диком Западе в браузере и в терминале.
cli-commands = Команды
cli-group-general = Общие параметры
cli-group-own = Параметры
cli-about-serve = запустить сервер для игры в браузере, на этом компьютере и по сети
cli-about-worker = думать на этом компьютере за ботов всех серверов одной базы PostgreSQL
cli-about-bot = посадить собственного бота за стол на сервере
cli-about-bot-run = сесть за стол гостевым ботом и играть до конца
cli-about-play = сыграть с ботами или вместе за одним устройством
cli-about-learn = учиться игре, играя урок за уроком
cli-about-replay = посмотреть записанную партию строка за строкой
cli-about-verify = проверить записанную партию
cli-about-rules = прочитать правила вкратце
cli-about-options = показать настройки игры
cli-about-arena = устроить матч между ботами
cli-about-analyse = узнать, что в записанных партиях было удачей, а что мастерством
cli-about-puzzles = найти задачи в записанных партиях

cli-arg-version = показать версию и то, скомпилирован ли движок
cli-arg-help = показать эту справку
cli-arg-lang = язык: { $languages }
cli-arg-game = игра: { $games }
cli-arg-lesson = название урока; без него выводится список уроков
cli-arg-file = файл с записью партии
cli-arg-files = файлы с записями партий
cli-arg-depth = насколько тщательно: quick, standard или deep
cli-arg-analyse-json = вывести JSON, по строке на партию
cli-arg-report = записать страницу HTML обо всех партиях
cli-arg-puzzles = показывать и задачи из этой папки, записанные командой `posse puzzles`
cli-arg-puzzles-files = записи партий: файлы, папки с ними или records.zip из набора данных
cli-arg-puzzles-out = папка, в которую записать задачи
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
cli-arg-origin = публичный адрес сервера, например https://play.example.org: сервер отзывается на это имя; можно указать несколько раз
cli-arg-proxy = адрес или сеть обратного прокси (по умолчанию { $default }): ему верят, от кого пришёл запрос; можно указать несколько раз
cli-arg-path = размещает всё под путём, например /posse
cli-arg-database = адрес базы данных PostgreSQL вместо базы в папке
cli-arg-workers = сколько процессов думает за ботов
cli-arg-worker-database = адрес базы данных PostgreSQL, с которой работают серверы
cli-arg-worker-processes = сколько ботов думает одновременно, каждый в своём процессе (если не указано — по числу ядер)
cli-arg-worker-name = под каким именем этот обработчик виден тем, кто ведёт серверы (если не указано — имя компьютера и номер процесса)
cli-arg-bot-file = бот: файл Python и класс или функция в нём, например my_bot.py:MyBot, либо бот из Posse
cli-arg-bot-table = ссылка на стол
cli-arg-bot-token = токен со страницы учётной записи; лучше задать переменную окружения POSSE_BOT_TOKEN
cli-arg-bot-seat = на какое место, считая с 1 (если не указано — на первое свободное)
cli-arg-bot-seed = случайность самого бота
cli-arg-smtp = почтовый сервер, например smtps://ИМЯ:ПАРОЛЬ@УЗЕЛ; без него почта не отправляется. То же делает переменная окружения POSSE_SMTP
cli-arg-mail-from = адрес, с которого отправляется почта
cli-arg-mail-site = адрес этого сайта, на который ведут ссылки в письмах, например https://УЗЕЛ
cli-arg-alert-grace = сколько секунд есть у человека, чтобы вернуться самому, прежде чем отправится оповещение (по умолчанию: { $default })
cli-arg-alert-digest = наименьшее время от одного письма с оповещениями до следующего (по умолчанию: { $default })
cli-arg-alert-internal = разрешить уведомления и вебхуки также в частные сети и без TLS
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
cli-serve-public = Для всех: { $address }
cli-serve-kept = Всё хранится в { $file }
cli-serve-stop = Ctrl-C закроет его; после следующего запуска можно будет играть дальше.
cli-serve-stopped = Закрыто. Все партии сохранены.
cli-worker-here = Обработчик { $name } думает за ботов базы { $database }; ботов одновременно: { $processes }. Завершить: Ctrl-C.
cli-worker-stopped = Обработчик завершён.
cli-bot-sits = { $name } сидит за столом { $table }, место { $seat }. Завершить: Ctrl-C.
cli-bot-waits = Игра ещё не началась.
cli-bot-plays = Игра идёт.
cli-bot-lost = Связь прервана; следующая попытка через { $seconds } с.
cli-bot-back = Связь восстановлена.
cli-bot-over = Игра окончена: { $name } — место { $place } из { $seats }, счёт: { $score }.
cli-bot-closed = Стол закрыт до конца игры.
cli-bot-left = { $name } покидает стол.
cli-error-bot-table = «{ $given }» — не ссылка на стол; такая ссылка выглядит как https://HOST/table/ID
cli-error-bot-token = Не хватает токена. Создайте его на странице учётной записи и задайте POSSE_BOT_TOKEN.
cli-error-bot-bad-token = Это не токен бота; такой токен начинается с posse_bot_
cli-error-bot-task = Скажите, что боту делать: posse bot run
cli-error-bot-missing = Какой бот? Например: posse bot run my_bot.py:MyBot --table LINK

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
cli-luck-verified = Случайность проверена: { $draws ->
    [one] { $draws } жребий следует
    [few] { $draws } жребия следуют
   *[many] { $draws } жребиев следуют
    } из зерна, к которому обязались заранее.
cli-luck-undone = { $draws ->
    [one] { $draws } из этих жребиев относится к отменённому ходу.
    [few] { $draws } из этих жребиев относятся к отменённым ходам.
   *[many] { $draws } из этих жребиев относятся к отменённым ходам.
    } Соглашались ли игроки на отмену, знают только они сами.
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
cli-error-mail = Чтобы отправлять почту, нужны вместе --smtp, --mail-from и --mail-site; не хватает { $name }.
cli-error-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
cli-error-host = Этот компьютер не может принимать соединения по адресу «{ $given }».
cli-error-port = Порты нумеруются от 0 до { $most }; «{ $given }» — не порт.
cli-error-processes = Нескольким процессам нужна общая база данных: укажите --database с адресом, который начинается с postgresql://.
cli-error-worker-database = Обработчику нужна база данных серверов: укажите --database с адресом, который начинается с postgresql://.
cli-error-worker-name = «{ $given }» не может быть именем обработчика: укажите имя из букв, которые можно показать.
cli-error-internal = «{ $given }» — не адрес вида 10.0.0.5:8100: укажите для --internal машину и порт.
cli-error-port-taken = Порт { $port } уже занят другой программой.
cli-error-port-permission = Порт { $port } доступен только администратору.
cli-error-origin = «{ $given }» — не адрес сайта. Подойдёт, например, https://play.example.org
cli-error-proxy = «{ $given }» — не адрес и не сеть. Подойдут, например, 10.0.0.5 и 10.0.0.0/8
cli-error-path = «{ $given }» — не путь. Подойдёт, например, /posse: буквы, цифры, дефисы, подчёркивания, точки и косые черты
cli-error-files = Здесь можно держать открытыми одновременно только файлов: { $have }; нужно не меньше { $need }. Это разрешит «ulimit -n { $need }», а в systemd — LimitNOFILE={ $need }
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
cli-error-revealed = { $file } раскрывает зерно случайности, поэтому дальше в нём не играют. В браузере можно продолжить с любого момента партии.
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

## Управление сервером

cli-about-admin = присмотр за сервером: столы, люди, запреты, резервные копии
cli-about-doctor = проверяет, что нужно серверу, и говорит, что делать, если что-то не так
cli-tasks = Задачи
cli-group-operating = Для тех, кто держит сервер для других
cli-about-admin-tables = показывает столы, начиная с новейшего
cli-about-admin-close-table = закрывает столы навсегда; сыгранное остаётся и открыто всем
cli-about-admin-delete-table = удаляет столы с записями и перепиской
cli-about-admin-people = показывает людей, начиная с новейших
cli-about-admin-delete-person = удаляет людей; за них доигрывают боты
cli-about-admin-quota = задаёт, сколько столов может быть у человека; без чисел — сколько у всех
cli-about-admin-reports = показывает жалобы, начиная с новейшей
cli-about-admin-close-report = удаляет рассмотренные жалобы
cli-about-admin-bans = показывает, кому закрыт доступ
cli-about-admin-ban = закрывает доступ людям или адресам
cli-about-admin-unban = снова открывает доступ людям или адресам
cli-about-admin-backup = записывает копию всей базы данных, в том числе при работающих серверах
cli-about-admin-restore = заменяет базу данных копией; ни один сервер не должен работать
cli-about-admin-export = выводит запись игры за столом
cli-about-admin-dataset = сохраняет законченные открытые игры без имён, для исследований
cli-about-admin-export-all = сохраняет записи всех законченных игр в папку

cli-arg-most = сколько строк показать самое большее (по умолчанию { $default })
cli-arg-json = выводит JSON со всем, что известно
cli-arg-yes = не спрашивать
cli-arg-state = только столы в этом состоянии: { $states }
cli-arg-only-game = только столы этой игры
cli-arg-only-person = только столы этого человека (идентификатор или учётная запись)
cli-arg-search = только люди, у которых идентификатор, имя, учётная запись или адрес содержит этот текст
cli-arg-tables = идентификатор стола из его ссылки
cli-arg-people = человек: идентификатор или учётная запись
cli-arg-who = человек (идентификатор или учётная запись), адрес или сеть, например 203.0.113.0/24
cli-arg-ban-for = на какой срок: 12h, 7d, 8w; по умолчанию навсегда
cli-arg-note = заметка о причине для себя
cli-arg-unstarted = сколько неначатых столов может быть у этого человека
cli-arg-running = сколько идущих игр может быть у этого человека
cli-arg-reports = номер жалобы
cli-arg-backup = файл копии
cli-arg-export = файл, куда записать; без него запись выводится на экран
cli-arg-dataset = каждую ночь сохранять законченные открытые игры, без имён, в папку внутри этой
cli-arg-dataset-out = папка, в которой будет создана папка с сегодняшней датой
cli-arg-export-all = папка, куда записать
cli-arg-url = адрес, по которому люди открывают сервер: проверить путь к нему вместе с прокси
cli-arg-keep-unstarted = сколько хранить столы, где игра так и не началась: 12h, 7d, 8w, { $forever } (по умолчанию { $default })
cli-arg-keep-abandoned = сколько после последнего хода хранить идущие игры гостей (по умолчанию { $default })
cli-arg-keep-guests = сколько хранить гостей без стола (по умолчанию { $default })
cli-arg-keep-addresses = сколько помнить, с какого адреса пришёл человек или создан стол (по умолчанию { $default })
cli-arg-limit = меняет ограничение; можно указать несколько раз: { $names }
cli-arg-log = «plain» — строки с предупреждениями, «json» — ещё и каждый запрос
cli-arg-metrics-port = порт для Prometheus
cli-arg-metrics-host = адрес этого порта (по умолчанию только этот компьютер)

cli-column-id = id
cli-column-number = номер
cli-column-at = когда
cli-column-about_id = человек
cli-column-reason = причина
cli-column-text = текст
cli-column-table_id = стол
cli-column-author = от кого
cli-column-game = игра
cli-column-state = состояние
cli-column-created = создан
cli-column-moved = последний ход
cli-column-seats = места
cli-column-address = адрес
cli-column-name = имя
cli-column-account = учётная запись
cli-column-tables = столы
cli-column-banned = запрет
cli-column-unstarted = неначатых не больше
cli-column-running = идущих не больше
cli-column-kind = вид
cli-column-subject = кто
cli-column-since = с
cli-column-until = до
cli-column-note = заметка

cli-admin-none = Ничего нет.
cli-admin-type-yes = Наберите «{ $yes }», чтобы продолжить:
cli-admin-ask-close = { $count ->
    [one] { $count } стол будет закрыт
    [few] { $count } стола будут закрыты
    [many] { $count } столов будут закрыты
   *[other] { $count } стола будет закрыто
    } навсегда; играть там дальше будет нельзя.
cli-admin-closed = { $count ->
    [one] Закрыт { $count } стол
    [few] Закрыты { $count } стола
    [many] Закрыто { $count } столов
   *[other] Закрыто { $count } стола
    }.
cli-admin-ask-delete = { $count ->
    [one] { $count } стол будет удалён
    [few] { $count } стола будут удалены
    [many] { $count } столов будут удалены
   *[other] { $count } стола будет удалено
    } со всем, что там сыграно и сказано.
cli-admin-deleted = { $count ->
    [one] Удалён { $count } стол
    [few] Удалены { $count } стола
    [many] Удалено { $count } столов
   *[other] Удалено { $count } стола
    }.
cli-admin-ask-delete-people = Эти люди будут удалены, а за них доиграют боты: { $names }
cli-admin-deleted-people = { $count ->
    [one] Удалён { $count } человек
    [few] Удалены { $count } человека
    [many] Удалено { $count } человек
   *[other] Удалено { $count } человека
    }.
cli-admin-quota = { $name }: теперь с собственным ограничением.
cli-admin-quota-usual = { $name }: столов может быть столько же, сколько у всех.
cli-admin-ask-ban = С этого момента доступ будет закрыт: { $names }
cli-admin-reports-closed = { $count ->
    [one] Удалена { $count } жалоба.
    [few] Удалены { $count } жалобы.
   *[many] Удалено { $count } жалоб.
    }
cli-admin-banned = Доступ закрыт: { $names }
cli-admin-unbanned = Доступ снова открыт: { $name }
cli-error-no-pyarrow = Для наборов данных нужен pyarrow: установите posse[data].
cli-admin-exported = { $count ->
    [one] Сохранена { $count } запись
    [few] Сохранены { $count } записи
    [many] Сохранено { $count } записей
   *[other] Сохранено { $count } записи
    }: { $file }
cli-admin-backed-up = Копия лежит в { $file } ({ $size } МБ). С ней можно действовать от имени любого: храните её надёжно.
cli-admin-ask-restore = Всё в { $database } будет заменено на { $file }.
cli-admin-restored = Теперь база данных — из { $file }.
cli-admin-former = То, что было раньше, сохранено в { $file }

cli-error-span = Для { $name } нужен срок, например 12h, 7d или 8w, а не «{ $given }».
cli-error-limit = «{ $given }» — не ограничение с числом; есть: { $names }
cli-error-log = Журнал бывает «plain» или «json», а не «{ $given }».
cli-error-needs-yes = Ничего не сделано: никто не ответил. Укажите --yes, чтобы обойтись без вопроса.
cli-error-nothing-done = Ничего не сделано.
cli-error-no-table = Стола «{ $given }» нет.
cli-error-no-table-record = Нет стола «{ $given }», за которым играли.
cli-error-no-person = Нет никого с идентификатором или учётной записью «{ $given }».
cli-error-not-banned = Для «{ $given }» запрета нет.
cli-error-state = «{ $given }» — не состояние стола; есть: { $states }
cli-error-served = Эту базу данных использует сервер, или использовал ещё несколько минут назад. Сначала остановите его.

cli-doctor-well = Всё в порядке.
cli-doctor-not-well = Кое-что требует внимания.
cli-doctor-address = «{ $given }» — не адрес базы данных.
cli-doctor-address-advice = Укажите адрес, как для posse serve: postgresql://user@host/name.
cli-doctor-no-file = В { $given } ещё нет базы данных
cli-doctor-no-file-advice = Её создаст первый запуск posse serve. Если она должна там быть, проверьте --data.
cli-doctor-reached = База данных { $given } отвечает.
cli-doctor-not-reached = База данных { $given } не отвечает: { $detail }
cli-doctor-not-reached-advice = Проверьте адрес, пароль и работает ли база данных.
cli-doctor-current = База данных свежая (версия { $version }).
cli-doctor-older = У базы данных версия { $version }, а этому Posse нужна { $newest }.
cli-doctor-older-advice = Сделайте резервную копию; следующий запуск posse serve обновит базу.
cli-doctor-newer = У базы данных версия { $version }, которой этот Posse не знает.
cli-doctor-newer-advice = Установите версию Posse, которая её обновила, или восстановите копию.
cli-doctor-clock = Часы базы данных и этого компьютера расходятся на { $seconds } с.
cli-doctor-clock-advice = Пусть оба получают время от сервера времени (NTP).
cli-doctor-past = Часы этого компьютера отстают на { $seconds } с от последнего признака жизни сервера.
cli-doctor-past-advice = Переведите часы или получайте время от сервера времени (NTP).
cli-doctor-writable = В базу данных { $given } можно писать.
cli-doctor-not-writable = В базу данных { $given } нельзя писать: { $detail }
cli-doctor-not-writable-advice = Проверьте, кому принадлежит файл, не полон ли диск и какие права у пользователя базы.
cli-doctor-disk = { $free } МБ свободно в { $folder }
cli-doctor-disk-advice = Должно быть свободно хотя бы { $least } МБ: освободите место или перенесите данные.
cli-doctor-files = Процесс может открыть { $most } файлов и соединений.
cli-doctor-files-advice = Для многих игроков нужно { $least }: поднимите предел (ulimit -n или LimitNOFILE в systemd).
cli-doctor-worker = Бот ответил; его процесс запускался и думал { $seconds } с.
cli-doctor-no-worker = Процесс для ботов не отвечает.
cli-doctor-no-worker-advice = Ошибка — в строках выше; часто не хватает памяти или установка неполная.
cli-doctor-remote-workers = Работают обработчики: { $names }; ботов, которые могут думать одновременно: { $slots }.
cli-doctor-no-remote-workers = Ни один обработчик не работает, поэтому боты думают в процессах серверов.
cli-doctor-other-workers = К обработчикам другой версии Posse не обращаются: { $names }.
cli-doctor-other-workers-advice = Обновите их до версии { $version }.
cli-doctor-not-a-url = «{ $given }» — не адрес вроде https://games.example.org.
cli-doctor-not-a-url-advice = Укажите адрес, который люди набирают в браузере.
cli-doctor-no-answer = { $given } не отвечает: { $detail }
cli-doctor-no-answer-advice = Проверьте, что сервер и прокси работают, а имя, сертификат и межсетевой экран в порядке.
cli-doctor-no-posse = { $given } отвечает, но не как сервер Posse (статус { $status }).
cli-doctor-no-posse-advice = Проверьте, куда прокси направляет запросы и какие имена допускает сервер.
cli-doctor-ready = Сервер { $given } готов.
cli-doctor-not-ready = Сервер { $given } работает, но не может пользоваться базой данных.
cli-doctor-not-ready-advice = Загляните в его журнал.
cli-doctor-scheme = Сервер знает, что посетители приходят по { $scheme }.
cli-doctor-wrong-scheme = Посетители приходят по { $given }, а сервер думает, что по { $scheme }.
cli-doctor-wrong-scheme-advice = Пусть прокси ставит X-Forwarded-Proto, а сервер доверяет прокси.
cli-doctor-host = К серверу обращаются по его имени: { $host }.
cli-doctor-wrong-host = Посетители обращаются к { $given }, а до сервера доходит { $host }.
cli-doctor-wrong-host-advice = Пусть прокси передаёт заголовок Host.
cli-doctor-visitor = Сервер видит, что вы пришли с { $address }.
cli-doctor-wrong-visitor = Сервер думает, что вы пришли с этого же компьютера ({ $address }).
cli-doctor-wrong-visitor-advice = Если это не так, пусть прокси ставит X-Forwarded-For, а сервер ему доверяет: ограничения считают посетителей по адресам.
cli-doctor-socket = WebSocket проходит.
cli-doctor-no-socket = WebSocket не проходит (статус { $status }).
cli-doctor-no-socket-advice = Пусть прокси передаёт заголовки Upgrade и Connection по HTTP/1.1.

cli-analysis-progress = строк: { $done } из { $total }, осталось около { $left }
cli-analysis-player = Игрок
cli-analysis-games = Партии
cli-analysis-result = Результат
cli-analysis-skill = Мастерство
cli-analysis-others = Другие
cli-analysis-luck = Удача
cli-analysis-word-best = Лучшие
cli-analysis-word-good = Хорошие
cli-analysis-word-inaccuracy = Неточности
cli-analysis-word-mistake = Ошибки
cli-analysis-word-blunder = Грубые ошибки
cli-analysis-change = { NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-gain = +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-why = Все начинают с равными шансами. Мастерство — то, что изменили собственные ходы по сравнению с лучшими найденными, другие — то, что изменили чужие ходы, удача — остальное: вместе они дают результат.
cli-analysis-turn = Строка { $line }: { $deed } ({ $name } { $change })
cli-analysis-graph = Шансы на победу
cli-analysis-report = Разобранные партии: { $games }
cli-analysis-written = Страница записана в { $file }.
cli-error-unfinished = Партия в { $file } не окончена, поэтому её нельзя разобрать.
cli-puzzles-found = { $found ->
    [0] Задач не найдено.
   *[other] Задач записано в { $folder }: { $found }.
    }
cli-error-puzzles-out = Укажите с помощью --out, в какую папку записать задачи.
