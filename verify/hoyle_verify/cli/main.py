"""The group of verbs, and the exit code of everything that can go wrong in normal use."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import click

from hoyle.errors import HoyleError, UnknownName
from hoyle_verify.cli.common import BROKEN, HOLDS, INCOMPLETE, UNUSABLE
from hoyle_verify.cli.terminal import (
    complain,
    drop_streams,
    errors,
    open_closed_streams,
    spell_what_cannot_be_encoded,
)

VERBS: Final = {
    "verify": "Check the reference engine against the corpus.",
    "check": "Check another implementation against the corpus.",
    "report": "Make reports from the logs of checks.",
    "replay": "Walk through an annotated game.",
    "solve": "Say what best play leads to, card by card.",
    "annotate": "Store what every card was worth.",
    "why": "Show everything known about one id.",
    "trace": "Show which clauses no scenario bears out.",
    "init": "Write the skeleton of an adapter.",
    "fuzz": "Look for a deal in which another program differs.",
    "identify": "Find out which options a program follows.",
    "serve": "Answer HAP/1 requests on standard input.",
    "export": "Write the corpus for other languages.",
    "prove": "Decide the theorems about the rules.",
    "mutants": "Break the rules on purpose and see who notices.",
    "reconstruct": "Search for the two lost figures of a document.",
}

EXAMPLES: Final = """\b
Examples:
  hoyle verify                                            the whole corpus
  hoyle verify solo-whist/play                            one folder of it
  hoyle replay solo-whist/whole/open-misere-let-through   an annotated game
  hoyle why SW-PLAY-2                                     a clause with its evidence
  hoyle serve                                             the engine as a program
  hoyle check -- node whist.js                            another program against the corpus

\b
Exit codes:
  0 it holds   1 it does not   2 wrong usage or unreadable input
  3 the harness broke   4 incomplete"""


class ReaderGone(Exception):
    """Whoever read the output has left, as ``head`` does."""


class Verbs(click.Group):
    """Loads a verb's module when the verb is used, so that ``hoyle --help`` is quick."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """List the verbs in the order of use."""
        return list(VERBS)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Give the command of a verb."""
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(f"hoyle_verify.cli.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the verb; UnknownName, with near names, if there is none."""
        if args[0] not in VERBS and not args[0].startswith("-"):
            raise UnknownName("verb", args[0], tuple(VERBS))
        return super().resolve_command(ctx, args)

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the verbs without loading them."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the arguments, which prints the help if they ask for it."""
        with _noticing_readers():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a verb."""
        with _noticing_readers():
            return super().invoke(ctx)


@contextmanager
def _noticing_readers() -> Iterator[None]:
    # click would leave with exit code 1 on a broken pipe.
    try:
        yield
    except BrokenPipeError:
        raise ReaderGone from None


@click.group(
    cls=Verbs,
    epilog=EXAMPLES,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(version("hoyle"), "--version", message="hoyle %(version)s")
@click.pass_context
def group(context: click.Context) -> int:
    """Rules of historical card games: checked, explained, and ready to test your own engine against."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), err=True)
    return UNUSABLE


def main(arguments: list[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    open_closed_streams()
    spell_what_cannot_be_encoded()
    try:
        code: Any = group.main(arguments, prog_name="hoyle", standalone_mode=False)
    except click.ClickException as error:
        complain(_usage(error))
        code = UNUSABLE
    except HoyleError as error:
        complain(str(error))
        code = UNUSABLE
    except OSError as error:
        complain(_refused(error))
        code = UNUSABLE
    except (click.Abort, KeyboardInterrupt):
        complain("interrupted")
        code = INCOMPLETE
    except ReaderGone:
        drop_streams()
        code = HOLDS
    except Exception:  # noqa: BLE001  # whatever is left is a fault of ours, and has an exit code of its own
        with suppress(OSError):
            errors().print_exception()
        complain("this is a fault of hoyle itself: please report it with the lines above")
        code = BROKEN
    sys.exit(_written(code if isinstance(code, int) else HOLDS))


def _written(code: int) -> int:
    """Write what is still to be written, and give the exit code, which is another if that cannot be."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        drop_streams()
    except OSError as error:
        complain(_refused(error))
        drop_streams()
        return code or UNUSABLE
    return code


def _refused(error: OSError) -> str:
    """Say what the system does not let us do, such as to write to a disk that is full."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return f"input or output fails: {reason}"
    return f"{os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else error.filename}: {reason}"


def _usage(error: click.ClickException) -> str:
    """Say what is wrong with the arguments, in one line, and where help is."""
    text = error.format_message().rstrip(".")
    context = error.ctx if isinstance(error, click.UsageError) else None
    help_line = f"; see '{context.command_path} --help'" if context is not None else ""
    return f"{text[0].lower()}{text[1:]}{help_line}"
