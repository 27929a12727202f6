### The title of the game, what it is about, and who designed it: what the lobby and every list of games show.

game-colt = Colt Express
game-colt-why = Rob a train in the Wild West: plan your moves card by card, then watch the plans collide.
game-colt-by = Colt Express was designed by Christophe Raimbault.
