### Posse: the words all games share. The words of a game stand beside its rules.
### Messages with the prefix cli- belong to the command line.

## Games and languages

game-carson = Carson City
game-carson-why = Found a town in the Wild West, buy land, build, and duel for the best places: 2 to 5 players, four rounds.
language-en = English
language-pl = polski
language-it = italiano
language-ru = русский

## Seats and bots

seat-name = Player { $number }
nobody = nobody
player-you = you
player-human = a person
player-bot = a bot
bot-easy = easy
bot-medium = medium
bot-hard = hard

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
error-not-a-chance = “{ $given }” is nothing that chance can say in this game.
error-not-a-step = “{ $given }” is no step of this game.
error-wrong-count = “{ $given }” has too few or too many words; it goes like this: { $allowed }.

error-not-allowed = “{ $given }” is not allowed now.
error-not-asked = { $seat } is not asked now; the game waits for { $asked }.
error-game-over = The game is over; nothing is asked any more.
error-no-such-seat = There is no seat “{ $given }”; at this table seats are counted from 0, and there { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
    }.

error-undo-consent = Line { NUMBER($line, useGrouping: 0) } (“{ $given }”) can be undone only if everybody agrees, because others have seen what followed.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo: the last line is not an undo.
error-undo-imagined = Line { NUMBER($line, useGrouping: 0) } cannot be undone: after it the hidden things were drawn anew.

error-scene-table = The scene is not a plain description of a table: “{ $given }”.
error-scene-key = The scene says something that no scene can say: “{ $given }”.
error-scene-value = The scene holds a value that cannot be: “{ $given }”.
error-scene-players = The scene describes { $given ->
    [one] { $given } player
   *[other] { $given } players
    }, but { $allowed } sit at the table.
error-scene-step = The game cannot stand at the step “{ $given }”.
error-scene-sums = The scene does not add up: { $given }.

error-record-format = This is not a game record: it begins with “{ $given }” and not with “{ $allowed }”.
error-record-header = Line { NUMBER($line, useGrouping: 0) } of the record does not belong in its header: “{ $given }”.
error-record-no-start = The record has no line “start”.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read: “{ $given }”.
error-record-cut = The record breaks off in line { NUMBER($line, useGrouping: 0) }: “{ $given }”.
error-record-game = Line { NUMBER($line, useGrouping: 0) } of the record names an unknown game: “{ $given }”.
error-record-version = The record was made with version { $given } of the rules; the newest known here is { $allowed }.
error-record-broken = The record cannot be followed from line { NUMBER($line, useGrouping: 0) } on: “{ $given }”.
error-wrong-scores = The record says that the scores are “{ $given }”, but they are “{ $allowed }”.

error-chance-missing = Chance has nothing more to say, but this was asked: { $asked }.
error-chance-other = Chance says “{ $given }”, but this was asked: { $asked }.
error-chance-impossible = Chance says “{ $given }”, which cannot happen now.
error-chance-left = Chance says more than was asked: “{ $given }”.
error-empty-bag = Something is to be drawn, but nothing is left to draw from.

error-doubled-word = A mistake in the rules of the game, please report it: the word “{ $given }” is declared twice.
error-no-options = A mistake in the rules of the game, please report it: { $seat } has no answer to the step “{ $step }”.
error-steps-wrong = A mistake in the rules of the game, please report it: there are { $steps } steps for { $kinds } kinds; missing: { $missing }.
