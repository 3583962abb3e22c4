"""Words in the language of the edition, from the catalogue of the extension, in the form that a sentence asks for."""

from collections.abc import Mapping
from typing import Final

from sphinx.locale import get_translator

_CATALOGUE: Final = "hoyle"
_BAR: Final = "|"


class Noun(str):
    """A word in its basic form, with the others that a language needs.

    A translated pattern asks for one of them by its name: ``{player} ходит {card:instrumental}.``
    """

    _forms: Mapping[str, str]

    def __new__(cls, text: str, **forms: str) -> "Noun":
        """Make a word; a form that is not given is like the basic one."""
        made = super().__new__(cls, text)
        made._forms = forms
        return made

    def __format__(self, form: str) -> str:
        """Give a form."""
        return self._forms.get(form, str(self))

    def within(self, pattern: str) -> "Noun":
        """Put each form into the place of ``{}`` in a pattern."""
        return Noun(pattern.format(str(self)), **{name: pattern.format(form) for name, form in self._forms.items()})


def _(message: str) -> str:
    """Translate a message."""
    return get_translator(_CATALOGUE).gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """Translate a message that depends on a number."""
    return get_translator(_CATALOGUE).ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """Translate a message that means something else in another context."""
    return get_translator(_CATALOGUE).pgettext(context, message)


def declined(forms: str, message: str) -> Noun:
    """Translate a noun into its forms: for ``card | accusative`` a translation can be ``дама | даму``."""
    names = [name.strip() for name in forms.split(_BAR)[1:]]
    basic, *others = (form.strip() for form in pgettext(forms, message).split(_BAR))
    return Noun(basic, **dict(zip(names, others, strict=False)))
