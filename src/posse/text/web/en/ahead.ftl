### Plans: answers that are decided on before they are asked for

ahead-title = Plan ahead
ahead-why = Decide now what you answer later. The answers are given for you, also while you are away; nobody else is told.
ahead-offers = What you can plan
ahead-plan = Plan this
ahead-none = Nothing to choose from now.
ahead-made = Planned
ahead-one = Planned: { $plan }
ahead-cancel = Cancel
ahead-put-away = Put away
ahead-stopped-impossible = No longer possible: stopped.
ahead-stopped-undone = Something it was based on was taken back: stopped.
