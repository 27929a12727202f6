"""The migrations of the database: `versions` has one for each change of `schema.py`."""
