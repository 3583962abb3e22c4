"""The works that the rulings on document 001 are compared with."""

from typing import Final

PARLETT: Final = "Parlett, The Penguin Book of Card Games, 2008, on Preferans"
CODE: Final = "Code of Preferans (Кодекс преферанса), adopted in Moscow in 1996"
LESNOI: Final = "Lesnoi, Russian Preferans (Русский преферанс), 1998"
SKURATOV: Final = "Skuratov, Preferans: History, Strategy, Tactics, 1993"
WIKIPEDIA: Final = "Wikipedia, as of 2023, article Preferans"
