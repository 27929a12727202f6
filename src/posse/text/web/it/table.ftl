### Il tavolo nel browser.

## Domanda e risposte

table-question = La domanda
table-is-asked = di turno
table-watching = Stai guardando la partita. { $waiting }
table-closed = Questo tavolo è stato chiuso prima della fine della partita.
table-on-board = { $count ->
    [one] Sul tabellone è evidenziata { $count } scelta.
   *[other] Sul tabellone sono evidenziate { $count } scelte.
    }
table-as-list = Mostra come elenco
table-as-board = Scegli sul tabellone
table-search-choices = Cerca tra le scelte
table-back = Indietro
table-less = Meno
table-more = Più
table-amount = Quantità
table-tools = Annullamento e consigli
table-undo-ask = Annulla; gli altri devono essere d'accordo
table-hint = Consiglio
table-hinting = Il bot pensa…
table-hint-why = Chiedi al bot più forte che cosa farebbe e perché
table-hint-do = Segui il consiglio
table-foretold-nothing = Niente di certo: tutto dipende dalla sorte o dagli altri.
table-recap = Dal tuo ultimo turno

## Giocatori

seat-shape-circle = cerchio
seat-shape-triangle = triangolo
seat-shape-diamond = rombo
seat-shape-square = quadrato
seat-shape-star = stella
seat-shape-hexagon = esagono
table-away = assente
table-away-kept = assente, ancora { $left }
table-away-why = Il posto resta libero per questo tempo; poi gli altri possono far giocare un bot.
table-left = ha lasciato il tavolo
table-standin = al suo posto un bot
table-resigned = ritiro: gioca un bot
table-propose-bot = Intanto fai giocare un bot
table-look-as = Passa il dispositivo a { $name }
table-clock = Tempo rimasto
clock-days = { $days } g { $hours } h

## Tabellone, cronaca, chat, regole

table-board = Tabellone
table-tabs = Che cosa si vede
table-zoom = Grandezza del tabellone
table-zoom-in = Più grande
table-zoom-out = Più piccolo
table-zoom-whole = Tutto il tabellone
table-log-filter = Filtra la cronaca
table-log-all = Tutto
table-log-mine = Quello che mi riguarda
table-log-start = Preparazione
table-notice-lighter = Ci sono molte partite in corso: i bot pensano meno a lungo del solito.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-deleted = Giocatore eliminato
table-chat-say = Scrivi qualcosa
table-chat-send = Invia
table-chat-name = Per scrivere in chat, inserisci un nome in «Account».
table-unread = { $count ->
    [one] messaggio non letto
   *[other] messaggi non letti
    }
table-rule = Mostra questa regola
table-rules-search = Cerca nelle regole
table-rules-none = Nelle regole non c'è nulla al riguardo.

## Il tavolo stesso

table-menu = Questo tavolo
table-link-watch = Link a questo tavolo
table-link-watch-why = Chi ce l'ha può guardare.
table-link-seat = Link al mio posto
table-link-seat-why = Porta il tuo posto su un altro dispositivo. Tienilo per te: chi lo apre può giocare al posto tuo.
table-leave = Lascia il tavolo
table-leave-why = Gli altri possono far giocare un bot per te. Quando torni, riavrai il tuo posto.
table-resign = Ritirati
table-resign-why = Un bot gioca al tuo posto fino alla fine; non si può annullare.
table-resign-alone = A questo tavolo non gioca nessun altro: la partita finisce qui e il suo registro resta.
table-resign-not = Continuo a giocare
table-resign-surely = Sì, { $name } si ritira
table-offline = Connessione persa; nuovo tentativo in corso…
table-proposal-undo = { $by } chiede di annullare l'ultima mossa.
table-proposal-undo-mine = Chiedi di annullare l'ultima mossa.
table-proposal-bot = { $by } chiede di far giocare un bot al posto di { $seat }.
table-proposal-bot-mine = Chiedi di far giocare un bot al posto di { $seat }.
table-proposal-bot-for-me = { $by } chiede di far giocare un bot al tuo posto.
table-proposal-absent = Fuori dal tavolo, la richiesta aspetta il ritorno: { $seats }.
table-agree = Accetta
table-refuse = Rifiuta
table-withdraw = Ritira la richiesta
table-pass-device = Passa il dispositivo a { $name }
table-pass-why = Quello che vedeva chi ha giocato prima è nascosto.
table-pass-ready = Sono { $name }

## La fine

table-result = Risultato
table-you-win = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
table-source = Origine dei punti
table-points-from = Da dove vengono i punti
table-skip = Salta
table-showing = Guarda che cosa succede.
table-rematch = Gioca ancora
table-rematch-go = Alla prossima partita
table-replay = Guarda il replay
table-download = Scarica il registro
table-analysis = Analisi
table-compare = Confronta con l’originale
table-picture = Immagine
table-picture-title = Un ricordo della partita
table-picture-download = Scarica l'immagine
table-picture-share = Invia
table-picture-failed = In questo browser non è stato possibile creare l'immagine.

## Errori che nascono nel browser

error-unreachable = Il server non è raggiungibile. Riprova tra un momento.
error-bad-answer = Il server ha dato una risposta incomprensibile.
error-unknown = Non ha funzionato («{ $key }»).
