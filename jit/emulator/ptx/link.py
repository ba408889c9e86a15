"""Several PTX modules to one, as nvlink makes one of relocatable device code [PTX ISA 10.1]."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...base import line_info
from .parse import SYSTEM

_HEADER = re.compile(r"^[ \t]*\.(version|target|address_size|file)\b[ \t]*([^\n]*)\n?", re.MULTILINE)
_MARK = re.compile(r"//[^\n]*|/\*.*?\*/|\"[^\"]*\"|[{};]", re.DOTALL)
_COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_FUNCTION = re.compile(r"\.(?:entry|func)\b")
_SECTION = re.compile(r"\s*\.section\b")
_NAME = re.compile(
    r"\s*(?P<linkage>(?:\.(?:visible|weak|extern|common)\s+)*)"
    r"(?:\.(?:entry|func)\s*(?:\.noreturn\s*)?(?:\([^)]*\)\s*)?(?P<function>[\w$]+)"
    r"|\.(?P<space>global|const|shared)\s+(?:\.attribute\s*\([^)]*\)\s*)?(?:\.(?:align\s+\d+|\w+)\s+)*(?P<variable>[\w$]+))"
)


@dataclass
class _Item:
    """A statement at the top of a module.

    Attributes:
        text: as written.
        name: of the function or variable; empty for another statement.
        linkage: ``visible``, ``weak``, ``common``, ``extern``, or empty where the module keeps it to itself.
        defines: whether this is the definition, not a declaration.
        shared: it is shared memory, whose size the launch gives.
    """

    text: str
    name: str
    linkage: str
    defines: bool
    shared: bool


def link(modules: Sequence[str]) -> str:
    """One module with the functions and variables of all.

    A definition takes the place of the ``.extern`` declarations of its name. Of definitions that are ``.weak`` or
    ``.common`` the first stays. A name that a module keeps to itself and another one has too gets a new one.

    Args:
        modules: PTX texts, as the compiler prints them for relocatable device code.

    Raises:
        ValueError: a name that no module defines, or that two define, naming it.
    """
    units: list[list[_Item]] = []
    files: list[str] = []
    version, target = (0, 0), ""
    for module in modules:
        numbers = {}
        for old, path in line_info.files(module).items():
            files.append(f'.file {len(files) + 1} "{path}"')
            numbers[old] = str(len(files))
        for key, value in _HEADER.findall(module):
            if key == "version":
                version = max(version, tuple(map(int, value.split("//")[0].strip().split("."))))  # type: ignore[assignment]
            elif key == "target":
                target = target or value
        text = line_info.renumbered(_HEADER.sub("", module), numbers)
        units.append([_item(one) for one in _statements(text)])
    defined = _definitions(units)
    kept: dict[str, _Item] = {}
    texts: list[str] = []
    for number, unit in enumerate(units):
        renamed = {
            item.name: f"{item.name}$module{number}"
            for item in unit
            if item.defines and not item.linkage and defined[item.name] is not item
        }
        for item in unit:
            if not item.defines and item.name:
                if item.shared:
                    if kept.setdefault(item.name, item) is not item:
                        continue
                elif item.name in defined or item.linkage == "extern":
                    continue
            elif item.linkage and defined[item.name] is not item:
                continue
            texts.append(_renamed(item.text, renamed))
    head = f".version {version[0]}.{version[1]}\n.target {target}\n.address_size 64\n"
    return head + "".join(texts) + "\n" + "\n".join(files) + "\n"


def _statements(text: str) -> Iterator[str]:
    """The statements at the top of a module; its sections of debugging information are left out."""
    start = depth = 0
    for mark in _MARK.finditer(text):
        kind = mark[0]
        if kind not in "{};":
            continue
        depth += (kind == "{") - (kind == "}")
        if depth or kind == "{":
            continue
        statement = text[start : mark.end()]
        bare = _COMMENTS.sub(" ", statement)
        if kind == ";" or _FUNCTION.search(bare.partition("{")[0]):
            yield statement
        elif not _SECTION.match(bare):
            continue  # the braces of a variable's initial value
        start = mark.end()


def _item(text: str) -> _Item:
    bare = _COMMENTS.sub(" ", text)
    found = _NAME.match(bare)
    if not found:
        return _Item(text, "", "", False, False)
    linkage = next((word for word in ("extern", "weak", "common", "visible") if word in found["linkage"]), "")
    defines = linkage != "extern" and (found["function"] is None or bare.rstrip().endswith("}"))
    return _Item(text, found["function"] or found["variable"], linkage, defines, found["space"] == "shared")


def _definitions(units: list[list[_Item]]) -> dict[str, _Item]:
    """The definition of each name: what other modules see comes before what one keeps to itself."""
    found: dict[str, _Item] = {}
    for item in (item for unit in units for item in unit if item.defines):
        other = found.setdefault(item.name, item)
        if other is item or not item.linkage:
            continue
        if other.linkage == item.linkage == "visible":
            raise ValueError(f"two of the linked modules define {item.name}")
        if not other.linkage or item.linkage == "visible":
            found[item.name] = item
    for item in (item for unit in units for item in unit):
        if item.linkage == "extern" and not item.shared and item.name not in found and item.name not in SYSTEM:
            raise ValueError(f"no linked module defines {item.name}, which one of them uses")
    return found


def _renamed(text: str, names: dict[str, str]) -> str:
    if not names:
        return text
    words = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.sub(rf"(?<![\w$%.])(?:{words})(?![\w$])", lambda found: names[found[0]], text)
