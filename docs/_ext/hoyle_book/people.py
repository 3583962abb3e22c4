"""The players, as they are called in the language of the edition."""

from collections.abc import Sequence

from hoyle_book.speech import Noun, declined, pgettext


def people(names: Sequence[str]) -> list[str]:
    """Write the names and the initials of the players; players of a problem are letters in any language."""
    if "V" not in names and not any(len(name) > 1 for name in names):
        return [Noun(name) for name in names]
    known = {
        "Alexei": declined("player | genitive", "Alexei"),
        "Vlad": declined("player | genitive", "Vlad"),
        "Roman": declined("player | genitive", "Roman"),
        "Kirill": declined("player | genitive", "Kirill"),
        "A": Noun(pgettext("initial", "A")),
        "V": Noun(pgettext("initial", "V")),
        "R": Noun(pgettext("initial", "R")),
        "K": Noun(pgettext("initial", "K")),
        "L": Noun(pgettext("initial", "L")),
        "M": Noun(pgettext("initial", "M")),
    }
    return [known.get(name) or Noun(name) for name in names]
