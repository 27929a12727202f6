"""The migrations, each after the one it names; a published one is never changed."""
