"""What would be true of any board game; knows no game and no web."""
