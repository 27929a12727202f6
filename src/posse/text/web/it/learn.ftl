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
