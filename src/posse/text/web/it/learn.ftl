### Lezioni nel browser

learn-title = Impara
learn-why = Un minuto o due ciascuna, sul tabellone vero. Qui non può andare storto nulla.
learn-count = Completate: { $done } di { $count }.
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
    }
learn-begun = iniziata
learn-done = completata
learn-step = Passo { $step } di { $steps }
learn-show = Mostrami
learn-next = Avanti
learn-next-lesson = Avanti: { $title }
learn-all = Tutte le lezioni
learn-restart = Ricomincia

## Rompicapi

puzzles = Rompicapi
puzzles-why = Momenti di partite vere in cui una risposta è nettamente la migliore. Vedi ciò che vedeva chi giocava.
puzzles-count = Risolti: { $solved } di { $count }.
puzzle-title = Rompicapo { $number }
puzzle-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
puzzle-task = Qual è la risposta migliore?
puzzle-astray = C’è una risposta migliore di questa: { $choice }.
puzzle-solved = risolto
puzzle-found = Giusto, è la risposta migliore: { $choice }.
puzzle-shown = La risposta migliore: { $choice }.
puzzle-chance = Vince circa il { $chance } di partite così, la risposta migliore il { $best }.
puzzle-untried = Non è tra le risposte promettenti. La migliore vince circa il { $best } di partite così.
puzzle-cost = Ti costa { $points }.
puzzle-ahead = Così puoi aspettarti di finire con un vantaggio di { $points } sul miglior avversario.
puzzle-behind = Così puoi aspettarti di finire con uno svantaggio di { $points } sul miglior avversario.
puzzle-even = Così puoi aspettarti di finire alla pari con il miglior avversario.
puzzle-gain = La seconda scelta è peggiore di { $points }: { $choice }.
puzzle-follows = Che cosa ne segue di sicuro: { $events }
puzzle-chances = Probabilità di vincere dopo ogni risposta
puzzle-how = Probabilità stimate dalla ricerca del bot più forte, in base a ciò che chi giocava poteva sapere.
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
