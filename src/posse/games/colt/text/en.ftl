### Colt Express: its words and sentences. The rules in short are in rules/.

## Bandits. Belle and Cheyenne are women.

bandit-belle = Belle
bandit-belle-why = Cannot be shot or punched while the attacker has another target.
bandit-cheyenne = Cheyenne
bandit-cheyenne-why = When her Punch knocks a purse loose, she may take it.
bandit-django = Django
bandit-django-why = Also pushes the bandit he shoots one car further away, unless the train ends there.
bandit-doc = Doc
bandit-doc-why = Draws 7 cards at the start of a round instead of 6.
bandit-ghost = Ghost
bandit-ghost-why = May play his card face down in the first turn of a round.
bandit-tuco = Tuco
bandit-tuco-why = Can also shoot through the roof: up or down within his own car.

## Actions

action-move = Move
action-move-why = Inside: to the next car. On the roofs: 1 to 3 cars in one direction.
action-floor = Floor Change
action-floor-why = From inside a car to its roof, or down again.
action-fire = Fire
action-fire-why = Shoot a bandit. Inside: in a neighbouring car. On the roofs: the nearest in sight, at any distance. Never on your own spot.
action-robbery = Robbery
action-robbery-why = Take one piece of loot from your spot.
action-punch = Punch
action-punch-why = Punch a bandit on your spot: the victim drops one piece of loot and is pushed to the next car.
action-marshal = Marshal
action-marshal-why = Send the Marshal to the next car; every bandit inside gets a neutral bullet and flees to the roof.
action-ride = Ride
action-ride-why = With a horse beside your car: ride up to 3 cars and end inside a car or the Stagecoach.

## Spots. `.at` says where something is, `.into` where it goes in.

spot-loco = the Locomotive
    .at = in the Locomotive
    .into = into the Locomotive
spot-loco_roof = the roof of the Locomotive
    .at = on the roof of the Locomotive
    .into = onto the roof of the Locomotive
spot-car1 = car 1
    .at = in car 1
    .into = into car 1
spot-car1_roof = the roof of car 1
    .at = on the roof of car 1
    .into = onto the roof of car 1
spot-car2 = car 2
    .at = in car 2
    .into = into car 2
spot-car2_roof = the roof of car 2
    .at = on the roof of car 2
    .into = onto the roof of car 2
spot-car3 = car 3
    .at = in car 3
    .into = into car 3
spot-car3_roof = the roof of car 3
    .at = on the roof of car 3
    .into = onto the roof of car 3
spot-car4 = car 4
    .at = in car 4
    .into = into car 4
spot-car4_roof = the roof of car 4
    .at = on the roof of car 4
    .into = onto the roof of car 4
spot-car5 = car 5
    .at = in car 5
    .into = into car 5
spot-car5_roof = the roof of car 5
    .at = on the roof of car 5
    .into = onto the roof of car 5
spot-car6 = car 6
    .at = in car 6
    .into = into car 6
spot-car6_roof = the roof of car 6
    .at = on the roof of car 6
    .into = onto the roof of car 6
spot-coach = the Stagecoach
    .at = in the Stagecoach
    .into = into the Stagecoach
spot-coach_roof = the roof of the Stagecoach
    .at = on the roof of the Stagecoach
    .into = onto the roof of the Stagecoach

## Cars, named by a letter. `.loot` is what lies in them.

car-a = A
    .loot = 3 purses
car-b = B
    .loot = 3 jewels
car-c = C
    .loot = 1 purse and 1 jewel
car-d = D
    .loot = 3 purses and 1 jewel
car-e = E
    .loot = 4 purses and 1 jewel
car-f = F
    .loot = 1 purse

## Loot. A token is one piece of it on a spot; `.take` is how one takes it.

loot-purse = purse
    .plural = purses
loot-purse-why = Holds $250 to $500; only those who have held it know how much.
loot-jewel = jewel
    .plural = jewels
loot-jewel-why = Worth $500.
loot-strongbox = strongbox
    .plural = strongboxes
loot-strongbox-why = Worth $1000.
loot-flask = whiskey flask
    .plural = whiskey flasks
loot-flask-why = Worth nothing, but good for two drinks in Standard turns.

token-purse1 = purse 1
token-purse2 = purse 2
token-purse3 = purse 3
token-purse4 = purse 4
token-purse5 = purse 5
token-purse6 = purse 6
token-purse7 = purse 7
token-purse8 = purse 8
token-purse9 = purse 9
token-purse10 = purse 10
token-purse11 = purse 11
token-purse12 = purse 12
token-purse13 = purse 13
token-purse14 = purse 14
token-purse15 = purse 15
token-purse16 = purse 16
token-purse17 = purse 17
token-purse18 = purse 18
token-flask1 = flask 1
token-flask2 = flask 2
token-flask3 = flask 3
token-flask4 = flask 4
token-flask5 = flask 5
token-flask6 = flask 6
token-jewel = jewel
    .take = a jewel
token-strongbox = strongbox
    .take = a strongbox

# At a table in the browser: numbers tell nobody which purse is which, but what is known of it does.
token-purse = purse
    .take = a purse
token-worth = purse with { $value }
    .take = the purse with { $value }
token-flask = flask
    .take = a flask

whiskey-normal = normal whiskey
whiskey-normal-why = A drink: draw 3 cards, then play one.
whiskey-old = old whiskey
whiskey-old-why = A drink: play 2 cards in a row.

flask-whiskey = flask of normal whiskey
flask-whiskey-why = Draw 3 cards, then play one; the flask is good for one more drink.
flask-old_whiskey = flask of old whiskey
flask-old_whiskey-why = Play 2 cards in a row; the flask is good for one more drink.
flask-half_whiskey = half-full flask of normal whiskey
flask-half_whiskey-why = Draw 3 cards, then play one; then the flask is empty.
flask-half_old_whiskey = half-full flask of old whiskey
flask-half_old_whiskey-why = Play 2 cards in a row; then the flask is empty.

## Hostages: penalty and ransom

hostage-nun = Nun
hostage-nun-why = You cannot ride. Ransom: $700.
hostage-minister = Minister
hostage-minister-why = You draw one card fewer at the start of a round. Ransom: $900.
hostage-old_lady = Old Lady
hostage-old_lady-why = On the roofs you move only one step. Ransom: $500 for each jewel you hold.
hostage-teacher = Teacher
hostage-teacher-why = You cannot punch. Ransom: $800.
hostage-photographer = Photographer
hostage-photographer-why = You never play cards face down. Ransom: $200 for each bullet of another bandit, allies excepted, among your cards.
hostage-banker = Banker
hostage-banker-why = No penalty. Ransom: $1000 if you hold a strongbox.
hostage-poker_player = Poker Player
hostage-poker_player-why = You lose your special ability. Ransom: $250 for each purse you hold.
hostage-poodle = Lady's Poodle
hostage-poodle-why = You get a neutral bullet at the start of every round. Ransom: $1000.

## Round cards and their events; from Pickpocketing on, stations

round_card-angry_marshal = Angry Marshal
round_card-angry_marshal-why = Everybody on the Marshal's roof gets a neutral bullet; then the Marshal moves one car towards the Caboose.
round_card-swivel_arm = Swivel Arm
round_card-swivel_arm-why = Everybody on the roofs of the train is swept to the roof of the Caboose.
round_card-braking = Braking
round_card-braking-why = Everybody on the roofs of the train moves one car towards the Locomotive.
round_card-take_it_all = Take It All!
round_card-take_it_all-why = The second strongbox is put in the Marshal's car.
round_card-passengers_rebellion = Passengers' Rebellion
round_card-passengers_rebellion-why = Everybody inside the train gets a neutral bullet.
round_card-tunnel = Tunnel
round_card-tunnel-why = No event.
round_card-bridge = Bridge
round_card-bridge-why = No event.
round_card-ambush = Ambush
round_card-ambush-why = No event.
round_card-panting_horses = Panting Horses
round_card-panting_horses-why = The horses nearest the Caboose leave the game: 2 with up to 4 players, 3 with 5 or 6.
round_card-whiskey_for_marshal = Whiskey for the Marshal
round_card-whiskey_for_marshal-why = The Marshal drinks a flask lying in the same car and moves towards the Caboose: one car after normal whiskey, all the way after old whiskey.
round_card-higher_speed = Higher Speed
round_card-higher_speed-why = Bandits on the roofs of the train, horses, the Stagecoach and the Shotgun fall back one car.
round_card-shotgun_rage = Shotgun's Rage
round_card-shotgun_rage-why = Everybody in or on the Stagecoach and the car beside it gets a neutral bullet.
round_card-pickpocketing = Pickpocketing
round_card-pickpocketing-why = Whoever is alone on a spot may take a purse there.
round_card-marshals_revenge = Marshal's Revenge
round_card-marshals_revenge-why = Everybody on the Marshal's roof loses their least valuable purse.
round_card-hostage_conductor = Hostage-taking of the Conductor
round_card-hostage_conductor-why = Everybody in or on the Locomotive gets $250.
round_card-sharing_the_loot = Sharing the Loot
round_card-sharing_the_loot-why = At the end, bandits on the same spot share the value of the strongboxes held there.
round_card-escape = Escape
round_card-escape-why = A Ride can take you away for good; whoever is still in or on the train at the end is caught and cannot win.
round_card-mortal_bullet = Mortal Bullet
round_card-mortal_bullet-why = Each bullet received in this round costs $150.

## Turns of a round card

symbol-standard = Standard
symbol-standard-why = Everybody acts once, clockwise; cards are played face up.
symbol-tunnel = Tunnel
symbol-tunnel-why = Everybody acts once, clockwise; cards are played face down.
symbol-speeding_up = Speeding-up
symbol-speeding_up-why = Everybody acts twice in a row, clockwise; cards are played face up.
symbol-switching = Switching
symbol-switching-why = Everybody acts once, counter-clockwise from the First Player; cards are played face up.
symbol-simultaneous = Simultaneous
symbol-simultaneous-why = Everybody chooses a card or a draw in secret; all are shown together.

## Cards of a player. The other bandit is the second one, or the partner's.

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-robbery = { action-robbery }
card-punch = { action-punch }
card-marshal = { action-marshal }
card-ride = { action-ride }
card-other_move = { action-move } of the other bandit
card-other_floor = { action-floor } of the other bandit
card-other_fire = { action-fire } of the other bandit
card-other_robbery = { action-robbery } of the other bandit
card-other_punch = { action-punch } of the other bandit
card-other_marshal = { action-marshal } of the other bandit
card-other_ride = { action-ride } of the other bandit
card-bullet_belle = { bullet-belle }
card-bullet_cheyenne = { bullet-cheyenne }
card-bullet_django = { bullet-django }
card-bullet_doc = { bullet-doc }
card-bullet_ghost = { bullet-ghost }
card-bullet_tuco = { bullet-tuco }
card-bullet = { bullet-neutral }

bullet-belle = Belle's bullet
bullet-cheyenne = Cheyenne's bullet
bullet-django = Django's bullet
bullet-doc = Doc's bullet
bullet-ghost = Ghost's bullet
bullet-tuco = Tuco's bullet
bullet-neutral = neutral bullet
    .keep = a neutral bullet

## Where money comes from at the end

source-purses = purses
source-jewels = jewels
source-strongboxes = strongboxes
source-sharing = sharing of strongboxes
source-cash = cash
source-ransom = ransom
source-gunslinger = Gunslinger
source-gunslinger-why = $1000 for whoever has fired the most bullets.
source-mortal_bullet = Mortal Bullet

tie = Tied at { $points }: { $seats } took fewer bullets (CE-9.4).
upset = Whoever was still on the train was caught and cannot win (CE-18.6).

## What lies on the table and in front of a player

label-round = round
label-card = round card
label-turns = turns
label-turn = current turn
label-keep = cards that may be kept
label-first = First Player
label-train = train
label-marshal = Marshal
label-neutral = neutral bullets left
label-bandits = bandits
label-players = players
label-teams = team play
label-expert = expert variant
label-coach = Stagecoach
label-shotgun = Shotgun
label-horses = horses
label-hostages = hostages in the Stagecoach
label-spot = spot
label-left = bullets left
label-fired = bullets fired
label-hostage = hostage
label-cash = cash
label-jewels = jewels
label-strongboxes = strongboxes
label-purses = purses
label-flasks = whiskey flasks
label-loot = loot
label-hand = hand
label-deck = deck
label-discard = discard pile
label-kept = kept cards
label-held = cards set aside
label-hand_size = hand size
label-bullets = bullets received
label-hits = bullets received in total
label-struck = bullets received in this round
label-pile = common pile
label-resolved = cards carried out
label-playable = cards that can be played
label-chosen = secret choice
label-down = face down
label-half = half-full
label-kind = kind
label-gone = gone for good

points-of-game = ${ NUMBER($count, useGrouping: 0, maximumFractionDigits: 0) }
wins-of-game = { $seat } wins with { $points }.
you-win-of-game = You win with { $points }.
shared-win-of-game = { $seats } share the victory with { $points } each.

## Kinds of words, for messages about wrong ones

noun-bandit = bandit
noun-action = action
noun-spot = spot
noun-car = car
noun-token = piece of loot
noun-loot = kind of loot
noun-purse = value of a purse
noun-whiskey = kind of whiskey
noun-flask = whiskey flask
noun-hostage = hostage
noun-round_card = round card
noun-symbol = turn
noun-card = card
noun-bullet = bullet
noun-source = source of money
noun-any = number

## Answers

verb-pick = Play { $bandit }
verb-start = Start with { $bandit } in the Caboose
verb-ride_on = Ride on
verb-board = Board with { $bandit }
verb-board_both = Board with both bandits
verb-enter = Board { $spot }
verb-play = Play { $bandit }'s { $action }
verb-hide = Play { $bandit }'s { $action } face down
verb-draw = Draw 3 cards
verb-drink = Drink from the { $flask } ({ $bandit })
verb-keep = Keep { $bandit }'s { $action }
verb-keep_bullet = Keep { $bullet_keep }
verb-done = Done
verb-move = Move to { $spot }
verb-send = Send the Marshal to { $spot }
verb-shoot = Shoot { $bandit }
verb-rob = Take { $token_take }
verb-punch = Punch { $bandit }
verb-punch_shotgun = Punch the Shotgun
verb-knock = Knock a { $loot } loose
verb-take = Take the purse
verb-drop = Let the purse fall
verb-push = Push { $spot_into }
verb-ride = Ride to { $spot }
verb-escape = Ride off for good
verb-flee = Flee to { $spot }
verb-seize = Take the { $hostage } hostage
verb-leave = Take nothing

## Questions

ask-character = Which bandit do you play?
ask-start_car = Which of your bandits starts in the Caboose? The other one starts in the car in front of it.
ask-board = Horse attack: do you board { $spot } or ride on?
ask-last_rider = You are the last one riding: which car does { $bandit } board?
ask-act = { $second ->
    [0] { $symbol } turn: play a card or draw?
   *[other] { $symbol } turn, second act: play a card or draw?
    }
ask-play_card = { $left ->
    [1] Whiskey: which card do you play now?
   *[other] Whiskey: which of { $left } cards do you play first?
    }
ask-all_at_once = Everybody at once: what do you choose in secret?
ask-keep_cards = { $most ->
    [99] Which cards do you keep for the next round? As many as you like.
    [one] Which card do you keep for the next round? At most { $most }.
   *[other] Which cards do you keep for the next round? At most { $most }.
    }
ask-move = Where does { $bandit } move?
ask-marshal = Where does { $bandit } send the Marshal?
ask-fire = Whom does { $bandit } shoot?
ask-robbery = What does { $bandit } take?
ask-punch = Whom does { $bandit } punch?
ask-knock_loot = { $bandit } punches { $target }: which loot is knocked loose?
ask-take_purse = Does { $bandit } take { $target }'s purse or let it fall?
ask-push_target = { $bandit } punches { $target }: where to?
ask-ride = Where does { $bandit } ride?
ask-flee = The Shotgun is on this roof: where does { $bandit } flee?
ask-seize_hostage = Whom does { $bandit } take hostage?
ask-pickpocket = { $bandit } is alone: which purse do you take, if any?

## Events. `got_card`, `set_aside`, `looked_in` and `smelled` are told to one player only.

event-first = { $seat } is the First Player.
event-offered = { $bandit } can be chosen.
event-plays = { $seat } plays { $bandit }.
event-coupled = A car with { $car_loot } is coupled on as { $column }.
event-waits = The { $hostage } sits in the Stagecoach.
event-started = { $bandit } starts { $spot_at }.
event-chose = { $seat } has chosen.
event-boarded = { $bandit } boards { $spot }.
event-rode_on = { $bandit } rides on.
event-round = Round { $amount } begins with “{ $round_card }”.
event-turn = Turn { $amount }: { $symbol }.
event-drew = { $seat } draws { $amount ->
    [0] no card
    [one] { $amount } card
   *[other] { $amount } cards
    }.
event-got_card = { $seat } gets a card: { $card }.
event-crossed = { $seat } draws a card from { $partner }'s deck.
event-threw_bullets = { $seat } discards { $amount ->
    [one] { $amount } bullet just drawn
   *[other] { $amount } bullets just drawn
    }.
event-shuffled = { $seat } shuffles the discard pile into a new deck.
event-played = { $seat } plays { $bandit }'s { $action }.
event-hid = { $seat } plays { $bandit }'s { $action } face down.
event-hid-hidden = { $seat } plays a card face down.
event-skipped = { $seat } can neither play nor draw and is skipped.
event-drank = { $seat } drinks from a { $flask }.
event-set_aside = { $seat } keeps a card: { $card }.
event-kept = { $seat } keeps { $amount ->
    [0] no card
    [one] { $amount } card
   *[other] { $amount } cards
    } for the next round.
event-resolved = Next card: { $bandit }'s { $action }.
event-revealed = Next card, turned face up: { $bandit }'s { $action }.
event-in_vain = { $bandit }'s { $action } has no effect.
event-moved = { $bandit } moves to { $spot }.
event-marshal_went = The Marshal goes to { $spot }.
event-hit = { $amount ->
    [0] { $bandit } is spared: no neutral bullet is left.
   *[other] { $bandit } is hit by a neutral bullet.
    }
event-escaped_to = { $bandit } flees from the Marshal to { $spot }.
event-shot = { $bandit } shoots { $target }.
event-pushed = { $bandit } is pushed { $spot_into }.
event-robbed = { $bandit } grabs a { $loot }.
event-looked_in = { $bandit } finds ${ $purse } in the purse.
event-smelled = { $bandit } finds { $whiskey } in the flask.
event-punched = { $bandit } punches { $target }.
event-dropped = { $bandit } drops a { $loot } { $spot_at }.
event-stole = { $bandit } snatches a purse from { $target }.
event-punched_shotgun = { $bandit } punches the Shotgun { $spot_into }; the strongbox of the Stagecoach is free.
event-fled = { $bandit } flees from the Shotgun to { $spot }.
event-rode = { $bandit } rides to { $spot }.
event-got_away = { $bandit } rides off for good and gets away.
event-seized = { $bandit } takes the { $hostage } hostage.
event-event = Event: “{ $round_card }”.
event-brought = A second strongbox is brought { $spot_into }.
event-lost_purse = { $bandit } loses a purse with ${ $purse }.
event-paid = { $bandit } extorts ${ NUMBER($amount, useGrouping: 0) } from the conductor.
event-horses_left = { $amount ->
    [0] There is no horse left to drop out.
    [one] { $amount } horse is exhausted and drops out.
   *[other] { $amount } horses are exhausted and drop out.
    }
event-marshal_drank = The Marshal drinks a flask of { $whiskey }.
event-coach_went = The Stagecoach is now beside { $spot }.
event-picked_pocket = { $bandit } is alone and picks a pocket.
event-caught = { $bandit } is caught on the train.
event-counted = { $source_key ->
    [sharing] { $seat } counts { NUMBER($amount, useGrouping: 0) } dollars ({ $source }).
    [mortal_bullet] { $seat } counts { NUMBER($amount, useGrouping: 0) } dollars ({ $source }).
   *[other] { $seat } counts ${ NUMBER($amount, useGrouping: 0) } ({ $source }).
    }

## Options: label, explanation, values

option-horses = Horses & Stagecoach
option-horses-why = The expansion: a horse attack, rides, a Stagecoach with hostages and the Shotgun, whiskey and more round cards.
option-horses-false = base game
option-horses-true = with the expansion
option-expert = Expert variant
option-expert-why = Decks are shuffled only when they run out, and everybody keeps as many cards as they like for the next round.
option-expert-false = no
option-expert-true = yes
option-teams = Team play
option-teams-why = Two neighbours form a team, draw a card from each other in every round and add up their money; cannot be combined with the expert variant.
option-teams-false = everybody alone
option-teams-true = teams of two
option-two_players = Game for two
option-two_players-why = Two bandits for each player with the expert variant and 3 cars, or a plain duel of one bandit each with 2 cars.
option-two_players-two_bandits = two bandits each
option-two_players-duel = duel
option-characters = Bandits
option-characters-why = Who plays which bandit: dealt at random, picked in turn from all six, or picked in turn from a few drawn at random.
option-characters-random = at random
option-characters-choose = free choice
option-characters-draft = choice of a few
option-train = Train
option-train-why = The cars behind the Locomotive; you may also give their letters from front to rear, such as c a e: a 3 purses, b 3 jewels, c 1 purse and 1 jewel, d 3 purses and 1 jewel, e 4 purses and 1 jewel, f 1 purse.
option-train-random = at random
option-neutral_bullets = Neutral bullets
option-neutral_bullets-why = Whether the supply of neutral bullets can run out: there are 13, or 16 with Horses & Stagecoach.
option-neutral_bullets-limited = limited
option-neutral_bullets-unlimited = unlimited
option-own_bandit = Your other bandit
option-own_bandit-why = Whether a bandit can shoot and punch the other bandit of the same player.
option-own_bandit-target = is a target
option-own_bandit-spared = is spared
option-duo_hostages = Hostages in the two-player game
option-duo_hostages-why = How many hostages sit in the Stagecoach when two players have two bandits each.

## Errors

error-options-clash = The option “{ $option }” cannot be “{ $given }” while “{ $other }” is “{ $value }” ({ $rule }).
error-train-car = A train is written as the letters of its cars, such as c a e; “{ $given }” is not one.
error-train-twice = Each car can be in the train only once, but “{ $given }” repeats one.
error-train-length = This train needs { $allowed ->
    [one] { $allowed } car
   *[other] { $allowed } cars
    } behind the Locomotive; “{ $given }” has a different number.
error-scene-wanted = “{ $field }” is { $given }; on this table it must be { $wanted }.
error-scene-round-card = “{ $field }” is { $given }, which cannot be the card of round { $number }: from round 1 on there is a card of this game that has not been used, in the last round a station, before that another.
error-scene-past = “{ $field }” is { $given }; in round { $number } it can name at most the cards of the rounds before, and no station.
error-scene-not-in-play = “{ $field }” names { $given }, a bandit whom nobody plays.
error-scene-not-offered = “{ $field }” leaves out { $given }, who is in play.
error-scene-no-spot = “{ $field }” names { $given }, which this train does not have.
error-scene-bandit = “{ $field }” cannot be at { $given }: { $why ->
    [aboard] at this step every bandit is in the train
    [gone] nobody has escaped at this step
    [absent] this table has no such spot
    [marshal] the Marshal is in this car
   *[shotgun] the Shotgun is on this roof
    }.
error-scene-not-now = “{ $field }” says something that does not last until this step.
error-scene-loot = “{ $field }” is { $given }; loot is written as words, such as “purse jewel”, or “-” for none.
error-scene-token = “{ $field }” is { $given }: its holder must know what is in it, nobody knows what has not been opened, and what is used up is out of the game.
error-scene-guarded = “{ $field }” has no strongbox on the Stagecoach, where the Shotgun still guards one.
error-scene-laid = “{ $field }” is a card of { $given }, which seat { $player } does not have.
error-scene-others = “{ $field }” has { $given }, but the player has no such bandit.
error-scene-held = “{ $field }” has { $given }, which the player cannot be keeping.
error-scene-answer-word = “{ $field }” is { $given }, which is no answer in this game.
error-scene-answer = “{ $field }” is { $given }; at this step the player cannot have chosen that.
error-scene-step-round = “{ $given }” in “{ $field }” belongs to a round, and the scene has none; rounds are counted from 1.
error-scene-step-whose = “{ $given }” in “{ $field }” does not fit whose turn it is.
error-scene-step-rules = “{ $given }” in “{ $field }” does not come up with the options of this table.
error-scene-step-column = “{ $given }” in “{ $field }” must name a car of the train behind the Locomotive.
error-scene-step-riders = “{ $given }” in “{ $field }” asks others than those who still ride, or there is nothing to choose.
error-scene-step-symbol = “{ $given }” in “{ $field }” does not fit the turn of the round card.
error-scene-step-cards = “{ $given }” in “{ $field }”: the player does not have the cards for it.
error-scene-step-keep = “{ $given }” in “{ $field }” does not fit how many cards can be kept.
error-scene-step-pile = “{ $given }” in “{ $field }”: there is no card in the pile that has begun.
error-scene-step-bandit = “{ $given }” in “{ $field }” must ask the player of this bandit, and nobody else.
error-scene-step-vain = “{ $given }” in “{ $field }” asks for something that the bandit cannot do here.
error-scene-step-marshal = “{ $given }” in “{ $field }” names another car than the Marshal’s.
error-scene-step-shotgun = “{ $given }” in “{ $field }”, but the Shotgun is not on the train.
error-scene-step-event = “{ $given }” in “{ $field }” does not fit the event of the round card.

## Why something is not possible

why-later_pick = Characters are chosen before the game begins.
why-later_play = Cards are played while everybody is planning.
why-later_drink = Whiskey is drunk while planning, in a standard turn.
why-later_keep_bullet = Bullets cannot be played; they only fill your hand.
why-later_move = Cars and roofs are chosen when a card that moves somebody comes up in the pile.
why-later_shoot = Bandits are shot or punched when such a card is resolved.
why-later_rob = Loot is taken when a Robbery card is resolved.
why-later_knock = Loot is knocked from a bandit's hands by a punch.
why-later_seize = A hostage is taken on getting inside the stagecoach.
why-not_yours = This bandit is not yours: { $bandit }.
why-not_offered = This character is not on offer.
why-played_by = { $seat } has taken this character.
why-aboard = This bandit is already on board: { $bandit }.
why-one_rides = You have no two bandits who are still riding.
why-only_cars = You board inside a car, never the locomotive, a roof or the stagecoach.
why-car_passed = The riders are past this car already.
why-card_not_in_hand = You have no such card left in your hand: { $action }.
why-only_ghost = Only Ghost may play a card face down, and only the first one in the first turn of a round.
why-deck_empty = Your deck is empty, so you have to play a card.
why-only_standard = Whiskey is drunk only in a standard turn.
why-no_such_flask = You have no such flask.
why-two_cards = For old whiskey you need at least two action cards in your hand.
why-keep_limit = You may keep only { $most ->
    [one] { $most } card
   *[other] { $most } cards
    }.
why-no_bullets_kept = Bullets cannot be kept.
why-no_such_bullet = You have no such bullet left in your hand.
why-no_such_spot = This train does not have that.
why-stands_here = The bandit is there already and has to end up somewhere else.
why-other_level = That is the other level: this stays inside, or on the roofs.
why-not_into_coach = Nobody gets inside the stagecoach by a Move.
why-only_inside = That ends inside a car, not there.
why-too_far = That is too far: at most { $most ->
    [one] { $most } car
   *[other] { $most } cars
    }.
why-not_adjacent = Only a neighbouring car or roof is possible.
why-only_when_escaping = Nobody leaves for good except in the Escape round.
why-not_in_play = This bandit is not on the train.
why-itself = A bandit cannot be their own target.
why-out_of_sight = From here this bandit cannot be hit: out of the line of fire.
why-elsewhere = This bandit is not on the same spot.
why-your_own = This is your own bandit, who is spared at this table.
why-belle_protected = Belle cannot be chosen while there is another target.
why-no_shotgun = The shotgun is not within reach of a punch.
why-lacks_loot = This bandit has no such loot: { $bandit }.
why-only_purses = Pickpockets take only purses.
why-not_lying_here = That does not lie where the bandit stands.
why-guarded = The shotgun guards this strongbox.
why-looks_alike = Unopened tokens look alike, so one of them stands for all.
why-hostage_gone = This hostage is not in the stagecoach.

# What may be planned before one is asked

plan-draw = Draw cards on each of your turns
plan-draw-until = Until the round ends.
plan-keep_nothing = Keep no cards for the next round
plan-keep_nothing-until = Until you cancel it.
plan-leave_purses = Take no purse when a bandit of yours is alone
plan-leave_purses-until = Until you cancel it.
plan-card = Play a card
plan-card-until = Once, on your next turn, unless the round ends first.
