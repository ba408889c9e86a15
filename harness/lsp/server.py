"""The language server: compile errors as you type, findings on save, what an instruction does, and the next verbs.

A task's ``reference.py`` runs as the user. So a save checks only what the user has trusted: the project's tasks, those
below ``$WARPYARD_TASKS``, and those that were checked by their lens since the server started. To open and save a file
in somebody else's folder runs nothing of it.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from harness.api import Finding, HarnessError, check
from harness.inspect import instructions
from harness.lsp import texts
from harness.tasks import submission_files, trust
from jit.base import errors as jit_errors

_SEVERITY = {"warning": types.DiagnosticSeverity.Warning, "info": types.DiagnosticSeverity.Information}
_VERBS = ("check", "bench")
_MOST = (1 << 31) - 2  # of lines and of columns
_SECONDS = 10  # that compilers may take for a document, of a CPU
_PATIENCE = 30.0  # seconds by the clock, where the machine has other work, or a text includes what is waited for
_MEMORY = 4 << 30  # bytes that compilers may take
CHECK = "warpyard.check"


def server() -> LanguageServer:
    """The server with its features."""
    made = _Server("warpyard", "1", text_document_sync_kind=types.TextDocumentSyncKind.Full)
    for name, method in (
        (types.TEXT_DOCUMENT_DID_OPEN, made.edited),
        (types.TEXT_DOCUMENT_DID_CHANGE, made.edited),
        (types.TEXT_DOCUMENT_DID_CLOSE, made.closed),
        (types.TEXT_DOCUMENT_HOVER, made.hover),
        (types.TEXT_DOCUMENT_CODE_LENS, made.lenses),
        (types.TEXT_DOCUMENT_INLAY_HINT, made.hints),
    ):
        made.feature(name)(_plain(method))
    made.feature(types.TEXT_DOCUMENT_DID_SAVE)(made.thread()(_plain(made.saved)))
    made.command(CHECK)(made.thread()(_plain(made.asked)))
    return made


def _plain(method: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function, which unlike a method can be marked."""

    def call(given: Any) -> Any:
        return method(given)

    return call


class _Server(LanguageServer):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._errors: dict[str, list[types.Diagnostic]] = {}  # of the compiler, by document
        self._found: dict[str, list[types.Diagnostic]] = {}  # of the last check
        self._counted: dict[str, list[types.InlayHint]] = {}
        self._trusted: set[Path] = set()  # folders of tasks that the user has asked to be checked

    def edited(self, given: types.DidOpenTextDocumentParams | types.DidChangeTextDocumentParams) -> None:
        """Compiles the texts of a document."""
        document = self.workspace.get_text_document(given.text_document.uri)
        self._errors[document.uri] = _compiled(texts.cuda(document.path, document.source), document)
        self._counted.pop(document.uri, None)  # their lines have moved
        self._show(document.uri)

    def closed(self, given: types.DidCloseTextDocumentParams) -> None:
        """Forgets a document."""
        for held in (self._errors, self._found, self._counted):
            held.pop(given.text_document.uri, None)
        self._show(given.text_document.uri)

    def saved(self, given: types.DidSaveTextDocumentParams) -> None:
        """Checks a submission that is saved."""
        self._check(given.text_document.uri, asked=False)

    def asked(self, uri: str) -> None:
        """Checks a submission because of the lens above it."""
        self._check(uri, asked=True)

    def _check(self, uri: str, asked: bool) -> None:
        document = self.workspace.get_text_document(uri)
        if not (task := submission_files.task_of(document.path, document.source)):
            return
        try:
            folder = trust.stranger(task[0])
            if folder is not None and asked:
                self._trusted.add(folder)
            elif folder is not None and folder not in self._trusted:
                why = f"not checked: {trust.message(folder)}. The lens above custom_kernel checks it now"
                why = f"{why}, and then at each save; or: {trust.hint(folder)}"
                self._found[uri] = [_diagnostic(0, None, why, "warpyard", _SEVERITY["info"])]
                return self._show(uri)
            report = check(task[0], document.path, cases=task[1], calls=1, counters=True, device="emulator")
        except HarnessError as error:
            self._found[uri] = [_diagnostic(0, None, f"{error}; try: {error.hint}", "warpyard")]
        else:
            self._found[uri] = [_of(finding, document) for finding in report.findings]
            self._counted[uri] = _counted(report.cases[0].document, document) if report.cases else []
        self._show(uri)
        self.workspace_inlay_hint_refresh(None)

    def _show(self, uri: str) -> None:
        every = [*self._errors.get(uri, ()), *self._found.get(uri, ())]
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, every))

    def hover(self, given: types.HoverParams) -> types.Hover | None:
        """What the instruction or the wrapper at a place does."""
        document = self.workspace.get_text_document(given.text_document.uri)
        lines = document.source.splitlines()
        if given.position.line >= len(lines):
            return None
        explanation = instructions.explained(texts.word(lines[given.position.line], given.position.character))
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, explanation)) if explanation else None

    def lenses(self, given: types.CodeLensParams) -> list[types.CodeLens]:
        """``check`` above a submission's entry."""
        document = self.workspace.get_text_document(given.text_document.uri)
        found = submission_files.ENTRY.search(document.source)
        task = submission_files.task_of(document.path, document.source)
        if not found or not task:
            return []
        line = document.source.count("\n", 0, found.start())
        command = types.Command(f"check {task[0]}", CHECK, arguments=[document.uri])
        return [types.CodeLens(_range(line, None), command)]

    def hints(self, given: types.InlayHintParams) -> list[types.InlayHint]:
        """What the lines counted in the last check."""
        within = range(given.range.start.line, given.range.end.line + 1)
        return [hint for hint in self._counted.get(given.text_document.uri, ()) if hint.position.line in within]


def _compiled(found: Sequence[texts.Text], document: TextDocument) -> list[types.Diagnostic]:
    """The compiler's diagnostics of the texts of a document, which may be a stranger's. It compiles in a process of its
    own, with little time and memory for all of them; a diagnostic says where these did not suffice."""
    from jit.base.isolated_process import run_isolated
    from jit.compiler import nvrtc

    if not found:
        return []
    try:
        nvrtc.identity()  # is loaded here once
        rows = json.loads(run_isolated("NVRTC compiles what is typed", lambda: _limited(found, document), _PATIENCE))
    except (jit_errors.JitError, RuntimeError):
        most = f"{_SECONDS} s of a CPU, {_PATIENCE:g} s by the clock, or {_MEMORY >> 30} GiB of memory"
        why = f"not compiled: it takes more than {most}"
        return [_diagnostic(found[0].begins, None, why, "nvrtc", _SEVERITY["info"])]
    return [
        _diagnostic(line, column, message, "nvrtc", _SEVERITY.get(severity, types.DiagnosticSeverity.Error))
        for line, column, message, severity in rows
    ]


def _limited(found: Sequence[texts.Text], document: TextDocument) -> bytes:
    """The compiler's diagnostics as JSON, of a process that is ended where it needs too much."""
    import jit
    from jit.base import isolated_process

    isolated_process.limit(_SECONDS, _MEMORY)
    rows = []
    for text in found:
        with warnings.catch_warnings(record=True):
            try:
                said: Any = jit.compile(
                    text.source, arch=jit.arch.DEFAULT, include_dirs=[Path(document.path).parent], cache=False
                ).diagnostics
            except jit.CompileError as error:
                said = error.diagnostics
            except jit.JitError:
                continue
        rows += [
            (text.begins + one.line - 1 if one.line and _here(one.file) else text.begins, one.column, one.message,
             one.severity)
            for one in said
        ]  # fmt: skip
    return json.dumps(rows).encode()


def _here(file: str | None) -> bool:
    """Whether a place is in the text that was compiled, and not in a header."""
    return not file or not Path(file).is_file()


def _of(finding: Finding, document: TextDocument) -> types.Diagnostic:
    here = finding.file is not None and Path(finding.file) == Path(document.path)
    place = "" if here or not finding.place else f"{finding.place}: "
    line = finding.line - 1 if here and finding.line else 0
    return _diagnostic(line, finding.column if here else None, place + finding.message, finding.kind)


def _counted(case: Any, document: TextDocument) -> list[types.InlayHint]:
    """The counts of the lines of this document."""
    from harness.report import heat

    found = []
    for report in case.get("counters", {}).values():
        for line in heat.lines(report):
            if Path(line.file).name != Path(document.path).name and line.file != document.path:
                continue
            words = [f"{value} {name}" for value, name in zip(heat.cells(line), heat.COLUMNS, strict=True) if value]
            place = types.Position(line.number - 1, 1 << 16)
            found.append(types.InlayHint(place, "  " + ", ".join(words)))
    return found


def _diagnostic(
    line: int,
    column: int | None,
    message: str,
    source: str,
    severity: types.DiagnosticSeverity = types.DiagnosticSeverity.Error,
) -> types.Diagnostic:
    return types.Diagnostic(_range(line, column), message, severity, source=f"warpyard {source}")


def _range(line: int, column: int | None) -> types.Range:
    line = min(max(line, 0), _MOST)  # a place may be a submission's word
    if column is None:
        return types.Range(types.Position(line, 0), types.Position(line + 1, 0))
    begin = min(max(column - 1, 0), _MOST)
    return types.Range(types.Position(line, begin), types.Position(line, begin + 1))
