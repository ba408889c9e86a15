"""``docs/what-does-not-run.md``: what the emulator and the stand-in CUDA refuse, read from the code that refuses it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from jit.emulated_cuda.runtime import library, toolkit
from jit.emulator import instructions
from jit.emulator.ptx import opcodes
from tests.paths import ROOT

from .public_programs import table

EMULATOR = ROOT / "jit" / "emulator"
RUNTIME = ROOT / "jit" / "emulated_cuda" / "runtime"
# The calls that refuse, and which of their arguments says why.
_CALLS = {"Unsupported": 0, "UnsupportedInstruction": 2, "refuse": 2}
_ERROR = re.compile(r"\b(?:CUDA_ERROR|cudaError)_?NOT_?SUPPORTED\b|\bcudaErrorNotSupported\b|\bNOT_SUPPORTED\b")
_NO_FUNCTION = r"(?!#(?!define)|namespace|struct|enum|using|constexpr|extern)"
_FUNCTION = re.compile(_NO_FUNCTION + r"(?:[A-Za-z][^;=]*?|#define )\b(\w+)\(")
_NAMED = re.compile(r"\bcase\b|\benum\b|return \"|default:.*\"")  # where the error is only named
_TEMPLATE = Path(__file__).with_name("refusals.md.template")


def reasons(path: Path) -> list[str]:
    """What the refusals of a module say, in the order of their places; ``…`` for what is known only when it runs.

    A refusal whose words are all made elsewhere has ``…`` alone.
    """
    found = []
    for scope, call in _refusals(ast.parse(path.read_text())):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        place = _CALLS[name]
        why = next((word.value for word in call.keywords if word.arg == "why"), None)
        if why is None and len(call.args) > place:
            why = call.args[place]
        found += _texts(why, scope) if why is not None else ["…"]
    return [re.sub(r"\s+", " ", one) for one in dict.fromkeys(found)]


def _refusals(tree: ast.AST, scope: ast.AST | None = None) -> Iterator[tuple[ast.AST, ast.Call]]:
    for node in ast.iter_child_nodes(tree):
        inside = node if isinstance(node, ast.FunctionDef) else scope
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS and inside:
            yield inside, node
        yield from _refusals(node, inside)


def _texts(node: ast.expr, scope: ast.AST) -> list[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)]
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body, scope), *_texts(node.orelse, scope)]
    if isinstance(node, ast.Name):
        given = [
            text
            for one in ast.walk(scope)
            if isinstance(one, ast.Assign | ast.NamedExpr)
            and any(isinstance(to, ast.Name) and to.id == node.id for to in _targets(one))
            for text in _texts(one.value, scope)
        ]
        return given or ["…"]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [left + right for left in _texts(node.left, scope) for right in _texts(node.right, scope)]
    return ["…"]


def _targets(node: ast.Assign | ast.NamedExpr) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def refused_opcodes() -> list[tuple[str, str, str]]:
    """Name, section of the PTX ISA, and reason of each instruction that has a row and is not executed."""
    instructions.register()
    return sorted((row.name, row.isa, row.refused) for row in opcodes.rows() if row.refused)


def own_functions() -> set[str]:
    """The functions of CUDA that the stand-in's sources define."""
    text = "".join((RUNTIME / name).read_text() for name in library._SOURCES)
    return set(re.findall(r"^API [^;{}]*?\b(cu(?:da)?[A-Z]\w+)\(", text, re.MULTILINE))


def missing_functions(include: str) -> list[str]:
    """The functions that a toolkit's headers declare and the stand-in lacks; of versions of one function, one name."""
    names = re.findall(r"int (\w+)\(\) \{", library.stubs(include))
    plain = {re.sub(r"(?:_v\d+|_pts?z|_ptds)+$", "", name) for name in names}
    return sorted(plain - {re.sub(r"_v\d+$", "", name) for name in own_functions()})


def version(include: str) -> str:
    """Of a toolkit's headers, such as ``13.0``."""
    found = re.search(r"#define CUDA_VERSION (\d+)", Path(include, "cuda.h").read_text(errors="replace"))
    number = int(found[1]) if found else 0
    return f"{number // 1000}.{number % 1000 // 10}"


def families(names: list[str]) -> dict[str, list[str]]:
    """The names by their first word behind cu or cuda; a name of both APIs stands once."""
    rests: dict[str, set[str]] = defaultdict(set)
    for name in names:
        api = "cuda" if name.startswith("cuda") else "cu"
        rests[name.removeprefix(api)].add(api)
    made: dict[str, list[str]] = defaultdict(list)
    for rest, apis in sorted(rests.items()):
        word = re.match(r"[A-Z][a-z]+|[A-Z0-9]+", rest)
        prefix = "{cu,cuda}" if len(apis) > 1 else apis.pop()
        made[word[0] if word else rest].append(prefix + rest)
    return made


def refusing_functions() -> list[tuple[str, str]]:
    """Source and function of the stand-in for each place that returns the error of what is not supported."""
    found = []
    for name in library._SOURCES:
        function = ""
        for line in (RUNTIME / name).read_text().splitlines():
            if begun := _FUNCTION.match(line):
                function = begun[1]
            if _ERROR.search(line) and not _NAMED.search(line) and function:
                found.append((name, function))
    return list(dict.fromkeys(found))


def said_by(path: Path) -> list[str]:
    """What a source of the stand-in names in its refusals."""
    return list(dict.fromkeys(re.findall(r'\b(?:refuse|not_supported)\(\(?"([^"]+?)\s*"', path.read_text())))


def page() -> str:
    """The whole page, for the headers of the toolkit that is here. Raises NoCompilerError where there are none."""
    include = toolkit.find(nvcc=False).include
    by_reason: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, isa, why in refused_opcodes():
        by_reason[isa, why].append(name)
    rows = [[", ".join(f"`{name}`" for name in names), isa, why] for (isa, why), names in by_reason.items()]
    forms = []
    for path in sorted(EMULATOR.rglob("*.py")):
        if said := [text for text in reasons(path) if text != "…"]:
            forms.append([f"`{path.relative_to(EMULATOR)}`", "; ".join(said)])
    missing = missing_functions(include)
    functions = [[word, ", ".join(names)] for word, names in families(missing).items()]
    cases = defaultdict(list)
    for source, function in refusing_functions():
        cases[source].append(f"`{function}`")
    libraries = [[toolkit._NAMES[key], f"`{key}*.h`"] for key in toolkit._NAMES]
    sources = [[f"`{key}`", ", ".join(names), "; ".join(said_by(RUNTIME / key))] for key, names in cases.items()]
    return _TEMPLATE.read_text().format(
        unknown=opcodes.UNKNOWN.refused,
        opcodes=table("opcode|PTX ISA|why", rows),
        forms=table("module of `jit/emulator/`|refused", forms),
        version=version(include),
        count=len(missing),
        functions=table("family|functions", functions),
        cases=table("source of `jit/emulated_cuda/runtime/`|functions|what it names", sources),
        there=", ".join(f"`{name}`" for name in toolkit.THERE),
        libraries=table("library|headers", libraries),
    )
