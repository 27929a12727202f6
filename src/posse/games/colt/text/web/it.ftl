### Colt Express: ciò che dice solo il disegno nel browser.

## Il tavolo

colt-round = Round { $round } di { $rounds }
colt-begins = La rapina comincia: tutti prendono posto sul treno.
colt-begins-horses = Assalto a cavallo: i banditi cavalcano lungo il treno e salgono a bordo.
colt-tray = Da scegliere
colt-no-cards = Nessuna carta in mano.
colt-counted = { $count } × { $thing }

## Il film

colt-film = Film
colt-film-back = Indietro
colt-film-next = Avanti
colt-film-pause = Pausa
colt-film-play = Riprendi
colt-film-speed = Velocità

## Che cosa si dice di un posto

colt-here = Qui: { $bandits }.
colt-marshal-here = Qui c'è lo sceriffo.
colt-shotgun-here = Qui c'è la scorta armata.
colt-loot-here = Bottino: { $loot }.
colt-hostages-here = In attesa: { $hostages }.
colt-coach-here = Accanto c'è la diligenza.
colt-why-inside = All'interno ci si sposta di un vagone; gli spari arrivano al vagone accanto.
colt-why-roof = Sui tetti ci si sposta fino a 3 vagoni; gli spari raggiungono i più vicini in vista.
colt-why-coach = Si entra dal suo tetto o a cavallo; chi entra prende un ostaggio.
colt-why-coach_roof = È adiacente al tetto del vagone accanto. All'inizio la scorta vi sorveglia una valigetta.

## Che cosa si dice dei banditi e della legge

colt-bandit-of = { $bandit } ({ $seat })
colt-bandit-has = Proiettili rimasti: { $left }. Segnalini bottino: { $loot }.
colt-why-marshal = Chi è nel suo vagone riceve un proiettile neutrale e scappa sul tetto.
colt-why-shotgun = Sul treno resta sul tetto accanto alla diligenza; chi vi arriva riceve un proiettile neutrale e deve fuggire.
colt-why-horse = { $count ->
    [one] Qui aspetta { $count } cavallo.
   *[other] Qui aspettano { $count } cavalli.
    } Per cavalcare serve un cavallo accanto al proprio vagone.

## Che cosa si dice delle carte

colt-card-of = { $card } ({ $bandit })
colt-played-by = Carta { $number }, giocata da { $seat }.
colt-face-down = Carta coperta
colt-why-face-down = Coperta finché non tocca a lei.
colt-why-bullet = Un proiettile non si può giocare: occupa solo la mano.
colt-why-round = Ogni round si pianifica carta per carta, poi le carte si eseguono nello stesso ordine.
colt-why-first = Comincia ogni turno di questo round; poi tocca al giocatore seguente.
colt-why-neutral = Li danno lo sceriffo, la scorta e gli eventi.
colt-why-keep = { $count ->
    [one] Si può tenere una carta della mano per il round successivo.
   *[other] Si possono tenere { $count } carte della mano per il round successivo.
    }

## Che cosa si dice del bottino e delle cose di un giocatore

colt-value-known = Lo conosci: ${ NUMBER($value, useGrouping: 0) }.
colt-half = Mezza piena.
colt-purses-known = Noti: { $values }.
colt-purses-hidden = { $count } di valore ignoto.
colt-why-left = Sparati finora: { $fired }. Chi spara di più riceve $1000 alla fine.
colt-why-cash = Alla fine conta come il bottino.
colt-why-hand = Carte in mano.
colt-why-deck = Invece di giocare una carta se ne possono pescare 3 da qui.
colt-why-bullets = Ingombrano il mazzo per il resto della partita.
colt-worth-at-least = { $known } + ?
colt-overview = Il treno intero
