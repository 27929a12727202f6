"""The edge of the server: which connections are let in, and for how long they may keep others waiting."""
