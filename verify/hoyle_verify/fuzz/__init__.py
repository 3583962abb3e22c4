"""Looking for deals in which another program and the reference engine differ, and making them small.

Hypothesis draws the deals; both sides play them; the first difference is shrunk, explained and kept as a scenario.
"""
