"""The conventions that people play are sets of option values, with their sources."""

from hoyle.preferans.rulesets import CONVENTIONS, RULEBOOK


class TestConventions:
    def test_their_options_exist(self) -> None:
        for convention in CONVENTIONS.values():
            in_force = RULEBOOK.ruleset("customary", convention.options).options

            assert dict(convention.options) == {id_: in_force[id_] for id_ in convention.options}

    def test_they_differ(self) -> None:
        chosen = [tuple(sorted(convention.options.items())) for convention in CONVENTIONS.values()]

        assert len(CONVENTIONS) == len(set(chosen))

    def test_their_sources_are_named(self) -> None:
        assert [] == [id_ for id_, convention in CONVENTIONS.items() if not convention.sources]
