"""German Solo, from document 002."""
