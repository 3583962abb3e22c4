"""Clauses broken on purpose, to see who notices."""
