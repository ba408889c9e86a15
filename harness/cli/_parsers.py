"""The parsers of the command's words: one module a verb, found by looking into this folder."""

from __future__ import annotations

import argparse
import difflib
import importlib
import pkgutil
import re
from typing import Any, NoReturn

from harness import cli
from harness.errors import Exit

# What argparse says, and how this project says it: what was expected, and what came.
_SAID = (
    (re.compile(r"invalid int value: (.*)", re.DOTALL), r"expected a whole number, got \1"),
    (re.compile(r"invalid float value: (.*)", re.DOTALL), r"expected a number, got \1"),
    (re.compile(r"invalid choice: (.*) \(choose from (.*)\)", re.DOTALL), r"expected one of \2, got \1"),
)


class UsageError(Exception):
    """What is wrong with the words of a command, and the parser that says so."""

    def __init__(self, parser: argparse.ArgumentParser, message: str) -> None:
        super().__init__(message)
        self.parser = parser


class Parser(argparse.ArgumentParser):
    """A parser that leaves it to its caller how an error is shown; a verb's parser is one too."""

    def error(self, message: str) -> NoReturn:
        """Raises UsageError."""
        for said, ours in _SAID:
            message = said.sub(ours, message)
        raise UsageError(self, message)


def help_of(wrong: UsageError, words: list[str]) -> str:
    """The command that shows how the words of a command are meant."""
    if " " in wrong.parser.prog or not words:
        return f"{wrong.parser.prog} --help"
    near = difflib.get_close_matches(words[0], _names(), n=1)  # the verb itself, where an option of it is unknown
    return " ".join([wrong.parser.prog, *near, "--help"])


def _names() -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(cli.__path__) if not found.name.startswith("_"))


class _Version(argparse.Action):
    """Prints the installed version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from harness.machine import version

        number = version.installed()
        print(f"warpyard {number}" if number else "warpyard, not installed: its version is in pyproject.toml")
        parser.exit(Exit.PASS)


def build_parser(verb: str = "") -> argparse.ArgumentParser:
    """The parser with every verb, or with one alone, whose command then does not wait for the modules of the others.

    A verb's module bears its name, gives ``add(subparsers)`` and sets ``run`` as a default.
    """
    parser = Parser(
        prog="warpyard",
        description="Write, check, time and explain inline-PTX CUDA kernels.",
        epilog="exit codes: 0 pass, 1 wrong, 2 usage, 3 internal, 4 compile error, 5 nothing matched, "
        "6 time-out, 7 no suitable device",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and end")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    names = _names()
    for name in [verb] if verb in names else names:
        importlib.import_module(f"{cli.__name__}.{name}").add(verbs)
    return parser
