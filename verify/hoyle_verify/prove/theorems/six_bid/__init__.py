"""Theorems about Six-Bid Solo."""
