### Strona wokół stołów: poczekalnia, nowy stół, powtórka, konto, ustawienia.

## Rama każdej strony

shell-tagline = Gry planszowe z Dzikiego Zachodu ze znajomymi i botami
shell-home = Posse, strona główna
shell-menu = Menu
shell-loading = Chwileczkę…
shell-close = Zamknij
shell-cancel = Anuluj
shell-save = Zapisz
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-share = Udostępnij
shell-qr = Kod QR dla telefonu
shell-again = Spróbuj ponownie
shell-to-lobby = Na stronę główną
shell-trouble = Nie udało się
error-unforeseen = Coś na tej stronie poszło nie tak. Wczytaj ją ponownie; twoja partia jest bezpieczna na serwerze.

missing-title = Ten szlak prowadzi donikąd
missing-text = Pod tym adresem nie ma żadnej strony. Może link zgubił po drodze kilka liter.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Dzień
settings-theme-dark = Zmierzch
settings-pace = Animacje
settings-pace-off = Brak
settings-pace-slow = Wolne
settings-pace-usual = Zwykłe
settings-pace-quick = Szybkie
settings-twice = Na ekranie dotykowym: pierwsze dotknięcie pokazuje, drugie wybiera
settings-coach = W grach z botami trener objaśnia to, co nowe
settings-sound = Dźwięki
settings-volume = Głośność
settings-patterns = Wzory oprócz kolorów

## Strona główna

lobby-stranger = Przybysz
lobby-your-name = Twoje imię (jeśli chcesz)
lobby-coach = Z trenerem
lobby-coach-why = Pierwszy raz? Trener raz objaśni każdą nową rzecz, a potem zamilknie.
lobby-play-bots = Zagraj z botami
lobby-play-bots-why = Ty i { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
    }, od razu. Bez konta i bez e-maila.
lobby-level = Boty
lobby-bot = { $name }: { $character }
lobby-new-table = Nowy stół
lobby-play-friends = Zagraj ze znajomymi
lobby-players = od { $least } do { $most } graczy
lobby-minutes = około { $minutes } minut
lobby-weight-1 = bardzo łatwa
lobby-weight-2 = łatwa
lobby-weight-3 = średnio trudna
lobby-weight-4 = wymagająca
lobby-weight-5 = bardzo wymagająca
lobby-free = wolne
lobby-begins = zaraz się zacznie
lobby-free-seats = { $count ->
    [0] komplet
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
    }
lobby-running = gra trwa
lobby-moved = Ostatni ruch: { $ago }
lobby-here = teraz przy stole
lobby-winner = zwycięzca
lobby-mine = Twoje stoły
lobby-open = Stoły czekające na graczy
lobby-watch = Partie, które można oglądać
lobby-finished = Zakończone partie
lobby-quiet = W saloonie cisza
lobby-quiet-why = Nie ma jeszcze żadnego publicznego stołu. Otwórz własny i wyślij znajomym link albo rozgrzej się z botami.
lobby-show-all = Pokaż wszystkie ({ $count })
lobby-upload = Otwórz zapis partii
lobby-upload-why = Wybierz plik albo upuść go tutaj: zakończona partia otworzy się jako powtórka.

## Nowy stół

new-seats = Kto gra
new-count = Liczba graczy
new-local-name = Imię gracza
new-sit-me = Ty
new-sit-me-why = To twoje miejsce.
new-sit-open = Gracz z linkiem
new-sit-open-why = Wolne dla osoby, której wyślesz link.
new-sit-local = Kolejny gracz przy tym urządzeniu
new-sit-local-why = Gracie na zmianę przy jednym ekranie; między turami tajemnice są ukryte.
new-sit-bot = Bot: { $level }
new-rules = Zasady
new-details = { $option } punkt po punkcie ({ $count })
new-fine-points = Szczegóły ({ $count })
new-details-changed = zmienione: { $count }
new-option-other = inne…
new-option-own = { $option }: własna wartość
new-option-back = Przywróć wartość domyślną
new-table = Stół
new-public = Kto widzi stół
new-public-public = Publiczny
new-public-public-why = Widać go na stronie głównej i każdy może zająć wolne miejsce.
new-public-private = Prywatny
new-public-private-why = Znajdą go tylko osoby, które mają link.
new-spectators = Widzowie mogą oglądać
new-guest-bots = Boty gościnne mogą grać
new-guest-bots-why = Wolne miejsca mogą zająć programy innych osób. Wszyscy widzą, czyje są.
new-clock = Zegar
new-clock-none = Brak
new-clock-none-why = Każdy myśli tak długo, jak chce.
new-clock-minutes = Minuty
new-clock-minutes-why = Zapas czasu na całą partię i mały dodatek za każdy ruch.
new-clock-days = Dni
new-clock-days-why = Do gry na raty: kilka dni na każdy ruch.
new-clock-is-none = bez zegara
new-clock-is-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
    } + { $increment } s
new-clock-is-days = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
    } na ruch
new-minutes = Czas na partię
new-increment = Dodatek za ruch
new-days = Czas na ruch
new-count-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
    }
new-count-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
    }
new-count-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
    }
new-count-days = { $count ->
    [one] { $count } dzień
   *[many] { $count } dni
    }
new-on-time = Gdy skończy się czas
new-on-time-nothing = Nic się nie dzieje
new-on-time-bot = Dalej gra bot
new-tempo = Tempo botów
new-tempo-off = Natychmiastowe
new-tempo-off-why = Boty grają tak szybko, jak potrafią.
new-tempo-quick = Żwawe
new-tempo-quick-why = Krótka pauza przed każdym ruchem, żeby dało się nadążyć.
new-tempo-calm = Spokojne
new-tempo-calm-why = Boty się nie spieszą, całkiem jak ludzie.
new-grace = Miejsce nieobecnych czeka przez
new-grace-why = Dopiero potem pozostali mogą przegłosować, by za kogoś nieobecnego grał bot.
new-grace-turn = tyle, ile trwa czas na ruch
new-standin = Poziom zastępców
new-standin-why = Bot tego poziomu gra za każdego, kto odszedł lub się poddał.
new-open = Otwórz stół
new-open-why = Dostaniesz link dla pozostałych; gra zacznie się, gdy wszystkie miejsca będą zajęte.
new-start = Rozpocznij grę
new-start-why = Wszystkie miejsca są zajęte, więc zaczynamy od razu.

## Poczekalnia

room-waiting = Czekamy na graczy
room-full = Wszystkie miejsca zajęte
room-only-here = Ten link działa tylko na tym komputerze. Aby zagrać ze znajomymi w sieci, uruchom serwer z opcją „--host 0.0.0.0” i otwórz adres, który się pokaże.
room-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
    }
room-invited = Przysuń sobie krzesło
room-join = Usiądź
room-or-watch = Możesz też zostać na tej stronie i oglądać partię, gdy się zacznie.
room-or-choose = Możesz też wybrać miejsce poniżej.
room-free = Wolne miejsce
room-free-again = Zwolnij miejsce
room-take = Usiądź tutaj
room-you = ty
room-local = przy tym urządzeniu
room-here = przy stole
room-guest-bots = Boty gościnne
room-guest-bots-yes = dopuszczone
seat-guest-bot = bot gościnny, autor: { $author }
room-away = nie ma przy stole
room-change = Zmień, kto siedzi na miejscu { $seat }
room-change-short = Zmień
room-fill = Wypełnij wolne miejsca botami
room-fill-level = Poziom tych botów
room-terms = Zasady i stół
room-invite = Zaproś linkiem
room-invitation = Zagraj ze mną w { $game }!
room-start = Rozpocznij grę
room-start-when = Będzie to możliwe, gdy każde miejsce zajmie człowiek albo bot.
room-host-starts = Grę rozpocznie gospodarz stołu, gdy wszyscy będą na miejscu.
room-begins = Gra rozpocznie się, gdy każda przeglądarka dołoży swoją część losowości, najpóźniej za { $time }.
room-begins-seconds = { $seconds } s
room-leave = Odejdź od stołu
room-close = Zamknij stół
room-closed = Ten stół jest zamknięty
room-closed-why = Gospodarz zamknął go przed rozpoczęciem gry.

seat-link-open = Na inne urządzenie
seat-link-title = Przenieś swoje miejsce na inne urządzenie
seat-link-why = Otwórz ten link w telefonie albo na innym komputerze: usiądziesz tam na tym samym miejscu.
seat-link-secret = Zachowaj go dla siebie: kto ma ten link, może zagrać za ciebie.
seat-link-renew = Wymień link
seat-link-renew-why = Stary link przestanie działać.
seat-link-alone = Odbierz też miejsce wszystkim innym, którzy użyli linku
seat-link-renewed = Miejsce ma nowy link.
room-renew-link = Wymień link do tego miejsca

## Powtórka

replay-title = Powtórka
replay-eyes = Punkt widzenia
replay-eyes-nobody = Oczami widza
replay-eyes-of = Oczami: { $name }
replay-result = Wynik
replay-download = Pobierz
replay-share = Udostępnij tę partię
replay-share-whole = Cała partia
replay-share-moment = Od tego momentu
replay-fork = Graj od tego momentu
replay-fork-why = Gra przy nowym stole zacznie się od tego momentu. Ty zajmiesz jedno miejsce, boty pozostałe; to, czego z twojego miejsca nie można było wiedzieć, zostanie wylosowane na nowo.
replay-fork-seat = Grasz jako
replay-fork-level = Boty
replay-fork-go = Graj dalej
replay-to-start = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-to-end = Na koniec
replay-moment = Moment partii
replay-line-of = { $line } z { $last }
replay-speed = Szybkość
replay-lines = Cały przebieg
replay-line-start = Przygotowanie gry.
replay-line-imagine = Tu na nowo wylosowano to, co ukryte.
replay-line-scores = Wynik końcowy.
replay-line-undo = Cofnięto.
replay-line-undo-lines = { $count ->
    [1] Cofnięto wiersz { $first }.
   *[other] Cofnięto wiersze od { $first } do { $last }.
    }

## Konto

account-title = Konto
account-name = Twoje imię
account-is = Korzystasz z konta „{ $account }”. Twoje stoły są zachowane.
account-is-guest = Grasz jako gość. Zna cię tylko ta przeglądarka; z kontem zalogujesz się na każdym urządzeniu.
account-is-nobody = Nie masz tu jeszcze imienia. Do gry nie jest potrzebne, ale inni lubią wiedzieć, kto siedzi naprzeciwko.
account-renamed = Od teraz nazywasz się { $name }.
account-login = Zaloguj się
account-login-why = Stoły, przy których grasz jako gość, przejdą na konto.
account-logged-in = Witaj ponownie, { $name }.
account-register = Załóż konto
account-register-why = Przechowuje twoje stoły i udostępnia je na każdym urządzeniu. Bez e-maila: zamiast niego dostaniesz kod odzyskiwania.
account-made = Konto gotowe, { $name }.
account-account = Nazwa konta
account-password = Hasło
account-password-why = Co najmniej { $least } znaków.
account-logout = Wyloguj się
account-logout-why = Ta przeglądarka cię zapomni; stoły poczekają na koncie.
account-logged-out = Wylogowano.
account-logout-everywhere = Wyloguj się wszędzie
account-sessions = Gdzie trwa twoje logowanie
account-sessions-why = Te przeglądarki cię znają. Zakończ każdą sesję, która nie jest twoja, a potem zmień hasło.
account-session-current = Ta przeglądarka
account-session-used = Ostatnio w użyciu: { $ago }
account-session-unknown = Nieznana przeglądarka
account-session-end = Zakończ
account-session-end-of = Zakończ sesję: { $device }
account-session-ended = Sesja zakończona: { $device }.
account-safety = Hasło i odzyskiwanie
account-password-change = Zmień hasło
account-password-change-why = Wszystkie pozostałe sesje się zakończą.
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-set = Zmień hasło
account-password-changed = Hasło zostało zmienione.
account-forgotten = Nie pamiętasz hasła?
account-or-email = Nazwa konta lub e-mail
account-by-mail = Przez e-mail
account-by-mail-why = Jeśli konto ma potwierdzony adres, wyślemy tam link.
account-by-mail-send = Wyślij link
account-by-mail-sent = Jeśli jest takie konto z adresem, wiadomość jest już w drodze. Link działa przez godzinę.
account-by-code = Kodem odzyskiwania
account-by-code-why = Został pokazany przy zakładaniu konta. Działa jeden raz; potem dostaniesz nowy.
account-by-code-set = Ustaw nowe hasło
account-recovered = Witaj ponownie, { $name }. Od teraz obowiązuje nowe hasło.
account-code = Kod odzyskiwania
account-code-why = Zapisz go: jeśli zapomnisz hasła, ten kod pozwoli wybrać nowe. Zobaczysz go tylko teraz.
account-code-kept = Kod zapisany
account-code-renew = Nowy kod
account-code-renew-why = Kod został pokazany przy zakładaniu konta. Nowy go zastąpi.
account-code-none = Nie masz jeszcze kodu. Pozwala wybrać nowe hasło, gdy zapomnisz starego.
account-email = E-mail
account-email-why = Tylko na wypadek zapomnianego hasła i tylko jeśli chcesz. Adres liczy się dopiero po otwarciu linku, który tam wyślemy. Puste pole usuwa adres.
account-email-sent = Link jest w drodze na { $email }. Otwórz go w ciągu godziny.
account-email-removed = Adres został usunięty.
account-email-confirm = Potwierdź
account-email-confirm-why = Potwierdź, że ten adres jest twój: od teraz pomoże ci w uzyskaniu nowego hasła.
account-email-confirmed = Adres jest potwierdzony.
account-bots = Twoje boty
account-bots-why = Twój program może grać przy stołach, których gospodarze dopuszczają boty gościnne. Siada do stołu z tokenem, a wszyscy widzą tam twoje imię jako autora.
account-bots-none = Nie masz jeszcze botów.
account-bots-full = Więcej botów mieć nie można. Żeby utworzyć nowy token, unieważnij któryś z obecnych.
account-bot-name = Nazwa bota
account-bot-make = Utwórz token
account-bot-unused = Jeszcze nieużyty
account-bot-revoke = Unieważnij
account-bot-revoke-of = Unieważnij token bota { $name }
account-bot-revoked = Token bota { $name } już nie działa.
account-token = Token bota { $name }
account-token-why = Przekaż go swojemu programowi i nikomu więcej: kto go ma, gra jako twój bot. Widać go tylko teraz.
account-token-run = Bota w Pythonie uruchomisz tak:
account-token-kept = Token zapisany
account-data = Twoje dane
account-export-why = Wszystko, co ten serwer o tobie przechowuje: imię, sesje, boty, stoły, wiadomości z czatu i adresy zapisów twoich gier.
account-export = Pobierz jako JSON
account-records = Pobierz wszystkie moje gry (ZIP)
account-dataset = Moje gry mogą się znaleźć w zbiorze danych do badań
account-dataset-why = Jeśli ten serwer publikuje zbiór danych, są w nim zakończone publiczne gry bez nazw graczy, czatu i godzin. Gra zostaje pominięta, jeśli nie chce tego choć jedna osoba, która w niej grała.
account-delete = Usuń się stąd
account-delete-why = Twoje imię, konto, sesje i boty zostaną usunięte na zawsze. Gdzie gra trwa, dokończą ją za ciebie boty; skończone gry zostaną, bez twojego imienia.
account-delete-surely = Wiem, że tego nie da się cofnąć.
account-delete-now = Usuń na zawsze
account-deleted = Twoje dane zostały usunięte. Dzięki za wspólne gry.

## O Posse

about-link = O Posse
about-title = O Posse
about-what = W Posse gra się w gry planszowe z Dzikiego Zachodu według pełnych zasad: ze znajomymi przez link, w kilka osób przy jednym urządzeniu albo z botami. Po angielsku, polsku, włosku i rosyjsku.
about-bots = Boty widzą dokładnie to, co ty na ich miejscu, i nic więcej. Kośćmi rzuca serwer i nigdy nie powtarza rzutu.
about-private = Nie ma tu reklam i nikt cię nie śledzi: ta strona łączy się wyłącznie z własnym serwerem. Jedyne ciasteczko pamięta twoje imię i miejsca.
about-host = Własny serwer
about-host-text = Posse to wolne oprogramowanie. Jedno polecenie uruchamia je w domu albo na serwerze, a wszystko mieści się w jednym katalogu:
about-engine-compiled = Na tym serwerze działa Posse { $version } ze skompilowanym silnikiem.
about-engine-plain = Na tym serwerze działa Posse { $version } w czystym Pythonie. Niczego nie brakuje, ale boty myślą wolniej niż ze skompilowanym silnikiem.
about-engine-running = Skompilowany silnik powstaje w tle. Serwer użyje go od następnego uruchomienia.
about-engine-done = Skompilowany silnik jest gotowy. Serwer użyje go od następnego uruchomienia.
about-engine-failed = Nie udało się skompilować silnika.
about-thanks = Podziękowania
about-games = Gry są dziełem swoich autorów i należą do swoich wydawców. Posse oddaje ich zasady własnymi słowami i rysunkami i nie jest z nimi związane. Jeśli jakaś gra ci się podoba, kup ją w pudełku.
about-icons = Ikony: { $source }, autorzy: { $authors } i inni, { $licence }. Wszyscy autorzy:
about-fonts = Kroje pisma: { $fonts }, { $licence }.
about-licence = Licencja
about-licence-text = Kod źródłowy Posse jest dostępny na wolnej licencji { $licence }: używaj go, zmieniaj, dziel się nim.
