"""The works that the rulings on document 001 are compared with."""

from typing import Final

PARLETT: Final = "Parlett, The Penguin Book of Card Games, 2008, on Preferans"
CODE: Final = "Code of Preferans (Кодекс преферанса), as of 2023"
LESNOI: Final = "Lesnoi, Russian Preferans (Русский преферанс), 1996 or later"
SKURATOV: Final = "Skuratov, Preferans: History, Strategy, Tactics, read in 2023"
WIKIPEDIA: Final = "Wikipedia, as of 2023, article Preferans"
