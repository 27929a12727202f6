### Lessons in the browser

learn-title = Learn
learn-why = A minute or two each, on the real board. Nothing can go wrong here.
learn-count = { $done } of { $count } done.
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
learn-begun = begun
learn-done = done
learn-step = Step { $step } of { $steps }
learn-show = Show me
learn-next = Next
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-restart = Start over

## Puzzles

puzzles = Puzzles
puzzles-why = Moments from real games in which one answer is clearly the best. You see what the player saw.
puzzles-count = { $solved } of { $count } solved.
puzzle-title = Puzzle { $number }
puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
puzzle-task = Which answer is best?
puzzle-astray = There is a better answer than this one: { $choice }.
puzzle-solved = solved
puzzle-found = Right, that is the best answer: { $choice }.
puzzle-shown = The best answer: { $choice }.
puzzle-chance = It wins about { $chance } of such games, the best answer { $best }.
puzzle-untried = It is not among the promising answers. The best one wins about { $best } of such games.
puzzle-cost = It costs you { $points }.
puzzle-ahead = With it you can expect to end { $points } ahead of the best opponent.
puzzle-behind = With it you can expect to end { $points } behind the best opponent.
puzzle-even = With it you can expect to end level with the best opponent.
puzzle-gain = The next best is { $points } worse: { $choice }.
puzzle-follows = What is sure to follow: { $events }
puzzle-chances = Chance to win after each answer
puzzle-how = Chances as the strongest bot’s search estimates them, from what the player could know.
puzzle-next = Next puzzle
puzzle-all = All puzzles
