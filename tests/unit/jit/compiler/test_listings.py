"""SASS listings, resource tables, the include scan, and what an inline build says of its missing tools."""

from __future__ import annotations

import sys

import pytest

import jit
from jit import inline
from jit.compiler import includes

SOURCE = """
extern "C" __global__ __launch_bounds__(256) void one(float* p) { p[threadIdx.x] *= 2.0f; }
extern "C" __global__ void two(float* p) {
    __shared__ float t[32];
    t[threadIdx.x] = p[0];
    __syncthreads();
    p[1] = t[3];
}
"""


def have(tool: str) -> None:
    try:
        jit.inspect.tool(tool)
    except jit.NoCompilerError as error:
        pytest.skip(str(error))


def test_sass():
    have("nvdisasm")
    artifact = jit.compile(SOURCE, arch="sm_90a")
    both = jit.inspect.sass(artifact)
    assert both.count("EXIT") >= 2
    one = jit.inspect.sass(artifact, "one")
    assert "FMUL" in one or "FADD" in one
    assert "BAR.SYNC" not in one
    assert "BAR.SYNC" in jit.inspect.sass(artifact, "two")
    assert "line 2" in jit.inspect.sass(artifact, "one", lines=True)
    with pytest.raises(jit.ArgumentError, match=r"entry: no 'three' in .*one, two"):
        jit.inspect.sass(artifact, "three")


def test_a_utility_is_asked_once_for_a_cubin(monkeypatch):
    have("nvdisasm")
    artifact = jit.compile(SOURCE, arch="sm_90a")
    one = jit.inspect.sass(artifact, "one")

    def none(*_, **__):
        raise AssertionError("it was started again")

    monkeypatch.setattr("subprocess.run", none)
    assert jit.inspect.sass(artifact, "one") == one
    with pytest.raises(AssertionError, match="started again"):
        jit.inspect.sass(jit.compile(SOURCE, arch="sm_100a"), "one")


def test_elf():
    have("cuobjdump")
    assert ".text.one" in jit.inspect.elf(jit.compile(SOURCE, arch="sm_100a"))


def test_missing_tool(monkeypatch):
    monkeypatch.setitem(sys.modules, "cuda.pathfinder", None)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CUDA_HOME", "/nowhere")
    with pytest.raises(jit.NoCompilerError, match="nvdisasm is not installed: pip install nvidia-cuda-nvdisasm"):
        jit.inspect.sass(jit.compile(SOURCE, arch="sm_90a"))


def test_resources():
    rows = {row["entry"]: row for row in jit.inspect.resources(jit.compile(SOURCE, arch="sm_90a"))}
    assert set(rows) == {"one", "two"}
    assert rows["one"]["max_threads"] == 256
    assert rows["one"]["warps_per_sm"] == 64
    assert rows["two"]["static_smem"] == 128
    assert rows["two"]["warps_per_sm"] is None
    assert rows["two"]["params"] == 8


@pytest.mark.parametrize(
    ("registers", "threads", "smem", "warps"),
    [
        (32, 1024, 0, 64),  # full
        (33, 1024, 0, 32),  # 40 registers a thread: one block of 32 warps
        (168, 384, 0, 12),  # a warp-specialised block that takes all registers
        (32, 128, 200 * 1024, 4),  # shared memory
        (16, 32, 0, 32),  # 32 blocks
        (32, 128, 56 * 1024, 16),  # four blocks of 57 KB
    ],
)
def test_warps_per_sm(registers, threads, smem, warps):
    entry = jit.Entry("k", (), registers=registers)
    assert jit.inspect.warps_per_sm(entry, "sm_90a", threads, smem) == warps


def test_include_scan():
    text = (
        '#include "a.cuh"\n  #  include <b.cuh>\n// #include "no.cuh"\n/* x */ #include "c.cuh"\n'
        '#if 0\n#include "d.cuh"\n#endif\nint a; // #include "no.cuh"\n#inc\\\nlude "e.cuh"\n'
        'const char* glob = "/*.cuh";\n#include "f.cuh"\n#include MACRO\n#if __has_include("g.cuh")\n#endif\n'
        'const char* text = "#include";\n'
    )
    assert [(include.name, include.form) for include in includes.scan(text)] == [
        ("a.cuh", '"'),
        ("b.cuh", "<"),
        ("c.cuh", '"'),
        ("d.cuh", '"'),
        ("e.cuh", '"'),
        ("f.cuh", '"'),
        ("MACRO", "m"),
        ("g.cuh", '"'),
    ]


@pytest.mark.parametrize("options", [["-I", "{}"], ["-I{}"], ["--include-path={}"], ["--include-path", "{}"]])
def test_include_folders_in_options_are_followed(tmp_path, options):
    (tmp_path / "h.cuh").write_text("#define A 1\n")
    given = [option.format(tmp_path) for option in options]
    text = '#include "h.cuh"\nextern "C" __global__ void k(int* p) { *p = A; }'
    before = jit.compiler.request.request(text, "sm_90a", {}, given, (), ())
    assert [path for path, _ in before.headers.files] == [str(tmp_path / "h.cuh")]
    assert jit.compile(text, arch="sm_90a", options=given, cache=False).cubin


def test_forced_include_is_followed(tmp_path):
    header = tmp_path / "h.cuh"
    header.write_text("#define A 1\n")
    text = 'extern "C" __global__ void k(int* p) { *p = A; }'
    given = [f"--pre-include={header}"]
    before = jit.compiler.request.request(text, "sm_90a", {}, given, (), ()).key
    assert jit.compile(text, arch="sm_90a", options=given, cache=False).cubin
    header.write_text("#define A 2\n")
    assert jit.compiler.request.request(text, "sm_90a", {}, given, (), ()).key != before


def test_inline_says_all_that_is_missing(monkeypatch):
    from torch.utils import cpp_extension

    monkeypatch.setattr("torch.version.cuda", None)
    monkeypatch.setattr(cpp_extension, "CUDA_HOME", None)
    monkeypatch.setattr(cpp_extension, "is_ninja_available", lambda: False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    with pytest.raises(jit.NoCompilerError) as caught:
        jit.load(SOURCE, arch="sm_90a", backend="inline", functions=["f"])
    for part in ("a CUDA build of torch", "nvcc", "a C++ compiler", "ninja", "backend='raw'"):
        assert part in str(caught.value)


def test_inline_names_differ_with_everything():
    names = {
        inline.folder_name("k", arch, parts)
        for arch in ("sm_90a", "sm_100a")
        for parts in (["text"], ["other"], ["text", ["-O3"]])
    }
    assert len(names) == 6
    assert all(name.startswith(("k-sm_90a-", "k-sm_100a-")) for name in names)


def test_backends_do_not_mix():
    with pytest.raises(jit.ArgumentError, match="backend: expected 'raw' or 'inline', got 'nvcc'"):
        jit.load(SOURCE, arch="sm_90a", backend="nvcc")  # type: ignore[call-overload]
    with pytest.raises(jit.ArgumentError, match="cpp_source, functions: only for backend='inline'"):
        jit.load(SOURCE, arch="sm_90a", functions=["f"])  # type: ignore[call-overload]
    with pytest.raises(jit.ArgumentError, match="name_expressions: only for backend='raw'"):
        jit.load(SOURCE, arch="sm_90a", backend="inline", name_expressions=["f<1>"])  # type: ignore[call-overload]
