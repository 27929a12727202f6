### Posse: słowa wspólne dla wszystkich gier. Słowa danej gry leżą przy jej zasadach.
### Komunikaty z przedrostkiem cli- należą do wiersza poleceń.

## Gry i języki

game-carson = Carson City
game-carson-why = Załóż miasto na Dzikim Zachodzie, kupuj ziemię, buduj i pojedynkuj się o najlepsze miejsca: od 2 do 5 graczy, cztery rundy.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Miejsca przy stole i boty

seat-name = Gracz { $number }
nobody = nikt
player-you = ty
player-human = człowiek
player-bot = bot
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny

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
turn-of = Teraz kolej gracza: { $seat }.
waiting-for = Czekamy, gra: { $seats }.
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
error-not-a-language = Nie ma tekstów w języku „{ $given }”.
error-wrong-seats = Liczba graczy w tej grze: od { $least } do { $most }, a nie { $given }.
error-not-an-option = Ta gra nie ma opcji „{ $given }”.
error-not-a-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”.
error-option-seats = Opcja „{ $option }” nie może mieć wartości „{ $given }”, gdy { $seats ->
    [one] gra { $seats } gracz
   *[many] gra { $seats } graczy
    }.

error-not-a-word = „{ $given }” nie jest odpowiedzią w tej grze.
error-not-a-noun = „{ $given }” niczego tu nie nazywa; w tym miejscu powinno stać: { $kind }.
error-not-a-chance = „{ $given }” nie jest niczym, co w tej grze może orzec los.
error-not-a-step = „{ $given }” nie jest krokiem tej gry.
error-wrong-count = „{ $given }” ma za mało lub za dużo słów; pisze się to tak: { $allowed }.

error-not-allowed = „{ $given }” nie jest teraz dozwolone.
error-not-asked = { $seat } nie ma teraz nic do wyboru; gra czeka na odpowiedź: { $asked }.
error-game-over = Gra jest skończona; nie ma już o co pytać.
error-no-such-seat = Nie ma miejsca „{ $given }”; miejsca przy stole numeruje się od 0, a jest ich { $seats }.

error-undo-consent = Wiersz { NUMBER($line, useGrouping: 0) } („{ $given }”) można cofnąć tylko za zgodą wszystkich, bo inni widzieli już, co nastąpiło potem.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić: ostatni wiersz nie jest cofnięciem.
error-undo-imagined = Wiersza { NUMBER($line, useGrouping: 0) } nie można cofnąć: po nim na nowo wylosowano to, co ukryte.

error-scene-table = Scena nie jest zwykłym opisem stołu: „{ $given }”.
error-scene-key = Scena mówi coś, czego żadna scena powiedzieć nie może: „{ $given }”.
error-scene-value = Scena zawiera niemożliwą wartość: „{ $given }”.
error-scene-players = Scena opisuje { $given ->
    [one] { $given } gracza
   *[many] { $given } graczy
    }, a przy stole liczba graczy to { $allowed }.
error-scene-step = Gra nie może stać na kroku „{ $given }”.
error-scene-sums = W scenie coś się nie zgadza: { $given }.

error-record-format = To nie jest zapis partii: zaczyna się od „{ $given }”, a nie od „{ $allowed }”.
error-record-header = Wiersz { NUMBER($line, useGrouping: 0) } nie należy do nagłówka zapisu: „{ $given }”.
error-record-no-start = W zapisie nie ma wiersza „start”.
error-record-line = Wiersza { NUMBER($line, useGrouping: 0) } zapisu nie da się odczytać: „{ $given }”.
error-record-cut = Zapis urywa się w wierszu { NUMBER($line, useGrouping: 0) }: „{ $given }”.
error-record-game = Wiersz { NUMBER($line, useGrouping: 0) } zapisu podaje nieznaną grę: „{ $given }”.
error-record-version = Zapis powstał przy zasadach w wersji { $given }; najnowsza znana tutaj to { $allowed }.
error-record-broken = Zapisu nie da się odtworzyć od wiersza { NUMBER($line, useGrouping: 0) }: „{ $given }”.
error-wrong-scores = Według zapisu wyniki to „{ $given }”, a naprawdę są to „{ $allowed }”.

error-chance-missing = Los nie ma już nic do powiedzenia, a pytano o: { $asked }.
error-chance-other = Los mówi „{ $given }”, a pytano o: { $asked }.
error-chance-impossible = Los mówi „{ $given }”, a to nie może się teraz zdarzyć.
error-chance-left = Los mówi więcej, niż pytano: „{ $given }”.
error-empty-bag = Trzeba coś wylosować, a nie ma już z czego.

error-doubled-word = Błąd w zasadach gry, prosimy o zgłoszenie: słowo „{ $given }” zapisano dwa razy.
error-no-options = Błąd w zasadach gry, prosimy o zgłoszenie: { $seat } nie ma żadnej odpowiedzi na krok „{ $step }”.
error-steps-wrong = Błąd w zasadach gry, prosimy o zgłoszenie: liczba kroków to { $steps }, a ich rodzajów { $kinds }; brakuje: { $missing }.
