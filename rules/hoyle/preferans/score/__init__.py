"""What is written for a deal of Preferans, each column and each player by himself."""
