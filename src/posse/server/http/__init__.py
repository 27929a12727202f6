"""HTTP: access, schemas, errors and static files; routes/ has the calls by subject."""
