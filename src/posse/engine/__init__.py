"""What any board game needs; depends on no game and no web code."""
