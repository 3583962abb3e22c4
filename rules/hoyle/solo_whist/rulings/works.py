"""The works that the rulings on document 000 are compared with."""

from typing import Final

FOSTER: Final = "Foster's Complete Hoyle, first published in 1897"
HOFFMANN: Final = "Hoyle's Games Modernized, edited by Hoffmann, revised to 1909 by Bergholt"
BRITANNICA: Final = "Encyclopaedia Britannica, 11th edition, 1911, article Solo"
PARLETT: Final = "Parlett, The Penguin Book of Card Games, 2008, on Belgian solo"
