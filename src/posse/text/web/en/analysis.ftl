### What was luck and what was skill in a finished game; fetched only for that page.

analysis-working = This game is being analysed
analysis-working-why = Every move is compared with others in many imagined games. You can leave this page: the work goes on, and what is found stays for everybody who may see the game.
analysis-queued = Waiting for a free moment of the server…
analysis-progress = { $done } of { $places } moments
error-analysis-failed = The analysis was broken off. Ask for it once more.

## The graph

analysis-graph = Chances of winning over the game
analysis-now = Line { $line }: { $chances }
analysis-back = Previous moment
analysis-forward = Next moment
analysis-back-mark = Previous marked moment
analysis-forward-mark = Next marked moment
analysis-eyes-asked = As whoever moves sees it
analysis-board = The board
analysis-before = Before the move
analysis-after = After it

## A moment

analysis-moment = This moment
analysis-line = Line { $line }
analysis-round = Round { $round }
analysis-word-best = Best
analysis-word-good = Good
analysis-word-inaccuracy = Inaccuracy
analysis-word-mistake = Mistake
analysis-word-blunder = Blunder
analysis-luck = Luck
analysis-verdict = As far as { $name } could know: { $before } to win with the best move found, { $after } with this one.
analysis-verdict-best = As far as { $name } could know, no better move was found: { $before } to win.
analysis-no-choice = There was nothing to choose here.
analysis-no-answer = Nobody decided anything here.
analysis-answers = Moves that were tried
analysis-given = played
analysis-changes = What it changed
analysis-by-answer = Move
analysis-happened = What happened

## The whole game

analysis-sums = Turning points, luck and skill
analysis-turns = Turning points
analysis-turns-none = No single moment changed the chances much.
analysis-turn = { $when }: { $deed }
analysis-deed = { $name }: { $deed }
analysis-accounts = Luck and skill
analysis-accounts-why = Everybody begins with an equal share. Skill is what one’s own moves changed compared with the best ones found, so it is hardly ever above zero; then come the moves of the others, and luck. Together they lead to the result.
analysis-prior = Equal share
analysis-skill = Skill
analysis-others = Others
analysis-result = Result

## Another try

analysis-retry = Retry this moment
analysis-retries = Your retries
analysis-retry-of = Line { $line } as { $name }
analysis-compare = The retry and the original
analysis-parting = The two games part at line { $line }.
analysis-original = In the original
analysis-other = In the retry
analysis-ending = { $place }, { $score }
analysis-outcome-better = { $name } did better in the retry.
analysis-outcome-worse = { $name } did better in the original.
analysis-outcome-same = { $name } did equally well in both.
analysis-of-other = Analyse the retry
analysis-other-running = The retry is not over yet.
analysis-other-go = Play it to the end
