### Plans: answers that are decided on before they are asked for

ahead-title = Zaplanuj
ahead-why = Zdecyduj teraz, co odpowiesz później. Odpowiedzi padną za ciebie, także gdy cię nie będzie; nikt inny się o tym nie dowie.
ahead-offers = Co możesz zaplanować
ahead-plan = Zaplanuj to
ahead-none = Teraz nie ma z czego wybierać.
ahead-made = Plany
ahead-one = Plan: { $plan }
ahead-cancel = Odwołaj
ahead-put-away = Schowaj
ahead-stopped-impossible = Już niemożliwe: wstrzymano.
ahead-stopped-undone = Cofnięto to, na czym plan się opierał: wstrzymano.
