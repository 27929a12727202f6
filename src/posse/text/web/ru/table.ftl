### Стол в браузере.

## Вопрос и ответы

table-question = Вопрос
table-is-asked = ходит
table-watching = Вы смотрите партию. { $waiting }
table-closed = Этот стол закрыли до конца партии.
table-on-board = { $count ->
    [one] На поле подсвечен { $count } вариант.
    [few] На поле подсвечено { $count } варианта.
   *[many] На поле подсвечено { $count } вариантов.
    }
table-as-list = Показать списком
table-as-board = Выбирать на поле
table-search-choices = Поиск среди вариантов
table-back = Назад
table-less = Меньше
table-more = Больше
table-amount = Количество
table-tools = Отмена и подсказки
table-undo-ask = Отменить; нужно согласие остальных
table-hint = Подсказка
table-hinting = Бот думает…
table-hint-why = Спросить сильнейшего бота, что бы он выбрал и почему
table-hint-do = Так и сделать
table-foretold-nothing = Наверняка сказать ничего нельзя: всё зависит от случая или от других игроков.
table-recap = С вашего прошлого хода

## Игроки

seat-shape-circle = круг
seat-shape-triangle = треугольник
seat-shape-diamond = ромб
seat-shape-square = квадрат
seat-shape-star = звезда
seat-shape-hexagon = шестиугольник
table-away = нет за столом
table-away-kept = нет за столом, ещё { $left }
table-away-why = Столько ещё место ждёт; потом остальные могут решить, что поиграет бот.
table-left = место пустует
table-standin = подменяет бот
table-resigned = партия сдана, играет бот
table-propose-bot = Пусть пока играет бот
table-look-as = Передать устройство: { $name }
table-clock = Оставшееся время
clock-days = { $days } дн. { $hours } ч

## Поле, журнал, чат, правила

table-board = Поле
table-tabs = Что показано
table-zoom = Размер поля
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-whole = Всё поле
table-log-filter = Фильтр журнала
table-log-all = Всё
table-log-mine = Что касается меня
table-log-start = Подготовка к игре
table-notice-lighter = Идёт много партий: боты думают меньше обычного.
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-deleted = Удалённый игрок
table-chat-say = Напишите что-нибудь
table-chat-send = Отправить
table-chat-name = Чтобы писать в чат, укажите имя на странице «Учётная запись».
table-unread = { $count ->
    [one] непрочитанное сообщение
    [few] непрочитанных сообщения
   *[many] непрочитанных сообщений
    }
table-rule = Показать это правило
table-rules-search = Поиск по правилам
table-rules-none = В правилах об этом ничего нет.

## Сам стол

table-menu = Этот стол
table-link-watch = Ссылка на этот стол
table-link-watch-why = По ней можно смотреть партию.
table-link-seat = Ссылка на моё место
table-link-seat-why = Она переносит ваше место на другое устройство. Никому её не давайте: кто её откроет, сможет играть за вас.
table-leave = Выйти из-за стола
table-leave-why = Остальные могут решить, что за вас поиграет бот. Когда вернётесь, место снова будет вашим.
table-resign = Сдаться
table-resign-why = Бот доиграет на вашем месте до конца; это нельзя отменить.
table-resign-alone = За этим столом больше никто не играет: партия закончится, а её запись останется.
table-resign-not = Играть дальше
table-resign-surely = Да, { $name } сдаётся
table-offline = Связь потеряна; пробуем снова…
table-proposal-undo = { $by } просит отменить последний ход.
table-proposal-undo-mine = Вы просите отменить последний ход.
table-proposal-bot = { $by } предлагает, чтобы за игрока { $seat } играл бот.
table-proposal-bot-mine = Вы предлагаете, чтобы за игрока { $seat } играл бот.
table-proposal-bot-for-me = { $by } предлагает, чтобы за вас играл бот.
table-proposal-absent = Нет за столом, спросим по возвращении: { $seats }.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Отозвать
table-pass-device = Передайте устройство: теперь ходит { $name }
table-pass-why = Всё, что видел предыдущий игрок, скрыто.
table-pass-ready = { $name } — это я

## Конец игры

table-result = Итоги
table-you-win = Вы побеждаете, набрав { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }.
table-source = Источник очков
table-points-from = Откуда взялись очки
table-skip = Пропустить
table-showing = Смотрите, что происходит.
table-rematch = Сыграть ещё раз
table-rematch-go = К следующей партии
table-replay = Посмотреть повтор
table-download = Скачать запись партии
table-analysis = Разбор
table-compare = Сравнить с исходной партией
table-picture = Картинка
table-picture-title = Картинка на память
table-picture-download = Скачать картинку
table-picture-share = Отправить
table-picture-failed = В этом браузере не удалось сделать картинку.

## Ошибки, возникающие в браузере

error-unreachable = Сервер недоступен. Попробуйте чуть позже.
error-bad-answer = Ответ сервера непонятен.
error-unknown = Не получилось («{ $key }»).
