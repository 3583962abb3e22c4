"""Theorems about the rules, and searches that settle what the documents leave open."""
