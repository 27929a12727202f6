### Plans: answers that are decided on before they are asked for

ahead-title = Pianifica
ahead-why = Decidi ora che cosa risponderai dopo. Le risposte vengono date per te, anche mentre non ci sei; nessun altro lo viene a sapere.
ahead-offers = Che cosa puoi pianificare
ahead-plan = Pianifica
ahead-none = Ora non c'è nulla da scegliere.
ahead-made = Piani
ahead-one = Piano: { $plan }
ahead-cancel = Annulla
ahead-put-away = Togli
ahead-stopped-impossible = Non è più possibile: piano fermato.
ahead-stopped-undone = È stato annullato ciò su cui si basava: piano fermato.
