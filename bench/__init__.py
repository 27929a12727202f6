"""Benchmarks, reported as ratios within one run: `make bench`."""
