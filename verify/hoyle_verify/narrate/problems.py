"""A problem in words: what is asked, the answer, and best play by both sides."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from hoyle.cards import NO_SUIT, parse_suit, show_card
from hoyle_verify.narrate.words import SUIT_WORDS, counted, together
from hoyle_verify.scenario.expand import active_seats
from hoyle_verify.scenario.model import Answer, Scenario
from hoyle_verify.solve.results import Solution


def question_in_words(problem: Scenario) -> str:
    """Say who leads, what is trumps, and who plays for what."""
    setup, names = problem.setup, problem.players
    assert setup is not None
    assert isinstance(setup.leader, int)
    assert isinstance(setup.declarer, int)
    assert isinstance(setup.trump, str)

    suit = parse_suit(setup.trump)
    trumps = "without trumps" if suit == NO_SUIT else f"with {SUIT_WORDS[suit]} as trumps"
    duty = ", and who is void must trump" if setup.duty_to_trump is True and suit != NO_SUIT else ""
    side = [names[setup.declarer], *([names[setup.partner]] if setup.partner is not UNSET else [])]
    plays = "plays" if len(side) == 1 else "play"
    return f"{names[setup.leader]} leads {trumps}{duty}. {together(side)} {plays} for {_goal_in_words(problem)}."


def _goal_in_words(problem: Scenario) -> str:
    if isinstance(problem.goal, int):
        return counted(problem.goal, "trick")
    return "no trick at all" if problem.goal == "misere" else f"the {problem.goal} tricks"


def answer_in_words(problem: Scenario) -> str:
    """Say what the scenario gives as the answer."""
    answer = problem.answer
    assert isinstance(answer, Answer)

    told = []
    if answer.tricks is not UNSET:
        told.append(counted(answer.tricks, "trick"))
    if answer.verdict is not UNSET:
        told.append(answer.verdict)
    return f"Answer: {', '.join(told)}."


def tricks_of(problem: Scenario, solution: Solution) -> Iterator[tuple[str, Sequence[str]]]:
    """Give best play trick by trick: the leader's name, and the cards from his on."""
    setup = problem.setup
    assert setup is not None

    active = active_seats(setup.hands if isinstance(setup.hands, tuple) else (), setup.players)
    position, cards = solution.position, list(solution.line)
    while cards:
        leader, size = problem.players[active[position.leader]], position.seats
        yield leader, [show_card(card) for card in cards[:size]]
        for card in cards[:size]:
            position = position.after(card)
        cards = cards[size:]
