"""`python -m jit.llvm.generate`: makes what stands in the folders `generated/`.

`name.c` becomes `generated/name.ll`, LLVM IR, so that no user needs a compiler of C. Where C includes
`generated/name.h`, that is made of the constants of `name.py`: a number stands in Python only, and C asserts that its
structs agree. The IR serves every CPU of 64 bits: it names no target, and LLVM compiles it for the CPU that it runs on.

With `--check` nothing is written; the exit status is 1 where a file differs from what would be written.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FLAGS = [
    "-target", "x86_64-freestanding", "-std=c23", "-ffreestanding", "-O1", "-S", "-emit-llvm", "-g0",
    "-fno-sanitize=all", "-fno-strict-aliasing", "-fno-math-errno", "-ffp-contract=off",
    "-fno-unroll-loops", "-fno-vectorize", "-fno-finite-loops",
    "-fno-stack-protector", "-fno-unwind-tables", "-fno-asynchronous-unwind-tables", "-fomit-frame-pointer",
    "-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-Wno-unused-function", "-Wno-unused-command-line-argument",
]  # fmt: skip
# What is of this compiler or its target. Attributes name a CPU without this one's vectors; metadata forbid unrolling.
_DROPPED = re.compile(
    r"^(?:; ModuleID|source_filename|target |; Function Attrs|!).*\n"
    r'| "[\w-]+"(?:="[^"]*")?(?=[^\n]* })|, ![\w.]+ !\d+|(?:dso_local|local_unnamed_addr) ',
    re.MULTILINE,
)
# What not every CPU has, and arguments that each passes in another way.
_FOREIGN = re.compile(
    r"llvm\.x86\.\w+|\basm\b|\bbyval\b|\bsret\b|\binreg\b|x86_fp80|^(?:define|declare) (?!internal)(?!.*@llvm\.).*<.*",
    re.MULTILINE,
)


def constants(module: str) -> str:
    """A header with the numbers that a Python module defines: `LAYOUT_VC` is ``VC`` of a module ``layout``, and
    `OPERANDS_KINDS_F16` is ``KINDS["f16"]`` of ``operands``."""
    found = importlib.import_module(module)
    name = module.rpartition(".")[2]
    lines = [f"/* The numbers of {name}.py, made by python -m jit.llvm.generate. */", "#pragma once"]
    for constant in _assigned(Path(str(found.__file__))):
        value = getattr(found, constant)
        table = value if isinstance(value, dict) else {"": value}
        for key, number in table.items():
            if type(number) is int and isinstance(key, str):
                spelled = "_".join(part for part in (name, constant, key) if part).upper()
                lines.append(f"#define {spelled} {_number(number)}")
    return "\n".join(lines) + "\n"


def _assigned(path: Path) -> Iterator[str]:
    for statement in ast.parse(path.read_text()).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            names = [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
            yield from (name for name in names if re.fullmatch(r"[A-Z]\w*", name))


def _number(value: int) -> str:
    if value < 0:
        return f"({value})"
    return str(value) if value < 1 << 31 else f"{value:#x}" + ("u" if value < 1 << 32 else "ull")


def headers(root: Path = ROOT) -> dict[Path, str]:
    """The headers of constants that C under ``root``, a package, includes, by path."""
    made: dict[Path, str] = {}
    for source in sorted([*root.rglob("*.c"), *root.rglob("*.h")]):
        if source.parent.name == "generated":
            continue
        for named in re.findall(r'^#include "((?:.*/)?generated/\w+\.h)"', source.read_text(), re.MULTILINE):
            path = (source.parent / named).resolve()
            module = path.parents[1] / path.stem
            made[path] = constants(".".join((root.name, *module.relative_to(root.resolve()).parts)))
    return made


def portable(text: str, name: str) -> str:
    """Clang's IR without what is of its target. Raises ValueError where not every CPU of 64 bits could run it."""
    cleaned = _DROPPED.sub("", text)
    for number in re.findall(r"^attributes #(\d+) = { *}$", cleaned, re.MULTILINE):  # no group may be empty
        cleaned = re.sub(rf"^attributes #{number} = .*\n| #{number}\b", "", cleaned, flags=re.MULTILINE)
    cleaned = re.sub(r"\n{3,}", "\n\n", cleaned).strip()
    if foreign := _FOREIGN.search(cleaned):
        raise ValueError(f"{name}: expected IR for every CPU, got {foreign[0]!r}; pass vectors and structs by address")
    return f"; LLVM IR of {name}, made by python -m jit.llvm.generate.\n\n{cleaned}\n"


def ir(source: Path) -> str:
    """What clang makes of a C file, for every CPU. Raises ValueError with clang's message."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.ll"
        command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, f"-I{ROOT}", str(source), "-o", str(out)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            hint = "; pip install -e '.[test]' brings the compiler" if "No module named" in done.stderr else ""
            raise ValueError(f"{source}: clang made no IR of it{hint}\n{done.stderr}")
        return portable(out.read_text(), source.name)


def differences(root: Path = ROOT, *, write: bool) -> list[Path]:
    """The files under ``root`` that differ from what they are made of, or that nothing makes; with ``write`` they are
    written, or removed."""
    made, changed = headers(root), []
    changed += _compare(made, write)
    sources = sorted(path for path in root.rglob("*.c"))
    code = {path.parent / "generated" / f"{path.stem}.ll": ir(path) for path in sources}
    changed += _compare(code, write)
    kept = {path.resolve() for path in (*made, *code)}
    for path in sorted(root.rglob("generated/*.*")):
        if path.resolve() not in kept and path.suffix in (".h", ".ll"):
            changed.append(path)
            if write:
                path.unlink()
    return changed


def _compare(made: dict[Path, str], write: bool) -> list[Path]:
    changed = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    for path in changed if write else ():
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path])
    return changed


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m jit.llvm.generate", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 where a file differs")
    check = parser.parse_args().check
    try:
        changed = differences(write=not check)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for path in changed:
        print(f"{path}: {'differs from what it is made of; run python -m jit.llvm.generate' if check else 'written'}")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
