"""Every word that the extension itself puts on a page, ready to be translated."""

from sphinx.locale import get_translation

from hoyle.cards import RANKS, SUITS
from hoyle_book.ids import locate, words_of

SYMBOLS = {"C": "♣\ufe0e", "D": "♦\ufe0e", "H": "♥\ufe0e", "S": "♠\ufe0e"}
"""Suit symbols; the second character keeps them from being drawn as emoji."""

_translate = get_translation("hoyle")


def _(message: str) -> str:
    """Translate a message at once: what Sphinx gives before it knows the language is no text yet."""
    return str(_translate(message))


def kind(name: str) -> str:
    """Name a kind of clause."""
    return {
        "defines": _("definition"),
        "narrows": _("restriction"),
        "steps": _("consequence"),
        "values": _("value"),
        "part": _("part of a clause"),
        "note": _("not executed"),
        "structural": _("true of every game"),
    }[name]


def sort(nature: str) -> str:
    """Say what kind of remark a clause is that is not executed."""
    return {
        "normative": _("rule"),
        "definition": _("definition"),
        "advice": _("advice"),
        "example": _("example"),
    }[nature]


def standing(name: str) -> str:
    """Say on whose word a clause stands."""
    return {
        "stated": _("stated by the document"),
        "ruling": _("our ruling"),
        "reported": _("reported elsewhere"),
    }[name]


def nature(name: str) -> str:
    """Name a kind of defect."""
    return {
        "gap": _("gap"),
        "contradiction": _("contradiction"),
        "lost": _("lost"),
        "ambiguity": _("ambiguity"),
        "slip": _("slip"),
        "scope": _("out of scope"),
    }[name]


def status(name: str) -> str:
    """Say how far a clause is borne out."""
    return {
        "covered": _("covered"),
        "noted": _("noted"),
        "waived": _("waived"),
        "uncovered": _("uncovered"),
    }[name]


def source(at: str) -> str:
    """Say where in a document something stands."""
    document, first, last = locate(at)
    if first == last:
        return _("document {document}, paragraph {first}").format(document=document, first=first)
    return _("document {document}, paragraphs {first} to {last}").format(document=document, first=first, last=last)


def rank_label(token: str) -> str:
    """Give the rank that is printed on a card."""
    return "10" if token[0] == "T" else token[0]


def suit_name(letter: str) -> str:
    """Name a suit in full."""
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"))[SUITS.index(letter)]


def card_name(token: str) -> str:
    """Name a card in full, as it is spoken."""
    small = (_("two"), _("three"), _("four"), _("five"), _("six"), _("seven"), _("eight"), _("nine"), _("ten"))
    ranks = (*small, _("jack"), _("queen"), _("king"), _("ace"))
    return _("{rank} of {suit}").format(rank=ranks[RANKS.index(token[0])], suit=suit_name(token[1]))


def call_label(token: str) -> str:
    """Write a call as it is spoken: ``open misère``."""
    bids = {
        "pass": _("pass"),
        "accept": _("accept"),
        "bid:proposal": _("proposal"),
        "bid:solo": _("solo"),
        "bid:misere": _("misère"),
        "bid:abundance": _("abundance"),
        "bid:royal-abundance": _("royal abundance"),
        "bid:open-misere": _("open misère"),
        "bid:declared-abundance": _("declared abundance"),
    }
    return bids.get(token) or words_of(token.partition(":")[2])


def points(number: float) -> str:
    """Write points with their sign."""
    return f"{number:+g}".replace("-", "\N{MINUS SIGN}") if number else "0"
