### Страница вокруг столов: главная, новый стол, зал ожидания, повтор, учётная запись, настройки.

## Рамка каждой страницы

shell-tagline = Настольные игры о Диком Западе с друзьями и ботами
shell-home = Posse, на главную
shell-menu = Меню
shell-loading = Минутку…
shell-close = Закрыть
shell-cancel = Отмена
shell-save = Сохранить
shell-copy = Копировать
shell-copied = Скопировано
shell-share = Поделиться
shell-qr = QR-код для телефона
shell-again = Попробовать ещё раз
shell-to-lobby = На главную
shell-trouble = Не получилось
error-unforeseen = На этой странице что-то пошло не так. Загрузите её заново; ваша партия цела и хранится на сервере.

missing-title = Эта тропа никуда не ведёт
missing-text = По этому адресу ничего нет. Возможно, ссылка потеряла по дороге пару букв.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Сумерки
settings-pace = Анимация
settings-pace-off = Нет
settings-pace-slow = Медленная
settings-pace-usual = Обычная
settings-pace-quick = Быстрая
settings-twice = На сенсорном экране: первое касание показывает, второе выбирает
settings-coach = В играх с ботами наставник объясняет всё новое
settings-sound = Звуки
settings-volume = Громкость
settings-patterns = Узоры вдобавок к цветам

## Главная

lobby-stranger = Незнакомец
lobby-your-name = Ваше имя (по желанию)
lobby-coach = С наставником
lobby-coach-why = Впервые здесь? Наставник по разу объяснит всё новое, а потом замолчит.
lobby-play-bots = Играть с ботами
lobby-play-bots-why = Вы и { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
    }, прямо сейчас. Без регистрации и без почты.
lobby-level = Боты
lobby-bot = { $name }: { $character }
lobby-new-table = Новый стол
lobby-play-friends = Играть с друзьями
lobby-players = от { $least } до { $most } игроков
lobby-minutes = около { $minutes } минут
lobby-weight-1 = очень простая
lobby-weight-2 = простая
lobby-weight-3 = средней сложности
lobby-weight-4 = сложная
lobby-weight-5 = очень сложная
lobby-free = свободно
lobby-begins = вот-вот начнётся
lobby-free-seats = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
    }
lobby-running = идёт игра
lobby-moved = Последний ход: { $ago }
lobby-here = сейчас за столом
lobby-winner = победитель
lobby-mine = Ваши столы
lobby-open = Столы, где ждут игроков
lobby-watch = Партии, которые можно смотреть
lobby-finished = Законченные партии
lobby-quiet = В салуне тихо
lobby-quiet-why = Пока нет ни одного общего стола. Откройте свой и отправьте друзьям ссылку или разомнитесь с ботами.
lobby-show-all = Показать все ({ $count })
lobby-upload = Открыть запись партии
lobby-upload-why = Выберите файл или перетащите его сюда: законченная партия откроется как повтор.

## Новый стол

new-seats = Кто играет
new-count = Число игроков
new-local-name = Имя игрока
new-sit-me = Вы
new-sit-me-why = Это ваше место.
new-sit-open = Игрок по ссылке
new-sit-open-why = Свободно для того, кому вы отправите ссылку.
new-sit-local = Ещё один игрок за этим устройством
new-sit-local-why = Вы играете по очереди за одним экраном; между ходами секреты скрыты.
new-sit-bot = Бот: { $level }
new-rules = Правила
new-details = { $option } по пунктам ({ $count })
new-fine-points = Тонкости ({ $count })
new-details-changed = изменено: { $count }
new-option-other = другое…
new-option-own = { $option }: своё значение
new-option-back = Вернуть значение по умолчанию
new-table = Стол
new-public = Кто видит стол
new-public-public = Все
new-public-public-why = Он виден на главной, и любой может занять свободное место.
new-public-private = Только по ссылке
new-public-private-why = Его найдут только те, у кого есть ссылка.
new-spectators = Пускать зрителей
new-guest-bots = Пускать гостевых ботов
new-guest-bots-why = Свободные места могут занять программы других людей. Все видят, чьи они.
new-clock = Таймер
new-clock-none = Нет
new-clock-none-why = Каждый думает сколько хочет.
new-clock-minutes = Минуты
new-clock-minutes-why = Запас времени на всю партию и небольшая добавка за каждый ход.
new-clock-days = Дни
new-clock-days-why = Для неспешной игры: несколько дней на каждый ход.
new-clock-is-none = без таймера
new-clock-is-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
    } + { $increment } с
new-clock-is-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
    } на ход
new-minutes = Время на партию
new-increment = Добавка за ход
new-days = Время на ход
new-count-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
    }
new-count-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
    }
new-count-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
    }
new-count-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
    }
new-on-time = Когда время выйдет
new-on-time-nothing = Ничего не происходит
new-on-time-bot = Дальше играет бот
new-tempo = Темп ботов
new-tempo-off = Мгновенный
new-tempo-off-why = Боты ходят так быстро, как могут.
new-tempo-quick = Бодрый
new-tempo-quick-why = Короткая пауза перед каждым ходом, чтобы вы успевали следить.
new-tempo-calm = Спокойный
new-tempo-calm-why = Боты не торопятся, совсем как люди.
new-grace = Место отсутствующих ждёт
new-grace-why = Только потом остальные могут проголосовать, чтобы за того, кого нет, играл бот.
new-grace-turn = столько же, сколько даётся на ход
new-standin = Уровень подменных ботов
new-standin-why = Бот этого уровня играет за тех, кто отошёл или сдался.
new-open = Открыть стол
new-open-why = Вы получите ссылку для остальных; игра начнётся, когда все места будут заняты.
new-start = Начать игру
new-start-why = Все места заняты, так что начинаем сразу.

## Зал ожидания

room-waiting = Ждём игроков
room-full = Все места заняты
room-only-here = Эта ссылка работает только на этом компьютере. Чтобы играть с друзьями по сети, запустите сервер с «--host 0.0.0.0» и откройте адрес, который он покажет.
room-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
    }
room-invited = Присаживайтесь
room-join = Сесть за стол
room-or-watch = Или останьтесь на этой странице и смотрите партию, когда она начнётся.
room-or-choose = Или выберите место ниже.
room-free = Свободное место
room-free-again = Освободить место
room-take = Сесть сюда
room-you = вы
room-local = за этим устройством
room-here = за столом
room-guest-bots = Гостевые боты
room-guest-bots-yes = разрешены
seat-guest-bot = гостевой бот, автор: { $author }
room-away = нет за столом
room-change = Изменить, кто сидит на месте { $seat }
room-change-short = Изменить
room-fill = Занять свободные места ботами
room-fill-level = Уровень этих ботов
room-terms = Правила и стол
room-invite = Пригласить по ссылке
room-invitation = Давайте сыграем в «{ $game }»!
room-start = Начать игру
room-start-when = Можно будет, когда на каждом месте окажется человек или бот.
room-host-starts = Игру начнёт хозяин стола, когда все соберутся.
room-begins = Игра начнётся, когда каждый браузер добавит свою долю случайности, самое позднее через { $time }.
room-begins-seconds = { $seconds } с
room-leave = Выйти из-за стола
room-close = Закрыть стол
room-closed = Этот стол закрыт
room-closed-why = Хозяин закрыл его до начала игры.

seat-link-open = На другое устройство
seat-link-title = Перенести своё место на другое устройство
seat-link-why = Откройте эту ссылку на телефоне или другом компьютере: там вы окажетесь на том же месте.
seat-link-secret = Никому её не давайте: по этой ссылке можно играть за вас.
seat-link-renew = Заменить ссылку
seat-link-renew-why = Старая ссылка перестанет действовать.
seat-link-alone = Также освободить место от всех остальных, кто пользовался ссылкой
seat-link-renewed = У места новая ссылка.
room-renew-link = Заменить ссылку этого места

## Повтор

replay-title = Повтор партии
replay-eyes = Точка зрения
replay-eyes-nobody = Глазами зрителя
replay-eyes-of = Глазами игрока { $name }
replay-result = Итоги
replay-download = Скачать
replay-share = Поделиться партией
replay-share-whole = Вся партия
replay-share-moment = С этого момента
replay-fork = Играть с этого момента
replay-fork-why = Новый стол начнётся с этого момента. Вы займёте одно место, боты — остальные; то, чего с вашего места нельзя было знать, будет разыграно заново.
replay-fork-seat = Ваше место
replay-fork-level = Боты
replay-fork-go = Играть
replay-to-start = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-to-end = В конец
replay-moment = Момент партии
replay-line-of = { $line } из { $last }
replay-speed = Скорость
replay-lines = Вся запись
replay-line-start = Подготовка к игре.
replay-line-imagine = Здесь всё скрытое разыграно заново.
replay-line-scores = Итоговый счёт.
replay-line-undo = Отменено.
replay-line-undo-lines = { $count ->
    [1] Отменена строка { $first }.
   *[other] Отменены строки с { $first } по { $last }.
    }

## Учётная запись

account-title = Учётная запись
account-name = Ваше имя
account-is = Вы вошли как «{ $account }». Ваши столы сохраняются.
account-is-guest = Вы играете как гость. Вас знает только этот браузер; с учётной записью можно войти с любого устройства.
account-is-nobody = У вас здесь ещё нет имени. Для игры оно не нужно, но другим приятно знать, кто сидит напротив.
account-renamed = Теперь вас зовут { $name }.
account-login = Войти
account-login-why = Столы, за которыми вы играете как гость, перейдут вместе с вами.
account-logged-in = С возвращением, { $name }.
account-register = Зарегистрироваться
account-register-why = Учётная запись хранит ваши столы и открывает их на любом устройстве. Без почты: вместо неё вы получите код восстановления.
account-made = Учётная запись готова, { $name }.
account-account = Имя учётной записи
account-password = Пароль
account-password-why = Не меньше { $least } символов.
account-logout = Выйти
account-logout-why = Этот браузер вас забудет; столы подождут в учётной записи.
account-logged-out = Вы вышли.
account-logout-everywhere = Выйти везде
account-sessions = Где выполнен вход
account-sessions-why = Эти браузеры вас знают. Завершите каждый чужой сеанс, а потом смените пароль.
account-session-current = Этот браузер
account-session-used = Последний раз: { $ago }
account-session-unknown = Неизвестный браузер
account-session-end = Завершить
account-session-end-of = Завершить сеанс: { $device }
account-session-ended = Сеанс завершён: { $device }.
account-safety = Пароль и восстановление
account-password-change = Сменить пароль
account-password-change-why = Все остальные ваши сеансы завершатся.
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-password-set = Сменить пароль
account-password-changed = Пароль изменён.
account-forgotten = Забыли пароль?
account-or-email = Имя учётной записи или почта
account-by-mail = По почте
account-by-mail-why = Если у учётной записи есть подтверждённый адрес, туда придёт ссылка.
account-by-mail-send = Отправить ссылку
account-by-mail-sent = Если такая учётная запись с адресом есть, письмо уже в пути. Ссылка действует час.
account-by-code = По коду восстановления
account-by-code-why = Его показали при регистрации. Он действует один раз; потом вы получите новый.
account-by-code-set = Задать новый пароль
account-recovered = С возвращением, { $name }. Теперь действует новый пароль.
account-code = Код восстановления
account-code-why = Запишите или сохраните его: если забудете пароль, этот код позволит выбрать новый. Его показывают только сейчас.
account-code-kept = Код сохранён
account-code-renew = Новый код
account-code-renew-why = Код показали при регистрации. Новый его заменит.
account-code-none = У вас ещё нет кода. Он позволяет выбрать новый пароль, если вы забудете свой.
account-email = Почта
account-email-why = Только на случай забытого пароля и только по желанию. Адрес действует после перехода по ссылке, которая туда придёт. Чтобы удалить его, оставьте поле пустым.
account-email-sent = Ссылка отправлена на { $email }. Откройте её в течение часа.
account-email-removed = Адрес удалён.
account-email-confirm = Подтвердить
account-email-confirm-why = Подтвердите, что этот адрес ваш: теперь он поможет получить новый пароль.
account-email-confirmed = Адрес подтверждён.
account-bots = Ваши боты
account-bots-why = Ваша программа может играть за столами, хозяева которых пускают гостевых ботов. Она садится за стол с токеном, и все видят там ваше имя как имя автора.
account-bots-none = Ботов у вас пока нет.
account-bots-full = Больше ботов иметь нельзя. Чтобы создать новый токен, отзовите один из прежних.
account-bot-name = Имя бота
account-bot-make = Создать токен
account-bot-unused = Ещё не использован
account-bot-revoke = Отозвать
account-bot-revoke-of = Отозвать токен бота { $name }
account-bot-revoked = Токен бота { $name } больше не действует.
account-token = Токен бота { $name }
account-token-why = Дайте его своей программе и никому больше: у кого он есть, тот играет от имени вашего бота. Он показывается только сейчас.
account-token-run = Бот на Python запускается так:
account-token-kept = Токен сохранён
account-data = Ваши данные
account-export-why = Всё, что этот сервер хранит о вас: имя, сеансы, боты, столы, сообщения чата и адреса записей ваших игр.
account-export = Скачать как JSON
account-records = Скачать все мои игры (ZIP)
account-dataset = Мои игры могут войти в набор данных для исследований
account-dataset-why = Если этот сервер публикует набор данных, в нём законченные открытые игры без имён, чата и времени. Игра не попадает туда, если этого не хочет хотя бы один из игравших.
account-delete = Удалить себя отсюда
account-delete-why = Ваше имя, учётная запись, сеансы и боты удаляются навсегда. Где игра идёт, за вас доиграют боты; законченные игры останутся без вашего имени.
account-delete-surely = Я знаю, что это нельзя отменить.
account-delete-now = Удалить навсегда
account-deleted = Ваши данные удалены. Спасибо за игры.

## О Posse

about-link = О Posse
about-title = О Posse
about-what = В Posse играют в настольные игры о Диком Западе по полным правилам: с друзьями по ссылке, компанией за одним устройством или с ботами. На английском, польском, итальянском и русском.
about-bots = Боты видят ровно то, что увидели бы на их месте вы, и ничего больше. Кубики бросает сервер и никогда не перебрасывает.
about-private = Здесь нет рекламы, и никто за вами не следит: эта страница общается только со своим сервером. Единственный файл cookie помнит ваше имя и ваши места.
about-host = Свой сервер
about-host-text = Posse — свободная программа. Одна команда запускает её дома или на сервере, и всё лежит в одной папке:
about-engine-compiled = На этом сервере работает Posse { $version } со скомпилированным движком.
about-engine-plain = На этом сервере работает Posse { $version } на чистом Python. Всё на месте, но боты думают медленнее, чем со скомпилированным движком.
about-engine-running = Движок компилируется в фоне. Сервер возьмёт его при следующем запуске.
about-engine-done = Скомпилированный движок готов. Сервер возьмёт его при следующем запуске.
about-engine-failed = Скомпилировать движок не удалось.
about-thanks = Благодарности
about-games = Игры созданы их авторами и принадлежат их издателям. Posse передаёт правила своими словами и рисунками и никак с ними не связана. Если игра вам нравится, купите её в коробке.
about-icons = Значки: { $source }, авторы: { $authors } и другие, { $licence }. Все авторы:
about-fonts = Шрифты: { $fonts }, { $licence }.
about-licence = Лицензия
about-licence-text = Исходный код Posse открыт по лицензии { $licence }: пользуйтесь, меняйте, делитесь.
