### Posse: słowa wspólne dla wszystkich gier. Słowa danej gry leżą przy jej zasadach.
### Komunikaty z przedrostkiem cli- należą do wiersza poleceń.

## Gry i języki

game-carson = Carson City
game-carson-why = Załóż miasto na Dzikim Zachodzie, kupuj ziemię, buduj i pojedynkuj się o najlepsze miejsca: od 2 do 5 graczy, cztery rundy.
game-colt = Colt Express
game-colt-why = Napadnij na pociąg na Dzikim Zachodzie: zaplanuj ruchy karta po karcie i patrz, jak plany się zderzają: od 2 do 6 graczy, pięć rund.
game-trail = Great Western Trail
game-trail-why = Pędź stado raz po raz do Kansas City, zatrudniaj pomocników, buduj przy szlaku i wysyłaj bydło koleją na zachód: od 2 do 4 graczy, aż zapełni się rynek pracy.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Miejsca przy stole i boty

seat-name = Gracz { $number }
seat-number = miejsce { $number }
nobody = nikt
player-you = ty
player-human = człowiek
player-bot = bot
bot-random = losowy
bot-random-why = łatwy: gra cokolwiek, byle zgodnie z zasadami
bot-greedy = łapczywy
bot-greedy-why = średni: bierze to, co w tej chwili wygląda najlepiej
bot-search = myślący
bot-search-why = mocny: myśli naprzód, rozgrywając wyobrażone partie

## Części zdań

nothing = nic
quoted = „{ $text }”
list-more = { $items } i jeszcze { $count }
number-of-players = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
    }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
    }
noun-seat = miejsce przy stole
noun-seats = miejsca przy stole
noun-number = liczba
noun-amount = liczba

## Stół

yes = tak
no = nie
default = domyślnie
hidden = ukryte
your-turn = Twoja tura
turn-of = Teraz gra { $seat }.
waiting-for = Czekamy na odpowiedź: { $seats }.
thinking = { $seat } myśli.
round = Runda { $number }
game-over = Koniec gry.
wins = { $seat } wygrywa, zdobywając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
shared-win = { $seats } dzielą się zwycięstwem, mając po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
nobody-wins = Nikt nie wygrywa.
rank = { $number }. miejsce
ranking = Klasyfikacja
score = Wynik
total = Suma
players = Gracze
choices = Możliwości
options = Opcje
rules = Zasady
log = Dziennik
record = Zapis partii
undo = Cofnij
redo = Ponów
help = Pomoc

## Błędy; to, co dozwolone, i powód następują w osobnych zdaniach

error-allowed = Możliwe: { $allowed }.

error-not-a-game = Nie ma gry o nazwie „{ $given }”.
error-not-a-bot = Nie ma bota o nazwie „{ $given }”.
error-not-a-language = Nie ma tekstów w języku „{ $given }”.
error-wrong-seats = To gra dla { $least }–{ $most } graczy, a nie dla { $given }.
error-not-an-option = Ta gra nie ma opcji „{ $given }”.
error-not-a-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”.
error-option-seats = Opcja „{ $option }” nie może mieć wartości „{ $given }”, gdy { $seats ->
    [one] gra { $seats } gracz
   *[many] gra { $seats } graczy
    }.

error-not-a-word = „{ $given }” nie jest odpowiedzią w tej grze.
error-not-a-noun = „{ $given }” nic tu nie znaczy; w tym miejscu powinno być: { $kind }.
error-not-in-range = „{ $given }” nie jest liczbą całkowitą od { $least } do { $most }.
error-not-a-chance = W tej grze los nie może wskazać „{ $given }”.
error-not-a-step = „{ $given }” nie jest krokiem tej gry.
error-wrong-count = „{ $given }” ma za mało lub za dużo słów; pisze się to tak: { $allowed }.

error-not-allowed = „{ $given }” nie jest teraz dozwolone.
error-not-asked = Teraz nie odpowiada { $seat }; gra czeka na odpowiedź: { $asked }.
error-game-over = Gra jest skończona; nie ma już o co pytać.
error-no-such-seat = Nie ma miejsca „{ $given }”; miejsca przy stole numeruje się od 0, a jest ich { $seats }.

error-undo-consent = Wiersz { NUMBER($line, useGrouping: 0) } („{ $given }”) można cofnąć tylko za zgodą wszystkich, bo inni widzieli już, co nastąpiło potem.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić: ostatni wiersz nie jest cofnięciem.
error-undo-imagined = Wiersza { NUMBER($line, useGrouping: 0) } nie można cofnąć: po nim na nowo wylosowano to, co ukryte.
error-undo-often = Przy jednym stole można cofnąć najwyżej tyle odpowiedzi: { $most }. Limit jest wyczerpany.

error-scene-table = Scena nie jest zwykłym opisem stołu: „{ $given }”.
error-scene-key = „{ $given }” nie jest kluczem { $field ->
    [top] sceny
   *[other] w „{ $field }” sceny
    }.
error-scene-number = „{ $field }” to { $given }; musi to być liczba całkowita od { $least } do { $most }.
error-scene-truth = „{ $field }” to { $given }; musi to być true albo false.
error-scene-seat = „{ $field }” to { $given }; musi to być miejsce od 0 do { $last }.
error-scene-seat-or-nobody = „{ $field }” to { $given }; musi to być miejsce od 0 do { $last } albo { $nobody }, jeśli nikt.
error-scene-order = „{ $field }” to { $given }; każde miejsce od 0 do { $last } musi tam być raz.
error-scene-word = „{ $field }” to { $given }; tu pasuje tylko: { $kind }.
error-scene-list = „{ $field }” to { $given }; musi to być lista.
error-scene-dict = „{ $field }” to { $given }; musi to być obiekt z kluczami i wartościami.
error-scene-length = Liczba wpisów w „{ $field }” to { $given }; musi być { $most }.
error-scene-length-most = Liczba wpisów w „{ $field }” to { $given }; może ich być najwyżej { $most }.
error-scene-doubled = „{ $field }” podaje dwa razy { $given }.
error-scene-absent = „{ $field }” to { $given }, ale przy tym stole gra się bez tego.
error-scene-count = „{ $field }”: w scenie { $given }, w grze { $there } ({ $where }).
error-scene-sums = W scenie coś się nie zgadza: { $given }.
error-scene-steps = „{ $field }” to { $given }; musi to być krok, na przykład „game”, albo lista kroków.
error-scene-deep = Scena otwiera jeden na drugim { $given } kroków; otwartych może być najwyżej { $most }.
error-scene-step-asks = „{ $given }” w „{ $field }” to pytanie; po dwukropku musi stać pytane miejsce, na przykład „: 0”.
error-scene-step-duty = „{ $given }” w „{ $field }” nie jest pytaniem i nie pyta żadnego miejsca.
error-scene-step-one = „{ $given }” w „{ $field }” pyta tylko jedno miejsce.
error-scene-step-seat = „{ $given }” w „{ $field }” pyta miejsce, którego nie ma przy stole; ostatnie miejsce to { $last }.
error-scene-step-argument = W kroku „{ $given }” w „{ $field }” słowo „{ $argument }” nie wskazuje niczego, co jest na stole.
error-scene-step-misfit = „{ $given }” w „{ $field }” nie pasuje do reszty sceny.
error-scene-step-nested = „{ $given }” w „{ $field }” stoi na innym pytaniu, które scena też musi podać.
error-scene-step-under = W „{ $field }” pod „{ $above }” leży „{ $given }”, a to niemożliwe.
error-scene-no-answer = W kroku „{ $given }” w „{ $field }” nikt nie miałby odpowiedzi.
error-scene-lost = Gra nie może toczyć się dalej od tej sceny: { $given }.
error-scene-value = Scena zawiera niemożliwą wartość: „{ $given }”.
error-scene-players = Scena opisuje { $given ->
    [one] { $given } gracza
   *[many] { $given } graczy
    }, a przy stole jest ich { $allowed }.
error-scene-step = Gra nie może stać na kroku „{ $given }”.

error-record-format = To nie jest zapis partii: zaczyna się od „{ $given }”, a nie od „{ $allowed }”.
error-record-header = Wiersz { NUMBER($line, useGrouping: 0) } nie należy do nagłówka zapisu: „{ $given }”.
error-record-no-start = W zapisie nie ma wiersza „start”.
error-record-line = Wiersza { NUMBER($line, useGrouping: 0) } zapisu nie da się odczytać: „{ $given }”.
error-record-cut = Zapis urywa się w wierszu { NUMBER($line, useGrouping: 0) }: „{ $given }”.
error-record-game = Wiersz { NUMBER($line, useGrouping: 0) } zapisu podaje nieznaną grę: „{ $given }”.
error-record-version = Zapis powstał według zasad w wersji { $given }; najnowsza znana tutaj to { $allowed }.
error-record-broken = Zapisu nie da się odtworzyć od wiersza { NUMBER($line, useGrouping: 0) }: „{ $given }”.
error-wrong-scores = Według zapisu wyniki to „{ $given }”, a naprawdę są to „{ $allowed }”.

error-chance-list = Zaplanowany los to lista wyników, na przykład „die 4”, a nie { $given }.
error-chance-word = Wynik { $number } zaplanowanego losu nie jest zapisany słowami: { $given }.
error-chance-unknown = Wynik { $number } zaplanowanego losu nie istnieje w tej grze: „{ $given }”.
error-chance-missing = Zaplanowany los się skończył: potrzebny jest wynik { $number }, a pytanie brzmi: { $asked }.
error-chance-other = Wynik { $number } zaplanowanego losu to „{ $given }”, a pytanie brzmi: { $asked }.
error-chance-impossible = Wynik { $number } zaplanowanego losu, „{ $given }”, nie jest teraz możliwy.
error-chance-left = Wyników losu jest więcej, niż było pytań: „{ $given }”.
error-empty-bag = Trzeba coś wylosować, a nie ma już z czego.

error-doubled-word = Błąd w zasadach gry, prosimy o zgłoszenie: słowo „{ $given }” zapisano dwa razy.
error-no-options = Błąd w zasadach gry, prosimy o zgłoszenie: { $seat } nie ma żadnej odpowiedzi na krok „{ $step }”.
error-steps-wrong = Błąd w zasadach gry, prosimy o zgłoszenie: liczba kroków to { $steps }, a ich rodzajów { $kinds }; brakuje: { $missing }.

## Serwer

error-bot-failed = Bot nie znalazł odpowiedzi ({ $seat }).

error-two-writers = W tej samej chwili ten stół zmieniono gdzie indziej; trzeba go wczytać ponownie.
error-store-failed = Serwer nie mógł tego zapisać. Spróbuj ponownie za chwilę.
error-name-taken = Nazwa konta „{ $given }” jest zajęta.
error-has-account = Masz już konto: „{ $given }”.
error-bad-name = Imię ma od 1 do { $most } widocznych znaków.
error-bad-account = Nazwa konta ma od { $least } do { $most } znaków: liter, cyfr, kropek, łączników i podkreśleń.
error-bad-password = Hasło ma od { $least } do { $most } znaków.
error-wrong-password = Nie ma takiego konta albo hasło jest błędne.
error-bad-address = „{ $given }” nie jest adresem bazy danych; podaj plik albo adres, który zaczyna się od postgresql://.
error-no-database = Nie można użyć bazy danych { $given }: { $detail }
error-newer-database = Bazę danych { $given } utworzyła nowsza wersja Posse niż ta.
error-no-such-table = Nie ma stołu „{ $given }”; może link jest niepełny albo taki stół nigdy nie powstał.
error-no-such-key = Ten link nie prowadzi już do żadnego miejsca przy stole.
error-no-such-page = Pod adresem „{ $given }” niczego nie ma.
error-no-such-method = „{ $given }” nie można wywołać w ten sposób.
error-no-such-moment = W tej partii nie ma momentu { NUMBER($given, useGrouping: 0) }; ostatni to { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Może to zrobić tylko gospodarz stołu.
error-not-your-seat = To nie jest twoje miejsce.
error-seat-resigned = Partia na tym miejscu jest już poddana.
error-no-spectators = Gracze przy tym stole nie życzą sobie widzów.
error-wrong-origin = To żądanie pochodzi z innej witryny.
error-name-needed = Najpierw podaj swoje imię.
error-name-at-table = Ktoś przy tym stole nazywa się już „{ $given }”.
error-host-sits = Już siedzisz przy tym stole.
error-table-started = Gra już się zaczęła.
error-table-not-running = Przy tym stole nie toczy się teraz gra.
error-table-not-over = To możliwe dopiero po zakończeniu gry.
error-table-full = Wszystkie miejsca przy tym stole ({ $seats }) są zajęte.
error-seat-taken = To miejsce jest już zajęte: { $seat }.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[many] { $count } miejsc jest jeszcze wolnych
    }; zaproś kogoś albo posadź bota.
error-seat-has-bot = Za gracza { $seat } gra już bot.
error-seat-is-here = { $seat } jest przy stole.
error-proposal-open = Najpierw trzeba rozstrzygnąć propozycję, nad którą trwa głosowanie.
error-proposal-gone = Ta propozycja jest już rozstrzygnięta.
error-no-vote = Nie bierzesz udziału w tym głosowaniu albo twój głos już oddano.
error-fork-over = W tym momencie gra jest już skończona; wybierz wcześniejszy.
error-stale-ticket = Stół tymczasem się zmienił. Spójrz jeszcze raz.
error-too-fast = Za dużo naraz. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
    }.
error-message-too-large = Wiadomość jest za długa; może mieć najwyżej { $most } bajtów.
error-message-no-json = Wiadomość nie jest w formacie JSON.
error-message-no-object = Wiadomość nie jest obiektem JSON.
error-message-no-verb = Wiadomość nie mówi, co zrobić.
error-message-extra = W wiadomości jest coś, co do niej nie należy: „{ $given }”.
error-message-value = W wiadomości brakuje „{ $given }” albo ta wartość jest niewłaściwa.
error-bad-request = W żądaniu brakuje „{ $given }” albo ta wartość jest niewłaściwa.
error-request-too-large = Żądanie jest za duże; może mieć najwyżej { $most } bajtów.
error-not-json = Żądanie musi być w formacie JSON.
error-server-mistake = Serwer popełnił błąd i go odnotował. To, co zapisano, jest bezpieczne.
server-no-page = Serwer działa, ale jego strona nie została zbudowana. Zbuduj ją poleceniem „make web” albo zainstaluj gotowy pakiet.

# --- command line

cli-usage = Użycie:
cli-about = Gry planszowe z Dzikiego Zachodu w przeglądarce i w terminalu.
cli-commands = Polecenia
cli-group-general = Ogólne
cli-group-own = Co można podać
cli-about-serve = udostępnij stoły przeglądarkom, na tym komputerze i w sieci
cli-about-play = zagraj z botami albo razem przy jednym urządzeniu
cli-about-replay = obejrzyj zapisaną partię wiersz po wierszu
cli-about-verify = sprawdź zapisaną partię
cli-about-rules = przeczytaj zasady w skrócie
cli-about-options = wypisz opcje gry
cli-about-arena = niech boty zagrają ze sobą

cli-arg-version = pokaż wersję oraz to, czy działa silnik skompilowany
cli-arg-help = pokaż tę pomoc
cli-arg-lang = język: { $languages }
cli-arg-game = gra, na przykład carson
cli-arg-file = plik z zapisem partii
cli-arg-seats = ilu graczy, ludzi i botów razem (domyślnie 4)
cli-arg-humans = ile osób gra przy tym urządzeniu (domyślnie 1)
cli-arg-names = imiona graczy, najpierw ludzie
cli-arg-bots = rodzaj botów: random, greedy lub search; jeden dla wszystkich albo po jednym dla każdego
cli-arg-arena-bots = grające boty, po jednym na miejsce: random, greedy lub search
cli-arg-seconds = ile sekund bot „search” myśli nad odpowiedzią
cli-arg-playouts = ile partii próbnych rozgrywa bot „search” (zamiast limitu czasu)
cli-arg-edition = edycja, według której gramy
cli-arg-option = opcja gry; można podać kilka razy
cli-arg-seed = liczba, która ustala wszystkie losowania
cli-arg-watch = grają same boty, a ty oglądasz
cli-arg-delay = przez ile sekund widać każdą odpowiedź
cli-arg-plain = pokazuj stół zwykłym tekstem, nie rysunkiem
cli-arg-save = plik, w którym zapisuje się partię
cli-arg-resume = wznów zapisaną partię; bez pliku: ostatnią
cli-arg-wanted = numer, na przykład CC-7.5, rozdział, na przykład 7, albo słowo
cli-arg-games = ile partii rozegrać
cli-arg-data = katalog, w którym serwer wszystko przechowuje
cli-arg-host = adres, na którym nasłuchuje serwer (domyślnie { $default }: tylko ten komputer); 0.0.0.0 otwiera go dla sieci
cli-arg-port = port, na którym nasłuchuje serwer (domyślnie { $default } albo następny wolny); 0: dowolny
cli-arg-database = adres bazy danych PostgreSQL, używanej zamiast bazy w katalogu
cli-arg-workers = ile procesów myśli za boty
cli-arg-no-browser = nie otwieraj przeglądarki

cli-version-compiled = posse { $version }, wersja skompilowana
cli-version-plain = posse { $version }, wersja interpretowana

cli-command-help = pomoc
cli-command-undo = cofnij
cli-command-redo = ponów
cli-command-preview = podgląd
cli-command-rules = zasady
cli-command-log = dziennik
cli-command-score = wynik
cli-command-board = plansza
cli-command-save = zapisz
cli-command-quit = koniec

cli-help-answers = Odpowiadaj numerem albo słowami; wystarczy początek każdego słowa, a klawisz Tab je uzupełni. Możesz też wpisać:
cli-help-help = pokaż tę pomoc
cli-help-undo = cofnij swoją ostatnią odpowiedź; boty zawsze się zgadzają
cli-help-redo = zagraj jeszcze raz to, co właśnie cofnięto
cli-help-preview = pokaż, co odpowiedź da na pewno: podgląd 3
cli-help-rules = szukaj w zasadach: zasady 7.5, zasady hotel
cli-help-log = pokaż wszystko, co się zdarzyło
cli-help-score = pokaż, skąd są punkty
cli-help-board = pokaż planszę jeszcze raz
cli-help-save = pokaż, gdzie jest zapis partii, albo zapisz kopię: zapisz PLIK
cli-help-quit = wyjdź; partię można dokończyć później

cli-news = Od twojej ostatniej tury:
cli-earlier = { $count ->
    [one] … przedtem { $count } wiersz
    [few] … przedtem { $count } wiersze
   *[many] … przedtem { $count } wierszy
    }
cli-small-screen = Ten terminal ma { $width } kolumn i { $height } wierszy; przy { $columns } na { $rows } widać naraz całą planszę.
cli-go-on = Naciśnij Enter, aby przejść dalej.
cli-hand-over = Przekaż urządzenie (teraz gra { $name }) i naciśnij Enter.
cli-ask-consent = Inni widzieli już, co nastąpiło potem. Czy wszyscy zgadzają się to cofnąć?
cli-ask-resume = Wznowić niedokończoną partię { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Nic pewnego: reszta zależy od losu lub od innych graczy.
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
cli-serve-kept = Wszystko jest przechowywane w { $file }
cli-serve-stop = Ctrl-C go zamyka; po następnym uruchomieniu wszystkie partie toczą się dalej.
cli-serve-stopped = Zamknięto. Wszystkie partie są zapisane.

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
cli-loads-to = Zapis można wczytać do wiersza { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Z tego zapisu nie da się nic wczytać.
cli-options-default = • to wartość domyślna; inne podaje się przez --option NAZWA=WARTOŚĆ
cli-arena-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
    }, boty zmieniają miejsca:
cli-arena-line = zwycięstwa: { $share }%, średnia punktów: { $points }

cli-error-arguments = Nie można zrozumieć polecenia; zobacz: { $program } --help
cli-error-argument = Coś jest nie tak z „{ $name }”; zobacz: { $program } --help
cli-error-unknown = „{ $name }” nie jest tu znane; zobacz: { $program } --help
cli-error-number = { $name } wymaga liczby, a nie „{ $given }”.
cli-error-option = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie „{ $given }”.
cli-error-host = Na tym komputerze nie można nasłuchiwać pod adresem „{ $given }”.
cli-error-port = Porty mają numery od 0 do { $most }; „{ $given }” nie jest żadnym z nich.
cli-error-port-taken = Na porcie { $port } nasłuchuje już inny program.
cli-error-port-permission = Na porcie { $port } może nasłuchiwać tylko administrator.
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
cli-error-not-saved = Ta partia nie jest zapisywana w żadnym pliku; „zapisz PLIK” ją zapisze.
cli-error-nothing-to-resume = Nie ma niedokończonej partii.
cli-error-no-choice = „{ $typed }” nie jest żadną z możliwości; wpisz numer, słowa albo „pomoc”.
cli-error-no-number = Nie ma możliwości nr { $number }; numery są od { $least } do { $most }.
cli-error-unclear = „{ $typed }” pasuje do kilku możliwości ({ $count }): { $named }
cli-error-no-rule = Żadna zasada nie mówi o „{ $wanted }”.
cli-error-replay = „{ $typed }” nigdzie nie prowadzi; wpisz n, p, home, end, q albo wiersz od 0 do { $last }.

## Rysunek Carson City: krótkie słowa na wąskie miejsca

cli-carson-help = Na mapie: ⌂ dom, ◢◣ góra, ≈ rzeka, dwie litery z liczbą: budynek i jego zysk. Znak przed nim to właściciel, znaki poniżej to kowboje, ✪ to biały kowboj. #2 za imieniem to miejsce w kolejności pasowania. Grube linie to drogi, podwójne to mosty; drogę nazywa się parcelą i stroną (n północ, s południe, w zachód, e wschód), na przykład c4n. ≤20 to limit gotówki persony, ✕ to pole zamknięte znacznikiem rundy.
cli-carson-round = runda { $round } z { $rounds }
cli-carson-supply = zapas: ⌂ { $houses }, dróg { $roads }
cli-carson-vp = { $points } PZ
cli-carson-firepower = siła ognia
cli-carson-cowboys = kow.
cli-carson-roads = drogi
cli-carson-revolvers = rew.
cli-carson-three_guns = 3 gnaty
cli-carson-kept = zatrzymane
cli-carson-tiles = płytki
cli-carson-side-yellow = żółt.
cli-carson-side-red = czerw.
cli-carson-column-vp = PZ
cli-carson-column-cash = got.
cli-carson-column-cowboys = kow.
cli-carson-column-roads = drogi
cli-carson-column-revolvers = rew.
cli-carson-column-firepower = siła
cli-carson-label-ranch = Ra
cli-carson-label-mine = Kp
cli-carson-label-drugstore = Sk
cli-carson-label-bank = Ba
cli-carson-label-saloon = Sa
cli-carson-label-hotel = Ho
cli-carson-label-church = Kś
cli-carson-label-prison = Wi
cli-carson-space-wages = płaca $4
cli-carson-space-ammunition = naboje
cli-carson-space-roads_3 = trzy drogi
cli-carson-space-road_1 = droga
cli-carson-space-parcel_purchase = zakup parceli
cli-carson-space-kept_buildings = zatrzymane
cli-carson-space-parcel_income = $2 za parcelę
cli-carson-space-firepower_income = $2 za siłę
cli-carson-space-gambling = hazard
cli-carson-space-estate_income = nieruchomości
cli-carson-space-parcel_vp = PZ za parcele
cli-carson-space-firepower_vp = PZ za siłę
cli-carson-space-property_vp = PZ za budynki
cli-carson-space-buy_vp = PZ po ${ $price }

## The drawing of Colt Express: short words for narrow places

cli-colt-help = Górny rząd pociągu to dachy, rząd w ramce to wnętrza; lokomotywa jest po lewej. Dwie litery to bandyta w kolorze swojego gracza; ✪ szeryf, ✦ konwojent, ♞ konie, $ worek (z wartością, jeśli ją znasz), ◊ klejnot, ▣ walizka, ⚱ manierka (? nieznana, + stara whiskey, ½ do połowy pełna). Pod pociągiem stoi dyliżans, obok wagonu nad nim. Na stosie ▮ to karta zakryta. Liczby przy miejscach i bandytach to numery odpowiedzi.
cli-colt-round = runda { $round } z { $rounds }
cli-colt-keep = zachowaj { $count ->
    [99] dowolnie wiele
   *[other] { $count }
    }
cli-colt-done = wykonane: { $count }
cli-colt-loco = Lok.
cli-colt-left = naboje
cli-colt-hand = ręka
cli-colt-deck = talia
cli-colt-kept = zachowane
cli-colt-hits = trafienia
