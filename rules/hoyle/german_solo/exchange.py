"""What follows the auction: trumps are named, a card is called, and by a variant a card is laid face down."""

from hoyle.cards import NO_SUIT, SUIT_CARDS, Suit
from hoyle.clause import defines, narrows, steps
from hoyle.german_solo.pack import (
    ACES,
    ALL_GAMES,
    BLACK_QUEENS,
    COLOUR_GAMES,
    FROG,
    FROG_COLOUR,
    FROGS,
    KINGS,
    Calls,
    Game,
    PackCard,
    PackCards,
    Suits,
    TrumpSuit,
)
from hoyle.german_solo.state import Plan, SuitOrNone


def _is_void(hand: PackCards, suit: Suit, trump: int) -> bool:
    """Say whether a hand lacks a suit, of which the black queens are part only if it is trumps."""
    members = SUIT_CARDS[suit] & ~BLACK_QUEENS
    return hand & (members | BLACK_QUEENS if suit == trump else members) == 0


@defines("GS-SOLO-1", at="002:P22")
def is_played_alone(game: Game) -> bool:
    """In a solo the player names trumps and then plays alone against three."""
    return not FROGS >> game & 1


@narrows("GS-COL-4", at="002:P11")
def trumps_fit_the_game(state: Plan, suits: Suits) -> Suits:
    """A game is in colour if the colour is trumps, and in suit if any other suit is."""
    if state.colour == NO_SUIT or state.turn != state.declarer:
        return suits
    if COLOUR_GAMES >> state.game & 1:
        return suits & 1 << state.colour
    return suits & ~(1 << state.colour)


@steps("GS-AUC-11", at="002:P29")
def trumps_are_named(state: Plan, suit: TrumpSuit) -> Plan:
    """The winner of the auction, now the Player, names the trump suit together with his game."""
    return state._replace(trump=suit)


@defines("GS-RUL-8d", standing="ruling", defect="GS-DEF-08")
def caller_names_trumps() -> bool:
    """In the spadille game the holder of the club queen names trumps, as in any other frog."""
    return False


@defines("GS-RUL-8b", standing="reported", defect="GS-DEF-08")
def partner_names_trumps() -> bool:
    """In the spadille game an ace is called first, and the player who holds it names any suit as trumps."""
    return True


@narrows("GS-RUL-8c", standing="reported", defect="GS-DEF-08")
def spadille_game_awaits_its_trumps(state: Plan, games: Calls) -> Calls:
    """Where the partner names trumps, the spadille game is a frog, of which he decides whether it is in colour."""
    return games & ~(ALL_GAMES & ~(1 << FROG)) if state.spadille else games


@steps("GS-RUL-8e", standing="reported", defect="GS-DEF-08")
def partner_decides_on_colour(state: Plan, suit: TrumpSuit) -> Plan:
    """If the partner in a spadille game names the colour as trumps, the frog is one in colour."""
    if state.spadille and suit == state.colour:
        return state._replace(game=FROG_COLOUR)
    return state


@narrows("GS-VAR-1", at="002:P39", defect="GS-DEF-10")
def call_no_ace_of_a_suit_not_held(state: Plan, cards: PackCards) -> PackCards:
    """As a variant, nobody may call the ace of a suit that he does not hold."""
    barred = 0
    for suit in range(4):
        if _is_void(state.hands[state.declarer], suit, state.trump):
            barred |= ACES & SUIT_CARDS[suit]
    return cards & ~barred


@narrows("GS-RUL-9b", standing="reported", defect="GS-DEF-09")
def call_no_ace_of_trumps(state: Plan, cards: PackCards) -> PackCards:
    """The ace of trumps may not be called."""
    return cards & ~_ace_of(state.trump)


@narrows("GS-FROG-1", at="002:P20")
def call_an_ace_not_held(state: Plan, cards: PackCards) -> PackCards:
    """In a frog the Player names trumps and then an ace that he does not hold."""
    return cards & ACES & ~state.hands[state.declarer] or cards


@narrows("GS-RUL-9", standing="ruling", defect="GS-DEF-09")
def without_an_ace_call_a_king(state: Plan, cards: PackCards) -> PackCards:
    """A Player who holds all aces that could be called calls a king that he does not hold."""
    lacked = cards & ~state.hands[state.declarer]
    return cards if lacked & ACES else lacked & KINGS


def _ace_of(trump: int) -> PackCards:
    return ACES & SUIT_CARDS[trump] if trump < NO_SUIT else 0


def _can_call(hand: PackCards, trump: int) -> bool:
    """Say whether a king, or an ace other than that of trumps, is left to be called."""
    return (ACES | KINGS) & ~_ace_of(trump) & ~hand != 0


@narrows("GS-RUL-29", standing="ruling", defect="GS-DEF-29")
def frog_needs_a_card_to_call(state: Plan, games: Calls) -> Calls:
    """A player who holds all aces and all kings has nobody to call, and must declare a higher game than a frog."""
    return games if _can_call(state.hands[state.declarer], NO_SUIT) else games & ~FROGS


@narrows("GS-RUL-29b", standing="reported", defect="GS-DEF-29")
def frog_needs_a_card_but_the_ace_of_trumps(state: Plan, games: Calls) -> Calls:
    """A player declares no frog that would leave him only the ace of trumps to call, or nothing."""
    hand = state.hands[state.declarer]
    if not _can_call(hand, NO_SUIT):
        return games & ~FROGS
    return games if _can_call(hand, state.colour) else games & ~(1 << FROG_COLOUR)


@narrows("GS-RUL-29c", standing="reported", defect="GS-DEF-29")
def trumps_leave_a_card_to_call(state: Plan, suits: Suits) -> Suits:
    """In a frog the Player names no trumps whose ace is all that is left to call."""
    if is_played_alone(state.game) or state.turn != state.declarer:
        return suits
    for suit in range(4):
        if not _can_call(state.hands[state.declarer], suit):
            suits &= ~(1 << suit)
    return suits


@steps("GS-FROG-2", at="002:P20")
def holder_becomes_partner(state: Plan, card: PackCard) -> Plan:
    """The holder of the called ace becomes the Player's partner without saying so."""
    for seat in range(4):
        if state.hands[seat] >> card & 1:
            return state._replace(called=card, partner=seat)
    return state


@steps("GS-RUL-8f", standing="reported", defect="GS-DEF-08")
def partner_who_names_trumps_is_known(state: Plan, _card: PackCard) -> Plan:
    """A partner who has to name trumps makes himself known by it."""
    return state._replace(revealed=True) if state.spadille else state


@defines("GS-RUL-27", standing="ruling", defect="GS-DEF-27")
def call_needs_a_cover(hand: PackCards, called: PackCard, trump: SuitOrNone) -> bool:
    """By the variant, whoever calls the ace of a suit that he does not hold lays a card of his hand face down.

    A king that is called in its place asks for no card.
    """
    return ACES >> called & 1 == 1 and _is_void(hand, called >> 4, trump)


@steps("GS-RUL-27b", standing="ruling", defect="GS-DEF-27")
def cover_is_laid(state: Plan, card: PackCard) -> Plan:
    """The card face down stays one of the Player's cards, but he keeps it for the trick that it is meant for."""
    return state._replace(laid=card)
