"""Command lines that are altered, and valid ones with altered files."""

import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

import msgspec

from tests.verify.conform.logs import every_outcome
from tests.verify.reliability.alter import altered, vocabulary
from tests.verify.reliability.hap_inputs import exchanges
from tests.verify.reliability.scenario_inputs import known, trees
from tests.verify.reliability.texts import altered_json, altered_yaml
from tests.verify.reliability.trees import Items, Text, Tree, from_json, parts, to_json, to_yaml

CASE: Final = "case.yaml"
LOG: Final = "run.jsonl"
BASELINE: Final = "known.toml"
INPUT: Final = "stdin"
SHOWN: Final = "solo-whist/play/suit-led-must-be-followed"

ABSENT: Final = "no-such-program-at-all"
"""No altered text is ever started as a program."""

_VALID: Final = f"""
verify {SHOWN}
verify solo-whist/play --json
verify {CASE}
verify {CASE}#A-1
replay {SHOWN} --plain
replay {CASE} --json
why {SHOWN}
why SW-PLAY-99 --json
export out
export out --json
init python out
serve
report show {LOG}
report show {LOG} --json --report new.xml --report new.html --book book
report merge {LOG} {LOG} --report new.jsonl
check --game solo-whist --clause SW-PLAY-2 --shard 1/2 --permute -- {ABSENT}
check --case {SHOWN}@end --report new.tap --timeout 0.5 -- {ABSENT}
check --case {CASE} --only-failed {LOG} --baseline {BASELINE} -- {ABSENT}
fuzz --game solo-whist --ruleset as-printed --option sw.fail=fraction_only --deals 1 --jobs 1 -- {ABSENT}
fuzz --seconds 0.1 --from 2 --save found --json -- {ABSENT}
identify --game six-bid --ruleset as-printed --timeout 1 -- {ABSENT}
prove --game solo-whist --theorem SW-THM-AUC --seconds 1 --workers 1 --save found
mutants --clause SW-PLAY-2 --game solo-whist --workers 1 --log {LOG} --json
annotate nothing-of-this-name --dry-run
--version
--help
solve --hands "AK... .AK.. ..AK. ...AK" --leader 0 --declarer 1 --goal most --trump S
solve --hands "QJ.J.. .7.J. T.9.." --leader 2 --declarer 1 --partner 0 --goal 2 --json
solve --hands "Q.J.. .7.J. T.9.." --leader 2 --declarer 1 --goal misere --duty-to-trump
"""
_COMMANDS: Final = tuple(map(shlex.split, _VALID.strip().splitlines()))
_STRANGE: Final = (
    "", " ", "-", "--", "---", "-x", "--x", "--json", "-h", "--help", "=", "--json=1", "*", "**", "[", "[!", "?",
    "#", "a#b#c", "0", "-1", "1e9", "nan", "inf", "1/0", "0/0", "2/1", "99999999999999999999", "0.0", "1,5",
    "\u0661", "true", "None", "{}", "nothing.yaml", ".", "./", "nothing/at/all", "x" * 300, "x" * 5000,
    "/dev/null", "/proc/none/x.xml", "/dev/full", "~", "\udcff", "\ud800", "é", "♠", "🂡", "\n", "a\nb", "\x1b[31m",
    "[bold]", "[/]", "%s", "${HOME}", "$(true)", "`true`", "\\", "SW-PLAY-2", "sw-play-2", "SW", "PV-DEF-01",
    "sw.fail=", "=x", "sw.fail=x", "SW-THM-AUC", "solo-whist", "new.pdf", "new.xml", CASE, LOG, BASELINE,
    f"{CASE}/x", f"{CASE}@end", f"{CASE}@0~1DCHS", f"{SHOWN}@999", f"{SHOWN}~9", "@", "~", "@~#",
)  # fmt: skip  # a row holds what belongs together
_BASELINE: Final = f'[[known]]\ncase = "{SHOWN}@*"\noutcome = "fail"\nreason = "not yet"\nissue = "1"\n'
_FILES: Final[Mapping[str, bytes]] = {BASELINE: _BASELINE.encode(), INPUT: b"", CASE: b""}


class Command(NamedTuple):
    """A command line, and the files that lie where it is run; what comes on standard input is one of them."""

    number: int
    arguments: tuple[str, ...]
    files: Mapping[str, bytes]


def valid_files() -> dict[str, bytes]:
    """Give files that the valid commands name."""
    return {**_FILES, LOG: _log_lines(), CASE: to_yaml(trees()[0]).encode()}


def command_inputs(numbers: range) -> Iterator[Command]:
    """Give altered command lines; the same number gives the same one."""
    files = valid_files()
    for number in numbers:
        rng = Random(f"command {number}")
        arguments = list(rng.choice(_COMMANDS))
        for _ in range(rng.choice((1, 1, 2, 3))):
            arguments = _altered(rng, arguments)
        yield Command(number, tuple(arguments), files)


def loading_commands() -> Iterator[Command]:
    """Give valid command lines that load a compiler, which is kept on purpose."""
    files = valid_files()
    return (Command(-1, tuple(arguments), files) for arguments in _COMMANDS if arguments[0] == "solve")


def file_inputs(numbers: range) -> Iterator[Command]:
    """Give valid command lines with an altered file: a scenario mostly, or a log, a baseline, lines of HAP/1."""
    for number in numbers:
        rng = Random(f"file {number}")
        name = rng.choices((CASE, LOG, BASELINE, INPUT), (16, 2, 1, 1))[0]
        yield Command(number, rng.choice(_ABOUT[name]), {**_FILES, LOG: _log_lines(), name: _MAKERS[name](rng)})


_ABOUT: Final[Mapping[str, Sequence[tuple[str, ...]]]] = {
    CASE: (("verify", CASE), ("verify", CASE, "--json"), ("replay", CASE, "--plain"), ("replay", CASE, "--json")),
    LOG: (
        ("report", "show", LOG),
        ("report", "show", LOG, "--json"),
        *(
            ("report", "show", LOG, "--report", f"new.{suffix}")
            for suffix in ("xml", "tap", "md", "html", "json", "toml")
        ),
        ("report", "merge", LOG, LOG),
        ("check", "--only-failed", LOG, "--", ABSENT),
        ("mutants", "--clause", "SW-PLAY-2", "--log", LOG),
    ),
    BASELINE: (("check", "--case", SHOWN, "--baseline", BASELINE, "--", ABSENT),),
    INPUT: (("serve",),),
}


def _altered(rng: Random, arguments: list[str]) -> list[str]:
    """Leave an argument out, double it, exchange two, put something strange there, or lose a character."""
    index = rng.randrange(len(arguments)) if arguments else 0
    before, after = arguments[:index], arguments[index + 1 :]
    match rng.randrange(7):
        case 0:
            changed = [*before, *after]
        case 1:
            changed = [*before, *arguments[index : index + 1] * 2, *after]
        case 2:
            changed = list(arguments)
            rng.shuffle(changed)
        case 3:
            changed = [*before, rng.choice(_STRANGE), *after]
        case 4:
            changed = [*before, rng.choice(_STRANGE), *arguments[index:]]
        case 5:
            changed = [*before, rng.choice(rng.choice(_COMMANDS)), *arguments[index:]]
        case _:
            word = arguments[index] if arguments else "x"
            place = rng.randrange(len(word) + 1)
            changed = [*before, word[:place] + rng.choice(("", "-", "x", "9", " ")) + word[place + 1 :], *after]
    return _harmless(changed)


def _harmless(arguments: list[str]) -> list[str]:
    """Let no command start a program, or run all there is for minutes."""
    verb = next(iter(arguments), "")
    if verb in ("check", "fuzz", "identify"):
        # Even a bracket is a program.
        arguments = [verb, *(ABSENT if shutil.which(word) else word for word in arguments[1:])]
        until = arguments.index("--") if "--" in arguments else len(arguments)
        return [*arguments[:until], "--", ABSENT] if "--" in arguments else [*arguments, ABSENT]
    if verb in ("mutants", "prove", "fuzz"):
        return [*arguments, "--game", ABSENT]
    if verb in ("trace", "reconstruct", "annotate", "why", "export") and _is_whole(arguments):
        return [*arguments, "--no-such-option"]
    return [*arguments, SHOWN] if verb == "verify" and _is_whole(arguments) else arguments


def _is_whole(arguments: Sequence[str]) -> bool:
    """Tell whether a command is about all there is, or may be."""
    named = [argument for argument in arguments[1:] if not argument.startswith("-")]
    return arguments[0] == "export" or not named or any(set("*?[") & set(name) for name in named)


def _case(rng: Random) -> bytes:
    tree = rng.choice(_quick_trees())
    text = to_yaml(altered(rng, tree, known(), gently=0.92))
    return altered_yaml(rng, text) if rng.random() < 0.02 else text.encode()


@cache
def _quick_trees() -> list[Tree]:
    """Give the trees of all scenarios but those that need the solver, which takes long to begin."""
    return [tree for tree in trees() if not _is_of(tree, "problem")]


def _is_of(tree: Tree, kind: str) -> bool:
    return Text(kind, bare=True) in parts(tree)[:4]


def _log(rng: Random) -> bytes:
    lines = _log_lines().decode().splitlines()
    tree = altered(rng, Items(tuple(map(from_json, lines))), _OF_LOGS, gently=0.7)
    made = [to_json(line) for line in tree.nodes] if isinstance(tree, Items) else [to_json(tree)]
    text = "".join(f"{line}\n" for line in made)
    return altered_json(rng, text) if rng.random() < 0.2 else text.encode()


def _baseline(rng: Random) -> bytes:
    return altered_json(rng, _BASELINE * rng.choice((1, 2)))


def _lines(rng: Random) -> bytes:
    lines = []
    for exchange in rng.choices(exchanges(), k=3):
        line = to_json(altered(rng, exchange.tree, _OF_LOGS)) if rng.random() < 0.5 else exchange.line
        lines.append(altered_json(rng, line) if rng.random() < 0.2 else line.encode())
    return b"\n".join(lines)


@cache
def _log_lines() -> bytes:
    log = every_outcome()
    events = [log.header, *log.cases, *log.results, log.footer]
    return b"".join(msgspec.json.encode(event) + b"\n" for event in events)


_MAKERS: Final = {CASE: _case, LOG: _log, BASELINE: _baseline, INPUT: _lines}
_OF_LOGS: Final = vocabulary([from_json(line) for line in _log_lines().splitlines()])
