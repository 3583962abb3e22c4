"""The book in a browser: the replay by keyboard, without a script, on a phone, and straight from a file."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest

from tests.book.conftest import GAMES, PAGES, SHOWN, anchor_of, hands_by_position, replay_of

pytest.importorskip("playwright.sync_api", reason="playwright is not installed: pip install '.[dev]'")
from playwright.sync_api import Browser, Locator, Page, sync_playwright

_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_PAGE: Final = "solo-whist/open-misere"
_WALK: Final = """
(id) => {
  const box = document.getElementById(id);
  const drawn = [];
  const cards = ({ cards }) => Object.fromEntries(Object.entries(cards).map(([token, { name }]) => [name, token]));
  const tokens = cards(box.data);
  const letters = Object.fromEntries(box.data.suits.map(({ letter, name }) => [name, letter]));
  const held = (item) => {
    const letter = letters[item.querySelector(".hoyle-suit").getAttribute("aria-label")];
    return [...item.querySelectorAll(".hoyle-rank")].map((rank) => rank.textContent.replace("10", "T") + letter);
  };
  for (let n = 0; n <= box.last; n += 1) {
    box.go(n);
    const laid = [...box.querySelectorAll(".hoyle-middle .hoyle-card")];
    drawn.push([
      box.querySelector("[role=status]").textContent,
      laid.map((card) => tokens[card.getAttribute("aria-label")]),
      [...box.querySelectorAll(".hoyle-board .hoyle-hand:not(.hoyle-aside) li")].flatMap(held).sort(),
    ]);
  }
  return drawn;
}
"""
"""Goes through all positions of a replay: what is said, the cards on the table, and those in hands."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        missing = "chromium is not installed: apt-get install chromium"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=program, args=_FLAGS)
        yield launched
        launched.close()


class Watched:
    """A page that notes whatever it should not do."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.faults: Final[list[str]] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self._look(request.url))

    def _look(self, url: str) -> None:
        if not url.startswith(("file:", "data:")):
            self.faults.append(url)


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    yield Watched(context.new_page())
    context.close()


def test_keyboard_walks_to_the_end(html: Path, watched: Watched) -> None:
    id = "solo-whist/whole/solo-fails-by-one-trick"
    home, replay = replay_of(html, id)
    page, last = watched.page, len(replay["events"])
    page.goto((html / f"{home}.html").as_uri())
    box = page.locator(f"hoyle-replay#{anchor_of(id)}")
    box.locator("[role=group]").focus()
    told = []
    for _ in range(last):
        page.keyboard.press("ArrowRight")
        told.append(box.locator("[role=status]").inner_text())

    assert [position["says"] for position in replay["positions"][1:]] == told
    assert f"{last} / {last}" == box.locator(".hoyle-controls a").inner_text()
    assert box.get_by_role("button", name="Last position").is_disabled()
    assert [] == watched.faults


def test_every_position_of_every_game_is_drawn(html: Path, watched: Watched) -> None:
    page, undrawn = watched.page, []
    for id in SHOWN:
        home, replay = replay_of(html, id)
        page.goto((html / f"{home}.html").as_uri())
        drawn = page.evaluate(_WALK, anchor_of(id))
        expected = [
            [
                position["says"],
                [card for _seat, card in position["laid"]],
                sorted(card for hand in hands for card in hand),
            ]
            for position, hands in zip(replay["positions"], hands_by_position(replay), strict=True)
        ]
        undrawn += [] if expected == drawn else [id]

    assert [] == undrawn
    assert [] == watched.faults


def test_barred_cards_name_the_clause_that_bars_them(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{(html / f'{_PAGE}.html').as_uri()}#{anchor_of(GAMES[0])}@8")
    box = page.locator(f"hoyle-replay#{anchor_of(GAMES[0])}[data-position='8']")
    barred = box.locator(".hoyle-acts .hoyle-barred").count()

    assert barred == box.locator(".hoyle-why:has(a)").locator(".hoyle-card").count()
    assert barred > 0

    box.get_by_role("link", name="SW-PLAY-2").click()
    page.wait_for_url("**/play.html#SW-PLAY-2")

    assert [] == watched.faults


def test_keys_step_by_tricks_and_jump(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((html / f"{_PAGE}.html").as_uri())
    box = page.locator(f"hoyle-replay#{anchor_of(GAMES[0])}")
    box.locator("[role=group]").focus()
    positions = []
    for key in ("Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft", "End", "ArrowLeft", "Home"):
        page.keyboard.press(key)
        positions.append(int(box.get_attribute("data-position") or -1))
    last = len(replay_of(html, GAMES[0])[1]["events"])

    assert [7, 11, 7, last, last - 1, 0] == positions


def test_without_a_script_the_tables_are_there(html: Path, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((html / f"{_PAGE}.html").as_uri())

    assert page.locator("table.hoyle-tricks").first.is_visible()
    assert page.locator(".hoyle-deal").first.is_visible()

    context.close()


@pytest.mark.parametrize(
    ("edition", "scheme", "pages"),
    [("html", "light", PAGES), ("html", "dark", [_PAGE, "solo-whist/index"]), ("russian", "light", PAGES)],
    ids=["English", "dark", "Russian"],
)
def test_phone_needs_no_sideways_scroll(
    request: pytest.FixtureRequest, browser: Browser, edition: str, scheme: Literal["light", "dark"], pages: list[str]
) -> None:
    folder = request.getfixturevalue(edition)
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=scheme)
    watched = Watched(context.new_page())
    wide = []
    for name in pages:
        watched.page.goto((folder / f"{name}.html").as_uri())
        watched.page.evaluate("document.querySelectorAll('details').forEach(closed => closed.open = true)")
        if watched.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wide.append(name)
    context.close()

    assert [] == wide
    assert [] == watched.faults


@pytest.mark.parametrize(
    ("page", "table"),
    [
        ("solo-whist/index", "hoyle-bids"),
        ("solo-whist/options", "hoyle-matrix"),
        ("solo-whist/examples/settlement", "hoyle-settlements"),
        ("solo-whist/evidence", "hoyle-evidence"),
        ("six-bid/index", "hoyle-bids"),
        ("german-solo/cards", "hoyle-orders"),
        ("russian-whist/rubber", "hoyle-totals"),
        ("preferans/index", "hoyle-contracts"),
        ("preferans/pool-sheet", "hoyle-deals"),
    ],
)
def test_phone_shows_headings_in_the_cells(html: Path, browser: Browser, page: str, table: str) -> None:
    shown = []
    for width in (1200, 360):
        sheet = browser.new_page(viewport={"width": width, "height": 740})
        sheet.goto((html / f"{page}.html").as_uri())
        label = sheet.locator(f"table.{table} td:nth-child(3) .hoyle-cell-label").first
        shown.append((sheet.locator(f"table.{table} thead").first.is_visible(), label.is_visible()))
        sheet.close()

    assert [(True, False), (False, True)] == shown


def test_tables_for_reading_fit_a_small_window(html: Path, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 820, "height": 900})
    fits = []
    for game in ("solo-whist", "six-bid", "german-solo"):
        page.goto((html / game / "index.html").as_uri())
        fits.append(
            page.evaluate(
                "(box => box.scrollWidth <= box.clientWidth)(document.querySelector('.table-wrapper:has(.hoyle-bids)'))"
            )
        )
    page.close()

    assert [True, True, True] == fits


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("SW-BID-4", "solo-whist/auction.html#SW-BID-4"),
        ("SW-PLAY-2", "solo-whist/play.html#SW-PLAY-2"),
        ("The open misère", "solo-whist/open-misere.html"),
    ],
)
def test_search_finds_an_id_and_a_title_first(html: Path, watched: Watched, words: str, first: str) -> None:
    page = watched.page
    page.goto(f"{(html / 'search.html').as_uri()}?q={words.replace(' ', '+')}")
    found = page.locator("#search-results ul.search li a").first
    found.wait_for()

    assert str(found.get_attribute("href")).removeprefix("./").startswith(first)
    assert [] == watched.faults


def test_print_has_the_tables_and_no_board(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((html / f"{_PAGE}.html").as_uri())
    table, board = page.locator("table.hoyle-tricks").first, page.locator(".hoyle-stage").first
    height = "element => element.getBoundingClientRect().height"
    on_screen = (table.evaluate(height) > 0, board.evaluate(height) > 0)
    page.emulate_media(media="print")

    assert (False, True) == on_screen
    assert (True, False) == (table.evaluate(height) > 0, board.evaluate(height) > 0)


class TestChoosing:
    """The reader chooses the cards of a player himself."""

    _CHOOSE: Final = """
    ([id, seat, n]) => {
      const box = document.getElementById(id);
      box.go(n);
      const seats = box.querySelector(".hoyle-tools select");
      seats.value = seat;
      seats.dispatchEvent(new Event("change"));
      box.querySelector("[data-tool=guess]").click();
    }
    """

    @pytest.fixture
    def box(self, html: Path, watched: Watched) -> Iterator[Locator]:
        """The open misère in the seventh trick, in which Vlad is to throw something off."""
        watched.page.goto((html / f"{_PAGE}.html").as_uri())
        watched.page.evaluate(self._CHOOSE, [anchor_of(GAMES[0]), 1, 32])
        yield watched.page.locator(f"hoyle-replay#{anchor_of(GAMES[0])}")
        assert [] == watched.faults

    def test_the_game_does_not_go_on_before_a_card_is_chosen(self, box: Locator) -> None:
        box.locator("[role=group]").focus()
        box.page.keyboard.press("ArrowRight")

        assert "32" == box.get_attribute("data-position")
        assert box.get_by_role("button", name="On", exact=True).is_disabled()
        assert "choose a card" in box.locator("[role=status]").inner_text()

    def test_only_the_readers_cards_and_those_on_the_table_are_seen(self, box: Locator) -> None:
        assert 2 == box.locator(".hoyle-board .hoyle-hand:has(.hoyle-suits)").count()
        assert ["6 cards", "7 cards"] == box.locator(".hoyle-backs").all_inner_texts()

    def test_a_good_card_is_praised_and_what_was_played_is_shown(self, box: Locator) -> None:
        box.get_by_role("button", name="four of diamonds").focus()
        box.page.keyboard.press("Enter")

        assert "You chose the four of diamonds. No card does better." == box.locator("[role=status]").inner_text()
        assert 1 == box.locator(".hoyle-why [aria-label='eight of clubs']").count()
        assert box.get_by_text("Choices that keep what best play leads to: 1 of 1").is_visible()

        box.page.keyboard.press("ArrowRight")

        assert "33" == box.get_attribute("data-position")

    def test_a_bad_card_is_told_with_what_would_be_better(self, box: Locator) -> None:
        box.get_by_role("button", name="two of spades").click()

        assert box.locator("[role=status]").inner_text().endswith("This card lets the contract through.")
        assert 5 == box.locator(".hoyle-why:has-text('Better:') .hoyle-card").count()

    def test_a_barred_card_names_its_clause(self, html: Path, watched: Watched) -> None:
        watched.page.goto((html / f"{_PAGE}.html").as_uri())
        watched.page.evaluate(self._CHOOSE, [anchor_of(GAMES[0]), 1, 8])
        box = watched.page.locator(f"hoyle-replay#{anchor_of(GAMES[0])}")
        box.get_by_role("button", name="eight of clubs").click()

        assert "The eight of clubs may not be played." in box.locator("[role=status]").inner_text()
        assert ["play.html#SW-PLAY-2"] == [link.get_attribute("href") for link in box.locator(".hoyle-why a").all()]
        assert "8" == box.get_attribute("data-position")

    def test_the_card_can_be_shown_without_choosing(self, box: Locator) -> None:
        box.get_by_role("button", name="Show the card").click()

        assert box.get_by_role("button", name="On", exact=True).is_enabled()


def test_two_colours_are_kept_from_page_to_page(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((html / f"{_PAGE}.html").as_uri())
    four = page.locator(".hoyle-suit-d").first.evaluate("suit => getComputedStyle(suit).color")
    page.get_by_role("button", name="Two colours").first.click()
    page.goto((html / "solo-whist/first-deal.html").as_uri())
    diamond, heart = (
        page.locator(f".hoyle-suit-{suit}").first.evaluate("suit => getComputedStyle(suit).color") for suit in "dh"
    )

    assert heart == diamond
    assert four != diamond
    assert [] == watched.faults


def test_stepping_through_one_reading_steps_through_the_other(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((html / "german-solo/rulings.html").as_uri())
    literal, corrected = (page.locator(f"hoyle-replay#GS-DEF-01-{value}") for value in ("literal", "corrected"))
    parts = int(literal.get_attribute("data-position") or -1)

    assert literal.get_by_text("Here the readings part.").is_visible()

    literal.get_by_role("button", name="Back").click()

    assert [str(parts - 1)] * 2 == [box.get_attribute("data-position") for box in (literal, corrected)]
    assert not literal.get_by_text("Here the readings part.").is_visible()
    assert [] == watched.faults
