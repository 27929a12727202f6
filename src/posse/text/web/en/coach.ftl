### The coach of a first game; what it says of each game is in the game's folder.

coach-name = The coach
coach-off = Coach off
