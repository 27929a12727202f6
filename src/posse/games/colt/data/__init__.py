"""The printed numbers of Colt Express: facts, no rules."""
