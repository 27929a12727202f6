### Il maestro della prima partita; quello che dice di ogni gioco sta nella cartella del gioco.

coach-name = Il maestro
coach-off = Senza maestro
