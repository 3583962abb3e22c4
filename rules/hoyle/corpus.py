"""Where the scenarios lie: in the checkout that is being worked on, otherwise in the installed package."""

from pathlib import Path
from typing import Final

from hoyle.errors import HoyleError

_PACKAGE: Final = Path(__file__).resolve().parent


class NoCorpus(HoyleError, FileNotFoundError):
    """Neither a checkout nor the installed package has a folder of scenarios."""

    def __init__(self, places: tuple[Path, ...]) -> None:
        looked = " and ".join(str(place) for place in places)
        super().__init__(f"no scenarios found in {looked}; install hoyle again, or work in a whole checkout")
        self.places: Final = places


def locate() -> Path:
    """Give the folder of scenarios; NoCorpus if there is none.

    An editable install has this module in the checkout, so the checkout comes first; a wheel carries a copy beside it.
    """
    checkout = _PACKAGE.parent.parent
    places = (checkout / "scenarios", _PACKAGE / "scenarios")
    if (checkout / "pyproject.toml").is_file() and places[0].is_dir():
        return places[0]
    if places[1].is_dir():
        return places[1]
    raise NoCorpus(places)
