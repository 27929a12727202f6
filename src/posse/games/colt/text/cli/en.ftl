### Colt Express in the terminal: short words for narrow places.

cli-help = The upper row of the train shows the roofs, the framed row the insides; the Locomotive is on the left. Two letters are a bandit in the colour of their player; ✪ Marshal, ✦ Shotgun, ♞ horses, $ purse (with its value if you know it), ◊ jewel, ▣ strongbox, ⚱ flask (? unknown, + old whiskey, ½ half-full). Below the train is the Stagecoach, beside the car over it. In the pile ▮ is a card face down. The numbers on spots and bandits are those of the choices.
cli-round = round { $round } of { $rounds }
cli-keep = keep { $count ->
    [99] any
   *[other] { $count }
    }
cli-done = done: { $count }
cli-loco = Loco
cli-left = bullets
cli-hand = hand
cli-deck = deck
cli-kept = kept
cli-hits = hit by
