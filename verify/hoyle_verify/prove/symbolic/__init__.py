"""Running clauses and theorems on symbolic numbers, and deciding what comes of it with z3."""
