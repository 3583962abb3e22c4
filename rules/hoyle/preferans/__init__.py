"""Preferans, the chapter on whisting: document 001."""
