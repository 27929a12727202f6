### To, co mówi tylko terminal. Wszystko tu zaczyna się od cli-.

cli-usage = Użycie:
cli-about = Gry planszowe z Dzikiego Zachodu w przeglądarce i w terminalu.
cli-commands = Polecenia
cli-group-general = Ogólne
cli-group-own = Argumenty i opcje
cli-about-serve = uruchom serwer: stoły w przeglądarce, na tym komputerze i w sieci
cli-about-worker = myśl na tym komputerze za boty wszystkich serwerów jednej bazy PostgreSQL
cli-about-bot = niech twój własny bot zagra przy stole na serwerze
cli-about-bot-run = siada do stołu jako bot gościnny i gra do końca
cli-about-play = zagraj z botami albo razem przy jednym urządzeniu
cli-about-learn = naucz się gry, grając lekcja po lekcji
cli-about-replay = obejrzyj zapisaną partię wiersz po wierszu
cli-about-verify = sprawdź zapisaną partię
cli-about-rules = przeczytaj zasady w skrócie
cli-about-options = wypisz opcje gry
cli-about-arena = niech boty zagrają ze sobą
cli-about-analyse = sprawdź, co w zapisanych partiach było szczęściem, a co umiejętnością
cli-about-puzzles = znajdź zadania w zapisanych partiach

cli-arg-version = pokaż wersję oraz to, czy działa silnik skompilowany
cli-arg-help = pokaż tę pomoc
cli-arg-lang = język: { $languages }
cli-arg-game = gra: { $games }
cli-arg-lesson = nazwa lekcji; bez niej lekcje zostaną wypisane
cli-arg-file = plik z zapisem partii
cli-arg-files = pliki z zapisami partii
cli-arg-depth = jak dokładnie: quick, standard lub deep
cli-arg-analyse-json = wypisz JSON, po jednym wierszu na partię
cli-arg-report = zapisz stronę HTML o wszystkich partiach
cli-arg-puzzles = pokazuj także zadania z tego katalogu, zapisane przez `posse puzzles`
cli-arg-puzzles-files = zapisane partie: pliki, katalogi z nimi albo plik records.zip zbioru danych
cli-arg-puzzles-out = katalog, w którym zostaną zapisane zadania
cli-arg-seats = ilu graczy, ludzi i botów razem (domyślnie 4)
cli-arg-humans = ile osób gra przy tym urządzeniu (domyślnie 1)
cli-arg-names = imiona graczy, najpierw ludzie
cli-arg-bots = poziom botów, od level1 (żółtodziób) do level5 (legenda); jeden dla wszystkich albo po jednym dla każdego
cli-arg-arena-bots = grające boty: od level1 do level5, random, greedy, search, search:400 (partie próbne), search:0.5s (sekundy) albo PLIK.py:NAZWA, czyli własna klasa lub funkcja
cli-arg-arena-seats = ile miejsc jest przy stole (domyślnie tyle, ile botów); z większej liczby botów gra każdy możliwy skład, mniejsza liczba się powtarza
cli-arg-deals = ile rozdań rozegrać (domyślnie { $default }); w każdym każdy skład gra raz na każdy obrót miejsc
cli-arg-sprt = sprawdź, czy pierwszy z dwóch botów wygrywa o tyle punktów procentowych częściej, niż wypada (5, jeśli nie podano liczby), i skończ, gdy tylko będzie to wiadomo
cli-arg-alpha = ryzyko, że test uzna równe boty za nierówne (domyślnie { $default })
cli-arg-beta = ryzyko, że test przeoczy różnicę (domyślnie { $default })
cli-arg-arena-workers = ile partii toczy się naraz (domyślnie tyle, ile rdzeni)
cli-arg-ray = graj na klastrze Ray: jego adres albo „auto”, czyli klaster na tym komputerze
cli-arg-arena-log = plik, do którego dopisuje się każdy wynik i od którego zaczyna następne uruchomienie
cli-arg-records = katalog na zapisy wszystkich partii
cli-arg-picture = plik SVG z drabinką botów
cli-arg-seconds = ile sekund bot może myśleć nad każdym ruchem
cli-arg-edition = edycja, według której gramy
cli-arg-option = opcja gry; można podać kilka razy
cli-arg-seed = liczba, która ustala wszystkie losowania
cli-arg-watch = grają same boty, a ty oglądasz
cli-arg-delay = przez ile sekund widać każdy ruch
cli-arg-plain = pokazuj stół zwykłym tekstem, nie rysunkiem
cli-arg-coach = trener objaśnia każdy nowy rodzaj pytania, jeden raz
cli-arg-save = plik, w którym zapisuje się partię
cli-arg-resume = wznów zapisaną partię; bez pliku: ostatnią
cli-arg-wanted = numer, na przykład CC-7.5, rozdział, na przykład 7, albo słowo
cli-arg-data = katalog, w którym serwer wszystko przechowuje
cli-arg-host = adres, na którym nasłuchuje serwer (domyślnie { $default }: tylko ten komputer); 0.0.0.0 otwiera go dla sieci
cli-arg-port = port, na którym nasłuchuje serwer (domyślnie { $default } albo następny wolny); 0: dowolny
cli-arg-origin = publiczny adres serwera, na przykład https://play.example.org: serwer odpowiada pod tą nazwą; można podać kilka razy
cli-arg-proxy = adres lub sieć odwrotnego proxy (domyślnie { $default }): serwer wierzy mu, od kogo jest żądanie; można podać kilka razy
cli-arg-path = udostępnia wszystko pod ścieżką, na przykład /posse
cli-arg-database = adres bazy danych PostgreSQL, używanej zamiast bazy w katalogu
cli-arg-workers = ile procesów myśli za boty
cli-arg-worker-database = adres bazy danych PostgreSQL, z której korzystają serwery
cli-arg-worker-processes = ile botów myśli naraz, każdy we własnym procesie (bez podania: tyle, ile rdzeni)
cli-arg-worker-name = pod jaką nazwą ten worker jest widoczny w narzędziach operatora (bez podania: nazwa komputera i procesu)
cli-arg-bot-file = bot: plik Pythona i klasa lub funkcja w nim, na przykład my_bot.py:MyBot, albo bot z Posse
cli-arg-bot-table = link do stołu
cli-arg-bot-token = token ze strony konta; lepiej ustawić zmienną środowiskową POSSE_BOT_TOKEN
cli-arg-bot-seat = na którym miejscu, licząc od 1 (bez podania: na pierwszym wolnym)
cli-arg-bot-seed = los samego bota
cli-arg-smtp = serwer poczty, na przykład smtps://UŻYTKOWNIK:HASŁO@HOST; bez niego e-maile nie są wysyłane. To samo robi zmienna środowiskowa POSSE_SMTP
cli-arg-mail-from = adres, z którego wysyłane są e-maile
cli-arg-mail-site = adres tej strony, do którego prowadzą linki w e-mailach, na przykład https://HOST
cli-arg-alert-grace = ile sekund ma ktoś, by wrócić samemu, zanim zostanie wysłane powiadomienie (domyślnie: { $default })
cli-arg-alert-digest = najkrótszy czas od jednego e-maila z powiadomieniami do następnego (domyślnie: { $default })
cli-arg-alert-internal = pozwól wysyłać powiadomienia i webhooki także do sieci prywatnych i bez TLS
cli-arg-processes = ile procesów wspólnie obsługuje port (domyślnie: 1); więcej niż jeden wymaga PostgreSQL
cli-arg-internal = pod jakim adresem ten proces jest dostępny dla innych procesów na tej samej bazie PostgreSQL (domyślnie: adres, na którym nasłuchuje)
cli-arg-no-browser = nie otwieraj przeglądarki

cli-version-compiled = posse { $version }, wersja skompilowana
cli-version-plain = posse { $version }, wersja interpretowana

cli-command-help = pomoc
cli-command-undo = cofnij
cli-command-redo = ponów
cli-command-preview = podgląd
cli-command-hint = podpowiedź
cli-command-rules = zasady
cli-command-log = dziennik
cli-command-score = wynik
cli-command-board = plansza
cli-command-save = zapisz
cli-command-quit = koniec
cli-command-show = pokaż

cli-help-answers = Odpowiadaj numerem albo słowami; wystarczy początek każdego słowa, a klawisz Tab je uzupełni. Możesz też wpisać:
cli-help-help = pokaż tę pomoc
cli-help-undo = cofnij swój ostatni ruch; boty zawsze się zgadzają
cli-help-redo = przywróć to, co właśnie cofnięto
cli-help-preview = pokaż, co odpowiedź da na pewno: podgląd 3
cli-help-hint = zapytaj najsilniejszego bota, co by zrobił i dlaczego
cli-help-rules = szukaj w zasadach: zasady 7.5, zasady hotel
cli-help-log = pokaż wszystko, co się zdarzyło
cli-help-score = pokaż, skąd pochodzą punkty
cli-help-board = pokaż planszę jeszcze raz
cli-help-save = pokaż, gdzie jest zapis partii, albo zapisz kopię: zapisz PLIK
cli-help-quit = wyjdź; partię można dokończyć później
cli-help-show = pokaż mi: daj odpowiedź, która prowadzi dalej
cli-help-undo-lesson = cofnij ostatnią odpowiedź
cli-help-rules-lesson = przeczytaj zasadę tego kroku albo szukaj: zasady 7.5
cli-help-quit-lesson = opuść lekcję

cli-coach = Trener: { $said }
cli-news = Od twojej ostatniej tury:
cli-earlier = { $count ->
    [one] … przedtem { $count } wiersz
    [few] … przedtem { $count } wiersze
   *[many] … przedtem { $count } wierszy
    }
cli-small-screen = Rozmiar tego terminala (kolumny × wiersze): { $width } × { $height }; przy { $columns } × { $rows } widać naraz całą planszę.
cli-go-on = Naciśnij Enter, aby przejść dalej.
cli-hand-over = Przekaż urządzenie: teraz gra { $name }. Enter naciska dopiero { $name }.
cli-ask-game = Która gra?
cli-ask-consent = Inni widzieli już, co nastąpiło potem. Czy wszyscy zgadzają się to cofnąć?
cli-ask-resume = Wznowić niedokończoną partię { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Nic pewnego: wszystko zależy od losu lub od innych graczy.
cli-hinting = Bot myśli…
cli-saved = Partia jest zapisana w pliku { $file }.
cli-was-cut = Ostatni wiersz był ucięty i został pominięty; gra toczy się dalej od poprzedniego.
cli-goes-on = Partia jest zapisana. Wznów ją poleceniem: { $file }
cli-replay-it = Obejrzyj ją jeszcze raz poleceniem: { $file }
cli-interrupted = Przerwano.

cli-choices-marked = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
    } na rysunku, na przykład „{ $example }”: { $sentence }
cli-choices-row = od { $first } do { $last }; wpisz na przykład „{ $example }”: { $sentence }

cli-serve-here = Saloon otwarty: { $address }
cli-serve-network = Dla innych w tej samej sieci: { $address }
cli-serve-public = Dla wszystkich: { $address }
cli-serve-kept = Wszystko jest przechowywane w { $file }
cli-serve-stop = Ctrl-C go zamyka; po następnym uruchomieniu będzie można grać dalej.
cli-serve-stopped = Zamknięto. Wszystkie partie są zapisane.
cli-worker-here = Worker { $name } myśli za boty bazy { $database }; botów naraz: { $processes }. Ctrl-C go kończy.
cli-worker-stopped = Worker zakończył pracę.
cli-bot-sits = { $name } siedzi przy stole { $table }, miejsce { $seat }. Ctrl-C kończy.
cli-bot-waits = Gra jeszcze się nie zaczęła.
cli-bot-plays = Gra się toczy.
cli-bot-lost = Połączenie zostało zerwane; następna próba za { $seconds } s.
cli-bot-back = Znowu jest połączenie.
cli-bot-over = Koniec gry: { $name } zajmuje miejsce { $place } z { $seats }, wynik: { $score }.
cli-bot-closed = Stół został zamknięty przed końcem gry.
cli-bot-left = { $name } odchodzi od stołu.
cli-error-bot-table = „{ $given }” nie jest linkiem do stołu; taki link wygląda jak https://HOST/table/ID
cli-error-bot-token = Brakuje tokenu. Utwórz go na stronie swojego konta i ustaw zmienną POSSE_BOT_TOKEN.
cli-error-bot-bad-token = To nie jest token bota; taki token zaczyna się od posse_bot_
cli-error-bot-task = Powiedz, co bot ma zrobić: posse bot run
cli-error-bot-missing = Który bot? Na przykład: posse bot run my_bot.py:MyBot --table LINK

cli-replay-prompt = ← → lub n p, g 12, home, end, q >
cli-replay-line = Wiersz { $line } z { $last }
cli-replay-undo = Cofnięto wiersze od { $first } do { $last }.
cli-replay-start = Przygotowanie gry.
cli-replay-imagine = Tu na nowo wylosowano to, co ukryte.
cli-replay-scores = Wynik końcowy.

cli-verified = { $file }: w porządku, zakończona partia, { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
    }.
cli-verified-unfinished = { $file }: jak dotąd w porządku, niezakończona partia, { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
    }.
cli-verified-no-scores = Brakuje wiersza z wynikiem końcowym.
cli-luck-verified = Losowość zweryfikowana, { $draws ->
    [one] { $draws } losowanie wynika
    [few] { $draws } losowania wynikają
   *[many] { $draws } losowań wynika
    } z ziarna, do którego się zobowiązano.
cli-luck-undone = { $draws ->
    [one] { $draws } z tych losowań należy do cofniętego ruchu.
    [few] { $draws } z tych losowań należą do cofniętych ruchów.
   *[many] { $draws } z tych losowań należy do cofniętych ruchów.
    } Czy zgodzono się na ich cofnięcie, wiedzą tylko gracze.
cli-loads-to = Zapis można wczytać do wiersza { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Z tego zapisu nie da się nic wczytać.
cli-options-default = • to wartość domyślna; inne podaje się przez --option NAZWA=WARTOŚĆ
cli-arena-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
    }, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
    }, boty zmieniają miejsca:
cli-arena-progress = partie: { $done } z { $total }, zostało około { $left }
cli-arena-column-bot = bot
cli-arena-column-games = partie
cli-arena-column-lineup = między sobą
cli-arena-against = { $bot } przeciw: { $others }
cli-arena-column-wins = zwycięstwa
cli-arena-column-fair = równy udział
cli-arena-column-score = średni wynik
cli-arena-column-winning = gdy wygrywa
cli-arena-column-time = czas decyzji
cli-arena-column-rating = ranking
cli-arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
    }
cli-arena-scale = udział w zwycięstwach z przedziałem; linia przerywana: równy udział
cli-arena-drawn = Rysunek jest w { $file }
cli-arena-go-on = Przerwano. To samo polecenie podejmie grę w tym miejscu.
cli-arena-stronger = { $first } jest silniejszy niż { $second } o { $margin } punktu procentowego lub więcej; wiadomo to po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
   *[many] { $deals } rozdaniach
    }.
cli-arena-not-stronger = { $first } nie jest silniejszy niż { $second } o { $margin } punktu procentowego; wiadomo to po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
   *[many] { $deals } rozdaniach
    }.
cli-arena-open = Czy { $first } jest silniejszy niż { $second } o { $margin } punktu procentowego, tego jeszcze nie wiadomo po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
   *[many] { $deals } rozdaniach
    }.

cli-error-arguments = Nie można zrozumieć polecenia; zobacz: { $program } --help
cli-error-argument = Coś jest nie tak z „{ $name }”; zobacz: { $program } --help
cli-error-unknown = Nieznane: „{ $name }”; zobacz: { $program } --help
cli-error-number = { $name } wymaga liczby, a nie „{ $given }”.
cli-error-mail = Do wysyłania e-maili potrzebne są razem --smtp, --mail-from i --mail-site; brakuje { $name }.
cli-error-option = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie „{ $given }”.
cli-error-host = Na tym komputerze nie można nasłuchiwać pod adresem „{ $given }”.
cli-error-port = Porty mają numery od 0 do { $most }; „{ $given }” nie jest żadnym z nich.
cli-error-processes = Kilka procesów potrzebuje wspólnej bazy danych: podaj --database z adresem zaczynającym się od postgresql://.
cli-error-worker-database = Worker potrzebuje bazy danych serwerów: podaj --database z adresem zaczynającym się od postgresql://.
cli-error-worker-name = „{ $given }” nie może być nazwą workera: podaj nazwę ze znaków, które da się wyświetlić.
cli-error-internal = „{ $given }” nie jest adresem takim jak 10.0.0.5:8100: podaj w --internal komputer i port.
cli-error-port-taken = Na porcie { $port } nasłuchuje już inny program.
cli-error-port-permission = Na porcie { $port } może nasłuchiwać tylko administrator.
cli-error-origin = „{ $given }” to nie jest adres witryny. Może to być na przykład https://play.example.org
cli-error-proxy = „{ $given }” to nie jest ani adres, ani sieć. Może to być na przykład 10.0.0.5 albo 10.0.0.0/8
cli-error-path = „{ $given }” to nie jest ścieżka. Może to być na przykład /posse: litery, cyfry, łączniki, podkreślenia, kropki i ukośniki
cli-error-files = Naraz można tu otworzyć tylko tyle plików: { $have }; potrzeba co najmniej { $need }. Pozwala na to „ulimit -n { $need }”, a w systemd LimitNOFILE={ $need }
cli-error-no-folder = { $file } nie może służyć za katalog.
cli-error-which-game = Która gra? Do wyboru: { $games }
cli-error-which-file = Który plik?
cli-error-many-humans = Osób ({ $humans }) jest więcej niż miejsc ({ $seats }).
cli-error-names = Imiona muszą być krótkie i różne, a może ich być najwyżej { $seats }.
cli-error-no-file = Nie ma pliku { $file }.
cli-error-folder = { $file } to katalog.
cli-error-permission = Brak prawa do odczytu lub zapisu: { $file }.
cli-error-exists = { $file } już istnieje i nie zostanie nadpisany.
cli-error-file = Nie można użyć pliku { $file }: { $why }
cli-error-not-text = { $file } nie jest plikiem tekstowym.
cli-error-no-record = { $file } nie jest zapisem znanej tu gry.
cli-error-other-writer = Plik { $file } zmienił inny program, więc nic więcej się w nim nie zapisuje.
cli-error-revealed = { $file } ujawnia ziarno losowości, więc nie gra się w nim dalej. W przeglądarce można kontynuować od dowolnej chwili tej partii.
cli-error-not-saved = Ta partia nie jest zapisywana w żadnym pliku; „zapisz PLIK” ją zapisze.
cli-error-nothing-to-resume = Nie ma niedokończonej partii.
cli-error-no-choice = „{ $typed }” nie jest żadną z możliwości; wpisz numer, słowa albo „pomoc”.
cli-error-no-number = Nie ma możliwości nr { $number }; numery są od { $least } do { $most }.
cli-why = { $why }
cli-error-unclear = „{ $typed }” pasuje do kilku możliwości ({ $count }): { $named }
cli-error-no-rule = W zasadach nie ma nic pasującego do: „{ $wanted }”.
cli-error-replay = „{ $typed }” nigdzie nie prowadzi; wpisz n, p, home, end, q albo wiersz od 0 do { $last }.

## Lekcje

cli-learn-how = Zagraj wybraną: posse learn { $game } NAZWA
cli-learn-none = Do gry { $game } nie ma jeszcze lekcji.
cli-learn-step = Krok { $step } z { $steps }
cli-learn-again = Naciśnij Enter, żeby cofnąć i spróbować jeszcze raz.
cli-learn-next = Następna lekcja: { $title }. Dalej?
cli-learn-you = Przybysz
cli-error-nothing-to-show = Nie ma teraz nic do pokazania.
cli-error-nothing-to-undo = Nie ma jeszcze nic do cofnięcia.

## Prowadzenie serwera

cli-about-admin = opieka nad serwerem: stoły, osoby, blokady, kopie zapasowe
cli-about-doctor = sprawdza, czego potrzebuje serwer, i mówi, co zrobić, gdy coś jest nie tak
cli-tasks = Zadania
cli-group-operating = Dla tych, którzy prowadzą serwer dla innych
cli-about-admin-tables = wypisuje stoły, od najnowszego
cli-about-admin-close-table = kończy stoły na dobre; to, co rozegrano, zostaje i jest jawne
cli-about-admin-delete-table = usuwa stoły wraz z zapisami i rozmowami
cli-about-admin-people = wypisuje osoby, od najnowszej
cli-about-admin-delete-person = usuwa osoby; dalej grają za nie boty
cli-about-admin-quota = ustala, ile stołów może mieć dana osoba; bez liczb: tyle, co wszyscy
cli-about-admin-reports = wypisuje zgłoszenia, od najnowszego
cli-about-admin-close-report = usuwa załatwione zgłoszenia
cli-about-admin-bans = wypisuje blokady
cli-about-admin-ban = blokuje osoby lub adresy
cli-about-admin-unban = znosi blokadę osób lub adresów
cli-about-admin-backup = zapisuje kopię całej bazy danych, także podczas pracy serwerów
cli-about-admin-restore = zastępuje bazę danych kopią; żaden serwer nie może wtedy działać
cli-about-admin-export = zapisuje przebieg gry przy stole
cli-about-admin-dataset = zapisuje zakończone publiczne gry bez nazwisk graczy, do badań
cli-about-admin-export-all = zapisuje przebieg wszystkich zakończonych gier do katalogu

cli-arg-most = ile pozycji najwyżej wypisać (domyślnie { $default })
cli-arg-json = wypisuje JSON, ze wszystkim, co wiadomo
cli-arg-yes = nie pyta
cli-arg-state = tylko stoły w tym stanie: { $states }
cli-arg-only-game = tylko stoły tej gry
cli-arg-only-person = tylko stoły tej osoby (identyfikator lub konto)
cli-arg-search = tylko osoby, których identyfikator, imię, konto lub adres zawiera ten tekst
cli-arg-tables = identyfikator stołu, z jego odnośnika
cli-arg-people = osoba: identyfikator lub konto
cli-arg-who = osoba (identyfikator lub konto), adres albo sieć, na przykład 203.0.113.0/24
cli-arg-ban-for = na jak długo: 12h, 7d, 8w; domyślnie na zawsze
cli-arg-note = własna notatka o powodzie
cli-arg-unstarted = ile nierozpoczętych stołów może mieć ta osoba
cli-arg-running = ile trwających gier może mieć ta osoba
cli-arg-reports = numer zgłoszenia
cli-arg-backup = plik kopii
cli-arg-export = plik do zapisania; bez niego zapis jest wypisywany
cli-arg-dataset = co noc zapisuj zakończone publiczne gry, bez nazw graczy, w katalogu wewnątrz tego
cli-arg-dataset-out = katalog, w którym powstanie katalog z dzisiejszą datą
cli-arg-export-all = katalog, do którego się zapisuje
cli-arg-url = adres, pod którym ludzie znajdują serwer, by sprawdzić drogę do niego, łącznie z serwerami pośredniczącymi
cli-arg-keep-unstarted = jak długo przechowywać stoły, które nigdy nie ruszyły: 12h, 7d, 8w, { $forever } (domyślnie { $default })
cli-arg-keep-abandoned = jak długo po ostatnim ruchu przechowywać trwające gry gości (domyślnie { $default })
cli-arg-keep-guests = jak długo przechowywać gości bez stołu (domyślnie { $default })
cli-arg-keep-addresses = jak długo pamiętać, z jakiego adresu ktoś przyszedł lub założył stół (domyślnie { $default })
cli-arg-limit = zmienia limit; można podać wielokrotnie: { $names }
cli-arg-log = „plain”: wiersze z ostrzeżeniami, „json”: także każde żądanie
cli-arg-metrics-port = port dla Prometheusa
cli-arg-metrics-host = adres tego portu (domyślnie tylko ten komputer)

cli-column-id = id
cli-column-number = numer
cli-column-at = kiedy
cli-column-about_id = osoba
cli-column-reason = powód
cli-column-text = treść
cli-column-table_id = stół
cli-column-author = kto zgłasza
cli-column-game = gra
cli-column-state = stan
cli-column-created = powstanie
cli-column-moved = ostatni ruch
cli-column-seats = miejsca
cli-column-address = adres
cli-column-name = imię
cli-column-account = konto
cli-column-tables = stoły
cli-column-banned = blokada
cli-column-unstarted = nierozpoczęte najwyżej
cli-column-running = trwające najwyżej
cli-column-kind = rodzaj
cli-column-subject = kto
cli-column-since = od
cli-column-until = do
cli-column-note = notatka

cli-admin-none = Nie ma żadnych.
cli-admin-type-yes = Wpisz „{ $yes }”, aby kontynuować:
cli-admin-ask-close = { $count ->
    [one] { $count } stół zostanie zamknięty
    [few] { $count } stoły zostaną zamknięte
    [many] { $count } stołów zostanie zamkniętych
   *[other] { $count } stołu zostanie zamknięte
    } na dobre; nie będzie można tam grać dalej.
cli-admin-closed = { $count ->
    [one] Zamknięto { $count } stół
    [few] Zamknięto { $count } stoły
    [many] Zamknięto { $count } stołów
   *[other] Zamknięto { $count } stołu
    }.
cli-admin-ask-delete = { $count ->
    [one] { $count } stół zostanie usunięty
    [few] { $count } stoły zostaną usunięte
    [many] { $count } stołów zostanie usuniętych
   *[other] { $count } stołu zostanie usunięte
    } ze wszystkim, co tam rozegrano i powiedziano.
cli-admin-deleted = { $count ->
    [one] Usunięto { $count } stół
    [few] Usunięto { $count } stoły
    [many] Usunięto { $count } stołów
   *[other] Usunięto { $count } stołu
    }.
cli-admin-ask-delete-people = Te osoby zostaną usunięte, a dalej zagrają za nie boty: { $names }
cli-admin-deleted-people = { $count ->
    [one] Usunięto { $count } osobę
    [few] Usunięto { $count } osoby
    [many] Usunięto { $count } osób
   *[other] Usunięto { $count } osoby
    }.
cli-admin-quota = { $name } ma teraz własny limit stołów.
cli-admin-quota-usual = { $name } może mieć tyle stołów, co wszyscy.
cli-admin-ask-ban = Od teraz bez dostępu: { $names }
cli-admin-reports-closed = { $count ->
    [one] Usunięto { $count } zgłoszenie.
    [few] Usunięto { $count } zgłoszenia.
   *[many] Usunięto { $count } zgłoszeń.
    }
cli-admin-banned = Zablokowano: { $names }
cli-admin-unbanned = Zniesiono blokadę: { $name }
cli-error-no-pyarrow = Do zbiorów danych potrzebny jest pyarrow: zainstaluj posse[data].
cli-admin-exported = { $count ->
    [one] Zapisano { $count } przebieg gry
    [few] Zapisano { $count } przebiegi gier
    [many] Zapisano { $count } przebiegów gier
   *[other] Zapisano { $count } przebiegu gry
    }: { $file }
cli-admin-backed-up = Kopia jest w pliku { $file } ({ $size } MB). Kto ją ma, może działać w imieniu każdego: strzeż jej.
cli-admin-ask-restore = Wszystko w { $database } zostanie zastąpione zawartością { $file }.
cli-admin-restored = Baza danych pochodzi teraz z { $file }.
cli-admin-former = To, co było tam wcześniej, zachowano w { $file }

cli-error-span = { $name } wymaga czasu, na przykład 12h, 7d lub 8w, a nie „{ $given }”.
cli-error-limit = „{ $given }” to nie limit z liczbą; dostępne: { $names }
cli-error-log = Dziennik może być „plain” lub „json”, a nie „{ $given }”.
cli-error-needs-yes = Nic nie zrobiono: nikt nie odpowiedział. Podaj --yes, aby działać bez pytania.
cli-error-nothing-done = Nic nie zrobiono.
cli-error-no-table = Nie ma stołu „{ $given }”.
cli-error-no-table-record = Nie ma stołu „{ $given }”, przy którym by grano.
cli-error-no-person = Nie ma nikogo o identyfikatorze ani koncie „{ $given }”.
cli-error-not-banned = „{ $given }” nie ma blokady.
cli-error-state = „{ $given }” to nie stan stołu; możliwe: { $states }
cli-error-served = Serwer używa tej bazy danych albo używał jej jeszcze przed kilkoma minutami. Najpierw go zatrzymaj.

cli-doctor-well = Wszystko w porządku.
cli-doctor-not-well = Coś wymaga uwagi.
cli-doctor-address = „{ $given }” to nie adres bazy danych.
cli-doctor-address-advice = Podaj adres tak jak dla posse serve: postgresql://user@host/name.
cli-doctor-no-file = W { $given } nie ma jeszcze bazy danych
cli-doctor-no-file-advice = Utworzy ją pierwsze uruchomienie posse serve. Jeśli powinna tam być, sprawdź --data.
cli-doctor-reached = Baza danych { $given } odpowiada.
cli-doctor-not-reached = Baza danych { $given } nie odpowiada: { $detail }
cli-doctor-not-reached-advice = Sprawdź adres, hasło i to, czy baza działa.
cli-doctor-current = Baza danych jest aktualna (wersja { $version }).
cli-doctor-older = Baza danych ma wersję { $version }, a ta wersja Posse potrzebuje { $newest }.
cli-doctor-older-advice = Zrób kopię zapasową; następne uruchomienie posse serve zaktualizuje bazę.
cli-doctor-newer = Baza danych ma wersję { $version }, której ta wersja Posse nie zna.
cli-doctor-newer-advice = Zainstaluj wersję Posse, która ją zaktualizowała, albo przywróć kopię zapasową.
cli-doctor-clock = Zegary bazy danych i tego komputera różnią się o { $seconds } s.
cli-doctor-clock-advice = Niech oba pobierają czas z serwera czasu (NTP).
cli-doctor-past = Zegar tego komputera spóźnia się o { $seconds } s względem ostatniego znaku życia serwera.
cli-doctor-past-advice = Ustaw zegar albo pobieraj czas z serwera czasu (NTP).
cli-doctor-writable = W bazie danych { $given } można zapisywać.
cli-doctor-not-writable = W bazie danych { $given } nie można zapisywać: { $detail }
cli-doctor-not-writable-advice = Sprawdź, do kogo należy plik, czy dysk nie jest pełny i jakie prawa ma użytkownik bazy.
cli-doctor-disk = { $free } MB wolnego miejsca w { $folder }
cli-doctor-disk-advice = Powinno być wolne co najmniej { $least } MB: zrób miejsce albo przenieś dane.
cli-doctor-files = Proces może otworzyć { $most } plików i połączeń.
cli-doctor-files-advice = Dla wielu graczy potrzeba { $least }: podnieś limit (ulimit -n albo LimitNOFILE w systemd).
cli-doctor-worker = Bot odpowiedział; uruchomienie procesu i namysł trwały { $seconds } s.
cli-doctor-no-worker = Proces botów nie odpowiada.
cli-doctor-no-worker-advice = Błąd jest w wierszach powyżej; często brakuje pamięci albo instalacja jest niepełna.
cli-doctor-remote-workers = Działające workery: { $names }; botów, które mogą myśleć naraz: { $slots }.
cli-doctor-no-remote-workers = Nie działa żaden worker, więc boty myślą w procesach serwerów.
cli-doctor-other-workers = Workery w innej wersji Posse nie są pytane: { $names }.
cli-doctor-other-workers-advice = Zaktualizuj je do wersji { $version }.
cli-doctor-not-a-url = „{ $given }” to nie adres taki jak https://games.example.org.
cli-doctor-not-a-url-advice = Podaj adres, który ludzie wpisują w przeglądarce.
cli-doctor-no-answer = { $given } nie odpowiada: { $detail }
cli-doctor-no-answer-advice = Sprawdź, czy działają serwer i pośrednik oraz czy nazwa, certyfikat i zapora są w porządku.
cli-doctor-no-posse = { $given } odpowiada, ale nie tak jak serwer Posse (status { $status }).
cli-doctor-no-posse-advice = Sprawdź, dokąd pośrednik kieruje żądania i jakie nazwy dopuszcza serwer.
cli-doctor-ready = Serwer pod adresem { $given } jest gotowy.
cli-doctor-not-ready = Serwer pod adresem { $given } działa, ale nie może korzystać z bazy danych.
cli-doctor-not-ready-advice = Zajrzyj do jego dziennika.
cli-doctor-scheme = Serwer wie, że goście przychodzą przez { $scheme }.
cli-doctor-wrong-scheme = Goście przychodzą przez { $given }, a serwer sądzi, że przez { $scheme }.
cli-doctor-wrong-scheme-advice = Niech pośrednik ustawia X-Forwarded-Proto, a serwer mu ufa.
cli-doctor-host = Serwer jest wywoływany po nazwie { $host }.
cli-doctor-wrong-host = Goście wywołują { $given }, a do serwera dociera { $host }.
cli-doctor-wrong-host-advice = Niech pośrednik przekazuje nagłówek Host.
cli-doctor-visitor = Serwer widzi, że przychodzisz z { $address }.
cli-doctor-wrong-visitor = Serwer sądzi, że przychodzisz z tego samego komputera ({ $address }).
cli-doctor-wrong-visitor-advice = Jeśli tak nie jest, niech pośrednik ustawia X-Forwarded-For, a serwer mu ufa: limity liczą gości według adresu.
cli-doctor-socket = WebSockety działają.
cli-doctor-no-socket = WebSockety nie przechodzą (status { $status }).
cli-doctor-no-socket-advice = Niech pośrednik przekazuje nagłówki Upgrade i Connection w HTTP/1.1.

cli-analysis-progress = wiersze: { $done } z { $total }, zostało około { $left }
cli-analysis-player = Gracz
cli-analysis-games = Partie
cli-analysis-result = Wynik
cli-analysis-skill = Umiejętności
cli-analysis-others = Inni
cli-analysis-luck = Szczęście
cli-analysis-word-best = Najlepsze
cli-analysis-word-good = Dobre
cli-analysis-word-inaccuracy = Niedokładności
cli-analysis-word-mistake = Błędy
cli-analysis-word-blunder = Poważne błędy
cli-analysis-change = { NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-gain = +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-why = Wszyscy zaczynają z równymi szansami. Umiejętności to różnica między własnymi ruchami a najlepszymi znalezionymi, inni to zmiany przez ruchy innych, szczęście to reszta: razem prowadzą do wyniku.
cli-analysis-turn = Wiersz { $line }: { $deed } ({ $name } { $change })
cli-analysis-graph = Szanse na wygraną
cli-analysis-report = Przeanalizowane partie: { $games }
cli-analysis-written = Strona jest w pliku { $file }.
cli-error-unfinished = Partia w pliku { $file } nie jest skończona, więc nie da się jej przeanalizować.
cli-puzzles-found = { $found ->
    [0] Nie znaleziono żadnego zadania.
   *[other] Zadania zapisane w { $folder }: { $found }.
    }
cli-error-puzzles-out = Podaj za pomocą --out, do którego katalogu zapisać zadania.
