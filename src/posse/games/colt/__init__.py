"""Colt Express: the base game, the two-player mode, the expert variant, Horses & Stagecoach, teams."""
