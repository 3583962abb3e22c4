"""The group of verbs, and the exit code of everything that can go wrong in normal use."""

import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import click

from hoyle.errors import HoyleError
from hoyle_verify.cli.common import BROKEN, INCOMPLETE, UNUSABLE, errors

VERBS: Final = {
    "verify": "Check the reference engine against the corpus.",
    "replay": "Walk through an annotated game.",
    "why": "Show everything known about one id.",
    "trace": "Show which clause is borne out by which scenario.",
    "serve": "Answer HAP/1 requests on standard input.",
    "export": "Write the corpus for other languages.",
    "reconstruct": "Search for the two lost figures of a document.",
}

EXAMPLES: Final = """\b
Examples:
  hoyle verify                                            the whole corpus
  hoyle verify solo-whist/play                            one folder of it
  hoyle replay solo-whist/whole/open-misere-let-through   an annotated game
  hoyle why SW-PLAY-2                                     a clause with its evidence
  hoyle serve                                             the engine as a program

\b
Exit codes:
  0 it holds   1 it does not   2 wrong usage or unreadable input
  3 the harness broke   4 incomplete"""


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

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the verbs without loading them."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(cls=Verbs, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("hoyle"), "--version", message="hoyle %(version)s")
def group() -> None:
    """Rules of historical card games: checked, explained, and ready to test your own engine against."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    try:
        code: Any = group.main(arguments, standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = UNUSABLE
    except HoyleError as error:
        errors().print(str(error), markup=False, highlight=False, soft_wrap=True)
        code = UNUSABLE
    except (click.Abort, KeyboardInterrupt):
        errors().print("interrupted", markup=False)
        code = INCOMPLETE
    except BrokenPipeError:
        # The reader went away, as `head` does; there is nobody left to tell.
        sys.stderr.close()
        code = 0
    except Exception:  # noqa: BLE001  # whatever is left is a fault of ours, and has an exit code of its own
        errors().print_exception()
        errors().print("This is a fault of hoyle itself: please report it with the lines above.", markup=False)
        code = BROKEN
    sys.exit(code if isinstance(code, int) else 0)
