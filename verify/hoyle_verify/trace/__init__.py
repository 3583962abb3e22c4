"""Which clause is borne out by which scenario, and what is missing."""
