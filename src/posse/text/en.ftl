### Posse: the words all games share. The words of a game stand beside its rules.

## Languages

language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Seats and bots

seat-name = Player { $number }
seat-deleted = Deleted player { $number }
seat-number = seat { $number }
nobody = nobody
player-you = you
player-bot = a bot
bot-level1 = greenhorn
bot-level1-why = knows the rules, and makes plenty of mistakes
bot-level2 = ranch hand
bot-level2-why = plays sensibly, but rarely plans ahead
bot-level3 = deputy
bot-level3-why = a fair match for casual players
bot-level4 = ranger
bot-level4-why = thinks ahead and punishes mistakes
bot-level5 = legend
bot-level5-why = the strongest bot there is
bot-guest = guest bot
bot-guest-why = a program that somebody runs on a machine of their own
bot-random = random
bot-random-why = easy: plays any legal move
bot-greedy = greedy
bot-greedy-why = medium: takes what looks best right now
bot-search = search
bot-search-why = hard: thinks ahead by playing out possible games

## Characters of the bots

character-pearl = keeps a button from every town
character-cassidy = never met a fence worth respecting
character-hank = talks to horses, seldom to people
character-wyatt = polishes everything twice
character-rosa = bakes the best corn bread in the county
character-jesse = reads dime novels by the fire
character-lottie = sings in the saloon on Saturdays
character-buck = grumbles, but lends you the last match
character-etta = once rode on a train roof for the view
character-cole = counts the stars when sleep won't come
character-maude = runs the general store and knows everyone
character-frank = writes long letters home

## Hints

hint-says = The legend would choose: { $choice }.
hint-ahead = It sees you { $points } ahead of the best opponent.
hint-behind = It sees you { $points } behind the best opponent.
hint-even = It sees you level with the best opponent.
hint-end = It expects you to end with { $points }.
hint-next = Next best, { $points } worse: { $choice }.
hint-close = Almost as good: { $choice }.
hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }

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
money = ${ NUMBER($amount, useGrouping: 0) }
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
your-turn = Your turn
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
share-game = { $game }: { $ending }
share-place = { $place }. { $name }, { $score }
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
error-not-a-lesson = There is no lesson called “{ $given }”.
error-not-a-bot = There is no bot called “{ $given }”.
error-not-a-language = There are no texts in the language “{ $given }”.
error-wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
error-not-an-option = This game has no option “{ $given }”.
error-not-a-seed = A seed is a whole number; { $given } is not.
error-not-options = Options are given by name, such as "name": "value"; this is { $given }.
error-not-a-value = The option “{ $option }” cannot be “{ $given }”.
error-wrong-buffer = The array must hold { $size } numbers of type { $type }, be writable and have no gaps; this is { $given }.
error-option-seats = The option “{ $option }” cannot be “{ $given }” with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
    }.

error-not-a-word = “{ $given }” is not an answer in this game.
error-not-a-noun = “{ $given }” means nothing here; what belongs here is: { $kind }.
error-not-in-range = “{ $given }” is not a whole number from { $least } to { $most }.
error-not-a-chance = “{ $given }” is not a chance outcome in this game.
error-not-a-step = “{ $given }” is not a step of this game.
error-wrong-count = “{ $given }” has too few or too many words; write it like this: { $allowed }.

error-not-allowed = “{ $given }” is not allowed right now.
error-not-asked = It is not { $seat }'s turn; the game is waiting for { $asked }.
error-game-over = The game is over; there is nothing left to decide.
error-no-such-seat = There is no seat “{ $given }”; seats at this table are numbered from 0, and there { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
    }.

error-batch-actions = A step needs one whole number for each of the { $tables } tables, in an array of int64 or a list; this is { $given }.
error-batch-not-allowed = Table { NUMBER($table, useGrouping: 0) }: “{ $given }” is not allowed for { $seat } right now.
error-batch-number = “{ $name }” is a whole number from { $least } to { $most }; { $given } is not.
error-batch-opponents = Opponents are given as names of bots by seat, such as 1: "random"; this is { $given }.
error-batch-full = All { $seats } seats have opponents; leave at least one free.
error-not-begun = Before its first reset() an environment has no { $name }.
error-no-answer = There is no answer for { $given }; every agent that is asked needs one: { $agents }.
error-wrong-opponents = Opponents are the name of one bot, or one for each of the seats { $seats }; this is { $given }.
error-batch-closed = This batch is closed.
error-batch-worker-gone = A worker of the batch has ended. A script starts workers only under: if __name__ == "__main__".
error-batch-worker-raised = A worker of the batch has failed: { $why }

error-no-bot-file = The file { $given } of a bot cannot be read.
error-bot-file-raises = The file { $given } of a bot cannot be run: { $why }.
error-no-bot-class = The file { $file } has no class or function “{ $given }” that makes a bot; name one as FILE.py:NAME.
error-bot-not-made = “{ $bot }” makes no bot when it is called with the name of a game and a seed: { $why }.
error-no-bots = An arena needs at least one bot.
error-same-bot-name = Two different bots are called “{ $given }”; give one of them another name.
error-bots-and-seats = A bot can be named twice only where there is one bot for each seat: { $bots } bots, { $seats } seats.
error-bot-not-sent = “{ $bot }” cannot be sent to other processes; put it into a file of its own, or play with one worker.
error-bot-illegal = { $bot } gave an answer that is not allowed, “{ $answer }”: { $seat } of { $game } with the seed { $seed } (deal { $deal }, rotation { $rotation }).
error-bot-raised = { $bot } failed, { $why }: { $seat } of { $game } with the seed { $seed } (deal { $deal }, rotation { $rotation }).
error-game-endless = { $bot } plays without end: after { $answers } answers the game is not over; { $seat } of { $game } with the seed { $seed } (deal { $deal }, rotation { $rotation }).
error-worker-died = A game has ended the process that played it, { $attempts } times: { $game } with the seed { $seed } (deal { $deal }, rotation { $rotation }).
error-not-a-log = { $file } holds no results of an arena, and nothing is written to it.
error-not-a-result = Line { NUMBER($line, useGrouping: 0) } of { $file } is not a game of this arena.
error-other-arena = { $file } holds the results of another arena: “{ $field }” is { $there } there and { $here } here.
error-no-extra = { $library } is not installed; it comes with the extra “{ $extra }” of Posse.
error-no-cluster = There is no Ray cluster at “{ $given }”.
error-cluster-fails = The machines of the Ray cluster cannot play; do all of them run the same Posse as this one? { $why }
error-test-of-two = The sequential test compares two bots, not { $given }.
error-wrong-margin = The margin of the test lies between 0 and { $most } percentage points; { $given } does not.
error-wrong-risk = “{ $name }” is a probability between 0 and 0.5; { $given } is none.

error-undo-consent = Line { NUMBER($line, useGrouping: 0) } (“{ $given }”) can be undone only if everybody agrees, because others have seen what followed.
error-analysis-unfinished = Only a finished game can be analysed.
error-not-a-puzzle = There is no puzzle “{ $given }”.
error-bad-puzzle = This is no puzzle, or one that does not work: { $given }
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo: the last line is not an undo.
error-undo-imagined = Line { NUMBER($line, useGrouping: 0) } cannot be undone: everything hidden was drawn anew after it.
error-undo-between = Lines { NUMBER($line, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } cannot be undone alone: what was answered after them must be undone, too.
error-undo-often = The limit of { $most } undone answers has been reached.
error-undo-rated = In a rated game against bots, only what has revealed nothing yet can be undone.

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
error-scene-deep = The scene stacks { $given } open steps; at most { $most } can be open at once.
error-scene-step-asks = “{ $given }” in “{ $field }” is a question; the seat it asks must follow a colon, as in “: 0”.
error-scene-step-duty = “{ $given }” in “{ $field }” is not a question and asks no seat.
error-scene-step-one = “{ $given }” in “{ $field }” asks one seat only.
error-scene-step-seat = “{ $given }” in “{ $field }” asks a seat that is not at the table; the last seat is { $last }.
error-scene-step-argument = In the step “{ $given }” in “{ $field }”, “{ $argument }” names nothing on the table.
error-scene-step-misfit = “{ $given }” in “{ $field }” does not fit the rest of the scene.
error-scene-step-nested = “{ $given }” in “{ $field }” arises from another question, which the scene must name as well.
error-scene-step-under = “{ $field }” has “{ $given }” under “{ $above }”, which cannot be.
error-scene-no-answer = At the step “{ $given }” in “{ $field }” nobody would have an answer.
error-scene-lost = The game cannot go on from this scene: { $given }.
error-scene-value = The scene holds an impossible value: “{ $given }”.
error-scene-players = The scene describes { $given ->
    [one] { $given } player
   *[other] { $given } players
    }, but { $allowed } sit at the table.
error-scene-step = The game cannot be at the step “{ $given }”.

error-record-format = This is not a game record: it begins with “{ $given }” instead of “{ $allowed }”.
error-record-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong in its header: “{ $given }”.
error-record-no-start = The record has no line “start”.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read: “{ $given }”.
error-record-cut = The record breaks off in line { NUMBER($line, useGrouping: 0) }: “{ $given }”.
error-record-drawn = Line { NUMBER($line, useGrouping: 0) } of the record does not list what was drawn, as it should: “{ $given }”.
error-record-long = The record has { $lines } lines; at most { $most } can be read.
error-record-heavy = From line { NUMBER($line, useGrouping: 0) } on, this record takes back so much that more than { $most } answers would have to be played again.
error-record-game = Line { NUMBER($line, useGrouping: 0) } of the record names an unknown game: “{ $given }”.
error-record-version = The record was made with version { $given } of the rules; the newest known here is { $allowed }.
error-record-broken = The record cannot be followed from line { NUMBER($line, useGrouping: 0) } on: “{ $given }”.
error-wrong-scores = The record says that the scores are “{ $given }”, but they are “{ $allowed }”.

error-luck-none = The luck of this game is not verifiable: nothing was committed to before it began.
error-luck-secret = The luck of this game is not verifiable yet: its seed is not in the record.
error-luck-fork = The luck of this game is not verifiable: it went on from another one, in which something was drawn anew.
error-luck-version = The luck of this game is not verifiable here: it was derived by version { $given }; this program knows version { $allowed }.
error-luck-commitment = The seed is not the one that was committed to in line { NUMBER($line, useGrouping: 0) }.
error-luck-outcome = Draw { NUMBER($draw, useGrouping: 0) } does not follow from the seed: line { NUMBER($line, useGrouping: 0) } says “{ $given }”, the seed gives “{ $allowed }”.
error-luck-draw = Draw { NUMBER($draw, useGrouping: 0) }, for line { NUMBER($line, useGrouping: 0) }, is listed as { $given }, but the seed gives { $allowed }.
error-luck-given = Something was contributed to the luck from this seat before; it cannot be changed.

error-chance-list = Scripted dice take a list of outcomes such as “die 4”, not { $given }.
error-chance-word = Outcome { $number } of the scripted dice is not written in words: { $given }.
error-chance-unknown = Outcome { $number } of the scripted dice is unknown in this game: “{ $given }”.
error-chance-missing = The scripted dice ran out: outcome { $number } is missing, which should be: { $asked }.
error-chance-other = Outcome { $number } of the scripted dice is “{ $given }”, but what is needed is: { $asked }.
error-chance-impossible = Outcome { $number } of the scripted dice, “{ $given }”, is not possible now.
error-chance-left = There are more scripted outcomes than the game needed: “{ $given }”.
error-empty-bag = Something must be drawn, but there is nothing left to draw from.

error-doubled-word = A mistake in the rules of the game, please report it: the word “{ $given }” is declared twice.
error-no-options = A mistake in the rules of the game, please report it: { $seat } has no answer to the step “{ $step }”.
error-steps-wrong = A mistake in the rules of the game, please report it: there are { $steps } steps for { $kinds } kinds; missing: { $missing }.
error-row-wrong = A mistake in the rules of the game, please report it: the observation is at { $at } instead of { $size }, near “{ $given }”.

## Server

error-bot-failed = The bot playing for { $seat } could not find an answer.

error-two-writers = This table was changed somewhere else at the same moment; please reload it.
error-table-moved = This table has just moved to another process of the server. Please try again in a moment.
error-store-failed = The server could not store this. Please try again in a moment.
error-store-replaced = The server's database has been emptied or replaced, so nothing can be shown or stored until its operator has put that right.
error-server-full = The server is full. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
error-banned = You have been banned from this server. If you think that is a mistake, ask its operator.
error-banned-until = You are banned from this server until { $until }.
error-quota-unstarted = { $most ->
    [one] Only { $most } table that has not started yet is allowed
   *[other] Only { $most } tables that have not started yet are allowed
    } at a time; start or close one of yours first.
error-quota-running = { $most ->
    [one] Only { $most } running game is allowed
   *[other] Only { $most } running games are allowed
    } at a time; finish or resign one first.
error-quota-tables-a-day = Only { $most ->
    [one] { $most } table
   *[other] { $most } tables
    } a day can be made from one internet address. Please come back tomorrow.
error-quota-guests-a-day = Only { $most ->
    [one] { $most } new player
   *[other] { $most } new players
    } a day can come from one internet address. Log in to an account, or come back tomorrow.
error-too-many-windows = This table is already open in { $most ->
    [one] { $most } window
   *[other] { $most } windows
    } of yours; close one of them first.
error-too-many-spectators = This table has room for { $most ->
    [one] { $most } spectator
   *[other] { $most } spectators
    }, and all places are taken.
error-name-taken = The account name “{ $given }” is taken.
error-has-account = You already have an account: “{ $given }”.
error-bad-name = A name must have 1 to { $most } visible characters.
error-bad-account = An account name must have { $least } to { $most } characters: letters, digits, dots, hyphens or underscores.
error-bad-password = A password must have { $least } to { $most } characters.
error-wrong-password = There is no such account, or the password is wrong.
error-not-your-password = That is not your password.
error-no-account = You have no account yet, and so no password.
error-wrong-code = There is no such account, or the recovery code is wrong.
error-dead-link = This link has been used, is older than an hour, or is incomplete. Ask for another one.
error-no-mail = This server sends no e-mail. Keep your recovery code instead.
error-bad-email = “{ $given }” is not an e-mail address.
error-logged-out = You have been logged out here. Log in to go on.
error-no-such-session = This session has already ended.
error-seat-without-link = Only the seat of a person has a link.
error-too-many-logins = Too many failed attempts. Try again in { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
        }
   *[other] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
        }
    }.
error-bad-smtp = The address of the mail server is not understood; write it like this: smtps://USER:PASSWORD@HOST.
error-bad-mail-from = Mails cannot be sent from “{ $given }”, which is not an e-mail address.
error-bad-mail-site = “{ $given }” is not the address of a site; write it like this: https://HOST.
error-bad-address = “{ $given }” is not the address of a database; give a file, or an address that begins with postgresql://.
error-no-database = The database { $given } cannot be used: { $detail }
error-newer-database = The database { $given } was made by a newer version of Posse than this one.
error-older-database = The database { $given } was made by an older version of Posse; start the server once to upgrade it.
error-no-database-file = There is no database in { $given }
error-backup-exists = { $file } already exists and will not be overwritten.
error-backup-missing = There is no file { $file }.
error-backup-strange = { $file } is not a copy of a database of Posse.
error-backup-damaged = The copy { $file } is damaged: { $detail }
error-backup-newer = The copy { $file } was made by a newer version of Posse than this one.
error-backup-failed = { $file }: the copy has failed: { $detail }
error-backup-no-program = The program { $program } is missing; it belongs to PostgreSQL (on Debian, the package postgresql-client).
error-database-in-use = The database { $given } is already being served by process { $pid } on { $host }, port { $port }. Stop that one first; several processes need PostgreSQL.
error-no-such-table = There is no table “{ $given }”; perhaps the link is incomplete, or there never was such a table.
error-no-such-key = This link no longer leads to a seat.
error-no-such-page = There is nothing at “{ $given }”.
error-no-such-method = “{ $given }” does not accept this kind of request.
error-no-such-moment = The game has no moment { NUMBER($given, useGrouping: 0) }; the last one is { NUMBER($last, useGrouping: 0) }.
error-not-the-host = Only the host of the table may do that.
error-not-your-seat = This seat is not yours.
error-seat-resigned = You have already resigned at this table.
error-no-spectators = Spectators are not admitted to this table.
error-no-server = The server does not answer at { $address }: { $why }
error-server-answers = This does not look like a Posse server: it answers with the status { $status }.
error-bot-raises = The bot has failed: { $why }
error-bot-not-a-choice = The bot answered “{ $given }”, which is not among the choices.
error-no-guest-bots = Guest bots are not admitted to this table. Its host can allow them before the start.
error-bots-only-play = The token of a bot is good for playing at a table and for nothing else.
error-no-such-bot = This token was revoked, or never was one. Make another on your account page.
error-bot-verb = A guest bot may not send “{ $given }”.
error-bots-need-account = Only somebody with an account can have bots. Create one first.
error-plan-wrong = A mistake in the rules of the game, please report it: the plan { $given } is about something that the game does not have: { $unknown }.
error-no-such-plan = This game has no plan called { $given }.
error-plan-words = This cannot be planned: { $given }.
error-no-such-plan-made = You have put this plan away already.
error-too-many-plans = You can have { $most ->
    [one] { $most } plan
   *[other] { $most } plans
    } at a table; cancel one first.
error-no-such-bot-of-yours = This token has already been revoked.
error-too-many-bots = You can have { $most ->
    [one] { $most } bot
   *[other] { $most } bots
    } at a time; revoke a token first.
error-too-many-bot-tables = This bot already sits at { $most ->
    [one] { $most } table
   *[other] { $most } tables
    }, which is the limit; let a game end first.
error-no-such-person = There is no such person here.
error-that-is-you = That is you.
error-not-welcome = You cannot sit down at this table.
error-cannot-invite = This person cannot be invited.
error-too-many-relations = You can follow, mute and block { $most } people at most.
error-too-many-reports = You can make { $most } reports a day. Please wait until tomorrow.
error-no-such-posse = There is no such posse, or you do not belong to it.
error-dead-posse-link = This link to the posse no longer works. Ask a member for the new one.
error-posse-full = This posse has all the members it can have: { $most }.
error-too-many-posses = You can belong to { $most } posses at most.
error-not-the-owner = Only the owner of the posse may do that.
error-members-only = This table is for the members of a posse.
error-no-such-season = There is no season “{ $given }”.
error-no-such-tournament = There is no such tournament.
error-tournament-started = The tournament has already begun.
error-tournament-over = The tournament has ended.
error-tournament-full = This tournament has all the players it can have: { $most }.
error-too-many-tournaments = { $most ->
    [one] Only { $most } tournament is allowed
   *[other] Only { $most } tournaments are allowed
    } at a time and per day; wait until one of yours is over, or try again tomorrow.
error-too-few-entrants = A tournament of this game needs at least { $least ->
    [one] { $least } player
   *[other] { $least } players
    }.
error-not-your-tournament = Only the person who made the tournament may do that.
error-wrong-origin = This request comes from another site.
error-wrong-host = This server is not known by the name “{ $given }”. If that is right, start it with the option --origin { $origin }
error-name-needed = Please enter a name first.
error-name-at-table = Somebody at this table is already called “{ $given }”.
error-host-sits = You already have a seat at this table.
error-table-started = The game has already begun.
error-table-not-running = No game is in progress at this table.
error-table-not-over = That is possible only after the game is over.
error-no-picture = There is no picture of this game now.
error-rated-terms = A rated game is public, has a clock after which a bot takes over, and no guest bots.
error-rated-shared = In a rated game everybody plays one seat on a device of their own.
error-hint-rated = There are no hints in a rated game.
error-not-a-face = This face is not among those that can be chosen.
error-table-full = All { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    } of this table are taken.
error-seat-taken = This seat is already taken: { $seat }.
error-seats-open = { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
    } still free; invite somebody or seat a bot.
error-seat-has-bot = A bot is already playing for { $seat }.
error-seat-is-here = { $seat } is at the table.
error-seat-kept = The seat of { $seat } is kept a while longer. Please wait { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
        }
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
        }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
        }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
        }
    }; then the others may let a bot play.
error-proposal-open = The proposal now being voted on must be decided first.
error-proposal-gone = That proposal has already been decided.
error-no-vote = You have no vote on this, or have already voted.
error-fork-over = The game is already over at this moment; choose an earlier one.
error-too-many-analyses = At most { $most } of your analyses can be under way at once.
error-stale-ticket = The table has changed in the meantime. Please look again.
error-too-fast = Too many requests. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
error-hints-waiting = You are waiting for { $most ->
    [one] a hint
   *[other] { $most } hints
    } already; ask again when one is there.
error-message-too-large = The message is too long; the limit is { $most } bytes.
error-message-no-json = The message is not JSON.
error-message-no-object = The message is not a JSON object.
error-message-no-verb = The message does not say what to do.
error-message-extra = The message holds something that does not belong there: “{ $given }”.
error-message-value = “{ $given }” is missing from the message or is not valid.
error-bad-request = “{ $given }” is missing from the request or is not valid.
error-request-too-large = The request is too large; the limit is { $most } bytes.
error-not-json = The request must be JSON.
error-server-mistake = Something went wrong on the server; the error has been logged. Everything stored is safe.
error-bad-url = This is not an address that can be called; write it like this: https://HOST/PATH.
error-url-not-secure = The address must begin with https://.
error-url-internal = This address leads into a private network, and the server does not call those.
error-url-unknown = There is no server by the name of “{ $given }”.
error-bad-subscription = The browser has given keys for notifications that make no sense.
error-no-such-browser = This browser no longer gets notifications anyway.
error-no-such-webhook = This webhook has already been removed.
error-too-many-webhooks = You have { $most } webhooks already; remove one first.
error-dead-unsubscribe = This link is incomplete, or the account it belongs to is gone.
server-no-page = The server is running, but its web page has not been built. Build it with “make web”, or install a ready-made package.

## Mails

mail-reset-subject = A new password for your Posse account
mail-reset-text =
    Somebody, probably you, has asked for a new password for the Posse account “{ $account }”.

    Choose one here within an hour; the link works once:
    { $link }

    If it was not you, ignore this mail: nothing has changed.
mail-confirm-subject = Confirm your address for Posse
mail-confirm-text =
    The Posse account “{ $account }” would like to use this address to recover its password.

    If that is you, confirm it here within an hour:
    { $link }

    If it is not you, ignore this mail: your address will not be used.

## Alerts: to those who are waited for, by notification, e-mail or webhook

alert-turn = It is your turn.
alert-consent = You are asked for your consent.
alert-begin = The game has begun.
alert-end = The game is over.
alert-table-turn = { $count ->
    [one] Waiting for { $names } to play.
   *[other] Waiting for these players: { $names }.
}
alert-table-consent = Consent is needed from { $names }.
alert-table-begin = The game has begun.
alert-table-end = The game is over.
alert-line =
    { $game }: { $text }
    { $link }
alert-mail-turns = { $count ->
    [one] It is your turn in Posse
   *[other] It is your turn at { $count } tables in Posse
}
alert-mail-news = News from your tables in Posse
alert-mail-text =
    { $lines }

    You get these mails because you chose them for your account. Stop them here:
    { $stop }
manifest-description = Wild West board games to play with friends and bots, in the browser.

## Why something is not possible

why-game_over = The game is over.
why-watching = You are watching: only those who play can choose.
why-not_asked = It is not your turn: the game is waiting for { $asked }.
why-other_question = That does not answer the question being asked now.
why-other_choice = That does not go with what you have chosen; take that back first.
why-belongs_to = That belongs to { $seat }.

## Lessons

learn-else = Nothing wrong with that, but it is not what this lesson is about. Take it back and try again.
learn-drawn = The game is over, and you share the victory. That was all of it: open a table of your own whenever you like.

# The README of a dataset

dataset-title = Finished games
dataset-about = { $count ->
    [one] { $count } finished public game of a Posse server, without names.
   *[other] { $count } finished public games of a Posse server, without names.
    } Games of people who do not want to be in here are left out.
dataset-file-records = every game as a record, which Posse replays line by line
dataset-file-parquet = the same games as a table, one row each
dataset-column = Column
dataset-column-id = the name of the record; it does not lead to the table on the server
dataset-column-game = the game
dataset-column-version = the version of its rules
dataset-column-options = the options, name and value
dataset-column-seats = how many played
dataset-column-players = for each seat `person`, or the level of a bot
dataset-column-scores = the points of each seat at the end
dataset-column-places = the place of each seat, from 1; seats that tie share one
dataset-column-answers = the answers that no undo took back: the seat and its words
dataset-column-standins = the indexes of answers that a bot gave for a person who was away
dataset-column-day = the day on which the table was made, in UTC
dataset-licence = Licence: CC0 1.0. To the extent possible under law, all rights in this collection are waived.
