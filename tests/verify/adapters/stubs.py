"""Tiny packages with the names that the adapters import, so that they can be started where the real ones are not."""

from typing import Final

_ENUM: Final = "from enum import Enum\n"
_SUITS: Final = _ENUM + "Suit = Enum('Suit', 'CLUBS DIAMONDS HEARTS SPADES')\n"
_CARD: Final = (
    "class Card(tuple):\n    def __new__(cls, *args, **kwargs): return tuple.__new__(cls, (args, *kwargs.values()))\n"
)

PYTHON: Final[dict[str, dict[str, str]]] = {
    "whist": {
        "whist/cards.py": _ENUM
        + _CARD
        + "Suit = Enum('Suit', 'Unknown Club Diamond Heart Spade')\n"
        + f"Rank = Enum('Rank', {' '.join(f'r{n}' for n in range(15))!r})\nDeck = list\n",
        "whist/game.py": "Game = object\n",
        "whist/game_actions.py": "PlayAction = tuple\n",
        "whist/game_events.py": "TrickTakenEvent = object\n",
    },
    "whist_core": {
        "whist_core/cards/card.py": _SUITS + _CARD + f"Rank = Enum('Rank', {' '.join(f'r{n}' for n in range(13))!r})\n",
        "whist_core/cards/card_container.py": "OrderedCardContainer = object\n",
        "whist_core/game/errors.py": "class CardNotInHandError(Exception): ...\n"
        "class NotPlayersTurnError(Exception): ...\nclass TrickDoneError(Exception): ...\n",
        "whist_core/game/hand.py": "Hand = object\n",
        "whist_core/game/legal_checker.py": "LegalChecker = object\n",
        "whist_core/game/play_order.py": "PlayOrder = object\n",
        "whist_core/game/trick.py": "Trick = object\n",
        "whist_core/game/warnings.py": "class ServSuitFirstWarning(Warning): ...\n",
        "whist_core/scoring/team.py": "Team = object\n",
        "whist_core/user/player.py": "Player = object\n",
    },
    "whist_backend": {
        "whist_backend/cards.py": _SUITS
        + _CARD
        + f"Rank = Enum('Rank', 'ACE {' '.join(f'r{n}' for n in range(12))}')\n",
        "whist_backend/player_strategy_protocol.py": "PlayerStrategy = object\n",
        "whist_backend/round_simulator.py": "RoundSimulator = object\n",
    },
    "open_spiel": {"pyspiel.py": "load_game = str\n"},
    "rlcard": {
        "rlcard/games/bridge/game.py": "BridgeGame = object\n",
        "rlcard/games/bridge/utils/action_event.py": "BidAction = PassAction = PlayCardAction = object\n",
        "rlcard/games/bridge/utils/bridge_card.py": "class BridgeCard:\n    card = staticmethod(int)\n",
    },
    "endplay": {
        "endplay/types.py": _ENUM
        + _CARD
        + "Denom = Enum('Denom', 'clubs diamonds hearts spades nt')\n"
        + "Player = Enum('Player', 'north east south west')\nDeal = object\n"
        + f"Rank = Enum('Rank', {' '.join(f'r{n}' for n in range(13))!r})\n",
    },
    "bridgeobjects": {"bridgeobjects.py": "Card = Suit = Trick = object\n"},
}
"""For each adapter the files of the packages that it imports."""

_DECK: Final = """
const names = (...all) => Object.fromEntries(all.map((each) => [each, each]));
exports.PrefDeckSuit = names("CLUB", "DIAMOND", "HEART", "SPADE");
exports.PrefDeckValue = names("SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING", "ACE");
exports.PrefDeckCard = class { constructor(suit, value) { Object.assign(this, { suit, value }); } };
exports.PrefDeckTrick = class {
  constructor(players) { Object.assign(this, { players, laid: [] }); }
  throw(player) { this.laid.push(player); }
  get full() { return this.laid.length === this.players; }
  get winner() { return this.laid[1]; }
};
"""
_PAPER: Final = """
exports.default = class {
  constructor(designation, middle) { Object.assign(this, { designation, middle, left: 0, right: 0 }); }
  processAsMain(value, designation, failed) { this.middle += failed ? value : -value; }
  processAsFollower(value, designation, tricks, failed, main) {
    if (designation === "p2" && main === "p1") this.left += value * tricks;
    if (designation === "p3" && main === "p1") this.right += value * tricks;
    if (failed) this.middle += value;
  }
};
"""

JAVASCRIPT: Final[dict[str, dict[str, str]]] = {
    "preferans-deck-js": {"node_modules/preferans-deck-js/lib/pref.deck.js": _DECK},
    "preferans-paper-js": {"node_modules/preferans-paper-js/lib/pref.paper.js": _PAPER},
}
