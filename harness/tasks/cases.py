"""Cases: the competition's case lines, how seeds combine, and which cases ``-k`` keeps.

A case line reads ``m: 128; k: 256; l: 1; seed: 1111``; its values are integers, words, or flat lists of integers.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.errors import SpecError

SEED_BITS = 62  # of a secret seed: no more than generators take, and too many to try them all

# The kinds of cases, and what names each: its list in task.yml, and the option that chooses it.
KINDS = {"test": "tests", "benchmark": "benchmarks", "grid": "grid"}

_KEY = re.compile(r"[A-Za-z_]\w*")
_INTEGER = re.compile(r"[+-]?\d+")
_FLOAT = re.compile(r"[+-]?(\d+\.\d*|\.\d+|\d+)([eE][+-]?\d+)?")
_WORD = re.compile(r"[A-Za-z_][\w.\-]*")
_LIST = re.compile(r"[\[(]\s*([+-]?\d+\s*(,\s*[+-]?\d+\s*)*,?)?\s*[\])]")


@dataclass(frozen=True)
class Case:
    """One case of a task.

    Args:
        args: the keyword arguments of ``generate_input``.
        spec: the line as it was written, ``m: 128; k: 256; seed: 1111``.
        kind: ``"test"``, ``"benchmark"`` or ``"grid"``.
        index: its position in the list of its kind.
    """

    args: Mapping[str, Any]
    spec: str
    kind: str = "test"
    index: int = 0

    @property
    def name(self) -> str:
        """Short form without the seed: ``m=128 k=256 l=1``."""
        return " ".join(f"{key}={_show(value)}" for key, value in self.args.items() if key != "seed") or self.spec

    @property
    def size(self) -> int:
        """The product of its numbers, but for the seed: of two cases, the larger has more to compute."""
        numbers = (abs(value) for key, value in self.args.items() if key != "seed" and isinstance(value, int))
        return math.prod(max(1, one) for one in numbers)

    def with_seed(self, seed: int | None) -> dict[str, Any]:
        """The arguments with the public seed combined with a secret one (None leaves it as it is)."""
        args = dict(self.args)
        if seed is not None and isinstance(args.get("seed"), int):
            args["seed"] = combine(args["seed"], seed) % (1 << 63)  # generators take 64 bits
        return args

    def of_seed(self, seed: int) -> dict[str, Any]:
        """The arguments with another seed in place of the public one."""
        return {**self.args, "seed": seed} if isinstance(self.args.get("seed"), int) else dict(self.args)


def check_words(kind: str) -> list[str]:
    """The option with which ``warpyard check`` takes cases of a kind; it takes tests without one."""
    return [] if kind == "test" else [f"--{KINDS[kind]}"]


def _show(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(str, value)) + "]"
    return str(value)


def combine(public: int, secret: int) -> int:
    """Combines a case's public seed ``a`` with a secret one ``b`` as the competition does: ``a + (a+b)(a+b+1)/2``.

    The second term is Cantor's pairing function: a large secret gives a large result whatever the public seed is.
    """
    total = public + secret
    return public + total * (total + 1) // 2


def _value(text: str, line: str) -> Any:
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    if text in ("True", "true", "False", "false"):
        return text.lower() == "true"
    if _WORD.fullmatch(text):
        return text
    if _LIST.fullmatch(text):
        return tuple(int(item) for item in text[1:-1].split(",") if item.strip())
    raise SpecError(f"case line {line!r}: value {text!r} is neither an integer, a word nor a list of integers")


def parse_spec(line: str) -> dict[str, Any]:
    """Parses one case line.

    Raises:
        SpecError: a part is not ``key: value``.
    """
    args: dict[str, Any] = {}
    for part in line.split(";"):
        key, colon, text = part.partition(":")
        key, text = key.strip(), text.strip()
        if not colon or not _KEY.fullmatch(key):
            raise SpecError(f"case line {line!r}: expected 'key: value', got {part.strip()!r}")
        args[key] = _value(text, line)
    return args


def format_spec(args: Mapping[str, Any]) -> str:
    """The case line of a mapping of arguments; the inverse of ``parse_spec``."""
    return "; ".join(f"{key}: {_show(value)}" for key, value in args.items())


def read_cases(path: str | Path, kind: str = "test", seed: int | None = None) -> list[Case]:
    """Reads a file of case lines; a secret ``seed`` is combined into each case that has one.

    Raises:
        SpecError: unreadable file or line.
    """
    try:
        lines = Path(path).read_text().splitlines()
    except OSError as error:
        raise SpecError(f"case file {str(path)!r} cannot be read: {error}") from error
    cases: list[Case] = []
    for line in lines:
        if not line.strip():
            continue
        case = Case(parse_spec(line), line, kind, len(cases))
        cases.append(Case(case.with_seed(seed), line, kind, len(cases)))
    return cases


def select(cases: list[Case], pattern: str | None) -> list[Case]:
    """The cases that ``-k PATTERN`` keeps.

    A pattern is indices (``3``, ``0-7``, ``1,3,5-7``), ``key=value`` terms that must all hold (``m=128 l=1``; a comma
    or ``;`` separates too, ``:`` works as ``=``), or any part of the case line.
    """
    if not pattern:
        return list(cases)
    pattern = pattern.strip()
    if re.fullmatch(r"\d{1,18}(-\d{1,18})?(,\d{1,18}(-\d{1,18})?)*", pattern):  # longer ones are no case's
        ranges = [(part.split("-")[0], part.split("-")[-1]) for part in pattern.split(",")]
        return [case for case in cases if any(int(first) <= case.index <= int(last) for first, last in ranges)]
    terms = [term for term in re.split(r"[\s,;]+(?![^\[]*\])", pattern.replace(": ", "=").replace(":", "=")) if term]
    if terms and all("=" in term for term in terms):
        wanted = [term.split("=", 1) for term in terms]
        return [
            case for case in cases if all(key in case.args and _show(case.args[key]) == value for key, value in wanted)
        ]
    return [case for case in cases if pattern in case.spec or pattern in case.name]
