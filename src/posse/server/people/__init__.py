"""People: guests and accounts, and rate limits per client."""
