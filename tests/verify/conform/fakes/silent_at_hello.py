"""Listens, and says nothing at all."""

import sys

if __name__ == "__main__":
    sys.stdin.read()
