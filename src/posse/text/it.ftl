### Posse: le parole comuni a tutti i giochi. Quelle di un gioco stanno accanto alle sue regole.
### I messaggi con il prefisso cli- sono della riga di comando.

## Giochi e lingue

game-carson = Carson City
game-carson-why = Fonda una città nel Far West, compra terreni, costruisci e duella per i posti migliori: da 2 a 5 giocatori, quattro round.
game-colt = Colt Express
game-colt-why = Rapina un treno nel Far West: pianifica le mosse carta per carta, poi guarda i piani scontrarsi: da 2 a 6 giocatori, cinque round.
game-trail = Great Western Trail
game-trail-why = Guida la mandria più volte fino a Kansas City, assumi lavoratori, costruisci lungo la pista e spedisci il bestiame a ovest in treno: da 2 a 4 giocatori, finché il mercato del lavoro non è pieno.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Posti e bot

seat-name = Giocatore { $number }
seat-number = posto { $number }
nobody = nessuno
player-you = tu
player-human = una persona
player-bot = un bot
bot-random = casuale
bot-random-why = facile: gioca una mossa qualsiasi tra quelle permesse
bot-greedy = avido
bot-greedy-why = medio: prende ciò che al momento sembra meglio
bot-search = riflessivo
bot-search-why = forte: pensa in anticipo giocando partite immaginate

## Parti di frase

nothing = niente
quoted = «{ $text }»
list-more = { $items } e { $count ->
    [one] un altro
   *[other] altri { $count }
    }
number-of-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
    }
noun-seat = posto
noun-seats = posti
noun-number = numero
noun-amount = quantità

## Il tavolo

yes = sì
no = no
default = predefinito
hidden = nascosto
your-turn = Tocca a te
turn-of = È il turno di { $seat }.
waiting-for = In attesa di { $seats }.
thinking = { $seat } sta pensando.
round = Round { $number }
game-over = La partita è finita.
wins = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
shared-win = { $seats } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
nobody-wins = Non vince nessuno.
rank = { $number }º posto
ranking = Classifica
score = Punteggio
total = Totale
players = Giocatori
choices = Scelte
options = Opzioni
rules = Regole
log = Cronaca
record = Registro della partita
undo = Annulla
redo = Ripeti
help = Aiuto

## Errori; ciò che è ammesso e il motivo seguono in frasi a parte

error-allowed = Scelte possibili: { $allowed }.

error-not-a-game = Non c'è nessun gioco di nome «{ $given }».
error-not-a-bot = Non c'è nessun bot di nome «{ $given }».
error-not-a-language = Non ci sono testi nella lingua «{ $given }».
error-wrong-seats = Questo gioco è per { $least }-{ $most } giocatori, non per { $given }.
error-not-an-option = Questo gioco non ha l'opzione «{ $given }».
error-not-a-value = L'opzione «{ $option }» non può valere «{ $given }».
error-option-seats = L'opzione «{ $option }» non può valere «{ $given }» con { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
    }.

error-not-a-word = «{ $given }» non è una risposta di questo gioco.
error-not-a-noun = «{ $given }» qui non indica nulla; a questo punto ci vuole: { $kind }.
error-not-in-range = «{ $given }» non è un numero intero da { $least } a { $most }.
error-not-a-chance = In questo gioco la sorte non può dire «{ $given }».
error-not-a-step = «{ $given }» non è un passo di questo gioco.
error-wrong-count = «{ $given }» ha troppe parole o troppo poche; si scrive così: { $allowed }.

error-not-allowed = «{ $given }» ora non è permesso.
error-not-asked = Ora non risponde { $seat }; si attende la risposta di { $asked }.
error-game-over = La partita è finita; non c'è più nulla da decidere.
error-no-such-seat = Non c'è nessun posto «{ $given }»; a questo tavolo i posti si contano da 0 e sono { $seats }.

error-undo-consent = La riga { NUMBER($line, useGrouping: 0) } («{ $given }») si può annullare solo se tutti sono d'accordo, perché altri hanno già visto che cosa è successo dopo.
error-nothing-to-undo = Non c'è nulla da annullare.
error-nothing-to-redo = Non c'è nulla da ripetere: l'ultima riga non è un annullamento.
error-undo-imagined = La riga { NUMBER($line, useGrouping: 0) } non si può annullare: dopo, ciò che è nascosto è stato sorteggiato di nuovo.
error-undo-often = A un tavolo si possono annullare al massimo { $most } risposte, e il limite è raggiunto.

error-scene-table = La scena non è la semplice descrizione di un tavolo: «{ $given }».
error-scene-key = «{ $given }» non è una chiave { $field ->
    [top] di una scena
   *[other] di «{ $field }» in una scena
    }.
error-scene-number = «{ $field }» è { $given }; deve essere un numero intero da { $least } a { $most }.
error-scene-truth = «{ $field }» è { $given }; deve essere true o false.
error-scene-seat = «{ $field }» è { $given }; deve essere un posto da 0 a { $last }.
error-scene-seat-or-nobody = «{ $field }» è { $given }; deve essere un posto da 0 a { $last }, oppure { $nobody } per nessuno.
error-scene-order = «{ $field }» è { $given }; deve nominare una volta ogni posto da 0 a { $last }.
error-scene-word = «{ $field }» è { $given }; qui va indicato: { $kind }.
error-scene-list = «{ $field }» è { $given }; deve essere una lista.
error-scene-dict = «{ $field }» è { $given }; deve essere un oggetto con chiavi e valori.
error-scene-length = «{ $field }» ha { $given ->
    [one] { $given } voce
   *[other] { $given } voci
    }; deve averne { $most }.
error-scene-length-most = «{ $field }» ha { $given ->
    [one] { $given } voce
   *[other] { $given } voci
    }; può averne al massimo { $most }.
error-scene-doubled = «{ $field }» nomina due volte { $given }.
error-scene-absent = «{ $field }» è { $given }, ma a questo tavolo si gioca senza.
error-scene-count = «{ $field }»: la scena ne ha { $given }, il gioco { $there } ({ $where }).
error-scene-sums = Nella scena i conti non tornano: { $given }.
error-scene-steps = «{ $field }» è { $given }; deve essere un passo come «game» o una lista di passi.
error-scene-deep = La scena apre { $given } passi uno sull’altro; possono essere aperti al massimo { $most }.
error-scene-step-asks = «{ $given }» in «{ $field }» è una domanda; dopo i due punti deve stare il posto a cui è rivolta, come in «: 0».
error-scene-step-duty = «{ $given }» in «{ $field }» non è una domanda e non interroga nessun posto.
error-scene-step-one = «{ $given }» in «{ $field }» interroga un solo posto.
error-scene-step-seat = «{ $given }» in «{ $field }» interroga un posto che non c’è al tavolo; l’ultimo posto è { $last }.
error-scene-step-argument = Nel passo «{ $given }» in «{ $field }», «{ $argument }» non indica nulla che sia sul tavolo.
error-scene-step-misfit = «{ $given }» in «{ $field }» non si accorda con il resto della scena.
error-scene-step-nested = «{ $given }» in «{ $field }» poggia su un’altra domanda, che la scena deve pure nominare.
error-scene-step-under = «{ $field }» ha «{ $given }» sotto «{ $above }», il che è impossibile.
error-scene-no-answer = Al passo «{ $given }» in «{ $field }» nessuno avrebbe una risposta.
error-scene-lost = Il gioco non può continuare da questa scena: { $given }.
error-scene-value = La scena contiene un valore impossibile: «{ $given }».
error-scene-players = La scena descrive { $given ->
    [one] { $given } giocatore
   *[other] { $given } giocatori
    }, ma al tavolo sono { $allowed }.
error-scene-step = Il gioco non può trovarsi al passo «{ $given }».

error-record-format = Questo non è il registro di una partita: comincia con «{ $given }» e non con «{ $allowed }».
error-record-header = La riga { NUMBER($line, useGrouping: 0) } non può stare nell'intestazione del registro: «{ $given }».
error-record-no-start = Nel registro manca la riga «start».
error-record-line = La riga { NUMBER($line, useGrouping: 0) } del registro non si può leggere: «{ $given }».
error-record-cut = Il registro si interrompe alla riga { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-record-game = La riga { NUMBER($line, useGrouping: 0) } del registro nomina un gioco sconosciuto: «{ $given }».
error-record-version = Il registro segue la versione { $given } delle regole; la più recente nota qui è la { $allowed }.
error-record-broken = Il registro non si può seguire dalla riga { NUMBER($line, useGrouping: 0) } in poi: «{ $given }».
error-wrong-scores = Secondo il registro i punteggi sono «{ $given }», ma in realtà sono «{ $allowed }».

error-chance-list = I dadi scritti sono una lista di esiti come «die 4», non { $given }.
error-chance-word = L’esito { $number } dei dadi scritti non è fatto di parole: { $given }.
error-chance-unknown = L’esito { $number } dei dadi scritti non esiste in questo gioco: «{ $given }».
error-chance-missing = I dadi scritti sono finiti: serve l’esito { $number }, ed è stato chiesto: { $asked }.
error-chance-other = L’esito { $number } dei dadi scritti è «{ $given }», ma è stato chiesto: { $asked }.
error-chance-impossible = L’esito { $number } dei dadi scritti, «{ $given }», ora non è possibile.
error-chance-left = Ci sono più esiti di quanti ne siano stati chiesti: «{ $given }».
error-empty-bag = Bisogna pescare, ma non è rimasto nulla da pescare.

error-doubled-word = Errore nelle regole del gioco, per favore segnalalo: la parola «{ $given }» è dichiarata due volte.
error-no-options = Errore nelle regole del gioco, per favore segnalalo: { $seat } non ha nessuna risposta al passo «{ $step }».
error-steps-wrong = Errore nelle regole del gioco, per favore segnalalo: i passi sono { $steps } per { $kinds } tipi; mancano: { $missing }.

## Server

error-bot-failed = Il bot che gioca per { $seat } non ha trovato una risposta.

error-two-writers = Nello stesso momento questo tavolo è stato modificato altrove; bisogna ricaricarlo.
error-store-failed = Il server non è riuscito a salvare. Riprova tra un momento.
error-name-taken = Il nome utente «{ $given }» è già preso.
error-has-account = Hai già un account: «{ $given }».
error-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
error-bad-account = Un nome utente ha da { $least } a { $most } caratteri: lettere, cifre, punti, trattini e trattini bassi.
error-bad-password = Una password ha da { $least } a { $most } caratteri.
error-wrong-password = Questo account non esiste, o la password è sbagliata.
error-bad-address = «{ $given }» non è l'indirizzo di un database; indica un file, o un indirizzo che comincia con postgresql://.
error-no-database = Il database { $given } non si può usare: { $detail }
error-newer-database = Il database { $given } è stato creato da una versione di Posse più recente di questa.
error-no-such-table = Il tavolo «{ $given }» non esiste; forse il link è incompleto, o il tavolo non è mai stato creato.
error-no-such-key = Questo link non porta più a nessun posto.
error-no-such-page = Non c'è nulla all'indirizzo «{ $given }».
error-no-such-method = «{ $given }» non si può chiamare così.
error-no-such-moment = La partita non ha un momento { NUMBER($given, useGrouping: 0) }; l'ultimo è { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Può farlo solo chi ha aperto il tavolo.
error-not-your-seat = Questo posto non è tuo.
error-seat-resigned = Il ritiro da questo posto è definitivo.
error-no-spectators = I giocatori di questo tavolo non vogliono spettatori.
error-wrong-origin = Questa richiesta arriva da un altro sito.
error-name-needed = Prima di' come ti chiami.
error-name-at-table = A questo tavolo qualcuno si chiama già «{ $given }».
error-host-sits = Siedi già a questo tavolo.
error-table-started = La partita è già cominciata.
error-table-not-running = A questo tavolo adesso non si gioca.
error-table-not-over = È possibile solo a partita finita.
error-table-full = Tutti i posti di questo tavolo ({ $seats }) sono occupati.
error-seat-taken = Questo posto è già occupato: { $seat }.
error-seats-open = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
    }; invita qualcuno o fai sedere un bot.
error-seat-has-bot = Al posto di { $seat } gioca già un bot.
error-seat-is-here = { $seat } è al tavolo.
error-proposal-open = Prima va decisa la proposta su cui si sta votando.
error-proposal-gone = Quella proposta è già stata decisa.
error-no-vote = Questo voto non spetta a te, oppure hai già votato.
error-fork-over = In questo momento la partita è finita; scegline uno precedente.
error-stale-ticket = Intanto il tavolo è cambiato. Guarda di nuovo.
error-too-fast = Troppe richieste insieme. Aspetta { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
    }.
error-message-too-large = Il messaggio è troppo lungo; al massimo { $most } byte.
error-message-no-json = Il messaggio non è JSON.
error-message-no-object = Il messaggio non è un oggetto JSON.
error-message-no-verb = Il messaggio non dice che cosa vuole.
error-message-extra = Il messaggio contiene qualcosa di estraneo: «{ $given }».
error-message-value = Nel messaggio «{ $given }» manca o non è come deve essere.
error-bad-request = Nella richiesta «{ $given }» manca o non è come deve essere.
error-request-too-large = La richiesta è troppo grande; al massimo { $most } byte.
error-not-json = La richiesta deve essere JSON.
error-server-mistake = Il server ha commesso un errore e ne ha preso nota. Ciò che è salvato è al sicuro.
server-no-page = Il server funziona, ma la sua pagina non è stata costruita. Costruiscila con «make web» oppure installa un pacchetto pronto.

# --- command line

cli-usage = Uso:
cli-about = Giochi da tavolo del Far West nel browser e nel terminale.
cli-commands = Comandi
cli-group-general = Generali
cli-group-own = Che cosa si può indicare
cli-about-serve = apri i tavoli ai browser, su questo computer e in rete
cli-about-play = gioca contro i bot, o insieme sullo stesso dispositivo
cli-about-replay = rivedi una partita registrata, riga per riga
cli-about-verify = controlla una partita registrata
cli-about-rules = leggi le regole in breve
cli-about-options = elenca le opzioni di un gioco
cli-about-arena = fai giocare i bot tra loro

cli-arg-version = mostra la versione e se è in uso il motore compilato
cli-arg-help = mostra questo aiuto
cli-arg-lang = la lingua: { $languages }
cli-arg-game = il gioco, per esempio carson
cli-arg-file = il file di una partita registrata
cli-arg-seats = quanti giocatori, persone e bot insieme (predefinito: 4)
cli-arg-humans = quante persone giocano su questo dispositivo (predefinito: 1)
cli-arg-names = i nomi dei giocatori, prima le persone
cli-arg-bots = il tipo di bot: random, greedy o search; uno per tutti o uno per ciascuno
cli-arg-arena-bots = i bot che giocano, uno per posto: random, greedy o search
cli-arg-seconds = per quanti secondi il bot «search» pensa a una risposta
cli-arg-playouts = quante partite di prova gioca il bot «search» (al posto del tempo)
cli-arg-edition = l'edizione di cui si seguono le regole
cli-arg-option = un'opzione del gioco; si può ripetere
cli-arg-seed = un numero che determina tutto ciò che è casuale
cli-arg-watch = giocano solo i bot e tu guardi
cli-arg-delay = per quanti secondi si vede ogni risposta
cli-arg-plain = mostra il tavolo come testo semplice, non come disegno
cli-arg-save = il file in cui si salva la partita
cli-arg-resume = riprendi una partita registrata; senza file, l'ultima
cli-arg-wanted = un numero come CC-7.5, un capitolo come 7, o una parola
cli-arg-games = quante partite si giocano
cli-arg-data = la cartella in cui il server conserva tutto
cli-arg-host = l'indirizzo su cui il server ascolta (predefinito: { $default }, solo questo computer); 0.0.0.0 lo apre alla rete
cli-arg-port = la porta su cui il server ascolta (predefinita: { $default } o la prima libera dopo); 0: una qualsiasi
cli-arg-database = l'indirizzo di un database PostgreSQL, al posto di quello nella cartella
cli-arg-workers = quanti processi pensano per i bot
cli-arg-no-browser = non aprire il browser

cli-version-compiled = posse { $version }, versione compilata
cli-version-plain = posse { $version }, versione interpretata

cli-command-help = aiuto
cli-command-undo = annulla
cli-command-redo = ripeti
cli-command-preview = anteprima
cli-command-rules = regole
cli-command-log = cronaca
cli-command-score = punteggio
cli-command-board = tabellone
cli-command-save = salva
cli-command-quit = esci

cli-help-answers = Rispondi con un numero o con parole; basta l'inizio di ogni parola, e il tasto Tab la completa. Oppure scrivi:
cli-help-help = mostra questo aiuto
cli-help-undo = annulla la tua ultima risposta; i bot sono sempre d'accordo
cli-help-redo = gioca di nuovo ciò che è stato appena annullato
cli-help-preview = mostra gli effetti certi di una risposta: anteprima 3
cli-help-rules = cerca nelle regole: regole 7.5, regole hotel
cli-help-log = mostra tutto quello che è successo
cli-help-score = mostra da dove vengono i punti
cli-help-board = mostra di nuovo il tabellone
cli-help-save = mostra dove si salva la partita, o scrivi una copia: salva FILE
cli-help-quit = esci; la partita si può riprendere

cli-news = Dal tuo ultimo turno:
cli-earlier = { $count ->
    [one] … un'altra riga prima di queste
   *[other] … altre { $count } righe prima di queste
    }
cli-small-screen = Questo terminale ha { $width } colonne e { $height } righe; con { $columns } per { $rows } si vede tutto il tabellone.
cli-go-on = Premi Invio per continuare.
cli-hand-over = Ora gioca { $name }: passa il dispositivo e premi Invio.
cli-ask-consent = Altri hanno già visto che cosa è successo dopo. Siete tutti d'accordo nell'annullare?
cli-ask-resume = Riprendere la partita interrotta { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Niente di certo: il resto dipende dalla sorte o dagli altri.
cli-saved = La partita è salvata in { $file }.
cli-was-cut = L'ultima riga era troncata ed è stata tolta; la partita continua dalla precedente.
cli-goes-on = La partita è salvata. Riprendila con: { $file }
cli-replay-it = Rivedila con: { $file }
cli-interrupted = Interrotto.

cli-choices-marked = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
    } nel disegno, per esempio «{ $example }»: { $sentence }
cli-choices-row = da { $first } a { $last }; scrivi per esempio «{ $example }»: { $sentence }

cli-serve-here = Il saloon è aperto: { $address }
cli-serve-network = Per gli altri nella stessa rete: { $address }
cli-serve-kept = Tutto è conservato in { $file }
cli-serve-stop = Ctrl-C lo chiude; al prossimo avvio tutte le partite continuano.
cli-serve-stopped = Chiuso. Tutte le partite sono salvate.

cli-replay-prompt = ← → o n p, g 12, home, end, q >
cli-replay-line = Riga { $line } di { $last }
cli-replay-undo = Annullate le righe da { $first } a { $last }.
cli-replay-start = Preparazione del gioco.
cli-replay-imagine = Qui ciò che è nascosto è stato sorteggiato di nuovo.
cli-replay-scores = Punteggio finale.

cli-verified = { $file }: tutto a posto, partita finita, { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
    }.
cli-verified-unfinished = { $file }: finora tutto a posto, partita non finita, { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
    }.
cli-verified-no-scores = Manca la riga con il punteggio finale.
cli-loads-to = Il registro si può caricare fino alla riga { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Del registro non si può caricare nulla.
cli-options-default = • è il valore predefinito; gli altri si indicano con --option NOME=VALORE
cli-arena-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    }, i posti ruotano:
cli-arena-line = vittorie: { $share }%, punti in media: { $points }

cli-error-arguments = Il comando non si capisce; vedi: { $program } --help
cli-error-argument = Qualcosa non va con «{ $name }»; vedi: { $program } --help
cli-error-unknown = «{ $name }» qui non è noto; vedi: { $program } --help
cli-error-number = { $name } richiede un numero, non «{ $given }».
cli-error-option = Un'opzione si indica come NOME=VALORE, non come «{ $given }».
cli-error-host = Questo computer non può ascoltare all'indirizzo «{ $given }».
cli-error-port = Le porte vanno da 0 a { $most }; «{ $given }» non è tra queste.
cli-error-port-taken = Sulla porta { $port } ascolta già un altro programma.
cli-error-port-permission = Solo un amministratore può ascoltare sulla porta { $port }.
cli-error-no-folder = { $file } non si può usare come cartella.
cli-error-which-game = Quale gioco? Disponibili: { $games }
cli-error-which-file = Quale file?
cli-error-many-humans = Le persone ({ $humans }) sono più dei posti ({ $seats }).
cli-error-names = I nomi devono essere diversi e brevi, e al massimo { $seats }.
cli-error-no-file = Il file { $file } non esiste.
cli-error-folder = { $file } è una cartella.
cli-error-permission = { $file } non si può leggere o scrivere.
cli-error-exists = { $file } esiste già e non viene sovrascritto.
cli-error-file = { $file } non si può usare: { $why }
cli-error-not-text = { $file } non è un file di testo.
cli-error-no-record = { $file } non è il registro di un gioco noto.
cli-error-other-writer = { $file } è stato modificato da un altro programma, perciò non vi si scrive più nulla.
cli-error-not-saved = La partita non è salvata in nessun file; «salva FILE» ne scrive uno.
cli-error-nothing-to-resume = Non c'è nessuna partita interrotta.
cli-error-no-choice = «{ $typed }» non è una delle scelte; scrivi un numero, delle parole o «aiuto».
cli-error-no-number = Non c'è la scelta { $number }; i numeri vanno da { $least } a { $most }.
cli-error-unclear = «{ $typed }» corrisponde a { $count } scelte: { $named }
cli-error-no-rule = Nessuna regola parla di «{ $wanted }».
cli-error-replay = «{ $typed }» non porta da nessuna parte; scrivi n, p, home, end, q o una riga da 0 a { $last }.

## Il disegno di Carson City: parole brevi per spazi stretti

cli-carson-help = Sulla mappa: ⌂ casa, ◢◣ montagna, ≈ fiume, due lettere con un numero: un edificio e la sua rendita. Il segno davanti è il proprietario, i segni sotto sono i cowboy, ✪ è il cowboy bianco. #2 dopo un nome è il posto nell'ordine di passaggio. Le linee spesse sono strade, quelle doppie ponti; una strada si indica con un lotto e un lato (n nord, s sud, w ovest, e est), per esempio c4n. ≤20 è il limite denaro del personaggio, ✕ uno spazio chiuso dal segnalino round.
cli-carson-round = round { $round } di { $rounds }
cli-carson-supply = restano: ⌂ { $houses }, str. { $roads }
cli-carson-vp = { $points } PV
cli-carson-firepower = forza
cli-carson-cowboys = cow.
cli-carson-roads = str.
cli-carson-revolvers = rev.
cli-carson-three_guns = 3 Revolver
cli-carson-kept = in riserva
cli-carson-tiles = segnalini
cli-carson-side-yellow = lato giallo
cli-carson-side-red = lato rosso
cli-carson-column-vp = PV
cli-carson-column-cash = soldi
cli-carson-column-cowboys = cow.
cli-carson-column-roads = str.
cli-carson-column-revolvers = rev.
cli-carson-column-firepower = forza
cli-carson-label-ranch = Ra
cli-carson-label-mine = Mi
cli-carson-label-drugstore = Dr
cli-carson-label-bank = Ba
cli-carson-label-saloon = Sa
cli-carson-label-hotel = Ho
cli-carson-label-church = Ch
cli-carson-label-prison = Pr
cli-carson-space-wages = salario $4
cli-carson-space-ammunition = munizioni
cli-carson-space-roads_3 = tre strade
cli-carson-space-road_1 = strada
cli-carson-space-parcel_purchase = acquisto lotti
cli-carson-space-kept_buildings = in riserva
cli-carson-space-parcel_income = $2 a lotto
cli-carson-space-firepower_income = $2 forza
cli-carson-space-gambling = dadi
cli-carson-space-estate_income = rendita edifici
cli-carson-space-parcel_vp = PV terreni
cli-carson-space-firepower_vp = PV forza
cli-carson-space-property_vp = PV edifici
cli-carson-space-buy_vp = PV da ${ $price }

## The drawing of Colt Express: short words for narrow places

cli-colt-help = La fila in alto del treno sono i tetti, quella nella cornice gli interni; la Locomotiva è a sinistra. Due lettere sono un bandito nel colore del suo giocatore; ✪ sceriffo, ✦ scorta armata, ♞ cavalli, $ sacchetto (con il valore, se lo conosci), ◊ gioiello, ▣ valigetta, ⚱ fiaschetta (? sconosciuta, + whiskey invecchiato, ½ mezza piena). Sotto il treno c'è la diligenza, accanto al vagone sopra di lei. Nella pila ▮ è una carta coperta. I numeri sui posti e sui banditi sono quelli delle scelte.
cli-colt-round = round { $round } di { $rounds }
cli-colt-keep = conserva { $count ->
    [99] a piacere
   *[other] { $count }
    }
cli-colt-done = fatte: { $count }
cli-colt-loco = Loco
cli-colt-left = colpi
cli-colt-hand = mano
cli-colt-deck = mazzo
cli-colt-kept = tenute
cli-colt-hits = ferite
