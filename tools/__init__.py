"""What `make` calls: checks of the house, each of them `python -m tools.<name>`."""
