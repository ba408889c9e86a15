"""How much of a submission's process the evaluator takes over, and how text is made to fit."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

LARGEST_REPLY = 8 << 20  # bytes
LARGEST_TIME = 1e15  # nanoseconds: 11 days
DEEPEST = 16  # levels of an output or a report
MOST = 200_000  # values in an output or a report
MOST_NAMES = 1024  # tensors of an output among them
MOST_TRACED = 2048  # elements of an output of which it is asked what wrote them
MOST_WARNINGS = 16  # of compilers, that one call reports
MOST_SOURCES, LONGEST_SOURCE = 16, 1 << 17  # source texts that one reply has, and characters of one
TEXT, NAME, SHORT = 256 << 10, 400, 64  # characters

Text = Annotated[str, Meta(max_length=TEXT)]
Name = Annotated[str, Meta(max_length=NAME)]
Step = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
Size = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Time = Annotated[float, Meta(gt=0, le=LARGEST_TIME)]  # nanoseconds; neither NaN nor infinite
Turn = Annotated[str, Meta(max_length=SHORT)]
Names = Annotated[list[Name], Meta(max_length=MOST_NAMES)]
Sizes = Annotated[list[Size], Meta(max_length=4096)]
Sources = Annotated[dict[Name, Text], Meta(max_length=MOST_SOURCES)]


def clip(text: str, most: int = TEXT) -> str:
    """Text that a message can carry: valid Unicode, and cut where it is too long."""
    text = text.encode("utf-8", "backslashreplace").decode()
    if len(text) <= most:
        return text
    tail = f"... ({len(text) - most} more characters)"
    return text[: most - len(tail)] + tail


def printable(text: str) -> str:
    """Text that changes nothing but the line it is on: control and format characters, surrogates and all ends of lines
    but the usual one are written as escapes."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    return "".join(
        letter if letter == "\n" or letter.isprintable() else " " * 4 if letter == "\t" else _escape(letter)
        for letter in text
    )


def _escape(letter: str) -> str:
    return letter.encode("unicode_escape").decode()


def all_printable(value: Any) -> Any:
    """``printable`` for every text in nested lists, mappings and structures."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            setattr(value, name, all_printable(getattr(value, name)))
        return value
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {all_printable(key): all_printable(item) for key, item in value.items()}
    return [all_printable(item) for item in value] if isinstance(value, list) else value


def clip_name(text: str) -> str:
    """``clip`` for a name."""
    return clip(text, NAME)


def within(value: Any) -> None:
    """Raises ValueError where a plain value is nested too deep, holds too many values, or too long a text."""
    left, queue = MOST, [(value, 0)]
    while queue:
        item, depth = queue.pop()
        left -= 1
        if depth > DEEPEST:
            raise ValueError(f"nested deeper than {DEEPEST} levels")
        if isinstance(item, (str, bytes)) and len(item) > TEXT:
            raise ValueError(f"a text of {len(item)} characters; at most {TEXT} are accepted")
        below = list(item.items()) if isinstance(item, dict) else item if isinstance(item, list) else ()
        left -= len(below)
        if left < 0:
            raise ValueError(f"more than {MOST} values")
        for part in below:
            queue += [(one, depth + 1) for one in part] if isinstance(part, tuple) else [(part, depth + 1)]
