### The table in the browser.

## Question and answers

table-question = The question
table-is-asked = to move
table-watching = You are watching. { $waiting }
table-closed = This table was closed before the end of the game.
table-on-board = { $count ->
    [one] { $count } choice on the board is highlighted.
   *[other] { $count } choices on the board are highlighted.
    }
table-as-list = Show as a list
table-as-board = Choose on the board
table-search-choices = Search the choices
table-back = Back
table-less = Less
table-more = More
table-amount = Amount
table-tools = Undo and hints
table-undo-ask = Undo, if the others agree
table-hint = Hint
table-hinting = Thinking…
table-hint-why = Ask the strongest bot what it would do, and why
table-hint-do = Do it
table-foretold-nothing = Nothing is certain: it all depends on chance or on the other players.
table-recap = Since your last turn

## Players

seat-shape-circle = circle
seat-shape-triangle = triangle
seat-shape-diamond = diamond
seat-shape-square = square
seat-shape-star = star
seat-shape-hexagon = hexagon
table-away = away
table-away-kept = away, { $left } left
table-away-why = The seat is kept for this long; then the others may let a bot play.
table-left = left
table-standin = a bot stands in
table-resigned = resigned, a bot plays
table-propose-bot = Let a bot play for now
table-look-as = Hand over to { $name }
table-clock = Time left
clock-days = { $days } d { $hours } h

## Board, log, chat, rules

table-board = Board
table-tabs = What is shown
table-zoom = Size of the board
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-whole = The whole board
table-log-filter = Filter the log
table-log-all = Everything
table-log-mine = What concerns me
table-log-start = Set-up
table-notice-lighter = Many games are on: the bots think for a shorter time than usual.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-deleted = Deleted player
table-chat-say = Say something
table-chat-send = Send
table-chat-name = To chat, enter a name under “Account”.
table-unread = { $count ->
    [one] unread message
   *[other] unread messages
    }
table-rule = Show this rule
table-rules-search = Search the rules
table-rules-none = The rules say nothing about this.

## The table itself

table-menu = This table
table-link-watch = Link to this table
table-link-watch-why = Anybody who has it can watch.
table-link-seat = Link to my seat
table-link-seat-why = It takes your seat to another device. Keep it to yourself: whoever opens it can play for you.
table-leave = Leave the table
table-leave-why = The others may let a bot play for you. You get your seat back when you return.
table-resign = Resign
table-resign-why = A bot plays your seat to the end; this cannot be undone.
table-resign-alone = Nobody else is playing at this table: the game ends here, and its record is kept.
table-resign-not = Keep playing
table-resign-surely = Yes, { $name } resigns
table-offline = The connection was lost; trying again…
table-proposal-undo = { $by } asks to undo the last move.
table-proposal-undo-mine = You ask to undo the last move.
table-proposal-bot = { $by } asks to let a bot play for { $seat }.
table-proposal-bot-mine = You ask to let a bot play for { $seat }.
table-proposal-bot-for-me = { $by } asks to let a bot play for you.
table-proposal-absent = Away, and asked on their return: { $seats }.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Never mind
table-pass-device = Hand the device to { $name }
table-pass-why = What the last player saw is hidden.
table-pass-ready = I am { $name }

## The end

table-result = Result
table-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
table-source = Source of points
table-points-from = Where the points come from
table-skip = Skip
table-showing = Watch what happens.
table-rematch = Play again
table-rematch-go = To the next game
table-replay = Watch the replay
table-download = Download the record
table-analysis = Analysis
table-compare = Compare with the original
table-picture = Picture
table-picture-title = A picture to keep
table-picture-download = Download the picture
table-picture-share = Send it
table-picture-failed = The picture could not be made in this browser.

## Errors that arise in the browser

error-unreachable = The server cannot be reached. Please try again in a moment.
error-bad-answer = The server sent an answer that makes no sense.
error-unknown = That did not work (“{ $key }”).
