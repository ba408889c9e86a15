"""Compiling with the real NVRTC and no GPU: artifacts, entries, diagnostics, missing pieces."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import jit
from jit.compiler import nvrtc, request
from tests.paths import ROOT

KERNELS = """
struct alignas(64) Map { unsigned long opaque[16]; };
struct Pair { short a; double b; };
extern "C" __global__ __launch_bounds__(128) void typed(
        float* p, float f, double d, unsigned u, long s, bool b, short h, const __grid_constant__ Map map, Pair pair) {
    __shared__ float tile[96];
    tile[threadIdx.x % 96] = f + d + u + s + b + h + map.opaque[3] + pair.b;
    __syncthreads();
    p[threadIdx.x] = tile[95 - threadIdx.x % 96];
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) clustered() {}
template <int N> __global__ void repeated(int* p) { p[0] = N; }
"""


def compile_text(text: str, arch: str = "sm_90a", **kwargs) -> jit.Artifact:
    return jit.compile(text, arch=arch, cache=False, **kwargs)


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a fresh interpreter at the repository's root."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=400,
    )


def test_entries_have_types_and_resources():
    artifact = compile_text(KERNELS, name_expressions=["repeated<7>"])
    entry = artifact.entries["typed"]
    assert [(param.type, param.size, param.align) for param in entry.params] == [
        (".u64", 8, 8),
        (".f32", 4, 4),
        (".f64", 8, 8),
        (".u32", 4, 4),
        (".u64", 8, 8),
        (".u8", 1, 1),
        (".u16", 2, 2),
        (".b8[128]", 128, 64),
        (".b8[16]", 16, 8),
    ]
    assert entry.static_smem == 96 * 4
    assert 0 < entry.registers <= 255
    assert entry.max_threads == 128
    assert (entry.spill_stores, entry.spill_loads, entry.stack) == (0, 0, 0)
    assert entry.cluster is None
    assert artifact.entries["clustered"].cluster == (2, 1, 1)
    assert artifact.entries["clustered"].params == ()
    assert artifact.names["repeated<7>"] in artifact.entries
    assert artifact.cubin[:4] == b"\x7fELF"
    assert ".target sm_90a" in artifact.ptx
    assert artifact.log == ""


def test_a_second_compile_tells_the_same_resources():
    text = 'extern "C" __global__ void k(int* p) { __shared__ int s[96]; s[*p] = 1; __syncthreads(); *p = s[5]; }'
    first, second = compile_text(text), compile_text(text)
    assert first.entries == second.entries
    assert second.entries["k"].static_smem == 384


def test_resources_of_a_spilling_kernel_are_those_of_the_elf():
    """Spills from the log; registers and shared memory also against cuobjdump's own reading of the cubin."""
    text = """
    extern "C" __global__ __launch_bounds__(1024, 2) void spills(float* p) {
        float v[64];
        #pragma unroll
        for (int i = 0; i < 64; i++) v[i] = p[i * 1024 + threadIdx.x];
        __syncthreads();
        #pragma unroll
        for (int r = 0; r < 8; r++)
            #pragma unroll
            for (int i = 0; i < 64; i++) v[i] = v[i] * v[(i * 7 + r) % 64] + 1.0f;
        #pragma unroll
        for (int i = 0; i < 64; i++) p[i * 1024 + threadIdx.x] = v[i];
    }"""
    artifact = compile_text(text)
    entry = artifact.entries["spills"]
    assert entry.registers == 32
    assert entry.spill_stores > 0
    assert entry.spill_loads > 0
    assert entry.stack > 0
    try:
        listing = subprocess.run(
            [jit.inspect.tool("cuobjdump"), "--dump-resource-usage", "/dev/stdin"],
            input=artifact.cubin,
            capture_output=True,
        )
    except jit.NoCompilerError as error:
        pytest.skip(str(error))
    if listing.returncode == 0:
        assert f"REG:{entry.registers} " in listing.stdout.decode()


@pytest.mark.parametrize("arch", jit.arch.TABLE)
def test_every_architecture_of_the_table_compiles(arch):
    artifact = compile_text('extern "C" __global__ void k(int* p) { *p = 1; }', arch)
    assert f".target {arch}" in artifact.ptx
    assert artifact.arch == arch


def test_architecture_specific_instructions():
    text = """extern "C" __global__ void k(int* p) {
        asm volatile("%s" ::: "memory");
    }"""
    assert compile_text(text % "wgmma.fence.sync.aligned;", "sm_90a").cubin
    assert compile_text(text % "tcgen05.fence::before_thread_sync;", "sm_100a").cubin
    with pytest.raises(jit.CompileError, match="not supported"):
        compile_text(text % "wgmma.fence.sync.aligned;", "sm_100a")


def test_a_header_that_is_gone_has_no_names_of_the_prelude(tmp_path):
    (header := tmp_path / "a.h").write_text("#pragma once\n")
    header.unlink()
    assert not request._defines(str(header), "a digest")


def test_defines_and_include_dirs(tmp_path):
    (tmp_path / "value.cuh").write_text("#define VALUE (BASE + 2)\n")
    text = '#include "value.cuh"\nextern "C" __global__ void k(float* p) { *p = VALUE; static_assert(FLAG == 1); }'
    artifact = compile_text(text, defines={"BASE": 40, "FLAG": True, "BARE": None}, include_dirs=[tmp_path])
    assert "0f42280000" in artifact.ptx or "1109917696" in artifact.ptx  # 42.0f
    with pytest.raises(jit.ArgumentError, match="defines: 'a b'"):
        compile_text(text, defines={"a b": 1}, include_dirs=[tmp_path])


def test_source_by_path(tmp_path):
    path = tmp_path / "in a folder.cu"
    path.write_text('extern "C" __global__ void k(int* p) { *p = 1; }')
    for given in (path, str(path)):
        artifact = jit.compile(given, arch="sm_90a", cache=False)
        assert artifact.source_name == str(path)
        assert str(path) in artifact.ptx
    with pytest.raises(jit.ArgumentError, match=r"source: cannot read .*missing\.cu"):
        jit.compile(tmp_path / "missing.cu", arch="sm_90a")
    with pytest.raises(jit.ArgumentError, match="source: expected a path or CUDA source text"):
        jit.compile("  \n", arch="sm_90a")
    with pytest.raises(jit.ArgumentError, match="options: expected a list"):
        jit.compile(path, arch="sm_90a", options="-O3")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("source", {}),
        ("options", {"options": ["-DA=\ud800"]}),
        ("name_expressions", {"name_expressions": ["k<\udc80>"]}),
        ("defines", {"defines": {"A": "\ud800"}}),
    ],
)
def test_half_of_a_surrogate_pair_is_told_by_its_argument(what: str, words: dict) -> None:
    """As in a text that was read with ``errors="surrogateescape"``."""
    text = 'extern "C" __global__ void k(int* p) { *p = 1; }' + ("// \udce9" if what == "source" else "")
    with pytest.raises(jit.ArgumentError, match=f"^{what}: '.*' at character [0-9]+ is half of a surrogate pair"):
        jit.compile(text, arch="sm_90a", **words)


def test_cuda_headers_are_found_when_installed():
    from jit.compiler.request import cuda_include

    text = '#include <cuda_fp16.h>\nextern "C" __global__ void k(half* p) { *p = __float2half(1.5f); }'
    if cuda_include() is None:
        with pytest.raises(jit.CompileError, match="pip install nvidia-cuda-runtime"):
            compile_text(text)
    else:
        assert compile_text(text).cubin


def test_what_the_quick_way_leaves_out_is_there_for_sources_that_use_it():
    small = 'extern "C" __global__ void k(int* p) { *p = 7; }'
    texture = """extern "C" __global__ void k(float* p, cudaTextureObject_t t, cudaError_t e) {
        *p = tex2D<float>(t, 1.f, 2.f) + e; }"""
    text = "#ifdef __CUDACC_RTC_MINIMAL__\n__device__ int quick = 1;\n#endif\n__device__ int always = 7;"
    options = ["--gpu-architecture=sm_90a", "--std=c++20"]
    assert nvrtc.run(small, "/x.cu", options, minimal=True).ptx == nvrtc.run(small, "/x.cu", options).ptx
    assert compile_text(texture).entries["k"].params[1].size == 8
    assert ("quick" in compile_text(text).ptx) == (nvrtc.identity().version >= (12, 4))
    with pytest.raises(jit.CompileError, match="cudaErrror_t") as caught:
        compile_text(texture.replace("cudaError_t", "cudaErrror_t"))
    assert len(caught.value.diagnostics) == 1


def test_unknown_architectures_name_the_near_ones():
    for given, near in (("sm_90", "sm_90a"), ("9.0", "sm_90a"), ("sm_100", "sm_100a"), ("sm_103", "sm_103a")):
        with pytest.raises(jit.UnknownArchError, match=f"did you mean {near}"):
            compile_text("\n", given)
    with pytest.raises(jit.UnknownArchError, match=r"Known architectures.*sm_80, sm_86"):
        compile_text("\n", "gfx942")
    with pytest.raises(jit.UnknownArchError, match=r"compute capability 7\.0 is not known"):
        jit.arch.of_capability(7, 0)


def test_architecture_that_the_compiler_does_not_know(monkeypatch):
    row = jit.arch.Arch("sm_999a", (99, 9), 0, 0, 0, 0, 1, "none", None)
    monkeypatch.setitem(jit.arch.TABLE, "sm_999a", row)
    with pytest.raises(jit.UnknownArchError, match=r"NVRTC 1\d\.\d.* does not know sm_999a.*newer nvidia-cuda-nvrtc"):
        compile_text('extern "C" __global__ void k() {}', "sm_999a")


def test_target_arch(monkeypatch):
    monkeypatch.delenv("WARPYARD_ARCH", raising=False)
    assert jit.target_arch("cpu") == "sm_90a"
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    assert jit.target_arch("cpu") == "sm_100a"
    monkeypatch.setenv("WARPYARD_ARCH", "sm_91")
    with pytest.raises(jit.UnknownArchError, match="'sm_91'"):
        jit.target_arch("cpu")


def test_front_end_errors_have_lines(tmp_path):
    header = tmp_path / "broken.cuh"
    header.write_text("\n\n__device__ int f() { return undeclared; }\n")
    source = tmp_path / "k.cu"
    source.write_text('#include "broken.cuh"\nextern "C" __global__ void k(float* p) {\n    *p = "text";\n}\n')
    with pytest.raises(jit.CompileError) as caught:
        jit.compile(source, arch="sm_90a", cache=False)
    places = {(d.file, d.line): d for d in caught.value.diagnostics if d.severity == "error"}
    assert set(places) == {(str(header), 3), (str(source), 3)}
    assert places[str(source), 3].text.strip() == '*p = "text";'
    assert "undeclared" in places[str(header), 3].message
    for part in (f"{header}:3:29: error", f"{source}:3:8: error", '*p = "text";'):
        assert part in str(caught.value)


def test_columns_notes_and_instantiations():
    text = (
        'template <int N> struct A { static_assert(N > 3, "N too small"); };\n'
        "template <int N> __device__ int g() { A<N> a; return 1; }\n"
        'extern "C" __global__ void k(int* p) {\n\tp[0] = q;\n    p[1] = g<2>();\n}\n'
    )
    with pytest.raises(jit.CompileError) as caught:
        compile_text(text)
    first, second = caught.value.diagnostics
    assert (first.file, first.column, first.text) == (__file__, 9, "\tp[0] = q;")
    assert (second.file, second.column) == (__file__, 29)
    lines = Path(__file__).read_text().splitlines()
    assert "p[0] = q;" in lines[first.line - 1]
    assert "static_assert(N > 3" in lines[second.line - 1]
    part = 'instantiation of "int g<N>() [with N=2]" at line 5'
    assert part in second.detail
    assert part in str(caught.value)
    if "note #" in caught.value.log:  # newer compilers only
        assert "note: the final comparison was 2 > 3" in second.detail


def test_missing_header_says_what_to_do():
    with pytest.raises(jit.CompileError, match=r"cannot open source file \"nope\.cuh\"[\s\S]*include_dirs"):
        compile_text('#include "nope.cuh"\n')


@pytest.mark.parametrize(
    ("instruction", "arch", "message"),
    [
        ("no.such.instruction %0;", "sm_90a", "Not a name of any known instruction: 'no'"),
        ("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 32;", "sm_90a", "'tcgen05.dealloc' not supported"),
        ("add.u32 %0, %0, 1.5;", "sm_90a", "Arguments mismatch|Unexpected instruction types"),
    ],
    ids=["unknown instruction", "wrong architecture", "wrong operand"],
)
def test_assembler_errors_are_at_lines_of_the_source(tmp_path, instruction, arch, message):
    """Also through an inlined wrapper in a header, as the PTX wrappers of the kernels are."""
    header = tmp_path / "wrap.cuh"
    header.write_text(
        "#pragma once\n__device__ __forceinline__ void wrap(unsigned a) {\n"
        f'    asm volatile("{instruction}" :: "r"(a));\n}}\n'
    )
    source = tmp_path / "k.cu"
    source.write_text(
        '#include "wrap.cuh"\n__device__ int other;\nextern "C" __global__ void k(unsigned* p) {\n'
        "    other = 1;\n    wrap(p[0]);\n}\n"
    )
    with pytest.raises(jit.CompileError, match=message) as caught:
        jit.compile(source, arch=arch, cache=False)
    error = next(d for d in caught.value.diagnostics if d.severity == "error")
    assert error.stage == "ptxas"
    assert (error.file, error.line) == (str(header), 3)
    assert [place[:2] for place in error.inlined] == [(str(source), 5)]
    assert instruction.split()[0] in error.ptx_text
    assert caught.value.ptx.splitlines()[error.ptx_line - 1] == error.ptx_text
    assert f"{header}:3:" in str(caught.value)
    assert f"inlined at {source}:5:" in str(caught.value)


def test_warnings_are_issued():
    with pytest.warns(jit.CompileWarning, match="declared but never referenced"):
        artifact = compile_text('extern "C" __global__ void k() {\n    int unused;\n}')
    assert [(d.severity, d.line) for d in artifact.diagnostics] == [("warning", 2)]


def test_unknown_name_expression():
    with pytest.raises(jit.CompileError, match="absent"):
        compile_text(KERNELS, name_expressions=["absent<3>"])


def test_compile_many_reports_each_build():
    builds = [
        {
            "source": f'extern "C" __global__ void k(int* p) {{ *p = {i}; {"oops" if i == 2 else ""} }}',
            "arch": arch,
            "cache": False,
        }
        for i in range(3)
        for arch in ("sm_90a", "sm_100a")
    ]
    outcomes = list(jit.compile_many(builds, workers=2))
    assert len(outcomes) == 6
    for outcome in outcomes:
        assert (outcome.artifact is None) == (outcome.error is not None) == ("oops" in outcome.build["source"])
        assert outcome.artifact is None or outcome.artifact.arch == outcome.build["arch"]
    with pytest.raises(TypeError):
        list(jit.compile_many([{"source": "\n", "no_such_argument": 1}]))


def test_python_runs_while_nvrtc_compiles():
    """A compile of a fraction of a second leaves the interpreter free: a counting thread goes on."""
    text = "template <int N> struct S { static constexpr int v = S<N - 1>::v + N % 3; };\n"
    text += "template <> struct S<0> { static constexpr int v = 0; };\n"
    text += "".join(f"__device__ float f{i}(float x) {{ return x * {i}.5f + S<{150 + i}>::v; }}\n" for i in range(40))
    text += 'extern "C" __global__ void k(float* p) {' + "".join(f"p[{i}] = f{i}(p[{i}]);" for i in range(40)) + "}"
    done, looked, whole = threading.Event(), threading.Event(), 0.0

    def compile_it() -> None:
        nonlocal whole
        try:
            compile_text(text)
        finally:
            whole = time.thread_time()
            done.set()
        looked.wait()  # the clock of a thread ends with it

    worker = threading.Thread(target=compile_it)
    worker.start()
    assert worker.ident is not None
    clock, seen = time.pthread_getcpuclockid(worker.ident), []
    while not done.wait(0.001):
        seen.append(time.clock_gettime(clock))  # how far it is, by a clock that stands still while others are served
    looked.set()
    worker.join()
    assert [at for at in seen if whole / 4 < at < whole * 3 / 4], f"never in the middle of {whole} s: {seen}"


@pytest.mark.parametrize("arch", [", arch='sm_90a'", ""])
def test_no_torch_import_to_compile(arch):
    """Nor to know for which architecture, where no GPU is to be used."""
    done = python(
        f"import sys, jit; a = jit.compile('extern \"C\" __global__ void k() {{}}\\n'{arch}, cache=False);"
        "print(a.arch, 'torch' in sys.modules, 'cupy' in sys.modules)",
        CUDA_VISIBLE_DEVICES="",
    )
    assert done.stdout.split() == ["sm_90a", "False", "False"], done.stderr


def test_missing_compiler_says_what_to_install():
    """The bindings hidden, then the library hidden from the bindings' own search."""
    compiled = (
        "import jit\ntry:\n    jit.compile('\\n extern', arch='sm_90a', cache=False)\n"
        "except jit.NoCompilerError as e:\n    print(e)"
    )
    hidden = python("import sys; sys.modules['cuda.bindings.nvrtc'] = None\n" + compiled)
    assert "NVRTC's Python bindings are not installed" in hidden.stdout, hidden.stderr
    assert "pip install" in hidden.stdout
    search = (
        "import cuda.pathfinder as p\n"
        "def none(name, *rest): raise p.DynamicLibNotFoundError(f'no library {name}')\n"
        "p.load_nvidia_dynamic_lib = none\n"
    )
    hidden = python(search + compiled)
    assert "the NVRTC library is not found" in hidden.stdout, hidden.stderr
    assert "nvidia-cuda-nvrtc" in hidden.stdout


def test_sources_are_read_in_the_encodings_that_compilers_take(tmp_path: Path) -> None:
    body = 'extern "C" __global__ void k(float* x) { x[0] = 1; }\r\n'
    path = tmp_path / "k.cu"
    for data in (b"\xef\xbb\xbf" + body.encode(), b"// caf\xe9\r\n" + body.encode()):
        path.write_bytes(data)
        assert list(jit.compile(path).entries) == ["k"]
    path.write_bytes(body.encode("utf-16"))
    with pytest.raises(jit.ArgumentError, match="it is UTF-16; save it as UTF-8"):
        jit.compile(path)
