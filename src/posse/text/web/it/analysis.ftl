### Che cosa è stata fortuna e che cosa abilità in una partita finita; caricato solo per quella pagina.

analysis-working = Analisi della partita in corso
analysis-working-why = Ogni mossa viene confrontata con altre in molte partite immaginate. Puoi lasciare questa pagina: il lavoro continua e il risultato resta per chiunque possa vedere la partita.
analysis-queued = In attesa di un momento libero del server…
analysis-progress = { $done } momenti su { $places }
error-analysis-failed = L’analisi è stata interrotta. Richiedila di nuovo.

## Il grafico

analysis-graph = Probabilità di vittoria durante la partita
analysis-now = Riga { $line }: { $chances }
analysis-back = Momento precedente
analysis-forward = Momento successivo
analysis-back-mark = Momento segnato precedente
analysis-forward-mark = Momento segnato successivo
analysis-eyes-asked = Con gli occhi di chi muove
analysis-board = Il tabellone
analysis-before = Prima della mossa
analysis-after = Dopo

## Un momento

analysis-moment = Questo momento
analysis-line = Riga { $line }
analysis-round = Round { $round }
analysis-word-best = Migliore
analysis-word-good = Buona
analysis-word-inaccuracy = Imprecisione
analysis-word-mistake = Errore
analysis-word-blunder = Errore grave
analysis-luck = Fortuna
analysis-verdict = Per quanto { $name } poteva sapere: { $before } di vittoria con la miglior mossa trovata, { $after } con questa.
analysis-verdict-best = Per quanto { $name } poteva sapere, non si è trovata una mossa migliore: { $before } di vittoria.
analysis-no-choice = Qui non c’era nulla da scegliere.
analysis-no-answer = Qui nessuno ha deciso nulla.
analysis-answers = Mosse provate
analysis-given = giocata
analysis-changes = Che cosa è cambiato
analysis-by-answer = Mossa
analysis-happened = Che cosa è successo

## Tutta la partita

analysis-sums = Momenti decisivi, fortuna e abilità
analysis-turns = Momenti decisivi
analysis-turns-none = Nessun singolo momento ha cambiato molto le probabilità.
analysis-turn = { $when }: { $deed }
analysis-deed = { $name }: { $deed }
analysis-accounts = Fortuna e abilità
analysis-accounts-why = Tutti cominciano con la stessa probabilità. L’abilità è ciò che le proprie mosse hanno cambiato rispetto alle migliori trovate, perciò è quasi sempre sotto zero; poi contano le mosse degli altri e la fortuna. Insieme portano al risultato.
analysis-prior = Parti uguali
analysis-skill = Abilità
analysis-others = Gli altri
analysis-result = Risultato

## Un altro tentativo

analysis-retry = Rigioca questo momento
analysis-retries = I tuoi tentativi
analysis-retry-of = Riga { $line } come { $name }
analysis-compare = Il tentativo e l’originale
analysis-parting = Le due partite si separano alla riga { $line }.
analysis-original = Nell’originale
analysis-other = Nel tentativo
analysis-ending = { $place }, { $score }
analysis-outcome-better = { $name }: è andata meglio nel tentativo.
analysis-outcome-worse = { $name }: è andata meglio nell’originale.
analysis-outcome-same = { $name }: è andata allo stesso modo in entrambe.
analysis-of-other = Analizza il tentativo
analysis-other-running = Il tentativo non è ancora finito.
analysis-other-go = Giocalo fino in fondo
