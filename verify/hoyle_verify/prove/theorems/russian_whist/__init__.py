"""Theorems about Russian Whist."""
