"""A case of a theorem as a scenario file, which ``hoyle verify`` runs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import yaml

from hoyle import games
from hoyle.game import Game
from hoyle.register import documents
from hoyle.tracing import tracing
from hoyle_verify.files import put
from hoyle_verify.scenario.write import PLAYERS, action, named

_ACTING: Final = ("actor", "legal", "exposed")
"""Who may do what, and what lies open, which is not asked of a deal that is only scored."""

_EXPECTED: Final = (*_ACTING, "over", "contract", "result", "payments", "pool", "hill", "whists", "below", "above")


class Witness(NamedTuple):
    """A deal under a game's rules: its setup as in HAP/1, and the actions that lead to the position meant.

    ``kind`` is ``settle`` where the setup is that of a finished deal.
    """

    game: str
    ruleset: str
    options: Mapping[str, str]
    kind: Literal["replay", "settle"]
    setup: Mapping[str, Any]
    actions: tuple[str, ...] = ()

    @property
    def rules(self) -> Game[Any]:
        """The game under the ruleset and the options."""
        return games.game(self.game, self.ruleset, self.options)


def played(game: Game[Any], setup: Mapping[str, Any], actions: Sequence[str]) -> Witness:
    """Make a deal that is played a witness."""
    return Witness(game.id, game.ruleset.id, game.ruleset.options, "replay", setup, tuple(actions))


def settled(game: Game[Any], setup: Mapping[str, Any]) -> Witness:
    """Make a finished deal of which the contract and the tricks are known a witness."""
    return Witness(game.id, game.ruleset.id, game.ruleset.options, "settle", setup)


def save(witness: Witness, path: Path, *, title: str, why: str, defect: str = "") -> None:
    """Write a witness as a scenario file that expects what the reference engine does with it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = yaml.safe_dump(
        as_scenario(witness, title=title, why=why, defect=defect), allow_unicode=True, sort_keys=False, width=100
    )
    put(path, text.encode())


def as_scenario(witness: Witness, *, title: str, why: str, defect: str = "") -> dict[str, Any]:
    """Give a witness in the form of a scenario file."""
    game, setup = witness.rules, witness.setup
    names = PLAYERS[: setup["players"]]
    with tracing() as fired:
        state = game.settle(setup) if witness.kind == "settle" else game.replay(setup, list(witness.actions))[-1]
        facts = game.facts(state)
    defaults = games.engine(game.id).rulebook.ruleset(game.ruleset.id).options
    document = next(document for document in documents().values() if document.game == game.id)
    scenario: dict[str, Any] = {
        "format": 1,
        "kind": witness.kind,
        "title": title,
        "why": why,
        "game": game.id,
        "ruleset": game.ruleset.id,
        "options": {name: value for name, value in game.ruleset.options.items() if value != defaults[name]},
        "standing": "ruling" if defect else "stated",
        "defect": defect or None,
        "clauses": sorted(clause for clause in fired if not clause.startswith("SYS-")),
        "source": {"document": document.id, "at": f"P1-P{document.paragraphs}"},
        "players": list(names),
        "setup": {name: named(name, value, names) for name, value in setup.items() if name != "players"},
    }
    if witness.kind == "replay":
        scenario["actions"] = [action(text, names) for text in witness.actions]
    expected = _EXPECTED if witness.kind == "replay" else _EXPECTED[len(_ACTING) :]
    known = {name: facts[name] for name in expected if facts.get(name) is not None}
    if "contract" in known and known["contract"].get("by", known["contract"].get("declarer")) is None:
        # What nobody bid, such as a general misère, has no form in a scenario.
        del known["contract"]
    scenario["expect"] = [{"after": "end", **{name: named(name, value, names) for name, value in known.items()}}]
    return scenario
