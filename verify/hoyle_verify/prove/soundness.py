"""What every play of tricks keeps from card to card, whatever the game: its cards, its turns, and their numbers.

No state keeps the cards of the tricks that were taken, so they are told beside it: ``gone`` are the cards, ``taken`` is
the number of the tricks.  The functions take symbolic values as well as plain ones, and compare with ``&``, which does
not fork.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, NamedTuple, Protocol

from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.seats import NOBODY
from hoyle_verify.prove.theorem import always, assume


class Play(Protocol):
    """What the plays of all games have in common."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The cards of each place."""
        ...

    @property
    def leader(self) -> int:
        """Who leads or led to the trick in progress."""
        ...

    @property
    def turn(self) -> int:
        """Who plays next."""
        ...

    @property
    def trick(self) -> tuple[int, ...]:
        """The card of each place in the trick in progress."""
        ...

    @property
    def led(self) -> int:
        """The suit led."""
        ...

    @property
    def winner(self) -> int:
        """Who took the trick before."""
        ...

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each place has taken."""
        ...

    @property
    def over(self) -> bool:
        """Whether play has ended."""
        ...


class Law(NamedTuple):
    """What makes the state of a play one that can be.

    ``hand`` is the size of a whole hand; ``pack`` gives the cards in play; ``holds`` says of a state, after so many
    tricks, whether all else is right, and ``given`` of one after a card what another theorem shows.
    """

    hand: int
    pack: Callable[[Any], int]
    holds: Callable[[Any, int], bool]
    given: Callable[[Any], bool] = lambda _: True


def is_sound(law: Law, state: Any, gone: int, taken: int) -> bool:
    """Say whether a state can be."""
    return _is_ordered(law, state, taken) & cards_are_whole(law.pack(state), state, gone)


def _is_ordered(law: Law, state: Any, taken: int) -> bool:
    ordered: bool = (sum(state.tricks) == taken) & (state.over | (taken < law.hand))
    return ordered & law.holds(state, taken)


def cards_are_whole(pack: int, state: Play, gone: int) -> bool:
    """Say whether each card of a pack is in one hand, on the table or gone, and in one place only."""
    seen, apart = 0, True
    for part in (*state.hands, laid(state.trick), gone):
        apart = apart & (seen & part == 0)
        seen = seen | part
    return apart & (seen == pack)


def laid(trick: Sequence[int]) -> int:
    """Give the cards of a trick as a set."""
    cards = 0
    for card in trick:
        cards = cards | (card != NO_CARD) << card
    return cards


def turns_are_kept(state: Play, taken: int) -> bool:
    """Say whether those have played who sit from the leader to the player to act, and the last winner leads."""
    places = len(state.trick)
    so_far = (state.turn + places - state.leader) % places
    kept = ((taken == 0) == (state.winner == NOBODY)) & ((taken == 0) | (state.winner == state.leader))
    for place in range(places):
        has_played = (place + places - state.leader) % places < so_far
        kept = kept & ((state.trick[place] != NO_CARD) == has_played)
    return kept


def suit_is_led(state: Play) -> bool:
    """Say whether the suit led is that of the card of the leader."""
    lead = state.trick[state.leader]
    return (state.led == lead >> 4) | (lead == NO_CARD) & (state.led == NO_SUIT)


def begins_sound(law: Law, state: Any) -> bool:
    """Say whether a play that has not begun is one that can be, with a whole hand at each place."""
    return is_sound(law, state, 0, 0) and all(hand.bit_count() == law.hand for hand in state.hands)


def stays_sound(game: Game[Any], law: Law, state: Any, card: int, gone: int, taken: int) -> bool:
    """Say whether a card that may be played leads from what can be to what can be.

    It leaves just its hand, whose player alone has played a card more, so that hands stay even.
    """
    assume(_is_ordered(law, state, taken))
    assume(state.over ^ True)
    assume(game.ruleset.narrow("play", state, 1 << card) != 0)
    after = game.ruleset.follow("played", state, card)
    assume(law.given(after))
    after = game.ruleset.follow("ends", after, card)
    # Where all cards are does not bear on the path, and assumed last it does not slow it down.
    assume(cards_are_whole(law.pack(state), state, gone))
    places = range(len(state.hands))
    complete = True
    for place in places:
        complete = complete & (after.trick[place] == NO_CARD)
    good: bool = True
    for place in places:
        mine = state.turn == place
        good = good & (after.hands[place] == state.hands[place] ^ mine << card)
        good = good & (_played(after, place, taken + complete) == _played(state, place, taken) + mine)
    # All bits where the trick is complete and none where it is not, which does not fork.
    left = (laid(state.trick) | 1 << card) & -complete
    sound: bool = good & is_sound(law, after, gone | left, taken + complete)
    return sound


def can_play(game: Game[Any], law: Law, state: Any, taken: int) -> bool:
    """Say whether a player whose turn it is in a play that can be has a card that he may play, and only his own."""
    assume(_is_ordered(law, state, taken))
    assume(state.over ^ True)
    held = state.hands[state.turn]
    # Who has played fewer cards than he was dealt holds one.
    assume((held != 0) == (_played(state, state.turn, taken) < law.hand))
    cards = game.ruleset.narrow("play", state, state.hands[0] | state.hands[1] | state.hands[2] | held)
    can: bool = (cards != 0) & (cards & ~held == 0)
    return can


def _played(state: Play, place: int, taken: int) -> int:
    """Count the cards that a place has played."""
    return taken + (state.trick[place] != NO_CARD)


_STAYS_SOUND: Final = (
    "Whatever may be played, each card is in one place, hands stay even, and turns go round from the last winner."
)
_GOES_ON: Final = (
    "In a play that can be and is not over whoever is asked has a card to play, and can play none of another."
)


def enter(
    ids: tuple[str, str],
    game: Game[Any],
    law: Law,
    domains: tuple[Any, Any, Any],
    play: Callable[[Any], Any] = lambda state: state,
) -> None:
    """Enter, under two ids, that what can be leads to what can be with every card, and that there is one to play.

    ``domains`` are those of a state, of a card and of a set of cards.  A state may be a record of what changes from
    card to card, of which ``play`` makes the whole one.
    """

    def play_stays_sound(state: Any, card: int, gone: int, taken: int) -> bool:
        return stays_sound(game, law, play(state), card, gone, taken)

    def play_goes_on(state: Any, taken: int) -> bool:
        return can_play(game, law, play(state), taken)

    # The annotations name values of this call, which a string could not.
    record, card, cards = domains
    taken = Annotated[int, Range(0, law.hand)]
    play_stays_sound.__annotations__ |= {"state": record, "card": card, "gone": cards, "taken": taken}
    play_goes_on.__annotations__ |= {"state": record, "taken": taken}
    play_stays_sound.__doc__, play_goes_on.__doc__ = _STAYS_SOUND, _GOES_ON
    always(ids[0])(play_stays_sound)
    always(ids[1])(play_goes_on)
