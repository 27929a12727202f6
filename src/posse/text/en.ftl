### Posse: the words all games share. The words of a game stand beside its rules.

## Languages

language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Seats and bots

seat-name = Player { $number }
seat-number = seat { $number }
nobody = nobody
player-you = you
player-human = a person
player-bot = a bot
bot-random = random
bot-random-why = easy: plays any legal answer
bot-greedy = greedy
bot-greedy-why = medium: takes what looks best right now
bot-search = search
bot-search-why = strong: thinks ahead in imagined games

## Parts of sentences

nothing = nothing
quoted = “{ $text }”
list-more = { $items } and { $count ->
    [one] { $count } more
   *[other] { $count } more
    }
number-of-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
noun-seat = seat
noun-seats = seats
noun-number = number
noun-amount = amount

## The table

yes = yes
no = no
default = default
hidden = hidden
your-turn = Your turn
turn-of = It is the turn of { $seat }.
waiting-for = Waiting for { $seats }.
thinking = { $seat } is thinking.
round = Round { $number }
game-over = The game is over.
wins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
shared-win = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
nobody-wins = Nobody wins.
rank = Place { $number }
ranking = Ranking
score = Score
total = Total
players = Players
choices = Choices
options = Options
rules = Rules
log = Log
record = Game record
undo = Undo
redo = Redo
help = Help

## Errors; what is allowed and why follow in sentences of their own

error-allowed = Possible: { $allowed }.

error-not-a-game = There is no game called “{ $given }”.
error-not-a-bot = There is no bot called “{ $given }”.
error-not-a-language = There is no text in the language “{ $given }”.
error-wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
error-not-an-option = This game has no option “{ $given }”.
error-not-a-value = The option “{ $option }” cannot be “{ $given }”.
error-option-seats = The option “{ $option }” cannot be “{ $given }” with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
    }.

error-not-a-word = “{ $given }” is no answer in this game.
error-not-a-noun = “{ $given }” does not name anything here; this place is for: { $kind }.
error-not-in-range = “{ $given }” is not a whole number from { $least } to { $most }.
error-not-a-chance = “{ $given }” is nothing that chance can say in this game.
error-not-a-step = “{ $given }” is no step of this game.
error-wrong-count = “{ $given }” has too few or too many words; it goes like this: { $allowed }.

error-not-allowed = “{ $given }” is not allowed now.
error-not-asked = The game does not ask { $seat } now; it waits for { $asked }.
error-game-over = The game is over; nothing is asked any more.
error-no-such-seat = There is no seat “{ $given }”; at this table seats are counted from 0, and there { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
    }.

error-undo-consent = Line { NUMBER($line, useGrouping: 0) } (“{ $given }”) can be undone only if everybody agrees, because others have seen what followed.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo: the last line is not an undo.
error-undo-imagined = Line { NUMBER($line, useGrouping: 0) } cannot be undone: after it the hidden things were drawn anew.
error-undo-often = At one table only { $most } answers can be taken back, and so many were.

error-scene-table = The scene is not a plain description of a table: “{ $given }”.
error-scene-key = “{ $given }” is not a key of { $field ->
    [top] a scene
   *[other] “{ $field }” in a scene
    }.
error-scene-number = “{ $field }” is { $given }; it must be a whole number from { $least } to { $most }.
error-scene-truth = “{ $field }” is { $given }; it must be true or false.
error-scene-seat = “{ $field }” is { $given }; it must be a seat from 0 to { $last }.
error-scene-seat-or-nobody = “{ $field }” is { $given }; it must be a seat from 0 to { $last }, or { $nobody } for nobody.
error-scene-order = “{ $field }” is { $given }; it must name every seat from 0 to { $last } once.
error-scene-word = “{ $field }” is { $given }; it must be a word for: { $kind }.
error-scene-list = “{ $field }” is { $given }; it must be a list.
error-scene-dict = “{ $field }” is { $given }; it must be an object with keys and values.
error-scene-length = “{ $field }” has { $given ->
    [one] { $given } entry
   *[other] { $given } entries
    }; it must have { $most }.
error-scene-length-most = “{ $field }” has { $given ->
    [one] { $given } entry
   *[other] { $given } entries
    }; it can have at most { $most }.
error-scene-doubled = “{ $field }” names { $given } twice.
error-scene-absent = “{ $field }” is { $given }, but this table is played without it.
error-scene-count = “{ $field }”: the scene has { $given }, the game has { $there } ({ $where }).
error-scene-sums = The scene does not add up: { $given }.
error-scene-steps = “{ $field }” is { $given }; it must be a step such as “game”, or a list of steps.
error-scene-deep = The scene opens { $given } steps on each other; at most { $most } can be open.
error-scene-step-asks = “{ $given }” in “{ $field }” is a question; the seat that is asked must stand behind a colon, as in “: 0”.
error-scene-step-duty = “{ $given }” in “{ $field }” is no question and asks no seat.
error-scene-step-one = “{ $given }” in “{ $field }” asks one seat only.
error-scene-step-seat = “{ $given }” in “{ $field }” asks a seat that is not at the table; the last seat is { $last }.
error-scene-step-argument = In the step “{ $given }” in “{ $field }”, “{ $argument }” names nothing that is on the table.
error-scene-step-misfit = “{ $given }” in “{ $field }” does not fit the rest of the scene.
error-scene-step-nested = “{ $given }” in “{ $field }” stands on another question, which the scene must name too.
error-scene-step-under = “{ $field }” has “{ $given }” under “{ $above }”, which cannot be.
error-scene-no-answer = At the step “{ $given }” in “{ $field }” nobody would have an answer.
error-scene-lost = The game cannot go on from this scene: { $given }.
error-scene-value = The scene holds a value that cannot be: “{ $given }”.
error-scene-players = The scene describes { $given ->
    [one] { $given } player
   *[other] { $given } players
    }, but { $allowed } sit at the table.
error-scene-step = The game cannot stand at the step “{ $given }”.

error-record-format = This is not a game record: it begins with “{ $given }” and not with “{ $allowed }”.
error-record-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong in its header: “{ $given }”.
error-record-no-start = The record has no line “start”.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read: “{ $given }”.
error-record-cut = The record breaks off in line { NUMBER($line, useGrouping: 0) }: “{ $given }”.
error-record-game = Line { NUMBER($line, useGrouping: 0) } of the record names an unknown game: “{ $given }”.
error-record-version = The record was made with version { $given } of the rules; the newest known here is { $allowed }.
error-record-broken = The record cannot be followed from line { NUMBER($line, useGrouping: 0) } on: “{ $given }”.
error-wrong-scores = The record says that the scores are “{ $given }”, but they are “{ $allowed }”.

error-chance-list = Scripted dice take a list of outcomes such as “die 4”, not { $given }.
error-chance-word = Outcome { $number } of the scripted dice is not written in words: { $given }.
error-chance-unknown = Outcome { $number } of the scripted dice is unknown in this game: “{ $given }”.
error-chance-missing = The scripted dice ran out: outcome { $number } is needed, and this is asked for: { $asked }.
error-chance-other = Outcome { $number } of the scripted dice is “{ $given }”, but this is asked for: { $asked }.
error-chance-impossible = Outcome { $number } of the scripted dice, “{ $given }”, is not possible now.
error-chance-left = There are more outcomes of chance than were asked for: “{ $given }”.
error-empty-bag = Something must be drawn, but there is nothing left to draw from.

error-doubled-word = A mistake in the rules of the game, please report it: the word “{ $given }” is declared twice.
error-no-options = A mistake in the rules of the game, please report it: { $seat } has no answer to the step “{ $step }”.
error-steps-wrong = A mistake in the rules of the game, please report it: there are { $steps } steps for { $kinds } kinds; missing: { $missing }.

## Server

error-bot-failed = The bot that plays for { $seat } did not come up with an answer.

error-two-writers = This table was changed somewhere else at the same moment; load it again.
error-store-failed = The server could not store this. Please try again in a moment.
error-name-taken = The account name “{ $given }” is taken.
error-has-account = You have an account already: “{ $given }”.
error-bad-name = A name has 1 to { $most } characters that can be seen.
error-bad-account = An account name has { $least } to { $most } characters: letters, digits, dots, hyphens, underscores.
error-bad-password = A password has { $least } to { $most } characters.
error-wrong-password = There is no such account, or the password is wrong.
error-bad-address = “{ $given }” is not the address of a database; give a file, or an address that begins with postgresql://.
error-no-database = The database { $given } cannot be used: { $detail }
error-newer-database = The database { $given } was made by a newer version of Posse than this one.
error-no-such-table = There is no table “{ $given }”; perhaps the link is incomplete, or the table was never made.
error-no-such-key = This link leads to no seat any more.
error-no-such-page = There is nothing at “{ $given }”.
error-no-such-method = “{ $given }” cannot be called like this.
error-no-such-moment = The game has no moment { NUMBER($given, useGrouping: 0) }; the last one is { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Only the host of the table may do that.
error-not-your-seat = This seat is not yours.
error-seat-resigned = You have resigned at this table.
error-no-spectators = The players of this table want no spectators.
error-wrong-origin = This request comes from another site.
error-name-needed = First say what you are called.
error-name-at-table = Somebody at this table is called “{ $given }” already.
error-host-sits = You sit at this table already.
error-table-started = The game has begun already.
error-table-not-running = No game is being played at this table now.
error-table-not-over = That is possible only when the game is over.
error-table-full = All { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    } of this table are taken.
error-seat-taken = The seat of { $seat } is taken.
error-seats-open = { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
    } still free; invite somebody or seat a bot.
error-seat-has-bot = A bot plays for { $seat } already.
error-seat-is-here = { $seat } is here.
error-proposal-open = First the proposal that is being voted on must be decided.
error-proposal-gone = That proposal is decided already.
error-no-vote = You are not asked to vote on this, or have voted already.
error-fork-over = At this moment the game is over; choose an earlier one.
error-stale-ticket = The table has changed in the meantime. Please look again.
error-too-fast = That was too much at once. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
error-message-too-large = The message is too long; at most { $most } bytes are possible.
error-message-no-json = The message is not JSON.
error-message-no-object = The message is not a JSON object.
error-message-no-verb = The message does not say what it wants.
error-message-extra = The message holds something that does not belong there: “{ $given }”.
error-message-value = “{ $given }” is missing from the message or is not as it must be.
error-bad-request = “{ $given }” is missing from the request or is not as it must be.
error-request-too-large = The request is too large; at most { $most } bytes are possible.
error-not-json = The request must be JSON.
error-server-mistake = The server made a mistake; it has noted it. What is stored is safe.
server-no-page = The server runs, but its page was not built. Build it with “make web”, or install a finished package.
