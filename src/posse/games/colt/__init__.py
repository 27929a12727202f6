"""Colt Express: the base game, two players, experts, Horses & Stagecoach, teams."""
