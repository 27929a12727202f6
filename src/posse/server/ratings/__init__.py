"""Ratings: how strong people are at a game, from the places they reach in rated games."""
