### Plans: answers that are decided on before they are asked for

ahead-title = Спланировать
ahead-why = Решите сейчас, что вы ответите потом. Ответы будут даны за вас, даже когда вас нет; никто другой об этом не узнает.
ahead-offers = Что можно спланировать
ahead-plan = Запланировать
ahead-none = Сейчас не из чего выбирать.
ahead-made = Планы
ahead-one = План: { $plan }
ahead-cancel = Отменить
ahead-put-away = Убрать
ahead-stopped-impossible = Это больше невозможно: план остановлен.
ahead-stopped-undone = Отменено то, на чём план был основан: он остановлен.
