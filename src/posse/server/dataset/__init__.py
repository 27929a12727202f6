"""Datasets: finished public games without names, as records and as Parquet."""
