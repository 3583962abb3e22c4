"""Binds printed pages into one PDF: their links lead to one another, and bookmarks and tags go on."""

from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name, NameTree, NumberTree, OutlineItem, Pdf, String
from sphinx.util import logging

_LOG: Final = logging.getLogger(__name__)
_OPEN: Final = 1
"""How many levels of bookmarks are open at first."""


class Link(NamedTuple):
    """A link that leads to a place of the book, and the page it is on."""

    annotation: pikepdf.Object
    place: str
    docname: str


class Binding:
    """A PDF to which the chapters of a book are added in order.

    ``addresses`` are those under which the chapters were printed, by their names.  A place of the book is named by
    its chapter and, after ``#``, the anchor in it.
    """

    def __init__(self, title: str, author: str, language: str, addresses: Mapping[str, str]) -> None:
        self._pdf = Pdf.new()
        self._docnames = {address: docname for docname, address in addresses.items()}
        self._places: dict[str, pikepdf.Object] = {}
        self._links: list[Link] = []
        self._bookmarks: list[tuple[int, OutlineItem]] = []
        self._tags = self._pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, K=Array()))
        self._tagged: list[tuple[int, pikepdf.Object]] = []
        self._next_tag = 0
        self._pdf.docinfo[Name.Title] = title
        self._pdf.docinfo[Name.Author] = author
        root = self._pdf.Root
        root.Lang = String(language)
        root.MarkInfo = Dictionary(Marked=True)
        root.ViewerPreferences = Dictionary(DisplayDocTitle=True)
        root.PageMode = Name.UseOutlines

    @property
    def count(self) -> int:
        """The number of pages so far."""
        return len(self._pdf.pages)

    def add(self, docname: str, depth: int, printed: bytes) -> None:
        """Add a chapter that stands at a depth of the contents."""
        with Pdf.open(BytesIO(printed)) as part:
            first = self.count
            places = dict(part.Root.get(Name.Dests, Dictionary()).items())
            del part.Root[Name.Dests]
            for page in part.pages:
                self._pdf.pages.append(page)
            self._add_tags(part, first)
            self._add_places(part, places, docname, first)
            self._note_links(docname, first)
            with part.open_outline() as outline:
                self._bookmarks += [(max(depth - 1, 0), _moved(self._pdf, part, item, first)) for item in outline.root]

    def save(self, target: Path) -> None:
        """Write the book; a link to a place that it has not is a warning."""
        self._lead_links()
        with self._pdf.open_outline() as outline:
            trail: list[OutlineItem] = []
            for depth, item in self._bookmarks:
                del trail[depth:]
                (trail[-1].children if trail else outline.root).append(item)
                trail.append(item)
        root = self._pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot, K=self._tags))
        self._tags.P = root
        numbers = NumberTree.new(self._pdf)
        for number, parent in self._tagged:
            numbers[number] = parent
        root.ParentTree = numbers.obj
        root.ParentTreeNextKey = self._next_tag
        self._pdf.Root.StructTreeRoot = root
        self._pdf.save(target, object_stream_mode=pikepdf.ObjectStreamMode.generate)

    def _add_tags(self, part: Pdf, first: int) -> None:
        """Take over the tags of a chapter; pages and links know theirs by numbers, which begin anew in each chapter."""
        tags = self._pdf.copy_foreign(part.Root.StructTreeRoot)
        chapter = tags.K
        chapter.S = Name.Part
        chapter.P = self._tags
        self._tags.K.append(chapter)
        self._tagged += [(number + self._next_tag, parent) for number, parent in NumberTree(tags.ParentTree).items()]
        for page in self._pdf.pages[first:]:
            page.obj.StructParents += self._next_tag
            for annotation in _annotations(page):
                annotation.StructParent += self._next_tag
        self._next_tag += int(tags.ParentTreeNextKey)

    def _add_places(self, part: Pdf, places: Mapping[str, Any], docname: str, first: int) -> None:
        self._places[docname] = Array([self._pdf.pages[first].obj, Name.Fit])
        pages = {page.objgen: number for number, page in enumerate(part.pages, first)}
        for name, (page, *where) in places.items():
            place = Array([self._pdf.pages[pages[page.objgen]].obj, *where])
            self._places[f"{docname}#{name.removeprefix('/')}"] = place

    def _note_links(self, docname: str, first: int) -> None:
        for page in self._pdf.pages[first:]:
            for annotation in _annotations(page):
                place = self._place_of(annotation, docname)
                if place is not None:
                    self._links.append(Link(annotation, place, docname))

    def _place_of(self, annotation: pikepdf.Object, docname: str) -> str | None:
        """Name the place of the book that a link leads to, if it leads to one."""
        if Name.Dest in annotation:
            return f"{docname}#{str(annotation.Dest).removeprefix('/')}"
        address, mark, anchor = str(annotation.A.URI).partition("#")
        chapter = self._docnames.get(address)
        return None if chapter is None else f"{chapter}{mark}{anchor}"

    def _lead_links(self) -> None:
        names = NameTree.new(self._pdf)
        for place in sorted({link.place for link in self._links} & self._places.keys()):
            names[place] = self._pdf.make_indirect(self._places[place])
        self._pdf.Root.Names = Dictionary(Dests=names.obj)
        for link in self._links:
            if link.place not in self._places:
                _LOG.warning("a link leads to %s, which is nowhere", link.place, location=link.docname)
                continue
            if Name.A in link.annotation:
                del link.annotation[Name.A]
            link.annotation.Dest = String(link.place)


def _annotations(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    annotations: Any = page.obj.get(Name.Annots, ())
    yield from annotations


def _moved(whole: Pdf, part: Pdf, item: OutlineItem, first: int, depth: int = 0) -> OutlineItem:
    """Make the same bookmark for a chapter that begins after some pages."""
    pages = {page.objgen: number for number, page in enumerate(part.pages, first)}
    destination: Any = item.destination
    place = Array([whole.pages[pages[destination[0].objgen]].obj, *list(destination)[1:]])
    made = OutlineItem(item.title, place)
    made.is_closed = depth >= _OPEN
    made.children += [_moved(whole, part, child, first, depth + 1) for child in item.children]
    return made
