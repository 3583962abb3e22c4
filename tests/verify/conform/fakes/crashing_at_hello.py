"""Does not come as far as hello."""

import sys

if __name__ == "__main__":
    sys.stderr.write("where is my deck of cards?\n")
    sys.exit(1)
