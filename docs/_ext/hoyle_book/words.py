"""Every word that the extension itself puts on a page, ready to be translated."""

import re
from typing import Final

from hoyle_book.ids import locate, words_of
from hoyle_book.speech import Noun, declined
from hoyle_book.speech import _ as _
from hoyle_book.speech import ngettext as ngettext
from hoyle_book.speech import pgettext as pgettext

SYMBOLS = {"C": "♣\ufe0e", "D": "♦\ufe0e", "H": "♥\ufe0e", "S": "♠\ufe0e"}
"""Suit symbols; the second character keeps them from being drawn as emoji."""

_OF_A_CARD: Final = re.compile(r"[a-z-]+:([2-9TJQKA][CDHS])")


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
    return {
        "T": "10",
        "J": pgettext("on a card", "J"),
        "Q": pgettext("on a card", "Q"),
        "K": pgettext("on a card", "K"),
        "A": pgettext("on a card", "A"),
    }.get(token[0], token[0])


def suit_name(letter: str) -> Noun:
    """Name a suit in full."""
    return {
        "C": declined("suit | genitive | locative", "clubs"),
        "D": declined("suit | genitive | locative", "diamonds"),
        "H": declined("suit | genitive | locative", "hearts"),
        "S": declined("suit | genitive | locative", "spades"),
    }[letter]


def number(count: int) -> str:
    """Write a small number in full: ``eight``."""
    return {
        6: pgettext("number", "six"),
        7: pgettext("number", "seven"),
        8: pgettext("number", "eight"),
        9: pgettext("number", "nine"),
        10: pgettext("number", "ten"),
    }[count]


def card_name(token: str) -> Noun:
    """Name a card in full, as it is spoken."""
    rank = {
        "2": declined("rank | accusative | instrumental", "two"),
        "3": declined("rank | accusative | instrumental", "three"),
        "4": declined("rank | accusative | instrumental", "four"),
        "5": declined("rank | accusative | instrumental", "five"),
        "6": declined("rank | accusative | instrumental", "six"),
        "7": declined("rank | accusative | instrumental", "seven"),
        "8": declined("rank | accusative | instrumental", "eight"),
        "9": declined("rank | accusative | instrumental", "nine"),
        "T": declined("rank | accusative | instrumental", "ten"),
        "J": declined("rank | accusative | instrumental", "jack"),
        "Q": declined("rank | accusative | instrumental", "queen"),
        "K": declined("rank | accusative | instrumental", "king"),
        "A": declined("rank | accusative | instrumental", "ace"),
    }[token[0]]
    return rank.within(_("{rank} of {suit}").format(rank="{}", suit=suit_name(token[1])))


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
        "bid:general-misere": _("general misère"),
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
        "failed": pgettext("result", "lost"),
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
    return figure(number, "+").replace("-", "\N{MINUS SIGN}") if number else "0"


def figure(number: float, sign: str = "") -> str:
    """Write a number, with its sign if that is wanted."""
    return f"{number:{sign}g}".replace(".", pgettext("decimal mark", "."))
