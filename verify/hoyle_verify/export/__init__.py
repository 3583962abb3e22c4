"""The corpus for other languages: canonical JSON Lines, static vectors, schemas and a manifest."""
