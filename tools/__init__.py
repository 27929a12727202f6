"""Development tools that `make` calls, each of them as `python -m tools.<name>`."""
