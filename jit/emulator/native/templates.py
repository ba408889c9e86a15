"""LLVM IR in `.ll` files beside the modules that use it, with parameters.

In the text `$size` or `${size}` is the parameter ``size``, and `$frame.RACES` the attribute ``RACES`` of the parameter
``frame``, which may be a module. A line `;; NAME` begins a part of the file; what stands above the first one is a
comment for the reader. A file without such lines is one part, whose name is ``""``.
"""

from __future__ import annotations

import re
import string
from pathlib import Path

_PART = re.compile(r"^;; (\w+)$", re.MULTILINE)


class _Text(string.Template):
    idpattern = r"(?a:[a-z]\w*(?:\.\w+)?)"


class Templates:
    """The parts of a `.ll` file.

    Args:
        module: `__file__` of the module that uses them.
        name: of the file, in the folder of the module.

    Attributes:
        parts: the text of each part, by name.
    """

    def __init__(self, module: str, name: str):
        self.name = name
        first, *parts = _PART.split(Path(module).with_name(name).read_text())
        parts = parts or ["", first]
        self.parts = {part: _Text(body.strip("\n")) for part, body in zip(parts[::2], parts[1::2], strict=True)}

    def fill(self, part: str = "", /, **parameters: object) -> str:
        """The text of a part, with the values of its parameters.

        Raises:
            LookupError: the file has no such part.
            TypeError: a parameter is missing, or the part does not use it.
            AttributeError: a parameter has no attribute of the name in the text.
        """
        if part not in self.parts:
            raise LookupError(f"{self.name}: part {part!r} is not in it; it has {', '.join(map(repr, self.parts))}")
        text = self.parts[part]
        names = text.get_identifiers()
        used = {name.partition(".")[0] for name in names}
        place = f"{self.name}{', part ' + part if part else ''}"
        if missing := sorted(used - set(parameters)):
            raise TypeError(f"{place}: ${missing[0]} has no value; give fill() {', '.join(f'{n}=' for n in missing)}")
        if unknown := sorted(set(parameters) - used):
            raise TypeError(f"{place}: parameter {unknown[0]} is not in the text; it has {', '.join(sorted(used))}")
        return text.substitute({name: self._value(place, name, parameters) for name in names})

    @staticmethod
    def _value(place: str, name: str, parameters: dict[str, object]) -> object:
        first, _, attribute = name.partition(".")
        if not attribute:
            return parameters[first]
        try:
            return getattr(parameters[first], attribute)
        except AttributeError:
            raise AttributeError(f"{place}: ${name}: {parameters[first]!r} has no {attribute}") from None
