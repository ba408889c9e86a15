"""``warpyard completion``: prints a script that lets bash, zsh or fish complete verbs, options, tasks and kernels."""

from __future__ import annotations

import argparse
import re
from typing import Any

from harness import tasks
from harness.errors import Exit

_BASH = """_warpyard() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" words
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="{verbs}"
    else
        case "${{COMP_WORDS[1]}}" in
{cases}
        esac
        case "$word" in
            -*) ;;
            *) case "${{COMP_WORDS[1]}}" in
{own}
                *) words="{names}" ;;
            esac ;;
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _warpyard warpyard
"""
_PLAIN = re.compile(r"[A-Za-z0-9_./+-]+")  # names that no shell expands: a folder's may hold a command
_ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser(
        "completion",
        help="a completion script for a shell",
        description=__doc__,
        epilog='bash, zsh: eval "$(warpyard completion bash)"; fish: warpyard completion fish | source',
    )
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))
    parser.set_defaults(run=run)


def options() -> dict[str, list[str]]:
    """The options of every verb, as the parser has them."""
    from harness.cli._parsers import build_parser

    (verbs,) = [action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return {
        name: sorted(flag for action in parser._actions for flag in action.option_strings)
        for name, parser in verbs.choices.items()
    }


def words() -> dict[str, list[str]]:
    """What the first argument of a verb may be, where only a few words are: ``new task``, ``cache ls``."""
    from harness.cli._parsers import build_parser

    (verbs,) = [action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction)]
    found = {}
    for name, parser in verbs.choices.items():
        first = next((action for action in parser._actions if not action.option_strings), None)
        if first is not None and first.choices:
            found[name] = [str(choice) for choice in first.choices]
    return found


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    import kernels

    names = sorted(filter(_PLAIN.fullmatch, {*tasks.discover({}), *kernels.names()}))
    print(script(arguments.shell, options(), words(), names), end="")
    return Exit.PASS


def script(shell: str, verbs: dict[str, list[str]], own: dict[str, list[str]], names: list[str]) -> str:
    """The text for a shell.

    Args:
        shell: ``"bash"``, ``"zsh"`` or ``"fish"``.
        verbs: options by verb.
        own: by verb, what its first argument may be, where that is no task or kernel.
        names: tasks and kernels.
    """
    if shell == "fish":
        lines = [f"complete -c warpyard -n __fish_use_subcommand -f -a '{' '.join(verbs)}'"]
        for verb, flags in verbs.items():
            seen = f"-n '__fish_seen_subcommand_from {verb}'"
            lines += [f"complete -c warpyard {seen} -l {flag[2:]}" for flag in flags if flag.startswith("--")]
            lines.append(f"complete -c warpyard {seen} -a '{' '.join(own.get(verb, names))}'")
        return "\n".join(lines) + "\n"
    cases = "\n".join(f'            {verb}) words="{" ".join(flags)}" ;;' for verb, flags in verbs.items())
    few = "\n".join(f'                {verb}) words="{" ".join(values)}" ;;' for verb, values in own.items())
    text = _BASH.format(verbs=" ".join(verbs), cases=cases, own=few, names=" ".join(names))
    return _ZSH + text if shell == "zsh" else text
