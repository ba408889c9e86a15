"""The description of an exception that a submission ended with, as plain data, which the evaluator shows; and of one
that lacks its function."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import Any

from harness.submission import triton_errors
from harness.wire import messages
from harness.wire.limits import clip, clip_name

_MOST_CLASSES = 64
_MOST_HELD = 8  # exceptions of a group that are described
# This project's extras, by the module that a submission may import.
_EXTRAS = {"triton": "triton", "cupy": "cuda13", "numba": "numba", "cutlass": "cute"}
# Exceptions by which the evaluator decides the status of a case, and the packages that have them.
_DECIDING = dict.fromkeys(
    ("NoDeviceError", "UnknownArchError", "UnsupportedInstruction", "CompileError", "NoCompilerError"), ("jit",)
) | {"NVRTCError": ("jit", "cuda", "cupy"), "CompilationError": ("triton",)}  # fmt: skip
_WITHOUT_GPU = {  # what does not run on the emulator, and what does
    "pycuda": "the emulator has no PyCUDA: CuPy's RawModule and cuda.core take the same sources",
}


def without_kernel(submission: Any) -> str:
    """What to say of a submission without ``custom_kernel``."""
    if (given := vars(submission).get("custom_kernel")) is not None:
        return f"custom_kernel is of type {type(given).__name__}, which cannot be called; expected a function of data"
    own = [
        name for name, value in vars(submission).items()
        if callable(value) and getattr(value, "__module__", "") == submission.__name__ and not name.startswith("_")
    ]  # fmt: skip
    text = f"; it defines {', '.join(own[:8])}" if own else ""
    return f"the submission defines no custom_kernel(data){text}. Only that name is called"


def describe_error(error: BaseException) -> messages.Failed:
    """An exception as plain data: its class names (most derived first), message and traceback. Only the class
    is given where the exception, which is the submission's, raises when its message is read."""
    try:
        return _described(error)
    except BaseException:
        text = f"{type.__repr__(type(error))}, which raises when its message is read"
        return messages.Failed(classes=["BaseException"], message=clip(text), traceback="")


def _described(error: BaseException) -> messages.Failed:
    frames = traceback.extract_tb(error.__traceback__)
    root = Path(__file__).resolve().parents[2]
    own = (str(root / "harness"), str(root / "jit"), "<frozen importlib", importlib.__file__ or "", *_launchers())
    shown = [frame for frame in frames if not frame.filename.startswith(own)]
    text = "".join(traceback.format_list(shown))
    if place := triton_errors.place(error):
        message = place
    else:
        message = _text(error) or type(error).__name__
        message += "".join(f"\n  {type(one).__name__}: {_text(one)}" for one in _held(error)[:_MOST_HELD])
        text += "".join(traceback.format_exception_only(type(error), error))
    classes = [clip_name(_name(cls)) for cls in type(error).__mro__ if cls not in (object, BaseException)]
    classes = classes or ["BaseException"]
    if isinstance(error, ModuleNotFoundError) and (extra := _EXTRAS.get(error.name or "")):
        message += f": pip install 'warpyard[{extra}]' brings it"
    elif isinstance(error, ModuleNotFoundError) and (said := _WITHOUT_GPU.get(error.name or "")):
        message += f"; {said}"
    return messages.Failed(
        classes=classes[:_MOST_CLASSES],
        message=clip(message),
        traceback=clip(text),
    )


def _name(cls: type) -> str:
    """A class's name; with its module where it is called as one that decides a verdict, and is the submission's own."""
    own = str(cls.__module__).partition(".")[0] not in _DECIDING.get(cls.__name__, (cls.__module__,))
    return f"{cls.__module__}.{cls.__name__}" if own else cls.__name__


def _held(error: BaseException) -> list[BaseException]:
    """The exceptions in a group, and in the groups in it."""
    groups: list[BaseException] = [error]
    found: list[BaseException] = []
    for group in groups:
        for one in group.exceptions if isinstance(group, BaseExceptionGroup) else ():
            (groups if isinstance(one, BaseExceptionGroup) else found).append(one)
    return found


def _text(error: BaseException) -> str:
    """What an exception says. Its class is the submission's, and so may raise another one when it is asked."""
    try:
        return str(error)
    except BaseException as another:
        return f"{type(error).__name__}, whose __str__ raises {type(another).__name__}"


def _launchers() -> list[str]:
    """The places of packages that call a submission's kernels; their frames say nothing about it."""
    found = [getattr(sys.modules.get(name), "__file__", None) for name in ("triton", "cupy", "cuda.core", "numba.cuda")]
    compiled = getattr(sys.modules.get("torch.cuda._utils"), "__file__", None)  # torch.cuda._compile_kernel
    folders = [os.path.dirname(file) for file in found if file]
    return [*folders, *([compiled] if compiled else []), "cupy/", "cupy_backends/", "cuda/core/"]  # of Cython's
