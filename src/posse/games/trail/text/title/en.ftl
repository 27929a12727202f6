### The title of the game, what it is about, and who designed it: what the lobby and every list of games show.

game-trail = Great Western Trail
game-trail-why = Drive your herd to Kansas City again and again, hire hands, build along the trail and ship your cattle west.
game-trail-by = Great Western Trail was designed by Alexander Pfister.
