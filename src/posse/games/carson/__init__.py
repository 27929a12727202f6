"""Carson City: found a town, place cowboys, duel for land and buildings."""
