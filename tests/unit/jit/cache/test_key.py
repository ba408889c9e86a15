"""What changes the key of a compile: headers however they are included, options, and what the clock changes."""

from __future__ import annotations

import mmap
import os
import re
from dataclasses import replace

import pytest

import jit
from jit.compiler import includes, nvrtc
from tests.unit.jit.cache.compiling import TEXT, compile_with


def test_key_follows_headers(cache, tmp_path):
    """An edit of any header on the way changes the key, whatever its time stamp; a revert finds the old entry."""
    inner, outer, source = tmp_path / "inc/inner.cuh", tmp_path / "inc/outer.cuh", tmp_path / "k.cu"
    inner.parent.mkdir()
    outer.write_text('#include "inner.cuh"\n')
    inner.write_text("#define VALUE 11\n")
    source.write_text('#include <outer.cuh>\nextern "C" __global__ void k(int* p) { *p = VALUE; }')
    os.utime(inner, (1e9, 1e9))

    def compiled() -> jit.Artifact:
        return compile_with(cache, source, include_dirs=[tmp_path / "inc"])

    first = compiled()
    assert compiled().cached
    inner.write_text("#define VALUE 22\n")
    os.utime(inner, (1e9, 1e9))  # same size and time of modification
    second = compiled()
    assert not second.cached
    assert second.cubin != first.cubin
    inner.write_text("#define VALUE 11\n")
    third = compiled()
    assert third.cached
    assert third.cubin == first.cubin


def test_edit_within_one_tick_of_the_clock_is_not_missed(tmp_path):
    """A store to a mapped page that is dirty already changes the file and no time stamp."""
    header = tmp_path / "value.cuh"
    header.write_text("#define VALUE 1\n")
    text = '#include "value.cuh"\nextern "C" __global__ void k(int* p) { *p = VALUE; }'

    def key() -> str:
        return jit.compiler.request.request(text, "sm_90a", {}, (), [tmp_path], ()).key

    with open(header, "r+b") as file, mmap.mmap(file.fileno(), 0) as page:
        page[14:15] = b"2"
        before, stamp = key(), header.stat().st_ctime_ns
        page[14:15] = b"3"
        if header.stat().st_ctime_ns != stamp:
            pytest.skip("this file system stamps every store")
        assert key() != before


def test_key_follows_everything_given(cache, tmp_path):
    (tmp_path / "other").mkdir()
    source = tmp_path / "k.cu"
    source.write_text(TEXT)
    moved = tmp_path / "other/k.cu"
    moved.write_text(TEXT)
    given = [
        {"source": TEXT},
        {"source": source},
        {"source": moved},  # line information names the file
        {"source": TEXT + " "},
        {"source": TEXT, "arch": "sm_100a"},
        {"source": TEXT, "defines": {"A": 1}},
        {"source": TEXT, "defines": {"A": 2}},
        {"source": TEXT, "defines": {"A": 1, "B": 2}},
        {"source": TEXT, "options": ["--use_fast_math"]},
        {"source": TEXT, "options": ["--maxrregcount=32", "--use_fast_math"]},
        {"source": TEXT, "options": ["--use_fast_math", "--maxrregcount=32"]},
        {"source": TEXT, "include_dirs": [tmp_path]},
        {"source": "template <int N> __global__ void k() {}", "name_expressions": ["k<1>"]},
        {"source": "template <int N> __global__ void k() {}", "name_expressions": ["k<2>"]},
    ]
    assert not any(compile_with(cache, **kwargs).cached for kwargs in given)
    assert all(compile_with(cache, **kwargs).cached for kwargs in given)
    assert len(cache.entries()) == len(given)


@pytest.mark.parametrize("change", [{"build": "another"}, {"version": (12, 1)}])
def test_key_follows_the_compiler(change, monkeypatch):
    """Two builds of one version may make different code."""
    made = jit.compiler.request.request(TEXT, "sm_90a", {}, (), (), ())
    other = replace(made)
    identity = nvrtc.identity()
    assert made.key == other.key
    other = replace(made)
    monkeypatch.setattr(nvrtc, "identity", lambda: replace(identity, **change))
    assert other.key != made.key


def test_key_follows_a_header_that_appears_earlier_on_the_path(cache, tmp_path):
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
    (tmp_path / "second/value.cuh").write_text("#define VALUE 1\n")
    text = '#include "value.cuh"\nextern "C" __global__ void k(int* p) { *p = VALUE; }'
    dirs = [tmp_path / "first", tmp_path / "second"]
    first = compile_with(cache, text, include_dirs=dirs)
    (tmp_path / "first/value.cuh").write_text("#define VALUE 2\n")
    second = compile_with(cache, text, include_dirs=dirs)
    assert not second.cached
    assert second.ptx != first.ptx


@pytest.mark.parametrize("layout", ["beside the header", "beside the source", "both", "include dir", "computed"])
def test_the_header_that_nvrtc_reads_is_the_one_in_the_key(cache, tmp_path, layout):
    """Which of several files of one name NVRTC opens is found by editing each: a changed cubin needs a changed key."""
    for folder in ("src", "inc", "more"):
        (tmp_path / folder).mkdir()
    (tmp_path / "inc/a.cuh").write_text('#include "b.cuh"\n')
    text = '#include "a.cuh"\nextern "C" __global__ void k(int* p) { *p = VALUE; }'
    if layout == "computed":
        text = '#define NAME "b.cuh"\n#include NAME\nextern "C" __global__ void k(int* p) { *p = VALUE; }'
    (tmp_path / "src/k.cu").write_text(text)
    places = {
        "beside the header": ["inc"],
        "beside the source": ["src"],
        "both": ["src", "inc"],
        "include dir": ["more"],
        "computed": ["src", "inc"],
    }[layout]
    for place in places:
        (tmp_path / place / "b.cuh").write_text("#define VALUE 1\n")

    def compiled() -> jit.Artifact | None:
        try:
            return compile_with(cache, tmp_path / "src/k.cu", include_dirs=[tmp_path / "inc", tmp_path / "more"])
        except jit.CompileError:
            return None  # a header beside the source alone is not searched for from another folder

    before = compiled()
    for number, place in enumerate(places, 2):
        (tmp_path / place / "b.cuh").write_text(f"#define VALUE {number}\n")
        folders = [tmp_path / "inc", tmp_path / "more"]
        fresh = jit.compiler.request.request(tmp_path / "src/k.cu", "sm_90a", {}, (), folders, ())
        after = compiled()
        if before is None or after is None:
            assert before is after
            continue
        truth = jit.compiler.build.build(fresh)
        assert after.ptx == truth.ptx, f"the entry is not what the headers in {place} give"
        before = after


SPELLINGS = {
    "comment behind the sign": '#/**/include "value.cuh"\n',
    "comments everywhere": '/* a\n b */ # /* c */ include /* d */ "value.cuh"\n',
    "form feed": '\f#include "value.cuh"\n',
    "vertical tab": '#\vinclude\v"value.cuh"\n',
    "spliced": '#inc\\\nlude "val\\\nue.cuh"\n',
    "digraph": '%:include "value.cuh"\n',
    "carriage returns": '#define A\r#include "value.cuh"\r',
    "asked by another name": '#define ASKS __has_include\n#if ASKS("value.cuh")\n#include "value.cuh"\n#else\n'
    "#define VALUE 1\n#endif\n",
    "asked by a pasted name": "#define PASTE(a, b) a##b\n"
    '#if PASTE(__has_incl, ude)("value.cuh")\n#include "value.cuh"\n#else\n#define VALUE 1\n#endif\n',
    "macro": '#define NAME "value.cuh"\n#include NAME\n',
    "macro of another suffix": '#define NAME "value.txt"\n#include NAME\n',
    "asked by a macro": '#define NAME "value.cuh"\n#if __has_include(NAME)\n#include "value.cuh"\n#else\n'
    "#define VALUE 1\n#endif\n",
    "asked by a forwarding macro": '#define ASK_HAS_INCLUDE(x) __has_include(x)\n#if ASK_HAS_INCLUDE("value.cuh")\n'
    '#include "value.cuh"\n#else\n#define VALUE 1\n#endif\n',
}


@pytest.mark.parametrize("name", SPELLINGS)
@pytest.mark.parametrize("at_first", ["there", "missing"])
def test_an_edit_is_seen_however_the_include_is_written(cache, tmp_path, name, at_first):
    header = tmp_path / ("value.txt" if "suffix" in name else "value.cuh")
    source = tmp_path / "k.cu"
    source.write_text(SPELLINGS[name] + 'extern "C" __global__ void k(int* p) { *p = VALUE; }\n')

    def value() -> str:
        try:
            ptx = compile_with(cache, source).ptx
        except jit.CompileError:
            return "error"
        [found] = re.findall(r"[ ,](1|11|22|33);", ptx)
        return found

    seen = set()
    if at_first == "missing":
        seen.add(value())
    for number in (11, 22, 33):
        header.write_text(f"#define VALUE {number}\n")
        seen.add(value())
    assert len(seen) == 3 + (at_first == "missing")


@pytest.mark.parametrize("clock", ["__TIME__", "PASTE(__TI, ME__)", "PASTE(_, _DATE__)"])
def test_what_the_clock_changes_is_not_kept(cache, clock):
    text = "#define PASTE(a, b) PASTED(a, b)\n#define PASTED(a, b) a##b\n"
    text += f'extern "C" __global__ void k(const char** p) {{ *p = {clock}; }}'
    assert not compile_with(cache, text).cached
    assert not compile_with(cache, text).cached
    assert not cache.entries()


def test_an_endless_file_is_refused(cache):
    with pytest.raises(jit.ArgumentError, match="it includes /dev/zero, which is no regular file"):
        compile_with(cache, '#include "/dev/zero"\nextern "C" __global__ void k() {}')


def test_an_endless_file_that_a_macro_names_is_refused(cache):
    """By the compiler: no scan knows the name."""
    with pytest.raises(jit.CompileError, match="not a regular file"):
        compile_with(cache, '#define NAME "/dev/zero"\n#include NAME\nextern "C" __global__ void k() {}')


@pytest.mark.parametrize("word", ["__has_include", "__has_include_next"])
def test_what_asks_for_a_file_by_its_name_is_kept(word):
    assert not includes.volatile(f"#if {word}(<a.h>)\n#endif\n")


def test_key_has_the_headers_that_come_before_a_text():
    """They change with this project."""
    (before,) = (one for one in _made("void f(uint32_t x) {}").options if one.startswith("--pre-include="))
    files = dict(_made("void f(uint32_t x) {}").headers.files)
    assert files[before.partition("=")[2]]
    assert "" not in files.values()
    assert not any("pre-include" in one for one in _made("void f() {}").options)


def _made(text):
    return jit.compiler.request.request(text, "sm_90a", {}, (), (), ())
