"""The structures that Python lays out and native code reads, as ctypes makes them of the C header that both share.

`structures` reads enums, and structs of numbers, of pointers, of arrays of these, and of structs that stand before.
Everything else in the header is the C compiler's alone.
"""

from __future__ import annotations

import ctypes
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

_NUMBERS: dict[str, Any] = {
    f"{sign}int{bits}_t": getattr(ctypes, f"c_{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)
} | {"double": ctypes.c_double}
_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_DEFINITION = re.compile(r"enum \{(?P<enum>[^}]*)\};|typedef struct \{(?P<fields>[^}]*)\} (?P<name>\w+);")
_FIELD = re.compile(r"(?:const )?(\w+) (.*)", re.S)
_PLACE = re.compile(r"(?P<pointer>\*?(?:const )?\*?)(?P<name>\w+)(?:\[(?P<length>\w*)\])?")


def structures(*headers: Path) -> Any:
    """The enums' values and the structs' ctypes classes of headers, by name; a later header may use an earlier one's.

    Raises:
        ValueError: a struct has a field of a type that this does not know.
    """
    known: dict[str, Any] = {}
    for header in headers:
        for found in _DEFINITION.finditer(_COMMENT.sub("", header.read_text())):
            if found["enum"] is not None:
                values = (one.split("=") for one in found["enum"].split(","))
                known |= {name.strip(): int(value) for name, value in values}
            else:
                known[found["name"]] = _structure(found["name"], found["fields"], known)
    return SimpleNamespace(**known)


def _structure(name: str, text: str, known: dict[str, Any]) -> type[ctypes.Structure]:
    fields = []
    for line in filter(None, map(str.strip, text.split(";"))):
        match = _FIELD.fullmatch(line)
        for place in match[2].split(",") if match else [line]:
            at = _PLACE.fullmatch(place.strip())
            if match is None or at is None:
                raise ValueError(f"{name}: {line!r} is no field of a number, a pointer, an array or a struct")
            kind = ctypes.c_void_p if at["pointer"] else _NUMBERS.get(match[1]) or known.get(match[1])
            if kind is None:
                raise ValueError(f"{name}.{at['name']}: {match[1]} is neither a number's type nor a struct before it")
            if (length := at["length"]) is not None:
                kind *= known[length] if length in known else int(length or 0)
            fields.append((at["name"], kind))
    return type(name, (ctypes.Structure,), {"_fields_": fields})
