### Stół w przeglądarce.

## Pytanie i odpowiedzi

table-question = Pytanie
table-is-asked = teraz gra
table-watching = Oglądasz partię. { $waiting }
table-closed = Ten stół zamknięto przed końcem partii.
table-on-board = { $count ->
    [one] Na planszy podświetlono { $count } możliwość.
    [few] Na planszy podświetlono { $count } możliwości.
   *[many] Na planszy podświetlono { $count } możliwości.
    }
table-as-list = Pokaż jako listę
table-as-board = Wybieraj na planszy
table-search-choices = Szukaj wśród możliwości
table-back = Wstecz
table-less = Mniej
table-more = Więcej
table-amount = Liczba
table-tools = Cofanie i podpowiedzi
table-undo-ask = Cofnij; pozostali muszą się zgodzić
table-hint = Podpowiedź
table-hinting = Bot myśli…
table-hint-why = Zapytaj najsilniejszego bota, co by zrobił i dlaczego
table-hint-do = Zrób tak
table-foretold-nothing = Nic pewnego: wszystko zależy od losu lub od innych graczy.
table-recap = Od twojej ostatniej tury

## Gracze

seat-shape-circle = koło
seat-shape-triangle = trójkąt
seat-shape-diamond = romb
seat-shape-square = kwadrat
seat-shape-star = gwiazda
seat-shape-hexagon = sześciokąt
table-away = nie ma przy stole
table-away-kept = nie ma przy stole, jeszcze { $left }
table-away-why = Przez ten czas miejsce czeka; potem pozostali mogą pozwolić, by zagrał bot.
table-left = miejsce opuszczone
table-standin = w zastępstwie gra bot
table-resigned = partia poddana, gra bot
table-propose-bot = Niech na razie gra bot
table-look-as = Przekaż urządzenie: { $name }
table-clock = Pozostały czas
clock-days = { $days } d { $hours } h

## Plansza, dziennik, czat, zasady

table-board = Plansza
table-tabs = Co jest widoczne
table-zoom = Wielkość planszy
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-zoom-whole = Cała plansza
table-log-filter = Filtruj dziennik
table-log-all = Wszystko
table-log-mine = To, co dotyczy mnie
table-log-start = Przygotowanie gry
table-notice-lighter = Toczy się wiele partii: boty myślą krócej niż zwykle.
table-chat = Czat
table-chat-empty = Nikt się jeszcze nie odezwał.
table-chat-deleted = Usunięty gracz
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-name = Aby pisać na czacie, podaj imię na stronie „Konto”.
table-unread = { $count ->
    [one] nieprzeczytana wiadomość
    [few] nieprzeczytane wiadomości
   *[many] nieprzeczytanych wiadomości
    }
table-rule = Pokaż tę zasadę
table-rules-search = Szukaj w zasadach
table-rules-none = W zasadach nic o tym nie ma.

## Sam stół

table-menu = Ten stół
table-link-watch = Link do tego stołu
table-link-watch-why = Kto go ma, może oglądać.
table-link-seat = Link do mojego miejsca
table-link-seat-why = Przenosi twoje miejsce na inne urządzenie. Zachowaj go dla siebie: kto go otworzy, może zagrać za ciebie.
table-leave = Odejdź od stołu
table-leave-why = Pozostali mogą pozwolić, by zagrał za ciebie bot. Po powrocie odzyskasz swoje miejsce.
table-resign = Poddaj partię
table-resign-why = Bot dokończy partię na twoim miejscu; tego nie da się cofnąć.
table-resign-alone = Nikt inny nie gra przy tym stole: partia się tu kończy, a jej zapis pozostaje.
table-resign-not = Gram dalej
table-resign-surely = Tak, { $name } poddaje partię
table-offline = Połączenie zerwane; próbujemy ponownie…
table-proposal-undo = { $by } prosi o cofnięcie ostatniego ruchu.
table-proposal-undo-mine = Prosisz o cofnięcie ostatniego ruchu.
table-proposal-bot = { $by } prosi, by na tym miejscu zagrał bot: { $seat }.
table-proposal-bot-mine = Prosisz, by na tym miejscu zagrał bot: { $seat }.
table-proposal-bot-for-me = { $by } prosi, by za ciebie zagrał bot.
table-proposal-absent = Poza stołem, do zapytania po powrocie: { $seats }.
table-agree = Zgadzam się
table-refuse = Nie zgadzam się
table-withdraw = Wycofaj prośbę
table-pass-device = Przekaż urządzenie: teraz gra { $name }
table-pass-why = Wszystko, co widać było podczas poprzedniej tury, jest ukryte.
table-pass-ready = To ja, { $name }

## Koniec gry

table-result = Wynik
table-you-win = Wygrywasz, zdobywając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
table-source = Źródło punktów
table-points-from = Skąd pochodzą punkty
table-skip = Pomiń
table-showing = Zobacz, co się dzieje.
table-rematch = Zagraj jeszcze raz
table-rematch-go = Do następnej partii
table-replay = Obejrzyj powtórkę
table-download = Pobierz zapis partii
table-analysis = Analiza
table-compare = Porównaj z pierwotną partią
table-picture = Obrazek
table-picture-title = Obrazek na pamiątkę
table-picture-download = Pobierz obrazek
table-picture-share = Wyślij
table-picture-failed = W tej przeglądarce nie udało się zrobić obrazka.

## Błędy powstające w przeglądarce

error-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
error-bad-answer = Serwer odpowiedział w niezrozumiały sposób.
error-unknown = To się nie udało („{ $key }”).
