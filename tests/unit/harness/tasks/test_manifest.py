"""task.yml by its schema: each mistake ends with exit 2 and names the file and the line."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.errors import Exit, HarnessError
from harness.tasks import discovery, manifest
from tests.paths import AXPY, TASKS

GOOD = (AXPY / "task.yml").read_text()


def _line(text: str, part: str) -> int:
    return 1 + text[: text.index(part)].count("\n")


def _told(folder: Path, text: str | bytes) -> HarnessError:
    path = folder / "task.yml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(HarnessError) as caught:
        manifest.read(path)
    return caught.value


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(AXPY, tmp_path / "collection" / "problems" / "axpy"))


# What is replaced in a good file, by what, what is said of it, and a word of the line that is named.
MISTAKES = [
    ("tests:", "test:", "unknown key 'test'; did you mean 'tests'", "test:"),
    ("lang: py", "lang: cu", "lang: invalid enum value 'cu'", "lang"),
    ("lang: py", "speed: 3", "unknown key 'speed'", "speed"),
    ("lang: py", "lang: py\nlang: py", "the key 'lang' is there twice", "lang"),
    ("mutable_inputs: []", "mutable_inputs: 6", "config.mutable_inputs: expected `array", "mutable_inputs"),
    ("mutable_inputs: []", "mutable_inputs: [-1]", "config.mutable_inputs[0]", "mutable_inputs"),
    ("mutable_inputs: []", "torch_compute: never", "config.torch_compute", "torch_compute"),
    ("mutable_inputs: []", "mutable_input: []", "did you mean 'mutable_inputs'", "mutable_input"),
    ("test_timeout: 60", "test_timeout: soon", "test_timeout: expected `float`, got `str`", "test_timeout"),
    ("test_timeout: 60", "test_timeout: .nan", "test_timeout", "test_timeout: .nan"),
    ("test_timeout: 60", "test_timeout: -1", "test_timeout: expected `float` > 0", "test_timeout"),
    ("test_timeout: 60", "test_timeout: 100000", "test_timeout: expected `float` <= 86400", "test_timeout"),
    ("  - {n: 4096, seed: 12}", "  - 4096", "tests[1]: expected `object`, got `int`", "- 4096"),
    ("  - {n: 4096, seed: 12}", "  - {}", "tests[1]: expected `object` of length >= 1", "- {}"),
    ("  - {n: 4096, seed: 12}", "  - {n: , seed: 12}", "got `null`", "{n: ,"),
    ("  - {n: 4096, seed: 12}", "  - {n: {m: 1}, seed: 12}", "got `object`", "{n: {"),
    ("  - {n: 4096, seed: 12}", "  - {n: [[1]], seed: 12}", "got `array`", "{n: [["),
    ("  - {n: 4096, seed: 12}", "  - {n: 2020-01-01, seed: 12}", "tests[1]", "{n: 2020"),
    ("  - {n: 4096, seed: 12}", "  - {n: .inf, seed: 12}", "tests[1].n: expected a finite number", "{n: .inf"),
    ("  - {n: 4096, seed: 12}", f"  - {{n: 4, seed: {2**64}}}", "tests[1]", "{n: 4,"),
    ("  - {n: 4096, seed: 12}", "  - {n: 4, seed: -1}", "tests[1].seed: expected a whole number", "{n: 4,"),
    ("  - {n: 4096, seed: 12}", "  - {n: 4, seed: one}", "tests[1].seed: expected a whole number", "{n: 4,"),
    ("  - {n: 4096, seed: 12}", '  - {"n m": 4}', "tests[1]: expected `str` matching", '"n m"'),
    ("  - {n: 4096, seed: 12}", "  - {n: 4, n: 5}", "the key 'n' is there twice", "{n: 4,"),
    ("  - {n: 4096, seed: 12}", "  - {n: [1, 2}", "no valid YAML", "{n: [1"),
    ("  - {n: 4096, seed: 12}", "  - {[n]: 4}", "expected a word for a key", "{[n]"),
    ("  - {n: 4096, seed: 12}", "  - &a {n: 4, m: *a}", "nested deeper", "&a"),
    ("  - {n: 4096, seed: 12}", "  - !!python/object:os.system {n: 4}", "no valid YAML", "python/object"),
    ("tests:\n  - {n: 1000", "tests: 5\nbenchmarks:\n  - {n: 1000", "there twice", "benchmarks:"),
    ("source: task.py", "source: nothing.py", "no file 'nothing.py'", "nothing.py"),
    ("source: task.py", "source: [task.py]", "files[1].source: expected `str`", "[task.py]"),
    ("source: task.py", "source: /etc/passwd", "files[1].source: expected a path in the folder", "/etc"),
    ("source: task.py", "source: ../../../task.py", "in one of the two above it", "../../.."),
    ("source: task.py", "source: ../secret", "expected a source file", "../secret"),
    ("source: task.py", "source: a/../../task.py", "expected a path in the folder", "a/.."),
    ("source: task.py", "source: .", "expected a source file", "source: ."),
    ("source: task.py", "source: link.py", "leaves the folders of the task", "link.py"),
    ("name: task.py", "name: ../task.py", "files[1].name: expected a path inside the folder", "../task.py"),
    ("name: task.py", "name: /tmp/task.py", "files[1].name: expected a path inside the folder", "/tmp"),
    ("name: task.py", "name: reference.py", "'reference.py' is listed twice", "source: reference.py"),
    ("name: task.py, ", "", "files[1]: object missing required field `name`", "source: task.py"),
    ("name: task.py, ", "name: task.py, mode: 7, ", "unknown key 'mode'; known: name, source", "mode"),
    ("description: out", "\tdescription: out", "no valid YAML", "\tdescription"),
    ("lang: py", "templates: {Python: ../../../t.py}", "templates.Python", "templates"),
    ("lang: py", "gpus: H200", "gpus: expected `array`", "gpus"),
    ("lang: py", "multi_gpu: perhaps", "multi_gpu: expected `bool`", "multi_gpu"),
]


@pytest.mark.parametrize(("part", "instead", "message", "line"), MISTAKES, ids=[f"{m[1][:24]}" for m in MISTAKES])
def test_a_mistake_is_told_with_its_line(folder: Path, part: str, instead: str, message: str, line: str) -> None:
    (folder / "link.py").symlink_to("/etc/hosts")
    assert part in GOOD
    text = GOOD.replace(part, instead, 1)
    error = _told(folder, text)
    assert error.code == Exit.USAGE
    assert message in str(error)
    lines = [_line(text, line), text.count("\n", 0, text.rindex(line)) + 1]
    assert any(f"task.yml:{number}: " in str(error) for number in lines), str(error)


@pytest.mark.parametrize(
    "text", [b"", b"- 1", b"tests", b"\xff\xfe", b"a\0b: 1", b"lang: py", b"tests:\n", b"[" * 5000, b"x: " * 400_000]
)
def test_what_is_no_mapping_is_told(folder: Path, text: bytes) -> None:
    error = _told(folder, text)
    assert error.code == Exit.USAGE
    assert "task.yml:" in str(error)


def test_files_of_the_collection_are_taken(folder: Path) -> None:
    for place in (folder.parent / "utils.py", folder.parent.parent / "other" / "utils.py"):
        place.parent.mkdir(exist_ok=True)
        shutil.copy(TASKS / "utils.py", place)
    for source in ("../utils.py", "../../other/utils.py"):
        text = GOOD.replace("files:\n", f'files:\n  - {{name: utils.py, source: "{source}"}}\n', 1)
        (folder / "task.yml").write_text(text)
        task = tasks.load(folder)
        assert task.files["utils.py"] == (folder / source).resolve()
        assert task.reference.ref_kernel is not None


def test_a_broken_task_does_not_hide_the_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARPYARD_TASKS", str(folder.parent))
    shutil.copytree(folder, folder.parent / "good")
    (folder / "task.yml").write_text("tests: no\n")
    assert cli.main(["list"]) == 0
    printed = capsys.readouterr()
    assert "good" in printed.out
    assert "task.yml:1: tests: expected `array`" in printed.err
    assert cli.main(["check", "axpy"]) == 2
    assert "task.yml:1" in capsys.readouterr().err


def _variant(rng: random.Random) -> bytes:
    """A good file with some bytes, lines or values changed."""
    raw = GOOD
    for _ in range(rng.randint(1, 4)):
        lines = raw.splitlines(keepends=True)
        at = rng.randrange(len(lines))
        way = rng.randrange(7)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, rng.choice(lines))
        elif way == 2:
            lines[at] = " " * rng.randint(1, 6) + lines[at]
        elif way == 3:
            strange = [
                "[]",
                "{}",
                "~",
                "-1",
                "1e400",
                ".nan",
                "!!binary x",
                "&a *a",
                "2**70",
                str(2**70),
                "'",
                '"',
                "\t",
            ]
            key, colon, _ = lines[at].partition(":")
            lines[at] = f"{key}{colon} {rng.choice(strange)}\n"
        elif way == 4:
            word = rng.choice(["n", "seed", "name", "source", "tests", "11", "task.py", "config"])
            lines[at] = lines[at].replace(
                word, rng.choice(["", "x", "../x", "9" * 30, "[1]", "True", "\u2603", word * 2])
            )
        elif way == 5:
            place = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chr(rng.randrange(1, 256)) + lines[at][place:]
        else:
            lines = lines[at:] + lines[:at]
        raw = "".join(lines) or "x"
    return raw.encode("utf-8" if rng.random() < 0.9 else "latin-1", errors="replace")


def _fuzz(folder: Path, seed: int, count: int) -> None:
    rng, good = random.Random(seed), 0
    for number in range(count):
        raw = _variant(rng)
        (folder / "task.yml").write_bytes(raw)
        try:
            task = tasks.load(folder)
            used = [case.name for case in [*task.tests, *task.benchmarks]], task.description, task.public_files
            good += bool(used)
        except Exception as error:
            text = isinstance(error, HarnessError) and error.code == Exit.USAGE and "task.yml:" in str(error)
            if not text:
                raise AssertionError(f"seed {seed}, variant {number}: {error!r} for {raw!r}") from error
    assert 0 < good < count


def test_fuzzed_files_load_or_are_told(folder: Path) -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    _fuzz(folder, seed, 150)


@pytest.mark.nightly
def test_many_fuzzed_files(folder: Path) -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    _fuzz(folder, seed, 20_000)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("what", ["a pipe", "no end", "large"])
def test_a_task_yml_that_is_no_plain_file_is_told(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for tasks neither waits for it nor reads it without an end."""
    path = tmp_path / "hostile" / "task.yml"
    path.parent.mkdir()
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "no end":
        path.symlink_to("/dev/zero")
    else:
        path.write_bytes(b"#" * (1 << 20) + b"\n")
    with pytest.raises(HarnessError, match="plain file of at most 1048576 bytes") as raised:
        manifest.read(path)
    assert raised.value.code == Exit.USAGE
    monkeypatch.setenv("WARPYARD_TASKS", str(tmp_path))
    assert "attn_dist" in discovery.discover()


@pytest.mark.parametrize("name", ["x" * 5000, "../" * 3000, "a\0b", "x" * 300, "\ud800"])
def test_a_name_that_no_file_can_have_is_no_task(name: str) -> None:
    with pytest.raises(HarnessError, match="no task") as raised:
        discovery.resolve([name])
    assert raised.value.code == Exit.NOTHING_MATCHED
    assert len(str(raised.value)) < 2000
