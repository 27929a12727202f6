### Lekcje w przeglądarce

learn-title = Nauka gry
learn-why = Minuta lub dwie na lekcję, na prawdziwej planszy. Nic nie może pójść źle.
learn-count = Ukończone: { $done } z { $count }.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
    }
learn-begun = w trakcie
learn-done = ukończona
learn-step = Krok { $step } z { $steps }
learn-show = Pokaż mi
learn-next = Dalej
learn-next-lesson = Dalej: { $title }
learn-all = Wszystkie lekcje
learn-restart = Od początku

## Zadania

puzzles = Zadania
puzzles-why = Chwile z prawdziwych partii, w których jedna odpowiedź jest wyraźnie najlepsza. Widzisz to, co widział gracz.
puzzles-count = Rozwiązane: { $solved } z { $count }.
puzzle-title = Zadanie { $number }
puzzle-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
    }
puzzle-task = Która odpowiedź jest najlepsza?
puzzle-astray = Jest lepsza odpowiedź niż ta: { $choice }.
puzzle-solved = rozwiązane
puzzle-found = Dobrze, to najlepsza odpowiedź: { $choice }.
puzzle-shown = Najlepsza odpowiedź: { $choice }.
puzzle-chance = Wygrywa około { $chance } takich partii, najlepsza odpowiedź { $best }.
puzzle-untried = Nie należy do obiecujących odpowiedzi. Najlepsza wygrywa około { $best } takich partii.
puzzle-cost = Kosztuje cię { $points }.
puzzle-ahead = Na koniec możesz się z nią spodziewać przewagi nad najlepszym rywalem: { $points }.
puzzle-behind = Na koniec możesz się z nią spodziewać straty do najlepszego rywala: { $points }.
puzzle-even = Na koniec możesz się z nią spodziewać remisu z najlepszym rywalem.
puzzle-gain = Następna w kolejności jest gorsza o { $points }: { $choice }.
puzzle-follows = Co na pewno nastąpi: { $events }
puzzle-chances = Szansa na wygraną po każdej odpowiedzi
puzzle-how = Szanse według obliczeń najsilniejszego bota, na podstawie tego, co gracz mógł wiedzieć.
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
