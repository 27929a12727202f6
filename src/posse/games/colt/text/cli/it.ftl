### Colt Express nel terminale: parole brevi per spazi stretti.

cli-help = La fila in alto del treno sono i tetti, quella nella cornice gli interni; la Locomotiva è a sinistra. Due lettere sono un bandito nel colore del suo giocatore; ✪ sceriffo, ✦ scorta armata, ♞ cavalli, $ sacchetto (con il valore, se lo conosci), ◊ gioiello, ▣ valigetta, ⚱ fiaschetta (? sconosciuta, + whiskey invecchiato, ½ mezza piena). Sotto il treno c'è la diligenza, accanto al vagone sopra di lei. Nella pila ▮ è una carta coperta. I numeri sui posti e sui banditi sono quelli delle scelte.
cli-round = round { $round } di { $rounds }
cli-keep = conserva { $count ->
    [99] a piacere
   *[other] { $count }
    }
cli-done = fatte: { $count }
cli-loco = Loco
cli-left = colpi
cli-hand = mano
cli-deck = mazzo
cli-kept = tenute
cli-hits = ferite
