"""Judging a program's answers against what a scenario expects."""
