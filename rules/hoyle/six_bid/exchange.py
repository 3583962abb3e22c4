"""The call of a call solo, and the exchange that follows it."""

from hoyle.clause import cite, narrows, part, steps
from hoyle.six_bid.state import PackCard, PackCards, Plan, replaced


@narrows("SB-CALL-3", at="004:P22", defect="SB-DEF-22")
def call_a_card_not_held(state: Plan, cards: PackCards) -> PackCards:
    """Before the opening lead the Bidder of a call solo calls a card that is not in his hand."""
    return cards & ~state.hands[state.turn]


@steps("SB-CALL-5", at="004:P22")
def holder_gives_up_the_card(state: Plan, card: PackCard) -> Plan:
    """Whoever holds the called card gives it to the Bidder."""
    called = state._replace(called=card)
    for place in range(3):
        if state.hands[place] >> card & 1:
            hands = replaced(state.hands, place, state.hands[place] & ~(1 << card))
            return called._replace(hands=replaced(hands, state.turn, hands[state.turn] | 1 << card), holder=place)
    cite("SB-CALL-4")
    return called


part(
    "SB-CALL-4",
    "If the called card lies in the widow, no cards are exchanged.",
    within="SB-CALL-5",
    at="004:P22",
    defect="SB-DEF-11",
)


@narrows("SB-RUL-11", standing="ruling", defect="SB-DEF-11")
def not_the_card_received(state: Plan, cards: PackCards) -> PackCards:
    """The Bidder may not give back the card that he has just received."""
    return cards & ~(1 << state.called)


@steps("SB-CALL-6", at="004:P22")
def bidder_gives_a_card(state: Plan, card: PackCard) -> Plan:
    """In exchange for the called card its holder gets a card of the Bidder's choice."""
    hands = replaced(state.hands, state.turn, state.hands[state.turn] & ~(1 << card))
    return state._replace(hands=replaced(hands, state.holder, hands[state.holder] | 1 << card), given=card)
