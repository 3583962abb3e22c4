"""Russian Whist, from document 003."""
