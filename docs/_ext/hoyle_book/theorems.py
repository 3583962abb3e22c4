"""The directive that prints what is proved of a game, in words: ``{theorems} solo-whist``."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from docutils import nodes

from hoyle_book.asking import GameDirective
from hoyle_book.elements import link, meta, paragraph, sentence, titled
from hoyle_book.homes import settle
from hoyle_book.proofs import Proof, proofs_of
from hoyle_book.words import _
from hoyle_verify.prove.theorem import Kind

_IN_FULL: Final = 1_000_000
"""Up to here a number of cases is written out."""


class TheoremsDirective(GameDirective):
    """Prints each theorem of a game with what it is about, how it is decided, and the clauses that it rests on."""

    def run(self) -> list[nodes.Node]:
        """Make the sentence that counts, and a section for each chapter."""
        game = self.game()
        if not game:
            return []
        found = proofs_of(game)
        made: list[nodes.Node] = [sentence(_("{number} theorems are proved.").format(number=len(found)))]
        for chapter, proofs in groupby(sorted(found, key=_order), key=_chapter):
            made.append(self._section(chapter, list(proofs)))
        return made

    def _section(self, chapter: str, proofs: Sequence[Proof]) -> nodes.section:
        title = _titles().get(chapter) or _("Other matters")
        section = titled(self, title, f"theorems-{chapter.lower()}", "hoyle-theorems")
        section += [self._box(proof) for proof in proofs]
        return section

    def _box(self, proof: Proof) -> nodes.container:
        theorem = proof.theorem
        box = nodes.container("", ids=[theorem.id], classes=["hoyle-case", "hoyle-theorem"])
        box += paragraph(self, theorem.statement)
        itself = nodes.reference("", "", nodes.literal("", theorem.id), refid=theorem.id, internal=True)
        shown = [link("ruling", defect, self.env.docname) for defect in theorem.defects]
        box += meta(itself, kind_of(theorem.kind), runner_of(proof.runner), *_cases(proof), *shown)
        if proof.clauses:
            rests = [link("c", clause, self.env.docname) for clause in proof.clauses]
            box += meta(*rests, label=_("Rests on:"))
        self.set_source_info(box)
        settle(self.env, "theorem", theorem.id, theorem.id, theorem.id, box)
        return box


def kind_of(kind: Kind) -> str:
    """Say what a theorem claims."""
    return {
        "always": _("true in every case"),
        "possible": _("true in some case"),
        "gap": _("the document leaves it open"),
        "contradiction": _("the sentences exclude each other"),
        "ambiguity": _("the readings differ"),
    }[kind]


def runner_of(runner: str) -> str:
    """Say how a theorem is decided."""
    return {
        "enumeration": _("by looking at every case"),
        "search": _("by a search through every position"),
        "z3": _("by the solver z3"),
        "hypothesis": _("by examples at random"),
    }[runner]


def _titles() -> dict[str, str]:
    """Name the chapters, in the order in which they are printed."""
    return {
        "CARD": _("The cards"),
        "RANK": _("The order of the cards"),
        "DEAL": _("The deal"),
        "AUC": _("The auction"),
        "CALL": _("Calls"),
        "EXCH": _("The exchange"),
        "WH": _("Whisting"),
        "PLAY": _("The play"),
        "TRICK": _("Tricks"),
        "REV": _("Revokes"),
        "CLAIM": _("Claims"),
        "END": _("The end of the play"),
        "RESP": _("Who is fined"),
        "SCORE": _("The settlement"),
        "SCALE": _("What a point is worth"),
        "SESS": _("From deal to deal"),
        "GAP": _("Where the document is silent"),
        "EDGE": _("At the edges"),
        "REACH": _("What can be reached"),
        "SOUND": _("Soundness"),
    }


def _cases(proof: Proof) -> Iterator[str]:
    if proof.cases == 1:
        return
    if 0 < proof.cases < _IN_FULL:
        yield _("cases: {number}").format(number=f"{proof.cases:,}".replace(",", "\N{NARROW NO-BREAK SPACE}"))
    elif proof.cases:
        yield _("cases: more than {number}").format(number=f"10{_raised(len(str(proof.cases)) - 1)}")


def _raised(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def _chapter(proof: Proof) -> str:
    return proof.theorem.id.split("-")[2]


def _order(proof: Proof) -> tuple[int, str, int]:
    _game, _theorem, chapter, number = proof.theorem.id.split("-")
    order = [*_titles()]
    return order.index(chapter) if chapter in order else len(order), chapter, int(number)
