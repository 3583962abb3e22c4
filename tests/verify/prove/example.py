"""What a reader finds of the deal by hand: the certain cards of Alexei, Vlad, Roman and Kirill, and the free ones."""

from hoyle.cards import parse_hand
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.facts import Remark
from hoyle_verify.prove.reconstruct.story import USED

KNOWN: Hands = (
    parse_hand("H:AKQJT9 D:T9 C:AQ753"),
    parse_hand("H:7543 D:764 C:8"),
    parse_hand("S:AKQ H:86 D:QJ83"),
    parse_hand("S:76543 H:2 C:KJT9642"),
)
FREE = parse_hand("S:JT982 D:AK52")
BY_ID = {remark.id: remark for remark in USED}


def remarks(*ids: str) -> tuple[Remark, ...]:
    return tuple(BY_ID[id] for id in ids)
