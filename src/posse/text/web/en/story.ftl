### What happened, told turn by turn.

turn-line = { $seat }: { $line }
turn-times = { $deed } ({ $count }×)
turn-points = { $points } VP

## Recap and pace

table-recap-short = Recap
table-recap-play = Watch it
table-long-press = Press long on anything to have it explained; pinch to zoom.
table-understood = Got it
table-sound-ask = Would you like sounds?
table-sound-listen = Listen
table-sound-yes = Yes
table-sound-no = No
table-sound-on = Turn sounds on
table-sound-off = Turn sounds off
table-pace = Pace of the moves
table-pace-pause = Pause
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-once = At once

## Keys

table-keys = Keys
table-key-choose = Choose one of the offered answers
table-key-board = Go to what is lit on the board, and from one to the next
table-key-confirm = Choose what has the focus, what the hint says, or the only answer
table-key-undo = Undo
table-key-hint = Ask for a hint
table-key-recap = What the others did since your last turn
table-key-pause = Hold the moves of the others, or let them go on
table-key-help = This list
table-key-zoom = Larger, smaller, the whole board
table-key-back = Take back a click, close
