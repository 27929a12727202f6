"""The tables of the database day by day: `versions` holds one step for each change of `schema.py`."""
