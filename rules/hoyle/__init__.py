"""The reference engine of hoyle: trick-taking games whose every rule is a clause with an id.

Five names are enough to play: ``game`` gives a game, whose ``start``, ``legal``, ``apply`` and ``outcome`` load a deal,
list what may be done, do it, and say how the deal ended.

>>> import hoyle
>>> whist = hoyle.game("solo-whist")
>>> state = whist.start({
...     "players": 4,
...     "dealer": 3,
...     "hands": [
...         "TD 9D TH 9H AH KH QH JH AC QC 7C 5C 3C".split(),
...         "7D 6D 4D 7H 5H 4H 3H 8C JS TS 9S 8S 2S".split(),
...         "AD KD QD JD 8D 5D 3D 2D 8H 6H AS KS QS".split(),
...         "7S 6S 5S 4S 3S 2H KC JC TC 9C 6C 4C 2C".split(),
...     ],
...     "turn_up": "2H",
... })
>>> print(*whist.legal(state)[:3], sep=", ")
0 pass, 0 bid:proposal, 0 bid:solo
>>> for call in ["0 bid:solo", "1 pass", "2 pass", "3 pass"]:
...     state = whist.apply(state, call)
>>> while legal := whist.legal(state):
...     state = whist.apply(state, legal[-1])
>>> print(whist.outcome(state).result)
made
"""

from hoyle.errors import HoyleError, IllegalAction, ImpossibleSetup, NotationError, UnknownName
from hoyle.game import Game, Outcome
from hoyle.games import game

__all__ = ["Game", "HoyleError", "IllegalAction", "ImpossibleSetup", "NotationError", "Outcome", "UnknownName", "game"]
