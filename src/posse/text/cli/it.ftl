### Ciò che dice solo il terminale. Qui tutto comincia con cli-.

cli-usage = Uso:
cli-about = Giochi da tavolo del Far West nel browser e nel terminale.
cli-commands = Comandi
cli-group-general = Generali
cli-group-own = Argomenti e opzioni
cli-about-serve = avvia il server per giocare nel browser, su questo computer o in rete
cli-about-worker = pensa per i bot di tutti i server di un PostgreSQL, su questo computer
cli-about-bot = fa giocare un tuo bot a un tavolo di un server
cli-about-bot-run = si siede a un tavolo come bot ospite e gioca fino alla fine
cli-about-play = gioca contro i bot, o insieme sullo stesso dispositivo
cli-about-learn = impara un gioco giocando, lezione per lezione
cli-about-replay = rivedi una partita registrata, riga per riga
cli-about-verify = controlla una partita registrata
cli-about-rules = leggi le regole in breve
cli-about-options = elenca le opzioni di un gioco
cli-about-arena = fai giocare i bot tra loro
cli-about-analyse = scopri che cosa è stato fortuna e che cosa abilità nelle partite registrate
cli-about-puzzles = trova rompicapi nelle partite registrate

cli-arg-version = mostra la versione e se è in uso il motore compilato
cli-arg-help = mostra questo aiuto
cli-arg-lang = la lingua: { $languages }
cli-arg-game = il gioco: { $games }
cli-arg-lesson = il nome di una lezione; senza, le lezioni vengono elencate
cli-arg-file = il file di una partita registrata
cli-arg-files = file di partite registrate
cli-arg-depth = quanto a fondo: quick, standard o deep
cli-arg-analyse-json = stampa JSON, una riga per ogni partita
cli-arg-report = scrivi una pagina HTML su tutte le partite
cli-arg-puzzles = mostra anche i rompicapi di questa cartella, scritti da `posse puzzles`
cli-arg-puzzles-files = partite registrate: file, cartelle di file oppure il records.zip di un insieme di dati
cli-arg-puzzles-out = la cartella in cui scrivere i rompicapi
cli-arg-seats = quanti giocatori, persone e bot insieme (predefinito: 4)
cli-arg-humans = quante persone giocano su questo dispositivo (predefinito: 1)
cli-arg-names = i nomi dei giocatori, prima le persone
cli-arg-bots = il livello dei bot, da level1 (novellino) a level5 (leggenda); uno per tutti o uno per ciascuno
cli-arg-arena-bots = i bot che giocano: da level1 a level5, random, greedy, search, search:400 (simulazioni), search:0.5s (secondi), oppure FILE.py:NOME per una classe o funzione tua
cli-arg-arena-seats = quanti posti ha il tavolo (se non indicato, quanti sono i bot); se i bot sono di più gioca ogni scelta possibile, se sono di meno si ripetono
cli-arg-deals = quante smazzate si giocano ({ $default } se non indicato); in ognuna ogni schieramento gioca una volta per ogni rotazione dei posti
cli-arg-sprt = verifica se il primo di due bot vince di tanti punti percentuali più del dovuto (5 se non indicato), e fermati appena lo si sa
cli-arg-alpha = il rischio che la verifica prenda per diversi due bot uguali ({ $default } se non indicato)
cli-arg-beta = il rischio che alla verifica sfugga la differenza ({ $default } se non indicato)
cli-arg-arena-workers = quante partite si giocano insieme (se non indicato, quanti sono i core)
cli-arg-ray = gioca su un cluster Ray: il suo indirizzo, o «auto» per quello di questo computer
cli-arg-arena-log = il file a cui si aggiunge ogni risultato e da cui riprende un'esecuzione successiva
cli-arg-records = una cartella per il verbale di ogni partita
cli-arg-picture = un file SVG per la scala dei bot
cli-arg-seconds = quanti secondi un bot può pensare a ogni mossa
cli-arg-edition = l'edizione di cui si seguono le regole
cli-arg-option = un'opzione del gioco; si può ripetere
cli-arg-seed = un numero che determina tutto ciò che è casuale
cli-arg-watch = giocano solo i bot e tu guardi
cli-arg-delay = per quanti secondi si vede ogni mossa
cli-arg-plain = mostra il tavolo come testo semplice, non come disegno
cli-arg-coach = un maestro spiega una volta ogni nuovo tipo di domanda
cli-arg-save = il file in cui si salva la partita
cli-arg-resume = riprendi una partita registrata; senza file, l'ultima
cli-arg-wanted = un numero come CC-7.5, un capitolo come 7, o una parola
cli-arg-data = la cartella in cui il server conserva tutto
cli-arg-host = l'indirizzo su cui il server ascolta (predefinito: { $default }, solo questo computer); 0.0.0.0 lo apre alla rete
cli-arg-port = la porta su cui il server ascolta (predefinita: { $default } o la prima libera dopo); 0: una qualsiasi
cli-arg-origin = un indirizzo pubblico del server, per esempio https://play.example.org: il server risponde a questo nome; si può dare più volte
cli-arg-proxy = l'indirizzo o la rete di un reverse proxy (predefinito: { $default }): gli si crede su chi manda una richiesta; si può dare più volte
cli-arg-path = offre tutto sotto un percorso, per esempio /posse
cli-arg-database = l'indirizzo di un database PostgreSQL, al posto di quello nella cartella
cli-arg-workers = quanti processi pensano per i bot
cli-arg-worker-database = l'indirizzo del database PostgreSQL che usano i server
cli-arg-worker-processes = quanti bot pensano insieme, ciascuno in un processo proprio (se non indicato, uno per core)
cli-arg-worker-name = con quale nome questo worker è noto a chi gestisce i server (se non indicato, quello del computer e del processo)
cli-arg-bot-file = il bot: un file Python e una classe o funzione al suo interno, come my_bot.py:MyBot, oppure uno di Posse
cli-arg-bot-table = il link del tavolo
cli-arg-bot-token = il token dalla pagina dell'account; meglio usare la variabile d'ambiente POSSE_BOT_TOKEN
cli-arg-bot-seat = in quale posto, da 1 in poi (se non indicato, il primo libero)
cli-arg-bot-seed = la sorte del bot stesso
cli-arg-smtp = il server di posta, per esempio smtps://UTENTE:PASSWORD@HOST; senza, non si mandano e-mail. La variabile d'ambiente POSSE_SMTP fa lo stesso
cli-arg-mail-from = l'indirizzo da cui si mandano le e-mail
cli-arg-mail-site = l'indirizzo di questo sito a cui portano i link nelle e-mail, per esempio https://HOST
cli-arg-alert-grace = secondi in cui si può tornare da soli prima che parta un avviso (predefinito: { $default })
cli-arg-alert-digest = tempo minimo tra un'e-mail di avvisi e la successiva (predefinito: { $default })
cli-arg-alert-internal = permetti notifiche e webhook anche verso reti private e senza TLS
cli-arg-processes = quanti processi servono insieme la porta (predefinito: 1); per più di uno serve PostgreSQL
cli-arg-internal = l’indirizzo a cui gli altri processi sullo stesso PostgreSQL raggiungono questo (predefinito: quello su cui ascolta)
cli-arg-no-browser = non aprire il browser

cli-version-compiled = posse { $version }, versione compilata
cli-version-plain = posse { $version }, versione interpretata

cli-command-help = aiuto
cli-command-undo = annulla
cli-command-redo = ripeti
cli-command-preview = anteprima
cli-command-hint = consiglio
cli-command-rules = regole
cli-command-log = cronaca
cli-command-score = punteggio
cli-command-board = tabellone
cli-command-save = salva
cli-command-quit = esci
cli-command-show = mostra

cli-help-answers = Rispondi con un numero o con parole; basta l'inizio di ogni parola, e il tasto Tab la completa. Oppure scrivi:
cli-help-help = mostra questo aiuto
cli-help-undo = annulla la tua ultima mossa; i bot sono sempre d'accordo
cli-help-redo = ripristina ciò che è stato appena annullato
cli-help-preview = mostra gli effetti certi di una risposta: anteprima 3
cli-help-hint = chiedi al bot più forte che cosa farebbe e perché
cli-help-rules = cerca nelle regole: regole 7.5, regole hotel
cli-help-log = mostra tutto quello che è successo
cli-help-score = mostra da dove vengono i punti
cli-help-board = mostra di nuovo il tabellone
cli-help-save = mostra dove si salva la partita, o scrivi una copia: salva FILE
cli-help-quit = esci; la partita si può riprendere
cli-help-show = mostrami: dai la risposta che porta avanti
cli-help-undo-lesson = annulla la tua ultima risposta
cli-help-rules-lesson = leggi la regola di questo passo, o cerca: regole 7.5
cli-help-quit-lesson = lascia la lezione

cli-coach = Maestro: { $said }
cli-news = Dal tuo ultimo turno:
cli-earlier = { $count ->
    [one] … un'altra riga prima di queste
   *[other] … altre { $count } righe prima di queste
    }
cli-small-screen = Questo terminale ha { $width } colonne e { $height } righe; con { $columns } per { $rows } si vede tutto il tabellone.
cli-go-on = Premi Invio per continuare.
cli-hand-over = Ora gioca { $name }: passa il dispositivo, e premerà Invio chi lo riceve.
cli-ask-game = Quale gioco?
cli-ask-consent = Altri hanno già visto che cosa è successo dopo. Siete tutti d'accordo nell'annullare?
cli-ask-resume = Riprendere la partita interrotta { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Niente di certo: tutto dipende dalla sorte o dagli altri.
cli-hinting = Il bot pensa…
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
cli-serve-public = Per tutti: { $address }
cli-serve-kept = Tutto è conservato in { $file }
cli-serve-stop = Ctrl-C lo chiude; dopo il prossimo avvio si può continuare a giocare.
cli-serve-stopped = Chiuso. Tutte le partite sono salvate.
cli-worker-here = Il worker { $name } pensa per i bot di { $database }; bot insieme: { $processes }. Ctrl-C lo termina.
cli-worker-stopped = Il worker è terminato.
cli-bot-sits = { $name } è seduto al tavolo { $table }, posto { $seat }. Ctrl-C lo termina.
cli-bot-waits = La partita non è ancora cominciata.
cli-bot-plays = La partita è in corso.
cli-bot-lost = Connessione persa; prossimo tentativo tra { $seconds } s.
cli-bot-back = Di nuovo connesso.
cli-bot-over = La partita è finita: { $name } è al posto { $place } su { $seats }, con un punteggio di { $score }.
cli-bot-closed = Il tavolo è stato chiuso prima della fine della partita.
cli-bot-left = { $name } ha lasciato il tavolo.
cli-error-bot-table = «{ $given }» non è il link di un tavolo, come https://HOST/table/ID
cli-error-bot-token = Manca un token. Creane uno nella pagina del tuo account e imposta POSSE_BOT_TOKEN.
cli-error-bot-bad-token = Questo non è il token di un bot; un tale token comincia con posse_bot_
cli-error-bot-task = Di' che cosa deve fare il bot: posse bot run
cli-error-bot-missing = Quale bot? Per esempio: posse bot run my_bot.py:MyBot --table LINK

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
cli-luck-verified = Sorte verificata: { $draws ->
    [one] { $draws } estrazione segue
   *[other] { $draws } estrazioni seguono
    } dal seme dell’impegno.
cli-luck-undone = { $draws ->
    [one] { $draws } di queste estrazioni appartiene a una mossa annullata.
   *[other] { $draws } di queste estrazioni appartengono a mosse annullate.
    } Solo chi ha giocato sa se era d’accordo di annullarle.
cli-loads-to = Il registro si può caricare fino alla riga { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Del registro non si può caricare nulla.
cli-options-default = • è il valore predefinito; gli altri si indicano con --option NOME=VALORE
cli-arena-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    } in { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
    }, i posti ruotano:
cli-arena-progress = { $done } partite su { $total }, mancano circa { $left }
cli-arena-column-bot = bot
cli-arena-column-games = partite
cli-arena-column-lineup = tra loro
cli-arena-against = { $bot } contro { $others }
cli-arena-column-wins = vittorie
cli-arena-column-fair = quota equa
cli-arena-column-score = punteggio medio
cli-arena-column-winning = quando vince
cli-arena-column-time = tempo per decisione
cli-arena-column-rating = valutazione
cli-arena-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    }
cli-arena-scale = quota delle vittorie con il suo intervallo; tratteggio: la quota equa
cli-arena-drawn = Il disegno è in { $file }
cli-arena-go-on = Interrotto. Lo stesso comando riprende da qui.
cli-arena-stronger = { $first } è più forte di { $second } con il margine di { $margin } punti percentuali; lo si sa dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
    }.
cli-arena-not-stronger = { $first } non è più forte di { $second } con il margine di { $margin } punti percentuali; lo si sa dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
    }.
cli-arena-open = Se { $first } sia più forte di { $second } con il margine di { $margin } punti percentuali non si può ancora dire dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
    }.

cli-error-arguments = Comando non riconosciuto; vedi: { $program } --help
cli-error-argument = Qualcosa non va con «{ $name }»; vedi: { $program } --help
cli-error-unknown = «{ $name }» non è riconosciuto; vedi: { $program } --help
cli-error-number = { $name } richiede un numero, non «{ $given }».
cli-error-mail = Per mandare e-mail servono insieme --smtp, --mail-from e --mail-site; manca { $name }.
cli-error-option = Un'opzione si indica come NOME=VALORE, non come «{ $given }».
cli-error-host = Questo computer non può ascoltare all'indirizzo «{ $given }».
cli-error-port = Le porte vanno da 0 a { $most }; «{ $given }» non è tra queste.
cli-error-processes = Più processi hanno bisogno di un database in comune: indica --database con un indirizzo che inizia con postgresql://.
cli-error-worker-database = A un worker serve il database dei server: indica --database con un indirizzo che inizia con postgresql://.
cli-error-worker-name = “{ $given }” non può essere il nome di un worker: indicane uno con lettere che si possono mostrare.
cli-error-internal = «{ $given }» non è un indirizzo come 10.0.0.5:8100: indica per --internal un host e una porta.
cli-error-port-taken = Sulla porta { $port } ascolta già un altro programma.
cli-error-port-permission = Solo un amministratore può ascoltare sulla porta { $port }.
cli-error-origin = «{ $given }» non è l'indirizzo di un sito. Va bene, per esempio, https://play.example.org
cli-error-proxy = «{ $given }» non è né un indirizzo né una rete. Vanno bene, per esempio, 10.0.0.5 e 10.0.0.0/8
cli-error-path = «{ $given }» non è un percorso. Va bene, per esempio, /posse: lettere, cifre, trattini, trattini bassi, punti e barre
cli-error-files = Qui si possono tenere aperti solo { $have } file alla volta; ne servono almeno { $need }. Lo consente «ulimit -n { $need }», in systemd LimitNOFILE={ $need }
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
cli-error-no-record = { $file } non è il registro di una partita di un gioco conosciuto.
cli-error-other-writer = { $file } è stato modificato da un altro programma, perciò non vi si scrive più nulla.
cli-error-revealed = { $file } rivela il seme della sorte, perciò non vi si gioca più. Nel browser si può continuare da qualsiasi momento.
cli-error-not-saved = La partita non è salvata in nessun file; «salva FILE» ne scrive uno.
cli-error-nothing-to-resume = Non c'è nessuna partita interrotta.
cli-error-no-choice = «{ $typed }» non è una delle scelte; scrivi un numero, delle parole o «aiuto».
cli-error-no-number = Non c'è la scelta { $number }; i numeri vanno da { $least } a { $most }.
cli-why = { $why }
cli-error-unclear = «{ $typed }» corrisponde a { $count } scelte: { $named }
cli-error-no-rule = Nelle regole non c'è nulla su «{ $wanted }».
cli-error-replay = «{ $typed }» non porta da nessuna parte; scrivi n, p, home, end, q o una riga da 0 a { $last }.

## Lezioni

cli-learn-how = Giocane una con: posse learn { $game } NOME
cli-learn-none = Per { $game } non ci sono ancora lezioni.
cli-learn-step = Passo { $step } di { $steps }
cli-learn-again = Premi Invio per annullare e riprovare.
cli-learn-next = Prossima lezione: { $title }. Continui?
cli-learn-you = Forestiero
cli-error-nothing-to-show = Ora non c'è niente da mostrare.
cli-error-nothing-to-undo = Non c'è ancora niente da annullare.

## Gestire un server

cli-about-admin = cura un server: tavoli, persone, blocchi, copie di sicurezza
cli-about-doctor = controlla ciò che serve a un server e dice che cosa fare se qualcosa non va
cli-tasks = Compiti
cli-group-operating = Per chi gestisce un server per altri
cli-about-admin-tables = elenca i tavoli, dal più recente
cli-about-admin-close-table = chiude dei tavoli per sempre; ciò che si è giocato resta ed è pubblico
cli-about-admin-delete-table = elimina dei tavoli con le registrazioni e le chat
cli-about-admin-people = elenca le persone, dalla più recente
cli-about-admin-delete-person = elimina delle persone; al loro posto continuano i bot
cli-about-admin-quota = stabilisce quanti tavoli può avere una persona; senza numeri, quanti tutti
cli-about-admin-reports = elenca le segnalazioni, dalla più recente
cli-about-admin-close-report = elimina le segnalazioni sbrigate
cli-about-admin-bans = elenca chi è bloccato
cli-about-admin-ban = blocca persone o indirizzi
cli-about-admin-unban = riammette persone o indirizzi
cli-about-admin-backup = scrive una copia dell'intero database, anche mentre i server funzionano
cli-about-admin-restore = sostituisce il database con una copia; nessun server deve essere in funzione
cli-about-admin-export = scrive la registrazione di un tavolo
cli-about-admin-dataset = scrive le partite pubbliche finite, senza nomi, per la ricerca
cli-about-admin-export-all = scrive in una cartella le registrazioni di tutte le partite finite

cli-arg-most = quanti elencarne al massimo ({ $default } se non indicato)
cli-arg-json = stampa JSON, con tutto ciò che si sa
cli-arg-yes = non chiede conferma
cli-arg-state = solo i tavoli in questo stato: { $states }
cli-arg-only-game = solo i tavoli di questo gioco
cli-arg-only-person = solo i tavoli di questa persona (id o account)
cli-arg-search = solo le persone il cui id, nome, account o indirizzo contiene questo testo
cli-arg-tables = l'id di un tavolo, dal suo link
cli-arg-people = una persona, per id o account
cli-arg-who = una persona (id o account), un indirizzo o una rete come 203.0.113.0/24
cli-arg-ban-for = per quanto tempo: 12h, 7d, 8w; per sempre se non indicato
cli-arg-note = un appunto sul motivo, per te
cli-arg-unstarted = quanti tavoli non iniziati può avere questa persona
cli-arg-running = quante partite in corso può avere questa persona
cli-arg-reports = il numero di una segnalazione
cli-arg-backup = il file della copia
cli-arg-export = il file da scrivere; senza, la registrazione viene stampata
cli-arg-dataset = ogni notte scrive in una cartella dentro questa le partite pubbliche finite, senza nomi
cli-arg-dataset-out = la cartella in cui viene creata una cartella con la data di oggi
cli-arg-export-all = la cartella in cui scrivere
cli-arg-url = l'indirizzo con cui si raggiunge il server, per controllare la via fin lì, proxy compresi
cli-arg-keep-unstarted = per quanto tempo tenere i tavoli mai iniziati: 12h, 7d, 8w, { $forever } ({ $default } se non indicato)
cli-arg-keep-abandoned = per quanto tempo dopo l'ultima mossa tenere le partite in corso degli ospiti ({ $default } se non indicato)
cli-arg-keep-guests = per quanto tempo tenere gli ospiti senza tavolo ({ $default } se non indicato)
cli-arg-keep-addresses = per quanto tempo ricordare da quale indirizzo è arrivato qualcuno o è stato creato un tavolo ({ $default } se non indicato)
cli-arg-limit = cambia un limite; si può indicare più volte: { $names }
cli-arg-log = righe “plain” con gli avvisi, o “json” con ogni richiesta
cli-arg-metrics-port = una porta per Prometheus
cli-arg-metrics-host = l'indirizzo di quella porta (solo questo computer se non indicato)

cli-column-id = id
cli-column-number = numero
cli-column-at = quando
cli-column-about_id = persona
cli-column-reason = motivo
cli-column-text = testo
cli-column-table_id = tavolo
cli-column-author = da
cli-column-game = gioco
cli-column-state = stato
cli-column-created = creazione
cli-column-moved = ultima mossa
cli-column-seats = posti
cli-column-address = indirizzo
cli-column-name = nome
cli-column-account = account
cli-column-tables = tavoli
cli-column-banned = bloccato
cli-column-unstarted = non iniziati al massimo
cli-column-running = in corso al massimo
cli-column-kind = tipo
cli-column-subject = chi
cli-column-since = dal
cli-column-until = fino al
cli-column-note = appunto

cli-admin-none = Non ce ne sono.
cli-admin-type-yes = Scrivi “{ $yes }” per continuare:
cli-admin-ask-close = { $count ->
    [one] { $count } tavolo verrà chiuso
   *[other] { $count } tavoli verranno chiusi
    } per sempre; nessuno potrà più giocarci.
cli-admin-closed = { $count ->
    [one] { $count } tavolo è chiuso
   *[other] { $count } tavoli sono chiusi
    }.
cli-admin-ask-delete = { $count ->
    [one] { $count } tavolo verrà eliminato
   *[other] { $count } tavoli verranno eliminati
    } con tutto ciò che vi si è giocato e detto.
cli-admin-deleted = { $count ->
    [one] { $count } tavolo è eliminato
   *[other] { $count } tavoli sono eliminati
    }.
cli-admin-ask-delete-people = Queste persone verranno eliminate, e al loro posto continueranno i bot: { $names }
cli-admin-deleted-people = { $count ->
    [one] { $count } persona è eliminata
   *[other] { $count } persone sono eliminate
    }.
cli-admin-quota = { $name } ha ora un limite proprio.
cli-admin-quota-usual = { $name } può avere tanti tavoli quanti tutti.
cli-admin-ask-ban = D'ora in poi l'accesso sarà negato a: { $names }
cli-admin-reports-closed = { $count ->
    [one] { $count } segnalazione eliminata.
   *[other] { $count } segnalazioni eliminate.
    }
cli-admin-banned = Bloccati: { $names }
cli-admin-unbanned = Di nuovo con accesso: { $name }
cli-error-no-pyarrow = Per le raccolte di dati serve pyarrow: installa posse[data].
cli-admin-exported = { $count ->
    [one] { $count } registrazione scritta
   *[other] { $count } registrazioni scritte
    } in { $file }
cli-admin-backed-up = La copia è in { $file } ({ $size } MB). Chi la possiede può agire come chiunque: custodiscila.
cli-admin-ask-restore = Tutto ciò che è in { $database } verrà sostituito da { $file }.
cli-admin-restored = Il database è ora quello di { $file }.
cli-admin-former = Ciò che c'era prima è conservato in { $file }

cli-error-span = { $name } vuole un tempo come 12h, 7d o 8w, non “{ $given }”.
cli-error-limit = “{ $given }” non è un limite con il suo numero; ci sono: { $names }
cli-error-log = Il log è “plain” o “json”, non “{ $given }”.
cli-error-needs-yes = Non è stato fatto nulla: nessuno ha risposto. Indica --yes per continuare senza domanda.
cli-error-nothing-done = Non è stato fatto nulla.
cli-error-no-table = Non c'è nessun tavolo “{ $given }”.
cli-error-no-table-record = Non c'è nessun tavolo “{ $given }” a cui si sia giocato.
cli-error-no-person = Non c'è nessuno con l'id o l'account “{ $given }”.
cli-error-not-banned = “{ $given }” non è tra i bloccati.
cli-error-state = “{ $given }” non è lo stato di un tavolo; ci sono: { $states }
cli-error-served = Un server usa questo database, o lo usava fino a pochi minuti fa. Prima fermalo.

cli-doctor-well = Tutto a posto.
cli-doctor-not-well = Qualcosa richiede attenzione.
cli-doctor-address = “{ $given }” non è l'indirizzo di un database.
cli-doctor-address-advice = Indica l'indirizzo come per posse serve: postgresql://user@host/name.
cli-doctor-no-file = Non c'è ancora un database in { $given }
cli-doctor-no-file-advice = Lo crea il primo avvio di posse serve. Se dovrebbe esserci, controlla --data.
cli-doctor-reached = Il database { $given } risponde.
cli-doctor-not-reached = Il database { $given } non risponde: { $detail }
cli-doctor-not-reached-advice = Controlla l'indirizzo, la password e se il database è in funzione.
cli-doctor-current = Il database è aggiornato (versione { $version }).
cli-doctor-older = Il database ha la versione { $version }, questo Posse vuole la { $newest }.
cli-doctor-older-advice = Fai una copia di sicurezza; il prossimo avvio di posse serve lo aggiorna.
cli-doctor-newer = Il database ha la versione { $version }, che questo Posse non conosce.
cli-doctor-newer-advice = Installa la versione di Posse che lo ha aggiornato, o ripristina una copia.
cli-doctor-clock = Gli orologi del database e di questo computer differiscono di { $seconds } s.
cli-doctor-clock-advice = Fai prendere a entrambi l'ora da un server dell'ora (NTP).
cli-doctor-past = L'orologio di questo computer è indietro di { $seconds } s rispetto all'ultimo segno di vita di un server.
cli-doctor-past-advice = Regola l'orologio, o prendi l'ora da un server dell'ora (NTP).
cli-doctor-writable = Nel database { $given } si può scrivere.
cli-doctor-not-writable = Nel database { $given } non si può scrivere: { $detail }
cli-doctor-not-writable-advice = Controlla di chi è il file, se il disco è pieno e i permessi dell'utente del database.
cli-doctor-disk = { $free } MB liberi in { $folder }
cli-doctor-disk-advice = Dovrebbero essere liberi almeno { $least } MB: fai spazio o sposta i dati.
cli-doctor-files = Un processo può aprire { $most } file e connessioni.
cli-doctor-files-advice = Per molti giocatori ne servono { $least }: alza il limite (ulimit -n, o LimitNOFILE in systemd).
cli-doctor-worker = Un bot ha risposto; il suo processo ha impiegato { $seconds } s per avviarsi e pensare.
cli-doctor-no-worker = Il processo dei bot non risponde.
cli-doctor-no-worker-advice = L'errore è nelle righe qui sopra; spesso manca memoria, o l'installazione è incompleta.
cli-doctor-remote-workers = Worker attivi: { $names }; bot che possono pensare insieme: { $slots }.
cli-doctor-no-remote-workers = Nessun worker è attivo: i bot pensano nei processi dei server.
cli-doctor-other-workers = Ai worker di un’altra versione di Posse non si chiede nulla: { $names }.
cli-doctor-other-workers-advice = Aggiornali alla versione { $version }.
cli-doctor-not-a-url = “{ $given }” non è un indirizzo come https://games.example.org.
cli-doctor-not-a-url-advice = Indica l'indirizzo che si scrive nel browser.
cli-doctor-no-answer = { $given } non risponde: { $detail }
cli-doctor-no-answer-advice = Controlla che server e proxy siano in funzione e che nome, certificato e firewall siano giusti.
cli-doctor-no-posse = { $given } risponde, ma non come un server Posse (stato { $status }).
cli-doctor-no-posse-advice = Controlla dove il proxy manda le richieste e quali nomi ammette il server.
cli-doctor-ready = Il server all'indirizzo { $given } è pronto.
cli-doctor-not-ready = Il server all'indirizzo { $given } è in funzione ma non può usare il database.
cli-doctor-not-ready-advice = Guarda nel suo log.
cli-doctor-scheme = Il server sa che i visitatori arrivano con { $scheme }.
cli-doctor-wrong-scheme = I visitatori arrivano con { $given }, ma il server crede che sia { $scheme }.
cli-doctor-wrong-scheme-advice = Fai impostare al proxy X-Forwarded-Proto, e fai in modo che il server si fidi del proxy.
cli-doctor-host = Il server viene chiamato con il suo nome, { $host }.
cli-doctor-wrong-host = I visitatori chiamano { $given }, ma al server arriva { $host }.
cli-doctor-wrong-host-advice = Fai inoltrare al proxy l'intestazione Host.
cli-doctor-visitor = Il server ti vede arrivare da { $address }.
cli-doctor-wrong-visitor = Il server crede che tu arrivi da questo stesso computer ({ $address }).
cli-doctor-wrong-visitor-advice = Se non è così, fai impostare al proxy X-Forwarded-For e fai in modo che il server se ne fidi: i limiti contano i visitatori per indirizzo.
cli-doctor-socket = I WebSocket passano.
cli-doctor-no-socket = I WebSocket non passano (stato { $status }).
cli-doctor-no-socket-advice = Fai inoltrare al proxy le intestazioni Upgrade e Connection con HTTP/1.1.

cli-analysis-progress = { $done } righe su { $total }, mancano circa { $left }
cli-analysis-player = Giocatore
cli-analysis-games = Partite
cli-analysis-result = Risultato
cli-analysis-skill = Abilità
cli-analysis-others = Altri
cli-analysis-luck = Fortuna
cli-analysis-word-best = Migliori
cli-analysis-word-good = Buone
cli-analysis-word-inaccuracy = Imprecisioni
cli-analysis-word-mistake = Errori
cli-analysis-word-blunder = Errori gravi
cli-analysis-change = { NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-gain = +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-why = Tutti cominciano con la stessa probabilità. L’abilità è ciò che hanno cambiato le proprie mosse rispetto alle migliori trovate, gli altri ciò che hanno cambiato le mosse altrui, la fortuna il resto: insieme portano al risultato.
cli-analysis-turn = Riga { $line }: { $deed } ({ $name } { $change })
cli-analysis-graph = Probabilità di vittoria
cli-analysis-report = { $games ->
    [one] { $games } partita analizzata
   *[other] { $games } partite analizzate
    }
cli-analysis-written = La pagina è in { $file }.
cli-error-unfinished = La partita in { $file } non è finita, quindi non si può analizzare.
cli-puzzles-found = { $found ->
    [0] Nessun rompicapo trovato.
    [one] { $found } rompicapo scritto in { $folder }.
   *[other] { $found } rompicapi scritti in { $folder }.
    }
cli-error-puzzles-out = Indica con --out in quale cartella vanno i rompicapi.
