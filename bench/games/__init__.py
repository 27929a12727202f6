"""The benchmarks of each game: every module in this folder is named after its game and has a `main`."""
