### Posse: the words all games share. The words of a game stand beside its rules.
### Messages with the prefix cli- belong to the command line.

## Games and languages

game-carson = Carson City
game-carson-why = Found a town in the Wild West, buy land, build, and duel for the best places: 2 to 5 players, four rounds.
game-colt = Colt Express
game-colt-why = Rob a train in the Wild West: plan your moves card by card, then watch the plans collide: 2 to 6 players, five rounds.
game-trail = Great Western Trail
game-trail-why = Drive your herd to Kansas City again and again, hire hands, build along the trail and ship your cattle west: 2 to 4 players, until the job market is full.
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

# --- command line

cli-usage = Usage:
cli-about = Wild West board games in the browser and in the terminal.
cli-commands = Commands
cli-group-general = General
cli-group-own = What it understands
cli-about-serve = serve the tables for browsers, on this machine and in the network
cli-about-play = play a game against bots, or together at one device
cli-about-replay = look at a recorded game line by line
cli-about-verify = check a recorded game
cli-about-rules = read the rules in short
cli-about-options = list the options of a game
cli-about-arena = let bots play against each other

cli-arg-version = show the version, and whether the compiled engine runs
cli-arg-help = show this help
cli-arg-lang = the language: { $languages }
cli-arg-game = the game, for example carson
cli-arg-file = the file of a recorded game
cli-arg-seats = how many players, people and bots together (4 if not given)
cli-arg-humans = how many people share this device (1 if not given)
cli-arg-names = the names of the players, people first
cli-arg-bots = the kind of the bots: random, greedy or search; one for all, or one for each
cli-arg-arena-bots = the bots that play, one for each seat: random, greedy or search
cli-arg-seconds = how many seconds the bot “search” thinks about an answer
cli-arg-playouts = how many playouts the bot “search” makes, in place of a time
cli-arg-edition = the edition whose rules are followed
cli-arg-option = an option of the game; can be given several times
cli-arg-seed = a number that fixes all chance
cli-arg-watch = only bots play, and you watch
cli-arg-delay = how many seconds the watcher has for each answer
cli-arg-plain = show the table as plain text, not as a drawing
cli-arg-save = the file in which the game is kept
cli-arg-resume = go on with a recorded game; without a file, with the last one
cli-arg-wanted = a number such as CC-7.5, a chapter such as 7, or a word
cli-arg-games = how many games are played
cli-arg-data = the folder in which the server keeps everything
cli-arg-host = the address at which the server listens ({ $default } if not given: this machine only); 0.0.0.0 lets the network in
cli-arg-port = the port at which the server listens ({ $default } if not given, or the next free one); 0 for any
cli-arg-database = the address of a PostgreSQL database, in place of the one in the folder
cli-arg-workers = how many processes think for the bots
cli-arg-no-browser = do not open the browser

cli-version-compiled = posse { $version }, compiled
cli-version-plain = posse { $version }, interpreted

cli-command-help = help
cli-command-undo = undo
cli-command-redo = redo
cli-command-preview = preview
cli-command-rules = rules
cli-command-log = log
cli-command-score = score
cli-command-board = board
cli-command-save = save
cli-command-quit = quit

cli-help-answers = Answer with a number or with words; the beginnings of words are enough, and the tab key completes them. Or type:
cli-help-help = show this
cli-help-undo = take your last answer back; bots always agree
cli-help-redo = play again what was just taken back
cli-help-preview = tell what an answer would bring for certain: preview 3
cli-help-rules = read the rules with a number or a word: rules 7.5, rules hotel
cli-help-log = tell all that has happened
cli-help-score = show where the points come from
cli-help-board = show the board again
cli-help-save = tell where the game is kept, or write a copy: save FILE
cli-help-quit = leave; the game can be continued

cli-news = Since your last turn:
cli-earlier = { $count ->
    [one] … { $count } line before this
   *[other] … { $count } lines before this
    }
cli-small-screen = This terminal has { $width } columns and { $height } rows; with { $columns } by { $rows } you see the whole board at once.
cli-go-on = Press Enter to go on.
cli-hand-over = Hand the device to { $name }, who then presses Enter.
cli-ask-consent = Others have seen what followed. Does everybody agree to take it back?
cli-ask-resume = Go on with the unfinished game { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Nothing is certain before chance or the others have spoken.
cli-saved = The game is kept in { $file }.
cli-was-cut = The last line was cut off and has been dropped; the game goes on before it.
cli-goes-on = The game is kept. Go on with: { $file }
cli-replay-it = Look at it again with: { $file }
cli-interrupted = Stopped.

cli-choices-marked = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
    } marked in the picture, for example “{ $example }”: { $sentence }
cli-choices-row = from { $first } to { $last }; type for example “{ $example }”: { $sentence }

cli-serve-here = The saloon is open: { $address }
cli-serve-network = For others in the same network: { $address }
cli-serve-kept = Everything is kept in { $file }
cli-serve-stop = Ctrl-C closes it; after the next start all games go on.
cli-serve-stopped = Closed. All games are kept.

cli-replay-prompt = ← → or n p, g 12, home, end, q >
cli-replay-line = Line { $line } of { $last }
cli-replay-undo = Taken back: lines { $first } to { $last }.
cli-replay-start = The game is set up.
cli-replay-imagine = What is hidden was drawn anew here.
cli-replay-scores = The final scores.

cli-verified = { $file }: right, a finished game of { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
    }.
cli-verified-unfinished = { $file }: right so far, an unfinished game of { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
    }.
cli-verified-no-scores = The line with the final scores is missing.
cli-loads-to = The record can be loaded up to line { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = Nothing of the record can be loaded.
cli-options-default = • is the default; give others with --option NAME=VALUE
cli-arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }, the seats rotate:
cli-arena-line = wins { $share } %, on average { $points } points

cli-error-arguments = The arguments cannot be understood; see: { $program } --help
cli-error-argument = Something is wrong with “{ $name }”; see: { $program } --help
cli-error-unknown = “{ $name }” is not known here; see: { $program } --help
cli-error-number = { $name } needs a number, not “{ $given }”.
cli-error-option = An option is given as NAME=VALUE, not as “{ $given }”.
cli-error-host = This machine cannot listen at the address “{ $given }”.
cli-error-port = Ports run from 0 to { $most }; “{ $given }” is none of them.
cli-error-port-taken = Another program listens at port { $port } already.
cli-error-port-permission = Only an administrator may listen at port { $port }.
cli-error-no-folder = { $file } cannot be used as a folder.
cli-error-which-game = Which game? There are: { $games }
cli-error-which-file = Which file?
cli-error-many-humans = { $humans } people do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }.
cli-error-names = Names must differ and be short, and there can be no more than { $seats }.
cli-error-no-file = There is no file { $file }.
cli-error-folder = { $file } is a folder.
cli-error-permission = { $file } may not be read or written.
cli-error-exists = { $file } is there already and is not overwritten.
cli-error-file = { $file } cannot be used: { $why }
cli-error-not-text = { $file } is not a text file.
cli-error-no-record = { $file } is not the record of a game known here.
cli-error-other-writer = { $file } was changed by another program, so nothing more is written to it.
cli-error-not-saved = The game is not kept in any file; “save FILE” writes one.
cli-error-nothing-to-resume = There is no unfinished game.
cli-error-no-choice = “{ $typed }” is none of the choices; type a number, words, or “help”.
cli-error-no-number = There is no choice { $number }; they run from { $least } to { $most }.
cli-error-unclear = “{ $typed }” fits { $count } choices: { $named }
cli-error-no-rule = No rule speaks of “{ $wanted }”.
cli-error-replay = “{ $typed }” leads nowhere; type n, p, home, end, q, or a line from 0 to { $last }.

## The drawing of Carson City: short words for narrow places

cli-carson-help = On the map: ⌂ house, ◢◣ mountain, ≈ river, two letters with a number: a building and its income. The shape before it is the owner, the shapes below are cowboys, ✪ is the white cowboy. #2 behind a name is the place in the pass order. Thick lines are roads, double ones bridges; a road is named by a parcel and a side (n north, s south, w west, e east), for example c4n. ≤20 is the cash limit of a character, ✕ a space that the round marker has closed.
cli-carson-round = round { $round } of { $rounds }
cli-carson-supply = left: ⌂ { $houses }, roads { $roads }
cli-carson-vp = { $points } VP
cli-carson-firepower = firepower
cli-carson-cowboys = cow.
cli-carson-roads = roads
cli-carson-revolvers = guns
cli-carson-three_guns = +3 guns
cli-carson-kept = kept
cli-carson-tiles = tiles
cli-carson-side-yellow = yellow
cli-carson-side-red = red
cli-carson-column-vp = VP
cli-carson-column-cash = cash
cli-carson-column-cowboys = cowb.
cli-carson-column-roads = roads
cli-carson-column-revolvers = guns
cli-carson-column-firepower = fire
cli-carson-label-ranch = Ra
cli-carson-label-mine = Mi
cli-carson-label-drugstore = Dr
cli-carson-label-bank = Ba
cli-carson-label-saloon = Sa
cli-carson-label-hotel = Ho
cli-carson-label-church = Ch
cli-carson-label-prison = Pr
cli-carson-space-wages = wages $4
cli-carson-space-ammunition = ammunition
cli-carson-space-roads_3 = three roads
cli-carson-space-road_1 = single road
cli-carson-space-parcel_purchase = parcel purchase
cli-carson-space-kept_buildings = kept buildings
cli-carson-space-parcel_income = $2 a parcel
cli-carson-space-firepower_income = $2 firepower
cli-carson-space-gambling = gambling
cli-carson-space-estate_income = estate income
cli-carson-space-parcel_vp = VP parcels
cli-carson-space-firepower_vp = VP firepower
cli-carson-space-property_vp = VP property
cli-carson-space-buy_vp = VP at ${ $price }

## The drawing of Colt Express: short words for narrow places

cli-colt-help = The upper row of the train are the roofs, the row in the frame the insides; the Locomotive is on the left. Two letters are a bandit in the colour of his player; ✪ Marshal, ✦ Shotgun, ♞ horses, $ purse (with its value if you know it), ◊ jewel, ▣ strongbox, ⚱ flask (? unknown, + old whiskey, ½ half-full). Below the train is the Stagecoach, beside the car over it. In the pile ▮ is a card face down. The numbers on spots and bandits are those of the choices.
cli-colt-round = round { $round } of { $rounds }
cli-colt-keep = keep { $count ->
    [99] any
   *[other] { $count }
    }
cli-colt-done = done: { $count }
cli-colt-loco = Loco
cli-colt-left = bullets
cli-colt-hand = hand
cli-colt-deck = deck
cli-colt-kept = kept
cli-colt-hits = hit by
