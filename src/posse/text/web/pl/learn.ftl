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
