### The page of a game's rules

rules-goal = What it is about
rules-turn = How it goes
rules-chapters = Chapters
rules-open = The whole rules, on a page of their own
rules-print = Print
rules-all = Show all rules
rules-left-out = { $count ->
    [one] { $count } rule is left out, because nobody needs it with these options
   *[other] { $count } rules are left out, because nobody needs them with these options
    }
rules-for = Show the rules for this game:
rules-any-seats = any number
