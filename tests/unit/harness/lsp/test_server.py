"""The language server, asked by pygls's own client over the streams of ``warpyard lsp``, and by Neovim."""

from __future__ import annotations

import asyncio
import mmap
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from harness.lsp import texts
from harness.machine import commands
from harness.tasks import ROOT
from tests import late
from tests.unit.docs import pages
from tests.unit.harness.api.test_api import RACE
from tests.unit.harness.command_line import AXPY

types, server = late.Module("lsprotocol.types"), late.Module("harness.lsp.server")
clients, workspace = late.Module("pygls.lsp.client"), late.Module("pygls.workspace")
WRONG = 'extern "C" __global__ void k(int* x) {\n    *x = y;\n}\n'


def asked(ask: Callable[[Any, Any], Awaitable[Any]]) -> Any:
    """What a function finds that talks to a server; it gets the client, and a queue of what is published."""

    async def talk() -> Any:
        client, published = clients.LanguageClient("tests", "1"), asyncio.Queue()
        client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda given: published.put_nowait(given))
        client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)(lambda given: None)
        await client.start_io(*commands.of_verb(["lsp"]))
        try:
            capabilities = types.ClientCapabilities()
            await client.initialize_async(types.InitializeParams(capabilities))
            client.initialized(types.InitializedParams())
            return await asyncio.wait_for(ask(client, published), 600)
        finally:
            await client.shutdown_async(None)
            client.exit(None)
            await client.stop()

    return asyncio.run(talk())


def opened(client: Any, path: Path, text: str, language: str) -> str:
    uri = path.as_uri()
    document = types.TextDocumentItem(uri, language, 1, text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(document))
    return uri


def test_errors_of_the_compiler_come_as_one_types(tmp_path: Path) -> None:
    async def ask(client: Any, published: Any) -> Any:
        uri = opened(client, tmp_path / "k.cu", WRONG, "cuda")
        first = (await published.get()).diagnostics
        change = types.TextDocumentContentChangeWholeDocument(WRONG.replace("y", "1"))
        version = types.VersionedTextDocumentIdentifier(2, uri)
        client.text_document_did_change(types.DidChangeTextDocumentParams(version, [change]))
        return first, (await published.get()).diagnostics

    (first,), then = asked(ask)
    assert 'identifier "y" is undefined' in first.message
    assert (first.range.start.line, first.severity) == (1, types.DiagnosticSeverity.Error)
    assert not then


DOUBLED = "".join(f"#define A{n + 1} A{n} A{n} A{n} A{n}\n" for n in range(14))
ENDLESS = f'#define A0 x\n{DOUBLED}extern "C" __global__ void k(int* x) {{ int s = A14; }}\n'


def test_a_compiler_has_so_many_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same without a client, and with fewer seconds."""
    monkeypatch.setattr("harness.lsp.server._SECONDS", 1)
    document = workspace.TextDocument((tmp_path / "k.cu").as_uri(), ENDLESS)
    (said,) = server._compiled([texts.Text(ENDLESS, 0)], document)
    assert said.message.startswith("not compiled: it takes more than 1 s")
    assert said.severity == types.DiagnosticSeverity.Information
    (error,) = server._compiled([texts.Text(WRONG, 3)], document)
    assert 'identifier "y" is undefined' in error.message
    assert error.range.start.line == 4


def test_memory_that_the_server_has_is_none_of_the_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of a large process was told errors of the compiler that had no memory left."""
    monkeypatch.setattr("harness.lsp.server._MEMORY", 1 << 30)
    held = mmap.mmap(-1, 2 << 30, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    document = workspace.TextDocument((tmp_path / "k.cu").as_uri(), WRONG)
    (error,) = server._compiled([texts.Text(WRONG, 3)], document)
    assert 'identifier "y" is undefined' in error.message
    held.close()


def test_a_pipe_that_a_text_includes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a macro's name, which no scan of includes knows: the server hung as soon as such a file was opened."""
    monkeypatch.setattr("harness.lsp.server._PATIENCE", 3.0)
    os.mkfifo(tmp_path / "pipe.h")
    text = '#define NAME "pipe.h"\n#include NAME\nextern "C" __global__ void k() {}\n'
    (said,) = server._compiled([texts.Text(text, 0)], workspace.TextDocument((tmp_path / "k.cu").as_uri(), text))
    assert said.message.startswith("not compiled: it takes more than")


@pytest.mark.slow
def test_a_text_that_compilers_never_end_with_is_told(tmp_path: Path) -> None:
    """To open somebody else's file costs no more than a few seconds, and what is typed then is compiled as ever."""

    async def ask(client: Any, published: Any) -> Any:
        uri = opened(client, tmp_path / "k.cu", ENDLESS, "cuda")
        first = (await published.get()).diagnostics
        change = types.TextDocumentContentChangeWholeDocument(WRONG)
        version = types.VersionedTextDocumentIdentifier(2, uri)
        client.text_document_did_change(types.DidChangeTextDocumentParams(version, [change]))
        return first, (await published.get()).diagnostics

    (told,), (error,) = asked(ask)
    assert "not compiled: it takes more than" in told.message
    assert told.severity == types.DiagnosticSeverity.Information
    assert 'identifier "y" is undefined' in error.message


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_submission_is_checked_when_it_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_TASKS", str(AXPY))
    path = tmp_path / "mine.py"
    text = f"# task: {AXPY} -k 0\n{RACE}"
    path.write_text(text)

    async def ask(client: Any, published: Any) -> Any:
        uri = opened(client, path, text, "python")
        assert not (await published.get()).diagnostics
        document = types.TextDocumentIdentifier(uri)
        lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
        client.text_document_did_save(types.DidSaveTextDocumentParams(document))
        found = (await published.get()).diagnostics
        place = types.Range(types.Position(0, 0), types.Position(99, 0))
        hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, place))
        return lenses, found, hints

    (lens,), (found,), hints = asked(ask)
    assert lens.command.title == f"check {AXPY}"
    assert lens.range.start.line == text.splitlines().index("def custom_kernel(data):")
    assert found.source == "warpyard race"
    assert found.range.start.line == text.splitlines().index("    if (i < n) out[i] = tile[threadIdx.x ^ 32];")
    counted = text.splitlines().index("    int i = blockIdx.x * 64 + threadIdx.x;")
    assert any(hint.position.line == counted and "instr." in hint.label for hint in hints)


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_a_strangers_reference_runs_only_where_the_user_asks(tmp_path: Path) -> None:
    folder, ran = tmp_path / "cloned", tmp_path / "ran"
    shutil.copytree(AXPY, folder)
    reference, path = folder / "reference.py", folder / "submission.py"
    reference.write_text(f"open({str(ran)!r}, 'a').write('x')\n{reference.read_text()}")
    text = path.read_text()

    async def ask(client: Any, published: Any) -> Any:
        uri = opened(client, path, text, "python")
        assert not (await published.get()).diagnostics
        document = types.TextDocumentIdentifier(uri)
        saved = types.DidSaveTextDocumentParams(document)
        client.text_document_did_save(saved)
        (told,) = (await published.get()).diagnostics
        before = ran.exists()
        (lens,) = await client.text_document_code_lens_async(types.CodeLensParams(document))
        command = types.ExecuteCommandParams(lens.command.command, lens.command.arguments)
        await client.workspace_execute_command_async(command)
        asked_for = ran.read_text()
        await published.get()
        client.text_document_did_save(saved)
        await published.get()
        return told, before, asked_for, ran.read_text()

    told, before, asked_for, then = asked(ask)
    assert str(reference) in told.message
    assert told.severity == types.DiagnosticSeverity.Information
    assert not before
    assert asked_for
    assert len(then) > len(asked_for)


def test_an_instruction_is_explained(tmp_path: Path) -> None:
    text = '// mbarrier.init.shared::cta.b64 [addr], 1;\nptx::mbarrier_inval(a); asm("fma.rn.f32 a, b, c;");\n'

    async def ask(client: Any, published: Any) -> Any:
        uri = opened(client, tmp_path / "k.cu", text, "cuda")
        places = [types.Position(0, 5), types.Position(1, 9), types.Position(1, 31), types.Position(1, 22)]
        document = types.TextDocumentIdentifier(uri)
        return [await client.text_document_hover_async(types.HoverParams(document, place)) for place in places]

    barrier, wrapper, fma, nothing = asked(ask)
    assert "PTX ISA 9.7.13.15" in barrier.contents.value
    assert "mbarrier.inval.shared::cta.b64 [addr];" in wrapper.contents.value
    assert "sm_80" in wrapper.contents.value
    assert fma.contents.value.startswith("`fma")
    assert nothing is None


def test_cuda_text_in_python_keeps_its_lines() -> None:
    source = 'A = 1\nB = r"""\n__global__ void k() {}\n"""\nC = "__global__ void k();\\n"\n'
    assert texts.cuda("a.py", source) == [texts.Text("\n__global__ void k() {}\n", 1)]
    for wrong in ("def (", "x = " + "-" * 300_000 + "1", "x = a" + ".a" * 60_000, "a\n" * (1 << 20), "\0", "\ud800"):
        assert texts.cuda("a.py", wrong) == []
    assert texts.cuda("a.cu", "int x;") == [texts.Text("int x;", 0)]


NEOVIM = """
vim.lsp.start = vim.lsp.start or function(server)  -- before Neovim 0.8
    vim.lsp.buf_attach_client(0, vim.lsp.start_client(server))
end
local function tried()
    vim.cmd('edit ' .. FILE)
    vim.wait(240000, function() return #vim.diagnostic.get(0) > 0 end, 50)
    for _, found in ipairs(vim.diagnostic.get(0)) do print(found.lnum .. ' ' .. found.message) end
    local at = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 2, character = 10 } }
    for _, reply in pairs(vim.lsp.buf_request_sync(0, 'textDocument/hover', at, 60000) or {}) do
        print('hover ' .. reply.result.contents.value)
    end
    vim.api.nvim_buf_set_lines(0, 1, 2, false, { '    *x = 1;' })
    print('mended ' .. tostring(vim.wait(240000, function() return #vim.diagnostic.get(0) == 0 end, 50)))
end
local good, why = pcall(tried)
if not good then print(why) end
vim.cmd('qa!')
"""


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed: apt-get install neovim")
def test_neovim_shows_the_errors_and_explains(tmp_path: Path) -> None:
    """With the settings of the page."""
    (page,) = (block.text for block in pages.blocks(ROOT / "docs" / "editor.md") if block.language == "lua")
    path, script = tmp_path / "k.cu", tmp_path / "init.lua"
    path.write_text(WRONG.replace("}", "    // fma.rn.f32 d, a, b, c;\n}"))
    head, body = NEOVIM.split("local function", 1)
    script.write_text(f"{head}{page}local function{body}".replace("FILE", repr(str(path))))
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    words = ["nvim", "--headless", "--clean", "-c", f"luafile {script}"]
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    said = done.stdout + done.stderr
    assert '1 identifier "y" is undefined' in said, said
    assert "hover `fma" in said
    assert "mended true" in said
