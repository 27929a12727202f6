### Losowość, którą można zweryfikować.

luck-title = Losowość tej partii
luck-verify = Zweryfikuj losowość
luck-room = Losowość przy tym stole można zweryfikować
luck-room-why = Wszystko, co losowe w tej partii, wynika z tajnego ziarna serwera i z tego, co dołożą przeglądarki graczy. Poniższy skrót wiąże serwer z jego ziarnem, zanim cokolwiek zostanie wylosowane; po partii ziarno zostaje ujawnione i każdy może sprawdzić każdy rzut, każde ciągnięcie i rozdanie.
luck-commitment = Skrót ziarna serwera (SHA-256)
luck-contribution = Dołożone przez przeglądarkę: { $name }
luck-seed = Ziarno serwera
luck-facts = Z czego to wszystko wynika
luck-draws = Wszystkie losowania
luck-draw = Nr
luck-line = Wiersz
luck-number = Liczba
luck-below = { $number } z 0–{ $limit }
luck-outcome = Wynik
luck-follows = Wynika
luck-yes = tak
luck-no = nie
luck-promised = Ziarno zgadza się ze skrótem w zapisie.
luck-not-promised = Ziarno nie zgadza się ze skrótem w zapisie.
luck-follow = Obliczone w tej przeglądarce: z ziarna wynika { $count } z { $all } losowań.
luck-replayed = Odtworzone według zasad, losowania te dają dokładnie zapisane wyniki, także w cofniętych ruchach. Sprawdził to serwer; na własnym komputerze sprawdza to posse verify.
luck-seen = Ta przeglądarka widziała przed rozpoczęciem ten sam skrót, a to, co dołożyła, zostało użyte.
luck-seen-only = Ta przeglądarka widziała przed rozpoczęciem ten sam skrót, ale sama niczego nie dołożyła.
luck-withheld = Przed rozpoczęciem ta przeglądarka widziała skrót ziarna serwera, ale zapis nie ujawnia tego ziarna.
luck-undone = { $count ->
    [one] { $count } z tych losowań należy do cofniętego ruchu.
    [few] { $count } z tych losowań należą do cofniętych ruchów.
   *[many] { $count } z tych losowań należy do cofniętych ruchów.
    } Czy zgodzono się na ich cofnięcie, wiedzą tylko gracze.
luck-not-seen = Przed rozpoczęciem ta przeglądarka widziała inny skrót albo brakuje tego, co dołożyła.
luck-not-there = Tej przeglądarki nie było przy stole przed rozpoczęciem, więc nie ma z czym porównać.
luck-unsafe = Ta przeglądarka oblicza skróty tylko przez bezpieczne połączenie (https). Pobierz zapis i sprawdź go przez posse verify albo krótkim programem w Pythonie z dokumentacji.
luck-limits = To dowodzi, że niczego nie rzucano ponownie ani nie wybrano po fakcie. Nie dowodzi, że operator serwera, który mógł odczytać ziarno, tego nie zrobił.
luck-limits-unseen = To, że niczego nie rzucano ponownie ani nie wybrano po fakcie, jest pewne tylko dla tych, którzy widzieli ten skrót przed rozpoczęciem. Wszystkim innym pokazuje to, że zapis zgadza się ze skrótem, który zawiera.
