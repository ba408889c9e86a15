"""The wrappers of kernels/include/ptx: what each claims to need, and a kernel that uses it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import jit
import kernels

HEADERS = sorted((kernels.INCLUDE / "ptx").glob("*.cuh"))

_CLAIM = re.compile(r"// PTX ISA (\d+\.\d+), (sm_\d+[a-z]?(?:, sm_\d+[a-z]?)*)")
_FUNCTION = re.compile(
    r"(?:template <(?P<template>[^>]*)>\s*)?__device__ __forceinline__ (?P<result>\w+) (?P<name>\w+)"
    r"\((?P<parameters>[^{;]*?)\)\s*(?=\{)"
)
_MACRO = re.compile(r"(?:^(// PTX ISA .*)\n)?^#define (\w+)\(([^)]*)\)((?:.*\\\n)*.*)$", re.MULTILINE)
_ARGUMENT = re.compile(r"(?P<type>.*?)(?:\(&(?P<array>\w+)\)\[(?P<count>\w+)\]|(?P<name>\w+))$")

# What a template's parameters are for the instance. Two instances, where a parameter has two meanings.
_VALUES = {"N": ("40",), "COUNT": ("4",), "TRANS_A": ("0", "1"), "TRANS_B": ("0", "1")}
_FEW = {"N": ("1",)}  # of groups that may be pending


@dataclass(frozen=True)
class Wrapper:
    """A function of the headers.

    Attributes:
        header: its file's name.
        name: the function.
        template: names of the template's parameters.
        result: the type that it returns.
        parameters: as they are declared.
        isa: the PTX ISA version that it says it needs; None without a claim.
        archs: the architectures that it says it needs: ``"sm_90"`` is this and all later ones, ``"sm_90a"`` this one.
    """

    header: str
    name: str
    template: tuple[str, ...]
    result: str
    parameters: tuple[str, ...]
    isa: str | None
    archs: tuple[str, ...]

    def claims(self, arch: str) -> bool:
        """Whether the wrapper says that it assembles for ``arch``."""
        number = int(re.sub(r"\D", "", arch))
        return arch in self.archs or any(claimed[-1].isdigit() and int(claimed[3:]) <= number for claimed in self.archs)

    def instances(self) -> list[str]:
        """The template arguments, ``"<0, 1>"``, that its kernels use; one empty string for a function."""
        values: list[list[str]] = [[]]
        for name in self.template:
            choices = (_FEW if "wait_group" in self.name else _VALUES).get(name) or _VALUES[name]
            values = [[*before, value] for before in values for value in choices]
        return [f"<{', '.join(row)}>" if row else "" for row in values]

    def kernels(self, label: str) -> str:
        """A kernel for each instance; its parameters are those of the wrapper, and what it returns is stored."""
        text = ""
        for number, instance in enumerate(self.instances()):
            names, before, after = [], "", ""
            declared = ["void* out"]
            for at, parameter in enumerate(self.parameters):
                match = _ARGUMENT.fullmatch(parameter)
                assert match is not None, f"{self.header}: {self.name}: {parameter!r} does not read as a parameter"
                kind, name = match["type"].strip(), f"x{at}"
                names.append(name)
                if match["array"]:
                    count = _VALUES["COUNT"][0] if match["count"] in self.template else match["count"]
                    plain = kind.removeprefix("const ")
                    declared.append(f"{plain}* memory{at}")
                    loop = f"    for (int i = 0; i < {count}; ++i)"
                    before += f"    {plain} {name}[{count}];\n{loop} {name}[i] = memory{at}[i];\n"
                    after += f"{loop} memory{at}[i] = {name}[i];\n"
                elif kind == "const TensorMap&":
                    declared.append(f"const __grid_constant__ TensorMap {name}")
                elif kind.endswith("&"):
                    before += f"    {kind[:-1]} {name} = {{}};\n"
                    after += f"    static_cast<{kind[:-1]}*>(out)[{at}] = {name};\n"
                elif kind == "uint32_t*" and self.name.startswith("cvt_"):
                    before += f"    uint32_t {name}[4];\n"
                    after += f"    for (int i = 0; i < 4; ++i) static_cast<uint32_t*>(out)[i] = {name}[i];\n"
                else:
                    declared.append(f"{kind} {name}")
            call = f"{self.name}{instance}({', '.join(names)})"
            store = f"*static_cast<{self.result}*>(out) = " if self.result != "void" else ""
            text += (
                f'extern "C" __global__ void __launch_bounds__(128) {label}_{number}({", ".join(declared)}) {{\n'
                f"{before}    {store}{call};\n{after}}}\n"
            )
        return text


def expanded(text: str) -> str:
    """A header's text with the macros that make functions in place of their uses; a macro's claim is its functions'."""
    macros = {
        name: (split(parameters), re.sub(r"(?m)^(?=[ \t]*template)", claim + "\\n" if claim else "", body))
        for claim, name, parameters, body in _MACRO.findall(text)
    }
    text = _MACRO.sub("", text)
    if not macros:
        return text
    use = re.compile(rf"^[ \t]*({'|'.join(macros)})\(([^()\n]*)\)[ \t]*\\?$", re.MULTILINE)

    def replace(match: re.Match[str]) -> str:
        parameters, body = macros[match[1]]
        for parameter, value in zip(parameters, split(match[2]), strict=True):
            body = re.sub(rf"(?:##)?\b{parameter}\b(?:##)?", value, body)
        return "\n".join(line.rstrip("\\").rstrip() for line in body.splitlines())

    while use.search(text):
        text = use.sub(replace, text)
    return text


def split(text: str) -> list[str]:
    """A list's parts at its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def parse(header: Path) -> list[Wrapper]:
    """The functions of a header."""
    text = expanded(header.read_text())
    found = []
    for match in _FUNCTION.finditer(text):
        above = text[: match.start()].rstrip().rsplit("\n", 1)[-1].strip()
        claim = _CLAIM.fullmatch(above)
        found.append(
            Wrapper(
                header.name,
                match["name"],
                tuple(part.split()[-1] for part in split(match["template"] or "")),
                match["result"],
                tuple(" ".join(part.split()) for part in split(match["parameters"])),
                claim and claim[1],
                tuple(split(claim[2])) if claim else (),
            )
        )
    return found


def unit(wrappers: list[Wrapper]) -> str:
    """A translation unit with kernels for all of them."""
    headers = "".join(f'#include "ptx/{name}"\n' for name in sorted({wrapper.header for wrapper in wrappers}))
    bodies = "".join(wrapper.kernels(f"w{number}_{wrapper.name}") for number, wrapper in enumerate(wrappers))
    return f"{headers}using namespace ptx;\n{bodies}"


def all_wrappers() -> list[Wrapper]:
    """Those of every header."""
    return [wrapper for header in HEADERS for wrapper in parse(header)]


def compiled(wrappers: list[Wrapper], arch: str) -> jit.Artifact:
    """Their kernels, assembled. Raises jit.CompileError."""
    return jit.compile(unit(wrappers), arch=arch, include_dirs=(kernels.INCLUDE,))
