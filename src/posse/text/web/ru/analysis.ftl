### Что в оконченной партии было удачей, а что умением; загружается только для этой страницы.

analysis-working = Партия разбирается
analysis-working-why = Каждый ход сравнивается с другими во множестве воображаемых партий. Страницу можно закрыть: работа продолжится, а разбор увидят все, кому видна эта партия.
analysis-queued = Ждём, пока освободится сервер…
analysis-progress = Моментов: { $done } из { $places }
error-analysis-failed = Разбор прервался. Запросите его ещё раз.

## График

analysis-graph = Шансы на победу по ходу партии
analysis-now = Строка { $line }: { $chances }
analysis-back = Предыдущий момент
analysis-forward = Следующий момент
analysis-back-mark = Предыдущий отмеченный момент
analysis-forward-mark = Следующий отмеченный момент
analysis-eyes-asked = Глазами того, кто ходит
analysis-board = Поле
analysis-before = До хода
analysis-after = После хода

## Момент

analysis-moment = Этот момент
analysis-line = Строка { $line }
analysis-round = Раунд { $round }
analysis-word-best = Лучший
analysis-word-good = Хороший
analysis-word-inaccuracy = Неточность
analysis-word-mistake = Ошибка
analysis-word-blunder = Грубая ошибка
analysis-luck = Удача
analysis-verdict = По тому, что { $name } может знать: { $before } на победу с лучшим из найденных ходов, { $after } с этим.
analysis-verdict-best = По тому, что { $name } может знать, лучшего хода не нашлось: { $before } на победу.
analysis-no-choice = Выбирать здесь было не из чего.
analysis-no-answer = Здесь никто ничего не решал.
analysis-answers = Проверенные ходы
analysis-given = сыгран
analysis-changes = Что изменилось
analysis-by-answer = Ход
analysis-happened = Что произошло

## Вся партия

analysis-sums = Переломные моменты, удача и умение
analysis-turns = Переломные моменты
analysis-turns-none = Ни один момент сам по себе шансов заметно не изменил.
analysis-turn = { $when }: { $deed }
analysis-deed = { $name }: { $deed }
analysis-accounts = Удача и умение
analysis-accounts-why = Все начинают с равными шансами. Умение — это то, что изменили собственные ходы по сравнению с лучшими найденными, поэтому оно почти никогда не выше нуля; дальше идут ходы остальных и удача. Вместе они дают результат.
analysis-prior = Равные шансы
analysis-skill = Умение
analysis-others = Остальные
analysis-result = Результат

## Ещё одна попытка

analysis-retry = Переиграть этот момент
analysis-retries = Ваши попытки
analysis-retry-of = Строка { $line }, место игрока { $name }
analysis-compare = Попытка и исходная партия
analysis-parting = Партии расходятся на строке { $line }.
analysis-original = В исходной партии
analysis-other = В попытке
analysis-ending = { $place }, { $score }
analysis-outcome-better = { $name }: в попытке результат лучше.
analysis-outcome-worse = { $name }: в исходной партии результат лучше.
analysis-outcome-same = { $name }: результат в обеих партиях одинаков.
analysis-of-other = Разобрать попытку
analysis-other-running = Попытка ещё не доиграна.
analysis-other-go = Доиграть её
