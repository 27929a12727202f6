"""Learning the weights of a game's value from the planner's own games. Needs numpy: the extra `train`."""
