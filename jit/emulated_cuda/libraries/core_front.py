"""cuda.core with no GPU: its driver is the stand-in, and its programs are compiled to PTX, which the emulator runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...base import arch as arches
from ...base import compiler_log, user_code
from ...base.errors import CompileError
from ..runtime import in_process, toolkit
from .import_hook import on_import


def install() -> None:
    """Makes the stand-in ready as soon as something imports cuda.core, and not before."""
    on_import("cuda.core", _prepare, _settle)


def _prepare(_: Path) -> None:
    tools = toolkit.find(nvcc=False)
    in_process.connect(tools, arches.target_arch("cpu"), {})
    in_process.library_of(tools)  # which cuda.bindings finds as libcuda.so.1


def _settle(core: Any) -> None:
    """Programs give PTX where a cubin is asked for, with the lines of their sources; findings are reported."""

    class Program(core.Program):  # type: ignore[misc, name-defined]
        def __init__(self, code: Any, code_type: str, options: Any = None, **named: Any) -> None:
            options = options or core.ProgramOptions(arch=arches.target_arch("cpu"))
            if code_type == "c++":
                options.lineinfo = True
                options.name = user_code.given(code)
                options.__post_init__()  # which keeps the name as bytes
            self._own = {options.name: code}
            super().__init__(code, code_type, options, **named)

        def compile(self, target_type: str, *words: Any, **named: Any) -> Any:
            """As cuda.core's. Raises CompileError."""
            try:
                return super().compile("ptx" if target_type == "cubin" else target_type, *words, **named)
            except Exception as error:
                log = str(error).strip("\0")
                found = tuple(compiler_log.parse(log, "", self._own))
                said = "\n".join(str(item) for item in found if item.severity in ("fatal", "error"))
                if not said:
                    raise
                raise CompileError(f"cuda.core's source does not compile:\n{said}", found, log) from None

    core.Program = Program
    launch = core.launch

    def launched(*words: Any, **named: Any) -> Any:
        try:
            return launch(*words, **named)
        finally:
            in_process.raise_pending()

    core.launch = launched
