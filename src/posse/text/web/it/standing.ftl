### Le persone e le loro partite: profili, classifiche, statistiche; e la pagina iniziale.

## Profilo

standing-games = Giochi
standing-favourite = gioco preferito
standing-played = { $played ->
    [one] { $played } partita
   *[other] { $played } partite
    }, vinte: { $won }
standing-rating-why = Un punteggio, e quanto può distarne la vera forza. Lo stabiliscono le partite classificate, con i bot come riferimenti fissi.
standing-rated-games = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
    }
standing-plot = Il punteggio nelle ultime partite classificate ({ $count }); adesso { $points } ± { $within }.
standing-no-plot = La storia di questo punteggio ora non si può mostrare.
standing-nothing = Ancora nessuna partita finita.
standing-finished = Partite finite
standing-filter-game = Gioco
standing-filter-any = Tutti i giochi
standing-filter-kind = Quali
standing-filter-all = Tutte
standing-filter-rated = Classificate
standing-filter-friendly = Amichevoli
standing-filter-won = Vinte
standing-filter-lost = Non vinte
standing-search = Con un giocatore
standing-no-games = Non c’è nessuna partita così.
standing-more = Mostra altre
standing-rated = classificata
standing-left = ha lasciato la partita
standing-between = Tu e { $name }
standing-opponents = Incontrati di recente
standing-meeting = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    }: davanti { $ahead }, dietro { $behind }
standing-guest-bot = Un bot che qualcuno fa girare
standing-export = Scarica tutte le mie partite
standing-face = Scegli un volto
standing-face-change = Cambia volto
standing-face-number = Volto { $number }
standing-face-none = Nessun disegno, solo l’iniziale
standing-lessons = Lezioni
standing-lessons-done = { $done } di { $count } fatte

## Classifica e statistiche

standing-leaderboard = Classifica
standing-leaderboard-why = In ordine del punteggio che uno ha di sicuro: i punti meno l’incertezza. I bot stanno dove stanno sempre.
standing-leaderboard-empty = Nessuno ha ancora un punteggio. Gioca una partita classificata e inaugura la classifica.
standing-play-rated = Apri un tavolo classificato
standing-statistics = Statistiche
standing-statistics-why = { $count ->
    [one] Da { $count } partita finita.
   *[other] Da { $count } partite finite.
    }
standing-all-counts = tutti
standing-by-seat = Posto al tavolo
standing-by-luck = Fortuna, nelle partite analizzate
standing-by-player = Giocatori
standing-seat = Posto { $number }
standing-people = Persone
standing-what = Che cosa
standing-shares = Quota delle vittorie
standing-how-often = Quante volte
standing-shares-why = La barra è la quota di partite vinte, il numero accanto dice quante se ne sono giocate. La linea verticale è la quota equa ({ $fair }); quella sottile mostra quanto il dato è sicuro.
standing-scores = Punteggi finali
standing-scores-picture = Quante volte si è raggiunto ogni punteggio: { $count } risultati, { $mean } in media.
standing-winners = vincitori
standing-others = altri

## Galleria

gallery-title = Galleria
gallery-why = Partite finite ai tavoli pubblici, con i tabelloni come apparivano alla fine.
gallery-why-person = Partite finite, con i tabelloni come apparivano alla fine. Quelle ai tavoli privati le vede solo chi le ha giocate.
gallery-empty = Non c’è ancora nessuna partita finita da mostrare.
gallery-share = Condividi questa partita
gallery-share-why = Chiunque abbia questo link può guardare il replay. Siti e app di messaggistica mostrano accanto un’immagine del tabellone finale.
gallery-profile = Al profilo

## Tavoli classificati

new-rated = La partita conta?
new-rated-friendly = Amichevole
new-rated-friendly-why = Non cambia il punteggio di nessuno.
new-rated-rated = Classificata
new-rated-rated-why = Cambia i punteggi. Il tavolo è pubblico e ha un orologio; chi lascia è ultimo. Niente suggerimenti e niente bot ospiti.
new-takebacks = Conta anche se tutti accettano di annullare ciò che il caso ha rivelato
room-rated = Classifica
room-rated-yes = partita classificata
room-rated-takebacks = partita classificata, anche annullando
room-rated-no = partita amichevole

## Pagina iniziale

home-waits = Tocca a te
home-left = restano { $time }
home-known = Tavoli di chi conosci
home-continue = Riprendi da dove eri
home-lesson = Lezione: { $game }
home-lessons = Lezioni: { $game } (completate: { $done } di { $count })
home-picture = { $game }: il tabellone com’è adesso
home-puzzle = Rompicapo del giorno
home-puzzle-why = Un momento di una partita vera. Una risposta è nettamente la migliore: sai trovarla?
home-puzzle-solved = Risolto! Domani ce n’è un altro.
home-puzzle-solve = Risolvilo
