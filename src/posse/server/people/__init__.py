"""People: guests and accounts, and how much one client may ask of the server."""
