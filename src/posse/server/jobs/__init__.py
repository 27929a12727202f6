"""Bots that think in other processes, on any machine: questions are jobs in the PostgreSQL that the servers share."""
