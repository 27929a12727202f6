"""Persistent storage in SQLite or PostgreSQL: see `Store`."""

from posse.server.store.errors import (
    BadAddress,
    DatabaseInUse,
    LeaseLost,
    NameTaken,
    NoSuchPerson,
    StoreFailed,
    StoreReplaced,
    TwoWriters,
)
from posse.server.store.store import Store

__all__ = [
    "BadAddress",
    "DatabaseInUse",
    "LeaseLost",
    "NameTaken",
    "NoSuchPerson",
    "Store",
    "StoreFailed",
    "StoreReplaced",
    "TwoWriters",
]
