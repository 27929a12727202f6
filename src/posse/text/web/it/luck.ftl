### Una sorte che si può verificare.

luck-title = La sorte di questa partita
luck-verify = Verifica la sorte
luck-room = La sorte di questo tavolo è verificabile
luck-room-why = Tutto ciò che è casuale in questa partita segue da un seme segreto del server e da ciò che vi aggiungono i browser dei giocatori. L’hash qui sotto vincola il server al suo seme prima che si estragga qualcosa; dopo la partita il seme viene rivelato e chiunque può controllare ogni lancio, ogni pescata e ogni distribuzione.
luck-commitment = Hash del seme del server (SHA-256)
luck-contribution = Aggiunto dal browser di { $name }
luck-seed = Il seme del server
luck-facts = Da che cosa segue tutto
luck-draws = Tutte le estrazioni
luck-draw = N.
luck-line = Riga
luck-number = Numero
luck-below = { $number } tra 0–{ $limit }
luck-outcome = Esito
luck-follows = Segue
luck-yes = sì
luck-no = no
luck-promised = Il seme corrisponde all’hash nel registro.
luck-not-promised = Il seme non corrisponde all’hash nel registro.
luck-follow = Calcolato in questo browser: { $count } estrazioni su { $all } seguono dal seme.
luck-replayed = Rigiocate secondo le regole, queste estrazioni portano esattamente agli esiti registrati, comprese le mosse annullate. Lo ha controllato il server; posse verify lo controlla sul tuo computer.
luck-seen = Questo browser ha visto lo stesso hash prima dell’inizio, e ciò che ha aggiunto è stato usato.
luck-seen-only = Questo browser ha visto lo stesso hash prima dell’inizio, ma non ha aggiunto nulla di suo.
luck-withheld = Prima dell’inizio questo browser ha visto un hash del seme del server, ma il registro non rivela quel seme.
luck-undone = { $count ->
    [one] { $count } di queste estrazioni appartiene a una mossa annullata.
   *[other] { $count } di queste estrazioni appartengono a mosse annullate.
    } Solo chi ha giocato sa se era d’accordo di annullarle.
luck-not-seen = Prima dell’inizio questo browser ha visto un altro hash, oppure manca ciò che ha aggiunto.
luck-not-there = Questo browser non era al tavolo prima dell’inizio, quindi non ha nulla da confrontare.
luck-unsafe = Questo browser calcola gli hash solo su una connessione sicura (https). Scarica il registro e controllalo con posse verify, o con il breve programma Python della documentazione.
luck-limits = Questo mostra che nulla è stato rilanciato o scelto a posteriori. Non mostra che il gestore del server, che poteva leggere il seme, non l’abbia guardato.
luck-limits-unseen = Che nulla sia stato rilanciato o scelto a posteriori è certo solo per chi ha visto questo hash prima dell’inizio. A tutti gli altri questo mostra che il registro corrisponde all’hash che contiene.
