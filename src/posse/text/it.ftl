### Posse: le parole comuni a tutti i giochi. Quelle di un gioco stanno accanto alle sue regole.
### I messaggi con il prefisso cli- sono della riga di comando.

## Giochi e lingue

game-carson = Carson City
game-carson-why = Fonda una città nel selvaggio West, compra terreni, costruisci e duella per i posti migliori: da 2 a 5 giocatori, quattro round.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Posti e bot

seat-name = Giocatore { $number }
nobody = nessuno
player-you = tu
player-human = una persona
player-bot = un bot
bot-easy = facile
bot-medium = medio
bot-hard = difficile

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
turn-of = Tocca a { $seat }.
waiting-for = Si aspetta: { $seats }.
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

error-allowed = Si può dire: { $allowed }.

error-not-a-game = Non c'è nessun gioco di nome «{ $given }».
error-not-a-language = Non ci sono testi nella lingua «{ $given }».
error-wrong-seats = Questo gioco è per un numero di giocatori da { $least } a { $most }, non { $given }.
error-not-an-option = Questo gioco non ha l'opzione «{ $given }».
error-not-a-value = L'opzione «{ $option }» non può valere «{ $given }».
error-option-seats = L'opzione «{ $option }» non può valere «{ $given }» con { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
    }.

error-not-a-word = «{ $given }» non è una risposta di questo gioco.
error-not-a-noun = «{ $given }» qui non indica nulla; a questo punto ci vuole: { $kind }.
error-not-a-chance = «{ $given }» non è nulla che la sorte possa dire in questo gioco.
error-not-a-step = «{ $given }» non è un passo di questo gioco.
error-wrong-count = «{ $given }» ha troppe parole o troppo poche; si scrive così: { $allowed }.

error-not-allowed = «{ $given }» ora non è permesso.
error-not-asked = { $seat } ora non ha nulla da decidere; si aspetta: { $asked }.
error-game-over = La partita è finita; non c'è più nulla da decidere.
error-no-such-seat = Non c'è nessun posto «{ $given }»; a questo tavolo i posti si contano da 0 e sono { $seats }.

error-undo-consent = La riga { NUMBER($line, useGrouping: 0) } («{ $given }») si può annullare solo se tutti sono d'accordo, perché altri hanno già visto che cosa è successo dopo.
error-nothing-to-undo = Non c'è nulla da annullare.
error-nothing-to-redo = Non c'è nulla da ripetere: l'ultima riga non è un annullamento.
error-undo-imagined = La riga { NUMBER($line, useGrouping: 0) } non si può annullare: dopo di essa le cose nascoste sono state sorteggiate di nuovo.

error-scene-table = La scena non è la semplice descrizione di un tavolo: «{ $given }».
error-scene-key = La scena dice qualcosa che nessuna scena può dire: «{ $given }».
error-scene-value = La scena contiene un valore impossibile: «{ $given }».
error-scene-players = La scena descrive { $given ->
    [one] { $given } giocatore
   *[other] { $given } giocatori
    }, ma al tavolo il loro numero è { $allowed }.
error-scene-step = Il gioco non può trovarsi al passo «{ $given }».
error-scene-sums = Nella scena i conti non tornano: { $given }.

error-record-format = Questo non è il registro di una partita: comincia con «{ $given }» e non con «{ $allowed }».
error-record-header = La riga { NUMBER($line, useGrouping: 0) } non può stare nell'intestazione del registro: «{ $given }».
error-record-no-start = Nel registro manca la riga «start».
error-record-line = La riga { NUMBER($line, useGrouping: 0) } del registro non si può leggere: «{ $given }».
error-record-cut = Il registro si interrompe alla riga { NUMBER($line, useGrouping: 0) }: «{ $given }».
error-record-game = La riga { NUMBER($line, useGrouping: 0) } del registro nomina un gioco sconosciuto: «{ $given }».
error-record-version = Il registro è stato fatto con la versione { $given } delle regole; la più recente che conosciamo è la { $allowed }.
error-record-broken = Il registro non si può seguire dalla riga { NUMBER($line, useGrouping: 0) } in poi: «{ $given }».
error-wrong-scores = Secondo il registro i punteggi sono «{ $given }», ma in realtà sono «{ $allowed }».

error-chance-missing = La sorte non ha più nulla da dire, ma è stato chiesto: { $asked }.
error-chance-other = La sorte dice «{ $given }», ma è stato chiesto: { $asked }.
error-chance-impossible = La sorte dice «{ $given }», che ora non può succedere.
error-chance-left = La sorte dice più di quanto è stato chiesto: «{ $given }».
error-empty-bag = Bisogna pescare, ma non è rimasto nulla da cui pescare.

error-doubled-word = Errore nelle regole del gioco, per favore segnalalo: la parola «{ $given }» è dichiarata due volte.
error-no-options = Errore nelle regole del gioco, per favore segnalalo: { $seat } non ha nessuna risposta al passo «{ $step }».
error-steps-wrong = Errore nelle regole del gioco, per favore segnalalo: i passi sono { $steps } per { $kinds } tipi; mancano: { $missing }.
