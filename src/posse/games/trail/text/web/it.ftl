### Great Western Trail: ciò che dice solo il disegno nel browser.

## Le viste del tabellone

trail-views = Viste
trail-map = La pista
trail-railroad = La ferrovia
trail-view-trail = Pista
trail-view-railroad = Ferrovia
trail-view-own = Plancia
trail-view-markets = Mercati
trail-view-more = Punti e altro
trail-board-of = Plancia: { $seat }
trail-marked = { $view } ({ $count } da scegliere)

## Che cosa dice una spiegazione di uno spazio o di una casella

trail-reach = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
    }, { $toll ->
    [0] nessun pedaggio.
   *[other] pedaggi: ${ $toll }.
    }
trail-owned = { $building } ({ $seat }).
trail-here = Mandriani qui: { $players }.
trail-space = Casella { $number } della ferrovia
trail-engines-here = Locomotive qui: { $players }.
trail-why-space = Una locomotiva supera gratis le caselle occupate, ma non può fermarvisi.
trail-why-turnout = Una locomotiva che si ferma qui può migliorare la stazione accanto.

## Che cosa dice una spiegazione dei lavoratori

trail-wage = Riga { $row }: salario ${ $wage }.
trail-not-yet = Si può assumere quando il segnalino ha superato questa riga.
trail-column = { $worker }, colonna { $column }
trail-at-once = Azione immediata per chi la copre: { $action }.
trail-column-points = { $points } PV alla fine.
trail-why-column = Si riempie sempre la prima colonna libera da sinistra.

## Che cosa dice una spiegazione delle cose di un giocatore

trail-counted = { $count } × { $thing }
trail-why-cattleman = Fa da 1 a { $limit } passi per turno.
trail-why-engine = Avanza con le azioni; sui binari di raccordo migliora le stazioni e, più è lontana, meno costano le consegne.
trail-why-money = 1 PV ogni $5 alla fine.
trail-why-certificates = { $certificates } su { $limit } al massimo. Ognuno speso a Kansas City aggiunge $1 al guadagno e 1 al valore della consegna.
trail-why-permanent = Ognuno aggiunge 1 a ogni guadagno; non si spende mai.
trail-why-steps = Luoghi per movimento, al massimo: { $limit }.
trail-why-hand = Carte in mano: { $hand }. A fine turno si pesca fino ad averne { $limit }.
trail-why-stack = Carte da pescare: { $stack }. Quando sono finite si rimescolano gli scarti.
trail-why-discard = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }: { $cards }.
trail-why-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }: { $cards }.
trail-why-workers = Cowboy: { $cowboy }. Artigiani: { $craftsman }. Ingegneri: { $engineer }. Il primo di ogni tipo è stampato sulla plancia.
trail-why-tiles = Pericoli rimossi e tepee ottenuti; contano alla fine e per gli obiettivi.
trail-why-teepees = Ottenuti con gli scambi; contano per obiettivi e capistazione.
trail-why-hazards = Tolti dalla pista; valgono i loro PV alla fine.
trail-why-area = Obiettivi giocati ({ $count }): se tutti i requisiti sono soddisfatti danno PV, altrimenti vale la penalità.
trail-why-unbuilt = Edifici ancora da costruire: { $count }.
trail-why-discs = Dischi ancora sulla plancia: { $count }. Ogni consegna e ogni stazione ne toglie uno e sblocca il suo posto.
trail-why-score = I punti se la partita finisse ora.

## Che cosa dice una spiegazione del tavolo

trail-why-token = È nella riga { $row }: i lavoratori sopra si possono assumere. Quando lascia l'ultima riga, la partita volge alla fine.
trail-why-row = Un lavoratore della riga { $row } costa ${ $wage }, salvo sconti o aumenti dell'azione.
trail-why-foresight = A Kansas City una tessera di ogni colonna va sul tabellone. Rimaste nella pila della colonna { $column }: { $left }.
trail-why-jobs = I lavoratori sopra il segnalino si possono assumere; il numero davanti è il salario.
trail-why-market = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    } in vendita; alle frecce gialle tornano a { $size }; { $left } nel mazzo.
trail-why-display = Si prendono con un'azione o con una consegna; { $left } nel mazzo.
trail-why-income = Quanto frutterebbe ora la mano a Kansas City: ${ $value }. Ogni razza conta una volta.
trail-why-hands = Una mano verde costa ${ $green }, una nera ${ $black }: alla banca o al proprietario dell'edificio.
trail-why-end = Il segnalino è di { $seat }. Turni rimasti: { $left }.

## Giocatori e mercati

trail-auxiliary = Azioni ausiliarie
trail-limits = Certificati, passi, mano
trail-tray = Che cosa si può fare qui
trail-no-cards = Nessuna carta in mano.
trail-worth = La tua mano vale ${ $value }
trail-known = Carte note a tutti
trail-why-known = Tutti possono dedurre che in mano ci sono: { $cards }.
trail-pile = Rimaste nella pila: { $left }
trail-tasks-met = { $card }: requisiti soddisfatti { $done } su { $tasks }
trail-score-sheet = Punti finora
trail-fills = Freccia gialla
trail-why-fills = Quando il segnalino lascia questa riga, il mercato del bestiame viene riempito.
trail-ends = Freccia rossa
trail-why-ends = Quando il segnalino lascia questa riga, scatta la fine della partita.

## Kansas City passo per passo

trail-kansas-tile = Tessera
trail-kansas-income = Guadagno
trail-kansas-delivery = Consegna
trail-with-certificates = fino a ${ $most } con i certificati
trail-city-taken = { $city }: c'è già un tuo disco
trail-city-far = { $city }: valore { $value }, fuori portata
trail-city-open = { $city }, trasporto ${ $cost }{ $lacks ->
        [0] {""}
       *[other] , certificati necessari: { $lacks }
    }

## Le icone

trail-legend = Che cosa significano le icone
trail-legend-discard = Scartare carte
trail-legend-money = Denaro e certificati
trail-legend-people = Assumere e costruire
trail-legend-cards = Bestiame e carte
trail-legend-railroad = Ferrovia
trail-legend-trail = Sulla pista
trail-legend-risk = Azioni di rischio
trail-legend-auxiliary = Azioni ausiliarie

## Le azioni ausiliarie in breve

trail-once-dollar = { aux-dollar.single }
trail-once-draw = { aux-draw.single }
trail-once-certificate = { aux-certificate.single }
trail-once-engine = { aux-engine.single }
trail-once-remove = { aux-remove.single }
trail-twice-dollar = { aux-dollar.double }
trail-twice-draw = { aux-draw.double }
trail-twice-certificate = { aux-certificate.double }
trail-twice-engine = { aux-engine.double }
trail-twice-remove = { aux-remove.double }
