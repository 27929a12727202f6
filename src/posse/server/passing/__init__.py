"""Requests for a table that lives in another process are passed on to that process; see `middleware.py`."""
