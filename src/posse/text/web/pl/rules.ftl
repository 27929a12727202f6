### Strona z zasadami gry

rules-goal = O co chodzi
rules-turn = Jak się gra
rules-chapters = Rozdziały
rules-open = Całe zasady na osobnej stronie
rules-print = Drukuj
rules-all = Pokaż wszystkie zasady
rules-left-out = { $count ->
    [one] Pominięto { $count } zasadę, niepotrzebną przy tych opcjach
    [few] Pominięto { $count } zasady, niepotrzebne przy tych opcjach
   *[many] Pominięto { $count } zasad, niepotrzebnych przy tych opcjach
    }
rules-for = Pokaż zasady takiej gry:
rules-any-seats = dowolna liczba
