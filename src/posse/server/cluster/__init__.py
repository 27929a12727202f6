"""Several processes on one PostgreSQL: leases of tables, and news from the other processes."""
