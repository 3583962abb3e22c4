"""The works that the rulings on document 004 are compared with."""

from typing import Final

PAGAT: Final = "McLeod, Card Games Website (pagat.com), as of 2023, page on Crazy Solo, Frog and Six-Bid Solo"
WIKIPEDIA: Final = "Wikipedia, as of 2023, article Six-bid solo"
SKAT: Final = "International Skat Rules, in force since 1999"
