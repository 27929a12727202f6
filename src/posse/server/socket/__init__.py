"""The WebSocket of a table: frames, connections, messages, and sessions that pass them on."""
