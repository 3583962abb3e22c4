"""Preferans as an engine: the course of a deal, and the sheet that is written at its end."""

from hoyle.preferans.engine.game import ENGINE

__all__ = ["ENGINE"]
