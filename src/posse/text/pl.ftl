### Posse: słowa wspólne dla wszystkich gier. Słowa danej gry leżą przy jej zasadach.

## Języki

language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Miejsca przy stole i boty

seat-name = Gracz { $number }
seat-deleted = Usunięty gracz { $number }
seat-number = miejsce { $number }
nobody = nikt
player-you = ty
player-bot = bot
bot-level1 = żółtodziób
bot-level1-why = zna zasady, ale popełnia sporo błędów
bot-level2 = kowboj
bot-level2-why = gra rozsądnie, ale rzadko planuje naprzód
bot-level3 = zastępca szeryfa
bot-level3-why = w sam raz dla tych, którzy grywają od czasu do czasu
bot-level4 = ranger
bot-level4-why = myśli naprzód i karze za błędy
bot-level5 = legenda
bot-level5-why = najsilniejszy z botów
bot-guest = bot gościnny
bot-guest-why = program, który ktoś uruchomił na własnym komputerze
bot-random = losowy
bot-random-why = łatwy: gra cokolwiek, byle zgodnie z zasadami
bot-greedy = zachłanny
bot-greedy-why = średni: bierze to, co w tej chwili wygląda najlepiej
bot-search = myślący
bot-search-why = trudny: planuje naprzód, rozgrywając partie próbne

## Charaktery botów

character-pearl = ma guzik z każdego miasteczka
character-cassidy = nie uznaje żadnych płotów
character-hank = rozmawia z końmi, rzadziej z ludźmi
character-wyatt = wszystko poleruje dwa razy
character-rosa = piecze najlepszy chleb kukurydziany na szlaku
character-jesse = czyta przy ognisku groszowe powieści
character-lottie = w soboty śpiewa w saloonie
character-buck = zrzędzi, ale pożyczy ci ostatnią zapałkę
character-etta = raz dla widoków przejechała się na dachu pociągu
character-cole = liczy gwiazdy, kiedy nie może zasnąć
character-maude = prowadzi sklep i zna wszystkich
character-frank = pisze długie listy do domu

## Podpowiedzi

hint-says = Legenda wybrałaby: { $choice }.
hint-ahead = Według niej wyprzedzasz najlepszego rywala o { $points }.
hint-behind = Według niej tracisz do najlepszego rywala { $points }.
hint-even = Według niej idziesz łeb w łeb z najlepszym rywalem.
hint-end = Przewiduje dla ciebie na koniec { $points }.
hint-next = Następny wybór, gorszy o { $points }: { $choice }.
hint-close = Prawie równie dobre: { $choice }.
hint-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
    }

## Części zdań

nothing = nic
quoted = „{ $text }”
list-more = { $items } i jeszcze { $count }
number-of-players = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
    }
money = { NUMBER($amount, useGrouping: 0) } $
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
your-turn = Twoja tura
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
share-game = { $game }: { $ending }
share-place = { $place }. { $name }, { $score }
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
error-not-a-lesson = Nie ma lekcji o nazwie „{ $given }”.
error-not-a-bot = Nie ma bota o nazwie „{ $given }”.
error-not-a-language = Nie ma tekstów w języku „{ $given }”.
error-wrong-seats = To gra dla { $least }–{ $most } graczy, a nie dla { $given }.
error-not-an-option = Ta gra nie ma opcji „{ $given }”.
error-not-a-seed = Ziarno losowe to liczba całkowita; { $given } nią nie jest.
error-not-options = Opcje podaje się według nazw, na przykład "name": "value"; podano { $given }.
error-not-a-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”.
error-wrong-buffer = Tablica musi mieścić liczby typu { $type } (ile: { $size }), pozwalać na zapis i nie mieć przerw; podano { $given }.
error-option-seats = Opcja „{ $option }” nie może mieć wartości „{ $given }”, gdy { $seats ->
    [one] gra { $seats } gracz
   *[many] gra { $seats } graczy
    }.

error-not-a-word = „{ $given }” nie jest odpowiedzią w tej grze.
error-not-a-noun = „{ $given }” nic tu nie znaczy; w tym miejscu powinno być: { $kind }.
error-not-in-range = „{ $given }” nie jest liczbą całkowitą od { $least } do { $most }.
error-not-a-chance = W tej grze nie ma takiego wyniku losu: „{ $given }”.
error-not-a-step = „{ $given }” nie jest krokiem tej gry.
error-wrong-count = „{ $given }” ma za mało lub za dużo słów; pisze się to tak: { $allowed }.

error-not-allowed = „{ $given }” nie jest teraz dozwolone.
error-not-asked = Teraz nie odpowiada { $seat }; gra czeka na odpowiedź: { $asked }.
error-game-over = Gra jest skończona; nie ma już o co pytać.
error-no-such-seat = Nie ma miejsca „{ $given }”; miejsca przy stole numeruje się od 0, a jest ich { $seats }.

error-batch-actions = Krok wymaga po jednej liczbie całkowitej na stół (stoły: { $tables }), w tablicy int64 albo na liście; podano { $given }.
error-batch-not-allowed = Stół { NUMBER($table, useGrouping: 0) }: „{ $given }” nie jest teraz dozwolone; odpowiada { $seat }.
error-batch-number = „{ $name }” to liczba całkowita od { $least } do { $most }; { $given } nią nie jest.
error-batch-opponents = Przeciwników podaje się jako nazwy botów według miejsc, na przykład 1: "random"; podano { $given }.
error-batch-full = Na wszystkich miejscach ({ $seats }) siedzą przeciwnicy; zostaw wolne choć jedno.
error-not-begun = Przed pierwszym reset() środowisko nie ma { $name }.
error-no-answer = Brakuje odpowiedzi dla { $given }; potrzebuje jej każdy zapytany agent: { $agents }.
error-wrong-opponents = Przeciwnicy to nazwa jednego bota albo po jednej dla miejsc { $seats }; podano { $given }.
error-batch-closed = Ta seria stołów jest zamknięta.
error-batch-worker-gone = Jeden z procesów serii zakończył działanie. Skrypt uruchamia procesy tylko pod: if __name__ == "__main__".
error-batch-worker-raised = W jednym z procesów serii wystąpił błąd: { $why }

error-no-bot-file = Nie da się wczytać pliku bota { $given }.
error-bot-file-raises = Nie da się uruchomić pliku bota { $given }: { $why }.
error-no-bot-class = W pliku { $file } nie ma klasy ani funkcji „{ $given }”, która tworzy bota; podaje się ją jako PLIK.py:NAZWA.
error-bot-not-made = „{ $bot }” nie tworzy bota, gdy dostaje nazwę gry i ziarno losowe: { $why }.
error-no-bots = Arena potrzebuje co najmniej jednego bota.
error-same-bot-name = Dwa różne boty nazywają się „{ $given }”; nadaj jednemu inną nazwę.
error-bots-and-seats = Bota można podać dwa razy tylko wtedy, gdy na każde miejsce przypada jeden bot: boty: { $bots }, miejsca: { $seats }.
error-bot-not-sent = „{ $bot }” nie da się przesłać do innych procesów; umieść go w osobnym pliku albo graj w jednym procesie.
error-bot-illegal = { $bot }: niedozwolona odpowiedź „{ $answer }”; { $seat }, { $game }, ziarno { $seed } (rozdanie { $deal }, obrót { $rotation }).
error-bot-raised = { $bot }: błąd, { $why }; { $seat }, { $game }, ziarno { $seed } (rozdanie { $deal }, obrót { $rotation }).
error-game-endless = { $bot } gra bez końca: liczba odpowiedzi { $answers }, a partia się nie skończyła; { $seat }, { $game }, ziarno { $seed } (rozdanie { $deal }, obrót { $rotation }).
error-worker-died = Partia zakończyła proces, który ją rozgrywał; próby: { $attempts }; { $game }, ziarno { $seed } (rozdanie { $deal }, obrót { $rotation }).
error-not-a-log = { $file } nie zawiera wyników areny i nic nie zostanie tam zapisane.
error-not-a-result = Wiersz { NUMBER($line, useGrouping: 0) } pliku { $file } nie jest partią tej areny.
error-other-arena = { $file } zawiera wyniki innej areny: „{ $field }” to tam { $there }, a tutaj { $here }.
error-no-extra = Brakuje biblioteki { $library }; jest częścią dodatku „{ $extra }” do Posse.
error-no-cluster = Pod adresem „{ $given }” nie ma klastra Ray.
error-cluster-fails = Komputery klastra Ray nie mogą grać; czy na wszystkich jest to samo Posse co tutaj? { $why }
error-test-of-two = Test sekwencyjny porównuje dwa boty, a nie { $given }.
error-wrong-margin = Margines testu leży między 0 a { $most } punktów procentowych; { $given } nie pasuje.
error-wrong-risk = „{ $name }” to prawdopodobieństwo między 0 a 0,5; { $given } nim nie jest.

error-undo-consent = Wiersz { NUMBER($line, useGrouping: 0) } („{ $given }”) można cofnąć tylko za zgodą wszystkich, bo inni widzieli już, co nastąpiło potem.
error-analysis-unfinished = Przeanalizować można tylko skończoną partię.
error-not-a-puzzle = Nie ma zadania „{ $given }”.
error-bad-puzzle = To nie jest zadanie albo jest uszkodzone: { $given }
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić: ostatni wiersz nie jest cofnięciem.
error-undo-imagined = Wiersza { NUMBER($line, useGrouping: 0) } nie można cofnąć: po nim na nowo wylosowano to, co ukryte.
error-undo-between = Nie można cofnąć samych wierszy od { NUMBER($line, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }: trzeba też cofnąć późniejsze odpowiedzi.
error-undo-often = Limit cofniętych odpowiedzi ({ $most }) został wyczerpany.
error-undo-rated = W grze rankingowej z botami można cofnąć tylko to, co niczego jeszcze nie ujawniło.

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
error-scene-step-nested = „{ $given }” w „{ $field }” wynika z innego pytania, które scena też musi podać.
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
error-record-drawn = Wiersz { NUMBER($line, useGrouping: 0) } zapisu nie wymienia, jak powinien, tego, co wylosowano: „{ $given }”.
error-record-long = Zapis ma { $lines } wierszy; da się odczytać najwyżej { $most }.
error-record-heavy = Od wiersza { NUMBER($line, useGrouping: 0) } ten zapis cofa tak wiele, że trzeba by powtórzyć ponad { $most } odpowiedzi.
error-record-game = Wiersz { NUMBER($line, useGrouping: 0) } zapisu podaje nieznaną grę: „{ $given }”.
error-record-version = Zapis powstał według zasad w wersji { $given }; najnowsza znana tutaj to { $allowed }.
error-record-broken = Zapisu nie da się odtworzyć od wiersza { NUMBER($line, useGrouping: 0) }: „{ $given }”.
error-wrong-scores = Według zapisu wyniki to „{ $given }”, a naprawdę są to „{ $allowed }”.

error-luck-none = Losowości tej partii nie da się zweryfikować: przed rozpoczęciem nie złożono żadnego zobowiązania.
error-luck-secret = Losowości tej partii nie da się jeszcze zweryfikować: w zapisie nie ma ziarna.
error-luck-fork = Losowości tej partii nie da się zweryfikować: jest ciągiem dalszym innej partii, w której coś wylosowano na nowo.
error-luck-version = Losowości tej partii nie da się tu zweryfikować: wyprowadzono ją według wersji { $given }; ten program zna wersję { $allowed }.
error-luck-commitment = To nie jest ziarno, do którego zobowiązano się w wierszu { NUMBER($line, useGrouping: 0) }.
error-luck-outcome = Losowanie { NUMBER($draw, useGrouping: 0) } nie wynika z ziarna: wiersz { NUMBER($line, useGrouping: 0) } podaje „{ $given }”, a z ziarna wynika „{ $allowed }”.
error-luck-draw = Losowanie { NUMBER($draw, useGrouping: 0) } dla wiersza { NUMBER($line, useGrouping: 0) } zapisano jako { $given }, a z ziarna wynika { $allowed }.
error-luck-given = Z tego miejsca dołożono już coś do losowości; nie można tego zmienić.

error-chance-list = Zaplanowany los to lista wyników, na przykład „die 4”, a nie { $given }.
error-chance-word = Wynik { $number } zaplanowanego losu nie jest zapisany słowami: { $given }.
error-chance-unknown = Wynik { $number } zaplanowanego losu nie istnieje w tej grze: „{ $given }”.
error-chance-missing = Zaplanowany los się skończył: brakuje wyniku { $number }, a potrzebny jest: { $asked }.
error-chance-other = Wynik { $number } zaplanowanego losu to „{ $given }”, a potrzebny jest: { $asked }.
error-chance-impossible = Wynik { $number } zaplanowanego losu, „{ $given }”, nie jest teraz możliwy.
error-chance-left = Zaplanowanych wyników jest więcej, niż gra potrzebowała: „{ $given }”.
error-empty-bag = Trzeba coś wylosować, a nie ma już z czego.

error-doubled-word = Błąd w zasadach gry, prosimy o zgłoszenie: słowo „{ $given }” zapisano dwa razy.
error-no-options = Błąd w zasadach gry, prosimy o zgłoszenie: { $seat } nie ma żadnej odpowiedzi na krok „{ $step }”.
error-steps-wrong = Błąd w zasadach gry, prosimy o zgłoszenie: liczba kroków to { $steps }, a ich rodzajów { $kinds }; brakuje: { $missing }.
error-row-wrong = Błąd w zasadach gry, prosimy o zgłoszenie: obserwacja jest w miejscu { $at } zamiast { $size }, w pobliżu „{ $given }”.

## Serwer

error-bot-failed = Bot nie znalazł odpowiedzi ({ $seat }).

error-two-writers = W tej samej chwili ten stół zmieniono gdzie indziej; trzeba go wczytać ponownie.
error-table-moved = Ten stół właśnie przeszedł do innego procesu serwera. Spróbuj ponownie za chwilę.
error-store-failed = Serwer nie mógł tego zapisać. Spróbuj ponownie za chwilę.
error-store-replaced = Baza danych serwera została opróżniona lub podmieniona; dopóki opiekun serwera tego nie naprawi, niczego nie można pokazać ani zapisać.
error-server-full = Serwer jest pełny. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
    }.
error-banned = Dostęp do tego serwera został ci zablokowany. Jeśli to pomyłka, zwróć się do opiekuna serwera.
error-banned-until = Dostęp do tego serwera jest dla ciebie zablokowany do { $until }.
error-quota-unstarted = Jednocześnie { $most ->
    [one] może czekać na rozpoczęcie tylko { $most } stół
    [few] mogą czekać na rozpoczęcie tylko { $most } stoły
    [many] może czekać na rozpoczęcie tylko { $most } stołów
   *[other] może czekać na rozpoczęcie tylko { $most } stołu
    }; najpierw rozpocznij lub zamknij jeden ze swoich.
error-quota-running = Jednocześnie { $most ->
    [one] może trwać tylko { $most } gra
    [few] mogą trwać tylko { $most } gry
    [many] może trwać tylko { $most } gier
   *[other] może trwać tylko { $most } gry
    }; najpierw dokończ jedną z nich albo się z niej wycofaj.
error-quota-tables-a-day = Z jednego adresu internetowego można w ciągu doby założyć tylko { $most ->
    [one] { $most } stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
    }. Zapraszamy jutro.
error-quota-guests-a-day = Z jednego adresu internetowego w ciągu doby { $most ->
    [one] może dołączyć tylko { $most } nowa osoba
    [few] mogą dołączyć tylko { $most } nowe osoby
    [many] może dołączyć tylko { $most } nowych osób
   *[other] może dołączyć tylko { $most } nowej osoby
    }. Zaloguj się na konto albo wróć jutro.
error-too-many-windows = Ten stół jest już u ciebie otwarty w { $most ->
    [one] { $most } oknie
   *[other] { $most } oknach
    }; najpierw zamknij któreś z nich.
error-too-many-spectators = Przy tym stole jest miejsce dla { $most ->
    [one] { $most } widza
   *[other] { $most } widzów
    } i wszystkie są zajęte.
error-name-taken = Nazwa konta „{ $given }” jest zajęta.
error-has-account = Masz już konto: „{ $given }”.
error-bad-name = Imię musi mieć od 1 do { $most } widocznych znaków.
error-bad-account = Nazwa konta musi mieć od { $least } do { $most } znaków: liter, cyfr, kropek, łączników lub podkreśleń.
error-bad-password = Hasło musi mieć od { $least } do { $most } znaków.
error-wrong-password = Nie ma takiego konta albo hasło jest błędne.
error-not-your-password = To nie jest twoje hasło.
error-no-account = Nie masz jeszcze konta, więc nie masz też hasła.
error-wrong-code = Nie ma takiego konta albo kod odzyskiwania jest błędny.
error-dead-link = Ten link został już użyty, ma ponad godzinę albo jest niepełny. Poproś o nowy.
error-no-mail = Ten serwer nie wysyła e-maili. Zachowaj zamiast tego kod odzyskiwania.
error-bad-email = „{ $given }” nie jest adresem e-mail.
error-logged-out = Nastąpiło tu wylogowanie. Zaloguj się, żeby grać dalej.
error-no-such-session = Ta sesja już się zakończyła.
error-seat-without-link = Link ma tylko miejsce, na którym siedzi człowiek.
error-too-many-logins = Zbyt wiele nieudanych prób. Spróbuj ponownie za { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
        }
   *[other] { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
        }
    }.
error-bad-smtp = Adres serwera poczty jest niezrozumiały; zapisz go tak: smtps://UŻYTKOWNIK:HASŁO@HOST.
error-bad-mail-from = Nie można wysyłać poczty z „{ $given }”: to nie jest adres e-mail.
error-bad-mail-site = „{ $given }” nie jest adresem strony; zapisz go tak: https://HOST.
error-bad-address = „{ $given }” nie jest adresem bazy danych; podaj plik albo adres, który zaczyna się od postgresql://.
error-no-database = Nie można użyć bazy danych { $given }: { $detail }
error-newer-database = Bazę danych { $given } utworzyła nowsza wersja Posse niż ta.
error-older-database = Bazę danych { $given } utworzyła starsza wersja Posse; uruchom raz serwer, aby ją zaktualizować.
error-no-database-file = W { $given } nie ma bazy danych
error-backup-exists = { $file } już istnieje i nie zostanie nadpisany.
error-backup-missing = Nie ma pliku { $file }.
error-backup-strange = { $file } nie jest kopią bazy danych Posse.
error-backup-damaged = Kopia { $file } jest uszkodzona: { $detail }
error-backup-newer = Kopię { $file } utworzyła nowsza wersja Posse niż ta.
error-backup-failed = { $file }: kopiowanie się nie powiodło: { $detail }
error-backup-no-program = Brakuje programu { $program }; należy on do PostgreSQL (w Debianie pakiet postgresql-client).
error-database-in-use = Bazę danych { $given } obsługuje już proces { $pid } na komputerze { $host }, port { $port }. Najpierw zatrzymaj tamten; do pracy kilku procesów naraz potrzebny jest PostgreSQL.
error-no-such-table = Nie ma stołu „{ $given }”; może link jest niepełny albo taki stół nigdy nie powstał.
error-no-such-key = Ten link nie prowadzi już do żadnego miejsca przy stole.
error-no-such-page = Pod adresem „{ $given }” niczego nie ma.
error-no-such-method = „{ $given }” nie przyjmuje żądań tego rodzaju.
error-no-such-moment = W tej partii nie ma momentu { NUMBER($given, useGrouping: 0) }; ostatni to { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Może to zrobić tylko gospodarz stołu.
error-not-your-seat = To nie jest twoje miejsce.
error-seat-resigned = Partia na tym miejscu jest już poddana.
error-no-spectators = Przy tym stole nie ma miejsca dla widzów.
error-no-server = Serwer pod adresem { $address } nie odpowiada: { $why }
error-server-answers = To nie wygląda na serwer Posse: odpowiada kodem { $status }.
error-bot-raises = Bot zawiódł: { $why }
error-bot-not-a-choice = Bot odpowiedział „{ $given }”, a tego nie ma wśród możliwości.
error-no-guest-bots = Boty gościnne nie mają wstępu do tego stołu. Gospodarz może je dopuścić przed rozpoczęciem gry.
error-bots-only-play = Token bota służy tylko do grania przy stole.
error-no-such-bot = Ten token został unieważniony albo nigdy nie istniał. Utwórz nowy na stronie swojego konta.
error-bot-verb = Bot gościnny nie może wysłać „{ $given }”.
error-bots-need-account = Boty może mieć tylko osoba z kontem. Najpierw załóż konto.
error-plan-wrong = Błąd w zasadach gry, prosimy o zgłoszenie: plan { $given } dotyczy czegoś, czego w grze nie ma: { $unknown }.
error-no-such-plan = W tej grze nie ma planu { $given }.
error-plan-words = Tego nie można zaplanować: { $given }.
error-no-such-plan-made = Ten plan został już odwołany.
error-too-many-plans = Przy jednym stole możesz mieć najwyżej { $most ->
    [one] { $most } plan
    [few] { $most } plany
   *[many] { $most } planów
    }; najpierw odwołaj któryś.
error-no-such-bot-of-yours = Ten token został już unieważniony.
error-too-many-bots = Możesz mieć jednocześnie najwyżej { $most ->
    [one] { $most } bota
    [few] { $most } boty
   *[many] { $most } botów
    }; najpierw unieważnij któryś token.
error-too-many-bot-tables = Ten bot siedzi już przy { $most ->
    [one] { $most } stole
   *[other] { $most } stołach
    } i więcej mu nie wolno; najpierw musi skończyć się któraś gra.
error-no-such-person = Nie ma tu takiej osoby.
error-that-is-you = To przecież ty.
error-not-welcome = Przy tym stole nie możesz usiąść.
error-cannot-invite = Tej osoby nie można zaprosić.
error-too-many-relations = Możesz obserwować, wyciszać i blokować łącznie najwyżej { $most } osób.
error-too-many-reports = Dziennie można wysłać najwyżej { $most } zgłoszeń. Spróbuj jutro.
error-no-such-posse = Nie ma takiej drużyny albo do niej nie należysz.
error-dead-posse-link = Ten link do drużyny już nie działa. Poproś kogoś z drużyny o nowy.
error-posse-full = W tej drużynie jest już komplet członków: { $most }.
error-too-many-posses = Możesz należeć najwyżej do tylu drużyn: { $most }.
error-not-the-owner = To może zrobić tylko szef drużyny.
error-members-only = Ten stół jest tylko dla członków drużyny.
error-no-such-season = Nie ma sezonu „{ $given }”.
error-no-such-tournament = Nie ma takiego turnieju.
error-tournament-started = Turniej już się zaczął.
error-tournament-over = Turniej się zakończył.
error-tournament-full = W tym turnieju jest już komplet graczy: { $most }.
error-too-many-tournaments = Jednocześnie, a także w ciągu doby, można wziąć udział tylko w { $most ->
    [one] { $most } turnieju
    [few] { $most } turniejach
    [many] { $most } turniejach
   *[other] { $most } turnieju
    }; poczekaj, aż któryś się skończy.
error-too-few-entrants = Turniej w tej grze wymaga co najmniej { $least ->
    [one] { $least } gracza
   *[other] { $least } graczy
    }.
error-not-your-tournament = To może zrobić tylko osoba, która utworzyła turniej.
error-wrong-origin = To żądanie pochodzi z innej witryny.
error-wrong-host = Ten serwer nie działa pod nazwą „{ $given }”. Jeśli to właściwa nazwa, uruchom go z opcją --origin { $origin }
error-name-needed = Najpierw podaj swoje imię.
error-name-at-table = Ktoś przy tym stole nazywa się już „{ $given }”.
error-host-sits = Już siedzisz przy tym stole.
error-table-started = Gra już się zaczęła.
error-table-not-running = Przy tym stole nie toczy się teraz gra.
error-table-not-over = To możliwe dopiero po zakończeniu gry.
error-no-picture = Obrazka tej partii teraz nie ma.
error-rated-terms = Gra rankingowa jest publiczna, ma zegar, po którego upływie gra bot, i nie dopuszcza botów gości.
error-rated-shared = W grze rankingowej każdy gra na jednym miejscu i na własnym urządzeniu.
error-hint-rated = W grze rankingowej nie ma podpowiedzi.
error-not-a-face = Tej twarzy nie ma wśród tych do wyboru.
error-table-full = Wszystkie miejsca przy tym stole ({ $seats }) są zajęte.
error-seat-taken = To miejsce jest już zajęte: { $seat }.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[many] { $count } miejsc jest jeszcze wolnych
    }; zaproś kogoś albo posadź bota.
error-seat-has-bot = Na tym miejscu gra już bot: { $seat }.
error-seat-is-here = { $seat } jest przy stole.
error-seat-kept = Miejsce jeszcze czeka: { $seat }. Odczekaj { $unit ->
    [days] { $count ->
        [one] { $count } dzień
       *[many] { $count } dni
        }
    [hours] { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
        }
    [minutes] { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
       *[many] { $count } minut
        }
   *[seconds] { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
       *[many] { $count } sekund
        }
    }; potem może zagrać bot.
error-proposal-open = Najpierw trzeba rozstrzygnąć propozycję, nad którą trwa głosowanie.
error-proposal-gone = Ta propozycja jest już rozstrzygnięta.
error-no-vote = Nie bierzesz udziału w tym głosowaniu albo twój głos już oddano.
error-fork-over = W tym momencie gra jest już skończona; wybierz wcześniejszy.
error-too-many-analyses = Naraz może trwać najwyżej tyle Twoich analiz: { $most }.
error-stale-ticket = Stół tymczasem się zmienił. Spójrz jeszcze raz.
error-too-fast = Za dużo żądań naraz. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
    }.
error-hints-waiting = { $most ->
    [one] Czekasz już na { $most } podpowiedź
    [few] Czekasz już na { $most } podpowiedzi
   *[many] Czekasz już na { $most } podpowiedzi
    }; poproś ponownie, gdy któraś nadejdzie.
error-message-too-large = Wiadomość jest za długa; może mieć najwyżej { $most } bajtów.
error-message-no-json = Wiadomość nie jest w formacie JSON.
error-message-no-object = Wiadomość nie jest obiektem JSON.
error-message-no-verb = Z wiadomości nie wynika, co zrobić.
error-message-extra = W wiadomości jest coś, co do niej nie należy: „{ $given }”.
error-message-value = W wiadomości brakuje „{ $given }” albo ta wartość jest niewłaściwa.
error-bad-request = W żądaniu brakuje „{ $given }” albo ta wartość jest niewłaściwa.
error-request-too-large = Żądanie jest za duże; może mieć najwyżej { $most } bajtów.
error-not-json = Żądanie musi być w formacie JSON.
error-server-mistake = Na serwerze wystąpił błąd; został odnotowany. To, co zapisano, jest bezpieczne.
error-bad-url = Pod ten adres nie da się niczego wysłać; zapisz go tak: https://HOST/ŚCIEŻKA.
error-url-not-secure = Adres musi zaczynać się od https://.
error-url-internal = Ten adres prowadzi do sieci prywatnej, a tam serwer niczego nie wysyła.
error-url-unknown = Nie ma serwera o nazwie „{ $given }”.
error-bad-subscription = Klucze powiadomień podane przez przeglądarkę są nieprawidłowe.
error-no-such-browser = Ta przeglądarka i tak już nie dostaje powiadomień.
error-no-such-webhook = Ten webhook został już usunięty.
error-too-many-webhooks = Masz już { $most ->
    [one] { $most } webhook
    [few] { $most } webhooki
    [many] { $most } webhooków
   *[other] { $most } webhooka
    }; najpierw usuń któryś.
error-dead-unsubscribe = Ten link jest niepełny albo jego konta już nie ma.
server-no-page = Serwer działa, ale jego strona nie została zbudowana. Zbuduj ją poleceniem „make web” albo zainstaluj gotowy pakiet.

## E-maile

mail-reset-subject = Nowe hasło do konta w Posse
mail-reset-text =
    Ktoś, prawdopodobnie ty, prosi o nowe hasło do konta „{ $account }” w Posse.

    Wybierz je tutaj w ciągu godziny; link działa jeden raz:
    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość: nic się nie zmieniło.
mail-confirm-subject = Potwierdź swój adres w Posse
mail-confirm-text =
    Konto „{ $account }” w Posse chce używać tego adresu do odzyskiwania hasła.

    Jeśli to twoje konto, potwierdź adres w ciągu godziny:
    { $link }

    Jeśli nie, zignoruj tę wiadomość: twój adres nie zostanie użyty.

## Powiadomienia dla tych, na których się czeka: w przeglądarce, e-mailem, przez webhook

alert-turn = Twoja kolej.
alert-consent = Ktoś prosi cię o zgodę.
alert-begin = Gra się zaczęła.
alert-end = Gra jest skończona.
alert-table-turn = { $count ->
    [one] Czas na ruch: { $names }.
    [few] Czas na ruchy graczy: { $names }.
    [many] Czas na ruchy graczy: { $names }.
   *[other] Czas na ruchy graczy: { $names }.
}
alert-table-consent = Potrzebna zgoda: { $names }.
alert-table-begin = Gra się zaczęła.
alert-table-end = Gra jest skończona.
alert-line =
    { $game }: { $text }
    { $link }
alert-mail-turns = { $count ->
    [one] Twoja kolej w Posse
    [few] Twoja kolej przy { $count } stołach w Posse
    [many] Twoja kolej przy { $count } stołach w Posse
   *[other] Twoja kolej przy { $count } stołu w Posse
}
alert-mail-news = Wieści z twoich stołów w Posse
alert-mail-text =
    { $lines }

    Dostajesz te wiadomości, bo tak ustawiono na twoim koncie. Tu możesz z nich zrezygnować:
    { $stop }
manifest-description = Gry planszowe z Dzikiego Zachodu, ze znajomymi i botami, w przeglądarce.

## Dlaczego czegoś nie można

why-game_over = Gra jest skończona.
why-watching = Oglądasz partię: wybierają tylko gracze.
why-not_asked = To nie twoja kolej. Gra czeka na odpowiedź: { $asked }.
why-other_question = To nie jest odpowiedź na obecne pytanie.
why-other_choice = To nie pasuje do twojego wyboru; najpierw go cofnij.
why-belongs_to = To należy do innej osoby: { $seat }.

## Lekcje

learn-else = To żaden błąd, ale ta lekcja jest o czym innym. Cofnij i spróbuj jeszcze raz.
learn-drawn = Koniec gry, zwycięstwo jest wspólne. To już wszystko: otwórz własny stół, kiedy zechcesz.

# The README of a dataset

dataset-title = Zakończone gry
dataset-about = { $count ->
    [one] { $count } zakończona publiczna gra z serwera Posse, bez nazw graczy.
    [few] { $count } zakończone publiczne gry z serwera Posse, bez nazw graczy.
   *[many] { $count } zakończonych publicznych gier z serwera Posse, bez nazw graczy.
    } Gier osób, które sobie tego nie życzą, tu nie ma.
dataset-file-records = każda gra jako zapis, który Posse odtwarza wiersz po wierszu
dataset-file-parquet = te same gry jako tabela, po jednym wierszu na grę
dataset-column = Kolumna
dataset-column-id = nazwa zapisu; nie prowadzi do stołu na serwerze
dataset-column-game = gra
dataset-column-version = wersja jej zasad
dataset-column-options = opcje: nazwa i wartość
dataset-column-seats = liczba graczy
dataset-column-players = dla każdego miejsca `person` (człowiek) albo poziom bota
dataset-column-scores = punkty każdego miejsca na koniec
dataset-column-places = pozycja każdego miejsca, od 1; remisujący dzielą pozycję
dataset-column-answers = odpowiedzi, których nikt nie cofnął: miejsce i słowa
dataset-column-standins = numery odpowiedzi, które bot dał za nieobecną osobę
dataset-column-day = dzień, w którym powstał stół, według UTC
dataset-licence = Licencja: CC0 1.0. W zakresie dozwolonym przez prawo zrzeczono się wszelkich praw do tego zbioru.
