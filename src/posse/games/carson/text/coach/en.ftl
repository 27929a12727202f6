### The coach of Carson City: `coach-ask-*` with the first question of a kind, `coach-event-*` when it first happens to you.

coach-goal = Most points win. A round is always the same: take a character, send your cowboys out, see what they bring, settle the accounts.

coach-ask-start_parcel = Land near the house in the middle is quick to build on, land near mountains suits a mine. Many take one of each.
coach-ask-character = A gift for this round, and its number decides who goes first. Look at the small print too: how much cash you may keep at the end.
coach-ask-shopkeeper = Money now is safe. Waiting is for those who expect more of their buildings, or of their houses.
coach-ask-worker = One building at a bargain, whatever its place in the row. The dear ones save you most, if you have land for them.
coach-ask-settler_parcel = Free land, however dear it has become. Take what you could not afford: amid houses, or a mountain, which counts at the end.
coach-ask-settler_cash = Count your mountains. With few of them the money is better.
coach-ask-captain = The first one is cheap, each further one dearer. More people mean more jobs done, or more firepower for those who stay at home.
coach-ask-place = One cowboy at a time. Look for jobs nobody else wants yet; whoever is kept at home adds to your firepower, and who passes first wins ties.
coach-ask-kit_carson = Here you may also move somebody who already stands somewhere. Once you pass, your plan is set.
coach-ask-roads = Most buildings need land that a road touches, even at one corner. Roads belong to nobody, so lead them to yourself first.
coach-ask-carry_out = The job is yours. Declining saves the price, but the cowboy is spent either way.
coach-ask-buy_vp = Points for cash. Late in the game they get dearer, and above your cash limit money melts anyway; keep enough for what is still to come.
coach-ask-next_parcel = The order matters: whoever loses takes the cowboy home, and it counts in the next duel already.
coach-ask-buy_parcel = The price grows with everything built around. Land with a house, a mountain or your building on it scores at the end.
coach-ask-buy_parcels = Take the most important one first, while you have the money. What you do not buy stays free for others.
coach-ask-buy_building = It pays every round from now on, so early is good. Ask yourself where it would stand and what would be next to it.
coach-ask-build = Its neighbours decide what it earns: ranches like room, mines like mountains, shops like houses. Point at a place to see the income.
coach-ask-kept_turn = Now is the time for buildings you kept. Unbuilt they earn nothing and score nothing.
coach-ask-house = The house serves every building around that may count it. Next to your shops is best; on your own land it scores as well.
coach-ask-consent = A house on your land is yours and scores at the end, but nothing else can be built there. Would it help you as well?
coach-ask-declare = Compare: what do all your buildings of one kind earn together? If more than the cash, double them.
coach-ask-next_attack = Cowboys of the losers go home and strengthen them in the next fight. Begin where that suits you.
coach-ask-choose_tiles = The tile takes the place of a die, and used ones are gone for long. Spend a high one only where it matters.
coach-ask-lay_tile = Everybody sees it, and the tile is gone. Lay as much as you need, no more.
coach-ask-banker = A good bargain if the cash would be lost to the limit anyway.
coach-ask-settler_end = Count your mountains and compare.
coach-ask-cash_limit = What is above the limit of your character must go. Round sums become points, so sometimes a little more is worth it.
coach-ask-last_road = Roads score nothing now; lay them only if it changes something for you.

coach-event-duel = Several want the same: a duel. Each rolls a die and adds firepower, that is cowboys at home and revolvers.
coach-event-won = You won, so the job is yours; your cowboy goes back to the supply once it is done.
coach-event-took_back = No harm done: the cowboy comes home, adds to your firepower at once and can work again next round.
coach-event-tied = Ties go to whoever passed first. Passing early has its charm.
coach-event-earned = Income! Every building pays again each round, and more if its surroundings improve.
coach-event-stole = Robbed by force of arms: the attacker takes a share of this round's income, the building stays with its owner.
coach-event-held = Well defended: the whole income stays with you.
coach-event-voided = Churches protect their owner's buildings next door; the cowboy comes home.
coach-event-three_guns = The token makes you stronger in every duel, until the end of this round only.
coach-event-built = It stands for good, and its land scores at the end.
coach-event-refused = No luck here. Another place for the house may still do.
coach-event-passed = Your jobs are set. When everybody has passed, they are carried out, space by space.
coach-event-joined = Fresh people for the next round. Those who work are spent, so use them well.
