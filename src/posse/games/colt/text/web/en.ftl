### Colt Express: what only the drawing in the browser says.

## The board

colt-round = Round { $round } of { $rounds }
colt-begins = The robbery begins: everybody takes their place on the train.
colt-begins-horses = The horse attack: the bandits ride along the train and board it.
colt-tray = To choose from
colt-no-cards = No cards in hand.
colt-counted = { $count } × { $thing }

## The film

colt-film = Film
colt-film-back = Back
colt-film-next = Next
colt-film-pause = Pause
colt-film-play = Go on
colt-film-speed = Speed

## What an explanation tells of a spot

colt-here = Here: { $bandits }.
colt-marshal-here = The Marshal is here.
colt-shotgun-here = The Shotgun is here.
colt-loot-here = Loot: { $loot }.
colt-hostages-here = Hostages: { $hostages }.
colt-coach-here = The Stagecoach is beside it.
colt-why-inside = Inside, you move one car at a time; shots reach the next car.
colt-why-roof = On the roofs, you move up to 3 cars; shots reach the nearest bandits in sight.
colt-why-coach = You get in from its roof or on a horse; whoever gets in takes a hostage.
colt-why-coach_roof = Adjacent to the roof of the car beside it. At the start of the game, the Shotgun guards a strongbox here.

## What an explanation tells of bandits and the law

colt-bandit-of = { $bandit } ({ $seat })
colt-bandit-has = Bullets left: { $left }. Pieces of loot: { $loot }.
colt-why-marshal = Whoever is in the Marshal's car gets a neutral bullet and flees to the roof.
colt-why-shotgun = Once on the train, the Shotgun stays on the roof beside the Stagecoach; whoever lands there gets a neutral bullet and must flee.
colt-why-horse = { $count ->
    [one] { $count } horse waits here.
   *[other] { $count } horses wait here.
    } A Ride needs a horse beside your car.

## What an explanation tells of cards

colt-card-of = { $card } ({ $bandit })
colt-played-by = Card { $number }, played by { $seat }.
colt-face-down = Face-down card
colt-why-face-down = Face down until it is carried out.
colt-why-bullet = A bullet cannot be played: it only fills the hand.
colt-why-round = Each round is planned card by card; then the cards are carried out in the same order.
colt-why-first = Begins every turn of this round; in the next round it is the next player.
colt-why-neutral = Given by the Marshal, the Shotgun and events.
colt-why-keep = { $count ->
    [one] One card left in hand may be kept for the next round.
   *[other] { $count } cards left in hand may be kept for the next round.
    }

## What an explanation tells of loot and of the things in front of a player

colt-value-known = You know it: ${ NUMBER($value, useGrouping: 0) }.
colt-half = Half-full.
colt-purses-known = Known: { $values }.
colt-purses-hidden = { $count } of unknown value.
colt-why-left = Fired so far: { $fired }. Whoever fires the most gets $1000 at the end.
colt-why-cash = Counts at the end like loot.
colt-why-hand = Cards in hand.
colt-why-deck = Instead of playing a card, you may draw 3 from here.
colt-why-bullets = They clog the deck for the rest of the game.
colt-worth-at-least = { $known } + ?
colt-overview = The whole train
