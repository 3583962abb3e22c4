"""Theorems about Preferans."""
