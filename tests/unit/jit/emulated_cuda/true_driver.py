"""A CUDA driver that is loaded before the stand-in, as torch's libraries load it on a machine that has one."""

from __future__ import annotations

import subprocess
from pathlib import Path

from jit.emulated_cuda.runtime import divert, library, toolkit


def loads_it(folder: Path) -> str:
    """A line of Python that loads it in a program which runs in ``folder``. All its functions fail."""
    tools = toolkit.find(nvcc=False)
    (stand_in,) = library.build(tools).glob("libwarpyard_cuda.so")
    names = {name for name, _, _ in divert.functions(stand_in, ("cu",)) if not name.startswith("cuda")}
    source, made = folder / "driver.cpp", folder / library.DRIVER
    source.write_text("".join(f'extern "C" int {name}() {{ return 3; }}\n' for name in sorted(names)))
    # Functions of a true driver are longer than these; divert leaves alone what may have no room for a jump.
    command = [tools.host, "-shared", "-fPIC", "-falign-functions=16", f"-Wl,-soname,{library.DRIVER}"]
    subprocess.run([*command, "-o", str(made), str(source)], check=True)
    return f"import ctypes; ctypes.CDLL({str(made)!r})\n"
