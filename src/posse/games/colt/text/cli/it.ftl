### Colt Express nel terminale: parole brevi per spazi stretti.

cli-help = In alto ci sono i tetti del treno, nella cornice gli interni; la locomotiva è a sinistra. Due lettere sono un bandito nel colore del suo giocatore; ✪ sceriffo, ✦ scorta armata, ♞ cavalli, $ sacchetto (con il valore, se lo conosci), ◊ gioiello, ▣ valigetta, ⚱ fiaschetta (? sconosciuta, + whiskey invecchiato, ½ mezza piena). Sotto il treno c'è la diligenza: è accanto al vagone che ha sopra. Nella pila ▮ è una carta coperta. I numeri sui posti e sui banditi sono quelli delle scelte.
cli-round = round { $round } di { $rounds }
cli-keep = tieni { $count ->
    [99] a piacere
   *[other] { $count }
    }
cli-done = fatte: { $count }
cli-loco = Loco
cli-left = proiett.
cli-hand = mano
cli-deck = mazzo
cli-kept = tenute
cli-hits = subiti
