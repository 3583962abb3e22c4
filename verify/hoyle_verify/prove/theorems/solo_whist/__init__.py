"""Theorems about Solo Whist."""
