### Che cosa è successo, turno per turno.

turn-line = { $seat }: { $line }
turn-times = { $deed } ({ $count }×)
turn-points = { $points } PV

## Riassunto e ritmo

table-recap-short = Riassunto
table-recap-play = Rivedi
table-long-press = Tieni premuto su qualsiasi cosa per averne la spiegazione; con due dita ingrandisci il tabellone.
table-understood = Capito
table-sound-ask = Vuoi i suoni?
table-sound-listen = Ascolta
table-sound-yes = Sì
table-sound-no = No
table-sound-on = Attiva i suoni
table-sound-off = Disattiva i suoni
table-pace = Ritmo delle mosse
table-pace-pause = Pausa
table-pace-calm = Calmo
table-pace-brisk = Svelto
table-pace-once = Subito

## Tasti

table-keys = Tasti
table-key-choose = Scegli una delle risposte proposte
table-key-board = Vai a ciò che è evidenziato sul tabellone e spostati da un punto all'altro
table-key-confirm = Scegli ciò che è selezionato, il suggerimento o l'unica risposta
table-key-undo = Annulla
table-key-hint = Chiedi un suggerimento
table-key-recap = Che cosa hanno fatto gli altri dal tuo ultimo turno
table-key-pause = Ferma le mosse degli altri o falle riprendere
table-key-help = Questo elenco
table-key-zoom = Più grande, più piccolo, tutto il tabellone
table-key-back = Annulla un clic, chiudi
