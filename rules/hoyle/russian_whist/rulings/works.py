"""The works that the rulings on document 003 are compared with."""

from typing import Final

BALDWIN: Final = "The Laws of Short Whist, edited by Baldwin, 1864"
CAVENDISH: Final = "Cavendish, The Laws and Principles of Whist, of which the first edition appeared in 1862"
ENQUIRE: Final = "Enquire Within upon Everything, edition of 1894, on whist"
