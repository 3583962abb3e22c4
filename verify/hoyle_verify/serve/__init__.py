"""The reference engine as a program that answers HAP/1."""
