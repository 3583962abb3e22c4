"""Conformance: another program against the corpus, asked over HAP/1 and judged by what the scenarios expect.

Nothing here knows a game's rules: the reference engine is one more program behind a pipe.
"""
