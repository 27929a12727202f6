### La pagina attorno ai tavoli: ingresso, nuovo tavolo, sala d'attesa, replay, account, impostazioni.

## La cornice di ogni pagina

shell-tagline = Giochi da tavolo del Far West con amici e bot
shell-home = Posse, pagina iniziale
shell-menu = Menu
shell-loading = Un attimo…
shell-close = Chiudi
shell-cancel = Annulla
shell-save = Salva
shell-copy = Copia
shell-copied = Copiato
shell-share = Condividi
shell-qr = Codice QR per il telefono
shell-again = Riprova
shell-to-lobby = Alla pagina iniziale
shell-trouble = Non ha funzionato
error-unforeseen = Qualcosa in questa pagina è andato storto. Ricaricala; la tua partita è al sicuro sul server.

missing-title = Questa pista non porta da nessuna parte
missing-text = A questo indirizzo non c'è nessuna pagina. Forse il link ha perso qualche lettera per strada.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Come il dispositivo
settings-theme-light = Giorno
settings-theme-dark = Tramonto
settings-pace = Animazioni
settings-pace-off = Nessuna
settings-pace-slow = Lente
settings-pace-usual = Normali
settings-pace-quick = Veloci
settings-twice = Sugli schermi tattili: un tocco mostra, il secondo sceglie
settings-coach = Nelle partite contro i bot un maestro spiega le novità
settings-sound = Suoni
settings-volume = Volume
settings-patterns = Motivi oltre ai colori

## Pagina iniziale

lobby-stranger = Forestiero
lobby-your-name = Il tuo nome (se vuoi)
lobby-coach = Con un maestro
lobby-coach-why = La prima volta? Il maestro spiega ogni novità una volta sola, poi tace.
lobby-play-bots = Gioca contro i bot
lobby-play-bots-why = Tu e { $count ->
    [one] { $count } bot
   *[other] { $count } bot
    }, subito. Senza account, senza e-mail.
lobby-level = I bot
lobby-bot = { $name }: { $character }
lobby-new-table = Nuovo tavolo
lobby-play-friends = Gioca con gli amici
lobby-players = da { $least } a { $most } giocatori
lobby-minutes = circa { $minutes } minuti
lobby-weight-1 = molto facile
lobby-weight-2 = facile
lobby-weight-3 = di media difficoltà
lobby-weight-4 = impegnativo
lobby-weight-5 = molto impegnativo
lobby-free = libero
lobby-begins = sta per cominciare
lobby-free-seats = { $count ->
    [0] completo
    [one] { $count } posto libero
   *[other] { $count } posti liberi
    }
lobby-running = in corso
lobby-moved = Ultima mossa: { $ago }
lobby-here = ora al tavolo
lobby-winner = ha vinto
lobby-mine = I tuoi tavoli
lobby-open = Tavoli in cerca di giocatori
lobby-watch = Partite da guardare
lobby-finished = Partite finite
lobby-quiet = Silenzio nel saloon
lobby-quiet-why = Ancora nessun tavolo pubblico. Aprine uno e manda il link agli amici, o scaldati con i bot.
lobby-show-all = Mostra tutto ({ $count })
lobby-upload = Apri una partita registrata
lobby-upload-why = Scegli un file o trascinalo qui: una partita finita si può rivedere come replay.

## Nuovo tavolo

new-seats = Chi gioca
new-count = Numero di giocatori
new-local-name = Nome del giocatore
new-sit-me = Tu
new-sit-me-why = È il tuo posto.
new-sit-open = Un giocatore con il link
new-sit-open-why = Libero per chi riceve il link da te.
new-sit-local = Un altro giocatore su questo dispositivo
new-sit-local-why = Giocate a turno sullo stesso schermo; tra un turno e l'altro i segreti restano nascosti.
new-sit-bot = Bot: { $level }
new-rules = Regole
new-details = { $option } punto per punto ({ $count })
new-fine-points = Dettagli ({ $count })
new-details-changed = { $count ->
    [one] { $count } modificato
   *[other] { $count } modificati
    }
new-option-other = altro…
new-option-own = { $option }: valore a scelta
new-option-back = Torna al valore predefinito
new-table = Tavolo
new-public = Chi vede il tavolo
new-public-public = Pubblico
new-public-public-why = Compare nella pagina iniziale e chiunque può occupare un posto libero.
new-public-private = Privato
new-public-private-why = Lo trova solo chi ha il link.
new-spectators = Ammetti spettatori
new-guest-bots = Ammetti bot ospiti
new-guest-bots-why = I programmi di altre persone possono prendere i posti liberi. Tutti vedono di chi sono.
new-clock = Orologio
new-clock-none = Nessuno
new-clock-none-why = Ognuno pensa quanto vuole.
new-clock-minutes = Minuti
new-clock-minutes-why = Una riserva di tempo per tutta la partita, più un po' per ogni mossa.
new-clock-days = Giorni
new-clock-days-why = Per giocare un po' alla volta: alcuni giorni per ogni mossa.
new-clock-is-none = senza orologio
new-clock-is-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
    } + { $increment } s
new-clock-is-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
    } per mossa
new-minutes = Tempo per la partita
new-increment = In più per ogni mossa
new-days = Tempo per ogni mossa
new-count-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
    }
new-count-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
    }
new-count-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
    }
new-count-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
    }
new-on-time = Quando il tempo finisce
new-on-time-nothing = Non succede nulla
new-on-time-bot = Continua un bot
new-tempo = Ritmo dei bot
new-tempo-off = Immediato
new-tempo-off-why = I bot rispondono appena possono.
new-tempo-quick = Svelto
new-tempo-quick-why = Una breve pausa prima di ogni mossa, per poterli seguire.
new-tempo-calm = Calmo
new-tempo-calm-why = I bot se la prendono comoda, come le persone.
new-grace = Il posto di chi è assente resta riservato per
new-grace-why = Solo dopo gli altri possono votare per far giocare un bot al posto di chi manca.
new-grace-turn = il tempo di una mossa
new-standin = Livello dei sostituti
new-standin-why = Un bot di questo livello gioca per chi è assente o si è ritirato.
new-open = Apri il tavolo
new-open-why = Avrai un link da mandare agli altri; si comincia quando tutti i posti sono occupati.
new-start = Inizia la partita
new-start-why = Tutti i posti sono occupati: si comincia subito.

## Sala d'attesa

room-waiting = In attesa di giocatori
room-full = Tutti i posti sono occupati
room-only-here = Questo link funziona solo su questo computer. Per giocare con gli amici in rete, avvia il server con «--host 0.0.0.0» e apri l'indirizzo che mostra.
room-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
    }
room-invited = Accomodati
room-join = Siediti
room-or-watch = Oppure resta su questa pagina e guarda la partita quando comincia.
room-or-choose = Oppure scegli qui sotto un posto preciso.
room-free = Posto libero
room-free-again = Libera il posto
room-take = Siediti qui
room-you = tu
room-local = su questo dispositivo
room-here = presente
room-guest-bots = Bot ospiti
room-guest-bots-yes = ammessi
seat-guest-bot = bot ospite di { $author }
room-away = assente
room-change = Cambia il posto { $seat }
room-change-short = Cambia
room-fill = Riempi i posti liberi con i bot
room-fill-level = Livello di questi bot
room-terms = Regole e tavolo
room-invite = Invita con un link
room-invitation = Vieni a giocare a { $game } con me!
room-start = Inizia la partita
room-start-when = Si può iniziare quando a ogni posto c'è una persona o un bot.
room-host-starts = Chi ha aperto il tavolo inizia la partita quando ci sono tutti.
room-begins = La partita comincia quando ogni browser ha aggiunto la sua parte di sorte, al più tardi tra { $time }.
room-begins-seconds = { $seconds } s
room-leave = Lascia il tavolo
room-close = Chiudi il tavolo
room-closed = Questo tavolo è chiuso
room-closed-why = Chi lo aveva aperto lo ha chiuso prima dell'inizio della partita.

seat-link-open = Su altro dispositivo
seat-link-title = Porta il tuo posto su un altro dispositivo
seat-link-why = Apri questo link sul telefono o su un altro computer: lì siedi allo stesso posto.
seat-link-secret = Tienilo per te: chi ha questo link può giocare al posto tuo.
seat-link-renew = Sostituisci il link
seat-link-renew-why = Il vecchio link smette di funzionare.
seat-link-alone = Togli il posto anche a chiunque altro abbia usato il link
seat-link-renewed = Il posto ha un nuovo link.
room-renew-link = Sostituisci il link di questo posto

## Replay

replay-title = Replay
replay-eyes = Punto di vista
replay-eyes-nobody = Da spettatore
replay-eyes-of = Con gli occhi di { $name }
replay-result = Risultato
replay-download = Scarica
replay-share = Condividi la partita
replay-share-whole = Tutta la partita
replay-share-moment = Da questo momento
replay-fork = Continua da qui
replay-fork-why = Un nuovo tavolo comincia da questo momento. Tu prendi un posto, i bot gli altri; ciò che dal tuo posto non si poteva sapere viene sorteggiato di nuovo.
replay-fork-seat = Giochi come
replay-fork-level = I bot
replay-fork-go = Continua
replay-to-start = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-to-end = Alla fine
replay-moment = Momento della partita
replay-line-of = { $line } di { $last }
replay-speed = Velocità
replay-lines = Tutta la cronaca
replay-line-start = Preparazione del gioco.
replay-line-imagine = Qui ciò che è nascosto è stato sorteggiato di nuovo.
replay-line-scores = Punteggio finale.
replay-line-undo = Annullato.
replay-line-undo-lines = { $count ->
    [1] Annullata la riga { $first }.
   *[other] Annullate le righe da { $first } a { $last }.
    }

## Account

account-title = Account
account-name = Il tuo nome
account-is = Hai effettuato l'accesso come «{ $account }». I tuoi tavoli vengono conservati.
account-is-guest = Giochi come ospite. Ti riconosce solo questo browser; con un account puoi accedere da ogni dispositivo.
account-is-nobody = Qui non hai ancora un nome. Per giocare non serve, ma agli altri piace sapere chi hanno di fronte.
account-renamed = D'ora in poi ti chiami { $name }.
account-login = Accedi
account-login-why = I tavoli a cui giochi come ospite passano all'account.
account-logged-in = Che bello rivederti, { $name }.
account-register = Crea un account
account-register-why = Conserva i tuoi tavoli e li porta su ogni dispositivo. Senza e-mail: al suo posto ricevi un codice di recupero.
account-made = Il tuo account è pronto, { $name }.
account-account = Nome utente
account-password = Password
account-password-why = Almeno { $least } caratteri.
account-logout = Esci
account-logout-why = Questo browser ti dimentica; i tuoi tavoli ti aspettano nell'account.
account-logged-out = Uscita effettuata.
account-logout-everywhere = Esci ovunque
account-sessions = Dove hai effettuato l'accesso
account-sessions-why = Questi browser ti conoscono. Chiudi ogni sessione che non è tua, poi cambia la password.
account-session-current = Questo browser
account-session-used = Ultimo uso: { $ago }
account-session-unknown = Browser sconosciuto
account-session-end = Chiudi
account-session-end-of = Chiudi la sessione: { $device }
account-session-ended = Sessione chiusa: { $device }.
account-safety = Password e recupero
account-password-change = Cambia la password
account-password-change-why = Tutte le altre tue sessioni si chiudono.
account-password-old = Password attuale
account-password-new = Nuova password
account-password-set = Cambia la password
account-password-changed = La password è stata cambiata.
account-forgotten = Password dimenticata?
account-or-email = Nome utente o e-mail
account-by-mail = Per e-mail
account-by-mail-why = Se l'account ha un indirizzo confermato, vi mandiamo un link.
account-by-mail-send = Manda il link
account-by-mail-sent = Se esiste un account così con un indirizzo, il messaggio è in viaggio. Il link vale un'ora.
account-by-code = Con il codice di recupero
account-by-code-why = È stato mostrato alla creazione dell'account. Funziona una volta sola; poi ne ricevi uno nuovo.
account-by-code-set = Imposta la nuova password
account-recovered = Che bello rivederti, { $name }. Da ora vale la nuova password.
account-code = Codice di recupero
account-code-why = Annotalo o salvalo: se dimentichi la password, con questo codice ne scegli una nuova. Viene mostrato solo ora.
account-code-kept = L'ho conservato
account-code-renew = Nuovo codice
account-code-renew-why = Il codice è stato mostrato alla creazione dell'account. Uno nuovo lo sostituisce.
account-code-none = Non hai ancora un codice. Ti permette di scegliere una nuova password se dimentichi la tua.
account-email = E-mail
account-email-why = Solo per una password dimenticata, e solo se vuoi. L'indirizzo vale dopo che hai aperto il link che vi mandiamo. Lascia vuoto il campo per toglierlo.
account-email-sent = Un link è in viaggio verso { $email }. Aprilo entro un'ora.
account-email-removed = L'indirizzo è stato tolto.
account-email-confirm = Conferma
account-email-confirm-why = Conferma che questo indirizzo è tuo: da ora ti aiuta ad avere una nuova password.
account-email-confirmed = L'indirizzo è confermato.
account-bots = I tuoi bot
account-bots-why = Un tuo programma può giocare ai tavoli dove chi ospita ammette i bot. Si siede con un token, e lì tutti vedono il tuo nome come autore.
account-bots-none = Non hai ancora bot.
account-bots-full = Di più non puoi averne. Revoca un token per crearne un altro.
account-bot-name = Nome del bot
account-bot-make = Crea un token
account-bot-unused = Mai usato
account-bot-revoke = Revoca
account-bot-revoke-of = Revoca il token di { $name }
account-bot-revoked = Il token di { $name } non vale più.
account-token = Token di { $name }
account-token-why = Dallo al tuo programma e a nessun altro: chi ce l'ha gioca come il tuo bot. Viene mostrato solo adesso.
account-token-run = Un bot in Python si avvia così:
account-token-kept = L'ho conservato
account-data = I tuoi dati
account-export-why = Tutto ciò che questo server conserva di te: nome, sessioni, bot, tavoli, messaggi della chat e dove si trovano i verbali delle tue partite.
account-export = Scarica come JSON
account-records = Scarica tutte le mie partite (ZIP)
account-dataset = Le mie partite possono stare nella raccolta di dati per la ricerca
account-dataset-why = Se questo server pubblica una raccolta di dati, contiene partite pubbliche finite, senza nomi, chat e orari. Una partita è esclusa se anche solo una persona che l'ha giocata non vuole.
account-delete = Eliminati da qui
account-delete-why = Nome, account, sessioni e bot vengono eliminati per sempre. Dove una partita è in corso, i bot continuano per te; le partite finite restano, senza il tuo nome.
account-delete-surely = So che non si può annullare.
account-delete-now = Elimina per sempre
account-deleted = I tuoi dati sono stati eliminati. Grazie per le partite.

## Informazioni

about-link = Informazioni su Posse
about-title = Informazioni su Posse
about-what = Con Posse si gioca ai giochi da tavolo del Far West con le regole complete: con gli amici tramite un link, in più persone sullo stesso dispositivo o contro i bot. In inglese, polacco, italiano e russo.
about-bots = I bot vedono esattamente ciò che vedresti tu al loro posto, e nient'altro. I dadi li tira il server, e mai due volte.
about-private = Qui non c'è pubblicità e nessuno ti spia: questa pagina parla solo con il proprio server. L'unico cookie ricorda il tuo nome e i tuoi posti.
about-host = Un server tutto tuo
about-host-text = Posse è software libero. Un solo comando lo avvia a casa o su un server, con tutto in una cartella:
about-engine-compiled = Su questo server gira Posse { $version } con il motore compilato.
about-engine-plain = Su questo server gira Posse { $version } in Python puro. Non manca nulla, ma i bot pensano più lentamente che con il motore compilato.
about-engine-running = Il motore compilato è in preparazione in background. Il server lo userà dal prossimo avvio.
about-engine-done = Il motore compilato è pronto. Il server lo userà dal prossimo avvio.
about-engine-failed = Non è stato possibile compilare il motore.
about-thanks = Ringraziamenti
about-games = I giochi sono opera dei loro autori e appartengono ai loro editori. Posse ne segue le regole con parole e disegni propri e non ha legami né con gli uni né con gli altri. Se un gioco ti piace, compra quello in scatola.
about-icons = Icone: { $source } di { $authors } e altri, { $licence }. Tutti gli autori:
about-fonts = Caratteri: { $fonts }, { $licence }.
about-licence = Licenza
about-licence-text = Il codice di Posse è libero con licenza { $licence }: usalo, cambialo, condividilo.
