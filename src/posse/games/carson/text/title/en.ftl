### The title of the game, what it is about, and who designed it: what the lobby and every list of games show.

game-carson = Carson City
game-carson-why = Found a town in the Wild West, buy land, build, and duel for the best places.
game-carson-by = Carson City was designed by Xavier Georges.
