### The coach of Colt Express: `coach-ask-*` with the first question of a kind, `coach-event-*` when it first happens to you.

coach-goal = The richest bandit wins. Each round everybody first plans with cards, then the plans come true one by one, whatever has happened in between.

coach-ask-character = Each bandit has a trick of their own; point at one to read it. For a first game any will do.
coach-ask-start_car = Whoever stands further ahead is closer to the strongbox, and to the Marshal.
coach-ask-board = Riding on brings you further ahead, if others leave you the cars there. Look where the loot lies, and who is already aboard.
coach-ask-last_rider = Nobody is in your way any more: board where loot lies and fists are few.
coach-ask-act = Play a card or draw new ones. Picture where everybody will be when your card comes up: to move first and then rob is a good start.
coach-ask-play_card = The whiskey has its price: now a card must be played. Think of where you will be by then.
coach-ask-all_at_once = All choose at the same moment, so nobody can react to you. Something useful wherever you end up is a safe bet.
coach-ask-keep_cards = Kept cards are in your hand next round, too. Keep what fits your plan; everything else is shuffled.
coach-ask-move = Inside you walk one car, on the roofs you run far. Look at which of your cards come next, and where the Marshal is.
coach-ask-marshal = Send the Marshal to somebody who carries a lot, or away from what you want yourself. Whoever is in that car gets a bullet and flees to the roof.
coach-ask-fire = A bullet clogs the other one's deck for the rest of the game. And who shoots most gets a prize at the end.
coach-ask-robbery = A strongbox is worth most, then jewels, always the same. A purse can hold little or a lot.
coach-ask-punch = The one you punch loses loot and their place. Pick whoever carries something you can grab next.
coach-ask-knock_loot = It falls on this spot. Choose the best if you can rob it soon, or if somebody else should not have it.
coach-ask-take_purse = Taking it is nearly always good: it is yours at once.
coach-ask-push_target = Towards the Marshal hurts, and a wrong car spoils the plans of others.
coach-ask-ride = A horse carries you far along the train, and you always end inside. Look for loot without a Marshal.
coach-ask-flee = Go where your next cards still make sense.
coach-ask-seize_hostage = A hostage brings ransom in the end and a burden until then. Point at each to compare.
coach-ask-pickpocket = A gift: nobody is there to stop you.

coach-event-drew = More cards, more choice. But a turn without a card on the pile is a deed less.
coach-event-hid = Face down: nobody knows what you are up to until the card is turned over.
coach-event-resolved = Planning is over, and this is your card. What you can do now depends on where everybody has ended up.
coach-event-in_vain = A plan that came to nothing: no target, or nothing to take. It happens to everybody on this train.
coach-event-robbed = It is yours, until somebody punches it out of your hands.
coach-event-looked_in = You alone know what is in it. The others just see a purse.
coach-event-smelled = You alone know what is in the flask. It lets you do more in a later round.
coach-event-shot = The bullet goes into the deck of whoever was hit. It cannot be played, it only takes the place of a better card.
coach-event-hit = A neutral bullet for your deck: one dead card more.
coach-event-escaped_to = Nobody stays in a car with the Marshal, so up to the roof.
coach-event-punched = Fists only reach those on the same spot. Standing alone is safest.
coach-event-dropped = It lies on the floor now, and whoever robs first may have it.
coach-event-pushed = Pushed elsewhere: check whether your next cards still fit.
coach-event-fled = The Shotgun stands for no company on that roof.
coach-event-rode = The horse waits beside this car now, for anybody who needs it.
coach-event-seized = The ransom counts at the end. Until then mind what the hostage forbids.
coach-event-lost_purse = Marshals take revenge; jewels would have been safer.
coach-event-paid = Cash in hand: nobody can punch it away.
