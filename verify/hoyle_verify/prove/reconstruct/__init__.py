"""The lost deal of the Solo Whist document's open misère, found again from its prose (defect SW-DEF-20).

The figure is gone, but two lines of play and a few remarks are left.  This package knows the cards and the duty to
follow suit, and nothing else of the engine: it is a check that stands by itself.
"""
