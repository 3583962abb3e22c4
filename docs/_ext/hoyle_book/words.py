"""Every word that the extension itself puts on a page, ready to be translated."""

import re
from typing import Final

from sphinx.locale import get_translation

from hoyle.cards import RANKS, SUITS
from hoyle_book.ids import locate, words_of

SYMBOLS = {"C": "♣\ufe0e", "D": "♦\ufe0e", "H": "♥\ufe0e", "S": "♠\ufe0e"}
"""Suit symbols; the second character keeps them from being drawn as emoji."""

_OF_A_CARD: Final = re.compile(r"[a-z-]+:([2-9TJQKA][CDHS])")

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


def number(count: int) -> str:
    """Write a small number in full: ``eight``."""
    return {6: _("six"), 7: _("seven"), 8: _("eight"), 9: _("nine"), 10: _("ten")}[count]


def card_name(token: str) -> str:
    """Name a card in full, as it is spoken."""
    small = (_("two"), _("three"), _("four"), _("five"), _("six"), _("seven"), _("eight"), _("nine"), _("ten"))
    ranks = (*small, _("jack"), _("queen"), _("king"), _("ace"))
    return _("{rank} of {suit}").format(rank=ranks[RANKS.index(token[0])], suit=suit_name(token[1]))


def card_in(token: str) -> str:
    """Give the card that is all there is to a choice such as ``play:TD``; nothing for any other."""
    found = _OF_A_CARD.fullmatch(token)
    return found[1] if found else ""


def card_label(token: str) -> str:
    """Write a card as it is printed: ``10♦``."""
    return rank_label(token) + SYMBOLS[token[1]]


def call_label(token: str) -> str:
    """Write a call as it is spoken: ``open misère``, ``spades``, ``give 10♦``."""
    bids = {
        "pass": _("pass"),
        "accept": _("accept"),
        "ask": _("a question"),
        "hold": _("hold"),
        "forcee": _("forcée"),
        "stop": _("stop"),
        "continue": _("go on"),
        "bid:proposal": _("proposal"),
        "bid:frog": _("frog"),
        "bid:frog-colour": _("frog in colour"),
        "bid:solo": _("solo"),
        "bid:solo-colour": _("solo in colour"),
        "bid:all": _("all"),
        "bid:all-colour": _("all in colour"),
        "bid:heart-solo": _("heart solo"),
        "bid:misere": _("misère"),
        "bid:guarantee-solo": _("guarantee solo"),
        "bid:spread-misere": _("spread misère"),
        "bid:call-solo": _("call solo"),
        "bid:abundance": _("abundance"),
        "bid:royal-abundance": _("royal abundance"),
        "bid:open-misere": _("open misère"),
        "bid:declared-abundance": _("declared abundance"),
        "penalty:points": _("points"),
        "penalty:tricks": _("tricks"),
        "whist": _("whist"),
        "half": _("one"),
        "open": _("open play"),
        "closed": _("closed play"),
        "agree": _("agreed"),
        "refuse": _("refused"),
    }
    verb, _colon, rest = token.partition(":")
    if token in bids:
        return bids[token]
    if verb == "name-trump":
        return suit_name(rest)
    if verb == "declare":
        return call_label(f"bid:{rest}")
    if card := card_in(token):
        return _said_of_a_card(verb).format(card=card_label(card))
    if verb == "claim":
        return _("take {number}").format(number=rest)
    if verb == "offence":
        return _("revoke with {card}").format(card=card_label(rest[-2:]))
    return words_of(rest)


def _said_of_a_card(verb: str) -> str:
    return {
        "call": _("call {card}"),
        "give": _("give {card}"),
        "lay": _("{card} face down"),
        "correct": _("{card} instead"),
    }.get(verb, "{card}")


def result_label(token: str) -> str:
    """Name a result: ``made``, ``single hand``."""
    return {
        "made": _("made"),
        "failed": _("lost"),
        "drawn": _("drawn"),
        "lapsed": _("lapsed"),
        "passed-out": _("passed out"),
        "general-misere": _("general misère"),
        "single": _("single hand"),
        "double": _("double hand"),
        "triple": _("triple hand"),
        "rubber": _("rubber"),
    }[token]


def offence(kind: str) -> str:
    """Name an offence."""
    return {"revoke": _("revoke"), "out-of-turn": _("card out of turn"), "exposed-card": _("card shown")}[kind]


def aside(name: str) -> str:
    """Name the cards that lie apart."""
    return {"widow": _("widow"), "talon": _("talon"), "discard": _("discard")}[name]


def money(unit: str) -> str:
    """Name what is paid in, in the plural."""
    return {"points": _("points"), "tokens": _("tokens"), "chips": _("chips")}[unit]


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


def points(number: float) -> str:
    """Write points with their sign."""
    return f"{number:+g}".replace("-", "\N{MINUS SIGN}") if number else "0"
