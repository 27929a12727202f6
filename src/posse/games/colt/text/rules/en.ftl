### Colt Express: the rules in short, one message for each rule, example and ruling.
### The key is the number of the rule with a hyphen for the dot: rule-CE-7-5 is CE-7.5.
### The full wording is in docs/rules/colt.md.

## In short

goal = You are bandits on a train, and the richest after five rounds wins. Purses, jewels and strongboxes count; so do $1000 for whoever fired the most bullets.
turn-1 = A round has two parts: first you plan with cards, then the plans are carried out, whatever has changed in between.
turn-2 = You draw 6 cards from your deck. Bullet cards you have caught are among them and only take up room.
turn-3 = The round card shows the turns. In each, you play one action card onto the common pile or draw 3 more cards.
turn-4 = Its symbol says how: openly, unseen in a tunnel, two acts in a row, or in the opposite direction.
turn-5 = Then the pile is turned over and its cards are carried out in the order in which they were played. What is possible must be done.
turn-6 = Move: one car inside, up to three on the roofs. Floor Change: up to the roof, or down.
turn-7 = Robbery takes one loot token where you stand. Punch makes a bandit on your spot drop one and sends them to a neighbouring car.
turn-8 = Fire gives your target a bullet: in the next car if you are inside, along the roofs as far as you can see.
turn-9 = The marshal shoots every bandit met inside a car and drives them onto the roof; with the Marshal card you move the marshal one car.
turn-10 = The round ends with the event of its card, and the next player becomes first player.

## Chapters

chapter-1 = The train and its spots
chapter-2 = Components and setup
chapter-3 = Course of a round
chapter-4 = Turn symbols
chapter-5 = Bullets
chapter-6 = Actions
chapter-7 = Marshal and characters
chapter-8 = Events of the base game
chapter-9 = End of the game
chapter-10 = Expert variant and two-player game
chapter-11 = Horses & Stagecoach: setup
chapter-12 = Horse attack
chapter-13 = Ride
chapter-14 = Stagecoach
chapter-15 = Shotgun
chapter-16 = Hostages
chapter-17 = Whiskey, simultaneous turn, end-of-round bonus
chapter-18 = Events of Horses & Stagecoach
chapter-19 = Scoring with Horses & Stagecoach
chapter-20 = Order at the end of a round
chapter-21 = Team play
chapter-22 = Impossible cases
chapter-23 = Worked examples
    .rules = EX
chapter-24 = Rulings
    .rules = R

## The train and its spots

rule-CE-1-1 = The train is a row: the locomotive in front, then car 1, car 2 and so on; the last car is the caboose. Forward means towards the locomotive, backward means towards the rear.
rule-CE-1-2 = The locomotive and every car have two levels, inside and roof, and each of these is a spot. A bandit always stands on exactly one spot.
rule-CE-1-3 = The locomotive is a car for every action and event: you can enter it, walk over it, ride to it and shoot into it. It is not one when cars are counted, when whiskey flasks are placed and when you board in the horse attack.
rule-CE-1-4 = Two spots of the train are adjacent if they lie on the same level of neighbouring cars.
rule-CE-1-5 = With Horses & Stagecoach there are two more spots, inside the stagecoach and on the stagecoach roof. The stagecoach is always beside exactly one car or the locomotive; which spots are adjacent to it depends on the action.
rule-CE-1-6 = Between actions every bandit is in or on the train or the stagecoach, never on a horse and never outside. Only the station Escape lets a bandit leave, and then for good.
rule-CE-1-7 = You are alone on a spot if no other bandit is on it. The marshal, the shotgun, horses and tokens do not count.
rule-CE-1-8 = Any number of bandits and any amount of loot may share a spot.
rule-CE-1-9 = Clockwise is the order in which the seats are numbered, and player order is clockwise from the first player. If both your bandits are concerned in the two-player game, you treat them one after the other in the order you like.
rule-CE-1-10 = Your hand size is 6, or 7 if you control Doc and Doc has not lost his special ability.

## Components and setup

rule-CE-2-1 = The base game has 6 cars, a locomotive, 18 purses, 6 jewels, 2 strongboxes, 13 neutral bullets, the marshal and 17 round cards: 7 for 2 to 4 players, 7 for 5 to 6 players and 3 stations. Each colour has a character, a pawn, 10 action cards and 6 bullet cards.
rule-CE-2-2 = The 10 action cards of a colour are 2 Move, 2 Floor Change, 2 Fire, 2 Robbery, 1 Punch and 1 Marshal.
rule-CE-2-3 = Each of you has a different character. Characters are dealt at random, unless the table lets you choose; then you pick in the order of the seats.
rule-CE-2-4 = Before any loot is placed, each bandit is given a $250 purse. You keep its value hidden from the others.
rule-CE-2-5 = The train has the locomotive and as many cars as there are players, 3 to 6. The printed rules leave the choice of the cars and their order to you; here both are random by default.
rule-CE-2-6 = Each car gets the loot printed on its floor, placed inside: 3 purses; 3 jewels; 1 purse and 1 jewel; 3 purses and 1 jewel; 4 purses and 1 jewel; 1 purse. The purses are drawn at random from those left after the starting purses and lie face down.
rule-CE-2-7 = One strongbox and the marshal start inside the locomotive. The second strongbox waits beside the train, and only the event Take It All! brings it in. Loot you do not need goes back to the box.
rule-CE-2-8 = Four random round cards for your number of players form a face-down deck, with one random station card at the bottom. Nobody sees the unused cards; the station is revealed only in round 5.
rule-CE-2-9 = A random player is first player and has seat 1; seats are counted clockwise. Odd seats start inside the caboose, even seats inside the car in front of it. With 3 or 4 players you use the round cards for 2 to 4, with 5 or 6 those for 5 to 6; two players have rules of their own.
rule-CE-2-10 = Your cylinder holds 6 bullet cards, stacked so that you give away the 6 first and the 1 last.
rule-CE-2-11 = Everybody may know all positions, the number and type of loot tokens everywhere, the bullets left in each cylinder, the number of cards in hands and decks, the current round card and the face-up cards in the common pile. Hidden are purse values (except from the holder and those who have rightly seen them), hands, decks, later round cards, and face-down cards in the pile, which only their player knows.

## Course of a round

rule-CE-3-1 = You play exactly 5 rounds. Each has four parts: start of round, Schemin' (you plan), Stealin' (your plans are carried out), end of round.
rule-CE-3-2 = At the start of a round you shuffle all your cards into your deck, the 10 action cards (11 with Horses & Stagecoach) and every bullet card you have received, and draw 6 (7 with Doc), or what there is. The end-of-round bonus, the Minister, team play, the expert variant and the two-player game change this.
rule-CE-3-3 = Then the first player reveals the top round card.
rule-CE-3-4 = Schemin' consists of the turns shown on the round card, from left to right. In each turn everybody acts once, twice if it is speeding-up, in the order given by the turn symbol and beginning with the first player.
rule-CE-3-5 = When you act you do exactly one thing: play one action card from your hand onto the common pile, or draw 3 cards from your deck. With Horses & Stagecoach you may instead drink from a whiskey flask in a standard turn. You cannot pass; your act is skipped only if you can neither play nor draw.
rule-CE-3-6 = Without an action card in hand you must draw. If fewer than 3 cards are left in your deck you draw what is there; if it is empty too, your act is skipped.
rule-CE-3-7 = You can never play a bullet card.
rule-CE-3-8 = After the last turn of Schemin' the cards left in your hand go back to your deck, to be shuffled at the next start of round. Cards you keep with the end-of-round bonus or in the expert variant stay with you.
rule-CE-3-9 = For Stealin' the common pile is turned over and the cards are resolved one by one in the order in which they were played.
rule-CE-3-10 = The bandit of the card's colour performs the action, and that bandit's player makes all the choices at that moment. Choices that belong to another bandit, such as fleeing from the shotgun or taking a hostage, are made by that bandit's player.
rule-CE-3-11 = An action that can be performed must be performed; you may not decline. Only an impossible action is skipped.
rule-CE-3-12 = A resolved card goes back to its owner's deck.
rule-CE-3-13 = At the end of the round the event of the round card is resolved, if it has one; with Horses & Stagecoach the stagecoach then moves. After that the next player clockwise becomes first player; team play has its own rule for this.
rule-CE-3-14 = The game ends after the end of the fifth round, that is, after its event and, with Horses & Stagecoach, the move of the stagecoach.
rule-CE-3-15 = You may not choose to draw from an empty deck while you hold an action card: you must play one.
rule-CE-3-16 = Everybody sees that you draw and how many cards, but not which ones.
rule-CE-3-17 = A card played face up is seen by all and stays public. A face-down card is shown to all when it is about to be resolved, before any choice is made, even if it turns out to have no effect.

## Turn symbols

rule-CE-4-1 = Standard turn (blank card): each of you acts once, clockwise from the first player, and cards are played face up.
rule-CE-4-2 = Tunnel (arch): each of you acts once, clockwise, and cards are played face down. The others do not see them until they are resolved.
rule-CE-4-3 = Speeding-up (double card): going clockwise, you make two acts in a row before the next player does. They are independent: play two cards, draw six, draw 3 and then play, or play and then draw 3. Cards are face up.
rule-CE-4-4 = Switching (curved arrow): each of you acts once, counter-clockwise, but still starting with the first player; seat 1 is followed by the last seat and so on down to seat 2. Cards are face up. Teams have an order of their own.
rule-CE-4-5 = Simultaneous (lightning bolt, only with Horses & Stagecoach): all choose in secret and reveal together, as described with the expansion.
rule-CE-4-6 = Turn symbols matter only while you plan. Stealin' always follows the order of the pile.

## Bullets

rule-CE-5-1 = If you are shot you receive the top card of the shooter's cylinder. It stays in your deck for the rest of the game.
rule-CE-5-2 = The marshal, events, the shotgun and the Lady's Poodle give you neutral bullets from the common supply of 13, or 16 with Horses & Stagecoach. They join your deck as well.
rule-CE-5-3 = You never get rid of bullet cards. Only in team play can they pass between partners.
rule-CE-5-4 = With an empty cylinder you cannot shoot: your Fire cards have no effect at all, and Django pushes nobody either.
rule-CE-5-5 = When the neutral bullets have run out you receive none, but everything else, such as fleeing or moving, still happens.
rule-CE-5-6 = A bullet received during Stealin' enters your deck at once, but you cannot draw it before a later round.

## Actions

rule-CE-6-1 = Move, inside: you go exactly 1 car forward or backward and stay inside.
rule-CE-6-2 = Move, on a roof: you go 1, 2 or 3 cars in one direction and stay on the roofs, no further than the locomotive or the caboose.
rule-CE-6-3 = You must move and may not end where you began. Other bandits never block your way.
rule-CE-6-4 = If you move into the marshal's car, you receive 1 neutral bullet and escape to its roof.
rule-CE-6-5 = Floor Change: you climb from inside to the roof of the same car, or down from its roof. This is always possible; if you go down into the marshal's car, you are shot and driven back up.
rule-CE-6-6 = Marshal: you move the marshal exactly 1 car forward or backward, as you like; at either end of the train only one direction is left. The marshal is always inside, and every bandit inside the newly entered car is shot and driven onto its roof.
rule-CE-6-7 = Fire: you choose one legal target and give them the top bullet of your cylinder.
rule-CE-6-8 = Fire from inside: you may hit any bandit inside the next car forward or backward, never further away.
rule-CE-6-9 = Fire from a roof: you shoot along the roofs at any distance, but in each direction only at the nearest roof with a bandit on it. Everyone on that roof is a possible target, nobody behind it. Bandits on your own roof are neither targets nor in the way.
rule-CE-6-10 = You can never shoot a bandit on your own spot, nor one on the other level; only Tuco can shoot through the roof.
rule-CE-6-11 = Loot, the marshal and empty roofs do not block your line of sight.
rule-CE-6-12 = You must shoot if you have a legal target and a bullet left. Among several targets you choose, as far as Belle's special ability lets you.
rule-CE-6-13 = Robbery: you take one loot token of your choice from your spot. You may pick any of the face-down purses, but not look first. Keep its value hidden from the others; you may look at your own tokens at any time.
rule-CE-6-14 = You must rob if there is loot on your spot. Loot on the other level of the car is out of reach.
rule-CE-6-15 = Punch: you choose one legal target among the other bandits on your spot, in the same car and on the same level.
rule-CE-6-16 = If the target has loot, they lose one token, and you choose the type: purse, jewel, strongbox or, with Horses & Stagecoach, whiskey flask. Among several purses or flasks one is taken at random, unseen. It is dropped on the spot of the punch, a purse face down.
rule-CE-6-17 = Then you move the target to an adjacent spot on the same level, forward or backward as you choose. At either end of the train there is only one way.
rule-CE-6-18 = You must punch if you have a legal target, and a target without loot is still moved. The target cannot refuse to drop loot.
rule-CE-6-19 = A target who lands inside the marshal's car is shot and driven onto its roof at once. The lost loot already lies on the spot of the punch.
rule-CE-6-20 = You do not move when you punch.
rule-CE-6-21 = A Punch goes in this order: target, type of loot if the target has any, Cheyenne's choice to take or drop, direction, the move itself, then whatever the marshal, the shotgun or a hostage brings. You are not asked where there is only one possibility.

## Marshal and characters

rule-CE-7-1 = When the marshal enters a car, every bandit inside it receives 1 neutral bullet and escapes to its roof.
rule-CE-7-2 = If you enter the inside of the marshal's car, in whatever way, you receive 1 neutral bullet and escape to its roof, even if you have just come down from there.
rule-CE-7-3 = You can never stay inside the marshal's car. Except through events, the marshal does nothing to bandits on roofs.
rule-CE-7-4 = If several bandits are hit at the same moment, they are treated in player order from the first player. In the base game this matters only when the neutral bullets run out.
rule-CE-7-5 = Belle: you may not choose her as the target of Fire or Punch while you have any other legal target for that action. A partner or your own second bandit counts as such a target, and must then be hit instead of her. If she is the only one, she is a target like any other.
rule-CE-7-6 = Cheyenne: when her Punch makes the target lose a purse, she may take it instead of letting it drop, and decides before she sees its value. Jewels, strongboxes and whiskey flasks drop as usual.
rule-CE-7-7 = Django: a bandit he shoots is also pushed 1 car away from him on the same level, inside as well as on the roofs. The push is compulsory, but at the end of the train the target stays. Whoever is pushed into the marshal's car is shot there and driven onto its roof.
rule-CE-7-8 = Doc draws 7 cards instead of 6 at the start of each round. Drawing instead of playing still gives 3.
rule-CE-7-9 = Ghost: in the first turn of each round he may play his action card face down; if he draws in that turn, he loses this option for the round. A tunnel as first turn gives him nothing extra, and in a first turn with two acts only the first card he plays is covered. If the first turn is simultaneous, he may leave his card face down when the others reveal theirs.
rule-CE-7-10 = Tuco: besides his normal targets he may shoot bandits in his own car on the other level, from inside up to the roof or from the roof down to the inside.
rule-CE-7-11 = For Tuco all targets, the normal ones and those through the roof, are put together before you see whether Belle is protected.
rule-CE-7-12 = Special abilities are always on, in every mode, unless the hostage Poker Player takes them away.

## Events of the base game

rule-CE-8-1 = The round cards Tunnel and Bridge have no event, nor has the card Ambush of Horses & Stagecoach.
rule-CE-8-2 = An event comes after the last card of Stealin' and affects bandits where they stand at that moment. It uses no cards.
rule-CE-8-3 = Angry Marshal: each bandit on the roof of the marshal's car receives 1 neutral bullet and stays there. Then the marshal moves 1 car towards the caboose and shoots and drives out the bandits inside, as usual. In the caboose the marshal does not move.
rule-CE-8-4 = Swivel Arm: all bandits on the roofs of the train are put on the roof of the caboose.
rule-CE-8-5 = Braking: all bandits on the roofs of the train move 1 car forward. Whoever is on the roof of the locomotive stays.
rule-CE-8-6 = Take It All!: the second strongbox is put inside the marshal's car.
rule-CE-8-7 = Passengers' Rebellion: each bandit inside a car, the locomotive included, receives 1 neutral bullet and does not move. The inside of the stagecoach is safe.
rule-CE-8-8 = Pickpocketing (station): if you are alone on your spot, you may take one purse lying there, picked unseen, but no jewel, strongbox or whiskey flask. The spots of the stagecoach count too. Each of you decides independently; nobody can compete with you for a token.
rule-CE-8-9 = Marshal's Revenge (station): each bandit on the roof of the marshal's car loses their least valuable purse. It is shown and leaves the game, and there is nothing to choose. Without a purse you lose nothing, whatever else you hold.
rule-CE-8-10 = Hostage-taking of the Conductor (station): each bandit in or on the locomotive gains $250. This is cash, not a purse.
rule-CE-8-11 = An event first moves or hits everybody it names, all together. Only then do the marshal and the shotgun deal with those they catch, in player order.

## End of the game

rule-CE-9-1 = You add up the values of your loot tokens, the cash you gained and your prizes. Whiskey flasks are worth $0.
rule-CE-9-2 = Gunslinger: whoever fired the most bullets, and so has the fewest left in their cylinder, gets $1000. Tied players each get the full $1000; if the highest count is 0, the prize is not awarded.
rule-CE-9-3 = Bullets given by the marshal or by events count for nobody's Gunslinger total.
rule-CE-9-4 = The richest player wins. In a tie, the tied player who received the fewest bullet cards, from players and neutral together, wins; if that is a tie too, you share the victory.
rule-CE-9-5 = At the end all tokens are turned face up. Every bullet card given to you during the game counts as received, wherever it is now: deck, hand or discard pile.

## Expert variant and two-player game

rule-CE-10-1 = Expert variant (3 to 6 players, optional): each of you has a face-up discard pile, and decks are shuffled only at the start of the game.
rule-CE-10-2 = Expert variant, start of round: you draw your hand size less the number of cards you kept, but never fewer than 0. Bullets you draw now go straight to your discard pile and are not replaced, so your hand may be smaller than 6.
rule-CE-10-3 = Expert variant: if your deck runs out while you are drawing, at the start of a round, in an act or with whiskey, shuffle your discard pile, just discarded bullets included, into a new deck and go on. If both are empty you draw what there was. Whether you can or must draw then depends on deck and discard pile together.
rule-CE-10-4 = Expert variant: at the end of Schemin' you choose which cards of your hand to keep for the next round, as many as you like, and discard the rest. All choose at the same time; the others see how many you keep and what you discard, but not what you keep. After round 5 you are not asked.
rule-CE-10-5 = Expert variant: a resolved action card goes to its owner's discard pile. A bullet you receive, the Lady's Poodle's too, goes on top of your deck.
rule-CE-10-6 = Expert variant: bullets you draw in an act or with whiskey stay in your hand until the end of Schemin'. Then you keep or discard them like any other card.
rule-CE-10-7 = With Horses & Stagecoach, the symbols of the end-of-round bonus add nothing in the expert variant.
rule-CE-10-8 = Two-player game: each of you controls 2 bandits, each with its own pawn, cylinder, loot and $250 starting purse. They are dealt at random; if you choose them, the order of picking is first, second, second, first player. You use the round cards for 2 to 4 players.
rule-CE-10-9 = Two-player game: the train has the locomotive and 3 cars.
rule-CE-10-10 = Two-player game: each bandit brings one Move, Floor Change, Fire, Robbery, Punch and Marshal, and with Horses & Stagecoach one Ride; the duplicates are left out. The cards of both your bandits form one deck of 12 (14 with Ride). Your hand is 6, or 7 if you control Doc.
rule-CE-10-11 = Two-player game: you always use the rules of the expert variant.
rule-CE-10-12 = Two-player game: the first player is random (with Horses & Stagecoach the horse attack decides), acts first in each turn, and the marker changes hands every round. An act is one card of either colour, and its colour says which bandit acts, or a draw. Switching has the same order as a standard turn.
rule-CE-10-13 = Two-player game: each of you puts one bandit inside the caboose and the other inside the car in front of it, as you choose; the first player does so first, openly. With Horses & Stagecoach the horse attack takes its place.
rule-CE-10-14 = Two-player game: bullets received by either of your bandits go to your one deck.
rule-CE-10-15 = Two-player game: your bandit may shoot or punch your other bandit, and must if that is the only legal target. Such shots do not count for Gunslinger.
rule-CE-10-16 = Two-player game: you add up the loot, ransoms and cash of both your bandits. Gunslinger goes by player: the bullets fired from both cylinders, without those that hit your own bandits.
rule-CE-10-17 = Two-player game: a special ability belongs to its own bandit, so Ghost's covers only a card of Ghost's colour, but Doc adds 1 to your whole hand. For ties and for Mortal Bullet the bullets of both your bandits count together.
rule-CE-10-18 = Two-player game: each bandit holds their own loot. A Punch reaches only the target's own tokens, and Marshal's Revenge, Pickpocketing, the Banker, the Old Lady and the Poker Player look only at that bandit's tokens. You may use a whiskey flask for cards of either colour.
rule-CE-10-19 = All of these can be played with or without Horses & Stagecoach; no other combination is possible.
    Standard game: 3 to 6 players, expert variant optional.
    Two-player game: 2 players, always with the expert variant, no team play.
    Team play: 4 or 6 players, without the expert variant.
    Plain duel: 2 players, without expert variant and team play; it is not a printed mode and is off by default.
rule-CE-10-20 = Expert variant with Horses & Stagecoach: the symbols of the end-of-round bonus are ignored, and with the Minister you draw one card fewer. The Lady's Poodle's bullet goes on top of your deck before you draw, so it is normally discarded at once. For the Photographer your deck, hand and discard pile count.

## Horses & Stagecoach: setup

rule-CE-11-1 = The expansion has a stagecoach, the shotgun (its armed escort), 6 horses, a strongbox worth $1000, 5 normal whiskey flasks and 1 old one, 6 Ride cards, 8 hostages, 3 neutral bullets and 13 round cards: 5 for 2 to 4 players, 5 for 5 to 6 players and 3 stations.
rule-CE-11-2 = The stagecoach starts beside the locomotive. Its strongbox lies on the stagecoach roof, and the shotgun sits on it.
rule-CE-11-3 = Inside each car, but not in the locomotive, goes one whiskey flask drawn at random from the 6, face down, so that nobody knows its kind. The rest leave the game.
rule-CE-11-4 = Hostages are drawn at random, one fewer than there are players, and laid out face up; the rest leave the game unseen. In the two-player game there are 3, one fewer than bandits.
rule-CE-11-5 = The new round cards are shuffled with the base cards for the same number of players, stations with stations, which makes 12 round cards and 6 stations. From these 4 round cards and 1 station are drawn as usual.
rule-CE-11-6 = There are 16 neutral bullets. Each bandit gets a horse and one Ride card, which makes 11 action cards; horses you do not need stay in the box.
rule-CE-11-7 = Bandits do not start in the caboose and the car in front of it; the horse attack decides where each begins.

## Horse attack

rule-CE-12-1 = The horse attack begins at the caboose and goes forward one car at a time.
rule-CE-12-2 = At each car all who are still riding secretly choose to board or to ride on, and reveal together. In the two-player game you choose for each of your riding bandits.
rule-CE-12-3 = If you board, your bandit is placed inside that car and your horse beside it. The others go on to the next car forward.
rule-CE-12-4 = As soon as only one player is still riding, that player openly chooses any of the cars not yet offered, from the next one forward to car 1. In the two-player game this is done for each bandit still riding.
rule-CE-12-5 = Nobody may start in the locomotive or the stagecoach. At car 1 everyone still riding must board.
rule-CE-12-6 = Afterwards the horses belong to nobody. All that matters about a horse is which car it is beside.
rule-CE-12-7 = One bandit is drawn at random from those in the rearmost car that holds any. That bandit's player is first player, and seats are counted from there. Team play has its own rule.
rule-CE-12-8 = During the horse attack nothing is taken, shot or triggered. The marshal is in the locomotive, which nobody enters.

## Ride

rule-CE-13-1 = To Ride you need at least one horse beside your car. You may start from inside, from the roof, or from inside or on top of the stagecoach if a horse is beside the same car as the stagecoach.
rule-CE-13-2 = You ride 1, 2 or 3 cars forward or backward, no further than the locomotive or the caboose, and the horse goes with you.
rule-CE-13-3 = You end inside the car you reach, never on its roof. If the stagecoach is beside that car, you may end inside the stagecoach instead.
rule-CE-13-4 = Instead you may use a horse to cross over on the spot: from the car, inside or roof, to inside the stagecoach beside it, or from the stagecoach, inside or roof, to inside the car; the horse stays. A Ride may not end where it started, nor merely bring you from a roof down into the same car.
rule-CE-13-5 = The horse stays beside the car you reach. After the action nobody is on a horse.
rule-CE-13-6 = You meet nobody on the way: the marshal, the shotgun and other bandits you ride past do nothing. But if you end inside the marshal's car, you are shot and driven onto its roof.
rule-CE-13-7 = Without a horse beside your car the Ride has no effect. If there is one, you must ride.
rule-CE-13-8 = If you end inside the stagecoach and have no hostage yet, you must take one of those left.
rule-CE-13-9 = You may use any horse. If several are beside your car, it does not matter which one you take.
rule-CE-13-10 = You may ride to the locomotive as to any car, and end inside it, or in the stagecoach when it is beside the locomotive.
rule-CE-13-11 = In a Ride you first choose direction and distance, or crossing over, or in the Escape round leaving for good. Then you choose car or stagecoach where both are possible.

## Stagecoach

rule-CE-14-1 = You get inside the stagecoach from its roof by Floor Change, by Ride, or by being punched into it, but not by Move.
rule-CE-14-2 = You get onto the stagecoach roof from its inside by Floor Change, from the roof of the car beside it by Move, or by being punched there.
rule-CE-14-3 = Crossing between the stagecoach roof and the roof of the car beside it costs 1 of the up to 3 steps of a roof Move. From the train you take 0 to 2 steps in one direction to that roof and then cross; from the stagecoach you cross and then take 0 to 2 steps in one direction. You cross at most once in a Move.
rule-CE-14-4 = A Move has no effect if you are inside the stagecoach.
rule-CE-14-5 = For Fire and Punch the inside of the stagecoach is adjacent to the inside of the car beside it. The two roofs are adjacent for Fire, Punch and Move.
rule-CE-14-6 = Punch: a target inside the stagecoach lands inside the car beside it, a target on its roof lands on that car's roof. A target inside or on the roof of that car may be sent forward, backward, or to the same level of the stagecoach.
rule-CE-14-7 = From inside the stagecoach you may shoot bandits inside the car beside it. From inside that car you may shoot into the neighbouring cars as usual and also into the stagecoach.
rule-CE-14-8 = From the stagecoach roof you may shoot every bandit on any roof of the train, at any distance, and nothing is in the way. From any roof of the train you may shoot your usual targets and also every bandit on the stagecoach roof, never blocked.
rule-CE-14-9 = Django pushes nobody when he shoots at the stagecoach or from it, neither on the roofs nor inside.
rule-CE-14-10 = Tuco may shoot between the inside and the roof of the stagecoach while he is in or on it. He may not shoot diagonally, for example from inside the stagecoach at the roof of the car.
rule-CE-14-11 = The marshal never enters the stagecoach, and the marshal's effects never reach it.
rule-CE-14-12 = Loot dropped in or on the stagecoach stays there, travels with it and can be robbed there.
rule-CE-14-13 = At the end of every round, the fifth included, after the event, the stagecoach moves 1 car towards the caboose; beside the caboose it stays. Bandits and loot in and on it go with it, horses do not.

## Shotgun

rule-CE-15-1 = While the shotgun is on the stagecoach roof, you may stand there safely, but you cannot rob the strongbox that the shotgun guards. You can rob any other loot there.
rule-CE-15-2 = A bandit on the stagecoach roof may punch the shotgun. The shotgun counts as a legal target and so protects Belle; if other bandits are there too, you choose.
rule-CE-15-3 = When punched, the shotgun lets go of the strongbox, which stays on the stagecoach roof free to be robbed, and moves to the roof of the car beside it. The shotgun remains on the roofs of the train until the end of the game and can no longer be punched, because nobody can stay on the same roof.
rule-CE-15-4 = From then on no bandit may stay on the shotgun's roof. If you end any movement there, by Move, Floor Change, Punch, Django's push, flight from the marshal, an event or otherwise, you receive 1 neutral bullet at once and must flee to an adjacent roof of the train. You choose which, even the one you came from, but never the stagecoach roof.
rule-CE-15-5 = If the shotgun comes to a roof with bandits on it, after a Punch, at the end of the round or by Higher Speed, each of them receives 1 neutral bullet and must flee in the same way.
rule-CE-15-6 = If your roof Move takes you over the shotgun's roof, you receive 1 neutral bullet and go on normally. Coming from the stagecoach roof, you also pass over that roof or end on it.
rule-CE-15-7 = The shotgun can never be shot. On a roof of the train the shotgun blocks the line of sight along the roofs as a bandit would, but never blocks shots at or from the stagecoach roof.
rule-CE-15-8 = When the stagecoach moves, the shotgun on the train moves with it, and so is always on the roof of the car beside it. Swivel Arm and Braking do not move the shotgun.
rule-CE-15-9 = On the locomotive and the caboose there is only one roof to flee to.
rule-CE-15-10 = So once the shotgun has been punched, every roof Move between stagecoach and train costs you a neutral bullet, as you always cross the shotgun's roof. Being punched off the stagecoach roof, or climbing to the roof of the car beside the stagecoach, always costs a neutral bullet and makes you flee.
rule-CE-15-11 = Only a Move can pass over the shotgun. If you are moved by Swivel Arm, Braking or Higher Speed, or if you flee, it matters only where you land.
rule-CE-15-12 = The shotgun is never hurt, holds no loot after the punch, is not moved by the marshal and does not count for Sharing the Loot, for Pickpocketing or for being alone.
rule-CE-15-13 = Fleeing costs no further bullet. It is not a Move, so the Old Lady does not matter.

## Hostages

rule-CE-16-1 = A bandit has at most one hostage, who can be neither lost, given up nor stolen.
rule-CE-16-2 = If you have no hostage and get inside the stagecoach, in whatever way, you must at once take one of those available, of your choice. If none is left, nothing happens.
rule-CE-16-3 = The penalty of your hostage applies as soon as you take it, also to cards already in the pile; the ransom counts at the end of the game.
    Nun: you cannot Ride, the card is useless. Ransom $700.
    Minister: you draw one card fewer at each start of round. Ransom $900.
    Old Lady: on roofs you move only 1 step instead of 1 to 3. Ransom $500 for each jewel you hold.
    Teacher: you cannot Punch, the card is useless. Ransom $800.
    Photographer: you may never play cards face down, not even as Ghost. Ransom $200 for each bullet card of another bandit, allies excepted, in your deck.
    Banker: no penalty. Ransom $1000 if you hold at least one strongbox.
    Poker Player: you lose your special ability for the rest of the game. Ransom $250 for each purse you hold.
    Lady's Poodle: at each start of round a new neutral bullet is added to your deck. Ransom $1000.
rule-CE-16-4 = You may still play a useless card, to use up a turn, but it has no effect.
rule-CE-16-5 = Photographer: in a tunnel your cards are played face up; those already in the pile stay as they are. Neutral bullets and bullets of your partner or of your own second bandit bring no ransom.
rule-CE-16-6 = Minister: at the start of a round you draw your hand size less the cards you kept and less 1, but never fewer than 0. So Doc with the Minister has 6.
rule-CE-16-7 = Old Lady: your one step may lead to a neighbouring roof of the train, or across between the stagecoach roof and the roof of the car beside it.
rule-CE-16-8 = Lady's Poodle: the bullet is added before you shuffle and draw, for the first time in the round after you took it. It counts as received in that round.
rule-CE-16-9 = Poker Player: Belle, for example, becomes a target like any other, Doc draws 6 and Ghost plays face up.
rule-CE-16-10 = Two-player game: each of your bandits may take one hostage. The Minister and the Lady's Poodle affect your whole deck, the Photographer, Nun, Old Lady, Teacher and Poker Player only the cards of that bandit.
rule-CE-16-11 = For ransoms, what you hold is what the bandit with the hostage holds at the end. For the Photographer the bullets of all other colours, except your allies', count among all your cards.
rule-CE-16-12 = The Nun, Teacher, Old Lady and Poker Player bind the bandit whose colour the resolved card has. The Photographer and Ghost's ability go by the colour of the card when it is played.
rule-CE-16-13 = Everybody may see which hostages are left and who holds which.

## Whiskey, simultaneous turn, end-of-round bonus

rule-CE-17-1 = A whiskey flask is loot worth $0: it can be robbed, and the puncher may choose it as the loot to be dropped. Its kind is hidden until it is robbed; then the holder may look, and its first use shows it to all.
rule-CE-17-2 = You can use a flask twice. After the first use it is turned to its half-full side, which shows its kind; after the second it leaves the game. If dropped, a half-full flask lies half-full side up and an unused one face down again, its kind known only to those who have seen it.
rule-CE-17-3 = You use a flask in Schemin' instead of playing a card or drawing, and only in a standard turn, not in a tunnel, speeding-up, switching or simultaneous turn.
rule-CE-17-4 = Normal whiskey: draw 3 cards, then play one action card from your hand. You may not decline to play, nor draw 3 more instead. If you have no action card nothing is played, but the use is spent.
rule-CE-17-5 = Old whiskey: play 2 action cards in a row; you may not draw in place of either. You may use it only with at least 2 action cards in hand.
rule-CE-17-6 = You may use a flask once per turn and say which one. The cards are played face up, as always in a standard turn; if it is the first turn, Ghost may play the first of them face down.
rule-CE-17-7 = Simultaneous turn: each of you secretly chooses a card or a draw of 3, and nothing is shown until all have chosen. Then draws are announced and carried out. The chosen cards are revealed together and go onto the pile clockwise from the first player.
rule-CE-17-8 = End-of-round bonus: for each of its symbols on the round card you may keep one unplayed action card; bullets cannot be kept. All decide at the same time, between Schemin' and Stealin'. The others see how many cards you keep, but not which.
rule-CE-17-9 = At the next start of round kept cards are not shuffled in, and you draw until you have 6 in all (Doc 7). Keeping is optional, and stations never have this symbol.
rule-CE-17-10 = If you have no action card in a simultaneous turn, you draw; if your deck is empty too, you are skipped.
rule-CE-17-11 = A flask taken in Stealin' can be used from the next round on. You may hold several; each use takes an act of its own.

## Events of Horses & Stagecoach

rule-CE-18-1 = Panting Horses: the horses nearest the caboose leave the game, 2 of them with 2 to 4 players, 3 with 5 to 6. If there are fewer, all go.
rule-CE-18-2 = Whiskey for the Marshal: if a flask lies inside the marshal's car, it is removed; of several, one at random. After normal whiskey the marshal moves 1 car towards the rear, after old whiskey through every car to the caboose; in each car entered, bandits are shot and driven onto the roof. In the caboose the marshal drinks but does not move. Flasks on the roof or held by bandits do not count; without a flask nothing happens.
rule-CE-18-3 = Higher Speed: all bandits on the roofs of the train, all horses, the stagecoach with everything in and on it, and the shotgun if already on the train move 1 car towards the rear together; what is already at the caboose stays. Then bandits on the shotgun's roof are shot and flee. The usual move of the stagecoach at the end of the round follows as well.
rule-CE-18-4 = Shotgun's Rage: each bandit in or on the stagecoach, and in or on the car beside it (or the locomotive), receives 1 neutral bullet.
rule-CE-18-5 = Sharing the Loot (station): at the end of the game, on each spot with two or more bandits, the value of each strongbox held there is divided equally among all bandits on that spot, each share rounded down. The holder keeps the token for the Banker. The spots of the stagecoach count too; a strongbox lying on the floor is not shared, and bandits who have escaped get no share and give none.
rule-CE-18-6 = Escape (station): in this round, when your Ride is resolved with a horse beside you, you may leave the train for good instead of riding, and take the horse with you. Your later cards then have no effect and nobody can target you, but you can still win. At the end every bandit in or on the train, locomotive included, is caught and cannot win; those in or on the stagecoach are not caught.
rule-CE-18-7 = Mortal Bullet (station): you lose $150 for each bullet, neutral or not, that you received in this round. Your total may fall below zero.
rule-CE-18-8 = Escape, scoring: if you left you keep your loot, hostage and bullets and score normally. Caught players score too, also for Gunslinger, but rank below everyone who got away; if all are caught, nobody wins. In the two-player game and team play the money and ransom of a caught bandit do not count, and a side can win only if at least one of its bandits got away.
rule-CE-18-9 = Sharing the Loot, the capture of Escape and Mortal Bullet do nothing when events are resolved at the end of the round. They take effect at the end of the game.

## Scoring with Horses & Stagecoach

rule-CE-19-1 = You score as in the base game and add ransoms. After round 5 the order is: event of a base station; move of the stagecoach; loot and cash, with Sharing the Loot; ransoms; Gunslinger; losses by Mortal Bullet; who can win after Escape; ranking and ties.
rule-CE-19-2 = Sharing the Loot does not change ransoms: the Banker, the Poker Player and the Old Lady look at the tokens you hold.

## Order at the end of a round

rule-CE-20-1 = After the last card of Stealin' comes the event, complete with all that the marshal and the shotgun do; then the stagecoach and the shotgun move, and bandits on the shotgun's new roof are shot and flee; then the first player changes. The next round starts with the Lady's Poodle's bullet, shuffling (not in the expert variant), the partner's card in team play, drawing and revealing the round card. After round 5, scoring takes the place of the change of first player and the new round.
rule-CE-20-2 = What happens to one bandit is followed to its end: a bandit pushed into the marshal's car gets a bullet and goes to the roof; if the shotgun is there, the bandit gets another bullet and flees. It always stops there, because the next roof has no shotgun.
rule-CE-20-3 = If one event makes several of you choose, when fleeing from the shotgun or in Pickpocketing, you choose clockwise from the first player.
rule-CE-20-4 = Bandits hit at the same moment are treated one by one in that order: bullet, move and all that follows for one bandit, then the next.

## Team play

rule-CE-21-1 = Team play is for 4 or 6 players, with or without Horses & Stagecoach. The two members of a team sit side by side; the right-hand one is A, the left-hand one B, so clockwise A comes just before B.
rule-CE-21-2 = Without Horses & Stagecoach every A starts inside the caboose and every B inside the car in front of it. With the expansion the horse attack is used.
rule-CE-21-3 = Inside a team A always acts before B, except in a switching turn.
rule-CE-21-4 = A random A is first player, with Horses & Stagecoach too. In each later round it is the A of the next team clockwise; players B are skipped.
rule-CE-21-5 = At the start of every round, the first included, both partners shuffle; then each draws the top card of the other's deck, at the same time and seen only by the one who draws it. After that you fill your hand from your own deck to 6 (Doc 7, with the Minister 1 fewer); kept cards count.
rule-CE-21-6 = You may play your partner's action card in your own act instead of one of yours, and it goes onto the pile there. It makes your partner's bandit act, and your partner makes the choices.
rule-CE-21-7 = A partner's card goes back to its owner only when it has been played. Unplayed, it stays among your cards, in your deck, and you may draw it again in later rounds.
rule-CE-21-8 = A bullet drawn from your partner stays in your hand and then in your deck.
rule-CE-21-9 = When you draw as your act or with whiskey, you draw only from your own deck.
rule-CE-21-10 = Switching: play goes counter-clockwise and A and B swap roles, starting with the B of the first player's team. With three teams the order is, for example, B1, A1, B3, A3, B2, A2.
rule-CE-21-11 = Partners add up their totals, and the richest team wins. In a tie the team with the fewest bullet cards in both decks together wins.
rule-CE-21-12 = Gunslinger goes to the team that fired the most bullets. Each bullet fired at a partner is deducted.
rule-CE-21-13 = You can shoot and punch your partner, and you must if your partner is the only legal target.
rule-CE-21-14 = With the end-of-round bonus you may keep your partner's unplayed action card like one of your own. Once it is in your deck, you may draw it again, or its owner may draw it back as the card from the partner in a later round; then it is simply one of the owner's cards again.
rule-CE-21-15 = Each of you still controls one bandit with its own loot, cylinder, hostage and special ability, and nothing passes between partners except the card drawn at the start of a round. You do not see your partner's hand or purses. There is no rule here about what you may say to each other.
rule-CE-21-16 = Cylinders, cards and tokens keep their colour. A bullet of your own or your partner's colour in your deck never brings a ransom.
rule-CE-21-17 = There is one hostage fewer than players, and in the horse attack everybody chooses independently. Cars and round cards go by the number of players as usual.
rule-CE-21-18 = Speeding-up: A makes two acts, then B two, then the next team follows. Simultaneous: the cards enter the pile in the normal order, A, B, next team.
rule-CE-21-19 = Escape, Sharing the Loot and Mortal Bullet are worked out for each bandit and then added up for the team. A caught bandit's money and ransom do not count, and a team can win only if at least one of its bandits got away.
rule-CE-21-20 = A team's Gunslinger count is the bullets both partners fired less those that hit each other. Tied teams each get $1000, once per team; if the best count is 0, nobody does.

## Worked examples

rule-EX-1 = The marshal is inside the locomotive, Doc inside car 1. Doc moves forward: he ends on the roof of the locomotive with 1 neutral bullet.
rule-EX-2 = The marshal is inside car 1, Belle and Tuco inside car 2. Ghost plays Marshal and moves the marshal backward: the marshal is now inside car 2, Belle and Tuco are on its roof with 1 neutral bullet each.
rule-EX-3 = Doc is on the roof of car 4, Ghost and Belle on the roof of car 2, Tuco on the roof of the locomotive. Doc fires, and his only legal target is Ghost: Tuco is hidden behind those on car 2, and Belle is protected because Ghost is available.
rule-EX-4 = Doc and Ghost are both on the roof of car 3, and there is nobody else. Doc fires, and nothing happens.
rule-EX-5 = Tuco is inside car 2, Doc on the roof of car 2, Belle inside car 1. Tuco fires: he must hit Doc, because Belle is protected.
rule-EX-6 = Django is inside car 3, Ghost inside car 2, the marshal inside car 1. Django fires at Ghost, who is pushed into the marshal's car: Ghost ends on the roof of car 1 with one of Django's bullets and a neutral bullet.
rule-EX-7 = Django is on the roof of car 1, Ghost on the roof of the locomotive. Django's shot gives Ghost a bullet, but Ghost stays, because the train ends there.
rule-EX-8 = Cheyenne and Doc are inside car 2; Doc holds 2 purses and a jewel. Cheyenne punches him and chooses purse and forward: she takes one of his purses at random if she wishes, and then nothing is dropped. Doc is inside car 1.
rule-EX-9 = Ghost and Doc are inside car 2, the marshal is inside car 1, and Doc holds a jewel. Ghost punches Doc forward: the jewel lies inside car 2, and Doc is on the roof of car 1 with 1 neutral bullet.
rule-EX-10 = Switching with 4 players, and seat 3 is first player. The order is 3, 2, 1, 4.
rule-EX-11 = Speeding-up: seat 1 draws 3 cards, then plays Fire. Only then does seat 2 act.
rule-EX-12 = Angry Marshal: the marshal is inside car 1, Doc on the roof of car 1, Ghost inside car 2. Doc gets a neutral bullet and stays on his roof; the marshal moves to car 2; Ghost gets a neutral bullet and is on the roof of car 2.
rule-EX-13 = Braking: Doc is on the roof of the locomotive, Ghost on the roof of car 3. Doc stays, and Ghost moves to the roof of car 2.
rule-EX-14 = At the end Doc and Tuco have 2 bullets left in their cylinders, the others more. Both get $1000 as Gunslinger.
rule-EX-15 = There are 4 cars, the stagecoach is beside car 1, a horse beside car 3, and Doc on the roof of car 3. Doc rides 2 forward and chooses to end inside car 1 or inside the stagecoach, where he takes a hostage. The horse is now beside car 1.
rule-EX-16 = The stagecoach and a horse are beside car 2, and Doc is inside car 2. He uses his Ride to cross over: he is inside the stagecoach, and the horse is still beside car 2.
rule-EX-17 = The stagecoach is beside car 1, Doc on the roof of car 3. With one Move he goes 2 cars forward and crosses to the stagecoach roof, which uses all 3 steps. From the roof of car 4 he could not reach it.
rule-EX-18 = The stagecoach is beside car 1, Doc and the shotgun are on its roof, Ghost is on the roof of car 1. Doc punches the shotgun: the strongbox lies free on the stagecoach roof and the shotgun is on the roof of car 1. Ghost gets a neutral bullet and flees to the roof of the locomotive or of car 2.
rule-EX-19 = The shotgun is on the roof of car 2, Doc on the roof of car 4. If Doc moves 3 forward, he ends on the roof of car 1 with 1 neutral bullet. If he moves 2, he gets the bullet and must go on to the roof of car 1 or of car 3.
rule-EX-20 = The shotgun is on the roof of car 2, Doc on the roof of car 4, Ghost on the roof of the locomotive. Doc's Fire has no effect, because the shotgun blocks it. From the stagecoach roof Doc could hit Ghost.
rule-EX-21 = The round card shows 2 symbols of the end-of-round bonus, and Doc keeps Fire and Punch. Next round he draws 5 cards, for a hand of 7.
rule-EX-22 = In a standard turn Doc uses a normal whiskey flask for the first time. He draws 3 cards and plays Robbery face up; the flask is now half-full.
rule-EX-23 = Sharing the Loot: Doc, who holds a strongbox, ends the game on the same spot as Ghost and Tuco. Each of the three counts $333; for Doc this replaces the full $1000.
rule-EX-24 = You have the Photographer, and among your cards are 2 of Tuco's bullets, 1 of Belle's and 3 neutral ones. The ransom is $600.
rule-EX-25 = Higher Speed with 4 cars: the stagecoach is beside car 1 with the shotgun on the roof of car 1, Doc is on the roof of car 4, Ghost on the roof of car 3, horses are beside cars 4 and 2. Now Doc and Ghost are on the roof of car 4, the shotgun is on the roof of car 2 with the stagecoach beside it, and the horses are beside cars 4 and 3. At the end of the round the stagecoach and the shotgun go on to car 3.
rule-EX-26 = Three teams, and A1 is first player: the order is A1, B1, A2, B2, A3, B3. In a switching turn it is B1, A1, B3, A3, B2, A2. The next round starts with A2.

## Rulings

rule-R-01 = The locomotive is a car for actions and events, as the base rules call it one. It is not a car for counting, whiskey and boarding, because the expansion says so for boarding.
rule-R-02 = In print the table chooses the cars and their order. Here they are random by default; a fixed list is an option.
rule-R-03 = Fire with an empty cylinder has no effect at all, because there is no bullet to give.
rule-R-04 = When the neutral bullets have run out, none is given, because the supply is limited by the pieces in the box and no rule says otherwise. An unlimited supply is an option.
rule-R-05 = In a Punch you pick the type of loot, and a purse is taken at random, because nobody may see the values and so your own choice would be chance anyway. In a Robbery you pick a particular token from the spot.
rule-R-06 = Ghost hides one card per round, and only in the first turn, because his text speaks of one card. In a simultaneous first turn he may lay it face down and leave it unrevealed.
rule-R-07 = Passengers' Rebellion reaches the inside of the locomotive, because the locomotive is a car. It does not reach the stagecoach.
rule-R-08 = The $250 for the conductor is cash, because the card grants a ransom and not a token. So it does not count as a purse for the Poker Player.
rule-R-09 = If nobody has fired a bullet, Gunslinger is not awarded. The rules are silent, and since otherwise all would get the same, the ranking does not change.
rule-R-10 = In the expert variant bullets from a draw act stay in your hand until the end of Schemin', and you may keep any number of cards, because no rule says otherwise. As you may keep what you like, the symbols of the end-of-round bonus add nothing.
rule-R-11 = In the two-player game you have two bandits each, 3 cars and the expert variant; the deck without duplicates and the starting spots are our reconstruction, because the printed page for two was not at hand. A plain duel, with one bandit each, the standard rules, 2 cars and 1 hostage, is an extra option that is not printed anywhere we know.
rule-R-12 = You may hit your partner, because the team rules deduct such shots and the Photographer leaves allies' bullets out. You must if your partner is the only target, and your partner shields Belle like any other target. For your own second bandit in the two-player game we decide the same by analogy; it is the default setting.
rule-R-13 = In the two-player game there are by default 3 hostages, one fewer than bandits: with only 1 it would be pointless that each of your bandits may take one. In a plain duel there is 1.
rule-R-14 = In the horse attack everyone still riding boards at car 1, because nobody may start in the locomotive.
rule-R-15 = A horse is simply beside a car; if the stagecoach is beside that car too, the horse serves both. It does not follow the stagecoach when that moves on.
rule-R-16 = You may start a Ride from the stagecoach roof, as you may from the roof of a car, although the rulebook does not name this case.
rule-R-17 = A Ride is compulsory if there is a horse. The rulebook says that you can use it, but in the base game every action that is possible must be performed.
rule-R-18 = In one Move you go in one direction along the train and cross to or from the stagecoach at most once, which is how the rulebook itself puts it. You may also cross without any step along the train.
rule-R-19 = Django pushes nobody to or from the stagecoach. For the roofs the rulebook says so; inside, the shot goes sideways and there is nowhere to be pushed.
rule-R-20 = Tuco may shoot between the two levels of the stagecoach, because it has an inside and a roof just like a car.
rule-R-21 = If the shotgun arrives on a roof with bandits, they are shot and flee, because no bandit can ever be on the shotgun's roof.
rule-R-22 = Swivel Arm and Braking do not touch bandits on the stagecoach roof, because they speak of the train, nor the shotgun, who must stay beside the stagecoach. Bandits who land on the shotgun's roof that way are shot and flee.
rule-R-23 = You may play a card that your hostage makes useless. Nothing forbids it, and it has no effect.
rule-R-24 = The Lady's Poodle's bullet of round 5 counts for Mortal Bullet, because you receive it in that round.
rule-R-25 = The rules are silent on whiskey without enough action cards. After normal whiskey you play nothing if you have no action card, and the use is spent; old whiskey you may use only with at least 2 action cards.
rule-R-26 = In a simultaneous turn all choices, draws too, are made in secret and shown together. The rulebook wants a draw declared before the others reveal, and this way nobody learns anything early.
rule-R-27 = Panting Horses removes 2 horses with 2 to 4 players and 3 with 5 to 6, as the rulebook says, although the pictures on the cards show 1 and 2. If horses are level for the last place, it does not matter which goes.
rule-R-28 = If several flasks are in the marshal's car, one is drunk at random, because the rulebook speaks of a single flask. Half-full flasks count.
rule-R-29 = After Escape the caught rank below all who got away, but still compete for Gunslinger; if all are caught, nobody wins. In the two-player game and team play a caught bandit's money does not count and one free bandit is enough for that side to win. The Nun forbids leaving by Ride, and the horse goes with the bandit who leaves; on all this the rules say too little.
rule-R-30 = In team play with Horses & Stagecoach the first player is a random A, because the team rule takes the place of the draw after the horse attack.
rule-R-31 = A card drawn from your partner makes your partner's bandit act, because a card always belongs to its colour and goes back to its owner.
rule-R-32 = For the Photographer all your cards at the end count as your deck: deck, hand and kept cards.
rule-R-33 = The card of Horses & Stagecoach without an event has no printed name, so we call it Ambush. This changes nothing in play.
rule-R-34 = Higher Speed has three turns for 2 to 4 players (standard, tunnel, standard) and four for 5 to 6 (standard, standard, tunnel, standard). That is unusual, but it is what the cards show.
rule-R-35 = The stagecoach moves after round 5 too, because the rulebook makes no exception and scoring comes later. It matters only to bandits on the roof that the shotgun reaches: they get a bullet and end elsewhere.
rule-R-36 = You may not draw from an empty deck while you can play a card, because that would be a pass in disguise.
rule-R-37 = Team play with the expert variant is not offered, because their rules for bullets collide: one keeps them in hand, the other discards them.
rule-R-38 = With the Photographer you play your cards face up in a tunnel. The rulebook only forbids cards played face down, and we do not take that to mean that you may only draw.
rule-R-39 = Where a card is not played by the usual hand, with a partner's card or in the two-player game, everything follows the colour of the card. Effects on drawing (Doc, Minister, Lady's Poodle) follow the player.
rule-R-40 = Sharing the Loot divides by bandits, so if you have two bandits on the spot you get two shares. The stagecoach is treated like a car.
rule-R-41 = A purse can be followed by eye while it lies on a spot or is the only one in somebody's hands. When a bandit loses one of several purses, only that bandit's player can tell which it was, and what the others knew of the bandit's purses is forgotten. The same goes for unused flasks.
rule-R-42 = You are not asked which of your two bandits is treated first: it makes no difference.
rule-R-43 = In a draft one bandit more than needed, six at the most, is laid out at random, and the players pick from those.
rule-R-44 = What bots suppose: a card that they cannot place is equally likely anywhere that agrees with what everybody knows, and a secret answer is any legal one.
