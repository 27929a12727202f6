"""Tables in use: seats, watchers, records, votes, clocks and bots."""
