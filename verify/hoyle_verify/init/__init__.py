"""Skeletons of adapters, to be filled in by whoever has an engine."""
