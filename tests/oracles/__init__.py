"""Second implementations of the games, written from the documents alone, to compare the engine with."""
