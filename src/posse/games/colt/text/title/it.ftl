### Il titolo del gioco, di che cosa tratta e chi lo ha ideato: ciò che mostrano la pagina iniziale e ogni elenco dei giochi.

game-colt = Colt Express
game-colt-why = Rapina un treno nel Far West: pianifica le mosse carta per carta, poi guarda i piani scontrarsi.
game-colt-by = Colt Express è un gioco di Christophe Raimbault.
