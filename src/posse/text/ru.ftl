### Posse: слова, общие для всех игр. Слова отдельной игры лежат рядом с её правилами.
### Сообщения с приставкой cli- принадлежат командной строке.

## Игры и языки

game-carson = Карсон-Сити
game-carson-why = Постройте город на Диком Западе, покупайте землю и сходитесь в дуэлях за лучшие места: от 2 до 5 игроков, четыре раунда.
game-colt = Кольт Экспресс
game-colt-why = Ограбьте поезд на Диком Западе: спланируйте ходы карта за картой и смотрите, как сталкиваются планы: от 2 до 6 игроков, пять раундов.
game-trail = Великий западный путь
game-trail-why = Раз за разом гоните стадо в Канзас-Сити, нанимайте помощников, стройте вдоль пути и отправляйте скот на запад по железной дороге: от 2 до 4 игроков, пока не заполнится рынок труда.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Места и боты

seat-name = Игрок { $number }
seat-number = место { $number }
nobody = никто
player-you = вы
player-human = человек
player-bot = бот
bot-random = случайный
bot-random-why = лёгкий: играет как попало, лишь бы по правилам
bot-greedy = жадный
bot-greedy-why = средний: берёт то, что сейчас выглядит лучше всего
bot-search = думающий
bot-search-why = сильный: думает наперёд, разыгрывая воображаемые партии

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
nobody-wins = Никто не побеждает.
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
error-not-a-bot = Бота «{ $given }» нет.
error-not-a-language = Текстов на языке «{ $given }» нет.
error-wrong-seats = Эта игра рассчитана на { $least }–{ $most } игроков, а не на { $given }.
error-not-an-option = В этой игре нет настройки «{ $given }».
error-not-a-value = Настройка «{ $option }» не может иметь значение «{ $given }».
error-option-seats = Настройка «{ $option }» не может иметь значение «{ $given }», когда за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
    }.

error-not-a-word = «{ $given }» — не ответ в этой игре.
error-not-a-noun = «{ $given }» здесь ничего не означает; на этом месте должно стоять: { $kind }.
error-not-in-range = «{ $given }» — не целое число от { $least } до { $most }.
error-not-a-chance = В этой игре случай не может сказать «{ $given }».
error-not-a-step = «{ $given }» — не шаг этой игры.
error-wrong-count = В «{ $given }» слишком мало или слишком много слов; пишется так: { $allowed }.

error-not-allowed = «{ $given }» сейчас нельзя.
error-not-asked = Сейчас отвечает не { $seat }; игра ждёт ответа: { $asked }.
error-game-over = Игра окончена, решать больше нечего.
error-no-such-seat = Места «{ $given }» нет; места за столом считаются с 0, всего их { $seats }.

error-undo-consent = Строку { NUMBER($line, useGrouping: 0) } («{ $given }») можно отменить только с общего согласия: другие уже видели, что было дальше.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Возвращать нечего: последняя строка — не отмена.
error-undo-imagined = Строку { NUMBER($line, useGrouping: 0) } отменить нельзя: после неё всё скрытое разыграно заново.
error-undo-often = За одним столом можно отменить не больше { $most } ответов, и предел достигнут.

error-scene-table = Сцена — не простое описание стола: «{ $given }».
error-scene-key = «{ $given }» — не ключ { $field ->
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
error-scene-length = «{ $field }»: число записей — { $given }; их должно быть { $most }.
error-scene-length-most = «{ $field }»: число записей — { $given }; их может быть не больше { $most }.
error-scene-doubled = В «{ $field }» дважды названо { $given }.
error-scene-absent = «{ $field }»: указано { $given }, но за этим столом играют без этого.
error-scene-count = «{ $field }»: в сцене { $given }, в игре { $there } ({ $where }).
error-scene-sums = В сцене не сходится счёт: { $given }.
error-scene-steps = «{ $field }»: указано { $given }; нужен шаг, например «game», или список шагов.
error-scene-deep = Сцена открывает шагов друг на друге: { $given }; открытыми могут быть не больше { $most }.
error-scene-step-asks = «{ $given }» в «{ $field }» — вопрос; после двоеточия должно стоять место, которому он задан, например «: 0».
error-scene-step-duty = «{ $given }» в «{ $field }» — не вопрос и никого не спрашивает.
error-scene-step-one = «{ $given }» в «{ $field }» спрашивает только одно место.
error-scene-step-seat = «{ $given }» в «{ $field }» спрашивает место, которого нет за столом; последнее место — { $last }.
error-scene-step-argument = В шаге «{ $given }» в «{ $field }» слово «{ $argument }» не называет ничего, что есть на столе.
error-scene-step-misfit = «{ $given }» в «{ $field }» не подходит к остальной сцене.
error-scene-step-nested = «{ $given }» в «{ $field }» стоит на другом вопросе, который сцена тоже должна назвать.
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
error-record-cut = Запись обрывается на строке { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-record-game = В строке { NUMBER($line, useGrouping: 0) } записи названа неизвестная игра: «{ $given }».
error-record-version = Запись сделана по правилам версии { $given }; самая новая из известных здесь — { $allowed }.
error-record-broken = По записи нельзя играть дальше, начиная со строки { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-wrong-scores = По записи счёт «{ $given }», а на деле «{ $allowed }».

error-chance-list = Заданные броски — это список исходов вроде «die 4», а не { $given }.
error-chance-word = Исход { $number } заданных бросков записан не словами: { $given }.
error-chance-unknown = Исхода { $number } заданных бросков в этой игре не бывает: «{ $given }».
error-chance-missing = Заданные броски кончились: нужен исход { $number }, а спрошено: { $asked }.
error-chance-other = Исход { $number } заданных бросков — «{ $given }», а спрошено: { $asked }.
error-chance-impossible = Исход { $number } заданных бросков, «{ $given }», сейчас невозможен.
error-chance-left = Исходов больше, чем было спрошено: «{ $given }».
error-empty-bag = Нужно что-то вытянуть, но тянуть больше не из чего.

error-doubled-word = Ошибка в правилах игры, сообщите о ней: слово «{ $given }» объявлено дважды.
error-no-options = Ошибка в правилах игры, сообщите о ней: на шаг «{ $step }» нет ни одного ответа ({ $seat }).
error-steps-wrong = Ошибка в правилах игры, сообщите о ней: шагов { $steps }, а видов { $kinds }; не хватает: { $missing }.

## Сервер

error-bot-failed = Бот не нашёл ответа ({ $seat }).

error-two-writers = Этот стол одновременно изменили в другом месте; загрузите его снова.
error-store-failed = Серверу не удалось это сохранить. Попробуйте ещё раз чуть позже.
error-name-taken = Имя учётной записи «{ $given }» занято.
error-has-account = У вас уже есть учётная запись: «{ $given }».
error-bad-name = В имени от 1 до { $most } видимых знаков.
error-bad-account = В имени учётной записи от { $least } до { $most } знаков: буквы, цифры, точки, дефисы, подчёркивания.
error-bad-password = В пароле от { $least } до { $most } знаков.
error-wrong-password = Такой учётной записи нет, или пароль неверен.
error-bad-address = «{ $given }» — не адрес базы данных; укажите файл или адрес, который начинается с postgresql://.
error-no-database = Базу данных { $given } нельзя использовать: { $detail }
error-newer-database = Базу данных { $given } создала версия Posse новее этой.
error-no-such-table = Стола «{ $given }» нет: возможно, ссылка неполная или такого стола никогда не было.
error-no-such-key = Эта ссылка больше не ведёт ни к какому месту.
error-no-such-page = По адресу «{ $given }» ничего нет.
error-no-such-method = «{ $given }» нельзя вызвать таким способом.
error-no-such-moment = В этой партии нет момента { NUMBER($given, useGrouping: 0) }; последний — { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Это может сделать только хозяин стола.
error-not-your-seat = Это не ваше место.
error-seat-resigned = Вы сдали эту партию.
error-no-spectators = Игроки за этим столом не хотят зрителей.
error-wrong-origin = Этот запрос пришёл с другого сайта.
error-name-needed = Сначала скажите, как вас зовут.
error-name-at-table = За этим столом кого-то уже зовут «{ $given }».
error-host-sits = Вы уже сидите за этим столом.
error-table-started = Игра уже началась.
error-table-not-running = За этим столом сейчас не играют.
error-table-not-over = Это возможно только после конца игры.
error-table-full = Все места за этим столом ({ $seats }) заняты.
error-seat-taken = Это место уже занято: { $seat }.
error-seats-open = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
    }; пригласите кого-нибудь или посадите бота.
error-seat-has-bot = За игрока { $seat } уже играет бот.
error-seat-is-here = { $seat } — за столом.
error-proposal-open = Сначала нужно закончить голосование по предыдущему предложению.
error-proposal-gone = По этому предложению решение уже принято.
error-no-vote = Вы не участвуете в этом голосовании или уже проголосовали.
error-fork-over = В этот момент партия уже окончена; выберите более ранний.
error-stale-ticket = За это время стол изменился. Посмотрите ещё раз.
error-too-fast = Слишком много сразу. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
    }.
error-message-too-large = Сообщение слишком длинное; допустимо не больше { $most } байт.
error-message-no-json = Сообщение — не JSON.
error-message-no-object = Сообщение — не объект JSON.
error-message-no-verb = В сообщении не сказано, что сделать.
error-message-extra = В сообщении есть лишнее: «{ $given }».
error-message-value = В сообщении нет «{ $given }», или это значение не подходит.
error-bad-request = В запросе нет «{ $given }», или это значение не подходит.
error-request-too-large = Запрос слишком большой; допустимо не больше { $most } байт.
error-not-json = Запрос должен быть в формате JSON.
error-server-mistake = Сервер ошибся и отметил это у себя. Всё сохранённое цело.
server-no-page = Сервер работает, но его страница не собрана. Соберите её командой «make web» или установите готовый пакет.

# --- command line

cli-usage = Вызов:
cli-about = Настольные игры Дикого Запада в браузере и в терминале.
cli-commands = Команды
cli-group-general = Общее
cli-group-own = Что можно указать
cli-about-serve = открыть столы для браузеров на этом компьютере и в сети
cli-about-play = сыграть с ботами или вместе за одним устройством
cli-about-replay = посмотреть записанную партию строка за строкой
cli-about-verify = проверить записанную партию
cli-about-rules = прочитать правила вкратце
cli-about-options = показать настройки игры
cli-about-arena = устроить матч между ботами

cli-arg-version = показать версию и то, скомпилирован ли движок
cli-arg-help = показать эту справку
cli-arg-lang = язык: { $languages }
cli-arg-game = игра, например carson
cli-arg-file = файл с записью партии
cli-arg-seats = сколько всего игроков, с ботами (по умолчанию 4)
cli-arg-humans = сколько людей за этим устройством (по умолчанию 1)
cli-arg-names = имена игроков, сначала люди
cli-arg-bots = вид ботов: random, greedy или search; один на всех или свой для каждого
cli-arg-arena-bots = боты, которые играют, по одному на место: random, greedy или search
cli-arg-seconds = сколько секунд бот «search» думает над ответом
cli-arg-playouts = сколько пробных партий играет бот «search» (вместо времени на раздумье)
cli-arg-edition = издание, по правилам которого идёт игра
cli-arg-option = настройка игры; можно указать несколько раз
cli-arg-seed = число, от которого зависят все случайности
cli-arg-watch = играют только боты, а вы смотрите
cli-arg-delay = сколько секунд показывать каждый ответ
cli-arg-plain = показывать стол простым текстом, а не рисунком
cli-arg-save = файл, в котором хранится партия
cli-arg-resume = продолжить записанную партию; без файла — последнюю
cli-arg-wanted = номер, например CC-7.5, глава, например 7, или слово
cli-arg-games = сколько партий сыграть
cli-arg-data = папка, в которой сервер всё хранит
cli-arg-host = адрес, на котором сервер принимает соединения (по умолчанию { $default }: только этот компьютер); 0.0.0.0 открывает его для сети
cli-arg-port = порт сервера (по умолчанию { $default } или следующий свободный); 0 — любой
cli-arg-database = адрес базы данных PostgreSQL вместо базы в папке
cli-arg-workers = сколько процессов думает за ботов
cli-arg-no-browser = не открывать браузер

cli-version-compiled = posse { $version }, скомпилированная версия
cli-version-plain = posse { $version }, интерпретируемая версия

cli-command-help = помощь
cli-command-undo = отменить
cli-command-redo = вернуть
cli-command-preview = прогноз
cli-command-rules = правила
cli-command-log = журнал
cli-command-score = счёт
cli-command-board = поле
cli-command-save = сохранить
cli-command-quit = выход

cli-help-answers = Отвечайте номером или словами; достаточно начала каждого слова, клавиша Tab его дополнит. Или наберите:
cli-help-help = показать эту справку
cli-help-undo = взять назад свой последний ответ; боты всегда согласны
cli-help-redo = сыграть снова то, что только что отменено
cli-help-preview = показать, что ответ даст наверняка: прогноз 3
cli-help-rules = искать в правилах: правила 7.5, правила отель
cli-help-log = показать всё, что произошло
cli-help-score = показать, откуда взялись очки
cli-help-board = показать поле ещё раз
cli-help-save = показать, где хранится партия, или записать копию: сохранить ФАЙЛ
cli-help-quit = выйти; партию можно продолжить

cli-news = С вашего прошлого хода:
cli-earlier = { $count ->
    [one] … до этого { $count } строка
    [few] … до этого { $count } строки
   *[many] … до этого { $count } строк
    }
cli-small-screen = В этом окне { $width }×{ $height } знаков; при { $columns }×{ $rows } видно всё поле сразу.
cli-go-on = Нажмите Enter, чтобы продолжить.
cli-hand-over = Передайте устройство (теперь ходит { $name }) и нажмите Enter.
cli-ask-consent = Другие уже видели, что было дальше. Все согласны это отменить?
cli-ask-resume = Продолжить незаконченную партию { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Наверняка сказать ничего нельзя: всё зависит от случая или от других игроков.
cli-saved = Партия хранится в файле { $file }.
cli-was-cut = Последняя строка была оборвана и отброшена; игра продолжается с предыдущей.
cli-goes-on = Партия сохранена. Продолжить: { $file }
cli-replay-it = Посмотреть ещё раз: { $file }
cli-interrupted = Прервано.

cli-choices-marked = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
    } на рисунке, например «{ $example }»: { $sentence }
cli-choices-row = от { $first } до { $last }; наберите, например, «{ $example }»: { $sentence }

cli-serve-here = Салун открыт: { $address }
cli-serve-network = Для других в той же сети: { $address }
cli-serve-kept = Всё хранится в { $file }
cli-serve-stop = Ctrl-C закроет его; после следующего запуска все партии продолжатся.
cli-serve-stopped = Закрыто. Все партии сохранены.

cli-replay-prompt = ← → или n p, g 12, home, end, q >
cli-replay-line = Строка { $line } из { $last }
cli-replay-undo = Отменены строки с { $first } по { $last }.
cli-replay-start = Подготовка к игре.
cli-replay-imagine = Здесь всё скрытое разыграно заново.
cli-replay-scores = Итоговый счёт.

cli-verified = { $file }: всё верно, законченная партия, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
    }.
cli-verified-unfinished = { $file }: пока всё верно, незаконченная партия, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
    }.
cli-verified-no-scores = Нет строки с итоговым счётом.
cli-loads-to = Запись можно загрузить до строки { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Из этой записи ничего нельзя загрузить.
cli-options-default = • значение по умолчанию; другие задаются так: --option ИМЯ=ЗНАЧЕНИЕ
cli-arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
    }, боты меняются местами:
cli-arena-line = побед { $share } %, очков в среднем { $points }

cli-error-arguments = Не удалось понять команду; смотрите: { $program } --help
cli-error-argument = Что-то не так с «{ $name }»; смотрите: { $program } --help
cli-error-unknown = «{ $name }» здесь неизвестно; смотрите: { $program } --help
cli-error-number = Для { $name } нужно число, а не «{ $given }».
cli-error-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
cli-error-host = Этот компьютер не может принимать соединения по адресу «{ $given }».
cli-error-port = Порты нумеруются от 0 до { $most }; «{ $given }» — не порт.
cli-error-port-taken = Порт { $port } уже занят другой программой.
cli-error-port-permission = Порт { $port } доступен только администратору.
cli-error-no-folder = { $file } нельзя использовать как папку.
cli-error-which-game = Какая игра? Есть: { $games }
cli-error-which-file = Какой файл?
cli-error-many-humans = Людей ({ $humans }) больше, чем мест ({ $seats }).
cli-error-names = Имена должны быть короткими и разными, и их может быть не больше { $seats }.
cli-error-no-file = Файла { $file } нет.
cli-error-folder = { $file } — папка.
cli-error-permission = Нет права читать или писать { $file }.
cli-error-exists = { $file } уже есть, перезаписан он не будет.
cli-error-file = Файл { $file } не подходит: { $why }
cli-error-not-text = { $file } — не текстовый файл.
cli-error-no-record = { $file } — не запись известной здесь игры.
cli-error-other-writer = Файл { $file } изменила другая программа, больше в него ничего не пишется.
cli-error-not-saved = Партия не хранится ни в каком файле; «сохранить ФАЙЛ» её запишет.
cli-error-nothing-to-resume = Незаконченных партий нет.
cli-error-no-choice = «{ $typed }» — такого варианта нет; наберите номер, слова или «помощь».
cli-error-no-number = Варианта { $number } нет; они идут от { $least } до { $most }.
cli-error-unclear = «{ $typed }» подходит к нескольким вариантам ({ $count }): { $named }
cli-error-no-rule = Ни одно правило не говорит о «{ $wanted }».
cli-error-replay = «{ $typed }» никуда не ведёт; наберите n, p, home, end, q или строку от 0 до { $last }.

## Рисунок Carson City: короткие слова для узких мест

cli-carson-help = На карте: ⌂ дом, ◢◣ гора, ≈ река, две буквы с числом — здание и его доход. Знак перед ним — владелец, знаки ниже — ковбои, ✪ — белый ковбой. #2 после имени — место в порядке паса. Толстые линии — дороги, двойные — мосты; дорога называется участком и стороной (n север, s юг, w запад, e восток), например c4n. ≤20 — ограничение персонажа по деньгам, ✕ — поле, закрытое маркером раунда.
cli-carson-round = раунд { $round } из { $rounds }
cli-carson-supply = запас: ⌂ { $houses }, дорог { $roads }
cli-carson-vp = { $points } ПО
cli-carson-firepower = мощь
cli-carson-cowboys = ков.
cli-carson-roads = дор.
cli-carson-revolvers = рев.
cli-carson-three_guns = Три ствола
cli-carson-kept = отложено
cli-carson-tiles = фишки
cli-carson-side-yellow = жёлт.
cli-carson-side-red = красн.
cli-carson-column-vp = ПО
cli-carson-column-cash = деньги
cli-carson-column-cowboys = ков.
cli-carson-column-roads = дор.
cli-carson-column-revolvers = рев.
cli-carson-column-firepower = мощь
cli-carson-label-ranch = Ра
cli-carson-label-mine = Ру
cli-carson-label-drugstore = Ап
cli-carson-label-bank = Ба
cli-carson-label-saloon = Са
cli-carson-label-hotel = От
cli-carson-label-church = Це
cli-carson-label-prison = Тю
cli-carson-space-wages = жалованье $4
cli-carson-space-ammunition = боеприпасы
cli-carson-space-roads_3 = три дороги
cli-carson-space-road_1 = дорога
cli-carson-space-parcel_purchase = покупка участка
cli-carson-space-kept_buildings = отложенные
cli-carson-space-parcel_income = $2 за участок
cli-carson-space-firepower_income = $2 за мощь
cli-carson-space-gambling = азартная игра
cli-carson-space-estate_income = доход от зданий
cli-carson-space-parcel_vp = ПО за участки
cli-carson-space-firepower_vp = ПО за мощь
cli-carson-space-property_vp = ПО за здания
cli-carson-space-buy_vp = ПО по ${ $price }

## The drawing of Colt Express: short words for narrow places

cli-colt-help = Верхний ряд поезда — крыши, ряд в рамке — внутри вагонов; локомотив слева. Две буквы — бандит цветом своего игрока; ✪ маршал, ✦ охранник, ♞ лошади, $ кошелёк (с суммой, если вы её знаете), ◊ драгоценность, ▣ сейф, ⚱ фляга (? неизвестно какая, + старый виски, ½ наполовину полная). Под поездом дилижанс, рядом с вагоном над ним. В стопке ▮ — карта лицом вниз. Числа у мест и бандитов — номера ответов.
cli-colt-round = раунд { $round } из { $rounds }
cli-colt-keep = оставить { $count ->
    [99] сколько угодно
   *[other] { $count }
    }
cli-colt-done = выполнено: { $count }
cli-colt-loco = Лок.
cli-colt-left = патроны
cli-colt-hand = рука
cli-colt-deck = колода
cli-colt-kept = оставлено
cli-colt-hits = ранения
