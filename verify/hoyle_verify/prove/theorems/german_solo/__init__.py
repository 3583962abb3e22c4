"""Theorems about German Solo."""
