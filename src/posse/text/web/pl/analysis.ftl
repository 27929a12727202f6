### Co w zakończonej partii było szczęściem, a co umiejętnością; wczytywane tylko dla tej strony.

analysis-working = Trwa analiza tej partii
analysis-working-why = Każdy ruch porównywany jest z innymi w wielu wyobrażonych partiach. Możesz opuścić tę stronę: praca trwa dalej, a jej wynik zobaczy każdy, kto może oglądać tę partię.
analysis-queued = Czekamy na wolną chwilę serwera…
analysis-progress = { $done } z { $places } momentów
error-analysis-failed = Analiza została przerwana. Poproś o nią jeszcze raz.

## Wykres

analysis-graph = Szanse na wygraną w ciągu partii
analysis-now = Wiersz { $line }: { $chances }
analysis-back = Poprzedni moment
analysis-forward = Następny moment
analysis-back-mark = Poprzedni oznaczony moment
analysis-forward-mark = Następny oznaczony moment
analysis-eyes-asked = Oczami tego, kto gra
analysis-board = Plansza
analysis-before = Przed ruchem
analysis-after = Po ruchu

## Moment

analysis-moment = Ten moment
analysis-line = Wiersz { $line }
analysis-round = Runda { $round }
analysis-word-best = Najlepszy
analysis-word-good = Dobry
analysis-word-inaccuracy = Niedokładność
analysis-word-mistake = Błąd
analysis-word-blunder = Poważny błąd
analysis-luck = Szczęście
analysis-verdict = Według tego, co { $name } może wiedzieć: { $before } szans na wygraną z najlepszym znalezionym ruchem, { $after } z tym.
analysis-verdict-best = Według tego, co { $name } może wiedzieć, lepszego ruchu nie znaleziono: { $before } szans na wygraną.
analysis-no-choice = Nie było tu nic do wyboru.
analysis-no-answer = Nikt tu o niczym nie decydował.
analysis-answers = Sprawdzone ruchy
analysis-given = zagrany
analysis-changes = Co to zmieniło
analysis-by-answer = Ruch
analysis-happened = Co się stało

## Cała partia

analysis-sums = Punkty zwrotne, szczęście i umiejętności
analysis-turns = Punkty zwrotne
analysis-turns-none = Żaden moment z osobna nie zmienił szans znacząco.
analysis-turn = { $when }: { $deed }
analysis-deed = { $name }: { $deed }
analysis-accounts = Szczęście i umiejętności
analysis-accounts-why = Wszyscy zaczynają z równymi szansami. Umiejętności to różnica między własnymi ruchami a najlepszymi znalezionymi, więc rzadko są powyżej zera; dalej liczą się ruchy innych i szczęście. Razem prowadzą do wyniku.
analysis-prior = Równe szanse
analysis-skill = Umiejętności
analysis-others = Inni gracze
analysis-result = Wynik

## Jeszcze raz

analysis-retry = Zagraj ten moment jeszcze raz
analysis-retries = Twoje powtórne próby
analysis-retry-of = Wiersz { $line } jako { $name }
analysis-compare = Powtórna próba i pierwotna partia
analysis-parting = Partie rozchodzą się w wierszu { $line }.
analysis-original = W pierwotnej partii
analysis-other = W powtórnej próbie
analysis-ending = { $place }, { $score }
analysis-outcome-better = { $name }: w powtórnej próbie poszło lepiej.
analysis-outcome-worse = { $name }: w pierwotnej partii poszło lepiej.
analysis-outcome-same = { $name }: w obu partiach poszło tak samo.
analysis-of-other = Analizuj powtórną próbę
analysis-other-running = Powtórna próba jeszcze trwa.
analysis-other-go = Dograj ją do końca
