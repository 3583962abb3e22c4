"""The works that the rulings on document 002 are compared with."""

from typing import Final

PARLETT: Final = "Parlett, The Penguin Book of Card Games, 2008, on German Solo"
WIKIPEDIA: Final = "Wikipedia, as of 2023, article German Solo"
WIKIPEDIA_DE: Final = "Wikipedia, as of 2023, German article Deutsches Solo"
