### La pagina delle regole di un gioco

rules-goal = Lo scopo
rules-turn = Come si gioca
rules-chapters = Capitoli
rules-open = Tutte le regole, su una pagina a parte
rules-print = Stampa
rules-all = Mostra tutte le regole
rules-left-out = { $count ->
    [one] { $count } regola non è mostrata, perché con queste opzioni non serve
   *[other] { $count } regole non sono mostrate, perché con queste opzioni non servono
    }
rules-for = Mostra le regole per questa partita:
rules-any-seats = un numero qualsiasi
