### Posse: le parole comuni a tutti i giochi. Quelle di un gioco stanno accanto alle sue regole.

## Lingue

language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Posti e bot

seat-name = Giocatore { $number }
seat-deleted = Giocatore eliminato { $number }
seat-number = posto { $number }
nobody = nessuno
player-you = tu
player-bot = un bot
bot-level1 = novellino
bot-level1-why = conosce le regole, ma sbaglia spesso
bot-level2 = mandriano
bot-level2-why = gioca con buon senso, ma di rado guarda avanti
bot-level3 = vice sceriffo
bot-level3-why = un buon avversario per chi gioca ogni tanto
bot-level4 = ranger
bot-level4-why = pensa in anticipo e punisce gli errori
bot-level5 = leggenda
bot-level5-why = il bot più forte che ci sia
bot-guest = bot ospite
bot-guest-why = un programma che qualcuno fa girare sul proprio computer
bot-random = casuale
bot-random-why = facile: gioca una mossa qualsiasi tra quelle permesse
bot-greedy = avido
bot-greedy-why = medio: prende ciò che al momento sembra meglio
bot-search = riflessivo
bot-search-why = forte: guarda avanti, simulando il seguito della partita

## Il carattere dei bot

character-pearl = conserva un bottone di ogni città
character-cassidy = non ha mai rispettato un recinto
character-hank = parla ai cavalli, di rado alla gente
character-wyatt = lucida tutto due volte
character-rosa = fa il miglior pane di mais della pista
character-jesse = legge romanzetti accanto al fuoco
character-lottie = il sabato canta nel saloon
character-buck = brontola, ma ti presta l'ultimo fiammifero
character-etta = una volta ha viaggiato sul tetto di un treno per il panorama
character-cole = conta le stelle quando non prende sonno
character-maude = gestisce l'emporio e conosce tutti
character-frank = scrive lunghe lettere a casa

## Consigli

hint-says = La leggenda sceglierebbe: { $choice }.
hint-ahead = Ti vede in vantaggio di { $points } sul miglior avversario.
hint-behind = Ti vede in svantaggio di { $points } sul miglior avversario.
hint-even = Ti vede alla pari con il miglior avversario.
hint-end = Prevede che finirai con { $points }.
hint-next = Seconda scelta, peggiore di { $points }: { $choice }.
hint-close = Quasi altrettanto buona: { $choice }.
hint-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
    }

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
money = ${ NUMBER($amount, useGrouping: 0) }
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
your-turn = Tocca a te
waiting-for = In attesa di { $seats }.
thinking = { $seat } sta pensando.
round = Round { $number }
game-over = La partita è finita.
wins = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
shared-win = { $seats } vincono a pari merito con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
nobody-wins = Non vince nessuno.
share-game = { $game }: { $ending }
share-place = { $place }. { $name }, { $score }
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
error-not-a-lesson = Non c'è nessuna lezione di nome «{ $given }».
error-not-a-bot = Non c'è nessun bot di nome «{ $given }».
error-not-a-language = Non ci sono testi nella lingua «{ $given }».
error-wrong-seats = Questo gioco è da { $least } a { $most } giocatori, non da { $given }.
error-not-an-option = Questo gioco non ha l'opzione «{ $given }».
error-not-a-seed = Un seme è un numero intero; { $given } non lo è.
error-not-options = Le opzioni si indicano per nome, ad esempio "name": "value"; questo è { $given }.
error-not-a-value = L'opzione «{ $option }» non può valere «{ $given }».
error-wrong-buffer = L'array deve contenere { $size } numeri di tipo { $type }, essere scrivibile e contiguo; questo è { $given }.
error-option-seats = L'opzione «{ $option }» non può valere «{ $given }» con { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
    }.

error-not-a-word = «{ $given }» non è una risposta di questo gioco.
error-not-a-noun = «{ $given }» qui non indica nulla; a questo punto ci vuole: { $kind }.
error-not-in-range = «{ $given }» non è un numero intero da { $least } a { $most }.
error-not-a-chance = In questo gioco non esiste l'esito casuale «{ $given }».
error-not-a-step = «{ $given }» non è un passo di questo gioco.
error-wrong-count = «{ $given }» ha troppe parole o troppo poche; si scrive così: { $allowed }.

error-not-allowed = «{ $given }» ora non è permesso.
error-not-asked = Ora non risponde { $seat }; si attende la risposta di { $asked }.
error-game-over = La partita è finita; non c'è più nulla da decidere.
error-no-such-seat = Non c'è nessun posto «{ $given }»; a questo tavolo i posti si contano da 0 e sono { $seats }.

error-batch-actions = Un passo richiede un numero intero per ciascuno dei { $tables } tavoli, in un array int64 o in una lista; questo è { $given }.
error-batch-not-allowed = Tavolo { NUMBER($table, useGrouping: 0) }: «{ $given }» ora non è permesso; risponde { $seat }.
error-batch-number = «{ $name }» è un numero intero da { $least } a { $most }; { $given } non lo è.
error-batch-opponents = Gli avversari si indicano con i nomi dei bot per posto, ad esempio 1: "random"; questo è { $given }.
error-batch-full = Tutti i { $seats } posti hanno un avversario; lasciane libero almeno uno.
error-not-begun = Prima del primo reset() un ambiente non ha { $name }.
error-no-answer = Manca la risposta di { $given }; serve per ogni agente interrogato: { $agents }.
error-wrong-opponents = Gli avversari sono il nome di un bot, o uno per ciascuno dei posti { $seats }; questo è { $given }.
error-batch-closed = Questo gruppo di tavoli è chiuso.
error-batch-worker-gone = Un processo del gruppo è terminato. Uno script avvia processi solo sotto: if __name__ == "__main__".
error-batch-worker-raised = Un processo del gruppo ha fallito: { $why }

error-no-bot-file = Il file { $given } di un bot non si può leggere.
error-bot-file-raises = Il file { $given } di un bot non si può eseguire: { $why }.
error-no-bot-class = Nel file { $file } non c'è una classe o funzione «{ $given }» che crei un bot; si indica come FILE.py:NOME.
error-bot-not-made = «{ $bot }» non crea un bot quando riceve il nome di un gioco e un seme: { $why }.
error-no-bots = Un'arena ha bisogno di almeno un bot.
error-same-bot-name = Due bot diversi si chiamano «{ $given }»; dai a uno un altro nome.
error-bots-and-seats = Un bot può essere indicato due volte solo se c'è un bot per ogni posto: bot { $bots }, posti { $seats }.
error-bot-not-sent = «{ $bot }» non può essere inviato ad altri processi; mettilo in un file a parte, o gioca con un solo processo.
error-bot-illegal = { $bot } ha dato una risposta non permessa, «{ $answer }»: { $seat }, { $game }, seme { $seed } (smazzata { $deal }, rotazione { $rotation }).
error-bot-raised = { $bot } ha fallito, { $why }: { $seat }, { $game }, seme { $seed } (smazzata { $deal }, rotazione { $rotation }).
error-game-endless = { $bot } gioca senza fine: dopo { $answers } risposte la partita non è finita; { $seat }, { $game }, seme { $seed } (smazzata { $deal }, rotazione { $rotation }).
error-worker-died = Una partita ha fatto terminare il processo che la giocava, { $attempts } volte: { $game }, seme { $seed } (smazzata { $deal }, rotazione { $rotation }).
error-not-a-log = { $file } non contiene risultati di un'arena, e non vi si scrive nulla.
error-not-a-result = La riga { NUMBER($line, useGrouping: 0) } di { $file } non è una partita di questa arena.
error-other-arena = { $file } contiene i risultati di un'altra arena: «{ $field }» è { $there } là e { $here } qui.
error-no-extra = Manca la libreria { $library }; fa parte dell'extra «{ $extra }» di Posse.
error-no-cluster = All'indirizzo «{ $given }» non c'è un cluster Ray.
error-cluster-fails = I computer del cluster Ray non possono giocare; hanno tutti lo stesso Posse di questo? { $why }
error-test-of-two = La verifica sequenziale confronta due bot, non { $given }.
error-wrong-margin = Il margine della verifica sta tra 0 e { $most } punti percentuali; { $given } no.
error-wrong-risk = «{ $name }» è una probabilità tra 0 e 0,5; { $given } non lo è.

error-undo-consent = La riga { NUMBER($line, useGrouping: 0) } («{ $given }») si può annullare solo se tutti sono d'accordo, perché altri hanno già visto che cosa è successo dopo.
error-analysis-unfinished = Si può analizzare solo una partita finita.
error-not-a-puzzle = Non esiste il rompicapo «{ $given }».
error-bad-puzzle = Non è un rompicapo, o non funziona: { $given }
error-nothing-to-undo = Non c'è nulla da annullare.
error-nothing-to-redo = Non c'è nulla da ripetere: l'ultima riga non è un annullamento.
error-undo-imagined = La riga { NUMBER($line, useGrouping: 0) } non si può annullare: dopo, ciò che è nascosto è stato sorteggiato di nuovo.
error-undo-between = Le righe da { NUMBER($line, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } non si possono annullare da sole: vanno annullate anche le risposte successive.
error-undo-often = È stato raggiunto il limite di { $most } risposte annullate.
error-undo-rated = In una partita classificata contro i bot si può annullare solo ciò che non ha ancora rivelato nulla.

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
error-scene-deep = La scena apre { $given } passi uno sull'altro; possono essere aperti al massimo { $most }.
error-scene-step-asks = «{ $given }» in «{ $field }» è una domanda; dopo i due punti deve stare il posto a cui è rivolta, come in «: 0».
error-scene-step-duty = «{ $given }» in «{ $field }» non è una domanda e non interroga nessun posto.
error-scene-step-one = «{ $given }» in «{ $field }» interroga un solo posto.
error-scene-step-seat = «{ $given }» in «{ $field }» interroga un posto che non c'è al tavolo; l'ultimo posto è { $last }.
error-scene-step-argument = Nel passo «{ $given }» in «{ $field }», «{ $argument }» non indica nulla che sia sul tavolo.
error-scene-step-misfit = «{ $given }» in «{ $field }» non si accorda con il resto della scena.
error-scene-step-nested = «{ $given }» in «{ $field }» nasce da un'altra domanda, che la scena deve indicare a sua volta.
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
error-record-drawn = La riga { NUMBER($line, useGrouping: 0) } del registro non elenca come dovrebbe le estrazioni: «{ $given }».
error-record-long = Il registro ha { $lines } righe; se ne possono leggere al massimo { $most }.
error-record-heavy = Dalla riga { NUMBER($line, useGrouping: 0) } in poi questo registro annulla così tanto che si dovrebbero rigiocare più di { $most } risposte.
error-record-game = La riga { NUMBER($line, useGrouping: 0) } del registro nomina un gioco sconosciuto: «{ $given }».
error-record-version = Il registro segue la versione { $given } delle regole; la più recente nota qui è la { $allowed }.
error-record-broken = Il registro non si può seguire dalla riga { NUMBER($line, useGrouping: 0) } in poi: «{ $given }».
error-wrong-scores = Secondo il registro i punteggi sono «{ $given }», ma in realtà sono «{ $allowed }».

error-luck-none = La sorte di questa partita non è verificabile: prima dell’inizio non è stato preso alcun impegno.
error-luck-secret = La sorte di questa partita non è ancora verificabile: il registro non contiene il seme.
error-luck-fork = La sorte di questa partita non è verificabile: è il seguito di un’altra, in cui qualcosa è stato estratto di nuovo.
error-luck-version = La sorte di questa partita non è verificabile qui: segue la versione { $given }; questo programma conosce la versione { $allowed }.
error-luck-commitment = Il seme non è quello dell’impegno preso alla riga { NUMBER($line, useGrouping: 0) }.
error-luck-outcome = L’estrazione { NUMBER($draw, useGrouping: 0) } non segue dal seme: la riga { NUMBER($line, useGrouping: 0) } dice «{ $given }», dal seme risulta «{ $allowed }».
error-luck-draw = L’estrazione { NUMBER($draw, useGrouping: 0) }, per la riga { NUMBER($line, useGrouping: 0) }, è elencata come { $given }, ma dal seme risulta { $allowed }.
error-luck-given = Da questo posto è già stato dato un contributo alla sorte; non può essere cambiato.

error-chance-list = I dadi scritti sono una lista di esiti come «die 4», non { $given }.
error-chance-word = L'esito { $number } dei dadi scritti non è fatto di parole: { $given }.
error-chance-unknown = L'esito { $number } dei dadi scritti non esiste in questo gioco: «{ $given }».
error-chance-missing = I dadi scritti sono finiti: manca l'esito { $number }, che dovrebbe essere: { $asked }.
error-chance-other = L'esito { $number } dei dadi scritti è «{ $given }», ma serve: { $asked }.
error-chance-impossible = L'esito { $number } dei dadi scritti, «{ $given }», ora non è possibile.
error-chance-left = Gli esiti scritti sono più di quanti ne servissero al gioco: «{ $given }».
error-empty-bag = Bisogna pescare, ma non è rimasto nulla da pescare.

error-doubled-word = Errore nelle regole del gioco, per favore segnalalo: la parola «{ $given }» è dichiarata due volte.
error-no-options = Errore nelle regole del gioco, per favore segnalalo: { $seat } non ha nessuna risposta al passo «{ $step }».
error-steps-wrong = Errore nelle regole del gioco, per favore segnalalo: i passi sono { $steps } per { $kinds } tipi; mancano: { $missing }.
error-row-wrong = Errore nelle regole del gioco, per favore segnalalo: l'osservazione è al posto { $at } invece di { $size }, vicino a «{ $given }».

## Server

error-bot-failed = Il bot che gioca per { $seat } non ha trovato una risposta.

error-two-writers = Questo tavolo è stato modificato altrove nello stesso momento: ricaricalo.
error-table-moved = Questo tavolo è appena passato a un altro processo del server. Riprova tra un momento.
error-store-failed = Il server non è riuscito a salvare. Riprova tra un momento.
error-store-replaced = Il database del server è stato svuotato o sostituito: finché chi lo gestisce non rimedia, non si può mostrare né salvare nulla.
error-server-full = Il server è pieno. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
    }.
error-banned = L'accesso a questo server ti è stato negato. Se pensi che sia un errore, rivolgiti a chi lo gestisce.
error-banned-until = L'accesso a questo server ti è negato fino al { $until }.
error-quota-unstarted = { $most ->
    [one] È consentito solo { $most } tavolo non ancora iniziato
   *[other] Sono consentiti solo { $most } tavoli non ancora iniziati
    } alla volta; prima inizia o chiudi uno dei tuoi.
error-quota-running = { $most ->
    [one] È consentita solo { $most } partita in corso
   *[other] Sono consentite solo { $most } partite in corso
    } alla volta; prima finiscine una o abbandonala.
error-quota-tables-a-day = Da un indirizzo internet { $most ->
    [one] si può creare solo { $most } tavolo
   *[other] si possono creare solo { $most } tavoli
    } al giorno. Torna domani.
error-quota-guests-a-day = Da un indirizzo internet { $most ->
    [one] può arrivare solo { $most } nuova persona
   *[other] possono arrivare solo { $most } nuove persone
    } al giorno. Accedi a un account o torna domani.
error-too-many-windows = Hai già aperto questo tavolo in { $most ->
    [one] { $most } finestra
   *[other] { $most } finestre
    }; prima chiudine una.
error-too-many-spectators = A questo tavolo c'è posto per { $most ->
    [one] { $most } spettatore
   *[other] { $most } spettatori
    }, e i posti sono tutti occupati.
error-name-taken = Il nome utente «{ $given }» è già preso.
error-has-account = Hai già un account: «{ $given }».
error-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili.
error-bad-account = Un nome utente deve avere da { $least } a { $most } caratteri: lettere, cifre, punti, trattini o trattini bassi.
error-bad-password = Una password deve avere da { $least } a { $most } caratteri.
error-wrong-password = Questo account non esiste, o la password è sbagliata.
error-not-your-password = Questa non è la tua password.
error-no-account = Non hai ancora un account, quindi nemmeno una password.
error-wrong-code = Questo account non esiste, oppure il codice di recupero è sbagliato.
error-dead-link = Questo link è già stato usato, ha più di un'ora o è incompleto. Chiedine un altro.
error-no-mail = Questo server non manda e-mail. Conserva invece il codice di recupero.
error-bad-email = «{ $given }» non è un indirizzo e-mail.
error-logged-out = Qui la sessione è stata chiusa. Accedi di nuovo per continuare.
error-no-such-session = Questa sessione è già terminata.
error-seat-without-link = Solo il posto di una persona ha un link.
error-too-many-logins = Troppi tentativi falliti. Riprova tra { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
        }
   *[other] { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
        }
    }.
error-bad-smtp = L'indirizzo del server di posta non è comprensibile; scrivilo così: smtps://UTENTE:PASSWORD@HOST.
error-bad-mail-from = Non si può spedire posta da «{ $given }»: non è un indirizzo e-mail.
error-bad-mail-site = «{ $given }» non è l'indirizzo di un sito; scrivilo così: https://HOST.
error-bad-address = «{ $given }» non è l'indirizzo di un database; indica un file, o un indirizzo che comincia con postgresql://.
error-no-database = Il database { $given } non si può usare: { $detail }
error-newer-database = Il database { $given } è stato creato da una versione di Posse più recente di questa.
error-older-database = Il database { $given } è stato creato da una versione precedente di Posse; avvia una volta il server per aggiornarlo.
error-no-database-file = Non c'è nessun database in { $given }
error-backup-exists = { $file } esiste già e non verrà sovrascritto.
error-backup-missing = Il file { $file } non esiste.
error-backup-strange = { $file } non è la copia di un database di Posse.
error-backup-damaged = La copia { $file } è danneggiata: { $detail }
error-backup-newer = La copia { $file } è stata creata da una versione di Posse più recente di questa.
error-backup-failed = { $file }: la copia non è riuscita: { $detail }
error-backup-no-program = Manca il programma { $program }; fa parte di PostgreSQL (su Debian, il pacchetto postgresql-client).
error-database-in-use = Il database { $given } è già servito dal processo { $pid } su { $host }, porta { $port }. Ferma prima quello; per usare più processi serve PostgreSQL.
error-no-such-table = Il tavolo «{ $given }» non esiste; forse il link è incompleto, o il tavolo non è mai stato creato.
error-no-such-key = Questo link non porta più a nessun posto.
error-no-such-page = Non c'è nulla all'indirizzo «{ $given }».
error-no-such-method = «{ $given }» non ammette questo tipo di richiesta.
error-no-such-moment = La partita non ha un momento { NUMBER($given, useGrouping: 0) }; l'ultimo è { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Può farlo solo chi ha aperto il tavolo.
error-not-your-seat = Questo posto non è tuo.
error-seat-resigned = A questo tavolo hai già abbandonato la partita.
error-no-spectators = Questo tavolo non ammette spettatori.
error-no-server = Il server non risponde a { $address }: { $why }
error-server-answers = Non sembra un server di Posse: risponde con lo stato { $status }.
error-bot-raises = Il bot ha fallito: { $why }
error-bot-not-a-choice = Il bot ha risposto «{ $given }», che non è tra le scelte.
error-no-guest-bots = Questo tavolo non ammette bot ospiti. Chi lo ospita può ammetterli prima dell'inizio.
error-bots-only-play = Il token di un bot serve solo per giocare a un tavolo.
error-no-such-bot = Questo token è stato revocato o non è mai esistito. Creane un altro nella pagina del tuo account.
error-bot-verb = Un bot ospite non può mandare «{ $given }».
error-bots-need-account = Solo chi ha un account può avere dei bot. Prima creane uno.
error-plan-wrong = Errore nelle regole del gioco, per favore segnalalo: il piano { $given } riguarda qualcosa che il gioco non ha: { $unknown }.
error-no-such-plan = In questo gioco non c'è un piano { $given }.
error-plan-words = Questo non si può pianificare: { $given }.
error-no-such-plan-made = Hai già tolto questo piano.
error-too-many-plans = A un tavolo puoi avere al massimo { $most ->
    [one] { $most } piano
   *[other] { $most } piani
    }; prima annullane uno.
error-no-such-bot-of-yours = Questo token è già stato revocato.
error-too-many-bots = Puoi avere al massimo { $most ->
    [one] { $most } bot
   *[other] { $most } bot
    } alla volta; prima revoca un token.
error-too-many-bot-tables = Questo bot è già seduto a { $most ->
    [one] { $most } tavolo
   *[other] { $most } tavoli
    }, e di più non può; prima deve finire una partita.
error-no-such-person = Qui non c'è nessuna persona così.
error-that-is-you = Sei tu.
error-not-welcome = Non puoi sederti a questo tavolo.
error-cannot-invite = Questa persona non può essere invitata.
error-too-many-relations = Puoi seguire, silenziare e bloccare al massimo { $most } persone in tutto.
error-too-many-reports = Puoi inviare al massimo { $most } segnalazioni al giorno. Riprova domani.
error-no-such-posse = Questa banda non esiste, o non ne fai parte.
error-dead-posse-link = Questo link alla banda non funziona più. Chiedi quello nuovo a un membro.
error-posse-full = Questa banda è al completo: { $most } membri.
error-too-many-posses = Puoi far parte al massimo di { $most } bande.
error-not-the-owner = Può farlo solo chi guida la banda.
error-members-only = Questo tavolo è riservato ai membri di una banda.
error-no-such-season = Non c'è nessuna stagione «{ $given }».
error-no-such-tournament = Questo torneo non esiste.
error-tournament-started = Il torneo è già cominciato.
error-tournament-over = Il torneo è finito.
error-tournament-full = Questo torneo è al completo: { $most } giocatori.
error-too-many-tournaments = { $most ->
    [one] È consentito solo { $most } torneo
   *[other] Sono consentiti solo { $most } tornei
    } alla volta, e nuovi in un giorno; aspetta che uno dei tuoi finisca.
error-too-few-entrants = Per un torneo di questo gioco servono almeno { $least ->
    [one] { $least } giocatore
   *[other] { $least } giocatori
    }.
error-not-your-tournament = Può farlo solo chi ha creato il torneo.
error-wrong-origin = Questa richiesta arriva da un altro sito.
error-wrong-host = Questo server non risponde al nome «{ $given }». Se il nome è giusto, avvialo con l'opzione --origin { $origin }
error-name-needed = Prima inserisci un nome.
error-name-at-table = A questo tavolo qualcuno si chiama già «{ $given }».
error-host-sits = Hai già un posto a questo tavolo.
error-table-started = La partita è già cominciata.
error-table-not-running = A questo tavolo adesso non si gioca.
error-table-not-over = È possibile solo a partita finita.
error-no-picture = Al momento non c’è un’immagine di questa partita.
error-rated-terms = Una partita classificata è pubblica, ha un orologio allo scadere del quale gioca un bot e non ammette bot ospiti.
error-rated-shared = In una partita classificata ognuno occupa un solo posto, sul proprio dispositivo.
error-hint-rated = In una partita classificata non ci sono suggerimenti.
error-not-a-face = Questo volto non è tra quelli che si possono scegliere.
error-table-full = Tutti i posti di questo tavolo ({ $seats }) sono occupati.
error-seat-taken = Questo posto è già occupato: { $seat }.
error-seats-open = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
    }; invita qualcuno o fai sedere un bot.
error-seat-has-bot = Al posto di { $seat } gioca già un bot.
error-seat-is-here = { $seat } è al tavolo.
error-seat-kept = Il posto di { $seat } è ancora riservato. Aspetta { $unit ->
    [days] { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
        }
    [hours] { $count ->
        [one] { $count } ora
       *[other] { $count } ore
        }
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
        }
   *[seconds] { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
        }
    }; poi gli altri possono far giocare un bot.
error-proposal-open = Prima va decisa la proposta su cui si sta votando.
error-proposal-gone = Quella proposta è già stata decisa.
error-no-vote = Questo voto non spetta a te, oppure hai già votato.
error-fork-over = In questo momento la partita è finita; scegline uno precedente.
error-too-many-analyses = Puoi avere al massimo { $most } analisi in corso.
error-stale-ticket = Nel frattempo la situazione al tavolo è cambiata: ricontrolla.
error-too-fast = Troppe richieste insieme. Aspetta { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
    }.
error-hints-waiting = { $most ->
    [one] È già in arrivo un suggerimento
   *[other] Sono già in arrivo { $most } suggerimenti
    }; chiedi di nuovo quando ne arriva uno.
error-message-too-large = Il messaggio è troppo lungo; al massimo { $most } byte.
error-message-no-json = Il messaggio non è JSON.
error-message-no-object = Il messaggio non è un oggetto JSON.
error-message-no-verb = Il messaggio non dice che cosa fare.
error-message-extra = Il messaggio contiene qualcosa di estraneo: «{ $given }».
error-message-value = Nel messaggio, «{ $given }» manca o non è come dovrebbe essere.
error-bad-request = Nella richiesta, «{ $given }» manca o non è come dovrebbe essere.
error-request-too-large = La richiesta è troppo grande; al massimo { $most } byte.
error-not-json = La richiesta deve essere JSON.
error-server-mistake = Errore del server: è stato registrato. I dati salvati sono al sicuro.
error-bad-url = Questo indirizzo non si può chiamare; scrivilo così: https://HOST/PERCORSO.
error-url-not-secure = L'indirizzo deve cominciare con https://.
error-url-internal = Questo indirizzo porta in una rete privata, e il server non le chiama.
error-url-unknown = Non esiste un server di nome «{ $given }».
error-bad-subscription = Le chiavi per le notifiche date dal browser non hanno senso.
error-no-such-browser = Questo browser non riceve già più notifiche.
error-no-such-webhook = Questo webhook è già stato rimosso.
error-too-many-webhooks = Hai già { $most } webhook; prima rimuovine uno.
error-dead-unsubscribe = Questo link è incompleto, oppure il suo account non esiste più.
server-no-page = Il server funziona, ma la pagina web non è stata generata. Generala con «make web» oppure installa un pacchetto già pronto.

## E-mail

mail-reset-subject = Una nuova password per il tuo account Posse
mail-reset-text =
    Qualcuno, probabilmente tu, ha chiesto una nuova password per l'account Posse «{ $account }».

    Sceglila qui entro un'ora; il link funziona una volta sola:
    { $link }

    Se la richiesta non è tua, ignora questo messaggio: non è cambiato nulla.
mail-confirm-subject = Conferma il tuo indirizzo per Posse
mail-confirm-text =
    L'account Posse «{ $account }» vorrebbe usare questo indirizzo per recuperare la password.

    Se è il tuo account, conferma qui entro un'ora:
    { $link }

    Altrimenti ignora questo messaggio: il tuo indirizzo non verrà usato.

## Avvisi a chi è atteso: notifiche, e-mail, webhook

alert-turn = Tocca a te.
alert-consent = Ti viene chiesto il consenso.
alert-begin = La partita è cominciata.
alert-end = La partita è finita.
alert-table-turn = { $count ->
    [one] Tocca a { $names }.
   *[other] Si attendono le mosse di { $names }.
}
alert-table-consent = Serve il consenso di { $names }.
alert-table-begin = La partita è cominciata.
alert-table-end = La partita è finita.
alert-line =
    { $game }: { $text }
    { $link }
alert-mail-turns = { $count ->
    [one] Tocca a te su Posse
   *[other] Tocca a te a { $count } tavoli su Posse
}
alert-mail-news = Novità dai tuoi tavoli su Posse
alert-mail-text =
    { $lines }

    Ricevi questi messaggi perché li hai scelti per il tuo account. Per non riceverli più:
    { $stop }
manifest-description = Giochi da tavolo del Far West, con amici e bot, nel browser.

## Perché qualcosa non è possibile

why-game_over = La partita è finita.
why-watching = Stai guardando la partita: sceglie solo chi gioca.
why-not_asked = Non tocca a te: si attende la risposta di { $asked }.
why-other_question = Questo non risponde alla domanda di adesso.
why-other_choice = Non va insieme a ciò che hai già scelto: prima annullalo.
why-belongs_to = Questo appartiene a { $seat }.

## Lezioni

learn-else = Non c'è niente di male, ma questa lezione parla d'altro. Annulla e riprova.
learn-drawn = Partita finita: la vittoria è condivisa. Questo è tutto: apri un tavolo tuo quando vuoi.

# The README of a dataset

dataset-title = Partite finite
dataset-about = { $count ->
    [one] { $count } partita pubblica finita di un server Posse, senza nomi.
   *[other] { $count } partite pubbliche finite di un server Posse, senza nomi.
    } Mancano le partite di chi non vuole comparire qui.
dataset-file-records = ogni partita come registrazione, che Posse riproduce riga per riga
dataset-file-parquet = le stesse partite come tabella, una riga ciascuna
dataset-column = Colonna
dataset-column-id = il nome della registrazione; non porta al tavolo sul server
dataset-column-game = il gioco
dataset-column-version = la versione delle sue regole
dataset-column-options = le opzioni: nome e valore
dataset-column-seats = quanti hanno giocato
dataset-column-players = per ogni posto `person` (persona) o il livello di un bot
dataset-column-scores = i punti finali di ogni posto
dataset-column-places = la posizione di ogni posto, da 1; chi pareggia la condivide
dataset-column-answers = le risposte che nessuno ha annullato: il posto e le parole
dataset-column-standins = gli indici delle risposte date da un bot per una persona assente
dataset-column-day = il giorno in cui è stato creato il tavolo, in UTC
dataset-licence = Licenza: CC0 1.0. Nei limiti di legge si rinuncia a ogni diritto su questa raccolta.
