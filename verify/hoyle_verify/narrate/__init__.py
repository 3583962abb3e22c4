"""Telling a replayed deal in words, step by step; what a person reads of a scenario is made here."""
