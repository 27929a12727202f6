### Great Western Trail nel terminale: parole brevi per spazi stretti.

cli-help = La pista è descritta tratto per tratto, da un bivio all'altro. [A] è un edificio neutrale, ●1a un edificio con il suo proprietario, @▲ un mandriano che vi si trova. Su una casella libera · è uno spazio edificabile, ♣ uno nel bosco, ! un'azione di rischio, ∘ un posto vuoto per una tessera; il numero davanti è ciò che vi rende uno scambio. ≈ inondazione, ☼ siccità, ◢ frana con i loro punti, △ tepee verde e ▼ blu, ▪ la mano nera, o gli angoli neri di una stazione o di una città. Sul binario ┴ è il raccordo di una stazione. Due lettere sono un lavoratore. I numeri nel disegno sono quelli delle scelte.
cli-start = partenza
cli-tolls = pedaggi: mano verde ${ $green }, mano nera ${ $black }
cli-beside = fuori dalla pista:
cli-way = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
    }, pedaggio ${ $toll }
cli-freight = trasporto ${ $cost }
cli-worth = valore { $value }
cli-vp = { $points } PV
cli-certificates = cert.
cli-steps = passi
cli-hand = mano
cli-deck = mazzo
cli-discs = dischi
cli-unbuilt = da costruire
cli-objectives = ob.
cli-master-workers = lavoratori
cli-master-objectives = obiettivi
cli-master-hazards = pericoli
cli-master-teepees = tepee
cli-master-certificates = certificati
