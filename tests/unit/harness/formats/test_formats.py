"""Findings as lines, as SARIF and as GitHub's annotations; the JSON documents and their published schema."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from harness import cli, formats
from harness.api import Finding, findings
from harness.cli import _common, _parsers
from harness.formats import documents, lines, sarif
from harness.history.trials import Trial
from harness.profile import sanitizer
from harness.report import console
from harness.tasks import ROOT
from tests import late
from tests.unit.harness.api.test_api import RACE as RACY
from tests.unit.harness.command_line import AXPY, run, submission

SARIF = late.Module("pydantic_sarif.model")
SCHEMA = json.loads((ROOT / "docs" / "documents.schema.json").read_text())
CPU = ("--device", "cpu", "--calls", "1")
RACE = Finding("race", "one: 100%\ntwo", "/a b/k,1.cu", 7, 3, "axpy", ("note",), "axpy", 2, "warpyard check axpy -k 2")
HAZARD = (
    "========= Error: Race reported between Write access at k+0x70 in k.cu:5\n========= RACECHECK SUMMARY: 1 hazard\n"
)


def _log() -> Any:
    """SARIF's schema as a type."""
    return SARIF.StaticAnalysisResultsFormatSarifVersion210JsonSchema


def valid(text: str) -> dict[str, Any]:
    document = json.loads(text)
    jsonschema.validate(document, SCHEMA)
    return dict(document)


def test_a_line_has_the_place_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert lines.concise(RACE) == "/a b/k,1.cu:7:3: race: one: 100% [axpy, case 2]"
    monkeypatch.chdir(tmp_path)
    assert lines.concise(Finding("wrong", "no", str(tmp_path / "a" / "b.py"))) == "a/b.py:1:1: wrong: no"
    assert lines.concise(Finding("no_device", "")) == "<unknown>:1:1: no_device: no_device"


def test_an_annotation_is_one_line_whatever_the_message_has() -> None:
    assert lines.github(RACE) == (
        "::error file=/a b/k%2C1.cu,line=7,col=3,title=warpyard%3A race in axpy::"
        "one: 100%25%0Atwo%0Awarpyard check axpy -k 2"
    )


@pytest.mark.parametrize("form", ["concise", "github", "sarif", "json"])
@pytest.mark.parametrize(
    "place", ["a.cu:" + "9" * 5000, "a.cu:1:" + "9" * 5000, "a.cu:0", ":", "\udcff.cu:1", "/\udcff:1"]
)
def test_no_place_or_name_of_a_file_loses_what_was_found(form: str, place: str) -> None:
    """A line of 5000 digits, and a file whose name is no UTF-8; what a server sends is shown as what a check finds."""
    case = {"index": 0, "name": "c", "status": "wrong", "message": "differs", "location": place, "remarks": []}
    found = {"verb": "submit", "file": "\udcff.py", "task": "t", "status": "wrong", "message": "", "cases": [case]}
    assert "differs" in formats.written(found, form)
    document = {"task": "t", "submission": "/x/\udcff.py", "cases": [case]}
    assert "differs" in formats.written({"verb": "check", "tasks": [document]}, form)
    said = f"{place}: error: differs\n"
    assert findings.of_compiler(said) == [] or findings.of_compiler(said)[0].message == "differs"


def test_a_sarif_log_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    found = [RACE, Finding("wrong", "", str(tmp_path / "ä b.py"), 2), Finding("race", "again"), Finding("error", "x")]
    for some in (found, []):
        log = sarif.log(some)
        _log().model_validate(log, strict=False)
        (one,) = log["runs"]
        rules = [rule["id"] for rule in one["tool"]["driver"]["rules"]]
        assert [rules[result["ruleIndex"]] for result in one["results"]] == [finding.kind for finding in some]
    results = sarif.log(found)["runs"][0]["results"]
    places = [result["locations"][0]["physicalLocation"] for result in results if "locations" in result]
    assert [place["artifactLocation"]["uri"] for place in places] == ["file:///a%20b/k%2C1.cu", "%C3%A4%20b.py"]
    assert places[0]["region"] == {"startLine": 7, "startColumn": 3}
    assert all(result["message"]["text"] for result in results)
    with pytest.raises(ValueError):
        _log().model_validate({**sarif.log(found), "runs": [{"results": []}]})


def test_what_only_costs_time_is_a_warning() -> None:
    spill = Finding("spill", "k spills", "k.cu", 3)
    assert lines.github(spill).startswith("::warning file=k.cu,line=3,")
    log = sarif.log([spill, RACE])
    _log().model_validate(log, strict=False)
    assert [result["level"] for result in log["runs"][0]["results"]] == ["warning", "error"]


@pytest.mark.usefixtures("quiet_machine")
def test_a_check_in_each_format(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = submission(tmp_path, "return x")
    words = ("check", AXPY, "-s", mine, "-k", "0", *CPU, "--output-format")
    code, out, errors = run(capsys, *words, "concise")
    assert (code, errors) == (1, "")
    assert out.startswith(f"{mine}:3:1: wrong: ")
    assert out.count("\n") == 1
    code, out, _ = run(capsys, *words, "github")
    assert out.startswith(f"::error file={mine},line=3,title=warpyard%3A wrong::")
    code, out, _ = run(capsys, *words, "sarif")
    assert code == 1
    _log().model_validate_json(out)
    assert json.loads(out)["runs"][0]["results"][0]["ruleId"] == "wrong"
    code, out, _ = run(capsys, *words, "json")
    assert valid(out)["verb"] == "check"
    code, out, _ = run(capsys, *words, "text")
    assert "0 of 1 passed" in out


@pytest.mark.usefixtures("quiet_machine")
def test_what_a_compiler_says_is_a_finding(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source = tmp_path / "k.cu"
    source.write_text('extern "C" __global__ void k(int* x) {\n    *x = y;\n}\n')
    words = ("inspect", str(source), "--arch", "sm_90a", "--output-format")
    assert run(capsys, *words, "concise") == (4, f'{source}:2:10: compile_error: identifier "y" is undefined\n', "")
    code, out, errors = run(capsys, *words, "json")
    assert (code, errors) == (4, "")
    assert 'identifier "y" is undefined' in valid(out)["error"]["message"]
    (one,) = findings.of_compiler('a b/tiny.cu(10): error: identifier "N" is undefined\n1 error detected in it.\n')
    assert (one.file, one.line, one.message) == ("a b/tiny.cu", 10, 'identifier "N" is undefined')


@pytest.mark.usefixtures("quiet_machine")
def test_inspect_lists_spills_at_their_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    many = " ".join(f"float a{i} = x[{i} * n];" for i in range(40))
    total = " + ".join(f"a{i} * a{i}" for i in range(40))
    text = f"""extern "C" __global__ void __maxnreg__(16) k(float* x, int n) {{
    {many}
    __syncthreads();
    x[0] = {total} + {" + ".join(f"a{i}" for i in range(40))};
}}
"""
    source, held = tmp_path / "k.cu", tmp_path / "mine.py"
    source.write_text(text)
    held.write_text(f'import jit\n\nSOURCE = r"""{text}"""\n')
    words = ("--arch", "sm_90a", "--output-format", "concise")
    code, out, errors = run(capsys, "inspect", str(source), *words)
    assert (code, errors) == (0, "")
    places = [line.split(": spill: k spills: ")[0] for line in out.splitlines()]
    assert places
    assert set(places) <= {f"{source}:{line}:1" for line in (1, 2, 4)}
    code, out, _ = run(capsys, "inspect", str(held), *words)
    assert [line.split(": spill: ")[0] for line in out.splitlines()] == [
        place.replace(str(source), str(held)).replace(f":{number}:", f":{number + 2}:")
        for place in places
        for number in [int(place.split(":")[1])]
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_trace_and_compare_list_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("race", "good", "bad")]
    for folder in folders:
        folder.mkdir()
    race = folders[0] / "mine.py"
    race.write_text(RACY)
    out_file = str(tmp_path / "t.json")
    words = ("trace", AXPY, "-s", str(race), "-k", "0", "--device", "emulator", "-o", out_file, "--output-format")
    code, out, _ = run(capsys, *words, "concise")
    assert code != 0
    assert out.startswith(f"{race}:10:")
    assert ": race: shared address" in out
    good, bad = submission(folders[1], "return 2.0 * x + y"), submission(folders[2], "return x")
    words = ("compare", AXPY, good, bad, "-k", "0", "--device", "cpu", "--budget", "0.2", "--reps", "3")
    code, out, _ = run(capsys, *words, "--output-format", "concise")
    assert code == 1
    assert out.startswith(f"{bad}:1:1: wrong: B: ")
    assert out.endswith(" [axpy, case 0]\n")


def test_programs_servers_and_sweeps_have_findings() -> None:
    """Of documents as these verbs print them; their own tests hold that they do."""
    report = {"kind": "out-of-bounds", "message": "past the end", "location": "/p/tiny.cu:4:5 (k)", "kernel": "k"}
    program = {"verb": "run", "program": "/p/tiny.cu", "findings": [report], "errors": ["refused"], "remarks": ["note"]}
    text = formats.written(program, "concise")
    assert text == "/p/tiny.cu:4:5: out-of-bounds: past the end\n/p/tiny.cu:1:1: error: refused\n"
    cases = [{"status": "pass"}, {"status": "finding", "message": "m", "cause": "race: it", "location": "mine.py:7"}]
    sent = {"verb": "submit", "file": "/s/mine.py", "task": "axpy", "status": "finding", "message": "m", "cases": cases}
    assert formats.written(sent, "concise") == "/s/mine.py:7:1: finding: race: it [axpy, case 1]\n"
    sent |= {"cases": [], "status": "lost", "message": "its worker died"}
    assert formats.written(sent, "concise") == "/s/mine.py:1:1: lost: its worker died\n"
    trials = [Trial("a", {"n": 1}, "pass"), Trial("b", {"n": 2}, "wrong", "off"), Trial("c", {}, "pruned")]
    swept = {"verb": "sweep", "task": "axpy", "trials": [msgspec.to_builtins(trial) for trial in trials]}
    assert formats.written(swept, "concise") == "<unknown>:1:1: wrong: off (n=2)\n"
    checked = [asdict(sanitizer.read("racecheck", HAZARD)), asdict(sanitizer.read("memcheck", "ERROR SUMMARY: 0"))]
    profiled = {"verb": "profile", "task": "axpy", "sanitizer": checked}
    assert formats.written(profiled, "concise").startswith("k.cu:5:1: racecheck: Error: Race reported between")


@pytest.mark.usefixtures("quiet_machine")
def test_an_error_is_no_finding(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, errors = run(capsys, "check", "axpyy", "--output-format", "sarif")
    assert (code, out) == (5, "")
    assert "no task 'axpyy'" in errors
    code, out, _ = run(capsys, "check", "axpyy", "--output-format", "json")
    assert valid(out)["error"]["exit"] == code == 5


def test_each_verb_with_a_document_has_a_type() -> None:
    described = [str(one.__doc__) for one in documents.DOCUMENTS]
    (verbs,) = (one for one in _parsers.build_parser()._actions if isinstance(one, argparse._SubParsersAction))
    for name, parser in verbs.choices.items():
        if any("--json" in action.option_strings for action in parser._actions):
            assert any(f"``warpyard {name}" in text for text in described), name
    published = {one["$ref"].rpartition("/")[2] for one in SCHEMA["anyOf"]}
    assert published == {one.__name__ for one in documents.DOCUMENTS}


def test_the_published_schema_is_that_of_the_types() -> None:
    assert documents.schema() == SCHEMA, "python -m harness.formats.documents > docs/documents.schema.json"
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_what_the_verbs_print_follows_the_schema(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = (submission(folder, body) for folder, body in made(tmp_path))
    race = str(tmp_path / "race.py")
    Path(race).write_text(RACY)
    for words in (
        ("check", AXPY, "-s", good, *CPU, "--json"),
        ("check", AXPY, "-s", bad, *CPU, "--json"),
        ("bench", AXPY, "-s", good, "-k", "0", "--device", "cpu", "--budget", "0.2", "--reps", "3", "--json"),
        ("compare", AXPY, good, good, "-k", "0", "--device", "cpu", "--budget", "0.2", "--reps", "3", "--json"),
        ("watch", AXPY, "-s", bad, "-k", "0", "--device", "cpu", "--runs", "1", "--json"),
        ("list", "--json"),
        ("history", "--json"),
        ("show", "1", "--json"),
        ("leaderboard", AXPY, "--json"),
        ("doctor", "--json"),
        ("judge", "--json"),
        ("trace", AXPY, "-s", race, "-k", "0", "--device", "emulator", "-o", str(tmp_path / "t.json"), "--json"),
        ("trace", AXPY, "-s", race, "-k", "0", "--device", "cuda", "--json"),
        ("estimate", "nvfp4_gemv", "-k", "0", "--tests", "--chip", "h200", "--kernel", "mma", "--quick", "--json"),
        ("run", "--json", "nothing.cu"),
        ("inspect", "attn_dist", "--arch", "sm_90a", "--json"),
        ("check", "axpyy", "--json"),
    ):
        cli.main(list(words))
        document = valid(capsys.readouterr().out)
        assert document["schema"] == console.SCHEMA
        if "error" not in document and words[0] != "show":
            assert document["verb"] == words[0]


def made(folder: Path) -> list[tuple[Path, str]]:
    places = [folder / name for name in ("good", "bad")]
    for place in places:
        place.mkdir()
    return list(zip(places, ("return 2.0 * x + y", "raise ValueError('no')"), strict=True))


@pytest.mark.parametrize("form", _common.FORMATS[1:])
def test_a_run_without_findings_gives_an_empty_report(form: str) -> None:
    text = formats.written({"tasks": []}, form)
    assert text == "" or json.loads(text)
