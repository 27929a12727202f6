"""HTTP: who asks, what may be asked, and the answers; routes/ has the calls by subject."""
