"""Solo Whist, from document 000."""
