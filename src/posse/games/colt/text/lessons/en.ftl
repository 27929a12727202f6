### Lessons of Colt Express. `lesson-ID` is a title, `lesson-ID-2` the second step, `-then` how it ends, the others replies.

lesson-plan = Plan first, act later
lesson-plan-1 = You are Doc, and next door lie { $jewels } jewels. Nobody moves yet, though: first everybody plans. Play Move.
lesson-plan-1-robbery = You would rob the empty car you stand in. Walk first: play Move.
lesson-plan-1-draw = More cards never hurt, but the others get a head start. Play Move.
lesson-plan-2 = Your card opened the pile, Ghost and Cheyenne added theirs: { $pile } cards so far. After the walk you will want to grab something. Play Robbery.
lesson-plan-2-draw = Not yet: you already hold what you need. Play Robbery.
lesson-plan-3 = Nothing good left in your hand? Then draw instead of playing a card. Draw now.
lesson-plan-4 = Planning is over and the pile comes alive, first card first. All { $pile } cards get their turn, and yours leads. Jewels or purses: walk where you like.
lesson-plan-4-jewels = To the jewels! Your Robbery comes up soon, if nobody pushes you out of the car before. That is the whole game: a fine plan, then chaos.
lesson-plan-4-purses = Purses, then: you never know what is inside, but you have that car to yourself. That is the whole game: a fine plan, then chaos.

lesson-tunnel = Tunnels and speed
lesson-tunnel-1 = The train enters a tunnel: it is dark, so every card of this turn goes down on its face. Play Fire; nobody will know.
lesson-tunnel-1-draw = Drawing can be seen even in the dark. Use the cover: play Fire.
lesson-tunnel-2 = Ghost and Cheyenne laid something too. You may guess, no more. Now the train speeds up: everybody acts twice in a row. Play Move, then Robbery.
lesson-tunnel-2-draw = That is allowed: a draw counts as one of the two acts. But try two cards: Move, then Robbery.
lesson-tunnel-3 = { $pile } cards on the pile, and a plain turn to finish: one card, face up. Look at what the others showed, and decide for yourself.
lesson-tunnel-3-draw = A quiet end. Cards drawn this late go back into your deck with the rest of your hand, so you gave up an act for nothing much.
lesson-tunnel-3-else = Good. Everybody has seen that card, so everybody can plan around it. What lies in the dark of the tunnel is the fun part.

lesson-move = Walk and run
lesson-move-1 = The Marshal sits in the next car behind you. Inside the train you walk one car at a time: walk away from him.
lesson-move-1-back = Right into the Marshal's arms: a bullet for you, and up to the roof you go. The other way!
lesson-move-2 = Then your Floor Change took you up: you are { $spot_at }. On the roofs you run, up to three cars at once. Run to the Locomotive.
lesson-move-2-near = You can go further than that in one go. Run all the way to the Locomotive.
lesson-move-2-back = Back to the crowd? The strongbox is up front. Run to the Locomotive.
lesson-move-2-then = There. The strongbox lies right below your boots, and the next Floor Change drops you beside it.
lesson-move-3 = Your turn to choose. On one side { $jewels } jewels, on the other the Marshal. You must walk: standing still is not allowed.
lesson-move-3-jewel = Wise. A planned Move must be carried out, so make sure there is somewhere worth going.
lesson-move-3-marshal = Brave! The Marshal shot first, and you fled upstairs: now you are { $spot_at } with a bullet in your deck. Some find it a quick way up.

lesson-rob = Take what you can carry
lesson-rob-1 = A Robbery takes one piece of loot from where you stand. Here are { $purses } purses and a jewel. Purses are a gamble, a jewel never is. Take the jewel.
lesson-rob-1-purse = Purses hold anything from little to plenty. The jewel is certain: take that.
lesson-rob-1-then = That jewel is worth ${ NUMBER($gain, useGrouping: 0) }, and with your first purse you now carry ${ NUMBER($worth, useGrouping: 0) }.
lesson-rob-2 = You slipped into the Locomotive while the Marshal is away. Here stands the strongbox, the best loot on the train. Take it.
lesson-rob-2-purse = A purse, beside an open strongbox? Nobody would believe that story. Take the strongbox.
lesson-rob-2-then = ${ NUMBER($gain, useGrouping: 0) } in one grab. From now on everybody wants to punch you.
lesson-rob-3 = { $purses } purses, all shut. You may pick any of them, but not peek. Choose one.
lesson-rob-3-else = You look inside, and only you: ${ NUMBER($gain, useGrouping: 0) }. The others know that you took a purse, not what is in it. Keep a straight face.

lesson-shoot = Shots and bullets
lesson-shoot-1 = Fire! Inside the train you hit bandits in the next car, on either side, never the one beside you. Ghost carries the most loot: shoot Ghost.
lesson-shoot-1-cheyenne = A fine shot, but Ghost is the rich one. Shoot Ghost.
lesson-shoot-1-then = Ghost takes one of your bullets into the deck. It can never be played: a dead card that turns up in the hand again and again. You have { $left } bullets left.
lesson-shoot-2 = On the roofs you shoot as far as you can see: the nearest bandit in each direction. Tuco hides behind Cheyenne. Shoot Cheyenne.
lesson-shoot-2-ghost = Ghost stands in sight too, right behind you. But look how far you can reach: shoot Cheyenne.
lesson-shoot-2-then = Right over the empty roofs. Distance does not matter up here, only who stands in the way.
lesson-shoot-3 = Two targets, two reasons: Ghost has a jewel, Tuco the strongbox. Cheyenne sits under your feet, out of reach. Whom?
lesson-shoot-3-else = { $target } will curse that bullet. You have now fired { $fired }: whoever has fired most when the game ends gets a big prize as the best Gunslinger.

lesson-punch = A punch on the nose
lesson-punch-1 = Ghost stands beside you with a purse and a jewel. A Punch makes Ghost drop one of them, and you say which kind. Choose the jewel.
lesson-punch-1-purse = Better than nothing, but you are about to pick it up. Choose the jewel.
lesson-punch-2 = The jewel lies at your feet. Now push Ghost into the next car. In one of them the Marshal is waiting. Be mean.
lesson-punch-2-car3 = How polite. The Marshal sits in the other car: push Ghost there.
lesson-punch-2-then = The Marshal fired, Ghost fled and is now { $spot_at }. Meanwhile your Robbery picked up the jewel: ${ NUMBER($gain, useGrouping: 0) } more for you.
lesson-punch-3 = Ghost with a jewel or Tuco with the strongbox: both stand on your roof. Punch one of them.
lesson-punch-3-tuco = There goes the strongbox. It lies on the roof now, so whoever robs here first has it. Better be you.
lesson-punch-3-ghost = The jewel rolls over the roof. Punching never takes loot, it only sets it free: you still need a Robbery.

lesson-marshal = The Marshal
lesson-marshal-1 = The Marshal card moves the Marshal one car, whichever way you say. Ghost and Cheyenne are counting their loot next door to him. Send him in.
lesson-marshal-1-loco = He would have a quiet time there. Send him to Ghost and Cheyenne.
lesson-marshal-1-then = One shot each, and both flee: Ghost is now { $spot_at }. The Marshal never misses and never runs out of work.
lesson-marshal-2 = Now he sits among a heap of jewels. Anyone who walks in there gets shot too. { $jewels ->
        [one] One jewel lies
       *[other] { $jewels } jewels lie
    } in the car on the other side. Go there.
lesson-marshal-2-marshal = Ouch: a bullet, and out on the roof without a single jewel. He guards that car better than any lock. Take the other way.
lesson-marshal-2-then = Safe, and there is something to take. Nobody can stay in a car with the Marshal, not for a second.
lesson-marshal-3 = Cheyenne sits on one side with the strongbox, you on the other. You hold the reins: where does he go?
lesson-marshal-3-out = Cheyenne is shot and chased upstairs, strongbox in hand. On the roof she is easy to find, at least.
lesson-marshal-3-me = Into your own car! You took a bullet and fled to the roof. Sometimes people do that on purpose, as a free ride upstairs. Sometimes.

lesson-events = When the round ends
lesson-events-1 = This round ends with { $card }: everybody inside the train gets a bullet. You have one card left to plan. Be up on the roof in time.
lesson-events-1-other = You would still be inside when it starts. Floor Change takes you up.
lesson-events-1-draw = No time for that. Play Floor Change and be on the roof.
lesson-events-1-then = Ghost and Cheyenne were hit down there, you sat in the sun { $spot_at }. The event is printed on the card, so you always know it from the start.
lesson-events-2 = This one ends with { $card }: everybody on the roofs slides one car towards the Locomotive. Stop in such a place that you slide onto the Locomotive.
lesson-events-2-loco = There you would stay, since the train ends there. Fine, but try to use the slide: stop one car earlier.
lesson-events-2-car3 = That way you slide back to where you came from. Stop one car before the Locomotive.
lesson-events-2-then = And here you are, { $spot_at }. A free step, for those who read the card.
lesson-events-3 = { $card } sweeps the roofs clear: everyone up there lands on the last car. Run wherever you like, if you must.
lesson-events-3-else = All the same in the end: you are { $spot_at }, beside everyone else who was up there. Next time be inside when the arm swings.

lesson-end = The end of a round, and of the game
lesson-end-1 = Last act of the round, and your hand holds nothing useful. What you keep in your hand is not lost: it goes back into your deck. Just draw.
lesson-end-1-card = There is nobody to hit. It does not hurt, but you learn nothing. Draw.
lesson-end-1-then = Round { $round }. Everybody shuffled all cards, bullets included, and got a new hand: you have { $hand } cards. { $first } begins this time.
lesson-end-2 = The last round stops at a station. Here anyone alone in a place may lift one purse, and you are alone. Take it.
lesson-end-2-leave = Modest, on the very last occasion. Take the purse.
lesson-end-2-then = That was the game: all loot is turned up and counted, and you own ${ NUMBER($worth, useGrouping: 0) }. There is no more to it: the richest wins.
lesson-end-3 = One shot before the end. You and Ghost have fired equally often, and the best Gunslinger gets a prize as good as a strongbox. Shoot somebody.
lesson-end-3-else = That makes { $mine } for you and { $theirs } for Ghost: the prize is yours. { $target } hardly noticed, the game was over anyway.

lesson-horses = Horses
lesson-horses-1 = Beside your car wait { $horses } horses. A Ride takes you up to three cars along and always drops you inside. Ride as far forward as you can.
lesson-horses-1-near = Good horses deserve a longer ride. Go as far forward as you can.
lesson-horses-1-then = From the back of the train to { $spot } in one card. The horse stays where you got off, for anyone to use.
lesson-horses-2 = The Marshal blocks the next car, but a rider meets nobody on the way. Two cars further lie jewels: ride past him.
lesson-horses-2-marshal = You got off right in front of the Marshal. Ride past him, to the jewels.
lesson-horses-2-then = Not a scratch: you have { $hits } bullets and stand { $spot_at }, with company.
lesson-horses-3 = With horses the game begins at a gallop: at each car, from the last one forward, everybody secretly boards or rides on. This car holds { $purses } purses and a jewel. Board?
lesson-horses-3-on = On you ride. The front cars are nearer to the strongbox, and to the Marshal.
lesson-horses-3-else = You jump aboard, your horse waits outside. Tuco had the same idea; the others ride on.

lesson-coach = The Stagecoach
lesson-coach-1 = The Stagecoach rolls beside your car with a strongbox on its roof, guarded by the Shotgun. From a roof you may step across. Do it.
lesson-coach-1-train = The strongbox is on the Stagecoach, not over there. Step across.
lesson-coach-2 = As long as the Shotgun sits on the strongbox, nobody can rob it. So punch him. Ghost can wait.
lesson-coach-2-ghost = Ghost flies off, the Shotgun stays on the box. Punch the Shotgun.
lesson-coach-2-then = The Shotgun landed on the train, and your Robbery got the strongbox: ${ NUMBER($gain, useGrouping: 0) }. Do not expect him to forget it.
lesson-coach-3 = Now the Shotgun stands on the roof beside you, and shoots whoever comes by. You have to leave the Stagecoach over that roof. Where to?
lesson-coach-3-shotgun = Right onto his roof: that is a bullet, and you must flee further at once.
lesson-coach-3-else = You dashed past him, a bullet in the hat, and stopped { $spot_at }. That is the price of every crossing from now on.

lesson-hostages = Hostages
lesson-hostages-1 = Inside the Stagecoach sit { $hostages } passengers, each worth a ransom. There is a horse: ride over and get in.
lesson-hostages-1-car = A nice ride, but the passengers are in the Stagecoach. Get in there.
lesson-hostages-2 = Take one with you. The Banker pays best, but only if you own a strongbox at the end; you have { $strongboxes }. The Teacher pays for sure and forbids you to punch. Whom?
lesson-hostages-2-banker = No trouble at all, and no ransom either, unless you find a strongbox. A bet on yourself.
lesson-hostages-2-teacher = A sure ransom. But from now on your Punch cards are worth nothing: she is watching you.

lesson-match = The last round
lesson-match-1 = No more lessons: a real game against two bots, round { $round }, the last one. Your loot is worth ${ NUMBER($now, useGrouping: 0) } now. Decide everything yourself; I only say something where a question is new.
lesson-match-1-won = The train has stopped, and with ${ NUMBER($mine, useGrouping: 0) } you are the richest bandit aboard! That was all of it. Open a table of your own whenever you like.
lesson-match-1-lost = The train has stopped. Your ${ NUMBER($mine, useGrouping: 0) } are not the most this time, but now you have seen all of it. Play this round again, or open a table of your own.
