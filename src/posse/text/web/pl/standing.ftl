### Ludzie i ich gry: profile, rankingi, statystyki; oraz strona główna.

## Profil

standing-games = Gry
standing-favourite = ulubiona gra
standing-played = { $played ->
    [one] { $played } rozgrywka
    [few] { $played } rozgrywki
   *[many] { $played } rozgrywek
    }, wygrane: { $won }
standing-rating-why = Ranking i to, jak daleko od niego może leżeć prawdziwa siła gry. Ustalają go gry rankingowe, a boty są stałymi punktami odniesienia.
standing-rated-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
   *[many] { $count } gier rankingowych
    }
standing-plot = Ranking w ostatnich grach rankingowych ({ $count }); teraz { $points } ± { $within }.
standing-no-plot = Nie można teraz pokazać historii tego rankingu.
standing-nothing = Nie ma jeszcze żadnej zakończonej gry.
standing-finished = Zakończone gry
standing-filter-game = Gra
standing-filter-any = Wszystkie gry
standing-filter-kind = Które
standing-filter-all = Wszystkie
standing-filter-rated = Rankingowe
standing-filter-friendly = Towarzyskie
standing-filter-won = Wygrane
standing-filter-lost = Niewygrane
standing-search = Z graczem
standing-no-games = Nie ma takiej gry.
standing-more = Pokaż więcej
standing-rated = rankingowa
standing-left = opuszczenie gry
standing-between = Ty i { $name }
standing-opponents = Ostatnio przy stole
standing-meeting = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
    }: przed – { $ahead }, za – { $behind }
standing-guest-bot = Bot, którego ktoś uruchamia
standing-export = Pobierz wszystkie moje gry
standing-face = Wybierz twarz
standing-face-change = Zmień twarz
standing-face-number = Twarz { $number }
standing-face-none = Bez rysunku, tylko pierwsza litera
standing-lessons = Lekcje
standing-lessons-done = ukończone: { $done } z { $count }

## Ranking i statystyki

standing-leaderboard = Ranking
standing-leaderboard-why = Kolejność według rankingu, który ktoś ma na pewno: punkty minus niepewność. Boty stoją tam, gdzie zawsze.
standing-leaderboard-empty = Nikt nie ma jeszcze rankingu. Zagraj w grę rankingową i bądź na początku listy.
standing-play-rated = Otwórz stół rankingowy
standing-statistics = Statystyki
standing-statistics-why = { $count ->
    [one] Z { $count } zakończonej gry.
    [few] Z { $count } zakończonych gier.
   *[many] Z { $count } zakończonych gier.
    }
standing-all-counts = wszystkie
standing-by-seat = Miejsce przy stole
standing-by-luck = Szczęście w przeanalizowanych partiach
standing-by-player = Gracze
standing-seat = Miejsce { $number }
standing-people = Ludzie
standing-what = Co
standing-shares = Udział w zwycięstwach
standing-how-often = Jak często
standing-shares-why = Pasek to część gier zakończonych wygraną, a liczba za nim mówi, ile ich było. Pionowa kreska to udział sprawiedliwy ({ $fair }); cienka linia pokazuje, jak pewny jest wynik.
standing-scores = Wyniki punktowe
standing-scores-picture = Jak często osiągano poszczególne wyniki: { $count } wyników, średnio { $mean }.
standing-winners = zwycięzcy
standing-others = pozostali

## Galeria

gallery-title = Galeria
gallery-why = Zakończone gry przy stołach publicznych: tak wyglądały plansze na koniec.
gallery-why-person = Zakończone gry: tak wyglądały plansze na koniec. Gry przy stołach prywatnych widzą tylko ich uczestnicy.
gallery-empty = Nie ma jeszcze żadnej zakończonej gry do pokazania.
gallery-share = Udostępnij tę grę
gallery-share-why = Każdy, kto ma ten link, może obejrzeć powtórkę. Strony i komunikatory pokażą obok niego obrazek końcowej planszy.
gallery-profile = Do profilu

## Stoły rankingowe

new-rated = Czy gra się liczy?
new-rated-friendly = Towarzyska
new-rated-friendly-why = Niczyj ranking się nie zmieni.
new-rated-rated = Rankingowa
new-rated-rated-why = Zmienia rankingi. Stół jest publiczny i ma zegar; kto opuści grę, jest ostatni. Bez podpowiedzi i bez botów gości.
new-takebacks = Liczy się także wtedy, gdy wszyscy zgodzą się cofnąć to, co ujawnił los
room-rated = Ranking
room-rated-yes = gra rankingowa
room-rated-takebacks = gra rankingowa, nawet z cofaniem
room-rated-no = gra towarzyska

## Strona główna

home-waits = Twój ruch
home-left = pozostało: { $time }
home-known = Stoły znajomych
home-continue = Wróć do przerwanej nauki
home-lesson = Lekcja: { $game }
home-lessons = Lekcje: { $game } (ukończone: { $done } z { $count })
home-picture = { $game }: plansza w tej chwili
home-puzzle = Zadanie dnia
home-puzzle-why = Chwila z prawdziwej partii. Jedna odpowiedź jest wyraźnie najlepsza: znajdziesz ją?
home-puzzle-solved = Rozwiązane! Jutro będzie następne.
home-puzzle-solve = Rozwiąż
