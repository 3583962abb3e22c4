"""Six-Bid Solo, from document 004."""
