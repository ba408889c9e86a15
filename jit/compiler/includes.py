"""Which headers a source includes, and what they hold, so that the cache key follows every edit.

The scan is conservative: it takes every `#include` line, also in comments and in branches that the preprocessor drops.
A header that it cannot find is recorded by name, so that the key changes when the file appears. NVRTC does not say
which files it read. So a text is volatile, and is compiled each time, if no scan can know its headers (a name that a
macro makes, a comment among the words of a directive) or if it changes with the clock (`__TIME__`). Both words are also
known where a macro pastes them of two parts, or stands for one; pasted of more parts they are not.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..base.errors import ArgumentError

# Each expression takes a time that grows no faster than the text: none looks for the end of a comment.
_BLANK = r"[ \t\f\v\r]*+"
# At the start of a line, or after a comment that ends on it.
_DIRECTIVE = rf"^(?:[^\n]*\*/)?{_BLANK}(?:#|%:|\?\?=){_BLANK}"
_INCLUDE = re.compile(
    rf"{_DIRECTIVE}(?:include|include_next|import)(?![A-Za-z0-9_]){_BLANK}"
    r'(?:(?P<q>"[^"\n]+")|(?P<a><[^>\n]+>)|(?P<m>\S.*))',
    re.M,
)
_COMMENTED = re.compile(rf"{_DIRECTIVE}/\*", re.M)  # a comment before the word; one after it is a name like any other
# Also by a macro that passes the name on, as those of libraries do.
_FORWARDS = re.compile(
    r"^[ \t]*#[ \t]*define[ \t]+\w+\([ \t]*(\w+)[ \t]*\).*__has_include(?:_next)?[ \t]*\([ \t]*\1", re.M
)
_ASKED = re.compile(rf'(?<!\w)(?P<w>\w++){_BLANK}\({_BLANK}(?:(?P<q>"[^"\n]+")|(?P<a><[^>\n]+>)|(?P<m>[^\s"<]))')
_ASKED_COMMENTED = re.compile(rf"(?<!\w)(?P<w>\w++){_BLANK}(?:\({_BLANK})?/\*")
_CLOCK = re.compile(r"\b__(?:DATE|TIME|TIMESTAMP)__\b")
_CLOCKS, _ASKS = ("__DATE__", "__TIME__", "__TIMESTAMP__"), ("__has_include", "__has_include_next")
# A part of such a word, of four letters or more at its beginning or five at the end of a clock: a macro may paste it.
_PARTS = {word[:at] for word in (*_CLOCKS, *_ASKS) for at in range(4, len(word))}.difference(_CLOCKS, _ASKS)
_PARTS |= {word[-at:] for word in _CLOCKS for at in range(5, len(word))}
_PART = re.compile(rf"\b(?:{'|'.join(sorted(_PARTS))})\b")
_NAMED = re.compile(r"\b__has_include(?:_next)?\b(?![ \t]*\()")  # not asked, so that a macro may stand for it
_KNOWN = re.compile(r"\b(?:ifn?def|defined)[ \t]*\(?[ \t]*__has_include(?:_next)?\b")
_SPLICE = re.compile(r"\\\r?\n")
# A file whose status is younger than this may change again without a new time stamp: read it again next time.
_SETTLED_NS = 100_000_000
_LARGEST = 64 << 20  # bytes of a header


@dataclass(frozen=True)
class Include:
    """One `#include` line: its text between the delimiters, and ``"`` , ``<``, or ``m`` for a macro."""

    name: str
    form: str


@dataclass(frozen=True)
class Scanned:
    """A header's digest, what it includes, and whether it is volatile."""

    digest: str
    includes: tuple[Include, ...]
    volatile: bool


def _lines(text: str) -> str:
    """A text as the compiler sees its lines: a carriage return ends one, a NUL is a space, and spliced ones are one."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in text:
        text = text.replace("\0", " ")
    return _SPLICE.sub("", text) if "\\" in text else text


def scan(text: str) -> tuple[Include, ...]:
    """The `#include` lines of a source text, in order, without duplicates."""
    text = _lines(text)
    found: dict[Include, None] = {}
    for match in _INCLUDE.finditer(text):
        if match["q"]:
            found[Include(match["q"][1:-1], '"')] = None
        elif match["a"]:
            found[Include(match["a"][1:-1], "<")] = None
        else:
            found[Include(match["m"].strip(), "m")] = None
    for match in _asked(_ASKED, text):
        if not match["m"]:
            found[Include((match["q"] or match["a"])[1:-1], '"' if match["q"] else "<")] = None
    return tuple(found)


def _asked(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """Where a word that has `has_include` in it, such as a macro of a library, is asked for a file."""
    if "has_include" in text or "HAS_INCLUDE" in text:
        yield from (m for m in pattern.finditer(text) if "has_include" in m["w"] or "HAS_INCLUDE" in m["w"])


def volatile(text: str) -> bool:
    """Whether what the compiler makes of a text depends on more than the files that `scan` finds."""
    text = _lines(text)
    if "__" in text and (_CLOCK.search(text) or _PART.search(text)):
        return True
    if "__has_include" in text:
        if _NAMED.search(_KNOWN.sub("", text)):
            return True
        text = _FORWARDS.sub("", text)
        if any(match["m"] and match["w"].startswith("__has_include") for match in _asked(_ASKED, text)):
            return True
    if _COMMENTED.search(text) or any(_asked(_ASKED_COMMENTED, text)):
        return True
    return any(include.form == "m" for include in scan(text))


_seen: dict[str, tuple[tuple[int, int, int, int], Scanned]] = {}


def scan_file(path: str) -> Scanned | None:
    """What a file holds, kept while its inode, size and times stay. None where it is no readable file.

    Raises:
        ArgumentError: it is a device, a pipe or a socket, which the compiler would read without an end, or too large.
    """
    try:
        status = os.stat(path)
    except OSError:
        return None
    if not stat.S_ISREG(status.st_mode):
        if stat.S_ISDIR(status.st_mode):
            return None
        raise ArgumentError(f"source: it includes {path}, which is no regular file; include a file")
    if status.st_size > _LARGEST:
        raise ArgumentError(
            f"source: it includes {path}, which has {status.st_size} bytes; expected at most {_LARGEST}"
        )
    stamp = status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
    if (known := _seen.get(path)) and known[0] == stamp:
        return known[1]
    try:
        data = Path(path).read_bytes()
    except OSError:
        return None
    text = data.decode(errors="replace")
    scanned = Scanned(hashlib.sha256(data).hexdigest(), scan(text), volatile(text))
    if time.time_ns() - max(stamp[2:]) > _SETTLED_NS:
        _seen[path] = (stamp, scanned)
    return scanned


@dataclass(frozen=True)
class Closure:
    """Every header that a source may include.

    Attributes:
        files: (path, digest), in the order found.
        missing: names that no directory holds.
        volatile: the source or one of them is.
    """

    files: tuple[tuple[str, str], ...]
    missing: tuple[str, ...]
    volatile: bool = False


def closure(text: str, folder: str, dirs: Sequence[str], forced: Iterable[str] = ()) -> Closure:
    """Resolves the includes of ``text`` transitively.

    Args:
        text: the source.
        folder: where the source lies; `#include "..."` looks there first.
        dirs: the `-I` directories in order.
        forced: files given by ``--pre-include``.
    """
    files: dict[str, str] = {}
    missing: dict[str, None] = {}
    changes = volatile(text)
    queue: list[tuple[tuple[Include, ...], str]] = [(scan(text), folder)]
    queue.append((tuple(Include(name, '"') for name in forced), folder))
    while queue:
        includes, here = queue.pop()
        for include in includes:
            if include.form == "m":
                continue
            for path in _candidates(include, here, folder, dirs):
                if path in files:
                    break
                if scanned := scan_file(path):
                    files[path] = scanned.digest
                    changes = changes or scanned.volatile
                    queue.append((scanned.includes, os.path.dirname(path)))
                    break
            else:
                missing[include.name] = None
    return Closure(tuple(files.items()), tuple(missing), changes)


def _candidates(include: Include, here: str, folder: str, dirs: Sequence[str]) -> Iterator[str]:
    """Paths to try, in the compiler's order."""
    if os.path.isabs(include.name):
        yield include.name
        return
    if include.form == '"':
        yield os.path.normpath(os.path.join(here, include.name))
    for top in dirs:
        yield os.path.normpath(os.path.join(top, include.name))
