### Il titolo del gioco, di che cosa tratta e chi lo ha ideato: ciò che mostrano la pagina iniziale e ogni elenco dei giochi.

game-trail = Great Western Trail
game-trail-why = Guida la mandria più volte fino a Kansas City, assumi lavoratori, costruisci lungo la pista e spedisci il bestiame a ovest in treno.
game-trail-by = Great Western Trail è un gioco di Alexander Pfister.
