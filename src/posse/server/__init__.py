"""The server: people, tables, sockets, clocks and storage around the engine."""
