"""The names that the register and the engines know, for the loader of scenarios."""

from functools import cache

from hoyle import games, register
from hoyle_verify.scenario.names import DocumentFacts, KnownNames


@cache
def known_names() -> KnownNames:
    """Collect every name of every game."""
    engines = games.load()
    return KnownNames(
        known_clauses=register.clauses().keys(),
        known_defects=register.defects().keys(),
        known_documents={
            document.id: DocumentFacts(document.game, document.paragraphs) for document in register.documents().values()
        },
        by_game_rulesets={engine.id: engine.rulebook.rulesets for engine in engines},
        by_game_options={
            engine.id: {option.id: tuple(option.values) for option in engine.rulebook.options.values()}
            for engine in engines
        },
        by_game_bids={
            engine.id: [word.removeprefix("bid:") for word in engine.phrasebook.words if word.startswith("bid:")]
            for engine in engines
        },
    )
