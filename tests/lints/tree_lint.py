"""What no file of the repository may contain, and which files there are."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
MOST_LINES: Final = 400

# Each pattern is written so that it does not match itself.
_MENTIONS: Final = {
    "the host of a package registry": re.compile(
        rb"pypi\.org|python[h]osted|npm[j]s|yarn[p]kg|deb\.debian\.org|crates\.io/api", re.IGNORECASE
    ),
    "a folder beside the repository": re.compile(rb"\.\./shared"),
    "a path of one machine": re.compile(rb"(?<![\w.~-])/[w]ork(?![\w-])"),
}


def files(root: Path = ROOT) -> list[Path]:
    """List what is in the git index, or would be after ``git add .``, as far as it exists.

    Raises CalledProcessError outside a checkout.
    """
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    paths = {root / name for name in listing.decode().split("\0") if name}
    return sorted(path for path in paths if path.is_file())


def mentions(content: bytes) -> list[tuple[int, str]]:
    """Find what may not be mentioned, as (line, what)."""
    return [
        (content.count(b"\n", 0, match.start()) + 1, what)
        for what, pattern in _MENTIONS.items()
        for match in pattern.finditer(content)
    ]


def foreign_imports(source: str) -> set[str]:
    """Find the top-level packages that some source imports and that are neither hoyle nor the standard library."""
    roots: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            roots.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            roots.add("." if node.level else (node.module or "").partition(".")[0])
    return roots - sys.stdlib_module_names - {"hoyle"}


def too_long(source: str) -> bool:
    """Say whether a module has outgrown one concern."""
    return len(source.splitlines()) > MOST_LINES
