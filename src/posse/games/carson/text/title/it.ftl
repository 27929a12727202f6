### Il titolo del gioco, di che cosa tratta e chi lo ha ideato: ciò che mostrano la pagina iniziale e ogni elenco dei giochi.

game-carson = Carson City
game-carson-why = Fonda una città nel Far West, compra terreni, costruisci e duella per i posti migliori.
game-carson-by = Carson City è un gioco di Xavier Georges.
